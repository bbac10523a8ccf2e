<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
<context>
    <name>Aseprite</name>
    <message>
        <source>frame %1</source>
        <translation>フレーム%1</translation>
    </message>
    <message>
        <source>the file ends too early: it has %1 bytes of the %2 that it states; copy it anew or save it once more</source>
        <translation>ファイルが途中で終わっています。本来%2バイトのところ%1バイトしかありません。コピーし直すか、もう一度保存してください</translation>
    </message>
    <message>
        <source>its pixels are %1:%2 in Aseprite; here they are square</source>
        <translation>Asepriteでのピクセル比は%1:%2ですが、ここでは正方形になります</translation>
    </message>
    <message>
        <source>has a broken header: %1 bytes are too few</source>
        <translation>ヘッダーが壊れています: %1バイトでは足りません</translation>
    </message>
    <message>
        <source>has a broken header</source>
        <translation>ヘッダーが壊れています</translation>
    </message>
    <message>
        <source>has a broken part: %1 bytes are too few</source>
        <translation>一部が壊れています: %1バイトでは足りません</translation>
    </message>
    <message>
        <source>%1, old palette</source>
        <translation>%1、旧形式のパレット</translation>
    </message>
    <message>
        <source>has more than 256 colours</source>
        <translation>256色を超えています</translation>
    </message>
    <message>
        <source>%1, palette</source>
        <translation>%1、パレット</translation>
    </message>
    <message>
        <source>sets the colours %1 to %2 of %3, which there are not; save the file once more</source>
        <translation>%3色のパレットに存在しない色%1～%2を設定しています。ファイルをもう一度保存してください</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>レイヤー%1</translation>
    </message>
    <message>
        <source>layer “%1”</source>
        <translation>レイヤー「%1」</translation>
    </message>
    <message>
        <source>the layer “%1” is of a kind that is not known; left out</source>
        <translation>レイヤー「%1」は未知の種類のため、省かれます</translation>
    </message>
    <message>
        <source>the layer “%1” blends in a way that is not known; it is laid on top as it is</source>
        <translation>レイヤー「%1」の合成方法が未知のため、そのまま上に重ねます</translation>
    </message>
    <message>
        <source>lies in more than %1 groups; take it out of some</source>
        <translation>%1階層を超えるグループに入っています。グループを減らしてください</translation>
    </message>
    <message>
        <source>has a picture on layer %1 of %2; save the file once more</source>
        <translation>レイヤーは%2枚なのに、レイヤー%1の絵があります。ファイルをもう一度保存してください</translation>
    </message>
    <message>
        <source>%1, layer “%2”</source>
        <translation>%1、レイヤー「%2」</translation>
    </message>
    <message>
        <source>holds what a layer of its kind cannot hold; save the file once more</source>
        <translation>この種類のレイヤーには入れられないものがあります。ファイルをもう一度保存してください</translation>
    </message>
    <message>
        <source>has two pictures; save the file once more</source>
        <translation>絵が2つあります。ファイルをもう一度保存してください</translation>
    </message>
    <message>
        <source>is linked to frame %1, which has no picture there before it; unlink it in Aseprite and save</source>
        <translation>フレーム%1にリンクしていますが、そこには先に絵がありません。Asepriteでリンクを解除して保存してください</translation>
    </message>
    <message>
        <source>%1: a picture of a kind that is not known is left out</source>
        <translation>%1: 未知の種類の絵は省かれます</translation>
    </message>
    <message>
        <source>has tiles of %1 bits, expected 8, 16 or 32</source>
        <translation>タイルが%1ビットです。8、16、32ビットのいずれかが必要です</translation>
    </message>
    <message>
        <source>has a picture of %1 x %2, expected at most %3 a side</source>
        <translation>絵が%1 x %2です。各辺%3以内である必要があります</translation>
    </message>
    <message>
        <source>has a picture of %1 x %2, expected at most %3 in all</source>
        <translation>絵が%1 x %2です。合計%3以内である必要があります</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>none of the frames of the tag “%1” is in the file; left out</source>
        <translation>タグ「%1」のフレームがファイルに1つもないため、省かれます</translation>
    </message>
    <message>
        <source>the tag “%1” has fewer frames here than the file says</source>
        <translation>タグ「%1」のフレームが、ファイルの指定より少なくなります</translation>
    </message>
    <message>
        <source>%1, user data</source>
        <translation>%1、ユーザーデータ</translation>
    </message>
    <message>
        <source>slices</source>
        <translation>スライス</translation>
    </message>
    <message>
        <source>slice “%1”</source>
        <translation>スライス「%1」</translation>
    </message>
    <message>
        <source>lies at %1 pixels, which is too far out</source>
        <translation>%1ピクセルの位置にあり、遠すぎます</translation>
    </message>
    <message>
        <source>is %1 pixels long, which is too much</source>
        <translation>長さが%1ピクセルで、長すぎます</translation>
    </message>
    <message>
        <source>the slice “%1” has a key on frame %2, which there is not; left out</source>
        <translation>スライス「%1」のキーが存在しないフレーム%2にあるため、省かれます</translation>
    </message>
    <message>
        <source>tilesets</source>
        <translation>タイルセット</translation>
    </message>
    <message>
        <source>tileset “%1”</source>
        <translation>タイルセット「%1」</translation>
    </message>
    <message>
        <source>has tiles of %1 x %2 pixels, expected 1 to %3 a side</source>
        <translation>タイルが%1 x %2ピクセルです。各辺1～%3である必要があります</translation>
    </message>
    <message>
        <source>has %1 tiles of %2 x %3 pixels, expected at most %4 pixels in all</source>
        <translation>%2 x %3ピクセルのタイルが%1個あります。合計%4ピクセル以内である必要があります</translation>
    </message>
    <message>
        <source>the tileset “%1” lies in another file; its tiles are left out</source>
        <translation>タイルセット「%1」は別のファイルにあるため、そのタイルは省かれます</translation>
    </message>
    <message>
        <source>the picture is %1 x %2 pixels, expected at most %3 a side</source>
        <translation>絵が%1 x %2ピクセルです。各辺%3以内である必要があります</translation>
    </message>
    <message>
        <source>it has %1 frames of %2 x %3 pixels, expected at most %4 of this size; save its tags as files of their own</source>
        <translation>%2 x %3ピクセルのフレームが%1個あります。このサイズでは%4個までです。タグごとに別のファイルに保存してください</translation>
    </message>
    <message>
        <source>the file ends too early; copy it anew or save it once more</source>
        <translation>ファイルが途中で終わっています。コピーし直すか、もう一度保存してください</translation>
    </message>
    <message>
        <source>the file is not one of Aseprite</source>
        <translation>Asepriteのファイルではありません</translation>
    </message>
    <message>
        <source>its pixels have %1 bits, expected 8, 16 or 32</source>
        <translation>ピクセルが%1ビットです。8、16、32ビットのいずれかが必要です</translation>
    </message>
    <message>
        <source>it has %1 frames of %2 x %3 pixels, expected at least one of each</source>
        <translation>%2 x %3ピクセルのフレームが%1個です。いずれも1以上である必要があります</translation>
    </message>
    <message>
        <source>it has %1 groups within each other, which is too much for a picture of %2 x %3 pixels; flatten some</source>
        <translation>グループの入れ子が%1階層あり、%2 x %3ピクセルの絵には多すぎます。いくつか統合してください</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture</source>
        <translation>絵を読み込むメモリが足りません</translation>
    </message>
    <message>
        <source>its layers to be traced are too large; trace fewer of them</source>
        <translation>トレースするレイヤーが大きすぎます。対象のレイヤーを減らしてください</translation>
    </message>
    <message>
        <source>ends too early; it may have been cut short, so copy the file anew or save it once more</source>
        <translation>途中で終わっており、切れたおそれがあります。ファイルをコピーし直すか、もう一度保存してください</translation>
    </message>
    <message>
        <source>there is too much to draw in it; merge layers, or save its tags as files of their own</source>
        <translation>描画するものが多すぎます。レイヤーを結合するか、タグごとに別のファイルに保存してください</translation>
    </message>
    <message>
        <source>has a picture whose packed data is broken; save the file once more</source>
        <translation>絵の圧縮データが壊れています。ファイルをもう一度保存してください</translation>
    </message>
    <message>
        <source>the tag “%1” ends where it turns in Aseprite; here it comes back once more</source>
        <translation>タグ「%1」はAsepriteでは折り返す所で終わりますが、ここではもう一度戻ります</translation>
    </message>
    <message>
        <source>user data of tags are left out, such as “%1”</source>
        <translation>タグのユーザーデータは省かれます（「%1」など）</translation>
    </message>
    <message>
        <source>user data of cels are left out, such as “%1”</source>
        <translation>セルのユーザーデータは省かれます（「%1」など）</translation>
    </message>
    <message>
        <source>user data of the sprite or a tileset are left out: “%1”</source>
        <translation>スプライトまたはタイルセットのユーザーデータは省かれます: 「%1」</translation>
    </message>
</context>
<context>
    <name>BoxTool</name>
    <message>
        <source>Drag from corner to corner. Shift makes a square, Alt draws about the middle, Ctrl turns snapping off.</source>
        <translation>角から角へドラッグします。Shiftで正方形、Altで中心から、Ctrlでスナップなし。</translation>
    </message>
</context>
<context>
    <name>CanvasMenu</name>
    <message>
        <source>Delete the point	Del</source>
        <translation>頂点を削除	Del</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n points	Del</source>
        <translation>
            <numerusform>頂点%n個を削除	Del</numerusform>
        </translation>
    </message>
    <message>
        <source>De&amp;lete the shape</source>
        <translation>シェイプを削除(&amp;L)</translation>
    </message>
    <message numerus="yes">
        <source>De&amp;lete %n shapes</source>
        <translation>
            <numerusform>シェイプ%n個を削除(&amp;L)</numerusform>
        </translation>
    </message>
    <message>
        <source>Cate&amp;gory</source>
        <translation>カテゴリー(&amp;G)</translation>
    </message>
    <message>
        <source>Copy to &amp;frames</source>
        <translation>フレームにコピー(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Align frames</source>
        <translation>フレームを整列(&amp;A)</translation>
    </message>
</context>
<context>
    <name>CanvasParts</name>
    <message>
        <source>Point %1 of %2: %3, %4</source>
        <translation>%2の点%1：%3, %4</translation>
    </message>
    <message>
        <source>%1, frame %2, at %3, %4</source>
        <translation>%1、フレーム%2、位置 %3, %4</translation>
    </message>
    <message>
        <source>Canvas: stage %1</source>
        <translation>キャンバス：ステージ%1</translation>
    </message>
    <message>
        <source>Canvas</source>
        <translation>キャンバス</translation>
    </message>
    <message>
        <source>Canvas: frame %1 of %2</source>
        <translation>キャンバス：%2のフレーム%1</translation>
    </message>
</context>
<context>
    <name>CapsuleTool</name>
    <message>
        <source>Drag the box that the capsule fills. Alt draws about the middle, Ctrl turns snapping off.</source>
        <translation>カプセルが収まるボックスをドラッグします。Altで中心から、Ctrlでスナップなし。</translation>
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
        <translation>中心から円周へドラッグします。Altで円周から円周へ、Shiftで半径を整数ピクセルに、Ctrlでスナップなし。</translation>
    </message>
</context>
<context>
    <name>ClipboardFlow</name>
    <message>
        <source>Nothing pasted: the project would hold too much.</source>
        <translation>ペーストしていません: プロジェクトの上限を超えます。</translation>
    </message>
    <message>
        <source>Nothing pasted: shapes need a frame in view.</source>
        <translation>ペーストしていません: シェイプには表示中のフレームが必要です。</translation>
    </message>
    <message>
        <source>1 shape</source>
        <translation>シェイプ1個</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes</source>
        <translation>
            <numerusform>シェイプ%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>%1をペースト</translation>
    </message>
    <message>
        <source>Pasted %1.</source>
        <translation>%1をペーストしました。</translation>
    </message>
    <message>
        <source>Pasted %1 into %2 chosen frames.</source>
        <translation>選択した%2フレームに%1をペーストしました。</translation>
    </message>
    <message>
        <source>Nothing pasted: frames need a sprite to go into.</source>
        <translation>ペーストしていません: フレームにはペースト先のスプライトが必要です。</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1フレーム</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%nフレーム</numerusform>
        </translation>
    </message>
    <message>
        <source>Pasted %1 behind the frame in view.</source>
        <translation>表示中のフレームの後ろに%1をペーストしました。</translation>
    </message>
    <message>
        <source>1 sprite</source>
        <translation>スプライト1個</translation>
    </message>
    <message numerus="yes">
        <source>%n sprites</source>
        <translation>
            <numerusform>スプライト%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing pasted: this project has none of the frames that the instances show.</source>
        <translation>ペーストしていません: インスタンスが表示するフレームがこのプロジェクトにありません。</translation>
    </message>
    <message>
        <source>1 instance</source>
        <translation>インスタンス1個</translation>
    </message>
    <message numerus="yes">
        <source>%n instances</source>
        <translation>
            <numerusform>インスタンス%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Pasted %1; the others show frames that this project does not have.</source>
        <translation>%1をペーストしました。残りが表示するフレームはこのプロジェクトにありません。</translation>
    </message>
    <message>
        <source>Nothing pasted: there is no text on the clipboard.</source>
        <translation>ペーストしていません: クリップボードにテキストがありません。</translation>
    </message>
    <message>
        <source>Nothing pasted: %1.</source>
        <translation>ペーストしていません: %1。</translation>
    </message>
    <message>
        <source>Nothing pasted: the clipboard is empty.</source>
        <translation>ペーストしていません: クリップボードが空です。</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Sprite</source>
        <translation>スプライト</translation>
    </message>
    <message>
        <source>Frame of %1</source>
        <translation>%1のフレーム</translation>
    </message>
</context>
<context>
    <name>DifferencesText</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1、ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 added: %2</source>
        <translation>追加された%1: %2</translation>
    </message>
    <message>
        <source>%1 removed: %2</source>
        <translation>削除された%1: %2</translation>
    </message>
    <message>
        <source>%1 changed: %2</source>
        <translation>変更された%1: %2</translation>
    </message>
    <message>
        <source>sprites</source>
        <translation>スプライト</translation>
    </message>
    <message>
        <source>stages</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>categories</source>
        <translation>カテゴリー</translation>
    </message>
    <message>
        <source>settings of the project</source>
        <translation>プロジェクトの設定</translation>
    </message>
    <message>
        <source>the order of things</source>
        <translation>並び順</translation>
    </message>
</context>
<context>
    <name>EditPointsTool</name>
    <message>
        <source>too far</source>
        <translation>遠すぎます</translation>
    </message>
    <message>
        <source>Insert a point into %1</source>
        <translation>%1に頂点を挿入</translation>
    </message>
    <message>
        <source>Move a point of %1</source>
        <translation>%1の頂点を移動</translation>
    </message>
    <message numerus="yes">
        <source>Move %n points of %1</source>
        <translation>
            <numerusform>%1の頂点%n個を移動</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n points of %1</source>
        <translation>
            <numerusform>%1の頂点%n個を回転</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n points of %1</source>
        <translation>
            <numerusform>%1の頂点%n個を拡大縮小</numerusform>
        </translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>放すと配置します。Shiftで1軸に固定、Ctrlでスナップなし、Escでキャンセル。</translation>
    </message>
    <message>
        <source>Drag to move, the grips to scale and turn. Delete removes, arrows nudge, Tab goes to the next.</source>
        <translation>ドラッグで移動、ハンドルで拡大縮小と回転。Deleteで削除、矢印キーで微移動、Tabで次へ。</translation>
    </message>
    <message>
        <source>Press on a shape to edit its points.</source>
        <translation>頂点を編集するシェイプを押してください。</translation>
    </message>
    <message>
        <source>Drag a point, or the middle of an edge to insert one. Ctrl+click deletes a point.</source>
        <translation>頂点をドラッグするか、辺の中央をドラッグして頂点を挿入します。Ctrl+クリックで頂点を削除。</translation>
    </message>
    <message>
        <source>Drag to move. Delete removes, arrows nudge, Tab goes to the next.</source>
        <translation>ドラッグで移動。Deleteで削除、矢印キーで微移動、Tabで次へ。</translation>
    </message>
</context>
<context>
    <name>EmitterTool</name>
    <message>
        <source>Add emitter</source>
        <translation>エミッターを追加</translation>
    </message>
    <message>
        <source>Move emitter</source>
        <translation>エミッターを移動</translation>
    </message>
    <message>
        <source>Aim emitter</source>
        <translation>エミッターの狙いを変更</translation>
    </message>
    <message>
        <source>Nudge emitter</source>
        <translation>エミッターを微移動</translation>
    </message>
    <message>
        <source>Remove emitter</source>
        <translation>エミッターを削除</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>放すと配置します。Shiftで1軸に固定、Ctrlでスナップなし、Escでキャンセル。</translation>
    </message>
    <message>
        <source>Release on an instance to aim at it, wherever it moves; with Ctrl, or beside all, at the place.</source>
        <translation>インスタンス上で放すと、移動しても追って狙います。Ctrlを押すか何もない場所では、その位置を狙います。</translation>
    </message>
    <message>
        <source>Drag the mark or the target to move them; arrows nudge, Delete removes.</source>
        <translation>マークまたは標的をドラッグして移動します。矢印キーで微移動、Deleteで削除。</translation>
    </message>
    <message>
        <source>Drag from where bullets set out to what they fire at.</source>
        <translation>弾の発射位置から狙う相手へドラッグします。</translation>
    </message>
</context>
<context>
    <name>Emitters</name>
    <message>
        <source>emitter</source>
        <translation>エミッター</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>sprite %1</source>
        <translation>スプライト %1</translation>
    </message>
    <message>
        <source>all tags together play %1 frames, and at most %2 are written; take tags out, or cut the sprite into several</source>
        <translation>全タグを合わせると%1フレームを再生しますが、書き込めるのは%2フレームまでです。タグを減らすか、スプライトを分けてください</translation>
    </message>
    <message>
        <source>the frames that all tags together play have %1 shapes, and at most %2 are written; take tags out, or cut the sprite into several</source>
        <translation>全タグが再生するフレームには合わせて%1個の形状がありますが、書き込めるのは%2個までです。タグを減らすか、スプライトを分けてください</translation>
    </message>
    <message>
        <source>the frames that all tags together play have %1 corners of polygons, and at most %2 are written; take tags out, or cut the sprite into several</source>
        <translation>すべてのタグが再生するフレームには合わせて多角形の頂点が%1個あり、書き出せるのは最大%2個です。タグを減らすか、スプライトを分割してください</translation>
    </message>
</context>
<context>
    <name>ExportJob</name>
    <message>
        <source>the folder has other files of these names: %1</source>
        <translation>フォルダーに同じ名前の別のファイルがあります: %1</translation>
    </message>
    <message>
        <source>the folder has another file of this name: %1</source>
        <translation>フォルダーにこの名前の別のファイルがあります：%1</translation>
    </message>
</context>
<context>
    <name>Expression</name>
    <message>
        <source>A “)” closes nothing.</source>
        <translation>「)」に対応する開きかっこがありません。</translation>
    </message>
    <message>
        <source>“%1” is no part of a number.</source>
        <translation>「%1」は数値に使えません。</translation>
    </message>
    <message>
        <source>Nothing can be divided by 0.</source>
        <translation>0で割ることはできません。</translation>
    </message>
    <message>
        <source>That is nested too deep.</source>
        <translation>入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>A “)” is missing.</source>
        <translation>「)」が足りません。</translation>
    </message>
    <message>
        <source>A number is missing at the end.</source>
        <translation>末尾に数値が足りません。</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>「%1」は数値ではありません。</translation>
    </message>
    <message>
        <source>A number is missing.</source>
        <translation>数値が足りません。</translation>
    </message>
    <message>
        <source>That is longer than %1 characters.</source>
        <translation>%1文字を超えています。</translation>
    </message>
    <message>
        <source>That is too large for a number.</source>
        <translation>数値として大きすぎます。</translation>
    </message>
</context>
<context>
    <name>FileImport</name>
    <message>
        <source>Added %1.</source>
        <translation>%1を追加しました。</translation>
    </message>
    <message>
        <source>Updated %1.</source>
        <translation>%1を更新しました。</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>何も追加されませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>What could not be carried</source>
        <translation>引き継げなかった内容</translation>
    </message>
    <message numerus="yes">
        <source>The import has %n remarks.</source>
        <translation>
            <numerusform>インポートに関する注意が%n件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all…</source>
        <translation>すべて表示…</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1を読み込み中…</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1をインポート</translation>
    </message>
</context>
<context>
    <name>FileWriter</name>
    <message>
        <source>this is no file name</source>
        <translation>ファイル名として正しくありません</translation>
    </message>
    <message>
        <source>cannot open the file</source>
        <translation>ファイルを開けません</translation>
    </message>
    <message>
        <source>cannot look at the file</source>
        <translation>ファイルの情報を取得できません</translation>
    </message>
    <message>
        <source>this is %1, only regular files are read</source>
        <translation>これは%1です。読み込めるのは通常のファイルだけです</translation>
    </message>
    <message>
        <source>the file has more than %1 MiB, which is more than can be read</source>
        <translation>ファイルが%1 MiBを超えているため、読み込めません</translation>
    </message>
    <message>
        <source>cannot read the file</source>
        <translation>ファイルを読み込めません</translation>
    </message>
    <message>
        <source>this is no file name within the folder, nothing was written</source>
        <translation>フォルダー内のファイル名として正しくないため、何も書き込んでいません</translation>
    </message>
    <message>
        <source>two files would get this name, nothing was written</source>
        <translation>2つのファイルがこの名前になるため、何も書き込んでいません</translation>
    </message>
    <message>
        <source>two files would get this name but for upper and lower case (the other is “%1”), nothing was written</source>
        <translation>大文字と小文字の違いを除くと2つのファイルがこの名前になるため (もう一方は「%1」)、何も書き込んでいません</translation>
    </message>
    <message>
        <source>a link leads out of the folder here, to “%1”; nothing was written: remove the link, or write where it leads</source>
        <translation>ここにフォルダー外の「%1」へのリンクがあるため、何も書き込んでいません。リンクを削除するか、リンク先に直接書き込んでください</translation>
    </message>
    <message>
        <source>a link leads to “%1” here, which version control keeps for itself; nothing was written: remove the link</source>
        <translation>ここにバージョン管理用の「%1」へのリンクがあるため、何も書き込んでいません。リンクを削除してください</translation>
    </message>
    <message>
        <source>there is no such drive or folder, nothing was written</source>
        <translation>そのようなドライブやフォルダーがないため、何も書き込んでいません</translation>
    </message>
    <message>
        <source>cannot make the folder</source>
        <translation>フォルダーを作成できません</translation>
    </message>
    <message>
        <source>this is not a folder, nothing was written</source>
        <translation>これはフォルダーではないため、何も書き込んでいません</translation>
    </message>
    <message>
        <source>the folder&apos;s name is empty, nothing was written</source>
        <translation>フォルダー名が空のため、何も書き込んでいません</translation>
    </message>
    <message>
        <source>cannot follow the symbolic link</source>
        <translation>シンボリックリンクをたどれません</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>a pipe</source>
        <translation>パイプ</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>ソケット</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>this is a folder, expected a file</source>
        <translation>これはフォルダーです。ファイルが必要です</translation>
    </message>
    <message>
        <source>cannot look at the old file</source>
        <translation>古いファイルの情報を取得できません</translation>
    </message>
    <message>
        <source>this is %1, only regular files are written</source>
        <translation>これは%1です。書き込めるのは通常のファイルだけです</translation>
    </message>
    <message>
        <source>the file is read-only: make it writable or save under another name</source>
        <translation>ファイルが読み取り専用です。書き込みを許可するか、別の名前で保存してください</translation>
    </message>
    <message>
        <source>cannot open the folder</source>
        <translation>フォルダーを開けません</translation>
    </message>
    <message>
        <source>cannot make a new file in the folder</source>
        <translation>フォルダー内に新しいファイルを作成できません</translation>
    </message>
    <message>
        <source>cannot look at the new file</source>
        <translation>新しいファイルの情報を取得できません</translation>
    </message>
    <message>
        <source>cannot give the new file the old one&apos;s mode</source>
        <translation>古いファイルのアクセス権を新しいファイルに設定できません</translation>
    </message>
    <message>
        <source>cannot give the new file the old one&apos;s attributes</source>
        <translation>古いファイルの属性を新しいファイルに設定できません</translation>
    </message>
    <message>
        <source>cannot write the new file</source>
        <translation>新しいファイルに書き込めません</translation>
    </message>
    <message>
        <source>cannot check the new file&apos;s size</source>
        <translation>新しいファイルのサイズを確認できません</translation>
    </message>
    <message>
        <source>cannot write the new file: %1 of %2 bytes arrived</source>
        <translation>新しいファイルに書き込めません: %2バイト中%1バイトしか書き込まれませんでした</translation>
    </message>
    <message>
        <source>cannot sync the new file to the disk</source>
        <translation>新しいファイルをディスクに同期できません</translation>
    </message>
    <message>
        <source>cannot close the new file</source>
        <translation>新しいファイルを閉じられません</translation>
    </message>
    <message>
        <source>cannot put the new file in the old one&apos;s place</source>
        <translation>古いファイルを新しいファイルで置き換えられません</translation>
    </message>
    <message>
        <source>the new file is in place, but may not outlast a power cut: cannot sync the folder</source>
        <translation>新しいファイルに置き換えましたが、フォルダーを同期できないため、停電すると失われるおそれがあります</translation>
    </message>
    <message>
        <source>cannot keep the old file aside</source>
        <translation>古いファイルを退避できません</translation>
    </message>
    <message>
        <source>cannot read the old file</source>
        <translation>古いファイルを読み込めません</translation>
    </message>
    <message>
        <source>cannot sync the copy of the old file to the disk</source>
        <translation>古いファイルのコピーをディスクに同期できません</translation>
    </message>
    <message>
        <source>cannot close the copy of the old file</source>
        <translation>古いファイルのコピーを閉じられません</translation>
    </message>
    <message>
        <source>cannot put the old file back</source>
        <translation>古いファイルを元に戻せません</translation>
    </message>
    <message>
        <source> (it is kept as “%1”)</source>
        <translation> (「%1」として残してあります)</translation>
    </message>
    <message>
        <source>this is no regular file, only regular files are written</source>
        <translation>これは通常のファイルではありません。書き込めるのは通常のファイルだけです</translation>
    </message>
    <message>
        <source>cannot write the new file: not all bytes arrived</source>
        <translation>新しいファイルに書き込めません: 一部のバイトが書き込まれませんでした</translation>
    </message>
    <message>
        <source>this is no regular file, only regular files are read</source>
        <translation>これは通常のファイルではありません。読み込めるのは通常のファイルだけです</translation>
    </message>
    <message>
        <source>cannot sync the folder</source>
        <translation>フォルダーを同期できません</translation>
    </message>
    <message>
        <source>an export was interrupted here, and this file of it cannot be put into its place (make it writable, or remove the hidden files “%1…” and “%2…” from “%3”)</source>
        <translation>ここでエクスポートが中断され、そのファイルの1つを所定の場所に置けません (書き込みを許可するか、「%3」から隠しファイル「%1…」と「%2…」を削除してください)</translation>
    </message>
    <message>
        <source>an export was interrupted here, and its journal cannot be read; make it readable, or remove it (%1)</source>
        <translation>ここでエクスポートが中断され、そのジャーナルを読み込めません。読み取りを許可するか、削除してください (%1)</translation>
    </message>
    <message>
        <source>cannot keep a journal of the files that are to change together; nothing was changed (%1)</source>
        <translation>まとめて変更するファイルのジャーナルを作成できないため、何も変更していません (%1)</translation>
    </message>
    <message>
        <source>cannot look for interrupted exports in the folder</source>
        <translation>フォルダー内の中断されたエクスポートを確認できません</translation>
    </message>
    <message>
        <source>another export is being written here: try again when it has ended, or export into another folder</source>
        <translation>ここでは別のエクスポートが書き込み中です。終わってからもう一度試すか、別のフォルダーにエクスポートしてください</translation>
    </message>
    <message>
        <source>another export is being written here (%1): try again when it has ended, or export into another folder</source>
        <translation>ここでは別のエクスポートが書き込み中です (%1)。終わってからもう一度試すか、別のフォルダーにエクスポートしてください</translation>
    </message>
    <message>
        <source>waiting for another export that is being written here</source>
        <translation>ここに書き込み中の別のエクスポートを待っています</translation>
    </message>
    <message>
        <source>waiting for another export that is being written here (%1)</source>
        <translation>ここに書き込み中の別のエクスポートを待っています (%1)</translation>
    </message>
    <message>
        <source>cannot sync the new files to the disk</source>
        <translation>新しいファイルをディスクに同期できません</translation>
    </message>
    <message>
        <source>there is no folder “%1”: make it first, or give another name</source>
        <translation>フォルダー「%1」がありません。先に作成するか、別の名前を指定してください</translation>
    </message>
    <message>
        <source>this is no file on a disk, only those are read</source>
        <translation>これはディスク上のファイルではありません。読み込めるのはディスク上のファイルだけです</translation>
    </message>
    <message>
        <source>a program that tells nothing of itself holds the file “%1” here, by which exports take turns: remove that file, or export into another folder</source>
        <translation>情報を示さないプログラムが、エクスポートの順番待ちに使うファイル「%1」をここで使用中です。そのファイルを削除するか、別のフォルダーにエクスポートしてください</translation>
    </message>
</context>
<context>
    <name>FollowDialog</name>
    <message>
        <source>at %1, %2</source>
        <translation>(%1, %2)</translation>
    </message>
    <message>
        <source>%1 (1 shape)</source>
        <translation>%1 (シェイプ1個)</translation>
    </message>
    <message>
        <source>%1 (%2 shapes)</source>
        <translation>%1 (シェイプ%2個)</translation>
    </message>
    <message>
        <source>1 frame is in another file</source>
        <translation>1フレームが別のファイルに移動</translation>
    </message>
    <message>
        <source>%1 frames are in other files</source>
        <translation>%1フレームが別のファイルに移動</translation>
    </message>
    <message>
        <source>1 frame lies elsewhere in it</source>
        <translation>1フレームが別の位置に移動</translation>
    </message>
    <message>
        <source>%1 frames lie elsewhere in it</source>
        <translation>%1フレームが別の位置に移動</translation>
    </message>
    <message>
        <source>1 found no partner</source>
        <translation>1フレームは対応する絵なし</translation>
    </message>
    <message>
        <source>%1 found no partner</source>
        <translation>%1フレームは対応する絵なし</translation>
    </message>
    <message>
        <source>1 picture is new</source>
        <translation>新しい絵が1個</translation>
    </message>
    <message>
        <source>%1 pictures are new</source>
        <translation>新しい絵が%1個</translation>
    </message>
    <message>
        <source>Image files of %1 have changed: %2</source>
        <translation>%1の画像ファイルが変更されました: %2</translation>
    </message>
    <message>
        <source>%1 has changed: %2</source>
        <translation>%1が変更されました: %2</translation>
    </message>
    <message>
        <source>1 frame went to where its picture is</source>
        <translation>1フレームを絵のある場所に移動</translation>
    </message>
    <message>
        <source>%1 frames went to where their pictures are</source>
        <translation>%1フレームを絵のある場所に移動</translation>
    </message>
    <message>
        <source>1 went to a new picture</source>
        <translation>1フレームを新しい絵に移動</translation>
    </message>
    <message>
        <source>%1 went to new pictures</source>
        <translation>%1フレームを新しい絵に移動</translation>
    </message>
    <message>
        <source>1 frame is new</source>
        <translation>1フレームを新規追加</translation>
    </message>
    <message>
        <source>%1 frames are new</source>
        <translation>%1フレームを新規追加</translation>
    </message>
    <message>
        <source>1 new picture was left out</source>
        <translation>新しい絵1個を除外</translation>
    </message>
    <message>
        <source>%1 new pictures were left out</source>
        <translation>新しい絵%1個を除外</translation>
    </message>
    <message>
        <source>1 was kept without its picture (see Problems)</source>
        <translation>1フレームは絵がないまま保持 (問題パネルを参照)</translation>
    </message>
    <message>
        <source>%1 were kept without their pictures (see Problems)</source>
        <translation>%1フレームは絵がないまま保持 (問題パネルを参照)</translation>
    </message>
    <message>
        <source>1 was deleted with its shapes</source>
        <translation>1フレームをシェイプごと削除</translation>
    </message>
    <message>
        <source>%1 were deleted with their shapes</source>
        <translation>%1フレームをシェイプごと削除</translation>
    </message>
    <message>
        <source>Nothing was moved.</source>
        <translation>何も移動していません。</translation>
    </message>
</context>
<context>
    <name>FrameGrips</name>
    <message>
        <source>Release to turn. Shift turns by 15°, Ctrl by any angle, Esc cancels.</source>
        <translation>放すと回転します。Shiftで15°刻み、Ctrlで任意の角度、Escでキャンセル。</translation>
    </message>
    <message>
        <source>Release to scale. Shift keeps proportions, Alt holds the middle, Ctrl turns snapping off, Esc cancels.</source>
        <translation>放すと拡大縮小します。Shiftで縦横比固定、Altで中心固定、Ctrlでスナップなし、Escでキャンセル。</translation>
    </message>
    <message>
        <source>Drag to turn. Click to choose the place to turn about.</source>
        <translation>ドラッグで回転。クリックで回転の中心を選びます。</translation>
    </message>
</context>
<context>
    <name>FramePointTool</name>
    <message>
        <source>Set point %1</source>
        <translation>ポイント「%1」を設定</translation>
    </message>
    <message>
        <source>Drag the cross to move it, its handle to turn it; arrows nudge, Delete removes, Ctrl+. copies it to the next frame.</source>
        <translation>十字をドラッグで移動、ハンドルで回転。矢印キーで微移動、Deleteで削除、Ctrl+.で次のフレームにコピー。</translation>
    </message>
    <message>
        <source>Click to set a point of the frame; dragging on gives it a direction.</source>
        <translation>クリックでフレームのポイントを置きます。続けてドラッグすると向きを付けられます。</translation>
    </message>
    <message>
        <source>Turn point %1</source>
        <translation>ポイント「%1」を回転</translation>
    </message>
    <message>
        <source>Move point %1</source>
        <translation>ポイント「%1」を移動</translation>
    </message>
    <message>
        <source>Nudge point %1</source>
        <translation>ポイント「%1」を微移動</translation>
    </message>
    <message>
        <source>Remove point %1</source>
        <translation>ポイント「%1」を削除</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>放すと配置します。Shiftで1軸に固定、Ctrlでスナップなし、Escでキャンセル。</translation>
    </message>
    <message>
        <source>Drag to where it points. Shift turns by 15°, Ctrl by any angle, Esc cancels.</source>
        <translation>向ける方向へドラッグします。Shiftで15°刻み、Ctrlで任意の角度、Escでキャンセル。</translation>
    </message>
</context>
<context>
    <name>GestureTips</name>
    <message>
        <source>Press on the middle of an edge and drag: a new point comes along.</source>
        <translation>辺の中央を押してドラッグすると、新しい点が付いてきます。</translation>
    </message>
    <message>
        <source>Click from corner to corner, and the first one again to close the polygon.</source>
        <translation>角を順にクリックし、最初の点をもう一度クリックすると多角形が閉じます。</translation>
    </message>
    <message>
        <source>Drag from one corner to the opposite one.</source>
        <translation>一つの角から向かいの角までドラッグします。</translation>
    </message>
    <message>
        <source>Drag from the centre outwards.</source>
        <translation>中心から外へドラッグします。</translation>
    </message>
    <message>
        <source>Drag a box: the capsule fills it, lying or standing.</source>
        <translation>長方形をドラッグすると、横向きまたは縦向きのカプセルがその中を満たします。</translation>
    </message>
    <message>
        <source>Click from point to point; a double click ends the line.</source>
        <translation>点を順にクリックし、ダブルクリックで線を終えます。</translation>
    </message>
    <message>
        <source>Click on what is drawn in the picture: its outline becomes a polygon.</source>
        <translation>画像に描かれたものをクリックすると、その輪郭が多角形になります。</translation>
    </message>
    <message>
        <source>Drag a line right across a shape: it falls into two.</source>
        <translation>図形を端から端まで横切る線をドラッグすると、二つに分かれます。</translation>
    </message>
    <message>
        <source>Click at the point that the game is to place the frame by.</source>
        <translation>ゲームがフレームを配置するときの基準にする点をクリックします。</translation>
    </message>
    <message>
        <source>Click to set a place, and drag on to give it a direction.</source>
        <translation>クリックで位置を決め、そのままドラッグすると向きが付きます。</translation>
    </message>
    <message>
        <source>Click to set the axis. What you draw beside it then comes to be on both sides.</source>
        <translation>クリックで軸を決めます。その横に描いたものは両側にできます。</translation>
    </message>
    <message>
        <source>Drag sprites about: where they overlap lights up while you drag.</source>
        <translation>スプライトをドラッグすると、重なる所がその場で光ります。</translation>
    </message>
    <message>
        <source>Point at something to read what lies there; click to leave the probe and keep asking.</source>
        <translation>指した所に何があるかを読み取れます。クリックするとプローブを置いて調べ続けます。</translation>
    </message>
    <message>
        <source>Drag from where bullets set out to what they fly at.</source>
        <translation>弾の出る所から、弾の向かう先までドラッグします。</translation>
    </message>
</context>
<context>
    <name>HeldFile</name>
    <message>
        <source>cannot make the file</source>
        <translation>ファイルを作成できません</translation>
    </message>
    <message>
        <source>cannot make the file: %1</source>
        <translation>ファイルを作成できません: %1</translation>
    </message>
</context>
<context>
    <name>HelpPlaces</name>
    <message>
        <source>Begins with something: a project of before, a sample, or images.</source>
        <translation>以前のプロジェクト、サンプル、画像のいずれかから始めます。</translation>
    </message>
    <message>
        <source>The open projects. Tabs are reordered by dragging, and closed by the middle button too.</source>
        <translation>開いているプロジェクトです。タブはドラッグで並べ替えられ、マウスの中ボタンでも閉じられます。</translation>
    </message>
    <message>
        <source>Says where the editor crashed. Nothing of it is sent by itself.</source>
        <translation>エディターがクラッシュした箇所を示します。内容が自動的に送信されることはありません。</translation>
    </message>
    <message>
        <source>Brings back work that was closed without saving.</source>
        <translation>保存せずに閉じた作業を復元します。</translation>
    </message>
    <message>
        <source>Opens a copy of the project as it was saved before.</source>
        <translation>以前に保存した時点のプロジェクトのコピーを開きます。</translation>
    </message>
    <message>
        <source>Finds any action, sprite or frame by a few letters.</source>
        <translation>数文字の入力で、操作、スプライト、フレームを検索します。</translation>
    </message>
    <message>
        <source>How the program looks and behaves, whatever the project. A choice counts at once.</source>
        <translation>プロジェクトにかかわらず、プログラムの外観と動作を設定します。変更はすぐに反映されます。</translation>
    </message>
    <message>
        <source>What a script told of, and what it printed.</source>
        <translation>スクリプトが報告した内容と、表示した内容です。</translation>
    </message>
    <message>
        <source>Gives actions other keys, one by one or all those of another program.</source>
        <translation>操作に別のキーを割り当てます。1つずつでも、別のプログラムのキーをまとめてでも変更できます。</translation>
    </message>
    <message>
        <source>The sprites of the project. The one that is chosen here is in view.</source>
        <translation>プロジェクトのスプライトです。ここで選択したものが表示されます。</translation>
    </message>
    <message>
        <source>The frames of the sprite in view: here they are chosen, ordered, timed and played.</source>
        <translation>表示中のスプライトのフレームです。ここで選択、並べ替え、長さの設定、再生を行います。</translation>
    </message>
    <message>
        <source>A copy took the place of what was drawn here. Both can be kept, or the copy undone.</source>
        <translation>ここに描かれていたものがコピーで置き換わりました。両方残すことも、コピーを元に戻すこともできます。</translation>
    </message>
    <message>
        <source>In which frames the next edit of shapes is done: the one in view alone, or more.</source>
        <translation>次のシェイプの編集を、表示中のフレームだけに適用するか、ほかのフレームにも適用するかを選びます。</translation>
    </message>
    <message>
        <source>Which shape is there in which frame: a row for each track, a column for each frame.</source>
        <translation>どのシェイプがどのフレームにあるかを示します。行がトラック、列がフレームです。</translation>
    </message>
    <message>
        <source>Makes frames of one animation of images whose names are numbered.</source>
        <translation>名前が連番の画像を、1つのアニメーションのフレームにします。</translation>
    </message>
    <message>
        <source>Cuts a sheet into frames.</source>
        <translation>シートをフレームにスライスします。</translation>
    </message>
    <message>
        <source>Says what becomes of the frames of an image that has changed.</source>
        <translation>変更された画像のフレームの扱いを示します。</translation>
    </message>
    <message>
        <source>All frames of the sprite side by side, to look at, to go to one, and to save.</source>
        <translation>スプライトの全フレームを並べて表示します。フレームへの移動と保存もできます。</translation>
    </message>
    <message>
        <source>How closely outlines follow what is opaque, and tracing many frames at once.</source>
        <translation>輪郭を不透明部分にどれだけ沿わせるかを設定します。多数のフレームをまとめてトレースすることもできます。</translation>
    </message>
    <message>
        <source>The points and events of the frame in view, which the game asks for by name.</source>
        <translation>表示中のフレームのポイントとイベントです。ゲームが名前で参照します。</translation>
    </message>
    <message>
        <source>The image of this frame cannot be read. These are the ways to have one again.</source>
        <translation>このフレームの画像を読み込めません。ここで画像を用意し直せます。</translation>
    </message>
    <message>
        <source>This frame has no shapes yet. These are the ways to begin.</source>
        <translation>このフレームにはまだシェイプがありません。ここから始められます。</translation>
    </message>
    <message>
        <source>The shapes of the frame in view: here they are chosen, named, ordered, hidden and locked.</source>
        <translation>表示中のフレームのシェイプです。ここで選択、名前の変更、並べ替え、非表示、ロックを行います。</translation>
    </message>
    <message>
        <source>Properties of your own that the game reads: of a shape, the frame, the sprite or the project.</source>
        <translation>ゲームが読み取る独自のプロパティです。シェイプ、フレーム、スプライト、プロジェクトに付けられます。</translation>
    </message>
    <message>
        <source>The points and sizes of what is selected, in numbers that can be typed.</source>
        <translation>選択中のものの頂点とサイズを、入力できる数値で示します。</translation>
    </message>
    <message>
        <source>The categories of shapes: their names and colours, and which of them strike each other.</source>
        <translation>シェイプのカテゴリーです。名前と色、どのカテゴリーがどれにヒットするかを決めます。</translation>
    </message>
    <message>
        <source>What points snap to while one draws: which grid, and which targets win over it.</source>
        <translation>描画中の頂点のスナップ先です。どのグリッドを使い、何をグリッドより優先するかを決めます。</translation>
    </message>
    <message>
        <source>What is wrong in the project. A line leads to the place and offers repairs.</source>
        <translation>プロジェクトの問題です。各行からその場所へ移動でき、修復方法も選べます。</translation>
    </message>
    <message>
        <source>Explains a problem where it is, and offers repairs.</source>
        <translation>問題をその場で説明し、修復方法を示します。</translation>
    </message>
    <message>
        <source>What a merge left to be settled. A line leads to the place and offers to take either side.</source>
        <translation>マージで解決されずに残ったものです。各行からその場所へ移動でき、どちら側を採用するかを選べます。</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project.</source>
        <translation>このプロジェクトでの各ルールの重大度です。</translation>
    </message>
    <message>
        <source>What stands on the stage, and the numbers of what is selected there.</source>
        <translation>ステージに置かれているものと、そこで選択中のものの数値です。</translation>
    </message>
    <message>
        <source>Ways to look at the stage: what overlaps there, what probes hit, and the play test.</source>
        <translation>ステージの見方を選びます。重なり、プローブが当たるもの、テストプレイがあります。</translation>
    </message>
    <message>
        <source>Every pair of shapes on the stage that meet: who, how, and by how much area.</source>
        <translation>ステージ上で接触するシェイプの組をすべて示します。どれとどれが、どのように、どれだけの面積で接触するかがわかります。</translation>
    </message>
    <message>
        <source>The probes that were dropped on the stage, and what each of them hits.</source>
        <translation>ステージに置いたプローブと、それぞれが当たるものです。</translation>
    </message>
    <message>
        <source>Which probe follows the cursor.</source>
        <translation>どのプローブがカーソルに追従するかを選びます。</translation>
    </message>
    <message>
        <source>The play test of the stage: what fires, how it is run, and what was hit.</source>
        <translation>ステージのテストプレイです。発射するもの、実行のしかた、命中したものを示します。</translation>
    </message>
    <message>
        <source>Runs the play test, stops it, or goes on by a single step.</source>
        <translation>テストプレイを実行、停止、またはコマ送りします。</translation>
    </message>
    <message>
        <source>Two animations of the stage side by side, tick by tick, and what overlaps in each.</source>
        <translation>ステージの2つのアニメーションを1ティックごとに並べ、各ティックで重なるものを示します。</translation>
    </message>
    <message>
        <source>The engine that the project is made for. What it cannot take is told while one draws.</source>
        <translation>プロジェクトの対象エンジンです。エンジンが受け付けないものは、描画中に知らせます。</translation>
    </message>
    <message>
        <source>What the engine gets of the selected shapes or of the frame, and what it loses.</source>
        <translation>選択中のシェイプまたはフレームからエンジンに渡る内容と、失われる内容です。</translation>
    </message>
    <message>
        <source>Writes files for an engine, and says before what is lost on the way.</source>
        <translation>エンジン用のファイルを書き出し、失われる内容を事前に知らせます。</translation>
    </message>
    <message>
        <source>How the tool in hand is used. It shows when the tool is first taken up.</source>
        <translation>手に取ったツールの使い方です。初めて選んだときに表示されます。</translation>
    </message>
</context>
<context>
    <name>ImageCommands</name>
    <message>
        <source>Images (%1);;All files (*)</source>
        <translation>画像 (%1);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Nothing was changed: %1</source>
        <translation>何も変更していません: %1</translation>
    </message>
    <message>
        <source>Image of another size</source>
        <translation>サイズの異なる画像</translation>
    </message>
    <message>
        <source>%1 is %2 times as large as the image that it replaces.</source>
        <translation>%1は、置き換える画像の%2倍の大きさです。</translation>
    </message>
    <message>
        <source>Scale frames and shapes with it?</source>
        <translation>フレームとシェイプも拡大縮小しますか?</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>拡大縮小</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>The image has %1 × %2 pixels and had %3 × %4: frames stay where they were in it.</source>
        <translation>画像のサイズが%3 × %4から%1 × %2ピクセルに変わりました。フレームの位置はそのままです。</translation>
    </message>
    <message>
        <source>All images of this project can be read.</source>
        <translation>このプロジェクトの画像はすべて読み込めます。</translation>
    </message>
    <message>
        <source>Find %1</source>
        <translation>%1を探す</translation>
    </message>
    <message>
        <source>1 image was found.</source>
        <translation>画像が1枚見つかりました。</translation>
    </message>
    <message>
        <source>%1 images were found.</source>
        <translation>画像が%1枚見つかりました。</translation>
    </message>
    <message>
        <source>Still missing: %1.</source>
        <translation>まだ見つからないもの: %1。</translation>
    </message>
    <message>
        <source>There is no sprite in view.</source>
        <translation>表示中のスプライトがありません。</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>%1を置き換え</translation>
    </message>
    <message>
        <source>The project changed meanwhile: nothing was replaced.</source>
        <translation>その間にプロジェクトが変更されたため、何も置き換えていません。</translation>
    </message>
    <message>
        <source>Images are still being looked at.</source>
        <translation>画像はまだ読み込み中です。</translation>
    </message>
</context>
<context>
    <name>ImageImport</name>
    <message>
        <source>Added 1 sprite.</source>
        <translation>スプライトを1個追加しました。</translation>
    </message>
    <message numerus="yes">
        <source>Added %n sprites.</source>
        <translation>
            <numerusform>スプライトを%n個追加しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>何も追加されませんでした。</translation>
    </message>
    <message>
        <source>%1 Left out were:</source>
        <translation>%1 追加しなかったもの:</translation>
    </message>
    <message>
        <source>Looks like %1 × %2 frames of %3 × %4 px</source>
        <translation>%3 × %4 pxのフレームが%1 × %2個のようです</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1; 1 cell is empty and stays out.</source>
        <translation>%1。1個の空のセルは省かれます。</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n cells are empty and stay out.</source>
        <translation>
            <numerusform>%1。%n個の空のセルは省かれます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>スライス</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Keep whole</source>
        <translation>分割しない</translation>
    </message>
    <message>
        <source>Looking at images…</source>
        <translation>画像を確認中…</translation>
    </message>
</context>
<context>
    <name>Images</name>
    <message>
        <source>the file has more than %1 MiB</source>
        <translation>ファイルが%1 MiBを超えています</translation>
    </message>
    <message>
        <source>of its %1 frames, the first %2 are taken, which are as many as fit on one image</source>
        <translation>%1フレームのうち、1枚の画像に収まる最初の%2フレームを読み込みます</translation>
    </message>
    <message>
        <source>there is not enough memory for the image</source>
        <translation>画像を読み込むメモリが足りません</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken; save it once more</source>
        <translation>画像データが壊れています。もう一度保存してください</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>フレーム%1</translation>
    </message>
    <message>
        <source>it lies outside of the picture; save the animation once more</source>
        <translation>絵の範囲外にあります。アニメーションをもう一度保存してください</translation>
    </message>
    <message>
        <source>the image says more about its colours than %1 bytes; save the animation once more</source>
        <translation>画像の色情報が%1バイトを超えています。アニメーションをもう一度保存してください</translation>
    </message>
    <message>
        <source>the animation ends before it; it may have been cut short</source>
        <translation>アニメーションがその前で終わっています。途中で切れたおそれがあります</translation>
    </message>
    <message>
        <source>the image states two sizes; save the animation once more</source>
        <translation>画像に2つのサイズが指定されています。アニメーションをもう一度保存してください</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken; save the animation once more</source>
        <translation>画像データが壊れています。アニメーションをもう一度保存してください</translation>
    </message>
    <message>
        <source>it changed while it was read; try again once it is written</source>
        <translation>読み込み中に変更されました。書き込みが終わってからもう一度試してください</translation>
    </message>
    <message>
        <source>no image is named</source>
        <translation>画像が指定されていません</translation>
    </message>
    <message>
        <source>the path holds a NUL character, expected a path to a file</source>
        <translation>パスにNUL文字が含まれています。ファイルのパスが必要です</translation>
    </message>
    <message>
        <source>found “%1”, a path into the program itself, expected a path to a file</source>
        <translation>「%1」はプログラム内部のパスです。ファイルのパスが必要です</translation>
    </message>
    <message>
        <source>found “%1”, an address, expected a path to a file</source>
        <translation>「%1」はアドレスです。ファイルのパスが必要です</translation>
    </message>
    <message>
        <source>found “%1”, a path to another computer or a device, expected a path to a file</source>
        <translation>「%1」は別のコンピューターまたはデバイスのパスです。ファイルのパスが必要です</translation>
    </message>
    <message>
        <source>found “%1”, a device, expected a path to a file</source>
        <translation>「%1」はデバイスです。ファイルのパスが必要です</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: the file ends too early</source>
        <translation>画像データが壊れています: ファイルが途中で終わっています</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: it has a size, a depth or a kind of colours that no PNG has; save the image once more</source>
        <translation>画像のヘッダーが壊れています: サイズ、深度、または色の種類がPNGにないものです。画像をもう一度保存してください</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: what stands at byte %1 has another checksum than the file says; save or copy the image once more</source>
        <translation>画像データが壊れています: %1バイト目の内容のチェックサムがファイルの記録と異なります。画像をもう一度保存またはコピーしてください</translation>
    </message>
    <message>
        <source>there is no such image file</source>
        <translation>その画像ファイルは存在しません</translation>
    </message>
    <message>
        <source>this is a folder, expected an image file</source>
        <translation>これはフォルダーです。画像ファイルが必要です</translation>
    </message>
    <message>
        <source>this is not a regular file, expected an image file</source>
        <translation>これは通常のファイルではありません。画像ファイルが必要です</translation>
    </message>
    <message>
        <source>cannot open the image: %1</source>
        <translation>画像を開けません: %1</translation>
    </message>
    <message>
        <source>the image file is empty</source>
        <translation>画像ファイルが空です</translation>
    </message>
    <message>
        <source>the content is no image that can be read here (readable: %1)</source>
        <translation>読み込める画像ではありません (対応形式: %1)</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: %1</source>
        <translation>画像のヘッダーが壊れています: %1</translation>
    </message>
    <message>
        <source>the image is %1 x %2 pixels, expected at most %3 a side</source>
        <translation>画像が%1 x %2ピクセルです。各辺%3以内である必要があります</translation>
    </message>
    <message>
        <source>the image is %1 x %2 pixels, expected at most %3 in all</source>
        <translation>画像が%1 x %2ピクセルです。合計%3以内である必要があります</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: %1</source>
        <translation>画像データが壊れています: %1</translation>
    </message>
    <message>
        <source>the archive that the file is of is broken; save it once more</source>
        <translation>ファイルのアーカイブが壊れています。もう一度保存してください</translation>
    </message>
    <message>
        <source>the file has no picture of all its layers together; save it with a newer version of its program, or export a PNG</source>
        <translation>全レイヤーを統合した絵がファイルにありません。新しいバージョンのプログラムで保存するか、PNGに書き出してください</translation>
    </message>
    <message>
        <source>there is no image that can be read</source>
        <translation>読み込める画像がありません</translation>
    </message>
    <message>
        <source>the file ends too early; copy it anew or save it once more</source>
        <translation>ファイルが途中で終わっています。コピーし直すか、もう一度保存してください</translation>
    </message>
    <message>
        <source>the file was saved without the picture of all layers together; save it with “Maximize Compatibility”</source>
        <translation>全レイヤーを統合した絵なしで保存されています。「互換性を優先」を有効にして保存してください</translation>
    </message>
    <message>
        <source>the image is %1 x %2 pixels, expected 1 to %3 a side and at most %4 in all</source>
        <translation>画像が%1 x %2ピクセルです。各辺1～%3、合計%4以内である必要があります</translation>
    </message>
    <message>
        <source>pictures of this kind are not read; save it with 8 or 16 bits of RGB, grayscale or CMYK, or as PNG</source>
        <translation>この種類の絵は読み込めません。8または16ビットのRGB、グレースケール、CMYK、またはPNGで保存してください</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: it has %1 channels, expected at most %2</source>
        <translation>画像のヘッダーが壊れています: チャンネルが%1個ありますが、%2個までです</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: it has %1 channels, expected at least %2</source>
        <translation>画像のヘッダーが壊れています: チャンネルが%1個ですが、%2個以上必要です</translation>
    </message>
    <message>
        <source>its picture is packed in a way that is not read; save it once more, or as PNG</source>
        <translation>絵の圧縮方法に対応していません。もう一度保存するか、PNGで保存してください</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: its palette is too short</source>
        <translation>画像データが壊れています: パレットが短すぎます</translation>
    </message>
    <message>
        <source>the %1 is %2, expected %3 to %4</source>
        <translation>%1が%2です。%3～%4である必要があります</translation>
    </message>
    <message>
        <source>the pixels are noise: their outline has more than %1 corners; another alpha threshold may help</source>
        <translation>ピクセルがノイズ状で、輪郭の角が%1個を超えます。アルファしきい値を変えてみてください</translation>
    </message>
    <message>
        <source>there are %1 islands of opaque pixels, at most %2 are traced; a larger smallest island may help</source>
        <translation>不透明ピクセルのアイランドが%1個ありますが、トレースできるのは%2個までです。最小アイランドを大きくしてみてください</translation>
    </message>
    <message>
        <source>No pixel is as opaque as the threshold.</source>
        <translation>しきい値以上に不透明なピクセルがありません。</translation>
    </message>
    <message>
        <source>Nothing is left after shrinking that is as large as the smallest island.</source>
        <translation>縮小すると、最小アイランド以上のものが残りません。</translation>
    </message>
    <message>
        <source>No island is as large as the smallest one allowed.</source>
        <translation>最小アイランド以上の大きさのアイランドがありません。</translation>
    </message>
    <message>
        <source>No pixel is transparent, so the outline is the whole picture.</source>
        <translation>透明なピクセルがないため、輪郭は絵全体になります。</translation>
    </message>
    <message>
        <source>An outline that never cuts an opaque pixel may need more vertices than the number.</source>
        <translation>不透明ピクセルを切らない輪郭には、指定した数より多くの頂点が必要な場合があります。</translation>
    </message>
    <message>
        <source>the frame has no pixels in its image</source>
        <translation>フレームの範囲に画像のピクセルがありません</translation>
    </message>
    <message>
        <source>it holds more than %1 images; choose a folder in it</source>
        <translation>画像が%1枚より多く入っています。中のフォルダーを選んでください</translation>
    </message>
    <message>
        <source>the image is stored in %1 scans, expected at most %2; save it once more</source>
        <translation>画像は%1回のスキャンで保存されています (最大%2回)。もう一度保存してください</translation>
    </message>
    <message>
        <source>“%1” is left out: its name is not in UTF-8; give it another one</source>
        <translation>「%1」は省かれます。名前が UTF-8 ではありません。別の名前を付けてください</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>the name is there twice; the later one is now “%1”</source>
        <translation>同じ名前が2つあるため、後のものを「%1」にしました</translation>
    </message>
    <message>
        <source>sprite “%1”</source>
        <translation>スプライト「%1」</translation>
    </message>
    <message>
        <source>sprite “%1”, frame “%2”</source>
        <translation>スプライト「%1」、フレーム「%2」</translation>
    </message>
    <message>
        <source>found no frames in it; write it again with the program it is of</source>
        <translation>フレームが見つかりません。作成したプログラムでもう一度書き出してください</translation>
    </message>
    <message>
        <source>found no frames to import: %1</source>
        <translation>インポートできるフレームがありません: %1</translation>
    </message>
    <message>
        <source>its image “%1” lies outside the folders of the file and of the project, and is taken from there</source>
        <translation>画像「%1」はファイルとプロジェクトのフォルダーの外にあり、そこから読み込まれます</translation>
    </message>
    <message>
        <source>expected a file of %1</source>
        <translation>%1 のファイルが必要です</translation>
    </message>
    <message>
        <source>neither an image nor a file that can be imported; `hitbox formats` lists what can</source>
        <translation>画像でも、インポートできるファイルでもありません。インポートできる形式は `hitbox formats` で確認できます</translation>
    </message>
    <message>
        <source>slice “%1”</source>
        <translation>スライス「%1」</translation>
    </message>
    <message>
        <source>the middle of a nine-patch is no hitbox; left out</source>
        <translation>9パッチの中央はヒットボックスではないため、省かれます</translation>
    </message>
    <message>
        <source>layer “%1:%2”, frame %3</source>
        <translation>レイヤー「%1:%2」、フレーム%3</translation>
    </message>
    <message>
        <source>%1; left out</source>
        <translation>%1。省かれます</translation>
    </message>
    <message>
        <source>how often the tag is played, from 0 to %1</source>
        <translation>タグの再生回数 (0～%1)</translation>
    </message>
    <message>
        <source>an object that says more about the sheet</source>
        <translation>シートの詳細を示すオブジェクト</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>slices</source>
        <translation>スライス</translation>
    </message>
    <message>
        <source>a tag</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>none of the frames of the tag “%1” is in the file; left out</source>
        <translation>タグ「%1」のフレームがファイルに1つもないため、省かれます</translation>
    </message>
    <message>
        <source>the tag “%1” has fewer frames here than the file says</source>
        <translation>タグ「%1」のフレームが、ファイルの指定より少なくなります</translation>
    </message>
    <message>
        <source>a key of a slice</source>
        <translation>スライスのキー</translation>
    </message>
    <message>
        <source>a slice</source>
        <translation>スライス</translation>
    </message>
    <message>
        <source>the keys of a slice</source>
        <translation>スライスの全キー</translation>
    </message>
    <message>
        <source>bits %1</source>
        <translation>ビット%1</translation>
    </message>
    <message>
        <source>found more than %1 pairs of category bits and mask in the file, which is more than can be imported</source>
        <translation>ファイル内のカテゴリービットとマスクの組が%1個を超えているため、インポートできません</translation>
    </message>
    <message>
        <source>category “%1”</source>
        <translation>カテゴリー「%1」</translation>
    </message>
    <message>
        <source>its mask has %1 more bits that no shape of the file has; they are left out</source>
        <translation>ファイルのどのシェイプにもないビットがマスクにあと%1個あります。それらは省かれます</translation>
    </message>
    <message>
        <source>frame “%1”</source>
        <translation>フレーム「%1」</translation>
    </message>
    <message>
        <source>its shapes reach beyond %1 pixels; scale them down in the tool that wrote them</source>
        <translation>シェイプが%1ピクセルを超えています。書き出したツールで縮小してください</translation>
    </message>
    <message>
        <source>the file has no frame sizes; the frames are as large as their shapes, and all show “%1” from its top-left corner</source>
        <translation>ファイルにフレームサイズがありません。フレームはシェイプと同じ大きさになり、すべて「%1」を左上から表示します</translation>
    </message>
    <message>
        <source>the file has no frame sizes and there is no image to read them from; the frames are as large as their shapes</source>
        <translation>ファイルにフレームサイズがなく、サイズを読み取る画像もありません。フレームはシェイプと同じ大きさになります</translation>
    </message>
    <message>
        <source>metadata are left out that are of Godot’s own kinds: %1</source>
        <translation>Godot独自の種類のメタデータは省かれます: %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>metadata are left out that are neither the root’s nor a shape’s: %1</source>
        <translation>ルートのものでもシェイプのものでもないメタデータは省かれます: %1</translation>
    </message>
    <message>
        <source>its properties are left out: the scene shows no frame of this name</source>
        <translation>プロパティは省かれます。シーンにこの名前のフレームがありません</translation>
    </message>
    <message>
        <source>it is another scene, and what it holds is left out</source>
        <translation>別のシーンのため、その内容は省かれます</translation>
    </message>
    <message>
        <source>it is left out: its shape is in another file or none that has an outline</source>
        <translation>省かれます。シェイプが別のファイルにあるか、輪郭のないものです</translation>
    </message>
    <message>
        <source>its skew is left out</source>
        <translation>スキューは省かれます</translation>
    </message>
    <message>
        <source>that it stops from one side alone is left out</source>
        <translation>片側だけの衝突の設定は省かれます</translation>
    </message>
    <message>
        <source>its “size” is left out: Godot 3, for which the scene is written, reads “extents” alone, 10 × 10 where there are none</source>
        <translation>「size」は省かれます。このシーンはGodot 3用で、「extents」だけが読み込まれ、なければ10 × 10になります</translation>
    </message>
    <message>
        <source>it is left out: it has a transform where position and rotation are read; save the scene with Godot</source>
        <translation>省かれます。位置と回転が必要なところにトランスフォームがあります。Godotでシーンを保存し直してください</translation>
    </message>
    <message>
        <source>it lies too far away; its point is put to the root</source>
        <translation>遠すぎます。ポイントはルートに置かれます</translation>
    </message>
    <message>
        <source>it names no parent, and the scene has a root before it</source>
        <translation>親の指定がありませんが、その前にシーンのルートがあります</translation>
    </message>
    <message>
        <source>its parent “%1” is not in the file</source>
        <translation>親「%1」がファイルにありません</translation>
    </message>
    <message>
        <source>it is left out: %1</source>
        <translation>省かれます: %1</translation>
    </message>
    <message>
        <source>found no collision shape or polygon in the scene</source>
        <translation>シーンに衝突シェイプもポリゴンもありません</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>%1; the node “%2” is left out: %3</source>
        <translation>%1。ノード「%2」は省かれます: %3</translation>
    </message>
    <message>
        <source>“%1” of “%2”</source>
        <translation>「%2」の「%1」</translation>
    </message>
    <message>
        <source>it also changes %1 and %2 more, which is left out: they stay as the scene has them</source>
        <translation>%1 とほか%2件の変更は省かれ、シーンでの値のままになります</translation>
    </message>
    <message>
        <source>it also changes %1, which is left out: that stays as the scene has it</source>
        <translation>%1 の変更は省かれ、シーンでの値のままになります</translation>
    </message>
    <message>
        <source>its texture is of the kind %1, which is not read</source>
        <translation>テクスチャの種類 %1 は読み込めません</translation>
    </message>
    <message>
        <source>it shows a part of its image, and “region_rect” says no whole pixels that it has: a frame cannot show it</source>
        <translation>画像の一部を表示していますが、「region_rect」が画像内の整数ピクセルになっていないため、フレームでは表示できません</translation>
    </message>
    <message>
        <source>“hframes” and “vframes” part its image of %1 × %2 pixels into no whole pixels</source>
        <translation>「hframes」と「vframes」で%1 × %2ピクセルの画像を分けると整数ピクセルになりません</translation>
    </message>
    <message>
        <source>it is turned, scaled or mirrored in the scene, which a frame cannot be</source>
        <translation>シーンで回転、拡大縮小、または反転されていますが、フレームではできません</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>末尾</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>%2が必要なところに%1があります</translation>
    </message>
    <message>
        <source>there are more than %1 values in the file; a sprite that is cut into several makes smaller ones</source>
        <translation>ファイル内の値が%1個を超えています。スプライトを分けると、ファイルは小さくなります</translation>
    </message>
    <message>
        <source>the digits of a character</source>
        <translation>文字コードの数字</translation>
    </message>
    <message>
        <source>the end of a text</source>
        <translation>テキストの終わり</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>at most %1 levels</source>
        <translation>%1階層以内</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>the name of a property</source>
        <translation>プロパティ名</translation>
    </message>
    <message>
        <source>animation “%1”</source>
        <translation>アニメーション「%1」</translation>
    </message>
    <message>
        <source>found more than %1 tracks and keys in all animations</source>
        <translation>全アニメーションのトラックとキーが%1個を超えています</translation>
    </message>
    <message>
        <source>a part of the image that “%1” shows is no whole pixels and left out</source>
        <translation>「%1」が表示する画像の一部が整数ピクセルになっていないため、省かれます</translation>
    </message>
    <message>
        <source>Godot runs through the places of “%1” between its keys as well; the frames have those of the keys</source>
        <translation>Godotは「%1」の位置をキーの間でも動かしますが、フレームではキーでの位置になります</translation>
    </message>
    <message>
        <source>properties of events are left out that are of Godot’s own kinds: %1</source>
        <translation>Godot独自の種類のイベントプロパティは省かれます: %1</translation>
    </message>
    <message>
        <source>what it calls “%1” with is of Godot’s own kinds and left out</source>
        <translation>「%1」の呼び出しの引数はGodot独自の種類のため、省かれます</translation>
    </message>
    <message>
        <source>calls at its end are left out: events happen where a frame begins</source>
        <translation>末尾の呼び出しは省かれます。イベントはフレームの先頭で発生します</translation>
    </message>
    <message>
        <source>Godot runs through the cells between its keys as well; the frames are those of the keys</source>
        <translation>Godotはキーの間のセルも再生しますが、フレームはキーのものだけになります</translation>
    </message>
    <message>
        <source>found a scene of Godot 2 or earlier; open and save it with Godot 3, whose scenes are read</source>
        <translation>Godot 2以前のシーンです。Godot 3で開いて保存すると読み込めます</translation>
    </message>
    <message>
        <source>found more than %1 levels of nodes</source>
        <translation>ノードが%1階層を超えています</translation>
    </message>
    <message>
        <source>columns of pixels at the right that belong to no frame: %1</source>
        <translation>右側のどのフレームにも入らないピクセル列: %1</translation>
    </message>
    <message>
        <source>rows of pixels at the bottom that belong to no frame: %1</source>
        <translation>下側のどのフレームにも入らないピクセル行: %1</translation>
    </message>
    <message>
        <source>there are more than %1 images in the file</source>
        <translation>ファイル内の画像が%1枚を超えています</translation>
    </message>
    <message>
        <source>there are more than %1 frames in the file</source>
        <translation>ファイル内のフレームが%1個を超えています</translation>
    </message>
    <message>
        <source>there are more than %1 shapes in the file</source>
        <translation>ファイル内のシェイプが%1個を超えています</translation>
    </message>
    <message>
        <source>there are more than %1 tags in the file</source>
        <translation>ファイル内のタグが%1個を超えています</translation>
    </message>
    <message>
        <source>found more than %1 points or events of frames, which is more than a project may have</source>
        <translation>フレームのポイントやイベントが%1個を超えています。これはプロジェクトの上限です</translation>
    </message>
    <message>
        <source>found more than %1 points, which is more than can be read</source>
        <translation>頂点が%1個を超えているため、読み込めません</translation>
    </message>
    <message>
        <source>found a shape that reaches beyond 1000000000 pixels</source>
        <translation>1000000000ピクセルを超えるシェイプがあります</translation>
    </message>
    <message>
        <source>there is more to tell, which is not listed</source>
        <translation>ほかにも注意がありますが、省略しています</translation>
    </message>
    <message>
        <source>the file has more than %1 MiB, which is more than can be imported</source>
        <translation>ファイルが%1 MiBを超えているため、インポートできません</translation>
    </message>
    <message>
        <source>there is no frame of this name in the project and no image for it; import its image first</source>
        <translation>プロジェクトにこの名前のフレームがなく、その画像もありません。先に画像をインポートしてください</translation>
    </message>
    <message>
        <source>a sprite of another image has this name; the new one is “%1”</source>
        <translation>別の画像のスプライトがこの名前のため、新しいものを「%1」にしました</translation>
    </message>
    <message>
        <source>the file tells its frames by their names alone, and the project has none of these names; frames that were added behind the others: %1, the first is “%2”</source>
        <translation>ファイルはフレームを名前だけで区別していますが、プロジェクトに同じ名前がありません。末尾に追加したフレーム: %1個、最初のものは「%2」</translation>
    </message>
    <message>
        <source>it had %1 frames and has %2, and the project does not say what they showed: shapes stay with the numbers of their frames, look whether these are still the same pictures</source>
        <translation>フレーム数が%1から%2に変わりましたが、以前の絵がプロジェクトに記録されていません。シェイプは同じ番号のフレームに残ります。同じ絵かどうか確認してください</translation>
    </message>
    <message>
        <source>its size was %1 × %2 and is %3 × %4; its shapes stay where they were</source>
        <translation>サイズが%1 × %2から%3 × %4に変わりました。シェイプの位置はそのままです</translation>
    </message>
    <message>
        <source>the file has it no longer; it was removed</source>
        <translation>ファイルからなくなったため、削除しました</translation>
    </message>
    <message>
        <source>the file has it no longer; it stays behind the others, for its shapes or its place on a stage</source>
        <translation>ファイルからなくなりましたが、シェイプがあるかステージで使われているため、末尾に残しました</translation>
    </message>
    <message>
        <source>the tag “%1” has no frame left; it was removed</source>
        <translation>タグ「%1」のフレームがなくなったため、削除しました</translation>
    </message>
    <message>
        <source>the frames of the tag “%1” do not follow each other any more; it let go: %2</source>
        <translation>タグ「%1」のフレームが連続しなくなったため、次のものを外しました: %2</translation>
    </message>
    <message>
        <source>the image “%1” cannot be read: %2; put a whole one there, or name another in the project</source>
        <translation>画像「%1」を読み込めません: %2。正常な画像を置くか、プロジェクトで別の画像を指定してください</translation>
    </message>
    <message>
        <source>frames reach beyond the image “%1”, which has %2 × %3 pixels: %4 of %5, the first is “%6”</source>
        <translation>画像「%1」(%2 × %3ピクセル) からはみ出すフレームがあります: %5個中%4個、最初のものは「%6」</translation>
    </message>
    <message>
        <source>there are too many images to look into; from sprite “%1” on frames are known again by their names alone</source>
        <translation>調べる画像が多すぎます。スプライト「%1」以降のフレームは、名前だけで照合します</translation>
    </message>
    <message>
        <source>this is a stage, which says where sprites stand and holds none; import the file with the sprites, which was written beside it</source>
        <translation>これはスプライトの配置を表すステージで、スプライトを含みません。一緒に書き出されたスプライトのファイルをインポートしてください</translation>
    </message>
    <message>
        <source>the project&apos;s own properties are left out</source>
        <translation>プロジェクト自体のプロパティは省かれます</translation>
    </message>
    <message>
        <source>an object with “w” and “h”</source>
        <translation>「w」と「h」を持つオブジェクト</translation>
    </message>
    <message>
        <source>an object with “x” and “y”</source>
        <translation>「x」と「y」を持つオブジェクト</translation>
    </message>
    <message>
        <source>a pivot as shares of the frame</source>
        <translation>フレームに対する割合でのピボット</translation>
    </message>
    <message>
        <source>the frames of a sheet</source>
        <translation>シートのフレーム</translation>
    </message>
    <message>
        <source>a frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>1 frame has a mesh for drawing, which is no hitbox</source>
        <translation>1個のフレームに描画用のメッシュがありますが、ヒットボックスではありません</translation>
    </message>
    <message>
        <source>%1 frames have a mesh for drawing, which is no hitbox</source>
        <translation>%1個のフレームに描画用のメッシュがありますが、ヒットボックスではありません</translation>
    </message>
    <message>
        <source>milliseconds from 0 to 1000000000</source>
        <translation>0～1000000000ミリ秒</translation>
    </message>
    <message>
        <source>an object with “x”, “y”, “w” and “h”</source>
        <translation>「x」「y」「w」「h」を持つオブジェクト</translation>
    </message>
    <message>
        <source>the file names no image, and beside it there is none called “%1”</source>
        <translation>ファイルに画像の指定がなく、同じ場所に「%1」という画像もありません</translation>
    </message>
    <message>
        <source>found “%1”, expected a whole number from %2 to %3</source>
        <translation>%2～%3の整数が必要なところに「%1」があります</translation>
    </message>
    <message>
        <source>found fewer numbers than “%1” has</source>
        <translation>「%1」に必要な数より数値が足りません</translation>
    </message>
    <message>
        <source>the file is no text in UTF-8</source>
        <translation>ファイルがUTF-8のテキストではありません</translation>
    </message>
    <message>
        <source>there is no page in the atlas</source>
        <translation>アトラスにページがありません</translation>
    </message>
    <message>
        <source>the parts of a nine-patch are no hitbox; left out</source>
        <translation>9パッチの分割はヒットボックスではないため、省かれます</translation>
    </message>
    <message>
        <source>it has no size, expected “size” or “bounds”</source>
        <translation>サイズがありません。「size」または「bounds」が必要です</translation>
    </message>
    <message>
        <source>its offset lies beyond 1000000000</source>
        <translation>オフセットが1000000000を超えています</translation>
    </message>
    <message>
        <source>it lies turned by %1 degrees in the image and is left out</source>
        <translation>画像内で%1度回転しているため、省かれます</translation>
    </message>
    <message>
        <source>a body</source>
        <translation>ボディ</translation>
    </message>
    <message>
        <source>an object with width and height</source>
        <translation>widthとheightを持つオブジェクト</translation>
    </message>
    <message>
        <source>the image “%1” cannot be read, and lengths in the file are counted in its width; put it where the file says</source>
        <translation>画像「%1」を読み込めませんが、ファイル内の長さはその幅が基準です。ファイルが指定する場所に置いてください</translation>
    </message>
    <message>
        <source>a place within 1000000000 pixels</source>
        <translation>1000000000ピクセル以内の位置</translation>
    </message>
    <message>
        <source>an array of points</source>
        <translation>点の配列</translation>
    </message>
    <message>
        <source>an array of shapes</source>
        <translation>シェイプの配列</translation>
    </message>
    <message>
        <source>a shape</source>
        <translation>シェイプ</translation>
    </message>
    <message>
        <source>an array of polygons</source>
        <translation>ポリゴンの配列</translation>
    </message>
    <message>
        <source>the file holds convex pieces alone; they stay apart</source>
        <translation>ファイルには凸ポリゴンしかないため、分かれたままになります</translation>
    </message>
    <message>
        <source>an array of circles</source>
        <translation>円の配列</translation>
    </message>
    <message>
        <source>a circle</source>
        <translation>円</translation>
    </message>
    <message>
        <source>a radius from 0 on</source>
        <translation>0以上の半径</translation>
    </message>
    <message>
        <source>a circle within 1000000000 pixels</source>
        <translation>1000000000ピクセル以内の円</translation>
    </message>
    <message>
        <source>what was made for trying out is left out</source>
        <translation>試用のために作られたものは省かれます</translation>
    </message>
    <message>
        <source>found “%1”, expected %2</source>
        <translation>%2が必要なところに「%1」があります</translation>
    </message>
    <message>
        <source>numbers from -1000000000 to 1000000000</source>
        <translation>-1000000000～1000000000の数値</translation>
    </message>
    <message>
        <source>%1 numbers with commas between them</source>
        <translation>コンマ区切りの数値%1個</translation>
    </message>
    <message>
        <source>found “%1”, and the number of boxes behind it is %2; all of them are taken</source>
        <translation>「%1」とありますが、続くボックスは%2個です。すべて読み込みます</translation>
    </message>
    <message>
        <source>offsets of pictures are left out</source>
        <translation>絵のオフセットは省かれます</translation>
    </message>
    <message>
        <source>mirroring and mixing of pictures are left out</source>
        <translation>絵の反転と合成は省かれます</translation>
    </message>
    <message>
        <source>scales and angles of pictures are left out</source>
        <translation>絵の拡大率と角度は省かれます</translation>
    </message>
    <message>
        <source>a picture that is shown for ever is shown for one second</source>
        <translation>無限に表示される絵は1秒の表示になります</translation>
    </message>
    <message>
        <source>[Begin Action …] before the first picture</source>
        <translation>最初の絵の前の [Begin Action …]</translation>
    </message>
    <message>
        <source>at most %1 boxes in all</source>
        <translation>合計%1個以内のボックス</translation>
    </message>
    <message>
        <source>an animation of MUGEN; there are too many lines of other kinds</source>
        <translation>MUGENのアニメーション (ほかの種類の行が多すぎます)</translation>
    </message>
    <message>
        <source>“%1” is left out</source>
        <translation>「%1」は省かれます</translation>
    </message>
    <message>
        <source>“Loopstart” is left out: a tag begins anew at its first frame</source>
        <translation>「Loopstart」は省かれます。タグは最初のフレームから繰り返します</translation>
    </message>
    <message>
        <source>“Interpolate” is left out: pictures do not glide into each other</source>
        <translation>「Interpolate」は省かれます。絵は補間されません</translation>
    </message>
    <message>
        <source>32 bits as a whole number</source>
        <translation>整数の32ビット値</translation>
    </message>
    <message>
        <source>a fixture</source>
        <translation>フィクスチャ</translation>
    </message>
    <message>
        <source>the polygon stays in %1 convex pieces: the file does not hold it as it was drawn</source>
        <translation>ポリゴンは%1個の凸ポリゴンのままです。ファイルに元の形がありません</translation>
    </message>
    <message>
        <source>a filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>groups are left out: categories say who hits whom</source>
        <translation>グループは省かれます。ヒットの組み合わせはカテゴリーで決まります</translation>
    </message>
    <message>
        <source>“%1” of bodies is left out</source>
        <translation>ボディの「%1」は省かれます</translation>
    </message>
    <message>
        <source>an object with x and y</source>
        <translation>xとyを持つオブジェクト</translation>
    </message>
    <message>
        <source>an object with vertices</source>
        <translation>verticesを持つオブジェクト</translation>
    </message>
    <message>
        <source>an array of numbers</source>
        <translation>数値の配列</translation>
    </message>
    <message>
        <source>as many numbers as in x</source>
        <translation>xと同じ個数の数値</translation>
    </message>
    <message>
        <source>an edge</source>
        <translation>辺</translation>
    </message>
    <message>
        <source>an array of properties</source>
        <translation>プロパティの配列</translation>
    </message>
    <message>
        <source>a property</source>
        <translation>プロパティ</translation>
    </message>
    <message>
        <source>the fixture is left out: it is no polygon, circle, chain or edge</source>
        <translation>フィクスチャは省かれます。ポリゴン、円、チェーン、辺のいずれでもありません</translation>
    </message>
    <message>
        <source>an array of fixtures</source>
        <translation>フィクスチャの配列</translation>
    </message>
    <message>
        <source>its place and turn in the world are left out</source>
        <translation>ワールドでの位置と回転は省かれます</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>the image “%1” is left out: its body has one already</source>
        <translation>画像「%1」は省かれます。ボディにはすでに画像があります</translation>
    </message>
    <message>
        <source>the image “%1” is left out: it is turned or mirrored, which a frame cannot be</source>
        <translation>画像「%1」は省かれます。回転または反転されていますが、フレームではできません</translation>
    </message>
    <message>
        <source>the image “%1” cannot be read</source>
        <translation>画像「%1」を読み込めません</translation>
    </message>
    <message>
        <source>it is drawn %1 pixels high in the world and has %2; say how many pixels a metre has</source>
        <translation>ワールドでは高さ%1ピクセルで描かれますが、実際は%2ピクセルです。1メートルあたりのピクセル数を指定してください</translation>
    </message>
    <message>
        <source>joints are left out</source>
        <translation>ジョイントは省かれます</translation>
    </message>
    <message>
        <source>an array of images</source>
        <translation>画像の配列</translation>
    </message>
    <message>
        <source>a number from -1000000000 to 1000000000, or the 8 hexadecimal digits of one</source>
        <translation>-1000000000～1000000000の数値、またはそれを表す8桁の16進数</translation>
    </message>
    <message>
        <source>a number from 0 on, or the 8 hexadecimal digits of one</source>
        <translation>0以上の数値、またはそれを表す8桁の16進数</translation>
    </message>
    <message>
        <source>names of frames</source>
        <translation>フレーム名の配列</translation>
    </message>
    <message>
        <source>left out, since its frame “%1” is not in the file</source>
        <translation>フレーム「%1」がファイルにないため、省かれます</translation>
    </message>
    <message>
        <source>its frames do not stand one behind the other, as those of a tag have to; left out</source>
        <translation>タグのフレームは連続している必要がありますが、連続していないため、省かれます</translation>
    </message>
    <message>
        <source>there are more frames in other files; import them as well: %1</source>
        <translation>ほかのファイルにもフレームがあります。併せてインポートしてください: %1</translation>
    </message>
    <message>
        <source>the frames of one image</source>
        <translation>1つの画像のフレーム</translation>
    </message>
    <message>
        <source>the ellipse becomes a polygon with %1 corners</source>
        <translation>楕円は%1角形のポリゴンになります</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>タイル%1</translation>
    </message>
    <message>
        <source>found tile %1, expected at most %2 tiles</source>
        <translation>タイル%1がありますが、タイルは%2個までです</translation>
    </message>
    <message>
        <source>of %1 tiles, those after the last with something on it are left out</source>
        <translation>%1個のタイルのうち、何か描かれた最後のタイルより後は省かれます</translation>
    </message>
    <message>
        <source>found no size of the tiles, expected tilewidth and tileheight from 1 on</source>
        <translation>タイルのサイズがありません。1以上のtilewidthとtileheightが必要です</translation>
    </message>
    <message>
        <source>found a tile beyond 1000000000 pixels</source>
        <translation>1000000000ピクセルを超えるタイルがあります</translation>
    </message>
    <message>
        <source>it is left out: the tileset has only %1 tiles</source>
        <translation>省かれます。タイルセットのタイルは%1個しかありません</translation>
    </message>
    <message>
        <source>it is left out: it has no image</source>
        <translation>省かれます。画像がありません</translation>
    </message>
    <message>
        <source>found no size, and its image cannot be read</source>
        <translation>サイズがなく、画像も読み込めません</translation>
    </message>
    <message>
        <source>its animation is left out: it shows tiles of several images, or ones that are not there</source>
        <translation>アニメーションは省かれます。複数の画像のタイル、または存在しないタイルが使われています</translation>
    </message>
    <message>
        <source>its animation is left out: a tag is a run of neighbouring frames</source>
        <translation>アニメーションは省かれます。タグは連続したフレームに限られます</translation>
    </message>
    <message>
        <source>an object of a tile</source>
        <translation>タイルのオブジェクト</translation>
    </message>
    <message>
        <source>a length from 0 on</source>
        <translation>0以上の長さ</translation>
    </message>
    <message>
        <source>a layer of objects</source>
        <translation>オブジェクトレイヤー</translation>
    </message>
    <message>
        <source>an array of objects</source>
        <translation>オブジェクトの配列</translation>
    </message>
    <message>
        <source>a step of an animation</source>
        <translation>アニメーションのステップ</translation>
    </message>
    <message>
        <source>milliseconds from 0 on</source>
        <translation>0以上のミリ秒</translation>
    </message>
    <message>
        <source>a tile</source>
        <translation>タイル</translation>
    </message>
    <message>
        <source>an array of steps</source>
        <translation>ステップの配列</translation>
    </message>
    <message>
        <source>a tileset</source>
        <translation>タイルセット</translation>
    </message>
    <message>
        <source>an array of tiles</source>
        <translation>タイルの配列</translation>
    </message>
    <message>
        <source>the object “%1”</source>
        <translation>オブジェクト「%1」</translation>
    </message>
    <message>
        <source>the object with id %1</source>
        <translation>ID %1のオブジェクト</translation>
    </message>
    <message>
        <source>an object without a name</source>
        <translation>名前のないオブジェクト</translation>
    </message>
    <message>
        <source>it is made of a template, and templates are not read</source>
        <translation>テンプレートから作られていますが、テンプレートは読み込めません</translation>
    </message>
    <message>
        <source>it has no outline that could be hit</source>
        <translation>判定に使える輪郭がありません</translation>
    </message>
    <message>
        <source>%1 is left out: %2</source>
        <translation>%1は省かれます: %2</translation>
    </message>
    <message>
        <source>the class “%1” of the tileset is left out</source>
        <translation>タイルセットのクラス「%1」は省かれます</translation>
    </message>
    <message>
        <source>the offset %1, %2 at which the tiles are drawn is left out</source>
        <translation>タイル描画のオフセット%1, %2は省かれます</translation>
    </message>
    <message>
        <source>its class “%1” is left out, as are those of all tiles without an animation</source>
        <translation>クラス「%1」は省かれます。アニメーションのない全タイルのクラスも同様です</translation>
    </message>
    <message>
        <source>the file declares entities, which are not read</source>
        <translation>ファイルに実体宣言がありますが、実体は読み込めません</translation>
    </message>
    <message>
        <source>the XML is broken: %1</source>
        <translation>XMLが壊れています: %1</translation>
    </message>
    <message>
        <source>found more than %1 levels of elements</source>
        <translation>要素が%1階層を超えています</translation>
    </message>
    <message>
        <source>found %1=&quot;%2&quot;, expected a number from %3 to 1000000000</source>
        <translation>%1=&quot;%2&quot; がありますが、%3～1000000000の数値が必要です</translation>
    </message>
    <message>
        <source>found %1=&quot;%2&quot;, expected a whole number from %3 to 1000000000</source>
        <translation>%1=&quot;%2&quot; がありますが、%3～1000000000の整数が必要です</translation>
    </message>
    <message>
        <source>in the points of the object: %1</source>
        <translation>オブジェクトの点: %1</translation>
    </message>
    <message>
        <source>found a map, expected &lt;tileset&gt;: import the files of its tilesets, which Tiled makes of those within a map with “Export Tileset As”</source>
        <translation>これはマップですが、&lt;tileset&gt;が必要です。タイルセットのファイルをインポートしてください。マップに埋め込まれたものは、Tiledの「タイルセットに名前を付けてエクスポート」でファイルにできます</translation>
    </message>
    <message>
        <source>found another element, expected &lt;tileset&gt;</source>
        <translation>&lt;tileset&gt;が必要なところに別の要素があります</translation>
    </message>
    <message>
        <source>the file has an element with too many attributes</source>
        <translation>ファイルに属性の多すぎる要素があります</translation>
    </message>
    <message>
        <source>its image cannot be read: %1</source>
        <translation>画像を読み込めません: %1</translation>
    </message>
    <message>
        <source>it reaches beyond its image, or an image with it upright would be too large</source>
        <translation>画像からはみ出しているか、正立させた画像が大きすぎます</translation>
    </message>
    <message>
        <source>the file “%1” is in the way of a sheet in which it would stand upright</source>
        <translation>ファイル「%1」があるため、正立させたシートを作れません</translation>
    </message>
    <message>
        <source>it lies turned in the image and is left out: %1</source>
        <translation>画像内で回転しているため、省かれます: %1</translation>
    </message>
    <message>
        <source>frames that lie turned in “%1” stand upright in “%2”, which is made for the project: %3, the first is “%4”</source>
        <translation>「%1」内の回転したフレームは、プロジェクト用に作られる「%2」では正立します: %3個、最初のものは「%4」</translation>
    </message>
    <message>
        <source>its shapes need a frame of %1 × %2 pixels, and a side has at most %3; scale them down in the tool that wrote them</source>
        <translation>シェイプには%1 × %2ピクセルのフレームが必要ですが、一辺は%3までです。書き出したツールで縮小してください</translation>
    </message>
    <message>
        <source>found %1 × %2 pixels, and a side has at most %3</source>
        <translation>%1 × %2ピクセルですが、一辺は%3までです</translation>
    </message>
    <message>
        <source>the shapes of all frames together need frames of %1 × %2 pixels, and a side has at most %3; scale them down in the tool that wrote them</source>
        <translation>全フレームの形状を合わせると%1 × %2ピクセルのフレームが必要ですが、一辺は%3までです。書き出したツールで縮小してください</translation>
    </message>
    <message>
        <source>animations are played under so many names that the file would be read more than %1 times</source>
        <translation>アニメーションが多くの名前で再生されるため、ファイルを%1回より多く読むことになります</translation>
    </message>
    <message>
        <source>the tag “%1” ends where it turns in Aseprite; here it comes back once more</source>
        <translation>タグ「%1」はAsepriteでは折り返す所で終わりますが、ここではもう一度戻ります</translation>
    </message>
    <message>
        <source>its animations are left out: make them unique in Godot, so that the scene holds them</source>
        <translation>このファイルのアニメーションは省かれます。Godotでユニークにして、シーンに含まれるようにしてください</translation>
    </message>
    <message>
        <source>layer “%1:%2”</source>
        <translation>レイヤー「%1:%2」</translation>
    </message>
    <message>
        <source>traced into shapes of a category of its own, and not drawn in the picture</source>
        <translation>独自のカテゴリーの形状としてトレースされ、画像には描かれません</translation>
    </message>
    <message>
        <source>that it is static or kinematic is left out: what is exported is dynamic</source>
        <translation>スタティックまたはキネマティックであることは省かれます。書き出されるものはダイナミックです</translation>
    </message>
    <message>
        <source>the tag “%1” is as the file has it; it was: %2</source>
        <translation>タグ「%1」はファイルのとおりになりました。以前: %2</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>順方向</translation>
    </message>
    <message>
        <source>in reverse</source>
        <translation>逆方向</translation>
    </message>
    <message>
        <source>there and back</source>
        <translation>往復</translation>
    </message>
    <message>
        <source>there and back from the end</source>
        <translation>末尾からの往復</translation>
    </message>
    <message>
        <source>from “%1” to “%2”</source>
        <translation>「%1」から「%2」まで</translation>
    </message>
    <message>
        <source>played for ever</source>
        <translation>無限に再生</translation>
    </message>
    <message>
        <source>played so often: %1</source>
        <translation>再生回数: %1</translation>
    </message>
    <message>
        <source>the user data of the tag “%1” are left out</source>
        <translation>タグ「%1」のユーザーデータは省かれます</translation>
    </message>
    <message>
        <source>the user data of layers and cels are left out</source>
        <translation>レイヤーとセルのユーザーデータは省かれます</translation>
    </message>
    <message>
        <source>it is disabled in the scene; here it is a shape as others are</source>
        <translation>シーンでは無効ですが、ここでは他と同じシェイプになります</translation>
    </message>
    <message>
        <source>no animation shows the frames %1 and %2 more: they are made of the cells and shapes that are left</source>
        <translation>フレーム%1ほか%2個を表示するアニメーションはありません。残りのセルとシェイプから作られています</translation>
    </message>
    <message>
        <source>no animation shows the frames %1: they are made of the cells and shapes that are left</source>
        <translation>フレーム%1を表示するアニメーションはありません。残りのセルとシェイプから作られています</translation>
    </message>
    <message>
        <source>what the root says of %1 is left out: shapes and points are as they are seen from it</source>
        <translation>ルートの%1は省かれます。シェイプと点はルートから見たとおりです</translation>
    </message>
    <message>
        <source>its “%1” is left out: frames last as long as the animations say</source>
        <translation>その「%1」は省かれます。フレームの長さはアニメーションのとおりです</translation>
    </message>
    <message>
        <source>it is left out: frames have no %1</source>
        <translation>省かれます。フレームに%1はありません</translation>
    </message>
    <message>
        <source>it is left out: of several pictures, that of “%1” is looked at</source>
        <translation>省かれます。複数の画像のうち「%1」のものが使われます</translation>
    </message>
    <message>
        <source>it is left out: it changes nothing of what frames show</source>
        <translation>省かれます。フレームの表示は何も変わりません</translation>
    </message>
    <message>
        <source>1 frame has the borders of a nine-patch; left out</source>
        <translation>1個のフレームにナインパッチの境界があり、省かれます</translation>
    </message>
    <message>
        <source>%1 frames have the borders of a nine-patch; left out</source>
        <translation>%1個のフレームにナインパッチの境界があり、省かれます</translation>
    </message>
    <message>
        <source>“%1” of regions is left out</source>
        <translation>リージョンの「%1」は省かれます</translation>
    </message>
    <message>
        <source>the action %1 is left out: it has no pictures</source>
        <translation>アクション%1は省かれます。画像がありません</translation>
    </message>
    <message>
        <source>the fixture is left out: it has neither a circle nor vertices</source>
        <translation>フィクスチャは省かれます。円も頂点もありません</translation>
    </message>
    <message>
        <source>it is left out: it has no fixtures, as bodies have</source>
        <translation>省かれます。ボディが持つフィクスチャがありません</translation>
    </message>
    <message>
        <source>the image “%1” is left out: it is on none of the bodies</source>
        <translation>画像「%1」は省かれます。どのボディにもありません</translation>
    </message>
    <message>
        <source>that the image “%1” is stretched in width is left out</source>
        <translation>画像「%1」の幅の引き伸ばしは省かれます</translation>
    </message>
    <message>
        <source>the scale %1 is left out: shapes are drawn in pixels of the image</source>
        <translation>縮尺%1は省かれます。シェイプは画像のピクセルで描かれます</translation>
    </message>
    <message>
        <source>of what the file says of the tileset and its tiles, this is left out: %1</source>
        <translation>タイルセットとタイルについてファイルにあるもののうち、次は省かれます: %1</translation>
    </message>
    <message>
        <source>the image is left out: it names no file</source>
        <translation>画像は省かれます。ファイル名がありません</translation>
    </message>
    <message>
        <source>its “%1” is left out: it stands where the nodes above it put it</source>
        <translation>「%1」は省かれます：上のノードが置く位置になります</translation>
    </message>
    <message>
        <source>%1; “%2” differs in upper and lower case alone</source>
        <translation>%1；「%2」は大文字と小文字だけが違います</translation>
    </message>
    <message>
        <source>each layer is by itself in the sheet; tags and slices are there for each of them: %1</source>
        <translation>シートではレイヤーが一つずつ分かれています；タグとスライスはそれぞれにあります：%1</translation>
    </message>
    <message>
        <source>no animation shows the frames %1 and %2 more: they are made of the shapes that are left; the scene says neither which part of the image they show, nor how long, nor their points</source>
        <translation>フレーム %1 と他 %2 個を示すアニメーションはありません：残ったシェイプから作られます。画像のどこを、どれだけの時間示すか、ポイントがどこかはシーンにありません</translation>
    </message>
    <message>
        <source>no animation shows the frames %1: they are made of the shapes that are left; the scene says neither which part of the image they show, nor how long, nor their points</source>
        <translation>フレーム %1 を示すアニメーションはありません：残ったシェイプから作られます。画像のどこを、どれだけの時間示すか、ポイントがどこかはシーンにありません</translation>
    </message>
    <message>
        <source>its own animations are left out: the frames are those of the AnimationPlayer, and show its first picture</source>
        <translation>それ自身のアニメーションは省かれます：フレームは AnimationPlayer のもので、最初の画像を示します</translation>
    </message>
    <message>
        <source>it is an %1 whose pictures are in another file, or no whole pixels of image files, which is not read</source>
        <translation>画像が別のファイルにあるか、画像ファイルの整数ピクセルではない %1 なので、読み込まれません</translation>
    </message>
    <message>
        <source>its texture is in “%1”, which is not read</source>
        <translation>テクスチャは「%1」にあり、読み込まれません</translation>
    </message>
    <message>
        <source>its AtlasTexture is not whole pixels of an image file alone, which is not read</source>
        <translation>AtlasTexture が一つの画像ファイルの整数ピクセルではないので、読み込まれません</translation>
    </message>
    <message>
        <source>%1; the frames are as large as their shapes, and show another part of the image than the scene</source>
        <translation>%1；フレームはシェイプと同じ大きさで、シーンとは違う部分の画像を示します</translation>
    </message>
    <message>
        <source>a picture that “%1” shows is left out: it is not read, or not as large as is known</source>
        <translation>「%1」が示す画像が省かれます：読み込まれないか、分かっている大きさと違います</translation>
    </message>
    <message>
        <source>there is no image “%1”; “%2” beside the file is taken for it</source>
        <translation>画像「%1」はありません；ファイルの隣の「%2」を使います</translation>
    </message>
    <message>
        <source>the file has numbers for its frames and no names, and names no image: which frames of “%1” they are cannot be told, so they come as frames of their own</source>
        <translation>ファイルのフレームには番号だけがあり、名前も画像名もありません：「%1」のどのフレームか分からないので、別のフレームとして加わります</translation>
    </message>
    <message>
        <source>frames that are called as the file calls their pictures now: %1, the first was “%2” and is “%3”</source>
        <translation>ファイルでの画像の名前に合わせて名前が変わったフレーム：%1。最初は「%2」から「%3」に</translation>
    </message>
    <message>
        <source>frames that show other pictures than their shapes were drawn on, look whether these still fit: %1, the first is “%2”</source>
        <translation>シェイプを描いたときとは違う画像を示すフレーム。まだ合うか確かめてください：%1。最初は「%2」</translation>
    </message>
    <message>
        <source>its frames lie on several pages, each of which is a sprite of its own; each has those that lie on it: %1</source>
        <translation>フレームが複数のページにあり、ページごとに一つのスプライトになります；それぞれ自分のページのものを持ちます：%1</translation>
    </message>
    <message>
        <source>properties of R.U.B.E.’s kinds %1 become plain numbers and objects, which an export writes as float and string</source>
        <translation>R.U.B.E. の型 %1 のプロパティは単なる数とオブジェクトになり、書き出しでは float と string になります</translation>
    </message>
    <message>
        <source>the image “%1” is not there; the one of its name beside the scene is taken</source>
        <translation>画像「%1」がありません；シーンの隣の同じ名前のものを使います</translation>
    </message>
    <message>
        <source>the image “%1” is not there</source>
        <translation>画像「%1」がありません</translation>
    </message>
    <message>
        <source>properties of the tileset are left out, as its images become several sprites: %1</source>
        <translation>画像が複数のスプライトになるため、タイルセットのプロパティは省かれます：%1</translation>
    </message>
    <message>
        <source>its class “%1” is left out</source>
        <translation>クラス「%1」は省かれます</translation>
    </message>
    <message>
        <source>properties of Tiled’s kinds %1 become plain numbers, texts and objects, which an export writes as float and string</source>
        <translation>Tiled の型 %1 のプロパティは単なる数、テキスト、オブジェクトになり、書き出しでは float と string になります</translation>
    </message>
    <message>
        <source>frames of layers have numbers from %1 on, and nothing tells which number the first frame of the sprite has: tags and slices lie as if it were %2</source>
        <translation>レイヤーのフレーム番号は %1 から始まり、スプライトの最初のフレームの番号はどこにもありません：タグとスライスは %2 であるものとして置かれます</translation>
    </message>
    <message>
        <source>slices have more than %1 keys in all layers together</source>
        <translation>スライスのキーがすべてのレイヤーを合わせて %1 個を超えています</translation>
    </message>
    <message>
        <source>more images are taken from beside the file, not listed one by one</source>
        <translation>ほかの画像もファイルの隣から取られます（一つずつは挙げません）</translation>
    </message>
    <message>
        <source>no animation shows the frames %1 and %2 more: they are made of the shapes that are left; the scene says neither how long they last nor their points</source>
        <translation>フレーム %1 と他 %2 個を示すアニメーションはありません：残ったシェイプから作られます。どれだけの時間示すか、ポイントがどこかはシーンにありません</translation>
    </message>
    <message>
        <source>no animation shows the frames %1: they are made of the shapes that are left; the scene says neither how long they last nor their points</source>
        <translation>フレーム %1 を示すアニメーションはありません：残ったシェイプから作られます。どれだけの時間示すか、ポイントがどこかはシーンにありません</translation>
    </message>
    <message>
        <source>a part that “%1” shows reaches beyond its texture and is left out</source>
        <translation>「%1」が示す部分はテクスチャの外にはみ出しているため除外されます</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 ほか %2 個</translation>
    </message>
    <message>
        <source>tiles that the project had no frames for, and which are frames now: %1, the first is “%2”</source>
        <translation>プロジェクトにフレームがなく、今フレームになったタイル：%1 個、最初は「%2」</translation>
    </message>
</context>
<context>
    <name>InstanceCommands</name>
    <message>
        <source>Duplicate %1</source>
        <translation>%1を複製</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>%1をカット</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>%1の順序を変更</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1を配置</translation>
    </message>
    <message>
        <source>There is no stage in view.</source>
        <translation>表示中のステージがありません。</translation>
    </message>
    <message>
        <source>Align %1</source>
        <translation>%1を整列</translation>
    </message>
</context>
<context>
    <name>Instances</name>
    <message>
        <source>Select two or more instances to align them.</source>
        <translation>整列するインスタンスを2つ以上選択してください。</translation>
    </message>
    <message>
        <source>Select three or more instances to spread them evenly.</source>
        <translation>等間隔に並べるインスタンスを3つ以上選択してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n instances</source>
        <translation>
            <numerusform>インスタンス%n個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message>
        <source>the key &quot;%1&quot; is missing</source>
        <translation>キー &quot;%1&quot; がありません</translation>
    </message>
    <message>
        <source>a number from -1000000000 to 1000000000</source>
        <translation>-1000000000～1000000000の数値</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1～%2の整数</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>trueまたはfalse</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>%1行目、%2列目</translation>
    </message>
    <message>
        <source>found %1, expected a number that fits a double</source>
        <translation>doubleで表せる数値が必要なところに%1があります</translation>
    </message>
    <message>
        <source>broken JSON: the file ends too early</source>
        <translation>JSONが壊れています: ファイルが途中で終わっています</translation>
    </message>
    <message>
        <source>broken JSON: the bytes are not valid UTF-8</source>
        <translation>JSONが壊れています: 正しいUTF-8ではありません</translation>
    </message>
    <message>
        <source>broken JSON: %1</source>
        <translation>JSONが壊れています: %1</translation>
    </message>
    <message>
        <source>found more than %1 values, which is more than can be read</source>
        <translation>値が%1個を超えているため、読み込めません</translation>
    </message>
    <message>
        <source>found more than %1 levels of arrays and objects</source>
        <translation>配列とオブジェクトが%1階層を超えています</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; stands twice in one object</source>
        <translation>1つのオブジェクトにキー &quot;%1&quot; が2つあります</translation>
    </message>
    <message>
        <source>an empty array</source>
        <translation>空の配列</translation>
    </message>
    <message>
        <source>an array of 1 element</source>
        <translation>要素1個の配列</translation>
    </message>
    <message>
        <source>an array of %1 elements</source>
        <translation>要素%1個の配列</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>%2が必要なところに%1があります</translation>
    </message>
</context>
<context>
    <name>JsonFieldsWords</name>
    <message>
        <source>a pair of numbers</source>
        <translation>2つの数値の組</translation>
    </message>
</context>
<context>
    <name>KnifeTool</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n個に分割</numerusform>
        </translation>
    </message>
    <message>
        <source> (round shapes become polygons)</source>
        <translation> (丸いシェイプはポリゴンになります)</translation>
    </message>
    <message>
        <source>The line crosses no shape from side to side, so nothing was cut. </source>
        <translation>線が端から端まで横切るシェイプがないため、何もカットされませんでした。</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>%1をカット</translation>
    </message>
    <message>
        <source>Release or click where the cut ends. Shift cuts in steps of 15°, Ctrl turns snapping off, Esc cancels.</source>
        <translation>放すかクリックした位置でカットが終わります。Shiftで15°刻み、Ctrlでスナップなし、Escでキャンセル。</translation>
    </message>
    <message>
        <source>Drag a line across the shapes to cut, or click both its ends.</source>
        <translation>カットするシェイプを横切るようにドラッグするか、線の両端をクリックします。</translation>
    </message>
    <message>
        <source>Drag a line across the selected shapes to cut them, or click both its ends.</source>
        <translation>カットする選択中のシェイプを横切るようにドラッグするか、線の両端をクリックします。</translation>
    </message>
    <message>
        <source>The line crosses no selected shape from side to side, so nothing was cut; without a selection it cuts every shape. </source>
        <translation>線が選択中のシェイプを端から端まで横切っていないため、何も切断されませんでした。何も選択していなければ、すべてのシェイプを切断します。</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>“%1”</source>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>polygon</source>
        <translation>ポリゴン</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>円</translation>
    </message>
    <message>
        <source>box</source>
        <translation>ボックス</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>カプセル</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>チェーン</translation>
    </message>
</context>
<context>
    <name>NamesInShort</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1、ほか%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberEdits</name>
    <message>
        <source>line %1</source>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>The text is longer than 1 MiB.</source>
        <translation>テキストが1 MiBを超えています。</translation>
    </message>
    <message>
        <source>The text has no numbers.</source>
        <translation>テキストに数値がありません。</translation>
    </message>
    <message>
        <source>One or two numbers are wanted, as many in every line.</source>
        <translation>数値は1つまたは2つで、各行の個数を揃える必要があります。</translation>
    </message>
    <message>
        <source>%1 is beyond ±1000000000.</source>
        <translation>%1は±1000000000を超えています。</translation>
    </message>
</context>
<context>
    <name>OutlineDrawing</name>
    <message>
        <source>Draw %1</source>
        <translation>%1を描画</translation>
    </message>
    <message>
        <source>Click to set the first point of one half; the other half is mirrored at the axis (M).</source>
        <translation>クリックで片側の最初の頂点を置きます。反対側は軸で反転されます (M)。</translation>
    </message>
    <message>
        <source>Click to set the first point.</source>
        <translation>クリックで最初の頂点を置きます。</translation>
    </message>
    <message>
        <source>Click to set the next point. Shift keeps to steps of 15°, Backspace takes the last point back, Esc cancels.</source>
        <translation>クリックで次の頂点を置きます。Shiftで15°刻み、Backspaceで1つ戻す、Escでキャンセル。</translation>
    </message>
    <message>
        <source>Click to close the polygon.</source>
        <translation>クリックでポリゴンを閉じます。</translation>
    </message>
    <message>
        <source>Click to set the next point, or the first one to finish; Enter and double click finish too.</source>
        <translation>クリックで次の頂点を置き、最初の頂点で完了します。Enterまたはダブルクリックでも完了します。</translation>
    </message>
    <message>
        <source>Click to set the next point; Enter or a double click finishes.</source>
        <translation>クリックで次の頂点を置きます。Enterまたはダブルクリックで完了します。</translation>
    </message>
</context>
<context>
    <name>OutlineJoins</name>
    <message>
        <source>Select two points of a polygon to split it between them.</source>
        <translation>ポリゴンを分割する2つの頂点を選択してください。</translation>
    </message>
    <message>
        <source>Select two points that are not neighbours.</source>
        <translation>隣り合わない2つの頂点を選択してください。</translation>
    </message>
    <message>
        <source>Select a point between the ends of a chain to split it.</source>
        <translation>チェーンを分割する、端以外の頂点を選択してください。</translation>
    </message>
    <message>
        <source>Only polygons and chains can be split at their points.</source>
        <translation>頂点で分割できるのはポリゴンとチェーンだけです。</translation>
    </message>
    <message>
        <source>A polygon needs three points.</source>
        <translation>ポリゴンには3つの頂点が必要です。</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1を閉じる</translation>
    </message>
    <message>
        <source>Join %1</source>
        <translation>%1を連結</translation>
    </message>
    <message>
        <source>These two polygons share no edge, or enclose a hole.</source>
        <translation>2つのポリゴンに共有する辺がないか、連結すると穴ができます。</translation>
    </message>
    <message>
        <source>Select the points to split at.</source>
        <translation>分割する位置の頂点を選択してください。</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>%1を分割</translation>
    </message>
    <message>
        <source>Select two ends of chains to join them, or points of two polygons that share an edge.</source>
        <translation>連結するには、チェーンの端を2つ、または辺を共有する2つのポリゴンの頂点を選択してください。</translation>
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
        <translation>押し出し量は計算されていません</translation>
    </message>
    <message>
        <source>%1 touches %2</source>
        <translation>%1 が %2 に接する</translation>
    </message>
    <message>
        <source>%1 overlaps %2</source>
        <translation>%1 が %2 と重なる</translation>
    </message>
    <message>
        <source>%1 contains %2</source>
        <translation>%1 が %2 を含む</translation>
    </message>
    <message>
        <source>%1 lies within %2</source>
        <translation>%1 が %2 に含まれる</translation>
    </message>
    <message>
        <source>%1 equals %2</source>
        <translation>%1 が %2 と一致する</translation>
    </message>
    <message>
        <source>%1 is apart from %2</source>
        <translation>%1 は %2 から離れている</translation>
    </message>
    <message>
        <source>touching</source>
        <translation>接している</translation>
    </message>
    <message>
        <source>overlapping</source>
        <translation>重なっている</translation>
    </message>
    <message>
        <source>containing</source>
        <translation>含んでいる</translation>
    </message>
    <message>
        <source>contained</source>
        <translation>含まれている</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>一致している</translation>
    </message>
    <message>
        <source>separate</source>
        <translation>離れている</translation>
    </message>
    <message>
        <source>%1 and %2 hit each other</source>
        <translation>%1 と %2 が互いにヒット</translation>
    </message>
    <message>
        <source>%1 hits %2</source>
        <translation>%1 が %2 にヒット</translation>
    </message>
    <message>
        <source>float32 metres</source>
        <translation>float32のメートル値</translation>
    </message>
    <message>
        <source>whole pixels</source>
        <translation>整数ピクセル</translation>
    </message>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>%1 here, %2 in %3</source>
        <translation>ここでは%1、%3では%2</translation>
    </message>
</context>
<context>
    <name>PastedText</name>
    <message>
        <source>the project in the text holds nothing that could be pasted</source>
        <translation>テキスト内のプロジェクトに、ペーストできるものがありません</translation>
    </message>
    <message>
        <source>there is no outline in the text</source>
        <translation>テキストに輪郭がありません</translation>
    </message>
    <message>
        <source>there are more than %1 outlines in the text</source>
        <translation>テキスト内の輪郭が%1個を超えています</translation>
    </message>
    <message>
        <source>the text is longer than %1 MiB</source>
        <translation>テキストが%1 MiBを超えています</translation>
    </message>
    <message>
        <source>there is no text</source>
        <translation>テキストがありません</translation>
    </message>
    <message>
        <source>“%1” is neither shapes, an SVG path nor coordinates</source>
        <translation>「%1」はシェイプ、SVGパス、座標のいずれでもありません</translation>
    </message>
    <message>
        <source>the y that belongs to the x before it</source>
        <translation>直前のxに対応するy</translation>
    </message>
    <message>
        <source>a coordinate</source>
        <translation>座標</translation>
    </message>
    <message>
        <source>the text has more than %1 points</source>
        <translation>テキスト内の点が%1個を超えています</translation>
    </message>
    <message>
        <source>at least two points before it</source>
        <translation>その前に2つ以上の点</translation>
    </message>
    <message>
        <source>coordinates in pixels, without a unit</source>
        <translation>単位を付けないピクセル座標</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>the path leads to more than %1 points</source>
        <translation>パスの点が%1個を超えます</translation>
    </message>
    <message>
        <source>a path that stays within 1000000000 pixels before it</source>
        <translation>その前に1000000000ピクセル以内に収まるパス</translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation>0または1</translation>
    </message>
    <message>
        <source>an SVG path that begins with M</source>
        <translation>Mで始まるSVGパス</translation>
    </message>
    <message>
        <source>a number or one of M L H V C S Q T A Z</source>
        <translation>数値またはM L H V C S Q T A Zのいずれか</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>found %1=&quot;%2&quot;, expected a number of pixels</source>
        <translation>%1=&quot;%2&quot; がありますが、ピクセル数が必要です</translation>
    </message>
    <message>
        <source>the SVG has more than %1 points</source>
        <translation>SVGの点が%1個を超えています</translation>
    </message>
    <message>
        <source>found a shape that reaches beyond %1 pixels; scale it down in the program that drew it</source>
        <translation>%1ピクセルを超えるシェイプがあります。描いたプログラムで縮小してください</translation>
    </message>
    <message>
        <source>the SVG has more than %1 levels</source>
        <translation>SVGが%1階層を超えています</translation>
    </message>
    <message>
        <source>the SVG declares entities, which are not read</source>
        <translation>SVGに実体宣言がありますが、実体は読み込めません</translation>
    </message>
    <message>
        <source>the SVG is broken: %1</source>
        <translation>SVGが壊れています: %1</translation>
    </message>
    <message>
        <source>the SVG has an element with too many attributes</source>
        <translation>SVGに属性の多すぎる要素があります</translation>
    </message>
    <message>
        <source>a transform such as translate(4, 8) before it</source>
        <translation>その前にtranslate(4, 8)のような変形</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>a number between -1000000000 and 1000000000</source>
        <translation>-1000000000～1000000000の範囲の数値</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>末尾</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>%1行目、%2列目</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>%2が必要なところに%1があります</translation>
    </message>
</context>
<context>
    <name>PhaserImporterWords</name>
    <message>
        <source>a circle</source>
        <translation>円</translation>
    </message>
    <message>
        <source>a radius from 0 to 1000000000</source>
        <translation>0～1000000000の半径</translation>
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
        <translation>上中央</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>右上</translation>
    </message>
    <message>
        <source>left middle</source>
        <translation>左中央</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>中心</translation>
    </message>
    <message>
        <source>right middle</source>
        <translation>右中央</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>左下</translation>
    </message>
    <message>
        <source>bottom middle</source>
        <translation>下中央</translation>
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
        <translation>%1の全フレームのピボットを設定</translation>
    </message>
    <message>
        <source>Set the pivot of %1</source>
        <translation>%1のピボットを設定</translation>
    </message>
    <message>
        <source>Nudge the pivot of %1</source>
        <translation>%1のピボットを微移動</translation>
    </message>
    <message>
        <source>Click or drag to set the pivot; near corners, middles and the centre it snaps. Shift sets it in all frames, arrows nudge.</source>
        <translation>クリックかドラッグでピボットを設定します。角、辺の中央、中心の近くではスナップします。Shiftで全フレームに設定、矢印キーで微移動。</translation>
    </message>
</context>
<context>
    <name>PlaceTool</name>
    <message>
        <source>Nudge %1</source>
        <translation>%1を微移動</translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>%1を反転</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1を回転</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1を削除</translation>
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
        <translation>%1を回転</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>%1を拡大縮小</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1を移動</translation>
    </message>
    <message>
        <source>Turns by whole degrees; Shift by 15°, Ctrl freely. Esc cancels.</source>
        <translation>1度刻みで回転します。Shiftで15°刻み、Ctrlで自由。Escでキャンセル。</translation>
    </message>
    <message>
        <source>Scales by tenths; Shift by halves, Ctrl freely. Esc cancels.</source>
        <translation>0.1刻みで拡大縮小します。Shiftで0.5刻み、Ctrlで自由。Escでキャンセル。</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>放すと配置します。Shiftで1軸に固定、Ctrlでスナップなし、Escでキャンセル。</translation>
    </message>
    <message>
        <source>Click a sprite to select it, drag over empty ground to select several.</source>
        <translation>クリックでスプライトを選択、何もない場所のドラッグで複数選択します。</translation>
    </message>
    <message>
        <source>Drag to move; the round grip turns, the corner scales. Arrows nudge, X and Y mirror, Z turns.</source>
        <translation>ドラッグで移動、丸いハンドルで回転、角で拡大縮小。矢印キーで微移動、XとYで反転、Zで回転。</translation>
    </message>
</context>
<context>
    <name>PointSteps</name>
    <message>
        <source>Delete a point of %1</source>
        <translation>%1の頂点を削除</translation>
    </message>
    <message>
        <source>Delete %n points of %1</source>
        <translation>%1の頂点%n個を削除</translation>
    </message>
    <message>
        <source>Delete %1: too few points left</source>
        <translation>%1を削除: 頂点が足りなくなるため</translation>
    </message>
    <message>
        <source>Nudge a point of %1</source>
        <translation>%1の頂点を微移動</translation>
    </message>
    <message>
        <source>Nudge %n points of %1</source>
        <translation>%1の頂点%n個を微移動</translation>
    </message>
</context>
<context>
    <name>ProbeTool</name>
    <message>
        <source>Drag from end to end. Ctrl turns snapping off.</source>
        <translation>端から端へドラッグします。Ctrlでスナップなし。</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1を変更</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1を移動</translation>
    </message>
    <message>
        <source>Drop %1</source>
        <translation>%1を置く</translation>
    </message>
    <message>
        <source>Nudge %1</source>
        <translation>%1を微移動</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>Drag to move the probe or its handle. Delete removes it.</source>
        <translation>ドラッグでプローブやハンドルを移動します。Deleteで削除。</translation>
    </message>
    <message>
        <source>Click to drop the point here. Tab or 1 to 7 take another probe.</source>
        <translation>クリックで点をここに置きます。Tabまたは1～7で別のプローブに切り替え。</translation>
    </message>
    <message>
        <source>Click to set the first point. Tab or 1 to 7 take another probe.</source>
        <translation>クリックで最初の頂点を置きます。Tabまたは1～7で別のプローブに切り替え。</translation>
    </message>
    <message>
        <source>Click to drop the polygon here. R makes another one, Tab or 1 to 7 take another probe.</source>
        <translation>クリックでポリゴンをここに置きます。Rで作り直し、Tabまたは1～7で別のプローブに切り替え。</translation>
    </message>
    <message>
        <source>Click to drop the %1 here, drag to draw another. Tab or 1 to 7 take another probe.</source>
        <translation>クリックで%1をここに置き、ドラッグで新しく描きます。Tabまたは1～7で別のプローブに切り替え。</translation>
    </message>
</context>
<context>
    <name>ProbeWords</name>
    <message>
        <source>the rim</source>
        <translation>外周</translation>
    </message>
    <message>
        <source>edge %1</source>
        <translation>辺%1</translation>
    </message>
    <message>
        <source>touches %1</source>
        <translation>%1 に接する</translation>
    </message>
    <message>
        <source>overlaps %1</source>
        <translation>%1 と重なる</translation>
    </message>
    <message>
        <source>contains %1</source>
        <translation>%1 を含む</translation>
    </message>
    <message>
        <source>lies within %1</source>
        <translation>%1 に含まれる</translation>
    </message>
    <message>
        <source>equals %1</source>
        <translation>%1 と一致する</translation>
    </message>
    <message>
        <source>misses %1</source>
        <translation>%1 に当たらない</translation>
    </message>
    <message>
        <source>boundary of %1, %2</source>
        <translation>%1 の境界、%2</translation>
    </message>
    <message>
        <source>inside %1 · %2 at %3 px</source>
        <translation>%1 の内側 · %2まで%3 px</translation>
    </message>
    <message>
        <source>outside: nearest is %1</source>
        <translation>外側: 最も近いのは %1</translation>
    </message>
    <message>
        <source>outside: nearest is %1, %2 at %3 px</source>
        <translation>外側: 最も近いのは %1、%2まで%3 px</translation>
    </message>
    <message>
        <source>nothing to hit</source>
        <translation>当たるものがありません</translation>
    </message>
    <message>
        <source>%1 · and %2 more</source>
        <translation>%1 · ほか%2件</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>1 place more</source>
        <translation>ほか1か所</translation>
    </message>
    <message numerus="yes">
        <source>%n places more</source>
        <translation>
            <numerusform>ほか%nか所</numerusform>
        </translation>
    </message>
    <message>
        <source>crosses %1</source>
        <translation>%1と交差</translation>
    </message>
    <message>
        <source>runs along %1</source>
        <translation>%1に沿う</translation>
    </message>
</context>
<context>
    <name>Probes</name>
    <message>
        <source>%1 probes</source>
        <translation>プローブ%1個</translation>
    </message>
    <message>
        <source>%1 probe</source>
        <translation>%1プローブ</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>segment</source>
        <translation>線分</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>円</translation>
    </message>
    <message>
        <source>rectangle</source>
        <translation>矩形</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>カプセル</translation>
    </message>
    <message>
        <source>polygon</source>
        <translation>ポリゴン</translation>
    </message>
    <message>
        <source>random polygon</source>
        <translation>ランダムポリゴン</translation>
    </message>
</context>
<context>
    <name>ProjectCommands</name>
    <message>
        <source>Nothing is selected that this could be done with.</source>
        <translation>この操作ができるものが選択されていません。</translation>
    </message>
    <message>
        <source>Engine %1</source>
        <translation>エンジンを%1に設定</translation>
    </message>
    <message>
        <source>The image of “%1” cannot be read, so it cannot be sliced.</source>
        <translation>「%1」の画像を読み込めないため、スライスできません。</translation>
    </message>
    <message>
        <source>Slice sheet</source>
        <translation>シートをスライス</translation>
    </message>
    <message>
        <source>A contact sheet shows the frames of a sprite, and there is none.</source>
        <translation>コンタクトシートにはスプライトのフレームが必要ですが、スプライトがありません。</translation>
    </message>
    <message>
        <source>Remove sprite %1</source>
        <translation>スプライト「%1」を削除</translation>
    </message>
    <message>
        <source>%1. Undo brings it back.</source>
        <translation>%1。「元に戻す」で戻せます。</translation>
    </message>
</context>
<context>
    <name>ProjectFile</name>
    <message>
        <source>found more than %1 %2, which is more than a project may have; make several projects of it</source>
        <translation>%2が%1個を超えています。これはプロジェクトの上限です。複数のプロジェクトに分けてください</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>points or events of frames</source>
        <translation>フレームのポイントやイベント</translation>
    </message>
    <message>
        <source>points</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>インスタンス</translation>
    </message>
    <message>
        <source>emitters</source>
        <translation>エミッター</translation>
    </message>
    <message>
        <source>probes</source>
        <translation>プローブ</translation>
    </message>
    <message>
        <source>categories</source>
        <translation>カテゴリー</translation>
    </message>
    <message>
        <source>found a coordinate or size that a project cannot hold, expected at most 1000000000</source>
        <translation>プロジェクトで扱えない座標またはサイズがあります。上限は1000000000です</translation>
    </message>
    <message>
        <source>found the id %1, expected one from 1 on</source>
        <translation>ID %1がありますが、IDは1以上である必要があります</translation>
    </message>
    <message>
        <source>found the id %1, which %2 has already: no two shapes of a project have one</source>
        <translation>ID %1は%2がすでに使っています。プロジェクト内のシェイプのIDは重複できません</translation>
    </message>
    <message>
        <source>found the track %1, expected one from 1 on</source>
        <translation>トラック%1がありますが、トラックは1以上である必要があります</translation>
    </message>
    <message>
        <source>found a frame of %1 x %2 pixels, of which %3 x %4 lie in the image, expected 1 to %5 a side</source>
        <translation>%1 x %2ピクセルのフレームがあり、そのうち画像内は%3 x %4です。各辺は1～%5である必要があります</translation>
    </message>
    <message>
        <source>found a place or size that a project cannot hold</source>
        <translation>プロジェクトで扱えない位置またはサイズがあります</translation>
    </message>
    <message>
        <source>found a duration that a project cannot hold</source>
        <translation>プロジェクトで扱えない長さがあります</translation>
    </message>
    <message>
        <source>found a point that a project cannot hold</source>
        <translation>プロジェクトで扱えない点があります</translation>
    </message>
    <message>
        <source>found a tag that repeats %1 times, expected 0 to %2</source>
        <translation>%1回繰り返すタグがありますが、0～%2回である必要があります</translation>
    </message>
    <message>
        <source>found a place, turn, scale or speed that a project cannot hold</source>
        <translation>プロジェクトで扱えない位置、回転、拡大率、または速度があります</translation>
    </message>
    <message>
        <source>found a place, interval or speed that a project cannot hold</source>
        <translation>プロジェクトで扱えない位置、間隔、または速度があります</translation>
    </message>
    <message>
        <source>found more than %1 export profiles</source>
        <translation>エクスポートプロファイルが%1個を超えています</translation>
    </message>
    <message>
        <source>found a name, folder or option that is empty, too long or not one line</source>
        <translation>空、長すぎる、または1行でない名前、フォルダー、オプションがあります</translation>
    </message>
    <message>
        <source>found the name of another export profile</source>
        <translation>エクスポートプロファイルの名前が重複しています</translation>
    </message>
    <message>
        <source>found a field without a name, with the name of another one, or with a default that is not of its type</source>
        <translation>名前がない、名前が重複している、または既定値が型に合わないフィールドがあります</translation>
    </message>
    <message>
        <source>the file is empty, expected a Hitbox Editor project</source>
        <translation>ファイルが空です。Hitbox Editorのプロジェクトが必要です</translation>
    </message>
    <message>
        <source>the file is %1, expected a Hitbox Editor project</source>
        <translation>ファイルは%1です。Hitbox Editorのプロジェクトが必要です</translation>
    </message>
    <message>
        <source>no project</source>
        <translation>プロジェクト以外の形式</translation>
    </message>
    <message>
        <source>the file has more than %1 MiB, which is more than can be read</source>
        <translation>ファイルが%1 MiBを超えているため、読み込めません</translation>
    </message>
    <message>
        <source>not saved: %1</source>
        <translation>保存していません: %1</translation>
    </message>
    <message>
        <source>not saved: the file is %1, which a project would replace; give another name</source>
        <translation>保存していません: ファイルは%1で、プロジェクトに置き換わってしまいます。別の名前を指定してください</translation>
    </message>
    <message>
        <source>not saved: it was stopped</source>
        <translation>保存していません: 停止されました</translation>
    </message>
    <message>
        <source>not saved: the file would have more than %1 MiB, which is more than can be read back</source>
        <translation>保存していません: ファイルが%1 MiBを超え、読み戻せなくなります</translation>
    </message>
    <message>
        <source>a colour such as &quot;#3fa7ff&quot;</source>
        <translation>&quot;#3fa7ff&quot; のような色</translation>
    </message>
    <message>
        <source>one line of at most %1 characters</source>
        <translation>%1文字以内の1行</translation>
    </message>
    <message>
        <source>an object of options</source>
        <translation>オプションのオブジェクト</translation>
    </message>
    <message>
        <source>at most %1 options</source>
        <translation>%1個以内のオプション</translation>
    </message>
    <message>
        <source>names of options of one line and at most %1 characters</source>
        <translation>%1文字以内で1行のオプション名</translation>
    </message>
    <message>
        <source>an array of choices</source>
        <translation>選択肢の配列</translation>
    </message>
    <message>
        <source>from 1 to %1 choices</source>
        <translation>1～%1個の選択肢</translation>
    </message>
    <message>
        <source>a choice that stands there once</source>
        <translation>重複しない選択肢</translation>
    </message>
    <message>
        <source>a number, as the field&apos;s type says</source>
        <translation>フィールドの型に合う数値</translation>
    </message>
    <message>
        <source>true or false, as the field&apos;s type says</source>
        <translation>フィールドの型に合うtrueまたはfalse</translation>
    </message>
    <message>
        <source>one of the field&apos;s choices</source>
        <translation>フィールドの選択肢のいずれか</translation>
    </message>
    <message>
        <source>a field of a category</source>
        <translation>カテゴリーのフィールド</translation>
    </message>
    <message>
        <source>a name that no other field of the category has</source>
        <translation>カテゴリー内で重複しないフィールド名</translation>
    </message>
    <message>
        <source>an array of fields</source>
        <translation>フィールドの配列</translation>
    </message>
    <message>
        <source>at most %1 fields</source>
        <translation>%1個以内のフィールド</translation>
    </message>
    <message>
        <source>an export profile</source>
        <translation>エクスポートプロファイル</translation>
    </message>
    <message>
        <source>a name that no other export profile has</source>
        <translation>重複しないエクスポートプロファイル名</translation>
    </message>
    <message>
        <source>an object of properties</source>
        <translation>プロパティのオブジェクト</translation>
    </message>
    <message>
        <source>a category</source>
        <translation>カテゴリー</translation>
    </message>
    <message>
        <source>a whole number from 0 to 4294967295</source>
        <translation>0～4294967295の整数</translation>
    </message>
    <message>
        <source>an array of category names</source>
        <translation>カテゴリー名の配列</translation>
    </message>
    <message>
        <source>an object of rules</source>
        <translation>ルールのオブジェクト</translation>
    </message>
    <message>
        <source>&quot;off&quot;, &quot;info&quot;, &quot;warning&quot; or &quot;error&quot;</source>
        <translation>&quot;off&quot;、&quot;info&quot;、&quot;warning&quot;、&quot;error&quot; のいずれか</translation>
    </message>
    <message>
        <source>a tag</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>&quot;forward&quot;, &quot;reverse&quot;, &quot;ping-pong&quot; or &quot;ping-pong-reverse&quot;</source>
        <translation>&quot;forward&quot;、&quot;reverse&quot;、&quot;ping-pong&quot;、&quot;ping-pong-reverse&quot; のいずれか</translation>
    </message>
    <message>
        <source>a point of a frame</source>
        <translation>フレームのポイント</translation>
    </message>
    <message>
        <source>an event of a frame</source>
        <translation>フレームのイベント</translation>
    </message>
    <message>
        <source>an array of export profiles</source>
        <translation>エクスポートプロファイルの配列</translation>
    </message>
    <message>
        <source>at most %1 export profiles</source>
        <translation>%1個以内のエクスポートプロファイル</translation>
    </message>
    <message>
        <source>an instance</source>
        <translation>インスタンス</translation>
    </message>
    <message>
        <source>a layer</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>&quot;edges&quot; or a place, [x, y]</source>
        <translation>&quot;edges&quot; または位置 [x, y]</translation>
    </message>
    <message>
        <source>seconds from 0.001 to 1000000000</source>
        <translation>0.001～1000000000秒</translation>
    </message>
    <message>
        <source>a size from 0 to 2000000000</source>
        <translation>0～2000000000のサイズ</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>読み込みを停止しました</translation>
    </message>
    <message>
        <source>an id that no other shape of the project has; %1 is it already</source>
        <translation>プロジェクト内で重複しないシェイプID (%1は使用済み)</translation>
    </message>
    <message>
        <source>an array of points</source>
        <translation>点の配列</translation>
    </message>
    <message>
        <source>found more than %1 points in the file, which is more than can be read</source>
        <translation>ファイル内の頂点が%1個を超えているため、読み込めません</translation>
    </message>
    <message>
        <source>&quot;polygon&quot;, &quot;circle&quot;, &quot;box&quot;, &quot;capsule&quot; or &quot;chain&quot;</source>
        <translation>&quot;polygon&quot;、&quot;circle&quot;、&quot;box&quot;、&quot;capsule&quot;、&quot;chain&quot; のいずれか</translation>
    </message>
    <message>
        <source>a shape</source>
        <translation>シェイプ</translation>
    </message>
    <message>
        <source>an array of the frame&apos;s points</source>
        <translation>フレームのポイントの配列</translation>
    </message>
    <message>
        <source>found more than %1 points of frames in the file, which is more than can be read: take some out, or split the project</source>
        <translation>ファイル内のフレームのポイントが%1個を超えているため、読み込めません。減らすか、プロジェクトを分けてください</translation>
    </message>
    <message>
        <source>an array of the frame&apos;s events</source>
        <translation>フレームのイベントの配列</translation>
    </message>
    <message>
        <source>found more than %1 events in the file, which is more than can be read: take some out, or split the project</source>
        <translation>ファイル内のイベントが%1個を超えているため、読み込めません。減らすか、プロジェクトを分けてください</translation>
    </message>
    <message>
        <source>what a frame shows</source>
        <translation>フレームの表示内容</translation>
    </message>
    <message>
        <source>[x, y, width, height]</source>
        <translation>[x, y, 幅, 高さ]</translation>
    </message>
    <message>
        <source>a frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>[width, height]</source>
        <translation>[幅, 高さ]</translation>
    </message>
    <message>
        <source>a pair of whole numbers</source>
        <translation>2つの整数の組</translation>
    </message>
    <message>
        <source>milliseconds from 0 to 1000000000</source>
        <translation>0～1000000000ミリ秒</translation>
    </message>
    <message>
        <source>an array of shapes</source>
        <translation>シェイプの配列</translation>
    </message>
    <message>
        <source>a sprite</source>
        <translation>スプライト</translation>
    </message>
    <message>
        <source>an array of frames</source>
        <translation>フレームの配列</translation>
    </message>
    <message>
        <source>an array of tags</source>
        <translation>タグの配列</translation>
    </message>
    <message>
        <source>a probe</source>
        <translation>プローブ</translation>
    </message>
    <message>
        <source>the shape of a bullet</source>
        <translation>弾の形</translation>
    </message>
    <message>
        <source>an emitter</source>
        <translation>エミッター</translation>
    </message>
    <message>
        <source>pixels a second from 0 to 1000000000</source>
        <translation>毎秒0～1000000000ピクセル</translation>
    </message>
    <message>
        <source>degrees from 0 on</source>
        <translation>0以上の角度</translation>
    </message>
    <message>
        <source>a stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>an array of instances</source>
        <translation>インスタンスの配列</translation>
    </message>
    <message>
        <source>an array of layers</source>
        <translation>レイヤーの配列</translation>
    </message>
    <message>
        <source>an array of probes</source>
        <translation>プローブの配列</translation>
    </message>
    <message>
        <source>an array of emitters</source>
        <translation>エミッターの配列</translation>
    </message>
    <message>
        <source>a version, a whole number from 1 on</source>
        <translation>バージョン (1以上の整数)</translation>
    </message>
    <message>
        <source>made by a newer Hitbox Editor (version %1); this one reads version %2</source>
        <translation>新しいHitbox Editorで作成されています (バージョン%1)。このエディターが読み込めるのはバージョン%2です</translation>
    </message>
    <message>
        <source>a project, an object with &quot;format&quot;: &quot;hitbox-project&quot;</source>
        <translation>プロジェクト (&quot;format&quot;: &quot;hitbox-project&quot; を持つオブジェクト)</translation>
    </message>
    <message>
        <source>an array of categories</source>
        <translation>カテゴリーの配列</translation>
    </message>
    <message>
        <source>an array of sprites</source>
        <translation>スプライトの配列</translation>
    </message>
    <message>
        <source>an array of stages</source>
        <translation>ステージの配列</translation>
    </message>
    <message>
        <source>found more than %1 conflicts</source>
        <translation>競合が %1 個を超えています</translation>
    </message>
    <message>
        <source>an array of names of lists and items</source>
        <translation>リストと項目の名前の配列</translation>
    </message>
    <message>
        <source>an array of keys</source>
        <translation>キーの配列</translation>
    </message>
    <message>
        <source>a conflict</source>
        <translation>競合</translation>
    </message>
    <message>
        <source>an array of conflicts</source>
        <translation>競合の配列</translation>
    </message>
    <message>
        <source>at most %1 conflicts</source>
        <translation>最大 %1 個の競合</translation>
    </message>
    <message>
        <source>found a property twice, or one that is not finite or has too many levels of arrays and objects</source>
        <translation>プロパティが重複しているか、有限でないか、配列とオブジェクトの階層が深すぎます</translation>
    </message>
    <message>
        <source>not saved: the file could not be read back: %1</source>
        <translation>保存していません: ファイルを読み戻せません: %1</translation>
    </message>
</context>
<context>
    <name>ProjectOutlinesWords</name>
    <message>
        <source>a radius from 0 to 1000000000</source>
        <translation>0～1000000000の半径</translation>
    </message>
    <message>
        <source>[x, y, width, height]</source>
        <translation>[x, y, 幅, 高さ]</translation>
    </message>
    <message>
        <source>a box that ends at 1000000000 or before</source>
        <translation>1000000000以内に収まるボックス</translation>
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
        <translation>書き込んだ内容を読み戻すと一致しません</translation>
    </message>
</context>
<context>
    <name>Scope</name>
    <message>
        <source>The others come to the same place and keep their size</source>
        <translation>ほかのシェイプも同じ位置に移動し、サイズは保たれます</translation>
    </message>
    <message>
        <source>The others get the same size and keep their middle</source>
        <translation>ほかのシェイプも同じサイズになり、中心は保たれます</translation>
    </message>
    <message>
        <source>The others move, turn, scale and change by as much</source>
        <translation>ほかのシェイプも同じ量だけ移動、回転、拡大縮小、変形します</translation>
    </message>
    <message>
        <source>&amp;Chosen frames</source>
        <translation>選択したフレーム(&amp;C)</translation>
    </message>
    <message>
        <source>Frames of the &amp;tag</source>
        <translation>タグのフレーム(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;All frames</source>
        <translation>全フレーム(&amp;A)</translation>
    </message>
    <message>
        <source>This &amp;frame</source>
        <translation>このフレーム(&amp;F)</translation>
    </message>
    <message>
        <source>A&amp;lign</source>
        <translation>揃える(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Stretch</source>
        <translation>サイズを合わせる(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Move alike</source>
        <translation>同じように動かす(&amp;M)</translation>
    </message>
    <message>
        <source>Edits: %1 chosen frames</source>
        <translation>編集: 選択した%1フレーム</translation>
    </message>
    <message>
        <source>Edits: this frame, until more are chosen</source>
        <translation>編集: このフレーム (複数選択するまで)</translation>
    </message>
    <message>
        <source>Edits: %1 frames of the tag</source>
        <translation>編集: タグの%1フレーム</translation>
    </message>
    <message>
        <source>Edits: this frame, which is in no tag</source>
        <translation>編集: このフレーム (タグなし)</translation>
    </message>
    <message>
        <source>Edits: all %1 frames</source>
        <translation>編集: 全%1フレーム</translation>
    </message>
    <message>
        <source>Edits: this frame</source>
        <translation>編集: このフレーム</translation>
    </message>
    <message>
        <source>1 shape</source>
        <translation>シェイプ1個</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes</source>
        <translation>
            <numerusform>シェイプ%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>頂点1個</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>頂点%n個</numerusform>
        </translation>
    </message>
    <message>
        <source> and </source>
        <translation>と</translation>
    </message>
    <message>
        <source>Edited %1 in this frame; in the others in scope nothing changed</source>
        <translation>このフレームで%1を編集しました。範囲内のほかのフレームは変わっていません</translation>
    </message>
    <message>
        <source>Edited %1 in %2 frames</source>
        <translation>%2フレームで%1を編集しました</translation>
    </message>
    <message>
        <source>; 1 locked one was left alone</source>
        <translation>。ロックされた1個は変更していません</translation>
    </message>
    <message numerus="yes">
        <source>; %n locked ones were left alone</source>
        <translation>
            <numerusform>。ロックされた%n個は変更していません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n would have come to lie too far away</source>
        <translation>
            <numerusform>。%n個は遠すぎる位置になるため変更していません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set the pivot in %n frames.</source>
        <translation>
            <numerusform>%nフレームでピボットを設定しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>; 1 of another kind or number of points was left alone</source>
        <translation>。種類または点の数が異なる1個は変更していません</translation>
    </message>
    <message numerus="yes">
        <source>; %n of another kind or number of points were left alone</source>
        <translation>
            <numerusform>。種類または点の数が異なる%n個は変更していません</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>too far</source>
        <translation>遠すぎます</translation>
    </message>
    <message>
        <source> (boxes become polygons)</source>
        <translation> (ボックスはポリゴンになります)</translation>
    </message>
    <message>
        <source>Resize %1</source>
        <translation>%1のサイズを変更</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1を移動</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1を回転</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>%1を拡大縮小</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>放すと配置します。Shiftで1軸に固定、Ctrlでスナップなし、Escでキャンセル。</translation>
    </message>
    <message>
        <source>Drag the point to move it, its handle to turn it; arrows nudge, Delete removes.</source>
        <translation>ポイントをドラッグで移動、ハンドルで回転。矢印キーで微移動、Deleteで削除。</translation>
    </message>
    <message>
        <source>Click a shape to select it, drag over empty ground to select several.</source>
        <translation>クリックでシェイプを選択、何もない場所のドラッグで複数選択します。</translation>
    </message>
    <message>
        <source>Drag to move, the grips to scale and turn. Alt+click goes to what lies below, Alt+drag moves from afar.</source>
        <translation>ドラッグで移動、ハンドルで拡大縮小と回転。Alt+クリックで下のものを選択、Alt+ドラッグで離れた場所から移動。</translation>
    </message>
</context>
<context>
    <name>ShapeAlgebra</name>
    <message>
        <source>Merge a shape into %1</source>
        <translation>シェイプを%1に結合</translation>
    </message>
    <message>
        <source>Merge %n shapes into %1</source>
        <translation>シェイプ%n個を%1に結合</translation>
    </message>
    <message>
        <source>Subtract a shape from %1</source>
        <translation>%1からシェイプを減算</translation>
    </message>
    <message>
        <source>Subtract %n shapes from %1</source>
        <translation>%1からシェイプ%n個を減算</translation>
    </message>
    <message>
        <source>Intersect %1 with a shape</source>
        <translation>%1とシェイプの交差部分</translation>
    </message>
    <message>
        <source>Intersect %1 with %n shapes</source>
        <translation>%1とシェイプ%n個の交差部分</translation>
    </message>
    <message>
        <source>These shapes share no area.</source>
        <translation>これらのシェイプに共通の領域はありません。</translation>
    </message>
    <message>
        <source>Nothing would be left of %1, the lowest of these shapes.</source>
        <translation>一番下のシェイプ「%1」がなくなってしまいます。</translation>
    </message>
    <message>
        <source>Select two or more shapes that are not locked.</source>
        <translation>ロックされていないシェイプを2つ以上選択してください。</translation>
    </message>
    <message>
        <source>%1 is a chain and has no area.</source>
        <translation>「%1」はチェーンのため、面積がありません。</translation>
    </message>
    <message>
        <source>%1 is too much of a tangle to be combined.</source>
        <translation>「%1」はもつれが多すぎて演算できません。</translation>
    </message>
    <message>
        <source>These shapes share no edge and no area, and stay apart.</source>
        <translation>これらのシェイプは辺も面積も共有していないため、別々のままです。</translation>
    </message>
</context>
<context>
    <name>ShapeCommands</name>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Category %1</source>
        <translation>カテゴリー「%1」</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>%1の順序を変更</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>%1をカット</translation>
    </message>
</context>
<context>
    <name>Shapes</name>
    <message>
        <source>Nudge %1</source>
        <translation>%1を微移動</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>%1を反転</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1を回転</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes</source>
        <translation>
            <numerusform>シェイプ%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>shape</source>
        <translation>シェイプ</translation>
    </message>
    <message>
        <source>Mirror %1 about the pivot</source>
        <translation>%1をピボットで反転</translation>
    </message>
</context>
<context>
    <name>Snapping</name>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>pixel</source>
        <translation>ピクセル</translation>
    </message>
    <message>
        <source>half pixel</source>
        <translation>半ピクセル</translation>
    </message>
    <message>
        <source>grid %1 × %2</source>
        <translation>グリッド %1 × %2</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>edges</source>
        <translation>辺</translation>
    </message>
    <message>
        <source>outline</source>
        <translation>輪郭</translation>
    </message>
    <message>
        <source>previous frame</source>
        <translation>前のフレーム</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>pivot</source>
        <translation>ピボット</translation>
    </message>
</context>
<context>
    <name>SpanDrawing</name>
    <message>
        <source>Draw %1</source>
        <translation>%1を描画</translation>
    </message>
</context>
<context>
    <name>SymmetryTool</name>
    <message>
        <source>Click or drag to set the axis that polygons are mirrored at; a double click puts it onto the pivot. Left and right nudge, M switches it off and on.</source>
        <translation>クリックかドラッグで、ポリゴンを反転する軸を設定します。ダブルクリックでピボットに合わせます。左右キーで微移動、Mでオンとオフを切り替え。</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Select</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Select, move and resize shapes</source>
        <translation>シェイプを選択、移動、サイズ変更します</translation>
    </message>
    <message>
        <source>Edit points</source>
        <translation>頂点を編集</translation>
    </message>
    <message>
        <source>Move, insert and delete points of shapes</source>
        <translation>シェイプの頂点を移動、挿入、削除します</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>ポリゴン</translation>
    </message>
    <message>
        <source>Draw a polygon point by point</source>
        <translation>頂点を1つずつ置いてポリゴンを描きます</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>ボックス</translation>
    </message>
    <message>
        <source>Draw a box from corner to corner</source>
        <translation>角から角へドラッグしてボックスを描きます</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>円</translation>
    </message>
    <message>
        <source>Draw a circle from its centre</source>
        <translation>中心から円を描きます</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>カプセル</translation>
    </message>
    <message>
        <source>Draw a capsule into a box</source>
        <translation>ボックスに収まるカプセルを描きます</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>チェーン</translation>
    </message>
    <message>
        <source>Draw an open line point by point</source>
        <translation>頂点を1つずつ置いて開いた線を描きます</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>トレース</translation>
    </message>
    <message>
        <source>Outline what is opaque</source>
        <translation>不透明部分の輪郭を取ります</translation>
    </message>
    <message>
        <source>Knife</source>
        <translation>ナイフ</translation>
    </message>
    <message>
        <source>Cut shapes along a line</source>
        <translation>シェイプを線でカットします</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>ピボット</translation>
    </message>
    <message>
        <source>Set the point that a frame is placed by</source>
        <translation>フレームを配置する基準点を設定します</translation>
    </message>
    <message>
        <source>Frame point</source>
        <translation>フレームポイント</translation>
    </message>
    <message>
        <source>Set places of the frame that the game asks for by name</source>
        <translation>ゲームが名前で参照するフレーム内の位置を設定します</translation>
    </message>
    <message>
        <source>Symmetry axis</source>
        <translation>対称軸</translation>
    </message>
    <message>
        <source>Set the axis that polygons are mirrored at while they are drawn</source>
        <translation>描画中のポリゴンを反転する軸を設定します</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Select, move, rotate and scale what stands on the stage</source>
        <translation>ステージ上のものを選択、移動、回転、拡大縮小します</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>プローブ</translation>
    </message>
    <message>
        <source>Ask what lies under a point, a segment or a shape, and drop it to keep asking</source>
        <translation>点、線分、シェイプの下にあるものを調べます。置くと調べ続けます</translation>
    </message>
    <message>
        <source>Emitter</source>
        <translation>エミッター</translation>
    </message>
    <message>
        <source>Draw what fires in the play test, and at what</source>
        <translation>テストプレイで弾を撃つものとその狙いを描きます</translation>
    </message>
</context>
<context>
    <name>TraceTool</name>
    <message>
        <source>Trace</source>
        <translation>トレース</translation>
    </message>
    <message>
        <source>There is no frame to trace.</source>
        <translation>トレースするフレームがありません。</translation>
    </message>
    <message>
        <source>Cannot be traced: %1</source>
        <translation>トレースできません: %1</translation>
    </message>
    <message>
        <source>Tracing…</source>
        <translation>トレース中…</translation>
    </message>
    <message>
        <source>The frame has these outlines already. The Trace panel changes them.</source>
        <translation>このフレームにはすでにこの輪郭があります。トレースパネルで変更できます。</translation>
    </message>
    <message>
        <source>Click an island to take its outline; Enter takes all (%1).</source>
        <translation>アイランドをクリックで輪郭を作成、Enterですべて作成します (%1個)。</translation>
    </message>
    <message numerus="yes">
        <source>Traced 1 outline of %n points.</source>
        <translation>
            <numerusform>%n 個の点からなる輪郭を 1 個トレースしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Traced %1 outlines of %n points in all.</source>
        <translation>
            <numerusform>合計 %n 個の点からなる輪郭を %1 個トレースしました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnderCursorMenu</name>
    <message>
        <source>No shape lies under the cursor.</source>
        <translation>カーソルの下にシェイプがありません。</translation>
    </message>
</context>
<context>
    <name>Versions</name>
    <message>
        <source>this saved version is damaged</source>
        <translation>この保存済みバージョンは壊れています</translation>
    </message>
    <message>
        <source>this saved version claims more than the %1 MiB that a project may have</source>
        <translation>この保存済みバージョンは、プロジェクトの上限%1 MiBを超えるサイズを示しています</translation>
    </message>
    <message>
        <source>this saved version holds other bytes than were saved</source>
        <translation>この保存済みバージョンの内容は保存時と異なります</translation>
    </message>
    <message>
        <source>what was written reads back differently</source>
        <translation>書き込んだ内容を読み戻すと一致しません</translation>
    </message>
    <message>
        <source>nothing can be written there, or another editor holds it</source>
        <translation>そこに書き込めないか、別のエディターが使用中です</translation>
    </message>
    <message>
        <source>the note on this saved version is damaged</source>
        <translation>この保存済みバージョンのメモは壊れています</translation>
    </message>
</context>
<context>
    <name>hitbox::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <translation>シェイプ(&amp;S)</translation>
    </message>
    <message>
        <source>F&amp;rame</source>
        <translation>フレーム(&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;tage</source>
        <translation>ステージ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Category &amp;%1: %2</source>
        <translation>カテゴリー&amp;%1: %2</translation>
    </message>
    <message>
        <source>Category &amp;%1</source>
        <translation>カテゴリー&amp;%1</translation>
    </message>
    <message>
        <source>Of the selected shapes, or of what is drawn next</source>
        <translation>選択中のシェイプ、または次に描くシェイプに設定します</translation>
    </message>
    <message>
        <source>Set c&amp;ategory</source>
        <translation>カテゴリーを設定(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>結合(&amp;M)</translation>
    </message>
    <message>
        <source>Make one of the selected shapes; the lowest gives its name and category</source>
        <translation>選択中のシェイプを1つにします。名前とカテゴリーは一番下のものになります</translation>
    </message>
    <message>
        <source>&amp;Subtract from the lowest</source>
        <translation>一番下から減算(&amp;S)</translation>
    </message>
    <message>
        <source>Cut what the other selected shapes cover off the lowest one</source>
        <translation>一番下のシェイプから、選択中のほかのシェイプと重なる部分を除きます</translation>
    </message>
    <message>
        <source>&amp;Intersect</source>
        <translation>交差部分(&amp;I)</translation>
    </message>
    <message>
        <source>Keep what all selected shapes share; the lowest gives its name and category</source>
        <translation>選択中の全シェイプに共通する部分を残します。名前とカテゴリーは一番下のものになります</translation>
    </message>
    <message>
        <source>S&amp;plit at points</source>
        <translation>頂点で分割(&amp;P)</translation>
    </message>
    <message>
        <source>Split a polygon between two selected points, or a chain at one</source>
        <translation>ポリゴンを選択した2頂点の間で、チェーンを1頂点で分割します</translation>
    </message>
    <message>
        <source>&amp;Join at points</source>
        <translation>頂点で連結(&amp;J)</translation>
    </message>
    <message>
        <source>Join selected ends of chains, or polygons that share an edge</source>
        <translation>選択したチェーンの端同士、または辺を共有するポリゴンを連結します</translation>
    </message>
    <message>
        <source>Shapes &amp;under the cursor…</source>
        <translation>カーソルの下のシェイプ(&amp;U)…</translation>
    </message>
    <message>
        <source>List what lies under the cursor, covered shapes too, and select one</source>
        <translation>隠れたものも含め、カーソルの下にあるものを一覧から選択します</translation>
    </message>
    <message>
        <source>S&amp;ymmetric drawing</source>
        <translation>対称描画(&amp;Y)</translation>
    </message>
    <message>
        <source>Draw polygons and edit their points on both sides of an axis at once</source>
        <translation>軸の両側で同時にポリゴンの描画と頂点の編集を行います</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>元に戻す(&amp;U): %1</translation>
    </message>
    <message>
        <source>%1. Redo brings it back.</source>
        <translation>%1。「やり直す」で再び適用できます。</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>やり直す(&amp;R): %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>元に戻しました: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>やり直しました: %1</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>カット(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>ペースト(&amp;P)</translation>
    </message>
    <message>
        <source>Paste shapes, frames, sprites, an SVG path or coordinates</source>
        <translation>シェイプ、フレーム、スプライト、SVGパス、座標をペーストします</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>複製(&amp;D)</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>名前を変更(&amp;N)</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>削除(&amp;L)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
    <message>
        <source>Add i&amp;mages…</source>
        <translation>画像を追加(&amp;M)…</translation>
    </message>
    <message>
        <source>Add images, sheets and hitboxes of other tools to the project</source>
        <translation>画像、シート、ほかのツールのヒットボックスをプロジェクトに追加します</translation>
    </message>
    <message>
        <source>&amp;Reload images</source>
        <translation>画像を再読み込み(&amp;R)</translation>
    </message>
    <message>
        <source>Read all images anew, after another program changed them</source>
        <translation>別のプログラムで変更された後などに、全画像を読み込み直します</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>Write collision files for an engine</source>
        <translation>エンジン用の衝突ファイルを書き出します</translation>
    </message>
    <message>
        <source>Export a&amp;gain</source>
        <translation>再エクスポート(&amp;G)</translation>
    </message>
    <message>
        <source>Make the last export of the project once more, without a question</source>
        <translation>プロジェクトの前回のエクスポートを確認なしで繰り返します</translation>
    </message>
    <message>
        <source>&amp;Next frame</source>
        <translation>次のフレーム(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous frame</source>
        <translation>前のフレーム(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;First frame</source>
        <translation>最初のフレーム(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Last frame</source>
        <translation>最後のフレーム(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Go to frame…</source>
        <translation>フレームへ移動(&amp;G)…</translation>
    </message>
    <message>
        <source>By its number, counted from 0</source>
        <translation>0から数えた番号で指定します</translation>
    </message>
    <message>
        <source>&amp;Slice sheet into frames…</source>
        <translation>シートをフレームにスライス(&amp;S)…</translation>
    </message>
    <message>
        <source>Contact s&amp;heet…</source>
        <translation>コンタクトシート(&amp;H)…</translation>
    </message>
    <message>
        <source>All frames of the sprite side by side, to look at and to save as a picture</source>
        <translation>スプライトの全フレームを並べて表示し、画像として保存できます</translation>
    </message>
    <message>
        <source>&amp;Remove sprite</source>
        <translation>スプライトを削除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Left sides</source>
        <translation>左端(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Centres, one above the other</source>
        <translation>左右中央(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Right sides</source>
        <translation>右端(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Top sides</source>
        <translation>上端(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Middles, one beside the other</source>
        <translation>上下中央(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Bottom sides</source>
        <translation>下端(&amp;B)</translation>
    </message>
    <message>
        <source>Spread &amp;across evenly</source>
        <translation>水平方向に等間隔(&amp;A)</translation>
    </message>
    <message>
        <source>Spread &amp;down evenly</source>
        <translation>垂直方向に等間隔(&amp;D)</translation>
    </message>
    <message>
        <source>Align the frames of the selected instances</source>
        <translation>選択中のインスタンスのフレームを揃えます</translation>
    </message>
    <message>
        <source>Align the shapes of the selected instances</source>
        <translation>選択中のインスタンスのシェイプを揃えます</translation>
    </message>
    <message>
        <source>&amp;Align frames</source>
        <translation>フレームを整列(&amp;A)</translation>
    </message>
    <message>
        <source>Align s&amp;hapes</source>
        <translation>シェイプを整列(&amp;H)</translation>
    </message>
    <message>
        <source>New &amp;layer</source>
        <translation>新規レイヤー(&amp;L)</translation>
    </message>
    <message>
        <source>On top of the other layers of the stage</source>
        <translation>ステージのほかのレイヤーの上に作ります</translation>
    </message>
    <message>
        <source>&amp;Next overlap</source>
        <translation>次の重なり(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next pair in the list of overlaps</source>
        <translation>重なりリストの次の組へ移動します</translation>
    </message>
    <message>
        <source>Pre&amp;vious overlap</source>
        <translation>前の重なり(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Hits only</source>
        <translation>ヒットのみ(&amp;H)</translation>
    </message>
    <message>
        <source>Hide overlaps of categories that do not hit each other</source>
        <translation>互いにヒットしないカテゴリーの重なりを隠します</translation>
    </message>
    <message>
        <source>Next numbers of the &amp;engine</source>
        <translation>エンジンの数値を切り替え(&amp;E)</translation>
    </message>
    <message>
        <source>Mark overlaps that come out otherwise in float32 metres or in whole pixels</source>
        <translation>float32のメートル値や整数ピクセルでは結果が変わる重なりに印を付けます</translation>
    </message>
    <message>
        <source>Show this panel, or put it away</source>
        <translation>このパネルを表示または非表示にします</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>パネル(&amp;P)</translation>
    </message>
    <message>
        <source>Play &amp;test: play or pause</source>
        <translation>テストプレイ: 再生/一時停止(&amp;T)</translation>
    </message>
    <message>
        <source>Instances move and spin, emitters fire, hits are counted</source>
        <translation>インスタンスが移動と回転をし、エミッターが発射し、ヒットを数えます</translation>
    </message>
    <message>
        <source>Play test: o&amp;ne step</source>
        <translation>テストプレイ: コマ送り(&amp;N)</translation>
    </message>
    <message>
        <source>One sixtieth of a second, then pause</source>
        <translation>1/60秒進めて一時停止します</translation>
    </message>
    <message>
        <source>Play test: from the &amp;beginning</source>
        <translation>テストプレイ: 最初から(&amp;B)</translation>
    </message>
    <message>
        <source>Play test: st&amp;op</source>
        <translation>テストプレイ: 停止(&amp;O)</translation>
    </message>
    <message>
        <source>Back to editing, with everything as it was</source>
        <translation>すべて元の状態のまま編集に戻ります</translation>
    </message>
    <message>
        <source>Play test: s&amp;wept tests</source>
        <translation>テストプレイ: スイープ判定(&amp;W)</translation>
    </message>
    <message>
        <source>Look for contacts all along a bullet&apos;s way, so that none passes through</source>
        <translation>弾の軌道全体で接触を調べ、すり抜けを防ぎます</translation>
    </message>
    <message>
        <source>Play test: at a &amp;quarter of the speed</source>
        <translation>テストプレイ: 1/4の速度(&amp;Q)</translation>
    </message>
    <message>
        <source>Ask with a %1 that follows the cursor</source>
        <translation>カーソルに追従する%1で調べます</translation>
    </message>
    <message>
        <source>P&amp;robe</source>
        <translation>プローブ(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Another random polygon</source>
        <translation>別のランダムポリゴン(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Copy coordinates</source>
        <translation>座標をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Of the line pressed last in the list of probes, or of the selected ones</source>
        <translation>プローブリストで最後に押した行、または選択中のプローブの座標です</translation>
    </message>
    <message>
        <source>&amp;Delete all probes</source>
        <translation>すべてのプローブを削除(&amp;D)</translation>
    </message>
    <message>
        <source>Choose an engine at the top to see what it gets</source>
        <translation>上でエンジンを選ぶと、渡る内容が表示されます</translation>
    </message>
    <message>
        <source>&amp;Engine view</source>
        <translation>エンジンビュー(&amp;E)</translation>
    </message>
    <message>
        <source>Show on the canvas what the engine gets</source>
        <translation>エンジンに渡る内容をキャンバスに表示します</translation>
    </message>
    <message>
        <source>&amp;Fix the problem</source>
        <translation>問題を修復(&amp;F)</translation>
    </message>
    <message>
        <source>Make the best repair of the problem that the canvas explains</source>
        <translation>キャンバスで説明中の問題に最適な修復を行います</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>次の問題(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the next problem of the list</source>
        <translation>リストの次の問題へ移動します</translation>
    </message>
    <message>
        <source>Fix a&amp;ll problems</source>
        <translation>すべての問題を修復(&amp;A)</translation>
    </message>
    <message>
        <source>Make every repair that keeps what the shapes fill</source>
        <translation>シェイプの塗り領域を変えない修復をすべて行います</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>ルール(&amp;R)…</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project</source>
        <translation>このプロジェクトでの各ルールの重大度を設定します</translation>
    </message>
    <message>
        <source>&amp;Edit in frames</source>
        <translation>編集範囲(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Next scope</source>
        <translation>次の編集範囲(&amp;N)</translation>
    </message>
    <message>
        <source>From this frame to the chosen ones, to those of the tag, to all, and back</source>
        <translation>このフレーム、選択したフレーム、タグのフレーム、全フレームの順に切り替えます</translation>
    </message>
    <message>
        <source>P&amp;lay or stop</source>
        <translation>再生/停止(&amp;L)</translation>
    </message>
    <message>
        <source>Play the frames of the sprite or of the tag that is shown, or all animations on a stage</source>
        <translation>スプライトまたは表示中のタグのフレームを再生します。ステージでは全アニメーションを再生します</translation>
    </message>
    <message>
        <source>&amp;Onion skin</source>
        <translation>オニオンスキン(&amp;O)</translation>
    </message>
    <message>
        <source>The frames beside this one, faintly, as the strip&apos;s onion menu says</source>
        <translation>前後のフレームを薄く表示します。内容はストリップのオニオンスキンメニューで設定します</translation>
    </message>
    <message>
        <source>&amp;Copy shapes</source>
        <translation>シェイプをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy shapes to the ne&amp;xt frame</source>
        <translation>シェイプを次のフレームにコピー(&amp;X)</translation>
    </message>
    <message>
        <source>Copy the selected shapes to the next frame and go there, with the copies selected</source>
        <translation>選択中のシェイプを次のフレームにコピーし、コピーを選択した状態でそこへ移動します</translation>
    </message>
    <message>
        <source>Copy shapes to the next frame and &amp;keep both</source>
        <translation>シェイプを次のフレームにコピーし両方残す(&amp;K)</translation>
    </message>
    <message>
        <source>As before, but nothing that is drawn there is replaced</source>
        <translation>同様にコピーしますが、そこに描かれたものを置き換えません</translation>
    </message>
    <message>
        <source>Copy shapes along the &amp;picture</source>
        <translation>絵に合わせてシェイプをコピー(&amp;P)</translation>
    </message>
    <message>
        <source>To the next frame, each moved as far as the pixels that it lies on</source>
        <translation>次のフレームにコピーし、それぞれ下のピクセルの動きに合わせて移動します</translation>
    </message>
    <message>
        <source>Copy shapes to the &amp;end of the tag</source>
        <translation>シェイプをタグの最後までコピー(&amp;E)</translation>
    </message>
    <message>
        <source>Copy the selected shapes to each frame up to the last one of the tag, or of the sprite</source>
        <translation>選択中のシェイプを、タグまたはスプライトの最後までの各フレームにコピーします</translation>
    </message>
    <message>
        <source>Copy shapes to &amp;all frames shown</source>
        <translation>シェイプを表示中の全フレームにコピー(&amp;A)</translation>
    </message>
    <message>
        <source>Copy shapes to the &amp;chosen frames</source>
        <translation>シェイプを選択したフレームにコピー(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;hosen frames</source>
        <translation>選択したフレーム(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Insert frame without shapes</source>
        <translation>シェイプのないフレームを挿入(&amp;I)</translation>
    </message>
    <message>
        <source>Behind the chosen frames, with the picture of the last one</source>
        <translation>選択したフレームの後ろに、最後の選択フレームの絵で挿入します</translation>
    </message>
    <message>
        <source>&amp;Hold twice as long</source>
        <translation>表示時間を2倍に(&amp;H)</translation>
    </message>
    <message>
        <source>Double the duration of the chosen frames</source>
        <translation>選択したフレームの長さを2倍にします</translation>
    </message>
    <message>
        <source>&amp;Reverse frames</source>
        <translation>フレームを逆順に(&amp;R)</translation>
    </message>
    <message>
        <source>Turn round the order of the chosen frames, or of all that are shown</source>
        <translation>選択したフレーム、または表示中の全フレームの順序を逆にします</translation>
    </message>
    <message>
        <source>N&amp;umber frames</source>
        <translation>フレームに連番を付ける(&amp;U)</translation>
    </message>
    <message>
        <source>Name the chosen frames, or all that are shown, after the first one, counting on</source>
        <translation>選択したフレーム、または表示中の全フレームに、最初のフレームの名前から続く番号を付けます</translation>
    </message>
    <message>
        <source>Add &amp;tag over the chosen frames</source>
        <translation>選択したフレームにタグを追加(&amp;T)</translation>
    </message>
    <message>
        <source>Add e&amp;vent to the frame</source>
        <translation>フレームにイベントを追加(&amp;V)</translation>
    </message>
    <message>
        <source>Something that the game is told of when the frame comes up, such as a sound</source>
        <translation>効果音など、フレームが表示されるときにゲームに通知するものです</translation>
    </message>
    <message>
        <source>Of the selected shapes, or of the selected instances within their layers</source>
        <translation>選択中のシェイプ、または選択中のインスタンスのレイヤー内での順序です</translation>
    </message>
    <message>
        <source>Flip &amp;horizontally</source>
        <translation>左右反転(&amp;H)</translation>
    </message>
    <message>
        <source>Flip &amp;vertically</source>
        <translation>上下反転(&amp;V)</translation>
    </message>
    <message>
        <source>Turn by &amp;90°</source>
        <translation>90°回転(&amp;9)</translation>
    </message>
    <message>
        <source>Turn &amp;back by 90°</source>
        <translation>-90°回転(&amp;B)</translation>
    </message>
    <message>
        <source>Bring to &amp;front</source>
        <translation>最前面へ(&amp;F)</translation>
    </message>
    <message>
        <source>Bring for&amp;ward</source>
        <translation>前面へ(&amp;W)</translation>
    </message>
    <message>
        <source>Send bac&amp;kward</source>
        <translation>背面へ(&amp;K)</translation>
    </message>
    <message>
        <source>Send &amp;to back</source>
        <translation>最背面へ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Categories…</source>
        <translation>カテゴリー(&amp;C)…</translation>
    </message>
    <message>
        <source>Name, colour and match the categories of shapes</source>
        <translation>シェイプのカテゴリーの名前、色、ヒットの組み合わせを設定します</translation>
    </message>
    <message>
        <source>Snap &amp;to</source>
        <translation>スナップ先(&amp;T)</translation>
    </message>
    <message>
        <source>Next &amp;snapping</source>
        <translation>スナップを切り替え(&amp;S)</translation>
    </message>
    <message>
        <source>Snap to pixels, half pixels, or not at all</source>
        <translation>ピクセル、半ピクセル、スナップなしを切り替えます</translation>
    </message>
    <message>
        <source>S&amp;napping…</source>
        <translation>スナップ設定(&amp;N)…</translation>
    </message>
    <message>
        <source>All that points snap to, and the grid of one&apos;s own</source>
        <translation>頂点のスナップ先と独自グリッドを設定します</translation>
    </message>
    <message>
        <source>&amp;Loupe</source>
        <translation>ルーペ(&amp;L)</translation>
    </message>
    <message>
        <source>Show the pixels around the cursor eight times as large below 400 %</source>
        <translation>400 %未満の表示で、カーソル周辺のピクセルを8倍に拡大表示します</translation>
    </message>
    <message>
        <source>Choose two sprites or more in the Sprites panel first: Ctrl or Shift and click.</source>
        <translation>先にスプライトパネルでCtrlまたはShiftを押しながらクリックし、スプライトを2つ以上選択してください。</translation>
    </message>
    <message>
        <source>Join %1 sprites</source>
        <translation>スプライト%1個を統合</translation>
    </message>
    <message>
        <source>%1 sprites are one animation now; undo takes them apart.</source>
        <translation>スプライト%1個を1つのアニメーションにしました。「元に戻す」で分けられます。</translation>
    </message>
    <message>
        <source>A sprite of one frame cannot be split.</source>
        <translation>1フレームのスプライトは分割できません。</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>%1を分割</translation>
    </message>
    <message>
        <source>“%1” is %2 sprites now; undo brings it back.</source>
        <translation>「%1」を%2個のスプライトにしました。「元に戻す」で戻せます。</translation>
    </message>
    <message>
        <source>Tags over several of them went: %1.</source>
        <translation>複数にまたがるタグはなくなりました: %1。</translation>
    </message>
    <message>
        <source>&amp;Join chosen sprites into one</source>
        <translation>選択したスプライトを1つに統合(&amp;J)</translation>
    </message>
    <message>
        <source>The frames of the chosen sprites become one animation, in the order of their numbers</source>
        <translation>選択したスプライトのフレームを、番号順に1つのアニメーションにします</translation>
    </message>
    <message>
        <source>S&amp;plit sprite</source>
        <translation>スプライトを分割(&amp;P)</translation>
    </message>
    <message>
        <source>The chosen frames become a sprite of their own; with one or all chosen, each frame does</source>
        <translation>選択したフレームを別のスプライトにします。1つまたはすべて選択している場合は、フレームごとに分けます</translation>
    </message>
    <message>
        <source>&amp;Find image…</source>
        <translation>画像を探す(&amp;F)…</translation>
    </message>
    <message>
        <source>Where an image is that cannot be read; others beside it are found with it</source>
        <translation>読み込めない画像の場所を指定します。同じ場所にあるほかの画像も見つかります</translation>
    </message>
    <message>
        <source>&amp;Replace image…</source>
        <translation>画像を置き換え(&amp;R)…</translation>
    </message>
    <message>
        <source>Another image in the place of the one in view; frames and shapes stay</source>
        <translation>表示中の画像を別の画像にします。フレームとシェイプは残ります</translation>
    </message>
    <message>
        <source>&amp;Stage on or off</source>
        <translation>ステージの表示を切り替え(&amp;S)</translation>
    </message>
    <message>
        <source>Place frames and see what overlaps</source>
        <translation>フレームを配置して重なりを確認します</translation>
    </message>
    <message>
        <source>&amp;Place frame</source>
        <translation>フレームを配置(&amp;P)</translation>
    </message>
    <message>
        <source>Put the frame in view on the stage</source>
        <translation>表示中のフレームをステージに置きます</translation>
    </message>
    <message>
        <source>Trace the selected f&amp;rames</source>
        <translation>選択したフレームをトレース(&amp;R)</translation>
    </message>
    <message>
        <source>Outline what is opaque, as the Trace panel says</source>
        <translation>トレースパネルの設定で不透明部分の輪郭を取ります</translation>
    </message>
    <message>
        <source>&amp;Trace</source>
        <translation>トレース(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Trace all frames of the sprite</source>
        <translation>スプライトの全フレームをトレース(&amp;T)</translation>
    </message>
    <message>
        <source>Trace all frames of the &amp;project</source>
        <translation>プロジェクトの全フレームをトレース(&amp;P)</translation>
    </message>
    <message>
        <source>Chosen cells of tr&amp;acks</source>
        <translation>選択したトラックのセル(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Join into one track</source>
        <translation>1つのトラックに統合(&amp;J)</translation>
    </message>
    <message>
        <source>Make the shapes of the chosen cells one thing at different times</source>
        <translation>選択したセルのシェイプを、時間とともに変化する1つのものにします</translation>
    </message>
    <message>
        <source>Take &amp;out of the track</source>
        <translation>トラックから外す(&amp;O)</translation>
    </message>
    <message>
        <source>Make each shape of the chosen cells a thing by itself</source>
        <translation>選択したセルのシェイプを、それぞれ独立したものにします</translation>
    </message>
    <message>
        <source>&amp;Hold to here</source>
        <translation>ここまで保持(&amp;H)</translation>
    </message>
    <message>
        <source>Keep the shape of the first chosen cell, or the last one before it, in all of them</source>
        <translation>最初の選択セルのシェイプ、またはその前の最後のシェイプを、選択セルすべてで保ちます</translation>
    </message>
    <message>
        <source>Of the chosen cells that lie between two keys</source>
        <translation>2つのキーの間にある選択セルの中割りです</translation>
    </message>
    <message>
        <source>In-betweens: ease &amp;in</source>
        <translation>中割り: イーズイン(&amp;I)</translation>
    </message>
    <message>
        <source>In-betweens: &amp;ease out</source>
        <translation>中割り: イーズアウト(&amp;E)</translation>
    </message>
    <message>
        <source>In-betweens: ease in &amp;and out</source>
        <translation>中割り: イーズイン・アウト(&amp;A)</translation>
    </message>
    <message>
        <source>In-betweens: &amp;none, all keys</source>
        <translation>中割り: なし (すべてキー)(&amp;N)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>&amp;100 %</translation>
    </message>
    <message>
        <source>One screen pixel for each pixel</source>
        <translation>1ピクセルを画面の1ピクセルで表示します</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>全体表示(&amp;F)</translation>
    </message>
    <message>
        <source>Show the whole frame or stage</source>
        <translation>フレームまたはステージ全体を表示します</translation>
    </message>
    <message>
        <source>&amp;New project</source>
        <translation>新規プロジェクト(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open projects and images, each project in a tab</source>
        <translation>プロジェクトと画像を開きます。プロジェクトはそれぞれタブで開きます</translation>
    </message>
    <message>
        <source>Reco&amp;ver…</source>
        <translation>復元(&amp;V)…</translation>
    </message>
    <message>
        <source>Open work that was closed without saving</source>
        <translation>保存せずに閉じた作業を開きます</translation>
    </message>
    <message>
        <source>Vers&amp;ions…</source>
        <translation>バージョン(&amp;I)…</translation>
    </message>
    <message>
        <source>See what the project was like when it was saved, and open that as a copy</source>
        <translation>過去に保存した時点のプロジェクトを確認し、コピーとして開きます</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>プロジェクトを閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>操作を検索(&amp;F)…</translation>
    </message>
    <message>
        <source>Type a few letters of any action, sprite or frame</source>
        <translation>操作、スプライト、フレームの名前の一部を入力します</translation>
    </message>
    <message>
        <source>Ne&amp;xt project</source>
        <translation>次のプロジェクト(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious project</source>
        <translation>前のプロジェクト(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>デスクトップに合わせる(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>マニュアル(&amp;M)</translation>
    </message>
    <message>
        <source>Explains what has the focus, beside the work</source>
        <translation>フォーカスのあるものの説明を作業の横に表示します</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>キー一覧(&amp;K)</translation>
    </message>
    <message>
        <source>All keys and gestures, beside the work</source>
        <translation>すべてのキーとジェスチャーを作業の横に表示します</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>キーを変更(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;About Hitbox Editor</source>
        <translation>Hitbox Editorについて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;First contact</source>
        <translation>最初の接触(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Last contact</source>
        <translation>最後の接触(&amp;L)</translation>
    </message>
    <message>
        <source>In the timeline</source>
        <translation>タイムライン内で移動します</translation>
    </message>
    <message>
        <source>Next pane&amp;l</source>
        <translation>次のパネル(&amp;L)</translation>
    </message>
    <message>
        <source>Go on to the next panel, or to the canvas</source>
        <translation>次のパネルまたはキャンバスへ移動します</translation>
    </message>
    <message>
        <source>Previous p&amp;anel</source>
        <translation>前のパネル(&amp;A)</translation>
    </message>
    <message>
        <source>Trac&amp;ks</source>
        <translation>トラック(&amp;K)</translation>
    </message>
    <message>
        <source>What is there in which frame, in place of the strip of frames</source>
        <translation>フレームストリップの代わりに、どのフレームに何があるかを表示します</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>タイムライン(&amp;T)</translation>
    </message>
    <message>
        <source>Play two animations side by side and see when they connect</source>
        <translation>2つのアニメーションを並べて再生し、当たるタイミングを調べます</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>言語(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>設定(&amp;S)…</translation>
    </message>
    <message>
        <source>Language, colours, text size, durations and keys</source>
        <translation>言語、色、文字の大きさ、表示時間、キー</translation>
    </message>
    <message>
        <source>R&amp;un a script…</source>
        <translation>スクリプトを実行(&amp;U)…</translation>
    </message>
    <message>
        <source>A rule, an export or an edit of your own, in JavaScript</source>
        <translation>独自の規則・書き出し・編集を JavaScript で</translation>
    </message>
    <message>
        <source>Conflicts of a mer&amp;ge</source>
        <translation>マージの競合(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Next conflict</source>
        <translation>次の競合(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next place that two people changed, each to something else</source>
        <translation>二人が別々に変更した次の場所へ移動します</translation>
    </message>
    <message>
        <source>Take &amp;ours</source>
        <translation>自分側を採用(&amp;O)</translation>
    </message>
    <message>
        <source>Take &amp;theirs</source>
        <translation>相手側を採用(&amp;T)</translation>
    </message>
    <message>
        <source>Keep &amp;both</source>
        <translation>両方残す(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Done as it is</source>
        <translation>このままで完了(&amp;D)</translation>
    </message>
    <message>
        <source>Sam&amp;ples</source>
        <translation>サンプル(&amp;P)</translation>
    </message>
    <message>
        <source>%1 sprites are one now, each of them a tag; undo takes them apart.</source>
        <translation>スプライト%1個を1つにまとめ、それぞれをタグにしました。「元に戻す」で分けられます。</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>ツール(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>重なり順(&amp;O)</translation>
    </message>
    <message>
        <source>Flip horizontally about the &amp;pivot</source>
        <translation>ピボットで左右反転(&amp;P)</translation>
    </message>
    <message>
        <source>Flip vertically about the pivot</source>
        <translation>ピボットで上下反転</translation>
    </message>
    <message>
        <source>Rename what is selected in the list at hand, or the selected shape or point, or else the sprite</source>
        <translation>操作中のリストで選択した項目、選択中のシェイプやポイント、またはスプライトの名前を変更します</translation>
    </message>
    <message>
        <source>What is drawn next is “%1”; %2 once more: what is selected, too.</source>
        <translation>次に描くシェイプは「%1」になります。もう一度%2を押すと選択中のものも変わります。</translation>
    </message>
    <message>
        <source>The selected shapes are “%1” now.</source>
        <translation>選択中のシェイプを「%1」にしました。</translation>
    </message>
    <message>
        <source>What is drawn next is “%1”.</source>
        <translation>次に描くシェイプは「%1」になります。</translation>
    </message>
    <message>
        <source>P&amp;ivots of the chosen frames</source>
        <translation>選択したフレームのピボット(&amp;I)</translation>
    </message>
    <message>
        <source>Pivot at the &amp;bottom middle of the picture (feet)</source>
        <translation>ピボットを画像の下中央に（足元）(&amp;B)</translation>
    </message>
    <message>
        <source>Below what is opaque in each chosen frame: where a figure stands</source>
        <translation>選択した各フレームで不透明な部分のすぐ下: キャラクターが立つ場所</translation>
    </message>
    <message>
        <source>Pivot in the &amp;centre of the picture</source>
        <translation>ピボットを画像の中央に(&amp;C)</translation>
    </message>
    <message>
        <source>The middle of what is opaque in each chosen frame</source>
        <translation>選択した各フレームで不透明な部分の中央</translation>
    </message>
    <message>
        <source>Pivot at the bottom middle of the &amp;frame</source>
        <translation>ピボットをフレームの下中央に(&amp;F)</translation>
    </message>
    <message>
        <source>Of each chosen frame, whatever its picture shows</source>
        <translation>選択した各フレームの、画像の内容によらない位置</translation>
    </message>
    <message>
        <source>Pivot in the centre of the f&amp;rame</source>
        <translation>ピボットをフレームの中央に(&amp;R)</translation>
    </message>
    <message>
        <source>In-betweens: linea&amp;r</source>
        <translation>中割り: リニア(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>これは何ですか?(&amp;W)</translation>
    </message>
    <message>
        <source>The next click says what something is for</source>
        <translation>次にクリックしたものの用途を表示します</translation>
    </message>
    <message>
        <source>Step by step, beside the work</source>
        <translation>作業と並べて一歩ずつ</translation>
    </message>
    <message>
        <source>&amp;Tutorials</source>
        <translation>チュートリアル(&amp;T)</translation>
    </message>
</context>
<context>
    <name>hitbox::AnimationBox</name>
    <message>
        <source>all frames</source>
        <translation>全フレーム</translation>
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
        <translation>画像「%1」</translation>
    </message>
    <message>
        <source>no image has the number %1; the frames follow each other without it</source>
        <translation>番号%1の画像がありません。その番号を飛ばしてフレームを並べます</translation>
    </message>
    <message>
        <source>sprite “%1”</source>
        <translation>スプライト「%1」</translation>
    </message>
    <message>
        <source>its images differ in size: “%1” has %2 pixels, “%3” has %4; each pivot is in the middle of its own</source>
        <translation>画像のサイズが異なります。「%1」は%2、「%3」は%4ピクセルです。ピボットはそれぞれの画像の中央になります</translation>
    </message>
    <message>
        <source>several images have the number %1; all of them are frames, one behind the other</source>
        <translation>番号%1の画像が複数あります。すべてを順にフレームにします</translation>
    </message>
</context>
<context>
    <name>hitbox::BitsField</name>
    <message>
        <source>Bit %1</source>
        <translation>ビット%1</translation>
    </message>
    <message>
        <source>Bit %1: layer %2, value %3</source>
        <translation>ビット%1: レイヤー%2、値%3</translation>
    </message>
    <message>
        <source>Bits as a number</source>
        <translation>ビットの数値</translation>
    </message>
    <message>
        <source>The bits as a number: decimal, or hexadecimal as 0x1f, or binary as 0b101</source>
        <translation>ビットを表す数値です。10進数のほか、0x1fのような16進数、0b101のような2進数も使えます</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>ビット</translation>
    </message>
</context>
<context>
    <name>hitbox::CanvasView</name>
    <message>
        <source>Let go at %1</source>
        <translation>%1 で離しました</translation>
    </message>
    <message>
        <source>Pressed at %1</source>
        <translation>%1 で押しました</translation>
    </message>
    <message>
        <source>Clicked at %1</source>
        <translation>%1 でクリックしました</translation>
    </message>
</context>
<context>
    <name>hitbox::CategoriesDialog</name>
    <message>
        <source>Categories</source>
        <translation>カテゴリー</translation>
    </message>
    <message>
        <source>A tick says that shapes of the row&apos;s category strike shapes of the column&apos;s. Bits become the engine&apos;s layer, the ticks its mask. Changes are made at once; Ctrl+Z takes them back.</source>
        <translation>チェックを付けると、行のカテゴリーのシェイプが列のカテゴリーのシェイプにヒットします。ビットはエンジンのレイヤー、チェックはマスクになります。変更はすぐに反映され、Ctrl+Zで元に戻せます。</translation>
    </message>
    <message>
        <source>Categories and who hits whom</source>
        <translation>カテゴリーとヒットの組み合わせ</translation>
    </message>
    <message>
        <source>“%1” is no whole number from 0 to 4294967295.</source>
        <translation>「%1」は0～4294967295の整数ではありません。</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>削除(&amp;R)…</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上へ移動(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>下へ移動(&amp;D)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>%1, told apart by every kind of colour vision</source>
        <translation>%1 (どの色覚でも区別可能)</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>色 %1</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>その他…</translation>
    </message>
    <message>
        <source>Choose any colour</source>
        <translation>任意の色を選択します</translation>
    </message>
    <message>
        <source>Who hits whom</source>
        <translation>ヒットの組み合わせ</translation>
    </message>
    <message>
        <source>There is a category “%1” already.</source>
        <translation>カテゴリー「%1」はすでに存在します。</translation>
    </message>
    <message>
        <source>A category needs a name.</source>
        <translation>カテゴリーには名前が必要です。</translation>
    </message>
    <message>
        <source>Rename category to %1</source>
        <translation>カテゴリー名を「%1」に変更</translation>
    </message>
    <message>
        <source>Bits of %1</source>
        <translation>%1のビット</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>%1の色</translation>
    </message>
    <message>
        <source>Move category %1</source>
        <translation>カテゴリー「%1」を移動</translation>
    </message>
    <message>
        <source>category</source>
        <translation>カテゴリー</translation>
    </message>
    <message>
        <source>Add category</source>
        <translation>カテゴリーを追加</translation>
    </message>
    <message>
        <source>Remove category %1</source>
        <translation>カテゴリー「%1」を削除</translation>
    </message>
    <message>
        <source>Its one shape goes to</source>
        <translation>1個のシェイプの移動先</translation>
    </message>
    <message numerus="yes">
        <source>Its %n shapes go to</source>
        <translation>
            <numerusform>%n個のシェイプの移動先</numerusform>
        </translation>
    </message>
    <message>
        <source>no category</source>
        <translation>カテゴリーなし</translation>
    </message>
</context>
<context>
    <name>hitbox::CategoryList</name>
    <message>
        <source>Categories</source>
        <translation>カテゴリー</translation>
    </message>
    <message>
        <source>No categories yet.</source>
        <translation>カテゴリーはまだありません。</translation>
    </message>
</context>
<context>
    <name>hitbox::CategoryTableModel</name>
    <message>
        <source>%1 hits %2</source>
        <translation>%1 が %2 にヒット</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>ビット</translation>
    </message>
    <message>
        <source>hits %1</source>
        <translation>%1にヒット</translation>
    </message>
</context>
<context>
    <name>hitbox::CommandPalette</name>
    <message>
        <source>Find an action</source>
        <translation>操作を検索</translation>
    </message>
    <message>
        <source>Find an action, a sprite or a frame</source>
        <translation>操作、スプライト、フレームを検索</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>検索結果</translation>
    </message>
</context>
<context>
    <name>hitbox::ConflictChoices</name>
    <message>
        <source>what the conflict is about is not there any more, or is there twice</source>
        <translation>競合の対象がもう存在しないか、二つ存在します</translation>
    </message>
    <message>
        <source>this is to be done by hand</source>
        <translation>これは手作業で行ってください</translation>
    </message>
    <message>
        <source>%1 is the name of something else</source>
        <translation>%1 は別のものの名前です</translation>
    </message>
</context>
<context>
    <name>hitbox::ConflictsPanel</name>
    <message>
        <source>Outline</source>
        <translation>輪郭</translation>
    </message>
    <message>
        <source>The project</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>%1: both changed it</source>
        <translation>%1: 両方が変更しました</translation>
    </message>
    <message>
        <source>Ours removed it, theirs changed it</source>
        <translation>自分側が削除し、相手側が変更しました</translation>
    </message>
    <message>
        <source>Theirs removed it, ours changed it</source>
        <translation>相手側が削除し、自分側が変更しました</translation>
    </message>
    <message>
        <source>Order: both moved some of %1</source>
        <translation>順序: 両方が %1 の一部を移動しました</translation>
    </message>
    <message>
        <source>Its new name is that of something else</source>
        <translation>新しい名前は別のもののものです</translation>
    </message>
    <message>
        <source>It went to two places, and is in both</source>
        <translation>二か所に移動され、両方にあります</translation>
    </message>
    <message>
        <source>All that it named was removed, and it too</source>
        <translation>指していたものがすべて削除され、それ自体も削除されました</translation>
    </message>
    <message>
        <source>A conflict that a newer version knows</source>
        <translation>新しいバージョンの競合です</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>競合</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>自分側</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>相手側</translation>
    </message>
    <message>
        <source>Take ours</source>
        <translation>自分側を採用</translation>
    </message>
    <message>
        <source>Make it as our side has it</source>
        <translation>自分側と同じにします</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>相手側を採用</translation>
    </message>
    <message>
        <source>Make it as their side has it</source>
        <translation>相手側と同じにします</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>両方残す</translation>
    </message>
    <message>
        <source>Keep our shape, and theirs as another one above it</source>
        <translation>自分側の形を残し、相手側の形をその上に加えます</translation>
    </message>
    <message>
        <source>Leave it as it is now</source>
        <translation>今のままにします</translation>
    </message>
    <message>
        <source>All conflicts are settled</source>
        <translation>すべての競合が解決しました</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>頂点%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>このままにする</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カテゴリー</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>ピボット</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>プロパティ</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>ヒット</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>既定値</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Sprites</source>
        <translation>スプライト</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>シェイプ</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>カテゴリー</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>インスタンス</translation>
    </message>
    <message>
        <source>Probes</source>
        <translation>プローブ</translation>
    </message>
    <message>
        <source>Emitters</source>
        <translation>エミッター</translation>
    </message>
</context>
<context>
    <name>hitbox::ContactSheet</name>
    <message>
        <source>%1 of %2 frames</source>
        <translation>%1/%2フレーム</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1フレーム</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>%1フレーム</translation>
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
        <translation>%1のコンタクトシート</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>サイズ(&amp;I)</translation>
    </message>
    <message>
        <source>Size of a frame in pixels</source>
        <translation>フレームのサイズ (ピクセル)</translation>
    </message>
    <message>
        <source>Pixels for the longer side of a frame; enlarged ones take whole multiples of their pixels</source>
        <translation>フレームの長辺のピクセル数です。拡大時は元のピクセルの整数倍になります</translation>
    </message>
    <message>
        <source>S&amp;hapes</source>
        <translation>シェイプ(&amp;H)</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1フレーム</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%nフレーム</numerusform>
        </translation>
    </message>
    <message>
        <source>Double click on a frame goes there.</source>
        <translation>フレームをダブルクリックすると、そこへ移動します。</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>画像を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>As PNG, or as a page of HTML that says what is wrong with each frame</source>
        <translation>PNG、または各フレームの問題を記載したHTMLページとして保存します</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG画像 (*.png)</translation>
    </message>
    <message>
        <source>HTML pages (*.html)</source>
        <translation>HTMLページ (*.html)</translation>
    </message>
    <message>
        <source>Save the contact sheet</source>
        <translation>コンタクトシートを保存</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>描画中…</translation>
    </message>
    <message>
        <source>Could not write the contact sheet: %1</source>
        <translation>コンタクトシートを書き込めませんでした: %1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1に書き込みました</translation>
    </message>
</context>
<context>
    <name>hitbox::ContactSheetView</name>
    <message>
        <source>Frames</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>ほか%1件</translation>
    </message>
</context>
<context>
    <name>hitbox::CopyNote</name>
    <message>
        <source>Keep both</source>
        <translation>両方残す</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>hitbox::CrashReportDialog</name>
    <message>
        <source>The report cannot be read: %1</source>
        <translation>レポートを読み込めません: %1</translation>
    </message>
    <message>
        <source>Crash Report</source>
        <translation>クラッシュレポート</translation>
    </message>
    <message>
        <source>Nothing of your projects is in it, and it was sent nowhere. Whoever mends the editor can use it.
%1</source>
        <translation>プロジェクトの内容は含まれず、どこにも送信されていません。エディターの修正に役立てられます。
%1</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Open &amp;Folder</source>
        <translation>フォルダーを開く(&amp;F)</translation>
    </message>
</context>
<context>
    <name>hitbox::DocumentTabs</name>
    <message>
        <source>Open projects</source>
        <translation>開いているプロジェクト</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>未保存</translation>
    </message>
</context>
<context>
    <name>hitbox::EmitterFields</name>
    <message>
        <source>Category of the bullets</source>
        <translation>弾のカテゴリー</translation>
    </message>
    <message>
        <source>Decides what the bullets hit</source>
        <translation>弾が何にヒットするかを決めます</translation>
    </message>
    <message>
        <source>Bullet</source>
        <translation>弾</translation>
    </message>
    <message>
        <source>point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>円</translation>
    </message>
    <message>
        <source>box</source>
        <translation>ボックス</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>カプセル</translation>
    </message>
    <message>
        <source>drawn shape</source>
        <translation>描いたシェイプ</translation>
    </message>
    <message>
        <source>Fires from</source>
        <translation>発射元</translation>
    </message>
    <message>
        <source>the edges</source>
        <translation>画面端</translation>
    </message>
    <message>
        <source>a place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Fires at</source>
        <translation>標的</translation>
    </message>
    <message>
        <source>an instance</source>
        <translation>インスタンス</translation>
    </message>
    <message>
        <source>Copy…</source>
        <translation>コピー…</translation>
    </message>
    <message>
        <source>Fire a copy of a shape of the selected instance, or of the frame below</source>
        <translation>選択中のインスタンス、または下のフレームのシェイプをコピーして弾にします</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カテゴリー</translation>
    </message>
    <message>
        <source>From</source>
        <translation>発射元</translation>
    </message>
    <message>
        <source>At</source>
        <translation>標的</translation>
    </message>
    <message>
        <source>Change emitter</source>
        <translation>エミッターを変更</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>from x</source>
        <translation>始点X</translation>
    </message>
    <message>
        <source>from y</source>
        <translation>始点Y</translation>
    </message>
    <message>
        <source>instance</source>
        <translation>インスタンス</translation>
    </message>
    <message>
        <source>at x</source>
        <translation>標的X</translation>
    </message>
    <message>
        <source>at y</source>
        <translation>標的Y</translation>
    </message>
    <message>
        <source>every</source>
        <translation>間隔</translation>
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
        <translation> px/s</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>ばらつき</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>The frame has no shapes</source>
        <translation>フレームにシェイプがありません</translation>
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
        <translation>エミッター</translation>
    </message>
    <message>
        <source>Nothing fires yet. Add an emitter.</source>
        <translation>まだ何も発射されません。エミッターを追加してください。</translation>
    </message>
    <message>
        <source>Add an emitter that fires at the first instance</source>
        <translation>最初のインスタンスを狙うエミッターを追加します</translation>
    </message>
    <message>
        <source>Duplicate this emitter</source>
        <translation>このエミッターを複製</translation>
    </message>
    <message>
        <source>Remove this emitter (Delete)</source>
        <translation>このエミッターを削除 (Delete)</translation>
    </message>
    <message>
        <source>Rename emitter</source>
        <translation>エミッターの名前を変更</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>Add emitter</source>
        <translation>エミッターを追加</translation>
    </message>
    <message>
        <source>Duplicate emitter</source>
        <translation>エミッターを複製</translation>
    </message>
    <message>
        <source>Remove emitter</source>
        <translation>エミッターを削除</translation>
    </message>
</context>
<context>
    <name>hitbox::EmittersItem</name>
    <message>
        <source>%1 of %2 emitters in view are marked: zoom in for the rest</source>
        <translation>表示範囲の%2個のエミッターのうち%1個を表示中です。残りは拡大すると表示されます</translation>
    </message>
</context>
<context>
    <name>hitbox::EmptyFrameBar</name>
    <message>
        <source>This frame has no shapes yet.</source>
        <translation>このフレームにはまだシェイプがありません。</translation>
    </message>
    <message>
        <source>Copy the shapes of that frame, as the same things at another time</source>
        <translation>そのフレームの形状を、別の時点の同じものとしてコピー</translation>
    </message>
    <message>
        <source>Copy shapes to %1</source>
        <translation>シェイプを%1にコピー</translation>
    </message>
    <message>
        <source>Shapes of %1</source>
        <translation>%1 の形状</translation>
    </message>
</context>
<context>
    <name>hitbox::EngineChooser</name>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>The engine that this project is made for: what it gets is shown, and exports start with it</source>
        <translation>このプロジェクトの対象エンジン。渡る内容が表示され、エクスポートの初期値になります</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
</context>
<context>
    <name>hitbox::EnginePanel</name>
    <message>
        <source>Engine gets</source>
        <translation>エンジン出力</translation>
    </message>
    <message>
        <source>What the engine gets</source>
        <translation>エンジンに渡る内容</translation>
    </message>
    <message>
        <source>What the engine loses</source>
        <translation>エンジンで失われる内容</translation>
    </message>
    <message>
        <source>Engine view</source>
        <translation>エンジンビュー</translation>
    </message>
    <message>
        <source>Show on the canvas what the engine gets</source>
        <translation>エンジンに渡る内容をキャンバスに表示します</translation>
    </message>
    <message>
        <source>%1 is not exported: %2</source>
        <translation>%1はエクスポートされません: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>ほか%1件</translation>
    </message>
    <message>
        <source>of this frame</source>
        <translation>このフレーム</translation>
    </message>
    <message>
        <source>choose one at the top</source>
        <translation>上で選択してください</translation>
    </message>
    <message>
        <source>“%1” is not known here</source>
        <translation>「%1」には対応していません</translation>
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
        <translation>イベント: %1</translation>
    </message>
    <message>
        <source>Events of the frame</source>
        <translation>フレームのイベント</translation>
    </message>
    <message>
        <source>Nothing happens in this frame.</source>
        <translation>このフレームにイベントはありません。</translation>
    </message>
    <message>
        <source>Add an event</source>
        <translation>イベントを追加</translation>
    </message>
    <message>
        <source>Duplicate this event</source>
        <translation>このイベントを複製</translation>
    </message>
    <message>
        <source>Remove this event (Delete)</source>
        <translation>このイベントを削除 (Delete)</translation>
    </message>
    <message>
        <source>Properties of the event</source>
        <translation>イベントのプロパティ</translation>
    </message>
    <message>
        <source>Add a property to the event</source>
        <translation>イベントにプロパティを追加</translation>
    </message>
    <message>
        <source>event</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Add event %1</source>
        <translation>イベント「%1」を追加</translation>
    </message>
    <message>
        <source>Duplicate event %1</source>
        <translation>イベント「%1」を複製</translation>
    </message>
    <message>
        <source>Remove event %1</source>
        <translation>イベント「%1」を削除</translation>
    </message>
    <message>
        <source>Rename event to %1</source>
        <translation>イベント名を「%1」に変更</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportDialog</name>
    <message>
        <source>… and %1 more</source>
        <translation>… ほか%1件</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>On every save</source>
        <translation>保存のたびに実行</translation>
    </message>
    <message>
        <source>&amp;Copy text</source>
        <translation>テキストをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>エクスポート(&amp;X)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>This version of the editor does not know the format.</source>
        <translation>このバージョンのエディターはこの形式に対応していません。</translation>
    </message>
    <message>
        <source>Export into</source>
        <translation>エクスポート先</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>エクスポート中…</translation>
    </message>
    <message>
        <source>Choose the folder that the files are written to.</source>
        <translation>ファイルを書き込むフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>“%1” is a relative folder; choose one from the root on.</source>
        <translation>「%1」は相対フォルダーです。ルートからの絶対パスで選んでください。</translation>
    </message>
    <message>
        <source>The folder&apos;s name has more than %1 characters, or several lines; choose another one.</source>
        <translation>フォルダー名が%1文字を超えているか、複数行になっています。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Replace files?</source>
        <translation>ファイルを置き換えますか?</translation>
    </message>
    <message>
        <source>The folder has other files of these names: %1</source>
        <translation>フォルダーに同じ名前の別のファイルがあります: %1</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>&amp;Save as profile</source>
        <translation>プロファイルとして保存(&amp;S)</translation>
    </message>
    <message>
        <source>Keep this engine with its options and the folder in the project, under a name</source>
        <translation>このエンジン、オプション、フォルダーに名前を付けてプロジェクトに保存します</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Leave this window and go to the first shape that is wrong</source>
        <translation>このウィンドウを閉じ、問題のある最初のシェイプへ移動します</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>フォルダー(&amp;F)</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>選択(&amp;H)…</translation>
    </message>
    <message>
        <source>Make the export of this profile again whenever the project is saved</source>
        <translation>プロジェクトを保存するたびに、このプロファイルで再エクスポートします</translation>
    </message>
    <message>
        <source>Put the text of the file in view on the clipboard</source>
        <translation>表示中のファイルのテキストをクリップボードにコピーします</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The folder has another file of this name: %1</source>
        <translation>フォルダーにこの名前の別のファイルがあります：%1</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportFlow</name>
    <message>
        <source>%1 Lost or changed: %2.</source>
        <translation>%1 欠落・変更: %2。</translation>
    </message>
    <message numerus="yes">
        <source>%1 Lost or changed: %2, and %n more.</source>
        <translation>
            <numerusform>%1 欠落・変更: %2、ほか%n件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1、ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>エクスポート中…</translation>
    </message>
    <message>
        <source>The project wants to be exported at every save, into %1.</source>
        <translation>このプロジェクトは、保存のたびに%1へエクスポートするよう設定されています。</translation>
    </message>
    <message>
        <source>The project wants to be exported at every save, into %1, and to read %2 for it.</source>
        <translation>このプロジェクトは、保存のたびに%1へエクスポートし、そのために%2を読み込むよう設定されています。</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>許可</translation>
    </message>
    <message>
        <source>Not exported: %1</source>
        <translation>エクスポートしていません: %1</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Saved. %1</source>
        <translation>保存しました。%1</translation>
    </message>
    <message>
        <source>Saved, but “%1” was not exported: %2</source>
        <translation>保存しましたが、「%1」はエクスポートされていません: %2</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>%1 The project is made for %2 now: undo takes that back.</source>
        <translation>%1 プロジェクトは%2向けになりました。元に戻すで取り消せます。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>The project is made for %1, as it was exported last: undo takes that back.</source>
        <translation>プロジェクトは前回の書き出しと同じ %1 向けになっています。元に戻すで取り消せます。</translation>
    </message>
    <message>
        <source>Exported %1 into %2 (%3).</source>
        <translation>%1 を %2 へ書き出しました（%3）。</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportOptionFields</name>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportPreviewView</name>
    <message>
        <source>Search the text</source>
        <translation>テキストを検索</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>The files are being made</source>
        <translation>ファイルを作成しています</translation>
    </message>
    <message>
        <source>Text of the file</source>
        <translation>ファイルのテキスト</translation>
    </message>
    <message>
        <source>Search the text (Ctrl+F); Return goes on, Shift+Return back</source>
        <translation>テキストを検索 (Ctrl+F)。Returnで次へ、Shift+Returnで前へ</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Return)</source>
        <translation>前の検索結果 (Shift+Return)</translation>
    </message>
    <message>
        <source>Next hit (Return)</source>
        <translation>次の検索結果 (Return)</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 pixels</source>
        <translation>%1 × %2ピクセルの画像</translation>
    </message>
    <message>
        <source>
… and 1 byte more</source>
        <translation>
… ほか1バイト</translation>
    </message>
    <message numerus="yes">
        <source>
… and %n bytes more</source>
        <translation>
            <numerusform>
… ほか%nバイト</numerusform>
        </translation>
    </message>
    <message>
        <source>not found</source>
        <translation>見つかりません</translation>
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
        <translation>%1: シェイプで指定しない限り%2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>several</source>
        <translation>複数</translation>
    </message>
</context>
<context>
    <name>hitbox::FieldsTable</name>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Fields of the category</source>
        <translation>カテゴリーのフィールド</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>フィールド</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>既定値</translation>
    </message>
    <message>
        <source>Choices, with commas between</source>
        <translation>選択肢 (コンマ区切り)</translation>
    </message>
    <message>
        <source>Fields are properties that all shapes of the category have, such as damage. Shapes with the same value of a field “group” hit once together.</source>
        <translation>フィールドは、ダメージなど、カテゴリーの全シェイプが持つプロパティです。フィールド「group」の値が同じシェイプは、まとめて1回だけヒットします。</translation>
    </message>
    <message>
        <source>Add &amp;field</source>
        <translation>フィールドを追加(&amp;F)</translation>
    </message>
    <message>
        <source>Remove f&amp;ield</source>
        <translation>フィールドを削除(&amp;I)</translation>
    </message>
    <message>
        <source>Type of %1</source>
        <translation>%1の型</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>yes/no</source>
        <translation>はい/いいえ</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>A field needs a name.</source>
        <translation>フィールドには名前が必要です。</translation>
    </message>
    <message>
        <source>There is a field “%1” already.</source>
        <translation>フィールド「%1」はすでに存在します。</translation>
    </message>
    <message>
        <source>Rename field to %1</source>
        <translation>フィールド名を「%1」に変更</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>「%1」は数値ではありません。</translation>
    </message>
    <message>
        <source>“%1” is neither yes nor no.</source>
        <translation>「%1」は「はい」でも「いいえ」でもありません。</translation>
    </message>
    <message>
        <source>“%1” is none of the choices.</source>
        <translation>「%1」は選択肢にありません。</translation>
    </message>
    <message>
        <source>Default of %1</source>
        <translation>%1の既定値</translation>
    </message>
    <message>
        <source>A field of this type needs a choice.</source>
        <translation>この型のフィールドには選択肢が必要です。</translation>
    </message>
    <message>
        <source>A field has at most %1 choices.</source>
        <translation>フィールドの選択肢は%1個までです。</translation>
    </message>
    <message>
        <source>Choices of %1</source>
        <translation>%1の選択肢</translation>
    </message>
    <message>
        <source>A category has at most %1 fields.</source>
        <translation>カテゴリーのフィールドは%1個までです。</translation>
    </message>
    <message>
        <source>Add field to %1</source>
        <translation>%1にフィールドを追加</translation>
    </message>
    <message>
        <source>Remove field %1</source>
        <translation>フィールド「%1」を削除</translation>
    </message>
</context>
<context>
    <name>hitbox::FileChangeBar</name>
    <message>
        <source>Another program changed %1, which was read anew (%2). Undo shows it as it was.</source>
        <translation>別のプログラムが%1を変更したため、読み込み直しました (%2)。「元に戻す」で以前の状態を表示できます。</translation>
    </message>
    <message>
        <source>Another program changed %1: %2. Here is unsaved work on it.</source>
        <translation>別のプログラムが%1を変更しました: %2。ここには未保存の作業があります。</translation>
    </message>
    <message>
        <source>Another program changed %1: %2. Here it is as it was.</source>
        <translation>別のプログラムが%1を変更しました: %2。ここでは以前の状態のままです。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>自分のものを残す</translation>
    </message>
    <message>
        <source>Another program changed %1, and it cannot be read now: %2. Here it is as it was.</source>
        <translation>別のプログラムが%1を変更し、今は読み込めません: %2。ここでは以前の状態のままです。</translation>
    </message>
    <message>
        <source>%1 was moved or removed. Here it still is.</source>
        <translation>%1は移動または削除されましたが、ここにはまだ残っています。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>by %1 on %2, since %3</source>
        <translation>%2の%1、%3から</translation>
    </message>
    <message>
        <source>by somebody unknown</source>
        <translation>不明なユーザー</translation>
    </message>
    <message>
        <source>%1 is also open elsewhere: %2. You are told here when it is saved there.</source>
        <translation>%1は別の場所でも開かれています (%2)。そこで保存されると、ここに通知されます。</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>on %1, since %2</source>
        <translation>%1 で %2 から</translation>
    </message>
    <message>
        <source>The folder of %1 was moved or removed. Here it still is.</source>
        <translation>%1 のフォルダーが移動または削除されました。ここにはまだ残っています。</translation>
    </message>
</context>
<context>
    <name>hitbox::FileFlow</name>
    <message>
        <source>Not saved: %1 is as it was</source>
        <translation>保存していません: %1は元のままです</translation>
    </message>
    <message>
        <source>Could not open the file</source>
        <translation>ファイルを開けませんでした</translation>
    </message>
    <message>
        <source>Add images as sprites</source>
        <translation>画像をスプライトとして追加</translation>
    </message>
    <message>
        <source>Images and sheets (%1);;Images (%2);;All files (*)</source>
        <translation>画像とシート (%1);;画像 (%2);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>“%1” was moved or removed since it was opened here.</source>
        <translation>「%1」は、ここで開いた後に移動または削除されました。</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since it was opened here.</source>
        <translation>「%1」は、ここで開いた後に別のプログラムで変更されました。</translation>
    </message>
    <message>
        <source>File is gone</source>
        <translation>ファイルが見つかりません</translation>
    </message>
    <message>
        <source>File changed on disk</source>
        <translation>ディスク上のファイルが変更されています</translation>
    </message>
    <message>
        <source>Your work is still open here. Saving writes the file anew.</source>
        <translation>作業内容はここで開いたままです。保存するとファイルが新しく作成されます。</translation>
    </message>
    <message>
        <source>Saving replaces those changes with yours.</source>
        <translation>保存すると、その変更は作業内容で置き換えられます。</translation>
    </message>
    <message>
        <source>Write anew</source>
        <translation>新しく書き込む</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1に保存</translation>
    </message>
    <message>
        <source>Could not save</source>
        <translation>保存できませんでした</translation>
    </message>
    <message>
        <source>Nothing was changed on disk. Your work is still open here.</source>
        <translation>ディスクの内容は変更されていません。作業内容はここで開いたままです。</translation>
    </message>
    <message>
        <source>What lies on the disk now is not what lay there before, and may not be all of your work. It is still open here.</source>
        <translation>ディスクの内容は以前と変わり、作業内容のすべてではない可能性があります。作業内容はここで開いたままです。</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>Projects (*.hitbox)</source>
        <translation>プロジェクト (*.hitbox)</translation>
    </message>
    <message>
        <source>What lies on the disk now cannot be read. Your work is still open here.</source>
        <translation>現在ディスク上にあるものを読み取れません。作業内容はここで開いたままです。</translation>
    </message>
    <message>
        <source>The file on the disk is the new one, with your work as it was when saving began. Here it counts as unsaved until a save succeeds.</source>
        <translation>ディスク上のファイルは新しいもので、保存を始めた時点の作業が入っています。保存に成功するまで、ここでは未保存として扱われます。</translation>
    </message>
    <message>
        <source>Folder is gone</source>
        <translation>フォルダーがありません</translation>
    </message>
    <message>
        <source>The folder of “%1” was moved or removed.</source>
        <translation>「%1」のフォルダーが移動または削除されました。</translation>
    </message>
    <message>
        <source>Your work is still open here. Save it in another folder.</source>
        <translation>作業はここで開いたままです。別のフォルダーに保存してください。</translation>
    </message>
    <message>
        <source>“%1” was moved or removed since this work on it was begun.</source>
        <translation>「%1」は、この作業を始めてから移動または削除されました。</translation>
    </message>
    <message>
        <source>“%1” was changed since it was opened here, and cannot be read now: %2</source>
        <translation>「%1」はここで開いてから変更され、今は読めません: %2</translation>
    </message>
    <message>
        <source>Saving replaces it with yours.</source>
        <translation>保存すると、あなたのものに置き換わります。</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since it was opened here: %2.</source>
        <translation>「%1」はここで開いてから別のプログラムに変更されました: %2。</translation>
    </message>
    <message>
        <source>Saving replaces those changes with yours. Reload takes them in place of yours, which undo brings back.</source>
        <translation>保存すると、それらの変更はあなたのものに置き換わります。再読み込みはそれらを取り込み、あなたの変更は元に戻すで戻せます。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>“%1” was written since this work on it was begun.</source>
        <translation>「%1」は、この作業を始めてから書き込まれました。</translation>
    </message>
    <message>
        <source>Saving replaces what is in it with yours. Undo shows it.</source>
        <translation>保存すると、その内容はあなたのものに置き換わります。元に戻すで見られます。</translation>
    </message>
    <message>
        <source>“%1” cannot be read now: %2</source>
        <translation>「%1」は今読めません: %2</translation>
    </message>
</context>
<context>
    <name>hitbox::FindingCard</name>
    <message>
        <source>Problem</source>
        <translation>問題</translation>
    </message>
</context>
<context>
    <name>hitbox::FindingsItem</name>
    <message>
        <source>%1 of %2 problems in view are marked: zoom in for the rest</source>
        <translation>表示範囲の%2件の問題のうち%1件を表示中です。残りは拡大すると表示されます</translation>
    </message>
</context>
<context>
    <name>hitbox::FixBar</name>
    <message>
        <source>Fix</source>
        <translation>修復</translation>
    </message>
    <message>
        <source>All ways to repair this</source>
        <translation>すべての修復方法</translation>
    </message>
    <message>
        <source>Looking for repairs…</source>
        <translation>修復方法を探しています…</translation>
    </message>
    <message>
        <source>Other ways…</source>
        <translation>ほかの方法…</translation>
    </message>
    <message>
        <source>1 in-between is a key now, and follows the others no more</source>
        <translation>中割り1個がキーになり、ほかのキーに追従しなくなりました</translation>
    </message>
    <message numerus="yes">
        <source>%n in-betweens are keys now, and follow the others no more</source>
        <translation>
            <numerusform>中割り%n個がキーになり、ほかのキーに追従しなくなりました</numerusform>
        </translation>
    </message>
    <message>
        <source>Frames between the keys have the first part alone</source>
        <translation>キーの間のフレームには最初の部分だけがあります</translation>
    </message>
</context>
<context>
    <name>hitbox::FollowDialog</name>
    <message>
        <source>Add New Pictures as Frames</source>
        <translation>新しい絵をフレームとして追加</translation>
    </message>
    <message>
        <source>Move Shapes with Their Pictures</source>
        <translation>絵に合わせてシェイプを移動</translation>
    </message>
    <message>
        <source>Add Frames</source>
        <translation>フレームを追加</translation>
    </message>
    <message>
        <source>Move Shapes</source>
        <translation>シェイプを移動</translation>
    </message>
    <message>
        <source>Frames, where their pictures were and where they are</source>
        <translation>フレームと、絵の以前と現在の位置</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Was</source>
        <translation>以前</translation>
    </message>
    <message>
        <source>Is now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>New picture</source>
        <translation>新しい絵</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>What becomes of %1</source>
        <translation>%1の扱い</translation>
    </message>
    <message>
        <source>Nowhere: keep it, listed as a problem</source>
        <translation>移動しない: 問題として残す</translation>
    </message>
    <message>
        <source>Nowhere: delete it with its shapes</source>
        <translation>移動しない: シェイプごと削除</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>%1に移動</translation>
    </message>
    <message>
        <source>Move to the picture at %1, %2</source>
        <translation>(%1, %2) の絵に移動</translation>
    </message>
    <message>
        <source>New pictures become &amp;frames</source>
        <translation>新しい絵をフレームにする(&amp;F)</translation>
    </message>
    <message>
        <source>Put the frames into the &amp;order of the files&apos; numbers</source>
        <translation>フレームをファイルの番号順に並べる(&amp;O)</translation>
    </message>
    <message>
        <source>Put the frames into the &amp;order in which they lie in %1</source>
        <translation>フレームを%1内の並び順にする(&amp;O)</translation>
    </message>
    <message>
        <source>The animation then plays in this order; otherwise it plays as it did</source>
        <translation>アニメーションもこの順で再生されます。オフの場合は以前の順のままです</translation>
    </message>
</context>
<context>
    <name>hitbox::FramePivots</name>
    <message>
        <source>Looking at the pictures…</source>
        <translation>画像を調べています…</translation>
    </message>
    <message>
        <source>Without opaque pixels and left alone: %1.</source>
        <translation>不透明なピクセルがないため対象外: %1。</translation>
    </message>
    <message>
        <source>Changed meanwhile and left alone: %1.</source>
        <translation>その間に変更されたため対象外: %1。</translation>
    </message>
    <message>
        <source>Without a readable image and left alone: %1, such as %2</source>
        <translation>画像を読み込めないため対象外: %1、例: %2</translation>
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
        <translation>フレームの表示時間です。選択した全フレームに適用されます</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Pivot x</source>
        <translation>ピボットX</translation>
    </message>
    <message>
        <source>Pivot y</source>
        <translation>ピボットY</translation>
    </message>
    <message>
        <source>The point that the game places the frame by, in its pixels; for all chosen frames</source>
        <translation>ゲームがフレームを配置する基準点です (フレームのピクセル座標)。選択した全フレームに適用されます</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>ピボット</translation>
    </message>
    <message>
        <source>Rename frame to %1</source>
        <translation>フレーム名を「%1」に変更</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%nフレーム</numerusform>
        </translation>
    </message>
    <message>
        <source>Pivot of %1</source>
        <translation>ピボット: %1</translation>
    </message>
    <message>
        <source>Duration of %1</source>
        <translation>長さ: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameRuler</name>
    <message>
        <source>Frames and tags along a line</source>
        <translation>横に並んだフレームとタグ</translation>
    </message>
    <message>
        <source>Frames of tag %1</source>
        <translation>タグ「%1」のフレーム</translation>
    </message>
    <message>
        <source>%1: frames %2 to %3. Drag an end to change it.</source>
        <translation>%1: フレーム%2～%3。端をドラッグして変更します。</translation>
    </message>
    <message>
        <source>Frame %1: %2. Drag to scrub.</source>
        <translation>フレーム%1: %2。ドラッグでスクラブします。</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameScene</name>
    <message>
        <source>Ours</source>
        <translation>自分側</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>相手側</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameTimes</name>
    <message>
        <source>Ticks</source>
        <translation>ティック</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>ミリ秒</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>1 tick</source>
        <translation>1ティック</translation>
    </message>
    <message>
        <source>%1 ticks</source>
        <translation>%1ティック</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameTimesButton</name>
    <message>
        <source>Durations in milliseconds or in ticks of the game; the project keeps milliseconds</source>
        <translation>長さの単位をミリ秒またはゲームのティックにします。プロジェクトにはミリ秒で保存されます</translation>
    </message>
    <message>
        <source>Unit of durations</source>
        <translation>長さの単位</translation>
    </message>
    <message>
        <source>&amp;Milliseconds</source>
        <translation>ミリ秒(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Ticks of the game</source>
        <translation>ゲームのティック(&amp;T)</translation>
    </message>
    <message>
        <source>Ticks per &amp;second</source>
        <translation>1秒あたりのティック数(&amp;S)</translation>
    </message>
    <message>
        <source>Ticks per second</source>
        <translation>1秒あたりのティック数</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>ティック</translation>
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
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Rename frame to %1</source>
        <translation>フレーム名を「%1」に変更</translation>
    </message>
    <message>
        <source>No frame has this in its name.</source>
        <translation>この文字を名前に含むフレームはありません。</translation>
    </message>
    <message>
        <source>The frames of the sprite in view stand here.</source>
        <translation>表示中のスプライトのフレームがここに並びます。</translation>
    </message>
    <message>
        <source>All frames</source>
        <translation>全フレーム</translation>
    </message>
    <message>
        <source>The tag “%1” names no frames of this sprite.</source>
        <translation>タグ「%1」はこのスプライトのフレームを指していません。</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>タグを追加</translation>
    </message>
    <message>
        <source>Remove tag %1</source>
        <translation>タグ「%1」を削除</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%nフレーム</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1を移動</translation>
    </message>
    <message>
        <source>A sprite keeps at least one frame. Remove the sprite instead.</source>
        <translation>スプライトには1つ以上のフレームが必要です。代わりにスプライトを削除してください。</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>%1: undo brings it back.</source>
        <translation>%1。「元に戻す」で戻せます。</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1を複製</translation>
    </message>
    <message>
        <source>Insert frame without shapes</source>
        <translation>シェイプのないフレームを挿入</translation>
    </message>
    <message>
        <source>Hold %1</source>
        <translation>%1を保持</translation>
    </message>
    <message>
        <source>%1: twice as long.</source>
        <translation>%1の表示時間を2倍にしました。</translation>
    </message>
    <message>
        <source>Reverse %1</source>
        <translation>%1を逆順に</translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>%1に連番を付ける</translation>
    </message>
    <message>
        <source>Select the shapes that are to be copied first, or a point.</source>
        <translation>先にコピーするシェイプまたはポイントを選択してください。</translation>
    </message>
    <message>
        <source>Choose the frames to copy to with Ctrl or Shift first.</source>
        <translation>先にCtrlまたはShiftでコピー先のフレームを選択してください。</translation>
    </message>
    <message>
        <source>There is no other frame to copy to.</source>
        <translation>コピー先のフレームがほかにありません。</translation>
    </message>
    <message>
        <source>Looking where the picture has gone…</source>
        <translation>絵の移動先を探しています…</translation>
    </message>
    <message>
        <source>The frame is another one by now; nothing was copied along the picture.</source>
        <translation>その間にフレームが変わったため、絵に合わせたコピーは行われませんでした。</translation>
    </message>
    <message>
        <source>No pixels were found to follow, so that nothing was moved.</source>
        <translation>追跡できるピクセルがないため、何も移動しませんでした。</translation>
    </message>
    <message>
        <source>%1 not, without pixels to follow</source>
        <translation>%1は追跡できるピクセルがなく移動なし</translation>
    </message>
    <message>
        <source>%1 not at all</source>
        <translation>%1は移動なし</translation>
    </message>
    <message>
        <source>%1 by %2, %3</source>
        <translation>%1は(%2, %3)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved along the picture: %1.</source>
        <translation>絵に合わせて移動しました: %1。</translation>
    </message>
    <message>
        <source>Copy shapes to %1</source>
        <translation>シェイプを%1にコピー</translation>
    </message>
    <message>
        <source>Copied to %1.</source>
        <translation>%1にコピーしました。</translation>
    </message>
    <message>
        <source>Copied to %1; a shape drawn there was replaced. Alt keeps both.</source>
        <translation>%1にコピーし、そこに描かれたシェイプを置き換えました。Altで両方残せます。</translation>
    </message>
    <message>
        <source>Copied to %1; %2 shapes drawn there were replaced. Alt keeps both.</source>
        <translation>%1にコピーし、そこに描かれた%2個のシェイプを置き換えました。Altで両方残せます。</translation>
    </message>
    <message>
        <source>The copy replaced “%1”, which was drawn on %2.</source>
        <translation>コピーで「%1」(%2に描かれたもの) が置き換わりました。</translation>
    </message>
    <message>
        <source>Copies replaced %1 shapes that were drawn on %2.</source>
        <translation>コピーで%2に描かれた%1個のシェイプが置き換わりました。</translation>
    </message>
    <message>
        <source>Copy point %1 to %2</source>
        <translation>ポイント「%1」を%2にコピー</translation>
    </message>
    <message>
        <source>Copied to %1; moved in %2 of them.</source>
        <translation>%1にコピーしました。うち%2フレームでは既存のポイントを移動しました。</translation>
    </message>
    <message>
        <source>Search frames</source>
        <translation>フレームを検索</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>再生/停止</translation>
    </message>
    <message>
        <source>own times</source>
        <translation>個別の長さ</translation>
    </message>
    <message>
        <source> fps</source>
        <translation> fps</translation>
    </message>
    <message>
        <source>How fast the preview plays; at 0 each frame stands for its own duration</source>
        <translation>プレビューの再生速度です。0では各フレームの長さで再生します</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>1秒あたりのフレーム数</translation>
    </message>
    <message>
        <source>Slice sheet: cut this sprite&apos;s image into frames of equal size</source>
        <translation>シートをスライス: このスプライトの画像を同じサイズのフレームに分割します</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>トラック</translation>
    </message>
    <message>
        <source>Tag to show and play</source>
        <translation>表示と再生のタグ</translation>
    </message>
    <message>
        <source>The animation tag whose frames are shown and played</source>
        <translation>表示と再生の対象になるアニメーションタグです</translation>
    </message>
    <message>
        <source>Add a tag over the chosen frames</source>
        <translation>選択したフレームにタグを追加します</translation>
    </message>
    <message>
        <source>Remove this tag; its frames stay</source>
        <translation>このタグを削除します (フレームは残ります)</translation>
    </message>
    <message>
        <source>Onion skin: the frames beside this one, faintly</source>
        <translation>オニオンスキン: 前後のフレームを薄く表示</translation>
    </message>
    <message>
        <source>Copy to…</source>
        <translation>コピー先…</translation>
    </message>
    <message>
        <source>Copy the selected shapes to other frames, in place of what they are copies of; with Alt held beside what is there</source>
        <translation>選択中のシェイプをほかのフレームにコピーし、元が同じコピーを置き換えます。Altを押すと、あるものを残して追加します</translation>
    </message>
    <message>
        <source>The &amp;next frame</source>
        <translation>次のフレーム(&amp;N)</translation>
    </message>
    <message>
        <source>All to the &amp;end of the tag</source>
        <translation>タグの最後まで(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;All frames shown</source>
        <translation>表示中の全フレーム(&amp;A)</translation>
    </message>
    <message>
        <source>The &amp;chosen frames</source>
        <translation>選択したフレーム(&amp;C)</translation>
    </message>
    <message>
        <source>The grid of tracks in place of the strip: what is there when</source>
        <translation>ストリップの代わりに、どのフレームに何があるかを示すトラックのグリッドを表示します</translation>
    </message>
    <message>
        <source>What is locked stays.</source>
        <translation>ロックされたものは残ります。</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n個を選択</numerusform>
        </translation>
    </message>
    <message>
        <source>Pivots of the chosen frames where their pictures have them</source>
        <translation>選択したフレームのピボットを画像に合わせる</translation>
    </message>
</context>
<context>
    <name>hitbox::GestureTipCard</name>
    <message>
        <source>Got it</source>
        <translation>わかりました</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>ヒントを表示しない</translation>
    </message>
</context>
<context>
    <name>hitbox::GoToFrame</name>
    <message>
        <source>Go to frame</source>
        <translation>フレームへ移動</translation>
    </message>
    <message>
        <source>Frame number</source>
        <translation>フレーム番号</translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation>0～%1</translation>
    </message>
</context>
<context>
    <name>hitbox::HelpDesk</name>
    <message>
        <source>More…</source>
        <translation>詳細…</translation>
    </message>
</context>
<context>
    <name>hitbox::InstanceFields</name>
    <message>
        <source>x</source>
        <translation>X</translation>
    </message>
    <message>
        <source>y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>scale x</source>
        <translation>拡大率X</translation>
    </message>
    <message>
        <source>scale y</source>
        <translation>拡大率Y</translation>
    </message>
    <message>
        <source>speed x</source>
        <translation>速度X</translation>
    </message>
    <message>
        <source>In the play test: pixels a second to the right</source>
        <translation>テストプレイでの右方向の速度です (ピクセル/秒)</translation>
    </message>
    <message>
        <source>speed y</source>
        <translation>速度Y</translation>
    </message>
    <message>
        <source>In the play test: pixels a second downwards</source>
        <translation>テストプレイでの下方向の速度です (ピクセル/秒)</translation>
    </message>
    <message>
        <source>spin</source>
        <translation>回転速度</translation>
    </message>
    <message>
        <source>In the play test: degrees a second, clockwise</source>
        <translation>テストプレイでの時計回りの回転速度です (度/秒)</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (見つかりません)</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>What it shows while nothing is played</source>
        <translation>何も再生していないときの表示です</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>The animation that it plays where time runs</source>
        <translation>時間が進むときに再生するアニメーションです</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>The layer that it stands on</source>
        <translation>配置されているレイヤーです</translation>
    </message>
    <message>
        <source>Change frame</source>
        <translation>フレームを変更</translation>
    </message>
    <message>
        <source>Change animation</source>
        <translation>アニメーションを変更</translation>
    </message>
    <message>
        <source>Change layer</source>
        <translation>レイヤーを変更</translation>
    </message>
    <message>
        <source>Change placement</source>
        <translation>配置を変更</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>拡大縮小</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>回転速度</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>hitbox::InstanceList</name>
    <message>
        <source>Instances</source>
        <translation>インスタンス</translation>
    </message>
    <message>
        <source>%1 · plays %2</source>
        <translation>%1 · %2を再生</translation>
    </message>
    <message>
        <source>No layer</source>
        <translation>レイヤーなし</translation>
    </message>
    <message>
        <source>below all layers</source>
        <translation>全レイヤーの下</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>The stage is empty. Double-click a sprite or a frame to place it.</source>
        <translation>ステージは空です。スプライトまたはフレームをダブルクリックして配置してください。</translation>
    </message>
    <message>
        <source>No instance shows a sprite, frame or tag with this in its name.</source>
        <translation>この文字を名前に含むスプライト、フレーム、タグのインスタンスはありません。</translation>
    </message>
    <message>
        <source>Show layer %1</source>
        <translation>レイヤー「%1」を表示</translation>
    </message>
    <message>
        <source>Hide layer %1</source>
        <translation>レイヤー「%1」を隠す</translation>
    </message>
    <message>
        <source>Lock layer %1</source>
        <translation>レイヤー「%1」をロック</translation>
    </message>
    <message>
        <source>Unlock layer %1</source>
        <translation>レイヤー「%1」のロックを解除</translation>
    </message>
    <message>
        <source>Rename layer to %1</source>
        <translation>レイヤー名を「%1」に変更</translation>
    </message>
    <message>
        <source>New layer</source>
        <translation>新規レイヤー</translation>
    </message>
    <message>
        <source>Remove layer %1</source>
        <translation>レイヤー「%1」を削除</translation>
    </message>
    <message>
        <source>Move layer in the order</source>
        <translation>レイヤーの順序を変更</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>%1の順序を変更</translation>
    </message>
</context>
<context>
    <name>hitbox::LivePlay</name>
    <message>
        <source>There is nothing on the stage to fire at.</source>
        <translation>ステージに狙えるものがありません。</translation>
    </message>
    <message>
        <source>Click to fire from there at the nearest of what is selected, or of all. Esc ends the test.</source>
        <translation>クリックした場所から、選択中または全インスタンスのうち最も近いものに発射します。Escでテストを終了します。</translation>
    </message>
    <message>
        <source>The project changed: the play test began anew.</source>
        <translation>プロジェクトが変更されたため、テストプレイを最初からやり直しました。</translation>
    </message>
</context>
<context>
    <name>hitbox::LiveTrace</name>
    <message>
        <source>The image of this frame cannot be read.</source>
        <translation>このフレームの画像を読み込めません。</translation>
    </message>
</context>
<context>
    <name>hitbox::LossList</name>
    <message>
        <source>What the export loses</source>
        <translation>エクスポートで失われる内容</translation>
    </message>
    <message>
        <source>Double click to see the place in the editor</source>
        <translation>ダブルクリックでエディターの該当箇所を表示します</translation>
    </message>
    <message>
        <source>Nothing is lost: the format carries all that the project has.</source>
        <translation>失われる内容はありません。この形式でプロジェクトのすべてを出力できます。</translation>
    </message>
    <message>
        <source>Lost or changed on the way: %1</source>
        <translation>欠落・変更: %1</translation>
    </message>
    <message>
        <source>the whole project</source>
        <translation>プロジェクト全体</translation>
    </message>
</context>
<context>
    <name>hitbox::Loupe</name>
    <message>
        <source>Loupe</source>
        <translation>ルーペ</translation>
    </message>
</context>
<context>
    <name>hitbox::MainWindow</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近使ったファイルを開く(&amp;R)</translation>
    </message>
    <message>
        <source>Finish	Enter</source>
        <translation>完了	Enter</translation>
    </message>
    <message>
        <source>Cancel	Esc</source>
        <translation>キャンセル	Esc</translation>
    </message>
    <message>
        <source>About Hitbox Editor</source>
        <translation>Hitbox Editorについて</translation>
    </message>
    <message>
        <source>Hitbox Editor %1

Draws hitboxes onto sprites, tells at once when a polygon crosses itself, shows what overlaps what, and writes the collision files that engines load.</source>
        <translation>Hitbox Editor %1

スプライトにヒットボックスを描き、ポリゴンの自己交差をすぐに知らせ、重なりを表示し、エンジンが読み込む衝突ファイルを書き出します。</translation>
    </message>
    <message>
        <source>Saving, and closed then…</source>
        <translation>保存中です。終わると閉じます…</translation>
    </message>
    <message>
        <source>Exporting, and closed then…</source>
        <translation>エクスポート中です。終わると閉じます…</translation>
    </message>
    <message>
        <source>“%1” is open in another tab</source>
        <translation>「%1」は別のタブで開いています</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Projects, images and sheets (*.hitbox %1);;Projects (*.hitbox);;All files (*)</source>
        <translation>プロジェクト、画像、シート (*.hitbox %1);;プロジェクト (*.hitbox);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>「%1」に保存していない変更があります。</translation>
    </message>
    <message>
        <source>These projects have changes that are not saved:
%1</source>
        <translation>次のプロジェクトに保存していない変更があります:
%1</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>保存していない変更</translation>
    </message>
    <message>
        <source>Save them before it is closed?</source>
        <translation>閉じる前に保存しますか?</translation>
    </message>
    <message>
        <source>Save them before they are closed?</source>
        <translation>閉じる前にすべて保存しますか?</translation>
    </message>
    <message>
        <source>The editor crashed on %1. A report says where; nothing of it was sent.</source>
        <translation>%1にエディターがクラッシュしました。レポートに発生箇所が記録されています。何も送信されていません。</translation>
    </message>
    <message>
        <source>Show Report</source>
        <translation>レポートを表示</translation>
    </message>
    <message>
        <source>Unsaved work on “%1” was recovered from %2.</source>
        <translation>「%1」の未保存の作業を%2の時点から復元しました。</translation>
    </message>
    <message>
        <source>Nothing is kept for recovery in this run.</source>
        <translation>今回の起動では、復元用のデータは保存されません。</translation>
    </message>
    <message>
        <source>Work on “%1” that was closed on %2 is open again.</source>
        <translation>%2に閉じた「%1」の作業を再び開きました。</translation>
    </message>
    <message>
        <source>No versions are kept in this run.</source>
        <translation>今回の起動では、バージョンは保存されません。</translation>
    </message>
    <message>
        <source>There are versions of a project once it is saved.</source>
        <translation>プロジェクトを保存すると、バージョンが作成されます。</translation>
    </message>
    <message>
        <source>The version could not be opened: %1</source>
        <translation>バージョンを開けませんでした: %1</translation>
    </message>
    <message>
        <source>A copy of “%1” is open. It is in no file until you save it.</source>
        <translation>「%1」のコピーを開きました。保存するまでファイルはありません。</translation>
    </message>
    <message>
        <source>Unsaved work could not be read, and stays where it is: %1</source>
        <translation>未保存の作業を読み込めなかったため、元の場所に残しています: %1</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>The sample is not installed.</source>
        <translation>サンプルがインストールされていません。</translation>
    </message>
    <message>
        <source>The file was written since, by a save here or by another program: undo shows what is in it, saving asks first.</source>
        <translation>ファイルはその後、ここでの保存か別のプログラムで書き込まれました。元に戻すでその内容を見られ、保存の前には確認します。</translation>
    </message>
    <message>
        <source>The file was moved or removed since: undo shows an empty project, saving asks first.</source>
        <translation>ファイルはその後、移動または削除されました。元に戻すと空のプロジェクトになり、保存の前には確認します。</translation>
    </message>
    <message>
        <source>The file cannot be read now: undo shows an empty project. (%1)</source>
        <translation>ファイルは今読めません。元に戻すと空のプロジェクトになります。（%1）</translation>
    </message>
    <message>
        <source>The unsaved work on “%1” was discarded, and its file is not there: its tab was closed.</source>
        <translation>「%1」の未保存の作業は破棄され、ファイルもないため、タブを閉じました。</translation>
    </message>
</context>
<context>
    <name>hitbox::Manual</name>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
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
        <translation>マニュアルのページ</translation>
    </message>
</context>
<context>
    <name>hitbox::ManualWindow</name>
    <message>
        <source>Search the manual</source>
        <translation>マニュアルを検索</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>マニュアル</translation>
    </message>
    <message>
        <source>Search the manual (%1)</source>
        <translation>マニュアルを検索 (%1)</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>キーを変更…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>%1 – Manual</source>
        <translation>%1 – マニュアル</translation>
    </message>
</context>
<context>
    <name>hitbox::MarksPanel</name>
    <message>
        <source>Points and events</source>
        <translation>ポイントとイベント</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>イベント</translation>
    </message>
</context>
<context>
    <name>hitbox::NewAnimationsDialog</name>
    <message>
        <source>New images</source>
        <translation>新しい画像</translation>
    </message>
    <message>
        <source>The names of these images are numbered. What are they?</source>
        <translation>画像の名前が連番になっています。どのように読み込みますか?</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation>「%1」(%2)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;One animation: “%1”, %n frames</source>
        <translation>
            <numerusform>1つのアニメーション: 「%1」、%nフレーム(&amp;O)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n images as one ani&amp;mation</source>
        <translation>
            <numerusform>全%n枚の画像を1つのアニメーションに(&amp;M)</numerusform>
        </translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message numerus="yes">
        <source>+ %n</source>
        <translation>
            <numerusform>+ %n</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” has no number %2.</source>
        <translation>「%1」に番号%2がありません。</translation>
    </message>
    <message>
        <source>The images of “%1” differ in size.</source>
        <translation>「%1」の画像のサイズが異なります。</translation>
    </message>
    <message>
        <source>The other image becomes a sprite of its own.</source>
        <translation>ほかの1枚の画像は単独のスプライトになります。</translation>
    </message>
    <message numerus="yes">
        <source>The %n other images become sprites of their own.</source>
        <translation>
            <numerusform>ほかの%n枚の画像はそれぞれ単独のスプライトになります。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Sprites with animations: %1</source>
        <translation>アニメーションを持つスプライト: %1(&amp;T)</translation>
    </message>
    <message>
        <source>A sprite for &amp;each animation: %1</source>
        <translation>アニメーションごとに1つのスプライト: %1(&amp;E)</translation>
    </message>
    <message numerus="yes">
        <source>All %n images as one sprite, with a tag for each ani&amp;mation</source>
        <translation>
            <numerusform>全%n枚の画像を1つのスプライトに、アニメーションごとにタグを付ける(&amp;M)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n se&amp;parate sprites</source>
        <translation>
            <numerusform>%n個の別々のスプライト(&amp;P)</numerusform>
        </translation>
    </message>
    <message>
        <source>One spri&amp;te “%1” with animations: %2</source>
        <translation>アニメーションを持つ1つのスプライト「%1」: %2(&amp;T)</translation>
    </message>
    <message>
        <source>“%1” has the number %2 more than once.</source>
        <translation>「%1」には番号%2が複数あります。</translation>
    </message>
</context>
<context>
    <name>hitbox::NoticeBar</name>
    <message>
        <source>How far it is</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>hitbox::NumberField</name>
    <message>
        <source>%1 is too small: at least %2.</source>
        <translation>%1は小さすぎます。%2以上にしてください。</translation>
    </message>
    <message>
        <source>%1 is too large: at most %2.</source>
        <translation>%1は大きすぎます。%2以下にしてください。</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>%1以上です。</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>%1以下です。</translation>
    </message>
</context>
<context>
    <name>hitbox::NumbersPanel</name>
    <message>
        <source>width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>centre x</source>
        <translation>中心X</translation>
    </message>
    <message>
        <source>centre y</source>
        <translation>中心Y</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>from x</source>
        <translation>始点X</translation>
    </message>
    <message>
        <source>from y</source>
        <translation>始点Y</translation>
    </message>
    <message>
        <source>to x</source>
        <translation>終点X</translation>
    </message>
    <message>
        <source>to y</source>
        <translation>終点Y</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Select a shape to see its numbers.</source>
        <translation>シェイプを選択すると数値が表示されます。</translation>
    </message>
    <message>
        <source>1 vertex</source>
        <translation>頂点1個</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices</source>
        <translation>
            <numerusform>頂点%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a vertex of %1</source>
        <translation>%1の頂点を入力</translation>
    </message>
    <message>
        <source>Insert a point into %1</source>
        <translation>%1に頂点を挿入</translation>
    </message>
    <message>
        <source>%1 would keep fewer than %2 vertices. Delete the shape instead.</source>
        <translation>%1の頂点が%2個未満になります。代わりにシェイプを削除してください。</translation>
    </message>
    <message>
        <source>Delete a point of %1</source>
        <translation>%1の頂点を削除</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n points of %1</source>
        <translation>
            <numerusform>%1の頂点%n個を削除</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was pasted: %1</source>
        <translation>ペーストしていません: %1</translation>
    </message>
    <message>
        <source>Paste vertices into %1</source>
        <translation>%1に頂点をペースト</translation>
    </message>
    <message>
        <source>Type a number of %1</source>
        <translation>%1の数値を入力</translation>
    </message>
    <message>
        <source>Type the bounds of %1</source>
        <translation>%1の範囲を入力</translation>
    </message>
    <message>
        <source>That would lie beyond ±%1 pixels.</source>
        <translation>±%1ピクセルを超えてしまいます。</translation>
    </message>
</context>
<context>
    <name>hitbox::OnionMenu</name>
    <message>
        <source>Onion skin</source>
        <translation>オニオンスキン</translation>
    </message>
    <message>
        <source>Show &amp;onion skin</source>
        <translation>オニオンスキンを表示(&amp;O)</translation>
    </message>
    <message>
        <source>The frames beside this one, faintly</source>
        <translation>前後のフレームを薄く表示します</translation>
    </message>
    <message>
        <source>Frames &amp;before</source>
        <translation>前のフレーム(&amp;B)</translation>
    </message>
    <message>
        <source>Frames &amp;after</source>
        <translation>後のフレーム(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Keys only</source>
        <translation>キーのみ(&amp;K)</translation>
    </message>
    <message>
        <source>Frames that hold a key of what is selected, or any key where nothing is</source>
        <translation>選択中のもののキーがあるフレームだけを表示します。選択がなければ、キーのある全フレームが対象です</translation>
    </message>
    <message>
        <source>&amp;Shapes</source>
        <translation>シェイプ(&amp;S)</translation>
    </message>
    <message>
        <source>Their outlines: dashed before, dotted after</source>
        <translation>輪郭を表示します (前は破線、後は点線)</translation>
    </message>
    <message>
        <source>P&amp;ictures</source>
        <translation>絵(&amp;I)</translation>
    </message>
    <message>
        <source>Their pixels</source>
        <translation>ピクセルを表示します</translation>
    </message>
    <message>
        <source>&amp;Tint pictures</source>
        <translation>絵に色を付ける(&amp;T)</translation>
    </message>
    <message>
        <source>Amber before, blue after</source>
        <translation>前は琥珀色、後は青色で表示します</translation>
    </message>
    <message>
        <source>&amp;Fade</source>
        <translation>フェード(&amp;F)</translation>
    </message>
    <message>
        <source>The farther a frame is, the fainter</source>
        <translation>離れたフレームほど薄く表示します</translation>
    </message>
    <message>
        <source>Pictures in f&amp;ront</source>
        <translation>絵を前面に(&amp;R)</translation>
    </message>
    <message>
        <source>Over the pixels of this frame, not behind them</source>
        <translation>このフレームのピクセルの後ろではなく前に表示します</translation>
    </message>
    <message>
        <source>Shows from every frame of its sprite</source>
        <translation>同じスプライトのどのフレームでも表示します</translation>
    </message>
    <message>
        <source>&amp;Pin this frame</source>
        <translation>このフレームをピン留め(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Pinned: %1</source>
        <translation>ピン留め中: %1(&amp;P)</translation>
    </message>
</context>
<context>
    <name>hitbox::OpeningQueue</name>
    <message>
        <source>a project</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1を読み込み中…</translation>
    </message>
</context>
<context>
    <name>hitbox::OverlapKinds</name>
    <message>
        <source>Show pairs that are %1: %2</source>
        <translation>%1組を表示: %2</translation>
    </message>
</context>
<context>
    <name>hitbox::OverlapsPanel</name>
    <message>
        <source>Overlaps</source>
        <translation>重なり</translation>
    </message>
    <message>
        <source>Search overlaps</source>
        <translation>重なりを検索</translation>
    </message>
    <message>
        <source>Show only pairs whose categories hit each other</source>
        <translation>カテゴリーが互いにヒットする組だけを表示します</translation>
    </message>
    <message>
        <source>Hits only</source>
        <translation>ヒットのみ</translation>
    </message>
    <message>
        <source>group %1: %2</source>
        <translation>グループ %1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>tangled</source>
        <translation>もつれ</translation>
    </message>
    <message>
        <source>%1 px²</source>
        <translation>%1 px²</translation>
    </message>
    <message>
        <source>Too much lies in a heap: overlaps are not looked for. Move instances apart, or to another stage.</source>
        <translation>密集しすぎているため、重なりを調べていません。インスタンスを離すか、別のステージに移してください。</translation>
    </message>
    <message>
        <source>Nothing meets. Drag one frame onto another.</source>
        <translation>接触するものがありません。フレームを別のフレームの上にドラッグしてください。</translation>
    </message>
    <message>
        <source>No pair is as the switches and the search want it.</source>
        <translation>スイッチと検索の条件に合う組がありません。</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>1ヒット</translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%nヒット</numerusform>
        </translation>
    </message>
    <message>
        <source>Working out what overlaps…</source>
        <translation>重なりを調べています…</translation>
    </message>
    <message>
        <source>1 overlap</source>
        <translation>1件の重なり</translation>
    </message>
    <message numerus="yes">
        <source>%n overlaps</source>
        <translation>
            <numerusform>%n件の重なり</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::PackedProject</name>
    <message>
        <source>sprite “%1”</source>
        <translation>スプライト「%1」</translation>
    </message>
    <message>
        <source>not written: a file is in the way that was not packed for this project; move it, or write to another folder</source>
        <translation>このプロジェクトからパックしたものではないファイルがあるため、書き込んでいません。そのファイルを移動するか、別のフォルダーに書き込んでください</translation>
    </message>
    <message>
        <source>stopped: nothing was packed</source>
        <translation>停止しました。何もパックしていません</translation>
    </message>
    <message>
        <source>the sprite “%1”</source>
        <translation>スプライト「%1」</translation>
    </message>
</context>
<context>
    <name>hitbox::Packing</name>
    <message>
        <source>its frames do not fit into one sheet of %1 x %1 pixels; allow a larger one, or split the sprite</source>
        <translation>フレームが%1 x %1ピクセルのシート1枚に収まりません。上限を大きくするか、スプライトを分けてください</translation>
    </message>
    <message>
        <source>there is not enough memory for its sheet</source>
        <translation>シートを作るメモリが足りません</translation>
    </message>
</context>
<context>
    <name>hitbox::Panel</name>
    <message>
        <source>Show or hide this part</source>
        <translation>この部分の表示/非表示を切り替え</translation>
    </message>
    <message>
        <source>Fold or unfold: %1</source>
        <translation>折りたたむ/展開する: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::PictureFlow</name>
    <message>
        <source>Leave</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>%1 is %2 times as large as it was.</source>
        <translation>%1は以前の%2倍の大きさです。</translation>
    </message>
    <message>
        <source>Scale frames and shapes</source>
        <translation>フレームとシェイプを拡大縮小</translation>
    </message>
    <message>
        <source>Add as frames…</source>
        <translation>フレームとして追加…</translation>
    </message>
    <message>
        <source>Move shapes with their pictures…</source>
        <translation>絵に合わせてシェイプを移動…</translation>
    </message>
    <message>
        <source>The image or the project changed meanwhile: nothing was moved.</source>
        <translation>その間に画像またはプロジェクトが変更されたため、何も移動していません。</translation>
    </message>
    <message>
        <source>Add new pictures as frames</source>
        <translation>新しい絵をフレームとして追加</translation>
    </message>
    <message>
        <source>Move shapes with their pictures</source>
        <translation>絵に合わせてシェイプを移動</translation>
    </message>
    <message>
        <source>Frames of the tag “%1” do not follow each other any more; it let go: %2.</source>
        <translation>タグ「%1」のフレームが連続しなくなったため、次のものを外しました: %2。</translation>
    </message>
</context>
<context>
    <name>hitbox::Pictures</name>
    <message>
        <source>Too much lies in a heap: overlaps are not looked for</source>
        <translation>密集しすぎているため、重なりを調べていません</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayControls</name>
    <message>
        <source>Play or pause</source>
        <translation>再生/一時停止</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>コマ送り</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>Stop, back to editing</source>
        <translation>停止して編集に戻る</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayCountsView</name>
    <message>
        <source>no category</source>
        <translation>カテゴリーなし</translation>
    </message>
    <message>
        <source> + %1 through</source>
        <translation> + すり抜け%1</translation>
    </message>
    <message>
        <source>Step %1 (%2 s): %3 fired, %4 hit, %5 missed, %6 flying</source>
        <translation>ステップ%1 (%2秒): 発射%3、命中%4、外れ%5、飛行中%6</translation>
    </message>
    <message>
        <source>%1, %2 went through</source>
        <translation>%1、すり抜け%2</translation>
    </message>
    <message>
        <source>%1; %2 left out, too many were flying</source>
        <translation>%1。飛行中の弾が多すぎるため%2発を省略</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy all counts as text with tabs, for a spreadsheet</source>
        <translation>全カウントを表計算ソフト用のタブ区切りテキストでコピーします</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>ヒット</translation>
    </message>
    <message>
        <source>No bullet has hit anything yet.</source>
        <translation>まだどの弾もヒットしていません。</translation>
    </message>
    <message>
        <source>category</source>
        <translation>カテゴリー</translation>
    </message>
    <message>
        <source>one hit by its group</source>
        <translation>グループで1ヒット</translation>
    </message>
    <message>
        <source>shape of category %1</source>
        <translation>カテゴリー「%1」のシェイプ</translation>
    </message>
    <message>
        <source>The counts were copied.</source>
        <translation>カウントをコピーしました。</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayFields</name>
    <message>
        <source>Swept tests</source>
        <translation>スイープ判定</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Decides where shots from the edges set out and how they spread: the same seed gives the same hits</source>
        <translation>画面端からの発射位置とばらつきを決めます。同じシードなら同じ結果になります</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>full speed</source>
        <translation>通常速度</translation>
    </message>
    <message>
        <source>a quarter</source>
        <translation>1/4</translation>
    </message>
    <message>
        <source>Contacts are looked for all along a bullet&apos;s way: nothing passes through.</source>
        <translation>弾の軌道全体で接触を調べるため、すり抜けは起きません。</translation>
    </message>
    <message>
        <source>Contacts are looked for only where each step ends, as many games do: fast bullets pass through thin shapes (tunnelling). Where they do, their way is drawn.</source>
        <translation>多くのゲームと同様に各ステップの終わりでだけ接触を調べるため、速い弾は薄いシェイプをすり抜けます (トンネリング)。すり抜けた弾の軌道が表示されます。</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayPanel</name>
    <message>
        <source>Play test</source>
        <translation>テストプレイ</translation>
    </message>
    <message>
        <source>Emitters</source>
        <translation>エミッター</translation>
    </message>
    <message>
        <source>How it runs</source>
        <translation>実行方法</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayPicture</name>
    <message>
        <source>went through</source>
        <translation>すり抜け</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayReport</name>
    <message>
        <source>%1 · group %2: %3</source>
        <translation>%1 · グループ %2: %3</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>fired</source>
        <translation>発射</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>命中</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>外れ</translation>
    </message>
    <message>
        <source>flying</source>
        <translation>飛行中</translation>
    </message>
    <message>
        <source>went through</source>
        <translation>すり抜け</translation>
    </message>
    <message>
        <source>what</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>category</source>
        <translation>カテゴリー</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>ヒット</translation>
    </message>
    <message>
        <source>group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>シェイプ</translation>
    </message>
</context>
<context>
    <name>hitbox::PointList</name>
    <message>
        <source>Points of the frame</source>
        <translation>フレームのポイント</translation>
    </message>
    <message>
        <source>No points in this frame.</source>
        <translation>このフレームにポイントはありません。</translation>
    </message>
    <message>
        <source>Add a point at the frame&apos;s pivot</source>
        <translation>フレームのピボットにポイントを追加します</translation>
    </message>
    <message>
        <source>Remove this point (Delete)</source>
        <translation>このポイントを削除 (Delete)</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Add point %1</source>
        <translation>ポイント「%1」を追加</translation>
    </message>
    <message>
        <source>Remove point %1</source>
        <translation>ポイント「%1」を削除</translation>
    </message>
    <message>
        <source>The frame has a point “%1” already.</source>
        <translation>フレームにはポイント「%1」がすでに存在します。</translation>
    </message>
    <message>
        <source>Rename point to %1</source>
        <translation>ポイント名を「%1」に変更</translation>
    </message>
    <message>
        <source>Renamed in %1 frames of the sprite.</source>
        <translation>スプライトの%1フレームで名前を変更しました。</translation>
    </message>
    <message>
        <source>Turn point %1</source>
        <translation>ポイント「%1」を回転</translation>
    </message>
    <message>
        <source>Move point %1</source>
        <translation>ポイント「%1」を移動</translation>
    </message>
</context>
<context>
    <name>hitbox::ProbeBar</name>
    <message>
        <source>Probe in hand</source>
        <translation>使用中のプローブ</translation>
    </message>
</context>
<context>
    <name>hitbox::ProbesPanel</name>
    <message>
        <source>Probes</source>
        <translation>プローブ</translation>
    </message>
    <message>
        <source>No probe was dropped. Take the probe, point at a shape and click.</source>
        <translation>プローブはまだ置かれていません。プローブを選び、シェイプを指してクリックしてください。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the coordinates of the line pressed last, or of the selected probes, with all digits</source>
        <translation>最後に押した行、または選択中のプローブの座標を全桁でコピーします</translation>
    </message>
    <message>
        <source>Delete all probes on this stage</source>
        <translation>このステージのプローブをすべて削除します</translation>
    </message>
    <message>
        <source>Delete all probes</source>
        <translation>すべてのプローブを削除</translation>
    </message>
    <message>
        <source>the first %1</source>
        <translation>最初の%1件</translation>
    </message>
    <message>
        <source>Coordinates copied</source>
        <translation>座標をコピーしました</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1を削除</translation>
    </message>
</context>
<context>
    <name>hitbox::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>List errors</source>
        <translation>エラーを表示</translation>
    </message>
    <message>
        <source>List warnings</source>
        <translation>警告を表示</translation>
    </message>
    <message>
        <source>List remarks</source>
        <translation>情報を表示</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>ルール…</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project</source>
        <translation>このプロジェクトでの各ルールの重大度を設定します</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>問題はありません。</translation>
    </message>
    <message>
        <source>1 more is not listed: press the signs above.</source>
        <translation>ほか1件は非表示です。上の記号を押すと表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not listed: press the signs above.</source>
        <translation>
            <numerusform>ほか%n件は非表示です。上の記号を押すと表示されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>the first %1</source>
        <translation>最初の%1件</translation>
    </message>
    <message>
        <source>Find Image…</source>
        <translation>画像を探す…</translation>
    </message>
    <message>
        <source>Replace Image…</source>
        <translation>画像を置き換え…</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>ルール: %1</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>ルール「%1」</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>すべて修復</translation>
    </message>
    <message>
        <source>Stop repairing; what was repaired so far is kept</source>
        <translation>修復を停止します。ここまでの修復は残ります</translation>
    </message>
    <message>
        <source>Make every repair that keeps what the shapes fill</source>
        <translation>シェイプの塗り領域を変えない修復をすべて行います</translation>
    </message>
    <message>
        <source>The project changed meanwhile: nothing was repaired</source>
        <translation>その間にプロジェクトが変更されたため、何も修復していません</translation>
    </message>
    <message>
        <source>Nothing here can be repaired without a look</source>
        <translation>確認なしで修復できる問題はありません</translation>
    </message>
    <message>
        <source>Stopped before anything was repaired</source>
        <translation>何も修復しないうちに停止しました</translation>
    </message>
    <message>
        <source>Still being checked…</source>
        <translation>まだ確認中です…</translation>
    </message>
    <message>
        <source>An error in this project</source>
        <translation>このプロジェクトではエラー</translation>
    </message>
    <message>
        <source>A warning in this project</source>
        <translation>このプロジェクトでは警告</translation>
    </message>
    <message>
        <source>A remark in this project</source>
        <translation>このプロジェクトでは情報</translation>
    </message>
    <message>
        <source>Turn off in this project</source>
        <translation>このプロジェクトではオフ</translation>
    </message>
    <message>
        <source>Make 1 repair</source>
        <translation>1件の修復</translation>
    </message>
    <message numerus="yes">
        <source>Make %n repairs</source>
        <translation>
            <numerusform>%n件の修復</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped early: 1 repair made, the rest was not looked at</source>
        <translation>途中で停止しました: 1件を修復し、残りは確認していません</translation>
    </message>
    <message numerus="yes">
        <source>Stopped early: %n repairs made, the rest was not looked at</source>
        <translation>
            <numerusform>途中で停止しました: %n件を修復し、残りは確認していません</numerusform>
        </translation>
    </message>
    <message>
        <source>1 repair made: %1</source>
        <translation>1件を修復しました: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n repairs made</source>
        <translation>
            <numerusform>%n件を修復しました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::ProfileList</name>
    <message>
        <source>%1, on save</source>
        <translation>%1、保存時</translation>
    </message>
    <message>
        <source>Profiles of this project</source>
        <translation>このプロジェクトのプロファイル</translation>
    </message>
    <message>
        <source>Rename this profile (F2)</source>
        <translation>このプロファイルの名前を変更 (F2)</translation>
    </message>
    <message>
        <source>Remove this profile (Delete)</source>
        <translation>このプロファイルを削除 (Delete)</translation>
    </message>
    <message>
        <source>None yet. A profile keeps engine, options and folder under a name.</source>
        <translation>まだありません。プロファイルは、エンジン、オプション、フォルダーに名前を付けて保存します。</translation>
    </message>
    <message>
        <source>A project has at most %1 export profiles; remove one first.</source>
        <translation>プロジェクトのエクスポートプロファイルは%1個までです。先にどれかを削除してください。</translation>
    </message>
    <message>
        <source>Save export profile %1</source>
        <translation>エクスポートプロファイル「%1」を保存</translation>
    </message>
    <message>
        <source>Change export profile %1</source>
        <translation>エクスポートプロファイル「%1」を変更</translation>
    </message>
    <message>
        <source>A profile&apos;s name is one line of at most %1 characters.</source>
        <translation>プロファイル名は%1文字以内の1行です。</translation>
    </message>
    <message>
        <source>There is a profile “%1” already.</source>
        <translation>プロファイル「%1」はすでに存在します。</translation>
    </message>
    <message>
        <source>Rename export profile %1</source>
        <translation>エクスポートプロファイル名を「%1」に変更</translation>
    </message>
    <message>
        <source>Remove export profile %1</source>
        <translation>エクスポートプロファイル「%1」を削除</translation>
    </message>
</context>
<context>
    <name>hitbox::ProjectFiles</name>
    <message>
        <source>untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>Recover unsaved work</source>
        <translation>未保存の作業を復元</translation>
    </message>
    <message>
        <source>Reload the changed file</source>
        <translation>変更されたファイルを再読み込み</translation>
    </message>
    <message>
        <source>the project has no file yet, expected a name to save it under</source>
        <translation>プロジェクトにまだファイルがありません。保存する名前が必要です</translation>
    </message>
</context>
<context>
    <name>hitbox::PropertiesPanel</name>
    <message>
        <source>Properties</source>
        <translation>プロパティ</translation>
    </message>
    <message>
        <source>in all frames of the track</source>
        <translation>トラックの全フレーム</translation>
    </message>
    <message>
        <source>Whose properties</source>
        <translation>プロパティの対象</translation>
    </message>
    <message>
        <source>of the selected shape</source>
        <translation>選択中のシェイプ</translation>
    </message>
    <message>
        <source>of the frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>of the sprite</source>
        <translation>スプライト</translation>
    </message>
    <message>
        <source>of the project</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>Add a property</source>
        <translation>プロパティを追加</translation>
    </message>
    <message>
        <source>Values go to the thing at all times, or else to this frame alone</source>
        <translation>オンでは値がすべての時点に、オフではこのフレームだけに適用されます</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1を変更</translation>
    </message>
</context>
<context>
    <name>hitbox::PropertyForm</name>
    <message>
        <source>Type of %1</source>
        <translation>%1の型</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1を変更</translation>
    </message>
    <message>
        <source>“%1” is no colour such as #3fa7ff.</source>
        <translation>「%1」は#3fa7ffのような色ではありません。</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>「%1」は数値ではありません。</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>property</source>
        <translation>プロパティ</translation>
    </message>
    <message>
        <source>Add property</source>
        <translation>プロパティを追加</translation>
    </message>
    <message>
        <source>A property needs a name.</source>
        <translation>プロパティには名前が必要です。</translation>
    </message>
    <message>
        <source>There is a property “%1” already.</source>
        <translation>プロパティ「%1」はすでに存在します。</translation>
    </message>
    <message>
        <source>Rename property to %1</source>
        <translation>プロパティ名を「%1」に変更</translation>
    </message>
</context>
<context>
    <name>hitbox::PropertyRow</name>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>色を選択</translation>
    </message>
    <message>
        <source>Name of the property</source>
        <translation>プロパティの名前</translation>
    </message>
    <message>
        <source>Type of the property</source>
        <translation>プロパティの型</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>yes/no</source>
        <translation>はい/いいえ</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Value of the property</source>
        <translation>プロパティの値</translation>
    </message>
    <message>
        <source>Remove this property</source>
        <translation>このプロパティを削除</translation>
    </message>
</context>
<context>
    <name>hitbox::RecentEntry</name>
    <message>
        <source>Open %1</source>
        <translation>%1を開く</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Take it off this list</source>
        <translation>この一覧から削除します</translation>
    </message>
    <message>
        <source>Take %1 off the list</source>
        <translation>%1を一覧から削除</translation>
    </message>
    <message>
        <source>%1 is no longer there</source>
        <translation>%1は存在しません</translation>
    </message>
</context>
<context>
    <name>hitbox::RecoverDialog</name>
    <message>
        <source>untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>%1, closed %2
%3</source>
        <translation>%1、%2に閉じました
%3</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>復元</translation>
    </message>
    <message numerus="yes">
        <source>Work that was closed without saving. It stays for %n days, the latest for longer.</source>
        <translation>
            <numerusform>保存せずに閉じた作業です。%n日間残り、最新のものはさらに長く残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>ありません。</translation>
    </message>
    <message>
        <source>Work that was closed without saving</source>
        <translation>保存せずに閉じた作業</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>削除(&amp;D)…</translation>
    </message>
    <message>
        <source>Delete &amp;all…</source>
        <translation>すべて削除(&amp;A)…</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>元に戻せません。</translation>
    </message>
    <message>
        <source>Delete this work on “%1”?</source>
        <translation>「%1」のこの作業を削除しますか?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message numerus="yes">
        <source>Delete all %n of them?</source>
        <translation>
            <numerusform>%n件すべて削除しますか?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>すべて削除</translation>
    </message>
    <message>
        <source>Work that was closed without saving. It stays for a day, the latest for longer.</source>
        <translation>保存せずに閉じた作業です。1日間残り、最新のものはさらに長く残ります。</translation>
    </message>
</context>
<context>
    <name>hitbox::RoundingChooser</name>
    <message>
        <source>Numbers of the engine</source>
        <translation>エンジンの数値</translation>
    </message>
    <message>
        <source>The numbers in which the engine keeps coordinates: pairs that come out otherwise in them are marked</source>
        <translation>エンジンが座標を扱う数値の種類です。その数値では結果が変わる組に印を付けます</translation>
    </message>
    <message>
        <source>As in %1</source>
        <translation>%1で比較</translation>
    </message>
    <message>
        <source>Pixels per metre</source>
        <translation>1メートルあたりのピクセル数</translation>
    </message>
    <message>
        <source>How many pixels are a metre in the engine</source>
        <translation>エンジンの1メートルにあたるピクセル数です</translation>
    </message>
    <message>
        <source> px/m</source>
        <translation> px/m</translation>
    </message>
    <message>
        <source>none differs</source>
        <translation>違いなし</translation>
    </message>
    <message>
        <source>1 differs</source>
        <translation>1組が相違</translation>
    </message>
    <message numerus="yes">
        <source>%n differ</source>
        <translation>
            <numerusform>%n組が相違</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project. It is saved with it.</source>
        <translation>このプロジェクトでの各ルールの重大度です。プロジェクトと一緒に保存されます。</translation>
    </message>
    <message>
        <source>Leave every rule to itself</source>
        <translation>すべてのルールを既定の重大度に戻します</translation>
    </message>
    <message>
        <source>Reset rules</source>
        <translation>ルールをリセット</translation>
    </message>
    <message>
        <source>As the rule says</source>
        <translation>ルールの既定</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>情報</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>ルール「%1」</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>すべてリセット</translation>
    </message>
</context>
<context>
    <name>hitbox::SampleInfos</name>
    <message>
        <source>&amp;Ships and a fighter</source>
        <translation>宇宙船と格闘家(&amp;S)</translation>
    </message>
    <message>
        <source>Open a copy of a project with shapes of every kind</source>
        <translation>あらゆる種類のシェイプを含むプロジェクトのコピーを開きます</translation>
    </message>
    <message>
        <source>A s&amp;tage</source>
        <translation>ステージ(&amp;T)</translation>
    </message>
    <message>
        <source>Open a copy of a stage with overlaps of every kind, probes and bullets</source>
        <translation>さまざまな重なり、プローブ、弾を含むステージのコピーを開きます</translation>
    </message>
    <message>
        <source>A &amp;platform character</source>
        <translation>アクションゲームのキャラクター(&amp;P)</translation>
    </message>
    <message>
        <source>Open a copy of a figure of 24 frames, with points, events and tracks</source>
        <translation>ポイント、イベント、トラックを持つ24フレームのキャラクターのコピーを開きます</translation>
    </message>
    <message>
        <source>A s&amp;hooter</source>
        <translation>シューティング(&amp;H)</translation>
    </message>
    <message>
        <source>Open a copy of an enemy that opens its shell, and a ship that fires</source>
        <translation>殻を開く敵と、弾を撃つ宇宙船のコピーを開きます</translation>
    </message>
    <message>
        <source>Picture of the platform &amp;character</source>
        <translation>アクションゲームのキャラクターの画像(&amp;C)</translation>
    </message>
    <message>
        <source>Open the sheet alone, as the tutorial begins</source>
        <translation>チュートリアルの開始時と同じく、シートだけを開きます</translation>
    </message>
    <message>
        <source>Picture of the &amp;fighter</source>
        <translation>格闘家の画像(&amp;F)</translation>
    </message>
    <message>
        <source>Picture of the sh&amp;ip</source>
        <translation>宇宙船の画像(&amp;I)</translation>
    </message>
    <message>
        <source>Open the picture alone, as the tutorial begins</source>
        <translation>チュートリアルの開始時と同じく、画像だけを開きます</translation>
    </message>
</context>
<context>
    <name>hitbox::SavingBar</name>
    <message>
        <source>Saving %1…</source>
        <translation>%1を保存中…</translation>
    </message>
</context>
<context>
    <name>hitbox::ScopeChip</name>
    <message>
        <source>In which frames the next edit of shapes is done to the shapes of the same tracks</source>
        <translation>次の編集を、同じトラックのシェイプのうちどのフレームまで適用するかを選びます</translation>
    </message>
</context>
<context>
    <name>hitbox::ScriptFlow</name>
    <message>
        <source>Run a script</source>
        <translation>スクリプトを実行</translation>
    </message>
    <message>
        <source>Scripts (*.js)</source>
        <translation>スクリプト (*.js)</translation>
    </message>
    <message>
        <source>A script is running</source>
        <translation>スクリプトを実行中です</translation>
    </message>
    <message>
        <source>Running %1…</source>
        <translation>%1 を実行中…</translation>
    </message>
    <message>
        <source>%1 has run</source>
        <translation>%1 を実行しました</translation>
    </message>
    <message>
        <source>The project was changed while %1 ran, and what that did is not taken.</source>
        <translation>%1 の実行中にプロジェクトが変更されたため、スクリプトの結果は取り込まれません。</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>もう一度実行</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>%1 を実行</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>スクリプト</translation>
    </message>
</context>
<context>
    <name>hitbox::ScriptResults</name>
    <message>
        <source>What %1 says</source>
        <translation>%1 の出力</translation>
    </message>
    <message>
        <source>What the script printed</source>
        <translation>スクリプトが表示した内容</translation>
    </message>
    <message>
        <source>What the script found</source>
        <translation>スクリプトが見つけたもの</translation>
    </message>
</context>
<context>
    <name>hitbox::SearchField</name>
    <message>
        <source>Search…</source>
        <translation>検索…</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Nothing fits “%1”</source>
        <translation>「%1」に一致するものはありません</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>検索を消去</translation>
    </message>
</context>
<context>
    <name>hitbox::Section</name>
    <message>
        <source>Show or hide this part</source>
        <translation>この部分の表示/非表示を切り替え</translation>
    </message>
</context>
<context>
    <name>hitbox::Session</name>
    <message>
        <source>Add %1</source>
        <translation>%1を追加</translation>
    </message>
    <message numerus="yes">
        <source>Add %n sprites</source>
        <translation>
            <numerusform>スプライト%n個を追加</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” was not done</source>
        <translation>「%1」は実行されませんでした</translation>
    </message>
    <message>
        <source>“%1” was not done: %2</source>
        <translation>「%1」は実行されませんでした: %2</translation>
    </message>
    <message numerus="yes">
        <source> · in %n frames</source>
        <translation>
            <numerusform> · %nフレーム</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>デスクトップに合わせる</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Colours of crossings and overlaps</source>
        <translation>交差と重なりの色</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>For eyes that tell red and green apart badly</source>
        <translation>赤と緑を見分けにくい目のために</translation>
    </message>
    <message>
        <source>For eyes that tell blue and yellow apart badly</source>
        <translation>青と黄を見分けにくい目のために</translation>
    </message>
    <message>
        <source>As different as can be</source>
        <translation>できるだけ違う色</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>標準</translation>
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
        <translation>フレームの表示時間</translation>
    </message>
    <message>
        <source>Ticks a second</source>
        <translation>1 秒あたりのティック</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>キーを変更…</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1 ピクセル</translation>
    </message>
    <message>
        <source>Half as large again</source>
        <translation>1.5倍</translation>
    </message>
    <message>
        <source>Wheel over the canvas</source>
        <translation>キャンバス上のホイール</translation>
    </message>
    <message>
        <source>Zooms</source>
        <translation>拡大縮小</translation>
    </message>
    <message>
        <source>Scrolls, with Ctrl zooms</source>
        <translation>スクロール (Ctrlで拡大縮小)</translation>
    </message>
    <message>
        <source>Handles on the canvas</source>
        <translation>キャンバス上のハンドル</translation>
    </message>
    <message>
        <source>Large, for pens and fingers</source>
        <translation>大（ペンや指用）</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Engine of first exports</source>
        <translation>最初の書き出しのエンジン</translation>
    </message>
    <message>
        <source>Seconds until unsaved work is kept</source>
        <translation>未保存の作業を保管するまでの秒数</translation>
    </message>
    <message>
        <source>Days that work closed without saving stays</source>
        <translation>保存せずに閉じた作業を残す日数</translation>
    </message>
    <message>
        <source>Newest versions of a project that stay</source>
        <translation>残すプロジェクトの最新版の数</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Editing</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Tips that show a gesture</source>
        <translation>操作を見せるヒント</translation>
    </message>
    <message>
        <source>Once for each tool</source>
        <translation>ツールごとに一度</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>表示しない</translation>
    </message>
</context>
<context>
    <name>hitbox::ShapeFields</name>
    <message>
        <source>A number or a sum such as 12+0.5; the arrow keys step it, with Shift ten times as far, with Alt an eighth as far</source>
        <translation>数値または12+0.5のような式を入力します。矢印キーで増減し、Shiftで10倍、Altで1/8になります</translation>
    </message>
</context>
<context>
    <name>hitbox::ShapesPanel</name>
    <message>
        <source>Shapes</source>
        <translation>シェイプ</translation>
    </message>
    <message>
        <source>Search shapes</source>
        <translation>シェイプを検索</translation>
    </message>
    <message>
        <source>Show and lock by category</source>
        <translation>カテゴリーごとに表示/ロック</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カテゴリー</translation>
    </message>
    <message>
        <source>Category of the selected shapes and of the next one drawn</source>
        <translation>選択中のシェイプと次に描くシェイプのカテゴリー</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編集…</translation>
    </message>
    <message>
        <source>Categories: colours, bits and who hits whom</source>
        <translation>カテゴリーの色、ビット、ヒットの組み合わせを編集します</translation>
    </message>
    <message>
        <source>No shapes in this frame yet. Trace the sprite, or draw a polygon, a box or a circle.</source>
        <translation>このフレームにはまだシェイプがありません。スプライトをトレースするか、ポリゴン、ボックス、円を描いてください。</translation>
    </message>
    <message>
        <source>No shape or category has this in its name.</source>
        <translation>この文字を名前に含むシェイプやカテゴリーはありません。</translation>
    </message>
    <message>
        <source>several</source>
        <translation>複数</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>%1の順序を変更</translation>
    </message>
    <message>
        <source>Rename shape to %1</source>
        <translation>シェイプ名を「%1」に変更</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1を表示</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1を隠す</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>%1をロック</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>%1のロックを解除</translation>
    </message>
</context>
<context>
    <name>hitbox::SheetPreview</name>
    <message>
        <source>The sheet and its grid</source>
        <translation>シートとグリッド</translation>
    </message>
    <message>
        <source>The wheel zooms, dragging moves, a double click shows all</source>
        <translation>ホイールでズーム、ドラッグで移動、ダブルクリックで全体を表示します</translation>
    </message>
    <message>
        <source>One line in %1 is drawn; the wheel zooms in</source>
        <translation>線を%1本に1本だけ描画中です。ホイールで拡大できます</translation>
    </message>
    <message>
        <source>Not all lines are drawn; the wheel zooms in</source>
        <translation>一部の線だけを描画中です。ホイールで拡大できます</translation>
    </message>
</context>
<context>
    <name>hitbox::ShortcutEditor</name>
    <message>
        <source>Search actions</source>
        <translation>操作を検索</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>割り当て</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>キーを変更</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>新しいキー</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>すべてリセット</translation>
    </message>
    <message>
        <source>%1 belongs to the canvas and the lists.</source>
        <translation>%1はキャンバスとリストで使われています。</translation>
    </message>
    <message>
        <source>%1 belongs to “%2” by now; “%3” would take it away from there.</source>
        <translation>%1は現在「%2」に割り当てられています。「%3」に割り当てると、そこから外れます。</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>割り当てを移す</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Keys of another program</source>
        <translation>別のプログラムのキー</translation>
    </message>
    <message>
        <source>Those of tools are Tiled&apos;s as delivered</source>
        <translation>初期状態のツールのキーはTiledと同じです</translation>
    </message>
</context>
<context>
    <name>hitbox::SidePanels</name>
    <message>
        <source>&amp;Trace panel</source>
        <translation>トレースパネル(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Shapes panel</source>
        <translation>シェイプパネル(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Properties panel</source>
        <translation>プロパティパネル(&amp;P)</translation>
    </message>
    <message>
        <source>Points and e&amp;vents panel</source>
        <translation>ポイントとイベントパネル(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Engine panel</source>
        <translation>エンジンパネル(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Numbers panel</source>
        <translation>数値パネル(&amp;N)</translation>
    </message>
    <message>
        <source>St&amp;age panel</source>
        <translation>ステージパネル(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Overlaps, probes and play test</source>
        <translation>重なり、プローブ、テストプレイ(&amp;O)</translation>
    </message>
    <message>
        <source>P&amp;roblems panel</source>
        <translation>問題パネル(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Conflicts panel</source>
        <translation>競合パネル(&amp;C)</translation>
    </message>
</context>
<context>
    <name>hitbox::SliceDialog</name>
    <message>
        <source>Cell size</source>
        <translation>セルのサイズ</translation>
    </message>
    <message>
        <source>Of one frame, in pixels; as many as fit are cut</source>
        <translation>1フレームのピクセル数です。収まる数だけ分割します</translation>
    </message>
    <message>
        <source>Columns, rows</source>
        <translation>列数、行数</translation>
    </message>
    <message>
        <source>How many cells; they become as large as fits</source>
        <translation>セルの数です。収まる最大のサイズになります</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>余白</translation>
    </message>
    <message>
        <source>Pixels around all cells, on both sides</source>
        <translation>全セルの外側の両端のピクセル数です</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>Pixels between one cell and the next</source>
        <translation>隣り合うセルの間のピクセル数です</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>Pixels before the first cell, on top of the margin</source>
        <translation>余白に加えた、最初のセルまでのピクセル数です</translation>
    </message>
    <message>
        <source>Guessed by the empty rows and columns between the cells.</source>
        <translation>セルの間の空の行と列から推測しました。</translation>
    </message>
    <message>
        <source>Guessed by the numbers in the file&apos;s name.</source>
        <translation>ファイル名の数字から推測しました。</translation>
    </message>
    <message>
        <source>Guessed by what comes again at this distance.</source>
        <translation>この間隔での繰り返しから推測しました。</translation>
    </message>
    <message>
        <source>Guessed by the lines along which the colours change.</source>
        <translation>色が変わる線から推測しました。</translation>
    </message>
    <message>
        <source>Squares fit into this strip; nothing else tells what its cells are.</source>
        <translation>この帯には正方形が収まりますが、ほかに手がかりはありません。</translation>
    </message>
    <message>
        <source>Nothing tells how this picture is cut.</source>
        <translation>この絵の分割を示す手がかりがありません。</translation>
    </message>
    <message>
        <source>Slice sheet</source>
        <translation>シートをスライス</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>x</source>
        <translation>X</translation>
    </message>
    <message>
        <source>y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>&amp;Leave out empty cells</source>
        <translation>空のセルを省く(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Guess again</source>
        <translation>もう一度推測(&amp;G)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>スライス</translation>
    </message>
    <message>
        <source>Looking for the grid…</source>
        <translation>グリッドを探しています…</translation>
    </message>
    <message>
        <source>Looking for empty cells…</source>
        <translation>空のセルを探しています…</translation>
    </message>
    <message>
        <source>%1 × %2 px</source>
        <translation>%1 × %2 px</translation>
    </message>
    <message>
        <source>1 frame of %1</source>
        <translation>%1のフレーム1個</translation>
    </message>
    <message numerus="yes">
        <source>%n frames of %1</source>
        <translation>
            <numerusform>%1のフレーム%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>1 empty cell stays out.</source>
        <translation>1個の空のセルは省かれます。</translation>
    </message>
    <message numerus="yes">
        <source>%n empty cells stay out.</source>
        <translation>
            <numerusform>%n個の空のセルは省かれます。</numerusform>
        </translation>
    </message>
    <message>
        <source>1 of them is empty.</source>
        <translation>うち1個は空です。</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are empty.</source>
        <translation>
            <numerusform>うち%n個は空です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 px at the right and %2 px at the bottom stay out.</source>
        <translation>右の%1 pxと下の%2 pxは省かれます。</translation>
    </message>
    <message>
        <source>%1 px at the right stay out.</source>
        <translation>右の%1 pxは省かれます。</translation>
    </message>
    <message>
        <source>%1 px at the bottom stay out.</source>
        <translation>下の%1 pxは省かれます。</translation>
    </message>
    <message>
        <source>No cell fits into the sheet.</source>
        <translation>シートに収まるセルがありません。</translation>
    </message>
    <message>
        <source>There is no cell for frames with shapes on them: %1 frames, %2 shapes. Undo brings them back.</source>
        <translation>シェイプのある一部のフレームに対応するセルがありません: %1フレーム、シェイプ%2個。「元に戻す」で戻せます。</translation>
    </message>
</context>
<context>
    <name>hitbox::SnapPopup</name>
    <message>
        <source>Snap to: %1</source>
        <translation>スナップ先: %1</translation>
    </message>
    <message>
        <source>no grid</source>
        <translation>グリッドなし</translation>
    </message>
    <message>
        <source>pixel</source>
        <translation>ピクセル</translation>
    </message>
    <message>
        <source>half pixel</source>
        <translation>半ピクセル</translation>
    </message>
    <message>
        <source>own grid</source>
        <translation>独自グリッド</translation>
    </message>
    <message>
        <source>vertices of other shapes</source>
        <translation>ほかのシェイプの頂点</translation>
    </message>
    <message>
        <source>edges of other shapes</source>
        <translation>ほかのシェイプの辺</translation>
    </message>
    <message>
        <source>outline of the sprite&apos;s pixels</source>
        <translation>スプライトのピクセルの輪郭</translation>
    </message>
    <message>
        <source>the same shape in the frame before</source>
        <translation>前のフレームの同じシェイプ</translation>
    </message>
    <message>
        <source>borders and middle of the frame</source>
        <translation>フレームの端と中央</translation>
    </message>
    <message>
        <source>pivot</source>
        <translation>ピボット</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>スナップ</translation>
    </message>
    <message>
        <source>Points snap to</source>
        <translation>頂点のスナップ先</translation>
    </message>
    <message>
        <source>Ctrl turns all off while held.</source>
        <translation>Ctrlを押している間はすべてオフになります。</translation>
    </message>
    <message>
        <source>step x</source>
        <translation>間隔X</translation>
    </message>
    <message>
        <source>step y</source>
        <translation>間隔Y</translation>
    </message>
    <message>
        <source>from x</source>
        <translation>始点X</translation>
    </message>
    <message>
        <source>from y</source>
        <translation>始点Y</translation>
    </message>
</context>
<context>
    <name>hitbox::SpritesPanel</name>
    <message>
        <source>Sprites</source>
        <translation>スプライト</translation>
    </message>
    <message>
        <source>Search sprites</source>
        <translation>スプライトを検索</translation>
    </message>
    <message>
        <source>Add images as sprites</source>
        <translation>画像をスプライトとして追加</translation>
    </message>
    <message>
        <source>No sprites yet. Drop images here.</source>
        <translation>スプライトはまだありません。ここに画像をドロップしてください。</translation>
    </message>
    <message>
        <source>Rename sprite to %1</source>
        <translation>スプライト名を「%1」に変更</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1フレーム</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%nフレーム</numerusform>
        </translation>
    </message>
    <message>
        <source>No sprite has this in its name.</source>
        <translation>この文字を名前に含むスプライトはありません。</translation>
    </message>
    <message>
        <source>%1 sprites</source>
        <translation>スプライト%1個</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1を移動</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>%1: undo brings it back.</source>
        <translation>%1。「元に戻す」で戻せます。</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1を複製</translation>
    </message>
</context>
<context>
    <name>hitbox::StageDesk</name>
    <message>
        <source>Looking at the stage</source>
        <translation>ステージの情報</translation>
    </message>
</context>
<context>
    <name>hitbox::StagePanel</name>
    <message>
        <source>Stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>Search instances</source>
        <translation>インスタンスを検索</translation>
    </message>
    <message>
        <source>Place frame</source>
        <translation>フレームを配置</translation>
    </message>
    <message>
        <source>Stage in view; type to rename it</source>
        <translation>表示中のステージ。入力すると名前を変更できます</translation>
    </message>
    <message>
        <source>New stage</source>
        <translation>新規ステージ</translation>
    </message>
    <message>
        <source>Remove this stage</source>
        <translation>このステージを削除</translation>
    </message>
    <message>
        <source>New layer on top of the others</source>
        <translation>ほかのレイヤーの上に新規レイヤーを作成</translation>
    </message>
    <message>
        <source>Play the animations of what stands here</source>
        <translation>ここにあるもののアニメーションを再生します</translation>
    </message>
    <message>
        <source>Put the frame chosen below on the stage</source>
        <translation>下で選んだフレームをステージに置きます</translation>
    </message>
    <message>
        <source>Rename stage</source>
        <translation>ステージの名前を変更</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>Remove stage</source>
        <translation>ステージを削除</translation>
    </message>
</context>
<context>
    <name>hitbox::StartPage</name>
    <message>
        <source>Drop a PNG, a sheet or a folder here</source>
        <translation>ここにPNG、シート、フォルダーをドロップ</translation>
    </message>
    <message>
        <source>PNG, GIF, WebP, Aseprite, Photoshop, Krita and .hitbox files</source>
        <translation>PNG、GIF、WebP、Aseprite、Photoshop、Krita、.hitboxファイル</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Open projects and images</source>
        <translation>プロジェクトと画像を開きます</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近のファイル</translation>
    </message>
    <message>
        <source>Samples to try things out on</source>
        <translation>試用できるサンプル</translation>
    </message>
    <message>
        <source>PNG, GIF, Aseprite, Photoshop, Krita and .hitbox files</source>
        <translation>PNG、GIF、Aseprite、Photoshop、Krita、.hitboxファイル</translation>
    </message>
</context>
<context>
    <name>hitbox::StatusLine</name>
    <message>
        <source>engine view</source>
        <translation>エンジンビュー</translation>
    </message>
    <message>
        <source>Choose what points snap to</source>
        <translation>頂点のスナップ先を選択します</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>スナップ</translation>
    </message>
    <message>
        <source>snap: %1</source>
        <translation>スナップ: %1</translation>
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
        <translation>タグの最初のフレーム</translation>
    </message>
    <message>
        <source>Last frame of the tag</source>
        <translation>タグの最後のフレーム</translation>
    </message>
    <message>
        <source>The frame&apos;s number, counted from 0</source>
        <translation>0から数えたフレーム番号です</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>順方向</translation>
    </message>
    <message>
        <source>reverse</source>
        <translation>逆方向</translation>
    </message>
    <message>
        <source>ping-pong</source>
        <translation>ピンポン</translation>
    </message>
    <message>
        <source>ping-pong from the end</source>
        <translation>末尾からピンポン</translation>
    </message>
    <message>
        <source>How often it is played before the animation ends: 0 for ever</source>
        <translation>アニメーションが終わるまでの再生回数です。0は無限です</translation>
    </message>
    <message>
        <source>for ever</source>
        <translation>無限</translation>
    </message>
    <message>
        <source> ×</source>
        <translation>回</translation>
    </message>
    <message>
        <source>Times that the tag is played</source>
        <translation>タグの再生回数</translation>
    </message>
    <message>
        <source>Rename tag to %1</source>
        <translation>タグ名を「%1」に変更</translation>
    </message>
    <message>
        <source>Direction of tag %1</source>
        <translation>タグ「%1」の再生方向</translation>
    </message>
    <message>
        <source>Repeats of tag %1</source>
        <translation>タグ「%1」の再生回数</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Frames of tag %1</source>
        <translation>タグ「%1」のフレーム</translation>
    </message>
    <message>
        <source>Choose a tag by its bar, or in the box above, to change it.</source>
        <translation>タグを変更するには、そのバーか上のボックスで選択してください。</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelineExport</name>
    <message>
        <source>Save the timeline as a picture</source>
        <translation>タイムラインを画像として保存</translation>
    </message>
    <message>
        <source>Save the timeline as CSV</source>
        <translation>タイムラインをCSVとして保存</translation>
    </message>
    <message>
        <source>Copied 1 tick as CSV</source>
        <translation>1ティックをCSVとしてコピーしました</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n ticks as CSV</source>
        <translation>
            <numerusform>%nティックをCSVとしてコピーしました</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1ファイル (*.%2)</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1に書き込みました</translation>
    </message>
    <message>
        <source>Could not write the timeline: %1</source>
        <translation>タイムラインを書き込めませんでした: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelineFields</name>
    <message>
        <source>Who</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>When hit</source>
        <translation>被弾時</translation>
    </message>
    <message>
        <source> ticks</source>
        <translation> ティック</translation>
    </message>
    <message>
        <source>Ticks that B starts after A</source>
        <translation>AからB開始までのティック数</translation>
    </message>
    <message>
        <source>How many ticks B starts after A; below 0, A starts after B</source>
        <translation>Aの何ティック後にBを開始するかです。0未満ではBの後にAを開始します</translation>
    </message>
    <message>
        <source>Take the selected two</source>
        <translation>選択中の2つを使う</translation>
    </message>
    <message>
        <source>Play the two instances that are selected on the stage</source>
        <translation>ステージで選択中の2つのインスタンスを再生します</translation>
    </message>
    <message>
        <source>B starts after</source>
        <translation>B開始まで</translation>
    </message>
    <message>
        <source>Instance that is player %1</source>
        <translation>プレイヤー%1のインスタンス</translation>
    </message>
    <message>
        <source>as placed</source>
        <translation>配置どおり</translation>
    </message>
    <message>
        <source>What %1 plays</source>
        <translation>%1の再生内容</translation>
    </message>
    <message>
        <source>What %1 plays; on the stage, an instance&apos;s tag is chosen in its row</source>
        <translation>%1の再生内容です。ステージでは、インスタンスのタグをその行で選びます</translation>
    </message>
    <message>
        <source>Rounds of %1</source>
        <translation>%1の再生回数</translation>
    </message>
    <message>
        <source>How often %1 plays it, one round after the other</source>
        <translation>%1が続けて再生する回数です</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>継続</translation>
    </message>
    <message>
        <source>What %1 turns to when it is hit</source>
        <translation>%1の被弾時の動作</translation>
    </message>
    <message>
        <source>What %1 turns to on the tick after the first hit, such as its hit-stun</source>
        <translation>最初のヒットの次のティックで%1が切り替わるアニメーションです (のけぞりなど)</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelinePanel</name>
    <message>
        <source>Go to the first contact</source>
        <translation>最初の接触へ移動</translation>
    </message>
    <message>
        <source>Go to the last contact</source>
        <translation>最後の接触へ移動</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>画像…</translation>
    </message>
    <message>
        <source>Save the strip as a picture</source>
        <translation>タイムラインを画像として保存します</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Save a line for each tick</source>
        <translation>1ティック1行で保存します</translation>
    </message>
    <message>
        <source>Copy CSV</source>
        <translation>CSVをコピー</translation>
    </message>
    <message>
        <source>Copy a line for each tick</source>
        <translation>1ティック1行でコピーします</translation>
    </message>
    <message>
        <source>1 tick</source>
        <translation>1ティック</translation>
    </message>
    <message numerus="yes">
        <source>%n ticks</source>
        <translation>
            <numerusform>%nティック</numerusform>
        </translation>
    </message>
    <message>
        <source>The two never meet.</source>
        <translation>2つは接触しません。</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelineStrip</name>
    <message>
        <source>Ticks</source>
        <translation>ティック</translation>
    </message>
    <message>
        <source>nothing meets</source>
        <translation>接触なし</translation>
    </message>
    <message>
        <source>each hits the other</source>
        <translation>互いにヒット</translation>
    </message>
    <message>
        <source>A hits B</source>
        <translation>AがBにヒット</translation>
    </message>
    <message>
        <source>B hits A</source>
        <translation>BがAにヒット</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>tick %1: %2 | %3, %4</source>
        <translation>ティック%1: %2 | %3、%4</translation>
    </message>
    <message>
        <source>%1 in %2 px²</source>
        <translation>%1、%2 px²</translation>
    </message>
</context>
<context>
    <name>hitbox::ToolBar</name>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
</context>
<context>
    <name>hitbox::TopBar</name>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>ステージ %1</translation>
    </message>
</context>
<context>
    <name>hitbox::TracePanel</name>
    <message>
        <source>Cannot be traced: %1</source>
        <translation>トレースできません: %1</translation>
    </message>
    <message>
        <source>Tracing…</source>
        <translation>トレース中…</translation>
    </message>
    <message>
        <source>Outlines: %1, vertices: %2</source>
        <translation>輪郭: %1、頂点: %2</translation>
    </message>
    <message>
        <source>Missed pixels %1 %, excess pixels %2 %</source>
        <translation>不足ピクセル%1 %、余分なピクセル%2 %</translation>
    </message>
    <message>
        <source>Frames traced: %1.</source>
        <translation>トレースしたフレーム: %1。</translation>
    </message>
    <message>
        <source>Nothing to outline: %1.</source>
        <translation>輪郭になるものなし: %1。</translation>
    </message>
    <message>
        <source>Changed meanwhile and left alone: %1.</source>
        <translation>その間に変更されたため対象外: %1。</translation>
    </message>
    <message>
        <source>Could not be traced: %1, such as %2</source>
        <translation>トレースできなかったもの: %1、例: %2</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>トレース</translation>
    </message>
    <message>
        <source>Cancelled; nothing was changed.</source>
        <translation>キャンセルしました。何も変更していません。</translation>
    </message>
    <message>
        <source>Tolerance in pixels</source>
        <translation>許容誤差 (ピクセル)</translation>
    </message>
    <message>
        <source>How far the outline may leave the pixels&apos; edges: more means fewer vertices</source>
        <translation>輪郭がピクセルの端から離れてよい距離です。大きいほど頂点が減ります</translation>
    </message>
    <message>
        <source>Alpha threshold</source>
        <translation>アルファしきい値</translation>
    </message>
    <message>
        <source>Pixels of at least this alpha count as opaque</source>
        <translation>アルファがこの値以上のピクセルを不透明とみなします</translation>
    </message>
    <message>
        <source>Grow or shrink in pixels</source>
        <translation>拡張/縮小 (ピクセル)</translation>
    </message>
    <message>
        <source>Makes the outline larger, or smaller with a negative number</source>
        <translation>輪郭を大きくします。負の値では小さくなります</translation>
    </message>
    <message>
        <source>Smallest island in pixels</source>
        <translation>最小アイランド (ピクセル)</translation>
    </message>
    <message>
        <source>Islands and holes of fewer pixels are passed over</source>
        <translation>ピクセル数がこれより少ないアイランドと穴を無視します</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>Just so many vertices in each outline, whatever the tolerance</source>
        <translation>許容誤差に関係なく、各輪郭をこの頂点数にします</translation>
    </message>
    <message>
        <source>Number of vertices</source>
        <translation>頂点数</translation>
    </message>
    <message>
        <source>Never cut an opaque pixel</source>
        <translation>不透明ピクセルを切らない</translation>
    </message>
    <message>
        <source>Keep holes open</source>
        <translation>穴を残す</translation>
    </message>
    <message>
        <source>A polygon has no holes: the outline is cut into several that leave them open</source>
        <translation>ポリゴンには穴を開けられないため、穴が残るように輪郭を複数に分割します</translation>
    </message>
    <message>
        <source>Tint pixels that do not fit</source>
        <translation>合わないピクセルに色を付ける</translation>
    </message>
    <message>
        <source>Orange: opaque pixels that no outline holds. Violet: other pixels that one does</source>
        <translation>オレンジ: 輪郭に含まれない不透明ピクセル。紫: 輪郭に含まれるそれ以外のピクセル</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>許容誤差</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>アルファ</translation>
    </message>
    <message>
        <source>Grow</source>
        <translation>拡張</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Take all outlines as shapes (Enter)</source>
        <translation>すべての輪郭をシェイプにします (Enter)</translation>
    </message>
    <message>
        <source>Trace many frames</source>
        <translation>複数フレームをトレース</translation>
    </message>
    <message>
        <source>Selected frames</source>
        <translation>選択したフレーム</translation>
    </message>
    <message>
        <source>All frames of this sprite</source>
        <translation>このスプライトの全フレーム</translation>
    </message>
    <message>
        <source>All frames of the project</source>
        <translation>プロジェクトの全フレーム</translation>
    </message>
    <message>
        <source>Replace shapes of the category</source>
        <translation>カテゴリーのシェイプを置き換え</translation>
    </message>
    <message>
        <source>For many frames: outlines take the place of the category&apos;s shapes there</source>
        <translation>複数フレームの場合、そのカテゴリーのシェイプを輪郭で置き換えます</translation>
    </message>
    <message>
        <source>Frames traced</source>
        <translation>トレースしたフレーム</translation>
    </message>
    <message>
        <source>%v of %m frames</source>
        <translation>%v/%mフレーム</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Frames of the tag “%1”</source>
        <translation>タグ「%1」のフレーム</translation>
    </message>
    <message>
        <source>Trace as %1</source>
        <translation>%1としてトレース</translation>
    </message>
    <message>
        <source>Replace shapes of “%1”</source>
        <translation>「%1」のシェイプを置き換え</translation>
    </message>
</context>
<context>
    <name>hitbox::TrackGrid</name>
    <message>
        <source>Tracks</source>
        <translation>トラック</translation>
    </message>
    <message>
        <source>shapes</source>
        <translation>シェイプ</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>without a track</source>
        <translation>トラックなし</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes without a track</source>
        <translation>
            <numerusform>トラックのないシェイプ%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>held, as in the frame before</source>
        <translation>保持 (前のフレームと同じ)</translation>
    </message>
    <message>
        <source>in-between, worked out from keys</source>
        <translation>中割り (キーから計算)</translation>
    </message>
    <message>
        <source>%1, frame %2: %3</source>
        <translation>%1、フレーム%2: %3</translation>
    </message>
    <message>
        <source>%1
Double click to type another duration.</source>
        <translation>%1
ダブルクリックで長さを入力できます。</translation>
    </message>
    <message>
        <source>Show or hide on all frames; Alt: on one</source>
        <translation>全フレームで表示/非表示 (Alt: 1フレームのみ)</translation>
    </message>
    <message>
        <source>Lock or unlock on all frames; Alt: on one</source>
        <translation>全フレームでロック/ロック解除 (Alt: 1フレームのみ)</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>攻撃</translation>
    </message>
    <message>
        <source>Attack %1</source>
        <translation>攻撃 %1</translation>
    </message>
    <message>
        <source>No shapes in this sprite yet. What is drawn stands here, frame by frame.</source>
        <translation>このスプライトにはまだシェイプがありません。描いたものがフレームごとにここに並びます。</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1、非表示</translation>
    </message>
    <message>
        <source>%1, locked</source>
        <translation>%1、ロック</translation>
    </message>
</context>
<context>
    <name>hitbox::TrackLanes</name>
    <message>
        <source>1 frame</source>
        <translation>1フレーム</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>%1フレーム</translation>
    </message>
    <message>
        <source>Startup</source>
        <translation>発生</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>持続</translation>
    </message>
    <message>
        <source>Gap, where nothing strikes</source>
        <translation>ヒットのない間隔</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>硬直</translation>
    </message>
    <message>
        <source>1 tick</source>
        <translation>1ティック</translation>
    </message>
    <message>
        <source>%1 ticks</source>
        <translation>%1ティック</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation>%1: %2、%3、%4</translation>
    </message>
    <message>
        <source>startup %1</source>
        <translation>発生%1</translation>
    </message>
    <message>
        <source>active %1</source>
        <translation>持続%1</translation>
    </message>
    <message>
        <source>gap %1</source>
        <translation>間隔%1</translation>
    </message>
    <message>
        <source>recovery %1</source>
        <translation>硬直%1</translation>
    </message>
    <message>
        <source>No shape of these frames strikes another category.</source>
        <translation>これらのフレームに、ほかのカテゴリーにヒットするシェイプはありません。</translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation>フレーム%1</translation>
    </message>
    <message>
        <source>Frames %1 to %2</source>
        <translation>フレーム%1～%2</translation>
    </message>
    <message>
        <source>The whole attack:</source>
        <translation>攻撃全体:</translation>
    </message>
    <message>
        <source>Active counts the gaps within it.</source>
        <translation>持続には途中の間隔も含まれます。</translation>
    </message>
    <message>
        <source>Frame %1, %2: %3, %4</source>
        <translation>フレーム%1、%2: %3、%4</translation>
    </message>
    <message>
        <source>Frame %1 – when it comes up: %2</source>
        <translation>フレーム%1 – 表示時: %2</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>エラー1件</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>エラー%1件</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>警告1件</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>警告%1件</translation>
    </message>
    <message>
        <source>1 remark</source>
        <translation>情報1件</translation>
    </message>
    <message>
        <source>%1 remarks</source>
        <translation>情報%1件</translation>
    </message>
    <message>
        <source>Frame %1 – %2: %3</source>
        <translation>フレーム%1 – %2: %3</translation>
    </message>
</context>
<context>
    <name>hitbox::TracksPanel</name>
    <message>
        <source>%1 tracks</source>
        <translation>トラック%1個</translation>
    </message>
    <message>
        <source>Begin %1 in frame %2</source>
        <translation>%1をフレーム%2から開始</translation>
    </message>
    <message>
        <source>End %1 in frame %2</source>
        <translation>%1をフレーム%2で終了</translation>
    </message>
    <message>
        <source>Move %1 to frame %2</source>
        <translation>%1をフレーム%2に移動</translation>
    </message>
    <message>
        <source>Copy %1 to frame %2</source>
        <translation>%1をフレーム%2にコピー</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>トラック</translation>
    </message>
    <message>
        <source>Tag to show</source>
        <translation>表示するタグ</translation>
    </message>
    <message>
        <source>The animation tag whose frames are shown</source>
        <translation>フレームを表示するアニメーションタグです</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>再生/停止</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>%1 is locked; its lock beside the name lets it go.</source>
        <translation>%1はロックされています。名前の横の錠で解除できます。</translation>
    </message>
    <message>
        <source>All frames</source>
        <translation>全フレーム</translation>
    </message>
    <message>
        <source>The strip of frames in place of the grid</source>
        <translation>グリッドの代わりにフレームストリップを表示します</translation>
    </message>
    <message>
        <source>The tag “%1” names no frames of this sprite.</source>
        <translation>タグ「%1」はこのスプライトのフレームを指していません。</translation>
    </message>
    <message>
        <source>%1 is not in the frame in view.</source>
        <translation>%1は表示中のフレームにありません。</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1を表示</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1を隠す</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>%1をロック</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>%1のロックを解除</translation>
    </message>
    <message>
        <source>What is locked stays.</source>
        <translation>ロックされたものは残ります。</translation>
    </message>
    <message>
        <source>Choose cells with something in them first.</source>
        <translation>先に中身のあるセルを選択してください。</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1を削除</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n shapes</source>
        <translation>
            <numerusform>シェイプ%n個を削除</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: undo brings it back.</source>
        <translation>%1。「元に戻す」で戻せます。</translation>
    </message>
    <message>
        <source>Join into one track</source>
        <translation>1つのトラックに統合</translation>
    </message>
    <message>
        <source>Choose cells of different frames first, such as with Shift.</source>
        <translation>先にShiftなどで異なるフレームのセルを選択してください。</translation>
    </message>
    <message>
        <source>Take out of the track</source>
        <translation>トラックから外す</translation>
    </message>
    <message>
        <source>Choose cells of a track first.</source>
        <translation>先にトラックのセルを選択してください。</translation>
    </message>
    <message>
        <source>Hold %1</source>
        <translation>%1を保持</translation>
    </message>
    <message>
        <source>Choose cells behind a shape of the track first.</source>
        <translation>先にトラックのシェイプより後ろのセルを選択してください。</translation>
    </message>
    <message>
        <source>Make keys of %1</source>
        <translation>%1をキーにする</translation>
    </message>
    <message>
        <source>Work in-betweens of %1 out</source>
        <translation>%1の中割りを計算</translation>
    </message>
    <message>
        <source>Choose cells between two keys of a track first.</source>
        <translation>先にトラックの2つのキーの間にあるセルを選択してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n keys are worked out from those around them now. Undo brings them back.</source>
        <translation>
            <numerusform>%n個のキーが前後のキーからの計算に変わりました。「元に戻す」で戻せます。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shapes look like one thing: make them a track?</source>
        <translation>%1個のシェイプは同じもののようです。トラックにしますか?</translation>
    </message>
    <message>
        <source>%1 shapes look like %2 things: make them tracks?</source>
        <translation>%1個のシェイプは%2個のもののようです。トラックにしますか?</translation>
    </message>
    <message>
        <source>Make tracks</source>
        <translation>トラックにする</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>今はしない</translation>
    </message>
    <message>
        <source>Make tracks of %1</source>
        <translation>%1をトラックにする</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen frames last as long now.</source>
        <translation>
            <numerusform>選択した%nフレームがこの長さになりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>1 key is worked out from those around it now. Undo brings it back.</source>
        <translation>1個のキーが前後のキーからの計算に変わりました。「元に戻す」で戻せます。</translation>
    </message>
    <message>
        <source>%1 goes no further: the frames end there.</source>
        <translation>%1 はこれ以上動かせません。フレームはそこで終わりです。</translation>
    </message>
</context>
<context>
    <name>hitbox::VersionsDialog</name>
    <message>
        <source>Saved %1</source>
        <translation>%1に保存</translation>
    </message>
    <message>
        <source>Saved at an unknown time</source>
        <translation>保存日時不明</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>“%1” as it was saved. A copy opens in a tab of its own and changes nothing else.</source>
        <translation>保存時点の「%1」です。コピーが別のタブで開き、ほかは変更されません。</translation>
    </message>
    <message>
        <source>There is none yet: the next save keeps one.</source>
        <translation>まだありません。次に保存すると作成されます。</translation>
    </message>
    <message>
        <source>Versions of the project</source>
        <translation>プロジェクトのバージョン</translation>
    </message>
    <message>
        <source>Open as c&amp;opy</source>
        <translation>コピーとして開く(&amp;O)</translation>
    </message>
    <message>
        <source>Cannot be opened: %1</source>
        <translation>開けません: %1</translation>
    </message>
    <message>
        <source>As it is now</source>
        <translation>現在と同じ</translation>
    </message>
    <message>
        <source>Since then: %1</source>
        <translation>以降の変更: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::VertexModel</name>
    <message>
        <source>Vertex %1</source>
        <translation>頂点%1</translation>
    </message>
</context>
<context>
    <name>hitbox::VertexTable</name>
    <message>
        <source>Vertices</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>Type to change a coordinate; sums such as 12+0.5 work. Tab goes on, Insert adds, Delete removes, Ctrl+C and Ctrl+V copy and paste.</source>
        <translation>入力して座標を変更します。12+0.5のような式も使えます。Tabで次へ、Insertで追加、Deleteで削除、Ctrl+CとCtrl+Vでコピーとペースト。</translation>
    </message>
</context>
<context>
    <name>hitbox::WorkBar</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>hitbox::Workspace</name>
    <message>
        <source>The project is saved. It could not be kept among its versions: %1</source>
        <translation>プロジェクトは保存しましたが、バージョンとして残せませんでした: %1</translation>
    </message>
    <message>
        <source>A crash would lose unsaved work, which could not be kept: %1</source>
        <translation>未保存の作業を退避できなかったため、クラッシュすると失われます: %1</translation>
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
        <translation>%1 という形式はありません。使える形式: %2</translation>
    </message>
    <message>
        <source>a depfile cannot hold the name %1: rename it without control characters, and with no backslash or colon at its end</source>
        <translation>名前 %1 は依存関係ファイルに書けません。制御文字を含まず、末尾がバックスラッシュやコロンでない名前に変更してください</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>it can be: %1</source>
        <translation>使える値: %1</translation>
    </message>
    <message>
        <source>it takes a number from 0.000001 to 1000000</source>
        <translation>0.000001～1000000の数値を指定してください</translation>
    </message>
    <message>
        <source>it takes one line of at most 1,000 characters</source>
        <translation>1,000文字以内の1行で指定してください</translation>
    </message>
    <message>
        <source>the format %1 has no option %2; it has: %3</source>
        <translation>形式 %1 にオプション %2 はありません。使えるオプション: %3</translation>
    </message>
    <message>
        <source>the option %1 cannot be %2; %3</source>
        <translation>オプション %1 を %2 にはできません。%3</translation>
    </message>
    <message>
        <source>the project</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>%1 and %2 would both be written to one file; rename one: what files are called by must differ by more than case and characters that files cannot have, in the %3 bytes that are kept of it, and a stage’s file is called by its name and “_stage”</source>
        <translation>%1 と %2 が同じファイルに書き込まれます。どちらかの名前を変更してください。ファイル名になる名前は、ファイル名に使われる%3バイトの範囲で、大文字と小文字、ファイル名に使えない文字以外の違いが必要です。ステージのファイル名は、その名前に「_stage」を付けたものです</translation>
    </message>
    <message>
        <source>%1 and %2 would both be written to %3; rename one: what files are called by must differ by more than case and characters that files cannot have, and a stage’s file is called by its name and “_stage”</source>
        <translation>%1 と %2 がどちらも %3 に書き込まれます。どちらかの名前を変更してください。ファイル名になる名前は、大文字と小文字、ファイル名に使えない文字以外の違いが必要です。ステージのファイル名は、その名前に「_stage」を付けたものです</translation>
    </message>
    <message>
        <source>there is nothing to export: the project has no sprites</source>
        <translation>エクスポートするものがありません。プロジェクトにスプライトがありません</translation>
    </message>
    <message>
        <source>sprite %1, frame %2</source>
        <translation>スプライト %1、フレーム %2</translation>
    </message>
    <message>
        <source>, shape %1 %2</source>
        <translation>、シェイプ%1 %2</translation>
    </message>
    <message>
        <source>read back, the file does not hold the shapes that were exported; nothing is written</source>
        <translation>書き出したファイルを読み戻したところ、エクスポートしたシェイプと一致しないため、何も書き込みません</translation>
    </message>
    <message>
        <source>it reads %1</source>
        <translation>%1 を読み込みます</translation>
    </message>
    <message>
        <source>it writes to %1</source>
        <translation>%1 に書き込みます</translation>
    </message>
    <message>
        <source>it writes to %1 and reads %2</source>
        <translation>%1 に書き込み、%2 を読み込みます</translation>
    </message>
    <message>
        <source>it is no file of %1</source>
        <translation>%1 のファイルではありません</translation>
    </message>
    <message>
        <source>%1 has %2 MiB, and files of more than %3 MiB cannot be imported again: it was not read back and compared. Events, points and shapes that are cut into several sprites make smaller files</source>
        <translation>%1 は%2 MiBです。%3 MiBを超えるファイルは再インポートできないため、読み戻しての比較はしていません。イベント、ポイント、シェイプを複数のスプライトに分けると、ファイルは小さくなります</translation>
    </message>
    <message>
        <source>%1 cannot be imported again, and was not read back and compared: %2</source>
        <translation>%1 は再インポートできないため、読み戻しての比較はしていません: %2</translation>
    </message>
    <message>
        <source>the file could not be read back, and nothing is written: %1</source>
        <translation>ファイルを読み戻せないため、何も書き込みません: %1</translation>
    </message>
    <message>
        <source>sprite %1</source>
        <translation>スプライト %1</translation>
    </message>
    <message>
        <source>no file of the export holds the shapes; nothing is written</source>
        <translation>エクスポートのどのファイルにもシェイプが含まれないため、何も書き込みません</translation>
    </message>
    <message>
        <source>What is written was not read back and compared: shapes run from frame to frame, which no project can hold</source>
        <translation>書き出した内容は読み戻して比較していません。シェイプがフレーム間で連続して動くため、プロジェクトでは表せません</translation>
    </message>
    <message>
        <source>What is written was not read back and compared: there is more than can be imported</source>
        <translation>書き出した内容は読み戻して比較していません。インポートできる量を超えています</translation>
    </message>
    <message>
        <source>not written: it is read for this; choose another name</source>
        <translation>このエクスポートで読み込むファイルのため、書き込んでいません。別の名前を選んでください</translation>
    </message>
    <message>
        <source>not written: it is the image of the sprite “%1”; choose another place</source>
        <translation>スプライト「%1」の画像のため、書き込んでいません。別の場所を選んでください</translation>
    </message>
    <message>
        <source>there is nothing to export: no frame has shapes</source>
        <translation>エクスポートするものがありません。シェイプのあるフレームがありません</translation>
    </message>
    <message>
        <source>The name %1 gets an apostrophe in front: a spreadsheet would run it</source>
        <translation>表計算ソフトに数式として実行されないよう、名前 %1 の前にアポストロフィが付きます</translation>
    </message>
    <message>
        <source>The project has %1 categories, and Defold takes %2 groups</source>
        <translation>プロジェクトのカテゴリーは%1個ですが、Defoldのグループは%2個までです</translation>
    </message>
    <message>
        <source>The category %1 becomes the group %2: Defold lists groups with commas</source>
        <translation>カテゴリー %1 はグループ %2 になります。Defoldはグループをコンマ区切りで並べます</translation>
    </message>
    <message>
        <source>All frames of %1 get the duration of the first: GDevelop has one for an animation</source>
        <translation>%1 の全フレームの長さが最初のフレームと同じになります。GDevelopの長さはアニメーションごとに1つです</translation>
    </message>
    <message>
        <source>GDevelop has no sheets: give it an image for each frame, by its name</source>
        <translation>GDevelopはシートに対応していません。フレームごとに、その名前の画像を用意してください</translation>
    </message>
    <message>
        <source>Categories are left out: GDevelop has one collision mask for a frame</source>
        <translation>カテゴリーは出力されません。GDevelopの衝突マスクはフレームごとに1つです</translation>
    </message>
    <message>
        <source>Godot plays animations once or for ever; these tags are played for ever: %1</source>
        <translation>Godotの再生は1回か無限です。次のタグは無限に再生されます: %1</translation>
    </message>
    <message>
        <source>Godot plays animations once or for ever; these tags are played once: %1</source>
        <translation>Godotの再生は1回か無限です。次のタグは1回だけ再生されます: %1</translation>
    </message>
    <message>
        <source>On stages, shapes that run have the size that they begin with until an animation is played</source>
        <translation>ステージでは、連続して動くシェイプはアニメーションが再生されるまで最初のサイズのままです</translation>
    </message>
    <message>
        <source>In-betweens stand still in each frame: with the option tween, Godot runs through them</source>
        <translation>中割りは各フレームで静止します。オプション「中割り」(tween) を使うと、Godotが連続して動かします</translation>
    </message>
    <message>
        <source>In-betweens of capsules, and of tracks whose shapes differ by more than place and size, stand still in each frame</source>
        <translation>カプセルの中割りと、位置とサイズ以外も異なるシェイプのトラックの中割りは、各フレームで静止します</translation>
    </message>
    <message>
        <source>The animation of the tag %1 is named %2: the name is that of the animation that sets all back</source>
        <translation>タグ %1 のアニメーション名は %2 になります。元の名前は、すべてを初期状態に戻すアニメーションの名前です</translation>
    </message>
    <message>
        <source>the animations would have %1 tracks, one for each tag and shape, and at most %2 are written; cut the sprite into several, or take tags out</source>
        <translation>アニメーションのトラックがタグとシェイプごとに計%1個になりますが、書き込めるのは%2個までです。スプライトを分けるか、タグを減らしてください</translation>
    </message>
    <message>
        <source>The packed sheets are shown by no scene: with the option pictures, scenes show them</source>
        <translation>パックしたシートを表示するシーンがありません。オプション pictures を使うと、シーンに表示されます</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>The node is named %1: a name in Godot differs from all others and has none of . : @ / &quot; %</source>
        <translation>ノード名は %1 になります。Godotの名前は他と重複せず、 . : @ / &quot; % を含まないものに限られます</translation>
    </message>
    <message>
        <source>Properties get other names, for Godot’s differ from each other and have letters, digits and _ alone: %1</source>
        <translation>プロパティの名前が変わります。Godotの名前は重複せず、英数字と _ だけに限られます: %1</translation>
    </message>
    <message>
        <source>Properties are left out, since Godot keeps none that are null: %1</source>
        <translation>プロパティは出力されません。Godotはnullのプロパティを保持しません: %1</translation>
    </message>
    <message>
        <source>Frames without an image show no picture</source>
        <translation>画像のないフレームには絵が表示されません</translation>
    </message>
    <message>
        <source>Godot finds images only in the folder of the game; these lie elsewhere: %1</source>
        <translation>Godotはゲームのフォルダー内の画像しか読み込めません。次の画像は別の場所にあります: %1</translation>
    </message>
    <message>
        <source>Categories are left out: the loader gives every shape of a body one FixtureDef of yours</source>
        <translation>カテゴリーは出力されません。ローダーは、ボディのすべてのシェイプにユーザー指定の1つのFixtureDefを使います</translation>
    </message>
    <message>
        <source>The frame has no whole numbers as properties “group” and “image”: what it lacks of them is written as %1 and %2</source>
        <translation>フレームのプロパティ「group」と「image」に整数がありません。足りないものは%1と%2として書き込まれます</translation>
    </message>
    <message>
        <source>The tag %1 becomes action %2: actions have numbers, and the name is a comment</source>
        <translation>タグ %1 はアクション%2になります。アクションは番号で区別され、名前はコメントになります</translation>
    </message>
    <message>
        <source>The body is named %1: another frame is called %2, too</source>
        <translation>ボディ名は %1 になります。別のフレームの名前も %2 です</translation>
    </message>
    <message>
        <source>1 polygon, %1 points</source>
        <translation>ポリゴン1個、%1頂点</translation>
    </message>
    <message>
        <source>%1 polygons, at most %2 points</source>
        <translation>ポリゴン%1個、最大%2頂点</translation>
    </message>
    <message>
        <source>1 circle</source>
        <translation>円1個</translation>
    </message>
    <message>
        <source>%1 circles</source>
        <translation>円%1個</translation>
    </message>
    <message>
        <source>1 box</source>
        <translation>ボックス1個</translation>
    </message>
    <message>
        <source>%1 boxes</source>
        <translation>ボックス%1個</translation>
    </message>
    <message>
        <source>1 capsule</source>
        <translation>カプセル1個</translation>
    </message>
    <message>
        <source>%1 capsules</source>
        <translation>カプセル%1個</translation>
    </message>
    <message>
        <source>1 chain, %1 points</source>
        <translation>チェーン1個、%1頂点</translation>
    </message>
    <message>
        <source>%1 chains, at most %2 points</source>
        <translation>チェーン%1個、最大%2頂点</translation>
    </message>
    <message>
        <source>1 convex piece, %1 points</source>
        <translation>凸ポリゴン1個、%1頂点</translation>
    </message>
    <message>
        <source>%1 convex pieces, at most %2 points</source>
        <translation>凸ポリゴン%1個、最大%2頂点</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 itself cuts concave polygons into convex pieces when it loads them</source>
        <translation>%1 自身が、読み込み時に凹ポリゴンを凸ポリゴンに分割します</translation>
    </message>
    <message>
        <source>Convex pieces are written beside the outline as drawn</source>
        <translation>凸ポリゴンは、描いたままの輪郭と併せて書き込まれます</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation> (ほか%1件)</translation>
    </message>
    <message>
        <source>The name %1 has characters that XML cannot carry: pictures or numbers of them are written in their place</source>
        <translation>名前 %1 にXMLで使えない文字があります。記号や文字番号に置き換えて書き込まれます</translation>
    </message>
    <message>
        <source>The text of the property %1 has characters that XML cannot carry: pictures or numbers of them are written in their place</source>
        <translation>プロパティ %1 のテキストにXMLで使えない文字があります。記号や文字番号に置き換えて書き込まれます</translation>
    </message>
    <message>
        <source>Fields of categories are left out: %1</source>
        <translation>カテゴリーのフィールドは出力されません: %1</translation>
    </message>
    <message>
        <source>Fields of a kind that this version does not know are left out: %1</source>
        <translation>このバージョンが対応していない種類のフィールドは出力されません: %1</translation>
    </message>
    <message>
        <source>Shapes without a category get bit 1 and strike nothing</source>
        <translation>カテゴリーのないシェイプはビット1になり、何にもヒットしません</translation>
    </message>
    <message>
        <source>The category %1 is not defined: its shapes get bit 1 and strike nothing</source>
        <translation>カテゴリー %1 は定義されていません。そのシェイプはビット1になり、何にもヒットしません</translation>
    </message>
    <message>
        <source>The category %1 loses bits: the engine filters by %2 of them</source>
        <translation>カテゴリー %1 のビットが失われます。エンジンの判定に使われるのは%2ビットです</translation>
    </message>
    <message>
        <source>Engines do not load %1, which the export names: pack a sheet, where the format has that option, or save it as a PNG</source>
        <translation>エクスポートが参照する %1 は、エンジンでは読み込めません。形式にオプションがあればシートにパックするか、PNGで保存してください</translation>
    </message>
    <message>
        <source>The shapes have several categories, and the format filters whole bodies only</source>
        <translation>シェイプに複数のカテゴリーがありますが、この形式はボディ単位でしか判定を分けられません</translation>
    </message>
    <message>
        <source>Tags and durations are left out: the format does not switch frames</source>
        <translation>タグと長さは出力されません。この形式にはフレームの切り替えがありません</translation>
    </message>
    <message>
        <source>Tracks are left out: every frame has shapes of its own in the format</source>
        <translation>トラックは出力されません。この形式では各フレームが個別のシェイプを持ちます</translation>
    </message>
    <message>
        <source>In-betweens are written as they are in each frame: the format runs through none</source>
        <translation>中割りは各フレームでの形のまま書き込まれます。この形式には連続した動きがありません</translation>
    </message>
    <message>
        <source>In-betweens of a kind that this version does not know are written as they are in each frame, and what they are is left out</source>
        <translation>このバージョンが対応していない種類の中割りは、各フレームでの形のまま書き込まれ、種類は出力されません</translation>
    </message>
    <message>
        <source>How often tags are played is left out: the format does not say it</source>
        <translation>タグの再生回数は出力されません。この形式では表せません</translation>
    </message>
    <message>
        <source>Points of frames are left out: the format has none</source>
        <translation>フレームのポイントは出力されません。この形式にはありません</translation>
    </message>
    <message>
        <source>Events of frames are left out: the format has none</source>
        <translation>フレームのイベントは出力されません。この形式にはありません</translation>
    </message>
    <message>
        <source>The frame is left out: no tag shows it</source>
        <translation>このフレームは出力されません。どのタグにも含まれていません</translation>
    </message>
    <message>
        <source>Stages are left out: the format has none</source>
        <translation>ステージは出力されません。この形式にはありません</translation>
    </message>
    <message>
        <source>the sprite %1</source>
        <translation>スプライト %1</translation>
    </message>
    <message>
        <source>the stage %1</source>
        <translation>ステージ %1</translation>
    </message>
    <message>
        <source>the frame %1 of the sprite %2</source>
        <translation>スプライト %2 のフレーム %1</translation>
    </message>
    <message>
        <source>whole pixels</source>
        <translation>整数ピクセル</translation>
    </message>
    <message>
        <source>single precision</source>
        <translation>単精度</translation>
    </message>
    <message>
        <source>Rounded to %1, the outline meets itself</source>
        <translation>%1に丸めると、輪郭が自身に接触します</translation>
    </message>
    <message>
        <source>Rounding to %1 moves points by up to %2 px</source>
        <translation>%1に丸めると、頂点が最大%2 px動きます</translation>
    </message>
    <message>
        <source>The shape is left out: it cannot be cut into convex pieces</source>
        <translation>シェイプは出力されません。凸ポリゴンに分割できません</translation>
    </message>
    <message>
        <source>The circle becomes a polygon with %1 corners</source>
        <translation>円は%1角形のポリゴンになります</translation>
    </message>
    <message>
        <source>The capsule becomes a polygon with %1 corners</source>
        <translation>カプセルは%1角形のポリゴンになります</translation>
    </message>
    <message>
        <source>The capsule becomes a rectangle and two circles</source>
        <translation>カプセルは矩形1個と円2個になります</translation>
    </message>
    <message>
        <source>The %1 becomes the box around it: the format has no other shapes</source>
        <translation>%1はそれを囲むボックスになります。この形式にはほかのシェイプがありません</translation>
    </message>
    <message>
        <source>The chain is left out: the format has none</source>
        <translation>チェーンは出力されません。この形式にはありません</translation>
    </message>
    <message>
        <source>The shape is left out: it is finer than the engine can hold</source>
        <translation>シェイプは出力されません。エンジンで表せる細かさを超えています</translation>
    </message>
    <message>
        <source>Convex pieces are left out that are finer than the engine can hold: %1</source>
        <translation>エンジンで表せる細かさを超える凸ポリゴンは出力されません: %1</translation>
    </message>
    <message>
        <source>Properties are left out: %1</source>
        <translation>プロパティは出力されません: %1</translation>
    </message>
    <message>
        <source>Points become one that are too close together for the engine</source>
        <translation>エンジンには近すぎる頂点が1つにまとめられます</translation>
    </message>
    <message>
        <source>The %1 becomes a polygon, since it is scaled unevenly</source>
        <translation>縦横の拡大率が異なるため、%1はポリゴンになります</translation>
    </message>
    <message>
        <source>layers are left out, the order of bodies stays</source>
        <translation>レイヤーは出力されません。ボディの順序は保たれます</translation>
    </message>
    <message>
        <source>bodies keep to their frames: the format does not switch them</source>
        <translation>ボディのフレームは固定されます。この形式にはフレームの切り替えがありません</translation>
    </message>
    <message>
        <source>%1, shape %2: </source>
        <translation>%1、シェイプ%2: </translation>
    </message>
    <message>
        <source>probes and emitters are left out</source>
        <translation>プローブとエミッターは出力されません</translation>
    </message>
    <message>
        <source>velocities and spins of the play test are left out</source>
        <translation>テストプレイの速度と回転速度は出力されません</translation>
    </message>
    <message>
        <source>Stage %1: %2</source>
        <translation>ステージ %1: %2</translation>
    </message>
    <message>
        <source>instance %1 is left out: it has no frame</source>
        <translation>インスタンス %1 は出力されません。フレームがありません</translation>
    </message>
    <message>
        <source>instance %1 is left out: it is scaled to nothing</source>
        <translation>インスタンス %1 は出力されません。拡大率が0です</translation>
    </message>
    <message>
        <source>it has no image, and Tiled has no tile without one; give the sprite an image, or export to another format</source>
        <translation>画像がありません。Tiledのタイルには画像が必要です。スプライトに画像を設定するか、別の形式にエクスポートしてください</translation>
    </message>
    <message>
        <source>The property %1 is written as %2: another has that name in Tiled’s file</source>
        <translation>プロパティ %1 は %2 として書き込まれます。Tiledのファイルには同じ名前のものがあります</translation>
    </message>
    <message>
        <source>The image cannot be read: Tiled may count its tiles otherwise</source>
        <translation>画像を読み込めません。Tiledではタイルの番号が変わるおそれがあります</translation>
    </message>
    <message>
        <source>The frames lie on no grid: Tiled shows them from version 1.9 on, earlier ones show the whole image in every tile</source>
        <translation>フレームがグリッドに並んでいません。Tiled 1.9以降では正しく表示されますが、それより前では各タイルに画像全体が表示されます</translation>
    </message>
    <message>
        <source>Trimmed frames: a tile is what the image has of its frame</source>
        <translation>トリミングされたフレームがあります。タイルは、フレームのうち画像にある部分だけになります</translation>
    </message>
    <message>
        <source>The tag %1 is left out: a tile has one animation, and its first frame begins another</source>
        <translation>タグ %1 は出力されません。タイルのアニメーションは1つだけで、最初のフレームから別のアニメーションが始まっています</translation>
    </message>
    <message>
        <source>The duration is rounded to whole milliseconds</source>
        <translation>長さは整数ミリ秒に丸められます</translation>
    </message>
    <message>
        <source>Unity plays clips once or for ever; these tags are played for ever: %1</source>
        <translation>Unityのクリップの再生は1回か無限です。次のタグは無限に再生されます: %1</translation>
    </message>
    <message>
        <source>Unity calls methods by the names of events, and no method can have these: %1</source>
        <translation>Unityはイベント名のメソッドを呼び出しますが、次の名前はメソッドに使えません: %1</translation>
    </message>
    <message>
        <source>one sheet shows at most %1 frames: the first ones of %2</source>
        <translation>1枚のシートに表示できるのは%1フレームまでのため、%2フレームの先頭から表示しています</translation>
    </message>
    <message>
        <source>drawn with %1 pixels a frame in place of %2, to fit into one picture</source>
        <translation>1枚の画像に収めるため、1フレームを%2ピクセルではなく%1ピクセルで描画しました</translation>
    </message>
    <message>
        <source>the picture cannot be made</source>
        <translation>画像を作成できません</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1フレーム</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>%1フレーム</translation>
    </message>
    <message>
        <source>the pictures up to this one take more than %1 bytes; draw contact sheets in place of them, with --sheet</source>
        <translation>ここまでの画像が%1バイトを超えます。代わりに --sheet でコンタクトシートを作成してください</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>A hits</source>
        <translation>Aがヒット</translation>
    </message>
    <message>
        <source>B hits</source>
        <translation>Bがヒット</translation>
    </message>
    <message>
        <source>startup</source>
        <translation>発生</translation>
    </message>
    <message>
        <source>active</source>
        <translation>持続</translation>
    </message>
    <message>
        <source>recovery</source>
        <translation>硬直</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>のけぞり</translation>
    </message>
    <message>
        <source>a picture shows at most %1 ticks, and these are %2</source>
        <translation>画像に表示できるのは%1ティックまでですが、%2ティックあります</translation>
    </message>
    <message>
        <source>there is no template in it</source>
        <translation>テンプレートが含まれていません</translation>
    </message>
    <message>
        <source>the template makes too much of this project: at most 64 MiB are written</source>
        <translation>テンプレートの出力が大きすぎます。書き込めるのは64 MiBまでです</translation>
    </message>
    <message>
        <source>this tag does not end; expected %1</source>
        <translation>タグが閉じていません。%1が必要です</translation>
    </message>
    <message>
        <source>the section %1 is not closed</source>
        <translation>セクション %1 が閉じていません</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>a template cannot take in others</source>
        <translation>テンプレートにほかのテンプレートは取り込めません</translation>
    </message>
    <message>
        <source>expected at most %1 sections within each other</source>
        <translation>セクションの入れ子は%1階層までです</translation>
    </message>
    <message>
        <source>the section %1 is closed here, but %2</source>
        <translation>ここでセクション %1 を閉じていますが、%2</translation>
    </message>
    <message>
        <source>none is open</source>
        <translation>開いているセクションがありません</translation>
    </message>
    <message>
        <source>%1 is open</source>
        <translation>%1 が開いています</translation>
    </message>
    <message>
        <source>there is nothing named %1 in the data</source>
        <translation>データに %1 という名前のものがありません</translation>
    </message>
    <message>
        <source>expected two delimiters, such as {{=&lt;% %&gt;=}}</source>
        <translation>{{=&lt;% %&gt;=}} のように2つの区切り文字が必要です</translation>
    </message>
    <message>
        <source>%1 is not understood; expected file=NAME, escape=%2 or y=up</source>
        <translation>%1 は認識できません。file=NAME、escape=%2、y=upのいずれかが必要です</translation>
    </message>
    <message>
        <source>the template has more than %1 bytes</source>
        <translation>テンプレートが%1バイトを超えています</translation>
    </message>
    <message>
        <source>the template is not text in UTF-8</source>
        <translation>テンプレートがUTF-8のテキストではありません</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>“%1”, frame “%2”</source>
        <translation>「%1」、フレーム「%2」</translation>
    </message>
    <message>
        <source>“%1”, tag “%2”</source>
        <translation>「%1」、タグ「%2」</translation>
    </message>
    <message>
        <source>“%1”, all frames</source>
        <translation>「%1」、全フレーム</translation>
    </message>
    <message>
        <source>%1: instance %2</source>
        <translation>%1: インスタンス%2</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation>%1回</translation>
    </message>
    <message>
        <source>when hit %1</source>
        <translation>被弾時は%1</translation>
    </message>
    <message>
        <source>%1: startup %2, active %3, recovery %4</source>
        <translation>%1: 発生 %2、持続 %3、硬直 %4</translation>
    </message>
    <message>
        <source>%1 %2 at %3</source>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>ほか%1件</translation>
    </message>
    <message>
        <source>hits by group: %1</source>
        <translation>グループ別ヒット: %1</translation>
    </message>
    <message>
        <source>contact: %1</source>
        <translation>接触: %1</translation>
    </message>
    <message>
        <source>A hits: %1</source>
        <translation>Aのヒット: %1</translation>
    </message>
    <message>
        <source>B hits: %1</source>
        <translation>Bのヒット: %1</translation>
    </message>
    <message>
        <source>frames of advantage for A: %1</source>
        <translation>Aの有利フレーム: %1</translation>
    </message>
    <message>
        <source>“%1”: %2 ticks, B starts at %3</source>
        <translation>「%1」: %2ティック、Bは%3から開始</translation>
    </message>
    <message>
        <source>how many pixels a metre of the engine has</source>
        <translation>エンジンの1メートルが何ピクセルか</translation>
    </message>
    <message>
        <source>Pixels per metre</source>
        <translation>1メートルのピクセル数</translation>
    </message>
    <message>
        <source>whether each sprite gets SPRITE_packed.png, with its pictures trimmed and close together</source>
        <translation>スプライトごとにSPRITE_packed.pngを作り、余白を切り詰めた画像を詰めて並べるか</translation>
    </message>
    <message>
        <source>Pack frames into one sheet</source>
        <translation>フレームを1枚のシートにまとめる</translation>
    </message>
    <message>
        <source>by how many pixels the edges of packed pictures are repeated around them</source>
        <translation>まとめた画像の端を周囲に何ピクセル繰り返すか</translation>
    </message>
    <message>
        <source>Pack extrude</source>
        <translation>端の繰り返し</translation>
    </message>
    <message>
        <source>how many pixels a side of a packed sheet has at most</source>
        <translation>まとめたシートの一辺の最大ピクセル数</translation>
    </message>
    <message>
        <source>Pack side</source>
        <translation>最大の一辺</translation>
    </message>
    <message>
        <source>C and C++ header</source>
        <translation>CとC++のヘッダー</translation>
    </message>
    <message>
        <source>Constant arrays for C99 and C++: outlines in frame pixels and convex pieces, frame by frame</source>
        <translation>C99とC++の定数配列: フレームのピクセルによる輪郭と凸ポリゴンをフレームごとに出力</translation>
    </message>
    <message>
        <source>PhysicsEditor&apos;s property list: a body for each frame, by its name; a fixture&apos;s tag is the shape&apos;s id</source>
        <translation>PhysicsEditorのプロパティリスト: フレームごとに同名のボディ。フィクスチャーのタグはシェイプのID</translation>
    </message>
    <message>
        <source>A table for spreadsheets and scripts: a row for each point of each shape, in frame pixels</source>
        <translation>表計算ソフトとスクリプト用の表: 各シェイプの点ごとに1行、フレームのピクセル単位</translation>
    </message>
    <message>
        <source>what becomes of names that a spreadsheet would run: an apostrophe in front</source>
        <translation>表計算ソフトが実行してしまう名前の扱い: 先頭にアポストロフィ</translation>
    </message>
    <message>
        <source>quote</source>
        <translation>付ける</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>数式</translation>
    </message>
    <message>
        <source>A convex shape per piece, and collision objects for each frame and category, categories as groups</source>
        <translation>凸ポリゴンごとに凸シェイプ1つ、フレームとカテゴリーごとに衝突オブジェクト。カテゴリーはグループになります</translation>
    </message>
    <message>
        <source>what objects are; those of sensors are triggers</source>
        <translation>オブジェクトの種類。センサーのものはtriggerになります</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>where the files lie in the game&apos;s project</source>
        <translation>ゲームのプロジェクト内でのファイルの場所</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>A sprite object with its animations: the collision mask of every frame, in convex polygons</source>
        <translation>アニメーション付きのスプライトオブジェクト: 各フレームの衝突マスクを凸ポリゴンで出力</translation>
    </message>
    <message>
        <source>A scene per sprite: an Area2D per category, a node per shape, an AnimationPlayer for the frames</source>
        <translation>スプライトごとに1シーン: カテゴリーごとにArea2D、シェイプごとにノード、フレーム用にAnimationPlayer</translation>
    </message>
    <message>
        <source>whether the animations start over</source>
        <translation>アニメーションを繰り返すか</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>ループ</translation>
    </message>
    <message>
        <source>whether Godot runs through in-betweens, in place of steps</source>
        <translation>段階的に切り替えず、Godotが中割りを補間するか</translation>
    </message>
    <message>
        <source>Tween</source>
        <translation>中割り</translation>
    </message>
    <message>
        <source>whether the frames’ pictures are shown, too</source>
        <translation>フレームの画像も表示するか</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>whether there is an animation RESET that sets all back</source>
        <translation>すべてを元に戻すアニメーションRESETを作るか</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Everything in one documented file: outlines and convex pieces, bits and masks, frame by frame</source>
        <translation>すべてを仕様の公開された1つのファイルに: 輪郭と凸ポリゴン、ビットとマスクをフレームごとに出力</translation>
    </message>
    <message>
        <source>For BodyEditorLoader: a body for each frame, by its name; lengths in widths of the frame</source>
        <translation>BodyEditorLoader用: フレームごとに同名のボディ。長さはフレームの幅が単位</translation>
    </message>
    <message>
        <source>A Lua table of frames: outlines in frame pixels, and convex pieces that love.physics takes</source>
        <translation>フレームのLuaテーブル: フレームのピクセルによる輪郭と、love.physicsが受け付ける凸ポリゴン</translation>
    </message>
    <message>
        <source>Actions with whole-number boxes about the axis: Clsn1 strikes, Clsn2 is struck</source>
        <translation>軸を基準とする整数のボックスを持つアクション: Clsn1がヒットする側、Clsn2がヒットされる側</translation>
    </message>
    <message>
        <source>Matter bodies in the layout of PhysicsEditor, one for each frame, by its name</source>
        <translation>PhysicsEditorの形式によるMatterのボディ。フレームごとに同名で1つ</translation>
    </message>
    <message>
        <source>Box2D bodies in metres, one for each frame about its pivot, for the loaders of R.U.B.E.</source>
        <translation>メートル単位のBox2Dボディ。フレームごとにピボットを基準として1つ、R.U.B.E.のローダー用</translation>
    </message>
    <message>
        <source>A Lua module with physicsData(scale): the fixtures of each frame, by its name</source>
        <translation>physicsData(scale)を持つLuaモジュール: 各フレームのフィクスチャーをその名前で出力</translation>
    </message>
    <message>
        <source>A drawing of each frame&apos;s shapes, in frame pixels and the colours of their categories</source>
        <translation>各フレームのシェイプの図。フレームのピクセル単位、カテゴリーの色</translation>
    </message>
    <message>
        <source>A tileset per sprite: a tile per frame with its shapes as objects, and animations from the tags</source>
        <translation>スプライトごとに1タイルセット: フレームごとにシェイプをオブジェクトとして持つタイル、タグからアニメーション</translation>
    </message>
    <message>
        <source>An editor script and its data: outlines of sprites, prefabs of colliders, and clips that switch the frames</source>
        <translation>エディタースクリプトとそのデータ: スプライトの輪郭、コライダーのプレハブ、フレームを切り替えるクリップ</translation>
    </message>
    <message>
        <source>Template (Mustache)</source>
        <translation>テンプレート (Mustache)</translation>
    </message>
    <message>
        <source>Any format: a Mustache template of your own, filled in with the project</source>
        <translation>任意の形式: 自作のMustacheテンプレートにプロジェクトを流し込みます</translation>
    </message>
    <message>
        <source>the template</source>
        <translation>テンプレート</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>テンプレート</translation>
    </message>
    <message>
        <source>the language that names are escaped for</source>
        <translation>名前をエスケープする対象の言語</translation>
    </message>
    <message>
        <source>as-the-template-says</source>
        <translation>テンプレートの指定どおり</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>エスケープ</translation>
    </message>
    <message>
        <source>Phaser 3 and 4</source>
        <translation>Phaser 3、4</translation>
    </message>
    <message>
        <source>the animations would say more than %1 times how a shape lies between its keys; cut the sprite into several, or take tags out</source>
        <translation>アニメーションがキー間の形状を%1回より多く記すことになります。スプライトを分けるか、タグを減らしてください</translation>
    </message>
    <message>
        <source>not written: the file is no PNG, and a picture would replace it; give another name</source>
        <translation>書き込んでいません: このファイルはPNGではなく、画像で置き換えられてしまいます。別の名前を指定してください</translation>
    </message>
    <message>
        <source>Densities are left out: Defold takes the mass of the collision object</source>
        <translation>密度は省かれます: Defoldは衝突オブジェクトの質量を使います</translation>
    </message>
    <message>
        <source>Friction and restitution are those of the first shape of each frame: Matter knows them of whole bodies only</source>
        <translation>摩擦と反発は各フレームの最初の形状のものになります: Matterは物体全体のものしか知りません</translation>
    </message>
    <message>
        <source>Densities are not set: Unity takes the mass of the rigid body</source>
        <translation>密度は設定されません: Unityは剛体の質量を使います</translation>
    </message>
    <message>
        <source>The animation of the tag %1 is named %2: a name in Godot differs from all others and has none of / : , [</source>
        <translation>タグ %1 のアニメーション名は %2 になります。Godotの名前は他と重複せず、 / : , [ を含まないものに限られます</translation>
    </message>
    <message>
        <source>Rounding durations to whole ticks, 60 a second, changes them by up to %1 ms</source>
        <translation>長さを1秒60ティックの整数に丸めると、最大%1 ms変わります</translation>
    </message>
    <message>
        <source>whether HitboxImporter.cs is written, which a game has once</source>
        <translation>HitboxImporter.csを書き出すか(ゲームに1つだけ)</translation>
    </message>
    <message>
        <source>Editor script</source>
        <translation>エディタースクリプト</translation>
    </message>
    <message>
        <source>Tags are left out: the format has none</source>
        <translation>タグは出力されません。この形式にはありません</translation>
    </message>
    <message>
        <source>Categories are left out: the format has none</source>
        <translation>カテゴリーは出力されません。この形式にはありません</translation>
    </message>
    <message>
        <source>not written: the file there is of another kind (%1), and the export would replace it; choose another folder, or move that file away</source>
        <translation>書き込んでいません: そこにあるファイルは別の種類（%1）で、エクスポートで置き換えられてしまいます。別のフォルダーを選ぶか、そのファイルを移動してください</translation>
    </message>
    <message>
        <source>not written: the picture there is none that this program has drawn, and it would be replaced; give another name, or delete it</source>
        <translation>書き込みませんでした: そこにある画像はこのプログラムが描いたものではなく、置き換えられてしまいます。別の名前を指定するか、その画像を削除してください</translation>
    </message>
    <message>
        <source> (and at least %1 more)</source>
        <translation> (ほか少なくとも%1件)</translation>
    </message>
    <message>
        <source>%1, sprite %2, frame %3, shape %4 %5</source>
        <translation>%1、スプライト %2、フレーム %3、シェイプ%4 %5</translation>
    </message>
    <message>
        <source>the frames up to this one are too large, this one has %1 by %2 pixels; draw contact sheets in place of them, with --sheet</source>
        <translation>このフレームまでの画像が大きすぎます。このフレームは %1 × %2 ピクセルです。代わりに --sheet でコンタクトシートを描いてください</translation>
    </message>
    <message>
        <source>the stage has %1 shapes, and no picture has more than %2; take instances to several stages</source>
        <translation>ステージに %1 個のシェイプがあり、1 枚の画像に描けるのは %2 個までです。インスタンスを複数のステージに分けてください</translation>
    </message>
    <message>
        <source>A track of polygons and other shapes has a node for either; that of these is %1</source>
        <translation>多角形とほかの形状からなるトラックには、それぞれにノードがあります。これらのノードは %1 です</translation>
    </message>
    <message>
        <source>No animation goes to the frame: no tag shows it, or it lasts no time</source>
        <translation>どのアニメーションもこのフレームに来ません：どのタグにも入っていないか、長さがゼロです</translation>
    </message>
    <message>
        <source>The first frame of %1 lasts no time: in GDevelop no frame does</source>
        <translation>%1の最初のフレームの長さがゼロです。GDevelopではすべてのフレームがそうなります</translation>
    </message>
    <message>
        <source>Pivots are left out: the format has none</source>
        <translation>ピボットは出力されません。この形式にはありません</translation>
    </message>
    <message>
        <source>a tile plays the tag that begins with its frame; these play another one here, or none: %1</source>
        <translation>タイルは自分のフレームで始まるタグを再生します。ここで別のタグを再生するか何も再生しないもの: %1</translation>
    </message>
    <message>
        <source>The duration is 0: an animation in Tiled stands still at the frame</source>
        <translation>長さが0です。Tiledではアニメーションがこのフレームで止まります</translation>
    </message>
    <message>
        <source>No clip shows the frame: no tag does, or it lasts no time</source>
        <translation>どのクリップもこのフレームを表示しません。どのタグにも含まれていないか、長さがゼロです</translation>
    </message>
    <message>
        <source>the events of frames that no clip shows are left out: %1</source>
        <translation>どのクリップにも含まれないフレームのイベントは出力されません: %1</translation>
    </message>
    <message>
        <source>Durations are left out: the format has none</source>
        <translation>表示時間は出力されません。この形式にはありません</translation>
    </message>
</context>
<context>
    <name>hitbox::stage</name>
    <message>
        <source>the sprite “%1” has no frame “%2”</source>
        <translation>スプライト「%1」にフレーム「%2」がありません</translation>
    </message>
    <message>
        <source>the sprite “%1” has no tag “%2”</source>
        <translation>スプライト「%1」にタグ「%2」がありません</translation>
    </message>
    <message>
        <source>an animation of the sprite “%1” has no frames</source>
        <translation>スプライト「%1」のアニメーションにフレームがありません</translation>
    </message>
    <message>
        <source>there is no sprite “%1”</source>
        <translation>スプライト「%1」がありません</translation>
    </message>
    <message>
        <source>an animation of the sprite “%1” is longer than %2 ticks; shorten its durations</source>
        <translation>スプライト「%1」のアニメーションが%2ティックを超えています。フレームの長さを短くしてください</translation>
    </message>
    <message>
        <source>the timeline is longer than %1 ticks; play fewer rounds or a smaller offset</source>
        <translation>タイムラインが%1ティックを超えています。再生回数か開始のずれを減らしてください</translation>
    </message>
    <message>
        <source>the stage “%1” has no instance %2; it has %3</source>
        <translation>ステージ「%1」にインスタンス%2がありません。インスタンスは%3個です</translation>
    </message>
    <message>
        <source>an animation is played from 1 to %1 rounds</source>
        <translation>アニメーションの再生回数は1～%1回です</translation>
    </message>
    <message>
        <source>the timeline was given up</source>
        <translation>タイムラインを中止しました</translation>
    </message>
    <message>
        <source>there is no stage; place two frames on one</source>
        <translation>ステージがありません。ステージにフレームを2つ配置してください</translation>
    </message>
    <message>
        <source>the stage “%1” has fewer than two instances; place two</source>
        <translation>ステージ「%1」のインスタンスが2つ未満です。2つ配置してください</translation>
    </message>
    <message>
        <source>the two players are the same instance; choose two</source>
        <translation>両方のプレイヤーが同じインスタンスです。2つ選んでください</translation>
    </message>
</context>
<context>
    <name>hitbox::validation</name>
    <message>
        <source>The export profile %1 cannot be run: %2</source>
        <translation>エクスポートプロファイル %1 を実行できません: %2</translation>
    </message>
    <message>
        <source>Export profiles that cannot be run</source>
        <translation>実行できないエクスポートプロファイル</translation>
    </message>
    <message>
        <source>The tag %1 runs from frame %2 to frame %3; the sprite has %4, counted from 0</source>
        <translation>タグ %1 はフレーム%2～%3ですが、スプライトには%4個しかありません (0から数えます)</translation>
    </message>
    <message>
        <source>Let the tag run from frame %1 to frame %2</source>
        <translation>タグの範囲をフレーム%1～%2にする</translation>
    </message>
    <message>
        <source>Delete the tag</source>
        <translation>タグを削除</translation>
    </message>
    <message>
        <source>Tags beyond the frames</source>
        <translation>フレームの範囲を超えるタグ</translation>
    </message>
    <message>
        <source>The category %1 has no bits: in engines nothing hits it</source>
        <translation>カテゴリー %1 にビットがありません。エンジンでは何もヒットしません</translation>
    </message>
    <message>
        <source>The categories %1 and %2 share bits: in engines what hits one hits both</source>
        <translation>カテゴリー %1 と %2 のビットが重複しています。エンジンでは一方にヒットすると両方にヒットします</translation>
    </message>
    <message>
        <source>Give %1 a bit of its own</source>
        <translation>%1 に専用のビットを割り当て</translation>
    </message>
    <message>
        <source>Bits that engines cannot tell categories by</source>
        <translation>カテゴリーを区別できないビット</translation>
    </message>
    <message>
        <source>The outline runs clockwise: %1 takes the other way only and gets it turned</source>
        <translation>輪郭が時計回りです。%1 は反時計回りしか扱えないため、逆向きにして渡します</translation>
    </message>
    <message>
        <source>Clockwise outlines</source>
        <translation>時計回りの輪郭</translation>
    </message>
    <message>
        <source>Point %1 at %2 lies straight between its neighbours and changes nothing</source>
        <translation>頂点%1 %2 は両隣を結ぶ直線上にあり、形に影響しません</translation>
    </message>
    <message>
        <source>%1 points lie straight between their neighbours and change nothing</source>
        <translation>%1個の頂点が両隣を結ぶ直線上にあり、形に影響しません</translation>
    </message>
    <message>
        <source>Remove points that lie straight on</source>
        <translation>直線上の頂点を削除</translation>
    </message>
    <message>
        <source>Points that lie straight on</source>
        <translation>直線上の頂点</translation>
    </message>
    <message>
        <source>The outline turns inward at point %1: %2 takes convex polygons only and gets it in pieces</source>
        <translation>輪郭が頂点%1で内側に曲がっています。%2 は凸ポリゴンしか扱えないため、分割して渡します</translation>
    </message>
    <message>
        <source>Concave shapes</source>
        <translation>凹シェイプ</translation>
    </message>
    <message>
        <source>Several sprites are named %1</source>
        <translation>%1 という名前のスプライトが複数あります</translation>
    </message>
    <message>
        <source>Several frames of the sprite are named %1</source>
        <translation>スプライト内に %1 という名前のフレームが複数あります</translation>
    </message>
    <message>
        <source>Several tags of the sprite are named %1</source>
        <translation>スプライト内に %1 という名前のタグが複数あります</translation>
    </message>
    <message>
        <source>Several categories are named %1</source>
        <translation>%1 という名前のカテゴリーが複数あります</translation>
    </message>
    <message>
        <source>Several stages are named %1</source>
        <translation>%1 という名前のステージが複数あります</translation>
    </message>
    <message>
        <source>Keep the name for the first and number the others</source>
        <translation>最初の名前を残し、ほかに番号を付ける</translation>
    </message>
    <message>
        <source>Names used twice</source>
        <translation>重複する名前</translation>
    </message>
    <message>
        <source>Several points of the frame are named %1, and a game gets the first of them</source>
        <translation>フレーム内に %1 という名前のポイントが複数あり、ゲームには最初のものが渡ります</translation>
    </message>
    <message>
        <source>Points of one name in a frame</source>
        <translation>フレーム内で重複するポイント名</translation>
    </message>
    <message>
        <source>The shapes %1 (number %2) and %3 (number %4) are of one track, and a frame has one shape of it: the lower one counts, which is number %2</source>
        <translation>シェイプ %1 (%2番) と %3 (%4番) が同じトラックにあります。1つのフレームには1つしか置けないため、下にある%2番が有効です</translation>
    </message>
    <message>
        <source>Take %1 out of the track</source>
        <translation>%1 をトラックから外す</translation>
    </message>
    <message>
        <source>Two shapes of one track in a frame</source>
        <translation>フレーム内で同じトラックの2つのシェイプ</translation>
    </message>
    <message>
        <source>The frame has no shapes, while %1 of the sprite&apos;s %2 frames do</source>
        <translation>このフレームにシェイプがありませんが、スプライトの%2フレーム中%1フレームにはあります</translation>
    </message>
    <message>
        <source>Copy the shapes of frame %1</source>
        <translation>フレーム%1のシェイプをコピー</translation>
    </message>
    <message>
        <source>Empty frames among full ones</source>
        <translation>途中にある空のフレーム</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>数値ではありません</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>テキストではありません</translation>
    </message>
    <message>
        <source>neither true nor false</source>
        <translation>trueでもfalseでもありません</translation>
    </message>
    <message>
        <source>none of the field&apos;s choices</source>
        <translation>フィールドの選択肢にありません</translation>
    </message>
    <message>
        <source>not a finite number</source>
        <translation>有限の数値ではありません</translation>
    </message>
    <message>
        <source>%1 of the shape %2 is %3, which is %4</source>
        <translation>シェイプ %2 の%1の値は%3ですが、%4</translation>
    </message>
    <message>
        <source>Take it as the field&apos;s type</source>
        <translation>フィールドの型に合わせる</translation>
    </message>
    <message>
        <source>Take the default, %1</source>
        <translation>既定値 (%1) にする</translation>
    </message>
    <message>
        <source>Values that do not fit their field</source>
        <translation>フィールドに合わない値</translation>
    </message>
    <message>
        <source>The frame shows nothing: its rectangle is %1 by %2 pixels</source>
        <translation>フレームに何も表示されません。矩形が%1 × %2ピクセルです</translation>
    </message>
    <message>
        <source>The frame reaches beyond its image: %1 by %2 pixels at (%3, %4), and the image has %5 by %6</source>
        <translation>フレームが画像からはみ出しています。(%3, %4) から%1 × %2ピクセルですが、画像は%5 × %6です</translation>
    </message>
    <message>
        <source>Cut the frame&apos;s rectangle to the image</source>
        <translation>フレームの矩形を画像に合わせて切り詰める</translation>
    </message>
    <message>
        <source>Frames beyond their image</source>
        <translation>画像からはみ出すフレーム</translation>
    </message>
    <message>
        <source>The image %1 has changed since shapes were drawn on it</source>
        <translation>画像 %1 が、シェイプを描いた後に変更されています</translation>
    </message>
    <message>
        <source>Take the new image as it is</source>
        <translation>新しい画像をそのまま使う</translation>
    </message>
    <message>
        <source>Images that have changed</source>
        <translation>変更された画像</translation>
    </message>
    <message>
        <source>The image %1 lies outside the project&apos;s folder</source>
        <translation>画像 %1 がプロジェクトフォルダーの外にあります</translation>
    </message>
    <message>
        <source>Images outside the project&apos;s folder</source>
        <translation>プロジェクトフォルダー外の画像</translation>
    </message>
    <message>
        <source>The shape does not lie where it is worked out from the keys of its track</source>
        <translation>シェイプが、トラックのキーから計算した位置にありません</translation>
    </message>
    <message>
        <source>Work the shape out anew</source>
        <translation>シェイプを計算し直す</translation>
    </message>
    <message>
        <source>In-betweens out of step with their keys</source>
        <translation>キーと合わない中割り</translation>
    </message>
    <message>
        <source>The shape lies between keys of its track, and there is none before it</source>
        <translation>シェイプがトラックのキーの間にありますが、前のキーがありません</translation>
    </message>
    <message>
        <source>The shape lies between keys of its track, and there is none behind it</source>
        <translation>シェイプがトラックのキーの間にありますが、後のキーがありません</translation>
    </message>
    <message>
        <source>The shape lies between keys of its track, and the track has none</source>
        <translation>シェイプがトラックのキーの間にありますが、トラックにキーがありません</translation>
    </message>
    <message>
        <source>In-betweens without a key</source>
        <translation>キーのない中割り</translation>
    </message>
    <message>
        <source>The image %1 cannot be used: %2</source>
        <translation>画像 %1 は使えません: %2</translation>
    </message>
    <message>
        <source>Images that cannot be read</source>
        <translation>読み込めない画像</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: there is no sprite %3</source>
        <translation>ステージ %1、インスタンス%2: スプライト %3 がありません</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: the sprite %3 has no frame %4</source>
        <translation>ステージ %1、インスタンス%2: スプライト %3 にフレーム %4 がありません</translation>
    </message>
    <message>
        <source>Take the instance off the stage</source>
        <translation>インスタンスをステージから削除</translation>
    </message>
    <message>
        <source>Instances of what is not there</source>
        <translation>存在しないもののインスタンス</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: the sprite %3 has no tag %4</source>
        <translation>ステージ %1、インスタンス%2: スプライト %3 にタグ %4 がありません</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: the stage has no layer %3</source>
        <translation>ステージ %1、インスタンス%2: ステージにレイヤー %3 がありません</translation>
    </message>
    <message>
        <source>Stage %1, emitter %2: there is no instance %3 to aim at</source>
        <translation>ステージ %1、エミッター %2: 狙うインスタンス%3がありません</translation>
    </message>
    <message>
        <source>Stage %1, emitter %2: the project has no category %3</source>
        <translation>ステージ %1、エミッター %2: プロジェクトにカテゴリー %3 がありません</translation>
    </message>
    <message>
        <source>Let the instance keep to its frame</source>
        <translation>インスタンスをそのフレームのままにする</translation>
    </message>
    <message>
        <source>Let the instance stand on no layer</source>
        <translation>インスタンスをレイヤーなしにする</translation>
    </message>
    <message>
        <source>Let the emitter aim at its place</source>
        <translation>エミッターの狙いをその位置にする</translation>
    </message>
    <message>
        <source>Let the bullets hit every category</source>
        <translation>弾が全カテゴリーにヒットするようにする</translation>
    </message>
    <message>
        <source>Add the category %1</source>
        <translation>カテゴリー %1 を追加</translation>
    </message>
    <message>
        <source>Add the layer %1</source>
        <translation>レイヤー %1 を追加</translation>
    </message>
    <message>
        <source>Tags, layers, targets and categories of stages that are not there</source>
        <translation>ステージが参照する、存在しないタグ、レイヤー、標的、カテゴリー</translation>
    </message>
    <message>
        <source>Point %1 all but repeats point %2 at %3: less than 1/256 pixel away</source>
        <translation>頂点%1は頂点%2 %3 とほぼ重複しています (距離1/256ピクセル未満)</translation>
    </message>
    <message>
        <source>Remove the point that all but repeats another</source>
        <translation>ほぼ重複する頂点を削除</translation>
    </message>
    <message>
        <source>Remove the %1 points that all but repeat others</source>
        <translation>ほぼ重複する頂点%1個を削除</translation>
    </message>
    <message>
        <source>Points that all but repeat</source>
        <translation>ほぼ重複する頂点</translation>
    </message>
    <message>
        <source>The shape lies where the picture is wholly transparent</source>
        <translation>シェイプが、絵の完全に透明な部分にあります</translation>
    </message>
    <message>
        <source>Shapes over nothing</source>
        <translation>何もない場所のシェイプ</translation>
    </message>
    <message>
        <source>The shape lies outside the frame, which is %1 by %2 pixels</source>
        <translation>シェイプがフレーム (%1 × %2ピクセル) の外にあります</translation>
    </message>
    <message>
        <source>Move the shape into the frame</source>
        <translation>シェイプをフレーム内に移動</translation>
    </message>
    <message>
        <source>Shapes outside the frame</source>
        <translation>フレーム外のシェイプ</translation>
    </message>
    <message>
        <source>The picture that the frame&apos;s shapes were drawn on is gone: it shows nothing now</source>
        <translation>フレームのシェイプを描いた絵がなくなり、今は何も表示されていません</translation>
    </message>
    <message>
        <source>The picture that the frame&apos;s shapes were drawn on is gone: it shows another one now</source>
        <translation>フレームのシェイプを描いた絵がなくなり、今は別の絵が表示されています</translation>
    </message>
    <message>
        <source>The picture that the frame&apos;s shapes were drawn on is gone: it shows that of frame %1 now</source>
        <translation>フレームのシェイプを描いた絵がなくなり、今はフレーム%1の絵が表示されています</translation>
    </message>
    <message>
        <source>Take the picture that it shows</source>
        <translation>表示中の絵に合わせる</translation>
    </message>
    <message>
        <source>Delete the frame with its shapes</source>
        <translation>フレームをシェイプごと削除</translation>
    </message>
    <message>
        <source>Frames whose picture is gone</source>
        <translation>絵がなくなったフレーム</translation>
    </message>
    <message>
        <source>The export profile %1 leaves the project: %2; `hitbox export` does it with --allow-outside only</source>
        <translation>エクスポートプロファイル %1 がプロジェクトの外に出ます: %2。`hitbox export` では --allow-outside を付けた場合だけ実行されます</translation>
    </message>
    <message>
        <source>Export profiles that leave the project</source>
        <translation>プロジェクトの外に出るエクスポートプロファイル</translation>
    </message>
    <message>
        <source>Delete the shape %1</source>
        <translation>シェイプ %1 を削除</translation>
    </message>
    <message>
        <source>Make the shape a key</source>
        <translation>シェイプをキーにする</translation>
    </message>
    <message>
        <source>Point %1 repeats point %2 at %3: edge %2 has no length</source>
        <translation>頂点%1が頂点%2 %3 と重複し、辺%2の長さがありません</translation>
    </message>
    <message>
        <source>Remove the repeated point</source>
        <translation>重複する頂点を削除</translation>
    </message>
    <message>
        <source>Remove the %1 repeated points</source>
        <translation>重複する頂点%1個を削除</translation>
    </message>
    <message>
        <source>Repeated points</source>
        <translation>重複する頂点</translation>
    </message>
    <message>
        <source>: points %1 and %2 lie in one place</source>
        <translation>: 頂点%1と%2が同じ位置にあります</translation>
    </message>
    <message>
        <source>: point %1 lies on edge %2</source>
        <translation>: 頂点%1が辺%2上にあります</translation>
    </message>
    <message>
        <source>Edges %1 and %2 cross at %3</source>
        <translation>辺%1と%2が %3 で交差しています</translation>
    </message>
    <message>
        <source>Edges %1 and %2 touch at %3</source>
        <translation>辺%1と%2が %3 で接しています</translation>
    </message>
    <message>
        <source>Edges %1 and %2 overlap from %3 to %4</source>
        <translation>辺%1と%2が %3 から %4 まで重なっています</translation>
    </message>
    <message>
        <source>: the outline turns straight back at point %1</source>
        <translation>: 輪郭が頂点%1で真後ろに折り返しています</translation>
    </message>
    <message>
        <source>More pairs of edges meet than are listed: %1 more</source>
        <translation>一覧のほかにも接触する辺の組があります: あと%1組</translation>
    </message>
    <message>
        <source>The outline is too much of a tangle to tell where its edges meet</source>
        <translation>輪郭のもつれが多すぎて、辺が接触する位置を特定できません</translation>
    </message>
    <message>
        <source>More pairs of edges meet than are listed: at least %1 more</source>
        <translation>一覧のほかにも接触する辺の組があります: あと%1組以上</translation>
    </message>
    <message>
        <source>Remove points that repeat, turn back or lie straight on</source>
        <translation>重複、折り返し、直線上の頂点を削除</translation>
    </message>
    <message>
        <source>Untangle, keeping what is filled</source>
        <translation>塗り領域を保ってもつれを解く</translation>
    </message>
    <message>
        <source>Untangle into %1 shapes, keeping what is filled</source>
        <translation>塗り領域を保ってもつれを解き、%1個のシェイプにする</translation>
    </message>
    <message>
        <source>Untangle into %1 shapes, keeping what is filled; holes stay open, cut through to the outside: %2</source>
        <translation>塗り領域を保ってもつれを解き、%1個のシェイプにする。穴は外側まで切り開いて残す: %2</translation>
    </message>
    <message>
        <source>Take the outer outline, filling what it winds around</source>
        <translation>外側の輪郭だけにして内側を塗る</translation>
    </message>
    <message>
        <source>Take the %1 outer outlines, filling what they wind around</source>
        <translation>%1個の外側の輪郭だけにして内側を塗る</translation>
    </message>
    <message>
        <source>Split in two at %1</source>
        <translation>%1 で2つに分割</translation>
    </message>
    <message>
        <source>Keep all points, joined in an order that crosses nothing</source>
        <translation>すべての頂点を残し、交差しない順につなぐ</translation>
    </message>
    <message>
        <source>Outlines that cross themselves</source>
        <translation>自己交差する輪郭</translation>
    </message>
    <message>
        <source>The outline turns straight back at point %1, %2</source>
        <translation>輪郭が頂点%1 %2 で真後ろに折り返しています</translation>
    </message>
    <message>
        <source>Remove the spikes, and points that repeat or lie straight on</source>
        <translation>スパイクと、重複または直線上の頂点を削除</translation>
    </message>
    <message>
        <source>Spikes</source>
        <translation>スパイク</translation>
    </message>
    <message>
        <source>The shape is too small to be meant: it fills less than 1/256 of a pixel</source>
        <translation>シェイプが小さすぎて意図したものとは考えられません。面積が1/256ピクセル未満です</translation>
    </message>
    <message>
        <source>Shapes of hardly any area</source>
        <translation>面積がほとんどないシェイプ</translation>
    </message>
    <message>
        <source>The polygon has %1 of the 3 points it needs at least</source>
        <translation>ポリゴンには3つ以上の頂点が必要ですが、%1個しかありません</translation>
    </message>
    <message>
        <source>The chain has %1 of the 2 points it needs at least</source>
        <translation>チェーンには2つ以上の頂点が必要ですが、%1個しかありません</translation>
    </message>
    <message>
        <source>Too few points</source>
        <translation>足りない頂点</translation>
    </message>
    <message>
        <source>The outline has %1 points: %2 takes at most %3 and gets it in pieces</source>
        <translation>輪郭の頂点が%1個あります。%2 は%3個までしか扱えないため、分割して渡します</translation>
    </message>
    <message>
        <source>More points than the engine takes</source>
        <translation>エンジンの上限を超える頂点数</translation>
    </message>
    <message>
        <source>The shape is to be worked out from its keys by “%1”, which is no way known here; it counts as a key</source>
        <translation>シェイプはキーから「%1」で計算されますが、この方法には対応していないため、キーとして扱います</translation>
    </message>
    <message>
        <source>In-betweens of an unknown kind</source>
        <translation>未知の種類の中割り</translation>
    </message>
    <message>
        <source>The project has no category %1</source>
        <translation>プロジェクトにカテゴリー %1 がありません</translation>
    </message>
    <message>
        <source>Leave the shape without a category</source>
        <translation>シェイプをカテゴリーなしにする</translation>
    </message>
    <message>
        <source>Unknown categories</source>
        <translation>未知のカテゴリー</translation>
    </message>
    <message>
        <source>The category %1 hits %2, which the project does not have</source>
        <translation>カテゴリー %1 がヒットする %2 がプロジェクトにありません</translation>
    </message>
    <message>
        <source>Let it hit %1 no more</source>
        <translation>%1 にヒットしないようにする</translation>
    </message>
    <message>
        <source>Hits on categories that are not there</source>
        <translation>存在しないカテゴリーへのヒット</translation>
    </message>
    <message>
        <source>The frame has an event without a name</source>
        <translation>フレームに名前のないイベントがあります</translation>
    </message>
    <message>
        <source>The frame has a point without a name</source>
        <translation>フレームに名前のないポイントがあります</translation>
    </message>
    <message>
        <source>Give it a name that can be changed</source>
        <translation>後で変更できる名前を付ける</translation>
    </message>
    <message>
        <source>Remove what has no name</source>
        <translation>名前のないものを削除</translation>
    </message>
    <message>
        <source>Events and points without a name</source>
        <translation>名前のないイベントとポイント</translation>
    </message>
    <message>
        <source>The polygon has no area</source>
        <translation>ポリゴンに面積がありません</translation>
    </message>
    <message>
        <source>The circle has a radius of 0</source>
        <translation>円の半径が0です</translation>
    </message>
    <message>
        <source>The capsule has a radius of 0</source>
        <translation>カプセルの半径が0です</translation>
    </message>
    <message>
        <source>The box has a width of 0</source>
        <translation>ボックスの幅が0です</translation>
    </message>
    <message>
        <source>The box has a height of 0</source>
        <translation>ボックスの高さが0です</translation>
    </message>
    <message>
        <source>Shapes without area</source>
        <translation>面積のないシェイプ</translation>
    </message>
    <message>
        <source>Two versions were merged that both changed %1</source>
        <translation>両方が %1 を変更した二つの版がマージされました</translation>
    </message>
    <message>
        <source>Two versions were merged, of which one removed %1 and the other changed it</source>
        <translation>一方が %1 を削除し、もう一方が変更した二つの版がマージされました</translation>
    </message>
    <message>
        <source>Two versions were merged that both moved some of %1</source>
        <translation>両方が %1 の一部を移動した二つの版がマージされました</translation>
    </message>
    <message>
        <source>Two versions were merged, and a name that one of them gave is that of something else</source>
        <translation>二つの版がマージされ、一方が付けた名前は別のもののものです</translation>
    </message>
    <message>
        <source>Two versions were merged that moved a shape to two places: it is there twice</source>
        <translation>一つの形を二か所に移動した二つの版がマージされ、二つ存在します</translation>
    </message>
    <message>
        <source>Two versions were merged, and %1 is gone with all that it named</source>
        <translation>二つの版がマージされ、%1 は指していたものすべてとともになくなりました</translation>
    </message>
    <message>
        <source>Two versions were merged that do not agree</source>
        <translation>一致しない二つの版がマージされました</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>このままにする</translation>
    </message>
    <message>
        <source>Conflicts of a merge</source>
        <translation>マージの競合</translation>
    </message>
    <message numerus="yes">
        <source>%n images in %1 lie outside the project&apos;s folder</source>
        <translation>
            <numerusform>%1にある%n枚の画像はプロジェクトのフォルダーの外にあります</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>ファイル %1 がありません</translation>
    </message>
    <message>
        <source>simplify the outline, or draw it anew</source>
        <translation>アウトラインを単純化するか、描き直してください</translation>
    </message>
    <message>
        <source>The outline is too much of a tangle to untangle: %1</source>
        <translation>アウトラインが絡まりすぎていて、ほどけません: %1</translation>
    </message>
    <message>
        <source>To untangle the outline makes %1 shapes of it, and %2 are the most: %3</source>
        <translation>アウトラインをほどくと%1個のシェイプになりますが、最大は%2個です: %3</translation>
    </message>
</context>
<context>
    <name>images</name>
    <message>
        <source>alpha threshold</source>
        <translation>アルファしきい値</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>許容誤差</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>拡張量</translation>
    </message>
    <message>
        <source>smallest island</source>
        <translation>最小アイランド</translation>
    </message>
    <message>
        <source>number of vertices</source>
        <translation>頂点数</translation>
    </message>
</context>
<context>
    <name>import</name>
    <message>
        <source>animation “%1”</source>
        <translation>アニメーション「%1」</translation>
    </message>
    <message>
        <source>found more than %1 shapes in all frames</source>
        <translation>全フレームのシェイプが%1個を超えています</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>found a coordinate beyond 1000000000</source>
        <translation>1000000000を超える座標があります</translation>
    </message>
    <message>
        <source>found a value that is no number</source>
        <translation>数値でない値があります</translation>
    </message>
    <message>
        <source>found a value that is no Vector2 of two numbers</source>
        <translation>2つの数値からなるVector2でない値があります</translation>
    </message>
    <message>
        <source>found a length below 0</source>
        <translation>0未満の長さがあります</translation>
    </message>
    <message>
        <source>found a list of points that is not all pairs of numbers</source>
        <translation>数値の組になっていない点のリストがあります</translation>
    </message>
    <message>
        <source>found a transform where position, rotation and scale are read; save the scene with Godot</source>
        <translation>位置、回転、拡大率が必要なところにトランスフォームがあります。Godotでシーンを保存し直してください</translation>
    </message>
    <message>
        <source>an object with x and y</source>
        <translation>xとyを持つオブジェクト</translation>
    </message>
    <message>
        <source>an array of points</source>
        <translation>点の配列</translation>
    </message>
    <message>
        <source>a number from 0 on</source>
        <translation>0以上の数値</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Draws, checks, previews and exports 2D hitboxes.</source>
        <translation>2Dヒットボックスの描画、検査、プレビュー、エクスポートを行います。</translation>
    </message>
    <message>
        <source>Projects (NAME.hitbox), images and folders of images to open.</source>
        <translation>開くプロジェクト (NAME.hitbox)、画像、画像フォルダー。</translation>
    </message>
    <message>
        <source>Open a copy of the sample project.</source>
        <translation>サンプルプロジェクトのコピーを開きます。</translation>
    </message>
</context>
<context>
    <name>project file</name>
    <message>
        <source>a PNG image</source>
        <translation>PNG画像</translation>
    </message>
    <message>
        <source>a JPEG image</source>
        <translation>JPEG画像</translation>
    </message>
    <message>
        <source>a GIF image</source>
        <translation>GIF画像</translation>
    </message>
    <message>
        <source>a WebP image or a sound</source>
        <translation>WebP画像または音声</translation>
    </message>
    <message>
        <source>a BMP image</source>
        <translation>BMP画像</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>ZIPアーカイブ</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>gzipアーカイブ</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>text in UTF-16</source>
        <translation>UTF-16のテキスト</translation>
    </message>
</context>
</TS>
