<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Aseprite</name>
    <message>
        <source>frame %1</source>
        <translation>帧 %1</translation>
    </message>
    <message>
        <source>the file ends too early: it has %1 bytes of the %2 that it states; copy it anew or save it once more</source>
        <translation>文件过早结束：标称 %2 字节，实际只有 %1 字节；请重新复制或重新保存</translation>
    </message>
    <message>
        <source>its pixels are %1:%2 in Aseprite; here they are square</source>
        <translation>它在 Aseprite 中的像素比例为 %1:%2；此处为正方形像素</translation>
    </message>
    <message>
        <source>has a broken header: %1 bytes are too few</source>
        <translation>文件头已损坏：%1 字节太少</translation>
    </message>
    <message>
        <source>has a broken header</source>
        <translation>文件头已损坏</translation>
    </message>
    <message>
        <source>has a broken part: %1 bytes are too few</source>
        <translation>有一部分已损坏：%1 字节太少</translation>
    </message>
    <message>
        <source>%1, old palette</source>
        <translation>%1，旧版调色板</translation>
    </message>
    <message>
        <source>has more than 256 colours</source>
        <translation>超过 256 种颜色</translation>
    </message>
    <message>
        <source>%1, palette</source>
        <translation>%1，调色板</translation>
    </message>
    <message>
        <source>sets the colours %1 to %2 of %3, which there are not; save the file once more</source>
        <translation>设置了颜色 %1 到 %2，而总共只有 %3 种；请重新保存文件</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>图层 %1</translation>
    </message>
    <message>
        <source>layer “%1”</source>
        <translation>图层“%1”</translation>
    </message>
    <message>
        <source>the layer “%1” is of a kind that is not known; left out</source>
        <translation>图层“%1”的类型未知；已忽略</translation>
    </message>
    <message>
        <source>the layer “%1” blends in a way that is not known; it is laid on top as it is</source>
        <translation>图层“%1”的混合模式未知；将按原样叠加</translation>
    </message>
    <message>
        <source>lies in more than %1 groups; take it out of some</source>
        <translation>位于超过 %1 层组中；请将其移出一些组</translation>
    </message>
    <message>
        <source>has a picture on layer %1 of %2; save the file once more</source>
        <translation>在图层 %1 上有图片，而图层只有 %2 个；请重新保存文件</translation>
    </message>
    <message>
        <source>%1, layer “%2”</source>
        <translation>%1，图层“%2”</translation>
    </message>
    <message>
        <source>holds what a layer of its kind cannot hold; save the file once more</source>
        <translation>含有此类图层不能包含的内容；请重新保存文件</translation>
    </message>
    <message>
        <source>has two pictures; save the file once more</source>
        <translation>有两张图片；请重新保存文件</translation>
    </message>
    <message>
        <source>is linked to frame %1, which has no picture there before it; unlink it in Aseprite and save</source>
        <translation>链接到帧 %1，而该帧在它之前没有图片；请在 Aseprite 中取消链接并保存</translation>
    </message>
    <message>
        <source>%1: a picture of a kind that is not known is left out</source>
        <translation>%1：类型未知的图片已忽略</translation>
    </message>
    <message>
        <source>has tiles of %1 bits, expected 8, 16 or 32</source>
        <translation>图块为 %1 位，应为 8、16 或 32 位</translation>
    </message>
    <message>
        <source>has a picture of %1 x %2, expected at most %3 a side</source>
        <translation>有 %1 x %2 的图片，每边应最多 %3</translation>
    </message>
    <message>
        <source>has a picture of %1 x %2, expected at most %3 in all</source>
        <translation>有 %1 x %2 的图片，总计应最多 %3</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>none of the frames of the tag “%1” is in the file; left out</source>
        <translation>标签“%1”的帧都不在文件中；已忽略</translation>
    </message>
    <message>
        <source>the tag “%1” has fewer frames here than the file says</source>
        <translation>标签“%1”此处的帧少于文件所述</translation>
    </message>
    <message>
        <source>%1, user data</source>
        <translation>%1，用户数据</translation>
    </message>
    <message>
        <source>slices</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>slice “%1”</source>
        <translation>切片“%1”</translation>
    </message>
    <message>
        <source>lies at %1 pixels, which is too far out</source>
        <translation>位于 %1 像素处，过于靠外</translation>
    </message>
    <message>
        <source>is %1 pixels long, which is too much</source>
        <translation>长 %1 像素，过长</translation>
    </message>
    <message>
        <source>the slice “%1” has a key on frame %2, which there is not; left out</source>
        <translation>切片“%1”在帧 %2 上有关键帧，而该帧不存在；已忽略</translation>
    </message>
    <message>
        <source>tilesets</source>
        <translation>图块集</translation>
    </message>
    <message>
        <source>tileset “%1”</source>
        <translation>图块集“%1”</translation>
    </message>
    <message>
        <source>has tiles of %1 x %2 pixels, expected 1 to %3 a side</source>
        <translation>图块为 %1 x %2 像素，每边应为 1 到 %3</translation>
    </message>
    <message>
        <source>has %1 tiles of %2 x %3 pixels, expected at most %4 pixels in all</source>
        <translation>有 %1 个 %2 x %3 像素的图块，总计应最多 %4 像素</translation>
    </message>
    <message>
        <source>the tileset “%1” lies in another file; its tiles are left out</source>
        <translation>图块集“%1”位于另一个文件中；其图块已忽略</translation>
    </message>
    <message>
        <source>the picture is %1 x %2 pixels, expected at most %3 a side</source>
        <translation>图片为 %1 x %2 像素，每边应最多 %3</translation>
    </message>
    <message>
        <source>it has %1 frames of %2 x %3 pixels, expected at most %4 of this size; save its tags as files of their own</source>
        <translation>它有 %1 个 %2 x %3 像素的帧，此大小应最多 %4 帧；请将其标签各自另存为文件</translation>
    </message>
    <message>
        <source>the file ends too early; copy it anew or save it once more</source>
        <translation>文件过早结束；请重新复制或重新保存</translation>
    </message>
    <message>
        <source>the file is not one of Aseprite</source>
        <translation>该文件不是 Aseprite 的文件</translation>
    </message>
    <message>
        <source>its pixels have %1 bits, expected 8, 16 or 32</source>
        <translation>其像素为 %1 位，应为 8、16 或 32 位</translation>
    </message>
    <message>
        <source>it has %1 frames of %2 x %3 pixels, expected at least one of each</source>
        <translation>它有 %1 个 %2 x %3 像素的帧，每项至少应为 1</translation>
    </message>
    <message>
        <source>it has %1 groups within each other, which is too much for a picture of %2 x %3 pixels; flatten some</source>
        <translation>它有 %1 层嵌套的组，对 %2 x %3 像素的图片而言过多；请合并一些</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture</source>
        <translation>内存不足，无法载入图片</translation>
    </message>
    <message>
        <source>its layers to be traced are too large; trace fewer of them</source>
        <translation>要描摹的图层过大；请减少描摹的图层</translation>
    </message>
    <message>
        <source>ends too early; it may have been cut short, so copy the file anew or save it once more</source>
        <translation>过早结束；它可能被截断了，请重新复制或重新保存文件</translation>
    </message>
    <message>
        <source>there is too much to draw in it; merge layers, or save its tags as files of their own</source>
        <translation>其中要绘制的内容过多；请合并图层，或将其标签各自另存为文件</translation>
    </message>
    <message>
        <source>has a picture whose packed data is broken; save the file once more</source>
        <translation>有图片的压缩数据已损坏；请重新保存文件</translation>
    </message>
    <message>
        <source>the tag “%1” ends where it turns in Aseprite; here it comes back once more</source>
        <translation>标签“%1”在 Aseprite 中于折返处结束；在这里会再返回一次</translation>
    </message>
    <message>
        <source>user data of tags are left out, such as “%1”</source>
        <translation>标签的用户数据已忽略，例如“%1”</translation>
    </message>
    <message>
        <source>user data of cels are left out, such as “%1”</source>
        <translation>单元的用户数据已忽略，例如“%1”</translation>
    </message>
    <message>
        <source>user data of the sprite or a tileset are left out: “%1”</source>
        <translation>精灵或图块集的用户数据已忽略：“%1”</translation>
    </message>
</context>
<context>
    <name>BoxTool</name>
    <message>
        <source>Drag from corner to corner. Shift makes a square, Alt draws about the middle, Ctrl turns snapping off.</source>
        <translation>从一角拖动到另一角。Shift 绘制正方形，Alt 从中心绘制，Ctrl 关闭吸附。</translation>
    </message>
</context>
<context>
    <name>CanvasMenu</name>
    <message>
        <source>Delete the point	Del</source>
        <translation>删除该点	Del</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n points	Del</source>
        <translation>
            <numerusform>删除 %n 个点	Del</numerusform>
        </translation>
    </message>
    <message>
        <source>De&amp;lete the shape</source>
        <translation>删除形状(&amp;L)</translation>
    </message>
    <message numerus="yes">
        <source>De&amp;lete %n shapes</source>
        <translation>
            <numerusform>删除 %n 个形状(&amp;L)</numerusform>
        </translation>
    </message>
    <message>
        <source>Cate&amp;gory</source>
        <translation>类别(&amp;G)</translation>
    </message>
    <message>
        <source>Copy to &amp;frames</source>
        <translation>复制到帧(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Align frames</source>
        <translation>对齐帧(&amp;A)</translation>
    </message>
</context>
<context>
    <name>CanvasParts</name>
    <message>
        <source>Point %1 of %2: %3, %4</source>
        <translation>%2 的点 %1：%3, %4</translation>
    </message>
    <message>
        <source>%1, frame %2, at %3, %4</source>
        <translation>%1，帧 %2，位于 %3, %4</translation>
    </message>
    <message>
        <source>Canvas: stage %1</source>
        <translation>画布：舞台 %1</translation>
    </message>
    <message>
        <source>Canvas</source>
        <translation>画布</translation>
    </message>
    <message>
        <source>Canvas: frame %1 of %2</source>
        <translation>画布：%2 的帧 %1</translation>
    </message>
</context>
<context>
    <name>CapsuleTool</name>
    <message>
        <source>Drag the box that the capsule fills. Alt draws about the middle, Ctrl turns snapping off.</source>
        <translation>拖出胶囊所填充的框。Alt 从中心绘制，Ctrl 关闭吸附。</translation>
    </message>
</context>
<context>
    <name>CircleTool</name>
    <message>
        <source>radius %1</source>
        <translation>半径 %1</translation>
    </message>
    <message>
        <source>Drag from the centre to the rim. Alt draws from rim to rim, Shift keeps the radius to whole pixels, Ctrl turns snapping off.</source>
        <translation>从圆心拖动到圆周。Alt 从圆周一侧绘制到另一侧，Shift 使半径保持整数像素，Ctrl 关闭吸附。</translation>
    </message>
</context>
<context>
    <name>ClipboardFlow</name>
    <message>
        <source>Nothing pasted: the project would hold too much.</source>
        <translation>未粘贴任何内容：项目会超出容量上限。</translation>
    </message>
    <message>
        <source>Nothing pasted: shapes need a frame in view.</source>
        <translation>未粘贴任何内容：粘贴形状需要先显示一帧。</translation>
    </message>
    <message>
        <source>1 shape</source>
        <translation>1 个形状</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes</source>
        <translation>
            <numerusform>%n 个形状</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>粘贴 %1</translation>
    </message>
    <message>
        <source>Pasted %1.</source>
        <translation>已粘贴 %1。</translation>
    </message>
    <message>
        <source>Pasted %1 into %2 chosen frames.</source>
        <translation>已将 %1 粘贴到 %2 个所选帧。</translation>
    </message>
    <message>
        <source>Nothing pasted: frames need a sprite to go into.</source>
        <translation>未粘贴任何内容：粘贴帧需要有精灵。</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 帧</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n 帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Pasted %1 behind the frame in view.</source>
        <translation>已将 %1 粘贴到当前帧之后。</translation>
    </message>
    <message>
        <source>1 sprite</source>
        <translation>1 个精灵</translation>
    </message>
    <message numerus="yes">
        <source>%n sprites</source>
        <translation>
            <numerusform>%n 个精灵</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing pasted: this project has none of the frames that the instances show.</source>
        <translation>未粘贴任何内容：此项目没有这些实例所显示的帧。</translation>
    </message>
    <message>
        <source>1 instance</source>
        <translation>1 个实例</translation>
    </message>
    <message numerus="yes">
        <source>%n instances</source>
        <translation>
            <numerusform>%n 个实例</numerusform>
        </translation>
    </message>
    <message>
        <source>Pasted %1; the others show frames that this project does not have.</source>
        <translation>已粘贴 %1；其余显示的是此项目没有的帧。</translation>
    </message>
    <message>
        <source>Nothing pasted: there is no text on the clipboard.</source>
        <translation>未粘贴任何内容：剪贴板上没有文本。</translation>
    </message>
    <message>
        <source>Nothing pasted: %1.</source>
        <translation>未粘贴任何内容：%1。</translation>
    </message>
    <message>
        <source>Nothing pasted: the clipboard is empty.</source>
        <translation>未粘贴任何内容：剪贴板为空。</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Sprite</source>
        <translation>精灵</translation>
    </message>
    <message>
        <source>Frame of %1</source>
        <translation>%1 的帧</translation>
    </message>
</context>
<context>
    <name>DifferencesText</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 和另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 added: %2</source>
        <translation>已添加%1：%2</translation>
    </message>
    <message>
        <source>%1 removed: %2</source>
        <translation>已删除%1：%2</translation>
    </message>
    <message>
        <source>%1 changed: %2</source>
        <translation>已更改%1：%2</translation>
    </message>
    <message>
        <source>sprites</source>
        <translation>精灵</translation>
    </message>
    <message>
        <source>stages</source>
        <translation>舞台</translation>
    </message>
    <message>
        <source>categories</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>settings of the project</source>
        <translation>项目设置</translation>
    </message>
    <message>
        <source>the order of things</source>
        <translation>各项的顺序</translation>
    </message>
</context>
<context>
    <name>EditPointsTool</name>
    <message>
        <source>too far</source>
        <translation>太远</translation>
    </message>
    <message>
        <source>Insert a point into %1</source>
        <translation>在 %1 中插入点</translation>
    </message>
    <message>
        <source>Move a point of %1</source>
        <translation>移动 %1 的点</translation>
    </message>
    <message numerus="yes">
        <source>Move %n points of %1</source>
        <translation>
            <numerusform>移动 %1 的 %n 个点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n points of %1</source>
        <translation>
            <numerusform>旋转 %1 的 %n 个点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n points of %1</source>
        <translation>
            <numerusform>缩放 %1 的 %n 个点</numerusform>
        </translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>松开以放置。Shift 限制在一个轴上，Ctrl 关闭吸附，Esc 取消。</translation>
    </message>
    <message>
        <source>Drag to move, the grips to scale and turn. Delete removes, arrows nudge, Tab goes to the next.</source>
        <translation>拖动可移动，控制柄可缩放和旋转。Delete 删除，方向键微移，Tab 转到下一个。</translation>
    </message>
    <message>
        <source>Press on a shape to edit its points.</source>
        <translation>单击形状以编辑其点。</translation>
    </message>
    <message>
        <source>Drag a point, or the middle of an edge to insert one. Ctrl+click deletes a point.</source>
        <translation>拖动点，或拖动边的中点以插入点。Ctrl+单击可删除点。</translation>
    </message>
    <message>
        <source>Drag to move. Delete removes, arrows nudge, Tab goes to the next.</source>
        <translation>拖动可移动。Delete 删除，方向键微移，Tab 转到下一个。</translation>
    </message>
</context>
<context>
    <name>EmitterTool</name>
    <message>
        <source>Add emitter</source>
        <translation>添加发射器</translation>
    </message>
    <message>
        <source>Move emitter</source>
        <translation>移动发射器</translation>
    </message>
    <message>
        <source>Aim emitter</source>
        <translation>瞄准发射器</translation>
    </message>
    <message>
        <source>Nudge emitter</source>
        <translation>微移发射器</translation>
    </message>
    <message>
        <source>Remove emitter</source>
        <translation>删除发射器</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>松开以放置。Shift 限制在一个轴上，Ctrl 关闭吸附，Esc 取消。</translation>
    </message>
    <message>
        <source>Release on an instance to aim at it, wherever it moves; with Ctrl, or beside all, at the place.</source>
        <translation>在实例上松开即瞄准该实例，并随其移动；按住 Ctrl 或在空白处松开则瞄准该位置。</translation>
    </message>
    <message>
        <source>Drag the mark or the target to move them; arrows nudge, Delete removes.</source>
        <translation>拖动标记或目标可移动它们；方向键微移，Delete 删除。</translation>
    </message>
    <message>
        <source>Drag from where bullets set out to what they fire at.</source>
        <translation>从子弹的出发点拖动到射击目标。</translation>
    </message>
</context>
<context>
    <name>Emitters</name>
    <message>
        <source>emitter</source>
        <translation>发射器</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>sprite %1</source>
        <translation>精灵 %1</translation>
    </message>
    <message>
        <source>all tags together play %1 frames, and at most %2 are written; take tags out, or cut the sprite into several</source>
        <translation>所有标签共播放 %1 帧，而最多写入 %2 帧；请删除一些标签，或将精灵拆分成多个</translation>
    </message>
    <message>
        <source>the frames that all tags together play have %1 shapes, and at most %2 are written; take tags out, or cut the sprite into several</source>
        <translation>所有标签播放的帧共有 %1 个形状，而最多写入 %2 个；请删除一些标签，或将精灵拆分成多个</translation>
    </message>
    <message>
        <source>the frames that all tags together play have %1 corners of polygons, and at most %2 are written; take tags out, or cut the sprite into several</source>
        <translation>所有标签播放的帧共有 %1 个多边形顶点，最多写出 %2 个；请去掉一些标签，或把精灵分成几个</translation>
    </message>
</context>
<context>
    <name>ExportJob</name>
    <message>
        <source>the folder has other files of these names: %1</source>
        <translation>文件夹中有同名的其他文件：%1</translation>
    </message>
    <message>
        <source>the folder has another file of this name: %1</source>
        <translation>文件夹中有同名的其他文件：%1</translation>
    </message>
</context>
<context>
    <name>Expression</name>
    <message>
        <source>A “)” closes nothing.</source>
        <translation>有一个“)”没有对应的左括号。</translation>
    </message>
    <message>
        <source>“%1” is no part of a number.</source>
        <translation>“%1”不能出现在数字中。</translation>
    </message>
    <message>
        <source>Nothing can be divided by 0.</source>
        <translation>不能除以 0。</translation>
    </message>
    <message>
        <source>That is nested too deep.</source>
        <translation>嵌套层数过多。</translation>
    </message>
    <message>
        <source>A “)” is missing.</source>
        <translation>缺少“)”。</translation>
    </message>
    <message>
        <source>A number is missing at the end.</source>
        <translation>末尾缺少数字。</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>“%1”不是数字。</translation>
    </message>
    <message>
        <source>A number is missing.</source>
        <translation>缺少数字。</translation>
    </message>
    <message>
        <source>That is longer than %1 characters.</source>
        <translation>长度超过 %1 个字符。</translation>
    </message>
    <message>
        <source>That is too large for a number.</source>
        <translation>数字过大。</translation>
    </message>
</context>
<context>
    <name>FileImport</name>
    <message>
        <source>Added %1.</source>
        <translation>已添加 %1。</translation>
    </message>
    <message>
        <source>Updated %1.</source>
        <translation>已更新 %1。</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>未添加任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>What could not be carried</source>
        <translation>未能转换的内容</translation>
    </message>
    <message numerus="yes">
        <source>The import has %n remarks.</source>
        <translation>
            <numerusform>导入有 %n 条提示。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all…</source>
        <translation>显示全部…</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>导入 %1</translation>
    </message>
</context>
<context>
    <name>FileWriter</name>
    <message>
        <source>this is no file name</source>
        <translation>这不是有效的文件名</translation>
    </message>
    <message>
        <source>cannot open the file</source>
        <translation>无法打开文件</translation>
    </message>
    <message>
        <source>cannot look at the file</source>
        <translation>无法获取文件信息</translation>
    </message>
    <message>
        <source>this is %1, only regular files are read</source>
        <translation>这是%1，只能读取常规文件</translation>
    </message>
    <message>
        <source>the file has more than %1 MiB, which is more than can be read</source>
        <translation>文件超过 %1 MiB，超出可读取的上限</translation>
    </message>
    <message>
        <source>cannot read the file</source>
        <translation>无法读取文件</translation>
    </message>
    <message>
        <source>this is no file name within the folder, nothing was written</source>
        <translation>这不是文件夹内的文件名，未写入任何内容</translation>
    </message>
    <message>
        <source>two files would get this name, nothing was written</source>
        <translation>两个文件会得到此名称，未写入任何内容</translation>
    </message>
    <message>
        <source>two files would get this name but for upper and lower case (the other is “%1”), nothing was written</source>
        <translation>两个文件会得到仅大小写不同的名称（另一个是“%1”），未写入任何内容</translation>
    </message>
    <message>
        <source>a link leads out of the folder here, to “%1”; nothing was written: remove the link, or write where it leads</source>
        <translation>此处的链接指向文件夹之外的“%1”；未写入任何内容：请删除该链接，或写入到链接指向的位置</translation>
    </message>
    <message>
        <source>a link leads to “%1” here, which version control keeps for itself; nothing was written: remove the link</source>
        <translation>此处的链接指向“%1”，该位置由版本控制系统专用；未写入任何内容：请删除该链接</translation>
    </message>
    <message>
        <source>there is no such drive or folder, nothing was written</source>
        <translation>没有这样的驱动器或文件夹，未写入任何内容</translation>
    </message>
    <message>
        <source>cannot make the folder</source>
        <translation>无法创建文件夹</translation>
    </message>
    <message>
        <source>this is not a folder, nothing was written</source>
        <translation>这不是文件夹，未写入任何内容</translation>
    </message>
    <message>
        <source>the folder&apos;s name is empty, nothing was written</source>
        <translation>文件夹名称为空，未写入任何内容</translation>
    </message>
    <message>
        <source>cannot follow the symbolic link</source>
        <translation>无法跟随符号链接</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>a pipe</source>
        <translation>管道</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>套接字</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>this is a folder, expected a file</source>
        <translation>这是文件夹，应为文件</translation>
    </message>
    <message>
        <source>cannot look at the old file</source>
        <translation>无法获取旧文件的信息</translation>
    </message>
    <message>
        <source>this is %1, only regular files are written</source>
        <translation>这是%1，只能写入常规文件</translation>
    </message>
    <message>
        <source>the file is read-only: make it writable or save under another name</source>
        <translation>文件为只读：请将其设为可写，或以其他名称保存</translation>
    </message>
    <message>
        <source>cannot open the folder</source>
        <translation>无法打开文件夹</translation>
    </message>
    <message>
        <source>cannot make a new file in the folder</source>
        <translation>无法在文件夹中创建新文件</translation>
    </message>
    <message>
        <source>cannot look at the new file</source>
        <translation>无法获取新文件的信息</translation>
    </message>
    <message>
        <source>cannot give the new file the old one&apos;s mode</source>
        <translation>无法为新文件设置旧文件的权限模式</translation>
    </message>
    <message>
        <source>cannot give the new file the old one&apos;s attributes</source>
        <translation>无法为新文件设置旧文件的属性</translation>
    </message>
    <message>
        <source>cannot write the new file</source>
        <translation>无法写入新文件</translation>
    </message>
    <message>
        <source>cannot check the new file&apos;s size</source>
        <translation>无法检查新文件的大小</translation>
    </message>
    <message>
        <source>cannot write the new file: %1 of %2 bytes arrived</source>
        <translation>无法写入新文件：只写入了 %2 字节中的 %1 字节</translation>
    </message>
    <message>
        <source>cannot sync the new file to the disk</source>
        <translation>无法将新文件同步到磁盘</translation>
    </message>
    <message>
        <source>cannot close the new file</source>
        <translation>无法关闭新文件</translation>
    </message>
    <message>
        <source>cannot put the new file in the old one&apos;s place</source>
        <translation>无法用新文件替换旧文件</translation>
    </message>
    <message>
        <source>the new file is in place, but may not outlast a power cut: cannot sync the folder</source>
        <translation>新文件已就位，但断电后可能丢失：无法同步文件夹</translation>
    </message>
    <message>
        <source>cannot keep the old file aside</source>
        <translation>无法保留旧文件的备份</translation>
    </message>
    <message>
        <source>cannot read the old file</source>
        <translation>无法读取旧文件</translation>
    </message>
    <message>
        <source>cannot sync the copy of the old file to the disk</source>
        <translation>无法将旧文件的副本同步到磁盘</translation>
    </message>
    <message>
        <source>cannot close the copy of the old file</source>
        <translation>无法关闭旧文件的副本</translation>
    </message>
    <message>
        <source>cannot put the old file back</source>
        <translation>无法恢复旧文件</translation>
    </message>
    <message>
        <source> (it is kept as “%1”)</source>
        <translation>（已保留为“%1”）</translation>
    </message>
    <message>
        <source>this is no regular file, only regular files are written</source>
        <translation>这不是常规文件，只能写入常规文件</translation>
    </message>
    <message>
        <source>cannot write the new file: not all bytes arrived</source>
        <translation>无法写入新文件：未能写入全部字节</translation>
    </message>
    <message>
        <source>this is no regular file, only regular files are read</source>
        <translation>这不是常规文件，只能读取常规文件</translation>
    </message>
    <message>
        <source>cannot sync the folder</source>
        <translation>无法同步文件夹</translation>
    </message>
    <message>
        <source>an export was interrupted here, and this file of it cannot be put into its place (make it writable, or remove the hidden files “%1…” and “%2…” from “%3”)</source>
        <translation>此处有一次导出被中断，其中的这个文件无法就位（请将其设为可写，或从“%3”中删除隐藏文件“%1…”和“%2…”）</translation>
    </message>
    <message>
        <source>an export was interrupted here, and its journal cannot be read; make it readable, or remove it (%1)</source>
        <translation>此处有一次导出被中断，其日志无法读取；请将日志设为可读，或将其删除（%1）</translation>
    </message>
    <message>
        <source>cannot keep a journal of the files that are to change together; nothing was changed (%1)</source>
        <translation>无法为需要一起更改的文件保留日志；未做任何更改（%1）</translation>
    </message>
    <message>
        <source>cannot look for interrupted exports in the folder</source>
        <translation>无法在文件夹中查找被中断的导出</translation>
    </message>
    <message>
        <source>another export is being written here: try again when it has ended, or export into another folder</source>
        <translation>此处正在写入另一次导出：请等它结束后重试，或导出到其他文件夹</translation>
    </message>
    <message>
        <source>another export is being written here (%1): try again when it has ended, or export into another folder</source>
        <translation>此处正在写入另一次导出（%1）：请等它结束后重试，或导出到其他文件夹</translation>
    </message>
    <message>
        <source>waiting for another export that is being written here</source>
        <translation>正在等待此处的另一次导出写入完成</translation>
    </message>
    <message>
        <source>waiting for another export that is being written here (%1)</source>
        <translation>正在等待此处的另一次导出写入完成（%1）</translation>
    </message>
    <message>
        <source>cannot sync the new files to the disk</source>
        <translation>无法将新文件同步到磁盘</translation>
    </message>
    <message>
        <source>there is no folder “%1”: make it first, or give another name</source>
        <translation>没有文件夹“%1”：请先创建它，或换一个名称</translation>
    </message>
    <message>
        <source>this is no file on a disk, only those are read</source>
        <translation>这不是磁盘上的文件，只能读取磁盘上的文件</translation>
    </message>
    <message>
        <source>a program that tells nothing of itself holds the file “%1” here, by which exports take turns: remove that file, or export into another folder</source>
        <translation>一个未说明自身信息的程序占用着此处的文件“%1”，各次导出靠它依次进行：请删除该文件，或导出到其他文件夹</translation>
    </message>
</context>
<context>
    <name>FollowDialog</name>
    <message>
        <source>at %1, %2</source>
        <translation>位于 %1, %2</translation>
    </message>
    <message>
        <source>%1 (1 shape)</source>
        <translation>%1（1 个形状）</translation>
    </message>
    <message>
        <source>%1 (%2 shapes)</source>
        <translation>%1（%2 个形状）</translation>
    </message>
    <message>
        <source>1 frame is in another file</source>
        <translation>1 帧位于另一个文件中</translation>
    </message>
    <message>
        <source>%1 frames are in other files</source>
        <translation>%1 帧位于其他文件中</translation>
    </message>
    <message>
        <source>1 frame lies elsewhere in it</source>
        <translation>1 帧在其中的位置已变</translation>
    </message>
    <message>
        <source>%1 frames lie elsewhere in it</source>
        <translation>%1 帧在其中的位置已变</translation>
    </message>
    <message>
        <source>1 found no partner</source>
        <translation>1 帧未找到对应图片</translation>
    </message>
    <message>
        <source>%1 found no partner</source>
        <translation>%1 帧未找到对应图片</translation>
    </message>
    <message>
        <source>1 picture is new</source>
        <translation>1 张图片是新的</translation>
    </message>
    <message>
        <source>%1 pictures are new</source>
        <translation>%1 张图片是新的</translation>
    </message>
    <message>
        <source>Image files of %1 have changed: %2</source>
        <translation>%1 的图像文件已更改：%2</translation>
    </message>
    <message>
        <source>%1 has changed: %2</source>
        <translation>%1 已更改：%2</translation>
    </message>
    <message>
        <source>1 frame went to where its picture is</source>
        <translation>1 帧已移到其图片所在的位置</translation>
    </message>
    <message>
        <source>%1 frames went to where their pictures are</source>
        <translation>%1 帧已移到其图片所在的位置</translation>
    </message>
    <message>
        <source>1 went to a new picture</source>
        <translation>1 帧已移到新图片</translation>
    </message>
    <message>
        <source>%1 went to new pictures</source>
        <translation>%1 帧已移到新图片</translation>
    </message>
    <message>
        <source>1 frame is new</source>
        <translation>1 帧是新的</translation>
    </message>
    <message>
        <source>%1 frames are new</source>
        <translation>%1 帧是新的</translation>
    </message>
    <message>
        <source>1 new picture was left out</source>
        <translation>略去 1 张新图片</translation>
    </message>
    <message>
        <source>%1 new pictures were left out</source>
        <translation>略去 %1 张新图片</translation>
    </message>
    <message>
        <source>1 was kept without its picture (see Problems)</source>
        <translation>1 帧失去图片但已保留（见“问题”）</translation>
    </message>
    <message>
        <source>%1 were kept without their pictures (see Problems)</source>
        <translation>%1 帧失去图片但已保留（见“问题”）</translation>
    </message>
    <message>
        <source>1 was deleted with its shapes</source>
        <translation>1 帧连同其形状已删除</translation>
    </message>
    <message>
        <source>%1 were deleted with their shapes</source>
        <translation>%1 帧连同其形状已删除</translation>
    </message>
    <message>
        <source>Nothing was moved.</source>
        <translation>未移动任何内容。</translation>
    </message>
</context>
<context>
    <name>FrameGrips</name>
    <message>
        <source>Release to turn. Shift turns by 15°, Ctrl by any angle, Esc cancels.</source>
        <translation>松开以旋转。Shift 按 15°，Ctrl 任意角度，Esc 取消。</translation>
    </message>
    <message>
        <source>Release to scale. Shift keeps proportions, Alt holds the middle, Ctrl turns snapping off, Esc cancels.</source>
        <translation>松开以缩放。Shift 保持比例，Alt 固定中心，Ctrl 关闭吸附，Esc 取消。</translation>
    </message>
    <message>
        <source>Drag to turn. Click to choose the place to turn about.</source>
        <translation>拖动以旋转。单击可选择旋转中心。</translation>
    </message>
</context>
<context>
    <name>FramePointTool</name>
    <message>
        <source>Set point %1</source>
        <translation>设置点 %1</translation>
    </message>
    <message>
        <source>Drag the cross to move it, its handle to turn it; arrows nudge, Delete removes, Ctrl+. copies it to the next frame.</source>
        <translation>拖动十字可移动，拖动控制柄可转向；方向键微移，Delete 删除，Ctrl+. 复制到下一帧。</translation>
    </message>
    <message>
        <source>Click to set a point of the frame; dragging on gives it a direction.</source>
        <translation>单击设置帧点；继续拖动可给出方向。</translation>
    </message>
    <message>
        <source>Turn point %1</source>
        <translation>旋转点 %1</translation>
    </message>
    <message>
        <source>Move point %1</source>
        <translation>移动点 %1</translation>
    </message>
    <message>
        <source>Nudge point %1</source>
        <translation>微移点 %1</translation>
    </message>
    <message>
        <source>Remove point %1</source>
        <translation>删除点 %1</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>松开以放置。Shift 限制在一个轴上，Ctrl 关闭吸附，Esc 取消。</translation>
    </message>
    <message>
        <source>Drag to where it points. Shift turns by 15°, Ctrl by any angle, Esc cancels.</source>
        <translation>拖动到它所指的方向。Shift 按 15° 转动，Ctrl 任意角度，Esc 取消。</translation>
    </message>
</context>
<context>
    <name>GestureTips</name>
    <message>
        <source>Press on the middle of an edge and drag: a new point comes along.</source>
        <translation>按住边的中点并拖动，会带出一个新点。</translation>
    </message>
    <message>
        <source>Click from corner to corner, and the first one again to close the polygon.</source>
        <translation>依次点击各个顶点，再次点击第一个点即可闭合多边形。</translation>
    </message>
    <message>
        <source>Drag from one corner to the opposite one.</source>
        <translation>从一个角拖到对角。</translation>
    </message>
    <message>
        <source>Drag from the centre outwards.</source>
        <translation>从圆心向外拖动。</translation>
    </message>
    <message>
        <source>Drag a box: the capsule fills it, lying or standing.</source>
        <translation>拖出一个矩形，胶囊会横着或竖着填满它。</translation>
    </message>
    <message>
        <source>Click from point to point; a double click ends the line.</source>
        <translation>依次点击各点，双击结束折线。</translation>
    </message>
    <message>
        <source>Click on what is drawn in the picture: its outline becomes a polygon.</source>
        <translation>点击图中所画的内容，其轮廓就成为多边形。</translation>
    </message>
    <message>
        <source>Drag a line right across a shape: it falls into two.</source>
        <translation>拖一条线横穿形状，它就分成两个。</translation>
    </message>
    <message>
        <source>Click at the point that the game is to place the frame by.</source>
        <translation>点击游戏放置该帧时所依据的点。</translation>
    </message>
    <message>
        <source>Click to set a place, and drag on to give it a direction.</source>
        <translation>点击设置位置，继续拖动可给它一个方向。</translation>
    </message>
    <message>
        <source>Click to set the axis. What you draw beside it then comes to be on both sides.</source>
        <translation>点击设置对称轴。之后在旁边画的内容会同时出现在两侧。</translation>
    </message>
    <message>
        <source>Drag sprites about: where they overlap lights up while you drag.</source>
        <translation>拖动精灵，重叠之处会在拖动时亮起。</translation>
    </message>
    <message>
        <source>Point at something to read what lies there; click to leave the probe and keep asking.</source>
        <translation>指向某处可读取那里有什么；点击可留下探针继续查询。</translation>
    </message>
    <message>
        <source>Drag from where bullets set out to what they fly at.</source>
        <translation>从子弹发出之处拖到它们飞向的目标。</translation>
    </message>
</context>
<context>
    <name>HeldFile</name>
    <message>
        <source>cannot make the file</source>
        <translation>无法创建文件</translation>
    </message>
    <message>
        <source>cannot make the file: %1</source>
        <translation>无法创建文件：%1</translation>
    </message>
</context>
<context>
    <name>HelpPlaces</name>
    <message>
        <source>Begins with something: a project of before, a sample, or images.</source>
        <translation>从以前的项目、示例或图像开始。</translation>
    </message>
    <message>
        <source>The open projects. Tabs are reordered by dragging, and closed by the middle button too.</source>
        <translation>打开的项目。拖动可重新排列标签页，也可用鼠标中键关闭。</translation>
    </message>
    <message>
        <source>Says where the editor crashed. Nothing of it is sent by itself.</source>
        <translation>说明编辑器崩溃的位置。不会自动发送任何内容。</translation>
    </message>
    <message>
        <source>Brings back work that was closed without saving.</source>
        <translation>恢复未保存就关闭的工作。</translation>
    </message>
    <message>
        <source>Opens a copy of the project as it was saved before.</source>
        <translation>打开项目以前保存时的副本。</translation>
    </message>
    <message>
        <source>Finds any action, sprite or frame by a few letters.</source>
        <translation>用几个字母查找任意操作、精灵或帧。</translation>
    </message>
    <message>
        <source>How the program looks and behaves, whatever the project. A choice counts at once.</source>
        <translation>程序的外观和行为，与项目无关。选择立即生效。</translation>
    </message>
    <message>
        <source>What a script told of, and what it printed.</source>
        <translation>脚本报告的内容和打印的内容。</translation>
    </message>
    <message>
        <source>Gives actions other keys, one by one or all those of another program.</source>
        <translation>为操作指定其他按键，可逐个指定，也可全部采用其他程序的按键。</translation>
    </message>
    <message>
        <source>The sprites of the project. The one that is chosen here is in view.</source>
        <translation>项目中的精灵。显示的是在此选择的精灵。</translation>
    </message>
    <message>
        <source>The frames of the sprite in view: here they are chosen, ordered, timed and played.</source>
        <translation>当前精灵的帧：在此选择、排序、设定时长和播放。</translation>
    </message>
    <message>
        <source>A copy took the place of what was drawn here. Both can be kept, or the copy undone.</source>
        <translation>副本替换了此处绘制的内容。可以保留两者，也可以撤销复制。</translation>
    </message>
    <message>
        <source>In which frames the next edit of shapes is done: the one in view alone, or more.</source>
        <translation>下次编辑形状作用于哪些帧：仅当前帧，或更多帧。</translation>
    </message>
    <message>
        <source>Which shape is there in which frame: a row for each track, a column for each frame.</source>
        <translation>哪个形状在哪一帧中：每条轨道一行，每帧一列。</translation>
    </message>
    <message>
        <source>Makes frames of one animation of images whose names are numbered.</source>
        <translation>将名称带有编号的图像作为一个动画的帧。</translation>
    </message>
    <message>
        <source>Cuts a sheet into frames.</source>
        <translation>将精灵表切分为帧。</translation>
    </message>
    <message>
        <source>Says what becomes of the frames of an image that has changed.</source>
        <translation>说明已更改图像的各帧的去向。</translation>
    </message>
    <message>
        <source>All frames of the sprite side by side, to look at, to go to one, and to save.</source>
        <translation>并排显示精灵的所有帧，供查看、转到某一帧和保存。</translation>
    </message>
    <message>
        <source>How closely outlines follow what is opaque, and tracing many frames at once.</source>
        <translation>轮廓贴合不透明部分的程度，以及一次描摹多帧。</translation>
    </message>
    <message>
        <source>The points and events of the frame in view, which the game asks for by name.</source>
        <translation>当前帧的点和事件，游戏按名称取用。</translation>
    </message>
    <message>
        <source>The image of this frame cannot be read. These are the ways to have one again.</source>
        <translation>无法读取此帧的图像。以下是重新获得图像的方式。</translation>
    </message>
    <message>
        <source>This frame has no shapes yet. These are the ways to begin.</source>
        <translation>此帧还没有形状。以下是开始的方式。</translation>
    </message>
    <message>
        <source>The shapes of the frame in view: here they are chosen, named, ordered, hidden and locked.</source>
        <translation>当前帧的形状：在此选择、命名、排序、隐藏和锁定。</translation>
    </message>
    <message>
        <source>Properties of your own that the game reads: of a shape, the frame, the sprite or the project.</source>
        <translation>供游戏读取的自定义属性：属于形状、帧、精灵或项目。</translation>
    </message>
    <message>
        <source>The points and sizes of what is selected, in numbers that can be typed.</source>
        <translation>所选内容的点和大小，以可输入的数值显示。</translation>
    </message>
    <message>
        <source>The categories of shapes: their names and colours, and which of them strike each other.</source>
        <translation>形状的类别：名称、颜色，以及哪些类别相互命中。</translation>
    </message>
    <message>
        <source>What points snap to while one draws: which grid, and which targets win over it.</source>
        <translation>绘制时点吸附到什么：使用哪种网格，以及哪些目标优先于网格。</translation>
    </message>
    <message>
        <source>What is wrong in the project. A line leads to the place and offers repairs.</source>
        <translation>项目中的问题。每一行可转到相应位置，并提供修复方式。</translation>
    </message>
    <message>
        <source>Explains a problem where it is, and offers repairs.</source>
        <translation>就地说明问题，并提供修复方式。</translation>
    </message>
    <message>
        <source>What a merge left to be settled. A line leads to the place and offers to take either side.</source>
        <translation>合并后有待解决的内容。每一行可转到相应位置，并可采用任意一方。</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project.</source>
        <translation>各规则在此项目中的严重程度。</translation>
    </message>
    <message>
        <source>What stands on the stage, and the numbers of what is selected there.</source>
        <translation>舞台上的内容，以及其中所选内容的数值。</translation>
    </message>
    <message>
        <source>Ways to look at the stage: what overlaps there, what probes hit, and the play test.</source>
        <translation>查看舞台的方式：何处重叠、探针命中什么，以及试玩测试。</translation>
    </message>
    <message>
        <source>Every pair of shapes on the stage that meet: who, how, and by how much area.</source>
        <translation>舞台上每一对相遇的形状：是哪两个、如何相遇，以及面积多大。</translation>
    </message>
    <message>
        <source>The probes that were dropped on the stage, and what each of them hits.</source>
        <translation>放置在舞台上的探针，以及每个探针命中的内容。</translation>
    </message>
    <message>
        <source>Which probe follows the cursor.</source>
        <translation>哪种探针跟随光标。</translation>
    </message>
    <message>
        <source>The play test of the stage: what fires, how it is run, and what was hit.</source>
        <translation>舞台的试玩测试：什么在射击、如何运行，以及命中了什么。</translation>
    </message>
    <message>
        <source>Runs the play test, stops it, or goes on by a single step.</source>
        <translation>运行或停止试玩测试，或单步前进。</translation>
    </message>
    <message>
        <source>Two animations of the stage side by side, tick by tick, and what overlaps in each.</source>
        <translation>并排显示舞台的两个动画，逐刻对照，并显示每一刻的重叠。</translation>
    </message>
    <message>
        <source>The engine that the project is made for. What it cannot take is told while one draws.</source>
        <translation>项目所针对的引擎。绘制时会提示引擎不接受的内容。</translation>
    </message>
    <message>
        <source>What the engine gets of the selected shapes or of the frame, and what it loses.</source>
        <translation>引擎从所选形状或帧得到的内容，以及丢失的内容。</translation>
    </message>
    <message>
        <source>Writes files for an engine, and says before what is lost on the way.</source>
        <translation>为引擎写出文件，并事先说明导出中丢失的内容。</translation>
    </message>
    <message>
        <source>How the tool in hand is used. It shows when the tool is first taken up.</source>
        <translation>当前工具的用法。首次选用该工具时显示。</translation>
    </message>
</context>
<context>
    <name>ImageCommands</name>
    <message>
        <source>Images (%1);;All files (*)</source>
        <translation>图像 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Nothing was changed: %1</source>
        <translation>未更改任何内容：%1</translation>
    </message>
    <message>
        <source>Image of another size</source>
        <translation>图像大小不同</translation>
    </message>
    <message>
        <source>%1 is %2 times as large as the image that it replaces.</source>
        <translation>%1 的大小是被替换图像的 %2 倍。</translation>
    </message>
    <message>
        <source>Scale frames and shapes with it?</source>
        <translation>是否随之缩放帧和形状？</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>The image has %1 × %2 pixels and had %3 × %4: frames stay where they were in it.</source>
        <translation>图像现为 %1 × %2 像素，原为 %3 × %4：帧留在图像中的原处。</translation>
    </message>
    <message>
        <source>All images of this project can be read.</source>
        <translation>此项目的所有图像均可读取。</translation>
    </message>
    <message>
        <source>Find %1</source>
        <translation>查找 %1</translation>
    </message>
    <message>
        <source>1 image was found.</source>
        <translation>找到 1 张图像。</translation>
    </message>
    <message>
        <source>%1 images were found.</source>
        <translation>找到 %1 张图像。</translation>
    </message>
    <message>
        <source>Still missing: %1.</source>
        <translation>仍缺少：%1。</translation>
    </message>
    <message>
        <source>There is no sprite in view.</source>
        <translation>当前没有显示精灵。</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>替换 %1</translation>
    </message>
    <message>
        <source>The project changed meanwhile: nothing was replaced.</source>
        <translation>项目在此期间发生了更改：未替换任何内容。</translation>
    </message>
    <message>
        <source>Images are still being looked at.</source>
        <translation>图像仍在读取中。</translation>
    </message>
</context>
<context>
    <name>ImageImport</name>
    <message>
        <source>Added 1 sprite.</source>
        <translation>已添加 1 个精灵。</translation>
    </message>
    <message numerus="yes">
        <source>Added %n sprites.</source>
        <translation>
            <numerusform>已添加 %n 个精灵。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>未添加任何内容。</translation>
    </message>
    <message>
        <source>%1 Left out were:</source>
        <translation>%1未添加的有：</translation>
    </message>
    <message>
        <source>Looks like %1 × %2 frames of %3 × %4 px</source>
        <translation>看起来是 %1 × %2 帧，每帧 %3 × %4 px</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1; 1 cell is empty and stays out.</source>
        <translation>%1；1 个空单元格不计入。</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n cells are empty and stay out.</source>
        <translation>
            <numerusform>%1；%n 个空单元格不计入。</numerusform>
        </translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>切分</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Keep whole</source>
        <translation>保持完整</translation>
    </message>
    <message>
        <source>Looking at images…</source>
        <translation>正在检查图像…</translation>
    </message>
</context>
<context>
    <name>Images</name>
    <message>
        <source>the file has more than %1 MiB</source>
        <translation>文件超过 %1 MiB</translation>
    </message>
    <message>
        <source>of its %1 frames, the first %2 are taken, which are as many as fit on one image</source>
        <translation>共 %1 帧，取最前面的 %2 帧，即一张图像所能容纳的数量</translation>
    </message>
    <message>
        <source>there is not enough memory for the image</source>
        <translation>内存不足，无法载入图像</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken; save it once more</source>
        <translation>图像数据已损坏；请重新保存</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>帧 %1</translation>
    </message>
    <message>
        <source>it lies outside of the picture; save the animation once more</source>
        <translation>它位于图片之外；请重新保存动画</translation>
    </message>
    <message>
        <source>the image says more about its colours than %1 bytes; save the animation once more</source>
        <translation>图像的颜色信息超过 %1 字节；请重新保存动画</translation>
    </message>
    <message>
        <source>the animation ends before it; it may have been cut short</source>
        <translation>动画在此之前就已结束；它可能被截断了</translation>
    </message>
    <message>
        <source>the image states two sizes; save the animation once more</source>
        <translation>图像给出了两种大小；请重新保存动画</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken; save the animation once more</source>
        <translation>图像数据已损坏；请重新保存动画</translation>
    </message>
    <message>
        <source>it changed while it was read; try again once it is written</source>
        <translation>它在读取过程中发生了变化；请在写入完成后重试</translation>
    </message>
    <message>
        <source>no image is named</source>
        <translation>没有指定图像</translation>
    </message>
    <message>
        <source>the path holds a NUL character, expected a path to a file</source>
        <translation>路径含有 NUL 字符，应为文件路径</translation>
    </message>
    <message>
        <source>found “%1”, a path into the program itself, expected a path to a file</source>
        <translation>发现“%1”，这是指向程序内部的路径，应为文件路径</translation>
    </message>
    <message>
        <source>found “%1”, an address, expected a path to a file</source>
        <translation>发现“%1”，这是网址，应为文件路径</translation>
    </message>
    <message>
        <source>found “%1”, a path to another computer or a device, expected a path to a file</source>
        <translation>发现“%1”，这是指向其他计算机或设备的路径，应为文件路径</translation>
    </message>
    <message>
        <source>found “%1”, a device, expected a path to a file</source>
        <translation>发现“%1”，这是设备，应为文件路径</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: the file ends too early</source>
        <translation>图像数据已损坏：文件过早结束</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: it has a size, a depth or a kind of colours that no PNG has; save the image once more</source>
        <translation>图像文件头已损坏：其大小、位深或颜色类型不是 PNG 所能有的；请重新保存图像</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: what stands at byte %1 has another checksum than the file says; save or copy the image once more</source>
        <translation>图像数据已损坏：第 %1 字节处内容的校验和与文件所述不符；请重新保存或重新复制图像</translation>
    </message>
    <message>
        <source>there is no such image file</source>
        <translation>没有这样的图像文件</translation>
    </message>
    <message>
        <source>this is a folder, expected an image file</source>
        <translation>这是文件夹，应为图像文件</translation>
    </message>
    <message>
        <source>this is not a regular file, expected an image file</source>
        <translation>这不是常规文件，应为图像文件</translation>
    </message>
    <message>
        <source>cannot open the image: %1</source>
        <translation>无法打开图像：%1</translation>
    </message>
    <message>
        <source>the image file is empty</source>
        <translation>图像文件为空</translation>
    </message>
    <message>
        <source>the content is no image that can be read here (readable: %1)</source>
        <translation>内容不是此处可读取的图像（可读取：%1）</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: %1</source>
        <translation>图像文件头已损坏：%1</translation>
    </message>
    <message>
        <source>the image is %1 x %2 pixels, expected at most %3 a side</source>
        <translation>图像为 %1 x %2 像素，每边应最多 %3</translation>
    </message>
    <message>
        <source>the image is %1 x %2 pixels, expected at most %3 in all</source>
        <translation>图像为 %1 x %2 像素，总计应最多 %3</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: %1</source>
        <translation>图像数据已损坏：%1</translation>
    </message>
    <message>
        <source>the archive that the file is of is broken; save it once more</source>
        <translation>文件所用的压缩包已损坏；请重新保存</translation>
    </message>
    <message>
        <source>the file has no picture of all its layers together; save it with a newer version of its program, or export a PNG</source>
        <translation>文件没有所有图层的合并图；请用其程序的较新版本保存，或导出为 PNG</translation>
    </message>
    <message>
        <source>there is no image that can be read</source>
        <translation>没有可读取的图像</translation>
    </message>
    <message>
        <source>the file ends too early; copy it anew or save it once more</source>
        <translation>文件过早结束；请重新复制或重新保存</translation>
    </message>
    <message>
        <source>the file was saved without the picture of all layers together; save it with “Maximize Compatibility”</source>
        <translation>文件保存时没有所有图层的合并图；请以“最大兼容”方式保存</translation>
    </message>
    <message>
        <source>the image is %1 x %2 pixels, expected 1 to %3 a side and at most %4 in all</source>
        <translation>图像为 %1 x %2 像素，每边应为 1 到 %3，总计应最多 %4</translation>
    </message>
    <message>
        <source>pictures of this kind are not read; save it with 8 or 16 bits of RGB, grayscale or CMYK, or as PNG</source>
        <translation>不支持读取此类图片；请以 8 位或 16 位的 RGB、灰度或 CMYK 保存，或存为 PNG</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: it has %1 channels, expected at most %2</source>
        <translation>图像文件头已损坏：它有 %1 个通道，应最多 %2 个</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: it has %1 channels, expected at least %2</source>
        <translation>图像文件头已损坏：它有 %1 个通道，应至少 %2 个</translation>
    </message>
    <message>
        <source>its picture is packed in a way that is not read; save it once more, or as PNG</source>
        <translation>其图片的压缩方式不支持读取；请重新保存，或存为 PNG</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: its palette is too short</source>
        <translation>图像数据已损坏：其调色板过短</translation>
    </message>
    <message>
        <source>the %1 is %2, expected %3 to %4</source>
        <translation>%1为 %2，应为 %3 到 %4</translation>
    </message>
    <message>
        <source>the pixels are noise: their outline has more than %1 corners; another alpha threshold may help</source>
        <translation>像素是噪点：其轮廓的角超过 %1 个；换一个透明度阈值或许有用</translation>
    </message>
    <message>
        <source>there are %1 islands of opaque pixels, at most %2 are traced; a larger smallest island may help</source>
        <translation>有 %1 个不透明像素孤岛，最多描摹 %2 个；调大最小孤岛或许有用</translation>
    </message>
    <message>
        <source>No pixel is as opaque as the threshold.</source>
        <translation>没有像素的不透明度达到阈值。</translation>
    </message>
    <message>
        <source>Nothing is left after shrinking that is as large as the smallest island.</source>
        <translation>收缩后没有剩下达到最小孤岛大小的内容。</translation>
    </message>
    <message>
        <source>No island is as large as the smallest one allowed.</source>
        <translation>没有孤岛达到允许的最小大小。</translation>
    </message>
    <message>
        <source>No pixel is transparent, so the outline is the whole picture.</source>
        <translation>没有透明像素，因此轮廓就是整张图片。</translation>
    </message>
    <message>
        <source>An outline that never cuts an opaque pixel may need more vertices than the number.</source>
        <translation>不切入任何不透明像素的轮廓所需的顶点可能多于该数量。</translation>
    </message>
    <message>
        <source>the frame has no pixels in its image</source>
        <translation>该帧在其图像中没有像素</translation>
    </message>
    <message>
        <source>it holds more than %1 images; choose a folder in it</source>
        <translation>其中的图像多于 %1 张；请选择里面的一个文件夹</translation>
    </message>
    <message>
        <source>the image is stored in %1 scans, expected at most %2; save it once more</source>
        <translation>图像以 %1 次扫描存储，最多应为 %2 次；请重新保存</translation>
    </message>
    <message>
        <source>“%1” is left out: its name is not in UTF-8; give it another one</source>
        <translation>“%1”被略过：其名称不是 UTF-8；请换一个名称</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>the name is there twice; the later one is now “%1”</source>
        <translation>该名称出现了两次；后一个现已改为“%1”</translation>
    </message>
    <message>
        <source>sprite “%1”</source>
        <translation>精灵“%1”</translation>
    </message>
    <message>
        <source>sprite “%1”, frame “%2”</source>
        <translation>精灵“%1”，帧“%2”</translation>
    </message>
    <message>
        <source>found no frames in it; write it again with the program it is of</source>
        <translation>未在其中找到帧；请用原程序重新写出</translation>
    </message>
    <message>
        <source>found no frames to import: %1</source>
        <translation>没有可导入的帧：%1</translation>
    </message>
    <message>
        <source>its image “%1” lies outside the folders of the file and of the project, and is taken from there</source>
        <translation>其图像“%1”位于文件和项目的文件夹之外，将从该处读取</translation>
    </message>
    <message>
        <source>expected a file of %1</source>
        <translation>应为 %1 的文件</translation>
    </message>
    <message>
        <source>neither an image nor a file that can be imported; `hitbox formats` lists what can</source>
        <translation>既不是图像，也不是可导入的文件；可导入的类型见 `hitbox formats`</translation>
    </message>
    <message>
        <source>slice “%1”</source>
        <translation>切片“%1”</translation>
    </message>
    <message>
        <source>the middle of a nine-patch is no hitbox; left out</source>
        <translation>九宫格的中央不是碰撞框；已忽略</translation>
    </message>
    <message>
        <source>layer “%1:%2”, frame %3</source>
        <translation>图层“%1:%2”，帧 %3</translation>
    </message>
    <message>
        <source>%1; left out</source>
        <translation>%1；已忽略</translation>
    </message>
    <message>
        <source>how often the tag is played, from 0 to %1</source>
        <translation>标签的播放次数，从 0 到 %1</translation>
    </message>
    <message>
        <source>an object that says more about the sheet</source>
        <translation>说明精灵表更多信息的对象</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>slices</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>a tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>none of the frames of the tag “%1” is in the file; left out</source>
        <translation>标签“%1”的帧都不在文件中；已忽略</translation>
    </message>
    <message>
        <source>the tag “%1” has fewer frames here than the file says</source>
        <translation>标签“%1”此处的帧少于文件所述</translation>
    </message>
    <message>
        <source>a key of a slice</source>
        <translation>切片的关键帧</translation>
    </message>
    <message>
        <source>a slice</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>the keys of a slice</source>
        <translation>切片的各关键帧</translation>
    </message>
    <message>
        <source>bits %1</source>
        <translation>位 %1</translation>
    </message>
    <message>
        <source>found more than %1 pairs of category bits and mask in the file, which is more than can be imported</source>
        <translation>在文件中发现超过 %1 对类别位与掩码，超出可导入的上限</translation>
    </message>
    <message>
        <source>category “%1”</source>
        <translation>类别“%1”</translation>
    </message>
    <message>
        <source>its mask has %1 more bits that no shape of the file has; they are left out</source>
        <translation>其掩码还有 %1 个位，文件中没有形状使用；已忽略</translation>
    </message>
    <message>
        <source>frame “%1”</source>
        <translation>帧“%1”</translation>
    </message>
    <message>
        <source>its shapes reach beyond %1 pixels; scale them down in the tool that wrote them</source>
        <translation>其形状超出 %1 像素的范围；请在生成它的工具中缩小</translation>
    </message>
    <message>
        <source>the file has no frame sizes; the frames are as large as their shapes, and all show “%1” from its top-left corner</source>
        <translation>文件没有帧大小；各帧与其形状一样大，且都从左上角起显示“%1”</translation>
    </message>
    <message>
        <source>the file has no frame sizes and there is no image to read them from; the frames are as large as their shapes</source>
        <translation>文件没有帧大小，也没有可供读取大小的图像；各帧与其形状一样大</translation>
    </message>
    <message>
        <source>metadata are left out that are of Godot’s own kinds: %1</source>
        <translation>Godot 专有类型的元数据已忽略：%1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>metadata are left out that are neither the root’s nor a shape’s: %1</source>
        <translation>既不属于根节点也不属于形状的元数据已忽略：%1</translation>
    </message>
    <message>
        <source>its properties are left out: the scene shows no frame of this name</source>
        <translation>其属性已忽略：场景没有显示此名称的帧</translation>
    </message>
    <message>
        <source>it is another scene, and what it holds is left out</source>
        <translation>这是另一个场景，其内容已忽略</translation>
    </message>
    <message>
        <source>it is left out: its shape is in another file or none that has an outline</source>
        <translation>已忽略：其形状位于另一个文件中，或没有轮廓</translation>
    </message>
    <message>
        <source>its skew is left out</source>
        <translation>其倾斜已忽略</translation>
    </message>
    <message>
        <source>that it stops from one side alone is left out</source>
        <translation>其单向碰撞设置已忽略</translation>
    </message>
    <message>
        <source>its “size” is left out: Godot 3, for which the scene is written, reads “extents” alone, 10 × 10 where there are none</source>
        <translation>其“size”已忽略：此场景面向 Godot 3，它只读取“extents”，没有时为 10 × 10</translation>
    </message>
    <message>
        <source>it is left out: it has a transform where position and rotation are read; save the scene with Godot</source>
        <translation>已忽略：它含有变换矩阵，此处应为位置和旋转；请用 Godot 保存该场景</translation>
    </message>
    <message>
        <source>it lies too far away; its point is put to the root</source>
        <translation>它距离过远；其点放到根节点处</translation>
    </message>
    <message>
        <source>it names no parent, and the scene has a root before it</source>
        <translation>它没有指定父节点，而场景在它之前已有根节点</translation>
    </message>
    <message>
        <source>its parent “%1” is not in the file</source>
        <translation>其父节点“%1”不在文件中</translation>
    </message>
    <message>
        <source>it is left out: %1</source>
        <translation>已忽略：%1</translation>
    </message>
    <message>
        <source>found no collision shape or polygon in the scene</source>
        <translation>场景中没有碰撞形状或碰撞多边形</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>%1; the node “%2” is left out: %3</source>
        <translation>%1；节点“%2”已忽略：%3</translation>
    </message>
    <message>
        <source>“%1” of “%2”</source>
        <translation>“%2”的“%1”</translation>
    </message>
    <message>
        <source>it also changes %1 and %2 more, which is left out: they stay as the scene has them</source>
        <translation>它还更改了 %1 以及另外 %2 项，这些更改已忽略：保持场景中的原样</translation>
    </message>
    <message>
        <source>it also changes %1, which is left out: that stays as the scene has it</source>
        <translation>它还更改了 %1，该更改已忽略：保持场景中的原样</translation>
    </message>
    <message>
        <source>its texture is of the kind %1, which is not read</source>
        <translation>其纹理的类型为 %1，不支持读取</translation>
    </message>
    <message>
        <source>it shows a part of its image, and “region_rect” says no whole pixels that it has: a frame cannot show it</source>
        <translation>它显示图像的一部分，而“region_rect”没有给出图像内的整数像素：帧无法显示它</translation>
    </message>
    <message>
        <source>“hframes” and “vframes” part its image of %1 × %2 pixels into no whole pixels</source>
        <translation>“hframes”和“vframes”无法将其 %1 × %2 像素的图像等分为整数像素</translation>
    </message>
    <message>
        <source>it is turned, scaled or mirrored in the scene, which a frame cannot be</source>
        <translation>它在场景中被旋转、缩放或镜像，而帧不支持这些变换</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>结尾</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>发现 %1，应为 %2</translation>
    </message>
    <message>
        <source>there are more than %1 values in the file; a sprite that is cut into several makes smaller ones</source>
        <translation>文件中的值超过 %1 个；将精灵拆分成多个可减小文件</translation>
    </message>
    <message>
        <source>the digits of a character</source>
        <translation>字符编码的数字</translation>
    </message>
    <message>
        <source>the end of a text</source>
        <translation>文本的结尾</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>at most %1 levels</source>
        <translation>最多 %1 层</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>the name of a property</source>
        <translation>属性名称</translation>
    </message>
    <message>
        <source>animation “%1”</source>
        <translation>动画“%1”</translation>
    </message>
    <message>
        <source>found more than %1 tracks and keys in all animations</source>
        <translation>所有动画中的轨道和关键帧超过 %1 个</translation>
    </message>
    <message>
        <source>a part of the image that “%1” shows is no whole pixels and left out</source>
        <translation>“%1”显示的图像区域不是整数像素，已忽略</translation>
    </message>
    <message>
        <source>Godot runs through the places of “%1” between its keys as well; the frames have those of the keys</source>
        <translation>Godot 也会经过“%1”各关键帧之间的位置；各帧只有关键帧的位置</translation>
    </message>
    <message>
        <source>properties of events are left out that are of Godot’s own kinds: %1</source>
        <translation>Godot 专有类型的事件属性已忽略：%1</translation>
    </message>
    <message>
        <source>what it calls “%1” with is of Godot’s own kinds and left out</source>
        <translation>调用“%1”所用的参数是 Godot 专有类型，已忽略</translation>
    </message>
    <message>
        <source>calls at its end are left out: events happen where a frame begins</source>
        <translation>其结尾处的调用已忽略：事件只在帧开始时发生</translation>
    </message>
    <message>
        <source>Godot runs through the cells between its keys as well; the frames are those of the keys</source>
        <translation>Godot 也会经过其关键帧之间的单元格；各帧只取关键帧的单元格</translation>
    </message>
    <message>
        <source>found a scene of Godot 2 or earlier; open and save it with Godot 3, whose scenes are read</source>
        <translation>发现 Godot 2 或更早版本的场景；请用 Godot 3 打开并保存，即可读取</translation>
    </message>
    <message>
        <source>found more than %1 levels of nodes</source>
        <translation>节点层级超过 %1 层</translation>
    </message>
    <message>
        <source>columns of pixels at the right that belong to no frame: %1</source>
        <translation>右侧不属于任何帧的像素列：%1</translation>
    </message>
    <message>
        <source>rows of pixels at the bottom that belong to no frame: %1</source>
        <translation>底部不属于任何帧的像素行：%1</translation>
    </message>
    <message>
        <source>there are more than %1 images in the file</source>
        <translation>文件中的图像超过 %1 张</translation>
    </message>
    <message>
        <source>there are more than %1 frames in the file</source>
        <translation>文件中的帧超过 %1 个</translation>
    </message>
    <message>
        <source>there are more than %1 shapes in the file</source>
        <translation>文件中的形状超过 %1 个</translation>
    </message>
    <message>
        <source>there are more than %1 tags in the file</source>
        <translation>文件中的标签超过 %1 个</translation>
    </message>
    <message>
        <source>found more than %1 points or events of frames, which is more than a project may have</source>
        <translation>帧的点或事件超过 %1 个，超出项目的上限</translation>
    </message>
    <message>
        <source>found more than %1 points, which is more than can be read</source>
        <translation>点超过 %1 个，超出可读取的上限</translation>
    </message>
    <message>
        <source>found a shape that reaches beyond 1000000000 pixels</source>
        <translation>发现超出 1000000000 像素范围的形状</translation>
    </message>
    <message>
        <source>there is more to tell, which is not listed</source>
        <translation>还有更多信息未列出</translation>
    </message>
    <message>
        <source>the file has more than %1 MiB, which is more than can be imported</source>
        <translation>文件超过 %1 MiB，超出可导入的上限</translation>
    </message>
    <message>
        <source>there is no frame of this name in the project and no image for it; import its image first</source>
        <translation>项目中没有此名称的帧，也没有它的图像；请先导入其图像</translation>
    </message>
    <message>
        <source>a sprite of another image has this name; the new one is “%1”</source>
        <translation>使用另一张图像的精灵已有此名称；新精灵为“%1”</translation>
    </message>
    <message>
        <source>the file tells its frames by their names alone, and the project has none of these names; frames that were added behind the others: %1, the first is “%2”</source>
        <translation>该文件只按名称区分帧，而项目中没有这些名称；添加在其他帧之后的帧：%1，第一个是“%2”</translation>
    </message>
    <message>
        <source>it had %1 frames and has %2, and the project does not say what they showed: shapes stay with the numbers of their frames, look whether these are still the same pictures</source>
        <translation>原有 %1 帧，现有 %2 帧，而项目没有记录它们显示的内容：形状按帧编号保留，请检查图片是否仍然相同</translation>
    </message>
    <message>
        <source>its size was %1 × %2 and is %3 × %4; its shapes stay where they were</source>
        <translation>其大小原为 %1 × %2，现为 %3 × %4；其形状留在原处</translation>
    </message>
    <message>
        <source>the file has it no longer; it was removed</source>
        <translation>文件中已没有它；已删除</translation>
    </message>
    <message>
        <source>the file has it no longer; it stays behind the others, for its shapes or its place on a stage</source>
        <translation>文件中已没有它；因为它有形状或在舞台上，故保留在其他帧之后</translation>
    </message>
    <message>
        <source>the tag “%1” has no frame left; it was removed</source>
        <translation>标签“%1”已没有帧；已删除</translation>
    </message>
    <message>
        <source>the frames of the tag “%1” do not follow each other any more; it let go: %2</source>
        <translation>标签“%1”的帧不再相邻；它放弃了：%2</translation>
    </message>
    <message>
        <source>the image “%1” cannot be read: %2; put a whole one there, or name another in the project</source>
        <translation>图像“%1”无法读取：%2；请放入一张完好的图像，或在项目中指定另一张</translation>
    </message>
    <message>
        <source>frames reach beyond the image “%1”, which has %2 × %3 pixels: %4 of %5, the first is “%6”</source>
        <translation>有帧超出图像“%1”的范围（%2 × %3 像素）：%5 帧中的 %4 帧，第一个是“%6”</translation>
    </message>
    <message>
        <source>there are too many images to look into; from sprite “%1” on frames are known again by their names alone</source>
        <translation>要检查的图像过多；从精灵“%1”起，帧仅按名称识别</translation>
    </message>
    <message>
        <source>this is a stage, which says where sprites stand and holds none; import the file with the sprites, which was written beside it</source>
        <translation>这是舞台，只说明精灵的位置，不含精灵本身；请导入与它一起写出的精灵文件</translation>
    </message>
    <message>
        <source>the project&apos;s own properties are left out</source>
        <translation>项目自身的属性已忽略</translation>
    </message>
    <message>
        <source>an object with “w” and “h”</source>
        <translation>含有“w”和“h”的对象</translation>
    </message>
    <message>
        <source>an object with “x” and “y”</source>
        <translation>含有“x”和“y”的对象</translation>
    </message>
    <message>
        <source>a pivot as shares of the frame</source>
        <translation>以帧的比例表示的轴心</translation>
    </message>
    <message>
        <source>the frames of a sheet</source>
        <translation>精灵表的帧</translation>
    </message>
    <message>
        <source>a frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>1 frame has a mesh for drawing, which is no hitbox</source>
        <translation>1 帧带有绘制用的网格，它不是碰撞框</translation>
    </message>
    <message>
        <source>%1 frames have a mesh for drawing, which is no hitbox</source>
        <translation>%1 帧带有绘制用的网格，它们不是碰撞框</translation>
    </message>
    <message>
        <source>milliseconds from 0 to 1000000000</source>
        <translation>0 到 1000000000 的毫秒数</translation>
    </message>
    <message>
        <source>an object with “x”, “y”, “w” and “h”</source>
        <translation>含有“x”“y”“w”和“h”的对象</translation>
    </message>
    <message>
        <source>the file names no image, and beside it there is none called “%1”</source>
        <translation>文件没有指定图像，旁边也没有名为“%1”的图像</translation>
    </message>
    <message>
        <source>found “%1”, expected a whole number from %2 to %3</source>
        <translation>发现“%1”，应为 %2 到 %3 的整数</translation>
    </message>
    <message>
        <source>found fewer numbers than “%1” has</source>
        <translation>发现的数字少于“%1”应有的个数</translation>
    </message>
    <message>
        <source>the file is no text in UTF-8</source>
        <translation>文件不是 UTF-8 文本</translation>
    </message>
    <message>
        <source>there is no page in the atlas</source>
        <translation>图集中没有页</translation>
    </message>
    <message>
        <source>the parts of a nine-patch are no hitbox; left out</source>
        <translation>九宫格的各部分不是碰撞框；已忽略</translation>
    </message>
    <message>
        <source>it has no size, expected “size” or “bounds”</source>
        <translation>它没有大小，应有“size”或“bounds”</translation>
    </message>
    <message>
        <source>its offset lies beyond 1000000000</source>
        <translation>其偏移超出 1000000000</translation>
    </message>
    <message>
        <source>it lies turned by %1 degrees in the image and is left out</source>
        <translation>它在图像中旋转了 %1 度，已忽略</translation>
    </message>
    <message>
        <source>a body</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>an object with width and height</source>
        <translation>含有宽度和高度的对象</translation>
    </message>
    <message>
        <source>the image “%1” cannot be read, and lengths in the file are counted in its width; put it where the file says</source>
        <translation>图像“%1”无法读取，而文件中的长度以其宽度计；请将其放到文件所述的位置</translation>
    </message>
    <message>
        <source>a place within 1000000000 pixels</source>
        <translation>1000000000 像素以内的位置</translation>
    </message>
    <message>
        <source>an array of points</source>
        <translation>点的数组</translation>
    </message>
    <message>
        <source>an array of shapes</source>
        <translation>形状的数组</translation>
    </message>
    <message>
        <source>a shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>an array of polygons</source>
        <translation>多边形的数组</translation>
    </message>
    <message>
        <source>the file holds convex pieces alone; they stay apart</source>
        <translation>文件只包含凸分块；它们保持分离</translation>
    </message>
    <message>
        <source>an array of circles</source>
        <translation>圆形的数组</translation>
    </message>
    <message>
        <source>a circle</source>
        <translation>圆形</translation>
    </message>
    <message>
        <source>a radius from 0 on</source>
        <translation>大于等于 0 的半径</translation>
    </message>
    <message>
        <source>a circle within 1000000000 pixels</source>
        <translation>1000000000 像素以内的圆形</translation>
    </message>
    <message>
        <source>what was made for trying out is left out</source>
        <translation>试用时创建的内容已忽略</translation>
    </message>
    <message>
        <source>found “%1”, expected %2</source>
        <translation>发现“%1”，应为 %2</translation>
    </message>
    <message>
        <source>numbers from -1000000000 to 1000000000</source>
        <translation>-1000000000 到 1000000000 的数字</translation>
    </message>
    <message>
        <source>%1 numbers with commas between them</source>
        <translation>以逗号分隔的 %1 个数字</translation>
    </message>
    <message>
        <source>found “%1”, and the number of boxes behind it is %2; all of them are taken</source>
        <translation>发现“%1”，而其后的框有 %2 个；已全部采用</translation>
    </message>
    <message>
        <source>offsets of pictures are left out</source>
        <translation>图片的偏移已忽略</translation>
    </message>
    <message>
        <source>mirroring and mixing of pictures are left out</source>
        <translation>图片的镜像和混合已忽略</translation>
    </message>
    <message>
        <source>scales and angles of pictures are left out</source>
        <translation>图片的缩放和角度已忽略</translation>
    </message>
    <message>
        <source>a picture that is shown for ever is shown for one second</source>
        <translation>永久显示的图片改为显示一秒</translation>
    </message>
    <message>
        <source>[Begin Action …] before the first picture</source>
        <translation>第一张图片之前的 [Begin Action …]</translation>
    </message>
    <message>
        <source>at most %1 boxes in all</source>
        <translation>总共最多 %1 个框</translation>
    </message>
    <message>
        <source>an animation of MUGEN; there are too many lines of other kinds</source>
        <translation>MUGEN 的动画；其他类型的行过多</translation>
    </message>
    <message>
        <source>“%1” is left out</source>
        <translation>“%1”已忽略</translation>
    </message>
    <message>
        <source>“Loopstart” is left out: a tag begins anew at its first frame</source>
        <translation>“Loopstart”已忽略：标签总是从第一帧重新开始</translation>
    </message>
    <message>
        <source>“Interpolate” is left out: pictures do not glide into each other</source>
        <translation>“Interpolate”已忽略：图片之间不做渐变</translation>
    </message>
    <message>
        <source>32 bits as a whole number</source>
        <translation>以整数表示的 32 个位</translation>
    </message>
    <message>
        <source>a fixture</source>
        <translation>夹具</translation>
    </message>
    <message>
        <source>the polygon stays in %1 convex pieces: the file does not hold it as it was drawn</source>
        <translation>多边形保持为 %1 个凸分块：文件中没有其绘制时的原样</translation>
    </message>
    <message>
        <source>a filter</source>
        <translation>过滤器</translation>
    </message>
    <message>
        <source>groups are left out: categories say who hits whom</source>
        <translation>组已忽略：由类别决定谁命中谁</translation>
    </message>
    <message>
        <source>“%1” of bodies is left out</source>
        <translation>物体的“%1”已忽略</translation>
    </message>
    <message>
        <source>an object with x and y</source>
        <translation>含有 x 和 y 的对象</translation>
    </message>
    <message>
        <source>an object with vertices</source>
        <translation>含有顶点的对象</translation>
    </message>
    <message>
        <source>an array of numbers</source>
        <translation>数字的数组</translation>
    </message>
    <message>
        <source>as many numbers as in x</source>
        <translation>与 x 中同样多的数字</translation>
    </message>
    <message>
        <source>an edge</source>
        <translation>边</translation>
    </message>
    <message>
        <source>an array of properties</source>
        <translation>属性的数组</translation>
    </message>
    <message>
        <source>a property</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>the fixture is left out: it is no polygon, circle, chain or edge</source>
        <translation>夹具已忽略：它不是多边形、圆形、链或边</translation>
    </message>
    <message>
        <source>an array of fixtures</source>
        <translation>夹具的数组</translation>
    </message>
    <message>
        <source>its place and turn in the world are left out</source>
        <translation>其在世界中的位置和旋转已忽略</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>the image “%1” is left out: its body has one already</source>
        <translation>图像“%1”已忽略：其物体已有一张图像</translation>
    </message>
    <message>
        <source>the image “%1” is left out: it is turned or mirrored, which a frame cannot be</source>
        <translation>图像“%1”已忽略：它被旋转或镜像，而帧不支持这些变换</translation>
    </message>
    <message>
        <source>the image “%1” cannot be read</source>
        <translation>图像“%1”无法读取</translation>
    </message>
    <message>
        <source>it is drawn %1 pixels high in the world and has %2; say how many pixels a metre has</source>
        <translation>它在世界中的绘制高度为 %1 像素，实际为 %2；请指定每米的像素数</translation>
    </message>
    <message>
        <source>joints are left out</source>
        <translation>关节已忽略</translation>
    </message>
    <message>
        <source>an array of images</source>
        <translation>图像的数组</translation>
    </message>
    <message>
        <source>a number from -1000000000 to 1000000000, or the 8 hexadecimal digits of one</source>
        <translation>-1000000000 到 1000000000 的数字，或其 8 位十六进制表示</translation>
    </message>
    <message>
        <source>a number from 0 on, or the 8 hexadecimal digits of one</source>
        <translation>大于等于 0 的数字，或其 8 位十六进制表示</translation>
    </message>
    <message>
        <source>names of frames</source>
        <translation>帧的名称</translation>
    </message>
    <message>
        <source>left out, since its frame “%1” is not in the file</source>
        <translation>已忽略，因为其帧“%1”不在文件中</translation>
    </message>
    <message>
        <source>its frames do not stand one behind the other, as those of a tag have to; left out</source>
        <translation>其帧不像标签要求的那样依次相邻；已忽略</translation>
    </message>
    <message>
        <source>there are more frames in other files; import them as well: %1</source>
        <translation>其他文件中还有更多帧；请一并导入：%1</translation>
    </message>
    <message>
        <source>the frames of one image</source>
        <translation>同一张图像的帧</translation>
    </message>
    <message>
        <source>the ellipse becomes a polygon with %1 corners</source>
        <translation>椭圆变为有 %1 个角的多边形</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>图块 %1</translation>
    </message>
    <message>
        <source>found tile %1, expected at most %2 tiles</source>
        <translation>发现图块 %1，应最多有 %2 个图块</translation>
    </message>
    <message>
        <source>of %1 tiles, those after the last with something on it are left out</source>
        <translation>共 %1 个图块，最后一个有内容的图块之后的已忽略</translation>
    </message>
    <message>
        <source>found no size of the tiles, expected tilewidth and tileheight from 1 on</source>
        <translation>未发现图块大小，tilewidth 和 tileheight 应大于等于 1</translation>
    </message>
    <message>
        <source>found a tile beyond 1000000000 pixels</source>
        <translation>发现超出 1000000000 像素的图块</translation>
    </message>
    <message>
        <source>it is left out: the tileset has only %1 tiles</source>
        <translation>已忽略：图块集只有 %1 个图块</translation>
    </message>
    <message>
        <source>it is left out: it has no image</source>
        <translation>已忽略：它没有图像</translation>
    </message>
    <message>
        <source>found no size, and its image cannot be read</source>
        <translation>未发现大小，且其图像无法读取</translation>
    </message>
    <message>
        <source>its animation is left out: it shows tiles of several images, or ones that are not there</source>
        <translation>其动画已忽略：它显示多张图像的图块，或不存在的图块</translation>
    </message>
    <message>
        <source>its animation is left out: a tag is a run of neighbouring frames</source>
        <translation>其动画已忽略：标签必须是一段相邻的帧</translation>
    </message>
    <message>
        <source>an object of a tile</source>
        <translation>图块的对象</translation>
    </message>
    <message>
        <source>a length from 0 on</source>
        <translation>大于等于 0 的长度</translation>
    </message>
    <message>
        <source>a layer of objects</source>
        <translation>对象图层</translation>
    </message>
    <message>
        <source>an array of objects</source>
        <translation>对象的数组</translation>
    </message>
    <message>
        <source>a step of an animation</source>
        <translation>动画的一步</translation>
    </message>
    <message>
        <source>milliseconds from 0 on</source>
        <translation>大于等于 0 的毫秒数</translation>
    </message>
    <message>
        <source>a tile</source>
        <translation>图块</translation>
    </message>
    <message>
        <source>an array of steps</source>
        <translation>步的数组</translation>
    </message>
    <message>
        <source>a tileset</source>
        <translation>图块集</translation>
    </message>
    <message>
        <source>an array of tiles</source>
        <translation>图块的数组</translation>
    </message>
    <message>
        <source>the object “%1”</source>
        <translation>对象“%1”</translation>
    </message>
    <message>
        <source>the object with id %1</source>
        <translation>id 为 %1 的对象</translation>
    </message>
    <message>
        <source>an object without a name</source>
        <translation>没有名称的对象</translation>
    </message>
    <message>
        <source>it is made of a template, and templates are not read</source>
        <translation>它由模板生成，而模板不支持读取</translation>
    </message>
    <message>
        <source>it has no outline that could be hit</source>
        <translation>它没有可被命中的轮廓</translation>
    </message>
    <message>
        <source>%1 is left out: %2</source>
        <translation>%1 已忽略：%2</translation>
    </message>
    <message>
        <source>the class “%1” of the tileset is left out</source>
        <translation>图块集的类“%1”已忽略</translation>
    </message>
    <message>
        <source>the offset %1, %2 at which the tiles are drawn is left out</source>
        <translation>图块的绘制偏移 %1, %2 已忽略</translation>
    </message>
    <message>
        <source>its class “%1” is left out, as are those of all tiles without an animation</source>
        <translation>其类“%1”已忽略，所有没有动画的图块的类也是如此</translation>
    </message>
    <message>
        <source>the file declares entities, which are not read</source>
        <translation>文件声明了实体，不支持读取</translation>
    </message>
    <message>
        <source>the XML is broken: %1</source>
        <translation>XML 已损坏：%1</translation>
    </message>
    <message>
        <source>found more than %1 levels of elements</source>
        <translation>元素层级超过 %1 层</translation>
    </message>
    <message>
        <source>found %1=&quot;%2&quot;, expected a number from %3 to 1000000000</source>
        <translation>发现 %1=&quot;%2&quot;，应为 %3 到 1000000000 的数字</translation>
    </message>
    <message>
        <source>found %1=&quot;%2&quot;, expected a whole number from %3 to 1000000000</source>
        <translation>发现 %1=&quot;%2&quot;，应为 %3 到 1000000000 的整数</translation>
    </message>
    <message>
        <source>in the points of the object: %1</source>
        <translation>对象的点中：%1</translation>
    </message>
    <message>
        <source>found a map, expected &lt;tileset&gt;: import the files of its tilesets, which Tiled makes of those within a map with “Export Tileset As”</source>
        <translation>发现地图，应为 &lt;tileset&gt;：请导入其图块集的文件；地图内嵌的图块集可在 Tiled 中用“导出图块集为”生成文件</translation>
    </message>
    <message>
        <source>found another element, expected &lt;tileset&gt;</source>
        <translation>发现其他元素，应为 &lt;tileset&gt;</translation>
    </message>
    <message>
        <source>the file has an element with too many attributes</source>
        <translation>文件中有一个元素的属性过多</translation>
    </message>
    <message>
        <source>its image cannot be read: %1</source>
        <translation>其图像无法读取：%1</translation>
    </message>
    <message>
        <source>it reaches beyond its image, or an image with it upright would be too large</source>
        <translation>它超出了图像，或将其摆正后的图像会过大</translation>
    </message>
    <message>
        <source>the file “%1” is in the way of a sheet in which it would stand upright</source>
        <translation>文件“%1”占用了将其摆正的精灵表的位置</translation>
    </message>
    <message>
        <source>it lies turned in the image and is left out: %1</source>
        <translation>它在图像中是旋转放置的，已忽略：%1</translation>
    </message>
    <message>
        <source>frames that lie turned in “%1” stand upright in “%2”, which is made for the project: %3, the first is “%4”</source>
        <translation>在“%1”中旋转放置的帧已在为项目生成的“%2”中摆正：%3 个，第一个是“%4”</translation>
    </message>
    <message>
        <source>its shapes need a frame of %1 × %2 pixels, and a side has at most %3; scale them down in the tool that wrote them</source>
        <translation>其形状需要 %1 × %2 像素的帧，而每边最多 %3；请在写出它们的工具中缩小</translation>
    </message>
    <message>
        <source>found %1 × %2 pixels, and a side has at most %3</source>
        <translation>发现 %1 × %2 像素，而一边最多为 %3</translation>
    </message>
    <message>
        <source>the shapes of all frames together need frames of %1 × %2 pixels, and a side has at most %3; scale them down in the tool that wrote them</source>
        <translation>所有帧的形状合起来需要 %1 × %2 像素的帧，而一边最多为 %3；请在写出它们的工具中缩小</translation>
    </message>
    <message>
        <source>animations are played under so many names that the file would be read more than %1 times</source>
        <translation>动画以太多名称播放，文件将被读取超过 %1 次</translation>
    </message>
    <message>
        <source>the tag “%1” ends where it turns in Aseprite; here it comes back once more</source>
        <translation>标签“%1”在 Aseprite 中于折返处结束；在这里会再返回一次</translation>
    </message>
    <message>
        <source>its animations are left out: make them unique in Godot, so that the scene holds them</source>
        <translation>其动画已忽略：请在 Godot 中将它们唯一化，使场景自身包含它们</translation>
    </message>
    <message>
        <source>layer “%1:%2”</source>
        <translation>图层“%1:%2”</translation>
    </message>
    <message>
        <source>traced into shapes of a category of its own, and not drawn in the picture</source>
        <translation>描摹为独立类别的形状，不绘制在图像中</translation>
    </message>
    <message>
        <source>that it is static or kinematic is left out: what is exported is dynamic</source>
        <translation>其为静态或运动学的设定已忽略：导出的是动态的</translation>
    </message>
    <message>
        <source>the tag “%1” is as the file has it; it was: %2</source>
        <translation>标签“%1”已与文件一致；之前：%2</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>正向</translation>
    </message>
    <message>
        <source>in reverse</source>
        <translation>反向</translation>
    </message>
    <message>
        <source>there and back</source>
        <translation>往返</translation>
    </message>
    <message>
        <source>there and back from the end</source>
        <translation>从末尾往返</translation>
    </message>
    <message>
        <source>from “%1” to “%2”</source>
        <translation>从“%1”到“%2”</translation>
    </message>
    <message>
        <source>played for ever</source>
        <translation>无限播放</translation>
    </message>
    <message>
        <source>played so often: %1</source>
        <translation>播放次数：%1</translation>
    </message>
    <message>
        <source>the user data of the tag “%1” are left out</source>
        <translation>标签“%1”的用户数据已忽略</translation>
    </message>
    <message>
        <source>the user data of layers and cels are left out</source>
        <translation>图层和单元的用户数据已忽略</translation>
    </message>
    <message>
        <source>it is disabled in the scene; here it is a shape as others are</source>
        <translation>在场景中已禁用；在这里与其他形状无异</translation>
    </message>
    <message>
        <source>no animation shows the frames %1 and %2 more: they are made of the cells and shapes that are left</source>
        <translation>没有动画显示帧 %1 及另外 %2 个：它们由剩余的单元格和形状组成</translation>
    </message>
    <message>
        <source>no animation shows the frames %1: they are made of the cells and shapes that are left</source>
        <translation>没有动画显示帧 %1：它们由剩余的单元格和形状组成</translation>
    </message>
    <message>
        <source>what the root says of %1 is left out: shapes and points are as they are seen from it</source>
        <translation>根节点的 %1 已忽略：形状和点以从根节点所见为准</translation>
    </message>
    <message>
        <source>its “%1” is left out: frames last as long as the animations say</source>
        <translation>其“%1”已忽略：帧时长以动画为准</translation>
    </message>
    <message>
        <source>it is left out: frames have no %1</source>
        <translation>已忽略：帧没有 %1</translation>
    </message>
    <message>
        <source>it is left out: of several pictures, that of “%1” is looked at</source>
        <translation>已忽略：多个图片中取“%1”的图片</translation>
    </message>
    <message>
        <source>it is left out: it changes nothing of what frames show</source>
        <translation>已忽略：它不改变帧所显示的内容</translation>
    </message>
    <message>
        <source>1 frame has the borders of a nine-patch; left out</source>
        <translation>1 个帧带有九宫格边界；已忽略</translation>
    </message>
    <message>
        <source>%1 frames have the borders of a nine-patch; left out</source>
        <translation>%1 个帧带有九宫格边界；已忽略</translation>
    </message>
    <message>
        <source>“%1” of regions is left out</source>
        <translation>区域的“%1”已忽略</translation>
    </message>
    <message>
        <source>the action %1 is left out: it has no pictures</source>
        <translation>动作 %1 已忽略：它没有图片</translation>
    </message>
    <message>
        <source>the fixture is left out: it has neither a circle nor vertices</source>
        <translation>夹具已忽略：它既无圆也无顶点</translation>
    </message>
    <message>
        <source>it is left out: it has no fixtures, as bodies have</source>
        <translation>已忽略：它没有刚体应有的夹具</translation>
    </message>
    <message>
        <source>the image “%1” is left out: it is on none of the bodies</source>
        <translation>图像“%1”已忽略：它不在任何刚体上</translation>
    </message>
    <message>
        <source>that the image “%1” is stretched in width is left out</source>
        <translation>图像“%1”的宽度拉伸已忽略</translation>
    </message>
    <message>
        <source>the scale %1 is left out: shapes are drawn in pixels of the image</source>
        <translation>缩放 %1 已忽略：形状以图像像素绘制</translation>
    </message>
    <message>
        <source>of what the file says of the tileset and its tiles, this is left out: %1</source>
        <translation>文件中关于图块集及其图块的以下内容已忽略：%1</translation>
    </message>
    <message>
        <source>the image is left out: it names no file</source>
        <translation>图像已忽略：它没有指明文件</translation>
    </message>
    <message>
        <source>its “%1” is left out: it stands where the nodes above it put it</source>
        <translation>其“%1”已忽略：它位于上级节点放置的位置</translation>
    </message>
    <message>
        <source>%1; “%2” differs in upper and lower case alone</source>
        <translation>%1；“%2”只有大小写不同</translation>
    </message>
    <message>
        <source>each layer is by itself in the sheet; tags and slices are there for each of them: %1</source>
        <translation>表中每个图层各自独立；每个图层都有标签和切片：%1</translation>
    </message>
    <message>
        <source>no animation shows the frames %1 and %2 more: they are made of the shapes that are left; the scene says neither which part of the image they show, nor how long, nor their points</source>
        <translation>没有动画显示帧 %1 以及另外 %2 个：它们由剩下的形状组成；场景没有说明它们显示图像的哪一部分、显示多久，也没有它们的点</translation>
    </message>
    <message>
        <source>no animation shows the frames %1: they are made of the shapes that are left; the scene says neither which part of the image they show, nor how long, nor their points</source>
        <translation>没有动画显示帧 %1：它们由剩下的形状组成；场景没有说明它们显示图像的哪一部分、显示多久，也没有它们的点</translation>
    </message>
    <message>
        <source>its own animations are left out: the frames are those of the AnimationPlayer, and show its first picture</source>
        <translation>它自己的动画已忽略：帧取自 AnimationPlayer，并显示它的第一张图</translation>
    </message>
    <message>
        <source>it is an %1 whose pictures are in another file, or no whole pixels of image files, which is not read</source>
        <translation>它是一个 %1，其图像在另一个文件中，或不是图像文件的整像素，因此不读取</translation>
    </message>
    <message>
        <source>its texture is in “%1”, which is not read</source>
        <translation>其纹理位于“%1”，不读取该文件</translation>
    </message>
    <message>
        <source>its AtlasTexture is not whole pixels of an image file alone, which is not read</source>
        <translation>其 AtlasTexture 不只是一个图像文件的整像素，因此不读取</translation>
    </message>
    <message>
        <source>%1; the frames are as large as their shapes, and show another part of the image than the scene</source>
        <translation>%1；帧与其形状一样大，并且显示的图像部分与场景不同</translation>
    </message>
    <message>
        <source>a picture that “%1” shows is left out: it is not read, or not as large as is known</source>
        <translation>“%1”显示的一张图已忽略：它无法读取，或大小与已知的不同</translation>
    </message>
    <message>
        <source>there is no image “%1”; “%2” beside the file is taken for it</source>
        <translation>没有图像“%1”；改用文件旁边的“%2”</translation>
    </message>
    <message>
        <source>the file has numbers for its frames and no names, and names no image: which frames of “%1” they are cannot be told, so they come as frames of their own</source>
        <translation>文件中的帧只有编号而没有名称，也没有指明图像：无法判断它们是“%1”的哪些帧，因此作为单独的帧加入</translation>
    </message>
    <message>
        <source>frames that are called as the file calls their pictures now: %1, the first was “%2” and is “%3”</source>
        <translation>现在按文件中图像的名称命名的帧：%1，第一个原为“%2”，现为“%3”</translation>
    </message>
    <message>
        <source>frames that show other pictures than their shapes were drawn on, look whether these still fit: %1, the first is “%2”</source>
        <translation>所显示的图像与绘制形状时不同的帧，请检查形状是否仍然合适：%1，第一个是“%2”</translation>
    </message>
    <message>
        <source>its frames lie on several pages, each of which is a sprite of its own; each has those that lie on it: %1</source>
        <translation>其帧位于多个页面上，每个页面是一个单独的精灵；各自拥有位于其上的帧：%1</translation>
    </message>
    <message>
        <source>properties of R.U.B.E.’s kinds %1 become plain numbers and objects, which an export writes as float and string</source>
        <translation>R.U.B.E. 的 %1 类属性变为普通数字和对象，导出时写为 float 和 string</translation>
    </message>
    <message>
        <source>the image “%1” is not there; the one of its name beside the scene is taken</source>
        <translation>图像“%1”不存在；改用场景旁边的同名图像</translation>
    </message>
    <message>
        <source>the image “%1” is not there</source>
        <translation>图像“%1”不存在</translation>
    </message>
    <message>
        <source>properties of the tileset are left out, as its images become several sprites: %1</source>
        <translation>图块集的属性已忽略，因为其图像变为多个精灵：%1</translation>
    </message>
    <message>
        <source>its class “%1” is left out</source>
        <translation>其类“%1”已忽略</translation>
    </message>
    <message>
        <source>properties of Tiled’s kinds %1 become plain numbers, texts and objects, which an export writes as float and string</source>
        <translation>Tiled 的 %1 类属性变为普通数字、文本和对象，导出时写为 float 和 string</translation>
    </message>
    <message>
        <source>frames of layers have numbers from %1 on, and nothing tells which number the first frame of the sprite has: tags and slices lie as if it were %2</source>
        <translation>图层的帧编号从 %1 开始，而没有任何内容说明精灵第一帧的编号：标签和切片按编号为 %2 放置</translation>
    </message>
    <message>
        <source>slices have more than %1 keys in all layers together</source>
        <translation>所有图层的切片关键帧合计超过 %1 个</translation>
    </message>
    <message>
        <source>more images are taken from beside the file, not listed one by one</source>
        <translation>还有更多图像取自文件旁边，不逐一列出</translation>
    </message>
    <message>
        <source>no animation shows the frames %1 and %2 more: they are made of the shapes that are left; the scene says neither how long they last nor their points</source>
        <translation>没有动画显示帧 %1 以及另外 %2 个：它们由剩下的形状组成；场景没有说明它们显示多久，也没有它们的点</translation>
    </message>
    <message>
        <source>no animation shows the frames %1: they are made of the shapes that are left; the scene says neither how long they last nor their points</source>
        <translation>没有动画显示帧 %1：它们由剩下的形状组成；场景没有说明它们显示多久，也没有它们的点</translation>
    </message>
    <message>
        <source>a part that “%1” shows reaches beyond its texture and is left out</source>
        <translation>“%1”显示的一部分超出其纹理，已被略去</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 及另外 %2 个</translation>
    </message>
    <message>
        <source>tiles that the project had no frames for, and which are frames now: %1, the first is “%2”</source>
        <translation>项目中原来没有对应的帧、现在成为帧的图块：%1 个，第一个是“%2”</translation>
    </message>
</context>
<context>
    <name>InstanceCommands</name>
    <message>
        <source>Duplicate %1</source>
        <translation>创建 %1 的副本</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除 %1</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>剪切 %1</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>更改 %1 的顺序</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>舞台</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>放置 %1</translation>
    </message>
    <message>
        <source>There is no stage in view.</source>
        <translation>当前没有显示舞台。</translation>
    </message>
    <message>
        <source>Align %1</source>
        <translation>对齐 %1</translation>
    </message>
</context>
<context>
    <name>Instances</name>
    <message>
        <source>Select two or more instances to align them.</source>
        <translation>请选择两个或更多实例以对齐。</translation>
    </message>
    <message>
        <source>Select three or more instances to spread them evenly.</source>
        <translation>请选择三个或更多实例以均匀分布。</translation>
    </message>
    <message numerus="yes">
        <source>%n instances</source>
        <translation>
            <numerusform>%n 个实例</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message>
        <source>the key &quot;%1&quot; is missing</source>
        <translation>缺少键 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a number from -1000000000 to 1000000000</source>
        <translation>-1000000000 到 1000000000 的数字</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1 到 %2 的整数</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>第 %1 行，第 %2 列</translation>
    </message>
    <message>
        <source>found %1, expected a number that fits a double</source>
        <translation>发现 %1，应为双精度范围内的数字</translation>
    </message>
    <message>
        <source>broken JSON: the file ends too early</source>
        <translation>JSON 已损坏：文件过早结束</translation>
    </message>
    <message>
        <source>broken JSON: the bytes are not valid UTF-8</source>
        <translation>JSON 已损坏：字节不是有效的 UTF-8</translation>
    </message>
    <message>
        <source>broken JSON: %1</source>
        <translation>JSON 已损坏：%1</translation>
    </message>
    <message>
        <source>found more than %1 values, which is more than can be read</source>
        <translation>值超过 %1 个，超出可读取的上限</translation>
    </message>
    <message>
        <source>found more than %1 levels of arrays and objects</source>
        <translation>数组和对象的层级超过 %1 层</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; stands twice in one object</source>
        <translation>键 &quot;%1&quot; 在一个对象中出现了两次</translation>
    </message>
    <message>
        <source>an empty array</source>
        <translation>空数组</translation>
    </message>
    <message>
        <source>an array of 1 element</source>
        <translation>含 1 个元素的数组</translation>
    </message>
    <message>
        <source>an array of %1 elements</source>
        <translation>含 %1 个元素的数组</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>发现 %1，应为 %2</translation>
    </message>
</context>
<context>
    <name>JsonFieldsWords</name>
    <message>
        <source>a pair of numbers</source>
        <translation>一对数字</translation>
    </message>
</context>
<context>
    <name>KnifeTool</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n 块</numerusform>
        </translation>
    </message>
    <message>
        <source> (round shapes become polygons)</source>
        <translation>（圆形和胶囊会变为多边形）</translation>
    </message>
    <message>
        <source>The line crosses no shape from side to side, so nothing was cut. </source>
        <translation>切割线没有贯穿任何形状，因此未切割。</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>剪切 %1</translation>
    </message>
    <message>
        <source>Release or click where the cut ends. Shift cuts in steps of 15°, Ctrl turns snapping off, Esc cancels.</source>
        <translation>在切割终点松开或单击。Shift 按 15° 步进，Ctrl 关闭吸附，Esc 取消。</translation>
    </message>
    <message>
        <source>Drag a line across the shapes to cut, or click both its ends.</source>
        <translation>拖出一条穿过形状的直线进行切割，或单击其两端。</translation>
    </message>
    <message>
        <source>Drag a line across the selected shapes to cut them, or click both its ends.</source>
        <translation>拖出一条穿过所选形状的直线进行切割，或单击其两端。</translation>
    </message>
    <message>
        <source>The line crosses no selected shape from side to side, so nothing was cut; without a selection it cuts every shape. </source>
        <translation>线条没有从一侧到另一侧穿过任何所选形状，因此没有切割；未选择任何形状时会切割所有形状。</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>polygon</source>
        <translation>多边形</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>圆形</translation>
    </message>
    <message>
        <source>box</source>
        <translation>矩形</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>胶囊</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>链</translation>
    </message>
</context>
<context>
    <name>NamesInShort</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 和另外 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberEdits</name>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>The text is longer than 1 MiB.</source>
        <translation>文本超过 1 MiB。</translation>
    </message>
    <message>
        <source>The text has no numbers.</source>
        <translation>文本中没有数字。</translation>
    </message>
    <message>
        <source>One or two numbers are wanted, as many in every line.</source>
        <translation>每行需要一个或两个数字，且各行个数相同。</translation>
    </message>
    <message>
        <source>%1 is beyond ±1000000000.</source>
        <translation>%1 超出 ±1000000000。</translation>
    </message>
</context>
<context>
    <name>OutlineDrawing</name>
    <message>
        <source>Draw %1</source>
        <translation>绘制 %1</translation>
    </message>
    <message>
        <source>Click to set the first point of one half; the other half is mirrored at the axis (M).</source>
        <translation>单击设置一侧的第一个点；另一侧会以轴镜像（M）。</translation>
    </message>
    <message>
        <source>Click to set the first point.</source>
        <translation>单击设置第一个点。</translation>
    </message>
    <message>
        <source>Click to set the next point. Shift keeps to steps of 15°, Backspace takes the last point back, Esc cancels.</source>
        <translation>单击设置下一个点。Shift 按 15° 步进，Backspace 撤回上一个点，Esc 取消。</translation>
    </message>
    <message>
        <source>Click to close the polygon.</source>
        <translation>单击以闭合多边形。</translation>
    </message>
    <message>
        <source>Click to set the next point, or the first one to finish; Enter and double click finish too.</source>
        <translation>单击设置下一个点，或单击第一个点完成；Enter 和双击也可完成。</translation>
    </message>
    <message>
        <source>Click to set the next point; Enter or a double click finishes.</source>
        <translation>单击设置下一个点；Enter 或双击完成。</translation>
    </message>
</context>
<context>
    <name>OutlineJoins</name>
    <message>
        <source>Select two points of a polygon to split it between them.</source>
        <translation>选择多边形的两个点，即可在两点之间拆分。</translation>
    </message>
    <message>
        <source>Select two points that are not neighbours.</source>
        <translation>请选择两个不相邻的点。</translation>
    </message>
    <message>
        <source>Select a point between the ends of a chain to split it.</source>
        <translation>选择链两端之间的一个点，即可将其拆分。</translation>
    </message>
    <message>
        <source>Only polygons and chains can be split at their points.</source>
        <translation>只有多边形和链可以在点处拆分。</translation>
    </message>
    <message>
        <source>A polygon needs three points.</source>
        <translation>多边形需要三个点。</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>闭合 %1</translation>
    </message>
    <message>
        <source>Join %1</source>
        <translation>连接 %1</translation>
    </message>
    <message>
        <source>These two polygons share no edge, or enclose a hole.</source>
        <translation>这两个多边形没有公共边，或围出了孔洞。</translation>
    </message>
    <message>
        <source>Select the points to split at.</source>
        <translation>请选择要在其处拆分的点。</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>拆分 %1</translation>
    </message>
    <message>
        <source>Select two ends of chains to join them, or points of two polygons that share an edge.</source>
        <translation>请选择要连接的两个链端点，或有公共边的两个多边形的点。</translation>
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
        <translation>未算出推离量</translation>
    </message>
    <message>
        <source>%1 touches %2</source>
        <translation>%1 接触 %2</translation>
    </message>
    <message>
        <source>%1 overlaps %2</source>
        <translation>%1 与 %2 重叠</translation>
    </message>
    <message>
        <source>%1 contains %2</source>
        <translation>%1 包含 %2</translation>
    </message>
    <message>
        <source>%1 lies within %2</source>
        <translation>%1 位于 %2 内</translation>
    </message>
    <message>
        <source>%1 equals %2</source>
        <translation>%1 与 %2 相等</translation>
    </message>
    <message>
        <source>%1 is apart from %2</source>
        <translation>%1 与 %2 分离</translation>
    </message>
    <message>
        <source>touching</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>overlapping</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>containing</source>
        <translation>包含</translation>
    </message>
    <message>
        <source>contained</source>
        <translation>被包含</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>相等</translation>
    </message>
    <message>
        <source>separate</source>
        <translation>分离</translation>
    </message>
    <message>
        <source>%1 and %2 hit each other</source>
        <translation>%1 与 %2 互相命中</translation>
    </message>
    <message>
        <source>%1 hits %2</source>
        <translation>%1 命中 %2</translation>
    </message>
    <message>
        <source>float32 metres</source>
        <translation>float32 米</translation>
    </message>
    <message>
        <source>whole pixels</source>
        <translation>整数像素</translation>
    </message>
    <message>
        <source>double</source>
        <translation>双精度</translation>
    </message>
    <message>
        <source>%1 here, %2 in %3</source>
        <translation>此处为%1，按%3则为%2</translation>
    </message>
</context>
<context>
    <name>PastedText</name>
    <message>
        <source>the project in the text holds nothing that could be pasted</source>
        <translation>文本中的项目没有可粘贴的内容</translation>
    </message>
    <message>
        <source>there is no outline in the text</source>
        <translation>文本中没有轮廓</translation>
    </message>
    <message>
        <source>there are more than %1 outlines in the text</source>
        <translation>文本中的轮廓超过 %1 个</translation>
    </message>
    <message>
        <source>the text is longer than %1 MiB</source>
        <translation>文本超过 %1 MiB</translation>
    </message>
    <message>
        <source>there is no text</source>
        <translation>没有文本</translation>
    </message>
    <message>
        <source>“%1” is neither shapes, an SVG path nor coordinates</source>
        <translation>“%1”既不是形状，也不是 SVG 路径或坐标</translation>
    </message>
    <message>
        <source>the y that belongs to the x before it</source>
        <translation>与前面的 x 对应的 y</translation>
    </message>
    <message>
        <source>a coordinate</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>the text has more than %1 points</source>
        <translation>文本中的点超过 %1 个</translation>
    </message>
    <message>
        <source>at least two points before it</source>
        <translation>其前至少有两个点</translation>
    </message>
    <message>
        <source>coordinates in pixels, without a unit</source>
        <translation>以像素为单位、不带单位的坐标</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>the path leads to more than %1 points</source>
        <translation>路径产生的点超过 %1 个</translation>
    </message>
    <message>
        <source>a path that stays within 1000000000 pixels before it</source>
        <translation>其前为不超出 1000000000 像素范围的路径</translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation>0 或 1</translation>
    </message>
    <message>
        <source>an SVG path that begins with M</source>
        <translation>以 M 开头的 SVG 路径</translation>
    </message>
    <message>
        <source>a number or one of M L H V C S Q T A Z</source>
        <translation>数字或 M L H V C S Q T A Z 之一</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>found %1=&quot;%2&quot;, expected a number of pixels</source>
        <translation>发现 %1=&quot;%2&quot;，应为像素数</translation>
    </message>
    <message>
        <source>the SVG has more than %1 points</source>
        <translation>SVG 中的点超过 %1 个</translation>
    </message>
    <message>
        <source>found a shape that reaches beyond %1 pixels; scale it down in the program that drew it</source>
        <translation>发现超出 %1 像素范围的形状；请在绘制它的程序中缩小</translation>
    </message>
    <message>
        <source>the SVG has more than %1 levels</source>
        <translation>SVG 的层级超过 %1 层</translation>
    </message>
    <message>
        <source>the SVG declares entities, which are not read</source>
        <translation>SVG 声明了实体，不支持读取</translation>
    </message>
    <message>
        <source>the SVG is broken: %1</source>
        <translation>SVG 已损坏：%1</translation>
    </message>
    <message>
        <source>the SVG has an element with too many attributes</source>
        <translation>SVG 中有一个元素的属性过多</translation>
    </message>
    <message>
        <source>a transform such as translate(4, 8) before it</source>
        <translation>其前为 translate(4, 8) 之类的变换</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>a number between -1000000000 and 1000000000</source>
        <translation>-1000000000 到 1000000000 之间的数字</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>结尾</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>第 %1 行，第 %2 列</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>发现 %1，应为 %2</translation>
    </message>
</context>
<context>
    <name>PhaserImporterWords</name>
    <message>
        <source>a circle</source>
        <translation>圆形</translation>
    </message>
    <message>
        <source>a radius from 0 to 1000000000</source>
        <translation>0 到 1000000000 的半径</translation>
    </message>
</context>
<context>
    <name>PivotAnchor</name>
    <message>
        <source>top left</source>
        <translation>左上</translation>
    </message>
    <message>
        <source>top middle</source>
        <translation>中上</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>右上</translation>
    </message>
    <message>
        <source>left middle</source>
        <translation>左中</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>中心</translation>
    </message>
    <message>
        <source>right middle</source>
        <translation>右中</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>左下</translation>
    </message>
    <message>
        <source>bottom middle</source>
        <translation>中下</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>右下</translation>
    </message>
</context>
<context>
    <name>PivotTool</name>
    <message>
        <source>Set the pivot of all frames of %1</source>
        <translation>设置 %1 所有帧的轴心</translation>
    </message>
    <message>
        <source>Set the pivot of %1</source>
        <translation>设置 %1 的轴心</translation>
    </message>
    <message>
        <source>Nudge the pivot of %1</source>
        <translation>微移 %1 的轴心</translation>
    </message>
    <message>
        <source>Click or drag to set the pivot; near corners, middles and the centre it snaps. Shift sets it in all frames, arrows nudge.</source>
        <translation>单击或拖动以设置轴心；在角、边中点和中心附近会吸附。Shift 应用到所有帧，方向键微移。</translation>
    </message>
</context>
<context>
    <name>PlaceTool</name>
    <message>
        <source>Nudge %1</source>
        <translation>微移 %1</translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>镜像 %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>旋转 %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除 %1</translation>
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
        <translation>旋转 %1</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>缩放 %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>Turns by whole degrees; Shift by 15°, Ctrl freely. Esc cancels.</source>
        <translation>按整数度旋转；Shift 按 15°，Ctrl 任意角度。Esc 取消。</translation>
    </message>
    <message>
        <source>Scales by tenths; Shift by halves, Ctrl freely. Esc cancels.</source>
        <translation>按 0.1 步进缩放；Shift 按 0.5，Ctrl 任意比例。Esc 取消。</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>松开以放置。Shift 限制在一个轴上，Ctrl 关闭吸附，Esc 取消。</translation>
    </message>
    <message>
        <source>Click a sprite to select it, drag over empty ground to select several.</source>
        <translation>单击精灵可选中，在空白处拖动可框选多个。</translation>
    </message>
    <message>
        <source>Drag to move; the round grip turns, the corner scales. Arrows nudge, X and Y mirror, Z turns.</source>
        <translation>拖动可移动；圆形控制柄可旋转，角可缩放。方向键微移，X 和 Y 镜像，Z 旋转。</translation>
    </message>
</context>
<context>
    <name>PointSteps</name>
    <message>
        <source>Delete a point of %1</source>
        <translation>删除 %1 的点</translation>
    </message>
    <message>
        <source>Delete %n points of %1</source>
        <translation>删除 %1 的 %n 个点</translation>
    </message>
    <message>
        <source>Delete %1: too few points left</source>
        <translation>删除 %1：剩余的点过少</translation>
    </message>
    <message>
        <source>Nudge a point of %1</source>
        <translation>微移 %1 的点</translation>
    </message>
    <message>
        <source>Nudge %n points of %1</source>
        <translation>微移 %1 的 %n 个点</translation>
    </message>
</context>
<context>
    <name>ProbeTool</name>
    <message>
        <source>Drag from end to end. Ctrl turns snapping off.</source>
        <translation>从一端拖动到另一端。Ctrl 关闭吸附。</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>更改 %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>Drop %1</source>
        <translation>放置 %1</translation>
    </message>
    <message>
        <source>Nudge %1</source>
        <translation>微移 %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除 %1</translation>
    </message>
    <message>
        <source>Drag to move the probe or its handle. Delete removes it.</source>
        <translation>拖动可移动探针或其控制柄。Delete 将其删除。</translation>
    </message>
    <message>
        <source>Click to drop the point here. Tab or 1 to 7 take another probe.</source>
        <translation>单击在此放置点。Tab 或 1 到 7 切换探针。</translation>
    </message>
    <message>
        <source>Click to set the first point. Tab or 1 to 7 take another probe.</source>
        <translation>单击设置第一个点。Tab 或 1 到 7 切换探针。</translation>
    </message>
    <message>
        <source>Click to drop the polygon here. R makes another one, Tab or 1 to 7 take another probe.</source>
        <translation>单击在此放置多边形。R 生成另一个，Tab 或 1 到 7 切换探针。</translation>
    </message>
    <message>
        <source>Click to drop the %1 here, drag to draw another. Tab or 1 to 7 take another probe.</source>
        <translation>单击在此放置%1，拖动可绘制另一个。Tab 或 1 到 7 切换探针。</translation>
    </message>
</context>
<context>
    <name>ProbeWords</name>
    <message>
        <source>the rim</source>
        <translation>圆周</translation>
    </message>
    <message>
        <source>edge %1</source>
        <translation>边 %1</translation>
    </message>
    <message>
        <source>touches %1</source>
        <translation>接触 %1</translation>
    </message>
    <message>
        <source>overlaps %1</source>
        <translation>与 %1 重叠</translation>
    </message>
    <message>
        <source>contains %1</source>
        <translation>包含 %1</translation>
    </message>
    <message>
        <source>lies within %1</source>
        <translation>位于 %1 内</translation>
    </message>
    <message>
        <source>equals %1</source>
        <translation>与 %1 相等</translation>
    </message>
    <message>
        <source>misses %1</source>
        <translation>未碰到 %1</translation>
    </message>
    <message>
        <source>boundary of %1, %2</source>
        <translation>%1 的边界，%2</translation>
    </message>
    <message>
        <source>inside %1 · %2 at %3 px</source>
        <translation>%1 内部 · %2，距离 %3 px</translation>
    </message>
    <message>
        <source>outside: nearest is %1</source>
        <translation>外部：最近的是 %1</translation>
    </message>
    <message>
        <source>outside: nearest is %1, %2 at %3 px</source>
        <translation>外部：最近的是 %1，%2，距离 %3 px</translation>
    </message>
    <message>
        <source>nothing to hit</source>
        <translation>没有可碰到的内容</translation>
    </message>
    <message>
        <source>%1 · and %2 more</source>
        <translation>%1 · 另有 %2 个</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 @ %2</translation>
    </message>
    <message>
        <source>1 place more</source>
        <translation>另有 1 处</translation>
    </message>
    <message numerus="yes">
        <source>%n places more</source>
        <translation>
            <numerusform>另有 %n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>crosses %1</source>
        <translation>与 %1 相交</translation>
    </message>
    <message>
        <source>runs along %1</source>
        <translation>沿 %1 重合</translation>
    </message>
</context>
<context>
    <name>Probes</name>
    <message>
        <source>%1 probes</source>
        <translation>%1 个探针</translation>
    </message>
    <message>
        <source>%1 probe</source>
        <translation>%1探针</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>舞台</translation>
    </message>
    <message>
        <source>point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>segment</source>
        <translation>线段</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>圆形</translation>
    </message>
    <message>
        <source>rectangle</source>
        <translation>矩形</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>胶囊</translation>
    </message>
    <message>
        <source>polygon</source>
        <translation>多边形</translation>
    </message>
    <message>
        <source>random polygon</source>
        <translation>随机多边形</translation>
    </message>
</context>
<context>
    <name>ProjectCommands</name>
    <message>
        <source>Nothing is selected that this could be done with.</source>
        <translation>没有选中可执行此操作的内容。</translation>
    </message>
    <message>
        <source>Engine %1</source>
        <translation>引擎 %1</translation>
    </message>
    <message>
        <source>The image of “%1” cannot be read, so it cannot be sliced.</source>
        <translation>“%1”的图像无法读取，因此无法切分。</translation>
    </message>
    <message>
        <source>Slice sheet</source>
        <translation>切分精灵表</translation>
    </message>
    <message>
        <source>A contact sheet shows the frames of a sprite, and there is none.</source>
        <translation>联系表显示精灵的各帧，而当前没有精灵。</translation>
    </message>
    <message>
        <source>Remove sprite %1</source>
        <translation>删除精灵 %1</translation>
    </message>
    <message>
        <source>%1. Undo brings it back.</source>
        <translation>%1。撤销可恢复。</translation>
    </message>
</context>
<context>
    <name>ProjectFile</name>
    <message>
        <source>found more than %1 %2, which is more than a project may have; make several projects of it</source>
        <translation>发现超过 %1 个%2，超出项目的上限；请将其拆分为多个项目</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>points or events of frames</source>
        <translation>帧的点或事件</translation>
    </message>
    <message>
        <source>points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>实例</translation>
    </message>
    <message>
        <source>emitters</source>
        <translation>发射器</translation>
    </message>
    <message>
        <source>probes</source>
        <translation>探针</translation>
    </message>
    <message>
        <source>categories</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>found a coordinate or size that a project cannot hold, expected at most 1000000000</source>
        <translation>发现项目无法容纳的坐标或大小，应最大为 1000000000</translation>
    </message>
    <message>
        <source>found the id %1, expected one from 1 on</source>
        <translation>发现 id %1，应大于等于 1</translation>
    </message>
    <message>
        <source>found the id %1, which %2 has already: no two shapes of a project have one</source>
        <translation>发现 id %1，%2 已在使用：项目中任何两个形状都不能有相同的 id</translation>
    </message>
    <message>
        <source>found the track %1, expected one from 1 on</source>
        <translation>发现轨道 %1，应大于等于 1</translation>
    </message>
    <message>
        <source>found a frame of %1 x %2 pixels, of which %3 x %4 lie in the image, expected 1 to %5 a side</source>
        <translation>发现 %1 x %2 像素的帧，其中 %3 x %4 位于图像内，每边应为 1 到 %5</translation>
    </message>
    <message>
        <source>found a place or size that a project cannot hold</source>
        <translation>发现项目无法容纳的位置或大小</translation>
    </message>
    <message>
        <source>found a duration that a project cannot hold</source>
        <translation>发现项目无法容纳的时长</translation>
    </message>
    <message>
        <source>found a point that a project cannot hold</source>
        <translation>发现项目无法容纳的点</translation>
    </message>
    <message>
        <source>found a tag that repeats %1 times, expected 0 to %2</source>
        <translation>发现重复 %1 次的标签，应为 0 到 %2</translation>
    </message>
    <message>
        <source>found a place, turn, scale or speed that a project cannot hold</source>
        <translation>发现项目无法容纳的位置、旋转、缩放或速度</translation>
    </message>
    <message>
        <source>found a place, interval or speed that a project cannot hold</source>
        <translation>发现项目无法容纳的位置、间隔或速度</translation>
    </message>
    <message>
        <source>found more than %1 export profiles</source>
        <translation>导出配置超过 %1 个</translation>
    </message>
    <message>
        <source>found a name, folder or option that is empty, too long or not one line</source>
        <translation>发现为空、过长或不止一行的名称、文件夹或选项</translation>
    </message>
    <message>
        <source>found the name of another export profile</source>
        <translation>发现与其他导出配置相同的名称</translation>
    </message>
    <message>
        <source>found a field without a name, with the name of another one, or with a default that is not of its type</source>
        <translation>发现没有名称、与其他字段同名，或默认值类型不符的字段</translation>
    </message>
    <message>
        <source>the file is empty, expected a Hitbox Editor project</source>
        <translation>文件为空，应为 Hitbox Editor 项目</translation>
    </message>
    <message>
        <source>the file is %1, expected a Hitbox Editor project</source>
        <translation>文件是%1，应为 Hitbox Editor 项目</translation>
    </message>
    <message>
        <source>no project</source>
        <translation>没有项目</translation>
    </message>
    <message>
        <source>the file has more than %1 MiB, which is more than can be read</source>
        <translation>文件超过 %1 MiB，超出可读取的上限</translation>
    </message>
    <message>
        <source>not saved: %1</source>
        <translation>未保存：%1</translation>
    </message>
    <message>
        <source>not saved: the file is %1, which a project would replace; give another name</source>
        <translation>未保存：该文件是%1，会被项目覆盖；请换一个名称</translation>
    </message>
    <message>
        <source>not saved: it was stopped</source>
        <translation>未保存：已中止</translation>
    </message>
    <message>
        <source>not saved: the file would have more than %1 MiB, which is more than can be read back</source>
        <translation>未保存：文件将超过 %1 MiB，超出可回读的上限</translation>
    </message>
    <message>
        <source>a colour such as &quot;#3fa7ff&quot;</source>
        <translation>如 &quot;#3fa7ff&quot; 的颜色</translation>
    </message>
    <message>
        <source>one line of at most %1 characters</source>
        <translation>一行最多 %1 个字符的文本</translation>
    </message>
    <message>
        <source>an object of options</source>
        <translation>选项的对象</translation>
    </message>
    <message>
        <source>at most %1 options</source>
        <translation>最多 %1 个选项</translation>
    </message>
    <message>
        <source>names of options of one line and at most %1 characters</source>
        <translation>一行且最多 %1 个字符的选项名称</translation>
    </message>
    <message>
        <source>an array of choices</source>
        <translation>可选值的数组</translation>
    </message>
    <message>
        <source>from 1 to %1 choices</source>
        <translation>1 到 %1 个可选值</translation>
    </message>
    <message>
        <source>a choice that stands there once</source>
        <translation>不重复的可选值</translation>
    </message>
    <message>
        <source>a number, as the field&apos;s type says</source>
        <translation>数字，与字段类型一致</translation>
    </message>
    <message>
        <source>true or false, as the field&apos;s type says</source>
        <translation>true 或 false，与字段类型一致</translation>
    </message>
    <message>
        <source>one of the field&apos;s choices</source>
        <translation>字段的可选值之一</translation>
    </message>
    <message>
        <source>a field of a category</source>
        <translation>类别的字段</translation>
    </message>
    <message>
        <source>a name that no other field of the category has</source>
        <translation>与类别的其他字段不同的名称</translation>
    </message>
    <message>
        <source>an array of fields</source>
        <translation>字段的数组</translation>
    </message>
    <message>
        <source>at most %1 fields</source>
        <translation>最多 %1 个字段</translation>
    </message>
    <message>
        <source>an export profile</source>
        <translation>导出配置</translation>
    </message>
    <message>
        <source>a name that no other export profile has</source>
        <translation>与其他导出配置不同的名称</translation>
    </message>
    <message>
        <source>an object of properties</source>
        <translation>属性的对象</translation>
    </message>
    <message>
        <source>a category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>a whole number from 0 to 4294967295</source>
        <translation>0 到 4294967295 的整数</translation>
    </message>
    <message>
        <source>an array of category names</source>
        <translation>类别名称的数组</translation>
    </message>
    <message>
        <source>an object of rules</source>
        <translation>规则的对象</translation>
    </message>
    <message>
        <source>&quot;off&quot;, &quot;info&quot;, &quot;warning&quot; or &quot;error&quot;</source>
        <translation>&quot;off&quot;、&quot;info&quot;、&quot;warning&quot; 或 &quot;error&quot;</translation>
    </message>
    <message>
        <source>a tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>&quot;forward&quot;, &quot;reverse&quot;, &quot;ping-pong&quot; or &quot;ping-pong-reverse&quot;</source>
        <translation>&quot;forward&quot;、&quot;reverse&quot;、&quot;ping-pong&quot; 或 &quot;ping-pong-reverse&quot;</translation>
    </message>
    <message>
        <source>a point of a frame</source>
        <translation>帧点</translation>
    </message>
    <message>
        <source>an event of a frame</source>
        <translation>帧事件</translation>
    </message>
    <message>
        <source>an array of export profiles</source>
        <translation>导出配置的数组</translation>
    </message>
    <message>
        <source>at most %1 export profiles</source>
        <translation>最多 %1 个导出配置</translation>
    </message>
    <message>
        <source>an instance</source>
        <translation>实例</translation>
    </message>
    <message>
        <source>a layer</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>&quot;edges&quot; or a place, [x, y]</source>
        <translation>&quot;edges&quot; 或位置 [x, y]</translation>
    </message>
    <message>
        <source>seconds from 0.001 to 1000000000</source>
        <translation>0.001 到 1000000000 的秒数</translation>
    </message>
    <message>
        <source>a size from 0 to 2000000000</source>
        <translation>0 到 2000000000 的大小</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>读取已中止</translation>
    </message>
    <message>
        <source>an id that no other shape of the project has; %1 is it already</source>
        <translation>与项目中其他形状不同的 id；%1 已被占用</translation>
    </message>
    <message>
        <source>an array of points</source>
        <translation>点的数组</translation>
    </message>
    <message>
        <source>found more than %1 points in the file, which is more than can be read</source>
        <translation>文件中的点超过 %1 个，超出可读取的上限</translation>
    </message>
    <message>
        <source>&quot;polygon&quot;, &quot;circle&quot;, &quot;box&quot;, &quot;capsule&quot; or &quot;chain&quot;</source>
        <translation>&quot;polygon&quot;、&quot;circle&quot;、&quot;box&quot;、&quot;capsule&quot; 或 &quot;chain&quot;</translation>
    </message>
    <message>
        <source>a shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>an array of the frame&apos;s points</source>
        <translation>帧点的数组</translation>
    </message>
    <message>
        <source>found more than %1 points of frames in the file, which is more than can be read: take some out, or split the project</source>
        <translation>文件中的帧点超过 %1 个，超出可读取的上限：请删除一些，或拆分项目</translation>
    </message>
    <message>
        <source>an array of the frame&apos;s events</source>
        <translation>帧事件的数组</translation>
    </message>
    <message>
        <source>found more than %1 events in the file, which is more than can be read: take some out, or split the project</source>
        <translation>文件中的事件超过 %1 个，超出可读取的上限：请删除一些，或拆分项目</translation>
    </message>
    <message>
        <source>what a frame shows</source>
        <translation>帧显示的内容</translation>
    </message>
    <message>
        <source>[x, y, width, height]</source>
        <translation>[x, y, width, height]</translation>
    </message>
    <message>
        <source>a frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>[width, height]</source>
        <translation>[width, height]</translation>
    </message>
    <message>
        <source>a pair of whole numbers</source>
        <translation>一对整数</translation>
    </message>
    <message>
        <source>milliseconds from 0 to 1000000000</source>
        <translation>0 到 1000000000 的毫秒数</translation>
    </message>
    <message>
        <source>an array of shapes</source>
        <translation>形状的数组</translation>
    </message>
    <message>
        <source>a sprite</source>
        <translation>精灵</translation>
    </message>
    <message>
        <source>an array of frames</source>
        <translation>帧的数组</translation>
    </message>
    <message>
        <source>an array of tags</source>
        <translation>标签的数组</translation>
    </message>
    <message>
        <source>a probe</source>
        <translation>探针</translation>
    </message>
    <message>
        <source>the shape of a bullet</source>
        <translation>子弹的形状</translation>
    </message>
    <message>
        <source>an emitter</source>
        <translation>发射器</translation>
    </message>
    <message>
        <source>pixels a second from 0 to 1000000000</source>
        <translation>0 到 1000000000 的每秒像素数</translation>
    </message>
    <message>
        <source>degrees from 0 on</source>
        <translation>大于等于 0 的度数</translation>
    </message>
    <message>
        <source>a stage</source>
        <translation>舞台</translation>
    </message>
    <message>
        <source>an array of instances</source>
        <translation>实例的数组</translation>
    </message>
    <message>
        <source>an array of layers</source>
        <translation>图层的数组</translation>
    </message>
    <message>
        <source>an array of probes</source>
        <translation>探针的数组</translation>
    </message>
    <message>
        <source>an array of emitters</source>
        <translation>发射器的数组</translation>
    </message>
    <message>
        <source>a version, a whole number from 1 on</source>
        <translation>版本号，大于等于 1 的整数</translation>
    </message>
    <message>
        <source>made by a newer Hitbox Editor (version %1); this one reads version %2</source>
        <translation>由更新的 Hitbox Editor 创建（版本 %1）；本程序可读取版本 %2</translation>
    </message>
    <message>
        <source>a project, an object with &quot;format&quot;: &quot;hitbox-project&quot;</source>
        <translation>项目，即含有 &quot;format&quot;: &quot;hitbox-project&quot; 的对象</translation>
    </message>
    <message>
        <source>an array of categories</source>
        <translation>类别的数组</translation>
    </message>
    <message>
        <source>an array of sprites</source>
        <translation>精灵的数组</translation>
    </message>
    <message>
        <source>an array of stages</source>
        <translation>舞台的数组</translation>
    </message>
    <message>
        <source>found more than %1 conflicts</source>
        <translation>发现超过 %1 个冲突</translation>
    </message>
    <message>
        <source>an array of names of lists and items</source>
        <translation>由列表名和条目名组成的数组</translation>
    </message>
    <message>
        <source>an array of keys</source>
        <translation>由键组成的数组</translation>
    </message>
    <message>
        <source>a conflict</source>
        <translation>一个冲突</translation>
    </message>
    <message>
        <source>an array of conflicts</source>
        <translation>由冲突组成的数组</translation>
    </message>
    <message>
        <source>at most %1 conflicts</source>
        <translation>最多 %1 个冲突</translation>
    </message>
    <message>
        <source>found a property twice, or one that is not finite or has too many levels of arrays and objects</source>
        <translation>发现重复、不是有限数或数组与对象层级过多的属性</translation>
    </message>
    <message>
        <source>not saved: the file could not be read back: %1</source>
        <translation>未保存：文件将无法读回：%1</translation>
    </message>
</context>
<context>
    <name>ProjectOutlinesWords</name>
    <message>
        <source>a radius from 0 to 1000000000</source>
        <translation>0 到 1000000000 的半径</translation>
    </message>
    <message>
        <source>[x, y, width, height]</source>
        <translation>[x, y, width, height]</translation>
    </message>
    <message>
        <source>a box that ends at 1000000000 or before</source>
        <translation>不超过 1000000000 的矩形</translation>
    </message>
</context>
<context>
    <name>ReadableTime</name>
    <message>
        <source>%1, %2</source>
        <extracomment>a date and a time of day</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>what was written reads back differently</source>
        <translation>写入的内容回读后不一致</translation>
    </message>
</context>
<context>
    <name>Scope</name>
    <message>
        <source>The others come to the same place and keep their size</source>
        <translation>其他帧中的形状移到相同位置，保持各自的大小</translation>
    </message>
    <message>
        <source>The others get the same size and keep their middle</source>
        <translation>其他帧中的形状改为相同大小，保持各自的中心</translation>
    </message>
    <message>
        <source>The others move, turn, scale and change by as much</source>
        <translation>其他帧中的形状以相同的量移动、旋转、缩放和更改</translation>
    </message>
    <message>
        <source>&amp;Chosen frames</source>
        <translation>所选帧(&amp;C)</translation>
    </message>
    <message>
        <source>Frames of the &amp;tag</source>
        <translation>标签的帧(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;All frames</source>
        <translation>所有帧(&amp;A)</translation>
    </message>
    <message>
        <source>This &amp;frame</source>
        <translation>此帧(&amp;F)</translation>
    </message>
    <message>
        <source>A&amp;lign</source>
        <translation>对齐(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Stretch</source>
        <translation>拉伸(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Move alike</source>
        <translation>同步移动(&amp;M)</translation>
    </message>
    <message>
        <source>Edits: %1 chosen frames</source>
        <translation>编辑：%1 个所选帧</translation>
    </message>
    <message>
        <source>Edits: this frame, until more are chosen</source>
        <translation>编辑：此帧，直到选择更多帧</translation>
    </message>
    <message>
        <source>Edits: %1 frames of the tag</source>
        <translation>编辑：标签的 %1 帧</translation>
    </message>
    <message>
        <source>Edits: this frame, which is in no tag</source>
        <translation>编辑：此帧，它不在任何标签中</translation>
    </message>
    <message>
        <source>Edits: all %1 frames</source>
        <translation>编辑：全部 %1 帧</translation>
    </message>
    <message>
        <source>Edits: this frame</source>
        <translation>编辑：此帧</translation>
    </message>
    <message>
        <source>1 shape</source>
        <translation>1 个形状</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes</source>
        <translation>
            <numerusform>%n 个形状</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 个点</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n 个点</numerusform>
        </translation>
    </message>
    <message>
        <source> and </source>
        <translation>和 </translation>
    </message>
    <message>
        <source>Edited %1 in this frame; in the others in scope nothing changed</source>
        <translation>已在此帧中编辑 %1；作用范围内的其他帧没有变化</translation>
    </message>
    <message>
        <source>Edited %1 in %2 frames</source>
        <translation>已在 %2 帧中编辑 %1</translation>
    </message>
    <message>
        <source>; 1 locked one was left alone</source>
        <translation>；跳过 1 个已锁定的</translation>
    </message>
    <message numerus="yes">
        <source>; %n locked ones were left alone</source>
        <translation>
            <numerusform>；跳过 %n 个已锁定的</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n would have come to lie too far away</source>
        <translation>
            <numerusform>；%n 个会移得过远，未更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set the pivot in %n frames.</source>
        <translation>
            <numerusform>已在 %n 帧中设置轴心。</numerusform>
        </translation>
    </message>
    <message>
        <source>; 1 of another kind or number of points was left alone</source>
        <translation>；跳过 1 个种类或点数不同的</translation>
    </message>
    <message numerus="yes">
        <source>; %n of another kind or number of points were left alone</source>
        <translation>
            <numerusform>；跳过 %n 个种类或点数不同的</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>too far</source>
        <translation>太远</translation>
    </message>
    <message>
        <source> (boxes become polygons)</source>
        <translation>（矩形会变为多边形）</translation>
    </message>
    <message>
        <source>Resize %1</source>
        <translation>调整 %1 的大小</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>旋转 %1</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>缩放 %1</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>松开以放置。Shift 限制在一个轴上，Ctrl 关闭吸附，Esc 取消。</translation>
    </message>
    <message>
        <source>Drag the point to move it, its handle to turn it; arrows nudge, Delete removes.</source>
        <translation>拖动点可移动，拖动其控制柄可转向；方向键微移，Delete 删除。</translation>
    </message>
    <message>
        <source>Click a shape to select it, drag over empty ground to select several.</source>
        <translation>单击形状可选中，在空白处拖动可框选多个。</translation>
    </message>
    <message>
        <source>Drag to move, the grips to scale and turn. Alt+click goes to what lies below, Alt+drag moves from afar.</source>
        <translation>拖动可移动，控制柄可缩放和旋转。Alt+单击选中下方的形状，Alt+拖动可从任意处移动。</translation>
    </message>
</context>
<context>
    <name>ShapeAlgebra</name>
    <message>
        <source>Merge a shape into %1</source>
        <translation>将一个形状合并到 %1</translation>
    </message>
    <message>
        <source>Merge %n shapes into %1</source>
        <translation>将 %n 个形状合并到 %1</translation>
    </message>
    <message>
        <source>Subtract a shape from %1</source>
        <translation>从 %1 中减去一个形状</translation>
    </message>
    <message>
        <source>Subtract %n shapes from %1</source>
        <translation>从 %1 中减去 %n 个形状</translation>
    </message>
    <message>
        <source>Intersect %1 with a shape</source>
        <translation>将 %1 与一个形状求交</translation>
    </message>
    <message>
        <source>Intersect %1 with %n shapes</source>
        <translation>将 %1 与 %n 个形状求交</translation>
    </message>
    <message>
        <source>These shapes share no area.</source>
        <translation>这些形状没有公共区域。</translation>
    </message>
    <message>
        <source>Nothing would be left of %1, the lowest of these shapes.</source>
        <translation>最底层的形状 %1 将不剩任何部分。</translation>
    </message>
    <message>
        <source>Select two or more shapes that are not locked.</source>
        <translation>请选择两个或更多未锁定的形状。</translation>
    </message>
    <message>
        <source>%1 is a chain and has no area.</source>
        <translation>%1 是链，没有面积。</translation>
    </message>
    <message>
        <source>%1 is too much of a tangle to be combined.</source>
        <translation>%1 过于缠结，无法进行布尔运算。</translation>
    </message>
    <message>
        <source>These shapes share no edge and no area, and stay apart.</source>
        <translation>这些形状既没有共同的边也没有共同的面积，保持分开。</translation>
    </message>
</context>
<context>
    <name>ShapeCommands</name>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Category %1</source>
        <translation>类别 %1</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>更改 %1 的顺序</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除 %1</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>剪切 %1</translation>
    </message>
</context>
<context>
    <name>Shapes</name>
    <message>
        <source>Nudge %1</source>
        <translation>微移 %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除 %1</translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>镜像 %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>旋转 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes</source>
        <translation>
            <numerusform>%n 个形状</numerusform>
        </translation>
    </message>
    <message>
        <source>shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Mirror %1 about the pivot</source>
        <translation>以轴心镜像 %1</translation>
    </message>
</context>
<context>
    <name>Snapping</name>
    <message>
        <source>off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>pixel</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>half pixel</source>
        <translation>半像素</translation>
    </message>
    <message>
        <source>grid %1 × %2</source>
        <translation>网格 %1 × %2</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>edges</source>
        <translation>边</translation>
    </message>
    <message>
        <source>outline</source>
        <translation>轮廓</translation>
    </message>
    <message>
        <source>previous frame</source>
        <translation>上一帧</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>pivot</source>
        <translation>轴心</translation>
    </message>
</context>
<context>
    <name>SpanDrawing</name>
    <message>
        <source>Draw %1</source>
        <translation>绘制 %1</translation>
    </message>
</context>
<context>
    <name>SymmetryTool</name>
    <message>
        <source>Click or drag to set the axis that polygons are mirrored at; a double click puts it onto the pivot. Left and right nudge, M switches it off and on.</source>
        <translation>单击或拖动以设置多边形的镜像轴；双击将其置于轴心。左右方向键微移，M 开关对称。</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Select, move and resize shapes</source>
        <translation>选择、移动形状并调整其大小</translation>
    </message>
    <message>
        <source>Edit points</source>
        <translation>编辑点</translation>
    </message>
    <message>
        <source>Move, insert and delete points of shapes</source>
        <translation>移动、插入和删除形状的点</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>多边形</translation>
    </message>
    <message>
        <source>Draw a polygon point by point</source>
        <translation>逐点绘制多边形</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>矩形</translation>
    </message>
    <message>
        <source>Draw a box from corner to corner</source>
        <translation>从一角到另一角绘制矩形</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>圆形</translation>
    </message>
    <message>
        <source>Draw a circle from its centre</source>
        <translation>从圆心绘制圆形</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>胶囊</translation>
    </message>
    <message>
        <source>Draw a capsule into a box</source>
        <translation>在框内绘制胶囊</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>链</translation>
    </message>
    <message>
        <source>Draw an open line point by point</source>
        <translation>逐点绘制开放的折线</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>描摹</translation>
    </message>
    <message>
        <source>Outline what is opaque</source>
        <translation>勾勒不透明部分的轮廓</translation>
    </message>
    <message>
        <source>Knife</source>
        <translation>切割</translation>
    </message>
    <message>
        <source>Cut shapes along a line</source>
        <translation>沿直线切割形状</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>轴心</translation>
    </message>
    <message>
        <source>Set the point that a frame is placed by</source>
        <translation>设置帧的定位点</translation>
    </message>
    <message>
        <source>Frame point</source>
        <translation>帧点</translation>
    </message>
    <message>
        <source>Set places of the frame that the game asks for by name</source>
        <translation>设置游戏按名称取用的帧内位置</translation>
    </message>
    <message>
        <source>Symmetry axis</source>
        <translation>对称轴</translation>
    </message>
    <message>
        <source>Set the axis that polygons are mirrored at while they are drawn</source>
        <translation>设置绘制多边形时用于镜像的轴</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>放置</translation>
    </message>
    <message>
        <source>Select, move, rotate and scale what stands on the stage</source>
        <translation>选择、移动、旋转和缩放舞台上的对象</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>探针</translation>
    </message>
    <message>
        <source>Ask what lies under a point, a segment or a shape, and drop it to keep asking</source>
        <translation>查询点、线段或形状下方有什么，放置后可持续查询</translation>
    </message>
    <message>
        <source>Emitter</source>
        <translation>发射器</translation>
    </message>
    <message>
        <source>Draw what fires in the play test, and at what</source>
        <translation>绘制试玩测试中的发射源及其目标</translation>
    </message>
</context>
<context>
    <name>TraceTool</name>
    <message>
        <source>Trace</source>
        <translation>描摹</translation>
    </message>
    <message>
        <source>There is no frame to trace.</source>
        <translation>没有可描摹的帧。</translation>
    </message>
    <message>
        <source>Cannot be traced: %1</source>
        <translation>无法描摹：%1</translation>
    </message>
    <message>
        <source>Tracing…</source>
        <translation>正在描摹…</translation>
    </message>
    <message>
        <source>The frame has these outlines already. The Trace panel changes them.</source>
        <translation>此帧已有这些轮廓。可在“描摹”面板中更改。</translation>
    </message>
    <message>
        <source>Click an island to take its outline; Enter takes all (%1).</source>
        <translation>单击孤岛取用其轮廓；Enter 取用全部（%1）。</translation>
    </message>
    <message numerus="yes">
        <source>Traced 1 outline of %n points.</source>
        <translation>
            <numerusform>已描摹 1 个轮廓，共 %n 个点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Traced %1 outlines of %n points in all.</source>
        <translation>
            <numerusform>已描摹 %1 个轮廓，合计 %n 个点。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnderCursorMenu</name>
    <message>
        <source>No shape lies under the cursor.</source>
        <translation>光标下没有形状。</translation>
    </message>
</context>
<context>
    <name>Versions</name>
    <message>
        <source>this saved version is damaged</source>
        <translation>此已保存版本已损坏</translation>
    </message>
    <message>
        <source>this saved version claims more than the %1 MiB that a project may have</source>
        <translation>此已保存版本声称的大小超过项目上限 %1 MiB</translation>
    </message>
    <message>
        <source>this saved version holds other bytes than were saved</source>
        <translation>此已保存版本的字节与保存时不同</translation>
    </message>
    <message>
        <source>what was written reads back differently</source>
        <translation>写入的内容回读后不一致</translation>
    </message>
    <message>
        <source>nothing can be written there, or another editor holds it</source>
        <translation>该处无法写入，或被另一个编辑器占用</translation>
    </message>
    <message>
        <source>the note on this saved version is damaged</source>
        <translation>此已保存版本的备注已损坏</translation>
    </message>
</context>
<context>
    <name>hitbox::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <translation>形状(&amp;S)</translation>
    </message>
    <message>
        <source>F&amp;rame</source>
        <translation>帧(&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;tage</source>
        <translation>舞台(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Category &amp;%1: %2</source>
        <translation>类别 &amp;%1：%2</translation>
    </message>
    <message>
        <source>Category &amp;%1</source>
        <translation>类别 &amp;%1</translation>
    </message>
    <message>
        <source>Of the selected shapes, or of what is drawn next</source>
        <translation>用于所选形状，或接下来绘制的形状</translation>
    </message>
    <message>
        <source>Set c&amp;ategory</source>
        <translation>设置类别(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>合并(&amp;M)</translation>
    </message>
    <message>
        <source>Make one of the selected shapes; the lowest gives its name and category</source>
        <translation>将所选形状合为一个；名称和类别取自最底层的形状</translation>
    </message>
    <message>
        <source>&amp;Subtract from the lowest</source>
        <translation>从最底层减去(&amp;S)</translation>
    </message>
    <message>
        <source>Cut what the other selected shapes cover off the lowest one</source>
        <translation>从最底层的形状中切去其他所选形状覆盖的部分</translation>
    </message>
    <message>
        <source>&amp;Intersect</source>
        <translation>求交(&amp;I)</translation>
    </message>
    <message>
        <source>Keep what all selected shapes share; the lowest gives its name and category</source>
        <translation>保留所有所选形状的公共部分；名称和类别取自最底层的形状</translation>
    </message>
    <message>
        <source>S&amp;plit at points</source>
        <translation>在点处拆分(&amp;P)</translation>
    </message>
    <message>
        <source>Split a polygon between two selected points, or a chain at one</source>
        <translation>在所选的两点之间拆分多边形，或在一点处拆分链</translation>
    </message>
    <message>
        <source>&amp;Join at points</source>
        <translation>在点处连接(&amp;J)</translation>
    </message>
    <message>
        <source>Join selected ends of chains, or polygons that share an edge</source>
        <translation>连接所选的链端点，或有公共边的多边形</translation>
    </message>
    <message>
        <source>Shapes &amp;under the cursor…</source>
        <translation>光标下的形状(&amp;U)…</translation>
    </message>
    <message>
        <source>List what lies under the cursor, covered shapes too, and select one</source>
        <translation>列出光标下的所有形状（包括被遮住的），并选择其一</translation>
    </message>
    <message>
        <source>S&amp;ymmetric drawing</source>
        <translation>对称绘制(&amp;Y)</translation>
    </message>
    <message>
        <source>Draw polygons and edit their points on both sides of an axis at once</source>
        <translation>在轴的两侧同时绘制多边形并编辑其点</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>%1. Redo brings it back.</source>
        <translation>%1。重做可恢复。</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>已撤销：%1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>已重做：%1</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Paste shapes, frames, sprites, an SVG path or coordinates</source>
        <translation>粘贴形状、帧、精灵、SVG 路径或坐标</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>创建副本(&amp;D)</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>重命名(&amp;N)</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>删除(&amp;L)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>Add i&amp;mages…</source>
        <translation>添加图像(&amp;M)…</translation>
    </message>
    <message>
        <source>Add images, sheets and hitboxes of other tools to the project</source>
        <translation>将图像、精灵表和其他工具的碰撞框添加到项目</translation>
    </message>
    <message>
        <source>&amp;Reload images</source>
        <translation>重新加载图像(&amp;R)</translation>
    </message>
    <message>
        <source>Read all images anew, after another program changed them</source>
        <translation>在其他程序更改图像后，重新读取所有图像</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Write collision files for an engine</source>
        <translation>写出引擎的碰撞文件</translation>
    </message>
    <message>
        <source>Export a&amp;gain</source>
        <translation>再次导出(&amp;G)</translation>
    </message>
    <message>
        <source>Make the last export of the project once more, without a question</source>
        <translation>不再询问，直接重复项目的上一次导出</translation>
    </message>
    <message>
        <source>&amp;Next frame</source>
        <translation>下一帧(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous frame</source>
        <translation>上一帧(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;First frame</source>
        <translation>第一帧(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Last frame</source>
        <translation>最后一帧(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Go to frame…</source>
        <translation>转到帧(&amp;G)…</translation>
    </message>
    <message>
        <source>By its number, counted from 0</source>
        <translation>按编号，从 0 起计</translation>
    </message>
    <message>
        <source>&amp;Slice sheet into frames…</source>
        <translation>将精灵表切分为帧(&amp;S)…</translation>
    </message>
    <message>
        <source>Contact s&amp;heet…</source>
        <translation>联系表(&amp;H)…</translation>
    </message>
    <message>
        <source>All frames of the sprite side by side, to look at and to save as a picture</source>
        <translation>并排显示精灵的所有帧，供查看和保存为图片</translation>
    </message>
    <message>
        <source>&amp;Remove sprite</source>
        <translation>删除精灵(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Left sides</source>
        <translation>左对齐(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Centres, one above the other</source>
        <translation>水平居中对齐(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Right sides</source>
        <translation>右对齐(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Top sides</source>
        <translation>顶对齐(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Middles, one beside the other</source>
        <translation>垂直居中对齐(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Bottom sides</source>
        <translation>底对齐(&amp;B)</translation>
    </message>
    <message>
        <source>Spread &amp;across evenly</source>
        <translation>水平均匀分布(&amp;A)</translation>
    </message>
    <message>
        <source>Spread &amp;down evenly</source>
        <translation>垂直均匀分布(&amp;D)</translation>
    </message>
    <message>
        <source>Align the frames of the selected instances</source>
        <translation>对齐所选实例的帧</translation>
    </message>
    <message>
        <source>Align the shapes of the selected instances</source>
        <translation>对齐所选实例的形状</translation>
    </message>
    <message>
        <source>&amp;Align frames</source>
        <translation>对齐帧(&amp;A)</translation>
    </message>
    <message>
        <source>Align s&amp;hapes</source>
        <translation>对齐形状(&amp;H)</translation>
    </message>
    <message>
        <source>New &amp;layer</source>
        <translation>新建图层(&amp;L)</translation>
    </message>
    <message>
        <source>On top of the other layers of the stage</source>
        <translation>位于舞台其他图层之上</translation>
    </message>
    <message>
        <source>&amp;Next overlap</source>
        <translation>下一个重叠(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next pair in the list of overlaps</source>
        <translation>转到重叠列表中的下一对</translation>
    </message>
    <message>
        <source>Pre&amp;vious overlap</source>
        <translation>上一个重叠(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Hits only</source>
        <translation>仅命中(&amp;H)</translation>
    </message>
    <message>
        <source>Hide overlaps of categories that do not hit each other</source>
        <translation>隐藏类别之间互不命中的重叠</translation>
    </message>
    <message>
        <source>Next numbers of the &amp;engine</source>
        <translation>下一种引擎数值(&amp;E)</translation>
    </message>
    <message>
        <source>Mark overlaps that come out otherwise in float32 metres or in whole pixels</source>
        <translation>标出按 float32 米或整数像素计算时结果不同的重叠</translation>
    </message>
    <message>
        <source>Show this panel, or put it away</source>
        <translation>显示或收起此面板</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>Play &amp;test: play or pause</source>
        <translation>试玩测试：播放或暂停(&amp;T)</translation>
    </message>
    <message>
        <source>Instances move and spin, emitters fire, hits are counted</source>
        <translation>实例移动和自转，发射器发射，并统计命中数</translation>
    </message>
    <message>
        <source>Play test: o&amp;ne step</source>
        <translation>试玩测试：单步(&amp;N)</translation>
    </message>
    <message>
        <source>One sixtieth of a second, then pause</source>
        <translation>六十分之一秒，然后暂停</translation>
    </message>
    <message>
        <source>Play test: from the &amp;beginning</source>
        <translation>试玩测试：从头开始(&amp;B)</translation>
    </message>
    <message>
        <source>Play test: st&amp;op</source>
        <translation>试玩测试：停止(&amp;O)</translation>
    </message>
    <message>
        <source>Back to editing, with everything as it was</source>
        <translation>返回编辑，一切保持原样</translation>
    </message>
    <message>
        <source>Play test: s&amp;wept tests</source>
        <translation>试玩测试：扫掠检测(&amp;W)</translation>
    </message>
    <message>
        <source>Look for contacts all along a bullet&apos;s way, so that none passes through</source>
        <translation>沿子弹的整段路径检测接触，避免子弹穿过物体</translation>
    </message>
    <message>
        <source>Play test: at a &amp;quarter of the speed</source>
        <translation>试玩测试：四分之一速度(&amp;Q)</translation>
    </message>
    <message>
        <source>Ask with a %1 that follows the cursor</source>
        <translation>用跟随光标的%1进行查询</translation>
    </message>
    <message>
        <source>P&amp;robe</source>
        <translation>探针(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Another random polygon</source>
        <translation>换一个随机多边形(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Copy coordinates</source>
        <translation>复制坐标(&amp;C)</translation>
    </message>
    <message>
        <source>Of the line pressed last in the list of probes, or of the selected ones</source>
        <translation>取自探针列表中最后单击的行，或所选的探针</translation>
    </message>
    <message>
        <source>&amp;Delete all probes</source>
        <translation>删除所有探针(&amp;D)</translation>
    </message>
    <message>
        <source>Choose an engine at the top to see what it gets</source>
        <translation>请在顶部选择引擎，以查看其得到的内容</translation>
    </message>
    <message>
        <source>&amp;Engine view</source>
        <translation>引擎视图(&amp;E)</translation>
    </message>
    <message>
        <source>Show on the canvas what the engine gets</source>
        <translation>在画布上显示引擎得到的内容</translation>
    </message>
    <message>
        <source>&amp;Fix the problem</source>
        <translation>修复问题(&amp;F)</translation>
    </message>
    <message>
        <source>Make the best repair of the problem that the canvas explains</source>
        <translation>对画布上所说明的问题执行最佳修复</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>下一个问题(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the next problem of the list</source>
        <translation>转到列表中的下一个问题</translation>
    </message>
    <message>
        <source>Fix a&amp;ll problems</source>
        <translation>修复所有问题(&amp;A)</translation>
    </message>
    <message>
        <source>Make every repair that keeps what the shapes fill</source>
        <translation>执行所有保持形状填充区域的修复</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>规则(&amp;R)…</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project</source>
        <translation>各规则在此项目中的严重程度</translation>
    </message>
    <message>
        <source>&amp;Edit in frames</source>
        <translation>编辑范围(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Next scope</source>
        <translation>下一作用范围(&amp;N)</translation>
    </message>
    <message>
        <source>From this frame to the chosen ones, to those of the tag, to all, and back</source>
        <translation>依次为此帧、所选帧、标签的帧、所有帧，然后循环</translation>
    </message>
    <message>
        <source>P&amp;lay or stop</source>
        <translation>播放或停止(&amp;L)</translation>
    </message>
    <message>
        <source>Play the frames of the sprite or of the tag that is shown, or all animations on a stage</source>
        <translation>播放所显示的精灵或标签的帧，或舞台上的所有动画</translation>
    </message>
    <message>
        <source>&amp;Onion skin</source>
        <translation>洋葱皮(&amp;O)</translation>
    </message>
    <message>
        <source>The frames beside this one, faintly, as the strip&apos;s onion menu says</source>
        <translation>淡显相邻的帧，按帧条的洋葱皮菜单设置</translation>
    </message>
    <message>
        <source>&amp;Copy shapes</source>
        <translation>复制形状(&amp;C)</translation>
    </message>
    <message>
        <source>Copy shapes to the ne&amp;xt frame</source>
        <translation>将形状复制到下一帧(&amp;X)</translation>
    </message>
    <message>
        <source>Copy the selected shapes to the next frame and go there, with the copies selected</source>
        <translation>将所选形状复制到下一帧并转到该帧，选中副本</translation>
    </message>
    <message>
        <source>Copy shapes to the next frame and &amp;keep both</source>
        <translation>将形状复制到下一帧并保留两者(&amp;K)</translation>
    </message>
    <message>
        <source>As before, but nothing that is drawn there is replaced</source>
        <translation>同上，但不替换该帧中已绘制的内容</translation>
    </message>
    <message>
        <source>Copy shapes along the &amp;picture</source>
        <translation>沿图片复制形状(&amp;P)</translation>
    </message>
    <message>
        <source>To the next frame, each moved as far as the pixels that it lies on</source>
        <translation>复制到下一帧，各形状随其所在的像素移动</translation>
    </message>
    <message>
        <source>Copy shapes to the &amp;end of the tag</source>
        <translation>将形状复制到标签末尾(&amp;E)</translation>
    </message>
    <message>
        <source>Copy the selected shapes to each frame up to the last one of the tag, or of the sprite</source>
        <translation>将所选形状复制到直至标签或精灵最后一帧的每一帧</translation>
    </message>
    <message>
        <source>Copy shapes to &amp;all frames shown</source>
        <translation>将形状复制到所有显示的帧(&amp;A)</translation>
    </message>
    <message>
        <source>Copy shapes to the &amp;chosen frames</source>
        <translation>将形状复制到所选帧(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;hosen frames</source>
        <translation>所选帧(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Insert frame without shapes</source>
        <translation>插入无形状的帧(&amp;I)</translation>
    </message>
    <message>
        <source>Behind the chosen frames, with the picture of the last one</source>
        <translation>插入在所选帧之后，使用其中最后一帧的图片</translation>
    </message>
    <message>
        <source>&amp;Hold twice as long</source>
        <translation>时长加倍(&amp;H)</translation>
    </message>
    <message>
        <source>Double the duration of the chosen frames</source>
        <translation>将所选帧的时长加倍</translation>
    </message>
    <message>
        <source>&amp;Reverse frames</source>
        <translation>反转帧(&amp;R)</translation>
    </message>
    <message>
        <source>Turn round the order of the chosen frames, or of all that are shown</source>
        <translation>反转所选帧或所有显示的帧的顺序</translation>
    </message>
    <message>
        <source>N&amp;umber frames</source>
        <translation>为帧编号(&amp;U)</translation>
    </message>
    <message>
        <source>Name the chosen frames, or all that are shown, after the first one, counting on</source>
        <translation>以第一帧的名称为准，依次编号命名所选帧或所有显示的帧</translation>
    </message>
    <message>
        <source>Add &amp;tag over the chosen frames</source>
        <translation>为所选帧添加标签(&amp;T)</translation>
    </message>
    <message>
        <source>Add e&amp;vent to the frame</source>
        <translation>为帧添加事件(&amp;V)</translation>
    </message>
    <message>
        <source>Something that the game is told of when the frame comes up, such as a sound</source>
        <translation>该帧出现时通知游戏的内容，例如声音</translation>
    </message>
    <message>
        <source>Of the selected shapes, or of the selected instances within their layers</source>
        <translation>针对所选形状，或所选实例在其图层内的顺序</translation>
    </message>
    <message>
        <source>Flip &amp;horizontally</source>
        <translation>水平翻转(&amp;H)</translation>
    </message>
    <message>
        <source>Flip &amp;vertically</source>
        <translation>垂直翻转(&amp;V)</translation>
    </message>
    <message>
        <source>Turn by &amp;90°</source>
        <translation>旋转 &amp;90°</translation>
    </message>
    <message>
        <source>Turn &amp;back by 90°</source>
        <translation>反向旋转 90°(&amp;B)</translation>
    </message>
    <message>
        <source>Bring to &amp;front</source>
        <translation>置于顶层(&amp;F)</translation>
    </message>
    <message>
        <source>Bring for&amp;ward</source>
        <translation>上移一层(&amp;W)</translation>
    </message>
    <message>
        <source>Send bac&amp;kward</source>
        <translation>下移一层(&amp;K)</translation>
    </message>
    <message>
        <source>Send &amp;to back</source>
        <translation>置于底层(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Categories…</source>
        <translation>类别(&amp;C)…</translation>
    </message>
    <message>
        <source>Name, colour and match the categories of shapes</source>
        <translation>为形状类别设置名称、颜色和命中关系</translation>
    </message>
    <message>
        <source>Snap &amp;to</source>
        <translation>吸附到(&amp;T)</translation>
    </message>
    <message>
        <source>Next &amp;snapping</source>
        <translation>下一种吸附(&amp;S)</translation>
    </message>
    <message>
        <source>Snap to pixels, half pixels, or not at all</source>
        <translation>吸附到像素、半像素，或不吸附</translation>
    </message>
    <message>
        <source>S&amp;napping…</source>
        <translation>吸附(&amp;N)…</translation>
    </message>
    <message>
        <source>All that points snap to, and the grid of one&apos;s own</source>
        <translation>点可吸附到的所有对象，以及自定义网格</translation>
    </message>
    <message>
        <source>&amp;Loupe</source>
        <translation>放大镜(&amp;L)</translation>
    </message>
    <message>
        <source>Show the pixels around the cursor eight times as large below 400 %</source>
        <translation>缩放低于 400 % 时，将光标周围的像素放大八倍显示</translation>
    </message>
    <message>
        <source>Choose two sprites or more in the Sprites panel first: Ctrl or Shift and click.</source>
        <translation>请先在“精灵”面板中选择两个或更多精灵：按住 Ctrl 或 Shift 单击。</translation>
    </message>
    <message>
        <source>Join %1 sprites</source>
        <translation>合并 %1 个精灵</translation>
    </message>
    <message>
        <source>%1 sprites are one animation now; undo takes them apart.</source>
        <translation>%1 个精灵已合为一个动画；撤销可将其分开。</translation>
    </message>
    <message>
        <source>A sprite of one frame cannot be split.</source>
        <translation>只有一帧的精灵无法拆分。</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>拆分 %1</translation>
    </message>
    <message>
        <source>“%1” is %2 sprites now; undo brings it back.</source>
        <translation>“%1”已拆分为 %2 个精灵；撤销可恢复。</translation>
    </message>
    <message>
        <source>Tags over several of them went: %1.</source>
        <translation>跨越其中多个精灵的标签已移除：%1。</translation>
    </message>
    <message>
        <source>&amp;Join chosen sprites into one</source>
        <translation>将所选精灵合并为一个(&amp;J)</translation>
    </message>
    <message>
        <source>The frames of the chosen sprites become one animation, in the order of their numbers</source>
        <translation>所选精灵的帧合为一个动画，按其编号排序</translation>
    </message>
    <message>
        <source>S&amp;plit sprite</source>
        <translation>拆分精灵(&amp;P)</translation>
    </message>
    <message>
        <source>The chosen frames become a sprite of their own; with one or all chosen, each frame does</source>
        <translation>所选帧成为单独的精灵；若选中一帧或全部，则每一帧各成一个精灵</translation>
    </message>
    <message>
        <source>&amp;Find image…</source>
        <translation>查找图像(&amp;F)…</translation>
    </message>
    <message>
        <source>Where an image is that cannot be read; others beside it are found with it</source>
        <translation>指定无法读取的图像的位置；同一处的其他图像会一并找到</translation>
    </message>
    <message>
        <source>&amp;Replace image…</source>
        <translation>替换图像(&amp;R)…</translation>
    </message>
    <message>
        <source>Another image in the place of the one in view; frames and shapes stay</source>
        <translation>用另一张图像替换当前图像；帧和形状保留</translation>
    </message>
    <message>
        <source>&amp;Stage on or off</source>
        <translation>切换舞台(&amp;S)</translation>
    </message>
    <message>
        <source>Place frames and see what overlaps</source>
        <translation>放置帧并查看重叠情况</translation>
    </message>
    <message>
        <source>&amp;Place frame</source>
        <translation>放置帧(&amp;P)</translation>
    </message>
    <message>
        <source>Put the frame in view on the stage</source>
        <translation>将当前帧放到舞台上</translation>
    </message>
    <message>
        <source>Trace the selected f&amp;rames</source>
        <translation>描摹所选帧(&amp;R)</translation>
    </message>
    <message>
        <source>Outline what is opaque, as the Trace panel says</source>
        <translation>按“描摹”面板的设置勾勒不透明部分的轮廓</translation>
    </message>
    <message>
        <source>&amp;Trace</source>
        <translation>描摹(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Trace all frames of the sprite</source>
        <translation>描摹精灵的所有帧(&amp;T)</translation>
    </message>
    <message>
        <source>Trace all frames of the &amp;project</source>
        <translation>描摹项目的所有帧(&amp;P)</translation>
    </message>
    <message>
        <source>Chosen cells of tr&amp;acks</source>
        <translation>轨道的所选单元格(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Join into one track</source>
        <translation>合并为一条轨道(&amp;J)</translation>
    </message>
    <message>
        <source>Make the shapes of the chosen cells one thing at different times</source>
        <translation>将所选单元格的形状视为同一对象在不同时间的样子</translation>
    </message>
    <message>
        <source>Take &amp;out of the track</source>
        <translation>移出轨道(&amp;O)</translation>
    </message>
    <message>
        <source>Make each shape of the chosen cells a thing by itself</source>
        <translation>使所选单元格的每个形状各自独立</translation>
    </message>
    <message>
        <source>&amp;Hold to here</source>
        <translation>保持到此处(&amp;H)</translation>
    </message>
    <message>
        <source>Keep the shape of the first chosen cell, or the last one before it, in all of them</source>
        <translation>在所有所选单元格中沿用首个所选单元格的形状，或其之前最后一个形状</translation>
    </message>
    <message>
        <source>Of the chosen cells that lie between two keys</source>
        <translation>用于位于两个关键帧之间的所选单元格</translation>
    </message>
    <message>
        <source>In-betweens: ease &amp;in</source>
        <translation>补间：缓入(&amp;I)</translation>
    </message>
    <message>
        <source>In-betweens: &amp;ease out</source>
        <translation>补间：缓出(&amp;E)</translation>
    </message>
    <message>
        <source>In-betweens: ease in &amp;and out</source>
        <translation>补间：缓入缓出(&amp;A)</translation>
    </message>
    <message>
        <source>In-betweens: &amp;none, all keys</source>
        <translation>补间：无，全部为关键帧(&amp;N)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>&amp;100 %</translation>
    </message>
    <message>
        <source>One screen pixel for each pixel</source>
        <translation>一个屏幕像素对应一个像素</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>适合窗口(&amp;F)</translation>
    </message>
    <message>
        <source>Show the whole frame or stage</source>
        <translation>显示整个帧或舞台</translation>
    </message>
    <message>
        <source>&amp;New project</source>
        <translation>新建项目(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open projects and images, each project in a tab</source>
        <translation>打开项目和图像，每个项目一个标签页</translation>
    </message>
    <message>
        <source>Reco&amp;ver…</source>
        <translation>恢复(&amp;V)…</translation>
    </message>
    <message>
        <source>Open work that was closed without saving</source>
        <translation>打开未保存就关闭的工作</translation>
    </message>
    <message>
        <source>Vers&amp;ions…</source>
        <translation>版本(&amp;I)…</translation>
    </message>
    <message>
        <source>See what the project was like when it was saved, and open that as a copy</source>
        <translation>查看项目在各次保存时的样子，并作为副本打开</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>关闭项目(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>查找操作(&amp;F)…</translation>
    </message>
    <message>
        <source>Type a few letters of any action, sprite or frame</source>
        <translation>输入任意操作、精灵或帧名称中的几个字</translation>
    </message>
    <message>
        <source>Ne&amp;xt project</source>
        <translation>下一个项目(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious project</source>
        <translation>上一个项目(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>跟随桌面(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>Explains what has the focus, beside the work</source>
        <translation>在旁边解释当前焦点所在的内容</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>All keys and gestures, beside the work</source>
        <translation>在旁边显示所有快捷键和手势</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>更改快捷键(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;About Hitbox Editor</source>
        <translation>关于 Hitbox Editor(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;First contact</source>
        <translation>第一次接触(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Last contact</source>
        <translation>最后一次接触(&amp;L)</translation>
    </message>
    <message>
        <source>In the timeline</source>
        <translation>在时间轴中</translation>
    </message>
    <message>
        <source>Next pane&amp;l</source>
        <translation>下一个面板(&amp;L)</translation>
    </message>
    <message>
        <source>Go on to the next panel, or to the canvas</source>
        <translation>转到下一个面板或画布</translation>
    </message>
    <message>
        <source>Previous p&amp;anel</source>
        <translation>上一个面板(&amp;A)</translation>
    </message>
    <message>
        <source>Trac&amp;ks</source>
        <translation>轨道(&amp;K)</translation>
    </message>
    <message>
        <source>What is there in which frame, in place of the strip of frames</source>
        <translation>代替帧条，显示哪一帧中有什么</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>时间轴(&amp;T)</translation>
    </message>
    <message>
        <source>Play two animations side by side and see when they connect</source>
        <translation>并排播放两个动画，查看它们何时接触</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>设置(&amp;S)…</translation>
    </message>
    <message>
        <source>Language, colours, text size, durations and keys</source>
        <translation>语言、颜色、文字大小、时长和按键</translation>
    </message>
    <message>
        <source>R&amp;un a script…</source>
        <translation>运行脚本(&amp;U)…</translation>
    </message>
    <message>
        <source>A rule, an export or an edit of your own, in JavaScript</source>
        <translation>用 JavaScript 编写自己的规则、导出或编辑</translation>
    </message>
    <message>
        <source>Conflicts of a mer&amp;ge</source>
        <translation>合并的冲突(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Next conflict</source>
        <translation>下一个冲突(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next place that two people changed, each to something else</source>
        <translation>转到下一处两个人各自改得不同的地方</translation>
    </message>
    <message>
        <source>Take &amp;ours</source>
        <translation>采用我方(&amp;O)</translation>
    </message>
    <message>
        <source>Take &amp;theirs</source>
        <translation>采用对方(&amp;T)</translation>
    </message>
    <message>
        <source>Keep &amp;both</source>
        <translation>两者都保留(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Done as it is</source>
        <translation>保持现状即可(&amp;D)</translation>
    </message>
    <message>
        <source>Sam&amp;ples</source>
        <translation>示例(&amp;P)</translation>
    </message>
    <message>
        <source>%1 sprites are one now, each of them a tag; undo takes them apart.</source>
        <translation>%1 个精灵已合为一个，每个成为一个标签；撤销可将其分开。</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>顺序(&amp;O)</translation>
    </message>
    <message>
        <source>Flip horizontally about the &amp;pivot</source>
        <translation>以轴心水平翻转(&amp;P)</translation>
    </message>
    <message>
        <source>Flip vertically about the pivot</source>
        <translation>以轴心垂直翻转</translation>
    </message>
    <message>
        <source>Rename what is selected in the list at hand, or the selected shape or point, or else the sprite</source>
        <translation>重命名当前列表中的所选项、所选形状或点，否则重命名精灵</translation>
    </message>
    <message>
        <source>What is drawn next is “%1”; %2 once more: what is selected, too.</source>
        <translation>接下来绘制的为“%1”；再按一次 %2，所选形状也设为此类别。</translation>
    </message>
    <message>
        <source>The selected shapes are “%1” now.</source>
        <translation>所选形状现为“%1”。</translation>
    </message>
    <message>
        <source>What is drawn next is “%1”.</source>
        <translation>接下来绘制的为“%1”。</translation>
    </message>
    <message>
        <source>P&amp;ivots of the chosen frames</source>
        <translation>所选帧的轴心(&amp;I)</translation>
    </message>
    <message>
        <source>Pivot at the &amp;bottom middle of the picture (feet)</source>
        <translation>轴心置于图片中下（脚部）(&amp;B)</translation>
    </message>
    <message>
        <source>Below what is opaque in each chosen frame: where a figure stands</source>
        <translation>每个所选帧中不透明部分的正下方：角色站立之处</translation>
    </message>
    <message>
        <source>Pivot in the &amp;centre of the picture</source>
        <translation>轴心置于图片中心(&amp;C)</translation>
    </message>
    <message>
        <source>The middle of what is opaque in each chosen frame</source>
        <translation>每个所选帧中不透明部分的中心</translation>
    </message>
    <message>
        <source>Pivot at the bottom middle of the &amp;frame</source>
        <translation>轴心置于帧的中下(&amp;F)</translation>
    </message>
    <message>
        <source>Of each chosen frame, whatever its picture shows</source>
        <translation>以每个所选帧为准，与图片内容无关</translation>
    </message>
    <message>
        <source>Pivot in the centre of the f&amp;rame</source>
        <translation>轴心置于帧的中心(&amp;R)</translation>
    </message>
    <message>
        <source>In-betweens: linea&amp;r</source>
        <translation>补间：线性(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>这是什么？(&amp;W)</translation>
    </message>
    <message>
        <source>The next click says what something is for</source>
        <translation>下一次单击会说明所点内容的用途</translation>
    </message>
    <message>
        <source>Step by step, beside the work</source>
        <translation>一步一步，与工作并排</translation>
    </message>
    <message>
        <source>&amp;Tutorials</source>
        <translation>教程(&amp;T)</translation>
    </message>
</context>
<context>
    <name>hitbox::AnimationBox</name>
    <message>
        <source>all frames</source>
        <translation>所有帧</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>hitbox::AnimationImport</name>
    <message>
        <source>images “%1”</source>
        <translation>图像“%1”</translation>
    </message>
    <message>
        <source>no image has the number %1; the frames follow each other without it</source>
        <translation>没有编号为 %1 的图像；各帧跳过该编号依次排列</translation>
    </message>
    <message>
        <source>sprite “%1”</source>
        <translation>精灵“%1”</translation>
    </message>
    <message>
        <source>its images differ in size: “%1” has %2 pixels, “%3” has %4; each pivot is in the middle of its own</source>
        <translation>其图像大小不一：“%1”为 %2 像素，“%3”为 %4 像素；各轴心位于各自图像的中央</translation>
    </message>
    <message>
        <source>several images have the number %1; all of them are frames, one behind the other</source>
        <translation>有多个图像的编号为 %1；它们依次成为各帧</translation>
    </message>
</context>
<context>
    <name>hitbox::BitsField</name>
    <message>
        <source>Bit %1</source>
        <translation>位 %1</translation>
    </message>
    <message>
        <source>Bit %1: layer %2, value %3</source>
        <translation>位 %1：层 %2，值 %3</translation>
    </message>
    <message>
        <source>Bits as a number</source>
        <translation>以数字表示的位</translation>
    </message>
    <message>
        <source>The bits as a number: decimal, or hexadecimal as 0x1f, or binary as 0b101</source>
        <translation>以数字表示的位：十进制，十六进制如 0x1f，二进制如 0b101</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>位</translation>
    </message>
</context>
<context>
    <name>hitbox::CanvasView</name>
    <message>
        <source>Let go at %1</source>
        <translation>在 %1 松开</translation>
    </message>
    <message>
        <source>Pressed at %1</source>
        <translation>在 %1 按下</translation>
    </message>
    <message>
        <source>Clicked at %1</source>
        <translation>在 %1 单击</translation>
    </message>
</context>
<context>
    <name>hitbox::CategoriesDialog</name>
    <message>
        <source>Categories</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>A tick says that shapes of the row&apos;s category strike shapes of the column&apos;s. Bits become the engine&apos;s layer, the ticks its mask. Changes are made at once; Ctrl+Z takes them back.</source>
        <translation>勾选表示行类别的形状会命中列类别的形状。位成为引擎的层，勾选成为其掩码。更改立即生效；Ctrl+Z 可撤销。</translation>
    </message>
    <message>
        <source>Categories and who hits whom</source>
        <translation>类别及命中关系</translation>
    </message>
    <message>
        <source>“%1” is no whole number from 0 to 4294967295.</source>
        <translation>“%1”不是 0 到 4294967295 的整数。</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>删除(&amp;R)…</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>下移(&amp;D)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>%1, told apart by every kind of colour vision</source>
        <translation>%1，各类色觉均可分辨</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>颜色 %1</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>其他…</translation>
    </message>
    <message>
        <source>Choose any colour</source>
        <translation>选择任意颜色</translation>
    </message>
    <message>
        <source>Who hits whom</source>
        <translation>命中关系</translation>
    </message>
    <message>
        <source>There is a category “%1” already.</source>
        <translation>已有类别“%1”。</translation>
    </message>
    <message>
        <source>A category needs a name.</source>
        <translation>类别需要名称。</translation>
    </message>
    <message>
        <source>Rename category to %1</source>
        <translation>将类别重命名为 %1</translation>
    </message>
    <message>
        <source>Bits of %1</source>
        <translation>%1 的位</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>%1 的颜色</translation>
    </message>
    <message>
        <source>Move category %1</source>
        <translation>移动类别 %1</translation>
    </message>
    <message>
        <source>category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Add category</source>
        <translation>添加类别</translation>
    </message>
    <message>
        <source>Remove category %1</source>
        <translation>删除类别 %1</translation>
    </message>
    <message>
        <source>Its one shape goes to</source>
        <translation>其 1 个形状归入</translation>
    </message>
    <message numerus="yes">
        <source>Its %n shapes go to</source>
        <translation>
            <numerusform>其 %n 个形状归入</numerusform>
        </translation>
    </message>
    <message>
        <source>no category</source>
        <translation>无类别</translation>
    </message>
</context>
<context>
    <name>hitbox::CategoryList</name>
    <message>
        <source>Categories</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>No categories yet.</source>
        <translation>尚无类别。</translation>
    </message>
</context>
<context>
    <name>hitbox::CategoryTableModel</name>
    <message>
        <source>%1 hits %2</source>
        <translation>%1 命中 %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>位</translation>
    </message>
    <message>
        <source>hits %1</source>
        <translation>命中 %1</translation>
    </message>
</context>
<context>
    <name>hitbox::CommandPalette</name>
    <message>
        <source>Find an action</source>
        <translation>查找操作</translation>
    </message>
    <message>
        <source>Find an action, a sprite or a frame</source>
        <translation>查找操作、精灵或帧</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>匹配项</translation>
    </message>
</context>
<context>
    <name>hitbox::ConflictChoices</name>
    <message>
        <source>what the conflict is about is not there any more, or is there twice</source>
        <translation>冲突所涉及的内容已不存在，或存在两份</translation>
    </message>
    <message>
        <source>this is to be done by hand</source>
        <translation>这需要手动完成</translation>
    </message>
    <message>
        <source>%1 is the name of something else</source>
        <translation>%1 是别的东西的名称</translation>
    </message>
</context>
<context>
    <name>hitbox::ConflictsPanel</name>
    <message>
        <source>Outline</source>
        <translation>轮廓</translation>
    </message>
    <message>
        <source>The project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>%1: both changed it</source>
        <translation>%1：双方都改过</translation>
    </message>
    <message>
        <source>Ours removed it, theirs changed it</source>
        <translation>我方删除，对方修改</translation>
    </message>
    <message>
        <source>Theirs removed it, ours changed it</source>
        <translation>对方删除，我方修改</translation>
    </message>
    <message>
        <source>Order: both moved some of %1</source>
        <translation>顺序：双方都移动了 %1 中的条目</translation>
    </message>
    <message>
        <source>Its new name is that of something else</source>
        <translation>它的新名称已属于别的东西</translation>
    </message>
    <message>
        <source>It went to two places, and is in both</source>
        <translation>它被移到两处，两处都有</translation>
    </message>
    <message>
        <source>All that it named was removed, and it too</source>
        <translation>它所指的全部被删除，它也随之删除</translation>
    </message>
    <message>
        <source>A conflict that a newer version knows</source>
        <translation>较新版本才认识的冲突</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>我方</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>对方</translation>
    </message>
    <message>
        <source>Take ours</source>
        <translation>采用我方</translation>
    </message>
    <message>
        <source>Make it as our side has it</source>
        <translation>改成我方的样子</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>采用对方</translation>
    </message>
    <message>
        <source>Make it as their side has it</source>
        <translation>改成对方的样子</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>两者都保留</translation>
    </message>
    <message>
        <source>Keep our shape, and theirs as another one above it</source>
        <translation>保留我方形状，并把对方形状作为另一个放在其上</translation>
    </message>
    <message>
        <source>Leave it as it is now</source>
        <translation>保持现在的样子</translation>
    </message>
    <message>
        <source>All conflicts are settled</source>
        <translation>所有冲突都已解决</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n 个点</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>轴心</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>命中</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>Sprites</source>
        <translation>精灵</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>实例</translation>
    </message>
    <message>
        <source>Probes</source>
        <translation>探针</translation>
    </message>
    <message>
        <source>Emitters</source>
        <translation>发射器</translation>
    </message>
</context>
<context>
    <name>hitbox::ContactSheet</name>
    <message>
        <source>%1 of %2 frames</source>
        <translation>%1/%2 帧</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 帧</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>%1 帧</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
</context>
<context>
    <name>hitbox::ContactSheetDialog</name>
    <message>
        <source>Contact sheet of %1</source>
        <translation>%1 的联系表</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>大小(&amp;I)</translation>
    </message>
    <message>
        <source>Size of a frame in pixels</source>
        <translation>每帧的大小（像素）</translation>
    </message>
    <message>
        <source>Pixels for the longer side of a frame; enlarged ones take whole multiples of their pixels</source>
        <translation>帧长边的像素数；放大时取其像素的整数倍</translation>
    </message>
    <message>
        <source>S&amp;hapes</source>
        <translation>形状(&amp;H)</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 帧</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n 帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Double click on a frame goes there.</source>
        <translation>双击帧可转到该帧。</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>保存图片(&amp;S)…</translation>
    </message>
    <message>
        <source>As PNG, or as a page of HTML that says what is wrong with each frame</source>
        <translation>保存为 PNG，或列出每帧问题的 HTML 页面</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>HTML pages (*.html)</source>
        <translation>HTML 页面 (*.html)</translation>
    </message>
    <message>
        <source>Save the contact sheet</source>
        <translation>保存联系表</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>正在绘制…</translation>
    </message>
    <message>
        <source>Could not write the contact sheet: %1</source>
        <translation>无法写入联系表：%1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
</context>
<context>
    <name>hitbox::ContactSheetView</name>
    <message>
        <source>Frames</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 个</translation>
    </message>
</context>
<context>
    <name>hitbox::CopyNote</name>
    <message>
        <source>Keep both</source>
        <translation>保留两者</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>hitbox::CrashReportDialog</name>
    <message>
        <source>The report cannot be read: %1</source>
        <translation>报告无法读取：%1</translation>
    </message>
    <message>
        <source>Crash Report</source>
        <translation>崩溃报告</translation>
    </message>
    <message>
        <source>Nothing of your projects is in it, and it was sent nowhere. Whoever mends the editor can use it.
%1</source>
        <translation>其中不含你的项目内容，也未发送到任何地方。修复编辑器的人可以使用它。
%1</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Open &amp;Folder</source>
        <translation>打开文件夹(&amp;F)</translation>
    </message>
</context>
<context>
    <name>hitbox::DocumentTabs</name>
    <message>
        <source>Open projects</source>
        <translation>打开的项目</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>尚未保存</translation>
    </message>
</context>
<context>
    <name>hitbox::EmitterFields</name>
    <message>
        <source>Category of the bullets</source>
        <translation>子弹的类别</translation>
    </message>
    <message>
        <source>Decides what the bullets hit</source>
        <translation>决定子弹命中什么</translation>
    </message>
    <message>
        <source>Bullet</source>
        <translation>子弹</translation>
    </message>
    <message>
        <source>point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>圆形</translation>
    </message>
    <message>
        <source>box</source>
        <translation>矩形</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>胶囊</translation>
    </message>
    <message>
        <source>drawn shape</source>
        <translation>绘制的形状</translation>
    </message>
    <message>
        <source>Fires from</source>
        <translation>发射位置</translation>
    </message>
    <message>
        <source>the edges</source>
        <translation>边缘</translation>
    </message>
    <message>
        <source>a place</source>
        <translation>指定位置</translation>
    </message>
    <message>
        <source>Fires at</source>
        <translation>射击目标</translation>
    </message>
    <message>
        <source>an instance</source>
        <translation>实例</translation>
    </message>
    <message>
        <source>Copy…</source>
        <translation>复制…</translation>
    </message>
    <message>
        <source>Fire a copy of a shape of the selected instance, or of the frame below</source>
        <translation>发射所选实例或下方帧的某个形状的副本</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>From</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>At</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Change emitter</source>
        <translation>更改发射器</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>from x</source>
        <translation>起点 x</translation>
    </message>
    <message>
        <source>from y</source>
        <translation>起点 y</translation>
    </message>
    <message>
        <source>instance</source>
        <translation>实例</translation>
    </message>
    <message>
        <source>at x</source>
        <translation>目标 x</translation>
    </message>
    <message>
        <source>at y</source>
        <translation>目标 y</translation>
    </message>
    <message>
        <source>every</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source> px/s</source>
        <translation> px/秒</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>散布</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>The frame has no shapes</source>
        <translation>该帧没有形状</translation>
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
        <translation>发射器</translation>
    </message>
    <message>
        <source>Nothing fires yet. Add an emitter.</source>
        <translation>尚无发射源。请添加发射器。</translation>
    </message>
    <message>
        <source>Add an emitter that fires at the first instance</source>
        <translation>添加向第一个实例射击的发射器</translation>
    </message>
    <message>
        <source>Duplicate this emitter</source>
        <translation>创建此发射器的副本</translation>
    </message>
    <message>
        <source>Remove this emitter (Delete)</source>
        <translation>删除此发射器（Delete）</translation>
    </message>
    <message>
        <source>Rename emitter</source>
        <translation>重命名发射器</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 @ %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Add emitter</source>
        <translation>添加发射器</translation>
    </message>
    <message>
        <source>Duplicate emitter</source>
        <translation>创建发射器的副本</translation>
    </message>
    <message>
        <source>Remove emitter</source>
        <translation>删除发射器</translation>
    </message>
</context>
<context>
    <name>hitbox::EmittersItem</name>
    <message>
        <source>%1 of %2 emitters in view are marked: zoom in for the rest</source>
        <translation>视图中共有 %2 个发射器，已标出 %1 个：放大可查看其余发射器</translation>
    </message>
</context>
<context>
    <name>hitbox::EmptyFrameBar</name>
    <message>
        <source>This frame has no shapes yet.</source>
        <translation>此帧尚无形状。</translation>
    </message>
    <message>
        <source>Copy the shapes of that frame, as the same things at another time</source>
        <translation>复制那一帧的形状，作为另一时刻的同一物</translation>
    </message>
    <message>
        <source>Copy shapes to %1</source>
        <translation>将形状复制到 %1</translation>
    </message>
    <message>
        <source>Shapes of %1</source>
        <translation>%1 的形状</translation>
    </message>
</context>
<context>
    <name>hitbox::EngineChooser</name>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>The engine that this project is made for: what it gets is shown, and exports start with it</source>
        <translation>此项目的目标引擎：显示其得到的内容，导出时也默认使用它</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
</context>
<context>
    <name>hitbox::EnginePanel</name>
    <message>
        <source>Engine gets</source>
        <translation>引擎得到</translation>
    </message>
    <message>
        <source>What the engine gets</source>
        <translation>引擎得到的内容</translation>
    </message>
    <message>
        <source>What the engine loses</source>
        <translation>引擎丢失的内容</translation>
    </message>
    <message>
        <source>Engine view</source>
        <translation>引擎视图</translation>
    </message>
    <message>
        <source>Show on the canvas what the engine gets</source>
        <translation>在画布上显示引擎得到的内容</translation>
    </message>
    <message>
        <source>%1 is not exported: %2</source>
        <translation>%1 未导出：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 个</translation>
    </message>
    <message>
        <source>of this frame</source>
        <translation>当前帧</translation>
    </message>
    <message>
        <source>choose one at the top</source>
        <translation>请在顶部选择</translation>
    </message>
    <message>
        <source>“%1” is not known here</source>
        <translation>“%1”在此未知</translation>
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
        <translation>事件：%1</translation>
    </message>
    <message>
        <source>Events of the frame</source>
        <translation>帧事件</translation>
    </message>
    <message>
        <source>Nothing happens in this frame.</source>
        <translation>此帧没有事件。</translation>
    </message>
    <message>
        <source>Add an event</source>
        <translation>添加事件</translation>
    </message>
    <message>
        <source>Duplicate this event</source>
        <translation>创建此事件的副本</translation>
    </message>
    <message>
        <source>Remove this event (Delete)</source>
        <translation>删除此事件（Delete）</translation>
    </message>
    <message>
        <source>Properties of the event</source>
        <translation>事件的属性</translation>
    </message>
    <message>
        <source>Add a property to the event</source>
        <translation>为事件添加属性</translation>
    </message>
    <message>
        <source>event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Add event %1</source>
        <translation>添加事件 %1</translation>
    </message>
    <message>
        <source>Duplicate event %1</source>
        <translation>创建事件 %1 的副本</translation>
    </message>
    <message>
        <source>Remove event %1</source>
        <translation>删除事件 %1</translation>
    </message>
    <message>
        <source>Rename event to %1</source>
        <translation>将事件重命名为 %1</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportDialog</name>
    <message>
        <source>… and %1 more</source>
        <translation>…另有 %1 个</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>On every save</source>
        <translation>每次保存时</translation>
    </message>
    <message>
        <source>&amp;Copy text</source>
        <translation>复制文本(&amp;C)</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>导出(&amp;X)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>This version of the editor does not know the format.</source>
        <translation>此版本的编辑器不认识该格式。</translation>
    </message>
    <message>
        <source>Export into</source>
        <translation>导出到</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>正在导出…</translation>
    </message>
    <message>
        <source>Choose the folder that the files are written to.</source>
        <translation>请选择写入文件的文件夹。</translation>
    </message>
    <message>
        <source>“%1” is a relative folder; choose one from the root on.</source>
        <translation>“%1”是相对路径；请选择从根目录开始的完整路径。</translation>
    </message>
    <message>
        <source>The folder&apos;s name has more than %1 characters, or several lines; choose another one.</source>
        <translation>文件夹名称超过 %1 个字符或有多行；请选择其他文件夹。</translation>
    </message>
    <message>
        <source>Replace files?</source>
        <translation>替换文件？</translation>
    </message>
    <message>
        <source>The folder has other files of these names: %1</source>
        <translation>文件夹中有同名的其他文件：%1</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>&amp;Save as profile</source>
        <translation>保存为配置(&amp;S)</translation>
    </message>
    <message>
        <source>Keep this engine with its options and the folder in the project, under a name</source>
        <translation>将此引擎及其选项和文件夹以一个名称保存在项目中</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Leave this window and go to the first shape that is wrong</source>
        <translation>离开此窗口并转到第一个有误的形状</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>选择(&amp;H)…</translation>
    </message>
    <message>
        <source>Make the export of this profile again whenever the project is saved</source>
        <translation>每次保存项目时都重新执行此配置的导出</translation>
    </message>
    <message>
        <source>Put the text of the file in view on the clipboard</source>
        <translation>将当前文件的文本放到剪贴板</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The folder has another file of this name: %1</source>
        <translation>文件夹中有同名的其他文件：%1</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportFlow</name>
    <message>
        <source>%1 Lost or changed: %2.</source>
        <translation>%1丢失或更改：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%1 Lost or changed: %2, and %n more.</source>
        <translation>
            <numerusform>%1丢失或更改：%2，另有 %n 处。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1，另有 %n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>正在导出…</translation>
    </message>
    <message>
        <source>The project wants to be exported at every save, into %1.</source>
        <translation>项目请求在每次保存时导出到 %1。</translation>
    </message>
    <message>
        <source>The project wants to be exported at every save, into %1, and to read %2 for it.</source>
        <translation>项目请求在每次保存时导出到 %1，并为此读取 %2。</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>Not exported: %1</source>
        <translation>未导出：%1</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Saved. %1</source>
        <translation>已保存。%1</translation>
    </message>
    <message>
        <source>Saved, but “%1” was not exported: %2</source>
        <translation>已保存，但“%1”未导出：%2</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>%1 The project is made for %2 now: undo takes that back.</source>
        <translation>%1 项目现在面向 %2：可撤销。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>The project is made for %1, as it was exported last: undo takes that back.</source>
        <translation>项目按上次导出时的设置用于 %1：撤销可取消。</translation>
    </message>
    <message>
        <source>Exported %1 into %2 (%3).</source>
        <translation>已将 %1 导出到 %2（%3）。</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportOptionFields</name>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportPreviewView</name>
    <message>
        <source>Search the text</source>
        <translation>搜索文本</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>The files are being made</source>
        <translation>正在生成文件</translation>
    </message>
    <message>
        <source>Text of the file</source>
        <translation>文件的文本</translation>
    </message>
    <message>
        <source>Search the text (Ctrl+F); Return goes on, Shift+Return back</source>
        <translation>搜索文本（Ctrl+F）；Return 查找下一个，Shift+Return 查找上一个</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Return)</source>
        <translation>上一个匹配（Shift+Return）</translation>
    </message>
    <message>
        <source>Next hit (Return)</source>
        <translation>下一个匹配（Return）</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 pixels</source>
        <translation>%1 × %2 像素的图片</translation>
    </message>
    <message>
        <source>
… and 1 byte more</source>
        <translation>
…另有 1 字节</translation>
    </message>
    <message numerus="yes">
        <source>
… and %n bytes more</source>
        <translation>
            <numerusform>
…另有 %n 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
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
        <translation>%1：默认为 %2，除非形状另行指定</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>several</source>
        <translation>多个</translation>
    </message>
</context>
<context>
    <name>hitbox::FieldsTable</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Fields of the category</source>
        <translation>类别的字段</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>Choices, with commas between</source>
        <translation>可选值，以逗号分隔</translation>
    </message>
    <message>
        <source>Fields are properties that all shapes of the category have, such as damage. Shapes with the same value of a field “group” hit once together.</source>
        <translation>字段是该类别所有形状都有的属性，例如伤害。字段“group”值相同的形状合计只命中一次。</translation>
    </message>
    <message>
        <source>Add &amp;field</source>
        <translation>添加字段(&amp;F)</translation>
    </message>
    <message>
        <source>Remove f&amp;ield</source>
        <translation>删除字段(&amp;I)</translation>
    </message>
    <message>
        <source>Type of %1</source>
        <translation>%1 的类型</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>yes/no</source>
        <translation>是/否</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>A field needs a name.</source>
        <translation>字段需要名称。</translation>
    </message>
    <message>
        <source>There is a field “%1” already.</source>
        <translation>已有字段“%1”。</translation>
    </message>
    <message>
        <source>Rename field to %1</source>
        <translation>将字段重命名为 %1</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>“%1”不是数字。</translation>
    </message>
    <message>
        <source>“%1” is neither yes nor no.</source>
        <translation>“%1”既不是“是”也不是“否”。</translation>
    </message>
    <message>
        <source>“%1” is none of the choices.</source>
        <translation>“%1”不在可选值之中。</translation>
    </message>
    <message>
        <source>Default of %1</source>
        <translation>%1 的默认值</translation>
    </message>
    <message>
        <source>A field of this type needs a choice.</source>
        <translation>此类型的字段需要可选值。</translation>
    </message>
    <message>
        <source>A field has at most %1 choices.</source>
        <translation>一个字段最多有 %1 个可选值。</translation>
    </message>
    <message>
        <source>Choices of %1</source>
        <translation>%1 的可选值</translation>
    </message>
    <message>
        <source>A category has at most %1 fields.</source>
        <translation>一个类别最多有 %1 个字段。</translation>
    </message>
    <message>
        <source>Add field to %1</source>
        <translation>向 %1 添加字段</translation>
    </message>
    <message>
        <source>Remove field %1</source>
        <translation>删除字段 %1</translation>
    </message>
</context>
<context>
    <name>hitbox::FileChangeBar</name>
    <message>
        <source>Another program changed %1, which was read anew (%2). Undo shows it as it was.</source>
        <translation>另一程序更改了 %1，已重新读取（%2）。撤销可显示其原样。</translation>
    </message>
    <message>
        <source>Another program changed %1: %2. Here is unsaved work on it.</source>
        <translation>另一程序更改了 %1：%2。此处有对它的未保存的工作。</translation>
    </message>
    <message>
        <source>Another program changed %1: %2. Here it is as it was.</source>
        <translation>另一程序更改了 %1：%2。此处仍为原样。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>保留我的</translation>
    </message>
    <message>
        <source>Another program changed %1, and it cannot be read now: %2. Here it is as it was.</source>
        <translation>另一程序更改了 %1，现在无法读取：%2。此处仍为原样。</translation>
    </message>
    <message>
        <source>%1 was moved or removed. Here it still is.</source>
        <translation>%1 已被移动或删除。此处仍保留。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>by %1 on %2, since %3</source>
        <translation>由 %1 在 %2 上打开，始于 %3</translation>
    </message>
    <message>
        <source>by somebody unknown</source>
        <translation>由未知的人打开</translation>
    </message>
    <message>
        <source>%1 is also open elsewhere: %2. You are told here when it is saved there.</source>
        <translation>%1 也在别处打开：%2。那边保存的更改会在此提示。</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>on %1, since %2</source>
        <translation>在 %1 上，自 %2 起</translation>
    </message>
    <message>
        <source>The folder of %1 was moved or removed. Here it still is.</source>
        <translation>%1 所在的文件夹已被移动或删除。这里仍然保留着它。</translation>
    </message>
</context>
<context>
    <name>hitbox::FileFlow</name>
    <message>
        <source>Not saved: %1 is as it was</source>
        <translation>未保存：%1 保持原样</translation>
    </message>
    <message>
        <source>Could not open the file</source>
        <translation>无法打开文件</translation>
    </message>
    <message>
        <source>Add images as sprites</source>
        <translation>将图像添加为精灵</translation>
    </message>
    <message>
        <source>Images and sheets (%1);;Images (%2);;All files (*)</source>
        <translation>图像和精灵表 (%1);;图像 (%2);;所有文件 (*)</translation>
    </message>
    <message>
        <source>“%1” was moved or removed since it was opened here.</source>
        <translation>“%1”在此处打开后已被移动或删除。</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since it was opened here.</source>
        <translation>“%1”在此处打开后已被另一程序更改。</translation>
    </message>
    <message>
        <source>File is gone</source>
        <translation>文件已不存在</translation>
    </message>
    <message>
        <source>File changed on disk</source>
        <translation>磁盘上的文件已更改</translation>
    </message>
    <message>
        <source>Your work is still open here. Saving writes the file anew.</source>
        <translation>你的工作仍在此处打开。保存会重新写入文件。</translation>
    </message>
    <message>
        <source>Saving replaces those changes with yours.</source>
        <translation>保存会用你的更改替换那些更改。</translation>
    </message>
    <message>
        <source>Write anew</source>
        <translation>重新写入</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Could not save</source>
        <translation>无法保存</translation>
    </message>
    <message>
        <source>Nothing was changed on disk. Your work is still open here.</source>
        <translation>磁盘上没有任何更改。你的工作仍在此处打开。</translation>
    </message>
    <message>
        <source>What lies on the disk now is not what lay there before, and may not be all of your work. It is still open here.</source>
        <translation>磁盘上的内容已与之前不同，且可能不是你的全部工作。你的工作仍在此处打开。</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Projects (*.hitbox)</source>
        <translation>项目 (*.hitbox)</translation>
    </message>
    <message>
        <source>What lies on the disk now cannot be read. Your work is still open here.</source>
        <translation>无法读取磁盘上现在的内容。您的工作仍在此处打开。</translation>
    </message>
    <message>
        <source>The file on the disk is the new one, with your work as it was when saving began. Here it counts as unsaved until a save succeeds.</source>
        <translation>磁盘上的文件是新的，内容是开始保存时的工作。在保存成功之前，这里视为未保存。</translation>
    </message>
    <message>
        <source>Folder is gone</source>
        <translation>文件夹已不在</translation>
    </message>
    <message>
        <source>The folder of “%1” was moved or removed.</source>
        <translation>“%1”所在的文件夹已被移动或删除。</translation>
    </message>
    <message>
        <source>Your work is still open here. Save it in another folder.</source>
        <translation>您的工作在这里仍然打开着。请将其保存到其他文件夹。</translation>
    </message>
    <message>
        <source>“%1” was moved or removed since this work on it was begun.</source>
        <translation>“%1”在此工作开始之后被移动或删除。</translation>
    </message>
    <message>
        <source>“%1” was changed since it was opened here, and cannot be read now: %2</source>
        <translation>“%1”在此处打开后已被更改，现在无法读取：%2</translation>
    </message>
    <message>
        <source>Saving replaces it with yours.</source>
        <translation>保存会用您的版本替换它。</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since it was opened here: %2.</source>
        <translation>“%1”在此处打开后被其他程序更改：%2。</translation>
    </message>
    <message>
        <source>Saving replaces those changes with yours. Reload takes them in place of yours, which undo brings back.</source>
        <translation>保存会用您的更改替换这些更改。重新加载则采用这些更改，撤销可恢复您的更改。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>“%1” was written since this work on it was begun.</source>
        <translation>“%1”在此工作开始之后被写入。</translation>
    </message>
    <message>
        <source>Saving replaces what is in it with yours. Undo shows it.</source>
        <translation>保存会用您的内容替换其中的内容。撤销可查看它。</translation>
    </message>
    <message>
        <source>“%1” cannot be read now: %2</source>
        <translation>“%1”现在无法读取：%2</translation>
    </message>
</context>
<context>
    <name>hitbox::FindingCard</name>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
</context>
<context>
    <name>hitbox::FindingsItem</name>
    <message>
        <source>%1 of %2 problems in view are marked: zoom in for the rest</source>
        <translation>视图中共有 %2 个问题，已标出 %1 个：放大可查看其余问题</translation>
    </message>
</context>
<context>
    <name>hitbox::FixBar</name>
    <message>
        <source>Fix</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>All ways to repair this</source>
        <translation>修复此问题的所有方式</translation>
    </message>
    <message>
        <source>Looking for repairs…</source>
        <translation>正在查找修复方式…</translation>
    </message>
    <message>
        <source>Other ways…</source>
        <translation>其他方式…</translation>
    </message>
    <message>
        <source>1 in-between is a key now, and follows the others no more</source>
        <translation>1 个补间现已成为关键帧，不再跟随其他帧</translation>
    </message>
    <message numerus="yes">
        <source>%n in-betweens are keys now, and follow the others no more</source>
        <translation>
            <numerusform>%n 个补间现已成为关键帧，不再跟随其他帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Frames between the keys have the first part alone</source>
        <translation>关键帧之间的帧只有第一部分</translation>
    </message>
</context>
<context>
    <name>hitbox::FollowDialog</name>
    <message>
        <source>Add New Pictures as Frames</source>
        <translation>将新图片添加为帧</translation>
    </message>
    <message>
        <source>Move Shapes with Their Pictures</source>
        <translation>使形状跟随其图片移动</translation>
    </message>
    <message>
        <source>Add Frames</source>
        <translation>添加帧</translation>
    </message>
    <message>
        <source>Move Shapes</source>
        <translation>移动形状</translation>
    </message>
    <message>
        <source>Frames, where their pictures were and where they are</source>
        <translation>各帧及其图片原来和现在的位置</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Was</source>
        <translation>原位置</translation>
    </message>
    <message>
        <source>Is now</source>
        <translation>现位置</translation>
    </message>
    <message>
        <source>New picture</source>
        <translation>新图片</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>What becomes of %1</source>
        <translation>%1 的去向</translation>
    </message>
    <message>
        <source>Nowhere: keep it, listed as a problem</source>
        <translation>无处可去：保留，并列为问题</translation>
    </message>
    <message>
        <source>Nowhere: delete it with its shapes</source>
        <translation>无处可去：连同形状一起删除</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>移动到 %1</translation>
    </message>
    <message>
        <source>Move to the picture at %1, %2</source>
        <translation>移动到位于 %1, %2 的图片</translation>
    </message>
    <message>
        <source>New pictures become &amp;frames</source>
        <translation>新图片成为帧(&amp;F)</translation>
    </message>
    <message>
        <source>Put the frames into the &amp;order of the files&apos; numbers</source>
        <translation>按文件的编号排列帧(&amp;O)</translation>
    </message>
    <message>
        <source>Put the frames into the &amp;order in which they lie in %1</source>
        <translation>按在 %1 中的位置顺序排列帧(&amp;O)</translation>
    </message>
    <message>
        <source>The animation then plays in this order; otherwise it plays as it did</source>
        <translation>动画将按此顺序播放；否则播放顺序不变</translation>
    </message>
</context>
<context>
    <name>hitbox::FramePivots</name>
    <message>
        <source>Looking at the pictures…</source>
        <translation>正在查看图片…</translation>
    </message>
    <message>
        <source>Without opaque pixels and left alone: %1.</source>
        <translation>没有不透明像素而未处理：%1。</translation>
    </message>
    <message>
        <source>Changed meanwhile and left alone: %1.</source>
        <translation>在此期间发生更改而未处理：%1。</translation>
    </message>
    <message>
        <source>Without a readable image and left alone: %1, such as %2</source>
        <translation>图像无法读取而未处理：%1，例如 %2</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <translation>%1（%2）。</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameProperties</name>
    <message>
        <source>How long the frame is shown; for all chosen frames</source>
        <translation>帧显示的时长；用于所有所选帧</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Pivot x</source>
        <translation>轴心 x</translation>
    </message>
    <message>
        <source>Pivot y</source>
        <translation>轴心 y</translation>
    </message>
    <message>
        <source>The point that the game places the frame by, in its pixels; for all chosen frames</source>
        <translation>游戏放置该帧所依据的点，以帧内像素计；用于所有所选帧</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>轴心</translation>
    </message>
    <message>
        <source>Rename frame to %1</source>
        <translation>将帧重命名为 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n 帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Pivot of %1</source>
        <translation>轴心：%1</translation>
    </message>
    <message>
        <source>Duration of %1</source>
        <translation>时长：%1</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameRuler</name>
    <message>
        <source>Frames and tags along a line</source>
        <translation>沿一条线排列的帧和标签</translation>
    </message>
    <message>
        <source>Frames of tag %1</source>
        <translation>标签 %1 的帧</translation>
    </message>
    <message>
        <source>%1: frames %2 to %3. Drag an end to change it.</source>
        <translation>%1：帧 %2 到 %3。拖动一端可更改。</translation>
    </message>
    <message>
        <source>Frame %1: %2. Drag to scrub.</source>
        <translation>帧 %1：%2。拖动可快速浏览。</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameScene</name>
    <message>
        <source>Ours</source>
        <translation>我方</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>对方</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameTimes</name>
    <message>
        <source>Ticks</source>
        <translation>刻</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>1 tick</source>
        <translation>1 刻</translation>
    </message>
    <message>
        <source>%1 ticks</source>
        <translation>%1 刻</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameTimesButton</name>
    <message>
        <source>Durations in milliseconds or in ticks of the game; the project keeps milliseconds</source>
        <translation>时长以毫秒或游戏刻显示；项目中保存的是毫秒</translation>
    </message>
    <message>
        <source>Unit of durations</source>
        <translation>时长单位</translation>
    </message>
    <message>
        <source>&amp;Milliseconds</source>
        <translation>毫秒(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Ticks of the game</source>
        <translation>游戏刻(&amp;T)</translation>
    </message>
    <message>
        <source>Ticks per &amp;second</source>
        <translation>每秒刻数(&amp;S)</translation>
    </message>
    <message>
        <source>Ticks per second</source>
        <translation>每秒刻数</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>刻</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>毫秒</translation>
    </message>
</context>
<context>
    <name>hitbox::FramesPanel</name>
    <message>
        <source>Frames</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Rename frame to %1</source>
        <translation>将帧重命名为 %1</translation>
    </message>
    <message>
        <source>No frame has this in its name.</source>
        <translation>没有名称含此内容的帧。</translation>
    </message>
    <message>
        <source>The frames of the sprite in view stand here.</source>
        <translation>当前精灵的帧显示在此处。</translation>
    </message>
    <message>
        <source>All frames</source>
        <translation>所有帧</translation>
    </message>
    <message>
        <source>The tag “%1” names no frames of this sprite.</source>
        <translation>标签“%1”没有指定此精灵的任何帧。</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>添加标签</translation>
    </message>
    <message>
        <source>Remove tag %1</source>
        <translation>删除标签 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n 帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>A sprite keeps at least one frame. Remove the sprite instead.</source>
        <translation>精灵至少要保留一帧。请改为删除精灵。</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>删除 %1</translation>
    </message>
    <message>
        <source>%1: undo brings it back.</source>
        <translation>%1：撤销可恢复。</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>创建 %1 的副本</translation>
    </message>
    <message>
        <source>Insert frame without shapes</source>
        <translation>插入无形状的帧</translation>
    </message>
    <message>
        <source>Hold %1</source>
        <translation>延长 %1</translation>
    </message>
    <message>
        <source>%1: twice as long.</source>
        <translation>%1：时长加倍。</translation>
    </message>
    <message>
        <source>Reverse %1</source>
        <translation>反转 %1</translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>为 %1 编号</translation>
    </message>
    <message>
        <source>Select the shapes that are to be copied first, or a point.</source>
        <translation>请先选择要复制的形状或点。</translation>
    </message>
    <message>
        <source>Choose the frames to copy to with Ctrl or Shift first.</source>
        <translation>请先用 Ctrl 或 Shift 选择要复制到的帧。</translation>
    </message>
    <message>
        <source>There is no other frame to copy to.</source>
        <translation>没有其他可复制到的帧。</translation>
    </message>
    <message>
        <source>Looking where the picture has gone…</source>
        <translation>正在查找图片移动到的位置…</translation>
    </message>
    <message>
        <source>The frame is another one by now; nothing was copied along the picture.</source>
        <translation>当前帧已经改变；未沿图片复制任何内容。</translation>
    </message>
    <message>
        <source>No pixels were found to follow, so that nothing was moved.</source>
        <translation>未找到可跟随的像素，因此未移动任何内容。</translation>
    </message>
    <message>
        <source>%1 not, without pixels to follow</source>
        <translation>%1 未移动，没有可跟随的像素</translation>
    </message>
    <message>
        <source>%1 not at all</source>
        <translation>%1 没有位移</translation>
    </message>
    <message>
        <source>%1 by %2, %3</source>
        <translation>%1 移动 %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved along the picture: %1.</source>
        <translation>已沿图片移动：%1。</translation>
    </message>
    <message>
        <source>Copy shapes to %1</source>
        <translation>将形状复制到 %1</translation>
    </message>
    <message>
        <source>Copied to %1.</source>
        <translation>已复制到 %1。</translation>
    </message>
    <message>
        <source>Copied to %1; a shape drawn there was replaced. Alt keeps both.</source>
        <translation>已复制到 %1；替换了该处绘制的一个形状。按住 Alt 可保留两者。</translation>
    </message>
    <message>
        <source>Copied to %1; %2 shapes drawn there were replaced. Alt keeps both.</source>
        <translation>已复制到 %1；替换了该处绘制的 %2 个形状。按住 Alt 可保留两者。</translation>
    </message>
    <message>
        <source>The copy replaced “%1”, which was drawn on %2.</source>
        <translation>副本替换了绘制在 %2 上的“%1”。</translation>
    </message>
    <message>
        <source>Copies replaced %1 shapes that were drawn on %2.</source>
        <translation>副本替换了绘制在 %2 上的 %1 个形状。</translation>
    </message>
    <message>
        <source>Copy point %1 to %2</source>
        <translation>将点 %1 复制到 %2</translation>
    </message>
    <message>
        <source>Copied to %1; moved in %2 of them.</source>
        <translation>已复制到 %1；在其中 %2 帧中移动了位置。</translation>
    </message>
    <message>
        <source>Search frames</source>
        <translation>搜索帧</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>播放或停止</translation>
    </message>
    <message>
        <source>own times</source>
        <translation>各帧时长</translation>
    </message>
    <message>
        <source> fps</source>
        <translation> 帧/秒</translation>
    </message>
    <message>
        <source>How fast the preview plays; at 0 each frame stands for its own duration</source>
        <translation>预览的播放速度；为 0 时各帧按自身的时长显示</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>每秒帧数</translation>
    </message>
    <message>
        <source>Slice sheet: cut this sprite&apos;s image into frames of equal size</source>
        <translation>切分精灵表：将此精灵的图像切成等大的帧</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>轨道</translation>
    </message>
    <message>
        <source>Tag to show and play</source>
        <translation>要显示和播放的标签</translation>
    </message>
    <message>
        <source>The animation tag whose frames are shown and played</source>
        <translation>显示并播放其帧的动画标签</translation>
    </message>
    <message>
        <source>Add a tag over the chosen frames</source>
        <translation>为所选帧添加标签</translation>
    </message>
    <message>
        <source>Remove this tag; its frames stay</source>
        <translation>删除此标签；其帧保留</translation>
    </message>
    <message>
        <source>Onion skin: the frames beside this one, faintly</source>
        <translation>洋葱皮：淡显相邻的帧</translation>
    </message>
    <message>
        <source>Copy to…</source>
        <translation>复制到…</translation>
    </message>
    <message>
        <source>Copy the selected shapes to other frames, in place of what they are copies of; with Alt held beside what is there</source>
        <translation>将所选形状复制到其他帧，替换其对应的副本；按住 Alt 则与原有内容并存</translation>
    </message>
    <message>
        <source>The &amp;next frame</source>
        <translation>下一帧(&amp;N)</translation>
    </message>
    <message>
        <source>All to the &amp;end of the tag</source>
        <translation>直到标签末尾(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;All frames shown</source>
        <translation>所有显示的帧(&amp;A)</translation>
    </message>
    <message>
        <source>The &amp;chosen frames</source>
        <translation>所选帧(&amp;C)</translation>
    </message>
    <message>
        <source>The grid of tracks in place of the strip: what is there when</source>
        <translation>以轨道网格代替帧条：何时有何内容</translation>
    </message>
    <message>
        <source>What is locked stays.</source>
        <translation>锁定的内容保持不变。</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>已选 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Pivots of the chosen frames where their pictures have them</source>
        <translation>按图片设置所选帧的轴心</translation>
    </message>
</context>
<context>
    <name>hitbox::GestureTipCard</name>
    <message>
        <source>Got it</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>不再提示</translation>
    </message>
</context>
<context>
    <name>hitbox::GoToFrame</name>
    <message>
        <source>Go to frame</source>
        <translation>转到帧</translation>
    </message>
    <message>
        <source>Frame number</source>
        <translation>帧编号</translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation>0 到 %1</translation>
    </message>
</context>
<context>
    <name>hitbox::HelpDesk</name>
    <message>
        <source>More…</source>
        <translation>更多…</translation>
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
        <translation>旋转</translation>
    </message>
    <message>
        <source>scale x</source>
        <translation>缩放 x</translation>
    </message>
    <message>
        <source>scale y</source>
        <translation>缩放 y</translation>
    </message>
    <message>
        <source>speed x</source>
        <translation>速度 x</translation>
    </message>
    <message>
        <source>In the play test: pixels a second to the right</source>
        <translation>试玩测试中：每秒向右的像素数</translation>
    </message>
    <message>
        <source>speed y</source>
        <translation>速度 y</translation>
    </message>
    <message>
        <source>In the play test: pixels a second downwards</source>
        <translation>试玩测试中：每秒向下的像素数</translation>
    </message>
    <message>
        <source>spin</source>
        <translation>自转</translation>
    </message>
    <message>
        <source>In the play test: degrees a second, clockwise</source>
        <translation>试玩测试中：每秒顺时针的度数</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1（缺失）</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>What it shows while nothing is played</source>
        <translation>未播放时显示的内容</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>The animation that it plays where time runs</source>
        <translation>时间推进时播放的动画</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>The layer that it stands on</source>
        <translation>所在的图层</translation>
    </message>
    <message>
        <source>Change frame</source>
        <translation>更改帧</translation>
    </message>
    <message>
        <source>Change animation</source>
        <translation>更改动画</translation>
    </message>
    <message>
        <source>Change layer</source>
        <translation>更改图层</translation>
    </message>
    <message>
        <source>Change placement</source>
        <translation>更改放置</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>自转</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无内容</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>hitbox::InstanceList</name>
    <message>
        <source>Instances</source>
        <translation>实例</translation>
    </message>
    <message>
        <source>%1 · plays %2</source>
        <translation>%1 · 播放 %2</translation>
    </message>
    <message>
        <source>No layer</source>
        <translation>无图层</translation>
    </message>
    <message>
        <source>below all layers</source>
        <translation>位于所有图层之下</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>The stage is empty. Double-click a sprite or a frame to place it.</source>
        <translation>舞台为空。双击精灵或帧即可放置。</translation>
    </message>
    <message>
        <source>No instance shows a sprite, frame or tag with this in its name.</source>
        <translation>没有实例显示的精灵、帧或标签的名称含此内容。</translation>
    </message>
    <message>
        <source>Show layer %1</source>
        <translation>显示图层 %1</translation>
    </message>
    <message>
        <source>Hide layer %1</source>
        <translation>隐藏图层 %1</translation>
    </message>
    <message>
        <source>Lock layer %1</source>
        <translation>锁定图层 %1</translation>
    </message>
    <message>
        <source>Unlock layer %1</source>
        <translation>解锁图层 %1</translation>
    </message>
    <message>
        <source>Rename layer to %1</source>
        <translation>将图层重命名为 %1</translation>
    </message>
    <message>
        <source>New layer</source>
        <translation>新建图层</translation>
    </message>
    <message>
        <source>Remove layer %1</source>
        <translation>删除图层 %1</translation>
    </message>
    <message>
        <source>Move layer in the order</source>
        <translation>更改图层的顺序</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>更改 %1 的顺序</translation>
    </message>
</context>
<context>
    <name>hitbox::LivePlay</name>
    <message>
        <source>There is nothing on the stage to fire at.</source>
        <translation>舞台上没有可射击的目标。</translation>
    </message>
    <message>
        <source>Click to fire from there at the nearest of what is selected, or of all. Esc ends the test.</source>
        <translation>单击可从该处向最近的选中对象（未选中时为所有对象）发射。Esc 结束测试。</translation>
    </message>
    <message>
        <source>The project changed: the play test began anew.</source>
        <translation>项目已更改：试玩测试已重新开始。</translation>
    </message>
</context>
<context>
    <name>hitbox::LiveTrace</name>
    <message>
        <source>The image of this frame cannot be read.</source>
        <translation>此帧的图像无法读取。</translation>
    </message>
</context>
<context>
    <name>hitbox::LossList</name>
    <message>
        <source>What the export loses</source>
        <translation>导出丢失的内容</translation>
    </message>
    <message>
        <source>Double click to see the place in the editor</source>
        <translation>双击可在编辑器中查看该处</translation>
    </message>
    <message>
        <source>Nothing is lost: the format carries all that the project has.</source>
        <translation>没有丢失任何内容：该格式可容纳项目的全部内容。</translation>
    </message>
    <message>
        <source>Lost or changed on the way: %1</source>
        <translation>导出中丢失或更改：%1</translation>
    </message>
    <message>
        <source>the whole project</source>
        <translation>整个项目</translation>
    </message>
</context>
<context>
    <name>hitbox::Loupe</name>
    <message>
        <source>Loupe</source>
        <translation>放大镜</translation>
    </message>
</context>
<context>
    <name>hitbox::MainWindow</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近文件(&amp;R)</translation>
    </message>
    <message>
        <source>Finish	Enter</source>
        <translation>完成	Enter</translation>
    </message>
    <message>
        <source>Cancel	Esc</source>
        <translation>取消	Esc</translation>
    </message>
    <message>
        <source>About Hitbox Editor</source>
        <translation>关于 Hitbox Editor</translation>
    </message>
    <message>
        <source>Hitbox Editor %1

Draws hitboxes onto sprites, tells at once when a polygon crosses itself, shows what overlaps what, and writes the collision files that engines load.</source>
        <translation>Hitbox Editor %1

在精灵上绘制碰撞框，即时提示多边形的自相交，显示重叠情况，并写出引擎可加载的碰撞文件。</translation>
    </message>
    <message>
        <source>Saving, and closed then…</source>
        <translation>正在保存，完成后关闭…</translation>
    </message>
    <message>
        <source>Exporting, and closed then…</source>
        <translation>正在导出，完成后关闭…</translation>
    </message>
    <message>
        <source>“%1” is open in another tab</source>
        <translation>“%1”已在另一个标签页中打开</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Projects, images and sheets (*.hitbox %1);;Projects (*.hitbox);;All files (*)</source>
        <translation>项目、图像和精灵表 (*.hitbox %1);;项目 (*.hitbox);;所有文件 (*)</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>“%1”有未保存的更改。</translation>
    </message>
    <message>
        <source>These projects have changes that are not saved:
%1</source>
        <translation>以下项目有未保存的更改：
%1</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>Save them before it is closed?</source>
        <translation>关闭前是否保存？</translation>
    </message>
    <message>
        <source>Save them before they are closed?</source>
        <translation>关闭前是否全部保存？</translation>
    </message>
    <message>
        <source>The editor crashed on %1. A report says where; nothing of it was sent.</source>
        <translation>编辑器于 %1 崩溃。报告说明了崩溃位置；没有发送任何内容。</translation>
    </message>
    <message>
        <source>Show Report</source>
        <translation>显示报告</translation>
    </message>
    <message>
        <source>Unsaved work on “%1” was recovered from %2.</source>
        <translation>已恢复“%1”于 %2 的未保存工作。</translation>
    </message>
    <message>
        <source>Nothing is kept for recovery in this run.</source>
        <translation>本次运行不保留供恢复的内容。</translation>
    </message>
    <message>
        <source>Work on “%1” that was closed on %2 is open again.</source>
        <translation>于 %2 关闭的“%1”的工作已重新打开。</translation>
    </message>
    <message>
        <source>No versions are kept in this run.</source>
        <translation>本次运行不保留版本。</translation>
    </message>
    <message>
        <source>There are versions of a project once it is saved.</source>
        <translation>项目保存后才有版本。</translation>
    </message>
    <message>
        <source>The version could not be opened: %1</source>
        <translation>无法打开该版本：%1</translation>
    </message>
    <message>
        <source>A copy of “%1” is open. It is in no file until you save it.</source>
        <translation>已打开“%1”的副本。在你保存之前，它不在任何文件中。</translation>
    </message>
    <message>
        <source>Unsaved work could not be read, and stays where it is: %1</source>
        <translation>未保存的工作无法读取，仍留在原处：%1</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>The sample is not installed.</source>
        <translation>未安装该示例。</translation>
    </message>
    <message>
        <source>The file was written since, by a save here or by another program: undo shows what is in it, saving asks first.</source>
        <translation>此后文件被写入，可能是在此处保存，也可能是其他程序：撤销可查看其内容，保存前会先询问。</translation>
    </message>
    <message>
        <source>The file was moved or removed since: undo shows an empty project, saving asks first.</source>
        <translation>此后文件被移动或删除：撤销会显示空项目，保存前会先询问。</translation>
    </message>
    <message>
        <source>The file cannot be read now: undo shows an empty project. (%1)</source>
        <translation>文件现在无法读取：撤销会显示空项目。（%1）</translation>
    </message>
    <message>
        <source>The unsaved work on “%1” was discarded, and its file is not there: its tab was closed.</source>
        <translation>“%1”的未保存工作已丢弃，而其文件不存在：标签页已关闭。</translation>
    </message>
</context>
<context>
    <name>hitbox::Manual</name>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
</context>
<context>
    <name>hitbox::ManualView</name>
    <message>
        <source>Page of the manual</source>
        <translation>手册页面</translation>
    </message>
</context>
<context>
    <name>hitbox::ManualWindow</name>
    <message>
        <source>Search the manual</source>
        <translation>搜索手册</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Search the manual (%1)</source>
        <translation>搜索手册（%1）</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>更改快捷键…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>%1 – Manual</source>
        <translation>%1 – 手册</translation>
    </message>
</context>
<context>
    <name>hitbox::MarksPanel</name>
    <message>
        <source>Points and events</source>
        <translation>点和事件</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
</context>
<context>
    <name>hitbox::NewAnimationsDialog</name>
    <message>
        <source>New images</source>
        <translation>新图像</translation>
    </message>
    <message>
        <source>The names of these images are numbered. What are they?</source>
        <translation>这些图像的名称带有编号。它们是什么？</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation>“%1”（%2）</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;One animation: “%1”, %n frames</source>
        <translation>
            <numerusform>一个动画：“%1”，%n 帧(&amp;O)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n images as one ani&amp;mation</source>
        <translation>
            <numerusform>全部 %n 张图像作为一个动画(&amp;M)</numerusform>
        </translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message numerus="yes">
        <source>+ %n</source>
        <translation>
            <numerusform>+ %n</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” has no number %2.</source>
        <translation>“%1”没有编号 %2。</translation>
    </message>
    <message>
        <source>The images of “%1” differ in size.</source>
        <translation>“%1”的图像大小不一。</translation>
    </message>
    <message>
        <source>The other image becomes a sprite of its own.</source>
        <translation>其余 1 张图像成为单独的精灵。</translation>
    </message>
    <message numerus="yes">
        <source>The %n other images become sprites of their own.</source>
        <translation>
            <numerusform>其余 %n 张图像各自成为单独的精灵。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Sprites with animations: %1</source>
        <translation>带有动画的多个精灵：%1(&amp;T)</translation>
    </message>
    <message>
        <source>A sprite for &amp;each animation: %1</source>
        <translation>每个动画一个精灵：%1(&amp;E)</translation>
    </message>
    <message numerus="yes">
        <source>All %n images as one sprite, with a tag for each ani&amp;mation</source>
        <translation>
            <numerusform>全部 %n 张图像作为一个精灵，每个动画一个标签(&amp;M)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n se&amp;parate sprites</source>
        <translation>
            <numerusform>%n 个单独的精灵(&amp;P)</numerusform>
        </translation>
    </message>
    <message>
        <source>One spri&amp;te “%1” with animations: %2</source>
        <translation>一个带有动画的精灵“%1”：%2(&amp;T)</translation>
    </message>
    <message>
        <source>“%1” has the number %2 more than once.</source>
        <translation>“%1”的编号 %2 出现多次。</translation>
    </message>
</context>
<context>
    <name>hitbox::NoticeBar</name>
    <message>
        <source>How far it is</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>收起</translation>
    </message>
</context>
<context>
    <name>hitbox::NumberField</name>
    <message>
        <source>%1 is too small: at least %2.</source>
        <translation>%1 过小：至少为 %2。</translation>
    </message>
    <message>
        <source>%1 is too large: at most %2.</source>
        <translation>%1 过大：最多为 %2。</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>至少为 %1。</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>最多为 %1。</translation>
    </message>
</context>
<context>
    <name>hitbox::NumbersPanel</name>
    <message>
        <source>width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>centre x</source>
        <translation>中心 x</translation>
    </message>
    <message>
        <source>centre y</source>
        <translation>中心 y</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>from x</source>
        <translation>起点 x</translation>
    </message>
    <message>
        <source>from y</source>
        <translation>起点 y</translation>
    </message>
    <message>
        <source>to x</source>
        <translation>终点 x</translation>
    </message>
    <message>
        <source>to y</source>
        <translation>终点 y</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Select a shape to see its numbers.</source>
        <translation>选择形状以查看其数值。</translation>
    </message>
    <message>
        <source>1 vertex</source>
        <translation>1 个顶点</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices</source>
        <translation>
            <numerusform>%n 个顶点</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a vertex of %1</source>
        <translation>输入 %1 的顶点</translation>
    </message>
    <message>
        <source>Insert a point into %1</source>
        <translation>在 %1 中插入点</translation>
    </message>
    <message>
        <source>%1 would keep fewer than %2 vertices. Delete the shape instead.</source>
        <translation>%1 的顶点将少于 %2 个。请改为删除该形状。</translation>
    </message>
    <message>
        <source>Delete a point of %1</source>
        <translation>删除 %1 的点</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n points of %1</source>
        <translation>
            <numerusform>删除 %1 的 %n 个点</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was pasted: %1</source>
        <translation>未粘贴任何内容：%1</translation>
    </message>
    <message>
        <source>Paste vertices into %1</source>
        <translation>将顶点粘贴到 %1</translation>
    </message>
    <message>
        <source>Type a number of %1</source>
        <translation>输入 %1 的数值</translation>
    </message>
    <message>
        <source>Type the bounds of %1</source>
        <translation>输入 %1 的边界</translation>
    </message>
    <message>
        <source>That would lie beyond ±%1 pixels.</source>
        <translation>这会超出 ±%1 像素的范围。</translation>
    </message>
</context>
<context>
    <name>hitbox::OnionMenu</name>
    <message>
        <source>Onion skin</source>
        <translation>洋葱皮</translation>
    </message>
    <message>
        <source>Show &amp;onion skin</source>
        <translation>显示洋葱皮(&amp;O)</translation>
    </message>
    <message>
        <source>The frames beside this one, faintly</source>
        <translation>淡显相邻的帧</translation>
    </message>
    <message>
        <source>Frames &amp;before</source>
        <translation>之前的帧(&amp;B)</translation>
    </message>
    <message>
        <source>Frames &amp;after</source>
        <translation>之后的帧(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Keys only</source>
        <translation>仅关键帧(&amp;K)</translation>
    </message>
    <message>
        <source>Frames that hold a key of what is selected, or any key where nothing is</source>
        <translation>含有所选形状关键帧的帧；未选中时为含有任意关键帧的帧</translation>
    </message>
    <message>
        <source>&amp;Shapes</source>
        <translation>形状(&amp;S)</translation>
    </message>
    <message>
        <source>Their outlines: dashed before, dotted after</source>
        <translation>其轮廓：之前的为虚线，之后的为点线</translation>
    </message>
    <message>
        <source>P&amp;ictures</source>
        <translation>图片(&amp;I)</translation>
    </message>
    <message>
        <source>Their pixels</source>
        <translation>其像素</translation>
    </message>
    <message>
        <source>&amp;Tint pictures</source>
        <translation>为图片着色(&amp;T)</translation>
    </message>
    <message>
        <source>Amber before, blue after</source>
        <translation>之前为琥珀色，之后为蓝色</translation>
    </message>
    <message>
        <source>&amp;Fade</source>
        <translation>渐隐(&amp;F)</translation>
    </message>
    <message>
        <source>The farther a frame is, the fainter</source>
        <translation>帧离得越远越淡</translation>
    </message>
    <message>
        <source>Pictures in f&amp;ront</source>
        <translation>图片置于前方(&amp;R)</translation>
    </message>
    <message>
        <source>Over the pixels of this frame, not behind them</source>
        <translation>位于此帧的像素之上，而非之下</translation>
    </message>
    <message>
        <source>Shows from every frame of its sprite</source>
        <translation>在其精灵的每一帧中都显示</translation>
    </message>
    <message>
        <source>&amp;Pin this frame</source>
        <translation>固定此帧(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Pinned: %1</source>
        <translation>已固定：%1(&amp;P)</translation>
    </message>
</context>
<context>
    <name>hitbox::OpeningQueue</name>
    <message>
        <source>a project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>正在读取 %1…</translation>
    </message>
</context>
<context>
    <name>hitbox::OverlapKinds</name>
    <message>
        <source>Show pairs that are %1: %2</source>
        <translation>显示关系为“%1”的对：%2</translation>
    </message>
</context>
<context>
    <name>hitbox::OverlapsPanel</name>
    <message>
        <source>Overlaps</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>Search overlaps</source>
        <translation>搜索重叠</translation>
    </message>
    <message>
        <source>Show only pairs whose categories hit each other</source>
        <translation>仅显示类别之间存在命中的对</translation>
    </message>
    <message>
        <source>Hits only</source>
        <translation>仅命中</translation>
    </message>
    <message>
        <source>group %1: %2</source>
        <translation>组 %1：%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>tangled</source>
        <translation>缠结</translation>
    </message>
    <message>
        <source>%1 px²</source>
        <translation>%1 px²</translation>
    </message>
    <message>
        <source>Too much lies in a heap: overlaps are not looked for. Move instances apart, or to another stage.</source>
        <translation>堆叠的内容过多：不再查找重叠。请将实例移开，或移到另一个舞台。</translation>
    </message>
    <message>
        <source>Nothing meets. Drag one frame onto another.</source>
        <translation>没有相遇的形状。请将一帧拖到另一帧上。</translation>
    </message>
    <message>
        <source>No pair is as the switches and the search want it.</source>
        <translation>没有符合筛选和搜索条件的对。</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>1 次命中</translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n 次命中</numerusform>
        </translation>
    </message>
    <message>
        <source>Working out what overlaps…</source>
        <translation>正在计算重叠…</translation>
    </message>
    <message>
        <source>1 overlap</source>
        <translation>1 处重叠</translation>
    </message>
    <message numerus="yes">
        <source>%n overlaps</source>
        <translation>
            <numerusform>%n 处重叠</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::PackedProject</name>
    <message>
        <source>sprite “%1”</source>
        <translation>精灵“%1”</translation>
    </message>
    <message>
        <source>not written: a file is in the way that was not packed for this project; move it, or write to another folder</source>
        <translation>未写入：目标位置有一个并非为此项目打包的文件；请移走它，或写入其他文件夹</translation>
    </message>
    <message>
        <source>stopped: nothing was packed</source>
        <translation>已停止：未打包任何内容</translation>
    </message>
    <message>
        <source>the sprite “%1”</source>
        <translation>精灵“%1”</translation>
    </message>
</context>
<context>
    <name>hitbox::Packing</name>
    <message>
        <source>its frames do not fit into one sheet of %1 x %1 pixels; allow a larger one, or split the sprite</source>
        <translation>其帧放不进一张 %1 x %1 像素的精灵表；请允许更大的精灵表，或拆分精灵</translation>
    </message>
    <message>
        <source>there is not enough memory for its sheet</source>
        <translation>内存不足，无法生成其精灵表</translation>
    </message>
</context>
<context>
    <name>hitbox::Panel</name>
    <message>
        <source>Show or hide this part</source>
        <translation>显示或隐藏此部分</translation>
    </message>
    <message>
        <source>Fold or unfold: %1</source>
        <translation>折叠或展开：%1</translation>
    </message>
</context>
<context>
    <name>hitbox::PictureFlow</name>
    <message>
        <source>Leave</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>%1 is %2 times as large as it was.</source>
        <translation>%1 的大小是原来的 %2 倍。</translation>
    </message>
    <message>
        <source>Scale frames and shapes</source>
        <translation>缩放帧和形状</translation>
    </message>
    <message>
        <source>Add as frames…</source>
        <translation>添加为帧…</translation>
    </message>
    <message>
        <source>Move shapes with their pictures…</source>
        <translation>使形状跟随其图片移动…</translation>
    </message>
    <message>
        <source>The image or the project changed meanwhile: nothing was moved.</source>
        <translation>图像或项目在此期间发生了更改：未移动任何内容。</translation>
    </message>
    <message>
        <source>Add new pictures as frames</source>
        <translation>将新图片添加为帧</translation>
    </message>
    <message>
        <source>Move shapes with their pictures</source>
        <translation>使形状跟随其图片移动</translation>
    </message>
    <message>
        <source>Frames of the tag “%1” do not follow each other any more; it let go: %2.</source>
        <translation>标签“%1”的帧不再相邻；它放弃了：%2。</translation>
    </message>
</context>
<context>
    <name>hitbox::Pictures</name>
    <message>
        <source>Too much lies in a heap: overlaps are not looked for</source>
        <translation>堆叠的内容过多：不再查找重叠</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayControls</name>
    <message>
        <source>Play or pause</source>
        <translation>播放或暂停</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>从头开始</translation>
    </message>
    <message>
        <source>Stop, back to editing</source>
        <translation>停止，返回编辑</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayCountsView</name>
    <message>
        <source>no category</source>
        <translation>无类别</translation>
    </message>
    <message>
        <source> + %1 through</source>
        <translation> + 穿过 %1</translation>
    </message>
    <message>
        <source>Step %1 (%2 s): %3 fired, %4 hit, %5 missed, %6 flying</source>
        <translation>第 %1 步（%2 秒）：发射 %3，命中 %4，未命中 %5，飞行中 %6</translation>
    </message>
    <message>
        <source>%1, %2 went through</source>
        <translation>%1，穿过 %2</translation>
    </message>
    <message>
        <source>%1; %2 left out, too many were flying</source>
        <translation>%1；飞行中的过多，略去 %2</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy all counts as text with tabs, for a spreadsheet</source>
        <translation>将所有计数复制为以制表符分隔的文本，供电子表格使用</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>命中</translation>
    </message>
    <message>
        <source>No bullet has hit anything yet.</source>
        <translation>尚无子弹命中任何目标。</translation>
    </message>
    <message>
        <source>category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>one hit by its group</source>
        <translation>按组计一次命中</translation>
    </message>
    <message>
        <source>shape of category %1</source>
        <translation>类别 %1 的形状</translation>
    </message>
    <message>
        <source>The counts were copied.</source>
        <translation>计数已复制。</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayFields</name>
    <message>
        <source>Swept tests</source>
        <translation>扫掠检测</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Decides where shots from the edges set out and how they spread: the same seed gives the same hits</source>
        <translation>决定从边缘发射的位置和散布：相同的种子得到相同的命中</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>快慢</translation>
    </message>
    <message>
        <source>full speed</source>
        <translation>全速</translation>
    </message>
    <message>
        <source>a quarter</source>
        <translation>四分之一</translation>
    </message>
    <message>
        <source>Contacts are looked for all along a bullet&apos;s way: nothing passes through.</source>
        <translation>沿子弹的整段路径检测接触：不会有子弹穿过物体。</translation>
    </message>
    <message>
        <source>Contacts are looked for only where each step ends, as many games do: fast bullets pass through thin shapes (tunnelling). Where they do, their way is drawn.</source>
        <translation>仅在每步结束处检测接触，许多游戏都是如此：快速的子弹会穿过薄的形状（穿透）。发生穿透时会画出其路径。</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayPanel</name>
    <message>
        <source>Play test</source>
        <translation>试玩测试</translation>
    </message>
    <message>
        <source>Emitters</source>
        <translation>发射器</translation>
    </message>
    <message>
        <source>How it runs</source>
        <translation>运行方式</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayPicture</name>
    <message>
        <source>went through</source>
        <translation>穿过</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayReport</name>
    <message>
        <source>%1 · group %2: %3</source>
        <translation>%1 · 组 %2：%3</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>fired</source>
        <translation>已发射</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>命中</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>未命中</translation>
    </message>
    <message>
        <source>flying</source>
        <translation>飞行中</translation>
    </message>
    <message>
        <source>went through</source>
        <translation>穿过</translation>
    </message>
    <message>
        <source>what</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>命中数</translation>
    </message>
    <message>
        <source>group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>形状</translation>
    </message>
</context>
<context>
    <name>hitbox::PointList</name>
    <message>
        <source>Points of the frame</source>
        <translation>帧点</translation>
    </message>
    <message>
        <source>No points in this frame.</source>
        <translation>此帧没有点。</translation>
    </message>
    <message>
        <source>Add a point at the frame&apos;s pivot</source>
        <translation>在帧的轴心处添加点</translation>
    </message>
    <message>
        <source>Remove this point (Delete)</source>
        <translation>删除此点（Delete）</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Add point %1</source>
        <translation>添加点 %1</translation>
    </message>
    <message>
        <source>Remove point %1</source>
        <translation>删除点 %1</translation>
    </message>
    <message>
        <source>The frame has a point “%1” already.</source>
        <translation>该帧已有点“%1”。</translation>
    </message>
    <message>
        <source>Rename point to %1</source>
        <translation>将点重命名为 %1</translation>
    </message>
    <message>
        <source>Renamed in %1 frames of the sprite.</source>
        <translation>已在精灵的 %1 帧中重命名。</translation>
    </message>
    <message>
        <source>Turn point %1</source>
        <translation>旋转点 %1</translation>
    </message>
    <message>
        <source>Move point %1</source>
        <translation>移动点 %1</translation>
    </message>
</context>
<context>
    <name>hitbox::ProbeBar</name>
    <message>
        <source>Probe in hand</source>
        <translation>当前探针</translation>
    </message>
</context>
<context>
    <name>hitbox::ProbesPanel</name>
    <message>
        <source>Probes</source>
        <translation>探针</translation>
    </message>
    <message>
        <source>No probe was dropped. Take the probe, point at a shape and click.</source>
        <translation>尚未放置探针。请选取探针工具，指向形状并单击。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the coordinates of the line pressed last, or of the selected probes, with all digits</source>
        <translation>复制最后单击的行或所选探针的坐标，保留所有位数</translation>
    </message>
    <message>
        <source>Delete all probes on this stage</source>
        <translation>删除此舞台上的所有探针</translation>
    </message>
    <message>
        <source>Delete all probes</source>
        <translation>删除所有探针</translation>
    </message>
    <message>
        <source>the first %1</source>
        <translation>前 %1 个</translation>
    </message>
    <message>
        <source>Coordinates copied</source>
        <translation>坐标已复制</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除 %1</translation>
    </message>
</context>
<context>
    <name>hitbox::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>List errors</source>
        <translation>列出错误</translation>
    </message>
    <message>
        <source>List warnings</source>
        <translation>列出警告</translation>
    </message>
    <message>
        <source>List remarks</source>
        <translation>列出提示</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>规则…</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project</source>
        <translation>各规则在此项目中的严重程度</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>没有问题。</translation>
    </message>
    <message>
        <source>1 more is not listed: press the signs above.</source>
        <translation>还有 1 个未列出：请单击上方的图标。</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not listed: press the signs above.</source>
        <translation>
            <numerusform>还有 %n 个未列出：请单击上方的图标。</numerusform>
        </translation>
    </message>
    <message>
        <source>the first %1</source>
        <translation>前 %1 个</translation>
    </message>
    <message>
        <source>Find Image…</source>
        <translation>查找图像…</translation>
    </message>
    <message>
        <source>Replace Image…</source>
        <translation>替换图像…</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>规则：%1</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>规则 %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>全部修复</translation>
    </message>
    <message>
        <source>Stop repairing; what was repaired so far is kept</source>
        <translation>停止修复；已修复的部分会保留</translation>
    </message>
    <message>
        <source>Make every repair that keeps what the shapes fill</source>
        <translation>执行所有保持形状填充区域的修复</translation>
    </message>
    <message>
        <source>The project changed meanwhile: nothing was repaired</source>
        <translation>项目在此期间发生了更改：未修复任何问题</translation>
    </message>
    <message>
        <source>Nothing here can be repaired without a look</source>
        <translation>此处没有无需查看即可修复的问题</translation>
    </message>
    <message>
        <source>Stopped before anything was repaired</source>
        <translation>在修复任何问题之前就已停止</translation>
    </message>
    <message>
        <source>Still being checked…</source>
        <translation>仍在检查…</translation>
    </message>
    <message>
        <source>An error in this project</source>
        <translation>在此项目中视为错误</translation>
    </message>
    <message>
        <source>A warning in this project</source>
        <translation>在此项目中视为警告</translation>
    </message>
    <message>
        <source>A remark in this project</source>
        <translation>在此项目中视为提示</translation>
    </message>
    <message>
        <source>Turn off in this project</source>
        <translation>在此项目中关闭</translation>
    </message>
    <message>
        <source>Make 1 repair</source>
        <translation>进行 1 处修复</translation>
    </message>
    <message numerus="yes">
        <source>Make %n repairs</source>
        <translation>
            <numerusform>进行 %n 处修复</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped early: 1 repair made, the rest was not looked at</source>
        <translation>提前停止：已进行 1 处修复，其余未检查</translation>
    </message>
    <message numerus="yes">
        <source>Stopped early: %n repairs made, the rest was not looked at</source>
        <translation>
            <numerusform>提前停止：已进行 %n 处修复，其余未检查</numerusform>
        </translation>
    </message>
    <message>
        <source>1 repair made: %1</source>
        <translation>已进行 1 处修复：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n repairs made</source>
        <translation>
            <numerusform>已进行 %n 处修复</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::ProfileList</name>
    <message>
        <source>%1, on save</source>
        <translation>%1，保存时导出</translation>
    </message>
    <message>
        <source>Profiles of this project</source>
        <translation>此项目的配置</translation>
    </message>
    <message>
        <source>Rename this profile (F2)</source>
        <translation>重命名此配置（F2）</translation>
    </message>
    <message>
        <source>Remove this profile (Delete)</source>
        <translation>删除此配置（Delete）</translation>
    </message>
    <message>
        <source>None yet. A profile keeps engine, options and folder under a name.</source>
        <translation>尚无配置。配置以一个名称保存引擎、选项和文件夹。</translation>
    </message>
    <message>
        <source>A project has at most %1 export profiles; remove one first.</source>
        <translation>一个项目最多有 %1 个导出配置；请先删除一个。</translation>
    </message>
    <message>
        <source>Save export profile %1</source>
        <translation>保存导出配置 %1</translation>
    </message>
    <message>
        <source>Change export profile %1</source>
        <translation>更改导出配置 %1</translation>
    </message>
    <message>
        <source>A profile&apos;s name is one line of at most %1 characters.</source>
        <translation>配置名称为一行，最多 %1 个字符。</translation>
    </message>
    <message>
        <source>There is a profile “%1” already.</source>
        <translation>已有配置“%1”。</translation>
    </message>
    <message>
        <source>Rename export profile %1</source>
        <translation>重命名导出配置 %1</translation>
    </message>
    <message>
        <source>Remove export profile %1</source>
        <translation>删除导出配置 %1</translation>
    </message>
</context>
<context>
    <name>hitbox::ProjectFiles</name>
    <message>
        <source>untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Recover unsaved work</source>
        <translation>恢复未保存的工作</translation>
    </message>
    <message>
        <source>Reload the changed file</source>
        <translation>重新加载已更改的文件</translation>
    </message>
    <message>
        <source>the project has no file yet, expected a name to save it under</source>
        <translation>项目还没有文件，需要一个保存用的名称</translation>
    </message>
</context>
<context>
    <name>hitbox::PropertiesPanel</name>
    <message>
        <source>Properties</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>in all frames of the track</source>
        <translation>在轨道的所有帧中</translation>
    </message>
    <message>
        <source>Whose properties</source>
        <translation>属性所属对象</translation>
    </message>
    <message>
        <source>of the selected shape</source>
        <translation>所选形状的属性</translation>
    </message>
    <message>
        <source>of the frame</source>
        <translation>帧的属性</translation>
    </message>
    <message>
        <source>of the sprite</source>
        <translation>精灵的属性</translation>
    </message>
    <message>
        <source>of the project</source>
        <translation>项目的属性</translation>
    </message>
    <message>
        <source>Add a property</source>
        <translation>添加属性</translation>
    </message>
    <message>
        <source>Values go to the thing at all times, or else to this frame alone</source>
        <translation>值应用于该对象的所有帧，否则仅应用于此帧</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>更改 %1</translation>
    </message>
</context>
<context>
    <name>hitbox::PropertyForm</name>
    <message>
        <source>Type of %1</source>
        <translation>%1 的类型</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>更改 %1</translation>
    </message>
    <message>
        <source>“%1” is no colour such as #3fa7ff.</source>
        <translation>“%1”不是 #3fa7ff 这样的颜色。</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>“%1”不是数字。</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>删除 %1</translation>
    </message>
    <message>
        <source>property</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Add property</source>
        <translation>添加属性</translation>
    </message>
    <message>
        <source>A property needs a name.</source>
        <translation>属性需要名称。</translation>
    </message>
    <message>
        <source>There is a property “%1” already.</source>
        <translation>已有属性“%1”。</translation>
    </message>
    <message>
        <source>Rename property to %1</source>
        <translation>将属性重命名为 %1</translation>
    </message>
</context>
<context>
    <name>hitbox::PropertyRow</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>选择颜色</translation>
    </message>
    <message>
        <source>Name of the property</source>
        <translation>属性的名称</translation>
    </message>
    <message>
        <source>Type of the property</source>
        <translation>属性的类型</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>yes/no</source>
        <translation>是/否</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Value of the property</source>
        <translation>属性的值</translation>
    </message>
    <message>
        <source>Remove this property</source>
        <translation>删除此属性</translation>
    </message>
</context>
<context>
    <name>hitbox::RecentEntry</name>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Take it off this list</source>
        <translation>从此列表中移除</translation>
    </message>
    <message>
        <source>Take %1 off the list</source>
        <translation>从列表中移除 %1</translation>
    </message>
    <message>
        <source>%1 is no longer there</source>
        <translation>%1 已不存在</translation>
    </message>
</context>
<context>
    <name>hitbox::RecoverDialog</name>
    <message>
        <source>untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>从未保存</translation>
    </message>
    <message>
        <source>%1, closed %2
%3</source>
        <translation>%1，关闭于 %2
%3</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>恢复</translation>
    </message>
    <message numerus="yes">
        <source>Work that was closed without saving. It stays for %n days, the latest for longer.</source>
        <translation>
            <numerusform>未保存就关闭的工作。保留 %n 天，最近的保留更久。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>没有。</translation>
    </message>
    <message>
        <source>Work that was closed without saving</source>
        <translation>未保存就关闭的工作</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>删除(&amp;D)…</translation>
    </message>
    <message>
        <source>Delete &amp;all…</source>
        <translation>全部删除(&amp;A)…</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>删除后无法恢复。</translation>
    </message>
    <message>
        <source>Delete this work on “%1”?</source>
        <translation>删除“%1”的这项工作？</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message numerus="yes">
        <source>Delete all %n of them?</source>
        <translation>
            <numerusform>删除全部 %n 项？</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>全部删除</translation>
    </message>
    <message>
        <source>Work that was closed without saving. It stays for a day, the latest for longer.</source>
        <translation>未保存就关闭的工作。保留一天，最近的保留更久。</translation>
    </message>
</context>
<context>
    <name>hitbox::RoundingChooser</name>
    <message>
        <source>Numbers of the engine</source>
        <translation>引擎数值</translation>
    </message>
    <message>
        <source>The numbers in which the engine keeps coordinates: pairs that come out otherwise in them are marked</source>
        <translation>引擎保存坐标所用的数值：按此计算结果不同的对会被标出</translation>
    </message>
    <message>
        <source>As in %1</source>
        <translation>按%1</translation>
    </message>
    <message>
        <source>Pixels per metre</source>
        <translation>每米像素数</translation>
    </message>
    <message>
        <source>How many pixels are a metre in the engine</source>
        <translation>引擎中多少像素为一米</translation>
    </message>
    <message>
        <source> px/m</source>
        <translation> px/米</translation>
    </message>
    <message>
        <source>none differs</source>
        <translation>无差异</translation>
    </message>
    <message>
        <source>1 differs</source>
        <translation>1 个有差异</translation>
    </message>
    <message numerus="yes">
        <source>%n differ</source>
        <translation>
            <numerusform>%n 个有差异</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project. It is saved with it.</source>
        <translation>各规则在此项目中的严重程度。随项目一起保存。</translation>
    </message>
    <message>
        <source>Leave every rule to itself</source>
        <translation>所有规则恢复各自的默认设置</translation>
    </message>
    <message>
        <source>Reset rules</source>
        <translation>重置规则</translation>
    </message>
    <message>
        <source>As the rule says</source>
        <translation>规则默认</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>规则 %1</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
</context>
<context>
    <name>hitbox::SampleInfos</name>
    <message>
        <source>&amp;Ships and a fighter</source>
        <translation>飞船和格斗家(&amp;S)</translation>
    </message>
    <message>
        <source>Open a copy of a project with shapes of every kind</source>
        <translation>打开含有各种形状的项目的副本</translation>
    </message>
    <message>
        <source>A s&amp;tage</source>
        <translation>舞台(&amp;T)</translation>
    </message>
    <message>
        <source>Open a copy of a stage with overlaps of every kind, probes and bullets</source>
        <translation>打开含有各种重叠、探针和子弹的舞台的副本</translation>
    </message>
    <message>
        <source>A &amp;platform character</source>
        <translation>平台游戏角色(&amp;P)</translation>
    </message>
    <message>
        <source>Open a copy of a figure of 24 frames, with points, events and tracks</source>
        <translation>打开一个 24 帧角色的副本，带有点、事件和轨道</translation>
    </message>
    <message>
        <source>A s&amp;hooter</source>
        <translation>射击游戏(&amp;H)</translation>
    </message>
    <message>
        <source>Open a copy of an enemy that opens its shell, and a ship that fires</source>
        <translation>打开一个会张开外壳的敌人和一艘会开火的飞船的副本</translation>
    </message>
    <message>
        <source>Picture of the platform &amp;character</source>
        <translation>平台游戏角色的图片(&amp;C)</translation>
    </message>
    <message>
        <source>Open the sheet alone, as the tutorial begins</source>
        <translation>只打开精灵表，与教程开头一样</translation>
    </message>
    <message>
        <source>Picture of the &amp;fighter</source>
        <translation>格斗家的图片(&amp;F)</translation>
    </message>
    <message>
        <source>Picture of the sh&amp;ip</source>
        <translation>飞船的图片(&amp;I)</translation>
    </message>
    <message>
        <source>Open the picture alone, as the tutorial begins</source>
        <translation>只打开图片，与教程开头一样</translation>
    </message>
</context>
<context>
    <name>hitbox::SavingBar</name>
    <message>
        <source>Saving %1…</source>
        <translation>正在保存 %1…</translation>
    </message>
</context>
<context>
    <name>hitbox::ScopeChip</name>
    <message>
        <source>In which frames the next edit of shapes is done to the shapes of the same tracks</source>
        <translation>下次编辑形状时，在哪些帧中同时编辑同一轨道的形状</translation>
    </message>
</context>
<context>
    <name>hitbox::ScriptFlow</name>
    <message>
        <source>Run a script</source>
        <translation>运行脚本</translation>
    </message>
    <message>
        <source>Scripts (*.js)</source>
        <translation>脚本 (*.js)</translation>
    </message>
    <message>
        <source>A script is running</source>
        <translation>有脚本正在运行</translation>
    </message>
    <message>
        <source>Running %1…</source>
        <translation>正在运行 %1…</translation>
    </message>
    <message>
        <source>%1 has run</source>
        <translation>%1 已运行完毕</translation>
    </message>
    <message>
        <source>The project was changed while %1 ran, and what that did is not taken.</source>
        <translation>运行 %1 期间项目已被更改，脚本所做的修改未被采用。</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>再次运行</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>运行 %1</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>脚本</translation>
    </message>
</context>
<context>
    <name>hitbox::ScriptResults</name>
    <message>
        <source>What %1 says</source>
        <translation>%1 的输出</translation>
    </message>
    <message>
        <source>What the script printed</source>
        <translation>脚本打印的内容</translation>
    </message>
    <message>
        <source>What the script found</source>
        <translation>脚本发现的问题</translation>
    </message>
</context>
<context>
    <name>hitbox::SearchField</name>
    <message>
        <source>Search…</source>
        <translation>搜索…</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Nothing fits “%1”</source>
        <translation>没有与“%1”匹配的内容</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>清除搜索</translation>
    </message>
</context>
<context>
    <name>hitbox::Section</name>
    <message>
        <source>Show or hide this part</source>
        <translation>显示或隐藏此部分</translation>
    </message>
</context>
<context>
    <name>hitbox::Session</name>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message numerus="yes">
        <source>Add %n sprites</source>
        <translation>
            <numerusform>添加 %n 个精灵</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” was not done</source>
        <translation>“%1”未执行</translation>
    </message>
    <message>
        <source>“%1” was not done: %2</source>
        <translation>“%1”未执行：%2</translation>
    </message>
    <message numerus="yes">
        <source> · in %n frames</source>
        <translation>
            <numerusform> · %n 帧内</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>跟随桌面</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Colours of crossings and overlaps</source>
        <translation>交叉与重叠的颜色</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>For eyes that tell red and green apart badly</source>
        <translation>适合难以分辨红色和绿色的眼睛</translation>
    </message>
    <message>
        <source>For eyes that tell blue and yellow apart badly</source>
        <translation>适合难以分辨蓝色和黄色的眼睛</translation>
    </message>
    <message>
        <source>As different as can be</source>
        <translation>差别尽可能大</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>特大</translation>
    </message>
    <message>
        <source>Durations of frames</source>
        <translation>帧的时长</translation>
    </message>
    <message>
        <source>Ticks a second</source>
        <translation>每秒刻数</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>更改快捷键…</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1 像素</translation>
    </message>
    <message>
        <source>Half as large again</source>
        <translation>1.5 倍</translation>
    </message>
    <message>
        <source>Wheel over the canvas</source>
        <translation>画布上的滚轮</translation>
    </message>
    <message>
        <source>Zooms</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Scrolls, with Ctrl zooms</source>
        <translation>滚动，按住 Ctrl 缩放</translation>
    </message>
    <message>
        <source>Handles on the canvas</source>
        <translation>画布上的控制柄</translation>
    </message>
    <message>
        <source>Large, for pens and fingers</source>
        <translation>大（适合触控笔和手指）</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Engine of first exports</source>
        <translation>首次导出的引擎</translation>
    </message>
    <message>
        <source>Seconds until unsaved work is kept</source>
        <translation>未保存的工作多少秒后留存</translation>
    </message>
    <message>
        <source>Days that work closed without saving stays</source>
        <translation>未保存便关闭的工作保留的天数</translation>
    </message>
    <message>
        <source>Newest versions of a project that stay</source>
        <translation>保留的项目最新版本数</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Editing</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Tips that show a gesture</source>
        <translation>演示操作手势的提示</translation>
    </message>
    <message>
        <source>Once for each tool</source>
        <translation>每个工具一次</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
</context>
<context>
    <name>hitbox::ShapeFields</name>
    <message>
        <source>A number or a sum such as 12+0.5; the arrow keys step it, with Shift ten times as far, with Alt an eighth as far</source>
        <translation>数字或 12+0.5 之类的算式；方向键步进，按住 Shift 为十倍，按住 Alt 为八分之一</translation>
    </message>
</context>
<context>
    <name>hitbox::ShapesPanel</name>
    <message>
        <source>Shapes</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Search shapes</source>
        <translation>搜索形状</translation>
    </message>
    <message>
        <source>Show and lock by category</source>
        <translation>按类别显示和锁定</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Category of the selected shapes and of the next one drawn</source>
        <translation>所选形状及接下来绘制的形状的类别</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Categories: colours, bits and who hits whom</source>
        <translation>类别：颜色、位和命中关系</translation>
    </message>
    <message>
        <source>No shapes in this frame yet. Trace the sprite, or draw a polygon, a box or a circle.</source>
        <translation>此帧尚无形状。请描摹精灵，或绘制多边形、矩形或圆形。</translation>
    </message>
    <message>
        <source>No shape or category has this in its name.</source>
        <translation>没有名称含此内容的形状或类别。</translation>
    </message>
    <message>
        <source>several</source>
        <translation>多个</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>更改 %1 的顺序</translation>
    </message>
    <message>
        <source>Rename shape to %1</source>
        <translation>将形状重命名为 %1</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>显示 %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>隐藏 %1</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>锁定 %1</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>解锁 %1</translation>
    </message>
</context>
<context>
    <name>hitbox::SheetPreview</name>
    <message>
        <source>The sheet and its grid</source>
        <translation>精灵表及其网格</translation>
    </message>
    <message>
        <source>The wheel zooms, dragging moves, a double click shows all</source>
        <translation>滚轮缩放，拖动平移，双击显示全部</translation>
    </message>
    <message>
        <source>One line in %1 is drawn; the wheel zooms in</source>
        <translation>每 %1 条线只绘制一条；滚动滚轮可放大</translation>
    </message>
    <message>
        <source>Not all lines are drawn; the wheel zooms in</source>
        <translation>未绘制所有线条；滚动滚轮可放大</translation>
    </message>
</context>
<context>
    <name>hitbox::ShortcutEditor</name>
    <message>
        <source>Search actions</source>
        <translation>搜索操作</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>指定</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>更改快捷键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>新快捷键</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>%1 belongs to the canvas and the lists.</source>
        <translation>%1 由画布和列表使用。</translation>
    </message>
    <message>
        <source>%1 belongs to “%2” by now; “%3” would take it away from there.</source>
        <translation>%1 目前属于“%2”；“%3”会将其夺走。</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>夺取</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Keys of another program</source>
        <translation>其他程序的按键</translation>
    </message>
    <message>
        <source>Those of tools are Tiled&apos;s as delivered</source>
        <translation>默认情况下，工具的按键与 Tiled 相同</translation>
    </message>
</context>
<context>
    <name>hitbox::SidePanels</name>
    <message>
        <source>&amp;Trace panel</source>
        <translation>描摹面板(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Shapes panel</source>
        <translation>形状面板(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Properties panel</source>
        <translation>属性面板(&amp;P)</translation>
    </message>
    <message>
        <source>Points and e&amp;vents panel</source>
        <translation>点和事件面板(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Engine panel</source>
        <translation>引擎面板(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Numbers panel</source>
        <translation>数值面板(&amp;N)</translation>
    </message>
    <message>
        <source>St&amp;age panel</source>
        <translation>舞台面板(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Overlaps, probes and play test</source>
        <translation>重叠、探针和试玩测试(&amp;O)</translation>
    </message>
    <message>
        <source>P&amp;roblems panel</source>
        <translation>问题面板(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Conflicts panel</source>
        <translation>冲突面板(&amp;C)</translation>
    </message>
</context>
<context>
    <name>hitbox::SliceDialog</name>
    <message>
        <source>Cell size</source>
        <translation>单元格大小</translation>
    </message>
    <message>
        <source>Of one frame, in pixels; as many as fit are cut</source>
        <translation>一帧的大小，以像素计；能放下多少就切分多少</translation>
    </message>
    <message>
        <source>Columns, rows</source>
        <translation>列数、行数</translation>
    </message>
    <message>
        <source>How many cells; they become as large as fits</source>
        <translation>单元格的个数；大小取能放下的最大值</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>边距</translation>
    </message>
    <message>
        <source>Pixels around all cells, on both sides</source>
        <translation>所有单元格四周的像素，两侧均计入</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>间距</translation>
    </message>
    <message>
        <source>Pixels between one cell and the next</source>
        <translation>相邻单元格之间的像素</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Pixels before the first cell, on top of the margin</source>
        <translation>第一个单元格之前的像素，在边距之外另加</translation>
    </message>
    <message>
        <source>Guessed by the empty rows and columns between the cells.</source>
        <translation>根据单元格之间的空行和空列推测。</translation>
    </message>
    <message>
        <source>Guessed by the numbers in the file&apos;s name.</source>
        <translation>根据文件名中的数字推测。</translation>
    </message>
    <message>
        <source>Guessed by what comes again at this distance.</source>
        <translation>根据按此间隔重复出现的内容推测。</translation>
    </message>
    <message>
        <source>Guessed by the lines along which the colours change.</source>
        <translation>根据颜色变化的分界线推测。</translation>
    </message>
    <message>
        <source>Squares fit into this strip; nothing else tells what its cells are.</source>
        <translation>此条带可分成正方形；没有其他依据可判断其单元格。</translation>
    </message>
    <message>
        <source>Nothing tells how this picture is cut.</source>
        <translation>没有依据可判断此图片如何切分。</translation>
    </message>
    <message>
        <source>Slice sheet</source>
        <translation>切分精灵表</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
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
        <translation>略去空单元格(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Guess again</source>
        <translation>重新推测(&amp;G)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>切分</translation>
    </message>
    <message>
        <source>Looking for the grid…</source>
        <translation>正在查找网格…</translation>
    </message>
    <message>
        <source>Looking for empty cells…</source>
        <translation>正在查找空单元格…</translation>
    </message>
    <message>
        <source>%1 × %2 px</source>
        <translation>%1 × %2 px</translation>
    </message>
    <message>
        <source>1 frame of %1</source>
        <translation>1 帧，%1</translation>
    </message>
    <message numerus="yes">
        <source>%n frames of %1</source>
        <translation>
            <numerusform>%n 帧，每帧 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>1 empty cell stays out.</source>
        <translation>1 个空单元格不计入。</translation>
    </message>
    <message numerus="yes">
        <source>%n empty cells stay out.</source>
        <translation>
            <numerusform>%n 个空单元格不计入。</numerusform>
        </translation>
    </message>
    <message>
        <source>1 of them is empty.</source>
        <translation>其中 1 个为空。</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are empty.</source>
        <translation>
            <numerusform>其中 %n 个为空。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 px at the right and %2 px at the bottom stay out.</source>
        <translation>右侧 %1 px 和底部 %2 px 不计入。</translation>
    </message>
    <message>
        <source>%1 px at the right stay out.</source>
        <translation>右侧 %1 px 不计入。</translation>
    </message>
    <message>
        <source>%1 px at the bottom stay out.</source>
        <translation>底部 %1 px 不计入。</translation>
    </message>
    <message>
        <source>No cell fits into the sheet.</source>
        <translation>精灵表中放不下任何单元格。</translation>
    </message>
    <message>
        <source>There is no cell for frames with shapes on them: %1 frames, %2 shapes. Undo brings them back.</source>
        <translation>带有形状的帧没有对应的单元格：%1 帧，%2 个形状。撤销可恢复。</translation>
    </message>
</context>
<context>
    <name>hitbox::SnapPopup</name>
    <message>
        <source>Snap to: %1</source>
        <translation>吸附到：%1</translation>
    </message>
    <message>
        <source>no grid</source>
        <translation>无网格</translation>
    </message>
    <message>
        <source>pixel</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>half pixel</source>
        <translation>半像素</translation>
    </message>
    <message>
        <source>own grid</source>
        <translation>自定义网格</translation>
    </message>
    <message>
        <source>vertices of other shapes</source>
        <translation>其他形状的顶点</translation>
    </message>
    <message>
        <source>edges of other shapes</source>
        <translation>其他形状的边</translation>
    </message>
    <message>
        <source>outline of the sprite&apos;s pixels</source>
        <translation>精灵像素的轮廓</translation>
    </message>
    <message>
        <source>the same shape in the frame before</source>
        <translation>上一帧中的同一形状</translation>
    </message>
    <message>
        <source>borders and middle of the frame</source>
        <translation>帧的边界和中线</translation>
    </message>
    <message>
        <source>pivot</source>
        <translation>轴心</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>吸附</translation>
    </message>
    <message>
        <source>Points snap to</source>
        <translation>点吸附到</translation>
    </message>
    <message>
        <source>Ctrl turns all off while held.</source>
        <translation>按住 Ctrl 可全部关闭。</translation>
    </message>
    <message>
        <source>step x</source>
        <translation>步长 x</translation>
    </message>
    <message>
        <source>step y</source>
        <translation>步长 y</translation>
    </message>
    <message>
        <source>from x</source>
        <translation>起点 x</translation>
    </message>
    <message>
        <source>from y</source>
        <translation>起点 y</translation>
    </message>
</context>
<context>
    <name>hitbox::SpritesPanel</name>
    <message>
        <source>Sprites</source>
        <translation>精灵</translation>
    </message>
    <message>
        <source>Search sprites</source>
        <translation>搜索精灵</translation>
    </message>
    <message>
        <source>Add images as sprites</source>
        <translation>将图像添加为精灵</translation>
    </message>
    <message>
        <source>No sprites yet. Drop images here.</source>
        <translation>尚无精灵。请将图像拖放到此处。</translation>
    </message>
    <message>
        <source>Rename sprite to %1</source>
        <translation>将精灵重命名为 %1</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 帧</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n 帧</numerusform>
        </translation>
    </message>
    <message>
        <source>No sprite has this in its name.</source>
        <translation>没有名称含此内容的精灵。</translation>
    </message>
    <message>
        <source>%1 sprites</source>
        <translation>%1 个精灵</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>删除 %1</translation>
    </message>
    <message>
        <source>%1: undo brings it back.</source>
        <translation>%1：撤销可恢复。</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>创建 %1 的副本</translation>
    </message>
</context>
<context>
    <name>hitbox::StageDesk</name>
    <message>
        <source>Looking at the stage</source>
        <translation>查看舞台</translation>
    </message>
</context>
<context>
    <name>hitbox::StagePanel</name>
    <message>
        <source>Stage</source>
        <translation>舞台</translation>
    </message>
    <message>
        <source>Search instances</source>
        <translation>搜索实例</translation>
    </message>
    <message>
        <source>Place frame</source>
        <translation>放置帧</translation>
    </message>
    <message>
        <source>Stage in view; type to rename it</source>
        <translation>当前舞台；输入可重命名</translation>
    </message>
    <message>
        <source>New stage</source>
        <translation>新建舞台</translation>
    </message>
    <message>
        <source>Remove this stage</source>
        <translation>删除此舞台</translation>
    </message>
    <message>
        <source>New layer on top of the others</source>
        <translation>在其他图层之上新建图层</translation>
    </message>
    <message>
        <source>Play the animations of what stands here</source>
        <translation>播放此处各实例的动画</translation>
    </message>
    <message>
        <source>Put the frame chosen below on the stage</source>
        <translation>将下方所选的帧放到舞台上</translation>
    </message>
    <message>
        <source>Rename stage</source>
        <translation>重命名舞台</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>舞台</translation>
    </message>
    <message>
        <source>Remove stage</source>
        <translation>删除舞台</translation>
    </message>
</context>
<context>
    <name>hitbox::StartPage</name>
    <message>
        <source>Drop a PNG, a sheet or a folder here</source>
        <translation>将 PNG、精灵表或文件夹拖放到此处</translation>
    </message>
    <message>
        <source>PNG, GIF, WebP, Aseprite, Photoshop, Krita and .hitbox files</source>
        <translation>PNG、GIF、WebP、Aseprite、Photoshop、Krita 和 .hitbox 文件</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Open projects and images</source>
        <translation>打开项目和图像</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近打开</translation>
    </message>
    <message>
        <source>Samples to try things out on</source>
        <translation>可供试用的示例</translation>
    </message>
    <message>
        <source>PNG, GIF, Aseprite, Photoshop, Krita and .hitbox files</source>
        <translation>PNG、GIF、Aseprite、Photoshop、Krita 和 .hitbox 文件</translation>
    </message>
</context>
<context>
    <name>hitbox::StatusLine</name>
    <message>
        <source>engine view</source>
        <translation>引擎视图</translation>
    </message>
    <message>
        <source>Choose what points snap to</source>
        <translation>选择点吸附到什么</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>吸附</translation>
    </message>
    <message>
        <source>snap: %1</source>
        <translation>吸附：%1</translation>
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
        <translation>标签的第一帧</translation>
    </message>
    <message>
        <source>Last frame of the tag</source>
        <translation>标签的最后一帧</translation>
    </message>
    <message>
        <source>The frame&apos;s number, counted from 0</source>
        <translation>帧的编号，从 0 起计</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>正向</translation>
    </message>
    <message>
        <source>reverse</source>
        <translation>反向</translation>
    </message>
    <message>
        <source>ping-pong</source>
        <translation>往返</translation>
    </message>
    <message>
        <source>ping-pong from the end</source>
        <translation>从末尾往返</translation>
    </message>
    <message>
        <source>How often it is played before the animation ends: 0 for ever</source>
        <translation>动画结束前播放的次数：0 为无限循环</translation>
    </message>
    <message>
        <source>for ever</source>
        <translation>无限循环</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <source>Times that the tag is played</source>
        <translation>标签的播放次数</translation>
    </message>
    <message>
        <source>Rename tag to %1</source>
        <translation>将标签重命名为 %1</translation>
    </message>
    <message>
        <source>Direction of tag %1</source>
        <translation>标签 %1 的方向</translation>
    </message>
    <message>
        <source>Repeats of tag %1</source>
        <translation>标签 %1 的重复次数</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Frames of tag %1</source>
        <translation>标签 %1 的帧</translation>
    </message>
    <message>
        <source>Choose a tag by its bar, or in the box above, to change it.</source>
        <translation>通过标签的横条或上方的框选择标签，即可更改它。</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelineExport</name>
    <message>
        <source>Save the timeline as a picture</source>
        <translation>将时间轴保存为图片</translation>
    </message>
    <message>
        <source>Save the timeline as CSV</source>
        <translation>将时间轴保存为 CSV</translation>
    </message>
    <message>
        <source>Copied 1 tick as CSV</source>
        <translation>已将 1 刻复制为 CSV</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n ticks as CSV</source>
        <translation>
            <numerusform>已将 %n 刻复制为 CSV</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1 文件 (*.%2)</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>Could not write the timeline: %1</source>
        <translation>无法写入时间轴：%1</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelineFields</name>
    <message>
        <source>Who</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>When hit</source>
        <translation>受击时</translation>
    </message>
    <message>
        <source> ticks</source>
        <translation> 刻</translation>
    </message>
    <message>
        <source>Ticks that B starts after A</source>
        <translation>B 晚于 A 开始的刻数</translation>
    </message>
    <message>
        <source>How many ticks B starts after A; below 0, A starts after B</source>
        <translation>B 晚于 A 多少刻开始；小于 0 时 A 晚于 B 开始</translation>
    </message>
    <message>
        <source>Take the selected two</source>
        <translation>取用所选的两个</translation>
    </message>
    <message>
        <source>Play the two instances that are selected on the stage</source>
        <translation>播放舞台上所选的两个实例</translation>
    </message>
    <message>
        <source>B starts after</source>
        <translation>B 延后</translation>
    </message>
    <message>
        <source>Instance that is player %1</source>
        <translation>作为玩家 %1 的实例</translation>
    </message>
    <message>
        <source>as placed</source>
        <translation>与放置时相同</translation>
    </message>
    <message>
        <source>What %1 plays</source>
        <translation>%1 播放的内容</translation>
    </message>
    <message>
        <source>What %1 plays; on the stage, an instance&apos;s tag is chosen in its row</source>
        <translation>%1 播放的内容；在舞台上，实例的标签在其所在行中选择</translation>
    </message>
    <message>
        <source>Rounds of %1</source>
        <translation>%1 的轮数</translation>
    </message>
    <message>
        <source>How often %1 plays it, one round after the other</source>
        <translation>%1 连续播放的次数，一轮接一轮</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>What %1 turns to when it is hit</source>
        <translation>%1 受击时转为播放的内容</translation>
    </message>
    <message>
        <source>What %1 turns to on the tick after the first hit, such as its hit-stun</source>
        <translation>%1 在第一次受击的下一刻转为播放的内容，例如受击硬直</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelinePanel</name>
    <message>
        <source>Go to the first contact</source>
        <translation>转到第一次接触</translation>
    </message>
    <message>
        <source>Go to the last contact</source>
        <translation>转到最后一次接触</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>图片…</translation>
    </message>
    <message>
        <source>Save the strip as a picture</source>
        <translation>将时间轴条保存为图片</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Save a line for each tick</source>
        <translation>每刻保存为一行</translation>
    </message>
    <message>
        <source>Copy CSV</source>
        <translation>复制 CSV</translation>
    </message>
    <message>
        <source>Copy a line for each tick</source>
        <translation>每刻复制为一行</translation>
    </message>
    <message>
        <source>1 tick</source>
        <translation>1 刻</translation>
    </message>
    <message numerus="yes">
        <source>%n ticks</source>
        <translation>
            <numerusform>%n 刻</numerusform>
        </translation>
    </message>
    <message>
        <source>The two never meet.</source>
        <translation>两者从未相遇。</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelineStrip</name>
    <message>
        <source>Ticks</source>
        <translation>刻</translation>
    </message>
    <message>
        <source>nothing meets</source>
        <translation>没有相遇</translation>
    </message>
    <message>
        <source>each hits the other</source>
        <translation>互相命中</translation>
    </message>
    <message>
        <source>A hits B</source>
        <translation>A 命中 B</translation>
    </message>
    <message>
        <source>B hits A</source>
        <translation>B 命中 A</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>tick %1: %2 | %3, %4</source>
        <translation>第 %1 刻：%2 | %3，%4</translation>
    </message>
    <message>
        <source>%1 in %2 px²</source>
        <translation>%1，面积 %2 px²</translation>
    </message>
</context>
<context>
    <name>hitbox::ToolBar</name>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
</context>
<context>
    <name>hitbox::TopBar</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>舞台</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>舞台 %1</translation>
    </message>
</context>
<context>
    <name>hitbox::TracePanel</name>
    <message>
        <source>Cannot be traced: %1</source>
        <translation>无法描摹：%1</translation>
    </message>
    <message>
        <source>Tracing…</source>
        <translation>正在描摹…</translation>
    </message>
    <message>
        <source>Outlines: %1, vertices: %2</source>
        <translation>轮廓：%1，顶点：%2</translation>
    </message>
    <message>
        <source>Missed pixels %1 %, excess pixels %2 %</source>
        <translation>遗漏像素 %1 %，多余像素 %2 %</translation>
    </message>
    <message>
        <source>Frames traced: %1.</source>
        <translation>已描摹的帧：%1。</translation>
    </message>
    <message>
        <source>Nothing to outline: %1.</source>
        <translation>没有可勾勒的内容：%1。</translation>
    </message>
    <message>
        <source>Changed meanwhile and left alone: %1.</source>
        <translation>在此期间发生更改而未处理：%1。</translation>
    </message>
    <message>
        <source>Could not be traced: %1, such as %2</source>
        <translation>无法描摹：%1，例如 %2</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>描摹</translation>
    </message>
    <message>
        <source>Cancelled; nothing was changed.</source>
        <translation>已取消；未更改任何内容。</translation>
    </message>
    <message>
        <source>Tolerance in pixels</source>
        <translation>容差（像素）</translation>
    </message>
    <message>
        <source>How far the outline may leave the pixels&apos; edges: more means fewer vertices</source>
        <translation>轮廓可偏离像素边缘的距离：越大则顶点越少</translation>
    </message>
    <message>
        <source>Alpha threshold</source>
        <translation>透明度阈值</translation>
    </message>
    <message>
        <source>Pixels of at least this alpha count as opaque</source>
        <translation>透明度值不低于此值的像素视为不透明</translation>
    </message>
    <message>
        <source>Grow or shrink in pixels</source>
        <translation>扩张或收缩（像素）</translation>
    </message>
    <message>
        <source>Makes the outline larger, or smaller with a negative number</source>
        <translation>扩大轮廓，负数则缩小</translation>
    </message>
    <message>
        <source>Smallest island in pixels</source>
        <translation>最小孤岛（像素）</translation>
    </message>
    <message>
        <source>Islands and holes of fewer pixels are passed over</source>
        <translation>像素数更少的孤岛和孔洞会被跳过</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Just so many vertices in each outline, whatever the tolerance</source>
        <translation>每个轮廓正好使用这么多顶点，不论容差如何</translation>
    </message>
    <message>
        <source>Number of vertices</source>
        <translation>顶点数</translation>
    </message>
    <message>
        <source>Never cut an opaque pixel</source>
        <translation>不切入任何不透明像素</translation>
    </message>
    <message>
        <source>Keep holes open</source>
        <translation>保持孔洞开放</translation>
    </message>
    <message>
        <source>A polygon has no holes: the outline is cut into several that leave them open</source>
        <translation>多边形没有孔洞：轮廓会切成多个，使孔洞保持开放</translation>
    </message>
    <message>
        <source>Tint pixels that do not fit</source>
        <translation>为不符的像素着色</translation>
    </message>
    <message>
        <source>Orange: opaque pixels that no outline holds. Violet: other pixels that one does</source>
        <translation>橙色：没有轮廓包含的不透明像素。紫色：被轮廓包含的其他像素</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>透明度</translation>
    </message>
    <message>
        <source>Grow</source>
        <translation>扩张</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Take all outlines as shapes (Enter)</source>
        <translation>将所有轮廓取为形状（Enter）</translation>
    </message>
    <message>
        <source>Trace many frames</source>
        <translation>描摹多帧</translation>
    </message>
    <message>
        <source>Selected frames</source>
        <translation>所选帧</translation>
    </message>
    <message>
        <source>All frames of this sprite</source>
        <translation>此精灵的所有帧</translation>
    </message>
    <message>
        <source>All frames of the project</source>
        <translation>项目的所有帧</translation>
    </message>
    <message>
        <source>Replace shapes of the category</source>
        <translation>替换该类别的形状</translation>
    </message>
    <message>
        <source>For many frames: outlines take the place of the category&apos;s shapes there</source>
        <translation>用于多帧：轮廓会取代其中该类别的形状</translation>
    </message>
    <message>
        <source>Frames traced</source>
        <translation>已描摹的帧</translation>
    </message>
    <message>
        <source>%v of %m frames</source>
        <translation>%v/%m 帧</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Frames of the tag “%1”</source>
        <translation>标签“%1”的帧</translation>
    </message>
    <message>
        <source>Trace as %1</source>
        <translation>描摹为 %1</translation>
    </message>
    <message>
        <source>Replace shapes of “%1”</source>
        <translation>替换“%1”的形状</translation>
    </message>
</context>
<context>
    <name>hitbox::TrackGrid</name>
    <message>
        <source>Tracks</source>
        <translation>轨道</translation>
    </message>
    <message>
        <source>shapes</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无内容</translation>
    </message>
    <message>
        <source>without a track</source>
        <translation>不在轨道中</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes without a track</source>
        <translation>
            <numerusform>%n 个形状不在轨道中</numerusform>
        </translation>
    </message>
    <message>
        <source>key</source>
        <translation>关键帧</translation>
    </message>
    <message>
        <source>held, as in the frame before</source>
        <translation>保持，与上一帧相同</translation>
    </message>
    <message>
        <source>in-between, worked out from keys</source>
        <translation>补间，由关键帧算出</translation>
    </message>
    <message>
        <source>%1, frame %2: %3</source>
        <translation>%1，帧 %2：%3</translation>
    </message>
    <message>
        <source>%1
Double click to type another duration.</source>
        <translation>%1
双击可输入其他时长。</translation>
    </message>
    <message>
        <source>Show or hide on all frames; Alt: on one</source>
        <translation>在所有帧中显示或隐藏；Alt：仅一帧</translation>
    </message>
    <message>
        <source>Lock or unlock on all frames; Alt: on one</source>
        <translation>在所有帧中锁定或解锁；Alt：仅一帧</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>攻击</translation>
    </message>
    <message>
        <source>Attack %1</source>
        <translation>攻击 %1</translation>
    </message>
    <message>
        <source>No shapes in this sprite yet. What is drawn stands here, frame by frame.</source>
        <translation>此精灵尚无形状。绘制的形状会逐帧显示在此处。</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1，已隐藏</translation>
    </message>
    <message>
        <source>%1, locked</source>
        <translation>%1，已锁定</translation>
    </message>
</context>
<context>
    <name>hitbox::TrackLanes</name>
    <message>
        <source>1 frame</source>
        <translation>1 帧</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>%1 帧</translation>
    </message>
    <message>
        <source>Startup</source>
        <translation>前摇</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>Gap, where nothing strikes</source>
        <translation>间隙，其间不命中</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>后摇</translation>
    </message>
    <message>
        <source>1 tick</source>
        <translation>1 刻</translation>
    </message>
    <message>
        <source>%1 ticks</source>
        <translation>%1 刻</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation>%1：%2，%3，%4</translation>
    </message>
    <message>
        <source>startup %1</source>
        <translation>前摇 %1</translation>
    </message>
    <message>
        <source>active %1</source>
        <translation>有效 %1</translation>
    </message>
    <message>
        <source>gap %1</source>
        <translation>间隙 %1</translation>
    </message>
    <message>
        <source>recovery %1</source>
        <translation>后摇 %1</translation>
    </message>
    <message>
        <source>No shape of these frames strikes another category.</source>
        <translation>这些帧中没有形状命中其他类别。</translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation>帧 %1</translation>
    </message>
    <message>
        <source>Frames %1 to %2</source>
        <translation>帧 %1 到 %2</translation>
    </message>
    <message>
        <source>The whole attack:</source>
        <translation>整个攻击：</translation>
    </message>
    <message>
        <source>Active counts the gaps within it.</source>
        <translation>有效计入其中的间隙。</translation>
    </message>
    <message>
        <source>Frame %1, %2: %3, %4</source>
        <translation>帧 %1，%2：%3，%4</translation>
    </message>
    <message>
        <source>Frame %1 – when it comes up: %2</source>
        <translation>帧 %1 – 出现时：%2</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 个错误</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 个错误</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 个警告</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 个警告</translation>
    </message>
    <message>
        <source>1 remark</source>
        <translation>1 个提示</translation>
    </message>
    <message>
        <source>%1 remarks</source>
        <translation>%1 个提示</translation>
    </message>
    <message>
        <source>Frame %1 – %2: %3</source>
        <translation>帧 %1 – %2：%3</translation>
    </message>
</context>
<context>
    <name>hitbox::TracksPanel</name>
    <message>
        <source>%1 tracks</source>
        <translation>%1 条轨道</translation>
    </message>
    <message>
        <source>Begin %1 in frame %2</source>
        <translation>使 %1 从帧 %2 开始</translation>
    </message>
    <message>
        <source>End %1 in frame %2</source>
        <translation>使 %1 在帧 %2 结束</translation>
    </message>
    <message>
        <source>Move %1 to frame %2</source>
        <translation>将 %1 移动到帧 %2</translation>
    </message>
    <message>
        <source>Copy %1 to frame %2</source>
        <translation>将 %1 复制到帧 %2</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>轨道</translation>
    </message>
    <message>
        <source>Tag to show</source>
        <translation>要显示的标签</translation>
    </message>
    <message>
        <source>The animation tag whose frames are shown</source>
        <translation>显示其帧的动画标签</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>播放或停止</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>%1 is locked; its lock beside the name lets it go.</source>
        <translation>%1 已锁定；可用其名称旁的锁解锁。</translation>
    </message>
    <message>
        <source>All frames</source>
        <translation>所有帧</translation>
    </message>
    <message>
        <source>The strip of frames in place of the grid</source>
        <translation>以帧条代替网格</translation>
    </message>
    <message>
        <source>The tag “%1” names no frames of this sprite.</source>
        <translation>标签“%1”没有指定此精灵的任何帧。</translation>
    </message>
    <message>
        <source>%1 is not in the frame in view.</source>
        <translation>%1 不在当前帧中。</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>显示 %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>隐藏 %1</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>锁定 %1</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>解锁 %1</translation>
    </message>
    <message>
        <source>What is locked stays.</source>
        <translation>锁定的内容保持不变。</translation>
    </message>
    <message>
        <source>Choose cells with something in them first.</source>
        <translation>请先选择含有内容的单元格。</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>删除 %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n shapes</source>
        <translation>
            <numerusform>删除 %n 个形状</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: undo brings it back.</source>
        <translation>%1：撤销可恢复。</translation>
    </message>
    <message>
        <source>Join into one track</source>
        <translation>合并为一条轨道</translation>
    </message>
    <message>
        <source>Choose cells of different frames first, such as with Shift.</source>
        <translation>请先选择不同帧的单元格，例如用 Shift 选择。</translation>
    </message>
    <message>
        <source>Take out of the track</source>
        <translation>移出轨道</translation>
    </message>
    <message>
        <source>Choose cells of a track first.</source>
        <translation>请先选择轨道的单元格。</translation>
    </message>
    <message>
        <source>Hold %1</source>
        <translation>延长 %1</translation>
    </message>
    <message>
        <source>Choose cells behind a shape of the track first.</source>
        <translation>请先选择轨道中某个形状之后的单元格。</translation>
    </message>
    <message>
        <source>Make keys of %1</source>
        <translation>将 %1 设为关键帧</translation>
    </message>
    <message>
        <source>Work in-betweens of %1 out</source>
        <translation>计算 %1 的补间</translation>
    </message>
    <message>
        <source>Choose cells between two keys of a track first.</source>
        <translation>请先选择轨道中两个关键帧之间的单元格。</translation>
    </message>
    <message numerus="yes">
        <source>%n keys are worked out from those around them now. Undo brings them back.</source>
        <translation>
            <numerusform>%n 个关键帧现由其前后的关键帧算出。撤销可恢复。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shapes look like one thing: make them a track?</source>
        <translation>%1 个形状看似同一对象：是否建立轨道？</translation>
    </message>
    <message>
        <source>%1 shapes look like %2 things: make them tracks?</source>
        <translation>%1 个形状看似 %2 个对象：是否建立轨道？</translation>
    </message>
    <message>
        <source>Make tracks</source>
        <translation>建立轨道</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>暂不</translation>
    </message>
    <message>
        <source>Make tracks of %1</source>
        <translation>为 %1 建立轨道</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen frames last as long now.</source>
        <translation>
            <numerusform>所选的 %n 帧现在持续这么久。</numerusform>
        </translation>
    </message>
    <message>
        <source>1 key is worked out from those around it now. Undo brings it back.</source>
        <translation>1 个关键帧现由其前后的关键帧算出。撤销可恢复。</translation>
    </message>
    <message>
        <source>%1 goes no further: the frames end there.</source>
        <translation>%1 无法再移动：帧到此为止。</translation>
    </message>
</context>
<context>
    <name>hitbox::VersionsDialog</name>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Saved at an unknown time</source>
        <translation>保存时间未知</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>“%1” as it was saved. A copy opens in a tab of its own and changes nothing else.</source>
        <translation>“%1”各次保存时的样子。副本在单独的标签页中打开，不影响其他内容。</translation>
    </message>
    <message>
        <source>There is none yet: the next save keeps one.</source>
        <translation>尚无版本：下次保存时会保留一个。</translation>
    </message>
    <message>
        <source>Versions of the project</source>
        <translation>项目的版本</translation>
    </message>
    <message>
        <source>Open as c&amp;opy</source>
        <translation>作为副本打开(&amp;O)</translation>
    </message>
    <message>
        <source>Cannot be opened: %1</source>
        <translation>无法打开：%1</translation>
    </message>
    <message>
        <source>As it is now</source>
        <translation>与当前相同</translation>
    </message>
    <message>
        <source>Since then: %1</source>
        <translation>此后：%1</translation>
    </message>
</context>
<context>
    <name>hitbox::VertexModel</name>
    <message>
        <source>Vertex %1</source>
        <translation>顶点 %1</translation>
    </message>
</context>
<context>
    <name>hitbox::VertexTable</name>
    <message>
        <source>Vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Type to change a coordinate; sums such as 12+0.5 work. Tab goes on, Insert adds, Delete removes, Ctrl+C and Ctrl+V copy and paste.</source>
        <translation>输入可更改坐标；可使用 12+0.5 之类的算式。Tab 转到下一个，Insert 添加，Delete 删除，Ctrl+C 和 Ctrl+V 复制和粘贴。</translation>
    </message>
</context>
<context>
    <name>hitbox::WorkBar</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>hitbox::Workspace</name>
    <message>
        <source>The project is saved. It could not be kept among its versions: %1</source>
        <translation>项目已保存，但未能保留到其版本中：%1</translation>
    </message>
    <message>
        <source>A crash would lose unsaved work, which could not be kept: %1</source>
        <translation>崩溃会丢失未保存的工作，因为未能保留它：%1</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>hitbox::formats</name>
    <message>
        <source>there is no format %1; there are: %2</source>
        <translation>没有格式 %1；可用的格式：%2</translation>
    </message>
    <message>
        <source>a depfile cannot hold the name %1: rename it without control characters, and with no backslash or colon at its end</source>
        <translation>depfile 无法包含名称 %1：请重命名，不要使用控制字符，末尾不要用反斜杠或冒号</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>it can be: %1</source>
        <translation>可以是：%1</translation>
    </message>
    <message>
        <source>it takes a number from 0.000001 to 1000000</source>
        <translation>取值为 0.000001 到 1000000 之间的数字</translation>
    </message>
    <message>
        <source>it takes one line of at most 1,000 characters</source>
        <translation>取值为一行文本，最多 1,000 个字符</translation>
    </message>
    <message>
        <source>the format %1 has no option %2; it has: %3</source>
        <translation>格式 %1 没有选项 %2；可用的选项：%3</translation>
    </message>
    <message>
        <source>the option %1 cannot be %2; %3</source>
        <translation>选项 %1 不能为 %2；%3</translation>
    </message>
    <message>
        <source>the project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>%1 and %2 would both be written to one file; rename one: what files are called by must differ by more than case and characters that files cannot have, in the %3 bytes that are kept of it, and a stage’s file is called by its name and “_stage”</source>
        <translation>%1 和 %2 会写入同一个文件；请重命名其中一个：文件所用的名称在保留的 %3 字节内，不能只有大小写或文件名禁用字符上的差别；舞台文件的名称为舞台名加“_stage”</translation>
    </message>
    <message>
        <source>%1 and %2 would both be written to %3; rename one: what files are called by must differ by more than case and characters that files cannot have, and a stage’s file is called by its name and “_stage”</source>
        <translation>%1 和 %2 都会写入 %3；请重命名其中一个：文件所用的名称不能只有大小写或文件名禁用字符上的差别；舞台文件的名称为舞台名加“_stage”</translation>
    </message>
    <message>
        <source>there is nothing to export: the project has no sprites</source>
        <translation>没有可导出的内容：项目中没有精灵</translation>
    </message>
    <message>
        <source>sprite %1, frame %2</source>
        <translation>精灵 %1，帧 %2</translation>
    </message>
    <message>
        <source>, shape %1 %2</source>
        <translation>，形状 %1 %2</translation>
    </message>
    <message>
        <source>read back, the file does not hold the shapes that were exported; nothing is written</source>
        <translation>回读文件时，其中没有所导出的形状；未写入任何内容</translation>
    </message>
    <message>
        <source>it reads %1</source>
        <translation>它读取 %1</translation>
    </message>
    <message>
        <source>it writes to %1</source>
        <translation>它写入 %1</translation>
    </message>
    <message>
        <source>it writes to %1 and reads %2</source>
        <translation>它写入 %1 并读取 %2</translation>
    </message>
    <message>
        <source>it is no file of %1</source>
        <translation>这不是 %1 的文件</translation>
    </message>
    <message>
        <source>%1 has %2 MiB, and files of more than %3 MiB cannot be imported again: it was not read back and compared. Events, points and shapes that are cut into several sprites make smaller files</source>
        <translation>%1 有 %2 MiB，而超过 %3 MiB 的文件无法再次导入：未回读比对。将事件、点和形状拆分到多个精灵可减小文件</translation>
    </message>
    <message>
        <source>%1 cannot be imported again, and was not read back and compared: %2</source>
        <translation>%1 无法再次导入，未回读比对：%2</translation>
    </message>
    <message>
        <source>the file could not be read back, and nothing is written: %1</source>
        <translation>文件无法回读，未写入任何内容：%1</translation>
    </message>
    <message>
        <source>sprite %1</source>
        <translation>精灵 %1</translation>
    </message>
    <message>
        <source>no file of the export holds the shapes; nothing is written</source>
        <translation>导出的文件中没有一个包含形状；未写入任何内容</translation>
    </message>
    <message>
        <source>What is written was not read back and compared: shapes run from frame to frame, which no project can hold</source>
        <translation>写入的内容未回读比对：形状在帧之间连续变化，项目无法表示</translation>
    </message>
    <message>
        <source>What is written was not read back and compared: there is more than can be imported</source>
        <translation>写入的内容未回读比对：内容超出可导入的上限</translation>
    </message>
    <message>
        <source>not written: it is read for this; choose another name</source>
        <translation>未写入：此文件正用于读取；请换一个名称</translation>
    </message>
    <message>
        <source>not written: it is the image of the sprite “%1”; choose another place</source>
        <translation>未写入：它是精灵“%1”的图像；请换一个位置</translation>
    </message>
    <message>
        <source>there is nothing to export: no frame has shapes</source>
        <translation>没有可导出的内容：没有任何帧包含形状</translation>
    </message>
    <message>
        <source>The name %1 gets an apostrophe in front: a spreadsheet would run it</source>
        <translation>名称 %1 前会加上一个撇号：否则电子表格会将其作为公式执行</translation>
    </message>
    <message>
        <source>The project has %1 categories, and Defold takes %2 groups</source>
        <translation>项目有 %1 个类别，而 Defold 最多支持 %2 个组</translation>
    </message>
    <message>
        <source>The category %1 becomes the group %2: Defold lists groups with commas</source>
        <translation>类别 %1 变为组 %2：Defold 用逗号分隔组</translation>
    </message>
    <message>
        <source>All frames of %1 get the duration of the first: GDevelop has one for an animation</source>
        <translation>%1 的所有帧都采用第一帧的时长：GDevelop 的每个动画只有一个时长</translation>
    </message>
    <message>
        <source>GDevelop has no sheets: give it an image for each frame, by its name</source>
        <translation>GDevelop 不支持精灵表：请为每一帧提供一张以帧名命名的图像</translation>
    </message>
    <message>
        <source>Categories are left out: GDevelop has one collision mask for a frame</source>
        <translation>类别被省略：GDevelop 的每一帧只有一个碰撞遮罩</translation>
    </message>
    <message>
        <source>Godot plays animations once or for ever; these tags are played for ever: %1</source>
        <translation>Godot 的动画只能播放一次或无限循环；以下标签将无限循环：%1</translation>
    </message>
    <message>
        <source>Godot plays animations once or for ever; these tags are played once: %1</source>
        <translation>Godot 的动画只能播放一次或无限循环；以下标签将只播放一次：%1</translation>
    </message>
    <message>
        <source>On stages, shapes that run have the size that they begin with until an animation is played</source>
        <translation>在舞台上，连续变化的形状在动画播放之前保持其初始大小</translation>
    </message>
    <message>
        <source>In-betweens stand still in each frame: with the option tween, Godot runs through them</source>
        <translation>补间在每一帧内静止不动：使用“补间”(tween) 选项可让 Godot 连续播放补间</translation>
    </message>
    <message>
        <source>In-betweens of capsules, and of tracks whose shapes differ by more than place and size, stand still in each frame</source>
        <translation>胶囊的补间，以及形状差异不止位置和大小的轨道的补间，在每一帧内静止不动</translation>
    </message>
    <message>
        <source>The animation of the tag %1 is named %2: the name is that of the animation that sets all back</source>
        <translation>标签 %1 的动画命名为 %2：原名称已被用于全部复位的动画</translation>
    </message>
    <message>
        <source>the animations would have %1 tracks, one for each tag and shape, and at most %2 are written; cut the sprite into several, or take tags out</source>
        <translation>动画将有 %1 条轨道，每个标签和形状各一条，而最多写入 %2 条；请将精灵拆分成多个，或删除一些标签</translation>
    </message>
    <message>
        <source>The packed sheets are shown by no scene: with the option pictures, scenes show them</source>
        <translation>没有场景会显示打包的精灵表：使用 pictures 选项可让场景显示它们</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <translation>%1 改为 %2</translation>
    </message>
    <message>
        <source>The node is named %1: a name in Godot differs from all others and has none of . : @ / &quot; %</source>
        <translation>节点命名为 %1：Godot 中的名称必须互不相同，且不含 . : @ / &quot; %</translation>
    </message>
    <message>
        <source>Properties get other names, for Godot’s differ from each other and have letters, digits and _ alone: %1</source>
        <translation>属性会改名，因为 Godot 的属性名必须互不相同，且只能包含字母、数字和 _：%1</translation>
    </message>
    <message>
        <source>Properties are left out, since Godot keeps none that are null: %1</source>
        <translation>属性被省略，因为 Godot 不保留值为 null 的属性：%1</translation>
    </message>
    <message>
        <source>Frames without an image show no picture</source>
        <translation>没有图像的帧不显示图片</translation>
    </message>
    <message>
        <source>Godot finds images only in the folder of the game; these lie elsewhere: %1</source>
        <translation>Godot 只在游戏文件夹中查找图像；以下图像位于别处：%1</translation>
    </message>
    <message>
        <source>Categories are left out: the loader gives every shape of a body one FixtureDef of yours</source>
        <translation>类别被省略：加载器为物体的每个形状使用你提供的同一个 FixtureDef</translation>
    </message>
    <message>
        <source>The frame has no whole numbers as properties “group” and “image”: what it lacks of them is written as %1 and %2</source>
        <translation>帧没有值为整数的属性“group”和“image”：缺少的部分写为 %1 和 %2</translation>
    </message>
    <message>
        <source>The tag %1 becomes action %2: actions have numbers, and the name is a comment</source>
        <translation>标签 %1 变为动作 %2：动作使用编号，名称作为注释保留</translation>
    </message>
    <message>
        <source>The body is named %1: another frame is called %2, too</source>
        <translation>物体命名为 %1：另一帧也叫 %2</translation>
    </message>
    <message>
        <source>1 polygon, %1 points</source>
        <translation>1 个多边形，%1 个点</translation>
    </message>
    <message>
        <source>%1 polygons, at most %2 points</source>
        <translation>%1 个多边形，最多 %2 个点</translation>
    </message>
    <message>
        <source>1 circle</source>
        <translation>1 个圆形</translation>
    </message>
    <message>
        <source>%1 circles</source>
        <translation>%1 个圆形</translation>
    </message>
    <message>
        <source>1 box</source>
        <translation>1 个矩形</translation>
    </message>
    <message>
        <source>%1 boxes</source>
        <translation>%1 个矩形</translation>
    </message>
    <message>
        <source>1 capsule</source>
        <translation>1 个胶囊</translation>
    </message>
    <message>
        <source>%1 capsules</source>
        <translation>%1 个胶囊</translation>
    </message>
    <message>
        <source>1 chain, %1 points</source>
        <translation>1 条链，%1 个点</translation>
    </message>
    <message>
        <source>%1 chains, at most %2 points</source>
        <translation>%1 条链，最多 %2 个点</translation>
    </message>
    <message>
        <source>1 convex piece, %1 points</source>
        <translation>1 个凸分块，%1 个点</translation>
    </message>
    <message>
        <source>%1 convex pieces, at most %2 points</source>
        <translation>%1 个凸分块，最多 %2 个点</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无内容</translation>
    </message>
    <message>
        <source>%1 itself cuts concave polygons into convex pieces when it loads them</source>
        <translation>%1 加载凹多边形时会自行切成凸分块</translation>
    </message>
    <message>
        <source>Convex pieces are written beside the outline as drawn</source>
        <translation>除绘制的轮廓外，还会写入凸分块</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation>（另有 %1 个）</translation>
    </message>
    <message>
        <source>The name %1 has characters that XML cannot carry: pictures or numbers of them are written in their place</source>
        <translation>名称 %1 含有 XML 无法容纳的字符：将以其图形符号或编号代替</translation>
    </message>
    <message>
        <source>The text of the property %1 has characters that XML cannot carry: pictures or numbers of them are written in their place</source>
        <translation>属性 %1 的文本含有 XML 无法容纳的字符：将以其图形符号或编号代替</translation>
    </message>
    <message>
        <source>Fields of categories are left out: %1</source>
        <translation>类别的字段被省略：%1</translation>
    </message>
    <message>
        <source>Fields of a kind that this version does not know are left out: %1</source>
        <translation>此版本不认识的字段类型被省略：%1</translation>
    </message>
    <message>
        <source>Shapes without a category get bit 1 and strike nothing</source>
        <translation>没有类别的形状得到第 1 位，且不命中任何对象</translation>
    </message>
    <message>
        <source>The category %1 is not defined: its shapes get bit 1 and strike nothing</source>
        <translation>类别 %1 未定义：其形状得到第 1 位，且不命中任何对象</translation>
    </message>
    <message>
        <source>The category %1 loses bits: the engine filters by %2 of them</source>
        <translation>类别 %1 会丢失部分位：引擎只按其中 %2 位过滤</translation>
    </message>
    <message>
        <source>Engines do not load %1, which the export names: pack a sheet, where the format has that option, or save it as a PNG</source>
        <translation>引擎无法加载导出所引用的 %1：若格式有此选项，请打包精灵表，或将其另存为 PNG</translation>
    </message>
    <message>
        <source>The shapes have several categories, and the format filters whole bodies only</source>
        <translation>形状有多个类别，而该格式只能按整个物体过滤</translation>
    </message>
    <message>
        <source>Tags and durations are left out: the format does not switch frames</source>
        <translation>标签和时长被省略：该格式不切换帧</translation>
    </message>
    <message>
        <source>Tracks are left out: every frame has shapes of its own in the format</source>
        <translation>轨道被省略：在该格式中每一帧都有各自的形状</translation>
    </message>
    <message>
        <source>In-betweens are written as they are in each frame: the format runs through none</source>
        <translation>补间按其在每一帧中的样子写入：该格式不支持连续补间</translation>
    </message>
    <message>
        <source>In-betweens of a kind that this version does not know are written as they are in each frame, and what they are is left out</source>
        <translation>此版本不认识的补间类型按其在每一帧中的样子写入，其类型被省略</translation>
    </message>
    <message>
        <source>How often tags are played is left out: the format does not say it</source>
        <translation>标签的播放次数被省略：该格式不记录次数</translation>
    </message>
    <message>
        <source>Points of frames are left out: the format has none</source>
        <translation>帧点被省略：该格式不支持帧点</translation>
    </message>
    <message>
        <source>Events of frames are left out: the format has none</source>
        <translation>帧事件被省略：该格式不支持事件</translation>
    </message>
    <message>
        <source>The frame is left out: no tag shows it</source>
        <translation>该帧被省略：没有标签显示它</translation>
    </message>
    <message>
        <source>Stages are left out: the format has none</source>
        <translation>舞台被省略：该格式不支持舞台</translation>
    </message>
    <message>
        <source>the sprite %1</source>
        <translation>精灵 %1</translation>
    </message>
    <message>
        <source>the stage %1</source>
        <translation>舞台 %1</translation>
    </message>
    <message>
        <source>the frame %1 of the sprite %2</source>
        <translation>精灵 %2 的帧 %1</translation>
    </message>
    <message>
        <source>whole pixels</source>
        <translation>整数像素</translation>
    </message>
    <message>
        <source>single precision</source>
        <translation>单精度</translation>
    </message>
    <message>
        <source>Rounded to %1, the outline meets itself</source>
        <translation>舍入到%1后，轮廓会与自身相遇</translation>
    </message>
    <message>
        <source>Rounding to %1 moves points by up to %2 px</source>
        <translation>舍入到%1会使点最多移动 %2 px</translation>
    </message>
    <message>
        <source>The shape is left out: it cannot be cut into convex pieces</source>
        <translation>该形状被省略：无法将其切成凸分块</translation>
    </message>
    <message>
        <source>The circle becomes a polygon with %1 corners</source>
        <translation>圆形变为有 %1 个角的多边形</translation>
    </message>
    <message>
        <source>The capsule becomes a polygon with %1 corners</source>
        <translation>胶囊变为有 %1 个角的多边形</translation>
    </message>
    <message>
        <source>The capsule becomes a rectangle and two circles</source>
        <translation>胶囊变为一个矩形和两个圆形</translation>
    </message>
    <message>
        <source>The %1 becomes the box around it: the format has no other shapes</source>
        <translation>%1变为其外接矩形：该格式没有其他形状</translation>
    </message>
    <message>
        <source>The chain is left out: the format has none</source>
        <translation>链被省略：该格式不支持链</translation>
    </message>
    <message>
        <source>The shape is left out: it is finer than the engine can hold</source>
        <translation>该形状被省略：它过于细小，引擎无法容纳</translation>
    </message>
    <message>
        <source>Convex pieces are left out that are finer than the engine can hold: %1</source>
        <translation>过于细小、引擎无法容纳的凸分块被省略：%1</translation>
    </message>
    <message>
        <source>Properties are left out: %1</source>
        <translation>属性被省略：%1</translation>
    </message>
    <message>
        <source>Points become one that are too close together for the engine</source>
        <translation>对引擎而言过近的点会合并为一个</translation>
    </message>
    <message>
        <source>The %1 becomes a polygon, since it is scaled unevenly</source>
        <translation>%1变为多边形，因为其缩放不均匀</translation>
    </message>
    <message>
        <source>layers are left out, the order of bodies stays</source>
        <translation>图层被省略，物体的顺序不变</translation>
    </message>
    <message>
        <source>bodies keep to their frames: the format does not switch them</source>
        <translation>物体保持在各自的帧：该格式不切换帧</translation>
    </message>
    <message>
        <source>%1, shape %2: </source>
        <translation>%1，形状 %2：</translation>
    </message>
    <message>
        <source>probes and emitters are left out</source>
        <translation>探针和发射器被省略</translation>
    </message>
    <message>
        <source>velocities and spins of the play test are left out</source>
        <translation>试玩测试的速度和自转被省略</translation>
    </message>
    <message>
        <source>Stage %1: %2</source>
        <translation>舞台 %1：%2</translation>
    </message>
    <message>
        <source>instance %1 is left out: it has no frame</source>
        <translation>实例 %1 被省略：它没有帧</translation>
    </message>
    <message>
        <source>instance %1 is left out: it is scaled to nothing</source>
        <translation>实例 %1 被省略：它被缩放为零</translation>
    </message>
    <message>
        <source>it has no image, and Tiled has no tile without one; give the sprite an image, or export to another format</source>
        <translation>它没有图像，而 Tiled 的图块必须有图像；请为精灵提供图像，或导出为其他格式</translation>
    </message>
    <message>
        <source>The property %1 is written as %2: another has that name in Tiled’s file</source>
        <translation>属性 %1 写为 %2：在 Tiled 的文件中另一个属性已使用该名称</translation>
    </message>
    <message>
        <source>The image cannot be read: Tiled may count its tiles otherwise</source>
        <translation>图像无法读取：Tiled 的图块计数可能不同</translation>
    </message>
    <message>
        <source>The frames lie on no grid: Tiled shows them from version 1.9 on, earlier ones show the whole image in every tile</source>
        <translation>帧不在网格上：Tiled 从 1.9 版起才能显示，更早的版本会在每个图块中显示整张图像</translation>
    </message>
    <message>
        <source>Trimmed frames: a tile is what the image has of its frame</source>
        <translation>裁边的帧：图块只是图像中该帧所占的部分</translation>
    </message>
    <message>
        <source>The tag %1 is left out: a tile has one animation, and its first frame begins another</source>
        <translation>标签 %1 被省略：一个图块只有一个动画，而其第一帧已作为另一个动画的开头</translation>
    </message>
    <message>
        <source>The duration is rounded to whole milliseconds</source>
        <translation>时长舍入到整数毫秒</translation>
    </message>
    <message>
        <source>Unity plays clips once or for ever; these tags are played for ever: %1</source>
        <translation>Unity 的剪辑只能播放一次或无限循环；以下标签将无限循环：%1</translation>
    </message>
    <message>
        <source>Unity calls methods by the names of events, and no method can have these: %1</source>
        <translation>Unity 按事件名称调用方法，而方法不能使用以下名称：%1</translation>
    </message>
    <message>
        <source>one sheet shows at most %1 frames: the first ones of %2</source>
        <translation>一张联系表最多显示 %1 帧：共 %2 帧，只取最前面的</translation>
    </message>
    <message>
        <source>drawn with %1 pixels a frame in place of %2, to fit into one picture</source>
        <translation>为放进一张图片，每帧以 %1 像素绘制，而非 %2 像素</translation>
    </message>
    <message>
        <source>the picture cannot be made</source>
        <translation>无法生成图片</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 帧</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>%1 帧</translation>
    </message>
    <message>
        <source>the pictures up to this one take more than %1 bytes; draw contact sheets in place of them, with --sheet</source>
        <translation>到这一张为止的图片超过 %1 字节；请改用 --sheet 绘制联系表</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>A hits</source>
        <translation>A 命中</translation>
    </message>
    <message>
        <source>B hits</source>
        <translation>B 命中</translation>
    </message>
    <message>
        <source>startup</source>
        <translation>前摇</translation>
    </message>
    <message>
        <source>active</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>recovery</source>
        <translation>后摇</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>受击硬直</translation>
    </message>
    <message>
        <source>a picture shows at most %1 ticks, and these are %2</source>
        <translation>一张图片最多显示 %1 刻，而此处有 %2 刻</translation>
    </message>
    <message>
        <source>there is no template in it</source>
        <translation>其中没有模板</translation>
    </message>
    <message>
        <source>the template makes too much of this project: at most 64 MiB are written</source>
        <translation>模板为此项目生成的内容过多：最多写入 64 MiB</translation>
    </message>
    <message>
        <source>this tag does not end; expected %1</source>
        <translation>此标记没有结束；应为 %1</translation>
    </message>
    <message>
        <source>the section %1 is not closed</source>
        <translation>区段 %1 没有关闭</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>a template cannot take in others</source>
        <translation>模板不能包含其他模板</translation>
    </message>
    <message>
        <source>expected at most %1 sections within each other</source>
        <translation>应最多 %1 个相互嵌套的区段</translation>
    </message>
    <message>
        <source>the section %1 is closed here, but %2</source>
        <translation>区段 %1 在此关闭，但%2</translation>
    </message>
    <message>
        <source>none is open</source>
        <translation>没有打开的区段</translation>
    </message>
    <message>
        <source>%1 is open</source>
        <translation>打开的是 %1</translation>
    </message>
    <message>
        <source>there is nothing named %1 in the data</source>
        <translation>数据中没有名为 %1 的内容</translation>
    </message>
    <message>
        <source>expected two delimiters, such as {{=&lt;% %&gt;=}}</source>
        <translation>应为两个定界符，如 {{=&lt;% %&gt;=}}</translation>
    </message>
    <message>
        <source>%1 is not understood; expected file=NAME, escape=%2 or y=up</source>
        <translation>无法理解 %1；应为 file=NAME、escape=%2 或 y=up</translation>
    </message>
    <message>
        <source>the template has more than %1 bytes</source>
        <translation>模板超过 %1 字节</translation>
    </message>
    <message>
        <source>the template is not text in UTF-8</source>
        <translation>模板不是 UTF-8 文本</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>从 %1 到 %2</translation>
    </message>
    <message>
        <source>“%1”, frame “%2”</source>
        <translation>“%1”，帧“%2”</translation>
    </message>
    <message>
        <source>“%1”, tag “%2”</source>
        <translation>“%1”，标签“%2”</translation>
    </message>
    <message>
        <source>“%1”, all frames</source>
        <translation>“%1”，所有帧</translation>
    </message>
    <message>
        <source>%1: instance %2</source>
        <translation>%1：实例 %2</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation>%1 轮</translation>
    </message>
    <message>
        <source>when hit %1</source>
        <translation>受击时转为 %1</translation>
    </message>
    <message>
        <source>%1: startup %2, active %3, recovery %4</source>
        <translation>%1：前摇 %2，有效 %3，后摇 %4</translation>
    </message>
    <message>
        <source>%1 %2 at %3</source>
        <translation>%1 %2，于第 %3 刻</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 个</translation>
    </message>
    <message>
        <source>hits by group: %1</source>
        <translation>按组命中：%1</translation>
    </message>
    <message>
        <source>contact: %1</source>
        <translation>接触：%1</translation>
    </message>
    <message>
        <source>A hits: %1</source>
        <translation>A 命中：%1</translation>
    </message>
    <message>
        <source>B hits: %1</source>
        <translation>B 命中：%1</translation>
    </message>
    <message>
        <source>frames of advantage for A: %1</source>
        <translation>A 的优势帧：%1</translation>
    </message>
    <message>
        <source>“%1”: %2 ticks, B starts at %3</source>
        <translation>“%1”：%2 刻，B 从第 %3 刻开始</translation>
    </message>
    <message>
        <source>how many pixels a metre of the engine has</source>
        <translation>引擎的一米有多少像素</translation>
    </message>
    <message>
        <source>Pixels per metre</source>
        <translation>每米像素数</translation>
    </message>
    <message>
        <source>whether each sprite gets SPRITE_packed.png, with its pictures trimmed and close together</source>
        <translation>是否为每个精灵生成 SPRITE_packed.png，其图像裁去空边并紧密排列</translation>
    </message>
    <message>
        <source>Pack frames into one sheet</source>
        <translation>将帧打包到一张精灵表</translation>
    </message>
    <message>
        <source>by how many pixels the edges of packed pictures are repeated around them</source>
        <translation>打包图像的边缘向外重复多少像素</translation>
    </message>
    <message>
        <source>Pack extrude</source>
        <translation>边缘重复</translation>
    </message>
    <message>
        <source>how many pixels a side of a packed sheet has at most</source>
        <translation>打包精灵表的边长最多多少像素</translation>
    </message>
    <message>
        <source>Pack side</source>
        <translation>最大边长</translation>
    </message>
    <message>
        <source>C and C++ header</source>
        <translation>C 和 C++ 头文件</translation>
    </message>
    <message>
        <source>Constant arrays for C99 and C++: outlines in frame pixels and convex pieces, frame by frame</source>
        <translation>用于 C99 和 C++ 的常量数组：以帧像素表示的轮廓与凸分块，逐帧列出</translation>
    </message>
    <message>
        <source>PhysicsEditor&apos;s property list: a body for each frame, by its name; a fixture&apos;s tag is the shape&apos;s id</source>
        <translation>PhysicsEditor 的属性列表：每帧一个同名物体；夹具的标签为形状的 ID</translation>
    </message>
    <message>
        <source>A table for spreadsheets and scripts: a row for each point of each shape, in frame pixels</source>
        <translation>用于电子表格和脚本的表格：每个形状的每个点一行，以帧像素为单位</translation>
    </message>
    <message>
        <source>what becomes of names that a spreadsheet would run: an apostrophe in front</source>
        <translation>如何处理会被电子表格执行的名称：前面加撇号</translation>
    </message>
    <message>
        <source>quote</source>
        <translation>加撇号</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>A convex shape per piece, and collision objects for each frame and category, categories as groups</source>
        <translation>每个分块一个凸形状，每帧和每个类别各有碰撞对象，类别作为组</translation>
    </message>
    <message>
        <source>what objects are; those of sensors are triggers</source>
        <translation>对象的类型；传感器的对象为 trigger</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>where the files lie in the game&apos;s project</source>
        <translation>文件在游戏项目中的位置</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>A sprite object with its animations: the collision mask of every frame, in convex polygons</source>
        <translation>带动画的精灵对象：每帧的碰撞遮罩，由凸多边形组成</translation>
    </message>
    <message>
        <source>A scene per sprite: an Area2D per category, a node per shape, an AnimationPlayer for the frames</source>
        <translation>每个精灵一个场景：每个类别一个 Area2D，每个形状一个节点，AnimationPlayer 负责切换帧</translation>
    </message>
    <message>
        <source>whether the animations start over</source>
        <translation>动画是否循环播放</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>whether Godot runs through in-betweens, in place of steps</source>
        <translation>Godot 是否连续经过补间，而非逐步切换</translation>
    </message>
    <message>
        <source>Tween</source>
        <translation>补间</translation>
    </message>
    <message>
        <source>whether the frames’ pictures are shown, too</source>
        <translation>是否也显示帧的图像</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>whether there is an animation RESET that sets all back</source>
        <translation>是否有将一切复位的动画 RESET</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>复位</translation>
    </message>
    <message>
        <source>Everything in one documented file: outlines and convex pieces, bits and masks, frame by frame</source>
        <translation>全部内容存于一个有文档说明的文件：轮廓与凸分块、位与掩码，逐帧列出</translation>
    </message>
    <message>
        <source>For BodyEditorLoader: a body for each frame, by its name; lengths in widths of the frame</source>
        <translation>用于 BodyEditorLoader：每帧一个同名物体；长度以帧宽为单位</translation>
    </message>
    <message>
        <source>A Lua table of frames: outlines in frame pixels, and convex pieces that love.physics takes</source>
        <translation>帧的 Lua 表：以帧像素表示的轮廓，以及 love.physics 接受的凸分块</translation>
    </message>
    <message>
        <source>Actions with whole-number boxes about the axis: Clsn1 strikes, Clsn2 is struck</source>
        <translation>带有以轴为基准的整数矩形的动作：Clsn1 命中，Clsn2 被命中</translation>
    </message>
    <message>
        <source>Matter bodies in the layout of PhysicsEditor, one for each frame, by its name</source>
        <translation>采用 PhysicsEditor 布局的 Matter 物体，每帧一个，同名</translation>
    </message>
    <message>
        <source>Box2D bodies in metres, one for each frame about its pivot, for the loaders of R.U.B.E.</source>
        <translation>以米为单位的 Box2D 物体，每帧一个，以其轴心为基准，供 R.U.B.E. 的加载器使用</translation>
    </message>
    <message>
        <source>A Lua module with physicsData(scale): the fixtures of each frame, by its name</source>
        <translation>带有 physicsData(scale) 的 Lua 模块：每帧的夹具，按帧名列出</translation>
    </message>
    <message>
        <source>A drawing of each frame&apos;s shapes, in frame pixels and the colours of their categories</source>
        <translation>每帧形状的图样，以帧像素为单位，用其类别的颜色</translation>
    </message>
    <message>
        <source>A tileset per sprite: a tile per frame with its shapes as objects, and animations from the tags</source>
        <translation>每个精灵一个图块集：每帧一个图块，其形状为对象，动画来自标签</translation>
    </message>
    <message>
        <source>An editor script and its data: outlines of sprites, prefabs of colliders, and clips that switch the frames</source>
        <translation>编辑器脚本及其数据：精灵的轮廓、碰撞体预制件，以及切换帧的剪辑</translation>
    </message>
    <message>
        <source>Template (Mustache)</source>
        <translation>模板 (Mustache)</translation>
    </message>
    <message>
        <source>Any format: a Mustache template of your own, filled in with the project</source>
        <translation>任意格式：用项目填充您自己的 Mustache 模板</translation>
    </message>
    <message>
        <source>the template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>the language that names are escaped for</source>
        <translation>名称按哪种语言转义</translation>
    </message>
    <message>
        <source>as-the-template-says</source>
        <translation>按模板所述</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>转义</translation>
    </message>
    <message>
        <source>Phaser 3 and 4</source>
        <translation>Phaser 3 和 4</translation>
    </message>
    <message>
        <source>the animations would say more than %1 times how a shape lies between its keys; cut the sprite into several, or take tags out</source>
        <translation>动画将超过 %1 次说明形状在关键帧之间的状态；请将精灵拆分成多个，或删除一些标签</translation>
    </message>
    <message>
        <source>not written: the file is no PNG, and a picture would replace it; give another name</source>
        <translation>未写入：该文件不是 PNG，图片会替换它；请换一个名称</translation>
    </message>
    <message>
        <source>Densities are left out: Defold takes the mass of the collision object</source>
        <translation>省略密度：Defold 采用碰撞对象的质量</translation>
    </message>
    <message>
        <source>Friction and restitution are those of the first shape of each frame: Matter knows them of whole bodies only</source>
        <translation>摩擦与弹性取每帧第一个形状的值：Matter 只识别整个刚体的值</translation>
    </message>
    <message>
        <source>Densities are not set: Unity takes the mass of the rigid body</source>
        <translation>不设置密度：Unity 采用刚体的质量</translation>
    </message>
    <message>
        <source>The animation of the tag %1 is named %2: a name in Godot differs from all others and has none of / : , [</source>
        <translation>标签 %1 的动画命名为 %2：Godot 中的名称必须互不相同，且不含 / : , [</translation>
    </message>
    <message>
        <source>Rounding durations to whole ticks, 60 a second, changes them by up to %1 ms</source>
        <translation>将时长舍入到整数刻（每秒 60 刻）最多会改变 %1 ms</translation>
    </message>
    <message>
        <source>whether HitboxImporter.cs is written, which a game has once</source>
        <translation>是否写出 HitboxImporter.cs（一个游戏只有一份）</translation>
    </message>
    <message>
        <source>Editor script</source>
        <translation>编辑器脚本</translation>
    </message>
    <message>
        <source>Tags are left out: the format has none</source>
        <translation>标签被省略：该格式不支持标签</translation>
    </message>
    <message>
        <source>Categories are left out: the format has none</source>
        <translation>类别被省略：该格式不支持类别</translation>
    </message>
    <message>
        <source>not written: the file there is of another kind (%1), and the export would replace it; choose another folder, or move that file away</source>
        <translation>未写入：那里的文件是另一种类型（%1），导出会替换它；请选择其他文件夹，或移走该文件</translation>
    </message>
    <message>
        <source>not written: the picture there is none that this program has drawn, and it would be replaced; give another name, or delete it</source>
        <translation>未写入：那里的图片不是由本程序绘制的，会被替换；请指定其他名称，或将其删除</translation>
    </message>
    <message>
        <source> (and at least %1 more)</source>
        <translation>（另有至少 %1 个）</translation>
    </message>
    <message>
        <source>%1, sprite %2, frame %3, shape %4 %5</source>
        <translation>%1，精灵 %2，帧 %3，形状 %4 %5</translation>
    </message>
    <message>
        <source>the frames up to this one are too large, this one has %1 by %2 pixels; draw contact sheets in place of them, with --sheet</source>
        <translation>到此帧为止的各帧太大，此帧为 %1×%2 像素；请改用 --sheet 绘制联系表</translation>
    </message>
    <message>
        <source>the stage has %1 shapes, and no picture has more than %2; take instances to several stages</source>
        <translation>舞台有 %1 个形状，而一张图片最多 %2 个；请把实例分到多个舞台</translation>
    </message>
    <message>
        <source>A track of polygons and other shapes has a node for either; that of these is %1</source>
        <translation>由多边形和其他形状组成的轨道各有一个节点；这些形状的节点是 %1</translation>
    </message>
    <message>
        <source>No animation goes to the frame: no tag shows it, or it lasts no time</source>
        <translation>没有动画会到达该帧：没有标签显示它，或它的时长为零</translation>
    </message>
    <message>
        <source>The first frame of %1 lasts no time: in GDevelop no frame does</source>
        <translation>%1 的第一帧时长为零：在 GDevelop 中所有帧都如此</translation>
    </message>
    <message>
        <source>Pivots are left out: the format has none</source>
        <translation>轴心被省略：该格式没有轴心</translation>
    </message>
    <message>
        <source>a tile plays the tag that begins with its frame; these play another one here, or none: %1</source>
        <translation>图块会播放以其帧开头的标签；这些在此播放别的标签或不播放：%1</translation>
    </message>
    <message>
        <source>The duration is 0: an animation in Tiled stands still at the frame</source>
        <translation>时长为 0：Tiled 中的动画会停在该帧</translation>
    </message>
    <message>
        <source>No clip shows the frame: no tag does, or it lasts no time</source>
        <translation>没有剪辑显示该帧：没有标签显示它，或它的时长为零</translation>
    </message>
    <message>
        <source>the events of frames that no clip shows are left out: %1</source>
        <translation>没有剪辑显示的帧，其事件被省略：%1</translation>
    </message>
    <message>
        <source>Durations are left out: the format has none</source>
        <translation>时长被省略：该格式没有时长</translation>
    </message>
</context>
<context>
    <name>hitbox::stage</name>
    <message>
        <source>the sprite “%1” has no frame “%2”</source>
        <translation>精灵“%1”没有帧“%2”</translation>
    </message>
    <message>
        <source>the sprite “%1” has no tag “%2”</source>
        <translation>精灵“%1”没有标签“%2”</translation>
    </message>
    <message>
        <source>an animation of the sprite “%1” has no frames</source>
        <translation>精灵“%1”有一个动画没有帧</translation>
    </message>
    <message>
        <source>there is no sprite “%1”</source>
        <translation>没有精灵“%1”</translation>
    </message>
    <message>
        <source>an animation of the sprite “%1” is longer than %2 ticks; shorten its durations</source>
        <translation>精灵“%1”有一个动画超过 %2 刻；请缩短其时长</translation>
    </message>
    <message>
        <source>the timeline is longer than %1 ticks; play fewer rounds or a smaller offset</source>
        <translation>时间轴超过 %1 刻；请减少播放轮数或减小偏移</translation>
    </message>
    <message>
        <source>the stage “%1” has no instance %2; it has %3</source>
        <translation>舞台“%1”没有实例 %2；它共有 %3 个</translation>
    </message>
    <message>
        <source>an animation is played from 1 to %1 rounds</source>
        <translation>动画可播放 1 到 %1 轮</translation>
    </message>
    <message>
        <source>the timeline was given up</source>
        <translation>时间轴已放弃</translation>
    </message>
    <message>
        <source>there is no stage; place two frames on one</source>
        <translation>没有舞台；请在舞台上放置两帧</translation>
    </message>
    <message>
        <source>the stage “%1” has fewer than two instances; place two</source>
        <translation>舞台“%1”的实例少于两个；请放置两个</translation>
    </message>
    <message>
        <source>the two players are the same instance; choose two</source>
        <translation>两个玩家是同一个实例；请选择两个不同的实例</translation>
    </message>
</context>
<context>
    <name>hitbox::validation</name>
    <message>
        <source>The export profile %1 cannot be run: %2</source>
        <translation>导出配置 %1 无法运行：%2</translation>
    </message>
    <message>
        <source>Export profiles that cannot be run</source>
        <translation>无法运行的导出配置</translation>
    </message>
    <message>
        <source>The tag %1 runs from frame %2 to frame %3; the sprite has %4, counted from 0</source>
        <translation>标签 %1 从帧 %2 到帧 %3；精灵共有 %4 帧，从 0 起计</translation>
    </message>
    <message>
        <source>Let the tag run from frame %1 to frame %2</source>
        <translation>将标签设为从帧 %1 到帧 %2</translation>
    </message>
    <message>
        <source>Delete the tag</source>
        <translation>删除标签</translation>
    </message>
    <message>
        <source>Tags beyond the frames</source>
        <translation>超出帧范围的标签</translation>
    </message>
    <message>
        <source>The category %1 has no bits: in engines nothing hits it</source>
        <translation>类别 %1 没有位：在引擎中没有对象会命中它</translation>
    </message>
    <message>
        <source>The categories %1 and %2 share bits: in engines what hits one hits both</source>
        <translation>类别 %1 和 %2 共用位：在引擎中命中其一即命中两者</translation>
    </message>
    <message>
        <source>Give %1 a bit of its own</source>
        <translation>给 %1 一个单独的位</translation>
    </message>
    <message>
        <source>Bits that engines cannot tell categories by</source>
        <translation>引擎无法用于区分类别的位</translation>
    </message>
    <message>
        <source>The outline runs clockwise: %1 takes the other way only and gets it turned</source>
        <translation>轮廓为顺时针方向：%1 只接受逆时针方向，导出时会将其反转</translation>
    </message>
    <message>
        <source>Clockwise outlines</source>
        <translation>顺时针轮廓</translation>
    </message>
    <message>
        <source>Point %1 at %2 lies straight between its neighbours and changes nothing</source>
        <translation>位于 %2 的点 %1 在相邻两点的连线上，不起作用</translation>
    </message>
    <message>
        <source>%1 points lie straight between their neighbours and change nothing</source>
        <translation>%1 个点在其相邻两点的连线上，不起作用</translation>
    </message>
    <message>
        <source>Remove points that lie straight on</source>
        <translation>删除共线的点</translation>
    </message>
    <message>
        <source>Points that lie straight on</source>
        <translation>共线的点</translation>
    </message>
    <message>
        <source>The outline turns inward at point %1: %2 takes convex polygons only and gets it in pieces</source>
        <translation>轮廓在点 %1 处内凹：%2 只接受凸多边形，会得到其分块</translation>
    </message>
    <message>
        <source>Concave shapes</source>
        <translation>凹形状</translation>
    </message>
    <message>
        <source>Several sprites are named %1</source>
        <translation>多个精灵名为 %1</translation>
    </message>
    <message>
        <source>Several frames of the sprite are named %1</source>
        <translation>该精灵有多帧名为 %1</translation>
    </message>
    <message>
        <source>Several tags of the sprite are named %1</source>
        <translation>该精灵有多个标签名为 %1</translation>
    </message>
    <message>
        <source>Several categories are named %1</source>
        <translation>多个类别名为 %1</translation>
    </message>
    <message>
        <source>Several stages are named %1</source>
        <translation>多个舞台名为 %1</translation>
    </message>
    <message>
        <source>Keep the name for the first and number the others</source>
        <translation>第一个保留名称，其余加编号</translation>
    </message>
    <message>
        <source>Names used twice</source>
        <translation>重复使用的名称</translation>
    </message>
    <message>
        <source>Several points of the frame are named %1, and a game gets the first of them</source>
        <translation>该帧有多个点名为 %1，游戏只会取得第一个</translation>
    </message>
    <message>
        <source>Points of one name in a frame</source>
        <translation>帧内同名的点</translation>
    </message>
    <message>
        <source>The shapes %1 (number %2) and %3 (number %4) are of one track, and a frame has one shape of it: the lower one counts, which is number %2</source>
        <translation>形状 %1（编号 %2）和 %3（编号 %4）属于同一轨道，而一帧中一条轨道只能有一个形状：以下层的为准，即编号 %2</translation>
    </message>
    <message>
        <source>Take %1 out of the track</source>
        <translation>将 %1 移出轨道</translation>
    </message>
    <message>
        <source>Two shapes of one track in a frame</source>
        <translation>一帧中有同一轨道的两个形状</translation>
    </message>
    <message>
        <source>The frame has no shapes, while %1 of the sprite&apos;s %2 frames do</source>
        <translation>该帧没有形状，而该精灵的 %2 帧中有 %1 帧有形状</translation>
    </message>
    <message>
        <source>Copy the shapes of frame %1</source>
        <translation>复制帧 %1 的形状</translation>
    </message>
    <message>
        <source>Empty frames among full ones</source>
        <translation>有形状的帧之间的空帧</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>不是数字</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>不是文本</translation>
    </message>
    <message>
        <source>neither true nor false</source>
        <translation>既不是 true 也不是 false</translation>
    </message>
    <message>
        <source>none of the field&apos;s choices</source>
        <translation>不是字段的可选值</translation>
    </message>
    <message>
        <source>not a finite number</source>
        <translation>不是有限数</translation>
    </message>
    <message>
        <source>%1 of the shape %2 is %3, which is %4</source>
        <translation>形状 %2 的 %1 为 %3，%4</translation>
    </message>
    <message>
        <source>Take it as the field&apos;s type</source>
        <translation>转换为字段的类型</translation>
    </message>
    <message>
        <source>Take the default, %1</source>
        <translation>采用默认值 %1</translation>
    </message>
    <message>
        <source>Values that do not fit their field</source>
        <translation>与字段不符的值</translation>
    </message>
    <message>
        <source>The frame shows nothing: its rectangle is %1 by %2 pixels</source>
        <translation>该帧不显示任何内容：其矩形为 %1 × %2 像素</translation>
    </message>
    <message>
        <source>The frame reaches beyond its image: %1 by %2 pixels at (%3, %4), and the image has %5 by %6</source>
        <translation>该帧超出其图像：位于 (%3, %4) 的 %1 × %2 像素，而图像为 %5 × %6</translation>
    </message>
    <message>
        <source>Cut the frame&apos;s rectangle to the image</source>
        <translation>将帧的矩形裁剪到图像内</translation>
    </message>
    <message>
        <source>Frames beyond their image</source>
        <translation>超出图像的帧</translation>
    </message>
    <message>
        <source>The image %1 has changed since shapes were drawn on it</source>
        <translation>图像 %1 在其上绘制形状之后发生了变化</translation>
    </message>
    <message>
        <source>Take the new image as it is</source>
        <translation>接受新图像</translation>
    </message>
    <message>
        <source>Images that have changed</source>
        <translation>已变化的图像</translation>
    </message>
    <message>
        <source>The image %1 lies outside the project&apos;s folder</source>
        <translation>图像 %1 位于项目文件夹之外</translation>
    </message>
    <message>
        <source>Images outside the project&apos;s folder</source>
        <translation>项目文件夹之外的图像</translation>
    </message>
    <message>
        <source>The shape does not lie where it is worked out from the keys of its track</source>
        <translation>形状不在由其轨道的关键帧算出的位置</translation>
    </message>
    <message>
        <source>Work the shape out anew</source>
        <translation>重新计算形状</translation>
    </message>
    <message>
        <source>In-betweens out of step with their keys</source>
        <translation>与关键帧不一致的补间</translation>
    </message>
    <message>
        <source>The shape lies between keys of its track, and there is none before it</source>
        <translation>形状是其轨道的补间，而它之前没有关键帧</translation>
    </message>
    <message>
        <source>The shape lies between keys of its track, and there is none behind it</source>
        <translation>形状是其轨道的补间，而它之后没有关键帧</translation>
    </message>
    <message>
        <source>The shape lies between keys of its track, and the track has none</source>
        <translation>形状是其轨道的补间，而轨道没有关键帧</translation>
    </message>
    <message>
        <source>In-betweens without a key</source>
        <translation>没有关键帧的补间</translation>
    </message>
    <message>
        <source>The image %1 cannot be used: %2</source>
        <translation>图像 %1 无法使用：%2</translation>
    </message>
    <message>
        <source>Images that cannot be read</source>
        <translation>无法读取的图像</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: there is no sprite %3</source>
        <translation>舞台 %1，实例 %2：没有精灵 %3</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: the sprite %3 has no frame %4</source>
        <translation>舞台 %1，实例 %2：精灵 %3 没有帧 %4</translation>
    </message>
    <message>
        <source>Take the instance off the stage</source>
        <translation>将实例移出舞台</translation>
    </message>
    <message>
        <source>Instances of what is not there</source>
        <translation>指向不存在内容的实例</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: the sprite %3 has no tag %4</source>
        <translation>舞台 %1，实例 %2：精灵 %3 没有标签 %4</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: the stage has no layer %3</source>
        <translation>舞台 %1，实例 %2：舞台没有图层 %3</translation>
    </message>
    <message>
        <source>Stage %1, emitter %2: there is no instance %3 to aim at</source>
        <translation>舞台 %1，发射器 %2：没有可瞄准的实例 %3</translation>
    </message>
    <message>
        <source>Stage %1, emitter %2: the project has no category %3</source>
        <translation>舞台 %1，发射器 %2：项目没有类别 %3</translation>
    </message>
    <message>
        <source>Let the instance keep to its frame</source>
        <translation>让实例停留在其帧</translation>
    </message>
    <message>
        <source>Let the instance stand on no layer</source>
        <translation>让实例不在任何图层上</translation>
    </message>
    <message>
        <source>Let the emitter aim at its place</source>
        <translation>让发射器瞄准其位置</translation>
    </message>
    <message>
        <source>Let the bullets hit every category</source>
        <translation>让子弹命中所有类别</translation>
    </message>
    <message>
        <source>Add the category %1</source>
        <translation>添加类别 %1</translation>
    </message>
    <message>
        <source>Add the layer %1</source>
        <translation>添加图层 %1</translation>
    </message>
    <message>
        <source>Tags, layers, targets and categories of stages that are not there</source>
        <translation>舞台上不存在的标签、图层、目标和类别</translation>
    </message>
    <message>
        <source>Point %1 all but repeats point %2 at %3: less than 1/256 pixel away</source>
        <translation>点 %1 与位于 %3 的点 %2 几乎重合：相距不到 1/256 像素</translation>
    </message>
    <message>
        <source>Remove the point that all but repeats another</source>
        <translation>删除几乎重合的点</translation>
    </message>
    <message>
        <source>Remove the %1 points that all but repeat others</source>
        <translation>删除 %1 个几乎重合的点</translation>
    </message>
    <message>
        <source>Points that all but repeat</source>
        <translation>几乎重合的点</translation>
    </message>
    <message>
        <source>The shape lies where the picture is wholly transparent</source>
        <translation>形状位于图片完全透明的区域</translation>
    </message>
    <message>
        <source>Shapes over nothing</source>
        <translation>空白区域上的形状</translation>
    </message>
    <message>
        <source>The shape lies outside the frame, which is %1 by %2 pixels</source>
        <translation>形状位于帧之外，帧为 %1 × %2 像素</translation>
    </message>
    <message>
        <source>Move the shape into the frame</source>
        <translation>将形状移入帧内</translation>
    </message>
    <message>
        <source>Shapes outside the frame</source>
        <translation>帧之外的形状</translation>
    </message>
    <message>
        <source>The picture that the frame&apos;s shapes were drawn on is gone: it shows nothing now</source>
        <translation>绘制该帧形状时的图片已不在：现在不显示任何内容</translation>
    </message>
    <message>
        <source>The picture that the frame&apos;s shapes were drawn on is gone: it shows another one now</source>
        <translation>绘制该帧形状时的图片已不在：现在显示另一张图片</translation>
    </message>
    <message>
        <source>The picture that the frame&apos;s shapes were drawn on is gone: it shows that of frame %1 now</source>
        <translation>绘制该帧形状时的图片已不在：现在显示帧 %1 的图片</translation>
    </message>
    <message>
        <source>Take the picture that it shows</source>
        <translation>接受现在显示的图片</translation>
    </message>
    <message>
        <source>Delete the frame with its shapes</source>
        <translation>删除该帧及其形状</translation>
    </message>
    <message>
        <source>Frames whose picture is gone</source>
        <translation>图片已不在的帧</translation>
    </message>
    <message>
        <source>The export profile %1 leaves the project: %2; `hitbox export` does it with --allow-outside only</source>
        <translation>导出配置 %1 超出项目范围：%2；`hitbox export` 只有加上 --allow-outside 才会执行</translation>
    </message>
    <message>
        <source>Export profiles that leave the project</source>
        <translation>超出项目范围的导出配置</translation>
    </message>
    <message>
        <source>Delete the shape %1</source>
        <translation>删除形状 %1</translation>
    </message>
    <message>
        <source>Make the shape a key</source>
        <translation>将形状设为关键帧</translation>
    </message>
    <message>
        <source>Point %1 repeats point %2 at %3: edge %2 has no length</source>
        <translation>点 %1 与位于 %3 的点 %2 重复：边 %2 没有长度</translation>
    </message>
    <message>
        <source>Remove the repeated point</source>
        <translation>删除重复的点</translation>
    </message>
    <message>
        <source>Remove the %1 repeated points</source>
        <translation>删除 %1 个重复的点</translation>
    </message>
    <message>
        <source>Repeated points</source>
        <translation>重复的点</translation>
    </message>
    <message>
        <source>: points %1 and %2 lie in one place</source>
        <translation>：点 %1 与点 %2 位于同一位置</translation>
    </message>
    <message>
        <source>: point %1 lies on edge %2</source>
        <translation>：点 %1 位于边 %2 上</translation>
    </message>
    <message>
        <source>Edges %1 and %2 cross at %3</source>
        <translation>边 %1 与边 %2 相交于 %3</translation>
    </message>
    <message>
        <source>Edges %1 and %2 touch at %3</source>
        <translation>边 %1 与边 %2 接触于 %3</translation>
    </message>
    <message>
        <source>Edges %1 and %2 overlap from %3 to %4</source>
        <translation>边 %1 与边 %2 重叠，从 %3 到 %4</translation>
    </message>
    <message>
        <source>: the outline turns straight back at point %1</source>
        <translation>：轮廓在点 %1 处直接折返</translation>
    </message>
    <message>
        <source>More pairs of edges meet than are listed: %1 more</source>
        <translation>相遇的边对多于所列：还有 %1 对</translation>
    </message>
    <message>
        <source>The outline is too much of a tangle to tell where its edges meet</source>
        <translation>轮廓过于缠结，无法判断其边在何处相遇</translation>
    </message>
    <message>
        <source>More pairs of edges meet than are listed: at least %1 more</source>
        <translation>相遇的边对多于所列：至少还有 %1 对</translation>
    </message>
    <message>
        <source>Remove points that repeat, turn back or lie straight on</source>
        <translation>删除重复、折返或共线的点</translation>
    </message>
    <message>
        <source>Untangle, keeping what is filled</source>
        <translation>解开自交，保持填充区域</translation>
    </message>
    <message>
        <source>Untangle into %1 shapes, keeping what is filled</source>
        <translation>解开为 %1 个形状，保持填充区域</translation>
    </message>
    <message>
        <source>Untangle into %1 shapes, keeping what is filled; holes stay open, cut through to the outside: %2</source>
        <translation>解开为 %1 个形状，保持填充区域；孔洞保持开放，切通到外部：%2</translation>
    </message>
    <message>
        <source>Take the outer outline, filling what it winds around</source>
        <translation>取外轮廓，填充其环绕的区域</translation>
    </message>
    <message>
        <source>Take the %1 outer outlines, filling what they wind around</source>
        <translation>取 %1 个外轮廓，填充其环绕的区域</translation>
    </message>
    <message>
        <source>Split in two at %1</source>
        <translation>在 %1 处一分为二</translation>
    </message>
    <message>
        <source>Keep all points, joined in an order that crosses nothing</source>
        <translation>保留所有点，按互不相交的顺序连接</translation>
    </message>
    <message>
        <source>Outlines that cross themselves</source>
        <translation>自相交的轮廓</translation>
    </message>
    <message>
        <source>The outline turns straight back at point %1, %2</source>
        <translation>轮廓在点 %1 处直接折返，位于 %2</translation>
    </message>
    <message>
        <source>Remove the spikes, and points that repeat or lie straight on</source>
        <translation>删除尖刺，以及重复或共线的点</translation>
    </message>
    <message>
        <source>Spikes</source>
        <translation>尖刺</translation>
    </message>
    <message>
        <source>The shape is too small to be meant: it fills less than 1/256 of a pixel</source>
        <translation>形状小得不像有意绘制：填充不到 1/256 像素</translation>
    </message>
    <message>
        <source>Shapes of hardly any area</source>
        <translation>面积极小的形状</translation>
    </message>
    <message>
        <source>The polygon has %1 of the 3 points it needs at least</source>
        <translation>多边形有 %1 个点，至少需要 3 个</translation>
    </message>
    <message>
        <source>The chain has %1 of the 2 points it needs at least</source>
        <translation>链有 %1 个点，至少需要 2 个</translation>
    </message>
    <message>
        <source>Too few points</source>
        <translation>点过少</translation>
    </message>
    <message>
        <source>The outline has %1 points: %2 takes at most %3 and gets it in pieces</source>
        <translation>轮廓有 %1 个点：%2 最多接受 %3 个，会得到其分块</translation>
    </message>
    <message>
        <source>More points than the engine takes</source>
        <translation>点数超出引擎上限</translation>
    </message>
    <message>
        <source>The shape is to be worked out from its keys by “%1”, which is no way known here; it counts as a key</source>
        <translation>形状应通过“%1”由其关键帧算出，但此方式未知；它按关键帧处理</translation>
    </message>
    <message>
        <source>In-betweens of an unknown kind</source>
        <translation>类型未知的补间</translation>
    </message>
    <message>
        <source>The project has no category %1</source>
        <translation>项目没有类别 %1</translation>
    </message>
    <message>
        <source>Leave the shape without a category</source>
        <translation>使形状不属于任何类别</translation>
    </message>
    <message>
        <source>Unknown categories</source>
        <translation>未知的类别</translation>
    </message>
    <message>
        <source>The category %1 hits %2, which the project does not have</source>
        <translation>类别 %1 命中 %2，而项目中没有后者</translation>
    </message>
    <message>
        <source>Let it hit %1 no more</source>
        <translation>使其不再命中 %1</translation>
    </message>
    <message>
        <source>Hits on categories that are not there</source>
        <translation>对不存在类别的命中</translation>
    </message>
    <message>
        <source>The frame has an event without a name</source>
        <translation>该帧有一个没有名称的事件</translation>
    </message>
    <message>
        <source>The frame has a point without a name</source>
        <translation>该帧有一个没有名称的点</translation>
    </message>
    <message>
        <source>Give it a name that can be changed</source>
        <translation>给它一个可更改的名称</translation>
    </message>
    <message>
        <source>Remove what has no name</source>
        <translation>删除没有名称的项</translation>
    </message>
    <message>
        <source>Events and points without a name</source>
        <translation>没有名称的事件和点</translation>
    </message>
    <message>
        <source>The polygon has no area</source>
        <translation>多边形没有面积</translation>
    </message>
    <message>
        <source>The circle has a radius of 0</source>
        <translation>圆形的半径为 0</translation>
    </message>
    <message>
        <source>The capsule has a radius of 0</source>
        <translation>胶囊的半径为 0</translation>
    </message>
    <message>
        <source>The box has a width of 0</source>
        <translation>矩形的宽度为 0</translation>
    </message>
    <message>
        <source>The box has a height of 0</source>
        <translation>矩形的高度为 0</translation>
    </message>
    <message>
        <source>Shapes without area</source>
        <translation>没有面积的形状</translation>
    </message>
    <message>
        <source>Two versions were merged that both changed %1</source>
        <translation>合并了两个版本，它们都改过 %1</translation>
    </message>
    <message>
        <source>Two versions were merged, of which one removed %1 and the other changed it</source>
        <translation>合并了两个版本，其一删除了 %1，另一个修改了它</translation>
    </message>
    <message>
        <source>Two versions were merged that both moved some of %1</source>
        <translation>合并了两个版本，它们都移动了 %1 中的条目</translation>
    </message>
    <message>
        <source>Two versions were merged, and a name that one of them gave is that of something else</source>
        <translation>合并了两个版本，其一所起的名称已属于别的东西</translation>
    </message>
    <message>
        <source>Two versions were merged that moved a shape to two places: it is there twice</source>
        <translation>合并了两个版本，它们把一个形状移到了两处：现在有两份</translation>
    </message>
    <message>
        <source>Two versions were merged, and %1 is gone with all that it named</source>
        <translation>合并了两个版本，%1 连同它所指的一切都没有了</translation>
    </message>
    <message>
        <source>Two versions were merged that do not agree</source>
        <translation>合并了两个不一致的版本</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>Conflicts of a merge</source>
        <translation>合并的冲突</translation>
    </message>
    <message numerus="yes">
        <source>%n images in %1 lie outside the project&apos;s folder</source>
        <translation>
            <numerusform>%1 中的 %n 张图像位于项目文件夹之外</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>没有文件 %1</translation>
    </message>
    <message>
        <source>simplify the outline, or draw it anew</source>
        <translation>请简化轮廓，或重新绘制</translation>
    </message>
    <message>
        <source>The outline is too much of a tangle to untangle: %1</source>
        <translation>轮廓过于缠绕，无法解开：%1</translation>
    </message>
    <message>
        <source>To untangle the outline makes %1 shapes of it, and %2 are the most: %3</source>
        <translation>解开该轮廓会得到 %1 个形状，最多允许 %2 个：%3</translation>
    </message>
</context>
<context>
    <name>images</name>
    <message>
        <source>alpha threshold</source>
        <translation>透明度阈值</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>扩张量</translation>
    </message>
    <message>
        <source>smallest island</source>
        <translation>最小孤岛</translation>
    </message>
    <message>
        <source>number of vertices</source>
        <translation>顶点数</translation>
    </message>
</context>
<context>
    <name>import</name>
    <message>
        <source>animation “%1”</source>
        <translation>动画“%1”</translation>
    </message>
    <message>
        <source>found more than %1 shapes in all frames</source>
        <translation>所有帧中的形状超过 %1 个</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>found a coordinate beyond 1000000000</source>
        <translation>发现超过 1000000000 的坐标</translation>
    </message>
    <message>
        <source>found a value that is no number</source>
        <translation>发现不是数字的值</translation>
    </message>
    <message>
        <source>found a value that is no Vector2 of two numbers</source>
        <translation>发现不是由两个数字组成的 Vector2 的值</translation>
    </message>
    <message>
        <source>found a length below 0</source>
        <translation>发现小于 0 的长度</translation>
    </message>
    <message>
        <source>found a list of points that is not all pairs of numbers</source>
        <translation>发现不全是数字对的点列表</translation>
    </message>
    <message>
        <source>found a transform where position, rotation and scale are read; save the scene with Godot</source>
        <translation>发现变换矩阵，此处应为位置、旋转和缩放；请用 Godot 保存该场景</translation>
    </message>
    <message>
        <source>an object with x and y</source>
        <translation>含有 x 和 y 的对象</translation>
    </message>
    <message>
        <source>an array of points</source>
        <translation>点的数组</translation>
    </message>
    <message>
        <source>a number from 0 on</source>
        <translation>大于等于 0 的数字</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Draws, checks, previews and exports 2D hitboxes.</source>
        <translation>绘制、检查、预览并导出 2D 碰撞框。</translation>
    </message>
    <message>
        <source>Projects (NAME.hitbox), images and folders of images to open.</source>
        <translation>要打开的项目（NAME.hitbox）、图像和图像文件夹。</translation>
    </message>
    <message>
        <source>Open a copy of the sample project.</source>
        <translation>打开示例项目的副本。</translation>
    </message>
</context>
<context>
    <name>project file</name>
    <message>
        <source>a PNG image</source>
        <translation>PNG 图像</translation>
    </message>
    <message>
        <source>a JPEG image</source>
        <translation>JPEG 图像</translation>
    </message>
    <message>
        <source>a GIF image</source>
        <translation>GIF 图像</translation>
    </message>
    <message>
        <source>a WebP image or a sound</source>
        <translation>WebP 图像或声音</translation>
    </message>
    <message>
        <source>a BMP image</source>
        <translation>BMP 图像</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>ZIP 压缩包</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>gzip 压缩包</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>text in UTF-16</source>
        <translation>UTF-16 文本</translation>
    </message>
</context>
</TS>
