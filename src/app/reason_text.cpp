// SPDX-License-Identifier: MIT
#include "app/reason_text.h"

#include "scenario/json.h"
#include "scenario/trace.h"
#include "scenario/writer.h"
#include "tutor/catalogue.h"

#include <QString>

namespace bathhouse::app {

namespace {

/// " +3", " −4" or "  -" for a remark, as wide as it must be to stand in a column.
std::string inFront(const tutor::Reason &reason) {
    const std::string mark = !reason.points ? "-" : (*reason.points > 0 ? "+" : "") + tutor::number(*reason.points);
    const auto width = static_cast<std::size_t>(QString::fromStdString(mark).size());
    return std::string(width < 3 ? 3 - width : 0, ' ') + mark;
}

void write(const tutor::Reason &reason, const tutor::Wording &wording, std::size_t depth, std::string &text) {
    const std::string indent(depth * 4, ' ');
    text += indent + inFront(reason) + ' ' + reason.sentence;
    if (reason.step) text += " (" + wording.text("report.step", {{"number", std::to_string(*reason.step + 1)}}) + ")";
    text += "\n";
    if (!reason.rules.empty()) text += indent + "      " + rulesLine(reason.rules, wording) + "\n";
    for (const tutor::Reason &child : reason.children) write(child, wording, depth + 1, text);
}

} // namespace

std::string rulesLine(const std::vector<rules::RuleId> &cited, const tutor::Wording &wording) {
    std::string list;
    for (const rules::RuleId rule : cited) {
        const tutor::Card *card = tutor::Catalogue::shipped().find(rule);
        const std::string named =
            card ? tutor::pick(card->title, wording.language()) + " (" + std::string(rule) + ")" : std::string(rule);
        list = list.empty() ? named : wording.text("list.apart", {{"first", list}, {"last", named}});
    }
    return wording.text("report.rules", {{"rules", list}});
}

std::string reasonText(const tutor::Reason &reason, const tutor::Wording &wording) {
    std::string text = reason.sentence + "\n";
    if (!reason.rules.empty()) text += "  " + rulesLine(reason.rules, wording) + "\n";
    for (const tutor::Reason &child : reason.children) write(child, wording, 0, text);
    return text;
}

Json reasonJson(const tutor::Reason &reason, const tutor::Story &story) {
    Json json = Json::object();
    json["sentence"] = reason.sentence;
    json["rules"] = Json::array();
    for (const rules::RuleId rule : reason.rules) json["rules"].push_back(std::string(rule));
    if (reason.points) json["points"] = *reason.points;
    if (reason.step) json["step"] = *reason.step + 1;
    json["tiles"] = Json::array();
    for (const rules::Position at : reason.tiles) json["tiles"].push_back(scenario::toJson(at));
    json["figures"] = Json::array();
    for (const rules::FigureAt &f : reason.figures)
        json["figures"].push_back({{"player", story.table().name(f.player)},
                                   {"figure", std::string(rules::traits(f.figure).name)},
                                   {"at", scenario::toJson(f.where.at)},
                                   {"on", scenario::onName(story.now(), f.where)}});
    json["children"] = Json::array();
    for (const tutor::Reason &child : reason.children) json["children"].push_back(reasonJson(child, story));
    return json;
}

} // namespace bathhouse::app
