<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>AnswerSection</name>
    <message>
        <source>Close the answer</source>
        <translation>Antwoord sluiten</translation>
    </message>
    <message>
        <source>Back to the first position</source>
        <translation>Terug naar de eerste stand</translation>
    </message>
    <message>
        <source>Back to step %1</source>
        <translation>Terug naar stap %1</translation>
    </message>
</context>
<context>
    <name>AsideChip</name>
    <message>
        <source>%1 on %2, the first one on %3</source>
        <translation>%1 op %2, de eerste op %3</translation>
    </message>
    <message>
        <source>Beside the board: %1</source>
        <translation>Naast het bord: %1</translation>
    </message>
</context>
<context>
    <name>AuthorDesk</name>
    <message>
        <source>The tile %1 belongs to an expansion that is off. Turn the expansion on first.</source>
        <translation>Tegel %1 hoort bij een uitbreiding die uit staat. Zet eerst de uitbreiding aan.</translation>
    </message>
    <message>
        <source>While moves are recorded, tiles that lie there stay.</source>
        <translation>Tijdens het opnemen van zetten blijven tegels liggen.</translation>
    </message>
    <message>
        <source>While moves are recorded, figures that stand there stay.</source>
        <translation>Tijdens het opnemen van zetten blijven speelstukken staan.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Er is niets geselecteerd.</translation>
    </message>
    <message numerus="yes">
        <source>Tiles copied: %n.</source>
        <translation>
            <numerusform>%n tegel gekopieerd.</numerusform>
            <numerusform>%n tegels gekopieerd.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no area of a board on the clipboard.</source>
        <translation>Op het klembord staat geen stuk speelveld.</translation>
    </message>
    <message numerus="yes">
        <source>Tiles left out, because this scenario does not have them: %n.</source>
        <translation>
            <numerusform>%n tegel is weggelaten: dit scenario heeft hem niet.</numerusform>
            <numerusform>%n tegels zijn weggelaten: dit scenario heeft ze niet.</numerusform>
        </translation>
    </message>
    <message>
        <source>While moves are recorded, nothing is removed.</source>
        <translation>Tijdens het opnemen van zetten wordt niets weggehaald.</translation>
    </message>
    <message>
        <source>While moves are recorded, tokens that lie there stay.</source>
        <translation>Terwijl zetten worden opgenomen, blijven fiches die er liggen staan.</translation>
    </message>
</context>
<context>
    <name>AuthorDock</name>
    <message>
        <source>Scenario</source>
        <translation>Scenario</translation>
    </message>
    <message>
        <source>Pages of the scenario</source>
        <translation>Pagina’s van het scenario</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Gegevens</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Stappen</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Verwacht</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>niet opgeslagen</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>les</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>naamloos</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>opgeslagen</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Vragen</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>Te doen</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>nog %1</translation>
    </message>
</context>
<context>
    <name>BathhouseCard</name>
    <message>
        <source>Bathhouse, flag %1</source>
        <translation>Badhuis, vlag %1</translation>
    </message>
    <message>
        <source>%1 of 8 spaces filled</source>
        <translation>%1 van 8 plekken gevuld</translation>
    </message>
    <message>
        <source>Nobody is in it.</source>
        <translation>Er ligt niemand in.</translation>
    </message>
    <message>
        <source>%1’s meeple is inside.</source>
        <translation>De meeple van %1 ligt erin.</translation>
    </message>
    <message>
        <source>Can it leave?</source>
        <translation>Kan hij eruit?</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Gratis</translation>
    </message>
    <message>
        <source>once the %1 missing spaces are filled</source>
        <translation>als de %1 lege plekken gevuld zijn</translation>
    </message>
    <message>
        <source>once the missing space is filled</source>
        <translation>als de lege plek gevuld is</translation>
    </message>
    <message>
        <source>now: its ring has just closed</source>
        <translation>nu: de ring is net gesloten</translation>
    </message>
    <message>
        <source>no: its ring was closed before</source>
        <translation>nee: de ring was al gesloten</translation>
    </message>
    <message>
        <source>Buy back</source>
        <translation>Terugkopen</translation>
    </message>
    <message>
        <source>pay %1 in %2’s turn: %3 → %4</source>
        <translation>betaal %1 in de beurt van %2: %3 → %4</translation>
    </message>
</context>
<context>
    <name>BathhouseInspector</name>
    <message>
        <source>Flag</source>
        <translation>Vlag</translation>
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
        <translation>Rondom</translation>
    </message>
    <message>
        <source>%1 of 8</source>
        <translation>%1 van 8</translation>
    </message>
    <message>
        <source>For free</source>
        <translation>Gratis</translation>
    </message>
    <message>
        <source>Buy back</source>
        <translation>Terugkopen</translation>
    </message>
    <message>
        <source>when filled</source>
        <translation>als het omringd is</translation>
    </message>
    <message>
        <source>right now</source>
        <translation>nu meteen</translation>
    </message>
    <message>
        <source>too late: came later</source>
        <translation>te laat: kwam later</translation>
    </message>
    <message>
        <source>too late: same turn</source>
        <translation>te laat: zelfde beurt</translation>
    </message>
    <message>
        <source>never: in a hole</source>
        <translation>nooit: in een gat</translation>
    </message>
    <message>
        <source>too late: forgotten</source>
        <translation>te laat: vergeten</translation>
    </message>
    <message>
        <source>too late: late or forgotten</source>
        <translation>te laat: later of vergeten</translation>
    </message>
    <message>
        <source>not allowed here</source>
        <translation>hier niet toegestaan</translation>
    </message>
    <message>
        <source>%1, leaving %2; not now</source>
        <translation>%1, dan %2; niet nu</translation>
    </message>
    <message>
        <source>%1, leaving %2</source>
        <translation>%1, dan %2</translation>
    </message>
</context>
<context>
    <name>BathhouseTilesRow</name>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>%n gedekt</numerusform>
            <numerusform>%n gedekt</numerusform>
        </translation>
    </message>
    <message>
        <source>In the game: %1</source>
        <translation>In het spel: %1</translation>
    </message>
    <message>
        <source>In the game: %1. Back in the box: %2</source>
        <translation>In het spel: %1. Terug in de doos: %2</translation>
    </message>
    <message>
        <source>In the game</source>
        <translation>In het spel</translation>
    </message>
    <message>
        <source>Back in the box</source>
        <translation>Terug in de doos</translation>
    </message>
</context>
<context>
    <name>BoardArea</name>
    <message>
        <source>Board</source>
        <translation>Speelveld</translation>
    </message>
    <message>
        <source>“Board as list” reads the same position aloud.</source>
        <translation>“Speelveld als lijst” leest dezelfde stand voor.</translation>
    </message>
</context>
<context>
    <name>BoardAsking</name>
    <message>
        <source>Bathhouse at (%1, %2)</source>
        <translation>Badhuis op (%1, %2)</translation>
    </message>
    <message>
        <source>Figures on the board</source>
        <translation>Speelstukken op het bord</translation>
    </message>
    <message>
        <source>Nothing to ask here</source>
        <translation>Hier valt niets te vragen</translation>
    </message>
</context>
<context>
    <name>BoardEditor</name>
    <message>
        <source>&amp;Cut tiles</source>
        <translation>Tegels kni&amp;ppen</translation>
    </message>
    <message>
        <source>C&amp;opy tiles</source>
        <translation>Tegels &amp;kopiëren</translation>
    </message>
    <message>
        <source>&amp;Paste tiles</source>
        <translation>Tegels p&amp;lakken</translation>
    </message>
    <message>
        <source>Select &amp;all tiles</source>
        <translation>&amp;Alle tegels selecteren</translation>
    </message>
    <message>
        <source>&amp;Turn right (R)</source>
        <translation>&amp;Rechtsom draaien (R)</translation>
    </message>
    <message>
        <source>Turn &amp;left (Shift+R)</source>
        <translation>Links&amp;om draaien (Shift+R)</translation>
    </message>
    <message>
        <source>&amp;Remove (Delete)</source>
        <translation>&amp;Weghalen (Delete)</translation>
    </message>
    <message>
        <source>&amp;Free set-up</source>
        <translation>&amp;Vrije opstelling</translation>
    </message>
    <message>
        <source>Record what is &amp;played</source>
        <translation>Op&amp;nemen wat gespeeld wordt</translation>
    </message>
    <message>
        <source>&amp;Save picture …</source>
        <translation>Afbeelding op&amp;slaan …</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>Afbeel&amp;ding kopiëren</translation>
    </message>
    <message>
        <source>Pictures with &amp;highlights</source>
        <translation>Afbeeldingen met &amp;markeringen</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Afbeelding (*.png)</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Afbeelding opslaan</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Tekening (*.svg)</translation>
    </message>
    <message>
        <source>The board is too large for a picture.</source>
        <translation>Het speelveld is te groot voor een afbeelding.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>De afbeelding staat op het klembord.</translation>
    </message>
    <message>
        <source>Hand-out of all steps (*.pdf)</source>
        <translation>Hand-out van alle stappen (*.pdf)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Bewaard: %1</translation>
    </message>
</context>
<context>
    <name>BoardListDock</name>
    <message>
        <source>Board as list</source>
        <translation>Speelveld als lijst</translation>
    </message>
    <message>
        <source>%1 tiles</source>
        <translation>%1 tegels</translation>
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
        <translation>Leg de tegel in de hand</translation>
    </message>
    <message>
        <source>R turns, Delete removes the tile of a row.</source>
        <translation>R draait, Delete haalt de tegel van een rij weg.</translation>
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
        <translation>Z</translation>
    </message>
    <message>
        <source>W</source>
        <comment>west, one letter</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>road</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>city</source>
        <translation>stad</translation>
    </message>
    <message>
        <source>field</source>
        <translation>weide</translation>
    </message>
    <message>
        <source>monastery</source>
        <translation>klooster</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>tuin</translation>
    </message>
    <message>
        <source> with coat of arms</source>
        <translation> met wapenschild</translation>
    </message>
    <message>
        <source> with bathhouse %1</source>
        <translation> met badhuis %1</translation>
    </message>
    <message>
        <source>bathhouse</source>
        <translation>badhuis</translation>
    </message>
    <message>
        <source>1 field</source>
        <translation>1 weide</translation>
    </message>
    <message>
        <source>%1 fields</source>
        <translation>%1 weiden</translation>
    </message>
    <message>
        <source>%1: %2 on %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plek</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tegel</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Gedraaid</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Projecten</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Speelstukken</translation>
    </message>
