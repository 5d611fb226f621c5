<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AnswerSection</name>
    <message>
        <source>Close the answer</source>
        <translation>Fermer la réponse</translation>
    </message>
    <message>
        <source>Back to the first position</source>
        <translation>Retour à la première position</translation>
    </message>
    <message>
        <source>Back to step %1</source>
        <translation>Retour à l’étape %1</translation>
    </message>
</context>
<context>
    <name>AsideChip</name>
    <message>
        <source>%1 on %2, the first one on %3</source>
        <translation>%1 sur %2, le premier sur %3</translation>
    </message>
    <message>
        <source>Beside the board: %1</source>
        <translation>À côté du plateau&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>AuthorDesk</name>
    <message>
        <source>The tile %1 belongs to an expansion that is off. Turn the expansion on first.</source>
        <translation>La tuile %1 fait partie d’une extension désactivée. Activez d’abord l’extension.</translation>
    </message>
    <message>
        <source>While moves are recorded, tiles that lie there stay.</source>
        <translation>Pendant l’enregistrement des coups, les tuiles en place restent.</translation>
    </message>
    <message>
        <source>While moves are recorded, figures that stand there stay.</source>
        <translation>Pendant l’enregistrement des coups, les pions en place restent.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Rien n’est sélectionné.</translation>
    </message>
    <message numerus="yes">
        <source>Tiles copied: %n.</source>
        <translation>
            <numerusform>%n tuile copiée.</numerusform>
            <numerusform>%n tuiles copiées.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no area of a board on the clipboard.</source>
        <translation>Le presse-papiers ne contient aucune partie de plateau.</translation>
    </message>
    <message numerus="yes">
        <source>Tiles left out, because this scenario does not have them: %n.</source>
        <translation>
            <numerusform>%n tuile est laissée de côté&#xa0;: ce scénario ne l’a pas.</numerusform>
            <numerusform>%n tuiles sont laissées de côté&#xa0;: ce scénario ne les a pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>While moves are recorded, nothing is removed.</source>
        <translation>Pendant l’enregistrement des coups, rien n’est retiré.</translation>
    </message>
    <message>
        <source>While moves are recorded, tokens that lie there stay.</source>
        <translation>Pendant l’enregistrement des coups, les jetons posés restent en place.</translation>
    </message>
</context>
<context>
    <name>AuthorDock</name>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Pages of the scenario</source>
        <translation>Pages du scénario</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>non enregistré</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>leçon</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>sans titre</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>À faire</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>reste %1</translation>
    </message>
</context>
<context>
    <name>BathhouseCard</name>
    <message>
        <source>Bathhouse, flag %1</source>
        <translation>Bain public, bannière %1</translation>
    </message>
    <message>
        <source>%1 of 8 spaces filled</source>
        <translation>%1 cases remplies sur 8</translation>
    </message>
    <message>
        <source>Nobody is in it.</source>
        <translation>Personne n’y est.</translation>
    </message>
    <message>
        <source>%1’s meeple is inside.</source>
        <translation>%1 y a un meeple.</translation>
    </message>
    <message>
        <source>Can it leave?</source>
        <translation>Peut-il sortir&#xa0;?</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Gratuitement</translation>
    </message>
    <message>
        <source>once the %1 missing spaces are filled</source>
        <translation>quand les %1 cases vides seront remplies</translation>
    </message>
    <message>
        <source>once the missing space is filled</source>
        <translation>quand la case vide sera remplie</translation>
    </message>
    <message>
        <source>now: its ring has just closed</source>
        <translation>maintenant&#xa0;: l’anneau s’est fermé</translation>
    </message>
    <message>
        <source>no: its ring was closed before</source>
        <translation>non&#xa0;: l’anneau était déjà fermé</translation>
    </message>
    <message>
        <source>Buy back</source>
        <translation>Rachat</translation>
    </message>
    <message>
        <source>pay %1 in %2’s turn: %3 → %4</source>
        <translation>payer %1 au tour de %2&#xa0;: %3 → %4</translation>
    </message>
</context>
<context>
    <name>BathhouseInspector</name>
    <message>
        <source>Flag</source>
        <translation>Bannière</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Baigneur</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Autour</translation>
    </message>
    <message>
        <source>%1 of 8</source>
        <translation>%1 sur 8</translation>
    </message>
    <message>
        <source>For free</source>
        <translation>Gratuit</translation>
    </message>
    <message>
        <source>Buy back</source>
        <translation>Rachat</translation>
    </message>
    <message>
        <source>when filled</source>
        <translation>une fois entouré</translation>
    </message>
    <message>
        <source>right now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>too late: came later</source>
        <translation>trop tard&#xa0;: venu après</translation>
    </message>
    <message>
        <source>too late: same turn</source>
        <translation>trop tard&#xa0;: même tour</translation>
    </message>
    <message>
        <source>never: in a hole</source>
        <translation>jamais&#xa0;: dans un trou</translation>
    </message>
    <message>
        <source>too late: forgotten</source>
        <translation>trop tard&#xa0;: oublié</translation>
    </message>
    <message>
        <source>too late: late or forgotten</source>
        <translation>trop tard&#xa0;: venu après ou oublié</translation>
    </message>
    <message>
        <source>not allowed here</source>
        <translation>pas permis ici</translation>
    </message>
    <message>
        <source>%1, leaving %2; not now</source>
        <translation>%1, reste %2&#xa0;; pas maintenant</translation>
    </message>
    <message>
        <source>%1, leaving %2</source>
        <translation>%1, reste %2</translation>
    </message>
</context>
<context>
    <name>BathhouseTilesRow</name>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>%n face cachée</numerusform>
            <numerusform>%n faces cachées</numerusform>
        </translation>
    </message>
    <message>
        <source>In the game: %1</source>
        <translation>En jeu&#xa0;: %1</translation>
    </message>
    <message>
        <source>In the game: %1. Back in the box: %2</source>
        <translation>En jeu&#xa0;: %1. Dans la boîte&#xa0;: %2</translation>
    </message>
    <message>
        <source>In the game</source>
        <translation>En jeu</translation>
    </message>
    <message>
        <source>Back in the box</source>
        <translation>Dans la boîte</translation>
    </message>
</context>
<context>
    <name>BoardArea</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>“Board as list” reads the same position aloud.</source>
        <translation>«&#xa0;Plateau en liste&#xa0;» lit la même position à voix haute.</translation>
    </message>
</context>
<context>
    <name>BoardAsking</name>
    <message>
        <source>Bathhouse at (%1, %2)</source>
        <translation>Bain public en (%1, %2)</translation>
    </message>
    <message>
        <source>Figures on the board</source>
        <translation>Pions sur le plateau</translation>
    </message>
    <message>
        <source>Nothing to ask here</source>
        <translation>Rien à demander ici</translation>
    </message>
</context>
<context>
    <name>BoardEditor</name>
    <message>
        <source>&amp;Cut tiles</source>
        <translation>Co&amp;uper les tuiles</translation>
    </message>
    <message>
        <source>C&amp;opy tiles</source>
        <translation>&amp;Copier les tuiles</translation>
    </message>
    <message>
        <source>&amp;Paste tiles</source>
        <translation>C&amp;oller les tuiles</translation>
    </message>
    <message>
        <source>Select &amp;all tiles</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>&amp;Turn right (R)</source>
        <translation>Tourner à &amp;droite (R)</translation>
    </message>
    <message>
        <source>Turn &amp;left (Shift+R)</source>
        <translation>Tourner à &amp;gauche (Maj+R)</translation>
    </message>
    <message>
        <source>&amp;Remove (Delete)</source>
        <translation>&amp;Retirer (Suppr)</translation>
    </message>
    <message>
        <source>&amp;Free set-up</source>
        <translation>Placement &amp;libre</translation>
    </message>
    <message>
        <source>Record what is &amp;played</source>
        <translation>Enregistrer ce qui est &amp;joué</translation>
    </message>
    <message>
        <source>&amp;Save picture …</source>
        <translation>&amp;Enregistrer l’image …</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>Copier l’&amp;image</translation>
    </message>
    <message>
        <source>Pictures with &amp;highlights</source>
        <translation>Images avec &amp;surbrillance</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Image (*.png)</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Dessin (*.svg)</translation>
    </message>
    <message>
        <source>The board is too large for a picture.</source>
        <translation>Le plateau est trop grand pour une image.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>L’image est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Hand-out of all steps (*.pdf)</source>
        <translation>Document de toutes les étapes (*.pdf)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>BoardListDock</name>
    <message>
        <source>Board as list</source>
        <translation>Plateau en liste</translation>
    </message>
    <message>
        <source>%1 tiles</source>
        <translation>%1 tuiles</translation>
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
        <translation>Placer la tuile en main</translation>
    </message>
    <message>
        <source>R turns, Delete removes the tile of a row.</source>
        <translation>R tourne, Suppr retire la tuile d’une ligne.</translation>
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
        <translation>E</translation>
    </message>
    <message>
        <source>S</source>
        <comment>south, one letter</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>W</source>
        <comment>west, one letter</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>road</source>
        <translation>route</translation>
    </message>
    <message>
        <source>city</source>
        <translation>ville</translation>
    </message>
    <message>
        <source>field</source>
        <translation>pré</translation>
    </message>
    <message>
        <source>monastery</source>
        <translation>abbaye</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>jardin</translation>
    </message>
    <message>
        <source> with coat of arms</source>
        <translation> avec blason</translation>
    </message>
    <message>
        <source> with bathhouse %1</source>
        <translation> avec bain public %1</translation>
    </message>
    <message>
        <source>bathhouse</source>
        <translation>bain public</translation>
    </message>
    <message>
        <source>1 field</source>
        <translation>1 pré</translation>
    </message>
    <message>
        <source>%1 fields</source>
        <translation>%1 prés</translation>
    </message>
    <message>
        <source>%1: %2 on %3</source>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Pions</translation>
    </message>
