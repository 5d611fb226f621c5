<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AnswerSection</name>
    <message>
        <source>Close the answer</source>
        <translation>Antwort schließen</translation>
    </message>
    <message>
        <source>Back to the first position</source>
        <translation>Zurück zur ersten Stellung</translation>
    </message>
    <message>
        <source>Back to step %1</source>
        <translation>Zurück zu Schritt %1</translation>
    </message>
</context>
<context>
    <name>AsideChip</name>
    <message>
        <source>%1 on %2, the first one on %3</source>
        <translation>%1 auf %2, der erste auf %3</translation>
    </message>
    <message>
        <source>Beside the board: %1</source>
        <translation>Neben dem Brett: %1</translation>
    </message>
</context>
<context>
    <name>AuthorDesk</name>
    <message>
        <source>The tile %1 belongs to an expansion that is off. Turn the expansion on first.</source>
        <translation>Das Plättchen %1 gehört zu einer Erweiterung, die ausgeschaltet ist. Schalte zuerst die Erweiterung ein.</translation>
    </message>
    <message>
        <source>While moves are recorded, tiles that lie there stay.</source>
        <translation>Während Spielzüge aufgenommen werden, bleiben liegende Plättchen.</translation>
    </message>
    <message>
        <source>While moves are recorded, figures that stand there stay.</source>
        <translation>Während Spielzüge aufgenommen werden, bleiben stehende Figuren.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nichts ist ausgewählt.</translation>
    </message>
    <message numerus="yes">
        <source>Tiles copied: %n.</source>
        <translation>
            <numerusform>%n Plättchen kopiert.</numerusform>
            <numerusform>%n Plättchen kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no area of a board on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Ausschnitt eines Spielfelds.</translation>
    </message>
    <message numerus="yes">
        <source>Tiles left out, because this scenario does not have them: %n.</source>
        <translation>
            <numerusform>%n Plättchen fehlt: Dieses Szenario hat es nicht.</numerusform>
            <numerusform>%n Plättchen fehlen: Dieses Szenario hat sie nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>While moves are recorded, nothing is removed.</source>
        <translation>Während Spielzüge aufgenommen werden, wird nichts entfernt.</translation>
    </message>
    <message>
        <source>While moves are recorded, tokens that lie there stay.</source>
        <translation>Während Züge aufgezeichnet werden, bleiben Marker, die dort liegen.</translation>
    </message>
</context>
<context>
    <name>AuthorDock</name>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Pages of the scenario</source>
        <translation>Seiten des Szenarios</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>ohne Titel</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>Zu tun</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
</context>
<context>
    <name>BathhouseCard</name>
    <message>
        <source>Bathhouse, flag %1</source>
        <translation>Badehaus, Fahne %1</translation>
    </message>
    <message>
        <source>%1 of 8 spaces filled</source>
        <translation>%1 von 8 Plätzen belegt</translation>
    </message>
    <message>
        <source>Nobody is in it.</source>
        <translation>Niemand liegt darin.</translation>
    </message>
    <message>
        <source>%1’s meeple is inside.</source>
        <translation>Der Meeple von %1 liegt darin.</translation>
    </message>
    <message>
        <source>Can it leave?</source>
        <translation>Kommt er heraus?</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Kostenlos</translation>
    </message>
    <message>
        <source>once the %1 missing spaces are filled</source>
        <translation>wenn die %1 freien Plätze belegt sind</translation>
    </message>
    <message>
        <source>once the missing space is filled</source>
        <translation>wenn der freie Platz belegt ist</translation>
    </message>
    <message>
        <source>now: its ring has just closed</source>
        <translation>jetzt: Der Ring wurde eben geschlossen</translation>
    </message>
    <message>
        <source>no: its ring was closed before</source>
        <translation>nein: Der Ring war schon geschlossen</translation>
    </message>
    <message>
        <source>Buy back</source>
        <translation>Zurückkaufen</translation>
    </message>
    <message>
        <source>pay %1 in %2’s turn: %3 → %4</source>
        <translation>%1 zahlen im Zug von %2: %3 → %4</translation>
    </message>
</context>
<context>
    <name>BathhouseInspector</name>
    <message>
        <source>Flag</source>
        <translation>Fahne</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Ringsum</translation>
    </message>
    <message>
        <source>%1 of 8</source>
        <translation>%1 von 8</translation>
    </message>
    <message>
        <source>For free</source>
        <translation>Kostenlos</translation>
    </message>
    <message>
        <source>Buy back</source>
        <translation>Rückkauf</translation>
    </message>
    <message>
        <source>when filled</source>
        <translation>sobald umschlossen</translation>
    </message>
    <message>
        <source>right now</source>
        <translation>jetzt sofort</translation>
    </message>
    <message>
        <source>too late: came later</source>
        <translation>zu spät: kam danach</translation>
    </message>
    <message>
        <source>too late: same turn</source>
        <translation>zu spät: selber Zug</translation>
    </message>
    <message>
        <source>never: in a hole</source>
        <translation>nie: in einem Loch</translation>
    </message>
    <message>
        <source>too late: forgotten</source>
        <translation>zu spät: vergessen</translation>
    </message>
    <message>
        <source>too late: late or forgotten</source>
        <translation>zu spät: danach oder vergessen</translation>
    </message>
    <message>
        <source>not allowed here</source>
        <translation>hier nicht erlaubt</translation>
    </message>
    <message>
        <source>%1, leaving %2; not now</source>
        <translation>%1, dann %2; nicht jetzt</translation>
    </message>
    <message>
        <source>%1, leaving %2</source>
        <translation>%1, dann %2</translation>
    </message>
</context>
<context>
    <name>BathhouseTilesRow</name>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>%n verdeckt</numerusform>
            <numerusform>%n verdeckt</numerusform>
        </translation>
    </message>
    <message>
        <source>In the game: %1</source>
        <translation>Im Spiel: %1</translation>
    </message>
    <message>
        <source>In the game: %1. Back in the box: %2</source>
        <translation>Im Spiel: %1. Zurück in der Schachtel: %2</translation>
    </message>
    <message>
        <source>In the game</source>
        <translation>Im Spiel</translation>
    </message>
    <message>
        <source>Back in the box</source>
        <translation>Zurück in der Schachtel</translation>
    </message>
</context>
<context>
    <name>BoardArea</name>
    <message>
        <source>Board</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>“Board as list” reads the same position aloud.</source>
        <translation>„Spielfeld als Liste“ liest dieselbe Stellung vor.</translation>
    </message>
</context>
<context>
    <name>BoardAsking</name>
    <message>
        <source>Bathhouse at (%1, %2)</source>
        <translation>Badehaus auf (%1, %2)</translation>
    </message>
    <message>
        <source>Figures on the board</source>
        <translation>Figuren auf dem Brett</translation>
    </message>
    <message>
        <source>Nothing to ask here</source>
        <translation>Hier gibt es nichts zu fragen</translation>
    </message>
</context>
<context>
    <name>BoardEditor</name>
    <message>
        <source>&amp;Cut tiles</source>
        <translation>Plättchen a&amp;usschneiden</translation>
    </message>
    <message>
        <source>C&amp;opy tiles</source>
        <translation>Plättchen &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste tiles</source>
        <translation>Plättchen &amp;einfügen</translation>
    </message>
    <message>
        <source>Select &amp;all tiles</source>
        <translation>&amp;Alle Plättchen auswählen</translation>
    </message>
    <message>
        <source>&amp;Turn right (R)</source>
        <translation>Nach &amp;rechts drehen (R)</translation>
    </message>
    <message>
        <source>Turn &amp;left (Shift+R)</source>
        <translation>Nach &amp;links drehen (Umschalt+R)</translation>
    </message>
    <message>
        <source>&amp;Remove (Delete)</source>
        <translation>E&amp;ntfernen (Entf)</translation>
    </message>
    <message>
        <source>&amp;Free set-up</source>
        <translation>&amp;Freier Aufbau</translation>
    </message>
    <message>
        <source>Record what is &amp;played</source>
        <translation>&amp;Gespieltes aufnehmen</translation>
    </message>
    <message>
        <source>&amp;Save picture …</source>
        <translation>Bild &amp;speichern …</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>B&amp;ild kopieren</translation>
    </message>
    <message>
        <source>Pictures with &amp;highlights</source>
        <translation>Bilder mit &amp;Hervorhebungen</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>The board is too large for a picture.</source>
        <translation>Das Spielfeld ist zu groß für ein Bild.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Das Bild ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Hand-out of all steps (*.pdf)</source>
        <translation>Handzettel mit allen Schritten (*.pdf)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>BoardListDock</name>
    <message>
        <source>Board as list</source>
        <translation>Spielfeld als Liste</translation>
    </message>
    <message>
        <source>%1 tiles</source>
        <translation>%1 Plättchen</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Lay the tile in hand</source>
        <translation>Plättchen in der Hand legen</translation>
    </message>
    <message>
        <source>R turns, Delete removes the tile of a row.</source>
        <translation>R dreht, Entf entfernt das Plättchen einer Zeile.</translation>
    </message>
</context>
<context>
    <name>BoardListModel</name>
    <message>
        <source>N</source>
        <comment>north, one letter</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>E</source>
        <comment>east, one letter</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>S</source>
        <comment>south, one letter</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>W</source>
        <comment>west, one letter</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Wiese</translation>
    </message>
    <message>
        <source>monastery</source>
        <translation>Kloster</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>Garten</translation>
    </message>
    <message>
        <source> with coat of arms</source>
        <translation> mit Wappen</translation>
    </message>
    <message>
        <source> with bathhouse %1</source>
        <translation> mit Badehaus %1</translation>
    </message>
    <message>
        <source>bathhouse</source>
        <translation>Badehaus</translation>
    </message>
    <message>
        <source>1 field</source>
        <translation>1 Wiese</translation>
    </message>
    <message>
        <source>%1 fields</source>
        <translation>%1 Wiesen</translation>
    </message>
    <message>
        <source>%1: %2 on %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Gedreht</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