</context>
<context>
    <name>BoardPicker</name>
    <message>
        <source>(%1, %2): nothing to choose.</source>
        <translation>(%1, %2): niets te kiezen.</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>Gekozen: %1.</translation>
    </message>
    <message>
        <source>%1. Enter chooses it.</source>
        <translation>%1. Enter kiest het.</translation>
    </message>
</context>
<context>
    <name>ChoiceButton</name>
    <message>
        <source>Key %1</source>
        <translation>Toets %1</translation>
    </message>
</context>
<context>
    <name>CompareSide</name>
    <message>
        <source>What %1 is played with</source>
        <translation>Waarmee %1 wordt gespeeld</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Speelveld %1</translation>
    </message>
    <message>
        <source>The scenario cannot be set up like this:</source>
        <translation>Zo kan het scenario niet worden opgesteld:</translation>
    </message>
</context>
<context>
    <name>CompareWindow</name>
    <message>
        <source>Compare</source>
        <translation>Vergelijken</translation>
    </message>
    <message>
        <source>What happened on both sides</source>
        <translation>Wat er aan beide kanten gebeurde</translation>
    </message>
    <message>
        <source>&amp;What differs</source>
        <translation>&amp;Wat verschilt</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Eerste stand</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Eén stap terug</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Volgende stap</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Laatste stap</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Next &amp;difference</source>
        <translation>Volgend &amp;verschil</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Stap %1 van %2</translation>
    </message>
    <message>
        <source>How the positions differ</source>
        <translation>Hoe de standen verschillen</translation>
    </message>
</context>
<context>
    <name>DecisionBar</name>
    <message>
        <source>Back to the lesson</source>
        <translation>Terug naar de les</translation>
    </message>
    <message>
        <source>Leave your own line and go on where you left the lesson (Esc)</source>
        <translation>Verlaat je eigen variant en ga verder waar je de les verliet (Esc)</translation>
    </message>
    <message>
        <source>Your own line</source>
        <translation>Je eigen variant</translation>
    </message>
    <message>
        <source>What happens if …</source>
        <translation>Wat gebeurt er als …</translation>
    </message>
    <message>
        <source>Choose to go on</source>
        <translation>Kies om verder te gaan</translation>
    </message>
    <message>
        <source>%1 bathes in %2</source>
        <translation>%1 badet in de %2</translation>
    </message>
    <message>
        <source>The lesson goes on with this.</source>
        <translation>Zo gaat de les verder.</translation>
    </message>
    <message>
        <source>Try this as your own line.</source>
        <translation>Probeer dit als eigen variant.</translation>
    </message>
    <message>
        <source>1 way</source>
        <translation>1 mogelijkheid</translation>
    </message>
    <message>
        <source>%1 ways</source>
        <translation>%1 mogelijkheden</translation>
    </message>
    <message>
        <source>Place the tile</source>
        <translation>Leg de tegel</translation>
    </message>
    <message>
        <source>Place a figure</source>
        <translation>Zet een speelstuk</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Kies</translation>
    </message>
    <message>
        <source>Lay a tile of the palette, or choose</source>
        <translation>Leg een tegel uit het palet, of kies</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Stap %1 van %2</translation>
    </message>
</context>
<context>
    <name>DrillPanel</name>
    <message>
        <source>Drill</source>
        <translation>Oefening</translation>
    </message>
    <message>
        <source>Looking for a position …</source>
        <translation>Een stand wordt gezocht …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>%1 (Esc)</source>
        <translation>%1 (Esc)</translation>
    </message>
    <message>
        <source>Keep this position …</source>
        <translation>Deze stand bewaren …</translation>
    </message>
    <message>
        <source>Another rule …</source>
        <translation>Andere regel …</translation>
    </message>
    <message>
        <source>%1 in a row. Longest: %2</source>
        <translation>%1 op rij. Langste: %2</translation>
    </message>
    <message>
        <source>What I missed: %1</source>
        <translation>Wat ik miste: %1</translation>
    </message>
</context>
<context>
    <name>DrillPicker</name>
    <message>
        <source>Drill a rule</source>
        <translation>Een regel oefenen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Regel zoeken</translation>
    </message>
    <message>
        <source>Order of the rules</source>
        <translation>Volgorde van de regels</translation>
    </message>
    <message>
        <source>By chapter</source>
        <translation>Per hoofdstuk</translation>
    </message>
    <message>
        <source>Fewest right answers first</source>
        <translation>Minste goede antwoorden eerst</translation>
    </message>
    <message>
        <source>Drill this rule</source>
        <translation>Deze regel oefenen</translation>
    </message>
    <message>
        <source>What I missed: %1</source>
        <translation>Wat ik miste: %1</translation>
    </message>
    <message>
        <source>The rules behind questions and drills that were not answered rightly at once.</source>
        <translation>De regels achter vragen en oefeningen die niet meteen goed beantwoord zijn.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <translation>%1 op rij</translation>
    </message>
</context>
<context>
    <name>DrillSession</name>
    <message>
        <source>No rule that you missed comes back now.</source>
        <translation>Er komt nu geen regel terug die je miste.</translation>
    </message>
    <message>
        <source>The search is cancelled.</source>
        <translation>Het zoeken is geannuleerd.</translation>
    </message>
    <message>
        <source>No position of this rule was found. Try once more, or take another rule.</source>
        <translation>Voor deze regel is geen stand gevonden. Probeer het nog eens, of kies een andere regel.</translation>
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
        <translation>verwacht: %1</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>er is er geen</translation>
    </message>
    <message>
        <source>expected to be free</source>
        <translation>verwacht: vrij</translation>
    </message>
    <message>
        <source>%1 lies in the bathhouse at %2</source>
        <translation>%1 ligt in het badhuis op %2</translation>
    </message>
    <message>
        <source>The bathhouse at %1 is free</source>
        <translation>Het badhuis op %1 is vrij</translation>
    </message>
    <message>
        <source>Exactly these figures are on the board: %1</source>
        <translation>Precies deze speelstukken staan op het bord: %1</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>Regel: %1</translation>
    </message>
    <message>
        <source>not shown here</source>
        <translation>hier niet te zien</translation>
    </message>
    <message>
        <source>Points of %1: %2</source>
        <translation>Punten van %1: %2</translation>
    </message>
    <message>
        <source>%1 has %3 left: %2</source>
        <translation>%1 heeft nog %3: %2</translation>
    </message>
</context>
<context>
    <name>ExpectedPage</name>
    <message>
        <source>At the end</source>
        <translation>Aan het einde</translation>
    </message>
    <message>
        <source>After all moves of the lesson&apos;s line</source>
        <translation>Na alle zetten van de les</translation>
    </message>
    <message>
        <source>After this step</source>
        <translation>Na deze stap</translation>
    </message>
    <message>
        <source>After the step shown and all that follows from it by itself</source>
        <translation>Na de getoonde stap en alles wat er vanzelf op volgt</translation>
    </message>
    <message>
        <source>What the play shows</source>
        <translation>Wat het spel laat zien</translation>
    </message>
    <message>
        <source>Confirm all</source>
        <translation>Alles bevestigen</translation>
    </message>
    <message>
        <source>Confirm none</source>
        <translation>Niets bevestigen</translation>
    </message>
    <message>
        <source>Choose a step: nothing can be expected before the first one.</source>
        <translation>Kies een stap: voor de eerste valt er niets te verwachten.</translation>
    </message>
    <message>
        <source>%1 confirmed. %2 expected otherwise: a click takes what the play shows.</source>
        <translation>Bevestigd: %1. Anders verwacht: %2. Een klik neemt over wat het spel laat zien.</translation>
    </message>
    <message>
        <source>%1 confirmed.</source>
        <translation>Bevestigd: %1.</translation>
    </message>
    <message>
        <source>This is what the play shows. Tick what you meant: the file then expects it.</source>
        <translation>Dit laat het spel zien. Vink aan wat je bedoelde: het bestand verwacht het dan.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Afspelen</translation>
    </message>
    <message>
        <source>Plays all moves and offers what comes out (F8)</source>
        <translation>Speelt alle zetten en biedt aan wat eruit komt (F8)</translation>
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
        <translation>Samenvatting</translation>
    </message>
    <message>
        <source>Teaches these rules</source>
        <translation>Leert deze regels</translation>
    </message>
    <message>
        <source>Find a rule to add</source>
        <translation>Regel toevoegen</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Lower-case words joined by hyphens, such as two-scorings.</source>
        <translation>Kleine letters, woorden met streepjes ertussen, zoals two-scorings.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Speler toevoegen</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wie begint</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Uitbreidingen</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opties</translation>
    </message>
    <message>
        <source>%1 (as usual)</source>
        <translation>%1 (zoals gewoonlijk)</translation>
    </message>
    <message>
        <source>Tiles to draw</source>
        <translation>Te trekken tegels</translation>
    </message>
    <message>
        <source>In this order. A move that names its own tile takes none of them.</source>
        <translation>In deze volgorde. Een zet die zijn eigen tegel noemt, neemt er geen.</translation>
    </message>
    <message>
        <source>Find a tile to add</source>
        <translation>Tegel toevoegen</translation>
    </message>
    <message>
        <source>The first player</source>
        <translation>De eerste speler</translation>
    </message>
    <message>
        <source>Tiles of its own</source>
        <translation>Eigen tegels</translation>
    </message>
    <message>
        <source>Design a tile …</source>
        <translation>Tegel ontwerpen …</translation>
    </message>
    <message>
        <source>Change or remove this tile</source>
        <translation>Deze tegel wijzigen of verwijderen</translation>
    </message>
    <message>
        <source>“%1” in the file</source>
        <translation>“%1” in het bestand</translation>
    </message>
    <message>
        <source>Set-up exercise</source>
        <translation>Oefening in het voorbereiden</translation>
    </message>