</context>
<context>
    <name>BoardPicker</name>
    <message>
        <source>(%1, %2): nothing to choose.</source>
        <translation>(%1, %2)&#xa0;: rien à choisir.</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>Choisi&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1. Enter chooses it.</source>
        <translation>%1. Entrée le choisit.</translation>
    </message>
</context>
<context>
    <name>ChoiceButton</name>
    <message>
        <source>Key %1</source>
        <translation>Touche %1</translation>
    </message>
</context>
<context>
    <name>CompareSide</name>
    <message>
        <source>What %1 is played with</source>
        <translation>Choix pour %1</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Plateau %1</translation>
    </message>
    <message>
        <source>The scenario cannot be set up like this:</source>
        <translation>Le scénario ne peut pas être mis en place ainsi&#xa0;:</translation>
    </message>
</context>
<context>
    <name>CompareWindow</name>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>What happened on both sides</source>
        <translation>Ce qui s’est passé des deux côtés</translation>
    </message>
    <message>
        <source>&amp;What differs</source>
        <translation>&amp;Ce qui diffère</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Première position</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Dernière étape</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Next &amp;difference</source>
        <translation>&amp;Différence suivante</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>How the positions differ</source>
        <translation>Différences entre les positions</translation>
    </message>
</context>
<context>
    <name>DecisionBar</name>
    <message>
        <source>Back to the lesson</source>
        <translation>Retour à la leçon</translation>
    </message>
    <message>
        <source>Leave your own line and go on where you left the lesson (Esc)</source>
        <translation>Quitter votre variante et reprendre la leçon où vous l’avez laissée (Échap)</translation>
    </message>
    <message>
        <source>Your own line</source>
        <translation>Votre variante</translation>
    </message>
    <message>
        <source>What happens if …</source>
        <translation>Que se passe-t-il si …</translation>
    </message>
    <message>
        <source>Choose to go on</source>
        <translation>Choisissez pour continuer</translation>
    </message>
    <message>
        <source>%1 bathes in %2</source>
        <translation>%1 se baigne au %2</translation>
    </message>
    <message>
        <source>The lesson goes on with this.</source>
        <translation>C’est ainsi que la leçon continue.</translation>
    </message>
    <message>
        <source>Try this as your own line.</source>
        <translation>Essayez cela comme variante.</translation>
    </message>
    <message>
        <source>1 way</source>
        <translation>1 possibilité</translation>
    </message>
    <message>
        <source>%1 ways</source>
        <translation>%1 possibilités</translation>
    </message>
    <message>
        <source>Place the tile</source>
        <translation>Placer la tuile</translation>
    </message>
    <message>
        <source>Place a figure</source>
        <translation>Poser un pion</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Lay a tile of the palette, or choose</source>
        <translation>Posez une tuile de la palette, ou choisissez</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
</context>
<context>
    <name>DrillPanel</name>
    <message>
        <source>Drill</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>Looking for a position …</source>
        <translation>Recherche d’une position …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1 (Esc)</source>
        <translation>%1 (Échap)</translation>
    </message>
    <message>
        <source>Keep this position …</source>
        <translation>Garder cette position …</translation>
    </message>
    <message>
        <source>Another rule …</source>
        <translation>Autre règle …</translation>
    </message>
    <message>
        <source>%1 in a row. Longest: %2</source>
        <translation>%1 d’affilée. Record&#xa0;: %2</translation>
    </message>
    <message>
        <source>What I missed: %1</source>
        <translation>Mes erreurs&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>DrillPicker</name>
    <message>
        <source>Drill a rule</source>
        <translation>S’exercer à une règle</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Chercher une règle</translation>
    </message>
    <message>
        <source>Order of the rules</source>
        <translation>Ordre des règles</translation>
    </message>
    <message>
        <source>By chapter</source>
        <translation>Par chapitre</translation>
    </message>
    <message>
        <source>Fewest right answers first</source>
        <translation>Le moins de bonnes réponses d’abord</translation>
    </message>
    <message>
        <source>Drill this rule</source>
        <translation>S’exercer</translation>
    </message>
    <message>
        <source>What I missed: %1</source>
        <translation>Mes erreurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>The rules behind questions and drills that were not answered rightly at once.</source>
        <translation>Les règles des questions et des exercices auxquels vous n’avez pas bien répondu du premier coup.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <translation>%1 d’affilée</translation>
    </message>
</context>
<context>
    <name>DrillSession</name>
    <message>
        <source>No rule that you missed comes back now.</source>
        <translation>Aucune de vos erreurs ne revient pour l’instant.</translation>
    </message>
    <message>
        <source>The search is cancelled.</source>
        <translation>La recherche est annulée.</translation>
    </message>
    <message>
        <source>No position of this rule was found. Try once more, or take another rule.</source>
        <translation>Aucune position n’a été trouvée pour cette règle. Essayez encore, ou prenez une autre règle.</translation>
    </message>
</context>
<context>
    <name>ExpectablesModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ExpectablesWords</name>
    <message>
        <source>expected %1</source>
        <translation>attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>il n’y en a pas</translation>
    </message>
    <message>
        <source>expected to be free</source>
        <translation>attendu&#xa0;: libre</translation>
    </message>
    <message>
        <source>%1 lies in the bathhouse at %2</source>
        <translation>%1 est dans le bain public en %2</translation>
    </message>
    <message>
        <source>The bathhouse at %1 is free</source>
        <translation>Le bain public en %1 est libre</translation>
    </message>
    <message>
        <source>Exactly these figures are on the board: %1</source>
        <translation>Exactement ces pions sont sur le plateau&#xa0;: %1</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>Règle&#xa0;: %1</translation>
    </message>
    <message>
        <source>not shown here</source>
        <translation>pas montré ici</translation>
    </message>
    <message>
        <source>Points of %1: %2</source>
        <translation>Points de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 has %3 left: %2</source>
        <translation>%1 a encore %3&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ExpectedPage</name>
    <message>
        <source>At the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>After all moves of the lesson&apos;s line</source>
        <translation>Après tous les coups de la leçon</translation>
    </message>
    <message>
        <source>After this step</source>
        <translation>Après cette étape</translation>
    </message>
    <message>
        <source>After the step shown and all that follows from it by itself</source>
        <translation>Après l’étape affichée et tout ce qui en découle</translation>
    </message>
    <message>
        <source>What the play shows</source>
        <translation>Ce que montre la partie</translation>
    </message>
    <message>
        <source>Confirm all</source>
        <translation>Tout confirmer</translation>
    </message>
    <message>
        <source>Confirm none</source>
        <translation>Ne rien confirmer</translation>
    </message>
    <message>
        <source>Choose a step: nothing can be expected before the first one.</source>
        <translation>Choisissez une étape&#xa0;: on ne peut rien attendre avant la première.</translation>
    </message>
    <message>
        <source>%1 confirmed. %2 expected otherwise: a click takes what the play shows.</source>
        <translation>Confirmés&#xa0;: %1. Attendus autrement&#xa0;: %2. Un clic reprend ce que montre la partie.</translation>
    </message>
    <message>
        <source>%1 confirmed.</source>
        <translation>Confirmés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This is what the play shows. Tick what you meant: the file then expects it.</source>
        <translation>Voici ce que montre la partie. Cochez ce que vous vouliez&#xa0;: le fichier l’attendra.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Plays all moves and offers what comes out (F8)</source>
        <translation>Joue tous les coups et propose ce qui en résulte (F8)</translation>
    </message>
</context>
<context>
    <name>FactsPage</name>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Teaches these rules</source>
        <translation>Enseigne ces règles</translation>
    </message>
    <message>
        <source>Find a rule to add</source>
        <translation>Règle à ajouter</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Lower-case words joined by hyphens, such as two-scorings.</source>
        <translation>Des mots en minuscules reliés par des traits d’union, comme two-scorings.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Extensions</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>%1 (as usual)</source>
        <translation>%1 (comme d’habitude)</translation>
    </message>
    <message>
        <source>Tiles to draw</source>
        <translation>Tuiles à piocher</translation>
    </message>
    <message>
        <source>In this order. A move that names its own tile takes none of them.</source>
        <translation>Dans cet ordre. Un coup qui nomme sa propre tuile n’en prend aucune.</translation>
    </message>
    <message>
        <source>Find a tile to add</source>
        <translation>Tuile à ajouter</translation>
    </message>
    <message>
        <source>The first player</source>
        <translation>Le premier joueur</translation>
    </message>
    <message>
        <source>Tiles of its own</source>
        <translation>Tuiles du scénario</translation>
    </message>
    <message>
        <source>Design a tile …</source>
        <translation>Dessiner une tuile …</translation>
    </message>
    <message>
        <source>Change or remove this tile</source>
        <translation>Modifier ou retirer cette tuile</translation>
    </message>
    <message>
        <source>“%1” in the file</source>
        <translation>«&#xa0;%1&#xa0;» dans le fichier</translation>
    </message>
    <message>
        <source>Set-up exercise</source>
        <translation>Exercice de préparation</translation>
    </message>