</context>
<context>
    <name>BoardPicker</name>
    <message>
        <source>(%1, %2): nothing to choose.</source>
        <translation>(%1, %2): nichts zu wählen.</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>Gewählt: %1.</translation>
    </message>
    <message>
        <source>%1. Enter chooses it.</source>
        <translation>%1. Enter wählt es.</translation>
    </message>
</context>
<context>
    <name>ChoiceButton</name>
    <message>
        <source>Key %1</source>
        <translation>Taste %1</translation>
    </message>
</context>
<context>
    <name>CompareSide</name>
    <message>
        <source>What %1 is played with</source>
        <translation>Womit %1 gespielt wird</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Spielbrett %1</translation>
    </message>
    <message>
        <source>The scenario cannot be set up like this:</source>
        <translation>So lässt sich das Szenario nicht aufstellen:</translation>
    </message>
</context>
<context>
    <name>CompareWindow</name>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>What happened on both sides</source>
        <translation>Was auf beiden Seiten geschah</translation>
    </message>
    <message>
        <source>&amp;What differs</source>
        <translation>&amp;Was anders ist</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Erste Stellung</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Next &amp;difference</source>
        <translation>Nächster &amp;Unterschied</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>How the positions differ</source>
        <translation>Wie sich die Stellungen unterscheiden</translation>
    </message>
</context>
<context>
    <name>DecisionBar</name>
    <message>
        <source>Back to the lesson</source>
        <translation>Zurück zur Lektion</translation>
    </message>
    <message>
        <source>Leave your own line and go on where you left the lesson (Esc)</source>
        <translation>Die eigene Variante verlassen und die Lektion dort fortsetzen, wo du sie verlassen hast (Esc)</translation>
    </message>
    <message>
        <source>Your own line</source>
        <translation>Deine Variante</translation>
    </message>
    <message>
        <source>What happens if …</source>
        <translation>Was passiert, wenn …</translation>
    </message>
    <message>
        <source>Choose to go on</source>
        <translation>Wähle, um weiterzugehen</translation>
    </message>
    <message>
        <source>%1 bathes in %2</source>
        <translation>%1 badet in der %2</translation>
    </message>
    <message>
        <source>The lesson goes on with this.</source>
        <translation>So geht die Lektion weiter.</translation>
    </message>
    <message>
        <source>Try this as your own line.</source>
        <translation>Probiere das als eigene Variante.</translation>
    </message>
    <message>
        <source>1 way</source>
        <translation>1 Möglichkeit</translation>
    </message>
    <message>
        <source>%1 ways</source>
        <translation>%1 Möglichkeiten</translation>
    </message>
    <message>
        <source>Place the tile</source>
        <translation>Plättchen legen</translation>
    </message>
    <message>
        <source>Place a figure</source>
        <translation>Figur einsetzen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Lay a tile of the palette, or choose</source>
        <translation>Lege ein Plättchen der Palette, oder wähle</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
</context>
<context>
    <name>DrillPanel</name>
    <message>
        <source>Drill</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Looking for a position …</source>
        <translation>Eine Stellung wird gesucht …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 (Esc)</source>
        <translation>%1 (Esc)</translation>
    </message>
    <message>
        <source>Keep this position …</source>
        <translation>Diese Stellung behalten …</translation>
    </message>
    <message>
        <source>Another rule …</source>
        <translation>Andere Regel …</translation>
    </message>
    <message>
        <source>%1 in a row. Longest: %2</source>
        <translation>%1 in Folge. Längste: %2</translation>
    </message>
    <message>
        <source>What I missed: %1</source>
        <translation>Verfehlt: %1</translation>
    </message>
</context>
<context>
    <name>DrillPicker</name>
    <message>
        <source>Drill a rule</source>
        <translation>Eine Regel üben</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Regel suchen</translation>
    </message>
    <message>
        <source>Order of the rules</source>
        <translation>Reihenfolge der Regeln</translation>
    </message>
    <message>
        <source>By chapter</source>
        <translation>Nach Kapiteln</translation>
    </message>
    <message>
        <source>Fewest right answers first</source>
        <translation>Wenigste richtige Antworten zuerst</translation>
    </message>
    <message>
        <source>Drill this rule</source>
        <translation>Diese Regel üben</translation>
    </message>
    <message>
        <source>What I missed: %1</source>
        <translation>Verfehlt: %1</translation>
    </message>
    <message>
        <source>The rules behind questions and drills that were not answered rightly at once.</source>
        <translation>Die Regeln hinter Fragen und Übungen, die nicht auf Anhieb richtig beantwortet wurden.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <translation>%1 in Folge</translation>
    </message>
</context>
<context>
    <name>DrillSession</name>
    <message>
        <source>No rule that you missed comes back now.</source>
        <translation>Zurzeit kommt keine verfehlte Regel wieder.</translation>
    </message>
    <message>
        <source>The search is cancelled.</source>
        <translation>Die Suche ist abgebrochen.</translation>
    </message>
    <message>
        <source>No position of this rule was found. Try once more, or take another rule.</source>
        <translation>Zu dieser Regel wurde keine Stellung gefunden. Versuche es noch einmal oder nimm eine andere Regel.</translation>
    </message>
</context>
<context>
    <name>ExpectablesModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ExpectablesWords</name>
    <message>
        <source>expected %1</source>
        <translation>erwartet: %1</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>es gibt keines</translation>
    </message>
    <message>
        <source>expected to be free</source>
        <translation>erwartet: frei</translation>
    </message>
    <message>
        <source>%1 lies in the bathhouse at %2</source>
        <translation>%1 liegt im Badehaus bei %2</translation>
    </message>
    <message>
        <source>The bathhouse at %1 is free</source>
        <translation>Das Badehaus bei %1 ist frei</translation>
    </message>
    <message>
        <source>Exactly these figures are on the board: %1</source>
        <translation>Genau diese Figuren stehen auf dem Plan: %1</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>Regel: %1</translation>
    </message>
    <message>
        <source>not shown here</source>
        <translation>hier nicht zu sehen</translation>
    </message>
    <message>
        <source>Points of %1: %2</source>
        <translation>Punkte von %1: %2</translation>
    </message>
    <message>
        <source>%1 has %3 left: %2</source>
        <translation>%1 hat noch %3: %2</translation>
    </message>
</context>
<context>
    <name>ExpectedPage</name>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>After all moves of the lesson&apos;s line</source>
        <translation>Nach allen Spielzügen der Lektion</translation>
    </message>
    <message>
        <source>After this step</source>
        <translation>Nach diesem Schritt</translation>
    </message>
    <message>
        <source>After the step shown and all that follows from it by itself</source>
        <translation>Nach dem gezeigten Schritt und allem, was von selbst daraus folgt</translation>
    </message>
    <message>
        <source>What the play shows</source>
        <translation>Was das Spiel zeigt</translation>
    </message>
    <message>
        <source>Confirm all</source>
        <translation>Alle bestätigen</translation>
    </message>
    <message>
        <source>Confirm none</source>
        <translation>Keine bestätigen</translation>
    </message>
    <message>
        <source>Choose a step: nothing can be expected before the first one.</source>
        <translation>Wähle einen Schritt: Vor dem ersten lässt sich nichts erwarten.</translation>
    </message>
    <message>
        <source>%1 confirmed. %2 expected otherwise: a click takes what the play shows.</source>
        <translation>Bestätigt: %1. Anders erwartet: %2. Ein Klick übernimmt, was das Spiel zeigt.</translation>
    </message>
    <message>
        <source>%1 confirmed.</source>
        <translation>Bestätigt: %1.</translation>
    </message>
    <message>
        <source>This is what the play shows. Tick what you meant: the file then expects it.</source>
        <translation>Das zeigt das Spiel. Hake an, was du gemeint hast: Die Datei erwartet es dann.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Plays all moves and offers what comes out (F8)</source>
        <translation>Spielt alle Züge und bietet an, was herauskommt (F8)</translation>
    </message>
</context>
<context>
    <name>FactsPage</name>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Teaches these rules</source>
        <translation>Lehrt diese Regeln</translation>
    </message>
    <message>
        <source>Find a rule to add</source>
        <translation>Regel hinzufügen</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Lower-case words joined by hyphens, such as two-scorings.</source>
        <translation>Wörter in Kleinbuchstaben mit Bindestrichen, wie two-scorings.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer anfängt</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Erweiterungen</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>%1 (as usual)</source>
        <translation>%1 (wie üblich)</translation>
    </message>
    <message>
        <source>Tiles to draw</source>
        <translation>Zu ziehende Plättchen</translation>
    </message>
    <message>
        <source>In this order. A move that names its own tile takes none of them.</source>
        <translation>In dieser Reihenfolge. Ein Spielzug, der sein eigenes Plättchen nennt, nimmt keines davon.</translation>
    </message>
    <message>
        <source>Find a tile to add</source>
        <translation>Plättchen hinzufügen</translation>
    </message>
    <message>
        <source>The first player</source>
        <translation>Der erste Spieler</translation>
    </message>
    <message>
        <source>Tiles of its own</source>
        <translation>Eigene Plättchen</translation>
    </message>
    <message>
        <source>Design a tile …</source>
        <translation>Plättchen entwerfen …</translation>
    </message>
    <message>
        <source>Change or remove this tile</source>
        <translation>Dieses Plättchen ändern oder entfernen</translation>
    </message>
    <message>
        <source>“%1” in the file</source>
        <translation>„%1“ in der Datei</translation>
    </message>
    <message>
        <source>Set-up exercise</source>
        <translation>Übung zum Spielaufbau</translation>
    </message>