</context>
<context>
    <name>FigurePaletteDock</name>
    <message>
        <source>Figures</source>
        <translation>Speelstukken</translation>
    </message>
    <message>
        <source>left</source>
        <translation>over</translation>
    </message>
    <message>
        <source>%1: %2, %3 left</source>
        <translation>%1: %2, nog %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Fiches</translation>
    </message>
    <message>
        <source>Stands on:</source>
        <translation>Staat op:</translation>
    </message>
</context>
<context>
    <name>FigureTool</name>
    <message>
        <source>Not here</source>
        <translation>Niet hier</translation>
    </message>
    <message>
        <source>A figure needs a tile.</source>
        <translation>Een speelstuk heeft een tegel nodig.</translation>
    </message>
    <message>
        <source>Choose a part of the tile.</source>
        <translation>Kies een deel van de tegel.</translation>
    </message>
    <message>
        <source>Here: %1.</source>
        <translation>Hier: %1.</translation>
    </message>
    <message>
        <source>A recorded figure goes onto the tile just placed, and belongs to the player whose turn it is.</source>
        <translation>Een opgenomen speelstuk gaat op de zojuist gelegde tegel en is van de speler die aan de beurt is.</translation>
    </message>
</context>
<context>
    <name>HandOut</name>
    <message>
        <source>Before the first move</source>
        <translation>Voor de eerste zet</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Stap %1 van %2</translation>
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
        <translation>Geschiedenis</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Zoals geopend</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>opgeslagen</translation>
    </message>
    <message>
        <source>change %1 of %2</source>
        <translation>wijziging %1 van %2</translation>
    </message>
</context>
<context>
    <name>InteractionsWindow</name>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>With other expansions</source>
        <translation>Met andere uitbreidingen</translation>
    </message>
    <message>
        <source>What changes if we add …</source>
        <translation>Wat verandert er met …</translation>
    </message>
    <message>
        <source>No ruling known</source>
        <translation>Geen uitspraak bekend</translation>
    </message>
    <message>
        <source>The rulings</source>
        <translation>De uitspraken</translation>
    </message>
    <message>
        <source>Play “%1”</source>
        <translation>“%1” spelen</translation>
    </message>
    <message>
        <source>The card in the rule book</source>
        <translation>De kaart in het regelboek</translation>
    </message>
    <message numerus="yes">
        <source>All rulings: %n. No official rules exist for combinations.</source>
        <translation>
            <numerusform>Alle uitspraken: %n. Voor combinaties bestaan geen officiële regels.</numerusform>
            <numerusform>Alle uitspraken: %n. Voor combinaties bestaan geen officiële regels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rulings that matter at this table: %n</source>
        <translation>
            <numerusform>Uitspraken die aan deze tafel tellen: %n</numerusform>
            <numerusform>Uitspraken die aan deze tafel tellen: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Play “%1” (also needs: %2)</source>
        <translation>“%1” spelen (ook nodig: %2)</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>← →</source>
        <translation>← →</translation>
    </message>
    <message>
        <source>one step back or on</source>
        <translation>een stap terug of verder</translation>
    </message>
    <message>
        <source>Home End</source>
        <translation>Home End</translation>
    </message>
    <message>
        <source>first position, last step</source>
        <translation>eerste stand, laatste stap</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>play the steps</source>
        <translation>stappen afspelen</translation>
    </message>
    <message>
        <source>1 … 9, Y, N, Enter</source>
        <translation>1 … 9, J, N, Enter</translation>
    </message>
    <message>
        <source>answer the question, go on</source>
        <translation>de vraag beantwoorden, verdergaan</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>ask why, or why not</source>
        <translation>vragen waarom, of waarom niet</translation>
    </message>
    <message>
        <source>Shift+← → ↑ ↓</source>
        <translation>Shift+← → ↑ ↓</translation>
    </message>
    <message>
        <source>move the cursor on the board, Enter asks there</source>
        <translation>de cursor verplaatsen, Enter vraagt daar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>leave your own line</source>
        <translation>je eigen variant verlaten</translation>
    </message>
    <message>
        <source>Ctrl+→</source>
        <translation>Ctrl+→</translation>
    </message>
    <message>
        <source>next lesson</source>
        <translation>volgende les</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>drill a rule</source>
        <translation>een regel oefenen</translation>
    </message>
    <message>
        <source>Ctrl+1 2</source>
        <translation>Ctrl+1 2</translation>
    </message>
    <message>
        <source>Learn, Author</source>
        <translation>Leren, Maken</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>find a rule or a lesson</source>
        <translation>een regel of les zoeken</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>the rule book</source>
        <translation>het regelboek</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>with other expansions</source>
        <translation>met andere uitbreidingen</translation>
    </message>
    <message>
        <source>Alt+1 2 3 4</source>
        <translation>Alt+1 2 3 4</translation>
    </message>
    <message>
        <source>players, problems, board as list, history</source>
        <translation>spelers, problemen, speelveld als lijst, geschiedenis</translation>
    </message>
    <message>
        <source>F, Ctrl++, Ctrl+-</source>
        <translation>F, Ctrl++, Ctrl+-</translation>
    </message>
    <message>
        <source>whole board, larger, smaller</source>
        <translation>heel het speelveld, groter, kleiner</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>dark or light</source>
        <translation>donker of licht</translation>
    </message>
    <message>
        <source>← → ↑ ↓</source>
        <translation>← → ↑ ↓</translation>
    </message>
    <message>
        <source>move the cursor on the board, with Shift select</source>
        <translation>de cursor verplaatsen, met Shift selecteren</translation>
    </message>
    <message>
        <source>T M</source>
        <translation>T M</translation>
    </message>
    <message>
        <source>to the tiles, to the figures</source>
        <translation>naar de tegels, naar de speelstukken</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>lay it here, or pick it up</source>
        <translation>hier leggen, of oppakken</translation>
    </message>
    <message>
        <source>R Shift+R</source>
        <translation>R Shift+R</translation>
    </message>
    <message>
        <source>turn right, left</source>
        <translation>rechtsom, linksom draaien</translation>
    </message>
    <message>
        <source>. ,</source>
        <translation>. ,</translation>
    </message>
    <message>
        <source>another part for a figure</source>
        <translation>een ander deel voor een speelstuk</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>take away a figure, then the tile</source>
        <translation>een speelstuk verwijderen, dan de tegel</translation>
    </message>
    <message>
        <source>empty the hand, select nothing</source>
        <translation>de hand leegmaken, niets selecteren</translation>
    </message>
    <message>
        <source>Ctrl+C X V</source>
        <translation>Ctrl+C X V</translation>
    </message>
    <message>
        <source>copy, cut, paste tiles</source>
        <translation>tegels kopiëren, knippen, plakken</translation>
    </message>
    <message>
        <source>Ctrl+Z Ctrl+Shift+Z</source>
        <translation>Ctrl+Z Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>ongedaan maken, opnieuw</translation>
    </message>
    <message>
        <source>Ctrl+N O S</source>
        <translation>Ctrl+N O S</translation>
    </message>
    <message>
        <source>new, open, save</source>
        <translation>nieuw, openen, opslaan</translation>
    </message>
    <message>
        <source>F8 F9</source>
        <translation>F8 F9</translation>
    </message>
    <message>
        <source>run the moves, check the file</source>
        <translation>zetten afspelen, het bestand controleren</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>play as a learner</source>
        <translation>spelen als leerling</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Leren</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Overal</translation>
    </message>
    <message>
        <source>Authoring</source>
        <translation>Maken</translation>
    </message>
    <message>
        <source>Alt+↑ ↓</source>
        <translation>Alt+↑ ↓</translation>
    </message>
    <message>
        <source>move an entry of an order</source>
        <translation>een regel van een volgorde verplaatsen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+K</source>
        <translation>Ctrl+Shift+K</translation>
    </message>
    <message>
        <source>compare</source>
        <translation>vergelijken</translation>
    </message>
</context>
<context>
    <name>LearnProgress</name>
    <message>
        <source>The file with your progress is damaged. It is kept as “%1”, and a new one is begun.</source>
        <translation>Het bestand met je voortgang is beschadigd. Het is bewaard als ‘%1’, en er is een nieuw begonnen.</translation>
    </message>
    <message>
        <source>Your progress was saved by a newer version. It is kept as “%1”, and a new file is begun.</source>
        <translation>Je voortgang is door een nieuwere versie opgeslagen. Hij is bewaard als ‘%1’, en er is een nieuw bestand begonnen.</translation>
    </message>
    <message>
        <source>Your progress cannot be saved now: %1. It is tried again with the next answer.</source>
        <translation>Je voortgang kan nu niet worden opgeslagen: %1. Bij het volgende antwoord wordt het opnieuw geprobeerd.</translation>
    </message>
</context>
<context>
    <name>LessonDocument</name>
    <message>
        <source>it is a folder</source>
        <translation>het is een map</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Naamloos</translation>
    </message>
</context>
<context>
    <name>LessonsDock</name>
    <message>
        <source>Lessons</source>
        <translation>Lessen</translation>
    </message>
    <message>
        <source>Find a lesson</source>
        <translation>Zoek een les</translation>
    </message>
    <message>
        <source>My scenarios</source>
        <translation>Mijn scenario’s</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message numerus="yes">
        <source>Positions: %n</source>
        <translation>
            <numerusform>%n positie</numerusform>
            <numerusform>%n posities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n min</source>
        <translation>
            <numerusform>ongeveer %n min</numerusform>
            <numerusform>ongeveer %n min</numerusform>
        </translation>
    </message>
    <message>
        <source>Questions that were not answered rightly at once are asked again.</source>
        <translation>Vragen die niet meteen goed beantwoord zijn, worden opnieuw gesteld.</translation>
    </message>
    <message>
        <source>What I missed: %1</source>
        <translation>Wat ik miste: %1</translation>
    </message>
    <message>
        <source>Drill a rule …</source>
        <translation>Regel oefenen …</translation>
    </message>
    <message>
        <source>A fresh position for one rule, with a question (Ctrl+R)</source>
        <translation>Een nieuwe stand bij één regel, met een vraag (Ctrl+R)</translation>
    </message>
