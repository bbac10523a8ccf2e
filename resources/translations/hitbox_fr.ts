<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>Aseprite</name>
    <message>
        <source>frame %1</source>
        <translation>trame %1</translation>
    </message>
    <message>
        <source>the file ends too early: it has %1 bytes of the %2 that it states; copy it anew or save it once more</source>
        <translation>le fichier se termine trop tôt&#xa0;: il a %1 octets sur les %2 annoncés&#x202f;; recopiez-le ou réenregistrez-le</translation>
    </message>
    <message>
        <source>its pixels are %1:%2 in Aseprite; here they are square</source>
        <translation>ses pixels sont en %1:%2 dans Aseprite&#x202f;; ici, ils sont carrés</translation>
    </message>
    <message>
        <source>has a broken header: %1 bytes are too few</source>
        <translation>a un en-tête endommagé&#xa0;: %1 octets ne suffisent pas</translation>
    </message>
    <message>
        <source>has a broken header</source>
        <translation>a un en-tête endommagé</translation>
    </message>
    <message>
        <source>has a broken part: %1 bytes are too few</source>
        <translation>a une partie endommagée&#xa0;: %1 octets ne suffisent pas</translation>
    </message>
    <message>
        <source>%1, old palette</source>
        <translation>%1, ancienne palette</translation>
    </message>
    <message>
        <source>has more than 256 colours</source>
        <translation>a plus de 256 couleurs</translation>
    </message>
    <message>
        <source>%1, palette</source>
        <translation>%1, palette</translation>
    </message>
    <message>
        <source>sets the colours %1 to %2 of %3, which there are not; save the file once more</source>
        <translation>définit les couleurs %1 à %2 sur %3, qui n’existent pas&#x202f;; réenregistrez le fichier</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>calque %1</translation>
    </message>
    <message>
        <source>layer “%1”</source>
        <translation>calque «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>the layer “%1” is of a kind that is not known; left out</source>
        <translation>le calque «&#x202f;%1&#x202f;» est d’un type inconnu&#x202f;; ignoré</translation>
    </message>
    <message>
        <source>the layer “%1” blends in a way that is not known; it is laid on top as it is</source>
        <translation>le calque «&#x202f;%1&#x202f;» a un mode de fusion inconnu&#x202f;; il est superposé tel quel</translation>
    </message>
    <message>
        <source>lies in more than %1 groups; take it out of some</source>
        <translation>est dans plus de %1 groupes&#x202f;; sortez-le de certains</translation>
    </message>
    <message>
        <source>has a picture on layer %1 of %2; save the file once more</source>
        <translation>a une image sur le calque %1 de %2&#x202f;; réenregistrez le fichier</translation>
    </message>
    <message>
        <source>%1, layer “%2”</source>
        <translation>%1, calque «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>holds what a layer of its kind cannot hold; save the file once more</source>
        <translation>contient ce qu’un calque de ce type ne peut pas contenir&#x202f;; réenregistrez le fichier</translation>
    </message>
    <message>
        <source>has two pictures; save the file once more</source>
        <translation>a deux images&#x202f;; réenregistrez le fichier</translation>
    </message>
    <message>
        <source>is linked to frame %1, which has no picture there before it; unlink it in Aseprite and save</source>
        <translation>est lié à la trame %1, qui n’a pas d’image à cet endroit avant lui&#x202f;; déliez-le dans Aseprite et enregistrez</translation>
    </message>
    <message>
        <source>%1: a picture of a kind that is not known is left out</source>
        <translation>%1&#xa0;: une image d’un type inconnu est ignorée</translation>
    </message>
    <message>
        <source>has tiles of %1 bits, expected 8, 16 or 32</source>
        <translation>a des tuiles de %1 bits, attendu&#xa0;: 8, 16 ou 32</translation>
    </message>
    <message>
        <source>has a picture of %1 x %2, expected at most %3 a side</source>
        <translation>a une image de %1 x %2, attendu&#xa0;: au plus %3 par côté</translation>
    </message>
    <message>
        <source>has a picture of %1 x %2, expected at most %3 in all</source>
        <translation>a une image de %1 x %2, attendu&#xa0;: au plus %3 en tout</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>étiquettes</translation>
    </message>
    <message>
        <source>none of the frames of the tag “%1” is in the file; left out</source>
        <translation>aucune des trames de l’étiquette «&#x202f;%1&#x202f;» n’est dans le fichier&#x202f;; ignorée</translation>
    </message>
    <message>
        <source>the tag “%1” has fewer frames here than the file says</source>
        <translation>l’étiquette «&#x202f;%1&#x202f;» a ici moins de trames que le fichier ne l’indique</translation>
    </message>
    <message>
        <source>%1, user data</source>
        <translation>%1, données utilisateur</translation>
    </message>
    <message>
        <source>slices</source>
        <translation>tranches</translation>
    </message>
    <message>
        <source>slice “%1”</source>
        <translation>tranche «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>lies at %1 pixels, which is too far out</source>
        <translation>se trouve à %1 pixels, ce qui est trop loin</translation>
    </message>
    <message>
        <source>is %1 pixels long, which is too much</source>
        <translation>fait %1 pixels de long, ce qui est trop</translation>
    </message>
    <message>
        <source>the slice “%1” has a key on frame %2, which there is not; left out</source>
        <translation>la tranche «&#x202f;%1&#x202f;» a une clé sur la trame %2, qui n’existe pas&#x202f;; ignorée</translation>
    </message>
    <message>
        <source>tilesets</source>
        <translation>tilesets</translation>
    </message>
    <message>
        <source>tileset “%1”</source>
        <translation>tileset «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>has tiles of %1 x %2 pixels, expected 1 to %3 a side</source>
        <translation>a des tuiles de %1 x %2 pixels, attendu&#xa0;: 1 à %3 par côté</translation>
    </message>
    <message>
        <source>has %1 tiles of %2 x %3 pixels, expected at most %4 pixels in all</source>
        <translation>a %1 tuiles de %2 x %3 pixels, attendu&#xa0;: au plus %4 pixels en tout</translation>
    </message>
    <message>
        <source>the tileset “%1” lies in another file; its tiles are left out</source>
        <translation>le tileset «&#x202f;%1&#x202f;» est dans un autre fichier&#x202f;; ses tuiles sont ignorées</translation>
    </message>
    <message>
        <source>the picture is %1 x %2 pixels, expected at most %3 a side</source>
        <translation>l’image fait %1 x %2 pixels, attendu&#xa0;: au plus %3 par côté</translation>
    </message>
    <message>
        <source>it has %1 frames of %2 x %3 pixels, expected at most %4 of this size; save its tags as files of their own</source>
        <translation>il a %1 trames de %2 x %3 pixels, attendu&#xa0;: au plus %4 de cette taille&#x202f;; enregistrez ses étiquettes dans des fichiers séparés</translation>
    </message>
    <message>
        <source>the file ends too early; copy it anew or save it once more</source>
        <translation>le fichier se termine trop tôt&#x202f;; recopiez-le ou réenregistrez-le</translation>
    </message>
    <message>
        <source>the file is not one of Aseprite</source>
        <translation>ce n’est pas un fichier d’Aseprite</translation>
    </message>
    <message>
        <source>its pixels have %1 bits, expected 8, 16 or 32</source>
        <translation>ses pixels ont %1 bits, attendu&#xa0;: 8, 16 ou 32</translation>
    </message>
    <message>
        <source>it has %1 frames of %2 x %3 pixels, expected at least one of each</source>
        <translation>il a %1 trames de %2 x %3 pixels, attendu&#xa0;: au moins un de chaque</translation>
    </message>
    <message>
        <source>it has %1 groups within each other, which is too much for a picture of %2 x %3 pixels; flatten some</source>
        <translation>il a %1 groupes imbriqués, ce qui est trop pour une image de %2 x %3 pixels&#x202f;; aplatissez-en</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture</source>
        <translation>pas assez de mémoire pour l’image</translation>
    </message>
    <message>
        <source>its layers to be traced are too large; trace fewer of them</source>
        <translation>ses calques à détourer sont trop grands&#x202f;; détourez-en moins</translation>
    </message>
    <message>
        <source>ends too early; it may have been cut short, so copy the file anew or save it once more</source>
        <translation>se termine trop tôt&#x202f;; le fichier a peut-être été tronqué, recopiez-le ou réenregistrez-le</translation>
    </message>
    <message>
        <source>there is too much to draw in it; merge layers, or save its tags as files of their own</source>
        <translation>il y a trop à dessiner&#x202f;; fusionnez des calques ou enregistrez ses étiquettes dans des fichiers séparés</translation>
    </message>
    <message>
        <source>has a picture whose packed data is broken; save the file once more</source>
        <translation>a une image dont les données compressées sont endommagées&#x202f;; réenregistrez le fichier</translation>
    </message>
    <message>
        <source>the tag “%1” ends where it turns in Aseprite; here it comes back once more</source>
        <translation>l’étiquette «&#x202f;%1&#x202f;» se termine dans Aseprite là où elle fait demi-tour&#x202f;; ici, elle revient encore une fois</translation>
    </message>
    <message>
        <source>user data of tags are left out, such as “%1”</source>
        <translation>des données utilisateur d’étiquettes sont ignorées, telles que «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>user data of cels are left out, such as “%1”</source>
        <translation>des données utilisateur de cels sont ignorées, telles que «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>user data of the sprite or a tileset are left out: “%1”</source>
        <translation>les données utilisateur du sprite ou d’un tileset sont ignorées&#x202f;: «&#x202f;%1&#x202f;»</translation>
    </message>
</context>
<context>
    <name>BoxTool</name>
    <message>
        <source>Drag from corner to corner. Shift makes a square, Alt draws about the middle, Ctrl turns snapping off.</source>
        <translation>Glissez d’un coin à l’autre. Maj fait un carré, Alt dessine autour du milieu, Ctrl désactive l’aimantation.</translation>
    </message>
</context>
<context>
    <name>CanvasMenu</name>
    <message>
        <source>Delete the point	Del</source>
        <translation>Supprimer le point	Del</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n points	Del</source>
        <translation>
            <numerusform>Supprimer %n point	Del</numerusform>
            <numerusform>Supprimer %n points	Del</numerusform>
        </translation>
    </message>
    <message>
        <source>De&amp;lete the shape</source>
        <translation>Su&amp;pprimer la forme</translation>
    </message>
    <message numerus="yes">
        <source>De&amp;lete %n shapes</source>
        <translation>
            <numerusform>Su&amp;pprimer %n forme</numerusform>
            <numerusform>Su&amp;pprimer %n formes</numerusform>
        </translation>
    </message>
    <message>
        <source>Cate&amp;gory</source>
        <translation>Caté&amp;gorie</translation>
    </message>
    <message>
        <source>Copy to &amp;frames</source>
        <translation>Copier dans des &amp;trames</translation>
    </message>
    <message>
        <source>&amp;Align frames</source>
        <translation>Al&amp;igner les trames</translation>
    </message>
</context>
<context>
    <name>CanvasParts</name>
    <message>
        <source>Point %1 of %2: %3, %4</source>
        <translation>Point %1 de %2 : %3, %4</translation>
    </message>
    <message>
        <source>%1, frame %2, at %3, %4</source>
        <translation>%1, trame %2, en %3, %4</translation>
    </message>
    <message>
        <source>Canvas: stage %1</source>
        <translation>Canevas : plateau %1</translation>
    </message>
    <message>
        <source>Canvas</source>
        <translation>Canevas</translation>
    </message>
    <message>
        <source>Canvas: frame %1 of %2</source>
        <translation>Canevas : trame %1 de %2</translation>
    </message>
</context>
<context>
    <name>CapsuleTool</name>
    <message>
        <source>Drag the box that the capsule fills. Alt draws about the middle, Ctrl turns snapping off.</source>
        <translation>Glissez le rectangle que la capsule remplit. Alt dessine autour du milieu, Ctrl désactive l’aimantation.</translation>
    </message>
</context>
<context>
    <name>CircleTool</name>
    <message>
        <source>radius %1</source>
        <translation>rayon %1</translation>
    </message>
    <message>
        <source>Drag from the centre to the rim. Alt draws from rim to rim, Shift keeps the radius to whole pixels, Ctrl turns snapping off.</source>
        <translation>Glissez du centre au bord. Alt dessine d’un bord à l’autre, Maj garde un rayon en pixels entiers, Ctrl désactive l’aimantation.</translation>
    </message>
</context>
<context>
    <name>ClipboardFlow</name>
    <message>
        <source>Nothing pasted: the project would hold too much.</source>
        <translation>Rien n’a été collé&#xa0;: le projet contiendrait trop d’éléments.</translation>
    </message>
    <message>
        <source>Nothing pasted: shapes need a frame in view.</source>
        <translation>Rien n’a été collé&#xa0;: les formes ont besoin d’une trame affichée.</translation>
    </message>
    <message>
        <source>1 shape</source>
        <translation>1 forme</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes</source>
        <translation>
            <numerusform>%n forme</numerusform>
            <numerusform>%n formes</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>Coller %1</translation>
    </message>
    <message>
        <source>Pasted %1.</source>
        <translation>Collé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Pasted %1 into %2 chosen frames.</source>
        <translation>Collé dans %2 trames choisies&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nothing pasted: frames need a sprite to go into.</source>
        <translation>Rien n’a été collé&#xa0;: les trames ont besoin d’un sprite où aller.</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 trame</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n trame</numerusform>
            <numerusform>%n trames</numerusform>
        </translation>
    </message>
    <message>
        <source>Pasted %1 behind the frame in view.</source>
        <translation>Collé derrière la trame affichée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>1 sprite</source>
        <translation>1 sprite</translation>
    </message>
    <message numerus="yes">
        <source>%n sprites</source>
        <translation>
            <numerusform>%n sprite</numerusform>
            <numerusform>%n sprites</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing pasted: this project has none of the frames that the instances show.</source>
        <translation>Rien n’a été collé&#xa0;: ce projet n’a aucune des trames que les instances affichent.</translation>
    </message>
    <message>
        <source>1 instance</source>
        <translation>1 instance</translation>
    </message>
    <message numerus="yes">
        <source>%n instances</source>
        <translation>
            <numerusform>%n instance</numerusform>
            <numerusform>%n instances</numerusform>
        </translation>
    </message>
    <message>
        <source>Pasted %1; the others show frames that this project does not have.</source>
        <translation>Collé&#xa0;: %1&#x202f;; les autres affichent des trames que ce projet n’a pas.</translation>
    </message>
    <message>
        <source>Nothing pasted: there is no text on the clipboard.</source>
        <translation>Rien n’a été collé&#xa0;: le presse-papiers ne contient pas de texte.</translation>
    </message>
    <message>
        <source>Nothing pasted: %1.</source>
        <translation>Rien n’a été collé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nothing pasted: the clipboard is empty.</source>
        <translation>Rien n’a été collé&#xa0;: le presse-papiers est vide.</translation>
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
        <translation>Trame de %1</translation>
    </message>
</context>
<context>
    <name>DifferencesText</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 added: %2</source>
        <translation>%1, ajouts&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 removed: %2</source>
        <translation>%1, suppressions&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 changed: %2</source>
        <translation>%1, modifications&#xa0;: %2</translation>
    </message>
    <message>
        <source>sprites</source>
        <translation>sprites</translation>
    </message>
    <message>
        <source>stages</source>
        <translation>plateaux</translation>
    </message>
    <message>
        <source>categories</source>
        <translation>catégories</translation>
    </message>
    <message>
        <source>settings of the project</source>
        <translation>paramètres du projet</translation>
    </message>
    <message>
        <source>the order of things</source>
        <translation>l’ordre des éléments</translation>
    </message>
</context>
<context>
    <name>EditPointsTool</name>
    <message>
        <source>too far</source>
        <translation>trop loin</translation>
    </message>
    <message>
        <source>Insert a point into %1</source>
        <translation>Insérer un point dans %1</translation>
    </message>
    <message>
        <source>Move a point of %1</source>
        <translation>Déplacer un point de %1</translation>
    </message>
    <message numerus="yes">
        <source>Move %n points of %1</source>
        <translation>
            <numerusform>Déplacer %n point de %1</numerusform>
            <numerusform>Déplacer %n points de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n points of %1</source>
        <translation>
            <numerusform>Tourner %n point de %1</numerusform>
            <numerusform>Tourner %n points de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n points of %1</source>
        <translation>
            <numerusform>Mettre à l’échelle %n point de %1</numerusform>
            <numerusform>Mettre à l’échelle %n points de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Relâchez pour placer. Maj reste sur un axe, Ctrl désactive l’aimantation, Échap annule.</translation>
    </message>
    <message>
        <source>Drag to move, the grips to scale and turn. Delete removes, arrows nudge, Tab goes to the next.</source>
        <translation>Glissez pour déplacer, les poignées mettent à l’échelle et tournent. Suppr supprime, les flèches décalent, Tab passe au suivant.</translation>
    </message>
    <message>
        <source>Press on a shape to edit its points.</source>
        <translation>Appuyez sur une forme pour modifier ses points.</translation>
    </message>
    <message>
        <source>Drag a point, or the middle of an edge to insert one. Ctrl+click deletes a point.</source>
        <translation>Glissez un point, ou le milieu d’une arête pour en insérer un. Ctrl+clic supprime un point.</translation>
    </message>
    <message>
        <source>Drag to move. Delete removes, arrows nudge, Tab goes to the next.</source>
        <translation>Glissez pour déplacer. Suppr supprime, les flèches décalent, Tab passe au suivant.</translation>
    </message>
</context>
<context>
    <name>EmitterTool</name>
    <message>
        <source>Add emitter</source>
        <translation>Ajouter un émetteur</translation>
    </message>
    <message>
        <source>Move emitter</source>
        <translation>Déplacer l’émetteur</translation>
    </message>
    <message>
        <source>Aim emitter</source>
        <translation>Orienter l’émetteur</translation>
    </message>
    <message>
        <source>Nudge emitter</source>
        <translation>Décaler l’émetteur</translation>
    </message>
    <message>
        <source>Remove emitter</source>
        <translation>Supprimer l’émetteur</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Relâchez pour placer. Maj reste sur un axe, Ctrl désactive l’aimantation, Échap annule.</translation>
    </message>
    <message>
        <source>Release on an instance to aim at it, wherever it moves; with Ctrl, or beside all, at the place.</source>
        <translation>Relâchez sur une instance pour la viser où qu’elle aille&#x202f;; avec Ctrl, ou à côté de toutes, pour viser l’endroit.</translation>
    </message>
    <message>
        <source>Drag the mark or the target to move them; arrows nudge, Delete removes.</source>
        <translation>Glissez le repère ou la cible pour les déplacer&#x202f;; les flèches décalent, Suppr supprime.</translation>
    </message>
    <message>
        <source>Drag from where bullets set out to what they fire at.</source>
        <translation>Glissez de l’endroit d’où partent les projectiles vers ce qu’ils visent.</translation>
    </message>
</context>
<context>
    <name>Emitters</name>
    <message>
        <source>emitter</source>
        <translation>émetteur</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>sprite %1</source>
        <translation>sprite %1</translation>
    </message>
    <message>
        <source>all tags together play %1 frames, and at most %2 are written; take tags out, or cut the sprite into several</source>
        <translation>toutes les étiquettes ensemble jouent %1 trames, et au plus %2 sont écrites&#x202f;; retirez des étiquettes ou divisez le sprite en plusieurs</translation>
    </message>
    <message>
        <source>the frames that all tags together play have %1 shapes, and at most %2 are written; take tags out, or cut the sprite into several</source>
        <translation>les trames que toutes les étiquettes jouent ensemble ont %1 formes, et au plus %2 sont écrites&#x202f;; retirez des étiquettes ou divisez le sprite en plusieurs</translation>
    </message>
    <message>
        <source>the frames that all tags together play have %1 corners of polygons, and at most %2 are written; take tags out, or cut the sprite into several</source>
        <translation>les trames que jouent toutes les étiquettes ensemble ont %1 sommets de polygones, et %2 au plus sont écrits ; retirez des étiquettes ou divisez le sprite en plusieurs</translation>
    </message>
</context>
<context>
    <name>ExportJob</name>
    <message>
        <source>the folder has other files of these names: %1</source>
        <translation>le dossier contient d’autres fichiers de ces noms&#xa0;: %1</translation>
    </message>
    <message>
        <source>the folder has another file of this name: %1</source>
        <translation>le dossier contient un autre fichier de ce nom&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>Expression</name>
    <message>
        <source>A “)” closes nothing.</source>
        <translation>Une «&#x202f;)&#x202f;» ne ferme rien.</translation>
    </message>
    <message>
        <source>“%1” is no part of a number.</source>
        <translation>«&#x202f;%1&#x202f;» ne fait pas partie d’un nombre.</translation>
    </message>
    <message>
        <source>Nothing can be divided by 0.</source>
        <translation>Rien ne peut être divisé par 0.</translation>
    </message>
    <message>
        <source>That is nested too deep.</source>
        <translation>L’imbrication est trop profonde.</translation>
    </message>
    <message>
        <source>A “)” is missing.</source>
        <translation>Il manque une «&#x202f;)&#x202f;».</translation>
    </message>
    <message>
        <source>A number is missing at the end.</source>
        <translation>Il manque un nombre à la fin.</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nombre.</translation>
    </message>
    <message>
        <source>A number is missing.</source>
        <translation>Il manque un nombre.</translation>
    </message>
    <message>
        <source>That is longer than %1 characters.</source>
        <translation>La longueur dépasse %1 caractères.</translation>
    </message>
    <message>
        <source>That is too large for a number.</source>
        <translation>C’est trop grand pour un nombre.</translation>
    </message>
</context>
<context>
    <name>FileImport</name>
    <message>
        <source>Added %1.</source>
        <translation>Ajouté&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Updated %1.</source>
        <translation>Mis à jour&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>Rien n’a été ajouté.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>What could not be carried</source>
        <translation>Ce qui n’a pas pu être repris</translation>
    </message>
    <message numerus="yes">
        <source>The import has %n remarks.</source>
        <translation>
            <numerusform>L’importation a %n remarque.</numerusform>
            <numerusform>L’importation a %n remarques.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all…</source>
        <translation>Tout afficher…</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>Importer %1</translation>
    </message>
</context>
<context>
    <name>FileWriter</name>
    <message>
        <source>this is no file name</source>
        <translation>ce n’est pas un nom de fichier</translation>
    </message>
    <message>
        <source>cannot open the file</source>
        <translation>impossible d’ouvrir le fichier</translation>
    </message>
    <message>
        <source>cannot look at the file</source>
        <translation>impossible d’examiner le fichier</translation>
    </message>
    <message>
        <source>this is %1, only regular files are read</source>
        <translation>c’est %1, seuls les fichiers ordinaires sont lus</translation>
    </message>
    <message>
        <source>the file has more than %1 MiB, which is more than can be read</source>
        <translation>le fichier dépasse %1 Mio, plus qu’il n’est possible de lire</translation>
    </message>
    <message>
        <source>cannot read the file</source>
        <translation>impossible de lire le fichier</translation>
    </message>
    <message>
        <source>this is no file name within the folder, nothing was written</source>
        <translation>ce n’est pas un nom de fichier dans le dossier, rien n’a été écrit</translation>
    </message>
    <message>
        <source>two files would get this name, nothing was written</source>
        <translation>deux fichiers porteraient ce nom, rien n’a été écrit</translation>
    </message>
    <message>
        <source>two files would get this name but for upper and lower case (the other is “%1”), nothing was written</source>
        <translation>deux fichiers porteraient ce nom à la casse près (l’autre est «&#x202f;%1&#x202f;»), rien n’a été écrit</translation>
    </message>
    <message>
        <source>a link leads out of the folder here, to “%1”; nothing was written: remove the link, or write where it leads</source>
        <translation>un lien mène ici hors du dossier, vers «&#x202f;%1&#x202f;»&#x202f;; rien n’a été écrit&#xa0;: supprimez le lien ou écrivez à l’endroit où il mène</translation>
    </message>
    <message>
        <source>a link leads to “%1” here, which version control keeps for itself; nothing was written: remove the link</source>
        <translation>un lien mène ici vers «&#x202f;%1&#x202f;», que le gestionnaire de versions se réserve&#x202f;; rien n’a été écrit&#xa0;: supprimez le lien</translation>
    </message>
    <message>
        <source>there is no such drive or folder, nothing was written</source>
        <translation>ce lecteur ou ce dossier n’existe pas, rien n’a été écrit</translation>
    </message>
    <message>
        <source>cannot make the folder</source>
        <translation>impossible de créer le dossier</translation>
    </message>
    <message>
        <source>this is not a folder, nothing was written</source>
        <translation>ce n’est pas un dossier, rien n’a été écrit</translation>
    </message>
    <message>
        <source>the folder&apos;s name is empty, nothing was written</source>
        <translation>le nom du dossier est vide, rien n’a été écrit</translation>
    </message>
    <message>
        <source>cannot follow the symbolic link</source>
        <translation>impossible de suivre le lien symbolique</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>un dossier</translation>
    </message>
    <message>
        <source>a pipe</source>
        <translation>un tube</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>un socket</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>un périphérique</translation>
    </message>
    <message>
        <source>this is a folder, expected a file</source>
        <translation>c’est un dossier, un fichier est attendu</translation>
    </message>
    <message>
        <source>cannot look at the old file</source>
        <translation>impossible d’examiner l’ancien fichier</translation>
    </message>
    <message>
        <source>this is %1, only regular files are written</source>
        <translation>c’est %1, seuls les fichiers ordinaires sont écrits</translation>
    </message>
    <message>
        <source>the file is read-only: make it writable or save under another name</source>
        <translation>le fichier est en lecture seule&#xa0;: rendez-le modifiable ou enregistrez sous un autre nom</translation>
    </message>
    <message>
        <source>cannot open the folder</source>
        <translation>impossible d’ouvrir le dossier</translation>
    </message>
    <message>
        <source>cannot make a new file in the folder</source>
        <translation>impossible de créer un fichier dans le dossier</translation>
    </message>
    <message>
        <source>cannot look at the new file</source>
        <translation>impossible d’examiner le nouveau fichier</translation>
    </message>
    <message>
        <source>cannot give the new file the old one&apos;s mode</source>
        <translation>impossible de donner au nouveau fichier les permissions de l’ancien</translation>
    </message>
    <message>
        <source>cannot give the new file the old one&apos;s attributes</source>
        <translation>impossible de donner au nouveau fichier les attributs de l’ancien</translation>
    </message>
    <message>
        <source>cannot write the new file</source>
        <translation>impossible d’écrire le nouveau fichier</translation>
    </message>
    <message>
        <source>cannot check the new file&apos;s size</source>
        <translation>impossible de vérifier la taille du nouveau fichier</translation>
    </message>
    <message>
        <source>cannot write the new file: %1 of %2 bytes arrived</source>
        <translation>impossible d’écrire le nouveau fichier&#xa0;: %1 octets sur %2 sont arrivés</translation>
    </message>
    <message>
        <source>cannot sync the new file to the disk</source>
        <translation>impossible de synchroniser le nouveau fichier sur le disque</translation>
    </message>
    <message>
        <source>cannot close the new file</source>
        <translation>impossible de fermer le nouveau fichier</translation>
    </message>
    <message>
        <source>cannot put the new file in the old one&apos;s place</source>
        <translation>impossible de mettre le nouveau fichier à la place de l’ancien</translation>
    </message>
    <message>
        <source>the new file is in place, but may not outlast a power cut: cannot sync the folder</source>
        <translation>le nouveau fichier est en place, mais pourrait ne pas survivre à une coupure de courant&#xa0;: impossible de synchroniser le dossier</translation>
    </message>
    <message>
        <source>cannot keep the old file aside</source>
        <translation>impossible de mettre l’ancien fichier de côté</translation>
    </message>
    <message>
        <source>cannot read the old file</source>
        <translation>impossible de lire l’ancien fichier</translation>
    </message>
    <message>
        <source>cannot sync the copy of the old file to the disk</source>
        <translation>impossible de synchroniser la copie de l’ancien fichier sur le disque</translation>
    </message>
    <message>
        <source>cannot close the copy of the old file</source>
        <translation>impossible de fermer la copie de l’ancien fichier</translation>
    </message>
    <message>
        <source>cannot put the old file back</source>
        <translation>impossible de remettre l’ancien fichier en place</translation>
    </message>
    <message>
        <source> (it is kept as “%1”)</source>
        <translation> (il est conservé sous le nom «&#x202f;%1&#x202f;»)</translation>
    </message>
    <message>
        <source>this is no regular file, only regular files are written</source>
        <translation>ce n’est pas un fichier ordinaire, seuls les fichiers ordinaires sont écrits</translation>
    </message>
    <message>
        <source>cannot write the new file: not all bytes arrived</source>
        <translation>impossible d’écrire le nouveau fichier&#xa0;: tous les octets ne sont pas arrivés</translation>
    </message>
    <message>
        <source>this is no regular file, only regular files are read</source>
        <translation>ce n’est pas un fichier ordinaire, seuls les fichiers ordinaires sont lus</translation>
    </message>
    <message>
        <source>cannot sync the folder</source>
        <translation>impossible de synchroniser le dossier</translation>
    </message>
    <message>
        <source>an export was interrupted here, and this file of it cannot be put into its place (make it writable, or remove the hidden files “%1…” and “%2…” from “%3”)</source>
        <translation>une exportation a été interrompue ici, et ce fichier n’a pas pu être mis en place (rendez-le modifiable ou supprimez les fichiers cachés «&#x202f;%1…&#x202f;» et «&#x202f;%2…&#x202f;» de «&#x202f;%3&#x202f;»)</translation>
    </message>
    <message>
        <source>an export was interrupted here, and its journal cannot be read; make it readable, or remove it (%1)</source>
        <translation>une exportation a été interrompue ici, et son journal est illisible&#x202f;; rendez-le lisible ou supprimez-le (%1)</translation>
    </message>
    <message>
        <source>cannot keep a journal of the files that are to change together; nothing was changed (%1)</source>
        <translation>impossible de tenir un journal des fichiers à modifier ensemble&#x202f;; rien n’a été modifié (%1)</translation>
    </message>
    <message>
        <source>cannot look for interrupted exports in the folder</source>
        <translation>impossible de chercher des exportations interrompues dans le dossier</translation>
    </message>
    <message>
        <source>another export is being written here: try again when it has ended, or export into another folder</source>
        <translation>une autre exportation est en cours ici&#xa0;: réessayez quand elle sera terminée ou exportez dans un autre dossier</translation>
    </message>
    <message>
        <source>another export is being written here (%1): try again when it has ended, or export into another folder</source>
        <translation>une autre exportation est en cours ici (%1)&#xa0;: réessayez quand elle sera terminée ou exportez dans un autre dossier</translation>
    </message>
    <message>
        <source>waiting for another export that is being written here</source>
        <translation>attente de la fin d’une autre exportation en cours ici</translation>
    </message>
    <message>
        <source>waiting for another export that is being written here (%1)</source>
        <translation>attente de la fin d’une autre exportation en cours ici (%1)</translation>
    </message>
    <message>
        <source>cannot sync the new files to the disk</source>
        <translation>impossible de synchroniser les nouveaux fichiers avec le disque</translation>
    </message>
    <message>
        <source>there is no folder “%1”: make it first, or give another name</source>
        <translation>il n’y a pas de dossier «&#x202f;%1&#x202f;»&#xa0;: créez-le d’abord, ou donnez un autre nom</translation>
    </message>
    <message>
        <source>this is no file on a disk, only those are read</source>
        <translation>ce n’est pas un fichier sur un disque, seuls ceux-là sont lus</translation>
    </message>
    <message>
        <source>a program that tells nothing of itself holds the file “%1” here, by which exports take turns: remove that file, or export into another folder</source>
        <translation>un programme qui ne dit rien de lui-même tient ici le fichier «&#x202f;%1&#x202f;», par lequel les exportations passent à tour de rôle&#xa0;: supprimez ce fichier ou exportez dans un autre dossier</translation>
    </message>
</context>
<context>
    <name>FollowDialog</name>
    <message>
        <source>at %1, %2</source>
        <translation>en %1, %2</translation>
    </message>
    <message>
        <source>%1 (1 shape)</source>
        <translation>%1 (1 forme)</translation>
    </message>
    <message>
        <source>%1 (%2 shapes)</source>
        <translation>%1 (%2 formes)</translation>
    </message>
    <message>
        <source>1 frame is in another file</source>
        <translation>1 trame est dans un autre fichier</translation>
    </message>
    <message>
        <source>%1 frames are in other files</source>
        <translation>%1 trames sont dans d’autres fichiers</translation>
    </message>
    <message>
        <source>1 frame lies elsewhere in it</source>
        <translation>1 trame s’y trouve ailleurs</translation>
    </message>
    <message>
        <source>%1 frames lie elsewhere in it</source>
        <translation>%1 trames s’y trouvent ailleurs</translation>
    </message>
    <message>
        <source>1 found no partner</source>
        <translation>1 sans correspondance</translation>
    </message>
    <message>
        <source>%1 found no partner</source>
        <translation>%1 sans correspondance</translation>
    </message>
    <message>
        <source>1 picture is new</source>
        <translation>1 dessin est nouveau</translation>
    </message>
    <message>
        <source>%1 pictures are new</source>
        <translation>%1 dessins sont nouveaux</translation>
    </message>
    <message>
        <source>Image files of %1 have changed: %2</source>
        <translation>Des fichiers d’image de %1 ont changé&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 has changed: %2</source>
        <translation>%1 a changé&#xa0;: %2</translation>
    </message>
    <message>
        <source>1 frame went to where its picture is</source>
        <translation>1 trame a suivi son dessin</translation>
    </message>
    <message>
        <source>%1 frames went to where their pictures are</source>
        <translation>%1 trames ont suivi leur dessin</translation>
    </message>
    <message>
        <source>1 went to a new picture</source>
        <translation>1 est passée à un nouveau dessin</translation>
    </message>
    <message>
        <source>%1 went to new pictures</source>
        <translation>%1 sont passées à de nouveaux dessins</translation>
    </message>
    <message>
        <source>1 frame is new</source>
        <translation>1 trame est nouvelle</translation>
    </message>
    <message>
        <source>%1 frames are new</source>
        <translation>%1 trames sont nouvelles</translation>
    </message>
    <message>
        <source>1 new picture was left out</source>
        <translation>1 nouveau dessin a été ignoré</translation>
    </message>
    <message>
        <source>%1 new pictures were left out</source>
        <translation>%1 nouveaux dessins ont été ignorés</translation>
    </message>
    <message>
        <source>1 was kept without its picture (see Problems)</source>
        <translation>1 a été gardée sans son dessin (voir Problèmes)</translation>
    </message>
    <message>
        <source>%1 were kept without their pictures (see Problems)</source>
        <translation>%1 ont été gardées sans leur dessin (voir Problèmes)</translation>
    </message>
    <message>
        <source>1 was deleted with its shapes</source>
        <translation>1 a été supprimée avec ses formes</translation>
    </message>
    <message>
        <source>%1 were deleted with their shapes</source>
        <translation>%1 ont été supprimées avec leurs formes</translation>
    </message>
    <message>
        <source>Nothing was moved.</source>
        <translation>Rien n’a été déplacé.</translation>
    </message>
</context>
<context>
    <name>FrameGrips</name>
    <message>
        <source>Release to turn. Shift turns by 15°, Ctrl by any angle, Esc cancels.</source>
        <translation>Relâchez pour tourner. Maj tourne par 15°, Ctrl librement, Échap annule.</translation>
    </message>
    <message>
        <source>Release to scale. Shift keeps proportions, Alt holds the middle, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Relâchez pour mettre à l’échelle. Maj garde les proportions, Alt fixe le milieu, Ctrl désactive l’aimantation, Échap annule.</translation>
    </message>
    <message>
        <source>Drag to turn. Click to choose the place to turn about.</source>
        <translation>Faites glisser pour tourner. Cliquez pour choisir le point de rotation.</translation>
    </message>
</context>
<context>
    <name>FramePointTool</name>
    <message>
        <source>Set point %1</source>
        <translation>Définir le point %1</translation>
    </message>
    <message>
        <source>Drag the cross to move it, its handle to turn it; arrows nudge, Delete removes, Ctrl+. copies it to the next frame.</source>
        <translation>Glissez la croix pour la déplacer, sa poignée pour la tourner&#x202f;; les flèches décalent, Suppr supprime, Ctrl+. la copie dans la trame suivante.</translation>
    </message>
    <message>
        <source>Click to set a point of the frame; dragging on gives it a direction.</source>
        <translation>Cliquez pour définir un point de la trame&#x202f;; glisser ensuite lui donne une direction.</translation>
    </message>
    <message>
        <source>Turn point %1</source>
        <translation>Tourner le point %1</translation>
    </message>
    <message>
        <source>Move point %1</source>
        <translation>Déplacer le point %1</translation>
    </message>
    <message>
        <source>Nudge point %1</source>
        <translation>Décaler le point %1</translation>
    </message>
    <message>
        <source>Remove point %1</source>
        <translation>Supprimer le point %1</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Relâchez pour placer. Maj reste sur un axe, Ctrl désactive l’aimantation, Échap annule.</translation>
    </message>
    <message>
        <source>Drag to where it points. Shift turns by 15°, Ctrl by any angle, Esc cancels.</source>
        <translation>Glissez vers la direction voulue. Maj tourne par 15°, Ctrl librement, Échap annule.</translation>
    </message>
</context>
<context>
    <name>GestureTips</name>
    <message>
        <source>Press on the middle of an edge and drag: a new point comes along.</source>
        <translation>Appuyez au milieu d’une arête et faites glisser&#x202f;: un nouveau point suit.</translation>
    </message>
    <message>
        <source>Click from corner to corner, and the first one again to close the polygon.</source>
        <translation>Cliquez de sommet en sommet, puis de nouveau sur le premier pour fermer le polygone.</translation>
    </message>
    <message>
        <source>Drag from one corner to the opposite one.</source>
        <translation>Faites glisser d’un coin au coin opposé.</translation>
    </message>
    <message>
        <source>Drag from the centre outwards.</source>
        <translation>Faites glisser du centre vers l’extérieur.</translation>
    </message>
    <message>
        <source>Drag a box: the capsule fills it, lying or standing.</source>
        <translation>Tracez un rectangle&#x202f;: la capsule le remplit, couchée ou debout.</translation>
    </message>
    <message>
        <source>Click from point to point; a double click ends the line.</source>
        <translation>Cliquez de point en point&#x202f;; un double-clic termine la ligne.</translation>
    </message>
    <message>
        <source>Click on what is drawn in the picture: its outline becomes a polygon.</source>
        <translation>Cliquez sur ce qui est dessiné dans l’image&#x202f;: son contour devient un polygone.</translation>
    </message>
    <message>
        <source>Drag a line right across a shape: it falls into two.</source>
        <translation>Tirez une ligne en travers d’une forme&#x202f;: elle se coupe en deux.</translation>
    </message>
    <message>
        <source>Click at the point that the game is to place the frame by.</source>
        <translation>Cliquez sur le point par lequel le jeu doit placer la trame.</translation>
    </message>
    <message>
        <source>Click to set a place, and drag on to give it a direction.</source>
        <translation>Cliquez pour poser un point, et continuez à glisser pour lui donner une direction.</translation>
    </message>
    <message>
        <source>Click to set the axis. What you draw beside it then comes to be on both sides.</source>
        <translation>Cliquez pour poser l’axe. Ce que vous dessinez à côté apparaît alors des deux côtés.</translation>
    </message>
    <message>
        <source>Drag sprites about: where they overlap lights up while you drag.</source>
        <translation>Déplacez les sprites&#x202f;: là où ils se chevauchent s’éclaire pendant le glissement.</translation>
    </message>
    <message>
        <source>Point at something to read what lies there; click to leave the probe and keep asking.</source>
        <translation>Pointez un endroit pour lire ce qui s’y trouve&#x202f;; cliquez pour y laisser la sonde, qui continue d’interroger.</translation>
    </message>
    <message>
        <source>Drag from where bullets set out to what they fly at.</source>
        <translation>Faites glisser du point de départ des projectiles jusqu’à leur cible.</translation>
    </message>
</context>
<context>
    <name>HeldFile</name>
    <message>
        <source>cannot make the file</source>
        <translation>impossible de créer le fichier</translation>
    </message>
    <message>
        <source>cannot make the file: %1</source>
        <translation>impossible de créer le fichier&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>HelpPlaces</name>
    <message>
        <source>Begins with something: a project of before, a sample, or images.</source>
        <translation>Commence avec quelque chose&#xa0;: un projet précédent, un exemple ou des images.</translation>
    </message>
    <message>
        <source>The open projects. Tabs are reordered by dragging, and closed by the middle button too.</source>
        <translation>Les projets ouverts. Les onglets se réordonnent par glissement et se ferment aussi avec le bouton du milieu.</translation>
    </message>
    <message>
        <source>Says where the editor crashed. Nothing of it is sent by itself.</source>
        <translation>Indique où l’éditeur a planté. Rien n’en est envoyé automatiquement.</translation>
    </message>
    <message>
        <source>Brings back work that was closed without saving.</source>
        <translation>Récupère le travail fermé sans être enregistré.</translation>
    </message>
    <message>
        <source>Opens a copy of the project as it was saved before.</source>
        <translation>Ouvre une copie du projet tel qu’il a été enregistré auparavant.</translation>
    </message>
    <message>
        <source>Finds any action, sprite or frame by a few letters.</source>
        <translation>Trouve toute action, tout sprite ou toute trame avec quelques lettres.</translation>
    </message>
    <message>
        <source>How the program looks and behaves, whatever the project. A choice counts at once.</source>
        <translation>L’aspect et le comportement du programme, quel que soit le projet. Un choix prend effet aussitôt.</translation>
    </message>
    <message>
        <source>What a script told of, and what it printed.</source>
        <translation>Ce qu’un script a signalé et ce qu’il a affiché.</translation>
    </message>
    <message>
        <source>Gives actions other keys, one by one or all those of another program.</source>
        <translation>Donne d’autres touches aux actions, une à une ou toutes celles d’un autre programme.</translation>
    </message>
    <message>
        <source>The sprites of the project. The one that is chosen here is in view.</source>
        <translation>Les sprites du projet. Celui qui est choisi ici est affiché.</translation>
    </message>
    <message>
        <source>The frames of the sprite in view: here they are chosen, ordered, timed and played.</source>
        <translation>Les trames du sprite affiché&#xa0;: c’est ici qu’elles sont choisies, ordonnées, minutées et jouées.</translation>
    </message>
    <message>
        <source>A copy took the place of what was drawn here. Both can be kept, or the copy undone.</source>
        <translation>Une copie a remplacé ce qui était dessiné ici. Il est possible de garder les deux ou d’annuler la copie.</translation>
    </message>
    <message>
        <source>In which frames the next edit of shapes is done: the one in view alone, or more.</source>
        <translation>Les trames dans lesquelles se fait la prochaine modification de formes&#xa0;: celle qui est affichée seulement, ou davantage.</translation>
    </message>
    <message>
        <source>Which shape is there in which frame: a row for each track, a column for each frame.</source>
        <translation>Quelle forme est dans quelle trame&#xa0;: une ligne par piste, une colonne par trame.</translation>
    </message>
    <message>
        <source>Makes frames of one animation of images whose names are numbered.</source>
        <translation>Fait d’images aux noms numérotés les trames d’une seule animation.</translation>
    </message>
    <message>
        <source>Cuts a sheet into frames.</source>
        <translation>Découpe une planche en trames.</translation>
    </message>
    <message>
        <source>Says what becomes of the frames of an image that has changed.</source>
        <translation>Indique ce que deviennent les trames d’une image qui a changé.</translation>
    </message>
    <message>
        <source>All frames of the sprite side by side, to look at, to go to one, and to save.</source>
        <translation>Toutes les trames du sprite côte à côte, pour les regarder, aller à l’une d’elles et les enregistrer.</translation>
    </message>
    <message>
        <source>How closely outlines follow what is opaque, and tracing many frames at once.</source>
        <translation>La précision avec laquelle les contours suivent ce qui est opaque, et le détourage de nombreuses trames à la fois.</translation>
    </message>
    <message>
        <source>The points and events of the frame in view, which the game asks for by name.</source>
        <translation>Les points et événements de la trame affichée, que le jeu demande par leur nom.</translation>
    </message>
    <message>
        <source>The image of this frame cannot be read. These are the ways to have one again.</source>
        <translation>L’image de cette trame ne peut pas être lue. Voici les moyens d’en avoir de nouveau une.</translation>
    </message>
    <message>
        <source>This frame has no shapes yet. These are the ways to begin.</source>
        <translation>Cette trame n’a pas encore de formes. Voici les moyens de commencer.</translation>
    </message>
    <message>
        <source>The shapes of the frame in view: here they are chosen, named, ordered, hidden and locked.</source>
        <translation>Les formes de la trame affichée&#xa0;: c’est ici qu’elles sont choisies, nommées, ordonnées, masquées et verrouillées.</translation>
    </message>
    <message>
        <source>Properties of your own that the game reads: of a shape, the frame, the sprite or the project.</source>
        <translation>Des propriétés personnalisées que lit le jeu&#xa0;: d’une forme, de la trame, du sprite ou du projet.</translation>
    </message>
    <message>
        <source>The points and sizes of what is selected, in numbers that can be typed.</source>
        <translation>Les points et tailles de ce qui est sélectionné, en nombres qui peuvent être saisis.</translation>
    </message>
    <message>
        <source>The categories of shapes: their names and colours, and which of them strike each other.</source>
        <translation>Les catégories de formes&#xa0;: leurs noms et couleurs, et lesquelles se frappent entre elles.</translation>
    </message>
    <message>
        <source>What points snap to while one draws: which grid, and which targets win over it.</source>
        <translation>Ce à quoi les points s’aimantent pendant le dessin&#xa0;: quelle grille, et quelles cibles l’emportent sur elle.</translation>
    </message>
    <message>
        <source>What is wrong in the project. A line leads to the place and offers repairs.</source>
        <translation>Ce qui ne va pas dans le projet. Une ligne mène à l’endroit et propose des réparations.</translation>
    </message>
    <message>
        <source>Explains a problem where it is, and offers repairs.</source>
        <translation>Explique un problème là où il est et propose des réparations.</translation>
    </message>
    <message>
        <source>What a merge left to be settled. A line leads to the place and offers to take either side.</source>
        <translation>Ce qu’une fusion a laissé à régler. Une ligne mène à l’endroit et propose de prendre l’un ou l’autre côté.</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project.</source>
        <translation>Le poids de chaque règle dans ce projet.</translation>
    </message>
    <message>
        <source>What stands on the stage, and the numbers of what is selected there.</source>
        <translation>Ce qui se trouve sur le plateau, et les nombres de ce qui y est sélectionné.</translation>
    </message>
    <message>
        <source>Ways to look at the stage: what overlaps there, what probes hit, and the play test.</source>
        <translation>Façons de regarder le plateau&#xa0;: ce qui s’y chevauche, ce que les sondes touchent, et le test de jeu.</translation>
    </message>
    <message>
        <source>Every pair of shapes on the stage that meet: who, how, and by how much area.</source>
        <translation>Chaque paire de formes qui se rencontrent sur le plateau&#xa0;: lesquelles, comment et sur quelle surface.</translation>
    </message>
    <message>
        <source>The probes that were dropped on the stage, and what each of them hits.</source>
        <translation>Les sondes posées sur le plateau, et ce que touche chacune d’elles.</translation>
    </message>
    <message>
        <source>Which probe follows the cursor.</source>
        <translation>Quelle sonde suit le curseur.</translation>
    </message>
    <message>
        <source>The play test of the stage: what fires, how it is run, and what was hit.</source>
        <translation>Le test de jeu du plateau&#xa0;: ce qui tire, comment il se déroule et ce qui a été touché.</translation>
    </message>
    <message>
        <source>Runs the play test, stops it, or goes on by a single step.</source>
        <translation>Lance le test de jeu, l’arrête ou avance d’un seul pas.</translation>
    </message>
    <message>
        <source>Two animations of the stage side by side, tick by tick, and what overlaps in each.</source>
        <translation>Deux animations du plateau côte à côte, tick par tick, et ce qui se chevauche à chacun.</translation>
    </message>
    <message>
        <source>The engine that the project is made for. What it cannot take is told while one draws.</source>
        <translation>Le moteur pour lequel le projet est fait. Ce qu’il n’accepte pas est signalé pendant le dessin.</translation>
    </message>
    <message>
        <source>What the engine gets of the selected shapes or of the frame, and what it loses.</source>
        <translation>Ce que le moteur reçoit des formes sélectionnées ou de la trame, et ce qu’il perd.</translation>
    </message>
    <message>
        <source>Writes files for an engine, and says before what is lost on the way.</source>
        <translation>Écrit des fichiers pour un moteur et indique avant ce qui se perd en route.</translation>
    </message>
    <message>
        <source>How the tool in hand is used. It shows when the tool is first taken up.</source>
        <translation>Comment s’utilise l’outil en main. S’affiche quand il est pris pour la première fois.</translation>
    </message>
</context>
<context>
    <name>ImageCommands</name>
    <message>
        <source>Images (%1);;All files (*)</source>
        <translation>Images (%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Nothing was changed: %1</source>
        <translation>Rien n’a été modifié&#xa0;: %1</translation>
    </message>
    <message>
        <source>Image of another size</source>
        <translation>Image d’une autre taille</translation>
    </message>
    <message>
        <source>%1 is %2 times as large as the image that it replaces.</source>
        <translation>%1 est %2 fois plus grande que l’image qu’elle remplace.</translation>
    </message>
    <message>
        <source>Scale frames and shapes with it?</source>
        <translation>Changer aussi l’échelle des trames et des formes&#x202f;?</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>The image has %1 × %2 pixels and had %3 × %4: frames stay where they were in it.</source>
        <translation>L’image a %1 × %2 pixels et en avait %3 × %4&#xa0;: les trames restent où elles y étaient.</translation>
    </message>
    <message>
        <source>All images of this project can be read.</source>
        <translation>Toutes les images de ce projet sont lisibles.</translation>
    </message>
    <message>
        <source>Find %1</source>
        <translation>Trouver %1</translation>
    </message>
    <message>
        <source>1 image was found.</source>
        <translation>1 image trouvée.</translation>
    </message>
    <message>
        <source>%1 images were found.</source>
        <translation>%1 images trouvées.</translation>
    </message>
    <message>
        <source>Still missing: %1.</source>
        <translation>Manquent encore&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There is no sprite in view.</source>
        <translation>Aucun sprite n’est affiché.</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>Remplacer %1</translation>
    </message>
    <message>
        <source>The project changed meanwhile: nothing was replaced.</source>
        <translation>Le projet a changé entre-temps&#xa0;: rien n’a été remplacé.</translation>
    </message>
    <message>
        <source>Images are still being looked at.</source>
        <translation>Les images sont encore en cours de lecture.</translation>
    </message>
</context>
<context>
    <name>ImageImport</name>
    <message>
        <source>Added 1 sprite.</source>
        <translation>1 sprite ajouté.</translation>
    </message>
    <message numerus="yes">
        <source>Added %n sprites.</source>
        <translation>
            <numerusform>%n sprite ajouté.</numerusform>
            <numerusform>%n sprites ajoutés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>Rien n’a été ajouté.</translation>
    </message>
    <message>
        <source>%1 Left out were:</source>
        <translation>%1 Ont été ignorés&#xa0;:</translation>
    </message>
    <message>
        <source>Looks like %1 × %2 frames of %3 × %4 px</source>
        <translation>Semble contenir %1 × %2 trames de %3 × %4 px</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1; 1 cell is empty and stays out.</source>
        <translation>%1&#x202f;; 1 cellule est vide et ignorée.</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n cells are empty and stay out.</source>
        <translation>
            <numerusform>%1&#x202f;; %n cellule est vide et ignorée.</numerusform>
            <numerusform>%1&#x202f;; %n cellules sont vides et ignorées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Découper</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Keep whole</source>
        <translation>Garder entière</translation>
    </message>
    <message>
        <source>Looking at images…</source>
        <translation>Examen des images…</translation>
    </message>
</context>
<context>
    <name>Images</name>
    <message>
        <source>the file has more than %1 MiB</source>
        <translation>le fichier dépasse %1 Mio</translation>
    </message>
    <message>
        <source>of its %1 frames, the first %2 are taken, which are as many as fit on one image</source>
        <translation>sur ses %1 trames, les %2 premières sont prises, autant qu’une image peut en contenir</translation>
    </message>
    <message>
        <source>there is not enough memory for the image</source>
        <translation>pas assez de mémoire pour l’image</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken; save it once more</source>
        <translation>les données de l’image sont endommagées&#x202f;; réenregistrez-la</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>trame %1</translation>
    </message>
    <message>
        <source>it lies outside of the picture; save the animation once more</source>
        <translation>elle se trouve hors de l’image&#x202f;; réenregistrez l’animation</translation>
    </message>
    <message>
        <source>the image says more about its colours than %1 bytes; save the animation once more</source>
        <translation>l’image en dit plus de %1 octets sur ses couleurs&#x202f;; réenregistrez l’animation</translation>
    </message>
    <message>
        <source>the animation ends before it; it may have been cut short</source>
        <translation>l’animation se termine avant&#x202f;; elle a peut-être été tronquée</translation>
    </message>
    <message>
        <source>the image states two sizes; save the animation once more</source>
        <translation>l’image indique deux tailles&#x202f;; réenregistrez l’animation</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken; save the animation once more</source>
        <translation>les données de l’image sont endommagées&#x202f;; réenregistrez l’animation</translation>
    </message>
    <message>
        <source>it changed while it was read; try again once it is written</source>
        <translation>il a changé pendant la lecture&#x202f;; réessayez une fois qu’il est écrit</translation>
    </message>
    <message>
        <source>no image is named</source>
        <translation>aucune image n’est désignée</translation>
    </message>
    <message>
        <source>the path holds a NUL character, expected a path to a file</source>
        <translation>le chemin contient un caractère NUL, attendu&#xa0;: un chemin de fichier</translation>
    </message>
    <message>
        <source>found “%1”, a path into the program itself, expected a path to a file</source>
        <translation>trouvé&#xa0;: «&#x202f;%1&#x202f;», un chemin interne au programme, attendu&#xa0;: un chemin de fichier</translation>
    </message>
    <message>
        <source>found “%1”, an address, expected a path to a file</source>
        <translation>trouvé&#xa0;: «&#x202f;%1&#x202f;», une adresse, attendu&#xa0;: un chemin de fichier</translation>
    </message>
    <message>
        <source>found “%1”, a path to another computer or a device, expected a path to a file</source>
        <translation>trouvé&#xa0;: «&#x202f;%1&#x202f;», un chemin vers un autre ordinateur ou un périphérique, attendu&#xa0;: un chemin de fichier</translation>
    </message>
    <message>
        <source>found “%1”, a device, expected a path to a file</source>
        <translation>trouvé&#xa0;: «&#x202f;%1&#x202f;», un périphérique, attendu&#xa0;: un chemin de fichier</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: the file ends too early</source>
        <translation>les données de l’image sont endommagées&#xa0;: le fichier se termine trop tôt</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: it has a size, a depth or a kind of colours that no PNG has; save the image once more</source>
        <translation>l’en-tête de l’image est endommagé&#xa0;: il a une taille, une profondeur ou un type de couleurs qu’aucun PNG n’a&#x202f;; réenregistrez l’image</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: what stands at byte %1 has another checksum than the file says; save or copy the image once more</source>
        <translation>les données de l’image sont endommagées&#xa0;: à l’octet %1, la somme de contrôle diffère de celle du fichier&#x202f;; réenregistrez ou recopiez l’image</translation>
    </message>
    <message>
        <source>there is no such image file</source>
        <translation>ce fichier d’image n’existe pas</translation>
    </message>
    <message>
        <source>this is a folder, expected an image file</source>
        <translation>c’est un dossier, attendu&#xa0;: un fichier d’image</translation>
    </message>
    <message>
        <source>this is not a regular file, expected an image file</source>
        <translation>ce n’est pas un fichier ordinaire, attendu&#xa0;: un fichier d’image</translation>
    </message>
    <message>
        <source>cannot open the image: %1</source>
        <translation>impossible d’ouvrir l’image&#xa0;: %1</translation>
    </message>
    <message>
        <source>the image file is empty</source>
        <translation>le fichier d’image est vide</translation>
    </message>
    <message>
        <source>the content is no image that can be read here (readable: %1)</source>
        <translation>le contenu n’est pas une image lisible ici (formats lus&#xa0;: %1)</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: %1</source>
        <translation>l’en-tête de l’image est endommagé&#xa0;: %1</translation>
    </message>
    <message>
        <source>the image is %1 x %2 pixels, expected at most %3 a side</source>
        <translation>l’image fait %1 x %2 pixels, attendu&#xa0;: au plus %3 par côté</translation>
    </message>
    <message>
        <source>the image is %1 x %2 pixels, expected at most %3 in all</source>
        <translation>l’image fait %1 x %2 pixels, attendu&#xa0;: au plus %3 en tout</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: %1</source>
        <translation>les données de l’image sont endommagées&#xa0;: %1</translation>
    </message>
    <message>
        <source>the archive that the file is of is broken; save it once more</source>
        <translation>l’archive que forme le fichier est endommagée&#x202f;; réenregistrez-le</translation>
    </message>
    <message>
        <source>the file has no picture of all its layers together; save it with a newer version of its program, or export a PNG</source>
        <translation>le fichier n’a pas d’image de tous ses calques réunis&#x202f;; enregistrez-le avec une version plus récente de son programme ou exportez un PNG</translation>
    </message>
    <message>
        <source>there is no image that can be read</source>
        <translation>il n’y a pas d’image lisible</translation>
    </message>
    <message>
        <source>the file ends too early; copy it anew or save it once more</source>
        <translation>le fichier se termine trop tôt&#x202f;; recopiez-le ou réenregistrez-le</translation>
    </message>
    <message>
        <source>the file was saved without the picture of all layers together; save it with “Maximize Compatibility”</source>
        <translation>le fichier a été enregistré sans l’image de tous les calques réunis&#x202f;; enregistrez-le avec «&#x202f;Maximiser la compatibilité&#x202f;»</translation>
    </message>
    <message>
        <source>the image is %1 x %2 pixels, expected 1 to %3 a side and at most %4 in all</source>
        <translation>l’image fait %1 x %2 pixels, attendu&#xa0;: 1 à %3 par côté et au plus %4 en tout</translation>
    </message>
    <message>
        <source>pictures of this kind are not read; save it with 8 or 16 bits of RGB, grayscale or CMYK, or as PNG</source>
        <translation>les images de ce type ne sont pas lues&#x202f;; enregistrez-la en 8 ou 16 bits RVB, niveaux de gris ou CMJN, ou en PNG</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: it has %1 channels, expected at most %2</source>
        <translation>l’en-tête de l’image est endommagé&#xa0;: il a %1 canaux, attendu&#xa0;: au plus %2</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: it has %1 channels, expected at least %2</source>
        <translation>l’en-tête de l’image est endommagé&#xa0;: il a %1 canaux, attendu&#xa0;: au moins %2</translation>
    </message>
    <message>
        <source>its picture is packed in a way that is not read; save it once more, or as PNG</source>
        <translation>son image est compressée d’une façon qui n’est pas lue&#x202f;; réenregistrez-la, ou en PNG</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: its palette is too short</source>
        <translation>les données de l’image sont endommagées&#xa0;: sa palette est trop courte</translation>
    </message>
    <message>
        <source>the %1 is %2, expected %3 to %4</source>
        <translation>%1&#xa0;: trouvé %2, attendu de %3 à %4</translation>
    </message>
    <message>
        <source>the pixels are noise: their outline has more than %1 corners; another alpha threshold may help</source>
        <translation>les pixels sont du bruit&#xa0;: leur contour a plus de %1 sommets&#x202f;; un autre seuil alpha peut aider</translation>
    </message>
    <message>
        <source>there are %1 islands of opaque pixels, at most %2 are traced; a larger smallest island may help</source>
        <translation>il y a %1 îlots de pixels opaques, au plus %2 sont détourés&#x202f;; relever la taille du plus petit îlot peut aider</translation>
    </message>
    <message>
        <source>No pixel is as opaque as the threshold.</source>
        <translation>Aucun pixel n’est aussi opaque que le seuil.</translation>
    </message>
    <message>
        <source>Nothing is left after shrinking that is as large as the smallest island.</source>
        <translation>Après rétrécissement, il ne reste rien d’aussi grand que le plus petit îlot.</translation>
    </message>
    <message>
        <source>No island is as large as the smallest one allowed.</source>
        <translation>Aucun îlot n’est aussi grand que le plus petit autorisé.</translation>
    </message>
    <message>
        <source>No pixel is transparent, so the outline is the whole picture.</source>
        <translation>Aucun pixel n’est transparent&#xa0;: le contour est l’image entière.</translation>
    </message>
    <message>
        <source>An outline that never cuts an opaque pixel may need more vertices than the number.</source>
        <translation>Un contour qui ne coupe jamais un pixel opaque peut exiger plus de sommets que le nombre fixé.</translation>
    </message>
    <message>
        <source>the frame has no pixels in its image</source>
        <translation>la trame n’a pas de pixels dans son image</translation>
    </message>
    <message>
        <source>it holds more than %1 images; choose a folder in it</source>
        <translation>il contient plus de %1 images&#x202f;; choisissez un dossier à l’intérieur</translation>
    </message>
    <message>
        <source>the image is stored in %1 scans, expected at most %2; save it once more</source>
        <translation>l’image est enregistrée en %1 passes, au plus %2 attendues&#x202f;; enregistrez-la de nouveau</translation>
    </message>
    <message>
        <source>“%1” is left out: its name is not in UTF-8; give it another one</source>
        <translation>«&#x202f;%1&#x202f;» est laissé de côté&#xa0;: son nom n’est pas en UTF-8&#x202f;; donnez-lui un autre nom</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>the name is there twice; the later one is now “%1”</source>
        <translation>le nom existe deux fois&#x202f;; le second devient «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>sprite “%1”</source>
        <translation>sprite «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>sprite “%1”, frame “%2”</source>
        <translation>sprite «&#x202f;%1&#x202f;», trame «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>found no frames in it; write it again with the program it is of</source>
        <translation>aucune trame trouvée&#x202f;; réécrivez-le avec le programme dont il provient</translation>
    </message>
    <message>
        <source>found no frames to import: %1</source>
        <translation>aucune trame à importer&#xa0;: %1</translation>
    </message>
    <message>
        <source>its image “%1” lies outside the folders of the file and of the project, and is taken from there</source>
        <translation>son image «&#x202f;%1&#x202f;» se trouve hors des dossiers du fichier et du projet, et est prise à cet endroit</translation>
    </message>
    <message>
        <source>expected a file of %1</source>
        <translation>un fichier de %1 est attendu</translation>
    </message>
    <message>
        <source>neither an image nor a file that can be imported; `hitbox formats` lists what can</source>
        <translation>ni une image ni un fichier importable&#x202f;; `hitbox formats` liste ce qui l’est</translation>
    </message>
    <message>
        <source>slice “%1”</source>
        <translation>tranche «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>the middle of a nine-patch is no hitbox; left out</source>
        <translation>le milieu d’une image à neuf parties n’est pas une hitbox&#x202f;; ignoré</translation>
    </message>
    <message>
        <source>layer “%1:%2”, frame %3</source>
        <translation>calque «&#x202f;%1:%2&#x202f;», trame %3</translation>
    </message>
    <message>
        <source>%1; left out</source>
        <translation>%1&#x202f;; ignoré</translation>
    </message>
    <message>
        <source>how often the tag is played, from 0 to %1</source>
        <translation>le nombre de lectures de l’étiquette, de 0 à %1</translation>
    </message>
    <message>
        <source>an object that says more about the sheet</source>
        <translation>un objet qui en dit plus sur la planche</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>étiquettes</translation>
    </message>
    <message>
        <source>slices</source>
        <translation>tranches</translation>
    </message>
    <message>
        <source>a tag</source>
        <translation>une étiquette</translation>
    </message>
    <message>
        <source>none of the frames of the tag “%1” is in the file; left out</source>
        <translation>aucune des trames de l’étiquette «&#x202f;%1&#x202f;» n’est dans le fichier&#x202f;; ignorée</translation>
    </message>
    <message>
        <source>the tag “%1” has fewer frames here than the file says</source>
        <translation>l’étiquette «&#x202f;%1&#x202f;» a ici moins de trames que le fichier ne l’indique</translation>
    </message>
    <message>
        <source>a key of a slice</source>
        <translation>une clé de tranche</translation>
    </message>
    <message>
        <source>a slice</source>
        <translation>une tranche</translation>
    </message>
    <message>
        <source>the keys of a slice</source>
        <translation>les clés d’une tranche</translation>
    </message>
    <message>
        <source>bits %1</source>
        <translation>bits %1</translation>
    </message>
    <message>
        <source>found more than %1 pairs of category bits and mask in the file, which is more than can be imported</source>
        <translation>le fichier contient plus de %1 paires de bits et de masque de catégorie, plus qu’il n’est possible d’importer</translation>
    </message>
    <message>
        <source>category “%1”</source>
        <translation>catégorie «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>its mask has %1 more bits that no shape of the file has; they are left out</source>
        <translation>son masque a %1 autres bits qu’aucune forme du fichier ne possède&#x202f;; ils sont ignorés</translation>
    </message>
    <message>
        <source>frame “%1”</source>
        <translation>trame «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>its shapes reach beyond %1 pixels; scale them down in the tool that wrote them</source>
        <translation>ses formes dépassent %1 pixels&#x202f;; réduisez-les dans l’outil qui les a écrites</translation>
    </message>
    <message>
        <source>the file has no frame sizes; the frames are as large as their shapes, and all show “%1” from its top-left corner</source>
        <translation>le fichier n’indique pas la taille des trames&#x202f;; elles prennent la taille de leurs formes, et toutes montrent «&#x202f;%1&#x202f;» à partir de son coin supérieur gauche</translation>
    </message>
    <message>
        <source>the file has no frame sizes and there is no image to read them from; the frames are as large as their shapes</source>
        <translation>le fichier n’indique pas la taille des trames et il n’y a pas d’image d’où la lire&#x202f;; elles prennent la taille de leurs formes</translation>
    </message>
    <message>
        <source>metadata are left out that are of Godot’s own kinds: %1</source>
        <translation>des métadonnées de types propres à Godot sont ignorées&#xa0;: %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>metadata are left out that are neither the root’s nor a shape’s: %1</source>
        <translation>des métadonnées qui ne sont ni celles de la racine ni celles d’une forme sont ignorées&#xa0;: %1</translation>
    </message>
    <message>
        <source>its properties are left out: the scene shows no frame of this name</source>
        <translation>ses propriétés sont ignorées&#xa0;: la scène n’affiche aucune trame de ce nom</translation>
    </message>
    <message>
        <source>it is another scene, and what it holds is left out</source>
        <translation>c’est une autre scène, et son contenu est ignoré</translation>
    </message>
    <message>
        <source>it is left out: its shape is in another file or none that has an outline</source>
        <translation>ignoré&#xa0;: sa forme est dans un autre fichier ou n’a pas de contour</translation>
    </message>
    <message>
        <source>its skew is left out</source>
        <translation>son inclinaison est ignorée</translation>
    </message>
    <message>
        <source>that it stops from one side alone is left out</source>
        <translation>la collision à sens unique est ignorée</translation>
    </message>
    <message>
        <source>its “size” is left out: Godot 3, for which the scene is written, reads “extents” alone, 10 × 10 where there are none</source>
        <translation>sa «&#x202f;size&#x202f;» est ignorée&#xa0;: Godot 3, pour lequel la scène est écrite, ne lit que «&#x202f;extents&#x202f;», 10 × 10 à défaut</translation>
    </message>
    <message>
        <source>it is left out: it has a transform where position and rotation are read; save the scene with Godot</source>
        <translation>ignoré&#xa0;: il a une transformation là où position et rotation sont lues&#x202f;; enregistrez la scène avec Godot</translation>
    </message>
    <message>
        <source>it lies too far away; its point is put to the root</source>
        <translation>il est trop éloigné&#x202f;; son point est rattaché à la racine</translation>
    </message>
    <message>
        <source>it names no parent, and the scene has a root before it</source>
        <translation>il n’indique pas de parent, et la scène a déjà une racine</translation>
    </message>
    <message>
        <source>its parent “%1” is not in the file</source>
        <translation>son parent «&#x202f;%1&#x202f;» n’est pas dans le fichier</translation>
    </message>
    <message>
        <source>it is left out: %1</source>
        <translation>ignoré&#xa0;: %1</translation>
    </message>
    <message>
        <source>found no collision shape or polygon in the scene</source>
        <translation>aucune forme ni aucun polygone de collision dans la scène</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>%1; the node “%2” is left out: %3</source>
        <translation>%1&#x202f;; le nœud «&#x202f;%2&#x202f;» est ignoré&#xa0;: %3</translation>
    </message>
    <message>
        <source>“%1” of “%2”</source>
        <translation>«&#x202f;%1&#x202f;» de «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>it also changes %1 and %2 more, which is left out: they stay as the scene has them</source>
        <translation>elle modifie aussi %1 et %2 autres, ce qui est ignoré&#xa0;: ils restent tels que dans la scène</translation>
    </message>
    <message>
        <source>it also changes %1, which is left out: that stays as the scene has it</source>
        <translation>elle modifie aussi %1, ce qui est ignoré&#xa0;: l’élément reste tel que dans la scène</translation>
    </message>
    <message>
        <source>its texture is of the kind %1, which is not read</source>
        <translation>sa texture est du type %1, qui n’est pas lu</translation>
    </message>
    <message>
        <source>it shows a part of its image, and “region_rect” says no whole pixels that it has: a frame cannot show it</source>
        <translation>il affiche une partie de son image, et «&#x202f;region_rect&#x202f;» n’y désigne pas de pixels entiers&#xa0;: une trame ne peut pas l’afficher</translation>
    </message>
    <message>
        <source>“hframes” and “vframes” part its image of %1 × %2 pixels into no whole pixels</source>
        <translation>«&#x202f;hframes&#x202f;» et «&#x202f;vframes&#x202f;» ne divisent pas son image de %1 × %2 pixels en pixels entiers</translation>
    </message>
    <message>
        <source>it is turned, scaled or mirrored in the scene, which a frame cannot be</source>
        <translation>il est tourné, mis à l’échelle ou reflété dans la scène, ce qu’une trame ne peut pas être</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>la fin</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>trouvé&#xa0;: %1, attendu&#xa0;: %2</translation>
    </message>
    <message>
        <source>there are more than %1 values in the file; a sprite that is cut into several makes smaller ones</source>
        <translation>le fichier contient plus de %1 valeurs&#x202f;; un sprite divisé en plusieurs donne des fichiers plus petits</translation>
    </message>
    <message>
        <source>the digits of a character</source>
        <translation>les chiffres d’un caractère</translation>
    </message>
    <message>
        <source>the end of a text</source>
        <translation>la fin d’un texte</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>at most %1 levels</source>
        <translation>au plus %1 niveaux</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>une valeur</translation>
    </message>
    <message>
        <source>the name of a property</source>
        <translation>le nom d’une propriété</translation>
    </message>
    <message>
        <source>animation “%1”</source>
        <translation>animation «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>found more than %1 tracks and keys in all animations</source>
        <translation>plus de %1 pistes et clés dans l’ensemble des animations</translation>
    </message>
    <message>
        <source>a part of the image that “%1” shows is no whole pixels and left out</source>
        <translation>une partie de l’image que «&#x202f;%1&#x202f;» affiche n’est pas en pixels entiers et est ignorée</translation>
    </message>
    <message>
        <source>Godot runs through the places of “%1” between its keys as well; the frames have those of the keys</source>
        <translation>Godot parcourt aussi les positions de «&#x202f;%1&#x202f;» entre ses clés&#x202f;; les trames ont celles des clés</translation>
    </message>
    <message>
        <source>properties of events are left out that are of Godot’s own kinds: %1</source>
        <translation>des propriétés d’événements de types propres à Godot sont ignorées&#xa0;: %1</translation>
    </message>
    <message>
        <source>what it calls “%1” with is of Godot’s own kinds and left out</source>
        <translation>les arguments d’appel de «&#x202f;%1&#x202f;» sont de types propres à Godot et ignorés</translation>
    </message>
    <message>
        <source>calls at its end are left out: events happen where a frame begins</source>
        <translation>les appels à la fin sont ignorés&#xa0;: les événements ont lieu au début d’une trame</translation>
    </message>
    <message>
        <source>Godot runs through the cells between its keys as well; the frames are those of the keys</source>
        <translation>Godot parcourt aussi les cellules entre ses clés&#x202f;; les trames sont celles des clés</translation>
    </message>
    <message>
        <source>found a scene of Godot 2 or earlier; open and save it with Godot 3, whose scenes are read</source>
        <translation>c’est une scène de Godot 2 ou antérieur&#x202f;; ouvrez-la et enregistrez-la avec Godot 3, dont les scènes sont lues</translation>
    </message>
    <message>
        <source>found more than %1 levels of nodes</source>
        <translation>plus de %1 niveaux de nœuds</translation>
    </message>
    <message>
        <source>columns of pixels at the right that belong to no frame: %1</source>
        <translation>colonnes de pixels à droite qui n’appartiennent à aucune trame&#xa0;: %1</translation>
    </message>
    <message>
        <source>rows of pixels at the bottom that belong to no frame: %1</source>
        <translation>lignes de pixels en bas qui n’appartiennent à aucune trame&#xa0;: %1</translation>
    </message>
    <message>
        <source>there are more than %1 images in the file</source>
        <translation>le fichier contient plus de %1 images</translation>
    </message>
    <message>
        <source>there are more than %1 frames in the file</source>
        <translation>le fichier contient plus de %1 trames</translation>
    </message>
    <message>
        <source>there are more than %1 shapes in the file</source>
        <translation>le fichier contient plus de %1 formes</translation>
    </message>
    <message>
        <source>there are more than %1 tags in the file</source>
        <translation>le fichier contient plus de %1 étiquettes</translation>
    </message>
    <message>
        <source>found more than %1 points or events of frames, which is more than a project may have</source>
        <translation>plus de %1 points ou événements de trames, plus qu’un projet ne peut en avoir</translation>
    </message>
    <message>
        <source>found more than %1 points, which is more than can be read</source>
        <translation>plus de %1 points, plus qu’il n’est possible d’en lire</translation>
    </message>
    <message>
        <source>found a shape that reaches beyond 1000000000 pixels</source>
        <translation>une forme s’étend au-delà de 1000000000 pixels</translation>
    </message>
    <message>
        <source>there is more to tell, which is not listed</source>
        <translation>il y a d’autres remarques, qui ne sont pas listées</translation>
    </message>
    <message>
        <source>the file has more than %1 MiB, which is more than can be imported</source>
        <translation>le fichier dépasse %1 Mio, plus qu’il n’est possible d’importer</translation>
    </message>
    <message>
        <source>there is no frame of this name in the project and no image for it; import its image first</source>
        <translation>le projet n’a pas de trame de ce nom, ni d’image pour elle&#x202f;; importez d’abord son image</translation>
    </message>
    <message>
        <source>a sprite of another image has this name; the new one is “%1”</source>
        <translation>un sprite d’une autre image porte ce nom&#x202f;; le nouveau est «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>the file tells its frames by their names alone, and the project has none of these names; frames that were added behind the others: %1, the first is “%2”</source>
        <translation>le fichier n’identifie ses trames que par leur nom, et le projet n’en a aucune de ces noms&#x202f;; trames ajoutées derrière les autres&#xa0;: %1, la première est «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>it had %1 frames and has %2, and the project does not say what they showed: shapes stay with the numbers of their frames, look whether these are still the same pictures</source>
        <translation>il avait %1 trames et en a %2, et le projet n’indique pas ce qu’elles montraient&#xa0;: les formes restent avec le numéro de leur trame, vérifiez que les dessins sont encore les mêmes</translation>
    </message>
    <message>
        <source>its size was %1 × %2 and is %3 × %4; its shapes stay where they were</source>
        <translation>sa taille était de %1 × %2 et est de %3 × %4&#x202f;; ses formes restent où elles étaient</translation>
    </message>
    <message>
        <source>the file has it no longer; it was removed</source>
        <translation>le fichier ne l’a plus&#x202f;; supprimée</translation>
    </message>
    <message>
        <source>the file has it no longer; it stays behind the others, for its shapes or its place on a stage</source>
        <translation>le fichier ne l’a plus&#x202f;; elle reste derrière les autres, pour ses formes ou sa place sur un plateau</translation>
    </message>
    <message>
        <source>the tag “%1” has no frame left; it was removed</source>
        <translation>l’étiquette «&#x202f;%1&#x202f;» n’a plus de trame&#x202f;; elle a été supprimée</translation>
    </message>
    <message>
        <source>the frames of the tag “%1” do not follow each other any more; it let go: %2</source>
        <translation>les trames de l’étiquette «&#x202f;%1&#x202f;» ne se suivent plus&#x202f;; elle a perdu&#xa0;: %2</translation>
    </message>
    <message>
        <source>the image “%1” cannot be read: %2; put a whole one there, or name another in the project</source>
        <translation>l’image «&#x202f;%1&#x202f;» est illisible&#xa0;: %2&#x202f;; remplacez-la par une image intacte ou désignez-en une autre dans le projet</translation>
    </message>
    <message>
        <source>frames reach beyond the image “%1”, which has %2 × %3 pixels: %4 of %5, the first is “%6”</source>
        <translation>des trames dépassent de l’image «&#x202f;%1&#x202f;», qui fait %2 × %3 pixels&#xa0;: %4 sur %5, la première est «&#x202f;%6&#x202f;»</translation>
    </message>
    <message>
        <source>there are too many images to look into; from sprite “%1” on frames are known again by their names alone</source>
        <translation>il y a trop d’images à examiner&#x202f;; à partir du sprite «&#x202f;%1&#x202f;», les trames ne sont reconnues qu’à leur nom</translation>
    </message>
    <message>
        <source>this is a stage, which says where sprites stand and holds none; import the file with the sprites, which was written beside it</source>
        <translation>c’est un plateau, qui indique où se trouvent les sprites sans en contenir&#x202f;; importez le fichier des sprites, écrit à côté</translation>
    </message>
    <message>
        <source>the project&apos;s own properties are left out</source>
        <translation>les propriétés du projet lui-même sont ignorées</translation>
    </message>
    <message>
        <source>an object with “w” and “h”</source>
        <translation>un objet avec «&#x202f;w&#x202f;» et «&#x202f;h&#x202f;»</translation>
    </message>
    <message>
        <source>an object with “x” and “y”</source>
        <translation>un objet avec «&#x202f;x&#x202f;» et «&#x202f;y&#x202f;»</translation>
    </message>
    <message>
        <source>a pivot as shares of the frame</source>
        <translation>un pivot en fractions de la trame</translation>
    </message>
    <message>
        <source>the frames of a sheet</source>
        <translation>les trames d’une planche</translation>
    </message>
    <message>
        <source>a frame</source>
        <translation>une trame</translation>
    </message>
    <message>
        <source>1 frame has a mesh for drawing, which is no hitbox</source>
        <translation>1 trame a un maillage d’affichage, qui n’est pas une hitbox</translation>
    </message>
    <message>
        <source>%1 frames have a mesh for drawing, which is no hitbox</source>
        <translation>%1 trames ont un maillage d’affichage, qui n’est pas une hitbox</translation>
    </message>
    <message>
        <source>milliseconds from 0 to 1000000000</source>
        <translation>des millisecondes de 0 à 1000000000</translation>
    </message>
    <message>
        <source>an object with “x”, “y”, “w” and “h”</source>
        <translation>un objet avec «&#x202f;x&#x202f;», «&#x202f;y&#x202f;», «&#x202f;w&#x202f;» et «&#x202f;h&#x202f;»</translation>
    </message>
    <message>
        <source>the file names no image, and beside it there is none called “%1”</source>
        <translation>le fichier ne désigne aucune image, et il n’y en a pas à côté qui s’appelle «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>found “%1”, expected a whole number from %2 to %3</source>
        <translation>trouvé&#xa0;: «&#x202f;%1&#x202f;», attendu&#xa0;: un entier de %2 à %3</translation>
    </message>
    <message>
        <source>found fewer numbers than “%1” has</source>
        <translation>moins de nombres que «&#x202f;%1&#x202f;» n’en a</translation>
    </message>
    <message>
        <source>the file is no text in UTF-8</source>
        <translation>le fichier n’est pas un texte en UTF-8</translation>
    </message>
    <message>
        <source>there is no page in the atlas</source>
        <translation>l’atlas n’a pas de page</translation>
    </message>
    <message>
        <source>the parts of a nine-patch are no hitbox; left out</source>
        <translation>les parties d’une image à neuf parties ne sont pas des hitbox&#x202f;; ignorées</translation>
    </message>
    <message>
        <source>it has no size, expected “size” or “bounds”</source>
        <translation>pas de taille, attendu&#xa0;: «&#x202f;size&#x202f;» ou «&#x202f;bounds&#x202f;»</translation>
    </message>
    <message>
        <source>its offset lies beyond 1000000000</source>
        <translation>son décalage dépasse 1000000000</translation>
    </message>
    <message>
        <source>it lies turned by %1 degrees in the image and is left out</source>
        <translation>ignorée, car tournée de %1 degrés dans l’image</translation>
    </message>
    <message>
        <source>a body</source>
        <translation>un corps</translation>
    </message>
    <message>
        <source>an object with width and height</source>
        <translation>un objet avec largeur et hauteur</translation>
    </message>
    <message>
        <source>the image “%1” cannot be read, and lengths in the file are counted in its width; put it where the file says</source>
        <translation>l’image «&#x202f;%1&#x202f;» est illisible, et les longueurs du fichier se comptent en sa largeur&#x202f;; placez-la là où le fichier l’indique</translation>
    </message>
    <message>
        <source>a place within 1000000000 pixels</source>
        <translation>une position à moins de 1000000000 pixels</translation>
    </message>
    <message>
        <source>an array of points</source>
        <translation>un tableau de points</translation>
    </message>
    <message>
        <source>an array of shapes</source>
        <translation>un tableau de formes</translation>
    </message>
    <message>
        <source>a shape</source>
        <translation>une forme</translation>
    </message>
    <message>
        <source>an array of polygons</source>
        <translation>un tableau de polygones</translation>
    </message>
    <message>
        <source>the file holds convex pieces alone; they stay apart</source>
        <translation>le fichier ne contient que des parties convexes&#x202f;; elles restent séparées</translation>
    </message>
    <message>
        <source>an array of circles</source>
        <translation>un tableau de cercles</translation>
    </message>
    <message>
        <source>a circle</source>
        <translation>un cercle</translation>
    </message>
    <message>
        <source>a radius from 0 on</source>
        <translation>un rayon à partir de 0</translation>
    </message>
    <message>
        <source>a circle within 1000000000 pixels</source>
        <translation>un cercle à moins de 1000000000 pixels</translation>
    </message>
    <message>
        <source>what was made for trying out is left out</source>
        <translation>ce qui a été fait à titre d’essai est ignoré</translation>
    </message>
    <message>
        <source>found “%1”, expected %2</source>
        <translation>trouvé&#xa0;: «&#x202f;%1&#x202f;», attendu&#xa0;: %2</translation>
    </message>
    <message>
        <source>numbers from -1000000000 to 1000000000</source>
        <translation>des nombres de -1000000000 à 1000000000</translation>
    </message>
    <message>
        <source>%1 numbers with commas between them</source>
        <translation>%1 nombres séparés par des virgules</translation>
    </message>
    <message>
        <source>found “%1”, and the number of boxes behind it is %2; all of them are taken</source>
        <translation>trouvé&#xa0;: «&#x202f;%1&#x202f;», suivi de %2 rectangles&#x202f;; tous sont pris</translation>
    </message>
    <message>
        <source>offsets of pictures are left out</source>
        <translation>les décalages des images sont ignorés</translation>
    </message>
    <message>
        <source>mirroring and mixing of pictures are left out</source>
        <translation>les reflets et mélanges des images sont ignorés</translation>
    </message>
    <message>
        <source>scales and angles of pictures are left out</source>
        <translation>les échelles et angles des images sont ignorés</translation>
    </message>
    <message>
        <source>a picture that is shown for ever is shown for one second</source>
        <translation>une image affichée sans fin est affichée une seconde</translation>
    </message>
    <message>
        <source>[Begin Action …] before the first picture</source>
        <translation>[Begin Action …] avant la première image</translation>
    </message>
    <message>
        <source>at most %1 boxes in all</source>
        <translation>au plus %1 rectangles en tout</translation>
    </message>
    <message>
        <source>an animation of MUGEN; there are too many lines of other kinds</source>
        <translation>une animation de MUGEN&#x202f;; il y a trop de lignes d’autres types</translation>
    </message>
    <message>
        <source>“%1” is left out</source>
        <translation>«&#x202f;%1&#x202f;» est ignoré</translation>
    </message>
    <message>
        <source>“Loopstart” is left out: a tag begins anew at its first frame</source>
        <translation>«&#x202f;Loopstart&#x202f;» est ignoré&#xa0;: une étiquette recommence à sa première trame</translation>
    </message>
    <message>
        <source>“Interpolate” is left out: pictures do not glide into each other</source>
        <translation>«&#x202f;Interpolate&#x202f;» est ignoré&#xa0;: les images ne glissent pas l’une dans l’autre</translation>
    </message>
    <message>
        <source>32 bits as a whole number</source>
        <translation>32 bits sous forme d’entier</translation>
    </message>
    <message>
        <source>a fixture</source>
        <translation>une fixture</translation>
    </message>
    <message>
        <source>the polygon stays in %1 convex pieces: the file does not hold it as it was drawn</source>
        <translation>le polygone reste en %1 parties convexes&#xa0;: le fichier ne le contient pas tel qu’il a été dessiné</translation>
    </message>
    <message>
        <source>a filter</source>
        <translation>un filtre</translation>
    </message>
    <message>
        <source>groups are left out: categories say who hits whom</source>
        <translation>les groupes sont ignorés&#xa0;: les catégories indiquent qui frappe qui</translation>
    </message>
    <message>
        <source>“%1” of bodies is left out</source>
        <translation>«&#x202f;%1&#x202f;» des corps est ignoré</translation>
    </message>
    <message>
        <source>an object with x and y</source>
        <translation>un objet avec x et y</translation>
    </message>
    <message>
        <source>an object with vertices</source>
        <translation>un objet avec des sommets</translation>
    </message>
    <message>
        <source>an array of numbers</source>
        <translation>un tableau de nombres</translation>
    </message>
    <message>
        <source>as many numbers as in x</source>
        <translation>autant de nombres que dans x</translation>
    </message>
    <message>
        <source>an edge</source>
        <translation>une arête</translation>
    </message>
    <message>
        <source>an array of properties</source>
        <translation>un tableau de propriétés</translation>
    </message>
    <message>
        <source>a property</source>
        <translation>une propriété</translation>
    </message>
    <message>
        <source>the fixture is left out: it is no polygon, circle, chain or edge</source>
        <translation>la fixture est ignorée&#xa0;: ce n’est ni un polygone, ni un cercle, ni une chaîne, ni une arête</translation>
    </message>
    <message>
        <source>an array of fixtures</source>
        <translation>un tableau de fixtures</translation>
    </message>
    <message>
        <source>its place and turn in the world are left out</source>
        <translation>sa position et son angle dans le monde sont ignorés</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>une image</translation>
    </message>
    <message>
        <source>the image “%1” is left out: its body has one already</source>
        <translation>l’image «&#x202f;%1&#x202f;» est ignorée&#xa0;: son corps en a déjà une</translation>
    </message>
    <message>
        <source>the image “%1” is left out: it is turned or mirrored, which a frame cannot be</source>
        <translation>l’image «&#x202f;%1&#x202f;» est ignorée&#xa0;: elle est tournée ou reflétée, ce qu’une trame ne peut pas être</translation>
    </message>
    <message>
        <source>the image “%1” cannot be read</source>
        <translation>l’image «&#x202f;%1&#x202f;» est illisible</translation>
    </message>
    <message>
        <source>it is drawn %1 pixels high in the world and has %2; say how many pixels a metre has</source>
        <translation>elle est dessinée sur %1 pixels de haut dans le monde et en a %2&#x202f;; indiquez combien de pixels fait un mètre</translation>
    </message>
    <message>
        <source>joints are left out</source>
        <translation>les articulations sont ignorées</translation>
    </message>
    <message>
        <source>an array of images</source>
        <translation>un tableau d’images</translation>
    </message>
    <message>
        <source>a number from -1000000000 to 1000000000, or the 8 hexadecimal digits of one</source>
        <translation>un nombre de -1000000000 à 1000000000, ou ses 8 chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>a number from 0 on, or the 8 hexadecimal digits of one</source>
        <translation>un nombre à partir de 0, ou ses 8 chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>names of frames</source>
        <translation>des noms de trames</translation>
    </message>
    <message>
        <source>left out, since its frame “%1” is not in the file</source>
        <translation>ignorée, car sa trame «&#x202f;%1&#x202f;» n’est pas dans le fichier</translation>
    </message>
    <message>
        <source>its frames do not stand one behind the other, as those of a tag have to; left out</source>
        <translation>ses trames ne se suivent pas, comme celles d’une étiquette le doivent&#x202f;; ignorée</translation>
    </message>
    <message>
        <source>there are more frames in other files; import them as well: %1</source>
        <translation>il y a d’autres trames dans d’autres fichiers&#x202f;; importez-les aussi&#xa0;: %1</translation>
    </message>
    <message>
        <source>the frames of one image</source>
        <translation>les trames d’une image</translation>
    </message>
    <message>
        <source>the ellipse becomes a polygon with %1 corners</source>
        <translation>l’ellipse devient un polygone à %1 sommets</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>tuile %1</translation>
    </message>
    <message>
        <source>found tile %1, expected at most %2 tiles</source>
        <translation>trouvé&#xa0;: tuile %1, attendu&#xa0;: au plus %2 tuiles</translation>
    </message>
    <message>
        <source>of %1 tiles, those after the last with something on it are left out</source>
        <translation>sur %1 tuiles, celles qui suivent la dernière non vide sont ignorées</translation>
    </message>
    <message>
        <source>found no size of the tiles, expected tilewidth and tileheight from 1 on</source>
        <translation>pas de taille de tuile, attendu&#xa0;: tilewidth et tileheight à partir de 1</translation>
    </message>
    <message>
        <source>found a tile beyond 1000000000 pixels</source>
        <translation>une tuile se trouve au-delà de 1000000000 pixels</translation>
    </message>
    <message>
        <source>it is left out: the tileset has only %1 tiles</source>
        <translation>ignorée&#xa0;: le tileset n’a que %1 tuiles</translation>
    </message>
    <message>
        <source>it is left out: it has no image</source>
        <translation>ignorée&#xa0;: elle n’a pas d’image</translation>
    </message>
    <message>
        <source>found no size, and its image cannot be read</source>
        <translation>pas de taille, et son image est illisible</translation>
    </message>
    <message>
        <source>its animation is left out: it shows tiles of several images, or ones that are not there</source>
        <translation>son animation est ignorée&#xa0;: elle affiche des tuiles de plusieurs images, ou inexistantes</translation>
    </message>
    <message>
        <source>its animation is left out: a tag is a run of neighbouring frames</source>
        <translation>son animation est ignorée&#xa0;: une étiquette est une suite de trames voisines</translation>
    </message>
    <message>
        <source>an object of a tile</source>
        <translation>un objet d’une tuile</translation>
    </message>
    <message>
        <source>a length from 0 on</source>
        <translation>une longueur à partir de 0</translation>
    </message>
    <message>
        <source>a layer of objects</source>
        <translation>un calque d’objets</translation>
    </message>
    <message>
        <source>an array of objects</source>
        <translation>un tableau d’objets</translation>
    </message>
    <message>
        <source>a step of an animation</source>
        <translation>une étape d’une animation</translation>
    </message>
    <message>
        <source>milliseconds from 0 on</source>
        <translation>des millisecondes à partir de 0</translation>
    </message>
    <message>
        <source>a tile</source>
        <translation>une tuile</translation>
    </message>
    <message>
        <source>an array of steps</source>
        <translation>un tableau d’étapes</translation>
    </message>
    <message>
        <source>a tileset</source>
        <translation>un tileset</translation>
    </message>
    <message>
        <source>an array of tiles</source>
        <translation>un tableau de tuiles</translation>
    </message>
    <message>
        <source>the object “%1”</source>
        <translation>l’objet «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>the object with id %1</source>
        <translation>l’objet d’id %1</translation>
    </message>
    <message>
        <source>an object without a name</source>
        <translation>un objet sans nom</translation>
    </message>
    <message>
        <source>it is made of a template, and templates are not read</source>
        <translation>il est fait à partir d’un modèle, et les modèles ne sont pas lus</translation>
    </message>
    <message>
        <source>it has no outline that could be hit</source>
        <translation>il n’a pas de contour à frapper</translation>
    </message>
    <message>
        <source>%1 is left out: %2</source>
        <translation>%1 est ignoré&#xa0;: %2</translation>
    </message>
    <message>
        <source>the class “%1” of the tileset is left out</source>
        <translation>la classe «&#x202f;%1&#x202f;» du tileset est ignorée</translation>
    </message>
    <message>
        <source>the offset %1, %2 at which the tiles are drawn is left out</source>
        <translation>le décalage %1, %2 de l’affichage des tuiles est ignoré</translation>
    </message>
    <message>
        <source>its class “%1” is left out, as are those of all tiles without an animation</source>
        <translation>sa classe «&#x202f;%1&#x202f;» est ignorée, comme celles de toutes les tuiles sans animation</translation>
    </message>
    <message>
        <source>the file declares entities, which are not read</source>
        <translation>le fichier déclare des entités, qui ne sont pas lues</translation>
    </message>
    <message>
        <source>the XML is broken: %1</source>
        <translation>le XML est endommagé&#xa0;: %1</translation>
    </message>
    <message>
        <source>found more than %1 levels of elements</source>
        <translation>plus de %1 niveaux d’éléments</translation>
    </message>
    <message>
        <source>found %1=&quot;%2&quot;, expected a number from %3 to 1000000000</source>
        <translation>trouvé&#xa0;: %1=&quot;%2&quot;, attendu&#xa0;: un nombre de %3 à 1000000000</translation>
    </message>
    <message>
        <source>found %1=&quot;%2&quot;, expected a whole number from %3 to 1000000000</source>
        <translation>trouvé&#xa0;: %1=&quot;%2&quot;, attendu&#xa0;: un entier de %3 à 1000000000</translation>
    </message>
    <message>
        <source>in the points of the object: %1</source>
        <translation>dans les points de l’objet&#xa0;: %1</translation>
    </message>
    <message>
        <source>found a map, expected &lt;tileset&gt;: import the files of its tilesets, which Tiled makes of those within a map with “Export Tileset As”</source>
        <translation>c’est une carte, attendu&#xa0;: &lt;tileset&gt;&#x202f;; importez les fichiers de ses tilesets, que Tiled crée à partir d’une carte avec «&#x202f;Exporter le tileset sous&#x202f;»</translation>
    </message>
    <message>
        <source>found another element, expected &lt;tileset&gt;</source>
        <translation>c’est un autre élément, attendu&#xa0;: &lt;tileset&gt;</translation>
    </message>
    <message>
        <source>the file has an element with too many attributes</source>
        <translation>le fichier a un élément avec trop d’attributs</translation>
    </message>
    <message>
        <source>its image cannot be read: %1</source>
        <translation>son image est illisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>it reaches beyond its image, or an image with it upright would be too large</source>
        <translation>elle dépasse de son image, ou une image redressée serait trop grande</translation>
    </message>
    <message>
        <source>the file “%1” is in the way of a sheet in which it would stand upright</source>
        <translation>le fichier «&#x202f;%1&#x202f;» occupe la place d’une planche où elle serait redressée</translation>
    </message>
    <message>
        <source>it lies turned in the image and is left out: %1</source>
        <translation>ignorée, car tournée dans l’image&#xa0;: %1</translation>
    </message>
    <message>
        <source>frames that lie turned in “%1” stand upright in “%2”, which is made for the project: %3, the first is “%4”</source>
        <translation>les trames tournées dans «&#x202f;%1&#x202f;» sont redressées dans «&#x202f;%2&#x202f;», créé pour le projet&#xa0;: %3, la première est «&#x202f;%4&#x202f;»</translation>
    </message>
    <message>
        <source>its shapes need a frame of %1 × %2 pixels, and a side has at most %3; scale them down in the tool that wrote them</source>
        <translation>ses formes demandent une trame de %1 × %2 pixels, et un côté en a au plus %3&#x202f;; réduisez-les dans l’outil qui les a écrites</translation>
    </message>
    <message>
        <source>found %1 × %2 pixels, and a side has at most %3</source>
        <translation>%1 × %2 pixels trouvés, et un côté en a au plus %3</translation>
    </message>
    <message>
        <source>the shapes of all frames together need frames of %1 × %2 pixels, and a side has at most %3; scale them down in the tool that wrote them</source>
        <translation>les formes de toutes les trames ensemble ont besoin de trames de %1 × %2 pixels, et un côté en a au plus %3&#x202f;; réduisez-les dans l’outil qui les a écrites</translation>
    </message>
    <message>
        <source>animations are played under so many names that the file would be read more than %1 times</source>
        <translation>les animations sont jouées sous tant de noms que le fichier serait lu plus de %1 fois</translation>
    </message>
    <message>
        <source>the tag “%1” ends where it turns in Aseprite; here it comes back once more</source>
        <translation>l’étiquette «&#x202f;%1&#x202f;» se termine dans Aseprite là où elle fait demi-tour&#x202f;; ici, elle revient encore une fois</translation>
    </message>
    <message>
        <source>its animations are left out: make them unique in Godot, so that the scene holds them</source>
        <translation>ses animations sont ignorées&#x202f;: rendez-les uniques dans Godot, pour que la scène les contienne</translation>
    </message>
    <message>
        <source>layer “%1:%2”</source>
        <translation>calque «&#x202f;%1:%2&#x202f;»</translation>
    </message>
    <message>
        <source>traced into shapes of a category of its own, and not drawn in the picture</source>
        <translation>tracé en formes d’une catégorie propre, et non dessiné dans l’image</translation>
    </message>
    <message>
        <source>that it is static or kinematic is left out: what is exported is dynamic</source>
        <translation>le fait qu’il soit statique ou cinématique est ignoré&#xa0;: ce qui est exporté est dynamique</translation>
    </message>
    <message>
        <source>the tag “%1” is as the file has it; it was: %2</source>
        <translation>l’étiquette «&#xa0;%1&#xa0;» est comme dans le fichier&#xa0;; auparavant&#xa0;: %2</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>en avant</translation>
    </message>
    <message>
        <source>in reverse</source>
        <translation>en arrière</translation>
    </message>
    <message>
        <source>there and back</source>
        <translation>aller et retour</translation>
    </message>
    <message>
        <source>there and back from the end</source>
        <translation>aller et retour depuis la fin</translation>
    </message>
    <message>
        <source>from “%1” to “%2”</source>
        <translation>de «&#xa0;%1&#xa0;» à «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>played for ever</source>
        <translation>jouée sans fin</translation>
    </message>
    <message>
        <source>played so often: %1</source>
        <translation>nombre de lectures&#xa0;: %1</translation>
    </message>
    <message>
        <source>the user data of the tag “%1” are left out</source>
        <translation>les données utilisateur de l’étiquette «&#x202f;%1&#x202f;» sont ignorées</translation>
    </message>
    <message>
        <source>the user data of layers and cels are left out</source>
        <translation>les données utilisateur des calques et des cels sont ignorées</translation>
    </message>
    <message>
        <source>it is disabled in the scene; here it is a shape as others are</source>
        <translation>est désactivée dans la scène&#x202f;; ici, c’est une forme comme les autres</translation>
    </message>
    <message>
        <source>no animation shows the frames %1 and %2 more: they are made of the cells and shapes that are left</source>
        <translation>aucune animation ne montre les trames %1 et %2 autres&#x202f;: elles sont faites des cellules et formes qui restent</translation>
    </message>
    <message>
        <source>no animation shows the frames %1: they are made of the cells and shapes that are left</source>
        <translation>aucune animation ne montre les trames %1&#x202f;: elles sont faites des cellules et formes qui restent</translation>
    </message>
    <message>
        <source>what the root says of %1 is left out: shapes and points are as they are seen from it</source>
        <translation>ce que la racine dit de %1 est ignoré&#x202f;: formes et points sont tels qu’ils sont vus d’elle</translation>
    </message>
    <message>
        <source>its “%1” is left out: frames last as long as the animations say</source>
        <translation>son «&#x202f;%1&#x202f;» est ignoré&#x202f;: les trames durent autant que le disent les animations</translation>
    </message>
    <message>
        <source>it is left out: frames have no %1</source>
        <translation>est ignoré&#x202f;: les trames n’ont pas de %1</translation>
    </message>
    <message>
        <source>it is left out: of several pictures, that of “%1” is looked at</source>
        <translation>est ignoré&#x202f;: de plusieurs images, c’est celle de «&#x202f;%1&#x202f;» qui est prise</translation>
    </message>
    <message>
        <source>it is left out: it changes nothing of what frames show</source>
        <translation>est ignorée&#x202f;: elle ne change rien à ce que montrent les trames</translation>
    </message>
    <message>
        <source>1 frame has the borders of a nine-patch; left out</source>
        <translation>1 trame a les bords d’un nine-patch&#x202f;; ignorés</translation>
    </message>
    <message>
        <source>%1 frames have the borders of a nine-patch; left out</source>
        <translation>%1 trames ont les bords d’un nine-patch&#x202f;; ignorés</translation>
    </message>
    <message>
        <source>“%1” of regions is left out</source>
        <translation>«&#x202f;%1&#x202f;» des régions est ignoré</translation>
    </message>
    <message>
        <source>the action %1 is left out: it has no pictures</source>
        <translation>l’action %1 est ignorée&#x202f;: elle n’a pas d’images</translation>
    </message>
    <message>
        <source>the fixture is left out: it has neither a circle nor vertices</source>
        <translation>la fixture est ignorée&#x202f;: elle n’a ni cercle ni sommets</translation>
    </message>
    <message>
        <source>it is left out: it has no fixtures, as bodies have</source>
        <translation>est ignoré&#x202f;: il n’a pas de fixtures, comme en ont les corps</translation>
    </message>
    <message>
        <source>the image “%1” is left out: it is on none of the bodies</source>
        <translation>l’image «&#x202f;%1&#x202f;» est ignorée&#x202f;: elle n’est sur aucun des corps</translation>
    </message>
    <message>
        <source>that the image “%1” is stretched in width is left out</source>
        <translation>l’étirement en largeur de l’image «&#x202f;%1&#x202f;» est ignoré</translation>
    </message>
    <message>
        <source>the scale %1 is left out: shapes are drawn in pixels of the image</source>
        <translation>l’échelle %1 est ignorée&#x202f;: les formes sont dessinées en pixels de l’image</translation>
    </message>
    <message>
        <source>of what the file says of the tileset and its tiles, this is left out: %1</source>
        <translation>de ce que le fichier dit du tileset et de ses tuiles, ceci est ignoré&#x202f;: %1</translation>
    </message>
    <message>
        <source>the image is left out: it names no file</source>
        <translation>l’image est ignorée&#x202f;: elle ne nomme aucun fichier</translation>
    </message>
    <message>
        <source>its “%1” is left out: it stands where the nodes above it put it</source>
        <translation>son «&#x202f;%1&#x202f;» est ignoré&#x202f;: il reste là où les nœuds au-dessus le placent</translation>
    </message>
    <message>
        <source>%1; “%2” differs in upper and lower case alone</source>
        <translation>%1&#x202f;; «&#x202f;%2&#x202f;» ne diffère que par les majuscules</translation>
    </message>
    <message>
        <source>each layer is by itself in the sheet; tags and slices are there for each of them: %1</source>
        <translation>chaque calque est à part dans la planche&#x202f;; étiquettes et tranches existent pour chacun&#x202f;: %1</translation>
    </message>
    <message>
        <source>no animation shows the frames %1 and %2 more: they are made of the shapes that are left; the scene says neither which part of the image they show, nor how long, nor their points</source>
        <translation>aucune animation ne montre les trames %1 et %2 autres&#x202f;: elles sont faites des formes qui restent&#x202f;; la scène ne dit ni quelle partie de l’image elles montrent, ni combien de temps, ni leurs points</translation>
    </message>
    <message>
        <source>no animation shows the frames %1: they are made of the shapes that are left; the scene says neither which part of the image they show, nor how long, nor their points</source>
        <translation>aucune animation ne montre les trames %1&#x202f;: elles sont faites des formes qui restent&#x202f;; la scène ne dit ni quelle partie de l’image elles montrent, ni combien de temps, ni leurs points</translation>
    </message>
    <message>
        <source>its own animations are left out: the frames are those of the AnimationPlayer, and show its first picture</source>
        <translation>ses propres animations sont ignorées&#x202f;: les trames sont celles de l’AnimationPlayer et montrent sa première image</translation>
    </message>
    <message>
        <source>it is an %1 whose pictures are in another file, or no whole pixels of image files, which is not read</source>
        <translation>c’est un %1 dont les images sont dans un autre fichier ou ne sont pas des pixels entiers de fichiers d’image, ce qui n’est pas lu</translation>
    </message>
    <message>
        <source>its texture is in “%1”, which is not read</source>
        <translation>sa texture est dans «&#x202f;%1&#x202f;», qui n’est pas lu</translation>
    </message>
    <message>
        <source>its AtlasTexture is not whole pixels of an image file alone, which is not read</source>
        <translation>son AtlasTexture n’est pas faite des seuls pixels entiers d’un fichier d’image, ce qui n’est pas lu</translation>
    </message>
    <message>
        <source>%1; the frames are as large as their shapes, and show another part of the image than the scene</source>
        <translation>%1&#x202f;; les trames sont aussi grandes que leurs formes et montrent une autre partie de l’image que la scène</translation>
    </message>
    <message>
        <source>a picture that “%1” shows is left out: it is not read, or not as large as is known</source>
        <translation>une image que montre «&#x202f;%1&#x202f;» est ignorée&#x202f;: elle n’est pas lue, ou n’a pas la taille connue</translation>
    </message>
    <message>
        <source>there is no image “%1”; “%2” beside the file is taken for it</source>
        <translation>il n’y a pas d’image «&#x202f;%1&#x202f;»&#x202f;; «&#x202f;%2&#x202f;», à côté du fichier, est prise pour elle</translation>
    </message>
    <message>
        <source>the file has numbers for its frames and no names, and names no image: which frames of “%1” they are cannot be told, so they come as frames of their own</source>
        <translation>le fichier donne des numéros à ses trames et pas de noms, et ne nomme aucune image&#x202f;: on ne peut dire de quelles trames de «&#x202f;%1&#x202f;» il s’agit, elles viennent donc comme des trames à part</translation>
    </message>
    <message>
        <source>frames that are called as the file calls their pictures now: %1, the first was “%2” and is “%3”</source>
        <translation>trames qui s’appellent maintenant comme le fichier nomme leurs images&#x202f;: %1, la première était «&#x202f;%2&#x202f;» et est «&#x202f;%3&#x202f;»</translation>
    </message>
    <message>
        <source>frames that show other pictures than their shapes were drawn on, look whether these still fit: %1, the first is “%2”</source>
        <translation>trames qui montrent d’autres images que celles où leurs formes furent dessinées, vérifiez si elles conviennent encore&#x202f;: %1, la première est «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>its frames lie on several pages, each of which is a sprite of its own; each has those that lie on it: %1</source>
        <translation>ses trames sont sur plusieurs pages, dont chacune est un sprite à part&#x202f;; chacun a celles qui s’y trouvent&#x202f;: %1</translation>
    </message>
    <message>
        <source>properties of R.U.B.E.’s kinds %1 become plain numbers and objects, which an export writes as float and string</source>
        <translation>les propriétés des types %1 de R.U.B.E. deviennent de simples nombres et objets, qu’un export écrit comme float et string</translation>
    </message>
    <message>
        <source>the image “%1” is not there; the one of its name beside the scene is taken</source>
        <translation>l’image «&#x202f;%1&#x202f;» n’est pas là&#x202f;; celle du même nom à côté de la scène est prise</translation>
    </message>
    <message>
        <source>the image “%1” is not there</source>
        <translation>l’image «&#x202f;%1&#x202f;» n’est pas là</translation>
    </message>
    <message>
        <source>properties of the tileset are left out, as its images become several sprites: %1</source>
        <translation>des propriétés du tileset sont ignorées, car ses images deviennent plusieurs sprites&#x202f;: %1</translation>
    </message>
    <message>
        <source>its class “%1” is left out</source>
        <translation>sa classe «&#x202f;%1&#x202f;» est ignorée</translation>
    </message>
    <message>
        <source>properties of Tiled’s kinds %1 become plain numbers, texts and objects, which an export writes as float and string</source>
        <translation>les propriétés des types %1 de Tiled deviennent de simples nombres, textes et objets, qu’un export écrit comme float et string</translation>
    </message>
    <message>
        <source>frames of layers have numbers from %1 on, and nothing tells which number the first frame of the sprite has: tags and slices lie as if it were %2</source>
        <translation>les trames des calques ont des numéros à partir de %1, et rien ne dit quel numéro a la première trame du sprite&#x202f;: étiquettes et tranches sont placées comme si c’était %2</translation>
    </message>
    <message>
        <source>slices have more than %1 keys in all layers together</source>
        <translation>les tranches ont plus de %1 clés dans tous les calques réunis</translation>
    </message>
    <message>
        <source>more images are taken from beside the file, not listed one by one</source>
        <translation>d’autres images sont prises à côté du fichier, sans être énumérées une à une</translation>
    </message>
    <message>
        <source>no animation shows the frames %1 and %2 more: they are made of the shapes that are left; the scene says neither how long they last nor their points</source>
        <translation>aucune animation ne montre les trames %1 et %2 autres&#x202f;: elles sont faites des formes qui restent&#x202f;; la scène ne dit ni combien de temps elles durent, ni leurs points</translation>
    </message>
    <message>
        <source>no animation shows the frames %1: they are made of the shapes that are left; the scene says neither how long they last nor their points</source>
        <translation>aucune animation ne montre les trames %1&#x202f;: elles sont faites des formes qui restent&#x202f;; la scène ne dit ni combien de temps elles durent, ni leurs points</translation>
    </message>
    <message>
        <source>a part that “%1” shows reaches beyond its texture and is left out</source>
        <translation>une partie que «&#x202f;%1&#x202f;» montre dépasse sa texture et est omise</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 autres</translation>
    </message>
    <message>
        <source>tiles that the project had no frames for, and which are frames now: %1, the first is “%2”</source>
        <translation>tuiles pour lesquelles le projet n’avait pas de trames et qui en sont maintenant&#x202f;: %1, la première est «&#x202f;%2&#x202f;»</translation>
    </message>
</context>
<context>
    <name>InstanceCommands</name>
    <message>
        <source>Duplicate %1</source>
        <translation>Dupliquer %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>Couper %1</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>Déplacer %1 dans l’ordre</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>plateau</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Placer %1</translation>
    </message>
    <message>
        <source>There is no stage in view.</source>
        <translation>Aucun plateau n’est affiché.</translation>
    </message>
    <message>
        <source>Align %1</source>
        <translation>Aligner %1</translation>
    </message>
</context>
<context>
    <name>Instances</name>
    <message>
        <source>Select two or more instances to align them.</source>
        <translation>Sélectionnez au moins deux instances pour les aligner.</translation>
    </message>
    <message>
        <source>Select three or more instances to spread them evenly.</source>
        <translation>Sélectionnez au moins trois instances pour les répartir.</translation>
    </message>
    <message numerus="yes">
        <source>%n instances</source>
        <translation>
            <numerusform>%n instance</numerusform>
            <numerusform>%n instances</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message>
        <source>the key &quot;%1&quot; is missing</source>
        <translation>la clé &quot;%1&quot; manque</translation>
    </message>
    <message>
        <source>a number from -1000000000 to 1000000000</source>
        <translation>un nombre de -1000000000 à 1000000000</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un entier de %1 à %2</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>found %1, expected a number that fits a double</source>
        <translation>trouvé&#xa0;: %1, attendu&#xa0;: un nombre qui tient dans un double</translation>
    </message>
    <message>
        <source>broken JSON: the file ends too early</source>
        <translation>JSON endommagé&#xa0;: le fichier se termine trop tôt</translation>
    </message>
    <message>
        <source>broken JSON: the bytes are not valid UTF-8</source>
        <translation>JSON endommagé&#xa0;: les octets ne sont pas de l’UTF-8 valide</translation>
    </message>
    <message>
        <source>broken JSON: %1</source>
        <translation>JSON endommagé&#xa0;: %1</translation>
    </message>
    <message>
        <source>found more than %1 values, which is more than can be read</source>
        <translation>plus de %1 valeurs, plus qu’il n’est possible d’en lire</translation>
    </message>
    <message>
        <source>found more than %1 levels of arrays and objects</source>
        <translation>plus de %1 niveaux de tableaux et d’objets</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; stands twice in one object</source>
        <translation>la clé &quot;%1&quot; figure deux fois dans un objet</translation>
    </message>
    <message>
        <source>an empty array</source>
        <translation>un tableau vide</translation>
    </message>
    <message>
        <source>an array of 1 element</source>
        <translation>un tableau de 1 élément</translation>
    </message>
    <message>
        <source>an array of %1 elements</source>
        <translation>un tableau de %1 éléments</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>trouvé&#xa0;: %1, attendu&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>JsonFieldsWords</name>
    <message>
        <source>a pair of numbers</source>
        <translation>une paire de nombres</translation>
    </message>
</context>
<context>
    <name>KnifeTool</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n morceau</numerusform>
            <numerusform>%n morceaux</numerusform>
        </translation>
    </message>
    <message>
        <source> (round shapes become polygons)</source>
        <translation> (les formes rondes deviennent des polygones)</translation>
    </message>
    <message>
        <source>The line crosses no shape from side to side, so nothing was cut. </source>
        <translation>La ligne ne traverse aucune forme de part en part, rien n’a été coupé. </translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>Couper %1</translation>
    </message>
    <message>
        <source>Release or click where the cut ends. Shift cuts in steps of 15°, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Relâchez ou cliquez où la coupe se termine. Maj coupe par pas de 15°, Ctrl désactive l’aimantation, Échap annule.</translation>
    </message>
    <message>
        <source>Drag a line across the shapes to cut, or click both its ends.</source>
        <translation>Glissez une ligne à travers les formes à couper, ou cliquez ses deux extrémités.</translation>
    </message>
    <message>
        <source>Drag a line across the selected shapes to cut them, or click both its ends.</source>
        <translation>Glissez une ligne à travers les formes sélectionnées pour les couper, ou cliquez ses deux extrémités.</translation>
    </message>
    <message>
        <source>The line crosses no selected shape from side to side, so nothing was cut; without a selection it cuts every shape. </source>
        <translation>La ligne ne traverse de part en part aucune forme sélectionnée, rien n’a donc été coupé ; sans sélection, elle coupe toutes les formes. </translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>“%1”</source>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>polygon</source>
        <translation>polygone</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>cercle</translation>
    </message>
    <message>
        <source>box</source>
        <translation>rectangle</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>capsule</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>chaîne</translation>
    </message>
</context>
<context>
    <name>NamesInShort</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberEdits</name>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>The text is longer than 1 MiB.</source>
        <translation>Le texte dépasse 1 Mio.</translation>
    </message>
    <message>
        <source>The text has no numbers.</source>
        <translation>Le texte n’a pas de nombres.</translation>
    </message>
    <message>
        <source>One or two numbers are wanted, as many in every line.</source>
        <translation>Il faut un ou deux nombres, autant à chaque ligne.</translation>
    </message>
    <message>
        <source>%1 is beyond ±1000000000.</source>
        <translation>%1 dépasse ±1000000000.</translation>
    </message>
</context>
<context>
    <name>OutlineDrawing</name>
    <message>
        <source>Draw %1</source>
        <translation>Dessiner %1</translation>
    </message>
    <message>
        <source>Click to set the first point of one half; the other half is mirrored at the axis (M).</source>
        <translation>Cliquez pour définir le premier point d’une moitié&#x202f;; l’autre est reflétée autour de l’axe (M).</translation>
    </message>
    <message>
        <source>Click to set the first point.</source>
        <translation>Cliquez pour définir le premier point.</translation>
    </message>
    <message>
        <source>Click to set the next point. Shift keeps to steps of 15°, Backspace takes the last point back, Esc cancels.</source>
        <translation>Cliquez pour définir le point suivant. Maj avance par pas de 15°, Retour arrière retire le dernier point, Échap annule.</translation>
    </message>
    <message>
        <source>Click to close the polygon.</source>
        <translation>Cliquez pour fermer le polygone.</translation>
    </message>
    <message>
        <source>Click to set the next point, or the first one to finish; Enter and double click finish too.</source>
        <translation>Cliquez pour définir le point suivant, ou sur le premier pour terminer&#x202f;; Entrée et double-clic terminent aussi.</translation>
    </message>
    <message>
        <source>Click to set the next point; Enter or a double click finishes.</source>
        <translation>Cliquez pour définir le point suivant&#x202f;; Entrée ou un double-clic termine.</translation>
    </message>
</context>
<context>
    <name>OutlineJoins</name>
    <message>
        <source>Select two points of a polygon to split it between them.</source>
        <translation>Sélectionnez deux points d’un polygone pour le diviser entre eux.</translation>
    </message>
    <message>
        <source>Select two points that are not neighbours.</source>
        <translation>Sélectionnez deux points qui ne sont pas voisins.</translation>
    </message>
    <message>
        <source>Select a point between the ends of a chain to split it.</source>
        <translation>Sélectionnez un point entre les extrémités d’une chaîne pour la diviser.</translation>
    </message>
    <message>
        <source>Only polygons and chains can be split at their points.</source>
        <translation>Seuls les polygones et les chaînes peuvent être divisés à leurs points.</translation>
    </message>
    <message>
        <source>A polygon needs three points.</source>
        <translation>Un polygone a besoin de trois points.</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Fermer %1</translation>
    </message>
    <message>
        <source>Join %1</source>
        <translation>Joindre %1</translation>
    </message>
    <message>
        <source>These two polygons share no edge, or enclose a hole.</source>
        <translation>Ces deux polygones ne partagent pas d’arête, ou entourent un trou.</translation>
    </message>
    <message>
        <source>Select the points to split at.</source>
        <translation>Sélectionnez les points où diviser.</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>Diviser %1</translation>
    </message>
    <message>
        <source>Select two ends of chains to join them, or points of two polygons that share an edge.</source>
        <translation>Sélectionnez deux extrémités de chaînes pour les joindre, ou des points de deux polygones qui partagent une arête.</translation>
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
        <translation>poussée non calculée</translation>
    </message>
    <message>
        <source>%1 touches %2</source>
        <translation>%1 touche %2</translation>
    </message>
    <message>
        <source>%1 overlaps %2</source>
        <translation>%1 chevauche %2</translation>
    </message>
    <message>
        <source>%1 contains %2</source>
        <translation>%1 contient %2</translation>
    </message>
    <message>
        <source>%1 lies within %2</source>
        <translation>%1 est à l’intérieur de %2</translation>
    </message>
    <message>
        <source>%1 equals %2</source>
        <translation>%1 est identique à %2</translation>
    </message>
    <message>
        <source>%1 is apart from %2</source>
        <translation>%1 est séparé de %2</translation>
    </message>
    <message>
        <source>touching</source>
        <translation>en contact</translation>
    </message>
    <message>
        <source>overlapping</source>
        <translation>en chevauchement</translation>
    </message>
    <message>
        <source>containing</source>
        <translation>contenant</translation>
    </message>
    <message>
        <source>contained</source>
        <translation>contenu</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>identique</translation>
    </message>
    <message>
        <source>separate</source>
        <translation>séparé</translation>
    </message>
    <message>
        <source>%1 and %2 hit each other</source>
        <translation>%1 et %2 se frappent</translation>
    </message>
    <message>
        <source>%1 hits %2</source>
        <translation>%1 frappe %2</translation>
    </message>
    <message>
        <source>float32 metres</source>
        <translation>mètres float32</translation>
    </message>
    <message>
        <source>whole pixels</source>
        <translation>pixels entiers</translation>
    </message>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>%1 here, %2 in %3</source>
        <translation>%1 ici, %2 en %3</translation>
    </message>
</context>
<context>
    <name>PastedText</name>
    <message>
        <source>the project in the text holds nothing that could be pasted</source>
        <translation>le projet contenu dans le texte n’a rien à coller</translation>
    </message>
    <message>
        <source>there is no outline in the text</source>
        <translation>le texte ne contient aucun contour</translation>
    </message>
    <message>
        <source>there are more than %1 outlines in the text</source>
        <translation>le texte contient plus de %1 contours</translation>
    </message>
    <message>
        <source>the text is longer than %1 MiB</source>
        <translation>le texte dépasse %1 Mio</translation>
    </message>
    <message>
        <source>there is no text</source>
        <translation>il n’y a pas de texte</translation>
    </message>
    <message>
        <source>“%1” is neither shapes, an SVG path nor coordinates</source>
        <translation>«&#x202f;%1&#x202f;» n’est ni des formes, ni un chemin SVG, ni des coordonnées</translation>
    </message>
    <message>
        <source>the y that belongs to the x before it</source>
        <translation>le y qui va avec le x précédent</translation>
    </message>
    <message>
        <source>a coordinate</source>
        <translation>une coordonnée</translation>
    </message>
    <message>
        <source>the text has more than %1 points</source>
        <translation>le texte contient plus de %1 points</translation>
    </message>
    <message>
        <source>at least two points before it</source>
        <translation>au moins deux points avant</translation>
    </message>
    <message>
        <source>coordinates in pixels, without a unit</source>
        <translation>des coordonnées en pixels, sans unité</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>the path leads to more than %1 points</source>
        <translation>le chemin donne plus de %1 points</translation>
    </message>
    <message>
        <source>a path that stays within 1000000000 pixels before it</source>
        <translation>avant, un chemin qui reste à moins de 1000000000 pixels</translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation>0 ou 1</translation>
    </message>
    <message>
        <source>an SVG path that begins with M</source>
        <translation>un chemin SVG qui commence par M</translation>
    </message>
    <message>
        <source>a number or one of M L H V C S Q T A Z</source>
        <translation>un nombre ou l’un de M L H V C S Q T A Z</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>found %1=&quot;%2&quot;, expected a number of pixels</source>
        <translation>trouvé&#xa0;: %1=&quot;%2&quot;, attendu&#xa0;: un nombre de pixels</translation>
    </message>
    <message>
        <source>the SVG has more than %1 points</source>
        <translation>le SVG contient plus de %1 points</translation>
    </message>
    <message>
        <source>found a shape that reaches beyond %1 pixels; scale it down in the program that drew it</source>
        <translation>une forme s’étend au-delà de %1 pixels&#x202f;; réduisez-la dans le programme qui l’a dessinée</translation>
    </message>
    <message>
        <source>the SVG has more than %1 levels</source>
        <translation>le SVG a plus de %1 niveaux</translation>
    </message>
    <message>
        <source>the SVG declares entities, which are not read</source>
        <translation>le SVG déclare des entités, qui ne sont pas lues</translation>
    </message>
    <message>
        <source>the SVG is broken: %1</source>
        <translation>le SVG est endommagé&#xa0;: %1</translation>
    </message>
    <message>
        <source>the SVG has an element with too many attributes</source>
        <translation>le SVG a un élément avec trop d’attributs</translation>
    </message>
    <message>
        <source>a transform such as translate(4, 8) before it</source>
        <translation>avant, une transformation telle que translate(4, 8)</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a number between -1000000000 and 1000000000</source>
        <translation>un nombre entre -1000000000 et 1000000000</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>la fin</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>trouvé&#xa0;: %1, attendu&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>PhaserImporterWords</name>
    <message>
        <source>a circle</source>
        <translation>un cercle</translation>
    </message>
    <message>
        <source>a radius from 0 to 1000000000</source>
        <translation>un rayon de 0 à 1000000000</translation>
    </message>
</context>
<context>
    <name>PivotAnchor</name>
    <message>
        <source>top left</source>
        <translation>en haut à gauche</translation>
    </message>
    <message>
        <source>top middle</source>
        <translation>en haut au milieu</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>en haut à droite</translation>
    </message>
    <message>
        <source>left middle</source>
        <translation>à gauche au milieu</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>centre</translation>
    </message>
    <message>
        <source>right middle</source>
        <translation>à droite au milieu</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>en bas à gauche</translation>
    </message>
    <message>
        <source>bottom middle</source>
        <translation>en bas au milieu</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>en bas à droite</translation>
    </message>
</context>
<context>
    <name>PivotTool</name>
    <message>
        <source>Set the pivot of all frames of %1</source>
        <translation>Définir le pivot de toutes les trames de %1</translation>
    </message>
    <message>
        <source>Set the pivot of %1</source>
        <translation>Définir le pivot de %1</translation>
    </message>
    <message>
        <source>Nudge the pivot of %1</source>
        <translation>Décaler le pivot de %1</translation>
    </message>
    <message>
        <source>Click or drag to set the pivot; near corners, middles and the centre it snaps. Shift sets it in all frames, arrows nudge.</source>
        <translation>Cliquez ou glissez pour définir le pivot&#x202f;; il s’aimante aux coins, aux milieux et au centre. Maj le définit dans toutes les trames, les flèches décalent.</translation>
    </message>
</context>
<context>
    <name>PlaceTool</name>
    <message>
        <source>Nudge %1</source>
        <translation>Décaler %1</translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>Refléter %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tourner %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
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
        <translation>Tourner %1</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>Mettre %1 à l’échelle</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message>
        <source>Turns by whole degrees; Shift by 15°, Ctrl freely. Esc cancels.</source>
        <translation>Tourne par degrés entiers&#x202f;; Maj par 15°, Ctrl librement. Échap annule.</translation>
    </message>
    <message>
        <source>Scales by tenths; Shift by halves, Ctrl freely. Esc cancels.</source>
        <translation>Met à l’échelle par dixièmes&#x202f;; Maj par moitiés, Ctrl librement. Échap annule.</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Relâchez pour placer. Maj reste sur un axe, Ctrl désactive l’aimantation, Échap annule.</translation>
    </message>
    <message>
        <source>Click a sprite to select it, drag over empty ground to select several.</source>
        <translation>Cliquez sur un sprite pour le sélectionner, glissez sur une zone vide pour en sélectionner plusieurs.</translation>
    </message>
    <message>
        <source>Drag to move; the round grip turns, the corner scales. Arrows nudge, X and Y mirror, Z turns.</source>
        <translation>Glissez pour déplacer&#x202f;; la poignée ronde tourne, le coin met à l’échelle. Les flèches décalent, X et Y reflètent, Z tourne.</translation>
    </message>
</context>
<context>
    <name>PointSteps</name>
    <message>
        <source>Delete a point of %1</source>
        <translation>Supprimer un point de %1</translation>
    </message>
    <message>
        <source>Delete %n points of %1</source>
        <translation>Supprimer %n points de %1</translation>
    </message>
    <message>
        <source>Delete %1: too few points left</source>
        <translation>Supprimer %1&#xa0;: trop peu de points restants</translation>
    </message>
    <message>
        <source>Nudge a point of %1</source>
        <translation>Décaler un point de %1</translation>
    </message>
    <message>
        <source>Nudge %n points of %1</source>
        <translation>Décaler %n points de %1</translation>
    </message>
</context>
<context>
    <name>ProbeTool</name>
    <message>
        <source>Drag from end to end. Ctrl turns snapping off.</source>
        <translation>Glissez d’une extrémité à l’autre. Ctrl désactive l’aimantation.</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message>
        <source>Drop %1</source>
        <translation>Poser %1</translation>
    </message>
    <message>
        <source>Nudge %1</source>
        <translation>Décaler %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Drag to move the probe or its handle. Delete removes it.</source>
        <translation>Glissez pour déplacer la sonde ou sa poignée. Suppr la supprime.</translation>
    </message>
    <message>
        <source>Click to drop the point here. Tab or 1 to 7 take another probe.</source>
        <translation>Cliquez pour poser le point ici. Tab ou 1 à 7 prennent une autre sonde.</translation>
    </message>
    <message>
        <source>Click to set the first point. Tab or 1 to 7 take another probe.</source>
        <translation>Cliquez pour définir le premier point. Tab ou 1 à 7 prennent une autre sonde.</translation>
    </message>
    <message>
        <source>Click to drop the polygon here. R makes another one, Tab or 1 to 7 take another probe.</source>
        <translation>Cliquez pour poser le polygone ici. R en crée un autre, Tab ou 1 à 7 prennent une autre sonde.</translation>
    </message>
    <message>
        <source>Click to drop the %1 here, drag to draw another. Tab or 1 to 7 take another probe.</source>
        <translation>Cliquez pour poser la sonde (%1) ici, glissez pour en dessiner une autre. Tab ou 1 à 7 prennent une autre sonde.</translation>
    </message>
</context>
<context>
    <name>ProbeWords</name>
    <message>
        <source>the rim</source>
        <translation>le bord</translation>
    </message>
    <message>
        <source>edge %1</source>
        <translation>l’arête %1</translation>
    </message>
    <message>
        <source>touches %1</source>
        <translation>touche %1</translation>
    </message>
    <message>
        <source>overlaps %1</source>
        <translation>chevauche %1</translation>
    </message>
    <message>
        <source>contains %1</source>
        <translation>contient %1</translation>
    </message>
    <message>
        <source>lies within %1</source>
        <translation>est à l’intérieur de %1</translation>
    </message>
    <message>
        <source>equals %1</source>
        <translation>est identique à %1</translation>
    </message>
    <message>
        <source>misses %1</source>
        <translation>manque %1</translation>
    </message>
    <message>
        <source>boundary of %1, %2</source>
        <translation>limite de %1, %2</translation>
    </message>
    <message>
        <source>inside %1 · %2 at %3 px</source>
        <translation>dans %1 · %2 à %3 px</translation>
    </message>
    <message>
        <source>outside: nearest is %1</source>
        <translation>dehors&#xa0;: le plus proche est %1</translation>
    </message>
    <message>
        <source>outside: nearest is %1, %2 at %3 px</source>
        <translation>dehors&#xa0;: le plus proche est %1, %2 à %3 px</translation>
    </message>
    <message>
        <source>nothing to hit</source>
        <translation>rien à toucher</translation>
    </message>
    <message>
        <source>%1 · and %2 more</source>
        <translation>%1 · et %2 autres</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>1 place more</source>
        <translation>1 endroit de plus</translation>
    </message>
    <message numerus="yes">
        <source>%n places more</source>
        <translation>
            <numerusform>%n endroit de plus</numerusform>
            <numerusform>%n endroits de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>crosses %1</source>
        <translation>croise %1</translation>
    </message>
    <message>
        <source>runs along %1</source>
        <translation>longe %1</translation>
    </message>
</context>
<context>
    <name>Probes</name>
    <message>
        <source>%1 probes</source>
        <translation>%1 sondes</translation>
    </message>
    <message>
        <source>%1 probe</source>
        <translation>sonde %1</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>plateau</translation>
    </message>
    <message>
        <source>point</source>
        <translation>point</translation>
    </message>
    <message>
        <source>segment</source>
        <translation>segment</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>cercle</translation>
    </message>
    <message>
        <source>rectangle</source>
        <translation>rectangle</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>capsule</translation>
    </message>
    <message>
        <source>polygon</source>
        <translation>polygone</translation>
    </message>
    <message>
        <source>random polygon</source>
        <translation>polygone aléatoire</translation>
    </message>
</context>
<context>
    <name>ProjectCommands</name>
    <message>
        <source>Nothing is selected that this could be done with.</source>
        <translation>Rien de sélectionné à quoi cela puisse s’appliquer.</translation>
    </message>
    <message>
        <source>Engine %1</source>
        <translation>Moteur %1</translation>
    </message>
    <message>
        <source>The image of “%1” cannot be read, so it cannot be sliced.</source>
        <translation>L’image de «&#x202f;%1&#x202f;» est illisible, elle ne peut donc pas être découpée.</translation>
    </message>
    <message>
        <source>Slice sheet</source>
        <translation>Découper la planche</translation>
    </message>
    <message>
        <source>A contact sheet shows the frames of a sprite, and there is none.</source>
        <translation>Une planche-contact montre les trames d’un sprite, et il n’y en a pas.</translation>
    </message>
    <message>
        <source>Remove sprite %1</source>
        <translation>Supprimer le sprite %1</translation>
    </message>
    <message>
        <source>%1. Undo brings it back.</source>
        <translation>%1. «&#x202f;Annuler&#x202f;» le ramène.</translation>
    </message>
</context>
<context>
    <name>ProjectFile</name>
    <message>
        <source>found more than %1 %2, which is more than a project may have; make several projects of it</source>
        <translation>plus de %1 %2, plus qu’un projet ne peut en avoir&#x202f;; faites-en plusieurs projets</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>étiquettes</translation>
    </message>
    <message>
        <source>points or events of frames</source>
        <translation>points ou événements de trames</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>instances</translation>
    </message>
    <message>
        <source>emitters</source>
        <translation>émetteurs</translation>
    </message>
    <message>
        <source>probes</source>
        <translation>sondes</translation>
    </message>
    <message>
        <source>categories</source>
        <translation>catégories</translation>
    </message>
    <message>
        <source>found a coordinate or size that a project cannot hold, expected at most 1000000000</source>
        <translation>une coordonnée ou une taille ne tient pas dans un projet, attendu&#xa0;: au plus 1000000000</translation>
    </message>
    <message>
        <source>found the id %1, expected one from 1 on</source>
        <translation>trouvé&#xa0;: id %1, attendu&#xa0;: à partir de 1</translation>
    </message>
    <message>
        <source>found the id %1, which %2 has already: no two shapes of a project have one</source>
        <translation>trouvé&#xa0;: id %1, que %2 porte déjà&#x202f;; deux formes d’un projet ne peuvent pas l’avoir</translation>
    </message>
    <message>
        <source>found the track %1, expected one from 1 on</source>
        <translation>trouvé&#xa0;: piste %1, attendu&#xa0;: à partir de 1</translation>
    </message>
    <message>
        <source>found a frame of %1 x %2 pixels, of which %3 x %4 lie in the image, expected 1 to %5 a side</source>
        <translation>trouvé&#xa0;: une trame de %1 x %2 pixels, dont %3 x %4 dans l’image, attendu&#xa0;: 1 à %5 par côté</translation>
    </message>
    <message>
        <source>found a place or size that a project cannot hold</source>
        <translation>une position ou une taille ne tient pas dans un projet</translation>
    </message>
    <message>
        <source>found a duration that a project cannot hold</source>
        <translation>une durée ne tient pas dans un projet</translation>
    </message>
    <message>
        <source>found a point that a project cannot hold</source>
        <translation>un point ne tient pas dans un projet</translation>
    </message>
    <message>
        <source>found a tag that repeats %1 times, expected 0 to %2</source>
        <translation>trouvé&#xa0;: une étiquette répétée %1 fois, attendu&#xa0;: 0 à %2</translation>
    </message>
    <message>
        <source>found a place, turn, scale or speed that a project cannot hold</source>
        <translation>une position, un angle, une échelle ou une vitesse ne tient pas dans un projet</translation>
    </message>
    <message>
        <source>found a place, interval or speed that a project cannot hold</source>
        <translation>une position, un intervalle ou une vitesse ne tient pas dans un projet</translation>
    </message>
    <message>
        <source>found more than %1 export profiles</source>
        <translation>plus de %1 profils d’exportation</translation>
    </message>
    <message>
        <source>found a name, folder or option that is empty, too long or not one line</source>
        <translation>un nom, un dossier ou une option est vide, trop long ou sur plusieurs lignes</translation>
    </message>
    <message>
        <source>found the name of another export profile</source>
        <translation>un autre profil d’exportation porte ce nom</translation>
    </message>
    <message>
        <source>found a field without a name, with the name of another one, or with a default that is not of its type</source>
        <translation>un champ n’a pas de nom, porte celui d’un autre, ou a un défaut qui n’est pas de son type</translation>
    </message>
    <message>
        <source>the file is empty, expected a Hitbox Editor project</source>
        <translation>le fichier est vide, attendu&#xa0;: un projet Hitbox Editor</translation>
    </message>
    <message>
        <source>the file is %1, expected a Hitbox Editor project</source>
        <translation>le fichier est %1, attendu&#xa0;: un projet Hitbox Editor</translation>
    </message>
    <message>
        <source>no project</source>
        <translation>pas un projet</translation>
    </message>
    <message>
        <source>the file has more than %1 MiB, which is more than can be read</source>
        <translation>le fichier dépasse %1 Mio, plus qu’il n’est possible de lire</translation>
    </message>
    <message>
        <source>not saved: %1</source>
        <translation>non enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>not saved: the file is %1, which a project would replace; give another name</source>
        <translation>non enregistré&#xa0;: le fichier est %1, qu’un projet remplacerait&#x202f;; donnez un autre nom</translation>
    </message>
    <message>
        <source>not saved: it was stopped</source>
        <translation>non enregistré&#xa0;: arrêté</translation>
    </message>
    <message>
        <source>not saved: the file would have more than %1 MiB, which is more than can be read back</source>
        <translation>non enregistré&#xa0;: le fichier dépasserait %1 Mio, plus qu’il n’est possible de relire</translation>
    </message>
    <message>
        <source>a colour such as &quot;#3fa7ff&quot;</source>
        <translation>une couleur telle que &quot;#3fa7ff&quot;</translation>
    </message>
    <message>
        <source>one line of at most %1 characters</source>
        <translation>une ligne d’au plus %1 caractères</translation>
    </message>
    <message>
        <source>an object of options</source>
        <translation>un objet d’options</translation>
    </message>
    <message>
        <source>at most %1 options</source>
        <translation>au plus %1 options</translation>
    </message>
    <message>
        <source>names of options of one line and at most %1 characters</source>
        <translation>des noms d’options d’une ligne et d’au plus %1 caractères</translation>
    </message>
    <message>
        <source>an array of choices</source>
        <translation>un tableau de choix</translation>
    </message>
    <message>
        <source>from 1 to %1 choices</source>
        <translation>de 1 à %1 choix</translation>
    </message>
    <message>
        <source>a choice that stands there once</source>
        <translation>un choix qui n’y figure qu’une fois</translation>
    </message>
    <message>
        <source>a number, as the field&apos;s type says</source>
        <translation>un nombre, d’après le type du champ</translation>
    </message>
    <message>
        <source>true or false, as the field&apos;s type says</source>
        <translation>true ou false, d’après le type du champ</translation>
    </message>
    <message>
        <source>one of the field&apos;s choices</source>
        <translation>l’un des choix du champ</translation>
    </message>
    <message>
        <source>a field of a category</source>
        <translation>un champ de catégorie</translation>
    </message>
    <message>
        <source>a name that no other field of the category has</source>
        <translation>un nom qu’aucun autre champ de la catégorie ne porte</translation>
    </message>
    <message>
        <source>an array of fields</source>
        <translation>un tableau de champs</translation>
    </message>
    <message>
        <source>at most %1 fields</source>
        <translation>au plus %1 champs</translation>
    </message>
    <message>
        <source>an export profile</source>
        <translation>un profil d’exportation</translation>
    </message>
    <message>
        <source>a name that no other export profile has</source>
        <translation>un nom qu’aucun autre profil d’exportation ne porte</translation>
    </message>
    <message>
        <source>an object of properties</source>
        <translation>un objet de propriétés</translation>
    </message>
    <message>
        <source>a category</source>
        <translation>une catégorie</translation>
    </message>
    <message>
        <source>a whole number from 0 to 4294967295</source>
        <translation>un entier de 0 à 4294967295</translation>
    </message>
    <message>
        <source>an array of category names</source>
        <translation>un tableau de noms de catégories</translation>
    </message>
    <message>
        <source>an object of rules</source>
        <translation>un objet de règles</translation>
    </message>
    <message>
        <source>&quot;off&quot;, &quot;info&quot;, &quot;warning&quot; or &quot;error&quot;</source>
        <translation>&quot;off&quot;, &quot;info&quot;, &quot;warning&quot; ou &quot;error&quot;</translation>
    </message>
    <message>
        <source>a tag</source>
        <translation>une étiquette</translation>
    </message>
    <message>
        <source>&quot;forward&quot;, &quot;reverse&quot;, &quot;ping-pong&quot; or &quot;ping-pong-reverse&quot;</source>
        <translation>&quot;forward&quot;, &quot;reverse&quot;, &quot;ping-pong&quot; ou &quot;ping-pong-reverse&quot;</translation>
    </message>
    <message>
        <source>a point of a frame</source>
        <translation>un point de trame</translation>
    </message>
    <message>
        <source>an event of a frame</source>
        <translation>un événement de trame</translation>
    </message>
    <message>
        <source>an array of export profiles</source>
        <translation>un tableau de profils d’exportation</translation>
    </message>
    <message>
        <source>at most %1 export profiles</source>
        <translation>au plus %1 profils d’exportation</translation>
    </message>
    <message>
        <source>an instance</source>
        <translation>une instance</translation>
    </message>
    <message>
        <source>a layer</source>
        <translation>un calque</translation>
    </message>
    <message>
        <source>&quot;edges&quot; or a place, [x, y]</source>
        <translation>&quot;edges&quot; ou une position, [x, y]</translation>
    </message>
    <message>
        <source>seconds from 0.001 to 1000000000</source>
        <translation>des secondes de 0.001 à 1000000000</translation>
    </message>
    <message>
        <source>a size from 0 to 2000000000</source>
        <translation>une taille de 0 à 2000000000</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>la lecture a été arrêtée</translation>
    </message>
    <message>
        <source>an id that no other shape of the project has; %1 is it already</source>
        <translation>un id qu’aucune autre forme du projet n’a&#x202f;; %1 l’a déjà</translation>
    </message>
    <message>
        <source>an array of points</source>
        <translation>un tableau de points</translation>
    </message>
    <message>
        <source>found more than %1 points in the file, which is more than can be read</source>
        <translation>le fichier contient plus de %1 points, plus qu’il n’est possible d’en lire</translation>
    </message>
    <message>
        <source>&quot;polygon&quot;, &quot;circle&quot;, &quot;box&quot;, &quot;capsule&quot; or &quot;chain&quot;</source>
        <translation>&quot;polygon&quot;, &quot;circle&quot;, &quot;box&quot;, &quot;capsule&quot; ou &quot;chain&quot;</translation>
    </message>
    <message>
        <source>a shape</source>
        <translation>une forme</translation>
    </message>
    <message>
        <source>an array of the frame&apos;s points</source>
        <translation>un tableau des points de la trame</translation>
    </message>
    <message>
        <source>found more than %1 points of frames in the file, which is more than can be read: take some out, or split the project</source>
        <translation>le fichier contient plus de %1 points de trames, plus qu’il n’est possible d’en lire&#xa0;: retirez-en ou divisez le projet</translation>
    </message>
    <message>
        <source>an array of the frame&apos;s events</source>
        <translation>un tableau des événements de la trame</translation>
    </message>
    <message>
        <source>found more than %1 events in the file, which is more than can be read: take some out, or split the project</source>
        <translation>le fichier contient plus de %1 événements, plus qu’il n’est possible d’en lire&#xa0;: retirez-en ou divisez le projet</translation>
    </message>
    <message>
        <source>what a frame shows</source>
        <translation>ce qu’affiche une trame</translation>
    </message>
    <message>
        <source>[x, y, width, height]</source>
        <translation>[x, y, largeur, hauteur]</translation>
    </message>
    <message>
        <source>a frame</source>
        <translation>une trame</translation>
    </message>
    <message>
        <source>[width, height]</source>
        <translation>[largeur, hauteur]</translation>
    </message>
    <message>
        <source>a pair of whole numbers</source>
        <translation>une paire d’entiers</translation>
    </message>
    <message>
        <source>milliseconds from 0 to 1000000000</source>
        <translation>des millisecondes de 0 à 1000000000</translation>
    </message>
    <message>
        <source>an array of shapes</source>
        <translation>un tableau de formes</translation>
    </message>
    <message>
        <source>a sprite</source>
        <translation>un sprite</translation>
    </message>
    <message>
        <source>an array of frames</source>
        <translation>un tableau de trames</translation>
    </message>
    <message>
        <source>an array of tags</source>
        <translation>un tableau d’étiquettes</translation>
    </message>
    <message>
        <source>a probe</source>
        <translation>une sonde</translation>
    </message>
    <message>
        <source>the shape of a bullet</source>
        <translation>la forme d’un projectile</translation>
    </message>
    <message>
        <source>an emitter</source>
        <translation>un émetteur</translation>
    </message>
    <message>
        <source>pixels a second from 0 to 1000000000</source>
        <translation>des pixels par seconde de 0 à 1000000000</translation>
    </message>
    <message>
        <source>degrees from 0 on</source>
        <translation>des degrés à partir de 0</translation>
    </message>
    <message>
        <source>a stage</source>
        <translation>un plateau</translation>
    </message>
    <message>
        <source>an array of instances</source>
        <translation>un tableau d’instances</translation>
    </message>
    <message>
        <source>an array of layers</source>
        <translation>un tableau de calques</translation>
    </message>
    <message>
        <source>an array of probes</source>
        <translation>un tableau de sondes</translation>
    </message>
    <message>
        <source>an array of emitters</source>
        <translation>un tableau d’émetteurs</translation>
    </message>
    <message>
        <source>a version, a whole number from 1 on</source>
        <translation>une version, un entier à partir de 1</translation>
    </message>
    <message>
        <source>made by a newer Hitbox Editor (version %1); this one reads version %2</source>
        <translation>fait par un Hitbox Editor plus récent (version %1)&#x202f;; celui-ci lit la version %2</translation>
    </message>
    <message>
        <source>a project, an object with &quot;format&quot;: &quot;hitbox-project&quot;</source>
        <translation>un projet, un objet avec &quot;format&quot;: &quot;hitbox-project&quot;</translation>
    </message>
    <message>
        <source>an array of categories</source>
        <translation>un tableau de catégories</translation>
    </message>
    <message>
        <source>an array of sprites</source>
        <translation>un tableau de sprites</translation>
    </message>
    <message>
        <source>an array of stages</source>
        <translation>un tableau de plateaux</translation>
    </message>
    <message>
        <source>found more than %1 conflicts</source>
        <translation>plus de %1 conflits trouvés</translation>
    </message>
    <message>
        <source>an array of names of lists and items</source>
        <translation>un tableau de noms de listes et d’éléments</translation>
    </message>
    <message>
        <source>an array of keys</source>
        <translation>un tableau de clés</translation>
    </message>
    <message>
        <source>a conflict</source>
        <translation>un conflit</translation>
    </message>
    <message>
        <source>an array of conflicts</source>
        <translation>un tableau de conflits</translation>
    </message>
    <message>
        <source>at most %1 conflicts</source>
        <translation>au plus %1 conflits</translation>
    </message>
    <message>
        <source>found a property twice, or one that is not finite or has too many levels of arrays and objects</source>
        <translation>une propriété figure deux fois, n’est pas finie ou a trop de niveaux de tableaux et d’objets</translation>
    </message>
    <message>
        <source>not saved: the file could not be read back: %1</source>
        <translation>non enregistré&#xa0;: le fichier ne pourrait pas être relu&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ProjectOutlinesWords</name>
    <message>
        <source>a radius from 0 to 1000000000</source>
        <translation>un rayon de 0 à 1000000000</translation>
    </message>
    <message>
        <source>[x, y, width, height]</source>
        <translation>[x, y, largeur, hauteur]</translation>
    </message>
    <message>
        <source>a box that ends at 1000000000 or before</source>
        <translation>un rectangle qui se termine à 1000000000 ou avant</translation>
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
        <translation>ce qui a été écrit est différent à la relecture</translation>
    </message>
</context>
<context>
    <name>Scope</name>
    <message>
        <source>The others come to the same place and keep their size</source>
        <translation>Les autres viennent au même endroit et gardent leur taille</translation>
    </message>
    <message>
        <source>The others get the same size and keep their middle</source>
        <translation>Les autres prennent la même taille et gardent leur milieu</translation>
    </message>
    <message>
        <source>The others move, turn, scale and change by as much</source>
        <translation>Les autres bougent, tournent, s’étirent et changent d’autant</translation>
    </message>
    <message>
        <source>&amp;Chosen frames</source>
        <translation>Trames &amp;choisies</translation>
    </message>
    <message>
        <source>Frames of the &amp;tag</source>
        <translation>Trames de l’é&amp;tiquette</translation>
    </message>
    <message>
        <source>&amp;All frames</source>
        <translation>Toutes les tr&amp;ames</translation>
    </message>
    <message>
        <source>This &amp;frame</source>
        <translation>Cette t&amp;rame</translation>
    </message>
    <message>
        <source>A&amp;lign</source>
        <translation>A&amp;ligner</translation>
    </message>
    <message>
        <source>&amp;Stretch</source>
        <translation>Étir&amp;er</translation>
    </message>
    <message>
        <source>&amp;Move alike</source>
        <translation>Déplacer de &amp;même</translation>
    </message>
    <message>
        <source>Edits: %1 chosen frames</source>
        <translation>Modifie&#xa0;: %1 trames choisies</translation>
    </message>
    <message>
        <source>Edits: this frame, until more are chosen</source>
        <translation>Modifie&#xa0;: cette trame, jusqu’à ce que d’autres soient choisies</translation>
    </message>
    <message>
        <source>Edits: %1 frames of the tag</source>
        <translation>Modifie&#xa0;: %1 trames de l’étiquette</translation>
    </message>
    <message>
        <source>Edits: this frame, which is in no tag</source>
        <translation>Modifie&#xa0;: cette trame, qui n’a pas d’étiquette</translation>
    </message>
    <message>
        <source>Edits: all %1 frames</source>
        <translation>Modifie&#xa0;: les %1 trames</translation>
    </message>
    <message>
        <source>Edits: this frame</source>
        <translation>Modifie&#xa0;: cette trame</translation>
    </message>
    <message>
        <source>1 shape</source>
        <translation>1 forme</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes</source>
        <translation>
            <numerusform>%n forme</numerusform>
            <numerusform>%n formes</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 point</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source>Edited %1 in this frame; in the others in scope nothing changed</source>
        <translation>Modification de %1 dans cette trame&#x202f;; aucun changement dans les autres de la portée</translation>
    </message>
    <message>
        <source>Edited %1 in %2 frames</source>
        <translation>Modification de %1 dans %2 trames</translation>
    </message>
    <message>
        <source>; 1 locked one was left alone</source>
        <translation>, 1 élément verrouillé est resté tel quel</translation>
    </message>
    <message numerus="yes">
        <source>; %n locked ones were left alone</source>
        <translation>
            <numerusform>, %n élément verrouillé est resté tel quel</numerusform>
            <numerusform>, %n éléments verrouillés sont restés tels quels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n would have come to lie too far away</source>
        <translation>
            <numerusform>, %n serait arrivé trop loin</numerusform>
            <numerusform>, %n seraient arrivés trop loin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set the pivot in %n frames.</source>
        <translation>
            <numerusform>Pivot défini dans %n trame.</numerusform>
            <numerusform>Pivot défini dans %n trames.</numerusform>
        </translation>
    </message>
    <message>
        <source>; 1 of another kind or number of points was left alone</source>
        <translation>, 1 d’un autre genre ou nombre de points est resté tel quel</translation>
    </message>
    <message numerus="yes">
        <source>; %n of another kind or number of points were left alone</source>
        <translation>
            <numerusform>, %n d’un autre genre ou nombre de points est resté tel quel</numerusform>
            <numerusform>, %n d’un autre genre ou nombre de points sont restés tels quels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>too far</source>
        <translation>trop loin</translation>
    </message>
    <message>
        <source> (boxes become polygons)</source>
        <translation> (les rectangles deviennent des polygones)</translation>
    </message>
    <message>
        <source>Resize %1</source>
        <translation>Redimensionner %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tourner %1</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>Mettre %1 à l’échelle</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Relâchez pour placer. Maj reste sur un axe, Ctrl désactive l’aimantation, Échap annule.</translation>
    </message>
    <message>
        <source>Drag the point to move it, its handle to turn it; arrows nudge, Delete removes.</source>
        <translation>Glissez le point pour le déplacer, sa poignée pour le tourner&#x202f;; les flèches décalent, Suppr supprime.</translation>
    </message>
    <message>
        <source>Click a shape to select it, drag over empty ground to select several.</source>
        <translation>Cliquez sur une forme pour la sélectionner, glissez sur une zone vide pour en sélectionner plusieurs.</translation>
    </message>
    <message>
        <source>Drag to move, the grips to scale and turn. Alt+click goes to what lies below, Alt+drag moves from afar.</source>
        <translation>Glissez pour déplacer, les poignées mettent à l’échelle et tournent. Alt+clic va à ce qui est dessous, Alt+glisser déplace de loin.</translation>
    </message>
</context>
<context>
    <name>ShapeAlgebra</name>
    <message>
        <source>Merge a shape into %1</source>
        <translation>Fusionner une forme dans %1</translation>
    </message>
    <message>
        <source>Merge %n shapes into %1</source>
        <translation>Fusionner %n formes dans %1</translation>
    </message>
    <message>
        <source>Subtract a shape from %1</source>
        <translation>Soustraire une forme de %1</translation>
    </message>
    <message>
        <source>Subtract %n shapes from %1</source>
        <translation>Soustraire %n formes de %1</translation>
    </message>
    <message>
        <source>Intersect %1 with a shape</source>
        <translation>Intersection de %1 avec une forme</translation>
    </message>
    <message>
        <source>Intersect %1 with %n shapes</source>
        <translation>Intersection de %1 avec %n formes</translation>
    </message>
    <message>
        <source>These shapes share no area.</source>
        <translation>Ces formes ne partagent aucune surface.</translation>
    </message>
    <message>
        <source>Nothing would be left of %1, the lowest of these shapes.</source>
        <translation>Il ne resterait rien de %1, la plus basse de ces formes.</translation>
    </message>
    <message>
        <source>Select two or more shapes that are not locked.</source>
        <translation>Sélectionnez au moins deux formes non verrouillées.</translation>
    </message>
    <message>
        <source>%1 is a chain and has no area.</source>
        <translation>%1 est une chaîne et n’a pas de surface.</translation>
    </message>
    <message>
        <source>%1 is too much of a tangle to be combined.</source>
        <translation>%1 est trop enchevêtré pour être combiné.</translation>
    </message>
    <message>
        <source>These shapes share no edge and no area, and stay apart.</source>
        <translation>Ces formes ne partagent ni bord ni surface et restent séparées.</translation>
    </message>
</context>
<context>
    <name>ShapeCommands</name>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Category %1</source>
        <translation>Catégorie %1</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>Déplacer %1 dans l’ordre</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>Couper %1</translation>
    </message>
</context>
<context>
    <name>Shapes</name>
    <message>
        <source>Nudge %1</source>
        <translation>Décaler %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>Refléter %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tourner %1</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes</source>
        <translation>
            <numerusform>%n forme</numerusform>
            <numerusform>%n formes</numerusform>
        </translation>
    </message>
    <message>
        <source>shape</source>
        <translation>forme</translation>
    </message>
    <message>
        <source>Mirror %1 about the pivot</source>
        <translation>Inverser %1 par rapport au pivot</translation>
    </message>
</context>
<context>
    <name>Snapping</name>
    <message>
        <source>off</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>pixel</source>
        <translation>pixel</translation>
    </message>
    <message>
        <source>half pixel</source>
        <translation>demi-pixel</translation>
    </message>
    <message>
        <source>grid %1 × %2</source>
        <translation>grille %1 × %2</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>sommets</translation>
    </message>
    <message>
        <source>edges</source>
        <translation>arêtes</translation>
    </message>
    <message>
        <source>outline</source>
        <translation>contour</translation>
    </message>
    <message>
        <source>previous frame</source>
        <translation>trame précédente</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>trame</translation>
    </message>
    <message>
        <source>pivot</source>
        <translation>pivot</translation>
    </message>
</context>
<context>
    <name>SpanDrawing</name>
    <message>
        <source>Draw %1</source>
        <translation>Dessiner %1</translation>
    </message>
</context>
<context>
    <name>SymmetryTool</name>
    <message>
        <source>Click or drag to set the axis that polygons are mirrored at; a double click puts it onto the pivot. Left and right nudge, M switches it off and on.</source>
        <translation>Cliquez ou glissez pour définir l’axe autour duquel les polygones sont reflétés&#x202f;; un double-clic le met sur le pivot. Gauche et Droite décalent, M l’active ou le désactive.</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Select</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>Select, move and resize shapes</source>
        <translation>Sélectionner, déplacer et redimensionner des formes</translation>
    </message>
    <message>
        <source>Edit points</source>
        <translation>Modifier les points</translation>
    </message>
    <message>
        <source>Move, insert and delete points of shapes</source>
        <translation>Déplacer, insérer et supprimer des points de formes</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Polygone</translation>
    </message>
    <message>
        <source>Draw a polygon point by point</source>
        <translation>Dessiner un polygone point par point</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Rectangle</translation>
    </message>
    <message>
        <source>Draw a box from corner to corner</source>
        <translation>Dessiner un rectangle d’un coin à l’autre</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Cercle</translation>
    </message>
    <message>
        <source>Draw a circle from its centre</source>
        <translation>Dessiner un cercle à partir du centre</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Capsule</translation>
    </message>
    <message>
        <source>Draw a capsule into a box</source>
        <translation>Dessiner une capsule dans un rectangle</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Chaîne</translation>
    </message>
    <message>
        <source>Draw an open line point by point</source>
        <translation>Dessiner une ligne ouverte point par point</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Détourer</translation>
    </message>
    <message>
        <source>Outline what is opaque</source>
        <translation>Tracer le contour de ce qui est opaque</translation>
    </message>
    <message>
        <source>Knife</source>
        <translation>Couteau</translation>
    </message>
    <message>
        <source>Cut shapes along a line</source>
        <translation>Couper des formes le long d’une ligne</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Pivot</translation>
    </message>
    <message>
        <source>Set the point that a frame is placed by</source>
        <translation>Définir le point par lequel une trame est placée</translation>
    </message>
    <message>
        <source>Frame point</source>
        <translation>Point de trame</translation>
    </message>
    <message>
        <source>Set places of the frame that the game asks for by name</source>
        <translation>Définir des endroits de la trame que le jeu demande par leur nom</translation>
    </message>
    <message>
        <source>Symmetry axis</source>
        <translation>Axe de symétrie</translation>
    </message>
    <message>
        <source>Set the axis that polygons are mirrored at while they are drawn</source>
        <translation>Définir l’axe autour duquel les polygones sont reflétés pendant le dessin</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Placer</translation>
    </message>
    <message>
        <source>Select, move, rotate and scale what stands on the stage</source>
        <translation>Sélectionner, déplacer, tourner et mettre à l’échelle ce qui est sur le plateau</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Sonde</translation>
    </message>
    <message>
        <source>Ask what lies under a point, a segment or a shape, and drop it to keep asking</source>
        <translation>Demander ce qui se trouve sous un point, un segment ou une forme, et poser la sonde pour continuer à demander</translation>
    </message>
    <message>
        <source>Emitter</source>
        <translation>Émetteur</translation>
    </message>
    <message>
        <source>Draw what fires in the play test, and at what</source>
        <translation>Dessiner ce qui tire pendant le test de jeu, et sur quoi</translation>
    </message>
</context>
<context>
    <name>TraceTool</name>
    <message>
        <source>Trace</source>
        <translation>Détourer</translation>
    </message>
    <message>
        <source>There is no frame to trace.</source>
        <translation>Il n’y a pas de trame à détourer.</translation>
    </message>
    <message>
        <source>Cannot be traced: %1</source>
        <translation>Détourage impossible&#xa0;: %1</translation>
    </message>
    <message>
        <source>Tracing…</source>
        <translation>Détourage…</translation>
    </message>
    <message>
        <source>The frame has these outlines already. The Trace panel changes them.</source>
        <translation>La trame a déjà ces contours. Le panneau Détourage les change.</translation>
    </message>
    <message>
        <source>Click an island to take its outline; Enter takes all (%1).</source>
        <translation>Cliquez sur un îlot pour prendre son contour&#x202f;; Entrée les prend tous (%1).</translation>
    </message>
    <message numerus="yes">
        <source>Traced 1 outline of %n points.</source>
        <translation>
            <numerusform>1 contour détouré, de %n point.</numerusform>
            <numerusform>1 contour détouré, de %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Traced %1 outlines of %n points in all.</source>
        <translation>
            <numerusform>%1 contours détourés, de %n point en tout.</numerusform>
            <numerusform>%1 contours détourés, de %n points en tout.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnderCursorMenu</name>
    <message>
        <source>No shape lies under the cursor.</source>
        <translation>Aucune forme sous le curseur.</translation>
    </message>
</context>
<context>
    <name>Versions</name>
    <message>
        <source>this saved version is damaged</source>
        <translation>cette version enregistrée est endommagée</translation>
    </message>
    <message>
        <source>this saved version claims more than the %1 MiB that a project may have</source>
        <translation>cette version enregistrée prétend dépasser les %1 Mio qu’un projet peut avoir</translation>
    </message>
    <message>
        <source>this saved version holds other bytes than were saved</source>
        <translation>cette version enregistrée ne contient pas les octets qui ont été enregistrés</translation>
    </message>
    <message>
        <source>what was written reads back differently</source>
        <translation>ce qui a été écrit est différent à la relecture</translation>
    </message>
    <message>
        <source>nothing can be written there, or another editor holds it</source>
        <translation>rien ne peut y être écrit, ou un autre éditeur l’occupe</translation>
    </message>
    <message>
        <source>the note on this saved version is damaged</source>
        <translation>la note de cette version enregistrée est endommagée</translation>
    </message>
</context>
<context>
    <name>hitbox::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <translation>F&amp;orme</translation>
    </message>
    <message>
        <source>F&amp;rame</source>
        <translation>&amp;Trame</translation>
    </message>
    <message>
        <source>S&amp;tage</source>
        <translation>&amp;Plateau</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Category &amp;%1: %2</source>
        <translation>Catégorie &amp;%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Category &amp;%1</source>
        <translation>Catégorie &amp;%1</translation>
    </message>
    <message>
        <source>Of the selected shapes, or of what is drawn next</source>
        <translation>Des formes sélectionnées, ou de ce qui est dessiné ensuite</translation>
    </message>
    <message>
        <source>Set c&amp;ategory</source>
        <translation>Définir la catég&amp;orie</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Fusionner</translation>
    </message>
    <message>
        <source>Make one of the selected shapes; the lowest gives its name and category</source>
        <translation>Faire une seule forme des formes sélectionnées&#x202f;; la plus basse donne son nom et sa catégorie</translation>
    </message>
    <message>
        <source>&amp;Subtract from the lowest</source>
        <translation>&amp;Soustraire de la plus basse</translation>
    </message>
    <message>
        <source>Cut what the other selected shapes cover off the lowest one</source>
        <translation>Retirer de la plus basse ce que les autres formes sélectionnées couvrent</translation>
    </message>
    <message>
        <source>&amp;Intersect</source>
        <translation>&amp;Intersection</translation>
    </message>
    <message>
        <source>Keep what all selected shapes share; the lowest gives its name and category</source>
        <translation>Garder ce que toutes les formes sélectionnées partagent&#x202f;; la plus basse donne son nom et sa catégorie</translation>
    </message>
    <message>
        <source>S&amp;plit at points</source>
        <translation>&amp;Diviser aux points</translation>
    </message>
    <message>
        <source>Split a polygon between two selected points, or a chain at one</source>
        <translation>Diviser un polygone entre deux points sélectionnés, ou une chaîne à un point</translation>
    </message>
    <message>
        <source>&amp;Join at points</source>
        <translation>&amp;Joindre aux points</translation>
    </message>
    <message>
        <source>Join selected ends of chains, or polygons that share an edge</source>
        <translation>Joindre des extrémités de chaînes sélectionnées, ou des polygones qui partagent une arête</translation>
    </message>
    <message>
        <source>Shapes &amp;under the cursor…</source>
        <translation>Formes sous &amp;le curseur…</translation>
    </message>
    <message>
        <source>List what lies under the cursor, covered shapes too, and select one</source>
        <translation>Lister ce qui se trouve sous le curseur, même les formes couvertes, et en sélectionner une</translation>
    </message>
    <message>
        <source>S&amp;ymmetric drawing</source>
        <translation>Dessin s&amp;ymétrique</translation>
    </message>
    <message>
        <source>Draw polygons and edit their points on both sides of an axis at once</source>
        <translation>Dessiner des polygones et modifier leurs points des deux côtés d’un axe à la fois</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1. Redo brings it back.</source>
        <translation>%1. «&#x202f;Rétablir&#x202f;» le ramène.</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Rétabli&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Paste shapes, frames, sprites, an SVG path or coordinates</source>
        <translation>Coller des formes, des trames, des sprites, un chemin SVG ou des coordonnées</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Re&amp;nommer</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>Add i&amp;mages…</source>
        <translation>A&amp;jouter des images…</translation>
    </message>
    <message>
        <source>Add images, sheets and hitboxes of other tools to the project</source>
        <translation>Ajouter au projet des images, des planches et des hitbox d’autres outils</translation>
    </message>
    <message>
        <source>&amp;Reload images</source>
        <translation>Rec&amp;harger les images</translation>
    </message>
    <message>
        <source>Read all images anew, after another program changed them</source>
        <translation>Relire toutes les images, après leur modification par un autre programme</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>Ex&amp;porter…</translation>
    </message>
    <message>
        <source>Write collision files for an engine</source>
        <translation>Écrire des fichiers de collision pour un moteur</translation>
    </message>
    <message>
        <source>Export a&amp;gain</source>
        <translation>Exporter à no&amp;uveau</translation>
    </message>
    <message>
        <source>Make the last export of the project once more, without a question</source>
        <translation>Refaire la dernière exportation du projet, sans question</translation>
    </message>
    <message>
        <source>&amp;Next frame</source>
        <translation>Trame &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Previous frame</source>
        <translation>Trame &amp;précédente</translation>
    </message>
    <message>
        <source>&amp;First frame</source>
        <translation>P&amp;remière trame</translation>
    </message>
    <message>
        <source>&amp;Last frame</source>
        <translation>&amp;Dernière trame</translation>
    </message>
    <message>
        <source>&amp;Go to frame…</source>
        <translation>&amp;Aller à la trame…</translation>
    </message>
    <message>
        <source>By its number, counted from 0</source>
        <translation>Par son numéro, compté à partir de 0</translation>
    </message>
    <message>
        <source>&amp;Slice sheet into frames…</source>
        <translation>Déco&amp;uper la planche en trames…</translation>
    </message>
    <message>
        <source>Contact s&amp;heet…</source>
        <translation>Pla&amp;nche-contact…</translation>
    </message>
    <message>
        <source>All frames of the sprite side by side, to look at and to save as a picture</source>
        <translation>Toutes les trames du sprite côte à côte, à regarder et à enregistrer en image</translation>
    </message>
    <message>
        <source>&amp;Remove sprite</source>
        <translation>Supprimer l&amp;e sprite</translation>
    </message>
    <message>
        <source>&amp;Left sides</source>
        <translation>Bords &amp;gauches</translation>
    </message>
    <message>
        <source>&amp;Centres, one above the other</source>
        <translation>&amp;Centres, l’un au-dessus de l’autre</translation>
    </message>
    <message>
        <source>&amp;Right sides</source>
        <translation>Bords &amp;droits</translation>
    </message>
    <message>
        <source>&amp;Top sides</source>
        <translation>Bords &amp;supérieurs</translation>
    </message>
    <message>
        <source>&amp;Middles, one beside the other</source>
        <translation>&amp;Milieux, l’un à côté de l’autre</translation>
    </message>
    <message>
        <source>&amp;Bottom sides</source>
        <translation>Bords &amp;inférieurs</translation>
    </message>
    <message>
        <source>Spread &amp;across evenly</source>
        <translation>Répartir &amp;horizontalement</translation>
    </message>
    <message>
        <source>Spread &amp;down evenly</source>
        <translation>Répartir &amp;verticalement</translation>
    </message>
    <message>
        <source>Align the frames of the selected instances</source>
        <translation>Aligner les trames des instances sélectionnées</translation>
    </message>
    <message>
        <source>Align the shapes of the selected instances</source>
        <translation>Aligner les formes des instances sélectionnées</translation>
    </message>
    <message>
        <source>&amp;Align frames</source>
        <translation>Al&amp;igner les trames</translation>
    </message>
    <message>
        <source>Align s&amp;hapes</source>
        <translation>Aligner les &amp;formes</translation>
    </message>
    <message>
        <source>New &amp;layer</source>
        <translation>Nouveau &amp;calque</translation>
    </message>
    <message>
        <source>On top of the other layers of the stage</source>
        <translation>Au-dessus des autres calques du plateau</translation>
    </message>
    <message>
        <source>&amp;Next overlap</source>
        <translation>Che&amp;vauchement suivant</translation>
    </message>
    <message>
        <source>Go to the next pair in the list of overlaps</source>
        <translation>Aller à la paire suivante de la liste des chevauchements</translation>
    </message>
    <message>
        <source>Pre&amp;vious overlap</source>
        <translation>Chevauchement précéd&amp;ent</translation>
    </message>
    <message>
        <source>&amp;Hits only</source>
        <translation>I&amp;mpacts seulement</translation>
    </message>
    <message>
        <source>Hide overlaps of categories that do not hit each other</source>
        <translation>Masquer les chevauchements de catégories qui ne se frappent pas</translation>
    </message>
    <message>
        <source>Next numbers of the &amp;engine</source>
        <translation>Nom&amp;bres du moteur suivants</translation>
    </message>
    <message>
        <source>Mark overlaps that come out otherwise in float32 metres or in whole pixels</source>
        <translation>Marquer les chevauchements qui diffèrent en mètres float32 ou en pixels entiers</translation>
    </message>
    <message>
        <source>Show this panel, or put it away</source>
        <translation>Afficher ou masquer ce panneau</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Pannea&amp;ux</translation>
    </message>
    <message>
        <source>Play &amp;test: play or pause</source>
        <translation>Test de jeu&#xa0;: &amp;lecture ou pause</translation>
    </message>
    <message>
        <source>Instances move and spin, emitters fire, hits are counted</source>
        <translation>Les instances bougent et tournent, les émetteurs tirent, les impacts sont comptés</translation>
    </message>
    <message>
        <source>Play test: o&amp;ne step</source>
        <translation>Test de jeu&#xa0;: u&amp;n pas</translation>
    </message>
    <message>
        <source>One sixtieth of a second, then pause</source>
        <translation>Un soixantième de seconde, puis pause</translation>
    </message>
    <message>
        <source>Play test: from the &amp;beginning</source>
        <translation>Test de jeu&#xa0;: depui&amp;s le début</translation>
    </message>
    <message>
        <source>Play test: st&amp;op</source>
        <translation>Test de jeu&#xa0;: a&amp;rrêter</translation>
    </message>
    <message>
        <source>Back to editing, with everything as it was</source>
        <translation>Retour à l’édition, avec tout comme avant</translation>
    </message>
    <message>
        <source>Play test: s&amp;wept tests</source>
        <translation>Test de jeu&#xa0;: tests par bala&amp;yage</translation>
    </message>
    <message>
        <source>Look for contacts all along a bullet&apos;s way, so that none passes through</source>
        <translation>Chercher les contacts tout le long du trajet d’un projectile, afin qu’aucun ne passe au travers</translation>
    </message>
    <message>
        <source>Play test: at a &amp;quarter of the speed</source>
        <translation>Test de jeu&#xa0;: au &amp;quart de la vitesse</translation>
    </message>
    <message>
        <source>Ask with a %1 that follows the cursor</source>
        <translation>Demander avec une sonde (%1) qui suit le curseur</translation>
    </message>
    <message>
        <source>P&amp;robe</source>
        <translation>S&amp;onde</translation>
    </message>
    <message>
        <source>&amp;Another random polygon</source>
        <translation>Autre polygone &amp;aléatoire</translation>
    </message>
    <message>
        <source>&amp;Copy coordinates</source>
        <translation>&amp;Copier les coordonnées</translation>
    </message>
    <message>
        <source>Of the line pressed last in the list of probes, or of the selected ones</source>
        <translation>De la dernière ligne cliquée dans la liste des sondes, ou de celles sélectionnées</translation>
    </message>
    <message>
        <source>&amp;Delete all probes</source>
        <translation>&amp;Supprimer toutes les sondes</translation>
    </message>
    <message>
        <source>Choose an engine at the top to see what it gets</source>
        <translation>Choisissez un moteur en haut pour voir ce qu’il reçoit</translation>
    </message>
    <message>
        <source>&amp;Engine view</source>
        <translation>Vue du mot&amp;eur</translation>
    </message>
    <message>
        <source>Show on the canvas what the engine gets</source>
        <translation>Afficher sur le canevas ce que reçoit le moteur</translation>
    </message>
    <message>
        <source>&amp;Fix the problem</source>
        <translation>&amp;Réparer le problème</translation>
    </message>
    <message>
        <source>Make the best repair of the problem that the canvas explains</source>
        <translation>Faire la meilleure réparation du problème que le canevas explique</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>Prob&amp;lème suivant</translation>
    </message>
    <message>
        <source>Go to the next problem of the list</source>
        <translation>Aller au problème suivant de la liste</translation>
    </message>
    <message>
        <source>Fix a&amp;ll problems</source>
        <translation>Réparer tous les pro&amp;blèmes</translation>
    </message>
    <message>
        <source>Make every repair that keeps what the shapes fill</source>
        <translation>Faire toutes les réparations qui gardent ce que les formes remplissent</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>Règl&amp;es…</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project</source>
        <translation>Le poids de chaque règle dans ce projet</translation>
    </message>
    <message>
        <source>&amp;Edit in frames</source>
        <translation>&amp;Modifier dans les trames</translation>
    </message>
    <message>
        <source>&amp;Next scope</source>
        <translation>Portée suivan&amp;te</translation>
    </message>
    <message>
        <source>From this frame to the chosen ones, to those of the tag, to all, and back</source>
        <translation>De cette trame aux trames choisies, à celles de l’étiquette, à toutes, et retour</translation>
    </message>
    <message>
        <source>P&amp;lay or stop</source>
        <translation>&amp;Lire ou arrêter</translation>
    </message>
    <message>
        <source>Play the frames of the sprite or of the tag that is shown, or all animations on a stage</source>
        <translation>Jouer les trames du sprite ou de l’étiquette affichée, ou toutes les animations sur un plateau</translation>
    </message>
    <message>
        <source>&amp;Onion skin</source>
        <translation>Pelure d’&amp;oignon</translation>
    </message>
    <message>
        <source>The frames beside this one, faintly, as the strip&apos;s onion menu says</source>
        <translation>Les trames voisines, en transparence, selon le menu pelure d’oignon de la bande</translation>
    </message>
    <message>
        <source>&amp;Copy shapes</source>
        <translation>&amp;Copier les formes</translation>
    </message>
    <message>
        <source>Copy shapes to the ne&amp;xt frame</source>
        <translation>Copier les formes dans la trame &amp;suivante</translation>
    </message>
    <message>
        <source>Copy the selected shapes to the next frame and go there, with the copies selected</source>
        <translation>Copier les formes sélectionnées dans la trame suivante et y aller, les copies étant sélectionnées</translation>
    </message>
    <message>
        <source>Copy shapes to the next frame and &amp;keep both</source>
        <translation>Copier les formes dans la trame suivante et &amp;garder les deux</translation>
    </message>
    <message>
        <source>As before, but nothing that is drawn there is replaced</source>
        <translation>Comme ci-dessus, mais rien de ce qui y est dessiné n’est remplacé</translation>
    </message>
    <message>
        <source>Copy shapes along the &amp;picture</source>
        <translation>Copier les formes en suivant le &amp;dessin</translation>
    </message>
    <message>
        <source>To the next frame, each moved as far as the pixels that it lies on</source>
        <translation>Dans la trame suivante, chacune déplacée autant que les pixels qu’elle couvre</translation>
    </message>
    <message>
        <source>Copy shapes to the &amp;end of the tag</source>
        <translation>Copier les formes jusqu’à la &amp;fin de l’étiquette</translation>
    </message>
    <message>
        <source>Copy the selected shapes to each frame up to the last one of the tag, or of the sprite</source>
        <translation>Copier les formes sélectionnées dans chaque trame jusqu’à la dernière de l’étiquette, ou du sprite</translation>
    </message>
    <message>
        <source>Copy shapes to &amp;all frames shown</source>
        <translation>Copier les formes dans &amp;toutes les trames affichées</translation>
    </message>
    <message>
        <source>Copy shapes to the &amp;chosen frames</source>
        <translation>Copier les formes dans les trames &amp;choisies</translation>
    </message>
    <message>
        <source>C&amp;hosen frames</source>
        <translation>Tra&amp;mes choisies</translation>
    </message>
    <message>
        <source>&amp;Insert frame without shapes</source>
        <translation>&amp;Insérer une trame sans formes</translation>
    </message>
    <message>
        <source>Behind the chosen frames, with the picture of the last one</source>
        <translation>Derrière les trames choisies, avec le dessin de la dernière</translation>
    </message>
    <message>
        <source>&amp;Hold twice as long</source>
        <translation>&amp;Doubler la durée</translation>
    </message>
    <message>
        <source>Double the duration of the chosen frames</source>
        <translation>Doubler la durée des trames choisies</translation>
    </message>
    <message>
        <source>&amp;Reverse frames</source>
        <translation>In&amp;verser les trames</translation>
    </message>
    <message>
        <source>Turn round the order of the chosen frames, or of all that are shown</source>
        <translation>Inverser l’ordre des trames choisies, ou de toutes celles affichées</translation>
    </message>
    <message>
        <source>N&amp;umber frames</source>
        <translation>&amp;Numéroter les trames</translation>
    </message>
    <message>
        <source>Name the chosen frames, or all that are shown, after the first one, counting on</source>
        <translation>Nommer les trames choisies, ou toutes celles affichées, d’après la première, en comptant</translation>
    </message>
    <message>
        <source>Add &amp;tag over the chosen frames</source>
        <translation>Ajouter une éti&amp;quette sur les trames choisies</translation>
    </message>
    <message>
        <source>Add e&amp;vent to the frame</source>
        <translation>Ajouter un événe&amp;ment à la trame</translation>
    </message>
    <message>
        <source>Something that the game is told of when the frame comes up, such as a sound</source>
        <translation>Quelque chose dont le jeu est averti quand la trame apparaît, comme un son</translation>
    </message>
    <message>
        <source>Of the selected shapes, or of the selected instances within their layers</source>
        <translation>Des formes sélectionnées, ou des instances sélectionnées dans leurs calques</translation>
    </message>
    <message>
        <source>Flip &amp;horizontally</source>
        <translation>Retourner &amp;horizontalement</translation>
    </message>
    <message>
        <source>Flip &amp;vertically</source>
        <translation>Retourner &amp;verticalement</translation>
    </message>
    <message>
        <source>Turn by &amp;90°</source>
        <translation>Tourner de &amp;90°</translation>
    </message>
    <message>
        <source>Turn &amp;back by 90°</source>
        <translation>Tour&amp;ner de 90° en arrière</translation>
    </message>
    <message>
        <source>Bring to &amp;front</source>
        <translation>Mettre au premier &amp;plan</translation>
    </message>
    <message>
        <source>Bring for&amp;ward</source>
        <translation>Avan&amp;cer d’un plan</translation>
    </message>
    <message>
        <source>Send bac&amp;kward</source>
        <translation>Rec&amp;uler d’un plan</translation>
    </message>
    <message>
        <source>Send &amp;to back</source>
        <translation>Mettre à l’&amp;arrière-plan</translation>
    </message>
    <message>
        <source>&amp;Categories…</source>
        <translation>Caté&amp;gories…</translation>
    </message>
    <message>
        <source>Name, colour and match the categories of shapes</source>
        <translation>Nommer, colorer et associer les catégories de formes</translation>
    </message>
    <message>
        <source>Snap &amp;to</source>
        <translation>Ai&amp;manter à</translation>
    </message>
    <message>
        <source>Next &amp;snapping</source>
        <translation>Aimantation &amp;suivante</translation>
    </message>
    <message>
        <source>Snap to pixels, half pixels, or not at all</source>
        <translation>Aimanter aux pixels, aux demi-pixels, ou pas du tout</translation>
    </message>
    <message>
        <source>S&amp;napping…</source>
        <translation>Aimantat&amp;ion…</translation>
    </message>
    <message>
        <source>All that points snap to, and the grid of one&apos;s own</source>
        <translation>Tout ce à quoi les points s’aimantent, et la grille personnalisée</translation>
    </message>
    <message>
        <source>&amp;Loupe</source>
        <translation>&amp;Loupe</translation>
    </message>
    <message>
        <source>Show the pixels around the cursor eight times as large below 400 %</source>
        <translation>Afficher huit fois plus grands les pixels autour du curseur en dessous de 400&#x202f;%</translation>
    </message>
    <message>
        <source>Choose two sprites or more in the Sprites panel first: Ctrl or Shift and click.</source>
        <translation>Choisissez d’abord au moins deux sprites dans le panneau Sprites&#xa0;: Ctrl ou Maj et clic.</translation>
    </message>
    <message>
        <source>Join %1 sprites</source>
        <translation>Joindre %1 sprites</translation>
    </message>
    <message>
        <source>%1 sprites are one animation now; undo takes them apart.</source>
        <translation>%1 sprites forment maintenant une animation&#x202f;; «&#x202f;Annuler&#x202f;» les sépare.</translation>
    </message>
    <message>
        <source>A sprite of one frame cannot be split.</source>
        <translation>Un sprite d’une seule trame ne peut pas être divisé.</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>Diviser %1</translation>
    </message>
    <message>
        <source>“%1” is %2 sprites now; undo brings it back.</source>
        <translation>«&#x202f;%1&#x202f;» forme maintenant %2 sprites&#x202f;; «&#x202f;Annuler&#x202f;» le ramène.</translation>
    </message>
    <message>
        <source>Tags over several of them went: %1.</source>
        <translation>Des étiquettes sur plusieurs d’entre eux ont disparu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>&amp;Join chosen sprites into one</source>
        <translation>&amp;Joindre les sprites choisis</translation>
    </message>
    <message>
        <source>The frames of the chosen sprites become one animation, in the order of their numbers</source>
        <translation>Les trames des sprites choisis deviennent une animation, dans l’ordre de leurs numéros</translation>
    </message>
    <message>
        <source>S&amp;plit sprite</source>
        <translation>Di&amp;viser le sprite</translation>
    </message>
    <message>
        <source>The chosen frames become a sprite of their own; with one or all chosen, each frame does</source>
        <translation>Les trames choisies deviennent un sprite&#x202f;; si une seule ou toutes sont choisies, chaque trame en devient un</translation>
    </message>
    <message>
        <source>&amp;Find image…</source>
        <translation>Trou&amp;ver l’image…</translation>
    </message>
    <message>
        <source>Where an image is that cannot be read; others beside it are found with it</source>
        <translation>Indiquer où se trouve une image illisible&#x202f;; les autres à côté sont trouvées avec elle</translation>
    </message>
    <message>
        <source>&amp;Replace image…</source>
        <translation>Remplacer l’ima&amp;ge…</translation>
    </message>
    <message>
        <source>Another image in the place of the one in view; frames and shapes stay</source>
        <translation>Une autre image à la place de l’image affichée&#x202f;; trames et formes restent</translation>
    </message>
    <message>
        <source>&amp;Stage on or off</source>
        <translation>Affic&amp;her ou quitter le plateau</translation>
    </message>
    <message>
        <source>Place frames and see what overlaps</source>
        <translation>Placer des trames et voir ce qui se chevauche</translation>
    </message>
    <message>
        <source>&amp;Place frame</source>
        <translation>Pl&amp;acer la trame</translation>
    </message>
    <message>
        <source>Put the frame in view on the stage</source>
        <translation>Mettre la trame affichée sur le plateau</translation>
    </message>
    <message>
        <source>Trace the selected f&amp;rames</source>
        <translation>Détourer les trames &amp;sélectionnées</translation>
    </message>
    <message>
        <source>Outline what is opaque, as the Trace panel says</source>
        <translation>Tracer le contour de ce qui est opaque, selon le panneau Détourage</translation>
    </message>
    <message>
        <source>&amp;Trace</source>
        <translation>Dé&amp;tourage</translation>
    </message>
    <message>
        <source>&amp;Trace all frames of the sprite</source>
        <translation>&amp;Détourer toutes les trames du sprite</translation>
    </message>
    <message>
        <source>Trace all frames of the &amp;project</source>
        <translation>Détourer toutes les trames du &amp;projet</translation>
    </message>
    <message>
        <source>Chosen cells of tr&amp;acks</source>
        <translation>Cellules c&amp;hoisies des pistes</translation>
    </message>
    <message>
        <source>&amp;Join into one track</source>
        <translation>&amp;Joindre en une piste</translation>
    </message>
    <message>
        <source>Make the shapes of the chosen cells one thing at different times</source>
        <translation>Faire des formes des cellules choisies un même élément à des moments différents</translation>
    </message>
    <message>
        <source>Take &amp;out of the track</source>
        <translation>&amp;Retirer de la piste</translation>
    </message>
    <message>
        <source>Make each shape of the chosen cells a thing by itself</source>
        <translation>Faire de chaque forme des cellules choisies un élément à part</translation>
    </message>
    <message>
        <source>&amp;Hold to here</source>
        <translation>&amp;Maintenir jusqu’ici</translation>
    </message>
    <message>
        <source>Keep the shape of the first chosen cell, or the last one before it, in all of them</source>
        <translation>Garder la forme de la première cellule choisie, ou la dernière avant elle, dans toutes les cellules</translation>
    </message>
    <message>
        <source>Of the chosen cells that lie between two keys</source>
        <translation>Des cellules choisies qui se trouvent entre deux clés</translation>
    </message>
    <message>
        <source>In-betweens: ease &amp;in</source>
        <translation>Intermédiaires&#xa0;: &amp;accélération</translation>
    </message>
    <message>
        <source>In-betweens: &amp;ease out</source>
        <translation>Intermédiaires&#xa0;: &amp;décélération</translation>
    </message>
    <message>
        <source>In-betweens: ease in &amp;and out</source>
        <translation>Intermédiaires&#xa0;: a&amp;ccélération et décélération</translation>
    </message>
    <message>
        <source>In-betweens: &amp;none, all keys</source>
        <translation>Intermédiaires&#xa0;: a&amp;ucun, que des clés</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom &amp;avant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>&amp;100&#x202f;%</translation>
    </message>
    <message>
        <source>One screen pixel for each pixel</source>
        <translation>Un pixel d’écran par pixel</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>A&amp;juster</translation>
    </message>
    <message>
        <source>Show the whole frame or stage</source>
        <translation>Afficher toute la trame ou tout le plateau</translation>
    </message>
    <message>
        <source>&amp;New project</source>
        <translation>&amp;Nouveau projet</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open projects and images, each project in a tab</source>
        <translation>Ouvrir des projets et des images, chaque projet dans un onglet</translation>
    </message>
    <message>
        <source>Reco&amp;ver…</source>
        <translation>Ré&amp;cupérer…</translation>
    </message>
    <message>
        <source>Open work that was closed without saving</source>
        <translation>Ouvrir le travail fermé sans être enregistré</translation>
    </message>
    <message>
        <source>Vers&amp;ions…</source>
        <translation>Vers&amp;ions…</translation>
    </message>
    <message>
        <source>See what the project was like when it was saved, and open that as a copy</source>
        <translation>Voir le projet tel qu’il était lors d’un enregistrement, et l’ouvrir en copie</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>&amp;Fermer le projet</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>Rec&amp;hercher une action…</translation>
    </message>
    <message>
        <source>Type a few letters of any action, sprite or frame</source>
        <translation>Tapez quelques lettres d’une action, d’un sprite ou d’une trame</translation>
    </message>
    <message>
        <source>Ne&amp;xt project</source>
        <translation>&amp;Projet suivant</translation>
    </message>
    <message>
        <source>Pre&amp;vious project</source>
        <translation>Projet précé&amp;dent</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>Comme le &amp;bureau</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>Explains what has the focus, beside the work</source>
        <translation>Explique ce qui a le focus, à côté du travail</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>All keys and gestures, beside the work</source>
        <translation>Tous les raccourcis et tous les gestes, à côté du travail</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>Modifier les ra&amp;ccourcis…</translation>
    </message>
    <message>
        <source>&amp;About Hitbox Editor</source>
        <translation>À &amp;propos de Hitbox Editor</translation>
    </message>
    <message>
        <source>&amp;First contact</source>
        <translation>&amp;Premier contact</translation>
    </message>
    <message>
        <source>&amp;Last contact</source>
        <translation>&amp;Dernier contact</translation>
    </message>
    <message>
        <source>In the timeline</source>
        <translation>Dans la chronologie</translation>
    </message>
    <message>
        <source>Next pane&amp;l</source>
        <translation>Panneau s&amp;uivant</translation>
    </message>
    <message>
        <source>Go on to the next panel, or to the canvas</source>
        <translation>Passer au panneau suivant, ou au canevas</translation>
    </message>
    <message>
        <source>Previous p&amp;anel</source>
        <translation>Pa&amp;nneau précédent</translation>
    </message>
    <message>
        <source>Trac&amp;ks</source>
        <translation>P&amp;istes</translation>
    </message>
    <message>
        <source>What is there in which frame, in place of the strip of frames</source>
        <translation>Ce qui existe dans quelle trame, à la place de la bande des trames</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>Chronolo&amp;gie</translation>
    </message>
    <message>
        <source>Play two animations side by side and see when they connect</source>
        <translation>Jouer deux animations côte à côte et voir quand elles se touchent</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Lan&amp;gue</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Réglages…</translation>
    </message>
    <message>
        <source>Language, colours, text size, durations and keys</source>
        <translation>Langue, couleurs, taille du texte, durées et touches</translation>
    </message>
    <message>
        <source>R&amp;un a script…</source>
        <translation>Exéc&amp;uter un script…</translation>
    </message>
    <message>
        <source>A rule, an export or an edit of your own, in JavaScript</source>
        <translation>Une règle, un export ou une modification à vous, en JavaScript</translation>
    </message>
    <message>
        <source>Conflicts of a mer&amp;ge</source>
        <translation>Conflits d’une &amp;fusion</translation>
    </message>
    <message>
        <source>&amp;Next conflict</source>
        <translation>Conflit &amp;suivant</translation>
    </message>
    <message>
        <source>Go to the next place that two people changed, each to something else</source>
        <translation>Aller au prochain endroit que deux personnes ont modifié différemment</translation>
    </message>
    <message>
        <source>Take &amp;ours</source>
        <translation>Prendre la &amp;nôtre</translation>
    </message>
    <message>
        <source>Take &amp;theirs</source>
        <translation>Prendre la &amp;leur</translation>
    </message>
    <message>
        <source>Keep &amp;both</source>
        <translation>Garder les &amp;deux</translation>
    </message>
    <message>
        <source>&amp;Done as it is</source>
        <translation>&amp;Laisser tel quel</translation>
    </message>
    <message>
        <source>Sam&amp;ples</source>
        <translation>E&amp;xemples</translation>
    </message>
    <message>
        <source>%1 sprites are one now, each of them a tag; undo takes them apart.</source>
        <translation>%1 sprites n’en forment plus qu’un, chacun avec son étiquette&#x202f;; «&#x202f;Annuler&#x202f;» les sépare.</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Outils</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>Ord&amp;re</translation>
    </message>
    <message>
        <source>Flip horizontally about the &amp;pivot</source>
        <translation>Retourner horizontalement par rapport au &amp;pivot</translation>
    </message>
    <message>
        <source>Flip vertically about the pivot</source>
        <translation>Retourner verticalement par rapport au pivot</translation>
    </message>
    <message>
        <source>Rename what is selected in the list at hand, or the selected shape or point, or else the sprite</source>
        <translation>Renommer ce qui est sélectionné dans la liste active, ou la forme ou le point sélectionné, ou sinon le sprite</translation>
    </message>
    <message>
        <source>What is drawn next is “%1”; %2 once more: what is selected, too.</source>
        <translation>Prochaine forme&#xa0;: «&#x202f;%1&#x202f;»&#x202f;; %2 de nouveau&#xa0;: la sélection aussi.</translation>
    </message>
    <message>
        <source>The selected shapes are “%1” now.</source>
        <translation>Les formes sélectionnées sont maintenant&#xa0;: «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>What is drawn next is “%1”.</source>
        <translation>Prochaine forme&#xa0;: «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>P&amp;ivots of the chosen frames</source>
        <translation>P&amp;ivots des trames choisies</translation>
    </message>
    <message>
        <source>Pivot at the &amp;bottom middle of the picture (feet)</source>
        <translation>Pivot en &amp;bas au milieu de l’image (pieds)</translation>
    </message>
    <message>
        <source>Below what is opaque in each chosen frame: where a figure stands</source>
        <translation>Sous ce qui est opaque dans chaque trame choisie&#xa0;: là où se tient un personnage</translation>
    </message>
    <message>
        <source>Pivot in the &amp;centre of the picture</source>
        <translation>Pivot au &amp;centre de l’image</translation>
    </message>
    <message>
        <source>The middle of what is opaque in each chosen frame</source>
        <translation>Le milieu de ce qui est opaque dans chaque trame choisie</translation>
    </message>
    <message>
        <source>Pivot at the bottom middle of the &amp;frame</source>
        <translation>Pivot en bas au milieu de la &amp;trame</translation>
    </message>
    <message>
        <source>Of each chosen frame, whatever its picture shows</source>
        <translation>De chaque trame choisie, quoi que montre son image</translation>
    </message>
    <message>
        <source>Pivot in the centre of the f&amp;rame</source>
        <translation>Pivot au centre de la t&amp;rame</translation>
    </message>
    <message>
        <source>In-betweens: linea&amp;r</source>
        <translation>Intermédiaires&#xa0;: linéai&amp;res</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>&amp;Qu’est-ce que c’est&#x202f;?</translation>
    </message>
    <message>
        <source>The next click says what something is for</source>
        <translation>Le prochain clic indique à quoi sert quelque chose</translation>
    </message>
    <message>
        <source>Step by step, beside the work</source>
        <translation>Pas à pas, à côté du travail</translation>
    </message>
    <message>
        <source>&amp;Tutorials</source>
        <translation>T&amp;utoriels</translation>
    </message>
</context>
<context>
    <name>hitbox::AnimationBox</name>
    <message>
        <source>all frames</source>
        <translation>toutes les trames</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>hitbox::AnimationImport</name>
    <message>
        <source>images “%1”</source>
        <translation>images «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>no image has the number %1; the frames follow each other without it</source>
        <translation>aucune image ne porte le numéro %1&#x202f;; les trames se suivent sans elle</translation>
    </message>
    <message>
        <source>sprite “%1”</source>
        <translation>sprite «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>its images differ in size: “%1” has %2 pixels, “%3” has %4; each pivot is in the middle of its own</source>
        <translation>ses images n’ont pas la même taille&#xa0;: «&#x202f;%1&#x202f;» fait %2 pixels, «&#x202f;%3&#x202f;» en fait %4&#x202f;; chaque pivot est au milieu de la sienne</translation>
    </message>
    <message>
        <source>several images have the number %1; all of them are frames, one behind the other</source>
        <translation>plusieurs images portent le numéro %1&#x202f;; toutes sont des trames, l’une après l’autre</translation>
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
        <translation>Bit %1&#xa0;: couche %2, valeur %3</translation>
    </message>
    <message>
        <source>Bits as a number</source>
        <translation>Bits en nombre</translation>
    </message>
    <message>
        <source>The bits as a number: decimal, or hexadecimal as 0x1f, or binary as 0b101</source>
        <translation>Les bits sous forme de nombre&#xa0;: décimal, hexadécimal comme 0x1f ou binaire comme 0b101</translation>
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
        <translation>Relâché en %1</translation>
    </message>
    <message>
        <source>Pressed at %1</source>
        <translation>Appuyé en %1</translation>
    </message>
    <message>
        <source>Clicked at %1</source>
        <translation>Cliqué en %1</translation>
    </message>
</context>
<context>
    <name>hitbox::CategoriesDialog</name>
    <message>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <source>A tick says that shapes of the row&apos;s category strike shapes of the column&apos;s. Bits become the engine&apos;s layer, the ticks its mask. Changes are made at once; Ctrl+Z takes them back.</source>
        <translation>Une coche indique que les formes de la catégorie de la ligne frappent celles de la catégorie de la colonne. Les bits deviennent la couche du moteur, les coches son masque. Les changements sont immédiats&#x202f;; Ctrl+Z les annule.</translation>
    </message>
    <message>
        <source>Categories and who hits whom</source>
        <translation>Catégories et qui frappe qui</translation>
    </message>
    <message>
        <source>“%1” is no whole number from 0 to 4294967295.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un entier de 0 à 4294967295.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>%1, told apart by every kind of colour vision</source>
        <translation>%1, distinguable par tous les types de vision des couleurs</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>Couleur %1</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Autre…</translation>
    </message>
    <message>
        <source>Choose any colour</source>
        <translation>Choisir n’importe quelle couleur</translation>
    </message>
    <message>
        <source>Who hits whom</source>
        <translation>Qui frappe qui</translation>
    </message>
    <message>
        <source>There is a category “%1” already.</source>
        <translation>Il y a déjà une catégorie «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>A category needs a name.</source>
        <translation>Une catégorie a besoin d’un nom.</translation>
    </message>
    <message>
        <source>Rename category to %1</source>
        <translation>Renommer la catégorie en %1</translation>
    </message>
    <message>
        <source>Bits of %1</source>
        <translation>Bits de %1</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Couleur de %1</translation>
    </message>
    <message>
        <source>Move category %1</source>
        <translation>Déplacer la catégorie %1</translation>
    </message>
    <message>
        <source>category</source>
        <translation>catégorie</translation>
    </message>
    <message>
        <source>Add category</source>
        <translation>Ajouter une catégorie</translation>
    </message>
    <message>
        <source>Remove category %1</source>
        <translation>Supprimer la catégorie %1</translation>
    </message>
    <message>
        <source>Its one shape goes to</source>
        <translation>Son unique forme passe à</translation>
    </message>
    <message numerus="yes">
        <source>Its %n shapes go to</source>
        <translation>
            <numerusform>Sa %n forme passe à</numerusform>
            <numerusform>Ses %n formes passent à</numerusform>
        </translation>
    </message>
    <message>
        <source>no category</source>
        <translation>sans catégorie</translation>
    </message>
</context>
<context>
    <name>hitbox::CategoryList</name>
    <message>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <source>No categories yet.</source>
        <translation>Pas encore de catégories.</translation>
    </message>
</context>
<context>
    <name>hitbox::CategoryTableModel</name>
    <message>
        <source>%1 hits %2</source>
        <translation>%1 frappe %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>hits %1</source>
        <translation>frappe %1</translation>
    </message>
</context>
<context>
    <name>hitbox::CommandPalette</name>
    <message>
        <source>Find an action</source>
        <translation>Rechercher une action</translation>
    </message>
    <message>
        <source>Find an action, a sprite or a frame</source>
        <translation>Rechercher une action, un sprite ou une trame</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>Ce qui correspond</translation>
    </message>
</context>
<context>
    <name>hitbox::ConflictChoices</name>
    <message>
        <source>what the conflict is about is not there any more, or is there twice</source>
        <translation>ce dont traite le conflit n’est plus là, ou y est deux fois</translation>
    </message>
    <message>
        <source>this is to be done by hand</source>
        <translation>ceci est à faire à la main</translation>
    </message>
    <message>
        <source>%1 is the name of something else</source>
        <translation>%1 est le nom d’autre chose</translation>
    </message>
</context>
<context>
    <name>hitbox::ConflictsPanel</name>
    <message>
        <source>Outline</source>
        <translation>Contour</translation>
    </message>
    <message>
        <source>The project</source>
        <translation>Le projet</translation>
    </message>
    <message>
        <source>%1: both changed it</source>
        <translation>%1 : modifié des deux côtés</translation>
    </message>
    <message>
        <source>Ours removed it, theirs changed it</source>
        <translation>Supprimé chez nous, modifié chez eux</translation>
    </message>
    <message>
        <source>Theirs removed it, ours changed it</source>
        <translation>Supprimé chez eux, modifié chez nous</translation>
    </message>
    <message>
        <source>Order: both moved some of %1</source>
        <translation>Ordre : les deux côtés ont déplacé dans %1</translation>
    </message>
    <message>
        <source>Its new name is that of something else</source>
        <translation>Son nouveau nom est celui d’autre chose</translation>
    </message>
    <message>
        <source>It went to two places, and is in both</source>
        <translation>Il est allé à deux endroits et se trouve aux deux</translation>
    </message>
    <message>
        <source>All that it named was removed, and it too</source>
        <translation>Tout ce qu’il nommait a été supprimé, et lui aussi</translation>
    </message>
    <message>
        <source>A conflict that a newer version knows</source>
        <translation>Un conflit que connaît une version plus récente</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>supprimé</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflits</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>La nôtre</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>La leur</translation>
    </message>
    <message>
        <source>Take ours</source>
        <translation>Prendre la nôtre</translation>
    </message>
    <message>
        <source>Make it as our side has it</source>
        <translation>Le mettre comme de notre côté</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Prendre la leur</translation>
    </message>
    <message>
        <source>Make it as their side has it</source>
        <translation>Le mettre comme de leur côté</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Garder les deux</translation>
    </message>
    <message>
        <source>Keep our shape, and theirs as another one above it</source>
        <translation>Garder notre forme, et la leur comme une autre au-dessus</translation>
    </message>
    <message>
        <source>Leave it as it is now</source>
        <translation>Le laisser comme il est</translation>
    </message>
    <message>
        <source>All conflicts are settled</source>
        <translation>Tous les conflits sont réglés</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>Laisser tel quel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Pivot</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propriétés</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Impacts</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Défaut</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Calque</translation>
    </message>
    <message>
        <source>Sprites</source>
        <translation>Sprites</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Trames</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formes</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>Instances</translation>
    </message>
    <message>
        <source>Probes</source>
        <translation>Sondes</translation>
    </message>
    <message>
        <source>Emitters</source>
        <translation>Émetteurs</translation>
    </message>
</context>
<context>
    <name>hitbox::ContactSheet</name>
    <message>
        <source>%1 of %2 frames</source>
        <translation>%1 trames sur %2</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 trame</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>%1 trames</translation>
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
        <translation>Planche-contact de %1</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>Ta&amp;ille</translation>
    </message>
    <message>
        <source>Size of a frame in pixels</source>
        <translation>Taille d’une trame en pixels</translation>
    </message>
    <message>
        <source>Pixels for the longer side of a frame; enlarged ones take whole multiples of their pixels</source>
        <translation>Pixels du plus grand côté d’une trame&#x202f;; les agrandissements sont des multiples entiers de leurs pixels</translation>
    </message>
    <message>
        <source>S&amp;hapes</source>
        <translation>F&amp;ormes</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 trame</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n trame</numerusform>
            <numerusform>%n trames</numerusform>
        </translation>
    </message>
    <message>
        <source>Double click on a frame goes there.</source>
        <translation>Double-cliquer sur une trame y mène.</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>&amp;Enregistrer l’image…</translation>
    </message>
    <message>
        <source>As PNG, or as a page of HTML that says what is wrong with each frame</source>
        <translation>En PNG, ou en page HTML qui indique les problèmes de chaque trame</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>Images PNG (*.png)</translation>
    </message>
    <message>
        <source>HTML pages (*.html)</source>
        <translation>Pages HTML (*.html)</translation>
    </message>
    <message>
        <source>Save the contact sheet</source>
        <translation>Enregistrer la planche-contact</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Dessin en cours…</translation>
    </message>
    <message>
        <source>Could not write the contact sheet: %1</source>
        <translation>Impossible d’écrire la planche-contact&#xa0;: %1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>Écrit&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::ContactSheetView</name>
    <message>
        <source>Frames</source>
        <translation>Trames</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
</context>
<context>
    <name>hitbox::CopyNote</name>
    <message>
        <source>Keep both</source>
        <translation>Garder les deux</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>hitbox::CrashReportDialog</name>
    <message>
        <source>The report cannot be read: %1</source>
        <translation>Le rapport est illisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>Crash Report</source>
        <translation>Rapport de plantage</translation>
    </message>
    <message>
        <source>Nothing of your projects is in it, and it was sent nowhere. Whoever mends the editor can use it.
%1</source>
        <translation>Il ne contient rien de vos projets et n’a été envoyé nulle part. Il est utile à qui répare l’éditeur.
%1</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Le rapport</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Open &amp;Folder</source>
        <translation>Ouvrir le &amp;dossier</translation>
    </message>
</context>
<context>
    <name>hitbox::DocumentTabs</name>
    <message>
        <source>Open projects</source>
        <translation>Projets ouverts</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Pas encore enregistré</translation>
    </message>
</context>
<context>
    <name>hitbox::EmitterFields</name>
    <message>
        <source>Category of the bullets</source>
        <translation>Catégorie des projectiles</translation>
    </message>
    <message>
        <source>Decides what the bullets hit</source>
        <translation>Détermine ce que les projectiles frappent</translation>
    </message>
    <message>
        <source>Bullet</source>
        <translation>Projectile</translation>
    </message>
    <message>
        <source>point</source>
        <translation>point</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>cercle</translation>
    </message>
    <message>
        <source>box</source>
        <translation>rectangle</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>capsule</translation>
    </message>
    <message>
        <source>drawn shape</source>
        <translation>forme dessinée</translation>
    </message>
    <message>
        <source>Fires from</source>
        <translation>Tire depuis</translation>
    </message>
    <message>
        <source>the edges</source>
        <translation>les bords</translation>
    </message>
    <message>
        <source>a place</source>
        <translation>un endroit</translation>
    </message>
    <message>
        <source>Fires at</source>
        <translation>Tire sur</translation>
    </message>
    <message>
        <source>an instance</source>
        <translation>une instance</translation>
    </message>
    <message>
        <source>Copy…</source>
        <translation>Copier…</translation>
    </message>
    <message>
        <source>Fire a copy of a shape of the selected instance, or of the frame below</source>
        <translation>Tirer une copie d’une forme de l’instance sélectionnée, ou de la trame ci-dessous</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Vers</translation>
    </message>
    <message>
        <source>Change emitter</source>
        <translation>Modifier l’émetteur</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>rayon</translation>
    </message>
    <message>
        <source>width</source>
        <translation>largeur</translation>
    </message>
    <message>
        <source>height</source>
        <translation>hauteur</translation>
    </message>
    <message>
        <source>length</source>
        <translation>longueur</translation>
    </message>
    <message>
        <source>from x</source>
        <translation>de x</translation>
    </message>
    <message>
        <source>from y</source>
        <translation>de y</translation>
    </message>
    <message>
        <source>instance</source>
        <translation>instance</translation>
    </message>
    <message>
        <source>at x</source>
        <translation>vers x</translation>
    </message>
    <message>
        <source>at y</source>
        <translation>vers y</translation>
    </message>
    <message>
        <source>every</source>
        <translation>chaque</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>vitesse</translation>
    </message>
    <message>
        <source> px/s</source>
        <translation> px/s</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>dispersion</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>The frame has no shapes</source>
        <translation>La trame n’a pas de formes</translation>
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
        <translation>Émetteurs</translation>
    </message>
    <message>
        <source>Nothing fires yet. Add an emitter.</source>
        <translation>Rien ne tire encore. Ajoutez un émetteur.</translation>
    </message>
    <message>
        <source>Add an emitter that fires at the first instance</source>
        <translation>Ajouter un émetteur qui tire sur la première instance</translation>
    </message>
    <message>
        <source>Duplicate this emitter</source>
        <translation>Dupliquer cet émetteur</translation>
    </message>
    <message>
        <source>Remove this emitter (Delete)</source>
        <translation>Supprimer cet émetteur (Delete)</translation>
    </message>
    <message>
        <source>Rename emitter</source>
        <translation>Renommer l’émetteur</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Add emitter</source>
        <translation>Ajouter un émetteur</translation>
    </message>
    <message>
        <source>Duplicate emitter</source>
        <translation>Dupliquer l’émetteur</translation>
    </message>
    <message>
        <source>Remove emitter</source>
        <translation>Supprimer l’émetteur</translation>
    </message>
</context>
<context>
    <name>hitbox::EmittersItem</name>
    <message>
        <source>%1 of %2 emitters in view are marked: zoom in for the rest</source>
        <translation>%1 émetteurs visibles sur %2 sont marqués&#xa0;: zoomez pour voir les autres</translation>
    </message>
</context>
<context>
    <name>hitbox::EmptyFrameBar</name>
    <message>
        <source>This frame has no shapes yet.</source>
        <translation>Cette trame n’a pas encore de formes.</translation>
    </message>
    <message>
        <source>Copy the shapes of that frame, as the same things at another time</source>
        <translation>Copier les formes de cette trame, comme les mêmes choses à un autre moment</translation>
    </message>
    <message>
        <source>Copy shapes to %1</source>
        <translation>Copier les formes dans %1</translation>
    </message>
    <message>
        <source>Shapes of %1</source>
        <translation>Formes de %1</translation>
    </message>
</context>
<context>
    <name>hitbox::EngineChooser</name>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>The engine that this project is made for: what it gets is shown, and exports start with it</source>
        <translation>Le moteur auquel ce projet est destiné&#xa0;: ce qu’il reçoit est affiché, et les exportations commencent par lui</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
</context>
<context>
    <name>hitbox::EnginePanel</name>
    <message>
        <source>Engine gets</source>
        <translation>Reçu par le moteur</translation>
    </message>
    <message>
        <source>What the engine gets</source>
        <translation>Ce que reçoit le moteur</translation>
    </message>
    <message>
        <source>What the engine loses</source>
        <translation>Ce que perd le moteur</translation>
    </message>
    <message>
        <source>Engine view</source>
        <translation>Vue du moteur</translation>
    </message>
    <message>
        <source>Show on the canvas what the engine gets</source>
        <translation>Afficher sur le canevas ce que reçoit le moteur</translation>
    </message>
    <message>
        <source>%1 is not exported: %2</source>
        <translation>%1 n’est pas exporté&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>of this frame</source>
        <translation>de cette trame</translation>
    </message>
    <message>
        <source>choose one at the top</source>
        <translation>choisissez-en un en haut</translation>
    </message>
    <message>
        <source>“%1” is not known here</source>
        <translation>«&#x202f;%1&#x202f;» est inconnu ici</translation>
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
        <translation>Événements&#xa0;: %1</translation>
    </message>
    <message>
        <source>Events of the frame</source>
        <translation>Événements de la trame</translation>
    </message>
    <message>
        <source>Nothing happens in this frame.</source>
        <translation>Rien ne se passe dans cette trame.</translation>
    </message>
    <message>
        <source>Add an event</source>
        <translation>Ajouter un événement</translation>
    </message>
    <message>
        <source>Duplicate this event</source>
        <translation>Dupliquer cet événement</translation>
    </message>
    <message>
        <source>Remove this event (Delete)</source>
        <translation>Supprimer cet événement (Delete)</translation>
    </message>
    <message>
        <source>Properties of the event</source>
        <translation>Propriétés de l’événement</translation>
    </message>
    <message>
        <source>Add a property to the event</source>
        <translation>Ajouter une propriété à l’événement</translation>
    </message>
    <message>
        <source>event</source>
        <translation>événement</translation>
    </message>
    <message>
        <source>Add event %1</source>
        <translation>Ajouter l’événement %1</translation>
    </message>
    <message>
        <source>Duplicate event %1</source>
        <translation>Dupliquer l’événement %1</translation>
    </message>
    <message>
        <source>Remove event %1</source>
        <translation>Supprimer l’événement %1</translation>
    </message>
    <message>
        <source>Rename event to %1</source>
        <translation>Renommer l’événement en %1</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportDialog</name>
    <message>
        <source>… and %1 more</source>
        <translation>… et %1 de plus</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>On every save</source>
        <translation>À chaque enregistrement</translation>
    </message>
    <message>
        <source>&amp;Copy text</source>
        <translation>&amp;Copier le texte</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>This version of the editor does not know the format.</source>
        <translation>Cette version de l’éditeur ne connaît pas le format.</translation>
    </message>
    <message>
        <source>Export into</source>
        <translation>Exporter dans</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exportation…</translation>
    </message>
    <message>
        <source>Choose the folder that the files are written to.</source>
        <translation>Choisissez le dossier où écrire les fichiers.</translation>
    </message>
    <message>
        <source>“%1” is a relative folder; choose one from the root on.</source>
        <translation>«&#x202f;%1&#x202f;» est un dossier relatif&#x202f;; choisissez-en un depuis la racine.</translation>
    </message>
    <message>
        <source>The folder&apos;s name has more than %1 characters, or several lines; choose another one.</source>
        <translation>Le nom du dossier dépasse %1 caractères ou tient sur plusieurs lignes&#x202f;; choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Replace files?</source>
        <translation>Remplacer les fichiers&#x202f;?</translation>
    </message>
    <message>
        <source>The folder has other files of these names: %1</source>
        <translation>Le dossier contient d’autres fichiers de ces noms&#xa0;: %1</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>&amp;Save as profile</source>
        <translation>&amp;Enregistrer comme profil</translation>
    </message>
    <message>
        <source>Keep this engine with its options and the folder in the project, under a name</source>
        <translation>Garder ce moteur avec ses options et le dossier dans le projet, sous un nom</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Moteurs</translation>
    </message>
    <message>
        <source>Leave this window and go to the first shape that is wrong</source>
        <translation>Quitter cette fenêtre et aller à la première forme invalide</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Dossier</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>C&amp;hoisir…</translation>
    </message>
    <message>
        <source>Make the export of this profile again whenever the project is saved</source>
        <translation>Refaire l’exportation de ce profil à chaque enregistrement du projet</translation>
    </message>
    <message>
        <source>Put the text of the file in view on the clipboard</source>
        <translation>Mettre le texte du fichier affiché dans le presse-papiers</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The folder has another file of this name: %1</source>
        <translation>Le dossier contient un autre fichier de ce nom&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportFlow</name>
    <message>
        <source>%1 Lost or changed: %2.</source>
        <translation>%1 Perdu ou modifié&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 Lost or changed: %2, and %n more.</source>
        <translation>
            <numerusform>%1 Perdu ou modifié&#xa0;: %2, et %n autre.</numerusform>
            <numerusform>%1 Perdu ou modifié&#xa0;: %2, et %n autres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1, et %n autre</numerusform>
            <numerusform>%1, et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exportation…</translation>
    </message>
    <message>
        <source>The project wants to be exported at every save, into %1.</source>
        <translation>Le projet demande à être exporté à chaque enregistrement, dans %1.</translation>
    </message>
    <message>
        <source>The project wants to be exported at every save, into %1, and to read %2 for it.</source>
        <translation>Le projet demande à être exporté à chaque enregistrement, dans %1, et à lire %2 pour cela.</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Autoriser</translation>
    </message>
    <message>
        <source>Not exported: %1</source>
        <translation>Non exporté&#xa0;: %1</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Saved. %1</source>
        <translation>Enregistré. %1</translation>
    </message>
    <message>
        <source>Saved, but “%1” was not exported: %2</source>
        <translation>Enregistré, mais «&#x202f;%1&#x202f;» n’a pas été exporté&#xa0;: %2</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>%1 The project is made for %2 now: undo takes that back.</source>
        <translation>%1 Le projet est maintenant fait pour %2&#xa0;: annuler revient dessus.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>The project is made for %1, as it was exported last: undo takes that back.</source>
        <translation>Le projet est fait pour %1, comme lors du dernier export&#xa0;: annuler revient dessus.</translation>
    </message>
    <message>
        <source>Exported %1 into %2 (%3).</source>
        <translation>%1 exporté vers %2 (%3).</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportOptionFields</name>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportPreviewView</name>
    <message>
        <source>Search the text</source>
        <translation>Rechercher dans le texte</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>The files are being made</source>
        <translation>Création des fichiers en cours</translation>
    </message>
    <message>
        <source>Text of the file</source>
        <translation>Texte du fichier</translation>
    </message>
    <message>
        <source>Search the text (Ctrl+F); Return goes on, Shift+Return back</source>
        <translation>Rechercher dans le texte (Ctrl+F)&#x202f;; Return continue, Shift+Return revient</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Return)</source>
        <translation>Résultat précédent (Shift+Return)</translation>
    </message>
    <message>
        <source>Next hit (Return)</source>
        <translation>Résultat suivant (Return)</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 pixels</source>
        <translation>Une image de %1 × %2 pixels</translation>
    </message>
    <message>
        <source>
… and 1 byte more</source>
        <translation>
… et 1 octet de plus</translation>
    </message>
    <message numerus="yes">
        <source>
… and %n bytes more</source>
        <translation>
            <numerusform>
… et %n octet de plus</numerusform>
            <numerusform>
… et %n octets de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 o</translation>
    </message>
</context>
<context>
    <name>hitbox::FieldForm</name>
    <message>
        <source>%1: %2 unless a shape says otherwise</source>
        <translation>%1&#xa0;: %2 sauf indication contraire d’une forme</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>several</source>
        <translation>plusieurs</translation>
    </message>
</context>
<context>
    <name>hitbox::FieldsTable</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Fields of the category</source>
        <translation>Champs de la catégorie</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Défaut</translation>
    </message>
    <message>
        <source>Choices, with commas between</source>
        <translation>Choix, séparés par des virgules</translation>
    </message>
    <message>
        <source>Fields are properties that all shapes of the category have, such as damage. Shapes with the same value of a field “group” hit once together.</source>
        <translation>Les champs sont des propriétés que toutes les formes de la catégorie ont, comme des dégâts. Les formes de même valeur d’un champ «&#x202f;group&#x202f;» frappent une seule fois ensemble.</translation>
    </message>
    <message>
        <source>Add &amp;field</source>
        <translation>Ajouter un &amp;champ</translation>
    </message>
    <message>
        <source>Remove f&amp;ield</source>
        <translation>Supprimer le c&amp;hamp</translation>
    </message>
    <message>
        <source>Type of %1</source>
        <translation>Type de %1</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>yes/no</source>
        <translation>oui/non</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>choix</translation>
    </message>
    <message>
        <source>A field needs a name.</source>
        <translation>Un champ a besoin d’un nom.</translation>
    </message>
    <message>
        <source>There is a field “%1” already.</source>
        <translation>Il y a déjà un champ «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Rename field to %1</source>
        <translation>Renommer le champ en %1</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nombre.</translation>
    </message>
    <message>
        <source>“%1” is neither yes nor no.</source>
        <translation>«&#x202f;%1&#x202f;» n’est ni oui ni non.</translation>
    </message>
    <message>
        <source>“%1” is none of the choices.</source>
        <translation>«&#x202f;%1&#x202f;» n’est aucun des choix.</translation>
    </message>
    <message>
        <source>Default of %1</source>
        <translation>Défaut de %1</translation>
    </message>
    <message>
        <source>A field of this type needs a choice.</source>
        <translation>Un champ de ce type a besoin d’un choix.</translation>
    </message>
    <message>
        <source>A field has at most %1 choices.</source>
        <translation>Un champ a au plus %1 choix.</translation>
    </message>
    <message>
        <source>Choices of %1</source>
        <translation>Choix de %1</translation>
    </message>
    <message>
        <source>A category has at most %1 fields.</source>
        <translation>Une catégorie a au plus %1 champs.</translation>
    </message>
    <message>
        <source>Add field to %1</source>
        <translation>Ajouter un champ à %1</translation>
    </message>
    <message>
        <source>Remove field %1</source>
        <translation>Supprimer le champ %1</translation>
    </message>
</context>
<context>
    <name>hitbox::FileChangeBar</name>
    <message>
        <source>Another program changed %1, which was read anew (%2). Undo shows it as it was.</source>
        <translation>Un autre programme a modifié %1, qui a été relu (%2). «&#x202f;Annuler&#x202f;» le montre tel qu’il était.</translation>
    </message>
    <message>
        <source>Another program changed %1: %2. Here is unsaved work on it.</source>
        <translation>Un autre programme a modifié %1&#xa0;: %2. Il y a ici du travail non enregistré.</translation>
    </message>
    <message>
        <source>Another program changed %1: %2. Here it is as it was.</source>
        <translation>Un autre programme a modifié %1&#xa0;: %2. Ici, il est resté tel quel.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder le mien</translation>
    </message>
    <message>
        <source>Another program changed %1, and it cannot be read now: %2. Here it is as it was.</source>
        <translation>Un autre programme a modifié %1, maintenant illisible&#xa0;: %2. Ici, il est resté tel quel.</translation>
    </message>
    <message>
        <source>%1 was moved or removed. Here it still is.</source>
        <translation>%1 a été déplacé ou supprimé. Ici, il existe encore.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>by %1 on %2, since %3</source>
        <translation>par %1 sur %2, depuis %3</translation>
    </message>
    <message>
        <source>by somebody unknown</source>
        <translation>par quelqu’un d’inconnu</translation>
    </message>
    <message>
        <source>%1 is also open elsewhere: %2. You are told here when it is saved there.</source>
        <translation>%1 est aussi ouvert ailleurs&#xa0;: %2. Ce qui y est enregistré est signalé ici.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>on %1, since %2</source>
        <translation>sur %1, depuis %2</translation>
    </message>
    <message>
        <source>The folder of %1 was moved or removed. Here it still is.</source>
        <translation>Le dossier de %1 a été déplacé ou supprimé. Ici, le projet est toujours là.</translation>
    </message>
</context>
<context>
    <name>hitbox::FileFlow</name>
    <message>
        <source>Not saved: %1 is as it was</source>
        <translation>Non enregistré&#xa0;: %1 est inchangé</translation>
    </message>
    <message>
        <source>Could not open the file</source>
        <translation>Impossible d’ouvrir le fichier</translation>
    </message>
    <message>
        <source>Add images as sprites</source>
        <translation>Ajouter des images comme sprites</translation>
    </message>
    <message>
        <source>Images and sheets (%1);;Images (%2);;All files (*)</source>
        <translation>Images et planches (%1);;Images (%2);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>“%1” was moved or removed since it was opened here.</source>
        <translation>«&#x202f;%1&#x202f;» a été déplacé ou supprimé depuis son ouverture ici.</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since it was opened here.</source>
        <translation>«&#x202f;%1&#x202f;» a été modifié par un autre programme depuis son ouverture ici.</translation>
    </message>
    <message>
        <source>File is gone</source>
        <translation>Fichier disparu</translation>
    </message>
    <message>
        <source>File changed on disk</source>
        <translation>Fichier modifié sur le disque</translation>
    </message>
    <message>
        <source>Your work is still open here. Saving writes the file anew.</source>
        <translation>Votre travail est toujours ouvert ici. L’enregistrement réécrit le fichier.</translation>
    </message>
    <message>
        <source>Saving replaces those changes with yours.</source>
        <translation>L’enregistrement remplace ces modifications par les vôtres.</translation>
    </message>
    <message>
        <source>Write anew</source>
        <translation>Réécrire</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Could not save</source>
        <translation>Enregistrement impossible</translation>
    </message>
    <message>
        <source>Nothing was changed on disk. Your work is still open here.</source>
        <translation>Rien n’a été modifié sur le disque. Votre travail est toujours ouvert ici.</translation>
    </message>
    <message>
        <source>What lies on the disk now is not what lay there before, and may not be all of your work. It is still open here.</source>
        <translation>Le contenu du disque n’est plus ce qu’il était et peut ne pas être tout votre travail. Celui-ci est toujours ouvert ici.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Projects (*.hitbox)</source>
        <translation>Projets (*.hitbox)</translation>
    </message>
    <message>
        <source>What lies on the disk now cannot be read. Your work is still open here.</source>
        <translation>Ce qui se trouve maintenant sur le disque ne peut pas être lu. Votre travail est toujours ouvert ici.</translation>
    </message>
    <message>
        <source>The file on the disk is the new one, with your work as it was when saving began. Here it counts as unsaved until a save succeeds.</source>
        <translation>Le fichier sur le disque est le nouveau, avec votre travail tel qu’il était au début de l’enregistrement. Ici, il compte comme non enregistré jusqu’à ce qu’un enregistrement réussisse.</translation>
    </message>
    <message>
        <source>Folder is gone</source>
        <translation>Le dossier n’est plus là</translation>
    </message>
    <message>
        <source>The folder of “%1” was moved or removed.</source>
        <translation>Le dossier de «&#x202f;%1&#x202f;» a été déplacé ou supprimé.</translation>
    </message>
    <message>
        <source>Your work is still open here. Save it in another folder.</source>
        <translation>Votre travail est toujours ouvert ici. Enregistrez-le dans un autre dossier.</translation>
    </message>
    <message>
        <source>“%1” was moved or removed since this work on it was begun.</source>
        <translation>«&#x202f;%1&#x202f;» a été déplacé ou supprimé depuis le début de ce travail.</translation>
    </message>
    <message>
        <source>“%1” was changed since it was opened here, and cannot be read now: %2</source>
        <translation>«&#x202f;%1&#x202f;» a été modifié depuis son ouverture ici et n’est pas lisible pour l’instant&#xa0;: %2</translation>
    </message>
    <message>
        <source>Saving replaces it with yours.</source>
        <translation>L’enregistrement le remplace par le vôtre.</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since it was opened here: %2.</source>
        <translation>Un autre programme a modifié «&#x202f;%1&#x202f;» depuis son ouverture ici&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Saving replaces those changes with yours. Reload takes them in place of yours, which undo brings back.</source>
        <translation>L’enregistrement remplace ces modifications par les vôtres. Recharger les prend à la place des vôtres, qu’Annuler fait revenir.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>“%1” was written since this work on it was begun.</source>
        <translation>«&#x202f;%1&#x202f;» a été écrit depuis le début de ce travail.</translation>
    </message>
    <message>
        <source>Saving replaces what is in it with yours. Undo shows it.</source>
        <translation>L’enregistrement remplace son contenu par le vôtre. Annuler le montre.</translation>
    </message>
    <message>
        <source>“%1” cannot be read now: %2</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas lisible pour l’instant&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>hitbox::FindingCard</name>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
</context>
<context>
    <name>hitbox::FindingsItem</name>
    <message>
        <source>%1 of %2 problems in view are marked: zoom in for the rest</source>
        <translation>%1 problèmes visibles sur %2 sont marqués&#xa0;: zoomez pour voir les autres</translation>
    </message>
</context>
<context>
    <name>hitbox::FixBar</name>
    <message>
        <source>Fix</source>
        <translation>Réparer</translation>
    </message>
    <message>
        <source>All ways to repair this</source>
        <translation>Toutes les façons de réparer ceci</translation>
    </message>
    <message>
        <source>Looking for repairs…</source>
        <translation>Recherche de réparations…</translation>
    </message>
    <message>
        <source>Other ways…</source>
        <translation>Autres façons…</translation>
    </message>
    <message>
        <source>1 in-between is a key now, and follows the others no more</source>
        <translation>1 intermédiaire est maintenant une clé et ne suit plus les autres</translation>
    </message>
    <message numerus="yes">
        <source>%n in-betweens are keys now, and follow the others no more</source>
        <translation>
            <numerusform>%n intermédiaire est maintenant une clé et ne suit plus les autres</numerusform>
            <numerusform>%n intermédiaires sont maintenant des clés et ne suivent plus les autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Frames between the keys have the first part alone</source>
        <translation>Les trames entre les clés n’ont que la première partie</translation>
    </message>
</context>
<context>
    <name>hitbox::FollowDialog</name>
    <message>
        <source>Add New Pictures as Frames</source>
        <translation>Ajouter les nouveaux dessins comme trames</translation>
    </message>
    <message>
        <source>Move Shapes with Their Pictures</source>
        <translation>Déplacer les formes avec leur dessin</translation>
    </message>
    <message>
        <source>Add Frames</source>
        <translation>Ajouter les trames</translation>
    </message>
    <message>
        <source>Move Shapes</source>
        <translation>Déplacer les formes</translation>
    </message>
    <message>
        <source>Frames, where their pictures were and where they are</source>
        <translation>Trames, où leur dessin était et où il est</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Trame</translation>
    </message>
    <message>
        <source>Was</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Is now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>New picture</source>
        <translation>Nouveau dessin</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>What becomes of %1</source>
        <translation>Ce que devient %1</translation>
    </message>
    <message>
        <source>Nowhere: keep it, listed as a problem</source>
        <translation>Nulle part&#xa0;: la garder, listée comme problème</translation>
    </message>
    <message>
        <source>Nowhere: delete it with its shapes</source>
        <translation>Nulle part&#xa0;: la supprimer avec ses formes</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>Déplacer vers %1</translation>
    </message>
    <message>
        <source>Move to the picture at %1, %2</source>
        <translation>Déplacer vers le dessin en %1, %2</translation>
    </message>
    <message>
        <source>New pictures become &amp;frames</source>
        <translation>Les nouveaux dessins deviennent des &amp;trames</translation>
    </message>
    <message>
        <source>Put the frames into the &amp;order of the files&apos; numbers</source>
        <translation>Mettre les trames dans l’&amp;ordre des numéros des fichiers</translation>
    </message>
    <message>
        <source>Put the frames into the &amp;order in which they lie in %1</source>
        <translation>Mettre les trames dans l’&amp;ordre où elles se trouvent dans %1</translation>
    </message>
    <message>
        <source>The animation then plays in this order; otherwise it plays as it did</source>
        <translation>L’animation est alors jouée dans cet ordre&#x202f;; sinon elle est jouée comme avant</translation>
    </message>
</context>
<context>
    <name>hitbox::FramePivots</name>
    <message>
        <source>Looking at the pictures…</source>
        <translation>Examen des images…</translation>
    </message>
    <message>
        <source>Without opaque pixels and left alone: %1.</source>
        <translation>Sans pixel opaque et laissées telles quelles&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Changed meanwhile and left alone: %1.</source>
        <translation>Modifiées entre-temps et laissées telles quelles&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Without a readable image and left alone: %1, such as %2</source>
        <translation>Sans image lisible et laissées telles quelles&#xa0;: %1, par exemple %2</translation>
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
        <translation>Temps d’affichage de la trame&#x202f;; pour toutes les trames choisies</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
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
        <translation>Le point par lequel le jeu place la trame, dans ses pixels&#x202f;; pour toutes les trames choisies</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Pivot</translation>
    </message>
    <message>
        <source>Rename frame to %1</source>
        <translation>Renommer la trame en %1</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n trame</numerusform>
            <numerusform>%n trames</numerusform>
        </translation>
    </message>
    <message>
        <source>Pivot of %1</source>
        <translation>Pivot : %1</translation>
    </message>
    <message>
        <source>Duration of %1</source>
        <translation>Durée : %1</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameRuler</name>
    <message>
        <source>Frames and tags along a line</source>
        <translation>Trames et étiquettes sur une ligne</translation>
    </message>
    <message>
        <source>Frames of tag %1</source>
        <translation>Trames de l’étiquette %1</translation>
    </message>
    <message>
        <source>%1: frames %2 to %3. Drag an end to change it.</source>
        <translation>%1&#xa0;: trames %2 à %3. Glissez une extrémité pour la changer.</translation>
    </message>
    <message>
        <source>Frame %1: %2. Drag to scrub.</source>
        <translation>Trame %1&#xa0;: %2. Glissez pour parcourir.</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameScene</name>
    <message>
        <source>Ours</source>
        <translation>La nôtre</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>La leur</translation>
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
        <translation>Millisecondes</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>1 tick</source>
        <translation>1 tick</translation>
    </message>
    <message>
        <source>%1 ticks</source>
        <translation>%1 ticks</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameTimesButton</name>
    <message>
        <source>Durations in milliseconds or in ticks of the game; the project keeps milliseconds</source>
        <translation>Durées en millisecondes ou en ticks du jeu&#x202f;; le projet garde des millisecondes</translation>
    </message>
    <message>
        <source>Unit of durations</source>
        <translation>Unité des durées</translation>
    </message>
    <message>
        <source>&amp;Milliseconds</source>
        <translation>&amp;Millisecondes</translation>
    </message>
    <message>
        <source>&amp;Ticks of the game</source>
        <translation>&amp;Ticks du jeu</translation>
    </message>
    <message>
        <source>Ticks per &amp;second</source>
        <translation>Ticks par &amp;seconde</translation>
    </message>
    <message>
        <source>Ticks per second</source>
        <translation>Ticks par seconde</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>ticks</translation>
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
        <translation>Trames</translation>
    </message>
    <message>
        <source>Rename frame to %1</source>
        <translation>Renommer la trame en %1</translation>
    </message>
    <message>
        <source>No frame has this in its name.</source>
        <translation>Aucune trame n’a cela dans son nom.</translation>
    </message>
    <message>
        <source>The frames of the sprite in view stand here.</source>
        <translation>Les trames du sprite affiché apparaissent ici.</translation>
    </message>
    <message>
        <source>All frames</source>
        <translation>Toutes les trames</translation>
    </message>
    <message>
        <source>The tag “%1” names no frames of this sprite.</source>
        <translation>L’étiquette «&#x202f;%1&#x202f;» ne désigne aucune trame de ce sprite.</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>étiquette</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>Ajouter une étiquette</translation>
    </message>
    <message>
        <source>Remove tag %1</source>
        <translation>Supprimer l’étiquette %1</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n trame</numerusform>
            <numerusform>%n trames</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message>
        <source>A sprite keeps at least one frame. Remove the sprite instead.</source>
        <translation>Un sprite garde au moins une trame. Supprimez plutôt le sprite.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>%1: undo brings it back.</source>
        <translation>%1&#xa0;: «&#x202f;Annuler&#x202f;» le ramène.</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Dupliquer %1</translation>
    </message>
    <message>
        <source>Insert frame without shapes</source>
        <translation>Insérer une trame sans formes</translation>
    </message>
    <message>
        <source>Hold %1</source>
        <translation>Maintenir %1</translation>
    </message>
    <message>
        <source>%1: twice as long.</source>
        <translation>%1&#xa0;: deux fois plus longtemps.</translation>
    </message>
    <message>
        <source>Reverse %1</source>
        <translation>Inverser %1</translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>Numéroter %1</translation>
    </message>
    <message>
        <source>Select the shapes that are to be copied first, or a point.</source>
        <translation>Sélectionnez d’abord les formes à copier, ou un point.</translation>
    </message>
    <message>
        <source>Choose the frames to copy to with Ctrl or Shift first.</source>
        <translation>Choisissez d’abord les trames de destination avec Ctrl ou Maj.</translation>
    </message>
    <message>
        <source>There is no other frame to copy to.</source>
        <translation>Il n’y a pas d’autre trame où copier.</translation>
    </message>
    <message>
        <source>Looking where the picture has gone…</source>
        <translation>Recherche de l’endroit où le dessin est passé…</translation>
    </message>
    <message>
        <source>The frame is another one by now; nothing was copied along the picture.</source>
        <translation>La trame a changé entre-temps&#x202f;; rien n’a été copié en suivant le dessin.</translation>
    </message>
    <message>
        <source>No pixels were found to follow, so that nothing was moved.</source>
        <translation>Aucun pixel à suivre n’a été trouvé, rien n’a donc été déplacé.</translation>
    </message>
    <message>
        <source>%1 not, without pixels to follow</source>
        <translation>%1 non, faute de pixels à suivre</translation>
    </message>
    <message>
        <source>%1 not at all</source>
        <translation>%1 pas du tout</translation>
    </message>
    <message>
        <source>%1 by %2, %3</source>
        <translation>%1 de %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved along the picture: %1.</source>
        <translation>Déplacé en suivant le dessin&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Copy shapes to %1</source>
        <translation>Copier les formes dans %1</translation>
    </message>
    <message>
        <source>Copied to %1.</source>
        <translation>Copié dans %1.</translation>
    </message>
    <message>
        <source>Copied to %1; a shape drawn there was replaced. Alt keeps both.</source>
        <translation>Copié dans %1&#x202f;; une forme dessinée là a été remplacée. Alt garde les deux.</translation>
    </message>
    <message>
        <source>Copied to %1; %2 shapes drawn there were replaced. Alt keeps both.</source>
        <translation>Copié dans %1&#x202f;; %2 formes dessinées là ont été remplacées. Alt garde les deux.</translation>
    </message>
    <message>
        <source>The copy replaced “%1”, which was drawn on %2.</source>
        <translation>La copie a remplacé «&#x202f;%1&#x202f;», qui était dessiné sur %2.</translation>
    </message>
    <message>
        <source>Copies replaced %1 shapes that were drawn on %2.</source>
        <translation>Des copies ont remplacé %1 formes qui étaient dessinées sur %2.</translation>
    </message>
    <message>
        <source>Copy point %1 to %2</source>
        <translation>Copier le point %1 dans %2</translation>
    </message>
    <message>
        <source>Copied to %1; moved in %2 of them.</source>
        <translation>Copié dans %1&#x202f;; déplacé dans %2 d’entre elles.</translation>
    </message>
    <message>
        <source>Search frames</source>
        <translation>Rechercher des trames</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>Lire ou arrêter</translation>
    </message>
    <message>
        <source>own times</source>
        <translation>durées propres</translation>
    </message>
    <message>
        <source> fps</source>
        <translation> i/s</translation>
    </message>
    <message>
        <source>How fast the preview plays; at 0 each frame stands for its own duration</source>
        <translation>Vitesse de lecture de l’aperçu&#x202f;; à 0, chaque trame dure son propre temps</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Trames par seconde</translation>
    </message>
    <message>
        <source>Slice sheet: cut this sprite&apos;s image into frames of equal size</source>
        <translation>Découper la planche&#xa0;: couper l’image de ce sprite en trames de même taille</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Pistes</translation>
    </message>
    <message>
        <source>Tag to show and play</source>
        <translation>Étiquette à afficher et à jouer</translation>
    </message>
    <message>
        <source>The animation tag whose frames are shown and played</source>
        <translation>L’étiquette d’animation dont les trames sont affichées et jouées</translation>
    </message>
    <message>
        <source>Add a tag over the chosen frames</source>
        <translation>Ajouter une étiquette sur les trames choisies</translation>
    </message>
    <message>
        <source>Remove this tag; its frames stay</source>
        <translation>Supprimer cette étiquette&#x202f;; ses trames restent</translation>
    </message>
    <message>
        <source>Onion skin: the frames beside this one, faintly</source>
        <translation>Pelure d’oignon&#xa0;: les trames voisines, en transparence</translation>
    </message>
    <message>
        <source>Copy to…</source>
        <translation>Copier dans…</translation>
    </message>
    <message>
        <source>Copy the selected shapes to other frames, in place of what they are copies of; with Alt held beside what is there</source>
        <translation>Copier les formes sélectionnées dans d’autres trames, à la place de ce dont elles sont des copies&#x202f;; avec Alt, à côté de ce qui s’y trouve</translation>
    </message>
    <message>
        <source>The &amp;next frame</source>
        <translation>La trame &amp;suivante</translation>
    </message>
    <message>
        <source>All to the &amp;end of the tag</source>
        <translation>Toutes jusqu’à la &amp;fin de l’étiquette</translation>
    </message>
    <message>
        <source>&amp;All frames shown</source>
        <translation>&amp;Toutes les trames affichées</translation>
    </message>
    <message>
        <source>The &amp;chosen frames</source>
        <translation>Les trames &amp;choisies</translation>
    </message>
    <message>
        <source>The grid of tracks in place of the strip: what is there when</source>
        <translation>La grille des pistes à la place de la bande&#xa0;: ce qui existe à quel moment</translation>
    </message>
    <message>
        <source>What is locked stays.</source>
        <translation>Ce qui est verrouillé reste.</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n choisie</numerusform>
            <numerusform>%n choisies</numerusform>
        </translation>
    </message>
    <message>
        <source>Pivots of the chosen frames where their pictures have them</source>
        <translation>Pivots des trames choisies d’après leurs images</translation>
    </message>
</context>
<context>
    <name>hitbox::GestureTipCard</name>
    <message>
        <source>Got it</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Plus d’astuces</translation>
    </message>
</context>
<context>
    <name>hitbox::GoToFrame</name>
    <message>
        <source>Go to frame</source>
        <translation>Aller à la trame</translation>
    </message>
    <message>
        <source>Frame number</source>
        <translation>Numéro de trame</translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation>0 à %1</translation>
    </message>
</context>
<context>
    <name>hitbox::HelpDesk</name>
    <message>
        <source>More…</source>
        <translation>En savoir plus…</translation>
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
        <translation>angle</translation>
    </message>
    <message>
        <source>scale x</source>
        <translation>échelle x</translation>
    </message>
    <message>
        <source>scale y</source>
        <translation>échelle y</translation>
    </message>
    <message>
        <source>speed x</source>
        <translation>vitesse x</translation>
    </message>
    <message>
        <source>In the play test: pixels a second to the right</source>
        <translation>Pendant le test de jeu&#xa0;: pixels par seconde vers la droite</translation>
    </message>
    <message>
        <source>speed y</source>
        <translation>vitesse y</translation>
    </message>
    <message>
        <source>In the play test: pixels a second downwards</source>
        <translation>Pendant le test de jeu&#xa0;: pixels par seconde vers le bas</translation>
    </message>
    <message>
        <source>spin</source>
        <translation>rotation</translation>
    </message>
    <message>
        <source>In the play test: degrees a second, clockwise</source>
        <translation>Pendant le test de jeu&#xa0;: degrés par seconde, sens horaire</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (manquant)</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Trame</translation>
    </message>
    <message>
        <source>What it shows while nothing is played</source>
        <translation>Ce qu’elle montre quand rien n’est joué</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Joue</translation>
    </message>
    <message>
        <source>The animation that it plays where time runs</source>
        <translation>L’animation qu’elle joue quand le temps s’écoule</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Calque</translation>
    </message>
    <message>
        <source>The layer that it stands on</source>
        <translation>Le calque sur lequel elle se trouve</translation>
    </message>
    <message>
        <source>Change frame</source>
        <translation>Changer la trame</translation>
    </message>
    <message>
        <source>Change animation</source>
        <translation>Changer l’animation</translation>
    </message>
    <message>
        <source>Change layer</source>
        <translation>Changer le calque</translation>
    </message>
    <message>
        <source>Change placement</source>
        <translation>Changer le placement</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Angle</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>hitbox::InstanceList</name>
    <message>
        <source>Instances</source>
        <translation>Instances</translation>
    </message>
    <message>
        <source>%1 · plays %2</source>
        <translation>%1 · joue %2</translation>
    </message>
    <message>
        <source>No layer</source>
        <translation>Sans calque</translation>
    </message>
    <message>
        <source>below all layers</source>
        <translation>sous tous les calques</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>calque</translation>
    </message>
    <message>
        <source>The stage is empty. Double-click a sprite or a frame to place it.</source>
        <translation>Le plateau est vide. Double-cliquez sur un sprite ou une trame pour le placer.</translation>
    </message>
    <message>
        <source>No instance shows a sprite, frame or tag with this in its name.</source>
        <translation>Aucune instance ne montre de sprite, de trame ou d’étiquette ayant cela dans son nom.</translation>
    </message>
    <message>
        <source>Show layer %1</source>
        <translation>Afficher le calque %1</translation>
    </message>
    <message>
        <source>Hide layer %1</source>
        <translation>Masquer le calque %1</translation>
    </message>
    <message>
        <source>Lock layer %1</source>
        <translation>Verrouiller le calque %1</translation>
    </message>
    <message>
        <source>Unlock layer %1</source>
        <translation>Déverrouiller le calque %1</translation>
    </message>
    <message>
        <source>Rename layer to %1</source>
        <translation>Renommer le calque en %1</translation>
    </message>
    <message>
        <source>New layer</source>
        <translation>Nouveau calque</translation>
    </message>
    <message>
        <source>Remove layer %1</source>
        <translation>Supprimer le calque %1</translation>
    </message>
    <message>
        <source>Move layer in the order</source>
        <translation>Déplacer le calque dans l’ordre</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>Déplacer %1 dans l’ordre</translation>
    </message>
</context>
<context>
    <name>hitbox::LivePlay</name>
    <message>
        <source>There is nothing on the stage to fire at.</source>
        <translation>Il n’y a rien sur le plateau sur quoi tirer.</translation>
    </message>
    <message>
        <source>Click to fire from there at the nearest of what is selected, or of all. Esc ends the test.</source>
        <translation>Cliquez pour tirer de là sur l’élément sélectionné le plus proche, à défaut sur le plus proche de tous. Échap termine le test.</translation>
    </message>
    <message>
        <source>The project changed: the play test began anew.</source>
        <translation>Le projet a changé&#xa0;: le test de jeu a recommencé.</translation>
    </message>
</context>
<context>
    <name>hitbox::LiveTrace</name>
    <message>
        <source>The image of this frame cannot be read.</source>
        <translation>L’image de cette trame est illisible.</translation>
    </message>
</context>
<context>
    <name>hitbox::LossList</name>
    <message>
        <source>What the export loses</source>
        <translation>Ce que perd l’exportation</translation>
    </message>
    <message>
        <source>Double click to see the place in the editor</source>
        <translation>Double-cliquez pour voir l’endroit dans l’éditeur</translation>
    </message>
    <message>
        <source>Nothing is lost: the format carries all that the project has.</source>
        <translation>Rien n’est perdu&#xa0;: le format transporte tout ce que contient le projet.</translation>
    </message>
    <message>
        <source>Lost or changed on the way: %1</source>
        <translation>Perdu ou modifié en route&#xa0;: %1</translation>
    </message>
    <message>
        <source>the whole project</source>
        <translation>tout le projet</translation>
    </message>
</context>
<context>
    <name>hitbox::Loupe</name>
    <message>
        <source>Loupe</source>
        <translation>Loupe</translation>
    </message>
</context>
<context>
    <name>hitbox::MainWindow</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>Finish	Enter</source>
        <translation>Terminer	Enter</translation>
    </message>
    <message>
        <source>Cancel	Esc</source>
        <translation>Annuler	Esc</translation>
    </message>
    <message>
        <source>About Hitbox Editor</source>
        <translation>À propos de Hitbox Editor</translation>
    </message>
    <message>
        <source>Hitbox Editor %1

Draws hitboxes onto sprites, tells at once when a polygon crosses itself, shows what overlaps what, and writes the collision files that engines load.</source>
        <translation>Hitbox Editor %1

Dessine des hitbox sur des sprites, signale aussitôt quand un polygone se croise, montre ce qui se chevauche et écrit les fichiers de collision que les moteurs chargent.</translation>
    </message>
    <message>
        <source>Saving, and closed then…</source>
        <translation>Enregistrement, puis fermeture…</translation>
    </message>
    <message>
        <source>Exporting, and closed then…</source>
        <translation>Exportation, puis fermeture…</translation>
    </message>
    <message>
        <source>“%1” is open in another tab</source>
        <translation>«&#x202f;%1&#x202f;» est ouvert dans un autre onglet</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Projects, images and sheets (*.hitbox %1);;Projects (*.hitbox);;All files (*)</source>
        <translation>Projets, images et planches (*.hitbox %1);;Projets (*.hitbox);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>«&#x202f;%1&#x202f;» a des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>These projects have changes that are not saved:
%1</source>
        <translation>Ces projets ont des modifications non enregistrées&#xa0;:
%1</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>Save them before it is closed?</source>
        <translation>Les enregistrer avant de le fermer&#x202f;?</translation>
    </message>
    <message>
        <source>Save them before they are closed?</source>
        <translation>Les enregistrer avant de les fermer&#x202f;?</translation>
    </message>
    <message>
        <source>The editor crashed on %1. A report says where; nothing of it was sent.</source>
        <translation>L’éditeur a planté le %1. Un rapport indique où&#x202f;; rien n’en a été envoyé.</translation>
    </message>
    <message>
        <source>Show Report</source>
        <translation>Afficher le rapport</translation>
    </message>
    <message>
        <source>Unsaved work on “%1” was recovered from %2.</source>
        <translation>Le travail non enregistré sur «&#x202f;%1&#x202f;» a été récupéré du %2.</translation>
    </message>
    <message>
        <source>Nothing is kept for recovery in this run.</source>
        <translation>Rien n’est gardé pour la récupération pendant cette session.</translation>
    </message>
    <message>
        <source>Work on “%1” that was closed on %2 is open again.</source>
        <translation>Le travail sur «&#x202f;%1&#x202f;», fermé le %2, est de nouveau ouvert.</translation>
    </message>
    <message>
        <source>No versions are kept in this run.</source>
        <translation>Aucune version n’est gardée pendant cette session.</translation>
    </message>
    <message>
        <source>There are versions of a project once it is saved.</source>
        <translation>Un projet a des versions dès qu’il est enregistré.</translation>
    </message>
    <message>
        <source>The version could not be opened: %1</source>
        <translation>La version n’a pas pu être ouverte&#xa0;: %1</translation>
    </message>
    <message>
        <source>A copy of “%1” is open. It is in no file until you save it.</source>
        <translation>Une copie de «&#x202f;%1&#x202f;» est ouverte. Elle n’est dans aucun fichier tant que vous ne l’enregistrez pas.</translation>
    </message>
    <message>
        <source>Unsaved work could not be read, and stays where it is: %1</source>
        <translation>Du travail non enregistré n’a pas pu être lu et reste où il est&#xa0;: %1</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>The sample is not installed.</source>
        <translation>L’exemple n’est pas installé.</translation>
    </message>
    <message>
        <source>The file was written since, by a save here or by another program: undo shows what is in it, saving asks first.</source>
        <translation>Le fichier a été écrit depuis, par un enregistrement ici ou par un autre programme&#xa0;: Annuler montre son contenu, l’enregistrement demande d’abord.</translation>
    </message>
    <message>
        <source>The file was moved or removed since: undo shows an empty project, saving asks first.</source>
        <translation>Le fichier a été déplacé ou supprimé depuis&#xa0;: Annuler montre un projet vide, l’enregistrement demande d’abord.</translation>
    </message>
    <message>
        <source>The file cannot be read now: undo shows an empty project. (%1)</source>
        <translation>Le fichier n’est pas lisible pour l’instant&#xa0;: Annuler montre un projet vide. (%1)</translation>
    </message>
    <message>
        <source>The unsaved work on “%1” was discarded, and its file is not there: its tab was closed.</source>
        <translation>Le travail non enregistré sur «&#x202f;%1&#x202f;» a été abandonné et son fichier n’est pas là&#xa0;: son onglet a été fermé.</translation>
    </message>
</context>
<context>
    <name>hitbox::Manual</name>
    <message>
        <source>Keys</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
</context>
<context>
    <name>hitbox::ManualView</name>
    <message>
        <source>Page of the manual</source>
        <translation>Page du manuel</translation>
    </message>
</context>
<context>
    <name>hitbox::ManualWindow</name>
    <message>
        <source>Search the manual</source>
        <translation>Rechercher dans le manuel</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Search the manual (%1)</source>
        <translation>Rechercher dans le manuel (%1)</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Modifier les raccourcis…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>%1 – Manual</source>
        <translation>%1 – Manuel</translation>
    </message>
</context>
<context>
    <name>hitbox::MarksPanel</name>
    <message>
        <source>Points and events</source>
        <translation>Points et événements</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
</context>
<context>
    <name>hitbox::NewAnimationsDialog</name>
    <message>
        <source>New images</source>
        <translation>Nouvelles images</translation>
    </message>
    <message>
        <source>The names of these images are numbered. What are they?</source>
        <translation>Les noms de ces images sont numérotés. Que sont-elles&#x202f;?</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation>«&#x202f;%1&#x202f;» (%2)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;One animation: “%1”, %n frames</source>
        <translation>
            <numerusform>&amp;Une animation&#xa0;: «&#x202f;%1&#x202f;», %n trame</numerusform>
            <numerusform>&amp;Une animation&#xa0;: «&#x202f;%1&#x202f;», %n trames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n images as one ani&amp;mation</source>
        <translation>
            <numerusform>%n image en une seule ani&amp;mation</numerusform>
            <numerusform>Les %n images en une seule ani&amp;mation</numerusform>
        </translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
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
        <translation>«&#x202f;%1&#x202f;» n’a pas de numéro %2.</translation>
    </message>
    <message>
        <source>The images of “%1” differ in size.</source>
        <translation>Les images de «&#x202f;%1&#x202f;» n’ont pas la même taille.</translation>
    </message>
    <message>
        <source>The other image becomes a sprite of its own.</source>
        <translation>L’autre image devient un sprite séparé.</translation>
    </message>
    <message numerus="yes">
        <source>The %n other images become sprites of their own.</source>
        <translation>
            <numerusform>%n autre image devient un sprite séparé.</numerusform>
            <numerusform>Les %n autres images deviennent des sprites séparés.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Sprites with animations: %1</source>
        <translation>Des spri&amp;tes avec des animations&#xa0;: %1</translation>
    </message>
    <message>
        <source>A sprite for &amp;each animation: %1</source>
        <translation>Un sprite pour &amp;chaque animation&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>All %n images as one sprite, with a tag for each ani&amp;mation</source>
        <translation>
            <numerusform>%n image en un seul sprite, avec une étiquette pour chaque ani&amp;mation</numerusform>
            <numerusform>Les %n images en un seul sprite, avec une étiquette pour chaque ani&amp;mation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n se&amp;parate sprites</source>
        <translation>
            <numerusform>%n &amp;sprite séparé</numerusform>
            <numerusform>%n &amp;sprites séparés</numerusform>
        </translation>
    </message>
    <message>
        <source>One spri&amp;te “%1” with animations: %2</source>
        <translation>Un spri&amp;te «&#x202f;%1&#x202f;» avec des animations&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1” has the number %2 more than once.</source>
        <translation>«&#x202f;%1&#x202f;» a plusieurs fois le numéro %2.</translation>
    </message>
</context>
<context>
    <name>hitbox::NoticeBar</name>
    <message>
        <source>How far it is</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Masquer</translation>
    </message>
</context>
<context>
    <name>hitbox::NumberField</name>
    <message>
        <source>%1 is too small: at least %2.</source>
        <translation>%1 est trop petit&#xa0;: au moins %2.</translation>
    </message>
    <message>
        <source>%1 is too large: at most %2.</source>
        <translation>%1 est trop grand&#xa0;: au plus %2.</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>Au moins %1.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>Au plus %1.</translation>
    </message>
</context>
<context>
    <name>hitbox::NumbersPanel</name>
    <message>
        <source>width</source>
        <translation>largeur</translation>
    </message>
    <message>
        <source>height</source>
        <translation>hauteur</translation>
    </message>
    <message>
        <source>centre x</source>
        <translation>centre x</translation>
    </message>
    <message>
        <source>centre y</source>
        <translation>centre y</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>rayon</translation>
    </message>
    <message>
        <source>from x</source>
        <translation>de x</translation>
    </message>
    <message>
        <source>from y</source>
        <translation>de y</translation>
    </message>
    <message>
        <source>to x</source>
        <translation>à x</translation>
    </message>
    <message>
        <source>to y</source>
        <translation>à y</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Select a shape to see its numbers.</source>
        <translation>Sélectionnez une forme pour voir ses nombres.</translation>
    </message>
    <message>
        <source>1 vertex</source>
        <translation>1 sommet</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices</source>
        <translation>
            <numerusform>%n sommet</numerusform>
            <numerusform>%n sommets</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a vertex of %1</source>
        <translation>Saisir un sommet de %1</translation>
    </message>
    <message>
        <source>Insert a point into %1</source>
        <translation>Insérer un point dans %1</translation>
    </message>
    <message>
        <source>%1 would keep fewer than %2 vertices. Delete the shape instead.</source>
        <translation>%1 garderait moins de %2 sommets. Supprimez plutôt la forme.</translation>
    </message>
    <message>
        <source>Delete a point of %1</source>
        <translation>Supprimer un point de %1</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n points of %1</source>
        <translation>
            <numerusform>Supprimer %n point de %1</numerusform>
            <numerusform>Supprimer %n points de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was pasted: %1</source>
        <translation>Rien n’a été collé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Paste vertices into %1</source>
        <translation>Coller des sommets dans %1</translation>
    </message>
    <message>
        <source>Type a number of %1</source>
        <translation>Saisir un nombre de %1</translation>
    </message>
    <message>
        <source>Type the bounds of %1</source>
        <translation>Saisir les limites de %1</translation>
    </message>
    <message>
        <source>That would lie beyond ±%1 pixels.</source>
        <translation>Cela dépasserait ±%1 pixels.</translation>
    </message>
</context>
<context>
    <name>hitbox::OnionMenu</name>
    <message>
        <source>Onion skin</source>
        <translation>Pelure d’oignon</translation>
    </message>
    <message>
        <source>Show &amp;onion skin</source>
        <translation>Afficher la pelure d’&amp;oignon</translation>
    </message>
    <message>
        <source>The frames beside this one, faintly</source>
        <translation>Les trames voisines, en transparence</translation>
    </message>
    <message>
        <source>Frames &amp;before</source>
        <translation>Trames a&amp;vant</translation>
    </message>
    <message>
        <source>Frames &amp;after</source>
        <translation>Trames &amp;après</translation>
    </message>
    <message>
        <source>&amp;Keys only</source>
        <translation>&amp;Clés seulement</translation>
    </message>
    <message>
        <source>Frames that hold a key of what is selected, or any key where nothing is</source>
        <translation>Les trames qui contiennent une clé de la sélection, ou une clé quelconque sans sélection</translation>
    </message>
    <message>
        <source>&amp;Shapes</source>
        <translation>&amp;Formes</translation>
    </message>
    <message>
        <source>Their outlines: dashed before, dotted after</source>
        <translation>Leurs contours&#xa0;: tirets avant, pointillés après</translation>
    </message>
    <message>
        <source>P&amp;ictures</source>
        <translation>&amp;Dessins</translation>
    </message>
    <message>
        <source>Their pixels</source>
        <translation>Leurs pixels</translation>
    </message>
    <message>
        <source>&amp;Tint pictures</source>
        <translation>&amp;Teinter les dessins</translation>
    </message>
    <message>
        <source>Amber before, blue after</source>
        <translation>Ambre avant, bleu après</translation>
    </message>
    <message>
        <source>&amp;Fade</source>
        <translation>&amp;Estomper</translation>
    </message>
    <message>
        <source>The farther a frame is, the fainter</source>
        <translation>Plus une trame est loin, plus elle est pâle</translation>
    </message>
    <message>
        <source>Pictures in f&amp;ront</source>
        <translation>Dessins deva&amp;nt</translation>
    </message>
    <message>
        <source>Over the pixels of this frame, not behind them</source>
        <translation>Par-dessus les pixels de cette trame, pas derrière</translation>
    </message>
    <message>
        <source>Shows from every frame of its sprite</source>
        <translation>Visible depuis toutes les trames de son sprite</translation>
    </message>
    <message>
        <source>&amp;Pin this frame</source>
        <translation>É&amp;pingler cette trame</translation>
    </message>
    <message>
        <source>&amp;Pinned: %1</source>
        <translation>É&amp;pinglée&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::OpeningQueue</name>
    <message>
        <source>a project</source>
        <translation>un projet</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lecture de %1…</translation>
    </message>
</context>
<context>
    <name>hitbox::OverlapKinds</name>
    <message>
        <source>Show pairs that are %1: %2</source>
        <translation>Afficher les paires (%1)&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>hitbox::OverlapsPanel</name>
    <message>
        <source>Overlaps</source>
        <translation>Chevauchements</translation>
    </message>
    <message>
        <source>Search overlaps</source>
        <translation>Rechercher des chevauchements</translation>
    </message>
    <message>
        <source>Show only pairs whose categories hit each other</source>
        <translation>N’afficher que les paires dont les catégories se frappent</translation>
    </message>
    <message>
        <source>Hits only</source>
        <translation>Impacts seulement</translation>
    </message>
    <message>
        <source>group %1: %2</source>
        <translation>groupe %1&#xa0;: %2</translation>
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
        <translation>enchevêtré</translation>
    </message>
    <message>
        <source>%1 px²</source>
        <translation>%1 px²</translation>
    </message>
    <message>
        <source>Too much lies in a heap: overlaps are not looked for. Move instances apart, or to another stage.</source>
        <translation>Trop d’éléments sont entassés&#xa0;: les chevauchements ne sont pas cherchés. Écartez des instances, ou mettez-en sur un autre plateau.</translation>
    </message>
    <message>
        <source>Nothing meets. Drag one frame onto another.</source>
        <translation>Rien ne se rencontre. Glissez une trame sur une autre.</translation>
    </message>
    <message>
        <source>No pair is as the switches and the search want it.</source>
        <translation>Aucune paire ne correspond aux boutons et à la recherche.</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>1 impact</translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n impact</numerusform>
            <numerusform>%n impacts</numerusform>
        </translation>
    </message>
    <message>
        <source>Working out what overlaps…</source>
        <translation>Recherche des chevauchements…</translation>
    </message>
    <message>
        <source>1 overlap</source>
        <translation>1 recouvrement</translation>
    </message>
    <message numerus="yes">
        <source>%n overlaps</source>
        <translation>
            <numerusform>%n recouvrement</numerusform>
            <numerusform>%n recouvrements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::PackedProject</name>
    <message>
        <source>sprite “%1”</source>
        <translation>sprite «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>not written: a file is in the way that was not packed for this project; move it, or write to another folder</source>
        <translation>non écrit&#xa0;: un fichier qui n’a pas été assemblé pour ce projet occupe la place&#x202f;; déplacez-le ou écrivez dans un autre dossier</translation>
    </message>
    <message>
        <source>stopped: nothing was packed</source>
        <translation>arrêté&#xa0;: rien n’a été assemblé</translation>
    </message>
    <message>
        <source>the sprite “%1”</source>
        <translation>le sprite «&#x202f;%1&#x202f;»</translation>
    </message>
</context>
<context>
    <name>hitbox::Packing</name>
    <message>
        <source>its frames do not fit into one sheet of %1 x %1 pixels; allow a larger one, or split the sprite</source>
        <translation>ses trames ne tiennent pas dans une planche de %1 x %1 pixels&#x202f;; autorisez-en une plus grande ou divisez le sprite</translation>
    </message>
    <message>
        <source>there is not enough memory for its sheet</source>
        <translation>pas assez de mémoire pour sa planche</translation>
    </message>
</context>
<context>
    <name>hitbox::Panel</name>
    <message>
        <source>Show or hide this part</source>
        <translation>Afficher ou masquer cette partie</translation>
    </message>
    <message>
        <source>Fold or unfold: %1</source>
        <translation>Replier ou déplier&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::PictureFlow</name>
    <message>
        <source>Leave</source>
        <translation>Laisser</translation>
    </message>
    <message>
        <source>%1 is %2 times as large as it was.</source>
        <translation>%1 est %2 fois plus grande qu’avant.</translation>
    </message>
    <message>
        <source>Scale frames and shapes</source>
        <translation>Adapter trames et formes</translation>
    </message>
    <message>
        <source>Add as frames…</source>
        <translation>Ajouter comme trames…</translation>
    </message>
    <message>
        <source>Move shapes with their pictures…</source>
        <translation>Déplacer les formes avec leur dessin…</translation>
    </message>
    <message>
        <source>The image or the project changed meanwhile: nothing was moved.</source>
        <translation>L’image ou le projet a changé entre-temps&#xa0;: rien n’a été déplacé.</translation>
    </message>
    <message>
        <source>Add new pictures as frames</source>
        <translation>Ajouter les nouveaux dessins comme trames</translation>
    </message>
    <message>
        <source>Move shapes with their pictures</source>
        <translation>Déplacer les formes avec leur dessin</translation>
    </message>
    <message>
        <source>Frames of the tag “%1” do not follow each other any more; it let go: %2.</source>
        <translation>Les trames de l’étiquette «&#x202f;%1&#x202f;» ne se suivent plus&#x202f;; elle a perdu&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>hitbox::Pictures</name>
    <message>
        <source>Too much lies in a heap: overlaps are not looked for</source>
        <translation>Trop d’éléments sont entassés&#xa0;: les chevauchements ne sont pas cherchés</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayControls</name>
    <message>
        <source>Play or pause</source>
        <translation>Lecture ou pause</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Un pas</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Depuis le début</translation>
    </message>
    <message>
        <source>Stop, back to editing</source>
        <translation>Arrêter, retour à l’édition</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayCountsView</name>
    <message>
        <source>no category</source>
        <translation>sans catégorie</translation>
    </message>
    <message>
        <source> + %1 through</source>
        <translation> + %1 au travers</translation>
    </message>
    <message>
        <source>Step %1 (%2 s): %3 fired, %4 hit, %5 missed, %6 flying</source>
        <translation>Pas %1 (%2 s)&#xa0;: %3 tirés, %4 touchés, %5 ratés, %6 en vol</translation>
    </message>
    <message>
        <source>%1, %2 went through</source>
        <translation>%1, %2 passés au travers</translation>
    </message>
    <message>
        <source>%1; %2 left out, too many were flying</source>
        <translation>%1&#x202f;; %2 omis, trop étaient en vol</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy all counts as text with tabs, for a spreadsheet</source>
        <translation>Copier tous les décomptes en texte avec tabulations, pour un tableur</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Impacts</translation>
    </message>
    <message>
        <source>No bullet has hit anything yet.</source>
        <translation>Aucun projectile n’a encore rien frappé.</translation>
    </message>
    <message>
        <source>category</source>
        <translation>catégorie</translation>
    </message>
    <message>
        <source>one hit by its group</source>
        <translation>un impact par son groupe</translation>
    </message>
    <message>
        <source>shape of category %1</source>
        <translation>forme de la catégorie %1</translation>
    </message>
    <message>
        <source>The counts were copied.</source>
        <translation>Les décomptes ont été copiés.</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayFields</name>
    <message>
        <source>Swept tests</source>
        <translation>Tests par balayage</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Decides where shots from the edges set out and how they spread: the same seed gives the same hits</source>
        <translation>Détermine d’où partent les tirs depuis les bords et comment ils se dispersent&#xa0;: la même graine donne les mêmes impacts</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Allure</translation>
    </message>
    <message>
        <source>full speed</source>
        <translation>pleine vitesse</translation>
    </message>
    <message>
        <source>a quarter</source>
        <translation>un quart</translation>
    </message>
    <message>
        <source>Contacts are looked for all along a bullet&apos;s way: nothing passes through.</source>
        <translation>Les contacts sont cherchés tout le long du trajet d’un projectile&#xa0;: rien ne passe au travers.</translation>
    </message>
    <message>
        <source>Contacts are looked for only where each step ends, as many games do: fast bullets pass through thin shapes (tunnelling). Where they do, their way is drawn.</source>
        <translation>Les contacts ne sont cherchés que là où chaque pas se termine, comme dans beaucoup de jeux&#xa0;: les projectiles rapides traversent les formes minces (effet tunnel). Leur trajet est alors dessiné.</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayPanel</name>
    <message>
        <source>Play test</source>
        <translation>Test de jeu</translation>
    </message>
    <message>
        <source>Emitters</source>
        <translation>Émetteurs</translation>
    </message>
    <message>
        <source>How it runs</source>
        <translation>Déroulement</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayPicture</name>
    <message>
        <source>went through</source>
        <translation>au travers</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayReport</name>
    <message>
        <source>%1 · group %2: %3</source>
        <translation>%1 · groupe %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>steps</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>fired</source>
        <translation>tirés</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>touchés</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>ratés</translation>
    </message>
    <message>
        <source>flying</source>
        <translation>en vol</translation>
    </message>
    <message>
        <source>went through</source>
        <translation>au travers</translation>
    </message>
    <message>
        <source>what</source>
        <translation>quoi</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>category</source>
        <translation>catégorie</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>impacts</translation>
    </message>
    <message>
        <source>group</source>
        <translation>groupe</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>forme</translation>
    </message>
</context>
<context>
    <name>hitbox::PointList</name>
    <message>
        <source>Points of the frame</source>
        <translation>Points de la trame</translation>
    </message>
    <message>
        <source>No points in this frame.</source>
        <translation>Pas de points dans cette trame.</translation>
    </message>
    <message>
        <source>Add a point at the frame&apos;s pivot</source>
        <translation>Ajouter un point au pivot de la trame</translation>
    </message>
    <message>
        <source>Remove this point (Delete)</source>
        <translation>Supprimer ce point (Delete)</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>angle</translation>
    </message>
    <message>
        <source>Add point %1</source>
        <translation>Ajouter le point %1</translation>
    </message>
    <message>
        <source>Remove point %1</source>
        <translation>Supprimer le point %1</translation>
    </message>
    <message>
        <source>The frame has a point “%1” already.</source>
        <translation>La trame a déjà un point «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Rename point to %1</source>
        <translation>Renommer le point en %1</translation>
    </message>
    <message>
        <source>Renamed in %1 frames of the sprite.</source>
        <translation>Renommé dans %1 trames du sprite.</translation>
    </message>
    <message>
        <source>Turn point %1</source>
        <translation>Tourner le point %1</translation>
    </message>
    <message>
        <source>Move point %1</source>
        <translation>Déplacer le point %1</translation>
    </message>
</context>
<context>
    <name>hitbox::ProbeBar</name>
    <message>
        <source>Probe in hand</source>
        <translation>Sonde en main</translation>
    </message>
</context>
<context>
    <name>hitbox::ProbesPanel</name>
    <message>
        <source>Probes</source>
        <translation>Sondes</translation>
    </message>
    <message>
        <source>No probe was dropped. Take the probe, point at a shape and click.</source>
        <translation>Aucune sonde n’a été posée. Prenez la sonde, pointez une forme et cliquez.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the coordinates of the line pressed last, or of the selected probes, with all digits</source>
        <translation>Copier les coordonnées de la dernière ligne cliquée, ou des sondes sélectionnées, avec tous les chiffres</translation>
    </message>
    <message>
        <source>Delete all probes on this stage</source>
        <translation>Supprimer toutes les sondes de ce plateau</translation>
    </message>
    <message>
        <source>Delete all probes</source>
        <translation>Supprimer toutes les sondes</translation>
    </message>
    <message>
        <source>the first %1</source>
        <translation>les %1 premiers</translation>
    </message>
    <message>
        <source>Coordinates copied</source>
        <translation>Coordonnées copiées</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
</context>
<context>
    <name>hitbox::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>List errors</source>
        <translation>Lister les erreurs</translation>
    </message>
    <message>
        <source>List warnings</source>
        <translation>Lister les avertissements</translation>
    </message>
    <message>
        <source>List remarks</source>
        <translation>Lister les remarques</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Règles…</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project</source>
        <translation>Le poids de chaque règle dans ce projet</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>Aucun problème.</translation>
    </message>
    <message>
        <source>1 more is not listed: press the signs above.</source>
        <translation>1 autre n’est pas listé&#xa0;: cliquez sur les symboles ci-dessus.</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not listed: press the signs above.</source>
        <translation>
            <numerusform>%n autre n’est pas listé&#xa0;: cliquez sur les symboles ci-dessus.</numerusform>
            <numerusform>%n autres ne sont pas listés&#xa0;: cliquez sur les symboles ci-dessus.</numerusform>
        </translation>
    </message>
    <message>
        <source>the first %1</source>
        <translation>les %1 premiers</translation>
    </message>
    <message>
        <source>Find Image…</source>
        <translation>Trouver l’image…</translation>
    </message>
    <message>
        <source>Replace Image…</source>
        <translation>Remplacer l’image…</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>Règle&#xa0;: %1</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>Tout réparer</translation>
    </message>
    <message>
        <source>Stop repairing; what was repaired so far is kept</source>
        <translation>Arrêter les réparations&#x202f;; celles déjà faites sont gardées</translation>
    </message>
    <message>
        <source>Make every repair that keeps what the shapes fill</source>
        <translation>Faire toutes les réparations qui gardent ce que les formes remplissent</translation>
    </message>
    <message>
        <source>The project changed meanwhile: nothing was repaired</source>
        <translation>Le projet a changé entre-temps&#xa0;: rien n’a été réparé</translation>
    </message>
    <message>
        <source>Nothing here can be repaired without a look</source>
        <translation>Rien ici ne peut être réparé sans y regarder</translation>
    </message>
    <message>
        <source>Stopped before anything was repaired</source>
        <translation>Arrêté avant toute réparation</translation>
    </message>
    <message>
        <source>Still being checked…</source>
        <translation>Vérification en cours…</translation>
    </message>
    <message>
        <source>An error in this project</source>
        <translation>Une erreur dans ce projet</translation>
    </message>
    <message>
        <source>A warning in this project</source>
        <translation>Un avertissement dans ce projet</translation>
    </message>
    <message>
        <source>A remark in this project</source>
        <translation>Une remarque dans ce projet</translation>
    </message>
    <message>
        <source>Turn off in this project</source>
        <translation>Désactiver dans ce projet</translation>
    </message>
    <message>
        <source>Make 1 repair</source>
        <translation>Faire 1 réparation</translation>
    </message>
    <message numerus="yes">
        <source>Make %n repairs</source>
        <translation>
            <numerusform>Faire %n réparation</numerusform>
            <numerusform>Faire %n réparations</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped early: 1 repair made, the rest was not looked at</source>
        <translation>Arrêté avant la fin&#x202f;: 1 réparation faite, le reste n’a pas été examiné</translation>
    </message>
    <message numerus="yes">
        <source>Stopped early: %n repairs made, the rest was not looked at</source>
        <translation>
            <numerusform>Arrêté avant la fin&#x202f;: %n réparation faite, le reste n’a pas été examiné</numerusform>
            <numerusform>Arrêté avant la fin&#x202f;: %n réparations faites, le reste n’a pas été examiné</numerusform>
        </translation>
    </message>
    <message>
        <source>1 repair made: %1</source>
        <translation>1 réparation faite&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n repairs made</source>
        <translation>
            <numerusform>%n réparation faite</numerusform>
            <numerusform>%n réparations faites</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::ProfileList</name>
    <message>
        <source>%1, on save</source>
        <translation>%1, à l’enregistrement</translation>
    </message>
    <message>
        <source>Profiles of this project</source>
        <translation>Profils de ce projet</translation>
    </message>
    <message>
        <source>Rename this profile (F2)</source>
        <translation>Renommer ce profil (F2)</translation>
    </message>
    <message>
        <source>Remove this profile (Delete)</source>
        <translation>Supprimer ce profil (Delete)</translation>
    </message>
    <message>
        <source>None yet. A profile keeps engine, options and folder under a name.</source>
        <translation>Aucun pour l’instant. Un profil garde moteur, options et dossier sous un nom.</translation>
    </message>
    <message>
        <source>A project has at most %1 export profiles; remove one first.</source>
        <translation>Un projet a au plus %1 profils d’exportation&#x202f;; supprimez-en d’abord un.</translation>
    </message>
    <message>
        <source>Save export profile %1</source>
        <translation>Enregistrer le profil d’exportation %1</translation>
    </message>
    <message>
        <source>Change export profile %1</source>
        <translation>Modifier le profil d’exportation %1</translation>
    </message>
    <message>
        <source>A profile&apos;s name is one line of at most %1 characters.</source>
        <translation>Le nom d’un profil est une ligne d’au plus %1 caractères.</translation>
    </message>
    <message>
        <source>There is a profile “%1” already.</source>
        <translation>Il y a déjà un profil «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Rename export profile %1</source>
        <translation>Renommer le profil d’exportation %1</translation>
    </message>
    <message>
        <source>Remove export profile %1</source>
        <translation>Supprimer le profil d’exportation %1</translation>
    </message>
</context>
<context>
    <name>hitbox::ProjectFiles</name>
    <message>
        <source>untitled</source>
        <translation>sans titre</translation>
    </message>
    <message>
        <source>Recover unsaved work</source>
        <translation>Récupérer le travail non enregistré</translation>
    </message>
    <message>
        <source>Reload the changed file</source>
        <translation>Recharger le fichier modifié</translation>
    </message>
    <message>
        <source>the project has no file yet, expected a name to save it under</source>
        <translation>le projet n’a pas encore de fichier, un nom sous lequel l’enregistrer est attendu</translation>
    </message>
</context>
<context>
    <name>hitbox::PropertiesPanel</name>
    <message>
        <source>Properties</source>
        <translation>Propriétés</translation>
    </message>
    <message>
        <source>in all frames of the track</source>
        <translation>dans toutes les trames de la piste</translation>
    </message>
    <message>
        <source>Whose properties</source>
        <translation>Propriétés de quoi</translation>
    </message>
    <message>
        <source>of the selected shape</source>
        <translation>de la forme sélectionnée</translation>
    </message>
    <message>
        <source>of the frame</source>
        <translation>de la trame</translation>
    </message>
    <message>
        <source>of the sprite</source>
        <translation>du sprite</translation>
    </message>
    <message>
        <source>of the project</source>
        <translation>du projet</translation>
    </message>
    <message>
        <source>Add a property</source>
        <translation>Ajouter une propriété</translation>
    </message>
    <message>
        <source>Values go to the thing at all times, or else to this frame alone</source>
        <translation>Les valeurs s’appliquent à l’élément à tout moment, ou sinon à cette trame seule</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Modifier %1</translation>
    </message>
</context>
<context>
    <name>hitbox::PropertyForm</name>
    <message>
        <source>Type of %1</source>
        <translation>Type de %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>“%1” is no colour such as #3fa7ff.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une couleur telle que #3fa7ff.</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nombre.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>property</source>
        <translation>propriété</translation>
    </message>
    <message>
        <source>Add property</source>
        <translation>Ajouter une propriété</translation>
    </message>
    <message>
        <source>A property needs a name.</source>
        <translation>Une propriété a besoin d’un nom.</translation>
    </message>
    <message>
        <source>There is a property “%1” already.</source>
        <translation>Il y a déjà une propriété «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Rename property to %1</source>
        <translation>Renommer la propriété en %1</translation>
    </message>
</context>
<context>
    <name>hitbox::PropertyRow</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Choisir une couleur</translation>
    </message>
    <message>
        <source>Name of the property</source>
        <translation>Nom de la propriété</translation>
    </message>
    <message>
        <source>Type of the property</source>
        <translation>Type de la propriété</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>yes/no</source>
        <translation>oui/non</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>couleur</translation>
    </message>
    <message>
        <source>other</source>
        <translation>autre</translation>
    </message>
    <message>
        <source>Value of the property</source>
        <translation>Valeur de la propriété</translation>
    </message>
    <message>
        <source>Remove this property</source>
        <translation>Supprimer cette propriété</translation>
    </message>
</context>
<context>
    <name>hitbox::RecentEntry</name>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Take it off this list</source>
        <translation>Retirer de cette liste</translation>
    </message>
    <message>
        <source>Take %1 off the list</source>
        <translation>Retirer %1 de la liste</translation>
    </message>
    <message>
        <source>%1 is no longer there</source>
        <translation>%1 n’existe plus</translation>
    </message>
</context>
<context>
    <name>hitbox::RecoverDialog</name>
    <message>
        <source>untitled</source>
        <translation>sans titre</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>jamais enregistré</translation>
    </message>
    <message>
        <source>%1, closed %2
%3</source>
        <translation>%1, fermé le %2
%3</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Récupérer</translation>
    </message>
    <message numerus="yes">
        <source>Work that was closed without saving. It stays for %n days, the latest for longer.</source>
        <translation>
            <numerusform>Travail fermé sans être enregistré. Il est gardé %n jour, le plus récent plus longtemps.</numerusform>
            <numerusform>Travail fermé sans être enregistré. Il est gardé %n jours, le plus récent plus longtemps.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>Il n’y en a pas.</translation>
    </message>
    <message>
        <source>Work that was closed without saving</source>
        <translation>Travail fermé sans être enregistré</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>Delete &amp;all…</source>
        <translation>&amp;Tout supprimer…</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>Cette action est irréversible.</translation>
    </message>
    <message>
        <source>Delete this work on “%1”?</source>
        <translation>Supprimer ce travail sur «&#x202f;%1&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message numerus="yes">
        <source>Delete all %n of them?</source>
        <translation>
            <numerusform>Supprimer %n élément&#x202f;?</numerusform>
            <numerusform>Supprimer les %n éléments&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>Tout supprimer</translation>
    </message>
    <message>
        <source>Work that was closed without saving. It stays for a day, the latest for longer.</source>
        <translation>Travail fermé sans être enregistré. Il est gardé un jour, le plus récent plus longtemps.</translation>
    </message>
</context>
<context>
    <name>hitbox::RoundingChooser</name>
    <message>
        <source>Numbers of the engine</source>
        <translation>Nombres du moteur</translation>
    </message>
    <message>
        <source>The numbers in which the engine keeps coordinates: pairs that come out otherwise in them are marked</source>
        <translation>Les nombres dans lesquels le moteur garde les coordonnées&#xa0;: les paires dont le résultat y diffère sont marquées</translation>
    </message>
    <message>
        <source>As in %1</source>
        <translation>Comme en %1</translation>
    </message>
    <message>
        <source>Pixels per metre</source>
        <translation>Pixels par mètre</translation>
    </message>
    <message>
        <source>How many pixels are a metre in the engine</source>
        <translation>Combien de pixels font un mètre dans le moteur</translation>
    </message>
    <message>
        <source> px/m</source>
        <translation> px/m</translation>
    </message>
    <message>
        <source>none differs</source>
        <translation>aucune ne diffère</translation>
    </message>
    <message>
        <source>1 differs</source>
        <translation>1 diffère</translation>
    </message>
    <message numerus="yes">
        <source>%n differ</source>
        <translation>
            <numerusform>%n diffère</numerusform>
            <numerusform>%n diffèrent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project. It is saved with it.</source>
        <translation>Le poids de chaque règle dans ce projet. Il est enregistré avec lui.</translation>
    </message>
    <message>
        <source>Leave every rule to itself</source>
        <translation>Laisser chaque règle telle que prévue</translation>
    </message>
    <message>
        <source>Reset rules</source>
        <translation>Réinitialiser les règles</translation>
    </message>
    <message>
        <source>As the rule says</source>
        <translation>Selon la règle</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivée</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout réinitialiser</translation>
    </message>
</context>
<context>
    <name>hitbox::SampleInfos</name>
    <message>
        <source>&amp;Ships and a fighter</source>
        <translation>&amp;Vaisseaux et un combattant</translation>
    </message>
    <message>
        <source>Open a copy of a project with shapes of every kind</source>
        <translation>Ouvrir une copie d’un projet avec des formes de tout type</translation>
    </message>
    <message>
        <source>A s&amp;tage</source>
        <translation>Un p&amp;lateau</translation>
    </message>
    <message>
        <source>Open a copy of a stage with overlaps of every kind, probes and bullets</source>
        <translation>Ouvrir une copie d’un plateau avec des chevauchements de tout type, des sondes et des projectiles</translation>
    </message>
    <message>
        <source>A &amp;platform character</source>
        <translation>Un personnage de &amp;plateforme</translation>
    </message>
    <message>
        <source>Open a copy of a figure of 24 frames, with points, events and tracks</source>
        <translation>Ouvrir une copie d’une figure de 24 trames, avec des points, des événements et des pistes</translation>
    </message>
    <message>
        <source>A s&amp;hooter</source>
        <translation>Un jeu de &amp;tir</translation>
    </message>
    <message>
        <source>Open a copy of an enemy that opens its shell, and a ship that fires</source>
        <translation>Ouvrir une copie d’un ennemi qui ouvre sa carapace et d’un vaisseau qui tire</translation>
    </message>
    <message>
        <source>Picture of the platform &amp;character</source>
        <translation>Image du personnage de plate&amp;forme</translation>
    </message>
    <message>
        <source>Open the sheet alone, as the tutorial begins</source>
        <translation>Ouvrir la planche seule, comme au début du tutoriel</translation>
    </message>
    <message>
        <source>Picture of the &amp;fighter</source>
        <translation>Image du &amp;combattant</translation>
    </message>
    <message>
        <source>Picture of the sh&amp;ip</source>
        <translation>Image du vai&amp;sseau</translation>
    </message>
    <message>
        <source>Open the picture alone, as the tutorial begins</source>
        <translation>Ouvrir l’image seule, comme au début du tutoriel</translation>
    </message>
</context>
<context>
    <name>hitbox::SavingBar</name>
    <message>
        <source>Saving %1…</source>
        <translation>Enregistrement de %1…</translation>
    </message>
</context>
<context>
    <name>hitbox::ScopeChip</name>
    <message>
        <source>In which frames the next edit of shapes is done to the shapes of the same tracks</source>
        <translation>Les trames dans lesquelles la prochaine modification s’applique aux formes des mêmes pistes</translation>
    </message>
</context>
<context>
    <name>hitbox::ScriptFlow</name>
    <message>
        <source>Run a script</source>
        <translation>Exécuter un script</translation>
    </message>
    <message>
        <source>Scripts (*.js)</source>
        <translation>Scripts (*.js)</translation>
    </message>
    <message>
        <source>A script is running</source>
        <translation>Un script est en cours</translation>
    </message>
    <message>
        <source>Running %1…</source>
        <translation>Exécution de %1…</translation>
    </message>
    <message>
        <source>%1 has run</source>
        <translation>%1 est terminé</translation>
    </message>
    <message>
        <source>The project was changed while %1 ran, and what that did is not taken.</source>
        <translation>Le projet a été modifié pendant l’exécution de %1 ; ce que le script a fait n’est pas repris.</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Exécuter à nouveau</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Exécuter %1</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Script</translation>
    </message>
</context>
<context>
    <name>hitbox::ScriptResults</name>
    <message>
        <source>What %1 says</source>
        <translation>Ce que dit %1</translation>
    </message>
    <message>
        <source>What the script printed</source>
        <translation>Ce que le script a affiché</translation>
    </message>
    <message>
        <source>What the script found</source>
        <translation>Ce que le script a trouvé</translation>
    </message>
</context>
<context>
    <name>hitbox::SearchField</name>
    <message>
        <source>Search…</source>
        <translation>Rechercher…</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Nothing fits “%1”</source>
        <translation>Rien ne correspond à «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
</context>
<context>
    <name>hitbox::Section</name>
    <message>
        <source>Show or hide this part</source>
        <translation>Afficher ou masquer cette partie</translation>
    </message>
</context>
<context>
    <name>hitbox::Session</name>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message numerus="yes">
        <source>Add %n sprites</source>
        <translation>
            <numerusform>Ajouter %n sprite</numerusform>
            <numerusform>Ajouter %n sprites</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” was not done</source>
        <translation>«&#x202f;%1&#x202f;» n’a pas été fait</translation>
    </message>
    <message>
        <source>“%1” was not done: %2</source>
        <translation>«&#x202f;%1&#x202f;» n’a pas été fait&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source> · in %n frames</source>
        <translation>
            <numerusform> · dans %n trame</numerusform>
            <numerusform> · dans %n trames</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Colours of crossings and overlaps</source>
        <translation>Couleurs des croisements et chevauchements</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habituelles</translation>
    </message>
    <message>
        <source>For eyes that tell red and green apart badly</source>
        <translation>Pour les yeux qui distinguent mal le rouge du vert</translation>
    </message>
    <message>
        <source>For eyes that tell blue and yellow apart badly</source>
        <translation>Pour les yeux qui distinguent mal le bleu du jaune</translation>
    </message>
    <message>
        <source>As different as can be</source>
        <translation>Aussi différentes que possible</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Petite</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Très grande</translation>
    </message>
    <message>
        <source>Durations of frames</source>
        <translation>Durées des trames</translation>
    </message>
    <message>
        <source>Ticks a second</source>
        <translation>Ticks par seconde</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Modifier les raccourcis…</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1 pixels</translation>
    </message>
    <message>
        <source>Half as large again</source>
        <translation>Une fois et demie</translation>
    </message>
    <message>
        <source>Wheel over the canvas</source>
        <translation>Molette au-dessus du canevas</translation>
    </message>
    <message>
        <source>Zooms</source>
        <translation>Zoome</translation>
    </message>
    <message>
        <source>Scrolls, with Ctrl zooms</source>
        <translation>Fait défiler, zoome avec Ctrl</translation>
    </message>
    <message>
        <source>Handles on the canvas</source>
        <translation>Poignées sur le canevas</translation>
    </message>
    <message>
        <source>Large, for pens and fingers</source>
        <translation>Grandes, pour stylets et doigts</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Engine of first exports</source>
        <translation>Moteur des premiers exports</translation>
    </message>
    <message>
        <source>Seconds until unsaved work is kept</source>
        <translation>Secondes avant de mettre à l’abri le non enregistré</translation>
    </message>
    <message>
        <source>Days that work closed without saving stays</source>
        <translation>Jours où reste ce qui est fermé sans enregistrer</translation>
    </message>
    <message>
        <source>Newest versions of a project that stay</source>
        <translation>Versions les plus récentes d’un projet qui restent</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Editing</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Tips that show a gesture</source>
        <translation>Astuces montrant un geste</translation>
    </message>
    <message>
        <source>Once for each tool</source>
        <translation>Une fois par outil</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
</context>
<context>
    <name>hitbox::ShapeFields</name>
    <message>
        <source>A number or a sum such as 12+0.5; the arrow keys step it, with Shift ten times as far, with Alt an eighth as far</source>
        <translation>Un nombre ou une somme telle que 12+0.5&#x202f;; les flèches l’incrémentent, dix fois plus avec Maj, d’un huitième avec Alt</translation>
    </message>
</context>
<context>
    <name>hitbox::ShapesPanel</name>
    <message>
        <source>Shapes</source>
        <translation>Formes</translation>
    </message>
    <message>
        <source>Search shapes</source>
        <translation>Rechercher des formes</translation>
    </message>
    <message>
        <source>Show and lock by category</source>
        <translation>Afficher et verrouiller par catégorie</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Category of the selected shapes and of the next one drawn</source>
        <translation>Catégorie des formes sélectionnées et de la prochaine dessinée</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Categories: colours, bits and who hits whom</source>
        <translation>Catégories&#xa0;: couleurs, bits et qui frappe qui</translation>
    </message>
    <message>
        <source>No shapes in this frame yet. Trace the sprite, or draw a polygon, a box or a circle.</source>
        <translation>Pas encore de formes dans cette trame. Détourez le sprite, ou dessinez un polygone, un rectangle ou un cercle.</translation>
    </message>
    <message>
        <source>No shape or category has this in its name.</source>
        <translation>Aucune forme ni catégorie n’a cela dans son nom.</translation>
    </message>
    <message>
        <source>several</source>
        <translation>plusieurs</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>Déplacer %1 dans l’ordre</translation>
    </message>
    <message>
        <source>Rename shape to %1</source>
        <translation>Renommer la forme en %1</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Afficher %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Masquer %1</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>Verrouiller %1</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>Déverrouiller %1</translation>
    </message>
</context>
<context>
    <name>hitbox::SheetPreview</name>
    <message>
        <source>The sheet and its grid</source>
        <translation>La planche et sa grille</translation>
    </message>
    <message>
        <source>The wheel zooms, dragging moves, a double click shows all</source>
        <translation>La molette zoome, glisser déplace, un double-clic montre tout</translation>
    </message>
    <message>
        <source>One line in %1 is drawn; the wheel zooms in</source>
        <translation>Une ligne sur %1 est dessinée&#x202f;; la molette zoome</translation>
    </message>
    <message>
        <source>Not all lines are drawn; the wheel zooms in</source>
        <translation>Toutes les lignes ne sont pas dessinées&#x202f;; la molette zoome</translation>
    </message>
</context>
<context>
    <name>hitbox::ShortcutEditor</name>
    <message>
        <source>Search actions</source>
        <translation>Rechercher des actions</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Attribuer</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Modifier les raccourcis</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Nouveau raccourci</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>%1 belongs to the canvas and the lists.</source>
        <translation>%1 est réservé au canevas et aux listes.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2” by now; “%3” would take it away from there.</source>
        <translation>%1 appartient déjà à «&#x202f;%2&#x202f;»&#x202f;; «&#x202f;%3&#x202f;» le lui prendrait.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Keys of another program</source>
        <translation>Touches d’un autre programme</translation>
    </message>
    <message>
        <source>Those of tools are Tiled&apos;s as delivered</source>
        <translation>Celles des outils sont au départ celles de Tiled</translation>
    </message>
</context>
<context>
    <name>hitbox::SidePanels</name>
    <message>
        <source>&amp;Trace panel</source>
        <translation>Panneau &amp;Détourage</translation>
    </message>
    <message>
        <source>&amp;Shapes panel</source>
        <translation>Panneau &amp;Formes</translation>
    </message>
    <message>
        <source>&amp;Properties panel</source>
        <translation>Panneau &amp;Propriétés</translation>
    </message>
    <message>
        <source>Points and e&amp;vents panel</source>
        <translation>Panneau Points et é&amp;vénements</translation>
    </message>
    <message>
        <source>&amp;Engine panel</source>
        <translation>Panneau &amp;Moteur</translation>
    </message>
    <message>
        <source>&amp;Numbers panel</source>
        <translation>Panneau &amp;Nombres</translation>
    </message>
    <message>
        <source>St&amp;age panel</source>
        <translation>Panneau P&amp;lateau</translation>
    </message>
    <message>
        <source>&amp;Overlaps, probes and play test</source>
        <translation>&amp;Chevauchements, sondes et test de jeu</translation>
    </message>
    <message>
        <source>P&amp;roblems panel</source>
        <translation>Panneau P&amp;roblèmes</translation>
    </message>
    <message>
        <source>&amp;Conflicts panel</source>
        <translation>Panneau des &amp;conflits</translation>
    </message>
</context>
<context>
    <name>hitbox::SliceDialog</name>
    <message>
        <source>Cell size</source>
        <translation>Taille de cellule</translation>
    </message>
    <message>
        <source>Of one frame, in pixels; as many as fit are cut</source>
        <translation>D’une trame, en pixels&#x202f;; autant que possible sont découpées</translation>
    </message>
    <message>
        <source>Columns, rows</source>
        <translation>Colonnes, lignes</translation>
    </message>
    <message>
        <source>How many cells; they become as large as fits</source>
        <translation>Nombre de cellules&#x202f;; elles deviennent aussi grandes que possible</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>Pixels around all cells, on both sides</source>
        <translation>Pixels autour de toutes les cellules, des deux côtés</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Espacement</translation>
    </message>
    <message>
        <source>Pixels between one cell and the next</source>
        <translation>Pixels entre une cellule et la suivante</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Décalage</translation>
    </message>
    <message>
        <source>Pixels before the first cell, on top of the margin</source>
        <translation>Pixels avant la première cellule, en plus de la marge</translation>
    </message>
    <message>
        <source>Guessed by the empty rows and columns between the cells.</source>
        <translation>Deviné d’après les lignes et colonnes vides entre les cellules.</translation>
    </message>
    <message>
        <source>Guessed by the numbers in the file&apos;s name.</source>
        <translation>Deviné d’après les nombres dans le nom du fichier.</translation>
    </message>
    <message>
        <source>Guessed by what comes again at this distance.</source>
        <translation>Deviné d’après ce qui se répète à cette distance.</translation>
    </message>
    <message>
        <source>Guessed by the lines along which the colours change.</source>
        <translation>Deviné d’après les lignes où les couleurs changent.</translation>
    </message>
    <message>
        <source>Squares fit into this strip; nothing else tells what its cells are.</source>
        <translation>Des carrés tiennent dans cette bande&#x202f;; rien d’autre n’indique ses cellules.</translation>
    </message>
    <message>
        <source>Nothing tells how this picture is cut.</source>
        <translation>Rien n’indique comment cette image est découpée.</translation>
    </message>
    <message>
        <source>Slice sheet</source>
        <translation>Découper la planche</translation>
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
        <translation>&amp;Ignorer les cellules vides</translation>
    </message>
    <message>
        <source>&amp;Guess again</source>
        <translation>&amp;Deviner à nouveau</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Découper</translation>
    </message>
    <message>
        <source>Looking for the grid…</source>
        <translation>Recherche de la grille…</translation>
    </message>
    <message>
        <source>Looking for empty cells…</source>
        <translation>Recherche des cellules vides…</translation>
    </message>
    <message>
        <source>%1 × %2 px</source>
        <translation>%1 × %2 px</translation>
    </message>
    <message>
        <source>1 frame of %1</source>
        <translation>1 trame de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n frames of %1</source>
        <translation>
            <numerusform>%n trame de %1</numerusform>
            <numerusform>%n trames de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>1 empty cell stays out.</source>
        <translation>1 cellule vide est ignorée.</translation>
    </message>
    <message numerus="yes">
        <source>%n empty cells stay out.</source>
        <translation>
            <numerusform>%n cellule vide est ignorée.</numerusform>
            <numerusform>%n cellules vides sont ignorées.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 of them is empty.</source>
        <translation>1 d’entre elles est vide.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are empty.</source>
        <translation>
            <numerusform>%n d’entre elles est vide.</numerusform>
            <numerusform>%n d’entre elles sont vides.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 px at the right and %2 px at the bottom stay out.</source>
        <translation>%1 px à droite et %2 px en bas sont ignorés.</translation>
    </message>
    <message>
        <source>%1 px at the right stay out.</source>
        <translation>%1 px à droite sont ignorés.</translation>
    </message>
    <message>
        <source>%1 px at the bottom stay out.</source>
        <translation>%1 px en bas sont ignorés.</translation>
    </message>
    <message>
        <source>No cell fits into the sheet.</source>
        <translation>Aucune cellule ne tient dans la planche.</translation>
    </message>
    <message>
        <source>There is no cell for frames with shapes on them: %1 frames, %2 shapes. Undo brings them back.</source>
        <translation>Il n’y a pas de cellule pour des trames qui ont des formes&#xa0;: %1 trames, %2 formes. «&#x202f;Annuler&#x202f;» les ramène.</translation>
    </message>
</context>
<context>
    <name>hitbox::SnapPopup</name>
    <message>
        <source>Snap to: %1</source>
        <translation>Aimanter à&#xa0;: %1</translation>
    </message>
    <message>
        <source>no grid</source>
        <translation>pas de grille</translation>
    </message>
    <message>
        <source>pixel</source>
        <translation>pixel</translation>
    </message>
    <message>
        <source>half pixel</source>
        <translation>demi-pixel</translation>
    </message>
    <message>
        <source>own grid</source>
        <translation>grille personnalisée</translation>
    </message>
    <message>
        <source>vertices of other shapes</source>
        <translation>sommets des autres formes</translation>
    </message>
    <message>
        <source>edges of other shapes</source>
        <translation>arêtes des autres formes</translation>
    </message>
    <message>
        <source>outline of the sprite&apos;s pixels</source>
        <translation>contour des pixels du sprite</translation>
    </message>
    <message>
        <source>the same shape in the frame before</source>
        <translation>la même forme dans la trame précédente</translation>
    </message>
    <message>
        <source>borders and middle of the frame</source>
        <translation>bords et milieu de la trame</translation>
    </message>
    <message>
        <source>pivot</source>
        <translation>pivot</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>Aimantation</translation>
    </message>
    <message>
        <source>Points snap to</source>
        <translation>Les points s’aimantent à</translation>
    </message>
    <message>
        <source>Ctrl turns all off while held.</source>
        <translation>Ctrl maintenu désactive tout.</translation>
    </message>
    <message>
        <source>step x</source>
        <translation>pas x</translation>
    </message>
    <message>
        <source>step y</source>
        <translation>pas y</translation>
    </message>
    <message>
        <source>from x</source>
        <translation>de x</translation>
    </message>
    <message>
        <source>from y</source>
        <translation>de y</translation>
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
        <translation>Rechercher des sprites</translation>
    </message>
    <message>
        <source>Add images as sprites</source>
        <translation>Ajouter des images comme sprites</translation>
    </message>
    <message>
        <source>No sprites yet. Drop images here.</source>
        <translation>Pas encore de sprites. Déposez des images ici.</translation>
    </message>
    <message>
        <source>Rename sprite to %1</source>
        <translation>Renommer le sprite en %1</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 trame</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n trame</numerusform>
            <numerusform>%n trames</numerusform>
        </translation>
    </message>
    <message>
        <source>No sprite has this in its name.</source>
        <translation>Aucun sprite n’a cela dans son nom.</translation>
    </message>
    <message>
        <source>%1 sprites</source>
        <translation>%1 sprites</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>%1: undo brings it back.</source>
        <translation>%1&#xa0;: «&#x202f;Annuler&#x202f;» le ramène.</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Dupliquer %1</translation>
    </message>
</context>
<context>
    <name>hitbox::StageDesk</name>
    <message>
        <source>Looking at the stage</source>
        <translation>Vue du plateau</translation>
    </message>
</context>
<context>
    <name>hitbox::StagePanel</name>
    <message>
        <source>Stage</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Search instances</source>
        <translation>Rechercher des instances</translation>
    </message>
    <message>
        <source>Place frame</source>
        <translation>Placer la trame</translation>
    </message>
    <message>
        <source>Stage in view; type to rename it</source>
        <translation>Plateau affiché&#x202f;; saisissez un nom pour le renommer</translation>
    </message>
    <message>
        <source>New stage</source>
        <translation>Nouveau plateau</translation>
    </message>
    <message>
        <source>Remove this stage</source>
        <translation>Supprimer ce plateau</translation>
    </message>
    <message>
        <source>New layer on top of the others</source>
        <translation>Nouveau calque au-dessus des autres</translation>
    </message>
    <message>
        <source>Play the animations of what stands here</source>
        <translation>Jouer les animations de ce qui se trouve ici</translation>
    </message>
    <message>
        <source>Put the frame chosen below on the stage</source>
        <translation>Mettre la trame choisie ci-dessous sur le plateau</translation>
    </message>
    <message>
        <source>Rename stage</source>
        <translation>Renommer le plateau</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>plateau</translation>
    </message>
    <message>
        <source>Remove stage</source>
        <translation>Supprimer le plateau</translation>
    </message>
</context>
<context>
    <name>hitbox::StartPage</name>
    <message>
        <source>Drop a PNG, a sheet or a folder here</source>
        <translation>Déposez ici un PNG, une planche ou un dossier</translation>
    </message>
    <message>
        <source>PNG, GIF, WebP, Aseprite, Photoshop, Krita and .hitbox files</source>
        <translation>Fichiers PNG, GIF, WebP, Aseprite, Photoshop, Krita et .hitbox</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Open projects and images</source>
        <translation>Ouvrir des projets et des images</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Récents</translation>
    </message>
    <message>
        <source>Samples to try things out on</source>
        <translation>Exemples pour faire des essais</translation>
    </message>
    <message>
        <source>PNG, GIF, Aseprite, Photoshop, Krita and .hitbox files</source>
        <translation>Fichiers PNG, GIF, Aseprite, Photoshop, Krita et .hitbox</translation>
    </message>
</context>
<context>
    <name>hitbox::StatusLine</name>
    <message>
        <source>engine view</source>
        <translation>vue du moteur</translation>
    </message>
    <message>
        <source>Choose what points snap to</source>
        <translation>Choisir à quoi les points s’aimantent</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>Aimantation</translation>
    </message>
    <message>
        <source>snap: %1</source>
        <translation>aimant&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
</context>
<context>
    <name>hitbox::TagProperties</name>
    <message>
        <source>First frame of the tag</source>
        <translation>Première trame de l’étiquette</translation>
    </message>
    <message>
        <source>Last frame of the tag</source>
        <translation>Dernière trame de l’étiquette</translation>
    </message>
    <message>
        <source>The frame&apos;s number, counted from 0</source>
        <translation>Le numéro de la trame, compté à partir de 0</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>en avant</translation>
    </message>
    <message>
        <source>reverse</source>
        <translation>en arrière</translation>
    </message>
    <message>
        <source>ping-pong</source>
        <translation>aller-retour</translation>
    </message>
    <message>
        <source>ping-pong from the end</source>
        <translation>aller-retour depuis la fin</translation>
    </message>
    <message>
        <source>How often it is played before the animation ends: 0 for ever</source>
        <translation>Nombre de lectures avant que l’animation se termine&#xa0;: 0 pour sans fin</translation>
    </message>
    <message>
        <source>for ever</source>
        <translation>sans fin</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <source>Times that the tag is played</source>
        <translation>Nombre de lectures de l’étiquette</translation>
    </message>
    <message>
        <source>Rename tag to %1</source>
        <translation>Renommer l’étiquette en %1</translation>
    </message>
    <message>
        <source>Direction of tag %1</source>
        <translation>Sens de l’étiquette %1</translation>
    </message>
    <message>
        <source>Repeats of tag %1</source>
        <translation>Répétitions de l’étiquette %1</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Trames</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Joue</translation>
    </message>
    <message>
        <source>Frames of tag %1</source>
        <translation>Trames de l’étiquette %1</translation>
    </message>
    <message>
        <source>Choose a tag by its bar, or in the box above, to change it.</source>
        <translation>Choisissez une étiquette par sa barre, ou dans la liste ci-dessus, pour la modifier.</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelineExport</name>
    <message>
        <source>Save the timeline as a picture</source>
        <translation>Enregistrer la chronologie en image</translation>
    </message>
    <message>
        <source>Save the timeline as CSV</source>
        <translation>Enregistrer la chronologie en CSV</translation>
    </message>
    <message>
        <source>Copied 1 tick as CSV</source>
        <translation>1 tick copié en CSV</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n ticks as CSV</source>
        <translation>
            <numerusform>%n tick copié en CSV</numerusform>
            <numerusform>%n ticks copiés en CSV</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>Fichiers %1 (*.%2)</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>Écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Could not write the timeline: %1</source>
        <translation>Impossible d’écrire la chronologie&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelineFields</name>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Joue</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>When hit</source>
        <translation>Si frappé</translation>
    </message>
    <message>
        <source> ticks</source>
        <translation> ticks</translation>
    </message>
    <message>
        <source>Ticks that B starts after A</source>
        <translation>Ticks de retard de B sur A</translation>
    </message>
    <message>
        <source>How many ticks B starts after A; below 0, A starts after B</source>
        <translation>Combien de ticks B commence après A&#x202f;; en dessous de 0, A commence après B</translation>
    </message>
    <message>
        <source>Take the selected two</source>
        <translation>Prendre les deux sélectionnées</translation>
    </message>
    <message>
        <source>Play the two instances that are selected on the stage</source>
        <translation>Jouer les deux instances sélectionnées sur le plateau</translation>
    </message>
    <message>
        <source>B starts after</source>
        <translation>B commence après</translation>
    </message>
    <message>
        <source>Instance that is player %1</source>
        <translation>Instance qui est le joueur %1</translation>
    </message>
    <message>
        <source>as placed</source>
        <translation>comme placée</translation>
    </message>
    <message>
        <source>What %1 plays</source>
        <translation>Ce que joue %1</translation>
    </message>
    <message>
        <source>What %1 plays; on the stage, an instance&apos;s tag is chosen in its row</source>
        <translation>Ce que joue %1&#x202f;; sur le plateau, l’étiquette d’une instance se choisit dans sa ligne</translation>
    </message>
    <message>
        <source>Rounds of %1</source>
        <translation>Tours de %1</translation>
    </message>
    <message>
        <source>How often %1 plays it, one round after the other</source>
        <translation>Combien de fois %1 le joue, un tour après l’autre</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>continue</translation>
    </message>
    <message>
        <source>What %1 turns to when it is hit</source>
        <translation>Ce que fait %1 une fois frappé</translation>
    </message>
    <message>
        <source>What %1 turns to on the tick after the first hit, such as its hit-stun</source>
        <translation>Ce que fait %1 au tick suivant le premier impact, par exemple son étourdissement</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelinePanel</name>
    <message>
        <source>Go to the first contact</source>
        <translation>Aller au premier contact</translation>
    </message>
    <message>
        <source>Go to the last contact</source>
        <translation>Aller au dernier contact</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Image…</translation>
    </message>
    <message>
        <source>Save the strip as a picture</source>
        <translation>Enregistrer la bande en image</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Save a line for each tick</source>
        <translation>Enregistrer une ligne par tick</translation>
    </message>
    <message>
        <source>Copy CSV</source>
        <translation>Copier le CSV</translation>
    </message>
    <message>
        <source>Copy a line for each tick</source>
        <translation>Copier une ligne par tick</translation>
    </message>
    <message>
        <source>1 tick</source>
        <translation>1 tick</translation>
    </message>
    <message numerus="yes">
        <source>%n ticks</source>
        <translation>
            <numerusform>%n tick</numerusform>
            <numerusform>%n ticks</numerusform>
        </translation>
    </message>
    <message>
        <source>The two never meet.</source>
        <translation>Les deux ne se rencontrent jamais.</translation>
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
        <translation>rien ne se rencontre</translation>
    </message>
    <message>
        <source>each hits the other</source>
        <translation>les deux se frappent</translation>
    </message>
    <message>
        <source>A hits B</source>
        <translation>A frappe B</translation>
    </message>
    <message>
        <source>B hits A</source>
        <translation>B frappe A</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>contact</translation>
    </message>
    <message>
        <source>tick %1: %2 | %3, %4</source>
        <translation>tick %1&#xa0;: %2 | %3, %4</translation>
    </message>
    <message>
        <source>%1 in %2 px²</source>
        <translation>%1 sur %2 px²</translation>
    </message>
</context>
<context>
    <name>hitbox::ToolBar</name>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
</context>
<context>
    <name>hitbox::TopBar</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Plateau %1</translation>
    </message>
</context>
<context>
    <name>hitbox::TracePanel</name>
    <message>
        <source>Cannot be traced: %1</source>
        <translation>Détourage impossible&#xa0;: %1</translation>
    </message>
    <message>
        <source>Tracing…</source>
        <translation>Détourage…</translation>
    </message>
    <message>
        <source>Outlines: %1, vertices: %2</source>
        <translation>Contours&#xa0;: %1, sommets&#xa0;: %2</translation>
    </message>
    <message>
        <source>Missed pixels %1 %, excess pixels %2 %</source>
        <translation>Pixels manqués %1&#x202f;%, pixels en trop %2&#x202f;%</translation>
    </message>
    <message>
        <source>Frames traced: %1.</source>
        <translation>Trames détourées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nothing to outline: %1.</source>
        <translation>Rien à détourer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Changed meanwhile and left alone: %1.</source>
        <translation>Modifiées entre-temps et laissées telles quelles&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Could not be traced: %1, such as %2</source>
        <translation>Détourage impossible&#xa0;: %1, par exemple %2</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Détourer</translation>
    </message>
    <message>
        <source>Cancelled; nothing was changed.</source>
        <translation>Annulé&#x202f;; rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Tolerance in pixels</source>
        <translation>Tolérance en pixels</translation>
    </message>
    <message>
        <source>How far the outline may leave the pixels&apos; edges: more means fewer vertices</source>
        <translation>Jusqu’où le contour peut s’écarter des bords des pixels&#xa0;: plus signifie moins de sommets</translation>
    </message>
    <message>
        <source>Alpha threshold</source>
        <translation>Seuil alpha</translation>
    </message>
    <message>
        <source>Pixels of at least this alpha count as opaque</source>
        <translation>Les pixels d’au moins cet alpha comptent comme opaques</translation>
    </message>
    <message>
        <source>Grow or shrink in pixels</source>
        <translation>Agrandir ou rétrécir en pixels</translation>
    </message>
    <message>
        <source>Makes the outline larger, or smaller with a negative number</source>
        <translation>Agrandit le contour, ou le rétrécit avec un nombre négatif</translation>
    </message>
    <message>
        <source>Smallest island in pixels</source>
        <translation>Plus petit îlot en pixels</translation>
    </message>
    <message>
        <source>Islands and holes of fewer pixels are passed over</source>
        <translation>Les îlots et trous de moins de pixels sont ignorés</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Sommets</translation>
    </message>
    <message>
        <source>Just so many vertices in each outline, whatever the tolerance</source>
        <translation>Exactement ce nombre de sommets par contour, quelle que soit la tolérance</translation>
    </message>
    <message>
        <source>Number of vertices</source>
        <translation>Nombre de sommets</translation>
    </message>
    <message>
        <source>Never cut an opaque pixel</source>
        <translation>Ne jamais couper un pixel opaque</translation>
    </message>
    <message>
        <source>Keep holes open</source>
        <translation>Garder les trous ouverts</translation>
    </message>
    <message>
        <source>A polygon has no holes: the outline is cut into several that leave them open</source>
        <translation>Un polygone n’a pas de trous&#xa0;: le contour est coupé en plusieurs qui les laissent ouverts</translation>
    </message>
    <message>
        <source>Tint pixels that do not fit</source>
        <translation>Teinter les pixels mal couverts</translation>
    </message>
    <message>
        <source>Orange: opaque pixels that no outline holds. Violet: other pixels that one does</source>
        <translation>Orange&#xa0;: pixels opaques qu’aucun contour ne contient. Violet&#xa0;: autres pixels qu’un contour contient</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolérance</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Grow</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Take all outlines as shapes (Enter)</source>
        <translation>Prendre tous les contours comme formes (Enter)</translation>
    </message>
    <message>
        <source>Trace many frames</source>
        <translation>Détourer plusieurs trames</translation>
    </message>
    <message>
        <source>Selected frames</source>
        <translation>Trames sélectionnées</translation>
    </message>
    <message>
        <source>All frames of this sprite</source>
        <translation>Toutes les trames de ce sprite</translation>
    </message>
    <message>
        <source>All frames of the project</source>
        <translation>Toutes les trames du projet</translation>
    </message>
    <message>
        <source>Replace shapes of the category</source>
        <translation>Remplacer les formes de la catégorie</translation>
    </message>
    <message>
        <source>For many frames: outlines take the place of the category&apos;s shapes there</source>
        <translation>Pour plusieurs trames&#xa0;: les contours y remplacent les formes de la catégorie</translation>
    </message>
    <message>
        <source>Frames traced</source>
        <translation>Trames détourées</translation>
    </message>
    <message>
        <source>%v of %m frames</source>
        <translation>%v trames sur %m</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Frames of the tag “%1”</source>
        <translation>Trames de l’étiquette «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Trace as %1</source>
        <translation>Détourer en %1</translation>
    </message>
    <message>
        <source>Replace shapes of “%1”</source>
        <translation>Remplacer les formes de « %1 »</translation>
    </message>
</context>
<context>
    <name>hitbox::TrackGrid</name>
    <message>
        <source>Tracks</source>
        <translation>Pistes</translation>
    </message>
    <message>
        <source>shapes</source>
        <translation>formes</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>without a track</source>
        <translation>sans piste</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes without a track</source>
        <translation>
            <numerusform>%n forme sans piste</numerusform>
            <numerusform>%n formes sans piste</numerusform>
        </translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>held, as in the frame before</source>
        <translation>maintenue, comme dans la trame précédente</translation>
    </message>
    <message>
        <source>in-between, worked out from keys</source>
        <translation>intermédiaire, calculée à partir des clés</translation>
    </message>
    <message>
        <source>%1, frame %2: %3</source>
        <translation>%1, trame %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1
Double click to type another duration.</source>
        <translation>%1
Double-cliquez pour saisir une autre durée.</translation>
    </message>
    <message>
        <source>Show or hide on all frames; Alt: on one</source>
        <translation>Afficher ou masquer dans toutes les trames&#x202f;; Alt&#xa0;: dans une seule</translation>
    </message>
    <message>
        <source>Lock or unlock on all frames; Alt: on one</source>
        <translation>Verrouiller ou déverrouiller dans toutes les trames&#x202f;; Alt&#xa0;: dans une seule</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Trame</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Attack %1</source>
        <translation>Attaque %1</translation>
    </message>
    <message>
        <source>No shapes in this sprite yet. What is drawn stands here, frame by frame.</source>
        <translation>Pas encore de formes dans ce sprite. Ce qui est dessiné apparaît ici, trame par trame.</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1, masquée</translation>
    </message>
    <message>
        <source>%1, locked</source>
        <translation>%1, verrouillée</translation>
    </message>
</context>
<context>
    <name>hitbox::TrackLanes</name>
    <message>
        <source>1 frame</source>
        <translation>1 trame</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>%1 trames</translation>
    </message>
    <message>
        <source>Startup</source>
        <translation>Démarrage</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Actif</translation>
    </message>
    <message>
        <source>Gap, where nothing strikes</source>
        <translation>Creux, où rien ne frappe</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Récupération</translation>
    </message>
    <message>
        <source>1 tick</source>
        <translation>1 tick</translation>
    </message>
    <message>
        <source>%1 ticks</source>
        <translation>%1 ticks</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation>%1&#xa0;: %2, %3, %4</translation>
    </message>
    <message>
        <source>startup %1</source>
        <translation>démarrage %1</translation>
    </message>
    <message>
        <source>active %1</source>
        <translation>actif %1</translation>
    </message>
    <message>
        <source>gap %1</source>
        <translation>creux %1</translation>
    </message>
    <message>
        <source>recovery %1</source>
        <translation>récupération %1</translation>
    </message>
    <message>
        <source>No shape of these frames strikes another category.</source>
        <translation>Aucune forme de ces trames ne frappe une autre catégorie.</translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation>Trame %1</translation>
    </message>
    <message>
        <source>Frames %1 to %2</source>
        <translation>Trames %1 à %2</translation>
    </message>
    <message>
        <source>The whole attack:</source>
        <translation>L’attaque entière&#xa0;:</translation>
    </message>
    <message>
        <source>Active counts the gaps within it.</source>
        <translation>L’actif compte les creux qu’il contient.</translation>
    </message>
    <message>
        <source>Frame %1, %2: %3, %4</source>
        <translation>Trame %1, %2&#xa0;: %3, %4</translation>
    </message>
    <message>
        <source>Frame %1 – when it comes up: %2</source>
        <translation>Trame %1 – quand elle apparaît&#xa0;: %2</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 erreur</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 erreurs</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 avertissement</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 avertissements</translation>
    </message>
    <message>
        <source>1 remark</source>
        <translation>1 remarque</translation>
    </message>
    <message>
        <source>%1 remarks</source>
        <translation>%1 remarques</translation>
    </message>
    <message>
        <source>Frame %1 – %2: %3</source>
        <translation>Trame %1 – %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>hitbox::TracksPanel</name>
    <message>
        <source>%1 tracks</source>
        <translation>%1 pistes</translation>
    </message>
    <message>
        <source>Begin %1 in frame %2</source>
        <translation>Commencer %1 à la trame %2</translation>
    </message>
    <message>
        <source>End %1 in frame %2</source>
        <translation>Terminer %1 à la trame %2</translation>
    </message>
    <message>
        <source>Move %1 to frame %2</source>
        <translation>Déplacer %1 vers la trame %2</translation>
    </message>
    <message>
        <source>Copy %1 to frame %2</source>
        <translation>Copier %1 vers la trame %2</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Pistes</translation>
    </message>
    <message>
        <source>Tag to show</source>
        <translation>Étiquette à afficher</translation>
    </message>
    <message>
        <source>The animation tag whose frames are shown</source>
        <translation>L’étiquette d’animation dont les trames sont affichées</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>Lire ou arrêter</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Trames</translation>
    </message>
    <message>
        <source>%1 is locked; its lock beside the name lets it go.</source>
        <translation>%1 est verrouillé&#x202f;; le verrou à côté du nom le libère.</translation>
    </message>
    <message>
        <source>All frames</source>
        <translation>Toutes les trames</translation>
    </message>
    <message>
        <source>The strip of frames in place of the grid</source>
        <translation>La bande des trames à la place de la grille</translation>
    </message>
    <message>
        <source>The tag “%1” names no frames of this sprite.</source>
        <translation>L’étiquette «&#x202f;%1&#x202f;» ne désigne aucune trame de ce sprite.</translation>
    </message>
    <message>
        <source>%1 is not in the frame in view.</source>
        <translation>%1 n’est pas dans la trame affichée.</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Afficher %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Masquer %1</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>Verrouiller %1</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>Déverrouiller %1</translation>
    </message>
    <message>
        <source>What is locked stays.</source>
        <translation>Ce qui est verrouillé reste.</translation>
    </message>
    <message>
        <source>Choose cells with something in them first.</source>
        <translation>Choisissez d’abord des cellules non vides.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n shapes</source>
        <translation>
            <numerusform>Supprimer %n forme</numerusform>
            <numerusform>Supprimer %n formes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: undo brings it back.</source>
        <translation>%1&#xa0;: «&#x202f;Annuler&#x202f;» le ramène.</translation>
    </message>
    <message>
        <source>Join into one track</source>
        <translation>Joindre en une piste</translation>
    </message>
    <message>
        <source>Choose cells of different frames first, such as with Shift.</source>
        <translation>Choisissez d’abord des cellules de trames différentes, par exemple avec Maj.</translation>
    </message>
    <message>
        <source>Take out of the track</source>
        <translation>Retirer de la piste</translation>
    </message>
    <message>
        <source>Choose cells of a track first.</source>
        <translation>Choisissez d’abord des cellules d’une piste.</translation>
    </message>
    <message>
        <source>Hold %1</source>
        <translation>Maintenir %1</translation>
    </message>
    <message>
        <source>Choose cells behind a shape of the track first.</source>
        <translation>Choisissez d’abord des cellules derrière une forme de la piste.</translation>
    </message>
    <message>
        <source>Make keys of %1</source>
        <translation>Faire des clés de %1</translation>
    </message>
    <message>
        <source>Work in-betweens of %1 out</source>
        <translation>Calculer les intermédiaires de %1</translation>
    </message>
    <message>
        <source>Choose cells between two keys of a track first.</source>
        <translation>Choisissez d’abord des cellules entre deux clés d’une piste.</translation>
    </message>
    <message numerus="yes">
        <source>%n keys are worked out from those around them now. Undo brings them back.</source>
        <translation>
            <numerusform>%n clé est maintenant calculée à partir des clés voisines. «&#x202f;Annuler&#x202f;» la ramène.</numerusform>
            <numerusform>%n clés sont maintenant calculées à partir des clés voisines. «&#x202f;Annuler&#x202f;» les ramène.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shapes look like one thing: make them a track?</source>
        <translation>%1 formes semblent être un même élément&#xa0;: en faire une piste&#x202f;?</translation>
    </message>
    <message>
        <source>%1 shapes look like %2 things: make them tracks?</source>
        <translation>%1 formes semblent être %2 éléments&#xa0;: en faire des pistes&#x202f;?</translation>
    </message>
    <message>
        <source>Make tracks</source>
        <translation>Créer les pistes</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Make tracks of %1</source>
        <translation>Créer des pistes de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen frames last as long now.</source>
        <translation>
            <numerusform>%n trame choisie dure autant maintenant.</numerusform>
            <numerusform>%n trames choisies durent autant maintenant.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 key is worked out from those around it now. Undo brings it back.</source>
        <translation>1 clé est maintenant calculée à partir des clés voisines. «&#x202f;Annuler&#x202f;» la ramène.</translation>
    </message>
    <message>
        <source>%1 goes no further: the frames end there.</source>
        <translation>%1 ne va pas plus loin : les trames s’arrêtent là.</translation>
    </message>
</context>
<context>
    <name>hitbox::VersionsDialog</name>
    <message>
        <source>Saved %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Saved at an unknown time</source>
        <translation>Enregistré à un moment inconnu</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>“%1” as it was saved. A copy opens in a tab of its own and changes nothing else.</source>
        <translation>«&#x202f;%1&#x202f;» tel qu’il a été enregistré. Une copie s’ouvre dans un onglet à part et ne change rien d’autre.</translation>
    </message>
    <message>
        <source>There is none yet: the next save keeps one.</source>
        <translation>Il n’y en a pas encore&#xa0;: le prochain enregistrement en garde une.</translation>
    </message>
    <message>
        <source>Versions of the project</source>
        <translation>Versions du projet</translation>
    </message>
    <message>
        <source>Open as c&amp;opy</source>
        <translation>Ouvrir une c&amp;opie</translation>
    </message>
    <message>
        <source>Cannot be opened: %1</source>
        <translation>Ouverture impossible&#xa0;: %1</translation>
    </message>
    <message>
        <source>As it is now</source>
        <translation>Tel qu’il est maintenant</translation>
    </message>
    <message>
        <source>Since then: %1</source>
        <translation>Depuis&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::VertexModel</name>
    <message>
        <source>Vertex %1</source>
        <translation>Sommet %1</translation>
    </message>
</context>
<context>
    <name>hitbox::VertexTable</name>
    <message>
        <source>Vertices</source>
        <translation>Sommets</translation>
    </message>
    <message>
        <source>Type to change a coordinate; sums such as 12+0.5 work. Tab goes on, Insert adds, Delete removes, Ctrl+C and Ctrl+V copy and paste.</source>
        <translation>Saisissez une coordonnée pour la modifier&#x202f;; les sommes telles que 12+0.5 fonctionnent. Tab avance, Inser ajoute, Suppr supprime, Ctrl+C et Ctrl+V copient et collent.</translation>
    </message>
</context>
<context>
    <name>hitbox::WorkBar</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>hitbox::Workspace</name>
    <message>
        <source>The project is saved. It could not be kept among its versions: %1</source>
        <translation>Le projet est enregistré. Il n’a pas pu être gardé parmi ses versions&#xa0;: %1</translation>
    </message>
    <message>
        <source>A crash would lose unsaved work, which could not be kept: %1</source>
        <translation>Un plantage ferait perdre le travail non enregistré, qui n’a pas pu être gardé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>hitbox::formats</name>
    <message>
        <source>there is no format %1; there are: %2</source>
        <translation>le format %1 n’existe pas&#x202f;; il y a&#xa0;: %2</translation>
    </message>
    <message>
        <source>a depfile cannot hold the name %1: rename it without control characters, and with no backslash or colon at its end</source>
        <translation>un fichier de dépendances ne peut pas contenir le nom %1&#xa0;: renommez-le sans caractères de contrôle, et sans barre oblique inverse ni deux-points à la fin</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>it can be: %1</source>
        <translation>valeurs possibles&#xa0;: %1</translation>
    </message>
    <message>
        <source>it takes a number from 0.000001 to 1000000</source>
        <translation>il faut un nombre de 0.000001 à 1000000</translation>
    </message>
    <message>
        <source>it takes one line of at most 1,000 characters</source>
        <translation>il faut une seule ligne d’au plus 1&#x202f;000 caractères</translation>
    </message>
    <message>
        <source>the format %1 has no option %2; it has: %3</source>
        <translation>le format %1 n’a pas d’option %2&#x202f;; il a&#xa0;: %3</translation>
    </message>
    <message>
        <source>the option %1 cannot be %2; %3</source>
        <translation>l’option %1 ne peut pas valoir %2&#x202f;; %3</translation>
    </message>
    <message>
        <source>the project</source>
        <translation>le projet</translation>
    </message>
    <message>
        <source>%1 and %2 would both be written to one file; rename one: what files are called by must differ by more than case and characters that files cannot have, in the %3 bytes that are kept of it, and a stage’s file is called by its name and “_stage”</source>
        <translation>%1 et %2 seraient écrits dans le même fichier&#x202f;; renommez l’un d’eux&#xa0;: les noms de fichiers doivent différer par plus que la casse et les caractères interdits, dans les %3 octets qui en sont gardés, et le fichier d’un plateau porte son nom suivi de «&#x202f;_stage&#x202f;»</translation>
    </message>
    <message>
        <source>%1 and %2 would both be written to %3; rename one: what files are called by must differ by more than case and characters that files cannot have, and a stage’s file is called by its name and “_stage”</source>
        <translation>%1 et %2 seraient écrits dans %3&#x202f;; renommez l’un d’eux&#xa0;: les noms de fichiers doivent différer par plus que la casse et les caractères interdits, et le fichier d’un plateau porte son nom suivi de «&#x202f;_stage&#x202f;»</translation>
    </message>
    <message>
        <source>there is nothing to export: the project has no sprites</source>
        <translation>rien à exporter&#xa0;: le projet n’a pas de sprites</translation>
    </message>
    <message>
        <source>sprite %1, frame %2</source>
        <translation>sprite %1, trame %2</translation>
    </message>
    <message>
        <source>, shape %1 %2</source>
        <translation>, forme %1 %2</translation>
    </message>
    <message>
        <source>read back, the file does not hold the shapes that were exported; nothing is written</source>
        <translation>relu, le fichier ne contient pas les formes exportées&#x202f;; rien n’est écrit</translation>
    </message>
    <message>
        <source>it reads %1</source>
        <translation>il lit %1</translation>
    </message>
    <message>
        <source>it writes to %1</source>
        <translation>il écrit dans %1</translation>
    </message>
    <message>
        <source>it writes to %1 and reads %2</source>
        <translation>il écrit dans %1 et lit %2</translation>
    </message>
    <message>
        <source>it is no file of %1</source>
        <translation>ce n’est pas un fichier de %1</translation>
    </message>
    <message>
        <source>%1 has %2 MiB, and files of more than %3 MiB cannot be imported again: it was not read back and compared. Events, points and shapes that are cut into several sprites make smaller files</source>
        <translation>%1 fait %2 Mio, et les fichiers de plus de %3 Mio ne peuvent pas être réimportés&#xa0;: il n’a été ni relu ni comparé. Les événements, les points et les formes répartis sur plusieurs sprites donnent des fichiers plus petits</translation>
    </message>
    <message>
        <source>%1 cannot be imported again, and was not read back and compared: %2</source>
        <translation>%1 ne peut pas être réimporté, et n’a été ni relu ni comparé&#xa0;: %2</translation>
    </message>
    <message>
        <source>the file could not be read back, and nothing is written: %1</source>
        <translation>le fichier n’a pas pu être relu, et rien n’est écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>sprite %1</source>
        <translation>sprite %1</translation>
    </message>
    <message>
        <source>no file of the export holds the shapes; nothing is written</source>
        <translation>aucun fichier de l’exportation ne contient les formes&#x202f;; rien n’est écrit</translation>
    </message>
    <message>
        <source>What is written was not read back and compared: shapes run from frame to frame, which no project can hold</source>
        <translation>Le résultat n’a été ni relu ni comparé&#xa0;: des formes évoluent de trame en trame, ce qu’aucun projet ne peut contenir</translation>
    </message>
    <message>
        <source>What is written was not read back and compared: there is more than can be imported</source>
        <translation>Le résultat n’a été ni relu ni comparé&#xa0;: il y en a plus qu’il n’est possible d’importer</translation>
    </message>
    <message>
        <source>not written: it is read for this; choose another name</source>
        <translation>non écrit&#xa0;: il est lu pour cette exportation&#x202f;; choisissez un autre nom</translation>
    </message>
    <message>
        <source>not written: it is the image of the sprite “%1”; choose another place</source>
        <translation>non écrit&#xa0;: c’est l’image du sprite «&#x202f;%1&#x202f;»&#x202f;; choisissez un autre emplacement</translation>
    </message>
    <message>
        <source>there is nothing to export: no frame has shapes</source>
        <translation>rien à exporter&#xa0;: aucune trame n’a de formes</translation>
    </message>
    <message>
        <source>The name %1 gets an apostrophe in front: a spreadsheet would run it</source>
        <translation>Le nom %1 est précédé d’une apostrophe&#xa0;: un tableur l’exécuterait</translation>
    </message>
    <message>
        <source>The project has %1 categories, and Defold takes %2 groups</source>
        <translation>Le projet a %1 catégories, et Defold accepte %2 groupes</translation>
    </message>
    <message>
        <source>The category %1 becomes the group %2: Defold lists groups with commas</source>
        <translation>La catégorie %1 devient le groupe %2&#xa0;: Defold sépare les groupes par des virgules</translation>
    </message>
    <message>
        <source>All frames of %1 get the duration of the first: GDevelop has one for an animation</source>
        <translation>Toutes les trames de %1 prennent la durée de la première&#xa0;: GDevelop en a une seule par animation</translation>
    </message>
    <message>
        <source>GDevelop has no sheets: give it an image for each frame, by its name</source>
        <translation>GDevelop n’a pas de planches&#xa0;: donnez-lui une image par trame, à son nom</translation>
    </message>
    <message>
        <source>Categories are left out: GDevelop has one collision mask for a frame</source>
        <translation>Les catégories sont omises&#xa0;: GDevelop a un seul masque de collision par trame</translation>
    </message>
    <message>
        <source>Godot plays animations once or for ever; these tags are played for ever: %1</source>
        <translation>Godot joue les animations une fois ou sans fin&#x202f;; ces étiquettes sont jouées sans fin&#xa0;: %1</translation>
    </message>
    <message>
        <source>Godot plays animations once or for ever; these tags are played once: %1</source>
        <translation>Godot joue les animations une fois ou sans fin&#x202f;; ces étiquettes sont jouées une fois&#xa0;: %1</translation>
    </message>
    <message>
        <source>On stages, shapes that run have the size that they begin with until an animation is played</source>
        <translation>Sur les plateaux, les formes qui évoluent gardent leur taille initiale jusqu’à ce qu’une animation soit jouée</translation>
    </message>
    <message>
        <source>In-betweens stand still in each frame: with the option tween, Godot runs through them</source>
        <translation>Les intermédiaires sont fixes dans chaque trame&#xa0;: avec l’option «&#x202f;Intermédiaires&#x202f;» (tween), Godot les parcourt</translation>
    </message>
    <message>
        <source>In-betweens of capsules, and of tracks whose shapes differ by more than place and size, stand still in each frame</source>
        <translation>Les intermédiaires des capsules, et des pistes dont les formes diffèrent par plus que la place et la taille, sont fixes dans chaque trame</translation>
    </message>
    <message>
        <source>The animation of the tag %1 is named %2: the name is that of the animation that sets all back</source>
        <translation>L’animation de l’étiquette %1 est nommée %2&#xa0;: ce nom est celui de l’animation qui réinitialise tout</translation>
    </message>
    <message>
        <source>the animations would have %1 tracks, one for each tag and shape, and at most %2 are written; cut the sprite into several, or take tags out</source>
        <translation>les animations auraient %1 pistes, une par étiquette et par forme, et au plus %2 sont écrites&#x202f;; divisez le sprite en plusieurs ou retirez des étiquettes</translation>
    </message>
    <message>
        <source>The packed sheets are shown by no scene: with the option pictures, scenes show them</source>
        <translation>Les planches assemblées ne sont affichées par aucune scène&#xa0;: avec l’option pictures, les scènes les affichent</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <translation>%1 devient %2</translation>
    </message>
    <message>
        <source>The node is named %1: a name in Godot differs from all others and has none of . : @ / &quot; %</source>
        <translation>Le nœud est nommé %1&#xa0;: un nom dans Godot diffère de tous les autres et ne contient aucun de .&#xa0;: @ / &quot; %</translation>
    </message>
    <message>
        <source>Properties get other names, for Godot’s differ from each other and have letters, digits and _ alone: %1</source>
        <translation>Des propriétés changent de nom, car celles de Godot diffèrent toutes et ne contiennent que lettres, chiffres et _&#xa0;: %1</translation>
    </message>
    <message>
        <source>Properties are left out, since Godot keeps none that are null: %1</source>
        <translation>Des propriétés sont omises, car Godot n’en garde aucune qui soit nulle&#xa0;: %1</translation>
    </message>
    <message>
        <source>Frames without an image show no picture</source>
        <translation>Les trames sans image n’affichent aucun dessin</translation>
    </message>
    <message>
        <source>Godot finds images only in the folder of the game; these lie elsewhere: %1</source>
        <translation>Godot ne trouve les images que dans le dossier du jeu&#x202f;; celles-ci sont ailleurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>Categories are left out: the loader gives every shape of a body one FixtureDef of yours</source>
        <translation>Les catégories sont omises&#xa0;: le chargeur donne à chaque forme d’un corps une même FixtureDef fournie par vous</translation>
    </message>
    <message>
        <source>The frame has no whole numbers as properties “group” and “image”: what it lacks of them is written as %1 and %2</source>
        <translation>La trame n’a pas d’entiers comme propriétés «&#x202f;group&#x202f;» et «&#x202f;image&#x202f;»&#xa0;: ce qui en manque est écrit %1 et %2</translation>
    </message>
    <message>
        <source>The tag %1 becomes action %2: actions have numbers, and the name is a comment</source>
        <translation>L’étiquette %1 devient l’action %2&#xa0;: les actions ont des numéros, et le nom est un commentaire</translation>
    </message>
    <message>
        <source>The body is named %1: another frame is called %2, too</source>
        <translation>Le corps est nommé %1&#xa0;: une autre trame s’appelle aussi %2</translation>
    </message>
    <message>
        <source>1 polygon, %1 points</source>
        <translation>1 polygone, %1 points</translation>
    </message>
    <message>
        <source>%1 polygons, at most %2 points</source>
        <translation>%1 polygones, au plus %2 points</translation>
    </message>
    <message>
        <source>1 circle</source>
        <translation>1 cercle</translation>
    </message>
    <message>
        <source>%1 circles</source>
        <translation>%1 cercles</translation>
    </message>
    <message>
        <source>1 box</source>
        <translation>1 rectangle</translation>
    </message>
    <message>
        <source>%1 boxes</source>
        <translation>%1 rectangles</translation>
    </message>
    <message>
        <source>1 capsule</source>
        <translation>1 capsule</translation>
    </message>
    <message>
        <source>%1 capsules</source>
        <translation>%1 capsules</translation>
    </message>
    <message>
        <source>1 chain, %1 points</source>
        <translation>1 chaîne, %1 points</translation>
    </message>
    <message>
        <source>%1 chains, at most %2 points</source>
        <translation>%1 chaînes, au plus %2 points</translation>
    </message>
    <message>
        <source>1 convex piece, %1 points</source>
        <translation>1 partie convexe, %1 points</translation>
    </message>
    <message>
        <source>%1 convex pieces, at most %2 points</source>
        <translation>%1 parties convexes, au plus %2 points</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>%1 itself cuts concave polygons into convex pieces when it loads them</source>
        <translation>%1 découpe lui-même les polygones concaves en parties convexes au chargement</translation>
    </message>
    <message>
        <source>Convex pieces are written beside the outline as drawn</source>
        <translation>Les parties convexes sont écrites à côté du contour dessiné</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation> (et %1 autres)</translation>
    </message>
    <message>
        <source>The name %1 has characters that XML cannot carry: pictures or numbers of them are written in their place</source>
        <translation>Le nom %1 contient des caractères impossibles en XML&#xa0;: des symboles ou des numéros sont écrits à leur place</translation>
    </message>
    <message>
        <source>The text of the property %1 has characters that XML cannot carry: pictures or numbers of them are written in their place</source>
        <translation>Le texte de la propriété %1 contient des caractères impossibles en XML&#xa0;: des symboles ou des numéros sont écrits à leur place</translation>
    </message>
    <message>
        <source>Fields of categories are left out: %1</source>
        <translation>Des champs de catégories sont omis&#xa0;: %1</translation>
    </message>
    <message>
        <source>Fields of a kind that this version does not know are left out: %1</source>
        <translation>Des champs d’un type inconnu de cette version sont omis&#xa0;: %1</translation>
    </message>
    <message>
        <source>Shapes without a category get bit 1 and strike nothing</source>
        <translation>Les formes sans catégorie reçoivent le bit 1 et ne frappent rien</translation>
    </message>
    <message>
        <source>The category %1 is not defined: its shapes get bit 1 and strike nothing</source>
        <translation>La catégorie %1 n’est pas définie&#xa0;: ses formes reçoivent le bit 1 et ne frappent rien</translation>
    </message>
    <message>
        <source>The category %1 loses bits: the engine filters by %2 of them</source>
        <translation>La catégorie %1 perd des bits&#xa0;: le moteur filtre sur %2 d’entre eux</translation>
    </message>
    <message>
        <source>Engines do not load %1, which the export names: pack a sheet, where the format has that option, or save it as a PNG</source>
        <translation>Les moteurs ne chargent pas %1, que l’exportation désigne&#xa0;: assemblez une planche si le format a cette option, ou enregistrez-le en PNG</translation>
    </message>
    <message>
        <source>The shapes have several categories, and the format filters whole bodies only</source>
        <translation>Les formes ont plusieurs catégories, et le format ne filtre que des corps entiers</translation>
    </message>
    <message>
        <source>Tags and durations are left out: the format does not switch frames</source>
        <translation>Les étiquettes et les durées sont omises&#xa0;: le format ne change pas de trame</translation>
    </message>
    <message>
        <source>Tracks are left out: every frame has shapes of its own in the format</source>
        <translation>Les pistes sont omises&#xa0;: chaque trame a ses propres formes dans le format</translation>
    </message>
    <message>
        <source>In-betweens are written as they are in each frame: the format runs through none</source>
        <translation>Les intermédiaires sont écrits tels quels dans chaque trame&#xa0;: le format n’en parcourt aucun</translation>
    </message>
    <message>
        <source>In-betweens of a kind that this version does not know are written as they are in each frame, and what they are is left out</source>
        <translation>Les intermédiaires d’un type inconnu de cette version sont écrits tels quels dans chaque trame, sans leur type</translation>
    </message>
    <message>
        <source>How often tags are played is left out: the format does not say it</source>
        <translation>Le nombre de lectures des étiquettes est omis&#xa0;: le format ne l’indique pas</translation>
    </message>
    <message>
        <source>Points of frames are left out: the format has none</source>
        <translation>Les points des trames sont omis&#xa0;: le format n’en a pas</translation>
    </message>
    <message>
        <source>Events of frames are left out: the format has none</source>
        <translation>Les événements des trames sont omis&#xa0;: le format n’en a pas</translation>
    </message>
    <message>
        <source>The frame is left out: no tag shows it</source>
        <translation>La trame est omise&#xa0;: aucune étiquette ne l’affiche</translation>
    </message>
    <message>
        <source>Stages are left out: the format has none</source>
        <translation>Les plateaux sont omis&#xa0;: le format n’en a pas</translation>
    </message>
    <message>
        <source>the sprite %1</source>
        <translation>le sprite %1</translation>
    </message>
    <message>
        <source>the stage %1</source>
        <translation>le plateau %1</translation>
    </message>
    <message>
        <source>the frame %1 of the sprite %2</source>
        <translation>la trame %1 du sprite %2</translation>
    </message>
    <message>
        <source>whole pixels</source>
        <translation>pixels entiers</translation>
    </message>
    <message>
        <source>single precision</source>
        <translation>simple précision</translation>
    </message>
    <message>
        <source>Rounded to %1, the outline meets itself</source>
        <translation>Arrondi en %1, le contour se rencontre lui-même</translation>
    </message>
    <message>
        <source>Rounding to %1 moves points by up to %2 px</source>
        <translation>L’arrondi en %1 déplace des points jusqu’à %2 px</translation>
    </message>
    <message>
        <source>The shape is left out: it cannot be cut into convex pieces</source>
        <translation>La forme est omise&#xa0;: elle ne peut pas être découpée en parties convexes</translation>
    </message>
    <message>
        <source>The circle becomes a polygon with %1 corners</source>
        <translation>Le cercle devient un polygone à %1 sommets</translation>
    </message>
    <message>
        <source>The capsule becomes a polygon with %1 corners</source>
        <translation>La capsule devient un polygone à %1 sommets</translation>
    </message>
    <message>
        <source>The capsule becomes a rectangle and two circles</source>
        <translation>La capsule devient un rectangle et deux cercles</translation>
    </message>
    <message>
        <source>The %1 becomes the box around it: the format has no other shapes</source>
        <translation>La forme (%1) devient le rectangle qui l’entoure&#xa0;: le format n’en a pas d’autres</translation>
    </message>
    <message>
        <source>The chain is left out: the format has none</source>
        <translation>La chaîne est omise&#xa0;: le format n’en a pas</translation>
    </message>
    <message>
        <source>The shape is left out: it is finer than the engine can hold</source>
        <translation>La forme est omise&#xa0;: elle est trop fine pour le moteur</translation>
    </message>
    <message>
        <source>Convex pieces are left out that are finer than the engine can hold: %1</source>
        <translation>Des parties convexes trop fines pour le moteur sont omises&#xa0;: %1</translation>
    </message>
    <message>
        <source>Properties are left out: %1</source>
        <translation>Des propriétés sont omises&#xa0;: %1</translation>
    </message>
    <message>
        <source>Points become one that are too close together for the engine</source>
        <translation>Les points trop proches pour le moteur sont réunis</translation>
    </message>
    <message>
        <source>The %1 becomes a polygon, since it is scaled unevenly</source>
        <translation>La forme (%1) devient un polygone, car son échelle n’est pas uniforme</translation>
    </message>
    <message>
        <source>layers are left out, the order of bodies stays</source>
        <translation>les calques sont omis, l’ordre des corps est gardé</translation>
    </message>
    <message>
        <source>bodies keep to their frames: the format does not switch them</source>
        <translation>les corps gardent leur trame&#xa0;: le format n’en change pas</translation>
    </message>
    <message>
        <source>%1, shape %2: </source>
        <translation>%1, forme %2&#xa0;: </translation>
    </message>
    <message>
        <source>probes and emitters are left out</source>
        <translation>les sondes et les émetteurs sont omis</translation>
    </message>
    <message>
        <source>velocities and spins of the play test are left out</source>
        <translation>les vitesses et rotations du test de jeu sont omises</translation>
    </message>
    <message>
        <source>Stage %1: %2</source>
        <translation>Plateau %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>instance %1 is left out: it has no frame</source>
        <translation>l’instance %1 est omise&#xa0;: elle n’a pas de trame</translation>
    </message>
    <message>
        <source>instance %1 is left out: it is scaled to nothing</source>
        <translation>l’instance %1 est omise&#xa0;: son échelle la réduit à néant</translation>
    </message>
    <message>
        <source>it has no image, and Tiled has no tile without one; give the sprite an image, or export to another format</source>
        <translation>il n’a pas d’image, et Tiled n’a pas de tuile sans image&#x202f;; donnez une image au sprite ou exportez dans un autre format</translation>
    </message>
    <message>
        <source>The property %1 is written as %2: another has that name in Tiled’s file</source>
        <translation>La propriété %1 est écrite %2&#xa0;: une autre porte ce nom dans le fichier de Tiled</translation>
    </message>
    <message>
        <source>The image cannot be read: Tiled may count its tiles otherwise</source>
        <translation>L’image est illisible&#xa0;: Tiled pourrait compter ses tuiles autrement</translation>
    </message>
    <message>
        <source>The frames lie on no grid: Tiled shows them from version 1.9 on, earlier ones show the whole image in every tile</source>
        <translation>Les trames ne suivent aucune grille&#xa0;: Tiled les affiche à partir de la version 1.9, les précédentes montrent l’image entière dans chaque tuile</translation>
    </message>
    <message>
        <source>Trimmed frames: a tile is what the image has of its frame</source>
        <translation>Trames rognées&#xa0;: une tuile est ce que l’image contient de sa trame</translation>
    </message>
    <message>
        <source>The tag %1 is left out: a tile has one animation, and its first frame begins another</source>
        <translation>L’étiquette %1 est omise&#xa0;: une tuile a une seule animation, et sa première trame en commence une autre</translation>
    </message>
    <message>
        <source>The duration is rounded to whole milliseconds</source>
        <translation>La durée est arrondie à la milliseconde</translation>
    </message>
    <message>
        <source>Unity plays clips once or for ever; these tags are played for ever: %1</source>
        <translation>Unity joue les clips une fois ou sans fin&#x202f;; ces étiquettes sont jouées sans fin&#xa0;: %1</translation>
    </message>
    <message>
        <source>Unity calls methods by the names of events, and no method can have these: %1</source>
        <translation>Unity appelle des méthodes par le nom des événements, et aucune ne peut porter ceux-ci&#xa0;: %1</translation>
    </message>
    <message>
        <source>one sheet shows at most %1 frames: the first ones of %2</source>
        <translation>une planche affiche au plus %1 trames&#xa0;: les premières de %2</translation>
    </message>
    <message>
        <source>drawn with %1 pixels a frame in place of %2, to fit into one picture</source>
        <translation>dessiné avec %1 pixels par trame au lieu de %2, pour tenir dans une image</translation>
    </message>
    <message>
        <source>the picture cannot be made</source>
        <translation>l’image ne peut pas être créée</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 trame</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>%1 trames</translation>
    </message>
    <message>
        <source>the pictures up to this one take more than %1 bytes; draw contact sheets in place of them, with --sheet</source>
        <translation>les images jusqu’à celle-ci prennent plus de %1 octets&#x202f;; dessinez plutôt des planches-contacts, avec --sheet</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>contact</translation>
    </message>
    <message>
        <source>A hits</source>
        <translation>A frappe</translation>
    </message>
    <message>
        <source>B hits</source>
        <translation>B frappe</translation>
    </message>
    <message>
        <source>startup</source>
        <translation>démarrage</translation>
    </message>
    <message>
        <source>active</source>
        <translation>actif</translation>
    </message>
    <message>
        <source>recovery</source>
        <translation>récupération</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>étourdi</translation>
    </message>
    <message>
        <source>a picture shows at most %1 ticks, and these are %2</source>
        <translation>une image affiche au plus %1 ticks, et il y en a %2</translation>
    </message>
    <message>
        <source>there is no template in it</source>
        <translation>il ne contient pas de modèle</translation>
    </message>
    <message>
        <source>the template makes too much of this project: at most 64 MiB are written</source>
        <translation>le modèle produit trop à partir de ce projet&#xa0;: au plus 64 Mio sont écrits</translation>
    </message>
    <message>
        <source>this tag does not end; expected %1</source>
        <translation>cette balise ne se termine pas&#x202f;; attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>the section %1 is not closed</source>
        <translation>la section %1 n’est pas fermée</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>a template cannot take in others</source>
        <translation>un modèle ne peut pas en inclure d’autres</translation>
    </message>
    <message>
        <source>expected at most %1 sections within each other</source>
        <translation>attendu&#xa0;: au plus %1 sections imbriquées</translation>
    </message>
    <message>
        <source>the section %1 is closed here, but %2</source>
        <translation>la section %1 est fermée ici, mais %2</translation>
    </message>
    <message>
        <source>none is open</source>
        <translation>aucune n’est ouverte</translation>
    </message>
    <message>
        <source>%1 is open</source>
        <translation>%1 est ouverte</translation>
    </message>
    <message>
        <source>there is nothing named %1 in the data</source>
        <translation>les données ne contiennent rien qui s’appelle %1</translation>
    </message>
    <message>
        <source>expected two delimiters, such as {{=&lt;% %&gt;=}}</source>
        <translation>attendu&#xa0;: deux délimiteurs, tels que {{=&lt;% %&gt;=}}</translation>
    </message>
    <message>
        <source>%1 is not understood; expected file=NAME, escape=%2 or y=up</source>
        <translation>%1 n’est pas compris&#x202f;; attendu&#xa0;: file=NAME, escape=%2 ou y=up</translation>
    </message>
    <message>
        <source>the template has more than %1 bytes</source>
        <translation>le modèle dépasse %1 octets</translation>
    </message>
    <message>
        <source>the template is not text in UTF-8</source>
        <translation>le modèle n’est pas un texte en UTF-8</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>“%1”, frame “%2”</source>
        <translation>«&#x202f;%1&#x202f;», trame «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>“%1”, tag “%2”</source>
        <translation>«&#x202f;%1&#x202f;», étiquette «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>“%1”, all frames</source>
        <translation>«&#x202f;%1&#x202f;», toutes les trames</translation>
    </message>
    <message>
        <source>%1: instance %2</source>
        <translation>%1&#xa0;: instance %2</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation>%1 tours</translation>
    </message>
    <message>
        <source>when hit %1</source>
        <translation>si frappé&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: startup %2, active %3, recovery %4</source>
        <translation>%1&#xa0;: démarrage %2, actif %3, récupération %4</translation>
    </message>
    <message>
        <source>%1 %2 at %3</source>
        <translation>%1 %2 à %3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>hits by group: %1</source>
        <translation>impacts par groupe&#xa0;: %1</translation>
    </message>
    <message>
        <source>contact: %1</source>
        <translation>contact&#xa0;: %1</translation>
    </message>
    <message>
        <source>A hits: %1</source>
        <translation>A frappe&#xa0;: %1</translation>
    </message>
    <message>
        <source>B hits: %1</source>
        <translation>B frappe&#xa0;: %1</translation>
    </message>
    <message>
        <source>frames of advantage for A: %1</source>
        <translation>trames d’avantage pour A&#xa0;: %1</translation>
    </message>
    <message>
        <source>“%1”: %2 ticks, B starts at %3</source>
        <translation>«&#x202f;%1&#x202f;»&#xa0;: %2 ticks, B commence à %3</translation>
    </message>
    <message>
        <source>how many pixels a metre of the engine has</source>
        <translation>combien de pixels compte un mètre du moteur</translation>
    </message>
    <message>
        <source>Pixels per metre</source>
        <translation>Pixels par mètre</translation>
    </message>
    <message>
        <source>whether each sprite gets SPRITE_packed.png, with its pictures trimmed and close together</source>
        <translation>si chaque sprite reçoit SPRITE_packed.png, avec ses images rognées et serrées</translation>
    </message>
    <message>
        <source>Pack frames into one sheet</source>
        <translation>Regrouper les trames sur une planche</translation>
    </message>
    <message>
        <source>by how many pixels the edges of packed pictures are repeated around them</source>
        <translation>de combien de pixels les bords des images regroupées sont répétés autour d’elles</translation>
    </message>
    <message>
        <source>Pack extrude</source>
        <translation>Répéter les bords</translation>
    </message>
    <message>
        <source>how many pixels a side of a packed sheet has at most</source>
        <translation>combien de pixels compte au plus un côté de la planche</translation>
    </message>
    <message>
        <source>Pack side</source>
        <translation>Côté maximal</translation>
    </message>
    <message>
        <source>C and C++ header</source>
        <translation>En-tête C et C++</translation>
    </message>
    <message>
        <source>Constant arrays for C99 and C++: outlines in frame pixels and convex pieces, frame by frame</source>
        <translation>Tableaux constants pour C99 et C++&#xa0;: contours en pixels de la trame et parties convexes, trame par trame</translation>
    </message>
    <message>
        <source>PhysicsEditor&apos;s property list: a body for each frame, by its name; a fixture&apos;s tag is the shape&apos;s id</source>
        <translation>Liste de propriétés de PhysicsEditor&#xa0;: un corps par trame, à son nom&#x202f;; le tag d’une fixture est l’identifiant de la forme</translation>
    </message>
    <message>
        <source>A table for spreadsheets and scripts: a row for each point of each shape, in frame pixels</source>
        <translation>Une table pour tableurs et scripts&#xa0;: une ligne par point de chaque forme, en pixels de la trame</translation>
    </message>
    <message>
        <source>what becomes of names that a spreadsheet would run: an apostrophe in front</source>
        <translation>ce que deviennent les noms qu’un tableur exécuterait&#xa0;: une apostrophe devant</translation>
    </message>
    <message>
        <source>quote</source>
        <translation>avec apostrophe</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>inchangés</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Formules</translation>
    </message>
    <message>
        <source>A convex shape per piece, and collision objects for each frame and category, categories as groups</source>
        <translation>Une forme convexe par partie, et des objets de collision par trame et catégorie, les catégories servant de groupes</translation>
    </message>
    <message>
        <source>what objects are; those of sensors are triggers</source>
        <translation>ce que sont les objets&#x202f;; ceux des capteurs sont des triggers</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>where the files lie in the game&apos;s project</source>
        <translation>où se trouvent les fichiers dans le projet du jeu</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>A sprite object with its animations: the collision mask of every frame, in convex polygons</source>
        <translation>Un objet sprite avec ses animations&#xa0;: le masque de collision de chaque trame, en polygones convexes</translation>
    </message>
    <message>
        <source>A scene per sprite: an Area2D per category, a node per shape, an AnimationPlayer for the frames</source>
        <translation>Une scène par sprite&#xa0;: un Area2D par catégorie, un nœud par forme, un AnimationPlayer pour les trames</translation>
    </message>
    <message>
        <source>whether the animations start over</source>
        <translation>si les animations recommencent</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Boucle</translation>
    </message>
    <message>
        <source>whether Godot runs through in-betweens, in place of steps</source>
        <translation>si Godot parcourt les intermédiaires au lieu de procéder par sauts</translation>
    </message>
    <message>
        <source>Tween</source>
        <translation>Intermédiaires</translation>
    </message>
    <message>
        <source>whether the frames’ pictures are shown, too</source>
        <translation>si les images des trames sont montrées aussi</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>whether there is an animation RESET that sets all back</source>
        <translation>s’il y a une animation RESET qui remet tout en place</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Remise en place</translation>
    </message>
    <message>
        <source>Everything in one documented file: outlines and convex pieces, bits and masks, frame by frame</source>
        <translation>Tout dans un fichier documenté&#xa0;: contours et parties convexes, bits et masques, trame par trame</translation>
    </message>
    <message>
        <source>For BodyEditorLoader: a body for each frame, by its name; lengths in widths of the frame</source>
        <translation>Pour BodyEditorLoader&#xa0;: un corps par trame, à son nom&#x202f;; longueurs en largeurs de la trame</translation>
    </message>
    <message>
        <source>A Lua table of frames: outlines in frame pixels, and convex pieces that love.physics takes</source>
        <translation>Une table Lua de trames&#xa0;: contours en pixels de la trame, et parties convexes que love.physics accepte</translation>
    </message>
    <message>
        <source>Actions with whole-number boxes about the axis: Clsn1 strikes, Clsn2 is struck</source>
        <translation>Actions avec des boîtes en nombres entiers autour de l’axe&#xa0;: Clsn1 frappe, Clsn2 est frappée</translation>
    </message>
    <message>
        <source>Matter bodies in the layout of PhysicsEditor, one for each frame, by its name</source>
        <translation>Corps Matter dans la disposition de PhysicsEditor, un par trame, à son nom</translation>
    </message>
    <message>
        <source>Box2D bodies in metres, one for each frame about its pivot, for the loaders of R.U.B.E.</source>
        <translation>Corps Box2D en mètres, un par trame autour de son pivot, pour les chargeurs de R.U.B.E.</translation>
    </message>
    <message>
        <source>A Lua module with physicsData(scale): the fixtures of each frame, by its name</source>
        <translation>Un module Lua avec physicsData(scale)&#xa0;: les fixtures de chaque trame, à son nom</translation>
    </message>
    <message>
        <source>A drawing of each frame&apos;s shapes, in frame pixels and the colours of their categories</source>
        <translation>Un dessin des formes de chaque trame, en pixels de la trame et aux couleurs de leurs catégories</translation>
    </message>
    <message>
        <source>A tileset per sprite: a tile per frame with its shapes as objects, and animations from the tags</source>
        <translation>Un tileset par sprite&#xa0;: une tuile par trame avec ses formes comme objets, et des animations d’après les étiquettes</translation>
    </message>
    <message>
        <source>An editor script and its data: outlines of sprites, prefabs of colliders, and clips that switch the frames</source>
        <translation>Un script d’éditeur et ses données&#xa0;: contours de sprites, prefabs de colliders et clips qui changent de trame</translation>
    </message>
    <message>
        <source>Template (Mustache)</source>
        <translation>Modèle (Mustache)</translation>
    </message>
    <message>
        <source>Any format: a Mustache template of your own, filled in with the project</source>
        <translation>N’importe quel format&#xa0;: un modèle Mustache à vous, rempli avec le projet</translation>
    </message>
    <message>
        <source>the template</source>
        <translation>le modèle</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>the language that names are escaped for</source>
        <translation>le langage pour lequel les noms sont échappés</translation>
    </message>
    <message>
        <source>as-the-template-says</source>
        <translation>comme le dit le modèle</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Échappement</translation>
    </message>
    <message>
        <source>Phaser 3 and 4</source>
        <translation>Phaser 3 et 4</translation>
    </message>
    <message>
        <source>the animations would say more than %1 times how a shape lies between its keys; cut the sprite into several, or take tags out</source>
        <translation>les animations diraient plus de %1 fois comment une forme se place entre ses clés&#x202f;; divisez le sprite en plusieurs ou retirez des étiquettes</translation>
    </message>
    <message>
        <source>not written: the file is no PNG, and a picture would replace it; give another name</source>
        <translation>non écrit&#xa0;: le fichier n’est pas un PNG et une image le remplacerait&#x202f;; donnez un autre nom</translation>
    </message>
    <message>
        <source>Densities are left out: Defold takes the mass of the collision object</source>
        <translation>Les densités sont omises&#xa0;: Defold prend la masse de l’objet de collision</translation>
    </message>
    <message>
        <source>Friction and restitution are those of the first shape of each frame: Matter knows them of whole bodies only</source>
        <translation>Le frottement et la restitution sont ceux de la première forme de chaque trame&#xa0;: Matter ne les connaît que de corps entiers</translation>
    </message>
    <message>
        <source>Densities are not set: Unity takes the mass of the rigid body</source>
        <translation>Les densités ne sont pas réglées&#xa0;: Unity prend la masse du corps rigide</translation>
    </message>
    <message>
        <source>The animation of the tag %1 is named %2: a name in Godot differs from all others and has none of / : , [</source>
        <translation>L’animation de l’étiquette %1 est nommée %2&#xa0;: un nom dans Godot diffère de tous les autres et ne contient aucun de /&#xa0;: , [</translation>
    </message>
    <message>
        <source>Rounding durations to whole ticks, 60 a second, changes them by up to %1 ms</source>
        <translation>Arrondir les durées à des ticks entiers, 60 par seconde, les change de %1 ms au plus</translation>
    </message>
    <message>
        <source>whether HitboxImporter.cs is written, which a game has once</source>
        <translation>si HitboxImporter.cs est écrit, qu’un jeu a une seule fois</translation>
    </message>
    <message>
        <source>Editor script</source>
        <translation>Script d’éditeur</translation>
    </message>
    <message>
        <source>Tags are left out: the format has none</source>
        <translation>Les étiquettes sont omises&#xa0;: le format n’en a pas</translation>
    </message>
    <message>
        <source>Categories are left out: the format has none</source>
        <translation>Les catégories sont omises&#xa0;: le format n’en a pas</translation>
    </message>
    <message>
        <source>not written: the file there is of another kind (%1), and the export would replace it; choose another folder, or move that file away</source>
        <translation>non écrit&#xa0;: le fichier qui s’y trouve est d’une autre sorte (%1), et l’export le remplacerait&#x202f;; choisissez un autre dossier, ou déplacez ce fichier</translation>
    </message>
    <message>
        <source>not written: the picture there is none that this program has drawn, and it would be replaced; give another name, or delete it</source>
        <translation>non écrit&#xa0;: l’image qui s’y trouve n’a pas été dessinée par ce programme et serait remplacée&#xa0;; indiquez un autre nom, ou supprimez-la</translation>
    </message>
    <message>
        <source> (and at least %1 more)</source>
        <translation> (et au moins %1 autres)</translation>
    </message>
    <message>
        <source>%1, sprite %2, frame %3, shape %4 %5</source>
        <translation>%1, sprite %2, trame %3, forme %4 %5</translation>
    </message>
    <message>
        <source>the frames up to this one are too large, this one has %1 by %2 pixels; draw contact sheets in place of them, with --sheet</source>
        <translation>les trames jusqu’à celle-ci sont trop grandes, celle-ci a %1 sur %2 pixels&#xa0;; dessinez à la place des planches-contact, avec --sheet</translation>
    </message>
    <message>
        <source>the stage has %1 shapes, and no picture has more than %2; take instances to several stages</source>
        <translation>le plateau a %1 formes, et aucune image n’en a plus de %2&#xa0;; répartissez les instances sur plusieurs plateaux</translation>
    </message>
    <message>
        <source>A track of polygons and other shapes has a node for either; that of these is %1</source>
        <translation>Une piste de polygones et d’autres formes a un nœud pour chaque sorte ; celui de celles-ci est %1</translation>
    </message>
    <message>
        <source>No animation goes to the frame: no tag shows it, or it lasts no time</source>
        <translation>Aucune animation ne passe par la trame&#xa0;: aucune étiquette ne l’affiche, ou elle ne dure pas</translation>
    </message>
    <message>
        <source>The first frame of %1 lasts no time: in GDevelop no frame does</source>
        <translation>La première trame de %1 ne dure pas&#xa0;: dans GDevelop, aucune ne dure</translation>
    </message>
    <message>
        <source>Pivots are left out: the format has none</source>
        <translation>Les pivots sont omis&#xa0;: le format n’en a pas</translation>
    </message>
    <message>
        <source>a tile plays the tag that begins with its frame; these play another one here, or none: %1</source>
        <translation>une tuile joue l’étiquette qui commence par sa trame&#xa0;; celles-ci en jouent une autre ici, ou aucune&#xa0;: %1</translation>
    </message>
    <message>
        <source>The duration is 0: an animation in Tiled stands still at the frame</source>
        <translation>La durée est 0&#xa0;: dans Tiled, une animation s’arrête à cette trame</translation>
    </message>
    <message>
        <source>No clip shows the frame: no tag does, or it lasts no time</source>
        <translation>Aucun clip n’affiche la trame&#xa0;: aucune étiquette ne le fait, ou elle ne dure pas</translation>
    </message>
    <message>
        <source>the events of frames that no clip shows are left out: %1</source>
        <translation>les événements des trames qu’aucun clip n’affiche sont omis&#xa0;: %1</translation>
    </message>
    <message>
        <source>Durations are left out: the format has none</source>
        <translation>Les durées sont omises&#x202f;: le format n’en a pas</translation>
    </message>
</context>
<context>
    <name>hitbox::stage</name>
    <message>
        <source>the sprite “%1” has no frame “%2”</source>
        <translation>le sprite «&#x202f;%1&#x202f;» n’a pas de trame «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>the sprite “%1” has no tag “%2”</source>
        <translation>le sprite «&#x202f;%1&#x202f;» n’a pas d’étiquette «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>an animation of the sprite “%1” has no frames</source>
        <translation>une animation du sprite «&#x202f;%1&#x202f;» n’a pas de trames</translation>
    </message>
    <message>
        <source>there is no sprite “%1”</source>
        <translation>il n’y a pas de sprite «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>an animation of the sprite “%1” is longer than %2 ticks; shorten its durations</source>
        <translation>une animation du sprite «&#x202f;%1&#x202f;» dépasse %2 ticks&#x202f;; raccourcissez ses durées</translation>
    </message>
    <message>
        <source>the timeline is longer than %1 ticks; play fewer rounds or a smaller offset</source>
        <translation>la chronologie dépasse %1 ticks&#x202f;; jouez moins de tours ou réduisez le décalage</translation>
    </message>
    <message>
        <source>the stage “%1” has no instance %2; it has %3</source>
        <translation>le plateau «&#x202f;%1&#x202f;» n’a pas d’instance %2&#x202f;; il en a %3</translation>
    </message>
    <message>
        <source>an animation is played from 1 to %1 rounds</source>
        <translation>une animation se joue de 1 à %1 tours</translation>
    </message>
    <message>
        <source>the timeline was given up</source>
        <translation>la chronologie a été abandonnée</translation>
    </message>
    <message>
        <source>there is no stage; place two frames on one</source>
        <translation>il n’y a pas de plateau&#x202f;; placez deux trames sur un plateau</translation>
    </message>
    <message>
        <source>the stage “%1” has fewer than two instances; place two</source>
        <translation>le plateau «&#x202f;%1&#x202f;» a moins de deux instances&#x202f;; placez-en deux</translation>
    </message>
    <message>
        <source>the two players are the same instance; choose two</source>
        <translation>les deux joueurs sont la même instance&#x202f;; choisissez-en deux</translation>
    </message>
</context>
<context>
    <name>hitbox::validation</name>
    <message>
        <source>The export profile %1 cannot be run: %2</source>
        <translation>Le profil d’exportation %1 ne peut pas être exécuté&#xa0;: %2</translation>
    </message>
    <message>
        <source>Export profiles that cannot be run</source>
        <translation>Profils d’exportation inexécutables</translation>
    </message>
    <message>
        <source>The tag %1 runs from frame %2 to frame %3; the sprite has %4, counted from 0</source>
        <translation>L’étiquette %1 va de la trame %2 à la trame %3&#x202f;; le sprite en a %4, comptées à partir de 0</translation>
    </message>
    <message>
        <source>Let the tag run from frame %1 to frame %2</source>
        <translation>Faire aller l’étiquette de la trame %1 à la trame %2</translation>
    </message>
    <message>
        <source>Delete the tag</source>
        <translation>Supprimer l’étiquette</translation>
    </message>
    <message>
        <source>Tags beyond the frames</source>
        <translation>Étiquettes au-delà des trames</translation>
    </message>
    <message>
        <source>The category %1 has no bits: in engines nothing hits it</source>
        <translation>La catégorie %1 n’a pas de bits&#xa0;: dans les moteurs, rien ne la frappe</translation>
    </message>
    <message>
        <source>The categories %1 and %2 share bits: in engines what hits one hits both</source>
        <translation>Les catégories %1 et %2 partagent des bits&#xa0;: dans les moteurs, ce qui frappe l’une frappe les deux</translation>
    </message>
    <message>
        <source>Give %1 a bit of its own</source>
        <translation>Donner à %1 un bit à elle</translation>
    </message>
    <message>
        <source>Bits that engines cannot tell categories by</source>
        <translation>Bits ne permettant pas aux moteurs de distinguer les catégories</translation>
    </message>
    <message>
        <source>The outline runs clockwise: %1 takes the other way only and gets it turned</source>
        <translation>Le contour tourne dans le sens horaire&#xa0;: %1 n’accepte que l’autre sens et le reçoit inversé</translation>
    </message>
    <message>
        <source>Clockwise outlines</source>
        <translation>Contours dans le sens horaire</translation>
    </message>
    <message>
        <source>Point %1 at %2 lies straight between its neighbours and changes nothing</source>
        <translation>Le point %1 en %2 est aligné avec ses voisins et ne change rien</translation>
    </message>
    <message>
        <source>%1 points lie straight between their neighbours and change nothing</source>
        <translation>%1 points sont alignés avec leurs voisins et ne changent rien</translation>
    </message>
    <message>
        <source>Remove points that lie straight on</source>
        <translation>Supprimer les points alignés</translation>
    </message>
    <message>
        <source>Points that lie straight on</source>
        <translation>Points alignés</translation>
    </message>
    <message>
        <source>The outline turns inward at point %1: %2 takes convex polygons only and gets it in pieces</source>
        <translation>Le contour rentre au point %1&#xa0;: %2 n’accepte que des polygones convexes et le reçoit en morceaux</translation>
    </message>
    <message>
        <source>Concave shapes</source>
        <translation>Formes concaves</translation>
    </message>
    <message>
        <source>Several sprites are named %1</source>
        <translation>Plusieurs sprites se nomment %1</translation>
    </message>
    <message>
        <source>Several frames of the sprite are named %1</source>
        <translation>Plusieurs trames du sprite se nomment %1</translation>
    </message>
    <message>
        <source>Several tags of the sprite are named %1</source>
        <translation>Plusieurs étiquettes du sprite se nomment %1</translation>
    </message>
    <message>
        <source>Several categories are named %1</source>
        <translation>Plusieurs catégories se nomment %1</translation>
    </message>
    <message>
        <source>Several stages are named %1</source>
        <translation>Plusieurs plateaux se nomment %1</translation>
    </message>
    <message>
        <source>Keep the name for the first and number the others</source>
        <translation>Garder le nom pour le premier et numéroter les autres</translation>
    </message>
    <message>
        <source>Names used twice</source>
        <translation>Noms utilisés deux fois</translation>
    </message>
    <message>
        <source>Several points of the frame are named %1, and a game gets the first of them</source>
        <translation>Plusieurs points de la trame se nomment %1, et un jeu reçoit le premier d’entre eux</translation>
    </message>
    <message>
        <source>Points of one name in a frame</source>
        <translation>Points de même nom dans une trame</translation>
    </message>
    <message>
        <source>The shapes %1 (number %2) and %3 (number %4) are of one track, and a frame has one shape of it: the lower one counts, which is number %2</source>
        <translation>Les formes %1 (numéro %2) et %3 (numéro %4) sont d’une même piste, et une trame n’en a qu’une forme&#xa0;: la plus basse compte, la numéro %2</translation>
    </message>
    <message>
        <source>Take %1 out of the track</source>
        <translation>Retirer %1 de la piste</translation>
    </message>
    <message>
        <source>Two shapes of one track in a frame</source>
        <translation>Deux formes d’une piste dans une trame</translation>
    </message>
    <message>
        <source>The frame has no shapes, while %1 of the sprite&apos;s %2 frames do</source>
        <translation>La trame n’a pas de formes, alors que %1 des %2 trames du sprite en ont</translation>
    </message>
    <message>
        <source>Copy the shapes of frame %1</source>
        <translation>Copier les formes de la trame %1</translation>
    </message>
    <message>
        <source>Empty frames among full ones</source>
        <translation>Trames vides parmi d’autres remplies</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>pas un nombre</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>pas un texte</translation>
    </message>
    <message>
        <source>neither true nor false</source>
        <translation>ni vrai ni faux</translation>
    </message>
    <message>
        <source>none of the field&apos;s choices</source>
        <translation>aucun des choix du champ</translation>
    </message>
    <message>
        <source>not a finite number</source>
        <translation>pas un nombre fini</translation>
    </message>
    <message>
        <source>%1 of the shape %2 is %3, which is %4</source>
        <translation>%1 de la forme %2 vaut %3, ce qui est invalide&#xa0;: %4</translation>
    </message>
    <message>
        <source>Take it as the field&apos;s type</source>
        <translation>Le prendre selon le type du champ</translation>
    </message>
    <message>
        <source>Take the default, %1</source>
        <translation>Prendre le défaut, %1</translation>
    </message>
    <message>
        <source>Values that do not fit their field</source>
        <translation>Valeurs qui ne conviennent pas à leur champ</translation>
    </message>
    <message>
        <source>The frame shows nothing: its rectangle is %1 by %2 pixels</source>
        <translation>La trame n’affiche rien&#xa0;: son rectangle fait %1 sur %2 pixels</translation>
    </message>
    <message>
        <source>The frame reaches beyond its image: %1 by %2 pixels at (%3, %4), and the image has %5 by %6</source>
        <translation>La trame dépasse de son image&#xa0;: %1 sur %2 pixels en (%3, %4), et l’image en a %5 sur %6</translation>
    </message>
    <message>
        <source>Cut the frame&apos;s rectangle to the image</source>
        <translation>Rogner le rectangle de la trame à l’image</translation>
    </message>
    <message>
        <source>Frames beyond their image</source>
        <translation>Trames dépassant de leur image</translation>
    </message>
    <message>
        <source>The image %1 has changed since shapes were drawn on it</source>
        <translation>L’image %1 a changé depuis que des formes y ont été dessinées</translation>
    </message>
    <message>
        <source>Take the new image as it is</source>
        <translation>Accepter la nouvelle image telle quelle</translation>
    </message>
    <message>
        <source>Images that have changed</source>
        <translation>Images qui ont changé</translation>
    </message>
    <message>
        <source>The image %1 lies outside the project&apos;s folder</source>
        <translation>L’image %1 se trouve hors du dossier du projet</translation>
    </message>
    <message>
        <source>Images outside the project&apos;s folder</source>
        <translation>Images hors du dossier du projet</translation>
    </message>
    <message>
        <source>The shape does not lie where it is worked out from the keys of its track</source>
        <translation>La forme n’est pas là où la placent les clés de sa piste</translation>
    </message>
    <message>
        <source>Work the shape out anew</source>
        <translation>Recalculer la forme</translation>
    </message>
    <message>
        <source>In-betweens out of step with their keys</source>
        <translation>Intermédiaires en désaccord avec leurs clés</translation>
    </message>
    <message>
        <source>The shape lies between keys of its track, and there is none before it</source>
        <translation>La forme est entre des clés de sa piste, et il n’y en a pas avant elle</translation>
    </message>
    <message>
        <source>The shape lies between keys of its track, and there is none behind it</source>
        <translation>La forme est entre des clés de sa piste, et il n’y en a pas après elle</translation>
    </message>
    <message>
        <source>The shape lies between keys of its track, and the track has none</source>
        <translation>La forme est entre des clés de sa piste, et la piste n’en a pas</translation>
    </message>
    <message>
        <source>In-betweens without a key</source>
        <translation>Intermédiaires sans clé</translation>
    </message>
    <message>
        <source>The image %1 cannot be used: %2</source>
        <translation>L’image %1 est inutilisable&#xa0;: %2</translation>
    </message>
    <message>
        <source>Images that cannot be read</source>
        <translation>Images illisibles</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: there is no sprite %3</source>
        <translation>Plateau %1, instance %2&#xa0;: il n’y a pas de sprite %3</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: the sprite %3 has no frame %4</source>
        <translation>Plateau %1, instance %2&#xa0;: le sprite %3 n’a pas de trame %4</translation>
    </message>
    <message>
        <source>Take the instance off the stage</source>
        <translation>Retirer l’instance du plateau</translation>
    </message>
    <message>
        <source>Instances of what is not there</source>
        <translation>Instances de ce qui n’existe pas</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: the sprite %3 has no tag %4</source>
        <translation>Plateau %1, instance %2&#xa0;: le sprite %3 n’a pas d’étiquette %4</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: the stage has no layer %3</source>
        <translation>Plateau %1, instance %2&#xa0;: le plateau n’a pas de calque %3</translation>
    </message>
    <message>
        <source>Stage %1, emitter %2: there is no instance %3 to aim at</source>
        <translation>Plateau %1, émetteur %2&#xa0;: il n’y a pas d’instance %3 à viser</translation>
    </message>
    <message>
        <source>Stage %1, emitter %2: the project has no category %3</source>
        <translation>Plateau %1, émetteur %2&#xa0;: le projet n’a pas de catégorie %3</translation>
    </message>
    <message>
        <source>Let the instance keep to its frame</source>
        <translation>Laisser l’instance sur sa trame</translation>
    </message>
    <message>
        <source>Let the instance stand on no layer</source>
        <translation>Ne mettre l’instance sur aucun calque</translation>
    </message>
    <message>
        <source>Let the emitter aim at its place</source>
        <translation>Faire viser un endroit à l’émetteur</translation>
    </message>
    <message>
        <source>Let the bullets hit every category</source>
        <translation>Laisser les projectiles frapper toutes les catégories</translation>
    </message>
    <message>
        <source>Add the category %1</source>
        <translation>Ajouter la catégorie %1</translation>
    </message>
    <message>
        <source>Add the layer %1</source>
        <translation>Ajouter le calque %1</translation>
    </message>
    <message>
        <source>Tags, layers, targets and categories of stages that are not there</source>
        <translation>Étiquettes, calques, cibles et catégories de plateaux inexistants</translation>
    </message>
    <message>
        <source>Point %1 all but repeats point %2 at %3: less than 1/256 pixel away</source>
        <translation>Le point %1 répète presque le point %2 en %3&#xa0;: à moins de 1/256 pixel</translation>
    </message>
    <message>
        <source>Remove the point that all but repeats another</source>
        <translation>Supprimer le point qui en répète presque un autre</translation>
    </message>
    <message>
        <source>Remove the %1 points that all but repeat others</source>
        <translation>Supprimer les %1 points qui en répètent presque d’autres</translation>
    </message>
    <message>
        <source>Points that all but repeat</source>
        <translation>Points presque répétés</translation>
    </message>
    <message>
        <source>The shape lies where the picture is wholly transparent</source>
        <translation>La forme se trouve là où le dessin est entièrement transparent</translation>
    </message>
    <message>
        <source>Shapes over nothing</source>
        <translation>Formes au-dessus de rien</translation>
    </message>
    <message>
        <source>The shape lies outside the frame, which is %1 by %2 pixels</source>
        <translation>La forme est hors de la trame, qui fait %1 sur %2 pixels</translation>
    </message>
    <message>
        <source>Move the shape into the frame</source>
        <translation>Déplacer la forme dans la trame</translation>
    </message>
    <message>
        <source>Shapes outside the frame</source>
        <translation>Formes hors de la trame</translation>
    </message>
    <message>
        <source>The picture that the frame&apos;s shapes were drawn on is gone: it shows nothing now</source>
        <translation>Le dessin sur lequel les formes de la trame ont été tracées a disparu&#xa0;: elle ne montre plus rien</translation>
    </message>
    <message>
        <source>The picture that the frame&apos;s shapes were drawn on is gone: it shows another one now</source>
        <translation>Le dessin sur lequel les formes de la trame ont été tracées a disparu&#xa0;: elle en montre un autre</translation>
    </message>
    <message>
        <source>The picture that the frame&apos;s shapes were drawn on is gone: it shows that of frame %1 now</source>
        <translation>Le dessin sur lequel les formes de la trame ont été tracées a disparu&#xa0;: elle montre celui de la trame %1</translation>
    </message>
    <message>
        <source>Take the picture that it shows</source>
        <translation>Accepter le dessin qu’elle montre</translation>
    </message>
    <message>
        <source>Delete the frame with its shapes</source>
        <translation>Supprimer la trame avec ses formes</translation>
    </message>
    <message>
        <source>Frames whose picture is gone</source>
        <translation>Trames dont le dessin a disparu</translation>
    </message>
    <message>
        <source>The export profile %1 leaves the project: %2; `hitbox export` does it with --allow-outside only</source>
        <translation>Le profil d’exportation %1 sort du projet&#xa0;: %2&#x202f;; `hitbox export` ne le fait qu’avec --allow-outside</translation>
    </message>
    <message>
        <source>Export profiles that leave the project</source>
        <translation>Profils d’exportation qui sortent du projet</translation>
    </message>
    <message>
        <source>Delete the shape %1</source>
        <translation>Supprimer la forme %1</translation>
    </message>
    <message>
        <source>Make the shape a key</source>
        <translation>Faire de la forme une clé</translation>
    </message>
    <message>
        <source>Point %1 repeats point %2 at %3: edge %2 has no length</source>
        <translation>Le point %1 répète le point %2 en %3&#xa0;: l’arête %2 n’a pas de longueur</translation>
    </message>
    <message>
        <source>Remove the repeated point</source>
        <translation>Supprimer le point répété</translation>
    </message>
    <message>
        <source>Remove the %1 repeated points</source>
        <translation>Supprimer les %1 points répétés</translation>
    </message>
    <message>
        <source>Repeated points</source>
        <translation>Points répétés</translation>
    </message>
    <message>
        <source>: points %1 and %2 lie in one place</source>
        <translation>, les points %1 et %2 coïncident</translation>
    </message>
    <message>
        <source>: point %1 lies on edge %2</source>
        <translation>, le point %1 est sur l’arête %2</translation>
    </message>
    <message>
        <source>Edges %1 and %2 cross at %3</source>
        <translation>Les arêtes %1 et %2 se croisent en %3</translation>
    </message>
    <message>
        <source>Edges %1 and %2 touch at %3</source>
        <translation>Les arêtes %1 et %2 se touchent en %3</translation>
    </message>
    <message>
        <source>Edges %1 and %2 overlap from %3 to %4</source>
        <translation>Les arêtes %1 et %2 se chevauchent de %3 à %4</translation>
    </message>
    <message>
        <source>: the outline turns straight back at point %1</source>
        <translation>, le contour revient sur lui-même au point %1</translation>
    </message>
    <message>
        <source>More pairs of edges meet than are listed: %1 more</source>
        <translation>Plus de paires d’arêtes se rencontrent qu’il n’en est listé&#xa0;: %1 de plus</translation>
    </message>
    <message>
        <source>The outline is too much of a tangle to tell where its edges meet</source>
        <translation>Le contour est trop enchevêtré pour dire où ses arêtes se rencontrent</translation>
    </message>
    <message>
        <source>More pairs of edges meet than are listed: at least %1 more</source>
        <translation>Plus de paires d’arêtes se rencontrent qu’il n’en est listé&#xa0;: au moins %1 de plus</translation>
    </message>
    <message>
        <source>Remove points that repeat, turn back or lie straight on</source>
        <translation>Supprimer les points répétés, rebroussants ou alignés</translation>
    </message>
    <message>
        <source>Untangle, keeping what is filled</source>
        <translation>Démêler en gardant ce qui est rempli</translation>
    </message>
    <message>
        <source>Untangle into %1 shapes, keeping what is filled</source>
        <translation>Démêler en %1 formes en gardant ce qui est rempli</translation>
    </message>
    <message>
        <source>Untangle into %1 shapes, keeping what is filled; holes stay open, cut through to the outside: %2</source>
        <translation>Démêler en %1 formes en gardant ce qui est rempli&#x202f;; les trous restent ouverts, coupés jusqu’à l’extérieur&#xa0;: %2</translation>
    </message>
    <message>
        <source>Take the outer outline, filling what it winds around</source>
        <translation>Prendre le contour extérieur en remplissant ce qu’il entoure</translation>
    </message>
    <message>
        <source>Take the %1 outer outlines, filling what they wind around</source>
        <translation>Prendre les %1 contours extérieurs en remplissant ce qu’ils entourent</translation>
    </message>
    <message>
        <source>Split in two at %1</source>
        <translation>Diviser en deux en %1</translation>
    </message>
    <message>
        <source>Keep all points, joined in an order that crosses nothing</source>
        <translation>Garder tous les points, reliés dans un ordre sans croisement</translation>
    </message>
    <message>
        <source>Outlines that cross themselves</source>
        <translation>Contours qui se croisent eux-mêmes</translation>
    </message>
    <message>
        <source>The outline turns straight back at point %1, %2</source>
        <translation>Le contour revient sur lui-même au point %1, %2</translation>
    </message>
    <message>
        <source>Remove the spikes, and points that repeat or lie straight on</source>
        <translation>Supprimer les pointes et les points répétés ou alignés</translation>
    </message>
    <message>
        <source>Spikes</source>
        <translation>Pointes</translation>
    </message>
    <message>
        <source>The shape is too small to be meant: it fills less than 1/256 of a pixel</source>
        <translation>La forme est trop petite pour être voulue&#xa0;: elle remplit moins de 1/256 de pixel</translation>
    </message>
    <message>
        <source>Shapes of hardly any area</source>
        <translation>Formes presque sans surface</translation>
    </message>
    <message>
        <source>The polygon has %1 of the 3 points it needs at least</source>
        <translation>Le polygone a %1 des 3 points qu’il lui faut au moins</translation>
    </message>
    <message>
        <source>The chain has %1 of the 2 points it needs at least</source>
        <translation>La chaîne a %1 des 2 points qu’il lui faut au moins</translation>
    </message>
    <message>
        <source>Too few points</source>
        <translation>Trop peu de points</translation>
    </message>
    <message>
        <source>The outline has %1 points: %2 takes at most %3 and gets it in pieces</source>
        <translation>Le contour a %1 points&#xa0;: %2 en accepte au plus %3 et le reçoit en morceaux</translation>
    </message>
    <message>
        <source>More points than the engine takes</source>
        <translation>Plus de points que le moteur n’en accepte</translation>
    </message>
    <message>
        <source>The shape is to be worked out from its keys by “%1”, which is no way known here; it counts as a key</source>
        <translation>La forme doit être calculée à partir de ses clés par «&#x202f;%1&#x202f;», méthode inconnue ici&#x202f;; elle compte comme une clé</translation>
    </message>
    <message>
        <source>In-betweens of an unknown kind</source>
        <translation>Intermédiaires d’un type inconnu</translation>
    </message>
    <message>
        <source>The project has no category %1</source>
        <translation>Le projet n’a pas de catégorie %1</translation>
    </message>
    <message>
        <source>Leave the shape without a category</source>
        <translation>Laisser la forme sans catégorie</translation>
    </message>
    <message>
        <source>Unknown categories</source>
        <translation>Catégories inconnues</translation>
    </message>
    <message>
        <source>The category %1 hits %2, which the project does not have</source>
        <translation>La catégorie %1 frappe %2, que le projet n’a pas</translation>
    </message>
    <message>
        <source>Let it hit %1 no more</source>
        <translation>Ne plus lui faire frapper %1</translation>
    </message>
    <message>
        <source>Hits on categories that are not there</source>
        <translation>Impacts sur des catégories inexistantes</translation>
    </message>
    <message>
        <source>The frame has an event without a name</source>
        <translation>La trame a un événement sans nom</translation>
    </message>
    <message>
        <source>The frame has a point without a name</source>
        <translation>La trame a un point sans nom</translation>
    </message>
    <message>
        <source>Give it a name that can be changed</source>
        <translation>Lui donner un nom modifiable</translation>
    </message>
    <message>
        <source>Remove what has no name</source>
        <translation>Supprimer ce qui n’a pas de nom</translation>
    </message>
    <message>
        <source>Events and points without a name</source>
        <translation>Événements et points sans nom</translation>
    </message>
    <message>
        <source>The polygon has no area</source>
        <translation>Le polygone n’a pas de surface</translation>
    </message>
    <message>
        <source>The circle has a radius of 0</source>
        <translation>Le cercle a un rayon de 0</translation>
    </message>
    <message>
        <source>The capsule has a radius of 0</source>
        <translation>La capsule a un rayon de 0</translation>
    </message>
    <message>
        <source>The box has a width of 0</source>
        <translation>Le rectangle a une largeur de 0</translation>
    </message>
    <message>
        <source>The box has a height of 0</source>
        <translation>Le rectangle a une hauteur de 0</translation>
    </message>
    <message>
        <source>Shapes without area</source>
        <translation>Formes sans surface</translation>
    </message>
    <message>
        <source>Two versions were merged that both changed %1</source>
        <translation>Deux versions qui ont toutes deux modifié %1 ont été fusionnées</translation>
    </message>
    <message>
        <source>Two versions were merged, of which one removed %1 and the other changed it</source>
        <translation>Deux versions ont été fusionnées : l’une a supprimé %1, l’autre l’a modifié</translation>
    </message>
    <message>
        <source>Two versions were merged that both moved some of %1</source>
        <translation>Deux versions qui ont toutes deux déplacé dans %1 ont été fusionnées</translation>
    </message>
    <message>
        <source>Two versions were merged, and a name that one of them gave is that of something else</source>
        <translation>Deux versions ont été fusionnées, et un nom donné par l’une est celui d’autre chose</translation>
    </message>
    <message>
        <source>Two versions were merged that moved a shape to two places: it is there twice</source>
        <translation>Deux versions qui ont déplacé une forme à deux endroits ont été fusionnées : elle y est deux fois</translation>
    </message>
    <message>
        <source>Two versions were merged, and %1 is gone with all that it named</source>
        <translation>Deux versions ont été fusionnées, et %1 a disparu avec tout ce qu’il nommait</translation>
    </message>
    <message>
        <source>Two versions were merged that do not agree</source>
        <translation>Deux versions qui ne s’accordent pas ont été fusionnées</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Le laisser tel quel</translation>
    </message>
    <message>
        <source>Conflicts of a merge</source>
        <translation>Conflits d’une fusion</translation>
    </message>
    <message numerus="yes">
        <source>%n images in %1 lie outside the project&apos;s folder</source>
        <translation>
            <numerusform>%n image dans %1 se trouve hors du dossier du projet</numerusform>
            <numerusform>%n images dans %1 se trouvent hors du dossier du projet</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>il n’y a pas de fichier %1</translation>
    </message>
    <message>
        <source>simplify the outline, or draw it anew</source>
        <translation>simplifiez le contour ou redessinez-le</translation>
    </message>
    <message>
        <source>The outline is too much of a tangle to untangle: %1</source>
        <translation>Le contour est trop emmêlé pour être démêlé&#xa0;: %1</translation>
    </message>
    <message>
        <source>To untangle the outline makes %1 shapes of it, and %2 are the most: %3</source>
        <translation>Démêler le contour en fait %1 formes, et %2 sont le maximum&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>images</name>
    <message>
        <source>alpha threshold</source>
        <translation>seuil alpha</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>tolérance</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>agrandissement</translation>
    </message>
    <message>
        <source>smallest island</source>
        <translation>plus petit îlot</translation>
    </message>
    <message>
        <source>number of vertices</source>
        <translation>nombre de sommets</translation>
    </message>
</context>
<context>
    <name>import</name>
    <message>
        <source>animation “%1”</source>
        <translation>animation «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>found more than %1 shapes in all frames</source>
        <translation>plus de %1 formes dans l’ensemble des trames</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>found a coordinate beyond 1000000000</source>
        <translation>une coordonnée dépasse 1000000000</translation>
    </message>
    <message>
        <source>found a value that is no number</source>
        <translation>une valeur n’est pas un nombre</translation>
    </message>
    <message>
        <source>found a value that is no Vector2 of two numbers</source>
        <translation>une valeur n’est pas un Vector2 de deux nombres</translation>
    </message>
    <message>
        <source>found a length below 0</source>
        <translation>une longueur est inférieure à 0</translation>
    </message>
    <message>
        <source>found a list of points that is not all pairs of numbers</source>
        <translation>une liste de points n’est pas formée que de paires de nombres</translation>
    </message>
    <message>
        <source>found a transform where position, rotation and scale are read; save the scene with Godot</source>
        <translation>une transformation se trouve là où position, rotation et échelle sont lues&#x202f;; enregistrez la scène avec Godot</translation>
    </message>
    <message>
        <source>an object with x and y</source>
        <translation>un objet avec x et y</translation>
    </message>
    <message>
        <source>an array of points</source>
        <translation>un tableau de points</translation>
    </message>
    <message>
        <source>a number from 0 on</source>
        <translation>un nombre à partir de 0</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Draws, checks, previews and exports 2D hitboxes.</source>
        <translation>Dessine, vérifie, prévisualise et exporte des hitbox 2D.</translation>
    </message>
    <message>
        <source>Projects (NAME.hitbox), images and folders of images to open.</source>
        <translation>Projets (NOM.hitbox), images et dossiers d’images à ouvrir.</translation>
    </message>
    <message>
        <source>Open a copy of the sample project.</source>
        <translation>Ouvrir une copie du projet d’exemple.</translation>
    </message>
</context>
<context>
    <name>project file</name>
    <message>
        <source>a PNG image</source>
        <translation>une image PNG</translation>
    </message>
    <message>
        <source>a JPEG image</source>
        <translation>une image JPEG</translation>
    </message>
    <message>
        <source>a GIF image</source>
        <translation>une image GIF</translation>
    </message>
    <message>
        <source>a WebP image or a sound</source>
        <translation>une image WebP ou un son</translation>
    </message>
    <message>
        <source>a BMP image</source>
        <translation>une image BMP</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>une archive ZIP</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>une archive gzip</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>du XML</translation>
    </message>
    <message>
        <source>text in UTF-16</source>
        <translation>un texte en UTF-16</translation>
    </message>
</context>
</TS>