</context>
<context>
    <name>FigurePaletteDock</name>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>left</source>
        <translation>übrig</translation>
    </message>
    <message>
        <source>%1: %2, %3 left</source>
        <translation>%1: %2, noch %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Stands on:</source>
        <translation>Steht auf:</translation>
    </message>
</context>
<context>
    <name>FigureTool</name>
    <message>
        <source>Not here</source>
        <translation>Nicht hier</translation>
    </message>
    <message>
        <source>A figure needs a tile.</source>
        <translation>Eine Figur braucht ein Plättchen.</translation>
    </message>
    <message>
        <source>Choose a part of the tile.</source>
        <translation>Wähle einen Teil des Plättchens.</translation>
    </message>
    <message>
        <source>Here: %1.</source>
        <translation>Hier: %1.</translation>
    </message>
    <message>
        <source>A recorded figure goes onto the tile just placed, and belongs to the player whose turn it is.</source>
        <translation>Eine aufgenommene Figur kommt auf das eben gelegte Plättchen und gehört dem Spieler am Zug.</translation>
    </message>
</context>
<context>
    <name>HandOut</name>
    <message>
        <source>Before the first move</source>
        <translation>Vor dem ersten Spielzug</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>HistoryDock</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>change %1 of %2</source>
        <translation>Änderung %1 von %2</translation>
    </message>
</context>
<context>
    <name>InteractionsWindow</name>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>With other expansions</source>
        <translation>Mit anderen Erweiterungen</translation>
    </message>
    <message>
        <source>What changes if we add …</source>
        <translation>Was ändert sich mit …</translation>
    </message>
    <message>
        <source>No ruling known</source>
        <translation>Keine Regelung bekannt</translation>
    </message>
    <message>
        <source>The rulings</source>
        <translation>Die Regelungen</translation>
    </message>
    <message>
        <source>Play “%1”</source>
        <translation>„%1“ spielen</translation>
    </message>
    <message>
        <source>The card in the rule book</source>
        <translation>Die Karte im Regelbuch</translation>
    </message>
    <message numerus="yes">
        <source>All rulings: %n. No official rules exist for combinations.</source>
        <translation>
            <numerusform>Alle Regelungen: %n. Für Kombinationen gibt es keine offiziellen Regeln.</numerusform>
            <numerusform>Alle Regelungen: %n. Für Kombinationen gibt es keine offiziellen Regeln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rulings that matter at this table: %n</source>
        <translation>
            <numerusform>Regelungen, die an diesem Tisch zählen: %n</numerusform>
            <numerusform>Regelungen, die an diesem Tisch zählen: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Play “%1” (also needs: %2)</source>
        <translation>„%1“ spielen (braucht auch: %2)</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>← →</source>
        <translation>← →</translation>
    </message>
    <message>
        <source>one step back or on</source>
        <translation>einen Schritt zurück oder weiter</translation>
    </message>
    <message>
        <source>Home End</source>
        <translation>Pos1 Ende</translation>
    </message>
    <message>
        <source>first position, last step</source>
        <translation>erste Stellung, letzter Schritt</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>play the steps</source>
        <translation>Schritte abspielen</translation>
    </message>
    <message>
        <source>1 … 9, Y, N, Enter</source>
        <translation>1 … 9, J, N, Eingabe</translation>
    </message>
    <message>
        <source>answer the question, go on</source>
        <translation>die Frage beantworten, weitergehen</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>ask why, or why not</source>
        <translation>fragen, warum oder warum nicht</translation>
    </message>
    <message>
        <source>Shift+← → ↑ ↓</source>
        <translation>Umschalt+← → ↑ ↓</translation>
    </message>
    <message>
        <source>move the cursor on the board, Enter asks there</source>
        <translation>den Zeiger bewegen, Eingabe fragt dort</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>leave your own line</source>
        <translation>die eigene Variante verlassen</translation>
    </message>
    <message>
        <source>Ctrl+→</source>
        <translation>Strg+→</translation>
    </message>
    <message>
        <source>next lesson</source>
        <translation>nächste Lektion</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Strg+R</translation>
    </message>
    <message>
        <source>drill a rule</source>
        <translation>eine Regel üben</translation>
    </message>
    <message>
        <source>Ctrl+1 2</source>
        <translation>Strg+1 2</translation>
    </message>
    <message>
        <source>Learn, Author</source>
        <translation>Lernen, Gestalten</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Strg+K</translation>
    </message>
    <message>
        <source>find a rule or a lesson</source>
        <translation>Regel oder Lektion suchen</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Strg+B</translation>
    </message>
    <message>
        <source>the rule book</source>
        <translation>das Regelbuch</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Strg+Umschalt+E</translation>
    </message>
    <message>
        <source>with other expansions</source>
        <translation>mit anderen Erweiterungen</translation>
    </message>
    <message>
        <source>Alt+1 2 3 4</source>
        <translation>Alt+1 2 3 4</translation>
    </message>
    <message>
        <source>players, problems, board as list, history</source>
        <translation>Spieler, Probleme, Spielfeld als Liste, Verlauf</translation>
    </message>
    <message>
        <source>F, Ctrl++, Ctrl+-</source>
        <translation>F, Strg++, Strg+-</translation>
    </message>
    <message>
        <source>whole board, larger, smaller</source>
        <translation>ganzes Spielfeld, größer, kleiner</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Strg+D</translation>
    </message>
    <message>
        <source>dark or light</source>
        <translation>dunkel oder hell</translation>
    </message>
    <message>
        <source>← → ↑ ↓</source>
        <translation>← → ↑ ↓</translation>
    </message>
    <message>
        <source>move the cursor on the board, with Shift select</source>
        <translation>den Zeiger bewegen, mit Umschalt auswählen</translation>
    </message>
    <message>
        <source>T M</source>
        <translation>T M</translation>
    </message>
    <message>
        <source>to the tiles, to the figures</source>
        <translation>zu den Plättchen, zu den Figuren</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>lay it here, or pick it up</source>
        <translation>hier legen, oder aufnehmen</translation>
    </message>
    <message>
        <source>R Shift+R</source>
        <translation>R Umschalt+R</translation>
    </message>
    <message>
        <source>turn right, left</source>
        <translation>rechtsherum, linksherum drehen</translation>
    </message>
    <message>
        <source>. ,</source>
        <translation>. ,</translation>
    </message>
    <message>
        <source>another part for a figure</source>
        <translation>ein anderer Teil für eine Figur</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>take away a figure, then the tile</source>
        <translation>eine Figur entfernen, dann das Plättchen</translation>
    </message>
    <message>
        <source>empty the hand, select nothing</source>
        <translation>die Hand leeren, nichts auswählen</translation>
    </message>
    <message>
        <source>Ctrl+C X V</source>
        <translation>Strg+C X V</translation>
    </message>
    <message>
        <source>copy, cut, paste tiles</source>
        <translation>Plättchen kopieren, ausschneiden, einfügen</translation>
    </message>
    <message>
        <source>Ctrl+Z Ctrl+Shift+Z</source>
        <translation>Strg+Z Strg+Umschalt+Z</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>rückgängig, wiederholen</translation>
    </message>
    <message>
        <source>Ctrl+N O S</source>
        <translation>Strg+N O S</translation>
    </message>
    <message>
        <source>new, open, save</source>
        <translation>neu, öffnen, speichern</translation>
    </message>
    <message>
        <source>F8 F9</source>
        <translation>F8 F9</translation>
    </message>
    <message>
        <source>run the moves, check the file</source>
        <translation>Züge abspielen, die Datei prüfen</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Strg+P</translation>
    </message>
    <message>
        <source>play as a learner</source>
        <translation>wie Lernende spielen</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Authoring</source>
        <translation>Gestalten</translation>
    </message>
    <message>
        <source>Alt+↑ ↓</source>
        <translation>Alt+↑ ↓</translation>
    </message>
    <message>
        <source>move an entry of an order</source>
        <translation>einen Eintrag einer Reihenfolge verschieben</translation>
    </message>
    <message>
        <source>Ctrl+Shift+K</source>
        <translation>Strg+Umschalt+K</translation>
    </message>
    <message>
        <source>compare</source>
        <translation>vergleichen</translation>
    </message>
</context>
<context>
    <name>LearnProgress</name>
    <message>
        <source>The file with your progress is damaged. It is kept as “%1”, and a new one is begun.</source>
        <translation>Die Datei mit deinem Fortschritt ist beschädigt. Sie bleibt als „%1“ erhalten, und eine neue wird begonnen.</translation>
    </message>
    <message>
        <source>Your progress was saved by a newer version. It is kept as “%1”, and a new file is begun.</source>
        <translation>Dein Fortschritt wurde von einer neueren Version gespeichert. Er bleibt als „%1“ erhalten, und eine neue Datei wird begonnen.</translation>
    </message>
    <message>
        <source>Your progress cannot be saved now: %1. It is tried again with the next answer.</source>
        <translation>Dein Fortschritt kann jetzt nicht gespeichert werden: %1. Mit der nächsten Antwort wird es wieder versucht.</translation>
    </message>
</context>
<context>
    <name>LessonDocument</name>
    <message>
        <source>it is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Ohne Titel</translation>
    </message>