</context>
<context>
    <name>LinesWords</name>
    <message>
        <source>Another line from step %1</source>
        <translation>Andere variant vanaf stap %1</translation>
    </message>
    <message>
        <source>The lesson&apos;s line</source>
        <translation>De zetten van de les</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>This file cannot be shown</source>
        <translation>Dit bestand kan niet getoond worden</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>Donkere kleuren</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Lichte kleuren</translation>
    </message>
    <message>
        <source>%1 (Ctrl+D)</source>
        <translation>%1 (Ctrl+D)</translation>
    </message>
    <message>
        <source>Bathhouse</source>
        <translation>Bathhouse</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Bestand</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;Openen …</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>Opnieuw &amp;lezen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Afsl&amp;uiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>B&amp;eeld</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Leren</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Maken</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Spelers</translation>
    </message>
    <message>
        <source>P&amp;roblems</source>
        <translation>P&amp;roblemen</translation>
    </message>
    <message>
        <source>Board as &amp;list</source>
        <translation>Speelveld als l&amp;ijst</translation>
    </message>
    <message>
        <source>L&amp;arger</source>
        <translation>&amp;Groter</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>&amp;Heel het speelveld</translation>
    </message>
    <message>
        <source>&amp;Dark or light</source>
        <translation>&amp;Donker of licht</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>&amp;Eerste stand</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Stap &amp;terug</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Volgende stap</translation>
    </message>
    <message>
        <source>&amp;Last step</source>
        <translation>&amp;Laatste stap</translation>
    </message>
    <message>
        <source>&amp;Play the steps</source>
        <translation>Stappen &amp;afspelen</translation>
    </message>
    <message>
        <source>Back to the lesson&apos;s l&amp;ine</source>
        <translation>Terug &amp;naar de les</translation>
    </message>
    <message>
        <source>Next le&amp;sson</source>
        <translation>Volgende le&amp;s</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regels</translation>
    </message>
    <message>
        <source>&amp;Find a rule or lesson</source>
        <translation>&amp;Zoek een regel of les</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Toetsen</translation>
    </message>
    <message>
        <source>&amp;About Bathhouse</source>
        <translation>&amp;Over Bathhouse</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Een scenario openen</translation>
    </message>
    <message>
        <source>Scenarios (*.bathhouse.json *.json)</source>
        <translation>Scenario’s (*.bathhouse.json *.json)</translation>
    </message>
    <message>
        <source>About Bathhouse</source>
        <translation>Over Bathhouse</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bathhouse %1&lt;/b&gt;&lt;p&gt;A rules tutor and scenario editor for the game Carcassonne with its small expansion The Barber-Surgeons.&lt;/p&gt;&lt;p&gt;All pictures are drawn by the program. It is not made or endorsed by the publisher.&lt;/p&gt;</source>
        <translation>&lt;b&gt;Bathhouse %1&lt;/b&gt;&lt;p&gt;Een regeltutor en scenario-editor voor het spel Carcassonne met de kleine uitbreiding De Badhuizen.&lt;/p&gt;&lt;p&gt;Alle plaatjes worden door het programma getekend. Het is niet door de uitgever gemaakt of goedgekeurd.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Gereedschap</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Leren</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Maken</translation>
    </message>
    <message>
        <source>Lessons and the tutor (Ctrl+1)</source>
        <translation>Lessen en de tutor (Ctrl+1)</translation>
    </message>
    <message>
        <source>Moves, facts and problems of the file (Ctrl+2)</source>
        <translation>Zetten, gegevens en problemen van het bestand (Ctrl+2)</translation>
    </message>
    <message>
        <source>Lessons or moves at the side</source>
        <translation>Lessen of zetten aan de zijkant</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Ctrl+-</source>
        <translation>Ctrl+-</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Groter</translation>
    </message>
    <message>
        <source>Ctrl++</source>
        <translation>Ctrl++</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Heel het speelveld</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>Size of the board</source>
        <translation>Grootte van het speelveld</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Alt+1</source>
        <translation>Alt+1</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemen</translation>
    </message>
    <message>
        <source>Alt+2</source>
        <translation>Alt+2</translation>
    </message>
    <message>
        <source>Board as list</source>
        <translation>Speelveld als lijst</translation>
    </message>
    <message>
        <source>Alt+3</source>
        <translation>Alt+3</translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <translation>Problemen: %1</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Be&amp;werken</translation>
    </message>
    <message>
        <source>Undo:</source>
        <translation>Ongedaan maken:</translation>
    </message>
    <message>
        <source>Redo:</source>
        <translation>Opnieuw:</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Play as learner from this step</source>
        <translation>Speel als leerling vanaf deze stap</translation>
    </message>
    <message>
        <source>Check the whole file</source>
        <translation>Het hele bestand controleren</translation>
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
        <translation>Niet opgeslagen wijzigingen</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>“%1” heeft wijzigingen die niet zijn opgeslagen.</translation>
    </message>
    <message>
        <source>Without saving they are lost.</source>
        <translation>Zonder opslaan gaan ze verloren.</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Scenario opslaan</translation>
    </message>
    <message>
        <source>Scenarios (*.bathhouse.json)</source>
        <translation>Scenario’s (*.bathhouse.json)</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Niet opgeslagen</translation>
    </message>
    <message>
        <source>“%1” %2.</source>
        <translation>“%1” %2.</translation>
    </message>
    <message>
        <source>Your changes are still here. Choose another place with Save as.</source>
        <translation>Je wijzigingen zijn er nog. Kies een andere plaats met Opslaan als.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Opgeslagen: %1</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Go back to “%1” as it was saved?</source>
        <translation>Terug naar “%1” zoals het is opgeslagen?</translation>
    </message>
    <message>
        <source>All changes since then are lost, and their history too.</source>
        <translation>Alle wijzigingen sindsdien gaan verloren, en hun geschiedenis ook.</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Nog geen bestanden</translation>
    </message>
    <message>
        <source>As the learner sees it. Back with Author (Ctrl+2).</source>
        <translation>Zoals de leerling het ziet. Terug met Maken (Ctrl+2).</translation>
    </message>
    <message>
        <source>&amp;New scenario</source>
        <translation>&amp;Nieuw scenario</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Nieuw &amp;venster</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>Re&amp;cent geopend</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Op&amp;slaan</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>Opsl&amp;aan als …</translation>
    </message>
    <message>
        <source>Re&amp;vert to the saved file</source>
        <translation>&amp;Terug naar het opgeslagen bestand</translation>
    </message>
    <message>
        <source>&amp;Close the window</source>
        <translation>Venster slu&amp;iten</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Speelveld</translation>
    </message>
    <message>
        <source>Other lines that this scenario shows. Esc goes back to its own.</source>
        <translation>Andere varianten van dit scenario. Esc gaat terug naar het eigen verloop.</translation>
    </message>
    <message>
        <source>Keep the line that was tried</source>
        <translation>De geprobeerde variant bewaren</translation>
    </message>
    <message>
        <source>Lines: %1</source>
        <translation>Varianten: %1</translation>
    </message>
    <message>
        <source>Another line</source>
        <translation>Andere variant</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>Ges&amp;chiedenis</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Geschiedenis</translation>
    </message>
    <message>
        <source>Alt+4</source>
        <translation>Alt+4</translation>
    </message>
    <message>
        <source>&amp;Why, or why not …</source>
        <translation>&amp;Waarom, of waarom niet …</translation>
    </message>
    <message>
        <source>Rule &amp;book</source>
        <translation>Regel&amp;boek</translation>
    </message>
    <message>
        <source>&amp;Compare …</source>
        <translation>&amp;Vergelijken …</translation>
    </message>
    <message>
        <source>&amp;Set up a game …</source>
        <translation>Een spel &amp;opstellen …</translation>
    </message>
    <message>
        <source>S&amp;ave the rules on one page …</source>
        <translation>Regels op één pagina op&amp;slaan …</translation>
    </message>
    <message>
        <source>&amp;Print the rules on one page …</source>
        <translation>Regels op één pagina af&amp;drukken …</translation>
    </message>
    <message>
        <source>Save the rules on one page</source>
        <translation>Regels op één pagina opslaan</translation>
    </message>
    <message>
        <source>Page to print (*.pdf);;Web page (*.html);;Text (*.txt)</source>
        <translation>Pagina om af te drukken (*.pdf);;Webpagina (*.html);;Tekst (*.txt)</translation>
    </message>
    <message>
        <source>The rules on one page</source>
        <translation>De regels op één pagina</translation>
    </message>
    <message>
        <source>That was the last lesson.</source>
        <translation>Dat was de laatste les.</translation>
    </message>
    <message>
        <source>No more questions come back now.</source>
        <translation>Er komen nu geen vragen meer terug.</translation>
    </message>
    <message>
        <source>Open the lesson whose answers are to be forgotten.</source>
        <translation>Open de les waarvan de antwoorden vergeten moeten worden.</translation>
    </message>
    <message>
        <source>The answers of this lesson are forgotten.</source>
        <translation>De antwoorden van deze les zijn vergeten.</translation>
    </message>
    <message>
        <source>Forget all answers</source>
        <translation>Alle antwoorden vergeten</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Dit kan niet ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergeten</translation>
    </message>
    <message>
        <source>What I &amp;missed</source>
        <translation>Wat ik &amp;miste</translation>
    </message>
    <message>
        <source>F&amp;orget the answers of this lesson</source>
        <translation>Antw&amp;oorden van deze les vergeten</translation>
    </message>
    <message>
        <source>For&amp;get all answers …</source>
        <translation>Alle antwoorden ver&amp;geten …</translation>
    </message>
    <message>
        <source>&amp;Run the moves</source>
        <translation>Zetten &amp;afspelen</translation>
    </message>
    <message>
        <source>&amp;Check the file</source>
        <translation>Bestand &amp;controleren</translation>
    </message>
    <message>
        <source>&amp;Play as learner</source>
        <translation>Spelen als &amp;leerling</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Run: what comes out?</source>
        <translation>Afspelen: wat komt eruit?</translation>
    </message>
    <message>
        <source>F8</source>
        <translation>F8</translation>
    </message>
    <message>
        <source>Moves played: %1.</source>
        <translation>Gespeelde zetten: %1.</translation>
    </message>
    <message>
        <source>The file has problems: %1.</source>
        <translation>Het bestand heeft problemen: %1.</translation>
    </message>
    <message>
        <source>Moves that do not work: %1.</source>
        <translation>Zetten die niet gaan: %1.</translation>
    </message>
    <message>
        <source>Expected and not so: %1.</source>
        <translation>Verwacht en niet zo: %1.</translation>
    </message>
    <message>
        <source>Tick what you meant.</source>
        <translation>Vink aan wat je bedoelde.</translation>
    </message>
    <message>
        <source>Check passed: the file is sound, and all that it expects comes out.</source>
        <translation>Gecontroleerd: het bestand is in orde, en alles wat het verwacht komt eruit.</translation>
    </message>
    <message>
        <source>Check failed: the file cannot be played as it is. Problems: %1.</source>
        <translation>Niet geslaagd: het bestand kan zo niet gespeeld worden. Problemen: %1.</translation>
    </message>
    <message>
        <source>Check failed: not all that is expected comes out. Mismatches: %1.</source>
        <translation>Niet geslaagd: niet alles wat verwacht wordt komt eruit. Verschillen: %1.</translation>
    </message>
    <message>
        <source>The answers to the drills of this rule are forgotten.</source>
        <translation>De antwoorden op de oefeningen van deze regel zijn vergeten.</translation>
    </message>
    <message>
        <source>Forget what you have answered in all lessons and drills?</source>
        <translation>Alles vergeten wat je in alle lessen en oefeningen hebt geantwoord?</translation>
    </message>
    <message>
        <source>&amp;Drill a rule …</source>
        <translation>Een regel oe&amp;fenen …</translation>
    </message>
    <message>
        <source>&amp;With other expansions …</source>
        <translation>&amp;Met andere uitbreidingen …</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E brings the rulings back, as they were.</source>
        <translation>Ctrl+Shift+E haalt de uitspraken terug, zoals ze waren.</translation>
    </message>
