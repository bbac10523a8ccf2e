<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name>Aseprite</name>
    <message>
        <source>frame %1</source>
        <translation>кадр %1</translation>
    </message>
    <message>
        <source>the file ends too early: it has %1 bytes of the %2 that it states; copy it anew or save it once more</source>
        <translation>файл обрывается: в нём %1 байт из %2 заявленных; скопируйте его заново или сохраните ещё раз</translation>
    </message>
    <message>
        <source>its pixels are %1:%2 in Aseprite; here they are square</source>
        <translation>в Aseprite его пиксели имеют соотношение %1:%2; здесь они квадратные</translation>
    </message>
    <message>
        <source>has a broken header: %1 bytes are too few</source>
        <translation>заголовок повреждён: %1 байт — слишком мало</translation>
    </message>
    <message>
        <source>has a broken header</source>
        <translation>заголовок повреждён</translation>
    </message>
    <message>
        <source>has a broken part: %1 bytes are too few</source>
        <translation>часть повреждена: %1 байт — слишком мало</translation>
    </message>
    <message>
        <source>%1, old palette</source>
        <translation>%1, старая палитра</translation>
    </message>
    <message>
        <source>has more than 256 colours</source>
        <translation>больше 256 цветов</translation>
    </message>
    <message>
        <source>%1, palette</source>
        <translation>%1, палитра</translation>
    </message>
    <message>
        <source>sets the colours %1 to %2 of %3, which there are not; save the file once more</source>
        <translation>задаёт цвета с %1 по %2 из %3, которых нет; сохраните файл ещё раз</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>слой %1</translation>
    </message>
    <message>
        <source>layer “%1”</source>
        <translation>слой «%1»</translation>
    </message>
    <message>
        <source>the layer “%1” is of a kind that is not known; left out</source>
        <translation>слой «%1» неизвестного вида; опущен</translation>
    </message>
    <message>
        <source>the layer “%1” blends in a way that is not known; it is laid on top as it is</source>
        <translation>режим смешивания слоя «%1» неизвестен; слой наложен поверх как есть</translation>
    </message>
    <message>
        <source>lies in more than %1 groups; take it out of some</source>
        <translation>вложен больше чем в %1 групп; вынесите его из некоторых</translation>
    </message>
    <message>
        <source>has a picture on layer %1 of %2; save the file once more</source>
        <translation>содержит картинку на слое %1 из %2; сохраните файл ещё раз</translation>
    </message>
    <message>
        <source>%1, layer “%2”</source>
        <translation>%1, слой «%2»</translation>
    </message>
    <message>
        <source>holds what a layer of its kind cannot hold; save the file once more</source>
        <translation>содержит то, чего в слое этого вида быть не может; сохраните файл ещё раз</translation>
    </message>
    <message>
        <source>has two pictures; save the file once more</source>
        <translation>содержит две картинки; сохраните файл ещё раз</translation>
    </message>
    <message>
        <source>is linked to frame %1, which has no picture there before it; unlink it in Aseprite and save</source>
        <translation>связан с кадром %1, где до него нет картинки; разорвите связь в Aseprite и сохраните</translation>
    </message>
    <message>
        <source>%1: a picture of a kind that is not known is left out</source>
        <translation>%1: картинка неизвестного вида опущена</translation>
    </message>
    <message>
        <source>has tiles of %1 bits, expected 8, 16 or 32</source>
        <translation>тайлы по %1 бит, ожидалось 8, 16 или 32</translation>
    </message>
    <message>
        <source>has a picture of %1 x %2, expected at most %3 a side</source>
        <translation>картинка %1 x %2, ожидалось не больше %3 по стороне</translation>
    </message>
    <message>
        <source>has a picture of %1 x %2, expected at most %3 in all</source>
        <translation>картинка %1 x %2, ожидалось не больше %3 всего</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>теги</translation>
    </message>
    <message>
        <source>none of the frames of the tag “%1” is in the file; left out</source>
        <translation>в файле нет ни одного кадра тега «%1»; тег опущен</translation>
    </message>
    <message>
        <source>the tag “%1” has fewer frames here than the file says</source>
        <translation>у тега «%1» здесь меньше кадров, чем указано в файле</translation>
    </message>
    <message>
        <source>%1, user data</source>
        <translation>%1, пользовательские данные</translation>
    </message>
    <message>
        <source>slices</source>
        <translation>фрагменты</translation>
    </message>
    <message>
        <source>slice “%1”</source>
        <translation>фрагмент «%1»</translation>
    </message>
    <message>
        <source>lies at %1 pixels, which is too far out</source>
        <translation>лежит на %1 пикселях, это слишком далеко</translation>
    </message>
    <message>
        <source>is %1 pixels long, which is too much</source>
        <translation>длина %1 пикселей, это слишком много</translation>
    </message>
    <message>
        <source>the slice “%1” has a key on frame %2, which there is not; left out</source>
        <translation>у фрагмента «%1» есть ключ в кадре %2, которого нет; опущен</translation>
    </message>
    <message>
        <source>tilesets</source>
        <translation>наборы тайлов</translation>
    </message>
    <message>
        <source>tileset “%1”</source>
        <translation>набор тайлов «%1»</translation>
    </message>
    <message>
        <source>has tiles of %1 x %2 pixels, expected 1 to %3 a side</source>
        <translation>тайлы %1 x %2 пикселей, ожидалось от 1 до %3 по стороне</translation>
    </message>
    <message>
        <source>has %1 tiles of %2 x %3 pixels, expected at most %4 pixels in all</source>
        <translation>тайлов %1 по %2 x %3 пикселей, ожидалось не больше %4 пикселей всего</translation>
    </message>
    <message>
        <source>the tileset “%1” lies in another file; its tiles are left out</source>
        <translation>набор тайлов «%1» лежит в другом файле; его тайлы опущены</translation>
    </message>
    <message>
        <source>the picture is %1 x %2 pixels, expected at most %3 a side</source>
        <translation>картинка %1 x %2 пикселей, ожидалось не больше %3 по стороне</translation>
    </message>
    <message>
        <source>it has %1 frames of %2 x %3 pixels, expected at most %4 of this size; save its tags as files of their own</source>
        <translation>кадров %1 по %2 x %3 пикселей, такого размера ожидалось не больше %4; сохраните его теги отдельными файлами</translation>
    </message>
    <message>
        <source>the file ends too early; copy it anew or save it once more</source>
        <translation>файл обрывается; скопируйте его заново или сохраните ещё раз</translation>
    </message>
    <message>
        <source>the file is not one of Aseprite</source>
        <translation>это не файл Aseprite</translation>
    </message>
    <message>
        <source>its pixels have %1 bits, expected 8, 16 or 32</source>
        <translation>его пиксели занимают %1 бит, ожидалось 8, 16 или 32</translation>
    </message>
    <message>
        <source>it has %1 frames of %2 x %3 pixels, expected at least one of each</source>
        <translation>кадров %1 по %2 x %3 пикселей, ожидалось хотя бы по одному</translation>
    </message>
    <message>
        <source>it has %1 groups within each other, which is too much for a picture of %2 x %3 pixels; flatten some</source>
        <translation>вложенных групп %1, это слишком много для картинки %2 x %3 пикселей; сведите часть из них</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture</source>
        <translation>не хватает памяти для картинки</translation>
    </message>
    <message>
        <source>its layers to be traced are too large; trace fewer of them</source>
        <translation>слои для трассировки слишком велики; трассируйте меньше слоёв</translation>
    </message>
    <message>
        <source>ends too early; it may have been cut short, so copy the file anew or save it once more</source>
        <translation>обрывается; возможно, файл обрезан, скопируйте его заново или сохраните ещё раз</translation>
    </message>
    <message>
        <source>there is too much to draw in it; merge layers, or save its tags as files of their own</source>
        <translation>в нём слишком много для рисования; объедините слои или сохраните теги отдельными файлами</translation>
    </message>
    <message>
        <source>has a picture whose packed data is broken; save the file once more</source>
        <translation>содержит картинку с повреждёнными сжатыми данными; сохраните файл ещё раз</translation>
    </message>
    <message>
        <source>the tag “%1” ends where it turns in Aseprite; here it comes back once more</source>
        <translation>тег «%1» в Aseprite заканчивается там, где разворачивается; здесь он возвращается ещё раз</translation>
    </message>
    <message>
        <source>user data of tags are left out, such as “%1”</source>
        <translation>пользовательские данные тегов опущены, например «%1»</translation>
    </message>
    <message>
        <source>user data of cels are left out, such as “%1”</source>
        <translation>пользовательские данные целов опущены, например «%1»</translation>
    </message>
    <message>
        <source>user data of the sprite or a tileset are left out: “%1”</source>
        <translation>пользовательские данные спрайта или набора тайлов опущены: «%1»</translation>
    </message>
</context>
<context>
    <name>BoxTool</name>
    <message>
        <source>Drag from corner to corner. Shift makes a square, Alt draws about the middle, Ctrl turns snapping off.</source>
        <translation>Тяните от угла до угла. Shift — квадрат, Alt — от середины, Ctrl отключает привязку.</translation>
    </message>
</context>
<context>
    <name>CanvasMenu</name>
    <message>
        <source>Delete the point	Del</source>
        <translation>Удалить точку	Del</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n points	Del</source>
        <translation>
            <numerusform>Удалить %n точку	Del</numerusform>
            <numerusform>Удалить %n точки	Del</numerusform>
            <numerusform>Удалить %n точек	Del</numerusform>
        </translation>
    </message>
    <message>
        <source>De&amp;lete the shape</source>
        <translation>&amp;Удалить фигуру</translation>
    </message>
    <message numerus="yes">
        <source>De&amp;lete %n shapes</source>
        <translation>
            <numerusform>&amp;Удалить %n фигуру</numerusform>
            <numerusform>&amp;Удалить %n фигуры</numerusform>
            <numerusform>&amp;Удалить %n фигур</numerusform>
        </translation>
    </message>
    <message>
        <source>Cate&amp;gory</source>
        <translation>Кате&amp;гория</translation>
    </message>
    <message>
        <source>Copy to &amp;frames</source>
        <translation>Копировать в &amp;кадры</translation>
    </message>
    <message>
        <source>&amp;Align frames</source>
        <translation>В&amp;ыровнять кадры</translation>
    </message>
</context>
<context>
    <name>CanvasParts</name>
    <message>
        <source>Point %1 of %2: %3, %4</source>
        <translation>Точка %1 фигуры %2: %3, %4</translation>
    </message>
    <message>
        <source>%1, frame %2, at %3, %4</source>
        <translation>%1, кадр %2, в точке %3, %4</translation>
    </message>
    <message>
        <source>Canvas: stage %1</source>
        <translation>Холст: сцена %1</translation>
    </message>
    <message>
        <source>Canvas</source>
        <translation>Холст</translation>
    </message>
    <message>
        <source>Canvas: frame %1 of %2</source>
        <translation>Холст: кадр %1 спрайта %2</translation>
    </message>
</context>
<context>
    <name>CapsuleTool</name>
    <message>
        <source>Drag the box that the capsule fills. Alt draws about the middle, Ctrl turns snapping off.</source>
        <translation>Растяните прямоугольник, который займёт капсула. Alt — от середины, Ctrl отключает привязку.</translation>
    </message>
</context>
<context>
    <name>CircleTool</name>
    <message>
        <source>radius %1</source>
        <translation>радиус %1</translation>
    </message>
    <message>
        <source>Drag from the centre to the rim. Alt draws from rim to rim, Shift keeps the radius to whole pixels, Ctrl turns snapping off.</source>
        <translation>Тяните от центра к краю. Alt — от края до края, Shift — радиус в целых пикселях, Ctrl отключает привязку.</translation>
    </message>
</context>
<context>
    <name>ClipboardFlow</name>
    <message>
        <source>Nothing pasted: the project would hold too much.</source>
        <translation>Ничего не вставлено: в проекте стало бы слишком много данных.</translation>
    </message>
    <message>
        <source>Nothing pasted: shapes need a frame in view.</source>
        <translation>Ничего не вставлено: для фигур нужен показанный кадр.</translation>
    </message>
    <message>
        <source>1 shape</source>
        <translation>1 фигура</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes</source>
        <translation>
            <numerusform>%n фигура</numerusform>
            <numerusform>%n фигуры</numerusform>
            <numerusform>%n фигур</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>Вставка: %1</translation>
    </message>
    <message>
        <source>Pasted %1.</source>
        <translation>Вставлено: %1.</translation>
    </message>
    <message>
        <source>Pasted %1 into %2 chosen frames.</source>
        <translation>Вставлено: %1, выбранных кадров: %2.</translation>
    </message>
    <message>
        <source>Nothing pasted: frames need a sprite to go into.</source>
        <translation>Ничего не вставлено: для кадров нужен спрайт.</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 кадр</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n кадр</numerusform>
            <numerusform>%n кадра</numerusform>
            <numerusform>%n кадров</numerusform>
        </translation>
    </message>
    <message>
        <source>Pasted %1 behind the frame in view.</source>
        <translation>Вставлено после показанного кадра: %1.</translation>
    </message>
    <message>
        <source>1 sprite</source>
        <translation>1 спрайт</translation>
    </message>
    <message numerus="yes">
        <source>%n sprites</source>
        <translation>
            <numerusform>%n спрайт</numerusform>
            <numerusform>%n спрайта</numerusform>
            <numerusform>%n спрайтов</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing pasted: this project has none of the frames that the instances show.</source>
        <translation>Ничего не вставлено: в этом проекте нет кадров, которые показывают экземпляры.</translation>
    </message>
    <message>
        <source>1 instance</source>
        <translation>1 экземпляр</translation>
    </message>
    <message numerus="yes">
        <source>%n instances</source>
        <translation>
            <numerusform>%n экземпляр</numerusform>
            <numerusform>%n экземпляра</numerusform>
            <numerusform>%n экземпляров</numerusform>
        </translation>
    </message>
    <message>
        <source>Pasted %1; the others show frames that this project does not have.</source>
        <translation>Вставлено: %1; остальные показывают кадры, которых в этом проекте нет.</translation>
    </message>
    <message>
        <source>Nothing pasted: there is no text on the clipboard.</source>
        <translation>Ничего не вставлено: в буфере обмена нет текста.</translation>
    </message>
    <message>
        <source>Nothing pasted: %1.</source>
        <translation>Ничего не вставлено: %1.</translation>
    </message>
    <message>
        <source>Nothing pasted: the clipboard is empty.</source>
        <translation>Ничего не вставлено: буфер обмена пуст.</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Sprite</source>
        <translation>Спрайт</translation>
    </message>
    <message>
        <source>Frame of %1</source>
        <translation>Кадр: %1</translation>
    </message>
</context>
<context>
    <name>DifferencesText</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 added: %2</source>
        <translation>%1, добавлено: %2</translation>
    </message>
    <message>
        <source>%1 removed: %2</source>
        <translation>%1, удалено: %2</translation>
    </message>
    <message>
        <source>%1 changed: %2</source>
        <translation>%1, изменено: %2</translation>
    </message>
    <message>
        <source>sprites</source>
        <translation>спрайты</translation>
    </message>
    <message>
        <source>stages</source>
        <translation>сцены</translation>
    </message>
    <message>
        <source>categories</source>
        <translation>категории</translation>
    </message>
    <message>
        <source>settings of the project</source>
        <translation>настройки проекта</translation>
    </message>
    <message>
        <source>the order of things</source>
        <translation>порядок элементов</translation>
    </message>
</context>
<context>
    <name>EditPointsTool</name>
    <message>
        <source>too far</source>
        <translation>слишком далеко</translation>
    </message>
    <message>
        <source>Insert a point into %1</source>
        <translation>Вставка точки: %1</translation>
    </message>
    <message>
        <source>Move a point of %1</source>
        <translation>Перемещение точки: %1</translation>
    </message>
    <message numerus="yes">
        <source>Move %n points of %1</source>
        <translation>
            <numerusform>Перемещение %n точки: %1</numerusform>
            <numerusform>Перемещение %n точек: %1</numerusform>
            <numerusform>Перемещение %n точек: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n points of %1</source>
        <translation>
            <numerusform>Поворот %n точки: %1</numerusform>
            <numerusform>Поворот %n точек: %1</numerusform>
            <numerusform>Поворот %n точек: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n points of %1</source>
        <translation>
            <numerusform>Масштаб %n точки: %1</numerusform>
            <numerusform>Масштаб %n точек: %1</numerusform>
            <numerusform>Масштаб %n точек: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Отпустите, чтобы поставить. Shift — по одной оси, Ctrl отключает привязку, Esc отменяет.</translation>
    </message>
    <message>
        <source>Drag to move, the grips to scale and turn. Delete removes, arrows nudge, Tab goes to the next.</source>
        <translation>Тяните, чтобы переместить; маркеры масштабируют и поворачивают. Delete удаляет, стрелки сдвигают, Tab — к следующей.</translation>
    </message>
    <message>
        <source>Press on a shape to edit its points.</source>
        <translation>Нажмите на фигуру, чтобы править её точки.</translation>
    </message>
    <message>
        <source>Drag a point, or the middle of an edge to insert one. Ctrl+click deletes a point.</source>
        <translation>Тяните точку или середину ребра, чтобы вставить новую. Ctrl+щелчок удаляет точку.</translation>
    </message>
    <message>
        <source>Drag to move. Delete removes, arrows nudge, Tab goes to the next.</source>
        <translation>Тяните, чтобы переместить. Delete удаляет, стрелки сдвигают, Tab — к следующей.</translation>
    </message>
</context>
<context>
    <name>EmitterTool</name>
    <message>
        <source>Add emitter</source>
        <translation>Добавление эмиттера</translation>
    </message>
    <message>
        <source>Move emitter</source>
        <translation>Перемещение эмиттера</translation>
    </message>
    <message>
        <source>Aim emitter</source>
        <translation>Наведение эмиттера</translation>
    </message>
    <message>
        <source>Nudge emitter</source>
        <translation>Сдвиг эмиттера</translation>
    </message>
    <message>
        <source>Remove emitter</source>
        <translation>Удаление эмиттера</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Отпустите, чтобы поставить. Shift — по одной оси, Ctrl отключает привязку, Esc отменяет.</translation>
    </message>
    <message>
        <source>Release on an instance to aim at it, wherever it moves; with Ctrl, or beside all, at the place.</source>
        <translation>Отпустите на экземпляре, чтобы целиться в него, куда бы он ни двигался; с Ctrl или мимо всех — в место.</translation>
    </message>
    <message>
        <source>Drag the mark or the target to move them; arrows nudge, Delete removes.</source>
        <translation>Тяните метку или цель, чтобы переместить; стрелки сдвигают, Delete удаляет.</translation>
    </message>
    <message>
        <source>Drag from where bullets set out to what they fire at.</source>
        <translation>Тяните от места, откуда вылетают снаряды, к их цели.</translation>
    </message>
</context>
<context>
    <name>Emitters</name>
    <message>
        <source>emitter</source>
        <translation>эмиттер</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>sprite %1</source>
        <translation>спрайт %1</translation>
    </message>
    <message>
        <source>all tags together play %1 frames, and at most %2 are written; take tags out, or cut the sprite into several</source>
        <translation>все теги вместе играют кадров: %1, а записывается не больше %2; уберите теги или разделите спрайт на несколько</translation>
    </message>
    <message>
        <source>the frames that all tags together play have %1 shapes, and at most %2 are written; take tags out, or cut the sprite into several</source>
        <translation>в кадрах, которые играют все теги вместе, фигур: %1, а записывается не больше %2; уберите теги или разделите спрайт на несколько</translation>
    </message>
    <message>
        <source>the frames that all tags together play have %1 corners of polygons, and at most %2 are written; take tags out, or cut the sprite into several</source>
        <translation>в кадрах, которые проигрывают все теги вместе, %1 вершин многоугольников, а записывается не более %2; уберите теги или разделите спрайт на несколько</translation>
    </message>
</context>
<context>
    <name>ExportJob</name>
    <message>
        <source>the folder has other files of these names: %1</source>
        <translation>в папке есть другие файлы с этими именами: %1</translation>
    </message>
    <message>
        <source>the folder has another file of this name: %1</source>
        <translation>в папке есть другой файл с таким именем: %1</translation>
    </message>
</context>
<context>
    <name>Expression</name>
    <message>
        <source>A “)” closes nothing.</source>
        <translation>Скобка «)» ничего не закрывает.</translation>
    </message>
    <message>
        <source>“%1” is no part of a number.</source>
        <translation>«%1» не может быть частью числа.</translation>
    </message>
    <message>
        <source>Nothing can be divided by 0.</source>
        <translation>На 0 делить нельзя.</translation>
    </message>
    <message>
        <source>That is nested too deep.</source>
        <translation>Слишком глубокая вложенность.</translation>
    </message>
    <message>
        <source>A “)” is missing.</source>
        <translation>Не хватает скобки «)».</translation>
    </message>
    <message>
        <source>A number is missing at the end.</source>
        <translation>В конце не хватает числа.</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>«%1» — не число.</translation>
    </message>
    <message>
        <source>A number is missing.</source>
        <translation>Не хватает числа.</translation>
    </message>
    <message>
        <source>That is longer than %1 characters.</source>
        <translation>Длиннее %1 символов.</translation>
    </message>
    <message>
        <source>That is too large for a number.</source>
        <translation>Слишком много для числа.</translation>
    </message>
</context>
<context>
    <name>FileImport</name>
    <message>
        <source>Added %1.</source>
        <translation>Добавлено: %1.</translation>
    </message>
    <message>
        <source>Updated %1.</source>
        <translation>Обновлено: %1.</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>Ничего не добавлено.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>What could not be carried</source>
        <translation>Что не удалось перенести</translation>
    </message>
    <message numerus="yes">
        <source>The import has %n remarks.</source>
        <translation>
            <numerusform>При импорте %n замечание.</numerusform>
            <numerusform>При импорте %n замечания.</numerusform>
            <numerusform>При импорте %n замечаний.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all…</source>
        <translation>Показать все…</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Чтение: %1…</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>Импорт: %1</translation>
    </message>
</context>
<context>
    <name>FileWriter</name>
    <message>
        <source>this is no file name</source>
        <translation>это не имя файла</translation>
    </message>
    <message>
        <source>cannot open the file</source>
        <translation>не удаётся открыть файл</translation>
    </message>
    <message>
        <source>cannot look at the file</source>
        <translation>не удаётся получить сведения о файле</translation>
    </message>
    <message>
        <source>this is %1, only regular files are read</source>
        <translation>это %1, читаются только обычные файлы</translation>
    </message>
    <message>
        <source>the file has more than %1 MiB, which is more than can be read</source>
        <translation>файл больше %1 МиБ, столько прочитать нельзя</translation>
    </message>
    <message>
        <source>cannot read the file</source>
        <translation>не удаётся прочитать файл</translation>
    </message>
    <message>
        <source>this is no file name within the folder, nothing was written</source>
        <translation>это не имя файла внутри папки, ничего не записано</translation>
    </message>
    <message>
        <source>two files would get this name, nothing was written</source>
        <translation>это имя получили бы два файла, ничего не записано</translation>
    </message>
    <message>
        <source>two files would get this name but for upper and lower case (the other is “%1”), nothing was written</source>
        <translation>два файла получили бы имена, которые различаются только регистром (второй — «%1»), ничего не записано</translation>
    </message>
    <message>
        <source>a link leads out of the folder here, to “%1”; nothing was written: remove the link, or write where it leads</source>
        <translation>ссылка ведёт отсюда за пределы папки, в «%1»; ничего не записано: удалите ссылку или пишите туда, куда она ведёт</translation>
    </message>
    <message>
        <source>a link leads to “%1” here, which version control keeps for itself; nothing was written: remove the link</source>
        <translation>ссылка ведёт отсюда в «%1», а это место система управления версиями держит для себя; ничего не записано: удалите ссылку</translation>
    </message>
    <message>
        <source>there is no such drive or folder, nothing was written</source>
        <translation>нет такого диска или папки, ничего не записано</translation>
    </message>
    <message>
        <source>cannot make the folder</source>
        <translation>не удаётся создать папку</translation>
    </message>
    <message>
        <source>this is not a folder, nothing was written</source>
        <translation>это не папка, ничего не записано</translation>
    </message>
    <message>
        <source>the folder&apos;s name is empty, nothing was written</source>
        <translation>имя папки пустое, ничего не записано</translation>
    </message>
    <message>
        <source>cannot follow the symbolic link</source>
        <translation>не удаётся перейти по символической ссылке</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>папка</translation>
    </message>
    <message>
        <source>a pipe</source>
        <translation>канал</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>сокет</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>устройство</translation>
    </message>
    <message>
        <source>this is a folder, expected a file</source>
        <translation>это папка, а ожидался файл</translation>
    </message>
    <message>
        <source>cannot look at the old file</source>
        <translation>не удаётся получить сведения о старом файле</translation>
    </message>
    <message>
        <source>this is %1, only regular files are written</source>
        <translation>это %1, записываются только обычные файлы</translation>
    </message>
    <message>
        <source>the file is read-only: make it writable or save under another name</source>
        <translation>файл доступен только для чтения: разрешите запись или сохраните под другим именем</translation>
    </message>
    <message>
        <source>cannot open the folder</source>
        <translation>не удаётся открыть папку</translation>
    </message>
    <message>
        <source>cannot make a new file in the folder</source>
        <translation>не удаётся создать новый файл в папке</translation>
    </message>
    <message>
        <source>cannot look at the new file</source>
        <translation>не удаётся получить сведения о новом файле</translation>
    </message>
    <message>
        <source>cannot give the new file the old one&apos;s mode</source>
        <translation>не удаётся передать новому файлу права старого</translation>
    </message>
    <message>
        <source>cannot give the new file the old one&apos;s attributes</source>
        <translation>не удаётся передать новому файлу атрибуты старого</translation>
    </message>
    <message>
        <source>cannot write the new file</source>
        <translation>не удаётся записать новый файл</translation>
    </message>
    <message>
        <source>cannot check the new file&apos;s size</source>
        <translation>не удаётся проверить размер нового файла</translation>
    </message>
    <message>
        <source>cannot write the new file: %1 of %2 bytes arrived</source>
        <translation>не удаётся записать новый файл: записано байтов: %1 из %2</translation>
    </message>
    <message>
        <source>cannot sync the new file to the disk</source>
        <translation>не удаётся сбросить новый файл на диск</translation>
    </message>
    <message>
        <source>cannot close the new file</source>
        <translation>не удаётся закрыть новый файл</translation>
    </message>
    <message>
        <source>cannot put the new file in the old one&apos;s place</source>
        <translation>не удаётся поставить новый файл на место старого</translation>
    </message>
    <message>
        <source>the new file is in place, but may not outlast a power cut: cannot sync the folder</source>
        <translation>новый файл на месте, но может не пережить отключения питания: не удаётся сбросить папку на диск</translation>
    </message>
    <message>
        <source>cannot keep the old file aside</source>
        <translation>не удаётся отложить старый файл</translation>
    </message>
    <message>
        <source>cannot read the old file</source>
        <translation>не удаётся прочитать старый файл</translation>
    </message>
    <message>
        <source>cannot sync the copy of the old file to the disk</source>
        <translation>не удаётся сбросить копию старого файла на диск</translation>
    </message>
    <message>
        <source>cannot close the copy of the old file</source>
        <translation>не удаётся закрыть копию старого файла</translation>
    </message>
    <message>
        <source>cannot put the old file back</source>
        <translation>не удаётся вернуть старый файл на место</translation>
    </message>
    <message>
        <source> (it is kept as “%1”)</source>
        <translation> (он сохранён как «%1»)</translation>
    </message>
    <message>
        <source>this is no regular file, only regular files are written</source>
        <translation>это не обычный файл, записываются только обычные файлы</translation>
    </message>
    <message>
        <source>cannot write the new file: not all bytes arrived</source>
        <translation>не удаётся записать новый файл: записаны не все байты</translation>
    </message>
    <message>
        <source>this is no regular file, only regular files are read</source>
        <translation>это не обычный файл, читаются только обычные файлы</translation>
    </message>
    <message>
        <source>cannot sync the folder</source>
        <translation>не удаётся сбросить папку на диск</translation>
    </message>
    <message>
        <source>an export was interrupted here, and this file of it cannot be put into its place (make it writable, or remove the hidden files “%1…” and “%2…” from “%3”)</source>
        <translation>экспорт здесь был прерван, и этот его файл не удаётся поставить на место (разрешите запись в него или удалите скрытые файлы «%1…» и «%2…» из «%3»)</translation>
    </message>
    <message>
        <source>an export was interrupted here, and its journal cannot be read; make it readable, or remove it (%1)</source>
        <translation>экспорт здесь был прерван, и его журнал не удаётся прочитать; разрешите чтение или удалите его (%1)</translation>
    </message>
    <message>
        <source>cannot keep a journal of the files that are to change together; nothing was changed (%1)</source>
        <translation>не удаётся вести журнал файлов, которые должны измениться вместе; ничего не изменено (%1)</translation>
    </message>
    <message>
        <source>cannot look for interrupted exports in the folder</source>
        <translation>не удаётся проверить папку на прерванные экспорты</translation>
    </message>
    <message>
        <source>another export is being written here: try again when it has ended, or export into another folder</source>
        <translation>сюда записывается другой экспорт: повторите, когда он закончится, или выберите другую папку</translation>
    </message>
    <message>
        <source>another export is being written here (%1): try again when it has ended, or export into another folder</source>
        <translation>сюда записывается другой экспорт (%1): повторите, когда он закончится, или выберите другую папку</translation>
    </message>
    <message>
        <source>waiting for another export that is being written here</source>
        <translation>ожидание другого экспорта, который записывается сюда</translation>
    </message>
    <message>
        <source>waiting for another export that is being written here (%1)</source>
        <translation>ожидание другого экспорта, который записывается сюда (%1)</translation>
    </message>
    <message>
        <source>cannot sync the new files to the disk</source>
        <translation>не удаётся записать новые файлы на диск</translation>
    </message>
    <message>
        <source>there is no folder “%1”: make it first, or give another name</source>
        <translation>нет папки «%1»: сначала создайте её или укажите другое имя</translation>
    </message>
    <message>
        <source>this is no file on a disk, only those are read</source>
        <translation>это не файл на диске, читаются только такие</translation>
    </message>
    <message>
        <source>a program that tells nothing of itself holds the file “%1” here, by which exports take turns: remove that file, or export into another folder</source>
        <translation>программа, ничего о себе не сообщающая, удерживает здесь файл «%1», по которому экспорты идут по очереди: удалите этот файл или выберите другую папку</translation>
    </message>
</context>
<context>
    <name>FollowDialog</name>
    <message>
        <source>at %1, %2</source>
        <translation>в %1, %2</translation>
    </message>
    <message>
        <source>%1 (1 shape)</source>
        <translation>%1 (1 фигура)</translation>
    </message>
    <message>
        <source>%1 (%2 shapes)</source>
        <translation>%1 (фигур: %2)</translation>
    </message>
    <message>
        <source>1 frame is in another file</source>
        <translation>1 кадр в другом файле</translation>
    </message>
    <message>
        <source>%1 frames are in other files</source>
        <translation>кадров в других файлах: %1</translation>
    </message>
    <message>
        <source>1 frame lies elsewhere in it</source>
        <translation>1 кадр лежит в нём в другом месте</translation>
    </message>
    <message>
        <source>%1 frames lie elsewhere in it</source>
        <translation>кадров в других его местах: %1</translation>
    </message>
    <message>
        <source>1 found no partner</source>
        <translation>1 без пары</translation>
    </message>
    <message>
        <source>%1 found no partner</source>
        <translation>без пары: %1</translation>
    </message>
    <message>
        <source>1 picture is new</source>
        <translation>1 новая картинка</translation>
    </message>
    <message>
        <source>%1 pictures are new</source>
        <translation>новых картинок: %1</translation>
    </message>
    <message>
        <source>Image files of %1 have changed: %2</source>
        <translation>Файлы изображений изменились (%1): %2</translation>
    </message>
    <message>
        <source>%1 has changed: %2</source>
        <translation>Изменился %1: %2</translation>
    </message>
    <message>
        <source>1 frame went to where its picture is</source>
        <translation>1 кадр перешёл к своей картинке</translation>
    </message>
    <message>
        <source>%1 frames went to where their pictures are</source>
        <translation>кадров перешло к своим картинкам: %1</translation>
    </message>
    <message>
        <source>1 went to a new picture</source>
        <translation>1 перешёл к новой картинке</translation>
    </message>
    <message>
        <source>%1 went to new pictures</source>
        <translation>перешло к новым картинкам: %1</translation>
    </message>
    <message>
        <source>1 frame is new</source>
        <translation>1 новый кадр</translation>
    </message>
    <message>
        <source>%1 frames are new</source>
        <translation>новых кадров: %1</translation>
    </message>
    <message>
        <source>1 new picture was left out</source>
        <translation>1 новая картинка опущена</translation>
    </message>
    <message>
        <source>%1 new pictures were left out</source>
        <translation>новых картинок опущено: %1</translation>
    </message>
    <message>
        <source>1 was kept without its picture (see Problems)</source>
        <translation>1 оставлен без картинки (см. «Проблемы»)</translation>
    </message>
    <message>
        <source>%1 were kept without their pictures (see Problems)</source>
        <translation>оставлено без картинок: %1 (см. «Проблемы»)</translation>
    </message>
    <message>
        <source>1 was deleted with its shapes</source>
        <translation>1 удалён вместе с фигурами</translation>
    </message>
    <message>
        <source>%1 were deleted with their shapes</source>
        <translation>удалено вместе с фигурами: %1</translation>
    </message>
    <message>
        <source>Nothing was moved.</source>
        <translation>Ничего не перемещено.</translation>
    </message>
</context>
<context>
    <name>FrameGrips</name>
    <message>
        <source>Release to turn. Shift turns by 15°, Ctrl by any angle, Esc cancels.</source>
        <translation>Отпустите, чтобы повернуть. Shift — по 15°, Ctrl — любой угол, Esc отменяет.</translation>
    </message>
    <message>
        <source>Release to scale. Shift keeps proportions, Alt holds the middle, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Отпустите, чтобы масштабировать. Shift сохраняет пропорции, Alt держит середину, Ctrl отключает привязку, Esc отменяет.</translation>
    </message>
    <message>
        <source>Drag to turn. Click to choose the place to turn about.</source>
        <translation>Перетащите, чтобы повернуть. Щёлкните, чтобы выбрать центр поворота.</translation>
    </message>
</context>
<context>
    <name>FramePointTool</name>
    <message>
        <source>Set point %1</source>
        <translation>Установка точки %1</translation>
    </message>
    <message>
        <source>Drag the cross to move it, its handle to turn it; arrows nudge, Delete removes, Ctrl+. copies it to the next frame.</source>
        <translation>Тяните крест, чтобы переместить, и маркер, чтобы повернуть; стрелки сдвигают, Delete удаляет, Ctrl+. копирует в следующий кадр.</translation>
    </message>
    <message>
        <source>Click to set a point of the frame; dragging on gives it a direction.</source>
        <translation>Щёлкните, чтобы поставить точку кадра; потянув дальше, вы зададите направление.</translation>
    </message>
    <message>
        <source>Turn point %1</source>
        <translation>Поворот точки %1</translation>
    </message>
    <message>
        <source>Move point %1</source>
        <translation>Перемещение точки %1</translation>
    </message>
    <message>
        <source>Nudge point %1</source>
        <translation>Сдвиг точки %1</translation>
    </message>
    <message>
        <source>Remove point %1</source>
        <translation>Удаление точки %1</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Отпустите, чтобы поставить. Shift — по одной оси, Ctrl отключает привязку, Esc отменяет.</translation>
    </message>
    <message>
        <source>Drag to where it points. Shift turns by 15°, Ctrl by any angle, Esc cancels.</source>
        <translation>Тяните туда, куда она указывает. Shift — по 15°, Ctrl — любой угол, Esc отменяет.</translation>
    </message>
</context>
<context>
    <name>GestureTips</name>
    <message>
        <source>Press on the middle of an edge and drag: a new point comes along.</source>
        <translation>Нажмите на середину ребра и тяните: за указателем потянется новая точка.</translation>
    </message>
    <message>
        <source>Click from corner to corner, and the first one again to close the polygon.</source>
        <translation>Щёлкайте вершину за вершиной, а чтобы замкнуть многоугольник — ещё раз по первой.</translation>
    </message>
    <message>
        <source>Drag from one corner to the opposite one.</source>
        <translation>Тяните от одного угла к противоположному.</translation>
    </message>
    <message>
        <source>Drag from the centre outwards.</source>
        <translation>Тяните от центра наружу.</translation>
    </message>
    <message>
        <source>Drag a box: the capsule fills it, lying or standing.</source>
        <translation>Растяните прямоугольник: капсула заполнит его, лёжа или стоя.</translation>
    </message>
    <message>
        <source>Click from point to point; a double click ends the line.</source>
        <translation>Щёлкайте точку за точкой; двойной щелчок завершает линию.</translation>
    </message>
    <message>
        <source>Click on what is drawn in the picture: its outline becomes a polygon.</source>
        <translation>Щёлкните по нарисованному на картинке: его контур станет многоугольником.</translation>
    </message>
    <message>
        <source>Drag a line right across a shape: it falls into two.</source>
        <translation>Проведите линию через всю фигуру: она распадётся на две.</translation>
    </message>
    <message>
        <source>Click at the point that the game is to place the frame by.</source>
        <translation>Щёлкните по точке, за которую игра будет ставить кадр.</translation>
    </message>
    <message>
        <source>Click to set a place, and drag on to give it a direction.</source>
        <translation>Щёлкните, чтобы поставить точку, и тяните дальше, чтобы задать направление.</translation>
    </message>
    <message>
        <source>Click to set the axis. What you draw beside it then comes to be on both sides.</source>
        <translation>Щёлкните, чтобы поставить ось. То, что вы рисуете рядом, появится с обеих сторон.</translation>
    </message>
    <message>
        <source>Drag sprites about: where they overlap lights up while you drag.</source>
        <translation>Перетаскивайте спрайты: места наложения подсвечиваются прямо на ходу.</translation>
    </message>
    <message>
        <source>Point at something to read what lies there; click to leave the probe and keep asking.</source>
        <translation>Укажите на место, чтобы прочитать, что там лежит; щёлкните, чтобы оставить зонд и спрашивать дальше.</translation>
    </message>
    <message>
        <source>Drag from where bullets set out to what they fly at.</source>
        <translation>Тяните от места, откуда вылетают пули, к тому, во что они летят.</translation>
    </message>
</context>
<context>
    <name>HeldFile</name>
    <message>
        <source>cannot make the file</source>
        <translation>не удаётся создать файл</translation>
    </message>
    <message>
        <source>cannot make the file: %1</source>
        <translation>не удаётся создать файл: %1</translation>
    </message>
</context>
<context>
    <name>HelpPlaces</name>
    <message>
        <source>Begins with something: a project of before, a sample, or images.</source>
        <translation>Начало работы: с прежнего проекта, образца или изображений.</translation>
    </message>
    <message>
        <source>The open projects. Tabs are reordered by dragging, and closed by the middle button too.</source>
        <translation>Открытые проекты. Вкладки переставляют перетаскиванием, а закрывают и средней кнопкой мыши.</translation>
    </message>
    <message>
        <source>Says where the editor crashed. Nothing of it is sent by itself.</source>
        <translation>Сообщает, где редактор аварийно завершился. Само ничего не отправляется.</translation>
    </message>
    <message>
        <source>Brings back work that was closed without saving.</source>
        <translation>Возвращает работу, закрытую без сохранения.</translation>
    </message>
    <message>
        <source>Opens a copy of the project as it was saved before.</source>
        <translation>Открывает копию проекта, каким он был сохранён раньше.</translation>
    </message>
    <message>
        <source>Finds any action, sprite or frame by a few letters.</source>
        <translation>Находит любое действие, спрайт или кадр по нескольким буквам.</translation>
    </message>
    <message>
        <source>How the program looks and behaves, whatever the project. A choice counts at once.</source>
        <translation>Вид и поведение программы независимо от проекта. Выбор действует сразу.</translation>
    </message>
    <message>
        <source>What a script told of, and what it printed.</source>
        <translation>О чём сообщил сценарий и что он вывел.</translation>
    </message>
    <message>
        <source>Gives actions other keys, one by one or all those of another program.</source>
        <translation>Назначает действиям другие клавиши: по одной или сразу все клавиши другой программы.</translation>
    </message>
    <message>
        <source>The sprites of the project. The one that is chosen here is in view.</source>
        <translation>Спрайты проекта. Показан тот, что выбран здесь.</translation>
    </message>
    <message>
        <source>The frames of the sprite in view: here they are chosen, ordered, timed and played.</source>
        <translation>Кадры показанного спрайта: здесь их выбирают, упорядочивают, проигрывают и задают им длительность.</translation>
    </message>
    <message>
        <source>A copy took the place of what was drawn here. Both can be kept, or the copy undone.</source>
        <translation>Копия заменила нарисованное здесь. Можно оставить и то и другое или отменить копирование.</translation>
    </message>
    <message>
        <source>In which frames the next edit of shapes is done: the one in view alone, or more.</source>
        <translation>В каких кадрах сработает следующая правка фигур: только в показанном или в нескольких.</translation>
    </message>
    <message>
        <source>Which shape is there in which frame: a row for each track, a column for each frame.</source>
        <translation>Какая фигура в каком кадре есть: строка на каждую дорожку, столбец на каждый кадр.</translation>
    </message>
    <message>
        <source>Makes frames of one animation of images whose names are numbered.</source>
        <translation>Делает из изображений с пронумерованными именами кадры одной анимации.</translation>
    </message>
    <message>
        <source>Cuts a sheet into frames.</source>
        <translation>Нарезает лист на кадры.</translation>
    </message>
    <message>
        <source>Says what becomes of the frames of an image that has changed.</source>
        <translation>Показывает, что будет с кадрами изменившегося изображения.</translation>
    </message>
    <message>
        <source>All frames of the sprite side by side, to look at, to go to one, and to save.</source>
        <translation>Все кадры спрайта рядом, чтобы посмотреть, перейти к одному из них и сохранить.</translation>
    </message>
    <message>
        <source>How closely outlines follow what is opaque, and tracing many frames at once.</source>
        <translation>Насколько точно контуры следуют непрозрачному, и трассировка многих кадров сразу.</translation>
    </message>
    <message>
        <source>The points and events of the frame in view, which the game asks for by name.</source>
        <translation>Точки и события показанного кадра, которые игра запрашивает по имени.</translation>
    </message>
    <message>
        <source>The image of this frame cannot be read. These are the ways to have one again.</source>
        <translation>Изображение этого кадра не удаётся прочитать. Здесь способы снова его получить.</translation>
    </message>
    <message>
        <source>This frame has no shapes yet. These are the ways to begin.</source>
        <translation>В этом кадре ещё нет фигур. Здесь способы начать.</translation>
    </message>
    <message>
        <source>The shapes of the frame in view: here they are chosen, named, ordered, hidden and locked.</source>
        <translation>Фигуры показанного кадра: здесь их выбирают, именуют, упорядочивают, скрывают и блокируют.</translation>
    </message>
    <message>
        <source>Properties of your own that the game reads: of a shape, the frame, the sprite or the project.</source>
        <translation>Собственные свойства, которые читает игра: фигуры, кадра, спрайта или проекта.</translation>
    </message>
    <message>
        <source>The points and sizes of what is selected, in numbers that can be typed.</source>
        <translation>Точки и размеры выделенного в числах, которые можно вводить.</translation>
    </message>
    <message>
        <source>The categories of shapes: their names and colours, and which of them strike each other.</source>
        <translation>Категории фигур: их имена и цвета и то, какие из них бьют друг друга.</translation>
    </message>
    <message>
        <source>What points snap to while one draws: which grid, and which targets win over it.</source>
        <translation>К чему привязываются точки при рисовании: какая сетка и какие цели важнее неё.</translation>
    </message>
    <message>
        <source>What is wrong in the project. A line leads to the place and offers repairs.</source>
        <translation>Что не так в проекте. Строка ведёт к месту и предлагает исправления.</translation>
    </message>
    <message>
        <source>Explains a problem where it is, and offers repairs.</source>
        <translation>Объясняет проблему там, где она есть, и предлагает исправления.</translation>
    </message>
    <message>
        <source>What a merge left to be settled. A line leads to the place and offers to take either side.</source>
        <translation>Что после слияния осталось уладить. Строка ведёт к месту и предлагает взять одну из сторон.</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project.</source>
        <translation>Важность каждого правила в этом проекте.</translation>
    </message>
    <message>
        <source>What stands on the stage, and the numbers of what is selected there.</source>
        <translation>Что стоит на сцене, и числа того, что на ней выделено.</translation>
    </message>
    <message>
        <source>Ways to look at the stage: what overlaps there, what probes hit, and the play test.</source>
        <translation>Способы смотреть на сцену: наложения на ней, попадания зондов и плейтест.</translation>
    </message>
    <message>
        <source>Every pair of shapes on the stage that meet: who, how, and by how much area.</source>
        <translation>Каждая пара фигур, которые встречаются на сцене: какие, как и какой площадью.</translation>
    </message>
    <message>
        <source>The probes that were dropped on the stage, and what each of them hits.</source>
        <translation>Зонды, поставленные на сцене, и попадания каждого из них.</translation>
    </message>
    <message>
        <source>Which probe follows the cursor.</source>
        <translation>Какой зонд следует за курсором.</translation>
    </message>
    <message>
        <source>The play test of the stage: what fires, how it is run, and what was hit.</source>
        <translation>Плейтест сцены: что стреляет, как он идёт и во что попало.</translation>
    </message>
    <message>
        <source>Runs the play test, stops it, or goes on by a single step.</source>
        <translation>Запускает плейтест, останавливает его или продвигает на один шаг.</translation>
    </message>
    <message>
        <source>Two animations of the stage side by side, tick by tick, and what overlaps in each.</source>
        <translation>Две анимации сцены рядом, тик за тиком, и наложения в каждом.</translation>
    </message>
    <message>
        <source>The engine that the project is made for. What it cannot take is told while one draws.</source>
        <translation>Движок, для которого делается проект. О том, чего он не принимает, сообщается при рисовании.</translation>
    </message>
    <message>
        <source>What the engine gets of the selected shapes or of the frame, and what it loses.</source>
        <translation>Что движок получает от выделенных фигур или от кадра и что теряет.</translation>
    </message>
    <message>
        <source>Writes files for an engine, and says before what is lost on the way.</source>
        <translation>Записывает файлы для движка и заранее сообщает, что потеряется по пути.</translation>
    </message>
    <message>
        <source>How the tool in hand is used. It shows when the tool is first taken up.</source>
        <translation>Как пользоваться инструментом в руке. Показывается, когда его берут впервые.</translation>
    </message>
</context>
<context>
    <name>ImageCommands</name>
    <message>
        <source>Images (%1);;All files (*)</source>
        <translation>Изображения (%1);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Nothing was changed: %1</source>
        <translation>Ничего не изменено: %1</translation>
    </message>
    <message>
        <source>Image of another size</source>
        <translation>Изображение другого размера</translation>
    </message>
    <message>
        <source>%1 is %2 times as large as the image that it replaces.</source>
        <translation>%1 в %2 раза больше изображения, которое заменяет.</translation>
    </message>
    <message>
        <source>Scale frames and shapes with it?</source>
        <translation>Масштабировать вместе с ним кадры и фигуры?</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Масштаб</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>The image has %1 × %2 pixels and had %3 × %4: frames stay where they were in it.</source>
        <translation>Теперь в изображении %1 × %2 пикселей, а было %3 × %4: кадры остались на своих местах.</translation>
    </message>
    <message>
        <source>All images of this project can be read.</source>
        <translation>Все изображения этого проекта читаются.</translation>
    </message>
    <message>
        <source>Find %1</source>
        <translation>Найти %1</translation>
    </message>
    <message>
        <source>1 image was found.</source>
        <translation>Найдено 1 изображение.</translation>
    </message>
    <message>
        <source>%1 images were found.</source>
        <translation>Найдено изображений: %1.</translation>
    </message>
    <message>
        <source>Still missing: %1.</source>
        <translation>По-прежнему нет: %1.</translation>
    </message>
    <message>
        <source>There is no sprite in view.</source>
        <translation>Нет показанного спрайта.</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>Замена: %1</translation>
    </message>
    <message>
        <source>The project changed meanwhile: nothing was replaced.</source>
        <translation>Проект тем временем изменился: ничего не заменено.</translation>
    </message>
    <message>
        <source>Images are still being looked at.</source>
        <translation>Изображения ещё просматриваются.</translation>
    </message>
</context>
<context>
    <name>ImageImport</name>
    <message>
        <source>Added 1 sprite.</source>
        <translation>Добавлен 1 спрайт.</translation>
    </message>
    <message numerus="yes">
        <source>Added %n sprites.</source>
        <translation>
            <numerusform>Добавлен %n спрайт.</numerusform>
            <numerusform>Добавлено %n спрайта.</numerusform>
            <numerusform>Добавлено %n спрайтов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>Ничего не добавлено.</translation>
    </message>
    <message>
        <source>%1 Left out were:</source>
        <translation>%1 Опущено:</translation>
    </message>
    <message>
        <source>Looks like %1 × %2 frames of %3 × %4 px</source>
        <translation>Похоже на кадры: %1 × %2, по %3 × %4 пкс</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1; 1 cell is empty and stays out.</source>
        <translation>%1; 1 ячейка пуста и не войдёт.</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n cells are empty and stay out.</source>
        <translation>
            <numerusform>%1; %n ячейка пуста и не войдёт.</numerusform>
            <numerusform>%1; %n ячейки пусты и не войдут.</numerusform>
            <numerusform>%1; %n ячеек пусты и не войдут.</numerusform>
        </translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Нарезать</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Выбрать…</translation>
    </message>
    <message>
        <source>Keep whole</source>
        <translation>Оставить целым</translation>
    </message>
    <message>
        <source>Looking at images…</source>
        <translation>Просмотр изображений…</translation>
    </message>
</context>
<context>
    <name>Images</name>
    <message>
        <source>the file has more than %1 MiB</source>
        <translation>файл больше %1 МиБ</translation>
    </message>
    <message>
        <source>of its %1 frames, the first %2 are taken, which are as many as fit on one image</source>
        <translation>из его %1 кадров взяты первые %2: больше не помещается на одном изображении</translation>
    </message>
    <message>
        <source>there is not enough memory for the image</source>
        <translation>не хватает памяти для изображения</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken; save it once more</source>
        <translation>данные изображения повреждены; сохраните его ещё раз</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>кадр %1</translation>
    </message>
    <message>
        <source>it lies outside of the picture; save the animation once more</source>
        <translation>лежит за пределами картинки; сохраните анимацию ещё раз</translation>
    </message>
    <message>
        <source>the image says more about its colours than %1 bytes; save the animation once more</source>
        <translation>описание цветов в изображении занимает больше %1 байт; сохраните анимацию ещё раз</translation>
    </message>
    <message>
        <source>the animation ends before it; it may have been cut short</source>
        <translation>анимация кончается раньше; возможно, она обрезана</translation>
    </message>
    <message>
        <source>the image states two sizes; save the animation once more</source>
        <translation>в изображении указаны два размера; сохраните анимацию ещё раз</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken; save the animation once more</source>
        <translation>данные изображения повреждены; сохраните анимацию ещё раз</translation>
    </message>
    <message>
        <source>it changed while it was read; try again once it is written</source>
        <translation>изменился во время чтения; повторите, когда он будет записан</translation>
    </message>
    <message>
        <source>no image is named</source>
        <translation>изображение не названо</translation>
    </message>
    <message>
        <source>the path holds a NUL character, expected a path to a file</source>
        <translation>путь содержит символ NUL, ожидался путь к файлу</translation>
    </message>
    <message>
        <source>found “%1”, a path into the program itself, expected a path to a file</source>
        <translation>найдено «%1», путь внутрь самой программы, ожидался путь к файлу</translation>
    </message>
    <message>
        <source>found “%1”, an address, expected a path to a file</source>
        <translation>найдено «%1», адрес, ожидался путь к файлу</translation>
    </message>
    <message>
        <source>found “%1”, a path to another computer or a device, expected a path to a file</source>
        <translation>найдено «%1», путь к другому компьютеру или устройству, ожидался путь к файлу</translation>
    </message>
    <message>
        <source>found “%1”, a device, expected a path to a file</source>
        <translation>найдено «%1», устройство, ожидался путь к файлу</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: the file ends too early</source>
        <translation>данные изображения повреждены: файл обрывается</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: it has a size, a depth or a kind of colours that no PNG has; save the image once more</source>
        <translation>заголовок изображения повреждён: такого размера, глубины или вида цвета в PNG не бывает; сохраните изображение ещё раз</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: what stands at byte %1 has another checksum than the file says; save or copy the image once more</source>
        <translation>данные изображения повреждены: контрольная сумма на байте %1 не совпадает с указанной в файле; сохраните или скопируйте изображение ещё раз</translation>
    </message>
    <message>
        <source>there is no such image file</source>
        <translation>такого файла изображения нет</translation>
    </message>
    <message>
        <source>this is a folder, expected an image file</source>
        <translation>это папка, ожидался файл изображения</translation>
    </message>
    <message>
        <source>this is not a regular file, expected an image file</source>
        <translation>это не обычный файл, ожидался файл изображения</translation>
    </message>
    <message>
        <source>cannot open the image: %1</source>
        <translation>не удаётся открыть изображение: %1</translation>
    </message>
    <message>
        <source>the image file is empty</source>
        <translation>файл изображения пуст</translation>
    </message>
    <message>
        <source>the content is no image that can be read here (readable: %1)</source>
        <translation>содержимое — не изображение, которое можно здесь прочитать (читаются: %1)</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: %1</source>
        <translation>заголовок изображения повреждён: %1</translation>
    </message>
    <message>
        <source>the image is %1 x %2 pixels, expected at most %3 a side</source>
        <translation>изображение %1 x %2 пикселей, ожидалось не больше %3 по стороне</translation>
    </message>
    <message>
        <source>the image is %1 x %2 pixels, expected at most %3 in all</source>
        <translation>изображение %1 x %2 пикселей, ожидалось не больше %3 всего</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: %1</source>
        <translation>данные изображения повреждены: %1</translation>
    </message>
    <message>
        <source>the archive that the file is of is broken; save it once more</source>
        <translation>архив, из которого состоит файл, повреждён; сохраните его ещё раз</translation>
    </message>
    <message>
        <source>the file has no picture of all its layers together; save it with a newer version of its program, or export a PNG</source>
        <translation>в файле нет картинки со всеми слоями вместе; сохраните его в более новой версии программы или экспортируйте PNG</translation>
    </message>
    <message>
        <source>there is no image that can be read</source>
        <translation>нет изображения, которое можно прочитать</translation>
    </message>
    <message>
        <source>the file ends too early; copy it anew or save it once more</source>
        <translation>файл обрывается; скопируйте его заново или сохраните ещё раз</translation>
    </message>
    <message>
        <source>the file was saved without the picture of all layers together; save it with “Maximize Compatibility”</source>
        <translation>файл сохранён без картинки со всеми слоями вместе; сохраните его с «Maximize Compatibility»</translation>
    </message>
    <message>
        <source>the image is %1 x %2 pixels, expected 1 to %3 a side and at most %4 in all</source>
        <translation>изображение %1 x %2 пикселей, ожидалось от 1 до %3 по стороне и не больше %4 всего</translation>
    </message>
    <message>
        <source>pictures of this kind are not read; save it with 8 or 16 bits of RGB, grayscale or CMYK, or as PNG</source>
        <translation>картинки такого вида не читаются; сохраните её с 8 или 16 битами в RGB, оттенках серого или CMYK либо как PNG</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: it has %1 channels, expected at most %2</source>
        <translation>заголовок изображения повреждён: каналов %1, ожидалось не больше %2</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: it has %1 channels, expected at least %2</source>
        <translation>заголовок изображения повреждён: каналов %1, ожидалось не меньше %2</translation>
    </message>
    <message>
        <source>its picture is packed in a way that is not read; save it once more, or as PNG</source>
        <translation>его картинка сжата способом, который не читается; сохраните её ещё раз или как PNG</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: its palette is too short</source>
        <translation>данные изображения повреждены: палитра слишком короткая</translation>
    </message>
    <message>
        <source>the %1 is %2, expected %3 to %4</source>
        <translation>%1: %2, ожидалось от %3 до %4</translation>
    </message>
    <message>
        <source>the pixels are noise: their outline has more than %1 corners; another alpha threshold may help</source>
        <translation>пиксели — сплошной шум: у их контура больше %1 углов; попробуйте другой порог альфы</translation>
    </message>
    <message>
        <source>there are %1 islands of opaque pixels, at most %2 are traced; a larger smallest island may help</source>
        <translation>островков непрозрачных пикселей %1, трассируется не больше %2; попробуйте увеличить наименьший островок</translation>
    </message>
    <message>
        <source>No pixel is as opaque as the threshold.</source>
        <translation>Нет пикселей, непрозрачность которых достигает порога.</translation>
    </message>
    <message>
        <source>Nothing is left after shrinking that is as large as the smallest island.</source>
        <translation>После сжатия не осталось ничего величиной с наименьший островок.</translation>
    </message>
    <message>
        <source>No island is as large as the smallest one allowed.</source>
        <translation>Нет островков величиной с наименьший допустимый.</translation>
    </message>
    <message>
        <source>No pixel is transparent, so the outline is the whole picture.</source>
        <translation>Прозрачных пикселей нет, поэтому контур — вся картинка.</translation>
    </message>
    <message>
        <source>An outline that never cuts an opaque pixel may need more vertices than the number.</source>
        <translation>Контуру, который не режет непрозрачные пиксели, может понадобиться больше вершин, чем задано.</translation>
    </message>
    <message>
        <source>the frame has no pixels in its image</source>
        <translation>в изображении нет пикселей этого кадра</translation>
    </message>
    <message>
        <source>it holds more than %1 images; choose a folder in it</source>
        <translation>в ней больше %1 изображений; выберите папку внутри неё</translation>
    </message>
    <message>
        <source>the image is stored in %1 scans, expected at most %2; save it once more</source>
        <translation>изображение записано за %1 проходов, ожидается не более %2; сохраните его ещё раз</translation>
    </message>
    <message>
        <source>“%1” is left out: its name is not in UTF-8; give it another one</source>
        <translation>«%1» пропускается: имя не в UTF-8; дайте другое</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>the name is there twice; the later one is now “%1”</source>
        <translation>такое имя встречается дважды; второе теперь «%1»</translation>
    </message>
    <message>
        <source>sprite “%1”</source>
        <translation>спрайт «%1»</translation>
    </message>
    <message>
        <source>sprite “%1”, frame “%2”</source>
        <translation>спрайт «%1», кадр «%2»</translation>
    </message>
    <message>
        <source>found no frames in it; write it again with the program it is of</source>
        <translation>кадров в нём не найдено; запишите его заново в программе, из которой он взят</translation>
    </message>
    <message>
        <source>found no frames to import: %1</source>
        <translation>не найдено кадров для импорта: %1</translation>
    </message>
    <message>
        <source>its image “%1” lies outside the folders of the file and of the project, and is taken from there</source>
        <translation>его изображение «%1» лежит вне папок файла и проекта и берётся оттуда</translation>
    </message>
    <message>
        <source>expected a file of %1</source>
        <translation>ожидался файл %1</translation>
    </message>
    <message>
        <source>neither an image nor a file that can be imported; `hitbox formats` lists what can</source>
        <translation>не изображение и не файл, который можно импортировать; что можно, покажет `hitbox formats`</translation>
    </message>
    <message>
        <source>slice “%1”</source>
        <translation>фрагмент «%1»</translation>
    </message>
    <message>
        <source>the middle of a nine-patch is no hitbox; left out</source>
        <translation>середина девятичастного изображения (nine-patch) — не хитбокс; опущена</translation>
    </message>
    <message>
        <source>layer “%1:%2”, frame %3</source>
        <translation>слой «%1:%2», кадр %3</translation>
    </message>
    <message>
        <source>%1; left out</source>
        <translation>%1; опущено</translation>
    </message>
    <message>
        <source>how often the tag is played, from 0 to %1</source>
        <translation>сколько раз играется тег, от 0 до %1</translation>
    </message>
    <message>
        <source>an object that says more about the sheet</source>
        <translation>объект с дополнительными сведениями о листе</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>теги</translation>
    </message>
    <message>
        <source>slices</source>
        <translation>фрагменты</translation>
    </message>
    <message>
        <source>a tag</source>
        <translation>тег</translation>
    </message>
    <message>
        <source>none of the frames of the tag “%1” is in the file; left out</source>
        <translation>в файле нет ни одного кадра тега «%1»; тег опущен</translation>
    </message>
    <message>
        <source>the tag “%1” has fewer frames here than the file says</source>
        <translation>у тега «%1» здесь меньше кадров, чем указано в файле</translation>
    </message>
    <message>
        <source>a key of a slice</source>
        <translation>ключ фрагмента</translation>
    </message>
    <message>
        <source>a slice</source>
        <translation>фрагмент</translation>
    </message>
    <message>
        <source>the keys of a slice</source>
        <translation>ключи фрагмента</translation>
    </message>
    <message>
        <source>bits %1</source>
        <translation>биты %1</translation>
    </message>
    <message>
        <source>found more than %1 pairs of category bits and mask in the file, which is more than can be imported</source>
        <translation>в файле больше %1 пар из битов категории и маски, столько импортировать нельзя</translation>
    </message>
    <message>
        <source>category “%1”</source>
        <translation>категория «%1»</translation>
    </message>
    <message>
        <source>its mask has %1 more bits that no shape of the file has; they are left out</source>
        <translation>в её маске есть лишние биты (%1), которых нет ни у одной фигуры файла; они опущены</translation>
    </message>
    <message>
        <source>frame “%1”</source>
        <translation>кадр «%1»</translation>
    </message>
    <message>
        <source>its shapes reach beyond %1 pixels; scale them down in the tool that wrote them</source>
        <translation>его фигуры выходят за %1 пикселей; уменьшите их в программе, которая их записала</translation>
    </message>
    <message>
        <source>the file has no frame sizes; the frames are as large as their shapes, and all show “%1” from its top-left corner</source>
        <translation>в файле нет размеров кадров; кадры взяты по величине фигур, и все показывают «%1» от левого верхнего угла</translation>
    </message>
    <message>
        <source>the file has no frame sizes and there is no image to read them from; the frames are as large as their shapes</source>
        <translation>в файле нет размеров кадров и нет изображения, чтобы их узнать; кадры взяты по величине фигур</translation>
    </message>
    <message>
        <source>metadata are left out that are of Godot’s own kinds: %1</source>
        <translation>опущены метаданные собственных типов Godot: %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>metadata are left out that are neither the root’s nor a shape’s: %1</source>
        <translation>опущены метаданные, которые не относятся ни к корню, ни к фигуре: %1</translation>
    </message>
    <message>
        <source>its properties are left out: the scene shows no frame of this name</source>
        <translation>его свойства опущены: сцена Godot не показывает кадра с таким именем</translation>
    </message>
    <message>
        <source>it is another scene, and what it holds is left out</source>
        <translation>это другая сцена Godot, её содержимое опущено</translation>
    </message>
    <message>
        <source>it is left out: its shape is in another file or none that has an outline</source>
        <translation>опущено: фигура находится в другом файле или не имеет контура</translation>
    </message>
    <message>
        <source>its skew is left out</source>
        <translation>его скос опущен</translation>
    </message>
    <message>
        <source>that it stops from one side alone is left out</source>
        <translation>то, что он останавливает лишь с одной стороны, опущено</translation>
    </message>
    <message>
        <source>its “size” is left out: Godot 3, for which the scene is written, reads “extents” alone, 10 × 10 where there are none</source>
        <translation>его «size» опущен: Godot 3, для которого записана сцена, читает только «extents», а если их нет, берёт 10 × 10</translation>
    </message>
    <message>
        <source>it is left out: it has a transform where position and rotation are read; save the scene with Godot</source>
        <translation>опущено: вместо положения и поворота там стоит transform; сохраните сцену в Godot</translation>
    </message>
    <message>
        <source>it lies too far away; its point is put to the root</source>
        <translation>лежит слишком далеко; его точка перенесена к корню</translation>
    </message>
    <message>
        <source>it names no parent, and the scene has a root before it</source>
        <translation>у него не назван родитель, а в сцене Godot до него уже есть корень</translation>
    </message>
    <message>
        <source>its parent “%1” is not in the file</source>
        <translation>его родителя «%1» нет в файле</translation>
    </message>
    <message>
        <source>it is left out: %1</source>
        <translation>опущено: %1</translation>
    </message>
    <message>
        <source>found no collision shape or polygon in the scene</source>
        <translation>в сцене Godot не найдено ни фигур столкновений, ни многоугольников</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>строка %1</translation>
    </message>
    <message>
        <source>%1; the node “%2” is left out: %3</source>
        <translation>%1; узел «%2» опущен: %3</translation>
    </message>
    <message>
        <source>“%1” of “%2”</source>
        <translation>«%1» из «%2»</translation>
    </message>
    <message>
        <source>it also changes %1 and %2 more, which is left out: they stay as the scene has them</source>
        <translation>она меняет также %1 и ещё %2, это опущено: остаётся как в сцене Godot</translation>
    </message>
    <message>
        <source>it also changes %1, which is left out: that stays as the scene has it</source>
        <translation>она меняет также %1, это опущено: остаётся как в сцене Godot</translation>
    </message>
    <message>
        <source>its texture is of the kind %1, which is not read</source>
        <translation>его текстура имеет тип %1, который не читается</translation>
    </message>
    <message>
        <source>it shows a part of its image, and “region_rect” says no whole pixels that it has: a frame cannot show it</source>
        <translation>он показывает часть изображения, а «region_rect» не задаёт целых пикселей внутри него: кадр такого показать не может</translation>
    </message>
    <message>
        <source>“hframes” and “vframes” part its image of %1 × %2 pixels into no whole pixels</source>
        <translation>«hframes» и «vframes» делят изображение %1 × %2 пикселей не на целые пиксели</translation>
    </message>
    <message>
        <source>it is turned, scaled or mirrored in the scene, which a frame cannot be</source>
        <translation>в сцене Godot он повёрнут, масштабирован или отражён, а кадр таким быть не может</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>конец</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>найдено: %1, ожидалось: %2</translation>
    </message>
    <message>
        <source>there are more than %1 values in the file; a sprite that is cut into several makes smaller ones</source>
        <translation>в файле больше %1 значений; разделите спрайт на несколько, файлы станут меньше</translation>
    </message>
    <message>
        <source>the digits of a character</source>
        <translation>цифры символа</translation>
    </message>
    <message>
        <source>the end of a text</source>
        <translation>конец текста</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>at most %1 levels</source>
        <translation>не больше %1 уровней</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>значение</translation>
    </message>
    <message>
        <source>the name of a property</source>
        <translation>имя свойства</translation>
    </message>
    <message>
        <source>animation “%1”</source>
        <translation>анимация «%1»</translation>
    </message>
    <message>
        <source>found more than %1 tracks and keys in all animations</source>
        <translation>во всех анимациях найдено больше %1 дорожек и ключей</translation>
    </message>
    <message>
        <source>a part of the image that “%1” shows is no whole pixels and left out</source>
        <translation>часть изображения, которую показывает «%1», не состоит из целых пикселей и опущена</translation>
    </message>
    <message>
        <source>Godot runs through the places of “%1” between its keys as well; the frames have those of the keys</source>
        <translation>Godot плавно ведёт «%1» и между ключами; у кадров положения взяты из ключей</translation>
    </message>
    <message>
        <source>properties of events are left out that are of Godot’s own kinds: %1</source>
        <translation>опущены свойства событий собственных типов Godot: %1</translation>
    </message>
    <message>
        <source>what it calls “%1” with is of Godot’s own kinds and left out</source>
        <translation>то, с чем вызывается «%1», имеет собственный тип Godot и опущено</translation>
    </message>
    <message>
        <source>calls at its end are left out: events happen where a frame begins</source>
        <translation>вызовы в самом конце опущены: события происходят в начале кадра</translation>
    </message>
    <message>
        <source>Godot runs through the cells between its keys as well; the frames are those of the keys</source>
        <translation>Godot проходит ячейки и между ключами; взяты кадры из ключей</translation>
    </message>
    <message>
        <source>found a scene of Godot 2 or earlier; open and save it with Godot 3, whose scenes are read</source>
        <translation>найдена сцена Godot 2 или старше; откройте и сохраните её в Godot 3, такие сцены читаются</translation>
    </message>
    <message>
        <source>found more than %1 levels of nodes</source>
        <translation>найдено больше %1 уровней узлов</translation>
    </message>
    <message>
        <source>columns of pixels at the right that belong to no frame: %1</source>
        <translation>столбцов пикселей справа, не входящих ни в один кадр: %1</translation>
    </message>
    <message>
        <source>rows of pixels at the bottom that belong to no frame: %1</source>
        <translation>строк пикселей внизу, не входящих ни в один кадр: %1</translation>
    </message>
    <message>
        <source>there are more than %1 images in the file</source>
        <translation>в файле больше %1 изображений</translation>
    </message>
    <message>
        <source>there are more than %1 frames in the file</source>
        <translation>в файле больше %1 кадров</translation>
    </message>
    <message>
        <source>there are more than %1 shapes in the file</source>
        <translation>в файле больше %1 фигур</translation>
    </message>
    <message>
        <source>there are more than %1 tags in the file</source>
        <translation>в файле больше %1 тегов</translation>
    </message>
    <message>
        <source>found more than %1 points or events of frames, which is more than a project may have</source>
        <translation>найдено больше %1 точек или событий кадров, столько в проекте быть не может</translation>
    </message>
    <message>
        <source>found more than %1 points, which is more than can be read</source>
        <translation>найдено больше %1 точек, столько прочитать нельзя</translation>
    </message>
    <message>
        <source>found a shape that reaches beyond 1000000000 pixels</source>
        <translation>найдена фигура, которая выходит за 1000000000 пикселей</translation>
    </message>
    <message>
        <source>there is more to tell, which is not listed</source>
        <translation>есть и другие замечания, они не перечислены</translation>
    </message>
    <message>
        <source>the file has more than %1 MiB, which is more than can be imported</source>
        <translation>файл больше %1 МиБ, столько импортировать нельзя</translation>
    </message>
    <message>
        <source>there is no frame of this name in the project and no image for it; import its image first</source>
        <translation>в проекте нет кадра с таким именем, нет и изображения для него; сначала импортируйте его изображение</translation>
    </message>
    <message>
        <source>a sprite of another image has this name; the new one is “%1”</source>
        <translation>это имя носит спрайт другого изображения; новый — «%1»</translation>
    </message>
    <message>
        <source>the file tells its frames by their names alone, and the project has none of these names; frames that were added behind the others: %1, the first is “%2”</source>
        <translation>файл различает кадры только по именам, а в проекте таких имён нет; добавлено кадров после остальных: %1, первый — «%2»</translation>
    </message>
    <message>
        <source>it had %1 frames and has %2, and the project does not say what they showed: shapes stay with the numbers of their frames, look whether these are still the same pictures</source>
        <translation>кадров было %1, стало %2, а что они показывали, в проекте не сказано: фигуры остались при номерах кадров, проверьте, те ли это картинки</translation>
    </message>
    <message>
        <source>its size was %1 × %2 and is %3 × %4; its shapes stay where they were</source>
        <translation>размер был %1 × %2, стал %3 × %4; фигуры остались на своих местах</translation>
    </message>
    <message>
        <source>the file has it no longer; it was removed</source>
        <translation>в файле его больше нет; удалён</translation>
    </message>
    <message>
        <source>the file has it no longer; it stays behind the others, for its shapes or its place on a stage</source>
        <translation>в файле его больше нет; он остаётся после остальных из-за своих фигур или места на сцене</translation>
    </message>
    <message>
        <source>the tag “%1” has no frame left; it was removed</source>
        <translation>у тега «%1» не осталось кадров; он удалён</translation>
    </message>
    <message>
        <source>the frames of the tag “%1” do not follow each other any more; it let go: %2</source>
        <translation>кадры тега «%1» больше не идут подряд; он отпустил: %2</translation>
    </message>
    <message>
        <source>the image “%1” cannot be read: %2; put a whole one there, or name another in the project</source>
        <translation>изображение «%1» не удаётся прочитать: %2; положите туда исправное или укажите в проекте другое</translation>
    </message>
    <message>
        <source>frames reach beyond the image “%1”, which has %2 × %3 pixels: %4 of %5, the first is “%6”</source>
        <translation>кадры выходят за изображение «%1» (%2 × %3 пикселей): %4 из %5, первый — «%6»</translation>
    </message>
    <message>
        <source>there are too many images to look into; from sprite “%1” on frames are known again by their names alone</source>
        <translation>слишком много изображений для просмотра; начиная со спрайта «%1» кадры узнаются только по именам</translation>
    </message>
    <message>
        <source>this is a stage, which says where sprites stand and holds none; import the file with the sprites, which was written beside it</source>
        <translation>это сцена: в ней сказано, где стоят спрайты, но самих спрайтов нет; импортируйте файл со спрайтами, записанный рядом</translation>
    </message>
    <message>
        <source>the project&apos;s own properties are left out</source>
        <translation>собственные свойства проекта опущены</translation>
    </message>
    <message>
        <source>an object with “w” and “h”</source>
        <translation>объект с «w» и «h»</translation>
    </message>
    <message>
        <source>an object with “x” and “y”</source>
        <translation>объект с «x» и «y»</translation>
    </message>
    <message>
        <source>a pivot as shares of the frame</source>
        <translation>опорная точка в долях кадра</translation>
    </message>
    <message>
        <source>the frames of a sheet</source>
        <translation>кадры листа</translation>
    </message>
    <message>
        <source>a frame</source>
        <translation>кадр</translation>
    </message>
    <message>
        <source>1 frame has a mesh for drawing, which is no hitbox</source>
        <translation>у 1 кадра есть сетка для рисования, это не хитбокс</translation>
    </message>
    <message>
        <source>%1 frames have a mesh for drawing, which is no hitbox</source>
        <translation>кадров с сеткой для рисования: %1, это не хитбоксы</translation>
    </message>
    <message>
        <source>milliseconds from 0 to 1000000000</source>
        <translation>миллисекунды от 0 до 1000000000</translation>
    </message>
    <message>
        <source>an object with “x”, “y”, “w” and “h”</source>
        <translation>объект с «x», «y», «w» и «h»</translation>
    </message>
    <message>
        <source>the file names no image, and beside it there is none called “%1”</source>
        <translation>в файле не названо изображение, а рядом нет изображения «%1»</translation>
    </message>
    <message>
        <source>found “%1”, expected a whole number from %2 to %3</source>
        <translation>найдено «%1», ожидалось целое число от %2 до %3</translation>
    </message>
    <message>
        <source>found fewer numbers than “%1” has</source>
        <translation>чисел найдено меньше, чем бывает у «%1»</translation>
    </message>
    <message>
        <source>the file is no text in UTF-8</source>
        <translation>файл — не текст в UTF-8</translation>
    </message>
    <message>
        <source>there is no page in the atlas</source>
        <translation>в атласе нет страниц</translation>
    </message>
    <message>
        <source>the parts of a nine-patch are no hitbox; left out</source>
        <translation>части девятичастного изображения (nine-patch) — не хитбокс; опущены</translation>
    </message>
    <message>
        <source>it has no size, expected “size” or “bounds”</source>
        <translation>у него нет размера, ожидалось «size» или «bounds»</translation>
    </message>
    <message>
        <source>its offset lies beyond 1000000000</source>
        <translation>его смещение выходит за 1000000000</translation>
    </message>
    <message>
        <source>it lies turned by %1 degrees in the image and is left out</source>
        <translation>в изображении он повёрнут на %1 градусов и опущен</translation>
    </message>
    <message>
        <source>a body</source>
        <translation>тело</translation>
    </message>
    <message>
        <source>an object with width and height</source>
        <translation>объект с шириной и высотой</translation>
    </message>
    <message>
        <source>the image “%1” cannot be read, and lengths in the file are counted in its width; put it where the file says</source>
        <translation>изображение «%1» не удаётся прочитать, а длины в файле отсчитаны от его ширины; положите его туда, куда указывает файл</translation>
    </message>
    <message>
        <source>a place within 1000000000 pixels</source>
        <translation>место в пределах 1000000000 пикселей</translation>
    </message>
    <message>
        <source>an array of points</source>
        <translation>массив точек</translation>
    </message>
    <message>
        <source>an array of shapes</source>
        <translation>массив фигур</translation>
    </message>
    <message>
        <source>a shape</source>
        <translation>фигура</translation>
    </message>
    <message>
        <source>an array of polygons</source>
        <translation>массив многоугольников</translation>
    </message>
    <message>
        <source>the file holds convex pieces alone; they stay apart</source>
        <translation>в файле только выпуклые части; они остаются раздельными</translation>
    </message>
    <message>
        <source>an array of circles</source>
        <translation>массив кругов</translation>
    </message>
    <message>
        <source>a circle</source>
        <translation>круг</translation>
    </message>
    <message>
        <source>a radius from 0 on</source>
        <translation>радиус от 0</translation>
    </message>
    <message>
        <source>a circle within 1000000000 pixels</source>
        <translation>круг в пределах 1000000000 пикселей</translation>
    </message>
    <message>
        <source>what was made for trying out is left out</source>
        <translation>сделанное для пробы опущено</translation>
    </message>
    <message>
        <source>found “%1”, expected %2</source>
        <translation>найдено «%1», ожидалось: %2</translation>
    </message>
    <message>
        <source>numbers from -1000000000 to 1000000000</source>
        <translation>числа от -1000000000 до 1000000000</translation>
    </message>
    <message>
        <source>%1 numbers with commas between them</source>
        <translation>числа через запятую, всего %1</translation>
    </message>
    <message>
        <source>found “%1”, and the number of boxes behind it is %2; all of them are taken</source>
        <translation>найдено «%1», а прямоугольников следом идёт %2; взяты все</translation>
    </message>
    <message>
        <source>offsets of pictures are left out</source>
        <translation>смещения картинок опущены</translation>
    </message>
    <message>
        <source>mirroring and mixing of pictures are left out</source>
        <translation>отражение и смешивание картинок опущены</translation>
    </message>
    <message>
        <source>scales and angles of pictures are left out</source>
        <translation>масштабы и углы картинок опущены</translation>
    </message>
    <message>
        <source>a picture that is shown for ever is shown for one second</source>
        <translation>картинка, которая показывается бесконечно, показывается одну секунду</translation>
    </message>
    <message>
        <source>[Begin Action …] before the first picture</source>
        <translation>[Begin Action …] перед первой картинкой</translation>
    </message>
    <message>
        <source>at most %1 boxes in all</source>
        <translation>не больше %1 прямоугольников в сумме</translation>
    </message>
    <message>
        <source>an animation of MUGEN; there are too many lines of other kinds</source>
        <translation>анимация MUGEN; слишком много строк другого вида</translation>
    </message>
    <message>
        <source>“%1” is left out</source>
        <translation>«%1» опущено</translation>
    </message>
    <message>
        <source>“Loopstart” is left out: a tag begins anew at its first frame</source>
        <translation>«Loopstart» опущено: тег начинается заново с первого кадра</translation>
    </message>
    <message>
        <source>“Interpolate” is left out: pictures do not glide into each other</source>
        <translation>«Interpolate» опущено: картинки не перетекают одна в другую</translation>
    </message>
    <message>
        <source>32 bits as a whole number</source>
        <translation>32 бита в виде целого числа</translation>
    </message>
    <message>
        <source>a fixture</source>
        <translation>фикстура</translation>
    </message>
    <message>
        <source>the polygon stays in %1 convex pieces: the file does not hold it as it was drawn</source>
        <translation>многоугольник остаётся в выпуклых частях (%1): в файле нет его исходного контура</translation>
    </message>
    <message>
        <source>a filter</source>
        <translation>фильтр</translation>
    </message>
    <message>
        <source>groups are left out: categories say who hits whom</source>
        <translation>группы опущены: кто кого бьёт, определяют категории</translation>
    </message>
    <message>
        <source>“%1” of bodies is left out</source>
        <translation>«%1» у тел опущено</translation>
    </message>
    <message>
        <source>an object with x and y</source>
        <translation>объект с x и y</translation>
    </message>
    <message>
        <source>an object with vertices</source>
        <translation>объект с вершинами</translation>
    </message>
    <message>
        <source>an array of numbers</source>
        <translation>массив чисел</translation>
    </message>
    <message>
        <source>as many numbers as in x</source>
        <translation>столько же чисел, сколько в x</translation>
    </message>
    <message>
        <source>an edge</source>
        <translation>ребро</translation>
    </message>
    <message>
        <source>an array of properties</source>
        <translation>массив свойств</translation>
    </message>
    <message>
        <source>a property</source>
        <translation>свойство</translation>
    </message>
    <message>
        <source>the fixture is left out: it is no polygon, circle, chain or edge</source>
        <translation>фикстура опущена: это не многоугольник, не круг, не цепь и не ребро</translation>
    </message>
    <message>
        <source>an array of fixtures</source>
        <translation>массив фикстур</translation>
    </message>
    <message>
        <source>its place and turn in the world are left out</source>
        <translation>её место и поворот в мире опущены</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>изображение</translation>
    </message>
    <message>
        <source>the image “%1” is left out: its body has one already</source>
        <translation>изображение «%1» опущено: у его тела оно уже есть</translation>
    </message>
    <message>
        <source>the image “%1” is left out: it is turned or mirrored, which a frame cannot be</source>
        <translation>изображение «%1» опущено: оно повёрнуто или отражено, а кадр таким быть не может</translation>
    </message>
    <message>
        <source>the image “%1” cannot be read</source>
        <translation>изображение «%1» не удаётся прочитать</translation>
    </message>
    <message>
        <source>it is drawn %1 pixels high in the world and has %2; say how many pixels a metre has</source>
        <translation>в мире оно нарисовано высотой %1 пикселей, а в нём их %2; укажите, сколько пикселей в метре</translation>
    </message>
    <message>
        <source>joints are left out</source>
        <translation>сочленения опущены</translation>
    </message>
    <message>
        <source>an array of images</source>
        <translation>массив изображений</translation>
    </message>
    <message>
        <source>a number from -1000000000 to 1000000000, or the 8 hexadecimal digits of one</source>
        <translation>число от -1000000000 до 1000000000 или 8 его шестнадцатеричных цифр</translation>
    </message>
    <message>
        <source>a number from 0 on, or the 8 hexadecimal digits of one</source>
        <translation>число от 0 или 8 его шестнадцатеричных цифр</translation>
    </message>
    <message>
        <source>names of frames</source>
        <translation>имена кадров</translation>
    </message>
    <message>
        <source>left out, since its frame “%1” is not in the file</source>
        <translation>опущено, поскольку кадра «%1» нет в файле</translation>
    </message>
    <message>
        <source>its frames do not stand one behind the other, as those of a tag have to; left out</source>
        <translation>его кадры не идут подряд, как должны в теге; опущен</translation>
    </message>
    <message>
        <source>there are more frames in other files; import them as well: %1</source>
        <translation>в других файлах есть ещё кадры; импортируйте и их: %1</translation>
    </message>
    <message>
        <source>the frames of one image</source>
        <translation>кадры одного изображения</translation>
    </message>
    <message>
        <source>the ellipse becomes a polygon with %1 corners</source>
        <translation>эллипс становится многоугольником, углов: %1</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>тайл %1</translation>
    </message>
    <message>
        <source>found tile %1, expected at most %2 tiles</source>
        <translation>найден тайл %1, ожидалось не больше %2 тайлов</translation>
    </message>
    <message>
        <source>of %1 tiles, those after the last with something on it are left out</source>
        <translation>из %1 тайлов опущены те, что идут после последнего непустого</translation>
    </message>
    <message>
        <source>found no size of the tiles, expected tilewidth and tileheight from 1 on</source>
        <translation>не найден размер тайлов, ожидались tilewidth и tileheight от 1</translation>
    </message>
    <message>
        <source>found a tile beyond 1000000000 pixels</source>
        <translation>найден тайл за пределами 1000000000 пикселей</translation>
    </message>
    <message>
        <source>it is left out: the tileset has only %1 tiles</source>
        <translation>опущено: тайлов в наборе только %1</translation>
    </message>
    <message>
        <source>it is left out: it has no image</source>
        <translation>опущено: нет изображения</translation>
    </message>
    <message>
        <source>found no size, and its image cannot be read</source>
        <translation>размер не найден, а изображение не удаётся прочитать</translation>
    </message>
    <message>
        <source>its animation is left out: it shows tiles of several images, or ones that are not there</source>
        <translation>его анимация опущена: она показывает тайлы нескольких изображений или такие, которых нет</translation>
    </message>
    <message>
        <source>its animation is left out: a tag is a run of neighbouring frames</source>
        <translation>его анимация опущена: тег — это идущие подряд кадры</translation>
    </message>
    <message>
        <source>an object of a tile</source>
        <translation>объект тайла</translation>
    </message>
    <message>
        <source>a length from 0 on</source>
        <translation>длина от 0</translation>
    </message>
    <message>
        <source>a layer of objects</source>
        <translation>слой объектов</translation>
    </message>
    <message>
        <source>an array of objects</source>
        <translation>массив объектов</translation>
    </message>
    <message>
        <source>a step of an animation</source>
        <translation>шаг анимации</translation>
    </message>
    <message>
        <source>milliseconds from 0 on</source>
        <translation>миллисекунды от 0</translation>
    </message>
    <message>
        <source>a tile</source>
        <translation>тайл</translation>
    </message>
    <message>
        <source>an array of steps</source>
        <translation>массив шагов</translation>
    </message>
    <message>
        <source>a tileset</source>
        <translation>набор тайлов</translation>
    </message>
    <message>
        <source>an array of tiles</source>
        <translation>массив тайлов</translation>
    </message>
    <message>
        <source>the object “%1”</source>
        <translation>объект «%1»</translation>
    </message>
    <message>
        <source>the object with id %1</source>
        <translation>объект с id %1</translation>
    </message>
    <message>
        <source>an object without a name</source>
        <translation>объект без имени</translation>
    </message>
    <message>
        <source>it is made of a template, and templates are not read</source>
        <translation>он сделан по шаблону, а шаблоны не читаются</translation>
    </message>
    <message>
        <source>it has no outline that could be hit</source>
        <translation>у него нет контура, по которому можно попасть</translation>
    </message>
    <message>
        <source>%1 is left out: %2</source>
        <translation>опущен %1: %2</translation>
    </message>
    <message>
        <source>the class “%1” of the tileset is left out</source>
        <translation>класс «%1» набора тайлов опущен</translation>
    </message>
    <message>
        <source>the offset %1, %2 at which the tiles are drawn is left out</source>
        <translation>смещение %1, %2, с которым рисуются тайлы, опущено</translation>
    </message>
    <message>
        <source>its class “%1” is left out, as are those of all tiles without an animation</source>
        <translation>его класс «%1» опущен, как и классы всех тайлов без анимации</translation>
    </message>
    <message>
        <source>the file declares entities, which are not read</source>
        <translation>в файле объявлены сущности (entities), они не читаются</translation>
    </message>
    <message>
        <source>the XML is broken: %1</source>
        <translation>XML повреждён: %1</translation>
    </message>
    <message>
        <source>found more than %1 levels of elements</source>
        <translation>найдено больше %1 уровней элементов</translation>
    </message>
    <message>
        <source>found %1=&quot;%2&quot;, expected a number from %3 to 1000000000</source>
        <translation>найдено %1=&quot;%2&quot;, ожидалось число от %3 до 1000000000</translation>
    </message>
    <message>
        <source>found %1=&quot;%2&quot;, expected a whole number from %3 to 1000000000</source>
        <translation>найдено %1=&quot;%2&quot;, ожидалось целое число от %3 до 1000000000</translation>
    </message>
    <message>
        <source>in the points of the object: %1</source>
        <translation>в точках объекта: %1</translation>
    </message>
    <message>
        <source>found a map, expected &lt;tileset&gt;: import the files of its tilesets, which Tiled makes of those within a map with “Export Tileset As”</source>
        <translation>найдена карта, ожидался &lt;tileset&gt;: импортируйте файлы её наборов тайлов; из встроенных в карту Tiled делает их командой «Export Tileset As»</translation>
    </message>
    <message>
        <source>found another element, expected &lt;tileset&gt;</source>
        <translation>найден другой элемент, ожидался &lt;tileset&gt;</translation>
    </message>
    <message>
        <source>the file has an element with too many attributes</source>
        <translation>в файле есть элемент с чрезмерным числом атрибутов</translation>
    </message>
    <message>
        <source>its image cannot be read: %1</source>
        <translation>его изображение не удаётся прочитать: %1</translation>
    </message>
    <message>
        <source>it reaches beyond its image, or an image with it upright would be too large</source>
        <translation>он выходит за своё изображение, или изображение с ним в прямом положении было бы слишком большим</translation>
    </message>
    <message>
        <source>the file “%1” is in the way of a sheet in which it would stand upright</source>
        <translation>файл «%1» мешает создать лист, в котором он стоял бы прямо</translation>
    </message>
    <message>
        <source>it lies turned in the image and is left out: %1</source>
        <translation>в изображении он повёрнут и опущен: %1</translation>
    </message>
    <message>
        <source>frames that lie turned in “%1” stand upright in “%2”, which is made for the project: %3, the first is “%4”</source>
        <translation>кадры, повёрнутые в «%1», стоят прямо в «%2», файле, созданном для проекта: %3, первый — «%4»</translation>
    </message>
    <message>
        <source>its shapes need a frame of %1 × %2 pixels, and a side has at most %3; scale them down in the tool that wrote them</source>
        <translation>для его фигур нужен кадр %1 × %2 пикселей, а сторона — не больше %3; уменьшите их в программе, которая их записала</translation>
    </message>
    <message>
        <source>found %1 × %2 pixels, and a side has at most %3</source>
        <translation>найдено %1 × %2 пикселей, а сторона не больше %3</translation>
    </message>
    <message>
        <source>the shapes of all frames together need frames of %1 × %2 pixels, and a side has at most %3; scale them down in the tool that wrote them</source>
        <translation>фигурам всех кадров вместе нужны кадры %1 × %2 пикселей, а сторона не больше %3; уменьшите их в программе, которая их записала</translation>
    </message>
    <message>
        <source>animations are played under so many names that the file would be read more than %1 times</source>
        <translation>анимации играются под столькими именами, что файл пришлось бы читать больше %1 раз</translation>
    </message>
    <message>
        <source>the tag “%1” ends where it turns in Aseprite; here it comes back once more</source>
        <translation>тег «%1» в Aseprite заканчивается там, где разворачивается; здесь он возвращается ещё раз</translation>
    </message>
    <message>
        <source>its animations are left out: make them unique in Godot, so that the scene holds them</source>
        <translation>его анимации опущены: сделайте их уникальными в Godot, чтобы они были в самой сцене</translation>
    </message>
    <message>
        <source>layer “%1:%2”</source>
        <translation>слой «%1:%2»</translation>
    </message>
    <message>
        <source>traced into shapes of a category of its own, and not drawn in the picture</source>
        <translation>обведён в фигуры собственной категории и не нарисован на картинке</translation>
    </message>
    <message>
        <source>that it is static or kinematic is left out: what is exported is dynamic</source>
        <translation>то, что оно статическое или кинематическое, опущено: экспортируется динамическое</translation>
    </message>
    <message>
        <source>the tag “%1” is as the file has it; it was: %2</source>
        <translation>тег «%1» теперь как в файле; было: %2</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>вперёд</translation>
    </message>
    <message>
        <source>in reverse</source>
        <translation>назад</translation>
    </message>
    <message>
        <source>there and back</source>
        <translation>туда и обратно</translation>
    </message>
    <message>
        <source>there and back from the end</source>
        <translation>туда и обратно с конца</translation>
    </message>
    <message>
        <source>from “%1” to “%2”</source>
        <translation>от «%1» до «%2»</translation>
    </message>
    <message>
        <source>played for ever</source>
        <translation>играется бесконечно</translation>
    </message>
    <message>
        <source>played so often: %1</source>
        <translation>число повторов: %1</translation>
    </message>
    <message>
        <source>the user data of the tag “%1” are left out</source>
        <translation>пользовательские данные тега «%1» опущены</translation>
    </message>
    <message>
        <source>the user data of layers and cels are left out</source>
        <translation>пользовательские данные слоёв и целов опущены</translation>
    </message>
    <message>
        <source>it is disabled in the scene; here it is a shape as others are</source>
        <translation>в сцене отключена; здесь это такая же фигура, как другие</translation>
    </message>
    <message>
        <source>no animation shows the frames %1 and %2 more: they are made of the cells and shapes that are left</source>
        <translation>кадры %1 и ещё %2 не показывает ни одна анимация: они сделаны из оставшихся ячеек и фигур</translation>
    </message>
    <message>
        <source>no animation shows the frames %1: they are made of the cells and shapes that are left</source>
        <translation>кадры %1 не показывает ни одна анимация: они сделаны из оставшихся ячеек и фигур</translation>
    </message>
    <message>
        <source>what the root says of %1 is left out: shapes and points are as they are seen from it</source>
        <translation>указанное в корне (%1) опущено: фигуры и точки таковы, как они видны от него</translation>
    </message>
    <message>
        <source>its “%1” is left out: frames last as long as the animations say</source>
        <translation>его «%1» опущено: кадры длятся столько, сколько указано в анимациях</translation>
    </message>
    <message>
        <source>it is left out: frames have no %1</source>
        <translation>опущено: у кадров не бывает %1</translation>
    </message>
    <message>
        <source>it is left out: of several pictures, that of “%1” is looked at</source>
        <translation>опущено: из нескольких картинок берётся картинка узла «%1»</translation>
    </message>
    <message>
        <source>it is left out: it changes nothing of what frames show</source>
        <translation>опущена: она ничего не меняет в том, что показывают кадры</translation>
    </message>
    <message>
        <source>1 frame has the borders of a nine-patch; left out</source>
        <translation>у 1 кадра есть границы nine-patch; опущены</translation>
    </message>
    <message>
        <source>%1 frames have the borders of a nine-patch; left out</source>
        <translation>кадров с границами nine-patch: %1; опущены</translation>
    </message>
    <message>
        <source>“%1” of regions is left out</source>
        <translation>«%1» у областей опущено</translation>
    </message>
    <message>
        <source>the action %1 is left out: it has no pictures</source>
        <translation>действие %1 опущено: в нём нет картинок</translation>
    </message>
    <message>
        <source>the fixture is left out: it has neither a circle nor vertices</source>
        <translation>фикстура опущена: у неё нет ни круга, ни вершин</translation>
    </message>
    <message>
        <source>it is left out: it has no fixtures, as bodies have</source>
        <translation>опущено: у него нет фикстур, как бывают у тел</translation>
    </message>
    <message>
        <source>the image “%1” is left out: it is on none of the bodies</source>
        <translation>изображение «%1» опущено: оно не лежит ни на одном теле</translation>
    </message>
    <message>
        <source>that the image “%1” is stretched in width is left out</source>
        <translation>растяжение изображения «%1» по ширине опущено</translation>
    </message>
    <message>
        <source>the scale %1 is left out: shapes are drawn in pixels of the image</source>
        <translation>масштаб %1 опущен: фигуры рисуются в пикселях изображения</translation>
    </message>
    <message>
        <source>of what the file says of the tileset and its tiles, this is left out: %1</source>
        <translation>из сказанного в файле о наборе тайлов и его тайлах опущено: %1</translation>
    </message>
    <message>
        <source>the image is left out: it names no file</source>
        <translation>изображение опущено: оно не называет файла</translation>
    </message>
    <message>
        <source>its “%1” is left out: it stands where the nodes above it put it</source>
        <translation>«%1» опущено: узел стоит там, куда его ставят узлы над ним</translation>
    </message>
    <message>
        <source>%1; “%2” differs in upper and lower case alone</source>
        <translation>%1; «%2» отличается только регистром букв</translation>
    </message>
    <message>
        <source>each layer is by itself in the sheet; tags and slices are there for each of them: %1</source>
        <translation>каждый слой стоит на листе отдельно; теги и фрагменты есть у каждого: %1</translation>
    </message>
    <message>
        <source>no animation shows the frames %1 and %2 more: they are made of the shapes that are left; the scene says neither which part of the image they show, nor how long, nor their points</source>
        <translation>ни одна анимация не показывает кадры %1 и ещё %2: они сделаны из оставшихся фигур; сцена не говорит ни какую часть изображения они показывают, ни сколько времени, ни где их точки</translation>
    </message>
    <message>
        <source>no animation shows the frames %1: they are made of the shapes that are left; the scene says neither which part of the image they show, nor how long, nor their points</source>
        <translation>ни одна анимация не показывает кадры %1: они сделаны из оставшихся фигур; сцена не говорит ни какую часть изображения они показывают, ни сколько времени, ни где их точки</translation>
    </message>
    <message>
        <source>its own animations are left out: the frames are those of the AnimationPlayer, and show its first picture</source>
        <translation>его собственные анимации опущены: кадры берутся из AnimationPlayer и показывают его первую картинку</translation>
    </message>
    <message>
        <source>it is an %1 whose pictures are in another file, or no whole pixels of image files, which is not read</source>
        <translation>это %1, картинки которого лежат в другом файле или не являются целыми пикселями файлов изображений; он не читается</translation>
    </message>
    <message>
        <source>its texture is in “%1”, which is not read</source>
        <translation>его текстура находится в «%1», который не читается</translation>
    </message>
    <message>
        <source>its AtlasTexture is not whole pixels of an image file alone, which is not read</source>
        <translation>его AtlasTexture — не просто целые пиксели одного файла изображения; она не читается</translation>
    </message>
    <message>
        <source>%1; the frames are as large as their shapes, and show another part of the image than the scene</source>
        <translation>%1; кадры такой же величины, как их фигуры, и показывают не ту часть изображения, что сцена</translation>
    </message>
    <message>
        <source>a picture that “%1” shows is left out: it is not read, or not as large as is known</source>
        <translation>картинка, которую показывает «%1», опущена: она не читается или не той величины, что известна</translation>
    </message>
    <message>
        <source>there is no image “%1”; “%2” beside the file is taken for it</source>
        <translation>изображения «%1» нет; вместо него взято «%2» рядом с файлом</translation>
    </message>
    <message>
        <source>the file has numbers for its frames and no names, and names no image: which frames of “%1” they are cannot be told, so they come as frames of their own</source>
        <translation>в файле у кадров номера, а не имена, и изображение не названо: какие это кадры «%1», сказать нельзя, поэтому они приходят отдельными кадрами</translation>
    </message>
    <message>
        <source>frames that are called as the file calls their pictures now: %1, the first was “%2” and is “%3”</source>
        <translation>кадры, которые теперь зовутся так, как файл зовёт их картинки: %1, первый был «%2», стал «%3»</translation>
    </message>
    <message>
        <source>frames that show other pictures than their shapes were drawn on, look whether these still fit: %1, the first is “%2”</source>
        <translation>кадры, которые показывают не те картинки, на которых рисовались их фигуры; проверьте, подходят ли они ещё: %1, первый — «%2»</translation>
    </message>
    <message>
        <source>its frames lie on several pages, each of which is a sprite of its own; each has those that lie on it: %1</source>
        <translation>её кадры лежат на нескольких страницах, каждая из которых — отдельный спрайт; у каждого те, что лежат на ней: %1</translation>
    </message>
    <message>
        <source>properties of R.U.B.E.’s kinds %1 become plain numbers and objects, which an export writes as float and string</source>
        <translation>свойства видов %1 из R.U.B.E. становятся простыми числами и объектами, которые экспорт пишет как float и string</translation>
    </message>
    <message>
        <source>the image “%1” is not there; the one of its name beside the scene is taken</source>
        <translation>изображения «%1» нет; взято одноимённое рядом со сценой</translation>
    </message>
    <message>
        <source>the image “%1” is not there</source>
        <translation>изображения «%1» нет</translation>
    </message>
    <message>
        <source>properties of the tileset are left out, as its images become several sprites: %1</source>
        <translation>свойства набора тайлов опущены, так как его изображения становятся несколькими спрайтами: %1</translation>
    </message>
    <message>
        <source>its class “%1” is left out</source>
        <translation>его класс «%1» опущен</translation>
    </message>
    <message>
        <source>properties of Tiled’s kinds %1 become plain numbers, texts and objects, which an export writes as float and string</source>
        <translation>свойства видов %1 из Tiled становятся простыми числами, текстами и объектами, которые экспорт пишет как float и string</translation>
    </message>
    <message>
        <source>frames of layers have numbers from %1 on, and nothing tells which number the first frame of the sprite has: tags and slices lie as if it were %2</source>
        <translation>кадры слоёв имеют номера начиная с %1, и ничто не говорит, какой номер у первого кадра спрайта: теги и фрагменты стоят так, как если бы это был %2</translation>
    </message>
    <message>
        <source>slices have more than %1 keys in all layers together</source>
        <translation>у фрагментов больше %1 ключей во всех слоях вместе</translation>
    </message>
    <message>
        <source>more images are taken from beside the file, not listed one by one</source>
        <translation>ещё изображения взяты из папки рядом с файлом, они не перечислены по одному</translation>
    </message>
    <message>
        <source>no animation shows the frames %1 and %2 more: they are made of the shapes that are left; the scene says neither how long they last nor their points</source>
        <translation>ни одна анимация не показывает кадры %1 и ещё %2: они сделаны из оставшихся фигур; сцена не говорит ни сколько они длятся, ни где их точки</translation>
    </message>
    <message>
        <source>no animation shows the frames %1: they are made of the shapes that are left; the scene says neither how long they last nor their points</source>
        <translation>ни одна анимация не показывает кадры %1: они сделаны из оставшихся фигур; сцена не говорит ни сколько они длятся, ни где их точки</translation>
    </message>
    <message>
        <source>a part that “%1” shows reaches beyond its texture and is left out</source>
        <translation>часть, которую показывает «%1», выходит за пределы своей текстуры и пропущена</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 и ещё %2</translation>
    </message>
    <message>
        <source>tiles that the project had no frames for, and which are frames now: %1, the first is “%2”</source>
        <translation>тайлы, для которых в проекте не было кадров и которые теперь стали кадрами: %1, первый — «%2»</translation>
    </message>
</context>
<context>
    <name>InstanceCommands</name>
    <message>
        <source>Duplicate %1</source>
        <translation>Дублирование: %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Удаление: %1</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>Вырезание: %1</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>Изменение порядка: %1</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>сцена</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Размещение: %1</translation>
    </message>
    <message>
        <source>There is no stage in view.</source>
        <translation>Нет показанной сцены.</translation>
    </message>
    <message>
        <source>Align %1</source>
        <translation>Выравнивание: %1</translation>
    </message>
</context>
<context>
    <name>Instances</name>
    <message>
        <source>Select two or more instances to align them.</source>
        <translation>Чтобы выровнять, выделите два экземпляра или больше.</translation>
    </message>
    <message>
        <source>Select three or more instances to spread them evenly.</source>
        <translation>Чтобы распределить равномерно, выделите три экземпляра или больше.</translation>
    </message>
    <message numerus="yes">
        <source>%n instances</source>
        <translation>
            <numerusform>%n экземпляр</numerusform>
            <numerusform>%n экземпляра</numerusform>
            <numerusform>%n экземпляров</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message>
        <source>the key &quot;%1&quot; is missing</source>
        <translation>нет ключа &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a number from -1000000000 to 1000000000</source>
        <translation>число от -1000000000 до 1000000000</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>целое число от %1 до %2</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true или false</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>строка %1, столбец %2</translation>
    </message>
    <message>
        <source>found %1, expected a number that fits a double</source>
        <translation>найдено: %1, ожидалось число, которое помещается в double</translation>
    </message>
    <message>
        <source>broken JSON: the file ends too early</source>
        <translation>JSON повреждён: файл обрывается</translation>
    </message>
    <message>
        <source>broken JSON: the bytes are not valid UTF-8</source>
        <translation>JSON повреждён: байты не являются правильным UTF-8</translation>
    </message>
    <message>
        <source>broken JSON: %1</source>
        <translation>JSON повреждён: %1</translation>
    </message>
    <message>
        <source>found more than %1 values, which is more than can be read</source>
        <translation>найдено больше %1 значений, столько прочитать нельзя</translation>
    </message>
    <message>
        <source>found more than %1 levels of arrays and objects</source>
        <translation>найдено больше %1 уровней массивов и объектов</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; stands twice in one object</source>
        <translation>ключ &quot;%1&quot; встречается в объекте дважды</translation>
    </message>
    <message>
        <source>an empty array</source>
        <translation>пустой массив</translation>
    </message>
    <message>
        <source>an array of 1 element</source>
        <translation>массив из 1 элемента</translation>
    </message>
    <message>
        <source>an array of %1 elements</source>
        <translation>массив из %1 элементов</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>объект</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>найдено: %1, ожидалось: %2</translation>
    </message>
</context>
<context>
    <name>JsonFieldsWords</name>
    <message>
        <source>a pair of numbers</source>
        <translation>пара чисел</translation>
    </message>
</context>
<context>
    <name>KnifeTool</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n часть</numerusform>
            <numerusform>%n части</numerusform>
            <numerusform>%n частей</numerusform>
        </translation>
    </message>
    <message>
        <source> (round shapes become polygons)</source>
        <translation> (круглые фигуры становятся многоугольниками)</translation>
    </message>
    <message>
        <source>The line crosses no shape from side to side, so nothing was cut. </source>
        <translation>Линия не пересекает ни одной фигуры насквозь, ничего не разрезано. </translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>Вырезание: %1</translation>
    </message>
    <message>
        <source>Release or click where the cut ends. Shift cuts in steps of 15°, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Отпустите или щёлкните там, где разрез кончается. Shift — шаг 15°, Ctrl отключает привязку, Esc отменяет.</translation>
    </message>
    <message>
        <source>Drag a line across the shapes to cut, or click both its ends.</source>
        <translation>Проведите линию через фигуры, чтобы разрезать их, или щёлкните на обоих её концах.</translation>
    </message>
    <message>
        <source>Drag a line across the selected shapes to cut them, or click both its ends.</source>
        <translation>Проведите линию через выделенные фигуры, чтобы разрезать их, или щёлкните на обоих её концах.</translation>
    </message>
    <message>
        <source>The line crosses no selected shape from side to side, so nothing was cut; without a selection it cuts every shape. </source>
        <translation>Линия не пересекает насквозь ни одной выделенной фигуры, поэтому ничего не разрезано; без выделения она режет все фигуры. </translation>
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
        <translation>многоугольник</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>круг</translation>
    </message>
    <message>
        <source>box</source>
        <translation>прямоугольник</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>капсула</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>цепь</translation>
    </message>
</context>
<context>
    <name>NamesInShort</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberEdits</name>
    <message>
        <source>line %1</source>
        <translation>строка %1</translation>
    </message>
    <message>
        <source>The text is longer than 1 MiB.</source>
        <translation>Текст длиннее 1 МиБ.</translation>
    </message>
    <message>
        <source>The text has no numbers.</source>
        <translation>В тексте нет чисел.</translation>
    </message>
    <message>
        <source>One or two numbers are wanted, as many in every line.</source>
        <translation>Нужно одно или два числа, в каждой строке поровну.</translation>
    </message>
    <message>
        <source>%1 is beyond ±1000000000.</source>
        <translation>%1 выходит за ±1000000000.</translation>
    </message>
</context>
<context>
    <name>OutlineDrawing</name>
    <message>
        <source>Draw %1</source>
        <translation>Рисование: %1</translation>
    </message>
    <message>
        <source>Click to set the first point of one half; the other half is mirrored at the axis (M).</source>
        <translation>Щёлкните, чтобы поставить первую точку одной половины; другая отражается относительно оси (M).</translation>
    </message>
    <message>
        <source>Click to set the first point.</source>
        <translation>Щёлкните, чтобы поставить первую точку.</translation>
    </message>
    <message>
        <source>Click to set the next point. Shift keeps to steps of 15°, Backspace takes the last point back, Esc cancels.</source>
        <translation>Щёлкните, чтобы поставить следующую точку. Shift — шаг 15°, Backspace убирает последнюю точку, Esc отменяет.</translation>
    </message>
    <message>
        <source>Click to close the polygon.</source>
        <translation>Щёлкните, чтобы замкнуть многоугольник.</translation>
    </message>
    <message>
        <source>Click to set the next point, or the first one to finish; Enter and double click finish too.</source>
        <translation>Щёлкните, чтобы поставить следующую точку, или на первой, чтобы закончить; Enter и двойной щелчок тоже заканчивают.</translation>
    </message>
    <message>
        <source>Click to set the next point; Enter or a double click finishes.</source>
        <translation>Щёлкните, чтобы поставить следующую точку; Enter или двойной щелчок заканчивает.</translation>
    </message>
</context>
<context>
    <name>OutlineJoins</name>
    <message>
        <source>Select two points of a polygon to split it between them.</source>
        <translation>Выделите две точки многоугольника, чтобы разделить его между ними.</translation>
    </message>
    <message>
        <source>Select two points that are not neighbours.</source>
        <translation>Выделите две несоседние точки.</translation>
    </message>
    <message>
        <source>Select a point between the ends of a chain to split it.</source>
        <translation>Выделите точку между концами цепи, чтобы разделить её.</translation>
    </message>
    <message>
        <source>Only polygons and chains can be split at their points.</source>
        <translation>По точкам можно разделить только многоугольники и цепи.</translation>
    </message>
    <message>
        <source>A polygon needs three points.</source>
        <translation>Многоугольнику нужны три точки.</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Замыкание: %1</translation>
    </message>
    <message>
        <source>Join %1</source>
        <translation>Соединение: %1</translation>
    </message>
    <message>
        <source>These two polygons share no edge, or enclose a hole.</source>
        <translation>У этих двух многоугольников нет общего ребра, или они окружают отверстие.</translation>
    </message>
    <message>
        <source>Select the points to split at.</source>
        <translation>Выделите точки, по которым делить.</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>Разделение: %1</translation>
    </message>
    <message>
        <source>Select two ends of chains to join them, or points of two polygons that share an edge.</source>
        <translation>Выделите два конца цепей, чтобы соединить их, или точки двух многоугольников с общим ребром.</translation>
    </message>
</context>
<context>
    <name>Overlaps</name>
    <message>
        <source>%1 px²</source>
        <translation>%1 пкс²</translation>
    </message>
    <message>
        <source>%1 px</source>
        <translation>%1 пкс</translation>
    </message>
    <message>
        <source>push not worked out</source>
        <translation>выталкивание не вычислено</translation>
    </message>
    <message>
        <source>%1 touches %2</source>
        <translation>%1 касается %2</translation>
    </message>
    <message>
        <source>%1 overlaps %2</source>
        <translation>%1 накладывается на %2</translation>
    </message>
    <message>
        <source>%1 contains %2</source>
        <translation>%1 содержит %2</translation>
    </message>
    <message>
        <source>%1 lies within %2</source>
        <translation>%1 лежит внутри %2</translation>
    </message>
    <message>
        <source>%1 equals %2</source>
        <translation>%1 совпадает с %2</translation>
    </message>
    <message>
        <source>%1 is apart from %2</source>
        <translation>%1 не пересекается с %2</translation>
    </message>
    <message>
        <source>touching</source>
        <translation>касание</translation>
    </message>
    <message>
        <source>overlapping</source>
        <translation>наложение</translation>
    </message>
    <message>
        <source>containing</source>
        <translation>содержит</translation>
    </message>
    <message>
        <source>contained</source>
        <translation>внутри</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>совпадение</translation>
    </message>
    <message>
        <source>separate</source>
        <translation>раздельно</translation>
    </message>
    <message>
        <source>%1 and %2 hit each other</source>
        <translation>%1 и %2 бьют друг друга</translation>
    </message>
    <message>
        <source>%1 hits %2</source>
        <translation>%1 бьёт %2</translation>
    </message>
    <message>
        <source>float32 metres</source>
        <translation>метры float32</translation>
    </message>
    <message>
        <source>whole pixels</source>
        <translation>целые пиксели</translation>
    </message>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>%1 here, %2 in %3</source>
        <translation>%1 здесь, %2 в %3</translation>
    </message>
</context>
<context>
    <name>PastedText</name>
    <message>
        <source>the project in the text holds nothing that could be pasted</source>
        <translation>в проекте из этого текста нечего вставлять</translation>
    </message>
    <message>
        <source>there is no outline in the text</source>
        <translation>в тексте нет контуров</translation>
    </message>
    <message>
        <source>there are more than %1 outlines in the text</source>
        <translation>в тексте больше %1 контуров</translation>
    </message>
    <message>
        <source>the text is longer than %1 MiB</source>
        <translation>текст длиннее %1 МиБ</translation>
    </message>
    <message>
        <source>there is no text</source>
        <translation>текста нет</translation>
    </message>
    <message>
        <source>“%1” is neither shapes, an SVG path nor coordinates</source>
        <translation>«%1» — не фигуры, не контур SVG и не координаты</translation>
    </message>
    <message>
        <source>the y that belongs to the x before it</source>
        <translation>y к стоящему перед ним x</translation>
    </message>
    <message>
        <source>a coordinate</source>
        <translation>координата</translation>
    </message>
    <message>
        <source>the text has more than %1 points</source>
        <translation>в тексте больше %1 точек</translation>
    </message>
    <message>
        <source>at least two points before it</source>
        <translation>хотя бы две точки перед этим</translation>
    </message>
    <message>
        <source>coordinates in pixels, without a unit</source>
        <translation>координаты в пикселях, без единиц</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>the path leads to more than %1 points</source>
        <translation>контур даёт больше %1 точек</translation>
    </message>
    <message>
        <source>a path that stays within 1000000000 pixels before it</source>
        <translation>контур, который до этого места не выходит за 1000000000 пикселей</translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation>0 или 1</translation>
    </message>
    <message>
        <source>an SVG path that begins with M</source>
        <translation>контур SVG, который начинается с M</translation>
    </message>
    <message>
        <source>a number or one of M L H V C S Q T A Z</source>
        <translation>число или одна из букв M L H V C S Q T A Z</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>строка %1</translation>
    </message>
    <message>
        <source>found %1=&quot;%2&quot;, expected a number of pixels</source>
        <translation>найдено %1=&quot;%2&quot;, ожидалось число пикселей</translation>
    </message>
    <message>
        <source>the SVG has more than %1 points</source>
        <translation>в SVG больше %1 точек</translation>
    </message>
    <message>
        <source>found a shape that reaches beyond %1 pixels; scale it down in the program that drew it</source>
        <translation>найдена фигура, которая выходит за %1 пикселей; уменьшите её в программе, где она нарисована</translation>
    </message>
    <message>
        <source>the SVG has more than %1 levels</source>
        <translation>в SVG больше %1 уровней</translation>
    </message>
    <message>
        <source>the SVG declares entities, which are not read</source>
        <translation>в SVG объявлены сущности (entities), они не читаются</translation>
    </message>
    <message>
        <source>the SVG is broken: %1</source>
        <translation>SVG повреждён: %1</translation>
    </message>
    <message>
        <source>the SVG has an element with too many attributes</source>
        <translation>в SVG есть элемент с чрезмерным числом атрибутов</translation>
    </message>
    <message>
        <source>a transform such as translate(4, 8) before it</source>
        <translation>преобразование вроде translate(4, 8) перед этим</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>a number between -1000000000 and 1000000000</source>
        <translation>число между -1000000000 и 1000000000</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>конец</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>строка %1, столбец %2</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>найдено: %1, ожидалось: %2</translation>
    </message>
</context>
<context>
    <name>PhaserImporterWords</name>
    <message>
        <source>a circle</source>
        <translation>круг</translation>
    </message>
    <message>
        <source>a radius from 0 to 1000000000</source>
        <translation>радиус от 0 до 1000000000</translation>
    </message>
</context>
<context>
    <name>PivotAnchor</name>
    <message>
        <source>top left</source>
        <translation>слева вверху</translation>
    </message>
    <message>
        <source>top middle</source>
        <translation>посередине вверху</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>справа вверху</translation>
    </message>
    <message>
        <source>left middle</source>
        <translation>слева посередине</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>центр</translation>
    </message>
    <message>
        <source>right middle</source>
        <translation>справа посередине</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>слева внизу</translation>
    </message>
    <message>
        <source>bottom middle</source>
        <translation>посередине внизу</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>справа внизу</translation>
    </message>
</context>
<context>
    <name>PivotTool</name>
    <message>
        <source>Set the pivot of all frames of %1</source>
        <translation>Опорная точка всех кадров: %1</translation>
    </message>
    <message>
        <source>Set the pivot of %1</source>
        <translation>Опорная точка: %1</translation>
    </message>
    <message>
        <source>Nudge the pivot of %1</source>
        <translation>Сдвиг опорной точки: %1</translation>
    </message>
    <message>
        <source>Click or drag to set the pivot; near corners, middles and the centre it snaps. Shift sets it in all frames, arrows nudge.</source>
        <translation>Щёлкните или тяните, чтобы поставить опорную точку; у углов, середин и центра есть привязка. Shift ставит во всех кадрах, стрелки сдвигают.</translation>
    </message>
</context>
<context>
    <name>PlaceTool</name>
    <message>
        <source>Nudge %1</source>
        <translation>Сдвиг: %1</translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>Отражение: %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Поворот: %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Удаление: %1</translation>
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
        <translation>Поворот: %1</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>Масштаб: %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Перемещение: %1</translation>
    </message>
    <message>
        <source>Turns by whole degrees; Shift by 15°, Ctrl freely. Esc cancels.</source>
        <translation>Поворот на целые градусы; Shift — по 15°, Ctrl — свободно. Esc отменяет.</translation>
    </message>
    <message>
        <source>Scales by tenths; Shift by halves, Ctrl freely. Esc cancels.</source>
        <translation>Масштаб по десятым; Shift — по половинам, Ctrl — свободно. Esc отменяет.</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Отпустите, чтобы поставить. Shift — по одной оси, Ctrl отключает привязку, Esc отменяет.</translation>
    </message>
    <message>
        <source>Click a sprite to select it, drag over empty ground to select several.</source>
        <translation>Щёлкните спрайт, чтобы выделить его; тяните по пустому месту, чтобы выделить несколько.</translation>
    </message>
    <message>
        <source>Drag to move; the round grip turns, the corner scales. Arrows nudge, X and Y mirror, Z turns.</source>
        <translation>Тяните, чтобы переместить; круглый маркер поворачивает, угловой масштабирует. Стрелки сдвигают, X и Y отражают, Z поворачивает.</translation>
    </message>
</context>
<context>
    <name>PointSteps</name>
    <message>
        <source>Delete a point of %1</source>
        <translation>Удаление точки: %1</translation>
    </message>
    <message>
        <source>Delete %n points of %1</source>
        <translation>Удаление точек (%n): %1</translation>
    </message>
    <message>
        <source>Delete %1: too few points left</source>
        <translation>Удаление: %1 — осталось бы слишком мало точек</translation>
    </message>
    <message>
        <source>Nudge a point of %1</source>
        <translation>Сдвиг точки: %1</translation>
    </message>
    <message>
        <source>Nudge %n points of %1</source>
        <translation>Сдвиг точек (%n): %1</translation>
    </message>
</context>
<context>
    <name>ProbeTool</name>
    <message>
        <source>Drag from end to end. Ctrl turns snapping off.</source>
        <translation>Тяните от конца до конца. Ctrl отключает привязку.</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Изменение: %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Перемещение: %1</translation>
    </message>
    <message>
        <source>Drop %1</source>
        <translation>Установка: %1</translation>
    </message>
    <message>
        <source>Nudge %1</source>
        <translation>Сдвиг: %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Удаление: %1</translation>
    </message>
    <message>
        <source>Drag to move the probe or its handle. Delete removes it.</source>
        <translation>Тяните, чтобы переместить зонд или его маркер. Delete удаляет его.</translation>
    </message>
    <message>
        <source>Click to drop the point here. Tab or 1 to 7 take another probe.</source>
        <translation>Щёлкните, чтобы поставить точку здесь. Tab или 1–7 — другой зонд.</translation>
    </message>
    <message>
        <source>Click to set the first point. Tab or 1 to 7 take another probe.</source>
        <translation>Щёлкните, чтобы поставить первую точку. Tab или 1–7 — другой зонд.</translation>
    </message>
    <message>
        <source>Click to drop the polygon here. R makes another one, Tab or 1 to 7 take another probe.</source>
        <translation>Щёлкните, чтобы поставить многоугольник здесь. R — ещё один, Tab или 1–7 — другой зонд.</translation>
    </message>
    <message>
        <source>Click to drop the %1 here, drag to draw another. Tab or 1 to 7 take another probe.</source>
        <translation>Щёлкните, чтобы поставить зонд (%1) здесь, тяните, чтобы нарисовать другой. Tab или 1–7 — другой зонд.</translation>
    </message>
</context>
<context>
    <name>ProbeWords</name>
    <message>
        <source>the rim</source>
        <translation>край</translation>
    </message>
    <message>
        <source>edge %1</source>
        <translation>ребро %1</translation>
    </message>
    <message>
        <source>touches %1</source>
        <translation>касается %1</translation>
    </message>
    <message>
        <source>overlaps %1</source>
        <translation>накладывается на %1</translation>
    </message>
    <message>
        <source>contains %1</source>
        <translation>содержит %1</translation>
    </message>
    <message>
        <source>lies within %1</source>
        <translation>лежит внутри %1</translation>
    </message>
    <message>
        <source>equals %1</source>
        <translation>совпадает с %1</translation>
    </message>
    <message>
        <source>misses %1</source>
        <translation>не задевает %1</translation>
    </message>
    <message>
        <source>boundary of %1, %2</source>
        <translation>граница %1, %2</translation>
    </message>
    <message>
        <source>inside %1 · %2 at %3 px</source>
        <translation>внутри %1 · %2 в %3 пкс</translation>
    </message>
    <message>
        <source>outside: nearest is %1</source>
        <translation>снаружи: ближе всего %1</translation>
    </message>
    <message>
        <source>outside: nearest is %1, %2 at %3 px</source>
        <translation>снаружи: ближе всего %1, %2 в %3 пкс</translation>
    </message>
    <message>
        <source>nothing to hit</source>
        <translation>не во что попадать</translation>
    </message>
    <message>
        <source>%1 · and %2 more</source>
        <translation>%1 · и ещё %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 в %2</translation>
    </message>
    <message>
        <source>1 place more</source>
        <translation>ещё 1 место</translation>
    </message>
    <message numerus="yes">
        <source>%n places more</source>
        <translation>
            <numerusform>ещё %n место</numerusform>
            <numerusform>ещё %n места</numerusform>
            <numerusform>ещё %n мест</numerusform>
        </translation>
    </message>
    <message>
        <source>crosses %1</source>
        <translation>пересекает %1</translation>
    </message>
    <message>
        <source>runs along %1</source>
        <translation>идёт вдоль %1</translation>
    </message>
</context>
<context>
    <name>Probes</name>
    <message>
        <source>%1 probes</source>
        <translation>зондов: %1</translation>
    </message>
    <message>
        <source>%1 probe</source>
        <translation>зонд (%1)</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>сцена</translation>
    </message>
    <message>
        <source>point</source>
        <translation>точка</translation>
    </message>
    <message>
        <source>segment</source>
        <translation>отрезок</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>круг</translation>
    </message>
    <message>
        <source>rectangle</source>
        <translation>прямоугольник</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>капсула</translation>
    </message>
    <message>
        <source>polygon</source>
        <translation>многоугольник</translation>
    </message>
    <message>
        <source>random polygon</source>
        <translation>случайный многоугольник</translation>
    </message>
</context>
<context>
    <name>ProjectCommands</name>
    <message>
        <source>Nothing is selected that this could be done with.</source>
        <translation>Ничто из выделенного для этого не подходит.</translation>
    </message>
    <message>
        <source>Engine %1</source>
        <translation>Движок %1</translation>
    </message>
    <message>
        <source>The image of “%1” cannot be read, so it cannot be sliced.</source>
        <translation>Изображение «%1» не удаётся прочитать, поэтому нарезать его нельзя.</translation>
    </message>
    <message>
        <source>Slice sheet</source>
        <translation>Нарезка листа</translation>
    </message>
    <message>
        <source>A contact sheet shows the frames of a sprite, and there is none.</source>
        <translation>Контактный лист показывает кадры спрайта, а спрайта нет.</translation>
    </message>
    <message>
        <source>Remove sprite %1</source>
        <translation>Удаление спрайта %1</translation>
    </message>
    <message>
        <source>%1. Undo brings it back.</source>
        <translation>%1. Отмена вернёт.</translation>
    </message>
</context>
<context>
    <name>ProjectFile</name>
    <message>
        <source>found more than %1 %2, which is more than a project may have; make several projects of it</source>
        <translation>найдено больше допустимого (%1): %2; столько в проекте быть не может, разделите его на несколько</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>теги</translation>
    </message>
    <message>
        <source>points or events of frames</source>
        <translation>точки или события кадров</translation>
    </message>
    <message>
        <source>points</source>
        <translation>точки</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>экземпляры</translation>
    </message>
    <message>
        <source>emitters</source>
        <translation>эмиттеры</translation>
    </message>
    <message>
        <source>probes</source>
        <translation>зонды</translation>
    </message>
    <message>
        <source>categories</source>
        <translation>категории</translation>
    </message>
    <message>
        <source>found a coordinate or size that a project cannot hold, expected at most 1000000000</source>
        <translation>найдена координата или размер, недопустимые в проекте; ожидалось не больше 1000000000</translation>
    </message>
    <message>
        <source>found the id %1, expected one from 1 on</source>
        <translation>найден id %1, ожидался от 1</translation>
    </message>
    <message>
        <source>found the id %1, which %2 has already: no two shapes of a project have one</source>
        <translation>найден id %1, который уже есть: %2; у фигур проекта id не повторяются</translation>
    </message>
    <message>
        <source>found the track %1, expected one from 1 on</source>
        <translation>найдена дорожка %1, ожидалась от 1</translation>
    </message>
    <message>
        <source>found a frame of %1 x %2 pixels, of which %3 x %4 lie in the image, expected 1 to %5 a side</source>
        <translation>найден кадр %1 x %2 пикселей, из них на изображении %3 x %4; ожидалось от 1 до %5 по стороне</translation>
    </message>
    <message>
        <source>found a place or size that a project cannot hold</source>
        <translation>найдено место или размер, недопустимые в проекте</translation>
    </message>
    <message>
        <source>found a duration that a project cannot hold</source>
        <translation>найдена длительность, недопустимая в проекте</translation>
    </message>
    <message>
        <source>found a point that a project cannot hold</source>
        <translation>найдена точка, недопустимая в проекте</translation>
    </message>
    <message>
        <source>found a tag that repeats %1 times, expected 0 to %2</source>
        <translation>найден тег с числом повторов %1, ожидалось от 0 до %2</translation>
    </message>
    <message>
        <source>found a place, turn, scale or speed that a project cannot hold</source>
        <translation>найдены место, поворот, масштаб или скорость, недопустимые в проекте</translation>
    </message>
    <message>
        <source>found a place, interval or speed that a project cannot hold</source>
        <translation>найдены место, интервал или скорость, недопустимые в проекте</translation>
    </message>
    <message>
        <source>found more than %1 export profiles</source>
        <translation>найдено больше %1 профилей экспорта</translation>
    </message>
    <message>
        <source>found a name, folder or option that is empty, too long or not one line</source>
        <translation>найдено имя, папка или параметр: пустые, слишком длинные или не в одну строку</translation>
    </message>
    <message>
        <source>found the name of another export profile</source>
        <translation>найдено имя другого профиля экспорта</translation>
    </message>
    <message>
        <source>found a field without a name, with the name of another one, or with a default that is not of its type</source>
        <translation>найдено поле без имени, с именем другого поля или со значением по умолчанию не своего типа</translation>
    </message>
    <message>
        <source>the file is empty, expected a Hitbox Editor project</source>
        <translation>файл пуст, ожидался проект Hitbox Editor</translation>
    </message>
    <message>
        <source>the file is %1, expected a Hitbox Editor project</source>
        <translation>файл — это %1, ожидался проект Hitbox Editor</translation>
    </message>
    <message>
        <source>no project</source>
        <translation>не проект</translation>
    </message>
    <message>
        <source>the file has more than %1 MiB, which is more than can be read</source>
        <translation>файл больше %1 МиБ, столько прочитать нельзя</translation>
    </message>
    <message>
        <source>not saved: %1</source>
        <translation>не сохранено: %1</translation>
    </message>
    <message>
        <source>not saved: the file is %1, which a project would replace; give another name</source>
        <translation>не сохранено: файл — это %1, проект заменил бы его; задайте другое имя</translation>
    </message>
    <message>
        <source>not saved: it was stopped</source>
        <translation>не сохранено: остановлено</translation>
    </message>
    <message>
        <source>not saved: the file would have more than %1 MiB, which is more than can be read back</source>
        <translation>не сохранено: файл был бы больше %1 МиБ, столько нельзя прочитать обратно</translation>
    </message>
    <message>
        <source>a colour such as &quot;#3fa7ff&quot;</source>
        <translation>цвет вроде &quot;#3fa7ff&quot;</translation>
    </message>
    <message>
        <source>one line of at most %1 characters</source>
        <translation>одна строка не длиннее %1 символов</translation>
    </message>
    <message>
        <source>an object of options</source>
        <translation>объект с параметрами</translation>
    </message>
    <message>
        <source>at most %1 options</source>
        <translation>не больше %1 параметров</translation>
    </message>
    <message>
        <source>names of options of one line and at most %1 characters</source>
        <translation>имена параметров в одну строку не длиннее %1 символов</translation>
    </message>
    <message>
        <source>an array of choices</source>
        <translation>массив вариантов</translation>
    </message>
    <message>
        <source>from 1 to %1 choices</source>
        <translation>от 1 до %1 вариантов</translation>
    </message>
    <message>
        <source>a choice that stands there once</source>
        <translation>вариант без повторов</translation>
    </message>
    <message>
        <source>a number, as the field&apos;s type says</source>
        <translation>число, как задано типом поля</translation>
    </message>
    <message>
        <source>true or false, as the field&apos;s type says</source>
        <translation>true или false, как задано типом поля</translation>
    </message>
    <message>
        <source>one of the field&apos;s choices</source>
        <translation>один из вариантов поля</translation>
    </message>
    <message>
        <source>a field of a category</source>
        <translation>поле категории</translation>
    </message>
    <message>
        <source>a name that no other field of the category has</source>
        <translation>имя, которого нет у других полей категории</translation>
    </message>
    <message>
        <source>an array of fields</source>
        <translation>массив полей</translation>
    </message>
    <message>
        <source>at most %1 fields</source>
        <translation>не больше %1 полей</translation>
    </message>
    <message>
        <source>an export profile</source>
        <translation>профиль экспорта</translation>
    </message>
    <message>
        <source>a name that no other export profile has</source>
        <translation>имя, которого нет у других профилей экспорта</translation>
    </message>
    <message>
        <source>an object of properties</source>
        <translation>объект со свойствами</translation>
    </message>
    <message>
        <source>a category</source>
        <translation>категория</translation>
    </message>
    <message>
        <source>a whole number from 0 to 4294967295</source>
        <translation>целое число от 0 до 4294967295</translation>
    </message>
    <message>
        <source>an array of category names</source>
        <translation>массив имён категорий</translation>
    </message>
    <message>
        <source>an object of rules</source>
        <translation>объект с правилами</translation>
    </message>
    <message>
        <source>&quot;off&quot;, &quot;info&quot;, &quot;warning&quot; or &quot;error&quot;</source>
        <translation>&quot;off&quot;, &quot;info&quot;, &quot;warning&quot; или &quot;error&quot;</translation>
    </message>
    <message>
        <source>a tag</source>
        <translation>тег</translation>
    </message>
    <message>
        <source>&quot;forward&quot;, &quot;reverse&quot;, &quot;ping-pong&quot; or &quot;ping-pong-reverse&quot;</source>
        <translation>&quot;forward&quot;, &quot;reverse&quot;, &quot;ping-pong&quot; или &quot;ping-pong-reverse&quot;</translation>
    </message>
    <message>
        <source>a point of a frame</source>
        <translation>точка кадра</translation>
    </message>
    <message>
        <source>an event of a frame</source>
        <translation>событие кадра</translation>
    </message>
    <message>
        <source>an array of export profiles</source>
        <translation>массив профилей экспорта</translation>
    </message>
    <message>
        <source>at most %1 export profiles</source>
        <translation>не больше %1 профилей экспорта</translation>
    </message>
    <message>
        <source>an instance</source>
        <translation>экземпляр</translation>
    </message>
    <message>
        <source>a layer</source>
        <translation>слой</translation>
    </message>
    <message>
        <source>&quot;edges&quot; or a place, [x, y]</source>
        <translation>&quot;edges&quot; или место, [x, y]</translation>
    </message>
    <message>
        <source>seconds from 0.001 to 1000000000</source>
        <translation>секунды от 0.001 до 1000000000</translation>
    </message>
    <message>
        <source>a size from 0 to 2000000000</source>
        <translation>размер от 0 до 2000000000</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>чтение остановлено</translation>
    </message>
    <message>
        <source>an id that no other shape of the project has; %1 is it already</source>
        <translation>id, которого нет у других фигур проекта; %1 уже занят</translation>
    </message>
    <message>
        <source>an array of points</source>
        <translation>массив точек</translation>
    </message>
    <message>
        <source>found more than %1 points in the file, which is more than can be read</source>
        <translation>в файле найдено больше %1 точек, столько прочитать нельзя</translation>
    </message>
    <message>
        <source>&quot;polygon&quot;, &quot;circle&quot;, &quot;box&quot;, &quot;capsule&quot; or &quot;chain&quot;</source>
        <translation>&quot;polygon&quot;, &quot;circle&quot;, &quot;box&quot;, &quot;capsule&quot; или &quot;chain&quot;</translation>
    </message>
    <message>
        <source>a shape</source>
        <translation>фигура</translation>
    </message>
    <message>
        <source>an array of the frame&apos;s points</source>
        <translation>массив точек кадра</translation>
    </message>
    <message>
        <source>found more than %1 points of frames in the file, which is more than can be read: take some out, or split the project</source>
        <translation>в файле найдено больше %1 точек кадров, столько прочитать нельзя: уберите часть или разделите проект</translation>
    </message>
    <message>
        <source>an array of the frame&apos;s events</source>
        <translation>массив событий кадра</translation>
    </message>
    <message>
        <source>found more than %1 events in the file, which is more than can be read: take some out, or split the project</source>
        <translation>в файле найдено больше %1 событий, столько прочитать нельзя: уберите часть или разделите проект</translation>
    </message>
    <message>
        <source>what a frame shows</source>
        <translation>то, что показывает кадр</translation>
    </message>
    <message>
        <source>[x, y, width, height]</source>
        <translation>[x, y, ширина, высота]</translation>
    </message>
    <message>
        <source>a frame</source>
        <translation>кадр</translation>
    </message>
    <message>
        <source>[width, height]</source>
        <translation>[ширина, высота]</translation>
    </message>
    <message>
        <source>a pair of whole numbers</source>
        <translation>пара целых чисел</translation>
    </message>
    <message>
        <source>milliseconds from 0 to 1000000000</source>
        <translation>миллисекунды от 0 до 1000000000</translation>
    </message>
    <message>
        <source>an array of shapes</source>
        <translation>массив фигур</translation>
    </message>
    <message>
        <source>a sprite</source>
        <translation>спрайт</translation>
    </message>
    <message>
        <source>an array of frames</source>
        <translation>массив кадров</translation>
    </message>
    <message>
        <source>an array of tags</source>
        <translation>массив тегов</translation>
    </message>
    <message>
        <source>a probe</source>
        <translation>зонд</translation>
    </message>
    <message>
        <source>the shape of a bullet</source>
        <translation>форма снаряда</translation>
    </message>
    <message>
        <source>an emitter</source>
        <translation>эмиттер</translation>
    </message>
    <message>
        <source>pixels a second from 0 to 1000000000</source>
        <translation>пиксели в секунду от 0 до 1000000000</translation>
    </message>
    <message>
        <source>degrees from 0 on</source>
        <translation>градусы от 0</translation>
    </message>
    <message>
        <source>a stage</source>
        <translation>сцена</translation>
    </message>
    <message>
        <source>an array of instances</source>
        <translation>массив экземпляров</translation>
    </message>
    <message>
        <source>an array of layers</source>
        <translation>массив слоёв</translation>
    </message>
    <message>
        <source>an array of probes</source>
        <translation>массив зондов</translation>
    </message>
    <message>
        <source>an array of emitters</source>
        <translation>массив эмиттеров</translation>
    </message>
    <message>
        <source>a version, a whole number from 1 on</source>
        <translation>версия, целое число от 1</translation>
    </message>
    <message>
        <source>made by a newer Hitbox Editor (version %1); this one reads version %2</source>
        <translation>создан более новым Hitbox Editor (версия %1); этот читает версию %2</translation>
    </message>
    <message>
        <source>a project, an object with &quot;format&quot;: &quot;hitbox-project&quot;</source>
        <translation>проект, объект с &quot;format&quot;: &quot;hitbox-project&quot;</translation>
    </message>
    <message>
        <source>an array of categories</source>
        <translation>массив категорий</translation>
    </message>
    <message>
        <source>an array of sprites</source>
        <translation>массив спрайтов</translation>
    </message>
    <message>
        <source>an array of stages</source>
        <translation>массив сцен</translation>
    </message>
    <message>
        <source>found more than %1 conflicts</source>
        <translation>найдено более %1 конфликтов</translation>
    </message>
    <message>
        <source>an array of names of lists and items</source>
        <translation>массив имён списков и элементов</translation>
    </message>
    <message>
        <source>an array of keys</source>
        <translation>массив ключей</translation>
    </message>
    <message>
        <source>a conflict</source>
        <translation>конфликт</translation>
    </message>
    <message>
        <source>an array of conflicts</source>
        <translation>массив конфликтов</translation>
    </message>
    <message>
        <source>at most %1 conflicts</source>
        <translation>не более %1 конфликтов</translation>
    </message>
    <message>
        <source>found a property twice, or one that is not finite or has too many levels of arrays and objects</source>
        <translation>найдено свойство, которое повторяется, не конечно или имеет слишком много уровней массивов и объектов</translation>
    </message>
    <message>
        <source>not saved: the file could not be read back: %1</source>
        <translation>не сохранено: файл не удалось бы прочитать обратно: %1</translation>
    </message>
</context>
<context>
    <name>ProjectOutlinesWords</name>
    <message>
        <source>a radius from 0 to 1000000000</source>
        <translation>радиус от 0 до 1000000000</translation>
    </message>
    <message>
        <source>[x, y, width, height]</source>
        <translation>[x, y, ширина, высота]</translation>
    </message>
    <message>
        <source>a box that ends at 1000000000 or before</source>
        <translation>прямоугольник, который заканчивается не дальше 1000000000</translation>
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
        <translation>записанное читается обратно иначе</translation>
    </message>
</context>
<context>
    <name>Scope</name>
    <message>
        <source>The others come to the same place and keep their size</source>
        <translation>Остальные встают на то же место и сохраняют размер</translation>
    </message>
    <message>
        <source>The others get the same size and keep their middle</source>
        <translation>Остальные получают тот же размер и сохраняют середину</translation>
    </message>
    <message>
        <source>The others move, turn, scale and change by as much</source>
        <translation>Остальные сдвигаются, поворачиваются, масштабируются и меняются настолько же</translation>
    </message>
    <message>
        <source>&amp;Chosen frames</source>
        <translation>&amp;Выбранные кадры</translation>
    </message>
    <message>
        <source>Frames of the &amp;tag</source>
        <translation>Кадры &amp;тега</translation>
    </message>
    <message>
        <source>&amp;All frames</source>
        <translation>В&amp;се кадры</translation>
    </message>
    <message>
        <source>This &amp;frame</source>
        <translation>Этот &amp;кадр</translation>
    </message>
    <message>
        <source>A&amp;lign</source>
        <translation>Вы&amp;ровнять</translation>
    </message>
    <message>
        <source>&amp;Stretch</source>
        <translation>Р&amp;астянуть</translation>
    </message>
    <message>
        <source>&amp;Move alike</source>
        <translation>Сдвинуть &amp;одинаково</translation>
    </message>
    <message>
        <source>Edits: %1 chosen frames</source>
        <translation>Правка: выбранные кадры (%1)</translation>
    </message>
    <message>
        <source>Edits: this frame, until more are chosen</source>
        <translation>Правка: этот кадр, пока не выбраны другие</translation>
    </message>
    <message>
        <source>Edits: %1 frames of the tag</source>
        <translation>Правка: кадры тега (%1)</translation>
    </message>
    <message>
        <source>Edits: this frame, which is in no tag</source>
        <translation>Правка: этот кадр, он не входит в теги</translation>
    </message>
    <message>
        <source>Edits: all %1 frames</source>
        <translation>Правка: все кадры (%1)</translation>
    </message>
    <message>
        <source>Edits: this frame</source>
        <translation>Правка: этот кадр</translation>
    </message>
    <message>
        <source>1 shape</source>
        <translation>1 фигура</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes</source>
        <translation>
            <numerusform>%n фигура</numerusform>
            <numerusform>%n фигуры</numerusform>
            <numerusform>%n фигур</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 точка</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n точка</numerusform>
            <numerusform>%n точки</numerusform>
            <numerusform>%n точек</numerusform>
        </translation>
    </message>
    <message>
        <source> and </source>
        <translation> и </translation>
    </message>
    <message>
        <source>Edited %1 in this frame; in the others in scope nothing changed</source>
        <translation>Изменено в этом кадре: %1; в остальных кадрах области правки изменений нет</translation>
    </message>
    <message>
        <source>Edited %1 in %2 frames</source>
        <translation>Изменено: %1, кадров: %2</translation>
    </message>
    <message>
        <source>; 1 locked one was left alone</source>
        <translation>; 1 заблокированная не тронута</translation>
    </message>
    <message numerus="yes">
        <source>; %n locked ones were left alone</source>
        <translation>
            <numerusform>; %n заблокированная не тронута</numerusform>
            <numerusform>; %n заблокированные не тронуты</numerusform>
            <numerusform>; %n заблокированных не тронуто</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n would have come to lie too far away</source>
        <translation>
            <numerusform>; %n оказалась бы слишком далеко</numerusform>
            <numerusform>; %n оказались бы слишком далеко</numerusform>
            <numerusform>; %n оказались бы слишком далеко</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set the pivot in %n frames.</source>
        <translation>
            <numerusform>Опорная точка задана в %n кадре.</numerusform>
            <numerusform>Опорная точка задана в %n кадрах.</numerusform>
            <numerusform>Опорная точка задана в %n кадрах.</numerusform>
        </translation>
    </message>
    <message>
        <source>; 1 of another kind or number of points was left alone</source>
        <translation>; 1 другого вида или с другим числом точек не тронута</translation>
    </message>
    <message numerus="yes">
        <source>; %n of another kind or number of points were left alone</source>
        <translation>
            <numerusform>; %n другого вида или с другим числом точек не тронута</numerusform>
            <numerusform>; %n другого вида или с другим числом точек не тронуты</numerusform>
            <numerusform>; %n другого вида или с другим числом точек не тронуто</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>too far</source>
        <translation>слишком далеко</translation>
    </message>
    <message>
        <source> (boxes become polygons)</source>
        <translation> (прямоугольники становятся многоугольниками)</translation>
    </message>
    <message>
        <source>Resize %1</source>
        <translation>Изменение размера: %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Перемещение: %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Поворот: %1</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>Масштаб: %1</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Отпустите, чтобы поставить. Shift — по одной оси, Ctrl отключает привязку, Esc отменяет.</translation>
    </message>
    <message>
        <source>Drag the point to move it, its handle to turn it; arrows nudge, Delete removes.</source>
        <translation>Тяните точку, чтобы переместить, и её маркер, чтобы повернуть; стрелки сдвигают, Delete удаляет.</translation>
    </message>
    <message>
        <source>Click a shape to select it, drag over empty ground to select several.</source>
        <translation>Щёлкните фигуру, чтобы выделить её; тяните по пустому месту, чтобы выделить несколько.</translation>
    </message>
    <message>
        <source>Drag to move, the grips to scale and turn. Alt+click goes to what lies below, Alt+drag moves from afar.</source>
        <translation>Тяните, чтобы переместить; маркеры масштабируют и поворачивают. Alt+щелчок — к тому, что ниже, Alt+перетаскивание двигает издали.</translation>
    </message>
</context>
<context>
    <name>ShapeAlgebra</name>
    <message>
        <source>Merge a shape into %1</source>
        <translation>Объединение с фигурой: %1</translation>
    </message>
    <message>
        <source>Merge %n shapes into %1</source>
        <translation>Объединение с фигурами (%n): %1</translation>
    </message>
    <message>
        <source>Subtract a shape from %1</source>
        <translation>Вычитание фигуры: %1</translation>
    </message>
    <message>
        <source>Subtract %n shapes from %1</source>
        <translation>Вычитание фигур (%n): %1</translation>
    </message>
    <message>
        <source>Intersect %1 with a shape</source>
        <translation>Пересечение с фигурой: %1</translation>
    </message>
    <message>
        <source>Intersect %1 with %n shapes</source>
        <translation>Пересечение с фигурами (%n): %1</translation>
    </message>
    <message>
        <source>These shapes share no area.</source>
        <translation>У этих фигур нет общей площади.</translation>
    </message>
    <message>
        <source>Nothing would be left of %1, the lowest of these shapes.</source>
        <translation>От нижней из этих фигур, %1, ничего бы не осталось.</translation>
    </message>
    <message>
        <source>Select two or more shapes that are not locked.</source>
        <translation>Выделите две или больше незаблокированных фигур.</translation>
    </message>
    <message>
        <source>%1 is a chain and has no area.</source>
        <translation>%1 — цепь, у неё нет площади.</translation>
    </message>
    <message>
        <source>%1 is too much of a tangle to be combined.</source>
        <translation>Не удаётся совместить: контур %1 слишком запутан.</translation>
    </message>
    <message>
        <source>These shapes share no edge and no area, and stay apart.</source>
        <translation>У этих фигур нет ни общего ребра, ни общей площади: они остаются порознь.</translation>
    </message>
</context>
<context>
    <name>ShapeCommands</name>
    <message>
        <source>Duplicate</source>
        <translation>Дублирование</translation>
    </message>
    <message>
        <source>Category %1</source>
        <translation>Категория %1</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>Изменение порядка: %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Удаление: %1</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>Вырезание: %1</translation>
    </message>
</context>
<context>
    <name>Shapes</name>
    <message>
        <source>Nudge %1</source>
        <translation>Сдвиг: %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Удаление: %1</translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>Отражение: %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Поворот: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes</source>
        <translation>
            <numerusform>%n фигура</numerusform>
            <numerusform>%n фигуры</numerusform>
            <numerusform>%n фигур</numerusform>
        </translation>
    </message>
    <message>
        <source>shape</source>
        <translation>фигура</translation>
    </message>
    <message>
        <source>Mirror %1 about the pivot</source>
        <translation>Отражение %1 относительно опорной точки</translation>
    </message>
</context>
<context>
    <name>Snapping</name>
    <message>
        <source>off</source>
        <translation>выкл.</translation>
    </message>
    <message>
        <source>pixel</source>
        <translation>пиксель</translation>
    </message>
    <message>
        <source>half pixel</source>
        <translation>полпикселя</translation>
    </message>
    <message>
        <source>grid %1 × %2</source>
        <translation>сетка %1 × %2</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>вершины</translation>
    </message>
    <message>
        <source>edges</source>
        <translation>рёбра</translation>
    </message>
    <message>
        <source>outline</source>
        <translation>контур</translation>
    </message>
    <message>
        <source>previous frame</source>
        <translation>предыдущий кадр</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>кадр</translation>
    </message>
    <message>
        <source>pivot</source>
        <translation>опорная точка</translation>
    </message>
</context>
<context>
    <name>SpanDrawing</name>
    <message>
        <source>Draw %1</source>
        <translation>Рисование: %1</translation>
    </message>
</context>
<context>
    <name>SymmetryTool</name>
    <message>
        <source>Click or drag to set the axis that polygons are mirrored at; a double click puts it onto the pivot. Left and right nudge, M switches it off and on.</source>
        <translation>Щёлкните или тяните, чтобы задать ось отражения многоугольников; двойной щелчок ставит её на опорную точку. Стрелки влево и вправо сдвигают, M включает и выключает.</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Select</source>
        <translation>Выделение</translation>
    </message>
    <message>
        <source>Select, move and resize shapes</source>
        <translation>Выделять, перемещать и масштабировать фигуры</translation>
    </message>
    <message>
        <source>Edit points</source>
        <translation>Правка точек</translation>
    </message>
    <message>
        <source>Move, insert and delete points of shapes</source>
        <translation>Перемещать, вставлять и удалять точки фигур</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Многоугольник</translation>
    </message>
    <message>
        <source>Draw a polygon point by point</source>
        <translation>Нарисовать многоугольник точка за точкой</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Прямоугольник</translation>
    </message>
    <message>
        <source>Draw a box from corner to corner</source>
        <translation>Нарисовать прямоугольник от угла до угла</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Круг</translation>
    </message>
    <message>
        <source>Draw a circle from its centre</source>
        <translation>Нарисовать круг от центра</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Капсула</translation>
    </message>
    <message>
        <source>Draw a capsule into a box</source>
        <translation>Нарисовать капсулу внутри прямоугольника</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Цепь</translation>
    </message>
    <message>
        <source>Draw an open line point by point</source>
        <translation>Нарисовать незамкнутую линию точка за точкой</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Трассировка</translation>
    </message>
    <message>
        <source>Outline what is opaque</source>
        <translation>Обвести контуром непрозрачное</translation>
    </message>
    <message>
        <source>Knife</source>
        <translation>Нож</translation>
    </message>
    <message>
        <source>Cut shapes along a line</source>
        <translation>Разрезать фигуры по линии</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Опорная точка</translation>
    </message>
    <message>
        <source>Set the point that a frame is placed by</source>
        <translation>Задать точку, за которую ставится кадр</translation>
    </message>
    <message>
        <source>Frame point</source>
        <translation>Точка кадра</translation>
    </message>
    <message>
        <source>Set places of the frame that the game asks for by name</source>
        <translation>Задать места кадра, которые игра запрашивает по имени</translation>
    </message>
    <message>
        <source>Symmetry axis</source>
        <translation>Ось симметрии</translation>
    </message>
    <message>
        <source>Set the axis that polygons are mirrored at while they are drawn</source>
        <translation>Задать ось, относительно которой многоугольники отражаются при рисовании</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Размещение</translation>
    </message>
    <message>
        <source>Select, move, rotate and scale what stands on the stage</source>
        <translation>Выделять, перемещать, поворачивать и масштабировать то, что стоит на сцене</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Зонд</translation>
    </message>
    <message>
        <source>Ask what lies under a point, a segment or a shape, and drop it to keep asking</source>
        <translation>Узнать, что лежит под точкой, отрезком или фигурой; поставленный зонд следит дальше</translation>
    </message>
    <message>
        <source>Emitter</source>
        <translation>Эмиттер</translation>
    </message>
    <message>
        <source>Draw what fires in the play test, and at what</source>
        <translation>Нарисовать, что стреляет в плейтесте и куда</translation>
    </message>
</context>
<context>
    <name>TraceTool</name>
    <message>
        <source>Trace</source>
        <translation>Трассировка</translation>
    </message>
    <message>
        <source>There is no frame to trace.</source>
        <translation>Нет кадра для трассировки.</translation>
    </message>
    <message>
        <source>Cannot be traced: %1</source>
        <translation>Не удаётся трассировать: %1</translation>
    </message>
    <message>
        <source>Tracing…</source>
        <translation>Трассировка…</translation>
    </message>
    <message>
        <source>The frame has these outlines already. The Trace panel changes them.</source>
        <translation>Эти контуры в кадре уже есть. Изменить их можно на панели «Трассировка».</translation>
    </message>
    <message>
        <source>Click an island to take its outline; Enter takes all (%1).</source>
        <translation>Щёлкните островок, чтобы взять его контур; Enter берёт все (%1).</translation>
    </message>
    <message numerus="yes">
        <source>Traced 1 outline of %n points.</source>
        <translation>
            <numerusform>Трассирован 1 контур из %n точки.</numerusform>
            <numerusform>Трассирован 1 контур из %n точек.</numerusform>
            <numerusform>Трассирован 1 контур из %n точек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Traced %1 outlines of %n points in all.</source>
        <translation>
            <numerusform>Трассировано контуров: %1, всего из %n точки.</numerusform>
            <numerusform>Трассировано контуров: %1, всего из %n точек.</numerusform>
            <numerusform>Трассировано контуров: %1, всего из %n точек.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnderCursorMenu</name>
    <message>
        <source>No shape lies under the cursor.</source>
        <translation>Под курсором нет фигур.</translation>
    </message>
</context>
<context>
    <name>Versions</name>
    <message>
        <source>this saved version is damaged</source>
        <translation>эта сохранённая версия повреждена</translation>
    </message>
    <message>
        <source>this saved version claims more than the %1 MiB that a project may have</source>
        <translation>эта сохранённая версия заявляет больше %1 МиБ, допустимых для проекта</translation>
    </message>
    <message>
        <source>this saved version holds other bytes than were saved</source>
        <translation>в этой сохранённой версии не те байты, что были сохранены</translation>
    </message>
    <message>
        <source>what was written reads back differently</source>
        <translation>записанное читается обратно иначе</translation>
    </message>
    <message>
        <source>nothing can be written there, or another editor holds it</source>
        <translation>туда нельзя записать, или место занято другим редактором</translation>
    </message>
    <message>
        <source>the note on this saved version is damaged</source>
        <translation>заметка к этой сохранённой версии повреждена</translation>
    </message>
</context>
<context>
    <name>hitbox::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <translation>Фи&amp;гура</translation>
    </message>
    <message>
        <source>F&amp;rame</source>
        <translation>&amp;Кадр</translation>
    </message>
    <message>
        <source>S&amp;tage</source>
        <translation>&amp;Сцена</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Спр&amp;авка</translation>
    </message>
    <message>
        <source>Category &amp;%1: %2</source>
        <translation>Категория &amp;%1: %2</translation>
    </message>
    <message>
        <source>Category &amp;%1</source>
        <translation>Категория &amp;%1</translation>
    </message>
    <message>
        <source>Of the selected shapes, or of what is drawn next</source>
        <translation>Для выделенных фигур или для следующей рисуемой</translation>
    </message>
    <message>
        <source>Set c&amp;ategory</source>
        <translation>Задать к&amp;атегорию</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>О&amp;бъединить</translation>
    </message>
    <message>
        <source>Make one of the selected shapes; the lowest gives its name and category</source>
        <translation>Сделать из выделенных фигур одну; имя и категорию даёт нижняя</translation>
    </message>
    <message>
        <source>&amp;Subtract from the lowest</source>
        <translation>&amp;Вычесть из нижней</translation>
    </message>
    <message>
        <source>Cut what the other selected shapes cover off the lowest one</source>
        <translation>Вырезать из нижней фигуры то, что закрывают другие выделенные</translation>
    </message>
    <message>
        <source>&amp;Intersect</source>
        <translation>&amp;Пересечь</translation>
    </message>
    <message>
        <source>Keep what all selected shapes share; the lowest gives its name and category</source>
        <translation>Оставить общее для всех выделенных фигур; имя и категорию даёт нижняя</translation>
    </message>
    <message>
        <source>S&amp;plit at points</source>
        <translation>&amp;Разделить по точкам</translation>
    </message>
    <message>
        <source>Split a polygon between two selected points, or a chain at one</source>
        <translation>Разделить многоугольник между двумя выделенными точками или цепь в одной</translation>
    </message>
    <message>
        <source>&amp;Join at points</source>
        <translation>&amp;Соединить по точкам</translation>
    </message>
    <message>
        <source>Join selected ends of chains, or polygons that share an edge</source>
        <translation>Соединить выделенные концы цепей или многоугольники с общим ребром</translation>
    </message>
    <message>
        <source>Shapes &amp;under the cursor…</source>
        <translation>Фигуры под &amp;курсором…</translation>
    </message>
    <message>
        <source>List what lies under the cursor, covered shapes too, and select one</source>
        <translation>Показать список всего под курсором, в том числе закрытых фигур, и выделить одну</translation>
    </message>
    <message>
        <source>S&amp;ymmetric drawing</source>
        <translation>Симм&amp;етричное рисование</translation>
    </message>
    <message>
        <source>Draw polygons and edit their points on both sides of an axis at once</source>
        <translation>Рисовать многоугольники и править их точки сразу по обе стороны оси</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Отменить: %1</translation>
    </message>
    <message>
        <source>%1. Redo brings it back.</source>
        <translation>%1. Повтор вернёт.</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Повторить: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Отменено: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Повторено: %1</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Вырезать</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Вст&amp;авить</translation>
    </message>
    <message>
        <source>Paste shapes, frames, sprites, an SVG path or coordinates</source>
        <translation>Вставить фигуры, кадры, спрайты, контур SVG или координаты</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Дублировать</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Пере&amp;именовать</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Выде&amp;лить всё</translation>
    </message>
    <message>
        <source>Add i&amp;mages…</source>
        <translation>&amp;Добавить изображения…</translation>
    </message>
    <message>
        <source>Add images, sheets and hitboxes of other tools to the project</source>
        <translation>Добавить в проект изображения, листы и хитбоксы из других программ</translation>
    </message>
    <message>
        <source>&amp;Reload images</source>
        <translation>Пере&amp;читать изображения</translation>
    </message>
    <message>
        <source>Read all images anew, after another program changed them</source>
        <translation>Прочитать все изображения заново, если их изменила другая программа</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>Write collision files for an engine</source>
        <translation>Записать файлы столкновений для движка</translation>
    </message>
    <message>
        <source>Export a&amp;gain</source>
        <translation>Экспо&amp;ртировать снова</translation>
    </message>
    <message>
        <source>Make the last export of the project once more, without a question</source>
        <translation>Повторить последний экспорт проекта без вопросов</translation>
    </message>
    <message>
        <source>&amp;Next frame</source>
        <translation>&amp;Следующий кадр</translation>
    </message>
    <message>
        <source>&amp;Previous frame</source>
        <translation>&amp;Предыдущий кадр</translation>
    </message>
    <message>
        <source>&amp;First frame</source>
        <translation>П&amp;ервый кадр</translation>
    </message>
    <message>
        <source>&amp;Last frame</source>
        <translation>П&amp;оследний кадр</translation>
    </message>
    <message>
        <source>&amp;Go to frame…</source>
        <translation>Пере&amp;йти к кадру…</translation>
    </message>
    <message>
        <source>By its number, counted from 0</source>
        <translation>По номеру, счёт с 0</translation>
    </message>
    <message>
        <source>&amp;Slice sheet into frames…</source>
        <translation>&amp;Нарезать лист на кадры…</translation>
    </message>
    <message>
        <source>Contact s&amp;heet…</source>
        <translation>Контактный &amp;лист…</translation>
    </message>
    <message>
        <source>All frames of the sprite side by side, to look at and to save as a picture</source>
        <translation>Все кадры спрайта рядом, чтобы посмотреть и сохранить картинкой</translation>
    </message>
    <message>
        <source>&amp;Remove sprite</source>
        <translation>&amp;Удалить спрайт</translation>
    </message>
    <message>
        <source>&amp;Left sides</source>
        <translation>По &amp;левым краям</translation>
    </message>
    <message>
        <source>&amp;Centres, one above the other</source>
        <translation>По &amp;центрам, друг над другом</translation>
    </message>
    <message>
        <source>&amp;Right sides</source>
        <translation>По &amp;правым краям</translation>
    </message>
    <message>
        <source>&amp;Top sides</source>
        <translation>По &amp;верхним краям</translation>
    </message>
    <message>
        <source>&amp;Middles, one beside the other</source>
        <translation>По &amp;серединам, друг рядом с другом</translation>
    </message>
    <message>
        <source>&amp;Bottom sides</source>
        <translation>По &amp;нижним краям</translation>
    </message>
    <message>
        <source>Spread &amp;across evenly</source>
        <translation>Распределить по &amp;горизонтали</translation>
    </message>
    <message>
        <source>Spread &amp;down evenly</source>
        <translation>Распределить по вер&amp;тикали</translation>
    </message>
    <message>
        <source>Align the frames of the selected instances</source>
        <translation>Выровнять кадры выделенных экземпляров</translation>
    </message>
    <message>
        <source>Align the shapes of the selected instances</source>
        <translation>Выровнять фигуры выделенных экземпляров</translation>
    </message>
    <message>
        <source>&amp;Align frames</source>
        <translation>В&amp;ыровнять кадры</translation>
    </message>
    <message>
        <source>Align s&amp;hapes</source>
        <translation>Выровнять &amp;фигуры</translation>
    </message>
    <message>
        <source>New &amp;layer</source>
        <translation>Новый &amp;слой</translation>
    </message>
    <message>
        <source>On top of the other layers of the stage</source>
        <translation>Поверх других слоёв сцены</translation>
    </message>
    <message>
        <source>&amp;Next overlap</source>
        <translation>Следующее &amp;наложение</translation>
    </message>
    <message>
        <source>Go to the next pair in the list of overlaps</source>
        <translation>Перейти к следующей паре в списке наложений</translation>
    </message>
    <message>
        <source>Pre&amp;vious overlap</source>
        <translation>Преды&amp;дущее наложение</translation>
    </message>
    <message>
        <source>&amp;Hits only</source>
        <translation>Только &amp;попадания</translation>
    </message>
    <message>
        <source>Hide overlaps of categories that do not hit each other</source>
        <translation>Скрыть наложения категорий, которые не бьют друг друга</translation>
    </message>
    <message>
        <source>Next numbers of the &amp;engine</source>
        <translation>Следующие числа &amp;движка</translation>
    </message>
    <message>
        <source>Mark overlaps that come out otherwise in float32 metres or in whole pixels</source>
        <translation>Отметить наложения, которые в метрах float32 или в целых пикселях выходят иначе</translation>
    </message>
    <message>
        <source>Show this panel, or put it away</source>
        <translation>Показать или убрать эту панель</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Панели</translation>
    </message>
    <message>
        <source>Play &amp;test: play or pause</source>
        <translation>Плей&amp;тест: пуск или пауза</translation>
    </message>
    <message>
        <source>Instances move and spin, emitters fire, hits are counted</source>
        <translation>Экземпляры движутся и вращаются, эмиттеры стреляют, попадания считаются</translation>
    </message>
    <message>
        <source>Play test: o&amp;ne step</source>
        <translation>Плейтест: один &amp;шаг</translation>
    </message>
    <message>
        <source>One sixtieth of a second, then pause</source>
        <translation>Одна шестидесятая секунды, затем пауза</translation>
    </message>
    <message>
        <source>Play test: from the &amp;beginning</source>
        <translation>Плейтест: с на&amp;чала</translation>
    </message>
    <message>
        <source>Play test: st&amp;op</source>
        <translation>Плейтест: &amp;стоп</translation>
    </message>
    <message>
        <source>Back to editing, with everything as it was</source>
        <translation>Назад к правке, всё остаётся как было</translation>
    </message>
    <message>
        <source>Play test: s&amp;wept tests</source>
        <translation>Плейтест: &amp;непрерывные проверки</translation>
    </message>
    <message>
        <source>Look for contacts all along a bullet&apos;s way, so that none passes through</source>
        <translation>Искать контакты на всём пути снаряда, чтобы ни один не прошёл насквозь</translation>
    </message>
    <message>
        <source>Play test: at a &amp;quarter of the speed</source>
        <translation>Плейтест: в чет&amp;верть скорости</translation>
    </message>
    <message>
        <source>Ask with a %1 that follows the cursor</source>
        <translation>Опрашивать зондом, который следует за курсором: %1</translation>
    </message>
    <message>
        <source>P&amp;robe</source>
        <translation>&amp;Зонд</translation>
    </message>
    <message>
        <source>&amp;Another random polygon</source>
        <translation>&amp;Ещё один случайный многоугольник</translation>
    </message>
    <message>
        <source>&amp;Copy coordinates</source>
        <translation>&amp;Копировать координаты</translation>
    </message>
    <message>
        <source>Of the line pressed last in the list of probes, or of the selected ones</source>
        <translation>Последней нажатой строки в списке зондов или выделенных зондов</translation>
    </message>
    <message>
        <source>&amp;Delete all probes</source>
        <translation>&amp;Удалить все зонды</translation>
    </message>
    <message>
        <source>Choose an engine at the top to see what it gets</source>
        <translation>Выберите движок вверху, чтобы увидеть, что он получит</translation>
    </message>
    <message>
        <source>&amp;Engine view</source>
        <translation>Вид для дви&amp;жка</translation>
    </message>
    <message>
        <source>Show on the canvas what the engine gets</source>
        <translation>Показать на холсте то, что получит движок</translation>
    </message>
    <message>
        <source>&amp;Fix the problem</source>
        <translation>&amp;Исправить проблему</translation>
    </message>
    <message>
        <source>Make the best repair of the problem that the canvas explains</source>
        <translation>Выполнить лучшее исправление проблемы, которую поясняет холст</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>Следующая &amp;проблема</translation>
    </message>
    <message>
        <source>Go to the next problem of the list</source>
        <translation>Перейти к следующей проблеме в списке</translation>
    </message>
    <message>
        <source>Fix a&amp;ll problems</source>
        <translation>Исправить &amp;все проблемы</translation>
    </message>
    <message>
        <source>Make every repair that keeps what the shapes fill</source>
        <translation>Выполнить все исправления, которые сохраняют заполнение фигур</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>П&amp;равила…</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project</source>
        <translation>Важность каждого правила в этом проекте</translation>
    </message>
    <message>
        <source>&amp;Edit in frames</source>
        <translation>Править в &amp;кадрах</translation>
    </message>
    <message>
        <source>&amp;Next scope</source>
        <translation>Следующая &amp;область правки</translation>
    </message>
    <message>
        <source>From this frame to the chosen ones, to those of the tag, to all, and back</source>
        <translation>От этого кадра к выбранным, к кадрам тега, ко всем и обратно</translation>
    </message>
    <message>
        <source>P&amp;lay or stop</source>
        <translation>П&amp;уск или стоп</translation>
    </message>
    <message>
        <source>Play the frames of the sprite or of the tag that is shown, or all animations on a stage</source>
        <translation>Играть кадры показанного спрайта или тега либо все анимации на сцене</translation>
    </message>
    <message>
        <source>&amp;Onion skin</source>
        <translation>К&amp;алька</translation>
    </message>
    <message>
        <source>The frames beside this one, faintly, as the strip&apos;s onion menu says</source>
        <translation>Соседние кадры бледно, как задано в меню кальки на ленте</translation>
    </message>
    <message>
        <source>&amp;Copy shapes</source>
        <translation>&amp;Копировать фигуры</translation>
    </message>
    <message>
        <source>Copy shapes to the ne&amp;xt frame</source>
        <translation>Копировать фигуры в &amp;следующий кадр</translation>
    </message>
    <message>
        <source>Copy the selected shapes to the next frame and go there, with the copies selected</source>
        <translation>Копировать выделенные фигуры в следующий кадр и перейти туда, выделив копии</translation>
    </message>
    <message>
        <source>Copy shapes to the next frame and &amp;keep both</source>
        <translation>Копировать фигуры в следующий кадр, оставив &amp;обе</translation>
    </message>
    <message>
        <source>As before, but nothing that is drawn there is replaced</source>
        <translation>Как выше, но ничего из нарисованного там не заменяется</translation>
    </message>
    <message>
        <source>Copy shapes along the &amp;picture</source>
        <translation>Копировать фигуры вслед за к&amp;артинкой</translation>
    </message>
    <message>
        <source>To the next frame, each moved as far as the pixels that it lies on</source>
        <translation>В следующий кадр; каждая сдвигается вместе с пикселями, на которых лежит</translation>
    </message>
    <message>
        <source>Copy shapes to the &amp;end of the tag</source>
        <translation>Копировать фигуры до кон&amp;ца тега</translation>
    </message>
    <message>
        <source>Copy the selected shapes to each frame up to the last one of the tag, or of the sprite</source>
        <translation>Копировать выделенные фигуры в каждый кадр до последнего кадра тега или спрайта</translation>
    </message>
    <message>
        <source>Copy shapes to &amp;all frames shown</source>
        <translation>Копировать фигуры во &amp;все показанные кадры</translation>
    </message>
    <message>
        <source>Copy shapes to the &amp;chosen frames</source>
        <translation>Копировать фигуры в в&amp;ыбранные кадры</translation>
    </message>
    <message>
        <source>C&amp;hosen frames</source>
        <translation>Вы&amp;бранные кадры</translation>
    </message>
    <message>
        <source>&amp;Insert frame without shapes</source>
        <translation>&amp;Вставить кадр без фигур</translation>
    </message>
    <message>
        <source>Behind the chosen frames, with the picture of the last one</source>
        <translation>После выбранных кадров, с картинкой последнего из них</translation>
    </message>
    <message>
        <source>&amp;Hold twice as long</source>
        <translation>&amp;Держать вдвое дольше</translation>
    </message>
    <message>
        <source>Double the duration of the chosen frames</source>
        <translation>Удвоить длительность выбранных кадров</translation>
    </message>
    <message>
        <source>&amp;Reverse frames</source>
        <translation>&amp;Обратить порядок кадров</translation>
    </message>
    <message>
        <source>Turn round the order of the chosen frames, or of all that are shown</source>
        <translation>Обратить порядок выбранных кадров или всех показанных</translation>
    </message>
    <message>
        <source>N&amp;umber frames</source>
        <translation>Про&amp;нумеровать кадры</translation>
    </message>
    <message>
        <source>Name the chosen frames, or all that are shown, after the first one, counting on</source>
        <translation>Назвать выбранные или все показанные кадры по первому с продолжением счёта</translation>
    </message>
    <message>
        <source>Add &amp;tag over the chosen frames</source>
        <translation>Добавить &amp;тег на выбранные кадры</translation>
    </message>
    <message>
        <source>Add e&amp;vent to the frame</source>
        <translation>Добавить в кадр со&amp;бытие</translation>
    </message>
    <message>
        <source>Something that the game is told of when the frame comes up, such as a sound</source>
        <translation>То, о чём игра узнаёт при появлении кадра, например звук</translation>
    </message>
    <message>
        <source>Of the selected shapes, or of the selected instances within their layers</source>
        <translation>Для выделенных фигур или для выделенных экземпляров внутри их слоёв</translation>
    </message>
    <message>
        <source>Flip &amp;horizontally</source>
        <translation>Отразить по &amp;горизонтали</translation>
    </message>
    <message>
        <source>Flip &amp;vertically</source>
        <translation>Отразить по &amp;вертикали</translation>
    </message>
    <message>
        <source>Turn by &amp;90°</source>
        <translation>Повернуть на &amp;90°</translation>
    </message>
    <message>
        <source>Turn &amp;back by 90°</source>
        <translation>Повернуть &amp;обратно на 90°</translation>
    </message>
    <message>
        <source>Bring to &amp;front</source>
        <translation>На &amp;передний план</translation>
    </message>
    <message>
        <source>Bring for&amp;ward</source>
        <translation>П&amp;ереместить вперёд</translation>
    </message>
    <message>
        <source>Send bac&amp;kward</source>
        <translation>Переместить &amp;назад</translation>
    </message>
    <message>
        <source>Send &amp;to back</source>
        <translation>На &amp;задний план</translation>
    </message>
    <message>
        <source>&amp;Categories…</source>
        <translation>&amp;Категории…</translation>
    </message>
    <message>
        <source>Name, colour and match the categories of shapes</source>
        <translation>Имена, цвета и сочетания категорий фигур</translation>
    </message>
    <message>
        <source>Snap &amp;to</source>
        <translation>Привя&amp;зка</translation>
    </message>
    <message>
        <source>Next &amp;snapping</source>
        <translation>&amp;Следующая привязка</translation>
    </message>
    <message>
        <source>Snap to pixels, half pixels, or not at all</source>
        <translation>К пикселям, к половинам пикселя или без привязки</translation>
    </message>
    <message>
        <source>S&amp;napping…</source>
        <translation>П&amp;ривязка…</translation>
    </message>
    <message>
        <source>All that points snap to, and the grid of one&apos;s own</source>
        <translation>Всё, к чему привязываются точки, и собственная сетка</translation>
    </message>
    <message>
        <source>&amp;Loupe</source>
        <translation>&amp;Лупа</translation>
    </message>
    <message>
        <source>Show the pixels around the cursor eight times as large below 400 %</source>
        <translation>Показывать пиксели вокруг курсора в восемь раз крупнее при масштабе ниже 400 %</translation>
    </message>
    <message>
        <source>Choose two sprites or more in the Sprites panel first: Ctrl or Shift and click.</source>
        <translation>Сначала выберите два спрайта или больше на панели «Спрайты»: щелчок с Ctrl или Shift.</translation>
    </message>
    <message>
        <source>Join %1 sprites</source>
        <translation>Объединение спрайтов: %1</translation>
    </message>
    <message>
        <source>%1 sprites are one animation now; undo takes them apart.</source>
        <translation>Спрайтов объединено в одну анимацию: %1; отмена разъединит их.</translation>
    </message>
    <message>
        <source>A sprite of one frame cannot be split.</source>
        <translation>Спрайт из одного кадра разделить нельзя.</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>Разделение: %1</translation>
    </message>
    <message>
        <source>“%1” is %2 sprites now; undo brings it back.</source>
        <translation>Из «%1» получилось спрайтов: %2; отмена вернёт всё.</translation>
    </message>
    <message>
        <source>Tags over several of them went: %1.</source>
        <translation>Теги, охватывавшие несколько из них, удалены: %1.</translation>
    </message>
    <message>
        <source>&amp;Join chosen sprites into one</source>
        <translation>&amp;Объединить выбранные спрайты</translation>
    </message>
    <message>
        <source>The frames of the chosen sprites become one animation, in the order of their numbers</source>
        <translation>Кадры выбранных спрайтов становятся одной анимацией по порядку номеров</translation>
    </message>
    <message>
        <source>S&amp;plit sprite</source>
        <translation>&amp;Разделить спрайт</translation>
    </message>
    <message>
        <source>The chosen frames become a sprite of their own; with one or all chosen, each frame does</source>
        <translation>Выбранные кадры становятся отдельным спрайтом; если выбран один или все — каждый кадр</translation>
    </message>
    <message>
        <source>&amp;Find image…</source>
        <translation>&amp;Найти изображение…</translation>
    </message>
    <message>
        <source>Where an image is that cannot be read; others beside it are found with it</source>
        <translation>Указать, где лежит нечитаемое изображение; другие рядом с ним найдутся тоже</translation>
    </message>
    <message>
        <source>&amp;Replace image…</source>
        <translation>&amp;Заменить изображение…</translation>
    </message>
    <message>
        <source>Another image in the place of the one in view; frames and shapes stay</source>
        <translation>Другое изображение вместо показанного; кадры и фигуры остаются</translation>
    </message>
    <message>
        <source>&amp;Stage on or off</source>
        <translation>&amp;Сцена вкл./выкл.</translation>
    </message>
    <message>
        <source>Place frames and see what overlaps</source>
        <translation>Размещать кадры и смотреть, что накладывается</translation>
    </message>
    <message>
        <source>&amp;Place frame</source>
        <translation>&amp;Разместить кадр</translation>
    </message>
    <message>
        <source>Put the frame in view on the stage</source>
        <translation>Поставить показанный кадр на сцену</translation>
    </message>
    <message>
        <source>Trace the selected f&amp;rames</source>
        <translation>Трассировать выделенные &amp;кадры</translation>
    </message>
    <message>
        <source>Outline what is opaque, as the Trace panel says</source>
        <translation>Обвести контуром непрозрачное, как задано на панели «Трассировка»</translation>
    </message>
    <message>
        <source>&amp;Trace</source>
        <translation>&amp;Трассировка</translation>
    </message>
    <message>
        <source>&amp;Trace all frames of the sprite</source>
        <translation>&amp;Трассировать все кадры спрайта</translation>
    </message>
    <message>
        <source>Trace all frames of the &amp;project</source>
        <translation>Трассировать все кадры &amp;проекта</translation>
    </message>
    <message>
        <source>Chosen cells of tr&amp;acks</source>
        <translation>Выбранные &amp;ячейки дорожек</translation>
    </message>
    <message>
        <source>&amp;Join into one track</source>
        <translation>&amp;Объединить в одну дорожку</translation>
    </message>
    <message>
        <source>Make the shapes of the chosen cells one thing at different times</source>
        <translation>Сделать фигуры выбранных ячеек одним объектом в разное время</translation>
    </message>
    <message>
        <source>Take &amp;out of the track</source>
        <translation>&amp;Убрать с дорожки</translation>
    </message>
    <message>
        <source>Make each shape of the chosen cells a thing by itself</source>
        <translation>Сделать каждую фигуру выбранных ячеек самостоятельной</translation>
    </message>
    <message>
        <source>&amp;Hold to here</source>
        <translation>&amp;Держать до этого места</translation>
    </message>
    <message>
        <source>Keep the shape of the first chosen cell, or the last one before it, in all of them</source>
        <translation>Держать во всех выбранных ячейках фигуру первой из них или последнюю перед ней</translation>
    </message>
    <message>
        <source>Of the chosen cells that lie between two keys</source>
        <translation>Для выбранных ячеек между двумя ключами</translation>
    </message>
    <message>
        <source>In-betweens: ease &amp;in</source>
        <translation>Промежуточные: плавное &amp;начало</translation>
    </message>
    <message>
        <source>In-betweens: &amp;ease out</source>
        <translation>Промежуточные: плавное &amp;окончание</translation>
    </message>
    <message>
        <source>In-betweens: ease in &amp;and out</source>
        <translation>Промежуточные: плавное начало &amp;и окончание</translation>
    </message>
    <message>
        <source>In-betweens: &amp;none, all keys</source>
        <translation>Промежуточные: нет, все — &amp;ключи</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>У&amp;величить</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>У&amp;меньшить</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>&amp;100 %</translation>
    </message>
    <message>
        <source>One screen pixel for each pixel</source>
        <translation>Один пиксель экрана на каждый пиксель</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>Вп&amp;исать</translation>
    </message>
    <message>
        <source>Show the whole frame or stage</source>
        <translation>Показать весь кадр или всю сцену</translation>
    </message>
    <message>
        <source>&amp;New project</source>
        <translation>&amp;Новый проект</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>Open projects and images, each project in a tab</source>
        <translation>Открыть проекты и изображения, каждый проект в своей вкладке</translation>
    </message>
    <message>
        <source>Reco&amp;ver…</source>
        <translation>Восс&amp;тановить…</translation>
    </message>
    <message>
        <source>Open work that was closed without saving</source>
        <translation>Открыть работу, закрытую без сохранения</translation>
    </message>
    <message>
        <source>Vers&amp;ions…</source>
        <translation>&amp;Версии…</translation>
    </message>
    <message>
        <source>See what the project was like when it was saved, and open that as a copy</source>
        <translation>Посмотреть проект таким, каким он сохранялся, и открыть это как копию</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>&amp;Закрыть проект</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>&amp;Найти действие…</translation>
    </message>
    <message>
        <source>Type a few letters of any action, sprite or frame</source>
        <translation>Введите несколько букв любого действия, спрайта или кадра</translation>
    </message>
    <message>
        <source>Ne&amp;xt project</source>
        <translation>Сл&amp;едующий проект</translation>
    </message>
    <message>
        <source>Pre&amp;vious project</source>
        <translation>Пре&amp;дыдущий проект</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>Как в &amp;системе</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>С&amp;ветлая</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тёмная</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Руководство</translation>
    </message>
    <message>
        <source>Explains what has the focus, beside the work</source>
        <translation>Поясняет то, что в фокусе, рядом с работой</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Клавиши</translation>
    </message>
    <message>
        <source>All keys and gestures, beside the work</source>
        <translation>Все клавиши и жесты, рядом с работой</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>&amp;Изменить клавиши…</translation>
    </message>
    <message>
        <source>&amp;About Hitbox Editor</source>
        <translation>&amp;О программе Hitbox Editor</translation>
    </message>
    <message>
        <source>&amp;First contact</source>
        <translation>&amp;Первый контакт</translation>
    </message>
    <message>
        <source>&amp;Last contact</source>
        <translation>П&amp;оследний контакт</translation>
    </message>
    <message>
        <source>In the timeline</source>
        <translation>На шкале времени</translation>
    </message>
    <message>
        <source>Next pane&amp;l</source>
        <translation>Следующая панел&amp;ь</translation>
    </message>
    <message>
        <source>Go on to the next panel, or to the canvas</source>
        <translation>Перейти к следующей панели или к холсту</translation>
    </message>
    <message>
        <source>Previous p&amp;anel</source>
        <translation>Предыдущая п&amp;анель</translation>
    </message>
    <message>
        <source>Trac&amp;ks</source>
        <translation>&amp;Дорожки</translation>
    </message>
    <message>
        <source>What is there in which frame, in place of the strip of frames</source>
        <translation>Что есть в каком кадре, вместо ленты кадров</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>&amp;Шкала времени</translation>
    </message>
    <message>
        <source>Play two animations side by side and see when they connect</source>
        <translation>Играть две анимации рядом и видеть, когда они соприкасаются</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Настройки…</translation>
    </message>
    <message>
        <source>Language, colours, text size, durations and keys</source>
        <translation>Язык, цвета, размер текста, длительности и клавиши</translation>
    </message>
    <message>
        <source>R&amp;un a script…</source>
        <translation>В&amp;ыполнить сценарий…</translation>
    </message>
    <message>
        <source>A rule, an export or an edit of your own, in JavaScript</source>
        <translation>Своё правило, экспорт или правка на JavaScript</translation>
    </message>
    <message>
        <source>Conflicts of a mer&amp;ge</source>
        <translation>Конфликты &amp;слияния</translation>
    </message>
    <message>
        <source>&amp;Next conflict</source>
        <translation>&amp;Следующий конфликт</translation>
    </message>
    <message>
        <source>Go to the next place that two people changed, each to something else</source>
        <translation>Перейти к следующему месту, которое двое изменили по-разному</translation>
    </message>
    <message>
        <source>Take &amp;ours</source>
        <translation>Взять &amp;нашу</translation>
    </message>
    <message>
        <source>Take &amp;theirs</source>
        <translation>Взять &amp;их версию</translation>
    </message>
    <message>
        <source>Keep &amp;both</source>
        <translation>Оставить &amp;обе</translation>
    </message>
    <message>
        <source>&amp;Done as it is</source>
        <translation>&amp;Оставить как есть</translation>
    </message>
    <message>
        <source>Sam&amp;ples</source>
        <translation>О&amp;бразцы</translation>
    </message>
    <message>
        <source>%1 sprites are one now, each of them a tag; undo takes them apart.</source>
        <translation>Спрайтов объединено в один: %1, каждый из них теперь тег; отмена разъединит их.</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Инструменты</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Порядок</translation>
    </message>
    <message>
        <source>Flip horizontally about the &amp;pivot</source>
        <translation>Отразить по горизонтали относительно &amp;опорной точки</translation>
    </message>
    <message>
        <source>Flip vertically about the pivot</source>
        <translation>Отразить по вертикали относительно опорной точки</translation>
    </message>
    <message>
        <source>Rename what is selected in the list at hand, or the selected shape or point, or else the sprite</source>
        <translation>Переименовать выделенное в текущем списке, выделенную фигуру или точку либо спрайт</translation>
    </message>
    <message>
        <source>What is drawn next is “%1”; %2 once more: what is selected, too.</source>
        <translation>Следующая фигура: «%1»; ещё раз %2 — и выделенные тоже.</translation>
    </message>
    <message>
        <source>The selected shapes are “%1” now.</source>
        <translation>Выделенные фигуры теперь: «%1».</translation>
    </message>
    <message>
        <source>What is drawn next is “%1”.</source>
        <translation>Следующая фигура: «%1».</translation>
    </message>
    <message>
        <source>P&amp;ivots of the chosen frames</source>
        <translation>О&amp;порные точки выбранных кадров</translation>
    </message>
    <message>
        <source>Pivot at the &amp;bottom middle of the picture (feet)</source>
        <translation>Опорная точка посередине в&amp;низу изображения (ступни)</translation>
    </message>
    <message>
        <source>Below what is opaque in each chosen frame: where a figure stands</source>
        <translation>Под тем, что непрозрачно в каждом выбранном кадре: где стоит фигура</translation>
    </message>
    <message>
        <source>Pivot in the &amp;centre of the picture</source>
        <translation>Опорная точка в &amp;центре изображения</translation>
    </message>
    <message>
        <source>The middle of what is opaque in each chosen frame</source>
        <translation>Середина того, что непрозрачно в каждом выбранном кадре</translation>
    </message>
    <message>
        <source>Pivot at the bottom middle of the &amp;frame</source>
        <translation>Опорная точка посередине внизу &amp;кадра</translation>
    </message>
    <message>
        <source>Of each chosen frame, whatever its picture shows</source>
        <translation>Каждого выбранного кадра, что бы ни показывало его изображение</translation>
    </message>
    <message>
        <source>Pivot in the centre of the f&amp;rame</source>
        <translation>Опорная точка в центре кад&amp;ра</translation>
    </message>
    <message>
        <source>In-betweens: linea&amp;r</source>
        <translation>Промежуточные: ли&amp;нейно</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>&amp;Что это?</translation>
    </message>
    <message>
        <source>The next click says what something is for</source>
        <translation>Следующий щелчок покажет, что для чего нужно</translation>
    </message>
    <message>
        <source>Step by step, beside the work</source>
        <translation>Шаг за шагом, рядом с работой</translation>
    </message>
    <message>
        <source>&amp;Tutorials</source>
        <translation>&amp;Уроки</translation>
    </message>
</context>
<context>
    <name>hitbox::AnimationBox</name>
    <message>
        <source>all frames</source>
        <translation>все кадры</translation>
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
        <translation>изображения «%1»</translation>
    </message>
    <message>
        <source>no image has the number %1; the frames follow each other without it</source>
        <translation>нет изображения с номером %1; кадры идут друг за другом без него</translation>
    </message>
    <message>
        <source>sprite “%1”</source>
        <translation>спрайт «%1»</translation>
    </message>
    <message>
        <source>its images differ in size: “%1” has %2 pixels, “%3” has %4; each pivot is in the middle of its own</source>
        <translation>его изображения разного размера: у «%1» %2 пикселей, у «%3» — %4; опорная точка каждого — в его середине</translation>
    </message>
    <message>
        <source>several images have the number %1; all of them are frames, one behind the other</source>
        <translation>несколько изображений имеют номер %1; все они становятся кадрами друг за другом</translation>
    </message>
</context>
<context>
    <name>hitbox::BitsField</name>
    <message>
        <source>Bit %1</source>
        <translation>Бит %1</translation>
    </message>
    <message>
        <source>Bit %1: layer %2, value %3</source>
        <translation>Бит %1: слой %2, значение %3</translation>
    </message>
    <message>
        <source>Bits as a number</source>
        <translation>Биты числом</translation>
    </message>
    <message>
        <source>The bits as a number: decimal, or hexadecimal as 0x1f, or binary as 0b101</source>
        <translation>Биты числом: десятичным, шестнадцатеричным вида 0x1f или двоичным вида 0b101</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Биты</translation>
    </message>
</context>
<context>
    <name>hitbox::CanvasView</name>
    <message>
        <source>Let go at %1</source>
        <translation>Отпущено в %1</translation>
    </message>
    <message>
        <source>Pressed at %1</source>
        <translation>Нажато в %1</translation>
    </message>
    <message>
        <source>Clicked at %1</source>
        <translation>Щелчок в %1</translation>
    </message>
</context>
<context>
    <name>hitbox::CategoriesDialog</name>
    <message>
        <source>Categories</source>
        <translation>Категории</translation>
    </message>
    <message>
        <source>A tick says that shapes of the row&apos;s category strike shapes of the column&apos;s. Bits become the engine&apos;s layer, the ticks its mask. Changes are made at once; Ctrl+Z takes them back.</source>
        <translation>Галочка означает, что фигуры категории строки бьют фигуры категории столбца. Биты становятся слоем движка, галочки — его маской. Изменения действуют сразу; Ctrl+Z отменяет их.</translation>
    </message>
    <message>
        <source>Categories and who hits whom</source>
        <translation>Категории и кто кого бьёт</translation>
    </message>
    <message>
        <source>“%1” is no whole number from 0 to 4294967295.</source>
        <translation>«%1» — не целое число от 0 до 4294967295.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Добавить</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Удалить…</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>В&amp;ыше</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Ниже</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>%1, told apart by every kind of colour vision</source>
        <translation>%1, различим при любом типе цветовосприятия</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>Цвет %1</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Другой…</translation>
    </message>
    <message>
        <source>Choose any colour</source>
        <translation>Выбрать любой цвет</translation>
    </message>
    <message>
        <source>Who hits whom</source>
        <translation>Кто кого бьёт</translation>
    </message>
    <message>
        <source>There is a category “%1” already.</source>
        <translation>Категория «%1» уже есть.</translation>
    </message>
    <message>
        <source>A category needs a name.</source>
        <translation>Категории нужно имя.</translation>
    </message>
    <message>
        <source>Rename category to %1</source>
        <translation>Переименование категории в %1</translation>
    </message>
    <message>
        <source>Bits of %1</source>
        <translation>Биты: %1</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Цвет: %1</translation>
    </message>
    <message>
        <source>Move category %1</source>
        <translation>Перемещение категории %1</translation>
    </message>
    <message>
        <source>category</source>
        <translation>категория</translation>
    </message>
    <message>
        <source>Add category</source>
        <translation>Добавление категории</translation>
    </message>
    <message>
        <source>Remove category %1</source>
        <translation>Удаление категории %1</translation>
    </message>
    <message>
        <source>Its one shape goes to</source>
        <translation>Её единственная фигура перейдёт в</translation>
    </message>
    <message numerus="yes">
        <source>Its %n shapes go to</source>
        <translation>
            <numerusform>Её %n фигура перейдёт в</numerusform>
            <numerusform>Её %n фигуры перейдут в</numerusform>
            <numerusform>Её %n фигур перейдут в</numerusform>
        </translation>
    </message>
    <message>
        <source>no category</source>
        <translation>без категории</translation>
    </message>
</context>
<context>
    <name>hitbox::CategoryList</name>
    <message>
        <source>Categories</source>
        <translation>Категории</translation>
    </message>
    <message>
        <source>No categories yet.</source>
        <translation>Категорий пока нет.</translation>
    </message>
</context>
<context>
    <name>hitbox::CategoryTableModel</name>
    <message>
        <source>%1 hits %2</source>
        <translation>%1 бьёт %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Биты</translation>
    </message>
    <message>
        <source>hits %1</source>
        <translation>бьёт %1</translation>
    </message>
</context>
<context>
    <name>hitbox::CommandPalette</name>
    <message>
        <source>Find an action</source>
        <translation>Найти действие</translation>
    </message>
    <message>
        <source>Find an action, a sprite or a frame</source>
        <translation>Найти действие, спрайт или кадр</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>Найденное</translation>
    </message>
</context>
<context>
    <name>hitbox::ConflictChoices</name>
    <message>
        <source>what the conflict is about is not there any more, or is there twice</source>
        <translation>того, о чём конфликт, больше нет, или оно есть дважды</translation>
    </message>
    <message>
        <source>this is to be done by hand</source>
        <translation>это нужно сделать вручную</translation>
    </message>
    <message>
        <source>%1 is the name of something else</source>
        <translation>%1 — имя чего-то другого</translation>
    </message>
</context>
<context>
    <name>hitbox::ConflictsPanel</name>
    <message>
        <source>Outline</source>
        <translation>Контур</translation>
    </message>
    <message>
        <source>The project</source>
        <translation>Проект</translation>
    </message>
    <message>
        <source>%1: both changed it</source>
        <translation>%1: изменено обеими сторонами</translation>
    </message>
    <message>
        <source>Ours removed it, theirs changed it</source>
        <translation>У нас удалено, у них изменено</translation>
    </message>
    <message>
        <source>Theirs removed it, ours changed it</source>
        <translation>У них удалено, у нас изменено</translation>
    </message>
    <message>
        <source>Order: both moved some of %1</source>
        <translation>Порядок: обе стороны переставили в %1</translation>
    </message>
    <message>
        <source>Its new name is that of something else</source>
        <translation>Новое имя принадлежит чему-то другому</translation>
    </message>
    <message>
        <source>It went to two places, and is in both</source>
        <translation>Перемещено в два места и есть в обоих</translation>
    </message>
    <message>
        <source>All that it named was removed, and it too</source>
        <translation>Всё, на что указывало, удалено, и оно тоже</translation>
    </message>
    <message>
        <source>A conflict that a newer version knows</source>
        <translation>Конфликт, известный более новой версии</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>удалено</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Конфликты</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Наша</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Их</translation>
    </message>
    <message>
        <source>Take ours</source>
        <translation>Взять нашу</translation>
    </message>
    <message>
        <source>Make it as our side has it</source>
        <translation>Сделать так, как на нашей стороне</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Взять их версию</translation>
    </message>
    <message>
        <source>Make it as their side has it</source>
        <translation>Сделать так, как на их стороне</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Оставить обе</translation>
    </message>
    <message>
        <source>Keep our shape, and theirs as another one above it</source>
        <translation>Оставить нашу фигуру, а их — ещё одной поверх</translation>
    </message>
    <message>
        <source>Leave it as it is now</source>
        <translation>Оставить как сейчас</translation>
    </message>
    <message>
        <source>All conflicts are settled</source>
        <translation>Все конфликты улажены</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n точка</numerusform>
            <numerusform>%n точки</numerusform>
            <numerusform>%n точек</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>Оставить как есть</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Категория</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Длительность</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Опорная точка</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Свойства</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Попадания</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>По умолчанию</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Слой</translation>
    </message>
    <message>
        <source>Sprites</source>
        <translation>Спрайты</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Кадры</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Фигуры</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Точки</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>События</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Категории</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>Экземпляры</translation>
    </message>
    <message>
        <source>Probes</source>
        <translation>Зонды</translation>
    </message>
    <message>
        <source>Emitters</source>
        <translation>Эмиттеры</translation>
    </message>
</context>
<context>
    <name>hitbox::ContactSheet</name>
    <message>
        <source>%1 of %2 frames</source>
        <translation>Кадров: %1 из %2</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 кадр</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>кадров: %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 мс</translation>
    </message>
</context>
<context>
    <name>hitbox::ContactSheetDialog</name>
    <message>
        <source>Contact sheet of %1</source>
        <translation>Контактный лист: %1</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>&amp;Размер</translation>
    </message>
    <message>
        <source>Size of a frame in pixels</source>
        <translation>Размер кадра в пикселях</translation>
    </message>
    <message>
        <source>Pixels for the longer side of a frame; enlarged ones take whole multiples of their pixels</source>
        <translation>Пиксели по длинной стороне кадра; увеличенные берутся с целым множителем</translation>
    </message>
    <message>
        <source>S&amp;hapes</source>
        <translation>&amp;Фигуры</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 кадр</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n кадр</numerusform>
            <numerusform>%n кадра</numerusform>
            <numerusform>%n кадров</numerusform>
        </translation>
    </message>
    <message>
        <source>Double click on a frame goes there.</source>
        <translation>Двойной щелчок по кадру переходит к нему.</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>&amp;Сохранить картинку…</translation>
    </message>
    <message>
        <source>As PNG, or as a page of HTML that says what is wrong with each frame</source>
        <translation>В PNG или страницей HTML, где сказано, что не так с каждым кадром</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>Картинки PNG (*.png)</translation>
    </message>
    <message>
        <source>HTML pages (*.html)</source>
        <translation>Страницы HTML (*.html)</translation>
    </message>
    <message>
        <source>Save the contact sheet</source>
        <translation>Сохранение контактного листа</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Рисование…</translation>
    </message>
    <message>
        <source>Could not write the contact sheet: %1</source>
        <translation>Не удалось записать контактный лист: %1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>Записано: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::ContactSheetView</name>
    <message>
        <source>Frames</source>
        <translation>Кадры</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>и ещё %1</translation>
    </message>
</context>
<context>
    <name>hitbox::CopyNote</name>
    <message>
        <source>Keep both</source>
        <translation>Оставить обе</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
</context>
<context>
    <name>hitbox::CrashReportDialog</name>
    <message>
        <source>The report cannot be read: %1</source>
        <translation>Отчёт не удаётся прочитать: %1</translation>
    </message>
    <message>
        <source>Crash Report</source>
        <translation>Отчёт о сбое</translation>
    </message>
    <message>
        <source>Nothing of your projects is in it, and it was sent nowhere. Whoever mends the editor can use it.
%1</source>
        <translation>В нём нет ничего из ваших проектов, и он никуда не отправлен. Он пригодится тому, кто исправляет редактор.
%1</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Отчёт</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Open &amp;Folder</source>
        <translation>Открыть &amp;папку</translation>
    </message>
</context>
<context>
    <name>hitbox::DocumentTabs</name>
    <message>
        <source>Open projects</source>
        <translation>Открытые проекты</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Ещё не сохранён</translation>
    </message>
</context>
<context>
    <name>hitbox::EmitterFields</name>
    <message>
        <source>Category of the bullets</source>
        <translation>Категория снарядов</translation>
    </message>
    <message>
        <source>Decides what the bullets hit</source>
        <translation>Определяет, по чему попадают снаряды</translation>
    </message>
    <message>
        <source>Bullet</source>
        <translation>Снаряд</translation>
    </message>
    <message>
        <source>point</source>
        <translation>точка</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>круг</translation>
    </message>
    <message>
        <source>box</source>
        <translation>прямоугольник</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>капсула</translation>
    </message>
    <message>
        <source>drawn shape</source>
        <translation>нарисованная фигура</translation>
    </message>
    <message>
        <source>Fires from</source>
        <translation>Откуда стреляет</translation>
    </message>
    <message>
        <source>the edges</source>
        <translation>края</translation>
    </message>
    <message>
        <source>a place</source>
        <translation>место</translation>
    </message>
    <message>
        <source>Fires at</source>
        <translation>Куда стреляет</translation>
    </message>
    <message>
        <source>an instance</source>
        <translation>экземпляр</translation>
    </message>
    <message>
        <source>Copy…</source>
        <translation>Копировать…</translation>
    </message>
    <message>
        <source>Fire a copy of a shape of the selected instance, or of the frame below</source>
        <translation>Стрелять копией фигуры выделенного экземпляра или кадра внизу</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Категория</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Откуда</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Куда</translation>
    </message>
    <message>
        <source>Change emitter</source>
        <translation>Изменение эмиттера</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>радиус</translation>
    </message>
    <message>
        <source>width</source>
        <translation>ширина</translation>
    </message>
    <message>
        <source>height</source>
        <translation>высота</translation>
    </message>
    <message>
        <source>length</source>
        <translation>длина</translation>
    </message>
    <message>
        <source>from x</source>
        <translation>от x</translation>
    </message>
    <message>
        <source>from y</source>
        <translation>от y</translation>
    </message>
    <message>
        <source>instance</source>
        <translation>экземпляр</translation>
    </message>
    <message>
        <source>at x</source>
        <translation>в x</translation>
    </message>
    <message>
        <source>at y</source>
        <translation>в y</translation>
    </message>
    <message>
        <source>every</source>
        <translation>каждые</translation>
    </message>
    <message>
        <source> s</source>
        <translation> с</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>скорость</translation>
    </message>
    <message>
        <source> px/s</source>
        <translation> пкс/с</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>разброс</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>The frame has no shapes</source>
        <translation>В кадре нет фигур</translation>
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
        <translation>Эмиттеры</translation>
    </message>
    <message>
        <source>Nothing fires yet. Add an emitter.</source>
        <translation>Пока ничто не стреляет. Добавьте эмиттер.</translation>
    </message>
    <message>
        <source>Add an emitter that fires at the first instance</source>
        <translation>Добавить эмиттер, стреляющий в первый экземпляр</translation>
    </message>
    <message>
        <source>Duplicate this emitter</source>
        <translation>Дублировать этот эмиттер</translation>
    </message>
    <message>
        <source>Remove this emitter (Delete)</source>
        <translation>Удалить этот эмиттер (Delete)</translation>
    </message>
    <message>
        <source>Rename emitter</source>
        <translation>Переименование эмиттера</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 в %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>Add emitter</source>
        <translation>Добавление эмиттера</translation>
    </message>
    <message>
        <source>Duplicate emitter</source>
        <translation>Дублирование эмиттера</translation>
    </message>
    <message>
        <source>Remove emitter</source>
        <translation>Удаление эмиттера</translation>
    </message>
</context>
<context>
    <name>hitbox::EmittersItem</name>
    <message>
        <source>%1 of %2 emitters in view are marked: zoom in for the rest</source>
        <translation>Отмечено эмиттеров: %1 из %2 видимых; увеличьте масштаб, чтобы увидеть остальные</translation>
    </message>
</context>
<context>
    <name>hitbox::EmptyFrameBar</name>
    <message>
        <source>This frame has no shapes yet.</source>
        <translation>В этом кадре пока нет фигур.</translation>
    </message>
    <message>
        <source>Copy the shapes of that frame, as the same things at another time</source>
        <translation>Скопировать фигуры того кадра как те же самые в другое время</translation>
    </message>
    <message>
        <source>Copy shapes to %1</source>
        <translation>Копирование фигур: %1</translation>
    </message>
    <message>
        <source>Shapes of %1</source>
        <translation>Фигуры кадра %1</translation>
    </message>
</context>
<context>
    <name>hitbox::EngineChooser</name>
    <message>
        <source>Engine</source>
        <translation>Движок</translation>
    </message>
    <message>
        <source>The engine that this project is made for: what it gets is shown, and exports start with it</source>
        <translation>Движок, для которого делается проект: показано, что он получит, и с него начинается экспорт</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Выбрать…</translation>
    </message>
</context>
<context>
    <name>hitbox::EnginePanel</name>
    <message>
        <source>Engine gets</source>
        <translation>Для движка</translation>
    </message>
    <message>
        <source>What the engine gets</source>
        <translation>Что получает движок</translation>
    </message>
    <message>
        <source>What the engine loses</source>
        <translation>Что теряет движок</translation>
    </message>
    <message>
        <source>Engine view</source>
        <translation>Вид для движка</translation>
    </message>
    <message>
        <source>Show on the canvas what the engine gets</source>
        <translation>Показать на холсте то, что получит движок</translation>
    </message>
    <message>
        <source>%1 is not exported: %2</source>
        <translation>%1 не экспортируется: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>и ещё %1</translation>
    </message>
    <message>
        <source>of this frame</source>
        <translation>этот кадр</translation>
    </message>
    <message>
        <source>choose one at the top</source>
        <translation>выберите его вверху</translation>
    </message>
    <message>
        <source>“%1” is not known here</source>
        <translation>«%1» здесь неизвестен</translation>
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
        <translation>События: %1</translation>
    </message>
    <message>
        <source>Events of the frame</source>
        <translation>События кадра</translation>
    </message>
    <message>
        <source>Nothing happens in this frame.</source>
        <translation>В этом кадре ничего не происходит.</translation>
    </message>
    <message>
        <source>Add an event</source>
        <translation>Добавить событие</translation>
    </message>
    <message>
        <source>Duplicate this event</source>
        <translation>Дублировать это событие</translation>
    </message>
    <message>
        <source>Remove this event (Delete)</source>
        <translation>Удалить это событие (Delete)</translation>
    </message>
    <message>
        <source>Properties of the event</source>
        <translation>Свойства события</translation>
    </message>
    <message>
        <source>Add a property to the event</source>
        <translation>Добавить событию свойство</translation>
    </message>
    <message>
        <source>event</source>
        <translation>событие</translation>
    </message>
    <message>
        <source>Add event %1</source>
        <translation>Добавление события %1</translation>
    </message>
    <message>
        <source>Duplicate event %1</source>
        <translation>Дублирование события %1</translation>
    </message>
    <message>
        <source>Remove event %1</source>
        <translation>Удаление события %1</translation>
    </message>
    <message>
        <source>Rename event to %1</source>
        <translation>Переименование события в %1</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportDialog</name>
    <message>
        <source>… and %1 more</source>
        <translation>… и ещё %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>On every save</source>
        <translation>При каждом сохранении</translation>
    </message>
    <message>
        <source>&amp;Copy text</source>
        <translation>&amp;Копировать текст</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Экспортировать</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>This version of the editor does not know the format.</source>
        <translation>Эта версия редактора не знает такого формата.</translation>
    </message>
    <message>
        <source>Export into</source>
        <translation>Куда экспортировать</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Экспортируется…</translation>
    </message>
    <message>
        <source>Choose the folder that the files are written to.</source>
        <translation>Выберите папку, в которую записывать файлы.</translation>
    </message>
    <message>
        <source>“%1” is a relative folder; choose one from the root on.</source>
        <translation>«%1» — относительный путь; выберите полный, от корня.</translation>
    </message>
    <message>
        <source>The folder&apos;s name has more than %1 characters, or several lines; choose another one.</source>
        <translation>Имя папки длиннее %1 символов или не в одну строку; выберите другую.</translation>
    </message>
    <message>
        <source>Replace files?</source>
        <translation>Заменить файлы?</translation>
    </message>
    <message>
        <source>The folder has other files of these names: %1</source>
        <translation>В папке есть другие файлы с такими именами: %1</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Заменить</translation>
    </message>
    <message>
        <source>&amp;Save as profile</source>
        <translation>&amp;Сохранить как профиль</translation>
    </message>
    <message>
        <source>Keep this engine with its options and the folder in the project, under a name</source>
        <translation>Сохранить в проекте движок с параметрами и папкой под каким-либо именем</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Движки</translation>
    </message>
    <message>
        <source>Leave this window and go to the first shape that is wrong</source>
        <translation>Закрыть это окно и перейти к первой неправильной фигуре</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Папка</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Выбрать…</translation>
    </message>
    <message>
        <source>Make the export of this profile again whenever the project is saved</source>
        <translation>Повторять экспорт этого профиля при каждом сохранении проекта</translation>
    </message>
    <message>
        <source>Put the text of the file in view on the clipboard</source>
        <translation>Поместить текст показанного файла в буфер обмена</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>The folder has another file of this name: %1</source>
        <translation>В папке есть другой файл с таким именем: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportFlow</name>
    <message>
        <source>%1 Lost or changed: %2.</source>
        <translation>%1 Потеряно или изменено: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 Lost or changed: %2, and %n more.</source>
        <translation>
            <numerusform>%1 Потеряно или изменено: %2 и ещё %n.</numerusform>
            <numerusform>%1 Потеряно или изменено: %2 и ещё %n.</numerusform>
            <numerusform>%1 Потеряно или изменено: %2 и ещё %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Экспортируется…</translation>
    </message>
    <message>
        <source>The project wants to be exported at every save, into %1.</source>
        <translation>Проект просит экспортировать его при каждом сохранении, в %1.</translation>
    </message>
    <message>
        <source>The project wants to be exported at every save, into %1, and to read %2 for it.</source>
        <translation>Проект просит экспортировать его при каждом сохранении, в %1, и читать для этого %2.</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Разрешить</translation>
    </message>
    <message>
        <source>Not exported: %1</source>
        <translation>Не экспортировано: %1</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Saved. %1</source>
        <translation>Сохранено. %1</translation>
    </message>
    <message>
        <source>Saved, but “%1” was not exported: %2</source>
        <translation>Сохранено, но профиль «%1» не экспортирован: %2</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>%1 The project is made for %2 now: undo takes that back.</source>
        <translation>%1 Теперь проект сделан для %2: отмена вернёт как было.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Заменить</translation>
    </message>
    <message>
        <source>The project is made for %1, as it was exported last: undo takes that back.</source>
        <translation>Проект сделан для %1, как при последнем экспорте: отмена вернёт как было.</translation>
    </message>
    <message>
        <source>Exported %1 into %2 (%3).</source>
        <translation>Экспортировано: %1; папка: %2 (%3).</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportOptionFields</name>
    <message>
        <source>Choose…</source>
        <translation>Выбрать…</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportPreviewView</name>
    <message>
        <source>Search the text</source>
        <translation>Поиск в тексте</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Файлы</translation>
    </message>
    <message>
        <source>The files are being made</source>
        <translation>Файлы готовятся</translation>
    </message>
    <message>
        <source>Text of the file</source>
        <translation>Текст файла</translation>
    </message>
    <message>
        <source>Search the text (Ctrl+F); Return goes on, Shift+Return back</source>
        <translation>Поиск в тексте (Ctrl+F); Return — вперёд, Shift+Return — назад</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Return)</source>
        <translation>Предыдущее совпадение (Shift+Return)</translation>
    </message>
    <message>
        <source>Next hit (Return)</source>
        <translation>Следующее совпадение (Return)</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 pixels</source>
        <translation>Картинка %1 × %2 пикселей</translation>
    </message>
    <message>
        <source>
… and 1 byte more</source>
        <translation>
… и ещё 1 байт</translation>
    </message>
    <message numerus="yes">
        <source>
… and %n bytes more</source>
        <translation>
            <numerusform>
… и ещё %n байт</numerusform>
            <numerusform>
… и ещё %n байта</numerusform>
            <numerusform>
… и ещё %n байт</numerusform>
        </translation>
    </message>
    <message>
        <source>not found</source>
        <translation>не найдено</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 Б</translation>
    </message>
</context>
<context>
    <name>hitbox::FieldForm</name>
    <message>
        <source>%1: %2 unless a shape says otherwise</source>
        <translation>%1: %2, если у фигуры не задано иное</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>several</source>
        <translation>разные</translation>
    </message>
</context>
<context>
    <name>hitbox::FieldsTable</name>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Fields of the category</source>
        <translation>Поля категории</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>По умолчанию</translation>
    </message>
    <message>
        <source>Choices, with commas between</source>
        <translation>Варианты через запятую</translation>
    </message>
    <message>
        <source>Fields are properties that all shapes of the category have, such as damage. Shapes with the same value of a field “group” hit once together.</source>
        <translation>Поля — это свойства всех фигур категории, например урон. Фигуры с одинаковым значением поля «group» вместе попадают один раз.</translation>
    </message>
    <message>
        <source>Add &amp;field</source>
        <translation>Добавить &amp;поле</translation>
    </message>
    <message>
        <source>Remove f&amp;ield</source>
        <translation>Удалить п&amp;оле</translation>
    </message>
    <message>
        <source>Type of %1</source>
        <translation>Тип: %1</translation>
    </message>
    <message>
        <source>number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>yes/no</source>
        <translation>да/нет</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>выбор</translation>
    </message>
    <message>
        <source>A field needs a name.</source>
        <translation>Полю нужно имя.</translation>
    </message>
    <message>
        <source>There is a field “%1” already.</source>
        <translation>Поле «%1» уже есть.</translation>
    </message>
    <message>
        <source>Rename field to %1</source>
        <translation>Переименование поля в %1</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>«%1» — не число.</translation>
    </message>
    <message>
        <source>“%1” is neither yes nor no.</source>
        <translation>«%1» — ни да, ни нет.</translation>
    </message>
    <message>
        <source>“%1” is none of the choices.</source>
        <translation>«%1» нет среди вариантов.</translation>
    </message>
    <message>
        <source>Default of %1</source>
        <translation>Значение по умолчанию: %1</translation>
    </message>
    <message>
        <source>A field of this type needs a choice.</source>
        <translation>Полю этого типа нужен хотя бы один вариант.</translation>
    </message>
    <message>
        <source>A field has at most %1 choices.</source>
        <translation>Вариантов у поля может быть не больше %1.</translation>
    </message>
    <message>
        <source>Choices of %1</source>
        <translation>Варианты: %1</translation>
    </message>
    <message>
        <source>A category has at most %1 fields.</source>
        <translation>Полей у категории может быть не больше %1.</translation>
    </message>
    <message>
        <source>Add field to %1</source>
        <translation>Добавление поля: %1</translation>
    </message>
    <message>
        <source>Remove field %1</source>
        <translation>Удаление поля %1</translation>
    </message>
</context>
<context>
    <name>hitbox::FileChangeBar</name>
    <message>
        <source>Another program changed %1, which was read anew (%2). Undo shows it as it was.</source>
        <translation>Другая программа изменила %1, файл перечитан (%2). Отмена покажет его прежним.</translation>
    </message>
    <message>
        <source>Another program changed %1: %2. Here is unsaved work on it.</source>
        <translation>Другая программа изменила %1: %2. Здесь в нём есть несохранённая работа.</translation>
    </message>
    <message>
        <source>Another program changed %1: %2. Here it is as it was.</source>
        <translation>Другая программа изменила %1: %2. Здесь он прежний.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Перечитать</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Оставить моё</translation>
    </message>
    <message>
        <source>Another program changed %1, and it cannot be read now: %2. Here it is as it was.</source>
        <translation>Другая программа изменила %1, и сейчас его не удаётся прочитать: %2. Здесь он прежний.</translation>
    </message>
    <message>
        <source>%1 was moved or removed. Here it still is.</source>
        <translation>%1 перемещён или удалён. Здесь он ещё есть.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>by %1 on %2, since %3</source>
        <translation>пользователь %1 на %2, с %3</translation>
    </message>
    <message>
        <source>by somebody unknown</source>
        <translation>неизвестный пользователь</translation>
    </message>
    <message>
        <source>%1 is also open elsewhere: %2. You are told here when it is saved there.</source>
        <translation>%1 открыт и в другом месте: %2. О сохранениях там будет сообщено здесь.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>on %1, since %2</source>
        <translation>на %1, с %2</translation>
    </message>
    <message>
        <source>The folder of %1 was moved or removed. Here it still is.</source>
        <translation>Папка файла %1 перемещена или удалена. Здесь проект ещё есть.</translation>
    </message>
</context>
<context>
    <name>hitbox::FileFlow</name>
    <message>
        <source>Not saved: %1 is as it was</source>
        <translation>Не сохранено: %1 остался прежним</translation>
    </message>
    <message>
        <source>Could not open the file</source>
        <translation>Не удалось открыть файл</translation>
    </message>
    <message>
        <source>Add images as sprites</source>
        <translation>Добавить изображения как спрайты</translation>
    </message>
    <message>
        <source>Images and sheets (%1);;Images (%2);;All files (*)</source>
        <translation>Изображения и листы (%1);;Изображения (%2);;Все файлы (*)</translation>
    </message>
    <message>
        <source>“%1” was moved or removed since it was opened here.</source>
        <translation>«%1» перемещён или удалён с тех пор, как открыт здесь.</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since it was opened here.</source>
        <translation>«%1» изменён другой программой с тех пор, как открыт здесь.</translation>
    </message>
    <message>
        <source>File is gone</source>
        <translation>Файл исчез</translation>
    </message>
    <message>
        <source>File changed on disk</source>
        <translation>Файл на диске изменился</translation>
    </message>
    <message>
        <source>Your work is still open here. Saving writes the file anew.</source>
        <translation>Ваша работа по-прежнему открыта. Сохранение запишет файл заново.</translation>
    </message>
    <message>
        <source>Saving replaces those changes with yours.</source>
        <translation>Сохранение заменит те изменения вашими.</translation>
    </message>
    <message>
        <source>Write anew</source>
        <translation>Записать заново</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Заменить</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Сохранить как…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>Could not save</source>
        <translation>Не удалось сохранить</translation>
    </message>
    <message>
        <source>Nothing was changed on disk. Your work is still open here.</source>
        <translation>На диске ничего не изменено. Ваша работа по-прежнему открыта.</translation>
    </message>
    <message>
        <source>What lies on the disk now is not what lay there before, and may not be all of your work. It is still open here.</source>
        <translation>На диске теперь не то, что было раньше, и, возможно, не вся ваша работа. Она по-прежнему открыта.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Сохранить как</translation>
    </message>
    <message>
        <source>Projects (*.hitbox)</source>
        <translation>Проекты (*.hitbox)</translation>
    </message>
    <message>
        <source>What lies on the disk now cannot be read. Your work is still open here.</source>
        <translation>То, что сейчас лежит на диске, прочитать нельзя. Ваша работа здесь по-прежнему открыта.</translation>
    </message>
    <message>
        <source>The file on the disk is the new one, with your work as it was when saving began. Here it counts as unsaved until a save succeeds.</source>
        <translation>Файл на диске — новый, с вашей работой на момент начала сохранения. Здесь она считается несохранённой, пока сохранение не удастся.</translation>
    </message>
    <message>
        <source>Folder is gone</source>
        <translation>Папки больше нет</translation>
    </message>
    <message>
        <source>The folder of “%1” was moved or removed.</source>
        <translation>Папка файла «%1» перемещена или удалена.</translation>
    </message>
    <message>
        <source>Your work is still open here. Save it in another folder.</source>
        <translation>Ваша работа здесь ещё открыта. Сохраните её в другой папке.</translation>
    </message>
    <message>
        <source>“%1” was moved or removed since this work on it was begun.</source>
        <translation>Файл «%1» перемещён или удалён после начала этой работы.</translation>
    </message>
    <message>
        <source>“%1” was changed since it was opened here, and cannot be read now: %2</source>
        <translation>Файл «%1» изменён с тех пор, как открыт здесь, и сейчас не читается: %2</translation>
    </message>
    <message>
        <source>Saving replaces it with yours.</source>
        <translation>Сохранение заменит его вашим.</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since it was opened here: %2.</source>
        <translation>Файл «%1» изменён другой программой с тех пор, как открыт здесь: %2.</translation>
    </message>
    <message>
        <source>Saving replaces those changes with yours. Reload takes them in place of yours, which undo brings back.</source>
        <translation>Сохранение заменит эти изменения вашими. Кнопка «Перечитать» возьмёт их вместо ваших, которые вернёт отмена.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Перечитать</translation>
    </message>
    <message>
        <source>“%1” was written since this work on it was begun.</source>
        <translation>Файл «%1» записан после начала этой работы.</translation>
    </message>
    <message>
        <source>Saving replaces what is in it with yours. Undo shows it.</source>
        <translation>Сохранение заменит его содержимое вашим. Отмена покажет его.</translation>
    </message>
    <message>
        <source>“%1” cannot be read now: %2</source>
        <translation>Файл «%1» сейчас не читается: %2</translation>
    </message>
</context>
<context>
    <name>hitbox::FindingCard</name>
    <message>
        <source>Problem</source>
        <translation>Проблема</translation>
    </message>
</context>
<context>
    <name>hitbox::FindingsItem</name>
    <message>
        <source>%1 of %2 problems in view are marked: zoom in for the rest</source>
        <translation>Отмечено проблем: %1 из %2 видимых; увеличьте масштаб, чтобы увидеть остальные</translation>
    </message>
</context>
<context>
    <name>hitbox::FixBar</name>
    <message>
        <source>Fix</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>All ways to repair this</source>
        <translation>Все способы исправить это</translation>
    </message>
    <message>
        <source>Looking for repairs…</source>
        <translation>Поиск исправлений…</translation>
    </message>
    <message>
        <source>Other ways…</source>
        <translation>Другие способы…</translation>
    </message>
    <message>
        <source>1 in-between is a key now, and follows the others no more</source>
        <translation>1 промежуточная фигура стала ключом и больше не следует за остальными</translation>
    </message>
    <message numerus="yes">
        <source>%n in-betweens are keys now, and follow the others no more</source>
        <translation>
            <numerusform>%n промежуточная фигура стала ключом и больше не следует за остальными</numerusform>
            <numerusform>%n промежуточные фигуры стали ключами и больше не следуют за остальными</numerusform>
            <numerusform>%n промежуточных фигур стали ключами и больше не следуют за остальными</numerusform>
        </translation>
    </message>
    <message>
        <source>Frames between the keys have the first part alone</source>
        <translation>В кадрах между ключами только первая часть</translation>
    </message>
</context>
<context>
    <name>hitbox::FollowDialog</name>
    <message>
        <source>Add New Pictures as Frames</source>
        <translation>Добавление новых картинок как кадров</translation>
    </message>
    <message>
        <source>Move Shapes with Their Pictures</source>
        <translation>Перемещение фигур с картинками</translation>
    </message>
    <message>
        <source>Add Frames</source>
        <translation>Добавить кадры</translation>
    </message>
    <message>
        <source>Move Shapes</source>
        <translation>Переместить фигуры</translation>
    </message>
    <message>
        <source>Frames, where their pictures were and where they are</source>
        <translation>Кадры: где их картинки были и где теперь</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Кадр</translation>
    </message>
    <message>
        <source>Was</source>
        <translation>Было</translation>
    </message>
    <message>
        <source>Is now</source>
        <translation>Стало</translation>
    </message>
    <message>
        <source>New picture</source>
        <translation>Новая картинка</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>What becomes of %1</source>
        <translation>Что будет с %1</translation>
    </message>
    <message>
        <source>Nowhere: keep it, listed as a problem</source>
        <translation>Никуда: оставить и показать среди проблем</translation>
    </message>
    <message>
        <source>Nowhere: delete it with its shapes</source>
        <translation>Никуда: удалить вместе с фигурами</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>Переместить в %1</translation>
    </message>
    <message>
        <source>Move to the picture at %1, %2</source>
        <translation>Переместить к картинке в %1, %2</translation>
    </message>
    <message>
        <source>New pictures become &amp;frames</source>
        <translation>Новые картинки становятся &amp;кадрами</translation>
    </message>
    <message>
        <source>Put the frames into the &amp;order of the files&apos; numbers</source>
        <translation>Расставить кадры по &amp;порядку номеров файлов</translation>
    </message>
    <message>
        <source>Put the frames into the &amp;order in which they lie in %1</source>
        <translation>Расставить кадры по &amp;порядку их расположения в %1</translation>
    </message>
    <message>
        <source>The animation then plays in this order; otherwise it plays as it did</source>
        <translation>Анимация пойдёт в этом порядке; иначе — в прежнем</translation>
    </message>
</context>
<context>
    <name>hitbox::FramePivots</name>
    <message>
        <source>Looking at the pictures…</source>
        <translation>Просмотр изображений…</translation>
    </message>
    <message>
        <source>Without opaque pixels and left alone: %1.</source>
        <translation>Без непрозрачных пикселей и не тронуты: %1.</translation>
    </message>
    <message>
        <source>Changed meanwhile and left alone: %1.</source>
        <translation>Тем временем изменились и не тронуты: %1.</translation>
    </message>
    <message>
        <source>Without a readable image and left alone: %1, such as %2</source>
        <translation>Без читаемого изображения и не тронуты: %1, например %2</translation>
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
        <translation>Сколько показывается кадр; для всех выбранных кадров</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Длительность</translation>
    </message>
    <message>
        <source>Pivot x</source>
        <translation>Опора X</translation>
    </message>
    <message>
        <source>Pivot y</source>
        <translation>Опора Y</translation>
    </message>
    <message>
        <source>The point that the game places the frame by, in its pixels; for all chosen frames</source>
        <translation>Точка, за которую игра ставит кадр, в его пикселях; для всех выбранных кадров</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Опора</translation>
    </message>
    <message>
        <source>Rename frame to %1</source>
        <translation>Переименование кадра в %1</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n кадр</numerusform>
            <numerusform>%n кадра</numerusform>
            <numerusform>%n кадров</numerusform>
        </translation>
    </message>
    <message>
        <source>Pivot of %1</source>
        <translation>Опорная точка: %1</translation>
    </message>
    <message>
        <source>Duration of %1</source>
        <translation>Длительность: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameRuler</name>
    <message>
        <source>Frames and tags along a line</source>
        <translation>Кадры и теги вдоль линии</translation>
    </message>
    <message>
        <source>Frames of tag %1</source>
        <translation>Кадры тега %1</translation>
    </message>
    <message>
        <source>%1: frames %2 to %3. Drag an end to change it.</source>
        <translation>%1: кадры с %2 по %3. Тяните за край, чтобы изменить.</translation>
    </message>
    <message>
        <source>Frame %1: %2. Drag to scrub.</source>
        <translation>Кадр %1: %2. Тяните, чтобы прокрутить.</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameScene</name>
    <message>
        <source>Ours</source>
        <translation>Наша</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Их</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameTimes</name>
    <message>
        <source>Ticks</source>
        <translation>Тики</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>Миллисекунды</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 мс</translation>
    </message>
    <message>
        <source>1 tick</source>
        <translation>1 тик</translation>
    </message>
    <message>
        <source>%1 ticks</source>
        <translation>тиков: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameTimesButton</name>
    <message>
        <source>Durations in milliseconds or in ticks of the game; the project keeps milliseconds</source>
        <translation>Длительности в миллисекундах или в тиках игры; в проекте хранятся миллисекунды</translation>
    </message>
    <message>
        <source>Unit of durations</source>
        <translation>Единица длительности</translation>
    </message>
    <message>
        <source>&amp;Milliseconds</source>
        <translation>&amp;Миллисекунды</translation>
    </message>
    <message>
        <source>&amp;Ticks of the game</source>
        <translation>&amp;Тики игры</translation>
    </message>
    <message>
        <source>Ticks per &amp;second</source>
        <translation>Тиков в &amp;секунду</translation>
    </message>
    <message>
        <source>Ticks per second</source>
        <translation>Тиков в секунду</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>тики</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>мс</translation>
    </message>
</context>
<context>
    <name>hitbox::FramesPanel</name>
    <message>
        <source>Frames</source>
        <translation>Кадры</translation>
    </message>
    <message>
        <source>Rename frame to %1</source>
        <translation>Переименование кадра в %1</translation>
    </message>
    <message>
        <source>No frame has this in its name.</source>
        <translation>Такого нет в имени ни одного кадра.</translation>
    </message>
    <message>
        <source>The frames of the sprite in view stand here.</source>
        <translation>Здесь стоят кадры показанного спрайта.</translation>
    </message>
    <message>
        <source>All frames</source>
        <translation>Все кадры</translation>
    </message>
    <message>
        <source>The tag “%1” names no frames of this sprite.</source>
        <translation>Тег «%1» не содержит кадров этого спрайта.</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>тег</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>Добавление тега</translation>
    </message>
    <message>
        <source>Remove tag %1</source>
        <translation>Удаление тега %1</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n кадр</numerusform>
            <numerusform>%n кадра</numerusform>
            <numerusform>%n кадров</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Перемещение: %1</translation>
    </message>
    <message>
        <source>A sprite keeps at least one frame. Remove the sprite instead.</source>
        <translation>У спрайта остаётся хотя бы один кадр. Удалите вместо этого спрайт.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Удаление: %1</translation>
    </message>
    <message>
        <source>%1: undo brings it back.</source>
        <translation>%1. Отмена вернёт.</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Дублирование: %1</translation>
    </message>
    <message>
        <source>Insert frame without shapes</source>
        <translation>Вставка кадра без фигур</translation>
    </message>
    <message>
        <source>Hold %1</source>
        <translation>Удержание: %1</translation>
    </message>
    <message>
        <source>%1: twice as long.</source>
        <translation>%1: вдвое дольше.</translation>
    </message>
    <message>
        <source>Reverse %1</source>
        <translation>Обратный порядок: %1</translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>Нумерация: %1</translation>
    </message>
    <message>
        <source>Select the shapes that are to be copied first, or a point.</source>
        <translation>Сначала выделите фигуры, которые надо скопировать, или точку.</translation>
    </message>
    <message>
        <source>Choose the frames to copy to with Ctrl or Shift first.</source>
        <translation>Сначала выберите с Ctrl или Shift кадры, в которые копировать.</translation>
    </message>
    <message>
        <source>There is no other frame to copy to.</source>
        <translation>Нет другого кадра, чтобы копировать в него.</translation>
    </message>
    <message>
        <source>Looking where the picture has gone…</source>
        <translation>Поиск, куда сместилась картинка…</translation>
    </message>
    <message>
        <source>The frame is another one by now; nothing was copied along the picture.</source>
        <translation>Кадр уже другой; вслед за картинкой ничего не скопировано.</translation>
    </message>
    <message>
        <source>No pixels were found to follow, so that nothing was moved.</source>
        <translation>Не найдено пикселей, за которыми следовать, поэтому ничего не сдвинуто.</translation>
    </message>
    <message>
        <source>%1 not, without pixels to follow</source>
        <translation>%1: без сдвига, не за чем следовать</translation>
    </message>
    <message>
        <source>%1 not at all</source>
        <translation>%1: на месте</translation>
    </message>
    <message>
        <source>%1 by %2, %3</source>
        <translation>%1: на %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved along the picture: %1.</source>
        <translation>Сдвиг вслед за картинкой: %1.</translation>
    </message>
    <message>
        <source>Copy shapes to %1</source>
        <translation>Копирование фигур: %1</translation>
    </message>
    <message>
        <source>Copied to %1.</source>
        <translation>Скопировано: %1.</translation>
    </message>
    <message>
        <source>Copied to %1; a shape drawn there was replaced. Alt keeps both.</source>
        <translation>Скопировано: %1; одна нарисованная там фигура заменена. Alt оставляет обе.</translation>
    </message>
    <message>
        <source>Copied to %1; %2 shapes drawn there were replaced. Alt keeps both.</source>
        <translation>Скопировано: %1; заменено нарисованных там фигур: %2. Alt оставляет обе.</translation>
    </message>
    <message>
        <source>The copy replaced “%1”, which was drawn on %2.</source>
        <translation>Копия заменила «%1», нарисованную там: %2.</translation>
    </message>
    <message>
        <source>Copies replaced %1 shapes that were drawn on %2.</source>
        <translation>Копии заменили нарисованные там фигуры (%1): %2.</translation>
    </message>
    <message>
        <source>Copy point %1 to %2</source>
        <translation>Копирование точки %1: %2</translation>
    </message>
    <message>
        <source>Copied to %1; moved in %2 of them.</source>
        <translation>Скопировано: %1; перемещено в %2 из них.</translation>
    </message>
    <message>
        <source>Search frames</source>
        <translation>Поиск кадров</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>Пуск или стоп</translation>
    </message>
    <message>
        <source>own times</source>
        <translation>своё время</translation>
    </message>
    <message>
        <source> fps</source>
        <translation> кадр/с</translation>
    </message>
    <message>
        <source>How fast the preview plays; at 0 each frame stands for its own duration</source>
        <translation>Скорость просмотра; при 0 каждый кадр держится свою длительность</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Кадров в секунду</translation>
    </message>
    <message>
        <source>Slice sheet: cut this sprite&apos;s image into frames of equal size</source>
        <translation>Нарезать лист: разрезать изображение спрайта на кадры равного размера</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Дорожки</translation>
    </message>
    <message>
        <source>Tag to show and play</source>
        <translation>Тег для показа</translation>
    </message>
    <message>
        <source>The animation tag whose frames are shown and played</source>
        <translation>Тег анимации, кадры которого показываются и играются</translation>
    </message>
    <message>
        <source>Add a tag over the chosen frames</source>
        <translation>Добавить тег на выбранные кадры</translation>
    </message>
    <message>
        <source>Remove this tag; its frames stay</source>
        <translation>Удалить этот тег; его кадры остаются</translation>
    </message>
    <message>
        <source>Onion skin: the frames beside this one, faintly</source>
        <translation>Калька: соседние кадры бледно</translation>
    </message>
    <message>
        <source>Copy to…</source>
        <translation>Копия в…</translation>
    </message>
    <message>
        <source>Copy the selected shapes to other frames, in place of what they are copies of; with Alt held beside what is there</source>
        <translation>Копировать выделенные фигуры в другие кадры вместо их прежних копий; с Alt — рядом с тем, что там есть</translation>
    </message>
    <message>
        <source>The &amp;next frame</source>
        <translation>С&amp;ледующий кадр</translation>
    </message>
    <message>
        <source>All to the &amp;end of the tag</source>
        <translation>Все до &amp;конца тега</translation>
    </message>
    <message>
        <source>&amp;All frames shown</source>
        <translation>&amp;Все показанные кадры</translation>
    </message>
    <message>
        <source>The &amp;chosen frames</source>
        <translation>В&amp;ыбранные кадры</translation>
    </message>
    <message>
        <source>The grid of tracks in place of the strip: what is there when</source>
        <translation>Таблица дорожек вместо ленты: что и когда присутствует</translation>
    </message>
    <message>
        <source>What is locked stays.</source>
        <translation>Заблокированное остаётся.</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>выбран %n</numerusform>
            <numerusform>выбрано %n</numerusform>
            <numerusform>выбрано %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Pivots of the chosen frames where their pictures have them</source>
        <translation>Опорные точки выбранных кадров по их изображениям</translation>
    </message>
</context>
<context>
    <name>hitbox::GestureTipCard</name>
    <message>
        <source>Got it</source>
        <translation>Понятно</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Больше не показывать</translation>
    </message>
</context>
<context>
    <name>hitbox::GoToFrame</name>
    <message>
        <source>Go to frame</source>
        <translation>Перейти к кадру</translation>
    </message>
    <message>
        <source>Frame number</source>
        <translation>Номер кадра</translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation>от 0 до %1</translation>
    </message>
</context>
<context>
    <name>hitbox::HelpDesk</name>
    <message>
        <source>More…</source>
        <translation>Подробнее…</translation>
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
        <translation>поворот</translation>
    </message>
    <message>
        <source>scale x</source>
        <translation>масштаб x</translation>
    </message>
    <message>
        <source>scale y</source>
        <translation>масштаб y</translation>
    </message>
    <message>
        <source>speed x</source>
        <translation>скорость x</translation>
    </message>
    <message>
        <source>In the play test: pixels a second to the right</source>
        <translation>В плейтесте: пиксели в секунду вправо</translation>
    </message>
    <message>
        <source>speed y</source>
        <translation>скорость y</translation>
    </message>
    <message>
        <source>In the play test: pixels a second downwards</source>
        <translation>В плейтесте: пиксели в секунду вниз</translation>
    </message>
    <message>
        <source>spin</source>
        <translation>вращение</translation>
    </message>
    <message>
        <source>In the play test: degrees a second, clockwise</source>
        <translation>В плейтесте: градусы в секунду по часовой стрелке</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (нет)</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Кадр</translation>
    </message>
    <message>
        <source>What it shows while nothing is played</source>
        <translation>Что показывается, пока ничего не играется</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Играет</translation>
    </message>
    <message>
        <source>The animation that it plays where time runs</source>
        <translation>Анимация, которая играется, когда идёт время</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Слой</translation>
    </message>
    <message>
        <source>The layer that it stands on</source>
        <translation>Слой, на котором он стоит</translation>
    </message>
    <message>
        <source>Change frame</source>
        <translation>Смена кадра</translation>
    </message>
    <message>
        <source>Change animation</source>
        <translation>Смена анимации</translation>
    </message>
    <message>
        <source>Change layer</source>
        <translation>Смена слоя</translation>
    </message>
    <message>
        <source>Change placement</source>
        <translation>Изменение размещения</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Поворот</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Масштаб</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>Вращение</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>hitbox::InstanceList</name>
    <message>
        <source>Instances</source>
        <translation>Экземпляры</translation>
    </message>
    <message>
        <source>%1 · plays %2</source>
        <translation>%1 · играет %2</translation>
    </message>
    <message>
        <source>No layer</source>
        <translation>Без слоя</translation>
    </message>
    <message>
        <source>below all layers</source>
        <translation>под всеми слоями</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>слой</translation>
    </message>
    <message>
        <source>The stage is empty. Double-click a sprite or a frame to place it.</source>
        <translation>Сцена пуста. Дважды щёлкните спрайт или кадр, чтобы разместить его.</translation>
    </message>
    <message>
        <source>No instance shows a sprite, frame or tag with this in its name.</source>
        <translation>Ни один экземпляр не показывает спрайт, кадр или тег с таким в имени.</translation>
    </message>
    <message>
        <source>Show layer %1</source>
        <translation>Показать слой %1</translation>
    </message>
    <message>
        <source>Hide layer %1</source>
        <translation>Скрыть слой %1</translation>
    </message>
    <message>
        <source>Lock layer %1</source>
        <translation>Заблокировать слой %1</translation>
    </message>
    <message>
        <source>Unlock layer %1</source>
        <translation>Разблокировать слой %1</translation>
    </message>
    <message>
        <source>Rename layer to %1</source>
        <translation>Переименование слоя в %1</translation>
    </message>
    <message>
        <source>New layer</source>
        <translation>Новый слой</translation>
    </message>
    <message>
        <source>Remove layer %1</source>
        <translation>Удаление слоя %1</translation>
    </message>
    <message>
        <source>Move layer in the order</source>
        <translation>Изменение порядка слоёв</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>Изменение порядка: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::LivePlay</name>
    <message>
        <source>There is nothing on the stage to fire at.</source>
        <translation>На сцене не по чему стрелять.</translation>
    </message>
    <message>
        <source>Click to fire from there at the nearest of what is selected, or of all. Esc ends the test.</source>
        <translation>Щёлкните, чтобы выстрелить оттуда в ближайшее из выделенного или из всего. Esc завершает тест.</translation>
    </message>
    <message>
        <source>The project changed: the play test began anew.</source>
        <translation>Проект изменился: плейтест начат заново.</translation>
    </message>
</context>
<context>
    <name>hitbox::LiveTrace</name>
    <message>
        <source>The image of this frame cannot be read.</source>
        <translation>Изображение этого кадра не удаётся прочитать.</translation>
    </message>
</context>
<context>
    <name>hitbox::LossList</name>
    <message>
        <source>What the export loses</source>
        <translation>Что теряется при экспорте</translation>
    </message>
    <message>
        <source>Double click to see the place in the editor</source>
        <translation>Двойной щелчок покажет это место в редакторе</translation>
    </message>
    <message>
        <source>Nothing is lost: the format carries all that the project has.</source>
        <translation>Ничего не теряется: формат вмещает всё, что есть в проекте.</translation>
    </message>
    <message>
        <source>Lost or changed on the way: %1</source>
        <translation>Потеряно или изменено по пути: %1</translation>
    </message>
    <message>
        <source>the whole project</source>
        <translation>весь проект</translation>
    </message>
</context>
<context>
    <name>hitbox::Loupe</name>
    <message>
        <source>Loupe</source>
        <translation>Лупа</translation>
    </message>
</context>
<context>
    <name>hitbox::MainWindow</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Открыть н&amp;едавние</translation>
    </message>
    <message>
        <source>Finish	Enter</source>
        <translation>Закончить	Enter</translation>
    </message>
    <message>
        <source>Cancel	Esc</source>
        <translation>Отмена	Esc</translation>
    </message>
    <message>
        <source>About Hitbox Editor</source>
        <translation>О программе Hitbox Editor</translation>
    </message>
    <message>
        <source>Hitbox Editor %1

Draws hitboxes onto sprites, tells at once when a polygon crosses itself, shows what overlaps what, and writes the collision files that engines load.</source>
        <translation>Hitbox Editor %1

Рисует хитбоксы на спрайтах, сразу сообщает, когда многоугольник пересекает сам себя, показывает, что на что накладывается, и записывает файлы столкновений для движков.</translation>
    </message>
    <message>
        <source>Saving, and closed then…</source>
        <translation>Сохраняется и затем закроется…</translation>
    </message>
    <message>
        <source>Exporting, and closed then…</source>
        <translation>Экспортируется и затем закроется…</translation>
    </message>
    <message>
        <source>“%1” is open in another tab</source>
        <translation>«%1» открыт в другой вкладке</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Projects, images and sheets (*.hitbox %1);;Projects (*.hitbox);;All files (*)</source>
        <translation>Проекты, изображения и листы (*.hitbox %1);;Проекты (*.hitbox);;Все файлы (*)</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>В «%1» есть несохранённые изменения.</translation>
    </message>
    <message>
        <source>These projects have changes that are not saved:
%1</source>
        <translation>В этих проектах есть несохранённые изменения:
%1</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Несохранённые изменения</translation>
    </message>
    <message>
        <source>Save them before it is closed?</source>
        <translation>Сохранить их перед закрытием?</translation>
    </message>
    <message>
        <source>Save them before they are closed?</source>
        <translation>Сохранить их перед закрытием?</translation>
    </message>
    <message>
        <source>The editor crashed on %1. A report says where; nothing of it was sent.</source>
        <translation>Редактор аварийно завершился %1. В отчёте сказано, где именно; он никуда не отправлен.</translation>
    </message>
    <message>
        <source>Show Report</source>
        <translation>Показать отчёт</translation>
    </message>
    <message>
        <source>Unsaved work on “%1” was recovered from %2.</source>
        <translation>Восстановлена несохранённая работа над «%1» от %2.</translation>
    </message>
    <message>
        <source>Nothing is kept for recovery in this run.</source>
        <translation>При этом запуске для восстановления ничего не хранится.</translation>
    </message>
    <message>
        <source>Work on “%1” that was closed on %2 is open again.</source>
        <translation>Работа над «%1», закрытая %2, снова открыта.</translation>
    </message>
    <message>
        <source>No versions are kept in this run.</source>
        <translation>При этом запуске версии не хранятся.</translation>
    </message>
    <message>
        <source>There are versions of a project once it is saved.</source>
        <translation>Версии проекта появляются после его сохранения.</translation>
    </message>
    <message>
        <source>The version could not be opened: %1</source>
        <translation>Не удалось открыть версию: %1</translation>
    </message>
    <message>
        <source>A copy of “%1” is open. It is in no file until you save it.</source>
        <translation>Открыта копия «%1». Пока вы её не сохраните, файла у неё нет.</translation>
    </message>
    <message>
        <source>Unsaved work could not be read, and stays where it is: %1</source>
        <translation>Несохранённую работу не удалось прочитать, она остаётся на месте: %1</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Отбросить</translation>
    </message>
    <message>
        <source>The sample is not installed.</source>
        <translation>Образец не установлен.</translation>
    </message>
    <message>
        <source>The file was written since, by a save here or by another program: undo shows what is in it, saving asks first.</source>
        <translation>С тех пор файл записан: сохранением здесь или другой программой. Отмена покажет его содержимое, перед сохранением будет вопрос.</translation>
    </message>
    <message>
        <source>The file was moved or removed since: undo shows an empty project, saving asks first.</source>
        <translation>С тех пор файл перемещён или удалён: отмена покажет пустой проект, перед сохранением будет вопрос.</translation>
    </message>
    <message>
        <source>The file cannot be read now: undo shows an empty project. (%1)</source>
        <translation>Файл сейчас не читается: отмена покажет пустой проект. (%1)</translation>
    </message>
    <message>
        <source>The unsaved work on “%1” was discarded, and its file is not there: its tab was closed.</source>
        <translation>Несохранённая работа над «%1» отброшена, а файла нет: вкладка закрыта.</translation>
    </message>
</context>
<context>
    <name>hitbox::Manual</name>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
</context>
<context>
    <name>hitbox::ManualView</name>
    <message>
        <source>Page of the manual</source>
        <translation>Страница руководства</translation>
    </message>
</context>
<context>
    <name>hitbox::ManualWindow</name>
    <message>
        <source>Search the manual</source>
        <translation>Поиск в руководстве</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Руководство</translation>
    </message>
    <message>
        <source>Search the manual (%1)</source>
        <translation>Поиск в руководстве (%1)</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Изменить клавиши…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>%1 – Manual</source>
        <translation>%1 – Руководство</translation>
    </message>
</context>
<context>
    <name>hitbox::MarksPanel</name>
    <message>
        <source>Points and events</source>
        <translation>Точки и события</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Точки</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>События</translation>
    </message>
</context>
<context>
    <name>hitbox::NewAnimationsDialog</name>
    <message>
        <source>New images</source>
        <translation>Новые изображения</translation>
    </message>
    <message>
        <source>The names of these images are numbered. What are they?</source>
        <translation>Имена этих изображений пронумерованы. Что это?</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation>«%1» (%2)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;One animation: “%1”, %n frames</source>
        <translation>
            <numerusform>&amp;Одна анимация: «%1», %n кадр</numerusform>
            <numerusform>&amp;Одна анимация: «%1», %n кадра</numerusform>
            <numerusform>&amp;Одна анимация: «%1», %n кадров</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n images as one ani&amp;mation</source>
        <translation>
            <numerusform>%n изображение как одна ани&amp;мация</numerusform>
            <numerusform>Все %n изображения как одна ани&amp;мация</numerusform>
            <numerusform>Все %n изображений как одна ани&amp;мация</numerusform>
        </translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message numerus="yes">
        <source>+ %n</source>
        <translation>
            <numerusform>+ %n</numerusform>
            <numerusform>+ %n</numerusform>
            <numerusform>+ %n</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” has no number %2.</source>
        <translation>У «%1» нет номера %2.</translation>
    </message>
    <message>
        <source>The images of “%1” differ in size.</source>
        <translation>Изображения «%1» разного размера.</translation>
    </message>
    <message>
        <source>The other image becomes a sprite of its own.</source>
        <translation>Другое изображение станет отдельным спрайтом.</translation>
    </message>
    <message numerus="yes">
        <source>The %n other images become sprites of their own.</source>
        <translation>
            <numerusform>Ещё %n изображение станет отдельным спрайтом.</numerusform>
            <numerusform>Ещё %n изображения станут отдельными спрайтами.</numerusform>
            <numerusform>Ещё %n изображений станут отдельными спрайтами.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Sprites with animations: %1</source>
        <translation>Сп&amp;райты с анимациями: %1</translation>
    </message>
    <message>
        <source>A sprite for &amp;each animation: %1</source>
        <translation>&amp;По спрайту на каждую анимацию: %1</translation>
    </message>
    <message numerus="yes">
        <source>All %n images as one sprite, with a tag for each ani&amp;mation</source>
        <translation>
            <numerusform>%n изображение как один спрайт, с тегом для каждой ани&amp;мации</numerusform>
            <numerusform>Все %n изображения как один спрайт, с тегом для каждой ани&amp;мации</numerusform>
            <numerusform>Все %n изображений как один спрайт, с тегом для каждой ани&amp;мации</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n se&amp;parate sprites</source>
        <translation>
            <numerusform>%n от&amp;дельный спрайт</numerusform>
            <numerusform>%n от&amp;дельных спрайта</numerusform>
            <numerusform>%n от&amp;дельных спрайтов</numerusform>
        </translation>
    </message>
    <message>
        <source>One spri&amp;te “%1” with animations: %2</source>
        <translation>Один сп&amp;райт «%1» с анимациями: %2</translation>
    </message>
    <message>
        <source>“%1” has the number %2 more than once.</source>
        <translation>У «%1» номер %2 встречается больше одного раза.</translation>
    </message>
</context>
<context>
    <name>hitbox::NoticeBar</name>
    <message>
        <source>How far it is</source>
        <translation>Ход выполнения</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Убрать</translation>
    </message>
</context>
<context>
    <name>hitbox::NumberField</name>
    <message>
        <source>%1 is too small: at least %2.</source>
        <translation>%1 — слишком мало: не меньше %2.</translation>
    </message>
    <message>
        <source>%1 is too large: at most %2.</source>
        <translation>%1 — слишком много: не больше %2.</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>Не меньше %1.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>Не больше %1.</translation>
    </message>
</context>
<context>
    <name>hitbox::NumbersPanel</name>
    <message>
        <source>width</source>
        <translation>ширина</translation>
    </message>
    <message>
        <source>height</source>
        <translation>высота</translation>
    </message>
    <message>
        <source>centre x</source>
        <translation>центр x</translation>
    </message>
    <message>
        <source>centre y</source>
        <translation>центр y</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>радиус</translation>
    </message>
    <message>
        <source>from x</source>
        <translation>от x</translation>
    </message>
    <message>
        <source>from y</source>
        <translation>от y</translation>
    </message>
    <message>
        <source>to x</source>
        <translation>до x</translation>
    </message>
    <message>
        <source>to y</source>
        <translation>до y</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Числа</translation>
    </message>
    <message>
        <source>Select a shape to see its numbers.</source>
        <translation>Выделите фигуру, чтобы увидеть её числа.</translation>
    </message>
    <message>
        <source>1 vertex</source>
        <translation>1 вершина</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices</source>
        <translation>
            <numerusform>%n вершина</numerusform>
            <numerusform>%n вершины</numerusform>
            <numerusform>%n вершин</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a vertex of %1</source>
        <translation>Ввод вершины: %1</translation>
    </message>
    <message>
        <source>Insert a point into %1</source>
        <translation>Вставка точки: %1</translation>
    </message>
    <message>
        <source>%1 would keep fewer than %2 vertices. Delete the shape instead.</source>
        <translation>У %1 осталось бы меньше %2 вершин. Удалите вместо этого фигуру.</translation>
    </message>
    <message>
        <source>Delete a point of %1</source>
        <translation>Удаление точки: %1</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n points of %1</source>
        <translation>
            <numerusform>Удаление %n точки: %1</numerusform>
            <numerusform>Удаление %n точек: %1</numerusform>
            <numerusform>Удаление %n точек: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was pasted: %1</source>
        <translation>Ничего не вставлено: %1</translation>
    </message>
    <message>
        <source>Paste vertices into %1</source>
        <translation>Вставка вершин: %1</translation>
    </message>
    <message>
        <source>Type a number of %1</source>
        <translation>Ввод числа: %1</translation>
    </message>
    <message>
        <source>Type the bounds of %1</source>
        <translation>Ввод границ: %1</translation>
    </message>
    <message>
        <source>That would lie beyond ±%1 pixels.</source>
        <translation>Это вышло бы за ±%1 пикселей.</translation>
    </message>
</context>
<context>
    <name>hitbox::OnionMenu</name>
    <message>
        <source>Onion skin</source>
        <translation>Калька</translation>
    </message>
    <message>
        <source>Show &amp;onion skin</source>
        <translation>Показать &amp;кальку</translation>
    </message>
    <message>
        <source>The frames beside this one, faintly</source>
        <translation>Соседние кадры бледно</translation>
    </message>
    <message>
        <source>Frames &amp;before</source>
        <translation>Кадры &amp;до</translation>
    </message>
    <message>
        <source>Frames &amp;after</source>
        <translation>Кадры &amp;после</translation>
    </message>
    <message>
        <source>&amp;Keys only</source>
        <translation>Только к&amp;лючи</translation>
    </message>
    <message>
        <source>Frames that hold a key of what is selected, or any key where nothing is</source>
        <translation>Кадры с ключом выделенного или с любым ключом, если ничего не выделено</translation>
    </message>
    <message>
        <source>&amp;Shapes</source>
        <translation>&amp;Фигуры</translation>
    </message>
    <message>
        <source>Their outlines: dashed before, dotted after</source>
        <translation>Их контуры: до — штрихом, после — точками</translation>
    </message>
    <message>
        <source>P&amp;ictures</source>
        <translation>К&amp;артинки</translation>
    </message>
    <message>
        <source>Their pixels</source>
        <translation>Их пиксели</translation>
    </message>
    <message>
        <source>&amp;Tint pictures</source>
        <translation>&amp;Тонировать картинки</translation>
    </message>
    <message>
        <source>Amber before, blue after</source>
        <translation>До — янтарные, после — синие</translation>
    </message>
    <message>
        <source>&amp;Fade</source>
        <translation>&amp;Угасание</translation>
    </message>
    <message>
        <source>The farther a frame is, the fainter</source>
        <translation>Чем дальше кадр, тем бледнее</translation>
    </message>
    <message>
        <source>Pictures in f&amp;ront</source>
        <translation>Картинки &amp;спереди</translation>
    </message>
    <message>
        <source>Over the pixels of this frame, not behind them</source>
        <translation>Поверх пикселей этого кадра, а не под ними</translation>
    </message>
    <message>
        <source>Shows from every frame of its sprite</source>
        <translation>Виден из каждого кадра своего спрайта</translation>
    </message>
    <message>
        <source>&amp;Pin this frame</source>
        <translation>&amp;Закрепить этот кадр</translation>
    </message>
    <message>
        <source>&amp;Pinned: %1</source>
        <translation>&amp;Закреплён: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::OpeningQueue</name>
    <message>
        <source>a project</source>
        <translation>проект</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Чтение: %1…</translation>
    </message>
</context>
<context>
    <name>hitbox::OverlapKinds</name>
    <message>
        <source>Show pairs that are %1: %2</source>
        <translation>Показывать пары (%1): %2</translation>
    </message>
</context>
<context>
    <name>hitbox::OverlapsPanel</name>
    <message>
        <source>Overlaps</source>
        <translation>Наложения</translation>
    </message>
    <message>
        <source>Search overlaps</source>
        <translation>Поиск наложений</translation>
    </message>
    <message>
        <source>Show only pairs whose categories hit each other</source>
        <translation>Показывать только пары, категории которых бьют друг друга</translation>
    </message>
    <message>
        <source>Hits only</source>
        <translation>Только попадания</translation>
    </message>
    <message>
        <source>group %1: %2</source>
        <translation>группа %1: %2</translation>
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
        <translation>запутано</translation>
    </message>
    <message>
        <source>%1 px²</source>
        <translation>%1 пкс²</translation>
    </message>
    <message>
        <source>Too much lies in a heap: overlaps are not looked for. Move instances apart, or to another stage.</source>
        <translation>Слишком много всего в одной куче: наложения не ищутся. Раздвиньте экземпляры или перенесите на другую сцену.</translation>
    </message>
    <message>
        <source>Nothing meets. Drag one frame onto another.</source>
        <translation>Ничего не встречается. Перетащите один кадр на другой.</translation>
    </message>
    <message>
        <source>No pair is as the switches and the search want it.</source>
        <translation>Нет пар, подходящих под переключатели и поиск.</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>1 попадание</translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n попадание</numerusform>
            <numerusform>%n попадания</numerusform>
            <numerusform>%n попаданий</numerusform>
        </translation>
    </message>
    <message>
        <source>Working out what overlaps…</source>
        <translation>Поиск наложений…</translation>
    </message>
    <message>
        <source>1 overlap</source>
        <translation>1 наложение</translation>
    </message>
    <message numerus="yes">
        <source>%n overlaps</source>
        <translation>
            <numerusform>%n наложение</numerusform>
            <numerusform>%n наложения</numerusform>
            <numerusform>%n наложений</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::PackedProject</name>
    <message>
        <source>sprite “%1”</source>
        <translation>спрайт «%1»</translation>
    </message>
    <message>
        <source>not written: a file is in the way that was not packed for this project; move it, or write to another folder</source>
        <translation>не записано: мешает файл, упакованный не для этого проекта; переместите его или пишите в другую папку</translation>
    </message>
    <message>
        <source>stopped: nothing was packed</source>
        <translation>остановлено: ничего не упаковано</translation>
    </message>
    <message>
        <source>the sprite “%1”</source>
        <translation>спрайт «%1»</translation>
    </message>
</context>
<context>
    <name>hitbox::Packing</name>
    <message>
        <source>its frames do not fit into one sheet of %1 x %1 pixels; allow a larger one, or split the sprite</source>
        <translation>его кадры не помещаются на один лист %1 x %1 пикселей; разрешите больший или разделите спрайт</translation>
    </message>
    <message>
        <source>there is not enough memory for its sheet</source>
        <translation>не хватает памяти для его листа</translation>
    </message>
</context>
<context>
    <name>hitbox::Panel</name>
    <message>
        <source>Show or hide this part</source>
        <translation>Показать или скрыть эту часть</translation>
    </message>
    <message>
        <source>Fold or unfold: %1</source>
        <translation>Свернуть или развернуть: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::PictureFlow</name>
    <message>
        <source>Leave</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>%1 is %2 times as large as it was.</source>
        <translation>%1 в %2 раза больше прежнего.</translation>
    </message>
    <message>
        <source>Scale frames and shapes</source>
        <translation>Масштабировать кадры и фигуры</translation>
    </message>
    <message>
        <source>Add as frames…</source>
        <translation>Добавить как кадры…</translation>
    </message>
    <message>
        <source>Move shapes with their pictures…</source>
        <translation>Переместить фигуры с картинками…</translation>
    </message>
    <message>
        <source>The image or the project changed meanwhile: nothing was moved.</source>
        <translation>Изображение или проект тем временем изменились: ничего не перемещено.</translation>
    </message>
    <message>
        <source>Add new pictures as frames</source>
        <translation>Добавление новых картинок как кадров</translation>
    </message>
    <message>
        <source>Move shapes with their pictures</source>
        <translation>Перемещение фигур с картинками</translation>
    </message>
    <message>
        <source>Frames of the tag “%1” do not follow each other any more; it let go: %2.</source>
        <translation>Кадры тега «%1» больше не идут подряд; он отпустил: %2.</translation>
    </message>
</context>
<context>
    <name>hitbox::Pictures</name>
    <message>
        <source>Too much lies in a heap: overlaps are not looked for</source>
        <translation>Слишком много всего в одной куче: наложения не ищутся</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayControls</name>
    <message>
        <source>Play or pause</source>
        <translation>Пуск или пауза</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Один шаг</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>С начала</translation>
    </message>
    <message>
        <source>Stop, back to editing</source>
        <translation>Стоп, назад к правке</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayCountsView</name>
    <message>
        <source>no category</source>
        <translation>без категории</translation>
    </message>
    <message>
        <source> + %1 through</source>
        <translation> + насквозь: %1</translation>
    </message>
    <message>
        <source>Step %1 (%2 s): %3 fired, %4 hit, %5 missed, %6 flying</source>
        <translation>Шаг %1 (%2 с): выпущено %3, попало %4, мимо %5, в полёте %6</translation>
    </message>
    <message>
        <source>%1, %2 went through</source>
        <translation>%1, насквозь прошло %2</translation>
    </message>
    <message>
        <source>%1; %2 left out, too many were flying</source>
        <translation>%1; не выпущено %2: в полёте было слишком много</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy all counts as text with tabs, for a spreadsheet</source>
        <translation>Копировать все подсчёты текстом с табуляциями, для электронной таблицы</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Попадания</translation>
    </message>
    <message>
        <source>No bullet has hit anything yet.</source>
        <translation>Снаряды пока ни по чему не попали.</translation>
    </message>
    <message>
        <source>category</source>
        <translation>категория</translation>
    </message>
    <message>
        <source>one hit by its group</source>
        <translation>одно попадание группы</translation>
    </message>
    <message>
        <source>shape of category %1</source>
        <translation>фигура категории %1</translation>
    </message>
    <message>
        <source>The counts were copied.</source>
        <translation>Подсчёты скопированы.</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayFields</name>
    <message>
        <source>Swept tests</source>
        <translation>Непрерывные проверки</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>Decides where shots from the edges set out and how they spread: the same seed gives the same hits</source>
        <translation>Определяет, откуда вылетают выстрелы с краёв и как они разлетаются: при том же зерне попадания те же</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Темп</translation>
    </message>
    <message>
        <source>full speed</source>
        <translation>полная скорость</translation>
    </message>
    <message>
        <source>a quarter</source>
        <translation>четверть</translation>
    </message>
    <message>
        <source>Contacts are looked for all along a bullet&apos;s way: nothing passes through.</source>
        <translation>Контакты ищутся на всём пути снаряда: ничто не проходит насквозь.</translation>
    </message>
    <message>
        <source>Contacts are looked for only where each step ends, as many games do: fast bullets pass through thin shapes (tunnelling). Where they do, their way is drawn.</source>
        <translation>Контакты ищутся только в конце каждого шага, как во многих играх: быстрые снаряды проходят сквозь тонкие фигуры (туннелирование). Там их путь рисуется.</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayPanel</name>
    <message>
        <source>Play test</source>
        <translation>Плейтест</translation>
    </message>
    <message>
        <source>Emitters</source>
        <translation>Эмиттеры</translation>
    </message>
    <message>
        <source>How it runs</source>
        <translation>Как он идёт</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayPicture</name>
    <message>
        <source>went through</source>
        <translation>прошло насквозь</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayReport</name>
    <message>
        <source>%1 · group %2: %3</source>
        <translation>%1 · группа %2: %3</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>steps</source>
        <translation>шаги</translation>
    </message>
    <message>
        <source>fired</source>
        <translation>выпущено</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>попало</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>мимо</translation>
    </message>
    <message>
        <source>flying</source>
        <translation>в полёте</translation>
    </message>
    <message>
        <source>went through</source>
        <translation>прошло насквозь</translation>
    </message>
    <message>
        <source>what</source>
        <translation>что</translation>
    </message>
    <message>
        <source>name</source>
        <translation>имя</translation>
    </message>
    <message>
        <source>category</source>
        <translation>категория</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>попадания</translation>
    </message>
    <message>
        <source>group</source>
        <translation>группа</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>фигура</translation>
    </message>
</context>
<context>
    <name>hitbox::PointList</name>
    <message>
        <source>Points of the frame</source>
        <translation>Точки кадра</translation>
    </message>
    <message>
        <source>No points in this frame.</source>
        <translation>В этом кадре нет точек.</translation>
    </message>
    <message>
        <source>Add a point at the frame&apos;s pivot</source>
        <translation>Добавить точку на опорную точку кадра</translation>
    </message>
    <message>
        <source>Remove this point (Delete)</source>
        <translation>Удалить эту точку (Delete)</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>угол</translation>
    </message>
    <message>
        <source>Add point %1</source>
        <translation>Добавление точки %1</translation>
    </message>
    <message>
        <source>Remove point %1</source>
        <translation>Удаление точки %1</translation>
    </message>
    <message>
        <source>The frame has a point “%1” already.</source>
        <translation>В кадре уже есть точка «%1».</translation>
    </message>
    <message>
        <source>Rename point to %1</source>
        <translation>Переименование точки в %1</translation>
    </message>
    <message>
        <source>Renamed in %1 frames of the sprite.</source>
        <translation>Переименовано в кадрах спрайта: %1.</translation>
    </message>
    <message>
        <source>Turn point %1</source>
        <translation>Поворот точки %1</translation>
    </message>
    <message>
        <source>Move point %1</source>
        <translation>Перемещение точки %1</translation>
    </message>
</context>
<context>
    <name>hitbox::ProbeBar</name>
    <message>
        <source>Probe in hand</source>
        <translation>Текущий зонд</translation>
    </message>
</context>
<context>
    <name>hitbox::ProbesPanel</name>
    <message>
        <source>Probes</source>
        <translation>Зонды</translation>
    </message>
    <message>
        <source>No probe was dropped. Take the probe, point at a shape and click.</source>
        <translation>Зонды не поставлены. Возьмите зонд, наведите на фигуру и щёлкните.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy the coordinates of the line pressed last, or of the selected probes, with all digits</source>
        <translation>Копировать координаты последней нажатой строки или выделенных зондов со всеми знаками</translation>
    </message>
    <message>
        <source>Delete all probes on this stage</source>
        <translation>Удалить все зонды на этой сцене</translation>
    </message>
    <message>
        <source>Delete all probes</source>
        <translation>Удаление всех зондов</translation>
    </message>
    <message>
        <source>the first %1</source>
        <translation>первые %1</translation>
    </message>
    <message>
        <source>Coordinates copied</source>
        <translation>Координаты скопированы</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Удаление: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>Проблемы</translation>
    </message>
    <message>
        <source>List errors</source>
        <translation>Показывать ошибки</translation>
    </message>
    <message>
        <source>List warnings</source>
        <translation>Показывать предупреждения</translation>
    </message>
    <message>
        <source>List remarks</source>
        <translation>Показывать замечания</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Правила…</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project</source>
        <translation>Важность каждого правила в этом проекте</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>Всё в порядке.</translation>
    </message>
    <message>
        <source>1 more is not listed: press the signs above.</source>
        <translation>Ещё 1 не показана: нажмите значки выше.</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not listed: press the signs above.</source>
        <translation>
            <numerusform>Ещё %n не показана: нажмите значки выше.</numerusform>
            <numerusform>Ещё %n не показаны: нажмите значки выше.</numerusform>
            <numerusform>Ещё %n не показаны: нажмите значки выше.</numerusform>
        </translation>
    </message>
    <message>
        <source>the first %1</source>
        <translation>первые %1</translation>
    </message>
    <message>
        <source>Find Image…</source>
        <translation>Найти изображение…</translation>
    </message>
    <message>
        <source>Replace Image…</source>
        <translation>Заменить изображение…</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>Правило: %1</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Правило %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>Исправить все</translation>
    </message>
    <message>
        <source>Stop repairing; what was repaired so far is kept</source>
        <translation>Остановить исправление; уже исправленное сохранится</translation>
    </message>
    <message>
        <source>Make every repair that keeps what the shapes fill</source>
        <translation>Выполнить все исправления, которые сохраняют заполнение фигур</translation>
    </message>
    <message>
        <source>The project changed meanwhile: nothing was repaired</source>
        <translation>Проект тем временем изменился: ничего не исправлено</translation>
    </message>
    <message>
        <source>Nothing here can be repaired without a look</source>
        <translation>Здесь ничего нельзя исправить, не взглянув</translation>
    </message>
    <message>
        <source>Stopped before anything was repaired</source>
        <translation>Остановлено до первого исправления</translation>
    </message>
    <message>
        <source>Still being checked…</source>
        <translation>Проверка ещё идёт…</translation>
    </message>
    <message>
        <source>An error in this project</source>
        <translation>Ошибка в этом проекте</translation>
    </message>
    <message>
        <source>A warning in this project</source>
        <translation>Предупреждение в этом проекте</translation>
    </message>
    <message>
        <source>A remark in this project</source>
        <translation>Замечание в этом проекте</translation>
    </message>
    <message>
        <source>Turn off in this project</source>
        <translation>Отключить в этом проекте</translation>
    </message>
    <message>
        <source>Make 1 repair</source>
        <translation>1 исправление</translation>
    </message>
    <message numerus="yes">
        <source>Make %n repairs</source>
        <translation>
            <numerusform>%n исправление</numerusform>
            <numerusform>%n исправления</numerusform>
            <numerusform>%n исправлений</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped early: 1 repair made, the rest was not looked at</source>
        <translation>Остановлено раньше: сделано 1 исправление, остальное не проверялось</translation>
    </message>
    <message numerus="yes">
        <source>Stopped early: %n repairs made, the rest was not looked at</source>
        <translation>
            <numerusform>Остановлено раньше: сделано %n исправление, остальное не проверялось</numerusform>
            <numerusform>Остановлено раньше: сделано %n исправления, остальное не проверялось</numerusform>
            <numerusform>Остановлено раньше: сделано %n исправлений, остальное не проверялось</numerusform>
        </translation>
    </message>
    <message>
        <source>1 repair made: %1</source>
        <translation>Сделано 1 исправление: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n repairs made</source>
        <translation>
            <numerusform>Сделано %n исправление</numerusform>
            <numerusform>Сделано %n исправления</numerusform>
            <numerusform>Сделано %n исправлений</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::ProfileList</name>
    <message>
        <source>%1, on save</source>
        <translation>%1, при сохранении</translation>
    </message>
    <message>
        <source>Profiles of this project</source>
        <translation>Профили этого проекта</translation>
    </message>
    <message>
        <source>Rename this profile (F2)</source>
        <translation>Переименовать этот профиль (F2)</translation>
    </message>
    <message>
        <source>Remove this profile (Delete)</source>
        <translation>Удалить этот профиль (Delete)</translation>
    </message>
    <message>
        <source>None yet. A profile keeps engine, options and folder under a name.</source>
        <translation>Пока нет. Профиль хранит движок, параметры и папку под своим именем.</translation>
    </message>
    <message>
        <source>A project has at most %1 export profiles; remove one first.</source>
        <translation>В проекте может быть не больше %1 профилей экспорта; сначала удалите лишний.</translation>
    </message>
    <message>
        <source>Save export profile %1</source>
        <translation>Сохранение профиля экспорта %1</translation>
    </message>
    <message>
        <source>Change export profile %1</source>
        <translation>Изменение профиля экспорта %1</translation>
    </message>
    <message>
        <source>A profile&apos;s name is one line of at most %1 characters.</source>
        <translation>Имя профиля — одна строка не длиннее %1 символов.</translation>
    </message>
    <message>
        <source>There is a profile “%1” already.</source>
        <translation>Профиль «%1» уже есть.</translation>
    </message>
    <message>
        <source>Rename export profile %1</source>
        <translation>Переименование профиля экспорта %1</translation>
    </message>
    <message>
        <source>Remove export profile %1</source>
        <translation>Удаление профиля экспорта %1</translation>
    </message>
</context>
<context>
    <name>hitbox::ProjectFiles</name>
    <message>
        <source>untitled</source>
        <translation>без имени</translation>
    </message>
    <message>
        <source>Recover unsaved work</source>
        <translation>Восстановление несохранённой работы</translation>
    </message>
    <message>
        <source>Reload the changed file</source>
        <translation>Перечитывание изменённого файла</translation>
    </message>
    <message>
        <source>the project has no file yet, expected a name to save it under</source>
        <translation>у проекта ещё нет файла, ожидалось имя для сохранения</translation>
    </message>
</context>
<context>
    <name>hitbox::PropertiesPanel</name>
    <message>
        <source>Properties</source>
        <translation>Свойства</translation>
    </message>
    <message>
        <source>in all frames of the track</source>
        <translation>во всех кадрах дорожки</translation>
    </message>
    <message>
        <source>Whose properties</source>
        <translation>Чьи свойства</translation>
    </message>
    <message>
        <source>of the selected shape</source>
        <translation>выделенной фигуры</translation>
    </message>
    <message>
        <source>of the frame</source>
        <translation>кадра</translation>
    </message>
    <message>
        <source>of the sprite</source>
        <translation>спрайта</translation>
    </message>
    <message>
        <source>of the project</source>
        <translation>проекта</translation>
    </message>
    <message>
        <source>Add a property</source>
        <translation>Добавить свойство</translation>
    </message>
    <message>
        <source>Values go to the thing at all times, or else to this frame alone</source>
        <translation>Значения задаются объекту на всё время или только этому кадру</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Изменение: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::PropertyForm</name>
    <message>
        <source>Type of %1</source>
        <translation>Тип: %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Изменение: %1</translation>
    </message>
    <message>
        <source>“%1” is no colour such as #3fa7ff.</source>
        <translation>«%1» — не цвет вида #3fa7ff.</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>«%1» — не число.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Удаление: %1</translation>
    </message>
    <message>
        <source>property</source>
        <translation>свойство</translation>
    </message>
    <message>
        <source>Add property</source>
        <translation>Добавление свойства</translation>
    </message>
    <message>
        <source>A property needs a name.</source>
        <translation>Свойству нужно имя.</translation>
    </message>
    <message>
        <source>There is a property “%1” already.</source>
        <translation>Свойство «%1» уже есть.</translation>
    </message>
    <message>
        <source>Rename property to %1</source>
        <translation>Переименование свойства в %1</translation>
    </message>
</context>
<context>
    <name>hitbox::PropertyRow</name>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Выбор цвета</translation>
    </message>
    <message>
        <source>Name of the property</source>
        <translation>Имя свойства</translation>
    </message>
    <message>
        <source>Type of the property</source>
        <translation>Тип свойства</translation>
    </message>
    <message>
        <source>number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>yes/no</source>
        <translation>да/нет</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>цвет</translation>
    </message>
    <message>
        <source>other</source>
        <translation>другое</translation>
    </message>
    <message>
        <source>Value of the property</source>
        <translation>Значение свойства</translation>
    </message>
    <message>
        <source>Remove this property</source>
        <translation>Удалить это свойство</translation>
    </message>
</context>
<context>
    <name>hitbox::RecentEntry</name>
    <message>
        <source>Open %1</source>
        <translation>Открыть %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Take it off this list</source>
        <translation>Убрать из этого списка</translation>
    </message>
    <message>
        <source>Take %1 off the list</source>
        <translation>Убрать %1 из списка</translation>
    </message>
    <message>
        <source>%1 is no longer there</source>
        <translation>%1 больше нет на месте</translation>
    </message>
</context>
<context>
    <name>hitbox::RecoverDialog</name>
    <message>
        <source>untitled</source>
        <translation>без имени</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>не сохранялся</translation>
    </message>
    <message>
        <source>%1, closed %2
%3</source>
        <translation>%1, закрыт %2
%3</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Восстановление</translation>
    </message>
    <message numerus="yes">
        <source>Work that was closed without saving. It stays for %n days, the latest for longer.</source>
        <translation>
            <numerusform>Работа, закрытая без сохранения. Хранится %n день, последняя — дольше.</numerusform>
            <numerusform>Работа, закрытая без сохранения. Хранится %n дня, последняя — дольше.</numerusform>
            <numerusform>Работа, закрытая без сохранения. Хранится %n дней, последняя — дольше.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>Ничего нет.</translation>
    </message>
    <message>
        <source>Work that was closed without saving</source>
        <translation>Работа, закрытая без сохранения</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Удалить…</translation>
    </message>
    <message>
        <source>Delete &amp;all…</source>
        <translation>Удалить &amp;всё…</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>Вернуть её будет нельзя.</translation>
    </message>
    <message>
        <source>Delete this work on “%1”?</source>
        <translation>Удалить эту работу над «%1»?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message numerus="yes">
        <source>Delete all %n of them?</source>
        <translation>
            <numerusform>Удалить все записи (%n)?</numerusform>
            <numerusform>Удалить все записи (%n)?</numerusform>
            <numerusform>Удалить все записи (%n)?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>Удалить всё</translation>
    </message>
    <message>
        <source>Work that was closed without saving. It stays for a day, the latest for longer.</source>
        <translation>Работа, закрытая без сохранения. Хранится один день, последняя — дольше.</translation>
    </message>
</context>
<context>
    <name>hitbox::RoundingChooser</name>
    <message>
        <source>Numbers of the engine</source>
        <translation>Числа движка</translation>
    </message>
    <message>
        <source>The numbers in which the engine keeps coordinates: pairs that come out otherwise in them are marked</source>
        <translation>Числа, в которых движок хранит координаты: пары, где результат в них иной, отмечаются</translation>
    </message>
    <message>
        <source>As in %1</source>
        <translation>Как в %1</translation>
    </message>
    <message>
        <source>Pixels per metre</source>
        <translation>Пикселей в метре</translation>
    </message>
    <message>
        <source>How many pixels are a metre in the engine</source>
        <translation>Сколько пикселей движок считает метром</translation>
    </message>
    <message>
        <source> px/m</source>
        <translation> пкс/м</translation>
    </message>
    <message>
        <source>none differs</source>
        <translation>отличий нет</translation>
    </message>
    <message>
        <source>1 differs</source>
        <translation>1 отличие</translation>
    </message>
    <message numerus="yes">
        <source>%n differ</source>
        <translation>
            <numerusform>%n отличие</numerusform>
            <numerusform>%n отличия</numerusform>
            <numerusform>%n отличий</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project. It is saved with it.</source>
        <translation>Важность каждого правила в этом проекте. Сохраняется вместе с ним.</translation>
    </message>
    <message>
        <source>Leave every rule to itself</source>
        <translation>Вернуть всем правилам их собственную важность</translation>
    </message>
    <message>
        <source>Reset rules</source>
        <translation>Сброс правил</translation>
    </message>
    <message>
        <source>As the rule says</source>
        <translation>Как задано правилом</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Предупреждение</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Замечание</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выкл.</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Правило %1</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Сбросить все</translation>
    </message>
</context>
<context>
    <name>hitbox::SampleInfos</name>
    <message>
        <source>&amp;Ships and a fighter</source>
        <translation>&amp;Корабли и боец</translation>
    </message>
    <message>
        <source>Open a copy of a project with shapes of every kind</source>
        <translation>Открыть копию проекта с фигурами всех видов</translation>
    </message>
    <message>
        <source>A s&amp;tage</source>
        <translation>С&amp;цена</translation>
    </message>
    <message>
        <source>Open a copy of a stage with overlaps of every kind, probes and bullets</source>
        <translation>Открыть копию сцены с наложениями всех видов, зондами и снарядами</translation>
    </message>
    <message>
        <source>A &amp;platform character</source>
        <translation>Персонаж &amp;платформера</translation>
    </message>
    <message>
        <source>Open a copy of a figure of 24 frames, with points, events and tracks</source>
        <translation>Открыть копию персонажа из 24 кадров с точками, событиями и дорожками</translation>
    </message>
    <message>
        <source>A s&amp;hooter</source>
        <translation>&amp;Шутер</translation>
    </message>
    <message>
        <source>Open a copy of an enemy that opens its shell, and a ship that fires</source>
        <translation>Открыть копию врага, который раскрывает панцирь, и корабля, который стреляет</translation>
    </message>
    <message>
        <source>Picture of the platform &amp;character</source>
        <translation>Изображение персонажа п&amp;латформера</translation>
    </message>
    <message>
        <source>Open the sheet alone, as the tutorial begins</source>
        <translation>Открыть только лист, как в начале урока</translation>
    </message>
    <message>
        <source>Picture of the &amp;fighter</source>
        <translation>Изображение &amp;бойца</translation>
    </message>
    <message>
        <source>Picture of the sh&amp;ip</source>
        <translation>Изображение ко&amp;рабля</translation>
    </message>
    <message>
        <source>Open the picture alone, as the tutorial begins</source>
        <translation>Открыть только изображение, как в начале урока</translation>
    </message>
</context>
<context>
    <name>hitbox::SavingBar</name>
    <message>
        <source>Saving %1…</source>
        <translation>Сохранение: %1…</translation>
    </message>
</context>
<context>
    <name>hitbox::ScopeChip</name>
    <message>
        <source>In which frames the next edit of shapes is done to the shapes of the same tracks</source>
        <translation>В каких кадрах следующая правка коснётся фигур тех же дорожек</translation>
    </message>
</context>
<context>
    <name>hitbox::ScriptFlow</name>
    <message>
        <source>Run a script</source>
        <translation>Выполнить сценарий</translation>
    </message>
    <message>
        <source>Scripts (*.js)</source>
        <translation>Сценарии (*.js)</translation>
    </message>
    <message>
        <source>A script is running</source>
        <translation>Сценарий уже выполняется</translation>
    </message>
    <message>
        <source>Running %1…</source>
        <translation>Выполняется %1…</translation>
    </message>
    <message>
        <source>%1 has run</source>
        <translation>%1 выполнен</translation>
    </message>
    <message>
        <source>The project was changed while %1 ran, and what that did is not taken.</source>
        <translation>Пока выполнялся %1, проект изменился; сделанное сценарием не принято.</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Выполнить снова</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Выполнить %1</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Сценарий</translation>
    </message>
</context>
<context>
    <name>hitbox::ScriptResults</name>
    <message>
        <source>What %1 says</source>
        <translation>Что сообщает %1</translation>
    </message>
    <message>
        <source>What the script printed</source>
        <translation>Что вывел сценарий</translation>
    </message>
    <message>
        <source>What the script found</source>
        <translation>Что нашёл сценарий</translation>
    </message>
</context>
<context>
    <name>hitbox::SearchField</name>
    <message>
        <source>Search…</source>
        <translation>Поиск…</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Найти</translation>
    </message>
    <message>
        <source>Nothing fits “%1”</source>
        <translation>Ничего не подходит под «%1»</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Очистить поиск</translation>
    </message>
</context>
<context>
    <name>hitbox::Section</name>
    <message>
        <source>Show or hide this part</source>
        <translation>Показать или скрыть эту часть</translation>
    </message>
</context>
<context>
    <name>hitbox::Session</name>
    <message>
        <source>Add %1</source>
        <translation>Добавление: %1</translation>
    </message>
    <message numerus="yes">
        <source>Add %n sprites</source>
        <translation>
            <numerusform>Добавление %n спрайта</numerusform>
            <numerusform>Добавление %n спрайтов</numerusform>
            <numerusform>Добавление %n спрайтов</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” was not done</source>
        <translation>Не выполнено: «%1»</translation>
    </message>
    <message>
        <source>“%1” was not done: %2</source>
        <translation>Не выполнено: «%1»: %2</translation>
    </message>
    <message numerus="yes">
        <source> · in %n frames</source>
        <translation>
            <numerusform> · в %n кадре</numerusform>
            <numerusform> · в %n кадрах</numerusform>
            <numerusform> · в %n кадрах</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Colours of crossings and overlaps</source>
        <translation>Цвета пересечений и наложений</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Обычные</translation>
    </message>
    <message>
        <source>For eyes that tell red and green apart badly</source>
        <translation>Для глаз, плохо различающих красный и зелёный</translation>
    </message>
    <message>
        <source>For eyes that tell blue and yellow apart badly</source>
        <translation>Для глаз, плохо различающих синий и жёлтый</translation>
    </message>
    <message>
        <source>As different as can be</source>
        <translation>Как можно более разные</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Мелкий</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Крупный</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Очень крупный</translation>
    </message>
    <message>
        <source>Durations of frames</source>
        <translation>Длительности кадров</translation>
    </message>
    <message>
        <source>Ticks a second</source>
        <translation>Тиков в секунду</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Изменить клавиши…</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1 пикс.</translation>
    </message>
    <message>
        <source>Half as large again</source>
        <translation>В полтора раза больше</translation>
    </message>
    <message>
        <source>Wheel over the canvas</source>
        <translation>Колесо мыши над холстом</translation>
    </message>
    <message>
        <source>Zooms</source>
        <translation>Меняет масштаб</translation>
    </message>
    <message>
        <source>Scrolls, with Ctrl zooms</source>
        <translation>Прокручивает, с Ctrl меняет масштаб</translation>
    </message>
    <message>
        <source>Handles on the canvas</source>
        <translation>Маркеры на холсте</translation>
    </message>
    <message>
        <source>Large, for pens and fingers</source>
        <translation>Крупные, для пера и пальцев</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Файлы</translation>
    </message>
    <message>
        <source>Engine of first exports</source>
        <translation>Движок первого экспорта</translation>
    </message>
    <message>
        <source>Seconds until unsaved work is kept</source>
        <translation>Секунд до сохранности несохранённого</translation>
    </message>
    <message>
        <source>Days that work closed without saving stays</source>
        <translation>Дней хранится закрытое без сохранения</translation>
    </message>
    <message>
        <source>Newest versions of a project that stay</source>
        <translation>Новейших версий проекта хранится</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Editing</source>
        <translation>Правка</translation>
    </message>
    <message>
        <source>Tips that show a gesture</source>
        <translation>Подсказки, показывающие приём</translation>
    </message>
    <message>
        <source>Once for each tool</source>
        <translation>Один раз для каждого инструмента</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никогда</translation>
    </message>
</context>
<context>
    <name>hitbox::ShapeFields</name>
    <message>
        <source>A number or a sum such as 12+0.5; the arrow keys step it, with Shift ten times as far, with Alt an eighth as far</source>
        <translation>Число или сумма вроде 12+0.5; стрелки меняют по шагу, с Shift — в десять раз больше, с Alt — в восемь раз меньше</translation>
    </message>
</context>
<context>
    <name>hitbox::ShapesPanel</name>
    <message>
        <source>Shapes</source>
        <translation>Фигуры</translation>
    </message>
    <message>
        <source>Search shapes</source>
        <translation>Поиск фигур</translation>
    </message>
    <message>
        <source>Show and lock by category</source>
        <translation>Показ и блокировка по категориям</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Категория</translation>
    </message>
    <message>
        <source>Category of the selected shapes and of the next one drawn</source>
        <translation>Категория выделенных фигур и следующей рисуемой</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Изменить…</translation>
    </message>
    <message>
        <source>Categories: colours, bits and who hits whom</source>
        <translation>Категории: цвета, биты и кто кого бьёт</translation>
    </message>
    <message>
        <source>No shapes in this frame yet. Trace the sprite, or draw a polygon, a box or a circle.</source>
        <translation>В этом кадре пока нет фигур. Трассируйте спрайт или нарисуйте многоугольник, прямоугольник или круг.</translation>
    </message>
    <message>
        <source>No shape or category has this in its name.</source>
        <translation>Такого нет в имени ни одной фигуры или категории.</translation>
    </message>
    <message>
        <source>several</source>
        <translation>разные</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>Изменение порядка: %1</translation>
    </message>
    <message>
        <source>Rename shape to %1</source>
        <translation>Переименование фигуры в %1</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Показать %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Скрыть %1</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>Заблокировать %1</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>Разблокировать %1</translation>
    </message>
</context>
<context>
    <name>hitbox::SheetPreview</name>
    <message>
        <source>The sheet and its grid</source>
        <translation>Лист и его сетка</translation>
    </message>
    <message>
        <source>The wheel zooms, dragging moves, a double click shows all</source>
        <translation>Колесо меняет масштаб, перетаскивание двигает, двойной щелчок показывает всё</translation>
    </message>
    <message>
        <source>One line in %1 is drawn; the wheel zooms in</source>
        <translation>Рисуется одна линия из %1; колесо увеличивает</translation>
    </message>
    <message>
        <source>Not all lines are drawn; the wheel zooms in</source>
        <translation>Рисуются не все линии; колесо увеличивает</translation>
    </message>
</context>
<context>
    <name>hitbox::ShortcutEditor</name>
    <message>
        <source>Search actions</source>
        <translation>Поиск действий</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Назначить</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Изменить клавиши</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Действия</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Новые клавиши</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Сбросить все</translation>
    </message>
    <message>
        <source>%1 belongs to the canvas and the lists.</source>
        <translation>%1 принадлежит холсту и спискам.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2” by now; “%3” would take it away from there.</source>
        <translation>%1 уже принадлежит «%2»; «%3» заберёт сочетание оттуда.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Забрать</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Keys of another program</source>
        <translation>Клавиши другой программы</translation>
    </message>
    <message>
        <source>Those of tools are Tiled&apos;s as delivered</source>
        <translation>Изначально у инструментов клавиши Tiled</translation>
    </message>
</context>
<context>
    <name>hitbox::SidePanels</name>
    <message>
        <source>&amp;Trace panel</source>
        <translation>Панель «&amp;Трассировка»</translation>
    </message>
    <message>
        <source>&amp;Shapes panel</source>
        <translation>Панель «&amp;Фигуры»</translation>
    </message>
    <message>
        <source>&amp;Properties panel</source>
        <translation>Панель «&amp;Свойства»</translation>
    </message>
    <message>
        <source>Points and e&amp;vents panel</source>
        <translation>Панель «Точки и с&amp;обытия»</translation>
    </message>
    <message>
        <source>&amp;Engine panel</source>
        <translation>Панель «Для &amp;движка»</translation>
    </message>
    <message>
        <source>&amp;Numbers panel</source>
        <translation>Панель «&amp;Числа»</translation>
    </message>
    <message>
        <source>St&amp;age panel</source>
        <translation>Панель «Сц&amp;ена»</translation>
    </message>
    <message>
        <source>&amp;Overlaps, probes and play test</source>
        <translation>&amp;Наложения, зонды и плейтест</translation>
    </message>
    <message>
        <source>P&amp;roblems panel</source>
        <translation>Панель «&amp;Проблемы»</translation>
    </message>
    <message>
        <source>&amp;Conflicts panel</source>
        <translation>Панель &amp;конфликтов</translation>
    </message>
</context>
<context>
    <name>hitbox::SliceDialog</name>
    <message>
        <source>Cell size</source>
        <translation>Размер ячейки</translation>
    </message>
    <message>
        <source>Of one frame, in pixels; as many as fit are cut</source>
        <translation>Одного кадра, в пикселях; нарезается столько, сколько помещается</translation>
    </message>
    <message>
        <source>Columns, rows</source>
        <translation>Столбцы, строки</translation>
    </message>
    <message>
        <source>How many cells; they become as large as fits</source>
        <translation>Сколько ячеек; размер — какой поместится</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Поля</translation>
    </message>
    <message>
        <source>Pixels around all cells, on both sides</source>
        <translation>Пиксели вокруг всех ячеек, с обеих сторон</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Промежуток</translation>
    </message>
    <message>
        <source>Pixels between one cell and the next</source>
        <translation>Пиксели между соседними ячейками</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Смещение</translation>
    </message>
    <message>
        <source>Pixels before the first cell, on top of the margin</source>
        <translation>Пиксели перед первой ячейкой, сверх полей</translation>
    </message>
    <message>
        <source>Guessed by the empty rows and columns between the cells.</source>
        <translation>Угадано по пустым строкам и столбцам между ячейками.</translation>
    </message>
    <message>
        <source>Guessed by the numbers in the file&apos;s name.</source>
        <translation>Угадано по числам в имени файла.</translation>
    </message>
    <message>
        <source>Guessed by what comes again at this distance.</source>
        <translation>Угадано по тому, что повторяется с этим шагом.</translation>
    </message>
    <message>
        <source>Guessed by the lines along which the colours change.</source>
        <translation>Угадано по линиям, вдоль которых меняются цвета.</translation>
    </message>
    <message>
        <source>Squares fit into this strip; nothing else tells what its cells are.</source>
        <translation>В эту полосу укладываются квадраты; других признаков ячеек нет.</translation>
    </message>
    <message>
        <source>Nothing tells how this picture is cut.</source>
        <translation>Ничто не говорит, как нарезать эту картинку.</translation>
    </message>
    <message>
        <source>Slice sheet</source>
        <translation>Нарезка листа</translation>
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
        <translation>&amp;Пропускать пустые ячейки</translation>
    </message>
    <message>
        <source>&amp;Guess again</source>
        <translation>&amp;Угадать снова</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Нарезать</translation>
    </message>
    <message>
        <source>Looking for the grid…</source>
        <translation>Поиск сетки…</translation>
    </message>
    <message>
        <source>Looking for empty cells…</source>
        <translation>Поиск пустых ячеек…</translation>
    </message>
    <message>
        <source>%1 × %2 px</source>
        <translation>%1 × %2 пкс</translation>
    </message>
    <message>
        <source>1 frame of %1</source>
        <translation>1 кадр %1</translation>
    </message>
    <message numerus="yes">
        <source>%n frames of %1</source>
        <translation>
            <numerusform>%n кадр по %1</numerusform>
            <numerusform>%n кадра по %1</numerusform>
            <numerusform>%n кадров по %1</numerusform>
        </translation>
    </message>
    <message>
        <source>1 empty cell stays out.</source>
        <translation>1 пустая ячейка не войдёт.</translation>
    </message>
    <message numerus="yes">
        <source>%n empty cells stay out.</source>
        <translation>
            <numerusform>%n пустая ячейка не войдёт.</numerusform>
            <numerusform>%n пустые ячейки не войдут.</numerusform>
            <numerusform>%n пустых ячеек не войдут.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 of them is empty.</source>
        <translation>1 из них пуст.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are empty.</source>
        <translation>
            <numerusform>%n из них пуст.</numerusform>
            <numerusform>%n из них пусты.</numerusform>
            <numerusform>%n из них пусты.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 px at the right and %2 px at the bottom stay out.</source>
        <translation>%1 пкс справа и %2 пкс внизу не войдут.</translation>
    </message>
    <message>
        <source>%1 px at the right stay out.</source>
        <translation>%1 пкс справа не войдут.</translation>
    </message>
    <message>
        <source>%1 px at the bottom stay out.</source>
        <translation>%1 пкс внизу не войдут.</translation>
    </message>
    <message>
        <source>No cell fits into the sheet.</source>
        <translation>На листе не помещается ни одной ячейки.</translation>
    </message>
    <message>
        <source>There is no cell for frames with shapes on them: %1 frames, %2 shapes. Undo brings them back.</source>
        <translation>Для кадров с фигурами нет ячеек: кадров %1, фигур %2. Отмена вернёт их.</translation>
    </message>
</context>
<context>
    <name>hitbox::SnapPopup</name>
    <message>
        <source>Snap to: %1</source>
        <translation>Привязка: %1</translation>
    </message>
    <message>
        <source>no grid</source>
        <translation>без сетки</translation>
    </message>
    <message>
        <source>pixel</source>
        <translation>пиксель</translation>
    </message>
    <message>
        <source>half pixel</source>
        <translation>полпикселя</translation>
    </message>
    <message>
        <source>own grid</source>
        <translation>своя сетка</translation>
    </message>
    <message>
        <source>vertices of other shapes</source>
        <translation>вершины других фигур</translation>
    </message>
    <message>
        <source>edges of other shapes</source>
        <translation>рёбра других фигур</translation>
    </message>
    <message>
        <source>outline of the sprite&apos;s pixels</source>
        <translation>контур пикселей спрайта</translation>
    </message>
    <message>
        <source>the same shape in the frame before</source>
        <translation>та же фигура в предыдущем кадре</translation>
    </message>
    <message>
        <source>borders and middle of the frame</source>
        <translation>границы и середина кадра</translation>
    </message>
    <message>
        <source>pivot</source>
        <translation>опорная точка</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>Привязка</translation>
    </message>
    <message>
        <source>Points snap to</source>
        <translation>Точки привязываются к</translation>
    </message>
    <message>
        <source>Ctrl turns all off while held.</source>
        <translation>Ctrl при удержании отключает всё.</translation>
    </message>
    <message>
        <source>step x</source>
        <translation>шаг x</translation>
    </message>
    <message>
        <source>step y</source>
        <translation>шаг y</translation>
    </message>
    <message>
        <source>from x</source>
        <translation>от x</translation>
    </message>
    <message>
        <source>from y</source>
        <translation>от y</translation>
    </message>
</context>
<context>
    <name>hitbox::SpritesPanel</name>
    <message>
        <source>Sprites</source>
        <translation>Спрайты</translation>
    </message>
    <message>
        <source>Search sprites</source>
        <translation>Поиск спрайтов</translation>
    </message>
    <message>
        <source>Add images as sprites</source>
        <translation>Добавить изображения как спрайты</translation>
    </message>
    <message>
        <source>No sprites yet. Drop images here.</source>
        <translation>Спрайтов пока нет. Перетащите сюда изображения.</translation>
    </message>
    <message>
        <source>Rename sprite to %1</source>
        <translation>Переименование спрайта в %1</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 кадр</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n кадр</numerusform>
            <numerusform>%n кадра</numerusform>
            <numerusform>%n кадров</numerusform>
        </translation>
    </message>
    <message>
        <source>No sprite has this in its name.</source>
        <translation>Такого нет в имени ни одного спрайта.</translation>
    </message>
    <message>
        <source>%1 sprites</source>
        <translation>спрайтов: %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Перемещение: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Удаление: %1</translation>
    </message>
    <message>
        <source>%1: undo brings it back.</source>
        <translation>%1. Отмена вернёт.</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Дублирование: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::StageDesk</name>
    <message>
        <source>Looking at the stage</source>
        <translation>Просмотр сцены</translation>
    </message>
</context>
<context>
    <name>hitbox::StagePanel</name>
    <message>
        <source>Stage</source>
        <translation>Сцена</translation>
    </message>
    <message>
        <source>Search instances</source>
        <translation>Поиск экземпляров</translation>
    </message>
    <message>
        <source>Place frame</source>
        <translation>Разместить кадр</translation>
    </message>
    <message>
        <source>Stage in view; type to rename it</source>
        <translation>Показанная сцена; введите имя, чтобы переименовать</translation>
    </message>
    <message>
        <source>New stage</source>
        <translation>Новая сцена</translation>
    </message>
    <message>
        <source>Remove this stage</source>
        <translation>Удалить эту сцену</translation>
    </message>
    <message>
        <source>New layer on top of the others</source>
        <translation>Новый слой поверх остальных</translation>
    </message>
    <message>
        <source>Play the animations of what stands here</source>
        <translation>Играть анимации того, что здесь стоит</translation>
    </message>
    <message>
        <source>Put the frame chosen below on the stage</source>
        <translation>Поставить на сцену кадр, выбранный внизу</translation>
    </message>
    <message>
        <source>Rename stage</source>
        <translation>Переименование сцены</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>сцена</translation>
    </message>
    <message>
        <source>Remove stage</source>
        <translation>Удаление сцены</translation>
    </message>
</context>
<context>
    <name>hitbox::StartPage</name>
    <message>
        <source>Drop a PNG, a sheet or a folder here</source>
        <translation>Перетащите сюда PNG, лист или папку</translation>
    </message>
    <message>
        <source>PNG, GIF, WebP, Aseprite, Photoshop, Krita and .hitbox files</source>
        <translation>Файлы PNG, GIF, WebP, Aseprite, Photoshop, Krita и .hitbox</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Open projects and images</source>
        <translation>Открыть проекты и изображения</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Недавние</translation>
    </message>
    <message>
        <source>Samples to try things out on</source>
        <translation>Образцы, чтобы всё попробовать</translation>
    </message>
    <message>
        <source>PNG, GIF, Aseprite, Photoshop, Krita and .hitbox files</source>
        <translation>Файлы PNG, GIF, Aseprite, Photoshop, Krita и .hitbox</translation>
    </message>
</context>
<context>
    <name>hitbox::StatusLine</name>
    <message>
        <source>engine view</source>
        <translation>вид для движка</translation>
    </message>
    <message>
        <source>Choose what points snap to</source>
        <translation>Выбрать, к чему привязываются точки</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>Привязка</translation>
    </message>
    <message>
        <source>snap: %1</source>
        <translation>привязка: %1</translation>
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
        <translation>Первый кадр тега</translation>
    </message>
    <message>
        <source>Last frame of the tag</source>
        <translation>Последний кадр тега</translation>
    </message>
    <message>
        <source>The frame&apos;s number, counted from 0</source>
        <translation>Номер кадра, счёт с 0</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>вперёд</translation>
    </message>
    <message>
        <source>reverse</source>
        <translation>назад</translation>
    </message>
    <message>
        <source>ping-pong</source>
        <translation>пинг-понг</translation>
    </message>
    <message>
        <source>ping-pong from the end</source>
        <translation>пинг-понг с конца</translation>
    </message>
    <message>
        <source>How often it is played before the animation ends: 0 for ever</source>
        <translation>Сколько раз он играется до конца анимации: 0 — бесконечно</translation>
    </message>
    <message>
        <source>for ever</source>
        <translation>бесконечно</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <source>Times that the tag is played</source>
        <translation>Сколько раз играется тег</translation>
    </message>
    <message>
        <source>Rename tag to %1</source>
        <translation>Переименование тега в %1</translation>
    </message>
    <message>
        <source>Direction of tag %1</source>
        <translation>Направление тега %1</translation>
    </message>
    <message>
        <source>Repeats of tag %1</source>
        <translation>Повторы тега %1</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Тег</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Кадры</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Играет</translation>
    </message>
    <message>
        <source>Frames of tag %1</source>
        <translation>Кадры тега %1</translation>
    </message>
    <message>
        <source>Choose a tag by its bar, or in the box above, to change it.</source>
        <translation>Чтобы изменить тег, выберите его по полосе или в списке выше.</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelineExport</name>
    <message>
        <source>Save the timeline as a picture</source>
        <translation>Сохранение шкалы времени картинкой</translation>
    </message>
    <message>
        <source>Save the timeline as CSV</source>
        <translation>Сохранение шкалы времени в CSV</translation>
    </message>
    <message>
        <source>Copied 1 tick as CSV</source>
        <translation>1 тик скопирован в CSV</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n ticks as CSV</source>
        <translation>
            <numerusform>%n тик скопирован в CSV</numerusform>
            <numerusform>%n тика скопировано в CSV</numerusform>
            <numerusform>%n тиков скопировано в CSV</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>Файлы %1 (*.%2)</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>Записано: %1</translation>
    </message>
    <message>
        <source>Could not write the timeline: %1</source>
        <translation>Не удалось записать шкалу времени: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelineFields</name>
    <message>
        <source>Who</source>
        <translation>Кто</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Играет</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Повторы</translation>
    </message>
    <message>
        <source>When hit</source>
        <translation>При попадании</translation>
    </message>
    <message>
        <source> ticks</source>
        <translation> тик.</translation>
    </message>
    <message>
        <source>Ticks that B starts after A</source>
        <translation>Тики, через которые B начинает после A</translation>
    </message>
    <message>
        <source>How many ticks B starts after A; below 0, A starts after B</source>
        <translation>На сколько тиков B начинает позже A; если меньше 0, A начинает позже B</translation>
    </message>
    <message>
        <source>Take the selected two</source>
        <translation>Взять два выделенных</translation>
    </message>
    <message>
        <source>Play the two instances that are selected on the stage</source>
        <translation>Играть два экземпляра, выделенных на сцене</translation>
    </message>
    <message>
        <source>B starts after</source>
        <translation>B начинает через</translation>
    </message>
    <message>
        <source>Instance that is player %1</source>
        <translation>Экземпляр игрока %1</translation>
    </message>
    <message>
        <source>as placed</source>
        <translation>как на сцене</translation>
    </message>
    <message>
        <source>What %1 plays</source>
        <translation>Что играет %1</translation>
    </message>
    <message>
        <source>What %1 plays; on the stage, an instance&apos;s tag is chosen in its row</source>
        <translation>Что играет %1; на сцене тег экземпляра выбирается в его строке</translation>
    </message>
    <message>
        <source>Rounds of %1</source>
        <translation>Повторы %1</translation>
    </message>
    <message>
        <source>How often %1 plays it, one round after the other</source>
        <translation>Сколько раз подряд %1 играет это</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>продолжает</translation>
    </message>
    <message>
        <source>What %1 turns to when it is hit</source>
        <translation>На что переходит %1 при попадании по нему</translation>
    </message>
    <message>
        <source>What %1 turns to on the tick after the first hit, such as its hit-stun</source>
        <translation>На что переходит %1 в тике после первого попадания по нему, например оглушение</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelinePanel</name>
    <message>
        <source>Go to the first contact</source>
        <translation>Перейти к первому контакту</translation>
    </message>
    <message>
        <source>Go to the last contact</source>
        <translation>Перейти к последнему контакту</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Шкала времени</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Картинка…</translation>
    </message>
    <message>
        <source>Save the strip as a picture</source>
        <translation>Сохранить ленту картинкой</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Save a line for each tick</source>
        <translation>Сохранить по строке на каждый тик</translation>
    </message>
    <message>
        <source>Copy CSV</source>
        <translation>Копировать CSV</translation>
    </message>
    <message>
        <source>Copy a line for each tick</source>
        <translation>Копировать по строке на каждый тик</translation>
    </message>
    <message>
        <source>1 tick</source>
        <translation>1 тик</translation>
    </message>
    <message numerus="yes">
        <source>%n ticks</source>
        <translation>
            <numerusform>%n тик</numerusform>
            <numerusform>%n тика</numerusform>
            <numerusform>%n тиков</numerusform>
        </translation>
    </message>
    <message>
        <source>The two never meet.</source>
        <translation>Они ни разу не встречаются.</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelineStrip</name>
    <message>
        <source>Ticks</source>
        <translation>Тики</translation>
    </message>
    <message>
        <source>nothing meets</source>
        <translation>ничего не встречается</translation>
    </message>
    <message>
        <source>each hits the other</source>
        <translation>бьют друг друга</translation>
    </message>
    <message>
        <source>A hits B</source>
        <translation>A бьёт B</translation>
    </message>
    <message>
        <source>B hits A</source>
        <translation>B бьёт A</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>контакт</translation>
    </message>
    <message>
        <source>tick %1: %2 | %3, %4</source>
        <translation>тик %1: %2 | %3, %4</translation>
    </message>
    <message>
        <source>%1 in %2 px²</source>
        <translation>%1, площадь %2 пкс²</translation>
    </message>
</context>
<context>
    <name>hitbox::ToolBar</name>
    <message>
        <source>Tools</source>
        <translation>Инструменты</translation>
    </message>
</context>
<context>
    <name>hitbox::TopBar</name>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Сцена</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Сцена %1</translation>
    </message>
</context>
<context>
    <name>hitbox::TracePanel</name>
    <message>
        <source>Cannot be traced: %1</source>
        <translation>Не удаётся трассировать: %1</translation>
    </message>
    <message>
        <source>Tracing…</source>
        <translation>Трассировка…</translation>
    </message>
    <message>
        <source>Outlines: %1, vertices: %2</source>
        <translation>Контуры: %1, вершины: %2</translation>
    </message>
    <message>
        <source>Missed pixels %1 %, excess pixels %2 %</source>
        <translation>Пропущено пикселей %1 %, лишних пикселей %2 %</translation>
    </message>
    <message>
        <source>Frames traced: %1.</source>
        <translation>Трассировано кадров: %1.</translation>
    </message>
    <message>
        <source>Nothing to outline: %1.</source>
        <translation>Нечего обводить: %1.</translation>
    </message>
    <message>
        <source>Changed meanwhile and left alone: %1.</source>
        <translation>Тем временем изменились и не тронуты: %1.</translation>
    </message>
    <message>
        <source>Could not be traced: %1, such as %2</source>
        <translation>Не удалось трассировать: %1, например %2</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Трассировка</translation>
    </message>
    <message>
        <source>Cancelled; nothing was changed.</source>
        <translation>Отменено; ничего не изменено.</translation>
    </message>
    <message>
        <source>Tolerance in pixels</source>
        <translation>Допуск в пикселях</translation>
    </message>
    <message>
        <source>How far the outline may leave the pixels&apos; edges: more means fewer vertices</source>
        <translation>Насколько контур может отходить от краёв пикселей: чем больше, тем меньше вершин</translation>
    </message>
    <message>
        <source>Alpha threshold</source>
        <translation>Порог альфы</translation>
    </message>
    <message>
        <source>Pixels of at least this alpha count as opaque</source>
        <translation>Пиксели с альфой не меньше этой считаются непрозрачными</translation>
    </message>
    <message>
        <source>Grow or shrink in pixels</source>
        <translation>Расширение или сжатие в пикселях</translation>
    </message>
    <message>
        <source>Makes the outline larger, or smaller with a negative number</source>
        <translation>Делает контур больше, а при отрицательном числе — меньше</translation>
    </message>
    <message>
        <source>Smallest island in pixels</source>
        <translation>Наименьший островок в пикселях</translation>
    </message>
    <message>
        <source>Islands and holes of fewer pixels are passed over</source>
        <translation>Островки и отверстия с меньшим числом пикселей пропускаются</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Вершины</translation>
    </message>
    <message>
        <source>Just so many vertices in each outline, whatever the tolerance</source>
        <translation>Ровно столько вершин в каждом контуре, независимо от допуска</translation>
    </message>
    <message>
        <source>Number of vertices</source>
        <translation>Число вершин</translation>
    </message>
    <message>
        <source>Never cut an opaque pixel</source>
        <translation>Не резать непрозрачные пиксели</translation>
    </message>
    <message>
        <source>Keep holes open</source>
        <translation>Оставлять отверстия</translation>
    </message>
    <message>
        <source>A polygon has no holes: the outline is cut into several that leave them open</source>
        <translation>У многоугольника не бывает отверстий: контур режется на несколько, которые оставляют их открытыми</translation>
    </message>
    <message>
        <source>Tint pixels that do not fit</source>
        <translation>Подкрашивать неподходящие пиксели</translation>
    </message>
    <message>
        <source>Orange: opaque pixels that no outline holds. Violet: other pixels that one does</source>
        <translation>Оранжевые: непрозрачные пиксели вне контуров. Фиолетовые: прочие пиксели внутри контура</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Допуск</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Альфа</translation>
    </message>
    <message>
        <source>Grow</source>
        <translation>Расширение</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>Наименьший</translation>
    </message>
    <message>
        <source>Take all outlines as shapes (Enter)</source>
        <translation>Взять все контуры как фигуры (Enter)</translation>
    </message>
    <message>
        <source>Trace many frames</source>
        <translation>Трассировать много кадров</translation>
    </message>
    <message>
        <source>Selected frames</source>
        <translation>Выделенные кадры</translation>
    </message>
    <message>
        <source>All frames of this sprite</source>
        <translation>Все кадры этого спрайта</translation>
    </message>
    <message>
        <source>All frames of the project</source>
        <translation>Все кадры проекта</translation>
    </message>
    <message>
        <source>Replace shapes of the category</source>
        <translation>Заменять фигуры категории</translation>
    </message>
    <message>
        <source>For many frames: outlines take the place of the category&apos;s shapes there</source>
        <translation>Для многих кадров: контуры встают там на место фигур категории</translation>
    </message>
    <message>
        <source>Frames traced</source>
        <translation>Трассировано кадров</translation>
    </message>
    <message>
        <source>%v of %m frames</source>
        <translation>%v из %m кадров</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Frames of the tag “%1”</source>
        <translation>Кадры тега «%1»</translation>
    </message>
    <message>
        <source>Trace as %1</source>
        <translation>Как %1</translation>
    </message>
    <message>
        <source>Replace shapes of “%1”</source>
        <translation>Заменять фигуры «%1»</translation>
    </message>
</context>
<context>
    <name>hitbox::TrackGrid</name>
    <message>
        <source>Tracks</source>
        <translation>Дорожки</translation>
    </message>
    <message>
        <source>shapes</source>
        <translation>фигуры</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>without a track</source>
        <translation>без дорожки</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes without a track</source>
        <translation>
            <numerusform>%n фигура без дорожки</numerusform>
            <numerusform>%n фигуры без дорожки</numerusform>
            <numerusform>%n фигур без дорожки</numerusform>
        </translation>
    </message>
    <message>
        <source>key</source>
        <translation>ключ</translation>
    </message>
    <message>
        <source>held, as in the frame before</source>
        <translation>удержание, как в предыдущем кадре</translation>
    </message>
    <message>
        <source>in-between, worked out from keys</source>
        <translation>промежуточная, вычислена по ключам</translation>
    </message>
    <message>
        <source>%1, frame %2: %3</source>
        <translation>%1, кадр %2: %3</translation>
    </message>
    <message>
        <source>%1
Double click to type another duration.</source>
        <translation>%1
Двойной щелчок — ввести другую длительность.</translation>
    </message>
    <message>
        <source>Show or hide on all frames; Alt: on one</source>
        <translation>Показать или скрыть во всех кадрах; Alt — в одном</translation>
    </message>
    <message>
        <source>Lock or unlock on all frames; Alt: on one</source>
        <translation>Заблокировать или разблокировать во всех кадрах; Alt — в одном</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Длительность</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Кадр</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>События</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Проблемы</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Атака</translation>
    </message>
    <message>
        <source>Attack %1</source>
        <translation>Атака %1</translation>
    </message>
    <message>
        <source>No shapes in this sprite yet. What is drawn stands here, frame by frame.</source>
        <translation>В этом спрайте пока нет фигур. Нарисованное стоит здесь, кадр за кадром.</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1, скрыто</translation>
    </message>
    <message>
        <source>%1, locked</source>
        <translation>%1, заблокировано</translation>
    </message>
</context>
<context>
    <name>hitbox::TrackLanes</name>
    <message>
        <source>1 frame</source>
        <translation>1 кадр</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>кадров: %1</translation>
    </message>
    <message>
        <source>Startup</source>
        <translation>Замах</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Активная фаза</translation>
    </message>
    <message>
        <source>Gap, where nothing strikes</source>
        <translation>Пауза, когда ничто не бьёт</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Восстановление</translation>
    </message>
    <message>
        <source>1 tick</source>
        <translation>1 тик</translation>
    </message>
    <message>
        <source>%1 ticks</source>
        <translation>тиков: %1</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation>%1: %2, %3, %4</translation>
    </message>
    <message>
        <source>startup %1</source>
        <translation>замах %1</translation>
    </message>
    <message>
        <source>active %1</source>
        <translation>активная фаза %1</translation>
    </message>
    <message>
        <source>gap %1</source>
        <translation>пауза %1</translation>
    </message>
    <message>
        <source>recovery %1</source>
        <translation>восстановление %1</translation>
    </message>
    <message>
        <source>No shape of these frames strikes another category.</source>
        <translation>Ни одна фигура этих кадров не бьёт другую категорию.</translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation>Кадр %1</translation>
    </message>
    <message>
        <source>Frames %1 to %2</source>
        <translation>Кадры с %1 по %2</translation>
    </message>
    <message>
        <source>The whole attack:</source>
        <translation>Вся атака:</translation>
    </message>
    <message>
        <source>Active counts the gaps within it.</source>
        <translation>Активная фаза включает паузы внутри неё.</translation>
    </message>
    <message>
        <source>Frame %1, %2: %3, %4</source>
        <translation>Кадр %1, %2: %3, %4</translation>
    </message>
    <message>
        <source>Frame %1 – when it comes up: %2</source>
        <translation>Кадр %1 – при появлении: %2</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 ошибка</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>ошибок: %1</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 предупреждение</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>предупреждений: %1</translation>
    </message>
    <message>
        <source>1 remark</source>
        <translation>1 замечание</translation>
    </message>
    <message>
        <source>%1 remarks</source>
        <translation>замечаний: %1</translation>
    </message>
    <message>
        <source>Frame %1 – %2: %3</source>
        <translation>Кадр %1 – %2: %3</translation>
    </message>
</context>
<context>
    <name>hitbox::TracksPanel</name>
    <message>
        <source>%1 tracks</source>
        <translation>дорожек: %1</translation>
    </message>
    <message>
        <source>Begin %1 in frame %2</source>
        <translation>Начало с кадра %2: %1</translation>
    </message>
    <message>
        <source>End %1 in frame %2</source>
        <translation>Окончание в кадре %2: %1</translation>
    </message>
    <message>
        <source>Move %1 to frame %2</source>
        <translation>Перемещение в кадр %2: %1</translation>
    </message>
    <message>
        <source>Copy %1 to frame %2</source>
        <translation>Копирование в кадр %2: %1</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Дорожки</translation>
    </message>
    <message>
        <source>Tag to show</source>
        <translation>Тег для показа</translation>
    </message>
    <message>
        <source>The animation tag whose frames are shown</source>
        <translation>Тег анимации, кадры которого показаны</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>Пуск или стоп</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Кадры</translation>
    </message>
    <message>
        <source>%1 is locked; its lock beside the name lets it go.</source>
        <translation>%1 — заблокировано; замок рядом с именем снимает блокировку.</translation>
    </message>
    <message>
        <source>All frames</source>
        <translation>Все кадры</translation>
    </message>
    <message>
        <source>The strip of frames in place of the grid</source>
        <translation>Лента кадров вместо таблицы</translation>
    </message>
    <message>
        <source>The tag “%1” names no frames of this sprite.</source>
        <translation>Тег «%1» не содержит кадров этого спрайта.</translation>
    </message>
    <message>
        <source>%1 is not in the frame in view.</source>
        <translation>В показанном кадре этого нет: %1.</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Показать %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Скрыть %1</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>Заблокировать %1</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>Разблокировать %1</translation>
    </message>
    <message>
        <source>What is locked stays.</source>
        <translation>Заблокированное остаётся.</translation>
    </message>
    <message>
        <source>Choose cells with something in them first.</source>
        <translation>Сначала выберите непустые ячейки.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Удаление: %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n shapes</source>
        <translation>
            <numerusform>Удаление %n фигуры</numerusform>
            <numerusform>Удаление %n фигур</numerusform>
            <numerusform>Удаление %n фигур</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: undo brings it back.</source>
        <translation>%1. Отмена вернёт.</translation>
    </message>
    <message>
        <source>Join into one track</source>
        <translation>Объединение в одну дорожку</translation>
    </message>
    <message>
        <source>Choose cells of different frames first, such as with Shift.</source>
        <translation>Сначала выберите ячейки разных кадров, например с Shift.</translation>
    </message>
    <message>
        <source>Take out of the track</source>
        <translation>Удаление с дорожки</translation>
    </message>
    <message>
        <source>Choose cells of a track first.</source>
        <translation>Сначала выберите ячейки дорожки.</translation>
    </message>
    <message>
        <source>Hold %1</source>
        <translation>Удержание: %1</translation>
    </message>
    <message>
        <source>Choose cells behind a shape of the track first.</source>
        <translation>Сначала выберите ячейки после фигуры дорожки.</translation>
    </message>
    <message>
        <source>Make keys of %1</source>
        <translation>Превращение в ключи: %1</translation>
    </message>
    <message>
        <source>Work in-betweens of %1 out</source>
        <translation>Расчёт промежуточных: %1</translation>
    </message>
    <message>
        <source>Choose cells between two keys of a track first.</source>
        <translation>Сначала выберите ячейки между двумя ключами дорожки.</translation>
    </message>
    <message numerus="yes">
        <source>%n keys are worked out from those around them now. Undo brings them back.</source>
        <translation>
            <numerusform>%n ключ теперь вычисляется по соседним. Отмена вернёт его.</numerusform>
            <numerusform>%n ключа теперь вычисляются по соседним. Отмена вернёт их.</numerusform>
            <numerusform>%n ключей теперь вычисляются по соседним. Отмена вернёт их.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shapes look like one thing: make them a track?</source>
        <translation>Похоже, эти фигуры (%1) — один объект: сделать дорожку?</translation>
    </message>
    <message>
        <source>%1 shapes look like %2 things: make them tracks?</source>
        <translation>Похоже, эти фигуры (%1) — несколько объектов (%2): сделать дорожки?</translation>
    </message>
    <message>
        <source>Make tracks</source>
        <translation>Сделать дорожки</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Не сейчас</translation>
    </message>
    <message>
        <source>Make tracks of %1</source>
        <translation>Создание дорожек: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen frames last as long now.</source>
        <translation>
            <numerusform>%n выбранный кадр теперь длится столько.</numerusform>
            <numerusform>%n выбранных кадра теперь длятся столько.</numerusform>
            <numerusform>%n выбранных кадров теперь длятся столько.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 key is worked out from those around it now. Undo brings it back.</source>
        <translation>1 ключ теперь вычисляется по соседним. Отмена вернёт его.</translation>
    </message>
    <message>
        <source>%1 goes no further: the frames end there.</source>
        <translation>%1: дальше некуда, кадры там кончаются.</translation>
    </message>
</context>
<context>
    <name>hitbox::VersionsDialog</name>
    <message>
        <source>Saved %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>Saved at an unknown time</source>
        <translation>Сохранено в неизвестное время</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Версии</translation>
    </message>
    <message>
        <source>“%1” as it was saved. A copy opens in a tab of its own and changes nothing else.</source>
        <translation>«%1» на момент сохранения. Копия открывается в своей вкладке и больше ничего не меняет.</translation>
    </message>
    <message>
        <source>There is none yet: the next save keeps one.</source>
        <translation>Версий пока нет: первая появится при следующем сохранении.</translation>
    </message>
    <message>
        <source>Versions of the project</source>
        <translation>Версии проекта</translation>
    </message>
    <message>
        <source>Open as c&amp;opy</source>
        <translation>Открыть как &amp;копию</translation>
    </message>
    <message>
        <source>Cannot be opened: %1</source>
        <translation>Не удаётся открыть: %1</translation>
    </message>
    <message>
        <source>As it is now</source>
        <translation>Как сейчас</translation>
    </message>
    <message>
        <source>Since then: %1</source>
        <translation>С тех пор: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::VertexModel</name>
    <message>
        <source>Vertex %1</source>
        <translation>Вершина %1</translation>
    </message>
</context>
<context>
    <name>hitbox::VertexTable</name>
    <message>
        <source>Vertices</source>
        <translation>Вершины</translation>
    </message>
    <message>
        <source>Type to change a coordinate; sums such as 12+0.5 work. Tab goes on, Insert adds, Delete removes, Ctrl+C and Ctrl+V copy and paste.</source>
        <translation>Введите число, чтобы изменить координату; можно суммы вроде 12+0.5. Tab — дальше, Insert — добавить, Delete — удалить, Ctrl+C и Ctrl+V — копировать и вставить.</translation>
    </message>
</context>
<context>
    <name>hitbox::WorkBar</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>hitbox::Workspace</name>
    <message>
        <source>The project is saved. It could not be kept among its versions: %1</source>
        <translation>Проект сохранён. Добавить его к версиям не удалось: %1</translation>
    </message>
    <message>
        <source>A crash would lose unsaved work, which could not be kept: %1</source>
        <translation>При сбое несохранённая работа пропадёт, отложить её не удалось: %1</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
</context>
<context>
    <name>hitbox::formats</name>
    <message>
        <source>there is no format %1; there are: %2</source>
        <translation>формата %1 нет; есть: %2</translation>
    </message>
    <message>
        <source>a depfile cannot hold the name %1: rename it without control characters, and with no backslash or colon at its end</source>
        <translation>depfile не может содержать имя %1: уберите из него управляющие символы, а также обратную косую черту или двоеточие в конце</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>it can be: %1</source>
        <translation>возможные значения: %1</translation>
    </message>
    <message>
        <source>it takes a number from 0.000001 to 1000000</source>
        <translation>нужно число от 0.000001 до 1000000</translation>
    </message>
    <message>
        <source>it takes one line of at most 1,000 characters</source>
        <translation>нужна одна строка не длиннее 1000 символов</translation>
    </message>
    <message>
        <source>the format %1 has no option %2; it has: %3</source>
        <translation>у формата %1 нет параметра %2; есть: %3</translation>
    </message>
    <message>
        <source>the option %1 cannot be %2; %3</source>
        <translation>параметр %1 не может быть равен %2; %3</translation>
    </message>
    <message>
        <source>the project</source>
        <translation>проект</translation>
    </message>
    <message>
        <source>%1 and %2 would both be written to one file; rename one: what files are called by must differ by more than case and characters that files cannot have, in the %3 bytes that are kept of it, and a stage’s file is called by its name and “_stage”</source>
        <translation>%1 и %2 были бы записаны в один файл; переименуйте что-то одно: имена файлов должны различаться не только регистром и символами, недопустимыми в файлах, и различие должно попасть в сохраняемые байты (%3), а файл сцены называется её именем и «_stage»</translation>
    </message>
    <message>
        <source>%1 and %2 would both be written to %3; rename one: what files are called by must differ by more than case and characters that files cannot have, and a stage’s file is called by its name and “_stage”</source>
        <translation>%1 и %2 были бы записаны в %3; переименуйте что-то одно: имена файлов должны различаться не только регистром и символами, недопустимыми в файлах, а файл сцены называется её именем и «_stage»</translation>
    </message>
    <message>
        <source>there is nothing to export: the project has no sprites</source>
        <translation>экспортировать нечего: в проекте нет спрайтов</translation>
    </message>
    <message>
        <source>sprite %1, frame %2</source>
        <translation>спрайт %1, кадр %2</translation>
    </message>
    <message>
        <source>, shape %1 %2</source>
        <translation>, фигура %1 %2</translation>
    </message>
    <message>
        <source>read back, the file does not hold the shapes that were exported; nothing is written</source>
        <translation>при обратном чтении в файле не оказалось экспортированных фигур; ничего не записано</translation>
    </message>
    <message>
        <source>it reads %1</source>
        <translation>он читает %1</translation>
    </message>
    <message>
        <source>it writes to %1</source>
        <translation>он пишет в %1</translation>
    </message>
    <message>
        <source>it writes to %1 and reads %2</source>
        <translation>он пишет в %1 и читает %2</translation>
    </message>
    <message>
        <source>it is no file of %1</source>
        <translation>это не файл %1</translation>
    </message>
    <message>
        <source>%1 has %2 MiB, and files of more than %3 MiB cannot be imported again: it was not read back and compared. Events, points and shapes that are cut into several sprites make smaller files</source>
        <translation>%1 занимает %2 МиБ, а файлы больше %3 МиБ импортировать обратно нельзя: он не был прочитан и сверен. События, точки и фигуры, разнесённые по нескольким спрайтам, дают файлы поменьше</translation>
    </message>
    <message>
        <source>%1 cannot be imported again, and was not read back and compared: %2</source>
        <translation>%1 нельзя импортировать обратно, файл не был прочитан и сверен: %2</translation>
    </message>
    <message>
        <source>the file could not be read back, and nothing is written: %1</source>
        <translation>файл не удалось прочитать обратно, ничего не записано: %1</translation>
    </message>
    <message>
        <source>sprite %1</source>
        <translation>спрайт %1</translation>
    </message>
    <message>
        <source>no file of the export holds the shapes; nothing is written</source>
        <translation>ни один файл экспорта не содержит фигур; ничего не записано</translation>
    </message>
    <message>
        <source>What is written was not read back and compared: shapes run from frame to frame, which no project can hold</source>
        <translation>Записанное не было прочитано обратно и сверено: фигуры переходят из кадра в кадр, а этого не может хранить ни один проект</translation>
    </message>
    <message>
        <source>What is written was not read back and compared: there is more than can be imported</source>
        <translation>Записанное не было прочитано обратно и сверено: данных больше, чем можно импортировать</translation>
    </message>
    <message>
        <source>not written: it is read for this; choose another name</source>
        <translation>не записано: этот файл здесь читается; выберите другое имя</translation>
    </message>
    <message>
        <source>not written: it is the image of the sprite “%1”; choose another place</source>
        <translation>не записано: это изображение спрайта «%1»; выберите другое место</translation>
    </message>
    <message>
        <source>there is nothing to export: no frame has shapes</source>
        <translation>экспортировать нечего: ни в одном кадре нет фигур</translation>
    </message>
    <message>
        <source>The name %1 gets an apostrophe in front: a spreadsheet would run it</source>
        <translation>Имя %1 получает апостроф в начале: иначе электронная таблица выполнит его</translation>
    </message>
    <message>
        <source>The project has %1 categories, and Defold takes %2 groups</source>
        <translation>Категорий в проекте: %1, а Defold принимает групп: %2</translation>
    </message>
    <message>
        <source>The category %1 becomes the group %2: Defold lists groups with commas</source>
        <translation>Категория %1 становится группой %2: Defold перечисляет группы через запятую</translation>
    </message>
    <message>
        <source>All frames of %1 get the duration of the first: GDevelop has one for an animation</source>
        <translation>Все кадры %1 получают длительность первого: в GDevelop она одна на всю анимацию</translation>
    </message>
    <message>
        <source>GDevelop has no sheets: give it an image for each frame, by its name</source>
        <translation>В GDevelop нет листов: дайте ему по изображению на каждый кадр, с именем кадра</translation>
    </message>
    <message>
        <source>Categories are left out: GDevelop has one collision mask for a frame</source>
        <translation>Категории опущены: в GDevelop у кадра одна маска столкновений</translation>
    </message>
    <message>
        <source>Godot plays animations once or for ever; these tags are played for ever: %1</source>
        <translation>Godot играет анимации один раз или бесконечно; эти теги играются бесконечно: %1</translation>
    </message>
    <message>
        <source>Godot plays animations once or for ever; these tags are played once: %1</source>
        <translation>Godot играет анимации один раз или бесконечно; эти теги играются один раз: %1</translation>
    </message>
    <message>
        <source>On stages, shapes that run have the size that they begin with until an animation is played</source>
        <translation>На сценах изменяющиеся фигуры имеют начальный размер, пока не запущена анимация</translation>
    </message>
    <message>
        <source>In-betweens stand still in each frame: with the option tween, Godot runs through them</source>
        <translation>Промежуточные фигуры стоят неподвижно в каждом кадре: с параметром «Промежуточные» (tween) Godot ведёт их плавно</translation>
    </message>
    <message>
        <source>In-betweens of capsules, and of tracks whose shapes differ by more than place and size, stand still in each frame</source>
        <translation>Промежуточные фигуры капсул и дорожек, где фигуры различаются не только местом и размером, стоят неподвижно в каждом кадре</translation>
    </message>
    <message>
        <source>The animation of the tag %1 is named %2: the name is that of the animation that sets all back</source>
        <translation>Анимация тега %1 названа %2: это имя занято анимацией, которая всё сбрасывает</translation>
    </message>
    <message>
        <source>the animations would have %1 tracks, one for each tag and shape, and at most %2 are written; cut the sprite into several, or take tags out</source>
        <translation>в анимациях было бы дорожек: %1, по одной на тег и фигуру, а записывается не больше %2; разделите спрайт на несколько или уберите теги</translation>
    </message>
    <message>
        <source>The packed sheets are shown by no scene: with the option pictures, scenes show them</source>
        <translation>Упакованные листы не показывает ни одна сцена Godot: с параметром pictures сцены их покажут</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <translation>%1 как %2</translation>
    </message>
    <message>
        <source>The node is named %1: a name in Godot differs from all others and has none of . : @ / &quot; %</source>
        <translation>Узел назван %1: имя в Godot отличается от всех других и не содержит . : @ / &quot; %</translation>
    </message>
    <message>
        <source>Properties get other names, for Godot’s differ from each other and have letters, digits and _ alone: %1</source>
        <translation>Свойства получают другие имена: в Godot имена различны и состоят только из букв, цифр и _: %1</translation>
    </message>
    <message>
        <source>Properties are left out, since Godot keeps none that are null: %1</source>
        <translation>Свойства опущены, поскольку Godot не хранит пустые (null): %1</translation>
    </message>
    <message>
        <source>Frames without an image show no picture</source>
        <translation>Кадры без изображения ничего не показывают</translation>
    </message>
    <message>
        <source>Godot finds images only in the folder of the game; these lie elsewhere: %1</source>
        <translation>Godot находит изображения только в папке игры; эти лежат вне её: %1</translation>
    </message>
    <message>
        <source>Categories are left out: the loader gives every shape of a body one FixtureDef of yours</source>
        <translation>Категории опущены: загрузчик даёт всем фигурам тела один ваш FixtureDef</translation>
    </message>
    <message>
        <source>The frame has no whole numbers as properties “group” and “image”: what it lacks of them is written as %1 and %2</source>
        <translation>У кадра нет целочисленных свойств «group» и «image»: вместо недостающих записано %1 и %2</translation>
    </message>
    <message>
        <source>The tag %1 becomes action %2: actions have numbers, and the name is a comment</source>
        <translation>Тег %1 становится действием %2: действия нумеруются, а имя записано в комментарий</translation>
    </message>
    <message>
        <source>The body is named %1: another frame is called %2, too</source>
        <translation>Тело названо %1: другой кадр тоже называется %2</translation>
    </message>
    <message>
        <source>1 polygon, %1 points</source>
        <translation>1 многоугольник, точек: %1</translation>
    </message>
    <message>
        <source>%1 polygons, at most %2 points</source>
        <translation>многоугольников: %1, точек не больше %2</translation>
    </message>
    <message>
        <source>1 circle</source>
        <translation>1 круг</translation>
    </message>
    <message>
        <source>%1 circles</source>
        <translation>кругов: %1</translation>
    </message>
    <message>
        <source>1 box</source>
        <translation>1 прямоугольник</translation>
    </message>
    <message>
        <source>%1 boxes</source>
        <translation>прямоугольников: %1</translation>
    </message>
    <message>
        <source>1 capsule</source>
        <translation>1 капсула</translation>
    </message>
    <message>
        <source>%1 capsules</source>
        <translation>капсул: %1</translation>
    </message>
    <message>
        <source>1 chain, %1 points</source>
        <translation>1 цепь, точек: %1</translation>
    </message>
    <message>
        <source>%1 chains, at most %2 points</source>
        <translation>цепей: %1, точек не больше %2</translation>
    </message>
    <message>
        <source>1 convex piece, %1 points</source>
        <translation>1 выпуклая часть, точек: %1</translation>
    </message>
    <message>
        <source>%1 convex pieces, at most %2 points</source>
        <translation>выпуклых частей: %1, точек не больше %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>%1 itself cuts concave polygons into convex pieces when it loads them</source>
        <translation>%1 при загрузке сам режет вогнутые многоугольники на выпуклые части</translation>
    </message>
    <message>
        <source>Convex pieces are written beside the outline as drawn</source>
        <translation>Выпуклые части записаны рядом с нарисованным контуром</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation> (и ещё %1)</translation>
    </message>
    <message>
        <source>The name %1 has characters that XML cannot carry: pictures or numbers of them are written in their place</source>
        <translation>В имени %1 есть символы, недопустимые в XML: вместо них записаны их изображения или номера</translation>
    </message>
    <message>
        <source>The text of the property %1 has characters that XML cannot carry: pictures or numbers of them are written in their place</source>
        <translation>В тексте свойства %1 есть символы, недопустимые в XML: вместо них записаны их изображения или номера</translation>
    </message>
    <message>
        <source>Fields of categories are left out: %1</source>
        <translation>Поля категорий опущены: %1</translation>
    </message>
    <message>
        <source>Fields of a kind that this version does not know are left out: %1</source>
        <translation>Поля вида, неизвестного этой версии, опущены: %1</translation>
    </message>
    <message>
        <source>Shapes without a category get bit 1 and strike nothing</source>
        <translation>Фигуры без категории получают бит 1 и никого не бьют</translation>
    </message>
    <message>
        <source>The category %1 is not defined: its shapes get bit 1 and strike nothing</source>
        <translation>Категория %1 не определена: её фигуры получают бит 1 и никого не бьют</translation>
    </message>
    <message>
        <source>The category %1 loses bits: the engine filters by %2 of them</source>
        <translation>Категория %1 теряет биты: движок фильтрует по %2</translation>
    </message>
    <message>
        <source>Engines do not load %1, which the export names: pack a sheet, where the format has that option, or save it as a PNG</source>
        <translation>Движки не загружают %1, а экспорт на него ссылается: упакуйте лист, если в формате есть такой параметр, или сохраните как PNG</translation>
    </message>
    <message>
        <source>The shapes have several categories, and the format filters whole bodies only</source>
        <translation>У фигур несколько категорий, а формат фильтрует только тела целиком</translation>
    </message>
    <message>
        <source>Tags and durations are left out: the format does not switch frames</source>
        <translation>Теги и длительности опущены: формат не переключает кадры</translation>
    </message>
    <message>
        <source>Tracks are left out: every frame has shapes of its own in the format</source>
        <translation>Дорожки опущены: в этом формате у каждого кадра свои фигуры</translation>
    </message>
    <message>
        <source>In-betweens are written as they are in each frame: the format runs through none</source>
        <translation>Промежуточные фигуры записаны такими, какие они в каждом кадре: плавно вести их формат не умеет</translation>
    </message>
    <message>
        <source>In-betweens of a kind that this version does not know are written as they are in each frame, and what they are is left out</source>
        <translation>Промежуточные фигуры вида, неизвестного этой версии, записаны такими, какие они в каждом кадре; сам вид опущен</translation>
    </message>
    <message>
        <source>How often tags are played is left out: the format does not say it</source>
        <translation>Число повторов тегов опущено: в формате его нет</translation>
    </message>
    <message>
        <source>Points of frames are left out: the format has none</source>
        <translation>Точки кадров опущены: в формате их нет</translation>
    </message>
    <message>
        <source>Events of frames are left out: the format has none</source>
        <translation>События кадров опущены: в формате их нет</translation>
    </message>
    <message>
        <source>The frame is left out: no tag shows it</source>
        <translation>Кадр опущен: его не показывает ни один тег</translation>
    </message>
    <message>
        <source>Stages are left out: the format has none</source>
        <translation>Сцены опущены: в формате их нет</translation>
    </message>
    <message>
        <source>the sprite %1</source>
        <translation>спрайт %1</translation>
    </message>
    <message>
        <source>the stage %1</source>
        <translation>сцена %1</translation>
    </message>
    <message>
        <source>the frame %1 of the sprite %2</source>
        <translation>кадр %1 спрайта %2</translation>
    </message>
    <message>
        <source>whole pixels</source>
        <translation>целые пиксели</translation>
    </message>
    <message>
        <source>single precision</source>
        <translation>одинарная точность</translation>
    </message>
    <message>
        <source>Rounded to %1, the outline meets itself</source>
        <translation>После округления (%1) контур встречает сам себя</translation>
    </message>
    <message>
        <source>Rounding to %1 moves points by up to %2 px</source>
        <translation>Округление (%1) сдвигает точки не больше чем на %2 пкс</translation>
    </message>
    <message>
        <source>The shape is left out: it cannot be cut into convex pieces</source>
        <translation>Фигура опущена: её нельзя разрезать на выпуклые части</translation>
    </message>
    <message>
        <source>The circle becomes a polygon with %1 corners</source>
        <translation>Круг становится многоугольником, углов: %1</translation>
    </message>
    <message>
        <source>The capsule becomes a polygon with %1 corners</source>
        <translation>Капсула становится многоугольником, углов: %1</translation>
    </message>
    <message>
        <source>The capsule becomes a rectangle and two circles</source>
        <translation>Капсула становится прямоугольником и двумя кругами</translation>
    </message>
    <message>
        <source>The %1 becomes the box around it: the format has no other shapes</source>
        <translation>Фигура (%1) становится описанным прямоугольником: других фигур в формате нет</translation>
    </message>
    <message>
        <source>The chain is left out: the format has none</source>
        <translation>Цепь опущена: в формате их нет</translation>
    </message>
    <message>
        <source>The shape is left out: it is finer than the engine can hold</source>
        <translation>Фигура опущена: она мельче, чем способен хранить движок</translation>
    </message>
    <message>
        <source>Convex pieces are left out that are finer than the engine can hold: %1</source>
        <translation>Опущены выпуклые части, которые мельче, чем способен хранить движок: %1</translation>
    </message>
    <message>
        <source>Properties are left out: %1</source>
        <translation>Свойства опущены: %1</translation>
    </message>
    <message>
        <source>Points become one that are too close together for the engine</source>
        <translation>Точки, слишком близкие для движка, слиты в одну</translation>
    </message>
    <message>
        <source>The %1 becomes a polygon, since it is scaled unevenly</source>
        <translation>Фигура (%1) становится многоугольником, поскольку масштаб неравномерный</translation>
    </message>
    <message>
        <source>layers are left out, the order of bodies stays</source>
        <translation>слои опущены, порядок тел сохранён</translation>
    </message>
    <message>
        <source>bodies keep to their frames: the format does not switch them</source>
        <translation>тела остаются при своих кадрах: формат их не переключает</translation>
    </message>
    <message>
        <source>%1, shape %2: </source>
        <translation>%1, фигура %2: </translation>
    </message>
    <message>
        <source>probes and emitters are left out</source>
        <translation>зонды и эмиттеры опущены</translation>
    </message>
    <message>
        <source>velocities and spins of the play test are left out</source>
        <translation>скорости и вращения из плейтеста опущены</translation>
    </message>
    <message>
        <source>Stage %1: %2</source>
        <translation>Сцена %1: %2</translation>
    </message>
    <message>
        <source>instance %1 is left out: it has no frame</source>
        <translation>экземпляр %1 опущен: у него нет кадра</translation>
    </message>
    <message>
        <source>instance %1 is left out: it is scaled to nothing</source>
        <translation>экземпляр %1 опущен: его масштаб нулевой</translation>
    </message>
    <message>
        <source>it has no image, and Tiled has no tile without one; give the sprite an image, or export to another format</source>
        <translation>у него нет изображения, а в Tiled не бывает тайлов без изображения; задайте его спрайту или выберите другой формат</translation>
    </message>
    <message>
        <source>The property %1 is written as %2: another has that name in Tiled’s file</source>
        <translation>Свойство %1 записано как %2: в файле Tiled это имя занято другим</translation>
    </message>
    <message>
        <source>The image cannot be read: Tiled may count its tiles otherwise</source>
        <translation>Изображение не удаётся прочитать: Tiled может сосчитать его тайлы иначе</translation>
    </message>
    <message>
        <source>The frames lie on no grid: Tiled shows them from version 1.9 on, earlier ones show the whole image in every tile</source>
        <translation>Кадры не лежат по сетке: Tiled показывает такие с версии 1.9, более ранние показывают в каждом тайле всё изображение</translation>
    </message>
    <message>
        <source>Trimmed frames: a tile is what the image has of its frame</source>
        <translation>Обрезанные кадры: тайл — это та часть кадра, которая есть на изображении</translation>
    </message>
    <message>
        <source>The tag %1 is left out: a tile has one animation, and its first frame begins another</source>
        <translation>Тег %1 опущен: у тайла одна анимация, а с его первого кадра начинается другая</translation>
    </message>
    <message>
        <source>The duration is rounded to whole milliseconds</source>
        <translation>Длительность округлена до целых миллисекунд</translation>
    </message>
    <message>
        <source>Unity plays clips once or for ever; these tags are played for ever: %1</source>
        <translation>Unity играет клипы один раз или бесконечно; эти теги играются бесконечно: %1</translation>
    </message>
    <message>
        <source>Unity calls methods by the names of events, and no method can have these: %1</source>
        <translation>Unity вызывает методы по именам событий, а методов с такими именами быть не может: %1</translation>
    </message>
    <message>
        <source>one sheet shows at most %1 frames: the first ones of %2</source>
        <translation>на одном листе помещается кадров: %1; взяты первые из %2</translation>
    </message>
    <message>
        <source>drawn with %1 pixels a frame in place of %2, to fit into one picture</source>
        <translation>нарисовано по %1 пикселей на кадр вместо %2, чтобы поместиться на одной картинке</translation>
    </message>
    <message>
        <source>the picture cannot be made</source>
        <translation>не удаётся создать картинку</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 мс</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 кадр</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>кадров: %1</translation>
    </message>
    <message>
        <source>the pictures up to this one take more than %1 bytes; draw contact sheets in place of them, with --sheet</source>
        <translation>картинки до этой включительно занимают больше %1 байт; рисуйте вместо них контактные листы, с --sheet</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>контакт</translation>
    </message>
    <message>
        <source>A hits</source>
        <translation>A бьёт</translation>
    </message>
    <message>
        <source>B hits</source>
        <translation>B бьёт</translation>
    </message>
    <message>
        <source>startup</source>
        <translation>замах</translation>
    </message>
    <message>
        <source>active</source>
        <translation>активная фаза</translation>
    </message>
    <message>
        <source>recovery</source>
        <translation>восстановление</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>оглушение</translation>
    </message>
    <message>
        <source>a picture shows at most %1 ticks, and these are %2</source>
        <translation>на картинке помещается тиков: %1, а здесь их %2</translation>
    </message>
    <message>
        <source>there is no template in it</source>
        <translation>в нём нет шаблона</translation>
    </message>
    <message>
        <source>the template makes too much of this project: at most 64 MiB are written</source>
        <translation>шаблон делает из этого проекта слишком много: записывается не больше 64 МиБ</translation>
    </message>
    <message>
        <source>this tag does not end; expected %1</source>
        <translation>эта метка не закончена; ожидалось %1</translation>
    </message>
    <message>
        <source>the section %1 is not closed</source>
        <translation>раздел %1 не закрыт</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>строка %1</translation>
    </message>
    <message>
        <source>a template cannot take in others</source>
        <translation>шаблон не может включать другие шаблоны</translation>
    </message>
    <message>
        <source>expected at most %1 sections within each other</source>
        <translation>ожидалось не больше %1 вложенных разделов</translation>
    </message>
    <message>
        <source>the section %1 is closed here, but %2</source>
        <translation>здесь закрыт раздел %1, но %2</translation>
    </message>
    <message>
        <source>none is open</source>
        <translation>ни один не открыт</translation>
    </message>
    <message>
        <source>%1 is open</source>
        <translation>открыт %1</translation>
    </message>
    <message>
        <source>there is nothing named %1 in the data</source>
        <translation>в данных нет ничего с именем %1</translation>
    </message>
    <message>
        <source>expected two delimiters, such as {{=&lt;% %&gt;=}}</source>
        <translation>ожидались два разделителя, например {{=&lt;% %&gt;=}}</translation>
    </message>
    <message>
        <source>%1 is not understood; expected file=NAME, escape=%2 or y=up</source>
        <translation>%1 непонятно; ожидалось file=NAME, escape=%2 или y=up</translation>
    </message>
    <message>
        <source>the template has more than %1 bytes</source>
        <translation>шаблон длиннее %1 байт</translation>
    </message>
    <message>
        <source>the template is not text in UTF-8</source>
        <translation>шаблон — не текст в UTF-8</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>с %1 по %2</translation>
    </message>
    <message>
        <source>“%1”, frame “%2”</source>
        <translation>«%1», кадр «%2»</translation>
    </message>
    <message>
        <source>“%1”, tag “%2”</source>
        <translation>«%1», тег «%2»</translation>
    </message>
    <message>
        <source>“%1”, all frames</source>
        <translation>«%1», все кадры</translation>
    </message>
    <message>
        <source>%1: instance %2</source>
        <translation>%1: экземпляр %2</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation>повторов: %1</translation>
    </message>
    <message>
        <source>when hit %1</source>
        <translation>при попадании %1</translation>
    </message>
    <message>
        <source>%1: startup %2, active %3, recovery %4</source>
        <translation>%1: замах %2, активная фаза %3, восстановление %4</translation>
    </message>
    <message>
        <source>%1 %2 at %3</source>
        <translation>%1 %2 на %3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>и ещё %1</translation>
    </message>
    <message>
        <source>hits by group: %1</source>
        <translation>попадания по группам: %1</translation>
    </message>
    <message>
        <source>contact: %1</source>
        <translation>контакт: %1</translation>
    </message>
    <message>
        <source>A hits: %1</source>
        <translation>A бьёт: %1</translation>
    </message>
    <message>
        <source>B hits: %1</source>
        <translation>B бьёт: %1</translation>
    </message>
    <message>
        <source>frames of advantage for A: %1</source>
        <translation>преимущество A в кадрах: %1</translation>
    </message>
    <message>
        <source>“%1”: %2 ticks, B starts at %3</source>
        <translation>«%1»: тиков %2, B начинает с %3</translation>
    </message>
    <message>
        <source>how many pixels a metre of the engine has</source>
        <translation>сколько пикселей в метре движка</translation>
    </message>
    <message>
        <source>Pixels per metre</source>
        <translation>Пикселей в метре</translation>
    </message>
    <message>
        <source>whether each sprite gets SPRITE_packed.png, with its pictures trimmed and close together</source>
        <translation>получает ли каждый спрайт SPRITE_packed.png с обрезанными изображениями вплотную друг к другу</translation>
    </message>
    <message>
        <source>Pack frames into one sheet</source>
        <translation>Упаковать кадры в один лист</translation>
    </message>
    <message>
        <source>by how many pixels the edges of packed pictures are repeated around them</source>
        <translation>на сколько пикселей края упакованных изображений повторяются вокруг них</translation>
    </message>
    <message>
        <source>Pack extrude</source>
        <translation>Повтор краёв</translation>
    </message>
    <message>
        <source>how many pixels a side of a packed sheet has at most</source>
        <translation>сколько пикселей не больше на стороне упакованного листа</translation>
    </message>
    <message>
        <source>Pack side</source>
        <translation>Наибольшая сторона</translation>
    </message>
    <message>
        <source>C and C++ header</source>
        <translation>Заголовок C и C++</translation>
    </message>
    <message>
        <source>Constant arrays for C99 and C++: outlines in frame pixels and convex pieces, frame by frame</source>
        <translation>Константные массивы для C99 и C++: контуры в пикселях кадра и выпуклые части, кадр за кадром</translation>
    </message>
    <message>
        <source>PhysicsEditor&apos;s property list: a body for each frame, by its name; a fixture&apos;s tag is the shape&apos;s id</source>
        <translation>Список свойств PhysicsEditor: тело на каждый кадр, по его имени; тег фикстуры — идентификатор фигуры</translation>
    </message>
    <message>
        <source>A table for spreadsheets and scripts: a row for each point of each shape, in frame pixels</source>
        <translation>Таблица для электронных таблиц и скриптов: строка на каждую точку каждой фигуры, в пикселях кадра</translation>
    </message>
    <message>
        <source>what becomes of names that a spreadsheet would run: an apostrophe in front</source>
        <translation>что делать с именами, которые таблица выполнила бы: апостроф впереди</translation>
    </message>
    <message>
        <source>quote</source>
        <translation>с апострофом</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>без изменений</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Формулы</translation>
    </message>
    <message>
        <source>A convex shape per piece, and collision objects for each frame and category, categories as groups</source>
        <translation>Выпуклая фигура на каждую часть и объекты столкновений для каждого кадра и категории; категории — группы</translation>
    </message>
    <message>
        <source>what objects are; those of sensors are triggers</source>
        <translation>какого вида объекты; у сенсоров они триггеры</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>where the files lie in the game&apos;s project</source>
        <translation>где лежат файлы в проекте игры</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>A sprite object with its animations: the collision mask of every frame, in convex polygons</source>
        <translation>Объект-спрайт с анимациями: маска столкновений каждого кадра из выпуклых многоугольников</translation>
    </message>
    <message>
        <source>A scene per sprite: an Area2D per category, a node per shape, an AnimationPlayer for the frames</source>
        <translation>Сцена на каждый спрайт: Area2D на категорию, узел на фигуру, AnimationPlayer для кадров</translation>
    </message>
    <message>
        <source>whether the animations start over</source>
        <translation>начинаются ли анимации заново</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>whether Godot runs through in-betweens, in place of steps</source>
        <translation>проходит ли Godot промежуточные плавно, а не шагами</translation>
    </message>
    <message>
        <source>Tween</source>
        <translation>Промежуточные</translation>
    </message>
    <message>
        <source>whether the frames’ pictures are shown, too</source>
        <translation>показываются ли и изображения кадров</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Изображения</translation>
    </message>
    <message>
        <source>whether there is an animation RESET that sets all back</source>
        <translation>есть ли анимация RESET, которая возвращает всё в исходное</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сброс</translation>
    </message>
    <message>
        <source>Everything in one documented file: outlines and convex pieces, bits and masks, frame by frame</source>
        <translation>Всё в одном описанном файле: контуры и выпуклые части, биты и маски, кадр за кадром</translation>
    </message>
    <message>
        <source>For BodyEditorLoader: a body for each frame, by its name; lengths in widths of the frame</source>
        <translation>Для BodyEditorLoader: тело на каждый кадр, по его имени; длины в ширинах кадра</translation>
    </message>
    <message>
        <source>A Lua table of frames: outlines in frame pixels, and convex pieces that love.physics takes</source>
        <translation>Таблица Lua с кадрами: контуры в пикселях кадра и выпуклые части, которые принимает love.physics</translation>
    </message>
    <message>
        <source>Actions with whole-number boxes about the axis: Clsn1 strikes, Clsn2 is struck</source>
        <translation>Действия с целочисленными прямоугольниками вокруг оси: Clsn1 бьёт, Clsn2 получает удар</translation>
    </message>
    <message>
        <source>Matter bodies in the layout of PhysicsEditor, one for each frame, by its name</source>
        <translation>Тела Matter в формате PhysicsEditor, по одному на кадр, по его имени</translation>
    </message>
    <message>
        <source>Box2D bodies in metres, one for each frame about its pivot, for the loaders of R.U.B.E.</source>
        <translation>Тела Box2D в метрах, по одному на кадр вокруг его опорной точки, для загрузчиков R.U.B.E.</translation>
    </message>
    <message>
        <source>A Lua module with physicsData(scale): the fixtures of each frame, by its name</source>
        <translation>Модуль Lua с physicsData(scale): фикстуры каждого кадра, по его имени</translation>
    </message>
    <message>
        <source>A drawing of each frame&apos;s shapes, in frame pixels and the colours of their categories</source>
        <translation>Рисунок фигур каждого кадра в пикселях кадра и цветах их категорий</translation>
    </message>
    <message>
        <source>A tileset per sprite: a tile per frame with its shapes as objects, and animations from the tags</source>
        <translation>Набор тайлов на спрайт: тайл на кадр с его фигурами как объектами и анимации из тегов</translation>
    </message>
    <message>
        <source>An editor script and its data: outlines of sprites, prefabs of colliders, and clips that switch the frames</source>
        <translation>Скрипт редактора и его данные: контуры спрайтов, префабы коллайдеров и клипы, переключающие кадры</translation>
    </message>
    <message>
        <source>Template (Mustache)</source>
        <translation>Шаблон (Mustache)</translation>
    </message>
    <message>
        <source>Any format: a Mustache template of your own, filled in with the project</source>
        <translation>Любой формат: ваш шаблон Mustache, заполненный проектом</translation>
    </message>
    <message>
        <source>the template</source>
        <translation>шаблон</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Шаблон</translation>
    </message>
    <message>
        <source>the language that names are escaped for</source>
        <translation>язык, для которого экранируются имена</translation>
    </message>
    <message>
        <source>as-the-template-says</source>
        <translation>как сказано в шаблоне</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Экранирование</translation>
    </message>
    <message>
        <source>Phaser 3 and 4</source>
        <translation>Phaser 3 и 4</translation>
    </message>
    <message>
        <source>the animations would say more than %1 times how a shape lies between its keys; cut the sprite into several, or take tags out</source>
        <translation>анимации указали бы больше %1 раз, как фигура лежит между ключами; разделите спрайт на несколько или уберите теги</translation>
    </message>
    <message>
        <source>not written: the file is no PNG, and a picture would replace it; give another name</source>
        <translation>не записано: файл не PNG, и картинка заменила бы его; укажите другое имя</translation>
    </message>
    <message>
        <source>Densities are left out: Defold takes the mass of the collision object</source>
        <translation>Плотности опущены: Defold берёт массу объекта столкновений</translation>
    </message>
    <message>
        <source>Friction and restitution are those of the first shape of each frame: Matter knows them of whole bodies only</source>
        <translation>Трение и упругость — от первой фигуры каждого кадра: Matter знает их только для целых тел</translation>
    </message>
    <message>
        <source>Densities are not set: Unity takes the mass of the rigid body</source>
        <translation>Плотности не задаются: Unity берёт массу твёрдого тела</translation>
    </message>
    <message>
        <source>The animation of the tag %1 is named %2: a name in Godot differs from all others and has none of / : , [</source>
        <translation>Анимация тега %1 названа %2: имя в Godot отличается от всех других и не содержит / : , [</translation>
    </message>
    <message>
        <source>Rounding durations to whole ticks, 60 a second, changes them by up to %1 ms</source>
        <translation>Округление длительностей до целых тиков, 60 в секунду, меняет их не более чем на %1 мс</translation>
    </message>
    <message>
        <source>whether HitboxImporter.cs is written, which a game has once</source>
        <translation>записывается ли HitboxImporter.cs, который в игре бывает один раз</translation>
    </message>
    <message>
        <source>Editor script</source>
        <translation>Скрипт редактора</translation>
    </message>
    <message>
        <source>Tags are left out: the format has none</source>
        <translation>Теги опущены: в формате их нет</translation>
    </message>
    <message>
        <source>Categories are left out: the format has none</source>
        <translation>Категории опущены: в формате их нет</translation>
    </message>
    <message>
        <source>not written: the file there is of another kind (%1), and the export would replace it; choose another folder, or move that file away</source>
        <translation>не записано: файл там другого вида (%1), и экспорт заменил бы его; выберите другую папку или переместите этот файл</translation>
    </message>
    <message>
        <source>not written: the picture there is none that this program has drawn, and it would be replaced; give another name, or delete it</source>
        <translation>не записано: изображение там нарисовано не этой программой и было бы заменено; укажите другое имя или удалите его</translation>
    </message>
    <message>
        <source> (and at least %1 more)</source>
        <translation> (и ещё не меньше %1)</translation>
    </message>
    <message>
        <source>%1, sprite %2, frame %3, shape %4 %5</source>
        <translation>%1, спрайт %2, кадр %3, фигура %4 %5</translation>
    </message>
    <message>
        <source>the frames up to this one are too large, this one has %1 by %2 pixels; draw contact sheets in place of them, with --sheet</source>
        <translation>кадры вплоть до этого слишком велики, в этом %1 на %2 пикселей; вместо них нарисуйте контактные листы, с --sheet</translation>
    </message>
    <message>
        <source>the stage has %1 shapes, and no picture has more than %2; take instances to several stages</source>
        <translation>на сцене %1 фигур, а на рисунке бывает не больше %2; разнесите экземпляры по нескольким сценам</translation>
    </message>
    <message>
        <source>A track of polygons and other shapes has a node for either; that of these is %1</source>
        <translation>У дорожки из многоугольников и других фигур по узлу для тех и других; узел этих — %1</translation>
    </message>
    <message>
        <source>No animation goes to the frame: no tag shows it, or it lasts no time</source>
        <translation>Ни одна анимация не доходит до кадра: его не показывает ни один тег, или он ничего не длится</translation>
    </message>
    <message>
        <source>The first frame of %1 lasts no time: in GDevelop no frame does</source>
        <translation>Первый кадр %1 ничего не длится: в GDevelop не длится ни один</translation>
    </message>
    <message>
        <source>Pivots are left out: the format has none</source>
        <translation>Опорные точки опущены: в формате их нет</translation>
    </message>
    <message>
        <source>a tile plays the tag that begins with its frame; these play another one here, or none: %1</source>
        <translation>тайл играет тег, который начинается с его кадра; эти играют здесь другой или никакого: %1</translation>
    </message>
    <message>
        <source>The duration is 0: an animation in Tiled stands still at the frame</source>
        <translation>Длительность 0: анимация в Tiled останавливается на этом кадре</translation>
    </message>
    <message>
        <source>No clip shows the frame: no tag does, or it lasts no time</source>
        <translation>Ни один клип не показывает кадр: его не показывает ни один тег, или он ничего не длится</translation>
    </message>
    <message>
        <source>the events of frames that no clip shows are left out: %1</source>
        <translation>события кадров, которые не показывает ни один клип, опущены: %1</translation>
    </message>
    <message>
        <source>Durations are left out: the format has none</source>
        <translation>Длительности опущены: в формате их нет</translation>
    </message>
</context>
<context>
    <name>hitbox::stage</name>
    <message>
        <source>the sprite “%1” has no frame “%2”</source>
        <translation>у спрайта «%1» нет кадра «%2»</translation>
    </message>
    <message>
        <source>the sprite “%1” has no tag “%2”</source>
        <translation>у спрайта «%1» нет тега «%2»</translation>
    </message>
    <message>
        <source>an animation of the sprite “%1” has no frames</source>
        <translation>в одной из анимаций спрайта «%1» нет кадров</translation>
    </message>
    <message>
        <source>there is no sprite “%1”</source>
        <translation>нет спрайта «%1»</translation>
    </message>
    <message>
        <source>an animation of the sprite “%1” is longer than %2 ticks; shorten its durations</source>
        <translation>одна из анимаций спрайта «%1» длиннее %2 тиков; сократите длительности</translation>
    </message>
    <message>
        <source>the timeline is longer than %1 ticks; play fewer rounds or a smaller offset</source>
        <translation>шкала времени длиннее %1 тиков; уменьшите число повторов или смещение</translation>
    </message>
    <message>
        <source>the stage “%1” has no instance %2; it has %3</source>
        <translation>на сцене «%1» нет экземпляра %2; всего их %3</translation>
    </message>
    <message>
        <source>an animation is played from 1 to %1 rounds</source>
        <translation>анимация играется от 1 до %1 раз</translation>
    </message>
    <message>
        <source>the timeline was given up</source>
        <translation>построение шкалы времени прервано</translation>
    </message>
    <message>
        <source>there is no stage; place two frames on one</source>
        <translation>сцены нет; разместите на ней два кадра</translation>
    </message>
    <message>
        <source>the stage “%1” has fewer than two instances; place two</source>
        <translation>на сцене «%1» меньше двух экземпляров; разместите два</translation>
    </message>
    <message>
        <source>the two players are the same instance; choose two</source>
        <translation>оба игрока — один и тот же экземпляр; выберите два</translation>
    </message>
</context>
<context>
    <name>hitbox::validation</name>
    <message>
        <source>The export profile %1 cannot be run: %2</source>
        <translation>Профиль экспорта %1 нельзя выполнить: %2</translation>
    </message>
    <message>
        <source>Export profiles that cannot be run</source>
        <translation>Невыполнимые профили экспорта</translation>
    </message>
    <message>
        <source>The tag %1 runs from frame %2 to frame %3; the sprite has %4, counted from 0</source>
        <translation>Тег %1 идёт с кадра %2 по кадр %3; кадров в спрайте %4, счёт с 0</translation>
    </message>
    <message>
        <source>Let the tag run from frame %1 to frame %2</source>
        <translation>Ограничить тег кадрами с %1 по %2</translation>
    </message>
    <message>
        <source>Delete the tag</source>
        <translation>Удалить тег</translation>
    </message>
    <message>
        <source>Tags beyond the frames</source>
        <translation>Теги за пределами кадров</translation>
    </message>
    <message>
        <source>The category %1 has no bits: in engines nothing hits it</source>
        <translation>У категории %1 нет битов: в движках по ней ничто не попадает</translation>
    </message>
    <message>
        <source>The categories %1 and %2 share bits: in engines what hits one hits both</source>
        <translation>У категорий %1 и %2 есть общие биты: в движках попадание по одной — попадание по обеим</translation>
    </message>
    <message>
        <source>Give %1 a bit of its own</source>
        <translation>Дать %1 собственный бит</translation>
    </message>
    <message>
        <source>Bits that engines cannot tell categories by</source>
        <translation>Биты, по которым движки не различают категории</translation>
    </message>
    <message>
        <source>The outline runs clockwise: %1 takes the other way only and gets it turned</source>
        <translation>Контур идёт по часовой стрелке: %1 принимает только обратное направление и получит его перевёрнутым</translation>
    </message>
    <message>
        <source>Clockwise outlines</source>
        <translation>Контуры по часовой стрелке</translation>
    </message>
    <message>
        <source>Point %1 at %2 lies straight between its neighbours and changes nothing</source>
        <translation>Точка %1 в %2 лежит на прямой между соседними и ничего не меняет</translation>
    </message>
    <message>
        <source>%1 points lie straight between their neighbours and change nothing</source>
        <translation>Точек на прямой между соседними, ничего не меняющих: %1</translation>
    </message>
    <message>
        <source>Remove points that lie straight on</source>
        <translation>Удалить точки, лежащие на прямой</translation>
    </message>
    <message>
        <source>Points that lie straight on</source>
        <translation>Точки, лежащие на прямой</translation>
    </message>
    <message>
        <source>The outline turns inward at point %1: %2 takes convex polygons only and gets it in pieces</source>
        <translation>В точке %1 контур поворачивает внутрь: %2 принимает только выпуклые многоугольники и получит его по частям</translation>
    </message>
    <message>
        <source>Concave shapes</source>
        <translation>Вогнутые фигуры</translation>
    </message>
    <message>
        <source>Several sprites are named %1</source>
        <translation>Несколько спрайтов названы %1</translation>
    </message>
    <message>
        <source>Several frames of the sprite are named %1</source>
        <translation>Несколько кадров спрайта названы %1</translation>
    </message>
    <message>
        <source>Several tags of the sprite are named %1</source>
        <translation>Несколько тегов спрайта названы %1</translation>
    </message>
    <message>
        <source>Several categories are named %1</source>
        <translation>Несколько категорий названы %1</translation>
    </message>
    <message>
        <source>Several stages are named %1</source>
        <translation>Несколько сцен названы %1</translation>
    </message>
    <message>
        <source>Keep the name for the first and number the others</source>
        <translation>Оставить имя первому, остальные пронумеровать</translation>
    </message>
    <message>
        <source>Names used twice</source>
        <translation>Повторяющиеся имена</translation>
    </message>
    <message>
        <source>Several points of the frame are named %1, and a game gets the first of them</source>
        <translation>Несколько точек кадра названы %1, игра получит первую из них</translation>
    </message>
    <message>
        <source>Points of one name in a frame</source>
        <translation>Одноимённые точки в кадре</translation>
    </message>
    <message>
        <source>The shapes %1 (number %2) and %3 (number %4) are of one track, and a frame has one shape of it: the lower one counts, which is number %2</source>
        <translation>Фигуры %1 (номер %2) и %3 (номер %4) принадлежат одной дорожке, а в кадре у неё одна фигура: считается нижняя, номер %2</translation>
    </message>
    <message>
        <source>Take %1 out of the track</source>
        <translation>Убрать %1 с дорожки</translation>
    </message>
    <message>
        <source>Two shapes of one track in a frame</source>
        <translation>Две фигуры одной дорожки в кадре</translation>
    </message>
    <message>
        <source>The frame has no shapes, while %1 of the sprite&apos;s %2 frames do</source>
        <translation>В кадре нет фигур, хотя кадров с фигурами в спрайте %1 из %2</translation>
    </message>
    <message>
        <source>Copy the shapes of frame %1</source>
        <translation>Скопировать фигуры кадра %1</translation>
    </message>
    <message>
        <source>Empty frames among full ones</source>
        <translation>Пустые кадры среди заполненных</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>не число</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>не текст</translation>
    </message>
    <message>
        <source>neither true nor false</source>
        <translation>не true и не false</translation>
    </message>
    <message>
        <source>none of the field&apos;s choices</source>
        <translation>не один из вариантов поля</translation>
    </message>
    <message>
        <source>not a finite number</source>
        <translation>не конечное число</translation>
    </message>
    <message>
        <source>%1 of the shape %2 is %3, which is %4</source>
        <translation>Поле %1 фигуры %2 равно %3, а это %4</translation>
    </message>
    <message>
        <source>Take it as the field&apos;s type</source>
        <translation>Привести к типу поля</translation>
    </message>
    <message>
        <source>Take the default, %1</source>
        <translation>Взять значение по умолчанию, %1</translation>
    </message>
    <message>
        <source>Values that do not fit their field</source>
        <translation>Значения, не подходящие к полю</translation>
    </message>
    <message>
        <source>The frame shows nothing: its rectangle is %1 by %2 pixels</source>
        <translation>Кадр ничего не показывает: его прямоугольник %1 на %2 пикселей</translation>
    </message>
    <message>
        <source>The frame reaches beyond its image: %1 by %2 pixels at (%3, %4), and the image has %5 by %6</source>
        <translation>Кадр выходит за изображение: %1 на %2 пикселей в (%3, %4), а изображение — %5 на %6</translation>
    </message>
    <message>
        <source>Cut the frame&apos;s rectangle to the image</source>
        <translation>Обрезать прямоугольник кадра по изображению</translation>
    </message>
    <message>
        <source>Frames beyond their image</source>
        <translation>Кадры за пределами изображения</translation>
    </message>
    <message>
        <source>The image %1 has changed since shapes were drawn on it</source>
        <translation>Изображение %1 изменилось с тех пор, как на нём рисовались фигуры</translation>
    </message>
    <message>
        <source>Take the new image as it is</source>
        <translation>Принять новое изображение как есть</translation>
    </message>
    <message>
        <source>Images that have changed</source>
        <translation>Изменившиеся изображения</translation>
    </message>
    <message>
        <source>The image %1 lies outside the project&apos;s folder</source>
        <translation>Изображение %1 лежит вне папки проекта</translation>
    </message>
    <message>
        <source>Images outside the project&apos;s folder</source>
        <translation>Изображения вне папки проекта</translation>
    </message>
    <message>
        <source>The shape does not lie where it is worked out from the keys of its track</source>
        <translation>Фигура лежит не там, где её ставит расчёт по ключам дорожки</translation>
    </message>
    <message>
        <source>Work the shape out anew</source>
        <translation>Вычислить фигуру заново</translation>
    </message>
    <message>
        <source>In-betweens out of step with their keys</source>
        <translation>Промежуточные фигуры, разошедшиеся с ключами</translation>
    </message>
    <message>
        <source>The shape lies between keys of its track, and there is none before it</source>
        <translation>Фигура лежит между ключами дорожки, а перед ней ключа нет</translation>
    </message>
    <message>
        <source>The shape lies between keys of its track, and there is none behind it</source>
        <translation>Фигура лежит между ключами дорожки, а после неё ключа нет</translation>
    </message>
    <message>
        <source>The shape lies between keys of its track, and the track has none</source>
        <translation>Фигура лежит между ключами дорожки, а на дорожке их нет</translation>
    </message>
    <message>
        <source>In-betweens without a key</source>
        <translation>Промежуточные фигуры без ключа</translation>
    </message>
    <message>
        <source>The image %1 cannot be used: %2</source>
        <translation>Изображение %1 нельзя использовать: %2</translation>
    </message>
    <message>
        <source>Images that cannot be read</source>
        <translation>Нечитаемые изображения</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: there is no sprite %3</source>
        <translation>Сцена %1, экземпляр %2: нет спрайта %3</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: the sprite %3 has no frame %4</source>
        <translation>Сцена %1, экземпляр %2: у спрайта %3 нет кадра %4</translation>
    </message>
    <message>
        <source>Take the instance off the stage</source>
        <translation>Убрать экземпляр со сцены</translation>
    </message>
    <message>
        <source>Instances of what is not there</source>
        <translation>Экземпляры того, чего нет</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: the sprite %3 has no tag %4</source>
        <translation>Сцена %1, экземпляр %2: у спрайта %3 нет тега %4</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: the stage has no layer %3</source>
        <translation>Сцена %1, экземпляр %2: на сцене нет слоя %3</translation>
    </message>
    <message>
        <source>Stage %1, emitter %2: there is no instance %3 to aim at</source>
        <translation>Сцена %1, эмиттер %2: нет экземпляра %3, в который целиться</translation>
    </message>
    <message>
        <source>Stage %1, emitter %2: the project has no category %3</source>
        <translation>Сцена %1, эмиттер %2: в проекте нет категории %3</translation>
    </message>
    <message>
        <source>Let the instance keep to its frame</source>
        <translation>Оставить экземпляр при его кадре</translation>
    </message>
    <message>
        <source>Let the instance stand on no layer</source>
        <translation>Оставить экземпляр без слоя</translation>
    </message>
    <message>
        <source>Let the emitter aim at its place</source>
        <translation>Нацелить эмиттер на его место</translation>
    </message>
    <message>
        <source>Let the bullets hit every category</source>
        <translation>Пусть снаряды бьют все категории</translation>
    </message>
    <message>
        <source>Add the category %1</source>
        <translation>Добавить категорию %1</translation>
    </message>
    <message>
        <source>Add the layer %1</source>
        <translation>Добавить слой %1</translation>
    </message>
    <message>
        <source>Tags, layers, targets and categories of stages that are not there</source>
        <translation>Отсутствующие теги, слои, цели и категории сцен</translation>
    </message>
    <message>
        <source>Point %1 all but repeats point %2 at %3: less than 1/256 pixel away</source>
        <translation>Точка %1 почти повторяет точку %2 в %3: до неё меньше 1/256 пикселя</translation>
    </message>
    <message>
        <source>Remove the point that all but repeats another</source>
        <translation>Удалить точку, почти повторяющую другую</translation>
    </message>
    <message>
        <source>Remove the %1 points that all but repeat others</source>
        <translation>Удалить точки, почти повторяющие другие (%1)</translation>
    </message>
    <message>
        <source>Points that all but repeat</source>
        <translation>Почти повторяющиеся точки</translation>
    </message>
    <message>
        <source>The shape lies where the picture is wholly transparent</source>
        <translation>Фигура лежит там, где картинка совершенно прозрачна</translation>
    </message>
    <message>
        <source>Shapes over nothing</source>
        <translation>Фигуры над пустотой</translation>
    </message>
    <message>
        <source>The shape lies outside the frame, which is %1 by %2 pixels</source>
        <translation>Фигура лежит вне кадра размером %1 на %2 пикселей</translation>
    </message>
    <message>
        <source>Move the shape into the frame</source>
        <translation>Переместить фигуру в кадр</translation>
    </message>
    <message>
        <source>Shapes outside the frame</source>
        <translation>Фигуры вне кадра</translation>
    </message>
    <message>
        <source>The picture that the frame&apos;s shapes were drawn on is gone: it shows nothing now</source>
        <translation>Картинки, на которой рисовались фигуры кадра, больше нет: он теперь ничего не показывает</translation>
    </message>
    <message>
        <source>The picture that the frame&apos;s shapes were drawn on is gone: it shows another one now</source>
        <translation>Картинки, на которой рисовались фигуры кадра, больше нет: он теперь показывает другую</translation>
    </message>
    <message>
        <source>The picture that the frame&apos;s shapes were drawn on is gone: it shows that of frame %1 now</source>
        <translation>Картинки, на которой рисовались фигуры кадра, больше нет: он теперь показывает картинку кадра %1</translation>
    </message>
    <message>
        <source>Take the picture that it shows</source>
        <translation>Принять картинку, которую он показывает</translation>
    </message>
    <message>
        <source>Delete the frame with its shapes</source>
        <translation>Удалить кадр вместе с фигурами</translation>
    </message>
    <message>
        <source>Frames whose picture is gone</source>
        <translation>Кадры, чья картинка пропала</translation>
    </message>
    <message>
        <source>The export profile %1 leaves the project: %2; `hitbox export` does it with --allow-outside only</source>
        <translation>Профиль экспорта %1 выходит за пределы проекта: %2; `hitbox export` выполняет его только с --allow-outside</translation>
    </message>
    <message>
        <source>Export profiles that leave the project</source>
        <translation>Профили экспорта за пределами проекта</translation>
    </message>
    <message>
        <source>Delete the shape %1</source>
        <translation>Удалить фигуру %1</translation>
    </message>
    <message>
        <source>Make the shape a key</source>
        <translation>Сделать фигуру ключом</translation>
    </message>
    <message>
        <source>Point %1 repeats point %2 at %3: edge %2 has no length</source>
        <translation>Точка %1 повторяет точку %2 в %3: у ребра %2 нет длины</translation>
    </message>
    <message>
        <source>Remove the repeated point</source>
        <translation>Удалить повторную точку</translation>
    </message>
    <message>
        <source>Remove the %1 repeated points</source>
        <translation>Удалить повторные точки (%1)</translation>
    </message>
    <message>
        <source>Repeated points</source>
        <translation>Повторные точки</translation>
    </message>
    <message>
        <source>: points %1 and %2 lie in one place</source>
        <translation>: точки %1 и %2 лежат в одном месте</translation>
    </message>
    <message>
        <source>: point %1 lies on edge %2</source>
        <translation>: точка %1 лежит на ребре %2</translation>
    </message>
    <message>
        <source>Edges %1 and %2 cross at %3</source>
        <translation>Рёбра %1 и %2 пересекаются в %3</translation>
    </message>
    <message>
        <source>Edges %1 and %2 touch at %3</source>
        <translation>Рёбра %1 и %2 касаются в %3</translation>
    </message>
    <message>
        <source>Edges %1 and %2 overlap from %3 to %4</source>
        <translation>Рёбра %1 и %2 накладываются от %3 до %4</translation>
    </message>
    <message>
        <source>: the outline turns straight back at point %1</source>
        <translation>: контур в точке %1 поворачивает прямо назад</translation>
    </message>
    <message>
        <source>More pairs of edges meet than are listed: %1 more</source>
        <translation>Встречающихся пар рёбер больше, чем перечислено: ещё %1</translation>
    </message>
    <message>
        <source>The outline is too much of a tangle to tell where its edges meet</source>
        <translation>Контур слишком запутан, чтобы сказать, где встречаются его рёбра</translation>
    </message>
    <message>
        <source>More pairs of edges meet than are listed: at least %1 more</source>
        <translation>Встречающихся пар рёбер больше, чем перечислено: ещё не меньше %1</translation>
    </message>
    <message>
        <source>Remove points that repeat, turn back or lie straight on</source>
        <translation>Удалить точки, которые повторяются, ведут назад или лежат на прямой</translation>
    </message>
    <message>
        <source>Untangle, keeping what is filled</source>
        <translation>Распутать, сохранив заполненное</translation>
    </message>
    <message>
        <source>Untangle into %1 shapes, keeping what is filled</source>
        <translation>Распутать, сохранив заполненное; фигур: %1</translation>
    </message>
    <message>
        <source>Untangle into %1 shapes, keeping what is filled; holes stay open, cut through to the outside: %2</source>
        <translation>Распутать, сохранив заполненное; фигур: %1; отверстия остаются открытыми, с разрезом наружу: %2</translation>
    </message>
    <message>
        <source>Take the outer outline, filling what it winds around</source>
        <translation>Взять внешний контур, заполнив то, что он обходит</translation>
    </message>
    <message>
        <source>Take the %1 outer outlines, filling what they wind around</source>
        <translation>Взять внешние контуры (%1), заполнив то, что они обходят</translation>
    </message>
    <message>
        <source>Split in two at %1</source>
        <translation>Разделить надвое в %1</translation>
    </message>
    <message>
        <source>Keep all points, joined in an order that crosses nothing</source>
        <translation>Сохранить все точки, соединив их без пересечений</translation>
    </message>
    <message>
        <source>Outlines that cross themselves</source>
        <translation>Самопересекающиеся контуры</translation>
    </message>
    <message>
        <source>The outline turns straight back at point %1, %2</source>
        <translation>Контур поворачивает прямо назад в точке %1, %2</translation>
    </message>
    <message>
        <source>Remove the spikes, and points that repeat or lie straight on</source>
        <translation>Удалить шипы и точки, которые повторяются или лежат на прямой</translation>
    </message>
    <message>
        <source>Spikes</source>
        <translation>Шипы</translation>
    </message>
    <message>
        <source>The shape is too small to be meant: it fills less than 1/256 of a pixel</source>
        <translation>Фигура слишком мала, чтобы быть намеренной: она заполняет меньше 1/256 пикселя</translation>
    </message>
    <message>
        <source>Shapes of hardly any area</source>
        <translation>Фигуры почти без площади</translation>
    </message>
    <message>
        <source>The polygon has %1 of the 3 points it needs at least</source>
        <translation>Точек у многоугольника %1, а нужно не меньше 3</translation>
    </message>
    <message>
        <source>The chain has %1 of the 2 points it needs at least</source>
        <translation>Точек у цепи %1, а нужно не меньше 2</translation>
    </message>
    <message>
        <source>Too few points</source>
        <translation>Слишком мало точек</translation>
    </message>
    <message>
        <source>The outline has %1 points: %2 takes at most %3 and gets it in pieces</source>
        <translation>Точек в контуре %1: %2 принимает не больше %3 и получит его по частям</translation>
    </message>
    <message>
        <source>More points than the engine takes</source>
        <translation>Больше точек, чем принимает движок</translation>
    </message>
    <message>
        <source>The shape is to be worked out from its keys by “%1”, which is no way known here; it counts as a key</source>
        <translation>Фигуру надо вычислить по ключам способом «%1», а он здесь неизвестен; она считается ключом</translation>
    </message>
    <message>
        <source>In-betweens of an unknown kind</source>
        <translation>Промежуточные фигуры неизвестного вида</translation>
    </message>
    <message>
        <source>The project has no category %1</source>
        <translation>В проекте нет категории %1</translation>
    </message>
    <message>
        <source>Leave the shape without a category</source>
        <translation>Оставить фигуру без категории</translation>
    </message>
    <message>
        <source>Unknown categories</source>
        <translation>Неизвестные категории</translation>
    </message>
    <message>
        <source>The category %1 hits %2, which the project does not have</source>
        <translation>Категория %1 бьёт %2, которой в проекте нет</translation>
    </message>
    <message>
        <source>Let it hit %1 no more</source>
        <translation>Пусть больше не бьёт %1</translation>
    </message>
    <message>
        <source>Hits on categories that are not there</source>
        <translation>Попадания по отсутствующим категориям</translation>
    </message>
    <message>
        <source>The frame has an event without a name</source>
        <translation>В кадре есть событие без имени</translation>
    </message>
    <message>
        <source>The frame has a point without a name</source>
        <translation>В кадре есть точка без имени</translation>
    </message>
    <message>
        <source>Give it a name that can be changed</source>
        <translation>Дать имя, которое можно изменить</translation>
    </message>
    <message>
        <source>Remove what has no name</source>
        <translation>Удалить безымянное</translation>
    </message>
    <message>
        <source>Events and points without a name</source>
        <translation>События и точки без имени</translation>
    </message>
    <message>
        <source>The polygon has no area</source>
        <translation>У многоугольника нет площади</translation>
    </message>
    <message>
        <source>The circle has a radius of 0</source>
        <translation>Радиус круга равен 0</translation>
    </message>
    <message>
        <source>The capsule has a radius of 0</source>
        <translation>Радиус капсулы равен 0</translation>
    </message>
    <message>
        <source>The box has a width of 0</source>
        <translation>Ширина прямоугольника равна 0</translation>
    </message>
    <message>
        <source>The box has a height of 0</source>
        <translation>Высота прямоугольника равна 0</translation>
    </message>
    <message>
        <source>Shapes without area</source>
        <translation>Фигуры без площади</translation>
    </message>
    <message>
        <source>Two versions were merged that both changed %1</source>
        <translation>Слиты две версии, и обе изменили %1</translation>
    </message>
    <message>
        <source>Two versions were merged, of which one removed %1 and the other changed it</source>
        <translation>Слиты две версии: одна удалила %1, другая изменила</translation>
    </message>
    <message>
        <source>Two versions were merged that both moved some of %1</source>
        <translation>Слиты две версии, и обе переставили в %1</translation>
    </message>
    <message>
        <source>Two versions were merged, and a name that one of them gave is that of something else</source>
        <translation>Слиты две версии, и имя, данное одной из них, принадлежит чему-то другому</translation>
    </message>
    <message>
        <source>Two versions were merged that moved a shape to two places: it is there twice</source>
        <translation>Слиты две версии, переместившие фигуру в два места: она есть дважды</translation>
    </message>
    <message>
        <source>Two versions were merged, and %1 is gone with all that it named</source>
        <translation>Слиты две версии, и %1 исчезло вместе со всем, на что указывало</translation>
    </message>
    <message>
        <source>Two versions were merged that do not agree</source>
        <translation>Слиты две версии, которые не согласуются</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Оставить как есть</translation>
    </message>
    <message>
        <source>Conflicts of a merge</source>
        <translation>Конфликты слияния</translation>
    </message>
    <message numerus="yes">
        <source>%n images in %1 lie outside the project&apos;s folder</source>
        <translation>
            <numerusform>%n изображение в %1 лежит вне папки проекта</numerusform>
            <numerusform>%n изображения в %1 лежат вне папки проекта</numerusform>
            <numerusform>%n изображений в %1 лежат вне папки проекта</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>нет файла %1</translation>
    </message>
    <message>
        <source>simplify the outline, or draw it anew</source>
        <translation>упростите контур или нарисуйте его заново</translation>
    </message>
    <message>
        <source>The outline is too much of a tangle to untangle: %1</source>
        <translation>Контур слишком запутан, чтобы его распутать: %1</translation>
    </message>
    <message>
        <source>To untangle the outline makes %1 shapes of it, and %2 are the most: %3</source>
        <translation>Если распутать контур, получится фигур: %1, а наибольшее число — %2: %3</translation>
    </message>
</context>
<context>
    <name>images</name>
    <message>
        <source>alpha threshold</source>
        <translation>порог альфы</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>допуск</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>расширение</translation>
    </message>
    <message>
        <source>smallest island</source>
        <translation>наименьший островок</translation>
    </message>
    <message>
        <source>number of vertices</source>
        <translation>число вершин</translation>
    </message>
</context>
<context>
    <name>import</name>
    <message>
        <source>animation “%1”</source>
        <translation>анимация «%1»</translation>
    </message>
    <message>
        <source>found more than %1 shapes in all frames</source>
        <translation>во всех кадрах найдено больше %1 фигур</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>строка %1</translation>
    </message>
    <message>
        <source>found a coordinate beyond 1000000000</source>
        <translation>найдена координата за пределами 1000000000</translation>
    </message>
    <message>
        <source>found a value that is no number</source>
        <translation>найдено значение, которое не является числом</translation>
    </message>
    <message>
        <source>found a value that is no Vector2 of two numbers</source>
        <translation>найдено значение, которое не является Vector2 из двух чисел</translation>
    </message>
    <message>
        <source>found a length below 0</source>
        <translation>найдена длина меньше 0</translation>
    </message>
    <message>
        <source>found a list of points that is not all pairs of numbers</source>
        <translation>найден список точек, который не состоит из пар чисел</translation>
    </message>
    <message>
        <source>found a transform where position, rotation and scale are read; save the scene with Godot</source>
        <translation>найден transform там, где читаются положение, поворот и масштаб; сохраните сцену в Godot</translation>
    </message>
    <message>
        <source>an object with x and y</source>
        <translation>объект с x и y</translation>
    </message>
    <message>
        <source>an array of points</source>
        <translation>массив точек</translation>
    </message>
    <message>
        <source>a number from 0 on</source>
        <translation>число от 0</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Draws, checks, previews and exports 2D hitboxes.</source>
        <translation>Рисует, проверяет, показывает и экспортирует двумерные хитбоксы.</translation>
    </message>
    <message>
        <source>Projects (NAME.hitbox), images and folders of images to open.</source>
        <translation>Проекты (NAME.hitbox), изображения и папки с изображениями, которые нужно открыть.</translation>
    </message>
    <message>
        <source>Open a copy of the sample project.</source>
        <translation>Открыть копию проекта-образца.</translation>
    </message>
</context>
<context>
    <name>project file</name>
    <message>
        <source>a PNG image</source>
        <translation>изображение PNG</translation>
    </message>
    <message>
        <source>a JPEG image</source>
        <translation>изображение JPEG</translation>
    </message>
    <message>
        <source>a GIF image</source>
        <translation>изображение GIF</translation>
    </message>
    <message>
        <source>a WebP image or a sound</source>
        <translation>изображение WebP или звук</translation>
    </message>
    <message>
        <source>a BMP image</source>
        <translation>изображение BMP</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>архив ZIP</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>архив gzip</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>text in UTF-16</source>
        <translation>текст в UTF-16</translation>
    </message>
</context>
</TS>