</context>
<context>
    <name>FigurePaletteDock</name>
    <message>
        <source>Figures</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>left</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>%1: %2, %3 left</source>
        <translation>%1&#xa0;: %2, reste %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Stands on:</source>
        <translation>Position&#xa0;:</translation>
    </message>
</context>
<context>
    <name>FigureTool</name>
    <message>
        <source>Not here</source>
        <translation>Pas ici</translation>
    </message>
    <message>
        <source>A figure needs a tile.</source>
        <translation>Un pion a besoin d’une tuile.</translation>
    </message>
    <message>
        <source>Choose a part of the tile.</source>
        <translation>Choisissez une zone de la tuile.</translation>
    </message>
    <message>
        <source>Here: %1.</source>
        <translation>Ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A recorded figure goes onto the tile just placed, and belongs to the player whose turn it is.</source>
        <translation>Un pion enregistré va sur la tuile qui vient d’être placée et appartient au joueur dont c’est le tour.</translation>
    </message>
</context>
<context>
    <name>HandOut</name>
    <message>
        <source>Before the first move</source>
        <translation>Avant le premier coup</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>HistoryDock</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>À l’ouverture</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>change %1 of %2</source>
        <translation>modification %1 sur %2</translation>
    </message>
</context>
<context>
    <name>InteractionsWindow</name>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>With other expansions</source>
        <translation>Avec d’autres extensions</translation>
    </message>
    <message>
        <source>What changes if we add …</source>
        <translation>Ce qui change si l’on ajoute …</translation>
    </message>
    <message>
        <source>No ruling known</source>
        <translation>Aucune décision connue</translation>
    </message>
    <message>
        <source>The rulings</source>
        <translation>Les décisions</translation>
    </message>
    <message>
        <source>Play “%1”</source>
        <translation>Jouer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>The card in the rule book</source>
        <translation>La carte dans le livre des règles</translation>
    </message>
    <message numerus="yes">
        <source>All rulings: %n. No official rules exist for combinations.</source>
        <translation>
            <numerusform>Toutes les décisions&#xa0;: %n. Il n’y a pas de règles officielles pour les combinaisons.</numerusform>
            <numerusform>Toutes les décisions&#xa0;: %n. Il n’y a pas de règles officielles pour les combinaisons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rulings that matter at this table: %n</source>
        <translation>
            <numerusform>Décisions qui comptent à cette table&#xa0;: %n</numerusform>
            <numerusform>Décisions qui comptent à cette table&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Play “%1” (also needs: %2)</source>
        <translation>Jouer « %1 » (avec aussi : %2)</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>← →</source>
        <translation>← →</translation>
    </message>
    <message>
        <source>one step back or on</source>
        <translation>une étape en arrière ou en avant</translation>
    </message>
    <message>
        <source>Home End</source>
        <translation>Origine Fin</translation>
    </message>
    <message>
        <source>first position, last step</source>
        <translation>première position, dernière étape</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>play the steps</source>
        <translation>jouer les étapes</translation>
    </message>
    <message>
        <source>1 … 9, Y, N, Enter</source>
        <translation>1 … 9, O, N, Entrée</translation>
    </message>
    <message>
        <source>answer the question, go on</source>
        <translation>répondre à la question, continuer</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>ask why, or why not</source>
        <translation>demander pourquoi, ou pourquoi pas</translation>
    </message>
    <message>
        <source>Shift+← → ↑ ↓</source>
        <translation>Maj+← → ↑ ↓</translation>
    </message>
    <message>
        <source>move the cursor on the board, Enter asks there</source>
        <translation>déplacer le curseur, Entrée y pose une question</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>leave your own line</source>
        <translation>quitter votre variante</translation>
    </message>
    <message>
        <source>Ctrl+→</source>
        <translation>Ctrl+→</translation>
    </message>
    <message>
        <source>next lesson</source>
        <translation>leçon suivante</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>drill a rule</source>
        <translation>s’exercer à une règle</translation>
    </message>
    <message>
        <source>Ctrl+1 2</source>
        <translation>Ctrl+1 2</translation>
    </message>
    <message>
        <source>Learn, Author</source>
        <translation>Apprendre, Créer</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>find a rule or a lesson</source>
        <translation>chercher une règle ou une leçon</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>the rule book</source>
        <translation>le livre des règles</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Maj+E</translation>
    </message>
    <message>
        <source>with other expansions</source>
        <translation>avec d’autres extensions</translation>
    </message>
    <message>
        <source>Alt+1 2 3 4</source>
        <translation>Alt+1 2 3 4</translation>
    </message>
    <message>
        <source>players, problems, board as list, history</source>
        <translation>joueurs, problèmes, plateau en liste, historique</translation>
    </message>
    <message>
        <source>F, Ctrl++, Ctrl+-</source>
        <translation>F, Ctrl++, Ctrl+-</translation>
    </message>
    <message>
        <source>whole board, larger, smaller</source>
        <translation>plateau entier, plus grand, plus petit</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>dark or light</source>
        <translation>sombre ou clair</translation>
    </message>
    <message>
        <source>← → ↑ ↓</source>
        <translation>← → ↑ ↓</translation>
    </message>
    <message>
        <source>move the cursor on the board, with Shift select</source>
        <translation>déplacer le curseur, avec Maj sélectionner</translation>
    </message>
    <message>
        <source>T M</source>
        <translation>T M</translation>
    </message>
    <message>
        <source>to the tiles, to the figures</source>
        <translation>vers les tuiles, vers les pions</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>lay it here, or pick it up</source>
        <translation>poser ici, ou ramasser</translation>
    </message>
    <message>
        <source>R Shift+R</source>
        <translation>R Maj+R</translation>
    </message>
    <message>
        <source>turn right, left</source>
        <translation>tourner à droite, à gauche</translation>
    </message>
    <message>
        <source>. ,</source>
        <translation>. ,</translation>
    </message>
    <message>
        <source>another part for a figure</source>
        <translation>une autre partie pour un pion</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>take away a figure, then the tile</source>
        <translation>enlever un pion, puis la tuile</translation>
    </message>
    <message>
        <source>empty the hand, select nothing</source>
        <translation>vider la main, ne rien sélectionner</translation>
    </message>
    <message>
        <source>Ctrl+C X V</source>
        <translation>Ctrl+C X V</translation>
    </message>
    <message>
        <source>copy, cut, paste tiles</source>
        <translation>copier, couper, coller des tuiles</translation>
    </message>
    <message>
        <source>Ctrl+Z Ctrl+Shift+Z</source>
        <translation>Ctrl+Z Ctrl+Maj+Z</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>annuler, rétablir</translation>
    </message>
    <message>
        <source>Ctrl+N O S</source>
        <translation>Ctrl+N O S</translation>
    </message>
    <message>
        <source>new, open, save</source>
        <translation>nouveau, ouvrir, enregistrer</translation>
    </message>
    <message>
        <source>F8 F9</source>
        <translation>F8 F9</translation>
    </message>
    <message>
        <source>run the moves, check the file</source>
        <translation>jouer les coups, vérifier le fichier</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>play as a learner</source>
        <translation>jouer comme l’élève</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Authoring</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>Alt+↑ ↓</source>
        <translation>Alt+↑ ↓</translation>
    </message>
    <message>
        <source>move an entry of an order</source>
        <translation>déplacer une entrée d’un ordre</translation>
    </message>
    <message>
        <source>Ctrl+Shift+K</source>
        <translation>Ctrl+Maj+K</translation>
    </message>
    <message>
        <source>compare</source>
        <translation>comparer</translation>
    </message>
</context>
<context>
    <name>LearnProgress</name>
    <message>
        <source>The file with your progress is damaged. It is kept as “%1”, and a new one is begun.</source>
        <translation>Le fichier de votre progression est endommagé. Il est gardé sous «&#xa0;%1&#xa0;», et un nouveau est commencé.</translation>
    </message>
    <message>
        <source>Your progress was saved by a newer version. It is kept as “%1”, and a new file is begun.</source>
        <translation>Votre progression a été enregistrée par une version plus récente. Elle est gardée sous «&#xa0;%1&#xa0;», et un nouveau fichier est commencé.</translation>
    </message>
    <message>
        <source>Your progress cannot be saved now: %1. It is tried again with the next answer.</source>
        <translation>Votre progression ne peut pas être enregistrée maintenant&#xa0;: %1. Un nouvel essai suit avec la prochaine réponse.</translation>
    </message>
</context>
<context>
    <name>LessonDocument</name>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