</context>
<context>
    <name>MyTilesWords</name>
    <message>
        <source>“%1” is no list of tiles. Mend it or move it away, then save again.</source>
        <translation>“%1” is geen lijst van tegels. Herstel of verplaats het bestand en sla dan opnieuw op.</translation>
    </message>
    <message>
        <source>“%1” %2.</source>
        <translation>“%1” %2.</translation>
    </message>
</context>
<context>
    <name>OfferBar</name>
    <message>
        <source>Later</source>
        <translation>Later</translation>
    </message>
    <message>
        <source>It is kept, and offered again at the next start.</source>
        <translation>Het blijft bewaard en wordt bij de volgende start weer aangeboden.</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Weggooien</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>an untitled scenario</source>
        <translation>een scenario zonder titel</translation>
    </message>
    <message>
        <source>Not saved when the program ended: %1, %2.</source>
        <translation>Niet bewaard toen het programma stopte: %1, %2.</translation>
    </message>
</context>
<context>
    <name>OrderInput</name>
    <message>
        <source>The order</source>
        <translation>De volgorde</translation>
    </message>
    <message>
        <source>Drag, or move with Alt+↑ and Alt+↓.</source>
        <translation>Sleep, of verplaats met Alt+↑ en Alt+↓.</translation>
    </message>
</context>
<context>
    <name>PanelDock</name>
    <message>
        <source>Close %1</source>
        <translation>%1 sluiten</translation>
    </message>
</context>
<context>
    <name>PickList</name>
    <message>
        <source>Take away %1</source>
        <translation>%1 weghalen</translation>
    </message>
    <message>
        <source>Take away: %1</source>
        <translation>Weghalen: %1</translation>
    </message>
</context>
<context>
    <name>PlaceInput</name>
    <message>
        <source>Click on the board, or tick here.</source>
        <translation>Klik op het bord, of vink hier aan.</translation>
    </message>
    <message>
        <source>Places to choose</source>
        <translation>Plekken om te kiezen</translation>
    </message>
</context>
<context>
    <name>PlayerChip</name>
    <message>
        <source>%1: %2 points, %3 figures left, decides now</source>
        <translation>%1: %2 punten, nog %3 speelstukken, beslist nu</translation>
    </message>
    <message>
        <source>%1: %2 points, %3 figures left</source>
        <translation>%1: %2 punten, nog %3 speelstukken</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>nog %1</translation>
    </message>
    <message>
        <source>%1. Click to ask why.</source>
        <translation>%1. Klik om te vragen waarom.</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Colour</source>
        <translation>Kleur</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Naam van de speler</translation>
    </message>
    <message>
        <source>Sits before the player above</source>
        <translation>Voor de speler erboven zetten</translation>
    </message>
    <message>
        <source>Remove this player and his figures</source>
        <translation>Deze speler met speelstukken verwijderen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>usual supply</source>
        <translation>gewone voorraad</translation>
    </message>
    <message>
        <source>All figures of the box, less those on the board</source>
        <translation>Alle speelstukken uit de doos, min die op het speelveld</translation>
    </message>
</context>
<context>
    <name>PlayersDock</name>
    <message>
        <source>%1 in bathhouse %2 at %3, %4 of 8 around</source>
        <translation>%1 in badhuis %2 op %3, %4 van 8 eromheen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>%1, left</source>
        <translation>%1, nog</translation>
    </message>
    <message>
        <source>In a bathhouse</source>
        <translation>In een badhuis</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Op het speelveld</translation>
    </message>
    <message>
        <source>Ask why</source>
        <translation>Vraag waarom</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>Open: %1</translation>
    </message>
    <message>
        <source>First counter</source>
        <translation>Eerste scorepion</translation>
    </message>
</context>
<context>
    <name>PointsInput</name>
    <message>
        <source>Points for %1</source>
        <translation>Punten voor %1</translation>
    </message>
</context>
<context>
    <name>ProblemsDock</name>
    <message>
        <source>Problems</source>
        <translation>Problemen</translation>
    </message>
    <message>
        <source>No problems. All that the file expects holds.</source>
        <translation>Geen problemen. Alles wat het bestand verwacht, klopt.</translation>
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
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Alles opslaan</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nee</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Niet opslaan</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Toepassen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Herstellen</translation>
    </message>
</context>
<context>
    <name>QuestionEditor</name>
    <message>
        <source>What is put in order</source>
        <translation>Wat op volgorde komt</translation>
    </message>
    <message>
        <source>Choices; the right ones are ticked</source>
        <translation>Keuzes; de juiste zijn aangevinkt</translation>
    </message>
    <message>
        <source>Add a choice</source>
        <translation>Keuze toevoegen</translation>
    </message>
    <message>
        <source>all are needed</source>
        <translation>alle nodig</translation>
    </message>
    <message>
        <source>Every right choice must be ticked. Else any of them will do.</source>
        <translation>Elke juiste keuze moet zijn aangevinkt. Anders is één genoeg.</translation>
    </message>
    <message>
        <source>Choice %1 is right</source>
        <translation>Keuze %1 is juist</translation>
    </message>
    <message>
        <source>This choice is right</source>
        <translation>Deze keuze is juist</translation>
    </message>
    <message>
        <source>Choice %1</source>
        <translation>Keuze %1</translation>
    </message>
    <message>
        <source>Take this choice away</source>
        <translation>Deze keuze weghalen</translation>
    </message>
    <message>
        <source>Said when it is chosen</source>
        <translation>Gezegd bij deze keuze</translation>
    </message>
    <message>
        <source>Right orders, such as 2 1 3; several with a semicolon between them</source>
        <translation>Juiste volgordes, zoals 2 1 3; meer met een puntkomma ertussen</translation>
    </message>
    <message>
        <source>Right orders</source>
        <translation>Juiste volgordes</translation>
    </message>
    <message>
        <source>Each order names every choice once.</source>
        <translation>Elke volgorde noemt elke keuze één keer.</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Juist antwoord</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nee</translation>
    </message>
    <message>
        <source>The program works the answer out from the position.</source>
        <translation>Het programma leidt het antwoord uit de stelling af.</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>Punten van %1</translation>
    </message>
    <message>
        <source>What each player gains in the next step</source>
        <translation>Wat elke speler in de volgende stap krijgt</translation>
    </message>
    <message>
        <source>as the program counts</source>
        <translation>zoals het programma telt</translation>
    </message>
    <message>
        <source>Wrong answer %1</source>
        <translation>Fout antwoord %1</translation>
    </message>
    <message>
        <source>Take this wrong answer away</source>
        <translation>Dit foute antwoord weghalen</translation>
    </message>
    <message>
        <source>Said to it</source>
        <translation>Wat erop gezegd wordt</translation>
    </message>
    <message>
        <source>Add a wrong answer</source>
        <translation>Fout antwoord toevoegen</translation>
    </message>
    <message>
        <source>All right places</source>
        <translation>Alle juiste plekken</translation>
    </message>
    <message>
        <source>Right answers</source>
        <translation>Juiste antwoorden</translation>
    </message>
    <message>
        <source>as the program finds them</source>
        <translation>zoals het programma ze vindt</translation>
    </message>
    <message>
        <source>Pick on the board</source>
        <translation>Op het bord kiezen</translation>
    </message>
    <message>
        <source>While this is on, a click on the board adds a place or takes it back.</source>
        <translation>Zolang dit aan staat, voegt een klik op het bord een plek toe of haalt die weg.</translation>
    </message>
    <message>
        <source>Take away %1</source>
        <translation>%1 weghalen</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Vraag</translation>
    </message>
    <message>
        <source>Said to any other wrong answer</source>
        <translation>Gezegd bij elk ander fout antwoord</translation>
    </message>
    <message>
        <source>First hint: which rule</source>
        <translation>Eerste hint: welke regel</translation>
    </message>
    <message>
        <source>Second hint: where to look</source>
        <translation>Tweede hint: waar te kijken</translation>
    </message>
    <message>
        <source>Third hint: nearly the answer</source>
        <translation>Derde hint: bijna het antwoord</translation>
    </message>
    <message>
        <source>Because of these rules</source>
        <translation>Vanwege deze regels</translation>
    </message>
    <message>
        <source>Find a rule to add</source>
        <translation>Regel om toe te voegen</translation>
    </message>