</context>
<context>
    <name>LessonsDock</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Find a lesson</source>
        <translation>Lektion suchen</translation>
    </message>
    <message>
        <source>My scenarios</source>
        <translation>Meine Szenarien</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>Positions: %n</source>
        <translation>
            <numerusform>%n Stellung</numerusform>
            <numerusform>%n Stellungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n min</source>
        <translation>
            <numerusform>etwa %n Min.</numerusform>
            <numerusform>etwa %n Min.</numerusform>
        </translation>
    </message>
    <message>
        <source>Questions that were not answered rightly at once are asked again.</source>
        <translation>Fragen, die nicht sofort richtig beantwortet wurden, werden noch einmal gestellt.</translation>
    </message>
    <message>
        <source>What I missed: %1</source>
        <translation>Verfehlt: %1</translation>
    </message>
    <message>
        <source>Drill a rule …</source>
        <translation>Regel üben …</translation>
    </message>
    <message>
        <source>A fresh position for one rule, with a question (Ctrl+R)</source>
        <translation>Eine neue Stellung zu einer Regel, mit einer Frage (Strg+R)</translation>
    </message>
</context>
<context>
    <name>LinesWords</name>
    <message>
        <source>Another line from step %1</source>
        <translation>Andere Variante ab Schritt %1</translation>
    </message>
    <message>
        <source>The lesson&apos;s line</source>
        <translation>Die Züge der Lektion</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>This file cannot be shown</source>
        <translation>Diese Datei kann nicht gezeigt werden</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>Dunkle Farben</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Helle Farben</translation>
    </message>
    <message>
        <source>%1 (Ctrl+D)</source>
        <translation>%1 (Strg+D)</translation>
    </message>
    <message>
        <source>Bathhouse</source>
        <translation>Bathhouse</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;Öffnen …</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>Neu &amp;einlesen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Gestalten</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Spieler</translation>
    </message>
    <message>
        <source>P&amp;roblems</source>
        <translation>P&amp;robleme</translation>
    </message>
    <message>
        <source>Board as &amp;list</source>
        <translation>Spielfeld als L&amp;iste</translation>
    </message>
    <message>
        <source>L&amp;arger</source>
        <translation>Größ&amp;er</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>Ga&amp;nzes Spielfeld</translation>
    </message>
    <message>
        <source>&amp;Dark or light</source>
        <translation>&amp;Dunkel oder hell</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>&amp;Erste Stellung</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Nächster Schritt</translation>
    </message>
    <message>
        <source>&amp;Last step</source>
        <translation>&amp;Letzter Schritt</translation>
    </message>
    <message>
        <source>&amp;Play the steps</source>
        <translation>Schritte &amp;abspielen</translation>
    </message>
    <message>
        <source>Back to the lesson&apos;s l&amp;ine</source>
        <translation>Zur Lekt&amp;ion zurück</translation>
    </message>
    <message>
        <source>Next le&amp;sson</source>
        <translation>Nächste Le&amp;ktion</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Find a rule or lesson</source>
        <translation>Regel oder Lektion &amp;suchen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;About Bathhouse</source>
        <translation>&amp;Über Bathhouse</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Ein Szenario öffnen</translation>
    </message>
    <message>
        <source>Scenarios (*.bathhouse.json *.json)</source>
        <translation>Szenarien (*.bathhouse.json *.json)</translation>
    </message>
    <message>
        <source>About Bathhouse</source>
        <translation>Über Bathhouse</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bathhouse %1&lt;/b&gt;&lt;p&gt;A rules tutor and scenario editor for the game Carcassonne with its small expansion The Barber-Surgeons.&lt;/p&gt;&lt;p&gt;All pictures are drawn by the program. It is not made or endorsed by the publisher.&lt;/p&gt;</source>
        <translation>&lt;b&gt;Bathhouse %1&lt;/b&gt;&lt;p&gt;Ein Regeltutor und Szenario-Editor für das Spiel Carcassonne mit seiner kleinen Erweiterung Die Bader.&lt;/p&gt;&lt;p&gt;Alle Bilder werden vom Programm gezeichnet. Es ist weder vom Verlag gemacht noch von ihm gebilligt.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Gestalten</translation>
    </message>
    <message>
        <source>Lessons and the tutor (Ctrl+1)</source>
        <translation>Lektionen und der Tutor (Strg+1)</translation>
    </message>
    <message>
        <source>Moves, facts and problems of the file (Ctrl+2)</source>
        <translation>Spielzüge, Angaben und Probleme der Datei (Strg+2)</translation>
    </message>
    <message>
        <source>Lessons or moves at the side</source>
        <translation>Lektionen oder Spielzüge an der Seite</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Ctrl+-</source>
        <translation>Strg+-</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Ctrl++</source>
        <translation>Strg++</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Ganzes Spielfeld</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>Size of the board</source>
        <translation>Größe des Spielfelds</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Strg+D</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Alt+1</source>
        <translation>Alt+1</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Alt+2</source>
        <translation>Alt+2</translation>
    </message>
    <message>
        <source>Board as list</source>
        <translation>Spielfeld als Liste</translation>
    </message>
    <message>
        <source>Alt+3</source>
        <translation>Alt+3</translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <translation>Probleme: %1</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Undo:</source>
        <translation>Rückgängig:</translation>
    </message>
    <message>
        <source>Redo:</source>
        <translation>Wiederholen:</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Strg+Z</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Strg+Umschalt+Z</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Strg+S</translation>
    </message>
    <message>
        <source>Play as learner from this step</source>
        <translation>Ab diesem Schritt wie Lernende spielen</translation>
    </message>
    <message>
        <source>Check the whole file</source>
        <translation>Die ganze Datei prüfen</translation>
    </message>
    <message>
        <source>F9</source>
        <translation>F9</translation>
    </message>
    <message>
        <source>%1%2 – Bathhouse</source>
        <translation>%1%2 – Bathhouse</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>„%1“ hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>Without saving they are lost.</source>
        <translation>Ohne Speichern gehen sie verloren.</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Szenario speichern</translation>
    </message>
    <message>
        <source>Scenarios (*.bathhouse.json)</source>
        <translation>Szenarien (*.bathhouse.json)</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>“%1” %2.</source>
        <translation>„%1“ %2.</translation>
    </message>
    <message>
        <source>Your changes are still here. Choose another place with Save as.</source>
        <translation>Deine Änderungen sind noch da. Wähle einen anderen Ort mit Speichern unter.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Go back to “%1” as it was saved?</source>
        <translation>Zurück zu „%1“, wie es gespeichert wurde?</translation>
    </message>
    <message>
        <source>All changes since then are lost, and their history too.</source>
        <translation>Alle Änderungen seither gehen verloren, und ihr Verlauf auch.</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Noch keine Dateien</translation>
    </message>
    <message>
        <source>As the learner sees it. Back with Author (Ctrl+2).</source>
        <translation>So sehen es Lernende. Zurück mit Gestalten (Strg+2).</translation>
    </message>
    <message>
        <source>&amp;New scenario</source>
        <translation>&amp;Neues Szenario</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Neues &amp;Fenster</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Re&amp;vert to the saved file</source>
        <translation>Zu&amp;rück zur gespeicherten Datei</translation>
    </message>
    <message>
        <source>&amp;Close the window</source>
        <translation>Fenster s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Spielfeld</translation>
    </message>
    <message>
        <source>Other lines that this scenario shows. Esc goes back to its own.</source>
        <translation>Andere Varianten dieses Szenarios. Esc führt zum eigenen Ablauf zurück.</translation>
    </message>
    <message>
        <source>Keep the line that was tried</source>
        <translation>Die versuchte Variante behalten</translation>
    </message>
    <message>
        <source>Lines: %1</source>
        <translation>Varianten: %1</translation>
    </message>
    <message>
        <source>Another line</source>
        <translation>Andere Variante</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Alt+4</source>
        <translation>Alt+4</translation>
    </message>
    <message>
        <source>&amp;Why, or why not …</source>
        <translation>&amp;Warum, oder warum nicht …</translation>
    </message>
    <message>
        <source>Rule &amp;book</source>
        <translation>Regel&amp;buch</translation>
    </message>
    <message>
        <source>&amp;Compare …</source>
        <translation>&amp;Vergleichen …</translation>
    </message>
    <message>
        <source>&amp;Set up a game …</source>
        <translation>Spiel &amp;aufbauen …</translation>
    </message>
    <message>
        <source>S&amp;ave the rules on one page …</source>
        <translation>Regeln auf einer S&amp;eite speichern …</translation>
    </message>
    <message>
        <source>&amp;Print the rules on one page …</source>
        <translation>Regeln auf einer Seite &amp;drucken …</translation>
    </message>
    <message>
        <source>Save the rules on one page</source>
        <translation>Regeln auf einer Seite speichern</translation>
    </message>
    <message>
        <source>Page to print (*.pdf);;Web page (*.html);;Text (*.txt)</source>
        <translation>Seite zum Drucken (*.pdf);;Webseite (*.html);;Text (*.txt)</translation>
    </message>
    <message>
        <source>The rules on one page</source>
        <translation>Die Regeln auf einer Seite</translation>
    </message>
    <message>
        <source>That was the last lesson.</source>
        <translation>Das war die letzte Lektion.</translation>
    </message>
    <message>
        <source>No more questions come back now.</source>
        <translation>Jetzt kommen keine Fragen mehr wieder.</translation>
    </message>
    <message>
        <source>Open the lesson whose answers are to be forgotten.</source>
        <translation>Öffne die Lektion, deren Antworten vergessen werden sollen.</translation>
    </message>
    <message>
        <source>The answers of this lesson are forgotten.</source>
        <translation>Die Antworten dieser Lektion sind vergessen.</translation>
    </message>
    <message>
        <source>Forget all answers</source>
        <translation>Alle Antworten vergessen</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>What I &amp;missed</source>
        <translation>Was ich &amp;verfehlt habe</translation>
    </message>
    <message>
        <source>F&amp;orget the answers of this lesson</source>
        <translation>Antw&amp;orten dieser Lektion vergessen</translation>
    </message>
    <message>
        <source>For&amp;get all answers …</source>
        <translation>Alle Antworten ver&amp;gessen …</translation>
    </message>
    <message>
        <source>&amp;Run the moves</source>
        <translation>Züge &amp;abspielen</translation>
    </message>
    <message>
        <source>&amp;Check the file</source>
        <translation>Datei &amp;prüfen</translation>
    </message>
    <message>
        <source>&amp;Play as learner</source>
        <translation>Wie &amp;Lernende spielen</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Strg+P</translation>
    </message>
    <message>
        <source>Run: what comes out?</source>
        <translation>Abspielen: Was kommt heraus?</translation>
    </message>
    <message>
        <source>F8</source>
        <translation>F8</translation>
    </message>
    <message>
        <source>Moves played: %1.</source>
        <translation>Gespielte Züge: %1.</translation>
    </message>
    <message>
        <source>The file has problems: %1.</source>
        <translation>Die Datei hat Probleme: %1.</translation>
    </message>
    <message>
        <source>Moves that do not work: %1.</source>
        <translation>Züge, die nicht gehen: %1.</translation>
    </message>
    <message>
        <source>Expected and not so: %1.</source>
        <translation>Erwartet und nicht so: %1.</translation>
    </message>
    <message>
        <source>Tick what you meant.</source>
        <translation>Hake an, was du gemeint hast.</translation>
    </message>
    <message>
        <source>Check passed: the file is sound, and all that it expects comes out.</source>
        <translation>Geprüft: Die Datei ist in Ordnung, und alles, was sie erwartet, kommt heraus.</translation>
    </message>
    <message>
        <source>Check failed: the file cannot be played as it is. Problems: %1.</source>
        <translation>Nicht bestanden: Die Datei lässt sich so nicht spielen. Probleme: %1.</translation>
    </message>
    <message>
        <source>Check failed: not all that is expected comes out. Mismatches: %1.</source>
        <translation>Nicht bestanden: Nicht alles Erwartete kommt heraus. Abweichungen: %1.</translation>
    </message>
    <message>
        <source>The answers to the drills of this rule are forgotten.</source>
        <translation>Die Antworten auf die Übungen zu dieser Regel sind vergessen.</translation>
    </message>
    <message>
        <source>Forget what you have answered in all lessons and drills?</source>
        <translation>Alles vergessen, was du in allen Lektionen und Übungen geantwortet hast?</translation>
    </message>
    <message>
        <source>&amp;Drill a rule …</source>
        <translation>Eine Regel &amp;üben …</translation>
    </message>
    <message>
        <source>&amp;With other expansions …</source>
        <translation>&amp;Mit anderen Erweiterungen …</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E brings the rulings back, as they were.</source>
        <translation>Strg+Umschalt+E holt die Regelungen zurück, wie sie waren.</translation>
    </message>
