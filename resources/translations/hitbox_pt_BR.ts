<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR">
<context>
    <name>Aseprite</name>
    <message>
        <source>frame %1</source>
        <translation>quadro %1</translation>
    </message>
    <message>
        <source>the file ends too early: it has %1 bytes of the %2 that it states; copy it anew or save it once more</source>
        <translation>o arquivo acaba cedo demais: tem %1 bytes dos %2 que declara; copie-o ou salve-o de novo</translation>
    </message>
    <message>
        <source>its pixels are %1:%2 in Aseprite; here they are square</source>
        <translation>seus pixels são %1:%2 no Aseprite; aqui são quadrados</translation>
    </message>
    <message>
        <source>has a broken header: %1 bytes are too few</source>
        <translation>tem um cabeçalho quebrado: %1 bytes são poucos</translation>
    </message>
    <message>
        <source>has a broken header</source>
        <translation>tem um cabeçalho quebrado</translation>
    </message>
    <message>
        <source>has a broken part: %1 bytes are too few</source>
        <translation>tem uma parte quebrada: %1 bytes são poucos</translation>
    </message>
    <message>
        <source>%1, old palette</source>
        <translation>%1, paleta antiga</translation>
    </message>
    <message>
        <source>has more than 256 colours</source>
        <translation>tem mais de 256 cores</translation>
    </message>
    <message>
        <source>%1, palette</source>
        <translation>%1, paleta</translation>
    </message>
    <message>
        <source>sets the colours %1 to %2 of %3, which there are not; save the file once more</source>
        <translation>define as cores %1 a %2 de %3, que não existem; salve o arquivo de novo</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>camada %1</translation>
    </message>
    <message>
        <source>layer “%1”</source>
        <translation>camada “%1”</translation>
    </message>
    <message>
        <source>the layer “%1” is of a kind that is not known; left out</source>
        <translation>a camada “%1” é de um tipo desconhecido; omitida</translation>
    </message>
    <message>
        <source>the layer “%1” blends in a way that is not known; it is laid on top as it is</source>
        <translation>a camada “%1” mescla de um modo desconhecido; é posta por cima como está</translation>
    </message>
    <message>
        <source>lies in more than %1 groups; take it out of some</source>
        <translation>fica em mais de %1 grupos; tire-a de alguns</translation>
    </message>
    <message>
        <source>has a picture on layer %1 of %2; save the file once more</source>
        <translation>tem uma figura na camada %1 de %2; salve o arquivo de novo</translation>
    </message>
    <message>
        <source>%1, layer “%2”</source>
        <translation>%1, camada “%2”</translation>
    </message>
    <message>
        <source>holds what a layer of its kind cannot hold; save the file once more</source>
        <translation>contém o que uma camada do seu tipo não pode conter; salve o arquivo de novo</translation>
    </message>
    <message>
        <source>has two pictures; save the file once more</source>
        <translation>tem duas figuras; salve o arquivo de novo</translation>
    </message>
    <message>
        <source>is linked to frame %1, which has no picture there before it; unlink it in Aseprite and save</source>
        <translation>está ligado ao quadro %1, que não tem figura ali antes dele; desligue-o no Aseprite e salve</translation>
    </message>
    <message>
        <source>%1: a picture of a kind that is not known is left out</source>
        <translation>%1: uma figura de tipo desconhecido é omitida</translation>
    </message>
    <message>
        <source>has tiles of %1 bits, expected 8, 16 or 32</source>
        <translation>tem tiles de %1 bits, esperavam-se 8, 16 ou 32</translation>
    </message>
    <message>
        <source>has a picture of %1 x %2, expected at most %3 a side</source>
        <translation>tem uma figura de %1 x %2, esperavam-se no máximo %3 por lado</translation>
    </message>
    <message>
        <source>has a picture of %1 x %2, expected at most %3 in all</source>
        <translation>tem uma figura de %1 x %2, esperavam-se no máximo %3 ao todo</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>etiquetas</translation>
    </message>
    <message>
        <source>none of the frames of the tag “%1” is in the file; left out</source>
        <translation>nenhum dos quadros da etiqueta “%1” está no arquivo; omitida</translation>
    </message>
    <message>
        <source>the tag “%1” has fewer frames here than the file says</source>
        <translation>a etiqueta “%1” tem aqui menos quadros do que o arquivo diz</translation>
    </message>
    <message>
        <source>%1, user data</source>
        <translation>%1, dados do usuário</translation>
    </message>
    <message>
        <source>slices</source>
        <translation>slices</translation>
    </message>
    <message>
        <source>slice “%1”</source>
        <translation>slice “%1”</translation>
    </message>
    <message>
        <source>lies at %1 pixels, which is too far out</source>
        <translation>fica em %1 pixels, longe demais</translation>
    </message>
    <message>
        <source>is %1 pixels long, which is too much</source>
        <translation>tem %1 pixels de comprimento, o que é demais</translation>
    </message>
    <message>
        <source>the slice “%1” has a key on frame %2, which there is not; left out</source>
        <translation>o slice “%1” tem uma chave no quadro %2, que não existe; omitida</translation>
    </message>
    <message>
        <source>tilesets</source>
        <translation>tilesets</translation>
    </message>
    <message>
        <source>tileset “%1”</source>
        <translation>tileset “%1”</translation>
    </message>
    <message>
        <source>has tiles of %1 x %2 pixels, expected 1 to %3 a side</source>
        <translation>tem tiles de %1 x %2 pixels, esperavam-se 1 a %3 por lado</translation>
    </message>
    <message>
        <source>has %1 tiles of %2 x %3 pixels, expected at most %4 pixels in all</source>
        <translation>tem %1 tiles de %2 x %3 pixels, esperavam-se no máximo %4 pixels ao todo</translation>
    </message>
    <message>
        <source>the tileset “%1” lies in another file; its tiles are left out</source>
        <translation>o tileset “%1” fica em outro arquivo; seus tiles são omitidos</translation>
    </message>
    <message>
        <source>the picture is %1 x %2 pixels, expected at most %3 a side</source>
        <translation>a figura tem %1 x %2 pixels, esperavam-se no máximo %3 por lado</translation>
    </message>
    <message>
        <source>it has %1 frames of %2 x %3 pixels, expected at most %4 of this size; save its tags as files of their own</source>
        <translation>tem %1 quadros de %2 x %3 pixels, esperavam-se no máximo %4 deste tamanho; salve as etiquetas como arquivos próprios</translation>
    </message>
    <message>
        <source>the file ends too early; copy it anew or save it once more</source>
        <translation>o arquivo acaba cedo demais; copie-o ou salve-o de novo</translation>
    </message>
    <message>
        <source>the file is not one of Aseprite</source>
        <translation>o arquivo não é do Aseprite</translation>
    </message>
    <message>
        <source>its pixels have %1 bits, expected 8, 16 or 32</source>
        <translation>seus pixels têm %1 bits, esperavam-se 8, 16 ou 32</translation>
    </message>
    <message>
        <source>it has %1 frames of %2 x %3 pixels, expected at least one of each</source>
        <translation>tem %1 quadros de %2 x %3 pixels, esperava-se pelo menos um de cada</translation>
    </message>
    <message>
        <source>it has %1 groups within each other, which is too much for a picture of %2 x %3 pixels; flatten some</source>
        <translation>tem %1 grupos uns dentro dos outros, demais para uma figura de %2 x %3 pixels; achate alguns</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture</source>
        <translation>não há memória suficiente para a figura</translation>
    </message>
    <message>
        <source>its layers to be traced are too large; trace fewer of them</source>
        <translation>as camadas a traçar são grandes demais; trace menos delas</translation>
    </message>
    <message>
        <source>ends too early; it may have been cut short, so copy the file anew or save it once more</source>
        <translation>acaba cedo demais; pode ter sido cortado, então copie o arquivo ou salve-o de novo</translation>
    </message>
    <message>
        <source>there is too much to draw in it; merge layers, or save its tags as files of their own</source>
        <translation>há demais a desenhar nele; mescle camadas ou salve as etiquetas como arquivos próprios</translation>
    </message>
    <message>
        <source>has a picture whose packed data is broken; save the file once more</source>
        <translation>tem uma figura cujos dados compactados estão quebrados; salve o arquivo de novo</translation>
    </message>
    <message>
        <source>the tag “%1” ends where it turns in Aseprite; here it comes back once more</source>
        <translation>a etiqueta “%1” termina no Aseprite onde dá a volta; aqui ela volta mais uma vez</translation>
    </message>
    <message>
        <source>user data of tags are left out, such as “%1”</source>
        <translation>dados de usuário de etiquetas são omitidos, como “%1”</translation>
    </message>
    <message>
        <source>user data of cels are left out, such as “%1”</source>
        <translation>dados de usuário de cels são omitidos, como “%1”</translation>
    </message>
    <message>
        <source>user data of the sprite or a tileset are left out: “%1”</source>
        <translation>os dados de usuário do sprite ou de um tileset são omitidos: “%1”</translation>
    </message>
</context>
<context>
    <name>BoxTool</name>
    <message>
        <source>Drag from corner to corner. Shift makes a square, Alt draws about the middle, Ctrl turns snapping off.</source>
        <translation>Arraste de canto a canto. Shift faz um quadrado, Alt desenha em torno do meio, Ctrl desliga o encaixe.</translation>
    </message>
</context>
<context>
    <name>CanvasMenu</name>
    <message>
        <source>Delete the point	Del</source>
        <translation>Excluir o ponto	Del</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n points	Del</source>
        <translation>
            <numerusform>Excluir %n ponto	Del</numerusform>
            <numerusform>Excluir %n pontos	Del</numerusform>
        </translation>
    </message>
    <message>
        <source>De&amp;lete the shape</source>
        <translation>E&amp;xcluir a forma</translation>
    </message>
    <message numerus="yes">
        <source>De&amp;lete %n shapes</source>
        <translation>
            <numerusform>E&amp;xcluir %n forma</numerusform>
            <numerusform>E&amp;xcluir %n formas</numerusform>
        </translation>
    </message>
    <message>
        <source>Cate&amp;gory</source>
        <translation>Cate&amp;goria</translation>
    </message>
    <message>
        <source>Copy to &amp;frames</source>
        <translation>Copiar para &amp;quadros</translation>
    </message>
    <message>
        <source>&amp;Align frames</source>
        <translation>&amp;Alinhar quadros</translation>
    </message>
</context>
<context>
    <name>CanvasParts</name>
    <message>
        <source>Point %1 of %2: %3, %4</source>
        <translation>Ponto %1 de %2: %3, %4</translation>
    </message>
    <message>
        <source>%1, frame %2, at %3, %4</source>
        <translation>%1, quadro %2, em %3, %4</translation>
    </message>
    <message>
        <source>Canvas: stage %1</source>
        <translation>Tela: palco %1</translation>
    </message>
    <message>
        <source>Canvas</source>
        <translation>Tela</translation>
    </message>
    <message>
        <source>Canvas: frame %1 of %2</source>
        <translation>Tela: quadro %1 de %2</translation>
    </message>
</context>
<context>
    <name>CapsuleTool</name>
    <message>
        <source>Drag the box that the capsule fills. Alt draws about the middle, Ctrl turns snapping off.</source>
        <translation>Arraste a caixa que a cápsula preenche. Alt desenha em torno do meio, Ctrl desliga o encaixe.</translation>
    </message>
</context>
<context>
    <name>CircleTool</name>
    <message>
        <source>radius %1</source>
        <translation>raio %1</translation>
    </message>
    <message>
        <source>Drag from the centre to the rim. Alt draws from rim to rim, Shift keeps the radius to whole pixels, Ctrl turns snapping off.</source>
        <translation>Arraste do centro até a borda. Alt desenha de borda a borda, Shift mantém o raio em pixels inteiros, Ctrl desliga o encaixe.</translation>
    </message>
</context>
<context>
    <name>ClipboardFlow</name>
    <message>
        <source>Nothing pasted: the project would hold too much.</source>
        <translation>Nada colado: o projeto conteria demais.</translation>
    </message>
    <message>
        <source>Nothing pasted: shapes need a frame in view.</source>
        <translation>Nada colado: formas precisam de um quadro à vista.</translation>
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
        <translation>Colar %1</translation>
    </message>
    <message>
        <source>Pasted %1.</source>
        <translation>Colado: %1.</translation>
    </message>
    <message>
        <source>Pasted %1 into %2 chosen frames.</source>
        <translation>Colado: %1 em %2 quadros escolhidos.</translation>
    </message>
    <message>
        <source>Nothing pasted: frames need a sprite to go into.</source>
        <translation>Nada colado: quadros precisam de um sprite em que entrar.</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 quadro</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n quadro</numerusform>
            <numerusform>%n quadros</numerusform>
        </translation>
    </message>
    <message>
        <source>Pasted %1 behind the frame in view.</source>
        <translation>Colado: %1 depois do quadro à vista.</translation>
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
        <translation>Nada colado: este projeto não tem nenhum dos quadros que as instâncias mostram.</translation>
    </message>
    <message>
        <source>1 instance</source>
        <translation>1 instância</translation>
    </message>
    <message numerus="yes">
        <source>%n instances</source>
        <translation>
            <numerusform>%n instância</numerusform>
            <numerusform>%n instâncias</numerusform>
        </translation>
    </message>
    <message>
        <source>Pasted %1; the others show frames that this project does not have.</source>
        <translation>Colado: %1; as outras mostram quadros que este projeto não tem.</translation>
    </message>
    <message>
        <source>Nothing pasted: there is no text on the clipboard.</source>
        <translation>Nada colado: não há texto na área de transferência.</translation>
    </message>
    <message>
        <source>Nothing pasted: %1.</source>
        <translation>Nada colado: %1.</translation>
    </message>
    <message>
        <source>Nothing pasted: the clipboard is empty.</source>
        <translation>Nada colado: a área de transferência está vazia.</translation>
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
        <translation>Quadro de %1</translation>
    </message>
</context>
<context>
    <name>DifferencesText</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 e mais %n</numerusform>
            <numerusform>%1 e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 added: %2</source>
        <translation>%1 adicionado: %2</translation>
    </message>
    <message>
        <source>%1 removed: %2</source>
        <translation>%1 removido: %2</translation>
    </message>
    <message>
        <source>%1 changed: %2</source>
        <translation>%1 alterado: %2</translation>
    </message>
    <message>
        <source>sprites</source>
        <translation>sprites</translation>
    </message>
    <message>
        <source>stages</source>
        <translation>palcos</translation>
    </message>
    <message>
        <source>categories</source>
        <translation>categorias</translation>
    </message>
    <message>
        <source>settings of the project</source>
        <translation>configurações do projeto</translation>
    </message>
    <message>
        <source>the order of things</source>
        <translation>a ordem das coisas</translation>
    </message>
</context>
<context>
    <name>EditPointsTool</name>
    <message>
        <source>too far</source>
        <translation>longe demais</translation>
    </message>
    <message>
        <source>Insert a point into %1</source>
        <translation>Inserir um ponto em %1</translation>
    </message>
    <message>
        <source>Move a point of %1</source>
        <translation>Mover um ponto de %1</translation>
    </message>
    <message numerus="yes">
        <source>Move %n points of %1</source>
        <translation>
            <numerusform>Mover %n ponto de %1</numerusform>
            <numerusform>Mover %n pontos de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n points of %1</source>
        <translation>
            <numerusform>Girar %n ponto de %1</numerusform>
            <numerusform>Girar %n pontos de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n points of %1</source>
        <translation>
            <numerusform>Escalar %n ponto de %1</numerusform>
            <numerusform>Escalar %n pontos de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Solte para colocar. Shift mantém num eixo, Ctrl desliga o encaixe, Esc cancela.</translation>
    </message>
    <message>
        <source>Drag to move, the grips to scale and turn. Delete removes, arrows nudge, Tab goes to the next.</source>
        <translation>Arraste para mover, as alças para escalar e girar. Delete remove, as setas deslocam, Tab vai ao próximo.</translation>
    </message>
    <message>
        <source>Press on a shape to edit its points.</source>
        <translation>Pressione sobre uma forma para editar seus pontos.</translation>
    </message>
    <message>
        <source>Drag a point, or the middle of an edge to insert one. Ctrl+click deletes a point.</source>
        <translation>Arraste um ponto, ou o meio de uma aresta para inserir um. Ctrl+clique exclui um ponto.</translation>
    </message>
    <message>
        <source>Drag to move. Delete removes, arrows nudge, Tab goes to the next.</source>
        <translation>Arraste para mover. Delete remove, as setas deslocam, Tab vai ao próximo.</translation>
    </message>
</context>
<context>
    <name>EmitterTool</name>
    <message>
        <source>Add emitter</source>
        <translation>Adicionar emissor</translation>
    </message>
    <message>
        <source>Move emitter</source>
        <translation>Mover emissor</translation>
    </message>
    <message>
        <source>Aim emitter</source>
        <translation>Mirar emissor</translation>
    </message>
    <message>
        <source>Nudge emitter</source>
        <translation>Deslocar emissor</translation>
    </message>
    <message>
        <source>Remove emitter</source>
        <translation>Remover emissor</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Solte para colocar. Shift mantém num eixo, Ctrl desliga o encaixe, Esc cancela.</translation>
    </message>
    <message>
        <source>Release on an instance to aim at it, wherever it moves; with Ctrl, or beside all, at the place.</source>
        <translation>Solte sobre uma instância para mirar nela, aonde quer que vá; com Ctrl, ou ao lado de todas, no lugar.</translation>
    </message>
    <message>
        <source>Drag the mark or the target to move them; arrows nudge, Delete removes.</source>
        <translation>Arraste a marca ou o alvo para movê-los; as setas deslocam, Delete remove.</translation>
    </message>
    <message>
        <source>Drag from where bullets set out to what they fire at.</source>
        <translation>Arraste de onde os projéteis partem até aquilo em que atiram.</translation>
    </message>
</context>
<context>
    <name>Emitters</name>
    <message>
        <source>emitter</source>
        <translation>emissor</translation>
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
        <translation>todas as etiquetas juntas tocam %1 quadros, e são gravados no máximo %2; retire etiquetas ou divida o sprite em vários</translation>
    </message>
    <message>
        <source>the frames that all tags together play have %1 shapes, and at most %2 are written; take tags out, or cut the sprite into several</source>
        <translation>os quadros que todas as etiquetas juntas tocam têm %1 formas, e são gravadas no máximo %2; retire etiquetas ou divida o sprite em vários</translation>
    </message>
    <message>
        <source>the frames that all tags together play have %1 corners of polygons, and at most %2 are written; take tags out, or cut the sprite into several</source>
        <translation>os quadros que todas as tags juntas reproduzem têm %1 vértices de polígonos, e no máximo %2 são escritos; retire tags ou divida o sprite em vários</translation>
    </message>
</context>
<context>
    <name>ExportJob</name>
    <message>
        <source>the folder has other files of these names: %1</source>
        <translation>a pasta tem outros arquivos com estes nomes: %1</translation>
    </message>
    <message>
        <source>the folder has another file of this name: %1</source>
        <translation>a pasta tem outro arquivo com este nome: %1</translation>
    </message>
</context>
<context>
    <name>Expression</name>
    <message>
        <source>A “)” closes nothing.</source>
        <translation>Um “)” não fecha nada.</translation>
    </message>
    <message>
        <source>“%1” is no part of a number.</source>
        <translation>“%1” não faz parte de um número.</translation>
    </message>
    <message>
        <source>Nothing can be divided by 0.</source>
        <translation>Nada pode ser dividido por 0.</translation>
    </message>
    <message>
        <source>That is nested too deep.</source>
        <translation>Há aninhamento demais.</translation>
    </message>
    <message>
        <source>A “)” is missing.</source>
        <translation>Falta um “)”.</translation>
    </message>
    <message>
        <source>A number is missing at the end.</source>
        <translation>Falta um número no final.</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>“%1” não é um número.</translation>
    </message>
    <message>
        <source>A number is missing.</source>
        <translation>Falta um número.</translation>
    </message>
    <message>
        <source>That is longer than %1 characters.</source>
        <translation>Isto passa de %1 caracteres.</translation>
    </message>
    <message>
        <source>That is too large for a number.</source>
        <translation>Isto é grande demais para um número.</translation>
    </message>
</context>
<context>
    <name>FileImport</name>
    <message>
        <source>Added %1.</source>
        <translation>Adicionado: %1.</translation>
    </message>
    <message>
        <source>Updated %1.</source>
        <translation>Atualizado: %1.</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>Nada foi adicionado.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>What could not be carried</source>
        <translation>O que não pôde ser levado</translation>
    </message>
    <message numerus="yes">
        <source>The import has %n remarks.</source>
        <translation>
            <numerusform>A importação tem %n observação.</numerusform>
            <numerusform>A importação tem %n observações.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all…</source>
        <translation>Mostrar tudo…</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lendo %1…</translation>
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
        <translation>isto não é um nome de arquivo</translation>
    </message>
    <message>
        <source>cannot open the file</source>
        <translation>não é possível abrir o arquivo</translation>
    </message>
    <message>
        <source>cannot look at the file</source>
        <translation>não é possível examinar o arquivo</translation>
    </message>
    <message>
        <source>this is %1, only regular files are read</source>
        <translation>isto é %1; só arquivos comuns são lidos</translation>
    </message>
    <message>
        <source>the file has more than %1 MiB, which is more than can be read</source>
        <translation>o arquivo tem mais de %1 MiB, mais do que pode ser lido</translation>
    </message>
    <message>
        <source>cannot read the file</source>
        <translation>não é possível ler o arquivo</translation>
    </message>
    <message>
        <source>this is no file name within the folder, nothing was written</source>
        <translation>isto não é um nome de arquivo dentro da pasta; nada foi gravado</translation>
    </message>
    <message>
        <source>two files would get this name, nothing was written</source>
        <translation>dois arquivos receberiam este nome; nada foi gravado</translation>
    </message>
    <message>
        <source>two files would get this name but for upper and lower case (the other is “%1”), nothing was written</source>
        <translation>dois arquivos receberiam este nome, salvo maiúsculas e minúsculas (o outro é “%1”); nada foi gravado</translation>
    </message>
    <message>
        <source>a link leads out of the folder here, to “%1”; nothing was written: remove the link, or write where it leads</source>
        <translation>aqui um link leva para fora da pasta, para “%1”; nada foi gravado: remova o link ou grave no lugar para onde ele leva</translation>
    </message>
    <message>
        <source>a link leads to “%1” here, which version control keeps for itself; nothing was written: remove the link</source>
        <translation>aqui um link leva a “%1”, que o controle de versão guarda para si; nada foi gravado: remova o link</translation>
    </message>
    <message>
        <source>there is no such drive or folder, nothing was written</source>
        <translation>não existe essa unidade ou pasta; nada foi gravado</translation>
    </message>
    <message>
        <source>cannot make the folder</source>
        <translation>não é possível criar a pasta</translation>
    </message>
    <message>
        <source>this is not a folder, nothing was written</source>
        <translation>isto não é uma pasta; nada foi gravado</translation>
    </message>
    <message>
        <source>the folder&apos;s name is empty, nothing was written</source>
        <translation>o nome da pasta está vazio; nada foi gravado</translation>
    </message>
    <message>
        <source>cannot follow the symbolic link</source>
        <translation>não é possível seguir o link simbólico</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>uma pasta</translation>
    </message>
    <message>
        <source>a pipe</source>
        <translation>um pipe</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>um socket</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>um dispositivo</translation>
    </message>
    <message>
        <source>this is a folder, expected a file</source>
        <translation>isto é uma pasta; esperava-se um arquivo</translation>
    </message>
    <message>
        <source>cannot look at the old file</source>
        <translation>não é possível examinar o arquivo antigo</translation>
    </message>
    <message>
        <source>this is %1, only regular files are written</source>
        <translation>isto é %1; só arquivos comuns são gravados</translation>
    </message>
    <message>
        <source>the file is read-only: make it writable or save under another name</source>
        <translation>o arquivo é somente leitura: permita a gravação ou salve com outro nome</translation>
    </message>
    <message>
        <source>cannot open the folder</source>
        <translation>não é possível abrir a pasta</translation>
    </message>
    <message>
        <source>cannot make a new file in the folder</source>
        <translation>não é possível criar um novo arquivo na pasta</translation>
    </message>
    <message>
        <source>cannot look at the new file</source>
        <translation>não é possível examinar o novo arquivo</translation>
    </message>
    <message>
        <source>cannot give the new file the old one&apos;s mode</source>
        <translation>não é possível dar ao novo arquivo as permissões do antigo</translation>
    </message>
    <message>
        <source>cannot give the new file the old one&apos;s attributes</source>
        <translation>não é possível dar ao novo arquivo os atributos do antigo</translation>
    </message>
    <message>
        <source>cannot write the new file</source>
        <translation>não é possível gravar o novo arquivo</translation>
    </message>
    <message>
        <source>cannot check the new file&apos;s size</source>
        <translation>não é possível verificar o tamanho do novo arquivo</translation>
    </message>
    <message>
        <source>cannot write the new file: %1 of %2 bytes arrived</source>
        <translation>não é possível gravar o novo arquivo: chegaram %1 de %2 bytes</translation>
    </message>
    <message>
        <source>cannot sync the new file to the disk</source>
        <translation>não é possível sincronizar o novo arquivo com o disco</translation>
    </message>
    <message>
        <source>cannot close the new file</source>
        <translation>não é possível fechar o novo arquivo</translation>
    </message>
    <message>
        <source>cannot put the new file in the old one&apos;s place</source>
        <translation>não é possível pôr o novo arquivo no lugar do antigo</translation>
    </message>
    <message>
        <source>the new file is in place, but may not outlast a power cut: cannot sync the folder</source>
        <translation>o novo arquivo está no lugar, mas pode não sobreviver a uma queda de energia: não é possível sincronizar a pasta</translation>
    </message>
    <message>
        <source>cannot keep the old file aside</source>
        <translation>não é possível guardar o arquivo antigo à parte</translation>
    </message>
    <message>
        <source>cannot read the old file</source>
        <translation>não é possível ler o arquivo antigo</translation>
    </message>
    <message>
        <source>cannot sync the copy of the old file to the disk</source>
        <translation>não é possível sincronizar a cópia do arquivo antigo com o disco</translation>
    </message>
    <message>
        <source>cannot close the copy of the old file</source>
        <translation>não é possível fechar a cópia do arquivo antigo</translation>
    </message>
    <message>
        <source>cannot put the old file back</source>
        <translation>não é possível pôr o arquivo antigo de volta</translation>
    </message>
    <message>
        <source> (it is kept as “%1”)</source>
        <translation> (ele está guardado como “%1”)</translation>
    </message>
    <message>
        <source>this is no regular file, only regular files are written</source>
        <translation>isto não é um arquivo comum; só arquivos comuns são gravados</translation>
    </message>
    <message>
        <source>cannot write the new file: not all bytes arrived</source>
        <translation>não é possível gravar o novo arquivo: nem todos os bytes chegaram</translation>
    </message>
    <message>
        <source>this is no regular file, only regular files are read</source>
        <translation>isto não é um arquivo comum; só arquivos comuns são lidos</translation>
    </message>
    <message>
        <source>cannot sync the folder</source>
        <translation>não é possível sincronizar a pasta</translation>
    </message>
    <message>
        <source>an export was interrupted here, and this file of it cannot be put into its place (make it writable, or remove the hidden files “%1…” and “%2…” from “%3”)</source>
        <translation>uma exportação foi interrompida aqui, e este arquivo dela não pode ser posto no lugar (permita a gravação nele ou remova de “%3” os arquivos ocultos “%1…” e “%2…”)</translation>
    </message>
    <message>
        <source>an export was interrupted here, and its journal cannot be read; make it readable, or remove it (%1)</source>
        <translation>uma exportação foi interrompida aqui, e o registro dela não pode ser lido; torne-o legível ou remova-o (%1)</translation>
    </message>
    <message>
        <source>cannot keep a journal of the files that are to change together; nothing was changed (%1)</source>
        <translation>não é possível manter um registro dos arquivos que devem mudar juntos; nada foi alterado (%1)</translation>
    </message>
    <message>
        <source>cannot look for interrupted exports in the folder</source>
        <translation>não é possível procurar exportações interrompidas na pasta</translation>
    </message>
    <message>
        <source>another export is being written here: try again when it has ended, or export into another folder</source>
        <translation>outra exportação está sendo gravada aqui: tente de novo quando ela terminar ou exporte para outra pasta</translation>
    </message>
    <message>
        <source>another export is being written here (%1): try again when it has ended, or export into another folder</source>
        <translation>outra exportação está sendo gravada aqui (%1): tente de novo quando ela terminar ou exporte para outra pasta</translation>
    </message>
    <message>
        <source>waiting for another export that is being written here</source>
        <translation>esperando outra exportação que está sendo gravada aqui</translation>
    </message>
    <message>
        <source>waiting for another export that is being written here (%1)</source>
        <translation>esperando outra exportação que está sendo gravada aqui (%1)</translation>
    </message>
    <message>
        <source>cannot sync the new files to the disk</source>
        <translation>não é possível sincronizar os novos arquivos com o disco</translation>
    </message>
    <message>
        <source>there is no folder “%1”: make it first, or give another name</source>
        <translation>não há a pasta “%1”: crie-a primeiro ou dê outro nome</translation>
    </message>
    <message>
        <source>this is no file on a disk, only those are read</source>
        <translation>isto não é um arquivo em disco; só esses são lidos</translation>
    </message>
    <message>
        <source>a program that tells nothing of itself holds the file “%1” here, by which exports take turns: remove that file, or export into another folder</source>
        <translation>um programa que não diz nada de si retém aqui o arquivo “%1”, com o qual as exportações se revezam: remova esse arquivo ou exporte para outra pasta</translation>
    </message>
</context>
<context>
    <name>FollowDialog</name>
    <message>
        <source>at %1, %2</source>
        <translation>em %1, %2</translation>
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
        <translation>1 quadro está em outro arquivo</translation>
    </message>
    <message>
        <source>%1 frames are in other files</source>
        <translation>%1 quadros estão em outros arquivos</translation>
    </message>
    <message>
        <source>1 frame lies elsewhere in it</source>
        <translation>1 quadro fica em outro lugar nela</translation>
    </message>
    <message>
        <source>%1 frames lie elsewhere in it</source>
        <translation>%1 quadros ficam em outros lugares nela</translation>
    </message>
    <message>
        <source>1 found no partner</source>
        <translation>1 não encontrou par</translation>
    </message>
    <message>
        <source>%1 found no partner</source>
        <translation>%1 não encontraram par</translation>
    </message>
    <message>
        <source>1 picture is new</source>
        <translation>1 figura é nova</translation>
    </message>
    <message>
        <source>%1 pictures are new</source>
        <translation>%1 figuras são novas</translation>
    </message>
    <message>
        <source>Image files of %1 have changed: %2</source>
        <translation>Arquivos de imagem de %1 mudaram: %2</translation>
    </message>
    <message>
        <source>%1 has changed: %2</source>
        <translation>%1 mudou: %2</translation>
    </message>
    <message>
        <source>1 frame went to where its picture is</source>
        <translation>1 quadro foi para onde está sua figura</translation>
    </message>
    <message>
        <source>%1 frames went to where their pictures are</source>
        <translation>%1 quadros foram para onde estão suas figuras</translation>
    </message>
    <message>
        <source>1 went to a new picture</source>
        <translation>1 foi para uma figura nova</translation>
    </message>
    <message>
        <source>%1 went to new pictures</source>
        <translation>%1 foram para figuras novas</translation>
    </message>
    <message>
        <source>1 frame is new</source>
        <translation>1 quadro é novo</translation>
    </message>
    <message>
        <source>%1 frames are new</source>
        <translation>%1 quadros são novos</translation>
    </message>
    <message>
        <source>1 new picture was left out</source>
        <translation>1 figura nova foi omitida</translation>
    </message>
    <message>
        <source>%1 new pictures were left out</source>
        <translation>%1 figuras novas foram omitidas</translation>
    </message>
    <message>
        <source>1 was kept without its picture (see Problems)</source>
        <translation>1 foi mantido sem sua figura (veja Problemas)</translation>
    </message>
    <message>
        <source>%1 were kept without their pictures (see Problems)</source>
        <translation>%1 foram mantidos sem suas figuras (veja Problemas)</translation>
    </message>
    <message>
        <source>1 was deleted with its shapes</source>
        <translation>1 foi excluído com suas formas</translation>
    </message>
    <message>
        <source>%1 were deleted with their shapes</source>
        <translation>%1 foram excluídos com suas formas</translation>
    </message>
    <message>
        <source>Nothing was moved.</source>
        <translation>Nada foi movido.</translation>
    </message>
</context>
<context>
    <name>FrameGrips</name>
    <message>
        <source>Release to turn. Shift turns by 15°, Ctrl by any angle, Esc cancels.</source>
        <translation>Solte para girar. Shift gira em 15°, Ctrl em qualquer ângulo, Esc cancela.</translation>
    </message>
    <message>
        <source>Release to scale. Shift keeps proportions, Alt holds the middle, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Solte para escalar. Shift mantém as proporções, Alt segura o meio, Ctrl desliga o encaixe, Esc cancela.</translation>
    </message>
    <message>
        <source>Drag to turn. Click to choose the place to turn about.</source>
        <translation>Arraste para girar. Clique para escolher o ponto de giro.</translation>
    </message>
</context>
<context>
    <name>FramePointTool</name>
    <message>
        <source>Set point %1</source>
        <translation>Definir o ponto %1</translation>
    </message>
    <message>
        <source>Drag the cross to move it, its handle to turn it; arrows nudge, Delete removes, Ctrl+. copies it to the next frame.</source>
        <translation>Arraste a cruz para movê-la, a alça para girá-la; as setas deslocam, Delete remove, Ctrl+. copia para o próximo quadro.</translation>
    </message>
    <message>
        <source>Click to set a point of the frame; dragging on gives it a direction.</source>
        <translation>Clique para definir um ponto do quadro; continuar arrastando dá uma direção a ele.</translation>
    </message>
    <message>
        <source>Turn point %1</source>
        <translation>Girar o ponto %1</translation>
    </message>
    <message>
        <source>Move point %1</source>
        <translation>Mover o ponto %1</translation>
    </message>
    <message>
        <source>Nudge point %1</source>
        <translation>Deslocar o ponto %1</translation>
    </message>
    <message>
        <source>Remove point %1</source>
        <translation>Remover o ponto %1</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Solte para colocar. Shift mantém num eixo, Ctrl desliga o encaixe, Esc cancela.</translation>
    </message>
    <message>
        <source>Drag to where it points. Shift turns by 15°, Ctrl by any angle, Esc cancels.</source>
        <translation>Arraste para onde ele aponta. Shift gira em 15°, Ctrl em qualquer ângulo, Esc cancela.</translation>
    </message>
</context>
<context>
    <name>GestureTips</name>
    <message>
        <source>Press on the middle of an edge and drag: a new point comes along.</source>
        <translation>Pressione o meio de uma aresta e arraste: um novo ponto vem junto.</translation>
    </message>
    <message>
        <source>Click from corner to corner, and the first one again to close the polygon.</source>
        <translation>Clique de canto em canto e, para fechar o polígono, outra vez no primeiro.</translation>
    </message>
    <message>
        <source>Drag from one corner to the opposite one.</source>
        <translation>Arraste de um canto até o oposto.</translation>
    </message>
    <message>
        <source>Drag from the centre outwards.</source>
        <translation>Arraste do centro para fora.</translation>
    </message>
    <message>
        <source>Drag a box: the capsule fills it, lying or standing.</source>
        <translation>Arraste um retângulo: a cápsula o preenche, deitada ou em pé.</translation>
    </message>
    <message>
        <source>Click from point to point; a double click ends the line.</source>
        <translation>Clique de ponto em ponto; um clique duplo termina a linha.</translation>
    </message>
    <message>
        <source>Click on what is drawn in the picture: its outline becomes a polygon.</source>
        <translation>Clique no que está desenhado na imagem: o contorno vira um polígono.</translation>
    </message>
    <message>
        <source>Drag a line right across a shape: it falls into two.</source>
        <translation>Arraste uma linha de lado a lado de uma forma: ela se divide em duas.</translation>
    </message>
    <message>
        <source>Click at the point that the game is to place the frame by.</source>
        <translation>Clique no ponto pelo qual o jogo deve posicionar o quadro.</translation>
    </message>
    <message>
        <source>Click to set a place, and drag on to give it a direction.</source>
        <translation>Clique para marcar um lugar e continue arrastando para lhe dar uma direção.</translation>
    </message>
    <message>
        <source>Click to set the axis. What you draw beside it then comes to be on both sides.</source>
        <translation>Clique para marcar o eixo. O que você desenhar ao lado surge então dos dois lados.</translation>
    </message>
    <message>
        <source>Drag sprites about: where they overlap lights up while you drag.</source>
        <translation>Arraste os sprites: onde se sobrepõem se acende enquanto você arrasta.</translation>
    </message>
    <message>
        <source>Point at something to read what lies there; click to leave the probe and keep asking.</source>
        <translation>Aponte para algo e leia o que há ali; clique para deixar a sonda e continuar perguntando.</translation>
    </message>
    <message>
        <source>Drag from where bullets set out to what they fly at.</source>
        <translation>Arraste de onde as balas saem até o alvo delas.</translation>
    </message>
</context>
<context>
    <name>HeldFile</name>
    <message>
        <source>cannot make the file</source>
        <translation>não é possível criar o arquivo</translation>
    </message>
    <message>
        <source>cannot make the file: %1</source>
        <translation>não é possível criar o arquivo: %1</translation>
    </message>
</context>
<context>
    <name>HelpPlaces</name>
    <message>
        <source>Begins with something: a project of before, a sample, or images.</source>
        <translation>Começa com algo: um projeto anterior, um exemplo ou imagens.</translation>
    </message>
    <message>
        <source>The open projects. Tabs are reordered by dragging, and closed by the middle button too.</source>
        <translation>Os projetos abertos. As abas são reordenadas ao arrastar e fechadas também com o botão do meio.</translation>
    </message>
    <message>
        <source>Says where the editor crashed. Nothing of it is sent by itself.</source>
        <translation>Diz onde o editor falhou. Nada disso é enviado por si só.</translation>
    </message>
    <message>
        <source>Brings back work that was closed without saving.</source>
        <translation>Recupera trabalho que foi fechado sem salvar.</translation>
    </message>
    <message>
        <source>Opens a copy of the project as it was saved before.</source>
        <translation>Abre uma cópia do projeto como foi salvo antes.</translation>
    </message>
    <message>
        <source>Finds any action, sprite or frame by a few letters.</source>
        <translation>Encontra qualquer ação, sprite ou quadro com poucas letras.</translation>
    </message>
    <message>
        <source>How the program looks and behaves, whatever the project. A choice counts at once.</source>
        <translation>Como o programa aparece e se comporta, seja qual for o projeto. Uma escolha vale na hora.</translation>
    </message>
    <message>
        <source>What a script told of, and what it printed.</source>
        <translation>O que um script relatou e o que exibiu.</translation>
    </message>
    <message>
        <source>Gives actions other keys, one by one or all those of another program.</source>
        <translation>Dá outras teclas às ações, uma a uma ou todas as de outro programa.</translation>
    </message>
    <message>
        <source>The sprites of the project. The one that is chosen here is in view.</source>
        <translation>Os sprites do projeto. O que é escolhido aqui fica à vista.</translation>
    </message>
    <message>
        <source>The frames of the sprite in view: here they are chosen, ordered, timed and played.</source>
        <translation>Os quadros do sprite à vista: aqui eles são escolhidos, ordenados, tocados e recebem sua duração.</translation>
    </message>
    <message>
        <source>A copy took the place of what was drawn here. Both can be kept, or the copy undone.</source>
        <translation>Uma cópia tomou o lugar do que estava desenhado aqui. É possível manter os dois ou desfazer a cópia.</translation>
    </message>
    <message>
        <source>In which frames the next edit of shapes is done: the one in view alone, or more.</source>
        <translation>Em quais quadros a próxima edição de formas é feita: só no que está à vista ou em mais.</translation>
    </message>
    <message>
        <source>Which shape is there in which frame: a row for each track, a column for each frame.</source>
        <translation>Que forma está em que quadro: uma linha para cada trilha, uma coluna para cada quadro.</translation>
    </message>
    <message>
        <source>Makes frames of one animation of images whose names are numbered.</source>
        <translation>Faz de imagens com nomes numerados os quadros de uma só animação.</translation>
    </message>
    <message>
        <source>Cuts a sheet into frames.</source>
        <translation>Fatia uma folha em quadros.</translation>
    </message>
    <message>
        <source>Says what becomes of the frames of an image that has changed.</source>
        <translation>Diz o que acontece com os quadros de uma imagem que mudou.</translation>
    </message>
    <message>
        <source>All frames of the sprite side by side, to look at, to go to one, and to save.</source>
        <translation>Todos os quadros do sprite lado a lado, para ver, ir a um deles e salvar.</translation>
    </message>
    <message>
        <source>How closely outlines follow what is opaque, and tracing many frames at once.</source>
        <translation>Quão de perto os contornos seguem o que é opaco, e traçar muitos quadros de uma vez.</translation>
    </message>
    <message>
        <source>The points and events of the frame in view, which the game asks for by name.</source>
        <translation>Os pontos e eventos do quadro à vista, que o jogo pede pelo nome.</translation>
    </message>
    <message>
        <source>The image of this frame cannot be read. These are the ways to have one again.</source>
        <translation>A imagem deste quadro não pode ser lida. Estas são as maneiras de ter uma de novo.</translation>
    </message>
    <message>
        <source>This frame has no shapes yet. These are the ways to begin.</source>
        <translation>Este quadro ainda não tem formas. Estas são as maneiras de começar.</translation>
    </message>
    <message>
        <source>The shapes of the frame in view: here they are chosen, named, ordered, hidden and locked.</source>
        <translation>As formas do quadro à vista: aqui elas são escolhidas, nomeadas, ordenadas, ocultadas e bloqueadas.</translation>
    </message>
    <message>
        <source>Properties of your own that the game reads: of a shape, the frame, the sprite or the project.</source>
        <translation>Propriedades próprias que o jogo lê: de uma forma, do quadro, do sprite ou do projeto.</translation>
    </message>
    <message>
        <source>The points and sizes of what is selected, in numbers that can be typed.</source>
        <translation>Os pontos e tamanhos do que está selecionado, em números que podem ser digitados.</translation>
    </message>
    <message>
        <source>The categories of shapes: their names and colours, and which of them strike each other.</source>
        <translation>As categorias de formas: seus nomes e cores, e quais delas atingem umas às outras.</translation>
    </message>
    <message>
        <source>What points snap to while one draws: which grid, and which targets win over it.</source>
        <translation>Em que os pontos se encaixam ao desenhar: em qual grade, e quais alvos têm prioridade sobre ela.</translation>
    </message>
    <message>
        <source>What is wrong in the project. A line leads to the place and offers repairs.</source>
        <translation>O que está errado no projeto. Uma linha leva ao lugar e oferece correções.</translation>
    </message>
    <message>
        <source>Explains a problem where it is, and offers repairs.</source>
        <translation>Explica um problema onde ele está e oferece correções.</translation>
    </message>
    <message>
        <source>What a merge left to be settled. A line leads to the place and offers to take either side.</source>
        <translation>O que uma mesclagem deixou por resolver. Uma linha leva ao lugar e oferece usar um dos lados.</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project.</source>
        <translation>Quanto cada regra pesa neste projeto.</translation>
    </message>
    <message>
        <source>What stands on the stage, and the numbers of what is selected there.</source>
        <translation>O que está no palco, e os números do que está selecionado ali.</translation>
    </message>
    <message>
        <source>Ways to look at the stage: what overlaps there, what probes hit, and the play test.</source>
        <translation>Maneiras de ver o palco: o que se sobrepõe ali, o que as sondas atingem e o teste de jogo.</translation>
    </message>
    <message>
        <source>Every pair of shapes on the stage that meet: who, how, and by how much area.</source>
        <translation>Cada par de formas que se encontram no palco: quais, como e com quanta área.</translation>
    </message>
    <message>
        <source>The probes that were dropped on the stage, and what each of them hits.</source>
        <translation>As sondas que foram soltas no palco, e o que cada uma atinge.</translation>
    </message>
    <message>
        <source>Which probe follows the cursor.</source>
        <translation>Qual sonda segue o cursor.</translation>
    </message>
    <message>
        <source>The play test of the stage: what fires, how it is run, and what was hit.</source>
        <translation>O teste de jogo do palco: o que atira, como é executado e o que foi atingido.</translation>
    </message>
    <message>
        <source>Runs the play test, stops it, or goes on by a single step.</source>
        <translation>Executa o teste de jogo, para-o ou avança um único passo.</translation>
    </message>
    <message>
        <source>Two animations of the stage side by side, tick by tick, and what overlaps in each.</source>
        <translation>Duas animações do palco lado a lado, tique a tique, e o que se sobrepõe em cada um.</translation>
    </message>
    <message>
        <source>The engine that the project is made for. What it cannot take is told while one draws.</source>
        <translation>O motor para o qual o projeto é feito. O que ele não aceita é avisado enquanto se desenha.</translation>
    </message>
    <message>
        <source>What the engine gets of the selected shapes or of the frame, and what it loses.</source>
        <translation>O que o motor recebe das formas selecionadas ou do quadro, e o que ele perde.</translation>
    </message>
    <message>
        <source>Writes files for an engine, and says before what is lost on the way.</source>
        <translation>Grava arquivos para um motor e diz antes o que se perde no caminho.</translation>
    </message>
    <message>
        <source>How the tool in hand is used. It shows when the tool is first taken up.</source>
        <translation>Como se usa a ferramenta em mãos. Aparece quando ela é escolhida pela primeira vez.</translation>
    </message>
</context>
<context>
    <name>ImageCommands</name>
    <message>
        <source>Images (%1);;All files (*)</source>
        <translation>Imagens (%1);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Nothing was changed: %1</source>
        <translation>Nada mudou: %1</translation>
    </message>
    <message>
        <source>Image of another size</source>
        <translation>Imagem de outro tamanho</translation>
    </message>
    <message>
        <source>%1 is %2 times as large as the image that it replaces.</source>
        <translation>%1 é %2 vezes maior que a imagem que substitui.</translation>
    </message>
    <message>
        <source>Scale frames and shapes with it?</source>
        <translation>Escalar quadros e formas junto?</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escalar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>The image has %1 × %2 pixels and had %3 × %4: frames stay where they were in it.</source>
        <translation>A imagem tem %1 × %2 pixels e tinha %3 × %4: os quadros ficaram onde estavam nela.</translation>
    </message>
    <message>
        <source>All images of this project can be read.</source>
        <translation>Todas as imagens deste projeto podem ser lidas.</translation>
    </message>
    <message>
        <source>Find %1</source>
        <translation>Encontrar %1</translation>
    </message>
    <message>
        <source>1 image was found.</source>
        <translation>1 imagem foi encontrada.</translation>
    </message>
    <message>
        <source>%1 images were found.</source>
        <translation>%1 imagens foram encontradas.</translation>
    </message>
    <message>
        <source>Still missing: %1.</source>
        <translation>Ainda faltam: %1.</translation>
    </message>
    <message>
        <source>There is no sprite in view.</source>
        <translation>Não há sprite à vista.</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>Substituir %1</translation>
    </message>
    <message>
        <source>The project changed meanwhile: nothing was replaced.</source>
        <translation>O projeto mudou entretanto: nada foi substituído.</translation>
    </message>
    <message>
        <source>Images are still being looked at.</source>
        <translation>As imagens ainda estão sendo lidas.</translation>
    </message>
</context>
<context>
    <name>ImageImport</name>
    <message>
        <source>Added 1 sprite.</source>
        <translation>1 sprite adicionado.</translation>
    </message>
    <message numerus="yes">
        <source>Added %n sprites.</source>
        <translation>
            <numerusform>%n sprite adicionado.</numerusform>
            <numerusform>%n sprites adicionados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>Nada foi adicionado.</translation>
    </message>
    <message>
        <source>%1 Left out were:</source>
        <translation>%1 Foram omitidos:</translation>
    </message>
    <message>
        <source>Looks like %1 × %2 frames of %3 × %4 px</source>
        <translation>Parecem %1 × %2 quadros de %3 × %4 px</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1; 1 cell is empty and stays out.</source>
        <translation>%1; 1 célula está vazia e fica de fora.</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n cells are empty and stay out.</source>
        <translation>
            <numerusform>%1; %n célula está vazia e fica de fora.</numerusform>
            <numerusform>%1; %n células estão vazias e ficam de fora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Fatiar</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>Keep whole</source>
        <translation>Manter inteira</translation>
    </message>
    <message>
        <source>Looking at images…</source>
        <translation>Examinando imagens…</translation>
    </message>
</context>
<context>
    <name>Images</name>
    <message>
        <source>the file has more than %1 MiB</source>
        <translation>o arquivo tem mais de %1 MiB</translation>
    </message>
    <message>
        <source>of its %1 frames, the first %2 are taken, which are as many as fit on one image</source>
        <translation>dos seus %1 quadros, são usados os primeiros %2, que são tantos quanto cabem numa imagem</translation>
    </message>
    <message>
        <source>there is not enough memory for the image</source>
        <translation>não há memória suficiente para a imagem</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken; save it once more</source>
        <translation>os dados da imagem estão quebrados; salve-a de novo</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>quadro %1</translation>
    </message>
    <message>
        <source>it lies outside of the picture; save the animation once more</source>
        <translation>fica fora da figura; salve a animação de novo</translation>
    </message>
    <message>
        <source>the image says more about its colours than %1 bytes; save the animation once more</source>
        <translation>a imagem diz mais sobre suas cores do que %1 bytes; salve a animação de novo</translation>
    </message>
    <message>
        <source>the animation ends before it; it may have been cut short</source>
        <translation>a animação acaba antes; pode ter sido cortada</translation>
    </message>
    <message>
        <source>the image states two sizes; save the animation once more</source>
        <translation>a imagem declara dois tamanhos; salve a animação de novo</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken; save the animation once more</source>
        <translation>os dados da imagem estão quebrados; salve a animação de novo</translation>
    </message>
    <message>
        <source>it changed while it was read; try again once it is written</source>
        <translation>mudou enquanto era lido; tente de novo quando estiver gravado</translation>
    </message>
    <message>
        <source>no image is named</source>
        <translation>nenhuma imagem é nomeada</translation>
    </message>
    <message>
        <source>the path holds a NUL character, expected a path to a file</source>
        <translation>o caminho contém um caractere NUL, esperava-se um caminho para um arquivo</translation>
    </message>
    <message>
        <source>found “%1”, a path into the program itself, expected a path to a file</source>
        <translation>encontrado “%1”, um caminho para dentro do próprio programa, esperava-se um caminho para um arquivo</translation>
    </message>
    <message>
        <source>found “%1”, an address, expected a path to a file</source>
        <translation>encontrado “%1”, um endereço, esperava-se um caminho para um arquivo</translation>
    </message>
    <message>
        <source>found “%1”, a path to another computer or a device, expected a path to a file</source>
        <translation>encontrado “%1”, um caminho para outro computador ou um dispositivo, esperava-se um caminho para um arquivo</translation>
    </message>
    <message>
        <source>found “%1”, a device, expected a path to a file</source>
        <translation>encontrado “%1”, um dispositivo, esperava-se um caminho para um arquivo</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: the file ends too early</source>
        <translation>os dados da imagem estão quebrados: o arquivo acaba cedo demais</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: it has a size, a depth or a kind of colours that no PNG has; save the image once more</source>
        <translation>o cabeçalho da imagem está quebrado: tem um tamanho, uma profundidade ou um tipo de cores que nenhum PNG tem; salve a imagem de novo</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: what stands at byte %1 has another checksum than the file says; save or copy the image once more</source>
        <translation>os dados da imagem estão quebrados: o que fica no byte %1 tem outra soma de verificação do que o arquivo diz; salve ou copie a imagem de novo</translation>
    </message>
    <message>
        <source>there is no such image file</source>
        <translation>não existe esse arquivo de imagem</translation>
    </message>
    <message>
        <source>this is a folder, expected an image file</source>
        <translation>isto é uma pasta, esperava-se um arquivo de imagem</translation>
    </message>
    <message>
        <source>this is not a regular file, expected an image file</source>
        <translation>isto não é um arquivo comum, esperava-se um arquivo de imagem</translation>
    </message>
    <message>
        <source>cannot open the image: %1</source>
        <translation>não é possível abrir a imagem: %1</translation>
    </message>
    <message>
        <source>the image file is empty</source>
        <translation>o arquivo de imagem está vazio</translation>
    </message>
    <message>
        <source>the content is no image that can be read here (readable: %1)</source>
        <translation>o conteúdo não é uma imagem que possa ser lida aqui (legíveis: %1)</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: %1</source>
        <translation>o cabeçalho da imagem está quebrado: %1</translation>
    </message>
    <message>
        <source>the image is %1 x %2 pixels, expected at most %3 a side</source>
        <translation>a imagem tem %1 x %2 pixels, esperavam-se no máximo %3 por lado</translation>
    </message>
    <message>
        <source>the image is %1 x %2 pixels, expected at most %3 in all</source>
        <translation>a imagem tem %1 x %2 pixels, esperavam-se no máximo %3 ao todo</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: %1</source>
        <translation>os dados da imagem estão quebrados: %1</translation>
    </message>
    <message>
        <source>the archive that the file is of is broken; save it once more</source>
        <translation>o arquivo compactado de que ela é feita está quebrado; salve-a de novo</translation>
    </message>
    <message>
        <source>the file has no picture of all its layers together; save it with a newer version of its program, or export a PNG</source>
        <translation>o arquivo não tem uma figura de todas as suas camadas juntas; salve-o com uma versão mais nova do programa ou exporte um PNG</translation>
    </message>
    <message>
        <source>there is no image that can be read</source>
        <translation>não há imagem que possa ser lida</translation>
    </message>
    <message>
        <source>the file ends too early; copy it anew or save it once more</source>
        <translation>o arquivo acaba cedo demais; copie-o ou salve-o de novo</translation>
    </message>
    <message>
        <source>the file was saved without the picture of all layers together; save it with “Maximize Compatibility”</source>
        <translation>o arquivo foi salvo sem a figura de todas as camadas juntas; salve-o com “Maximizar compatibilidade”</translation>
    </message>
    <message>
        <source>the image is %1 x %2 pixels, expected 1 to %3 a side and at most %4 in all</source>
        <translation>a imagem tem %1 x %2 pixels, esperavam-se 1 a %3 por lado e no máximo %4 ao todo</translation>
    </message>
    <message>
        <source>pictures of this kind are not read; save it with 8 or 16 bits of RGB, grayscale or CMYK, or as PNG</source>
        <translation>figuras deste tipo não são lidas; salve com 8 ou 16 bits de RGB, tons de cinza ou CMYK, ou como PNG</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: it has %1 channels, expected at most %2</source>
        <translation>o cabeçalho da imagem está quebrado: tem %1 canais, esperavam-se no máximo %2</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: it has %1 channels, expected at least %2</source>
        <translation>o cabeçalho da imagem está quebrado: tem %1 canais, esperavam-se pelo menos %2</translation>
    </message>
    <message>
        <source>its picture is packed in a way that is not read; save it once more, or as PNG</source>
        <translation>a figura está compactada de um modo que não é lido; salve-a de novo ou como PNG</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: its palette is too short</source>
        <translation>os dados da imagem estão quebrados: a paleta é curta demais</translation>
    </message>
    <message>
        <source>the %1 is %2, expected %3 to %4</source>
        <translation>o valor (%1) é %2, esperava-se %3 a %4</translation>
    </message>
    <message>
        <source>the pixels are noise: their outline has more than %1 corners; another alpha threshold may help</source>
        <translation>os pixels são ruído: o contorno deles tem mais de %1 cantos; outro limiar de alfa pode ajudar</translation>
    </message>
    <message>
        <source>there are %1 islands of opaque pixels, at most %2 are traced; a larger smallest island may help</source>
        <translation>há %1 ilhas de pixels opacos, são traçadas no máximo %2; uma menor ilha maior pode ajudar</translation>
    </message>
    <message>
        <source>No pixel is as opaque as the threshold.</source>
        <translation>Nenhum pixel é tão opaco quanto o limiar.</translation>
    </message>
    <message>
        <source>Nothing is left after shrinking that is as large as the smallest island.</source>
        <translation>Depois de encolher não resta nada do tamanho da menor ilha.</translation>
    </message>
    <message>
        <source>No island is as large as the smallest one allowed.</source>
        <translation>Nenhuma ilha é do tamanho da menor permitida.</translation>
    </message>
    <message>
        <source>No pixel is transparent, so the outline is the whole picture.</source>
        <translation>Nenhum pixel é transparente, então o contorno é a figura inteira.</translation>
    </message>
    <message>
        <source>An outline that never cuts an opaque pixel may need more vertices than the number.</source>
        <translation>Um contorno que nunca corta um pixel opaco pode precisar de mais vértices do que o número.</translation>
    </message>
    <message>
        <source>the frame has no pixels in its image</source>
        <translation>o quadro não tem pixels na sua imagem</translation>
    </message>
    <message>
        <source>it holds more than %1 images; choose a folder in it</source>
        <translation>contém mais de %1 imagens; escolha uma pasta dentro dela</translation>
    </message>
    <message>
        <source>the image is stored in %1 scans, expected at most %2; save it once more</source>
        <translation>a imagem está salva em %1 varreduras, esperadas no máximo %2; salve-a novamente</translation>
    </message>
    <message>
        <source>“%1” is left out: its name is not in UTF-8; give it another one</source>
        <translation>“%1” fica de fora: seu nome não está em UTF-8; dê-lhe outro</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>the name is there twice; the later one is now “%1”</source>
        <translation>o nome aparece duas vezes; o segundo agora é “%1”</translation>
    </message>
    <message>
        <source>sprite “%1”</source>
        <translation>sprite “%1”</translation>
    </message>
    <message>
        <source>sprite “%1”, frame “%2”</source>
        <translation>sprite “%1”, quadro “%2”</translation>
    </message>
    <message>
        <source>found no frames in it; write it again with the program it is of</source>
        <translation>nenhum quadro encontrado; grave o arquivo de novo com o programa de origem</translation>
    </message>
    <message>
        <source>found no frames to import: %1</source>
        <translation>nenhum quadro encontrado para importar: %1</translation>
    </message>
    <message>
        <source>its image “%1” lies outside the folders of the file and of the project, and is taken from there</source>
        <translation>a imagem “%1” fica fora das pastas do arquivo e do projeto e é usada de lá</translation>
    </message>
    <message>
        <source>expected a file of %1</source>
        <translation>esperava-se um arquivo de %1</translation>
    </message>
    <message>
        <source>neither an image nor a file that can be imported; `hitbox formats` lists what can</source>
        <translation>não é uma imagem nem um arquivo que possa ser importado; `hitbox formats` lista o que pode</translation>
    </message>
    <message>
        <source>slice “%1”</source>
        <translation>slice “%1”</translation>
    </message>
    <message>
        <source>the middle of a nine-patch is no hitbox; left out</source>
        <translation>o meio de um nine-patch não é uma hitbox; omitido</translation>
    </message>
    <message>
        <source>layer “%1:%2”, frame %3</source>
        <translation>camada “%1:%2”, quadro %3</translation>
    </message>
    <message>
        <source>%1; left out</source>
        <translation>%1; omitido</translation>
    </message>
    <message>
        <source>how often the tag is played, from 0 to %1</source>
        <translation>quantas vezes a etiqueta é tocada, de 0 a %1</translation>
    </message>
    <message>
        <source>an object that says more about the sheet</source>
        <translation>um objeto que diz mais sobre a folha</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>etiquetas</translation>
    </message>
    <message>
        <source>slices</source>
        <translation>slices</translation>
    </message>
    <message>
        <source>a tag</source>
        <translation>uma etiqueta</translation>
    </message>
    <message>
        <source>none of the frames of the tag “%1” is in the file; left out</source>
        <translation>nenhum dos quadros da etiqueta “%1” está no arquivo; omitida</translation>
    </message>
    <message>
        <source>the tag “%1” has fewer frames here than the file says</source>
        <translation>a etiqueta “%1” tem aqui menos quadros do que o arquivo diz</translation>
    </message>
    <message>
        <source>a key of a slice</source>
        <translation>uma chave de um slice</translation>
    </message>
    <message>
        <source>a slice</source>
        <translation>um slice</translation>
    </message>
    <message>
        <source>the keys of a slice</source>
        <translation>as chaves de um slice</translation>
    </message>
    <message>
        <source>bits %1</source>
        <translation>bits %1</translation>
    </message>
    <message>
        <source>found more than %1 pairs of category bits and mask in the file, which is more than can be imported</source>
        <translation>encontrados mais de %1 pares de bits de categoria e máscara no arquivo, mais do que pode ser importado</translation>
    </message>
    <message>
        <source>category “%1”</source>
        <translation>categoria “%1”</translation>
    </message>
    <message>
        <source>its mask has %1 more bits that no shape of the file has; they are left out</source>
        <translation>a máscara tem mais %1 bits que nenhuma forma do arquivo tem; eles são omitidos</translation>
    </message>
    <message>
        <source>frame “%1”</source>
        <translation>quadro “%1”</translation>
    </message>
    <message>
        <source>its shapes reach beyond %1 pixels; scale them down in the tool that wrote them</source>
        <translation>suas formas passam de %1 pixels; reduza-as na ferramenta que as gravou</translation>
    </message>
    <message>
        <source>the file has no frame sizes; the frames are as large as their shapes, and all show “%1” from its top-left corner</source>
        <translation>o arquivo não tem tamanhos de quadro; os quadros são do tamanho das suas formas, e todos mostram “%1” a partir do canto superior esquerdo</translation>
    </message>
    <message>
        <source>the file has no frame sizes and there is no image to read them from; the frames are as large as their shapes</source>
        <translation>o arquivo não tem tamanhos de quadro e não há imagem de onde lê-los; os quadros são do tamanho das suas formas</translation>
    </message>
    <message>
        <source>metadata are left out that are of Godot’s own kinds: %1</source>
        <translation>são omitidos metadados de tipos próprios do Godot: %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>metadata are left out that are neither the root’s nor a shape’s: %1</source>
        <translation>são omitidos metadados que não são da raiz nem de uma forma: %1</translation>
    </message>
    <message>
        <source>its properties are left out: the scene shows no frame of this name</source>
        <translation>suas propriedades são omitidas: a cena não mostra um quadro com este nome</translation>
    </message>
    <message>
        <source>it is another scene, and what it holds is left out</source>
        <translation>é outra cena, e o que ela contém é omitido</translation>
    </message>
    <message>
        <source>it is left out: its shape is in another file or none that has an outline</source>
        <translation>é omitido: a forma está em outro arquivo ou em nenhum que tenha contorno</translation>
    </message>
    <message>
        <source>its skew is left out</source>
        <translation>a inclinação é omitida</translation>
    </message>
    <message>
        <source>that it stops from one side alone is left out</source>
        <translation>é omitido que ele barra de um lado só</translation>
    </message>
    <message>
        <source>its “size” is left out: Godot 3, for which the scene is written, reads “extents” alone, 10 × 10 where there are none</source>
        <translation>o “size” é omitido: o Godot 3, para o qual a cena foi gravada, lê só “extents”, 10 × 10 onde não há</translation>
    </message>
    <message>
        <source>it is left out: it has a transform where position and rotation are read; save the scene with Godot</source>
        <translation>é omitido: tem uma transformação onde se leem posição e rotação; salve a cena com o Godot</translation>
    </message>
    <message>
        <source>it lies too far away; its point is put to the root</source>
        <translation>fica longe demais; o ponto é posto na raiz</translation>
    </message>
    <message>
        <source>it names no parent, and the scene has a root before it</source>
        <translation>não nomeia um pai, e a cena tem uma raiz antes dele</translation>
    </message>
    <message>
        <source>its parent “%1” is not in the file</source>
        <translation>o pai “%1” não está no arquivo</translation>
    </message>
    <message>
        <source>it is left out: %1</source>
        <translation>é omitido: %1</translation>
    </message>
    <message>
        <source>found no collision shape or polygon in the scene</source>
        <translation>nenhuma forma ou polígono de colisão encontrado na cena</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>%1; the node “%2” is left out: %3</source>
        <translation>%1; o nó “%2” é omitido: %3</translation>
    </message>
    <message>
        <source>“%1” of “%2”</source>
        <translation>“%1” de “%2”</translation>
    </message>
    <message>
        <source>it also changes %1 and %2 more, which is left out: they stay as the scene has them</source>
        <translation>também muda %1 e mais %2, o que é omitido: ficam como a cena os tem</translation>
    </message>
    <message>
        <source>it also changes %1, which is left out: that stays as the scene has it</source>
        <translation>também muda %1, o que é omitido: fica como a cena o tem</translation>
    </message>
    <message>
        <source>its texture is of the kind %1, which is not read</source>
        <translation>a textura é do tipo %1, que não é lido</translation>
    </message>
    <message>
        <source>it shows a part of its image, and “region_rect” says no whole pixels that it has: a frame cannot show it</source>
        <translation>mostra uma parte da imagem, e “region_rect” não dá pixels inteiros que ela tenha: um quadro não pode mostrar isso</translation>
    </message>
    <message>
        <source>“hframes” and “vframes” part its image of %1 × %2 pixels into no whole pixels</source>
        <translation>“hframes” e “vframes” não dividem a imagem de %1 × %2 pixels em pixels inteiros</translation>
    </message>
    <message>
        <source>it is turned, scaled or mirrored in the scene, which a frame cannot be</source>
        <translation>está girado, escalado ou espelhado na cena, o que um quadro não pode estar</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>o fim</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>encontrado %1, esperava-se %2</translation>
    </message>
    <message>
        <source>there are more than %1 values in the file; a sprite that is cut into several makes smaller ones</source>
        <translation>há mais de %1 valores no arquivo; um sprite dividido em vários dá arquivos menores</translation>
    </message>
    <message>
        <source>the digits of a character</source>
        <translation>os dígitos de um caractere</translation>
    </message>
    <message>
        <source>the end of a text</source>
        <translation>o fim de um texto</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>um número</translation>
    </message>
    <message>
        <source>at most %1 levels</source>
        <translation>no máximo %1 níveis</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>um valor</translation>
    </message>
    <message>
        <source>the name of a property</source>
        <translation>o nome de uma propriedade</translation>
    </message>
    <message>
        <source>animation “%1”</source>
        <translation>animação “%1”</translation>
    </message>
    <message>
        <source>found more than %1 tracks and keys in all animations</source>
        <translation>encontradas mais de %1 trilhas e chaves em todas as animações</translation>
    </message>
    <message>
        <source>a part of the image that “%1” shows is no whole pixels and left out</source>
        <translation>uma parte da imagem que “%1” mostra não são pixels inteiros e é omitida</translation>
    </message>
    <message>
        <source>Godot runs through the places of “%1” between its keys as well; the frames have those of the keys</source>
        <translation>O Godot também passa pelos lugares de “%1” entre as chaves; os quadros têm os das chaves</translation>
    </message>
    <message>
        <source>properties of events are left out that are of Godot’s own kinds: %1</source>
        <translation>são omitidas propriedades de eventos de tipos próprios do Godot: %1</translation>
    </message>
    <message>
        <source>what it calls “%1” with is of Godot’s own kinds and left out</source>
        <translation>aquilo com que ele chama “%1” é de tipos próprios do Godot e é omitido</translation>
    </message>
    <message>
        <source>calls at its end are left out: events happen where a frame begins</source>
        <translation>chamadas no final são omitidas: eventos acontecem onde um quadro começa</translation>
    </message>
    <message>
        <source>Godot runs through the cells between its keys as well; the frames are those of the keys</source>
        <translation>O Godot também passa pelas células entre as chaves; os quadros são os das chaves</translation>
    </message>
    <message>
        <source>found a scene of Godot 2 or earlier; open and save it with Godot 3, whose scenes are read</source>
        <translation>encontrada uma cena do Godot 2 ou anterior; abra-a e salve-a com o Godot 3, cujas cenas são lidas</translation>
    </message>
    <message>
        <source>found more than %1 levels of nodes</source>
        <translation>encontrados mais de %1 níveis de nós</translation>
    </message>
    <message>
        <source>columns of pixels at the right that belong to no frame: %1</source>
        <translation>colunas de pixels à direita que não pertencem a nenhum quadro: %1</translation>
    </message>
    <message>
        <source>rows of pixels at the bottom that belong to no frame: %1</source>
        <translation>linhas de pixels embaixo que não pertencem a nenhum quadro: %1</translation>
    </message>
    <message>
        <source>there are more than %1 images in the file</source>
        <translation>há mais de %1 imagens no arquivo</translation>
    </message>
    <message>
        <source>there are more than %1 frames in the file</source>
        <translation>há mais de %1 quadros no arquivo</translation>
    </message>
    <message>
        <source>there are more than %1 shapes in the file</source>
        <translation>há mais de %1 formas no arquivo</translation>
    </message>
    <message>
        <source>there are more than %1 tags in the file</source>
        <translation>há mais de %1 etiquetas no arquivo</translation>
    </message>
    <message>
        <source>found more than %1 points or events of frames, which is more than a project may have</source>
        <translation>encontrados mais de %1 pontos ou eventos de quadros, mais do que um projeto pode ter</translation>
    </message>
    <message>
        <source>found more than %1 points, which is more than can be read</source>
        <translation>encontrados mais de %1 pontos, mais do que pode ser lido</translation>
    </message>
    <message>
        <source>found a shape that reaches beyond 1000000000 pixels</source>
        <translation>encontrada uma forma que passa de 1000000000 pixels</translation>
    </message>
    <message>
        <source>there is more to tell, which is not listed</source>
        <translation>há mais a dizer, que não é listado</translation>
    </message>
    <message>
        <source>the file has more than %1 MiB, which is more than can be imported</source>
        <translation>o arquivo tem mais de %1 MiB, mais do que pode ser importado</translation>
    </message>
    <message>
        <source>there is no frame of this name in the project and no image for it; import its image first</source>
        <translation>não há quadro com este nome no projeto nem imagem para ele; importe antes a imagem</translation>
    </message>
    <message>
        <source>a sprite of another image has this name; the new one is “%1”</source>
        <translation>um sprite de outra imagem tem este nome; o novo é “%1”</translation>
    </message>
    <message>
        <source>the file tells its frames by their names alone, and the project has none of these names; frames that were added behind the others: %1, the first is “%2”</source>
        <translation>o arquivo distingue os quadros só pelos nomes, e o projeto não tem nenhum deles; quadros acrescentados atrás dos outros: %1, o primeiro é “%2”</translation>
    </message>
    <message>
        <source>it had %1 frames and has %2, and the project does not say what they showed: shapes stay with the numbers of their frames, look whether these are still the same pictures</source>
        <translation>tinha %1 quadros e tem %2, e o projeto não diz o que eles mostravam: as formas ficam com os números dos quadros; veja se ainda são as mesmas figuras</translation>
    </message>
    <message>
        <source>its size was %1 × %2 and is %3 × %4; its shapes stay where they were</source>
        <translation>o tamanho era %1 × %2 e é %3 × %4; as formas ficaram onde estavam</translation>
    </message>
    <message>
        <source>the file has it no longer; it was removed</source>
        <translation>o arquivo não o tem mais; foi removido</translation>
    </message>
    <message>
        <source>the file has it no longer; it stays behind the others, for its shapes or its place on a stage</source>
        <translation>o arquivo não o tem mais; fica atrás dos outros, por causa das formas ou do lugar num palco</translation>
    </message>
    <message>
        <source>the tag “%1” has no frame left; it was removed</source>
        <translation>a etiqueta “%1” ficou sem quadros; foi removida</translation>
    </message>
    <message>
        <source>the frames of the tag “%1” do not follow each other any more; it let go: %2</source>
        <translation>os quadros da etiqueta “%1” não seguem mais uns aos outros; ela soltou: %2</translation>
    </message>
    <message>
        <source>the image “%1” cannot be read: %2; put a whole one there, or name another in the project</source>
        <translation>a imagem “%1” não pode ser lida: %2; ponha uma inteira lá ou nomeie outra no projeto</translation>
    </message>
    <message>
        <source>frames reach beyond the image “%1”, which has %2 × %3 pixels: %4 of %5, the first is “%6”</source>
        <translation>há quadros além da imagem “%1”, que tem %2 × %3 pixels: %4 de %5, o primeiro é “%6”</translation>
    </message>
    <message>
        <source>there are too many images to look into; from sprite “%1” on frames are known again by their names alone</source>
        <translation>há imagens demais para examinar; do sprite “%1” em diante, os quadros são reconhecidos só pelos nomes</translation>
    </message>
    <message>
        <source>this is a stage, which says where sprites stand and holds none; import the file with the sprites, which was written beside it</source>
        <translation>isto é um palco, que diz onde os sprites ficam e não contém nenhum; importe o arquivo com os sprites, gravado ao lado</translation>
    </message>
    <message>
        <source>the project&apos;s own properties are left out</source>
        <translation>as propriedades do próprio projeto são omitidas</translation>
    </message>
    <message>
        <source>an object with “w” and “h”</source>
        <translation>um objeto com “w” e “h”</translation>
    </message>
    <message>
        <source>an object with “x” and “y”</source>
        <translation>um objeto com “x” e “y”</translation>
    </message>
    <message>
        <source>a pivot as shares of the frame</source>
        <translation>um pivô em partes do quadro</translation>
    </message>
    <message>
        <source>the frames of a sheet</source>
        <translation>os quadros de uma folha</translation>
    </message>
    <message>
        <source>a frame</source>
        <translation>um quadro</translation>
    </message>
    <message>
        <source>1 frame has a mesh for drawing, which is no hitbox</source>
        <translation>1 quadro tem uma malha para desenho, que não é hitbox</translation>
    </message>
    <message>
        <source>%1 frames have a mesh for drawing, which is no hitbox</source>
        <translation>%1 quadros têm uma malha para desenho, que não é hitbox</translation>
    </message>
    <message>
        <source>milliseconds from 0 to 1000000000</source>
        <translation>milissegundos de 0 a 1000000000</translation>
    </message>
    <message>
        <source>an object with “x”, “y”, “w” and “h”</source>
        <translation>um objeto com “x”, “y”, “w” e “h”</translation>
    </message>
    <message>
        <source>the file names no image, and beside it there is none called “%1”</source>
        <translation>o arquivo não nomeia imagem, e ao lado dele não há nenhuma chamada “%1”</translation>
    </message>
    <message>
        <source>found “%1”, expected a whole number from %2 to %3</source>
        <translation>encontrado “%1”, esperava-se um número inteiro de %2 a %3</translation>
    </message>
    <message>
        <source>found fewer numbers than “%1” has</source>
        <translation>encontrados menos números do que “%1” tem</translation>
    </message>
    <message>
        <source>the file is no text in UTF-8</source>
        <translation>o arquivo não é texto em UTF-8</translation>
    </message>
    <message>
        <source>there is no page in the atlas</source>
        <translation>não há página no atlas</translation>
    </message>
    <message>
        <source>the parts of a nine-patch are no hitbox; left out</source>
        <translation>as partes de um nine-patch não são hitbox; omitidas</translation>
    </message>
    <message>
        <source>it has no size, expected “size” or “bounds”</source>
        <translation>não tem tamanho, esperava-se “size” ou “bounds”</translation>
    </message>
    <message>
        <source>its offset lies beyond 1000000000</source>
        <translation>o deslocamento passa de 1000000000</translation>
    </message>
    <message>
        <source>it lies turned by %1 degrees in the image and is left out</source>
        <translation>fica girado em %1 graus na imagem e é omitido</translation>
    </message>
    <message>
        <source>a body</source>
        <translation>um corpo</translation>
    </message>
    <message>
        <source>an object with width and height</source>
        <translation>um objeto com largura e altura</translation>
    </message>
    <message>
        <source>the image “%1” cannot be read, and lengths in the file are counted in its width; put it where the file says</source>
        <translation>a imagem “%1” não pode ser lida, e os comprimentos no arquivo são contados na largura dela; ponha-a onde o arquivo diz</translation>
    </message>
    <message>
        <source>a place within 1000000000 pixels</source>
        <translation>um lugar dentro de 1000000000 pixels</translation>
    </message>
    <message>
        <source>an array of points</source>
        <translation>um array de pontos</translation>
    </message>
    <message>
        <source>an array of shapes</source>
        <translation>um array de formas</translation>
    </message>
    <message>
        <source>a shape</source>
        <translation>uma forma</translation>
    </message>
    <message>
        <source>an array of polygons</source>
        <translation>um array de polígonos</translation>
    </message>
    <message>
        <source>the file holds convex pieces alone; they stay apart</source>
        <translation>o arquivo contém só peças convexas; elas ficam separadas</translation>
    </message>
    <message>
        <source>an array of circles</source>
        <translation>um array de círculos</translation>
    </message>
    <message>
        <source>a circle</source>
        <translation>um círculo</translation>
    </message>
    <message>
        <source>a radius from 0 on</source>
        <translation>um raio a partir de 0</translation>
    </message>
    <message>
        <source>a circle within 1000000000 pixels</source>
        <translation>um círculo dentro de 1000000000 pixels</translation>
    </message>
    <message>
        <source>what was made for trying out is left out</source>
        <translation>o que foi feito para experimentar é omitido</translation>
    </message>
    <message>
        <source>found “%1”, expected %2</source>
        <translation>encontrado “%1”, esperava-se %2</translation>
    </message>
    <message>
        <source>numbers from -1000000000 to 1000000000</source>
        <translation>números de -1000000000 a 1000000000</translation>
    </message>
    <message>
        <source>%1 numbers with commas between them</source>
        <translation>%1 números separados por vírgulas</translation>
    </message>
    <message>
        <source>found “%1”, and the number of boxes behind it is %2; all of them are taken</source>
        <translation>encontrado “%1”, e o número de caixas atrás é %2; todas são aceitas</translation>
    </message>
    <message>
        <source>offsets of pictures are left out</source>
        <translation>deslocamentos de figuras são omitidos</translation>
    </message>
    <message>
        <source>mirroring and mixing of pictures are left out</source>
        <translation>espelhar e misturar figuras é omitido</translation>
    </message>
    <message>
        <source>scales and angles of pictures are left out</source>
        <translation>escalas e ângulos de figuras são omitidos</translation>
    </message>
    <message>
        <source>a picture that is shown for ever is shown for one second</source>
        <translation>uma figura mostrada para sempre é mostrada por um segundo</translation>
    </message>
    <message>
        <source>[Begin Action …] before the first picture</source>
        <translation>[Begin Action …] antes da primeira figura</translation>
    </message>
    <message>
        <source>at most %1 boxes in all</source>
        <translation>no máximo %1 caixas ao todo</translation>
    </message>
    <message>
        <source>an animation of MUGEN; there are too many lines of other kinds</source>
        <translation>uma animação do MUGEN; há linhas demais de outros tipos</translation>
    </message>
    <message>
        <source>“%1” is left out</source>
        <translation>“%1” é omitido</translation>
    </message>
    <message>
        <source>“Loopstart” is left out: a tag begins anew at its first frame</source>
        <translation>“Loopstart” é omitido: uma etiqueta recomeça no primeiro quadro</translation>
    </message>
    <message>
        <source>“Interpolate” is left out: pictures do not glide into each other</source>
        <translation>“Interpolate” é omitido: figuras não deslizam umas nas outras</translation>
    </message>
    <message>
        <source>32 bits as a whole number</source>
        <translation>32 bits como número inteiro</translation>
    </message>
    <message>
        <source>a fixture</source>
        <translation>uma fixture</translation>
    </message>
    <message>
        <source>the polygon stays in %1 convex pieces: the file does not hold it as it was drawn</source>
        <translation>o polígono fica em %1 peças convexas: o arquivo não o contém como foi desenhado</translation>
    </message>
    <message>
        <source>a filter</source>
        <translation>um filtro</translation>
    </message>
    <message>
        <source>groups are left out: categories say who hits whom</source>
        <translation>grupos são omitidos: as categorias dizem quem atinge quem</translation>
    </message>
    <message>
        <source>“%1” of bodies is left out</source>
        <translation>“%1” de corpos é omitido</translation>
    </message>
    <message>
        <source>an object with x and y</source>
        <translation>um objeto com x e y</translation>
    </message>
    <message>
        <source>an object with vertices</source>
        <translation>um objeto com vértices</translation>
    </message>
    <message>
        <source>an array of numbers</source>
        <translation>um array de números</translation>
    </message>
    <message>
        <source>as many numbers as in x</source>
        <translation>tantos números quanto em x</translation>
    </message>
    <message>
        <source>an edge</source>
        <translation>uma aresta</translation>
    </message>
    <message>
        <source>an array of properties</source>
        <translation>um array de propriedades</translation>
    </message>
    <message>
        <source>a property</source>
        <translation>uma propriedade</translation>
    </message>
    <message>
        <source>the fixture is left out: it is no polygon, circle, chain or edge</source>
        <translation>a fixture é omitida: não é polígono, círculo, corrente nem aresta</translation>
    </message>
    <message>
        <source>an array of fixtures</source>
        <translation>um array de fixtures</translation>
    </message>
    <message>
        <source>its place and turn in the world are left out</source>
        <translation>o lugar e o giro no mundo são omitidos</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>uma imagem</translation>
    </message>
    <message>
        <source>the image “%1” is left out: its body has one already</source>
        <translation>a imagem “%1” é omitida: o corpo já tem uma</translation>
    </message>
    <message>
        <source>the image “%1” is left out: it is turned or mirrored, which a frame cannot be</source>
        <translation>a imagem “%1” é omitida: está girada ou espelhada, o que um quadro não pode estar</translation>
    </message>
    <message>
        <source>the image “%1” cannot be read</source>
        <translation>a imagem “%1” não pode ser lida</translation>
    </message>
    <message>
        <source>it is drawn %1 pixels high in the world and has %2; say how many pixels a metre has</source>
        <translation>é desenhada com %1 pixels de altura no mundo e tem %2; diga quantos pixels tem um metro</translation>
    </message>
    <message>
        <source>joints are left out</source>
        <translation>juntas são omitidas</translation>
    </message>
    <message>
        <source>an array of images</source>
        <translation>um array de imagens</translation>
    </message>
    <message>
        <source>a number from -1000000000 to 1000000000, or the 8 hexadecimal digits of one</source>
        <translation>um número de -1000000000 a 1000000000, ou os 8 dígitos hexadecimais de um</translation>
    </message>
    <message>
        <source>a number from 0 on, or the 8 hexadecimal digits of one</source>
        <translation>um número a partir de 0, ou os 8 dígitos hexadecimais de um</translation>
    </message>
    <message>
        <source>names of frames</source>
        <translation>nomes de quadros</translation>
    </message>
    <message>
        <source>left out, since its frame “%1” is not in the file</source>
        <translation>omitido, pois o quadro “%1” não está no arquivo</translation>
    </message>
    <message>
        <source>its frames do not stand one behind the other, as those of a tag have to; left out</source>
        <translation>seus quadros não ficam um atrás do outro, como os de uma etiqueta precisam; omitido</translation>
    </message>
    <message>
        <source>there are more frames in other files; import them as well: %1</source>
        <translation>há mais quadros em outros arquivos; importe-os também: %1</translation>
    </message>
    <message>
        <source>the frames of one image</source>
        <translation>os quadros de uma imagem</translation>
    </message>
    <message>
        <source>the ellipse becomes a polygon with %1 corners</source>
        <translation>a elipse vira um polígono com %1 cantos</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>tile %1</translation>
    </message>
    <message>
        <source>found tile %1, expected at most %2 tiles</source>
        <translation>encontrado o tile %1, esperavam-se no máximo %2 tiles</translation>
    </message>
    <message>
        <source>of %1 tiles, those after the last with something on it are left out</source>
        <translation>de %1 tiles, são omitidos os que vêm depois do último com algo dentro</translation>
    </message>
    <message>
        <source>found no size of the tiles, expected tilewidth and tileheight from 1 on</source>
        <translation>tamanho dos tiles não encontrado, esperavam-se tilewidth e tileheight a partir de 1</translation>
    </message>
    <message>
        <source>found a tile beyond 1000000000 pixels</source>
        <translation>encontrado um tile além de 1000000000 pixels</translation>
    </message>
    <message>
        <source>it is left out: the tileset has only %1 tiles</source>
        <translation>é omitido: o tileset só tem %1 tiles</translation>
    </message>
    <message>
        <source>it is left out: it has no image</source>
        <translation>é omitido: não tem imagem</translation>
    </message>
    <message>
        <source>found no size, and its image cannot be read</source>
        <translation>tamanho não encontrado, e a imagem não pode ser lida</translation>
    </message>
    <message>
        <source>its animation is left out: it shows tiles of several images, or ones that are not there</source>
        <translation>a animação é omitida: mostra tiles de várias imagens ou que não existem</translation>
    </message>
    <message>
        <source>its animation is left out: a tag is a run of neighbouring frames</source>
        <translation>a animação é omitida: uma etiqueta é uma sequência de quadros vizinhos</translation>
    </message>
    <message>
        <source>an object of a tile</source>
        <translation>um objeto de um tile</translation>
    </message>
    <message>
        <source>a length from 0 on</source>
        <translation>um comprimento a partir de 0</translation>
    </message>
    <message>
        <source>a layer of objects</source>
        <translation>uma camada de objetos</translation>
    </message>
    <message>
        <source>an array of objects</source>
        <translation>um array de objetos</translation>
    </message>
    <message>
        <source>a step of an animation</source>
        <translation>um passo de uma animação</translation>
    </message>
    <message>
        <source>milliseconds from 0 on</source>
        <translation>milissegundos a partir de 0</translation>
    </message>
    <message>
        <source>a tile</source>
        <translation>um tile</translation>
    </message>
    <message>
        <source>an array of steps</source>
        <translation>um array de passos</translation>
    </message>
    <message>
        <source>a tileset</source>
        <translation>um tileset</translation>
    </message>
    <message>
        <source>an array of tiles</source>
        <translation>um array de tiles</translation>
    </message>
    <message>
        <source>the object “%1”</source>
        <translation>o objeto “%1”</translation>
    </message>
    <message>
        <source>the object with id %1</source>
        <translation>o objeto com id %1</translation>
    </message>
    <message>
        <source>an object without a name</source>
        <translation>um objeto sem nome</translation>
    </message>
    <message>
        <source>it is made of a template, and templates are not read</source>
        <translation>é feito de um modelo, e modelos não são lidos</translation>
    </message>
    <message>
        <source>it has no outline that could be hit</source>
        <translation>não tem contorno que possa ser atingido</translation>
    </message>
    <message>
        <source>%1 is left out: %2</source>
        <translation>%1 é omitido: %2</translation>
    </message>
    <message>
        <source>the class “%1” of the tileset is left out</source>
        <translation>a classe “%1” do tileset é omitida</translation>
    </message>
    <message>
        <source>the offset %1, %2 at which the tiles are drawn is left out</source>
        <translation>o deslocamento %1, %2 com que os tiles são desenhados é omitido</translation>
    </message>
    <message>
        <source>its class “%1” is left out, as are those of all tiles without an animation</source>
        <translation>a classe “%1” é omitida, como as de todos os tiles sem animação</translation>
    </message>
    <message>
        <source>the file declares entities, which are not read</source>
        <translation>o arquivo declara entidades, que não são lidas</translation>
    </message>
    <message>
        <source>the XML is broken: %1</source>
        <translation>o XML está quebrado: %1</translation>
    </message>
    <message>
        <source>found more than %1 levels of elements</source>
        <translation>encontrados mais de %1 níveis de elementos</translation>
    </message>
    <message>
        <source>found %1=&quot;%2&quot;, expected a number from %3 to 1000000000</source>
        <translation>encontrado %1=&quot;%2&quot;, esperava-se um número de %3 a 1000000000</translation>
    </message>
    <message>
        <source>found %1=&quot;%2&quot;, expected a whole number from %3 to 1000000000</source>
        <translation>encontrado %1=&quot;%2&quot;, esperava-se um número inteiro de %3 a 1000000000</translation>
    </message>
    <message>
        <source>in the points of the object: %1</source>
        <translation>nos pontos do objeto: %1</translation>
    </message>
    <message>
        <source>found a map, expected &lt;tileset&gt;: import the files of its tilesets, which Tiled makes of those within a map with “Export Tileset As”</source>
        <translation>encontrado um mapa, esperava-se &lt;tileset&gt;: importe os arquivos dos seus tilesets, que o Tiled faz dos que estão num mapa com “Export Tileset As”</translation>
    </message>
    <message>
        <source>found another element, expected &lt;tileset&gt;</source>
        <translation>encontrado outro elemento, esperava-se &lt;tileset&gt;</translation>
    </message>
    <message>
        <source>the file has an element with too many attributes</source>
        <translation>o arquivo tem um elemento com atributos demais</translation>
    </message>
    <message>
        <source>its image cannot be read: %1</source>
        <translation>a imagem não pode ser lida: %1</translation>
    </message>
    <message>
        <source>it reaches beyond its image, or an image with it upright would be too large</source>
        <translation>passa da imagem, ou uma imagem com ele em pé seria grande demais</translation>
    </message>
    <message>
        <source>the file “%1” is in the way of a sheet in which it would stand upright</source>
        <translation>o arquivo “%1” está no caminho de uma folha em que ele ficaria em pé</translation>
    </message>
    <message>
        <source>it lies turned in the image and is left out: %1</source>
        <translation>fica girado na imagem e é omitido: %1</translation>
    </message>
    <message>
        <source>frames that lie turned in “%1” stand upright in “%2”, which is made for the project: %3, the first is “%4”</source>
        <translation>quadros que ficam girados em “%1” ficam em pé em “%2”, feita para o projeto: %3, o primeiro é “%4”</translation>
    </message>
    <message>
        <source>its shapes need a frame of %1 × %2 pixels, and a side has at most %3; scale them down in the tool that wrote them</source>
        <translation>suas formas precisam de um quadro de %1 × %2 pixels, e um lado tem no máximo %3; reduza-as na ferramenta que as gravou</translation>
    </message>
    <message>
        <source>found %1 × %2 pixels, and a side has at most %3</source>
        <translation>foram encontrados %1 × %2 pixels, e um lado tem no máximo %3</translation>
    </message>
    <message>
        <source>the shapes of all frames together need frames of %1 × %2 pixels, and a side has at most %3; scale them down in the tool that wrote them</source>
        <translation>as formas de todos os quadros juntas precisam de quadros de %1 × %2 pixels, e um lado tem no máximo %3; reduza-as na ferramenta que as gravou</translation>
    </message>
    <message>
        <source>animations are played under so many names that the file would be read more than %1 times</source>
        <translation>as animações são tocadas com tantos nomes que o arquivo seria lido mais de %1 vezes</translation>
    </message>
    <message>
        <source>the tag “%1” ends where it turns in Aseprite; here it comes back once more</source>
        <translation>a etiqueta “%1” termina no Aseprite onde dá a volta; aqui ela volta mais uma vez</translation>
    </message>
    <message>
        <source>its animations are left out: make them unique in Godot, so that the scene holds them</source>
        <translation>suas animações são omitidas: torne-as únicas no Godot, para que a cena as contenha</translation>
    </message>
    <message>
        <source>layer “%1:%2”</source>
        <translation>camada “%1:%2”</translation>
    </message>
    <message>
        <source>traced into shapes of a category of its own, and not drawn in the picture</source>
        <translation>traçada como formas de uma categoria própria e não desenhada na imagem</translation>
    </message>
    <message>
        <source>that it is static or kinematic is left out: what is exported is dynamic</source>
        <translation>o fato de ser estático ou cinemático é omitido: o que é exportado é dinâmico</translation>
    </message>
    <message>
        <source>the tag “%1” is as the file has it; it was: %2</source>
        <translation>a etiqueta “%1” está como no arquivo; antes: %2</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>para a frente</translation>
    </message>
    <message>
        <source>in reverse</source>
        <translation>para trás</translation>
    </message>
    <message>
        <source>there and back</source>
        <translation>ida e volta</translation>
    </message>
    <message>
        <source>there and back from the end</source>
        <translation>ida e volta a partir do fim</translation>
    </message>
    <message>
        <source>from “%1” to “%2”</source>
        <translation>de “%1” a “%2”</translation>
    </message>
    <message>
        <source>played for ever</source>
        <translation>reproduzida sem fim</translation>
    </message>
    <message>
        <source>played so often: %1</source>
        <translation>vezes que é reproduzida: %1</translation>
    </message>
    <message>
        <source>the user data of the tag “%1” are left out</source>
        <translation>os dados de usuário da etiqueta “%1” são omitidos</translation>
    </message>
    <message>
        <source>the user data of layers and cels are left out</source>
        <translation>os dados de usuário de camadas e cels são omitidos</translation>
    </message>
    <message>
        <source>it is disabled in the scene; here it is a shape as others are</source>
        <translation>está desativada na cena; aqui é uma forma como as outras</translation>
    </message>
    <message>
        <source>no animation shows the frames %1 and %2 more: they are made of the cells and shapes that are left</source>
        <translation>nenhuma animação mostra os quadros %1 e mais %2: são feitos das células e formas que sobram</translation>
    </message>
    <message>
        <source>no animation shows the frames %1: they are made of the cells and shapes that are left</source>
        <translation>nenhuma animação mostra os quadros %1: são feitos das células e formas que sobram</translation>
    </message>
    <message>
        <source>what the root says of %1 is left out: shapes and points are as they are seen from it</source>
        <translation>o que a raiz diz de %1 é omitido: formas e pontos são como vistos dela</translation>
    </message>
    <message>
        <source>its “%1” is left out: frames last as long as the animations say</source>
        <translation>seu “%1” é omitido: os quadros duram o que as animações dizem</translation>
    </message>
    <message>
        <source>it is left out: frames have no %1</source>
        <translation>é omitido: quadros não têm %1</translation>
    </message>
    <message>
        <source>it is left out: of several pictures, that of “%1” is looked at</source>
        <translation>é omitido: de várias imagens, vale a de “%1”</translation>
    </message>
    <message>
        <source>it is left out: it changes nothing of what frames show</source>
        <translation>é omitida: nada muda no que os quadros mostram</translation>
    </message>
    <message>
        <source>1 frame has the borders of a nine-patch; left out</source>
        <translation>1 quadro tem as bordas de um nine-patch; omitidas</translation>
    </message>
    <message>
        <source>%1 frames have the borders of a nine-patch; left out</source>
        <translation>%1 quadros têm as bordas de um nine-patch; omitidas</translation>
    </message>
    <message>
        <source>“%1” of regions is left out</source>
        <translation>“%1” de regiões é omitido</translation>
    </message>
    <message>
        <source>the action %1 is left out: it has no pictures</source>
        <translation>a ação %1 é omitida: não tem imagens</translation>
    </message>
    <message>
        <source>the fixture is left out: it has neither a circle nor vertices</source>
        <translation>a fixture é omitida: não tem círculo nem vértices</translation>
    </message>
    <message>
        <source>it is left out: it has no fixtures, as bodies have</source>
        <translation>é omitido: não tem fixtures, como os corpos têm</translation>
    </message>
    <message>
        <source>the image “%1” is left out: it is on none of the bodies</source>
        <translation>a imagem “%1” é omitida: não está em nenhum dos corpos</translation>
    </message>
    <message>
        <source>that the image “%1” is stretched in width is left out</source>
        <translation>omite-se que a imagem “%1” está esticada na largura</translation>
    </message>
    <message>
        <source>the scale %1 is left out: shapes are drawn in pixels of the image</source>
        <translation>a escala %1 é omitida: as formas são desenhadas em pixels da imagem</translation>
    </message>
    <message>
        <source>of what the file says of the tileset and its tiles, this is left out: %1</source>
        <translation>do que o arquivo diz do tileset e de seus tiles, omite-se: %1</translation>
    </message>
    <message>
        <source>the image is left out: it names no file</source>
        <translation>a imagem é omitida: não nomeia nenhum arquivo</translation>
    </message>
    <message>
        <source>its “%1” is left out: it stands where the nodes above it put it</source>
        <translation>“%1” é omitido: ele fica onde os nós acima o colocam</translation>
    </message>
    <message>
        <source>%1; “%2” differs in upper and lower case alone</source>
        <translation>%1; “%2” difere apenas em maiúsculas e minúsculas</translation>
    </message>
    <message>
        <source>each layer is by itself in the sheet; tags and slices are there for each of them: %1</source>
        <translation>cada camada está separada na folha; há etiquetas e slices para cada uma: %1</translation>
    </message>
    <message>
        <source>no animation shows the frames %1 and %2 more: they are made of the shapes that are left; the scene says neither which part of the image they show, nor how long, nor their points</source>
        <translation>nenhuma animação mostra os quadros %1 e mais %2: são feitos das formas que sobram; a cena não diz que parte da imagem mostram, nem por quanto tempo, nem seus pontos</translation>
    </message>
    <message>
        <source>no animation shows the frames %1: they are made of the shapes that are left; the scene says neither which part of the image they show, nor how long, nor their points</source>
        <translation>nenhuma animação mostra os quadros %1: são feitos das formas que sobram; a cena não diz que parte da imagem mostram, nem por quanto tempo, nem seus pontos</translation>
    </message>
    <message>
        <source>its own animations are left out: the frames are those of the AnimationPlayer, and show its first picture</source>
        <translation>suas próprias animações são omitidas: os quadros são os do AnimationPlayer e mostram sua primeira imagem</translation>
    </message>
    <message>
        <source>it is an %1 whose pictures are in another file, or no whole pixels of image files, which is not read</source>
        <translation>é um %1 cujas imagens estão em outro arquivo ou não são pixels inteiros de arquivos de imagem, o que não é lido</translation>
    </message>
    <message>
        <source>its texture is in “%1”, which is not read</source>
        <translation>sua textura está em “%1”, que não é lido</translation>
    </message>
    <message>
        <source>its AtlasTexture is not whole pixels of an image file alone, which is not read</source>
        <translation>sua AtlasTexture não é apenas pixels inteiros de um arquivo de imagem, o que não é lido</translation>
    </message>
    <message>
        <source>%1; the frames are as large as their shapes, and show another part of the image than the scene</source>
        <translation>%1; os quadros têm o tamanho de suas formas e mostram outra parte da imagem que a cena</translation>
    </message>
    <message>
        <source>a picture that “%1” shows is left out: it is not read, or not as large as is known</source>
        <translation>uma imagem que “%1” mostra é omitida: não é lida ou não tem o tamanho conhecido</translation>
    </message>
    <message>
        <source>there is no image “%1”; “%2” beside the file is taken for it</source>
        <translation>não há imagem “%1”; “%2”, ao lado do arquivo, é usada em seu lugar</translation>
    </message>
    <message>
        <source>the file has numbers for its frames and no names, and names no image: which frames of “%1” they are cannot be told, so they come as frames of their own</source>
        <translation>o arquivo tem números para seus quadros, sem nomes, e não nomeia imagem: não se sabe quais quadros de “%1” são, por isso vêm como quadros próprios</translation>
    </message>
    <message>
        <source>frames that are called as the file calls their pictures now: %1, the first was “%2” and is “%3”</source>
        <translation>quadros que agora têm o nome que o arquivo dá às suas imagens: %1; o primeiro era “%2” e é “%3”</translation>
    </message>
    <message>
        <source>frames that show other pictures than their shapes were drawn on, look whether these still fit: %1, the first is “%2”</source>
        <translation>quadros que mostram imagens diferentes daquelas em que suas formas foram desenhadas; veja se ainda servem: %1; o primeiro é “%2”</translation>
    </message>
    <message>
        <source>its frames lie on several pages, each of which is a sprite of its own; each has those that lie on it: %1</source>
        <translation>seus quadros estão em várias páginas, cada uma das quais é um sprite próprio; cada um tem os que estão nela: %1</translation>
    </message>
    <message>
        <source>properties of R.U.B.E.’s kinds %1 become plain numbers and objects, which an export writes as float and string</source>
        <translation>propriedades dos tipos %1 do R.U.B.E. tornam-se números e objetos simples, que uma exportação escreve como float e string</translation>
    </message>
    <message>
        <source>the image “%1” is not there; the one of its name beside the scene is taken</source>
        <translation>a imagem “%1” não está lá; usa-se a de mesmo nome ao lado da cena</translation>
    </message>
    <message>
        <source>the image “%1” is not there</source>
        <translation>a imagem “%1” não está lá</translation>
    </message>
    <message>
        <source>properties of the tileset are left out, as its images become several sprites: %1</source>
        <translation>propriedades do tileset são omitidas, pois suas imagens tornam-se vários sprites: %1</translation>
    </message>
    <message>
        <source>its class “%1” is left out</source>
        <translation>sua classe “%1” é omitida</translation>
    </message>
    <message>
        <source>properties of Tiled’s kinds %1 become plain numbers, texts and objects, which an export writes as float and string</source>
        <translation>propriedades dos tipos %1 do Tiled tornam-se números, textos e objetos simples, que uma exportação escreve como float e string</translation>
    </message>
    <message>
        <source>frames of layers have numbers from %1 on, and nothing tells which number the first frame of the sprite has: tags and slices lie as if it were %2</source>
        <translation>os quadros das camadas têm números a partir de %1, e nada diz que número tem o primeiro quadro do sprite: etiquetas e slices ficam como se fosse %2</translation>
    </message>
    <message>
        <source>slices have more than %1 keys in all layers together</source>
        <translation>os slices têm mais de %1 chaves em todas as camadas juntas</translation>
    </message>
    <message>
        <source>more images are taken from beside the file, not listed one by one</source>
        <translation>mais imagens são tiradas de junto do arquivo, sem listar uma por uma</translation>
    </message>
    <message>
        <source>no animation shows the frames %1 and %2 more: they are made of the shapes that are left; the scene says neither how long they last nor their points</source>
        <translation>nenhuma animação mostra os quadros %1 e mais %2: são feitos das formas que sobram; a cena não diz quanto duram, nem seus pontos</translation>
    </message>
    <message>
        <source>no animation shows the frames %1: they are made of the shapes that are left; the scene says neither how long they last nor their points</source>
        <translation>nenhuma animação mostra os quadros %1: são feitos das formas que sobram; a cena não diz quanto duram, nem seus pontos</translation>
    </message>
    <message>
        <source>a part that “%1” shows reaches beyond its texture and is left out</source>
        <translation>uma parte que “%1” mostra ultrapassa sua textura e é omitida</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 e mais %2</translation>
    </message>
    <message>
        <source>tiles that the project had no frames for, and which are frames now: %1, the first is “%2”</source>
        <translation>blocos para os quais o projeto não tinha quadros e que agora são quadros: %1, o primeiro é “%2”</translation>
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
        <translation>Excluir %1</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>Recortar %1</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>Mover %1 na ordem</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>palco</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Colocar %1</translation>
    </message>
    <message>
        <source>There is no stage in view.</source>
        <translation>Não há palco à vista.</translation>
    </message>
    <message>
        <source>Align %1</source>
        <translation>Alinhar %1</translation>
    </message>
</context>
<context>
    <name>Instances</name>
    <message>
        <source>Select two or more instances to align them.</source>
        <translation>Selecione duas ou mais instâncias para alinhá-las.</translation>
    </message>
    <message>
        <source>Select three or more instances to spread them evenly.</source>
        <translation>Selecione três ou mais instâncias para distribuí-las por igual.</translation>
    </message>
    <message numerus="yes">
        <source>%n instances</source>
        <translation>
            <numerusform>%n instância</numerusform>
            <numerusform>%n instâncias</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message>
        <source>the key &quot;%1&quot; is missing</source>
        <translation>falta a chave &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a number from -1000000000 to 1000000000</source>
        <translation>um número de -1000000000 a 1000000000</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>um número inteiro de %1 a %2</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>um texto</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>linha %1, coluna %2</translation>
    </message>
    <message>
        <source>found %1, expected a number that fits a double</source>
        <translation>encontrado %1, esperava-se um número que caiba num double</translation>
    </message>
    <message>
        <source>broken JSON: the file ends too early</source>
        <translation>JSON quebrado: o arquivo acaba cedo demais</translation>
    </message>
    <message>
        <source>broken JSON: the bytes are not valid UTF-8</source>
        <translation>JSON quebrado: os bytes não são UTF-8 válido</translation>
    </message>
    <message>
        <source>broken JSON: %1</source>
        <translation>JSON quebrado: %1</translation>
    </message>
    <message>
        <source>found more than %1 values, which is more than can be read</source>
        <translation>encontrados mais de %1 valores, mais do que pode ser lido</translation>
    </message>
    <message>
        <source>found more than %1 levels of arrays and objects</source>
        <translation>encontrados mais de %1 níveis de arrays e objetos</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; stands twice in one object</source>
        <translation>a chave &quot;%1&quot; aparece duas vezes num objeto</translation>
    </message>
    <message>
        <source>an empty array</source>
        <translation>um array vazio</translation>
    </message>
    <message>
        <source>an array of 1 element</source>
        <translation>um array de 1 elemento</translation>
    </message>
    <message>
        <source>an array of %1 elements</source>
        <translation>um array de %1 elementos</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>um objeto</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>encontrado %1, esperava-se %2</translation>
    </message>
</context>
<context>
    <name>JsonFieldsWords</name>
    <message>
        <source>a pair of numbers</source>
        <translation>um par de números</translation>
    </message>
</context>
<context>
    <name>KnifeTool</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n peça</numerusform>
            <numerusform>%n peças</numerusform>
        </translation>
    </message>
    <message>
        <source> (round shapes become polygons)</source>
        <translation> (formas redondas viram polígonos)</translation>
    </message>
    <message>
        <source>The line crosses no shape from side to side, so nothing was cut. </source>
        <translation>A linha não cruza nenhuma forma de lado a lado, então nada foi cortado. </translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>Recortar %1</translation>
    </message>
    <message>
        <source>Release or click where the cut ends. Shift cuts in steps of 15°, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Solte ou clique onde o corte termina. Shift corta em passos de 15°, Ctrl desliga o encaixe, Esc cancela.</translation>
    </message>
    <message>
        <source>Drag a line across the shapes to cut, or click both its ends.</source>
        <translation>Arraste uma linha pelas formas para cortar, ou clique nas duas pontas dela.</translation>
    </message>
    <message>
        <source>Drag a line across the selected shapes to cut them, or click both its ends.</source>
        <translation>Arraste uma linha pelas formas selecionadas para cortá-las, ou clique nas duas pontas dela.</translation>
    </message>
    <message>
        <source>The line crosses no selected shape from side to side, so nothing was cut; without a selection it cuts every shape. </source>
        <translation>A linha não atravessa nenhuma forma selecionada de lado a lado, então nada foi cortado; sem seleção, ela corta todas as formas. </translation>
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
        <translation>polígono</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>círculo</translation>
    </message>
    <message>
        <source>box</source>
        <translation>caixa</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>cápsula</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>corrente</translation>
    </message>
</context>
<context>
    <name>NamesInShort</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 e mais %n</numerusform>
            <numerusform>%1 e mais %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberEdits</name>
    <message>
        <source>line %1</source>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>The text is longer than 1 MiB.</source>
        <translation>O texto passa de 1 MiB.</translation>
    </message>
    <message>
        <source>The text has no numbers.</source>
        <translation>O texto não tem números.</translation>
    </message>
    <message>
        <source>One or two numbers are wanted, as many in every line.</source>
        <translation>São pedidos um ou dois números, a mesma quantidade em cada linha.</translation>
    </message>
    <message>
        <source>%1 is beyond ±1000000000.</source>
        <translation>%1 passa de ±1000000000.</translation>
    </message>
</context>
<context>
    <name>OutlineDrawing</name>
    <message>
        <source>Draw %1</source>
        <translation>Desenhar %1</translation>
    </message>
    <message>
        <source>Click to set the first point of one half; the other half is mirrored at the axis (M).</source>
        <translation>Clique para definir o primeiro ponto de uma metade; a outra é espelhada no eixo (M).</translation>
    </message>
    <message>
        <source>Click to set the first point.</source>
        <translation>Clique para definir o primeiro ponto.</translation>
    </message>
    <message>
        <source>Click to set the next point. Shift keeps to steps of 15°, Backspace takes the last point back, Esc cancels.</source>
        <translation>Clique para definir o próximo ponto. Shift mantém passos de 15°, Backspace retira o último ponto, Esc cancela.</translation>
    </message>
    <message>
        <source>Click to close the polygon.</source>
        <translation>Clique para fechar o polígono.</translation>
    </message>
    <message>
        <source>Click to set the next point, or the first one to finish; Enter and double click finish too.</source>
        <translation>Clique para definir o próximo ponto, ou no primeiro para terminar; Enter e clique duplo também terminam.</translation>
    </message>
    <message>
        <source>Click to set the next point; Enter or a double click finishes.</source>
        <translation>Clique para definir o próximo ponto; Enter ou um clique duplo termina.</translation>
    </message>
</context>
<context>
    <name>OutlineJoins</name>
    <message>
        <source>Select two points of a polygon to split it between them.</source>
        <translation>Selecione dois pontos de um polígono para dividi-lo entre eles.</translation>
    </message>
    <message>
        <source>Select two points that are not neighbours.</source>
        <translation>Selecione dois pontos que não sejam vizinhos.</translation>
    </message>
    <message>
        <source>Select a point between the ends of a chain to split it.</source>
        <translation>Selecione um ponto entre as pontas de uma corrente para dividi-la.</translation>
    </message>
    <message>
        <source>Only polygons and chains can be split at their points.</source>
        <translation>Só polígonos e correntes podem ser divididos nos seus pontos.</translation>
    </message>
    <message>
        <source>A polygon needs three points.</source>
        <translation>Um polígono precisa de três pontos.</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Fechar %1</translation>
    </message>
    <message>
        <source>Join %1</source>
        <translation>Unir %1</translation>
    </message>
    <message>
        <source>These two polygons share no edge, or enclose a hole.</source>
        <translation>Estes dois polígonos não compartilham aresta, ou cercam um buraco.</translation>
    </message>
    <message>
        <source>Select the points to split at.</source>
        <translation>Selecione os pontos em que dividir.</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>Dividir %1</translation>
    </message>
    <message>
        <source>Select two ends of chains to join them, or points of two polygons that share an edge.</source>
        <translation>Selecione duas pontas de correntes para uni-las, ou pontos de dois polígonos que compartilham uma aresta.</translation>
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
        <translation>empurrão não calculado</translation>
    </message>
    <message>
        <source>%1 touches %2</source>
        <translation>%1 toca %2</translation>
    </message>
    <message>
        <source>%1 overlaps %2</source>
        <translation>%1 se sobrepõe a %2</translation>
    </message>
    <message>
        <source>%1 contains %2</source>
        <translation>%1 contém %2</translation>
    </message>
    <message>
        <source>%1 lies within %2</source>
        <translation>%1 está dentro de %2</translation>
    </message>
    <message>
        <source>%1 equals %2</source>
        <translation>%1 é igual a %2</translation>
    </message>
    <message>
        <source>%1 is apart from %2</source>
        <translation>%1 está separado de %2</translation>
    </message>
    <message>
        <source>touching</source>
        <translation>tocando</translation>
    </message>
    <message>
        <source>overlapping</source>
        <translation>sobrepostos</translation>
    </message>
    <message>
        <source>containing</source>
        <translation>contendo</translation>
    </message>
    <message>
        <source>contained</source>
        <translation>contido</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>iguais</translation>
    </message>
    <message>
        <source>separate</source>
        <translation>separados</translation>
    </message>
    <message>
        <source>%1 and %2 hit each other</source>
        <translation>%1 e %2 se atingem</translation>
    </message>
    <message>
        <source>%1 hits %2</source>
        <translation>%1 atinge %2</translation>
    </message>
    <message>
        <source>float32 metres</source>
        <translation>metros em float32</translation>
    </message>
    <message>
        <source>whole pixels</source>
        <translation>pixels inteiros</translation>
    </message>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>%1 here, %2 in %3</source>
        <translation>%1 aqui, %2 em %3</translation>
    </message>
</context>
<context>
    <name>PastedText</name>
    <message>
        <source>the project in the text holds nothing that could be pasted</source>
        <translation>o projeto no texto não contém nada que possa ser colado</translation>
    </message>
    <message>
        <source>there is no outline in the text</source>
        <translation>não há contorno no texto</translation>
    </message>
    <message>
        <source>there are more than %1 outlines in the text</source>
        <translation>há mais de %1 contornos no texto</translation>
    </message>
    <message>
        <source>the text is longer than %1 MiB</source>
        <translation>o texto passa de %1 MiB</translation>
    </message>
    <message>
        <source>there is no text</source>
        <translation>não há texto</translation>
    </message>
    <message>
        <source>“%1” is neither shapes, an SVG path nor coordinates</source>
        <translation>“%1” não são formas, nem um caminho SVG, nem coordenadas</translation>
    </message>
    <message>
        <source>the y that belongs to the x before it</source>
        <translation>o y que pertence ao x antes dele</translation>
    </message>
    <message>
        <source>a coordinate</source>
        <translation>uma coordenada</translation>
    </message>
    <message>
        <source>the text has more than %1 points</source>
        <translation>o texto tem mais de %1 pontos</translation>
    </message>
    <message>
        <source>at least two points before it</source>
        <translation>pelo menos dois pontos antes</translation>
    </message>
    <message>
        <source>coordinates in pixels, without a unit</source>
        <translation>coordenadas em pixels, sem unidade</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>the path leads to more than %1 points</source>
        <translation>o caminho leva a mais de %1 pontos</translation>
    </message>
    <message>
        <source>a path that stays within 1000000000 pixels before it</source>
        <translation>um caminho que fique antes dentro de 1000000000 pixels</translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation>0 ou 1</translation>
    </message>
    <message>
        <source>an SVG path that begins with M</source>
        <translation>um caminho SVG que comece com M</translation>
    </message>
    <message>
        <source>a number or one of M L H V C S Q T A Z</source>
        <translation>um número ou um de M L H V C S Q T A Z</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>found %1=&quot;%2&quot;, expected a number of pixels</source>
        <translation>encontrado %1=&quot;%2&quot;, esperava-se um número de pixels</translation>
    </message>
    <message>
        <source>the SVG has more than %1 points</source>
        <translation>o SVG tem mais de %1 pontos</translation>
    </message>
    <message>
        <source>found a shape that reaches beyond %1 pixels; scale it down in the program that drew it</source>
        <translation>encontrada uma forma que passa de %1 pixels; reduza-a no programa que a desenhou</translation>
    </message>
    <message>
        <source>the SVG has more than %1 levels</source>
        <translation>o SVG tem mais de %1 níveis</translation>
    </message>
    <message>
        <source>the SVG declares entities, which are not read</source>
        <translation>o SVG declara entidades, que não são lidas</translation>
    </message>
    <message>
        <source>the SVG is broken: %1</source>
        <translation>o SVG está quebrado: %1</translation>
    </message>
    <message>
        <source>the SVG has an element with too many attributes</source>
        <translation>o SVG tem um elemento com atributos demais</translation>
    </message>
    <message>
        <source>a transform such as translate(4, 8) before it</source>
        <translation>uma transformação como translate(4, 8) antes</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>um número</translation>
    </message>
    <message>
        <source>a number between -1000000000 and 1000000000</source>
        <translation>um número entre -1000000000 e 1000000000</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>o fim</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>linha %1, coluna %2</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>encontrado %1, esperava-se %2</translation>
    </message>
</context>
<context>
    <name>PhaserImporterWords</name>
    <message>
        <source>a circle</source>
        <translation>um círculo</translation>
    </message>
    <message>
        <source>a radius from 0 to 1000000000</source>
        <translation>um raio de 0 a 1000000000</translation>
    </message>
</context>
<context>
    <name>PivotAnchor</name>
    <message>
        <source>top left</source>
        <translation>em cima à esquerda</translation>
    </message>
    <message>
        <source>top middle</source>
        <translation>em cima no meio</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>em cima à direita</translation>
    </message>
    <message>
        <source>left middle</source>
        <translation>no meio à esquerda</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>centro</translation>
    </message>
    <message>
        <source>right middle</source>
        <translation>no meio à direita</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>embaixo à esquerda</translation>
    </message>
    <message>
        <source>bottom middle</source>
        <translation>embaixo no meio</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>embaixo à direita</translation>
    </message>
</context>
<context>
    <name>PivotTool</name>
    <message>
        <source>Set the pivot of all frames of %1</source>
        <translation>Definir o pivô de todos os quadros de %1</translation>
    </message>
    <message>
        <source>Set the pivot of %1</source>
        <translation>Definir o pivô de %1</translation>
    </message>
    <message>
        <source>Nudge the pivot of %1</source>
        <translation>Deslocar o pivô de %1</translation>
    </message>
    <message>
        <source>Click or drag to set the pivot; near corners, middles and the centre it snaps. Shift sets it in all frames, arrows nudge.</source>
        <translation>Clique ou arraste para definir o pivô; perto de cantos, meios e do centro ele se encaixa. Shift o define em todos os quadros, as setas deslocam.</translation>
    </message>
</context>
<context>
    <name>PlaceTool</name>
    <message>
        <source>Nudge %1</source>
        <translation>Deslocar %1</translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>Espelhar %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Girar %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Excluir %1</translation>
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
        <translation>Girar %1</translation>
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
        <translation>Gira em graus inteiros; Shift em 15°, Ctrl livremente. Esc cancela.</translation>
    </message>
    <message>
        <source>Scales by tenths; Shift by halves, Ctrl freely. Esc cancels.</source>
        <translation>Escala em décimos; Shift em metades, Ctrl livremente. Esc cancela.</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>Solte para colocar. Shift mantém num eixo, Ctrl desliga o encaixe, Esc cancela.</translation>
    </message>
    <message>
        <source>Click a sprite to select it, drag over empty ground to select several.</source>
        <translation>Clique num sprite para selecioná-lo, arraste sobre o fundo vazio para selecionar vários.</translation>
    </message>
    <message>
        <source>Drag to move; the round grip turns, the corner scales. Arrows nudge, X and Y mirror, Z turns.</source>
        <translation>Arraste para mover; a alça redonda gira, o canto escala. As setas deslocam, X e Y espelham, Z gira.</translation>
    </message>
</context>
<context>
    <name>PointSteps</name>
    <message>
        <source>Delete a point of %1</source>
        <translation>Excluir um ponto de %1</translation>
    </message>
    <message>
        <source>Delete %n points of %1</source>
        <translation>Excluir %n pontos de %1</translation>
    </message>
    <message>
        <source>Delete %1: too few points left</source>
        <translation>Excluir %1: restam pontos de menos</translation>
    </message>
    <message>
        <source>Nudge a point of %1</source>
        <translation>Deslocar um ponto de %1</translation>
    </message>
    <message>
        <source>Nudge %n points of %1</source>
        <translation>Deslocar %n pontos de %1</translation>
    </message>
</context>
<context>
    <name>ProbeTool</name>
    <message>
        <source>Drag from end to end. Ctrl turns snapping off.</source>
        <translation>Arraste de ponta a ponta. Ctrl desliga o encaixe.</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Alterar %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Mover %1</translation>
    </message>
    <message>
        <source>Drop %1</source>
        <translation>Soltar %1</translation>
    </message>
    <message>
        <source>Nudge %1</source>
        <translation>Deslocar %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Excluir %1</translation>
    </message>
    <message>
        <source>Drag to move the probe or its handle. Delete removes it.</source>
        <translation>Arraste para mover a sonda ou a alça dela. Delete a remove.</translation>
    </message>
    <message>
        <source>Click to drop the point here. Tab or 1 to 7 take another probe.</source>
        <translation>Clique para soltar o ponto aqui. Tab ou 1 a 7 pegam outra sonda.</translation>
    </message>
    <message>
        <source>Click to set the first point. Tab or 1 to 7 take another probe.</source>
        <translation>Clique para definir o primeiro ponto. Tab ou 1 a 7 pegam outra sonda.</translation>
    </message>
    <message>
        <source>Click to drop the polygon here. R makes another one, Tab or 1 to 7 take another probe.</source>
        <translation>Clique para soltar o polígono aqui. R faz outro, Tab ou 1 a 7 pegam outra sonda.</translation>
    </message>
    <message>
        <source>Click to drop the %1 here, drag to draw another. Tab or 1 to 7 take another probe.</source>
        <translation>Clique para soltar aqui (%1), arraste para desenhar outra. Tab ou 1 a 7 pegam outra sonda.</translation>
    </message>
</context>
<context>
    <name>ProbeWords</name>
    <message>
        <source>the rim</source>
        <translation>a borda</translation>
    </message>
    <message>
        <source>edge %1</source>
        <translation>a aresta %1</translation>
    </message>
    <message>
        <source>touches %1</source>
        <translation>toca %1</translation>
    </message>
    <message>
        <source>overlaps %1</source>
        <translation>se sobrepõe a %1</translation>
    </message>
    <message>
        <source>contains %1</source>
        <translation>contém %1</translation>
    </message>
    <message>
        <source>lies within %1</source>
        <translation>está dentro de %1</translation>
    </message>
    <message>
        <source>equals %1</source>
        <translation>é igual a %1</translation>
    </message>
    <message>
        <source>misses %1</source>
        <translation>não encontra %1</translation>
    </message>
    <message>
        <source>boundary of %1, %2</source>
        <translation>limite de %1, %2</translation>
    </message>
    <message>
        <source>inside %1 · %2 at %3 px</source>
        <translation>dentro de %1 · %2 a %3 px</translation>
    </message>
    <message>
        <source>outside: nearest is %1</source>
        <translation>fora: a mais próxima é %1</translation>
    </message>
    <message>
        <source>outside: nearest is %1, %2 at %3 px</source>
        <translation>fora: a mais próxima é %1, %2 a %3 px</translation>
    </message>
    <message>
        <source>nothing to hit</source>
        <translation>nada a atingir</translation>
    </message>
    <message>
        <source>%1 · and %2 more</source>
        <translation>%1 · e mais %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>1 place more</source>
        <translation>mais 1 lugar</translation>
    </message>
    <message numerus="yes">
        <source>%n places more</source>
        <translation>
            <numerusform>mais %n lugar</numerusform>
            <numerusform>mais %n lugares</numerusform>
        </translation>
    </message>
    <message>
        <source>crosses %1</source>
        <translation>cruza %1</translation>
    </message>
    <message>
        <source>runs along %1</source>
        <translation>corre ao longo de %1</translation>
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
        <translation>%1 sonda</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>palco</translation>
    </message>
    <message>
        <source>point</source>
        <translation>ponto</translation>
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
        <translation>retângulo</translation>
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
        <translation>polígono aleatório</translation>
    </message>
</context>
<context>
    <name>ProjectCommands</name>
    <message>
        <source>Nothing is selected that this could be done with.</source>
        <translation>Não está selecionado nada com que isto possa ser feito.</translation>
    </message>
    <message>
        <source>Engine %1</source>
        <translation>Motor %1</translation>
    </message>
    <message>
        <source>The image of “%1” cannot be read, so it cannot be sliced.</source>
        <translation>A imagem de “%1” não pode ser lida, então não pode ser fatiada.</translation>
    </message>
    <message>
        <source>Slice sheet</source>
        <translation>Fatiar folha</translation>
    </message>
    <message>
        <source>A contact sheet shows the frames of a sprite, and there is none.</source>
        <translation>Uma folha de contato mostra os quadros de um sprite, e não há nenhum.</translation>
    </message>
    <message>
        <source>Remove sprite %1</source>
        <translation>Remover o sprite %1</translation>
    </message>
    <message>
        <source>%1. Undo brings it back.</source>
        <translation>%1. Desfazer traz de volta.</translation>
    </message>
</context>
<context>
    <name>ProjectFile</name>
    <message>
        <source>found more than %1 %2, which is more than a project may have; make several projects of it</source>
        <translation>encontrado mais de %1 %2, mais do que um projeto pode ter; faça vários projetos disso</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>etiquetas</translation>
    </message>
    <message>
        <source>points or events of frames</source>
        <translation>pontos ou eventos de quadros</translation>
    </message>
    <message>
        <source>points</source>
        <translation>pontos</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>instâncias</translation>
    </message>
    <message>
        <source>emitters</source>
        <translation>emissores</translation>
    </message>
    <message>
        <source>probes</source>
        <translation>sondas</translation>
    </message>
    <message>
        <source>categories</source>
        <translation>categorias</translation>
    </message>
    <message>
        <source>found a coordinate or size that a project cannot hold, expected at most 1000000000</source>
        <translation>encontrada uma coordenada ou tamanho que um projeto não comporta, esperava-se no máximo 1000000000</translation>
    </message>
    <message>
        <source>found the id %1, expected one from 1 on</source>
        <translation>encontrado o id %1, esperava-se um a partir de 1</translation>
    </message>
    <message>
        <source>found the id %1, which %2 has already: no two shapes of a project have one</source>
        <translation>encontrado o id %1, que %2 já tem: duas formas de um projeto nunca têm o mesmo</translation>
    </message>
    <message>
        <source>found the track %1, expected one from 1 on</source>
        <translation>encontrada a trilha %1, esperava-se uma a partir de 1</translation>
    </message>
    <message>
        <source>found a frame of %1 x %2 pixels, of which %3 x %4 lie in the image, expected 1 to %5 a side</source>
        <translation>encontrado um quadro de %1 x %2 pixels, dos quais %3 x %4 ficam na imagem, esperavam-se 1 a %5 por lado</translation>
    </message>
    <message>
        <source>found a place or size that a project cannot hold</source>
        <translation>encontrado um lugar ou tamanho que um projeto não comporta</translation>
    </message>
    <message>
        <source>found a duration that a project cannot hold</source>
        <translation>encontrada uma duração que um projeto não comporta</translation>
    </message>
    <message>
        <source>found a point that a project cannot hold</source>
        <translation>encontrado um ponto que um projeto não comporta</translation>
    </message>
    <message>
        <source>found a tag that repeats %1 times, expected 0 to %2</source>
        <translation>encontrada uma etiqueta que se repete %1 vezes, esperavam-se 0 a %2</translation>
    </message>
    <message>
        <source>found a place, turn, scale or speed that a project cannot hold</source>
        <translation>encontrado um lugar, giro, escala ou velocidade que um projeto não comporta</translation>
    </message>
    <message>
        <source>found a place, interval or speed that a project cannot hold</source>
        <translation>encontrado um lugar, intervalo ou velocidade que um projeto não comporta</translation>
    </message>
    <message>
        <source>found more than %1 export profiles</source>
        <translation>encontrados mais de %1 perfis de exportação</translation>
    </message>
    <message>
        <source>found a name, folder or option that is empty, too long or not one line</source>
        <translation>encontrado um nome, pasta ou opção vazio, longo demais ou com mais de uma linha</translation>
    </message>
    <message>
        <source>found the name of another export profile</source>
        <translation>encontrado o nome de outro perfil de exportação</translation>
    </message>
    <message>
        <source>found a field without a name, with the name of another one, or with a default that is not of its type</source>
        <translation>encontrado um campo sem nome, com o nome de outro, ou com um padrão que não é do seu tipo</translation>
    </message>
    <message>
        <source>the file is empty, expected a Hitbox Editor project</source>
        <translation>o arquivo está vazio, esperava-se um projeto do Hitbox Editor</translation>
    </message>
    <message>
        <source>the file is %1, expected a Hitbox Editor project</source>
        <translation>o arquivo é %1, esperava-se um projeto do Hitbox Editor</translation>
    </message>
    <message>
        <source>no project</source>
        <translation>não é projeto</translation>
    </message>
    <message>
        <source>the file has more than %1 MiB, which is more than can be read</source>
        <translation>o arquivo tem mais de %1 MiB, mais do que pode ser lido</translation>
    </message>
    <message>
        <source>not saved: %1</source>
        <translation>não salvo: %1</translation>
    </message>
    <message>
        <source>not saved: the file is %1, which a project would replace; give another name</source>
        <translation>não salvo: o arquivo é %1, que um projeto substituiria; dê outro nome</translation>
    </message>
    <message>
        <source>not saved: it was stopped</source>
        <translation>não salvo: foi interrompido</translation>
    </message>
    <message>
        <source>not saved: the file would have more than %1 MiB, which is more than can be read back</source>
        <translation>não salvo: o arquivo teria mais de %1 MiB, mais do que pode ser lido de volta</translation>
    </message>
    <message>
        <source>a colour such as &quot;#3fa7ff&quot;</source>
        <translation>uma cor como &quot;#3fa7ff&quot;</translation>
    </message>
    <message>
        <source>one line of at most %1 characters</source>
        <translation>uma linha de no máximo %1 caracteres</translation>
    </message>
    <message>
        <source>an object of options</source>
        <translation>um objeto de opções</translation>
    </message>
    <message>
        <source>at most %1 options</source>
        <translation>no máximo %1 opções</translation>
    </message>
    <message>
        <source>names of options of one line and at most %1 characters</source>
        <translation>nomes de opções de uma linha e no máximo %1 caracteres</translation>
    </message>
    <message>
        <source>an array of choices</source>
        <translation>um array de escolhas</translation>
    </message>
    <message>
        <source>from 1 to %1 choices</source>
        <translation>de 1 a %1 escolhas</translation>
    </message>
    <message>
        <source>a choice that stands there once</source>
        <translation>uma escolha que apareça uma vez</translation>
    </message>
    <message>
        <source>a number, as the field&apos;s type says</source>
        <translation>um número, como diz o tipo do campo</translation>
    </message>
    <message>
        <source>true or false, as the field&apos;s type says</source>
        <translation>true ou false, como diz o tipo do campo</translation>
    </message>
    <message>
        <source>one of the field&apos;s choices</source>
        <translation>uma das escolhas do campo</translation>
    </message>
    <message>
        <source>a field of a category</source>
        <translation>um campo de uma categoria</translation>
    </message>
    <message>
        <source>a name that no other field of the category has</source>
        <translation>um nome que nenhum outro campo da categoria tenha</translation>
    </message>
    <message>
        <source>an array of fields</source>
        <translation>um array de campos</translation>
    </message>
    <message>
        <source>at most %1 fields</source>
        <translation>no máximo %1 campos</translation>
    </message>
    <message>
        <source>an export profile</source>
        <translation>um perfil de exportação</translation>
    </message>
    <message>
        <source>a name that no other export profile has</source>
        <translation>um nome que nenhum outro perfil de exportação tenha</translation>
    </message>
    <message>
        <source>an object of properties</source>
        <translation>um objeto de propriedades</translation>
    </message>
    <message>
        <source>a category</source>
        <translation>uma categoria</translation>
    </message>
    <message>
        <source>a whole number from 0 to 4294967295</source>
        <translation>um número inteiro de 0 a 4294967295</translation>
    </message>
    <message>
        <source>an array of category names</source>
        <translation>um array de nomes de categorias</translation>
    </message>
    <message>
        <source>an object of rules</source>
        <translation>um objeto de regras</translation>
    </message>
    <message>
        <source>&quot;off&quot;, &quot;info&quot;, &quot;warning&quot; or &quot;error&quot;</source>
        <translation>&quot;off&quot;, &quot;info&quot;, &quot;warning&quot; ou &quot;error&quot;</translation>
    </message>
    <message>
        <source>a tag</source>
        <translation>uma etiqueta</translation>
    </message>
    <message>
        <source>&quot;forward&quot;, &quot;reverse&quot;, &quot;ping-pong&quot; or &quot;ping-pong-reverse&quot;</source>
        <translation>&quot;forward&quot;, &quot;reverse&quot;, &quot;ping-pong&quot; ou &quot;ping-pong-reverse&quot;</translation>
    </message>
    <message>
        <source>a point of a frame</source>
        <translation>um ponto de um quadro</translation>
    </message>
    <message>
        <source>an event of a frame</source>
        <translation>um evento de um quadro</translation>
    </message>
    <message>
        <source>an array of export profiles</source>
        <translation>um array de perfis de exportação</translation>
    </message>
    <message>
        <source>at most %1 export profiles</source>
        <translation>no máximo %1 perfis de exportação</translation>
    </message>
    <message>
        <source>an instance</source>
        <translation>uma instância</translation>
    </message>
    <message>
        <source>a layer</source>
        <translation>uma camada</translation>
    </message>
    <message>
        <source>&quot;edges&quot; or a place, [x, y]</source>
        <translation>&quot;edges&quot; ou um lugar, [x, y]</translation>
    </message>
    <message>
        <source>seconds from 0.001 to 1000000000</source>
        <translation>segundos de 0.001 a 1000000000</translation>
    </message>
    <message>
        <source>a size from 0 to 2000000000</source>
        <translation>um tamanho de 0 a 2000000000</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>a leitura foi interrompida</translation>
    </message>
    <message>
        <source>an id that no other shape of the project has; %1 is it already</source>
        <translation>um id que nenhuma outra forma do projeto tenha; %1 já o é</translation>
    </message>
    <message>
        <source>an array of points</source>
        <translation>um array de pontos</translation>
    </message>
    <message>
        <source>found more than %1 points in the file, which is more than can be read</source>
        <translation>encontrados mais de %1 pontos no arquivo, mais do que pode ser lido</translation>
    </message>
    <message>
        <source>&quot;polygon&quot;, &quot;circle&quot;, &quot;box&quot;, &quot;capsule&quot; or &quot;chain&quot;</source>
        <translation>&quot;polygon&quot;, &quot;circle&quot;, &quot;box&quot;, &quot;capsule&quot; ou &quot;chain&quot;</translation>
    </message>
    <message>
        <source>a shape</source>
        <translation>uma forma</translation>
    </message>
    <message>
        <source>an array of the frame&apos;s points</source>
        <translation>um array dos pontos do quadro</translation>
    </message>
    <message>
        <source>found more than %1 points of frames in the file, which is more than can be read: take some out, or split the project</source>
        <translation>encontrados mais de %1 pontos de quadros no arquivo, mais do que pode ser lido: retire alguns ou divida o projeto</translation>
    </message>
    <message>
        <source>an array of the frame&apos;s events</source>
        <translation>um array dos eventos do quadro</translation>
    </message>
    <message>
        <source>found more than %1 events in the file, which is more than can be read: take some out, or split the project</source>
        <translation>encontrados mais de %1 eventos no arquivo, mais do que pode ser lido: retire alguns ou divida o projeto</translation>
    </message>
    <message>
        <source>what a frame shows</source>
        <translation>o que um quadro mostra</translation>
    </message>
    <message>
        <source>[x, y, width, height]</source>
        <translation>[x, y, width, height]</translation>
    </message>
    <message>
        <source>a frame</source>
        <translation>um quadro</translation>
    </message>
    <message>
        <source>[width, height]</source>
        <translation>[width, height]</translation>
    </message>
    <message>
        <source>a pair of whole numbers</source>
        <translation>um par de números inteiros</translation>
    </message>
    <message>
        <source>milliseconds from 0 to 1000000000</source>
        <translation>milissegundos de 0 a 1000000000</translation>
    </message>
    <message>
        <source>an array of shapes</source>
        <translation>um array de formas</translation>
    </message>
    <message>
        <source>a sprite</source>
        <translation>um sprite</translation>
    </message>
    <message>
        <source>an array of frames</source>
        <translation>um array de quadros</translation>
    </message>
    <message>
        <source>an array of tags</source>
        <translation>um array de etiquetas</translation>
    </message>
    <message>
        <source>a probe</source>
        <translation>uma sonda</translation>
    </message>
    <message>
        <source>the shape of a bullet</source>
        <translation>a forma de um projétil</translation>
    </message>
    <message>
        <source>an emitter</source>
        <translation>um emissor</translation>
    </message>
    <message>
        <source>pixels a second from 0 to 1000000000</source>
        <translation>pixels por segundo de 0 a 1000000000</translation>
    </message>
    <message>
        <source>degrees from 0 on</source>
        <translation>graus a partir de 0</translation>
    </message>
    <message>
        <source>a stage</source>
        <translation>um palco</translation>
    </message>
    <message>
        <source>an array of instances</source>
        <translation>um array de instâncias</translation>
    </message>
    <message>
        <source>an array of layers</source>
        <translation>um array de camadas</translation>
    </message>
    <message>
        <source>an array of probes</source>
        <translation>um array de sondas</translation>
    </message>
    <message>
        <source>an array of emitters</source>
        <translation>um array de emissores</translation>
    </message>
    <message>
        <source>a version, a whole number from 1 on</source>
        <translation>uma versão, um número inteiro a partir de 1</translation>
    </message>
    <message>
        <source>made by a newer Hitbox Editor (version %1); this one reads version %2</source>
        <translation>feito por um Hitbox Editor mais novo (versão %1); este lê a versão %2</translation>
    </message>
    <message>
        <source>a project, an object with &quot;format&quot;: &quot;hitbox-project&quot;</source>
        <translation>um projeto, um objeto com &quot;format&quot;: &quot;hitbox-project&quot;</translation>
    </message>
    <message>
        <source>an array of categories</source>
        <translation>um array de categorias</translation>
    </message>
    <message>
        <source>an array of sprites</source>
        <translation>um array de sprites</translation>
    </message>
    <message>
        <source>an array of stages</source>
        <translation>um array de palcos</translation>
    </message>
    <message>
        <source>found more than %1 conflicts</source>
        <translation>foram encontrados mais de %1 conflitos</translation>
    </message>
    <message>
        <source>an array of names of lists and items</source>
        <translation>uma matriz de nomes de listas e itens</translation>
    </message>
    <message>
        <source>an array of keys</source>
        <translation>uma matriz de chaves</translation>
    </message>
    <message>
        <source>a conflict</source>
        <translation>um conflito</translation>
    </message>
    <message>
        <source>an array of conflicts</source>
        <translation>uma matriz de conflitos</translation>
    </message>
    <message>
        <source>at most %1 conflicts</source>
        <translation>no máximo %1 conflitos</translation>
    </message>
    <message>
        <source>found a property twice, or one that is not finite or has too many levels of arrays and objects</source>
        <translation>encontrada uma propriedade duas vezes, ou uma que não é finita ou tem níveis demais de listas e objetos</translation>
    </message>
    <message>
        <source>not saved: the file could not be read back: %1</source>
        <translation>não salvo: o arquivo não poderia ser lido de volta: %1</translation>
    </message>
</context>
<context>
    <name>ProjectOutlinesWords</name>
    <message>
        <source>a radius from 0 to 1000000000</source>
        <translation>um raio de 0 a 1000000000</translation>
    </message>
    <message>
        <source>[x, y, width, height]</source>
        <translation>[x, y, width, height]</translation>
    </message>
    <message>
        <source>a box that ends at 1000000000 or before</source>
        <translation>uma caixa que termine em 1000000000 ou antes</translation>
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
        <translation>o que foi gravado é lido de volta diferente</translation>
    </message>
</context>
<context>
    <name>Scope</name>
    <message>
        <source>The others come to the same place and keep their size</source>
        <translation>Os outros vêm para o mesmo lugar e mantêm o tamanho</translation>
    </message>
    <message>
        <source>The others get the same size and keep their middle</source>
        <translation>Os outros recebem o mesmo tamanho e mantêm o meio</translation>
    </message>
    <message>
        <source>The others move, turn, scale and change by as much</source>
        <translation>Os outros se movem, giram, escalam e mudam na mesma medida</translation>
    </message>
    <message>
        <source>&amp;Chosen frames</source>
        <translation>Quadros es&amp;colhidos</translation>
    </message>
    <message>
        <source>Frames of the &amp;tag</source>
        <translation>Quadros da &amp;etiqueta</translation>
    </message>
    <message>
        <source>&amp;All frames</source>
        <translation>&amp;Todos os quadros</translation>
    </message>
    <message>
        <source>This &amp;frame</source>
        <translation>Este &amp;quadro</translation>
    </message>
    <message>
        <source>A&amp;lign</source>
        <translation>A&amp;linhar</translation>
    </message>
    <message>
        <source>&amp;Stretch</source>
        <translation>E&amp;sticar</translation>
    </message>
    <message>
        <source>&amp;Move alike</source>
        <translation>&amp;Mover igual</translation>
    </message>
    <message>
        <source>Edits: %1 chosen frames</source>
        <translation>Edita: %1 quadros escolhidos</translation>
    </message>
    <message>
        <source>Edits: this frame, until more are chosen</source>
        <translation>Edita: este quadro, até que mais sejam escolhidos</translation>
    </message>
    <message>
        <source>Edits: %1 frames of the tag</source>
        <translation>Edita: %1 quadros da etiqueta</translation>
    </message>
    <message>
        <source>Edits: this frame, which is in no tag</source>
        <translation>Edita: este quadro, que não está em etiqueta</translation>
    </message>
    <message>
        <source>Edits: all %1 frames</source>
        <translation>Edita: todos os %1 quadros</translation>
    </message>
    <message>
        <source>Edits: this frame</source>
        <translation>Edita: este quadro</translation>
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
        <translation>1 ponto</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source> and </source>
        <translation> e </translation>
    </message>
    <message>
        <source>Edited %1 in this frame; in the others in scope nothing changed</source>
        <translation>Editado %1 neste quadro; nos outros do alcance nada mudou</translation>
    </message>
    <message>
        <source>Edited %1 in %2 frames</source>
        <translation>Editado %1 em %2 quadros</translation>
    </message>
    <message>
        <source>; 1 locked one was left alone</source>
        <translation>; 1 bloqueada ficou como estava</translation>
    </message>
    <message numerus="yes">
        <source>; %n locked ones were left alone</source>
        <translation>
            <numerusform>; %n bloqueada ficou como estava</numerusform>
            <numerusform>; %n bloqueadas ficaram como estavam</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n would have come to lie too far away</source>
        <translation>
            <numerusform>; %n ficaria longe demais</numerusform>
            <numerusform>; %n ficariam longe demais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set the pivot in %n frames.</source>
        <translation>
            <numerusform>Pivô definido em %n quadro.</numerusform>
            <numerusform>Pivô definido em %n quadros.</numerusform>
        </translation>
    </message>
    <message>
        <source>; 1 of another kind or number of points was left alone</source>
        <translation>; 1 de outro tipo ou número de pontos ficou como estava</translation>
    </message>
    <message numerus="yes">
        <source>; %n of another kind or number of points were left alone</source>
        <translation>
            <numerusform>; %n de outro tipo ou número de pontos ficou como estava</numerusform>
            <numerusform>; %n de outro tipo ou número de pontos ficaram como estavam</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>too far</source>
        <translation>longe demais</translation>
    </message>
    <message>
        <source> (boxes become polygons)</source>
        <translation> (caixas viram polígonos)</translation>
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
        <translation>Solte para colocar. Shift mantém num eixo, Ctrl desliga o encaixe, Esc cancela.</translation>
    </message>
    <message>
        <source>Drag the point to move it, its handle to turn it; arrows nudge, Delete removes.</source>
        <translation>Arraste o ponto para movê-lo, a alça para girá-lo; as setas deslocam, Delete remove.</translation>
    </message>
    <message>
        <source>Click a shape to select it, drag over empty ground to select several.</source>
        <translation>Clique numa forma para selecioná-la, arraste sobre o fundo vazio para selecionar várias.</translation>
    </message>
    <message>
        <source>Drag to move, the grips to scale and turn. Alt+click goes to what lies below, Alt+drag moves from afar.</source>
        <translation>Arraste para mover, as alças para escalar e girar. Alt+clique vai ao que está embaixo, Alt+arrastar move de longe.</translation>
    </message>
</context>
<context>
    <name>ShapeAlgebra</name>
    <message>
        <source>Merge a shape into %1</source>
        <translation>Mesclar uma forma em %1</translation>
    </message>
    <message>
        <source>Merge %n shapes into %1</source>
        <translation>Mesclar %n formas em %1</translation>
    </message>
    <message>
        <source>Subtract a shape from %1</source>
        <translation>Subtrair uma forma de %1</translation>
    </message>
    <message>
        <source>Subtract %n shapes from %1</source>
        <translation>Subtrair %n formas de %1</translation>
    </message>
    <message>
        <source>Intersect %1 with a shape</source>
        <translation>Fazer a interseção de %1 com uma forma</translation>
    </message>
    <message>
        <source>Intersect %1 with %n shapes</source>
        <translation>Fazer a interseção de %1 com %n formas</translation>
    </message>
    <message>
        <source>These shapes share no area.</source>
        <translation>Estas formas não têm área em comum.</translation>
    </message>
    <message>
        <source>Nothing would be left of %1, the lowest of these shapes.</source>
        <translation>Nada restaria de %1, a mais baixa destas formas.</translation>
    </message>
    <message>
        <source>Select two or more shapes that are not locked.</source>
        <translation>Selecione duas ou mais formas que não estejam bloqueadas.</translation>
    </message>
    <message>
        <source>%1 is a chain and has no area.</source>
        <translation>%1 é uma corrente e não tem área.</translation>
    </message>
    <message>
        <source>%1 is too much of a tangle to be combined.</source>
        <translation>%1 é emaranhada demais para ser combinada.</translation>
    </message>
    <message>
        <source>These shapes share no edge and no area, and stay apart.</source>
        <translation>Estas formas não partilham borda nem área e ficam separadas.</translation>
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
        <translation>Categoria %1</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>Mover %1 na ordem</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Excluir %1</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>Recortar %1</translation>
    </message>
</context>
<context>
    <name>Shapes</name>
    <message>
        <source>Nudge %1</source>
        <translation>Deslocar %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Excluir %1</translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>Espelhar %1</translation>
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
        <translation>Espelhar %1 em torno do pivô</translation>
    </message>
</context>
<context>
    <name>Snapping</name>
    <message>
        <source>off</source>
        <translation>desligado</translation>
    </message>
    <message>
        <source>pixel</source>
        <translation>pixel</translation>
    </message>
    <message>
        <source>half pixel</source>
        <translation>meio pixel</translation>
    </message>
    <message>
        <source>grid %1 × %2</source>
        <translation>grade %1 × %2</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>vértices</translation>
    </message>
    <message>
        <source>edges</source>
        <translation>arestas</translation>
    </message>
    <message>
        <source>outline</source>
        <translation>contorno</translation>
    </message>
    <message>
        <source>previous frame</source>
        <translation>quadro anterior</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>quadro</translation>
    </message>
    <message>
        <source>pivot</source>
        <translation>pivô</translation>
    </message>
</context>
<context>
    <name>SpanDrawing</name>
    <message>
        <source>Draw %1</source>
        <translation>Desenhar %1</translation>
    </message>
</context>
<context>
    <name>SymmetryTool</name>
    <message>
        <source>Click or drag to set the axis that polygons are mirrored at; a double click puts it onto the pivot. Left and right nudge, M switches it off and on.</source>
        <translation>Clique ou arraste para definir o eixo em que polígonos são espelhados; um clique duplo o põe no pivô. Esquerda e direita deslocam, M o desliga e liga.</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Select</source>
        <translation>Selecionar</translation>
    </message>
    <message>
        <source>Select, move and resize shapes</source>
        <translation>Selecionar, mover e redimensionar formas</translation>
    </message>
    <message>
        <source>Edit points</source>
        <translation>Editar pontos</translation>
    </message>
    <message>
        <source>Move, insert and delete points of shapes</source>
        <translation>Mover, inserir e excluir pontos de formas</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Polígono</translation>
    </message>
    <message>
        <source>Draw a polygon point by point</source>
        <translation>Desenhar um polígono ponto por ponto</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Caixa</translation>
    </message>
    <message>
        <source>Draw a box from corner to corner</source>
        <translation>Desenhar uma caixa de canto a canto</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Círculo</translation>
    </message>
    <message>
        <source>Draw a circle from its centre</source>
        <translation>Desenhar um círculo a partir do centro</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Cápsula</translation>
    </message>
    <message>
        <source>Draw a capsule into a box</source>
        <translation>Desenhar uma cápsula numa caixa</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Corrente</translation>
    </message>
    <message>
        <source>Draw an open line point by point</source>
        <translation>Desenhar uma linha aberta ponto por ponto</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Traçar</translation>
    </message>
    <message>
        <source>Outline what is opaque</source>
        <translation>Contornar o que é opaco</translation>
    </message>
    <message>
        <source>Knife</source>
        <translation>Faca</translation>
    </message>
    <message>
        <source>Cut shapes along a line</source>
        <translation>Cortar formas ao longo de uma linha</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Pivô</translation>
    </message>
    <message>
        <source>Set the point that a frame is placed by</source>
        <translation>Definir o ponto pelo qual um quadro é colocado</translation>
    </message>
    <message>
        <source>Frame point</source>
        <translation>Ponto do quadro</translation>
    </message>
    <message>
        <source>Set places of the frame that the game asks for by name</source>
        <translation>Definir lugares do quadro que o jogo pede pelo nome</translation>
    </message>
    <message>
        <source>Symmetry axis</source>
        <translation>Eixo de simetria</translation>
    </message>
    <message>
        <source>Set the axis that polygons are mirrored at while they are drawn</source>
        <translation>Definir o eixo em que polígonos são espelhados ao desenhar</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Colocar</translation>
    </message>
    <message>
        <source>Select, move, rotate and scale what stands on the stage</source>
        <translation>Selecionar, mover, girar e escalar o que está no palco</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Sonda</translation>
    </message>
    <message>
        <source>Ask what lies under a point, a segment or a shape, and drop it to keep asking</source>
        <translation>Perguntar o que está sob um ponto, um segmento ou uma forma, e soltá-la para continuar perguntando</translation>
    </message>
    <message>
        <source>Emitter</source>
        <translation>Emissor</translation>
    </message>
    <message>
        <source>Draw what fires in the play test, and at what</source>
        <translation>Desenhar o que atira no teste de jogo, e em quê</translation>
    </message>
</context>
<context>
    <name>TraceTool</name>
    <message>
        <source>Trace</source>
        <translation>Traçar</translation>
    </message>
    <message>
        <source>There is no frame to trace.</source>
        <translation>Não há quadro para traçar.</translation>
    </message>
    <message>
        <source>Cannot be traced: %1</source>
        <translation>Não pode ser traçado: %1</translation>
    </message>
    <message>
        <source>Tracing…</source>
        <translation>Traçando…</translation>
    </message>
    <message>
        <source>The frame has these outlines already. The Trace panel changes them.</source>
        <translation>O quadro já tem estes contornos. O painel Traçar os altera.</translation>
    </message>
    <message>
        <source>Click an island to take its outline; Enter takes all (%1).</source>
        <translation>Clique numa ilha para usar o contorno dela; Enter usa todas (%1).</translation>
    </message>
    <message numerus="yes">
        <source>Traced 1 outline of %n points.</source>
        <translation>
            <numerusform>1 contorno traçado, com %n ponto.</numerusform>
            <numerusform>1 contorno traçado, com %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Traced %1 outlines of %n points in all.</source>
        <translation>
            <numerusform>%1 contornos traçados, com %n ponto ao todo.</numerusform>
            <numerusform>%1 contornos traçados, com %n pontos ao todo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnderCursorMenu</name>
    <message>
        <source>No shape lies under the cursor.</source>
        <translation>Não há forma sob o cursor.</translation>
    </message>
</context>
<context>
    <name>Versions</name>
    <message>
        <source>this saved version is damaged</source>
        <translation>esta versão salva está danificada</translation>
    </message>
    <message>
        <source>this saved version claims more than the %1 MiB that a project may have</source>
        <translation>esta versão salva declara mais do que os %1 MiB que um projeto pode ter</translation>
    </message>
    <message>
        <source>this saved version holds other bytes than were saved</source>
        <translation>esta versão salva contém outros bytes do que os que foram salvos</translation>
    </message>
    <message>
        <source>what was written reads back differently</source>
        <translation>o que foi gravado é lido de volta diferente</translation>
    </message>
    <message>
        <source>nothing can be written there, or another editor holds it</source>
        <translation>nada pode ser gravado ali, ou outro editor o mantém</translation>
    </message>
    <message>
        <source>the note on this saved version is damaged</source>
        <translation>a nota desta versão salva está danificada</translation>
    </message>
</context>
<context>
    <name>hitbox::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <translation>&amp;Forma</translation>
    </message>
    <message>
        <source>F&amp;rame</source>
        <translation>&amp;Quadro</translation>
    </message>
    <message>
        <source>S&amp;tage</source>
        <translation>&amp;Palco</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>Category &amp;%1: %2</source>
        <translation>Categoria &amp;%1: %2</translation>
    </message>
    <message>
        <source>Category &amp;%1</source>
        <translation>Categoria &amp;%1</translation>
    </message>
    <message>
        <source>Of the selected shapes, or of what is drawn next</source>
        <translation>Das formas selecionadas, ou do que for desenhado a seguir</translation>
    </message>
    <message>
        <source>Set c&amp;ategory</source>
        <translation>Definir c&amp;ategoria</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Mesclar</translation>
    </message>
    <message>
        <source>Make one of the selected shapes; the lowest gives its name and category</source>
        <translation>Fazer uma das formas selecionadas; a mais baixa dá nome e categoria</translation>
    </message>
    <message>
        <source>&amp;Subtract from the lowest</source>
        <translation>&amp;Subtrair da mais baixa</translation>
    </message>
    <message>
        <source>Cut what the other selected shapes cover off the lowest one</source>
        <translation>Cortar da mais baixa o que as outras formas selecionadas cobrem</translation>
    </message>
    <message>
        <source>&amp;Intersect</source>
        <translation>&amp;Interseção</translation>
    </message>
    <message>
        <source>Keep what all selected shapes share; the lowest gives its name and category</source>
        <translation>Manter o que todas as formas selecionadas têm em comum; a mais baixa dá nome e categoria</translation>
    </message>
    <message>
        <source>S&amp;plit at points</source>
        <translation>&amp;Dividir nos pontos</translation>
    </message>
    <message>
        <source>Split a polygon between two selected points, or a chain at one</source>
        <translation>Dividir um polígono entre dois pontos selecionados, ou uma corrente num</translation>
    </message>
    <message>
        <source>&amp;Join at points</source>
        <translation>&amp;Unir nos pontos</translation>
    </message>
    <message>
        <source>Join selected ends of chains, or polygons that share an edge</source>
        <translation>Unir pontas selecionadas de correntes, ou polígonos que compartilham uma aresta</translation>
    </message>
    <message>
        <source>Shapes &amp;under the cursor…</source>
        <translation>Formas so&amp;b o cursor…</translation>
    </message>
    <message>
        <source>List what lies under the cursor, covered shapes too, and select one</source>
        <translation>Listar o que está sob o cursor, também formas cobertas, e selecionar uma</translation>
    </message>
    <message>
        <source>S&amp;ymmetric drawing</source>
        <translation>Desenho sim&amp;étrico</translation>
    </message>
    <message>
        <source>Draw polygons and edit their points on both sides of an axis at once</source>
        <translation>Desenhar polígonos e editar seus pontos dos dois lados de um eixo ao mesmo tempo</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Desfazer: %1</translation>
    </message>
    <message>
        <source>%1. Redo brings it back.</source>
        <translation>%1. Refazer traz de volta.</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Refazer: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Desfeito: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Refeito: %1</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Recor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;lar</translation>
    </message>
    <message>
        <source>Paste shapes, frames, sprites, an SVG path or coordinates</source>
        <translation>Colar formas, quadros, sprites, um caminho SVG ou coordenadas</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>D&amp;uplicar</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Re&amp;nomear</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>E&amp;xcluir</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Selecionar &amp;tudo</translation>
    </message>
    <message>
        <source>Add i&amp;mages…</source>
        <translation>Adicionar i&amp;magens…</translation>
    </message>
    <message>
        <source>Add images, sheets and hitboxes of other tools to the project</source>
        <translation>Adicionar ao projeto imagens, folhas e hitboxes de outras ferramentas</translation>
    </message>
    <message>
        <source>&amp;Reload images</source>
        <translation>&amp;Recarregar imagens</translation>
    </message>
    <message>
        <source>Read all images anew, after another program changed them</source>
        <translation>Ler todas as imagens de novo, depois que outro programa as mudou</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>Write collision files for an engine</source>
        <translation>Gravar arquivos de colisão para um motor</translation>
    </message>
    <message>
        <source>Export a&amp;gain</source>
        <translation>Exportar &amp;de novo</translation>
    </message>
    <message>
        <source>Make the last export of the project once more, without a question</source>
        <translation>Fazer a última exportação do projeto mais uma vez, sem perguntar</translation>
    </message>
    <message>
        <source>&amp;Next frame</source>
        <translation>&amp;Próximo quadro</translation>
    </message>
    <message>
        <source>&amp;Previous frame</source>
        <translation>Quadro &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;First frame</source>
        <translation>P&amp;rimeiro quadro</translation>
    </message>
    <message>
        <source>&amp;Last frame</source>
        <translation>Ú&amp;ltimo quadro</translation>
    </message>
    <message>
        <source>&amp;Go to frame…</source>
        <translation>&amp;Ir para o quadro…</translation>
    </message>
    <message>
        <source>By its number, counted from 0</source>
        <translation>Pelo número, contado de 0</translation>
    </message>
    <message>
        <source>&amp;Slice sheet into frames…</source>
        <translation>&amp;Fatiar folha em quadros…</translation>
    </message>
    <message>
        <source>Contact s&amp;heet…</source>
        <translation>&amp;Folha de contato…</translation>
    </message>
    <message>
        <source>All frames of the sprite side by side, to look at and to save as a picture</source>
        <translation>Todos os quadros do sprite lado a lado, para ver e salvar como figura</translation>
    </message>
    <message>
        <source>&amp;Remove sprite</source>
        <translation>&amp;Remover sprite</translation>
    </message>
    <message>
        <source>&amp;Left sides</source>
        <translation>Lados &amp;esquerdos</translation>
    </message>
    <message>
        <source>&amp;Centres, one above the other</source>
        <translation>&amp;Centros, um sobre o outro</translation>
    </message>
    <message>
        <source>&amp;Right sides</source>
        <translation>Lados &amp;direitos</translation>
    </message>
    <message>
        <source>&amp;Top sides</source>
        <translation>Lados de &amp;cima</translation>
    </message>
    <message>
        <source>&amp;Middles, one beside the other</source>
        <translation>&amp;Meios, um ao lado do outro</translation>
    </message>
    <message>
        <source>&amp;Bottom sides</source>
        <translation>Lados de &amp;baixo</translation>
    </message>
    <message>
        <source>Spread &amp;across evenly</source>
        <translation>Distribuir na &amp;horizontal</translation>
    </message>
    <message>
        <source>Spread &amp;down evenly</source>
        <translation>Distribuir na &amp;vertical</translation>
    </message>
    <message>
        <source>Align the frames of the selected instances</source>
        <translation>Alinhar os quadros das instâncias selecionadas</translation>
    </message>
    <message>
        <source>Align the shapes of the selected instances</source>
        <translation>Alinhar as formas das instâncias selecionadas</translation>
    </message>
    <message>
        <source>&amp;Align frames</source>
        <translation>&amp;Alinhar quadros</translation>
    </message>
    <message>
        <source>Align s&amp;hapes</source>
        <translation>Alinhar &amp;formas</translation>
    </message>
    <message>
        <source>New &amp;layer</source>
        <translation>Nova c&amp;amada</translation>
    </message>
    <message>
        <source>On top of the other layers of the stage</source>
        <translation>Por cima das outras camadas do palco</translation>
    </message>
    <message>
        <source>&amp;Next overlap</source>
        <translation>Próxima &amp;sobreposição</translation>
    </message>
    <message>
        <source>Go to the next pair in the list of overlaps</source>
        <translation>Ir ao próximo par da lista de sobreposições</translation>
    </message>
    <message>
        <source>Pre&amp;vious overlap</source>
        <translation>Sobreposição an&amp;terior</translation>
    </message>
    <message>
        <source>&amp;Hits only</source>
        <translation>&amp;Só acertos</translation>
    </message>
    <message>
        <source>Hide overlaps of categories that do not hit each other</source>
        <translation>Ocultar sobreposições de categorias que não se atingem</translation>
    </message>
    <message>
        <source>Next numbers of the &amp;engine</source>
        <translation>Próximos números do &amp;motor</translation>
    </message>
    <message>
        <source>Mark overlaps that come out otherwise in float32 metres or in whole pixels</source>
        <translation>Marcar sobreposições que saem diferentes em metros float32 ou em pixels inteiros</translation>
    </message>
    <message>
        <source>Show this panel, or put it away</source>
        <translation>Mostrar este painel ou guardá-lo</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Painéis</translation>
    </message>
    <message>
        <source>Play &amp;test: play or pause</source>
        <translation>&amp;Teste de jogo: tocar ou pausar</translation>
    </message>
    <message>
        <source>Instances move and spin, emitters fire, hits are counted</source>
        <translation>Instâncias se movem e giram, emissores atiram, acertos são contados</translation>
    </message>
    <message>
        <source>Play test: o&amp;ne step</source>
        <translation>Teste de jogo: u&amp;m passo</translation>
    </message>
    <message>
        <source>One sixtieth of a second, then pause</source>
        <translation>Um sexagésimo de segundo, depois pausa</translation>
    </message>
    <message>
        <source>Play test: from the &amp;beginning</source>
        <translation>Teste de jogo: do co&amp;meço</translation>
    </message>
    <message>
        <source>Play test: st&amp;op</source>
        <translation>Teste de jogo: &amp;parar</translation>
    </message>
    <message>
        <source>Back to editing, with everything as it was</source>
        <translation>De volta à edição, com tudo como estava</translation>
    </message>
    <message>
        <source>Play test: s&amp;wept tests</source>
        <translation>Teste de jogo: testes de v&amp;arredura</translation>
    </message>
    <message>
        <source>Look for contacts all along a bullet&apos;s way, so that none passes through</source>
        <translation>Procurar contatos ao longo de todo o caminho de um projétil, para que nenhum atravesse</translation>
    </message>
    <message>
        <source>Play test: at a &amp;quarter of the speed</source>
        <translation>Teste de jogo: um &amp;quarto da velocidade</translation>
    </message>
    <message>
        <source>Ask with a %1 that follows the cursor</source>
        <translation>Perguntar com uma sonda (%1) que segue o cursor</translation>
    </message>
    <message>
        <source>P&amp;robe</source>
        <translation>S&amp;onda</translation>
    </message>
    <message>
        <source>&amp;Another random polygon</source>
        <translation>&amp;Outro polígono aleatório</translation>
    </message>
    <message>
        <source>&amp;Copy coordinates</source>
        <translation>&amp;Copiar coordenadas</translation>
    </message>
    <message>
        <source>Of the line pressed last in the list of probes, or of the selected ones</source>
        <translation>Da última linha pressionada na lista de sondas, ou das selecionadas</translation>
    </message>
    <message>
        <source>&amp;Delete all probes</source>
        <translation>&amp;Excluir todas as sondas</translation>
    </message>
    <message>
        <source>Choose an engine at the top to see what it gets</source>
        <translation>Escolha um motor no alto para ver o que ele recebe</translation>
    </message>
    <message>
        <source>&amp;Engine view</source>
        <translation>Visão do &amp;motor</translation>
    </message>
    <message>
        <source>Show on the canvas what the engine gets</source>
        <translation>Mostrar na tela o que o motor recebe</translation>
    </message>
    <message>
        <source>&amp;Fix the problem</source>
        <translation>&amp;Corrigir o problema</translation>
    </message>
    <message>
        <source>Make the best repair of the problem that the canvas explains</source>
        <translation>Fazer a melhor correção do problema que a tela explica</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>Próximo &amp;problema</translation>
    </message>
    <message>
        <source>Go to the next problem of the list</source>
        <translation>Ir ao próximo problema da lista</translation>
    </message>
    <message>
        <source>Fix a&amp;ll problems</source>
        <translation>Corrigir &amp;todos os problemas</translation>
    </message>
    <message>
        <source>Make every repair that keeps what the shapes fill</source>
        <translation>Fazer toda correção que mantém o que as formas preenchem</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Regras…</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project</source>
        <translation>Quanto cada regra pesa neste projeto</translation>
    </message>
    <message>
        <source>&amp;Edit in frames</source>
        <translation>&amp;Editar nos quadros</translation>
    </message>
    <message>
        <source>&amp;Next scope</source>
        <translation>Próximo al&amp;cance</translation>
    </message>
    <message>
        <source>From this frame to the chosen ones, to those of the tag, to all, and back</source>
        <translation>Deste quadro para os escolhidos, para os da etiqueta, para todos, e de volta</translation>
    </message>
    <message>
        <source>P&amp;lay or stop</source>
        <translation>&amp;Tocar ou parar</translation>
    </message>
    <message>
        <source>Play the frames of the sprite or of the tag that is shown, or all animations on a stage</source>
        <translation>Tocar os quadros do sprite ou da etiqueta que é mostrada, ou todas as animações num palco</translation>
    </message>
    <message>
        <source>&amp;Onion skin</source>
        <translation>Papel ce&amp;bola</translation>
    </message>
    <message>
        <source>The frames beside this one, faintly, as the strip&apos;s onion menu says</source>
        <translation>Os quadros ao lado deste, de leve, como diz o menu de papel cebola da faixa</translation>
    </message>
    <message>
        <source>&amp;Copy shapes</source>
        <translation>&amp;Copiar formas</translation>
    </message>
    <message>
        <source>Copy shapes to the ne&amp;xt frame</source>
        <translation>Copiar formas para o pró&amp;ximo quadro</translation>
    </message>
    <message>
        <source>Copy the selected shapes to the next frame and go there, with the copies selected</source>
        <translation>Copiar as formas selecionadas para o próximo quadro e ir para lá, com as cópias selecionadas</translation>
    </message>
    <message>
        <source>Copy shapes to the next frame and &amp;keep both</source>
        <translation>Copiar formas para o próximo quadro e &amp;manter as duas</translation>
    </message>
    <message>
        <source>As before, but nothing that is drawn there is replaced</source>
        <translation>Como antes, mas nada do que está desenhado lá é substituído</translation>
    </message>
    <message>
        <source>Copy shapes along the &amp;picture</source>
        <translation>Copiar formas junto com a &amp;figura</translation>
    </message>
    <message>
        <source>To the next frame, each moved as far as the pixels that it lies on</source>
        <translation>Para o próximo quadro, cada uma movida tanto quanto os pixels sobre os quais fica</translation>
    </message>
    <message>
        <source>Copy shapes to the &amp;end of the tag</source>
        <translation>Copiar formas até o &amp;fim da etiqueta</translation>
    </message>
    <message>
        <source>Copy the selected shapes to each frame up to the last one of the tag, or of the sprite</source>
        <translation>Copiar as formas selecionadas para cada quadro até o último da etiqueta, ou do sprite</translation>
    </message>
    <message>
        <source>Copy shapes to &amp;all frames shown</source>
        <translation>Copiar formas para &amp;todos os quadros mostrados</translation>
    </message>
    <message>
        <source>Copy shapes to the &amp;chosen frames</source>
        <translation>Copiar formas para os quadros es&amp;colhidos</translation>
    </message>
    <message>
        <source>C&amp;hosen frames</source>
        <translation>Quadros es&amp;colhidos</translation>
    </message>
    <message>
        <source>&amp;Insert frame without shapes</source>
        <translation>&amp;Inserir quadro sem formas</translation>
    </message>
    <message>
        <source>Behind the chosen frames, with the picture of the last one</source>
        <translation>Depois dos quadros escolhidos, com a figura do último</translation>
    </message>
    <message>
        <source>&amp;Hold twice as long</source>
        <translation>&amp;Manter o dobro do tempo</translation>
    </message>
    <message>
        <source>Double the duration of the chosen frames</source>
        <translation>Dobrar a duração dos quadros escolhidos</translation>
    </message>
    <message>
        <source>&amp;Reverse frames</source>
        <translation>In&amp;verter quadros</translation>
    </message>
    <message>
        <source>Turn round the order of the chosen frames, or of all that are shown</source>
        <translation>Inverter a ordem dos quadros escolhidos, ou de todos os mostrados</translation>
    </message>
    <message>
        <source>N&amp;umber frames</source>
        <translation>N&amp;umerar quadros</translation>
    </message>
    <message>
        <source>Name the chosen frames, or all that are shown, after the first one, counting on</source>
        <translation>Nomear os quadros escolhidos, ou todos os mostrados, a partir do primeiro, contando adiante</translation>
    </message>
    <message>
        <source>Add &amp;tag over the chosen frames</source>
        <translation>Adicionar e&amp;tiqueta sobre os quadros escolhidos</translation>
    </message>
    <message>
        <source>Add e&amp;vent to the frame</source>
        <translation>Adicionar e&amp;vento ao quadro</translation>
    </message>
    <message>
        <source>Something that the game is told of when the frame comes up, such as a sound</source>
        <translation>Algo de que o jogo é avisado quando o quadro aparece, como um som</translation>
    </message>
    <message>
        <source>Of the selected shapes, or of the selected instances within their layers</source>
        <translation>Das formas selecionadas, ou das instâncias selecionadas dentro das suas camadas</translation>
    </message>
    <message>
        <source>Flip &amp;horizontally</source>
        <translation>Espelhar na &amp;horizontal</translation>
    </message>
    <message>
        <source>Flip &amp;vertically</source>
        <translation>Espelhar na &amp;vertical</translation>
    </message>
    <message>
        <source>Turn by &amp;90°</source>
        <translation>Girar &amp;90°</translation>
    </message>
    <message>
        <source>Turn &amp;back by 90°</source>
        <translation>Girar 90° para trá&amp;s</translation>
    </message>
    <message>
        <source>Bring to &amp;front</source>
        <translation>Trazer para a f&amp;rente</translation>
    </message>
    <message>
        <source>Bring for&amp;ward</source>
        <translation>A&amp;vançar</translation>
    </message>
    <message>
        <source>Send bac&amp;kward</source>
        <translation>&amp;Recuar</translation>
    </message>
    <message>
        <source>Send &amp;to back</source>
        <translation>Enviar para &amp;trás</translation>
    </message>
    <message>
        <source>&amp;Categories…</source>
        <translation>&amp;Categorias…</translation>
    </message>
    <message>
        <source>Name, colour and match the categories of shapes</source>
        <translation>Nomear, colorir e combinar as categorias de formas</translation>
    </message>
    <message>
        <source>Snap &amp;to</source>
        <translation>En&amp;caixar em</translation>
    </message>
    <message>
        <source>Next &amp;snapping</source>
        <translation>Próximo &amp;encaixe</translation>
    </message>
    <message>
        <source>Snap to pixels, half pixels, or not at all</source>
        <translation>Encaixar em pixels, meios pixels ou em nada</translation>
    </message>
    <message>
        <source>S&amp;napping…</source>
        <translation>E&amp;ncaixe…</translation>
    </message>
    <message>
        <source>All that points snap to, and the grid of one&apos;s own</source>
        <translation>Tudo em que pontos se encaixam, e a grade própria</translation>
    </message>
    <message>
        <source>&amp;Loupe</source>
        <translation>&amp;Lupa</translation>
    </message>
    <message>
        <source>Show the pixels around the cursor eight times as large below 400 %</source>
        <translation>Mostrar os pixels em volta do cursor oito vezes maiores abaixo de 400 %</translation>
    </message>
    <message>
        <source>Choose two sprites or more in the Sprites panel first: Ctrl or Shift and click.</source>
        <translation>Escolha antes dois ou mais sprites no painel Sprites: Ctrl ou Shift e clique.</translation>
    </message>
    <message>
        <source>Join %1 sprites</source>
        <translation>Unir %1 sprites</translation>
    </message>
    <message>
        <source>%1 sprites are one animation now; undo takes them apart.</source>
        <translation>%1 sprites agora são uma animação; desfazer os separa.</translation>
    </message>
    <message>
        <source>A sprite of one frame cannot be split.</source>
        <translation>Um sprite de um quadro não pode ser dividido.</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>Dividir %1</translation>
    </message>
    <message>
        <source>“%1” is %2 sprites now; undo brings it back.</source>
        <translation>“%1” agora são %2 sprites; desfazer o traz de volta.</translation>
    </message>
    <message>
        <source>Tags over several of them went: %1.</source>
        <translation>Etiquetas sobre vários deles sumiram: %1.</translation>
    </message>
    <message>
        <source>&amp;Join chosen sprites into one</source>
        <translation>&amp;Unir os sprites escolhidos num só</translation>
    </message>
    <message>
        <source>The frames of the chosen sprites become one animation, in the order of their numbers</source>
        <translation>Os quadros dos sprites escolhidos viram uma animação, na ordem dos seus números</translation>
    </message>
    <message>
        <source>S&amp;plit sprite</source>
        <translation>&amp;Dividir sprite</translation>
    </message>
    <message>
        <source>The chosen frames become a sprite of their own; with one or all chosen, each frame does</source>
        <translation>Os quadros escolhidos viram um sprite próprio; com um ou todos escolhidos, cada quadro vira</translation>
    </message>
    <message>
        <source>&amp;Find image…</source>
        <translation>&amp;Encontrar imagem…</translation>
    </message>
    <message>
        <source>Where an image is that cannot be read; others beside it are found with it</source>
        <translation>Onde está uma imagem que não pode ser lida; outras ao lado são encontradas junto</translation>
    </message>
    <message>
        <source>&amp;Replace image…</source>
        <translation>&amp;Substituir imagem…</translation>
    </message>
    <message>
        <source>Another image in the place of the one in view; frames and shapes stay</source>
        <translation>Outra imagem no lugar da que está à vista; quadros e formas ficam</translation>
    </message>
    <message>
        <source>&amp;Stage on or off</source>
        <translation>&amp;Palco ligado ou desligado</translation>
    </message>
    <message>
        <source>Place frames and see what overlaps</source>
        <translation>Colocar quadros e ver o que se sobrepõe</translation>
    </message>
    <message>
        <source>&amp;Place frame</source>
        <translation>&amp;Colocar quadro</translation>
    </message>
    <message>
        <source>Put the frame in view on the stage</source>
        <translation>Pôr no palco o quadro à vista</translation>
    </message>
    <message>
        <source>Trace the selected f&amp;rames</source>
        <translation>Traçar os &amp;quadros selecionados</translation>
    </message>
    <message>
        <source>Outline what is opaque, as the Trace panel says</source>
        <translation>Contornar o que é opaco, como diz o painel Traçar</translation>
    </message>
    <message>
        <source>&amp;Trace</source>
        <translation>&amp;Traçar</translation>
    </message>
    <message>
        <source>&amp;Trace all frames of the sprite</source>
        <translation>&amp;Traçar todos os quadros do sprite</translation>
    </message>
    <message>
        <source>Trace all frames of the &amp;project</source>
        <translation>Traçar todos os quadros do &amp;projeto</translation>
    </message>
    <message>
        <source>Chosen cells of tr&amp;acks</source>
        <translation>Células escolhidas de trilh&amp;as</translation>
    </message>
    <message>
        <source>&amp;Join into one track</source>
        <translation>&amp;Unir numa trilha</translation>
    </message>
    <message>
        <source>Make the shapes of the chosen cells one thing at different times</source>
        <translation>Fazer das formas das células escolhidas uma coisa em momentos diferentes</translation>
    </message>
    <message>
        <source>Take &amp;out of the track</source>
        <translation>&amp;Tirar da trilha</translation>
    </message>
    <message>
        <source>Make each shape of the chosen cells a thing by itself</source>
        <translation>Fazer de cada forma das células escolhidas uma coisa por si</translation>
    </message>
    <message>
        <source>&amp;Hold to here</source>
        <translation>&amp;Manter até aqui</translation>
    </message>
    <message>
        <source>Keep the shape of the first chosen cell, or the last one before it, in all of them</source>
        <translation>Manter em todas a forma da primeira célula escolhida, ou da última antes dela</translation>
    </message>
    <message>
        <source>Of the chosen cells that lie between two keys</source>
        <translation>Das células escolhidas que ficam entre duas chaves</translation>
    </message>
    <message>
        <source>In-betweens: ease &amp;in</source>
        <translation>Intermediários: &amp;início suave</translation>
    </message>
    <message>
        <source>In-betweens: &amp;ease out</source>
        <translation>Intermediários: &amp;fim suave</translation>
    </message>
    <message>
        <source>In-betweens: ease in &amp;and out</source>
        <translation>Intermediários: início &amp;e fim suaves</translation>
    </message>
    <message>
        <source>In-betweens: &amp;none, all keys</source>
        <translation>Intermediários: &amp;nenhum, tudo chaves</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Aproximar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>A&amp;fastar</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>&amp;100 %</translation>
    </message>
    <message>
        <source>One screen pixel for each pixel</source>
        <translation>Um pixel da tela para cada pixel</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>A&amp;justar</translation>
    </message>
    <message>
        <source>Show the whole frame or stage</source>
        <translation>Mostrar o quadro ou o palco inteiro</translation>
    </message>
    <message>
        <source>&amp;New project</source>
        <translation>&amp;Novo projeto</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open projects and images, each project in a tab</source>
        <translation>Abrir projetos e imagens, cada projeto numa aba</translation>
    </message>
    <message>
        <source>Reco&amp;ver…</source>
        <translation>Rec&amp;uperar…</translation>
    </message>
    <message>
        <source>Open work that was closed without saving</source>
        <translation>Abrir trabalho que foi fechado sem salvar</translation>
    </message>
    <message>
        <source>Vers&amp;ions…</source>
        <translation>&amp;Versões…</translation>
    </message>
    <message>
        <source>See what the project was like when it was saved, and open that as a copy</source>
        <translation>Ver como o projeto era quando foi salvo, e abrir isso como cópia</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>&amp;Fechar projeto</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sa&amp;ir</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>&amp;Encontrar uma ação…</translation>
    </message>
    <message>
        <source>Type a few letters of any action, sprite or frame</source>
        <translation>Digite algumas letras de qualquer ação, sprite ou quadro</translation>
    </message>
    <message>
        <source>Ne&amp;xt project</source>
        <translation>Pró&amp;ximo projeto</translation>
    </message>
    <message>
        <source>Pre&amp;vious project</source>
        <translation>Projeto &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Idio&amp;ma</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>Como a área de &amp;trabalho</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>C&amp;laro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Escuro</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Configurações…</translation>
    </message>
    <message>
        <source>Language, colours, text size, durations and keys</source>
        <translation>Idioma, cores, tamanho do texto, durações e teclas</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>Explains what has the focus, beside the work</source>
        <translation>Explica o que tem o foco, ao lado do trabalho</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>All keys and gestures, beside the work</source>
        <translation>Todas as teclas e gestos, ao lado do trabalho</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>M&amp;udar teclas…</translation>
    </message>
    <message>
        <source>&amp;About Hitbox Editor</source>
        <translation>&amp;Sobre o Hitbox Editor</translation>
    </message>
    <message>
        <source>&amp;First contact</source>
        <translation>&amp;Primeiro contato</translation>
    </message>
    <message>
        <source>&amp;Last contact</source>
        <translation>Ú&amp;ltimo contato</translation>
    </message>
    <message>
        <source>In the timeline</source>
        <translation>Na linha do tempo</translation>
    </message>
    <message>
        <source>Next pane&amp;l</source>
        <translation>Próximo paine&amp;l</translation>
    </message>
    <message>
        <source>Go on to the next panel, or to the canvas</source>
        <translation>Seguir ao próximo painel, ou à tela</translation>
    </message>
    <message>
        <source>Previous p&amp;anel</source>
        <translation>Painel a&amp;nterior</translation>
    </message>
    <message>
        <source>Trac&amp;ks</source>
        <translation>Tri&amp;lhas</translation>
    </message>
    <message>
        <source>What is there in which frame, in place of the strip of frames</source>
        <translation>O que existe em qual quadro, no lugar da faixa de quadros</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>&amp;Linha do tempo</translation>
    </message>
    <message>
        <source>Play two animations side by side and see when they connect</source>
        <translation>Tocar duas animações lado a lado e ver quando se encontram</translation>
    </message>
    <message>
        <source>R&amp;un a script…</source>
        <translation>Exec&amp;utar um script…</translation>
    </message>
    <message>
        <source>A rule, an export or an edit of your own, in JavaScript</source>
        <translation>Uma regra, exportação ou edição sua, em JavaScript</translation>
    </message>
    <message>
        <source>Conflicts of a mer&amp;ge</source>
        <translation>Conflitos de uma &amp;mesclagem</translation>
    </message>
    <message>
        <source>&amp;Next conflict</source>
        <translation>&amp;Próximo conflito</translation>
    </message>
    <message>
        <source>Go to the next place that two people changed, each to something else</source>
        <translation>Ir para o próximo lugar que duas pessoas mudaram de formas diferentes</translation>
    </message>
    <message>
        <source>Take &amp;ours</source>
        <translation>Usar a &amp;nossa</translation>
    </message>
    <message>
        <source>Take &amp;theirs</source>
        <translation>Usar a &amp;deles</translation>
    </message>
    <message>
        <source>Keep &amp;both</source>
        <translation>Manter &amp;ambas</translation>
    </message>
    <message>
        <source>&amp;Done as it is</source>
        <translation>&amp;Deixar como está</translation>
    </message>
    <message>
        <source>Sam&amp;ples</source>
        <translation>E&amp;xemplos</translation>
    </message>
    <message>
        <source>%1 sprites are one now, each of them a tag; undo takes them apart.</source>
        <translation>%1 sprites agora são um só, cada um com sua etiqueta; desfazer os separa.</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Ferramentas</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Ordem</translation>
    </message>
    <message>
        <source>Flip horizontally about the &amp;pivot</source>
        <translation>Inverter na horizontal em torno do &amp;pivô</translation>
    </message>
    <message>
        <source>Flip vertically about the pivot</source>
        <translation>Inverter na vertical em torno do pivô</translation>
    </message>
    <message>
        <source>Rename what is selected in the list at hand, or the selected shape or point, or else the sprite</source>
        <translation>Renomear o que está selecionado na lista em uso, ou a forma ou o ponto selecionado, ou então o sprite</translation>
    </message>
    <message>
        <source>What is drawn next is “%1”; %2 once more: what is selected, too.</source>
        <translation>O que for desenhado a seguir é “%1”; %2 mais uma vez: o selecionado também.</translation>
    </message>
    <message>
        <source>The selected shapes are “%1” now.</source>
        <translation>As formas selecionadas agora são “%1”.</translation>
    </message>
    <message>
        <source>What is drawn next is “%1”.</source>
        <translation>O que for desenhado a seguir é “%1”.</translation>
    </message>
    <message>
        <source>P&amp;ivots of the chosen frames</source>
        <translation>P&amp;ivôs dos quadros escolhidos</translation>
    </message>
    <message>
        <source>Pivot at the &amp;bottom middle of the picture (feet)</source>
        <translation>Pivô em&amp;baixo no meio da imagem (pés)</translation>
    </message>
    <message>
        <source>Below what is opaque in each chosen frame: where a figure stands</source>
        <translation>Abaixo do que é opaco em cada quadro escolhido: onde uma figura pisa</translation>
    </message>
    <message>
        <source>Pivot in the &amp;centre of the picture</source>
        <translation>Pivô no &amp;centro da imagem</translation>
    </message>
    <message>
        <source>The middle of what is opaque in each chosen frame</source>
        <translation>O meio do que é opaco em cada quadro escolhido</translation>
    </message>
    <message>
        <source>Pivot at the bottom middle of the &amp;frame</source>
        <translation>Pivô embaixo no meio do &amp;quadro</translation>
    </message>
    <message>
        <source>Of each chosen frame, whatever its picture shows</source>
        <translation>De cada quadro escolhido, seja o que for que sua imagem mostre</translation>
    </message>
    <message>
        <source>Pivot in the centre of the f&amp;rame</source>
        <translation>Pivô no centro do quad&amp;ro</translation>
    </message>
    <message>
        <source>In-betweens: linea&amp;r</source>
        <translation>Intermediários: linea&amp;r</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>O &amp;que é isto?</translation>
    </message>
    <message>
        <source>The next click says what something is for</source>
        <translation>O próximo clique diz para que algo serve</translation>
    </message>
    <message>
        <source>Step by step, beside the work</source>
        <translation>Passo a passo, ao lado do trabalho</translation>
    </message>
    <message>
        <source>&amp;Tutorials</source>
        <translation>T&amp;utoriais</translation>
    </message>
</context>
<context>
    <name>hitbox::AnimationBox</name>
    <message>
        <source>all frames</source>
        <translation>todos os quadros</translation>
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
        <translation>imagens “%1”</translation>
    </message>
    <message>
        <source>no image has the number %1; the frames follow each other without it</source>
        <translation>nenhuma imagem tem o número %1; os quadros seguem sem ela</translation>
    </message>
    <message>
        <source>sprite “%1”</source>
        <translation>sprite “%1”</translation>
    </message>
    <message>
        <source>its images differ in size: “%1” has %2 pixels, “%3” has %4; each pivot is in the middle of its own</source>
        <translation>as imagens diferem em tamanho: “%1” tem %2 pixels, “%3” tem %4; cada pivô fica no meio da sua</translation>
    </message>
    <message>
        <source>several images have the number %1; all of them are frames, one behind the other</source>
        <translation>várias imagens têm o número %1; todas são quadros, uma após a outra</translation>
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
        <translation>Bit %1: camada %2, valor %3</translation>
    </message>
    <message>
        <source>Bits as a number</source>
        <translation>Bits como número</translation>
    </message>
    <message>
        <source>The bits as a number: decimal, or hexadecimal as 0x1f, or binary as 0b101</source>
        <translation>Os bits como número: decimal, ou hexadecimal como 0x1f, ou binário como 0b101</translation>
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
        <translation>Solto em %1</translation>
    </message>
    <message>
        <source>Pressed at %1</source>
        <translation>Pressionado em %1</translation>
    </message>
    <message>
        <source>Clicked at %1</source>
        <translation>Clique em %1</translation>
    </message>
</context>
<context>
    <name>hitbox::CategoriesDialog</name>
    <message>
        <source>Categories</source>
        <translation>Categorias</translation>
    </message>
    <message>
        <source>A tick says that shapes of the row&apos;s category strike shapes of the column&apos;s. Bits become the engine&apos;s layer, the ticks its mask. Changes are made at once; Ctrl+Z takes them back.</source>
        <translation>Uma marca diz que as formas da categoria da linha atingem as da categoria da coluna. Os bits viram a camada do motor, as marcas a máscara. As mudanças valem na hora; Ctrl+Z as desfaz.</translation>
    </message>
    <message>
        <source>Categories and who hits whom</source>
        <translation>Categorias e quem atinge quem</translation>
    </message>
    <message>
        <source>“%1” is no whole number from 0 to 4294967295.</source>
        <translation>“%1” não é um número inteiro de 0 a 4294967295.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Adicionar</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Remover…</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Para &amp;cima</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Para &amp;baixo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>%1, told apart by every kind of colour vision</source>
        <translation>%1, distinguível por todo tipo de visão de cores</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>Cor %1</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Outra…</translation>
    </message>
    <message>
        <source>Choose any colour</source>
        <translation>Escolher qualquer cor</translation>
    </message>
    <message>
        <source>Who hits whom</source>
        <translation>Quem atinge quem</translation>
    </message>
    <message>
        <source>There is a category “%1” already.</source>
        <translation>Já existe uma categoria “%1”.</translation>
    </message>
    <message>
        <source>A category needs a name.</source>
        <translation>Uma categoria precisa de um nome.</translation>
    </message>
    <message>
        <source>Rename category to %1</source>
        <translation>Renomear categoria para %1</translation>
    </message>
    <message>
        <source>Bits of %1</source>
        <translation>Bits de %1</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Cor de %1</translation>
    </message>
    <message>
        <source>Move category %1</source>
        <translation>Mover a categoria %1</translation>
    </message>
    <message>
        <source>category</source>
        <translation>categoria</translation>
    </message>
    <message>
        <source>Add category</source>
        <translation>Adicionar categoria</translation>
    </message>
    <message>
        <source>Remove category %1</source>
        <translation>Remover a categoria %1</translation>
    </message>
    <message>
        <source>Its one shape goes to</source>
        <translation>A única forma dela vai para</translation>
    </message>
    <message numerus="yes">
        <source>Its %n shapes go to</source>
        <translation>
            <numerusform>A forma dela (%n) vai para</numerusform>
            <numerusform>As %n formas dela vão para</numerusform>
        </translation>
    </message>
    <message>
        <source>no category</source>
        <translation>nenhuma categoria</translation>
    </message>
</context>
<context>
    <name>hitbox::CategoryList</name>
    <message>
        <source>Categories</source>
        <translation>Categorias</translation>
    </message>
    <message>
        <source>No categories yet.</source>
        <translation>Ainda não há categorias.</translation>
    </message>
</context>
<context>
    <name>hitbox::CategoryTableModel</name>
    <message>
        <source>%1 hits %2</source>
        <translation>%1 atinge %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>hits %1</source>
        <translation>atinge %1</translation>
    </message>
</context>
<context>
    <name>hitbox::CommandPalette</name>
    <message>
        <source>Find an action</source>
        <translation>Encontrar uma ação</translation>
    </message>
    <message>
        <source>Find an action, a sprite or a frame</source>
        <translation>Encontrar uma ação, um sprite ou um quadro</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>O que corresponde</translation>
    </message>
</context>
<context>
    <name>hitbox::ConflictChoices</name>
    <message>
        <source>what the conflict is about is not there any more, or is there twice</source>
        <translation>aquilo de que trata o conflito não está mais lá ou está duas vezes</translation>
    </message>
    <message>
        <source>this is to be done by hand</source>
        <translation>isto deve ser feito à mão</translation>
    </message>
    <message>
        <source>%1 is the name of something else</source>
        <translation>%1 é o nome de outra coisa</translation>
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
        <translation>O projeto</translation>
    </message>
    <message>
        <source>%1: both changed it</source>
        <translation>%1: ambos mudaram</translation>
    </message>
    <message>
        <source>Ours removed it, theirs changed it</source>
        <translation>Nós removemos, eles mudaram</translation>
    </message>
    <message>
        <source>Theirs removed it, ours changed it</source>
        <translation>Eles removeram, nós mudamos</translation>
    </message>
    <message>
        <source>Order: both moved some of %1</source>
        <translation>Ordem: ambos moveram algo em %1</translation>
    </message>
    <message>
        <source>Its new name is that of something else</source>
        <translation>Seu novo nome é o de outra coisa</translation>
    </message>
    <message>
        <source>It went to two places, and is in both</source>
        <translation>Foi para dois lugares e está em ambos</translation>
    </message>
    <message>
        <source>All that it named was removed, and it too</source>
        <translation>Tudo o que nomeava foi removido, e ele também</translation>
    </message>
    <message>
        <source>A conflict that a newer version knows</source>
        <translation>Um conflito que uma versão mais nova conhece</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>removido</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflitos</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Nossa</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Deles</translation>
    </message>
    <message>
        <source>Take ours</source>
        <translation>Usar a nossa</translation>
    </message>
    <message>
        <source>Make it as our side has it</source>
        <translation>Deixar como está do nosso lado</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Usar a deles</translation>
    </message>
    <message>
        <source>Make it as their side has it</source>
        <translation>Deixar como está do lado deles</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Manter ambas</translation>
    </message>
    <message>
        <source>Keep our shape, and theirs as another one above it</source>
        <translation>Manter a nossa forma e a deles como outra acima</translation>
    </message>
    <message>
        <source>Leave it as it is now</source>
        <translation>Deixar como está agora</translation>
    </message>
    <message>
        <source>All conflicts are settled</source>
        <translation>Todos os conflitos foram resolvidos</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>Deixar como está</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Pivô</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propriedades</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Acertos</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Camada</translation>
    </message>
    <message>
        <source>Sprites</source>
        <translation>Sprites</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Quadros</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formas</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorias</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>Instâncias</translation>
    </message>
    <message>
        <source>Probes</source>
        <translation>Sondas</translation>
    </message>
    <message>
        <source>Emitters</source>
        <translation>Emissores</translation>
    </message>
</context>
<context>
    <name>hitbox::ContactSheet</name>
    <message>
        <source>%1 of %2 frames</source>
        <translation>%1 de %2 quadros</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 quadro</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>%1 quadros</translation>
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
        <translation>Folha de contato de %1</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>T&amp;amanho</translation>
    </message>
    <message>
        <source>Size of a frame in pixels</source>
        <translation>Tamanho de um quadro em pixels</translation>
    </message>
    <message>
        <source>Pixels for the longer side of a frame; enlarged ones take whole multiples of their pixels</source>
        <translation>Pixels para o lado maior de um quadro; os ampliados usam múltiplos inteiros dos seus pixels</translation>
    </message>
    <message>
        <source>S&amp;hapes</source>
        <translation>F&amp;ormas</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 quadro</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n quadro</numerusform>
            <numerusform>%n quadros</numerusform>
        </translation>
    </message>
    <message>
        <source>Double click on a frame goes there.</source>
        <translation>Clique duplo num quadro vai até ele.</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>&amp;Salvar figura…</translation>
    </message>
    <message>
        <source>As PNG, or as a page of HTML that says what is wrong with each frame</source>
        <translation>Como PNG, ou como página HTML que diz o que está errado em cada quadro</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>Figuras PNG (*.png)</translation>
    </message>
    <message>
        <source>HTML pages (*.html)</source>
        <translation>Páginas HTML (*.html)</translation>
    </message>
    <message>
        <source>Save the contact sheet</source>
        <translation>Salvar a folha de contato</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Desenhando…</translation>
    </message>
    <message>
        <source>Could not write the contact sheet: %1</source>
        <translation>Não foi possível gravar a folha de contato: %1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 gravado</translation>
    </message>
</context>
<context>
    <name>hitbox::ContactSheetView</name>
    <message>
        <source>Frames</source>
        <translation>Quadros</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>e mais %1</translation>
    </message>
</context>
<context>
    <name>hitbox::CopyNote</name>
    <message>
        <source>Keep both</source>
        <translation>Manter os dois</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
</context>
<context>
    <name>hitbox::CrashReportDialog</name>
    <message>
        <source>The report cannot be read: %1</source>
        <translation>O relatório não pode ser lido: %1</translation>
    </message>
    <message>
        <source>Crash Report</source>
        <translation>Relatório de falha</translation>
    </message>
    <message>
        <source>Nothing of your projects is in it, and it was sent nowhere. Whoever mends the editor can use it.
%1</source>
        <translation>Não há nada dos seus projetos nele, e ele não foi enviado a lugar nenhum. Quem conserta o editor pode usá-lo.
%1</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>O relatório</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Open &amp;Folder</source>
        <translation>Abrir &amp;pasta</translation>
    </message>
</context>
<context>
    <name>hitbox::DocumentTabs</name>
    <message>
        <source>Open projects</source>
        <translation>Projetos abertos</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Ainda não salvo</translation>
    </message>
</context>
<context>
    <name>hitbox::EmitterFields</name>
    <message>
        <source>Category of the bullets</source>
        <translation>Categoria dos projéteis</translation>
    </message>
    <message>
        <source>Decides what the bullets hit</source>
        <translation>Decide o que os projéteis atingem</translation>
    </message>
    <message>
        <source>Bullet</source>
        <translation>Projétil</translation>
    </message>
    <message>
        <source>point</source>
        <translation>ponto</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>círculo</translation>
    </message>
    <message>
        <source>box</source>
        <translation>caixa</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>cápsula</translation>
    </message>
    <message>
        <source>drawn shape</source>
        <translation>forma desenhada</translation>
    </message>
    <message>
        <source>Fires from</source>
        <translation>Atira de</translation>
    </message>
    <message>
        <source>the edges</source>
        <translation>as bordas</translation>
    </message>
    <message>
        <source>a place</source>
        <translation>um lugar</translation>
    </message>
    <message>
        <source>Fires at</source>
        <translation>Atira em</translation>
    </message>
    <message>
        <source>an instance</source>
        <translation>uma instância</translation>
    </message>
    <message>
        <source>Copy…</source>
        <translation>Copiar…</translation>
    </message>
    <message>
        <source>Fire a copy of a shape of the selected instance, or of the frame below</source>
        <translation>Atirar uma cópia de uma forma da instância selecionada, ou do quadro abaixo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Em</translation>
    </message>
    <message>
        <source>Change emitter</source>
        <translation>Alterar emissor</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>raio</translation>
    </message>
    <message>
        <source>width</source>
        <translation>largura</translation>
    </message>
    <message>
        <source>height</source>
        <translation>altura</translation>
    </message>
    <message>
        <source>length</source>
        <translation>comprimento</translation>
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
        <translation>instância</translation>
    </message>
    <message>
        <source>at x</source>
        <translation>em x</translation>
    </message>
    <message>
        <source>at y</source>
        <translation>em y</translation>
    </message>
    <message>
        <source>every</source>
        <translation>a cada</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>velocidade</translation>
    </message>
    <message>
        <source> px/s</source>
        <translation> px/s</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>dispersão</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>The frame has no shapes</source>
        <translation>O quadro não tem formas</translation>
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
        <translation>Emissores</translation>
    </message>
    <message>
        <source>Nothing fires yet. Add an emitter.</source>
        <translation>Nada atira ainda. Adicione um emissor.</translation>
    </message>
    <message>
        <source>Add an emitter that fires at the first instance</source>
        <translation>Adicionar um emissor que atira na primeira instância</translation>
    </message>
    <message>
        <source>Duplicate this emitter</source>
        <translation>Duplicar este emissor</translation>
    </message>
    <message>
        <source>Remove this emitter (Delete)</source>
        <translation>Remover este emissor (Delete)</translation>
    </message>
    <message>
        <source>Rename emitter</source>
        <translation>Renomear emissor</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Add emitter</source>
        <translation>Adicionar emissor</translation>
    </message>
    <message>
        <source>Duplicate emitter</source>
        <translation>Duplicar emissor</translation>
    </message>
    <message>
        <source>Remove emitter</source>
        <translation>Remover emissor</translation>
    </message>
</context>
<context>
    <name>hitbox::EmittersItem</name>
    <message>
        <source>%1 of %2 emitters in view are marked: zoom in for the rest</source>
        <translation>%1 de %2 emissores à vista estão marcados: aproxime para ver o resto</translation>
    </message>
</context>
<context>
    <name>hitbox::EmptyFrameBar</name>
    <message>
        <source>This frame has no shapes yet.</source>
        <translation>Este quadro ainda não tem formas.</translation>
    </message>
    <message>
        <source>Copy the shapes of that frame, as the same things at another time</source>
        <translation>Copiar as formas desse quadro, como as mesmas coisas em outro momento</translation>
    </message>
    <message>
        <source>Copy shapes to %1</source>
        <translation>Copiar formas para %1</translation>
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
        <translation>O motor para o qual este projeto é feito: o que ele recebe é mostrado, e as exportações começam com ele</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
</context>
<context>
    <name>hitbox::EnginePanel</name>
    <message>
        <source>Engine gets</source>
        <translation>O motor recebe</translation>
    </message>
    <message>
        <source>What the engine gets</source>
        <translation>O que o motor recebe</translation>
    </message>
    <message>
        <source>What the engine loses</source>
        <translation>O que o motor perde</translation>
    </message>
    <message>
        <source>Engine view</source>
        <translation>Visão do motor</translation>
    </message>
    <message>
        <source>Show on the canvas what the engine gets</source>
        <translation>Mostrar na tela o que o motor recebe</translation>
    </message>
    <message>
        <source>%1 is not exported: %2</source>
        <translation>%1 não é exportado: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>e mais %1</translation>
    </message>
    <message>
        <source>of this frame</source>
        <translation>deste quadro</translation>
    </message>
    <message>
        <source>choose one at the top</source>
        <translation>escolha um no alto</translation>
    </message>
    <message>
        <source>“%1” is not known here</source>
        <translation>“%1” não é conhecido aqui</translation>
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
        <translation>Eventos do quadro</translation>
    </message>
    <message>
        <source>Nothing happens in this frame.</source>
        <translation>Nada acontece neste quadro.</translation>
    </message>
    <message>
        <source>Add an event</source>
        <translation>Adicionar um evento</translation>
    </message>
    <message>
        <source>Duplicate this event</source>
        <translation>Duplicar este evento</translation>
    </message>
    <message>
        <source>Remove this event (Delete)</source>
        <translation>Remover este evento (Delete)</translation>
    </message>
    <message>
        <source>Properties of the event</source>
        <translation>Propriedades do evento</translation>
    </message>
    <message>
        <source>Add a property to the event</source>
        <translation>Adicionar uma propriedade ao evento</translation>
    </message>
    <message>
        <source>event</source>
        <translation>evento</translation>
    </message>
    <message>
        <source>Add event %1</source>
        <translation>Adicionar o evento %1</translation>
    </message>
    <message>
        <source>Duplicate event %1</source>
        <translation>Duplicar o evento %1</translation>
    </message>
    <message>
        <source>Remove event %1</source>
        <translation>Remover o evento %1</translation>
    </message>
    <message>
        <source>Rename event to %1</source>
        <translation>Renomear evento para %1</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportDialog</name>
    <message>
        <source>… and %1 more</source>
        <translation>… e mais %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>On every save</source>
        <translation>A cada salvamento</translation>
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
        <translation>Esta versão do editor não conhece o formato.</translation>
    </message>
    <message>
        <source>Export into</source>
        <translation>Exportar para</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exportando…</translation>
    </message>
    <message>
        <source>Choose the folder that the files are written to.</source>
        <translation>Escolha a pasta em que os arquivos são gravados.</translation>
    </message>
    <message>
        <source>“%1” is a relative folder; choose one from the root on.</source>
        <translation>“%1” é uma pasta relativa; escolha uma a partir da raiz.</translation>
    </message>
    <message>
        <source>The folder&apos;s name has more than %1 characters, or several lines; choose another one.</source>
        <translation>O nome da pasta tem mais de %1 caracteres, ou várias linhas; escolha outra.</translation>
    </message>
    <message>
        <source>Replace files?</source>
        <translation>Substituir arquivos?</translation>
    </message>
    <message>
        <source>The folder has other files of these names: %1</source>
        <translation>A pasta tem outros arquivos com estes nomes: %1</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>&amp;Save as profile</source>
        <translation>&amp;Salvar como perfil</translation>
    </message>
    <message>
        <source>Keep this engine with its options and the folder in the project, under a name</source>
        <translation>Manter no projeto, sob um nome, este motor com suas opções e a pasta</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Motores</translation>
    </message>
    <message>
        <source>Leave this window and go to the first shape that is wrong</source>
        <translation>Sair desta janela e ir à primeira forma errada</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Pasta</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>Esc&amp;olher…</translation>
    </message>
    <message>
        <source>Make the export of this profile again whenever the project is saved</source>
        <translation>Fazer a exportação deste perfil de novo sempre que o projeto for salvo</translation>
    </message>
    <message>
        <source>Put the text of the file in view on the clipboard</source>
        <translation>Pôr na área de transferência o texto do arquivo à vista</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>The folder has another file of this name: %1</source>
        <translation>A pasta tem outro arquivo com este nome: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportFlow</name>
    <message>
        <source>%1 Lost or changed: %2.</source>
        <translation>%1 Perdido ou alterado: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 Lost or changed: %2, and %n more.</source>
        <translation>
            <numerusform>%1 Perdido ou alterado: %2, e mais %n.</numerusform>
            <numerusform>%1 Perdido ou alterado: %2, e mais %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1, e mais %n</numerusform>
            <numerusform>%1, e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exportando…</translation>
    </message>
    <message>
        <source>The project wants to be exported at every save, into %1.</source>
        <translation>O projeto quer ser exportado a cada salvamento, para %1.</translation>
    </message>
    <message>
        <source>The project wants to be exported at every save, into %1, and to read %2 for it.</source>
        <translation>O projeto quer ser exportado a cada salvamento, para %1, e ler %2 para isso.</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Permitir</translation>
    </message>
    <message>
        <source>Not exported: %1</source>
        <translation>Não exportado: %1</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Saved. %1</source>
        <translation>Salvo. %1</translation>
    </message>
    <message>
        <source>Saved, but “%1” was not exported: %2</source>
        <translation>Salvo, mas “%1” não foi exportado: %2</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>%1 The project is made for %2 now: undo takes that back.</source>
        <translation>%1 O projeto agora é feito para %2: desfazer volta atrás.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>The project is made for %1, as it was exported last: undo takes that back.</source>
        <translation>O projeto é feito para %1, como foi exportado da última vez: desfazer volta atrás.</translation>
    </message>
    <message>
        <source>Exported %1 into %2 (%3).</source>
        <translation>%1 exportado para %2 (%3).</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportOptionFields</name>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportPreviewView</name>
    <message>
        <source>Search the text</source>
        <translation>Buscar no texto</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Arquivos</translation>
    </message>
    <message>
        <source>The files are being made</source>
        <translation>Os arquivos estão sendo feitos</translation>
    </message>
    <message>
        <source>Text of the file</source>
        <translation>Texto do arquivo</translation>
    </message>
    <message>
        <source>Search the text (Ctrl+F); Return goes on, Shift+Return back</source>
        <translation>Buscar no texto (Ctrl+F); Return avança, Shift+Return volta</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Return)</source>
        <translation>Ocorrência anterior (Shift+Return)</translation>
    </message>
    <message>
        <source>Next hit (Return)</source>
        <translation>Próxima ocorrência (Return)</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 pixels</source>
        <translation>Uma figura de %1 × %2 pixels</translation>
    </message>
    <message>
        <source>
… and 1 byte more</source>
        <translation>
… e mais 1 byte</translation>
    </message>
    <message numerus="yes">
        <source>
… and %n bytes more</source>
        <translation>
            <numerusform>
… e mais %n byte</numerusform>
            <numerusform>
… e mais %n bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>not found</source>
        <translation>não encontrado</translation>
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
        <translation>%1: %2, a não ser que uma forma diga outra coisa</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>several</source>
        <translation>vários</translation>
    </message>
</context>
<context>
    <name>hitbox::FieldsTable</name>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>Fields of the category</source>
        <translation>Campos da categoria</translation>
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
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Choices, with commas between</source>
        <translation>Escolhas, separadas por vírgulas</translation>
    </message>
    <message>
        <source>Fields are properties that all shapes of the category have, such as damage. Shapes with the same value of a field “group” hit once together.</source>
        <translation>Campos são propriedades que todas as formas da categoria têm, como dano. Formas com o mesmo valor do campo “group” atingem uma vez juntas.</translation>
    </message>
    <message>
        <source>Add &amp;field</source>
        <translation>Adicionar ca&amp;mpo</translation>
    </message>
    <message>
        <source>Remove f&amp;ield</source>
        <translation>R&amp;emover campo</translation>
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
        <translation>sim/não</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>escolha</translation>
    </message>
    <message>
        <source>A field needs a name.</source>
        <translation>Um campo precisa de um nome.</translation>
    </message>
    <message>
        <source>There is a field “%1” already.</source>
        <translation>Já existe um campo “%1”.</translation>
    </message>
    <message>
        <source>Rename field to %1</source>
        <translation>Renomear campo para %1</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>“%1” não é um número.</translation>
    </message>
    <message>
        <source>“%1” is neither yes nor no.</source>
        <translation>“%1” não é sim nem não.</translation>
    </message>
    <message>
        <source>“%1” is none of the choices.</source>
        <translation>“%1” não é nenhuma das escolhas.</translation>
    </message>
    <message>
        <source>Default of %1</source>
        <translation>Padrão de %1</translation>
    </message>
    <message>
        <source>A field of this type needs a choice.</source>
        <translation>Um campo deste tipo precisa de uma escolha.</translation>
    </message>
    <message>
        <source>A field has at most %1 choices.</source>
        <translation>Um campo tem no máximo %1 escolhas.</translation>
    </message>
    <message>
        <source>Choices of %1</source>
        <translation>Escolhas de %1</translation>
    </message>
    <message>
        <source>A category has at most %1 fields.</source>
        <translation>Uma categoria tem no máximo %1 campos.</translation>
    </message>
    <message>
        <source>Add field to %1</source>
        <translation>Adicionar campo a %1</translation>
    </message>
    <message>
        <source>Remove field %1</source>
        <translation>Remover o campo %1</translation>
    </message>
</context>
<context>
    <name>hitbox::FileChangeBar</name>
    <message>
        <source>Another program changed %1, which was read anew (%2). Undo shows it as it was.</source>
        <translation>Outro programa alterou %1, que foi lido de novo (%2). Desfazer mostra como era.</translation>
    </message>
    <message>
        <source>Another program changed %1: %2. Here is unsaved work on it.</source>
        <translation>Outro programa alterou %1: %2. Aqui há trabalho não salvo nele.</translation>
    </message>
    <message>
        <source>Another program changed %1: %2. Here it is as it was.</source>
        <translation>Outro programa alterou %1: %2. Aqui ele está como era.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recarregar</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Manter o meu</translation>
    </message>
    <message>
        <source>Another program changed %1, and it cannot be read now: %2. Here it is as it was.</source>
        <translation>Outro programa alterou %1, que agora não pode ser lido: %2. Aqui ele está como era.</translation>
    </message>
    <message>
        <source>%1 was moved or removed. Here it still is.</source>
        <translation>%1 foi movido ou removido. Aqui ele ainda está.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>by %1 on %2, since %3</source>
        <translation>por %1 em %2, desde %3</translation>
    </message>
    <message>
        <source>by somebody unknown</source>
        <translation>por alguém desconhecido</translation>
    </message>
    <message>
        <source>%1 is also open elsewhere: %2. You are told here when it is saved there.</source>
        <translation>%1 também está aberto em outro lugar: %2. O que for salvo lá é avisado aqui.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>on %1, since %2</source>
        <translation>em %1, desde %2</translation>
    </message>
    <message>
        <source>The folder of %1 was moved or removed. Here it still is.</source>
        <translation>A pasta de %1 foi movida ou removida. Aqui ele ainda está.</translation>
    </message>
</context>
<context>
    <name>hitbox::FileFlow</name>
    <message>
        <source>Not saved: %1 is as it was</source>
        <translation>Não salvo: %1 está como era</translation>
    </message>
    <message>
        <source>Could not open the file</source>
        <translation>Não foi possível abrir o arquivo</translation>
    </message>
    <message>
        <source>Add images as sprites</source>
        <translation>Adicionar imagens como sprites</translation>
    </message>
    <message>
        <source>Images and sheets (%1);;Images (%2);;All files (*)</source>
        <translation>Imagens e folhas (%1);;Imagens (%2);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>“%1” was moved or removed since it was opened here.</source>
        <translation>“%1” foi movido ou removido desde que foi aberto aqui.</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since it was opened here.</source>
        <translation>“%1” foi alterado por outro programa desde que foi aberto aqui.</translation>
    </message>
    <message>
        <source>File is gone</source>
        <translation>O arquivo sumiu</translation>
    </message>
    <message>
        <source>File changed on disk</source>
        <translation>Arquivo alterado no disco</translation>
    </message>
    <message>
        <source>Your work is still open here. Saving writes the file anew.</source>
        <translation>Seu trabalho ainda está aberto aqui. Salvar grava o arquivo de novo.</translation>
    </message>
    <message>
        <source>Saving replaces those changes with yours.</source>
        <translation>Salvar substitui essas mudanças pelas suas.</translation>
    </message>
    <message>
        <source>Write anew</source>
        <translation>Gravar de novo</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salvar como…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 salvo</translation>
    </message>
    <message>
        <source>Could not save</source>
        <translation>Não foi possível salvar</translation>
    </message>
    <message>
        <source>Nothing was changed on disk. Your work is still open here.</source>
        <translation>Nada mudou no disco. Seu trabalho ainda está aberto aqui.</translation>
    </message>
    <message>
        <source>What lies on the disk now is not what lay there before, and may not be all of your work. It is still open here.</source>
        <translation>O que está agora no disco não é o que estava antes, e talvez não seja todo o seu trabalho. Ele ainda está aberto aqui.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Salvar como</translation>
    </message>
    <message>
        <source>Projects (*.hitbox)</source>
        <translation>Projetos (*.hitbox)</translation>
    </message>
    <message>
        <source>What lies on the disk now cannot be read. Your work is still open here.</source>
        <translation>Não é possível ler o que está no disco agora. O seu trabalho continua aberto aqui.</translation>
    </message>
    <message>
        <source>The file on the disk is the new one, with your work as it was when saving began. Here it counts as unsaved until a save succeeds.</source>
        <translation>O arquivo no disco é o novo, com o seu trabalho como estava quando o salvamento começou. Aqui ele conta como não salvo até que um salvamento dê certo.</translation>
    </message>
    <message>
        <source>Folder is gone</source>
        <translation>A pasta sumiu</translation>
    </message>
    <message>
        <source>The folder of “%1” was moved or removed.</source>
        <translation>A pasta de “%1” foi movida ou removida.</translation>
    </message>
    <message>
        <source>Your work is still open here. Save it in another folder.</source>
        <translation>Seu trabalho continua aberto aqui. Salve-o em outra pasta.</translation>
    </message>
    <message>
        <source>“%1” was moved or removed since this work on it was begun.</source>
        <translation>“%1” foi movido ou removido desde que este trabalho começou.</translation>
    </message>
    <message>
        <source>“%1” was changed since it was opened here, and cannot be read now: %2</source>
        <translation>“%1” mudou desde que foi aberto aqui e agora não pode ser lido: %2</translation>
    </message>
    <message>
        <source>Saving replaces it with yours.</source>
        <translation>Salvar o substitui pelo seu.</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since it was opened here: %2.</source>
        <translation>Outro programa mudou “%1” desde que foi aberto aqui: %2.</translation>
    </message>
    <message>
        <source>Saving replaces those changes with yours. Reload takes them in place of yours, which undo brings back.</source>
        <translation>Salvar substitui essas mudanças pelas suas. Recarregar as toma no lugar das suas, que desfazer traz de volta.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recarregar</translation>
    </message>
    <message>
        <source>“%1” was written since this work on it was begun.</source>
        <translation>“%1” foi gravado desde que este trabalho começou.</translation>
    </message>
    <message>
        <source>Saving replaces what is in it with yours. Undo shows it.</source>
        <translation>Salvar substitui o conteúdo pelo seu. Desfazer o mostra.</translation>
    </message>
    <message>
        <source>“%1” cannot be read now: %2</source>
        <translation>“%1” não pode ser lido agora: %2</translation>
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
        <translation>%1 de %2 problemas à vista estão marcados: aproxime para ver o resto</translation>
    </message>
</context>
<context>
    <name>hitbox::FixBar</name>
    <message>
        <source>Fix</source>
        <translation>Corrigir</translation>
    </message>
    <message>
        <source>All ways to repair this</source>
        <translation>Todas as formas de corrigir isto</translation>
    </message>
    <message>
        <source>Looking for repairs…</source>
        <translation>Procurando correções…</translation>
    </message>
    <message>
        <source>Other ways…</source>
        <translation>Outras formas…</translation>
    </message>
    <message>
        <source>1 in-between is a key now, and follows the others no more</source>
        <translation>1 intermediário agora é uma chave e não segue mais os outros</translation>
    </message>
    <message numerus="yes">
        <source>%n in-betweens are keys now, and follow the others no more</source>
        <translation>
            <numerusform>%n intermediário agora é chave e não segue mais os outros</numerusform>
            <numerusform>%n intermediários agora são chaves e não seguem mais os outros</numerusform>
        </translation>
    </message>
    <message>
        <source>Frames between the keys have the first part alone</source>
        <translation>Os quadros entre as chaves têm apenas a primeira parte</translation>
    </message>
</context>
<context>
    <name>hitbox::FollowDialog</name>
    <message>
        <source>Add New Pictures as Frames</source>
        <translation>Adicionar figuras novas como quadros</translation>
    </message>
    <message>
        <source>Move Shapes with Their Pictures</source>
        <translation>Mover formas com suas figuras</translation>
    </message>
    <message>
        <source>Add Frames</source>
        <translation>Adicionar quadros</translation>
    </message>
    <message>
        <source>Move Shapes</source>
        <translation>Mover formas</translation>
    </message>
    <message>
        <source>Frames, where their pictures were and where they are</source>
        <translation>Quadros, onde suas figuras estavam e onde estão</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Quadro</translation>
    </message>
    <message>
        <source>Was</source>
        <translation>Estava</translation>
    </message>
    <message>
        <source>Is now</source>
        <translation>Agora está</translation>
    </message>
    <message>
        <source>New picture</source>
        <translation>Figura nova</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>What becomes of %1</source>
        <translation>O que acontece com %1</translation>
    </message>
    <message>
        <source>Nowhere: keep it, listed as a problem</source>
        <translation>A lugar nenhum: manter, listado como problema</translation>
    </message>
    <message>
        <source>Nowhere: delete it with its shapes</source>
        <translation>A lugar nenhum: excluir com suas formas</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>Mover para %1</translation>
    </message>
    <message>
        <source>Move to the picture at %1, %2</source>
        <translation>Mover para a figura em %1, %2</translation>
    </message>
    <message>
        <source>New pictures become &amp;frames</source>
        <translation>Figuras novas viram &amp;quadros</translation>
    </message>
    <message>
        <source>Put the frames into the &amp;order of the files&apos; numbers</source>
        <translation>Pôr os quadros na &amp;ordem dos números dos arquivos</translation>
    </message>
    <message>
        <source>Put the frames into the &amp;order in which they lie in %1</source>
        <translation>Pôr os quadros na &amp;ordem em que ficam em %1</translation>
    </message>
    <message>
        <source>The animation then plays in this order; otherwise it plays as it did</source>
        <translation>A animação então toca nesta ordem; senão toca como antes</translation>
    </message>
</context>
<context>
    <name>hitbox::FramePivots</name>
    <message>
        <source>Looking at the pictures…</source>
        <translation>Olhando as imagens…</translation>
    </message>
    <message>
        <source>Without opaque pixels and left alone: %1.</source>
        <translation>Sem pixels opacos e deixados como estavam: %1.</translation>
    </message>
    <message>
        <source>Changed meanwhile and left alone: %1.</source>
        <translation>Mudaram entretanto e ficaram como estavam: %1.</translation>
    </message>
    <message>
        <source>Without a readable image and left alone: %1, such as %2</source>
        <translation>Sem imagem legível e deixados como estavam: %1, como %2</translation>
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
        <translation>Por quanto tempo o quadro é mostrado; para todos os quadros escolhidos</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>Pivot x</source>
        <translation>Pivô x</translation>
    </message>
    <message>
        <source>Pivot y</source>
        <translation>Pivô y</translation>
    </message>
    <message>
        <source>The point that the game places the frame by, in its pixels; for all chosen frames</source>
        <translation>O ponto pelo qual o jogo coloca o quadro, nos pixels dele; para todos os quadros escolhidos</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Pivô</translation>
    </message>
    <message>
        <source>Rename frame to %1</source>
        <translation>Renomear quadro para %1</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n quadro</numerusform>
            <numerusform>%n quadros</numerusform>
        </translation>
    </message>
    <message>
        <source>Pivot of %1</source>
        <translation>Pivô: %1</translation>
    </message>
    <message>
        <source>Duration of %1</source>
        <translation>Duração: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameRuler</name>
    <message>
        <source>Frames and tags along a line</source>
        <translation>Quadros e etiquetas numa linha</translation>
    </message>
    <message>
        <source>Frames of tag %1</source>
        <translation>Quadros da etiqueta %1</translation>
    </message>
    <message>
        <source>%1: frames %2 to %3. Drag an end to change it.</source>
        <translation>%1: quadros %2 a %3. Arraste uma ponta para mudar.</translation>
    </message>
    <message>
        <source>Frame %1: %2. Drag to scrub.</source>
        <translation>Quadro %1: %2. Arraste para percorrer.</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameScene</name>
    <message>
        <source>Ours</source>
        <translation>Nossa</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Deles</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameTimes</name>
    <message>
        <source>Ticks</source>
        <translation>Tiques</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>Milissegundos</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>1 tick</source>
        <translation>1 tique</translation>
    </message>
    <message>
        <source>%1 ticks</source>
        <translation>%1 tiques</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameTimesButton</name>
    <message>
        <source>Durations in milliseconds or in ticks of the game; the project keeps milliseconds</source>
        <translation>Durações em milissegundos ou em tiques do jogo; o projeto guarda milissegundos</translation>
    </message>
    <message>
        <source>Unit of durations</source>
        <translation>Unidade das durações</translation>
    </message>
    <message>
        <source>&amp;Milliseconds</source>
        <translation>&amp;Milissegundos</translation>
    </message>
    <message>
        <source>&amp;Ticks of the game</source>
        <translation>&amp;Tiques do jogo</translation>
    </message>
    <message>
        <source>Ticks per &amp;second</source>
        <translation>Tiques por &amp;segundo</translation>
    </message>
    <message>
        <source>Ticks per second</source>
        <translation>Tiques por segundo</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>tiques</translation>
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
        <translation>Quadros</translation>
    </message>
    <message>
        <source>Rename frame to %1</source>
        <translation>Renomear quadro para %1</translation>
    </message>
    <message>
        <source>No frame has this in its name.</source>
        <translation>Nenhum quadro tem isto no nome.</translation>
    </message>
    <message>
        <source>The frames of the sprite in view stand here.</source>
        <translation>Os quadros do sprite à vista ficam aqui.</translation>
    </message>
    <message>
        <source>All frames</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>The tag “%1” names no frames of this sprite.</source>
        <translation>A etiqueta “%1” não nomeia quadros deste sprite.</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>etiqueta</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>Adicionar etiqueta</translation>
    </message>
    <message>
        <source>Remove tag %1</source>
        <translation>Remover a etiqueta %1</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n quadro</numerusform>
            <numerusform>%n quadros</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Mover %1</translation>
    </message>
    <message>
        <source>A sprite keeps at least one frame. Remove the sprite instead.</source>
        <translation>Um sprite mantém pelo menos um quadro. Remova então o sprite.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Remover %1</translation>
    </message>
    <message>
        <source>%1: undo brings it back.</source>
        <translation>%1: desfazer traz de volta.</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Duplicar %1</translation>
    </message>
    <message>
        <source>Insert frame without shapes</source>
        <translation>Inserir quadro sem formas</translation>
    </message>
    <message>
        <source>Hold %1</source>
        <translation>Manter %1</translation>
    </message>
    <message>
        <source>%1: twice as long.</source>
        <translation>%1: o dobro do tempo.</translation>
    </message>
    <message>
        <source>Reverse %1</source>
        <translation>Inverter %1</translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>Numerar %1</translation>
    </message>
    <message>
        <source>Select the shapes that are to be copied first, or a point.</source>
        <translation>Selecione antes as formas a copiar, ou um ponto.</translation>
    </message>
    <message>
        <source>Choose the frames to copy to with Ctrl or Shift first.</source>
        <translation>Escolha antes com Ctrl ou Shift os quadros para os quais copiar.</translation>
    </message>
    <message>
        <source>There is no other frame to copy to.</source>
        <translation>Não há outro quadro para o qual copiar.</translation>
    </message>
    <message>
        <source>Looking where the picture has gone…</source>
        <translation>Vendo para onde a figura foi…</translation>
    </message>
    <message>
        <source>The frame is another one by now; nothing was copied along the picture.</source>
        <translation>O quadro agora é outro; nada foi copiado junto com a figura.</translation>
    </message>
    <message>
        <source>No pixels were found to follow, so that nothing was moved.</source>
        <translation>Não foram encontrados pixels a seguir, então nada foi movido.</translation>
    </message>
    <message>
        <source>%1 not, without pixels to follow</source>
        <translation>%1 não, sem pixels a seguir</translation>
    </message>
    <message>
        <source>%1 not at all</source>
        <translation>%1 nada</translation>
    </message>
    <message>
        <source>%1 by %2, %3</source>
        <translation>%1 por %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved along the picture: %1.</source>
        <translation>Movido junto com a figura: %1.</translation>
    </message>
    <message>
        <source>Copy shapes to %1</source>
        <translation>Copiar formas para %1</translation>
    </message>
    <message>
        <source>Copied to %1.</source>
        <translation>Copiado para %1.</translation>
    </message>
    <message>
        <source>Copied to %1; a shape drawn there was replaced. Alt keeps both.</source>
        <translation>Copiado para %1; uma forma desenhada lá foi substituída. Alt mantém as duas.</translation>
    </message>
    <message>
        <source>Copied to %1; %2 shapes drawn there were replaced. Alt keeps both.</source>
        <translation>Copiado para %1; %2 formas desenhadas lá foram substituídas. Alt mantém as duas.</translation>
    </message>
    <message>
        <source>The copy replaced “%1”, which was drawn on %2.</source>
        <translation>A cópia substituiu “%1”, que estava desenhada em %2.</translation>
    </message>
    <message>
        <source>Copies replaced %1 shapes that were drawn on %2.</source>
        <translation>Cópias substituíram %1 formas que estavam desenhadas em %2.</translation>
    </message>
    <message>
        <source>Copy point %1 to %2</source>
        <translation>Copiar o ponto %1 para %2</translation>
    </message>
    <message>
        <source>Copied to %1; moved in %2 of them.</source>
        <translation>Copiado para %1; movido em %2 deles.</translation>
    </message>
    <message>
        <source>Search frames</source>
        <translation>Buscar quadros</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>Tocar ou parar</translation>
    </message>
    <message>
        <source>own times</source>
        <translation>próprias</translation>
    </message>
    <message>
        <source> fps</source>
        <translation> qps</translation>
    </message>
    <message>
        <source>How fast the preview plays; at 0 each frame stands for its own duration</source>
        <translation>Quão rápido a prévia toca; em 0 cada quadro fica pela sua própria duração</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Quadros por segundo</translation>
    </message>
    <message>
        <source>Slice sheet: cut this sprite&apos;s image into frames of equal size</source>
        <translation>Fatiar folha: cortar a imagem deste sprite em quadros de tamanho igual</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Trilhas</translation>
    </message>
    <message>
        <source>Tag to show and play</source>
        <translation>Etiqueta a mostrar e tocar</translation>
    </message>
    <message>
        <source>The animation tag whose frames are shown and played</source>
        <translation>A etiqueta de animação cujos quadros são mostrados e tocados</translation>
    </message>
    <message>
        <source>Add a tag over the chosen frames</source>
        <translation>Adicionar uma etiqueta sobre os quadros escolhidos</translation>
    </message>
    <message>
        <source>Remove this tag; its frames stay</source>
        <translation>Remover esta etiqueta; os quadros ficam</translation>
    </message>
    <message>
        <source>Onion skin: the frames beside this one, faintly</source>
        <translation>Papel cebola: os quadros ao lado deste, de leve</translation>
    </message>
    <message>
        <source>Copy to…</source>
        <translation>Copiar para…</translation>
    </message>
    <message>
        <source>Copy the selected shapes to other frames, in place of what they are copies of; with Alt held beside what is there</source>
        <translation>Copiar as formas selecionadas para outros quadros, no lugar daquilo de que são cópias; com Alt ao lado do que está lá</translation>
    </message>
    <message>
        <source>The &amp;next frame</source>
        <translation>O &amp;próximo quadro</translation>
    </message>
    <message>
        <source>All to the &amp;end of the tag</source>
        <translation>Todos até o &amp;fim da etiqueta</translation>
    </message>
    <message>
        <source>&amp;All frames shown</source>
        <translation>&amp;Todos os quadros mostrados</translation>
    </message>
    <message>
        <source>The &amp;chosen frames</source>
        <translation>Os quadros es&amp;colhidos</translation>
    </message>
    <message>
        <source>The grid of tracks in place of the strip: what is there when</source>
        <translation>A grade de trilhas no lugar da faixa: o que existe quando</translation>
    </message>
    <message>
        <source>What is locked stays.</source>
        <translation>O que está bloqueado fica.</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n escolhido</numerusform>
            <numerusform>%n escolhidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Pivots of the chosen frames where their pictures have them</source>
        <translation>Pivôs dos quadros escolhidos conforme suas imagens</translation>
    </message>
</context>
<context>
    <name>hitbox::GestureTipCard</name>
    <message>
        <source>Got it</source>
        <translation>Entendi</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Sem mais dicas</translation>
    </message>
</context>
<context>
    <name>hitbox::GoToFrame</name>
    <message>
        <source>Go to frame</source>
        <translation>Ir para o quadro</translation>
    </message>
    <message>
        <source>Frame number</source>
        <translation>Número do quadro</translation>
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
        <translation>Mais…</translation>
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
        <translation>velocidade x</translation>
    </message>
    <message>
        <source>In the play test: pixels a second to the right</source>
        <translation>No teste de jogo: pixels por segundo para a direita</translation>
    </message>
    <message>
        <source>speed y</source>
        <translation>velocidade y</translation>
    </message>
    <message>
        <source>In the play test: pixels a second downwards</source>
        <translation>No teste de jogo: pixels por segundo para baixo</translation>
    </message>
    <message>
        <source>spin</source>
        <translation>rotação</translation>
    </message>
    <message>
        <source>In the play test: degrees a second, clockwise</source>
        <translation>No teste de jogo: graus por segundo, no sentido horário</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (faltando)</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Quadro</translation>
    </message>
    <message>
        <source>What it shows while nothing is played</source>
        <translation>O que mostra enquanto nada é tocado</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Toca</translation>
    </message>
    <message>
        <source>The animation that it plays where time runs</source>
        <translation>A animação que toca onde o tempo corre</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Camada</translation>
    </message>
    <message>
        <source>The layer that it stands on</source>
        <translation>A camada em que está</translation>
    </message>
    <message>
        <source>Change frame</source>
        <translation>Mudar quadro</translation>
    </message>
    <message>
        <source>Change animation</source>
        <translation>Mudar animação</translation>
    </message>
    <message>
        <source>Change layer</source>
        <translation>Mudar camada</translation>
    </message>
    <message>
        <source>Change placement</source>
        <translation>Mudar colocação</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posição</translation>
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
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>Rotação</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
</context>
<context>
    <name>hitbox::InstanceList</name>
    <message>
        <source>Instances</source>
        <translation>Instâncias</translation>
    </message>
    <message>
        <source>%1 · plays %2</source>
        <translation>%1 · toca %2</translation>
    </message>
    <message>
        <source>No layer</source>
        <translation>Nenhuma camada</translation>
    </message>
    <message>
        <source>below all layers</source>
        <translation>abaixo de todas as camadas</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>camada</translation>
    </message>
    <message>
        <source>The stage is empty. Double-click a sprite or a frame to place it.</source>
        <translation>O palco está vazio. Clique duplo num sprite ou quadro o coloca.</translation>
    </message>
    <message>
        <source>No instance shows a sprite, frame or tag with this in its name.</source>
        <translation>Nenhuma instância mostra um sprite, quadro ou etiqueta com isto no nome.</translation>
    </message>
    <message>
        <source>Show layer %1</source>
        <translation>Mostrar a camada %1</translation>
    </message>
    <message>
        <source>Hide layer %1</source>
        <translation>Ocultar a camada %1</translation>
    </message>
    <message>
        <source>Lock layer %1</source>
        <translation>Bloquear a camada %1</translation>
    </message>
    <message>
        <source>Unlock layer %1</source>
        <translation>Desbloquear a camada %1</translation>
    </message>
    <message>
        <source>Rename layer to %1</source>
        <translation>Renomear camada para %1</translation>
    </message>
    <message>
        <source>New layer</source>
        <translation>Nova camada</translation>
    </message>
    <message>
        <source>Remove layer %1</source>
        <translation>Remover a camada %1</translation>
    </message>
    <message>
        <source>Move layer in the order</source>
        <translation>Mover a camada na ordem</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>Mover %1 na ordem</translation>
    </message>
</context>
<context>
    <name>hitbox::LivePlay</name>
    <message>
        <source>There is nothing on the stage to fire at.</source>
        <translation>Não há no palco em que atirar.</translation>
    </message>
    <message>
        <source>Click to fire from there at the nearest of what is selected, or of all. Esc ends the test.</source>
        <translation>Clique para atirar dali no mais próximo do que está selecionado, ou de tudo. Esc termina o teste.</translation>
    </message>
    <message>
        <source>The project changed: the play test began anew.</source>
        <translation>O projeto mudou: o teste de jogo recomeçou.</translation>
    </message>
</context>
<context>
    <name>hitbox::LiveTrace</name>
    <message>
        <source>The image of this frame cannot be read.</source>
        <translation>A imagem deste quadro não pode ser lida.</translation>
    </message>
</context>
<context>
    <name>hitbox::LossList</name>
    <message>
        <source>What the export loses</source>
        <translation>O que a exportação perde</translation>
    </message>
    <message>
        <source>Double click to see the place in the editor</source>
        <translation>Clique duplo para ver o lugar no editor</translation>
    </message>
    <message>
        <source>Nothing is lost: the format carries all that the project has.</source>
        <translation>Nada se perde: o formato leva tudo o que o projeto tem.</translation>
    </message>
    <message>
        <source>Lost or changed on the way: %1</source>
        <translation>Perdido ou alterado no caminho: %1</translation>
    </message>
    <message>
        <source>the whole project</source>
        <translation>o projeto inteiro</translation>
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
        <translation>Abrir &amp;recentes</translation>
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
        <translation>Sobre o Hitbox Editor</translation>
    </message>
    <message>
        <source>Hitbox Editor %1

Draws hitboxes onto sprites, tells at once when a polygon crosses itself, shows what overlaps what, and writes the collision files that engines load.</source>
        <translation>Hitbox Editor %1

Desenha hitboxes em sprites, diz na hora quando um polígono cruza a si mesmo, mostra o que se sobrepõe a quê e grava os arquivos de colisão que os motores carregam.</translation>
    </message>
    <message>
        <source>Saving, and closed then…</source>
        <translation>Salvando, e depois fecha…</translation>
    </message>
    <message>
        <source>Exporting, and closed then…</source>
        <translation>Exportando, e depois fecha…</translation>
    </message>
    <message>
        <source>“%1” is open in another tab</source>
        <translation>“%1” está aberto em outra aba</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Projects, images and sheets (*.hitbox %1);;Projects (*.hitbox);;All files (*)</source>
        <translation>Projetos, imagens e folhas (*.hitbox %1);;Projetos (*.hitbox);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>“%1” tem mudanças não salvas.</translation>
    </message>
    <message>
        <source>These projects have changes that are not saved:
%1</source>
        <translation>Estes projetos têm mudanças não salvas:
%1</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Mudanças não salvas</translation>
    </message>
    <message>
        <source>Save them before it is closed?</source>
        <translation>Salvá-las antes de fechar?</translation>
    </message>
    <message>
        <source>Save them before they are closed?</source>
        <translation>Salvá-las antes de fechar os projetos?</translation>
    </message>
    <message>
        <source>The editor crashed on %1. A report says where; nothing of it was sent.</source>
        <translation>O editor falhou em %1. Um relatório diz onde; nada dele foi enviado.</translation>
    </message>
    <message>
        <source>Show Report</source>
        <translation>Mostrar relatório</translation>
    </message>
    <message>
        <source>Unsaved work on “%1” was recovered from %2.</source>
        <translation>O trabalho não salvo em “%1” foi recuperado de %2.</translation>
    </message>
    <message>
        <source>Nothing is kept for recovery in this run.</source>
        <translation>Nada é guardado para recuperação nesta execução.</translation>
    </message>
    <message>
        <source>Work on “%1” that was closed on %2 is open again.</source>
        <translation>O trabalho em “%1” que foi fechado em %2 está aberto de novo.</translation>
    </message>
    <message>
        <source>No versions are kept in this run.</source>
        <translation>Nenhuma versão é guardada nesta execução.</translation>
    </message>
    <message>
        <source>There are versions of a project once it is saved.</source>
        <translation>Há versões de um projeto depois que ele é salvo.</translation>
    </message>
    <message>
        <source>The version could not be opened: %1</source>
        <translation>A versão não pôde ser aberta: %1</translation>
    </message>
    <message>
        <source>A copy of “%1” is open. It is in no file until you save it.</source>
        <translation>Uma cópia de “%1” está aberta. Ela não está em arquivo nenhum até você salvá-la.</translation>
    </message>
    <message>
        <source>Unsaved work could not be read, and stays where it is: %1</source>
        <translation>O trabalho não salvo não pôde ser lido e fica onde está: %1</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>The sample is not installed.</source>
        <translation>O exemplo não está instalado.</translation>
    </message>
    <message>
        <source>The file was written since, by a save here or by another program: undo shows what is in it, saving asks first.</source>
        <translation>O arquivo foi gravado desde então, ao salvar aqui ou por outro programa: desfazer mostra o conteúdo, salvar pergunta antes.</translation>
    </message>
    <message>
        <source>The file was moved or removed since: undo shows an empty project, saving asks first.</source>
        <translation>O arquivo foi movido ou removido desde então: desfazer mostra um projeto vazio, salvar pergunta antes.</translation>
    </message>
    <message>
        <source>The file cannot be read now: undo shows an empty project. (%1)</source>
        <translation>O arquivo não pode ser lido agora: desfazer mostra um projeto vazio. (%1)</translation>
    </message>
    <message>
        <source>The unsaved work on “%1” was discarded, and its file is not there: its tab was closed.</source>
        <translation>O trabalho não salvo em “%1” foi descartado e o arquivo não está lá: a aba foi fechada.</translation>
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
        <translation>Ação</translation>
    </message>
</context>
<context>
    <name>hitbox::ManualView</name>
    <message>
        <source>Page of the manual</source>
        <translation>Página do manual</translation>
    </message>
</context>
<context>
    <name>hitbox::ManualWindow</name>
    <message>
        <source>Search the manual</source>
        <translation>Buscar no manual</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Search the manual (%1)</source>
        <translation>Buscar no manual (%1)</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Conteúdo</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Mudar teclas…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
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
        <translation>Pontos e eventos</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
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
        <translation>Novas imagens</translation>
    </message>
    <message>
        <source>The names of these images are numbered. What are they?</source>
        <translation>Os nomes destas imagens são numerados. O que elas são?</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation>“%1” (%2)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;One animation: “%1”, %n frames</source>
        <translation>
            <numerusform>&amp;Uma animação: “%1”, %n quadro</numerusform>
            <numerusform>&amp;Uma animação: “%1”, %n quadros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n images as one ani&amp;mation</source>
        <translation>
            <numerusform>A imagem (%n) como uma ani&amp;mação</numerusform>
            <numerusform>Todas as %n imagens como uma ani&amp;mação</numerusform>
        </translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
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
        <translation>“%1” não tem o número %2.</translation>
    </message>
    <message>
        <source>The images of “%1” differ in size.</source>
        <translation>As imagens de “%1” diferem em tamanho.</translation>
    </message>
    <message>
        <source>The other image becomes a sprite of its own.</source>
        <translation>A outra imagem vira um sprite próprio.</translation>
    </message>
    <message numerus="yes">
        <source>The %n other images become sprites of their own.</source>
        <translation>
            <numerusform>A outra imagem (%n) vira um sprite próprio.</numerusform>
            <numerusform>As outras %n imagens viram sprites próprios.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Sprites with animations: %1</source>
        <translation>Spri&amp;tes com animações: %1</translation>
    </message>
    <message>
        <source>A sprite for &amp;each animation: %1</source>
        <translation>Um sprite para &amp;cada animação: %1</translation>
    </message>
    <message numerus="yes">
        <source>All %n images as one sprite, with a tag for each ani&amp;mation</source>
        <translation>
            <numerusform>A imagem (%n) como um só sprite, com uma etiqueta para cada ani&amp;mação</numerusform>
            <numerusform>Todas as %n imagens como um só sprite, com uma etiqueta para cada ani&amp;mação</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n se&amp;parate sprites</source>
        <translation>
            <numerusform>%n sprite &amp;separado</numerusform>
            <numerusform>%n sprites &amp;separados</numerusform>
        </translation>
    </message>
    <message>
        <source>One spri&amp;te “%1” with animations: %2</source>
        <translation>Um spri&amp;te “%1” com animações: %2</translation>
    </message>
    <message>
        <source>“%1” has the number %2 more than once.</source>
        <translation>“%1” tem o número %2 mais de uma vez.</translation>
    </message>
</context>
<context>
    <name>hitbox::NoticeBar</name>
    <message>
        <source>How far it is</source>
        <translation>Até onde está</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>hitbox::NumberField</name>
    <message>
        <source>%1 is too small: at least %2.</source>
        <translation>%1 é pequeno demais: pelo menos %2.</translation>
    </message>
    <message>
        <source>%1 is too large: at most %2.</source>
        <translation>%1 é grande demais: no máximo %2.</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>Pelo menos %1.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>No máximo %1.</translation>
    </message>
</context>
<context>
    <name>hitbox::NumbersPanel</name>
    <message>
        <source>width</source>
        <translation>largura</translation>
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
        <translation>raio</translation>
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
        <translation>até x</translation>
    </message>
    <message>
        <source>to y</source>
        <translation>até y</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Select a shape to see its numbers.</source>
        <translation>Selecione uma forma para ver seus números.</translation>
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
        <translation>Digitar um vértice de %1</translation>
    </message>
    <message>
        <source>Insert a point into %1</source>
        <translation>Inserir um ponto em %1</translation>
    </message>
    <message>
        <source>%1 would keep fewer than %2 vertices. Delete the shape instead.</source>
        <translation>%1 ficaria com menos de %2 vértices. Exclua então a forma.</translation>
    </message>
    <message>
        <source>Delete a point of %1</source>
        <translation>Excluir um ponto de %1</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n points of %1</source>
        <translation>
            <numerusform>Excluir %n ponto de %1</numerusform>
            <numerusform>Excluir %n pontos de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was pasted: %1</source>
        <translation>Nada foi colado: %1</translation>
    </message>
    <message>
        <source>Paste vertices into %1</source>
        <translation>Colar vértices em %1</translation>
    </message>
    <message>
        <source>Type a number of %1</source>
        <translation>Digitar um número de %1</translation>
    </message>
    <message>
        <source>Type the bounds of %1</source>
        <translation>Digitar os limites de %1</translation>
    </message>
    <message>
        <source>That would lie beyond ±%1 pixels.</source>
        <translation>Isso passaria de ±%1 pixels.</translation>
    </message>
</context>
<context>
    <name>hitbox::OnionMenu</name>
    <message>
        <source>Onion skin</source>
        <translation>Papel cebola</translation>
    </message>
    <message>
        <source>Show &amp;onion skin</source>
        <translation>Mostrar papel ce&amp;bola</translation>
    </message>
    <message>
        <source>The frames beside this one, faintly</source>
        <translation>Os quadros ao lado deste, de leve</translation>
    </message>
    <message>
        <source>Frames &amp;before</source>
        <translation>Quadros &amp;antes</translation>
    </message>
    <message>
        <source>Frames &amp;after</source>
        <translation>Quadros &amp;depois</translation>
    </message>
    <message>
        <source>&amp;Keys only</source>
        <translation>Só &amp;chaves</translation>
    </message>
    <message>
        <source>Frames that hold a key of what is selected, or any key where nothing is</source>
        <translation>Quadros que têm uma chave do que está selecionado, ou qualquer chave onde nada está</translation>
    </message>
    <message>
        <source>&amp;Shapes</source>
        <translation>&amp;Formas</translation>
    </message>
    <message>
        <source>Their outlines: dashed before, dotted after</source>
        <translation>Os contornos delas: tracejados antes, pontilhados depois</translation>
    </message>
    <message>
        <source>P&amp;ictures</source>
        <translation>F&amp;iguras</translation>
    </message>
    <message>
        <source>Their pixels</source>
        <translation>Os pixels delas</translation>
    </message>
    <message>
        <source>&amp;Tint pictures</source>
        <translation>&amp;Tingir figuras</translation>
    </message>
    <message>
        <source>Amber before, blue after</source>
        <translation>Âmbar antes, azul depois</translation>
    </message>
    <message>
        <source>&amp;Fade</source>
        <translation>&amp;Esmaecer</translation>
    </message>
    <message>
        <source>The farther a frame is, the fainter</source>
        <translation>Quanto mais longe um quadro, mais fraco</translation>
    </message>
    <message>
        <source>Pictures in f&amp;ront</source>
        <translation>Figuras na f&amp;rente</translation>
    </message>
    <message>
        <source>Over the pixels of this frame, not behind them</source>
        <translation>Sobre os pixels deste quadro, não atrás deles</translation>
    </message>
    <message>
        <source>Shows from every frame of its sprite</source>
        <translation>Aparece a partir de cada quadro do seu sprite</translation>
    </message>
    <message>
        <source>&amp;Pin this frame</source>
        <translation>Fi&amp;xar este quadro</translation>
    </message>
    <message>
        <source>&amp;Pinned: %1</source>
        <translation>Fi&amp;xado: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::OpeningQueue</name>
    <message>
        <source>a project</source>
        <translation>um projeto</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lendo %1…</translation>
    </message>
</context>
<context>
    <name>hitbox::OverlapKinds</name>
    <message>
        <source>Show pairs that are %1: %2</source>
        <translation>Mostrar pares (%1): %2</translation>
    </message>
</context>
<context>
    <name>hitbox::OverlapsPanel</name>
    <message>
        <source>Overlaps</source>
        <translation>Sobreposições</translation>
    </message>
    <message>
        <source>Search overlaps</source>
        <translation>Buscar sobreposições</translation>
    </message>
    <message>
        <source>Show only pairs whose categories hit each other</source>
        <translation>Mostrar só pares cujas categorias se atingem</translation>
    </message>
    <message>
        <source>Hits only</source>
        <translation>Só acertos</translation>
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
        <translation>emaranhado</translation>
    </message>
    <message>
        <source>%1 px²</source>
        <translation>%1 px²</translation>
    </message>
    <message>
        <source>Too much lies in a heap: overlaps are not looked for. Move instances apart, or to another stage.</source>
        <translation>Há coisa demais amontoada: sobreposições não são procuradas. Afaste as instâncias ou use outro palco.</translation>
    </message>
    <message>
        <source>Nothing meets. Drag one frame onto another.</source>
        <translation>Nada se encontra. Arraste um quadro sobre outro.</translation>
    </message>
    <message>
        <source>No pair is as the switches and the search want it.</source>
        <translation>Nenhum par é como os interruptores e a busca querem.</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>1 acerto</translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n acerto</numerusform>
            <numerusform>%n acertos</numerusform>
        </translation>
    </message>
    <message>
        <source>Working out what overlaps…</source>
        <translation>Procurando sobreposições…</translation>
    </message>
    <message>
        <source>1 overlap</source>
        <translation>1 sobreposição</translation>
    </message>
    <message numerus="yes">
        <source>%n overlaps</source>
        <translation>
            <numerusform>%n sobreposição</numerusform>
            <numerusform>%n sobreposições</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::PackedProject</name>
    <message>
        <source>sprite “%1”</source>
        <translation>sprite “%1”</translation>
    </message>
    <message>
        <source>not written: a file is in the way that was not packed for this project; move it, or write to another folder</source>
        <translation>não gravado: há no caminho um arquivo que não foi empacotado para este projeto; mova-o ou grave em outra pasta</translation>
    </message>
    <message>
        <source>stopped: nothing was packed</source>
        <translation>interrompido: nada foi empacotado</translation>
    </message>
    <message>
        <source>the sprite “%1”</source>
        <translation>o sprite “%1”</translation>
    </message>
</context>
<context>
    <name>hitbox::Packing</name>
    <message>
        <source>its frames do not fit into one sheet of %1 x %1 pixels; allow a larger one, or split the sprite</source>
        <translation>seus quadros não cabem numa folha de %1 x %1 pixels; permita uma maior ou divida o sprite</translation>
    </message>
    <message>
        <source>there is not enough memory for its sheet</source>
        <translation>não há memória suficiente para a folha</translation>
    </message>
</context>
<context>
    <name>hitbox::Panel</name>
    <message>
        <source>Show or hide this part</source>
        <translation>Mostrar ou ocultar esta parte</translation>
    </message>
    <message>
        <source>Fold or unfold: %1</source>
        <translation>Dobrar ou desdobrar: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::PictureFlow</name>
    <message>
        <source>Leave</source>
        <translation>Deixar</translation>
    </message>
    <message>
        <source>%1 is %2 times as large as it was.</source>
        <translation>%1 está %2 vezes maior do que era.</translation>
    </message>
    <message>
        <source>Scale frames and shapes</source>
        <translation>Escalar quadros e formas</translation>
    </message>
    <message>
        <source>Add as frames…</source>
        <translation>Adicionar como quadros…</translation>
    </message>
    <message>
        <source>Move shapes with their pictures…</source>
        <translation>Mover formas com suas figuras…</translation>
    </message>
    <message>
        <source>The image or the project changed meanwhile: nothing was moved.</source>
        <translation>A imagem ou o projeto mudou entretanto: nada foi movido.</translation>
    </message>
    <message>
        <source>Add new pictures as frames</source>
        <translation>Adicionar figuras novas como quadros</translation>
    </message>
    <message>
        <source>Move shapes with their pictures</source>
        <translation>Mover formas com suas figuras</translation>
    </message>
    <message>
        <source>Frames of the tag “%1” do not follow each other any more; it let go: %2.</source>
        <translation>Os quadros da etiqueta “%1” não seguem mais uns aos outros; ela soltou: %2.</translation>
    </message>
</context>
<context>
    <name>hitbox::Pictures</name>
    <message>
        <source>Too much lies in a heap: overlaps are not looked for</source>
        <translation>Há coisa demais amontoada: sobreposições não são procuradas</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayControls</name>
    <message>
        <source>Play or pause</source>
        <translation>Tocar ou pausar</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Um passo</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Do começo</translation>
    </message>
    <message>
        <source>Stop, back to editing</source>
        <translation>Parar, de volta à edição</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayCountsView</name>
    <message>
        <source>no category</source>
        <translation>nenhuma categoria</translation>
    </message>
    <message>
        <source> + %1 through</source>
        <translation> + %1 atravessaram</translation>
    </message>
    <message>
        <source>Step %1 (%2 s): %3 fired, %4 hit, %5 missed, %6 flying</source>
        <translation>Passo %1 (%2 s): %3 disparados, %4 acertos, %5 erros, %6 em voo</translation>
    </message>
    <message>
        <source>%1, %2 went through</source>
        <translation>%1, %2 atravessaram</translation>
    </message>
    <message>
        <source>%1; %2 left out, too many were flying</source>
        <translation>%1; %2 omitidos, havia projéteis demais em voo</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy all counts as text with tabs, for a spreadsheet</source>
        <translation>Copiar todas as contagens como texto com tabulações, para uma planilha</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Acertos</translation>
    </message>
    <message>
        <source>No bullet has hit anything yet.</source>
        <translation>Nenhum projétil atingiu nada ainda.</translation>
    </message>
    <message>
        <source>category</source>
        <translation>categoria</translation>
    </message>
    <message>
        <source>one hit by its group</source>
        <translation>um acerto pelo grupo</translation>
    </message>
    <message>
        <source>shape of category %1</source>
        <translation>forma da categoria %1</translation>
    </message>
    <message>
        <source>The counts were copied.</source>
        <translation>As contagens foram copiadas.</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayFields</name>
    <message>
        <source>Swept tests</source>
        <translation>Testes de varredura</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>Decides where shots from the edges set out and how they spread: the same seed gives the same hits</source>
        <translation>Decide de onde partem os tiros das bordas e como se dispersam: a mesma semente dá os mesmos acertos</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>full speed</source>
        <translation>velocidade total</translation>
    </message>
    <message>
        <source>a quarter</source>
        <translation>um quarto</translation>
    </message>
    <message>
        <source>Contacts are looked for all along a bullet&apos;s way: nothing passes through.</source>
        <translation>Contatos são procurados ao longo de todo o caminho de um projétil: nada atravessa.</translation>
    </message>
    <message>
        <source>Contacts are looked for only where each step ends, as many games do: fast bullets pass through thin shapes (tunnelling). Where they do, their way is drawn.</source>
        <translation>Contatos são procurados só onde cada passo termina, como fazem muitos jogos: projéteis rápidos atravessam formas finas (tunelamento). Onde isso acontece, o caminho é desenhado.</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayPanel</name>
    <message>
        <source>Play test</source>
        <translation>Teste de jogo</translation>
    </message>
    <message>
        <source>Emitters</source>
        <translation>Emissores</translation>
    </message>
    <message>
        <source>How it runs</source>
        <translation>Como ele roda</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayPicture</name>
    <message>
        <source>went through</source>
        <translation>atravessou</translation>
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
        <translation>passos</translation>
    </message>
    <message>
        <source>fired</source>
        <translation>disparados</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>acertos</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>erros</translation>
    </message>
    <message>
        <source>flying</source>
        <translation>em voo</translation>
    </message>
    <message>
        <source>went through</source>
        <translation>atravessou</translation>
    </message>
    <message>
        <source>what</source>
        <translation>o quê</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nome</translation>
    </message>
    <message>
        <source>category</source>
        <translation>categoria</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>acertos</translation>
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
        <translation>Pontos do quadro</translation>
    </message>
    <message>
        <source>No points in this frame.</source>
        <translation>Não há pontos neste quadro.</translation>
    </message>
    <message>
        <source>Add a point at the frame&apos;s pivot</source>
        <translation>Adicionar um ponto no pivô do quadro</translation>
    </message>
    <message>
        <source>Remove this point (Delete)</source>
        <translation>Remover este ponto (Delete)</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>ângulo</translation>
    </message>
    <message>
        <source>Add point %1</source>
        <translation>Adicionar o ponto %1</translation>
    </message>
    <message>
        <source>Remove point %1</source>
        <translation>Remover o ponto %1</translation>
    </message>
    <message>
        <source>The frame has a point “%1” already.</source>
        <translation>O quadro já tem um ponto “%1”.</translation>
    </message>
    <message>
        <source>Rename point to %1</source>
        <translation>Renomear ponto para %1</translation>
    </message>
    <message>
        <source>Renamed in %1 frames of the sprite.</source>
        <translation>Renomeado em %1 quadros do sprite.</translation>
    </message>
    <message>
        <source>Turn point %1</source>
        <translation>Girar o ponto %1</translation>
    </message>
    <message>
        <source>Move point %1</source>
        <translation>Mover o ponto %1</translation>
    </message>
</context>
<context>
    <name>hitbox::ProbeBar</name>
    <message>
        <source>Probe in hand</source>
        <translation>Sonda na mão</translation>
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
        <translation>Nenhuma sonda foi solta. Pegue a sonda, aponte para uma forma e clique.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the coordinates of the line pressed last, or of the selected probes, with all digits</source>
        <translation>Copiar as coordenadas da última linha pressionada, ou das sondas selecionadas, com todos os dígitos</translation>
    </message>
    <message>
        <source>Delete all probes on this stage</source>
        <translation>Excluir todas as sondas deste palco</translation>
    </message>
    <message>
        <source>Delete all probes</source>
        <translation>Excluir todas as sondas</translation>
    </message>
    <message>
        <source>the first %1</source>
        <translation>primeira das sondas (%1)</translation>
    </message>
    <message>
        <source>Coordinates copied</source>
        <translation>Coordenadas copiadas</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Excluir %1</translation>
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
        <translation>Listar erros</translation>
    </message>
    <message>
        <source>List warnings</source>
        <translation>Listar avisos</translation>
    </message>
    <message>
        <source>List remarks</source>
        <translation>Listar observações</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Regras…</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project</source>
        <translation>Quanto cada regra pesa neste projeto</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>Nada está errado.</translation>
    </message>
    <message>
        <source>1 more is not listed: press the signs above.</source>
        <translation>Mais 1 não é listado: pressione os sinais acima.</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not listed: press the signs above.</source>
        <translation>
            <numerusform>Mais %n não é listado: pressione os sinais acima.</numerusform>
            <numerusform>Mais %n não são listados: pressione os sinais acima.</numerusform>
        </translation>
    </message>
    <message>
        <source>the first %1</source>
        <translation>primeira das sondas (%1)</translation>
    </message>
    <message>
        <source>Find Image…</source>
        <translation>Encontrar imagem…</translation>
    </message>
    <message>
        <source>Replace Image…</source>
        <translation>Substituir imagem…</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>Regra: %1</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regra %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>Corrigir tudo</translation>
    </message>
    <message>
        <source>Stop repairing; what was repaired so far is kept</source>
        <translation>Parar de corrigir; o que já foi corrigido fica</translation>
    </message>
    <message>
        <source>Make every repair that keeps what the shapes fill</source>
        <translation>Fazer toda correção que mantém o que as formas preenchem</translation>
    </message>
    <message>
        <source>The project changed meanwhile: nothing was repaired</source>
        <translation>O projeto mudou entretanto: nada foi corrigido</translation>
    </message>
    <message>
        <source>Nothing here can be repaired without a look</source>
        <translation>Nada aqui pode ser corrigido sem olhar</translation>
    </message>
    <message>
        <source>Stopped before anything was repaired</source>
        <translation>Parado antes que algo fosse corrigido</translation>
    </message>
    <message>
        <source>Still being checked…</source>
        <translation>Ainda em verificação…</translation>
    </message>
    <message>
        <source>An error in this project</source>
        <translation>Um erro neste projeto</translation>
    </message>
    <message>
        <source>A warning in this project</source>
        <translation>Um aviso neste projeto</translation>
    </message>
    <message>
        <source>A remark in this project</source>
        <translation>Uma observação neste projeto</translation>
    </message>
    <message>
        <source>Turn off in this project</source>
        <translation>Desligada neste projeto</translation>
    </message>
    <message>
        <source>Make 1 repair</source>
        <translation>Fazer 1 correção</translation>
    </message>
    <message numerus="yes">
        <source>Make %n repairs</source>
        <translation>
            <numerusform>Fazer %n correção</numerusform>
            <numerusform>Fazer %n correções</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped early: 1 repair made, the rest was not looked at</source>
        <translation>Parado cedo: 1 correção feita, o resto não foi visto</translation>
    </message>
    <message numerus="yes">
        <source>Stopped early: %n repairs made, the rest was not looked at</source>
        <translation>
            <numerusform>Parado cedo: %n correção feita, o resto não foi visto</numerusform>
            <numerusform>Parado cedo: %n correções feitas, o resto não foi visto</numerusform>
        </translation>
    </message>
    <message>
        <source>1 repair made: %1</source>
        <translation>1 correção feita: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n repairs made</source>
        <translation>
            <numerusform>%n correção feita</numerusform>
            <numerusform>%n correções feitas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::ProfileList</name>
    <message>
        <source>%1, on save</source>
        <translation>%1, ao salvar</translation>
    </message>
    <message>
        <source>Profiles of this project</source>
        <translation>Perfis deste projeto</translation>
    </message>
    <message>
        <source>Rename this profile (F2)</source>
        <translation>Renomear este perfil (F2)</translation>
    </message>
    <message>
        <source>Remove this profile (Delete)</source>
        <translation>Remover este perfil (Delete)</translation>
    </message>
    <message>
        <source>None yet. A profile keeps engine, options and folder under a name.</source>
        <translation>Ainda não há. Um perfil guarda motor, opções e pasta sob um nome.</translation>
    </message>
    <message>
        <source>A project has at most %1 export profiles; remove one first.</source>
        <translation>Um projeto tem no máximo %1 perfis de exportação; remova um antes.</translation>
    </message>
    <message>
        <source>Save export profile %1</source>
        <translation>Salvar o perfil de exportação %1</translation>
    </message>
    <message>
        <source>Change export profile %1</source>
        <translation>Alterar o perfil de exportação %1</translation>
    </message>
    <message>
        <source>A profile&apos;s name is one line of at most %1 characters.</source>
        <translation>O nome de um perfil é uma linha de no máximo %1 caracteres.</translation>
    </message>
    <message>
        <source>There is a profile “%1” already.</source>
        <translation>Já existe um perfil “%1”.</translation>
    </message>
    <message>
        <source>Rename export profile %1</source>
        <translation>Renomear o perfil de exportação %1</translation>
    </message>
    <message>
        <source>Remove export profile %1</source>
        <translation>Remover o perfil de exportação %1</translation>
    </message>
</context>
<context>
    <name>hitbox::ProjectFiles</name>
    <message>
        <source>untitled</source>
        <translation>sem título</translation>
    </message>
    <message>
        <source>Recover unsaved work</source>
        <translation>Recuperar trabalho não salvo</translation>
    </message>
    <message>
        <source>Reload the changed file</source>
        <translation>Recarregar o arquivo alterado</translation>
    </message>
    <message>
        <source>the project has no file yet, expected a name to save it under</source>
        <translation>o projeto ainda não tem arquivo, esperava-se um nome para salvá-lo</translation>
    </message>
</context>
<context>
    <name>hitbox::PropertiesPanel</name>
    <message>
        <source>Properties</source>
        <translation>Propriedades</translation>
    </message>
    <message>
        <source>in all frames of the track</source>
        <translation>em todos os quadros da trilha</translation>
    </message>
    <message>
        <source>Whose properties</source>
        <translation>Propriedades de quem</translation>
    </message>
    <message>
        <source>of the selected shape</source>
        <translation>da forma selecionada</translation>
    </message>
    <message>
        <source>of the frame</source>
        <translation>do quadro</translation>
    </message>
    <message>
        <source>of the sprite</source>
        <translation>do sprite</translation>
    </message>
    <message>
        <source>of the project</source>
        <translation>do projeto</translation>
    </message>
    <message>
        <source>Add a property</source>
        <translation>Adicionar uma propriedade</translation>
    </message>
    <message>
        <source>Values go to the thing at all times, or else to this frame alone</source>
        <translation>Valores valem para a coisa em todos os momentos, ou então só neste quadro</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Alterar %1</translation>
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
        <translation>Alterar %1</translation>
    </message>
    <message>
        <source>“%1” is no colour such as #3fa7ff.</source>
        <translation>“%1” não é uma cor como #3fa7ff.</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>“%1” não é um número.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Remover %1</translation>
    </message>
    <message>
        <source>property</source>
        <translation>propriedade</translation>
    </message>
    <message>
        <source>Add property</source>
        <translation>Adicionar propriedade</translation>
    </message>
    <message>
        <source>A property needs a name.</source>
        <translation>Uma propriedade precisa de um nome.</translation>
    </message>
    <message>
        <source>There is a property “%1” already.</source>
        <translation>Já existe uma propriedade “%1”.</translation>
    </message>
    <message>
        <source>Rename property to %1</source>
        <translation>Renomear propriedade para %1</translation>
    </message>
</context>
<context>
    <name>hitbox::PropertyRow</name>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Escolher uma cor</translation>
    </message>
    <message>
        <source>Name of the property</source>
        <translation>Nome da propriedade</translation>
    </message>
    <message>
        <source>Type of the property</source>
        <translation>Tipo da propriedade</translation>
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
        <translation>sim/não</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>cor</translation>
    </message>
    <message>
        <source>other</source>
        <translation>outro</translation>
    </message>
    <message>
        <source>Value of the property</source>
        <translation>Valor da propriedade</translation>
    </message>
    <message>
        <source>Remove this property</source>
        <translation>Remover esta propriedade</translation>
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
        <translation>Remover</translation>
    </message>
    <message>
        <source>Take it off this list</source>
        <translation>Tirar desta lista</translation>
    </message>
    <message>
        <source>Take %1 off the list</source>
        <translation>Tirar %1 da lista</translation>
    </message>
    <message>
        <source>%1 is no longer there</source>
        <translation>%1 não está mais lá</translation>
    </message>
</context>
<context>
    <name>hitbox::RecoverDialog</name>
    <message>
        <source>untitled</source>
        <translation>sem título</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>nunca salvo</translation>
    </message>
    <message>
        <source>%1, closed %2
%3</source>
        <translation>%1, fechado %2
%3</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Recuperar</translation>
    </message>
    <message numerus="yes">
        <source>Work that was closed without saving. It stays for %n days, the latest for longer.</source>
        <translation>
            <numerusform>Trabalho fechado sem salvar. Fica por %n dia, o mais recente por mais tempo.</numerusform>
            <numerusform>Trabalho fechado sem salvar. Fica por %n dias, o mais recente por mais tempo.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>Não há nenhum.</translation>
    </message>
    <message>
        <source>Work that was closed without saving</source>
        <translation>Trabalho fechado sem salvar</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Excluir…</translation>
    </message>
    <message>
        <source>Delete &amp;all…</source>
        <translation>Excluir &amp;tudo…</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>Não pode ser trazido de volta.</translation>
    </message>
    <message>
        <source>Delete this work on “%1”?</source>
        <translation>Excluir este trabalho em “%1”?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message numerus="yes">
        <source>Delete all %n of them?</source>
        <translation>
            <numerusform>Excluir %n deles?</numerusform>
            <numerusform>Excluir todos os %n?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>Excluir tudo</translation>
    </message>
    <message>
        <source>Work that was closed without saving. It stays for a day, the latest for longer.</source>
        <translation>Trabalho fechado sem salvar. Fica por um dia, o mais recente por mais tempo.</translation>
    </message>
</context>
<context>
    <name>hitbox::RoundingChooser</name>
    <message>
        <source>Numbers of the engine</source>
        <translation>Números do motor</translation>
    </message>
    <message>
        <source>The numbers in which the engine keeps coordinates: pairs that come out otherwise in them are marked</source>
        <translation>Os números em que o motor guarda coordenadas: pares que saem diferentes neles são marcados</translation>
    </message>
    <message>
        <source>As in %1</source>
        <translation>Como em %1</translation>
    </message>
    <message>
        <source>Pixels per metre</source>
        <translation>Pixels por metro</translation>
    </message>
    <message>
        <source>How many pixels are a metre in the engine</source>
        <translation>Quantos pixels são um metro no motor</translation>
    </message>
    <message>
        <source> px/m</source>
        <translation> px/m</translation>
    </message>
    <message>
        <source>none differs</source>
        <translation>nenhum difere</translation>
    </message>
    <message>
        <source>1 differs</source>
        <translation>1 difere</translation>
    </message>
    <message numerus="yes">
        <source>%n differ</source>
        <translation>
            <numerusform>%n difere</numerusform>
            <numerusform>%n diferem</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project. It is saved with it.</source>
        <translation>Quanto cada regra pesa neste projeto. É salvo com ele.</translation>
    </message>
    <message>
        <source>Leave every rule to itself</source>
        <translation>Deixar cada regra como ela é</translation>
    </message>
    <message>
        <source>Reset rules</source>
        <translation>Redefinir regras</translation>
    </message>
    <message>
        <source>As the rule says</source>
        <translation>Como a regra diz</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observação</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desligada</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regra %1</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Redefinir tudo</translation>
    </message>
</context>
<context>
    <name>hitbox::SampleInfos</name>
    <message>
        <source>&amp;Ships and a fighter</source>
        <translation>Na&amp;ves e um lutador</translation>
    </message>
    <message>
        <source>Open a copy of a project with shapes of every kind</source>
        <translation>Abrir uma cópia de um projeto com formas de todo tipo</translation>
    </message>
    <message>
        <source>A s&amp;tage</source>
        <translation>Um &amp;palco</translation>
    </message>
    <message>
        <source>Open a copy of a stage with overlaps of every kind, probes and bullets</source>
        <translation>Abrir uma cópia de um palco com sobreposições de todo tipo, sondas e projéteis</translation>
    </message>
    <message>
        <source>A &amp;platform character</source>
        <translation>Um personagem de pla&amp;taforma</translation>
    </message>
    <message>
        <source>Open a copy of a figure of 24 frames, with points, events and tracks</source>
        <translation>Abrir uma cópia de uma figura de 24 quadros, com pontos, eventos e trilhas</translation>
    </message>
    <message>
        <source>A s&amp;hooter</source>
        <translation>Um jogo de &amp;tiro</translation>
    </message>
    <message>
        <source>Open a copy of an enemy that opens its shell, and a ship that fires</source>
        <translation>Abrir uma cópia de um inimigo que abre a carapaça e de uma nave que atira</translation>
    </message>
    <message>
        <source>Picture of the platform &amp;character</source>
        <translation>Imagem do personagem de plata&amp;forma</translation>
    </message>
    <message>
        <source>Open the sheet alone, as the tutorial begins</source>
        <translation>Abrir só a folha, como o tutorial começa</translation>
    </message>
    <message>
        <source>Picture of the &amp;fighter</source>
        <translation>Imagem do &amp;lutador</translation>
    </message>
    <message>
        <source>Picture of the sh&amp;ip</source>
        <translation>Imagem da &amp;nave</translation>
    </message>
    <message>
        <source>Open the picture alone, as the tutorial begins</source>
        <translation>Abrir só a imagem, como o tutorial começa</translation>
    </message>
</context>
<context>
    <name>hitbox::SavingBar</name>
    <message>
        <source>Saving %1…</source>
        <translation>Salvando %1…</translation>
    </message>
</context>
<context>
    <name>hitbox::ScopeChip</name>
    <message>
        <source>In which frames the next edit of shapes is done to the shapes of the same tracks</source>
        <translation>Em quais quadros a próxima edição de formas é feita nas formas das mesmas trilhas</translation>
    </message>
</context>
<context>
    <name>hitbox::ScriptFlow</name>
    <message>
        <source>Run a script</source>
        <translation>Executar um script</translation>
    </message>
    <message>
        <source>Scripts (*.js)</source>
        <translation>Scripts (*.js)</translation>
    </message>
    <message>
        <source>A script is running</source>
        <translation>Um script está em execução</translation>
    </message>
    <message>
        <source>Running %1…</source>
        <translation>Executando %1…</translation>
    </message>
    <message>
        <source>%1 has run</source>
        <translation>%1 terminou</translation>
    </message>
    <message>
        <source>The project was changed while %1 ran, and what that did is not taken.</source>
        <translation>O projeto mudou enquanto %1 era executado; o que o script fez não foi aplicado.</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Executar de novo</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Executar %1</translation>
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
        <translation>O que %1 diz</translation>
    </message>
    <message>
        <source>What the script printed</source>
        <translation>O que o script exibiu</translation>
    </message>
    <message>
        <source>What the script found</source>
        <translation>O que o script encontrou</translation>
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
        <translation>Localizar</translation>
    </message>
    <message>
        <source>Nothing fits “%1”</source>
        <translation>Nada corresponde a “%1”</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Limpar a busca</translation>
    </message>
</context>
<context>
    <name>hitbox::Section</name>
    <message>
        <source>Show or hide this part</source>
        <translation>Mostrar ou ocultar esta parte</translation>
    </message>
</context>
<context>
    <name>hitbox::Session</name>
    <message>
        <source>Add %1</source>
        <translation>Adicionar %1</translation>
    </message>
    <message numerus="yes">
        <source>Add %n sprites</source>
        <translation>
            <numerusform>Adicionar %n sprite</numerusform>
            <numerusform>Adicionar %n sprites</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” was not done</source>
        <translation>“%1” não foi feito</translation>
    </message>
    <message>
        <source>“%1” was not done: %2</source>
        <translation>“%1” não foi feito: %2</translation>
    </message>
    <message numerus="yes">
        <source> · in %n frames</source>
        <translation>
            <numerusform> · em %n quadro</numerusform>
            <numerusform> · em %n quadros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Como a área de trabalho</translation>
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
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Colours of crossings and overlaps</source>
        <translation>Cores de cruzamentos e sobreposições</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>For eyes that tell red and green apart badly</source>
        <translation>Para olhos que distinguem mal vermelho e verde</translation>
    </message>
    <message>
        <source>For eyes that tell blue and yellow apart badly</source>
        <translation>Para olhos que distinguem mal azul e amarelo</translation>
    </message>
    <message>
        <source>As different as can be</source>
        <translation>O mais diferentes possível</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequeno</translation>
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
        <translation>Muito grande</translation>
    </message>
    <message>
        <source>Durations of frames</source>
        <translation>Durações dos quadros</translation>
    </message>
    <message>
        <source>Ticks a second</source>
        <translation>Tiques por segundo</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Mudar teclas…</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1 pixels</translation>
    </message>
    <message>
        <source>Half as large again</source>
        <translation>Uma vez e meia</translation>
    </message>
    <message>
        <source>Wheel over the canvas</source>
        <translation>Roda sobre a tela</translation>
    </message>
    <message>
        <source>Zooms</source>
        <translation>Aproxima e afasta</translation>
    </message>
    <message>
        <source>Scrolls, with Ctrl zooms</source>
        <translation>Rola; com Ctrl aproxima e afasta</translation>
    </message>
    <message>
        <source>Handles on the canvas</source>
        <translation>Alças na tela</translation>
    </message>
    <message>
        <source>Large, for pens and fingers</source>
        <translation>Grandes, para canetas e dedos</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Arquivos</translation>
    </message>
    <message>
        <source>Engine of first exports</source>
        <translation>Engine das primeiras exportações</translation>
    </message>
    <message>
        <source>Seconds until unsaved work is kept</source>
        <translation>Segundos até guardar o que não foi salvo</translation>
    </message>
    <message>
        <source>Days that work closed without saving stays</source>
        <translation>Dias em que fica o que foi fechado sem salvar</translation>
    </message>
    <message>
        <source>Newest versions of a project that stay</source>
        <translation>Versões mais recentes de um projeto que ficam</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>Editing</source>
        <translation>Edição</translation>
    </message>
    <message>
        <source>Tips that show a gesture</source>
        <translation>Dicas que mostram um gesto</translation>
    </message>
    <message>
        <source>Once for each tool</source>
        <translation>Uma vez por ferramenta</translation>
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
        <translation>Um número ou uma soma como 12+0.5; as setas o mudam, com Shift dez vezes mais, com Alt um oitavo</translation>
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
        <translation>Mostrar e bloquear por categoria</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Category of the selected shapes and of the next one drawn</source>
        <translation>Categoria das formas selecionadas e da próxima a ser desenhada</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Categories: colours, bits and who hits whom</source>
        <translation>Categorias: cores, bits e quem atinge quem</translation>
    </message>
    <message>
        <source>No shapes in this frame yet. Trace the sprite, or draw a polygon, a box or a circle.</source>
        <translation>Ainda não há formas neste quadro. Trace o sprite ou desenhe um polígono, uma caixa ou um círculo.</translation>
    </message>
    <message>
        <source>No shape or category has this in its name.</source>
        <translation>Nenhuma forma ou categoria tem isto no nome.</translation>
    </message>
    <message>
        <source>several</source>
        <translation>vários</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>Mover %1 na ordem</translation>
    </message>
    <message>
        <source>Rename shape to %1</source>
        <translation>Renomear forma para %1</translation>
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
        <translation>A folha e sua grade</translation>
    </message>
    <message>
        <source>The wheel zooms, dragging moves, a double click shows all</source>
        <translation>A roda aproxima, arrastar move, um clique duplo mostra tudo</translation>
    </message>
    <message>
        <source>One line in %1 is drawn; the wheel zooms in</source>
        <translation>Uma linha em cada %1 é desenhada; a roda aproxima</translation>
    </message>
    <message>
        <source>Not all lines are drawn; the wheel zooms in</source>
        <translation>Nem todas as linhas são desenhadas; a roda aproxima</translation>
    </message>
</context>
<context>
    <name>hitbox::ShortcutEditor</name>
    <message>
        <source>Search actions</source>
        <translation>Buscar ações</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Atribuir</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Redefinir</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Mudar teclas</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Ação</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Ações</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Novas teclas</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Redefinir tudo</translation>
    </message>
    <message>
        <source>%1 belongs to the canvas and the lists.</source>
        <translation>%1 pertence à tela e às listas.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2” by now; “%3” would take it away from there.</source>
        <translation>%1 já pertence a “%2”; “%3” a tiraria de lá.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Assumir</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Keys of another program</source>
        <translation>Teclas de outro programa</translation>
    </message>
    <message>
        <source>Those of tools are Tiled&apos;s as delivered</source>
        <translation>De início, as das ferramentas são as do Tiled</translation>
    </message>
</context>
<context>
    <name>hitbox::SidePanels</name>
    <message>
        <source>&amp;Trace panel</source>
        <translation>Painel &amp;Traçar</translation>
    </message>
    <message>
        <source>&amp;Shapes panel</source>
        <translation>Painel &amp;Formas</translation>
    </message>
    <message>
        <source>&amp;Properties panel</source>
        <translation>Painel &amp;Propriedades</translation>
    </message>
    <message>
        <source>Points and e&amp;vents panel</source>
        <translation>Painel Pontos e e&amp;ventos</translation>
    </message>
    <message>
        <source>&amp;Engine panel</source>
        <translation>Painel &amp;Motor</translation>
    </message>
    <message>
        <source>&amp;Numbers panel</source>
        <translation>Painel &amp;Números</translation>
    </message>
    <message>
        <source>St&amp;age panel</source>
        <translation>Painel P&amp;alco</translation>
    </message>
    <message>
        <source>&amp;Overlaps, probes and play test</source>
        <translation>S&amp;obreposições, sondas e teste de jogo</translation>
    </message>
    <message>
        <source>P&amp;roblems panel</source>
        <translation>Painel P&amp;roblemas</translation>
    </message>
    <message>
        <source>&amp;Conflicts panel</source>
        <translation>Painel de &amp;conflitos</translation>
    </message>
</context>
<context>
    <name>hitbox::SliceDialog</name>
    <message>
        <source>Cell size</source>
        <translation>Tamanho da célula</translation>
    </message>
    <message>
        <source>Of one frame, in pixels; as many as fit are cut</source>
        <translation>De um quadro, em pixels; são cortados tantos quanto cabem</translation>
    </message>
    <message>
        <source>Columns, rows</source>
        <translation>Colunas, linhas</translation>
    </message>
    <message>
        <source>How many cells; they become as large as fits</source>
        <translation>Quantas células; elas ficam tão grandes quanto cabe</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margem</translation>
    </message>
    <message>
        <source>Pixels around all cells, on both sides</source>
        <translation>Pixels em volta de todas as células, dos dois lados</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Espaçamento</translation>
    </message>
    <message>
        <source>Pixels between one cell and the next</source>
        <translation>Pixels entre uma célula e a próxima</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Deslocamento</translation>
    </message>
    <message>
        <source>Pixels before the first cell, on top of the margin</source>
        <translation>Pixels antes da primeira célula, além da margem</translation>
    </message>
    <message>
        <source>Guessed by the empty rows and columns between the cells.</source>
        <translation>Deduzido pelas linhas e colunas vazias entre as células.</translation>
    </message>
    <message>
        <source>Guessed by the numbers in the file&apos;s name.</source>
        <translation>Deduzido pelos números no nome do arquivo.</translation>
    </message>
    <message>
        <source>Guessed by what comes again at this distance.</source>
        <translation>Deduzido pelo que se repete a esta distância.</translation>
    </message>
    <message>
        <source>Guessed by the lines along which the colours change.</source>
        <translation>Deduzido pelas linhas em que as cores mudam.</translation>
    </message>
    <message>
        <source>Squares fit into this strip; nothing else tells what its cells are.</source>
        <translation>Quadrados cabem nesta faixa; nada mais diz quais são as células.</translation>
    </message>
    <message>
        <source>Nothing tells how this picture is cut.</source>
        <translation>Nada diz como esta figura é cortada.</translation>
    </message>
    <message>
        <source>Slice sheet</source>
        <translation>Fatiar folha</translation>
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
        <translation>&amp;Omitir células vazias</translation>
    </message>
    <message>
        <source>&amp;Guess again</source>
        <translation>&amp;Deduzir de novo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Fatiar</translation>
    </message>
    <message>
        <source>Looking for the grid…</source>
        <translation>Procurando a grade…</translation>
    </message>
    <message>
        <source>Looking for empty cells…</source>
        <translation>Procurando células vazias…</translation>
    </message>
    <message>
        <source>%1 × %2 px</source>
        <translation>%1 × %2 px</translation>
    </message>
    <message>
        <source>1 frame of %1</source>
        <translation>1 quadro de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n frames of %1</source>
        <translation>
            <numerusform>%n quadro de %1</numerusform>
            <numerusform>%n quadros de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>1 empty cell stays out.</source>
        <translation>1 célula vazia fica de fora.</translation>
    </message>
    <message numerus="yes">
        <source>%n empty cells stay out.</source>
        <translation>
            <numerusform>%n célula vazia fica de fora.</numerusform>
            <numerusform>%n células vazias ficam de fora.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 of them is empty.</source>
        <translation>1 delas está vazia.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are empty.</source>
        <translation>
            <numerusform>%n delas está vazia.</numerusform>
            <numerusform>%n delas estão vazias.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 px at the right and %2 px at the bottom stay out.</source>
        <translation>%1 px à direita e %2 px embaixo ficam de fora.</translation>
    </message>
    <message>
        <source>%1 px at the right stay out.</source>
        <translation>%1 px à direita ficam de fora.</translation>
    </message>
    <message>
        <source>%1 px at the bottom stay out.</source>
        <translation>%1 px embaixo ficam de fora.</translation>
    </message>
    <message>
        <source>No cell fits into the sheet.</source>
        <translation>Nenhuma célula cabe na folha.</translation>
    </message>
    <message>
        <source>There is no cell for frames with shapes on them: %1 frames, %2 shapes. Undo brings them back.</source>
        <translation>Não há célula para quadros com formas: %1 quadros, %2 formas. Desfazer os traz de volta.</translation>
    </message>
</context>
<context>
    <name>hitbox::SnapPopup</name>
    <message>
        <source>Snap to: %1</source>
        <translation>Encaixar em: %1</translation>
    </message>
    <message>
        <source>no grid</source>
        <translation>sem grade</translation>
    </message>
    <message>
        <source>pixel</source>
        <translation>pixel</translation>
    </message>
    <message>
        <source>half pixel</source>
        <translation>meio pixel</translation>
    </message>
    <message>
        <source>own grid</source>
        <translation>grade própria</translation>
    </message>
    <message>
        <source>vertices of other shapes</source>
        <translation>vértices de outras formas</translation>
    </message>
    <message>
        <source>edges of other shapes</source>
        <translation>arestas de outras formas</translation>
    </message>
    <message>
        <source>outline of the sprite&apos;s pixels</source>
        <translation>contorno dos pixels do sprite</translation>
    </message>
    <message>
        <source>the same shape in the frame before</source>
        <translation>a mesma forma no quadro anterior</translation>
    </message>
    <message>
        <source>borders and middle of the frame</source>
        <translation>bordas e meio do quadro</translation>
    </message>
    <message>
        <source>pivot</source>
        <translation>pivô</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>Encaixe</translation>
    </message>
    <message>
        <source>Points snap to</source>
        <translation>Pontos se encaixam em</translation>
    </message>
    <message>
        <source>Ctrl turns all off while held.</source>
        <translation>Ctrl desliga tudo enquanto pressionado.</translation>
    </message>
    <message>
        <source>step x</source>
        <translation>passo x</translation>
    </message>
    <message>
        <source>step y</source>
        <translation>passo y</translation>
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
        <translation>Buscar sprites</translation>
    </message>
    <message>
        <source>Add images as sprites</source>
        <translation>Adicionar imagens como sprites</translation>
    </message>
    <message>
        <source>No sprites yet. Drop images here.</source>
        <translation>Ainda não há sprites. Solte imagens aqui.</translation>
    </message>
    <message>
        <source>Rename sprite to %1</source>
        <translation>Renomear sprite para %1</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 quadro</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n quadro</numerusform>
            <numerusform>%n quadros</numerusform>
        </translation>
    </message>
    <message>
        <source>No sprite has this in its name.</source>
        <translation>Nenhum sprite tem isto no nome.</translation>
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
        <translation>Remover %1</translation>
    </message>
    <message>
        <source>%1: undo brings it back.</source>
        <translation>%1: desfazer traz de volta.</translation>
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
        <translation>Olhando o palco</translation>
    </message>
</context>
<context>
    <name>hitbox::StagePanel</name>
    <message>
        <source>Stage</source>
        <translation>Palco</translation>
    </message>
    <message>
        <source>Search instances</source>
        <translation>Buscar instâncias</translation>
    </message>
    <message>
        <source>Place frame</source>
        <translation>Colocar quadro</translation>
    </message>
    <message>
        <source>Stage in view; type to rename it</source>
        <translation>Palco à vista; digite para renomeá-lo</translation>
    </message>
    <message>
        <source>New stage</source>
        <translation>Novo palco</translation>
    </message>
    <message>
        <source>Remove this stage</source>
        <translation>Remover este palco</translation>
    </message>
    <message>
        <source>New layer on top of the others</source>
        <translation>Nova camada por cima das outras</translation>
    </message>
    <message>
        <source>Play the animations of what stands here</source>
        <translation>Tocar as animações do que está aqui</translation>
    </message>
    <message>
        <source>Put the frame chosen below on the stage</source>
        <translation>Pôr no palco o quadro escolhido abaixo</translation>
    </message>
    <message>
        <source>Rename stage</source>
        <translation>Renomear palco</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>palco</translation>
    </message>
    <message>
        <source>Remove stage</source>
        <translation>Remover palco</translation>
    </message>
</context>
<context>
    <name>hitbox::StartPage</name>
    <message>
        <source>Drop a PNG, a sheet or a folder here</source>
        <translation>Solte aqui um PNG, uma folha ou uma pasta</translation>
    </message>
    <message>
        <source>PNG, GIF, WebP, Aseprite, Photoshop, Krita and .hitbox files</source>
        <translation>Arquivos PNG, GIF, WebP, Aseprite, Photoshop, Krita e .hitbox</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Open projects and images</source>
        <translation>Abrir projetos e imagens</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recentes</translation>
    </message>
    <message>
        <source>Samples to try things out on</source>
        <translation>Exemplos para experimentar</translation>
    </message>
    <message>
        <source>PNG, GIF, Aseprite, Photoshop, Krita and .hitbox files</source>
        <translation>Arquivos PNG, GIF, Aseprite, Photoshop, Krita e .hitbox</translation>
    </message>
</context>
<context>
    <name>hitbox::StatusLine</name>
    <message>
        <source>engine view</source>
        <translation>visão do motor</translation>
    </message>
    <message>
        <source>Choose what points snap to</source>
        <translation>Escolher em que os pontos se encaixam</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>Encaixe</translation>
    </message>
    <message>
        <source>snap: %1</source>
        <translation>encaixe: %1</translation>
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
        <translation>Primeiro quadro da etiqueta</translation>
    </message>
    <message>
        <source>Last frame of the tag</source>
        <translation>Último quadro da etiqueta</translation>
    </message>
    <message>
        <source>The frame&apos;s number, counted from 0</source>
        <translation>O número do quadro, contado de 0</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>para a frente</translation>
    </message>
    <message>
        <source>reverse</source>
        <translation>para trás</translation>
    </message>
    <message>
        <source>ping-pong</source>
        <translation>pingue-pongue</translation>
    </message>
    <message>
        <source>ping-pong from the end</source>
        <translation>pingue-pongue do fim</translation>
    </message>
    <message>
        <source>How often it is played before the animation ends: 0 for ever</source>
        <translation>Quantas vezes é tocada antes que a animação termine: 0 para sempre</translation>
    </message>
    <message>
        <source>for ever</source>
        <translation>para sempre</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <source>Times that the tag is played</source>
        <translation>Vezes que a etiqueta é tocada</translation>
    </message>
    <message>
        <source>Rename tag to %1</source>
        <translation>Renomear etiqueta para %1</translation>
    </message>
    <message>
        <source>Direction of tag %1</source>
        <translation>Direção da etiqueta %1</translation>
    </message>
    <message>
        <source>Repeats of tag %1</source>
        <translation>Repetições da etiqueta %1</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Quadros</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Toca</translation>
    </message>
    <message>
        <source>Frames of tag %1</source>
        <translation>Quadros da etiqueta %1</translation>
    </message>
    <message>
        <source>Choose a tag by its bar, or in the box above, to change it.</source>
        <translation>Escolha uma etiqueta pela sua barra, ou na caixa acima, para alterá-la.</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelineExport</name>
    <message>
        <source>Save the timeline as a picture</source>
        <translation>Salvar a linha do tempo como figura</translation>
    </message>
    <message>
        <source>Save the timeline as CSV</source>
        <translation>Salvar a linha do tempo como CSV</translation>
    </message>
    <message>
        <source>Copied 1 tick as CSV</source>
        <translation>Copiado 1 tique como CSV</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n ticks as CSV</source>
        <translation>
            <numerusform>Copiado %n tique como CSV</numerusform>
            <numerusform>Copiados %n tiques como CSV</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>Arquivos %1 (*.%2)</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 gravado</translation>
    </message>
    <message>
        <source>Could not write the timeline: %1</source>
        <translation>Não foi possível gravar a linha do tempo: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelineFields</name>
    <message>
        <source>Who</source>
        <translation>Quem</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Toca</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>When hit</source>
        <translation>Ao ser atingido</translation>
    </message>
    <message>
        <source> ticks</source>
        <translation> tiques</translation>
    </message>
    <message>
        <source>Ticks that B starts after A</source>
        <translation>Tiques com que B começa depois de A</translation>
    </message>
    <message>
        <source>How many ticks B starts after A; below 0, A starts after B</source>
        <translation>Quantos tiques B começa depois de A; abaixo de 0, A começa depois de B</translation>
    </message>
    <message>
        <source>Take the selected two</source>
        <translation>Usar os dois selecionados</translation>
    </message>
    <message>
        <source>Play the two instances that are selected on the stage</source>
        <translation>Tocar as duas instâncias que estão selecionadas no palco</translation>
    </message>
    <message>
        <source>B starts after</source>
        <translation>B começa depois de</translation>
    </message>
    <message>
        <source>Instance that is player %1</source>
        <translation>Instância que é o jogador %1</translation>
    </message>
    <message>
        <source>as placed</source>
        <translation>como colocada</translation>
    </message>
    <message>
        <source>What %1 plays</source>
        <translation>O que %1 toca</translation>
    </message>
    <message>
        <source>What %1 plays; on the stage, an instance&apos;s tag is chosen in its row</source>
        <translation>O que %1 toca; no palco, a etiqueta de uma instância é escolhida na linha dela</translation>
    </message>
    <message>
        <source>Rounds of %1</source>
        <translation>Rodadas de %1</translation>
    </message>
    <message>
        <source>How often %1 plays it, one round after the other</source>
        <translation>Quantas vezes %1 a toca, uma rodada após a outra</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>continua</translation>
    </message>
    <message>
        <source>What %1 turns to when it is hit</source>
        <translation>Para o que %1 muda ao ser atingido</translation>
    </message>
    <message>
        <source>What %1 turns to on the tick after the first hit, such as its hit-stun</source>
        <translation>Para o que %1 muda no tique após o primeiro acerto, como seu atordoamento</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelinePanel</name>
    <message>
        <source>Go to the first contact</source>
        <translation>Ir ao primeiro contato</translation>
    </message>
    <message>
        <source>Go to the last contact</source>
        <translation>Ir ao último contato</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Linha do tempo</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Figura…</translation>
    </message>
    <message>
        <source>Save the strip as a picture</source>
        <translation>Salvar a faixa como figura</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Save a line for each tick</source>
        <translation>Salvar uma linha por tique</translation>
    </message>
    <message>
        <source>Copy CSV</source>
        <translation>Copiar CSV</translation>
    </message>
    <message>
        <source>Copy a line for each tick</source>
        <translation>Copiar uma linha por tique</translation>
    </message>
    <message>
        <source>1 tick</source>
        <translation>1 tique</translation>
    </message>
    <message numerus="yes">
        <source>%n ticks</source>
        <translation>
            <numerusform>%n tique</numerusform>
            <numerusform>%n tiques</numerusform>
        </translation>
    </message>
    <message>
        <source>The two never meet.</source>
        <translation>Os dois nunca se encontram.</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelineStrip</name>
    <message>
        <source>Ticks</source>
        <translation>Tiques</translation>
    </message>
    <message>
        <source>nothing meets</source>
        <translation>nada se encontra</translation>
    </message>
    <message>
        <source>each hits the other</source>
        <translation>os dois se atingem</translation>
    </message>
    <message>
        <source>A hits B</source>
        <translation>A atinge B</translation>
    </message>
    <message>
        <source>B hits A</source>
        <translation>B atinge A</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>contato</translation>
    </message>
    <message>
        <source>tick %1: %2 | %3, %4</source>
        <translation>tique %1: %2 | %3, %4</translation>
    </message>
    <message>
        <source>%1 in %2 px²</source>
        <translation>%1 em %2 px²</translation>
    </message>
</context>
<context>
    <name>hitbox::ToolBar</name>
    <message>
        <source>Tools</source>
        <translation>Ferramentas</translation>
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
        <translation>Palco</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Palco %1</translation>
    </message>
</context>
<context>
    <name>hitbox::TracePanel</name>
    <message>
        <source>Cannot be traced: %1</source>
        <translation>Não pode ser traçado: %1</translation>
    </message>
    <message>
        <source>Tracing…</source>
        <translation>Traçando…</translation>
    </message>
    <message>
        <source>Outlines: %1, vertices: %2</source>
        <translation>Contornos: %1, vértices: %2</translation>
    </message>
    <message>
        <source>Missed pixels %1 %, excess pixels %2 %</source>
        <translation>Pixels perdidos %1 %, pixels em excesso %2 %</translation>
    </message>
    <message>
        <source>Frames traced: %1.</source>
        <translation>Quadros traçados: %1.</translation>
    </message>
    <message>
        <source>Nothing to outline: %1.</source>
        <translation>Nada a contornar: %1.</translation>
    </message>
    <message>
        <source>Changed meanwhile and left alone: %1.</source>
        <translation>Mudaram entretanto e ficaram como estavam: %1.</translation>
    </message>
    <message>
        <source>Could not be traced: %1, such as %2</source>
        <translation>Não puderam ser traçados: %1, como %2</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Traçar</translation>
    </message>
    <message>
        <source>Cancelled; nothing was changed.</source>
        <translation>Cancelado; nada mudou.</translation>
    </message>
    <message>
        <source>Tolerance in pixels</source>
        <translation>Tolerância em pixels</translation>
    </message>
    <message>
        <source>How far the outline may leave the pixels&apos; edges: more means fewer vertices</source>
        <translation>Quanto o contorno pode se afastar das bordas dos pixels: mais significa menos vértices</translation>
    </message>
    <message>
        <source>Alpha threshold</source>
        <translation>Limiar de alfa</translation>
    </message>
    <message>
        <source>Pixels of at least this alpha count as opaque</source>
        <translation>Pixels com pelo menos este alfa contam como opacos</translation>
    </message>
    <message>
        <source>Grow or shrink in pixels</source>
        <translation>Expandir ou encolher em pixels</translation>
    </message>
    <message>
        <source>Makes the outline larger, or smaller with a negative number</source>
        <translation>Faz o contorno maior, ou menor com um número negativo</translation>
    </message>
    <message>
        <source>Smallest island in pixels</source>
        <translation>Menor ilha em pixels</translation>
    </message>
    <message>
        <source>Islands and holes of fewer pixels are passed over</source>
        <translation>Ilhas e buracos de menos pixels são ignorados</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Vértices</translation>
    </message>
    <message>
        <source>Just so many vertices in each outline, whatever the tolerance</source>
        <translation>Exatamente tantos vértices em cada contorno, qualquer que seja a tolerância</translation>
    </message>
    <message>
        <source>Number of vertices</source>
        <translation>Número de vértices</translation>
    </message>
    <message>
        <source>Never cut an opaque pixel</source>
        <translation>Nunca cortar um pixel opaco</translation>
    </message>
    <message>
        <source>Keep holes open</source>
        <translation>Manter buracos abertos</translation>
    </message>
    <message>
        <source>A polygon has no holes: the outline is cut into several that leave them open</source>
        <translation>Um polígono não tem buracos: o contorno é cortado em vários que os deixam abertos</translation>
    </message>
    <message>
        <source>Tint pixels that do not fit</source>
        <translation>Tingir pixels que não batem</translation>
    </message>
    <message>
        <source>Orange: opaque pixels that no outline holds. Violet: other pixels that one does</source>
        <translation>Laranja: pixels opacos que nenhum contorno contém. Violeta: outros pixels que um contém</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolerância</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alfa</translation>
    </message>
    <message>
        <source>Grow</source>
        <translation>Expandir</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>Menor</translation>
    </message>
    <message>
        <source>Take all outlines as shapes (Enter)</source>
        <translation>Usar todos os contornos como formas (Enter)</translation>
    </message>
    <message>
        <source>Trace many frames</source>
        <translation>Traçar muitos quadros</translation>
    </message>
    <message>
        <source>Selected frames</source>
        <translation>Quadros selecionados</translation>
    </message>
    <message>
        <source>All frames of this sprite</source>
        <translation>Todos os quadros deste sprite</translation>
    </message>
    <message>
        <source>All frames of the project</source>
        <translation>Todos os quadros do projeto</translation>
    </message>
    <message>
        <source>Replace shapes of the category</source>
        <translation>Substituir formas da categoria</translation>
    </message>
    <message>
        <source>For many frames: outlines take the place of the category&apos;s shapes there</source>
        <translation>Para muitos quadros: contornos tomam o lugar das formas da categoria lá</translation>
    </message>
    <message>
        <source>Frames traced</source>
        <translation>Quadros traçados</translation>
    </message>
    <message>
        <source>%v of %m frames</source>
        <translation>%v de %m quadros</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Frames of the tag “%1”</source>
        <translation>Quadros da etiqueta “%1”</translation>
    </message>
    <message>
        <source>Trace as %1</source>
        <translation>Traçar como %1</translation>
    </message>
    <message>
        <source>Replace shapes of “%1”</source>
        <translation>Substituir formas de “%1”</translation>
    </message>
</context>
<context>
    <name>hitbox::TrackGrid</name>
    <message>
        <source>Tracks</source>
        <translation>Trilhas</translation>
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
        <translation>sem trilha</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes without a track</source>
        <translation>
            <numerusform>%n forma sem trilha</numerusform>
            <numerusform>%n formas sem trilha</numerusform>
        </translation>
    </message>
    <message>
        <source>key</source>
        <translation>chave</translation>
    </message>
    <message>
        <source>held, as in the frame before</source>
        <translation>mantida, como no quadro anterior</translation>
    </message>
    <message>
        <source>in-between, worked out from keys</source>
        <translation>intermediário, calculado das chaves</translation>
    </message>
    <message>
        <source>%1, frame %2: %3</source>
        <translation>%1, quadro %2: %3</translation>
    </message>
    <message>
        <source>%1
Double click to type another duration.</source>
        <translation>%1
Clique duplo para digitar outra duração.</translation>
    </message>
    <message>
        <source>Show or hide on all frames; Alt: on one</source>
        <translation>Mostrar ou ocultar em todos os quadros; Alt: num só</translation>
    </message>
    <message>
        <source>Lock or unlock on all frames; Alt: on one</source>
        <translation>Bloquear ou desbloquear em todos os quadros; Alt: num só</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Quadro</translation>
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
        <translation>Ainda não há formas neste sprite. O que é desenhado fica aqui, quadro a quadro.</translation>
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
        <translation>1 quadro</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>%1 quadros</translation>
    </message>
    <message>
        <source>Startup</source>
        <translation>Preparação</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Ativo</translation>
    </message>
    <message>
        <source>Gap, where nothing strikes</source>
        <translation>Lacuna, onde nada atinge</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Recuperação</translation>
    </message>
    <message>
        <source>1 tick</source>
        <translation>1 tique</translation>
    </message>
    <message>
        <source>%1 ticks</source>
        <translation>%1 tiques</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation>%1: %2, %3, %4</translation>
    </message>
    <message>
        <source>startup %1</source>
        <translation>preparação %1</translation>
    </message>
    <message>
        <source>active %1</source>
        <translation>ativo %1</translation>
    </message>
    <message>
        <source>gap %1</source>
        <translation>lacuna %1</translation>
    </message>
    <message>
        <source>recovery %1</source>
        <translation>recuperação %1</translation>
    </message>
    <message>
        <source>No shape of these frames strikes another category.</source>
        <translation>Nenhuma forma destes quadros atinge outra categoria.</translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation>Quadro %1</translation>
    </message>
    <message>
        <source>Frames %1 to %2</source>
        <translation>Quadros %1 a %2</translation>
    </message>
    <message>
        <source>The whole attack:</source>
        <translation>O ataque inteiro:</translation>
    </message>
    <message>
        <source>Active counts the gaps within it.</source>
        <translation>Ativo inclui as lacunas dentro dele.</translation>
    </message>
    <message>
        <source>Frame %1, %2: %3, %4</source>
        <translation>Quadro %1, %2: %3, %4</translation>
    </message>
    <message>
        <source>Frame %1 – when it comes up: %2</source>
        <translation>Quadro %1 – quando aparece: %2</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 erro</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 erros</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 aviso</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 avisos</translation>
    </message>
    <message>
        <source>1 remark</source>
        <translation>1 observação</translation>
    </message>
    <message>
        <source>%1 remarks</source>
        <translation>%1 observações</translation>
    </message>
    <message>
        <source>Frame %1 – %2: %3</source>
        <translation>Quadro %1 – %2: %3</translation>
    </message>
</context>
<context>
    <name>hitbox::TracksPanel</name>
    <message>
        <source>%1 tracks</source>
        <translation>%1 trilhas</translation>
    </message>
    <message>
        <source>Begin %1 in frame %2</source>
        <translation>Começar %1 no quadro %2</translation>
    </message>
    <message>
        <source>End %1 in frame %2</source>
        <translation>Terminar %1 no quadro %2</translation>
    </message>
    <message>
        <source>Move %1 to frame %2</source>
        <translation>Mover %1 para o quadro %2</translation>
    </message>
    <message>
        <source>Copy %1 to frame %2</source>
        <translation>Copiar %1 para o quadro %2</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Trilhas</translation>
    </message>
    <message>
        <source>Tag to show</source>
        <translation>Etiqueta a mostrar</translation>
    </message>
    <message>
        <source>The animation tag whose frames are shown</source>
        <translation>A etiqueta de animação cujos quadros são mostrados</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>Tocar ou parar</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Quadros</translation>
    </message>
    <message>
        <source>%1 is locked; its lock beside the name lets it go.</source>
        <translation>%1 está bloqueada; o cadeado ao lado do nome a solta.</translation>
    </message>
    <message>
        <source>All frames</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>The strip of frames in place of the grid</source>
        <translation>A faixa de quadros no lugar da grade</translation>
    </message>
    <message>
        <source>The tag “%1” names no frames of this sprite.</source>
        <translation>A etiqueta “%1” não nomeia quadros deste sprite.</translation>
    </message>
    <message>
        <source>%1 is not in the frame in view.</source>
        <translation>%1 não está no quadro à vista.</translation>
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
        <translation>O que está bloqueado fica.</translation>
    </message>
    <message>
        <source>Choose cells with something in them first.</source>
        <translation>Escolha antes células com algo dentro.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Remover %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n shapes</source>
        <translation>
            <numerusform>Remover %n forma</numerusform>
            <numerusform>Remover %n formas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: undo brings it back.</source>
        <translation>%1: desfazer traz de volta.</translation>
    </message>
    <message>
        <source>Join into one track</source>
        <translation>Unir numa trilha</translation>
    </message>
    <message>
        <source>Choose cells of different frames first, such as with Shift.</source>
        <translation>Escolha antes células de quadros diferentes, por exemplo com Shift.</translation>
    </message>
    <message>
        <source>Take out of the track</source>
        <translation>Tirar da trilha</translation>
    </message>
    <message>
        <source>Choose cells of a track first.</source>
        <translation>Escolha antes células de uma trilha.</translation>
    </message>
    <message>
        <source>Hold %1</source>
        <translation>Manter %1</translation>
    </message>
    <message>
        <source>Choose cells behind a shape of the track first.</source>
        <translation>Escolha antes células depois de uma forma da trilha.</translation>
    </message>
    <message>
        <source>Make keys of %1</source>
        <translation>Fazer chaves de %1</translation>
    </message>
    <message>
        <source>Work in-betweens of %1 out</source>
        <translation>Calcular intermediários de %1</translation>
    </message>
    <message>
        <source>Choose cells between two keys of a track first.</source>
        <translation>Escolha antes células entre duas chaves de uma trilha.</translation>
    </message>
    <message numerus="yes">
        <source>%n keys are worked out from those around them now. Undo brings them back.</source>
        <translation>
            <numerusform>%n chave agora é calculada das que a cercam. Desfazer a traz de volta.</numerusform>
            <numerusform>%n chaves agora são calculadas das que as cercam. Desfazer as traz de volta.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shapes look like one thing: make them a track?</source>
        <translation>%1 formas parecem uma só coisa: fazer delas uma trilha?</translation>
    </message>
    <message>
        <source>%1 shapes look like %2 things: make them tracks?</source>
        <translation>%1 formas parecem %2 coisas: fazer delas trilhas?</translation>
    </message>
    <message>
        <source>Make tracks</source>
        <translation>Fazer trilhas</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>Make tracks of %1</source>
        <translation>Fazer trilhas de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen frames last as long now.</source>
        <translation>
            <numerusform>%n quadro escolhido dura isso agora.</numerusform>
            <numerusform>%n quadros escolhidos duram isso agora.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 key is worked out from those around it now. Undo brings it back.</source>
        <translation>1 chave agora é calculada das que a cercam. Desfazer a traz de volta.</translation>
    </message>
    <message>
        <source>%1 goes no further: the frames end there.</source>
        <translation>%1 não vai além: os quadros terminam ali.</translation>
    </message>
</context>
<context>
    <name>hitbox::VersionsDialog</name>
    <message>
        <source>Saved %1</source>
        <translation>%1 salvo</translation>
    </message>
    <message>
        <source>Saved at an unknown time</source>
        <translation>Salvo em momento desconhecido</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versões</translation>
    </message>
    <message>
        <source>“%1” as it was saved. A copy opens in a tab of its own and changes nothing else.</source>
        <translation>“%1” como foi salvo. Uma cópia abre numa aba própria e não muda mais nada.</translation>
    </message>
    <message>
        <source>There is none yet: the next save keeps one.</source>
        <translation>Ainda não há nenhuma: o próximo salvamento guarda uma.</translation>
    </message>
    <message>
        <source>Versions of the project</source>
        <translation>Versões do projeto</translation>
    </message>
    <message>
        <source>Open as c&amp;opy</source>
        <translation>Abrir como c&amp;ópia</translation>
    </message>
    <message>
        <source>Cannot be opened: %1</source>
        <translation>Não pode ser aberto: %1</translation>
    </message>
    <message>
        <source>As it is now</source>
        <translation>Como está agora</translation>
    </message>
    <message>
        <source>Since then: %1</source>
        <translation>Desde então: %1</translation>
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
        <translation>Digite para mudar uma coordenada; somas como 12+0.5 funcionam. Tab segue, Insert adiciona, Delete remove, Ctrl+C e Ctrl+V copiam e colam.</translation>
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
        <translation>O projeto está salvo. Ele não pôde ser guardado entre as suas versões: %1</translation>
    </message>
    <message>
        <source>A crash would lose unsaved work, which could not be kept: %1</source>
        <translation>Uma falha perderia trabalho não salvo, que não pôde ser guardado: %1</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
</context>
<context>
    <name>hitbox::formats</name>
    <message>
        <source>there is no format %1; there are: %2</source>
        <translation>não existe o formato %1; existem: %2</translation>
    </message>
    <message>
        <source>a depfile cannot hold the name %1: rename it without control characters, and with no backslash or colon at its end</source>
        <translation>um depfile não comporta o nome %1: renomeie-o sem caracteres de controle e sem barra invertida ou dois-pontos no final</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>it can be: %1</source>
        <translation>pode ser: %1</translation>
    </message>
    <message>
        <source>it takes a number from 0.000001 to 1000000</source>
        <translation>aceita um número de 0.000001 a 1000000</translation>
    </message>
    <message>
        <source>it takes one line of at most 1,000 characters</source>
        <translation>aceita uma linha de no máximo 1.000 caracteres</translation>
    </message>
    <message>
        <source>the format %1 has no option %2; it has: %3</source>
        <translation>o formato %1 não tem a opção %2; ele tem: %3</translation>
    </message>
    <message>
        <source>the option %1 cannot be %2; %3</source>
        <translation>a opção %1 não pode ser %2; %3</translation>
    </message>
    <message>
        <source>the project</source>
        <translation>o projeto</translation>
    </message>
    <message>
        <source>%1 and %2 would both be written to one file; rename one: what files are called by must differ by more than case and characters that files cannot have, in the %3 bytes that are kept of it, and a stage’s file is called by its name and “_stage”</source>
        <translation>%1 e %2 seriam gravados num só arquivo; renomeie um: os nomes dos arquivos precisam diferir em mais do que maiúsculas e caracteres que arquivos não podem ter, nos %3 bytes que são mantidos, e o arquivo de um palco se chama como ele mais “_stage”</translation>
    </message>
    <message>
        <source>%1 and %2 would both be written to %3; rename one: what files are called by must differ by more than case and characters that files cannot have, and a stage’s file is called by its name and “_stage”</source>
        <translation>%1 e %2 seriam gravados em %3; renomeie um: os nomes dos arquivos precisam diferir em mais do que maiúsculas e caracteres que arquivos não podem ter, e o arquivo de um palco se chama como ele mais “_stage”</translation>
    </message>
    <message>
        <source>there is nothing to export: the project has no sprites</source>
        <translation>não há nada a exportar: o projeto não tem sprites</translation>
    </message>
    <message>
        <source>there is nothing to export: no frame has shapes</source>
        <translation>não há nada a exportar: nenhum quadro tem formas</translation>
    </message>
    <message>
        <source>sprite %1, frame %2</source>
        <translation>sprite %1, quadro %2</translation>
    </message>
    <message>
        <source>, shape %1 %2</source>
        <translation>, forma %1 %2</translation>
    </message>
    <message>
        <source>read back, the file does not hold the shapes that were exported; nothing is written</source>
        <translation>lido de volta, o arquivo não contém as formas exportadas; nada é gravado</translation>
    </message>
    <message>
        <source>it reads %1</source>
        <translation>lê %1</translation>
    </message>
    <message>
        <source>it writes to %1</source>
        <translation>grava em %1</translation>
    </message>
    <message>
        <source>it writes to %1 and reads %2</source>
        <translation>grava em %1 e lê %2</translation>
    </message>
    <message>
        <source>it is no file of %1</source>
        <translation>não é um arquivo de %1</translation>
    </message>
    <message>
        <source>%1 has %2 MiB, and files of more than %3 MiB cannot be imported again: it was not read back and compared. Events, points and shapes that are cut into several sprites make smaller files</source>
        <translation>%1 tem %2 MiB, e arquivos com mais de %3 MiB não podem ser importados de novo: não foi lido de volta nem comparado. Eventos, pontos e formas divididos em vários sprites dão arquivos menores</translation>
    </message>
    <message>
        <source>%1 cannot be imported again, and was not read back and compared: %2</source>
        <translation>%1 não pode ser importado de novo e não foi lido de volta nem comparado: %2</translation>
    </message>
    <message>
        <source>the file could not be read back, and nothing is written: %1</source>
        <translation>o arquivo não pôde ser lido de volta, e nada é gravado: %1</translation>
    </message>
    <message>
        <source>sprite %1</source>
        <translation>sprite %1</translation>
    </message>
    <message>
        <source>no file of the export holds the shapes; nothing is written</source>
        <translation>nenhum arquivo da exportação contém as formas; nada é gravado</translation>
    </message>
    <message>
        <source>What is written was not read back and compared: shapes run from frame to frame, which no project can hold</source>
        <translation>O que é gravado não foi lido de volta nem comparado: as formas passam de quadro em quadro, o que nenhum projeto comporta</translation>
    </message>
    <message>
        <source>What is written was not read back and compared: there is more than can be imported</source>
        <translation>O que é gravado não foi lido de volta nem comparado: há mais do que pode ser importado</translation>
    </message>
    <message>
        <source>not written: it is read for this; choose another name</source>
        <translation>não gravado: ele é lido para isto; escolha outro nome</translation>
    </message>
    <message>
        <source>not written: it is the image of the sprite “%1”; choose another place</source>
        <translation>não gravado: é a imagem do sprite “%1”; escolha outro lugar</translation>
    </message>
    <message>
        <source>The name %1 gets an apostrophe in front: a spreadsheet would run it</source>
        <translation>O nome %1 recebe um apóstrofo na frente: uma planilha o executaria</translation>
    </message>
    <message>
        <source>The project has %1 categories, and Defold takes %2 groups</source>
        <translation>O projeto tem %1 categorias, e o Defold aceita %2 grupos</translation>
    </message>
    <message>
        <source>The category %1 becomes the group %2: Defold lists groups with commas</source>
        <translation>A categoria %1 vira o grupo %2: o Defold lista grupos com vírgulas</translation>
    </message>
    <message>
        <source>All frames of %1 get the duration of the first: GDevelop has one for an animation</source>
        <translation>Todos os quadros de %1 recebem a duração do primeiro: o GDevelop tem uma só por animação</translation>
    </message>
    <message>
        <source>GDevelop has no sheets: give it an image for each frame, by its name</source>
        <translation>O GDevelop não tem folhas: dê a ele uma imagem por quadro, pelo nome</translation>
    </message>
    <message>
        <source>Categories are left out: GDevelop has one collision mask for a frame</source>
        <translation>As categorias são omitidas: o GDevelop tem uma só máscara de colisão por quadro</translation>
    </message>
    <message>
        <source>Godot plays animations once or for ever; these tags are played for ever: %1</source>
        <translation>O Godot toca animações uma vez ou para sempre; estas etiquetas são tocadas para sempre: %1</translation>
    </message>
    <message>
        <source>Godot plays animations once or for ever; these tags are played once: %1</source>
        <translation>O Godot toca animações uma vez ou para sempre; estas etiquetas são tocadas uma vez: %1</translation>
    </message>
    <message>
        <source>On stages, shapes that run have the size that they begin with until an animation is played</source>
        <translation>Nos palcos, formas em movimento têm o tamanho com que começam até que uma animação seja tocada</translation>
    </message>
    <message>
        <source>In-betweens stand still in each frame: with the option tween, Godot runs through them</source>
        <translation>Os intermediários ficam parados em cada quadro: com a opção “Intermediários” (tween), o Godot passa por eles</translation>
    </message>
    <message>
        <source>In-betweens of capsules, and of tracks whose shapes differ by more than place and size, stand still in each frame</source>
        <translation>Intermediários de cápsulas, e de trilhas cujas formas diferem em mais do que lugar e tamanho, ficam parados em cada quadro</translation>
    </message>
    <message>
        <source>The animation of the tag %1 is named %2: the name is that of the animation that sets all back</source>
        <translation>A animação da etiqueta %1 se chama %2: o nome é o da animação que restaura tudo</translation>
    </message>
    <message>
        <source>the animations would have %1 tracks, one for each tag and shape, and at most %2 are written; cut the sprite into several, or take tags out</source>
        <translation>as animações teriam %1 trilhas, uma por etiqueta e forma, e são gravadas no máximo %2; divida o sprite em vários ou retire etiquetas</translation>
    </message>
    <message>
        <source>The packed sheets are shown by no scene: with the option pictures, scenes show them</source>
        <translation>As folhas empacotadas não são mostradas por nenhuma cena: com a opção pictures, as cenas as mostram</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <translation>%1 como %2</translation>
    </message>
    <message>
        <source>The node is named %1: a name in Godot differs from all others and has none of . : @ / &quot; %</source>
        <translation>O nó se chama %1: um nome no Godot difere de todos os outros e não tem nenhum de . : @ / &quot; %</translation>
    </message>
    <message>
        <source>Properties get other names, for Godot’s differ from each other and have letters, digits and _ alone: %1</source>
        <translation>As propriedades recebem outros nomes, pois as do Godot diferem umas das outras e têm só letras, dígitos e _: %1</translation>
    </message>
    <message>
        <source>Properties are left out, since Godot keeps none that are null: %1</source>
        <translation>As propriedades são omitidas, pois o Godot não guarda as que são null: %1</translation>
    </message>
    <message>
        <source>Frames without an image show no picture</source>
        <translation>Quadros sem imagem não mostram nada</translation>
    </message>
    <message>
        <source>Godot finds images only in the folder of the game; these lie elsewhere: %1</source>
        <translation>O Godot só encontra imagens na pasta do jogo; estas ficam em outro lugar: %1</translation>
    </message>
    <message>
        <source>Categories are left out: the loader gives every shape of a body one FixtureDef of yours</source>
        <translation>As categorias são omitidas: o carregador dá a cada forma de um corpo um FixtureDef seu</translation>
    </message>
    <message>
        <source>The frame has no whole numbers as properties “group” and “image”: what it lacks of them is written as %1 and %2</source>
        <translation>O quadro não tem números inteiros como propriedades “group” e “image”: o que falta é gravado como %1 e %2</translation>
    </message>
    <message>
        <source>The tag %1 becomes action %2: actions have numbers, and the name is a comment</source>
        <translation>A etiqueta %1 vira a ação %2: ações têm números, e o nome é um comentário</translation>
    </message>
    <message>
        <source>The body is named %1: another frame is called %2, too</source>
        <translation>O corpo se chama %1: outro quadro também se chama %2</translation>
    </message>
    <message>
        <source>1 polygon, %1 points</source>
        <translation>1 polígono, %1 pontos</translation>
    </message>
    <message>
        <source>%1 polygons, at most %2 points</source>
        <translation>%1 polígonos, no máximo %2 pontos</translation>
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
        <translation>1 caixa</translation>
    </message>
    <message>
        <source>%1 boxes</source>
        <translation>%1 caixas</translation>
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
        <translation>1 corrente, %1 pontos</translation>
    </message>
    <message>
        <source>%1 chains, at most %2 points</source>
        <translation>%1 correntes, no máximo %2 pontos</translation>
    </message>
    <message>
        <source>1 convex piece, %1 points</source>
        <translation>1 peça convexa, %1 pontos</translation>
    </message>
    <message>
        <source>%1 convex pieces, at most %2 points</source>
        <translation>%1 peças convexas, no máximo %2 pontos</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>%1 itself cuts concave polygons into convex pieces when it loads them</source>
        <translation>O próprio %1 corta polígonos côncavos em peças convexas ao carregá-los</translation>
    </message>
    <message>
        <source>Convex pieces are written beside the outline as drawn</source>
        <translation>As peças convexas são gravadas ao lado do contorno desenhado</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation> (e mais %1)</translation>
    </message>
    <message>
        <source>The name %1 has characters that XML cannot carry: pictures or numbers of them are written in their place</source>
        <translation>O nome %1 tem caracteres que o XML não comporta: no lugar são gravados desenhos ou números deles</translation>
    </message>
    <message>
        <source>The text of the property %1 has characters that XML cannot carry: pictures or numbers of them are written in their place</source>
        <translation>O texto da propriedade %1 tem caracteres que o XML não comporta: no lugar são gravados desenhos ou números deles</translation>
    </message>
    <message>
        <source>Fields of categories are left out: %1</source>
        <translation>Os campos das categorias são omitidos: %1</translation>
    </message>
    <message>
        <source>Fields of a kind that this version does not know are left out: %1</source>
        <translation>Campos de um tipo que esta versão não conhece são omitidos: %1</translation>
    </message>
    <message>
        <source>Shapes without a category get bit 1 and strike nothing</source>
        <translation>Formas sem categoria recebem o bit 1 e não atingem nada</translation>
    </message>
    <message>
        <source>The category %1 is not defined: its shapes get bit 1 and strike nothing</source>
        <translation>A categoria %1 não está definida: suas formas recebem o bit 1 e não atingem nada</translation>
    </message>
    <message>
        <source>The category %1 loses bits: the engine filters by %2 of them</source>
        <translation>A categoria %1 perde bits: o motor filtra por %2 deles</translation>
    </message>
    <message>
        <source>Engines do not load %1, which the export names: pack a sheet, where the format has that option, or save it as a PNG</source>
        <translation>Motores não carregam %1, que a exportação nomeia: empacote uma folha, onde o formato tem essa opção, ou salve como PNG</translation>
    </message>
    <message>
        <source>The shapes have several categories, and the format filters whole bodies only</source>
        <translation>As formas têm várias categorias, e o formato filtra só corpos inteiros</translation>
    </message>
    <message>
        <source>Tags and durations are left out: the format does not switch frames</source>
        <translation>Etiquetas e durações são omitidas: o formato não troca de quadro</translation>
    </message>
    <message>
        <source>Tracks are left out: every frame has shapes of its own in the format</source>
        <translation>As trilhas são omitidas: no formato cada quadro tem formas próprias</translation>
    </message>
    <message>
        <source>In-betweens are written as they are in each frame: the format runs through none</source>
        <translation>Os intermediários são gravados como estão em cada quadro: o formato não passa por nenhum</translation>
    </message>
    <message>
        <source>In-betweens of a kind that this version does not know are written as they are in each frame, and what they are is left out</source>
        <translation>Intermediários de um tipo que esta versão não conhece são gravados como estão em cada quadro, e o que eles são é omitido</translation>
    </message>
    <message>
        <source>How often tags are played is left out: the format does not say it</source>
        <translation>Quantas vezes as etiquetas são tocadas é omitido: o formato não diz isso</translation>
    </message>
    <message>
        <source>Points of frames are left out: the format has none</source>
        <translation>Os pontos dos quadros são omitidos: o formato não tem nenhum</translation>
    </message>
    <message>
        <source>Events of frames are left out: the format has none</source>
        <translation>Os eventos dos quadros são omitidos: o formato não tem nenhum</translation>
    </message>
    <message>
        <source>The frame is left out: no tag shows it</source>
        <translation>O quadro é omitido: nenhuma etiqueta o mostra</translation>
    </message>
    <message>
        <source>Stages are left out: the format has none</source>
        <translation>Os palcos são omitidos: o formato não tem nenhum</translation>
    </message>
    <message>
        <source>the sprite %1</source>
        <translation>o sprite %1</translation>
    </message>
    <message>
        <source>the stage %1</source>
        <translation>o palco %1</translation>
    </message>
    <message>
        <source>the frame %1 of the sprite %2</source>
        <translation>o quadro %1 do sprite %2</translation>
    </message>
    <message>
        <source>whole pixels</source>
        <translation>pixels inteiros</translation>
    </message>
    <message>
        <source>single precision</source>
        <translation>precisão simples</translation>
    </message>
    <message>
        <source>Rounded to %1, the outline meets itself</source>
        <translation>Arredondado para %1, o contorno encontra a si mesmo</translation>
    </message>
    <message>
        <source>Rounding to %1 moves points by up to %2 px</source>
        <translation>Arredondar para %1 move pontos em até %2 px</translation>
    </message>
    <message>
        <source>The shape is left out: it cannot be cut into convex pieces</source>
        <translation>A forma é omitida: ela não pode ser cortada em peças convexas</translation>
    </message>
    <message>
        <source>The circle becomes a polygon with %1 corners</source>
        <translation>O círculo vira um polígono com %1 cantos</translation>
    </message>
    <message>
        <source>The capsule becomes a polygon with %1 corners</source>
        <translation>A cápsula vira um polígono com %1 cantos</translation>
    </message>
    <message>
        <source>The capsule becomes a rectangle and two circles</source>
        <translation>A cápsula vira um retângulo e dois círculos</translation>
    </message>
    <message>
        <source>The %1 becomes the box around it: the format has no other shapes</source>
        <translation>O elemento (%1) vira a caixa ao redor dele: o formato não tem outras formas</translation>
    </message>
    <message>
        <source>The chain is left out: the format has none</source>
        <translation>A corrente é omitida: o formato não tem nenhuma</translation>
    </message>
    <message>
        <source>The shape is left out: it is finer than the engine can hold</source>
        <translation>A forma é omitida: ela é mais fina do que o motor comporta</translation>
    </message>
    <message>
        <source>Convex pieces are left out that are finer than the engine can hold: %1</source>
        <translation>São omitidas peças convexas mais finas do que o motor comporta: %1</translation>
    </message>
    <message>
        <source>Properties are left out: %1</source>
        <translation>As propriedades são omitidas: %1</translation>
    </message>
    <message>
        <source>Points become one that are too close together for the engine</source>
        <translation>Pontos próximos demais para o motor viram um só</translation>
    </message>
    <message>
        <source>The %1 becomes a polygon, since it is scaled unevenly</source>
        <translation>O elemento (%1) vira um polígono, pois é escalado de forma desigual</translation>
    </message>
    <message>
        <source>layers are left out, the order of bodies stays</source>
        <translation>as camadas são omitidas, a ordem dos corpos fica</translation>
    </message>
    <message>
        <source>bodies keep to their frames: the format does not switch them</source>
        <translation>os corpos ficam nos seus quadros: o formato não os troca</translation>
    </message>
    <message>
        <source>%1, shape %2: </source>
        <translation>%1, forma %2: </translation>
    </message>
    <message>
        <source>probes and emitters are left out</source>
        <translation>sondas e emissores são omitidos</translation>
    </message>
    <message>
        <source>velocities and spins of the play test are left out</source>
        <translation>velocidades e giros do teste de jogo são omitidos</translation>
    </message>
    <message>
        <source>Stage %1: %2</source>
        <translation>Palco %1: %2</translation>
    </message>
    <message>
        <source>instance %1 is left out: it has no frame</source>
        <translation>a instância %1 é omitida: ela não tem quadro</translation>
    </message>
    <message>
        <source>instance %1 is left out: it is scaled to nothing</source>
        <translation>a instância %1 é omitida: ela foi escalada a nada</translation>
    </message>
    <message>
        <source>it has no image, and Tiled has no tile without one; give the sprite an image, or export to another format</source>
        <translation>ele não tem imagem, e no Tiled não há tile sem uma; dê uma imagem ao sprite ou exporte para outro formato</translation>
    </message>
    <message>
        <source>The property %1 is written as %2: another has that name in Tiled’s file</source>
        <translation>A propriedade %1 é gravada como %2: outra tem esse nome no arquivo do Tiled</translation>
    </message>
    <message>
        <source>The image cannot be read: Tiled may count its tiles otherwise</source>
        <translation>A imagem não pode ser lida: o Tiled pode contar os tiles de outra forma</translation>
    </message>
    <message>
        <source>The frames lie on no grid: Tiled shows them from version 1.9 on, earlier ones show the whole image in every tile</source>
        <translation>Os quadros não ficam numa grade: o Tiled os mostra a partir da versão 1.9; as anteriores mostram a imagem inteira em cada tile</translation>
    </message>
    <message>
        <source>Trimmed frames: a tile is what the image has of its frame</source>
        <translation>Quadros aparados: um tile é o que a imagem tem do seu quadro</translation>
    </message>
    <message>
        <source>The tag %1 is left out: a tile has one animation, and its first frame begins another</source>
        <translation>A etiqueta %1 é omitida: um tile tem uma só animação, e o primeiro quadro dela começa outra</translation>
    </message>
    <message>
        <source>The duration is rounded to whole milliseconds</source>
        <translation>A duração é arredondada para milissegundos inteiros</translation>
    </message>
    <message>
        <source>Unity plays clips once or for ever; these tags are played for ever: %1</source>
        <translation>O Unity toca clipes uma vez ou para sempre; estas etiquetas são tocadas para sempre: %1</translation>
    </message>
    <message>
        <source>Unity calls methods by the names of events, and no method can have these: %1</source>
        <translation>O Unity chama métodos pelos nomes dos eventos, e nenhum método pode ter estes: %1</translation>
    </message>
    <message>
        <source>one sheet shows at most %1 frames: the first ones of %2</source>
        <translation>uma folha mostra no máximo %1 quadros: os primeiros de %2</translation>
    </message>
    <message>
        <source>drawn with %1 pixels a frame in place of %2, to fit into one picture</source>
        <translation>desenhado com %1 pixels por quadro em vez de %2, para caber numa figura</translation>
    </message>
    <message>
        <source>the picture cannot be made</source>
        <translation>a figura não pode ser feita</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 quadro</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>%1 quadros</translation>
    </message>
    <message>
        <source>the pictures up to this one take more than %1 bytes; draw contact sheets in place of them, with --sheet</source>
        <translation>as figuras até esta passam de %1 bytes; desenhe folhas de contato em vez delas, com --sheet</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>contato</translation>
    </message>
    <message>
        <source>A hits</source>
        <translation>A atinge</translation>
    </message>
    <message>
        <source>B hits</source>
        <translation>B atinge</translation>
    </message>
    <message>
        <source>startup</source>
        <translation>preparação</translation>
    </message>
    <message>
        <source>active</source>
        <translation>ativo</translation>
    </message>
    <message>
        <source>recovery</source>
        <translation>recuperação</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>atordoado</translation>
    </message>
    <message>
        <source>a picture shows at most %1 ticks, and these are %2</source>
        <translation>uma figura mostra no máximo %1 tiques, e estes são %2</translation>
    </message>
    <message>
        <source>there is no template in it</source>
        <translation>não há modelo nele</translation>
    </message>
    <message>
        <source>the template makes too much of this project: at most 64 MiB are written</source>
        <translation>o modelo faz demais deste projeto: são gravados no máximo 64 MiB</translation>
    </message>
    <message>
        <source>this tag does not end; expected %1</source>
        <translation>esta tag não termina; esperava-se %1</translation>
    </message>
    <message>
        <source>the section %1 is not closed</source>
        <translation>a seção %1 não está fechada</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>a template cannot take in others</source>
        <translation>um modelo não pode incluir outros</translation>
    </message>
    <message>
        <source>expected at most %1 sections within each other</source>
        <translation>esperavam-se no máximo %1 seções umas dentro das outras</translation>
    </message>
    <message>
        <source>the section %1 is closed here, but %2</source>
        <translation>a seção %1 é fechada aqui, mas %2</translation>
    </message>
    <message>
        <source>none is open</source>
        <translation>nenhuma está aberta</translation>
    </message>
    <message>
        <source>%1 is open</source>
        <translation>%1 está aberta</translation>
    </message>
    <message>
        <source>there is nothing named %1 in the data</source>
        <translation>não há nada chamado %1 nos dados</translation>
    </message>
    <message>
        <source>expected two delimiters, such as {{=&lt;% %&gt;=}}</source>
        <translation>esperavam-se dois delimitadores, como {{=&lt;% %&gt;=}}</translation>
    </message>
    <message>
        <source>%1 is not understood; expected file=NAME, escape=%2 or y=up</source>
        <translation>%1 não é entendido; esperava-se file=NAME, escape=%2 ou y=up</translation>
    </message>
    <message>
        <source>the template has more than %1 bytes</source>
        <translation>o modelo tem mais de %1 bytes</translation>
    </message>
    <message>
        <source>the template is not text in UTF-8</source>
        <translation>o modelo não é texto em UTF-8</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>“%1”, frame “%2”</source>
        <translation>“%1”, quadro “%2”</translation>
    </message>
    <message>
        <source>“%1”, tag “%2”</source>
        <translation>“%1”, etiqueta “%2”</translation>
    </message>
    <message>
        <source>“%1”, all frames</source>
        <translation>“%1”, todos os quadros</translation>
    </message>
    <message>
        <source>%1: instance %2</source>
        <translation>%1: instância %2</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation>%1 rodadas</translation>
    </message>
    <message>
        <source>when hit %1</source>
        <translation>ao ser atingido %1</translation>
    </message>
    <message>
        <source>%1: startup %2, active %3, recovery %4</source>
        <translation>%1: preparação %2, ativo %3, recuperação %4</translation>
    </message>
    <message>
        <source>%1 %2 at %3</source>
        <translation>%1 %2 em %3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>e mais %1</translation>
    </message>
    <message>
        <source>hits by group: %1</source>
        <translation>acertos por grupo: %1</translation>
    </message>
    <message>
        <source>contact: %1</source>
        <translation>contato: %1</translation>
    </message>
    <message>
        <source>A hits: %1</source>
        <translation>A atinge: %1</translation>
    </message>
    <message>
        <source>B hits: %1</source>
        <translation>B atinge: %1</translation>
    </message>
    <message>
        <source>frames of advantage for A: %1</source>
        <translation>quadros de vantagem para A: %1</translation>
    </message>
    <message>
        <source>“%1”: %2 ticks, B starts at %3</source>
        <translation>“%1”: %2 tiques, B começa em %3</translation>
    </message>
    <message>
        <source>how many pixels a metre of the engine has</source>
        <translation>quantos pixels tem um metro do motor</translation>
    </message>
    <message>
        <source>Pixels per metre</source>
        <translation>Pixels por metro</translation>
    </message>
    <message>
        <source>whether each sprite gets SPRITE_packed.png, with its pictures trimmed and close together</source>
        <translation>se cada sprite recebe SPRITE_packed.png, com as imagens aparadas e bem juntas</translation>
    </message>
    <message>
        <source>Pack frames into one sheet</source>
        <translation>Empacotar os quadros em uma folha</translation>
    </message>
    <message>
        <source>by how many pixels the edges of packed pictures are repeated around them</source>
        <translation>por quantos pixels as bordas das imagens empacotadas se repetem em volta delas</translation>
    </message>
    <message>
        <source>Pack extrude</source>
        <translation>Repetir bordas</translation>
    </message>
    <message>
        <source>how many pixels a side of a packed sheet has at most</source>
        <translation>quantos pixels tem no máximo um lado da folha empacotada</translation>
    </message>
    <message>
        <source>Pack side</source>
        <translation>Lado máximo</translation>
    </message>
    <message>
        <source>C and C++ header</source>
        <translation>Cabeçalho de C e C++</translation>
    </message>
    <message>
        <source>Constant arrays for C99 and C++: outlines in frame pixels and convex pieces, frame by frame</source>
        <translation>Matrizes constantes para C99 e C++: contornos em pixels do quadro e peças convexas, quadro a quadro</translation>
    </message>
    <message>
        <source>PhysicsEditor&apos;s property list: a body for each frame, by its name; a fixture&apos;s tag is the shape&apos;s id</source>
        <translation>Lista de propriedades do PhysicsEditor: um corpo por quadro, com o nome dele; a etiqueta de uma fixture é o id da forma</translation>
    </message>
    <message>
        <source>A table for spreadsheets and scripts: a row for each point of each shape, in frame pixels</source>
        <translation>Uma tabela para planilhas e scripts: uma linha para cada ponto de cada forma, em pixels do quadro</translation>
    </message>
    <message>
        <source>what becomes of names that a spreadsheet would run: an apostrophe in front</source>
        <translation>o que acontece com nomes que uma planilha executaria: um apóstrofo na frente</translation>
    </message>
    <message>
        <source>quote</source>
        <translation>com apóstrofo</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>sem mudança</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Fórmulas</translation>
    </message>
    <message>
        <source>A convex shape per piece, and collision objects for each frame and category, categories as groups</source>
        <translation>Uma forma convexa por peça, e objetos de colisão para cada quadro e categoria, com as categorias como grupos</translation>
    </message>
    <message>
        <source>what objects are; those of sensors are triggers</source>
        <translation>o que os objetos são; os de sensores são triggers</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>where the files lie in the game&apos;s project</source>
        <translation>onde ficam os arquivos no projeto do jogo</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>A sprite object with its animations: the collision mask of every frame, in convex polygons</source>
        <translation>Um objeto sprite com suas animações: a máscara de colisão de cada quadro, em polígonos convexos</translation>
    </message>
    <message>
        <source>A scene per sprite: an Area2D per category, a node per shape, an AnimationPlayer for the frames</source>
        <translation>Uma cena por sprite: um Area2D por categoria, um nó por forma, um AnimationPlayer para os quadros</translation>
    </message>
    <message>
        <source>whether the animations start over</source>
        <translation>se as animações recomeçam</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>whether Godot runs through in-betweens, in place of steps</source>
        <translation>se o Godot percorre os intermediários em vez de ir aos saltos</translation>
    </message>
    <message>
        <source>Tween</source>
        <translation>Intermediários</translation>
    </message>
    <message>
        <source>whether the frames’ pictures are shown, too</source>
        <translation>se as imagens dos quadros também são mostradas</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imagens</translation>
    </message>
    <message>
        <source>whether there is an animation RESET that sets all back</source>
        <translation>se há uma animação RESET que restaura tudo</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Everything in one documented file: outlines and convex pieces, bits and masks, frame by frame</source>
        <translation>Tudo em um arquivo documentado: contornos e peças convexas, bits e máscaras, quadro a quadro</translation>
    </message>
    <message>
        <source>For BodyEditorLoader: a body for each frame, by its name; lengths in widths of the frame</source>
        <translation>Para o BodyEditorLoader: um corpo por quadro, com o nome dele; comprimentos em larguras do quadro</translation>
    </message>
    <message>
        <source>A Lua table of frames: outlines in frame pixels, and convex pieces that love.physics takes</source>
        <translation>Uma tabela Lua de quadros: contornos em pixels do quadro e peças convexas que love.physics aceita</translation>
    </message>
    <message>
        <source>Actions with whole-number boxes about the axis: Clsn1 strikes, Clsn2 is struck</source>
        <translation>Ações com caixas de números inteiros em torno do eixo: Clsn1 atinge, Clsn2 é atingida</translation>
    </message>
    <message>
        <source>Matter bodies in the layout of PhysicsEditor, one for each frame, by its name</source>
        <translation>Corpos do Matter no formato do PhysicsEditor, um por quadro, com o nome dele</translation>
    </message>
    <message>
        <source>Box2D bodies in metres, one for each frame about its pivot, for the loaders of R.U.B.E.</source>
        <translation>Corpos do Box2D em metros, um por quadro em torno do pivô, para os carregadores do R.U.B.E.</translation>
    </message>
    <message>
        <source>A Lua module with physicsData(scale): the fixtures of each frame, by its name</source>
        <translation>Um módulo Lua com physicsData(scale): as fixtures de cada quadro, com o nome dele</translation>
    </message>
    <message>
        <source>A drawing of each frame&apos;s shapes, in frame pixels and the colours of their categories</source>
        <translation>Um desenho das formas de cada quadro, em pixels do quadro e nas cores de suas categorias</translation>
    </message>
    <message>
        <source>A tileset per sprite: a tile per frame with its shapes as objects, and animations from the tags</source>
        <translation>Um tileset por sprite: um tile por quadro com suas formas como objetos, e animações a partir das etiquetas</translation>
    </message>
    <message>
        <source>An editor script and its data: outlines of sprites, prefabs of colliders, and clips that switch the frames</source>
        <translation>Um script de editor e seus dados: contornos de sprites, prefabs de colliders e clipes que trocam os quadros</translation>
    </message>
    <message>
        <source>Template (Mustache)</source>
        <translation>Modelo (Mustache)</translation>
    </message>
    <message>
        <source>Any format: a Mustache template of your own, filled in with the project</source>
        <translation>Qualquer formato: um modelo Mustache seu, preenchido com o projeto</translation>
    </message>
    <message>
        <source>the template</source>
        <translation>o modelo</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>the language that names are escaped for</source>
        <translation>a linguagem para a qual os nomes são escapados</translation>
    </message>
    <message>
        <source>as-the-template-says</source>
        <translation>como diz o modelo</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Phaser 3 and 4</source>
        <translation>Phaser 3 e 4</translation>
    </message>
    <message>
        <source>the animations would say more than %1 times how a shape lies between its keys; cut the sprite into several, or take tags out</source>
        <translation>as animações diriam mais de %1 vezes como uma forma fica entre suas chaves; divida o sprite em vários ou retire etiquetas</translation>
    </message>
    <message>
        <source>not written: the file is no PNG, and a picture would replace it; give another name</source>
        <translation>não gravado: o arquivo não é um PNG, e uma imagem o substituiria; dê outro nome</translation>
    </message>
    <message>
        <source>Densities are left out: Defold takes the mass of the collision object</source>
        <translation>As densidades ficam de fora: o Defold usa a massa do objeto de colisão</translation>
    </message>
    <message>
        <source>Friction and restitution are those of the first shape of each frame: Matter knows them of whole bodies only</source>
        <translation>Atrito e restituição são os da primeira forma de cada quadro: o Matter só os conhece de corpos inteiros</translation>
    </message>
    <message>
        <source>Densities are not set: Unity takes the mass of the rigid body</source>
        <translation>As densidades não são definidas: o Unity usa a massa do corpo rígido</translation>
    </message>
    <message>
        <source>The animation of the tag %1 is named %2: a name in Godot differs from all others and has none of / : , [</source>
        <translation>A animação da etiqueta %1 se chama %2: um nome no Godot difere de todos os outros e não tem nenhum de / : , [</translation>
    </message>
    <message>
        <source>Rounding durations to whole ticks, 60 a second, changes them by up to %1 ms</source>
        <translation>Arredondar as durações para ticks inteiros, 60 por segundo, muda-as em até %1 ms</translation>
    </message>
    <message>
        <source>whether HitboxImporter.cs is written, which a game has once</source>
        <translation>se HitboxImporter.cs é escrito, que um jogo tem uma só vez</translation>
    </message>
    <message>
        <source>Editor script</source>
        <translation>Script de editor</translation>
    </message>
    <message>
        <source>Tags are left out: the format has none</source>
        <translation>As etiquetas são omitidas: o formato não tem nenhuma</translation>
    </message>
    <message>
        <source>Categories are left out: the format has none</source>
        <translation>As categorias são omitidas: o formato não tem nenhuma</translation>
    </message>
    <message>
        <source>not written: the file there is of another kind (%1), and the export would replace it; choose another folder, or move that file away</source>
        <translation>não gravado: o arquivo que está lá é de outro tipo (%1), e a exportação o substituiria; escolha outra pasta ou mova esse arquivo</translation>
    </message>
    <message>
        <source>not written: the picture there is none that this program has drawn, and it would be replaced; give another name, or delete it</source>
        <translation>não gravado: a imagem que está lá não foi desenhada por este programa e seria substituída; informe outro nome ou exclua-a</translation>
    </message>
    <message>
        <source> (and at least %1 more)</source>
        <translation> (e pelo menos mais %1)</translation>
    </message>
    <message>
        <source>%1, sprite %2, frame %3, shape %4 %5</source>
        <translation>%1, sprite %2, quadro %3, forma %4 %5</translation>
    </message>
    <message>
        <source>the frames up to this one are too large, this one has %1 by %2 pixels; draw contact sheets in place of them, with --sheet</source>
        <translation>os quadros até este são grandes demais, este tem %1 por %2 pixels; desenhe folhas de contato no lugar deles, com --sheet</translation>
    </message>
    <message>
        <source>the stage has %1 shapes, and no picture has more than %2; take instances to several stages</source>
        <translation>o palco tem %1 formas, e nenhuma imagem tem mais de %2; distribua as instâncias por vários palcos</translation>
    </message>
    <message>
        <source>A track of polygons and other shapes has a node for either; that of these is %1</source>
        <translation>Uma trilha de polígonos e outras formas tem um nó para cada tipo; o destas é %1</translation>
    </message>
    <message>
        <source>No animation goes to the frame: no tag shows it, or it lasts no time</source>
        <translation>Nenhuma animação chega ao quadro: nenhuma etiqueta o mostra, ou ele não dura nada</translation>
    </message>
    <message>
        <source>The first frame of %1 lasts no time: in GDevelop no frame does</source>
        <translation>O primeiro quadro de %1 não dura nada: no GDevelop nenhum dura</translation>
    </message>
    <message>
        <source>Pivots are left out: the format has none</source>
        <translation>Os pivôs são omitidos: o formato não tem nenhum</translation>
    </message>
    <message>
        <source>a tile plays the tag that begins with its frame; these play another one here, or none: %1</source>
        <translation>um tile reproduz a etiqueta que começa com o seu quadro; estes reproduzem aqui outra, ou nenhuma: %1</translation>
    </message>
    <message>
        <source>The duration is 0: an animation in Tiled stands still at the frame</source>
        <translation>A duração é 0: no Tiled uma animação fica parada no quadro</translation>
    </message>
    <message>
        <source>No clip shows the frame: no tag does, or it lasts no time</source>
        <translation>Nenhum clipe mostra o quadro: nenhuma etiqueta o faz, ou ele não dura nada</translation>
    </message>
    <message>
        <source>the events of frames that no clip shows are left out: %1</source>
        <translation>são omitidos os eventos de quadros que nenhum clipe mostra: %1</translation>
    </message>
    <message>
        <source>Durations are left out: the format has none</source>
        <translation>Durações são omitidas: o formato não tem</translation>
    </message>
</context>
<context>
    <name>hitbox::stage</name>
    <message>
        <source>the sprite “%1” has no frame “%2”</source>
        <translation>o sprite “%1” não tem o quadro “%2”</translation>
    </message>
    <message>
        <source>the sprite “%1” has no tag “%2”</source>
        <translation>o sprite “%1” não tem a etiqueta “%2”</translation>
    </message>
    <message>
        <source>an animation of the sprite “%1” has no frames</source>
        <translation>uma animação do sprite “%1” não tem quadros</translation>
    </message>
    <message>
        <source>there is no sprite “%1”</source>
        <translation>não existe o sprite “%1”</translation>
    </message>
    <message>
        <source>an animation of the sprite “%1” is longer than %2 ticks; shorten its durations</source>
        <translation>uma animação do sprite “%1” passa de %2 tiques; encurte as durações</translation>
    </message>
    <message>
        <source>the timeline is longer than %1 ticks; play fewer rounds or a smaller offset</source>
        <translation>a linha do tempo passa de %1 tiques; toque menos rodadas ou um deslocamento menor</translation>
    </message>
    <message>
        <source>the stage “%1” has no instance %2; it has %3</source>
        <translation>o palco “%1” não tem a instância %2; tem %3</translation>
    </message>
    <message>
        <source>an animation is played from 1 to %1 rounds</source>
        <translation>uma animação é tocada de 1 a %1 rodadas</translation>
    </message>
    <message>
        <source>the timeline was given up</source>
        <translation>a linha do tempo foi abandonada</translation>
    </message>
    <message>
        <source>there is no stage; place two frames on one</source>
        <translation>não há palco; ponha dois quadros num</translation>
    </message>
    <message>
        <source>the stage “%1” has fewer than two instances; place two</source>
        <translation>o palco “%1” tem menos de duas instâncias; ponha duas</translation>
    </message>
    <message>
        <source>the two players are the same instance; choose two</source>
        <translation>os dois jogadores são a mesma instância; escolha duas</translation>
    </message>
</context>
<context>
    <name>hitbox::validation</name>
    <message>
        <source>The export profile %1 cannot be run: %2</source>
        <translation>O perfil de exportação %1 não pode ser executado: %2</translation>
    </message>
    <message>
        <source>Export profiles that cannot be run</source>
        <translation>Perfis de exportação que não podem ser executados</translation>
    </message>
    <message>
        <source>The tag %1 runs from frame %2 to frame %3; the sprite has %4, counted from 0</source>
        <translation>A etiqueta %1 vai do quadro %2 ao quadro %3; o sprite tem %4, contados de 0</translation>
    </message>
    <message>
        <source>Let the tag run from frame %1 to frame %2</source>
        <translation>Fazer a etiqueta ir do quadro %1 ao quadro %2</translation>
    </message>
    <message>
        <source>Delete the tag</source>
        <translation>Excluir a etiqueta</translation>
    </message>
    <message>
        <source>Tags beyond the frames</source>
        <translation>Etiquetas além dos quadros</translation>
    </message>
    <message>
        <source>The category %1 has no bits: in engines nothing hits it</source>
        <translation>A categoria %1 não tem bits: nos motores nada a atinge</translation>
    </message>
    <message>
        <source>The categories %1 and %2 share bits: in engines what hits one hits both</source>
        <translation>As categorias %1 e %2 compartilham bits: nos motores, o que atinge uma atinge as duas</translation>
    </message>
    <message>
        <source>Give %1 a bit of its own</source>
        <translation>Dar a %1 um bit próprio</translation>
    </message>
    <message>
        <source>Bits that engines cannot tell categories by</source>
        <translation>Bits pelos quais os motores não distinguem categorias</translation>
    </message>
    <message>
        <source>The outline runs clockwise: %1 takes the other way only and gets it turned</source>
        <translation>O contorno corre no sentido horário: %1 só aceita o outro e o recebe invertido</translation>
    </message>
    <message>
        <source>Clockwise outlines</source>
        <translation>Contornos no sentido horário</translation>
    </message>
    <message>
        <source>Point %1 at %2 lies straight between its neighbours and changes nothing</source>
        <translation>O ponto %1 em %2 fica em linha reta entre os vizinhos e não muda nada</translation>
    </message>
    <message>
        <source>%1 points lie straight between their neighbours and change nothing</source>
        <translation>%1 pontos ficam em linha reta entre os vizinhos e não mudam nada</translation>
    </message>
    <message>
        <source>Remove points that lie straight on</source>
        <translation>Remover pontos em linha reta</translation>
    </message>
    <message>
        <source>Points that lie straight on</source>
        <translation>Pontos em linha reta</translation>
    </message>
    <message>
        <source>The outline turns inward at point %1: %2 takes convex polygons only and gets it in pieces</source>
        <translation>O contorno vira para dentro no ponto %1: %2 só aceita polígonos convexos e o recebe em peças</translation>
    </message>
    <message>
        <source>Concave shapes</source>
        <translation>Formas côncavas</translation>
    </message>
    <message>
        <source>Several sprites are named %1</source>
        <translation>Vários sprites se chamam %1</translation>
    </message>
    <message>
        <source>Several frames of the sprite are named %1</source>
        <translation>Vários quadros do sprite se chamam %1</translation>
    </message>
    <message>
        <source>Several tags of the sprite are named %1</source>
        <translation>Várias etiquetas do sprite se chamam %1</translation>
    </message>
    <message>
        <source>Several categories are named %1</source>
        <translation>Várias categorias se chamam %1</translation>
    </message>
    <message>
        <source>Several stages are named %1</source>
        <translation>Vários palcos se chamam %1</translation>
    </message>
    <message>
        <source>Keep the name for the first and number the others</source>
        <translation>Manter o nome do primeiro e numerar os outros</translation>
    </message>
    <message>
        <source>Names used twice</source>
        <translation>Nomes usados duas vezes</translation>
    </message>
    <message>
        <source>Several points of the frame are named %1, and a game gets the first of them</source>
        <translation>Vários pontos do quadro se chamam %1, e um jogo recebe o primeiro deles</translation>
    </message>
    <message>
        <source>Points of one name in a frame</source>
        <translation>Pontos do mesmo nome num quadro</translation>
    </message>
    <message>
        <source>The shapes %1 (number %2) and %3 (number %4) are of one track, and a frame has one shape of it: the lower one counts, which is number %2</source>
        <translation>As formas %1 (número %2) e %3 (número %4) são da mesma trilha, e um quadro tem uma só forma dela: vale a mais baixa, que é a número %2</translation>
    </message>
    <message>
        <source>Take %1 out of the track</source>
        <translation>Tirar %1 da trilha</translation>
    </message>
    <message>
        <source>Two shapes of one track in a frame</source>
        <translation>Duas formas de uma trilha num quadro</translation>
    </message>
    <message>
        <source>The frame has no shapes, while %1 of the sprite&apos;s %2 frames do</source>
        <translation>O quadro não tem formas, enquanto %1 dos %2 quadros do sprite têm</translation>
    </message>
    <message>
        <source>Copy the shapes of frame %1</source>
        <translation>Copiar as formas do quadro %1</translation>
    </message>
    <message>
        <source>Empty frames among full ones</source>
        <translation>Quadros vazios entre cheios</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>não é um número</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>não é um texto</translation>
    </message>
    <message>
        <source>neither true nor false</source>
        <translation>nem verdadeiro nem falso</translation>
    </message>
    <message>
        <source>none of the field&apos;s choices</source>
        <translation>nenhuma das escolhas do campo</translation>
    </message>
    <message>
        <source>not a finite number</source>
        <translation>não é um número finito</translation>
    </message>
    <message>
        <source>%1 of the shape %2 is %3, which is %4</source>
        <translation>%1 da forma %2 é %3, que é %4</translation>
    </message>
    <message>
        <source>Take it as the field&apos;s type</source>
        <translation>Tratá-lo como do tipo do campo</translation>
    </message>
    <message>
        <source>Take the default, %1</source>
        <translation>Usar o padrão, %1</translation>
    </message>
    <message>
        <source>Values that do not fit their field</source>
        <translation>Valores que não cabem no campo</translation>
    </message>
    <message>
        <source>The frame shows nothing: its rectangle is %1 by %2 pixels</source>
        <translation>O quadro não mostra nada: o retângulo tem %1 por %2 pixels</translation>
    </message>
    <message>
        <source>The frame reaches beyond its image: %1 by %2 pixels at (%3, %4), and the image has %5 by %6</source>
        <translation>O quadro passa da imagem: %1 por %2 pixels em (%3, %4), e a imagem tem %5 por %6</translation>
    </message>
    <message>
        <source>Cut the frame&apos;s rectangle to the image</source>
        <translation>Cortar o retângulo do quadro pela imagem</translation>
    </message>
    <message>
        <source>Frames beyond their image</source>
        <translation>Quadros além da imagem</translation>
    </message>
    <message>
        <source>The image %1 has changed since shapes were drawn on it</source>
        <translation>A imagem %1 mudou desde que formas foram desenhadas nela</translation>
    </message>
    <message>
        <source>Take the new image as it is</source>
        <translation>Aceitar a nova imagem como está</translation>
    </message>
    <message>
        <source>Images that have changed</source>
        <translation>Imagens que mudaram</translation>
    </message>
    <message>
        <source>The image %1 lies outside the project&apos;s folder</source>
        <translation>A imagem %1 fica fora da pasta do projeto</translation>
    </message>
    <message>
        <source>Images outside the project&apos;s folder</source>
        <translation>Imagens fora da pasta do projeto</translation>
    </message>
    <message>
        <source>The shape does not lie where it is worked out from the keys of its track</source>
        <translation>A forma não está onde é calculada a partir das chaves da sua trilha</translation>
    </message>
    <message>
        <source>Work the shape out anew</source>
        <translation>Recalcular a forma</translation>
    </message>
    <message>
        <source>In-betweens out of step with their keys</source>
        <translation>Intermediários fora de passo com as chaves</translation>
    </message>
    <message>
        <source>The shape lies between keys of its track, and there is none before it</source>
        <translation>A forma fica entre chaves da sua trilha, e não há nenhuma antes dela</translation>
    </message>
    <message>
        <source>The shape lies between keys of its track, and there is none behind it</source>
        <translation>A forma fica entre chaves da sua trilha, e não há nenhuma depois dela</translation>
    </message>
    <message>
        <source>The shape lies between keys of its track, and the track has none</source>
        <translation>A forma fica entre chaves da sua trilha, e a trilha não tem nenhuma</translation>
    </message>
    <message>
        <source>In-betweens without a key</source>
        <translation>Intermediários sem chave</translation>
    </message>
    <message>
        <source>The image %1 cannot be used: %2</source>
        <translation>A imagem %1 não pode ser usada: %2</translation>
    </message>
    <message>
        <source>Images that cannot be read</source>
        <translation>Imagens que não podem ser lidas</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: there is no sprite %3</source>
        <translation>Palco %1, instância %2: não existe o sprite %3</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: the sprite %3 has no frame %4</source>
        <translation>Palco %1, instância %2: o sprite %3 não tem o quadro %4</translation>
    </message>
    <message>
        <source>Take the instance off the stage</source>
        <translation>Tirar a instância do palco</translation>
    </message>
    <message>
        <source>Instances of what is not there</source>
        <translation>Instâncias do que não existe</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: the sprite %3 has no tag %4</source>
        <translation>Palco %1, instância %2: o sprite %3 não tem a etiqueta %4</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: the stage has no layer %3</source>
        <translation>Palco %1, instância %2: o palco não tem a camada %3</translation>
    </message>
    <message>
        <source>Stage %1, emitter %2: there is no instance %3 to aim at</source>
        <translation>Palco %1, emissor %2: não existe a instância %3 em que mirar</translation>
    </message>
    <message>
        <source>Stage %1, emitter %2: the project has no category %3</source>
        <translation>Palco %1, emissor %2: o projeto não tem a categoria %3</translation>
    </message>
    <message>
        <source>Let the instance keep to its frame</source>
        <translation>Deixar a instância no seu quadro</translation>
    </message>
    <message>
        <source>Let the instance stand on no layer</source>
        <translation>Deixar a instância sem camada</translation>
    </message>
    <message>
        <source>Let the emitter aim at its place</source>
        <translation>Deixar o emissor mirar no seu lugar</translation>
    </message>
    <message>
        <source>Let the bullets hit every category</source>
        <translation>Deixar os projéteis atingirem toda categoria</translation>
    </message>
    <message>
        <source>Add the category %1</source>
        <translation>Adicionar a categoria %1</translation>
    </message>
    <message>
        <source>Add the layer %1</source>
        <translation>Adicionar a camada %1</translation>
    </message>
    <message>
        <source>Tags, layers, targets and categories of stages that are not there</source>
        <translation>Etiquetas, camadas, alvos e categorias de palcos que não existem</translation>
    </message>
    <message>
        <source>Point %1 all but repeats point %2 at %3: less than 1/256 pixel away</source>
        <translation>O ponto %1 quase repete o ponto %2 em %3: a menos de 1/256 de pixel</translation>
    </message>
    <message>
        <source>Remove the point that all but repeats another</source>
        <translation>Remover o ponto que quase repete outro</translation>
    </message>
    <message>
        <source>Remove the %1 points that all but repeat others</source>
        <translation>Remover os %1 pontos que quase repetem outros</translation>
    </message>
    <message>
        <source>Points that all but repeat</source>
        <translation>Pontos que quase se repetem</translation>
    </message>
    <message>
        <source>The shape lies where the picture is wholly transparent</source>
        <translation>A forma fica onde a figura é toda transparente</translation>
    </message>
    <message>
        <source>Shapes over nothing</source>
        <translation>Formas sobre o nada</translation>
    </message>
    <message>
        <source>The shape lies outside the frame, which is %1 by %2 pixels</source>
        <translation>A forma fica fora do quadro, que tem %1 por %2 pixels</translation>
    </message>
    <message>
        <source>Move the shape into the frame</source>
        <translation>Mover a forma para dentro do quadro</translation>
    </message>
    <message>
        <source>Shapes outside the frame</source>
        <translation>Formas fora do quadro</translation>
    </message>
    <message>
        <source>The picture that the frame&apos;s shapes were drawn on is gone: it shows nothing now</source>
        <translation>A figura em que as formas do quadro foram desenhadas sumiu: agora ele não mostra nada</translation>
    </message>
    <message>
        <source>The picture that the frame&apos;s shapes were drawn on is gone: it shows another one now</source>
        <translation>A figura em que as formas do quadro foram desenhadas sumiu: agora ele mostra outra</translation>
    </message>
    <message>
        <source>The picture that the frame&apos;s shapes were drawn on is gone: it shows that of frame %1 now</source>
        <translation>A figura em que as formas do quadro foram desenhadas sumiu: agora ele mostra a do quadro %1</translation>
    </message>
    <message>
        <source>Take the picture that it shows</source>
        <translation>Aceitar a figura que ele mostra</translation>
    </message>
    <message>
        <source>Delete the frame with its shapes</source>
        <translation>Excluir o quadro com suas formas</translation>
    </message>
    <message>
        <source>Frames whose picture is gone</source>
        <translation>Quadros cuja figura sumiu</translation>
    </message>
    <message>
        <source>The export profile %1 leaves the project: %2; `hitbox export` does it with --allow-outside only</source>
        <translation>O perfil de exportação %1 sai do projeto: %2; `hitbox export` o faz só com --allow-outside</translation>
    </message>
    <message>
        <source>Export profiles that leave the project</source>
        <translation>Perfis de exportação que saem do projeto</translation>
    </message>
    <message>
        <source>Delete the shape %1</source>
        <translation>Excluir a forma %1</translation>
    </message>
    <message>
        <source>Make the shape a key</source>
        <translation>Fazer da forma uma chave</translation>
    </message>
    <message>
        <source>Point %1 repeats point %2 at %3: edge %2 has no length</source>
        <translation>O ponto %1 repete o ponto %2 em %3: a aresta %2 não tem comprimento</translation>
    </message>
    <message>
        <source>Remove the repeated point</source>
        <translation>Remover o ponto repetido</translation>
    </message>
    <message>
        <source>Remove the %1 repeated points</source>
        <translation>Remover os %1 pontos repetidos</translation>
    </message>
    <message>
        <source>Repeated points</source>
        <translation>Pontos repetidos</translation>
    </message>
    <message>
        <source>: points %1 and %2 lie in one place</source>
        <translation>: os pontos %1 e %2 ficam no mesmo lugar</translation>
    </message>
    <message>
        <source>: point %1 lies on edge %2</source>
        <translation>: o ponto %1 fica sobre a aresta %2</translation>
    </message>
    <message>
        <source>Edges %1 and %2 cross at %3</source>
        <translation>As arestas %1 e %2 se cruzam em %3</translation>
    </message>
    <message>
        <source>Edges %1 and %2 touch at %3</source>
        <translation>As arestas %1 e %2 se tocam em %3</translation>
    </message>
    <message>
        <source>Edges %1 and %2 overlap from %3 to %4</source>
        <translation>As arestas %1 e %2 se sobrepõem de %3 a %4</translation>
    </message>
    <message>
        <source>: the outline turns straight back at point %1</source>
        <translation>: o contorno volta direto para trás no ponto %1</translation>
    </message>
    <message>
        <source>More pairs of edges meet than are listed: %1 more</source>
        <translation>Mais pares de arestas se encontram do que são listados: mais %1</translation>
    </message>
    <message>
        <source>The outline is too much of a tangle to tell where its edges meet</source>
        <translation>O contorno é emaranhado demais para dizer onde suas arestas se encontram</translation>
    </message>
    <message>
        <source>More pairs of edges meet than are listed: at least %1 more</source>
        <translation>Mais pares de arestas se encontram do que são listados: pelo menos mais %1</translation>
    </message>
    <message>
        <source>Remove points that repeat, turn back or lie straight on</source>
        <translation>Remover pontos que se repetem, voltam ou ficam em linha reta</translation>
    </message>
    <message>
        <source>Untangle, keeping what is filled</source>
        <translation>Desemaranhar, mantendo o que é preenchido</translation>
    </message>
    <message>
        <source>Untangle into %1 shapes, keeping what is filled</source>
        <translation>Desemaranhar em %1 formas, mantendo o que é preenchido</translation>
    </message>
    <message>
        <source>Untangle into %1 shapes, keeping what is filled; holes stay open, cut through to the outside: %2</source>
        <translation>Desemaranhar em %1 formas, mantendo o que é preenchido; buracos ficam abertos, cortados até fora: %2</translation>
    </message>
    <message>
        <source>Take the outer outline, filling what it winds around</source>
        <translation>Usar o contorno externo, preenchendo o que ele contorna</translation>
    </message>
    <message>
        <source>Take the %1 outer outlines, filling what they wind around</source>
        <translation>Usar os %1 contornos externos, preenchendo o que eles contornam</translation>
    </message>
    <message>
        <source>Split in two at %1</source>
        <translation>Dividir em dois em %1</translation>
    </message>
    <message>
        <source>Keep all points, joined in an order that crosses nothing</source>
        <translation>Manter todos os pontos, ligados numa ordem que não cruza nada</translation>
    </message>
    <message>
        <source>Outlines that cross themselves</source>
        <translation>Contornos que cruzam a si mesmos</translation>
    </message>
    <message>
        <source>The outline turns straight back at point %1, %2</source>
        <translation>O contorno volta direto para trás no ponto %1, %2</translation>
    </message>
    <message>
        <source>Remove the spikes, and points that repeat or lie straight on</source>
        <translation>Remover as pontas, e pontos que se repetem ou ficam em linha reta</translation>
    </message>
    <message>
        <source>Spikes</source>
        <translation>Pontas</translation>
    </message>
    <message>
        <source>The shape is too small to be meant: it fills less than 1/256 of a pixel</source>
        <translation>A forma é pequena demais para ser intencional: preenche menos de 1/256 de pixel</translation>
    </message>
    <message>
        <source>Shapes of hardly any area</source>
        <translation>Formas quase sem área</translation>
    </message>
    <message>
        <source>The polygon has %1 of the 3 points it needs at least</source>
        <translation>O polígono tem %1 dos 3 pontos que precisa no mínimo</translation>
    </message>
    <message>
        <source>The chain has %1 of the 2 points it needs at least</source>
        <translation>A corrente tem %1 dos 2 pontos que precisa no mínimo</translation>
    </message>
    <message>
        <source>Too few points</source>
        <translation>Pontos de menos</translation>
    </message>
    <message>
        <source>The outline has %1 points: %2 takes at most %3 and gets it in pieces</source>
        <translation>O contorno tem %1 pontos: %2 aceita no máximo %3 e o recebe em peças</translation>
    </message>
    <message>
        <source>More points than the engine takes</source>
        <translation>Mais pontos do que o motor aceita</translation>
    </message>
    <message>
        <source>The shape is to be worked out from its keys by “%1”, which is no way known here; it counts as a key</source>
        <translation>A forma deve ser calculada das suas chaves por “%1”, um modo desconhecido aqui; ela conta como chave</translation>
    </message>
    <message>
        <source>In-betweens of an unknown kind</source>
        <translation>Intermediários de tipo desconhecido</translation>
    </message>
    <message>
        <source>The project has no category %1</source>
        <translation>O projeto não tem a categoria %1</translation>
    </message>
    <message>
        <source>Leave the shape without a category</source>
        <translation>Deixar a forma sem categoria</translation>
    </message>
    <message>
        <source>Unknown categories</source>
        <translation>Categorias desconhecidas</translation>
    </message>
    <message>
        <source>The category %1 hits %2, which the project does not have</source>
        <translation>A categoria %1 atinge %2, que o projeto não tem</translation>
    </message>
    <message>
        <source>Let it hit %1 no more</source>
        <translation>Não deixá-la mais atingir %1</translation>
    </message>
    <message>
        <source>Hits on categories that are not there</source>
        <translation>Acertos em categorias que não existem</translation>
    </message>
    <message>
        <source>The frame has an event without a name</source>
        <translation>O quadro tem um evento sem nome</translation>
    </message>
    <message>
        <source>The frame has a point without a name</source>
        <translation>O quadro tem um ponto sem nome</translation>
    </message>
    <message>
        <source>Give it a name that can be changed</source>
        <translation>Dar um nome que pode ser mudado</translation>
    </message>
    <message>
        <source>Remove what has no name</source>
        <translation>Remover o que não tem nome</translation>
    </message>
    <message>
        <source>Events and points without a name</source>
        <translation>Eventos e pontos sem nome</translation>
    </message>
    <message>
        <source>The polygon has no area</source>
        <translation>O polígono não tem área</translation>
    </message>
    <message>
        <source>The circle has a radius of 0</source>
        <translation>O círculo tem raio 0</translation>
    </message>
    <message>
        <source>The capsule has a radius of 0</source>
        <translation>A cápsula tem raio 0</translation>
    </message>
    <message>
        <source>The box has a width of 0</source>
        <translation>A caixa tem largura 0</translation>
    </message>
    <message>
        <source>The box has a height of 0</source>
        <translation>A caixa tem altura 0</translation>
    </message>
    <message>
        <source>Shapes without area</source>
        <translation>Formas sem área</translation>
    </message>
    <message>
        <source>Two versions were merged that both changed %1</source>
        <translation>Foram mescladas duas versões que mudaram %1</translation>
    </message>
    <message>
        <source>Two versions were merged, of which one removed %1 and the other changed it</source>
        <translation>Foram mescladas duas versões: uma removeu %1 e a outra o mudou</translation>
    </message>
    <message>
        <source>Two versions were merged that both moved some of %1</source>
        <translation>Foram mescladas duas versões que moveram algo em %1</translation>
    </message>
    <message>
        <source>Two versions were merged, and a name that one of them gave is that of something else</source>
        <translation>Foram mescladas duas versões, e um nome dado por uma delas é o de outra coisa</translation>
    </message>
    <message>
        <source>Two versions were merged that moved a shape to two places: it is there twice</source>
        <translation>Foram mescladas duas versões que levaram uma forma a dois lugares: ela está duas vezes</translation>
    </message>
    <message>
        <source>Two versions were merged, and %1 is gone with all that it named</source>
        <translation>Foram mescladas duas versões, e %1 se foi com tudo o que nomeava</translation>
    </message>
    <message>
        <source>Two versions were merged that do not agree</source>
        <translation>Foram mescladas duas versões que não concordam</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Deixar como está</translation>
    </message>
    <message>
        <source>Conflicts of a merge</source>
        <translation>Conflitos de uma mesclagem</translation>
    </message>
    <message numerus="yes">
        <source>%n images in %1 lie outside the project&apos;s folder</source>
        <translation>
            <numerusform>%n imagem em %1 está fora da pasta do projeto</numerusform>
            <numerusform>%n imagens em %1 estão fora da pasta do projeto</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>não há arquivo %1</translation>
    </message>
    <message>
        <source>simplify the outline, or draw it anew</source>
        <translation>simplifique o contorno ou desenhe-o de novo</translation>
    </message>
    <message>
        <source>The outline is too much of a tangle to untangle: %1</source>
        <translation>O contorno está emaranhado demais para ser desembaraçado: %1</translation>
    </message>
    <message>
        <source>To untangle the outline makes %1 shapes of it, and %2 are the most: %3</source>
        <translation>Desembaraçar o contorno faz dele %1 formas, e o máximo é %2: %3</translation>
    </message>
</context>
<context>
    <name>images</name>
    <message>
        <source>alpha threshold</source>
        <translation>limiar de alfa</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>tolerância</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>expansão</translation>
    </message>
    <message>
        <source>smallest island</source>
        <translation>menor ilha</translation>
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
        <translation>animação “%1”</translation>
    </message>
    <message>
        <source>found more than %1 shapes in all frames</source>
        <translation>encontradas mais de %1 formas em todos os quadros</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>found a coordinate beyond 1000000000</source>
        <translation>encontrada uma coordenada além de 1000000000</translation>
    </message>
    <message>
        <source>found a value that is no number</source>
        <translation>encontrado um valor que não é número</translation>
    </message>
    <message>
        <source>found a value that is no Vector2 of two numbers</source>
        <translation>encontrado um valor que não é um Vector2 de dois números</translation>
    </message>
    <message>
        <source>found a length below 0</source>
        <translation>encontrado um comprimento abaixo de 0</translation>
    </message>
    <message>
        <source>found a list of points that is not all pairs of numbers</source>
        <translation>encontrada uma lista de pontos que não é toda de pares de números</translation>
    </message>
    <message>
        <source>found a transform where position, rotation and scale are read; save the scene with Godot</source>
        <translation>encontrada uma transformação onde se leem posição, rotação e escala; salve a cena com o Godot</translation>
    </message>
    <message>
        <source>an object with x and y</source>
        <translation>um objeto com x e y</translation>
    </message>
    <message>
        <source>an array of points</source>
        <translation>um array de pontos</translation>
    </message>
    <message>
        <source>a number from 0 on</source>
        <translation>um número a partir de 0</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Draws, checks, previews and exports 2D hitboxes.</source>
        <translation>Desenha, verifica, pré-visualiza e exporta hitboxes 2D.</translation>
    </message>
    <message>
        <source>Projects (NAME.hitbox), images and folders of images to open.</source>
        <translation>Projetos (NAME.hitbox), imagens e pastas de imagens a abrir.</translation>
    </message>
    <message>
        <source>Open a copy of the sample project.</source>
        <translation>Abrir uma cópia do projeto de exemplo.</translation>
    </message>
</context>
<context>
    <name>project file</name>
    <message>
        <source>a PNG image</source>
        <translation>uma imagem PNG</translation>
    </message>
    <message>
        <source>a JPEG image</source>
        <translation>uma imagem JPEG</translation>
    </message>
    <message>
        <source>a GIF image</source>
        <translation>uma imagem GIF</translation>
    </message>
    <message>
        <source>a WebP image or a sound</source>
        <translation>uma imagem WebP ou um som</translation>
    </message>
    <message>
        <source>a BMP image</source>
        <translation>uma imagem BMP</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>um arquivo ZIP</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>um arquivo gzip</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>text in UTF-16</source>
        <translation>texto em UTF-16</translation>
    </message>
</context>
</TS>