</context>
<context>
    <name>QuestionKindsWords</name>
    <message>
        <source>One of several</source>
        <translation>Eén van meerdere</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Ja of nee</translation>
    </message>
    <message>
        <source>Points of each player</source>
        <translation>Punten van elke speler</translation>
    </message>
    <message>
        <source>A tile on the board</source>
        <translation>Een tegel op het bord</translation>
    </message>
    <message>
        <source>A figure on the board</source>
        <translation>Een speelstuk op het bord</translation>
    </message>
    <message>
        <source>A bathhouse</source>
        <translation>Een badhuis</translation>
    </message>
    <message>
        <source>Put in order</source>
        <translation>Op volgorde zetten</translation>
    </message>
    <message>
        <source>Where a meeple may go</source>
        <translation>Waar een meeple heen mag</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Question</source>
        <translation>Vraag</translation>
    </message>
    <message>
        <source>Missed before. Still to come: %1</source>
        <translation>Eerder gemist. Nog te gaan: %1</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Vraag %1 van %2</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Goed</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>Niet goed</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwoorden</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Show what would happen</source>
        <translation>Laat zien wat er zou gebeuren</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Volgende vraag</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Volgende stap</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Volgende les</translation>
    </message>
    <message>
        <source>Next missed question</source>
        <translation>Volgende gemiste vraag</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Afronden</translation>
    </message>
    <message>
        <source>Hint %1 of %2</source>
        <translation>Hint %1 van %2</translation>
    </message>
    <message>
        <source>You are trying something out. The question waits.</source>
        <translation>Je probeert iets uit. De vraag wacht.</translation>
    </message>
    <message>
        <source>You stepped on before answering. The question is marked as looked at.</source>
        <translation>Je ging verder voordat je antwoordde. De vraag is gemarkeerd als bekeken.</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>Terug naar de vraag</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Volgende stand</translation>
    </message>
    <message>
        <source>You looked before answering. The question is marked as looked at.</source>
        <translation>Je keek voordat je antwoordde. De vraag is gemarkeerd als bekeken.</translation>
    </message>
</context>
<context>
    <name>QuestionsPage</name>
    <message>
        <source>Question</source>
        <translation>Vraag</translation>
    </message>
    <message>
        <source>Add a question before the next step</source>
        <translation>Vraag voor de volgende stap toevoegen</translation>
    </message>
    <message>
        <source>Delete this question</source>
        <translation>Deze vraag verwijderen</translation>
    </message>
    <message>
        <source>No question yet. Go to the step that it comes before, and add one with +.</source>
        <translation>Nog geen vraag. Ga naar de stap waar ze vóór komt, en voeg haar toe met +.</translation>
    </message>
    <message>
        <source>Kind of question</source>
        <translation>Soort vraag</translation>
    </message>
    <message>
        <source>Asked before step</source>
        <translation>Gesteld vóór stap</translation>
    </message>
    <message>
        <source>before step </source>
        <translation>vóór stap </translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>There is not enough memory for a picture of this board.</source>
        <translation>Er is niet genoeg geheugen voor een plaatje van dit speelveld.</translation>
    </message>
    <message>
        <source>The picture could not be written as PNG.</source>
        <translation>Het plaatje kon niet als PNG geschreven worden.</translation>
    </message>
    <message>
        <source>“%1” is no picture file: the name must end in .png, .svg or .pdf.</source>
        <translation>“%1” is geen afbeelding: de naam moet eindigen op .png, .svg of .pdf.</translation>
    </message>
    <message>
        <source>There is no step %1: the steps go from 0 (before the first move) to %2.</source>
        <translation>Er is geen stap %1: de stappen gaan van 0 (voor de eerste zet) tot %2.</translation>
    </message>
    <message>
        <source>The board is %1 × %2 spaces large: a picture can show at most %3 each way.</source>
        <translation>Het speelveld is %1 × %2 plekken groot: een plaatje toont er hoogstens %3 in elke richting.</translation>
    </message>
</context>
<context>
    <name>RingPicture</name>
    <message>
        <source>All eight spaces around it are filled</source>
        <translation>Alle acht plekken eromheen zijn gevuld</translation>
    </message>
    <message numerus="yes">
        <source>%n of the eight spaces around it are missing</source>
        <translation>
            <numerusform>%n van de acht plekken eromheen is leeg</numerusform>
            <numerusform>%n van de acht plekken eromheen zijn leeg</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleBookDock</name>
    <message>
        <source>Rule book</source>
        <translation>Regelboek</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Zoek een regel</translation>
    </message>
    <message>
        <source>Rules by chapter</source>
        <translation>Regels per hoofdstuk</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>De regel</translation>
    </message>
    <message>
        <source>Only rules that are: %1</source>
        <translation>Alleen regels die zijn: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rules</source>
        <translation>
            <numerusform>%n regel</numerusform>
            <numerusform>%n regels</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>Follows from</source>
        <translation>Volgt uit</translation>
    </message>
    <message>
        <source>Steps of this scenario</source>
        <translation>Stappen van dit scenario</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Stap %1: %2</translation>
    </message>
    <message>
        <source>Lessons that teach it</source>
        <translation>Lessen die haar uitleggen</translation>
    </message>
    <message>
        <source>Questions about it</source>
        <translation>Vragen erover</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Stap %1</translation>
    </message>
</context>
<context>
    <name>RuleCard</name>
    <message>
        <source>&lt;b&gt;Common mistake:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;Veelgemaakte fout:&lt;/b&gt; %1</translation>
    </message>
    <message>
        <source>Show in the rule book</source>
        <translation>Toon in het regelboek</translation>
    </message>
</context>
<context>
    <name>RulePill</name>
    <message>
        <source>Rule that decides: %1</source>
        <translation>Regel die beslist: %1</translation>
    </message>
    <message>
        <source>%1 (%2). Click to read the rule.</source>
        <translation>%1 (%2). Klik om de regel te lezen.</translation>
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
        <translation>Samenvatting</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Rules taught</source>
        <translation>Geleerde regels</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Uitbreidingen</translation>
    </message>
    <message>
        <source>Option %1</source>
        <translation>Optie %1</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wie begint</translation>
    </message>
    <message>
        <source>Tiles to draw</source>
        <translation>Te trekken tegels</translation>
    </message>
    <message>
        <source>What must come out</source>
        <translation>Wat eruit moet komen</translation>
    </message>
    <message>
        <source>Add a question</source>
        <translation>Vraag toevoegen</translation>
    </message>
    <message>
        <source>Change a question</source>
        <translation>Vraag wijzigen</translation>
    </message>
    <message>
        <source>Delete a question</source>
        <translation>Vraag verwijderen</translation>
    </message>
    <message>
        <source>Replace a tile</source>
        <translation>Tegel vervangen</translation>
    </message>
    <message>
        <source>Lay a tile</source>
        <translation>Tegel leggen</translation>
    </message>
    <message>
        <source>Remove a tile</source>
        <translation>Tegel weghalen</translation>
    </message>
    <message>
        <source>Remove %1 tiles</source>
        <translation>%1 tegels weghalen</translation>
    </message>
    <message>
        <source>Move a tile</source>
        <translation>Tegel verplaatsen</translation>
    </message>
    <message>
        <source>Move %1 tiles</source>
        <translation>%1 tegels verplaatsen</translation>
    </message>
    <message>
        <source>Turn a tile</source>
        <translation>Tegel draaien</translation>
    </message>
    <message>
        <source>Turn %1 tiles</source>
        <translation>%1 tegels draaien</translation>
    </message>
    <message>
        <source>Paste a tile</source>
        <translation>Tegel plakken</translation>
    </message>
    <message>
        <source>Paste %1 tiles</source>
        <translation>%1 tegels plakken</translation>
    </message>
    <message>
        <source>Add a figure</source>
        <translation>Speelstuk toevoegen</translation>
    </message>
    <message>
        <source>Remove a figure</source>
        <translation>Speelstuk weghalen</translation>
    </message>
    <message>
        <source>Remove %1 figures</source>
        <translation>%1 speelstukken weghalen</translation>
    </message>
    <message>
        <source>Move a figure</source>
        <translation>Speelstuk verplaatsen</translation>
    </message>
    <message>
        <source>Change a figure</source>
        <translation>Speelstuk wijzigen</translation>
    </message>
    <message>
        <source>Record a move</source>
        <translation>Zet opnemen</translation>
    </message>
    <message>
        <source>Change a move</source>
        <translation>Zet wijzigen</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaar</translation>
    </message>
    <message>
        <source>Delete a move</source>
        <translation>Zet verwijderen</translation>
    </message>
    <message>
        <source>Move a step</source>
        <translation>Stap verplaatsen</translation>
    </message>
    <message>
        <source>Another line</source>
        <translation>Andere variant</translation>
    </message>
    <message>
        <source>Delete a line</source>
        <translation>Variant verwijderen</translation>
    </message>
    <message>
        <source>Title of a line</source>
        <translation>Titel van een variant</translation>
    </message>
    <message>
        <source>Give the player a name.</source>
        <translation>Geef de speler een naam.</translation>
    </message>
    <message>
        <source>A name has at most 64 characters.</source>
        <translation>Een naam heeft hoogstens 64 tekens.</translation>
    </message>
    <message>
        <source>Write the name on one line.</source>
        <translation>Schrijf de naam op één regel.</translation>
    </message>
    <message>
        <source>Another player is called so already.</source>
        <translation>Een andere speler heet al zo.</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Speler toevoegen</translation>
    </message>
    <message>
        <source>Remove a player</source>
        <translation>Speler verwijderen</translation>
    </message>
    <message>
        <source>Change a player</source>
        <translation>Speler wijzigen</translation>
    </message>
    <message>
        <source>Move a player</source>
        <translation>Speler verplaatsen</translation>
    </message>
    <message>
        <source>Add a tile of one&apos;s own</source>
        <translation>Eigen tegel toevoegen</translation>
    </message>
    <message>
        <source>Change a tile of one&apos;s own</source>
        <translation>Eigen tegel wijzigen</translation>
    </message>
    <message>
        <source>Remove a tile of one&apos;s own</source>
        <translation>Eigen tegel weghalen</translation>
    </message>
    <message>
        <source>Set-up exercise</source>
        <translation>Oefening in het voorbereiden</translation>
    </message>
    <message>
        <source>Add a token</source>
        <translation>Een fiche toevoegen</translation>
    </message>
    <message>
        <source>Remove a token</source>
        <translation>Een fiche weghalen</translation>
    </message>
    <message>
        <source>Move a token</source>
        <translation>Een fiche verplaatsen</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Find a rule or lesson</source>
        <translation>Zoek regel of les</translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>It cannot be turned here: %1. “Free set-up” allows it.</source>
        <translation>Hier kan hij niet gedraaid worden: %1. “Vrije opstelling” staat het toe.</translation>
    </message>
    <message>
        <source>Turn %1 tiles</source>
        <translation>%1 tegels draaien</translation>
    </message>
    <message>
        <source>It cannot be turned here: %1.</source>
        <translation>Hier kan hij niet gedraaid worden: %1.</translation>
    </message>