</context>
<context>
    <name>MyTilesWords</name>
    <message>
        <source>“%1” is no list of tiles. Mend it or move it away, then save again.</source>
        <translation>„%1“ ist keine Liste von Plättchen. Berichtigen oder verschieben Sie die Datei und speichern Sie dann erneut.</translation>
    </message>
    <message>
        <source>“%1” %2.</source>
        <translation>„%1“ %2.</translation>
    </message>
</context>
<context>
    <name>OfferBar</name>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>It is kept, and offered again at the next start.</source>
        <translation>Es bleibt erhalten und wird beim nächsten Start wieder angeboten.</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>an untitled scenario</source>
        <translation>ein Szenario ohne Namen</translation>
    </message>
    <message>
        <source>Not saved when the program ended: %1, %2.</source>
        <translation>Nicht gespeichert, als das Programm endete: %1, %2.</translation>
    </message>
</context>
<context>
    <name>OrderInput</name>
    <message>
        <source>The order</source>
        <translation>Die Reihenfolge</translation>
    </message>
    <message>
        <source>Drag, or move with Alt+↑ and Alt+↓.</source>
        <translation>Ziehen oder mit Alt+↑ und Alt+↓ verschieben.</translation>
    </message>
</context>
<context>
    <name>PanelDock</name>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
</context>
<context>
    <name>PickList</name>
    <message>
        <source>Take away %1</source>
        <translation>%1 wegnehmen</translation>
    </message>
    <message>
        <source>Take away: %1</source>
        <translation>Wegnehmen: %1</translation>
    </message>
</context>
<context>
    <name>PlaceInput</name>
    <message>
        <source>Click on the board, or tick here.</source>
        <translation>Klicke auf den Plan oder hake hier an.</translation>
    </message>
    <message>
        <source>Places to choose</source>
        <translation>Orte zur Auswahl</translation>
    </message>
</context>
<context>
    <name>PlayerChip</name>
    <message>
        <source>%1: %2 points, %3 figures left, decides now</source>
        <translation>%1: %2 Punkte, noch %3 Figuren, entscheidet jetzt</translation>
    </message>
    <message>
        <source>%1: %2 points, %3 figures left</source>
        <translation>%1: %2 Punkte, noch %3 Figuren</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>%1. Click to ask why.</source>
        <translation>%1. Klicken, um zu fragen, warum.</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Name des Spielers</translation>
    </message>
    <message>
        <source>Sits before the player above</source>
        <translation>Vor den Spieler darüber setzen</translation>
    </message>
    <message>
        <source>Remove this player and his figures</source>
        <translation>Diesen Spieler mit seinen Figuren entfernen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>usual supply</source>
        <translation>üblicher Vorrat</translation>
    </message>
    <message>
        <source>All figures of the box, less those on the board</source>
        <translation>Alle Figuren der Schachtel, ohne die auf dem Spielfeld</translation>
    </message>
</context>
<context>
    <name>PlayersDock</name>
    <message>
        <source>%1 in bathhouse %2 at %3, %4 of 8 around</source>
        <translation>%1 im Badehaus %2 auf %3, %4 von 8 ringsum</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1, left</source>
        <translation>%1, übrig</translation>
    </message>
    <message>
        <source>In a bathhouse</source>
        <translation>Im Badehaus</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Spielfeld</translation>
    </message>
    <message>
        <source>Ask why</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>Offen: %1</translation>
    </message>
    <message>
        <source>First counter</source>
        <translation>Erster Zähler</translation>
    </message>
</context>
<context>
    <name>PointsInput</name>
    <message>
        <source>Points for %1</source>
        <translation>Punkte für %1</translation>
    </message>
</context>
<context>
    <name>ProblemsDock</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>No problems. All that the file expects holds.</source>
        <translation>Keine Probleme. Alles, was die Datei erwartet, stimmt.</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Alles speichern</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
</context>
<context>
    <name>QuestionEditor</name>
    <message>
        <source>What is put in order</source>
        <translation>Was geordnet wird</translation>
    </message>
    <message>
        <source>Choices; the right ones are ticked</source>
        <translation>Auswahl; das Richtige ist angehakt</translation>
    </message>
    <message>
        <source>Add a choice</source>
        <translation>Auswahl hinzufügen</translation>
    </message>
    <message>
        <source>all are needed</source>
        <translation>alle nötig</translation>
    </message>
    <message>
        <source>Every right choice must be ticked. Else any of them will do.</source>
        <translation>Alles Richtige muss angehakt werden. Sonst genügt eines davon.</translation>
    </message>
    <message>
        <source>Choice %1 is right</source>
        <translation>Auswahl %1 ist richtig</translation>
    </message>
    <message>
        <source>This choice is right</source>
        <translation>Diese Auswahl ist richtig</translation>
    </message>
    <message>
        <source>Choice %1</source>
        <translation>Auswahl %1</translation>
    </message>
    <message>
        <source>Take this choice away</source>
        <translation>Diese Auswahl wegnehmen</translation>
    </message>
    <message>
        <source>Said when it is chosen</source>
        <translation>Antwort auf diese Auswahl</translation>
    </message>
    <message>
        <source>Right orders, such as 2 1 3; several with a semicolon between them</source>
        <translation>Richtige Reihenfolgen, etwa 2 1 3; mehrere mit Strichpunkt dazwischen</translation>
    </message>
    <message>
        <source>Right orders</source>
        <translation>Richtige Reihenfolgen</translation>
    </message>
    <message>
        <source>Each order names every choice once.</source>
        <translation>Jede Reihenfolge nennt jede Auswahl einmal.</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Richtige Antwort</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>The program works the answer out from the position.</source>
        <translation>Das Programm ermittelt die Antwort aus der Stellung.</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>Punkte von %1</translation>
    </message>
    <message>
        <source>What each player gains in the next step</source>
        <translation>Was jeder im nächsten Schritt bekommt</translation>
    </message>
    <message>
        <source>as the program counts</source>
        <translation>wie das Programm zählt</translation>
    </message>
    <message>
        <source>Wrong answer %1</source>
        <translation>Falsche Antwort %1</translation>
    </message>
    <message>
        <source>Take this wrong answer away</source>
        <translation>Diese falsche Antwort wegnehmen</translation>
    </message>
    <message>
        <source>Said to it</source>
        <translation>Was dazu gesagt wird</translation>
    </message>
    <message>
        <source>Add a wrong answer</source>
        <translation>Falsche Antwort hinzufügen</translation>
    </message>
    <message>
        <source>All right places</source>
        <translation>Alle richtigen Stellen</translation>
    </message>
    <message>
        <source>Right answers</source>
        <translation>Richtige Antworten</translation>
    </message>
    <message>
        <source>as the program finds them</source>
        <translation>wie das Programm sie findet</translation>
    </message>
    <message>
        <source>Pick on the board</source>
        <translation>Auf dem Plan wählen</translation>
    </message>
    <message>
        <source>While this is on, a click on the board adds a place or takes it back.</source>
        <translation>Solange das an ist, nimmt ein Klick auf den Plan eine Stelle auf oder wieder weg.</translation>
    </message>
    <message>
        <source>Take away %1</source>
        <translation>%1 wegnehmen</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Said to any other wrong answer</source>
        <translation>Antwort auf alles andere Falsche</translation>
    </message>
    <message>
        <source>First hint: which rule</source>
        <translation>Erster Tipp: welche Regel</translation>
    </message>
    <message>
        <source>Second hint: where to look</source>
        <translation>Zweiter Tipp: wohin schauen</translation>
    </message>
    <message>
        <source>Third hint: nearly the answer</source>
        <translation>Dritter Tipp: fast die Antwort</translation>
    </message>
    <message>
        <source>Because of these rules</source>
        <translation>Wegen dieser Regeln</translation>
    </message>
    <message>
        <source>Find a rule to add</source>
        <translation>Regel zum Hinzufügen</translation>
    </message>
