<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>Aseprite</name>
    <message>
        <source>frame %1</source>
        <translation>fotograma %1</translation>
    </message>
    <message>
        <source>the file ends too early: it has %1 bytes of the %2 that it states; copy it anew or save it once more</source>
        <translation>el archivo termina demasiado pronto: tiene %1 bytes de los %2 que indica; cópielo de nuevo o vuelva a guardarlo</translation>
    </message>
    <message>
        <source>its pixels are %1:%2 in Aseprite; here they are square</source>
        <translation>sus píxeles son %1:%2 en Aseprite; aquí son cuadrados</translation>
    </message>
    <message>
        <source>has a broken header: %1 bytes are too few</source>
        <translation>tiene una cabecera dañada: %1 bytes son demasiado pocos</translation>
    </message>
    <message>
        <source>has a broken header</source>
        <translation>tiene una cabecera dañada</translation>
    </message>
    <message>
        <source>has a broken part: %1 bytes are too few</source>
        <translation>tiene una parte dañada: %1 bytes son demasiado pocos</translation>
    </message>
    <message>
        <source>%1, old palette</source>
        <translation>%1, paleta antigua</translation>
    </message>
    <message>
        <source>has more than 256 colours</source>
        <translation>tiene más de 256 colores</translation>
    </message>
    <message>
        <source>%1, palette</source>
        <translation>%1, paleta</translation>
    </message>
    <message>
        <source>sets the colours %1 to %2 of %3, which there are not; save the file once more</source>
        <translation>fija los colores %1 a %2 de %3, que no existen; vuelva a guardar el archivo</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>capa %1</translation>
    </message>
    <message>
        <source>layer “%1”</source>
        <translation>capa «%1»</translation>
    </message>
    <message>
        <source>the layer “%1” is of a kind that is not known; left out</source>
        <translation>la capa «%1» es de un tipo desconocido; se omite</translation>
    </message>
    <message>
        <source>the layer “%1” blends in a way that is not known; it is laid on top as it is</source>
        <translation>la capa «%1» se mezcla de un modo desconocido; se superpone tal como está</translation>
    </message>
    <message>
        <source>lies in more than %1 groups; take it out of some</source>
        <translation>está en más de %1 grupos; sáquela de algunos</translation>
    </message>
    <message>
        <source>has a picture on layer %1 of %2; save the file once more</source>
        <translation>tiene una imagen en la capa %1 de %2; vuelva a guardar el archivo</translation>
    </message>
    <message>
        <source>%1, layer “%2”</source>
        <translation>%1, capa «%2»</translation>
    </message>
    <message>
        <source>holds what a layer of its kind cannot hold; save the file once more</source>
        <translation>contiene lo que una capa de su tipo no puede contener; vuelva a guardar el archivo</translation>
    </message>
    <message>
        <source>has two pictures; save the file once more</source>
        <translation>tiene dos imágenes; vuelva a guardar el archivo</translation>
    </message>
    <message>
        <source>is linked to frame %1, which has no picture there before it; unlink it in Aseprite and save</source>
        <translation>está enlazado al fotograma %1, que no tiene ahí ninguna imagen anterior; quite el enlace en Aseprite y guarde</translation>
    </message>
    <message>
        <source>%1: a picture of a kind that is not known is left out</source>
        <translation>%1: se omite una imagen de un tipo desconocido</translation>
    </message>
    <message>
        <source>has tiles of %1 bits, expected 8, 16 or 32</source>
        <translation>tiene teselas de %1 bits, se esperaban 8, 16 o 32</translation>
    </message>
    <message>
        <source>has a picture of %1 x %2, expected at most %3 a side</source>
        <translation>tiene una imagen de %1 x %2, se esperaban %3 por lado como máximo</translation>
    </message>
    <message>
        <source>has a picture of %1 x %2, expected at most %3 in all</source>
        <translation>tiene una imagen de %1 x %2, se esperaban %3 en total como máximo</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>etiquetas</translation>
    </message>
    <message>
        <source>none of the frames of the tag “%1” is in the file; left out</source>
        <translation>ninguno de los fotogramas de la etiqueta «%1» está en el archivo; se omite</translation>
    </message>
    <message>
        <source>the tag “%1” has fewer frames here than the file says</source>
        <translation>la etiqueta «%1» tiene aquí menos fotogramas de los que indica el archivo</translation>
    </message>
    <message>
        <source>%1, user data</source>
        <translation>%1, datos de usuario</translation>
    </message>
    <message>
        <source>slices</source>
        <translation>recortes</translation>
    </message>
    <message>
        <source>slice “%1”</source>
        <translation>recorte «%1»</translation>
    </message>
    <message>
        <source>lies at %1 pixels, which is too far out</source>
        <translation>está a %1 píxeles, demasiado lejos</translation>
    </message>
    <message>
        <source>is %1 pixels long, which is too much</source>
        <translation>mide %1 píxeles de largo, lo cual es demasiado</translation>
    </message>
    <message>
        <source>the slice “%1” has a key on frame %2, which there is not; left out</source>
        <translation>el recorte «%1» tiene una clave en el fotograma %2, que no existe; se omite</translation>
    </message>
    <message>
        <source>tilesets</source>
        <translation>conjuntos de teselas</translation>
    </message>
    <message>
        <source>tileset “%1”</source>
        <translation>conjunto de teselas «%1»</translation>
    </message>
    <message>
        <source>has tiles of %1 x %2 pixels, expected 1 to %3 a side</source>
        <translation>tiene teselas de %1 x %2 píxeles, se esperaban de 1 a %3 por lado</translation>
    </message>
    <message>
        <source>has %1 tiles of %2 x %3 pixels, expected at most %4 pixels in all</source>
        <translation>tiene %1 teselas de %2 x %3 píxeles, se esperaban %4 píxeles en total como máximo</translation>
    </message>
    <message>
        <source>the tileset “%1” lies in another file; its tiles are left out</source>
        <translation>el conjunto de teselas «%1» está en otro archivo; se omiten sus teselas</translation>
    </message>
    <message>
        <source>the picture is %1 x %2 pixels, expected at most %3 a side</source>
        <translation>la imagen es de %1 x %2 píxeles, se esperaban %3 por lado como máximo</translation>
    </message>
    <message>
        <source>it has %1 frames of %2 x %3 pixels, expected at most %4 of this size; save its tags as files of their own</source>
        <translation>tiene %1 fotogramas de %2 x %3 píxeles, se esperaban %4 de este tamaño como máximo; guarde sus etiquetas como archivos propios</translation>
    </message>
    <message>
        <source>the file ends too early; copy it anew or save it once more</source>
        <translation>el archivo termina demasiado pronto; cópielo de nuevo o vuelva a guardarlo</translation>
    </message>
    <message>
        <source>the file is not one of Aseprite</source>
        <translation>el archivo no es de Aseprite</translation>
    </message>
    <message>
        <source>its pixels have %1 bits, expected 8, 16 or 32</source>
        <translation>sus píxeles tienen %1 bits, se esperaban 8, 16 o 32</translation>
    </message>
    <message>
        <source>it has %1 frames of %2 x %3 pixels, expected at least one of each</source>
        <translation>tiene %1 fotogramas de %2 x %3 píxeles, se esperaba al menos uno de cada</translation>
    </message>
    <message>
        <source>it has %1 groups within each other, which is too much for a picture of %2 x %3 pixels; flatten some</source>
        <translation>tiene %1 grupos anidados, demasiados para una imagen de %2 x %3 píxeles; acople algunos</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture</source>
        <translation>no hay memoria suficiente para la imagen</translation>
    </message>
    <message>
        <source>its layers to be traced are too large; trace fewer of them</source>
        <translation>las capas que se han de trazar son demasiado grandes; trace menos</translation>
    </message>
    <message>
        <source>ends too early; it may have been cut short, so copy the file anew or save it once more</source>
        <translation>termina demasiado pronto; puede estar cortado: copie el archivo de nuevo o vuelva a guardarlo</translation>
    </message>
    <message>
        <source>there is too much to draw in it; merge layers, or save its tags as files of their own</source>
        <translation>hay demasiado que dibujar en él; combine capas o guarde sus etiquetas como archivos propios</translation>
    </message>
    <message>
        <source>has a picture whose packed data is broken; save the file once more</source>
        <translation>tiene una imagen cuyos datos comprimidos están dañados; vuelva a guardar el archivo</translation>
    </message>
    <message>
        <source>the tag “%1” ends where it turns in Aseprite; here it comes back once more</source>
        <translation>la etiqueta «%1» termina en Aseprite donde da la vuelta; aquí vuelve una vez más</translation>
    </message>
    <message>
        <source>user data of tags are left out, such as “%1”</source>
        <translation>se omiten datos de usuario de etiquetas, como «%1»</translation>
    </message>
    <message>
        <source>user data of cels are left out, such as “%1”</source>
        <translation>se omiten datos de usuario de cels, como «%1»</translation>
    </message>
    <message>
        <source>user data of the sprite or a tileset are left out: “%1”</source>
        <translation>se omiten datos de usuario del sprite o de un conjunto de teselas: «%1»</translation>
    </message>
</context>
<context>
    <name>BoxTool</name>
    <message>
        <source>Drag from corner to corner. Shift makes a square, Alt draws about the middle, Ctrl turns snapping off.</source>
        <translation>Arrastre de esquina a esquina. Mayús hace un cuadrado, Alt dibuja desde el centro, Ctrl desactiva el ajuste.</translation>
    </message>
</context>
<context>
    <name>CanvasMenu</name>
    <message>
        <source>Delete the point	Del</source>
        <translation>Eliminar el punto	Del</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n points	Del</source>
        <translation>
            <numerusform>Eliminar %n punto	Del</numerusform>
            <numerusform>Eliminar %n puntos	Del</numerusform>
        </translation>
    </message>
    <message>
        <source>De&amp;lete the shape</source>
        <translation>E&amp;liminar la forma</translation>
    </message>
    <message numerus="yes">
        <source>De&amp;lete %n shapes</source>
        <translation>
            <numerusform>E&amp;liminar %n forma</numerusform>
            <numerusform>E&amp;liminar %n formas</numerusform>
        </translation>
    </message>
    <message>
        <source>Cate&amp;gory</source>
        <translation>Cate&amp;goría</translation>
    </message>
    <message>
        <source>Copy to &amp;frames</source>
        <translation>Copiar a &amp;fotogramas</translation>
    </message>
    <message>
        <source>&amp;Align frames</source>
        <translation>&amp;Alinear fotogramas</translation>
    </message>
</context>
<context>
    <name>CanvasParts</name>
    <message>
        <source>Point %1 of %2: %3, %4</source>
        <translation>Punto %1 de %2: %3, %4</translation>
    </message>
    <message>
        <source>%1, frame %2, at %3, %4</source>
        <translation>%1, fotograma %2, en %3, %4</translation>
    </message>
    <message>
        <source>Canvas: stage %1</source>
        <translation>Lienzo: escenario %1</translation>
    </message>
    <message>
        <source>Canvas</source>
        <translation>Lienzo</translation>
    </message>
    <message>
        <source>Canvas: frame %1 of %2</source>
        <translation>Lienzo: fotograma %1 de %2</translation>
    </message>
</context>
<context>
    <name>CapsuleTool</name>
    <message>
        <source>Drag the box that the capsule fills. Alt draws about the middle, Ctrl turns snapping off.</source>
        <translation>Arrastre la caja que llena la cápsula. Alt dibuja desde el centro, Ctrl desactiva el ajuste.</translation>
    </message>
</context>
<context>
    <name>CircleTool</name>
    <message>
        <source>radius %1</source>
        <translation>radio %1</translation>
    </message>
    <message>
        <source>Drag from the centre to the rim. Alt draws from rim to rim, Shift keeps the radius to whole pixels, Ctrl turns snapping off.</source>
        <translation>Arrastre del centro al borde. Alt dibuja de borde a borde, Mayús mantiene el radio en píxeles enteros, Ctrl desactiva el ajuste.</translation>
    </message>
</context>
<context>
    <name>ClipboardFlow</name>
    <message>
        <source>Nothing pasted: the project would hold too much.</source>
        <translation>No se ha pegado nada: el proyecto contendría demasiado.</translation>
    </message>
    <message>
        <source>Nothing pasted: shapes need a frame in view.</source>
        <translation>No se ha pegado nada: las formas necesitan un fotograma a la vista.</translation>
    </message>
    <message>
        <source>1 shape</source>
        <translation>1 forma</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes</source>
        <translation>
            <numerusform>%n forma</numerusform>
            <numerusform>%n formas</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>Pegar %1</translation>
    </message>
    <message>
        <source>Pasted %1.</source>
        <translation>Pegado: %1.</translation>
    </message>
    <message>
        <source>Pasted %1 into %2 chosen frames.</source>
        <translation>Pegado en %2 fotogramas elegidos: %1.</translation>
    </message>
    <message>
        <source>Nothing pasted: frames need a sprite to go into.</source>
        <translation>No se ha pegado nada: los fotogramas necesitan un sprite en el que entrar.</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 fotograma</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n fotograma</numerusform>
            <numerusform>%n fotogramas</numerusform>
        </translation>
    </message>
    <message>
        <source>Pasted %1 behind the frame in view.</source>
        <translation>Pegado detrás del fotograma que se ve: %1.</translation>
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
        <translation>No se ha pegado nada: este proyecto no tiene ninguno de los fotogramas que muestran las instancias.</translation>
    </message>
    <message>
        <source>1 instance</source>
        <translation>1 instancia</translation>
    </message>
    <message numerus="yes">
        <source>%n instances</source>
        <translation>
            <numerusform>%n instancia</numerusform>
            <numerusform>%n instancias</numerusform>
        </translation>
    </message>
    <message>
        <source>Pasted %1; the others show frames that this project does not have.</source>
        <translation>Pegado: %1; las demás muestran fotogramas que este proyecto no tiene.</translation>
    </message>
    <message>
        <source>Nothing pasted: there is no text on the clipboard.</source>
        <translation>No se ha pegado nada: no hay texto en el portapapeles.</translation>
    </message>
    <message>
        <source>Nothing pasted: %1.</source>
        <translation>No se ha pegado nada: %1.</translation>
    </message>
    <message>
        <source>Nothing pasted: the clipboard is empty.</source>
        <translation>No se ha pegado nada: el portapapeles está vacío.</translation>
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
        <translation>Fotograma de %1</translation>
    </message>
</context>
<context>
    <name>DifferencesText</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 added: %2</source>
        <translation>añadido en %1: %2</translation>
    </message>
    <message>
        <source>%1 removed: %2</source>
        <translation>quitado en %1: %2</translation>
    </message>
    <message>
        <source>%1 changed: %2</source>
        <translation>cambiado en %1: %2</translation>
    </message>
    <message>
        <source>sprites</source>
        <translation>sprites</translation>
    </message>
    <message>
        <source>stages</source>
        <translation>escenarios</translation>
    </message>
    <message>
        <source>categories</source>
        <translation>categorías</translation>
    </message>
    <message>
        <source>settings of the project</source>
        <translation>ajustes del proyecto</translation>
    </message>
    <message>
        <source>the order of things</source>
        <translation>el orden de los elementos</translation>
    </message>
</context>
<context>
    <name>EditPointsTool</name>
    <message>
        <source>too far</source>
        <translation>demasiado lejos</translation>
    </message>
    <message>
        <source>Insert a point into %1</source>
        <translation>Insertar un punto en %1</translation>
    </message>
    <message>
        <source>Move a point of %1</source>
        <translation>Mover un punto de %1</translation>
    </message>
    <message numerus="yes">
        <source>Move %n points of %1</source>
        <translation>
            <numerusform>Mover %n punto de %1</numerusform>
            <numerusform>Mover %n puntos de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n points of %1</source>
        <translation>
            <numerusform>Girar %n punto de %1</numerusform>
            <numerusform>Girar %n puntos de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n points of %1</source>
        <translation>
            <numerusform>Escalar %n punto de %1</numerusform>
            <numerusform>Escalar %n puntos de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Suelte para colocar. Mayús mantiene un eje, Ctrl desactiva el ajuste, Esc cancela.</translation>
    </message>
    <message>
        <source>Drag to move, the grips to scale and turn. Delete removes, arrows nudge, Tab goes to the next.</source>
        <translation>Arrastre para mover; los tiradores escalan y giran. Supr elimina, las flechas desplazan, Tab pasa al siguiente.</translation>
    </message>
    <message>
        <source>Press on a shape to edit its points.</source>
        <translation>Pulse en una forma para editar sus puntos.</translation>
    </message>
    <message>
        <source>Drag a point, or the middle of an edge to insert one. Ctrl+click deletes a point.</source>
        <translation>Arrastre un punto, o el centro de una arista para insertar uno. Ctrl+clic elimina un punto.</translation>
    </message>
    <message>
        <source>Drag to move. Delete removes, arrows nudge, Tab goes to the next.</source>
        <translation>Arrastre para mover. Supr elimina, las flechas desplazan, Tab pasa al siguiente.</translation>
    </message>
</context>
<context>
    <name>EmitterTool</name>
    <message>
        <source>Add emitter</source>
        <translation>Añadir emisor</translation>
    </message>
    <message>
        <source>Move emitter</source>
        <translation>Mover emisor</translation>
    </message>
    <message>
        <source>Aim emitter</source>
        <translation>Apuntar emisor</translation>
    </message>
    <message>
        <source>Nudge emitter</source>
        <translation>Desplazar emisor</translation>
    </message>
    <message>
        <source>Remove emitter</source>
        <translation>Quitar emisor</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Suelte para colocar. Mayús mantiene un eje, Ctrl desactiva el ajuste, Esc cancela.</translation>
    </message>
    <message>
        <source>Release on an instance to aim at it, wherever it moves; with Ctrl, or beside all, at the place.</source>
        <translation>Suelte sobre una instancia para apuntarle dondequiera que se mueva; con Ctrl, o fuera de todas, al lugar.</translation>
    </message>
    <message>
        <source>Drag the mark or the target to move them; arrows nudge, Delete removes.</source>
        <translation>Arrastre la marca o el objetivo para moverlos; las flechas desplazan, Supr quita.</translation>
    </message>
    <message>
        <source>Drag from where bullets set out to what they fire at.</source>
        <translation>Arrastre desde donde salen los proyectiles hasta aquello a lo que disparan.</translation>
    </message>
</context>
<context>
    <name>Emitters</name>
    <message>
        <source>emitter</source>
        <translation>emisor</translation>
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
        <translation>todas las etiquetas juntas reproducen %1 fotogramas, y se escriben %2 como máximo; quite etiquetas o divida el sprite en varios</translation>
    </message>
    <message>
        <source>the frames that all tags together play have %1 shapes, and at most %2 are written; take tags out, or cut the sprite into several</source>
        <translation>los fotogramas que todas las etiquetas juntas reproducen tienen %1 formas, y se escriben %2 como máximo; quite etiquetas o divida el sprite en varios</translation>
    </message>
    <message>
        <source>the frames that all tags together play have %1 corners of polygons, and at most %2 are written; take tags out, or cut the sprite into several</source>
        <translation>los fotogramas que reproducen todas las etiquetas juntas tienen %1 vértices de polígonos, y se escriben como máximo %2; quite etiquetas o divida el sprite en varios</translation>
    </message>
</context>
<context>
    <name>ExportJob</name>
    <message>
        <source>the folder has other files of these names: %1</source>
        <translation>la carpeta tiene otros archivos con estos nombres: %1</translation>
    </message>
    <message>
        <source>the folder has another file of this name: %1</source>
        <translation>la carpeta tiene otro archivo con este nombre: %1</translation>
    </message>
</context>
<context>
    <name>Expression</name>
    <message>
        <source>A “)” closes nothing.</source>
        <translation>Un «)» no cierra nada.</translation>
    </message>
    <message>
        <source>“%1” is no part of a number.</source>
        <translation>«%1» no forma parte de un número.</translation>
    </message>
    <message>
        <source>Nothing can be divided by 0.</source>
        <translation>No se puede dividir entre 0.</translation>
    </message>
    <message>
        <source>That is nested too deep.</source>
        <translation>Hay demasiados niveles anidados.</translation>
    </message>
    <message>
        <source>A “)” is missing.</source>
        <translation>Falta un «)».</translation>
    </message>
    <message>
        <source>A number is missing at the end.</source>
        <translation>Falta un número al final.</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>«%1» no es un número.</translation>
    </message>
    <message>
        <source>A number is missing.</source>
        <translation>Falta un número.</translation>
    </message>
    <message>
        <source>That is longer than %1 characters.</source>
        <translation>Tiene más de %1 caracteres.</translation>
    </message>
    <message>
        <source>That is too large for a number.</source>
        <translation>Es demasiado grande para un número.</translation>
    </message>
</context>
<context>
    <name>FileImport</name>
    <message>
        <source>Added %1.</source>
        <translation>Añadido: %1.</translation>
    </message>
    <message>
        <source>Updated %1.</source>
        <translation>Actualizado: %1.</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>No se ha añadido nada.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>What could not be carried</source>
        <translation>Lo que no se pudo incorporar</translation>
    </message>
    <message numerus="yes">
        <source>The import has %n remarks.</source>
        <translation>
            <numerusform>La importación tiene %n observación.</numerusform>
            <numerusform>La importación tiene %n observaciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all…</source>
        <translation>Mostrar todo…</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Leyendo %1…</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>Importar %1</translation>
    </message>
</context>
<context>
    <name>FileWriter</name>
    <message>
        <source>this is no file name</source>
        <translation>no es un nombre de archivo</translation>
    </message>
    <message>
        <source>cannot open the file</source>
        <translation>no se puede abrir el archivo</translation>
    </message>
    <message>
        <source>cannot look at the file</source>
        <translation>no se puede consultar el archivo</translation>
    </message>
    <message>
        <source>this is %1, only regular files are read</source>
        <translation>es %1; solo se leen archivos normales</translation>
    </message>
    <message>
        <source>the file has more than %1 MiB, which is more than can be read</source>
        <translation>el archivo tiene más de %1 MiB, más de lo que se puede leer</translation>
    </message>
    <message>
        <source>cannot read the file</source>
        <translation>no se puede leer el archivo</translation>
    </message>
    <message>
        <source>this is no file name within the folder, nothing was written</source>
        <translation>no es un nombre de archivo dentro de la carpeta; no se ha escrito nada</translation>
    </message>
    <message>
        <source>two files would get this name, nothing was written</source>
        <translation>dos archivos recibirían este nombre; no se ha escrito nada</translation>
    </message>
    <message>
        <source>two files would get this name but for upper and lower case (the other is “%1”), nothing was written</source>
        <translation>dos archivos recibirían este nombre, salvo mayúsculas y minúsculas (el otro es «%1»); no se ha escrito nada</translation>
    </message>
    <message>
        <source>a link leads out of the folder here, to “%1”; nothing was written: remove the link, or write where it leads</source>
        <translation>un enlace lleva aquí fuera de la carpeta, a «%1»; no se ha escrito nada: quite el enlace o escriba en su destino</translation>
    </message>
    <message>
        <source>a link leads to “%1” here, which version control keeps for itself; nothing was written: remove the link</source>
        <translation>un enlace lleva aquí a «%1», que el control de versiones se reserva; no se ha escrito nada: quite el enlace</translation>
    </message>
    <message>
        <source>there is no such drive or folder, nothing was written</source>
        <translation>no existe esa unidad o carpeta; no se ha escrito nada</translation>
    </message>
    <message>
        <source>cannot make the folder</source>
        <translation>no se puede crear la carpeta</translation>
    </message>
    <message>
        <source>this is not a folder, nothing was written</source>
        <translation>no es una carpeta; no se ha escrito nada</translation>
    </message>
    <message>
        <source>the folder&apos;s name is empty, nothing was written</source>
        <translation>el nombre de la carpeta está vacío; no se ha escrito nada</translation>
    </message>
    <message>
        <source>cannot follow the symbolic link</source>
        <translation>no se puede seguir el enlace simbólico</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>una carpeta</translation>
    </message>
    <message>
        <source>a pipe</source>
        <translation>una tubería</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>un socket</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>un dispositivo</translation>
    </message>
    <message>
        <source>this is a folder, expected a file</source>
        <translation>es una carpeta; se esperaba un archivo</translation>
    </message>
    <message>
        <source>cannot look at the old file</source>
        <translation>no se puede consultar el archivo antiguo</translation>
    </message>
    <message>
        <source>this is %1, only regular files are written</source>
        <translation>es %1; solo se escriben archivos normales</translation>
    </message>
    <message>
        <source>the file is read-only: make it writable or save under another name</source>
        <translation>el archivo es de solo lectura: permita la escritura o guarde con otro nombre</translation>
    </message>
    <message>
        <source>cannot open the folder</source>
        <translation>no se puede abrir la carpeta</translation>
    </message>
    <message>
        <source>cannot make a new file in the folder</source>
        <translation>no se puede crear un archivo nuevo en la carpeta</translation>
    </message>
    <message>
        <source>cannot look at the new file</source>
        <translation>no se puede consultar el archivo nuevo</translation>
    </message>
    <message>
        <source>cannot give the new file the old one&apos;s mode</source>
        <translation>no se pueden dar al archivo nuevo los permisos del antiguo</translation>
    </message>
    <message>
        <source>cannot give the new file the old one&apos;s attributes</source>
        <translation>no se pueden dar al archivo nuevo los atributos del antiguo</translation>
    </message>
    <message>
        <source>cannot write the new file</source>
        <translation>no se puede escribir el archivo nuevo</translation>
    </message>
    <message>
        <source>cannot check the new file&apos;s size</source>
        <translation>no se puede comprobar el tamaño del archivo nuevo</translation>
    </message>
    <message>
        <source>cannot write the new file: %1 of %2 bytes arrived</source>
        <translation>no se puede escribir el archivo nuevo: llegaron %1 de %2 bytes</translation>
    </message>
    <message>
        <source>cannot sync the new file to the disk</source>
        <translation>no se puede sincronizar el archivo nuevo con el disco</translation>
    </message>
    <message>
        <source>cannot close the new file</source>
        <translation>no se puede cerrar el archivo nuevo</translation>
    </message>
    <message>
        <source>cannot put the new file in the old one&apos;s place</source>
        <translation>no se puede poner el archivo nuevo en el lugar del antiguo</translation>
    </message>
    <message>
        <source>the new file is in place, but may not outlast a power cut: cannot sync the folder</source>
        <translation>el archivo nuevo está en su sitio, pero podría perderse con un corte de luz: no se puede sincronizar la carpeta</translation>
    </message>
    <message>
        <source>cannot keep the old file aside</source>
        <translation>no se puede apartar el archivo antiguo</translation>
    </message>
    <message>
        <source>cannot read the old file</source>
        <translation>no se puede leer el archivo antiguo</translation>
    </message>
    <message>
        <source>cannot sync the copy of the old file to the disk</source>
        <translation>no se puede sincronizar con el disco la copia del archivo antiguo</translation>
    </message>
    <message>
        <source>cannot close the copy of the old file</source>
        <translation>no se puede cerrar la copia del archivo antiguo</translation>
    </message>
    <message>
        <source>cannot put the old file back</source>
        <translation>no se puede restaurar el archivo antiguo</translation>
    </message>
    <message>
        <source> (it is kept as “%1”)</source>
        <translation> (se conserva como «%1»)</translation>
    </message>
    <message>
        <source>this is no regular file, only regular files are written</source>
        <translation>no es un archivo normal; solo se escriben archivos normales</translation>
    </message>
    <message>
        <source>cannot write the new file: not all bytes arrived</source>
        <translation>no se puede escribir el archivo nuevo: no llegaron todos los bytes</translation>
    </message>
    <message>
        <source>this is no regular file, only regular files are read</source>
        <translation>no es un archivo normal; solo se leen archivos normales</translation>
    </message>
    <message>
        <source>cannot sync the folder</source>
        <translation>no se puede sincronizar la carpeta</translation>
    </message>
    <message>
        <source>an export was interrupted here, and this file of it cannot be put into its place (make it writable, or remove the hidden files “%1…” and “%2…” from “%3”)</source>
        <translation>aquí se interrumpió una exportación, y este archivo suyo no se puede poner en su sitio (permita la escritura o quite de «%3» los archivos ocultos «%1…» y «%2…»)</translation>
    </message>
    <message>
        <source>an export was interrupted here, and its journal cannot be read; make it readable, or remove it (%1)</source>
        <translation>aquí se interrumpió una exportación, y su diario no se puede leer; permita la lectura o quítelo (%1)</translation>
    </message>
    <message>
        <source>cannot keep a journal of the files that are to change together; nothing was changed (%1)</source>
        <translation>no se puede llevar un diario de los archivos que deben cambiar juntos; no se ha cambiado nada (%1)</translation>
    </message>
    <message>
        <source>cannot look for interrupted exports in the folder</source>
        <translation>no se pueden buscar exportaciones interrumpidas en la carpeta</translation>
    </message>
    <message>
        <source>another export is being written here: try again when it has ended, or export into another folder</source>
        <translation>aquí se está escribiendo otra exportación: vuelva a intentarlo cuando termine o exporte a otra carpeta</translation>
    </message>
    <message>
        <source>another export is being written here (%1): try again when it has ended, or export into another folder</source>
        <translation>aquí se está escribiendo otra exportación (%1): vuelva a intentarlo cuando termine o exporte a otra carpeta</translation>
    </message>
    <message>
        <source>waiting for another export that is being written here</source>
        <translation>esperando a otra exportación que se está escribiendo aquí</translation>
    </message>
    <message>
        <source>waiting for another export that is being written here (%1)</source>
        <translation>esperando a otra exportación que se está escribiendo aquí (%1)</translation>
    </message>
    <message>
        <source>cannot sync the new files to the disk</source>
        <translation>no se pueden sincronizar los archivos nuevos con el disco</translation>
    </message>
    <message>
        <source>there is no folder “%1”: make it first, or give another name</source>
        <translation>no hay ninguna carpeta «%1»: créela primero o dé otro nombre</translation>
    </message>
    <message>
        <source>this is no file on a disk, only those are read</source>
        <translation>no es un archivo de un disco; solo se leen esos</translation>
    </message>
    <message>
        <source>a program that tells nothing of itself holds the file “%1” here, by which exports take turns: remove that file, or export into another folder</source>
        <translation>un programa que no dice nada de sí mismo retiene aquí el archivo «%1», con el que se turnan las exportaciones: elimine ese archivo o exporte a otra carpeta</translation>
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
        <translation>%1 (1 forma)</translation>
    </message>
    <message>
        <source>%1 (%2 shapes)</source>
        <translation>%1 (%2 formas)</translation>
    </message>
    <message>
        <source>1 frame is in another file</source>
        <translation>1 fotograma está en otro archivo</translation>
    </message>
    <message>
        <source>%1 frames are in other files</source>
        <translation>%1 fotogramas están en otros archivos</translation>
    </message>
    <message>
        <source>1 frame lies elsewhere in it</source>
        <translation>1 fotograma está en otro lugar de ella</translation>
    </message>
    <message>
        <source>%1 frames lie elsewhere in it</source>
        <translation>%1 fotogramas están en otro lugar de ella</translation>
    </message>
    <message>
        <source>1 found no partner</source>
        <translation>1 no encontró pareja</translation>
    </message>
    <message>
        <source>%1 found no partner</source>
        <translation>%1 no encontraron pareja</translation>
    </message>
    <message>
        <source>1 picture is new</source>
        <translation>1 imagen es nueva</translation>
    </message>
    <message>
        <source>%1 pictures are new</source>
        <translation>%1 imágenes son nuevas</translation>
    </message>
    <message>
        <source>Image files of %1 have changed: %2</source>
        <translation>Han cambiado archivos de imagen de %1: %2</translation>
    </message>
    <message>
        <source>%1 has changed: %2</source>
        <translation>%1 ha cambiado: %2</translation>
    </message>
    <message>
        <source>1 frame went to where its picture is</source>
        <translation>1 fotograma fue adonde está su imagen</translation>
    </message>
    <message>
        <source>%1 frames went to where their pictures are</source>
        <translation>%1 fotogramas fueron adonde están sus imágenes</translation>
    </message>
    <message>
        <source>1 went to a new picture</source>
        <translation>1 fue a una imagen nueva</translation>
    </message>
    <message>
        <source>%1 went to new pictures</source>
        <translation>%1 fueron a imágenes nuevas</translation>
    </message>
    <message>
        <source>1 frame is new</source>
        <translation>1 fotograma es nuevo</translation>
    </message>
    <message>
        <source>%1 frames are new</source>
        <translation>%1 fotogramas son nuevos</translation>
    </message>
    <message>
        <source>1 new picture was left out</source>
        <translation>1 imagen nueva se omitió</translation>
    </message>
    <message>
        <source>%1 new pictures were left out</source>
        <translation>%1 imágenes nuevas se omitieron</translation>
    </message>
    <message>
        <source>1 was kept without its picture (see Problems)</source>
        <translation>1 se conservó sin su imagen (véase Problemas)</translation>
    </message>
    <message>
        <source>%1 were kept without their pictures (see Problems)</source>
        <translation>%1 se conservaron sin sus imágenes (véase Problemas)</translation>
    </message>
    <message>
        <source>1 was deleted with its shapes</source>
        <translation>1 se eliminó con sus formas</translation>
    </message>
    <message>
        <source>%1 were deleted with their shapes</source>
        <translation>%1 se eliminaron con sus formas</translation>
    </message>
    <message>
        <source>Nothing was moved.</source>
        <translation>No se ha movido nada.</translation>
    </message>
</context>
<context>
    <name>FrameGrips</name>
    <message>
        <source>Release to turn. Shift turns by 15°, Ctrl by any angle, Esc cancels.</source>
        <translation>Suelte para girar. Mayús gira por 15°, Ctrl por cualquier ángulo, Esc cancela.</translation>
    </message>
    <message>
        <source>Release to scale. Shift keeps proportions, Alt holds the middle, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Suelte para escalar. Mayús mantiene las proporciones, Alt fija el centro, Ctrl desactiva el ajuste, Esc cancela.</translation>
    </message>
    <message>
        <source>Drag to turn. Click to choose the place to turn about.</source>
        <translation>Arrastre para girar. Haga clic para elegir el punto de giro.</translation>
    </message>
</context>
<context>
    <name>FramePointTool</name>
    <message>
        <source>Set point %1</source>
        <translation>Fijar punto %1</translation>
    </message>
    <message>
        <source>Drag the cross to move it, its handle to turn it; arrows nudge, Delete removes, Ctrl+. copies it to the next frame.</source>
        <translation>Arrastre la cruz para moverlo, su tirador para girarlo; las flechas desplazan, Supr quita, Ctrl+. lo copia al fotograma siguiente.</translation>
    </message>
    <message>
        <source>Click to set a point of the frame; dragging on gives it a direction.</source>
        <translation>Haga clic para fijar un punto del fotograma; si sigue arrastrando, le da una dirección.</translation>
    </message>
    <message>
        <source>Turn point %1</source>
        <translation>Girar punto %1</translation>
    </message>
    <message>
        <source>Move point %1</source>
        <translation>Mover punto %1</translation>
    </message>
    <message>
        <source>Nudge point %1</source>
        <translation>Desplazar punto %1</translation>
    </message>
    <message>
        <source>Remove point %1</source>
        <translation>Quitar punto %1</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Suelte para colocar. Mayús mantiene un eje, Ctrl desactiva el ajuste, Esc cancela.</translation>
    </message>
    <message>
        <source>Drag to where it points. Shift turns by 15°, Ctrl by any angle, Esc cancels.</source>
        <translation>Arrastre hacia donde apunta. Mayús gira por 15°, Ctrl por cualquier ángulo, Esc cancela.</translation>
    </message>
</context>
<context>
    <name>GestureTips</name>
    <message>
        <source>Press on the middle of an edge and drag: a new point comes along.</source>
        <translation>Pulse en el centro de un borde y arrastre: le sigue un punto nuevo.</translation>
    </message>
    <message>
        <source>Click from corner to corner, and the first one again to close the polygon.</source>
        <translation>Haga clic de esquina en esquina, y otra vez en la primera para cerrar el polígono.</translation>
    </message>
    <message>
        <source>Drag from one corner to the opposite one.</source>
        <translation>Arrastre de una esquina a la opuesta.</translation>
    </message>
    <message>
        <source>Drag from the centre outwards.</source>
        <translation>Arrastre desde el centro hacia fuera.</translation>
    </message>
    <message>
        <source>Drag a box: the capsule fills it, lying or standing.</source>
        <translation>Arrastre un rectángulo: la cápsula lo llena, tumbada o de pie.</translation>
    </message>
    <message>
        <source>Click from point to point; a double click ends the line.</source>
        <translation>Haga clic de punto en punto; un doble clic termina la línea.</translation>
    </message>
    <message>
        <source>Click on what is drawn in the picture: its outline becomes a polygon.</source>
        <translation>Haga clic en lo dibujado en la imagen: su contorno se vuelve un polígono.</translation>
    </message>
    <message>
        <source>Drag a line right across a shape: it falls into two.</source>
        <translation>Arrastre una línea de lado a lado de una forma: se parte en dos.</translation>
    </message>
    <message>
        <source>Click at the point that the game is to place the frame by.</source>
        <translation>Haga clic en el punto por el que el juego debe colocar el fotograma.</translation>
    </message>
    <message>
        <source>Click to set a place, and drag on to give it a direction.</source>
        <translation>Haga clic para fijar un lugar y siga arrastrando para darle una dirección.</translation>
    </message>
    <message>
        <source>Click to set the axis. What you draw beside it then comes to be on both sides.</source>
        <translation>Haga clic para fijar el eje. Lo que dibuje a su lado aparecerá en ambos lados.</translation>
    </message>
    <message>
        <source>Drag sprites about: where they overlap lights up while you drag.</source>
        <translation>Arrastre los sprites: donde se solapan se ilumina mientras arrastra.</translation>
    </message>
    <message>
        <source>Point at something to read what lies there; click to leave the probe and keep asking.</source>
        <translation>Apunte a algo para leer qué hay ahí; haga clic para dejar la sonda y seguir preguntando.</translation>
    </message>
    <message>
        <source>Drag from where bullets set out to what they fly at.</source>
        <translation>Arrastre desde donde salen las balas hasta su objetivo.</translation>
    </message>
</context>
<context>
    <name>HeldFile</name>
    <message>
        <source>cannot make the file</source>
        <translation>no se puede crear el archivo</translation>
    </message>
    <message>
        <source>cannot make the file: %1</source>
        <translation>no se puede crear el archivo: %1</translation>
    </message>
</context>
<context>
    <name>HelpPlaces</name>
    <message>
        <source>Begins with something: a project of before, a sample, or images.</source>
        <translation>Empieza con algo: un proyecto anterior, un ejemplo o imágenes.</translation>
    </message>
    <message>
        <source>The open projects. Tabs are reordered by dragging, and closed by the middle button too.</source>
        <translation>Los proyectos abiertos. Las pestañas se reordenan arrastrándolas y se cierran también con el botón central.</translation>
    </message>
    <message>
        <source>Says where the editor crashed. Nothing of it is sent by itself.</source>
        <translation>Dice dónde falló el editor. Nada de ello se envía por sí solo.</translation>
    </message>
    <message>
        <source>Brings back work that was closed without saving.</source>
        <translation>Recupera trabajo que se cerró sin guardar.</translation>
    </message>
    <message>
        <source>Opens a copy of the project as it was saved before.</source>
        <translation>Abre una copia del proyecto tal como se guardó antes.</translation>
    </message>
    <message>
        <source>Finds any action, sprite or frame by a few letters.</source>
        <translation>Encuentra cualquier acción, sprite o fotograma con unas pocas letras.</translation>
    </message>
    <message>
        <source>How the program looks and behaves, whatever the project. A choice counts at once.</source>
        <translation>Cómo se ve y se comporta el programa, sea cual sea el proyecto. Cada elección se aplica enseguida.</translation>
    </message>
    <message>
        <source>What a script told of, and what it printed.</source>
        <translation>Lo que un script señaló y lo que mostró.</translation>
    </message>
    <message>
        <source>Gives actions other keys, one by one or all those of another program.</source>
        <translation>Asigna otras teclas a las acciones, una a una o todas las de otro programa.</translation>
    </message>
    <message>
        <source>The sprites of the project. The one that is chosen here is in view.</source>
        <translation>Los sprites del proyecto. El que se elige aquí queda a la vista.</translation>
    </message>
    <message>
        <source>The frames of the sprite in view: here they are chosen, ordered, timed and played.</source>
        <translation>Los fotogramas del sprite a la vista: aquí se eligen, se ordenan, se les da duración y se reproducen.</translation>
    </message>
    <message>
        <source>A copy took the place of what was drawn here. Both can be kept, or the copy undone.</source>
        <translation>Una copia ocupó el lugar de lo que estaba dibujado aquí. Se pueden conservar ambas cosas o deshacer la copia.</translation>
    </message>
    <message>
        <source>In which frames the next edit of shapes is done: the one in view alone, or more.</source>
        <translation>En qué fotogramas se hace la próxima edición de formas: solo en el que está a la vista o en más.</translation>
    </message>
    <message>
        <source>Which shape is there in which frame: a row for each track, a column for each frame.</source>
        <translation>Qué forma está en qué fotograma: una fila por pista, una columna por fotograma.</translation>
    </message>
    <message>
        <source>Makes frames of one animation of images whose names are numbered.</source>
        <translation>Convierte imágenes de nombres numerados en fotogramas de una sola animación.</translation>
    </message>
    <message>
        <source>Cuts a sheet into frames.</source>
        <translation>Corta una hoja en fotogramas.</translation>
    </message>
    <message>
        <source>Says what becomes of the frames of an image that has changed.</source>
        <translation>Dice qué pasa con los fotogramas de una imagen que ha cambiado.</translation>
    </message>
    <message>
        <source>All frames of the sprite side by side, to look at, to go to one, and to save.</source>
        <translation>Todos los fotogramas del sprite uno junto a otro, para verlos, ir a uno y guardarlos.</translation>
    </message>
    <message>
        <source>How closely outlines follow what is opaque, and tracing many frames at once.</source>
        <translation>Con qué precisión los contornos siguen lo opaco, y el trazado de muchos fotogramas a la vez.</translation>
    </message>
    <message>
        <source>The points and events of the frame in view, which the game asks for by name.</source>
        <translation>Los puntos y eventos del fotograma a la vista, que el juego pide por su nombre.</translation>
    </message>
    <message>
        <source>The image of this frame cannot be read. These are the ways to have one again.</source>
        <translation>La imagen de este fotograma no se puede leer. Estas son las maneras de volver a tener una.</translation>
    </message>
    <message>
        <source>This frame has no shapes yet. These are the ways to begin.</source>
        <translation>Este fotograma aún no tiene formas. Estas son las maneras de empezar.</translation>
    </message>
    <message>
        <source>The shapes of the frame in view: here they are chosen, named, ordered, hidden and locked.</source>
        <translation>Las formas del fotograma a la vista: aquí se eligen, se nombran, se ordenan, se ocultan y se bloquean.</translation>
    </message>
    <message>
        <source>Properties of your own that the game reads: of a shape, the frame, the sprite or the project.</source>
        <translation>Propiedades propias que lee el juego: de una forma, del fotograma, del sprite o del proyecto.</translation>
    </message>
    <message>
        <source>The points and sizes of what is selected, in numbers that can be typed.</source>
        <translation>Los puntos y tamaños de lo seleccionado, en números que se pueden escribir.</translation>
    </message>
    <message>
        <source>The categories of shapes: their names and colours, and which of them strike each other.</source>
        <translation>Las categorías de formas: sus nombres y colores, y cuáles se golpean entre sí.</translation>
    </message>
    <message>
        <source>What points snap to while one draws: which grid, and which targets win over it.</source>
        <translation>A qué se ajustan los puntos al dibujar: a qué cuadrícula, y qué objetivos tienen prioridad sobre ella.</translation>
    </message>
    <message>
        <source>What is wrong in the project. A line leads to the place and offers repairs.</source>
        <translation>Lo que está mal en el proyecto. Una línea lleva al lugar y ofrece reparaciones.</translation>
    </message>
    <message>
        <source>Explains a problem where it is, and offers repairs.</source>
        <translation>Explica un problema allí donde está y ofrece reparaciones.</translation>
    </message>
    <message>
        <source>What a merge left to be settled. A line leads to the place and offers to take either side.</source>
        <translation>Lo que una fusión dejó por resolver. Una línea lleva al lugar y ofrece tomar uno de los dos lados.</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project.</source>
        <translation>Cuánto pesa cada regla en este proyecto.</translation>
    </message>
    <message>
        <source>What stands on the stage, and the numbers of what is selected there.</source>
        <translation>Lo que hay en el escenario, y los números de lo que está seleccionado allí.</translation>
    </message>
    <message>
        <source>Ways to look at the stage: what overlaps there, what probes hit, and the play test.</source>
        <translation>Maneras de ver el escenario: qué se solapa allí, qué alcanzan las sondas y la prueba de juego.</translation>
    </message>
    <message>
        <source>Every pair of shapes on the stage that meet: who, how, and by how much area.</source>
        <translation>Cada par de formas que se encuentran en el escenario: cuáles, cómo y con cuánta área.</translation>
    </message>
    <message>
        <source>The probes that were dropped on the stage, and what each of them hits.</source>
        <translation>Las sondas que se fijaron en el escenario, y lo que alcanza cada una.</translation>
    </message>
    <message>
        <source>Which probe follows the cursor.</source>
        <translation>Qué sonda sigue al cursor.</translation>
    </message>
    <message>
        <source>The play test of the stage: what fires, how it is run, and what was hit.</source>
        <translation>La prueba de juego del escenario: qué dispara, cómo se ejecuta y qué recibió impactos.</translation>
    </message>
    <message>
        <source>Runs the play test, stops it, or goes on by a single step.</source>
        <translation>Ejecuta la prueba de juego, la detiene o avanza un solo paso.</translation>
    </message>
    <message>
        <source>Two animations of the stage side by side, tick by tick, and what overlaps in each.</source>
        <translation>Dos animaciones del escenario en paralelo, tick a tick, y qué se solapa en cada uno.</translation>
    </message>
    <message>
        <source>The engine that the project is made for. What it cannot take is told while one draws.</source>
        <translation>El motor para el que se hace el proyecto. Al dibujar se avisa de lo que no admite.</translation>
    </message>
    <message>
        <source>What the engine gets of the selected shapes or of the frame, and what it loses.</source>
        <translation>Lo que el motor recibe de las formas seleccionadas o del fotograma, y lo que pierde.</translation>
    </message>
    <message>
        <source>Writes files for an engine, and says before what is lost on the way.</source>
        <translation>Escribe archivos para un motor y dice antes qué se pierde por el camino.</translation>
    </message>
    <message>
        <source>How the tool in hand is used. It shows when the tool is first taken up.</source>
        <translation>Cómo se usa la herramienta en mano. Aparece cuando se toma por primera vez.</translation>
    </message>
</context>
<context>
    <name>ImageCommands</name>
    <message>
        <source>Images (%1);;All files (*)</source>
        <translation>Imágenes (%1);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Nothing was changed: %1</source>
        <translation>No se ha cambiado nada: %1</translation>
    </message>
    <message>
        <source>Image of another size</source>
        <translation>Imagen de otro tamaño</translation>
    </message>
    <message>
        <source>%1 is %2 times as large as the image that it replaces.</source>
        <translation>%1 tiene %2 veces el tamaño de la imagen a la que reemplaza.</translation>
    </message>
    <message>
        <source>Scale frames and shapes with it?</source>
        <translation>¿Escalar con ella fotogramas y formas?</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escalar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>The image has %1 × %2 pixels and had %3 × %4: frames stay where they were in it.</source>
        <translation>La imagen tiene %1 × %2 píxeles y tenía %3 × %4: los fotogramas siguen donde estaban en ella.</translation>
    </message>
    <message>
        <source>All images of this project can be read.</source>
        <translation>Todas las imágenes de este proyecto se pueden leer.</translation>
    </message>
    <message>
        <source>Find %1</source>
        <translation>Buscar %1</translation>
    </message>
    <message>
        <source>1 image was found.</source>
        <translation>Se encontró 1 imagen.</translation>
    </message>
    <message>
        <source>%1 images were found.</source>
        <translation>Se encontraron %1 imágenes.</translation>
    </message>
    <message>
        <source>Still missing: %1.</source>
        <translation>Aún faltan: %1.</translation>
    </message>
    <message>
        <source>There is no sprite in view.</source>
        <translation>No hay ningún sprite a la vista.</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>Reemplazar %1</translation>
    </message>
    <message>
        <source>The project changed meanwhile: nothing was replaced.</source>
        <translation>El proyecto cambió entretanto: no se ha reemplazado nada.</translation>
    </message>
    <message>
        <source>Images are still being looked at.</source>
        <translation>Todavía se están leyendo las imágenes.</translation>
    </message>
</context>
<context>
    <name>ImageImport</name>
    <message>
        <source>Added 1 sprite.</source>
        <translation>Se añadió 1 sprite.</translation>
    </message>
    <message numerus="yes">
        <source>Added %n sprites.</source>
        <translation>
            <numerusform>Se añadió %n sprite.</numerusform>
            <numerusform>Se añadieron %n sprites.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>No se ha añadido nada.</translation>
    </message>
    <message>
        <source>%1 Left out were:</source>
        <translation>%1 Se omitió:</translation>
    </message>
    <message>
        <source>Looks like %1 × %2 frames of %3 × %4 px</source>
        <translation>Parecen %1 × %2 fotogramas de %3 × %4 px</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1; 1 cell is empty and stays out.</source>
        <translation>%1; 1 celda está vacía y se deja fuera.</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n cells are empty and stay out.</source>
        <translation>
            <numerusform>%1; %n celda está vacía y se deja fuera.</numerusform>
            <numerusform>%1; %n celdas están vacías y se dejan fuera.</numerusform>
        </translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Keep whole</source>
        <translation>Dejar entera</translation>
    </message>
    <message>
        <source>Looking at images…</source>
        <translation>Examinando imágenes…</translation>
    </message>
</context>
<context>
    <name>Images</name>
    <message>
        <source>the file has more than %1 MiB</source>
        <translation>el archivo tiene más de %1 MiB</translation>
    </message>
    <message>
        <source>of its %1 frames, the first %2 are taken, which are as many as fit on one image</source>
        <translation>de sus %1 fotogramas se toman los %2 primeros, que son los que caben en una imagen</translation>
    </message>
    <message>
        <source>there is not enough memory for the image</source>
        <translation>no hay memoria suficiente para la imagen</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken; save it once more</source>
        <translation>los datos de la imagen están dañados; vuelva a guardarla</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>fotograma %1</translation>
    </message>
    <message>
        <source>it lies outside of the picture; save the animation once more</source>
        <translation>está fuera de la imagen; vuelva a guardar la animación</translation>
    </message>
    <message>
        <source>the image says more about its colours than %1 bytes; save the animation once more</source>
        <translation>la imagen dice más de %1 bytes sobre sus colores; vuelva a guardar la animación</translation>
    </message>
    <message>
        <source>the animation ends before it; it may have been cut short</source>
        <translation>la animación termina antes de él; puede estar cortada</translation>
    </message>
    <message>
        <source>the image states two sizes; save the animation once more</source>
        <translation>la imagen indica dos tamaños; vuelva a guardar la animación</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken; save the animation once more</source>
        <translation>los datos de la imagen están dañados; vuelva a guardar la animación</translation>
    </message>
    <message>
        <source>it changed while it was read; try again once it is written</source>
        <translation>cambió mientras se leía; vuelva a intentarlo cuando se haya escrito</translation>
    </message>
    <message>
        <source>no image is named</source>
        <translation>no se indica ninguna imagen</translation>
    </message>
    <message>
        <source>the path holds a NUL character, expected a path to a file</source>
        <translation>la ruta contiene un carácter NUL; se esperaba la ruta de un archivo</translation>
    </message>
    <message>
        <source>found “%1”, a path into the program itself, expected a path to a file</source>
        <translation>se encontró «%1», una ruta dentro del propio programa; se esperaba la ruta de un archivo</translation>
    </message>
    <message>
        <source>found “%1”, an address, expected a path to a file</source>
        <translation>se encontró «%1», una dirección; se esperaba la ruta de un archivo</translation>
    </message>
    <message>
        <source>found “%1”, a path to another computer or a device, expected a path to a file</source>
        <translation>se encontró «%1», una ruta a otro equipo o a un dispositivo; se esperaba la ruta de un archivo</translation>
    </message>
    <message>
        <source>found “%1”, a device, expected a path to a file</source>
        <translation>se encontró «%1», un dispositivo; se esperaba la ruta de un archivo</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: the file ends too early</source>
        <translation>los datos de la imagen están dañados: el archivo termina demasiado pronto</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: it has a size, a depth or a kind of colours that no PNG has; save the image once more</source>
        <translation>la cabecera de la imagen está dañada: tiene un tamaño, una profundidad o un tipo de color que ningún PNG tiene; vuelva a guardar la imagen</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: what stands at byte %1 has another checksum than the file says; save or copy the image once more</source>
        <translation>los datos de la imagen están dañados: lo que hay en el byte %1 tiene otra suma de comprobación que la que indica el archivo; vuelva a guardar o copiar la imagen</translation>
    </message>
    <message>
        <source>there is no such image file</source>
        <translation>no existe ese archivo de imagen</translation>
    </message>
    <message>
        <source>this is a folder, expected an image file</source>
        <translation>es una carpeta; se esperaba un archivo de imagen</translation>
    </message>
    <message>
        <source>this is not a regular file, expected an image file</source>
        <translation>no es un archivo normal; se esperaba un archivo de imagen</translation>
    </message>
    <message>
        <source>cannot open the image: %1</source>
        <translation>no se puede abrir la imagen: %1</translation>
    </message>
    <message>
        <source>the image file is empty</source>
        <translation>el archivo de imagen está vacío</translation>
    </message>
    <message>
        <source>the content is no image that can be read here (readable: %1)</source>
        <translation>el contenido no es una imagen que se pueda leer aquí (legibles: %1)</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: %1</source>
        <translation>la cabecera de la imagen está dañada: %1</translation>
    </message>
    <message>
        <source>the image is %1 x %2 pixels, expected at most %3 a side</source>
        <translation>la imagen es de %1 x %2 píxeles, se esperaban %3 por lado como máximo</translation>
    </message>
    <message>
        <source>the image is %1 x %2 pixels, expected at most %3 in all</source>
        <translation>la imagen es de %1 x %2 píxeles, se esperaban %3 en total como máximo</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: %1</source>
        <translation>los datos de la imagen están dañados: %1</translation>
    </message>
    <message>
        <source>the archive that the file is of is broken; save it once more</source>
        <translation>el archivo comprimido del que consta está dañado; vuelva a guardarlo</translation>
    </message>
    <message>
        <source>the file has no picture of all its layers together; save it with a newer version of its program, or export a PNG</source>
        <translation>el archivo no tiene la imagen de todas sus capas juntas; guárdelo con una versión más reciente de su programa o exporte un PNG</translation>
    </message>
    <message>
        <source>there is no image that can be read</source>
        <translation>no hay ninguna imagen que se pueda leer</translation>
    </message>
    <message>
        <source>the file ends too early; copy it anew or save it once more</source>
        <translation>el archivo termina demasiado pronto; cópielo de nuevo o vuelva a guardarlo</translation>
    </message>
    <message>
        <source>the file was saved without the picture of all layers together; save it with “Maximize Compatibility”</source>
        <translation>el archivo se guardó sin la imagen de todas las capas juntas; guárdelo con «Maximizar compatibilidad»</translation>
    </message>
    <message>
        <source>the image is %1 x %2 pixels, expected 1 to %3 a side and at most %4 in all</source>
        <translation>la imagen es de %1 x %2 píxeles, se esperaban de 1 a %3 por lado y %4 en total como máximo</translation>
    </message>
    <message>
        <source>pictures of this kind are not read; save it with 8 or 16 bits of RGB, grayscale or CMYK, or as PNG</source>
        <translation>las imágenes de este tipo no se leen; guárdela con 8 o 16 bits en RGB, escala de grises o CMYK, o como PNG</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: it has %1 channels, expected at most %2</source>
        <translation>la cabecera de la imagen está dañada: tiene %1 canales, se esperaban %2 como máximo</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: it has %1 channels, expected at least %2</source>
        <translation>la cabecera de la imagen está dañada: tiene %1 canales, se esperaban %2 como mínimo</translation>
    </message>
    <message>
        <source>its picture is packed in a way that is not read; save it once more, or as PNG</source>
        <translation>su imagen está comprimida de un modo que no se lee; vuelva a guardarla o guárdela como PNG</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: its palette is too short</source>
        <translation>los datos de la imagen están dañados: su paleta es demasiado corta</translation>
    </message>
    <message>
        <source>the %1 is %2, expected %3 to %4</source>
        <translation>%1: es %2, se esperaba de %3 a %4</translation>
    </message>
    <message>
        <source>the pixels are noise: their outline has more than %1 corners; another alpha threshold may help</source>
        <translation>los píxeles son ruido: su contorno tiene más de %1 vértices; puede ayudar otro umbral alfa</translation>
    </message>
    <message>
        <source>there are %1 islands of opaque pixels, at most %2 are traced; a larger smallest island may help</source>
        <translation>hay %1 islas de píxeles opacos, se trazan %2 como máximo; puede ayudar una isla mínima mayor</translation>
    </message>
    <message>
        <source>No pixel is as opaque as the threshold.</source>
        <translation>Ningún píxel es tan opaco como el umbral.</translation>
    </message>
    <message>
        <source>Nothing is left after shrinking that is as large as the smallest island.</source>
        <translation>Tras encoger no queda nada tan grande como la isla mínima.</translation>
    </message>
    <message>
        <source>No island is as large as the smallest one allowed.</source>
        <translation>Ninguna isla es tan grande como la mínima permitida.</translation>
    </message>
    <message>
        <source>No pixel is transparent, so the outline is the whole picture.</source>
        <translation>Ningún píxel es transparente, así que el contorno es la imagen entera.</translation>
    </message>
    <message>
        <source>An outline that never cuts an opaque pixel may need more vertices than the number.</source>
        <translation>Un contorno que nunca corta un píxel opaco puede necesitar más vértices que ese número.</translation>
    </message>
    <message>
        <source>the frame has no pixels in its image</source>
        <translation>el fotograma no tiene píxeles en su imagen</translation>
    </message>
    <message>
        <source>it holds more than %1 images; choose a folder in it</source>
        <translation>contiene más de %1 imágenes; elija una carpeta de dentro</translation>
    </message>
    <message>
        <source>the image is stored in %1 scans, expected at most %2; save it once more</source>
        <translation>la imagen está guardada en %1 barridos, se esperan %2 como máximo; guárdela otra vez</translation>
    </message>
    <message>
        <source>“%1” is left out: its name is not in UTF-8; give it another one</source>
        <translation>«%1» se omite: su nombre no está en UTF-8; dele otro</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>the name is there twice; the later one is now “%1”</source>
        <translation>el nombre aparece dos veces; el segundo es ahora «%1»</translation>
    </message>
    <message>
        <source>sprite “%1”</source>
        <translation>sprite «%1»</translation>
    </message>
    <message>
        <source>sprite “%1”, frame “%2”</source>
        <translation>sprite «%1», fotograma «%2»</translation>
    </message>
    <message>
        <source>found no frames in it; write it again with the program it is of</source>
        <translation>no se han encontrado fotogramas en él; vuelva a escribirlo con el programa del que procede</translation>
    </message>
    <message>
        <source>found no frames to import: %1</source>
        <translation>no se han encontrado fotogramas que importar: %1</translation>
    </message>
    <message>
        <source>its image “%1” lies outside the folders of the file and of the project, and is taken from there</source>
        <translation>su imagen «%1» está fuera de las carpetas del archivo y del proyecto, y se toma de allí</translation>
    </message>
    <message>
        <source>expected a file of %1</source>
        <translation>se esperaba un archivo de %1</translation>
    </message>
    <message>
        <source>neither an image nor a file that can be imported; `hitbox formats` lists what can</source>
        <translation>no es una imagen ni un archivo que se pueda importar; `hitbox formats` muestra los que sí</translation>
    </message>
    <message>
        <source>slice “%1”</source>
        <translation>recorte «%1»</translation>
    </message>
    <message>
        <source>the middle of a nine-patch is no hitbox; left out</source>
        <translation>el centro de un nine-patch no es un hitbox; se omite</translation>
    </message>
    <message>
        <source>layer “%1:%2”, frame %3</source>
        <translation>capa «%1:%2», fotograma %3</translation>
    </message>
    <message>
        <source>%1; left out</source>
        <translation>%1; se omite</translation>
    </message>
    <message>
        <source>how often the tag is played, from 0 to %1</source>
        <translation>cuántas veces se reproduce la etiqueta, de 0 a %1</translation>
    </message>
    <message>
        <source>an object that says more about the sheet</source>
        <translation>un objeto que dice más sobre la hoja</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>etiquetas</translation>
    </message>
    <message>
        <source>slices</source>
        <translation>recortes</translation>
    </message>
    <message>
        <source>a tag</source>
        <translation>una etiqueta</translation>
    </message>
    <message>
        <source>none of the frames of the tag “%1” is in the file; left out</source>
        <translation>ninguno de los fotogramas de la etiqueta «%1» está en el archivo; se omite</translation>
    </message>
    <message>
        <source>the tag “%1” has fewer frames here than the file says</source>
        <translation>la etiqueta «%1» tiene aquí menos fotogramas de los que indica el archivo</translation>
    </message>
    <message>
        <source>a key of a slice</source>
        <translation>una clave de un recorte</translation>
    </message>
    <message>
        <source>a slice</source>
        <translation>un recorte</translation>
    </message>
    <message>
        <source>the keys of a slice</source>
        <translation>las claves de un recorte</translation>
    </message>
    <message>
        <source>bits %1</source>
        <translation>bits %1</translation>
    </message>
    <message>
        <source>found more than %1 pairs of category bits and mask in the file, which is more than can be imported</source>
        <translation>hay más de %1 pares de bits y máscara de categoría en el archivo, más de lo que se puede importar</translation>
    </message>
    <message>
        <source>category “%1”</source>
        <translation>categoría «%1»</translation>
    </message>
    <message>
        <source>its mask has %1 more bits that no shape of the file has; they are left out</source>
        <translation>su máscara tiene %1 bits más que ninguna forma del archivo tiene; se omiten</translation>
    </message>
    <message>
        <source>frame “%1”</source>
        <translation>fotograma «%1»</translation>
    </message>
    <message>
        <source>its shapes reach beyond %1 pixels; scale them down in the tool that wrote them</source>
        <translation>sus formas llegan más allá de %1 píxeles; redúzcalas en el programa que las escribió</translation>
    </message>
    <message>
        <source>the file has no frame sizes; the frames are as large as their shapes, and all show “%1” from its top-left corner</source>
        <translation>el archivo no indica tamaños de fotograma; los fotogramas son tan grandes como sus formas, y todos muestran «%1» desde su esquina superior izquierda</translation>
    </message>
    <message>
        <source>the file has no frame sizes and there is no image to read them from; the frames are as large as their shapes</source>
        <translation>el archivo no indica tamaños de fotograma y no hay imagen de la que leerlos; los fotogramas son tan grandes como sus formas</translation>
    </message>
    <message>
        <source>metadata are left out that are of Godot’s own kinds: %1</source>
        <translation>se omiten metadatos de tipos propios de Godot: %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>metadata are left out that are neither the root’s nor a shape’s: %1</source>
        <translation>se omiten metadatos que no son de la raíz ni de una forma: %1</translation>
    </message>
    <message>
        <source>its properties are left out: the scene shows no frame of this name</source>
        <translation>se omiten sus propiedades: la escena no muestra ningún fotograma de este nombre</translation>
    </message>
    <message>
        <source>it is another scene, and what it holds is left out</source>
        <translation>es otra escena, y se omite su contenido</translation>
    </message>
    <message>
        <source>it is left out: its shape is in another file or none that has an outline</source>
        <translation>se omite: su forma está en otro archivo o no tiene contorno</translation>
    </message>
    <message>
        <source>its skew is left out</source>
        <translation>se omite su inclinación</translation>
    </message>
    <message>
        <source>that it stops from one side alone is left out</source>
        <translation>se omite que solo detiene desde un lado</translation>
    </message>
    <message>
        <source>its “size” is left out: Godot 3, for which the scene is written, reads “extents” alone, 10 × 10 where there are none</source>
        <translation>se omite su «size»: Godot 3, para el que está escrita la escena, solo lee «extents», 10 × 10 donde no los hay</translation>
    </message>
    <message>
        <source>it is left out: it has a transform where position and rotation are read; save the scene with Godot</source>
        <translation>se omite: tiene una transformación donde se leen posición y rotación; guarde la escena con Godot</translation>
    </message>
    <message>
        <source>it lies too far away; its point is put to the root</source>
        <translation>está demasiado lejos; su punto se pone en la raíz</translation>
    </message>
    <message>
        <source>it names no parent, and the scene has a root before it</source>
        <translation>no nombra ningún padre, y la escena ya tiene una raíz antes</translation>
    </message>
    <message>
        <source>its parent “%1” is not in the file</source>
        <translation>su padre «%1» no está en el archivo</translation>
    </message>
    <message>
        <source>it is left out: %1</source>
        <translation>se omite: %1</translation>
    </message>
    <message>
        <source>found no collision shape or polygon in the scene</source>
        <translation>no se ha encontrado ninguna forma ni polígono de colisión en la escena</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>%1; the node “%2” is left out: %3</source>
        <translation>%1; se omite el nodo «%2»: %3</translation>
    </message>
    <message>
        <source>“%1” of “%2”</source>
        <translation>«%1» de «%2»</translation>
    </message>
    <message>
        <source>it also changes %1 and %2 more, which is left out: they stay as the scene has them</source>
        <translation>también cambia %1 y %2 más, lo que se omite: quedan como en la escena</translation>
    </message>
    <message>
        <source>it also changes %1, which is left out: that stays as the scene has it</source>
        <translation>también cambia %1, lo que se omite: queda como en la escena</translation>
    </message>
    <message>
        <source>its texture is of the kind %1, which is not read</source>
        <translation>su textura es del tipo %1, que no se lee</translation>
    </message>
    <message>
        <source>it shows a part of its image, and “region_rect” says no whole pixels that it has: a frame cannot show it</source>
        <translation>muestra una parte de su imagen, y «region_rect» no indica píxeles enteros que esta tenga: un fotograma no puede mostrarla</translation>
    </message>
    <message>
        <source>“hframes” and “vframes” part its image of %1 × %2 pixels into no whole pixels</source>
        <translation>«hframes» y «vframes» no dividen su imagen de %1 × %2 píxeles en píxeles enteros</translation>
    </message>
    <message>
        <source>it is turned, scaled or mirrored in the scene, which a frame cannot be</source>
        <translation>está girado, escalado o reflejado en la escena, y un fotograma no puede estarlo</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>el final</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>se encontró %1, se esperaba %2</translation>
    </message>
    <message>
        <source>there are more than %1 values in the file; a sprite that is cut into several makes smaller ones</source>
        <translation>hay más de %1 valores en el archivo; un sprite dividido en varios da archivos más pequeños</translation>
    </message>
    <message>
        <source>the digits of a character</source>
        <translation>las cifras de un carácter</translation>
    </message>
    <message>
        <source>the end of a text</source>
        <translation>el final de un texto</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>at most %1 levels</source>
        <translation>%1 niveles como máximo</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>un valor</translation>
    </message>
    <message>
        <source>the name of a property</source>
        <translation>el nombre de una propiedad</translation>
    </message>
    <message>
        <source>animation “%1”</source>
        <translation>animación «%1»</translation>
    </message>
    <message>
        <source>found more than %1 tracks and keys in all animations</source>
        <translation>hay más de %1 pistas y claves en todas las animaciones</translation>
    </message>
    <message>
        <source>a part of the image that “%1” shows is no whole pixels and left out</source>
        <translation>una parte de la imagen que «%1» muestra no es de píxeles enteros y se omite</translation>
    </message>
    <message>
        <source>Godot runs through the places of “%1” between its keys as well; the frames have those of the keys</source>
        <translation>Godot también recorre los lugares de «%1» entre sus claves; los fotogramas tienen los de las claves</translation>
    </message>
    <message>
        <source>properties of events are left out that are of Godot’s own kinds: %1</source>
        <translation>se omiten propiedades de eventos de tipos propios de Godot: %1</translation>
    </message>
    <message>
        <source>what it calls “%1” with is of Godot’s own kinds and left out</source>
        <translation>aquello con lo que llama a «%1» es de tipos propios de Godot y se omite</translation>
    </message>
    <message>
        <source>calls at its end are left out: events happen where a frame begins</source>
        <translation>se omiten las llamadas a su final: los eventos ocurren al empezar un fotograma</translation>
    </message>
    <message>
        <source>Godot runs through the cells between its keys as well; the frames are those of the keys</source>
        <translation>Godot también recorre las celdas entre sus claves; los fotogramas son los de las claves</translation>
    </message>
    <message>
        <source>found a scene of Godot 2 or earlier; open and save it with Godot 3, whose scenes are read</source>
        <translation>es una escena de Godot 2 o anterior; ábrala y guárdela con Godot 3, cuyas escenas se leen</translation>
    </message>
    <message>
        <source>found more than %1 levels of nodes</source>
        <translation>hay más de %1 niveles de nodos</translation>
    </message>
    <message>
        <source>columns of pixels at the right that belong to no frame: %1</source>
        <translation>columnas de píxeles a la derecha que no pertenecen a ningún fotograma: %1</translation>
    </message>
    <message>
        <source>rows of pixels at the bottom that belong to no frame: %1</source>
        <translation>filas de píxeles abajo que no pertenecen a ningún fotograma: %1</translation>
    </message>
    <message>
        <source>there are more than %1 images in the file</source>
        <translation>hay más de %1 imágenes en el archivo</translation>
    </message>
    <message>
        <source>there are more than %1 frames in the file</source>
        <translation>hay más de %1 fotogramas en el archivo</translation>
    </message>
    <message>
        <source>there are more than %1 shapes in the file</source>
        <translation>hay más de %1 formas en el archivo</translation>
    </message>
    <message>
        <source>there are more than %1 tags in the file</source>
        <translation>hay más de %1 etiquetas en el archivo</translation>
    </message>
    <message>
        <source>found more than %1 points or events of frames, which is more than a project may have</source>
        <translation>hay más de %1 puntos o eventos de fotogramas, más de lo que puede tener un proyecto</translation>
    </message>
    <message>
        <source>found more than %1 points, which is more than can be read</source>
        <translation>hay más de %1 puntos, más de lo que se puede leer</translation>
    </message>
    <message>
        <source>found a shape that reaches beyond 1000000000 pixels</source>
        <translation>hay una forma que llega más allá de 1000000000 píxeles</translation>
    </message>
    <message>
        <source>there is more to tell, which is not listed</source>
        <translation>hay más avisos, que no se muestran</translation>
    </message>
    <message>
        <source>the file has more than %1 MiB, which is more than can be imported</source>
        <translation>el archivo tiene más de %1 MiB, más de lo que se puede importar</translation>
    </message>
    <message>
        <source>there is no frame of this name in the project and no image for it; import its image first</source>
        <translation>no hay ningún fotograma de este nombre en el proyecto ni imagen para él; importe primero su imagen</translation>
    </message>
    <message>
        <source>a sprite of another image has this name; the new one is “%1”</source>
        <translation>un sprite de otra imagen tiene este nombre; el nuevo es «%1»</translation>
    </message>
    <message>
        <source>the file tells its frames by their names alone, and the project has none of these names; frames that were added behind the others: %1, the first is “%2”</source>
        <translation>el archivo distingue sus fotogramas solo por el nombre, y el proyecto no tiene ninguno de ellos; fotogramas añadidos detrás de los demás: %1, el primero es «%2»</translation>
    </message>
    <message>
        <source>it had %1 frames and has %2, and the project does not say what they showed: shapes stay with the numbers of their frames, look whether these are still the same pictures</source>
        <translation>tenía %1 fotogramas y tiene %2, y el proyecto no indica qué mostraban: las formas conservan el número de su fotograma; compruebe si las imágenes siguen siendo las mismas</translation>
    </message>
    <message>
        <source>its size was %1 × %2 and is %3 × %4; its shapes stay where they were</source>
        <translation>su tamaño era %1 × %2 y es %3 × %4; sus formas siguen donde estaban</translation>
    </message>
    <message>
        <source>the file has it no longer; it was removed</source>
        <translation>el archivo ya no lo tiene; se ha quitado</translation>
    </message>
    <message>
        <source>the file has it no longer; it stays behind the others, for its shapes or its place on a stage</source>
        <translation>el archivo ya no lo tiene; se queda detrás de los demás, por sus formas o su lugar en un escenario</translation>
    </message>
    <message>
        <source>the tag “%1” has no frame left; it was removed</source>
        <translation>a la etiqueta «%1» no le queda ningún fotograma; se ha quitado</translation>
    </message>
    <message>
        <source>the frames of the tag “%1” do not follow each other any more; it let go: %2</source>
        <translation>los fotogramas de la etiqueta «%1» ya no son consecutivos; ha soltado: %2</translation>
    </message>
    <message>
        <source>the image “%1” cannot be read: %2; put a whole one there, or name another in the project</source>
        <translation>la imagen «%1» no se puede leer: %2; ponga ahí una íntegra o indique otra en el proyecto</translation>
    </message>
    <message>
        <source>frames reach beyond the image “%1”, which has %2 × %3 pixels: %4 of %5, the first is “%6”</source>
        <translation>hay fotogramas que se salen de la imagen «%1», que tiene %2 × %3 píxeles: %4 de %5, el primero es «%6»</translation>
    </message>
    <message>
        <source>there are too many images to look into; from sprite “%1” on frames are known again by their names alone</source>
        <translation>hay demasiadas imágenes que examinar; a partir del sprite «%1» se reconocen solo por el nombre</translation>
    </message>
    <message>
        <source>this is a stage, which says where sprites stand and holds none; import the file with the sprites, which was written beside it</source>
        <translation>es un escenario, que dice dónde están los sprites pero no los contiene; importe el archivo con los sprites, que se escribió junto a él</translation>
    </message>
    <message>
        <source>the project&apos;s own properties are left out</source>
        <translation>se omiten las propiedades del propio proyecto</translation>
    </message>
    <message>
        <source>an object with “w” and “h”</source>
        <translation>un objeto con «w» y «h»</translation>
    </message>
    <message>
        <source>an object with “x” and “y”</source>
        <translation>un objeto con «x» e «y»</translation>
    </message>
    <message>
        <source>a pivot as shares of the frame</source>
        <translation>un pivote como fracción del fotograma</translation>
    </message>
    <message>
        <source>the frames of a sheet</source>
        <translation>los fotogramas de una hoja</translation>
    </message>
    <message>
        <source>a frame</source>
        <translation>un fotograma</translation>
    </message>
    <message>
        <source>1 frame has a mesh for drawing, which is no hitbox</source>
        <translation>1 fotograma tiene una malla de dibujo, que no es un hitbox</translation>
    </message>
    <message>
        <source>%1 frames have a mesh for drawing, which is no hitbox</source>
        <translation>%1 fotogramas tienen una malla de dibujo, que no es un hitbox</translation>
    </message>
    <message>
        <source>milliseconds from 0 to 1000000000</source>
        <translation>milisegundos de 0 a 1000000000</translation>
    </message>
    <message>
        <source>an object with “x”, “y”, “w” and “h”</source>
        <translation>un objeto con «x», «y», «w» y «h»</translation>
    </message>
    <message>
        <source>the file names no image, and beside it there is none called “%1”</source>
        <translation>el archivo no nombra ninguna imagen, y junto a él no hay ninguna llamada «%1»</translation>
    </message>
    <message>
        <source>found “%1”, expected a whole number from %2 to %3</source>
        <translation>se encontró «%1», se esperaba un número entero de %2 a %3</translation>
    </message>
    <message>
        <source>found fewer numbers than “%1” has</source>
        <translation>hay menos números de los que tiene «%1»</translation>
    </message>
    <message>
        <source>the file is no text in UTF-8</source>
        <translation>el archivo no es texto en UTF-8</translation>
    </message>
    <message>
        <source>there is no page in the atlas</source>
        <translation>el atlas no tiene ninguna página</translation>
    </message>
    <message>
        <source>the parts of a nine-patch are no hitbox; left out</source>
        <translation>las partes de un nine-patch no son un hitbox; se omiten</translation>
    </message>
    <message>
        <source>it has no size, expected “size” or “bounds”</source>
        <translation>no tiene tamaño; se esperaba «size» o «bounds»</translation>
    </message>
    <message>
        <source>its offset lies beyond 1000000000</source>
        <translation>su desplazamiento pasa de 1000000000</translation>
    </message>
    <message>
        <source>it lies turned by %1 degrees in the image and is left out</source>
        <translation>está girado %1 grados en la imagen y se omite</translation>
    </message>
    <message>
        <source>a body</source>
        <translation>un cuerpo</translation>
    </message>
    <message>
        <source>an object with width and height</source>
        <translation>un objeto con anchura y altura</translation>
    </message>
    <message>
        <source>the image “%1” cannot be read, and lengths in the file are counted in its width; put it where the file says</source>
        <translation>la imagen «%1» no se puede leer, y las longitudes del archivo se cuentan en su anchura; póngala donde indica el archivo</translation>
    </message>
    <message>
        <source>a place within 1000000000 pixels</source>
        <translation>un lugar dentro de 1000000000 píxeles</translation>
    </message>
    <message>
        <source>an array of points</source>
        <translation>una lista de puntos</translation>
    </message>
    <message>
        <source>an array of shapes</source>
        <translation>una lista de formas</translation>
    </message>
    <message>
        <source>a shape</source>
        <translation>una forma</translation>
    </message>
    <message>
        <source>an array of polygons</source>
        <translation>una lista de polígonos</translation>
    </message>
    <message>
        <source>the file holds convex pieces alone; they stay apart</source>
        <translation>el archivo solo contiene piezas convexas; quedan separadas</translation>
    </message>
    <message>
        <source>an array of circles</source>
        <translation>una lista de círculos</translation>
    </message>
    <message>
        <source>a circle</source>
        <translation>un círculo</translation>
    </message>
    <message>
        <source>a radius from 0 on</source>
        <translation>un radio a partir de 0</translation>
    </message>
    <message>
        <source>a circle within 1000000000 pixels</source>
        <translation>un círculo dentro de 1000000000 píxeles</translation>
    </message>
    <message>
        <source>what was made for trying out is left out</source>
        <translation>se omite lo que se hizo para probar</translation>
    </message>
    <message>
        <source>found “%1”, expected %2</source>
        <translation>se encontró «%1», se esperaba %2</translation>
    </message>
    <message>
        <source>numbers from -1000000000 to 1000000000</source>
        <translation>números de -1000000000 a 1000000000</translation>
    </message>
    <message>
        <source>%1 numbers with commas between them</source>
        <translation>%1 números separados por comas</translation>
    </message>
    <message>
        <source>found “%1”, and the number of boxes behind it is %2; all of them are taken</source>
        <translation>se encontró «%1», y el número de cajas que siguen es %2; se toman todas</translation>
    </message>
    <message>
        <source>offsets of pictures are left out</source>
        <translation>se omiten los desplazamientos de las imágenes</translation>
    </message>
    <message>
        <source>mirroring and mixing of pictures are left out</source>
        <translation>se omiten los reflejos y mezclas de las imágenes</translation>
    </message>
    <message>
        <source>scales and angles of pictures are left out</source>
        <translation>se omiten las escalas y ángulos de las imágenes</translation>
    </message>
    <message>
        <source>a picture that is shown for ever is shown for one second</source>
        <translation>una imagen que se muestra sin fin se muestra un segundo</translation>
    </message>
    <message>
        <source>[Begin Action …] before the first picture</source>
        <translation>[Begin Action …] antes de la primera imagen</translation>
    </message>
    <message>
        <source>at most %1 boxes in all</source>
        <translation>%1 cajas como máximo en total</translation>
    </message>
    <message>
        <source>an animation of MUGEN; there are too many lines of other kinds</source>
        <translation>una animación de MUGEN; hay demasiadas líneas de otro tipo</translation>
    </message>
    <message>
        <source>“%1” is left out</source>
        <translation>se omite «%1»</translation>
    </message>
    <message>
        <source>“Loopstart” is left out: a tag begins anew at its first frame</source>
        <translation>se omite «Loopstart»: una etiqueta vuelve a empezar en su primer fotograma</translation>
    </message>
    <message>
        <source>“Interpolate” is left out: pictures do not glide into each other</source>
        <translation>se omite «Interpolate»: las imágenes no se funden unas con otras</translation>
    </message>
    <message>
        <source>32 bits as a whole number</source>
        <translation>32 bits como número entero</translation>
    </message>
    <message>
        <source>a fixture</source>
        <translation>una fixture</translation>
    </message>
    <message>
        <source>the polygon stays in %1 convex pieces: the file does not hold it as it was drawn</source>
        <translation>el polígono queda en %1 piezas convexas: el archivo no lo contiene tal como se dibujó</translation>
    </message>
    <message>
        <source>a filter</source>
        <translation>un filtro</translation>
    </message>
    <message>
        <source>groups are left out: categories say who hits whom</source>
        <translation>se omiten los grupos: las categorías dicen quién golpea a quién</translation>
    </message>
    <message>
        <source>“%1” of bodies is left out</source>
        <translation>se omite «%1» de los cuerpos</translation>
    </message>
    <message>
        <source>an object with x and y</source>
        <translation>un objeto con x e y</translation>
    </message>
    <message>
        <source>an object with vertices</source>
        <translation>un objeto con vértices</translation>
    </message>
    <message>
        <source>an array of numbers</source>
        <translation>una lista de números</translation>
    </message>
    <message>
        <source>as many numbers as in x</source>
        <translation>tantos números como en x</translation>
    </message>
    <message>
        <source>an edge</source>
        <translation>una arista</translation>
    </message>
    <message>
        <source>an array of properties</source>
        <translation>una lista de propiedades</translation>
    </message>
    <message>
        <source>a property</source>
        <translation>una propiedad</translation>
    </message>
    <message>
        <source>the fixture is left out: it is no polygon, circle, chain or edge</source>
        <translation>se omite la fixture: no es un polígono, círculo, cadena ni arista</translation>
    </message>
    <message>
        <source>an array of fixtures</source>
        <translation>una lista de fixtures</translation>
    </message>
    <message>
        <source>its place and turn in the world are left out</source>
        <translation>se omiten su lugar y su giro en el mundo</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>una imagen</translation>
    </message>
    <message>
        <source>the image “%1” is left out: its body has one already</source>
        <translation>se omite la imagen «%1»: su cuerpo ya tiene una</translation>
    </message>
    <message>
        <source>the image “%1” is left out: it is turned or mirrored, which a frame cannot be</source>
        <translation>se omite la imagen «%1»: está girada o reflejada, y un fotograma no puede estarlo</translation>
    </message>
    <message>
        <source>the image “%1” cannot be read</source>
        <translation>la imagen «%1» no se puede leer</translation>
    </message>
    <message>
        <source>it is drawn %1 pixels high in the world and has %2; say how many pixels a metre has</source>
        <translation>se dibuja con %1 píxeles de alto en el mundo y tiene %2; indique cuántos píxeles tiene un metro</translation>
    </message>
    <message>
        <source>joints are left out</source>
        <translation>se omiten las articulaciones</translation>
    </message>
    <message>
        <source>an array of images</source>
        <translation>una lista de imágenes</translation>
    </message>
    <message>
        <source>a number from -1000000000 to 1000000000, or the 8 hexadecimal digits of one</source>
        <translation>un número de -1000000000 a 1000000000, o sus 8 cifras hexadecimales</translation>
    </message>
    <message>
        <source>a number from 0 on, or the 8 hexadecimal digits of one</source>
        <translation>un número a partir de 0, o sus 8 cifras hexadecimales</translation>
    </message>
    <message>
        <source>names of frames</source>
        <translation>nombres de fotogramas</translation>
    </message>
    <message>
        <source>left out, since its frame “%1” is not in the file</source>
        <translation>se omite, pues su fotograma «%1» no está en el archivo</translation>
    </message>
    <message>
        <source>its frames do not stand one behind the other, as those of a tag have to; left out</source>
        <translation>sus fotogramas no van seguidos, como exige una etiqueta; se omite</translation>
    </message>
    <message>
        <source>there are more frames in other files; import them as well: %1</source>
        <translation>hay más fotogramas en otros archivos; impórtelos también: %1</translation>
    </message>
    <message>
        <source>the frames of one image</source>
        <translation>los fotogramas de una sola imagen</translation>
    </message>
    <message>
        <source>the ellipse becomes a polygon with %1 corners</source>
        <translation>la elipse pasa a ser un polígono de %1 vértices</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>tesela %1</translation>
    </message>
    <message>
        <source>found tile %1, expected at most %2 tiles</source>
        <translation>se encontró la tesela %1, se esperaban %2 teselas como máximo</translation>
    </message>
    <message>
        <source>of %1 tiles, those after the last with something on it are left out</source>
        <translation>de %1 teselas, se omiten las que siguen a la última con contenido</translation>
    </message>
    <message>
        <source>found no size of the tiles, expected tilewidth and tileheight from 1 on</source>
        <translation>falta el tamaño de las teselas; se esperaban tilewidth y tileheight a partir de 1</translation>
    </message>
    <message>
        <source>found a tile beyond 1000000000 pixels</source>
        <translation>hay una tesela más allá de 1000000000 píxeles</translation>
    </message>
    <message>
        <source>it is left out: the tileset has only %1 tiles</source>
        <translation>se omite: el conjunto solo tiene %1 teselas</translation>
    </message>
    <message>
        <source>it is left out: it has no image</source>
        <translation>se omite: no tiene imagen</translation>
    </message>
    <message>
        <source>found no size, and its image cannot be read</source>
        <translation>no tiene tamaño, y su imagen no se puede leer</translation>
    </message>
    <message>
        <source>its animation is left out: it shows tiles of several images, or ones that are not there</source>
        <translation>se omite su animación: muestra teselas de varias imágenes, o que no existen</translation>
    </message>
    <message>
        <source>its animation is left out: a tag is a run of neighbouring frames</source>
        <translation>se omite su animación: una etiqueta es una serie de fotogramas contiguos</translation>
    </message>
    <message>
        <source>an object of a tile</source>
        <translation>un objeto de una tesela</translation>
    </message>
    <message>
        <source>a length from 0 on</source>
        <translation>una longitud a partir de 0</translation>
    </message>
    <message>
        <source>a layer of objects</source>
        <translation>una capa de objetos</translation>
    </message>
    <message>
        <source>an array of objects</source>
        <translation>una lista de objetos</translation>
    </message>
    <message>
        <source>a step of an animation</source>
        <translation>un paso de una animación</translation>
    </message>
    <message>
        <source>milliseconds from 0 on</source>
        <translation>milisegundos a partir de 0</translation>
    </message>
    <message>
        <source>a tile</source>
        <translation>una tesela</translation>
    </message>
    <message>
        <source>an array of steps</source>
        <translation>una lista de pasos</translation>
    </message>
    <message>
        <source>a tileset</source>
        <translation>un conjunto de teselas</translation>
    </message>
    <message>
        <source>an array of tiles</source>
        <translation>una lista de teselas</translation>
    </message>
    <message>
        <source>the object “%1”</source>
        <translation>el objeto «%1»</translation>
    </message>
    <message>
        <source>the object with id %1</source>
        <translation>el objeto con id %1</translation>
    </message>
    <message>
        <source>an object without a name</source>
        <translation>un objeto sin nombre</translation>
    </message>
    <message>
        <source>it is made of a template, and templates are not read</source>
        <translation>está hecho con una plantilla, y las plantillas no se leen</translation>
    </message>
    <message>
        <source>it has no outline that could be hit</source>
        <translation>no tiene un contorno que se pueda golpear</translation>
    </message>
    <message>
        <source>%1 is left out: %2</source>
        <translation>se omite %1: %2</translation>
    </message>
    <message>
        <source>the class “%1” of the tileset is left out</source>
        <translation>se omite la clase «%1» del conjunto de teselas</translation>
    </message>
    <message>
        <source>the offset %1, %2 at which the tiles are drawn is left out</source>
        <translation>se omite el desplazamiento %1, %2 con que se dibujan las teselas</translation>
    </message>
    <message>
        <source>its class “%1” is left out, as are those of all tiles without an animation</source>
        <translation>se omite su clase «%1», como las de todas las teselas sin animación</translation>
    </message>
    <message>
        <source>the file declares entities, which are not read</source>
        <translation>el archivo declara entidades, que no se leen</translation>
    </message>
    <message>
        <source>the XML is broken: %1</source>
        <translation>el XML está dañado: %1</translation>
    </message>
    <message>
        <source>found more than %1 levels of elements</source>
        <translation>hay más de %1 niveles de elementos</translation>
    </message>
    <message>
        <source>found %1=&quot;%2&quot;, expected a number from %3 to 1000000000</source>
        <translation>se encontró %1=&quot;%2&quot;, se esperaba un número de %3 a 1000000000</translation>
    </message>
    <message>
        <source>found %1=&quot;%2&quot;, expected a whole number from %3 to 1000000000</source>
        <translation>se encontró %1=&quot;%2&quot;, se esperaba un número entero de %3 a 1000000000</translation>
    </message>
    <message>
        <source>in the points of the object: %1</source>
        <translation>en los puntos del objeto: %1</translation>
    </message>
    <message>
        <source>found a map, expected &lt;tileset&gt;: import the files of its tilesets, which Tiled makes of those within a map with “Export Tileset As”</source>
        <translation>se encontró un mapa, se esperaba &lt;tileset&gt;: importe los archivos de sus conjuntos de teselas, que Tiled crea con «Export Tileset As» a partir de los que contiene un mapa</translation>
    </message>
    <message>
        <source>found another element, expected &lt;tileset&gt;</source>
        <translation>se encontró otro elemento, se esperaba &lt;tileset&gt;</translation>
    </message>
    <message>
        <source>the file has an element with too many attributes</source>
        <translation>el archivo tiene un elemento con demasiados atributos</translation>
    </message>
    <message>
        <source>its image cannot be read: %1</source>
        <translation>su imagen no se puede leer: %1</translation>
    </message>
    <message>
        <source>it reaches beyond its image, or an image with it upright would be too large</source>
        <translation>se sale de su imagen, o una imagen con él en vertical sería demasiado grande</translation>
    </message>
    <message>
        <source>the file “%1” is in the way of a sheet in which it would stand upright</source>
        <translation>el archivo «%1» ocupa el lugar de una hoja en la que estaría en vertical</translation>
    </message>
    <message>
        <source>it lies turned in the image and is left out: %1</source>
        <translation>está girado en la imagen y se omite: %1</translation>
    </message>
    <message>
        <source>frames that lie turned in “%1” stand upright in “%2”, which is made for the project: %3, the first is “%4”</source>
        <translation>los fotogramas girados en «%1» están en vertical en «%2», que se crea para el proyecto: %3, el primero es «%4»</translation>
    </message>
    <message>
        <source>its shapes need a frame of %1 × %2 pixels, and a side has at most %3; scale them down in the tool that wrote them</source>
        <translation>sus formas necesitan un fotograma de %1 × %2 píxeles, y un lado tiene %3 como máximo; redúzcalas en el programa que las escribió</translation>
    </message>
    <message>
        <source>found %1 × %2 pixels, and a side has at most %3</source>
        <translation>se encontraron %1 × %2 píxeles, y un lado tiene como máximo %3</translation>
    </message>
    <message>
        <source>the shapes of all frames together need frames of %1 × %2 pixels, and a side has at most %3; scale them down in the tool that wrote them</source>
        <translation>las formas de todos los fotogramas juntas necesitan fotogramas de %1 × %2 píxeles, y un lado tiene como máximo %3; redúzcalas en la herramienta que las escribió</translation>
    </message>
    <message>
        <source>animations are played under so many names that the file would be read more than %1 times</source>
        <translation>las animaciones se reproducen con tantos nombres que el archivo se leería más de %1 veces</translation>
    </message>
    <message>
        <source>the tag “%1” ends where it turns in Aseprite; here it comes back once more</source>
        <translation>la etiqueta «%1» termina en Aseprite donde da la vuelta; aquí vuelve una vez más</translation>
    </message>
    <message>
        <source>its animations are left out: make them unique in Godot, so that the scene holds them</source>
        <translation>sus animaciones se omiten: hágalas únicas en Godot para que la escena las contenga</translation>
    </message>
    <message>
        <source>layer “%1:%2”</source>
        <translation>capa «%1:%2»</translation>
    </message>
    <message>
        <source>traced into shapes of a category of its own, and not drawn in the picture</source>
        <translation>trazada como formas de una categoría propia y no dibujada en la imagen</translation>
    </message>
    <message>
        <source>that it is static or kinematic is left out: what is exported is dynamic</source>
        <translation>se omite que es estático o cinemático: lo que se exporta es dinámico</translation>
    </message>
    <message>
        <source>the tag “%1” is as the file has it; it was: %2</source>
        <translation>la etiqueta «%1» es ahora como en el archivo; antes: %2</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>hacia delante</translation>
    </message>
    <message>
        <source>in reverse</source>
        <translation>hacia atrás</translation>
    </message>
    <message>
        <source>there and back</source>
        <translation>ida y vuelta</translation>
    </message>
    <message>
        <source>there and back from the end</source>
        <translation>ida y vuelta desde el final</translation>
    </message>
    <message>
        <source>from “%1” to “%2”</source>
        <translation>de «%1» a «%2»</translation>
    </message>
    <message>
        <source>played for ever</source>
        <translation>reproducida sin fin</translation>
    </message>
    <message>
        <source>played so often: %1</source>
        <translation>veces que se reproduce: %1</translation>
    </message>
    <message>
        <source>the user data of the tag “%1” are left out</source>
        <translation>los datos de usuario de la etiqueta «%1» se omiten</translation>
    </message>
    <message>
        <source>the user data of layers and cels are left out</source>
        <translation>los datos de usuario de capas y cels se omiten</translation>
    </message>
    <message>
        <source>it is disabled in the scene; here it is a shape as others are</source>
        <translation>está desactivada en la escena; aquí es una forma como las demás</translation>
    </message>
    <message>
        <source>no animation shows the frames %1 and %2 more: they are made of the cells and shapes that are left</source>
        <translation>ninguna animación muestra los fotogramas %1 y %2 más: se hacen de las celdas y formas que sobran</translation>
    </message>
    <message>
        <source>no animation shows the frames %1: they are made of the cells and shapes that are left</source>
        <translation>ninguna animación muestra los fotogramas %1: se hacen de las celdas y formas que sobran</translation>
    </message>
    <message>
        <source>what the root says of %1 is left out: shapes and points are as they are seen from it</source>
        <translation>lo que la raíz dice de %1 se omite: formas y puntos son como se ven desde ella</translation>
    </message>
    <message>
        <source>its “%1” is left out: frames last as long as the animations say</source>
        <translation>su «%1» se omite: los fotogramas duran lo que dicen las animaciones</translation>
    </message>
    <message>
        <source>it is left out: frames have no %1</source>
        <translation>se omite: los fotogramas no tienen %1</translation>
    </message>
    <message>
        <source>it is left out: of several pictures, that of “%1” is looked at</source>
        <translation>se omite: de varias imágenes se mira la de «%1»</translation>
    </message>
    <message>
        <source>it is left out: it changes nothing of what frames show</source>
        <translation>se omite: no cambia nada de lo que muestran los fotogramas</translation>
    </message>
    <message>
        <source>1 frame has the borders of a nine-patch; left out</source>
        <translation>1 fotograma tiene los bordes de un nine-patch; se omiten</translation>
    </message>
    <message>
        <source>%1 frames have the borders of a nine-patch; left out</source>
        <translation>%1 fotogramas tienen los bordes de un nine-patch; se omiten</translation>
    </message>
    <message>
        <source>“%1” of regions is left out</source>
        <translation>«%1» de las regiones se omite</translation>
    </message>
    <message>
        <source>the action %1 is left out: it has no pictures</source>
        <translation>la acción %1 se omite: no tiene imágenes</translation>
    </message>
    <message>
        <source>the fixture is left out: it has neither a circle nor vertices</source>
        <translation>la fixture se omite: no tiene ni círculo ni vértices</translation>
    </message>
    <message>
        <source>it is left out: it has no fixtures, as bodies have</source>
        <translation>se omite: no tiene fixtures, como tienen los cuerpos</translation>
    </message>
    <message>
        <source>the image “%1” is left out: it is on none of the bodies</source>
        <translation>la imagen «%1» se omite: no está en ninguno de los cuerpos</translation>
    </message>
    <message>
        <source>that the image “%1” is stretched in width is left out</source>
        <translation>se omite que la imagen «%1» está estirada a lo ancho</translation>
    </message>
    <message>
        <source>the scale %1 is left out: shapes are drawn in pixels of the image</source>
        <translation>la escala %1 se omite: las formas se dibujan en píxeles de la imagen</translation>
    </message>
    <message>
        <source>of what the file says of the tileset and its tiles, this is left out: %1</source>
        <translation>de lo que el archivo dice del conjunto de teselas y sus teselas, se omite: %1</translation>
    </message>
    <message>
        <source>the image is left out: it names no file</source>
        <translation>la imagen se omite: no nombra ningún archivo</translation>
    </message>
    <message>
        <source>its “%1” is left out: it stands where the nodes above it put it</source>
        <translation>se omite su «%1»: queda donde lo colocan los nodos superiores</translation>
    </message>
    <message>
        <source>%1; “%2” differs in upper and lower case alone</source>
        <translation>%1; «%2» solo difiere en mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>each layer is by itself in the sheet; tags and slices are there for each of them: %1</source>
        <translation>cada capa está por separado en la hoja; hay etiquetas y recortes para cada una: %1</translation>
    </message>
    <message>
        <source>no animation shows the frames %1 and %2 more: they are made of the shapes that are left; the scene says neither which part of the image they show, nor how long, nor their points</source>
        <translation>ninguna animación muestra los fotogramas %1 y %2 más: se hacen con las formas que quedan; la escena no dice qué parte de la imagen muestran, ni cuánto tiempo, ni sus puntos</translation>
    </message>
    <message>
        <source>no animation shows the frames %1: they are made of the shapes that are left; the scene says neither which part of the image they show, nor how long, nor their points</source>
        <translation>ninguna animación muestra los fotogramas %1: se hacen con las formas que quedan; la escena no dice qué parte de la imagen muestran, ni cuánto tiempo, ni sus puntos</translation>
    </message>
    <message>
        <source>its own animations are left out: the frames are those of the AnimationPlayer, and show its first picture</source>
        <translation>se omiten sus propias animaciones: los fotogramas son los del AnimationPlayer y muestran su primera imagen</translation>
    </message>
    <message>
        <source>it is an %1 whose pictures are in another file, or no whole pixels of image files, which is not read</source>
        <translation>es un %1 cuyas imágenes están en otro archivo o no son píxeles enteros de archivos de imagen, y no se lee</translation>
    </message>
    <message>
        <source>its texture is in “%1”, which is not read</source>
        <translation>su textura está en «%1», que no se lee</translation>
    </message>
    <message>
        <source>its AtlasTexture is not whole pixels of an image file alone, which is not read</source>
        <translation>su AtlasTexture no son solo píxeles enteros de un archivo de imagen, y no se lee</translation>
    </message>
    <message>
        <source>%1; the frames are as large as their shapes, and show another part of the image than the scene</source>
        <translation>%1; los fotogramas son tan grandes como sus formas y muestran otra parte de la imagen que la escena</translation>
    </message>
    <message>
        <source>a picture that “%1” shows is left out: it is not read, or not as large as is known</source>
        <translation>se omite una imagen que muestra «%1»: no se lee o no es tan grande como se sabe</translation>
    </message>
    <message>
        <source>there is no image “%1”; “%2” beside the file is taken for it</source>
        <translation>no hay ninguna imagen «%1»; se toma «%2», junto al archivo</translation>
    </message>
    <message>
        <source>the file has numbers for its frames and no names, and names no image: which frames of “%1” they are cannot be told, so they come as frames of their own</source>
        <translation>el archivo tiene números para sus fotogramas, no nombres, y no nombra ninguna imagen: no se puede saber qué fotogramas de «%1» son, así que vienen como fotogramas propios</translation>
    </message>
    <message>
        <source>frames that are called as the file calls their pictures now: %1, the first was “%2” and is “%3”</source>
        <translation>fotogramas que ahora se llaman como el archivo llama a sus imágenes: %1; el primero era «%2» y es «%3»</translation>
    </message>
    <message>
        <source>frames that show other pictures than their shapes were drawn on, look whether these still fit: %1, the first is “%2”</source>
        <translation>fotogramas que muestran otras imágenes que aquellas sobre las que se dibujaron sus formas; compruebe si aún encajan: %1; el primero es «%2»</translation>
    </message>
    <message>
        <source>its frames lie on several pages, each of which is a sprite of its own; each has those that lie on it: %1</source>
        <translation>sus fotogramas están en varias páginas, cada una de las cuales es un sprite propio; cada uno tiene los que están en ella: %1</translation>
    </message>
    <message>
        <source>properties of R.U.B.E.’s kinds %1 become plain numbers and objects, which an export writes as float and string</source>
        <translation>las propiedades de los tipos %1 de R.U.B.E. pasan a ser números y objetos simples, que una exportación escribe como float y string</translation>
    </message>
    <message>
        <source>the image “%1” is not there; the one of its name beside the scene is taken</source>
        <translation>la imagen «%1» no está; se toma la del mismo nombre junto a la escena</translation>
    </message>
    <message>
        <source>the image “%1” is not there</source>
        <translation>la imagen «%1» no está</translation>
    </message>
    <message>
        <source>properties of the tileset are left out, as its images become several sprites: %1</source>
        <translation>se omiten propiedades del conjunto de teselas, pues sus imágenes pasan a ser varios sprites: %1</translation>
    </message>
    <message>
        <source>its class “%1” is left out</source>
        <translation>se omite su clase «%1»</translation>
    </message>
    <message>
        <source>properties of Tiled’s kinds %1 become plain numbers, texts and objects, which an export writes as float and string</source>
        <translation>las propiedades de los tipos %1 de Tiled pasan a ser números, textos y objetos simples, que una exportación escribe como float y string</translation>
    </message>
    <message>
        <source>frames of layers have numbers from %1 on, and nothing tells which number the first frame of the sprite has: tags and slices lie as if it were %2</source>
        <translation>los fotogramas de las capas tienen números a partir de %1, y nada dice qué número tiene el primer fotograma del sprite: las etiquetas y los recortes están como si fuera %2</translation>
    </message>
    <message>
        <source>slices have more than %1 keys in all layers together</source>
        <translation>los recortes tienen más de %1 claves en todas las capas juntas</translation>
    </message>
    <message>
        <source>more images are taken from beside the file, not listed one by one</source>
        <translation>se toman más imágenes de junto al archivo, no enumeradas una por una</translation>
    </message>
    <message>
        <source>no animation shows the frames %1 and %2 more: they are made of the shapes that are left; the scene says neither how long they last nor their points</source>
        <translation>ninguna animación muestra los fotogramas %1 y %2 más: se hacen con las formas que quedan; la escena no dice cuánto duran, ni sus puntos</translation>
    </message>
    <message>
        <source>no animation shows the frames %1: they are made of the shapes that are left; the scene says neither how long they last nor their points</source>
        <translation>ninguna animación muestra los fotogramas %1: se hacen con las formas que quedan; la escena no dice cuánto duran, ni sus puntos</translation>
    </message>
    <message>
        <source>a part that “%1” shows reaches beyond its texture and is left out</source>
        <translation>una parte que «%1» muestra sale de su textura y se omite</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>tiles that the project had no frames for, and which are frames now: %1, the first is “%2”</source>
        <translation>teselas para las que el proyecto no tenía fotogramas y que ahora lo son: %1, la primera es «%2»</translation>
    </message>
</context>
<context>
    <name>InstanceCommands</name>
    <message>
        <source>Duplicate %1</source>
        <translation>Duplicar %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Eliminar %1</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>Cortar %1</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>Mover %1 en el orden</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>escenario</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Colocar %1</translation>
    </message>
    <message>
        <source>There is no stage in view.</source>
        <translation>No hay ningún escenario a la vista.</translation>
    </message>
    <message>
        <source>Align %1</source>
        <translation>Alinear %1</translation>
    </message>
</context>
<context>
    <name>Instances</name>
    <message>
        <source>Select two or more instances to align them.</source>
        <translation>Seleccione dos o más instancias para alinearlas.</translation>
    </message>
    <message>
        <source>Select three or more instances to spread them evenly.</source>
        <translation>Seleccione tres o más instancias para distribuirlas por igual.</translation>
    </message>
    <message numerus="yes">
        <source>%n instances</source>
        <translation>
            <numerusform>%n instancia</numerusform>
            <numerusform>%n instancias</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message>
        <source>the key &quot;%1&quot; is missing</source>
        <translation>falta la clave &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a number from -1000000000 to 1000000000</source>
        <translation>un número de -1000000000 a 1000000000</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un número entero de %1 a %2</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>línea %1, columna %2</translation>
    </message>
    <message>
        <source>found %1, expected a number that fits a double</source>
        <translation>se encontró %1, se esperaba un número que quepa en un double</translation>
    </message>
    <message>
        <source>broken JSON: the file ends too early</source>
        <translation>JSON dañado: el archivo termina demasiado pronto</translation>
    </message>
    <message>
        <source>broken JSON: the bytes are not valid UTF-8</source>
        <translation>JSON dañado: los bytes no son UTF-8 válido</translation>
    </message>
    <message>
        <source>broken JSON: %1</source>
        <translation>JSON dañado: %1</translation>
    </message>
    <message>
        <source>found more than %1 values, which is more than can be read</source>
        <translation>hay más de %1 valores, más de lo que se puede leer</translation>
    </message>
    <message>
        <source>found more than %1 levels of arrays and objects</source>
        <translation>hay más de %1 niveles de listas y objetos</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; stands twice in one object</source>
        <translation>la clave &quot;%1&quot; aparece dos veces en un objeto</translation>
    </message>
    <message>
        <source>an empty array</source>
        <translation>una lista vacía</translation>
    </message>
    <message>
        <source>an array of 1 element</source>
        <translation>una lista de 1 elemento</translation>
    </message>
    <message>
        <source>an array of %1 elements</source>
        <translation>una lista de %1 elementos</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>se encontró %1, se esperaba %2</translation>
    </message>
</context>
<context>
    <name>JsonFieldsWords</name>
    <message>
        <source>a pair of numbers</source>
        <translation>un par de números</translation>
    </message>
</context>
<context>
    <name>KnifeTool</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n pieza</numerusform>
            <numerusform>%n piezas</numerusform>
        </translation>
    </message>
    <message>
        <source> (round shapes become polygons)</source>
        <translation> (las formas redondas pasan a polígonos)</translation>
    </message>
    <message>
        <source>The line crosses no shape from side to side, so nothing was cut. </source>
        <translation>La línea no cruza ninguna forma de lado a lado, así que no se ha cortado nada. </translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>Cortar %1</translation>
    </message>
    <message>
        <source>Release or click where the cut ends. Shift cuts in steps of 15°, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Suelte o haga clic donde termina el corte. Mayús corta en pasos de 15°, Ctrl desactiva el ajuste, Esc cancela.</translation>
    </message>
    <message>
        <source>Drag a line across the shapes to cut, or click both its ends.</source>
        <translation>Arrastre una línea a través de las formas que quiera cortar, o haga clic en sus dos extremos.</translation>
    </message>
    <message>
        <source>Drag a line across the selected shapes to cut them, or click both its ends.</source>
        <translation>Arrastre una línea a través de las formas seleccionadas para cortarlas, o haga clic en sus dos extremos.</translation>
    </message>
    <message>
        <source>The line crosses no selected shape from side to side, so nothing was cut; without a selection it cuts every shape. </source>
        <translation>La línea no atraviesa de lado a lado ninguna forma seleccionada, así que no se ha cortado nada; sin selección corta todas las formas. </translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>polygon</source>
        <translation>polígono</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>círculo</translation>
    </message>
    <message>
        <source>box</source>
        <translation>caja</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>cápsula</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>cadena</translation>
    </message>
</context>
<context>
    <name>NamesInShort</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberEdits</name>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>The text is longer than 1 MiB.</source>
        <translation>El texto ocupa más de 1 MiB.</translation>
    </message>
    <message>
        <source>The text has no numbers.</source>
        <translation>El texto no tiene números.</translation>
    </message>
    <message>
        <source>One or two numbers are wanted, as many in every line.</source>
        <translation>Se piden uno o dos números, tantos en cada línea.</translation>
    </message>
    <message>
        <source>%1 is beyond ±1000000000.</source>
        <translation>%1 pasa de ±1000000000.</translation>
    </message>
</context>
<context>
    <name>OutlineDrawing</name>
    <message>
        <source>Draw %1</source>
        <translation>Dibujar %1</translation>
    </message>
    <message>
        <source>Click to set the first point of one half; the other half is mirrored at the axis (M).</source>
        <translation>Haga clic para fijar el primer punto de una mitad; la otra se refleja en el eje (M).</translation>
    </message>
    <message>
        <source>Click to set the first point.</source>
        <translation>Haga clic para fijar el primer punto.</translation>
    </message>
    <message>
        <source>Click to set the next point. Shift keeps to steps of 15°, Backspace takes the last point back, Esc cancels.</source>
        <translation>Haga clic para fijar el punto siguiente. Mayús limita a pasos de 15°, Retroceso deshace el último punto, Esc cancela.</translation>
    </message>
    <message>
        <source>Click to close the polygon.</source>
        <translation>Haga clic para cerrar el polígono.</translation>
    </message>
    <message>
        <source>Click to set the next point, or the first one to finish; Enter and double click finish too.</source>
        <translation>Haga clic para fijar el punto siguiente, o en el primero para terminar; Intro y el doble clic también terminan.</translation>
    </message>
    <message>
        <source>Click to set the next point; Enter or a double click finishes.</source>
        <translation>Haga clic para fijar el punto siguiente; Intro o un doble clic termina.</translation>
    </message>
</context>
<context>
    <name>OutlineJoins</name>
    <message>
        <source>Select two points of a polygon to split it between them.</source>
        <translation>Seleccione dos puntos de un polígono para dividirlo entre ellos.</translation>
    </message>
    <message>
        <source>Select two points that are not neighbours.</source>
        <translation>Seleccione dos puntos que no sean vecinos.</translation>
    </message>
    <message>
        <source>Select a point between the ends of a chain to split it.</source>
        <translation>Seleccione un punto entre los extremos de una cadena para dividirla.</translation>
    </message>
    <message>
        <source>Only polygons and chains can be split at their points.</source>
        <translation>Solo los polígonos y las cadenas se pueden dividir por sus puntos.</translation>
    </message>
    <message>
        <source>A polygon needs three points.</source>
        <translation>Un polígono necesita tres puntos.</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Cerrar %1</translation>
    </message>
    <message>
        <source>Join %1</source>
        <translation>Unir %1</translation>
    </message>
    <message>
        <source>These two polygons share no edge, or enclose a hole.</source>
        <translation>Estos dos polígonos no comparten ninguna arista, o encierran un agujero.</translation>
    </message>
    <message>
        <source>Select the points to split at.</source>
        <translation>Seleccione los puntos por los que dividir.</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>Dividir %1</translation>
    </message>
    <message>
        <source>Select two ends of chains to join them, or points of two polygons that share an edge.</source>
        <translation>Seleccione dos extremos de cadenas para unirlas, o puntos de dos polígonos que compartan una arista.</translation>
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
        <translation>empuje sin calcular</translation>
    </message>
    <message>
        <source>%1 touches %2</source>
        <translation>%1 toca a %2</translation>
    </message>
    <message>
        <source>%1 overlaps %2</source>
        <translation>%1 se solapa con %2</translation>
    </message>
    <message>
        <source>%1 contains %2</source>
        <translation>%1 contiene a %2</translation>
    </message>
    <message>
        <source>%1 lies within %2</source>
        <translation>%1 está dentro de %2</translation>
    </message>
    <message>
        <source>%1 equals %2</source>
        <translation>%1 es igual a %2</translation>
    </message>
    <message>
        <source>%1 is apart from %2</source>
        <translation>%1 está separado de %2</translation>
    </message>
    <message>
        <source>touching</source>
        <translation>en contacto</translation>
    </message>
    <message>
        <source>overlapping</source>
        <translation>solapadas</translation>
    </message>
    <message>
        <source>containing</source>
        <translation>contiene</translation>
    </message>
    <message>
        <source>contained</source>
        <translation>contenida</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>iguales</translation>
    </message>
    <message>
        <source>separate</source>
        <translation>separadas</translation>
    </message>
    <message>
        <source>%1 and %2 hit each other</source>
        <translation>%1 y %2 se golpean</translation>
    </message>
    <message>
        <source>%1 hits %2</source>
        <translation>%1 golpea a %2</translation>
    </message>
    <message>
        <source>float32 metres</source>
        <translation>metros float32</translation>
    </message>
    <message>
        <source>whole pixels</source>
        <translation>píxeles enteros</translation>
    </message>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>%1 here, %2 in %3</source>
        <translation>aquí %1, %2 en %3</translation>
    </message>
</context>
<context>
    <name>PastedText</name>
    <message>
        <source>the project in the text holds nothing that could be pasted</source>
        <translation>el proyecto del texto no contiene nada que se pueda pegar</translation>
    </message>
    <message>
        <source>there is no outline in the text</source>
        <translation>no hay ningún contorno en el texto</translation>
    </message>
    <message>
        <source>there are more than %1 outlines in the text</source>
        <translation>hay más de %1 contornos en el texto</translation>
    </message>
    <message>
        <source>the text is longer than %1 MiB</source>
        <translation>el texto ocupa más de %1 MiB</translation>
    </message>
    <message>
        <source>there is no text</source>
        <translation>no hay texto</translation>
    </message>
    <message>
        <source>“%1” is neither shapes, an SVG path nor coordinates</source>
        <translation>«%1» no son formas, ni un trazado SVG, ni coordenadas</translation>
    </message>
    <message>
        <source>the y that belongs to the x before it</source>
        <translation>la y que corresponde a la x anterior</translation>
    </message>
    <message>
        <source>a coordinate</source>
        <translation>una coordenada</translation>
    </message>
    <message>
        <source>the text has more than %1 points</source>
        <translation>el texto tiene más de %1 puntos</translation>
    </message>
    <message>
        <source>at least two points before it</source>
        <translation>al menos dos puntos antes</translation>
    </message>
    <message>
        <source>coordinates in pixels, without a unit</source>
        <translation>coordenadas en píxeles, sin unidad</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>the path leads to more than %1 points</source>
        <translation>el trazado da más de %1 puntos</translation>
    </message>
    <message>
        <source>a path that stays within 1000000000 pixels before it</source>
        <translation>antes, un trazado que no salga de 1000000000 píxeles</translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation>0 o 1</translation>
    </message>
    <message>
        <source>an SVG path that begins with M</source>
        <translation>un trazado SVG que empiece por M</translation>
    </message>
    <message>
        <source>a number or one of M L H V C S Q T A Z</source>
        <translation>un número o una de M L H V C S Q T A Z</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>found %1=&quot;%2&quot;, expected a number of pixels</source>
        <translation>se encontró %1=&quot;%2&quot;, se esperaba un número de píxeles</translation>
    </message>
    <message>
        <source>the SVG has more than %1 points</source>
        <translation>el SVG tiene más de %1 puntos</translation>
    </message>
    <message>
        <source>found a shape that reaches beyond %1 pixels; scale it down in the program that drew it</source>
        <translation>hay una forma que llega más allá de %1 píxeles; redúzcala en el programa que la dibujó</translation>
    </message>
    <message>
        <source>the SVG has more than %1 levels</source>
        <translation>el SVG tiene más de %1 niveles</translation>
    </message>
    <message>
        <source>the SVG declares entities, which are not read</source>
        <translation>el SVG declara entidades, que no se leen</translation>
    </message>
    <message>
        <source>the SVG is broken: %1</source>
        <translation>el SVG está dañado: %1</translation>
    </message>
    <message>
        <source>the SVG has an element with too many attributes</source>
        <translation>el SVG tiene un elemento con demasiados atributos</translation>
    </message>
    <message>
        <source>a transform such as translate(4, 8) before it</source>
        <translation>antes, una transformación como translate(4, 8)</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a number between -1000000000 and 1000000000</source>
        <translation>un número entre -1000000000 y 1000000000</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>el final</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>línea %1, columna %2</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>se encontró %1, se esperaba %2</translation>
    </message>
</context>
<context>
    <name>PhaserImporterWords</name>
    <message>
        <source>a circle</source>
        <translation>un círculo</translation>
    </message>
    <message>
        <source>a radius from 0 to 1000000000</source>
        <translation>un radio de 0 a 1000000000</translation>
    </message>
</context>
<context>
    <name>PivotAnchor</name>
    <message>
        <source>top left</source>
        <translation>arriba a la izquierda</translation>
    </message>
    <message>
        <source>top middle</source>
        <translation>arriba en el centro</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>arriba a la derecha</translation>
    </message>
    <message>
        <source>left middle</source>
        <translation>centro a la izquierda</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>centro</translation>
    </message>
    <message>
        <source>right middle</source>
        <translation>centro a la derecha</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>abajo a la izquierda</translation>
    </message>
    <message>
        <source>bottom middle</source>
        <translation>abajo en el centro</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>abajo a la derecha</translation>
    </message>
</context>
<context>
    <name>PivotTool</name>
    <message>
        <source>Set the pivot of all frames of %1</source>
        <translation>Fijar el pivote de todos los fotogramas de %1</translation>
    </message>
    <message>
        <source>Set the pivot of %1</source>
        <translation>Fijar el pivote de %1</translation>
    </message>
    <message>
        <source>Nudge the pivot of %1</source>
        <translation>Desplazar el pivote de %1</translation>
    </message>
    <message>
        <source>Click or drag to set the pivot; near corners, middles and the centre it snaps. Shift sets it in all frames, arrows nudge.</source>
        <translation>Haga clic o arrastre para fijar el pivote; se ajusta cerca de esquinas, puntos medios y centro. Mayús lo fija en todos los fotogramas, las flechas lo desplazan.</translation>
    </message>
</context>
<context>
    <name>PlaceTool</name>
    <message>
        <source>Nudge %1</source>
        <translation>Desplazar %1</translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>Reflejar %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Girar %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Eliminar %1</translation>
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
        <translation>Rotar %1</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>Escalar %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Mover %1</translation>
    </message>
    <message>
        <source>Turns by whole degrees; Shift by 15°, Ctrl freely. Esc cancels.</source>
        <translation>Gira por grados enteros; Mayús, por 15°; Ctrl, libremente. Esc cancela.</translation>
    </message>
    <message>
        <source>Scales by tenths; Shift by halves, Ctrl freely. Esc cancels.</source>
        <translation>Escala por décimas; Mayús, por mitades; Ctrl, libremente. Esc cancela.</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Suelte para colocar. Mayús mantiene un eje, Ctrl desactiva el ajuste, Esc cancela.</translation>
    </message>
    <message>
        <source>Click a sprite to select it, drag over empty ground to select several.</source>
        <translation>Haga clic en un sprite para seleccionarlo; arrastre sobre el fondo vacío para seleccionar varios.</translation>
    </message>
    <message>
        <source>Drag to move; the round grip turns, the corner scales. Arrows nudge, X and Y mirror, Z turns.</source>
        <translation>Arrastre para mover; el tirador redondo gira, la esquina escala. Las flechas desplazan, X e Y reflejan, Z gira.</translation>
    </message>
</context>
<context>
    <name>PointSteps</name>
    <message>
        <source>Delete a point of %1</source>
        <translation>Eliminar un punto de %1</translation>
    </message>
    <message>
        <source>Delete %n points of %1</source>
        <translation>Eliminar %n puntos de %1</translation>
    </message>
    <message>
        <source>Delete %1: too few points left</source>
        <translation>Eliminar %1: quedan muy pocos puntos</translation>
    </message>
    <message>
        <source>Nudge a point of %1</source>
        <translation>Desplazar un punto de %1</translation>
    </message>
    <message>
        <source>Nudge %n points of %1</source>
        <translation>Desplazar %n puntos de %1</translation>
    </message>
</context>
<context>
    <name>ProbeTool</name>
    <message>
        <source>Drag from end to end. Ctrl turns snapping off.</source>
        <translation>Arrastre de extremo a extremo. Ctrl desactiva el ajuste.</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Cambiar %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Mover %1</translation>
    </message>
    <message>
        <source>Drop %1</source>
        <translation>Fijar %1</translation>
    </message>
    <message>
        <source>Nudge %1</source>
        <translation>Desplazar %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Eliminar %1</translation>
    </message>
    <message>
        <source>Drag to move the probe or its handle. Delete removes it.</source>
        <translation>Arrastre para mover la sonda o su tirador. Supr la elimina.</translation>
    </message>
    <message>
        <source>Click to drop the point here. Tab or 1 to 7 take another probe.</source>
        <translation>Haga clic para fijar aquí el punto. Tab o 1 a 7 toman otra sonda.</translation>
    </message>
    <message>
        <source>Click to set the first point. Tab or 1 to 7 take another probe.</source>
        <translation>Haga clic para fijar el primer punto. Tab o 1 a 7 toman otra sonda.</translation>
    </message>
    <message>
        <source>Click to drop the polygon here. R makes another one, Tab or 1 to 7 take another probe.</source>
        <translation>Haga clic para fijar aquí el polígono. R crea otro, Tab o 1 a 7 toman otra sonda.</translation>
    </message>
    <message>
        <source>Click to drop the %1 here, drag to draw another. Tab or 1 to 7 take another probe.</source>
        <translation>Haga clic para fijar aquí la sonda (%1), arrastre para dibujar otra. Tab o 1 a 7 toman otra sonda.</translation>
    </message>
</context>
<context>
    <name>ProbeWords</name>
    <message>
        <source>the rim</source>
        <translation>el borde</translation>
    </message>
    <message>
        <source>edge %1</source>
        <translation>arista %1</translation>
    </message>
    <message>
        <source>touches %1</source>
        <translation>toca a %1</translation>
    </message>
    <message>
        <source>overlaps %1</source>
        <translation>se solapa con %1</translation>
    </message>
    <message>
        <source>contains %1</source>
        <translation>contiene a %1</translation>
    </message>
    <message>
        <source>lies within %1</source>
        <translation>está dentro de %1</translation>
    </message>
    <message>
        <source>equals %1</source>
        <translation>es igual a %1</translation>
    </message>
    <message>
        <source>misses %1</source>
        <translation>no alcanza a %1</translation>
    </message>
    <message>
        <source>boundary of %1, %2</source>
        <translation>límite de %1, %2</translation>
    </message>
    <message>
        <source>inside %1 · %2 at %3 px</source>
        <translation>dentro de %1 · %2 a %3 px</translation>
    </message>
    <message>
        <source>outside: nearest is %1</source>
        <translation>fuera: lo más cercano es %1</translation>
    </message>
    <message>
        <source>outside: nearest is %1, %2 at %3 px</source>
        <translation>fuera: lo más cercano es %1, %2 a %3 px</translation>
    </message>
    <message>
        <source>nothing to hit</source>
        <translation>nada que golpear</translation>
    </message>
    <message>
        <source>%1 · and %2 more</source>
        <translation>%1 · y %2 más</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>1 place more</source>
        <translation>1 lugar más</translation>
    </message>
    <message numerus="yes">
        <source>%n places more</source>
        <translation>
            <numerusform>%n lugar más</numerusform>
            <numerusform>%n lugares más</numerusform>
        </translation>
    </message>
    <message>
        <source>crosses %1</source>
        <translation>cruza %1</translation>
    </message>
    <message>
        <source>runs along %1</source>
        <translation>recorre %1</translation>
    </message>
</context>
<context>
    <name>Probes</name>
    <message>
        <source>%1 probes</source>
        <translation>%1 sondas</translation>
    </message>
    <message>
        <source>%1 probe</source>
        <translation>sonda de %1</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>escenario</translation>
    </message>
    <message>
        <source>point</source>
        <translation>punto</translation>
    </message>
    <message>
        <source>segment</source>
        <translation>segmento</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>círculo</translation>
    </message>
    <message>
        <source>rectangle</source>
        <translation>rectángulo</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>cápsula</translation>
    </message>
    <message>
        <source>polygon</source>
        <translation>polígono</translation>
    </message>
    <message>
        <source>random polygon</source>
        <translation>polígono aleatorio</translation>
    </message>
</context>
<context>
    <name>ProjectCommands</name>
    <message>
        <source>Nothing is selected that this could be done with.</source>
        <translation>No hay nada seleccionado con lo que hacer esto.</translation>
    </message>
    <message>
        <source>Engine %1</source>
        <translation>Motor %1</translation>
    </message>
    <message>
        <source>The image of “%1” cannot be read, so it cannot be sliced.</source>
        <translation>La imagen de «%1» no se puede leer, así que no se puede cortar.</translation>
    </message>
    <message>
        <source>Slice sheet</source>
        <translation>Cortar hoja</translation>
    </message>
    <message>
        <source>A contact sheet shows the frames of a sprite, and there is none.</source>
        <translation>Una hoja de contactos muestra los fotogramas de un sprite, y no hay ninguno.</translation>
    </message>
    <message>
        <source>Remove sprite %1</source>
        <translation>Quitar sprite %1</translation>
    </message>
    <message>
        <source>%1. Undo brings it back.</source>
        <translation>%1. Deshacer lo recupera.</translation>
    </message>
</context>
<context>
    <name>ProjectFile</name>
    <message>
        <source>found more than %1 %2, which is more than a project may have; make several projects of it</source>
        <translation>hay más de %1 %2, más de lo que puede tener un proyecto; divídalo en varios</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>etiquetas</translation>
    </message>
    <message>
        <source>points or events of frames</source>
        <translation>puntos o eventos de fotogramas</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>instancias</translation>
    </message>
    <message>
        <source>emitters</source>
        <translation>emisores</translation>
    </message>
    <message>
        <source>probes</source>
        <translation>sondas</translation>
    </message>
    <message>
        <source>categories</source>
        <translation>categorías</translation>
    </message>
    <message>
        <source>found a coordinate or size that a project cannot hold, expected at most 1000000000</source>
        <translation>hay una coordenada o tamaño que un proyecto no puede contener; se esperaba 1000000000 como máximo</translation>
    </message>
    <message>
        <source>found the id %1, expected one from 1 on</source>
        <translation>se encontró el id %1, se esperaba uno a partir de 1</translation>
    </message>
    <message>
        <source>found the id %1, which %2 has already: no two shapes of a project have one</source>
        <translation>se encontró el id %1, que ya tiene %2: no hay dos formas de un proyecto con el mismo</translation>
    </message>
    <message>
        <source>found the track %1, expected one from 1 on</source>
        <translation>se encontró la pista %1, se esperaba una a partir de 1</translation>
    </message>
    <message>
        <source>found a frame of %1 x %2 pixels, of which %3 x %4 lie in the image, expected 1 to %5 a side</source>
        <translation>se encontró un fotograma de %1 x %2 píxeles, de los que %3 x %4 están en la imagen; se esperaba de 1 a %5 por lado</translation>
    </message>
    <message>
        <source>found a place or size that a project cannot hold</source>
        <translation>hay un lugar o tamaño que un proyecto no puede contener</translation>
    </message>
    <message>
        <source>found a duration that a project cannot hold</source>
        <translation>hay una duración que un proyecto no puede contener</translation>
    </message>
    <message>
        <source>found a point that a project cannot hold</source>
        <translation>hay un punto que un proyecto no puede contener</translation>
    </message>
    <message>
        <source>found a tag that repeats %1 times, expected 0 to %2</source>
        <translation>se encontró una etiqueta que se repite %1 veces, se esperaba de 0 a %2</translation>
    </message>
    <message>
        <source>found a place, turn, scale or speed that a project cannot hold</source>
        <translation>hay un lugar, giro, escala o velocidad que un proyecto no puede contener</translation>
    </message>
    <message>
        <source>found a place, interval or speed that a project cannot hold</source>
        <translation>hay un lugar, intervalo o velocidad que un proyecto no puede contener</translation>
    </message>
    <message>
        <source>found more than %1 export profiles</source>
        <translation>hay más de %1 perfiles de exportación</translation>
    </message>
    <message>
        <source>found a name, folder or option that is empty, too long or not one line</source>
        <translation>hay un nombre, carpeta u opción que está vacío, es demasiado largo o no es una sola línea</translation>
    </message>
    <message>
        <source>found the name of another export profile</source>
        <translation>se encontró el nombre de otro perfil de exportación</translation>
    </message>
    <message>
        <source>found a field without a name, with the name of another one, or with a default that is not of its type</source>
        <translation>hay un campo sin nombre, con el nombre de otro o con un valor predeterminado que no es de su tipo</translation>
    </message>
    <message>
        <source>the file is empty, expected a Hitbox Editor project</source>
        <translation>el archivo está vacío; se esperaba un proyecto de Hitbox Editor</translation>
    </message>
    <message>
        <source>the file is %1, expected a Hitbox Editor project</source>
        <translation>el archivo es %1; se esperaba un proyecto de Hitbox Editor</translation>
    </message>
    <message>
        <source>no project</source>
        <translation>no es un proyecto</translation>
    </message>
    <message>
        <source>the file has more than %1 MiB, which is more than can be read</source>
        <translation>el archivo tiene más de %1 MiB, más de lo que se puede leer</translation>
    </message>
    <message>
        <source>not saved: %1</source>
        <translation>no guardado: %1</translation>
    </message>
    <message>
        <source>not saved: the file is %1, which a project would replace; give another name</source>
        <translation>no guardado: el archivo es %1, y un proyecto lo reemplazaría; indique otro nombre</translation>
    </message>
    <message>
        <source>not saved: it was stopped</source>
        <translation>no guardado: se detuvo</translation>
    </message>
    <message>
        <source>not saved: the file would have more than %1 MiB, which is more than can be read back</source>
        <translation>no guardado: el archivo tendría más de %1 MiB, más de lo que se puede releer</translation>
    </message>
    <message>
        <source>a colour such as &quot;#3fa7ff&quot;</source>
        <translation>un color como &quot;#3fa7ff&quot;</translation>
    </message>
    <message>
        <source>one line of at most %1 characters</source>
        <translation>una línea de %1 caracteres como máximo</translation>
    </message>
    <message>
        <source>an object of options</source>
        <translation>un objeto de opciones</translation>
    </message>
    <message>
        <source>at most %1 options</source>
        <translation>%1 opciones como máximo</translation>
    </message>
    <message>
        <source>names of options of one line and at most %1 characters</source>
        <translation>nombres de opciones de una línea y %1 caracteres como máximo</translation>
    </message>
    <message>
        <source>an array of choices</source>
        <translation>una lista de alternativas</translation>
    </message>
    <message>
        <source>from 1 to %1 choices</source>
        <translation>de 1 a %1 alternativas</translation>
    </message>
    <message>
        <source>a choice that stands there once</source>
        <translation>una alternativa que aparezca una sola vez</translation>
    </message>
    <message>
        <source>a number, as the field&apos;s type says</source>
        <translation>un número, como indica el tipo del campo</translation>
    </message>
    <message>
        <source>true or false, as the field&apos;s type says</source>
        <translation>true o false, como indica el tipo del campo</translation>
    </message>
    <message>
        <source>one of the field&apos;s choices</source>
        <translation>una de las alternativas del campo</translation>
    </message>
    <message>
        <source>a field of a category</source>
        <translation>un campo de una categoría</translation>
    </message>
    <message>
        <source>a name that no other field of the category has</source>
        <translation>un nombre que no tenga otro campo de la categoría</translation>
    </message>
    <message>
        <source>an array of fields</source>
        <translation>una lista de campos</translation>
    </message>
    <message>
        <source>at most %1 fields</source>
        <translation>%1 campos como máximo</translation>
    </message>
    <message>
        <source>an export profile</source>
        <translation>un perfil de exportación</translation>
    </message>
    <message>
        <source>a name that no other export profile has</source>
        <translation>un nombre que no tenga otro perfil de exportación</translation>
    </message>
    <message>
        <source>an object of properties</source>
        <translation>un objeto de propiedades</translation>
    </message>
    <message>
        <source>a category</source>
        <translation>una categoría</translation>
    </message>
    <message>
        <source>a whole number from 0 to 4294967295</source>
        <translation>un número entero de 0 a 4294967295</translation>
    </message>
    <message>
        <source>an array of category names</source>
        <translation>una lista de nombres de categorías</translation>
    </message>
    <message>
        <source>an object of rules</source>
        <translation>un objeto de reglas</translation>
    </message>
    <message>
        <source>&quot;off&quot;, &quot;info&quot;, &quot;warning&quot; or &quot;error&quot;</source>
        <translation>&quot;off&quot;, &quot;info&quot;, &quot;warning&quot; o &quot;error&quot;</translation>
    </message>
    <message>
        <source>a tag</source>
        <translation>una etiqueta</translation>
    </message>
    <message>
        <source>&quot;forward&quot;, &quot;reverse&quot;, &quot;ping-pong&quot; or &quot;ping-pong-reverse&quot;</source>
        <translation>&quot;forward&quot;, &quot;reverse&quot;, &quot;ping-pong&quot; o &quot;ping-pong-reverse&quot;</translation>
    </message>
    <message>
        <source>a point of a frame</source>
        <translation>un punto de un fotograma</translation>
    </message>
    <message>
        <source>an event of a frame</source>
        <translation>un evento de un fotograma</translation>
    </message>
    <message>
        <source>an array of export profiles</source>
        <translation>una lista de perfiles de exportación</translation>
    </message>
    <message>
        <source>at most %1 export profiles</source>
        <translation>%1 perfiles de exportación como máximo</translation>
    </message>
    <message>
        <source>an instance</source>
        <translation>una instancia</translation>
    </message>
    <message>
        <source>a layer</source>
        <translation>una capa</translation>
    </message>
    <message>
        <source>&quot;edges&quot; or a place, [x, y]</source>
        <translation>&quot;edges&quot; o un lugar, [x, y]</translation>
    </message>
    <message>
        <source>seconds from 0.001 to 1000000000</source>
        <translation>segundos de 0.001 a 1000000000</translation>
    </message>
    <message>
        <source>a size from 0 to 2000000000</source>
        <translation>un tamaño de 0 a 2000000000</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>se detuvo la lectura</translation>
    </message>
    <message>
        <source>an id that no other shape of the project has; %1 is it already</source>
        <translation>un id que no tenga otra forma del proyecto; %1 ya existe</translation>
    </message>
    <message>
        <source>an array of points</source>
        <translation>una lista de puntos</translation>
    </message>
    <message>
        <source>found more than %1 points in the file, which is more than can be read</source>
        <translation>hay más de %1 puntos en el archivo, más de lo que se puede leer</translation>
    </message>
    <message>
        <source>&quot;polygon&quot;, &quot;circle&quot;, &quot;box&quot;, &quot;capsule&quot; or &quot;chain&quot;</source>
        <translation>&quot;polygon&quot;, &quot;circle&quot;, &quot;box&quot;, &quot;capsule&quot; o &quot;chain&quot;</translation>
    </message>
    <message>
        <source>a shape</source>
        <translation>una forma</translation>
    </message>
    <message>
        <source>an array of the frame&apos;s points</source>
        <translation>una lista de los puntos del fotograma</translation>
    </message>
    <message>
        <source>found more than %1 points of frames in the file, which is more than can be read: take some out, or split the project</source>
        <translation>hay más de %1 puntos de fotogramas en el archivo, más de lo que se puede leer: quite algunos o divida el proyecto</translation>
    </message>
    <message>
        <source>an array of the frame&apos;s events</source>
        <translation>una lista de los eventos del fotograma</translation>
    </message>
    <message>
        <source>found more than %1 events in the file, which is more than can be read: take some out, or split the project</source>
        <translation>hay más de %1 eventos en el archivo, más de lo que se puede leer: quite algunos o divida el proyecto</translation>
    </message>
    <message>
        <source>what a frame shows</source>
        <translation>lo que muestra un fotograma</translation>
    </message>
    <message>
        <source>[x, y, width, height]</source>
        <translation>[x, y, anchura, altura]</translation>
    </message>
    <message>
        <source>a frame</source>
        <translation>un fotograma</translation>
    </message>
    <message>
        <source>[width, height]</source>
        <translation>[anchura, altura]</translation>
    </message>
    <message>
        <source>a pair of whole numbers</source>
        <translation>un par de números enteros</translation>
    </message>
    <message>
        <source>milliseconds from 0 to 1000000000</source>
        <translation>milisegundos de 0 a 1000000000</translation>
    </message>
    <message>
        <source>an array of shapes</source>
        <translation>una lista de formas</translation>
    </message>
    <message>
        <source>a sprite</source>
        <translation>un sprite</translation>
    </message>
    <message>
        <source>an array of frames</source>
        <translation>una lista de fotogramas</translation>
    </message>
    <message>
        <source>an array of tags</source>
        <translation>una lista de etiquetas</translation>
    </message>
    <message>
        <source>a probe</source>
        <translation>una sonda</translation>
    </message>
    <message>
        <source>the shape of a bullet</source>
        <translation>la forma de un proyectil</translation>
    </message>
    <message>
        <source>an emitter</source>
        <translation>un emisor</translation>
    </message>
    <message>
        <source>pixels a second from 0 to 1000000000</source>
        <translation>píxeles por segundo de 0 a 1000000000</translation>
    </message>
    <message>
        <source>degrees from 0 on</source>
        <translation>grados a partir de 0</translation>
    </message>
    <message>
        <source>a stage</source>
        <translation>un escenario</translation>
    </message>
    <message>
        <source>an array of instances</source>
        <translation>una lista de instancias</translation>
    </message>
    <message>
        <source>an array of layers</source>
        <translation>una lista de capas</translation>
    </message>
    <message>
        <source>an array of probes</source>
        <translation>una lista de sondas</translation>
    </message>
    <message>
        <source>an array of emitters</source>
        <translation>una lista de emisores</translation>
    </message>
    <message>
        <source>a version, a whole number from 1 on</source>
        <translation>una versión, un número entero a partir de 1</translation>
    </message>
    <message>
        <source>made by a newer Hitbox Editor (version %1); this one reads version %2</source>
        <translation>creado con un Hitbox Editor más reciente (versión %1); este lee la versión %2</translation>
    </message>
    <message>
        <source>a project, an object with &quot;format&quot;: &quot;hitbox-project&quot;</source>
        <translation>un proyecto, un objeto con &quot;format&quot;: &quot;hitbox-project&quot;</translation>
    </message>
    <message>
        <source>an array of categories</source>
        <translation>una lista de categorías</translation>
    </message>
    <message>
        <source>an array of sprites</source>
        <translation>una lista de sprites</translation>
    </message>
    <message>
        <source>an array of stages</source>
        <translation>una lista de escenarios</translation>
    </message>
    <message>
        <source>found more than %1 conflicts</source>
        <translation>se encontraron más de %1 conflictos</translation>
    </message>
    <message>
        <source>an array of names of lists and items</source>
        <translation>una matriz de nombres de listas y elementos</translation>
    </message>
    <message>
        <source>an array of keys</source>
        <translation>una matriz de claves</translation>
    </message>
    <message>
        <source>a conflict</source>
        <translation>un conflicto</translation>
    </message>
    <message>
        <source>an array of conflicts</source>
        <translation>una matriz de conflictos</translation>
    </message>
    <message>
        <source>at most %1 conflicts</source>
        <translation>como máximo %1 conflictos</translation>
    </message>
    <message>
        <source>found a property twice, or one that is not finite or has too many levels of arrays and objects</source>
        <translation>hay una propiedad repetida, o una que no es finita o tiene demasiados niveles de matrices y objetos</translation>
    </message>
    <message>
        <source>not saved: the file could not be read back: %1</source>
        <translation>no guardado: el archivo no podría volver a leerse: %1</translation>
    </message>
</context>
<context>
    <name>ProjectOutlinesWords</name>
    <message>
        <source>a radius from 0 to 1000000000</source>
        <translation>un radio de 0 a 1000000000</translation>
    </message>
    <message>
        <source>[x, y, width, height]</source>
        <translation>[x, y, anchura, altura]</translation>
    </message>
    <message>
        <source>a box that ends at 1000000000 or before</source>
        <translation>una caja que termine en 1000000000 o antes</translation>
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
        <translation>lo escrito resulta distinto al releerlo</translation>
    </message>
</context>
<context>
    <name>Scope</name>
    <message>
        <source>The others come to the same place and keep their size</source>
        <translation>Las demás van al mismo lugar y conservan su tamaño</translation>
    </message>
    <message>
        <source>The others get the same size and keep their middle</source>
        <translation>Las demás toman el mismo tamaño y conservan su centro</translation>
    </message>
    <message>
        <source>The others move, turn, scale and change by as much</source>
        <translation>Las demás se mueven, giran, escalan y cambian en la misma medida</translation>
    </message>
    <message>
        <source>&amp;Chosen frames</source>
        <translation>Fotogramas &amp;elegidos</translation>
    </message>
    <message>
        <source>Frames of the &amp;tag</source>
        <translation>Fotogramas de la e&amp;tiqueta</translation>
    </message>
    <message>
        <source>&amp;All frames</source>
        <translation>T&amp;odos los fotogramas</translation>
    </message>
    <message>
        <source>This &amp;frame</source>
        <translation>Este &amp;fotograma</translation>
    </message>
    <message>
        <source>A&amp;lign</source>
        <translation>A&amp;linear</translation>
    </message>
    <message>
        <source>&amp;Stretch</source>
        <translation>E&amp;stirar</translation>
    </message>
    <message>
        <source>&amp;Move alike</source>
        <translation>&amp;Mover igual</translation>
    </message>
    <message>
        <source>Edits: %1 chosen frames</source>
        <translation>Edición: %1 fotogramas elegidos</translation>
    </message>
    <message>
        <source>Edits: this frame, until more are chosen</source>
        <translation>Edición: este fotograma, hasta que se elijan más</translation>
    </message>
    <message>
        <source>Edits: %1 frames of the tag</source>
        <translation>Edición: %1 fotogramas de la etiqueta</translation>
    </message>
    <message>
        <source>Edits: this frame, which is in no tag</source>
        <translation>Edición: este fotograma, que no está en ninguna etiqueta</translation>
    </message>
    <message>
        <source>Edits: all %1 frames</source>
        <translation>Edición: los %1 fotogramas</translation>
    </message>
    <message>
        <source>Edits: this frame</source>
        <translation>Edición: este fotograma</translation>
    </message>
    <message>
        <source>1 shape</source>
        <translation>1 forma</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes</source>
        <translation>
            <numerusform>%n forma</numerusform>
            <numerusform>%n formas</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 punto</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
    <message>
        <source>Edited %1 in this frame; in the others in scope nothing changed</source>
        <translation>Editado en este fotograma: %1; en los demás del ámbito no cambió nada</translation>
    </message>
    <message>
        <source>Edited %1 in %2 frames</source>
        <translation>Editado en %2 fotogramas: %1</translation>
    </message>
    <message>
        <source>; 1 locked one was left alone</source>
        <translation>; 1 con bloqueo no se tocó</translation>
    </message>
    <message numerus="yes">
        <source>; %n locked ones were left alone</source>
        <translation>
            <numerusform>; %n con bloqueo no se tocó</numerusform>
            <numerusform>; %n con bloqueo no se tocaron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n would have come to lie too far away</source>
        <translation>
            <numerusform>; %n habría quedado demasiado lejos</numerusform>
            <numerusform>; %n habrían quedado demasiado lejos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set the pivot in %n frames.</source>
        <translation>
            <numerusform>Pivote fijado en %n fotograma.</numerusform>
            <numerusform>Pivote fijado en %n fotogramas.</numerusform>
        </translation>
    </message>
    <message>
        <source>; 1 of another kind or number of points was left alone</source>
        <translation>; 1 de otro tipo o número de puntos no se tocó</translation>
    </message>
    <message numerus="yes">
        <source>; %n of another kind or number of points were left alone</source>
        <translation>
            <numerusform>; %n de otro tipo o número de puntos no se tocó</numerusform>
            <numerusform>; %n de otro tipo o número de puntos no se tocaron</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>too far</source>
        <translation>demasiado lejos</translation>
    </message>
    <message>
        <source> (boxes become polygons)</source>
        <translation> (las cajas pasan a polígonos)</translation>
    </message>
    <message>
        <source>Resize %1</source>
        <translation>Redimensionar %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Mover %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Girar %1</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>Escalar %1</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Suelte para colocar. Mayús mantiene un eje, Ctrl desactiva el ajuste, Esc cancela.</translation>
    </message>
    <message>
        <source>Drag the point to move it, its handle to turn it; arrows nudge, Delete removes.</source>
        <translation>Arrastre el punto para moverlo, su tirador para girarlo; las flechas desplazan, Supr quita.</translation>
    </message>
    <message>
        <source>Click a shape to select it, drag over empty ground to select several.</source>
        <translation>Haga clic en una forma para seleccionarla; arrastre sobre el fondo vacío para seleccionar varias.</translation>
    </message>
    <message>
        <source>Drag to move, the grips to scale and turn. Alt+click goes to what lies below, Alt+drag moves from afar.</source>
        <translation>Arrastre para mover; los tiradores escalan y giran. Alt+clic pasa a lo que hay debajo, Alt+arrastrar mueve desde lejos.</translation>
    </message>
</context>
<context>
    <name>ShapeAlgebra</name>
    <message>
        <source>Merge a shape into %1</source>
        <translation>Combinar una forma en %1</translation>
    </message>
    <message>
        <source>Merge %n shapes into %1</source>
        <translation>Combinar %n formas en %1</translation>
    </message>
    <message>
        <source>Subtract a shape from %1</source>
        <translation>Restar una forma de %1</translation>
    </message>
    <message>
        <source>Subtract %n shapes from %1</source>
        <translation>Restar %n formas de %1</translation>
    </message>
    <message>
        <source>Intersect %1 with a shape</source>
        <translation>Intersecar %1 con una forma</translation>
    </message>
    <message>
        <source>Intersect %1 with %n shapes</source>
        <translation>Intersecar %1 con %n formas</translation>
    </message>
    <message>
        <source>These shapes share no area.</source>
        <translation>Estas formas no comparten ningún área.</translation>
    </message>
    <message>
        <source>Nothing would be left of %1, the lowest of these shapes.</source>
        <translation>No quedaría nada de %1, la inferior de estas formas.</translation>
    </message>
    <message>
        <source>Select two or more shapes that are not locked.</source>
        <translation>Seleccione dos o más formas que no estén bloqueadas.</translation>
    </message>
    <message>
        <source>%1 is a chain and has no area.</source>
        <translation>%1 es una cadena y no tiene área.</translation>
    </message>
    <message>
        <source>%1 is too much of a tangle to be combined.</source>
        <translation>El contorno de %1 está demasiado enredado para combinarlo.</translation>
    </message>
    <message>
        <source>These shapes share no edge and no area, and stay apart.</source>
        <translation>Estas formas no comparten ni borde ni área, y quedan separadas.</translation>
    </message>
</context>
<context>
    <name>ShapeCommands</name>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Category %1</source>
        <translation>Categoría %1</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>Mover %1 en el orden</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Eliminar %1</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>Cortar %1</translation>
    </message>
</context>
<context>
    <name>Shapes</name>
    <message>
        <source>Nudge %1</source>
        <translation>Desplazar %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Eliminar %1</translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>Reflejar %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Girar %1</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes</source>
        <translation>
            <numerusform>%n forma</numerusform>
            <numerusform>%n formas</numerusform>
        </translation>
    </message>
    <message>
        <source>shape</source>
        <translation>forma</translation>
    </message>
    <message>
        <source>Mirror %1 about the pivot</source>
        <translation>Reflejar %1 respecto al pivote</translation>
    </message>
</context>
<context>
    <name>Snapping</name>
    <message>
        <source>off</source>
        <translation>desactivado</translation>
    </message>
    <message>
        <source>pixel</source>
        <translation>píxel</translation>
    </message>
    <message>
        <source>half pixel</source>
        <translation>medio píxel</translation>
    </message>
    <message>
        <source>grid %1 × %2</source>
        <translation>cuadrícula %1 × %2</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>vértices</translation>
    </message>
    <message>
        <source>edges</source>
        <translation>aristas</translation>
    </message>
    <message>
        <source>outline</source>
        <translation>contorno</translation>
    </message>
    <message>
        <source>previous frame</source>
        <translation>fotograma anterior</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>fotograma</translation>
    </message>
    <message>
        <source>pivot</source>
        <translation>pivote</translation>
    </message>
</context>
<context>
    <name>SpanDrawing</name>
    <message>
        <source>Draw %1</source>
        <translation>Dibujar %1</translation>
    </message>
</context>
<context>
    <name>SymmetryTool</name>
    <message>
        <source>Click or drag to set the axis that polygons are mirrored at; a double click puts it onto the pivot. Left and right nudge, M switches it off and on.</source>
        <translation>Haga clic o arrastre para fijar el eje en que se reflejan los polígonos; un doble clic lo pone en el pivote. Izquierda y derecha lo desplazan, M lo activa y desactiva.</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Select</source>
        <translation>Seleccionar</translation>
    </message>
    <message>
        <source>Select, move and resize shapes</source>
        <translation>Seleccionar, mover y cambiar el tamaño de formas</translation>
    </message>
    <message>
        <source>Edit points</source>
        <translation>Editar puntos</translation>
    </message>
    <message>
        <source>Move, insert and delete points of shapes</source>
        <translation>Mover, insertar y eliminar puntos de formas</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Polígono</translation>
    </message>
    <message>
        <source>Draw a polygon point by point</source>
        <translation>Dibujar un polígono punto a punto</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Caja</translation>
    </message>
    <message>
        <source>Draw a box from corner to corner</source>
        <translation>Dibujar una caja de esquina a esquina</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Círculo</translation>
    </message>
    <message>
        <source>Draw a circle from its centre</source>
        <translation>Dibujar un círculo desde su centro</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Cápsula</translation>
    </message>
    <message>
        <source>Draw a capsule into a box</source>
        <translation>Dibujar una cápsula dentro de una caja</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Cadena</translation>
    </message>
    <message>
        <source>Draw an open line point by point</source>
        <translation>Dibujar una línea abierta punto a punto</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Trazar</translation>
    </message>
    <message>
        <source>Outline what is opaque</source>
        <translation>Contornear lo opaco</translation>
    </message>
    <message>
        <source>Knife</source>
        <translation>Cuchilla</translation>
    </message>
    <message>
        <source>Cut shapes along a line</source>
        <translation>Cortar formas a lo largo de una línea</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Pivote</translation>
    </message>
    <message>
        <source>Set the point that a frame is placed by</source>
        <translation>Fijar el punto con el que se coloca un fotograma</translation>
    </message>
    <message>
        <source>Frame point</source>
        <translation>Punto del fotograma</translation>
    </message>
    <message>
        <source>Set places of the frame that the game asks for by name</source>
        <translation>Fijar lugares del fotograma que el juego pide por su nombre</translation>
    </message>
    <message>
        <source>Symmetry axis</source>
        <translation>Eje de simetría</translation>
    </message>
    <message>
        <source>Set the axis that polygons are mirrored at while they are drawn</source>
        <translation>Fijar el eje en que se reflejan los polígonos al dibujarlos</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Colocar</translation>
    </message>
    <message>
        <source>Select, move, rotate and scale what stands on the stage</source>
        <translation>Seleccionar, mover, rotar y escalar lo que hay en el escenario</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Sonda</translation>
    </message>
    <message>
        <source>Ask what lies under a point, a segment or a shape, and drop it to keep asking</source>
        <translation>Consultar qué hay bajo un punto, un segmento o una forma, y fijarla para seguir consultando</translation>
    </message>
    <message>
        <source>Emitter</source>
        <translation>Emisor</translation>
    </message>
    <message>
        <source>Draw what fires in the play test, and at what</source>
        <translation>Dibujar qué dispara en la prueba de juego, y a qué</translation>
    </message>
</context>
<context>
    <name>TraceTool</name>
    <message>
        <source>Trace</source>
        <translation>Trazar</translation>
    </message>
    <message>
        <source>There is no frame to trace.</source>
        <translation>No hay ningún fotograma que trazar.</translation>
    </message>
    <message>
        <source>Cannot be traced: %1</source>
        <translation>No se puede trazar: %1</translation>
    </message>
    <message>
        <source>Tracing…</source>
        <translation>Trazando…</translation>
    </message>
    <message>
        <source>The frame has these outlines already. The Trace panel changes them.</source>
        <translation>El fotograma ya tiene estos contornos. El panel Trazado los cambia.</translation>
    </message>
    <message>
        <source>Click an island to take its outline; Enter takes all (%1).</source>
        <translation>Haga clic en una isla para tomar su contorno; Intro los toma todos (%1).</translation>
    </message>
    <message numerus="yes">
        <source>Traced 1 outline of %n points.</source>
        <translation>
            <numerusform>1 contorno trazado, con %n punto.</numerusform>
            <numerusform>1 contorno trazado, con %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Traced %1 outlines of %n points in all.</source>
        <translation>
            <numerusform>%1 contornos trazados, con %n punto en total.</numerusform>
            <numerusform>%1 contornos trazados, con %n puntos en total.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnderCursorMenu</name>
    <message>
        <source>No shape lies under the cursor.</source>
        <translation>No hay ninguna forma bajo el cursor.</translation>
    </message>
</context>
<context>
    <name>Versions</name>
    <message>
        <source>this saved version is damaged</source>
        <translation>esta versión guardada está dañada</translation>
    </message>
    <message>
        <source>this saved version claims more than the %1 MiB that a project may have</source>
        <translation>esta versión guardada declara más de los %1 MiB que puede tener un proyecto</translation>
    </message>
    <message>
        <source>this saved version holds other bytes than were saved</source>
        <translation>esta versión guardada contiene bytes distintos de los que se guardaron</translation>
    </message>
    <message>
        <source>what was written reads back differently</source>
        <translation>lo escrito resulta distinto al releerlo</translation>
    </message>
    <message>
        <source>nothing can be written there, or another editor holds it</source>
        <translation>no se puede escribir ahí, u otro editor lo tiene ocupado</translation>
    </message>
    <message>
        <source>the note on this saved version is damaged</source>
        <translation>la nota de esta versión guardada está dañada</translation>
    </message>
</context>
<context>
    <name>hitbox::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <translation>&amp;Forma</translation>
    </message>
    <message>
        <source>F&amp;rame</source>
        <translation>Foto&amp;grama</translation>
    </message>
    <message>
        <source>S&amp;tage</source>
        <translation>E&amp;scenario</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Category &amp;%1: %2</source>
        <translation>Categoría &amp;%1: %2</translation>
    </message>
    <message>
        <source>Category &amp;%1</source>
        <translation>Categoría &amp;%1</translation>
    </message>
    <message>
        <source>Of the selected shapes, or of what is drawn next</source>
        <translation>De las formas seleccionadas, o de lo próximo que se dibuje</translation>
    </message>
    <message>
        <source>Set c&amp;ategory</source>
        <translation>Asignar c&amp;ategoría</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Combinar</translation>
    </message>
    <message>
        <source>Make one of the selected shapes; the lowest gives its name and category</source>
        <translation>Hace una sola de las formas seleccionadas; la inferior da su nombre y categoría</translation>
    </message>
    <message>
        <source>&amp;Subtract from the lowest</source>
        <translation>&amp;Restar de la inferior</translation>
    </message>
    <message>
        <source>Cut what the other selected shapes cover off the lowest one</source>
        <translation>Quita de la inferior lo que cubren las demás formas seleccionadas</translation>
    </message>
    <message>
        <source>&amp;Intersect</source>
        <translation>&amp;Intersecar</translation>
    </message>
    <message>
        <source>Keep what all selected shapes share; the lowest gives its name and category</source>
        <translation>Conserva lo que comparten todas las formas seleccionadas; la inferior da su nombre y categoría</translation>
    </message>
    <message>
        <source>S&amp;plit at points</source>
        <translation>&amp;Dividir por puntos</translation>
    </message>
    <message>
        <source>Split a polygon between two selected points, or a chain at one</source>
        <translation>Divide un polígono entre dos puntos seleccionados, o una cadena en uno</translation>
    </message>
    <message>
        <source>&amp;Join at points</source>
        <translation>&amp;Unir por puntos</translation>
    </message>
    <message>
        <source>Join selected ends of chains, or polygons that share an edge</source>
        <translation>Une extremos de cadenas seleccionados, o polígonos que comparten una arista</translation>
    </message>
    <message>
        <source>Shapes &amp;under the cursor…</source>
        <translation>Formas &amp;bajo el cursor…</translation>
    </message>
    <message>
        <source>List what lies under the cursor, covered shapes too, and select one</source>
        <translation>Muestra lo que hay bajo el cursor, también formas tapadas, y selecciona una</translation>
    </message>
    <message>
        <source>S&amp;ymmetric drawing</source>
        <translation>Dibujo si&amp;métrico</translation>
    </message>
    <message>
        <source>Draw polygons and edit their points on both sides of an axis at once</source>
        <translation>Dibuja polígonos y edita sus puntos a ambos lados de un eje a la vez</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Deshacer: %1</translation>
    </message>
    <message>
        <source>%1. Redo brings it back.</source>
        <translation>%1. Rehacer lo recupera.</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rehacer: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Deshecho: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Rehecho: %1</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Paste shapes, frames, sprites, an SVG path or coordinates</source>
        <translation>Pega formas, fotogramas, sprites, un trazado SVG o coordenadas</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>D&amp;uplicar</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Re&amp;nombrar</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Seleccionar t&amp;odo</translation>
    </message>
    <message>
        <source>Add i&amp;mages…</source>
        <translation>Añadir i&amp;mágenes…</translation>
    </message>
    <message>
        <source>Add images, sheets and hitboxes of other tools to the project</source>
        <translation>Añade al proyecto imágenes, hojas y hitboxes de otros programas</translation>
    </message>
    <message>
        <source>&amp;Reload images</source>
        <translation>Recargar &amp;imágenes</translation>
    </message>
    <message>
        <source>Read all images anew, after another program changed them</source>
        <translation>Lee de nuevo todas las imágenes, tras cambiarlas otro programa</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>Write collision files for an engine</source>
        <translation>Escribe archivos de colisión para un motor</translation>
    </message>
    <message>
        <source>Export a&amp;gain</source>
        <translation>Exportar de n&amp;uevo</translation>
    </message>
    <message>
        <source>Make the last export of the project once more, without a question</source>
        <translation>Repite la última exportación del proyecto, sin preguntar</translation>
    </message>
    <message>
        <source>&amp;Next frame</source>
        <translation>Fotograma &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous frame</source>
        <translation>Fotograma &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;First frame</source>
        <translation>&amp;Primer fotograma</translation>
    </message>
    <message>
        <source>&amp;Last frame</source>
        <translation>Ú&amp;ltimo fotograma</translation>
    </message>
    <message>
        <source>&amp;Go to frame…</source>
        <translation>&amp;Ir al fotograma…</translation>
    </message>
    <message>
        <source>By its number, counted from 0</source>
        <translation>Por su número, contado desde 0</translation>
    </message>
    <message>
        <source>&amp;Slice sheet into frames…</source>
        <translation>Cor&amp;tar hoja en fotogramas…</translation>
    </message>
    <message>
        <source>Contact s&amp;heet…</source>
        <translation>&amp;Hoja de contactos…</translation>
    </message>
    <message>
        <source>All frames of the sprite side by side, to look at and to save as a picture</source>
        <translation>Todos los fotogramas del sprite uno junto a otro, para verlos y guardarlos como imagen</translation>
    </message>
    <message>
        <source>&amp;Remove sprite</source>
        <translation>&amp;Quitar sprite</translation>
    </message>
    <message>
        <source>&amp;Left sides</source>
        <translation>Lados &amp;izquierdos</translation>
    </message>
    <message>
        <source>&amp;Centres, one above the other</source>
        <translation>&amp;Centros, uno encima de otro</translation>
    </message>
    <message>
        <source>&amp;Right sides</source>
        <translation>Lados &amp;derechos</translation>
    </message>
    <message>
        <source>&amp;Top sides</source>
        <translation>Lados &amp;superiores</translation>
    </message>
    <message>
        <source>&amp;Middles, one beside the other</source>
        <translation>Puntos &amp;medios, uno junto a otro</translation>
    </message>
    <message>
        <source>&amp;Bottom sides</source>
        <translation>Lados in&amp;feriores</translation>
    </message>
    <message>
        <source>Spread &amp;across evenly</source>
        <translation>Distribuir en &amp;horizontal</translation>
    </message>
    <message>
        <source>Spread &amp;down evenly</source>
        <translation>Distribuir en &amp;vertical</translation>
    </message>
    <message>
        <source>Align the frames of the selected instances</source>
        <translation>Alinea los fotogramas de las instancias seleccionadas</translation>
    </message>
    <message>
        <source>Align the shapes of the selected instances</source>
        <translation>Alinea las formas de las instancias seleccionadas</translation>
    </message>
    <message>
        <source>&amp;Align frames</source>
        <translation>&amp;Alinear fotogramas</translation>
    </message>
    <message>
        <source>Align s&amp;hapes</source>
        <translation>Alinear &amp;formas</translation>
    </message>
    <message>
        <source>New &amp;layer</source>
        <translation>Nueva &amp;capa</translation>
    </message>
    <message>
        <source>On top of the other layers of the stage</source>
        <translation>Encima de las demás capas del escenario</translation>
    </message>
    <message>
        <source>&amp;Next overlap</source>
        <translation>Solapamiento &amp;siguiente</translation>
    </message>
    <message>
        <source>Go to the next pair in the list of overlaps</source>
        <translation>Va a la pareja siguiente de la lista de solapamientos</translation>
    </message>
    <message>
        <source>Pre&amp;vious overlap</source>
        <translation>Solapamiento ant&amp;erior</translation>
    </message>
    <message>
        <source>&amp;Hits only</source>
        <translation>Solo i&amp;mpactos</translation>
    </message>
    <message>
        <source>Hide overlaps of categories that do not hit each other</source>
        <translation>Oculta los solapamientos de categorías que no se golpean</translation>
    </message>
    <message>
        <source>Next numbers of the &amp;engine</source>
        <translation>Siguientes números del &amp;motor</translation>
    </message>
    <message>
        <source>Mark overlaps that come out otherwise in float32 metres or in whole pixels</source>
        <translation>Marca los solapamientos que resultan distintos en metros float32 o en píxeles enteros</translation>
    </message>
    <message>
        <source>Show this panel, or put it away</source>
        <translation>Muestra este panel o lo oculta</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Paneles</translation>
    </message>
    <message>
        <source>Play &amp;test: play or pause</source>
        <translation>P&amp;rueba de juego: reproducir o pausar</translation>
    </message>
    <message>
        <source>Instances move and spin, emitters fire, hits are counted</source>
        <translation>Las instancias se mueven y rotan, los emisores disparan, se cuentan los impactos</translation>
    </message>
    <message>
        <source>Play test: o&amp;ne step</source>
        <translation>Prueba de juego: u&amp;n paso</translation>
    </message>
    <message>
        <source>One sixtieth of a second, then pause</source>
        <translation>Una sexagésima de segundo, y pausa</translation>
    </message>
    <message>
        <source>Play test: from the &amp;beginning</source>
        <translation>Prueba de juego: desde el pr&amp;incipio</translation>
    </message>
    <message>
        <source>Play test: st&amp;op</source>
        <translation>Prueba de juego: &amp;detener</translation>
    </message>
    <message>
        <source>Back to editing, with everything as it was</source>
        <translation>Vuelve a la edición, con todo como estaba</translation>
    </message>
    <message>
        <source>Play test: s&amp;wept tests</source>
        <translation>Prueba de juego: pruebas con &amp;barrido</translation>
    </message>
    <message>
        <source>Look for contacts all along a bullet&apos;s way, so that none passes through</source>
        <translation>Busca contactos en todo el recorrido del proyectil, para que ninguno atraviese nada</translation>
    </message>
    <message>
        <source>Play test: at a &amp;quarter of the speed</source>
        <translation>Prueba de juego: a un &amp;cuarto de velocidad</translation>
    </message>
    <message>
        <source>Ask with a %1 that follows the cursor</source>
        <translation>Consulta con una sonda que sigue al cursor: %1</translation>
    </message>
    <message>
        <source>P&amp;robe</source>
        <translation>S&amp;onda</translation>
    </message>
    <message>
        <source>&amp;Another random polygon</source>
        <translation>&amp;Otro polígono aleatorio</translation>
    </message>
    <message>
        <source>&amp;Copy coordinates</source>
        <translation>&amp;Copiar coordenadas</translation>
    </message>
    <message>
        <source>Of the line pressed last in the list of probes, or of the selected ones</source>
        <translation>De la última línea pulsada en la lista de sondas, o de las seleccionadas</translation>
    </message>
    <message>
        <source>&amp;Delete all probes</source>
        <translation>&amp;Eliminar todas las sondas</translation>
    </message>
    <message>
        <source>Choose an engine at the top to see what it gets</source>
        <translation>Elija arriba un motor para ver qué recibe</translation>
    </message>
    <message>
        <source>&amp;Engine view</source>
        <translation>Vista del &amp;motor</translation>
    </message>
    <message>
        <source>Show on the canvas what the engine gets</source>
        <translation>Muestra en el lienzo lo que recibe el motor</translation>
    </message>
    <message>
        <source>&amp;Fix the problem</source>
        <translation>&amp;Corregir el problema</translation>
    </message>
    <message>
        <source>Make the best repair of the problem that the canvas explains</source>
        <translation>Hace la mejor reparación del problema que explica el lienzo</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>&amp;Problema siguiente</translation>
    </message>
    <message>
        <source>Go to the next problem of the list</source>
        <translation>Va al problema siguiente de la lista</translation>
    </message>
    <message>
        <source>Fix a&amp;ll problems</source>
        <translation>Corregir &amp;todos los problemas</translation>
    </message>
    <message>
        <source>Make every repair that keeps what the shapes fill</source>
        <translation>Hace todas las reparaciones que conservan lo que llenan las formas</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Reglas…</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project</source>
        <translation>Cuánto pesa cada regla en este proyecto</translation>
    </message>
    <message>
        <source>&amp;Edit in frames</source>
        <translation>&amp;Editar en fotogramas</translation>
    </message>
    <message>
        <source>&amp;Next scope</source>
        <translation>Ámbito si&amp;guiente</translation>
    </message>
    <message>
        <source>From this frame to the chosen ones, to those of the tag, to all, and back</source>
        <translation>De este fotograma a los elegidos, a los de la etiqueta, a todos, y vuelta</translation>
    </message>
    <message>
        <source>P&amp;lay or stop</source>
        <translation>&amp;Reproducir o detener</translation>
    </message>
    <message>
        <source>Play the frames of the sprite or of the tag that is shown, or all animations on a stage</source>
        <translation>Reproduce los fotogramas del sprite o de la etiqueta mostrada, o todas las animaciones en un escenario</translation>
    </message>
    <message>
        <source>&amp;Onion skin</source>
        <translation>Papel ceb&amp;olla</translation>
    </message>
    <message>
        <source>The frames beside this one, faintly, as the strip&apos;s onion menu says</source>
        <translation>Los fotogramas vecinos, atenuados, según el menú de la cebolla en la tira</translation>
    </message>
    <message>
        <source>&amp;Copy shapes</source>
        <translation>&amp;Copiar formas</translation>
    </message>
    <message>
        <source>Copy shapes to the ne&amp;xt frame</source>
        <translation>Copiar formas al fotograma sig&amp;uiente</translation>
    </message>
    <message>
        <source>Copy the selected shapes to the next frame and go there, with the copies selected</source>
        <translation>Copia las formas seleccionadas al fotograma siguiente y va allí, con las copias seleccionadas</translation>
    </message>
    <message>
        <source>Copy shapes to the next frame and &amp;keep both</source>
        <translation>Copiar formas al fotograma siguiente y conservar am&amp;bas</translation>
    </message>
    <message>
        <source>As before, but nothing that is drawn there is replaced</source>
        <translation>Como antes, pero no se reemplaza nada dibujado allí</translation>
    </message>
    <message>
        <source>Copy shapes along the &amp;picture</source>
        <translation>Copiar formas siguiendo la i&amp;magen</translation>
    </message>
    <message>
        <source>To the next frame, each moved as far as the pixels that it lies on</source>
        <translation>Al fotograma siguiente, cada una movida tanto como los píxeles sobre los que está</translation>
    </message>
    <message>
        <source>Copy shapes to the &amp;end of the tag</source>
        <translation>Copiar formas hasta el &amp;final de la etiqueta</translation>
    </message>
    <message>
        <source>Copy the selected shapes to each frame up to the last one of the tag, or of the sprite</source>
        <translation>Copia las formas seleccionadas a cada fotograma hasta el último de la etiqueta, o del sprite</translation>
    </message>
    <message>
        <source>Copy shapes to &amp;all frames shown</source>
        <translation>Copiar formas a &amp;todos los fotogramas mostrados</translation>
    </message>
    <message>
        <source>Copy shapes to the &amp;chosen frames</source>
        <translation>Copiar formas a los fotogramas &amp;elegidos</translation>
    </message>
    <message>
        <source>C&amp;hosen frames</source>
        <translation>Fotogramas ele&amp;gidos</translation>
    </message>
    <message>
        <source>&amp;Insert frame without shapes</source>
        <translation>I&amp;nsertar fotograma sin formas</translation>
    </message>
    <message>
        <source>Behind the chosen frames, with the picture of the last one</source>
        <translation>Detrás de los fotogramas elegidos, con la imagen del último</translation>
    </message>
    <message>
        <source>&amp;Hold twice as long</source>
        <translation>&amp;Mantener el doble</translation>
    </message>
    <message>
        <source>Double the duration of the chosen frames</source>
        <translation>Duplica la duración de los fotogramas elegidos</translation>
    </message>
    <message>
        <source>&amp;Reverse frames</source>
        <translation>In&amp;vertir fotogramas</translation>
    </message>
    <message>
        <source>Turn round the order of the chosen frames, or of all that are shown</source>
        <translation>Invierte el orden de los fotogramas elegidos, o de todos los mostrados</translation>
    </message>
    <message>
        <source>N&amp;umber frames</source>
        <translation>N&amp;umerar fotogramas</translation>
    </message>
    <message>
        <source>Name the chosen frames, or all that are shown, after the first one, counting on</source>
        <translation>Nombra los fotogramas elegidos, o todos los mostrados, según el primero, con número correlativo</translation>
    </message>
    <message>
        <source>Add &amp;tag over the chosen frames</source>
        <translation>Añadir eti&amp;queta sobre los fotogramas elegidos</translation>
    </message>
    <message>
        <source>Add e&amp;vent to the frame</source>
        <translation>Añadir ev&amp;ento al fotograma</translation>
    </message>
    <message>
        <source>Something that the game is told of when the frame comes up, such as a sound</source>
        <translation>Algo de lo que se avisa al juego cuando aparece el fotograma, como un sonido</translation>
    </message>
    <message>
        <source>Of the selected shapes, or of the selected instances within their layers</source>
        <translation>De las formas seleccionadas, o de las instancias seleccionadas dentro de sus capas</translation>
    </message>
    <message>
        <source>Flip &amp;horizontally</source>
        <translation>Voltear en &amp;horizontal</translation>
    </message>
    <message>
        <source>Flip &amp;vertically</source>
        <translation>Voltear en &amp;vertical</translation>
    </message>
    <message>
        <source>Turn by &amp;90°</source>
        <translation>Girar &amp;90°</translation>
    </message>
    <message>
        <source>Turn &amp;back by 90°</source>
        <translation>Girar –90° (&amp;atrás)</translation>
    </message>
    <message>
        <source>Bring to &amp;front</source>
        <translation>Traer al &amp;frente</translation>
    </message>
    <message>
        <source>Bring for&amp;ward</source>
        <translation>Traer ade&amp;lante</translation>
    </message>
    <message>
        <source>Send bac&amp;kward</source>
        <translation>Enviar a&amp;trás</translation>
    </message>
    <message>
        <source>Send &amp;to back</source>
        <translation>Enviar al f&amp;ondo</translation>
    </message>
    <message>
        <source>&amp;Categories…</source>
        <translation>Categorí&amp;as…</translation>
    </message>
    <message>
        <source>Name, colour and match the categories of shapes</source>
        <translation>Nombre, color y relaciones de las categorías de formas</translation>
    </message>
    <message>
        <source>Snap &amp;to</source>
        <translation>Ajustar &amp;a</translation>
    </message>
    <message>
        <source>Next &amp;snapping</source>
        <translation>Ajuste si&amp;guiente</translation>
    </message>
    <message>
        <source>Snap to pixels, half pixels, or not at all</source>
        <translation>Ajusta a píxeles, a medios píxeles o a nada</translation>
    </message>
    <message>
        <source>S&amp;napping…</source>
        <translation>A&amp;juste…</translation>
    </message>
    <message>
        <source>All that points snap to, and the grid of one&apos;s own</source>
        <translation>Todo aquello a lo que se ajustan los puntos, y la cuadrícula propia</translation>
    </message>
    <message>
        <source>&amp;Loupe</source>
        <translation>&amp;Lupa</translation>
    </message>
    <message>
        <source>Show the pixels around the cursor eight times as large below 400 %</source>
        <translation>Muestra ocho veces mayores los píxeles en torno al cursor por debajo del 400 %</translation>
    </message>
    <message>
        <source>Choose two sprites or more in the Sprites panel first: Ctrl or Shift and click.</source>
        <translation>Elija antes dos o más sprites en el panel Sprites: Ctrl o Mayús y clic.</translation>
    </message>
    <message>
        <source>Join %1 sprites</source>
        <translation>Unir %1 sprites</translation>
    </message>
    <message>
        <source>%1 sprites are one animation now; undo takes them apart.</source>
        <translation>%1 sprites son ahora una sola animación; deshacer los separa.</translation>
    </message>
    <message>
        <source>A sprite of one frame cannot be split.</source>
        <translation>Un sprite de un solo fotograma no se puede dividir.</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>Dividir %1</translation>
    </message>
    <message>
        <source>“%1” is %2 sprites now; undo brings it back.</source>
        <translation>«%1» es ahora %2 sprites; deshacer lo recupera.</translation>
    </message>
    <message>
        <source>Tags over several of them went: %1.</source>
        <translation>Se quitaron etiquetas que abarcaban varios de ellos: %1.</translation>
    </message>
    <message>
        <source>&amp;Join chosen sprites into one</source>
        <translation>&amp;Unir los sprites elegidos en uno</translation>
    </message>
    <message>
        <source>The frames of the chosen sprites become one animation, in the order of their numbers</source>
        <translation>Los fotogramas de los sprites elegidos pasan a ser una animación, en el orden de sus números</translation>
    </message>
    <message>
        <source>S&amp;plit sprite</source>
        <translation>Di&amp;vidir sprite</translation>
    </message>
    <message>
        <source>The chosen frames become a sprite of their own; with one or all chosen, each frame does</source>
        <translation>Los fotogramas elegidos pasan a un sprite propio; si se eligen uno o todos, cada fotograma al suyo</translation>
    </message>
    <message>
        <source>&amp;Find image…</source>
        <translation>&amp;Buscar imagen…</translation>
    </message>
    <message>
        <source>Where an image is that cannot be read; others beside it are found with it</source>
        <translation>Dónde está una imagen que no se puede leer; con ella se encuentran otras que estén al lado</translation>
    </message>
    <message>
        <source>&amp;Replace image…</source>
        <translation>&amp;Reemplazar imagen…</translation>
    </message>
    <message>
        <source>Another image in the place of the one in view; frames and shapes stay</source>
        <translation>Otra imagen en lugar de la que se ve; fotogramas y formas se conservan</translation>
    </message>
    <message>
        <source>&amp;Stage on or off</source>
        <translation>&amp;Entrar o salir del escenario</translation>
    </message>
    <message>
        <source>Place frames and see what overlaps</source>
        <translation>Coloca fotogramas y muestra qué se solapa</translation>
    </message>
    <message>
        <source>&amp;Place frame</source>
        <translation>Colocar &amp;fotograma</translation>
    </message>
    <message>
        <source>Put the frame in view on the stage</source>
        <translation>Pone en el escenario el fotograma que se ve</translation>
    </message>
    <message>
        <source>Trace the selected f&amp;rames</source>
        <translation>Trazar los fotogramas &amp;seleccionados</translation>
    </message>
    <message>
        <source>Outline what is opaque, as the Trace panel says</source>
        <translation>Contornea lo opaco, según el panel Trazado</translation>
    </message>
    <message>
        <source>&amp;Trace</source>
        <translation>&amp;Trazar</translation>
    </message>
    <message>
        <source>&amp;Trace all frames of the sprite</source>
        <translation>&amp;Trazar todos los fotogramas del sprite</translation>
    </message>
    <message>
        <source>Trace all frames of the &amp;project</source>
        <translation>Trazar todos los fotogramas del &amp;proyecto</translation>
    </message>
    <message>
        <source>Chosen cells of tr&amp;acks</source>
        <translation>Celdas elegidas de &amp;pistas</translation>
    </message>
    <message>
        <source>&amp;Join into one track</source>
        <translation>&amp;Unir en una pista</translation>
    </message>
    <message>
        <source>Make the shapes of the chosen cells one thing at different times</source>
        <translation>Convierte las formas de las celdas elegidas en una misma cosa en distintos momentos</translation>
    </message>
    <message>
        <source>Take &amp;out of the track</source>
        <translation>&amp;Sacar de la pista</translation>
    </message>
    <message>
        <source>Make each shape of the chosen cells a thing by itself</source>
        <translation>Convierte cada forma de las celdas elegidas en algo independiente</translation>
    </message>
    <message>
        <source>&amp;Hold to here</source>
        <translation>&amp;Mantener hasta aquí</translation>
    </message>
    <message>
        <source>Keep the shape of the first chosen cell, or the last one before it, in all of them</source>
        <translation>Conserva en todas ellas la forma de la primera celda elegida, o la última anterior</translation>
    </message>
    <message>
        <source>Of the chosen cells that lie between two keys</source>
        <translation>De las celdas elegidas que están entre dos claves</translation>
    </message>
    <message>
        <source>In-betweens: ease &amp;in</source>
        <translation>Intermedios: &amp;entrada suave</translation>
    </message>
    <message>
        <source>In-betweens: &amp;ease out</source>
        <translation>Intermedios: sali&amp;da suave</translation>
    </message>
    <message>
        <source>In-betweens: ease in &amp;and out</source>
        <translation>Intermedios: entrada &amp;y salida suaves</translation>
    </message>
    <message>
        <source>In-betweens: &amp;none, all keys</source>
        <translation>Intermedios: &amp;ninguno, todo claves</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Acercar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ale&amp;jar</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>&amp;100 %</translation>
    </message>
    <message>
        <source>One screen pixel for each pixel</source>
        <translation>Un píxel de pantalla por cada píxel</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>Ajustar a la &amp;ventana</translation>
    </message>
    <message>
        <source>Show the whole frame or stage</source>
        <translation>Muestra todo el fotograma o escenario</translation>
    </message>
    <message>
        <source>&amp;New project</source>
        <translation>&amp;Nuevo proyecto</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open projects and images, each project in a tab</source>
        <translation>Abre proyectos e imágenes, cada proyecto en una pestaña</translation>
    </message>
    <message>
        <source>Reco&amp;ver…</source>
        <translation>Recu&amp;perar…</translation>
    </message>
    <message>
        <source>Open work that was closed without saving</source>
        <translation>Abre trabajo que se cerró sin guardar</translation>
    </message>
    <message>
        <source>Vers&amp;ions…</source>
        <translation>&amp;Versiones…</translation>
    </message>
    <message>
        <source>See what the project was like when it was saved, and open that as a copy</source>
        <translation>Muestra cómo era el proyecto cuando se guardó, y lo abre como copia</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>Cerrar pro&amp;yecto</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>&amp;Buscar una acción…</translation>
    </message>
    <message>
        <source>Type a few letters of any action, sprite or frame</source>
        <translation>Escriba unas letras de cualquier acción, sprite o fotograma</translation>
    </message>
    <message>
        <source>Ne&amp;xt project</source>
        <translation>Proyecto si&amp;guiente</translation>
    </message>
    <message>
        <source>Pre&amp;vious project</source>
        <translation>Proyecto &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>I&amp;dioma</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>Como el &amp;escritorio</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>Explains what has the focus, beside the work</source>
        <translation>Explica lo que tiene el foco, junto al trabajo</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>All keys and gestures, beside the work</source>
        <translation>Todas las teclas y gestos, junto al trabajo</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>&amp;Cambiar teclas…</translation>
    </message>
    <message>
        <source>&amp;About Hitbox Editor</source>
        <translation>&amp;Acerca de Hitbox Editor</translation>
    </message>
    <message>
        <source>&amp;First contact</source>
        <translation>&amp;Primer contacto</translation>
    </message>
    <message>
        <source>&amp;Last contact</source>
        <translation>&amp;Último contacto</translation>
    </message>
    <message>
        <source>In the timeline</source>
        <translation>En la línea de tiempo</translation>
    </message>
    <message>
        <source>Next pane&amp;l</source>
        <translation>Pane&amp;l siguiente</translation>
    </message>
    <message>
        <source>Go on to the next panel, or to the canvas</source>
        <translation>Pasa al panel siguiente, o al lienzo</translation>
    </message>
    <message>
        <source>Previous p&amp;anel</source>
        <translation>P&amp;anel anterior</translation>
    </message>
    <message>
        <source>Trac&amp;ks</source>
        <translation>P&amp;istas</translation>
    </message>
    <message>
        <source>What is there in which frame, in place of the strip of frames</source>
        <translation>Qué hay en cada fotograma, en lugar de la tira de fotogramas</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>&amp;Línea de tiempo</translation>
    </message>
    <message>
        <source>Play two animations side by side and see when they connect</source>
        <translation>Reproduce dos animaciones en paralelo y muestra cuándo conectan</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Ajustes…</translation>
    </message>
    <message>
        <source>Language, colours, text size, durations and keys</source>
        <translation>Idioma, colores, tamaño del texto, duraciones y teclas</translation>
    </message>
    <message>
        <source>R&amp;un a script…</source>
        <translation>Ejec&amp;utar un script…</translation>
    </message>
    <message>
        <source>A rule, an export or an edit of your own, in JavaScript</source>
        <translation>Una regla, una exportación o una edición propia, en JavaScript</translation>
    </message>
    <message>
        <source>Conflicts of a mer&amp;ge</source>
        <translation>Conflictos de una &amp;fusión</translation>
    </message>
    <message>
        <source>&amp;Next conflict</source>
        <translation>&amp;Siguiente conflicto</translation>
    </message>
    <message>
        <source>Go to the next place that two people changed, each to something else</source>
        <translation>Ir al siguiente lugar que dos personas cambiaron de forma distinta</translation>
    </message>
    <message>
        <source>Take &amp;ours</source>
        <translation>Tomar la &amp;nuestra</translation>
    </message>
    <message>
        <source>Take &amp;theirs</source>
        <translation>Tomar la &amp;suya</translation>
    </message>
    <message>
        <source>Keep &amp;both</source>
        <translation>Conservar &amp;ambas</translation>
    </message>
    <message>
        <source>&amp;Done as it is</source>
        <translation>&amp;Dejar como está</translation>
    </message>
    <message>
        <source>Sam&amp;ples</source>
        <translation>&amp;Ejemplos</translation>
    </message>
    <message>
        <source>%1 sprites are one now, each of them a tag; undo takes them apart.</source>
        <translation>%1 sprites son ahora uno solo, cada uno con su etiqueta; deshacer los separa.</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Herramientas</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Orden</translation>
    </message>
    <message>
        <source>Flip horizontally about the &amp;pivot</source>
        <translation>Voltear horizontalmente respecto al &amp;pivote</translation>
    </message>
    <message>
        <source>Flip vertically about the pivot</source>
        <translation>Voltear verticalmente respecto al pivote</translation>
    </message>
    <message>
        <source>Rename what is selected in the list at hand, or the selected shape or point, or else the sprite</source>
        <translation>Renombra lo seleccionado en la lista actual, o la forma o el punto seleccionados, o si no el sprite</translation>
    </message>
    <message>
        <source>What is drawn next is “%1”; %2 once more: what is selected, too.</source>
        <translation>Lo próximo que se dibuje será «%1»; %2 otra vez: también lo seleccionado.</translation>
    </message>
    <message>
        <source>The selected shapes are “%1” now.</source>
        <translation>Las formas seleccionadas son ahora «%1».</translation>
    </message>
    <message>
        <source>What is drawn next is “%1”.</source>
        <translation>Lo próximo que se dibuje será «%1».</translation>
    </message>
    <message>
        <source>P&amp;ivots of the chosen frames</source>
        <translation>P&amp;ivotes de los fotogramas elegidos</translation>
    </message>
    <message>
        <source>Pivot at the &amp;bottom middle of the picture (feet)</source>
        <translation>Pivote a&amp;bajo en el centro de la imagen (pies)</translation>
    </message>
    <message>
        <source>Below what is opaque in each chosen frame: where a figure stands</source>
        <translation>Debajo de lo que es opaco en cada fotograma elegido: donde está de pie una figura</translation>
    </message>
    <message>
        <source>Pivot in the &amp;centre of the picture</source>
        <translation>Pivote en el &amp;centro de la imagen</translation>
    </message>
    <message>
        <source>The middle of what is opaque in each chosen frame</source>
        <translation>El centro de lo que es opaco en cada fotograma elegido</translation>
    </message>
    <message>
        <source>Pivot at the bottom middle of the &amp;frame</source>
        <translation>Pivote abajo en el centro del &amp;fotograma</translation>
    </message>
    <message>
        <source>Of each chosen frame, whatever its picture shows</source>
        <translation>De cada fotograma elegido, muestre lo que muestre su imagen</translation>
    </message>
    <message>
        <source>Pivot in the centre of the f&amp;rame</source>
        <translation>Pivote en el centro del fotog&amp;rama</translation>
    </message>
    <message>
        <source>In-betweens: linea&amp;r</source>
        <translation>Intermedios: linea&amp;l</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>¿&amp;Qué es esto?</translation>
    </message>
    <message>
        <source>The next click says what something is for</source>
        <translation>El próximo clic dice para qué sirve algo</translation>
    </message>
    <message>
        <source>Step by step, beside the work</source>
        <translation>Paso a paso, junto al trabajo</translation>
    </message>
    <message>
        <source>&amp;Tutorials</source>
        <translation>Tutor&amp;iales</translation>
    </message>
</context>
<context>
    <name>hitbox::AnimationBox</name>
    <message>
        <source>all frames</source>
        <translation>todos los fotogramas</translation>
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
        <translation>imágenes «%1»</translation>
    </message>
    <message>
        <source>no image has the number %1; the frames follow each other without it</source>
        <translation>ninguna imagen tiene el número %1; los fotogramas se suceden sin ella</translation>
    </message>
    <message>
        <source>sprite “%1”</source>
        <translation>sprite «%1»</translation>
    </message>
    <message>
        <source>its images differ in size: “%1” has %2 pixels, “%3” has %4; each pivot is in the middle of its own</source>
        <translation>sus imágenes difieren en tamaño: «%1» tiene %2 píxeles, «%3» tiene %4; cada pivote está en el centro de la suya</translation>
    </message>
    <message>
        <source>several images have the number %1; all of them are frames, one behind the other</source>
        <translation>varias imágenes tienen el número %1; todas son fotogramas, una tras otra</translation>
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
        <translation>Bit %1: capa %2, valor %3</translation>
    </message>
    <message>
        <source>Bits as a number</source>
        <translation>Bits como número</translation>
    </message>
    <message>
        <source>The bits as a number: decimal, or hexadecimal as 0x1f, or binary as 0b101</source>
        <translation>Los bits como número: decimal, hexadecimal como 0x1f o binario como 0b101</translation>
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
        <translation>Soltado en %1</translation>
    </message>
    <message>
        <source>Pressed at %1</source>
        <translation>Pulsado en %1</translation>
    </message>
    <message>
        <source>Clicked at %1</source>
        <translation>Clic en %1</translation>
    </message>
</context>
<context>
    <name>hitbox::CategoriesDialog</name>
    <message>
        <source>Categories</source>
        <translation>Categorías</translation>
    </message>
    <message>
        <source>A tick says that shapes of the row&apos;s category strike shapes of the column&apos;s. Bits become the engine&apos;s layer, the ticks its mask. Changes are made at once; Ctrl+Z takes them back.</source>
        <translation>Una marca indica que las formas de la categoría de la fila golpean a las de la categoría de la columna. Los bits pasan a ser la capa del motor; las marcas, su máscara. Los cambios se aplican enseguida; Ctrl+Z los deshace.</translation>
    </message>
    <message>
        <source>Categories and who hits whom</source>
        <translation>Categorías y quién golpea a quién</translation>
    </message>
    <message>
        <source>“%1” is no whole number from 0 to 4294967295.</source>
        <translation>«%1» no es un número entero de 0 a 4294967295.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Quitar…</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Subir</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Bajar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>%1, told apart by every kind of colour vision</source>
        <translation>%1, distinguible con cualquier tipo de visión del color</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>Color %1</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Otro…</translation>
    </message>
    <message>
        <source>Choose any colour</source>
        <translation>Elegir cualquier color</translation>
    </message>
    <message>
        <source>Who hits whom</source>
        <translation>Quién golpea a quién</translation>
    </message>
    <message>
        <source>There is a category “%1” already.</source>
        <translation>Ya existe una categoría «%1».</translation>
    </message>
    <message>
        <source>A category needs a name.</source>
        <translation>Una categoría necesita un nombre.</translation>
    </message>
    <message>
        <source>Rename category to %1</source>
        <translation>Renombrar categoría a %1</translation>
    </message>
    <message>
        <source>Bits of %1</source>
        <translation>Bits de %1</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Color de %1</translation>
    </message>
    <message>
        <source>Move category %1</source>
        <translation>Mover categoría %1</translation>
    </message>
    <message>
        <source>category</source>
        <translation>categoría</translation>
    </message>
    <message>
        <source>Add category</source>
        <translation>Añadir categoría</translation>
    </message>
    <message>
        <source>Remove category %1</source>
        <translation>Quitar categoría %1</translation>
    </message>
    <message>
        <source>Its one shape goes to</source>
        <translation>Su única forma pasa a</translation>
    </message>
    <message numerus="yes">
        <source>Its %n shapes go to</source>
        <translation>
            <numerusform>Su %n forma pasa a</numerusform>
            <numerusform>Sus %n formas pasan a</numerusform>
        </translation>
    </message>
    <message>
        <source>no category</source>
        <translation>sin categoría</translation>
    </message>
</context>
<context>
    <name>hitbox::CategoryList</name>
    <message>
        <source>Categories</source>
        <translation>Categorías</translation>
    </message>
    <message>
        <source>No categories yet.</source>
        <translation>Aún no hay categorías.</translation>
    </message>
</context>
<context>
    <name>hitbox::CategoryTableModel</name>
    <message>
        <source>%1 hits %2</source>
        <translation>%1 golpea a %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>hits %1</source>
        <translation>golpea a %1</translation>
    </message>
</context>
<context>
    <name>hitbox::CommandPalette</name>
    <message>
        <source>Find an action</source>
        <translation>Buscar una acción</translation>
    </message>
    <message>
        <source>Find an action, a sprite or a frame</source>
        <translation>Buscar una acción, un sprite o un fotograma</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>Coincidencias</translation>
    </message>
</context>
<context>
    <name>hitbox::ConflictChoices</name>
    <message>
        <source>what the conflict is about is not there any more, or is there twice</source>
        <translation>aquello de lo que trata el conflicto ya no está o está dos veces</translation>
    </message>
    <message>
        <source>this is to be done by hand</source>
        <translation>esto hay que hacerlo a mano</translation>
    </message>
    <message>
        <source>%1 is the name of something else</source>
        <translation>%1 es el nombre de otra cosa</translation>
    </message>
</context>
<context>
    <name>hitbox::ConflictsPanel</name>
    <message>
        <source>Outline</source>
        <translation>Contorno</translation>
    </message>
    <message>
        <source>The project</source>
        <translation>El proyecto</translation>
    </message>
    <message>
        <source>%1: both changed it</source>
        <translation>%1: ambos lo cambiaron</translation>
    </message>
    <message>
        <source>Ours removed it, theirs changed it</source>
        <translation>Nosotros lo quitamos, ellos lo cambiaron</translation>
    </message>
    <message>
        <source>Theirs removed it, ours changed it</source>
        <translation>Ellos lo quitaron, nosotros lo cambiamos</translation>
    </message>
    <message>
        <source>Order: both moved some of %1</source>
        <translation>Orden: ambos movieron algo en %1</translation>
    </message>
    <message>
        <source>Its new name is that of something else</source>
        <translation>Su nuevo nombre es el de otra cosa</translation>
    </message>
    <message>
        <source>It went to two places, and is in both</source>
        <translation>Fue a dos lugares y está en ambos</translation>
    </message>
    <message>
        <source>All that it named was removed, and it too</source>
        <translation>Se quitó todo lo que nombraba, y también esto</translation>
    </message>
    <message>
        <source>A conflict that a newer version knows</source>
        <translation>Un conflicto que conoce una versión más nueva</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>quitado</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflictos</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Nuestra</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Suya</translation>
    </message>
    <message>
        <source>Take ours</source>
        <translation>Tomar la nuestra</translation>
    </message>
    <message>
        <source>Make it as our side has it</source>
        <translation>Dejarlo como lo tiene nuestro lado</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Tomar la suya</translation>
    </message>
    <message>
        <source>Make it as their side has it</source>
        <translation>Dejarlo como lo tiene el otro lado</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Conservar ambas</translation>
    </message>
    <message>
        <source>Keep our shape, and theirs as another one above it</source>
        <translation>Conservar nuestra forma y la suya como otra encima</translation>
    </message>
    <message>
        <source>Leave it as it is now</source>
        <translation>Dejarlo como está ahora</translation>
    </message>
    <message>
        <source>All conflicts are settled</source>
        <translation>Todos los conflictos están resueltos</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>Dejar como está</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Pivote</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propiedades</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Impactos</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Capa</translation>
    </message>
    <message>
        <source>Sprites</source>
        <translation>Sprites</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Fotogramas</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formas</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorías</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>Instancias</translation>
    </message>
    <message>
        <source>Probes</source>
        <translation>Sondas</translation>
    </message>
    <message>
        <source>Emitters</source>
        <translation>Emisores</translation>
    </message>
</context>
<context>
    <name>hitbox::ContactSheet</name>
    <message>
        <source>%1 of %2 frames</source>
        <translation>%1 de %2 fotogramas</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 fotograma</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>%1 fotogramas</translation>
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
        <translation>Hoja de contactos de %1</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>&amp;Tamaño</translation>
    </message>
    <message>
        <source>Size of a frame in pixels</source>
        <translation>Tamaño de un fotograma en píxeles</translation>
    </message>
    <message>
        <source>Pixels for the longer side of a frame; enlarged ones take whole multiples of their pixels</source>
        <translation>Píxeles del lado mayor de un fotograma; los ampliados usan múltiplos enteros de sus píxeles</translation>
    </message>
    <message>
        <source>S&amp;hapes</source>
        <translation>&amp;Formas</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 fotograma</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n fotograma</numerusform>
            <numerusform>%n fotogramas</numerusform>
        </translation>
    </message>
    <message>
        <source>Double click on a frame goes there.</source>
        <translation>Un doble clic en un fotograma va a él.</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>&amp;Guardar imagen…</translation>
    </message>
    <message>
        <source>As PNG, or as a page of HTML that says what is wrong with each frame</source>
        <translation>Como PNG, o como página HTML que dice qué falla en cada fotograma</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>Imágenes PNG (*.png)</translation>
    </message>
    <message>
        <source>HTML pages (*.html)</source>
        <translation>Páginas HTML (*.html)</translation>
    </message>
    <message>
        <source>Save the contact sheet</source>
        <translation>Guardar la hoja de contactos</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Dibujando…</translation>
    </message>
    <message>
        <source>Could not write the contact sheet: %1</source>
        <translation>No se pudo escribir la hoja de contactos: %1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>Escrito %1</translation>
    </message>
</context>
<context>
    <name>hitbox::ContactSheetView</name>
    <message>
        <source>Frames</source>
        <translation>Fotogramas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
</context>
<context>
    <name>hitbox::CopyNote</name>
    <message>
        <source>Keep both</source>
        <translation>Conservar ambas</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>hitbox::CrashReportDialog</name>
    <message>
        <source>The report cannot be read: %1</source>
        <translation>El informe no se puede leer: %1</translation>
    </message>
    <message>
        <source>Crash Report</source>
        <translation>Informe de fallo</translation>
    </message>
    <message>
        <source>Nothing of your projects is in it, and it was sent nowhere. Whoever mends the editor can use it.
%1</source>
        <translation>No contiene nada de sus proyectos y no se ha enviado a ninguna parte. Sirve a quien corrija el editor.
%1</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>El informe</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Open &amp;Folder</source>
        <translation>Abrir car&amp;peta</translation>
    </message>
</context>
<context>
    <name>hitbox::DocumentTabs</name>
    <message>
        <source>Open projects</source>
        <translation>Proyectos abiertos</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Aún sin guardar</translation>
    </message>
</context>
<context>
    <name>hitbox::EmitterFields</name>
    <message>
        <source>Category of the bullets</source>
        <translation>Categoría de los proyectiles</translation>
    </message>
    <message>
        <source>Decides what the bullets hit</source>
        <translation>Decide a qué golpean los proyectiles</translation>
    </message>
    <message>
        <source>Bullet</source>
        <translation>Proyectil</translation>
    </message>
    <message>
        <source>point</source>
        <translation>punto</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>círculo</translation>
    </message>
    <message>
        <source>box</source>
        <translation>caja</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>cápsula</translation>
    </message>
    <message>
        <source>drawn shape</source>
        <translation>forma dibujada</translation>
    </message>
    <message>
        <source>Fires from</source>
        <translation>Dispara desde</translation>
    </message>
    <message>
        <source>the edges</source>
        <translation>los bordes</translation>
    </message>
    <message>
        <source>a place</source>
        <translation>un lugar</translation>
    </message>
    <message>
        <source>Fires at</source>
        <translation>Dispara a</translation>
    </message>
    <message>
        <source>an instance</source>
        <translation>una instancia</translation>
    </message>
    <message>
        <source>Copy…</source>
        <translation>Copiar…</translation>
    </message>
    <message>
        <source>Fire a copy of a shape of the selected instance, or of the frame below</source>
        <translation>Dispara una copia de una forma de la instancia seleccionada, o del fotograma de abajo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>At</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Change emitter</source>
        <translation>Cambiar emisor</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>radio</translation>
    </message>
    <message>
        <source>width</source>
        <translation>anchura</translation>
    </message>
    <message>
        <source>height</source>
        <translation>altura</translation>
    </message>
    <message>
        <source>length</source>
        <translation>longitud</translation>
    </message>
    <message>
        <source>from x</source>
        <translation>desde x</translation>
    </message>
    <message>
        <source>from y</source>
        <translation>desde y</translation>
    </message>
    <message>
        <source>instance</source>
        <translation>instancia</translation>
    </message>
    <message>
        <source>at x</source>
        <translation>a x</translation>
    </message>
    <message>
        <source>at y</source>
        <translation>a y</translation>
    </message>
    <message>
        <source>every</source>
        <translation>cada</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>velocidad</translation>
    </message>
    <message>
        <source> px/s</source>
        <translation> px/s</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>dispersión</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>The frame has no shapes</source>
        <translation>El fotograma no tiene formas</translation>
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
        <translation>Emisores</translation>
    </message>
    <message>
        <source>Nothing fires yet. Add an emitter.</source>
        <translation>Aún no dispara nada. Añada un emisor.</translation>
    </message>
    <message>
        <source>Add an emitter that fires at the first instance</source>
        <translation>Añadir un emisor que dispare a la primera instancia</translation>
    </message>
    <message>
        <source>Duplicate this emitter</source>
        <translation>Duplicar este emisor</translation>
    </message>
    <message>
        <source>Remove this emitter (Delete)</source>
        <translation>Quitar este emisor (Supr)</translation>
    </message>
    <message>
        <source>Rename emitter</source>
        <translation>Renombrar emisor</translation>
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
        <translation>Añadir emisor</translation>
    </message>
    <message>
        <source>Duplicate emitter</source>
        <translation>Duplicar emisor</translation>
    </message>
    <message>
        <source>Remove emitter</source>
        <translation>Quitar emisor</translation>
    </message>
</context>
<context>
    <name>hitbox::EmittersItem</name>
    <message>
        <source>%1 of %2 emitters in view are marked: zoom in for the rest</source>
        <translation>Se marcan %1 de los %2 emisores a la vista: acerque la vista para ver el resto</translation>
    </message>
</context>
<context>
    <name>hitbox::EmptyFrameBar</name>
    <message>
        <source>This frame has no shapes yet.</source>
        <translation>Este fotograma aún no tiene formas.</translation>
    </message>
    <message>
        <source>Copy the shapes of that frame, as the same things at another time</source>
        <translation>Copiar las formas de ese fotograma, como las mismas cosas en otro momento</translation>
    </message>
    <message>
        <source>Copy shapes to %1</source>
        <translation>Copiar formas a %1</translation>
    </message>
    <message>
        <source>Shapes of %1</source>
        <translation>Formas de %1</translation>
    </message>
</context>
<context>
    <name>hitbox::EngineChooser</name>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>The engine that this project is made for: what it gets is shown, and exports start with it</source>
        <translation>El motor para el que se hace este proyecto: se muestra lo que recibe, y las exportaciones parten de él</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
</context>
<context>
    <name>hitbox::EnginePanel</name>
    <message>
        <source>Engine gets</source>
        <translation>El motor recibe</translation>
    </message>
    <message>
        <source>What the engine gets</source>
        <translation>Lo que recibe el motor</translation>
    </message>
    <message>
        <source>What the engine loses</source>
        <translation>Lo que pierde el motor</translation>
    </message>
    <message>
        <source>Engine view</source>
        <translation>Vista del motor</translation>
    </message>
    <message>
        <source>Show on the canvas what the engine gets</source>
        <translation>Muestra en el lienzo lo que recibe el motor</translation>
    </message>
    <message>
        <source>%1 is not exported: %2</source>
        <translation>%1 no se exporta: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>of this frame</source>
        <translation>de este fotograma</translation>
    </message>
    <message>
        <source>choose one at the top</source>
        <translation>elija uno arriba</translation>
    </message>
    <message>
        <source>“%1” is not known here</source>
        <translation>«%1» no se conoce aquí</translation>
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
        <translation>Eventos: %1</translation>
    </message>
    <message>
        <source>Events of the frame</source>
        <translation>Eventos del fotograma</translation>
    </message>
    <message>
        <source>Nothing happens in this frame.</source>
        <translation>En este fotograma no ocurre nada.</translation>
    </message>
    <message>
        <source>Add an event</source>
        <translation>Añadir un evento</translation>
    </message>
    <message>
        <source>Duplicate this event</source>
        <translation>Duplicar este evento</translation>
    </message>
    <message>
        <source>Remove this event (Delete)</source>
        <translation>Quitar este evento (Supr)</translation>
    </message>
    <message>
        <source>Properties of the event</source>
        <translation>Propiedades del evento</translation>
    </message>
    <message>
        <source>Add a property to the event</source>
        <translation>Añadir una propiedad al evento</translation>
    </message>
    <message>
        <source>event</source>
        <translation>evento</translation>
    </message>
    <message>
        <source>Add event %1</source>
        <translation>Añadir evento %1</translation>
    </message>
    <message>
        <source>Duplicate event %1</source>
        <translation>Duplicar evento %1</translation>
    </message>
    <message>
        <source>Remove event %1</source>
        <translation>Quitar evento %1</translation>
    </message>
    <message>
        <source>Rename event to %1</source>
        <translation>Renombrar evento a %1</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportDialog</name>
    <message>
        <source>… and %1 more</source>
        <translation>… y %1 más</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>On every save</source>
        <translation>Cada vez que se guarda</translation>
    </message>
    <message>
        <source>&amp;Copy text</source>
        <translation>&amp;Copiar texto</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportar</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>This version of the editor does not know the format.</source>
        <translation>Esta versión del editor no conoce el formato.</translation>
    </message>
    <message>
        <source>Export into</source>
        <translation>Exportar a</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exportando…</translation>
    </message>
    <message>
        <source>Choose the folder that the files are written to.</source>
        <translation>Elija la carpeta en la que se escriben los archivos.</translation>
    </message>
    <message>
        <source>“%1” is a relative folder; choose one from the root on.</source>
        <translation>«%1» es una carpeta relativa; elija una desde la raíz.</translation>
    </message>
    <message>
        <source>The folder&apos;s name has more than %1 characters, or several lines; choose another one.</source>
        <translation>El nombre de la carpeta tiene más de %1 caracteres, o varias líneas; elija otra.</translation>
    </message>
    <message>
        <source>Replace files?</source>
        <translation>¿Reemplazar archivos?</translation>
    </message>
    <message>
        <source>The folder has other files of these names: %1</source>
        <translation>La carpeta tiene otros archivos con estos nombres: %1</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>&amp;Save as profile</source>
        <translation>&amp;Guardar como perfil</translation>
    </message>
    <message>
        <source>Keep this engine with its options and the folder in the project, under a name</source>
        <translation>Guarda este motor con sus opciones y la carpeta en el proyecto, con un nombre</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Motores</translation>
    </message>
    <message>
        <source>Leave this window and go to the first shape that is wrong</source>
        <translation>Sale de esta ventana y va a la primera forma errónea</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>Car&amp;peta</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>E&amp;legir…</translation>
    </message>
    <message>
        <source>Make the export of this profile again whenever the project is saved</source>
        <translation>Repite la exportación de este perfil cada vez que se guarda el proyecto</translation>
    </message>
    <message>
        <source>Put the text of the file in view on the clipboard</source>
        <translation>Pone en el portapapeles el texto del archivo que se ve</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The folder has another file of this name: %1</source>
        <translation>La carpeta tiene otro archivo con este nombre: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportFlow</name>
    <message>
        <source>%1 Lost or changed: %2.</source>
        <translation>%1 Perdido o cambiado: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 Lost or changed: %2, and %n more.</source>
        <translation>
            <numerusform>%1 Perdido o cambiado: %2, y %n más.</numerusform>
            <numerusform>%1 Perdido o cambiado: %2, y %n más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1, y %n más</numerusform>
            <numerusform>%1, y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exportando…</translation>
    </message>
    <message>
        <source>The project wants to be exported at every save, into %1.</source>
        <translation>El proyecto pide exportarse cada vez que se guarda, a %1.</translation>
    </message>
    <message>
        <source>The project wants to be exported at every save, into %1, and to read %2 for it.</source>
        <translation>El proyecto pide exportarse cada vez que se guarda, a %1, y leer %2 para ello.</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Permitir</translation>
    </message>
    <message>
        <source>Not exported: %1</source>
        <translation>No exportado: %1</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Saved. %1</source>
        <translation>Guardado. %1</translation>
    </message>
    <message>
        <source>Saved, but “%1” was not exported: %2</source>
        <translation>Guardado, pero «%1» no se exportó: %2</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>%1 The project is made for %2 now: undo takes that back.</source>
        <translation>%1 El proyecto es ahora para %2: deshacer lo revierte.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>The project is made for %1, as it was exported last: undo takes that back.</source>
        <translation>El proyecto es para %1, como se exportó la última vez: deshacer lo revierte.</translation>
    </message>
    <message>
        <source>Exported %1 into %2 (%3).</source>
        <translation>Se exportó %1 a %2 (%3).</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportOptionFields</name>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportPreviewView</name>
    <message>
        <source>Search the text</source>
        <translation>Buscar en el texto</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>The files are being made</source>
        <translation>Se están creando los archivos</translation>
    </message>
    <message>
        <source>Text of the file</source>
        <translation>Texto del archivo</translation>
    </message>
    <message>
        <source>Search the text (Ctrl+F); Return goes on, Shift+Return back</source>
        <translation>Buscar en el texto (Ctrl+F); Intro avanza, Mayús+Intro retrocede</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Return)</source>
        <translation>Coincidencia anterior (Mayús+Intro)</translation>
    </message>
    <message>
        <source>Next hit (Return)</source>
        <translation>Coincidencia siguiente (Intro)</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 pixels</source>
        <translation>Una imagen de %1 × %2 píxeles</translation>
    </message>
    <message>
        <source>
… and 1 byte more</source>
        <translation>
… y 1 byte más</translation>
    </message>
    <message numerus="yes">
        <source>
… and %n bytes more</source>
        <translation>
            <numerusform>
… y %n byte más</numerusform>
            <numerusform>
… y %n bytes más</numerusform>
        </translation>
    </message>
    <message>
        <source>not found</source>
        <translation>no encontrado</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
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
        <translation>%1: %2 salvo que una forma diga otra cosa</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>several</source>
        <translation>varios</translation>
    </message>
</context>
<context>
    <name>hitbox::FieldsTable</name>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Fields of the category</source>
        <translation>Campos de la categoría</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>Choices, with commas between</source>
        <translation>Alternativas, separadas por comas</translation>
    </message>
    <message>
        <source>Fields are properties that all shapes of the category have, such as damage. Shapes with the same value of a field “group” hit once together.</source>
        <translation>Los campos son propiedades que tienen todas las formas de la categoría, como el daño. Las formas con el mismo valor en un campo «group» golpean juntas una sola vez.</translation>
    </message>
    <message>
        <source>Add &amp;field</source>
        <translation>Añadir ca&amp;mpo</translation>
    </message>
    <message>
        <source>Remove f&amp;ield</source>
        <translation>Quitar cam&amp;po</translation>
    </message>
    <message>
        <source>Type of %1</source>
        <translation>Tipo de %1</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>yes/no</source>
        <translation>sí/no</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>alternativas</translation>
    </message>
    <message>
        <source>A field needs a name.</source>
        <translation>Un campo necesita un nombre.</translation>
    </message>
    <message>
        <source>There is a field “%1” already.</source>
        <translation>Ya existe un campo «%1».</translation>
    </message>
    <message>
        <source>Rename field to %1</source>
        <translation>Renombrar campo a %1</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>«%1» no es un número.</translation>
    </message>
    <message>
        <source>“%1” is neither yes nor no.</source>
        <translation>«%1» no es sí ni no.</translation>
    </message>
    <message>
        <source>“%1” is none of the choices.</source>
        <translation>«%1» no es una de las alternativas.</translation>
    </message>
    <message>
        <source>Default of %1</source>
        <translation>Predeterminado de %1</translation>
    </message>
    <message>
        <source>A field of this type needs a choice.</source>
        <translation>Un campo de este tipo necesita una alternativa.</translation>
    </message>
    <message>
        <source>A field has at most %1 choices.</source>
        <translation>Un campo tiene %1 alternativas como máximo.</translation>
    </message>
    <message>
        <source>Choices of %1</source>
        <translation>Alternativas de %1</translation>
    </message>
    <message>
        <source>A category has at most %1 fields.</source>
        <translation>Una categoría tiene %1 campos como máximo.</translation>
    </message>
    <message>
        <source>Add field to %1</source>
        <translation>Añadir campo a %1</translation>
    </message>
    <message>
        <source>Remove field %1</source>
        <translation>Quitar campo %1</translation>
    </message>
</context>
<context>
    <name>hitbox::FileChangeBar</name>
    <message>
        <source>Another program changed %1, which was read anew (%2). Undo shows it as it was.</source>
        <translation>Otro programa cambió %1, que se ha leído de nuevo (%2). Deshacer lo muestra como estaba.</translation>
    </message>
    <message>
        <source>Another program changed %1: %2. Here is unsaved work on it.</source>
        <translation>Otro programa cambió %1: %2. Aquí hay trabajo sin guardar en él.</translation>
    </message>
    <message>
        <source>Another program changed %1: %2. Here it is as it was.</source>
        <translation>Otro programa cambió %1: %2. Aquí está como estaba.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Conservar lo mío</translation>
    </message>
    <message>
        <source>Another program changed %1, and it cannot be read now: %2. Here it is as it was.</source>
        <translation>Otro programa cambió %1, y ahora no se puede leer: %2. Aquí está como estaba.</translation>
    </message>
    <message>
        <source>%1 was moved or removed. Here it still is.</source>
        <translation>%1 se movió o se quitó. Aquí sigue estando.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>by %1 on %2, since %3</source>
        <translation>por %1 en %2, desde %3</translation>
    </message>
    <message>
        <source>by somebody unknown</source>
        <translation>por alguien desconocido</translation>
    </message>
    <message>
        <source>%1 is also open elsewhere: %2. You are told here when it is saved there.</source>
        <translation>%1 también está abierto en otro lugar: %2. Aquí se avisa de lo que se guarde allí.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>on %1, since %2</source>
        <translation>en %1, desde %2</translation>
    </message>
    <message>
        <source>The folder of %1 was moved or removed. Here it still is.</source>
        <translation>La carpeta de %1 se movió o se eliminó. Aquí sigue estando.</translation>
    </message>
</context>
<context>
    <name>hitbox::FileFlow</name>
    <message>
        <source>Not saved: %1 is as it was</source>
        <translation>No guardado: %1 sigue como estaba</translation>
    </message>
    <message>
        <source>Could not open the file</source>
        <translation>No se pudo abrir el archivo</translation>
    </message>
    <message>
        <source>Add images as sprites</source>
        <translation>Añadir imágenes como sprites</translation>
    </message>
    <message>
        <source>Images and sheets (%1);;Images (%2);;All files (*)</source>
        <translation>Imágenes y hojas (%1);;Imágenes (%2);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>“%1” was moved or removed since it was opened here.</source>
        <translation>«%1» se movió o se quitó desde que se abrió aquí.</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since it was opened here.</source>
        <translation>Otro programa cambió «%1» desde que se abrió aquí.</translation>
    </message>
    <message>
        <source>File is gone</source>
        <translation>El archivo ya no está</translation>
    </message>
    <message>
        <source>File changed on disk</source>
        <translation>El archivo cambió en el disco</translation>
    </message>
    <message>
        <source>Your work is still open here. Saving writes the file anew.</source>
        <translation>Su trabajo sigue abierto aquí. Al guardar se escribe el archivo de nuevo.</translation>
    </message>
    <message>
        <source>Saving replaces those changes with yours.</source>
        <translation>Al guardar se reemplazan esos cambios por los suyos.</translation>
    </message>
    <message>
        <source>Write anew</source>
        <translation>Escribir de nuevo</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Guardado %1</translation>
    </message>
    <message>
        <source>Could not save</source>
        <translation>No se pudo guardar</translation>
    </message>
    <message>
        <source>Nothing was changed on disk. Your work is still open here.</source>
        <translation>No se ha cambiado nada en el disco. Su trabajo sigue abierto aquí.</translation>
    </message>
    <message>
        <source>What lies on the disk now is not what lay there before, and may not be all of your work. It is still open here.</source>
        <translation>Lo que hay ahora en el disco no es lo que había antes, y puede no ser todo su trabajo. Sigue abierto aquí.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>Projects (*.hitbox)</source>
        <translation>Proyectos (*.hitbox)</translation>
    </message>
    <message>
        <source>What lies on the disk now cannot be read. Your work is still open here.</source>
        <translation>Lo que hay ahora en el disco no se puede leer. Su trabajo sigue abierto aquí.</translation>
    </message>
    <message>
        <source>The file on the disk is the new one, with your work as it was when saving began. Here it counts as unsaved until a save succeeds.</source>
        <translation>El archivo del disco es el nuevo, con su trabajo tal como estaba al empezar a guardar. Aquí cuenta como no guardado hasta que se guarde con éxito.</translation>
    </message>
    <message>
        <source>Folder is gone</source>
        <translation>La carpeta ya no está</translation>
    </message>
    <message>
        <source>The folder of “%1” was moved or removed.</source>
        <translation>La carpeta de «%1» se movió o se eliminó.</translation>
    </message>
    <message>
        <source>Your work is still open here. Save it in another folder.</source>
        <translation>Su trabajo sigue abierto aquí. Guárdelo en otra carpeta.</translation>
    </message>
    <message>
        <source>“%1” was moved or removed since this work on it was begun.</source>
        <translation>«%1» se movió o se eliminó desde que se empezó este trabajo.</translation>
    </message>
    <message>
        <source>“%1” was changed since it was opened here, and cannot be read now: %2</source>
        <translation>«%1» cambió desde que se abrió aquí y ahora no se puede leer: %2</translation>
    </message>
    <message>
        <source>Saving replaces it with yours.</source>
        <translation>Al guardar se reemplaza por el suyo.</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since it was opened here: %2.</source>
        <translation>Otro programa cambió «%1» desde que se abrió aquí: %2.</translation>
    </message>
    <message>
        <source>Saving replaces those changes with yours. Reload takes them in place of yours, which undo brings back.</source>
        <translation>Al guardar se reemplazan esos cambios por los suyos. Recargar los toma en lugar de los suyos, que deshacer recupera.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>“%1” was written since this work on it was begun.</source>
        <translation>«%1» se escribió desde que se empezó este trabajo.</translation>
    </message>
    <message>
        <source>Saving replaces what is in it with yours. Undo shows it.</source>
        <translation>Al guardar se reemplaza lo que contiene por lo suyo. Deshacer lo muestra.</translation>
    </message>
    <message>
        <source>“%1” cannot be read now: %2</source>
        <translation>«%1» no se puede leer ahora: %2</translation>
    </message>
</context>
<context>
    <name>hitbox::FindingCard</name>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
</context>
<context>
    <name>hitbox::FindingsItem</name>
    <message>
        <source>%1 of %2 problems in view are marked: zoom in for the rest</source>
        <translation>Se marcan %1 de los %2 problemas a la vista: acerque la vista para ver el resto</translation>
    </message>
</context>
<context>
    <name>hitbox::FixBar</name>
    <message>
        <source>Fix</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>All ways to repair this</source>
        <translation>Todas las formas de reparar esto</translation>
    </message>
    <message>
        <source>Looking for repairs…</source>
        <translation>Buscando reparaciones…</translation>
    </message>
    <message>
        <source>Other ways…</source>
        <translation>Otras maneras…</translation>
    </message>
    <message>
        <source>1 in-between is a key now, and follows the others no more</source>
        <translation>1 intermedio es ahora una clave y ya no sigue a los demás</translation>
    </message>
    <message numerus="yes">
        <source>%n in-betweens are keys now, and follow the others no more</source>
        <translation>
            <numerusform>%n intermedio es ahora una clave y ya no sigue a los demás</numerusform>
            <numerusform>%n intermedios son ahora claves y ya no siguen a los demás</numerusform>
        </translation>
    </message>
    <message>
        <source>Frames between the keys have the first part alone</source>
        <translation>Los fotogramas entre las claves solo tienen la primera parte</translation>
    </message>
</context>
<context>
    <name>hitbox::FollowDialog</name>
    <message>
        <source>Add New Pictures as Frames</source>
        <translation>Añadir imágenes nuevas como fotogramas</translation>
    </message>
    <message>
        <source>Move Shapes with Their Pictures</source>
        <translation>Mover formas con sus imágenes</translation>
    </message>
    <message>
        <source>Add Frames</source>
        <translation>Añadir fotogramas</translation>
    </message>
    <message>
        <source>Move Shapes</source>
        <translation>Mover formas</translation>
    </message>
    <message>
        <source>Frames, where their pictures were and where they are</source>
        <translation>Fotogramas, dónde estaban sus imágenes y dónde están</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Fotograma</translation>
    </message>
    <message>
        <source>Was</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Is now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>New picture</source>
        <translation>Imagen nueva</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>What becomes of %1</source>
        <translation>Qué pasa con %1</translation>
    </message>
    <message>
        <source>Nowhere: keep it, listed as a problem</source>
        <translation>En ninguna parte: conservarlo, mostrado como problema</translation>
    </message>
    <message>
        <source>Nowhere: delete it with its shapes</source>
        <translation>En ninguna parte: eliminarlo con sus formas</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>Mover a %1</translation>
    </message>
    <message>
        <source>Move to the picture at %1, %2</source>
        <translation>Mover a la imagen en %1, %2</translation>
    </message>
    <message>
        <source>New pictures become &amp;frames</source>
        <translation>Las imágenes nuevas pasan a &amp;fotogramas</translation>
    </message>
    <message>
        <source>Put the frames into the &amp;order of the files&apos; numbers</source>
        <translation>Poner los fotogramas en el &amp;orden de los números de los archivos</translation>
    </message>
    <message>
        <source>Put the frames into the &amp;order in which they lie in %1</source>
        <translation>Poner los fotogramas en el &amp;orden en que están en %1</translation>
    </message>
    <message>
        <source>The animation then plays in this order; otherwise it plays as it did</source>
        <translation>La animación se reproduce entonces en este orden; si no, como hasta ahora</translation>
    </message>
</context>
<context>
    <name>hitbox::FramePivots</name>
    <message>
        <source>Looking at the pictures…</source>
        <translation>Mirando las imágenes…</translation>
    </message>
    <message>
        <source>Without opaque pixels and left alone: %1.</source>
        <translation>Sin píxeles opacos y no tocados: %1.</translation>
    </message>
    <message>
        <source>Changed meanwhile and left alone: %1.</source>
        <translation>Cambiados entretanto y no tocados: %1.</translation>
    </message>
    <message>
        <source>Without a readable image and left alone: %1, such as %2</source>
        <translation>Sin imagen legible y no tocados: %1, como %2</translation>
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
        <translation>Cuánto tiempo se muestra el fotograma; para todos los elegidos</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Pivot x</source>
        <translation>Pivote x</translation>
    </message>
    <message>
        <source>Pivot y</source>
        <translation>Pivote y</translation>
    </message>
    <message>
        <source>The point that the game places the frame by, in its pixels; for all chosen frames</source>
        <translation>El punto con el que el juego coloca el fotograma, en sus píxeles; para todos los elegidos</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Pivote</translation>
    </message>
    <message>
        <source>Rename frame to %1</source>
        <translation>Renombrar fotograma a %1</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n fotograma</numerusform>
            <numerusform>%n fotogramas</numerusform>
        </translation>
    </message>
    <message>
        <source>Pivot of %1</source>
        <translation>Pivote: %1</translation>
    </message>
    <message>
        <source>Duration of %1</source>
        <translation>Duración: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameRuler</name>
    <message>
        <source>Frames and tags along a line</source>
        <translation>Fotogramas y etiquetas a lo largo de una línea</translation>
    </message>
    <message>
        <source>Frames of tag %1</source>
        <translation>Fotogramas de la etiqueta %1</translation>
    </message>
    <message>
        <source>%1: frames %2 to %3. Drag an end to change it.</source>
        <translation>%1: fotogramas %2 a %3. Arrastre un extremo para cambiarlo.</translation>
    </message>
    <message>
        <source>Frame %1: %2. Drag to scrub.</source>
        <translation>Fotograma %1: %2. Arrastre para recorrer.</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameScene</name>
    <message>
        <source>Ours</source>
        <translation>Nuestra</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Suya</translation>
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
        <translation>Milisegundos</translation>
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
        <translation>Duraciones en milisegundos o en ticks del juego; el proyecto guarda milisegundos</translation>
    </message>
    <message>
        <source>Unit of durations</source>
        <translation>Unidad de las duraciones</translation>
    </message>
    <message>
        <source>&amp;Milliseconds</source>
        <translation>&amp;Milisegundos</translation>
    </message>
    <message>
        <source>&amp;Ticks of the game</source>
        <translation>&amp;Ticks del juego</translation>
    </message>
    <message>
        <source>Ticks per &amp;second</source>
        <translation>Ticks por &amp;segundo</translation>
    </message>
    <message>
        <source>Ticks per second</source>
        <translation>Ticks por segundo</translation>
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
        <translation>Fotogramas</translation>
    </message>
    <message>
        <source>Rename frame to %1</source>
        <translation>Renombrar fotograma a %1</translation>
    </message>
    <message>
        <source>No frame has this in its name.</source>
        <translation>Ningún fotograma tiene esto en el nombre.</translation>
    </message>
    <message>
        <source>The frames of the sprite in view stand here.</source>
        <translation>Aquí aparecen los fotogramas del sprite que se ve.</translation>
    </message>
    <message>
        <source>All frames</source>
        <translation>Todos los fotogramas</translation>
    </message>
    <message>
        <source>The tag “%1” names no frames of this sprite.</source>
        <translation>La etiqueta «%1» no nombra fotogramas de este sprite.</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>etiqueta</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>Añadir etiqueta</translation>
    </message>
    <message>
        <source>Remove tag %1</source>
        <translation>Quitar etiqueta %1</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n fotograma</numerusform>
            <numerusform>%n fotogramas</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Mover %1</translation>
    </message>
    <message>
        <source>A sprite keeps at least one frame. Remove the sprite instead.</source>
        <translation>Un sprite conserva al menos un fotograma. En su lugar, quite el sprite.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>%1: undo brings it back.</source>
        <translation>%1: deshacer lo recupera.</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Duplicar %1</translation>
    </message>
    <message>
        <source>Insert frame without shapes</source>
        <translation>Insertar fotograma sin formas</translation>
    </message>
    <message>
        <source>Hold %1</source>
        <translation>Mantener %1</translation>
    </message>
    <message>
        <source>%1: twice as long.</source>
        <translation>%1: el doble de tiempo.</translation>
    </message>
    <message>
        <source>Reverse %1</source>
        <translation>Invertir %1</translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>Numerar %1</translation>
    </message>
    <message>
        <source>Select the shapes that are to be copied first, or a point.</source>
        <translation>Seleccione antes las formas que quiere copiar, o un punto.</translation>
    </message>
    <message>
        <source>Choose the frames to copy to with Ctrl or Shift first.</source>
        <translation>Elija antes los fotogramas de destino con Ctrl o Mayús.</translation>
    </message>
    <message>
        <source>There is no other frame to copy to.</source>
        <translation>No hay otro fotograma al que copiar.</translation>
    </message>
    <message>
        <source>Looking where the picture has gone…</source>
        <translation>Buscando adónde ha ido la imagen…</translation>
    </message>
    <message>
        <source>The frame is another one by now; nothing was copied along the picture.</source>
        <translation>Ahora se ve otro fotograma; no se ha copiado nada siguiendo la imagen.</translation>
    </message>
    <message>
        <source>No pixels were found to follow, so that nothing was moved.</source>
        <translation>No se han encontrado píxeles que seguir, así que no se ha movido nada.</translation>
    </message>
    <message>
        <source>%1 not, without pixels to follow</source>
        <translation>%1 no, sin píxeles que seguir</translation>
    </message>
    <message>
        <source>%1 not at all</source>
        <translation>%1 nada</translation>
    </message>
    <message>
        <source>%1 by %2, %3</source>
        <translation>%1 en %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved along the picture: %1.</source>
        <translation>Movido siguiendo la imagen: %1.</translation>
    </message>
    <message>
        <source>Copy shapes to %1</source>
        <translation>Copiar formas a %1</translation>
    </message>
    <message>
        <source>Copied to %1.</source>
        <translation>Copiado a %1.</translation>
    </message>
    <message>
        <source>Copied to %1; a shape drawn there was replaced. Alt keeps both.</source>
        <translation>Copiado a %1; se reemplazó una forma dibujada allí. Alt conserva ambas.</translation>
    </message>
    <message>
        <source>Copied to %1; %2 shapes drawn there were replaced. Alt keeps both.</source>
        <translation>Copiado a %1; se reemplazaron %2 formas dibujadas allí. Alt conserva ambas.</translation>
    </message>
    <message>
        <source>The copy replaced “%1”, which was drawn on %2.</source>
        <translation>La copia reemplazó «%1», dibujada en %2.</translation>
    </message>
    <message>
        <source>Copies replaced %1 shapes that were drawn on %2.</source>
        <translation>Las copias reemplazaron %1 formas dibujadas en %2.</translation>
    </message>
    <message>
        <source>Copy point %1 to %2</source>
        <translation>Copiar punto %1 a %2</translation>
    </message>
    <message>
        <source>Copied to %1; moved in %2 of them.</source>
        <translation>Copiado a %1; movido en %2 de ellos.</translation>
    </message>
    <message>
        <source>Search frames</source>
        <translation>Buscar fotogramas</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>Reproducir o detener</translation>
    </message>
    <message>
        <source>own times</source>
        <translation>los propios</translation>
    </message>
    <message>
        <source> fps</source>
        <translation> fps</translation>
    </message>
    <message>
        <source>How fast the preview plays; at 0 each frame stands for its own duration</source>
        <translation>La rapidez de la previsualización; con 0, cada fotograma dura lo suyo</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Fotogramas por segundo</translation>
    </message>
    <message>
        <source>Slice sheet: cut this sprite&apos;s image into frames of equal size</source>
        <translation>Cortar hoja: divide la imagen de este sprite en fotogramas de igual tamaño</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Tag to show and play</source>
        <translation>Etiqueta que mostrar y reproducir</translation>
    </message>
    <message>
        <source>The animation tag whose frames are shown and played</source>
        <translation>La etiqueta de animación cuyos fotogramas se muestran y reproducen</translation>
    </message>
    <message>
        <source>Add a tag over the chosen frames</source>
        <translation>Añadir una etiqueta sobre los fotogramas elegidos</translation>
    </message>
    <message>
        <source>Remove this tag; its frames stay</source>
        <translation>Quitar esta etiqueta; sus fotogramas se quedan</translation>
    </message>
    <message>
        <source>Onion skin: the frames beside this one, faintly</source>
        <translation>Papel cebolla: los fotogramas vecinos, atenuados</translation>
    </message>
    <message>
        <source>Copy to…</source>
        <translation>Copiar a…</translation>
    </message>
    <message>
        <source>Copy the selected shapes to other frames, in place of what they are copies of; with Alt held beside what is there</source>
        <translation>Copia las formas seleccionadas a otros fotogramas, en lugar de aquello de lo que son copia; con Alt pulsado, junto a lo que hay</translation>
    </message>
    <message>
        <source>The &amp;next frame</source>
        <translation>El fotograma &amp;siguiente</translation>
    </message>
    <message>
        <source>All to the &amp;end of the tag</source>
        <translation>Todos hasta el &amp;final de la etiqueta</translation>
    </message>
    <message>
        <source>&amp;All frames shown</source>
        <translation>&amp;Todos los fotogramas mostrados</translation>
    </message>
    <message>
        <source>The &amp;chosen frames</source>
        <translation>Los fotogramas &amp;elegidos</translation>
    </message>
    <message>
        <source>The grid of tracks in place of the strip: what is there when</source>
        <translation>La cuadrícula de pistas en lugar de la tira: qué hay en cada momento</translation>
    </message>
    <message>
        <source>What is locked stays.</source>
        <translation>Lo bloqueado se queda.</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n elegido</numerusform>
            <numerusform>%n elegidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Pivots of the chosen frames where their pictures have them</source>
        <translation>Pivotes de los fotogramas elegidos según sus imágenes</translation>
    </message>
</context>
<context>
    <name>hitbox::GestureTipCard</name>
    <message>
        <source>Got it</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>No más consejos</translation>
    </message>
</context>
<context>
    <name>hitbox::GoToFrame</name>
    <message>
        <source>Go to frame</source>
        <translation>Ir al fotograma</translation>
    </message>
    <message>
        <source>Frame number</source>
        <translation>Número de fotograma</translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation>0 a %1</translation>
    </message>
</context>
<context>
    <name>hitbox::HelpDesk</name>
    <message>
        <source>More…</source>
        <translation>Más…</translation>
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
        <translation>giro</translation>
    </message>
    <message>
        <source>scale x</source>
        <translation>escala x</translation>
    </message>
    <message>
        <source>scale y</source>
        <translation>escala y</translation>
    </message>
    <message>
        <source>speed x</source>
        <translation>velocidad x</translation>
    </message>
    <message>
        <source>In the play test: pixels a second to the right</source>
        <translation>En la prueba de juego: píxeles por segundo hacia la derecha</translation>
    </message>
    <message>
        <source>speed y</source>
        <translation>velocidad y</translation>
    </message>
    <message>
        <source>In the play test: pixels a second downwards</source>
        <translation>En la prueba de juego: píxeles por segundo hacia abajo</translation>
    </message>
    <message>
        <source>spin</source>
        <translation>rotación</translation>
    </message>
    <message>
        <source>In the play test: degrees a second, clockwise</source>
        <translation>En la prueba de juego: grados por segundo, en sentido horario</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (falta)</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Fotograma</translation>
    </message>
    <message>
        <source>What it shows while nothing is played</source>
        <translation>Lo que muestra mientras no se reproduce nada</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Reproduce</translation>
    </message>
    <message>
        <source>The animation that it plays where time runs</source>
        <translation>La animación que reproduce cuando corre el tiempo</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Capa</translation>
    </message>
    <message>
        <source>The layer that it stands on</source>
        <translation>La capa en la que está</translation>
    </message>
    <message>
        <source>Change frame</source>
        <translation>Cambiar fotograma</translation>
    </message>
    <message>
        <source>Change animation</source>
        <translation>Cambiar animación</translation>
    </message>
    <message>
        <source>Change layer</source>
        <translation>Cambiar capa</translation>
    </message>
    <message>
        <source>Change placement</source>
        <translation>Cambiar colocación</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Giro</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escalar</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>Rotación</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
</context>
<context>
    <name>hitbox::InstanceList</name>
    <message>
        <source>Instances</source>
        <translation>Instancias</translation>
    </message>
    <message>
        <source>%1 · plays %2</source>
        <translation>%1 · reproduce %2</translation>
    </message>
    <message>
        <source>No layer</source>
        <translation>Sin capa</translation>
    </message>
    <message>
        <source>below all layers</source>
        <translation>debajo de todas las capas</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>capa</translation>
    </message>
    <message>
        <source>The stage is empty. Double-click a sprite or a frame to place it.</source>
        <translation>El escenario está vacío. Haga doble clic en un sprite o fotograma para colocarlo.</translation>
    </message>
    <message>
        <source>No instance shows a sprite, frame or tag with this in its name.</source>
        <translation>Ninguna instancia muestra un sprite, fotograma o etiqueta con esto en el nombre.</translation>
    </message>
    <message>
        <source>Show layer %1</source>
        <translation>Mostrar capa %1</translation>
    </message>
    <message>
        <source>Hide layer %1</source>
        <translation>Ocultar capa %1</translation>
    </message>
    <message>
        <source>Lock layer %1</source>
        <translation>Bloquear capa %1</translation>
    </message>
    <message>
        <source>Unlock layer %1</source>
        <translation>Desbloquear capa %1</translation>
    </message>
    <message>
        <source>Rename layer to %1</source>
        <translation>Renombrar capa a %1</translation>
    </message>
    <message>
        <source>New layer</source>
        <translation>Nueva capa</translation>
    </message>
    <message>
        <source>Remove layer %1</source>
        <translation>Quitar capa %1</translation>
    </message>
    <message>
        <source>Move layer in the order</source>
        <translation>Mover capa en el orden</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>Mover %1 en el orden</translation>
    </message>
</context>
<context>
    <name>hitbox::LivePlay</name>
    <message>
        <source>There is nothing on the stage to fire at.</source>
        <translation>No hay nada en el escenario a lo que disparar.</translation>
    </message>
    <message>
        <source>Click to fire from there at the nearest of what is selected, or of all. Esc ends the test.</source>
        <translation>Haga clic para disparar desde ahí a lo más cercano de lo seleccionado, o de todo. Esc termina la prueba.</translation>
    </message>
    <message>
        <source>The project changed: the play test began anew.</source>
        <translation>El proyecto cambió: la prueba de juego ha vuelto a empezar.</translation>
    </message>
</context>
<context>
    <name>hitbox::LiveTrace</name>
    <message>
        <source>The image of this frame cannot be read.</source>
        <translation>La imagen de este fotograma no se puede leer.</translation>
    </message>
</context>
<context>
    <name>hitbox::LossList</name>
    <message>
        <source>What the export loses</source>
        <translation>Lo que pierde la exportación</translation>
    </message>
    <message>
        <source>Double click to see the place in the editor</source>
        <translation>Doble clic para ver el lugar en el editor</translation>
    </message>
    <message>
        <source>Nothing is lost: the format carries all that the project has.</source>
        <translation>No se pierde nada: el formato recoge todo lo que tiene el proyecto.</translation>
    </message>
    <message>
        <source>Lost or changed on the way: %1</source>
        <translation>Perdido o cambiado por el camino: %1</translation>
    </message>
    <message>
        <source>the whole project</source>
        <translation>todo el proyecto</translation>
    </message>
</context>
<context>
    <name>hitbox::Loupe</name>
    <message>
        <source>Loupe</source>
        <translation>Lupa</translation>
    </message>
</context>
<context>
    <name>hitbox::MainWindow</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>Finish	Enter</source>
        <translation>Terminar	Enter</translation>
    </message>
    <message>
        <source>Cancel	Esc</source>
        <translation>Cancelar	Esc</translation>
    </message>
    <message>
        <source>About Hitbox Editor</source>
        <translation>Acerca de Hitbox Editor</translation>
    </message>
    <message>
        <source>Hitbox Editor %1

Draws hitboxes onto sprites, tells at once when a polygon crosses itself, shows what overlaps what, and writes the collision files that engines load.</source>
        <translation>Hitbox Editor %1

Dibuja hitboxes sobre sprites, avisa al momento cuando un polígono se cruza a sí mismo, muestra qué se solapa con qué y escribe los archivos de colisión que cargan los motores.</translation>
    </message>
    <message>
        <source>Saving, and closed then…</source>
        <translation>Guardando; después se cerrará…</translation>
    </message>
    <message>
        <source>Exporting, and closed then…</source>
        <translation>Exportando; después se cerrará…</translation>
    </message>
    <message>
        <source>“%1” is open in another tab</source>
        <translation>«%1» está abierto en otra pestaña</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Projects, images and sheets (*.hitbox %1);;Projects (*.hitbox);;All files (*)</source>
        <translation>Proyectos, imágenes y hojas (*.hitbox %1);;Proyectos (*.hitbox);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>«%1» tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>These projects have changes that are not saved:
%1</source>
        <translation>Estos proyectos tienen cambios sin guardar:
%1</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>Save them before it is closed?</source>
        <translation>¿Guardarlos antes de cerrarlo?</translation>
    </message>
    <message>
        <source>Save them before they are closed?</source>
        <translation>¿Guardarlos antes de cerrarlos?</translation>
    </message>
    <message>
        <source>The editor crashed on %1. A report says where; nothing of it was sent.</source>
        <translation>El editor falló el %1. Un informe dice dónde; no se ha enviado nada de él.</translation>
    </message>
    <message>
        <source>Show Report</source>
        <translation>Mostrar informe</translation>
    </message>
    <message>
        <source>Unsaved work on “%1” was recovered from %2.</source>
        <translation>Se recuperó trabajo sin guardar en «%1» del %2.</translation>
    </message>
    <message>
        <source>Nothing is kept for recovery in this run.</source>
        <translation>En esta sesión no se conserva nada para la recuperación.</translation>
    </message>
    <message>
        <source>Work on “%1” that was closed on %2 is open again.</source>
        <translation>El trabajo en «%1» que se cerró el %2 está abierto de nuevo.</translation>
    </message>
    <message>
        <source>No versions are kept in this run.</source>
        <translation>En esta sesión no se conservan versiones.</translation>
    </message>
    <message>
        <source>There are versions of a project once it is saved.</source>
        <translation>Hay versiones de un proyecto una vez que se ha guardado.</translation>
    </message>
    <message>
        <source>The version could not be opened: %1</source>
        <translation>No se pudo abrir la versión: %1</translation>
    </message>
    <message>
        <source>A copy of “%1” is open. It is in no file until you save it.</source>
        <translation>Hay abierta una copia de «%1». No estará en ningún archivo hasta que la guarde.</translation>
    </message>
    <message>
        <source>Unsaved work could not be read, and stays where it is: %1</source>
        <translation>No se pudo leer trabajo sin guardar, que se queda donde está: %1</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>The sample is not installed.</source>
        <translation>El ejemplo no está instalado.</translation>
    </message>
    <message>
        <source>The file was written since, by a save here or by another program: undo shows what is in it, saving asks first.</source>
        <translation>El archivo se escribió desde entonces, al guardar aquí o por otro programa: deshacer muestra lo que contiene, guardar pregunta antes.</translation>
    </message>
    <message>
        <source>The file was moved or removed since: undo shows an empty project, saving asks first.</source>
        <translation>El archivo se movió o se eliminó desde entonces: deshacer muestra un proyecto vacío, guardar pregunta antes.</translation>
    </message>
    <message>
        <source>The file cannot be read now: undo shows an empty project. (%1)</source>
        <translation>El archivo no se puede leer ahora: deshacer muestra un proyecto vacío. (%1)</translation>
    </message>
    <message>
        <source>The unsaved work on “%1” was discarded, and its file is not there: its tab was closed.</source>
        <translation>El trabajo sin guardar en «%1» se descartó y su archivo no está: se cerró su pestaña.</translation>
    </message>
</context>
<context>
    <name>hitbox::Manual</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
</context>
<context>
    <name>hitbox::ManualView</name>
    <message>
        <source>Page of the manual</source>
        <translation>Página del manual</translation>
    </message>
</context>
<context>
    <name>hitbox::ManualWindow</name>
    <message>
        <source>Search the manual</source>
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Search the manual (%1)</source>
        <translation>Buscar en el manual (%1)</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Cambiar teclas…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>%1 – Manual</source>
        <translation>%1 – Manual</translation>
    </message>
</context>
<context>
    <name>hitbox::MarksPanel</name>
    <message>
        <source>Points and events</source>
        <translation>Puntos y eventos</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
</context>
<context>
    <name>hitbox::NewAnimationsDialog</name>
    <message>
        <source>New images</source>
        <translation>Imágenes nuevas</translation>
    </message>
    <message>
        <source>The names of these images are numbered. What are they?</source>
        <translation>Los nombres de estas imágenes están numerados. ¿Qué son?</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation>«%1» (%2)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;One animation: “%1”, %n frames</source>
        <translation>
            <numerusform>&amp;Una animación: «%1», %n fotograma</numerusform>
            <numerusform>&amp;Una animación: «%1», %n fotogramas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n images as one ani&amp;mation</source>
        <translation>
            <numerusform>La %n imagen como una ani&amp;mación</numerusform>
            <numerusform>Las %n imágenes como una ani&amp;mación</numerusform>
        </translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
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
        <translation>«%1» no tiene el número %2.</translation>
    </message>
    <message>
        <source>The images of “%1” differ in size.</source>
        <translation>Las imágenes de «%1» difieren en tamaño.</translation>
    </message>
    <message>
        <source>The other image becomes a sprite of its own.</source>
        <translation>La otra imagen pasa a ser un sprite propio.</translation>
    </message>
    <message numerus="yes">
        <source>The %n other images become sprites of their own.</source>
        <translation>
            <numerusform>La %n otra imagen pasa a ser un sprite propio.</numerusform>
            <numerusform>Las otras %n imágenes pasan a ser sprites propios.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Sprites with animations: %1</source>
        <translation>Spri&amp;tes con animaciones: %1</translation>
    </message>
    <message>
        <source>A sprite for &amp;each animation: %1</source>
        <translation>Un sprite para &amp;cada animación: %1</translation>
    </message>
    <message numerus="yes">
        <source>All %n images as one sprite, with a tag for each ani&amp;mation</source>
        <translation>
            <numerusform>La %n imagen como un solo sprite, con una etiqueta para cada ani&amp;mación</numerusform>
            <numerusform>Las %n imágenes como un solo sprite, con una etiqueta para cada ani&amp;mación</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n se&amp;parate sprites</source>
        <translation>
            <numerusform>%n &amp;sprite separado</numerusform>
            <numerusform>%n &amp;sprites separados</numerusform>
        </translation>
    </message>
    <message>
        <source>One spri&amp;te “%1” with animations: %2</source>
        <translation>Un spri&amp;te «%1» con animaciones: %2</translation>
    </message>
    <message>
        <source>“%1” has the number %2 more than once.</source>
        <translation>«%1» tiene el número %2 más de una vez.</translation>
    </message>
</context>
<context>
    <name>hitbox::NoticeBar</name>
    <message>
        <source>How far it is</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Ocultar</translation>
    </message>
</context>
<context>
    <name>hitbox::NumberField</name>
    <message>
        <source>%1 is too small: at least %2.</source>
        <translation>%1 es demasiado pequeño: como mínimo %2.</translation>
    </message>
    <message>
        <source>%1 is too large: at most %2.</source>
        <translation>%1 es demasiado grande: como máximo %2.</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>Como mínimo %1.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>Como máximo %1.</translation>
    </message>
</context>
<context>
    <name>hitbox::NumbersPanel</name>
    <message>
        <source>width</source>
        <translation>anchura</translation>
    </message>
    <message>
        <source>height</source>
        <translation>altura</translation>
    </message>
    <message>
        <source>centre x</source>
        <translation>centro x</translation>
    </message>
    <message>
        <source>centre y</source>
        <translation>centro y</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>radio</translation>
    </message>
    <message>
        <source>from x</source>
        <translation>desde x</translation>
    </message>
    <message>
        <source>from y</source>
        <translation>desde y</translation>
    </message>
    <message>
        <source>to x</source>
        <translation>hasta x</translation>
    </message>
    <message>
        <source>to y</source>
        <translation>hasta y</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Select a shape to see its numbers.</source>
        <translation>Seleccione una forma para ver sus números.</translation>
    </message>
    <message>
        <source>1 vertex</source>
        <translation>1 vértice</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices</source>
        <translation>
            <numerusform>%n vértice</numerusform>
            <numerusform>%n vértices</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a vertex of %1</source>
        <translation>Escribir un vértice de %1</translation>
    </message>
    <message>
        <source>Insert a point into %1</source>
        <translation>Insertar un punto en %1</translation>
    </message>
    <message>
        <source>%1 would keep fewer than %2 vertices. Delete the shape instead.</source>
        <translation>%1 se quedaría con menos de %2 vértices. En su lugar, elimine la forma.</translation>
    </message>
    <message>
        <source>Delete a point of %1</source>
        <translation>Eliminar un punto de %1</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n points of %1</source>
        <translation>
            <numerusform>Eliminar %n punto de %1</numerusform>
            <numerusform>Eliminar %n puntos de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was pasted: %1</source>
        <translation>No se ha pegado nada: %1</translation>
    </message>
    <message>
        <source>Paste vertices into %1</source>
        <translation>Pegar vértices en %1</translation>
    </message>
    <message>
        <source>Type a number of %1</source>
        <translation>Escribir un número de %1</translation>
    </message>
    <message>
        <source>Type the bounds of %1</source>
        <translation>Escribir los límites de %1</translation>
    </message>
    <message>
        <source>That would lie beyond ±%1 pixels.</source>
        <translation>Quedaría más allá de ±%1 píxeles.</translation>
    </message>
</context>
<context>
    <name>hitbox::OnionMenu</name>
    <message>
        <source>Onion skin</source>
        <translation>Papel cebolla</translation>
    </message>
    <message>
        <source>Show &amp;onion skin</source>
        <translation>Mostrar papel ceb&amp;olla</translation>
    </message>
    <message>
        <source>The frames beside this one, faintly</source>
        <translation>Los fotogramas vecinos, atenuados</translation>
    </message>
    <message>
        <source>Frames &amp;before</source>
        <translation>Fotogramas &amp;antes</translation>
    </message>
    <message>
        <source>Frames &amp;after</source>
        <translation>Fotogramas &amp;después</translation>
    </message>
    <message>
        <source>&amp;Keys only</source>
        <translation>Solo &amp;claves</translation>
    </message>
    <message>
        <source>Frames that hold a key of what is selected, or any key where nothing is</source>
        <translation>Fotogramas con una clave de lo seleccionado, o con cualquier clave si no hay nada seleccionado</translation>
    </message>
    <message>
        <source>&amp;Shapes</source>
        <translation>&amp;Formas</translation>
    </message>
    <message>
        <source>Their outlines: dashed before, dotted after</source>
        <translation>Sus contornos: discontinuos antes, punteados después</translation>
    </message>
    <message>
        <source>P&amp;ictures</source>
        <translation>&amp;Imágenes</translation>
    </message>
    <message>
        <source>Their pixels</source>
        <translation>Sus píxeles</translation>
    </message>
    <message>
        <source>&amp;Tint pictures</source>
        <translation>&amp;Teñir imágenes</translation>
    </message>
    <message>
        <source>Amber before, blue after</source>
        <translation>Ámbar antes, azul después</translation>
    </message>
    <message>
        <source>&amp;Fade</source>
        <translation>Ate&amp;nuar</translation>
    </message>
    <message>
        <source>The farther a frame is, the fainter</source>
        <translation>Cuanto más lejos está un fotograma, más tenue</translation>
    </message>
    <message>
        <source>Pictures in f&amp;ront</source>
        <translation>Imágenes &amp;delante</translation>
    </message>
    <message>
        <source>Over the pixels of this frame, not behind them</source>
        <translation>Sobre los píxeles de este fotograma, no detrás de ellos</translation>
    </message>
    <message>
        <source>Shows from every frame of its sprite</source>
        <translation>Se muestra desde todos los fotogramas de su sprite</translation>
    </message>
    <message>
        <source>&amp;Pin this frame</source>
        <translation>Fi&amp;jar este fotograma</translation>
    </message>
    <message>
        <source>&amp;Pinned: %1</source>
        <translation>Fi&amp;jado: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::OpeningQueue</name>
    <message>
        <source>a project</source>
        <translation>un proyecto</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Leyendo %1…</translation>
    </message>
</context>
<context>
    <name>hitbox::OverlapKinds</name>
    <message>
        <source>Show pairs that are %1: %2</source>
        <translation>Mostrar parejas (%1): %2</translation>
    </message>
</context>
<context>
    <name>hitbox::OverlapsPanel</name>
    <message>
        <source>Overlaps</source>
        <translation>Solapamientos</translation>
    </message>
    <message>
        <source>Search overlaps</source>
        <translation>Buscar solapamientos</translation>
    </message>
    <message>
        <source>Show only pairs whose categories hit each other</source>
        <translation>Mostrar solo parejas cuyas categorías se golpean</translation>
    </message>
    <message>
        <source>Hits only</source>
        <translation>Solo impactos</translation>
    </message>
    <message>
        <source>group %1: %2</source>
        <translation>grupo %1: %2</translation>
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
        <translation>enredada</translation>
    </message>
    <message>
        <source>%1 px²</source>
        <translation>%1 px²</translation>
    </message>
    <message>
        <source>Too much lies in a heap: overlaps are not looked for. Move instances apart, or to another stage.</source>
        <translation>Hay demasiado amontonado: no se buscan solapamientos. Separe las instancias o llévelas a otro escenario.</translation>
    </message>
    <message>
        <source>Nothing meets. Drag one frame onto another.</source>
        <translation>Nada se encuentra. Arrastre un fotograma sobre otro.</translation>
    </message>
    <message>
        <source>No pair is as the switches and the search want it.</source>
        <translation>Ninguna pareja cumple los filtros y la búsqueda.</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>1 impacto</translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n impacto</numerusform>
            <numerusform>%n impactos</numerusform>
        </translation>
    </message>
    <message>
        <source>Working out what overlaps…</source>
        <translation>Buscando solapamientos…</translation>
    </message>
    <message>
        <source>1 overlap</source>
        <translation>1 solapamiento</translation>
    </message>
    <message numerus="yes">
        <source>%n overlaps</source>
        <translation>
            <numerusform>%n solapamiento</numerusform>
            <numerusform>%n solapamientos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::PackedProject</name>
    <message>
        <source>sprite “%1”</source>
        <translation>sprite «%1»</translation>
    </message>
    <message>
        <source>not written: a file is in the way that was not packed for this project; move it, or write to another folder</source>
        <translation>no escrito: ya hay ahí un archivo que no se empaquetó para este proyecto; muévalo o escriba en otra carpeta</translation>
    </message>
    <message>
        <source>stopped: nothing was packed</source>
        <translation>detenido: no se ha empaquetado nada</translation>
    </message>
    <message>
        <source>the sprite “%1”</source>
        <translation>el sprite «%1»</translation>
    </message>
</context>
<context>
    <name>hitbox::Packing</name>
    <message>
        <source>its frames do not fit into one sheet of %1 x %1 pixels; allow a larger one, or split the sprite</source>
        <translation>sus fotogramas no caben en una hoja de %1 x %1 píxeles; permita una mayor o divida el sprite</translation>
    </message>
    <message>
        <source>there is not enough memory for its sheet</source>
        <translation>no hay memoria suficiente para su hoja</translation>
    </message>
</context>
<context>
    <name>hitbox::Panel</name>
    <message>
        <source>Show or hide this part</source>
        <translation>Mostrar u ocultar esta parte</translation>
    </message>
    <message>
        <source>Fold or unfold: %1</source>
        <translation>Plegar o desplegar: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::PictureFlow</name>
    <message>
        <source>Leave</source>
        <translation>Dejar así</translation>
    </message>
    <message>
        <source>%1 is %2 times as large as it was.</source>
        <translation>%1 tiene %2 veces el tamaño que tenía.</translation>
    </message>
    <message>
        <source>Scale frames and shapes</source>
        <translation>Escalar fotogramas y formas</translation>
    </message>
    <message>
        <source>Add as frames…</source>
        <translation>Añadir como fotogramas…</translation>
    </message>
    <message>
        <source>Move shapes with their pictures…</source>
        <translation>Mover formas con sus imágenes…</translation>
    </message>
    <message>
        <source>The image or the project changed meanwhile: nothing was moved.</source>
        <translation>La imagen o el proyecto cambió entretanto: no se ha movido nada.</translation>
    </message>
    <message>
        <source>Add new pictures as frames</source>
        <translation>Añadir imágenes nuevas como fotogramas</translation>
    </message>
    <message>
        <source>Move shapes with their pictures</source>
        <translation>Mover formas con sus imágenes</translation>
    </message>
    <message>
        <source>Frames of the tag “%1” do not follow each other any more; it let go: %2.</source>
        <translation>Los fotogramas de la etiqueta «%1» ya no son consecutivos; ha soltado: %2.</translation>
    </message>
</context>
<context>
    <name>hitbox::Pictures</name>
    <message>
        <source>Too much lies in a heap: overlaps are not looked for</source>
        <translation>Hay demasiado amontonado: no se buscan solapamientos</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayControls</name>
    <message>
        <source>Play or pause</source>
        <translation>Reproducir o pausar</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Un paso</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Desde el principio</translation>
    </message>
    <message>
        <source>Stop, back to editing</source>
        <translation>Detener y volver a la edición</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayCountsView</name>
    <message>
        <source>no category</source>
        <translation>sin categoría</translation>
    </message>
    <message>
        <source> + %1 through</source>
        <translation> + %1 atravesaron</translation>
    </message>
    <message>
        <source>Step %1 (%2 s): %3 fired, %4 hit, %5 missed, %6 flying</source>
        <translation>Paso %1 (%2 s): %3 disparados, %4 acertados, %5 fallados, %6 en vuelo</translation>
    </message>
    <message>
        <source>%1, %2 went through</source>
        <translation>%1, %2 atravesaron</translation>
    </message>
    <message>
        <source>%1; %2 left out, too many were flying</source>
        <translation>%1; %2 omitidos, volaban demasiados</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy all counts as text with tabs, for a spreadsheet</source>
        <translation>Copia todos los recuentos como texto con tabuladores, para una hoja de cálculo</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Impactos</translation>
    </message>
    <message>
        <source>No bullet has hit anything yet.</source>
        <translation>Ningún proyectil ha golpeado nada aún.</translation>
    </message>
    <message>
        <source>category</source>
        <translation>categoría</translation>
    </message>
    <message>
        <source>one hit by its group</source>
        <translation>un impacto por su grupo</translation>
    </message>
    <message>
        <source>shape of category %1</source>
        <translation>forma de la categoría %1</translation>
    </message>
    <message>
        <source>The counts were copied.</source>
        <translation>Se copiaron los recuentos.</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayFields</name>
    <message>
        <source>Swept tests</source>
        <translation>Pruebas con barrido</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Decides where shots from the edges set out and how they spread: the same seed gives the same hits</source>
        <translation>Decide de dónde salen los disparos de los bordes y cómo se dispersan: la misma semilla da los mismos impactos</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>full speed</source>
        <translation>velocidad normal</translation>
    </message>
    <message>
        <source>a quarter</source>
        <translation>un cuarto</translation>
    </message>
    <message>
        <source>Contacts are looked for all along a bullet&apos;s way: nothing passes through.</source>
        <translation>Se buscan contactos en todo el recorrido del proyectil: nada atraviesa nada.</translation>
    </message>
    <message>
        <source>Contacts are looked for only where each step ends, as many games do: fast bullets pass through thin shapes (tunnelling). Where they do, their way is drawn.</source>
        <translation>Se buscan contactos solo donde termina cada paso, como en muchos juegos: los proyectiles rápidos atraviesan formas delgadas (efecto túnel). Cuando ocurre, se dibuja su recorrido.</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayPanel</name>
    <message>
        <source>Play test</source>
        <translation>Prueba de juego</translation>
    </message>
    <message>
        <source>Emitters</source>
        <translation>Emisores</translation>
    </message>
    <message>
        <source>How it runs</source>
        <translation>Cómo se ejecuta</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayPicture</name>
    <message>
        <source>went through</source>
        <translation>atravesó</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayReport</name>
    <message>
        <source>%1 · group %2: %3</source>
        <translation>%1 · grupo %2: %3</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>steps</source>
        <translation>pasos</translation>
    </message>
    <message>
        <source>fired</source>
        <translation>disparados</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>acertados</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>fallados</translation>
    </message>
    <message>
        <source>flying</source>
        <translation>en vuelo</translation>
    </message>
    <message>
        <source>went through</source>
        <translation>atravesó</translation>
    </message>
    <message>
        <source>what</source>
        <translation>qué</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>category</source>
        <translation>categoría</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>impactos</translation>
    </message>
    <message>
        <source>group</source>
        <translation>grupo</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>forma</translation>
    </message>
</context>
<context>
    <name>hitbox::PointList</name>
    <message>
        <source>Points of the frame</source>
        <translation>Puntos del fotograma</translation>
    </message>
    <message>
        <source>No points in this frame.</source>
        <translation>No hay puntos en este fotograma.</translation>
    </message>
    <message>
        <source>Add a point at the frame&apos;s pivot</source>
        <translation>Añadir un punto en el pivote del fotograma</translation>
    </message>
    <message>
        <source>Remove this point (Delete)</source>
        <translation>Quitar este punto (Supr)</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>ángulo</translation>
    </message>
    <message>
        <source>Add point %1</source>
        <translation>Añadir punto %1</translation>
    </message>
    <message>
        <source>Remove point %1</source>
        <translation>Quitar punto %1</translation>
    </message>
    <message>
        <source>The frame has a point “%1” already.</source>
        <translation>El fotograma ya tiene un punto «%1».</translation>
    </message>
    <message>
        <source>Rename point to %1</source>
        <translation>Renombrar punto a %1</translation>
    </message>
    <message>
        <source>Renamed in %1 frames of the sprite.</source>
        <translation>Nombre cambiado en %1 fotogramas del sprite.</translation>
    </message>
    <message>
        <source>Turn point %1</source>
        <translation>Girar punto %1</translation>
    </message>
    <message>
        <source>Move point %1</source>
        <translation>Mover punto %1</translation>
    </message>
</context>
<context>
    <name>hitbox::ProbeBar</name>
    <message>
        <source>Probe in hand</source>
        <translation>Sonda en uso</translation>
    </message>
</context>
<context>
    <name>hitbox::ProbesPanel</name>
    <message>
        <source>Probes</source>
        <translation>Sondas</translation>
    </message>
    <message>
        <source>No probe was dropped. Take the probe, point at a shape and click.</source>
        <translation>No se ha fijado ninguna sonda. Tome la sonda, apunte a una forma y haga clic.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the coordinates of the line pressed last, or of the selected probes, with all digits</source>
        <translation>Copia las coordenadas de la última línea pulsada, o de las sondas seleccionadas, con todas las cifras</translation>
    </message>
    <message>
        <source>Delete all probes on this stage</source>
        <translation>Elimina todas las sondas de este escenario</translation>
    </message>
    <message>
        <source>Delete all probes</source>
        <translation>Eliminar todas las sondas</translation>
    </message>
    <message>
        <source>the first %1</source>
        <translation>primeros %1</translation>
    </message>
    <message>
        <source>Coordinates copied</source>
        <translation>Coordenadas copiadas</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Eliminar %1</translation>
    </message>
</context>
<context>
    <name>hitbox::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>List errors</source>
        <translation>Mostrar errores</translation>
    </message>
    <message>
        <source>List warnings</source>
        <translation>Mostrar advertencias</translation>
    </message>
    <message>
        <source>List remarks</source>
        <translation>Mostrar observaciones</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Reglas…</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project</source>
        <translation>Cuánto pesa cada regla en este proyecto</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>Todo está bien.</translation>
    </message>
    <message>
        <source>1 more is not listed: press the signs above.</source>
        <translation>1 más no se muestra: pulse los símbolos de arriba.</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not listed: press the signs above.</source>
        <translation>
            <numerusform>%n más no se muestra: pulse los símbolos de arriba.</numerusform>
            <numerusform>%n más no se muestran: pulse los símbolos de arriba.</numerusform>
        </translation>
    </message>
    <message>
        <source>the first %1</source>
        <translation>primeros %1</translation>
    </message>
    <message>
        <source>Find Image…</source>
        <translation>Buscar imagen…</translation>
    </message>
    <message>
        <source>Replace Image…</source>
        <translation>Reemplazar imagen…</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>Regla: %1</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regla %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>Corregir todo</translation>
    </message>
    <message>
        <source>Stop repairing; what was repaired so far is kept</source>
        <translation>Detiene la reparación; se conserva lo reparado hasta ahora</translation>
    </message>
    <message>
        <source>Make every repair that keeps what the shapes fill</source>
        <translation>Hace todas las reparaciones que conservan lo que llenan las formas</translation>
    </message>
    <message>
        <source>The project changed meanwhile: nothing was repaired</source>
        <translation>El proyecto cambió entretanto: no se ha reparado nada</translation>
    </message>
    <message>
        <source>Nothing here can be repaired without a look</source>
        <translation>Aquí nada se puede reparar sin revisarlo</translation>
    </message>
    <message>
        <source>Stopped before anything was repaired</source>
        <translation>Detenido antes de reparar nada</translation>
    </message>
    <message>
        <source>Still being checked…</source>
        <translation>Aún se está comprobando…</translation>
    </message>
    <message>
        <source>An error in this project</source>
        <translation>Error en este proyecto</translation>
    </message>
    <message>
        <source>A warning in this project</source>
        <translation>Advertencia en este proyecto</translation>
    </message>
    <message>
        <source>A remark in this project</source>
        <translation>Observación en este proyecto</translation>
    </message>
    <message>
        <source>Turn off in this project</source>
        <translation>Desactivar en este proyecto</translation>
    </message>
    <message>
        <source>Make 1 repair</source>
        <translation>Hacer 1 reparación</translation>
    </message>
    <message numerus="yes">
        <source>Make %n repairs</source>
        <translation>
            <numerusform>Hacer %n reparación</numerusform>
            <numerusform>Hacer %n reparaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped early: 1 repair made, the rest was not looked at</source>
        <translation>Detenido antes de acabar: 1 reparación hecha, el resto no se examinó</translation>
    </message>
    <message numerus="yes">
        <source>Stopped early: %n repairs made, the rest was not looked at</source>
        <translation>
            <numerusform>Detenido antes de acabar: %n reparación hecha, el resto no se examinó</numerusform>
            <numerusform>Detenido antes de acabar: %n reparaciones hechas, el resto no se examinó</numerusform>
        </translation>
    </message>
    <message>
        <source>1 repair made: %1</source>
        <translation>1 reparación hecha: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n repairs made</source>
        <translation>
            <numerusform>%n reparación hecha</numerusform>
            <numerusform>%n reparaciones hechas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::ProfileList</name>
    <message>
        <source>%1, on save</source>
        <translation>%1, al guardar</translation>
    </message>
    <message>
        <source>Profiles of this project</source>
        <translation>Perfiles de este proyecto</translation>
    </message>
    <message>
        <source>Rename this profile (F2)</source>
        <translation>Renombrar este perfil (F2)</translation>
    </message>
    <message>
        <source>Remove this profile (Delete)</source>
        <translation>Quitar este perfil (Supr)</translation>
    </message>
    <message>
        <source>None yet. A profile keeps engine, options and folder under a name.</source>
        <translation>Aún no hay ninguno. Un perfil guarda motor, opciones y carpeta con un nombre.</translation>
    </message>
    <message>
        <source>A project has at most %1 export profiles; remove one first.</source>
        <translation>Un proyecto tiene %1 perfiles de exportación como máximo; quite antes uno.</translation>
    </message>
    <message>
        <source>Save export profile %1</source>
        <translation>Guardar perfil de exportación %1</translation>
    </message>
    <message>
        <source>Change export profile %1</source>
        <translation>Cambiar perfil de exportación %1</translation>
    </message>
    <message>
        <source>A profile&apos;s name is one line of at most %1 characters.</source>
        <translation>El nombre de un perfil es una línea de %1 caracteres como máximo.</translation>
    </message>
    <message>
        <source>There is a profile “%1” already.</source>
        <translation>Ya existe un perfil «%1».</translation>
    </message>
    <message>
        <source>Rename export profile %1</source>
        <translation>Renombrar perfil de exportación %1</translation>
    </message>
    <message>
        <source>Remove export profile %1</source>
        <translation>Quitar perfil de exportación %1</translation>
    </message>
</context>
<context>
    <name>hitbox::ProjectFiles</name>
    <message>
        <source>untitled</source>
        <translation>sin título</translation>
    </message>
    <message>
        <source>Recover unsaved work</source>
        <translation>Recuperar trabajo sin guardar</translation>
    </message>
    <message>
        <source>Reload the changed file</source>
        <translation>Recargar el archivo cambiado</translation>
    </message>
    <message>
        <source>the project has no file yet, expected a name to save it under</source>
        <translation>el proyecto aún no tiene archivo; se esperaba un nombre con el que guardarlo</translation>
    </message>
</context>
<context>
    <name>hitbox::PropertiesPanel</name>
    <message>
        <source>Properties</source>
        <translation>Propiedades</translation>
    </message>
    <message>
        <source>in all frames of the track</source>
        <translation>en todos los fotogramas de la pista</translation>
    </message>
    <message>
        <source>Whose properties</source>
        <translation>Propiedades de qué</translation>
    </message>
    <message>
        <source>of the selected shape</source>
        <translation>de la forma seleccionada</translation>
    </message>
    <message>
        <source>of the frame</source>
        <translation>del fotograma</translation>
    </message>
    <message>
        <source>of the sprite</source>
        <translation>del sprite</translation>
    </message>
    <message>
        <source>of the project</source>
        <translation>del proyecto</translation>
    </message>
    <message>
        <source>Add a property</source>
        <translation>Añadir una propiedad</translation>
    </message>
    <message>
        <source>Values go to the thing at all times, or else to this frame alone</source>
        <translation>Los valores van al elemento en todo momento o, si no, solo a este fotograma</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Cambiar %1</translation>
    </message>
</context>
<context>
    <name>hitbox::PropertyForm</name>
    <message>
        <source>Type of %1</source>
        <translation>Tipo de %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Cambiar %1</translation>
    </message>
    <message>
        <source>“%1” is no colour such as #3fa7ff.</source>
        <translation>«%1» no es un color como #3fa7ff.</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>«%1» no es un número.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>property</source>
        <translation>propiedad</translation>
    </message>
    <message>
        <source>Add property</source>
        <translation>Añadir propiedad</translation>
    </message>
    <message>
        <source>A property needs a name.</source>
        <translation>Una propiedad necesita un nombre.</translation>
    </message>
    <message>
        <source>There is a property “%1” already.</source>
        <translation>Ya existe una propiedad «%1».</translation>
    </message>
    <message>
        <source>Rename property to %1</source>
        <translation>Renombrar propiedad a %1</translation>
    </message>
</context>
<context>
    <name>hitbox::PropertyRow</name>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Elegir un color</translation>
    </message>
    <message>
        <source>Name of the property</source>
        <translation>Nombre de la propiedad</translation>
    </message>
    <message>
        <source>Type of the property</source>
        <translation>Tipo de la propiedad</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>yes/no</source>
        <translation>sí/no</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>color</translation>
    </message>
    <message>
        <source>other</source>
        <translation>otro</translation>
    </message>
    <message>
        <source>Value of the property</source>
        <translation>Valor de la propiedad</translation>
    </message>
    <message>
        <source>Remove this property</source>
        <translation>Quitar esta propiedad</translation>
    </message>
</context>
<context>
    <name>hitbox::RecentEntry</name>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Take it off this list</source>
        <translation>Quitarlo de esta lista</translation>
    </message>
    <message>
        <source>Take %1 off the list</source>
        <translation>Quitar %1 de la lista</translation>
    </message>
    <message>
        <source>%1 is no longer there</source>
        <translation>%1 ya no está ahí</translation>
    </message>
</context>
<context>
    <name>hitbox::RecoverDialog</name>
    <message>
        <source>untitled</source>
        <translation>sin título</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>nunca guardado</translation>
    </message>
    <message>
        <source>%1, closed %2
%3</source>
        <translation>%1, cerrado el %2
%3</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Recuperar</translation>
    </message>
    <message numerus="yes">
        <source>Work that was closed without saving. It stays for %n days, the latest for longer.</source>
        <translation>
            <numerusform>Trabajo que se cerró sin guardar. Se conserva %n día; el último, más tiempo.</numerusform>
            <numerusform>Trabajo que se cerró sin guardar. Se conserva %n días; el último, más tiempo.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>No hay ninguno.</translation>
    </message>
    <message>
        <source>Work that was closed without saving</source>
        <translation>Trabajo que se cerró sin guardar</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Eliminar…</translation>
    </message>
    <message>
        <source>Delete &amp;all…</source>
        <translation>Eliminar &amp;todo…</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>No se podrá recuperar.</translation>
    </message>
    <message>
        <source>Delete this work on “%1”?</source>
        <translation>¿Eliminar este trabajo de «%1»?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message numerus="yes">
        <source>Delete all %n of them?</source>
        <translation>
            <numerusform>¿Eliminar el único que hay?</numerusform>
            <numerusform>¿Eliminar los %n?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>Eliminar todo</translation>
    </message>
    <message>
        <source>Work that was closed without saving. It stays for a day, the latest for longer.</source>
        <translation>Trabajo que se cerró sin guardar. Se conserva un día; el último, más tiempo.</translation>
    </message>
</context>
<context>
    <name>hitbox::RoundingChooser</name>
    <message>
        <source>Numbers of the engine</source>
        <translation>Números del motor</translation>
    </message>
    <message>
        <source>The numbers in which the engine keeps coordinates: pairs that come out otherwise in them are marked</source>
        <translation>Los números en que el motor guarda las coordenadas: se marcan las parejas que resultan distintas en ellos</translation>
    </message>
    <message>
        <source>As in %1</source>
        <translation>Como en %1</translation>
    </message>
    <message>
        <source>Pixels per metre</source>
        <translation>Píxeles por metro</translation>
    </message>
    <message>
        <source>How many pixels are a metre in the engine</source>
        <translation>Cuántos píxeles son un metro en el motor</translation>
    </message>
    <message>
        <source> px/m</source>
        <translation> px/m</translation>
    </message>
    <message>
        <source>none differs</source>
        <translation>ninguna difiere</translation>
    </message>
    <message>
        <source>1 differs</source>
        <translation>1 difiere</translation>
    </message>
    <message numerus="yes">
        <source>%n differ</source>
        <translation>
            <numerusform>%n difiere</numerusform>
            <numerusform>%n difieren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project. It is saved with it.</source>
        <translation>Cuánto pesa cada regla en este proyecto. Se guarda con él.</translation>
    </message>
    <message>
        <source>Leave every rule to itself</source>
        <translation>Dejar cada regla como viene</translation>
    </message>
    <message>
        <source>Reset rules</source>
        <translation>Restablecer reglas</translation>
    </message>
    <message>
        <source>As the rule says</source>
        <translation>Según la regla</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observación</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivada</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regla %1</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restablecer todo</translation>
    </message>
</context>
<context>
    <name>hitbox::SampleInfos</name>
    <message>
        <source>&amp;Ships and a fighter</source>
        <translation>Na&amp;ves y un luchador</translation>
    </message>
    <message>
        <source>Open a copy of a project with shapes of every kind</source>
        <translation>Abre una copia de un proyecto con formas de todo tipo</translation>
    </message>
    <message>
        <source>A s&amp;tage</source>
        <translation>Un &amp;escenario</translation>
    </message>
    <message>
        <source>Open a copy of a stage with overlaps of every kind, probes and bullets</source>
        <translation>Abre una copia de un escenario con solapamientos de todo tipo, sondas y proyectiles</translation>
    </message>
    <message>
        <source>A &amp;platform character</source>
        <translation>Un personaje de &amp;plataformas</translation>
    </message>
    <message>
        <source>Open a copy of a figure of 24 frames, with points, events and tracks</source>
        <translation>Abre una copia de una figura de 24 fotogramas, con puntos, eventos y pistas</translation>
    </message>
    <message>
        <source>A s&amp;hooter</source>
        <translation>Un juego de &amp;disparos</translation>
    </message>
    <message>
        <source>Open a copy of an enemy that opens its shell, and a ship that fires</source>
        <translation>Abre una copia de un enemigo que abre su caparazón y una nave que dispara</translation>
    </message>
    <message>
        <source>Picture of the platform &amp;character</source>
        <translation>Imagen del personaje de pla&amp;taformas</translation>
    </message>
    <message>
        <source>Open the sheet alone, as the tutorial begins</source>
        <translation>Abre solo la hoja, como empieza el tutorial</translation>
    </message>
    <message>
        <source>Picture of the &amp;fighter</source>
        <translation>Imagen del &amp;luchador</translation>
    </message>
    <message>
        <source>Picture of the sh&amp;ip</source>
        <translation>Imagen de la &amp;nave</translation>
    </message>
    <message>
        <source>Open the picture alone, as the tutorial begins</source>
        <translation>Abre solo la imagen, como empieza el tutorial</translation>
    </message>
</context>
<context>
    <name>hitbox::SavingBar</name>
    <message>
        <source>Saving %1…</source>
        <translation>Guardando %1…</translation>
    </message>
</context>
<context>
    <name>hitbox::ScopeChip</name>
    <message>
        <source>In which frames the next edit of shapes is done to the shapes of the same tracks</source>
        <translation>En qué fotogramas se aplica la próxima edición de formas a las formas de las mismas pistas</translation>
    </message>
</context>
<context>
    <name>hitbox::ScriptFlow</name>
    <message>
        <source>Run a script</source>
        <translation>Ejecutar un script</translation>
    </message>
    <message>
        <source>Scripts (*.js)</source>
        <translation>Scripts (*.js)</translation>
    </message>
    <message>
        <source>A script is running</source>
        <translation>Hay un script en marcha</translation>
    </message>
    <message>
        <source>Running %1…</source>
        <translation>Ejecutando %1…</translation>
    </message>
    <message>
        <source>%1 has run</source>
        <translation>%1 ha terminado</translation>
    </message>
    <message>
        <source>The project was changed while %1 ran, and what that did is not taken.</source>
        <translation>El proyecto cambió mientras se ejecutaba %1; lo que hizo el script no se aplica.</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Ejecutar de nuevo</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Ejecutar %1</translation>
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
        <translation>Lo que dice %1</translation>
    </message>
    <message>
        <source>What the script printed</source>
        <translation>Lo que mostró el script</translation>
    </message>
    <message>
        <source>What the script found</source>
        <translation>Lo que encontró el script</translation>
    </message>
</context>
<context>
    <name>hitbox::SearchField</name>
    <message>
        <source>Search…</source>
        <translation>Buscar…</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Nothing fits “%1”</source>
        <translation>Nada coincide con «%1»</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
</context>
<context>
    <name>hitbox::Section</name>
    <message>
        <source>Show or hide this part</source>
        <translation>Mostrar u ocultar esta parte</translation>
    </message>
</context>
<context>
    <name>hitbox::Session</name>
    <message>
        <source>Add %1</source>
        <translation>Añadir %1</translation>
    </message>
    <message numerus="yes">
        <source>Add %n sprites</source>
        <translation>
            <numerusform>Añadir %n sprite</numerusform>
            <numerusform>Añadir %n sprites</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” was not done</source>
        <translation>«%1» no se realizó</translation>
    </message>
    <message>
        <source>“%1” was not done: %2</source>
        <translation>«%1» no se realizó: %2</translation>
    </message>
    <message numerus="yes">
        <source> · in %n frames</source>
        <translation>
            <numerusform> · en %n fotograma</numerusform>
            <numerusform> · en %n fotogramas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Colours of crossings and overlaps</source>
        <translation>Colores de cruces y superposiciones</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habituales</translation>
    </message>
    <message>
        <source>For eyes that tell red and green apart badly</source>
        <translation>Para ojos que distinguen mal el rojo del verde</translation>
    </message>
    <message>
        <source>For eyes that tell blue and yellow apart badly</source>
        <translation>Para ojos que distinguen mal el azul del amarillo</translation>
    </message>
    <message>
        <source>As different as can be</source>
        <translation>Lo más distintos posible</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequeño</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Muy grande</translation>
    </message>
    <message>
        <source>Durations of frames</source>
        <translation>Duraciones de los fotogramas</translation>
    </message>
    <message>
        <source>Ticks a second</source>
        <translation>Ticks por segundo</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Cambiar teclas…</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1 píxeles</translation>
    </message>
    <message>
        <source>Half as large again</source>
        <translation>Una vez y media</translation>
    </message>
    <message>
        <source>Wheel over the canvas</source>
        <translation>Rueda sobre el lienzo</translation>
    </message>
    <message>
        <source>Zooms</source>
        <translation>Acerca y aleja</translation>
    </message>
    <message>
        <source>Scrolls, with Ctrl zooms</source>
        <translation>Desplaza; con Ctrl acerca y aleja</translation>
    </message>
    <message>
        <source>Handles on the canvas</source>
        <translation>Tiradores en el lienzo</translation>
    </message>
    <message>
        <source>Large, for pens and fingers</source>
        <translation>Grandes, para lápices y dedos</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Engine of first exports</source>
        <translation>Motor de las primeras exportaciones</translation>
    </message>
    <message>
        <source>Seconds until unsaved work is kept</source>
        <translation>Segundos hasta guardar a salvo lo no guardado</translation>
    </message>
    <message>
        <source>Days that work closed without saving stays</source>
        <translation>Días que permanece lo cerrado sin guardar</translation>
    </message>
    <message>
        <source>Newest versions of a project that stay</source>
        <translation>Versiones más recientes de un proyecto que permanecen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Editing</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Tips that show a gesture</source>
        <translation>Consejos que muestran un gesto</translation>
    </message>
    <message>
        <source>Once for each tool</source>
        <translation>Una vez por herramienta</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
</context>
<context>
    <name>hitbox::ShapeFields</name>
    <message>
        <source>A number or a sum such as 12+0.5; the arrow keys step it, with Shift ten times as far, with Alt an eighth as far</source>
        <translation>Un número o una suma como 12+0.5; las flechas lo cambian paso a paso, con Mayús diez veces más, con Alt un octavo</translation>
    </message>
</context>
<context>
    <name>hitbox::ShapesPanel</name>
    <message>
        <source>Shapes</source>
        <translation>Formas</translation>
    </message>
    <message>
        <source>Search shapes</source>
        <translation>Buscar formas</translation>
    </message>
    <message>
        <source>Show and lock by category</source>
        <translation>Mostrar y bloquear por categoría</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Category of the selected shapes and of the next one drawn</source>
        <translation>Categoría de las formas seleccionadas y de la próxima que se dibuje</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Categories: colours, bits and who hits whom</source>
        <translation>Categorías: colores, bits y quién golpea a quién</translation>
    </message>
    <message>
        <source>No shapes in this frame yet. Trace the sprite, or draw a polygon, a box or a circle.</source>
        <translation>Aún no hay formas en este fotograma. Trace el sprite, o dibuje un polígono, una caja o un círculo.</translation>
    </message>
    <message>
        <source>No shape or category has this in its name.</source>
        <translation>Ninguna forma ni categoría tiene esto en el nombre.</translation>
    </message>
    <message>
        <source>several</source>
        <translation>varios</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>Mover %1 en el orden</translation>
    </message>
    <message>
        <source>Rename shape to %1</source>
        <translation>Renombrar forma a %1</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Mostrar %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Ocultar %1</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>Bloquear %1</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>Desbloquear %1</translation>
    </message>
</context>
<context>
    <name>hitbox::SheetPreview</name>
    <message>
        <source>The sheet and its grid</source>
        <translation>La hoja y su cuadrícula</translation>
    </message>
    <message>
        <source>The wheel zooms, dragging moves, a double click shows all</source>
        <translation>La rueda acerca y aleja, arrastrar mueve, un doble clic muestra todo</translation>
    </message>
    <message>
        <source>One line in %1 is drawn; the wheel zooms in</source>
        <translation>Se dibuja una línea de cada %1; la rueda acerca</translation>
    </message>
    <message>
        <source>Not all lines are drawn; the wheel zooms in</source>
        <translation>No se dibujan todas las líneas; la rueda acerca</translation>
    </message>
</context>
<context>
    <name>hitbox::ShortcutEditor</name>
    <message>
        <source>Search actions</source>
        <translation>Buscar acciones</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Asignar</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Cambiar teclas</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Teclas nuevas</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>%1 belongs to the canvas and the lists.</source>
        <translation>%1 pertenece al lienzo y a las listas.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2” by now; “%3” would take it away from there.</source>
        <translation>%1 ya pertenece a «%2»; «%3» se lo quitaría.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Tomarla</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Keys of another program</source>
        <translation>Teclas de otro programa</translation>
    </message>
    <message>
        <source>Those of tools are Tiled&apos;s as delivered</source>
        <translation>De fábrica, las de las herramientas son las de Tiled</translation>
    </message>
</context>
<context>
    <name>hitbox::SidePanels</name>
    <message>
        <source>&amp;Trace panel</source>
        <translation>Panel &amp;Trazado</translation>
    </message>
    <message>
        <source>&amp;Shapes panel</source>
        <translation>Panel &amp;Formas</translation>
    </message>
    <message>
        <source>&amp;Properties panel</source>
        <translation>Panel &amp;Propiedades</translation>
    </message>
    <message>
        <source>Points and e&amp;vents panel</source>
        <translation>Panel Puntos y e&amp;ventos</translation>
    </message>
    <message>
        <source>&amp;Engine panel</source>
        <translation>Panel &amp;Motor</translation>
    </message>
    <message>
        <source>&amp;Numbers panel</source>
        <translation>Panel &amp;Números</translation>
    </message>
    <message>
        <source>St&amp;age panel</source>
        <translation>Panel &amp;Escenario</translation>
    </message>
    <message>
        <source>&amp;Overlaps, probes and play test</source>
        <translation>&amp;Solapamientos, sondas y prueba de juego</translation>
    </message>
    <message>
        <source>P&amp;roblems panel</source>
        <translation>Panel P&amp;roblemas</translation>
    </message>
    <message>
        <source>&amp;Conflicts panel</source>
        <translation>Panel de &amp;conflictos</translation>
    </message>
</context>
<context>
    <name>hitbox::SliceDialog</name>
    <message>
        <source>Cell size</source>
        <translation>Tamaño de celda</translation>
    </message>
    <message>
        <source>Of one frame, in pixels; as many as fit are cut</source>
        <translation>De un fotograma, en píxeles; se cortan tantos como quepan</translation>
    </message>
    <message>
        <source>Columns, rows</source>
        <translation>Columnas, filas</translation>
    </message>
    <message>
        <source>How many cells; they become as large as fits</source>
        <translation>Cuántas celdas; son tan grandes como quepan</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margen</translation>
    </message>
    <message>
        <source>Pixels around all cells, on both sides</source>
        <translation>Píxeles alrededor de todas las celdas, a ambos lados</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Espaciado</translation>
    </message>
    <message>
        <source>Pixels between one cell and the next</source>
        <translation>Píxeles entre una celda y la siguiente</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Desplazamiento</translation>
    </message>
    <message>
        <source>Pixels before the first cell, on top of the margin</source>
        <translation>Píxeles antes de la primera celda, además del margen</translation>
    </message>
    <message>
        <source>Guessed by the empty rows and columns between the cells.</source>
        <translation>Deducido de las filas y columnas vacías entre las celdas.</translation>
    </message>
    <message>
        <source>Guessed by the numbers in the file&apos;s name.</source>
        <translation>Deducido de los números del nombre del archivo.</translation>
    </message>
    <message>
        <source>Guessed by what comes again at this distance.</source>
        <translation>Deducido de lo que se repite a esta distancia.</translation>
    </message>
    <message>
        <source>Guessed by the lines along which the colours change.</source>
        <translation>Deducido de las líneas en las que cambian los colores.</translation>
    </message>
    <message>
        <source>Squares fit into this strip; nothing else tells what its cells are.</source>
        <translation>En esta tira caben cuadrados; nada más indica cuáles son sus celdas.</translation>
    </message>
    <message>
        <source>Nothing tells how this picture is cut.</source>
        <translation>Nada indica cómo está dividida esta imagen.</translation>
    </message>
    <message>
        <source>Slice sheet</source>
        <translation>Cortar hoja</translation>
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
        <translation>&amp;Omitir celdas vacías</translation>
    </message>
    <message>
        <source>&amp;Guess again</source>
        <translation>&amp;Deducir de nuevo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Looking for the grid…</source>
        <translation>Buscando la cuadrícula…</translation>
    </message>
    <message>
        <source>Looking for empty cells…</source>
        <translation>Buscando celdas vacías…</translation>
    </message>
    <message>
        <source>%1 × %2 px</source>
        <translation>%1 × %2 px</translation>
    </message>
    <message>
        <source>1 frame of %1</source>
        <translation>1 fotograma de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n frames of %1</source>
        <translation>
            <numerusform>%n fotograma de %1</numerusform>
            <numerusform>%n fotogramas de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>1 empty cell stays out.</source>
        <translation>1 celda vacía se deja fuera.</translation>
    </message>
    <message numerus="yes">
        <source>%n empty cells stay out.</source>
        <translation>
            <numerusform>%n celda vacía se deja fuera.</numerusform>
            <numerusform>%n celdas vacías se dejan fuera.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 of them is empty.</source>
        <translation>1 de ellos está vacío.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are empty.</source>
        <translation>
            <numerusform>%n de ellos está vacío.</numerusform>
            <numerusform>%n de ellos están vacíos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 px at the right and %2 px at the bottom stay out.</source>
        <translation>Quedan fuera %1 px a la derecha y %2 px abajo.</translation>
    </message>
    <message>
        <source>%1 px at the right stay out.</source>
        <translation>Quedan fuera %1 px a la derecha.</translation>
    </message>
    <message>
        <source>%1 px at the bottom stay out.</source>
        <translation>Quedan fuera %1 px abajo.</translation>
    </message>
    <message>
        <source>No cell fits into the sheet.</source>
        <translation>No cabe ninguna celda en la hoja.</translation>
    </message>
    <message>
        <source>There is no cell for frames with shapes on them: %1 frames, %2 shapes. Undo brings them back.</source>
        <translation>No hay celda para fotogramas que tienen formas: %1 fotogramas, %2 formas. Deshacer los recupera.</translation>
    </message>
</context>
<context>
    <name>hitbox::SnapPopup</name>
    <message>
        <source>Snap to: %1</source>
        <translation>Ajustar a: %1</translation>
    </message>
    <message>
        <source>no grid</source>
        <translation>sin cuadrícula</translation>
    </message>
    <message>
        <source>pixel</source>
        <translation>píxel</translation>
    </message>
    <message>
        <source>half pixel</source>
        <translation>medio píxel</translation>
    </message>
    <message>
        <source>own grid</source>
        <translation>cuadrícula propia</translation>
    </message>
    <message>
        <source>vertices of other shapes</source>
        <translation>vértices de otras formas</translation>
    </message>
    <message>
        <source>edges of other shapes</source>
        <translation>aristas de otras formas</translation>
    </message>
    <message>
        <source>outline of the sprite&apos;s pixels</source>
        <translation>contorno de los píxeles del sprite</translation>
    </message>
    <message>
        <source>the same shape in the frame before</source>
        <translation>la misma forma en el fotograma anterior</translation>
    </message>
    <message>
        <source>borders and middle of the frame</source>
        <translation>bordes y centro del fotograma</translation>
    </message>
    <message>
        <source>pivot</source>
        <translation>pivote</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Points snap to</source>
        <translation>Los puntos se ajustan a</translation>
    </message>
    <message>
        <source>Ctrl turns all off while held.</source>
        <translation>Ctrl lo desactiva todo mientras se mantiene pulsado.</translation>
    </message>
    <message>
        <source>step x</source>
        <translation>paso x</translation>
    </message>
    <message>
        <source>step y</source>
        <translation>paso y</translation>
    </message>
    <message>
        <source>from x</source>
        <translation>desde x</translation>
    </message>
    <message>
        <source>from y</source>
        <translation>desde y</translation>
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
        <translation>Buscar sprites</translation>
    </message>
    <message>
        <source>Add images as sprites</source>
        <translation>Añadir imágenes como sprites</translation>
    </message>
    <message>
        <source>No sprites yet. Drop images here.</source>
        <translation>Aún no hay sprites. Suelte imágenes aquí.</translation>
    </message>
    <message>
        <source>Rename sprite to %1</source>
        <translation>Renombrar sprite a %1</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 fotograma</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n fotograma</numerusform>
            <numerusform>%n fotogramas</numerusform>
        </translation>
    </message>
    <message>
        <source>No sprite has this in its name.</source>
        <translation>Ningún sprite tiene esto en el nombre.</translation>
    </message>
    <message>
        <source>%1 sprites</source>
        <translation>%1 sprites</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Mover %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>%1: undo brings it back.</source>
        <translation>%1: deshacer lo recupera.</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Duplicar %1</translation>
    </message>
</context>
<context>
    <name>hitbox::StageDesk</name>
    <message>
        <source>Looking at the stage</source>
        <translation>Examinando el escenario</translation>
    </message>
</context>
<context>
    <name>hitbox::StagePanel</name>
    <message>
        <source>Stage</source>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>Search instances</source>
        <translation>Buscar instancias</translation>
    </message>
    <message>
        <source>Place frame</source>
        <translation>Colocar fotograma</translation>
    </message>
    <message>
        <source>Stage in view; type to rename it</source>
        <translation>Escenario a la vista; escriba para renombrarlo</translation>
    </message>
    <message>
        <source>New stage</source>
        <translation>Nuevo escenario</translation>
    </message>
    <message>
        <source>Remove this stage</source>
        <translation>Quitar este escenario</translation>
    </message>
    <message>
        <source>New layer on top of the others</source>
        <translation>Nueva capa encima de las demás</translation>
    </message>
    <message>
        <source>Play the animations of what stands here</source>
        <translation>Reproduce las animaciones de lo que hay aquí</translation>
    </message>
    <message>
        <source>Put the frame chosen below on the stage</source>
        <translation>Pone en el escenario el fotograma elegido abajo</translation>
    </message>
    <message>
        <source>Rename stage</source>
        <translation>Renombrar escenario</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>escenario</translation>
    </message>
    <message>
        <source>Remove stage</source>
        <translation>Quitar escenario</translation>
    </message>
</context>
<context>
    <name>hitbox::StartPage</name>
    <message>
        <source>Drop a PNG, a sheet or a folder here</source>
        <translation>Suelte aquí un PNG, una hoja o una carpeta</translation>
    </message>
    <message>
        <source>PNG, GIF, WebP, Aseprite, Photoshop, Krita and .hitbox files</source>
        <translation>Archivos PNG, GIF, WebP, Aseprite, Photoshop, Krita y .hitbox</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Open projects and images</source>
        <translation>Abrir proyectos e imágenes</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>Samples to try things out on</source>
        <translation>Ejemplos para probar cosas</translation>
    </message>
    <message>
        <source>PNG, GIF, Aseprite, Photoshop, Krita and .hitbox files</source>
        <translation>Archivos PNG, GIF, Aseprite, Photoshop, Krita y .hitbox</translation>
    </message>
</context>
<context>
    <name>hitbox::StatusLine</name>
    <message>
        <source>engine view</source>
        <translation>vista del motor</translation>
    </message>
    <message>
        <source>Choose what points snap to</source>
        <translation>Elegir a qué se ajustan los puntos</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>snap: %1</source>
        <translation>ajuste: %1</translation>
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
        <translation>Primer fotograma de la etiqueta</translation>
    </message>
    <message>
        <source>Last frame of the tag</source>
        <translation>Último fotograma de la etiqueta</translation>
    </message>
    <message>
        <source>The frame&apos;s number, counted from 0</source>
        <translation>El número del fotograma, contado desde 0</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>hacia delante</translation>
    </message>
    <message>
        <source>reverse</source>
        <translation>inverso</translation>
    </message>
    <message>
        <source>ping-pong</source>
        <translation>ping-pong</translation>
    </message>
    <message>
        <source>ping-pong from the end</source>
        <translation>ping-pong desde el final</translation>
    </message>
    <message>
        <source>How often it is played before the animation ends: 0 for ever</source>
        <translation>Cuántas veces se reproduce antes de terminar la animación: 0, sin fin</translation>
    </message>
    <message>
        <source>for ever</source>
        <translation>sin fin</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <source>Times that the tag is played</source>
        <translation>Veces que se reproduce la etiqueta</translation>
    </message>
    <message>
        <source>Rename tag to %1</source>
        <translation>Renombrar etiqueta a %1</translation>
    </message>
    <message>
        <source>Direction of tag %1</source>
        <translation>Dirección de la etiqueta %1</translation>
    </message>
    <message>
        <source>Repeats of tag %1</source>
        <translation>Repeticiones de la etiqueta %1</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Fotogramas</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Reproduce</translation>
    </message>
    <message>
        <source>Frames of tag %1</source>
        <translation>Fotogramas de la etiqueta %1</translation>
    </message>
    <message>
        <source>Choose a tag by its bar, or in the box above, to change it.</source>
        <translation>Elija una etiqueta por su barra, o en el cuadro de arriba, para cambiarla.</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelineExport</name>
    <message>
        <source>Save the timeline as a picture</source>
        <translation>Guardar la línea de tiempo como imagen</translation>
    </message>
    <message>
        <source>Save the timeline as CSV</source>
        <translation>Guardar la línea de tiempo como CSV</translation>
    </message>
    <message>
        <source>Copied 1 tick as CSV</source>
        <translation>Se copió 1 tick como CSV</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n ticks as CSV</source>
        <translation>
            <numerusform>Se copió %n tick como CSV</numerusform>
            <numerusform>Se copiaron %n ticks como CSV</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>Archivos %1 (*.%2)</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>Escrito %1</translation>
    </message>
    <message>
        <source>Could not write the timeline: %1</source>
        <translation>No se pudo escribir la línea de tiempo: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelineFields</name>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Reproduce</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>When hit</source>
        <translation>Tras impacto</translation>
    </message>
    <message>
        <source> ticks</source>
        <translation> ticks</translation>
    </message>
    <message>
        <source>Ticks that B starts after A</source>
        <translation>Ticks que B empieza después de A</translation>
    </message>
    <message>
        <source>How many ticks B starts after A; below 0, A starts after B</source>
        <translation>Cuántos ticks empieza B después de A; por debajo de 0, A empieza después de B</translation>
    </message>
    <message>
        <source>Take the selected two</source>
        <translation>Tomar las dos seleccionadas</translation>
    </message>
    <message>
        <source>Play the two instances that are selected on the stage</source>
        <translation>Reproduce las dos instancias seleccionadas en el escenario</translation>
    </message>
    <message>
        <source>B starts after</source>
        <translation>B empieza tras</translation>
    </message>
    <message>
        <source>Instance that is player %1</source>
        <translation>Instancia que es el jugador %1</translation>
    </message>
    <message>
        <source>as placed</source>
        <translation>según colocación</translation>
    </message>
    <message>
        <source>What %1 plays</source>
        <translation>Qué reproduce %1</translation>
    </message>
    <message>
        <source>What %1 plays; on the stage, an instance&apos;s tag is chosen in its row</source>
        <translation>Qué reproduce %1; en el escenario, la etiqueta de una instancia se elige en su fila</translation>
    </message>
    <message>
        <source>Rounds of %1</source>
        <translation>Rondas de %1</translation>
    </message>
    <message>
        <source>How often %1 plays it, one round after the other</source>
        <translation>Cuántas veces lo reproduce %1, una ronda tras otra</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>continúa</translation>
    </message>
    <message>
        <source>What %1 turns to when it is hit</source>
        <translation>A qué pasa %1 al recibir un impacto</translation>
    </message>
    <message>
        <source>What %1 turns to on the tick after the first hit, such as its hit-stun</source>
        <translation>A qué pasa %1 en el tick siguiente al primer impacto, como su aturdimiento</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelinePanel</name>
    <message>
        <source>Go to the first contact</source>
        <translation>Ir al primer contacto</translation>
    </message>
    <message>
        <source>Go to the last contact</source>
        <translation>Ir al último contacto</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Imagen…</translation>
    </message>
    <message>
        <source>Save the strip as a picture</source>
        <translation>Guarda la tira como imagen</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Save a line for each tick</source>
        <translation>Guarda una línea por cada tick</translation>
    </message>
    <message>
        <source>Copy CSV</source>
        <translation>Copiar CSV</translation>
    </message>
    <message>
        <source>Copy a line for each tick</source>
        <translation>Copia una línea por cada tick</translation>
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
        <translation>Los dos nunca se encuentran.</translation>
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
        <translation>nada se encuentra</translation>
    </message>
    <message>
        <source>each hits the other</source>
        <translation>cada uno golpea al otro</translation>
    </message>
    <message>
        <source>A hits B</source>
        <translation>A golpea a B</translation>
    </message>
    <message>
        <source>B hits A</source>
        <translation>B golpea a A</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>contacto</translation>
    </message>
    <message>
        <source>tick %1: %2 | %3, %4</source>
        <translation>tick %1: %2 | %3, %4</translation>
    </message>
    <message>
        <source>%1 in %2 px²</source>
        <translation>%1 en %2 px²</translation>
    </message>
</context>
<context>
    <name>hitbox::ToolBar</name>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
</context>
<context>
    <name>hitbox::TopBar</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Escenario %1</translation>
    </message>
</context>
<context>
    <name>hitbox::TracePanel</name>
    <message>
        <source>Cannot be traced: %1</source>
        <translation>No se puede trazar: %1</translation>
    </message>
    <message>
        <source>Tracing…</source>
        <translation>Trazando…</translation>
    </message>
    <message>
        <source>Outlines: %1, vertices: %2</source>
        <translation>Contornos: %1, vértices: %2</translation>
    </message>
    <message>
        <source>Missed pixels %1 %, excess pixels %2 %</source>
        <translation>Píxeles que faltan: %1 %, píxeles de más: %2 %</translation>
    </message>
    <message>
        <source>Frames traced: %1.</source>
        <translation>Fotogramas trazados: %1.</translation>
    </message>
    <message>
        <source>Nothing to outline: %1.</source>
        <translation>Nada que contornear: %1.</translation>
    </message>
    <message>
        <source>Changed meanwhile and left alone: %1.</source>
        <translation>Cambiados entretanto y no tocados: %1.</translation>
    </message>
    <message>
        <source>Could not be traced: %1, such as %2</source>
        <translation>No se pudieron trazar: %1, como %2</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Trazar</translation>
    </message>
    <message>
        <source>Cancelled; nothing was changed.</source>
        <translation>Cancelado; no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Tolerance in pixels</source>
        <translation>Tolerancia en píxeles</translation>
    </message>
    <message>
        <source>How far the outline may leave the pixels&apos; edges: more means fewer vertices</source>
        <translation>Cuánto puede apartarse el contorno de los bordes de los píxeles: más significa menos vértices</translation>
    </message>
    <message>
        <source>Alpha threshold</source>
        <translation>Umbral alfa</translation>
    </message>
    <message>
        <source>Pixels of at least this alpha count as opaque</source>
        <translation>Los píxeles con este alfa o más cuentan como opacos</translation>
    </message>
    <message>
        <source>Grow or shrink in pixels</source>
        <translation>Agrandar o encoger en píxeles</translation>
    </message>
    <message>
        <source>Makes the outline larger, or smaller with a negative number</source>
        <translation>Agranda el contorno, o lo encoge con un número negativo</translation>
    </message>
    <message>
        <source>Smallest island in pixels</source>
        <translation>Isla mínima en píxeles</translation>
    </message>
    <message>
        <source>Islands and holes of fewer pixels are passed over</source>
        <translation>Las islas y los agujeros de menos píxeles se pasan por alto</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Vértices</translation>
    </message>
    <message>
        <source>Just so many vertices in each outline, whatever the tolerance</source>
        <translation>Exactamente este número de vértices en cada contorno, sea cual sea la tolerancia</translation>
    </message>
    <message>
        <source>Number of vertices</source>
        <translation>Número de vértices</translation>
    </message>
    <message>
        <source>Never cut an opaque pixel</source>
        <translation>No cortar nunca un píxel opaco</translation>
    </message>
    <message>
        <source>Keep holes open</source>
        <translation>Dejar abiertos los agujeros</translation>
    </message>
    <message>
        <source>A polygon has no holes: the outline is cut into several that leave them open</source>
        <translation>Un polígono no tiene agujeros: el contorno se divide en varios que los dejan abiertos</translation>
    </message>
    <message>
        <source>Tint pixels that do not fit</source>
        <translation>Teñir los píxeles que no encajan</translation>
    </message>
    <message>
        <source>Orange: opaque pixels that no outline holds. Violet: other pixels that one does</source>
        <translation>Naranja: píxeles opacos que ningún contorno contiene. Violeta: otros píxeles que sí contiene alguno</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolerancia</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alfa</translation>
    </message>
    <message>
        <source>Grow</source>
        <translation>Agrandar</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>Mínima</translation>
    </message>
    <message>
        <source>Take all outlines as shapes (Enter)</source>
        <translation>Toma todos los contornos como formas (Intro)</translation>
    </message>
    <message>
        <source>Trace many frames</source>
        <translation>Trazar muchos fotogramas</translation>
    </message>
    <message>
        <source>Selected frames</source>
        <translation>Fotogramas seleccionados</translation>
    </message>
    <message>
        <source>All frames of this sprite</source>
        <translation>Todos los fotogramas de este sprite</translation>
    </message>
    <message>
        <source>All frames of the project</source>
        <translation>Todos los fotogramas del proyecto</translation>
    </message>
    <message>
        <source>Replace shapes of the category</source>
        <translation>Reemplazar formas de la categoría</translation>
    </message>
    <message>
        <source>For many frames: outlines take the place of the category&apos;s shapes there</source>
        <translation>Para muchos fotogramas: los contornos ocupan allí el lugar de las formas de la categoría</translation>
    </message>
    <message>
        <source>Frames traced</source>
        <translation>Fotogramas trazados</translation>
    </message>
    <message>
        <source>%v of %m frames</source>
        <translation>%v de %m fotogramas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Frames of the tag “%1”</source>
        <translation>Fotogramas de la etiqueta «%1»</translation>
    </message>
    <message>
        <source>Trace as %1</source>
        <translation>Trazar como %1</translation>
    </message>
    <message>
        <source>Replace shapes of “%1”</source>
        <translation>Reemplazar formas de «%1»</translation>
    </message>
</context>
<context>
    <name>hitbox::TrackGrid</name>
    <message>
        <source>Tracks</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>shapes</source>
        <translation>formas</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>without a track</source>
        <translation>sin pista</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes without a track</source>
        <translation>
            <numerusform>%n forma sin pista</numerusform>
            <numerusform>%n formas sin pista</numerusform>
        </translation>
    </message>
    <message>
        <source>key</source>
        <translation>clave</translation>
    </message>
    <message>
        <source>held, as in the frame before</source>
        <translation>mantenida, como en el fotograma anterior</translation>
    </message>
    <message>
        <source>in-between, worked out from keys</source>
        <translation>intermedio, calculado a partir de claves</translation>
    </message>
    <message>
        <source>%1, frame %2: %3</source>
        <translation>%1, fotograma %2: %3</translation>
    </message>
    <message>
        <source>%1
Double click to type another duration.</source>
        <translation>%1
Doble clic para escribir otra duración.</translation>
    </message>
    <message>
        <source>Show or hide on all frames; Alt: on one</source>
        <translation>Mostrar u ocultar en todos los fotogramas; Alt: en uno</translation>
    </message>
    <message>
        <source>Lock or unlock on all frames; Alt: on one</source>
        <translation>Bloquear o desbloquear en todos los fotogramas; Alt: en uno</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Fotograma</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Attack %1</source>
        <translation>Ataque %1</translation>
    </message>
    <message>
        <source>No shapes in this sprite yet. What is drawn stands here, frame by frame.</source>
        <translation>Aún no hay formas en este sprite. Lo que se dibuje aparece aquí, fotograma a fotograma.</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1, oculta</translation>
    </message>
    <message>
        <source>%1, locked</source>
        <translation>%1, bloqueada</translation>
    </message>
</context>
<context>
    <name>hitbox::TrackLanes</name>
    <message>
        <source>1 frame</source>
        <translation>1 fotograma</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>%1 fotogramas</translation>
    </message>
    <message>
        <source>Startup</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Activo</translation>
    </message>
    <message>
        <source>Gap, where nothing strikes</source>
        <translation>Hueco, donde nada golpea</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Recuperación</translation>
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
        <translation>%1: %2, %3, %4</translation>
    </message>
    <message>
        <source>startup %1</source>
        <translation>inicio %1</translation>
    </message>
    <message>
        <source>active %1</source>
        <translation>activo %1</translation>
    </message>
    <message>
        <source>gap %1</source>
        <translation>hueco %1</translation>
    </message>
    <message>
        <source>recovery %1</source>
        <translation>recuperación %1</translation>
    </message>
    <message>
        <source>No shape of these frames strikes another category.</source>
        <translation>Ninguna forma de estos fotogramas golpea a otra categoría.</translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation>Fotograma %1</translation>
    </message>
    <message>
        <source>Frames %1 to %2</source>
        <translation>Fotogramas %1 a %2</translation>
    </message>
    <message>
        <source>The whole attack:</source>
        <translation>Todo el ataque:</translation>
    </message>
    <message>
        <source>Active counts the gaps within it.</source>
        <translation>Lo activo incluye los huecos que contiene.</translation>
    </message>
    <message>
        <source>Frame %1, %2: %3, %4</source>
        <translation>Fotograma %1, %2: %3, %4</translation>
    </message>
    <message>
        <source>Frame %1 – when it comes up: %2</source>
        <translation>Fotograma %1 – al aparecer: %2</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 error</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 errores</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 advertencia</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 advertencias</translation>
    </message>
    <message>
        <source>1 remark</source>
        <translation>1 observación</translation>
    </message>
    <message>
        <source>%1 remarks</source>
        <translation>%1 observaciones</translation>
    </message>
    <message>
        <source>Frame %1 – %2: %3</source>
        <translation>Fotograma %1 – %2: %3</translation>
    </message>
</context>
<context>
    <name>hitbox::TracksPanel</name>
    <message>
        <source>%1 tracks</source>
        <translation>%1 pistas</translation>
    </message>
    <message>
        <source>Begin %1 in frame %2</source>
        <translation>Empezar %1 en el fotograma %2</translation>
    </message>
    <message>
        <source>End %1 in frame %2</source>
        <translation>Terminar %1 en el fotograma %2</translation>
    </message>
    <message>
        <source>Move %1 to frame %2</source>
        <translation>Mover %1 al fotograma %2</translation>
    </message>
    <message>
        <source>Copy %1 to frame %2</source>
        <translation>Copiar %1 al fotograma %2</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Tag to show</source>
        <translation>Etiqueta que mostrar</translation>
    </message>
    <message>
        <source>The animation tag whose frames are shown</source>
        <translation>La etiqueta de animación cuyos fotogramas se muestran</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>Reproducir o detener</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Fotogramas</translation>
    </message>
    <message>
        <source>%1 is locked; its lock beside the name lets it go.</source>
        <translation>%1 tiene bloqueo; se quita con el candado junto al nombre.</translation>
    </message>
    <message>
        <source>All frames</source>
        <translation>Todos los fotogramas</translation>
    </message>
    <message>
        <source>The strip of frames in place of the grid</source>
        <translation>La tira de fotogramas en lugar de la cuadrícula</translation>
    </message>
    <message>
        <source>The tag “%1” names no frames of this sprite.</source>
        <translation>La etiqueta «%1» no nombra fotogramas de este sprite.</translation>
    </message>
    <message>
        <source>%1 is not in the frame in view.</source>
        <translation>%1 no está en el fotograma a la vista.</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Mostrar %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Ocultar %1</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>Bloquear %1</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>Desbloquear %1</translation>
    </message>
    <message>
        <source>What is locked stays.</source>
        <translation>Lo bloqueado se queda.</translation>
    </message>
    <message>
        <source>Choose cells with something in them first.</source>
        <translation>Elija antes celdas que contengan algo.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n shapes</source>
        <translation>
            <numerusform>Quitar %n forma</numerusform>
            <numerusform>Quitar %n formas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: undo brings it back.</source>
        <translation>%1: deshacer lo recupera.</translation>
    </message>
    <message>
        <source>Join into one track</source>
        <translation>Unir en una pista</translation>
    </message>
    <message>
        <source>Choose cells of different frames first, such as with Shift.</source>
        <translation>Elija antes celdas de distintos fotogramas, por ejemplo con Mayús.</translation>
    </message>
    <message>
        <source>Take out of the track</source>
        <translation>Sacar de la pista</translation>
    </message>
    <message>
        <source>Choose cells of a track first.</source>
        <translation>Elija antes celdas de una pista.</translation>
    </message>
    <message>
        <source>Hold %1</source>
        <translation>Mantener %1</translation>
    </message>
    <message>
        <source>Choose cells behind a shape of the track first.</source>
        <translation>Elija antes celdas detrás de una forma de la pista.</translation>
    </message>
    <message>
        <source>Make keys of %1</source>
        <translation>Convertir %1 en claves</translation>
    </message>
    <message>
        <source>Work in-betweens of %1 out</source>
        <translation>Calcular intermedios de %1</translation>
    </message>
    <message>
        <source>Choose cells between two keys of a track first.</source>
        <translation>Elija antes celdas entre dos claves de una pista.</translation>
    </message>
    <message numerus="yes">
        <source>%n keys are worked out from those around them now. Undo brings them back.</source>
        <translation>
            <numerusform>%n clave se calcula ahora a partir de las que la rodean. Deshacer la recupera.</numerusform>
            <numerusform>%n claves se calculan ahora a partir de las que las rodean. Deshacer las recupera.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shapes look like one thing: make them a track?</source>
        <translation>%1 formas parecen una misma cosa: ¿convertirlas en pista?</translation>
    </message>
    <message>
        <source>%1 shapes look like %2 things: make them tracks?</source>
        <translation>%1 formas parecen %2 cosas: ¿convertirlas en pistas?</translation>
    </message>
    <message>
        <source>Make tracks</source>
        <translation>Crear pistas</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Make tracks of %1</source>
        <translation>Crear pistas con %1</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen frames last as long now.</source>
        <translation>
            <numerusform>%n fotograma elegido dura eso ahora.</numerusform>
            <numerusform>%n fotogramas elegidos duran eso ahora.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 key is worked out from those around it now. Undo brings it back.</source>
        <translation>1 clave se calcula ahora a partir de las que la rodean. Deshacer la recupera.</translation>
    </message>
    <message>
        <source>%1 goes no further: the frames end there.</source>
        <translation>%1 no va más allá: los fotogramas terminan ahí.</translation>
    </message>
</context>
<context>
    <name>hitbox::VersionsDialog</name>
    <message>
        <source>Saved %1</source>
        <translation>Guardado %1</translation>
    </message>
    <message>
        <source>Saved at an unknown time</source>
        <translation>Guardado en un momento desconocido</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiones</translation>
    </message>
    <message>
        <source>“%1” as it was saved. A copy opens in a tab of its own and changes nothing else.</source>
        <translation>«%1» tal como se guardó. Una copia se abre en su propia pestaña y no cambia nada más.</translation>
    </message>
    <message>
        <source>There is none yet: the next save keeps one.</source>
        <translation>Aún no hay ninguna: la próxima vez que guarde se conservará una.</translation>
    </message>
    <message>
        <source>Versions of the project</source>
        <translation>Versiones del proyecto</translation>
    </message>
    <message>
        <source>Open as c&amp;opy</source>
        <translation>Abrir como c&amp;opia</translation>
    </message>
    <message>
        <source>Cannot be opened: %1</source>
        <translation>No se puede abrir: %1</translation>
    </message>
    <message>
        <source>As it is now</source>
        <translation>Como está ahora</translation>
    </message>
    <message>
        <source>Since then: %1</source>
        <translation>Desde entonces: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::VertexModel</name>
    <message>
        <source>Vertex %1</source>
        <translation>Vértice %1</translation>
    </message>
</context>
<context>
    <name>hitbox::VertexTable</name>
    <message>
        <source>Vertices</source>
        <translation>Vértices</translation>
    </message>
    <message>
        <source>Type to change a coordinate; sums such as 12+0.5 work. Tab goes on, Insert adds, Delete removes, Ctrl+C and Ctrl+V copy and paste.</source>
        <translation>Escriba para cambiar una coordenada; valen sumas como 12+0.5. Tab avanza, Insert añade, Supr quita, Ctrl+C y Ctrl+V copian y pegan.</translation>
    </message>
</context>
<context>
    <name>hitbox::WorkBar</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>hitbox::Workspace</name>
    <message>
        <source>The project is saved. It could not be kept among its versions: %1</source>
        <translation>El proyecto está guardado. No se pudo conservar entre sus versiones: %1</translation>
    </message>
    <message>
        <source>A crash would lose unsaved work, which could not be kept: %1</source>
        <translation>Un fallo haría perder trabajo sin guardar que no se pudo conservar: %1</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>hitbox::formats</name>
    <message>
        <source>there is no format %1; there are: %2</source>
        <translation>no existe el formato %1; existen: %2</translation>
    </message>
    <message>
        <source>a depfile cannot hold the name %1: rename it without control characters, and with no backslash or colon at its end</source>
        <translation>un archivo de dependencias no puede contener el nombre %1: cámbielo por uno sin caracteres de control y sin barra invertida ni dos puntos al final</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>it can be: %1</source>
        <translation>puede ser: %1</translation>
    </message>
    <message>
        <source>it takes a number from 0.000001 to 1000000</source>
        <translation>admite un número de 0.000001 a 1000000</translation>
    </message>
    <message>
        <source>it takes one line of at most 1,000 characters</source>
        <translation>admite una línea de 1000 caracteres como máximo</translation>
    </message>
    <message>
        <source>the format %1 has no option %2; it has: %3</source>
        <translation>el formato %1 no tiene la opción %2; tiene: %3</translation>
    </message>
    <message>
        <source>the option %1 cannot be %2; %3</source>
        <translation>la opción %1 no puede ser %2; %3</translation>
    </message>
    <message>
        <source>the project</source>
        <translation>el proyecto</translation>
    </message>
    <message>
        <source>%1 and %2 would both be written to one file; rename one: what files are called by must differ by more than case and characters that files cannot have, in the %3 bytes that are kept of it, and a stage’s file is called by its name and “_stage”</source>
        <translation>%1 y %2 se escribirían en un mismo archivo; cambie uno de los nombres: los nombres de archivo deben distinguirse en algo más que mayúsculas y caracteres no permitidos en archivos, dentro de los %3 bytes que se conservan de ellos, y el archivo de un escenario lleva su nombre y «_stage»</translation>
    </message>
    <message>
        <source>%1 and %2 would both be written to %3; rename one: what files are called by must differ by more than case and characters that files cannot have, and a stage’s file is called by its name and “_stage”</source>
        <translation>%1 y %2 se escribirían en %3; cambie uno de los nombres: los nombres de archivo deben distinguirse en algo más que mayúsculas y caracteres no permitidos en archivos, y el archivo de un escenario lleva su nombre y «_stage»</translation>
    </message>
    <message>
        <source>there is nothing to export: the project has no sprites</source>
        <translation>no hay nada que exportar: el proyecto no tiene sprites</translation>
    </message>
    <message>
        <source>sprite %1, frame %2</source>
        <translation>sprite %1, fotograma %2</translation>
    </message>
    <message>
        <source>, shape %1 %2</source>
        <translation>, forma %1 %2</translation>
    </message>
    <message>
        <source>read back, the file does not hold the shapes that were exported; nothing is written</source>
        <translation>al releerlo, el archivo no contiene las formas exportadas; no se escribe nada</translation>
    </message>
    <message>
        <source>it reads %1</source>
        <translation>lee %1</translation>
    </message>
    <message>
        <source>it writes to %1</source>
        <translation>escribe en %1</translation>
    </message>
    <message>
        <source>it writes to %1 and reads %2</source>
        <translation>escribe en %1 y lee %2</translation>
    </message>
    <message>
        <source>it is no file of %1</source>
        <translation>no es un archivo de %1</translation>
    </message>
    <message>
        <source>%1 has %2 MiB, and files of more than %3 MiB cannot be imported again: it was not read back and compared. Events, points and shapes that are cut into several sprites make smaller files</source>
        <translation>%1 tiene %2 MiB, y los archivos de más de %3 MiB no se pueden volver a importar: no se ha releído ni comparado. Los eventos, puntos y formas repartidos en varios sprites dan archivos más pequeños</translation>
    </message>
    <message>
        <source>%1 cannot be imported again, and was not read back and compared: %2</source>
        <translation>%1 no se puede volver a importar y no se ha releído ni comparado: %2</translation>
    </message>
    <message>
        <source>the file could not be read back, and nothing is written: %1</source>
        <translation>el archivo no se ha podido releer y no se escribe nada: %1</translation>
    </message>
    <message>
        <source>sprite %1</source>
        <translation>sprite %1</translation>
    </message>
    <message>
        <source>no file of the export holds the shapes; nothing is written</source>
        <translation>ningún archivo de la exportación contiene las formas; no se escribe nada</translation>
    </message>
    <message>
        <source>What is written was not read back and compared: shapes run from frame to frame, which no project can hold</source>
        <translation>Lo escrito no se ha releído ni comparado: las formas van de fotograma en fotograma, algo que ningún proyecto puede contener</translation>
    </message>
    <message>
        <source>What is written was not read back and compared: there is more than can be imported</source>
        <translation>Lo escrito no se ha releído ni comparado: hay más de lo que se puede importar</translation>
    </message>
    <message>
        <source>not written: it is read for this; choose another name</source>
        <translation>no escrito: se lee para esta exportación; elija otro nombre</translation>
    </message>
    <message>
        <source>not written: it is the image of the sprite “%1”; choose another place</source>
        <translation>no escrito: es la imagen del sprite «%1»; elija otro lugar</translation>
    </message>
    <message>
        <source>there is nothing to export: no frame has shapes</source>
        <translation>no hay nada que exportar: ningún fotograma tiene formas</translation>
    </message>
    <message>
        <source>The name %1 gets an apostrophe in front: a spreadsheet would run it</source>
        <translation>El nombre %1 recibe un apóstrofo delante: una hoja de cálculo lo ejecutaría</translation>
    </message>
    <message>
        <source>The project has %1 categories, and Defold takes %2 groups</source>
        <translation>El proyecto tiene %1 categorías, y Defold admite %2 grupos</translation>
    </message>
    <message>
        <source>The category %1 becomes the group %2: Defold lists groups with commas</source>
        <translation>La categoría %1 pasa a ser el grupo %2: Defold separa los grupos con comas</translation>
    </message>
    <message>
        <source>All frames of %1 get the duration of the first: GDevelop has one for an animation</source>
        <translation>Todos los fotogramas de %1 reciben la duración del primero: GDevelop tiene una por animación</translation>
    </message>
    <message>
        <source>GDevelop has no sheets: give it an image for each frame, by its name</source>
        <translation>GDevelop no tiene hojas: dele una imagen por fotograma, con su nombre</translation>
    </message>
    <message>
        <source>Categories are left out: GDevelop has one collision mask for a frame</source>
        <translation>Se omiten las categorías: GDevelop tiene una máscara de colisión por fotograma</translation>
    </message>
    <message>
        <source>Godot plays animations once or for ever; these tags are played for ever: %1</source>
        <translation>Godot reproduce las animaciones una vez o sin fin; estas etiquetas se reproducen sin fin: %1</translation>
    </message>
    <message>
        <source>Godot plays animations once or for ever; these tags are played once: %1</source>
        <translation>Godot reproduce las animaciones una vez o sin fin; estas etiquetas se reproducen una vez: %1</translation>
    </message>
    <message>
        <source>On stages, shapes that run have the size that they begin with until an animation is played</source>
        <translation>En los escenarios, las formas que se mueven tienen su tamaño inicial hasta que se reproduce una animación</translation>
    </message>
    <message>
        <source>In-betweens stand still in each frame: with the option tween, Godot runs through them</source>
        <translation>Los intermedios quedan fijos en cada fotograma: con la opción «Intermedios» (tween), Godot los recorre</translation>
    </message>
    <message>
        <source>In-betweens of capsules, and of tracks whose shapes differ by more than place and size, stand still in each frame</source>
        <translation>Los intermedios de cápsulas, y de pistas cuyas formas se diferencian en algo más que lugar y tamaño, quedan fijos en cada fotograma</translation>
    </message>
    <message>
        <source>The animation of the tag %1 is named %2: the name is that of the animation that sets all back</source>
        <translation>La animación de la etiqueta %1 se llama %2: el nombre es el de la animación que lo restablece todo</translation>
    </message>
    <message>
        <source>the animations would have %1 tracks, one for each tag and shape, and at most %2 are written; cut the sprite into several, or take tags out</source>
        <translation>las animaciones tendrían %1 pistas, una por etiqueta y forma, y se escriben %2 como máximo; divida el sprite en varios o quite etiquetas</translation>
    </message>
    <message>
        <source>The packed sheets are shown by no scene: with the option pictures, scenes show them</source>
        <translation>Ninguna escena muestra las hojas empaquetadas: con la opción pictures, las escenas las muestran</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <translation>%1 como %2</translation>
    </message>
    <message>
        <source>The node is named %1: a name in Godot differs from all others and has none of . : @ / &quot; %</source>
        <translation>El nodo se llama %1: en Godot, un nombre se distingue de todos los demás y no contiene . : @ / &quot; %</translation>
    </message>
    <message>
        <source>Properties get other names, for Godot’s differ from each other and have letters, digits and _ alone: %1</source>
        <translation>Algunas propiedades reciben otro nombre, pues en Godot se distinguen unas de otras y solo tienen letras, cifras y _: %1</translation>
    </message>
    <message>
        <source>Properties are left out, since Godot keeps none that are null: %1</source>
        <translation>Se omiten propiedades, pues Godot no guarda las que son null: %1</translation>
    </message>
    <message>
        <source>Frames without an image show no picture</source>
        <translation>Los fotogramas sin imagen no muestran ninguna</translation>
    </message>
    <message>
        <source>Godot finds images only in the folder of the game; these lie elsewhere: %1</source>
        <translation>Godot solo encuentra imágenes en la carpeta del juego; estas están en otro lugar: %1</translation>
    </message>
    <message>
        <source>Categories are left out: the loader gives every shape of a body one FixtureDef of yours</source>
        <translation>Se omiten las categorías: el cargador da a todas las formas de un cuerpo un mismo FixtureDef suyo</translation>
    </message>
    <message>
        <source>The frame has no whole numbers as properties “group” and “image”: what it lacks of them is written as %1 and %2</source>
        <translation>El fotograma no tiene números enteros como propiedades «group» e «image»: lo que falta se escribe como %1 y %2</translation>
    </message>
    <message>
        <source>The tag %1 becomes action %2: actions have numbers, and the name is a comment</source>
        <translation>La etiqueta %1 pasa a ser la acción %2: las acciones tienen números, y el nombre queda como comentario</translation>
    </message>
    <message>
        <source>The body is named %1: another frame is called %2, too</source>
        <translation>El cuerpo se llama %1: otro fotograma también se llama %2</translation>
    </message>
    <message>
        <source>1 polygon, %1 points</source>
        <translation>1 polígono, %1 puntos</translation>
    </message>
    <message>
        <source>%1 polygons, at most %2 points</source>
        <translation>%1 polígonos, %2 puntos como máximo</translation>
    </message>
    <message>
        <source>1 circle</source>
        <translation>1 círculo</translation>
    </message>
    <message>
        <source>%1 circles</source>
        <translation>%1 círculos</translation>
    </message>
    <message>
        <source>1 box</source>
        <translation>1 caja</translation>
    </message>
    <message>
        <source>%1 boxes</source>
        <translation>%1 cajas</translation>
    </message>
    <message>
        <source>1 capsule</source>
        <translation>1 cápsula</translation>
    </message>
    <message>
        <source>%1 capsules</source>
        <translation>%1 cápsulas</translation>
    </message>
    <message>
        <source>1 chain, %1 points</source>
        <translation>1 cadena, %1 puntos</translation>
    </message>
    <message>
        <source>%1 chains, at most %2 points</source>
        <translation>%1 cadenas, %2 puntos como máximo</translation>
    </message>
    <message>
        <source>1 convex piece, %1 points</source>
        <translation>1 pieza convexa, %1 puntos</translation>
    </message>
    <message>
        <source>%1 convex pieces, at most %2 points</source>
        <translation>%1 piezas convexas, %2 puntos como máximo</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>%1 itself cuts concave polygons into convex pieces when it loads them</source>
        <translation>%1 divide por sí mismo los polígonos cóncavos en piezas convexas al cargarlos</translation>
    </message>
    <message>
        <source>Convex pieces are written beside the outline as drawn</source>
        <translation>Las piezas convexas se escriben junto al contorno dibujado</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation> (y %1 más)</translation>
    </message>
    <message>
        <source>The name %1 has characters that XML cannot carry: pictures or numbers of them are written in their place</source>
        <translation>El nombre %1 tiene caracteres que XML no admite: en su lugar se escriben sus símbolos o números</translation>
    </message>
    <message>
        <source>The text of the property %1 has characters that XML cannot carry: pictures or numbers of them are written in their place</source>
        <translation>El texto de la propiedad %1 tiene caracteres que XML no admite: en su lugar se escriben sus símbolos o números</translation>
    </message>
    <message>
        <source>Fields of categories are left out: %1</source>
        <translation>Se omiten campos de categorías: %1</translation>
    </message>
    <message>
        <source>Fields of a kind that this version does not know are left out: %1</source>
        <translation>Se omiten campos de un tipo que esta versión no conoce: %1</translation>
    </message>
    <message>
        <source>Shapes without a category get bit 1 and strike nothing</source>
        <translation>Las formas sin categoría reciben el bit 1 y no golpean nada</translation>
    </message>
    <message>
        <source>The category %1 is not defined: its shapes get bit 1 and strike nothing</source>
        <translation>La categoría %1 no está definida: sus formas reciben el bit 1 y no golpean nada</translation>
    </message>
    <message>
        <source>The category %1 loses bits: the engine filters by %2 of them</source>
        <translation>La categoría %1 pierde bits: el motor filtra por %2 de ellos</translation>
    </message>
    <message>
        <source>Engines do not load %1, which the export names: pack a sheet, where the format has that option, or save it as a PNG</source>
        <translation>Los motores no cargan %1, que la exportación nombra: empaquete una hoja, si el formato tiene esa opción, o guárdelo como PNG</translation>
    </message>
    <message>
        <source>The shapes have several categories, and the format filters whole bodies only</source>
        <translation>Las formas tienen varias categorías, y el formato solo filtra cuerpos enteros</translation>
    </message>
    <message>
        <source>Tags and durations are left out: the format does not switch frames</source>
        <translation>Se omiten etiquetas y duraciones: el formato no cambia de fotograma</translation>
    </message>
    <message>
        <source>Tracks are left out: every frame has shapes of its own in the format</source>
        <translation>Se omiten las pistas: en el formato, cada fotograma tiene formas propias</translation>
    </message>
    <message>
        <source>In-betweens are written as they are in each frame: the format runs through none</source>
        <translation>Los intermedios se escriben tal como están en cada fotograma: el formato no los recorre</translation>
    </message>
    <message>
        <source>In-betweens of a kind that this version does not know are written as they are in each frame, and what they are is left out</source>
        <translation>Los intermedios de un tipo que esta versión no conoce se escriben tal como están en cada fotograma, y se omite su tipo</translation>
    </message>
    <message>
        <source>How often tags are played is left out: the format does not say it</source>
        <translation>Se omite cuántas veces se reproducen las etiquetas: el formato no lo indica</translation>
    </message>
    <message>
        <source>Points of frames are left out: the format has none</source>
        <translation>Se omiten los puntos de los fotogramas: el formato no los tiene</translation>
    </message>
    <message>
        <source>Events of frames are left out: the format has none</source>
        <translation>Se omiten los eventos de los fotogramas: el formato no los tiene</translation>
    </message>
    <message>
        <source>The frame is left out: no tag shows it</source>
        <translation>Se omite el fotograma: ninguna etiqueta lo muestra</translation>
    </message>
    <message>
        <source>Stages are left out: the format has none</source>
        <translation>Se omiten los escenarios: el formato no los tiene</translation>
    </message>
    <message>
        <source>the sprite %1</source>
        <translation>el sprite %1</translation>
    </message>
    <message>
        <source>the stage %1</source>
        <translation>el escenario %1</translation>
    </message>
    <message>
        <source>the frame %1 of the sprite %2</source>
        <translation>el fotograma %1 del sprite %2</translation>
    </message>
    <message>
        <source>whole pixels</source>
        <translation>píxeles enteros</translation>
    </message>
    <message>
        <source>single precision</source>
        <translation>precisión simple</translation>
    </message>
    <message>
        <source>Rounded to %1, the outline meets itself</source>
        <translation>Redondeado a %1, el contorno se toca a sí mismo</translation>
    </message>
    <message>
        <source>Rounding to %1 moves points by up to %2 px</source>
        <translation>El redondeo a %1 mueve puntos hasta %2 px</translation>
    </message>
    <message>
        <source>The shape is left out: it cannot be cut into convex pieces</source>
        <translation>Se omite la forma: no se puede dividir en piezas convexas</translation>
    </message>
    <message>
        <source>The circle becomes a polygon with %1 corners</source>
        <translation>El círculo pasa a ser un polígono de %1 vértices</translation>
    </message>
    <message>
        <source>The capsule becomes a polygon with %1 corners</source>
        <translation>La cápsula pasa a ser un polígono de %1 vértices</translation>
    </message>
    <message>
        <source>The capsule becomes a rectangle and two circles</source>
        <translation>La cápsula pasa a ser un rectángulo y dos círculos</translation>
    </message>
    <message>
        <source>The %1 becomes the box around it: the format has no other shapes</source>
        <translation>De %1 pasa a la caja que lo rodea: el formato no tiene otras formas</translation>
    </message>
    <message>
        <source>The chain is left out: the format has none</source>
        <translation>Se omite la cadena: el formato no las tiene</translation>
    </message>
    <message>
        <source>The shape is left out: it is finer than the engine can hold</source>
        <translation>Se omite la forma: es más fina de lo que el motor admite</translation>
    </message>
    <message>
        <source>Convex pieces are left out that are finer than the engine can hold: %1</source>
        <translation>Se omiten piezas convexas más finas de lo que el motor admite: %1</translation>
    </message>
    <message>
        <source>Properties are left out: %1</source>
        <translation>Se omiten propiedades: %1</translation>
    </message>
    <message>
        <source>Points become one that are too close together for the engine</source>
        <translation>Se unen puntos demasiado próximos para el motor</translation>
    </message>
    <message>
        <source>The %1 becomes a polygon, since it is scaled unevenly</source>
        <translation>De %1 pasa a polígono, pues su escala es desigual</translation>
    </message>
    <message>
        <source>layers are left out, the order of bodies stays</source>
        <translation>se omiten las capas; se conserva el orden de los cuerpos</translation>
    </message>
    <message>
        <source>bodies keep to their frames: the format does not switch them</source>
        <translation>los cuerpos conservan su fotograma: el formato no los cambia</translation>
    </message>
    <message>
        <source>%1, shape %2: </source>
        <translation>%1, forma %2: </translation>
    </message>
    <message>
        <source>probes and emitters are left out</source>
        <translation>se omiten sondas y emisores</translation>
    </message>
    <message>
        <source>velocities and spins of the play test are left out</source>
        <translation>se omiten velocidades y rotaciones de la prueba de juego</translation>
    </message>
    <message>
        <source>Stage %1: %2</source>
        <translation>Escenario %1: %2</translation>
    </message>
    <message>
        <source>instance %1 is left out: it has no frame</source>
        <translation>se omite la instancia %1: no tiene fotograma</translation>
    </message>
    <message>
        <source>instance %1 is left out: it is scaled to nothing</source>
        <translation>se omite la instancia %1: su escala la reduce a nada</translation>
    </message>
    <message>
        <source>it has no image, and Tiled has no tile without one; give the sprite an image, or export to another format</source>
        <translation>no tiene imagen, y en Tiled no hay teselas sin imagen; dé una imagen al sprite o exporte a otro formato</translation>
    </message>
    <message>
        <source>The property %1 is written as %2: another has that name in Tiled’s file</source>
        <translation>La propiedad %1 se escribe como %2: en el archivo de Tiled, otra tiene ese nombre</translation>
    </message>
    <message>
        <source>The image cannot be read: Tiled may count its tiles otherwise</source>
        <translation>La imagen no se puede leer: Tiled podría contar sus teselas de otro modo</translation>
    </message>
    <message>
        <source>The frames lie on no grid: Tiled shows them from version 1.9 on, earlier ones show the whole image in every tile</source>
        <translation>Los fotogramas no están en una cuadrícula: Tiled los muestra desde la versión 1.9; las anteriores muestran la imagen entera en cada tesela</translation>
    </message>
    <message>
        <source>Trimmed frames: a tile is what the image has of its frame</source>
        <translation>Fotogramas recortados: una tesela es lo que la imagen tiene de su fotograma</translation>
    </message>
    <message>
        <source>The tag %1 is left out: a tile has one animation, and its first frame begins another</source>
        <translation>Se omite la etiqueta %1: una tesela tiene una sola animación, y su primer fotograma empieza otra</translation>
    </message>
    <message>
        <source>The duration is rounded to whole milliseconds</source>
        <translation>La duración se redondea a milisegundos enteros</translation>
    </message>
    <message>
        <source>Unity plays clips once or for ever; these tags are played for ever: %1</source>
        <translation>Unity reproduce los clips una vez o sin fin; estas etiquetas se reproducen sin fin: %1</translation>
    </message>
    <message>
        <source>Unity calls methods by the names of events, and no method can have these: %1</source>
        <translation>Unity llama a métodos con los nombres de los eventos, y ningún método puede llamarse así: %1</translation>
    </message>
    <message>
        <source>one sheet shows at most %1 frames: the first ones of %2</source>
        <translation>una hoja muestra %1 fotogramas como máximo: los primeros de %2</translation>
    </message>
    <message>
        <source>drawn with %1 pixels a frame in place of %2, to fit into one picture</source>
        <translation>dibujado con %1 píxeles por fotograma en vez de %2, para que quepa en una imagen</translation>
    </message>
    <message>
        <source>the picture cannot be made</source>
        <translation>no se puede crear la imagen</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 fotograma</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>%1 fotogramas</translation>
    </message>
    <message>
        <source>the pictures up to this one take more than %1 bytes; draw contact sheets in place of them, with --sheet</source>
        <translation>las imágenes hasta esta ocupan más de %1 bytes; dibuje en su lugar hojas de contactos, con --sheet</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>contacto</translation>
    </message>
    <message>
        <source>A hits</source>
        <translation>A golpea</translation>
    </message>
    <message>
        <source>B hits</source>
        <translation>B golpea</translation>
    </message>
    <message>
        <source>startup</source>
        <translation>inicio</translation>
    </message>
    <message>
        <source>active</source>
        <translation>activo</translation>
    </message>
    <message>
        <source>recovery</source>
        <translation>recuperación</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>aturdido</translation>
    </message>
    <message>
        <source>a picture shows at most %1 ticks, and these are %2</source>
        <translation>una imagen muestra %1 ticks como máximo, y estos son %2</translation>
    </message>
    <message>
        <source>there is no template in it</source>
        <translation>no contiene ninguna plantilla</translation>
    </message>
    <message>
        <source>the template makes too much of this project: at most 64 MiB are written</source>
        <translation>la plantilla genera demasiado a partir de este proyecto: se escriben 64 MiB como máximo</translation>
    </message>
    <message>
        <source>this tag does not end; expected %1</source>
        <translation>esta etiqueta no termina; se esperaba %1</translation>
    </message>
    <message>
        <source>the section %1 is not closed</source>
        <translation>la sección %1 no está cerrada</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>a template cannot take in others</source>
        <translation>una plantilla no puede incluir otras</translation>
    </message>
    <message>
        <source>expected at most %1 sections within each other</source>
        <translation>se esperaban %1 secciones anidadas como máximo</translation>
    </message>
    <message>
        <source>the section %1 is closed here, but %2</source>
        <translation>aquí se cierra la sección %1, pero %2</translation>
    </message>
    <message>
        <source>none is open</source>
        <translation>no hay ninguna abierta</translation>
    </message>
    <message>
        <source>%1 is open</source>
        <translation>%1 está abierta</translation>
    </message>
    <message>
        <source>there is nothing named %1 in the data</source>
        <translation>no hay nada llamado %1 en los datos</translation>
    </message>
    <message>
        <source>expected two delimiters, such as {{=&lt;% %&gt;=}}</source>
        <translation>se esperaban dos delimitadores, como {{=&lt;% %&gt;=}}</translation>
    </message>
    <message>
        <source>%1 is not understood; expected file=NAME, escape=%2 or y=up</source>
        <translation>no se entiende %1; se esperaba file=NAME, escape=%2 o y=up</translation>
    </message>
    <message>
        <source>the template has more than %1 bytes</source>
        <translation>la plantilla tiene más de %1 bytes</translation>
    </message>
    <message>
        <source>the template is not text in UTF-8</source>
        <translation>la plantilla no es texto en UTF-8</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>“%1”, frame “%2”</source>
        <translation>«%1», fotograma «%2»</translation>
    </message>
    <message>
        <source>“%1”, tag “%2”</source>
        <translation>«%1», etiqueta «%2»</translation>
    </message>
    <message>
        <source>“%1”, all frames</source>
        <translation>«%1», todos los fotogramas</translation>
    </message>
    <message>
        <source>%1: instance %2</source>
        <translation>%1: instancia %2</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation>%1 rondas</translation>
    </message>
    <message>
        <source>when hit %1</source>
        <translation>al recibir un impacto, %1</translation>
    </message>
    <message>
        <source>%1: startup %2, active %3, recovery %4</source>
        <translation>%1: inicio %2, activo %3, recuperación %4</translation>
    </message>
    <message>
        <source>%1 %2 at %3</source>
        <translation>%1 %2 en %3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>hits by group: %1</source>
        <translation>impactos por grupo: %1</translation>
    </message>
    <message>
        <source>contact: %1</source>
        <translation>contacto: %1</translation>
    </message>
    <message>
        <source>A hits: %1</source>
        <translation>A golpea: %1</translation>
    </message>
    <message>
        <source>B hits: %1</source>
        <translation>B golpea: %1</translation>
    </message>
    <message>
        <source>frames of advantage for A: %1</source>
        <translation>fotogramas de ventaja para A: %1</translation>
    </message>
    <message>
        <source>“%1”: %2 ticks, B starts at %3</source>
        <translation>«%1»: %2 ticks, B empieza en %3</translation>
    </message>
    <message>
        <source>how many pixels a metre of the engine has</source>
        <translation>cuántos píxeles tiene un metro del motor</translation>
    </message>
    <message>
        <source>Pixels per metre</source>
        <translation>Píxeles por metro</translation>
    </message>
    <message>
        <source>whether each sprite gets SPRITE_packed.png, with its pictures trimmed and close together</source>
        <translation>si cada sprite obtiene SPRITE_packed.png, con sus imágenes recortadas y juntas</translation>
    </message>
    <message>
        <source>Pack frames into one sheet</source>
        <translation>Empaquetar los fotogramas en una hoja</translation>
    </message>
    <message>
        <source>by how many pixels the edges of packed pictures are repeated around them</source>
        <translation>cuántos píxeles se repiten alrededor los bordes de las imágenes empaquetadas</translation>
    </message>
    <message>
        <source>Pack extrude</source>
        <translation>Repetir bordes</translation>
    </message>
    <message>
        <source>how many pixels a side of a packed sheet has at most</source>
        <translation>cuántos píxeles tiene como máximo un lado de la hoja empaquetada</translation>
    </message>
    <message>
        <source>Pack side</source>
        <translation>Lado máximo</translation>
    </message>
    <message>
        <source>C and C++ header</source>
        <translation>Cabecera de C y C++</translation>
    </message>
    <message>
        <source>Constant arrays for C99 and C++: outlines in frame pixels and convex pieces, frame by frame</source>
        <translation>Arreglos constantes para C99 y C++: contornos en píxeles del fotograma y piezas convexas, fotograma a fotograma</translation>
    </message>
    <message>
        <source>PhysicsEditor&apos;s property list: a body for each frame, by its name; a fixture&apos;s tag is the shape&apos;s id</source>
        <translation>Lista de propiedades de PhysicsEditor: un cuerpo por fotograma, con su nombre; la etiqueta de una fixture es el id de la forma</translation>
    </message>
    <message>
        <source>A table for spreadsheets and scripts: a row for each point of each shape, in frame pixels</source>
        <translation>Una tabla para hojas de cálculo y scripts: una fila por cada punto de cada forma, en píxeles del fotograma</translation>
    </message>
    <message>
        <source>what becomes of names that a spreadsheet would run: an apostrophe in front</source>
        <translation>qué pasa con los nombres que una hoja de cálculo ejecutaría: un apóstrofo delante</translation>
    </message>
    <message>
        <source>quote</source>
        <translation>con apóstrofo</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Fórmulas</translation>
    </message>
    <message>
        <source>A convex shape per piece, and collision objects for each frame and category, categories as groups</source>
        <translation>Una forma convexa por pieza, y objetos de colisión por cada fotograma y categoría, con las categorías como grupos</translation>
    </message>
    <message>
        <source>what objects are; those of sensors are triggers</source>
        <translation>qué son los objetos; los de los sensores son triggers</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>where the files lie in the game&apos;s project</source>
        <translation>dónde están los archivos en el proyecto del juego</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>A sprite object with its animations: the collision mask of every frame, in convex polygons</source>
        <translation>Un objeto sprite con sus animaciones: la máscara de colisión de cada fotograma, en polígonos convexos</translation>
    </message>
    <message>
        <source>A scene per sprite: an Area2D per category, a node per shape, an AnimationPlayer for the frames</source>
        <translation>Una escena por sprite: un Area2D por categoría, un nodo por forma y un AnimationPlayer para los fotogramas</translation>
    </message>
    <message>
        <source>whether the animations start over</source>
        <translation>si las animaciones vuelven a empezar</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>whether Godot runs through in-betweens, in place of steps</source>
        <translation>si Godot recorre los intermedios en vez de ir a saltos</translation>
    </message>
    <message>
        <source>Tween</source>
        <translation>Intermedios</translation>
    </message>
    <message>
        <source>whether the frames’ pictures are shown, too</source>
        <translation>si también se muestran las imágenes de los fotogramas</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>whether there is an animation RESET that sets all back</source>
        <translation>si hay una animación RESET que lo restablece todo</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Everything in one documented file: outlines and convex pieces, bits and masks, frame by frame</source>
        <translation>Todo en un archivo documentado: contornos y piezas convexas, bits y máscaras, fotograma a fotograma</translation>
    </message>
    <message>
        <source>For BodyEditorLoader: a body for each frame, by its name; lengths in widths of the frame</source>
        <translation>Para BodyEditorLoader: un cuerpo por fotograma, con su nombre; longitudes en anchos del fotograma</translation>
    </message>
    <message>
        <source>A Lua table of frames: outlines in frame pixels, and convex pieces that love.physics takes</source>
        <translation>Una tabla Lua de fotogramas: contornos en píxeles del fotograma y piezas convexas que love.physics admite</translation>
    </message>
    <message>
        <source>Actions with whole-number boxes about the axis: Clsn1 strikes, Clsn2 is struck</source>
        <translation>Acciones con cajas de números enteros en torno al eje: Clsn1 golpea, Clsn2 es golpeada</translation>
    </message>
    <message>
        <source>Matter bodies in the layout of PhysicsEditor, one for each frame, by its name</source>
        <translation>Cuerpos de Matter con la estructura de PhysicsEditor, uno por fotograma, con su nombre</translation>
    </message>
    <message>
        <source>Box2D bodies in metres, one for each frame about its pivot, for the loaders of R.U.B.E.</source>
        <translation>Cuerpos de Box2D en metros, uno por fotograma en torno a su pivote, para los cargadores de R.U.B.E.</translation>
    </message>
    <message>
        <source>A Lua module with physicsData(scale): the fixtures of each frame, by its name</source>
        <translation>Un módulo Lua con physicsData(scale): las fixtures de cada fotograma, con su nombre</translation>
    </message>
    <message>
        <source>A drawing of each frame&apos;s shapes, in frame pixels and the colours of their categories</source>
        <translation>Un dibujo de las formas de cada fotograma, en píxeles del fotograma y los colores de sus categorías</translation>
    </message>
    <message>
        <source>A tileset per sprite: a tile per frame with its shapes as objects, and animations from the tags</source>
        <translation>Un conjunto de teselas por sprite: una tesela por fotograma con sus formas como objetos, y animaciones a partir de las etiquetas</translation>
    </message>
    <message>
        <source>An editor script and its data: outlines of sprites, prefabs of colliders, and clips that switch the frames</source>
        <translation>Un script de editor y sus datos: contornos de sprites, prefabs de colliders y clips que cambian los fotogramas</translation>
    </message>
    <message>
        <source>Template (Mustache)</source>
        <translation>Plantilla (Mustache)</translation>
    </message>
    <message>
        <source>Any format: a Mustache template of your own, filled in with the project</source>
        <translation>Cualquier formato: una plantilla Mustache propia, rellenada con el proyecto</translation>
    </message>
    <message>
        <source>the template</source>
        <translation>la plantilla</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>the language that names are escaped for</source>
        <translation>el lenguaje para el que se escapan los nombres</translation>
    </message>
    <message>
        <source>as-the-template-says</source>
        <translation>como diga la plantilla</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Phaser 3 and 4</source>
        <translation>Phaser 3 y 4</translation>
    </message>
    <message>
        <source>the animations would say more than %1 times how a shape lies between its keys; cut the sprite into several, or take tags out</source>
        <translation>las animaciones dirían más de %1 veces cómo queda una forma entre sus claves; divida el sprite en varios o quite etiquetas</translation>
    </message>
    <message>
        <source>not written: the file is no PNG, and a picture would replace it; give another name</source>
        <translation>no escrito: el archivo no es un PNG y una imagen lo reemplazaría; dé otro nombre</translation>
    </message>
    <message>
        <source>Densities are left out: Defold takes the mass of the collision object</source>
        <translation>Las densidades se omiten: Defold toma la masa del objeto de colisión</translation>
    </message>
    <message>
        <source>Friction and restitution are those of the first shape of each frame: Matter knows them of whole bodies only</source>
        <translation>La fricción y la restitución son las de la primera forma de cada fotograma: Matter solo las conoce de cuerpos enteros</translation>
    </message>
    <message>
        <source>Densities are not set: Unity takes the mass of the rigid body</source>
        <translation>Las densidades no se asignan: Unity toma la masa del cuerpo rígido</translation>
    </message>
    <message>
        <source>The animation of the tag %1 is named %2: a name in Godot differs from all others and has none of / : , [</source>
        <translation>La animación de la etiqueta %1 se llama %2: en Godot, un nombre se distingue de todos los demás y no contiene / : , [</translation>
    </message>
    <message>
        <source>Rounding durations to whole ticks, 60 a second, changes them by up to %1 ms</source>
        <translation>Redondear las duraciones a tics enteros, 60 por segundo, las cambia hasta en %1 ms</translation>
    </message>
    <message>
        <source>whether HitboxImporter.cs is written, which a game has once</source>
        <translation>si se escribe HitboxImporter.cs, que un juego tiene una sola vez</translation>
    </message>
    <message>
        <source>Editor script</source>
        <translation>Script de editor</translation>
    </message>
    <message>
        <source>Tags are left out: the format has none</source>
        <translation>Se omiten las etiquetas: el formato no las tiene</translation>
    </message>
    <message>
        <source>Categories are left out: the format has none</source>
        <translation>Se omiten las categorías: el formato no las tiene</translation>
    </message>
    <message>
        <source>not written: the file there is of another kind (%1), and the export would replace it; choose another folder, or move that file away</source>
        <translation>no escrito: el archivo que hay allí es de otro tipo (%1) y la exportación lo reemplazaría; elija otra carpeta o mueva ese archivo</translation>
    </message>
    <message>
        <source>not written: the picture there is none that this program has drawn, and it would be replaced; give another name, or delete it</source>
        <translation>no escrito: la imagen que hay allí no la ha dibujado este programa y se sustituiría; indique otro nombre o elimínela</translation>
    </message>
    <message>
        <source> (and at least %1 more)</source>
        <translation> (y al menos %1 más)</translation>
    </message>
    <message>
        <source>%1, sprite %2, frame %3, shape %4 %5</source>
        <translation>%1, sprite %2, fotograma %3, forma %4 %5</translation>
    </message>
    <message>
        <source>the frames up to this one are too large, this one has %1 by %2 pixels; draw contact sheets in place of them, with --sheet</source>
        <translation>los fotogramas hasta este son demasiado grandes, este tiene %1 por %2 píxeles; dibuje hojas de contactos en su lugar, con --sheet</translation>
    </message>
    <message>
        <source>the stage has %1 shapes, and no picture has more than %2; take instances to several stages</source>
        <translation>el escenario tiene %1 formas y ninguna imagen tiene más de %2; reparta las instancias en varios escenarios</translation>
    </message>
    <message>
        <source>A track of polygons and other shapes has a node for either; that of these is %1</source>
        <translation>Una pista de polígonos y otras formas tiene un nodo para cada clase; el de estas es %1</translation>
    </message>
    <message>
        <source>No animation goes to the frame: no tag shows it, or it lasts no time</source>
        <translation>Ninguna animación llega al fotograma: ninguna etiqueta lo muestra, o no dura nada</translation>
    </message>
    <message>
        <source>The first frame of %1 lasts no time: in GDevelop no frame does</source>
        <translation>El primer fotograma de %1 no dura nada: en GDevelop no dura ninguno</translation>
    </message>
    <message>
        <source>Pivots are left out: the format has none</source>
        <translation>Se omiten los pivotes: el formato no los tiene</translation>
    </message>
    <message>
        <source>a tile plays the tag that begins with its frame; these play another one here, or none: %1</source>
        <translation>un tile reproduce la etiqueta que empieza con su fotograma; estos reproducen aquí otra, o ninguna: %1</translation>
    </message>
    <message>
        <source>The duration is 0: an animation in Tiled stands still at the frame</source>
        <translation>La duración es 0: en Tiled una animación se detiene en el fotograma</translation>
    </message>
    <message>
        <source>No clip shows the frame: no tag does, or it lasts no time</source>
        <translation>Ningún clip muestra el fotograma: ninguna etiqueta lo hace, o no dura nada</translation>
    </message>
    <message>
        <source>the events of frames that no clip shows are left out: %1</source>
        <translation>se omiten los eventos de fotogramas que ningún clip muestra: %1</translation>
    </message>
    <message>
        <source>Durations are left out: the format has none</source>
        <translation>Se omiten las duraciones: el formato no tiene</translation>
    </message>
</context>
<context>
    <name>hitbox::stage</name>
    <message>
        <source>the sprite “%1” has no frame “%2”</source>
        <translation>el sprite «%1» no tiene el fotograma «%2»</translation>
    </message>
    <message>
        <source>the sprite “%1” has no tag “%2”</source>
        <translation>el sprite «%1» no tiene la etiqueta «%2»</translation>
    </message>
    <message>
        <source>an animation of the sprite “%1” has no frames</source>
        <translation>una animación del sprite «%1» no tiene fotogramas</translation>
    </message>
    <message>
        <source>there is no sprite “%1”</source>
        <translation>no existe el sprite «%1»</translation>
    </message>
    <message>
        <source>an animation of the sprite “%1” is longer than %2 ticks; shorten its durations</source>
        <translation>una animación del sprite «%1» dura más de %2 ticks; acorte sus duraciones</translation>
    </message>
    <message>
        <source>the timeline is longer than %1 ticks; play fewer rounds or a smaller offset</source>
        <translation>la línea de tiempo dura más de %1 ticks; reproduzca menos rondas o use un desfase menor</translation>
    </message>
    <message>
        <source>the stage “%1” has no instance %2; it has %3</source>
        <translation>el escenario «%1» no tiene la instancia %2; tiene %3</translation>
    </message>
    <message>
        <source>an animation is played from 1 to %1 rounds</source>
        <translation>una animación se reproduce de 1 a %1 rondas</translation>
    </message>
    <message>
        <source>the timeline was given up</source>
        <translation>se abandonó la línea de tiempo</translation>
    </message>
    <message>
        <source>there is no stage; place two frames on one</source>
        <translation>no hay ningún escenario; coloque dos fotogramas en uno</translation>
    </message>
    <message>
        <source>the stage “%1” has fewer than two instances; place two</source>
        <translation>el escenario «%1» tiene menos de dos instancias; coloque dos</translation>
    </message>
    <message>
        <source>the two players are the same instance; choose two</source>
        <translation>los dos jugadores son la misma instancia; elija dos</translation>
    </message>
</context>
<context>
    <name>hitbox::validation</name>
    <message>
        <source>The export profile %1 cannot be run: %2</source>
        <translation>El perfil de exportación %1 no se puede ejecutar: %2</translation>
    </message>
    <message>
        <source>Export profiles that cannot be run</source>
        <translation>Perfiles de exportación que no se pueden ejecutar</translation>
    </message>
    <message>
        <source>The tag %1 runs from frame %2 to frame %3; the sprite has %4, counted from 0</source>
        <translation>La etiqueta %1 va del fotograma %2 al fotograma %3; el sprite tiene %4, contados desde 0</translation>
    </message>
    <message>
        <source>Let the tag run from frame %1 to frame %2</source>
        <translation>Hacer que la etiqueta vaya del fotograma %1 al fotograma %2</translation>
    </message>
    <message>
        <source>Delete the tag</source>
        <translation>Eliminar la etiqueta</translation>
    </message>
    <message>
        <source>Tags beyond the frames</source>
        <translation>Etiquetas que se salen de los fotogramas</translation>
    </message>
    <message>
        <source>The category %1 has no bits: in engines nothing hits it</source>
        <translation>La categoría %1 no tiene bits: en los motores nada la golpea</translation>
    </message>
    <message>
        <source>The categories %1 and %2 share bits: in engines what hits one hits both</source>
        <translation>Las categorías %1 y %2 comparten bits: en los motores, lo que golpea a una golpea a ambas</translation>
    </message>
    <message>
        <source>Give %1 a bit of its own</source>
        <translation>Dar a %1 un bit propio</translation>
    </message>
    <message>
        <source>Bits that engines cannot tell categories by</source>
        <translation>Bits con que los motores no distinguen categorías</translation>
    </message>
    <message>
        <source>The outline runs clockwise: %1 takes the other way only and gets it turned</source>
        <translation>El contorno va en sentido horario: %1 solo admite el otro sentido y lo recibe invertido</translation>
    </message>
    <message>
        <source>Clockwise outlines</source>
        <translation>Contornos en sentido horario</translation>
    </message>
    <message>
        <source>Point %1 at %2 lies straight between its neighbours and changes nothing</source>
        <translation>El punto %1 en %2 está en línea recta entre sus vecinos y no cambia nada</translation>
    </message>
    <message>
        <source>%1 points lie straight between their neighbours and change nothing</source>
        <translation>%1 puntos están en línea recta entre sus vecinos y no cambian nada</translation>
    </message>
    <message>
        <source>Remove points that lie straight on</source>
        <translation>Quitar los puntos en línea recta</translation>
    </message>
    <message>
        <source>Points that lie straight on</source>
        <translation>Puntos en línea recta</translation>
    </message>
    <message>
        <source>The outline turns inward at point %1: %2 takes convex polygons only and gets it in pieces</source>
        <translation>El contorno gira hacia dentro en el punto %1: %2 solo admite polígonos convexos y lo recibe en piezas</translation>
    </message>
    <message>
        <source>Concave shapes</source>
        <translation>Formas cóncavas</translation>
    </message>
    <message>
        <source>Several sprites are named %1</source>
        <translation>Varios sprites se llaman %1</translation>
    </message>
    <message>
        <source>Several frames of the sprite are named %1</source>
        <translation>Varios fotogramas del sprite se llaman %1</translation>
    </message>
    <message>
        <source>Several tags of the sprite are named %1</source>
        <translation>Varias etiquetas del sprite se llaman %1</translation>
    </message>
    <message>
        <source>Several categories are named %1</source>
        <translation>Varias categorías se llaman %1</translation>
    </message>
    <message>
        <source>Several stages are named %1</source>
        <translation>Varios escenarios se llaman %1</translation>
    </message>
    <message>
        <source>Keep the name for the first and number the others</source>
        <translation>Conservar el nombre en el primero y numerar los demás</translation>
    </message>
    <message>
        <source>Names used twice</source>
        <translation>Nombres repetidos</translation>
    </message>
    <message>
        <source>Several points of the frame are named %1, and a game gets the first of them</source>
        <translation>Varios puntos del fotograma se llaman %1, y el juego recibe el primero de ellos</translation>
    </message>
    <message>
        <source>Points of one name in a frame</source>
        <translation>Puntos con el mismo nombre en un fotograma</translation>
    </message>
    <message>
        <source>The shapes %1 (number %2) and %3 (number %4) are of one track, and a frame has one shape of it: the lower one counts, which is number %2</source>
        <translation>Las formas %1 (número %2) y %3 (número %4) son de la misma pista, y un fotograma tiene una sola forma de ella: cuenta la inferior, que es la número %2</translation>
    </message>
    <message>
        <source>Take %1 out of the track</source>
        <translation>Sacar %1 de la pista</translation>
    </message>
    <message>
        <source>Two shapes of one track in a frame</source>
        <translation>Dos formas de una pista en un fotograma</translation>
    </message>
    <message>
        <source>The frame has no shapes, while %1 of the sprite&apos;s %2 frames do</source>
        <translation>El fotograma no tiene formas, mientras que %1 de los %2 fotogramas del sprite sí</translation>
    </message>
    <message>
        <source>Copy the shapes of frame %1</source>
        <translation>Copiar las formas del fotograma %1</translation>
    </message>
    <message>
        <source>Empty frames among full ones</source>
        <translation>Fotogramas vacíos entre llenos</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>no es un número</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>no es un texto</translation>
    </message>
    <message>
        <source>neither true nor false</source>
        <translation>no es verdadero ni falso</translation>
    </message>
    <message>
        <source>none of the field&apos;s choices</source>
        <translation>no es una de las alternativas del campo</translation>
    </message>
    <message>
        <source>not a finite number</source>
        <translation>no es un número finito</translation>
    </message>
    <message>
        <source>%1 of the shape %2 is %3, which is %4</source>
        <translation>%1 de la forma %2 vale %3, y eso %4</translation>
    </message>
    <message>
        <source>Take it as the field&apos;s type</source>
        <translation>Tomarlo según el tipo del campo</translation>
    </message>
    <message>
        <source>Take the default, %1</source>
        <translation>Tomar el valor predeterminado, %1</translation>
    </message>
    <message>
        <source>Values that do not fit their field</source>
        <translation>Valores que no corresponden a su campo</translation>
    </message>
    <message>
        <source>The frame shows nothing: its rectangle is %1 by %2 pixels</source>
        <translation>El fotograma no muestra nada: su rectángulo es de %1 por %2 píxeles</translation>
    </message>
    <message>
        <source>The frame reaches beyond its image: %1 by %2 pixels at (%3, %4), and the image has %5 by %6</source>
        <translation>El fotograma se sale de su imagen: %1 por %2 píxeles en (%3, %4), y la imagen tiene %5 por %6</translation>
    </message>
    <message>
        <source>Cut the frame&apos;s rectangle to the image</source>
        <translation>Recortar el rectángulo del fotograma a la imagen</translation>
    </message>
    <message>
        <source>Frames beyond their image</source>
        <translation>Fotogramas que se salen de su imagen</translation>
    </message>
    <message>
        <source>The image %1 has changed since shapes were drawn on it</source>
        <translation>La imagen %1 ha cambiado desde que se dibujaron formas sobre ella</translation>
    </message>
    <message>
        <source>Take the new image as it is</source>
        <translation>Aceptar la imagen nueva como está</translation>
    </message>
    <message>
        <source>Images that have changed</source>
        <translation>Imágenes que han cambiado</translation>
    </message>
    <message>
        <source>The image %1 lies outside the project&apos;s folder</source>
        <translation>La imagen %1 está fuera de la carpeta del proyecto</translation>
    </message>
    <message>
        <source>Images outside the project&apos;s folder</source>
        <translation>Imágenes fuera de la carpeta del proyecto</translation>
    </message>
    <message>
        <source>The shape does not lie where it is worked out from the keys of its track</source>
        <translation>La forma no está donde resulta al calcularla con las claves de su pista</translation>
    </message>
    <message>
        <source>Work the shape out anew</source>
        <translation>Volver a calcular la forma</translation>
    </message>
    <message>
        <source>In-betweens out of step with their keys</source>
        <translation>Intermedios que no concuerdan con sus claves</translation>
    </message>
    <message>
        <source>The shape lies between keys of its track, and there is none before it</source>
        <translation>La forma está entre claves de su pista, y no hay ninguna antes</translation>
    </message>
    <message>
        <source>The shape lies between keys of its track, and there is none behind it</source>
        <translation>La forma está entre claves de su pista, y no hay ninguna después</translation>
    </message>
    <message>
        <source>The shape lies between keys of its track, and the track has none</source>
        <translation>La forma está entre claves de su pista, y la pista no tiene ninguna</translation>
    </message>
    <message>
        <source>In-betweens without a key</source>
        <translation>Intermedios sin clave</translation>
    </message>
    <message>
        <source>The image %1 cannot be used: %2</source>
        <translation>La imagen %1 no se puede usar: %2</translation>
    </message>
    <message>
        <source>Images that cannot be read</source>
        <translation>Imágenes que no se pueden leer</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: there is no sprite %3</source>
        <translation>Escenario %1, instancia %2: no existe el sprite %3</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: the sprite %3 has no frame %4</source>
        <translation>Escenario %1, instancia %2: el sprite %3 no tiene el fotograma %4</translation>
    </message>
    <message>
        <source>Take the instance off the stage</source>
        <translation>Quitar la instancia del escenario</translation>
    </message>
    <message>
        <source>Instances of what is not there</source>
        <translation>Instancias de lo que no existe</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: the sprite %3 has no tag %4</source>
        <translation>Escenario %1, instancia %2: el sprite %3 no tiene la etiqueta %4</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: the stage has no layer %3</source>
        <translation>Escenario %1, instancia %2: el escenario no tiene la capa %3</translation>
    </message>
    <message>
        <source>Stage %1, emitter %2: there is no instance %3 to aim at</source>
        <translation>Escenario %1, emisor %2: no existe la instancia %3 a la que apuntar</translation>
    </message>
    <message>
        <source>Stage %1, emitter %2: the project has no category %3</source>
        <translation>Escenario %1, emisor %2: el proyecto no tiene la categoría %3</translation>
    </message>
    <message>
        <source>Let the instance keep to its frame</source>
        <translation>Dejar la instancia en su fotograma</translation>
    </message>
    <message>
        <source>Let the instance stand on no layer</source>
        <translation>Dejar la instancia sin capa</translation>
    </message>
    <message>
        <source>Let the emitter aim at its place</source>
        <translation>Hacer que el emisor apunte a su lugar</translation>
    </message>
    <message>
        <source>Let the bullets hit every category</source>
        <translation>Hacer que los proyectiles golpeen a todas las categorías</translation>
    </message>
    <message>
        <source>Add the category %1</source>
        <translation>Añadir la categoría %1</translation>
    </message>
    <message>
        <source>Add the layer %1</source>
        <translation>Añadir la capa %1</translation>
    </message>
    <message>
        <source>Tags, layers, targets and categories of stages that are not there</source>
        <translation>Etiquetas, capas, objetivos y categorías de escenarios que no existen</translation>
    </message>
    <message>
        <source>Point %1 all but repeats point %2 at %3: less than 1/256 pixel away</source>
        <translation>El punto %1 casi repite el punto %2 en %3: está a menos de 1/256 de píxel</translation>
    </message>
    <message>
        <source>Remove the point that all but repeats another</source>
        <translation>Quitar el punto que casi repite otro</translation>
    </message>
    <message>
        <source>Remove the %1 points that all but repeat others</source>
        <translation>Quitar los %1 puntos que casi repiten otros</translation>
    </message>
    <message>
        <source>Points that all but repeat</source>
        <translation>Puntos casi repetidos</translation>
    </message>
    <message>
        <source>The shape lies where the picture is wholly transparent</source>
        <translation>La forma está donde la imagen es del todo transparente</translation>
    </message>
    <message>
        <source>Shapes over nothing</source>
        <translation>Formas sobre nada</translation>
    </message>
    <message>
        <source>The shape lies outside the frame, which is %1 by %2 pixels</source>
        <translation>La forma está fuera del fotograma, que es de %1 por %2 píxeles</translation>
    </message>
    <message>
        <source>Move the shape into the frame</source>
        <translation>Mover la forma al fotograma</translation>
    </message>
    <message>
        <source>Shapes outside the frame</source>
        <translation>Formas fuera del fotograma</translation>
    </message>
    <message>
        <source>The picture that the frame&apos;s shapes were drawn on is gone: it shows nothing now</source>
        <translation>La imagen sobre la que se dibujaron las formas del fotograma ya no está: ahora no muestra nada</translation>
    </message>
    <message>
        <source>The picture that the frame&apos;s shapes were drawn on is gone: it shows another one now</source>
        <translation>La imagen sobre la que se dibujaron las formas del fotograma ya no está: ahora muestra otra</translation>
    </message>
    <message>
        <source>The picture that the frame&apos;s shapes were drawn on is gone: it shows that of frame %1 now</source>
        <translation>La imagen sobre la que se dibujaron las formas del fotograma ya no está: ahora muestra la del fotograma %1</translation>
    </message>
    <message>
        <source>Take the picture that it shows</source>
        <translation>Aceptar la imagen que muestra</translation>
    </message>
    <message>
        <source>Delete the frame with its shapes</source>
        <translation>Eliminar el fotograma con sus formas</translation>
    </message>
    <message>
        <source>Frames whose picture is gone</source>
        <translation>Fotogramas cuya imagen ya no está</translation>
    </message>
    <message>
        <source>The export profile %1 leaves the project: %2; `hitbox export` does it with --allow-outside only</source>
        <translation>El perfil de exportación %1 sale del proyecto: %2; `hitbox export` solo lo hace con --allow-outside</translation>
    </message>
    <message>
        <source>Export profiles that leave the project</source>
        <translation>Perfiles de exportación que salen del proyecto</translation>
    </message>
    <message>
        <source>Delete the shape %1</source>
        <translation>Eliminar la forma %1</translation>
    </message>
    <message>
        <source>Make the shape a key</source>
        <translation>Convertir la forma en clave</translation>
    </message>
    <message>
        <source>Point %1 repeats point %2 at %3: edge %2 has no length</source>
        <translation>El punto %1 repite el punto %2 en %3: la arista %2 no tiene longitud</translation>
    </message>
    <message>
        <source>Remove the repeated point</source>
        <translation>Quitar el punto repetido</translation>
    </message>
    <message>
        <source>Remove the %1 repeated points</source>
        <translation>Quitar los %1 puntos repetidos</translation>
    </message>
    <message>
        <source>Repeated points</source>
        <translation>Puntos repetidos</translation>
    </message>
    <message>
        <source>: points %1 and %2 lie in one place</source>
        <translation>: los puntos %1 y %2 están en el mismo lugar</translation>
    </message>
    <message>
        <source>: point %1 lies on edge %2</source>
        <translation>: el punto %1 está sobre la arista %2</translation>
    </message>
    <message>
        <source>Edges %1 and %2 cross at %3</source>
        <translation>Las aristas %1 y %2 se cruzan en %3</translation>
    </message>
    <message>
        <source>Edges %1 and %2 touch at %3</source>
        <translation>Las aristas %1 y %2 se tocan en %3</translation>
    </message>
    <message>
        <source>Edges %1 and %2 overlap from %3 to %4</source>
        <translation>Las aristas %1 y %2 se solapan de %3 a %4</translation>
    </message>
    <message>
        <source>: the outline turns straight back at point %1</source>
        <translation>: el contorno vuelve sobre sí mismo en el punto %1</translation>
    </message>
    <message>
        <source>More pairs of edges meet than are listed: %1 more</source>
        <translation>Se encuentran más pares de aristas de los mostrados: %1 más</translation>
    </message>
    <message>
        <source>The outline is too much of a tangle to tell where its edges meet</source>
        <translation>El contorno está demasiado enredado para decir dónde se encuentran sus aristas</translation>
    </message>
    <message>
        <source>More pairs of edges meet than are listed: at least %1 more</source>
        <translation>Se encuentran más pares de aristas de los mostrados: al menos %1 más</translation>
    </message>
    <message>
        <source>Remove points that repeat, turn back or lie straight on</source>
        <translation>Quitar los puntos que se repiten, vuelven atrás o están en línea recta</translation>
    </message>
    <message>
        <source>Untangle, keeping what is filled</source>
        <translation>Desenredar, conservando lo relleno</translation>
    </message>
    <message>
        <source>Untangle into %1 shapes, keeping what is filled</source>
        <translation>Desenredar en %1 formas, conservando lo relleno</translation>
    </message>
    <message>
        <source>Untangle into %1 shapes, keeping what is filled; holes stay open, cut through to the outside: %2</source>
        <translation>Desenredar en %1 formas, conservando lo relleno; los agujeros quedan abiertos, cortados hasta el exterior: %2</translation>
    </message>
    <message>
        <source>Take the outer outline, filling what it winds around</source>
        <translation>Tomar el contorno exterior, rellenando lo que rodea</translation>
    </message>
    <message>
        <source>Take the %1 outer outlines, filling what they wind around</source>
        <translation>Tomar los %1 contornos exteriores, rellenando lo que rodean</translation>
    </message>
    <message>
        <source>Split in two at %1</source>
        <translation>Dividir en dos en %1</translation>
    </message>
    <message>
        <source>Keep all points, joined in an order that crosses nothing</source>
        <translation>Conservar todos los puntos, unidos en un orden sin cruces</translation>
    </message>
    <message>
        <source>Outlines that cross themselves</source>
        <translation>Contornos que se cruzan a sí mismos</translation>
    </message>
    <message>
        <source>The outline turns straight back at point %1, %2</source>
        <translation>El contorno vuelve sobre sí mismo en el punto %1, %2</translation>
    </message>
    <message>
        <source>Remove the spikes, and points that repeat or lie straight on</source>
        <translation>Quitar las púas, y los puntos repetidos o en línea recta</translation>
    </message>
    <message>
        <source>Spikes</source>
        <translation>Púas</translation>
    </message>
    <message>
        <source>The shape is too small to be meant: it fills less than 1/256 of a pixel</source>
        <translation>La forma es demasiado pequeña para ser intencionada: llena menos de 1/256 de píxel</translation>
    </message>
    <message>
        <source>Shapes of hardly any area</source>
        <translation>Formas casi sin área</translation>
    </message>
    <message>
        <source>The polygon has %1 of the 3 points it needs at least</source>
        <translation>El polígono tiene %1 de los 3 puntos que necesita como mínimo</translation>
    </message>
    <message>
        <source>The chain has %1 of the 2 points it needs at least</source>
        <translation>La cadena tiene %1 de los 2 puntos que necesita como mínimo</translation>
    </message>
    <message>
        <source>Too few points</source>
        <translation>Muy pocos puntos</translation>
    </message>
    <message>
        <source>The outline has %1 points: %2 takes at most %3 and gets it in pieces</source>
        <translation>El contorno tiene %1 puntos: %2 admite %3 como máximo y lo recibe en piezas</translation>
    </message>
    <message>
        <source>More points than the engine takes</source>
        <translation>Más puntos de los que admite el motor</translation>
    </message>
    <message>
        <source>The shape is to be worked out from its keys by “%1”, which is no way known here; it counts as a key</source>
        <translation>La forma debe calcularse a partir de sus claves con «%1», un modo desconocido aquí; cuenta como clave</translation>
    </message>
    <message>
        <source>In-betweens of an unknown kind</source>
        <translation>Intermedios de un tipo desconocido</translation>
    </message>
    <message>
        <source>The project has no category %1</source>
        <translation>El proyecto no tiene la categoría %1</translation>
    </message>
    <message>
        <source>Leave the shape without a category</source>
        <translation>Dejar la forma sin categoría</translation>
    </message>
    <message>
        <source>Unknown categories</source>
        <translation>Categorías desconocidas</translation>
    </message>
    <message>
        <source>The category %1 hits %2, which the project does not have</source>
        <translation>La categoría %1 golpea a %2, que el proyecto no tiene</translation>
    </message>
    <message>
        <source>Let it hit %1 no more</source>
        <translation>Hacer que ya no golpee a %1</translation>
    </message>
    <message>
        <source>Hits on categories that are not there</source>
        <translation>Impactos en categorías que no existen</translation>
    </message>
    <message>
        <source>The frame has an event without a name</source>
        <translation>El fotograma tiene un evento sin nombre</translation>
    </message>
    <message>
        <source>The frame has a point without a name</source>
        <translation>El fotograma tiene un punto sin nombre</translation>
    </message>
    <message>
        <source>Give it a name that can be changed</source>
        <translation>Darle un nombre que se pueda cambiar</translation>
    </message>
    <message>
        <source>Remove what has no name</source>
        <translation>Quitar lo que no tiene nombre</translation>
    </message>
    <message>
        <source>Events and points without a name</source>
        <translation>Eventos y puntos sin nombre</translation>
    </message>
    <message>
        <source>The polygon has no area</source>
        <translation>El polígono no tiene área</translation>
    </message>
    <message>
        <source>The circle has a radius of 0</source>
        <translation>El círculo tiene un radio de 0</translation>
    </message>
    <message>
        <source>The capsule has a radius of 0</source>
        <translation>La cápsula tiene un radio de 0</translation>
    </message>
    <message>
        <source>The box has a width of 0</source>
        <translation>La caja tiene una anchura de 0</translation>
    </message>
    <message>
        <source>The box has a height of 0</source>
        <translation>La caja tiene una altura de 0</translation>
    </message>
    <message>
        <source>Shapes without area</source>
        <translation>Formas sin área</translation>
    </message>
    <message>
        <source>Two versions were merged that both changed %1</source>
        <translation>Se fusionaron dos versiones que cambiaron %1</translation>
    </message>
    <message>
        <source>Two versions were merged, of which one removed %1 and the other changed it</source>
        <translation>Se fusionaron dos versiones: una quitó %1 y la otra lo cambió</translation>
    </message>
    <message>
        <source>Two versions were merged that both moved some of %1</source>
        <translation>Se fusionaron dos versiones que movieron algo en %1</translation>
    </message>
    <message>
        <source>Two versions were merged, and a name that one of them gave is that of something else</source>
        <translation>Se fusionaron dos versiones y un nombre que dio una de ellas es el de otra cosa</translation>
    </message>
    <message>
        <source>Two versions were merged that moved a shape to two places: it is there twice</source>
        <translation>Se fusionaron dos versiones que llevaron una forma a dos lugares: está dos veces</translation>
    </message>
    <message>
        <source>Two versions were merged, and %1 is gone with all that it named</source>
        <translation>Se fusionaron dos versiones y %1 desapareció con todo lo que nombraba</translation>
    </message>
    <message>
        <source>Two versions were merged that do not agree</source>
        <translation>Se fusionaron dos versiones que no coinciden</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Dejarlo como está</translation>
    </message>
    <message>
        <source>Conflicts of a merge</source>
        <translation>Conflictos de una fusión</translation>
    </message>
    <message numerus="yes">
        <source>%n images in %1 lie outside the project&apos;s folder</source>
        <translation>
            <numerusform>%n imagen de %1 está fuera de la carpeta del proyecto</numerusform>
            <numerusform>%n imágenes de %1 están fuera de la carpeta del proyecto</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>no hay ningún archivo %1</translation>
    </message>
    <message>
        <source>simplify the outline, or draw it anew</source>
        <translation>simplifique el contorno o dibújelo de nuevo</translation>
    </message>
    <message>
        <source>The outline is too much of a tangle to untangle: %1</source>
        <translation>El contorno está demasiado enredado para desenredarlo: %1</translation>
    </message>
    <message>
        <source>To untangle the outline makes %1 shapes of it, and %2 are the most: %3</source>
        <translation>Desenredar el contorno lo convierte en %1 formas, y el máximo es %2: %3</translation>
    </message>
</context>
<context>
    <name>images</name>
    <message>
        <source>alpha threshold</source>
        <translation>umbral alfa</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>tolerancia</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>crecimiento</translation>
    </message>
    <message>
        <source>smallest island</source>
        <translation>isla mínima</translation>
    </message>
    <message>
        <source>number of vertices</source>
        <translation>número de vértices</translation>
    </message>
</context>
<context>
    <name>import</name>
    <message>
        <source>animation “%1”</source>
        <translation>animación «%1»</translation>
    </message>
    <message>
        <source>found more than %1 shapes in all frames</source>
        <translation>hay más de %1 formas en todos los fotogramas</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>found a coordinate beyond 1000000000</source>
        <translation>hay una coordenada más allá de 1000000000</translation>
    </message>
    <message>
        <source>found a value that is no number</source>
        <translation>hay un valor que no es un número</translation>
    </message>
    <message>
        <source>found a value that is no Vector2 of two numbers</source>
        <translation>hay un valor que no es un Vector2 de dos números</translation>
    </message>
    <message>
        <source>found a length below 0</source>
        <translation>hay una longitud menor que 0</translation>
    </message>
    <message>
        <source>found a list of points that is not all pairs of numbers</source>
        <translation>hay una lista de puntos que no son todos pares de números</translation>
    </message>
    <message>
        <source>found a transform where position, rotation and scale are read; save the scene with Godot</source>
        <translation>hay una transformación donde se leen posición, rotación y escala; guarde la escena con Godot</translation>
    </message>
    <message>
        <source>an object with x and y</source>
        <translation>un objeto con x e y</translation>
    </message>
    <message>
        <source>an array of points</source>
        <translation>una lista de puntos</translation>
    </message>
    <message>
        <source>a number from 0 on</source>
        <translation>un número a partir de 0</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Draws, checks, previews and exports 2D hitboxes.</source>
        <translation>Dibuja, comprueba, previsualiza y exporta hitboxes 2D.</translation>
    </message>
    <message>
        <source>Projects (NAME.hitbox), images and folders of images to open.</source>
        <translation>Proyectos (NAME.hitbox), imágenes y carpetas de imágenes que abrir.</translation>
    </message>
    <message>
        <source>Open a copy of the sample project.</source>
        <translation>Abre una copia del proyecto de ejemplo.</translation>
    </message>
</context>
<context>
    <name>project file</name>
    <message>
        <source>a PNG image</source>
        <translation>una imagen PNG</translation>
    </message>
    <message>
        <source>a JPEG image</source>
        <translation>una imagen JPEG</translation>
    </message>
    <message>
        <source>a GIF image</source>
        <translation>una imagen GIF</translation>
    </message>
    <message>
        <source>a WebP image or a sound</source>
        <translation>una imagen WebP o un sonido</translation>
    </message>
    <message>
        <source>a BMP image</source>
        <translation>una imagen BMP</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>un archivo comprimido ZIP</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>un archivo comprimido gzip</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>text in UTF-16</source>
        <translation>texto en UTF-16</translation>
    </message>
</context>
</TS>