</context>
<context>
    <name>SetupFields</name>
    <message>
        <source>This file has one</source>
        <translation>Dit bestand heeft er een</translation>
    </message>
    <message>
        <source>For how many players</source>
        <translation>Voor hoeveel spelers</translation>
    </message>
    <message>
        <source>as many as there are</source>
        <translation>zoveel als er zijn</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Getrokken</translation>
    </message>
    <message>
        <source>Find a bathhouse tile that is drawn</source>
        <translation>Zoek een badhuistegel die getrokken is</translation>
    </message>
    <message>
        <source>Back into the box</source>
        <translation>Terug in de doos</translation>
    </message>
    <message>
        <source>Find a bathhouse tile that goes back</source>
        <translation>Zoek een badhuistegel die teruggaat</translation>
    </message>
</context>
<context>
    <name>SetupHelper</name>
    <message>
        <source>Set up a game</source>
        <translation>Een spel opstellen</translation>
    </message>
    <message>
        <source>&amp;Look at the tiles</source>
        <translation>&amp;Bekijk de tegels</translation>
    </message>
    <message>
        <source>Show the rules about setting up</source>
        <translation>Toon de regels over het opstellen</translation>
    </message>
    <message>
        <source>&amp;Number of players</source>
        <translation>&amp;Aantal spelers</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Aantal spelers</translation>
    </message>
    <message>
        <source>One player less</source>
        <translation>Eén speler minder</translation>
    </message>
    <message>
        <source>One player more</source>
        <translation>Eén speler meer</translation>
    </message>
    <message>
        <source>Shuffle &amp;again</source>
        <translation>Opnieuw &amp;schudden</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>&amp;Speel vanaf hier</translation>
    </message>
</context>
<context>
    <name>StatusBadge</name>
    <message>
        <source>Official</source>
        <translation>Officieel</translation>
    </message>
    <message>
        <source>Community</source>
        <translation>Community</translation>
    </message>
    <message>
        <source>Deduced</source>
        <translation>Afgeleid</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>Omstreden</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>First position</source>
        <translation>Eerste stand</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Eén stap terug</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Volgende stap</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Laatste stap</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation>Stappen afspelen</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Stap %1 van %2</translation>
    </message>
    <message>
        <source>A position without moves</source>
        <translation>Een stand zonder zetten</translation>
    </message>
    <message>
        <source>The position before the first move</source>
        <translation>De stand voor de eerste zet</translation>
    </message>
</context>
<context>
    <name>StepsModel</name>
    <message>
        <source>Start</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>%1. Does not work: %2</source>
        <translation>%1. Werkt niet: %2</translation>
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
        <translation>Variant</translation>
    </message>
    <message>
        <source>The line of moves that is shown. Esc goes back to the lesson&apos;s own.</source>
        <translation>De getoonde reeks zetten. Esc gaat terug naar die van de les.</translation>
    </message>
    <message>
        <source>Delete this line</source>
        <translation>Deze variant verwijderen</translation>
    </message>
    <message>
        <source>Title of this line</source>
        <translation>Titel van deze variant</translation>
    </message>
    <message>
        <source>A move played in the middle</source>
        <translation>Een zet in het midden</translation>
    </message>
    <message>
        <source>is put in</source>
        <translation>erbij</translation>
    </message>
    <message>
        <source>Later steps stay. Those that no longer work are marked.</source>
        <translation>Latere stappen blijven. Die niet meer werken, worden gemarkeerd.</translation>
    </message>
    <message>
        <source>replaces</source>
        <translation>vervangt</translation>
    </message>
    <message>
        <source>It takes the place of the next step. Later ones that no longer work are marked.</source>
        <translation>Hij neemt de plaats van de volgende stap in. Latere die niet meer werken, worden gemarkeerd.</translation>
    </message>
    <message>
        <source>new line</source>
        <translation>nieuwe variant</translation>
    </message>
    <message>
        <source>Another line from here begins with it.</source>
        <translation>Een andere variant begint er hier mee.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Stappen</translation>
    </message>
    <message>
        <source>Delete this step (Del)</source>
        <translation>Deze stap verwijderen (Del)</translation>
    </message>
    <message>
        <source>Move this step up</source>
        <translation>Deze stap omhoog</translation>
    </message>
    <message>
        <source>Move this step down</source>
        <translation>Deze stap omlaag</translation>
    </message>
    <message>
        <source>It should be refused</source>
        <translation>Hij moet geweigerd worden</translation>
    </message>
    <message>
        <source>The step shows that this is not allowed. The file then expects the refusal.</source>
        <translation>De stap laat zien dat dit niet mag. Het bestand verwacht dan de weigering.</translation>
    </message>
    <message>
        <source>Comment of this step</source>
        <translation>Commentaar bij deze stap</translation>
    </message>
    <message>
        <source>A line being tried</source>
        <translation>Een variant om te proberen</translation>
    </message>
</context>
<context>
    <name>SumTable</name>
    <message>
        <source>How the points come about</source>
        <translation>Hoe de punten ontstaan</translation>
    </message>
    <message>
        <source>Wrong in your answer: %1</source>
        <translation>Fout in je antwoord: %1</translation>
    </message>
</context>
<context>
    <name>SummarySheet</name>
    <message>
        <source>“%1”: the name must end in .pdf, .html or .txt.</source>
        <translation>“%1”: de naam moet eindigen op .pdf, .html of .txt.</translation>
    </message>
</context>
<context>
    <name>TileDesigner</name>
    <message>
        <source>North</source>
        <translation>Noord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Oost</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Zuid</translation>
    </message>
    <message>
        <source>West</source>
        <translation>West</translation>
    </message>
    <message>
        <source>Change a tile</source>
        <translation>Tegel wijzigen</translation>
    </message>
    <message>
        <source>Design a tile</source>
        <translation>Tegel ontwerpen</translation>
    </message>
    <message>
        <source>Picture of the tile</source>
        <translation>Afbeelding van de tegel</translation>
    </message>
    <message>
        <source>Id of the tile</source>
        <translation>Id van de tegel</translation>
    </message>
    <message>
        <source>Begin with a tile</source>
        <translation>Met een tegel beginnen</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>zoals ze is</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Begin met</translation>
    </message>
    <message>
        <source>%1 shows</source>
        <translation>%1 toont</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Weide</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stad</translation>
    </message>
    <message>
        <source>%1 hangs together with</source>
        <translation>%1 hangt samen met</translation>
    </message>
    <message>
        <source> coats of arms</source>
        <translation> wapenschilden</translation>
    </message>
    <message>
        <source>Coats of arms of the city at %1</source>
        <translation>Wapenschilden van de stad: %1</translation>
    </message>
    <message>
        <source>Roads end where they meet</source>
        <translation>Wegen eindigen waar ze samenkomen</translation>
    </message>
    <message>
        <source>The road runs into the city</source>
        <translation>De weg loopt de stad in</translation>
    </message>
    <message>
        <source>The road from north to south lies on top</source>
        <translation>De weg van noord naar zuid ligt boven</translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>In het midden</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niets</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Klooster</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Tuin</translation>
    </message>
    <message>
        <source>Bathhouse</source>
        <translation>Badhuis</translation>
    </message>
    <message>
        <source>flag </source>
        <translation>vlag </translation>
    </message>
    <message>
        <source>Flag of the bathhouse</source>
        <translation>Vlag van het badhuis</translation>
    </message>
    <message>
        <source>Change in the scenario</source>
        <translation>In het scenario wijzigen</translation>
    </message>
    <message>
        <source>Add to the scenario</source>
        <translation>Aan het scenario toevoegen</translation>
    </message>
    <message>
        <source>Save as my tile</source>
        <translation>Als mijn tegel opslaan</translation>
    </message>
    <message>
        <source>All scenarios of your own then use it in place of the tile with this id. Shipped lessons keep the shipped tile.</source>
        <translation>Al uw eigen scenario’s gebruiken haar dan in plaats van de tegel met deze id. Meegeleverde lessen houden hun tegel.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>It lies on the board or is named by a move.</source>
        <translation>Ze ligt op het bord of een zet noemt haar.</translation>
    </message>
    <message>
        <source>on its own</source>
        <translation>alleen</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>met %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>on the road at %1</source>
        <translation>aan de weg: %1</translation>
    </message>
    <message>
        <source>in the city at %1</source>
        <translation>in de stad: %1</translation>
    </message>
    <message>
        <source>The tile is possible.</source>
        <translation>De tegel is mogelijk.</translation>
    </message>
    <message>
        <source>This id is that of a shipped tile: save it as your own tile, or choose another id.</source>
        <translation>Deze id hoort bij een meegeleverde tegel: sla haar op als uw eigen tegel, of kies een andere id.</translation>
    </message>
    <message>
        <source>The scenario has a tile with this id already.</source>
        <translation>Het scenario heeft al een tegel met deze id.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Niet opgeslagen</translation>
    </message>
    <message>
        <source>copies: </source>
        <translation>aantal: </translation>
    </message>
    <message>
        <source>Copies in the box</source>
        <translation>Aantal in de doos</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Tekens</translation>
    </message>
    <message>
        <source>%1, on the road at %2</source>
        <translation>%1, op de weg: %2</translation>
    </message>
    <message>
        <source>%1, in the city at %2</source>
        <translation>%1, in de stad: %2</translation>
    </message>
    <message>
        <source>None of the expansions that are on brings marks.</source>
        <translation>Geen van de gekozen uitbreidingen heeft tekens.</translation>
    </message>