</context>
<context>
    <name>QuestionKindsWords</name>
    <message>
        <source>One of several</source>
        <translation>Eines von mehreren</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Ja oder nein</translation>
    </message>
    <message>
        <source>Points of each player</source>
        <translation>Punkte jedes Spielers</translation>
    </message>
    <message>
        <source>A tile on the board</source>
        <translation>Ein Plättchen auf dem Plan</translation>
    </message>
    <message>
        <source>A figure on the board</source>
        <translation>Eine Figur auf dem Plan</translation>
    </message>
    <message>
        <source>A bathhouse</source>
        <translation>Ein Badehaus</translation>
    </message>
    <message>
        <source>Put in order</source>
        <translation>In Reihenfolge bringen</translation>
    </message>
    <message>
        <source>Where a meeple may go</source>
        <translation>Wohin ein Meeple darf</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Missed before. Still to come: %1</source>
        <translation>Früher verfehlt. Es folgen noch: %1</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Frage %1 von %2</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>Nicht richtig</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Show what would happen</source>
        <translation>Zeigen, was geschähe</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Nächste Frage</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Next missed question</source>
        <translation>Nächste verfehlte Frage</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Hint %1 of %2</source>
        <translation>Hinweis %1 von %2</translation>
    </message>
    <message>
        <source>You are trying something out. The question waits.</source>
        <translation>Du probierst etwas aus. Die Frage wartet.</translation>
    </message>
    <message>
        <source>You stepped on before answering. The question is marked as looked at.</source>
        <translation>Du bist weitergegangen, bevor du geantwortet hast. Die Frage gilt als angesehen.</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>Zurück zur Frage</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Nächste Stellung</translation>
    </message>
    <message>
        <source>You looked before answering. The question is marked as looked at.</source>
        <translation>Du hast nachgesehen, bevor du geantwortet hast. Die Frage gilt als angesehen.</translation>
    </message>
</context>
<context>
    <name>QuestionsPage</name>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Add a question before the next step</source>
        <translation>Frage vor dem nächsten Schritt hinzufügen</translation>
    </message>
    <message>
        <source>Delete this question</source>
        <translation>Diese Frage löschen</translation>
    </message>
    <message>
        <source>No question yet. Go to the step that it comes before, and add one with +.</source>
        <translation>Noch keine Frage. Gehen Sie zu dem Schritt, vor dem sie kommt, und fügen Sie sie mit + hinzu.</translation>
    </message>
    <message>
        <source>Kind of question</source>
        <translation>Art der Frage</translation>
    </message>
    <message>
        <source>Asked before step</source>
        <translation>Gestellt vor Schritt</translation>
    </message>
    <message>
        <source>before step </source>
        <translation>vor Schritt </translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>There is not enough memory for a picture of this board.</source>
        <translation>Für ein Bild dieses Spielfelds reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>The picture could not be written as PNG.</source>
        <translation>Das Bild konnte nicht als PNG geschrieben werden.</translation>
    </message>
    <message>
        <source>“%1” is no picture file: the name must end in .png, .svg or .pdf.</source>
        <translation>„%1“ ist keine Bilddatei: Der Name muss auf .png, .svg oder .pdf enden.</translation>
    </message>
    <message>
        <source>There is no step %1: the steps go from 0 (before the first move) to %2.</source>
        <translation>Es gibt keinen Schritt %1: Die Schritte gehen von 0 (vor dem ersten Spielzug) bis %2.</translation>
    </message>
    <message>
        <source>The board is %1 × %2 spaces large: a picture can show at most %3 each way.</source>
        <translation>Das Spielfeld ist %1 × %2 Plätze groß: Ein Bild zeigt höchstens %3 in jede Richtung.</translation>
    </message>
</context>
<context>
    <name>RingPicture</name>
    <message>
        <source>All eight spaces around it are filled</source>
        <translation>Alle acht Plätze ringsum sind belegt</translation>
    </message>
    <message numerus="yes">
        <source>%n of the eight spaces around it are missing</source>
        <translation>
            <numerusform>%n der acht Plätze ringsum ist frei</numerusform>
            <numerusform>%n der acht Plätze ringsum sind frei</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleBookDock</name>
    <message>
        <source>Rule book</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Regel suchen</translation>
    </message>
    <message>
        <source>Rules by chapter</source>
        <translation>Regeln nach Kapiteln</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>Only rules that are: %1</source>
        <translation>Nur Regeln, die so sicher sind: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rules</source>
        <translation>
            <numerusform>%n Regel</numerusform>
            <numerusform>%n Regeln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Follows from</source>
        <translation>Folgt aus</translation>
    </message>
    <message>
        <source>Steps of this scenario</source>
        <translation>Schritte dieses Szenarios</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>Lessons that teach it</source>
        <translation>Lektionen, die sie zeigen</translation>
    </message>
    <message>
        <source>Questions about it</source>
        <translation>Fragen dazu</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
</context>
<context>
    <name>RuleCard</name>
    <message>
        <source>&lt;b&gt;Common mistake:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;Häufiger Fehler:&lt;/b&gt; %1</translation>
    </message>
    <message>
        <source>Show in the rule book</source>
        <translation>Im Regelbuch zeigen</translation>
    </message>
</context>
<context>
    <name>RulePill</name>
    <message>
        <source>Rule that decides: %1</source>
        <translation>Regel, die entscheidet: %1</translation>
    </message>
    <message>
        <source>%1 (%2). Click to read the rule.</source>
        <translation>%1 (%2). Klicke, um die Regel zu lesen.</translation>
    </message>
</context>
<context>
    <name>ScenarioDocument</name>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Rules taught</source>
        <translation>Gelehrte Regeln</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Erweiterungen</translation>
    </message>
    <message>
        <source>Option %1</source>
        <translation>Option %1</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer anfängt</translation>
    </message>
    <message>
        <source>Tiles to draw</source>
        <translation>Zu ziehende Plättchen</translation>
    </message>
    <message>
        <source>What must come out</source>
        <translation>Was herauskommen muss</translation>
    </message>
    <message>
        <source>Add a question</source>
        <translation>Frage hinzufügen</translation>
    </message>
    <message>
        <source>Change a question</source>
        <translation>Frage ändern</translation>
    </message>
    <message>
        <source>Delete a question</source>
        <translation>Frage löschen</translation>
    </message>
    <message>
        <source>Replace a tile</source>
        <translation>Plättchen ersetzen</translation>
    </message>
    <message>
        <source>Lay a tile</source>
        <translation>Plättchen legen</translation>
    </message>
    <message>
        <source>Remove a tile</source>
        <translation>Plättchen entfernen</translation>
    </message>
    <message>
        <source>Remove %1 tiles</source>
        <translation>%1 Plättchen entfernen</translation>
    </message>
    <message>
        <source>Move a tile</source>
        <translation>Plättchen verschieben</translation>
    </message>
    <message>
        <source>Move %1 tiles</source>
        <translation>%1 Plättchen verschieben</translation>
    </message>
    <message>
        <source>Turn a tile</source>
        <translation>Plättchen drehen</translation>
    </message>
    <message>
        <source>Turn %1 tiles</source>
        <translation>%1 Plättchen drehen</translation>
    </message>
    <message>
        <source>Paste a tile</source>
        <translation>Plättchen einfügen</translation>
    </message>
    <message>
        <source>Paste %1 tiles</source>
        <translation>%1 Plättchen einfügen</translation>
    </message>
    <message>
        <source>Add a figure</source>
        <translation>Figur hinzufügen</translation>
    </message>
    <message>
        <source>Remove a figure</source>
        <translation>Figur entfernen</translation>
    </message>
    <message>
        <source>Remove %1 figures</source>
        <translation>%1 Figuren entfernen</translation>
    </message>
    <message>
        <source>Move a figure</source>
        <translation>Figur verschieben</translation>
    </message>
    <message>
        <source>Change a figure</source>
        <translation>Figur ändern</translation>
    </message>
    <message>
        <source>Record a move</source>
        <translation>Spielzug aufnehmen</translation>
    </message>
    <message>
        <source>Change a move</source>
        <translation>Spielzug ändern</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Delete a move</source>
        <translation>Spielzug löschen</translation>
    </message>
    <message>
        <source>Move a step</source>
        <translation>Schritt verschieben</translation>
    </message>
    <message>
        <source>Another line</source>
        <translation>Andere Variante</translation>
    </message>
    <message>
        <source>Delete a line</source>
        <translation>Variante löschen</translation>
    </message>
    <message>
        <source>Title of a line</source>
        <translation>Titel einer Variante</translation>
    </message>
    <message>
        <source>Give the player a name.</source>
        <translation>Gib dem Spieler einen Namen.</translation>
    </message>
    <message>
        <source>A name has at most 64 characters.</source>
        <translation>Ein Name hat höchstens 64 Zeichen.</translation>
    </message>
    <message>
        <source>Write the name on one line.</source>
        <translation>Schreibe den Namen in eine Zeile.</translation>
    </message>
    <message>
        <source>Another player is called so already.</source>
        <translation>Ein anderer Spieler heißt schon so.</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Remove a player</source>
        <translation>Spieler entfernen</translation>
    </message>
    <message>
        <source>Change a player</source>
        <translation>Spieler ändern</translation>
    </message>
    <message>
        <source>Move a player</source>
        <translation>Spieler verschieben</translation>
    </message>
    <message>
        <source>Add a tile of one&apos;s own</source>
        <translation>Eigenes Plättchen hinzufügen</translation>
    </message>
    <message>
        <source>Change a tile of one&apos;s own</source>
        <translation>Eigenes Plättchen ändern</translation>
    </message>
    <message>
        <source>Remove a tile of one&apos;s own</source>
        <translation>Eigenes Plättchen entfernen</translation>
    </message>
    <message>
        <source>Set-up exercise</source>
        <translation>Übung zum Spielaufbau</translation>
    </message>
    <message>
        <source>Add a token</source>
        <translation>Einen Marker hinzufügen</translation>
    </message>
    <message>
        <source>Remove a token</source>
        <translation>Einen Marker entfernen</translation>
    </message>
    <message>
        <source>Move a token</source>
        <translation>Einen Marker versetzen</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Find a rule or lesson</source>
        <translation>Regel oder Lektion</translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>It cannot be turned here: %1. “Free set-up” allows it.</source>
        <translation>Hier lässt es sich nicht drehen: %1. „Freier Aufbau“ erlaubt es.</translation>
    </message>
    <message>
        <source>Turn %1 tiles</source>
        <translation>%1 Plättchen drehen</translation>
    </message>
    <message>
        <source>It cannot be turned here: %1.</source>
        <translation>Hier lässt es sich nicht drehen: %1.</translation>
    </message>
