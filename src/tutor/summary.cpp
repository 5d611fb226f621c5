// SPDX-License-Identifier: MIT
#include "tutor/summary.h"

#include "tutor/wording.h"

#include <QString>

#include <set>

namespace bathhouse::tutor {

namespace {

constexpr std::string_view kBaseChapter = "base";

SummaryRule ruleOf(const Card &card, const std::string &language) {
    SummaryRule rule{card.id, pick(card.title, language), {}};
    for (const CardSentence &sentence : card.statement) {
        const std::string &text = pick(sentence.text, language);
        if (!rule.lines.empty() && rule.lines.back().status == sentence.status)
            rule.lines.back().text += " " + text;
        else
            rule.lines.push_back({sentence.status, text});
    }
    return rule;
}

std::string escaped(const std::string &text) { return QString::fromStdString(text).toHtmlEscaped().toStdString(); }

/// Signs that need no colour: full, half, empty, two ways, unknown.
std::string_view signOf(Status status) {
    switch (status) {
    case Status::Official: return "\u25CF";
    case Status::Community: return "\u25D0";
    case Status::Deduced: return "\u25CB";
    case Status::Disputed: return "\u21C4";
    case Status::Open: break;
    }
    return "?";
}

constexpr std::string_view kStyle =
    "@page{size:A4;margin:12mm}body{font:10px/1.3 Inter,sans-serif;color:#222;max-width:190mm;margin:8mm auto}"
    "h1{font-size:20px;margin:0}p{margin:2px 0}.rules{columns:2;column-gap:8mm;margin:8px 0}"
    "h2{font-size:13px;margin:8px 0 2px;break-after:avoid;color:#7a3b12}.rule{break-inside:avoid;margin:0 0 3px}"
    ".official{color:#1d6b3a}.community{color:#1f5fa8}.deduced{color:#6b4aa0}.disputed{color:#a15c00}.open{color:#555}"
    "footer{border-top:1px solid #bbb;padding-top:4px;color:#444}";

}  // namespace

Summary summaryOf(const Catalogue &catalogue, const std::string &language) {
    const Wording wording(language);
    Summary summary;
    summary.language = language;
    summary.title = wording.text("summary.title");
    summary.subtitle = wording.text("summary.subtitle");
    summary.sources = wording.text("summary.sources");
    summary.fan = wording.text("summary.fan");
    std::set<Status> there;
    for (const Card &card : catalogue.cards()) {
        // The chapters about bathhouses come first.
        if (card.chapter == kBaseChapter) break;
        if (summary.sections.empty() || summary.sections.back().chapter != card.chapter)
            summary.sections.push_back({card.chapter, catalogue.chapterLabel(card.chapter, language), {}});
        summary.sections.back().rules.push_back(ruleOf(card, language));
        for (const SummaryLine &line : summary.sections.back().rules.back().lines) there.insert(line.status);
    }
    for (const CatalogueWord &word : catalogue.statusWords()) {
        const auto status = statusNamed(word.id);
        if (!status || !there.contains(*status)) continue;
        summary.statusWords.emplace_back(
            *status, wording.text("summary.status",
                                  {{"status", pick(word.name, language)}, {"meaning", pick(word.meaning, language)}}));
    }
    return summary;
}

std::string summaryText(const Summary &summary) {
    std::string text = summary.title + "\n" + summary.subtitle + "\n";
    for (const SummarySection &section : summary.sections) {
        text += "\n" + section.title + "\n";
        for (const SummaryRule &rule : section.rules) {
            text += "\n  " + rule.title + " (" + rule.id + ")\n";
            for (const SummaryLine &line : rule.lines)
                text += "    " + std::string(signOf(line.status)) + " " + line.text + "\n";
        }
    }
    text += "\n";
    for (const auto &[status, words] : summary.statusWords) text += std::string(signOf(status)) + " " + words + "\n";
    return text + "\n" + summary.sources + "\n" + summary.fan + "\n";
}

std::string summaryHtml(const Summary &summary) {
    const auto sign = [](Status status) {
        return "<span class=\"" + std::string(name(status)) + "\">" + std::string(signOf(status)) + "</span> ";
    };
    std::string html = "<!DOCTYPE html>\n<html lang=\"" + summary.language +
                       "\">\n<head><meta charset=\"utf-8\"><title>" + escaped(summary.title) + "</title>\n<style>" +
                       std::string(kStyle) + "</style></head>\n<body>\n<h1>" + escaped(summary.title) + "</h1>\n<p>" +
                       escaped(summary.subtitle) + "</p>\n<div class=\"rules\">\n";
    for (const SummarySection &section : summary.sections) {
        html += "<h2>" + escaped(section.title) + "</h2>\n";
        for (const SummaryRule &rule : section.rules) {
            html += "<p class=\"rule\" id=\"" + rule.id + "\"><b>" + escaped(rule.title) + "</b>";
            for (const SummaryLine &line : rule.lines) html += "<br>" + sign(line.status) + escaped(line.text);
            html += "</p>\n";
        }
    }
    html += "</div>\n<footer>\n";
    for (const auto &[status, words] : summary.statusWords) html += "<p>" + sign(status) + escaped(words) + "</p>\n";
    return html + "<p>" + escaped(summary.sources) + "</p>\n<p>" + escaped(summary.fan) +
           "</p>\n</footer>\n</body>\n</html>\n";
}

}  // namespace bathhouse::tutor