</context>
<context>
    <name>TilePaletteDock</name>
    <message>
        <source>Tiles</source>
        <translation>Tegels</translation>
    </message>
    <message>
        <source>in hand: %1</source>
        <translation>in de hand: %1</translation>
    </message>
    <message>
        <source>Find: city, road 3, V …</source>
        <translation>city, road 3, V …</translation>
    </message>
    <message>
        <source>Find a tile</source>
        <translation>Zoek een tegel</translation>
    </message>
    <message>
        <source>Set of tiles</source>
        <translation>Set tegels</translation>
    </message>
    <message>
        <source>Click a tile or drag it onto the board. R turns it.</source>
        <translation>Klik op een tegel of sleep hem naar het speelveld. R draait hem.</translation>
    </message>
    <message>
        <source>Free set-up</source>
        <translation>Vrij</translation>
    </message>
    <message>
        <source>Tiles may lie where they do not fit, and apart: for diagrams. The file says “board: free”.</source>
        <translation>Tegels mogen liggen waar ze niet passen, en los: voor schema’s. Het bestand zegt “board: free”.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Opnemen</translation>
    </message>
    <message>
        <source>Tiles and figures are played as moves after the step shown, not added to the first position.</source>
        <translation>Tegels en speelstukken worden als zetten na de getoonde stap gespeeld, niet aan de eerste stand toegevoegd.</translation>
    </message>
    <message>
        <source>All sets</source>
        <translation>Alle sets</translation>
    </message>
</context>
<context>
    <name>TilePaletteModel</name>
    <message>
        <source>Bathhouse tiles</source>
        <translation>Badhuistegels</translation>
    </message>
    <message>
        <source>Tiles of this scenario</source>
        <translation>Tegels van dit scenario</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Basisspel</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>%1: %2 in the box, %3 too many are used.</source>
        <translation>%1: %2 in de doos, %3 te veel gebruikt.</translation>
    </message>
    <message>
        <source>%1: all %2 of the box are used. It can be laid all the same.</source>
        <translation>%1: alle %2 uit de doos zijn gebruikt. Hij kan toch gelegd worden.</translation>
    </message>
    <message>
        <source>%1: %2 in the box, %3 left.</source>
        <translation>%1: %2 in de doos, nog %3.</translation>
    </message>
    <message>
        <source>Its garden does nothing without the abbot.</source>
        <translation>De tuin doet niets zonder de abt.</translation>
    </message>
    <message>
        <source>Not documented, our reconstruction: %1.</source>
        <translation>Nergens beschreven, onze reconstructie: %1.</translation>
    </message>
    <message>
        <source>%1 too many</source>
        <translation>%1 te veel</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>nog %1</translation>
    </message>
    <message>
        <source>%1: not in the box of tiles to draw. Each player has one.</source>
        <translation>%1: hoort niet bij de tegels om te trekken. Elke speler heeft er een.</translation>
    </message>
</context>
<context>
    <name>TilePaletteView</name>
    <message>
        <source>Tiles</source>
        <translation>Tegels</translation>
    </message>
</context>
<context>
    <name>TileTool</name>
    <message>
        <source>Does not fit here</source>
        <translation>Past hier niet</translation>
    </message>
    <message>
        <source>Does not fit: %1</source>
        <translation>Past niet: %1</translation>
    </message>
    <message>
        <source>Fits. %1</source>
        <translation>Past. %1</translation>
    </message>
    <message>
        <source>Move and turn</source>
        <translation>Verplaatsen en draaien</translation>
    </message>
</context>
<context>
    <name>ToDoModel</name>
    <message>
        <source>Done: %1</source>
        <translation>Klaar: %1</translation>
    </message>
    <message>
        <source>To do: %1</source>
        <translation>Te doen: %1</translation>
    </message>
</context>
<context>
    <name>ToDoPage</name>
    <message>
        <source>To do</source>
        <translation>Te doen</translation>
    </message>
</context>
<context>
    <name>ToDoWords</name>
    <message>
        <source>The file keeps the rules of the board</source>
        <translation>Het bestand houdt zich aan de regels van het bord</translation>
    </message>
    <message>
        <source>Problems of the file: %1</source>
        <translation>Problemen van het bestand: %1</translation>
    </message>
    <message>
        <source>Every move is accepted</source>
        <translation>Elke zet wordt aanvaard</translation>
    </message>
    <message>
        <source>Moves that do not work: %1</source>
        <translation>Zetten die niet kunnen: %1</translation>
    </message>
    <message>
        <source>It has a title</source>
        <translation>Het heeft een titel</translation>
    </message>
    <message>
        <source>It has a summary</source>
        <translation>Het heeft een samenvatting</translation>
    </message>
    <message>
        <source>It names the rules that it teaches</source>
        <translation>Het noemt de regels die het leert</translation>
    </message>
    <message>
        <source>No step shows the rule “%1”</source>
        <translation>Geen stap toont de regel “%1”</translation>
    </message>
    <message>
        <source>It says what must come out</source>
        <translation>Het zegt wat eruit moet komen</translation>
    </message>
    <message>
        <source>Confirm what must come out</source>
        <translation>Bevestig wat eruit moet komen</translation>
    </message>
    <message>
        <source>Expected and not so: %1</source>
        <translation>Verwacht en niet zo: %1</translation>
    </message>
    <message>
        <source>It asks a question</source>
        <translation>Het stelt een vraag</translation>
    </message>
    <message>
        <source>Question %1: </source>
        <translation>Vraag %1: </translation>
    </message>
    <message>
        <source>write what is asked</source>
        <translation>schrijf wat er gevraagd wordt</translation>
    </message>
    <message>
        <source>tick the right answer</source>
        <translation>vink het juiste antwoord aan</translation>
    </message>
    <message>
        <source>write choice %1</source>
        <translation>schrijf keuze %1</translation>
    </message>
    <message>
        <source>say why choice %1 is wrong</source>
        <translation>zeg waarom keuze %1 fout is</translation>
    </message>
    <message>
        <source>give a hint</source>
        <translation>geef een hint</translation>
    </message>
    <message>
        <source>%1: texts missing: %2</source>
        <translation>%1: ontbrekende teksten: %2</translation>
    </message>
</context>
<context>
    <name>TokenTool</name>
    <message>
        <source>This token stands by a figure, and there is none here.</source>
        <translation>Deze fiche staat bij een speelstuk, en hier staat er geen.</translation>
    </message>
    <message>
        <source>A token needs a tile.</source>
        <translation>Een fiche heeft een tegel nodig.</translation>
    </message>
    <message>
        <source>Here: %1.</source>
        <translation>Hier: %1.</translation>
    </message>
    <message>
        <source>A token cannot be recorded by hand: choose its move below the board.</source>
        <translation>Een fiche kan niet met de hand worden opgenomen: kies de zet onder het speelveld.</translation>
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
        <translation>Stand</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Stap %1 van %2</translation>
    </message>
    <message>
        <source>%1
Press → to see what happens.</source>
        <translation>%1
Druk op → om te zien wat er gebeurt.</translation>
    </message>
    <message>
        <source>What it shows</source>
        <translation>Wat je ziet</translation>
    </message>
    <message>
        <source>This is your own line. The lesson goes another way after step %1.</source>
        <translation>Dit is je eigen variant. Na stap %1 gaat de les een andere kant op.</translation>
    </message>
    <message>
        <source>%1
The position stays as it was.</source>
        <translation>%1
De stand blijft zoals hij was.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Waarom</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punten</translation>
    </message>
    <message>
        <source>Rules behind it</source>
        <translation>De regels erachter</translation>
    </message>
    <message>
        <source>The reasons and rules come after the answer.</source>
        <translation>De redenen en regels komen na het antwoord.</translation>
    </message>
    <message>
        <source>Look before answering</source>
        <translation>Kijken voor het antwoord</translation>
    </message>
</context>
<context>
    <name>WhyRow</name>
    <message>
        <source>, %1 points</source>
        <translation>, %1 punten</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>Toon de regel</translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>uitgeklapt</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>ingeklapt</translation>
    </message>
</context>
<context>
    <name>WhyTree</name>
    <message>
        <source>Go to step %1</source>
        <translation>Naar stap %1</translation>
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
        <translation>Nee</translation>
    </message>
</context>
</TS>