</context>
<context>
    <name>LessonsDock</name>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Find a lesson</source>
        <translation>Chercher une leçon</translation>
    </message>
    <message>
        <source>My scenarios</source>
        <translation>Mes scénarios</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>Positions: %n</source>
        <translation>
            <numerusform>%n position</numerusform>
            <numerusform>%n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n min</source>
        <translation>
            <numerusform>environ %n min</numerusform>
            <numerusform>environ %n min</numerusform>
        </translation>
    </message>
    <message>
        <source>Questions that were not answered rightly at once are asked again.</source>
        <translation>Les questions qui n’ont pas reçu tout de suite la bonne réponse sont posées de nouveau.</translation>
    </message>
    <message>
        <source>What I missed: %1</source>
        <translation>Mes erreurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>Drill a rule …</source>
        <translation>S’exercer …</translation>
    </message>
    <message>
        <source>A fresh position for one rule, with a question (Ctrl+R)</source>
        <translation>Une nouvelle position sur une règle, avec une question (Ctrl+R)</translation>
    </message>
</context>
<context>
    <name>LinesWords</name>
    <message>
        <source>Another line from step %1</source>
        <translation>Autre variante dès l’étape %1</translation>
    </message>
    <message>
        <source>The lesson&apos;s line</source>
        <translation>Les coups de la leçon</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>This file cannot be shown</source>
        <translation>Ce fichier ne peut pas être affiché</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>Couleurs sombres</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Couleurs claires</translation>
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
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;Ouvrir …</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>&amp;Relire</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>A&amp;pprendre</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Créer</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>P&amp;roblems</source>
        <translation>P&amp;roblèmes</translation>
    </message>
    <message>
        <source>Board as &amp;list</source>
        <translation>Plateau en &amp;liste</translation>
    </message>
    <message>
        <source>L&amp;arger</source>
        <translation>Plus &amp;grand</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>Plus pe&amp;tit</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>Plateau &amp;entier</translation>
    </message>
    <message>
        <source>&amp;Dark or light</source>
        <translation>&amp;Sombre ou clair</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>&amp;Première position</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Étape p&amp;récédente</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>Étape &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Last step</source>
        <translation>&amp;Dernière étape</translation>
    </message>
    <message>
        <source>&amp;Play the steps</source>
        <translation>&amp;Jouer les étapes</translation>
    </message>
    <message>
        <source>Back to the lesson&apos;s l&amp;ine</source>
        <translation>Re&amp;venir à la leçon</translation>
    </message>
    <message>
        <source>Next le&amp;sson</source>
        <translation>&amp;Leçon suivante</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Find a rule or lesson</source>
        <translation>&amp;Chercher une règle ou une leçon</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;About Bathhouse</source>
        <translation>À &amp;propos de Bathhouse</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Ouvrir un scénario</translation>
    </message>
    <message>
        <source>Scenarios (*.bathhouse.json *.json)</source>
        <translation>Scénarios (*.bathhouse.json *.json)</translation>
    </message>
    <message>
        <source>About Bathhouse</source>
        <translation>À propos de Bathhouse</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bathhouse %1&lt;/b&gt;&lt;p&gt;A rules tutor and scenario editor for the game Carcassonne with its small expansion The Barber-Surgeons.&lt;/p&gt;&lt;p&gt;All pictures are drawn by the program. It is not made or endorsed by the publisher.&lt;/p&gt;</source>
        <translation>&lt;b&gt;Bathhouse %1&lt;/b&gt;&lt;p&gt;Un tuteur de règles et un éditeur de scénarios pour le jeu Carcassonne avec sa petite extension Les Barbiers-chirurgiens.&lt;/p&gt;&lt;p&gt;Toutes les images sont dessinées par le programme. Il n’est ni réalisé ni approuvé par l’éditeur du jeu.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>Lessons and the tutor (Ctrl+1)</source>
        <translation>Les leçons et le tuteur (Ctrl+1)</translation>
    </message>
    <message>
        <source>Moves, facts and problems of the file (Ctrl+2)</source>
        <translation>Coups, données et problèmes du fichier (Ctrl+2)</translation>
    </message>
    <message>
        <source>Lessons or moves at the side</source>
        <translation>Leçons ou coups sur le côté</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Plus petit</translation>
    </message>
    <message>
        <source>Ctrl+-</source>
        <translation>Ctrl+-</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Plus grand</translation>
    </message>
    <message>
        <source>Ctrl++</source>
        <translation>Ctrl++</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Plateau entier</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>Size of the board</source>
        <translation>Taille du plateau</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Alt+1</source>
        <translation>Alt+1</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Alt+2</source>
        <translation>Alt+2</translation>
    </message>
    <message>
        <source>Board as list</source>
        <translation>Plateau en liste</translation>
    </message>
    <message>
        <source>Alt+3</source>
        <translation>Alt+3</translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <translation>Problèmes&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>Undo:</source>
        <translation>Annuler&#xa0;:</translation>
    </message>
    <message>
        <source>Redo:</source>
        <translation>Rétablir&#xa0;:</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Maj+Z</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Play as learner from this step</source>
        <translation>Jouer comme l’élève à partir de cette étape</translation>
    </message>
    <message>
        <source>Check the whole file</source>
        <translation>Vérifier tout le fichier</translation>
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
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>«&#xa0;%1&#xa0;» a des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Without saving they are lost.</source>
        <translation>Sans enregistrement, elles seront perdues.</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Enregistrer le scénario</translation>
    </message>
    <message>
        <source>Scenarios (*.bathhouse.json)</source>
        <translation>Scénarios (*.bathhouse.json)</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>“%1” %2.</source>
        <translation>«&#xa0;%1&#xa0;» %2.</translation>
    </message>
    <message>
        <source>Your changes are still here. Choose another place with Save as.</source>
        <translation>Vos modifications sont toujours là. Choisissez un autre emplacement avec Enregistrer sous.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>Go back to “%1” as it was saved?</source>
        <translation>Revenir à «&#xa0;%1&#xa0;» tel qu’il a été enregistré&#xa0;?</translation>
    </message>
    <message>
        <source>All changes since then are lost, and their history too.</source>
        <translation>Toutes les modifications faites depuis seront perdues, et leur historique aussi.</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Pas encore de fichiers</translation>
    </message>
    <message>
        <source>As the learner sees it. Back with Author (Ctrl+2).</source>
        <translation>Comme le voit l’élève. Retour avec Créer (Ctrl+2).</translation>
    </message>
    <message>
        <source>&amp;New scenario</source>
        <translation>&amp;Nouveau scénario</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Nouvelle &amp;fenêtre</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>Fichiers ré&amp;cents</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>Enregistrer &amp;sous …</translation>
    </message>
    <message>
        <source>Re&amp;vert to the saved file</source>
        <translation>Re&amp;venir au fichier enregistré</translation>
    </message>
    <message>
        <source>&amp;Close the window</source>
        <translation>Fer&amp;mer la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>Pla&amp;teau</translation>
    </message>
    <message>
        <source>Other lines that this scenario shows. Esc goes back to its own.</source>
        <translation>Autres variantes de ce scénario. Échap revient à la sienne.</translation>
    </message>
    <message>
        <source>Keep the line that was tried</source>
        <translation>Garder la variante essayée</translation>
    </message>
    <message>
        <source>Lines: %1</source>
        <translation>Variantes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Another line</source>
        <translation>Autre variante</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historique</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Alt+4</source>
        <translation>Alt+4</translation>
    </message>
    <message>
        <source>&amp;Why, or why not …</source>
        <translation>Pour&amp;quoi, ou pourquoi pas …</translation>
    </message>
    <message>
        <source>Rule &amp;book</source>
        <translation>&amp;Livre des règles</translation>
    </message>
    <message>
        <source>&amp;Compare …</source>
        <translation>C&amp;omparer …</translation>
    </message>
    <message>
        <source>&amp;Set up a game …</source>
        <translation>&amp;Préparer une partie …</translation>
    </message>
    <message>
        <source>S&amp;ave the rules on one page …</source>
        <translation>&amp;Enregistrer les règles en une page …</translation>
    </message>
    <message>
        <source>&amp;Print the rules on one page …</source>
        <translation>&amp;Imprimer les règles en une page …</translation>
    </message>
    <message>
        <source>Save the rules on one page</source>
        <translation>Enregistrer les règles en une page</translation>
    </message>
    <message>
        <source>Page to print (*.pdf);;Web page (*.html);;Text (*.txt)</source>
        <translation>Page à imprimer (*.pdf);;Page web (*.html);;Texte (*.txt)</translation>
    </message>
    <message>
        <source>The rules on one page</source>
        <translation>Les règles en une page</translation>
    </message>
    <message>
        <source>That was the last lesson.</source>
        <translation>C’était la dernière leçon.</translation>
    </message>
    <message>
        <source>No more questions come back now.</source>
        <translation>Plus aucune question ne revient pour le moment.</translation>
    </message>
    <message>
        <source>Open the lesson whose answers are to be forgotten.</source>
        <translation>Ouvrez la leçon dont les réponses doivent être oubliées.</translation>
    </message>
    <message>
        <source>The answers of this lesson are forgotten.</source>
        <translation>Les réponses de cette leçon sont oubliées.</translation>
    </message>
    <message>
        <source>Forget all answers</source>
        <translation>Oublier toutes les réponses</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>C’est irréversible.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>What I &amp;missed</source>
        <translation>&amp;Mes erreurs</translation>
    </message>
    <message>
        <source>F&amp;orget the answers of this lesson</source>
        <translation>&amp;Oublier les réponses de cette leçon</translation>
    </message>
    <message>
        <source>For&amp;get all answers …</source>
        <translation>Oublier &amp;toutes les réponses …</translation>
    </message>
    <message>
        <source>&amp;Run the moves</source>
        <translation>&amp;Jouer les coups</translation>
    </message>
    <message>
        <source>&amp;Check the file</source>
        <translation>&amp;Vérifier le fichier</translation>
    </message>
    <message>
        <source>&amp;Play as learner</source>
        <translation>Jouer comme l’é&amp;lève</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Run: what comes out?</source>
        <translation>Jouer&#xa0;: qu’en résulte-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>F8</source>
        <translation>F8</translation>
    </message>
    <message>
        <source>Moves played: %1.</source>
        <translation>Coups joués&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The file has problems: %1.</source>
        <translation>Le fichier a des problèmes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Moves that do not work: %1.</source>
        <translation>Coups impossibles&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Expected and not so: %1.</source>
        <translation>Attendu et faux&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Tick what you meant.</source>
        <translation>Cochez ce que vous vouliez.</translation>
    </message>
    <message>
        <source>Check passed: the file is sound, and all that it expects comes out.</source>
        <translation>Vérifié&#xa0;: le fichier est en ordre, et tout ce qu’il attend en résulte.</translation>
    </message>
    <message>
        <source>Check failed: the file cannot be played as it is. Problems: %1.</source>
        <translation>Échec&#xa0;: le fichier ne peut pas être joué tel quel. Problèmes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Check failed: not all that is expected comes out. Mismatches: %1.</source>
        <translation>Échec&#xa0;: tout ce qui est attendu n’en résulte pas. Écarts&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The answers to the drills of this rule are forgotten.</source>
        <translation>Les réponses aux exercices de cette règle sont oubliées.</translation>
    </message>
    <message>
        <source>Forget what you have answered in all lessons and drills?</source>
        <translation>Oublier vos réponses de toutes les leçons et de tous les exercices&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Drill a rule …</source>
        <translation>S’e&amp;xercer à une règle …</translation>
    </message>
    <message>
        <source>&amp;With other expansions …</source>
        <translation>&amp;Avec d’autres extensions …</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E brings the rulings back, as they were.</source>
        <translation>Ctrl+Maj+E ramène les décisions, telles qu’elles étaient.</translation>
    </message>