</context>
<context>
    <name>SetupFields</name>
    <message>
        <source>This file has one</source>
        <translation>Diese Datei hat eine</translation>
    </message>
    <message>
        <source>For how many players</source>
        <translation>Für wie viele Spieler</translation>
    </message>
    <message>
        <source>as many as there are</source>
        <translation>so viele, wie es gibt</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>Find a bathhouse tile that is drawn</source>
        <translation>Ein gezogenes Badehaus-Plättchen suchen</translation>
    </message>
    <message>
        <source>Back into the box</source>
        <translation>Zurück in die Schachtel</translation>
    </message>
    <message>
        <source>Find a bathhouse tile that goes back</source>
        <translation>Ein Badehaus-Plättchen suchen, das zurückgeht</translation>
    </message>
</context>
<context>
    <name>SetupHelper</name>
    <message>
        <source>Set up a game</source>
        <translation>Ein Spiel aufbauen</translation>
    </message>
    <message>
        <source>&amp;Look at the tiles</source>
        <translation>Plättchen an&amp;sehen</translation>
    </message>
    <message>
        <source>Show the rules about setting up</source>
        <translation>Regeln zum Aufbau zeigen</translation>
    </message>
    <message>
        <source>&amp;Number of players</source>
        <translation>A&amp;nzahl der Spieler</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>One player less</source>
        <translation>Ein Spieler weniger</translation>
    </message>
    <message>
        <source>One player more</source>
        <translation>Ein Spieler mehr</translation>
    </message>
    <message>
        <source>Shuffle &amp;again</source>
        <translation>Neu &amp;mischen</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>Von hier &amp;spielen</translation>
    </message>
</context>
<context>
    <name>StatusBadge</name>
    <message>
        <source>Official</source>
        <translation>Offiziell</translation>
    </message>
    <message>
        <source>Community</source>
        <translation>Community</translation>
    </message>
    <message>
        <source>Deduced</source>
        <translation>Abgeleitet</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>Umstritten</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>First position</source>
        <translation>Erste Stellung</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation>Schritte abspielen</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>A position without moves</source>
        <translation>Eine Stellung ohne Spielzüge</translation>
    </message>
    <message>
        <source>The position before the first move</source>
        <translation>Die Stellung vor dem ersten Spielzug</translation>
    </message>
</context>
<context>
    <name>StepsModel</name>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>%1. Does not work: %2</source>
        <translation>%1. Geht nicht: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>StepsPage</name>
    <message>
        <source>Line</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>The line of moves that is shown. Esc goes back to the lesson&apos;s own.</source>
        <translation>Die gezeigte Linie von Spielzügen. Esc führt zu der der Lektion zurück.</translation>
    </message>
    <message>
        <source>Delete this line</source>
        <translation>Diese Variante löschen</translation>
    </message>
    <message>
        <source>Title of this line</source>
        <translation>Titel dieser Variante</translation>
    </message>
    <message>
        <source>A move played in the middle</source>
        <translation>Ein Spielzug mittendrin</translation>
    </message>
    <message>
        <source>is put in</source>
        <translation>einfügen</translation>
    </message>
    <message>
        <source>Later steps stay. Those that no longer work are marked.</source>
        <translation>Spätere Schritte bleiben. Die nicht mehr gehen, werden markiert.</translation>
    </message>
    <message>
        <source>replaces</source>
        <translation>ersetzen</translation>
    </message>
    <message>
        <source>It takes the place of the next step. Later ones that no longer work are marked.</source>
        <translation>Er ersetzt den nächsten Schritt. Spätere, die nicht mehr gehen, werden markiert.</translation>
    </message>
    <message>
        <source>new line</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Another line from here begins with it.</source>
        <translation>Eine andere Variante beginnt hier damit.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Delete this step (Del)</source>
        <translation>Diesen Schritt löschen (Entf)</translation>
    </message>
    <message>
        <source>Move this step up</source>
        <translation>Diesen Schritt nach oben</translation>
    </message>
    <message>
        <source>Move this step down</source>
        <translation>Diesen Schritt nach unten</translation>
    </message>
    <message>
        <source>It should be refused</source>
        <translation>Er soll abgelehnt werden</translation>
    </message>
    <message>
        <source>The step shows that this is not allowed. The file then expects the refusal.</source>
        <translation>Der Schritt zeigt, dass das nicht erlaubt ist. Die Datei erwartet dann die Ablehnung.</translation>
    </message>
    <message>
        <source>Comment of this step</source>
        <translation>Kommentar zu diesem Schritt</translation>
    </message>
    <message>
        <source>A line being tried</source>
        <translation>Eine Variante zum Probieren</translation>
    </message>
</context>
<context>
    <name>SumTable</name>
    <message>
        <source>How the points come about</source>
        <translation>Wie die Punkte zustande kommen</translation>
    </message>
    <message>
        <source>Wrong in your answer: %1</source>
        <translation>Falsch in deiner Antwort: %1</translation>
    </message>
</context>
<context>
    <name>SummarySheet</name>
    <message>
        <source>“%1”: the name must end in .pdf, .html or .txt.</source>
        <translation>„%1“: Der Name muss auf .pdf, .html oder .txt enden.</translation>
    </message>
</context>
<context>
    <name>TileDesigner</name>
    <message>
        <source>North</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>Change a tile</source>
        <translation>Plättchen ändern</translation>
    </message>
    <message>
        <source>Design a tile</source>
        <translation>Plättchen entwerfen</translation>
    </message>
    <message>
        <source>Picture of the tile</source>
        <translation>Bild des Plättchens</translation>
    </message>
    <message>
        <source>Id of the tile</source>
        <translation>Kennung des Plättchens</translation>
    </message>
    <message>
        <source>Begin with a tile</source>
        <translation>Mit einem Plättchen beginnen</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>wie es ist</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <source>%1 shows</source>
        <translation>%1 zeigt</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Wiese</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>%1 hangs together with</source>
        <translation>%1 hängt zusammen mit</translation>
    </message>
    <message>
        <source> coats of arms</source>
        <translation> Wappen</translation>
    </message>
    <message>
        <source>Coats of arms of the city at %1</source>
        <translation>Wappen der Stadt: %1</translation>
    </message>
    <message>
        <source>Roads end where they meet</source>
        <translation>Straßen enden, wo sie sich treffen</translation>
    </message>
    <message>
        <source>The road runs into the city</source>
        <translation>Die Straße führt in die Stadt</translation>
    </message>
    <message>
        <source>The road from north to south lies on top</source>
        <translation>Die Straße von Nord nach Süd liegt oben</translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>In der Mitte</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Kloster</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Garten</translation>
    </message>
    <message>
        <source>Bathhouse</source>
        <translation>Badehaus</translation>
    </message>
    <message>
        <source>flag </source>
        <translation>Fahne </translation>
    </message>
    <message>
        <source>Flag of the bathhouse</source>
        <translation>Fahne des Badehauses</translation>
    </message>
    <message>
        <source>Change in the scenario</source>
        <translation>Im Szenario ändern</translation>
    </message>
    <message>
        <source>Add to the scenario</source>
        <translation>Zum Szenario hinzufügen</translation>
    </message>
    <message>
        <source>Save as my tile</source>
        <translation>Als mein Plättchen speichern</translation>
    </message>
    <message>
        <source>All scenarios of your own then use it in place of the tile with this id. Shipped lessons keep the shipped tile.</source>
        <translation>Alle eigenen Szenarien verwenden es dann statt des Plättchens mit dieser Kennung. Mitgelieferte Lektionen behalten das ihre.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>It lies on the board or is named by a move.</source>
        <translation>Es liegt auf dem Plan oder ein Zug nennt es.</translation>
    </message>
    <message>
        <source>on its own</source>
        <translation>für sich</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keines</translation>
    </message>
    <message>
        <source>on the road at %1</source>
        <translation>an der Straße: %1</translation>
    </message>
    <message>
        <source>in the city at %1</source>
        <translation>in der Stadt: %1</translation>
    </message>
    <message>
        <source>The tile is possible.</source>
        <translation>Das Plättchen ist möglich.</translation>
    </message>
    <message>
        <source>This id is that of a shipped tile: save it as your own tile, or choose another id.</source>
        <translation>Diese Kennung gehört einem mitgelieferten Plättchen: Speichern Sie es als Ihr eigenes, oder wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>The scenario has a tile with this id already.</source>
        <translation>Das Szenario hat schon ein Plättchen mit dieser Kennung.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>copies: </source>
        <translation>Anzahl: </translation>
    </message>
    <message>
        <source>Copies in the box</source>
        <translation>Anzahl in der Schachtel</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>%1, on the road at %2</source>
        <translation>%1, an der Straße: %2</translation>
    </message>
    <message>
        <source>%1, in the city at %2</source>
        <translation>%1, in der Stadt: %2</translation>
    </message>
    <message>
        <source>None of the expansions that are on brings marks.</source>
        <translation>Keine der gewählten Erweiterungen bringt Zeichen mit.</translation>
    </message>
