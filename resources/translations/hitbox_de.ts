<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>Aseprite</name>
    <message>
        <source>frame %1</source>
        <translation>Frame %1</translation>
    </message>
    <message>
        <source>the file ends too early: it has %1 bytes of the %2 that it states; copy it anew or save it once more</source>
        <translation>die Datei endet zu früh: sie hat %1 Byte von den %2, die sie nennt; kopieren Sie sie neu oder speichern Sie sie noch einmal</translation>
    </message>
    <message>
        <source>its pixels are %1:%2 in Aseprite; here they are square</source>
        <translation>die Pixel sind in Aseprite %1:%2; hier sind sie quadratisch</translation>
    </message>
    <message>
        <source>has a broken header: %1 bytes are too few</source>
        <translation>hat einen fehlerhaften Kopf: %1 Byte sind zu wenig</translation>
    </message>
    <message>
        <source>has a broken header</source>
        <translation>hat einen fehlerhaften Kopf</translation>
    </message>
    <message>
        <source>has a broken part: %1 bytes are too few</source>
        <translation>hat einen fehlerhaften Teil: %1 Byte sind zu wenig</translation>
    </message>
    <message>
        <source>%1, old palette</source>
        <translation>%1, alte Palette</translation>
    </message>
    <message>
        <source>has more than 256 colours</source>
        <translation>hat mehr als 256 Farben</translation>
    </message>
    <message>
        <source>%1, palette</source>
        <translation>%1, Palette</translation>
    </message>
    <message>
        <source>sets the colours %1 to %2 of %3, which there are not; save the file once more</source>
        <translation>setzt die Farben %1 bis %2 von %3, die es nicht gibt; speichern Sie die Datei noch einmal</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>Ebene %1</translation>
    </message>
    <message>
        <source>layer “%1”</source>
        <translation>Ebene „%1“</translation>
    </message>
    <message>
        <source>the layer “%1” is of a kind that is not known; left out</source>
        <translation>die Ebene „%1“ ist von unbekannter Art; ausgelassen</translation>
    </message>
    <message>
        <source>the layer “%1” blends in a way that is not known; it is laid on top as it is</source>
        <translation>die Ebene „%1“ hat einen unbekannten Mischmodus; sie wird unverändert aufgelegt</translation>
    </message>
    <message>
        <source>lies in more than %1 groups; take it out of some</source>
        <translation>liegt in mehr als %1 Gruppen; nehmen Sie sie aus einigen heraus</translation>
    </message>
    <message>
        <source>has a picture on layer %1 of %2; save the file once more</source>
        <translation>hat ein Bild auf Ebene %1 von %2; speichern Sie die Datei noch einmal</translation>
    </message>
    <message>
        <source>%1, layer “%2”</source>
        <translation>%1, Ebene „%2“</translation>
    </message>
    <message>
        <source>holds what a layer of its kind cannot hold; save the file once more</source>
        <translation>enthält, was eine Ebene ihrer Art nicht enthalten kann; speichern Sie die Datei noch einmal</translation>
    </message>
    <message>
        <source>has two pictures; save the file once more</source>
        <translation>hat zwei Bilder; speichern Sie die Datei noch einmal</translation>
    </message>
    <message>
        <source>is linked to frame %1, which has no picture there before it; unlink it in Aseprite and save</source>
        <translation>ist mit Frame %1 verknüpft, der dort davor kein Bild hat; lösen Sie die Verknüpfung in Aseprite und speichern Sie</translation>
    </message>
    <message>
        <source>%1: a picture of a kind that is not known is left out</source>
        <translation>%1: ein Bild von unbekannter Art wird ausgelassen</translation>
    </message>
    <message>
        <source>has tiles of %1 bits, expected 8, 16 or 32</source>
        <translation>hat Kacheln mit %1 Bit, erwartet: 8, 16 oder 32</translation>
    </message>
    <message>
        <source>has a picture of %1 x %2, expected at most %3 a side</source>
        <translation>hat ein Bild mit %1 x %2, erwartet: höchstens %3 je Seite</translation>
    </message>
    <message>
        <source>has a picture of %1 x %2, expected at most %3 in all</source>
        <translation>hat ein Bild mit %1 x %2, erwartet: höchstens %3 insgesamt</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>none of the frames of the tag “%1” is in the file; left out</source>
        <translation>kein Frame des Tags „%1“ ist in der Datei; ausgelassen</translation>
    </message>
    <message>
        <source>the tag “%1” has fewer frames here than the file says</source>
        <translation>das Tag „%1“ hat hier weniger Frames, als die Datei sagt</translation>
    </message>
    <message>
        <source>%1, user data</source>
        <translation>%1, Benutzerdaten</translation>
    </message>
    <message>
        <source>slices</source>
        <translation>Slices</translation>
    </message>
    <message>
        <source>slice “%1”</source>
        <translation>Slice „%1“</translation>
    </message>
    <message>
        <source>lies at %1 pixels, which is too far out</source>
        <translation>liegt bei %1 Pixeln, das ist zu weit außen</translation>
    </message>
    <message>
        <source>is %1 pixels long, which is too much</source>
        <translation>ist %1 Pixel lang, das ist zu viel</translation>
    </message>
    <message>
        <source>the slice “%1” has a key on frame %2, which there is not; left out</source>
        <translation>das Slice „%1“ hat einen Schlüssel auf Frame %2, den es nicht gibt; ausgelassen</translation>
    </message>
    <message>
        <source>tilesets</source>
        <translation>Tilesets</translation>
    </message>
    <message>
        <source>tileset “%1”</source>
        <translation>Tileset „%1“</translation>
    </message>
    <message>
        <source>has tiles of %1 x %2 pixels, expected 1 to %3 a side</source>
        <translation>hat Kacheln mit %1 x %2 Pixeln, erwartet: 1 bis %3 je Seite</translation>
    </message>
    <message>
        <source>has %1 tiles of %2 x %3 pixels, expected at most %4 pixels in all</source>
        <translation>hat %1 Kacheln mit %2 x %3 Pixeln, erwartet: höchstens %4 Pixel insgesamt</translation>
    </message>
    <message>
        <source>the tileset “%1” lies in another file; its tiles are left out</source>
        <translation>das Tileset „%1“ liegt in einer anderen Datei; seine Kacheln werden ausgelassen</translation>
    </message>
    <message>
        <source>the picture is %1 x %2 pixels, expected at most %3 a side</source>
        <translation>das Bild hat %1 x %2 Pixel, erwartet: höchstens %3 je Seite</translation>
    </message>
    <message>
        <source>it has %1 frames of %2 x %3 pixels, expected at most %4 of this size; save its tags as files of their own</source>
        <translation>es hat %1 Frames mit %2 x %3 Pixeln, erwartet: höchstens %4 dieser Größe; speichern Sie die Tags als eigene Dateien</translation>
    </message>
    <message>
        <source>the file ends too early; copy it anew or save it once more</source>
        <translation>die Datei endet zu früh; kopieren Sie sie neu oder speichern Sie sie noch einmal</translation>
    </message>
    <message>
        <source>the file is not one of Aseprite</source>
        <translation>das ist keine Datei von Aseprite</translation>
    </message>
    <message>
        <source>its pixels have %1 bits, expected 8, 16 or 32</source>
        <translation>die Pixel haben %1 Bit, erwartet: 8, 16 oder 32</translation>
    </message>
    <message>
        <source>it has %1 frames of %2 x %3 pixels, expected at least one of each</source>
        <translation>es hat %1 Frames mit %2 x %3 Pixeln, erwartet: mindestens eins von jedem</translation>
    </message>
    <message>
        <source>it has %1 groups within each other, which is too much for a picture of %2 x %3 pixels; flatten some</source>
        <translation>es hat %1 ineinanderliegende Gruppen, das ist zu viel für ein Bild mit %2 x %3 Pixeln; reduzieren Sie einige</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture</source>
        <translation>für das Bild reicht der Speicher nicht</translation>
    </message>
    <message>
        <source>its layers to be traced are too large; trace fewer of them</source>
        <translation>die nachzuzeichnenden Ebenen sind zu groß; zeichnen Sie weniger davon nach</translation>
    </message>
    <message>
        <source>ends too early; it may have been cut short, so copy the file anew or save it once more</source>
        <translation>endet zu früh; vielleicht ist sie abgeschnitten: kopieren Sie die Datei neu oder speichern Sie sie noch einmal</translation>
    </message>
    <message>
        <source>there is too much to draw in it; merge layers, or save its tags as files of their own</source>
        <translation>es ist zu viel darin zu zeichnen; fassen Sie Ebenen zusammen oder speichern Sie die Tags als eigene Dateien</translation>
    </message>
    <message>
        <source>has a picture whose packed data is broken; save the file once more</source>
        <translation>hat ein Bild mit beschädigten gepackten Daten; speichern Sie die Datei noch einmal</translation>
    </message>
    <message>
        <source>the tag “%1” ends where it turns in Aseprite; here it comes back once more</source>
        <translation>das Tag „%1“ endet in Aseprite, wo es umkehrt; hier kommt es noch einmal zurück</translation>
    </message>
    <message>
        <source>user data of tags are left out, such as “%1”</source>
        <translation>Benutzerdaten von Tags sind ausgelassen, etwa „%1“</translation>
    </message>
    <message>
        <source>user data of cels are left out, such as “%1”</source>
        <translation>Benutzerdaten von Cels sind ausgelassen, etwa „%1“</translation>
    </message>
    <message>
        <source>user data of the sprite or a tileset are left out: “%1”</source>
        <translation>Benutzerdaten des Sprites oder eines Tilesets sind ausgelassen: „%1“</translation>
    </message>
</context>
<context>
    <name>BoxTool</name>
    <message>
        <source>Drag from corner to corner. Shift makes a square, Alt draws about the middle, Ctrl turns snapping off.</source>
        <translation>Von Ecke zu Ecke ziehen. Umschalt macht ein Quadrat, Alt zeichnet um die Mitte, Strg schaltet das Einrasten aus.</translation>
    </message>
</context>
<context>
    <name>CanvasMenu</name>
    <message>
        <source>Delete the point	Del</source>
        <translation>Den Punkt löschen	Del</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n points	Del</source>
        <translation>
            <numerusform>%n Punkt löschen	Del</numerusform>
            <numerusform>%n Punkte löschen	Del</numerusform>
        </translation>
    </message>
    <message>
        <source>De&amp;lete the shape</source>
        <translation>Die Form &amp;löschen</translation>
    </message>
    <message numerus="yes">
        <source>De&amp;lete %n shapes</source>
        <translation>
            <numerusform>%n Form &amp;löschen</numerusform>
            <numerusform>%n Formen &amp;löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Cate&amp;gory</source>
        <translation>Kate&amp;gorie</translation>
    </message>
    <message>
        <source>Copy to &amp;frames</source>
        <translation>In &amp;Frames kopieren</translation>
    </message>
    <message>
        <source>&amp;Align frames</source>
        <translation>Frames &amp;ausrichten</translation>
    </message>
</context>
<context>
    <name>CanvasParts</name>
    <message>
        <source>Point %1 of %2: %3, %4</source>
        <translation>Punkt %1 von %2: %3, %4</translation>
    </message>
    <message>
        <source>%1, frame %2, at %3, %4</source>
        <translation>%1, Frame %2, bei %3, %4</translation>
    </message>
    <message>
        <source>Canvas: stage %1</source>
        <translation>Arbeitsfläche: Bühne %1</translation>
    </message>
    <message>
        <source>Canvas</source>
        <translation>Arbeitsfläche</translation>
    </message>
    <message>
        <source>Canvas: frame %1 of %2</source>
        <translation>Arbeitsfläche: Frame %1 von %2</translation>
    </message>
</context>
<context>
    <name>CapsuleTool</name>
    <message>
        <source>Drag the box that the capsule fills. Alt draws about the middle, Ctrl turns snapping off.</source>
        <translation>Das Rechteck ziehen, das die Kapsel füllt. Alt zeichnet um die Mitte, Strg schaltet das Einrasten aus.</translation>
    </message>
</context>
<context>
    <name>CircleTool</name>
    <message>
        <source>radius %1</source>
        <translation>Radius %1</translation>
    </message>
    <message>
        <source>Drag from the centre to the rim. Alt draws from rim to rim, Shift keeps the radius to whole pixels, Ctrl turns snapping off.</source>
        <translation>Von der Mitte zum Rand ziehen. Alt zeichnet von Rand zu Rand, Umschalt hält den Radius bei ganzen Pixeln, Strg schaltet das Einrasten aus.</translation>
    </message>
</context>
<context>
    <name>ClipboardFlow</name>
    <message>
        <source>Nothing pasted: the project would hold too much.</source>
        <translation>Nichts eingefügt: das Projekt würde zu viel enthalten.</translation>
    </message>
    <message>
        <source>Nothing pasted: shapes need a frame in view.</source>
        <translation>Nichts eingefügt: Formen brauchen einen gezeigten Frame.</translation>
    </message>
    <message>
        <source>1 shape</source>
        <translation>1 Form</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes</source>
        <translation>
            <numerusform>%n Form</numerusform>
            <numerusform>%n Formen</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>%1 einfügen</translation>
    </message>
    <message>
        <source>Pasted %1.</source>
        <translation>%1 eingefügt.</translation>
    </message>
    <message>
        <source>Pasted %1 into %2 chosen frames.</source>
        <translation>%1 in %2 gewählte Frames eingefügt.</translation>
    </message>
    <message>
        <source>Nothing pasted: frames need a sprite to go into.</source>
        <translation>Nichts eingefügt: Frames brauchen ein Sprite, in das sie kommen.</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 Frame</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n Frame</numerusform>
            <numerusform>%n Frames</numerusform>
        </translation>
    </message>
    <message>
        <source>Pasted %1 behind the frame in view.</source>
        <translation>%1 hinter dem gezeigten Frame eingefügt.</translation>
    </message>
    <message>
        <source>1 sprite</source>
        <translation>1 Sprite</translation>
    </message>
    <message numerus="yes">
        <source>%n sprites</source>
        <translation>
            <numerusform>%n Sprite</numerusform>
            <numerusform>%n Sprites</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing pasted: this project has none of the frames that the instances show.</source>
        <translation>Nichts eingefügt: dieses Projekt hat keinen der Frames, die die Instanzen zeigen.</translation>
    </message>
    <message>
        <source>1 instance</source>
        <translation>1 Instanz</translation>
    </message>
    <message numerus="yes">
        <source>%n instances</source>
        <translation>
            <numerusform>%n Instanz</numerusform>
            <numerusform>%n Instanzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Pasted %1; the others show frames that this project does not have.</source>
        <translation>%1 eingefügt; die anderen zeigen Frames, die dieses Projekt nicht hat.</translation>
    </message>
    <message>
        <source>Nothing pasted: there is no text on the clipboard.</source>
        <translation>Nichts eingefügt: in der Zwischenablage ist kein Text.</translation>
    </message>
    <message>
        <source>Nothing pasted: %1.</source>
        <translation>Nichts eingefügt: %1.</translation>
    </message>
    <message>
        <source>Nothing pasted: the clipboard is empty.</source>
        <translation>Nichts eingefügt: die Zwischenablage ist leer.</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Sprite</source>
        <translation>Sprite</translation>
    </message>
    <message>
        <source>Frame of %1</source>
        <translation>Frame von %1</translation>
    </message>
</context>
<context>
    <name>DifferencesText</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weiteres</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 added: %2</source>
        <translation>%1 hinzugefügt: %2</translation>
    </message>
    <message>
        <source>%1 removed: %2</source>
        <translation>%1 entfernt: %2</translation>
    </message>
    <message>
        <source>%1 changed: %2</source>
        <translation>%1 geändert: %2</translation>
    </message>
    <message>
        <source>sprites</source>
        <translation>Sprites</translation>
    </message>
    <message>
        <source>stages</source>
        <translation>Bühnen</translation>
    </message>
    <message>
        <source>categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>settings of the project</source>
        <translation>Einstellungen des Projekts</translation>
    </message>
    <message>
        <source>the order of things</source>
        <translation>die Reihenfolge</translation>
    </message>
</context>
<context>
    <name>EditPointsTool</name>
    <message>
        <source>too far</source>
        <translation>zu weit</translation>
    </message>
    <message>
        <source>Insert a point into %1</source>
        <translation>Punkt in %1 einfügen</translation>
    </message>
    <message>
        <source>Move a point of %1</source>
        <translation>Punkt von %1 verschieben</translation>
    </message>
    <message numerus="yes">
        <source>Move %n points of %1</source>
        <translation>
            <numerusform>%n Punkt von %1 verschieben</numerusform>
            <numerusform>%n Punkte von %1 verschieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n points of %1</source>
        <translation>
            <numerusform>%n Punkt von %1 drehen</numerusform>
            <numerusform>%n Punkte von %1 drehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n points of %1</source>
        <translation>
            <numerusform>%n Punkt von %1 skalieren</numerusform>
            <numerusform>%n Punkte von %1 skalieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Loslassen zum Ablegen. Umschalt hält eine Achse, Strg schaltet das Einrasten aus, Esc bricht ab.</translation>
    </message>
    <message>
        <source>Drag to move, the grips to scale and turn. Delete removes, arrows nudge, Tab goes to the next.</source>
        <translation>Ziehen verschiebt, die Griffe skalieren und drehen. Entf entfernt, Pfeiltasten verschieben schrittweise, Tab geht zum nächsten.</translation>
    </message>
    <message>
        <source>Press on a shape to edit its points.</source>
        <translation>Auf eine Form drücken, um ihre Punkte zu bearbeiten.</translation>
    </message>
    <message>
        <source>Drag a point, or the middle of an edge to insert one. Ctrl+click deletes a point.</source>
        <translation>Einen Punkt ziehen oder zum Einfügen die Mitte einer Kante. Strg+Klick löscht einen Punkt.</translation>
    </message>
    <message>
        <source>Drag to move. Delete removes, arrows nudge, Tab goes to the next.</source>
        <translation>Ziehen verschiebt. Entf entfernt, Pfeiltasten verschieben schrittweise, Tab geht zum nächsten.</translation>
    </message>
</context>
<context>
    <name>EmitterTool</name>
    <message>
        <source>Add emitter</source>
        <translation>Emitter hinzufügen</translation>
    </message>
    <message>
        <source>Move emitter</source>
        <translation>Emitter verschieben</translation>
    </message>
    <message>
        <source>Aim emitter</source>
        <translation>Emitter ausrichten</translation>
    </message>
    <message>
        <source>Nudge emitter</source>
        <translation>Emitter schrittweise verschieben</translation>
    </message>
    <message>
        <source>Remove emitter</source>
        <translation>Emitter entfernen</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Loslassen zum Ablegen. Umschalt hält eine Achse, Strg schaltet das Einrasten aus, Esc bricht ab.</translation>
    </message>
    <message>
        <source>Release on an instance to aim at it, wherever it moves; with Ctrl, or beside all, at the place.</source>
        <translation>Auf einer Instanz loslassen, um auf sie zu zielen, wohin sie sich auch bewegt; mit Strg oder neben allem auf den Ort.</translation>
    </message>
    <message>
        <source>Drag the mark or the target to move them; arrows nudge, Delete removes.</source>
        <translation>Die Marke oder das Ziel ziehen, um sie zu verschieben; Pfeiltasten verschieben schrittweise, Entf entfernt.</translation>
    </message>
    <message>
        <source>Drag from where bullets set out to what they fire at.</source>
        <translation>Von dort, wo Geschosse starten, dorthin ziehen, worauf sie feuern.</translation>
    </message>
</context>
<context>
    <name>Emitters</name>
    <message>
        <source>emitter</source>
        <translation>Emitter</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>sprite %1</source>
        <translation>Sprite %1</translation>
    </message>
    <message>
        <source>all tags together play %1 frames, and at most %2 are written; take tags out, or cut the sprite into several</source>
        <translation>alle Tags zusammen spielen %1 Frames, und höchstens %2 werden geschrieben; nehmen Sie Tags heraus oder teilen Sie das Sprite in mehrere</translation>
    </message>
    <message>
        <source>the frames that all tags together play have %1 shapes, and at most %2 are written; take tags out, or cut the sprite into several</source>
        <translation>die Frames, die alle Tags zusammen spielen, haben %1 Formen, und höchstens %2 werden geschrieben; nehmen Sie Tags heraus oder teilen Sie das Sprite in mehrere</translation>
    </message>
    <message>
        <source>the frames that all tags together play have %1 corners of polygons, and at most %2 are written; take tags out, or cut the sprite into several</source>
        <translation>die Frames, die alle Tags zusammen abspielen, haben %1 Ecken von Polygonen, und höchstens %2 werden geschrieben; nehmen Sie Tags heraus, oder teilen Sie das Sprite auf</translation>
    </message>
</context>
<context>
    <name>ExportJob</name>
    <message>
        <source>the folder has other files of these names: %1</source>
        <translation>im Ordner liegen andere Dateien dieser Namen: %1</translation>
    </message>
    <message>
        <source>the folder has another file of this name: %1</source>
        <translation>der Ordner hat eine andere Datei dieses Namens: %1</translation>
    </message>
</context>
<context>
    <name>Expression</name>
    <message>
        <source>A “)” closes nothing.</source>
        <translation>Eine „)“ schließt nichts.</translation>
    </message>
    <message>
        <source>“%1” is no part of a number.</source>
        <translation>„%1“ ist kein Teil einer Zahl.</translation>
    </message>
    <message>
        <source>Nothing can be divided by 0.</source>
        <translation>Durch 0 kann nicht geteilt werden.</translation>
    </message>
    <message>
        <source>That is nested too deep.</source>
        <translation>Das ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>A “)” is missing.</source>
        <translation>Eine „)“ fehlt.</translation>
    </message>
    <message>
        <source>A number is missing at the end.</source>
        <translation>Am Ende fehlt eine Zahl.</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>A number is missing.</source>
        <translation>Eine Zahl fehlt.</translation>
    </message>
    <message>
        <source>That is longer than %1 characters.</source>
        <translation>Das ist länger als %1 Zeichen.</translation>
    </message>
    <message>
        <source>That is too large for a number.</source>
        <translation>Das ist zu groß für eine Zahl.</translation>
    </message>
</context>
<context>
    <name>FileImport</name>
    <message>
        <source>Added %1.</source>
        <translation>%1 hinzugefügt.</translation>
    </message>
    <message>
        <source>Updated %1.</source>
        <translation>%1 aktualisiert.</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>Nichts wurde hinzugefügt.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>What could not be carried</source>
        <translation>Was nicht übernommen werden konnte</translation>
    </message>
    <message numerus="yes">
        <source>The import has %n remarks.</source>
        <translation>
            <numerusform>Der Import hat %n Hinweis.</numerusform>
            <numerusform>Der Import hat %n Hinweise.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all…</source>
        <translation>Alle zeigen…</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen…</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 importieren</translation>
    </message>
</context>
<context>
    <name>FileWriter</name>
    <message>
        <source>this is no file name</source>
        <translation>das ist kein Dateiname</translation>
    </message>
    <message>
        <source>cannot open the file</source>
        <translation>die Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>cannot look at the file</source>
        <translation>die Datei lässt sich nicht abfragen</translation>
    </message>
    <message>
        <source>this is %1, only regular files are read</source>
        <translation>das ist %1, nur reguläre Dateien werden gelesen</translation>
    </message>
    <message>
        <source>the file has more than %1 MiB, which is more than can be read</source>
        <translation>die Datei hat mehr als %1 MiB und damit mehr, als gelesen werden kann</translation>
    </message>
    <message>
        <source>cannot read the file</source>
        <translation>die Datei lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>this is no file name within the folder, nothing was written</source>
        <translation>das ist kein Dateiname innerhalb des Ordners, nichts wurde geschrieben</translation>
    </message>
    <message>
        <source>two files would get this name, nothing was written</source>
        <translation>zwei Dateien bekämen diesen Namen, nichts wurde geschrieben</translation>
    </message>
    <message>
        <source>two files would get this name but for upper and lower case (the other is “%1”), nothing was written</source>
        <translation>zwei Dateien bekämen bis auf Groß- und Kleinschreibung diesen Namen (die andere ist „%1“), nichts wurde geschrieben</translation>
    </message>
    <message>
        <source>a link leads out of the folder here, to “%1”; nothing was written: remove the link, or write where it leads</source>
        <translation>ein Link führt hier aus dem Ordner hinaus, nach „%1“; nichts wurde geschrieben: entfernen Sie den Link oder schreiben Sie dorthin, wohin er führt</translation>
    </message>
    <message>
        <source>a link leads to “%1” here, which version control keeps for itself; nothing was written: remove the link</source>
        <translation>ein Link führt hier nach „%1“, das die Versionsverwaltung für sich behält; nichts wurde geschrieben: entfernen Sie den Link</translation>
    </message>
    <message>
        <source>there is no such drive or folder, nothing was written</source>
        <translation>dieses Laufwerk oder diesen Ordner gibt es nicht, nichts wurde geschrieben</translation>
    </message>
    <message>
        <source>cannot make the folder</source>
        <translation>der Ordner lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>this is not a folder, nothing was written</source>
        <translation>das ist kein Ordner, nichts wurde geschrieben</translation>
    </message>
    <message>
        <source>the folder&apos;s name is empty, nothing was written</source>
        <translation>der Name des Ordners ist leer, nichts wurde geschrieben</translation>
    </message>
    <message>
        <source>cannot follow the symbolic link</source>
        <translation>dem symbolischen Link kann nicht gefolgt werden</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>ein Ordner</translation>
    </message>
    <message>
        <source>a pipe</source>
        <translation>eine Pipe</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>ein Socket</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>ein Gerät</translation>
    </message>
    <message>
        <source>this is a folder, expected a file</source>
        <translation>das ist ein Ordner, erwartet: eine Datei</translation>
    </message>
    <message>
        <source>cannot look at the old file</source>
        <translation>die alte Datei lässt sich nicht abfragen</translation>
    </message>
    <message>
        <source>this is %1, only regular files are written</source>
        <translation>das ist %1, nur reguläre Dateien werden geschrieben</translation>
    </message>
    <message>
        <source>the file is read-only: make it writable or save under another name</source>
        <translation>die Datei ist schreibgeschützt: machen Sie sie beschreibbar oder speichern Sie unter anderem Namen</translation>
    </message>
    <message>
        <source>cannot open the folder</source>
        <translation>der Ordner lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>cannot make a new file in the folder</source>
        <translation>im Ordner lässt sich keine neue Datei anlegen</translation>
    </message>
    <message>
        <source>cannot look at the new file</source>
        <translation>die neue Datei lässt sich nicht abfragen</translation>
    </message>
    <message>
        <source>cannot give the new file the old one&apos;s mode</source>
        <translation>die neue Datei kann nicht die Zugriffsrechte der alten bekommen</translation>
    </message>
    <message>
        <source>cannot give the new file the old one&apos;s attributes</source>
        <translation>die neue Datei kann nicht die Attribute der alten bekommen</translation>
    </message>
    <message>
        <source>cannot write the new file</source>
        <translation>die neue Datei lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>cannot check the new file&apos;s size</source>
        <translation>die Größe der neuen Datei lässt sich nicht prüfen</translation>
    </message>
    <message>
        <source>cannot write the new file: %1 of %2 bytes arrived</source>
        <translation>die neue Datei lässt sich nicht schreiben: %1 von %2 Byte kamen an</translation>
    </message>
    <message>
        <source>cannot sync the new file to the disk</source>
        <translation>die neue Datei lässt sich nicht auf den Datenträger schreiben</translation>
    </message>
    <message>
        <source>cannot close the new file</source>
        <translation>die neue Datei lässt sich nicht schließen</translation>
    </message>
    <message>
        <source>cannot put the new file in the old one&apos;s place</source>
        <translation>die neue Datei kann nicht an die Stelle der alten treten</translation>
    </message>
    <message>
        <source>the new file is in place, but may not outlast a power cut: cannot sync the folder</source>
        <translation>die neue Datei ist an ihrem Platz, übersteht aber vielleicht keinen Stromausfall: der Ordner lässt sich nicht auf den Datenträger schreiben</translation>
    </message>
    <message>
        <source>cannot keep the old file aside</source>
        <translation>die alte Datei lässt sich nicht beiseitelegen</translation>
    </message>
    <message>
        <source>cannot read the old file</source>
        <translation>die alte Datei lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>cannot sync the copy of the old file to the disk</source>
        <translation>die Kopie der alten Datei lässt sich nicht auf den Datenträger schreiben</translation>
    </message>
    <message>
        <source>cannot close the copy of the old file</source>
        <translation>die Kopie der alten Datei lässt sich nicht schließen</translation>
    </message>
    <message>
        <source>cannot put the old file back</source>
        <translation>die alte Datei lässt sich nicht zurücklegen</translation>
    </message>
    <message>
        <source> (it is kept as “%1”)</source>
        <translation> (sie ist als „%1“ aufbewahrt)</translation>
    </message>
    <message>
        <source>this is no regular file, only regular files are written</source>
        <translation>das ist keine reguläre Datei, nur reguläre Dateien werden geschrieben</translation>
    </message>
    <message>
        <source>cannot write the new file: not all bytes arrived</source>
        <translation>die neue Datei lässt sich nicht schreiben: nicht alle Bytes kamen an</translation>
    </message>
    <message>
        <source>this is no regular file, only regular files are read</source>
        <translation>das ist keine reguläre Datei, nur reguläre Dateien werden gelesen</translation>
    </message>
    <message>
        <source>cannot sync the folder</source>
        <translation>der Ordner lässt sich nicht auf den Datenträger schreiben</translation>
    </message>
    <message>
        <source>an export was interrupted here, and this file of it cannot be put into its place (make it writable, or remove the hidden files “%1…” and “%2…” from “%3”)</source>
        <translation>hier wurde ein Export unterbrochen, und diese Datei davon kann nicht an ihren Platz (machen Sie sie beschreibbar oder entfernen Sie die versteckten Dateien „%1…“ und „%2…“ aus „%3“)</translation>
    </message>
    <message>
        <source>an export was interrupted here, and its journal cannot be read; make it readable, or remove it (%1)</source>
        <translation>hier wurde ein Export unterbrochen, und sein Journal lässt sich nicht lesen; machen Sie es lesbar oder entfernen Sie es (%1)</translation>
    </message>
    <message>
        <source>cannot keep a journal of the files that are to change together; nothing was changed (%1)</source>
        <translation>über die gemeinsam zu ändernden Dateien lässt sich kein Journal führen; nichts wurde geändert (%1)</translation>
    </message>
    <message>
        <source>cannot look for interrupted exports in the folder</source>
        <translation>im Ordner lässt sich nicht nach unterbrochenen Exporten suchen</translation>
    </message>
    <message>
        <source>another export is being written here: try again when it has ended, or export into another folder</source>
        <translation>hier wird gerade ein anderer Export geschrieben: versuchen Sie es danach noch einmal oder exportieren Sie in einen anderen Ordner</translation>
    </message>
    <message>
        <source>another export is being written here (%1): try again when it has ended, or export into another folder</source>
        <translation>hier wird gerade ein anderer Export geschrieben (%1): versuchen Sie es danach noch einmal oder exportieren Sie in einen anderen Ordner</translation>
    </message>
    <message>
        <source>waiting for another export that is being written here</source>
        <translation>warte auf einen anderen Export, der hier gerade geschrieben wird</translation>
    </message>
    <message>
        <source>waiting for another export that is being written here (%1)</source>
        <translation>warte auf einen anderen Export, der hier gerade geschrieben wird (%1)</translation>
    </message>
    <message>
        <source>cannot sync the new files to the disk</source>
        <translation>die neuen Dateien können nicht auf den Datenträger geschrieben werden</translation>
    </message>
    <message>
        <source>there is no folder “%1”: make it first, or give another name</source>
        <translation>es gibt keinen Ordner „%1“: Legen Sie ihn zuerst an, oder geben Sie einen anderen Namen an</translation>
    </message>
    <message>
        <source>this is no file on a disk, only those are read</source>
        <translation>das ist keine Datei auf einem Datenträger, nur solche werden gelesen</translation>
    </message>
    <message>
        <source>a program that tells nothing of itself holds the file “%1” here, by which exports take turns: remove that file, or export into another folder</source>
        <translation>ein Programm, das nichts über sich sagt, hält hier die Datei „%1“, über die sich Exporte abwechseln: entfernen Sie diese Datei oder exportieren Sie in einen anderen Ordner</translation>
    </message>
</context>
<context>
    <name>FollowDialog</name>
    <message>
        <source>at %1, %2</source>
        <translation>bei %1, %2</translation>
    </message>
    <message>
        <source>%1 (1 shape)</source>
        <translation>%1 (1 Form)</translation>
    </message>
    <message>
        <source>%1 (%2 shapes)</source>
        <translation>%1 (%2 Formen)</translation>
    </message>
    <message>
        <source>1 frame is in another file</source>
        <translation>1 Frame ist in einer anderen Datei</translation>
    </message>
    <message>
        <source>%1 frames are in other files</source>
        <translation>%1 Frames sind in anderen Dateien</translation>
    </message>
    <message>
        <source>1 frame lies elsewhere in it</source>
        <translation>1 Frame liegt darin anderswo</translation>
    </message>
    <message>
        <source>%1 frames lie elsewhere in it</source>
        <translation>%1 Frames liegen darin anderswo</translation>
    </message>
    <message>
        <source>1 found no partner</source>
        <translation>1 fand kein Gegenstück</translation>
    </message>
    <message>
        <source>%1 found no partner</source>
        <translation>%1 fanden kein Gegenstück</translation>
    </message>
    <message>
        <source>1 picture is new</source>
        <translation>1 Bild ist neu</translation>
    </message>
    <message>
        <source>%1 pictures are new</source>
        <translation>%1 Bilder sind neu</translation>
    </message>
    <message>
        <source>Image files of %1 have changed: %2</source>
        <translation>Bilddateien von %1 haben sich geändert: %2</translation>
    </message>
    <message>
        <source>%1 has changed: %2</source>
        <translation>%1 hat sich geändert: %2</translation>
    </message>
    <message>
        <source>1 frame went to where its picture is</source>
        <translation>1 Frame ging dorthin, wo sein Bild ist</translation>
    </message>
    <message>
        <source>%1 frames went to where their pictures are</source>
        <translation>%1 Frames gingen dorthin, wo ihre Bilder sind</translation>
    </message>
    <message>
        <source>1 went to a new picture</source>
        <translation>1 ging zu einem neuen Bild</translation>
    </message>
    <message>
        <source>%1 went to new pictures</source>
        <translation>%1 gingen zu neuen Bildern</translation>
    </message>
    <message>
        <source>1 frame is new</source>
        <translation>1 Frame ist neu</translation>
    </message>
    <message>
        <source>%1 frames are new</source>
        <translation>%1 Frames sind neu</translation>
    </message>
    <message>
        <source>1 new picture was left out</source>
        <translation>1 neues Bild wurde ausgelassen</translation>
    </message>
    <message>
        <source>%1 new pictures were left out</source>
        <translation>%1 neue Bilder wurden ausgelassen</translation>
    </message>
    <message>
        <source>1 was kept without its picture (see Problems)</source>
        <translation>1 blieb ohne sein Bild (siehe „Probleme“)</translation>
    </message>
    <message>
        <source>%1 were kept without their pictures (see Problems)</source>
        <translation>%1 blieben ohne ihre Bilder (siehe „Probleme“)</translation>
    </message>
    <message>
        <source>1 was deleted with its shapes</source>
        <translation>1 wurde mit seinen Formen gelöscht</translation>
    </message>
    <message>
        <source>%1 were deleted with their shapes</source>
        <translation>%1 wurden mit ihren Formen gelöscht</translation>
    </message>
    <message>
        <source>Nothing was moved.</source>
        <translation>Nichts wurde verschoben.</translation>
    </message>
</context>
<context>
    <name>FrameGrips</name>
    <message>
        <source>Release to turn. Shift turns by 15°, Ctrl by any angle, Esc cancels.</source>
        <translation>Loslassen, um zu drehen. Umschalt dreht um 15°, Strg um beliebige Winkel, Esc bricht ab.</translation>
    </message>
    <message>
        <source>Release to scale. Shift keeps proportions, Alt holds the middle, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Loslassen, um zu skalieren. Umschalt behält die Proportionen, Alt hält die Mitte, Strg schaltet das Einrasten aus, Esc bricht ab.</translation>
    </message>
    <message>
        <source>Drag to turn. Click to choose the place to turn about.</source>
        <translation>Ziehen dreht. Ein Klick wählt, worum gedreht wird.</translation>
    </message>
</context>
<context>
    <name>FramePointTool</name>
    <message>
        <source>Set point %1</source>
        <translation>Punkt %1 setzen</translation>
    </message>
    <message>
        <source>Drag the cross to move it, its handle to turn it; arrows nudge, Delete removes, Ctrl+. copies it to the next frame.</source>
        <translation>Das Kreuz ziehen, um es zu verschieben, den Griff, um es zu drehen; Pfeiltasten verschieben schrittweise, Entf entfernt, Strg+. kopiert in den nächsten Frame.</translation>
    </message>
    <message>
        <source>Click to set a point of the frame; dragging on gives it a direction.</source>
        <translation>Klicken, um einen Punkt des Frames zu setzen; weiterziehen gibt ihm eine Richtung.</translation>
    </message>
    <message>
        <source>Turn point %1</source>
        <translation>Punkt %1 drehen</translation>
    </message>
    <message>
        <source>Move point %1</source>
        <translation>Punkt %1 verschieben</translation>
    </message>
    <message>
        <source>Nudge point %1</source>
        <translation>Punkt %1 schrittweise verschieben</translation>
    </message>
    <message>
        <source>Remove point %1</source>
        <translation>Punkt %1 entfernen</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Loslassen zum Ablegen. Umschalt hält eine Achse, Strg schaltet das Einrasten aus, Esc bricht ab.</translation>
    </message>
    <message>
        <source>Drag to where it points. Shift turns by 15°, Ctrl by any angle, Esc cancels.</source>
        <translation>Dorthin ziehen, wohin er zeigt. Umschalt dreht um 15°, Strg um beliebige Winkel, Esc bricht ab.</translation>
    </message>
</context>
<context>
    <name>GestureTips</name>
    <message>
        <source>Press on the middle of an edge and drag: a new point comes along.</source>
        <translation>Auf die Mitte einer Kante drücken und ziehen: Ein neuer Punkt kommt mit.</translation>
    </message>
    <message>
        <source>Click from corner to corner, and the first one again to close the polygon.</source>
        <translation>Von Ecke zu Ecke klicken, und zum Schließen noch einmal auf die erste.</translation>
    </message>
    <message>
        <source>Drag from one corner to the opposite one.</source>
        <translation>Von einer Ecke zur gegenüberliegenden ziehen.</translation>
    </message>
    <message>
        <source>Drag from the centre outwards.</source>
        <translation>Von der Mitte nach außen ziehen.</translation>
    </message>
    <message>
        <source>Drag a box: the capsule fills it, lying or standing.</source>
        <translation>Ein Rechteck aufziehen: Die Kapsel füllt es, liegend oder stehend.</translation>
    </message>
    <message>
        <source>Click from point to point; a double click ends the line.</source>
        <translation>Von Punkt zu Punkt klicken; ein Doppelklick beendet die Linie.</translation>
    </message>
    <message>
        <source>Click on what is drawn in the picture: its outline becomes a polygon.</source>
        <translation>Auf das klicken, was im Bild gezeichnet ist: Sein Umriss wird ein Polygon.</translation>
    </message>
    <message>
        <source>Drag a line right across a shape: it falls into two.</source>
        <translation>Eine Linie quer durch eine Form ziehen: Sie zerfällt in zwei.</translation>
    </message>
    <message>
        <source>Click at the point that the game is to place the frame by.</source>
        <translation>Auf den Punkt klicken, an dem das Spiel den Frame ansetzen soll.</translation>
    </message>
    <message>
        <source>Click to set a place, and drag on to give it a direction.</source>
        <translation>Klicken, um eine Stelle zu setzen, und weiterziehen, um ihr eine Richtung zu geben.</translation>
    </message>
    <message>
        <source>Click to set the axis. What you draw beside it then comes to be on both sides.</source>
        <translation>Klicken, um die Achse zu setzen. Was daneben gezeichnet wird, entsteht dann auf beiden Seiten.</translation>
    </message>
    <message>
        <source>Drag sprites about: where they overlap lights up while you drag.</source>
        <translation>Sprites umherziehen: Wo sie sich überlappen, leuchtet beim Ziehen auf.</translation>
    </message>
    <message>
        <source>Point at something to read what lies there; click to leave the probe and keep asking.</source>
        <translation>Auf etwas zeigen, um zu lesen, was dort liegt; klicken, um die Sonde abzulegen und weiter zu fragen.</translation>
    </message>
    <message>
        <source>Drag from where bullets set out to what they fly at.</source>
        <translation>Von dort, wo Geschosse starten, zu dem ziehen, worauf sie fliegen.</translation>
    </message>
</context>
<context>
    <name>HeldFile</name>
    <message>
        <source>cannot make the file</source>
        <translation>die Datei lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>cannot make the file: %1</source>
        <translation>die Datei lässt sich nicht anlegen: %1</translation>
    </message>
</context>
<context>
    <name>HelpPlaces</name>
    <message>
        <source>Begins with something: a project of before, a sample, or images.</source>
        <translation>Beginnt mit etwas: einem früheren Projekt, einem Beispiel oder Bildern.</translation>
    </message>
    <message>
        <source>The open projects. Tabs are reordered by dragging, and closed by the middle button too.</source>
        <translation>Die geöffneten Projekte. Tabs werden durch Ziehen umgeordnet und auch mit der mittleren Maustaste geschlossen.</translation>
    </message>
    <message>
        <source>Says where the editor crashed. Nothing of it is sent by itself.</source>
        <translation>Sagt, wo der Editor abgestürzt ist. Nichts davon wird von selbst gesendet.</translation>
    </message>
    <message>
        <source>Brings back work that was closed without saving.</source>
        <translation>Bringt ohne Speichern geschlossene Arbeit zurück.</translation>
    </message>
    <message>
        <source>Opens a copy of the project as it was saved before.</source>
        <translation>Öffnet eine Kopie des Projekts, wie es früher gespeichert wurde.</translation>
    </message>
    <message>
        <source>Finds any action, sprite or frame by a few letters.</source>
        <translation>Findet jede Aktion, jedes Sprite und jeden Frame anhand weniger Buchstaben.</translation>
    </message>
    <message>
        <source>How the program looks and behaves, whatever the project. A choice counts at once.</source>
        <translation>Wie das Programm aussieht und sich verhält, unabhängig vom Projekt. Eine Auswahl gilt sofort.</translation>
    </message>
    <message>
        <source>What a script told of, and what it printed.</source>
        <translation>Was ein Skript gemeldet und was es ausgegeben hat.</translation>
    </message>
    <message>
        <source>Gives actions other keys, one by one or all those of another program.</source>
        <translation>Gibt Aktionen andere Tasten, einzeln oder alle eines anderen Programms.</translation>
    </message>
    <message>
        <source>The sprites of the project. The one that is chosen here is in view.</source>
        <translation>Die Sprites des Projekts. Das hier gewählte wird gezeigt.</translation>
    </message>
    <message>
        <source>The frames of the sprite in view: here they are chosen, ordered, timed and played.</source>
        <translation>Die Frames des gezeigten Sprites: hier werden sie gewählt, geordnet, mit Dauern versehen und abgespielt.</translation>
    </message>
    <message>
        <source>A copy took the place of what was drawn here. Both can be kept, or the copy undone.</source>
        <translation>Eine Kopie hat ersetzt, was hier gezeichnet war. Beides lässt sich behalten oder die Kopie rückgängig machen.</translation>
    </message>
    <message>
        <source>In which frames the next edit of shapes is done: the one in view alone, or more.</source>
        <translation>In welchen Frames die nächste Bearbeitung von Formen geschieht: nur im gezeigten oder in mehreren.</translation>
    </message>
    <message>
        <source>Which shape is there in which frame: a row for each track, a column for each frame.</source>
        <translation>Welche Form in welchem Frame da ist: eine Zeile je Spur, eine Spalte je Frame.</translation>
    </message>
    <message>
        <source>Makes frames of one animation of images whose names are numbered.</source>
        <translation>Macht aus Bildern mit nummerierten Namen die Frames einer einzigen Animation.</translation>
    </message>
    <message>
        <source>Cuts a sheet into frames.</source>
        <translation>Zerlegt ein Spritesheet in Frames.</translation>
    </message>
    <message>
        <source>Says what becomes of the frames of an image that has changed.</source>
        <translation>Sagt, was aus den Frames eines geänderten Bildes wird.</translation>
    </message>
    <message>
        <source>All frames of the sprite side by side, to look at, to go to one, and to save.</source>
        <translation>Alle Frames des Sprites nebeneinander, zum Ansehen, zum Wechseln zu einem davon und zum Speichern.</translation>
    </message>
    <message>
        <source>How closely outlines follow what is opaque, and tracing many frames at once.</source>
        <translation>Wie genau Umrisse dem Deckenden folgen, und das Nachzeichnen vieler Frames auf einmal.</translation>
    </message>
    <message>
        <source>The points and events of the frame in view, which the game asks for by name.</source>
        <translation>Die Punkte und Ereignisse des gezeigten Frames, die das Spiel beim Namen abfragt.</translation>
    </message>
    <message>
        <source>The image of this frame cannot be read. These are the ways to have one again.</source>
        <translation>Das Bild dieses Frames lässt sich nicht lesen. Dies sind die Wege, wieder eines zu bekommen.</translation>
    </message>
    <message>
        <source>This frame has no shapes yet. These are the ways to begin.</source>
        <translation>Dieser Frame hat noch keine Formen. Dies sind die Wege, anzufangen.</translation>
    </message>
    <message>
        <source>The shapes of the frame in view: here they are chosen, named, ordered, hidden and locked.</source>
        <translation>Die Formen des gezeigten Frames: hier werden sie gewählt, benannt, geordnet, verborgen und gesperrt.</translation>
    </message>
    <message>
        <source>Properties of your own that the game reads: of a shape, the frame, the sprite or the project.</source>
        <translation>Eigene Eigenschaften, die das Spiel liest: einer Form, des Frames, des Sprites oder des Projekts.</translation>
    </message>
    <message>
        <source>The points and sizes of what is selected, in numbers that can be typed.</source>
        <translation>Die Punkte und Größen des Ausgewählten, in Zahlen, die sich eintippen lassen.</translation>
    </message>
    <message>
        <source>The categories of shapes: their names and colours, and which of them strike each other.</source>
        <translation>Die Kategorien von Formen: ihre Namen und Farben, und welche einander treffen.</translation>
    </message>
    <message>
        <source>What points snap to while one draws: which grid, and which targets win over it.</source>
        <translation>Woran Punkte beim Zeichnen einrasten: an welchem Raster, und welche Ziele Vorrang vor ihm haben.</translation>
    </message>
    <message>
        <source>What is wrong in the project. A line leads to the place and offers repairs.</source>
        <translation>Was im Projekt nicht stimmt. Eine Zeile führt zur Stelle und bietet Reparaturen an.</translation>
    </message>
    <message>
        <source>Explains a problem where it is, and offers repairs.</source>
        <translation>Erklärt ein Problem dort, wo es ist, und bietet Reparaturen an.</translation>
    </message>
    <message>
        <source>What a merge left to be settled. A line leads to the place and offers to take either side.</source>
        <translation>Was eine Zusammenführung zu lösen übrig ließ. Eine Zeile führt zur Stelle und bietet an, eine der beiden Seiten zu übernehmen.</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project.</source>
        <translation>Wie schwer jede Regel in diesem Projekt wiegt.</translation>
    </message>
    <message>
        <source>What stands on the stage, and the numbers of what is selected there.</source>
        <translation>Was auf der Bühne steht, und die Zahlen des dort Ausgewählten.</translation>
    </message>
    <message>
        <source>Ways to look at the stage: what overlaps there, what probes hit, and the play test.</source>
        <translation>Arten, die Bühne anzusehen: was sich dort überlappt, was Sonden treffen, und der Spieltest.</translation>
    </message>
    <message>
        <source>Every pair of shapes on the stage that meet: who, how, and by how much area.</source>
        <translation>Jedes Paar von Formen auf der Bühne, die sich treffen: wer, wie und auf wie viel Fläche.</translation>
    </message>
    <message>
        <source>The probes that were dropped on the stage, and what each of them hits.</source>
        <translation>Die Sonden, die auf der Bühne abgelegt wurden, und was jede von ihnen trifft.</translation>
    </message>
    <message>
        <source>Which probe follows the cursor.</source>
        <translation>Welche Sonde dem Mauszeiger folgt.</translation>
    </message>
    <message>
        <source>The play test of the stage: what fires, how it is run, and what was hit.</source>
        <translation>Der Spieltest der Bühne: was feuert, wie er abläuft und was getroffen wurde.</translation>
    </message>
    <message>
        <source>Runs the play test, stops it, or goes on by a single step.</source>
        <translation>Lässt den Spieltest laufen, beendet ihn oder geht einen einzelnen Schritt weiter.</translation>
    </message>
    <message>
        <source>Two animations of the stage side by side, tick by tick, and what overlaps in each.</source>
        <translation>Zwei Animationen der Bühne nebeneinander, Tick für Tick, und was sich in jedem überlappt.</translation>
    </message>
    <message>
        <source>The engine that the project is made for. What it cannot take is told while one draws.</source>
        <translation>Die Engine, für die das Projekt gemacht wird. Was sie nicht annimmt, wird beim Zeichnen gemeldet.</translation>
    </message>
    <message>
        <source>What the engine gets of the selected shapes or of the frame, and what it loses.</source>
        <translation>Was die Engine von den ausgewählten Formen oder vom Frame bekommt, und was ihr verloren geht.</translation>
    </message>
    <message>
        <source>Writes files for an engine, and says before what is lost on the way.</source>
        <translation>Schreibt Dateien für eine Engine und sagt vorher, was unterwegs verloren geht.</translation>
    </message>
    <message>
        <source>How the tool in hand is used. It shows when the tool is first taken up.</source>
        <translation>Wie das Werkzeug in der Hand benutzt wird. Erscheint, wenn es zum ersten Mal gewählt wird.</translation>
    </message>
</context>
<context>
    <name>ImageCommands</name>
    <message>
        <source>Images (%1);;All files (*)</source>
        <translation>Bilder (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Nothing was changed: %1</source>
        <translation>Nichts wurde geändert: %1</translation>
    </message>
    <message>
        <source>Image of another size</source>
        <translation>Bild anderer Größe</translation>
    </message>
    <message>
        <source>%1 is %2 times as large as the image that it replaces.</source>
        <translation>%1 ist %2-mal so groß wie das Bild, das es ersetzt.</translation>
    </message>
    <message>
        <source>Scale frames and shapes with it?</source>
        <translation>Frames und Formen mitskalieren?</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalieren</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>The image has %1 × %2 pixels and had %3 × %4: frames stay where they were in it.</source>
        <translation>Das Bild hat %1 × %2 Pixel und hatte %3 × %4: Frames bleiben darin, wo sie waren.</translation>
    </message>
    <message>
        <source>All images of this project can be read.</source>
        <translation>Alle Bilder dieses Projekts sind lesbar.</translation>
    </message>
    <message>
        <source>Find %1</source>
        <translation>%1 suchen</translation>
    </message>
    <message>
        <source>1 image was found.</source>
        <translation>1 Bild wurde gefunden.</translation>
    </message>
    <message>
        <source>%1 images were found.</source>
        <translation>%1 Bilder wurden gefunden.</translation>
    </message>
    <message>
        <source>Still missing: %1.</source>
        <translation>Es fehlen noch: %1.</translation>
    </message>
    <message>
        <source>There is no sprite in view.</source>
        <translation>Es wird kein Sprite gezeigt.</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>%1 ersetzen</translation>
    </message>
    <message>
        <source>The project changed meanwhile: nothing was replaced.</source>
        <translation>Das Projekt hat sich inzwischen geändert: nichts wurde ersetzt.</translation>
    </message>
    <message>
        <source>Images are still being looked at.</source>
        <translation>Bilder werden noch angesehen.</translation>
    </message>
</context>
<context>
    <name>ImageImport</name>
    <message>
        <source>Added 1 sprite.</source>
        <translation>1 Sprite hinzugefügt.</translation>
    </message>
    <message numerus="yes">
        <source>Added %n sprites.</source>
        <translation>
            <numerusform>%n Sprite hinzugefügt.</numerusform>
            <numerusform>%n Sprites hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>Nichts wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>%1 Left out were:</source>
        <translation>%1 Ausgelassen wurden:</translation>
    </message>
    <message>
        <source>Looks like %1 × %2 frames of %3 × %4 px</source>
        <translation>Sieht nach %1 × %2 Frames mit %3 × %4 px aus</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1; 1 cell is empty and stays out.</source>
        <translation>%1; 1 Zelle ist leer und bleibt weg.</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n cells are empty and stay out.</source>
        <translation>
            <numerusform>%1; %n Zelle ist leer und bleibt weg.</numerusform>
            <numerusform>%1; %n Zellen sind leer und bleiben weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Zerlegen</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Keep whole</source>
        <translation>Ganz lassen</translation>
    </message>
    <message>
        <source>Looking at images…</source>
        <translation>Bilder werden angesehen…</translation>
    </message>
</context>
<context>
    <name>Images</name>
    <message>
        <source>the file has more than %1 MiB</source>
        <translation>die Datei hat mehr als %1 MiB</translation>
    </message>
    <message>
        <source>of its %1 frames, the first %2 are taken, which are as many as fit on one image</source>
        <translation>von ihren %1 Frames werden die ersten %2 genommen, so viele, wie auf ein Bild passen</translation>
    </message>
    <message>
        <source>there is not enough memory for the image</source>
        <translation>für das Bild reicht der Speicher nicht</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken; save it once more</source>
        <translation>die Bilddaten sind beschädigt; speichern Sie das Bild noch einmal</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>Frame %1</translation>
    </message>
    <message>
        <source>it lies outside of the picture; save the animation once more</source>
        <translation>er liegt außerhalb des Bildes; speichern Sie die Animation noch einmal</translation>
    </message>
    <message>
        <source>the image says more about its colours than %1 bytes; save the animation once more</source>
        <translation>das Bild sagt über seine Farben mehr als %1 Byte; speichern Sie die Animation noch einmal</translation>
    </message>
    <message>
        <source>the animation ends before it; it may have been cut short</source>
        <translation>die Animation endet davor; sie ist vielleicht abgeschnitten</translation>
    </message>
    <message>
        <source>the image states two sizes; save the animation once more</source>
        <translation>das Bild nennt zwei Größen; speichern Sie die Animation noch einmal</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken; save the animation once more</source>
        <translation>die Bilddaten sind beschädigt; speichern Sie die Animation noch einmal</translation>
    </message>
    <message>
        <source>it changed while it was read; try again once it is written</source>
        <translation>sie hat sich beim Lesen geändert; versuchen Sie es noch einmal, sobald sie geschrieben ist</translation>
    </message>
    <message>
        <source>no image is named</source>
        <translation>es ist kein Bild genannt</translation>
    </message>
    <message>
        <source>the path holds a NUL character, expected a path to a file</source>
        <translation>der Pfad enthält ein NUL-Zeichen, erwartet: ein Pfad zu einer Datei</translation>
    </message>
    <message>
        <source>found “%1”, a path into the program itself, expected a path to a file</source>
        <translation>„%1“ gefunden, ein Pfad in das Programm selbst, erwartet: ein Pfad zu einer Datei</translation>
    </message>
    <message>
        <source>found “%1”, an address, expected a path to a file</source>
        <translation>„%1“ gefunden, eine Adresse, erwartet: ein Pfad zu einer Datei</translation>
    </message>
    <message>
        <source>found “%1”, a path to another computer or a device, expected a path to a file</source>
        <translation>„%1“ gefunden, ein Pfad zu einem anderen Rechner oder Gerät, erwartet: ein Pfad zu einer Datei</translation>
    </message>
    <message>
        <source>found “%1”, a device, expected a path to a file</source>
        <translation>„%1“ gefunden, ein Gerät, erwartet: ein Pfad zu einer Datei</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: the file ends too early</source>
        <translation>die Bilddaten sind beschädigt: die Datei endet zu früh</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: it has a size, a depth or a kind of colours that no PNG has; save the image once more</source>
        <translation>der Kopf des Bildes ist fehlerhaft: eine solche Größe, Tiefe oder Farbart hat kein PNG; speichern Sie das Bild noch einmal</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: what stands at byte %1 has another checksum than the file says; save or copy the image once more</source>
        <translation>die Bilddaten sind beschädigt: bei Byte %1 steht etwas mit anderer Prüfsumme, als die Datei sagt; speichern oder kopieren Sie das Bild noch einmal</translation>
    </message>
    <message>
        <source>there is no such image file</source>
        <translation>diese Bilddatei gibt es nicht</translation>
    </message>
    <message>
        <source>this is a folder, expected an image file</source>
        <translation>das ist ein Ordner, erwartet: eine Bilddatei</translation>
    </message>
    <message>
        <source>this is not a regular file, expected an image file</source>
        <translation>das ist keine reguläre Datei, erwartet: eine Bilddatei</translation>
    </message>
    <message>
        <source>cannot open the image: %1</source>
        <translation>das Bild lässt sich nicht öffnen: %1</translation>
    </message>
    <message>
        <source>the image file is empty</source>
        <translation>die Bilddatei ist leer</translation>
    </message>
    <message>
        <source>the content is no image that can be read here (readable: %1)</source>
        <translation>der Inhalt ist kein Bild, das hier gelesen werden kann (lesbar: %1)</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: %1</source>
        <translation>der Kopf des Bildes ist fehlerhaft: %1</translation>
    </message>
    <message>
        <source>the image is %1 x %2 pixels, expected at most %3 a side</source>
        <translation>das Bild hat %1 x %2 Pixel, erwartet: höchstens %3 je Seite</translation>
    </message>
    <message>
        <source>the image is %1 x %2 pixels, expected at most %3 in all</source>
        <translation>das Bild hat %1 x %2 Pixel, erwartet: höchstens %3 insgesamt</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: %1</source>
        <translation>die Bilddaten sind beschädigt: %1</translation>
    </message>
    <message>
        <source>the archive that the file is of is broken; save it once more</source>
        <translation>das Archiv, aus dem die Datei besteht, ist beschädigt; speichern Sie es noch einmal</translation>
    </message>
    <message>
        <source>the file has no picture of all its layers together; save it with a newer version of its program, or export a PNG</source>
        <translation>die Datei hat kein Bild aller Ebenen zusammen; speichern Sie sie mit einer neueren Version ihres Programms oder exportieren Sie ein PNG</translation>
    </message>
    <message>
        <source>there is no image that can be read</source>
        <translation>es gibt kein lesbares Bild</translation>
    </message>
    <message>
        <source>the file ends too early; copy it anew or save it once more</source>
        <translation>die Datei endet zu früh; kopieren Sie sie neu oder speichern Sie sie noch einmal</translation>
    </message>
    <message>
        <source>the file was saved without the picture of all layers together; save it with “Maximize Compatibility”</source>
        <translation>die Datei wurde ohne das Bild aller Ebenen zusammen gespeichert; speichern Sie sie mit „Maximize Compatibility“ („Kompatibilität maximieren“)</translation>
    </message>
    <message>
        <source>the image is %1 x %2 pixels, expected 1 to %3 a side and at most %4 in all</source>
        <translation>das Bild hat %1 x %2 Pixel, erwartet: 1 bis %3 je Seite und höchstens %4 insgesamt</translation>
    </message>
    <message>
        <source>pictures of this kind are not read; save it with 8 or 16 bits of RGB, grayscale or CMYK, or as PNG</source>
        <translation>Bilder dieser Art werden nicht gelesen; speichern Sie es mit 8 oder 16 Bit in RGB, Graustufen oder CMYK, oder als PNG</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: it has %1 channels, expected at most %2</source>
        <translation>der Kopf des Bildes ist fehlerhaft: es hat %1 Kanäle, erwartet: höchstens %2</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: it has %1 channels, expected at least %2</source>
        <translation>der Kopf des Bildes ist fehlerhaft: es hat %1 Kanäle, erwartet: mindestens %2</translation>
    </message>
    <message>
        <source>its picture is packed in a way that is not read; save it once more, or as PNG</source>
        <translation>das Bild ist auf eine Art gepackt, die nicht gelesen wird; speichern Sie es noch einmal oder als PNG</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: its palette is too short</source>
        <translation>die Bilddaten sind beschädigt: die Palette ist zu kurz</translation>
    </message>
    <message>
        <source>the %1 is %2, expected %3 to %4</source>
        <translation>%1: %2, erwartet: %3 bis %4</translation>
    </message>
    <message>
        <source>the pixels are noise: their outline has more than %1 corners; another alpha threshold may help</source>
        <translation>die Pixel sind Rauschen: ihr Umriss hat mehr als %1 Ecken; eine andere Alpha-Schwelle hilft vielleicht</translation>
    </message>
    <message>
        <source>there are %1 islands of opaque pixels, at most %2 are traced; a larger smallest island may help</source>
        <translation>es gibt %1 Inseln deckender Pixel, höchstens %2 werden nachgezeichnet; eine größere kleinste Insel hilft vielleicht</translation>
    </message>
    <message>
        <source>No pixel is as opaque as the threshold.</source>
        <translation>Kein Pixel ist so deckend wie die Schwelle.</translation>
    </message>
    <message>
        <source>Nothing is left after shrinking that is as large as the smallest island.</source>
        <translation>Nach dem Schrumpfen bleibt nichts, das so groß ist wie die kleinste Insel.</translation>
    </message>
    <message>
        <source>No island is as large as the smallest one allowed.</source>
        <translation>Keine Insel ist so groß wie die kleinste zulässige.</translation>
    </message>
    <message>
        <source>No pixel is transparent, so the outline is the whole picture.</source>
        <translation>Kein Pixel ist transparent, der Umriss ist also das ganze Bild.</translation>
    </message>
    <message>
        <source>An outline that never cuts an opaque pixel may need more vertices than the number.</source>
        <translation>Ein Umriss, der nie ein deckendes Pixel schneidet, braucht vielleicht mehr Eckpunkte als angegeben.</translation>
    </message>
    <message>
        <source>the frame has no pixels in its image</source>
        <translation>der Frame hat keine Pixel in seinem Bild</translation>
    </message>
    <message>
        <source>it holds more than %1 images; choose a folder in it</source>
        <translation>er enthält mehr als %1 Bilder; wählen Sie einen Ordner darin</translation>
    </message>
    <message>
        <source>the image is stored in %1 scans, expected at most %2; save it once more</source>
        <translation>das Bild ist in %1 Durchgängen gespeichert, erwartet höchstens %2; speichern Sie es noch einmal</translation>
    </message>
    <message>
        <source>“%1” is left out: its name is not in UTF-8; give it another one</source>
        <translation>„%1“ wird ausgelassen: Der Name ist nicht in UTF-8; geben Sie ihm einen anderen</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>the name is there twice; the later one is now “%1”</source>
        <translation>den Namen gibt es dort zweimal; das spätere heißt jetzt „%1“</translation>
    </message>
    <message>
        <source>sprite “%1”</source>
        <translation>Sprite „%1“</translation>
    </message>
    <message>
        <source>sprite “%1”, frame “%2”</source>
        <translation>Sprite „%1“, Frame „%2“</translation>
    </message>
    <message>
        <source>found no frames in it; write it again with the program it is of</source>
        <translation>keine Frames darin gefunden; schreiben Sie sie mit dem zugehörigen Programm neu</translation>
    </message>
    <message>
        <source>found no frames to import: %1</source>
        <translation>keine Frames zum Importieren gefunden: %1</translation>
    </message>
    <message>
        <source>its image “%1” lies outside the folders of the file and of the project, and is taken from there</source>
        <translation>ihr Bild „%1“ liegt außerhalb der Ordner von Datei und Projekt und wird von dort genommen</translation>
    </message>
    <message>
        <source>expected a file of %1</source>
        <translation>erwartet: eine Datei von %1</translation>
    </message>
    <message>
        <source>neither an image nor a file that can be imported; `hitbox formats` lists what can</source>
        <translation>weder ein Bild noch eine Datei, die importiert werden kann; `hitbox formats` listet auf, was möglich ist</translation>
    </message>
    <message>
        <source>slice “%1”</source>
        <translation>Slice „%1“</translation>
    </message>
    <message>
        <source>the middle of a nine-patch is no hitbox; left out</source>
        <translation>die Mitte eines Nine-Patch ist keine Hitbox; ausgelassen</translation>
    </message>
    <message>
        <source>layer “%1:%2”, frame %3</source>
        <translation>Ebene „%1:%2“, Frame %3</translation>
    </message>
    <message>
        <source>%1; left out</source>
        <translation>%1; ausgelassen</translation>
    </message>
    <message>
        <source>how often the tag is played, from 0 to %1</source>
        <translation>wie oft das Tag gespielt wird, von 0 bis %1</translation>
    </message>
    <message>
        <source>an object that says more about the sheet</source>
        <translation>ein Objekt mit weiteren Angaben zum Spritesheet</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>slices</source>
        <translation>Slices</translation>
    </message>
    <message>
        <source>a tag</source>
        <translation>ein Tag</translation>
    </message>
    <message>
        <source>none of the frames of the tag “%1” is in the file; left out</source>
        <translation>kein Frame des Tags „%1“ ist in der Datei; ausgelassen</translation>
    </message>
    <message>
        <source>the tag “%1” has fewer frames here than the file says</source>
        <translation>das Tag „%1“ hat hier weniger Frames, als die Datei sagt</translation>
    </message>
    <message>
        <source>a key of a slice</source>
        <translation>ein Schlüssel eines Slice</translation>
    </message>
    <message>
        <source>a slice</source>
        <translation>ein Slice</translation>
    </message>
    <message>
        <source>the keys of a slice</source>
        <translation>die Schlüssel eines Slice</translation>
    </message>
    <message>
        <source>bits %1</source>
        <translation>Bits %1</translation>
    </message>
    <message>
        <source>found more than %1 pairs of category bits and mask in the file, which is more than can be imported</source>
        <translation>mehr als %1 Paare aus Kategorie-Bits und Maske in der Datei gefunden, das ist mehr, als importiert werden kann</translation>
    </message>
    <message>
        <source>category “%1”</source>
        <translation>Kategorie „%1“</translation>
    </message>
    <message>
        <source>its mask has %1 more bits that no shape of the file has; they are left out</source>
        <translation>ihre Maske hat %1 weitere Bits, die keine Form der Datei hat; sie werden ausgelassen</translation>
    </message>
    <message>
        <source>frame “%1”</source>
        <translation>Frame „%1“</translation>
    </message>
    <message>
        <source>its shapes reach beyond %1 pixels; scale them down in the tool that wrote them</source>
        <translation>die Formen reichen über %1 Pixel hinaus; verkleinern Sie sie im Programm, das sie geschrieben hat</translation>
    </message>
    <message>
        <source>the file has no frame sizes; the frames are as large as their shapes, and all show “%1” from its top-left corner</source>
        <translation>die Datei hat keine Frame-Größen; die Frames sind so groß wie ihre Formen und zeigen alle „%1“ von der linken oberen Ecke an</translation>
    </message>
    <message>
        <source>the file has no frame sizes and there is no image to read them from; the frames are as large as their shapes</source>
        <translation>die Datei hat keine Frame-Größen, und es gibt kein Bild, aus dem sie zu lesen wären; die Frames sind so groß wie ihre Formen</translation>
    </message>
    <message>
        <source>metadata are left out that are of Godot’s own kinds: %1</source>
        <translation>Metadaten von Godot-eigenen Typen werden ausgelassen: %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>metadata are left out that are neither the root’s nor a shape’s: %1</source>
        <translation>Metadaten, die weder zur Wurzel noch zu einer Form gehören, werden ausgelassen: %1</translation>
    </message>
    <message>
        <source>its properties are left out: the scene shows no frame of this name</source>
        <translation>seine Eigenschaften werden ausgelassen: die Szene zeigt keinen Frame dieses Namens</translation>
    </message>
    <message>
        <source>it is another scene, and what it holds is left out</source>
        <translation>es ist eine andere Szene, und ihr Inhalt wird ausgelassen</translation>
    </message>
    <message>
        <source>it is left out: its shape is in another file or none that has an outline</source>
        <translation>ausgelassen: die Form steht in einer anderen Datei oder hat keinen Umriss</translation>
    </message>
    <message>
        <source>its skew is left out</source>
        <translation>die Scherung wird ausgelassen</translation>
    </message>
    <message>
        <source>that it stops from one side alone is left out</source>
        <translation>dass es nur von einer Seite aufhält, wird ausgelassen</translation>
    </message>
    <message>
        <source>its “size” is left out: Godot 3, for which the scene is written, reads “extents” alone, 10 × 10 where there are none</source>
        <translation>„size“ wird ausgelassen: Godot 3, für das die Szene geschrieben ist, liest nur „extents“, 10 × 10, wo es keine gibt</translation>
    </message>
    <message>
        <source>it is left out: it has a transform where position and rotation are read; save the scene with Godot</source>
        <translation>ausgelassen: ein Transform steht, wo Position und Drehung gelesen werden; speichern Sie die Szene mit Godot</translation>
    </message>
    <message>
        <source>it lies too far away; its point is put to the root</source>
        <translation>es liegt zu weit weg; sein Punkt wird an die Wurzel gesetzt</translation>
    </message>
    <message>
        <source>it names no parent, and the scene has a root before it</source>
        <translation>es nennt keinen übergeordneten Knoten, und die Szene hat davor schon eine Wurzel</translation>
    </message>
    <message>
        <source>its parent “%1” is not in the file</source>
        <translation>der übergeordnete Knoten „%1“ ist nicht in der Datei</translation>
    </message>
    <message>
        <source>it is left out: %1</source>
        <translation>ausgelassen: %1</translation>
    </message>
    <message>
        <source>found no collision shape or polygon in the scene</source>
        <translation>keine Kollisionsform und kein Kollisionspolygon in der Szene gefunden</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1; the node “%2” is left out: %3</source>
        <translation>%1; der Knoten „%2“ wird ausgelassen: %3</translation>
    </message>
    <message>
        <source>“%1” of “%2”</source>
        <translation>„%1“ von „%2“</translation>
    </message>
    <message>
        <source>it also changes %1 and %2 more, which is left out: they stay as the scene has them</source>
        <translation>sie ändert außerdem %1 und %2 weitere, was ausgelassen wird: sie bleiben, wie die Szene sie hat</translation>
    </message>
    <message>
        <source>it also changes %1, which is left out: that stays as the scene has it</source>
        <translation>sie ändert außerdem %1, was ausgelassen wird: das bleibt, wie die Szene es hat</translation>
    </message>
    <message>
        <source>its texture is of the kind %1, which is not read</source>
        <translation>die Textur ist von der Art %1, die nicht gelesen wird</translation>
    </message>
    <message>
        <source>it shows a part of its image, and “region_rect” says no whole pixels that it has: a frame cannot show it</source>
        <translation>es zeigt einen Teil seines Bildes, und „region_rect“ nennt keine ganzen Pixel daraus: ein Frame kann ihn nicht zeigen</translation>
    </message>
    <message>
        <source>“hframes” and “vframes” part its image of %1 × %2 pixels into no whole pixels</source>
        <translation>„hframes“ und „vframes“ teilen das Bild von %1 × %2 Pixeln nicht in ganze Pixel</translation>
    </message>
    <message>
        <source>it is turned, scaled or mirrored in the scene, which a frame cannot be</source>
        <translation>es ist in der Szene gedreht, skaliert oder gespiegelt, was ein Frame nicht sein kann</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>%1 gefunden, erwartet: %2</translation>
    </message>
    <message>
        <source>there are more than %1 values in the file; a sprite that is cut into several makes smaller ones</source>
        <translation>es gibt mehr als %1 Werte in der Datei; ein in mehrere geteiltes Sprite ergibt kleinere</translation>
    </message>
    <message>
        <source>the digits of a character</source>
        <translation>die Ziffern eines Zeichens</translation>
    </message>
    <message>
        <source>the end of a text</source>
        <translation>das Ende eines Textes</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>at most %1 levels</source>
        <translation>höchstens %1 Stufen</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>the name of a property</source>
        <translation>der Name einer Eigenschaft</translation>
    </message>
    <message>
        <source>animation “%1”</source>
        <translation>Animation „%1“</translation>
    </message>
    <message>
        <source>found more than %1 tracks and keys in all animations</source>
        <translation>mehr als %1 Spuren und Schlüssel in allen Animationen gefunden</translation>
    </message>
    <message>
        <source>a part of the image that “%1” shows is no whole pixels and left out</source>
        <translation>ein Teil des Bildes, den „%1“ zeigt, hat keine ganzen Pixel und wird ausgelassen</translation>
    </message>
    <message>
        <source>Godot runs through the places of “%1” between its keys as well; the frames have those of the keys</source>
        <translation>Godot durchläuft auch die Orte von „%1“ zwischen den Schlüsseln; die Frames haben die der Schlüssel</translation>
    </message>
    <message>
        <source>properties of events are left out that are of Godot’s own kinds: %1</source>
        <translation>Eigenschaften von Ereignissen von Godot-eigenen Typen werden ausgelassen: %1</translation>
    </message>
    <message>
        <source>what it calls “%1” with is of Godot’s own kinds and left out</source>
        <translation>womit „%1“ aufgerufen wird, ist von Godot-eigenem Typ und wird ausgelassen</translation>
    </message>
    <message>
        <source>calls at its end are left out: events happen where a frame begins</source>
        <translation>Aufrufe am Ende werden ausgelassen: Ereignisse geschehen, wo ein Frame beginnt</translation>
    </message>
    <message>
        <source>Godot runs through the cells between its keys as well; the frames are those of the keys</source>
        <translation>Godot durchläuft auch die Zellen zwischen den Schlüsseln; die Frames sind die der Schlüssel</translation>
    </message>
    <message>
        <source>found a scene of Godot 2 or earlier; open and save it with Godot 3, whose scenes are read</source>
        <translation>eine Szene von Godot 2 oder früher gefunden; öffnen und speichern Sie sie mit Godot 3, dessen Szenen gelesen werden</translation>
    </message>
    <message>
        <source>found more than %1 levels of nodes</source>
        <translation>mehr als %1 Knotenebenen gefunden</translation>
    </message>
    <message>
        <source>columns of pixels at the right that belong to no frame: %1</source>
        <translation>Pixelspalten am rechten Rand, die zu keinem Frame gehören: %1</translation>
    </message>
    <message>
        <source>rows of pixels at the bottom that belong to no frame: %1</source>
        <translation>Pixelzeilen am unteren Rand, die zu keinem Frame gehören: %1</translation>
    </message>
    <message>
        <source>there are more than %1 images in the file</source>
        <translation>es gibt mehr als %1 Bilder in der Datei</translation>
    </message>
    <message>
        <source>there are more than %1 frames in the file</source>
        <translation>es gibt mehr als %1 Frames in der Datei</translation>
    </message>
    <message>
        <source>there are more than %1 shapes in the file</source>
        <translation>es gibt mehr als %1 Formen in der Datei</translation>
    </message>
    <message>
        <source>there are more than %1 tags in the file</source>
        <translation>es gibt mehr als %1 Tags in der Datei</translation>
    </message>
    <message>
        <source>found more than %1 points or events of frames, which is more than a project may have</source>
        <translation>mehr als %1 Frame-Punkte oder -Ereignisse gefunden, das ist mehr, als ein Projekt haben darf</translation>
    </message>
    <message>
        <source>found more than %1 points, which is more than can be read</source>
        <translation>mehr als %1 Punkte gefunden, das ist mehr, als gelesen werden kann</translation>
    </message>
    <message>
        <source>found a shape that reaches beyond 1000000000 pixels</source>
        <translation>eine Form gefunden, die über 1000000000 Pixel hinausreicht</translation>
    </message>
    <message>
        <source>there is more to tell, which is not listed</source>
        <translation>es gibt mehr zu melden, das nicht aufgeführt ist</translation>
    </message>
    <message>
        <source>the file has more than %1 MiB, which is more than can be imported</source>
        <translation>die Datei hat mehr als %1 MiB, das ist mehr, als importiert werden kann</translation>
    </message>
    <message>
        <source>there is no frame of this name in the project and no image for it; import its image first</source>
        <translation>im Projekt gibt es keinen Frame dieses Namens und kein Bild für ihn; importieren Sie zuerst sein Bild</translation>
    </message>
    <message>
        <source>a sprite of another image has this name; the new one is “%1”</source>
        <translation>ein Sprite mit anderem Bild hat diesen Namen; das neue heißt „%1“</translation>
    </message>
    <message>
        <source>the file tells its frames by their names alone, and the project has none of these names; frames that were added behind the others: %1, the first is “%2”</source>
        <translation>die Datei nennt ihre Frames nur beim Namen, und das Projekt hat keinen dieser Namen; Frames, die hinten angefügt wurden: %1, der erste ist „%2“</translation>
    </message>
    <message>
        <source>it had %1 frames and has %2, and the project does not say what they showed: shapes stay with the numbers of their frames, look whether these are still the same pictures</source>
        <translation>es hatte %1 Frames und hat %2, und das Projekt sagt nicht, was sie zeigten: Formen bleiben bei den Nummern ihrer Frames, prüfen Sie, ob das noch dieselben Bilder sind</translation>
    </message>
    <message>
        <source>its size was %1 × %2 and is %3 × %4; its shapes stay where they were</source>
        <translation>er war %1 × %2 groß und ist %3 × %4; seine Formen bleiben, wo sie waren</translation>
    </message>
    <message>
        <source>the file has it no longer; it was removed</source>
        <translation>die Datei hat ihn nicht mehr; er wurde entfernt</translation>
    </message>
    <message>
        <source>the file has it no longer; it stays behind the others, for its shapes or its place on a stage</source>
        <translation>die Datei hat ihn nicht mehr; er bleibt hinter den anderen, wegen seiner Formen oder seines Platzes auf einer Bühne</translation>
    </message>
    <message>
        <source>the tag “%1” has no frame left; it was removed</source>
        <translation>das Tag „%1“ hat keinen Frame mehr; es wurde entfernt</translation>
    </message>
    <message>
        <source>the frames of the tag “%1” do not follow each other any more; it let go: %2</source>
        <translation>die Frames des Tags „%1“ folgen nicht mehr aufeinander; aus ihm fielen heraus: %2</translation>
    </message>
    <message>
        <source>the image “%1” cannot be read: %2; put a whole one there, or name another in the project</source>
        <translation>das Bild „%1“ lässt sich nicht lesen: %2; legen Sie ein unbeschädigtes dorthin oder nennen Sie im Projekt ein anderes</translation>
    </message>
    <message>
        <source>frames reach beyond the image “%1”, which has %2 × %3 pixels: %4 of %5, the first is “%6”</source>
        <translation>Frames reichen über das Bild „%1“ mit %2 × %3 Pixeln hinaus: %4 von %5, der erste ist „%6“</translation>
    </message>
    <message>
        <source>there are too many images to look into; from sprite “%1” on frames are known again by their names alone</source>
        <translation>es gibt zu viele Bilder, um hineinzusehen; ab Sprite „%1“ werden Frames nur am Namen wiedererkannt</translation>
    </message>
    <message>
        <source>this is a stage, which says where sprites stand and holds none; import the file with the sprites, which was written beside it</source>
        <translation>das ist eine Bühne, die sagt, wo Sprites stehen, und keine enthält; importieren Sie die Datei mit den Sprites, die daneben geschrieben wurde</translation>
    </message>
    <message>
        <source>the project&apos;s own properties are left out</source>
        <translation>die Eigenschaften des Projekts selbst werden ausgelassen</translation>
    </message>
    <message>
        <source>an object with “w” and “h”</source>
        <translation>ein Objekt mit „w“ und „h“</translation>
    </message>
    <message>
        <source>an object with “x” and “y”</source>
        <translation>ein Objekt mit „x“ und „y“</translation>
    </message>
    <message>
        <source>a pivot as shares of the frame</source>
        <translation>ein Pivot in Anteilen des Frames</translation>
    </message>
    <message>
        <source>the frames of a sheet</source>
        <translation>die Frames eines Spritesheets</translation>
    </message>
    <message>
        <source>a frame</source>
        <translation>ein Frame</translation>
    </message>
    <message>
        <source>1 frame has a mesh for drawing, which is no hitbox</source>
        <translation>1 Frame hat ein Netz zum Zeichnen, das keine Hitbox ist</translation>
    </message>
    <message>
        <source>%1 frames have a mesh for drawing, which is no hitbox</source>
        <translation>%1 Frames haben ein Netz zum Zeichnen, das keine Hitbox ist</translation>
    </message>
    <message>
        <source>milliseconds from 0 to 1000000000</source>
        <translation>Millisekunden von 0 bis 1000000000</translation>
    </message>
    <message>
        <source>an object with “x”, “y”, “w” and “h”</source>
        <translation>ein Objekt mit „x“, „y“, „w“ und „h“</translation>
    </message>
    <message>
        <source>the file names no image, and beside it there is none called “%1”</source>
        <translation>die Datei nennt kein Bild, und neben ihr gibt es keines namens „%1“</translation>
    </message>
    <message>
        <source>found “%1”, expected a whole number from %2 to %3</source>
        <translation>„%1“ gefunden, erwartet: eine ganze Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>found fewer numbers than “%1” has</source>
        <translation>weniger Zahlen gefunden, als „%1“ hat</translation>
    </message>
    <message>
        <source>the file is no text in UTF-8</source>
        <translation>die Datei ist kein Text in UTF-8</translation>
    </message>
    <message>
        <source>there is no page in the atlas</source>
        <translation>im Atlas ist keine Seite</translation>
    </message>
    <message>
        <source>the parts of a nine-patch are no hitbox; left out</source>
        <translation>die Teile eines Nine-Patch sind keine Hitbox; ausgelassen</translation>
    </message>
    <message>
        <source>it has no size, expected “size” or “bounds”</source>
        <translation>die Größe fehlt, erwartet: „size“ oder „bounds“</translation>
    </message>
    <message>
        <source>its offset lies beyond 1000000000</source>
        <translation>der Versatz liegt jenseits von 1000000000</translation>
    </message>
    <message>
        <source>it lies turned by %1 degrees in the image and is left out</source>
        <translation>er liegt im Bild um %1 Grad gedreht und wird ausgelassen</translation>
    </message>
    <message>
        <source>a body</source>
        <translation>ein Körper</translation>
    </message>
    <message>
        <source>an object with width and height</source>
        <translation>ein Objekt mit Breite und Höhe</translation>
    </message>
    <message>
        <source>the image “%1” cannot be read, and lengths in the file are counted in its width; put it where the file says</source>
        <translation>das Bild „%1“ lässt sich nicht lesen, und Längen der Datei werden in seiner Breite gezählt; legen Sie es dorthin, wo die Datei es nennt</translation>
    </message>
    <message>
        <source>a place within 1000000000 pixels</source>
        <translation>ein Ort innerhalb von 1000000000 Pixeln</translation>
    </message>
    <message>
        <source>an array of points</source>
        <translation>ein Array von Punkten</translation>
    </message>
    <message>
        <source>an array of shapes</source>
        <translation>ein Array von Formen</translation>
    </message>
    <message>
        <source>a shape</source>
        <translation>eine Form</translation>
    </message>
    <message>
        <source>an array of polygons</source>
        <translation>ein Array von Polygonen</translation>
    </message>
    <message>
        <source>the file holds convex pieces alone; they stay apart</source>
        <translation>die Datei enthält nur konvexe Teile; sie bleiben getrennt</translation>
    </message>
    <message>
        <source>an array of circles</source>
        <translation>ein Array von Kreisen</translation>
    </message>
    <message>
        <source>a circle</source>
        <translation>ein Kreis</translation>
    </message>
    <message>
        <source>a radius from 0 on</source>
        <translation>ein Radius ab 0</translation>
    </message>
    <message>
        <source>a circle within 1000000000 pixels</source>
        <translation>ein Kreis innerhalb von 1000000000 Pixeln</translation>
    </message>
    <message>
        <source>what was made for trying out is left out</source>
        <translation>was zum Ausprobieren angelegt wurde, wird ausgelassen</translation>
    </message>
    <message>
        <source>found “%1”, expected %2</source>
        <translation>„%1“ gefunden, erwartet: %2</translation>
    </message>
    <message>
        <source>numbers from -1000000000 to 1000000000</source>
        <translation>Zahlen von -1000000000 bis 1000000000</translation>
    </message>
    <message>
        <source>%1 numbers with commas between them</source>
        <translation>%1 Zahlen, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>found “%1”, and the number of boxes behind it is %2; all of them are taken</source>
        <translation>„%1“ gefunden, und dahinter stehen %2 Rechtecke; alle werden übernommen</translation>
    </message>
    <message>
        <source>offsets of pictures are left out</source>
        <translation>Versätze von Bildern werden ausgelassen</translation>
    </message>
    <message>
        <source>mirroring and mixing of pictures are left out</source>
        <translation>Spiegeln und Mischen von Bildern werden ausgelassen</translation>
    </message>
    <message>
        <source>scales and angles of pictures are left out</source>
        <translation>Skalierungen und Winkel von Bildern werden ausgelassen</translation>
    </message>
    <message>
        <source>a picture that is shown for ever is shown for one second</source>
        <translation>ein endlos gezeigtes Bild wird eine Sekunde lang gezeigt</translation>
    </message>
    <message>
        <source>[Begin Action …] before the first picture</source>
        <translation>[Begin Action …] vor dem ersten Bild</translation>
    </message>
    <message>
        <source>at most %1 boxes in all</source>
        <translation>höchstens %1 Rechtecke insgesamt</translation>
    </message>
    <message>
        <source>an animation of MUGEN; there are too many lines of other kinds</source>
        <translation>eine Animation von MUGEN; es gibt zu viele Zeilen anderer Art</translation>
    </message>
    <message>
        <source>“%1” is left out</source>
        <translation>„%1“ wird ausgelassen</translation>
    </message>
    <message>
        <source>“Loopstart” is left out: a tag begins anew at its first frame</source>
        <translation>„Loopstart“ wird ausgelassen: ein Tag beginnt immer wieder bei seinem ersten Frame</translation>
    </message>
    <message>
        <source>“Interpolate” is left out: pictures do not glide into each other</source>
        <translation>„Interpolate“ wird ausgelassen: Bilder gleiten nicht ineinander</translation>
    </message>
    <message>
        <source>32 bits as a whole number</source>
        <translation>32 Bits als ganze Zahl</translation>
    </message>
    <message>
        <source>a fixture</source>
        <translation>eine Fixture</translation>
    </message>
    <message>
        <source>the polygon stays in %1 convex pieces: the file does not hold it as it was drawn</source>
        <translation>das Polygon bleibt in %1 konvexen Teilen: die Datei enthält es nicht, wie es gezeichnet wurde</translation>
    </message>
    <message>
        <source>a filter</source>
        <translation>ein Filter</translation>
    </message>
    <message>
        <source>groups are left out: categories say who hits whom</source>
        <translation>Gruppen werden ausgelassen: Kategorien sagen, wer wen trifft</translation>
    </message>
    <message>
        <source>“%1” of bodies is left out</source>
        <translation>„%1“ von Körpern wird ausgelassen</translation>
    </message>
    <message>
        <source>an object with x and y</source>
        <translation>ein Objekt mit x und y</translation>
    </message>
    <message>
        <source>an object with vertices</source>
        <translation>ein Objekt mit vertices</translation>
    </message>
    <message>
        <source>an array of numbers</source>
        <translation>ein Array von Zahlen</translation>
    </message>
    <message>
        <source>as many numbers as in x</source>
        <translation>so viele Zahlen wie in x</translation>
    </message>
    <message>
        <source>an edge</source>
        <translation>eine Kante</translation>
    </message>
    <message>
        <source>an array of properties</source>
        <translation>ein Array von Eigenschaften</translation>
    </message>
    <message>
        <source>a property</source>
        <translation>eine Eigenschaft</translation>
    </message>
    <message>
        <source>the fixture is left out: it is no polygon, circle, chain or edge</source>
        <translation>die Fixture wird ausgelassen: sie ist weder Polygon noch Kreis, Kette oder Kante</translation>
    </message>
    <message>
        <source>an array of fixtures</source>
        <translation>ein Array von Fixtures</translation>
    </message>
    <message>
        <source>its place and turn in the world are left out</source>
        <translation>Ort und Drehung in der Welt werden ausgelassen</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>ein Bild</translation>
    </message>
    <message>
        <source>the image “%1” is left out: its body has one already</source>
        <translation>das Bild „%1“ wird ausgelassen: sein Körper hat schon eines</translation>
    </message>
    <message>
        <source>the image “%1” is left out: it is turned or mirrored, which a frame cannot be</source>
        <translation>das Bild „%1“ wird ausgelassen: es ist gedreht oder gespiegelt, was ein Frame nicht sein kann</translation>
    </message>
    <message>
        <source>the image “%1” cannot be read</source>
        <translation>das Bild „%1“ lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>it is drawn %1 pixels high in the world and has %2; say how many pixels a metre has</source>
        <translation>es ist in der Welt %1 Pixel hoch gezeichnet und hat %2; geben Sie an, wie viele Pixel ein Meter hat</translation>
    </message>
    <message>
        <source>joints are left out</source>
        <translation>Gelenke werden ausgelassen</translation>
    </message>
    <message>
        <source>an array of images</source>
        <translation>ein Array von Bildern</translation>
    </message>
    <message>
        <source>a number from -1000000000 to 1000000000, or the 8 hexadecimal digits of one</source>
        <translation>eine Zahl von -1000000000 bis 1000000000 oder deren 8 hexadezimale Ziffern</translation>
    </message>
    <message>
        <source>a number from 0 on, or the 8 hexadecimal digits of one</source>
        <translation>eine Zahl ab 0 oder deren 8 hexadezimale Ziffern</translation>
    </message>
    <message>
        <source>names of frames</source>
        <translation>Namen von Frames</translation>
    </message>
    <message>
        <source>left out, since its frame “%1” is not in the file</source>
        <translation>ausgelassen, da ihr Frame „%1“ nicht in der Datei ist</translation>
    </message>
    <message>
        <source>its frames do not stand one behind the other, as those of a tag have to; left out</source>
        <translation>die Frames stehen nicht hintereinander, wie die eines Tags es müssen; ausgelassen</translation>
    </message>
    <message>
        <source>there are more frames in other files; import them as well: %1</source>
        <translation>in anderen Dateien sind weitere Frames; importieren Sie sie ebenfalls: %1</translation>
    </message>
    <message>
        <source>the frames of one image</source>
        <translation>die Frames eines Bildes</translation>
    </message>
    <message>
        <source>the ellipse becomes a polygon with %1 corners</source>
        <translation>die Ellipse wird zu einem Polygon mit %1 Ecken</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>Kachel %1</translation>
    </message>
    <message>
        <source>found tile %1, expected at most %2 tiles</source>
        <translation>Kachel %1 gefunden, erwartet: höchstens %2 Kacheln</translation>
    </message>
    <message>
        <source>of %1 tiles, those after the last with something on it are left out</source>
        <translation>von %1 Kacheln werden die nach der letzten mit Inhalt ausgelassen</translation>
    </message>
    <message>
        <source>found no size of the tiles, expected tilewidth and tileheight from 1 on</source>
        <translation>keine Größe der Kacheln gefunden, erwartet: tilewidth und tileheight ab 1</translation>
    </message>
    <message>
        <source>found a tile beyond 1000000000 pixels</source>
        <translation>eine Kachel jenseits von 1000000000 Pixeln gefunden</translation>
    </message>
    <message>
        <source>it is left out: the tileset has only %1 tiles</source>
        <translation>ausgelassen: das Tileset hat nur %1 Kacheln</translation>
    </message>
    <message>
        <source>it is left out: it has no image</source>
        <translation>ausgelassen: sie hat kein Bild</translation>
    </message>
    <message>
        <source>found no size, and its image cannot be read</source>
        <translation>keine Größe gefunden, und das Bild lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>its animation is left out: it shows tiles of several images, or ones that are not there</source>
        <translation>die Animation wird ausgelassen: sie zeigt Kacheln mehrerer Bilder oder solche, die es nicht gibt</translation>
    </message>
    <message>
        <source>its animation is left out: a tag is a run of neighbouring frames</source>
        <translation>die Animation wird ausgelassen: ein Tag ist eine Folge benachbarter Frames</translation>
    </message>
    <message>
        <source>an object of a tile</source>
        <translation>ein Objekt einer Kachel</translation>
    </message>
    <message>
        <source>a length from 0 on</source>
        <translation>eine Länge ab 0</translation>
    </message>
    <message>
        <source>a layer of objects</source>
        <translation>eine Objektebene</translation>
    </message>
    <message>
        <source>an array of objects</source>
        <translation>ein Array von Objekten</translation>
    </message>
    <message>
        <source>a step of an animation</source>
        <translation>ein Schritt einer Animation</translation>
    </message>
    <message>
        <source>milliseconds from 0 on</source>
        <translation>Millisekunden ab 0</translation>
    </message>
    <message>
        <source>a tile</source>
        <translation>eine Kachel</translation>
    </message>
    <message>
        <source>an array of steps</source>
        <translation>ein Array von Schritten</translation>
    </message>
    <message>
        <source>a tileset</source>
        <translation>ein Tileset</translation>
    </message>
    <message>
        <source>an array of tiles</source>
        <translation>ein Array von Kacheln</translation>
    </message>
    <message>
        <source>the object “%1”</source>
        <translation>das Objekt „%1“</translation>
    </message>
    <message>
        <source>the object with id %1</source>
        <translation>das Objekt mit der ID %1</translation>
    </message>
    <message>
        <source>an object without a name</source>
        <translation>ein Objekt ohne Namen</translation>
    </message>
    <message>
        <source>it is made of a template, and templates are not read</source>
        <translation>es stammt aus einer Vorlage, und Vorlagen werden nicht gelesen</translation>
    </message>
    <message>
        <source>it has no outline that could be hit</source>
        <translation>es hat keinen Umriss, der getroffen werden könnte</translation>
    </message>
    <message>
        <source>%1 is left out: %2</source>
        <translation>%1 wird ausgelassen: %2</translation>
    </message>
    <message>
        <source>the class “%1” of the tileset is left out</source>
        <translation>die Klasse „%1“ des Tilesets wird ausgelassen</translation>
    </message>
    <message>
        <source>the offset %1, %2 at which the tiles are drawn is left out</source>
        <translation>der Versatz %1, %2, mit dem die Kacheln gezeichnet werden, wird ausgelassen</translation>
    </message>
    <message>
        <source>its class “%1” is left out, as are those of all tiles without an animation</source>
        <translation>ihre Klasse „%1“ wird ausgelassen, ebenso die aller Kacheln ohne Animation</translation>
    </message>
    <message>
        <source>the file declares entities, which are not read</source>
        <translation>die Datei deklariert Entitäten, die nicht gelesen werden</translation>
    </message>
    <message>
        <source>the XML is broken: %1</source>
        <translation>das XML ist fehlerhaft: %1</translation>
    </message>
    <message>
        <source>found more than %1 levels of elements</source>
        <translation>mehr als %1 Elementebenen gefunden</translation>
    </message>
    <message>
        <source>found %1=&quot;%2&quot;, expected a number from %3 to 1000000000</source>
        <translation>%1=&quot;%2&quot; gefunden, erwartet: eine Zahl von %3 bis 1000000000</translation>
    </message>
    <message>
        <source>found %1=&quot;%2&quot;, expected a whole number from %3 to 1000000000</source>
        <translation>%1=&quot;%2&quot; gefunden, erwartet: eine ganze Zahl von %3 bis 1000000000</translation>
    </message>
    <message>
        <source>in the points of the object: %1</source>
        <translation>in den Punkten des Objekts: %1</translation>
    </message>
    <message>
        <source>found a map, expected &lt;tileset&gt;: import the files of its tilesets, which Tiled makes of those within a map with “Export Tileset As”</source>
        <translation>eine Karte gefunden, erwartet: &lt;tileset&gt;; importieren Sie die Dateien ihrer Tilesets, die Tiled mit „Export Tileset As“ aus denen in der Karte macht</translation>
    </message>
    <message>
        <source>found another element, expected &lt;tileset&gt;</source>
        <translation>ein anderes Element gefunden, erwartet: &lt;tileset&gt;</translation>
    </message>
    <message>
        <source>the file has an element with too many attributes</source>
        <translation>die Datei hat ein Element mit zu vielen Attributen</translation>
    </message>
    <message>
        <source>its image cannot be read: %1</source>
        <translation>das Bild lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>it reaches beyond its image, or an image with it upright would be too large</source>
        <translation>er reicht über sein Bild hinaus, oder ein Bild mit ihm aufrecht wäre zu groß</translation>
    </message>
    <message>
        <source>the file “%1” is in the way of a sheet in which it would stand upright</source>
        <translation>die Datei „%1“ ist einem Spritesheet im Weg, in dem er aufrecht stünde</translation>
    </message>
    <message>
        <source>it lies turned in the image and is left out: %1</source>
        <translation>er liegt gedreht im Bild und wird ausgelassen: %1</translation>
    </message>
    <message>
        <source>frames that lie turned in “%1” stand upright in “%2”, which is made for the project: %3, the first is “%4”</source>
        <translation>Frames, die in „%1“ gedreht liegen, stehen aufrecht in „%2“, das für das Projekt erzeugt wird: %3, der erste ist „%4“</translation>
    </message>
    <message>
        <source>its shapes need a frame of %1 × %2 pixels, and a side has at most %3; scale them down in the tool that wrote them</source>
        <translation>die Formen brauchen einen Frame von %1 × %2 Pixeln, und eine Seite hat höchstens %3; verkleinern Sie sie im Programm, das sie geschrieben hat</translation>
    </message>
    <message>
        <source>found %1 × %2 pixels, and a side has at most %3</source>
        <translation>%1 × %2 Pixel gefunden, eine Seite hat höchstens %3</translation>
    </message>
    <message>
        <source>the shapes of all frames together need frames of %1 × %2 pixels, and a side has at most %3; scale them down in the tool that wrote them</source>
        <translation>die Formen aller Frames zusammen brauchen Frames von %1 × %2 Pixeln, eine Seite hat höchstens %3; verkleinern Sie sie in dem Programm, das sie geschrieben hat</translation>
    </message>
    <message>
        <source>animations are played under so many names that the file would be read more than %1 times</source>
        <translation>Animationen werden unter so vielen Namen gespielt, dass die Datei mehr als %1-mal gelesen würde</translation>
    </message>
    <message>
        <source>the tag “%1” ends where it turns in Aseprite; here it comes back once more</source>
        <translation>das Tag „%1“ endet in Aseprite, wo es umkehrt; hier kommt es noch einmal zurück</translation>
    </message>
    <message>
        <source>its animations are left out: make them unique in Godot, so that the scene holds them</source>
        <translation>ihre Animationen sind ausgelassen: machen Sie sie in Godot einzigartig, sodass die Szene sie enthält</translation>
    </message>
    <message>
        <source>layer “%1:%2”</source>
        <translation>Ebene „%1:%2“</translation>
    </message>
    <message>
        <source>traced into shapes of a category of its own, and not drawn in the picture</source>
        <translation>in Formen einer eigenen Kategorie nachgezeichnet und nicht ins Bild gezeichnet</translation>
    </message>
    <message>
        <source>that it is static or kinematic is left out: what is exported is dynamic</source>
        <translation>dass er statisch oder kinematisch ist, wird ausgelassen: was exportiert wird, ist dynamisch</translation>
    </message>
    <message>
        <source>the tag “%1” is as the file has it; it was: %2</source>
        <translation>der Tag „%1“ ist nun wie in der Datei; vorher: %2</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>vorwärts</translation>
    </message>
    <message>
        <source>in reverse</source>
        <translation>rückwärts</translation>
    </message>
    <message>
        <source>there and back</source>
        <translation>hin und zurück</translation>
    </message>
    <message>
        <source>there and back from the end</source>
        <translation>hin und zurück vom Ende an</translation>
    </message>
    <message>
        <source>from “%1” to “%2”</source>
        <translation>von „%1“ bis „%2“</translation>
    </message>
    <message>
        <source>played for ever</source>
        <translation>endlos gespielt</translation>
    </message>
    <message>
        <source>played so often: %1</source>
        <translation>so oft gespielt: %1</translation>
    </message>
    <message>
        <source>the user data of the tag “%1” are left out</source>
        <translation>die Benutzerdaten des Tags „%1“ sind ausgelassen</translation>
    </message>
    <message>
        <source>the user data of layers and cels are left out</source>
        <translation>die Benutzerdaten von Ebenen und Cels sind ausgelassen</translation>
    </message>
    <message>
        <source>it is disabled in the scene; here it is a shape as others are</source>
        <translation>ist in der Szene abgeschaltet; hier ist es eine Form wie andere auch</translation>
    </message>
    <message>
        <source>no animation shows the frames %1 and %2 more: they are made of the cells and shapes that are left</source>
        <translation>die Frames %1 und %2 weitere zeigt keine Animation: sie entstehen aus den Zellen und Formen, die übrig sind</translation>
    </message>
    <message>
        <source>no animation shows the frames %1: they are made of the cells and shapes that are left</source>
        <translation>die Frames %1 zeigt keine Animation: sie entstehen aus den Zellen und Formen, die übrig sind</translation>
    </message>
    <message>
        <source>what the root says of %1 is left out: shapes and points are as they are seen from it</source>
        <translation>was die Wurzel zu %1 sagt, ist ausgelassen: Formen und Punkte sind so, wie sie von ihr aus gesehen werden</translation>
    </message>
    <message>
        <source>its “%1” is left out: frames last as long as the animations say</source>
        <translation>sein „%1“ ist ausgelassen: Frames dauern so lange, wie die Animationen sagen</translation>
    </message>
    <message>
        <source>it is left out: frames have no %1</source>
        <translation>ist ausgelassen: Frames haben kein %1</translation>
    </message>
    <message>
        <source>it is left out: of several pictures, that of “%1” is looked at</source>
        <translation>ist ausgelassen: von mehreren Bildern wird das von „%1“ betrachtet</translation>
    </message>
    <message>
        <source>it is left out: it changes nothing of what frames show</source>
        <translation>ist ausgelassen: sie ändert nichts an dem, was Frames zeigen</translation>
    </message>
    <message>
        <source>1 frame has the borders of a nine-patch; left out</source>
        <translation>1 Frame hat die Ränder eines Nine-Patch; ausgelassen</translation>
    </message>
    <message>
        <source>%1 frames have the borders of a nine-patch; left out</source>
        <translation>%1 Frames haben die Ränder eines Nine-Patch; ausgelassen</translation>
    </message>
    <message>
        <source>“%1” of regions is left out</source>
        <translation>„%1“ von Regionen ist ausgelassen</translation>
    </message>
    <message>
        <source>the action %1 is left out: it has no pictures</source>
        <translation>die Aktion %1 ist ausgelassen: sie hat keine Bilder</translation>
    </message>
    <message>
        <source>the fixture is left out: it has neither a circle nor vertices</source>
        <translation>die Fixture ist ausgelassen: sie hat weder Kreis noch Ecken</translation>
    </message>
    <message>
        <source>it is left out: it has no fixtures, as bodies have</source>
        <translation>ist ausgelassen: es hat keine Fixtures, wie Körper sie haben</translation>
    </message>
    <message>
        <source>the image “%1” is left out: it is on none of the bodies</source>
        <translation>das Bild „%1“ ist ausgelassen: es liegt auf keinem der Körper</translation>
    </message>
    <message>
        <source>that the image “%1” is stretched in width is left out</source>
        <translation>dass das Bild „%1“ in der Breite gestreckt ist, ist ausgelassen</translation>
    </message>
    <message>
        <source>the scale %1 is left out: shapes are drawn in pixels of the image</source>
        <translation>der Maßstab %1 ist ausgelassen: Formen werden in Pixeln des Bildes gezeichnet</translation>
    </message>
    <message>
        <source>of what the file says of the tileset and its tiles, this is left out: %1</source>
        <translation>von dem, was die Datei zum Tileset und seinen Kacheln sagt, ist ausgelassen: %1</translation>
    </message>
    <message>
        <source>the image is left out: it names no file</source>
        <translation>das Bild ist ausgelassen: es nennt keine Datei</translation>
    </message>
    <message>
        <source>its “%1” is left out: it stands where the nodes above it put it</source>
        <translation>„%1“ wird ausgelassen: Der Knoten steht, wo die Knoten über ihm ihn hinstellen</translation>
    </message>
    <message>
        <source>%1; “%2” differs in upper and lower case alone</source>
        <translation>%1; „%2“ unterscheidet sich nur in Groß- und Kleinschreibung</translation>
    </message>
    <message>
        <source>each layer is by itself in the sheet; tags and slices are there for each of them: %1</source>
        <translation>jede Ebene steht für sich im Bogen; Tags und Slices gibt es für jede von ihnen: %1</translation>
    </message>
    <message>
        <source>no animation shows the frames %1 and %2 more: they are made of the shapes that are left; the scene says neither which part of the image they show, nor how long, nor their points</source>
        <translation>keine Animation zeigt die Frames %1 und %2 weitere: Sie sind aus den Formen gemacht, die übrig sind; die Szene sagt weder, welchen Teil des Bildes sie zeigen, noch wie lange, noch ihre Punkte</translation>
    </message>
    <message>
        <source>no animation shows the frames %1: they are made of the shapes that are left; the scene says neither which part of the image they show, nor how long, nor their points</source>
        <translation>keine Animation zeigt die Frames %1: Sie sind aus den Formen gemacht, die übrig sind; die Szene sagt weder, welchen Teil des Bildes sie zeigen, noch wie lange, noch ihre Punkte</translation>
    </message>
    <message>
        <source>its own animations are left out: the frames are those of the AnimationPlayer, and show its first picture</source>
        <translation>seine eigenen Animationen werden ausgelassen: Die Frames sind die des AnimationPlayer und zeigen sein erstes Bild</translation>
    </message>
    <message>
        <source>it is an %1 whose pictures are in another file, or no whole pixels of image files, which is not read</source>
        <translation>es ist ein %1, dessen Bilder in einer anderen Datei liegen oder keine ganzen Pixel von Bilddateien sind, und wird nicht gelesen</translation>
    </message>
    <message>
        <source>its texture is in “%1”, which is not read</source>
        <translation>seine Textur liegt in „%1“, was nicht gelesen wird</translation>
    </message>
    <message>
        <source>its AtlasTexture is not whole pixels of an image file alone, which is not read</source>
        <translation>seine AtlasTexture besteht nicht nur aus ganzen Pixeln einer Bilddatei und wird nicht gelesen</translation>
    </message>
    <message>
        <source>%1; the frames are as large as their shapes, and show another part of the image than the scene</source>
        <translation>%1; die Frames sind so groß wie ihre Formen und zeigen einen anderen Teil des Bildes als die Szene</translation>
    </message>
    <message>
        <source>a picture that “%1” shows is left out: it is not read, or not as large as is known</source>
        <translation>ein Bild, das „%1“ zeigt, wird ausgelassen: Es wird nicht gelesen oder ist nicht so groß wie bekannt</translation>
    </message>
    <message>
        <source>there is no image “%1”; “%2” beside the file is taken for it</source>
        <translation>es gibt kein Bild „%1“; genommen wird „%2“ neben der Datei</translation>
    </message>
    <message>
        <source>the file has numbers for its frames and no names, and names no image: which frames of “%1” they are cannot be told, so they come as frames of their own</source>
        <translation>die Datei hat für ihre Frames Nummern und keine Namen und nennt kein Bild: Welche Frames von „%1“ es sind, ist nicht zu sagen, also kommen sie als eigene Frames</translation>
    </message>
    <message>
        <source>frames that are called as the file calls their pictures now: %1, the first was “%2” and is “%3”</source>
        <translation>Frames, die nun heißen, wie die Datei ihre Bilder nennt: %1, der erste war „%2“ und ist „%3“</translation>
    </message>
    <message>
        <source>frames that show other pictures than their shapes were drawn on, look whether these still fit: %1, the first is “%2”</source>
        <translation>Frames, die andere Bilder zeigen, als worauf ihre Formen gezeichnet wurden; prüfen, ob diese noch passen: %1, der erste ist „%2“</translation>
    </message>
    <message>
        <source>its frames lie on several pages, each of which is a sprite of its own; each has those that lie on it: %1</source>
        <translation>ihre Frames liegen auf mehreren Seiten, von denen jede ein eigener Sprite ist; jeder hat die, die auf ihr liegen: %1</translation>
    </message>
    <message>
        <source>properties of R.U.B.E.’s kinds %1 become plain numbers and objects, which an export writes as float and string</source>
        <translation>Eigenschaften der R.U.B.E.-Arten %1 werden einfache Zahlen und Objekte, die ein Export als float und string schreibt</translation>
    </message>
    <message>
        <source>the image “%1” is not there; the one of its name beside the scene is taken</source>
        <translation>das Bild „%1“ ist nicht da; genommen wird das seines Namens neben der Szene</translation>
    </message>
    <message>
        <source>the image “%1” is not there</source>
        <translation>das Bild „%1“ ist nicht da</translation>
    </message>
    <message>
        <source>properties of the tileset are left out, as its images become several sprites: %1</source>
        <translation>Eigenschaften des Tilesets werden ausgelassen, da seine Bilder mehrere Sprites werden: %1</translation>
    </message>
    <message>
        <source>its class “%1” is left out</source>
        <translation>ihre Klasse „%1“ wird ausgelassen</translation>
    </message>
    <message>
        <source>properties of Tiled’s kinds %1 become plain numbers, texts and objects, which an export writes as float and string</source>
        <translation>Eigenschaften der Tiled-Arten %1 werden einfache Zahlen, Texte und Objekte, die ein Export als float und string schreibt</translation>
    </message>
    <message>
        <source>frames of layers have numbers from %1 on, and nothing tells which number the first frame of the sprite has: tags and slices lie as if it were %2</source>
        <translation>Frames von Ebenen haben Nummern ab %1, und nichts sagt, welche Nummer der erste Frame des Sprites hat: Tags und Slices liegen so, als wäre es %2</translation>
    </message>
    <message>
        <source>slices have more than %1 keys in all layers together</source>
        <translation>Slices haben mehr als %1 Schlüssel in allen Ebenen zusammen</translation>
    </message>
    <message>
        <source>more images are taken from beside the file, not listed one by one</source>
        <translation>weitere Bilder werden von neben der Datei genommen, nicht einzeln aufgeführt</translation>
    </message>
    <message>
        <source>no animation shows the frames %1 and %2 more: they are made of the shapes that are left; the scene says neither how long they last nor their points</source>
        <translation>keine Animation zeigt die Frames %1 und %2 weitere: Sie sind aus den Formen gemacht, die übrig sind; die Szene sagt weder, wie lange sie dauern, noch ihre Punkte</translation>
    </message>
    <message>
        <source>no animation shows the frames %1: they are made of the shapes that are left; the scene says neither how long they last nor their points</source>
        <translation>keine Animation zeigt die Frames %1: Sie sind aus den Formen gemacht, die übrig sind; die Szene sagt weder, wie lange sie dauern, noch ihre Punkte</translation>
    </message>
    <message>
        <source>a part that “%1” shows reaches beyond its texture and is left out</source>
        <translation>ein Teil, den „%1“ zeigt, reicht über seine Textur hinaus und wird weggelassen</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>tiles that the project had no frames for, and which are frames now: %1, the first is “%2”</source>
        <translation>Kacheln, zu denen das Projekt keine Frames hatte und die jetzt Frames sind: %1, die erste ist „%2“</translation>
    </message>
</context>
<context>
    <name>InstanceCommands</name>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>%1 ausschneiden</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>%1 in der Reihenfolge verschieben</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>Bühne</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1 platzieren</translation>
    </message>
    <message>
        <source>There is no stage in view.</source>
        <translation>Es wird keine Bühne gezeigt.</translation>
    </message>
    <message>
        <source>Align %1</source>
        <translation>%1 ausrichten</translation>
    </message>
</context>
<context>
    <name>Instances</name>
    <message>
        <source>Select two or more instances to align them.</source>
        <translation>Zum Ausrichten zwei oder mehr Instanzen auswählen.</translation>
    </message>
    <message>
        <source>Select three or more instances to spread them evenly.</source>
        <translation>Zum gleichmäßigen Verteilen drei oder mehr Instanzen auswählen.</translation>
    </message>
    <message numerus="yes">
        <source>%n instances</source>
        <translation>
            <numerusform>%n Instanz</numerusform>
            <numerusform>%n Instanzen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message>
        <source>the key &quot;%1&quot; is missing</source>
        <translation>der Schlüssel &quot;%1&quot; fehlt</translation>
    </message>
    <message>
        <source>a number from -1000000000 to 1000000000</source>
        <translation>eine Zahl von -1000000000 bis 1000000000</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>found %1, expected a number that fits a double</source>
        <translation>%1 gefunden, erwartet: eine Zahl, die in ein double passt</translation>
    </message>
    <message>
        <source>broken JSON: the file ends too early</source>
        <translation>fehlerhaftes JSON: die Datei endet zu früh</translation>
    </message>
    <message>
        <source>broken JSON: the bytes are not valid UTF-8</source>
        <translation>fehlerhaftes JSON: die Bytes sind kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>broken JSON: %1</source>
        <translation>fehlerhaftes JSON: %1</translation>
    </message>
    <message>
        <source>found more than %1 values, which is more than can be read</source>
        <translation>mehr als %1 Werte gefunden, das ist mehr, als gelesen werden kann</translation>
    </message>
    <message>
        <source>found more than %1 levels of arrays and objects</source>
        <translation>mehr als %1 Ebenen von Arrays und Objekten gefunden</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; stands twice in one object</source>
        <translation>der Schlüssel &quot;%1&quot; steht zweimal in einem Objekt</translation>
    </message>
    <message>
        <source>an empty array</source>
        <translation>ein leeres Array</translation>
    </message>
    <message>
        <source>an array of 1 element</source>
        <translation>ein Array mit 1 Element</translation>
    </message>
    <message>
        <source>an array of %1 elements</source>
        <translation>ein Array mit %1 Elementen</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>%1 gefunden, erwartet: %2</translation>
    </message>
</context>
<context>
    <name>JsonFieldsWords</name>
    <message>
        <source>a pair of numbers</source>
        <translation>ein Zahlenpaar</translation>
    </message>
</context>
<context>
    <name>KnifeTool</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n Teil</numerusform>
            <numerusform>%n Teile</numerusform>
        </translation>
    </message>
    <message>
        <source> (round shapes become polygons)</source>
        <translation> (runde Formen werden zu Polygonen)</translation>
    </message>
    <message>
        <source>The line crosses no shape from side to side, so nothing was cut. </source>
        <translation>Die Linie durchquert keine Form von Rand zu Rand, daher wurde nichts geschnitten. </translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>%1 ausschneiden</translation>
    </message>
    <message>
        <source>Release or click where the cut ends. Shift cuts in steps of 15°, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Loslassen oder klicken, wo der Schnitt endet. Umschalt schneidet in 15°-Schritten, Strg schaltet das Einrasten aus, Esc bricht ab.</translation>
    </message>
    <message>
        <source>Drag a line across the shapes to cut, or click both its ends.</source>
        <translation>Eine Linie über die zu schneidenden Formen ziehen oder beide Enden anklicken.</translation>
    </message>
    <message>
        <source>Drag a line across the selected shapes to cut them, or click both its ends.</source>
        <translation>Eine Linie über die ausgewählten Formen ziehen, um sie zu schneiden, oder beide Enden anklicken.</translation>
    </message>
    <message>
        <source>The line crosses no selected shape from side to side, so nothing was cut; without a selection it cuts every shape. </source>
        <translation>Die Linie durchquert keine ausgewählte Form von Rand zu Rand, daher wurde nichts geschnitten; ohne Auswahl schneidet sie jede Form. </translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>polygon</source>
        <translation>Polygon</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>box</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>Kapsel</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>Kette</translation>
    </message>
</context>
<context>
    <name>NamesInShort</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weiteres</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberEdits</name>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>The text is longer than 1 MiB.</source>
        <translation>Der Text ist länger als 1 MiB.</translation>
    </message>
    <message>
        <source>The text has no numbers.</source>
        <translation>Der Text hat keine Zahlen.</translation>
    </message>
    <message>
        <source>One or two numbers are wanted, as many in every line.</source>
        <translation>Erwartet werden eine oder zwei Zahlen, in jeder Zeile gleich viele.</translation>
    </message>
    <message>
        <source>%1 is beyond ±1000000000.</source>
        <translation>%1 liegt jenseits von ±1000000000.</translation>
    </message>
</context>
<context>
    <name>OutlineDrawing</name>
    <message>
        <source>Draw %1</source>
        <translation>%1 zeichnen</translation>
    </message>
    <message>
        <source>Click to set the first point of one half; the other half is mirrored at the axis (M).</source>
        <translation>Klicken, um den ersten Punkt der einen Hälfte zu setzen; die andere wird an der Achse gespiegelt (M).</translation>
    </message>
    <message>
        <source>Click to set the first point.</source>
        <translation>Klicken, um den ersten Punkt zu setzen.</translation>
    </message>
    <message>
        <source>Click to set the next point. Shift keeps to steps of 15°, Backspace takes the last point back, Esc cancels.</source>
        <translation>Klicken, um den nächsten Punkt zu setzen. Umschalt hält 15°-Schritte, Backspace nimmt den letzten Punkt zurück, Esc bricht ab.</translation>
    </message>
    <message>
        <source>Click to close the polygon.</source>
        <translation>Klicken, um das Polygon zu schließen.</translation>
    </message>
    <message>
        <source>Click to set the next point, or the first one to finish; Enter and double click finish too.</source>
        <translation>Klicken, um den nächsten Punkt zu setzen, oder zum Abschließen auf den ersten; auch Enter und Doppelklick schließen ab.</translation>
    </message>
    <message>
        <source>Click to set the next point; Enter or a double click finishes.</source>
        <translation>Klicken, um den nächsten Punkt zu setzen; Enter oder ein Doppelklick schließt ab.</translation>
    </message>
</context>
<context>
    <name>OutlineJoins</name>
    <message>
        <source>Select two points of a polygon to split it between them.</source>
        <translation>Zwei Punkte eines Polygons auswählen, um es zwischen ihnen zu teilen.</translation>
    </message>
    <message>
        <source>Select two points that are not neighbours.</source>
        <translation>Zwei Punkte auswählen, die keine Nachbarn sind.</translation>
    </message>
    <message>
        <source>Select a point between the ends of a chain to split it.</source>
        <translation>Einen Punkt zwischen den Enden einer Kette auswählen, um sie zu teilen.</translation>
    </message>
    <message>
        <source>Only polygons and chains can be split at their points.</source>
        <translation>Nur Polygone und Ketten lassen sich an ihren Punkten teilen.</translation>
    </message>
    <message>
        <source>A polygon needs three points.</source>
        <translation>Ein Polygon braucht drei Punkte.</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
    <message>
        <source>Join %1</source>
        <translation>%1 verbinden</translation>
    </message>
    <message>
        <source>These two polygons share no edge, or enclose a hole.</source>
        <translation>Diese beiden Polygone teilen keine Kante oder schließen ein Loch ein.</translation>
    </message>
    <message>
        <source>Select the points to split at.</source>
        <translation>Die Punkte auswählen, an denen geteilt werden soll.</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>%1 teilen</translation>
    </message>
    <message>
        <source>Select two ends of chains to join them, or points of two polygons that share an edge.</source>
        <translation>Zwei Enden von Ketten auswählen, um sie zu verbinden, oder Punkte zweier Polygone mit gemeinsamer Kante.</translation>
    </message>
</context>
<context>
    <name>Overlaps</name>
    <message>
        <source>%1 px²</source>
        <translation>%1 px²</translation>
    </message>
    <message>
        <source>%1 px</source>
        <translation>%1 px</translation>
    </message>
    <message>
        <source>push not worked out</source>
        <translation>Verschiebung nicht berechnet</translation>
    </message>
    <message>
        <source>%1 touches %2</source>
        <translation>%1 berührt %2</translation>
    </message>
    <message>
        <source>%1 overlaps %2</source>
        <translation>%1 überlappt %2</translation>
    </message>
    <message>
        <source>%1 contains %2</source>
        <translation>%1 enthält %2</translation>
    </message>
    <message>
        <source>%1 lies within %2</source>
        <translation>%1 liegt in %2</translation>
    </message>
    <message>
        <source>%1 equals %2</source>
        <translation>%1 gleicht %2</translation>
    </message>
    <message>
        <source>%1 is apart from %2</source>
        <translation>%1 ist getrennt von %2</translation>
    </message>
    <message>
        <source>touching</source>
        <translation>berührend</translation>
    </message>
    <message>
        <source>overlapping</source>
        <translation>überlappend</translation>
    </message>
    <message>
        <source>containing</source>
        <translation>enthaltend</translation>
    </message>
    <message>
        <source>contained</source>
        <translation>enthalten</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>separate</source>
        <translation>getrennt</translation>
    </message>
    <message>
        <source>%1 and %2 hit each other</source>
        <translation>%1 und %2 treffen einander</translation>
    </message>
    <message>
        <source>%1 hits %2</source>
        <translation>%1 trifft %2</translation>
    </message>
    <message>
        <source>float32 metres</source>
        <translation>float32-Meter</translation>
    </message>
    <message>
        <source>whole pixels</source>
        <translation>ganze Pixel</translation>
    </message>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>%1 here, %2 in %3</source>
        <translation>hier %1, %2 (%3)</translation>
    </message>
</context>
<context>
    <name>PastedText</name>
    <message>
        <source>the project in the text holds nothing that could be pasted</source>
        <translation>das Projekt im Text enthält nichts, was eingefügt werden könnte</translation>
    </message>
    <message>
        <source>there is no outline in the text</source>
        <translation>im Text ist kein Umriss</translation>
    </message>
    <message>
        <source>there are more than %1 outlines in the text</source>
        <translation>im Text sind mehr als %1 Umrisse</translation>
    </message>
    <message>
        <source>the text is longer than %1 MiB</source>
        <translation>der Text ist länger als %1 MiB</translation>
    </message>
    <message>
        <source>there is no text</source>
        <translation>es ist kein Text da</translation>
    </message>
    <message>
        <source>“%1” is neither shapes, an SVG path nor coordinates</source>
        <translation>„%1“ sind weder Formen noch ein SVG-Pfad noch Koordinaten</translation>
    </message>
    <message>
        <source>the y that belongs to the x before it</source>
        <translation>das y, das zum x davor gehört</translation>
    </message>
    <message>
        <source>a coordinate</source>
        <translation>eine Koordinate</translation>
    </message>
    <message>
        <source>the text has more than %1 points</source>
        <translation>der Text hat mehr als %1 Punkte</translation>
    </message>
    <message>
        <source>at least two points before it</source>
        <translation>mindestens zwei Punkte davor</translation>
    </message>
    <message>
        <source>coordinates in pixels, without a unit</source>
        <translation>Koordinaten in Pixeln, ohne Einheit</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>the path leads to more than %1 points</source>
        <translation>der Pfad führt zu mehr als %1 Punkten</translation>
    </message>
    <message>
        <source>a path that stays within 1000000000 pixels before it</source>
        <translation>ein Pfad davor, der innerhalb von 1000000000 Pixeln bleibt</translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation>0 oder 1</translation>
    </message>
    <message>
        <source>an SVG path that begins with M</source>
        <translation>ein SVG-Pfad, der mit M beginnt</translation>
    </message>
    <message>
        <source>a number or one of M L H V C S Q T A Z</source>
        <translation>eine Zahl oder eines von M L H V C S Q T A Z</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>found %1=&quot;%2&quot;, expected a number of pixels</source>
        <translation>%1=&quot;%2&quot; gefunden, erwartet: eine Anzahl Pixel</translation>
    </message>
    <message>
        <source>the SVG has more than %1 points</source>
        <translation>das SVG hat mehr als %1 Punkte</translation>
    </message>
    <message>
        <source>found a shape that reaches beyond %1 pixels; scale it down in the program that drew it</source>
        <translation>eine Form gefunden, die über %1 Pixel hinausreicht; verkleinern Sie sie im Programm, das sie gezeichnet hat</translation>
    </message>
    <message>
        <source>the SVG has more than %1 levels</source>
        <translation>das SVG hat mehr als %1 Ebenen</translation>
    </message>
    <message>
        <source>the SVG declares entities, which are not read</source>
        <translation>das SVG deklariert Entitäten, die nicht gelesen werden</translation>
    </message>
    <message>
        <source>the SVG is broken: %1</source>
        <translation>das SVG ist fehlerhaft: %1</translation>
    </message>
    <message>
        <source>the SVG has an element with too many attributes</source>
        <translation>das SVG hat ein Element mit zu vielen Attributen</translation>
    </message>
    <message>
        <source>a transform such as translate(4, 8) before it</source>
        <translation>eine Transformation wie translate(4, 8) davor</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a number between -1000000000 and 1000000000</source>
        <translation>eine Zahl zwischen -1000000000 und 1000000000</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>%1 gefunden, erwartet: %2</translation>
    </message>
</context>
<context>
    <name>PhaserImporterWords</name>
    <message>
        <source>a circle</source>
        <translation>ein Kreis</translation>
    </message>
    <message>
        <source>a radius from 0 to 1000000000</source>
        <translation>ein Radius von 0 bis 1000000000</translation>
    </message>
</context>
<context>
    <name>PivotAnchor</name>
    <message>
        <source>top left</source>
        <translation>oben links</translation>
    </message>
    <message>
        <source>top middle</source>
        <translation>oben Mitte</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>oben rechts</translation>
    </message>
    <message>
        <source>left middle</source>
        <translation>links Mitte</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>right middle</source>
        <translation>rechts Mitte</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>unten links</translation>
    </message>
    <message>
        <source>bottom middle</source>
        <translation>unten Mitte</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>unten rechts</translation>
    </message>
</context>
<context>
    <name>PivotTool</name>
    <message>
        <source>Set the pivot of all frames of %1</source>
        <translation>Pivot aller Frames von %1 setzen</translation>
    </message>
    <message>
        <source>Set the pivot of %1</source>
        <translation>Pivot von %1 setzen</translation>
    </message>
    <message>
        <source>Nudge the pivot of %1</source>
        <translation>Pivot von %1 schrittweise verschieben</translation>
    </message>
    <message>
        <source>Click or drag to set the pivot; near corners, middles and the centre it snaps. Shift sets it in all frames, arrows nudge.</source>
        <translation>Klicken oder ziehen, um den Pivot zu setzen; nahe Ecken, Seitenmitten und Mitte rastet er ein. Umschalt setzt ihn in allen Frames, Pfeiltasten verschieben schrittweise.</translation>
    </message>
</context>
<context>
    <name>PlaceTool</name>
    <message>
        <source>Nudge %1</source>
        <translation>%1 schrittweise verschieben</translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>%1 spiegeln</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1 drehen</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>Rotate %1</source>
        <translation>%1 rotieren</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>%1 skalieren</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>Turns by whole degrees; Shift by 15°, Ctrl freely. Esc cancels.</source>
        <translation>Dreht um ganze Grad; mit Umschalt um 15°, mit Strg frei. Esc bricht ab.</translation>
    </message>
    <message>
        <source>Scales by tenths; Shift by halves, Ctrl freely. Esc cancels.</source>
        <translation>Skaliert in Zehnteln; mit Umschalt in Halben, mit Strg frei. Esc bricht ab.</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Loslassen zum Ablegen. Umschalt hält eine Achse, Strg schaltet das Einrasten aus, Esc bricht ab.</translation>
    </message>
    <message>
        <source>Click a sprite to select it, drag over empty ground to select several.</source>
        <translation>Ein Sprite anklicken, um es auszuwählen; über leeren Grund ziehen, um mehrere auszuwählen.</translation>
    </message>
    <message>
        <source>Drag to move; the round grip turns, the corner scales. Arrows nudge, X and Y mirror, Z turns.</source>
        <translation>Ziehen verschiebt; der runde Griff dreht, die Ecke skaliert. Pfeiltasten verschieben schrittweise, X und Y spiegeln, Z dreht.</translation>
    </message>
</context>
<context>
    <name>PointSteps</name>
    <message>
        <source>Delete a point of %1</source>
        <translation>Punkt von %1 löschen</translation>
    </message>
    <message>
        <source>Delete %n points of %1</source>
        <translation>%n Punkte von %1 löschen</translation>
    </message>
    <message>
        <source>Delete %1: too few points left</source>
        <translation>%1 löschen: zu wenige Punkte übrig</translation>
    </message>
    <message>
        <source>Nudge a point of %1</source>
        <translation>Punkt von %1 schrittweise verschieben</translation>
    </message>
    <message>
        <source>Nudge %n points of %1</source>
        <translation>%n Punkte von %1 schrittweise verschieben</translation>
    </message>
</context>
<context>
    <name>ProbeTool</name>
    <message>
        <source>Drag from end to end. Ctrl turns snapping off.</source>
        <translation>Von Ende zu Ende ziehen. Strg schaltet das Einrasten aus.</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>Drop %1</source>
        <translation>%1 ablegen</translation>
    </message>
    <message>
        <source>Nudge %1</source>
        <translation>%1 schrittweise verschieben</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Drag to move the probe or its handle. Delete removes it.</source>
        <translation>Die Sonde oder ihren Griff ziehen, um sie zu verschieben. Entf entfernt sie.</translation>
    </message>
    <message>
        <source>Click to drop the point here. Tab or 1 to 7 take another probe.</source>
        <translation>Klicken, um den Punkt hier abzulegen. Tab oder 1 bis 7 wählen eine andere Sonde.</translation>
    </message>
    <message>
        <source>Click to set the first point. Tab or 1 to 7 take another probe.</source>
        <translation>Klicken, um den ersten Punkt zu setzen. Tab oder 1 bis 7 wählen eine andere Sonde.</translation>
    </message>
    <message>
        <source>Click to drop the polygon here. R makes another one, Tab or 1 to 7 take another probe.</source>
        <translation>Klicken, um das Polygon hier abzulegen. R erzeugt ein anderes, Tab oder 1 bis 7 wählen eine andere Sonde.</translation>
    </message>
    <message>
        <source>Click to drop the %1 here, drag to draw another. Tab or 1 to 7 take another probe.</source>
        <translation>%1: klicken, um hier abzulegen, ziehen, um neu zu zeichnen. Tab oder 1 bis 7 wählen eine andere Sonde.</translation>
    </message>
</context>
<context>
    <name>ProbeWords</name>
    <message>
        <source>the rim</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>edge %1</source>
        <translation>Kante %1</translation>
    </message>
    <message>
        <source>touches %1</source>
        <translation>berührt %1</translation>
    </message>
    <message>
        <source>overlaps %1</source>
        <translation>überlappt %1</translation>
    </message>
    <message>
        <source>contains %1</source>
        <translation>enthält %1</translation>
    </message>
    <message>
        <source>lies within %1</source>
        <translation>liegt in %1</translation>
    </message>
    <message>
        <source>equals %1</source>
        <translation>gleicht %1</translation>
    </message>
    <message>
        <source>misses %1</source>
        <translation>verfehlt %1</translation>
    </message>
    <message>
        <source>boundary of %1, %2</source>
        <translation>Grenze von %1, %2</translation>
    </message>
    <message>
        <source>inside %1 · %2 at %3 px</source>
        <translation>in %1 · %2 bei %3 px</translation>
    </message>
    <message>
        <source>outside: nearest is %1</source>
        <translation>außerhalb: am nächsten ist %1</translation>
    </message>
    <message>
        <source>outside: nearest is %1, %2 at %3 px</source>
        <translation>außerhalb: am nächsten ist %1, %2 bei %3 px</translation>
    </message>
    <message>
        <source>nothing to hit</source>
        <translation>nichts zu treffen</translation>
    </message>
    <message>
        <source>%1 · and %2 more</source>
        <translation>%1 · und %2 weitere</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>1 place more</source>
        <translation>1 weitere Stelle</translation>
    </message>
    <message numerus="yes">
        <source>%n places more</source>
        <translation>
            <numerusform>%n weitere Stelle</numerusform>
            <numerusform>%n weitere Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>crosses %1</source>
        <translation>kreuzt %1</translation>
    </message>
    <message>
        <source>runs along %1</source>
        <translation>läuft entlang %1</translation>
    </message>
</context>
<context>
    <name>Probes</name>
    <message>
        <source>%1 probes</source>
        <translation>%1 Sonden</translation>
    </message>
    <message>
        <source>%1 probe</source>
        <translation>Sonde: %1</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>Bühne</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>segment</source>
        <translation>Strecke</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>Kapsel</translation>
    </message>
    <message>
        <source>polygon</source>
        <translation>Polygon</translation>
    </message>
    <message>
        <source>random polygon</source>
        <translation>Zufallspolygon</translation>
    </message>
</context>
<context>
    <name>ProjectCommands</name>
    <message>
        <source>Nothing is selected that this could be done with.</source>
        <translation>Es ist nichts ausgewählt, womit das möglich wäre.</translation>
    </message>
    <message>
        <source>Engine %1</source>
        <translation>Engine %1</translation>
    </message>
    <message>
        <source>The image of “%1” cannot be read, so it cannot be sliced.</source>
        <translation>Das Bild von „%1“ lässt sich nicht lesen und daher nicht zerlegen.</translation>
    </message>
    <message>
        <source>Slice sheet</source>
        <translation>Spritesheet zerlegen</translation>
    </message>
    <message>
        <source>A contact sheet shows the frames of a sprite, and there is none.</source>
        <translation>Ein Kontaktbogen zeigt die Frames eines Sprites, und es gibt keines.</translation>
    </message>
    <message>
        <source>Remove sprite %1</source>
        <translation>Sprite %1 entfernen</translation>
    </message>
    <message>
        <source>%1. Undo brings it back.</source>
        <translation>%1. „Rückgängig“ bringt es zurück.</translation>
    </message>
</context>
<context>
    <name>ProjectFile</name>
    <message>
        <source>found more than %1 %2, which is more than a project may have; make several projects of it</source>
        <translation>mehr als %1 %2 gefunden, das ist mehr, als ein Projekt haben darf; machen Sie mehrere Projekte daraus</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>points or events of frames</source>
        <translation>Frame-Punkte oder -Ereignisse</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>Instanzen</translation>
    </message>
    <message>
        <source>emitters</source>
        <translation>Emitter</translation>
    </message>
    <message>
        <source>probes</source>
        <translation>Sonden</translation>
    </message>
    <message>
        <source>categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>found a coordinate or size that a project cannot hold, expected at most 1000000000</source>
        <translation>eine Koordinate oder Größe gefunden, die ein Projekt nicht aufnehmen kann, erwartet: höchstens 1000000000</translation>
    </message>
    <message>
        <source>found the id %1, expected one from 1 on</source>
        <translation>die ID %1 gefunden, erwartet: eine ab 1</translation>
    </message>
    <message>
        <source>found the id %1, which %2 has already: no two shapes of a project have one</source>
        <translation>die ID %1 gefunden, die %2 schon hat: keine zwei Formen eines Projekts haben dieselbe</translation>
    </message>
    <message>
        <source>found the track %1, expected one from 1 on</source>
        <translation>die Spur %1 gefunden, erwartet: eine ab 1</translation>
    </message>
    <message>
        <source>found a frame of %1 x %2 pixels, of which %3 x %4 lie in the image, expected 1 to %5 a side</source>
        <translation>einen Frame mit %1 x %2 Pixeln gefunden, von denen %3 x %4 im Bild liegen, erwartet: 1 bis %5 je Seite</translation>
    </message>
    <message>
        <source>found a place or size that a project cannot hold</source>
        <translation>einen Ort oder eine Größe gefunden, die ein Projekt nicht aufnehmen kann</translation>
    </message>
    <message>
        <source>found a duration that a project cannot hold</source>
        <translation>eine Dauer gefunden, die ein Projekt nicht aufnehmen kann</translation>
    </message>
    <message>
        <source>found a point that a project cannot hold</source>
        <translation>einen Punkt gefunden, den ein Projekt nicht aufnehmen kann</translation>
    </message>
    <message>
        <source>found a tag that repeats %1 times, expected 0 to %2</source>
        <translation>ein Tag gefunden, das sich %1-mal wiederholt, erwartet: 0 bis %2</translation>
    </message>
    <message>
        <source>found a place, turn, scale or speed that a project cannot hold</source>
        <translation>Ort, Drehung, Skalierung oder Geschwindigkeit gefunden, die ein Projekt nicht aufnehmen kann</translation>
    </message>
    <message>
        <source>found a place, interval or speed that a project cannot hold</source>
        <translation>Ort, Intervall oder Geschwindigkeit gefunden, die ein Projekt nicht aufnehmen kann</translation>
    </message>
    <message>
        <source>found more than %1 export profiles</source>
        <translation>mehr als %1 Exportprofile gefunden</translation>
    </message>
    <message>
        <source>found a name, folder or option that is empty, too long or not one line</source>
        <translation>Name, Ordner oder Option gefunden, die leer, zu lang oder nicht einzeilig ist</translation>
    </message>
    <message>
        <source>found the name of another export profile</source>
        <translation>den Namen eines anderen Exportprofils gefunden</translation>
    </message>
    <message>
        <source>found a field without a name, with the name of another one, or with a default that is not of its type</source>
        <translation>ein Feld ohne Namen, mit dem Namen eines anderen oder mit einem Standardwert von falschem Typ gefunden</translation>
    </message>
    <message>
        <source>the file is empty, expected a Hitbox Editor project</source>
        <translation>die Datei ist leer, erwartet: ein Projekt von Hitbox Editor</translation>
    </message>
    <message>
        <source>the file is %1, expected a Hitbox Editor project</source>
        <translation>die Datei ist %1, erwartet: ein Projekt von Hitbox Editor</translation>
    </message>
    <message>
        <source>no project</source>
        <translation>kein Projekt</translation>
    </message>
    <message>
        <source>the file has more than %1 MiB, which is more than can be read</source>
        <translation>die Datei hat mehr als %1 MiB und damit mehr, als gelesen werden kann</translation>
    </message>
    <message>
        <source>not saved: %1</source>
        <translation>nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>not saved: the file is %1, which a project would replace; give another name</source>
        <translation>nicht gespeichert: die Datei ist %1 und würde durch ein Projekt ersetzt; geben Sie einen anderen Namen an</translation>
    </message>
    <message>
        <source>not saved: it was stopped</source>
        <translation>nicht gespeichert: abgebrochen</translation>
    </message>
    <message>
        <source>not saved: the file would have more than %1 MiB, which is more than can be read back</source>
        <translation>nicht gespeichert: die Datei hätte mehr als %1 MiB, das ist mehr, als zurückgelesen werden kann</translation>
    </message>
    <message>
        <source>a colour such as &quot;#3fa7ff&quot;</source>
        <translation>eine Farbe wie &quot;#3fa7ff&quot;</translation>
    </message>
    <message>
        <source>one line of at most %1 characters</source>
        <translation>eine Zeile mit höchstens %1 Zeichen</translation>
    </message>
    <message>
        <source>an object of options</source>
        <translation>ein Objekt mit Optionen</translation>
    </message>
    <message>
        <source>at most %1 options</source>
        <translation>höchstens %1 Optionen</translation>
    </message>
    <message>
        <source>names of options of one line and at most %1 characters</source>
        <translation>einzeilige Namen von Optionen mit höchstens %1 Zeichen</translation>
    </message>
    <message>
        <source>an array of choices</source>
        <translation>ein Array von Auswahlwerten</translation>
    </message>
    <message>
        <source>from 1 to %1 choices</source>
        <translation>1 bis %1 Auswahlwerte</translation>
    </message>
    <message>
        <source>a choice that stands there once</source>
        <translation>ein Auswahlwert, der nur einmal dasteht</translation>
    </message>
    <message>
        <source>a number, as the field&apos;s type says</source>
        <translation>eine Zahl, wie der Typ des Feldes sagt</translation>
    </message>
    <message>
        <source>true or false, as the field&apos;s type says</source>
        <translation>true oder false, wie der Typ des Feldes sagt</translation>
    </message>
    <message>
        <source>one of the field&apos;s choices</source>
        <translation>einer der Auswahlwerte des Feldes</translation>
    </message>
    <message>
        <source>a field of a category</source>
        <translation>ein Feld einer Kategorie</translation>
    </message>
    <message>
        <source>a name that no other field of the category has</source>
        <translation>ein Name, den kein anderes Feld der Kategorie hat</translation>
    </message>
    <message>
        <source>an array of fields</source>
        <translation>ein Array von Feldern</translation>
    </message>
    <message>
        <source>at most %1 fields</source>
        <translation>höchstens %1 Felder</translation>
    </message>
    <message>
        <source>an export profile</source>
        <translation>ein Exportprofil</translation>
    </message>
    <message>
        <source>a name that no other export profile has</source>
        <translation>ein Name, den kein anderes Exportprofil hat</translation>
    </message>
    <message>
        <source>an object of properties</source>
        <translation>ein Objekt mit Eigenschaften</translation>
    </message>
    <message>
        <source>a category</source>
        <translation>eine Kategorie</translation>
    </message>
    <message>
        <source>a whole number from 0 to 4294967295</source>
        <translation>eine ganze Zahl von 0 bis 4294967295</translation>
    </message>
    <message>
        <source>an array of category names</source>
        <translation>ein Array von Kategorienamen</translation>
    </message>
    <message>
        <source>an object of rules</source>
        <translation>ein Objekt mit Regeln</translation>
    </message>
    <message>
        <source>&quot;off&quot;, &quot;info&quot;, &quot;warning&quot; or &quot;error&quot;</source>
        <translation>&quot;off&quot;, &quot;info&quot;, &quot;warning&quot; oder &quot;error&quot;</translation>
    </message>
    <message>
        <source>a tag</source>
        <translation>ein Tag</translation>
    </message>
    <message>
        <source>&quot;forward&quot;, &quot;reverse&quot;, &quot;ping-pong&quot; or &quot;ping-pong-reverse&quot;</source>
        <translation>&quot;forward&quot;, &quot;reverse&quot;, &quot;ping-pong&quot; oder &quot;ping-pong-reverse&quot;</translation>
    </message>
    <message>
        <source>a point of a frame</source>
        <translation>ein Frame-Punkt</translation>
    </message>
    <message>
        <source>an event of a frame</source>
        <translation>ein Frame-Ereignis</translation>
    </message>
    <message>
        <source>an array of export profiles</source>
        <translation>ein Array von Exportprofilen</translation>
    </message>
    <message>
        <source>at most %1 export profiles</source>
        <translation>höchstens %1 Exportprofile</translation>
    </message>
    <message>
        <source>an instance</source>
        <translation>eine Instanz</translation>
    </message>
    <message>
        <source>a layer</source>
        <translation>eine Ebene</translation>
    </message>
    <message>
        <source>&quot;edges&quot; or a place, [x, y]</source>
        <translation>&quot;edges&quot; oder ein Ort, [x, y]</translation>
    </message>
    <message>
        <source>seconds from 0.001 to 1000000000</source>
        <translation>Sekunden von 0.001 bis 1000000000</translation>
    </message>
    <message>
        <source>a size from 0 to 2000000000</source>
        <translation>eine Größe von 0 bis 2000000000</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>das Lesen wurde abgebrochen</translation>
    </message>
    <message>
        <source>an id that no other shape of the project has; %1 is it already</source>
        <translation>eine ID, die keine andere Form des Projekts hat; %1 hat sie schon</translation>
    </message>
    <message>
        <source>an array of points</source>
        <translation>ein Array von Punkten</translation>
    </message>
    <message>
        <source>found more than %1 points in the file, which is more than can be read</source>
        <translation>mehr als %1 Punkte in der Datei gefunden, das ist mehr, als gelesen werden kann</translation>
    </message>
    <message>
        <source>&quot;polygon&quot;, &quot;circle&quot;, &quot;box&quot;, &quot;capsule&quot; or &quot;chain&quot;</source>
        <translation>&quot;polygon&quot;, &quot;circle&quot;, &quot;box&quot;, &quot;capsule&quot; oder &quot;chain&quot;</translation>
    </message>
    <message>
        <source>a shape</source>
        <translation>eine Form</translation>
    </message>
    <message>
        <source>an array of the frame&apos;s points</source>
        <translation>ein Array mit den Punkten des Frames</translation>
    </message>
    <message>
        <source>found more than %1 points of frames in the file, which is more than can be read: take some out, or split the project</source>
        <translation>mehr als %1 Frame-Punkte in der Datei gefunden, das ist mehr, als gelesen werden kann: nehmen Sie einige heraus oder teilen Sie das Projekt</translation>
    </message>
    <message>
        <source>an array of the frame&apos;s events</source>
        <translation>ein Array mit den Ereignissen des Frames</translation>
    </message>
    <message>
        <source>found more than %1 events in the file, which is more than can be read: take some out, or split the project</source>
        <translation>mehr als %1 Ereignisse in der Datei gefunden, das ist mehr, als gelesen werden kann: nehmen Sie einige heraus oder teilen Sie das Projekt</translation>
    </message>
    <message>
        <source>what a frame shows</source>
        <translation>was ein Frame zeigt</translation>
    </message>
    <message>
        <source>[x, y, width, height]</source>
        <translation>[x, y, Breite, Höhe]</translation>
    </message>
    <message>
        <source>a frame</source>
        <translation>ein Frame</translation>
    </message>
    <message>
        <source>[width, height]</source>
        <translation>[Breite, Höhe]</translation>
    </message>
    <message>
        <source>a pair of whole numbers</source>
        <translation>ein Paar ganzer Zahlen</translation>
    </message>
    <message>
        <source>milliseconds from 0 to 1000000000</source>
        <translation>Millisekunden von 0 bis 1000000000</translation>
    </message>
    <message>
        <source>an array of shapes</source>
        <translation>ein Array von Formen</translation>
    </message>
    <message>
        <source>a sprite</source>
        <translation>ein Sprite</translation>
    </message>
    <message>
        <source>an array of frames</source>
        <translation>ein Array von Frames</translation>
    </message>
    <message>
        <source>an array of tags</source>
        <translation>ein Array von Tags</translation>
    </message>
    <message>
        <source>a probe</source>
        <translation>eine Sonde</translation>
    </message>
    <message>
        <source>the shape of a bullet</source>
        <translation>die Form eines Geschosses</translation>
    </message>
    <message>
        <source>an emitter</source>
        <translation>ein Emitter</translation>
    </message>
    <message>
        <source>pixels a second from 0 to 1000000000</source>
        <translation>Pixel je Sekunde von 0 bis 1000000000</translation>
    </message>
    <message>
        <source>degrees from 0 on</source>
        <translation>Grad ab 0</translation>
    </message>
    <message>
        <source>a stage</source>
        <translation>eine Bühne</translation>
    </message>
    <message>
        <source>an array of instances</source>
        <translation>ein Array von Instanzen</translation>
    </message>
    <message>
        <source>an array of layers</source>
        <translation>ein Array von Ebenen</translation>
    </message>
    <message>
        <source>an array of probes</source>
        <translation>ein Array von Sonden</translation>
    </message>
    <message>
        <source>an array of emitters</source>
        <translation>ein Array von Emittern</translation>
    </message>
    <message>
        <source>a version, a whole number from 1 on</source>
        <translation>eine Version, eine ganze Zahl ab 1</translation>
    </message>
    <message>
        <source>made by a newer Hitbox Editor (version %1); this one reads version %2</source>
        <translation>von einem neueren Hitbox Editor erzeugt (Version %1); dieser liest Version %2</translation>
    </message>
    <message>
        <source>a project, an object with &quot;format&quot;: &quot;hitbox-project&quot;</source>
        <translation>ein Projekt, ein Objekt mit &quot;format&quot;: &quot;hitbox-project&quot;</translation>
    </message>
    <message>
        <source>an array of categories</source>
        <translation>ein Array von Kategorien</translation>
    </message>
    <message>
        <source>an array of sprites</source>
        <translation>ein Array von Sprites</translation>
    </message>
    <message>
        <source>an array of stages</source>
        <translation>ein Array von Bühnen</translation>
    </message>
    <message>
        <source>found more than %1 conflicts</source>
        <translation>mehr als %1 Konflikte gefunden</translation>
    </message>
    <message>
        <source>an array of names of lists and items</source>
        <translation>ein Array mit Namen von Listen und Einträgen</translation>
    </message>
    <message>
        <source>an array of keys</source>
        <translation>ein Array mit Schlüsseln</translation>
    </message>
    <message>
        <source>a conflict</source>
        <translation>ein Konflikt</translation>
    </message>
    <message>
        <source>an array of conflicts</source>
        <translation>ein Array mit Konflikten</translation>
    </message>
    <message>
        <source>at most %1 conflicts</source>
        <translation>höchstens %1 Konflikte</translation>
    </message>
    <message>
        <source>found a property twice, or one that is not finite or has too many levels of arrays and objects</source>
        <translation>eine Eigenschaft doppelt gefunden, oder eine, die nicht endlich ist oder zu viele Ebenen aus Arrays und Objekten hat</translation>
    </message>
    <message>
        <source>not saved: the file could not be read back: %1</source>
        <translation>nicht gespeichert: Die Datei könnte nicht wieder gelesen werden: %1</translation>
    </message>
</context>
<context>
    <name>ProjectOutlinesWords</name>
    <message>
        <source>a radius from 0 to 1000000000</source>
        <translation>ein Radius von 0 bis 1000000000</translation>
    </message>
    <message>
        <source>[x, y, width, height]</source>
        <translation>[x, y, Breite, Höhe]</translation>
    </message>
    <message>
        <source>a box that ends at 1000000000 or before</source>
        <translation>ein Rechteck, das spätestens bei 1000000000 endet</translation>
    </message>
</context>
<context>
    <name>ReadableTime</name>
    <message>
        <source>%1, %2</source>
        <extracomment>a date and a time of day</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>what was written reads back differently</source>
        <translation>das Geschriebene liest sich anders zurück</translation>
    </message>
</context>
<context>
    <name>Scope</name>
    <message>
        <source>The others come to the same place and keep their size</source>
        <translation>Die anderen kommen an denselben Ort und behalten ihre Größe</translation>
    </message>
    <message>
        <source>The others get the same size and keep their middle</source>
        <translation>Die anderen bekommen dieselbe Größe und behalten ihre Mitte</translation>
    </message>
    <message>
        <source>The others move, turn, scale and change by as much</source>
        <translation>Die anderen werden um ebenso viel verschoben, gedreht, skaliert und geändert</translation>
    </message>
    <message>
        <source>&amp;Chosen frames</source>
        <translation>&amp;Gewählte Frames</translation>
    </message>
    <message>
        <source>Frames of the &amp;tag</source>
        <translation>Frames des &amp;Tags</translation>
    </message>
    <message>
        <source>&amp;All frames</source>
        <translation>&amp;Alle Frames</translation>
    </message>
    <message>
        <source>This &amp;frame</source>
        <translation>Diese&amp;r Frame</translation>
    </message>
    <message>
        <source>A&amp;lign</source>
        <translation>Ausri&amp;chten</translation>
    </message>
    <message>
        <source>&amp;Stretch</source>
        <translation>&amp;Strecken</translation>
    </message>
    <message>
        <source>&amp;Move alike</source>
        <translation>&amp;Mitbewegen</translation>
    </message>
    <message>
        <source>Edits: %1 chosen frames</source>
        <translation>Bearbeitet: %1 gewählte Frames</translation>
    </message>
    <message>
        <source>Edits: this frame, until more are chosen</source>
        <translation>Bearbeitet: diesen Frame, bis mehr gewählt sind</translation>
    </message>
    <message>
        <source>Edits: %1 frames of the tag</source>
        <translation>Bearbeitet: %1 Frames des Tags</translation>
    </message>
    <message>
        <source>Edits: this frame, which is in no tag</source>
        <translation>Bearbeitet: diesen Frame, der in keinem Tag ist</translation>
    </message>
    <message>
        <source>Edits: all %1 frames</source>
        <translation>Bearbeitet: alle %1 Frames</translation>
    </message>
    <message>
        <source>Edits: this frame</source>
        <translation>Bearbeitet: diesen Frame</translation>
    </message>
    <message>
        <source>1 shape</source>
        <translation>1 Form</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes</source>
        <translation>
            <numerusform>%n Form</numerusform>
            <numerusform>%n Formen</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>Edited %1 in this frame; in the others in scope nothing changed</source>
        <translation>%1 in diesem Frame bearbeitet; in den anderen des Bereichs änderte sich nichts</translation>
    </message>
    <message>
        <source>Edited %1 in %2 frames</source>
        <translation>%1 in %2 Frames bearbeitet</translation>
    </message>
    <message>
        <source>; 1 locked one was left alone</source>
        <translation>; 1 gesperrte blieb unberührt</translation>
    </message>
    <message numerus="yes">
        <source>; %n locked ones were left alone</source>
        <translation>
            <numerusform>; %n gesperrte blieb unberührt</numerusform>
            <numerusform>; %n gesperrte blieben unberührt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n would have come to lie too far away</source>
        <translation>
            <numerusform>; %n käme zu weit weg zu liegen</numerusform>
            <numerusform>; %n kämen zu weit weg zu liegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set the pivot in %n frames.</source>
        <translation>
            <numerusform>Pivot in %n Frame gesetzt.</numerusform>
            <numerusform>Pivot in %n Frames gesetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>; 1 of another kind or number of points was left alone</source>
        <translation>; 1 von anderer Art oder Punktzahl blieb unberührt</translation>
    </message>
    <message numerus="yes">
        <source>; %n of another kind or number of points were left alone</source>
        <translation>
            <numerusform>; %n von anderer Art oder Punktzahl blieb unberührt</numerusform>
            <numerusform>; %n von anderer Art oder Punktzahl blieben unberührt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>too far</source>
        <translation>zu weit</translation>
    </message>
    <message>
        <source> (boxes become polygons)</source>
        <translation> (Rechtecke werden zu Polygonen)</translation>
    </message>
    <message>
        <source>Resize %1</source>
        <translation>Größe von %1 ändern</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1 drehen</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>%1 skalieren</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Loslassen zum Ablegen. Umschalt hält eine Achse, Strg schaltet das Einrasten aus, Esc bricht ab.</translation>
    </message>
    <message>
        <source>Drag the point to move it, its handle to turn it; arrows nudge, Delete removes.</source>
        <translation>Den Punkt ziehen, um ihn zu verschieben, seinen Griff, um ihn zu drehen; Pfeiltasten verschieben schrittweise, Entf entfernt.</translation>
    </message>
    <message>
        <source>Click a shape to select it, drag over empty ground to select several.</source>
        <translation>Eine Form anklicken, um sie auszuwählen; über leeren Grund ziehen, um mehrere auszuwählen.</translation>
    </message>
    <message>
        <source>Drag to move, the grips to scale and turn. Alt+click goes to what lies below, Alt+drag moves from afar.</source>
        <translation>Ziehen verschiebt, die Griffe skalieren und drehen. Alt+Klick wählt, was darunterliegt, Alt+Ziehen verschiebt von überall.</translation>
    </message>
</context>
<context>
    <name>ShapeAlgebra</name>
    <message>
        <source>Merge a shape into %1</source>
        <translation>Eine Form mit %1 vereinigen</translation>
    </message>
    <message>
        <source>Merge %n shapes into %1</source>
        <translation>%n Formen mit %1 vereinigen</translation>
    </message>
    <message>
        <source>Subtract a shape from %1</source>
        <translation>Eine Form von %1 abziehen</translation>
    </message>
    <message>
        <source>Subtract %n shapes from %1</source>
        <translation>%n Formen von %1 abziehen</translation>
    </message>
    <message>
        <source>Intersect %1 with a shape</source>
        <translation>%1 mit einer Form schneiden</translation>
    </message>
    <message>
        <source>Intersect %1 with %n shapes</source>
        <translation>%1 mit %n Formen schneiden</translation>
    </message>
    <message>
        <source>These shapes share no area.</source>
        <translation>Diese Formen haben keine gemeinsame Fläche.</translation>
    </message>
    <message>
        <source>Nothing would be left of %1, the lowest of these shapes.</source>
        <translation>Von %1, der untersten dieser Formen, bliebe nichts übrig.</translation>
    </message>
    <message>
        <source>Select two or more shapes that are not locked.</source>
        <translation>Zwei oder mehr Formen auswählen, die nicht gesperrt sind.</translation>
    </message>
    <message>
        <source>%1 is a chain and has no area.</source>
        <translation>%1 ist eine Kette und hat keine Fläche.</translation>
    </message>
    <message>
        <source>%1 is too much of a tangle to be combined.</source>
        <translation>%1 ist zu verworren, um kombiniert zu werden.</translation>
    </message>
    <message>
        <source>These shapes share no edge and no area, and stay apart.</source>
        <translation>Diese Formen teilen weder eine Kante noch eine Fläche und bleiben getrennt.</translation>
    </message>
</context>
<context>
    <name>ShapeCommands</name>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Category %1</source>
        <translation>Kategorie %1</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>%1 in der Reihenfolge verschieben</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>%1 ausschneiden</translation>
    </message>
</context>
<context>
    <name>Shapes</name>
    <message>
        <source>Nudge %1</source>
        <translation>%1 schrittweise verschieben</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>%1 spiegeln</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1 drehen</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes</source>
        <translation>
            <numerusform>%n Form</numerusform>
            <numerusform>%n Formen</numerusform>
        </translation>
    </message>
    <message>
        <source>shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Mirror %1 about the pivot</source>
        <translation>%1 am Pivot spiegeln</translation>
    </message>
</context>
<context>
    <name>Snapping</name>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>pixel</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>half pixel</source>
        <translation>halbe Pixel</translation>
    </message>
    <message>
        <source>grid %1 × %2</source>
        <translation>Raster %1 × %2</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>Eckpunkte</translation>
    </message>
    <message>
        <source>edges</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>outline</source>
        <translation>Umriss</translation>
    </message>
    <message>
        <source>previous frame</source>
        <translation>voriger Frame</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>Frame</translation>
    </message>
    <message>
        <source>pivot</source>
        <translation>Pivot</translation>
    </message>
</context>
<context>
    <name>SpanDrawing</name>
    <message>
        <source>Draw %1</source>
        <translation>%1 zeichnen</translation>
    </message>
</context>
<context>
    <name>SymmetryTool</name>
    <message>
        <source>Click or drag to set the axis that polygons are mirrored at; a double click puts it onto the pivot. Left and right nudge, M switches it off and on.</source>
        <translation>Klicken oder ziehen, um die Achse zu setzen, an der Polygone gespiegelt werden; ein Doppelklick legt sie auf den Pivot. Links und Rechts verschieben schrittweise, M schaltet sie aus und ein.</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Select, move and resize shapes</source>
        <translation>Formen auswählen, verschieben und ihre Größe ändern</translation>
    </message>
    <message>
        <source>Edit points</source>
        <translation>Punkte bearbeiten</translation>
    </message>
    <message>
        <source>Move, insert and delete points of shapes</source>
        <translation>Punkte von Formen verschieben, einfügen und löschen</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Polygon</translation>
    </message>
    <message>
        <source>Draw a polygon point by point</source>
        <translation>Ein Polygon Punkt für Punkt zeichnen</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Draw a box from corner to corner</source>
        <translation>Ein Rechteck von Ecke zu Ecke zeichnen</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>Draw a circle from its centre</source>
        <translation>Einen Kreis von der Mitte aus zeichnen</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Kapsel</translation>
    </message>
    <message>
        <source>Draw a capsule into a box</source>
        <translation>Eine Kapsel in ein Rechteck zeichnen</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Kette</translation>
    </message>
    <message>
        <source>Draw an open line point by point</source>
        <translation>Eine offene Linie Punkt für Punkt zeichnen</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Nachzeichnen</translation>
    </message>
    <message>
        <source>Outline what is opaque</source>
        <translation>Deckendes mit einem Umriss versehen</translation>
    </message>
    <message>
        <source>Knife</source>
        <translation>Messer</translation>
    </message>
    <message>
        <source>Cut shapes along a line</source>
        <translation>Formen entlang einer Linie schneiden</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Pivot</translation>
    </message>
    <message>
        <source>Set the point that a frame is placed by</source>
        <translation>Den Punkt setzen, an dem ein Frame platziert wird</translation>
    </message>
    <message>
        <source>Frame point</source>
        <translation>Frame-Punkt</translation>
    </message>
    <message>
        <source>Set places of the frame that the game asks for by name</source>
        <translation>Orte des Frames setzen, die das Spiel beim Namen abfragt</translation>
    </message>
    <message>
        <source>Symmetry axis</source>
        <translation>Symmetrieachse</translation>
    </message>
    <message>
        <source>Set the axis that polygons are mirrored at while they are drawn</source>
        <translation>Die Achse setzen, an der Polygone beim Zeichnen gespiegelt werden</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platzieren</translation>
    </message>
    <message>
        <source>Select, move, rotate and scale what stands on the stage</source>
        <translation>Was auf der Bühne steht, auswählen, verschieben, drehen und skalieren</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Sonde</translation>
    </message>
    <message>
        <source>Ask what lies under a point, a segment or a shape, and drop it to keep asking</source>
        <translation>Abfragen, was unter Punkt, Strecke oder Form liegt, und zum Weiterfragen ablegen</translation>
    </message>
    <message>
        <source>Emitter</source>
        <translation>Emitter</translation>
    </message>
    <message>
        <source>Draw what fires in the play test, and at what</source>
        <translation>Zeichnen, was im Spieltest feuert und worauf</translation>
    </message>
</context>
<context>
    <name>TraceTool</name>
    <message>
        <source>Trace</source>
        <translation>Nachzeichnen</translation>
    </message>
    <message>
        <source>There is no frame to trace.</source>
        <translation>Es gibt keinen Frame zum Nachzeichnen.</translation>
    </message>
    <message>
        <source>Cannot be traced: %1</source>
        <translation>Nachzeichnen nicht möglich: %1</translation>
    </message>
    <message>
        <source>Tracing…</source>
        <translation>Nachzeichnen…</translation>
    </message>
    <message>
        <source>The frame has these outlines already. The Trace panel changes them.</source>
        <translation>Der Frame hat diese Umrisse schon. Das Bedienfeld „Nachzeichnen“ ändert sie.</translation>
    </message>
    <message>
        <source>Click an island to take its outline; Enter takes all (%1).</source>
        <translation>Eine Insel anklicken, um ihren Umriss zu übernehmen; Enter übernimmt alle (%1).</translation>
    </message>
    <message numerus="yes">
        <source>Traced 1 outline of %n points.</source>
        <translation>
            <numerusform>1 Umriss mit %n Punkt nachgezeichnet.</numerusform>
            <numerusform>1 Umriss mit %n Punkten nachgezeichnet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Traced %1 outlines of %n points in all.</source>
        <translation>
            <numerusform>%1 Umrisse mit zusammen %n Punkt nachgezeichnet.</numerusform>
            <numerusform>%1 Umrisse mit zusammen %n Punkten nachgezeichnet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnderCursorMenu</name>
    <message>
        <source>No shape lies under the cursor.</source>
        <translation>Unter dem Mauszeiger liegt keine Form.</translation>
    </message>
</context>
<context>
    <name>Versions</name>
    <message>
        <source>this saved version is damaged</source>
        <translation>diese gespeicherte Version ist beschädigt</translation>
    </message>
    <message>
        <source>this saved version claims more than the %1 MiB that a project may have</source>
        <translation>diese gespeicherte Version nennt mehr als die %1 MiB, die ein Projekt haben darf</translation>
    </message>
    <message>
        <source>this saved version holds other bytes than were saved</source>
        <translation>diese gespeicherte Version enthält andere Bytes, als gespeichert wurden</translation>
    </message>
    <message>
        <source>what was written reads back differently</source>
        <translation>das Geschriebene liest sich anders zurück</translation>
    </message>
    <message>
        <source>nothing can be written there, or another editor holds it</source>
        <translation>dort kann nicht geschrieben werden, oder ein anderer Editor belegt es</translation>
    </message>
    <message>
        <source>the note on this saved version is damaged</source>
        <translation>die Notiz zu dieser gespeicherten Version ist beschädigt</translation>
    </message>
</context>
<context>
    <name>hitbox::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <translation>F&amp;orm</translation>
    </message>
    <message>
        <source>F&amp;rame</source>
        <translation>F&amp;rame</translation>
    </message>
    <message>
        <source>S&amp;tage</source>
        <translation>Büh&amp;ne</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Category &amp;%1: %2</source>
        <translation>Kategorie &amp;%1: %2</translation>
    </message>
    <message>
        <source>Category &amp;%1</source>
        <translation>Kategorie &amp;%1</translation>
    </message>
    <message>
        <source>Of the selected shapes, or of what is drawn next</source>
        <translation>Der ausgewählten Formen oder des als Nächstes Gezeichneten</translation>
    </message>
    <message>
        <source>Set c&amp;ategory</source>
        <translation>K&amp;ategorie setzen</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Vereinigen</translation>
    </message>
    <message>
        <source>Make one of the selected shapes; the lowest gives its name and category</source>
        <translation>Aus den ausgewählten Formen eine machen; die unterste gibt Namen und Kategorie</translation>
    </message>
    <message>
        <source>&amp;Subtract from the lowest</source>
        <translation>Von der untersten ab&amp;ziehen</translation>
    </message>
    <message>
        <source>Cut what the other selected shapes cover off the lowest one</source>
        <translation>Von der untersten Form abschneiden, was die anderen ausgewählten bedecken</translation>
    </message>
    <message>
        <source>&amp;Intersect</source>
        <translation>&amp;Schnittmenge</translation>
    </message>
    <message>
        <source>Keep what all selected shapes share; the lowest gives its name and category</source>
        <translation>Behalten, was allen ausgewählten Formen gemeinsam ist; die unterste gibt Namen und Kategorie</translation>
    </message>
    <message>
        <source>S&amp;plit at points</source>
        <translation>An Punkten &amp;teilen</translation>
    </message>
    <message>
        <source>Split a polygon between two selected points, or a chain at one</source>
        <translation>Ein Polygon zwischen zwei ausgewählten Punkten oder eine Kette an einem teilen</translation>
    </message>
    <message>
        <source>&amp;Join at points</source>
        <translation>An Punkten ver&amp;binden</translation>
    </message>
    <message>
        <source>Join selected ends of chains, or polygons that share an edge</source>
        <translation>Ausgewählte Enden von Ketten oder Polygone mit gemeinsamer Kante verbinden</translation>
    </message>
    <message>
        <source>Shapes &amp;under the cursor…</source>
        <translation>Formen un&amp;ter dem Mauszeiger…</translation>
    </message>
    <message>
        <source>List what lies under the cursor, covered shapes too, and select one</source>
        <translation>Auflisten, was unter dem Mauszeiger liegt, auch Verdecktes, und eine auswählen</translation>
    </message>
    <message>
        <source>S&amp;ymmetric drawing</source>
        <translation>S&amp;ymmetrisch zeichnen</translation>
    </message>
    <message>
        <source>Draw polygons and edit their points on both sides of an axis at once</source>
        <translation>Polygone auf beiden Seiten einer Achse zugleich zeichnen und bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>%1. Redo brings it back.</source>
        <translation>%1. „Wiederholen“ bringt es zurück.</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Paste shapes, frames, sprites, an SVG path or coordinates</source>
        <translation>Formen, Frames, Sprites, einen SVG-Pfad oder Koordinaten einfügen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Alle&amp;s auswählen</translation>
    </message>
    <message>
        <source>Add i&amp;mages…</source>
        <translation>&amp;Bilder hinzufügen…</translation>
    </message>
    <message>
        <source>Add images, sheets and hitboxes of other tools to the project</source>
        <translation>Bilder, Spritesheets und Hitboxen anderer Programme zum Projekt hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Reload images</source>
        <translation>Bilder neu &amp;laden</translation>
    </message>
    <message>
        <source>Read all images anew, after another program changed them</source>
        <translation>Alle Bilder neu einlesen, nachdem ein anderes Programm sie geändert hat</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>Write collision files for an engine</source>
        <translation>Kollisionsdateien für eine Engine schreiben</translation>
    </message>
    <message>
        <source>Export a&amp;gain</source>
        <translation>Erneut e&amp;xportieren</translation>
    </message>
    <message>
        <source>Make the last export of the project once more, without a question</source>
        <translation>Den letzten Export des Projekts ohne Rückfrage wiederholen</translation>
    </message>
    <message>
        <source>&amp;Next frame</source>
        <translation>&amp;Nächster Frame</translation>
    </message>
    <message>
        <source>&amp;Previous frame</source>
        <translation>&amp;Voriger Frame</translation>
    </message>
    <message>
        <source>&amp;First frame</source>
        <translation>&amp;Erster Frame</translation>
    </message>
    <message>
        <source>&amp;Last frame</source>
        <translation>Letzter &amp;Frame</translation>
    </message>
    <message>
        <source>&amp;Go to frame…</source>
        <translation>&amp;Gehe zu Frame…</translation>
    </message>
    <message>
        <source>By its number, counted from 0</source>
        <translation>Nach seiner Nummer, gezählt ab 0</translation>
    </message>
    <message>
        <source>&amp;Slice sheet into frames…</source>
        <translation>Spritesheet &amp;in Frames zerlegen…</translation>
    </message>
    <message>
        <source>Contact s&amp;heet…</source>
        <translation>&amp;Kontaktbogen…</translation>
    </message>
    <message>
        <source>All frames of the sprite side by side, to look at and to save as a picture</source>
        <translation>Alle Frames des Sprites nebeneinander, zum Ansehen und als Bild zu speichern</translation>
    </message>
    <message>
        <source>&amp;Remove sprite</source>
        <translation>Sprite entfe&amp;rnen</translation>
    </message>
    <message>
        <source>&amp;Left sides</source>
        <translation>&amp;Linke Seiten</translation>
    </message>
    <message>
        <source>&amp;Centres, one above the other</source>
        <translation>&amp;Mitten übereinander</translation>
    </message>
    <message>
        <source>&amp;Right sides</source>
        <translation>&amp;Rechte Seiten</translation>
    </message>
    <message>
        <source>&amp;Top sides</source>
        <translation>&amp;Obere Seiten</translation>
    </message>
    <message>
        <source>&amp;Middles, one beside the other</source>
        <translation>Mitten &amp;nebeneinander</translation>
    </message>
    <message>
        <source>&amp;Bottom sides</source>
        <translation>&amp;Untere Seiten</translation>
    </message>
    <message>
        <source>Spread &amp;across evenly</source>
        <translation>&amp;Waagerecht gleichmäßig verteilen</translation>
    </message>
    <message>
        <source>Spread &amp;down evenly</source>
        <translation>&amp;Senkrecht gleichmäßig verteilen</translation>
    </message>
    <message>
        <source>Align the frames of the selected instances</source>
        <translation>Die Frames der ausgewählten Instanzen ausrichten</translation>
    </message>
    <message>
        <source>Align the shapes of the selected instances</source>
        <translation>Die Formen der ausgewählten Instanzen ausrichten</translation>
    </message>
    <message>
        <source>&amp;Align frames</source>
        <translation>Frames &amp;ausrichten</translation>
    </message>
    <message>
        <source>Align s&amp;hapes</source>
        <translation>&amp;Formen ausrichten</translation>
    </message>
    <message>
        <source>New &amp;layer</source>
        <translation>Neue &amp;Ebene</translation>
    </message>
    <message>
        <source>On top of the other layers of the stage</source>
        <translation>Über den anderen Ebenen der Bühne</translation>
    </message>
    <message>
        <source>&amp;Next overlap</source>
        <translation>&amp;Nächste Überlappung</translation>
    </message>
    <message>
        <source>Go to the next pair in the list of overlaps</source>
        <translation>Zum nächsten Paar in der Liste der Überlappungen gehen</translation>
    </message>
    <message>
        <source>Pre&amp;vious overlap</source>
        <translation>&amp;Vorige Überlappung</translation>
    </message>
    <message>
        <source>&amp;Hits only</source>
        <translation>Nur &amp;Treffer</translation>
    </message>
    <message>
        <source>Hide overlaps of categories that do not hit each other</source>
        <translation>Überlappungen von Kategorien ausblenden, die einander nicht treffen</translation>
    </message>
    <message>
        <source>Next numbers of the &amp;engine</source>
        <translation>Nächste &amp;Zahlen der Engine</translation>
    </message>
    <message>
        <source>Mark overlaps that come out otherwise in float32 metres or in whole pixels</source>
        <translation>Überlappungen markieren, die in float32-Metern oder ganzen Pixeln anders ausfallen</translation>
    </message>
    <message>
        <source>Show this panel, or put it away</source>
        <translation>Dieses Bedienfeld ein- oder ausblenden</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Bedienfelder</translation>
    </message>
    <message>
        <source>Play &amp;test: play or pause</source>
        <translation>Spieltest: abspielen oder &amp;pausieren</translation>
    </message>
    <message>
        <source>Instances move and spin, emitters fire, hits are counted</source>
        <translation>Instanzen bewegen und drehen sich, Emitter feuern, Treffer werden gezählt</translation>
    </message>
    <message>
        <source>Play test: o&amp;ne step</source>
        <translation>Spieltest: ei&amp;n Schritt</translation>
    </message>
    <message>
        <source>One sixtieth of a second, then pause</source>
        <translation>Eine Sechzigstelsekunde, dann Pause</translation>
    </message>
    <message>
        <source>Play test: from the &amp;beginning</source>
        <translation>Spieltest: von &amp;vorn</translation>
    </message>
    <message>
        <source>Play test: st&amp;op</source>
        <translation>Spieltest: been&amp;den</translation>
    </message>
    <message>
        <source>Back to editing, with everything as it was</source>
        <translation>Zurück zum Bearbeiten, alles ist wie zuvor</translation>
    </message>
    <message>
        <source>Play test: s&amp;wept tests</source>
        <translation>Spieltest: d&amp;urchgehende Prüfung</translation>
    </message>
    <message>
        <source>Look for contacts all along a bullet&apos;s way, so that none passes through</source>
        <translation>Kontakte auf der ganzen Bahn eines Geschosses suchen, damit keines durchfliegt</translation>
    </message>
    <message>
        <source>Play test: at a &amp;quarter of the speed</source>
        <translation>Spieltest: mit einem Vier&amp;tel des Tempos</translation>
    </message>
    <message>
        <source>Ask with a %1 that follows the cursor</source>
        <translation>Mit einer Sonde (%1) abfragen, die dem Mauszeiger folgt</translation>
    </message>
    <message>
        <source>P&amp;robe</source>
        <translation>S&amp;onde</translation>
    </message>
    <message>
        <source>&amp;Another random polygon</source>
        <translation>&amp;Anderes Zufallspolygon</translation>
    </message>
    <message>
        <source>&amp;Copy coordinates</source>
        <translation>&amp;Koordinaten kopieren</translation>
    </message>
    <message>
        <source>Of the line pressed last in the list of probes, or of the selected ones</source>
        <translation>Der zuletzt gedrückten Zeile der Sondenliste oder der ausgewählten Sonden</translation>
    </message>
    <message>
        <source>&amp;Delete all probes</source>
        <translation>Alle Sonden &amp;löschen</translation>
    </message>
    <message>
        <source>Choose an engine at the top to see what it gets</source>
        <translation>Oben eine Engine wählen, um zu sehen, was sie bekommt</translation>
    </message>
    <message>
        <source>&amp;Engine view</source>
        <translation>&amp;Engine-Ansicht</translation>
    </message>
    <message>
        <source>Show on the canvas what the engine gets</source>
        <translation>Auf der Arbeitsfläche zeigen, was die Engine bekommt</translation>
    </message>
    <message>
        <source>&amp;Fix the problem</source>
        <translation>Proble&amp;m beheben</translation>
    </message>
    <message>
        <source>Make the best repair of the problem that the canvas explains</source>
        <translation>Das auf der Arbeitsfläche erklärte Problem mit der besten Reparatur beheben</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>Nächstes &amp;Problem</translation>
    </message>
    <message>
        <source>Go to the next problem of the list</source>
        <translation>Zum nächsten Problem der Liste gehen</translation>
    </message>
    <message>
        <source>Fix a&amp;ll problems</source>
        <translation>&amp;Alle Probleme beheben</translation>
    </message>
    <message>
        <source>Make every repair that keeps what the shapes fill</source>
        <translation>Alle Reparaturen ausführen, die die Füllung der Formen erhalten</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Regeln…</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project</source>
        <translation>Wie schwer jede Regel in diesem Projekt wiegt</translation>
    </message>
    <message>
        <source>&amp;Edit in frames</source>
        <translation>In Frames &amp;bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Next scope</source>
        <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
        <source>From this frame to the chosen ones, to those of the tag, to all, and back</source>
        <translation>Von diesem Frame zu den gewählten, zu denen des Tags, zu allen und zurück</translation>
    </message>
    <message>
        <source>P&amp;lay or stop</source>
        <translation>Abs&amp;pielen oder anhalten</translation>
    </message>
    <message>
        <source>Play the frames of the sprite or of the tag that is shown, or all animations on a stage</source>
        <translation>Die Frames des Sprites oder des gezeigten Tags abspielen, auf einer Bühne alle Animationen</translation>
    </message>
    <message>
        <source>&amp;Onion skin</source>
        <translation>&amp;Zwiebelhaut</translation>
    </message>
    <message>
        <source>The frames beside this one, faintly, as the strip&apos;s onion menu says</source>
        <translation>Die benachbarten Frames, blass, wie im Zwiebelhaut-Menü des Streifens eingestellt</translation>
    </message>
    <message>
        <source>&amp;Copy shapes</source>
        <translation>Formen &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy shapes to the ne&amp;xt frame</source>
        <translation>Formen in den nä&amp;chsten Frame kopieren</translation>
    </message>
    <message>
        <source>Copy the selected shapes to the next frame and go there, with the copies selected</source>
        <translation>Die ausgewählten Formen in den nächsten Frame kopieren und dorthin gehen, mit ausgewählten Kopien</translation>
    </message>
    <message>
        <source>Copy shapes to the next frame and &amp;keep both</source>
        <translation>Formen in den nächsten Frame kopieren, &amp;beide behalten</translation>
    </message>
    <message>
        <source>As before, but nothing that is drawn there is replaced</source>
        <translation>Wie zuvor, doch nichts dort Gezeichnetes wird ersetzt</translation>
    </message>
    <message>
        <source>Copy shapes along the &amp;picture</source>
        <translation>Formen entlang des B&amp;ildes kopieren</translation>
    </message>
    <message>
        <source>To the next frame, each moved as far as the pixels that it lies on</source>
        <translation>In den nächsten Frame, jede so weit verschoben wie die Pixel unter ihr</translation>
    </message>
    <message>
        <source>Copy shapes to the &amp;end of the tag</source>
        <translation>Formen bis zum &amp;Ende des Tags kopieren</translation>
    </message>
    <message>
        <source>Copy the selected shapes to each frame up to the last one of the tag, or of the sprite</source>
        <translation>Die ausgewählten Formen in jeden Frame bis zum letzten des Tags oder des Sprites kopieren</translation>
    </message>
    <message>
        <source>Copy shapes to &amp;all frames shown</source>
        <translation>Formen in &amp;alle gezeigten Frames kopieren</translation>
    </message>
    <message>
        <source>Copy shapes to the &amp;chosen frames</source>
        <translation>Formen in die &amp;gewählten Frames kopieren</translation>
    </message>
    <message>
        <source>C&amp;hosen frames</source>
        <translation>&amp;Gewählte Frames</translation>
    </message>
    <message>
        <source>&amp;Insert frame without shapes</source>
        <translation>Frame ohne Formen &amp;einfügen</translation>
    </message>
    <message>
        <source>Behind the chosen frames, with the picture of the last one</source>
        <translation>Hinter den gewählten Frames, mit dem Bild des letzten</translation>
    </message>
    <message>
        <source>&amp;Hold twice as long</source>
        <translation>&amp;Doppelt so lange halten</translation>
    </message>
    <message>
        <source>Double the duration of the chosen frames</source>
        <translation>Die Dauer der gewählten Frames verdoppeln</translation>
    </message>
    <message>
        <source>&amp;Reverse frames</source>
        <translation>Frames &amp;umkehren</translation>
    </message>
    <message>
        <source>Turn round the order of the chosen frames, or of all that are shown</source>
        <translation>Die Reihenfolge der gewählten oder aller gezeigten Frames umdrehen</translation>
    </message>
    <message>
        <source>N&amp;umber frames</source>
        <translation>Frames &amp;nummerieren</translation>
    </message>
    <message>
        <source>Name the chosen frames, or all that are shown, after the first one, counting on</source>
        <translation>Die gewählten oder alle gezeigten Frames nach dem ersten benennen, fortlaufend gezählt</translation>
    </message>
    <message>
        <source>Add &amp;tag over the chosen frames</source>
        <translation>&amp;Tag über gewählte Frames legen</translation>
    </message>
    <message>
        <source>Add e&amp;vent to the frame</source>
        <translation>E&amp;reignis zum Frame hinzufügen</translation>
    </message>
    <message>
        <source>Something that the game is told of when the frame comes up, such as a sound</source>
        <translation>Etwas, das dem Spiel gemeldet wird, wenn der Frame erscheint, etwa ein Klang</translation>
    </message>
    <message>
        <source>Of the selected shapes, or of the selected instances within their layers</source>
        <translation>Der ausgewählten Formen oder der ausgewählten Instanzen innerhalb ihrer Ebenen</translation>
    </message>
    <message>
        <source>Flip &amp;horizontally</source>
        <translation>&amp;Horizontal spiegeln</translation>
    </message>
    <message>
        <source>Flip &amp;vertically</source>
        <translation>&amp;Vertikal spiegeln</translation>
    </message>
    <message>
        <source>Turn by &amp;90°</source>
        <translation>Um &amp;90° drehen</translation>
    </message>
    <message>
        <source>Turn &amp;back by 90°</source>
        <translation>Um 90° &amp;zurückdrehen</translation>
    </message>
    <message>
        <source>Bring to &amp;front</source>
        <translation>Nach &amp;ganz vorn</translation>
    </message>
    <message>
        <source>Bring for&amp;ward</source>
        <translation>Nach v&amp;orn</translation>
    </message>
    <message>
        <source>Send bac&amp;kward</source>
        <translation>Nach hi&amp;nten</translation>
    </message>
    <message>
        <source>Send &amp;to back</source>
        <translation>Nach ganz h&amp;inten</translation>
    </message>
    <message>
        <source>&amp;Categories…</source>
        <translation>&amp;Kategorien…</translation>
    </message>
    <message>
        <source>Name, colour and match the categories of shapes</source>
        <translation>Die Kategorien von Formen benennen, färben und einander zuordnen</translation>
    </message>
    <message>
        <source>Snap &amp;to</source>
        <translation>Einras&amp;ten an</translation>
    </message>
    <message>
        <source>Next &amp;snapping</source>
        <translation>Nächstes Ein&amp;rasten</translation>
    </message>
    <message>
        <source>Snap to pixels, half pixels, or not at all</source>
        <translation>An Pixeln, halben Pixeln oder gar nicht einrasten</translation>
    </message>
    <message>
        <source>S&amp;napping…</source>
        <translation>E&amp;inrasten…</translation>
    </message>
    <message>
        <source>All that points snap to, and the grid of one&apos;s own</source>
        <translation>Alles, woran Punkte einrasten, und das eigene Raster</translation>
    </message>
    <message>
        <source>&amp;Loupe</source>
        <translation>&amp;Lupe</translation>
    </message>
    <message>
        <source>Show the pixels around the cursor eight times as large below 400 %</source>
        <translation>Die Pixel um den Mauszeiger unter 400 % achtmal so groß zeigen</translation>
    </message>
    <message>
        <source>Choose two sprites or more in the Sprites panel first: Ctrl or Shift and click.</source>
        <translation>Zuerst im Bedienfeld „Sprites“ zwei oder mehr Sprites wählen: mit Strg oder Umschalt anklicken.</translation>
    </message>
    <message>
        <source>Join %1 sprites</source>
        <translation>%1 Sprites zusammenfügen</translation>
    </message>
    <message>
        <source>%1 sprites are one animation now; undo takes them apart.</source>
        <translation>%1 Sprites sind jetzt eine Animation; „Rückgängig“ trennt sie wieder.</translation>
    </message>
    <message>
        <source>A sprite of one frame cannot be split.</source>
        <translation>Ein Sprite mit einem Frame lässt sich nicht teilen.</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>%1 teilen</translation>
    </message>
    <message>
        <source>“%1” is %2 sprites now; undo brings it back.</source>
        <translation>„%1“ ist jetzt %2 Sprites; „Rückgängig“ bringt es zurück.</translation>
    </message>
    <message>
        <source>Tags over several of them went: %1.</source>
        <translation>Tags über mehreren davon sind weg: %1.</translation>
    </message>
    <message>
        <source>&amp;Join chosen sprites into one</source>
        <translation>Gewählte Sprites &amp;zusammenfügen</translation>
    </message>
    <message>
        <source>The frames of the chosen sprites become one animation, in the order of their numbers</source>
        <translation>Die Frames der gewählten Sprites werden eine Animation, in der Reihenfolge ihrer Nummern</translation>
    </message>
    <message>
        <source>S&amp;plit sprite</source>
        <translation>Sprite &amp;teilen</translation>
    </message>
    <message>
        <source>The chosen frames become a sprite of their own; with one or all chosen, each frame does</source>
        <translation>Die gewählten Frames werden ein eigenes Sprite; ist einer oder sind alle gewählt, jeder Frame</translation>
    </message>
    <message>
        <source>&amp;Find image…</source>
        <translation>Bild &amp;suchen…</translation>
    </message>
    <message>
        <source>Where an image is that cannot be read; others beside it are found with it</source>
        <translation>Wo ein nicht lesbares Bild liegt; andere daneben werden mitgefunden</translation>
    </message>
    <message>
        <source>&amp;Replace image…</source>
        <translation>Bild ers&amp;etzen…</translation>
    </message>
    <message>
        <source>Another image in the place of the one in view; frames and shapes stay</source>
        <translation>Ein anderes Bild anstelle des gezeigten; Frames und Formen bleiben</translation>
    </message>
    <message>
        <source>&amp;Stage on or off</source>
        <translation>&amp;Bühne ein oder aus</translation>
    </message>
    <message>
        <source>Place frames and see what overlaps</source>
        <translation>Frames platzieren und sehen, was überlappt</translation>
    </message>
    <message>
        <source>&amp;Place frame</source>
        <translation>Frame &amp;platzieren</translation>
    </message>
    <message>
        <source>Put the frame in view on the stage</source>
        <translation>Den gezeigten Frame auf die Bühne stellen</translation>
    </message>
    <message>
        <source>Trace the selected f&amp;rames</source>
        <translation>Ausgewählte F&amp;rames nachzeichnen</translation>
    </message>
    <message>
        <source>Outline what is opaque, as the Trace panel says</source>
        <translation>Deckendes mit Umrissen versehen, wie im Bedienfeld „Nachzeichnen“ eingestellt</translation>
    </message>
    <message>
        <source>&amp;Trace</source>
        <translation>&amp;Nachzeichnen</translation>
    </message>
    <message>
        <source>&amp;Trace all frames of the sprite</source>
        <translation>&amp;Alle Frames des Sprites nachzeichnen</translation>
    </message>
    <message>
        <source>Trace all frames of the &amp;project</source>
        <translation>Alle Frames des &amp;Projekts nachzeichnen</translation>
    </message>
    <message>
        <source>Chosen cells of tr&amp;acks</source>
        <translation>Gewählte Zellen von &amp;Spuren</translation>
    </message>
    <message>
        <source>&amp;Join into one track</source>
        <translation>Zu einer Spur &amp;verbinden</translation>
    </message>
    <message>
        <source>Make the shapes of the chosen cells one thing at different times</source>
        <translation>Die Formen der gewählten Zellen zu einem Ding zu verschiedenen Zeiten machen</translation>
    </message>
    <message>
        <source>Take &amp;out of the track</source>
        <translation>&amp;Aus der Spur nehmen</translation>
    </message>
    <message>
        <source>Make each shape of the chosen cells a thing by itself</source>
        <translation>Jede Form der gewählten Zellen zu einem eigenen Ding machen</translation>
    </message>
    <message>
        <source>&amp;Hold to here</source>
        <translation>Bis &amp;hierher halten</translation>
    </message>
    <message>
        <source>Keep the shape of the first chosen cell, or the last one before it, in all of them</source>
        <translation>Die Form der ersten gewählten Zelle oder die letzte davor in allen behalten</translation>
    </message>
    <message>
        <source>Of the chosen cells that lie between two keys</source>
        <translation>Der gewählten Zellen zwischen zwei Schlüsseln</translation>
    </message>
    <message>
        <source>In-betweens: ease &amp;in</source>
        <translation>Zwischenformen: sanft &amp;beginnen</translation>
    </message>
    <message>
        <source>In-betweens: &amp;ease out</source>
        <translation>Zwischenformen: sanft &amp;enden</translation>
    </message>
    <message>
        <source>In-betweens: ease in &amp;and out</source>
        <translation>Zwischenformen: sanft beginnen &amp;und enden</translation>
    </message>
    <message>
        <source>In-betweens: &amp;none, all keys</source>
        <translation>Zwischenformen: &amp;keine, alles Schlüssel</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>&amp;100 %</translation>
    </message>
    <message>
        <source>One screen pixel for each pixel</source>
        <translation>Ein Bildschirmpixel je Pixel</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>Ei&amp;npassen</translation>
    </message>
    <message>
        <source>Show the whole frame or stage</source>
        <translation>Den ganzen Frame oder die ganze Bühne zeigen</translation>
    </message>
    <message>
        <source>&amp;New project</source>
        <translation>&amp;Neues Projekt</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open projects and images, each project in a tab</source>
        <translation>Projekte und Bilder öffnen, jedes Projekt in einem Tab</translation>
    </message>
    <message>
        <source>Reco&amp;ver…</source>
        <translation>&amp;Wiederherstellen…</translation>
    </message>
    <message>
        <source>Open work that was closed without saving</source>
        <translation>Ohne Speichern geschlossene Arbeit öffnen</translation>
    </message>
    <message>
        <source>Vers&amp;ions…</source>
        <translation>&amp;Versionen…</translation>
    </message>
    <message>
        <source>See what the project was like when it was saved, and open that as a copy</source>
        <translation>Sehen, wie das Projekt beim Speichern war, und das als Kopie öffnen</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>Projekt s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Been&amp;den</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>Akt&amp;ion suchen…</translation>
    </message>
    <message>
        <source>Type a few letters of any action, sprite or frame</source>
        <translation>Einige Buchstaben einer Aktion, eines Sprites oder eines Frames eingeben</translation>
    </message>
    <message>
        <source>Ne&amp;xt project</source>
        <translation>Nä&amp;chstes Projekt</translation>
    </message>
    <message>
        <source>Pre&amp;vious project</source>
        <translation>&amp;Voriges Projekt</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>Wie der &amp;Desktop</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>D&amp;unkel</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Explains what has the focus, beside the work</source>
        <translation>Erklärt, was den Fokus hat, neben der Arbeit</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>All keys and gestures, beside the work</source>
        <translation>Alle Tasten und Gesten, neben der Arbeit</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>Tasten &amp;ändern…</translation>
    </message>
    <message>
        <source>&amp;About Hitbox Editor</source>
        <translation>Ü&amp;ber Hitbox Editor</translation>
    </message>
    <message>
        <source>&amp;First contact</source>
        <translation>&amp;Erster Kontakt</translation>
    </message>
    <message>
        <source>&amp;Last contact</source>
        <translation>&amp;Letzter Kontakt</translation>
    </message>
    <message>
        <source>In the timeline</source>
        <translation>In der Zeitleiste</translation>
    </message>
    <message>
        <source>Next pane&amp;l</source>
        <translation>Nächstes Bedien&amp;feld</translation>
    </message>
    <message>
        <source>Go on to the next panel, or to the canvas</source>
        <translation>Weiter zum nächsten Bedienfeld oder zur Arbeitsfläche</translation>
    </message>
    <message>
        <source>Previous p&amp;anel</source>
        <translation>V&amp;origes Bedienfeld</translation>
    </message>
    <message>
        <source>Trac&amp;ks</source>
        <translation>&amp;Spuren</translation>
    </message>
    <message>
        <source>What is there in which frame, in place of the strip of frames</source>
        <translation>Was in welchem Frame da ist, anstelle des Frame-Streifens</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>&amp;Zeitleiste</translation>
    </message>
    <message>
        <source>Play two animations side by side and see when they connect</source>
        <translation>Zwei Animationen nebeneinander abspielen und sehen, wann sie treffen</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>Language, colours, text size, durations and keys</source>
        <translation>Sprache, Farben, Schriftgröße, Dauern und Tasten</translation>
    </message>
    <message>
        <source>R&amp;un a script…</source>
        <translation>S&amp;kript ausführen…</translation>
    </message>
    <message>
        <source>A rule, an export or an edit of your own, in JavaScript</source>
        <translation>Eine eigene Regel, ein Export oder eine Bearbeitung in JavaScript</translation>
    </message>
    <message>
        <source>Conflicts of a mer&amp;ge</source>
        <translation>Konflikte einer Zusammen&amp;führung</translation>
    </message>
    <message>
        <source>&amp;Next conflict</source>
        <translation>&amp;Nächster Konflikt</translation>
    </message>
    <message>
        <source>Go to the next place that two people changed, each to something else</source>
        <translation>Zur nächsten Stelle gehen, die zwei Leute verschieden geändert haben</translation>
    </message>
    <message>
        <source>Take &amp;ours</source>
        <translation>&amp;Unsere übernehmen</translation>
    </message>
    <message>
        <source>Take &amp;theirs</source>
        <translation>&amp;Ihre übernehmen</translation>
    </message>
    <message>
        <source>Keep &amp;both</source>
        <translation>&amp;Beide behalten</translation>
    </message>
    <message>
        <source>&amp;Done as it is</source>
        <translation>&amp;Fertig, wie es ist</translation>
    </message>
    <message>
        <source>Sam&amp;ples</source>
        <translation>Beis&amp;piele</translation>
    </message>
    <message>
        <source>%1 sprites are one now, each of them a tag; undo takes them apart.</source>
        <translation>%1 Sprites sind jetzt eines, jedes davon ein Tag; „Rückgängig“ trennt sie wieder.</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Reihenfolge</translation>
    </message>
    <message>
        <source>Flip horizontally about the &amp;pivot</source>
        <translation>Waagerecht am &amp;Pivot spiegeln</translation>
    </message>
    <message>
        <source>Flip vertically about the pivot</source>
        <translation>Senkrecht am Pivot spiegeln</translation>
    </message>
    <message>
        <source>Rename what is selected in the list at hand, or the selected shape or point, or else the sprite</source>
        <translation>Umbenennen, was in der aktiven Liste ausgewählt ist, sonst die ausgewählte Form oder den ausgewählten Punkt, sonst das Sprite</translation>
    </message>
    <message>
        <source>What is drawn next is “%1”; %2 once more: what is selected, too.</source>
        <translation>Als Nächstes Gezeichnetes wird „%1“; noch einmal %2: auch die Auswahl.</translation>
    </message>
    <message>
        <source>The selected shapes are “%1” now.</source>
        <translation>Die ausgewählten Formen sind jetzt „%1“.</translation>
    </message>
    <message>
        <source>What is drawn next is “%1”.</source>
        <translation>Als Nächstes Gezeichnetes wird „%1“.</translation>
    </message>
    <message>
        <source>P&amp;ivots of the chosen frames</source>
        <translation>P&amp;ivots der gewählten Frames</translation>
    </message>
    <message>
        <source>Pivot at the &amp;bottom middle of the picture (feet)</source>
        <translation>Pivot &amp;unten in der Mitte des Bildes (Füße)</translation>
    </message>
    <message>
        <source>Below what is opaque in each chosen frame: where a figure stands</source>
        <translation>Unter dem, was in jedem gewählten Frame deckend ist: wo eine Figur steht</translation>
    </message>
    <message>
        <source>Pivot in the &amp;centre of the picture</source>
        <translation>Pivot in der &amp;Mitte des Bildes</translation>
    </message>
    <message>
        <source>The middle of what is opaque in each chosen frame</source>
        <translation>Die Mitte dessen, was in jedem gewählten Frame deckend ist</translation>
    </message>
    <message>
        <source>Pivot at the bottom middle of the &amp;frame</source>
        <translation>Pivot unten in der Mitte des &amp;Frames</translation>
    </message>
    <message>
        <source>Of each chosen frame, whatever its picture shows</source>
        <translation>Jedes gewählten Frames, was auch immer sein Bild zeigt</translation>
    </message>
    <message>
        <source>Pivot in the centre of the f&amp;rame</source>
        <translation>Pivot in der Mitte des F&amp;rames</translation>
    </message>
    <message>
        <source>In-betweens: linea&amp;r</source>
        <translation>Zwischenformen: linea&amp;r</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>The next click says what something is for</source>
        <translation>Der nächste Klick sagt, wozu etwas da ist</translation>
    </message>
    <message>
        <source>Step by step, beside the work</source>
        <translation>Schritt für Schritt, neben der Arbeit</translation>
    </message>
    <message>
        <source>&amp;Tutorials</source>
        <translation>T&amp;utorials</translation>
    </message>
</context>
<context>
    <name>hitbox::AnimationBox</name>
    <message>
        <source>all frames</source>
        <translation>alle Frames</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>hitbox::AnimationImport</name>
    <message>
        <source>images “%1”</source>
        <translation>Bilder „%1“</translation>
    </message>
    <message>
        <source>no image has the number %1; the frames follow each other without it</source>
        <translation>kein Bild hat die Nummer %1; die Frames folgen ohne es aufeinander</translation>
    </message>
    <message>
        <source>sprite “%1”</source>
        <translation>Sprite „%1“</translation>
    </message>
    <message>
        <source>its images differ in size: “%1” has %2 pixels, “%3” has %4; each pivot is in the middle of its own</source>
        <translation>die Bilder sind verschieden groß: „%1“ hat %2 Pixel, „%3“ hat %4; jeder Pivot liegt in der Mitte seines Bildes</translation>
    </message>
    <message>
        <source>several images have the number %1; all of them are frames, one behind the other</source>
        <translation>mehrere Bilder haben die Nummer %1; alle werden Frames, eines hinter dem anderen</translation>
    </message>
</context>
<context>
    <name>hitbox::BitsField</name>
    <message>
        <source>Bit %1</source>
        <translation>Bit %1</translation>
    </message>
    <message>
        <source>Bit %1: layer %2, value %3</source>
        <translation>Bit %1: Ebene %2, Wert %3</translation>
    </message>
    <message>
        <source>Bits as a number</source>
        <translation>Bits als Zahl</translation>
    </message>
    <message>
        <source>The bits as a number: decimal, or hexadecimal as 0x1f, or binary as 0b101</source>
        <translation>Die Bits als Zahl: dezimal, hexadezimal wie 0x1f oder binär wie 0b101</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
</context>
<context>
    <name>hitbox::CanvasView</name>
    <message>
        <source>Let go at %1</source>
        <translation>Losgelassen bei %1</translation>
    </message>
    <message>
        <source>Pressed at %1</source>
        <translation>Gedrückt bei %1</translation>
    </message>
    <message>
        <source>Clicked at %1</source>
        <translation>Geklickt bei %1</translation>
    </message>
</context>
<context>
    <name>hitbox::CategoriesDialog</name>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>A tick says that shapes of the row&apos;s category strike shapes of the column&apos;s. Bits become the engine&apos;s layer, the ticks its mask. Changes are made at once; Ctrl+Z takes them back.</source>
        <translation>Ein Häkchen heißt, dass Formen der Kategorie der Zeile Formen der Kategorie der Spalte treffen. Bits werden zur Ebene der Engine, die Häkchen zu ihrer Maske. Änderungen gelten sofort; Strg+Z nimmt sie zurück.</translation>
    </message>
    <message>
        <source>Categories and who hits whom</source>
        <translation>Kategorien und wer wen trifft</translation>
    </message>
    <message>
        <source>“%1” is no whole number from 0 to 4294967295.</source>
        <translation>„%1“ ist keine ganze Zahl von 0 bis 4294967295.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Entfernen…</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>%1, told apart by every kind of colour vision</source>
        <translation>%1, für jede Art des Farbsehens unterscheidbar</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>Farbe %1</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Andere…</translation>
    </message>
    <message>
        <source>Choose any colour</source>
        <translation>Eine beliebige Farbe wählen</translation>
    </message>
    <message>
        <source>Who hits whom</source>
        <translation>Wer wen trifft</translation>
    </message>
    <message>
        <source>There is a category “%1” already.</source>
        <translation>Es gibt schon eine Kategorie „%1“.</translation>
    </message>
    <message>
        <source>A category needs a name.</source>
        <translation>Eine Kategorie braucht einen Namen.</translation>
    </message>
    <message>
        <source>Rename category to %1</source>
        <translation>Kategorie in %1 umbenennen</translation>
    </message>
    <message>
        <source>Bits of %1</source>
        <translation>Bits von %1</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Farbe von %1</translation>
    </message>
    <message>
        <source>Move category %1</source>
        <translation>Kategorie %1 verschieben</translation>
    </message>
    <message>
        <source>category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Add category</source>
        <translation>Kategorie hinzufügen</translation>
    </message>
    <message>
        <source>Remove category %1</source>
        <translation>Kategorie %1 entfernen</translation>
    </message>
    <message>
        <source>Its one shape goes to</source>
        <translation>Ihre eine Form geht an</translation>
    </message>
    <message numerus="yes">
        <source>Its %n shapes go to</source>
        <translation>
            <numerusform>Ihre %n Form geht an</numerusform>
            <numerusform>Ihre %n Formen gehen an</numerusform>
        </translation>
    </message>
    <message>
        <source>no category</source>
        <translation>keine Kategorie</translation>
    </message>
</context>
<context>
    <name>hitbox::CategoryList</name>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>No categories yet.</source>
        <translation>Noch keine Kategorien.</translation>
    </message>
</context>
<context>
    <name>hitbox::CategoryTableModel</name>
    <message>
        <source>%1 hits %2</source>
        <translation>%1 trifft %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>hits %1</source>
        <translation>trifft %1</translation>
    </message>
</context>
<context>
    <name>hitbox::CommandPalette</name>
    <message>
        <source>Find an action</source>
        <translation>Aktion suchen</translation>
    </message>
    <message>
        <source>Find an action, a sprite or a frame</source>
        <translation>Aktion, Sprite oder Frame suchen</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>Passende Einträge</translation>
    </message>
</context>
<context>
    <name>hitbox::ConflictChoices</name>
    <message>
        <source>what the conflict is about is not there any more, or is there twice</source>
        <translation>worum es im Konflikt geht, ist nicht mehr da oder doppelt da</translation>
    </message>
    <message>
        <source>this is to be done by hand</source>
        <translation>das ist von Hand zu machen</translation>
    </message>
    <message>
        <source>%1 is the name of something else</source>
        <translation>%1 ist der Name von etwas anderem</translation>
    </message>
</context>
<context>
    <name>hitbox::ConflictsPanel</name>
    <message>
        <source>Outline</source>
        <translation>Umriss</translation>
    </message>
    <message>
        <source>The project</source>
        <translation>Das Projekt</translation>
    </message>
    <message>
        <source>%1: both changed it</source>
        <translation>%1: von beiden geändert</translation>
    </message>
    <message>
        <source>Ours removed it, theirs changed it</source>
        <translation>Von uns entfernt, von ihnen geändert</translation>
    </message>
    <message>
        <source>Theirs removed it, ours changed it</source>
        <translation>Von ihnen entfernt, von uns geändert</translation>
    </message>
    <message>
        <source>Order: both moved some of %1</source>
        <translation>Reihenfolge: beide haben in %1 umgestellt</translation>
    </message>
    <message>
        <source>Its new name is that of something else</source>
        <translation>Der neue Name gehört etwas anderem</translation>
    </message>
    <message>
        <source>It went to two places, and is in both</source>
        <translation>Es kam an zwei Stellen und ist an beiden</translation>
    </message>
    <message>
        <source>All that it named was removed, and it too</source>
        <translation>Alles, was es benennt, wurde entfernt, und es selbst auch</translation>
    </message>
    <message>
        <source>A conflict that a newer version knows</source>
        <translation>Ein Konflikt, den eine neuere Version kennt</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Konflikte</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Unsere</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Ihre</translation>
    </message>
    <message>
        <source>Take ours</source>
        <translation>Unsere übernehmen</translation>
    </message>
    <message>
        <source>Make it as our side has it</source>
        <translation>So machen, wie unsere Seite es hat</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Ihre übernehmen</translation>
    </message>
    <message>
        <source>Make it as their side has it</source>
        <translation>So machen, wie die andere Seite es hat</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>Keep our shape, and theirs as another one above it</source>
        <translation>Unsere Form behalten und ihre als weitere darüber</translation>
    </message>
    <message>
        <source>Leave it as it is now</source>
        <translation>Lassen, wie es jetzt ist</translation>
    </message>
    <message>
        <source>All conflicts are settled</source>
        <translation>Alle Konflikte sind gelöst</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Pivot</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Sprites</source>
        <translation>Sprites</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>Instanzen</translation>
    </message>
    <message>
        <source>Probes</source>
        <translation>Sonden</translation>
    </message>
    <message>
        <source>Emitters</source>
        <translation>Emitter</translation>
    </message>
</context>
<context>
    <name>hitbox::ContactSheet</name>
    <message>
        <source>%1 of %2 frames</source>
        <translation>%1 von %2 Frames</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 Frame</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>%1 Frames</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
</context>
<context>
    <name>hitbox::ContactSheetDialog</name>
    <message>
        <source>Contact sheet of %1</source>
        <translation>Kontaktbogen von %1</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>Size of a frame in pixels</source>
        <translation>Größe eines Frames in Pixeln</translation>
    </message>
    <message>
        <source>Pixels for the longer side of a frame; enlarged ones take whole multiples of their pixels</source>
        <translation>Pixel für die längere Seite eines Frames; vergrößert wird in ganzen Vielfachen seiner Pixel</translation>
    </message>
    <message>
        <source>S&amp;hapes</source>
        <translation>&amp;Formen</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 Frame</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n Frame</numerusform>
            <numerusform>%n Frames</numerusform>
        </translation>
    </message>
    <message>
        <source>Double click on a frame goes there.</source>
        <translation>Doppelklick auf einen Frame geht dorthin.</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>Bild &amp;speichern…</translation>
    </message>
    <message>
        <source>As PNG, or as a page of HTML that says what is wrong with each frame</source>
        <translation>Als PNG oder als HTML-Seite, die sagt, was an jedem Frame nicht stimmt</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <source>HTML pages (*.html)</source>
        <translation>HTML-Seiten (*.html)</translation>
    </message>
    <message>
        <source>Save the contact sheet</source>
        <translation>Kontaktbogen speichern</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Wird gezeichnet…</translation>
    </message>
    <message>
        <source>Could not write the contact sheet: %1</source>
        <translation>Kontaktbogen ließ sich nicht schreiben: %1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
</context>
<context>
    <name>hitbox::ContactSheetView</name>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
</context>
<context>
    <name>hitbox::CopyNote</name>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>hitbox::CrashReportDialog</name>
    <message>
        <source>The report cannot be read: %1</source>
        <translation>Der Bericht lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>Crash Report</source>
        <translation>Absturzbericht</translation>
    </message>
    <message>
        <source>Nothing of your projects is in it, and it was sent nowhere. Whoever mends the editor can use it.
%1</source>
        <translation>Er enthält nichts aus Ihren Projekten und wurde nirgendwohin gesendet. Wer den Editor repariert, kann ihn brauchen.
%1</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Der Bericht</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Open &amp;Folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
</context>
<context>
    <name>hitbox::DocumentTabs</name>
    <message>
        <source>Open projects</source>
        <translation>Offene Projekte</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>hitbox::EmitterFields</name>
    <message>
        <source>Category of the bullets</source>
        <translation>Kategorie der Geschosse</translation>
    </message>
    <message>
        <source>Decides what the bullets hit</source>
        <translation>Bestimmt, was die Geschosse treffen</translation>
    </message>
    <message>
        <source>Bullet</source>
        <translation>Geschoss</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>box</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>Kapsel</translation>
    </message>
    <message>
        <source>drawn shape</source>
        <translation>gezeichnete Form</translation>
    </message>
    <message>
        <source>Fires from</source>
        <translation>Feuert von</translation>
    </message>
    <message>
        <source>the edges</source>
        <translation>die Ränder</translation>
    </message>
    <message>
        <source>a place</source>
        <translation>ein Ort</translation>
    </message>
    <message>
        <source>Fires at</source>
        <translation>Feuert auf</translation>
    </message>
    <message>
        <source>an instance</source>
        <translation>eine Instanz</translation>
    </message>
    <message>
        <source>Copy…</source>
        <translation>Kopieren…</translation>
    </message>
    <message>
        <source>Fire a copy of a shape of the selected instance, or of the frame below</source>
        <translation>Eine Kopie einer Form der ausgewählten Instanz oder des Frames unten feuern</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Change emitter</source>
        <translation>Emitter ändern</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>from x</source>
        <translation>von x</translation>
    </message>
    <message>
        <source>from y</source>
        <translation>von y</translation>
    </message>
    <message>
        <source>instance</source>
        <translation>Instanz</translation>
    </message>
    <message>
        <source>at x</source>
        <translation>Ziel x</translation>
    </message>
    <message>
        <source>at y</source>
        <translation>Ziel y</translation>
    </message>
    <message>
        <source>every</source>
        <translation>alle</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source> px/s</source>
        <translation> px/s</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>The frame has no shapes</source>
        <translation>Der Frame hat keine Formen</translation>
    </message>
</context>
<context>
    <name>hitbox::EmitterList</name>
    <message>
        <source>(%1, %2)</source>
        <translation>(%1, %2)</translation>
    </message>
    <message>
        <source>Emitters</source>
        <translation>Emitter</translation>
    </message>
    <message>
        <source>Nothing fires yet. Add an emitter.</source>
        <translation>Noch feuert nichts. Fügen Sie einen Emitter hinzu.</translation>
    </message>
    <message>
        <source>Add an emitter that fires at the first instance</source>
        <translation>Einen Emitter hinzufügen, der auf die erste Instanz feuert</translation>
    </message>
    <message>
        <source>Duplicate this emitter</source>
        <translation>Diesen Emitter duplizieren</translation>
    </message>
    <message>
        <source>Remove this emitter (Delete)</source>
        <translation>Diesen Emitter entfernen (Entf)</translation>
    </message>
    <message>
        <source>Rename emitter</source>
        <translation>Emitter umbenennen</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Add emitter</source>
        <translation>Emitter hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate emitter</source>
        <translation>Emitter duplizieren</translation>
    </message>
    <message>
        <source>Remove emitter</source>
        <translation>Emitter entfernen</translation>
    </message>
</context>
<context>
    <name>hitbox::EmittersItem</name>
    <message>
        <source>%1 of %2 emitters in view are marked: zoom in for the rest</source>
        <translation>%1 von %2 sichtbaren Emittern sind markiert: für die übrigen hineinzoomen</translation>
    </message>
</context>
<context>
    <name>hitbox::EmptyFrameBar</name>
    <message>
        <source>This frame has no shapes yet.</source>
        <translation>Dieser Frame hat noch keine Formen.</translation>
    </message>
    <message>
        <source>Copy the shapes of that frame, as the same things at another time</source>
        <translation>Die Formen jenes Frames kopieren, als dieselben Dinge zu anderer Zeit</translation>
    </message>
    <message>
        <source>Copy shapes to %1</source>
        <translation>Formen in %1 kopieren</translation>
    </message>
    <message>
        <source>Shapes of %1</source>
        <translation>Formen von %1</translation>
    </message>
</context>
<context>
    <name>hitbox::EngineChooser</name>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>The engine that this project is made for: what it gets is shown, and exports start with it</source>
        <translation>Die Engine, für die dieses Projekt gemacht ist: was sie bekommt, wird gezeigt, und Exporte beginnen mit ihr</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
</context>
<context>
    <name>hitbox::EnginePanel</name>
    <message>
        <source>Engine gets</source>
        <translation>Für die Engine</translation>
    </message>
    <message>
        <source>What the engine gets</source>
        <translation>Was die Engine bekommt</translation>
    </message>
    <message>
        <source>What the engine loses</source>
        <translation>Was der Engine verloren geht</translation>
    </message>
    <message>
        <source>Engine view</source>
        <translation>Engine-Ansicht</translation>
    </message>
    <message>
        <source>Show on the canvas what the engine gets</source>
        <translation>Auf der Arbeitsfläche zeigen, was die Engine bekommt</translation>
    </message>
    <message>
        <source>%1 is not exported: %2</source>
        <translation>%1 wird nicht exportiert: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>of this frame</source>
        <translation>von diesem Frame</translation>
    </message>
    <message>
        <source>choose one at the top</source>
        <translation>oben eine wählen</translation>
    </message>
    <message>
        <source>“%1” is not known here</source>
        <translation>„%1“ ist hier unbekannt</translation>
    </message>
    <message>
        <source>%1 …</source>
        <translation>%1 …</translation>
    </message>
</context>
<context>
    <name>hitbox::EventList</name>
    <message>
        <source>Events: %1</source>
        <translation>Ereignisse: %1</translation>
    </message>
    <message>
        <source>Events of the frame</source>
        <translation>Ereignisse des Frames</translation>
    </message>
    <message>
        <source>Nothing happens in this frame.</source>
        <translation>In diesem Frame geschieht nichts.</translation>
    </message>
    <message>
        <source>Add an event</source>
        <translation>Ein Ereignis hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate this event</source>
        <translation>Dieses Ereignis duplizieren</translation>
    </message>
    <message>
        <source>Remove this event (Delete)</source>
        <translation>Dieses Ereignis entfernen (Entf)</translation>
    </message>
    <message>
        <source>Properties of the event</source>
        <translation>Eigenschaften des Ereignisses</translation>
    </message>
    <message>
        <source>Add a property to the event</source>
        <translation>Eine Eigenschaft zum Ereignis hinzufügen</translation>
    </message>
    <message>
        <source>event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Add event %1</source>
        <translation>Ereignis %1 hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate event %1</source>
        <translation>Ereignis %1 duplizieren</translation>
    </message>
    <message>
        <source>Remove event %1</source>
        <translation>Ereignis %1 entfernen</translation>
    </message>
    <message>
        <source>Rename event to %1</source>
        <translation>Ereignis in %1 umbenennen</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportDialog</name>
    <message>
        <source>… and %1 more</source>
        <translation>… und %1 weitere</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>On every save</source>
        <translation>Bei jedem Speichern</translation>
    </message>
    <message>
        <source>&amp;Copy text</source>
        <translation>Text &amp;kopieren</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>This version of the editor does not know the format.</source>
        <translation>Diese Version des Editors kennt das Format nicht.</translation>
    </message>
    <message>
        <source>Export into</source>
        <translation>Exportieren nach</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Choose the folder that the files are written to.</source>
        <translation>Wählen Sie den Ordner, in den die Dateien geschrieben werden.</translation>
    </message>
    <message>
        <source>“%1” is a relative folder; choose one from the root on.</source>
        <translation>„%1“ ist ein relativer Ordner; wählen Sie einen ab der Wurzel.</translation>
    </message>
    <message>
        <source>The folder&apos;s name has more than %1 characters, or several lines; choose another one.</source>
        <translation>Der Name des Ordners hat mehr als %1 Zeichen oder mehrere Zeilen; wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>Replace files?</source>
        <translation>Dateien ersetzen?</translation>
    </message>
    <message>
        <source>The folder has other files of these names: %1</source>
        <translation>Der Ordner hat andere Dateien dieser Namen: %1</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Save as profile</source>
        <translation>Als Profil &amp;speichern</translation>
    </message>
    <message>
        <source>Keep this engine with its options and the folder in the project, under a name</source>
        <translation>Diese Engine mit ihren Optionen und dem Ordner unter einem Namen im Projekt behalten</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>Leave this window and go to the first shape that is wrong</source>
        <translation>Dieses Fenster verlassen und zur ersten fehlerhaften Form gehen</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>Make the export of this profile again whenever the project is saved</source>
        <translation>Den Export dieses Profils bei jedem Speichern des Projekts wiederholen</translation>
    </message>
    <message>
        <source>Put the text of the file in view on the clipboard</source>
        <translation>Den Text der gezeigten Datei in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The folder has another file of this name: %1</source>
        <translation>Der Ordner hat eine andere Datei dieses Namens: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportFlow</name>
    <message>
        <source>%1 Lost or changed: %2.</source>
        <translation>%1 Verloren oder geändert: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 Lost or changed: %2, and %n more.</source>
        <translation>
            <numerusform>%1 Verloren oder geändert: %2 und %n weiteres.</numerusform>
            <numerusform>%1 Verloren oder geändert: %2 und %n weitere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1 und %n weiteres</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>The project wants to be exported at every save, into %1.</source>
        <translation>Das Projekt möchte bei jedem Speichern nach %1 exportiert werden.</translation>
    </message>
    <message>
        <source>The project wants to be exported at every save, into %1, and to read %2 for it.</source>
        <translation>Das Projekt möchte bei jedem Speichern nach %1 exportiert werden und dafür %2 lesen.</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Erlauben</translation>
    </message>
    <message>
        <source>Not exported: %1</source>
        <translation>Nicht exportiert: %1</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Saved. %1</source>
        <translation>Gespeichert. %1</translation>
    </message>
    <message>
        <source>Saved, but “%1” was not exported: %2</source>
        <translation>Gespeichert, aber „%1“ wurde nicht exportiert: %2</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>%1 The project is made for %2 now: undo takes that back.</source>
        <translation>%1 Das Projekt ist jetzt für %2 gemacht: Rückgängig nimmt das zurück.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>The project is made for %1, as it was exported last: undo takes that back.</source>
        <translation>Das Projekt ist für %1 gemacht, wie es zuletzt exportiert wurde: Rückgängig nimmt das zurück.</translation>
    </message>
    <message>
        <source>Exported %1 into %2 (%3).</source>
        <translation>%1 nach %2 exportiert (%3).</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportOptionFields</name>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportPreviewView</name>
    <message>
        <source>Search the text</source>
        <translation>Im Text suchen</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>The files are being made</source>
        <translation>Die Dateien werden erzeugt</translation>
    </message>
    <message>
        <source>Text of the file</source>
        <translation>Text der Datei</translation>
    </message>
    <message>
        <source>Search the text (Ctrl+F); Return goes on, Shift+Return back</source>
        <translation>Im Text suchen (Strg+F); Eingabe geht weiter, Umschalt+Eingabe zurück</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Return)</source>
        <translation>Vorige Fundstelle (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>Next hit (Return)</source>
        <translation>Nächste Fundstelle (Eingabe)</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 pixels</source>
        <translation>Ein Bild mit %1 × %2 Pixeln</translation>
    </message>
    <message>
        <source>
… and 1 byte more</source>
        <translation>
… und 1 weiteres Byte</translation>
    </message>
    <message numerus="yes">
        <source>
… and %n bytes more</source>
        <translation>
            <numerusform>
… und %n weiteres Byte</numerusform>
            <numerusform>
… und %n weitere Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 B</translation>
    </message>
</context>
<context>
    <name>hitbox::FieldForm</name>
    <message>
        <source>%1: %2 unless a shape says otherwise</source>
        <translation>%1: %2, sofern eine Form nichts anderes sagt</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>several</source>
        <translation>mehrere</translation>
    </message>
</context>
<context>
    <name>hitbox::FieldsTable</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Fields of the category</source>
        <translation>Felder der Kategorie</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Choices, with commas between</source>
        <translation>Auswahlwerte, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Fields are properties that all shapes of the category have, such as damage. Shapes with the same value of a field “group” hit once together.</source>
        <translation>Felder sind Eigenschaften, die alle Formen der Kategorie haben, etwa Schaden. Formen mit demselben Wert eines Feldes „group“ treffen gemeinsam einmal.</translation>
    </message>
    <message>
        <source>Add &amp;field</source>
        <translation>&amp;Feld hinzufügen</translation>
    </message>
    <message>
        <source>Remove f&amp;ield</source>
        <translation>Feld ent&amp;fernen</translation>
    </message>
    <message>
        <source>Type of %1</source>
        <translation>Typ von %1</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>yes/no</source>
        <translation>Ja/Nein</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>A field needs a name.</source>
        <translation>Ein Feld braucht einen Namen.</translation>
    </message>
    <message>
        <source>There is a field “%1” already.</source>
        <translation>Es gibt schon ein Feld „%1“.</translation>
    </message>
    <message>
        <source>Rename field to %1</source>
        <translation>Feld in %1 umbenennen</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>“%1” is neither yes nor no.</source>
        <translation>„%1“ ist weder ja noch nein.</translation>
    </message>
    <message>
        <source>“%1” is none of the choices.</source>
        <translation>„%1“ ist keiner der Auswahlwerte.</translation>
    </message>
    <message>
        <source>Default of %1</source>
        <translation>Standard von %1</translation>
    </message>
    <message>
        <source>A field of this type needs a choice.</source>
        <translation>Ein Feld dieses Typs braucht einen Auswahlwert.</translation>
    </message>
    <message>
        <source>A field has at most %1 choices.</source>
        <translation>Ein Feld hat höchstens %1 Auswahlwerte.</translation>
    </message>
    <message>
        <source>Choices of %1</source>
        <translation>Auswahlwerte von %1</translation>
    </message>
    <message>
        <source>A category has at most %1 fields.</source>
        <translation>Eine Kategorie hat höchstens %1 Felder.</translation>
    </message>
    <message>
        <source>Add field to %1</source>
        <translation>Feld zu %1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove field %1</source>
        <translation>Feld %1 entfernen</translation>
    </message>
</context>
<context>
    <name>hitbox::FileChangeBar</name>
    <message>
        <source>Another program changed %1, which was read anew (%2). Undo shows it as it was.</source>
        <translation>Ein anderes Programm hat %1 geändert; sie wurde neu gelesen (%2). „Rückgängig“ zeigt sie, wie sie war.</translation>
    </message>
    <message>
        <source>Another program changed %1: %2. Here is unsaved work on it.</source>
        <translation>Ein anderes Programm hat %1 geändert: %2. Hier ist nicht gespeicherte Arbeit daran.</translation>
    </message>
    <message>
        <source>Another program changed %1: %2. Here it is as it was.</source>
        <translation>Ein anderes Programm hat %1 geändert: %2. Hier ist sie, wie sie war.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Another program changed %1, and it cannot be read now: %2. Here it is as it was.</source>
        <translation>Ein anderes Programm hat %1 geändert, und sie lässt sich jetzt nicht lesen: %2. Hier ist sie, wie sie war.</translation>
    </message>
    <message>
        <source>%1 was moved or removed. Here it still is.</source>
        <translation>%1 wurde verschoben oder entfernt. Hier ist sie noch.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>by %1 on %2, since %3</source>
        <translation>von %1 auf %2, seit %3</translation>
    </message>
    <message>
        <source>by somebody unknown</source>
        <translation>von jemand Unbekanntem</translation>
    </message>
    <message>
        <source>%1 is also open elsewhere: %2. You are told here when it is saved there.</source>
        <translation>%1 ist auch anderswo geöffnet: %2. Was dort gespeichert wird, wird hier gemeldet.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>on %1, since %2</source>
        <translation>auf %1, seit %2</translation>
    </message>
    <message>
        <source>The folder of %1 was moved or removed. Here it still is.</source>
        <translation>Der Ordner von %1 wurde verschoben oder entfernt. Hier ist es noch da.</translation>
    </message>
</context>
<context>
    <name>hitbox::FileFlow</name>
    <message>
        <source>Not saved: %1 is as it was</source>
        <translation>Nicht gespeichert: %1 ist, wie sie war</translation>
    </message>
    <message>
        <source>Could not open the file</source>
        <translation>Die Datei ließ sich nicht öffnen</translation>
    </message>
    <message>
        <source>Add images as sprites</source>
        <translation>Bilder als Sprites hinzufügen</translation>
    </message>
    <message>
        <source>Images and sheets (%1);;Images (%2);;All files (*)</source>
        <translation>Bilder und Spritesheets (%1);;Bilder (%2);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>“%1” was moved or removed since it was opened here.</source>
        <translation>„%1“ wurde verschoben oder entfernt, seit sie hier geöffnet wurde.</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since it was opened here.</source>
        <translation>„%1“ wurde von einem anderen Programm geändert, seit sie hier geöffnet wurde.</translation>
    </message>
    <message>
        <source>File is gone</source>
        <translation>Datei ist weg</translation>
    </message>
    <message>
        <source>File changed on disk</source>
        <translation>Datei auf dem Datenträger geändert</translation>
    </message>
    <message>
        <source>Your work is still open here. Saving writes the file anew.</source>
        <translation>Ihre Arbeit ist hier noch offen. Speichern schreibt die Datei neu.</translation>
    </message>
    <message>
        <source>Saving replaces those changes with yours.</source>
        <translation>Speichern ersetzt jene Änderungen durch Ihre.</translation>
    </message>
    <message>
        <source>Write anew</source>
        <translation>Neu schreiben</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Could not save</source>
        <translation>Speichern fehlgeschlagen</translation>
    </message>
    <message>
        <source>Nothing was changed on disk. Your work is still open here.</source>
        <translation>Auf dem Datenträger wurde nichts geändert. Ihre Arbeit ist hier noch offen.</translation>
    </message>
    <message>
        <source>What lies on the disk now is not what lay there before, and may not be all of your work. It is still open here.</source>
        <translation>Was jetzt auf dem Datenträger liegt, ist nicht, was zuvor dort lag, und vielleicht nicht Ihre ganze Arbeit. Sie ist hier noch offen.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Projects (*.hitbox)</source>
        <translation>Projekte (*.hitbox)</translation>
    </message>
    <message>
        <source>What lies on the disk now cannot be read. Your work is still open here.</source>
        <translation>Was jetzt auf dem Datenträger liegt, lässt sich nicht lesen. Ihre Arbeit ist hier noch offen.</translation>
    </message>
    <message>
        <source>The file on the disk is the new one, with your work as it was when saving began. Here it counts as unsaved until a save succeeds.</source>
        <translation>Die Datei auf dem Datenträger ist die neue, mit Ihrer Arbeit vom Beginn des Speicherns. Hier gilt sie als ungespeichert, bis ein Speichern gelingt.</translation>
    </message>
    <message>
        <source>Folder is gone</source>
        <translation>Ordner ist weg</translation>
    </message>
    <message>
        <source>The folder of “%1” was moved or removed.</source>
        <translation>Der Ordner von „%1“ wurde verschoben oder entfernt.</translation>
    </message>
    <message>
        <source>Your work is still open here. Save it in another folder.</source>
        <translation>Ihre Arbeit ist hier noch offen. Speichern Sie sie in einem anderen Ordner.</translation>
    </message>
    <message>
        <source>“%1” was moved or removed since this work on it was begun.</source>
        <translation>„%1“ wurde verschoben oder entfernt, seit diese Arbeit daran begann.</translation>
    </message>
    <message>
        <source>“%1” was changed since it was opened here, and cannot be read now: %2</source>
        <translation>„%1“ wurde geändert, seit es hier geöffnet wurde, und ist jetzt nicht zu lesen: %2</translation>
    </message>
    <message>
        <source>Saving replaces it with yours.</source>
        <translation>Speichern ersetzt es durch Ihres.</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since it was opened here: %2.</source>
        <translation>„%1“ wurde von einem anderen Programm geändert, seit es hier geöffnet wurde: %2.</translation>
    </message>
    <message>
        <source>Saving replaces those changes with yours. Reload takes them in place of yours, which undo brings back.</source>
        <translation>Speichern ersetzt diese Änderungen durch Ihre. Neu laden nimmt sie statt Ihrer, die Rückgängig zurückholt.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>“%1” was written since this work on it was begun.</source>
        <translation>„%1“ wurde geschrieben, seit diese Arbeit daran begann.</translation>
    </message>
    <message>
        <source>Saving replaces what is in it with yours. Undo shows it.</source>
        <translation>Speichern ersetzt, was darin steht, durch Ihres. Rückgängig zeigt es.</translation>
    </message>
    <message>
        <source>“%1” cannot be read now: %2</source>
        <translation>„%1“ ist jetzt nicht zu lesen: %2</translation>
    </message>
</context>
<context>
    <name>hitbox::FindingCard</name>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
</context>
<context>
    <name>hitbox::FindingsItem</name>
    <message>
        <source>%1 of %2 problems in view are marked: zoom in for the rest</source>
        <translation>%1 von %2 sichtbaren Problemen sind markiert: für die übrigen hineinzoomen</translation>
    </message>
</context>
<context>
    <name>hitbox::FixBar</name>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>All ways to repair this</source>
        <translation>Alle Wege, dies zu reparieren</translation>
    </message>
    <message>
        <source>Looking for repairs…</source>
        <translation>Suche nach Reparaturen…</translation>
    </message>
    <message>
        <source>Other ways…</source>
        <translation>Andere Wege…</translation>
    </message>
    <message>
        <source>1 in-between is a key now, and follows the others no more</source>
        <translation>1 Zwischenform ist jetzt ein Schlüssel und folgt den anderen nicht mehr</translation>
    </message>
    <message numerus="yes">
        <source>%n in-betweens are keys now, and follow the others no more</source>
        <translation>
            <numerusform>%n Zwischenform ist jetzt ein Schlüssel und folgt den anderen nicht mehr</numerusform>
            <numerusform>%n Zwischenformen sind jetzt Schlüssel und folgen den anderen nicht mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>Frames between the keys have the first part alone</source>
        <translation>Frames zwischen den Schlüsseln haben nur den ersten Teil</translation>
    </message>
</context>
<context>
    <name>hitbox::FollowDialog</name>
    <message>
        <source>Add New Pictures as Frames</source>
        <translation>Neue Bilder als Frames hinzufügen</translation>
    </message>
    <message>
        <source>Move Shapes with Their Pictures</source>
        <translation>Formen mit ihren Bildern verschieben</translation>
    </message>
    <message>
        <source>Add Frames</source>
        <translation>Frames hinzufügen</translation>
    </message>
    <message>
        <source>Move Shapes</source>
        <translation>Formen verschieben</translation>
    </message>
    <message>
        <source>Frames, where their pictures were and where they are</source>
        <translation>Frames, wo ihre Bilder waren und wo sie sind</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Frame</translation>
    </message>
    <message>
        <source>Was</source>
        <translation>War</translation>
    </message>
    <message>
        <source>Is now</source>
        <translation>Ist jetzt</translation>
    </message>
    <message>
        <source>New picture</source>
        <translation>Neues Bild</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>What becomes of %1</source>
        <translation>Was aus %1 wird</translation>
    </message>
    <message>
        <source>Nowhere: keep it, listed as a problem</source>
        <translation>Nirgendwohin: behalten, als Problem aufgeführt</translation>
    </message>
    <message>
        <source>Nowhere: delete it with its shapes</source>
        <translation>Nirgendwohin: mit seinen Formen löschen</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>Nach %1 verschieben</translation>
    </message>
    <message>
        <source>Move to the picture at %1, %2</source>
        <translation>Zum Bild bei %1, %2 verschieben</translation>
    </message>
    <message>
        <source>New pictures become &amp;frames</source>
        <translation>Neue Bilder werden &amp;Frames</translation>
    </message>
    <message>
        <source>Put the frames into the &amp;order of the files&apos; numbers</source>
        <translation>Frames in die &amp;Reihenfolge der Dateinummern bringen</translation>
    </message>
    <message>
        <source>Put the frames into the &amp;order in which they lie in %1</source>
        <translation>Frames in die &amp;Reihenfolge bringen, in der sie in %1 liegen</translation>
    </message>
    <message>
        <source>The animation then plays in this order; otherwise it plays as it did</source>
        <translation>Die Animation spielt dann in dieser Reihenfolge, sonst wie bisher</translation>
    </message>
</context>
<context>
    <name>hitbox::FramePivots</name>
    <message>
        <source>Looking at the pictures…</source>
        <translation>Die Bilder werden angesehen…</translation>
    </message>
    <message>
        <source>Without opaque pixels and left alone: %1.</source>
        <translation>Ohne deckende Pixel und nicht angerührt: %1.</translation>
    </message>
    <message>
        <source>Changed meanwhile and left alone: %1.</source>
        <translation>Inzwischen geändert und nicht angerührt: %1.</translation>
    </message>
    <message>
        <source>Without a readable image and left alone: %1, such as %2</source>
        <translation>Ohne lesbares Bild und nicht angerührt: %1, etwa %2</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <translation>%1 (%2).</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameProperties</name>
    <message>
        <source>How long the frame is shown; for all chosen frames</source>
        <translation>Wie lange der Frame gezeigt wird; für alle gewählten Frames</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Pivot x</source>
        <translation>Pivot x</translation>
    </message>
    <message>
        <source>Pivot y</source>
        <translation>Pivot y</translation>
    </message>
    <message>
        <source>The point that the game places the frame by, in its pixels; for all chosen frames</source>
        <translation>Der Punkt, an dem das Spiel den Frame platziert, in dessen Pixeln; für alle gewählten Frames</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Pivot</translation>
    </message>
    <message>
        <source>Rename frame to %1</source>
        <translation>Frame in %1 umbenennen</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n Frame</numerusform>
            <numerusform>%n Frames</numerusform>
        </translation>
    </message>
    <message>
        <source>Pivot of %1</source>
        <translation>Pivot: %1</translation>
    </message>
    <message>
        <source>Duration of %1</source>
        <translation>Dauer: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameRuler</name>
    <message>
        <source>Frames and tags along a line</source>
        <translation>Frames und Tags entlang einer Linie</translation>
    </message>
    <message>
        <source>Frames of tag %1</source>
        <translation>Frames des Tags %1</translation>
    </message>
    <message>
        <source>%1: frames %2 to %3. Drag an end to change it.</source>
        <translation>%1: Frames %2 bis %3. Ziehen an einem Ende ändert es.</translation>
    </message>
    <message>
        <source>Frame %1: %2. Drag to scrub.</source>
        <translation>Frame %1: %2. Ziehen spult durch.</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameScene</name>
    <message>
        <source>Ours</source>
        <translation>Unsere</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Ihre</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameTimes</name>
    <message>
        <source>Ticks</source>
        <translation>Ticks</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>Millisekunden</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>1 tick</source>
        <translation>1 Tick</translation>
    </message>
    <message>
        <source>%1 ticks</source>
        <translation>%1 Ticks</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameTimesButton</name>
    <message>
        <source>Durations in milliseconds or in ticks of the game; the project keeps milliseconds</source>
        <translation>Dauern in Millisekunden oder in Ticks des Spiels; das Projekt behält Millisekunden</translation>
    </message>
    <message>
        <source>Unit of durations</source>
        <translation>Einheit der Dauern</translation>
    </message>
    <message>
        <source>&amp;Milliseconds</source>
        <translation>&amp;Millisekunden</translation>
    </message>
    <message>
        <source>&amp;Ticks of the game</source>
        <translation>&amp;Ticks des Spiels</translation>
    </message>
    <message>
        <source>Ticks per &amp;second</source>
        <translation>Ticks je &amp;Sekunde</translation>
    </message>
    <message>
        <source>Ticks per second</source>
        <translation>Ticks je Sekunde</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>Ticks</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
</context>
<context>
    <name>hitbox::FramesPanel</name>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>Rename frame to %1</source>
        <translation>Frame in %1 umbenennen</translation>
    </message>
    <message>
        <source>No frame has this in its name.</source>
        <translation>Kein Frame hat das im Namen.</translation>
    </message>
    <message>
        <source>The frames of the sprite in view stand here.</source>
        <translation>Hier stehen die Frames des gezeigten Sprites.</translation>
    </message>
    <message>
        <source>All frames</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>The tag “%1” names no frames of this sprite.</source>
        <translation>Das Tag „%1“ nennt keine Frames dieses Sprites.</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>Tag hinzufügen</translation>
    </message>
    <message>
        <source>Remove tag %1</source>
        <translation>Tag %1 entfernen</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n Frame</numerusform>
            <numerusform>%n Frames</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>A sprite keeps at least one frame. Remove the sprite instead.</source>
        <translation>Ein Sprite behält mindestens einen Frame. Entfernen Sie stattdessen das Sprite.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>%1: undo brings it back.</source>
        <translation>%1: „Rückgängig“ bringt es zurück.</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message>
        <source>Insert frame without shapes</source>
        <translation>Frame ohne Formen einfügen</translation>
    </message>
    <message>
        <source>Hold %1</source>
        <translation>%1 halten</translation>
    </message>
    <message>
        <source>%1: twice as long.</source>
        <translation>%1: doppelt so lange.</translation>
    </message>
    <message>
        <source>Reverse %1</source>
        <translation>%1 umkehren</translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>%1 nummerieren</translation>
    </message>
    <message>
        <source>Select the shapes that are to be copied first, or a point.</source>
        <translation>Zuerst die zu kopierenden Formen oder einen Punkt auswählen.</translation>
    </message>
    <message>
        <source>Choose the frames to copy to with Ctrl or Shift first.</source>
        <translation>Zuerst mit Strg oder Umschalt die Frames wählen, in die kopiert wird.</translation>
    </message>
    <message>
        <source>There is no other frame to copy to.</source>
        <translation>Es gibt keinen anderen Frame als Ziel.</translation>
    </message>
    <message>
        <source>Looking where the picture has gone…</source>
        <translation>Suche, wohin das Bild gewandert ist…</translation>
    </message>
    <message>
        <source>The frame is another one by now; nothing was copied along the picture.</source>
        <translation>Der Frame ist inzwischen ein anderer; nichts wurde entlang des Bildes kopiert.</translation>
    </message>
    <message>
        <source>No pixels were found to follow, so that nothing was moved.</source>
        <translation>Keine Pixel zum Folgen gefunden, daher wurde nichts verschoben.</translation>
    </message>
    <message>
        <source>%1 not, without pixels to follow</source>
        <translation>%1 nicht, ohne Pixel zum Folgen</translation>
    </message>
    <message>
        <source>%1 not at all</source>
        <translation>%1 gar nicht</translation>
    </message>
    <message>
        <source>%1 by %2, %3</source>
        <translation>%1 um %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved along the picture: %1.</source>
        <translation>Entlang des Bildes verschoben: %1.</translation>
    </message>
    <message>
        <source>Copy shapes to %1</source>
        <translation>Formen in %1 kopieren</translation>
    </message>
    <message>
        <source>Copied to %1.</source>
        <translation>In %1 kopiert.</translation>
    </message>
    <message>
        <source>Copied to %1; a shape drawn there was replaced. Alt keeps both.</source>
        <translation>In %1 kopiert; eine dort gezeichnete Form wurde ersetzt. Alt behält beide.</translation>
    </message>
    <message>
        <source>Copied to %1; %2 shapes drawn there were replaced. Alt keeps both.</source>
        <translation>In %1 kopiert; %2 dort gezeichnete Formen wurden ersetzt. Alt behält beide.</translation>
    </message>
    <message>
        <source>The copy replaced “%1”, which was drawn on %2.</source>
        <translation>Die Kopie ersetzte das auf %2 gezeichnete „%1“.</translation>
    </message>
    <message>
        <source>Copies replaced %1 shapes that were drawn on %2.</source>
        <translation>Kopien ersetzten %1 auf %2 gezeichnete Formen.</translation>
    </message>
    <message>
        <source>Copy point %1 to %2</source>
        <translation>Punkt %1 in %2 kopieren</translation>
    </message>
    <message>
        <source>Copied to %1; moved in %2 of them.</source>
        <translation>In %1 kopiert; in %2 davon verschoben.</translation>
    </message>
    <message>
        <source>Search frames</source>
        <translation>Frames suchen</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>own times</source>
        <translation>eigene Dauern</translation>
    </message>
    <message>
        <source> fps</source>
        <translation> fps</translation>
    </message>
    <message>
        <source>How fast the preview plays; at 0 each frame stands for its own duration</source>
        <translation>Wie schnell die Vorschau spielt; bei 0 steht jeder Frame seine eigene Dauer lang</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Frames je Sekunde</translation>
    </message>
    <message>
        <source>Slice sheet: cut this sprite&apos;s image into frames of equal size</source>
        <translation>Spritesheet zerlegen: das Bild dieses Sprites in gleich große Frames schneiden</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Spuren</translation>
    </message>
    <message>
        <source>Tag to show and play</source>
        <translation>Tag zum Zeigen und Abspielen</translation>
    </message>
    <message>
        <source>The animation tag whose frames are shown and played</source>
        <translation>Das Animations-Tag, dessen Frames gezeigt und abgespielt werden</translation>
    </message>
    <message>
        <source>Add a tag over the chosen frames</source>
        <translation>Ein Tag über die gewählten Frames legen</translation>
    </message>
    <message>
        <source>Remove this tag; its frames stay</source>
        <translation>Dieses Tag entfernen; seine Frames bleiben</translation>
    </message>
    <message>
        <source>Onion skin: the frames beside this one, faintly</source>
        <translation>Zwiebelhaut: die benachbarten Frames, blass</translation>
    </message>
    <message>
        <source>Copy to…</source>
        <translation>Kopieren in…</translation>
    </message>
    <message>
        <source>Copy the selected shapes to other frames, in place of what they are copies of; with Alt held beside what is there</source>
        <translation>Die ausgewählten Formen in andere Frames kopieren, wo sie dieselben Formen ersetzen; mit Alt neben dem Vorhandenen</translation>
    </message>
    <message>
        <source>The &amp;next frame</source>
        <translation>Den &amp;nächsten Frame</translation>
    </message>
    <message>
        <source>All to the &amp;end of the tag</source>
        <translation>Alle bis zum &amp;Ende des Tags</translation>
    </message>
    <message>
        <source>&amp;All frames shown</source>
        <translation>&amp;Alle gezeigten Frames</translation>
    </message>
    <message>
        <source>The &amp;chosen frames</source>
        <translation>Die &amp;gewählten Frames</translation>
    </message>
    <message>
        <source>The grid of tracks in place of the strip: what is there when</source>
        <translation>Das Spurenraster anstelle des Streifens: was wann da ist</translation>
    </message>
    <message>
        <source>What is locked stays.</source>
        <translation>Gesperrtes bleibt.</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n gewählt</numerusform>
            <numerusform>%n gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Pivots of the chosen frames where their pictures have them</source>
        <translation>Pivots der gewählten Frames dorthin, wo ihre Bilder sie haben</translation>
    </message>
</context>
<context>
    <name>hitbox::GestureTipCard</name>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Keine Tipps mehr</translation>
    </message>
</context>
<context>
    <name>hitbox::GoToFrame</name>
    <message>
        <source>Go to frame</source>
        <translation>Gehe zu Frame</translation>
    </message>
    <message>
        <source>Frame number</source>
        <translation>Frame-Nummer</translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation>0 bis %1</translation>
    </message>
</context>
<context>
    <name>hitbox::HelpDesk</name>
    <message>
        <source>More…</source>
        <translation>Mehr…</translation>
    </message>
</context>
<context>
    <name>hitbox::InstanceFields</name>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>scale x</source>
        <translation>Skalierung x</translation>
    </message>
    <message>
        <source>scale y</source>
        <translation>Skalierung y</translation>
    </message>
    <message>
        <source>speed x</source>
        <translation>Tempo x</translation>
    </message>
    <message>
        <source>In the play test: pixels a second to the right</source>
        <translation>Im Spieltest: Pixel je Sekunde nach rechts</translation>
    </message>
    <message>
        <source>speed y</source>
        <translation>Tempo y</translation>
    </message>
    <message>
        <source>In the play test: pixels a second downwards</source>
        <translation>Im Spieltest: Pixel je Sekunde nach unten</translation>
    </message>
    <message>
        <source>spin</source>
        <translation>Drehtempo</translation>
    </message>
    <message>
        <source>In the play test: degrees a second, clockwise</source>
        <translation>Im Spieltest: Grad je Sekunde, im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (fehlt)</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Frame</translation>
    </message>
    <message>
        <source>What it shows while nothing is played</source>
        <translation>Was sie zeigt, solange nichts gespielt wird</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Spielt</translation>
    </message>
    <message>
        <source>The animation that it plays where time runs</source>
        <translation>Die Animation, die sie spielt, wo Zeit läuft</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>The layer that it stands on</source>
        <translation>Die Ebene, auf der sie steht</translation>
    </message>
    <message>
        <source>Change frame</source>
        <translation>Frame ändern</translation>
    </message>
    <message>
        <source>Change animation</source>
        <translation>Animation ändern</translation>
    </message>
    <message>
        <source>Change layer</source>
        <translation>Ebene ändern</translation>
    </message>
    <message>
        <source>Change placement</source>
        <translation>Platzierung ändern</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalieren</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>Drehtempo</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>hitbox::InstanceList</name>
    <message>
        <source>Instances</source>
        <translation>Instanzen</translation>
    </message>
    <message>
        <source>%1 · plays %2</source>
        <translation>%1 · spielt %2</translation>
    </message>
    <message>
        <source>No layer</source>
        <translation>Keine Ebene</translation>
    </message>
    <message>
        <source>below all layers</source>
        <translation>unter allen Ebenen</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>The stage is empty. Double-click a sprite or a frame to place it.</source>
        <translation>Die Bühne ist leer. Doppelklick auf ein Sprite oder einen Frame platziert es.</translation>
    </message>
    <message>
        <source>No instance shows a sprite, frame or tag with this in its name.</source>
        <translation>Keine Instanz zeigt ein Sprite, einen Frame oder ein Tag mit diesem Namen.</translation>
    </message>
    <message>
        <source>Show layer %1</source>
        <translation>Ebene %1 einblenden</translation>
    </message>
    <message>
        <source>Hide layer %1</source>
        <translation>Ebene %1 ausblenden</translation>
    </message>
    <message>
        <source>Lock layer %1</source>
        <translation>Ebene %1 sperren</translation>
    </message>
    <message>
        <source>Unlock layer %1</source>
        <translation>Ebene %1 entsperren</translation>
    </message>
    <message>
        <source>Rename layer to %1</source>
        <translation>Ebene in %1 umbenennen</translation>
    </message>
    <message>
        <source>New layer</source>
        <translation>Neue Ebene</translation>
    </message>
    <message>
        <source>Remove layer %1</source>
        <translation>Ebene %1 entfernen</translation>
    </message>
    <message>
        <source>Move layer in the order</source>
        <translation>Ebene in der Reihenfolge verschieben</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>%1 in der Reihenfolge verschieben</translation>
    </message>
</context>
<context>
    <name>hitbox::LivePlay</name>
    <message>
        <source>There is nothing on the stage to fire at.</source>
        <translation>Auf der Bühne ist nichts, worauf gefeuert werden könnte.</translation>
    </message>
    <message>
        <source>Click to fire from there at the nearest of what is selected, or of all. Esc ends the test.</source>
        <translation>Klicken, um von dort auf das Nächste der Auswahl oder von allem zu feuern. Esc beendet den Test.</translation>
    </message>
    <message>
        <source>The project changed: the play test began anew.</source>
        <translation>Das Projekt hat sich geändert: der Spieltest begann von vorn.</translation>
    </message>
</context>
<context>
    <name>hitbox::LiveTrace</name>
    <message>
        <source>The image of this frame cannot be read.</source>
        <translation>Das Bild dieses Frames lässt sich nicht lesen.</translation>
    </message>
</context>
<context>
    <name>hitbox::LossList</name>
    <message>
        <source>What the export loses</source>
        <translation>Was beim Export verloren geht</translation>
    </message>
    <message>
        <source>Double click to see the place in the editor</source>
        <translation>Doppelklick zeigt die Stelle im Editor</translation>
    </message>
    <message>
        <source>Nothing is lost: the format carries all that the project has.</source>
        <translation>Nichts geht verloren: das Format nimmt alles auf, was das Projekt hat.</translation>
    </message>
    <message>
        <source>Lost or changed on the way: %1</source>
        <translation>Unterwegs verloren oder geändert: %1</translation>
    </message>
    <message>
        <source>the whole project</source>
        <translation>das ganze Projekt</translation>
    </message>
</context>
<context>
    <name>hitbox::Loupe</name>
    <message>
        <source>Loupe</source>
        <translation>Lupe</translation>
    </message>
</context>
<context>
    <name>hitbox::MainWindow</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Finish	Enter</source>
        <translation>Abschließen	Enter</translation>
    </message>
    <message>
        <source>Cancel	Esc</source>
        <translation>Abbrechen	Esc</translation>
    </message>
    <message>
        <source>About Hitbox Editor</source>
        <translation>Über Hitbox Editor</translation>
    </message>
    <message>
        <source>Hitbox Editor %1

Draws hitboxes onto sprites, tells at once when a polygon crosses itself, shows what overlaps what, and writes the collision files that engines load.</source>
        <translation>Hitbox Editor %1

Zeichnet Hitboxen auf Sprites, sagt sofort, wenn ein Polygon sich selbst kreuzt, zeigt, was einander überlappt, und schreibt die Kollisionsdateien, die Engines laden.</translation>
    </message>
    <message>
        <source>Saving, and closed then…</source>
        <translation>Wird gespeichert und dann geschlossen…</translation>
    </message>
    <message>
        <source>Exporting, and closed then…</source>
        <translation>Wird exportiert und dann geschlossen…</translation>
    </message>
    <message>
        <source>“%1” is open in another tab</source>
        <translation>„%1“ ist in einem anderen Tab geöffnet</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Projects, images and sheets (*.hitbox %1);;Projects (*.hitbox);;All files (*)</source>
        <translation>Projekte, Bilder und Spritesheets (*.hitbox %1);;Projekte (*.hitbox);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>„%1“ hat nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>These projects have changes that are not saved:
%1</source>
        <translation>Diese Projekte haben nicht gespeicherte Änderungen:
%1</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Save them before it is closed?</source>
        <translation>Vor dem Schließen speichern?</translation>
    </message>
    <message>
        <source>Save them before they are closed?</source>
        <translation>Vor dem Schließen alle speichern?</translation>
    </message>
    <message>
        <source>The editor crashed on %1. A report says where; nothing of it was sent.</source>
        <translation>Der Editor ist am %1 abgestürzt. Ein Bericht sagt, wo; nichts davon wurde gesendet.</translation>
    </message>
    <message>
        <source>Show Report</source>
        <translation>Bericht zeigen</translation>
    </message>
    <message>
        <source>Unsaved work on “%1” was recovered from %2.</source>
        <translation>Nicht gespeicherte Arbeit an „%1“ vom %2 wurde wiederhergestellt.</translation>
    </message>
    <message>
        <source>Nothing is kept for recovery in this run.</source>
        <translation>In dieser Sitzung wird nichts zur Wiederherstellung aufbewahrt.</translation>
    </message>
    <message>
        <source>Work on “%1” that was closed on %2 is open again.</source>
        <translation>Am %2 geschlossene Arbeit an „%1“ ist wieder geöffnet.</translation>
    </message>
    <message>
        <source>No versions are kept in this run.</source>
        <translation>In dieser Sitzung werden keine Versionen aufbewahrt.</translation>
    </message>
    <message>
        <source>There are versions of a project once it is saved.</source>
        <translation>Versionen eines Projekts gibt es, sobald es gespeichert ist.</translation>
    </message>
    <message>
        <source>The version could not be opened: %1</source>
        <translation>Die Version ließ sich nicht öffnen: %1</translation>
    </message>
    <message>
        <source>A copy of “%1” is open. It is in no file until you save it.</source>
        <translation>Eine Kopie von „%1“ ist geöffnet. Sie ist in keiner Datei, bis Sie sie speichern.</translation>
    </message>
    <message>
        <source>Unsaved work could not be read, and stays where it is: %1</source>
        <translation>Nicht gespeicherte Arbeit ließ sich nicht lesen und bleibt, wo sie ist: %1</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>The sample is not installed.</source>
        <translation>Das Beispiel ist nicht installiert.</translation>
    </message>
    <message>
        <source>The file was written since, by a save here or by another program: undo shows what is in it, saving asks first.</source>
        <translation>Die Datei wurde seither geschrieben, durch Speichern hier oder von einem anderen Programm: Rückgängig zeigt, was darin steht, Speichern fragt vorher.</translation>
    </message>
    <message>
        <source>The file was moved or removed since: undo shows an empty project, saving asks first.</source>
        <translation>Die Datei wurde seither verschoben oder entfernt: Rückgängig zeigt ein leeres Projekt, Speichern fragt vorher.</translation>
    </message>
    <message>
        <source>The file cannot be read now: undo shows an empty project. (%1)</source>
        <translation>Die Datei ist jetzt nicht zu lesen: Rückgängig zeigt ein leeres Projekt. (%1)</translation>
    </message>
    <message>
        <source>The unsaved work on “%1” was discarded, and its file is not there: its tab was closed.</source>
        <translation>Die ungespeicherte Arbeit an „%1“ wurde verworfen, und die Datei ist nicht da: der Tab wurde geschlossen.</translation>
    </message>
</context>
<context>
    <name>hitbox::Manual</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
</context>
<context>
    <name>hitbox::ManualView</name>
    <message>
        <source>Page of the manual</source>
        <translation>Seite des Handbuchs</translation>
    </message>
</context>
<context>
    <name>hitbox::ManualWindow</name>
    <message>
        <source>Search the manual</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search the manual (%1)</source>
        <translation>Handbuch durchsuchen (%1)</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Tasten ändern…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>%1 – Manual</source>
        <translation>%1 – Handbuch</translation>
    </message>
</context>
<context>
    <name>hitbox::MarksPanel</name>
    <message>
        <source>Points and events</source>
        <translation>Punkte und Ereignisse</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
</context>
<context>
    <name>hitbox::NewAnimationsDialog</name>
    <message>
        <source>New images</source>
        <translation>Neue Bilder</translation>
    </message>
    <message>
        <source>The names of these images are numbered. What are they?</source>
        <translation>Die Namen dieser Bilder sind nummeriert. Was sind sie?</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation>„%1“ (%2)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;One animation: “%1”, %n frames</source>
        <translation>
            <numerusform>&amp;Eine Animation: „%1“, %n Frame</numerusform>
            <numerusform>&amp;Eine Animation: „%1“, %n Frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n images as one ani&amp;mation</source>
        <translation>
            <numerusform>Das %n Bild als eine Ani&amp;mation</numerusform>
            <numerusform>Alle %n Bilder als eine Ani&amp;mation</numerusform>
        </translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>+ %n</source>
        <translation>
            <numerusform>+ %n</numerusform>
            <numerusform>+ %n</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” has no number %2.</source>
        <translation>„%1“ hat keine Nummer %2.</translation>
    </message>
    <message>
        <source>The images of “%1” differ in size.</source>
        <translation>Die Bilder von „%1“ sind verschieden groß.</translation>
    </message>
    <message>
        <source>The other image becomes a sprite of its own.</source>
        <translation>Das andere Bild wird ein eigenes Sprite.</translation>
    </message>
    <message numerus="yes">
        <source>The %n other images become sprites of their own.</source>
        <translation>
            <numerusform>Das %n andere Bild wird ein eigenes Sprite.</numerusform>
            <numerusform>Die %n anderen Bilder werden eigene Sprites.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Sprites with animations: %1</source>
        <translation>Spri&amp;tes mit Animationen: %1</translation>
    </message>
    <message>
        <source>A sprite for &amp;each animation: %1</source>
        <translation>&amp;Für jede Animation ein Sprite: %1</translation>
    </message>
    <message numerus="yes">
        <source>All %n images as one sprite, with a tag for each ani&amp;mation</source>
        <translation>
            <numerusform>Das %n Bild als ein Sprite, mit einem Tag für jede Ani&amp;mation</numerusform>
            <numerusform>Alle %n Bilder als ein Sprite, mit einem Tag für jede Ani&amp;mation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n se&amp;parate sprites</source>
        <translation>
            <numerusform>%n ein&amp;zelnes Sprite</numerusform>
            <numerusform>%n ein&amp;zelne Sprites</numerusform>
        </translation>
    </message>
    <message>
        <source>One spri&amp;te “%1” with animations: %2</source>
        <translation>Ein Spri&amp;te „%1“ mit Animationen: %2</translation>
    </message>
    <message>
        <source>“%1” has the number %2 more than once.</source>
        <translation>„%1“ hat die Nummer %2 mehr als einmal.</translation>
    </message>
</context>
<context>
    <name>hitbox::NoticeBar</name>
    <message>
        <source>How far it is</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>hitbox::NumberField</name>
    <message>
        <source>%1 is too small: at least %2.</source>
        <translation>%1 ist zu klein: mindestens %2.</translation>
    </message>
    <message>
        <source>%1 is too large: at most %2.</source>
        <translation>%1 ist zu groß: höchstens %2.</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>Mindestens %1.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>Höchstens %1.</translation>
    </message>
</context>
<context>
    <name>hitbox::NumbersPanel</name>
    <message>
        <source>width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>centre x</source>
        <translation>Mitte x</translation>
    </message>
    <message>
        <source>centre y</source>
        <translation>Mitte y</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>from x</source>
        <translation>von x</translation>
    </message>
    <message>
        <source>from y</source>
        <translation>von y</translation>
    </message>
    <message>
        <source>to x</source>
        <translation>bis x</translation>
    </message>
    <message>
        <source>to y</source>
        <translation>bis y</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Select a shape to see its numbers.</source>
        <translation>Eine Form auswählen, um ihre Zahlen zu sehen.</translation>
    </message>
    <message>
        <source>1 vertex</source>
        <translation>1 Eckpunkt</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices</source>
        <translation>
            <numerusform>%n Eckpunkt</numerusform>
            <numerusform>%n Eckpunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a vertex of %1</source>
        <translation>Eckpunkt von %1 eingeben</translation>
    </message>
    <message>
        <source>Insert a point into %1</source>
        <translation>Punkt in %1 einfügen</translation>
    </message>
    <message>
        <source>%1 would keep fewer than %2 vertices. Delete the shape instead.</source>
        <translation>%1 behielte weniger als %2 Eckpunkte. Löschen Sie stattdessen die Form.</translation>
    </message>
    <message>
        <source>Delete a point of %1</source>
        <translation>Punkt von %1 löschen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n points of %1</source>
        <translation>
            <numerusform>%n Punkt von %1 löschen</numerusform>
            <numerusform>%n Punkte von %1 löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was pasted: %1</source>
        <translation>Nichts wurde eingefügt: %1</translation>
    </message>
    <message>
        <source>Paste vertices into %1</source>
        <translation>Eckpunkte in %1 einfügen</translation>
    </message>
    <message>
        <source>Type a number of %1</source>
        <translation>Zahl von %1 eingeben</translation>
    </message>
    <message>
        <source>Type the bounds of %1</source>
        <translation>Grenzen von %1 eingeben</translation>
    </message>
    <message>
        <source>That would lie beyond ±%1 pixels.</source>
        <translation>Das läge jenseits von ±%1 Pixeln.</translation>
    </message>
</context>
<context>
    <name>hitbox::OnionMenu</name>
    <message>
        <source>Onion skin</source>
        <translation>Zwiebelhaut</translation>
    </message>
    <message>
        <source>Show &amp;onion skin</source>
        <translation>Zwiebelhaut &amp;zeigen</translation>
    </message>
    <message>
        <source>The frames beside this one, faintly</source>
        <translation>Die benachbarten Frames, blass</translation>
    </message>
    <message>
        <source>Frames &amp;before</source>
        <translation>Frames &amp;davor</translation>
    </message>
    <message>
        <source>Frames &amp;after</source>
        <translation>Frames da&amp;nach</translation>
    </message>
    <message>
        <source>&amp;Keys only</source>
        <translation>Nur &amp;Schlüssel</translation>
    </message>
    <message>
        <source>Frames that hold a key of what is selected, or any key where nothing is</source>
        <translation>Frames mit einem Schlüssel der Auswahl, ohne Auswahl mit irgendeinem</translation>
    </message>
    <message>
        <source>&amp;Shapes</source>
        <translation>&amp;Formen</translation>
    </message>
    <message>
        <source>Their outlines: dashed before, dotted after</source>
        <translation>Ihre Umrisse: davor gestrichelt, danach gepunktet</translation>
    </message>
    <message>
        <source>P&amp;ictures</source>
        <translation>&amp;Bilder</translation>
    </message>
    <message>
        <source>Their pixels</source>
        <translation>Ihre Pixel</translation>
    </message>
    <message>
        <source>&amp;Tint pictures</source>
        <translation>Bilder &amp;tönen</translation>
    </message>
    <message>
        <source>Amber before, blue after</source>
        <translation>Davor bernsteinfarben, danach blau</translation>
    </message>
    <message>
        <source>&amp;Fade</source>
        <translation>&amp;Verblassen</translation>
    </message>
    <message>
        <source>The farther a frame is, the fainter</source>
        <translation>Je weiter ein Frame weg ist, desto blasser</translation>
    </message>
    <message>
        <source>Pictures in f&amp;ront</source>
        <translation>Bilder da&amp;vor zeichnen</translation>
    </message>
    <message>
        <source>Over the pixels of this frame, not behind them</source>
        <translation>Über den Pixeln dieses Frames, nicht dahinter</translation>
    </message>
    <message>
        <source>Shows from every frame of its sprite</source>
        <translation>In jedem Frame seines Sprites zu sehen</translation>
    </message>
    <message>
        <source>&amp;Pin this frame</source>
        <translation>Diesen Frame &amp;anheften</translation>
    </message>
    <message>
        <source>&amp;Pinned: %1</source>
        <translation>&amp;Angeheftet: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::OpeningQueue</name>
    <message>
        <source>a project</source>
        <translation>ein Projekt</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen…</translation>
    </message>
</context>
<context>
    <name>hitbox::OverlapKinds</name>
    <message>
        <source>Show pairs that are %1: %2</source>
        <translation>Paare zeigen (%1): %2</translation>
    </message>
</context>
<context>
    <name>hitbox::OverlapsPanel</name>
    <message>
        <source>Overlaps</source>
        <translation>Überlappungen</translation>
    </message>
    <message>
        <source>Search overlaps</source>
        <translation>Überlappungen suchen</translation>
    </message>
    <message>
        <source>Show only pairs whose categories hit each other</source>
        <translation>Nur Paare zeigen, deren Kategorien einander treffen</translation>
    </message>
    <message>
        <source>Hits only</source>
        <translation>Nur Treffer</translation>
    </message>
    <message>
        <source>group %1: %2</source>
        <translation>Gruppe %1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>tangled</source>
        <translation>verworren</translation>
    </message>
    <message>
        <source>%1 px²</source>
        <translation>%1 px²</translation>
    </message>
    <message>
        <source>Too much lies in a heap: overlaps are not looked for. Move instances apart, or to another stage.</source>
        <translation>Zu viel liegt auf einem Haufen: Überlappungen werden nicht gesucht. Rücken Sie Instanzen auseinander oder auf eine andere Bühne.</translation>
    </message>
    <message>
        <source>Nothing meets. Drag one frame onto another.</source>
        <translation>Nichts berührt sich. Einen Frame auf einen anderen ziehen.</translation>
    </message>
    <message>
        <source>No pair is as the switches and the search want it.</source>
        <translation>Kein Paar entspricht den Schaltern und der Suche.</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>1 Treffer</translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>Working out what overlaps…</source>
        <translation>Überlappungen werden gesucht…</translation>
    </message>
    <message>
        <source>1 overlap</source>
        <translation>1 Überlappung</translation>
    </message>
    <message numerus="yes">
        <source>%n overlaps</source>
        <translation>
            <numerusform>%n Überlappung</numerusform>
            <numerusform>%n Überlappungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::PackedProject</name>
    <message>
        <source>sprite “%1”</source>
        <translation>Sprite „%1“</translation>
    </message>
    <message>
        <source>not written: a file is in the way that was not packed for this project; move it, or write to another folder</source>
        <translation>nicht geschrieben: eine Datei, die nicht für dieses Projekt gepackt wurde, ist im Weg; verschieben Sie sie oder schreiben Sie in einen anderen Ordner</translation>
    </message>
    <message>
        <source>stopped: nothing was packed</source>
        <translation>abgebrochen: nichts wurde gepackt</translation>
    </message>
    <message>
        <source>the sprite “%1”</source>
        <translation>das Sprite „%1“</translation>
    </message>
</context>
<context>
    <name>hitbox::Packing</name>
    <message>
        <source>its frames do not fit into one sheet of %1 x %1 pixels; allow a larger one, or split the sprite</source>
        <translation>die Frames passen nicht in ein Spritesheet von %1 x %1 Pixeln; erlauben Sie ein größeres oder teilen Sie das Sprite</translation>
    </message>
    <message>
        <source>there is not enough memory for its sheet</source>
        <translation>für das Spritesheet reicht der Speicher nicht</translation>
    </message>
</context>
<context>
    <name>hitbox::Panel</name>
    <message>
        <source>Show or hide this part</source>
        <translation>Diesen Teil ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Fold or unfold: %1</source>
        <translation>Ein- oder ausklappen: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::PictureFlow</name>
    <message>
        <source>Leave</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>%1 is %2 times as large as it was.</source>
        <translation>%1 ist %2-mal so groß wie zuvor.</translation>
    </message>
    <message>
        <source>Scale frames and shapes</source>
        <translation>Frames und Formen skalieren</translation>
    </message>
    <message>
        <source>Add as frames…</source>
        <translation>Als Frames hinzufügen…</translation>
    </message>
    <message>
        <source>Move shapes with their pictures…</source>
        <translation>Formen mit ihren Bildern verschieben…</translation>
    </message>
    <message>
        <source>The image or the project changed meanwhile: nothing was moved.</source>
        <translation>Das Bild oder das Projekt hat sich inzwischen geändert: nichts wurde verschoben.</translation>
    </message>
    <message>
        <source>Add new pictures as frames</source>
        <translation>Neue Bilder als Frames hinzufügen</translation>
    </message>
    <message>
        <source>Move shapes with their pictures</source>
        <translation>Formen mit ihren Bildern verschieben</translation>
    </message>
    <message>
        <source>Frames of the tag “%1” do not follow each other any more; it let go: %2.</source>
        <translation>Frames des Tags „%1“ folgen nicht mehr aufeinander; aus ihm fielen heraus: %2.</translation>
    </message>
</context>
<context>
    <name>hitbox::Pictures</name>
    <message>
        <source>Too much lies in a heap: overlaps are not looked for</source>
        <translation>Zu viel liegt auf einem Haufen: Überlappungen werden nicht gesucht</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayControls</name>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder pausieren</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Ein Schritt</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Stop, back to editing</source>
        <translation>Beenden, zurück zum Bearbeiten</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayCountsView</name>
    <message>
        <source>no category</source>
        <translation>keine Kategorie</translation>
    </message>
    <message>
        <source> + %1 through</source>
        <translation> + %1 durchgeflogen</translation>
    </message>
    <message>
        <source>Step %1 (%2 s): %3 fired, %4 hit, %5 missed, %6 flying</source>
        <translation>Schritt %1 (%2 s): %3 gefeuert, %4 getroffen, %5 verfehlt, %6 im Flug</translation>
    </message>
    <message>
        <source>%1, %2 went through</source>
        <translation>%1, %2 durchgeflogen</translation>
    </message>
    <message>
        <source>%1; %2 left out, too many were flying</source>
        <translation>%1; %2 ausgelassen, zu viele waren im Flug</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy all counts as text with tabs, for a spreadsheet</source>
        <translation>Alle Zählungen als Text mit Tabulatoren kopieren, für eine Tabellenkalkulation</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>No bullet has hit anything yet.</source>
        <translation>Noch hat kein Geschoss etwas getroffen.</translation>
    </message>
    <message>
        <source>category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>one hit by its group</source>
        <translation>ein Treffer durch Gruppe</translation>
    </message>
    <message>
        <source>shape of category %1</source>
        <translation>Form der Kategorie %1</translation>
    </message>
    <message>
        <source>The counts were copied.</source>
        <translation>Die Zählungen wurden kopiert.</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayFields</name>
    <message>
        <source>Swept tests</source>
        <translation>Durchgehende Prüfung</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Decides where shots from the edges set out and how they spread: the same seed gives the same hits</source>
        <translation>Bestimmt, wo Schüsse von den Rändern starten und wie sie streuen: derselbe Startwert gibt dieselben Treffer</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>full speed</source>
        <translation>volles Tempo</translation>
    </message>
    <message>
        <source>a quarter</source>
        <translation>ein Viertel</translation>
    </message>
    <message>
        <source>Contacts are looked for all along a bullet&apos;s way: nothing passes through.</source>
        <translation>Kontakte werden auf der ganzen Bahn eines Geschosses gesucht: nichts fliegt durch.</translation>
    </message>
    <message>
        <source>Contacts are looked for only where each step ends, as many games do: fast bullets pass through thin shapes (tunnelling). Where they do, their way is drawn.</source>
        <translation>Kontakte werden nur am Ende jedes Schritts gesucht, wie in vielen Spielen: schnelle Geschosse fliegen durch dünne Formen (Tunneln). Wo sie das tun, wird ihre Bahn gezeichnet.</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayPanel</name>
    <message>
        <source>Play test</source>
        <translation>Spieltest</translation>
    </message>
    <message>
        <source>Emitters</source>
        <translation>Emitter</translation>
    </message>
    <message>
        <source>How it runs</source>
        <translation>Ablauf des Tests</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayPicture</name>
    <message>
        <source>went through</source>
        <translation>durchgeflogen</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayReport</name>
    <message>
        <source>%1 · group %2: %3</source>
        <translation>%1 · Gruppe %2: %3</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>fired</source>
        <translation>gefeuert</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>getroffen</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>verfehlt</translation>
    </message>
    <message>
        <source>flying</source>
        <translation>im Flug</translation>
    </message>
    <message>
        <source>went through</source>
        <translation>durchgeflogen</translation>
    </message>
    <message>
        <source>what</source>
        <translation>was</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>Form</translation>
    </message>
</context>
<context>
    <name>hitbox::PointList</name>
    <message>
        <source>Points of the frame</source>
        <translation>Punkte des Frames</translation>
    </message>
    <message>
        <source>No points in this frame.</source>
        <translation>Keine Punkte in diesem Frame.</translation>
    </message>
    <message>
        <source>Add a point at the frame&apos;s pivot</source>
        <translation>Einen Punkt am Pivot des Frames hinzufügen</translation>
    </message>
    <message>
        <source>Remove this point (Delete)</source>
        <translation>Diesen Punkt entfernen (Entf)</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Add point %1</source>
        <translation>Punkt %1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove point %1</source>
        <translation>Punkt %1 entfernen</translation>
    </message>
    <message>
        <source>The frame has a point “%1” already.</source>
        <translation>Der Frame hat schon einen Punkt „%1“.</translation>
    </message>
    <message>
        <source>Rename point to %1</source>
        <translation>Punkt in %1 umbenennen</translation>
    </message>
    <message>
        <source>Renamed in %1 frames of the sprite.</source>
        <translation>In %1 Frames des Sprites umbenannt.</translation>
    </message>
    <message>
        <source>Turn point %1</source>
        <translation>Punkt %1 drehen</translation>
    </message>
    <message>
        <source>Move point %1</source>
        <translation>Punkt %1 verschieben</translation>
    </message>
</context>
<context>
    <name>hitbox::ProbeBar</name>
    <message>
        <source>Probe in hand</source>
        <translation>Aktive Sonde</translation>
    </message>
</context>
<context>
    <name>hitbox::ProbesPanel</name>
    <message>
        <source>Probes</source>
        <translation>Sonden</translation>
    </message>
    <message>
        <source>No probe was dropped. Take the probe, point at a shape and click.</source>
        <translation>Keine Sonde wurde abgelegt. Nehmen Sie die Sonde, zeigen Sie auf eine Form und klicken Sie.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the coordinates of the line pressed last, or of the selected probes, with all digits</source>
        <translation>Die Koordinaten der zuletzt gedrückten Zeile oder der ausgewählten Sonden kopieren, mit allen Stellen</translation>
    </message>
    <message>
        <source>Delete all probes on this stage</source>
        <translation>Alle Sonden auf dieser Bühne löschen</translation>
    </message>
    <message>
        <source>Delete all probes</source>
        <translation>Alle Sonden löschen</translation>
    </message>
    <message>
        <source>the first %1</source>
        <translation>die ersten %1</translation>
    </message>
    <message>
        <source>Coordinates copied</source>
        <translation>Koordinaten kopiert</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
</context>
<context>
    <name>hitbox::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>List errors</source>
        <translation>Fehler auflisten</translation>
    </message>
    <message>
        <source>List warnings</source>
        <translation>Warnungen auflisten</translation>
    </message>
    <message>
        <source>List remarks</source>
        <translation>Hinweise auflisten</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Regeln…</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project</source>
        <translation>Wie schwer jede Regel in diesem Projekt wiegt</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>Alles in Ordnung.</translation>
    </message>
    <message>
        <source>1 more is not listed: press the signs above.</source>
        <translation>1 weiteres ist nicht aufgeführt: auf die Zeichen oben drücken.</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not listed: press the signs above.</source>
        <translation>
            <numerusform>%n weiteres ist nicht aufgeführt: auf die Zeichen oben drücken.</numerusform>
            <numerusform>%n weitere sind nicht aufgeführt: auf die Zeichen oben drücken.</numerusform>
        </translation>
    </message>
    <message>
        <source>the first %1</source>
        <translation>die ersten %1</translation>
    </message>
    <message>
        <source>Find Image…</source>
        <translation>Bild suchen…</translation>
    </message>
    <message>
        <source>Replace Image…</source>
        <translation>Bild ersetzen…</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>Regel: %1</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>Alle beheben</translation>
    </message>
    <message>
        <source>Stop repairing; what was repaired so far is kept</source>
        <translation>Reparieren abbrechen; bisher Repariertes bleibt</translation>
    </message>
    <message>
        <source>Make every repair that keeps what the shapes fill</source>
        <translation>Alle Reparaturen ausführen, die die Füllung der Formen erhalten</translation>
    </message>
    <message>
        <source>The project changed meanwhile: nothing was repaired</source>
        <translation>Das Projekt hat sich inzwischen geändert: nichts wurde repariert</translation>
    </message>
    <message>
        <source>Nothing here can be repaired without a look</source>
        <translation>Nichts hier lässt sich ungesehen reparieren</translation>
    </message>
    <message>
        <source>Stopped before anything was repaired</source>
        <translation>Abgebrochen, bevor etwas repariert wurde</translation>
    </message>
    <message>
        <source>Still being checked…</source>
        <translation>Wird noch geprüft …</translation>
    </message>
    <message>
        <source>An error in this project</source>
        <translation>In diesem Projekt ein Fehler</translation>
    </message>
    <message>
        <source>A warning in this project</source>
        <translation>In diesem Projekt eine Warnung</translation>
    </message>
    <message>
        <source>A remark in this project</source>
        <translation>In diesem Projekt ein Hinweis</translation>
    </message>
    <message>
        <source>Turn off in this project</source>
        <translation>In diesem Projekt ausschalten</translation>
    </message>
    <message>
        <source>Make 1 repair</source>
        <translation>1 Reparatur ausführen</translation>
    </message>
    <message numerus="yes">
        <source>Make %n repairs</source>
        <translation>
            <numerusform>%n Reparatur ausführen</numerusform>
            <numerusform>%n Reparaturen ausführen</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped early: 1 repair made, the rest was not looked at</source>
        <translation>Vorzeitig abgebrochen: 1 Reparatur ausgeführt, der Rest wurde nicht angesehen</translation>
    </message>
    <message numerus="yes">
        <source>Stopped early: %n repairs made, the rest was not looked at</source>
        <translation>
            <numerusform>Vorzeitig abgebrochen: %n Reparatur ausgeführt, der Rest wurde nicht angesehen</numerusform>
            <numerusform>Vorzeitig abgebrochen: %n Reparaturen ausgeführt, der Rest wurde nicht angesehen</numerusform>
        </translation>
    </message>
    <message>
        <source>1 repair made: %1</source>
        <translation>1 Reparatur ausgeführt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n repairs made</source>
        <translation>
            <numerusform>%n Reparatur ausgeführt</numerusform>
            <numerusform>%n Reparaturen ausgeführt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::ProfileList</name>
    <message>
        <source>%1, on save</source>
        <translation>%1, beim Speichern</translation>
    </message>
    <message>
        <source>Profiles of this project</source>
        <translation>Profile dieses Projekts</translation>
    </message>
    <message>
        <source>Rename this profile (F2)</source>
        <translation>Dieses Profil umbenennen (F2)</translation>
    </message>
    <message>
        <source>Remove this profile (Delete)</source>
        <translation>Dieses Profil entfernen (Entf)</translation>
    </message>
    <message>
        <source>None yet. A profile keeps engine, options and folder under a name.</source>
        <translation>Noch keine. Ein Profil behält Engine, Optionen und Ordner unter einem Namen.</translation>
    </message>
    <message>
        <source>A project has at most %1 export profiles; remove one first.</source>
        <translation>Ein Projekt hat höchstens %1 Exportprofile; entfernen Sie zuerst eines.</translation>
    </message>
    <message>
        <source>Save export profile %1</source>
        <translation>Exportprofil %1 speichern</translation>
    </message>
    <message>
        <source>Change export profile %1</source>
        <translation>Exportprofil %1 ändern</translation>
    </message>
    <message>
        <source>A profile&apos;s name is one line of at most %1 characters.</source>
        <translation>Der Name eines Profils ist eine Zeile mit höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>There is a profile “%1” already.</source>
        <translation>Es gibt schon ein Profil „%1“.</translation>
    </message>
    <message>
        <source>Rename export profile %1</source>
        <translation>Exportprofil in %1 umbenennen</translation>
    </message>
    <message>
        <source>Remove export profile %1</source>
        <translation>Exportprofil %1 entfernen</translation>
    </message>
</context>
<context>
    <name>hitbox::ProjectFiles</name>
    <message>
        <source>untitled</source>
        <translation>unbenannt</translation>
    </message>
    <message>
        <source>Recover unsaved work</source>
        <translation>Nicht gespeicherte Arbeit wiederherstellen</translation>
    </message>
    <message>
        <source>Reload the changed file</source>
        <translation>Geänderte Datei neu laden</translation>
    </message>
    <message>
        <source>the project has no file yet, expected a name to save it under</source>
        <translation>das Projekt hat noch keine Datei, erwartet: ein Name zum Speichern</translation>
    </message>
</context>
<context>
    <name>hitbox::PropertiesPanel</name>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>in all frames of the track</source>
        <translation>in allen Frames der Spur</translation>
    </message>
    <message>
        <source>Whose properties</source>
        <translation>Wessen Eigenschaften</translation>
    </message>
    <message>
        <source>of the selected shape</source>
        <translation>der ausgewählten Form</translation>
    </message>
    <message>
        <source>of the frame</source>
        <translation>des Frames</translation>
    </message>
    <message>
        <source>of the sprite</source>
        <translation>des Sprites</translation>
    </message>
    <message>
        <source>of the project</source>
        <translation>des Projekts</translation>
    </message>
    <message>
        <source>Add a property</source>
        <translation>Eine Eigenschaft hinzufügen</translation>
    </message>
    <message>
        <source>Values go to the thing at all times, or else to this frame alone</source>
        <translation>Werte gelten für das Ding zu allen Zeiten, sonst nur für diesen Frame</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
</context>
<context>
    <name>hitbox::PropertyForm</name>
    <message>
        <source>Type of %1</source>
        <translation>Typ von %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>“%1” is no colour such as #3fa7ff.</source>
        <translation>„%1“ ist keine Farbe wie #3fa7ff.</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>property</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>Add property</source>
        <translation>Eigenschaft hinzufügen</translation>
    </message>
    <message>
        <source>A property needs a name.</source>
        <translation>Eine Eigenschaft braucht einen Namen.</translation>
    </message>
    <message>
        <source>There is a property “%1” already.</source>
        <translation>Es gibt schon eine Eigenschaft „%1“.</translation>
    </message>
    <message>
        <source>Rename property to %1</source>
        <translation>Eigenschaft in %1 umbenennen</translation>
    </message>
</context>
<context>
    <name>hitbox::PropertyRow</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Eine Farbe wählen</translation>
    </message>
    <message>
        <source>Name of the property</source>
        <translation>Name der Eigenschaft</translation>
    </message>
    <message>
        <source>Type of the property</source>
        <translation>Typ der Eigenschaft</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>yes/no</source>
        <translation>Ja/Nein</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>other</source>
        <translation>Sonstiges</translation>
    </message>
    <message>
        <source>Value of the property</source>
        <translation>Wert der Eigenschaft</translation>
    </message>
    <message>
        <source>Remove this property</source>
        <translation>Diese Eigenschaft entfernen</translation>
    </message>
</context>
<context>
    <name>hitbox::RecentEntry</name>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Take it off this list</source>
        <translation>Aus dieser Liste nehmen</translation>
    </message>
    <message>
        <source>Take %1 off the list</source>
        <translation>%1 aus der Liste nehmen</translation>
    </message>
    <message>
        <source>%1 is no longer there</source>
        <translation>%1 ist nicht mehr da</translation>
    </message>
</context>
<context>
    <name>hitbox::RecoverDialog</name>
    <message>
        <source>untitled</source>
        <translation>unbenannt</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>nie gespeichert</translation>
    </message>
    <message>
        <source>%1, closed %2
%3</source>
        <translation>%1, geschlossen %2
%3</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message numerus="yes">
        <source>Work that was closed without saving. It stays for %n days, the latest for longer.</source>
        <translation>
            <numerusform>Ohne Speichern geschlossene Arbeit. Sie bleibt %n Tag, die neueste länger.</numerusform>
            <numerusform>Ohne Speichern geschlossene Arbeit. Sie bleibt %n Tage, die neueste länger.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>Es gibt keine.</translation>
    </message>
    <message>
        <source>Work that was closed without saving</source>
        <translation>Ohne Speichern geschlossene Arbeit</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>Delete &amp;all…</source>
        <translation>&amp;Alle löschen…</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Delete this work on “%1”?</source>
        <translation>Diese Arbeit an „%1“ löschen?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message numerus="yes">
        <source>Delete all %n of them?</source>
        <translation>
            <numerusform>%n Eintrag löschen?</numerusform>
            <numerusform>Alle %n löschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>Alle löschen</translation>
    </message>
    <message>
        <source>Work that was closed without saving. It stays for a day, the latest for longer.</source>
        <translation>Ohne Speichern geschlossene Arbeit. Sie bleibt einen Tag, die neueste länger.</translation>
    </message>
</context>
<context>
    <name>hitbox::RoundingChooser</name>
    <message>
        <source>Numbers of the engine</source>
        <translation>Zahlen der Engine</translation>
    </message>
    <message>
        <source>The numbers in which the engine keeps coordinates: pairs that come out otherwise in them are marked</source>
        <translation>Die Zahlen, in denen die Engine Koordinaten speichert: Paare, die darin anders ausfallen, werden markiert</translation>
    </message>
    <message>
        <source>As in %1</source>
        <translation>Wie in %1</translation>
    </message>
    <message>
        <source>Pixels per metre</source>
        <translation>Pixel je Meter</translation>
    </message>
    <message>
        <source>How many pixels are a metre in the engine</source>
        <translation>Wie viele Pixel in der Engine ein Meter sind</translation>
    </message>
    <message>
        <source> px/m</source>
        <translation> px/m</translation>
    </message>
    <message>
        <source>none differs</source>
        <translation>keines weicht ab</translation>
    </message>
    <message>
        <source>1 differs</source>
        <translation>1 weicht ab</translation>
    </message>
    <message numerus="yes">
        <source>%n differ</source>
        <translation>
            <numerusform>%n weicht ab</numerusform>
            <numerusform>%n weichen ab</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project. It is saved with it.</source>
        <translation>Wie schwer jede Regel in diesem Projekt wiegt. Wird mit ihm gespeichert.</translation>
    </message>
    <message>
        <source>Leave every rule to itself</source>
        <translation>Jede Regel sich selbst überlassen</translation>
    </message>
    <message>
        <source>Reset rules</source>
        <translation>Regeln zurücksetzen</translation>
    </message>
    <message>
        <source>As the rule says</source>
        <translation>Wie die Regel sagt</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
</context>
<context>
    <name>hitbox::SampleInfos</name>
    <message>
        <source>&amp;Ships and a fighter</source>
        <translation>&amp;Raumschiffe und ein Kämpfer</translation>
    </message>
    <message>
        <source>Open a copy of a project with shapes of every kind</source>
        <translation>Eine Kopie eines Projekts mit Formen jeder Art öffnen</translation>
    </message>
    <message>
        <source>A s&amp;tage</source>
        <translation>Eine &amp;Bühne</translation>
    </message>
    <message>
        <source>Open a copy of a stage with overlaps of every kind, probes and bullets</source>
        <translation>Eine Kopie einer Bühne mit Überlappungen jeder Art, Sonden und Geschossen öffnen</translation>
    </message>
    <message>
        <source>A &amp;platform character</source>
        <translation>Eine &amp;Plattform-Figur</translation>
    </message>
    <message>
        <source>Open a copy of a figure of 24 frames, with points, events and tracks</source>
        <translation>Eine Kopie einer Figur aus 24 Frames mit Punkten, Ereignissen und Spuren öffnen</translation>
    </message>
    <message>
        <source>A s&amp;hooter</source>
        <translation>Ein &amp;Shooter</translation>
    </message>
    <message>
        <source>Open a copy of an enemy that opens its shell, and a ship that fires</source>
        <translation>Eine Kopie mit einem Gegner, der seinen Panzer öffnet, und einem Raumschiff, das schießt, öffnen</translation>
    </message>
    <message>
        <source>Picture of the platform &amp;character</source>
        <translation>Bild der Plattform-&amp;Figur</translation>
    </message>
    <message>
        <source>Open the sheet alone, as the tutorial begins</source>
        <translation>Nur das Spritesheet öffnen, wie das Tutorial beginnt</translation>
    </message>
    <message>
        <source>Picture of the &amp;fighter</source>
        <translation>Bild des &amp;Kämpfers</translation>
    </message>
    <message>
        <source>Picture of the sh&amp;ip</source>
        <translation>Bild des Raumsch&amp;iffs</translation>
    </message>
    <message>
        <source>Open the picture alone, as the tutorial begins</source>
        <translation>Nur das Bild öffnen, wie das Tutorial beginnt</translation>
    </message>
</context>
<context>
    <name>hitbox::SavingBar</name>
    <message>
        <source>Saving %1…</source>
        <translation>%1 wird gespeichert…</translation>
    </message>
</context>
<context>
    <name>hitbox::ScopeChip</name>
    <message>
        <source>In which frames the next edit of shapes is done to the shapes of the same tracks</source>
        <translation>In welchen Frames die nächste Bearbeitung von Formen auch die Formen derselben Spuren trifft</translation>
    </message>
</context>
<context>
    <name>hitbox::ScriptFlow</name>
    <message>
        <source>Run a script</source>
        <translation>Skript ausführen</translation>
    </message>
    <message>
        <source>Scripts (*.js)</source>
        <translation>Skripte (*.js)</translation>
    </message>
    <message>
        <source>A script is running</source>
        <translation>Ein Skript läuft gerade</translation>
    </message>
    <message>
        <source>Running %1…</source>
        <translation>%1 läuft…</translation>
    </message>
    <message>
        <source>%1 has run</source>
        <translation>%1 ist durchgelaufen</translation>
    </message>
    <message>
        <source>The project was changed while %1 ran, and what that did is not taken.</source>
        <translation>Das Projekt wurde geändert, während %1 lief; was das Skript tat, wird nicht übernommen.</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Noch einmal ausführen</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>%1 ausführen</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Skript</translation>
    </message>
</context>
<context>
    <name>hitbox::ScriptResults</name>
    <message>
        <source>What %1 says</source>
        <translation>Was %1 sagt</translation>
    </message>
    <message>
        <source>What the script printed</source>
        <translation>Was das Skript ausgab</translation>
    </message>
    <message>
        <source>What the script found</source>
        <translation>Was das Skript fand</translation>
    </message>
</context>
<context>
    <name>hitbox::SearchField</name>
    <message>
        <source>Search…</source>
        <translation>Suchen…</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Nothing fits “%1”</source>
        <translation>Nichts passt zu „%1“</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
</context>
<context>
    <name>hitbox::Section</name>
    <message>
        <source>Show or hide this part</source>
        <translation>Diesen Teil ein- oder ausblenden</translation>
    </message>
</context>
<context>
    <name>hitbox::Session</name>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Add %n sprites</source>
        <translation>
            <numerusform>%n Sprite hinzufügen</numerusform>
            <numerusform>%n Sprites hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” was not done</source>
        <translation>„%1“ wurde nicht ausgeführt</translation>
    </message>
    <message>
        <source>“%1” was not done: %2</source>
        <translation>„%1“ wurde nicht ausgeführt: %2</translation>
    </message>
    <message numerus="yes">
        <source> · in %n frames</source>
        <translation>
            <numerusform> · in %n Frame</numerusform>
            <numerusform> · in %n Frames</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Colours of crossings and overlaps</source>
        <translation>Farben von Kreuzungen und Überlappungen</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>For eyes that tell red and green apart badly</source>
        <translation>Für Augen, die Rot und Grün schlecht unterscheiden</translation>
    </message>
    <message>
        <source>For eyes that tell blue and yellow apart badly</source>
        <translation>Für Augen, die Blau und Gelb schlecht unterscheiden</translation>
    </message>
    <message>
        <source>As different as can be</source>
        <translation>So verschieden wie möglich</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Sehr groß</translation>
    </message>
    <message>
        <source>Durations of frames</source>
        <translation>Dauern der Frames</translation>
    </message>
    <message>
        <source>Ticks a second</source>
        <translation>Ticks pro Sekunde</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Tasten ändern…</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1 Pixel</translation>
    </message>
    <message>
        <source>Half as large again</source>
        <translation>Anderthalbfach</translation>
    </message>
    <message>
        <source>Wheel over the canvas</source>
        <translation>Mausrad über der Zeichenfläche</translation>
    </message>
    <message>
        <source>Zooms</source>
        <translation>Zoomt</translation>
    </message>
    <message>
        <source>Scrolls, with Ctrl zooms</source>
        <translation>Rollt, zoomt mit Strg</translation>
    </message>
    <message>
        <source>Handles on the canvas</source>
        <translation>Griffe auf der Zeichenfläche</translation>
    </message>
    <message>
        <source>Large, for pens and fingers</source>
        <translation>Groß, für Stifte und Finger</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Engine of first exports</source>
        <translation>Engine erster Exporte</translation>
    </message>
    <message>
        <source>Seconds until unsaved work is kept</source>
        <translation>Sekunden, bis Ungespeichertes gesichert wird</translation>
    </message>
    <message>
        <source>Days that work closed without saving stays</source>
        <translation>Tage, die ungespeichert Geschlossenes bleibt</translation>
    </message>
    <message>
        <source>Newest versions of a project that stay</source>
        <translation>Neueste Versionen eines Projekts, die bleiben</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Editing</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Tips that show a gesture</source>
        <translation>Tipps, die eine Geste zeigen</translation>
    </message>
    <message>
        <source>Once for each tool</source>
        <translation>Einmal für jedes Werkzeug</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
</context>
<context>
    <name>hitbox::ShapeFields</name>
    <message>
        <source>A number or a sum such as 12+0.5; the arrow keys step it, with Shift ten times as far, with Alt an eighth as far</source>
        <translation>Eine Zahl oder eine Summe wie 12+0.5; die Pfeiltasten ändern sie schrittweise, mit Umschalt zehnmal, mit Alt ein Achtel so weit</translation>
    </message>
</context>
<context>
    <name>hitbox::ShapesPanel</name>
    <message>
        <source>Shapes</source>
        <translation>Formen</translation>
    </message>
    <message>
        <source>Search shapes</source>
        <translation>Formen suchen</translation>
    </message>
    <message>
        <source>Show and lock by category</source>
        <translation>Nach Kategorie zeigen und sperren</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Category of the selected shapes and of the next one drawn</source>
        <translation>Kategorie der ausgewählten Formen und der nächsten gezeichneten</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Categories: colours, bits and who hits whom</source>
        <translation>Kategorien: Farben, Bits und wer wen trifft</translation>
    </message>
    <message>
        <source>No shapes in this frame yet. Trace the sprite, or draw a polygon, a box or a circle.</source>
        <translation>Noch keine Formen in diesem Frame. Zeichnen Sie das Sprite nach, oder zeichnen Sie ein Polygon, ein Rechteck oder einen Kreis.</translation>
    </message>
    <message>
        <source>No shape or category has this in its name.</source>
        <translation>Keine Form oder Kategorie hat das im Namen.</translation>
    </message>
    <message>
        <source>several</source>
        <translation>mehrere</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>%1 in der Reihenfolge verschieben</translation>
    </message>
    <message>
        <source>Rename shape to %1</source>
        <translation>Form in %1 umbenennen</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 einblenden</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 ausblenden</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>%1 sperren</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>%1 entsperren</translation>
    </message>
</context>
<context>
    <name>hitbox::SheetPreview</name>
    <message>
        <source>The sheet and its grid</source>
        <translation>Das Spritesheet und sein Raster</translation>
    </message>
    <message>
        <source>The wheel zooms, dragging moves, a double click shows all</source>
        <translation>Das Mausrad zoomt, Ziehen verschiebt, ein Doppelklick zeigt alles</translation>
    </message>
    <message>
        <source>One line in %1 is drawn; the wheel zooms in</source>
        <translation>Eine von %1 Linien wird gezeichnet; das Mausrad zoomt hinein</translation>
    </message>
    <message>
        <source>Not all lines are drawn; the wheel zooms in</source>
        <translation>Nicht alle Linien werden gezeichnet; das Mausrad zoomt hinein</translation>
    </message>
</context>
<context>
    <name>hitbox::ShortcutEditor</name>
    <message>
        <source>Search actions</source>
        <translation>Aktionen suchen</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Zuweisen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Tasten ändern</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Neue Tasten</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>%1 belongs to the canvas and the lists.</source>
        <translation>%1 gehört der Arbeitsfläche und den Listen.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2” by now; “%3” would take it away from there.</source>
        <translation>%1 gehört derzeit zu „%2“; „%3“ nähme es dort weg.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Keys of another program</source>
        <translation>Tasten eines anderen Programms</translation>
    </message>
    <message>
        <source>Those of tools are Tiled&apos;s as delivered</source>
        <translation>Die der Werkzeuge sind im Auslieferungszustand die von Tiled</translation>
    </message>
</context>
<context>
    <name>hitbox::SidePanels</name>
    <message>
        <source>&amp;Trace panel</source>
        <translation>Bedienfeld „&amp;Nachzeichnen“</translation>
    </message>
    <message>
        <source>&amp;Shapes panel</source>
        <translation>Bedienfeld „&amp;Formen“</translation>
    </message>
    <message>
        <source>&amp;Properties panel</source>
        <translation>Bedienfeld „&amp;Eigenschaften“</translation>
    </message>
    <message>
        <source>Points and e&amp;vents panel</source>
        <translation>Bedienfeld „P&amp;unkte und Ereignisse“</translation>
    </message>
    <message>
        <source>&amp;Engine panel</source>
        <translation>Bedienfeld „En&amp;gine“</translation>
    </message>
    <message>
        <source>&amp;Numbers panel</source>
        <translation>Bedienfeld „&amp;Zahlen“</translation>
    </message>
    <message>
        <source>St&amp;age panel</source>
        <translation>Bedienfeld „&amp;Bühne“</translation>
    </message>
    <message>
        <source>&amp;Overlaps, probes and play test</source>
        <translation>Ü&amp;berlappungen, Sonden und Spieltest</translation>
    </message>
    <message>
        <source>P&amp;roblems panel</source>
        <translation>Bedienfeld „&amp;Probleme“</translation>
    </message>
    <message>
        <source>&amp;Conflicts panel</source>
        <translation>&amp;Konfliktefenster</translation>
    </message>
</context>
<context>
    <name>hitbox::SliceDialog</name>
    <message>
        <source>Cell size</source>
        <translation>Zellgröße</translation>
    </message>
    <message>
        <source>Of one frame, in pixels; as many as fit are cut</source>
        <translation>Eines Frames, in Pixeln; so viele wie passen werden geschnitten</translation>
    </message>
    <message>
        <source>Columns, rows</source>
        <translation>Spalten, Zeilen</translation>
    </message>
    <message>
        <source>How many cells; they become as large as fits</source>
        <translation>Wie viele Zellen; sie werden so groß, wie es passt</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>Pixels around all cells, on both sides</source>
        <translation>Pixel um alle Zellen, auf beiden Seiten</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Pixels between one cell and the next</source>
        <translation>Pixel zwischen einer Zelle und der nächsten</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Versatz</translation>
    </message>
    <message>
        <source>Pixels before the first cell, on top of the margin</source>
        <translation>Pixel vor der ersten Zelle, zusätzlich zum Rand</translation>
    </message>
    <message>
        <source>Guessed by the empty rows and columns between the cells.</source>
        <translation>Geschätzt nach den leeren Zeilen und Spalten zwischen den Zellen.</translation>
    </message>
    <message>
        <source>Guessed by the numbers in the file&apos;s name.</source>
        <translation>Geschätzt nach den Zahlen im Dateinamen.</translation>
    </message>
    <message>
        <source>Guessed by what comes again at this distance.</source>
        <translation>Geschätzt nach dem, was sich in diesem Abstand wiederholt.</translation>
    </message>
    <message>
        <source>Guessed by the lines along which the colours change.</source>
        <translation>Geschätzt nach den Linien, an denen sich die Farben ändern.</translation>
    </message>
    <message>
        <source>Squares fit into this strip; nothing else tells what its cells are.</source>
        <translation>Quadrate passen in diesen Streifen; sonst verrät nichts, was seine Zellen sind.</translation>
    </message>
    <message>
        <source>Nothing tells how this picture is cut.</source>
        <translation>Nichts verrät, wie dieses Bild geschnitten ist.</translation>
    </message>
    <message>
        <source>Slice sheet</source>
        <translation>Spritesheet zerlegen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
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
        <source>&amp;Leave out empty cells</source>
        <translation>&amp;Leere Zellen auslassen</translation>
    </message>
    <message>
        <source>&amp;Guess again</source>
        <translation>&amp;Erneut schätzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Zerlegen</translation>
    </message>
    <message>
        <source>Looking for the grid…</source>
        <translation>Suche nach dem Raster…</translation>
    </message>
    <message>
        <source>Looking for empty cells…</source>
        <translation>Suche nach leeren Zellen…</translation>
    </message>
    <message>
        <source>%1 × %2 px</source>
        <translation>%1 × %2 px</translation>
    </message>
    <message>
        <source>1 frame of %1</source>
        <translation>1 Frame mit %1</translation>
    </message>
    <message numerus="yes">
        <source>%n frames of %1</source>
        <translation>
            <numerusform>%n Frame mit %1</numerusform>
            <numerusform>%n Frames mit %1</numerusform>
        </translation>
    </message>
    <message>
        <source>1 empty cell stays out.</source>
        <translation>1 leere Zelle bleibt weg.</translation>
    </message>
    <message numerus="yes">
        <source>%n empty cells stay out.</source>
        <translation>
            <numerusform>%n leere Zelle bleibt weg.</numerusform>
            <numerusform>%n leere Zellen bleiben weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 of them is empty.</source>
        <translation>1 davon ist leer.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are empty.</source>
        <translation>
            <numerusform>%n davon ist leer.</numerusform>
            <numerusform>%n davon sind leer.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 px at the right and %2 px at the bottom stay out.</source>
        <translation>%1 px rechts und %2 px unten bleiben weg.</translation>
    </message>
    <message>
        <source>%1 px at the right stay out.</source>
        <translation>%1 px rechts bleiben weg.</translation>
    </message>
    <message>
        <source>%1 px at the bottom stay out.</source>
        <translation>%1 px unten bleiben weg.</translation>
    </message>
    <message>
        <source>No cell fits into the sheet.</source>
        <translation>Keine Zelle passt in das Spritesheet.</translation>
    </message>
    <message>
        <source>There is no cell for frames with shapes on them: %1 frames, %2 shapes. Undo brings them back.</source>
        <translation>Für Frames mit Formen darauf gibt es keine Zelle: %1 Frames, %2 Formen. „Rückgängig“ bringt sie zurück.</translation>
    </message>
</context>
<context>
    <name>hitbox::SnapPopup</name>
    <message>
        <source>Snap to: %1</source>
        <translation>Einrasten an: %1</translation>
    </message>
    <message>
        <source>no grid</source>
        <translation>kein Raster</translation>
    </message>
    <message>
        <source>pixel</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>half pixel</source>
        <translation>halbe Pixel</translation>
    </message>
    <message>
        <source>own grid</source>
        <translation>eigenes Raster</translation>
    </message>
    <message>
        <source>vertices of other shapes</source>
        <translation>Eckpunkte anderer Formen</translation>
    </message>
    <message>
        <source>edges of other shapes</source>
        <translation>Kanten anderer Formen</translation>
    </message>
    <message>
        <source>outline of the sprite&apos;s pixels</source>
        <translation>Umriss der Pixel des Sprites</translation>
    </message>
    <message>
        <source>the same shape in the frame before</source>
        <translation>dieselbe Form im Frame davor</translation>
    </message>
    <message>
        <source>borders and middle of the frame</source>
        <translation>Ränder und Mitte des Frames</translation>
    </message>
    <message>
        <source>pivot</source>
        <translation>Pivot</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>Einrasten</translation>
    </message>
    <message>
        <source>Points snap to</source>
        <translation>Punkte rasten ein an</translation>
    </message>
    <message>
        <source>Ctrl turns all off while held.</source>
        <translation>Gehaltenes Strg schaltet alles aus.</translation>
    </message>
    <message>
        <source>step x</source>
        <translation>Schritt x</translation>
    </message>
    <message>
        <source>step y</source>
        <translation>Schritt y</translation>
    </message>
    <message>
        <source>from x</source>
        <translation>von x</translation>
    </message>
    <message>
        <source>from y</source>
        <translation>von y</translation>
    </message>
</context>
<context>
    <name>hitbox::SpritesPanel</name>
    <message>
        <source>Sprites</source>
        <translation>Sprites</translation>
    </message>
    <message>
        <source>Search sprites</source>
        <translation>Sprites suchen</translation>
    </message>
    <message>
        <source>Add images as sprites</source>
        <translation>Bilder als Sprites hinzufügen</translation>
    </message>
    <message>
        <source>No sprites yet. Drop images here.</source>
        <translation>Noch keine Sprites. Bilder hier ablegen.</translation>
    </message>
    <message>
        <source>Rename sprite to %1</source>
        <translation>Sprite in %1 umbenennen</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 Frame</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n Frame</numerusform>
            <numerusform>%n Frames</numerusform>
        </translation>
    </message>
    <message>
        <source>No sprite has this in its name.</source>
        <translation>Kein Sprite hat das im Namen.</translation>
    </message>
    <message>
        <source>%1 sprites</source>
        <translation>%1 Sprites</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>%1: undo brings it back.</source>
        <translation>%1: „Rückgängig“ bringt es zurück.</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
</context>
<context>
    <name>hitbox::StageDesk</name>
    <message>
        <source>Looking at the stage</source>
        <translation>Die Bühne wird angesehen</translation>
    </message>
</context>
<context>
    <name>hitbox::StagePanel</name>
    <message>
        <source>Stage</source>
        <translation>Bühne</translation>
    </message>
    <message>
        <source>Search instances</source>
        <translation>Instanzen suchen</translation>
    </message>
    <message>
        <source>Place frame</source>
        <translation>Frame platzieren</translation>
    </message>
    <message>
        <source>Stage in view; type to rename it</source>
        <translation>Gezeigte Bühne; zum Umbenennen hineintippen</translation>
    </message>
    <message>
        <source>New stage</source>
        <translation>Neue Bühne</translation>
    </message>
    <message>
        <source>Remove this stage</source>
        <translation>Diese Bühne entfernen</translation>
    </message>
    <message>
        <source>New layer on top of the others</source>
        <translation>Neue Ebene über den anderen</translation>
    </message>
    <message>
        <source>Play the animations of what stands here</source>
        <translation>Die Animationen von allem, was hier steht, abspielen</translation>
    </message>
    <message>
        <source>Put the frame chosen below on the stage</source>
        <translation>Den unten gewählten Frame auf die Bühne stellen</translation>
    </message>
    <message>
        <source>Rename stage</source>
        <translation>Bühne umbenennen</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>Bühne</translation>
    </message>
    <message>
        <source>Remove stage</source>
        <translation>Bühne entfernen</translation>
    </message>
</context>
<context>
    <name>hitbox::StartPage</name>
    <message>
        <source>Drop a PNG, a sheet or a folder here</source>
        <translation>PNG, Spritesheet oder Ordner hier ablegen</translation>
    </message>
    <message>
        <source>PNG, GIF, WebP, Aseprite, Photoshop, Krita and .hitbox files</source>
        <translation>PNG-, GIF-, WebP-, Aseprite-, Photoshop-, Krita- und .hitbox-Dateien</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Open projects and images</source>
        <translation>Projekte und Bilder öffnen</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Samples to try things out on</source>
        <translation>Beispiele zum Ausprobieren</translation>
    </message>
    <message>
        <source>PNG, GIF, Aseprite, Photoshop, Krita and .hitbox files</source>
        <translation>PNG-, GIF-, Aseprite-, Photoshop-, Krita- und .hitbox-Dateien</translation>
    </message>
</context>
<context>
    <name>hitbox::StatusLine</name>
    <message>
        <source>engine view</source>
        <translation>Engine-Ansicht</translation>
    </message>
    <message>
        <source>Choose what points snap to</source>
        <translation>Wählen, woran Punkte einrasten</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>Einrasten</translation>
    </message>
    <message>
        <source>snap: %1</source>
        <translation>Einrasten: %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>hitbox::TagProperties</name>
    <message>
        <source>First frame of the tag</source>
        <translation>Erster Frame des Tags</translation>
    </message>
    <message>
        <source>Last frame of the tag</source>
        <translation>Letzter Frame des Tags</translation>
    </message>
    <message>
        <source>The frame&apos;s number, counted from 0</source>
        <translation>Die Nummer des Frames, gezählt ab 0</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>vorwärts</translation>
    </message>
    <message>
        <source>reverse</source>
        <translation>rückwärts</translation>
    </message>
    <message>
        <source>ping-pong</source>
        <translation>Ping-Pong</translation>
    </message>
    <message>
        <source>ping-pong from the end</source>
        <translation>Ping-Pong vom Ende</translation>
    </message>
    <message>
        <source>How often it is played before the animation ends: 0 for ever</source>
        <translation>Wie oft es gespielt wird, bevor die Animation endet: 0 für endlos</translation>
    </message>
    <message>
        <source>for ever</source>
        <translation>endlos</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <source>Times that the tag is played</source>
        <translation>Wie oft das Tag gespielt wird</translation>
    </message>
    <message>
        <source>Rename tag to %1</source>
        <translation>Tag in %1 umbenennen</translation>
    </message>
    <message>
        <source>Direction of tag %1</source>
        <translation>Richtung des Tags %1</translation>
    </message>
    <message>
        <source>Repeats of tag %1</source>
        <translation>Wiederholungen des Tags %1</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Spielt</translation>
    </message>
    <message>
        <source>Frames of tag %1</source>
        <translation>Frames des Tags %1</translation>
    </message>
    <message>
        <source>Choose a tag by its bar, or in the box above, to change it.</source>
        <translation>Wählen Sie ein Tag an seinem Balken oder oben im Feld, um es zu ändern.</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelineExport</name>
    <message>
        <source>Save the timeline as a picture</source>
        <translation>Zeitleiste als Bild speichern</translation>
    </message>
    <message>
        <source>Save the timeline as CSV</source>
        <translation>Zeitleiste als CSV speichern</translation>
    </message>
    <message>
        <source>Copied 1 tick as CSV</source>
        <translation>1 Tick als CSV kopiert</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n ticks as CSV</source>
        <translation>
            <numerusform>%n Tick als CSV kopiert</numerusform>
            <numerusform>%n Ticks als CSV kopiert</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1-Dateien (*.%2)</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>Could not write the timeline: %1</source>
        <translation>Zeitleiste ließ sich nicht schreiben: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelineFields</name>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Spielt</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Durchläufe</translation>
    </message>
    <message>
        <source>When hit</source>
        <translation>Bei Treffer</translation>
    </message>
    <message>
        <source> ticks</source>
        <translation> Ticks</translation>
    </message>
    <message>
        <source>Ticks that B starts after A</source>
        <translation>Ticks, die B nach A beginnt</translation>
    </message>
    <message>
        <source>How many ticks B starts after A; below 0, A starts after B</source>
        <translation>Wie viele Ticks B nach A beginnt; unter 0 beginnt A nach B</translation>
    </message>
    <message>
        <source>Take the selected two</source>
        <translation>Ausgewählte nehmen</translation>
    </message>
    <message>
        <source>Play the two instances that are selected on the stage</source>
        <translation>Die beiden auf der Bühne ausgewählten Instanzen abspielen</translation>
    </message>
    <message>
        <source>B starts after</source>
        <translation>B beginnt nach</translation>
    </message>
    <message>
        <source>Instance that is player %1</source>
        <translation>Instanz, die Spieler %1 ist</translation>
    </message>
    <message>
        <source>as placed</source>
        <translation>wie platziert</translation>
    </message>
    <message>
        <source>What %1 plays</source>
        <translation>Was %1 spielt</translation>
    </message>
    <message>
        <source>What %1 plays; on the stage, an instance&apos;s tag is chosen in its row</source>
        <translation>Was %1 spielt; auf der Bühne wird das Tag einer Instanz in ihrer Zeile gewählt</translation>
    </message>
    <message>
        <source>Rounds of %1</source>
        <translation>Durchläufe von %1</translation>
    </message>
    <message>
        <source>How often %1 plays it, one round after the other</source>
        <translation>Wie oft %1 es spielt, ein Durchlauf nach dem anderen</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>macht weiter</translation>
    </message>
    <message>
        <source>What %1 turns to when it is hit</source>
        <translation>Wozu %1 bei einem Treffer wechselt</translation>
    </message>
    <message>
        <source>What %1 turns to on the tick after the first hit, such as its hit-stun</source>
        <translation>Wozu %1 im Tick nach dem ersten eingesteckten Treffer wechselt, etwa zur Trefferstarre</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelinePanel</name>
    <message>
        <source>Go to the first contact</source>
        <translation>Zum ersten Kontakt gehen</translation>
    </message>
    <message>
        <source>Go to the last contact</source>
        <translation>Zum letzten Kontakt gehen</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Bild…</translation>
    </message>
    <message>
        <source>Save the strip as a picture</source>
        <translation>Den Streifen als Bild speichern</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Save a line for each tick</source>
        <translation>Eine Zeile je Tick speichern</translation>
    </message>
    <message>
        <source>Copy CSV</source>
        <translation>CSV kopieren</translation>
    </message>
    <message>
        <source>Copy a line for each tick</source>
        <translation>Eine Zeile je Tick kopieren</translation>
    </message>
    <message>
        <source>1 tick</source>
        <translation>1 Tick</translation>
    </message>
    <message numerus="yes">
        <source>%n ticks</source>
        <translation>
            <numerusform>%n Tick</numerusform>
            <numerusform>%n Ticks</numerusform>
        </translation>
    </message>
    <message>
        <source>The two never meet.</source>
        <translation>Die beiden treffen sich nie.</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelineStrip</name>
    <message>
        <source>Ticks</source>
        <translation>Ticks</translation>
    </message>
    <message>
        <source>nothing meets</source>
        <translation>kein Kontakt</translation>
    </message>
    <message>
        <source>each hits the other</source>
        <translation>beide treffen einander</translation>
    </message>
    <message>
        <source>A hits B</source>
        <translation>A trifft B</translation>
    </message>
    <message>
        <source>B hits A</source>
        <translation>B trifft A</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>tick %1: %2 | %3, %4</source>
        <translation>Tick %1: %2 | %3, %4</translation>
    </message>
    <message>
        <source>%1 in %2 px²</source>
        <translation>%1 in %2 px²</translation>
    </message>
</context>
<context>
    <name>hitbox::ToolBar</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
</context>
<context>
    <name>hitbox::TopBar</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Bühne</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Bühne %1</translation>
    </message>
</context>
<context>
    <name>hitbox::TracePanel</name>
    <message>
        <source>Cannot be traced: %1</source>
        <translation>Nachzeichnen nicht möglich: %1</translation>
    </message>
    <message>
        <source>Tracing…</source>
        <translation>Nachzeichnen…</translation>
    </message>
    <message>
        <source>Outlines: %1, vertices: %2</source>
        <translation>Umrisse: %1, Eckpunkte: %2</translation>
    </message>
    <message>
        <source>Missed pixels %1 %, excess pixels %2 %</source>
        <translation>Fehlende Pixel %1 %, überschüssige Pixel %2 %</translation>
    </message>
    <message>
        <source>Frames traced: %1.</source>
        <translation>Frames nachgezeichnet: %1.</translation>
    </message>
    <message>
        <source>Nothing to outline: %1.</source>
        <translation>Nichts zu umreißen: %1.</translation>
    </message>
    <message>
        <source>Changed meanwhile and left alone: %1.</source>
        <translation>Inzwischen geändert und nicht angerührt: %1.</translation>
    </message>
    <message>
        <source>Could not be traced: %1, such as %2</source>
        <translation>Nicht nachzuzeichnen: %1, etwa %2</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Nachzeichnen</translation>
    </message>
    <message>
        <source>Cancelled; nothing was changed.</source>
        <translation>Abgebrochen; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Tolerance in pixels</source>
        <translation>Toleranz in Pixeln</translation>
    </message>
    <message>
        <source>How far the outline may leave the pixels&apos; edges: more means fewer vertices</source>
        <translation>Wie weit der Umriss von den Pixelkanten abweichen darf: mehr heißt weniger Eckpunkte</translation>
    </message>
    <message>
        <source>Alpha threshold</source>
        <translation>Alpha-Schwelle</translation>
    </message>
    <message>
        <source>Pixels of at least this alpha count as opaque</source>
        <translation>Pixel mit mindestens diesem Alpha gelten als deckend</translation>
    </message>
    <message>
        <source>Grow or shrink in pixels</source>
        <translation>Wachsen oder schrumpfen in Pixeln</translation>
    </message>
    <message>
        <source>Makes the outline larger, or smaller with a negative number</source>
        <translation>Macht den Umriss größer, mit einer negativen Zahl kleiner</translation>
    </message>
    <message>
        <source>Smallest island in pixels</source>
        <translation>Kleinste Insel in Pixeln</translation>
    </message>
    <message>
        <source>Islands and holes of fewer pixels are passed over</source>
        <translation>Inseln und Löcher mit weniger Pixeln werden übergangen</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Eckpunkte</translation>
    </message>
    <message>
        <source>Just so many vertices in each outline, whatever the tolerance</source>
        <translation>Genau so viele Eckpunkte in jedem Umriss, bei jeder Toleranz</translation>
    </message>
    <message>
        <source>Number of vertices</source>
        <translation>Anzahl der Eckpunkte</translation>
    </message>
    <message>
        <source>Never cut an opaque pixel</source>
        <translation>Nie ein deckendes Pixel schneiden</translation>
    </message>
    <message>
        <source>Keep holes open</source>
        <translation>Löcher offen halten</translation>
    </message>
    <message>
        <source>A polygon has no holes: the outline is cut into several that leave them open</source>
        <translation>Ein Polygon hat keine Löcher: der Umriss wird in mehrere zerschnitten, die sie offen lassen</translation>
    </message>
    <message>
        <source>Tint pixels that do not fit</source>
        <translation>Nicht passende Pixel tönen</translation>
    </message>
    <message>
        <source>Orange: opaque pixels that no outline holds. Violet: other pixels that one does</source>
        <translation>Orange: deckende Pixel, die in keinem Umriss liegen. Violett: andere, die in einem liegen</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Grow</source>
        <translation>Wachsen</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>Kleinste</translation>
    </message>
    <message>
        <source>Take all outlines as shapes (Enter)</source>
        <translation>Alle Umrisse als Formen übernehmen (Enter)</translation>
    </message>
    <message>
        <source>Trace many frames</source>
        <translation>Viele Frames nachzeichnen</translation>
    </message>
    <message>
        <source>Selected frames</source>
        <translation>Ausgewählte Frames</translation>
    </message>
    <message>
        <source>All frames of this sprite</source>
        <translation>Alle Frames dieses Sprites</translation>
    </message>
    <message>
        <source>All frames of the project</source>
        <translation>Alle Frames des Projekts</translation>
    </message>
    <message>
        <source>Replace shapes of the category</source>
        <translation>Formen der Kategorie ersetzen</translation>
    </message>
    <message>
        <source>For many frames: outlines take the place of the category&apos;s shapes there</source>
        <translation>Bei vielen Frames: Umrisse treten an die Stelle der dortigen Formen der Kategorie</translation>
    </message>
    <message>
        <source>Frames traced</source>
        <translation>Nachgezeichnete Frames</translation>
    </message>
    <message>
        <source>%v of %m frames</source>
        <translation>%v von %m Frames</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Frames of the tag “%1”</source>
        <translation>Frames des Tags „%1“</translation>
    </message>
    <message>
        <source>Trace as %1</source>
        <translation>Als %1 nachzeichnen</translation>
    </message>
    <message>
        <source>Replace shapes of “%1”</source>
        <translation>Formen von „%1“ ersetzen</translation>
    </message>
</context>
<context>
    <name>hitbox::TrackGrid</name>
    <message>
        <source>Tracks</source>
        <translation>Spuren</translation>
    </message>
    <message>
        <source>shapes</source>
        <translation>Formen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>without a track</source>
        <translation>ohne Spur</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes without a track</source>
        <translation>
            <numerusform>%n Form ohne Spur</numerusform>
            <numerusform>%n Formen ohne Spur</numerusform>
        </translation>
    </message>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>held, as in the frame before</source>
        <translation>gehalten, wie im Frame davor</translation>
    </message>
    <message>
        <source>in-between, worked out from keys</source>
        <translation>Zwischenform, aus Schlüsseln berechnet</translation>
    </message>
    <message>
        <source>%1, frame %2: %3</source>
        <translation>%1, Frame %2: %3</translation>
    </message>
    <message>
        <source>%1
Double click to type another duration.</source>
        <translation>%1
Doppelklick, um eine andere Dauer einzugeben.</translation>
    </message>
    <message>
        <source>Show or hide on all frames; Alt: on one</source>
        <translation>In allen Frames ein- oder ausblenden; Alt: in einem</translation>
    </message>
    <message>
        <source>Lock or unlock on all frames; Alt: on one</source>
        <translation>In allen Frames sperren oder entsperren; Alt: in einem</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Frame</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Attack %1</source>
        <translation>Angriff %1</translation>
    </message>
    <message>
        <source>No shapes in this sprite yet. What is drawn stands here, frame by frame.</source>
        <translation>Noch keine Formen in diesem Sprite. Gezeichnetes steht hier, Frame für Frame.</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1, verborgen</translation>
    </message>
    <message>
        <source>%1, locked</source>
        <translation>%1, gesperrt</translation>
    </message>
</context>
<context>
    <name>hitbox::TrackLanes</name>
    <message>
        <source>1 frame</source>
        <translation>1 Frame</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>%1 Frames</translation>
    </message>
    <message>
        <source>Startup</source>
        <translation>Anlauf</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Gap, where nothing strikes</source>
        <translation>Lücke, in der nichts trifft</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Erholung</translation>
    </message>
    <message>
        <source>1 tick</source>
        <translation>1 Tick</translation>
    </message>
    <message>
        <source>%1 ticks</source>
        <translation>%1 Ticks</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation>%1: %2, %3, %4</translation>
    </message>
    <message>
        <source>startup %1</source>
        <translation>Anlauf %1</translation>
    </message>
    <message>
        <source>active %1</source>
        <translation>aktiv %1</translation>
    </message>
    <message>
        <source>gap %1</source>
        <translation>Lücke %1</translation>
    </message>
    <message>
        <source>recovery %1</source>
        <translation>Erholung %1</translation>
    </message>
    <message>
        <source>No shape of these frames strikes another category.</source>
        <translation>Keine Form dieser Frames trifft eine andere Kategorie.</translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation>Frame %1</translation>
    </message>
    <message>
        <source>Frames %1 to %2</source>
        <translation>Frames %1 bis %2</translation>
    </message>
    <message>
        <source>The whole attack:</source>
        <translation>Der ganze Angriff:</translation>
    </message>
    <message>
        <source>Active counts the gaps within it.</source>
        <translation>„Aktiv“ zählt die Lücken darin mit.</translation>
    </message>
    <message>
        <source>Frame %1, %2: %3, %4</source>
        <translation>Frame %1, %2: %3, %4</translation>
    </message>
    <message>
        <source>Frame %1 – when it comes up: %2</source>
        <translation>Frame %1 – wenn er erscheint: %2</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 Fehler</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 Warnung</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 Warnungen</translation>
    </message>
    <message>
        <source>1 remark</source>
        <translation>1 Hinweis</translation>
    </message>
    <message>
        <source>%1 remarks</source>
        <translation>%1 Hinweise</translation>
    </message>
    <message>
        <source>Frame %1 – %2: %3</source>
        <translation>Frame %1 – %2: %3</translation>
    </message>
</context>
<context>
    <name>hitbox::TracksPanel</name>
    <message>
        <source>%1 tracks</source>
        <translation>%1 Spuren</translation>
    </message>
    <message>
        <source>Begin %1 in frame %2</source>
        <translation>%1 in Frame %2 beginnen</translation>
    </message>
    <message>
        <source>End %1 in frame %2</source>
        <translation>%1 in Frame %2 beenden</translation>
    </message>
    <message>
        <source>Move %1 to frame %2</source>
        <translation>%1 nach Frame %2 verschieben</translation>
    </message>
    <message>
        <source>Copy %1 to frame %2</source>
        <translation>%1 nach Frame %2 kopieren</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Spuren</translation>
    </message>
    <message>
        <source>Tag to show</source>
        <translation>Zu zeigendes Tag</translation>
    </message>
    <message>
        <source>The animation tag whose frames are shown</source>
        <translation>Das Animations-Tag, dessen Frames gezeigt werden</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>%1 is locked; its lock beside the name lets it go.</source>
        <translation>%1 ist gesperrt; das Schloss neben dem Namen gibt es frei.</translation>
    </message>
    <message>
        <source>All frames</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>The strip of frames in place of the grid</source>
        <translation>Der Frame-Streifen anstelle des Rasters</translation>
    </message>
    <message>
        <source>The tag “%1” names no frames of this sprite.</source>
        <translation>Das Tag „%1“ nennt keine Frames dieses Sprites.</translation>
    </message>
    <message>
        <source>%1 is not in the frame in view.</source>
        <translation>%1 ist nicht im gezeigten Frame.</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 einblenden</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 ausblenden</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>%1 sperren</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>%1 entsperren</translation>
    </message>
    <message>
        <source>What is locked stays.</source>
        <translation>Gesperrtes bleibt.</translation>
    </message>
    <message>
        <source>Choose cells with something in them first.</source>
        <translation>Zuerst Zellen mit Inhalt wählen.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n shapes</source>
        <translation>
            <numerusform>%n Form entfernen</numerusform>
            <numerusform>%n Formen entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: undo brings it back.</source>
        <translation>%1: „Rückgängig“ bringt es zurück.</translation>
    </message>
    <message>
        <source>Join into one track</source>
        <translation>Zu einer Spur verbinden</translation>
    </message>
    <message>
        <source>Choose cells of different frames first, such as with Shift.</source>
        <translation>Zuerst Zellen verschiedener Frames wählen, etwa mit Umschalt.</translation>
    </message>
    <message>
        <source>Take out of the track</source>
        <translation>Aus der Spur nehmen</translation>
    </message>
    <message>
        <source>Choose cells of a track first.</source>
        <translation>Zuerst Zellen einer Spur wählen.</translation>
    </message>
    <message>
        <source>Hold %1</source>
        <translation>%1 halten</translation>
    </message>
    <message>
        <source>Choose cells behind a shape of the track first.</source>
        <translation>Zuerst Zellen hinter einer Form der Spur wählen.</translation>
    </message>
    <message>
        <source>Make keys of %1</source>
        <translation>%1 zu Schlüsseln machen</translation>
    </message>
    <message>
        <source>Work in-betweens of %1 out</source>
        <translation>Zwischenformen von %1 berechnen</translation>
    </message>
    <message>
        <source>Choose cells between two keys of a track first.</source>
        <translation>Zuerst Zellen zwischen zwei Schlüsseln einer Spur wählen.</translation>
    </message>
    <message numerus="yes">
        <source>%n keys are worked out from those around them now. Undo brings them back.</source>
        <translation>
            <numerusform>%n Schlüssel wird jetzt aus denen um ihn berechnet. „Rückgängig“ bringt ihn zurück.</numerusform>
            <numerusform>%n Schlüssel werden jetzt aus denen um sie berechnet. „Rückgängig“ bringt sie zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shapes look like one thing: make them a track?</source>
        <translation>%1 Formen sehen wie ein Ding aus: zu einer Spur machen?</translation>
    </message>
    <message>
        <source>%1 shapes look like %2 things: make them tracks?</source>
        <translation>%1 Formen sehen wie %2 Dinge aus: zu Spuren machen?</translation>
    </message>
    <message>
        <source>Make tracks</source>
        <translation>Spuren erstellen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Make tracks of %1</source>
        <translation>Spuren aus %1 erstellen</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen frames last as long now.</source>
        <translation>
            <numerusform>%n gewählter Frame dauert jetzt so lange.</numerusform>
            <numerusform>%n gewählte Frames dauern jetzt so lange.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 key is worked out from those around it now. Undo brings it back.</source>
        <translation>1 Schlüssel wird jetzt aus denen um ihn berechnet. „Rückgängig“ bringt ihn zurück.</translation>
    </message>
    <message>
        <source>%1 goes no further: the frames end there.</source>
        <translation>%1 geht nicht weiter: dort enden die Frames.</translation>
    </message>
</context>
<context>
    <name>hitbox::VersionsDialog</name>
    <message>
        <source>Saved %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Saved at an unknown time</source>
        <translation>Zu unbekannter Zeit gespeichert</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>“%1” as it was saved. A copy opens in a tab of its own and changes nothing else.</source>
        <translation>„%1“, wie es gespeichert wurde. Eine Kopie öffnet sich in einem eigenen Tab und ändert sonst nichts.</translation>
    </message>
    <message>
        <source>There is none yet: the next save keeps one.</source>
        <translation>Es gibt noch keine: das nächste Speichern behält eine.</translation>
    </message>
    <message>
        <source>Versions of the project</source>
        <translation>Versionen des Projekts</translation>
    </message>
    <message>
        <source>Open as c&amp;opy</source>
        <translation>Als K&amp;opie öffnen</translation>
    </message>
    <message>
        <source>Cannot be opened: %1</source>
        <translation>Nicht zu öffnen: %1</translation>
    </message>
    <message>
        <source>As it is now</source>
        <translation>So wie jetzt</translation>
    </message>
    <message>
        <source>Since then: %1</source>
        <translation>Seitdem: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::VertexModel</name>
    <message>
        <source>Vertex %1</source>
        <translation>Eckpunkt %1</translation>
    </message>
</context>
<context>
    <name>hitbox::VertexTable</name>
    <message>
        <source>Vertices</source>
        <translation>Eckpunkte</translation>
    </message>
    <message>
        <source>Type to change a coordinate; sums such as 12+0.5 work. Tab goes on, Insert adds, Delete removes, Ctrl+C and Ctrl+V copy and paste.</source>
        <translation>Tippen ändert eine Koordinate; Summen wie 12+0.5 gehen. Tab geht weiter, Insert fügt hinzu, Entf entfernt, Strg+C und Strg+V kopieren und fügen ein.</translation>
    </message>
</context>
<context>
    <name>hitbox::WorkBar</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>hitbox::Workspace</name>
    <message>
        <source>The project is saved. It could not be kept among its versions: %1</source>
        <translation>Das Projekt ist gespeichert. Es konnte nicht unter seinen Versionen aufbewahrt werden: %1</translation>
    </message>
    <message>
        <source>A crash would lose unsaved work, which could not be kept: %1</source>
        <translation>Bei einem Absturz ginge nicht gespeicherte Arbeit verloren, die nicht aufbewahrt werden konnte: %1</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>hitbox::formats</name>
    <message>
        <source>there is no format %1; there are: %2</source>
        <translation>das Format %1 gibt es nicht; es gibt: %2</translation>
    </message>
    <message>
        <source>a depfile cannot hold the name %1: rename it without control characters, and with no backslash or colon at its end</source>
        <translation>eine Depfile kann den Namen %1 nicht enthalten: benennen Sie ihn um, ohne Steuerzeichen und ohne Backslash oder Doppelpunkt am Ende</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>it can be: %1</source>
        <translation>möglich sind: %1</translation>
    </message>
    <message>
        <source>it takes a number from 0.000001 to 1000000</source>
        <translation>erlaubt ist eine Zahl von 0.000001 bis 1000000</translation>
    </message>
    <message>
        <source>it takes one line of at most 1,000 characters</source>
        <translation>erlaubt ist eine Zeile mit höchstens 1.000 Zeichen</translation>
    </message>
    <message>
        <source>the format %1 has no option %2; it has: %3</source>
        <translation>das Format %1 hat keine Option %2; es hat: %3</translation>
    </message>
    <message>
        <source>the option %1 cannot be %2; %3</source>
        <translation>die Option %1 kann nicht %2 sein; %3</translation>
    </message>
    <message>
        <source>the project</source>
        <translation>das Projekt</translation>
    </message>
    <message>
        <source>%1 and %2 would both be written to one file; rename one: what files are called by must differ by more than case and characters that files cannot have, in the %3 bytes that are kept of it, and a stage’s file is called by its name and “_stage”</source>
        <translation>%1 und %2 kämen beide in eine Datei; benennen Sie eines um: wonach Dateien benannt sind, muss sich in den davon behaltenen %3 Byte um mehr unterscheiden als um Groß- und Kleinschreibung und in Dateinamen unzulässige Zeichen, und die Datei einer Bühne heißt nach ihrem Namen und „_stage“</translation>
    </message>
    <message>
        <source>%1 and %2 would both be written to %3; rename one: what files are called by must differ by more than case and characters that files cannot have, and a stage’s file is called by its name and “_stage”</source>
        <translation>%1 und %2 kämen beide nach %3; benennen Sie eines um: wonach Dateien benannt sind, muss sich um mehr unterscheiden als um Groß- und Kleinschreibung und in Dateinamen unzulässige Zeichen, und die Datei einer Bühne heißt nach ihrem Namen und „_stage“</translation>
    </message>
    <message>
        <source>there is nothing to export: the project has no sprites</source>
        <translation>es gibt nichts zu exportieren: das Projekt hat keine Sprites</translation>
    </message>
    <message>
        <source>sprite %1, frame %2</source>
        <translation>Sprite %1, Frame %2</translation>
    </message>
    <message>
        <source>, shape %1 %2</source>
        <translation>, Form %1 %2</translation>
    </message>
    <message>
        <source>read back, the file does not hold the shapes that were exported; nothing is written</source>
        <translation>zurückgelesen enthält die Datei nicht die exportierten Formen; nichts wird geschrieben</translation>
    </message>
    <message>
        <source>it reads %1</source>
        <translation>es liest %1</translation>
    </message>
    <message>
        <source>it writes to %1</source>
        <translation>es schreibt nach %1</translation>
    </message>
    <message>
        <source>it writes to %1 and reads %2</source>
        <translation>es schreibt nach %1 und liest %2</translation>
    </message>
    <message>
        <source>it is no file of %1</source>
        <translation>es ist keine Datei von %1</translation>
    </message>
    <message>
        <source>%1 has %2 MiB, and files of more than %3 MiB cannot be imported again: it was not read back and compared. Events, points and shapes that are cut into several sprites make smaller files</source>
        <translation>%1 hat %2 MiB, und Dateien mit mehr als %3 MiB können nicht wieder importiert werden: sie wurde nicht zurückgelesen und verglichen. Auf mehrere Sprites verteilte Ereignisse, Punkte und Formen ergeben kleinere Dateien</translation>
    </message>
    <message>
        <source>%1 cannot be imported again, and was not read back and compared: %2</source>
        <translation>%1 kann nicht wieder importiert werden und wurde nicht zurückgelesen und verglichen: %2</translation>
    </message>
    <message>
        <source>the file could not be read back, and nothing is written: %1</source>
        <translation>die Datei ließ sich nicht zurücklesen, und nichts wird geschrieben: %1</translation>
    </message>
    <message>
        <source>sprite %1</source>
        <translation>Sprite %1</translation>
    </message>
    <message>
        <source>no file of the export holds the shapes; nothing is written</source>
        <translation>keine Datei des Exports enthält die Formen; nichts wird geschrieben</translation>
    </message>
    <message>
        <source>What is written was not read back and compared: shapes run from frame to frame, which no project can hold</source>
        <translation>Das Geschriebene wurde nicht zurückgelesen und verglichen: Formen laufen von Frame zu Frame, was kein Projekt aufnehmen kann</translation>
    </message>
    <message>
        <source>What is written was not read back and compared: there is more than can be imported</source>
        <translation>Das Geschriebene wurde nicht zurückgelesen und verglichen: es ist mehr, als importiert werden kann</translation>
    </message>
    <message>
        <source>not written: it is read for this; choose another name</source>
        <translation>nicht geschrieben: sie wird dafür gelesen; wählen Sie einen anderen Namen</translation>
    </message>
    <message>
        <source>not written: it is the image of the sprite “%1”; choose another place</source>
        <translation>nicht geschrieben: es ist das Bild des Sprites „%1“; wählen Sie einen anderen Ort</translation>
    </message>
    <message>
        <source>there is nothing to export: no frame has shapes</source>
        <translation>es gibt nichts zu exportieren: kein Frame hat Formen</translation>
    </message>
    <message>
        <source>The name %1 gets an apostrophe in front: a spreadsheet would run it</source>
        <translation>Der Name %1 bekommt einen Apostroph vorangestellt: eine Tabellenkalkulation würde ihn ausführen</translation>
    </message>
    <message>
        <source>The project has %1 categories, and Defold takes %2 groups</source>
        <translation>Das Projekt hat %1 Kategorien, und Defold nimmt %2 Gruppen</translation>
    </message>
    <message>
        <source>The category %1 becomes the group %2: Defold lists groups with commas</source>
        <translation>Die Kategorie %1 wird zur Gruppe %2: Defold trennt Gruppen durch Kommas</translation>
    </message>
    <message>
        <source>All frames of %1 get the duration of the first: GDevelop has one for an animation</source>
        <translation>Alle Frames von %1 bekommen die Dauer des ersten: GDevelop hat eine je Animation</translation>
    </message>
    <message>
        <source>GDevelop has no sheets: give it an image for each frame, by its name</source>
        <translation>GDevelop kennt keine Spritesheets: geben Sie ihm für jeden Frame ein Bild mit dessen Namen</translation>
    </message>
    <message>
        <source>Categories are left out: GDevelop has one collision mask for a frame</source>
        <translation>Kategorien werden ausgelassen: GDevelop hat eine Kollisionsmaske je Frame</translation>
    </message>
    <message>
        <source>Godot plays animations once or for ever; these tags are played for ever: %1</source>
        <translation>Godot spielt Animationen einmal oder endlos; diese Tags werden endlos gespielt: %1</translation>
    </message>
    <message>
        <source>Godot plays animations once or for ever; these tags are played once: %1</source>
        <translation>Godot spielt Animationen einmal oder endlos; diese Tags werden einmal gespielt: %1</translation>
    </message>
    <message>
        <source>On stages, shapes that run have the size that they begin with until an animation is played</source>
        <translation>Auf Bühnen haben laufende Formen ihre Anfangsgröße, bis eine Animation gespielt wird</translation>
    </message>
    <message>
        <source>In-betweens stand still in each frame: with the option tween, Godot runs through them</source>
        <translation>Zwischenformen stehen in jedem Frame still: mit der Option „Zwischenformen“ (tween) durchläuft Godot sie</translation>
    </message>
    <message>
        <source>In-betweens of capsules, and of tracks whose shapes differ by more than place and size, stand still in each frame</source>
        <translation>Zwischenformen von Kapseln und von Spuren, deren Formen sich in mehr als Ort und Größe unterscheiden, stehen in jedem Frame still</translation>
    </message>
    <message>
        <source>The animation of the tag %1 is named %2: the name is that of the animation that sets all back</source>
        <translation>Die Animation des Tags %1 heißt %2: der Name gehört der Animation, die alles zurücksetzt</translation>
    </message>
    <message>
        <source>the animations would have %1 tracks, one for each tag and shape, and at most %2 are written; cut the sprite into several, or take tags out</source>
        <translation>die Animationen hätten %1 Spuren, eine je Tag und Form, und höchstens %2 werden geschrieben; teilen Sie das Sprite in mehrere oder nehmen Sie Tags heraus</translation>
    </message>
    <message>
        <source>The packed sheets are shown by no scene: with the option pictures, scenes show them</source>
        <translation>Keine Szene zeigt die gepackten Spritesheets: mit der Option pictures zeigen Szenen sie</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <translation>%1 als %2</translation>
    </message>
    <message>
        <source>The node is named %1: a name in Godot differs from all others and has none of . : @ / &quot; %</source>
        <translation>Der Knoten heißt %1: ein Name ist in Godot einmalig und enthält keines von . : @ / &quot; %</translation>
    </message>
    <message>
        <source>Properties get other names, for Godot’s differ from each other and have letters, digits and _ alone: %1</source>
        <translation>Eigenschaften bekommen andere Namen, denn die von Godot sind einmalig und bestehen nur aus Buchstaben, Ziffern und _: %1</translation>
    </message>
    <message>
        <source>Properties are left out, since Godot keeps none that are null: %1</source>
        <translation>Eigenschaften werden ausgelassen, da Godot keine mit null behält: %1</translation>
    </message>
    <message>
        <source>Frames without an image show no picture</source>
        <translation>Frames ohne Bild zeigen nichts</translation>
    </message>
    <message>
        <source>Godot finds images only in the folder of the game; these lie elsewhere: %1</source>
        <translation>Godot findet Bilder nur im Ordner des Spiels; diese liegen anderswo: %1</translation>
    </message>
    <message>
        <source>Categories are left out: the loader gives every shape of a body one FixtureDef of yours</source>
        <translation>Kategorien werden ausgelassen: der Loader gibt jeder Form eines Körpers dieselbe FixtureDef von Ihnen</translation>
    </message>
    <message>
        <source>The frame has no whole numbers as properties “group” and “image”: what it lacks of them is written as %1 and %2</source>
        <translation>Dem Frame fehlen ganze Zahlen als Eigenschaften „group“ und „image“: was davon fehlt, wird als %1 und %2 geschrieben</translation>
    </message>
    <message>
        <source>The tag %1 becomes action %2: actions have numbers, and the name is a comment</source>
        <translation>Das Tag %1 wird zur Aktion %2: Aktionen haben Nummern, und der Name ist ein Kommentar</translation>
    </message>
    <message>
        <source>The body is named %1: another frame is called %2, too</source>
        <translation>Der Körper heißt %1: auch ein anderer Frame heißt %2</translation>
    </message>
    <message>
        <source>1 polygon, %1 points</source>
        <translation>1 Polygon, %1 Punkte</translation>
    </message>
    <message>
        <source>%1 polygons, at most %2 points</source>
        <translation>%1 Polygone, höchstens %2 Punkte</translation>
    </message>
    <message>
        <source>1 circle</source>
        <translation>1 Kreis</translation>
    </message>
    <message>
        <source>%1 circles</source>
        <translation>%1 Kreise</translation>
    </message>
    <message>
        <source>1 box</source>
        <translation>1 Rechteck</translation>
    </message>
    <message>
        <source>%1 boxes</source>
        <translation>%1 Rechtecke</translation>
    </message>
    <message>
        <source>1 capsule</source>
        <translation>1 Kapsel</translation>
    </message>
    <message>
        <source>%1 capsules</source>
        <translation>%1 Kapseln</translation>
    </message>
    <message>
        <source>1 chain, %1 points</source>
        <translation>1 Kette, %1 Punkte</translation>
    </message>
    <message>
        <source>%1 chains, at most %2 points</source>
        <translation>%1 Ketten, höchstens %2 Punkte</translation>
    </message>
    <message>
        <source>1 convex piece, %1 points</source>
        <translation>1 konvexes Teil, %1 Punkte</translation>
    </message>
    <message>
        <source>%1 convex pieces, at most %2 points</source>
        <translation>%1 konvexe Teile, höchstens %2 Punkte</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 itself cuts concave polygons into convex pieces when it loads them</source>
        <translation>%1 zerlegt konkave Polygone beim Laden selbst in konvexe Teile</translation>
    </message>
    <message>
        <source>Convex pieces are written beside the outline as drawn</source>
        <translation>Konvexe Teile werden zusätzlich zum gezeichneten Umriss geschrieben</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation> (und %1 weitere)</translation>
    </message>
    <message>
        <source>The name %1 has characters that XML cannot carry: pictures or numbers of them are written in their place</source>
        <translation>Der Name %1 hat Zeichen, die XML nicht aufnehmen kann: an ihrer Stelle stehen Bildzeichen oder Nummern</translation>
    </message>
    <message>
        <source>The text of the property %1 has characters that XML cannot carry: pictures or numbers of them are written in their place</source>
        <translation>Der Text der Eigenschaft %1 hat Zeichen, die XML nicht aufnehmen kann: an ihrer Stelle stehen Bildzeichen oder Nummern</translation>
    </message>
    <message>
        <source>Fields of categories are left out: %1</source>
        <translation>Felder von Kategorien werden ausgelassen: %1</translation>
    </message>
    <message>
        <source>Fields of a kind that this version does not know are left out: %1</source>
        <translation>Felder einer Art, die diese Version nicht kennt, werden ausgelassen: %1</translation>
    </message>
    <message>
        <source>Shapes without a category get bit 1 and strike nothing</source>
        <translation>Formen ohne Kategorie bekommen Bit 1 und treffen nichts</translation>
    </message>
    <message>
        <source>The category %1 is not defined: its shapes get bit 1 and strike nothing</source>
        <translation>Die Kategorie %1 ist nicht definiert: ihre Formen bekommen Bit 1 und treffen nichts</translation>
    </message>
    <message>
        <source>The category %1 loses bits: the engine filters by %2 of them</source>
        <translation>Die Kategorie %1 verliert Bits: die Engine filtert nach %2 davon</translation>
    </message>
    <message>
        <source>Engines do not load %1, which the export names: pack a sheet, where the format has that option, or save it as a PNG</source>
        <translation>Engines laden %1 nicht, das im Export genannt wird: packen Sie ein Spritesheet, wo das Format diese Option hat, oder speichern Sie es als PNG</translation>
    </message>
    <message>
        <source>The shapes have several categories, and the format filters whole bodies only</source>
        <translation>Die Formen haben mehrere Kategorien, und das Format filtert nur ganze Körper</translation>
    </message>
    <message>
        <source>Tags and durations are left out: the format does not switch frames</source>
        <translation>Tags und Dauern werden ausgelassen: das Format wechselt keine Frames</translation>
    </message>
    <message>
        <source>Tracks are left out: every frame has shapes of its own in the format</source>
        <translation>Spuren werden ausgelassen: im Format hat jeder Frame eigene Formen</translation>
    </message>
    <message>
        <source>In-betweens are written as they are in each frame: the format runs through none</source>
        <translation>Zwischenformen werden so geschrieben, wie sie in jedem Frame sind: das Format durchläuft keine</translation>
    </message>
    <message>
        <source>In-betweens of a kind that this version does not know are written as they are in each frame, and what they are is left out</source>
        <translation>Zwischenformen einer Art, die diese Version nicht kennt, werden so geschrieben, wie sie in jedem Frame sind; ihre Art wird ausgelassen</translation>
    </message>
    <message>
        <source>How often tags are played is left out: the format does not say it</source>
        <translation>Wie oft Tags gespielt werden, wird ausgelassen: das Format sagt es nicht</translation>
    </message>
    <message>
        <source>Points of frames are left out: the format has none</source>
        <translation>Frame-Punkte werden ausgelassen: das Format hat keine</translation>
    </message>
    <message>
        <source>Events of frames are left out: the format has none</source>
        <translation>Frame-Ereignisse werden ausgelassen: das Format hat keine</translation>
    </message>
    <message>
        <source>The frame is left out: no tag shows it</source>
        <translation>Der Frame wird ausgelassen: kein Tag zeigt ihn</translation>
    </message>
    <message>
        <source>Stages are left out: the format has none</source>
        <translation>Bühnen werden ausgelassen: das Format hat keine</translation>
    </message>
    <message>
        <source>the sprite %1</source>
        <translation>das Sprite %1</translation>
    </message>
    <message>
        <source>the stage %1</source>
        <translation>die Bühne %1</translation>
    </message>
    <message>
        <source>the frame %1 of the sprite %2</source>
        <translation>der Frame %1 des Sprites %2</translation>
    </message>
    <message>
        <source>whole pixels</source>
        <translation>ganze Pixel</translation>
    </message>
    <message>
        <source>single precision</source>
        <translation>einfache Genauigkeit</translation>
    </message>
    <message>
        <source>Rounded to %1, the outline meets itself</source>
        <translation>Auf %1 gerundet, trifft der Umriss auf sich selbst</translation>
    </message>
    <message>
        <source>Rounding to %1 moves points by up to %2 px</source>
        <translation>Runden auf %1 verschiebt Punkte um bis zu %2 px</translation>
    </message>
    <message>
        <source>The shape is left out: it cannot be cut into convex pieces</source>
        <translation>Die Form wird ausgelassen: sie lässt sich nicht in konvexe Teile zerlegen</translation>
    </message>
    <message>
        <source>The circle becomes a polygon with %1 corners</source>
        <translation>Der Kreis wird zu einem Polygon mit %1 Ecken</translation>
    </message>
    <message>
        <source>The capsule becomes a polygon with %1 corners</source>
        <translation>Die Kapsel wird zu einem Polygon mit %1 Ecken</translation>
    </message>
    <message>
        <source>The capsule becomes a rectangle and two circles</source>
        <translation>Die Kapsel wird zu einem Rechteck und zwei Kreisen</translation>
    </message>
    <message>
        <source>The %1 becomes the box around it: the format has no other shapes</source>
        <translation>%1 wird zum umschließenden Rechteck: das Format hat keine anderen Formen</translation>
    </message>
    <message>
        <source>The chain is left out: the format has none</source>
        <translation>Die Kette wird ausgelassen: das Format hat keine</translation>
    </message>
    <message>
        <source>The shape is left out: it is finer than the engine can hold</source>
        <translation>Die Form wird ausgelassen: sie ist feiner, als die Engine aufnehmen kann</translation>
    </message>
    <message>
        <source>Convex pieces are left out that are finer than the engine can hold: %1</source>
        <translation>Konvexe Teile, die feiner sind, als die Engine aufnehmen kann, werden ausgelassen: %1</translation>
    </message>
    <message>
        <source>Properties are left out: %1</source>
        <translation>Eigenschaften werden ausgelassen: %1</translation>
    </message>
    <message>
        <source>Points become one that are too close together for the engine</source>
        <translation>Punkte, die für die Engine zu nah beieinanderliegen, werden zu einem</translation>
    </message>
    <message>
        <source>The %1 becomes a polygon, since it is scaled unevenly</source>
        <translation>%1 wird zu einem Polygon, da ungleichmäßig skaliert</translation>
    </message>
    <message>
        <source>layers are left out, the order of bodies stays</source>
        <translation>Ebenen werden ausgelassen, die Reihenfolge der Körper bleibt</translation>
    </message>
    <message>
        <source>bodies keep to their frames: the format does not switch them</source>
        <translation>Körper bleiben bei ihren Frames: das Format wechselt sie nicht</translation>
    </message>
    <message>
        <source>%1, shape %2: </source>
        <translation>%1, Form %2: </translation>
    </message>
    <message>
        <source>probes and emitters are left out</source>
        <translation>Sonden und Emitter werden ausgelassen</translation>
    </message>
    <message>
        <source>velocities and spins of the play test are left out</source>
        <translation>Geschwindigkeiten und Drehtempos des Spieltests werden ausgelassen</translation>
    </message>
    <message>
        <source>Stage %1: %2</source>
        <translation>Bühne %1: %2</translation>
    </message>
    <message>
        <source>instance %1 is left out: it has no frame</source>
        <translation>Instanz %1 wird ausgelassen: sie hat keinen Frame</translation>
    </message>
    <message>
        <source>instance %1 is left out: it is scaled to nothing</source>
        <translation>Instanz %1 wird ausgelassen: sie ist auf nichts skaliert</translation>
    </message>
    <message>
        <source>it has no image, and Tiled has no tile without one; give the sprite an image, or export to another format</source>
        <translation>es hat kein Bild, und Tiled hat keine Kachel ohne; geben Sie dem Sprite ein Bild oder exportieren Sie in ein anderes Format</translation>
    </message>
    <message>
        <source>The property %1 is written as %2: another has that name in Tiled’s file</source>
        <translation>Die Eigenschaft %1 wird als %2 geschrieben: eine andere hat diesen Namen in der Datei von Tiled</translation>
    </message>
    <message>
        <source>The image cannot be read: Tiled may count its tiles otherwise</source>
        <translation>Das Bild lässt sich nicht lesen: Tiled zählt seine Kacheln vielleicht anders</translation>
    </message>
    <message>
        <source>The frames lie on no grid: Tiled shows them from version 1.9 on, earlier ones show the whole image in every tile</source>
        <translation>Die Frames liegen auf keinem Raster: Tiled zeigt sie ab Version 1.9, frühere zeigen in jeder Kachel das ganze Bild</translation>
    </message>
    <message>
        <source>Trimmed frames: a tile is what the image has of its frame</source>
        <translation>Beschnittene Frames: eine Kachel ist das, was das Bild von ihrem Frame hat</translation>
    </message>
    <message>
        <source>The tag %1 is left out: a tile has one animation, and its first frame begins another</source>
        <translation>Das Tag %1 wird ausgelassen: eine Kachel hat eine Animation, und bei seinem ersten Frame beginnt eine andere</translation>
    </message>
    <message>
        <source>The duration is rounded to whole milliseconds</source>
        <translation>Die Dauer wird auf ganze Millisekunden gerundet</translation>
    </message>
    <message>
        <source>Unity plays clips once or for ever; these tags are played for ever: %1</source>
        <translation>Unity spielt Clips einmal oder endlos; diese Tags werden endlos gespielt: %1</translation>
    </message>
    <message>
        <source>Unity calls methods by the names of events, and no method can have these: %1</source>
        <translation>Unity ruft Methoden mit den Namen von Ereignissen auf, und keine Methode kann so heißen: %1</translation>
    </message>
    <message>
        <source>one sheet shows at most %1 frames: the first ones of %2</source>
        <translation>ein Bogen zeigt höchstens %1 Frames: die ersten von %2</translation>
    </message>
    <message>
        <source>drawn with %1 pixels a frame in place of %2, to fit into one picture</source>
        <translation>mit %1 statt %2 Pixeln je Frame gezeichnet, um in ein Bild zu passen</translation>
    </message>
    <message>
        <source>the picture cannot be made</source>
        <translation>das Bild lässt sich nicht erzeugen</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 Frame</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>%1 Frames</translation>
    </message>
    <message>
        <source>the pictures up to this one take more than %1 bytes; draw contact sheets in place of them, with --sheet</source>
        <translation>die Bilder bis zu diesem brauchen mehr als %1 Byte; zeichnen Sie stattdessen Kontaktbögen, mit --sheet</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>A hits</source>
        <translation>A trifft</translation>
    </message>
    <message>
        <source>B hits</source>
        <translation>B trifft</translation>
    </message>
    <message>
        <source>startup</source>
        <translation>Anlauf</translation>
    </message>
    <message>
        <source>active</source>
        <translation>aktiv</translation>
    </message>
    <message>
        <source>recovery</source>
        <translation>Erholung</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>in Trefferstarre</translation>
    </message>
    <message>
        <source>a picture shows at most %1 ticks, and these are %2</source>
        <translation>ein Bild zeigt höchstens %1 Ticks, und dies sind %2</translation>
    </message>
    <message>
        <source>there is no template in it</source>
        <translation>es ist keine Vorlage darin</translation>
    </message>
    <message>
        <source>the template makes too much of this project: at most 64 MiB are written</source>
        <translation>die Vorlage macht zu viel aus diesem Projekt: höchstens 64 MiB werden geschrieben</translation>
    </message>
    <message>
        <source>this tag does not end; expected %1</source>
        <translation>dieses Tag endet nicht; erwartet: %1</translation>
    </message>
    <message>
        <source>the section %1 is not closed</source>
        <translation>der Abschnitt %1 ist nicht geschlossen</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>a template cannot take in others</source>
        <translation>eine Vorlage kann keine anderen einbinden</translation>
    </message>
    <message>
        <source>expected at most %1 sections within each other</source>
        <translation>erwartet: höchstens %1 ineinander verschachtelte Abschnitte</translation>
    </message>
    <message>
        <source>the section %1 is closed here, but %2</source>
        <translation>der Abschnitt %1 wird hier geschlossen, aber %2</translation>
    </message>
    <message>
        <source>none is open</source>
        <translation>keiner ist offen</translation>
    </message>
    <message>
        <source>%1 is open</source>
        <translation>%1 ist offen</translation>
    </message>
    <message>
        <source>there is nothing named %1 in the data</source>
        <translation>in den Daten gibt es nichts namens %1</translation>
    </message>
    <message>
        <source>expected two delimiters, such as {{=&lt;% %&gt;=}}</source>
        <translation>erwartet: zwei Begrenzer wie {{=&lt;% %&gt;=}}</translation>
    </message>
    <message>
        <source>%1 is not understood; expected file=NAME, escape=%2 or y=up</source>
        <translation>%1 wird nicht verstanden; erwartet: file=NAME, escape=%2 oder y=up</translation>
    </message>
    <message>
        <source>the template has more than %1 bytes</source>
        <translation>die Vorlage hat mehr als %1 Byte</translation>
    </message>
    <message>
        <source>the template is not text in UTF-8</source>
        <translation>die Vorlage ist kein Text in UTF-8</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>von %1 bis %2</translation>
    </message>
    <message>
        <source>“%1”, frame “%2”</source>
        <translation>„%1“, Frame „%2“</translation>
    </message>
    <message>
        <source>“%1”, tag “%2”</source>
        <translation>„%1“, Tag „%2“</translation>
    </message>
    <message>
        <source>“%1”, all frames</source>
        <translation>„%1“, alle Frames</translation>
    </message>
    <message>
        <source>%1: instance %2</source>
        <translation>%1: Instanz %2</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation>%1 Durchläufe</translation>
    </message>
    <message>
        <source>when hit %1</source>
        <translation>bei Treffer %1</translation>
    </message>
    <message>
        <source>%1: startup %2, active %3, recovery %4</source>
        <translation>%1: Anlauf %2, aktiv %3, Erholung %4</translation>
    </message>
    <message>
        <source>%1 %2 at %3</source>
        <translation>%1 %2 bei %3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>hits by group: %1</source>
        <translation>Treffer nach Gruppe: %1</translation>
    </message>
    <message>
        <source>contact: %1</source>
        <translation>Kontakt: %1</translation>
    </message>
    <message>
        <source>A hits: %1</source>
        <translation>A trifft: %1</translation>
    </message>
    <message>
        <source>B hits: %1</source>
        <translation>B trifft: %1</translation>
    </message>
    <message>
        <source>frames of advantage for A: %1</source>
        <translation>Frame-Vorteil für A: %1</translation>
    </message>
    <message>
        <source>“%1”: %2 ticks, B starts at %3</source>
        <translation>„%1“: %2 Ticks, B beginnt bei %3</translation>
    </message>
    <message>
        <source>how many pixels a metre of the engine has</source>
        <translation>wie viele Pixel ein Meter der Engine hat</translation>
    </message>
    <message>
        <source>Pixels per metre</source>
        <translation>Pixel pro Meter</translation>
    </message>
    <message>
        <source>whether each sprite gets SPRITE_packed.png, with its pictures trimmed and close together</source>
        <translation>ob jedes Sprite eine SPRITE_packed.png bekommt, mit beschnittenen Bildern dicht beieinander</translation>
    </message>
    <message>
        <source>Pack frames into one sheet</source>
        <translation>Frames in ein Spritesheet packen</translation>
    </message>
    <message>
        <source>by how many pixels the edges of packed pictures are repeated around them</source>
        <translation>um wie viele Pixel die Ränder gepackter Bilder ringsum wiederholt werden</translation>
    </message>
    <message>
        <source>Pack extrude</source>
        <translation>Rand wiederholen</translation>
    </message>
    <message>
        <source>how many pixels a side of a packed sheet has at most</source>
        <translation>wie viele Pixel eine Seite des gepackten Spritesheets höchstens hat</translation>
    </message>
    <message>
        <source>Pack side</source>
        <translation>Größte Seite</translation>
    </message>
    <message>
        <source>C and C++ header</source>
        <translation>C- und C++-Header</translation>
    </message>
    <message>
        <source>Constant arrays for C99 and C++: outlines in frame pixels and convex pieces, frame by frame</source>
        <translation>Konstante Felder für C99 und C++: Umrisse in Frame-Pixeln und konvexe Teile, Frame für Frame</translation>
    </message>
    <message>
        <source>PhysicsEditor&apos;s property list: a body for each frame, by its name; a fixture&apos;s tag is the shape&apos;s id</source>
        <translation>Property List von PhysicsEditor: ein Körper je Frame, nach dessen Namen; der Tag einer Fixture ist die ID der Form</translation>
    </message>
    <message>
        <source>A table for spreadsheets and scripts: a row for each point of each shape, in frame pixels</source>
        <translation>Eine Tabelle für Tabellenkalkulationen und Skripte: eine Zeile je Punkt jeder Form, in Frame-Pixeln</translation>
    </message>
    <message>
        <source>what becomes of names that a spreadsheet would run: an apostrophe in front</source>
        <translation>was aus Namen wird, die eine Tabellenkalkulation ausführen würde: ein Apostroph davor</translation>
    </message>
    <message>
        <source>quote</source>
        <translation>mit Apostroph</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Formeln</translation>
    </message>
    <message>
        <source>A convex shape per piece, and collision objects for each frame and category, categories as groups</source>
        <translation>Eine konvexe Form je Teil und Kollisionsobjekte für jeden Frame und jede Kategorie, Kategorien als Gruppen</translation>
    </message>
    <message>
        <source>what objects are; those of sensors are triggers</source>
        <translation>was die Objekte sind; die von Sensoren sind Trigger</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>where the files lie in the game&apos;s project</source>
        <translation>wo die Dateien im Projekt des Spiels liegen</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>A sprite object with its animations: the collision mask of every frame, in convex polygons</source>
        <translation>Ein Sprite-Objekt mit seinen Animationen: die Kollisionsmaske jedes Frames, in konvexen Polygonen</translation>
    </message>
    <message>
        <source>A scene per sprite: an Area2D per category, a node per shape, an AnimationPlayer for the frames</source>
        <translation>Eine Szene je Sprite: ein Area2D je Kategorie, ein Knoten je Form, ein AnimationPlayer für die Frames</translation>
    </message>
    <message>
        <source>whether the animations start over</source>
        <translation>ob die Animationen von vorn beginnen</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>whether Godot runs through in-betweens, in place of steps</source>
        <translation>ob Godot Zwischenformen durchläuft statt zu springen</translation>
    </message>
    <message>
        <source>Tween</source>
        <translation>Zwischenformen</translation>
    </message>
    <message>
        <source>whether the frames’ pictures are shown, too</source>
        <translation>ob auch die Bilder der Frames gezeigt werden</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>whether there is an animation RESET that sets all back</source>
        <translation>ob es eine Animation RESET gibt, die alles zurücksetzt</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Everything in one documented file: outlines and convex pieces, bits and masks, frame by frame</source>
        <translation>Alles in einer dokumentierten Datei: Umrisse und konvexe Teile, Bits und Masken, Frame für Frame</translation>
    </message>
    <message>
        <source>For BodyEditorLoader: a body for each frame, by its name; lengths in widths of the frame</source>
        <translation>Für BodyEditorLoader: ein Körper je Frame, nach dessen Namen; Längen in Breiten des Frames</translation>
    </message>
    <message>
        <source>A Lua table of frames: outlines in frame pixels, and convex pieces that love.physics takes</source>
        <translation>Eine Lua-Tabelle der Frames: Umrisse in Frame-Pixeln und konvexe Teile, die love.physics annimmt</translation>
    </message>
    <message>
        <source>Actions with whole-number boxes about the axis: Clsn1 strikes, Clsn2 is struck</source>
        <translation>Aktionen mit ganzzahligen Boxen um die Achse: Clsn1 trifft, Clsn2 wird getroffen</translation>
    </message>
    <message>
        <source>Matter bodies in the layout of PhysicsEditor, one for each frame, by its name</source>
        <translation>Matter-Körper im Aufbau von PhysicsEditor, einer je Frame, nach dessen Namen</translation>
    </message>
    <message>
        <source>Box2D bodies in metres, one for each frame about its pivot, for the loaders of R.U.B.E.</source>
        <translation>Box2D-Körper in Metern, einer je Frame um dessen Pivot, für die Lader von R.U.B.E.</translation>
    </message>
    <message>
        <source>A Lua module with physicsData(scale): the fixtures of each frame, by its name</source>
        <translation>Ein Lua-Modul mit physicsData(scale): die Fixtures jedes Frames, nach dessen Namen</translation>
    </message>
    <message>
        <source>A drawing of each frame&apos;s shapes, in frame pixels and the colours of their categories</source>
        <translation>Eine Zeichnung der Formen jedes Frames, in Frame-Pixeln und den Farben ihrer Kategorien</translation>
    </message>
    <message>
        <source>A tileset per sprite: a tile per frame with its shapes as objects, and animations from the tags</source>
        <translation>Ein Tileset je Sprite: eine Kachel je Frame mit seinen Formen als Objekten, und Animationen aus den Tags</translation>
    </message>
    <message>
        <source>An editor script and its data: outlines of sprites, prefabs of colliders, and clips that switch the frames</source>
        <translation>Ein Editor-Skript und seine Daten: Umrisse von Sprites, Prefabs aus Collidern und Clips, die die Frames wechseln</translation>
    </message>
    <message>
        <source>Template (Mustache)</source>
        <translation>Vorlage (Mustache)</translation>
    </message>
    <message>
        <source>Any format: a Mustache template of your own, filled in with the project</source>
        <translation>Jedes Format: eine eigene Mustache-Vorlage, gefüllt mit dem Projekt</translation>
    </message>
    <message>
        <source>the template</source>
        <translation>die Vorlage</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>the language that names are escaped for</source>
        <translation>die Sprache, für die Namen maskiert werden</translation>
    </message>
    <message>
        <source>as-the-template-says</source>
        <translation>wie in der Vorlage</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Maskierung</translation>
    </message>
    <message>
        <source>Phaser 3 and 4</source>
        <translation>Phaser 3 und 4</translation>
    </message>
    <message>
        <source>the animations would say more than %1 times how a shape lies between its keys; cut the sprite into several, or take tags out</source>
        <translation>die Animationen würden mehr als %1-mal sagen, wie eine Form zwischen ihren Schlüsseln liegt; teilen Sie das Sprite in mehrere oder nehmen Sie Tags heraus</translation>
    </message>
    <message>
        <source>not written: the file is no PNG, and a picture would replace it; give another name</source>
        <translation>nicht geschrieben: Die Datei ist kein PNG, und ein Bild würde sie ersetzen; geben Sie einen anderen Namen an</translation>
    </message>
    <message>
        <source>Densities are left out: Defold takes the mass of the collision object</source>
        <translation>Dichten werden ausgelassen: Defold nimmt die Masse des Kollisionsobjekts</translation>
    </message>
    <message>
        <source>Friction and restitution are those of the first shape of each frame: Matter knows them of whole bodies only</source>
        <translation>Reibung und Rückprall sind die der ersten Form jedes Frames: Matter kennt sie nur von ganzen Körpern</translation>
    </message>
    <message>
        <source>Densities are not set: Unity takes the mass of the rigid body</source>
        <translation>Dichten werden nicht gesetzt: Unity nimmt die Masse des Starrkörpers</translation>
    </message>
    <message>
        <source>The animation of the tag %1 is named %2: a name in Godot differs from all others and has none of / : , [</source>
        <translation>Die Animation des Tags %1 heißt %2: ein Name ist in Godot einmalig und enthält keines von / : , [</translation>
    </message>
    <message>
        <source>Rounding durations to whole ticks, 60 a second, changes them by up to %1 ms</source>
        <translation>Das Runden der Dauern auf ganze Ticks, 60 je Sekunde, ändert sie um bis zu %1 ms</translation>
    </message>
    <message>
        <source>whether HitboxImporter.cs is written, which a game has once</source>
        <translation>ob HitboxImporter.cs geschrieben wird, das ein Spiel einmal hat</translation>
    </message>
    <message>
        <source>Editor script</source>
        <translation>Editor-Skript</translation>
    </message>
    <message>
        <source>Tags are left out: the format has none</source>
        <translation>Tags werden ausgelassen: das Format hat keine</translation>
    </message>
    <message>
        <source>Categories are left out: the format has none</source>
        <translation>Kategorien werden ausgelassen: das Format hat keine</translation>
    </message>
    <message>
        <source>not written: the file there is of another kind (%1), and the export would replace it; choose another folder, or move that file away</source>
        <translation>nicht geschrieben: Die Datei dort ist von anderer Art (%1), und der Export würde sie ersetzen; wählen Sie einen anderen Ordner, oder verschieben Sie diese Datei</translation>
    </message>
    <message>
        <source>not written: the picture there is none that this program has drawn, and it would be replaced; give another name, or delete it</source>
        <translation>nicht geschrieben: das Bild dort hat nicht dieses Programm gezeichnet, und es würde ersetzt; geben Sie einen anderen Namen an, oder löschen Sie es</translation>
    </message>
    <message>
        <source> (and at least %1 more)</source>
        <translation> (und mindestens %1 weitere)</translation>
    </message>
    <message>
        <source>%1, sprite %2, frame %3, shape %4 %5</source>
        <translation>%1, Sprite %2, Frame %3, Form %4 %5</translation>
    </message>
    <message>
        <source>the frames up to this one are too large, this one has %1 by %2 pixels; draw contact sheets in place of them, with --sheet</source>
        <translation>die Frames bis zu diesem sind zu groß, dieser hat %1 mal %2 Pixel; zeichnen Sie statt ihrer Kontaktbögen, mit --sheet</translation>
    </message>
    <message>
        <source>the stage has %1 shapes, and no picture has more than %2; take instances to several stages</source>
        <translation>die Bühne hat %1 Formen, und kein Bild hat mehr als %2; verteilen Sie Instanzen auf mehrere Bühnen</translation>
    </message>
    <message>
        <source>A track of polygons and other shapes has a node for either; that of these is %1</source>
        <translation>Eine Spur aus Polygonen und anderen Formen hat je einen Knoten dafür; der von diesen ist %1</translation>
    </message>
    <message>
        <source>No animation goes to the frame: no tag shows it, or it lasts no time</source>
        <translation>Keine Animation kommt zu dem Frame: kein Tag zeigt ihn, oder er dauert keine Zeit</translation>
    </message>
    <message>
        <source>The first frame of %1 lasts no time: in GDevelop no frame does</source>
        <translation>Der erste Frame von %1 dauert keine Zeit: in GDevelop tut es dann keiner</translation>
    </message>
    <message>
        <source>Pivots are left out: the format has none</source>
        <translation>Pivots werden ausgelassen: das Format hat keine</translation>
    </message>
    <message>
        <source>a tile plays the tag that begins with its frame; these play another one here, or none: %1</source>
        <translation>eine Kachel spielt den Tag, der mit ihrem Frame beginnt; diese spielen hier einen anderen oder keinen: %1</translation>
    </message>
    <message>
        <source>The duration is 0: an animation in Tiled stands still at the frame</source>
        <translation>Die Dauer ist 0: eine Animation bleibt in Tiled bei dem Frame stehen</translation>
    </message>
    <message>
        <source>No clip shows the frame: no tag does, or it lasts no time</source>
        <translation>Kein Clip zeigt den Frame: kein Tag zeigt ihn, oder er dauert keine Zeit</translation>
    </message>
    <message>
        <source>the events of frames that no clip shows are left out: %1</source>
        <translation>Ereignisse von Frames, die kein Clip zeigt, werden ausgelassen: %1</translation>
    </message>
    <message>
        <source>Durations are left out: the format has none</source>
        <translation>Dauern werden ausgelassen: das Format hat keine</translation>
    </message>
</context>
<context>
    <name>hitbox::stage</name>
    <message>
        <source>the sprite “%1” has no frame “%2”</source>
        <translation>das Sprite „%1“ hat keinen Frame „%2“</translation>
    </message>
    <message>
        <source>the sprite “%1” has no tag “%2”</source>
        <translation>das Sprite „%1“ hat kein Tag „%2“</translation>
    </message>
    <message>
        <source>an animation of the sprite “%1” has no frames</source>
        <translation>eine Animation des Sprites „%1“ hat keine Frames</translation>
    </message>
    <message>
        <source>there is no sprite “%1”</source>
        <translation>es gibt kein Sprite „%1“</translation>
    </message>
    <message>
        <source>an animation of the sprite “%1” is longer than %2 ticks; shorten its durations</source>
        <translation>eine Animation des Sprites „%1“ ist länger als %2 Ticks; kürzen Sie ihre Dauern</translation>
    </message>
    <message>
        <source>the timeline is longer than %1 ticks; play fewer rounds or a smaller offset</source>
        <translation>die Zeitleiste ist länger als %1 Ticks; spielen Sie weniger Durchläufe oder mit kleinerem Versatz</translation>
    </message>
    <message>
        <source>the stage “%1” has no instance %2; it has %3</source>
        <translation>die Bühne „%1“ hat keine Instanz %2; sie hat %3</translation>
    </message>
    <message>
        <source>an animation is played from 1 to %1 rounds</source>
        <translation>eine Animation wird in 1 bis %1 Durchläufen gespielt</translation>
    </message>
    <message>
        <source>the timeline was given up</source>
        <translation>die Zeitleiste wurde abgebrochen</translation>
    </message>
    <message>
        <source>there is no stage; place two frames on one</source>
        <translation>es gibt keine Bühne; platzieren Sie zwei Frames auf einer</translation>
    </message>
    <message>
        <source>the stage “%1” has fewer than two instances; place two</source>
        <translation>die Bühne „%1“ hat weniger als zwei Instanzen; platzieren Sie zwei</translation>
    </message>
    <message>
        <source>the two players are the same instance; choose two</source>
        <translation>beide Spieler sind dieselbe Instanz; wählen Sie zwei</translation>
    </message>
</context>
<context>
    <name>hitbox::validation</name>
    <message>
        <source>The export profile %1 cannot be run: %2</source>
        <translation>Das Exportprofil %1 kann nicht ausgeführt werden: %2</translation>
    </message>
    <message>
        <source>Export profiles that cannot be run</source>
        <translation>Nicht ausführbare Exportprofile</translation>
    </message>
    <message>
        <source>The tag %1 runs from frame %2 to frame %3; the sprite has %4, counted from 0</source>
        <translation>Das Tag %1 läuft von Frame %2 bis Frame %3; das Sprite hat %4, gezählt ab 0</translation>
    </message>
    <message>
        <source>Let the tag run from frame %1 to frame %2</source>
        <translation>Das Tag von Frame %1 bis Frame %2 laufen lassen</translation>
    </message>
    <message>
        <source>Delete the tag</source>
        <translation>Das Tag löschen</translation>
    </message>
    <message>
        <source>Tags beyond the frames</source>
        <translation>Tags jenseits der Frames</translation>
    </message>
    <message>
        <source>The category %1 has no bits: in engines nothing hits it</source>
        <translation>Die Kategorie %1 hat keine Bits: in Engines trifft nichts sie</translation>
    </message>
    <message>
        <source>The categories %1 and %2 share bits: in engines what hits one hits both</source>
        <translation>Die Kategorien %1 und %2 teilen sich Bits: in Engines trifft, was die eine trifft, auch die andere</translation>
    </message>
    <message>
        <source>Give %1 a bit of its own</source>
        <translation>%1 ein eigenes Bit geben</translation>
    </message>
    <message>
        <source>Bits that engines cannot tell categories by</source>
        <translation>Bits, an denen Engines Kategorien nicht unterscheiden können</translation>
    </message>
    <message>
        <source>The outline runs clockwise: %1 takes the other way only and gets it turned</source>
        <translation>Der Umriss läuft im Uhrzeigersinn: %1 nimmt nur die andere Richtung und bekommt ihn umgedreht</translation>
    </message>
    <message>
        <source>Clockwise outlines</source>
        <translation>Umrisse im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Point %1 at %2 lies straight between its neighbours and changes nothing</source>
        <translation>Punkt %1 bei %2 liegt gerade zwischen seinen Nachbarn und ändert nichts</translation>
    </message>
    <message>
        <source>%1 points lie straight between their neighbours and change nothing</source>
        <translation>%1 Punkte liegen gerade zwischen ihren Nachbarn und ändern nichts</translation>
    </message>
    <message>
        <source>Remove points that lie straight on</source>
        <translation>Punkte auf gerader Linie entfernen</translation>
    </message>
    <message>
        <source>Points that lie straight on</source>
        <translation>Punkte auf gerader Linie</translation>
    </message>
    <message>
        <source>The outline turns inward at point %1: %2 takes convex polygons only and gets it in pieces</source>
        <translation>Der Umriss knickt bei Punkt %1 nach innen: %2 nimmt nur konvexe Polygone und bekommt ihn in Teilen</translation>
    </message>
    <message>
        <source>Concave shapes</source>
        <translation>Konkave Formen</translation>
    </message>
    <message>
        <source>Several sprites are named %1</source>
        <translation>Mehrere Sprites heißen %1</translation>
    </message>
    <message>
        <source>Several frames of the sprite are named %1</source>
        <translation>Mehrere Frames des Sprites heißen %1</translation>
    </message>
    <message>
        <source>Several tags of the sprite are named %1</source>
        <translation>Mehrere Tags des Sprites heißen %1</translation>
    </message>
    <message>
        <source>Several categories are named %1</source>
        <translation>Mehrere Kategorien heißen %1</translation>
    </message>
    <message>
        <source>Several stages are named %1</source>
        <translation>Mehrere Bühnen heißen %1</translation>
    </message>
    <message>
        <source>Keep the name for the first and number the others</source>
        <translation>Den Namen beim ersten lassen und die anderen nummerieren</translation>
    </message>
    <message>
        <source>Names used twice</source>
        <translation>Doppelte Namen</translation>
    </message>
    <message>
        <source>Several points of the frame are named %1, and a game gets the first of them</source>
        <translation>Mehrere Punkte des Frames heißen %1, und ein Spiel bekommt den ersten davon</translation>
    </message>
    <message>
        <source>Points of one name in a frame</source>
        <translation>Gleichnamige Punkte in einem Frame</translation>
    </message>
    <message>
        <source>The shapes %1 (number %2) and %3 (number %4) are of one track, and a frame has one shape of it: the lower one counts, which is number %2</source>
        <translation>Die Formen %1 (Nummer %2) und %3 (Nummer %4) gehören zu einer Spur, und ein Frame hat davon nur eine Form: es gilt die untere, also Nummer %2</translation>
    </message>
    <message>
        <source>Take %1 out of the track</source>
        <translation>%1 aus der Spur nehmen</translation>
    </message>
    <message>
        <source>Two shapes of one track in a frame</source>
        <translation>Zwei Formen einer Spur in einem Frame</translation>
    </message>
    <message>
        <source>The frame has no shapes, while %1 of the sprite&apos;s %2 frames do</source>
        <translation>Der Frame hat keine Formen, während %1 der %2 Frames des Sprites welche haben</translation>
    </message>
    <message>
        <source>Copy the shapes of frame %1</source>
        <translation>Die Formen von Frame %1 kopieren</translation>
    </message>
    <message>
        <source>Empty frames among full ones</source>
        <translation>Leere Frames unter vollen</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>kein Text</translation>
    </message>
    <message>
        <source>neither true nor false</source>
        <translation>weder true noch false</translation>
    </message>
    <message>
        <source>none of the field&apos;s choices</source>
        <translation>keiner der Auswahlwerte des Feldes</translation>
    </message>
    <message>
        <source>not a finite number</source>
        <translation>keine endliche Zahl</translation>
    </message>
    <message>
        <source>%1 of the shape %2 is %3, which is %4</source>
        <translation>%1 der Form %2 ist %3, das ist %4</translation>
    </message>
    <message>
        <source>Take it as the field&apos;s type</source>
        <translation>Im Typ des Feldes übernehmen</translation>
    </message>
    <message>
        <source>Take the default, %1</source>
        <translation>Den Standardwert %1 nehmen</translation>
    </message>
    <message>
        <source>Values that do not fit their field</source>
        <translation>Werte, die nicht zu ihrem Feld passen</translation>
    </message>
    <message>
        <source>The frame shows nothing: its rectangle is %1 by %2 pixels</source>
        <translation>Der Frame zeigt nichts: sein Rechteck ist %1 mal %2 Pixel groß</translation>
    </message>
    <message>
        <source>The frame reaches beyond its image: %1 by %2 pixels at (%3, %4), and the image has %5 by %6</source>
        <translation>Der Frame reicht über sein Bild hinaus: %1 mal %2 Pixel bei (%3, %4), und das Bild hat %5 mal %6</translation>
    </message>
    <message>
        <source>Cut the frame&apos;s rectangle to the image</source>
        <translation>Das Rechteck des Frames auf das Bild zuschneiden</translation>
    </message>
    <message>
        <source>Frames beyond their image</source>
        <translation>Frames jenseits ihres Bildes</translation>
    </message>
    <message>
        <source>The image %1 has changed since shapes were drawn on it</source>
        <translation>Das Bild %1 hat sich geändert, seit Formen darauf gezeichnet wurden</translation>
    </message>
    <message>
        <source>Take the new image as it is</source>
        <translation>Das neue Bild so übernehmen</translation>
    </message>
    <message>
        <source>Images that have changed</source>
        <translation>Geänderte Bilder</translation>
    </message>
    <message>
        <source>The image %1 lies outside the project&apos;s folder</source>
        <translation>Das Bild %1 liegt außerhalb des Projektordners</translation>
    </message>
    <message>
        <source>Images outside the project&apos;s folder</source>
        <translation>Bilder außerhalb des Projektordners</translation>
    </message>
    <message>
        <source>The shape does not lie where it is worked out from the keys of its track</source>
        <translation>Die Form liegt nicht dort, wo sie aus den Schlüsseln ihrer Spur berechnet wird</translation>
    </message>
    <message>
        <source>Work the shape out anew</source>
        <translation>Die Form neu berechnen</translation>
    </message>
    <message>
        <source>In-betweens out of step with their keys</source>
        <translation>Zwischenformen, die nicht zu ihren Schlüsseln passen</translation>
    </message>
    <message>
        <source>The shape lies between keys of its track, and there is none before it</source>
        <translation>Die Form liegt zwischen Schlüsseln ihrer Spur, und vor ihr ist keiner</translation>
    </message>
    <message>
        <source>The shape lies between keys of its track, and there is none behind it</source>
        <translation>Die Form liegt zwischen Schlüsseln ihrer Spur, und hinter ihr ist keiner</translation>
    </message>
    <message>
        <source>The shape lies between keys of its track, and the track has none</source>
        <translation>Die Form liegt zwischen Schlüsseln ihrer Spur, und die Spur hat keine</translation>
    </message>
    <message>
        <source>In-betweens without a key</source>
        <translation>Zwischenformen ohne Schlüssel</translation>
    </message>
    <message>
        <source>The image %1 cannot be used: %2</source>
        <translation>Das Bild %1 ist nicht verwendbar: %2</translation>
    </message>
    <message>
        <source>Images that cannot be read</source>
        <translation>Nicht lesbare Bilder</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: there is no sprite %3</source>
        <translation>Bühne %1, Instanz %2: es gibt kein Sprite %3</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: the sprite %3 has no frame %4</source>
        <translation>Bühne %1, Instanz %2: das Sprite %3 hat keinen Frame %4</translation>
    </message>
    <message>
        <source>Take the instance off the stage</source>
        <translation>Die Instanz von der Bühne nehmen</translation>
    </message>
    <message>
        <source>Instances of what is not there</source>
        <translation>Instanzen von nicht Vorhandenem</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: the sprite %3 has no tag %4</source>
        <translation>Bühne %1, Instanz %2: das Sprite %3 hat kein Tag %4</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: the stage has no layer %3</source>
        <translation>Bühne %1, Instanz %2: die Bühne hat keine Ebene %3</translation>
    </message>
    <message>
        <source>Stage %1, emitter %2: there is no instance %3 to aim at</source>
        <translation>Bühne %1, Emitter %2: es gibt keine Instanz %3 als Ziel</translation>
    </message>
    <message>
        <source>Stage %1, emitter %2: the project has no category %3</source>
        <translation>Bühne %1, Emitter %2: das Projekt hat keine Kategorie %3</translation>
    </message>
    <message>
        <source>Let the instance keep to its frame</source>
        <translation>Die Instanz bei ihrem Frame lassen</translation>
    </message>
    <message>
        <source>Let the instance stand on no layer</source>
        <translation>Die Instanz auf keine Ebene stellen</translation>
    </message>
    <message>
        <source>Let the emitter aim at its place</source>
        <translation>Den Emitter auf seinen Zielpunkt zielen lassen</translation>
    </message>
    <message>
        <source>Let the bullets hit every category</source>
        <translation>Die Geschosse jede Kategorie treffen lassen</translation>
    </message>
    <message>
        <source>Add the category %1</source>
        <translation>Die Kategorie %1 hinzufügen</translation>
    </message>
    <message>
        <source>Add the layer %1</source>
        <translation>Die Ebene %1 hinzufügen</translation>
    </message>
    <message>
        <source>Tags, layers, targets and categories of stages that are not there</source>
        <translation>Nicht vorhandene Tags, Ebenen, Ziele und Kategorien von Bühnen</translation>
    </message>
    <message>
        <source>Point %1 all but repeats point %2 at %3: less than 1/256 pixel away</source>
        <translation>Punkt %1 wiederholt fast Punkt %2 bei %3: weniger als 1/256 Pixel entfernt</translation>
    </message>
    <message>
        <source>Remove the point that all but repeats another</source>
        <translation>Den fast wiederholten Punkt entfernen</translation>
    </message>
    <message>
        <source>Remove the %1 points that all but repeat others</source>
        <translation>Die %1 fast wiederholten Punkte entfernen</translation>
    </message>
    <message>
        <source>Points that all but repeat</source>
        <translation>Fast wiederholte Punkte</translation>
    </message>
    <message>
        <source>The shape lies where the picture is wholly transparent</source>
        <translation>Die Form liegt, wo das Bild völlig transparent ist</translation>
    </message>
    <message>
        <source>Shapes over nothing</source>
        <translation>Formen über Leerem</translation>
    </message>
    <message>
        <source>The shape lies outside the frame, which is %1 by %2 pixels</source>
        <translation>Die Form liegt außerhalb des Frames, der %1 mal %2 Pixel hat</translation>
    </message>
    <message>
        <source>Move the shape into the frame</source>
        <translation>Die Form in den Frame verschieben</translation>
    </message>
    <message>
        <source>Shapes outside the frame</source>
        <translation>Formen außerhalb des Frames</translation>
    </message>
    <message>
        <source>The picture that the frame&apos;s shapes were drawn on is gone: it shows nothing now</source>
        <translation>Das Bild, auf das die Formen des Frames gezeichnet wurden, ist weg: er zeigt jetzt nichts</translation>
    </message>
    <message>
        <source>The picture that the frame&apos;s shapes were drawn on is gone: it shows another one now</source>
        <translation>Das Bild, auf das die Formen des Frames gezeichnet wurden, ist weg: er zeigt jetzt ein anderes</translation>
    </message>
    <message>
        <source>The picture that the frame&apos;s shapes were drawn on is gone: it shows that of frame %1 now</source>
        <translation>Das Bild, auf das die Formen des Frames gezeichnet wurden, ist weg: er zeigt jetzt das von Frame %1</translation>
    </message>
    <message>
        <source>Take the picture that it shows</source>
        <translation>Das gezeigte Bild übernehmen</translation>
    </message>
    <message>
        <source>Delete the frame with its shapes</source>
        <translation>Den Frame mit seinen Formen löschen</translation>
    </message>
    <message>
        <source>Frames whose picture is gone</source>
        <translation>Frames, deren Bild weg ist</translation>
    </message>
    <message>
        <source>The export profile %1 leaves the project: %2; `hitbox export` does it with --allow-outside only</source>
        <translation>Das Exportprofil %1 verlässt das Projekt: %2; `hitbox export` tut das nur mit --allow-outside</translation>
    </message>
    <message>
        <source>Export profiles that leave the project</source>
        <translation>Exportprofile, die das Projekt verlassen</translation>
    </message>
    <message>
        <source>Delete the shape %1</source>
        <translation>Die Form %1 löschen</translation>
    </message>
    <message>
        <source>Make the shape a key</source>
        <translation>Die Form zum Schlüssel machen</translation>
    </message>
    <message>
        <source>Point %1 repeats point %2 at %3: edge %2 has no length</source>
        <translation>Punkt %1 wiederholt Punkt %2 bei %3: Kante %2 hat keine Länge</translation>
    </message>
    <message>
        <source>Remove the repeated point</source>
        <translation>Den wiederholten Punkt entfernen</translation>
    </message>
    <message>
        <source>Remove the %1 repeated points</source>
        <translation>Die %1 wiederholten Punkte entfernen</translation>
    </message>
    <message>
        <source>Repeated points</source>
        <translation>Wiederholte Punkte</translation>
    </message>
    <message>
        <source>: points %1 and %2 lie in one place</source>
        <translation>: die Punkte %1 und %2 liegen an einem Ort</translation>
    </message>
    <message>
        <source>: point %1 lies on edge %2</source>
        <translation>: Punkt %1 liegt auf Kante %2</translation>
    </message>
    <message>
        <source>Edges %1 and %2 cross at %3</source>
        <translation>Die Kanten %1 und %2 kreuzen sich bei %3</translation>
    </message>
    <message>
        <source>Edges %1 and %2 touch at %3</source>
        <translation>Die Kanten %1 und %2 berühren sich bei %3</translation>
    </message>
    <message>
        <source>Edges %1 and %2 overlap from %3 to %4</source>
        <translation>Die Kanten %1 und %2 überlappen von %3 bis %4</translation>
    </message>
    <message>
        <source>: the outline turns straight back at point %1</source>
        <translation>: der Umriss kehrt bei Punkt %1 geradewegs um</translation>
    </message>
    <message>
        <source>More pairs of edges meet than are listed: %1 more</source>
        <translation>Mehr Kantenpaare treffen sich, als aufgeführt sind: %1 weitere</translation>
    </message>
    <message>
        <source>The outline is too much of a tangle to tell where its edges meet</source>
        <translation>Der Umriss ist zu verworren, um zu sagen, wo sich seine Kanten treffen</translation>
    </message>
    <message>
        <source>More pairs of edges meet than are listed: at least %1 more</source>
        <translation>Mehr Kantenpaare treffen sich, als aufgeführt sind: mindestens %1 weitere</translation>
    </message>
    <message>
        <source>Remove points that repeat, turn back or lie straight on</source>
        <translation>Punkte entfernen, die wiederholt sind, umkehren oder auf gerader Linie liegen</translation>
    </message>
    <message>
        <source>Untangle, keeping what is filled</source>
        <translation>Entwirren, die Füllung bleibt</translation>
    </message>
    <message>
        <source>Untangle into %1 shapes, keeping what is filled</source>
        <translation>In %1 Formen entwirren, die Füllung bleibt</translation>
    </message>
    <message>
        <source>Untangle into %1 shapes, keeping what is filled; holes stay open, cut through to the outside: %2</source>
        <translation>In %1 Formen entwirren, die Füllung bleibt; Löcher bleiben offen, nach außen aufgeschnitten: %2</translation>
    </message>
    <message>
        <source>Take the outer outline, filling what it winds around</source>
        <translation>Den äußeren Umriss nehmen; was er umläuft, wird gefüllt</translation>
    </message>
    <message>
        <source>Take the %1 outer outlines, filling what they wind around</source>
        <translation>Die %1 äußeren Umrisse nehmen; was sie umlaufen, wird gefüllt</translation>
    </message>
    <message>
        <source>Split in two at %1</source>
        <translation>Bei %1 in zwei teilen</translation>
    </message>
    <message>
        <source>Keep all points, joined in an order that crosses nothing</source>
        <translation>Alle Punkte behalten, kreuzungsfrei neu verbunden</translation>
    </message>
    <message>
        <source>Outlines that cross themselves</source>
        <translation>Umrisse, die sich selbst kreuzen</translation>
    </message>
    <message>
        <source>The outline turns straight back at point %1, %2</source>
        <translation>Der Umriss kehrt bei Punkt %1, %2, geradewegs um</translation>
    </message>
    <message>
        <source>Remove the spikes, and points that repeat or lie straight on</source>
        <translation>Die Zacken entfernen, ebenso Punkte, die wiederholt sind oder auf gerader Linie liegen</translation>
    </message>
    <message>
        <source>Spikes</source>
        <translation>Zacken</translation>
    </message>
    <message>
        <source>The shape is too small to be meant: it fills less than 1/256 of a pixel</source>
        <translation>Die Form ist zu klein, um gewollt zu sein: sie füllt weniger als 1/256 Pixel</translation>
    </message>
    <message>
        <source>Shapes of hardly any area</source>
        <translation>Formen fast ohne Fläche</translation>
    </message>
    <message>
        <source>The polygon has %1 of the 3 points it needs at least</source>
        <translation>Das Polygon hat %1 der mindestens nötigen 3 Punkte</translation>
    </message>
    <message>
        <source>The chain has %1 of the 2 points it needs at least</source>
        <translation>Die Kette hat %1 der mindestens nötigen 2 Punkte</translation>
    </message>
    <message>
        <source>Too few points</source>
        <translation>Zu wenige Punkte</translation>
    </message>
    <message>
        <source>The outline has %1 points: %2 takes at most %3 and gets it in pieces</source>
        <translation>Der Umriss hat %1 Punkte: %2 nimmt höchstens %3 und bekommt ihn in Teilen</translation>
    </message>
    <message>
        <source>More points than the engine takes</source>
        <translation>Mehr Punkte, als die Engine nimmt</translation>
    </message>
    <message>
        <source>The shape is to be worked out from its keys by “%1”, which is no way known here; it counts as a key</source>
        <translation>Die Form soll mit „%1“ aus ihren Schlüsseln berechnet werden, was hier unbekannt ist; sie gilt als Schlüssel</translation>
    </message>
    <message>
        <source>In-betweens of an unknown kind</source>
        <translation>Zwischenformen unbekannter Art</translation>
    </message>
    <message>
        <source>The project has no category %1</source>
        <translation>Das Projekt hat keine Kategorie %1</translation>
    </message>
    <message>
        <source>Leave the shape without a category</source>
        <translation>Die Form ohne Kategorie lassen</translation>
    </message>
    <message>
        <source>Unknown categories</source>
        <translation>Unbekannte Kategorien</translation>
    </message>
    <message>
        <source>The category %1 hits %2, which the project does not have</source>
        <translation>Die Kategorie %1 trifft %2, die das Projekt nicht hat</translation>
    </message>
    <message>
        <source>Let it hit %1 no more</source>
        <translation>Sie %1 nicht mehr treffen lassen</translation>
    </message>
    <message>
        <source>Hits on categories that are not there</source>
        <translation>Treffer auf nicht vorhandene Kategorien</translation>
    </message>
    <message>
        <source>The frame has an event without a name</source>
        <translation>Der Frame hat ein Ereignis ohne Namen</translation>
    </message>
    <message>
        <source>The frame has a point without a name</source>
        <translation>Der Frame hat einen Punkt ohne Namen</translation>
    </message>
    <message>
        <source>Give it a name that can be changed</source>
        <translation>Einen Namen geben, der geändert werden kann</translation>
    </message>
    <message>
        <source>Remove what has no name</source>
        <translation>Namenloses entfernen</translation>
    </message>
    <message>
        <source>Events and points without a name</source>
        <translation>Ereignisse und Punkte ohne Namen</translation>
    </message>
    <message>
        <source>The polygon has no area</source>
        <translation>Das Polygon hat keine Fläche</translation>
    </message>
    <message>
        <source>The circle has a radius of 0</source>
        <translation>Der Kreis hat einen Radius von 0</translation>
    </message>
    <message>
        <source>The capsule has a radius of 0</source>
        <translation>Die Kapsel hat einen Radius von 0</translation>
    </message>
    <message>
        <source>The box has a width of 0</source>
        <translation>Das Rechteck hat eine Breite von 0</translation>
    </message>
    <message>
        <source>The box has a height of 0</source>
        <translation>Das Rechteck hat eine Höhe von 0</translation>
    </message>
    <message>
        <source>Shapes without area</source>
        <translation>Formen ohne Fläche</translation>
    </message>
    <message>
        <source>Two versions were merged that both changed %1</source>
        <translation>Zwei Fassungen wurden zusammengeführt, die beide %1 geändert haben</translation>
    </message>
    <message>
        <source>Two versions were merged, of which one removed %1 and the other changed it</source>
        <translation>Zwei Fassungen wurden zusammengeführt, von denen eine %1 entfernt und die andere es geändert hat</translation>
    </message>
    <message>
        <source>Two versions were merged that both moved some of %1</source>
        <translation>Zwei Fassungen wurden zusammengeführt, die beide in %1 umgestellt haben</translation>
    </message>
    <message>
        <source>Two versions were merged, and a name that one of them gave is that of something else</source>
        <translation>Zwei Fassungen wurden zusammengeführt, und ein Name, den eine vergab, gehört etwas anderem</translation>
    </message>
    <message>
        <source>Two versions were merged that moved a shape to two places: it is there twice</source>
        <translation>Zwei Fassungen wurden zusammengeführt, die eine Form an zwei Stellen brachten: sie ist doppelt da</translation>
    </message>
    <message>
        <source>Two versions were merged, and %1 is gone with all that it named</source>
        <translation>Zwei Fassungen wurden zusammengeführt, und %1 ist weg mit allem, was es benannte</translation>
    </message>
    <message>
        <source>Two versions were merged that do not agree</source>
        <translation>Zwei Fassungen wurden zusammengeführt, die nicht übereinstimmen</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>So lassen, wie es ist</translation>
    </message>
    <message>
        <source>Conflicts of a merge</source>
        <translation>Konflikte einer Zusammenführung</translation>
    </message>
    <message numerus="yes">
        <source>%n images in %1 lie outside the project&apos;s folder</source>
        <translation>
            <numerusform>%n Bild in %1 liegt außerhalb des Projektordners</numerusform>
            <numerusform>%n Bilder in %1 liegen außerhalb des Projektordners</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>es gibt keine Datei %1</translation>
    </message>
    <message>
        <source>simplify the outline, or draw it anew</source>
        <translation>vereinfache den Umriss oder zeichne ihn neu</translation>
    </message>
    <message>
        <source>The outline is too much of a tangle to untangle: %1</source>
        <translation>Der Umriss ist zu verwickelt, um entwirrt zu werden: %1</translation>
    </message>
    <message>
        <source>To untangle the outline makes %1 shapes of it, and %2 are the most: %3</source>
        <translation>Den Umriss zu entwirren macht %1 Formen aus ihm, und höchstens %2 sind möglich: %3</translation>
    </message>
</context>
<context>
    <name>images</name>
    <message>
        <source>alpha threshold</source>
        <translation>Alpha-Schwelle</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>Wachstum</translation>
    </message>
    <message>
        <source>smallest island</source>
        <translation>kleinste Insel</translation>
    </message>
    <message>
        <source>number of vertices</source>
        <translation>Anzahl Eckpunkte</translation>
    </message>
</context>
<context>
    <name>import</name>
    <message>
        <source>animation “%1”</source>
        <translation>Animation „%1“</translation>
    </message>
    <message>
        <source>found more than %1 shapes in all frames</source>
        <translation>mehr als %1 Formen in allen Frames gefunden</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>found a coordinate beyond 1000000000</source>
        <translation>eine Koordinate jenseits von 1000000000 gefunden</translation>
    </message>
    <message>
        <source>found a value that is no number</source>
        <translation>einen Wert gefunden, der keine Zahl ist</translation>
    </message>
    <message>
        <source>found a value that is no Vector2 of two numbers</source>
        <translation>einen Wert gefunden, der kein Vector2 aus zwei Zahlen ist</translation>
    </message>
    <message>
        <source>found a length below 0</source>
        <translation>eine Länge unter 0 gefunden</translation>
    </message>
    <message>
        <source>found a list of points that is not all pairs of numbers</source>
        <translation>eine Punktliste gefunden, die nicht nur aus Zahlenpaaren besteht</translation>
    </message>
    <message>
        <source>found a transform where position, rotation and scale are read; save the scene with Godot</source>
        <translation>einen Transform gefunden, wo Position, Drehung und Skalierung gelesen werden; speichern Sie die Szene mit Godot</translation>
    </message>
    <message>
        <source>an object with x and y</source>
        <translation>ein Objekt mit x und y</translation>
    </message>
    <message>
        <source>an array of points</source>
        <translation>ein Array von Punkten</translation>
    </message>
    <message>
        <source>a number from 0 on</source>
        <translation>eine Zahl ab 0</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Draws, checks, previews and exports 2D hitboxes.</source>
        <translation>Zeichnet, prüft, zeigt und exportiert 2D-Hitboxen.</translation>
    </message>
    <message>
        <source>Projects (NAME.hitbox), images and folders of images to open.</source>
        <translation>Zu öffnende Projekte (NAME.hitbox), Bilder und Ordner mit Bildern.</translation>
    </message>
    <message>
        <source>Open a copy of the sample project.</source>
        <translation>Eine Kopie des Beispielprojekts öffnen.</translation>
    </message>
</context>
<context>
    <name>project file</name>
    <message>
        <source>a PNG image</source>
        <translation>ein PNG-Bild</translation>
    </message>
    <message>
        <source>a JPEG image</source>
        <translation>ein JPEG-Bild</translation>
    </message>
    <message>
        <source>a GIF image</source>
        <translation>ein GIF-Bild</translation>
    </message>
    <message>
        <source>a WebP image or a sound</source>
        <translation>ein WebP-Bild oder ein Klang</translation>
    </message>
    <message>
        <source>a BMP image</source>
        <translation>ein BMP-Bild</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>ein ZIP-Archiv</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>ein gzip-Archiv</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>text in UTF-16</source>
        <translation>Text in UTF-16</translation>
    </message>
</context>
</TS>