</context>
<context>
    <name>MyTilesWords</name>
    <message>
        <source>“%1” is no list of tiles. Mend it or move it away, then save again.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une liste de tuiles. Corrigez-la ou déplacez-la, puis enregistrez à nouveau.</translation>
    </message>
    <message>
        <source>“%1” %2.</source>
        <translation>«&#xa0;%1&#xa0;» %2.</translation>
    </message>
</context>
<context>
    <name>OfferBar</name>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>It is kept, and offered again at the next start.</source>
        <translation>Il est gardé et sera proposé de nouveau au prochain démarrage.</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Jeter</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>an untitled scenario</source>
        <translation>un scénario sans titre</translation>
    </message>
    <message>
        <source>Not saved when the program ended: %1, %2.</source>
        <translation>Non enregistré quand le programme s’est arrêté&#xa0;: %1, %2.</translation>
    </message>
</context>
<context>
    <name>OrderInput</name>
    <message>
        <source>The order</source>
        <translation>L’ordre</translation>
    </message>
    <message>
        <source>Drag, or move with Alt+↑ and Alt+↓.</source>
        <translation>Glissez, ou déplacez avec Alt+↑ et Alt+↓.</translation>
    </message>
</context>
<context>
    <name>PanelDock</name>
    <message>
        <source>Close %1</source>
        <translation>Fermer&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>PickList</name>
    <message>
        <source>Take away %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Take away: %1</source>
        <translation>Retirer&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>PlaceInput</name>
    <message>
        <source>Click on the board, or tick here.</source>
        <translation>Cliquez sur le plateau, ou cochez ici.</translation>
    </message>
    <message>
        <source>Places to choose</source>
        <translation>Endroits à choisir</translation>
    </message>
</context>
<context>
    <name>PlayerChip</name>
    <message>
        <source>%1: %2 points, %3 figures left, decides now</source>
        <translation>%1&#xa0;: %2 points, %3 pions en réserve, doit décider</translation>
    </message>
    <message>
        <source>%1: %2 points, %3 figures left</source>
        <translation>%1&#xa0;: %2 points, %3 pions en réserve</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>%1. Click to ask why.</source>
        <translation>%1. Cliquez pour demander pourquoi.</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Nom du joueur</translation>
    </message>
    <message>
        <source>Sits before the player above</source>
        <translation>Jouer avant le joueur au-dessus</translation>
    </message>
    <message>
        <source>Remove this player and his figures</source>
        <translation>Retirer ce joueur et ses pions</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>usual supply</source>
        <translation>réserve habituelle</translation>
    </message>
    <message>
        <source>All figures of the box, less those on the board</source>
        <translation>Tous les pions de la boîte, moins ceux du plateau</translation>
    </message>
</context>
<context>
    <name>PlayersDock</name>
    <message>
        <source>%1 in bathhouse %2 at %3, %4 of 8 around</source>
        <translation>%1 au bain public %2 en %3, %4 sur 8 autour</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>%1, left</source>
        <translation>%1, reste</translation>
    </message>
    <message>
        <source>In a bathhouse</source>
        <translation>Au bain public</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>Ask why</source>
        <translation>Demander pourquoi</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>Visible&#xa0;: %1</translation>
    </message>
    <message>
        <source>First counter</source>
        <translation>Premier pion Score</translation>
    </message>
</context>
<context>
    <name>PointsInput</name>
    <message>
        <source>Points for %1</source>
        <translation>Points pour %1</translation>
    </message>
</context>
<context>
    <name>ProblemsDock</name>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>No problems. All that the file expects holds.</source>
        <translation>Aucun problème. Tout ce que le fichier attend est vrai.</translation>
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
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Tout enregistrer</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Oui</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Non</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
</context>
<context>
    <name>QuestionEditor</name>
    <message>
        <source>What is put in order</source>
        <translation>Ce qui est mis en ordre</translation>
    </message>
    <message>
        <source>Choices; the right ones are ticked</source>
        <translation>Choix&#xa0;; les bons sont cochés</translation>
    </message>
    <message>
        <source>Add a choice</source>
        <translation>Ajouter un choix</translation>
    </message>
    <message>
        <source>all are needed</source>
        <translation>tous requis</translation>
    </message>
    <message>
        <source>Every right choice must be ticked. Else any of them will do.</source>
        <translation>Il faut cocher tous les bons choix. Sinon, un seul suffit.</translation>
    </message>
    <message>
        <source>Choice %1 is right</source>
        <translation>Le choix %1 est bon</translation>
    </message>
    <message>
        <source>This choice is right</source>
        <translation>Ce choix est bon</translation>
    </message>
    <message>
        <source>Choice %1</source>
        <translation>Choix %1</translation>
    </message>
    <message>
        <source>Take this choice away</source>
        <translation>Retirer ce choix</translation>
    </message>
    <message>
        <source>Said when it is chosen</source>
        <translation>Dit quand on le choisit</translation>
    </message>
    <message>
        <source>Right orders, such as 2 1 3; several with a semicolon between them</source>
        <translation>Bons ordres, par exemple 2 1 3&#xa0;; plusieurs séparés par un point-virgule</translation>
    </message>
    <message>
        <source>Right orders</source>
        <translation>Bons ordres</translation>
    </message>
    <message>
        <source>Each order names every choice once.</source>
        <translation>Chaque ordre cite chaque choix une fois.</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Bonne réponse</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>The program works the answer out from the position.</source>
        <translation>Le programme déduit la réponse de la position.</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>Points de %1</translation>
    </message>
    <message>
        <source>What each player gains in the next step</source>
        <translation>Ce que chaque joueur gagne à l’étape suivante</translation>
    </message>
    <message>
        <source>as the program counts</source>
        <translation>comme le programme compte</translation>
    </message>
    <message>
        <source>Wrong answer %1</source>
        <translation>Mauvaise réponse %1</translation>
    </message>
    <message>
        <source>Take this wrong answer away</source>
        <translation>Retirer cette mauvaise réponse</translation>
    </message>
    <message>
        <source>Said to it</source>
        <translation>Ce qu’on y répond</translation>
    </message>
    <message>
        <source>Add a wrong answer</source>
        <translation>Ajouter une mauvaise réponse</translation>
    </message>
    <message>
        <source>All right places</source>
        <translation>Tous les bons endroits</translation>
    </message>
    <message>
        <source>Right answers</source>
        <translation>Bonnes réponses</translation>
    </message>
    <message>
        <source>as the program finds them</source>
        <translation>comme le programme les trouve</translation>
    </message>
    <message>
        <source>Pick on the board</source>
        <translation>Choisir sur le plateau</translation>
    </message>
    <message>
        <source>While this is on, a click on the board adds a place or takes it back.</source>
        <translation>Tant que c’est actif, un clic sur le plateau ajoute un endroit ou le retire.</translation>
    </message>
    <message>
        <source>Take away %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Said to any other wrong answer</source>
        <translation>Dit à toute autre mauvaise réponse</translation>
    </message>
    <message>
        <source>First hint: which rule</source>
        <translation>Premier indice&#xa0;: quelle règle</translation>
    </message>
    <message>
        <source>Second hint: where to look</source>
        <translation>Deuxième indice&#xa0;: où regarder</translation>
    </message>
    <message>
        <source>Third hint: nearly the answer</source>
        <translation>Troisième indice&#xa0;: presque la réponse</translation>
    </message>
    <message>
        <source>Because of these rules</source>
        <translation>À cause de ces règles</translation>
    </message>
    <message>
        <source>Find a rule to add</source>
        <translation>Règle à ajouter</translation>
    </message>