</context>
<context>
    <name>TilePaletteDock</name>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>in hand: %1</source>
        <translation>in der Hand: %1</translation>
    </message>
    <message>
        <source>Find: city, road 3, V …</source>
        <translation>city, road 3, V …</translation>
    </message>
    <message>
        <source>Find a tile</source>
        <translation>Plättchen suchen</translation>
    </message>
    <message>
        <source>Set of tiles</source>
        <translation>Plättchensatz</translation>
    </message>
    <message>
        <source>Click a tile or drag it onto the board. R turns it.</source>
        <translation>Klicke auf ein Plättchen oder ziehe es aufs Spielfeld. R dreht es.</translation>
    </message>
    <message>
        <source>Free set-up</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Tiles may lie where they do not fit, and apart: for diagrams. The file says “board: free”.</source>
        <translation>Plättchen dürfen liegen, wo sie nicht passen, und getrennt: für Schaubilder. In der Datei steht „board: free“.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Tiles and figures are played as moves after the step shown, not added to the first position.</source>
        <translation>Plättchen und Figuren werden als Spielzüge nach dem gezeigten Schritt gespielt, nicht zur ersten Stellung hinzugefügt.</translation>
    </message>
    <message>
        <source>All sets</source>
        <translation>Alle Sätze</translation>
    </message>
</context>
<context>
    <name>TilePaletteModel</name>
    <message>
        <source>Bathhouse tiles</source>
        <translation>Badehaus-Plättchen</translation>
    </message>
    <message>
        <source>Tiles of this scenario</source>
        <translation>Plättchen dieses Szenarios</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1: %2 in the box, %3 too many are used.</source>
        <translation>%1: %2 in der Schachtel, %3 zu viel verwendet.</translation>
    </message>
    <message>
        <source>%1: all %2 of the box are used. It can be laid all the same.</source>
        <translation>%1: Alle %2 der Schachtel sind verwendet. Es lässt sich trotzdem legen.</translation>
    </message>
    <message>
        <source>%1: %2 in the box, %3 left.</source>
        <translation>%1: %2 in der Schachtel, noch %3.</translation>
    </message>
    <message>
        <source>Its garden does nothing without the abbot.</source>
        <translation>Sein Garten bewirkt ohne den Abt nichts.</translation>
    </message>
    <message>
        <source>Not documented, our reconstruction: %1.</source>
        <translation>Nicht belegt, unsere Rekonstruktion: %1.</translation>
    </message>
    <message>
        <source>%1 too many</source>
        <translation>%1 zu viel</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>%1: not in the box of tiles to draw. Each player has one.</source>
        <translation>%1: gehört nicht zu den Plättchen, die gezogen werden. Jeder Spieler hat eines.</translation>
    </message>
</context>
<context>
    <name>TilePaletteView</name>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
</context>
<context>
    <name>TileTool</name>
    <message>
        <source>Does not fit here</source>
        <translation>Passt hier nicht</translation>
    </message>
    <message>
        <source>Does not fit: %1</source>
        <translation>Passt nicht: %1</translation>
    </message>
    <message>
        <source>Fits. %1</source>
        <translation>Passt. %1</translation>
    </message>
    <message>
        <source>Move and turn</source>
        <translation>Verschieben und drehen</translation>
    </message>
</context>
<context>
    <name>ToDoModel</name>
    <message>
        <source>Done: %1</source>
        <translation>Erledigt: %1</translation>
    </message>
    <message>
        <source>To do: %1</source>
        <translation>Zu tun: %1</translation>
    </message>
</context>
<context>
    <name>ToDoPage</name>
    <message>
        <source>To do</source>
        <translation>Zu tun</translation>
    </message>
</context>
<context>
    <name>ToDoWords</name>
    <message>
        <source>The file keeps the rules of the board</source>
        <translation>Die Datei hält die Regeln des Plans ein</translation>
    </message>
    <message>
        <source>Problems of the file: %1</source>
        <translation>Probleme der Datei: %1</translation>
    </message>
    <message>
        <source>Every move is accepted</source>
        <translation>Jeder Zug wird angenommen</translation>
    </message>
    <message>
        <source>Moves that do not work: %1</source>
        <translation>Züge, die nicht gehen: %1</translation>
    </message>
    <message>
        <source>It has a title</source>
        <translation>Es hat einen Titel</translation>
    </message>
    <message>
        <source>It has a summary</source>
        <translation>Es hat eine Zusammenfassung</translation>
    </message>
    <message>
        <source>It names the rules that it teaches</source>
        <translation>Es nennt die Regeln, die es lehrt</translation>
    </message>
    <message>
        <source>No step shows the rule “%1”</source>
        <translation>Kein Schritt zeigt die Regel „%1“</translation>
    </message>
    <message>
        <source>It says what must come out</source>
        <translation>Es sagt, was herauskommen muss</translation>
    </message>
    <message>
        <source>Confirm what must come out</source>
        <translation>Bestätigen, was herauskommen muss</translation>
    </message>
    <message>
        <source>Expected and not so: %1</source>
        <translation>Erwartet und nicht so: %1</translation>
    </message>
    <message>
        <source>It asks a question</source>
        <translation>Es stellt eine Frage</translation>
    </message>
    <message>
        <source>Question %1: </source>
        <translation>Frage %1: </translation>
    </message>
    <message>
        <source>write what is asked</source>
        <translation>schreiben, was gefragt wird</translation>
    </message>
    <message>
        <source>tick the right answer</source>
        <translation>die richtige Antwort anhaken</translation>
    </message>
    <message>
        <source>write choice %1</source>
        <translation>Auswahl %1 schreiben</translation>
    </message>
    <message>
        <source>say why choice %1 is wrong</source>
        <translation>sagen, warum Auswahl %1 falsch ist</translation>
    </message>
    <message>
        <source>give a hint</source>
        <translation>einen Tipp geben</translation>
    </message>
    <message>
        <source>%1: texts missing: %2</source>
        <translation>%1: fehlende Texte: %2</translation>
    </message>
</context>
<context>
    <name>TokenTool</name>
    <message>
        <source>This token stands by a figure, and there is none here.</source>
        <translation>Dieser Marker steht bei einer Figur, und hier ist keine.</translation>
    </message>
    <message>
        <source>A token needs a tile.</source>
        <translation>Ein Marker braucht ein Plättchen.</translation>
    </message>
    <message>
        <source>Here: %1.</source>
        <translation>Hier: %1.</translation>
    </message>
    <message>
        <source>A token cannot be recorded by hand: choose its move below the board.</source>
        <translation>Ein Marker lässt sich nicht von Hand aufzeichnen: Wähle seinen Zug unter dem Spielfeld.</translation>
    </message>
</context>
<context>
    <name>TutorDock</name>
    <message>
        <source>Tutor</source>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>%1
Press → to see what happens.</source>
        <translation>%1
Drücke →, um zu sehen, was passiert.</translation>
    </message>
    <message>
        <source>What it shows</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>This is your own line. The lesson goes another way after step %1.</source>
        <translation>Das ist deine eigene Variante. Nach Schritt %1 geht die Lektion anders weiter.</translation>
    </message>
    <message>
        <source>%1
The position stays as it was.</source>
        <translation>%1
Die Stellung bleibt, wie sie war.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Rules behind it</source>
        <translation>Die Regeln dahinter</translation>
    </message>
    <message>
        <source>The reasons and rules come after the answer.</source>
        <translation>Die Gründe und Regeln kommen nach der Antwort.</translation>
    </message>
    <message>
        <source>Look before answering</source>
        <translation>Vor der Antwort nachsehen</translation>
    </message>
</context>
<context>
    <name>WhyRow</name>
    <message>
        <source>, %1 points</source>
        <translation>, %1 Punkte</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>Regel zeigen</translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>aufgeklappt</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>zugeklappt</translation>
    </message>
</context>
<context>
    <name>WhyTree</name>
    <message>
        <source>Go to step %1</source>
        <translation>Zu Schritt %1</translation>
    </message>
</context>
<context>
    <name>YesNoInput</name>
    <message>
        <source>Y</source>
        <comment>the key for yes</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>N</source>
        <comment>the key for no</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
</context>
</TS>