</context>
<context>
    <name>QuestionKindsWords</name>
    <message>
        <source>One of several</source>
        <translation>Une parmi plusieurs</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Oui ou non</translation>
    </message>
    <message>
        <source>Points of each player</source>
        <translation>Points de chaque joueur</translation>
    </message>
    <message>
        <source>A tile on the board</source>
        <translation>Une tuile du plateau</translation>
    </message>
    <message>
        <source>A figure on the board</source>
        <translation>Un pion du plateau</translation>
    </message>
    <message>
        <source>A bathhouse</source>
        <translation>Un bain public</translation>
    </message>
    <message>
        <source>Put in order</source>
        <translation>Mettre en ordre</translation>
    </message>
    <message>
        <source>Where a meeple may go</source>
        <translation>Où un meeple peut aller</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Missed before. Still to come: %1</source>
        <translation>Manquée auparavant. Encore à venir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Question %1 sur %2</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>Pas juste</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Répondre</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Show what would happen</source>
        <translation>Montrer ce qui se passerait</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Question suivante</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>Next missed question</source>
        <translation>Question manquée suivante</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Hint %1 of %2</source>
        <translation>Indice %1 sur %2</translation>
    </message>
    <message>
        <source>You are trying something out. The question waits.</source>
        <translation>Vous essayez quelque chose. La question attend.</translation>
    </message>
    <message>
        <source>You stepped on before answering. The question is marked as looked at.</source>
        <translation>Vous avez continué avant de répondre. La question est marquée comme consultée.</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>Retour à la question</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Position suivante</translation>
    </message>
    <message>
        <source>You looked before answering. The question is marked as looked at.</source>
        <translation>Vous avez regardé avant de répondre. La question est marquée comme consultée.</translation>
    </message>
</context>
<context>
    <name>QuestionsPage</name>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Add a question before the next step</source>
        <translation>Ajouter une question avant l’étape suivante</translation>
    </message>
    <message>
        <source>Delete this question</source>
        <translation>Supprimer cette question</translation>
    </message>
    <message>
        <source>No question yet. Go to the step that it comes before, and add one with +.</source>
        <translation>Pas encore de question. Allez à l’étape qu’elle précède et ajoutez-la avec +.</translation>
    </message>
    <message>
        <source>Kind of question</source>
        <translation>Type de question</translation>
    </message>
    <message>
        <source>Asked before step</source>
        <translation>Posée avant l’étape</translation>
    </message>
    <message>
        <source>before step </source>
        <translation>avant l’étape </translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>There is not enough memory for a picture of this board.</source>
        <translation>Il n’y a pas assez de mémoire pour une image de ce plateau.</translation>
    </message>
    <message>
        <source>The picture could not be written as PNG.</source>
        <translation>L’image n’a pas pu être écrite en PNG.</translation>
    </message>
    <message>
        <source>“%1” is no picture file: the name must end in .png, .svg or .pdf.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un fichier d’image&#xa0;: le nom doit se terminer par .png, .svg ou .pdf.</translation>
    </message>
    <message>
        <source>There is no step %1: the steps go from 0 (before the first move) to %2.</source>
        <translation>Il n’y a pas d’étape %1&#xa0;: les étapes vont de 0 (avant le premier coup) à %2.</translation>
    </message>
    <message>
        <source>The board is %1 × %2 spaces large: a picture can show at most %3 each way.</source>
        <translation>Le plateau fait %1 × %2 cases&#xa0;: une image en montre au plus %3 dans chaque sens.</translation>
    </message>
</context>
<context>
    <name>RingPicture</name>
    <message>
        <source>All eight spaces around it are filled</source>
        <translation>Les huit cases autour sont remplies</translation>
    </message>
    <message numerus="yes">
        <source>%n of the eight spaces around it are missing</source>
        <translation>
            <numerusform>%n des huit cases autour est vide</numerusform>
            <numerusform>%n des huit cases autour sont vides</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleBookDock</name>
    <message>
        <source>Rule book</source>
        <translation>Livre des règles</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Chercher une règle</translation>
    </message>
    <message>
        <source>Rules by chapter</source>
        <translation>Règles par chapitre</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La règle</translation>
    </message>
    <message>
        <source>Only rules that are: %1</source>
        <translation>Seulement les règles&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rules</source>
        <translation>
            <numerusform>%n règle</numerusform>
            <numerusform>%n règles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Follows from</source>
        <translation>Découle de</translation>
    </message>
    <message>
        <source>Steps of this scenario</source>
        <translation>Étapes de ce scénario</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Étape %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Lessons that teach it</source>
        <translation>Leçons qui l’enseignent</translation>
    </message>
    <message>
        <source>Questions about it</source>
        <translation>Questions à son sujet</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Étape %1</translation>
    </message>
</context>
<context>
    <name>RuleCard</name>
    <message>
        <source>&lt;b&gt;Common mistake:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;Erreur fréquente&#xa0;:&lt;/b&gt; %1</translation>
    </message>
    <message>
        <source>Show in the rule book</source>
        <translation>Voir dans le livre des règles</translation>
    </message>
</context>
<context>
    <name>RulePill</name>
    <message>
        <source>Rule that decides: %1</source>
        <translation>Règle décisive&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 (%2). Click to read the rule.</source>
        <translation>%1 (%2). Cliquez pour lire la règle.</translation>
    </message>
</context>
<context>
    <name>ScenarioDocument</name>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Rules taught</source>
        <translation>Règles enseignées</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Extensions</translation>
    </message>
    <message>
        <source>Option %1</source>
        <translation>Option %1</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Tiles to draw</source>
        <translation>Tuiles à piocher</translation>
    </message>
    <message>
        <source>What must come out</source>
        <translation>Ce qui doit en résulter</translation>
    </message>
    <message>
        <source>Add a question</source>
        <translation>Ajouter une question</translation>
    </message>
    <message>
        <source>Change a question</source>
        <translation>Modifier une question</translation>
    </message>
    <message>
        <source>Delete a question</source>
        <translation>Supprimer une question</translation>
    </message>
    <message>
        <source>Replace a tile</source>
        <translation>Remplacer une tuile</translation>
    </message>
    <message>
        <source>Lay a tile</source>
        <translation>Placer une tuile</translation>
    </message>
    <message>
        <source>Remove a tile</source>
        <translation>Retirer une tuile</translation>
    </message>
    <message>
        <source>Remove %1 tiles</source>
        <translation>Retirer %1 tuiles</translation>
    </message>
    <message>
        <source>Move a tile</source>
        <translation>Déplacer une tuile</translation>
    </message>
    <message>
        <source>Move %1 tiles</source>
        <translation>Déplacer %1 tuiles</translation>
    </message>
    <message>
        <source>Turn a tile</source>
        <translation>Tourner une tuile</translation>
    </message>
    <message>
        <source>Turn %1 tiles</source>
        <translation>Tourner %1 tuiles</translation>
    </message>
    <message>
        <source>Paste a tile</source>
        <translation>Coller une tuile</translation>
    </message>
    <message>
        <source>Paste %1 tiles</source>
        <translation>Coller %1 tuiles</translation>
    </message>
    <message>
        <source>Add a figure</source>
        <translation>Ajouter un pion</translation>
    </message>
    <message>
        <source>Remove a figure</source>
        <translation>Retirer un pion</translation>
    </message>
    <message>
        <source>Remove %1 figures</source>
        <translation>Retirer %1 pions</translation>
    </message>
    <message>
        <source>Move a figure</source>
        <translation>Déplacer un pion</translation>
    </message>
    <message>
        <source>Change a figure</source>
        <translation>Modifier un pion</translation>
    </message>
    <message>
        <source>Record a move</source>
        <translation>Enregistrer un coup</translation>
    </message>
    <message>
        <source>Change a move</source>
        <translation>Modifier un coup</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Delete a move</source>
        <translation>Supprimer un coup</translation>
    </message>
    <message>
        <source>Move a step</source>
        <translation>Déplacer une étape</translation>
    </message>
    <message>
        <source>Another line</source>
        <translation>Autre variante</translation>
    </message>
    <message>
        <source>Delete a line</source>
        <translation>Supprimer une variante</translation>
    </message>
    <message>
        <source>Title of a line</source>
        <translation>Titre d’une variante</translation>
    </message>
    <message>
        <source>Give the player a name.</source>
        <translation>Donnez un nom au joueur.</translation>
    </message>
    <message>
        <source>A name has at most 64 characters.</source>
        <translation>Un nom a au plus 64 caractères.</translation>
    </message>
    <message>
        <source>Write the name on one line.</source>
        <translation>Écrivez le nom sur une seule ligne.</translation>
    </message>
    <message>
        <source>Another player is called so already.</source>
        <translation>Un autre joueur s’appelle déjà ainsi.</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Remove a player</source>
        <translation>Retirer un joueur</translation>
    </message>
    <message>
        <source>Change a player</source>
        <translation>Modifier un joueur</translation>
    </message>
    <message>
        <source>Move a player</source>
        <translation>Déplacer un joueur</translation>
    </message>
    <message>
        <source>Add a tile of one&apos;s own</source>
        <translation>Ajouter une tuile à soi</translation>
    </message>
    <message>
        <source>Change a tile of one&apos;s own</source>
        <translation>Modifier une tuile à soi</translation>
    </message>
    <message>
        <source>Remove a tile of one&apos;s own</source>
        <translation>Retirer une tuile à soi</translation>
    </message>
    <message>
        <source>Set-up exercise</source>
        <translation>Exercice de préparation</translation>
    </message>
    <message>
        <source>Add a token</source>
        <translation>Ajouter un jeton</translation>
    </message>
    <message>
        <source>Remove a token</source>
        <translation>Retirer un jeton</translation>
    </message>
    <message>
        <source>Move a token</source>
        <translation>Déplacer un jeton</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Find a rule or lesson</source>
        <translation>Règle ou leçon</translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>It cannot be turned here: %1. “Free set-up” allows it.</source>
        <translation>On ne peut pas la tourner ici&#xa0;: %1. «&#xa0;Placement libre&#xa0;» le permet.</translation>
    </message>
    <message>
        <source>Turn %1 tiles</source>
        <translation>Tourner %1 tuiles</translation>
    </message>
    <message>
        <source>It cannot be turned here: %1.</source>
        <translation>On ne peut pas la tourner ici&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>SetupFields</name>
    <message>
        <source>This file has one</source>
        <translation>Ce fichier en a un</translation>
    </message>
    <message>
        <source>For how many players</source>
        <translation>Pour combien de joueurs</translation>
    </message>
    <message>
        <source>as many as there are</source>
        <translation>autant qu’il y en a</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Piochées</translation>
    </message>
    <message>
        <source>Find a bathhouse tile that is drawn</source>
        <translation>Chercher une tuile Bain public piochée</translation>
    </message>
    <message>
        <source>Back into the box</source>
        <translation>Remises dans la boîte</translation>
    </message>
    <message>
        <source>Find a bathhouse tile that goes back</source>
        <translation>Chercher une tuile Bain public à remettre</translation>
    </message>
</context>
<context>
    <name>SetupHelper</name>
    <message>
        <source>Set up a game</source>
        <translation>Préparer une partie</translation>
    </message>
    <message>
        <source>&amp;Look at the tiles</source>
        <translation>&amp;Regarder les tuiles</translation>
    </message>
    <message>
        <source>Show the rules about setting up</source>
        <translation>Voir les règles de la mise en place</translation>
    </message>
    <message>
        <source>&amp;Number of players</source>
        <translation>&amp;Nombre de joueurs</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>One player less</source>
        <translation>Un joueur de moins</translation>
    </message>
    <message>
        <source>One player more</source>
        <translation>Un joueur de plus</translation>
    </message>
    <message>
        <source>Shuffle &amp;again</source>
        <translation>&amp;Mélanger encore</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>&amp;Jouer à partir d’ici</translation>
    </message>
</context>
<context>
    <name>StatusBadge</name>
    <message>
        <source>Official</source>
        <translation>Officiel</translation>
    </message>
    <message>
        <source>Community</source>
        <translation>Communauté</translation>
    </message>
    <message>
        <source>Deduced</source>
        <translation>Déduit</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>Contesté</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvert</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>First position</source>
        <translation>Première position</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Dernière étape</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation>Jouer les étapes</translation>
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
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>A position without moves</source>
        <translation>Une position sans coups</translation>
    </message>
    <message>
        <source>The position before the first move</source>
        <translation>La position avant le premier coup</translation>
    </message>
</context>
<context>
    <name>StepsModel</name>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>%1. Does not work: %2</source>
        <translation>%1. Impossible&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>La ligne de coups affichée. Échap revient à celle de la leçon.</translation>
    </message>
    <message>
        <source>Delete this line</source>
        <translation>Supprimer cette variante</translation>
    </message>
    <message>
        <source>Title of this line</source>
        <translation>Titre de cette variante</translation>
    </message>
    <message>
        <source>A move played in the middle</source>
        <translation>Un coup joué au milieu</translation>
    </message>
    <message>
        <source>is put in</source>
        <translation>est inséré</translation>
    </message>
    <message>
        <source>Later steps stay. Those that no longer work are marked.</source>
        <translation>Les étapes suivantes restent. Celles devenues impossibles sont marquées.</translation>
    </message>
    <message>
        <source>replaces</source>
        <translation>remplace</translation>
    </message>
    <message>
        <source>It takes the place of the next step. Later ones that no longer work are marked.</source>
        <translation>Il prend la place de l’étape suivante. Les suivantes devenues impossibles sont marquées.</translation>
    </message>
    <message>
        <source>new line</source>
        <translation>variante</translation>
    </message>
    <message>
        <source>Another line from here begins with it.</source>
        <translation>Une autre variante commence ici avec ce coup.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Delete this step (Del)</source>
        <translation>Supprimer cette étape (Suppr)</translation>
    </message>
    <message>
        <source>Move this step up</source>
        <translation>Monter cette étape</translation>
    </message>
    <message>
        <source>Move this step down</source>
        <translation>Descendre cette étape</translation>
    </message>
    <message>
        <source>It should be refused</source>
        <translation>Il doit être refusé</translation>
    </message>
    <message>
        <source>The step shows that this is not allowed. The file then expects the refusal.</source>
        <translation>L’étape montre que ce n’est pas permis. Le fichier attend alors le refus.</translation>
    </message>
    <message>
        <source>Comment of this step</source>
        <translation>Commentaire de cette étape</translation>
    </message>
    <message>
        <source>A line being tried</source>
        <translation>Une variante à l’essai</translation>
    </message>
</context>
<context>
    <name>SumTable</name>
    <message>
        <source>How the points come about</source>
        <translation>Comment les points sont comptés</translation>
    </message>
    <message>
        <source>Wrong in your answer: %1</source>
        <translation>Faux dans votre réponse&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>SummarySheet</name>
    <message>
        <source>“%1”: the name must end in .pdf, .html or .txt.</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: le nom doit finir par .pdf, .html ou .txt.</translation>
    </message>
</context>
<context>
    <name>TileDesigner</name>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ouest</translation>
    </message>
    <message>
        <source>Change a tile</source>
        <translation>Modifier une tuile</translation>
    </message>
    <message>
        <source>Design a tile</source>
        <translation>Dessiner une tuile</translation>
    </message>
    <message>
        <source>Picture of the tile</source>
        <translation>Image de la tuile</translation>
    </message>
    <message>
        <source>Id of the tile</source>
        <translation>Identifiant de la tuile</translation>
    </message>
    <message>
        <source>Begin with a tile</source>
        <translation>Partir d’une tuile</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>telle quelle</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>%1 shows</source>
        <translation>%1 montre</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Pré</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Route</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ville</translation>
    </message>
    <message>
        <source>%1 hangs together with</source>
        <translation>%1 est relié à</translation>
    </message>
    <message>
        <source> coats of arms</source>
        <translation> blasons</translation>
    </message>
    <message>
        <source>Coats of arms of the city at %1</source>
        <translation>Blasons de la ville&#xa0;: %1</translation>
    </message>
    <message>
        <source>Roads end where they meet</source>
        <translation>Les routes s’arrêtent où elles se rejoignent</translation>
    </message>
    <message>
        <source>The road runs into the city</source>
        <translation>La route entre dans la ville</translation>
    </message>
    <message>
        <source>The road from north to south lies on top</source>
        <translation>La route du nord au sud passe dessus</translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>Au milieu</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Abbaye</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Jardin</translation>
    </message>
    <message>
        <source>Bathhouse</source>
        <translation>Bain public</translation>
    </message>
    <message>
        <source>flag </source>
        <translation>bannière </translation>
    </message>
    <message>
        <source>Flag of the bathhouse</source>
        <translation>Bannière du bain public</translation>
    </message>
    <message>
        <source>Change in the scenario</source>
        <translation>Modifier dans le scénario</translation>
    </message>
    <message>
        <source>Add to the scenario</source>
        <translation>Ajouter au scénario</translation>
    </message>
    <message>
        <source>Save as my tile</source>
        <translation>Enregistrer comme ma tuile</translation>
    </message>
    <message>
        <source>All scenarios of your own then use it in place of the tile with this id. Shipped lessons keep the shipped tile.</source>
        <translation>Tous vos scénarios l’utilisent alors à la place de la tuile de cet identifiant. Les leçons fournies gardent la leur.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>It lies on the board or is named by a move.</source>
        <translation>Elle est sur le plateau ou citée par un coup.</translation>
    </message>
    <message>
        <source>on its own</source>
        <translation>tout seul</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>on the road at %1</source>
        <translation>sur la route&#xa0;: %1</translation>
    </message>
    <message>
        <source>in the city at %1</source>
        <translation>dans la ville&#xa0;: %1</translation>
    </message>
    <message>
        <source>The tile is possible.</source>
        <translation>La tuile est possible.</translation>
    </message>
    <message>
        <source>This id is that of a shipped tile: save it as your own tile, or choose another id.</source>
        <translation>Cet identifiant est celui d’une tuile fournie&#xa0;: enregistrez-la comme votre tuile, ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The scenario has a tile with this id already.</source>
        <translation>Le scénario a déjà une tuile de cet identifiant.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>copies: </source>
        <translation>exemplaires&#xa0;: </translation>
    </message>
    <message>
        <source>Copies in the box</source>
        <translation>Exemplaires dans la boîte</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marques</translation>
    </message>
    <message>
        <source>%1, on the road at %2</source>
        <translation>%1, sur la route&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, in the city at %2</source>
        <translation>%1, dans la ville&#xa0;: %2</translation>
    </message>
    <message>
        <source>None of the expansions that are on brings marks.</source>
        <translation>Aucune des extensions activées n’apporte de marques.</translation>
    </message>
</context>
<context>
    <name>TilePaletteDock</name>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>in hand: %1</source>
        <translation>en main&#xa0;: %1</translation>
    </message>
    <message>
        <source>Find: city, road 3, V …</source>
        <translation>city, road 3, V …</translation>
    </message>
    <message>
        <source>Find a tile</source>
        <translation>Chercher une tuile</translation>
    </message>
    <message>
        <source>Set of tiles</source>
        <translation>Jeu de tuiles</translation>
    </message>
    <message>
        <source>Click a tile or drag it onto the board. R turns it.</source>
        <translation>Cliquez sur une tuile ou glissez-la sur le plateau. R la tourne.</translation>
    </message>
    <message>
        <source>Free set-up</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Tiles may lie where they do not fit, and apart: for diagrams. The file says “board: free”.</source>
        <translation>Les tuiles peuvent être là où elles ne conviennent pas, et à part&#xa0;: pour des schémas. Le fichier dit «&#xa0;board: free&#xa0;».</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Tiles and figures are played as moves after the step shown, not added to the first position.</source>
        <translation>Les tuiles et les pions sont joués comme des coups après l’étape affichée, pas ajoutés à la première position.</translation>
    </message>
    <message>
        <source>All sets</source>
        <translation>Tous les jeux</translation>
    </message>
</context>
<context>
    <name>TilePaletteModel</name>
    <message>
        <source>Bathhouse tiles</source>
        <translation>Tuiles Bain public</translation>
    </message>
    <message>
        <source>Tiles of this scenario</source>
        <translation>Tuiles de ce scénario</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Jeu de base</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1: %2 in the box, %3 too many are used.</source>
        <translation>%1&#xa0;: %2 dans la boîte, %3 utilisées en trop.</translation>
    </message>
    <message>
        <source>%1: all %2 of the box are used. It can be laid all the same.</source>
        <translation>%1&#xa0;: les %2 de la boîte sont utilisées. On peut quand même la placer.</translation>
    </message>
    <message>
        <source>%1: %2 in the box, %3 left.</source>
        <translation>%1&#xa0;: %2 dans la boîte, reste %3.</translation>
    </message>
    <message>
        <source>Its garden does nothing without the abbot.</source>
        <translation>Son jardin ne sert à rien sans l’abbé.</translation>
    </message>
    <message>
        <source>Not documented, our reconstruction: %1.</source>
        <translation>Non documenté, notre reconstitution&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 too many</source>
        <translation>%1 de trop</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>%1: not in the box of tiles to draw. Each player has one.</source>
        <translation>%1&#xa0;: n’est pas parmi les tuiles à piocher. Chaque joueur en a une.</translation>
    </message>
</context>
<context>
    <name>TilePaletteView</name>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
</context>
<context>
    <name>TileTool</name>
    <message>
        <source>Does not fit here</source>
        <translation>Ne convient pas ici</translation>
    </message>
    <message>
        <source>Does not fit: %1</source>
        <translation>Ne convient pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>Fits. %1</source>
        <translation>Convient. %1</translation>
    </message>
    <message>
        <source>Move and turn</source>
        <translation>Déplacer et tourner</translation>
    </message>
</context>
<context>
    <name>ToDoModel</name>
    <message>
        <source>Done: %1</source>
        <translation>Fait&#xa0;: %1</translation>
    </message>
    <message>
        <source>To do: %1</source>
        <translation>À faire&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ToDoPage</name>
    <message>
        <source>To do</source>
        <translation>À faire</translation>
    </message>
</context>
<context>
    <name>ToDoWords</name>
    <message>
        <source>The file keeps the rules of the board</source>
        <translation>Le fichier respecte les règles du plateau</translation>
    </message>
    <message>
        <source>Problems of the file: %1</source>
        <translation>Problèmes du fichier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Every move is accepted</source>
        <translation>Tous les coups sont acceptés</translation>
    </message>
    <message>
        <source>Moves that do not work: %1</source>
        <translation>Coups impossibles&#xa0;: %1</translation>
    </message>
    <message>
        <source>It has a title</source>
        <translation>Il a un titre</translation>
    </message>
    <message>
        <source>It has a summary</source>
        <translation>Il a un résumé</translation>
    </message>
    <message>
        <source>It names the rules that it teaches</source>
        <translation>Il nomme les règles qu’il enseigne</translation>
    </message>
    <message>
        <source>No step shows the rule “%1”</source>
        <translation>Aucune étape ne montre la règle «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>It says what must come out</source>
        <translation>Il dit ce qui doit en sortir</translation>
    </message>
    <message>
        <source>Confirm what must come out</source>
        <translation>Confirmer ce qui doit en sortir</translation>
    </message>
    <message>
        <source>Expected and not so: %1</source>
        <translation>Attendu et faux&#xa0;: %1</translation>
    </message>
    <message>
        <source>It asks a question</source>
        <translation>Il pose une question</translation>
    </message>
    <message>
        <source>Question %1: </source>
        <translation>Question %1&#xa0;: </translation>
    </message>
    <message>
        <source>write what is asked</source>
        <translation>écrire ce qui est demandé</translation>
    </message>
    <message>
        <source>tick the right answer</source>
        <translation>cocher la bonne réponse</translation>
    </message>
    <message>
        <source>write choice %1</source>
        <translation>écrire le choix %1</translation>
    </message>
    <message>
        <source>say why choice %1 is wrong</source>
        <translation>dire pourquoi le choix %1 est faux</translation>
    </message>
    <message>
        <source>give a hint</source>
        <translation>donner un indice</translation>
    </message>
    <message>
        <source>%1: texts missing: %2</source>
        <translation>%1&#xa0;: textes manquants&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>TokenTool</name>
    <message>
        <source>This token stands by a figure, and there is none here.</source>
        <translation>Ce jeton se tient près d’un pion, et il n’y en a pas ici.</translation>
    </message>
    <message>
        <source>A token needs a tile.</source>
        <translation>Un jeton a besoin d’une tuile.</translation>
    </message>
    <message>
        <source>Here: %1.</source>
        <translation>Ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A token cannot be recorded by hand: choose its move below the board.</source>
        <translation>Un jeton ne s’enregistre pas à la main&#xa0;: choisissez son coup sous le plateau.</translation>
    </message>
</context>
<context>
    <name>TutorDock</name>
    <message>
        <source>Tutor</source>
        <translation>Tuteur</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>%1
Press → to see what happens.</source>
        <translation>%1
Appuyez sur → pour voir ce qui se passe.</translation>
    </message>
    <message>
        <source>What it shows</source>
        <translation>Ce que l’on voit</translation>
    </message>
    <message>
        <source>This is your own line. The lesson goes another way after step %1.</source>
        <translation>C’est votre variante. Après l’étape %1, la leçon suit un autre chemin.</translation>
    </message>
    <message>
        <source>%1
The position stays as it was.</source>
        <translation>%1
La position reste inchangée.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>Rules behind it</source>
        <translation>Les règles derrière</translation>
    </message>
    <message>
        <source>The reasons and rules come after the answer.</source>
        <translation>Les raisons et les règles viennent après la réponse.</translation>
    </message>
    <message>
        <source>Look before answering</source>
        <translation>Regarder avant de répondre</translation>
    </message>
</context>
<context>
    <name>WhyRow</name>
    <message>
        <source>, %1 points</source>
        <translation>, %1 points</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>Afficher la règle</translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>déplié</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>replié</translation>
    </message>
</context>
<context>
    <name>WhyTree</name>
    <message>
        <source>Go to step %1</source>
        <translation>Aller à l’étape %1</translation>
    </message>
</context>
<context>
    <name>YesNoInput</name>
    <message>
        <source>Y</source>
        <comment>the key for yes</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>N</source>
        <comment>the key for no</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
</context>
</TS>
