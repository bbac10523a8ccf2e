<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko">
<context>
    <name>Aseprite</name>
    <message>
        <source>frame %1</source>
        <translation>프레임 %1</translation>
    </message>
    <message>
        <source>the file ends too early: it has %1 bytes of the %2 that it states; copy it anew or save it once more</source>
        <translation>파일이 너무 일찍 끝납니다. 적힌 크기 %2바이트 중 %1바이트만 있습니다. 다시 복사하거나 저장하세요</translation>
    </message>
    <message>
        <source>its pixels are %1:%2 in Aseprite; here they are square</source>
        <translation>Aseprite에서 픽셀 비율이 %1:%2이지만 여기서는 정사각형입니다</translation>
    </message>
    <message>
        <source>has a broken header: %1 bytes are too few</source>
        <translation>헤더가 손상되었습니다. %1바이트는 너무 적습니다</translation>
    </message>
    <message>
        <source>has a broken header</source>
        <translation>헤더가 손상되었습니다</translation>
    </message>
    <message>
        <source>has a broken part: %1 bytes are too few</source>
        <translation>손상된 부분이 있습니다. %1바이트는 너무 적습니다</translation>
    </message>
    <message>
        <source>%1, old palette</source>
        <translation>%1, 이전 팔레트</translation>
    </message>
    <message>
        <source>has more than 256 colours</source>
        <translation>색상이 256개를 넘습니다</translation>
    </message>
    <message>
        <source>%1, palette</source>
        <translation>%1, 팔레트</translation>
    </message>
    <message>
        <source>sets the colours %1 to %2 of %3, which there are not; save the file once more</source>
        <translation>색상 %3개 중 없는 %1에서 %2까지의 색상을 설정합니다. 파일을 다시 저장하세요</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>레이어 %1</translation>
    </message>
    <message>
        <source>layer “%1”</source>
        <translation>레이어 “%1”</translation>
    </message>
    <message>
        <source>the layer “%1” is of a kind that is not known; left out</source>
        <translation>레이어 “%1”은(는) 알 수 없는 종류여서 제외했습니다</translation>
    </message>
    <message>
        <source>the layer “%1” blends in a way that is not known; it is laid on top as it is</source>
        <translation>레이어 “%1”의 혼합 모드를 알 수 없어 그대로 위에 겹칩니다</translation>
    </message>
    <message>
        <source>lies in more than %1 groups; take it out of some</source>
        <translation>%1개가 넘는 그룹 안에 있습니다. 일부 그룹에서 빼세요</translation>
    </message>
    <message>
        <source>has a picture on layer %1 of %2; save the file once more</source>
        <translation>레이어 %2개 중 %1에 그림이 있습니다. 파일을 다시 저장하세요</translation>
    </message>
    <message>
        <source>%1, layer “%2”</source>
        <translation>%1, 레이어 “%2”</translation>
    </message>
    <message>
        <source>holds what a layer of its kind cannot hold; save the file once more</source>
        <translation>이 종류의 레이어에 있을 수 없는 것이 있습니다. 파일을 다시 저장하세요</translation>
    </message>
    <message>
        <source>has two pictures; save the file once more</source>
        <translation>그림이 2개 있습니다. 파일을 다시 저장하세요</translation>
    </message>
    <message>
        <source>is linked to frame %1, which has no picture there before it; unlink it in Aseprite and save</source>
        <translation>앞의 프레임 %1에 연결되어 있지만 거기에 그림이 없습니다. Aseprite에서 연결을 해제하고 저장하세요</translation>
    </message>
    <message>
        <source>%1: a picture of a kind that is not known is left out</source>
        <translation>%1: 알 수 없는 종류의 그림이 제외됩니다</translation>
    </message>
    <message>
        <source>has tiles of %1 bits, expected 8, 16 or 32</source>
        <translation>타일이 %1비트입니다. 8, 16 또는 32비트여야 합니다</translation>
    </message>
    <message>
        <source>has a picture of %1 x %2, expected at most %3 a side</source>
        <translation>그림이 %1 x %2입니다. 한 변이 최대 %3이어야 합니다</translation>
    </message>
    <message>
        <source>has a picture of %1 x %2, expected at most %3 in all</source>
        <translation>그림이 %1 x %2입니다. 모두 합쳐 최대 %3이어야 합니다</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>태그</translation>
    </message>
    <message>
        <source>none of the frames of the tag “%1” is in the file; left out</source>
        <translation>태그 “%1”의 프레임이 파일에 하나도 없어 제외했습니다</translation>
    </message>
    <message>
        <source>the tag “%1” has fewer frames here than the file says</source>
        <translation>태그 “%1”의 프레임이 파일에 적힌 것보다 적습니다</translation>
    </message>
    <message>
        <source>%1, user data</source>
        <translation>%1, 사용자 데이터</translation>
    </message>
    <message>
        <source>slices</source>
        <translation>슬라이스</translation>
    </message>
    <message>
        <source>slice “%1”</source>
        <translation>슬라이스 “%1”</translation>
    </message>
    <message>
        <source>lies at %1 pixels, which is too far out</source>
        <translation>너무 먼 %1픽셀 위치에 있습니다</translation>
    </message>
    <message>
        <source>is %1 pixels long, which is too much</source>
        <translation>길이가 %1픽셀로 너무 깁니다</translation>
    </message>
    <message>
        <source>the slice “%1” has a key on frame %2, which there is not; left out</source>
        <translation>슬라이스 “%1”의 키가 없는 프레임 %2에 있어 제외했습니다</translation>
    </message>
    <message>
        <source>tilesets</source>
        <translation>타일셋</translation>
    </message>
    <message>
        <source>tileset “%1”</source>
        <translation>타일셋 “%1”</translation>
    </message>
    <message>
        <source>has tiles of %1 x %2 pixels, expected 1 to %3 a side</source>
        <translation>타일이 %1 x %2픽셀입니다. 한 변이 1에서 %3이어야 합니다</translation>
    </message>
    <message>
        <source>has %1 tiles of %2 x %3 pixels, expected at most %4 pixels in all</source>
        <translation>%2 x %3픽셀 타일이 %1개 있습니다. 모두 합쳐 최대 %4픽셀이어야 합니다</translation>
    </message>
    <message>
        <source>the tileset “%1” lies in another file; its tiles are left out</source>
        <translation>타일셋 “%1”이(가) 다른 파일에 있어 그 타일이 제외됩니다</translation>
    </message>
    <message>
        <source>the picture is %1 x %2 pixels, expected at most %3 a side</source>
        <translation>그림이 %1 x %2픽셀입니다. 한 변이 최대 %3이어야 합니다</translation>
    </message>
    <message>
        <source>it has %1 frames of %2 x %3 pixels, expected at most %4 of this size; save its tags as files of their own</source>
        <translation>%2 x %3픽셀 프레임이 %1개 있습니다. 이 크기로는 최대 %4개여야 합니다. 태그를 각각의 파일로 저장하세요</translation>
    </message>
    <message>
        <source>the file ends too early; copy it anew or save it once more</source>
        <translation>파일이 너무 일찍 끝납니다. 다시 복사하거나 저장하세요</translation>
    </message>
    <message>
        <source>the file is not one of Aseprite</source>
        <translation>Aseprite 파일이 아닙니다</translation>
    </message>
    <message>
        <source>its pixels have %1 bits, expected 8, 16 or 32</source>
        <translation>픽셀이 %1비트입니다. 8, 16 또는 32비트여야 합니다</translation>
    </message>
    <message>
        <source>it has %1 frames of %2 x %3 pixels, expected at least one of each</source>
        <translation>%2 x %3픽셀 프레임이 %1개 있습니다. 각각 1 이상이어야 합니다</translation>
    </message>
    <message>
        <source>it has %1 groups within each other, which is too much for a picture of %2 x %3 pixels; flatten some</source>
        <translation>그룹이 %1단계로 중첩되어 %2 x %3픽셀 그림에는 너무 깊습니다. 일부를 병합하세요</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture</source>
        <translation>그림을 위한 메모리가 부족합니다</translation>
    </message>
    <message>
        <source>its layers to be traced are too large; trace fewer of them</source>
        <translation>윤곽을 추적할 레이어가 너무 큽니다. 더 적은 레이어를 추적하세요</translation>
    </message>
    <message>
        <source>ends too early; it may have been cut short, so copy the file anew or save it once more</source>
        <translation>너무 일찍 끝납니다. 잘렸을 수 있으니 파일을 다시 복사하거나 저장하세요</translation>
    </message>
    <message>
        <source>there is too much to draw in it; merge layers, or save its tags as files of their own</source>
        <translation>그릴 것이 너무 많습니다. 레이어를 병합하거나 태그를 각각의 파일로 저장하세요</translation>
    </message>
    <message>
        <source>has a picture whose packed data is broken; save the file once more</source>
        <translation>압축 데이터가 손상된 그림이 있습니다. 파일을 다시 저장하세요</translation>
    </message>
    <message>
        <source>the tag “%1” ends where it turns in Aseprite; here it comes back once more</source>
        <translation>태그 “%1”은(는) Aseprite에서는 되돌아가는 곳에서 끝나지만 여기서는 한 번 더 돌아옵니다</translation>
    </message>
    <message>
        <source>user data of tags are left out, such as “%1”</source>
        <translation>태그의 사용자 데이터는 제외됩니다(예: “%1”)</translation>
    </message>
    <message>
        <source>user data of cels are left out, such as “%1”</source>
        <translation>셀의 사용자 데이터는 제외됩니다(예: “%1”)</translation>
    </message>
    <message>
        <source>user data of the sprite or a tileset are left out: “%1”</source>
        <translation>스프라이트 또는 타일셋의 사용자 데이터는 제외됩니다: “%1”</translation>
    </message>
</context>
<context>
    <name>BoxTool</name>
    <message>
        <source>Drag from corner to corner. Shift makes a square, Alt draws about the middle, Ctrl turns snapping off.</source>
        <translation>모서리에서 모서리까지 드래그하세요. Shift는 정사각형, Alt는 중심부터, Ctrl은 스냅 해제입니다.</translation>
    </message>
</context>
<context>
    <name>CanvasMenu</name>
    <message>
        <source>Delete the point	Del</source>
        <translation>점 삭제	Del</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n points	Del</source>
        <translation>
            <numerusform>점 %n개 삭제	Del</numerusform>
        </translation>
    </message>
    <message>
        <source>De&amp;lete the shape</source>
        <translation>도형 삭제(&amp;L)</translation>
    </message>
    <message numerus="yes">
        <source>De&amp;lete %n shapes</source>
        <translation>
            <numerusform>도형 %n개 삭제(&amp;L)</numerusform>
        </translation>
    </message>
    <message>
        <source>Cate&amp;gory</source>
        <translation>카테고리(&amp;G)</translation>
    </message>
    <message>
        <source>Copy to &amp;frames</source>
        <translation>프레임에 복사(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Align frames</source>
        <translation>프레임 정렬(&amp;A)</translation>
    </message>
</context>
<context>
    <name>CanvasParts</name>
    <message>
        <source>Point %1 of %2: %3, %4</source>
        <translation>%2의 점 %1: %3, %4</translation>
    </message>
    <message>
        <source>%1, frame %2, at %3, %4</source>
        <translation>%1, 프레임 %2, 위치 %3, %4</translation>
    </message>
    <message>
        <source>Canvas: stage %1</source>
        <translation>캔버스: 스테이지 %1</translation>
    </message>
    <message>
        <source>Canvas</source>
        <translation>캔버스</translation>
    </message>
    <message>
        <source>Canvas: frame %1 of %2</source>
        <translation>캔버스: %2의 프레임 %1</translation>
    </message>
</context>
<context>
    <name>CapsuleTool</name>
    <message>
        <source>Drag the box that the capsule fills. Alt draws about the middle, Ctrl turns snapping off.</source>
        <translation>캡슐이 채울 상자를 드래그하세요. Alt는 중심부터, Ctrl은 스냅 해제입니다.</translation>
    </message>
</context>
<context>
    <name>CircleTool</name>
    <message>
        <source>radius %1</source>
        <translation>반지름 %1</translation>
    </message>
    <message>
        <source>Drag from the centre to the rim. Alt draws from rim to rim, Shift keeps the radius to whole pixels, Ctrl turns snapping off.</source>
        <translation>중심에서 가장자리까지 드래그하세요. Alt는 가장자리끼리, Shift는 반지름을 정수 픽셀로, Ctrl은 스냅 해제입니다.</translation>
    </message>
</context>
<context>
    <name>ClipboardFlow</name>
    <message>
        <source>Nothing pasted: the project would hold too much.</source>
        <translation>붙여 넣지 않았습니다. 프로젝트의 내용이 너무 많아집니다.</translation>
    </message>
    <message>
        <source>Nothing pasted: shapes need a frame in view.</source>
        <translation>붙여 넣지 않았습니다. 도형을 넣을 프레임이 보여야 합니다.</translation>
    </message>
    <message>
        <source>1 shape</source>
        <translation>도형 1개</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes</source>
        <translation>
            <numerusform>도형 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>%1 붙여넣기</translation>
    </message>
    <message>
        <source>Pasted %1.</source>
        <translation>%1을(를) 붙여 넣었습니다.</translation>
    </message>
    <message>
        <source>Pasted %1 into %2 chosen frames.</source>
        <translation>선택한 프레임 %2개에 %1을(를) 붙여 넣었습니다.</translation>
    </message>
    <message>
        <source>Nothing pasted: frames need a sprite to go into.</source>
        <translation>붙여 넣지 않았습니다. 프레임을 넣을 스프라이트가 필요합니다.</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>프레임 1개</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>프레임 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Pasted %1 behind the frame in view.</source>
        <translation>보이는 프레임 뒤에 %1을(를) 붙여 넣었습니다.</translation>
    </message>
    <message>
        <source>1 sprite</source>
        <translation>스프라이트 1개</translation>
    </message>
    <message numerus="yes">
        <source>%n sprites</source>
        <translation>
            <numerusform>스프라이트 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing pasted: this project has none of the frames that the instances show.</source>
        <translation>붙여 넣지 않았습니다. 인스턴스가 표시하는 프레임이 이 프로젝트에 없습니다.</translation>
    </message>
    <message>
        <source>1 instance</source>
        <translation>인스턴스 1개</translation>
    </message>
    <message numerus="yes">
        <source>%n instances</source>
        <translation>
            <numerusform>인스턴스 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Pasted %1; the others show frames that this project does not have.</source>
        <translation>%1을(를) 붙여 넣었습니다. 나머지가 표시하는 프레임은 이 프로젝트에 없습니다.</translation>
    </message>
    <message>
        <source>Nothing pasted: there is no text on the clipboard.</source>
        <translation>붙여 넣지 않았습니다. 클립보드에 텍스트가 없습니다.</translation>
    </message>
    <message>
        <source>Nothing pasted: %1.</source>
        <translation>붙여 넣지 않았습니다: %1.</translation>
    </message>
    <message>
        <source>Nothing pasted: the clipboard is empty.</source>
        <translation>붙여 넣지 않았습니다. 클립보드가 비어 있습니다.</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Sprite</source>
        <translation>스프라이트</translation>
    </message>
    <message>
        <source>Frame of %1</source>
        <translation>%1의 프레임</translation>
    </message>
</context>
<context>
    <name>DifferencesText</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 added: %2</source>
        <translation>%1 추가: %2</translation>
    </message>
    <message>
        <source>%1 removed: %2</source>
        <translation>%1 제거: %2</translation>
    </message>
    <message>
        <source>%1 changed: %2</source>
        <translation>%1 변경: %2</translation>
    </message>
    <message>
        <source>sprites</source>
        <translation>스프라이트</translation>
    </message>
    <message>
        <source>stages</source>
        <translation>스테이지</translation>
    </message>
    <message>
        <source>categories</source>
        <translation>카테고리</translation>
    </message>
    <message>
        <source>settings of the project</source>
        <translation>프로젝트 설정</translation>
    </message>
    <message>
        <source>the order of things</source>
        <translation>항목 순서</translation>
    </message>
</context>
<context>
    <name>EditPointsTool</name>
    <message>
        <source>too far</source>
        <translation>너무 멉니다</translation>
    </message>
    <message>
        <source>Insert a point into %1</source>
        <translation>%1에 점 삽입</translation>
    </message>
    <message>
        <source>Move a point of %1</source>
        <translation>%1의 점 이동</translation>
    </message>
    <message numerus="yes">
        <source>Move %n points of %1</source>
        <translation>
            <numerusform>%1의 점 %n개 이동</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n points of %1</source>
        <translation>
            <numerusform>%1의 점 %n개 회전</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n points of %1</source>
        <translation>
            <numerusform>%1의 점 %n개 크기 조절</numerusform>
        </translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>놓으면 배치됩니다. Shift는 한 축으로 고정, Ctrl은 스냅 해제, Esc는 취소입니다.</translation>
    </message>
    <message>
        <source>Drag to move, the grips to scale and turn. Delete removes, arrows nudge, Tab goes to the next.</source>
        <translation>드래그하면 이동, 핸들로 크기 조절 및 회전합니다. Delete는 제거, 화살표는 조금씩 이동, Tab은 다음으로 이동입니다.</translation>
    </message>
    <message>
        <source>Press on a shape to edit its points.</source>
        <translation>도형을 누르면 점을 편집합니다.</translation>
    </message>
    <message>
        <source>Drag a point, or the middle of an edge to insert one. Ctrl+click deletes a point.</source>
        <translation>점을 드래그하거나, 변의 가운데를 드래그해 점을 삽입하세요. Ctrl+클릭은 점을 삭제합니다.</translation>
    </message>
    <message>
        <source>Drag to move. Delete removes, arrows nudge, Tab goes to the next.</source>
        <translation>드래그하면 이동합니다. Delete는 제거, 화살표는 조금씩 이동, Tab은 다음으로 이동입니다.</translation>
    </message>
</context>
<context>
    <name>EmitterTool</name>
    <message>
        <source>Add emitter</source>
        <translation>이미터 추가</translation>
    </message>
    <message>
        <source>Move emitter</source>
        <translation>이미터 이동</translation>
    </message>
    <message>
        <source>Aim emitter</source>
        <translation>이미터 조준</translation>
    </message>
    <message>
        <source>Nudge emitter</source>
        <translation>이미터 조금 이동</translation>
    </message>
    <message>
        <source>Remove emitter</source>
        <translation>이미터 제거</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>놓으면 배치됩니다. Shift는 한 축으로 고정, Ctrl은 스냅 해제, Esc는 취소입니다.</translation>
    </message>
    <message>
        <source>Release on an instance to aim at it, wherever it moves; with Ctrl, or beside all, at the place.</source>
        <translation>인스턴스 위에서 놓으면 움직여도 계속 조준합니다. Ctrl을 누르거나 인스턴스 밖에 놓으면 그 위치를 조준합니다.</translation>
    </message>
    <message>
        <source>Drag the mark or the target to move them; arrows nudge, Delete removes.</source>
        <translation>표시나 표적을 드래그해 옮기세요. 화살표는 조금씩 이동, Delete는 제거입니다.</translation>
    </message>
    <message>
        <source>Drag from where bullets set out to what they fire at.</source>
        <translation>탄환이 출발하는 곳에서 표적까지 드래그하세요.</translation>
    </message>
</context>
<context>
    <name>Emitters</name>
    <message>
        <source>emitter</source>
        <translation>이미터</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>sprite %1</source>
        <translation>스프라이트 %1</translation>
    </message>
    <message>
        <source>all tags together play %1 frames, and at most %2 are written; take tags out, or cut the sprite into several</source>
        <translation>모든 태그가 합쳐 %1프레임을 재생하는데, 최대 %2프레임까지 기록됩니다. 태그를 빼거나 스프라이트를 여러 개로 나누세요</translation>
    </message>
    <message>
        <source>the frames that all tags together play have %1 shapes, and at most %2 are written; take tags out, or cut the sprite into several</source>
        <translation>모든 태그가 재생하는 프레임에 도형이 모두 %1개 있는데, 최대 %2개까지 기록됩니다. 태그를 빼거나 스프라이트를 여러 개로 나누세요</translation>
    </message>
    <message>
        <source>the frames that all tags together play have %1 corners of polygons, and at most %2 are written; take tags out, or cut the sprite into several</source>
        <translation>모든 태그가 재생하는 프레임에는 다각형의 꼭짓점이 모두 %1개 있으며, 최대 %2개까지 기록됩니다. 태그를 빼거나 스프라이트를 여럿으로 나누세요</translation>
    </message>
</context>
<context>
    <name>ExportJob</name>
    <message>
        <source>the folder has other files of these names: %1</source>
        <translation>폴더에 이 이름의 다른 파일이 있습니다: %1</translation>
    </message>
    <message>
        <source>the folder has another file of this name: %1</source>
        <translation>폴더에 같은 이름의 다른 파일이 있습니다: %1</translation>
    </message>
</context>
<context>
    <name>Expression</name>
    <message>
        <source>A “)” closes nothing.</source>
        <translation>“)”에 대응하는 여는 괄호가 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is no part of a number.</source>
        <translation>“%1”은(는) 숫자에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Nothing can be divided by 0.</source>
        <translation>0으로 나눌 수 없습니다.</translation>
    </message>
    <message>
        <source>That is nested too deep.</source>
        <translation>중첩이 너무 깊습니다.</translation>
    </message>
    <message>
        <source>A “)” is missing.</source>
        <translation>“)”가 없습니다.</translation>
    </message>
    <message>
        <source>A number is missing at the end.</source>
        <translation>끝에 숫자가 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>“%1”은(는) 숫자가 아닙니다.</translation>
    </message>
    <message>
        <source>A number is missing.</source>
        <translation>숫자가 없습니다.</translation>
    </message>
    <message>
        <source>That is longer than %1 characters.</source>
        <translation>%1자보다 깁니다.</translation>
    </message>
    <message>
        <source>That is too large for a number.</source>
        <translation>숫자로는 너무 큽니다.</translation>
    </message>
</context>
<context>
    <name>FileImport</name>
    <message>
        <source>Added %1.</source>
        <translation>%1을(를) 추가했습니다.</translation>
    </message>
    <message>
        <source>Updated %1.</source>
        <translation>%1을(를) 업데이트했습니다.</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>아무것도 추가하지 않았습니다.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>What could not be carried</source>
        <translation>가져오지 못한 내용</translation>
    </message>
    <message numerus="yes">
        <source>The import has %n remarks.</source>
        <translation>
            <numerusform>가져오기에 알림이 %n개 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all…</source>
        <translation>모두 표시…</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 읽는 중…</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 가져오기</translation>
    </message>
</context>
<context>
    <name>FileWriter</name>
    <message>
        <source>this is no file name</source>
        <translation>올바른 파일 이름이 아닙니다</translation>
    </message>
    <message>
        <source>cannot open the file</source>
        <translation>파일을 열 수 없습니다</translation>
    </message>
    <message>
        <source>cannot look at the file</source>
        <translation>파일 정보를 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>this is %1, only regular files are read</source>
        <translation>이것은 %1입니다. 일반 파일만 읽습니다</translation>
    </message>
    <message>
        <source>the file has more than %1 MiB, which is more than can be read</source>
        <translation>파일이 %1 MiB를 넘어 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>cannot read the file</source>
        <translation>파일을 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>this is no file name within the folder, nothing was written</source>
        <translation>폴더 안의 올바른 파일 이름이 아닙니다. 아무것도 쓰지 않았습니다</translation>
    </message>
    <message>
        <source>two files would get this name, nothing was written</source>
        <translation>두 파일의 이름이 같아집니다. 아무것도 쓰지 않았습니다</translation>
    </message>
    <message>
        <source>two files would get this name but for upper and lower case (the other is “%1”), nothing was written</source>
        <translation>대소문자만 다른 두 파일의 이름이 같아집니다(다른 파일은 “%1”). 아무것도 쓰지 않았습니다</translation>
    </message>
    <message>
        <source>a link leads out of the folder here, to “%1”; nothing was written: remove the link, or write where it leads</source>
        <translation>여기에 폴더 밖의 “%1”(으)로 이어지는 링크가 있습니다. 아무것도 쓰지 않았습니다. 링크를 제거하거나 링크가 가리키는 곳에 쓰세요</translation>
    </message>
    <message>
        <source>a link leads to “%1” here, which version control keeps for itself; nothing was written: remove the link</source>
        <translation>여기에 버전 관리 시스템 전용인 “%1”(으)로 이어지는 링크가 있습니다. 아무것도 쓰지 않았습니다. 링크를 제거하세요</translation>
    </message>
    <message>
        <source>there is no such drive or folder, nothing was written</source>
        <translation>그런 드라이브나 폴더가 없습니다. 아무것도 쓰지 않았습니다</translation>
    </message>
    <message>
        <source>cannot make the folder</source>
        <translation>폴더를 만들 수 없습니다</translation>
    </message>
    <message>
        <source>this is not a folder, nothing was written</source>
        <translation>폴더가 아닙니다. 아무것도 쓰지 않았습니다</translation>
    </message>
    <message>
        <source>the folder&apos;s name is empty, nothing was written</source>
        <translation>폴더 이름이 비어 있습니다. 아무것도 쓰지 않았습니다</translation>
    </message>
    <message>
        <source>cannot follow the symbolic link</source>
        <translation>심볼릭 링크를 따라갈 수 없습니다</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>a pipe</source>
        <translation>파이프</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>소켓</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>this is a folder, expected a file</source>
        <translation>파일이 있어야 할 곳에 폴더가 있습니다</translation>
    </message>
    <message>
        <source>cannot look at the old file</source>
        <translation>이전 파일의 정보를 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>this is %1, only regular files are written</source>
        <translation>이것은 %1입니다. 일반 파일에만 씁니다</translation>
    </message>
    <message>
        <source>the file is read-only: make it writable or save under another name</source>
        <translation>파일이 읽기 전용입니다. 쓰기를 허용하거나 다른 이름으로 저장하세요</translation>
    </message>
    <message>
        <source>cannot open the folder</source>
        <translation>폴더를 열 수 없습니다</translation>
    </message>
    <message>
        <source>cannot make a new file in the folder</source>
        <translation>폴더에 새 파일을 만들 수 없습니다</translation>
    </message>
    <message>
        <source>cannot look at the new file</source>
        <translation>새 파일의 정보를 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>cannot give the new file the old one&apos;s mode</source>
        <translation>이전 파일의 권한을 새 파일에 적용할 수 없습니다</translation>
    </message>
    <message>
        <source>cannot give the new file the old one&apos;s attributes</source>
        <translation>이전 파일의 특성을 새 파일에 적용할 수 없습니다</translation>
    </message>
    <message>
        <source>cannot write the new file</source>
        <translation>새 파일에 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>cannot check the new file&apos;s size</source>
        <translation>새 파일의 크기를 확인할 수 없습니다</translation>
    </message>
    <message>
        <source>cannot write the new file: %1 of %2 bytes arrived</source>
        <translation>새 파일에 쓸 수 없습니다. %2바이트 중 %1바이트만 기록되었습니다</translation>
    </message>
    <message>
        <source>cannot sync the new file to the disk</source>
        <translation>새 파일을 디스크에 동기화할 수 없습니다</translation>
    </message>
    <message>
        <source>cannot close the new file</source>
        <translation>새 파일을 닫을 수 없습니다</translation>
    </message>
    <message>
        <source>cannot put the new file in the old one&apos;s place</source>
        <translation>이전 파일을 새 파일로 바꿀 수 없습니다</translation>
    </message>
    <message>
        <source>the new file is in place, but may not outlast a power cut: cannot sync the folder</source>
        <translation>새 파일로 바꾸었지만 정전 시 사라질 수 있습니다. 폴더를 동기화할 수 없습니다</translation>
    </message>
    <message>
        <source>cannot keep the old file aside</source>
        <translation>이전 파일을 따로 보관할 수 없습니다</translation>
    </message>
    <message>
        <source>cannot read the old file</source>
        <translation>이전 파일을 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>cannot sync the copy of the old file to the disk</source>
        <translation>이전 파일의 사본을 디스크에 동기화할 수 없습니다</translation>
    </message>
    <message>
        <source>cannot close the copy of the old file</source>
        <translation>이전 파일의 사본을 닫을 수 없습니다</translation>
    </message>
    <message>
        <source>cannot put the old file back</source>
        <translation>이전 파일을 되돌려 놓을 수 없습니다</translation>
    </message>
    <message>
        <source> (it is kept as “%1”)</source>
        <translation> (“%1”(으)로 보관됨)</translation>
    </message>
    <message>
        <source>this is no regular file, only regular files are written</source>
        <translation>일반 파일이 아닙니다. 일반 파일에만 씁니다</translation>
    </message>
    <message>
        <source>cannot write the new file: not all bytes arrived</source>
        <translation>새 파일에 쓸 수 없습니다. 일부 바이트가 기록되지 않았습니다</translation>
    </message>
    <message>
        <source>this is no regular file, only regular files are read</source>
        <translation>일반 파일이 아닙니다. 일반 파일만 읽습니다</translation>
    </message>
    <message>
        <source>cannot sync the folder</source>
        <translation>폴더를 동기화할 수 없습니다</translation>
    </message>
    <message>
        <source>an export was interrupted here, and this file of it cannot be put into its place (make it writable, or remove the hidden files “%1…” and “%2…” from “%3”)</source>
        <translation>여기서 내보내기가 중단되었고, 그 파일 중 이 파일을 제자리에 놓을 수 없습니다(쓰기를 허용하거나 “%3”에서 숨김 파일 “%1…” 및 “%2…”을(를) 제거하세요)</translation>
    </message>
    <message>
        <source>an export was interrupted here, and its journal cannot be read; make it readable, or remove it (%1)</source>
        <translation>여기서 내보내기가 중단되었고, 그 저널을 읽을 수 없습니다. 읽을 수 있게 하거나 제거하세요(%1)</translation>
    </message>
    <message>
        <source>cannot keep a journal of the files that are to change together; nothing was changed (%1)</source>
        <translation>함께 변경할 파일의 저널을 만들 수 없습니다. 아무것도 변경하지 않았습니다(%1)</translation>
    </message>
    <message>
        <source>cannot look for interrupted exports in the folder</source>
        <translation>폴더에서 중단된 내보내기를 찾아볼 수 없습니다</translation>
    </message>
    <message>
        <source>another export is being written here: try again when it has ended, or export into another folder</source>
        <translation>여기서 다른 내보내기가 진행 중입니다. 끝난 뒤 다시 시도하거나 다른 폴더로 내보내세요</translation>
    </message>
    <message>
        <source>another export is being written here (%1): try again when it has ended, or export into another folder</source>
        <translation>여기서 다른 내보내기가 진행 중입니다(%1). 끝난 뒤 다시 시도하거나 다른 폴더로 내보내세요</translation>
    </message>
    <message>
        <source>waiting for another export that is being written here</source>
        <translation>여기서 진행 중인 다른 내보내기를 기다리는 중</translation>
    </message>
    <message>
        <source>waiting for another export that is being written here (%1)</source>
        <translation>여기서 진행 중인 다른 내보내기를 기다리는 중(%1)</translation>
    </message>
    <message>
        <source>cannot sync the new files to the disk</source>
        <translation>새 파일을 디스크에 동기화할 수 없습니다</translation>
    </message>
    <message>
        <source>there is no folder “%1”: make it first, or give another name</source>
        <translation>“%1” 폴더가 없습니다. 먼저 만들거나 다른 이름을 주세요</translation>
    </message>
    <message>
        <source>this is no file on a disk, only those are read</source>
        <translation>이것은 디스크의 파일이 아닙니다. 디스크의 파일만 읽습니다</translation>
    </message>
    <message>
        <source>a program that tells nothing of itself holds the file “%1” here, by which exports take turns: remove that file, or export into another folder</source>
        <translation>내보내기의 차례를 정하는 여기의 파일 “%1”을(를) 자신을 밝히지 않는 프로그램이 잡고 있습니다. 그 파일을 제거하거나 다른 폴더로 내보내세요</translation>
    </message>
</context>
<context>
    <name>FollowDialog</name>
    <message>
        <source>at %1, %2</source>
        <translation>%1, %2 위치</translation>
    </message>
    <message>
        <source>%1 (1 shape)</source>
        <translation>%1(도형 1개)</translation>
    </message>
    <message>
        <source>%1 (%2 shapes)</source>
        <translation>%1(도형 %2개)</translation>
    </message>
    <message>
        <source>1 frame is in another file</source>
        <translation>프레임 1개가 다른 파일에 있음</translation>
    </message>
    <message>
        <source>%1 frames are in other files</source>
        <translation>프레임 %1개가 다른 파일에 있음</translation>
    </message>
    <message>
        <source>1 frame lies elsewhere in it</source>
        <translation>프레임 1개가 그 안의 다른 곳에 있음</translation>
    </message>
    <message>
        <source>%1 frames lie elsewhere in it</source>
        <translation>프레임 %1개가 그 안의 다른 곳에 있음</translation>
    </message>
    <message>
        <source>1 found no partner</source>
        <translation>짝을 찾지 못한 것 1개</translation>
    </message>
    <message>
        <source>%1 found no partner</source>
        <translation>짝을 찾지 못한 것 %1개</translation>
    </message>
    <message>
        <source>1 picture is new</source>
        <translation>새 그림 1개</translation>
    </message>
    <message>
        <source>%1 pictures are new</source>
        <translation>새 그림 %1개</translation>
    </message>
    <message>
        <source>Image files of %1 have changed: %2</source>
        <translation>%1의 이미지 파일이 변경되었습니다: %2</translation>
    </message>
    <message>
        <source>%1 has changed: %2</source>
        <translation>%1이(가) 변경되었습니다: %2</translation>
    </message>
    <message>
        <source>1 frame went to where its picture is</source>
        <translation>프레임 1개를 그림이 있는 곳으로 옮김</translation>
    </message>
    <message>
        <source>%1 frames went to where their pictures are</source>
        <translation>프레임 %1개를 그림이 있는 곳으로 옮김</translation>
    </message>
    <message>
        <source>1 went to a new picture</source>
        <translation>1개를 새 그림으로 옮김</translation>
    </message>
    <message>
        <source>%1 went to new pictures</source>
        <translation>%1개를 새 그림으로 옮김</translation>
    </message>
    <message>
        <source>1 frame is new</source>
        <translation>새 프레임 1개</translation>
    </message>
    <message>
        <source>%1 frames are new</source>
        <translation>새 프레임 %1개</translation>
    </message>
    <message>
        <source>1 new picture was left out</source>
        <translation>새 그림 1개를 제외함</translation>
    </message>
    <message>
        <source>%1 new pictures were left out</source>
        <translation>새 그림 %1개를 제외함</translation>
    </message>
    <message>
        <source>1 was kept without its picture (see Problems)</source>
        <translation>1개를 그림 없이 유지함(문제 참조)</translation>
    </message>
    <message>
        <source>%1 were kept without their pictures (see Problems)</source>
        <translation>%1개를 그림 없이 유지함(문제 참조)</translation>
    </message>
    <message>
        <source>1 was deleted with its shapes</source>
        <translation>1개를 도형과 함께 삭제함</translation>
    </message>
    <message>
        <source>%1 were deleted with their shapes</source>
        <translation>%1개를 도형과 함께 삭제함</translation>
    </message>
    <message>
        <source>Nothing was moved.</source>
        <translation>아무것도 옮기지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>FrameGrips</name>
    <message>
        <source>Release to turn. Shift turns by 15°, Ctrl by any angle, Esc cancels.</source>
        <translation>놓으면 회전합니다. Shift는 15° 단위, Ctrl은 자유 각도, Esc는 취소입니다.</translation>
    </message>
    <message>
        <source>Release to scale. Shift keeps proportions, Alt holds the middle, Ctrl turns snapping off, Esc cancels.</source>
        <translation>놓으면 크기가 조절됩니다. Shift는 비율 유지, Alt는 중심 고정, Ctrl은 스냅 해제, Esc는 취소입니다.</translation>
    </message>
    <message>
        <source>Drag to turn. Click to choose the place to turn about.</source>
        <translation>끌어서 회전합니다. 클릭하면 회전 중심을 고릅니다.</translation>
    </message>
</context>
<context>
    <name>FramePointTool</name>
    <message>
        <source>Set point %1</source>
        <translation>점 %1 설정</translation>
    </message>
    <message>
        <source>Drag the cross to move it, its handle to turn it; arrows nudge, Delete removes, Ctrl+. copies it to the next frame.</source>
        <translation>십자를 드래그하면 이동, 핸들을 드래그하면 회전합니다. 화살표는 조금씩 이동, Delete는 제거, Ctrl+.은 다음 프레임에 복사입니다.</translation>
    </message>
    <message>
        <source>Click to set a point of the frame; dragging on gives it a direction.</source>
        <translation>클릭해 프레임의 점을 설정하세요. 이어서 드래그하면 방향이 정해집니다.</translation>
    </message>
    <message>
        <source>Turn point %1</source>
        <translation>점 %1 회전</translation>
    </message>
    <message>
        <source>Move point %1</source>
        <translation>점 %1 이동</translation>
    </message>
    <message>
        <source>Nudge point %1</source>
        <translation>점 %1 조금 이동</translation>
    </message>
    <message>
        <source>Remove point %1</source>
        <translation>점 %1 제거</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>놓으면 배치됩니다. Shift는 한 축으로 고정, Ctrl은 스냅 해제, Esc는 취소입니다.</translation>
    </message>
    <message>
        <source>Drag to where it points. Shift turns by 15°, Ctrl by any angle, Esc cancels.</source>
        <translation>가리킬 방향으로 드래그하세요. Shift는 15° 단위, Ctrl은 자유 각도, Esc는 취소입니다.</translation>
    </message>
</context>
<context>
    <name>GestureTips</name>
    <message>
        <source>Press on the middle of an edge and drag: a new point comes along.</source>
        <translation>변의 가운데를 누르고 끌면 새 점이 따라옵니다.</translation>
    </message>
    <message>
        <source>Click from corner to corner, and the first one again to close the polygon.</source>
        <translation>꼭짓점을 차례로 클릭하고, 첫 점을 다시 클릭하면 다각형이 닫힙니다.</translation>
    </message>
    <message>
        <source>Drag from one corner to the opposite one.</source>
        <translation>한 모서리에서 맞은편 모서리까지 끕니다.</translation>
    </message>
    <message>
        <source>Drag from the centre outwards.</source>
        <translation>중심에서 바깥쪽으로 끕니다.</translation>
    </message>
    <message>
        <source>Drag a box: the capsule fills it, lying or standing.</source>
        <translation>사각형을 끌어 그리면 캡슐이 눕거나 서서 그 안을 채웁니다.</translation>
    </message>
    <message>
        <source>Click from point to point; a double click ends the line.</source>
        <translation>점을 차례로 클릭하고, 두 번 클릭하면 선이 끝납니다.</translation>
    </message>
    <message>
        <source>Click on what is drawn in the picture: its outline becomes a polygon.</source>
        <translation>그림에 그려진 것을 클릭하면 그 윤곽이 다각형이 됩니다.</translation>
    </message>
    <message>
        <source>Drag a line right across a shape: it falls into two.</source>
        <translation>도형을 가로지르는 선을 끌면 둘로 나뉩니다.</translation>
    </message>
    <message>
        <source>Click at the point that the game is to place the frame by.</source>
        <translation>게임이 프레임을 놓을 때 기준으로 삼을 점을 클릭합니다.</translation>
    </message>
    <message>
        <source>Click to set a place, and drag on to give it a direction.</source>
        <translation>클릭하여 자리를 정하고, 계속 끌면 방향이 정해집니다.</translation>
    </message>
    <message>
        <source>Click to set the axis. What you draw beside it then comes to be on both sides.</source>
        <translation>클릭하여 축을 정합니다. 그 옆에 그리는 것이 양쪽에 생깁니다.</translation>
    </message>
    <message>
        <source>Drag sprites about: where they overlap lights up while you drag.</source>
        <translation>스프라이트를 끌어 보세요. 끄는 동안 겹치는 곳이 빛납니다.</translation>
    </message>
    <message>
        <source>Point at something to read what lies there; click to leave the probe and keep asking.</source>
        <translation>가리킨 곳에 무엇이 있는지 읽습니다. 클릭하면 프로브를 놓아 계속 묻습니다.</translation>
    </message>
    <message>
        <source>Drag from where bullets set out to what they fly at.</source>
        <translation>총알이 나오는 곳에서 날아갈 대상까지 끕니다.</translation>
    </message>
</context>
<context>
    <name>HeldFile</name>
    <message>
        <source>cannot make the file</source>
        <translation>파일을 만들 수 없습니다</translation>
    </message>
    <message>
        <source>cannot make the file: %1</source>
        <translation>파일을 만들 수 없습니다: %1</translation>
    </message>
</context>
<context>
    <name>HelpPlaces</name>
    <message>
        <source>Begins with something: a project of before, a sample, or images.</source>
        <translation>이전 프로젝트, 예제, 이미지 중 하나로 시작합니다.</translation>
    </message>
    <message>
        <source>The open projects. Tabs are reordered by dragging, and closed by the middle button too.</source>
        <translation>열린 프로젝트입니다. 탭은 드래그해 순서를 바꾸고, 마우스 가운데 버튼으로도 닫습니다.</translation>
    </message>
    <message>
        <source>Says where the editor crashed. Nothing of it is sent by itself.</source>
        <translation>편집기가 비정상 종료된 위치를 알려 줍니다. 내용을 저절로 보내지는 않습니다.</translation>
    </message>
    <message>
        <source>Brings back work that was closed without saving.</source>
        <translation>저장하지 않고 닫은 작업을 복구합니다.</translation>
    </message>
    <message>
        <source>Opens a copy of the project as it was saved before.</source>
        <translation>프로젝트가 이전에 저장된 상태 그대로 사본을 엽니다.</translation>
    </message>
    <message>
        <source>Finds any action, sprite or frame by a few letters.</source>
        <translation>몇 글자로 작업, 스프라이트, 프레임을 찾습니다.</translation>
    </message>
    <message>
        <source>How the program looks and behaves, whatever the project. A choice counts at once.</source>
        <translation>프로젝트와 관계없이 프로그램의 모양과 동작을 정합니다. 선택은 바로 적용됩니다.</translation>
    </message>
    <message>
        <source>What a script told of, and what it printed.</source>
        <translation>스크립트가 알린 것과 출력한 내용입니다.</translation>
    </message>
    <message>
        <source>Gives actions other keys, one by one or all those of another program.</source>
        <translation>작업의 키를 하나씩 바꾸거나 다른 프로그램의 키로 모두 바꿉니다.</translation>
    </message>
    <message>
        <source>The sprites of the project. The one that is chosen here is in view.</source>
        <translation>프로젝트의 스프라이트입니다. 여기서 선택한 것이 보입니다.</translation>
    </message>
    <message>
        <source>The frames of the sprite in view: here they are chosen, ordered, timed and played.</source>
        <translation>보이는 스프라이트의 프레임입니다. 여기서 선택하고, 순서와 지속 시간을 정하고, 재생합니다.</translation>
    </message>
    <message>
        <source>A copy took the place of what was drawn here. Both can be kept, or the copy undone.</source>
        <translation>여기에 그린 것이 사본으로 바뀌었습니다. 둘 다 유지하거나 복사를 실행 취소할 수 있습니다.</translation>
    </message>
    <message>
        <source>In which frames the next edit of shapes is done: the one in view alone, or more.</source>
        <translation>다음 도형 편집을 보이는 프레임에만 적용할지, 더 많은 프레임에 적용할지 정합니다.</translation>
    </message>
    <message>
        <source>Which shape is there in which frame: a row for each track, a column for each frame.</source>
        <translation>어느 도형이 어느 프레임에 있는지 보여 줍니다. 트랙마다 한 행, 프레임마다 한 열입니다.</translation>
    </message>
    <message>
        <source>Makes frames of one animation of images whose names are numbered.</source>
        <translation>이름에 번호가 붙은 이미지를 애니메이션 하나의 프레임으로 만듭니다.</translation>
    </message>
    <message>
        <source>Cuts a sheet into frames.</source>
        <translation>시트를 프레임으로 자릅니다.</translation>
    </message>
    <message>
        <source>Says what becomes of the frames of an image that has changed.</source>
        <translation>바뀐 이미지의 프레임이 어떻게 되는지 알려 줍니다.</translation>
    </message>
    <message>
        <source>All frames of the sprite side by side, to look at, to go to one, and to save.</source>
        <translation>스프라이트의 모든 프레임을 나란히 보고, 그중 하나로 이동하고, 저장합니다.</translation>
    </message>
    <message>
        <source>How closely outlines follow what is opaque, and tracing many frames at once.</source>
        <translation>윤곽선이 불투명한 부분을 얼마나 가깝게 따라갈지 정하고, 여러 프레임의 윤곽을 한 번에 추적합니다.</translation>
    </message>
    <message>
        <source>The points and events of the frame in view, which the game asks for by name.</source>
        <translation>보이는 프레임의 점과 이벤트입니다. 게임이 이름으로 찾습니다.</translation>
    </message>
    <message>
        <source>The image of this frame cannot be read. These are the ways to have one again.</source>
        <translation>이 프레임의 이미지를 읽을 수 없습니다. 여기서 이미지를 다시 마련할 수 있습니다.</translation>
    </message>
    <message>
        <source>This frame has no shapes yet. These are the ways to begin.</source>
        <translation>이 프레임에는 아직 도형이 없습니다. 여기서 시작할 수 있습니다.</translation>
    </message>
    <message>
        <source>The shapes of the frame in view: here they are chosen, named, ordered, hidden and locked.</source>
        <translation>보이는 프레임의 도형입니다. 여기서 선택하고, 이름과 순서를 정하고, 숨기고, 잠급니다.</translation>
    </message>
    <message>
        <source>Properties of your own that the game reads: of a shape, the frame, the sprite or the project.</source>
        <translation>게임이 읽는 사용자 속성입니다. 도형, 프레임, 스프라이트, 프로젝트에 붙입니다.</translation>
    </message>
    <message>
        <source>The points and sizes of what is selected, in numbers that can be typed.</source>
        <translation>선택한 것의 점과 크기를 입력할 수 있는 숫자로 보여 줍니다.</translation>
    </message>
    <message>
        <source>The categories of shapes: their names and colours, and which of them strike each other.</source>
        <translation>도형의 카테고리입니다. 이름과 색, 어느 카테고리가 어느 것을 타격하는지 정합니다.</translation>
    </message>
    <message>
        <source>What points snap to while one draws: which grid, and which targets win over it.</source>
        <translation>그리는 동안 점이 스냅될 대상입니다. 어떤 격자를 쓰고, 어떤 대상을 격자보다 우선할지 정합니다.</translation>
    </message>
    <message>
        <source>What is wrong in the project. A line leads to the place and offers repairs.</source>
        <translation>프로젝트에서 잘못된 것입니다. 각 줄은 그 위치로 이동하고 수정 방법을 제시합니다.</translation>
    </message>
    <message>
        <source>Explains a problem where it is, and offers repairs.</source>
        <translation>문제를 그 자리에서 설명하고 수정 방법을 제시합니다.</translation>
    </message>
    <message>
        <source>What a merge left to be settled. A line leads to the place and offers to take either side.</source>
        <translation>병합에서 해결되지 않고 남은 것입니다. 각 줄은 그 위치로 이동하고 어느 한쪽을 사용할 수 있게 합니다.</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project.</source>
        <translation>이 프로젝트에서 각 규칙의 심각도입니다.</translation>
    </message>
    <message>
        <source>What stands on the stage, and the numbers of what is selected there.</source>
        <translation>스테이지에 놓인 것과 거기서 선택한 것의 숫자입니다.</translation>
    </message>
    <message>
        <source>Ways to look at the stage: what overlaps there, what probes hit, and the play test.</source>
        <translation>스테이지를 보는 방법입니다. 겹치는 것, 프로브가 맞히는 것, 플레이 테스트가 있습니다.</translation>
    </message>
    <message>
        <source>Every pair of shapes on the stage that meet: who, how, and by how much area.</source>
        <translation>스테이지에서 만나는 모든 도형 쌍입니다. 무엇이 어떻게, 얼마의 면적으로 만나는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>The probes that were dropped on the stage, and what each of them hits.</source>
        <translation>스테이지에 놓아둔 프로브와 각각이 맞히는 것입니다.</translation>
    </message>
    <message>
        <source>Which probe follows the cursor.</source>
        <translation>어떤 프로브가 커서를 따라다닐지 고릅니다.</translation>
    </message>
    <message>
        <source>The play test of the stage: what fires, how it is run, and what was hit.</source>
        <translation>스테이지의 플레이 테스트입니다. 무엇이 발사하고, 어떻게 실행되며, 무엇이 맞았는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>Runs the play test, stops it, or goes on by a single step.</source>
        <translation>플레이 테스트를 실행하거나, 중지하거나, 한 단계만 진행합니다.</translation>
    </message>
    <message>
        <source>Two animations of the stage side by side, tick by tick, and what overlaps in each.</source>
        <translation>스테이지의 두 애니메이션을 틱마다 나란히 놓고, 각 틱에서 겹치는 것을 보여 줍니다.</translation>
    </message>
    <message>
        <source>The engine that the project is made for. What it cannot take is told while one draws.</source>
        <translation>프로젝트가 쓰일 엔진입니다. 엔진이 받지 못하는 것은 그리는 동안 알려 줍니다.</translation>
    </message>
    <message>
        <source>What the engine gets of the selected shapes or of the frame, and what it loses.</source>
        <translation>선택한 도형이나 프레임에서 엔진이 받는 내용과 손실되는 내용입니다.</translation>
    </message>
    <message>
        <source>Writes files for an engine, and says before what is lost on the way.</source>
        <translation>엔진용 파일을 쓰고, 내보낼 때 손실되는 내용을 미리 알려 줍니다.</translation>
    </message>
    <message>
        <source>How the tool in hand is used. It shows when the tool is first taken up.</source>
        <translation>손에 든 도구를 쓰는 방법입니다. 도구를 처음 고를 때 나타납니다.</translation>
    </message>
</context>
<context>
    <name>ImageCommands</name>
    <message>
        <source>Images (%1);;All files (*)</source>
        <translation>이미지 (%1);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Nothing was changed: %1</source>
        <translation>아무것도 변경하지 않았습니다: %1</translation>
    </message>
    <message>
        <source>Image of another size</source>
        <translation>다른 크기의 이미지</translation>
    </message>
    <message>
        <source>%1 is %2 times as large as the image that it replaces.</source>
        <translation>%1이(가) 바꿀 이미지의 %2배 크기입니다.</translation>
    </message>
    <message>
        <source>Scale frames and shapes with it?</source>
        <translation>프레임과 도형의 크기도 함께 조절하시겠습니까?</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>크기 조절</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>유지</translation>
    </message>
    <message>
        <source>The image has %1 × %2 pixels and had %3 × %4: frames stay where they were in it.</source>
        <translation>이미지가 %3 × %4픽셀에서 %1 × %2픽셀이 되었습니다. 프레임은 이미지 안의 제자리에 있습니다.</translation>
    </message>
    <message>
        <source>All images of this project can be read.</source>
        <translation>이 프로젝트의 모든 이미지를 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>Find %1</source>
        <translation>%1 찾기</translation>
    </message>
    <message>
        <source>1 image was found.</source>
        <translation>이미지 1개를 찾았습니다.</translation>
    </message>
    <message>
        <source>%1 images were found.</source>
        <translation>이미지 %1개를 찾았습니다.</translation>
    </message>
    <message>
        <source>Still missing: %1.</source>
        <translation>아직 없음: %1.</translation>
    </message>
    <message>
        <source>There is no sprite in view.</source>
        <translation>보이는 스프라이트가 없습니다.</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>%1 바꾸기</translation>
    </message>
    <message>
        <source>The project changed meanwhile: nothing was replaced.</source>
        <translation>그사이 프로젝트가 변경되어 아무것도 바꾸지 않았습니다.</translation>
    </message>
    <message>
        <source>Images are still being looked at.</source>
        <translation>이미지를 아직 살펴보는 중입니다.</translation>
    </message>
</context>
<context>
    <name>ImageImport</name>
    <message>
        <source>Added 1 sprite.</source>
        <translation>스프라이트 1개를 추가했습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Added %n sprites.</source>
        <translation>
            <numerusform>스프라이트 %n개를 추가했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>아무것도 추가하지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 Left out were:</source>
        <translation>%1 제외한 것:</translation>
    </message>
    <message>
        <source>Looks like %1 × %2 frames of %3 × %4 px</source>
        <translation>%3 × %4 px 프레임 %1 × %2개로 보입니다</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1; 1 cell is empty and stays out.</source>
        <translation>%1. 빈 셀 1개는 제외합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n cells are empty and stay out.</source>
        <translation>
            <numerusform>%1. 빈 셀 %n개는 제외합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>자르기</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>선택…</translation>
    </message>
    <message>
        <source>Keep whole</source>
        <translation>통째로 유지</translation>
    </message>
    <message>
        <source>Looking at images…</source>
        <translation>이미지를 살펴보는 중…</translation>
    </message>
</context>
<context>
    <name>Images</name>
    <message>
        <source>the file has more than %1 MiB</source>
        <translation>파일이 %1 MiB를 넘습니다</translation>
    </message>
    <message>
        <source>of its %1 frames, the first %2 are taken, which are as many as fit on one image</source>
        <translation>프레임 %1개 중 이미지 하나에 들어가는 처음 %2개만 가져옵니다</translation>
    </message>
    <message>
        <source>there is not enough memory for the image</source>
        <translation>이미지를 위한 메모리가 부족합니다</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken; save it once more</source>
        <translation>이미지 데이터가 손상되었습니다. 다시 저장하세요</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>프레임 %1</translation>
    </message>
    <message>
        <source>it lies outside of the picture; save the animation once more</source>
        <translation>그림 밖에 있습니다. 애니메이션을 다시 저장하세요</translation>
    </message>
    <message>
        <source>the image says more about its colours than %1 bytes; save the animation once more</source>
        <translation>이미지의 색상 정보가 %1바이트를 넘습니다. 애니메이션을 다시 저장하세요</translation>
    </message>
    <message>
        <source>the animation ends before it; it may have been cut short</source>
        <translation>애니메이션이 그 앞에서 끝납니다. 파일이 잘렸을 수 있습니다</translation>
    </message>
    <message>
        <source>the image states two sizes; save the animation once more</source>
        <translation>이미지에 크기가 두 가지로 적혀 있습니다. 애니메이션을 다시 저장하세요</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken; save the animation once more</source>
        <translation>이미지 데이터가 손상되었습니다. 애니메이션을 다시 저장하세요</translation>
    </message>
    <message>
        <source>it changed while it was read; try again once it is written</source>
        <translation>읽는 동안 파일이 바뀌었습니다. 쓰기가 끝난 뒤 다시 시도하세요</translation>
    </message>
    <message>
        <source>no image is named</source>
        <translation>이미지가 지정되지 않았습니다</translation>
    </message>
    <message>
        <source>the path holds a NUL character, expected a path to a file</source>
        <translation>경로에 NUL 문자가 있습니다. 파일 경로여야 합니다</translation>
    </message>
    <message>
        <source>found “%1”, a path into the program itself, expected a path to a file</source>
        <translation>“%1”은(는) 프로그램 내부의 경로입니다. 파일 경로여야 합니다</translation>
    </message>
    <message>
        <source>found “%1”, an address, expected a path to a file</source>
        <translation>“%1”은(는) 주소입니다. 파일 경로여야 합니다</translation>
    </message>
    <message>
        <source>found “%1”, a path to another computer or a device, expected a path to a file</source>
        <translation>“%1”은(는) 다른 컴퓨터나 장치의 경로입니다. 파일 경로여야 합니다</translation>
    </message>
    <message>
        <source>found “%1”, a device, expected a path to a file</source>
        <translation>“%1”은(는) 장치입니다. 파일 경로여야 합니다</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: the file ends too early</source>
        <translation>이미지 데이터가 손상되었습니다. 파일이 너무 일찍 끝납니다</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: it has a size, a depth or a kind of colours that no PNG has; save the image once more</source>
        <translation>이미지 헤더가 손상되었습니다. PNG에 없는 크기, 비트 심도 또는 색상 종류입니다. 이미지를 다시 저장하세요</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: what stands at byte %1 has another checksum than the file says; save or copy the image once more</source>
        <translation>이미지 데이터가 손상되었습니다. %1바이트 위치의 내용이 파일에 적힌 체크섬과 다릅니다. 이미지를 다시 저장하거나 복사하세요</translation>
    </message>
    <message>
        <source>there is no such image file</source>
        <translation>그런 이미지 파일이 없습니다</translation>
    </message>
    <message>
        <source>this is a folder, expected an image file</source>
        <translation>이미지 파일이 있어야 할 곳에 폴더가 있습니다</translation>
    </message>
    <message>
        <source>this is not a regular file, expected an image file</source>
        <translation>일반 파일이 아닙니다. 이미지 파일이어야 합니다</translation>
    </message>
    <message>
        <source>cannot open the image: %1</source>
        <translation>이미지를 열 수 없습니다: %1</translation>
    </message>
    <message>
        <source>the image file is empty</source>
        <translation>이미지 파일이 비어 있습니다</translation>
    </message>
    <message>
        <source>the content is no image that can be read here (readable: %1)</source>
        <translation>여기서 읽을 수 있는 이미지가 아닙니다(읽을 수 있는 형식: %1)</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: %1</source>
        <translation>이미지 헤더가 손상되었습니다: %1</translation>
    </message>
    <message>
        <source>the image is %1 x %2 pixels, expected at most %3 a side</source>
        <translation>이미지가 %1 x %2픽셀입니다. 한 변이 최대 %3이어야 합니다</translation>
    </message>
    <message>
        <source>the image is %1 x %2 pixels, expected at most %3 in all</source>
        <translation>이미지가 %1 x %2픽셀입니다. 모두 합쳐 최대 %3이어야 합니다</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: %1</source>
        <translation>이미지 데이터가 손상되었습니다: %1</translation>
    </message>
    <message>
        <source>the archive that the file is of is broken; save it once more</source>
        <translation>파일의 아카이브가 손상되었습니다. 다시 저장하세요</translation>
    </message>
    <message>
        <source>the file has no picture of all its layers together; save it with a newer version of its program, or export a PNG</source>
        <translation>파일에 모든 레이어를 합친 그림이 없습니다. 원래 프로그램의 새 버전으로 저장하거나 PNG로 내보내세요</translation>
    </message>
    <message>
        <source>there is no image that can be read</source>
        <translation>읽을 수 있는 이미지가 없습니다</translation>
    </message>
    <message>
        <source>the file ends too early; copy it anew or save it once more</source>
        <translation>파일이 너무 일찍 끝납니다. 다시 복사하거나 저장하세요</translation>
    </message>
    <message>
        <source>the file was saved without the picture of all layers together; save it with “Maximize Compatibility”</source>
        <translation>모든 레이어를 합친 그림 없이 저장된 파일입니다. “호환성 최대화”를 켜고 저장하세요</translation>
    </message>
    <message>
        <source>the image is %1 x %2 pixels, expected 1 to %3 a side and at most %4 in all</source>
        <translation>이미지가 %1 x %2픽셀입니다. 한 변이 1에서 %3, 모두 합쳐 최대 %4이어야 합니다</translation>
    </message>
    <message>
        <source>pictures of this kind are not read; save it with 8 or 16 bits of RGB, grayscale or CMYK, or as PNG</source>
        <translation>이 종류의 그림은 읽지 않습니다. 8비트나 16비트의 RGB, 회색조, CMYK 또는 PNG로 저장하세요</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: it has %1 channels, expected at most %2</source>
        <translation>이미지 헤더가 손상되었습니다. 채널이 %1개입니다. 최대 %2개여야 합니다</translation>
    </message>
    <message>
        <source>the image&apos;s header is broken: it has %1 channels, expected at least %2</source>
        <translation>이미지 헤더가 손상되었습니다. 채널이 %1개입니다. 최소 %2개여야 합니다</translation>
    </message>
    <message>
        <source>its picture is packed in a way that is not read; save it once more, or as PNG</source>
        <translation>그림의 압축 방식을 읽을 수 없습니다. 다시 저장하거나 PNG로 저장하세요</translation>
    </message>
    <message>
        <source>the image&apos;s data is broken: its palette is too short</source>
        <translation>이미지 데이터가 손상되었습니다. 팔레트가 너무 짧습니다</translation>
    </message>
    <message>
        <source>the %1 is %2, expected %3 to %4</source>
        <translation>%1이(가) %2입니다. %3에서 %4 사이여야 합니다</translation>
    </message>
    <message>
        <source>the pixels are noise: their outline has more than %1 corners; another alpha threshold may help</source>
        <translation>픽셀이 노이즈입니다. 윤곽선의 모서리가 %1개를 넘습니다. 알파 임계값을 바꾸면 나아질 수 있습니다</translation>
    </message>
    <message>
        <source>there are %1 islands of opaque pixels, at most %2 are traced; a larger smallest island may help</source>
        <translation>불투명 픽셀의 섬이 %1개 있고 최대 %2개까지 추적합니다. 최소 섬 크기를 키우면 나아질 수 있습니다</translation>
    </message>
    <message>
        <source>No pixel is as opaque as the threshold.</source>
        <translation>임계값만큼 불투명한 픽셀이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing is left after shrinking that is as large as the smallest island.</source>
        <translation>축소하고 나면 최소 섬 크기만큼 남는 것이 없습니다.</translation>
    </message>
    <message>
        <source>No island is as large as the smallest one allowed.</source>
        <translation>허용된 최소 크기만큼 큰 섬이 없습니다.</translation>
    </message>
    <message>
        <source>No pixel is transparent, so the outline is the whole picture.</source>
        <translation>투명한 픽셀이 없어 윤곽선이 그림 전체입니다.</translation>
    </message>
    <message>
        <source>An outline that never cuts an opaque pixel may need more vertices than the number.</source>
        <translation>불투명 픽셀을 자르지 않는 윤곽선에는 지정한 수보다 많은 꼭짓점이 필요할 수 있습니다.</translation>
    </message>
    <message>
        <source>the frame has no pixels in its image</source>
        <translation>프레임이 이미지에서 차지하는 픽셀이 없습니다</translation>
    </message>
    <message>
        <source>it holds more than %1 images; choose a folder in it</source>
        <translation>이미지가 %1개보다 많이 들어 있습니다. 안에 있는 폴더를 고르세요</translation>
    </message>
    <message>
        <source>the image is stored in %1 scans, expected at most %2; save it once more</source>
        <translation>이미지가 스캔 %1개로 저장되어 있습니다(최대 %2개). 다시 저장하세요</translation>
    </message>
    <message>
        <source>“%1” is left out: its name is not in UTF-8; give it another one</source>
        <translation>“%1”은(는) 제외됩니다. 이름이 UTF-8이 아닙니다. 다른 이름을 붙이세요</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>the name is there twice; the later one is now “%1”</source>
        <translation>이름이 중복되어 뒤의 것을 “%1”(으)로 바꾸었습니다</translation>
    </message>
    <message>
        <source>sprite “%1”</source>
        <translation>스프라이트 “%1”</translation>
    </message>
    <message>
        <source>sprite “%1”, frame “%2”</source>
        <translation>스프라이트 “%1”, 프레임 “%2”</translation>
    </message>
    <message>
        <source>found no frames in it; write it again with the program it is of</source>
        <translation>프레임이 없습니다. 원래 프로그램에서 다시 저장하세요</translation>
    </message>
    <message>
        <source>found no frames to import: %1</source>
        <translation>가져올 프레임이 없습니다: %1</translation>
    </message>
    <message>
        <source>its image “%1” lies outside the folders of the file and of the project, and is taken from there</source>
        <translation>이미지 “%1”이(가) 파일과 프로젝트의 폴더 밖에 있어 그곳에서 가져옵니다</translation>
    </message>
    <message>
        <source>expected a file of %1</source>
        <translation>%1 파일이어야 합니다</translation>
    </message>
    <message>
        <source>neither an image nor a file that can be imported; `hitbox formats` lists what can</source>
        <translation>이미지도, 가져올 수 있는 파일도 아닙니다. 가져올 수 있는 형식은 `hitbox formats`로 확인하세요</translation>
    </message>
    <message>
        <source>slice “%1”</source>
        <translation>슬라이스 “%1”</translation>
    </message>
    <message>
        <source>the middle of a nine-patch is no hitbox; left out</source>
        <translation>나인 패치의 가운데 영역은 히트박스가 아니므로 제외했습니다</translation>
    </message>
    <message>
        <source>layer “%1:%2”, frame %3</source>
        <translation>레이어 “%1:%2”, 프레임 %3</translation>
    </message>
    <message>
        <source>%1; left out</source>
        <translation>%1; 제외했습니다</translation>
    </message>
    <message>
        <source>how often the tag is played, from 0 to %1</source>
        <translation>태그의 재생 횟수(0에서 %1까지)</translation>
    </message>
    <message>
        <source>an object that says more about the sheet</source>
        <translation>시트를 더 자세히 설명하는 객체</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>태그</translation>
    </message>
    <message>
        <source>slices</source>
        <translation>슬라이스</translation>
    </message>
    <message>
        <source>a tag</source>
        <translation>태그</translation>
    </message>
    <message>
        <source>none of the frames of the tag “%1” is in the file; left out</source>
        <translation>태그 “%1”의 프레임이 파일에 하나도 없어 제외했습니다</translation>
    </message>
    <message>
        <source>the tag “%1” has fewer frames here than the file says</source>
        <translation>태그 “%1”의 프레임이 파일에 적힌 것보다 적습니다</translation>
    </message>
    <message>
        <source>a key of a slice</source>
        <translation>슬라이스의 키</translation>
    </message>
    <message>
        <source>a slice</source>
        <translation>슬라이스</translation>
    </message>
    <message>
        <source>the keys of a slice</source>
        <translation>슬라이스의 키 목록</translation>
    </message>
    <message>
        <source>bits %1</source>
        <translation>비트 %1</translation>
    </message>
    <message>
        <source>found more than %1 pairs of category bits and mask in the file, which is more than can be imported</source>
        <translation>파일에 카테고리 비트와 마스크의 쌍이 %1개보다 많아 가져올 수 없습니다</translation>
    </message>
    <message>
        <source>category “%1”</source>
        <translation>카테고리 “%1”</translation>
    </message>
    <message>
        <source>its mask has %1 more bits that no shape of the file has; they are left out</source>
        <translation>마스크에 파일의 어떤 도형에도 없는 비트가 %1개 더 있어 제외했습니다</translation>
    </message>
    <message>
        <source>frame “%1”</source>
        <translation>프레임 “%1”</translation>
    </message>
    <message>
        <source>its shapes reach beyond %1 pixels; scale them down in the tool that wrote them</source>
        <translation>도형이 %1픽셀 밖까지 뻗어 있습니다. 도형을 만든 도구에서 축소하세요</translation>
    </message>
    <message>
        <source>the file has no frame sizes; the frames are as large as their shapes, and all show “%1” from its top-left corner</source>
        <translation>파일에 프레임 크기가 없습니다. 프레임의 크기는 도형에 맞추고, 모두 “%1”을(를) 왼쪽 위 모서리부터 표시합니다</translation>
    </message>
    <message>
        <source>the file has no frame sizes and there is no image to read them from; the frames are as large as their shapes</source>
        <translation>파일에 프레임 크기가 없고 크기를 읽을 이미지도 없습니다. 프레임의 크기는 도형에 맞춥니다</translation>
    </message>
    <message>
        <source>metadata are left out that are of Godot’s own kinds: %1</source>
        <translation>Godot 고유 종류의 메타데이터가 제외됩니다: %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>metadata are left out that are neither the root’s nor a shape’s: %1</source>
        <translation>루트나 도형의 것이 아닌 메타데이터가 제외됩니다: %1</translation>
    </message>
    <message>
        <source>its properties are left out: the scene shows no frame of this name</source>
        <translation>속성이 제외됩니다. 씬에 이 이름의 프레임이 없습니다</translation>
    </message>
    <message>
        <source>it is another scene, and what it holds is left out</source>
        <translation>다른 씬이므로 그 내용이 제외됩니다</translation>
    </message>
    <message>
        <source>it is left out: its shape is in another file or none that has an outline</source>
        <translation>제외됩니다. 도형이 다른 파일에 있거나 윤곽선이 없습니다</translation>
    </message>
    <message>
        <source>its skew is left out</source>
        <translation>기울이기가 제외됩니다</translation>
    </message>
    <message>
        <source>that it stops from one side alone is left out</source>
        <translation>한쪽 면에서만 막는 설정이 제외됩니다</translation>
    </message>
    <message>
        <source>its “size” is left out: Godot 3, for which the scene is written, reads “extents” alone, 10 × 10 where there are none</source>
        <translation>“size”가 제외됩니다. 이 씬의 대상인 Godot 3은 “extents”만 읽으며, 없으면 10 × 10입니다</translation>
    </message>
    <message>
        <source>it is left out: it has a transform where position and rotation are read; save the scene with Godot</source>
        <translation>제외됩니다. 위치와 회전을 읽을 곳에 변환이 있습니다. Godot에서 씬을 저장하세요</translation>
    </message>
    <message>
        <source>it lies too far away; its point is put to the root</source>
        <translation>너무 멀리 있어 점을 루트에 놓습니다</translation>
    </message>
    <message>
        <source>it names no parent, and the scene has a root before it</source>
        <translation>부모가 지정되지 않았는데, 씬에 이미 루트가 있습니다</translation>
    </message>
    <message>
        <source>its parent “%1” is not in the file</source>
        <translation>부모 “%1”이(가) 파일에 없습니다</translation>
    </message>
    <message>
        <source>it is left out: %1</source>
        <translation>제외됩니다: %1</translation>
    </message>
    <message>
        <source>found no collision shape or polygon in the scene</source>
        <translation>씬에 충돌 도형이나 다각형이 없습니다</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1행</translation>
    </message>
    <message>
        <source>%1; the node “%2” is left out: %3</source>
        <translation>%1; 노드 “%2”이(가) 제외됩니다: %3</translation>
    </message>
    <message>
        <source>“%1” of “%2”</source>
        <translation>“%2”의 “%1”</translation>
    </message>
    <message>
        <source>it also changes %1 and %2 more, which is left out: they stay as the scene has them</source>
        <translation>%1 외 %2개도 변경하지만 제외됩니다. 씬에 있는 그대로 유지됩니다</translation>
    </message>
    <message>
        <source>it also changes %1, which is left out: that stays as the scene has it</source>
        <translation>%1도 변경하지만 제외됩니다. 씬에 있는 그대로 유지됩니다</translation>
    </message>
    <message>
        <source>its texture is of the kind %1, which is not read</source>
        <translation>텍스처가 %1 종류여서 읽지 않습니다</translation>
    </message>
    <message>
        <source>it shows a part of its image, and “region_rect” says no whole pixels that it has: a frame cannot show it</source>
        <translation>이미지의 일부를 표시하는데, “region_rect”가 이미지 안의 정수 픽셀을 가리키지 않아 프레임에 표시할 수 없습니다</translation>
    </message>
    <message>
        <source>“hframes” and “vframes” part its image of %1 × %2 pixels into no whole pixels</source>
        <translation>“hframes”와 “vframes”가 %1 × %2픽셀 이미지를 정수 픽셀로 나누지 못합니다</translation>
    </message>
    <message>
        <source>it is turned, scaled or mirrored in the scene, which a frame cannot be</source>
        <translation>씬에서 회전, 크기 조절 또는 반전되었는데, 프레임에는 적용할 수 없습니다</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>끝</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>예상: %2, 실제: %1</translation>
    </message>
    <message>
        <source>there are more than %1 values in the file; a sprite that is cut into several makes smaller ones</source>
        <translation>파일의 값이 %1개를 넘습니다. 스프라이트를 여러 개로 나누면 줄어듭니다</translation>
    </message>
    <message>
        <source>the digits of a character</source>
        <translation>문자 코드의 숫자</translation>
    </message>
    <message>
        <source>the end of a text</source>
        <translation>텍스트의 끝</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>at most %1 levels</source>
        <translation>최대 %1단계</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>the name of a property</source>
        <translation>속성 이름</translation>
    </message>
    <message>
        <source>animation “%1”</source>
        <translation>애니메이션 “%1”</translation>
    </message>
    <message>
        <source>found more than %1 tracks and keys in all animations</source>
        <translation>모든 애니메이션의 트랙과 키가 %1개를 넘습니다</translation>
    </message>
    <message>
        <source>a part of the image that “%1” shows is no whole pixels and left out</source>
        <translation>“%1”이(가) 표시하는 이미지 부분이 정수 픽셀이 아니어서 제외됩니다</translation>
    </message>
    <message>
        <source>Godot runs through the places of “%1” between its keys as well; the frames have those of the keys</source>
        <translation>Godot는 “%1”의 키 사이 위치도 이어서 움직이지만, 프레임에는 키의 위치만 담깁니다</translation>
    </message>
    <message>
        <source>properties of events are left out that are of Godot’s own kinds: %1</source>
        <translation>Godot 고유 종류의 이벤트 속성이 제외됩니다: %1</translation>
    </message>
    <message>
        <source>what it calls “%1” with is of Godot’s own kinds and left out</source>
        <translation>“%1” 호출의 인수가 Godot 고유 종류여서 제외됩니다</translation>
    </message>
    <message>
        <source>calls at its end are left out: events happen where a frame begins</source>
        <translation>끝에 있는 호출이 제외됩니다. 이벤트는 프레임이 시작될 때 발생합니다</translation>
    </message>
    <message>
        <source>Godot runs through the cells between its keys as well; the frames are those of the keys</source>
        <translation>Godot는 키 사이의 셀도 이어서 움직이지만, 프레임은 키의 것만 담깁니다</translation>
    </message>
    <message>
        <source>found a scene of Godot 2 or earlier; open and save it with Godot 3, whose scenes are read</source>
        <translation>Godot 2 이하의 씬입니다. Godot 3에서 열어 저장하면 그 씬을 읽을 수 있습니다</translation>
    </message>
    <message>
        <source>found more than %1 levels of nodes</source>
        <translation>노드가 %1단계보다 깊습니다</translation>
    </message>
    <message>
        <source>columns of pixels at the right that belong to no frame: %1</source>
        <translation>어느 프레임에도 속하지 않는 오른쪽 픽셀 열: %1</translation>
    </message>
    <message>
        <source>rows of pixels at the bottom that belong to no frame: %1</source>
        <translation>어느 프레임에도 속하지 않는 아래쪽 픽셀 행: %1</translation>
    </message>
    <message>
        <source>there are more than %1 images in the file</source>
        <translation>파일의 이미지가 %1개를 넘습니다</translation>
    </message>
    <message>
        <source>there are more than %1 frames in the file</source>
        <translation>파일의 프레임이 %1개를 넘습니다</translation>
    </message>
    <message>
        <source>there are more than %1 shapes in the file</source>
        <translation>파일의 도형이 %1개를 넘습니다</translation>
    </message>
    <message>
        <source>there are more than %1 tags in the file</source>
        <translation>파일의 태그가 %1개를 넘습니다</translation>
    </message>
    <message>
        <source>found more than %1 points or events of frames, which is more than a project may have</source>
        <translation>프레임의 점이나 이벤트가 %1개를 넘어 프로젝트에 담을 수 없습니다</translation>
    </message>
    <message>
        <source>found more than %1 points, which is more than can be read</source>
        <translation>점이 %1개를 넘어 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>found a shape that reaches beyond 1000000000 pixels</source>
        <translation>1000000000픽셀 밖까지 뻗은 도형이 있습니다</translation>
    </message>
    <message>
        <source>there is more to tell, which is not listed</source>
        <translation>알림이 더 있지만 표시하지 않습니다</translation>
    </message>
    <message>
        <source>the file has more than %1 MiB, which is more than can be imported</source>
        <translation>파일이 %1 MiB를 넘어 가져올 수 없습니다</translation>
    </message>
    <message>
        <source>there is no frame of this name in the project and no image for it; import its image first</source>
        <translation>이 이름의 프레임이 프로젝트에 없고 해당 이미지도 없습니다. 이미지를 먼저 가져오세요</translation>
    </message>
    <message>
        <source>a sprite of another image has this name; the new one is “%1”</source>
        <translation>다른 이미지의 스프라이트가 이 이름을 쓰고 있어, 새 스프라이트는 “%1”이(가) 됩니다</translation>
    </message>
    <message>
        <source>the file tells its frames by their names alone, and the project has none of these names; frames that were added behind the others: %1, the first is “%2”</source>
        <translation>파일은 프레임을 이름으로만 구분하는데 프로젝트에 그 이름이 없습니다. 맨 뒤에 추가된 프레임: %1개, 첫 번째는 “%2”</translation>
    </message>
    <message>
        <source>it had %1 frames and has %2, and the project does not say what they showed: shapes stay with the numbers of their frames, look whether these are still the same pictures</source>
        <translation>프레임이 %1개에서 %2개로 바뀌었고, 프로젝트에 프레임의 그림 정보가 없습니다. 도형은 프레임 번호를 따라 유지되니 그림이 그대로인지 확인하세요</translation>
    </message>
    <message>
        <source>its size was %1 × %2 and is %3 × %4; its shapes stay where they were</source>
        <translation>크기가 %1 × %2에서 %3 × %4(으)로 바뀌었습니다. 도형은 제자리에 있습니다</translation>
    </message>
    <message>
        <source>the file has it no longer; it was removed</source>
        <translation>파일에 더 이상 없어 제거했습니다</translation>
    </message>
    <message>
        <source>the file has it no longer; it stays behind the others, for its shapes or its place on a stage</source>
        <translation>파일에 더 이상 없지만, 도형이 있거나 스테이지에 놓여 있어 맨 뒤에 남겨 둡니다</translation>
    </message>
    <message>
        <source>the tag “%1” has no frame left; it was removed</source>
        <translation>태그 “%1”에 남은 프레임이 없어 제거했습니다</translation>
    </message>
    <message>
        <source>the frames of the tag “%1” do not follow each other any more; it let go: %2</source>
        <translation>태그 “%1”의 프레임이 더 이상 연속되지 않아 다음이 태그에서 빠졌습니다: %2</translation>
    </message>
    <message>
        <source>the image “%1” cannot be read: %2; put a whole one there, or name another in the project</source>
        <translation>이미지 “%1”을(를) 읽을 수 없습니다: %2. 온전한 이미지로 바꾸거나 프로젝트에서 다른 이미지를 지정하세요</translation>
    </message>
    <message>
        <source>frames reach beyond the image “%1”, which has %2 × %3 pixels: %4 of %5, the first is “%6”</source>
        <translation>%2 × %3픽셀인 이미지 “%1”을(를) 벗어나는 프레임: %5개 중 %4개, 첫 번째는 “%6”</translation>
    </message>
    <message>
        <source>there are too many images to look into; from sprite “%1” on frames are known again by their names alone</source>
        <translation>살펴볼 이미지가 너무 많습니다. 스프라이트 “%1”부터는 이름으로만 알아봅니다</translation>
    </message>
    <message>
        <source>this is a stage, which says where sprites stand and holds none; import the file with the sprites, which was written beside it</source>
        <translation>이것은 스프라이트의 위치만 담은 스테이지이며 스프라이트가 없습니다. 함께 기록된 스프라이트 파일을 가져오세요</translation>
    </message>
    <message>
        <source>the project&apos;s own properties are left out</source>
        <translation>프로젝트 자체의 속성이 제외됩니다</translation>
    </message>
    <message>
        <source>an object with “w” and “h”</source>
        <translation>“w”와 “h”가 있는 객체</translation>
    </message>
    <message>
        <source>an object with “x” and “y”</source>
        <translation>“x”와 “y”가 있는 객체</translation>
    </message>
    <message>
        <source>a pivot as shares of the frame</source>
        <translation>프레임에 대한 비율로 나타낸 피벗</translation>
    </message>
    <message>
        <source>the frames of a sheet</source>
        <translation>시트의 프레임</translation>
    </message>
    <message>
        <source>a frame</source>
        <translation>프레임</translation>
    </message>
    <message>
        <source>1 frame has a mesh for drawing, which is no hitbox</source>
        <translation>프레임 1개에 그리기용 메시가 있으며, 이는 히트박스가 아닙니다</translation>
    </message>
    <message>
        <source>%1 frames have a mesh for drawing, which is no hitbox</source>
        <translation>프레임 %1개에 그리기용 메시가 있으며, 이는 히트박스가 아닙니다</translation>
    </message>
    <message>
        <source>milliseconds from 0 to 1000000000</source>
        <translation>0에서 1000000000까지의 밀리초</translation>
    </message>
    <message>
        <source>an object with “x”, “y”, “w” and “h”</source>
        <translation>“x”, “y”, “w”, “h”가 있는 객체</translation>
    </message>
    <message>
        <source>the file names no image, and beside it there is none called “%1”</source>
        <translation>파일에 이미지가 지정되지 않았고, 같은 위치에 “%1” 이미지도 없습니다</translation>
    </message>
    <message>
        <source>found “%1”, expected a whole number from %2 to %3</source>
        <translation>예상: %2에서 %3까지의 정수, 실제: “%1”</translation>
    </message>
    <message>
        <source>found fewer numbers than “%1” has</source>
        <translation>“%1”에 필요한 것보다 숫자가 적습니다</translation>
    </message>
    <message>
        <source>the file is no text in UTF-8</source>
        <translation>파일이 UTF-8 텍스트가 아닙니다</translation>
    </message>
    <message>
        <source>there is no page in the atlas</source>
        <translation>아틀라스에 페이지가 없습니다</translation>
    </message>
    <message>
        <source>the parts of a nine-patch are no hitbox; left out</source>
        <translation>나인 패치의 조각은 히트박스가 아니므로 제외했습니다</translation>
    </message>
    <message>
        <source>it has no size, expected “size” or “bounds”</source>
        <translation>크기가 없습니다. “size”나 “bounds”가 있어야 합니다</translation>
    </message>
    <message>
        <source>its offset lies beyond 1000000000</source>
        <translation>오프셋이 1000000000을 벗어납니다</translation>
    </message>
    <message>
        <source>it lies turned by %1 degrees in the image and is left out</source>
        <translation>이미지에 %1도 회전되어 있어 제외했습니다</translation>
    </message>
    <message>
        <source>a body</source>
        <translation>바디</translation>
    </message>
    <message>
        <source>an object with width and height</source>
        <translation>너비와 높이가 있는 객체</translation>
    </message>
    <message>
        <source>the image “%1” cannot be read, and lengths in the file are counted in its width; put it where the file says</source>
        <translation>이미지 “%1”을(를) 읽을 수 없는데, 파일의 길이는 그 너비를 기준으로 합니다. 파일에 적힌 위치에 이미지를 두세요</translation>
    </message>
    <message>
        <source>a place within 1000000000 pixels</source>
        <translation>1000000000픽셀 이내의 위치</translation>
    </message>
    <message>
        <source>an array of points</source>
        <translation>점의 배열</translation>
    </message>
    <message>
        <source>an array of shapes</source>
        <translation>도형의 배열</translation>
    </message>
    <message>
        <source>a shape</source>
        <translation>도형</translation>
    </message>
    <message>
        <source>an array of polygons</source>
        <translation>다각형의 배열</translation>
    </message>
    <message>
        <source>the file holds convex pieces alone; they stay apart</source>
        <translation>파일에 볼록 조각만 있어 조각을 따로 둡니다</translation>
    </message>
    <message>
        <source>an array of circles</source>
        <translation>원의 배열</translation>
    </message>
    <message>
        <source>a circle</source>
        <translation>원</translation>
    </message>
    <message>
        <source>a radius from 0 on</source>
        <translation>0 이상의 반지름</translation>
    </message>
    <message>
        <source>a circle within 1000000000 pixels</source>
        <translation>1000000000픽셀 이내의 원</translation>
    </message>
    <message>
        <source>what was made for trying out is left out</source>
        <translation>시험용으로 만든 것은 제외됩니다</translation>
    </message>
    <message>
        <source>found “%1”, expected %2</source>
        <translation>예상: %2, 실제: “%1”</translation>
    </message>
    <message>
        <source>numbers from -1000000000 to 1000000000</source>
        <translation>-1000000000에서 1000000000까지의 숫자</translation>
    </message>
    <message>
        <source>%1 numbers with commas between them</source>
        <translation>쉼표로 구분한 숫자 %1개</translation>
    </message>
    <message>
        <source>found “%1”, and the number of boxes behind it is %2; all of them are taken</source>
        <translation>“%1”(이)라고 되어 있지만 뒤에 상자가 %2개 있어 모두 가져옵니다</translation>
    </message>
    <message>
        <source>offsets of pictures are left out</source>
        <translation>그림의 오프셋이 제외됩니다</translation>
    </message>
    <message>
        <source>mirroring and mixing of pictures are left out</source>
        <translation>그림의 반전과 혼합이 제외됩니다</translation>
    </message>
    <message>
        <source>scales and angles of pictures are left out</source>
        <translation>그림의 배율과 각도가 제외됩니다</translation>
    </message>
    <message>
        <source>a picture that is shown for ever is shown for one second</source>
        <translation>무한히 표시되는 그림은 1초 동안 표시됩니다</translation>
    </message>
    <message>
        <source>[Begin Action …] before the first picture</source>
        <translation>첫 그림 앞의 [Begin Action …]</translation>
    </message>
    <message>
        <source>at most %1 boxes in all</source>
        <translation>모두 합쳐 상자 최대 %1개</translation>
    </message>
    <message>
        <source>an animation of MUGEN; there are too many lines of other kinds</source>
        <translation>MUGEN 애니메이션이어야 합니다. 다른 종류의 행이 너무 많습니다</translation>
    </message>
    <message>
        <source>“%1” is left out</source>
        <translation>“%1”이(가) 제외됩니다</translation>
    </message>
    <message>
        <source>“Loopstart” is left out: a tag begins anew at its first frame</source>
        <translation>“Loopstart”가 제외됩니다. 태그는 첫 프레임부터 다시 시작합니다</translation>
    </message>
    <message>
        <source>“Interpolate” is left out: pictures do not glide into each other</source>
        <translation>“Interpolate”가 제외됩니다. 그림은 서로 이어서 변하지 않습니다</translation>
    </message>
    <message>
        <source>32 bits as a whole number</source>
        <translation>정수로 나타낸 32비트</translation>
    </message>
    <message>
        <source>a fixture</source>
        <translation>픽스처</translation>
    </message>
    <message>
        <source>the polygon stays in %1 convex pieces: the file does not hold it as it was drawn</source>
        <translation>다각형이 볼록 조각 %1개로 남습니다. 파일에 그린 그대로의 다각형이 없습니다</translation>
    </message>
    <message>
        <source>a filter</source>
        <translation>필터</translation>
    </message>
    <message>
        <source>groups are left out: categories say who hits whom</source>
        <translation>그룹이 제외됩니다. 누가 누구를 타격하는지는 카테고리로 정합니다</translation>
    </message>
    <message>
        <source>“%1” of bodies is left out</source>
        <translation>바디의 “%1”이(가) 제외됩니다</translation>
    </message>
    <message>
        <source>an object with x and y</source>
        <translation>x와 y가 있는 객체</translation>
    </message>
    <message>
        <source>an object with vertices</source>
        <translation>꼭짓점이 있는 객체</translation>
    </message>
    <message>
        <source>an array of numbers</source>
        <translation>숫자의 배열</translation>
    </message>
    <message>
        <source>as many numbers as in x</source>
        <translation>x와 같은 개수의 숫자</translation>
    </message>
    <message>
        <source>an edge</source>
        <translation>변</translation>
    </message>
    <message>
        <source>an array of properties</source>
        <translation>속성의 배열</translation>
    </message>
    <message>
        <source>a property</source>
        <translation>속성</translation>
    </message>
    <message>
        <source>the fixture is left out: it is no polygon, circle, chain or edge</source>
        <translation>픽스처가 제외됩니다. 다각형, 원, 체인, 변이 아닙니다</translation>
    </message>
    <message>
        <source>an array of fixtures</source>
        <translation>픽스처의 배열</translation>
    </message>
    <message>
        <source>its place and turn in the world are left out</source>
        <translation>월드에서의 위치와 회전이 제외됩니다</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>이미지</translation>
    </message>
    <message>
        <source>the image “%1” is left out: its body has one already</source>
        <translation>이미지 “%1”이(가) 제외됩니다. 바디에 이미 이미지가 있습니다</translation>
    </message>
    <message>
        <source>the image “%1” is left out: it is turned or mirrored, which a frame cannot be</source>
        <translation>이미지 “%1”이(가) 제외됩니다. 회전이나 반전은 프레임에 적용할 수 없습니다</translation>
    </message>
    <message>
        <source>the image “%1” cannot be read</source>
        <translation>이미지 “%1”을(를) 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>it is drawn %1 pixels high in the world and has %2; say how many pixels a metre has</source>
        <translation>월드에 %1픽셀 높이로 그려지지만 실제 높이는 %2픽셀입니다. 1미터가 몇 픽셀인지 지정하세요</translation>
    </message>
    <message>
        <source>joints are left out</source>
        <translation>조인트가 제외됩니다</translation>
    </message>
    <message>
        <source>an array of images</source>
        <translation>이미지의 배열</translation>
    </message>
    <message>
        <source>a number from -1000000000 to 1000000000, or the 8 hexadecimal digits of one</source>
        <translation>-1000000000에서 1000000000까지의 숫자 또는 그 숫자의 8자리 16진수</translation>
    </message>
    <message>
        <source>a number from 0 on, or the 8 hexadecimal digits of one</source>
        <translation>0 이상의 숫자 또는 그 숫자의 8자리 16진수</translation>
    </message>
    <message>
        <source>names of frames</source>
        <translation>프레임 이름</translation>
    </message>
    <message>
        <source>left out, since its frame “%1” is not in the file</source>
        <translation>프레임 “%1”이(가) 파일에 없어 제외했습니다</translation>
    </message>
    <message>
        <source>its frames do not stand one behind the other, as those of a tag have to; left out</source>
        <translation>태그의 프레임은 연속되어야 하는데 그렇지 않아 제외했습니다</translation>
    </message>
    <message>
        <source>there are more frames in other files; import them as well: %1</source>
        <translation>다른 파일에 프레임이 더 있습니다. 그 파일도 가져오세요: %1</translation>
    </message>
    <message>
        <source>the frames of one image</source>
        <translation>이미지 하나의 프레임</translation>
    </message>
    <message>
        <source>the ellipse becomes a polygon with %1 corners</source>
        <translation>타원이 모서리 %1개의 다각형이 됩니다</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>타일 %1</translation>
    </message>
    <message>
        <source>found tile %1, expected at most %2 tiles</source>
        <translation>타일 %1이(가) 있지만 타일은 최대 %2개여야 합니다</translation>
    </message>
    <message>
        <source>of %1 tiles, those after the last with something on it are left out</source>
        <translation>타일 %1개 중 내용이 있는 마지막 타일 뒤의 것은 제외됩니다</translation>
    </message>
    <message>
        <source>found no size of the tiles, expected tilewidth and tileheight from 1 on</source>
        <translation>타일 크기가 없습니다. 1 이상의 tilewidth와 tileheight가 있어야 합니다</translation>
    </message>
    <message>
        <source>found a tile beyond 1000000000 pixels</source>
        <translation>1000000000픽셀을 벗어난 타일이 있습니다</translation>
    </message>
    <message>
        <source>it is left out: the tileset has only %1 tiles</source>
        <translation>제외됩니다. 타일셋에 타일이 %1개뿐입니다</translation>
    </message>
    <message>
        <source>it is left out: it has no image</source>
        <translation>제외됩니다. 이미지가 없습니다</translation>
    </message>
    <message>
        <source>found no size, and its image cannot be read</source>
        <translation>크기가 없고 이미지도 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>its animation is left out: it shows tiles of several images, or ones that are not there</source>
        <translation>애니메이션이 제외됩니다. 여러 이미지의 타일이나 없는 타일을 표시합니다</translation>
    </message>
    <message>
        <source>its animation is left out: a tag is a run of neighbouring frames</source>
        <translation>애니메이션이 제외됩니다. 태그는 연속된 프레임이어야 합니다</translation>
    </message>
    <message>
        <source>an object of a tile</source>
        <translation>타일의 오브젝트</translation>
    </message>
    <message>
        <source>a length from 0 on</source>
        <translation>0 이상의 길이</translation>
    </message>
    <message>
        <source>a layer of objects</source>
        <translation>오브젝트 레이어</translation>
    </message>
    <message>
        <source>an array of objects</source>
        <translation>오브젝트의 배열</translation>
    </message>
    <message>
        <source>a step of an animation</source>
        <translation>애니메이션 단계</translation>
    </message>
    <message>
        <source>milliseconds from 0 on</source>
        <translation>0 이상의 밀리초</translation>
    </message>
    <message>
        <source>a tile</source>
        <translation>타일</translation>
    </message>
    <message>
        <source>an array of steps</source>
        <translation>단계의 배열</translation>
    </message>
    <message>
        <source>a tileset</source>
        <translation>타일셋</translation>
    </message>
    <message>
        <source>an array of tiles</source>
        <translation>타일의 배열</translation>
    </message>
    <message>
        <source>the object “%1”</source>
        <translation>오브젝트 “%1”</translation>
    </message>
    <message>
        <source>the object with id %1</source>
        <translation>ID %1의 오브젝트</translation>
    </message>
    <message>
        <source>an object without a name</source>
        <translation>이름 없는 오브젝트</translation>
    </message>
    <message>
        <source>it is made of a template, and templates are not read</source>
        <translation>템플릿으로 만들어졌는데, 템플릿은 읽지 않습니다</translation>
    </message>
    <message>
        <source>it has no outline that could be hit</source>
        <translation>타격할 수 있는 윤곽선이 없습니다</translation>
    </message>
    <message>
        <source>%1 is left out: %2</source>
        <translation>%1이(가) 제외됩니다: %2</translation>
    </message>
    <message>
        <source>the class “%1” of the tileset is left out</source>
        <translation>타일셋의 클래스 “%1”이(가) 제외됩니다</translation>
    </message>
    <message>
        <source>the offset %1, %2 at which the tiles are drawn is left out</source>
        <translation>타일을 그리는 오프셋 %1, %2이(가) 제외됩니다</translation>
    </message>
    <message>
        <source>its class “%1” is left out, as are those of all tiles without an animation</source>
        <translation>클래스 “%1”이(가) 제외되며, 애니메이션이 없는 다른 타일의 클래스도 모두 제외됩니다</translation>
    </message>
    <message>
        <source>the file declares entities, which are not read</source>
        <translation>파일에 엔티티 선언이 있는데, 이는 읽지 않습니다</translation>
    </message>
    <message>
        <source>the XML is broken: %1</source>
        <translation>XML이 손상되었습니다: %1</translation>
    </message>
    <message>
        <source>found more than %1 levels of elements</source>
        <translation>요소가 %1단계보다 깊습니다</translation>
    </message>
    <message>
        <source>found %1=&quot;%2&quot;, expected a number from %3 to 1000000000</source>
        <translation>예상: %3에서 1000000000까지의 숫자, 실제: %1=&quot;%2&quot;</translation>
    </message>
    <message>
        <source>found %1=&quot;%2&quot;, expected a whole number from %3 to 1000000000</source>
        <translation>예상: %3에서 1000000000까지의 정수, 실제: %1=&quot;%2&quot;</translation>
    </message>
    <message>
        <source>in the points of the object: %1</source>
        <translation>오브젝트의 점: %1</translation>
    </message>
    <message>
        <source>found a map, expected &lt;tileset&gt;: import the files of its tilesets, which Tiled makes of those within a map with “Export Tileset As”</source>
        <translation>&lt;tileset&gt;이 있어야 할 곳에 맵이 있습니다. 타일셋 파일을 가져오세요. 맵 안의 타일셋은 Tiled의 “타일셋을 다른 이름으로 내보내기”로 파일로 만들 수 있습니다</translation>
    </message>
    <message>
        <source>found another element, expected &lt;tileset&gt;</source>
        <translation>&lt;tileset&gt;이 있어야 할 곳에 다른 요소가 있습니다</translation>
    </message>
    <message>
        <source>the file has an element with too many attributes</source>
        <translation>파일에 특성이 너무 많은 요소가 있습니다</translation>
    </message>
    <message>
        <source>its image cannot be read: %1</source>
        <translation>이미지를 읽을 수 없습니다: %1</translation>
    </message>
    <message>
        <source>it reaches beyond its image, or an image with it upright would be too large</source>
        <translation>이미지를 벗어나거나, 똑바로 세우면 이미지가 너무 커집니다</translation>
    </message>
    <message>
        <source>the file “%1” is in the way of a sheet in which it would stand upright</source>
        <translation>똑바로 세울 시트를 만들 자리에 파일 “%1”이(가) 있습니다</translation>
    </message>
    <message>
        <source>it lies turned in the image and is left out: %1</source>
        <translation>이미지에 회전되어 있어 제외했습니다: %1</translation>
    </message>
    <message>
        <source>frames that lie turned in “%1” stand upright in “%2”, which is made for the project: %3, the first is “%4”</source>
        <translation>“%1”에 회전되어 있는 프레임은 프로젝트용으로 만든 “%2”에 똑바로 놓입니다: %3개, 첫 번째는 “%4”</translation>
    </message>
    <message>
        <source>its shapes need a frame of %1 × %2 pixels, and a side has at most %3; scale them down in the tool that wrote them</source>
        <translation>도형에 %1 × %2픽셀 프레임이 필요하지만 한 변은 최대 %3입니다. 작성한 도구에서 축소하세요</translation>
    </message>
    <message>
        <source>found %1 × %2 pixels, and a side has at most %3</source>
        <translation>%1 × %2 픽셀이며, 한 변은 최대 %3입니다</translation>
    </message>
    <message>
        <source>the shapes of all frames together need frames of %1 × %2 pixels, and a side has at most %3; scale them down in the tool that wrote them</source>
        <translation>모든 프레임의 도형을 합치면 %1 × %2 픽셀의 프레임이 필요하지만, 한 변은 최대 %3입니다. 도형을 쓴 도구에서 줄이세요</translation>
    </message>
    <message>
        <source>animations are played under so many names that the file would be read more than %1 times</source>
        <translation>애니메이션이 너무 많은 이름으로 재생되어 파일을 %1번보다 많이 읽게 됩니다</translation>
    </message>
    <message>
        <source>the tag “%1” ends where it turns in Aseprite; here it comes back once more</source>
        <translation>태그 “%1”은(는) Aseprite에서는 되돌아가는 곳에서 끝나지만 여기서는 한 번 더 돌아옵니다</translation>
    </message>
    <message>
        <source>its animations are left out: make them unique in Godot, so that the scene holds them</source>
        <translation>이 파일의 애니메이션을 제외했습니다. Godot에서 유일하게 만들어 씬에 들어 있게 하세요</translation>
    </message>
    <message>
        <source>layer “%1:%2”</source>
        <translation>레이어 “%1:%2”</translation>
    </message>
    <message>
        <source>traced into shapes of a category of its own, and not drawn in the picture</source>
        <translation>자체 범주의 도형으로 추적되며 그림에는 그려지지 않습니다</translation>
    </message>
    <message>
        <source>that it is static or kinematic is left out: what is exported is dynamic</source>
        <translation>정적이거나 키네마틱이라는 점은 제외됩니다. 내보내는 것은 동적입니다</translation>
    </message>
    <message>
        <source>the tag “%1” is as the file has it; it was: %2</source>
        <translation>태그 “%1”은(는) 이제 파일과 같습니다. 이전: %2</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>정방향</translation>
    </message>
    <message>
        <source>in reverse</source>
        <translation>역방향</translation>
    </message>
    <message>
        <source>there and back</source>
        <translation>왕복</translation>
    </message>
    <message>
        <source>there and back from the end</source>
        <translation>끝에서부터 왕복</translation>
    </message>
    <message>
        <source>from “%1” to “%2”</source>
        <translation>“%1”부터 “%2”까지</translation>
    </message>
    <message>
        <source>played for ever</source>
        <translation>무한 재생</translation>
    </message>
    <message>
        <source>played so often: %1</source>
        <translation>재생 횟수: %1</translation>
    </message>
    <message>
        <source>the user data of the tag “%1” are left out</source>
        <translation>태그 “%1”의 사용자 데이터는 제외됩니다</translation>
    </message>
    <message>
        <source>the user data of layers and cels are left out</source>
        <translation>레이어와 셀의 사용자 데이터는 제외됩니다</translation>
    </message>
    <message>
        <source>it is disabled in the scene; here it is a shape as others are</source>
        <translation>장면에서는 꺼져 있지만 여기서는 다른 것과 같은 도형입니다</translation>
    </message>
    <message>
        <source>no animation shows the frames %1 and %2 more: they are made of the cells and shapes that are left</source>
        <translation>프레임 %1 외 %2개를 보여 주는 애니메이션이 없습니다: 남은 칸과 도형으로 만들었습니다</translation>
    </message>
    <message>
        <source>no animation shows the frames %1: they are made of the cells and shapes that are left</source>
        <translation>프레임 %1을(를) 보여 주는 애니메이션이 없습니다: 남은 칸과 도형으로 만들었습니다</translation>
    </message>
    <message>
        <source>what the root says of %1 is left out: shapes and points are as they are seen from it</source>
        <translation>루트의 %1은(는) 제외됩니다: 도형과 점은 루트에서 본 그대로입니다</translation>
    </message>
    <message>
        <source>its “%1” is left out: frames last as long as the animations say</source>
        <translation>“%1”은(는) 제외됩니다: 프레임 길이는 애니메이션을 따릅니다</translation>
    </message>
    <message>
        <source>it is left out: frames have no %1</source>
        <translation>제외됩니다: 프레임에는 %1이(가) 없습니다</translation>
    </message>
    <message>
        <source>it is left out: of several pictures, that of “%1” is looked at</source>
        <translation>제외됩니다: 여러 그림 가운데 “%1”의 것을 봅니다</translation>
    </message>
    <message>
        <source>it is left out: it changes nothing of what frames show</source>
        <translation>제외됩니다: 프레임이 보여 주는 것을 바꾸지 않습니다</translation>
    </message>
    <message>
        <source>1 frame has the borders of a nine-patch; left out</source>
        <translation>프레임 1개에 나인패치 경계가 있어 제외했습니다</translation>
    </message>
    <message>
        <source>%1 frames have the borders of a nine-patch; left out</source>
        <translation>프레임 %1개에 나인패치 경계가 있어 제외했습니다</translation>
    </message>
    <message>
        <source>“%1” of regions is left out</source>
        <translation>영역의 “%1”은(는) 제외됩니다</translation>
    </message>
    <message>
        <source>the action %1 is left out: it has no pictures</source>
        <translation>액션 %1은(는) 제외됩니다: 그림이 없습니다</translation>
    </message>
    <message>
        <source>the fixture is left out: it has neither a circle nor vertices</source>
        <translation>픽스처는 제외됩니다: 원도 꼭짓점도 없습니다</translation>
    </message>
    <message>
        <source>it is left out: it has no fixtures, as bodies have</source>
        <translation>제외됩니다: 바디가 갖는 픽스처가 없습니다</translation>
    </message>
    <message>
        <source>the image “%1” is left out: it is on none of the bodies</source>
        <translation>이미지 “%1”은(는) 제외됩니다: 어느 바디에도 없습니다</translation>
    </message>
    <message>
        <source>that the image “%1” is stretched in width is left out</source>
        <translation>이미지 “%1”이(가) 가로로 늘어난 것은 제외됩니다</translation>
    </message>
    <message>
        <source>the scale %1 is left out: shapes are drawn in pixels of the image</source>
        <translation>배율 %1은(는) 제외됩니다: 도형은 이미지의 픽셀로 그려집니다</translation>
    </message>
    <message>
        <source>of what the file says of the tileset and its tiles, this is left out: %1</source>
        <translation>파일에 있는 타일셋과 타일의 정보 가운데 제외되는 것: %1</translation>
    </message>
    <message>
        <source>the image is left out: it names no file</source>
        <translation>이미지는 제외됩니다: 파일을 대지 않습니다</translation>
    </message>
    <message>
        <source>its “%1” is left out: it stands where the nodes above it put it</source>
        <translation>“%1”이(가) 제외됩니다: 상위 노드가 놓는 위치에 놓입니다</translation>
    </message>
    <message>
        <source>%1; “%2” differs in upper and lower case alone</source>
        <translation>%1; “%2”은(는) 대소문자만 다릅니다</translation>
    </message>
    <message>
        <source>each layer is by itself in the sheet; tags and slices are there for each of them: %1</source>
        <translation>시트에 레이어가 따로 들어 있습니다. 태그와 슬라이스는 레이어마다 있습니다: %1</translation>
    </message>
    <message>
        <source>no animation shows the frames %1 and %2 more: they are made of the shapes that are left; the scene says neither which part of the image they show, nor how long, nor their points</source>
        <translation>프레임 %1 외 %2개를 보여 주는 애니메이션이 없습니다: 남은 도형으로 만들어집니다. 이미지의 어느 부분을 얼마나 보여 주는지, 점이 어디인지 장면에 없습니다</translation>
    </message>
    <message>
        <source>no animation shows the frames %1: they are made of the shapes that are left; the scene says neither which part of the image they show, nor how long, nor their points</source>
        <translation>프레임 %1을(를) 보여 주는 애니메이션이 없습니다: 남은 도형으로 만들어집니다. 이미지의 어느 부분을 얼마나 보여 주는지, 점이 어디인지 장면에 없습니다</translation>
    </message>
    <message>
        <source>its own animations are left out: the frames are those of the AnimationPlayer, and show its first picture</source>
        <translation>자체 애니메이션은 제외됩니다: 프레임은 AnimationPlayer의 것이며 첫 그림을 보여 줍니다</translation>
    </message>
    <message>
        <source>it is an %1 whose pictures are in another file, or no whole pixels of image files, which is not read</source>
        <translation>그림이 다른 파일에 있거나 이미지 파일의 온전한 픽셀이 아닌 %1이므로 읽지 않습니다</translation>
    </message>
    <message>
        <source>its texture is in “%1”, which is not read</source>
        <translation>텍스처가 “%1”에 있어 읽지 않습니다</translation>
    </message>
    <message>
        <source>its AtlasTexture is not whole pixels of an image file alone, which is not read</source>
        <translation>AtlasTexture가 한 이미지 파일의 온전한 픽셀이 아니므로 읽지 않습니다</translation>
    </message>
    <message>
        <source>%1; the frames are as large as their shapes, and show another part of the image than the scene</source>
        <translation>%1; 프레임은 도형만큼 크며 장면과 다른 이미지 부분을 보여 줍니다</translation>
    </message>
    <message>
        <source>a picture that “%1” shows is left out: it is not read, or not as large as is known</source>
        <translation>“%1”이(가) 보여 주는 그림이 제외됩니다: 읽지 않거나 알려진 크기와 다릅니다</translation>
    </message>
    <message>
        <source>there is no image “%1”; “%2” beside the file is taken for it</source>
        <translation>이미지 “%1”이(가) 없어 파일 옆의 “%2”을(를) 대신 씁니다</translation>
    </message>
    <message>
        <source>the file has numbers for its frames and no names, and names no image: which frames of “%1” they are cannot be told, so they come as frames of their own</source>
        <translation>파일의 프레임에는 번호만 있고 이름이 없으며 이미지 이름도 없습니다: “%1”의 어느 프레임인지 알 수 없어 별도의 프레임으로 들어옵니다</translation>
    </message>
    <message>
        <source>frames that are called as the file calls their pictures now: %1, the first was “%2” and is “%3”</source>
        <translation>파일이 그림을 부르는 이름으로 바뀐 프레임: %1, 첫 번째는 “%2”에서 “%3”(으)로</translation>
    </message>
    <message>
        <source>frames that show other pictures than their shapes were drawn on, look whether these still fit: %1, the first is “%2”</source>
        <translation>도형을 그린 그림과 다른 그림을 보여 주는 프레임, 아직 맞는지 확인하세요: %1, 첫 번째는 “%2”</translation>
    </message>
    <message>
        <source>its frames lie on several pages, each of which is a sprite of its own; each has those that lie on it: %1</source>
        <translation>프레임이 여러 페이지에 있으며 페이지마다 스프라이트가 됩니다. 각각 자기 페이지의 것을 가집니다: %1</translation>
    </message>
    <message>
        <source>properties of R.U.B.E.’s kinds %1 become plain numbers and objects, which an export writes as float and string</source>
        <translation>R.U.B.E. 종류 %1의 속성은 단순한 수와 객체가 되며 내보낼 때 float와 string으로 쓰입니다</translation>
    </message>
    <message>
        <source>the image “%1” is not there; the one of its name beside the scene is taken</source>
        <translation>이미지 “%1”이(가) 없어 장면 옆의 같은 이름 이미지를 씁니다</translation>
    </message>
    <message>
        <source>the image “%1” is not there</source>
        <translation>이미지 “%1”이(가) 없습니다</translation>
    </message>
    <message>
        <source>properties of the tileset are left out, as its images become several sprites: %1</source>
        <translation>이미지가 여러 스프라이트가 되므로 타일셋의 속성은 제외됩니다: %1</translation>
    </message>
    <message>
        <source>its class “%1” is left out</source>
        <translation>클래스 “%1”이(가) 제외됩니다</translation>
    </message>
    <message>
        <source>properties of Tiled’s kinds %1 become plain numbers, texts and objects, which an export writes as float and string</source>
        <translation>Tiled 종류 %1의 속성은 단순한 수, 텍스트, 객체가 되며 내보낼 때 float와 string으로 쓰입니다</translation>
    </message>
    <message>
        <source>frames of layers have numbers from %1 on, and nothing tells which number the first frame of the sprite has: tags and slices lie as if it were %2</source>
        <translation>레이어 프레임 번호가 %1부터 시작하고, 스프라이트의 첫 프레임 번호를 알 수 없습니다: 태그와 슬라이스는 %2인 것처럼 놓입니다</translation>
    </message>
    <message>
        <source>slices have more than %1 keys in all layers together</source>
        <translation>슬라이스의 키가 모든 레이어를 합쳐 %1개를 넘습니다</translation>
    </message>
    <message>
        <source>more images are taken from beside the file, not listed one by one</source>
        <translation>더 많은 이미지를 파일 옆에서 가져오며, 하나씩 나열하지 않습니다</translation>
    </message>
    <message>
        <source>no animation shows the frames %1 and %2 more: they are made of the shapes that are left; the scene says neither how long they last nor their points</source>
        <translation>프레임 %1 외 %2개를 보여 주는 애니메이션이 없습니다: 남은 도형으로 만들어집니다. 얼마나 보여 주는지, 점이 어디인지 장면에 없습니다</translation>
    </message>
    <message>
        <source>no animation shows the frames %1: they are made of the shapes that are left; the scene says neither how long they last nor their points</source>
        <translation>프레임 %1을(를) 보여 주는 애니메이션이 없습니다: 남은 도형으로 만들어집니다. 얼마나 보여 주는지, 점이 어디인지 장면에 없습니다</translation>
    </message>
    <message>
        <source>a part that “%1” shows reaches beyond its texture and is left out</source>
        <translation>“%1”이(가) 보여 주는 부분이 텍스처를 벗어나 제외됩니다</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 외 %2개</translation>
    </message>
    <message>
        <source>tiles that the project had no frames for, and which are frames now: %1, the first is “%2”</source>
        <translation>프로젝트에 프레임이 없었고 이제 프레임이 된 타일: %1개, 첫 번째는 “%2”</translation>
    </message>
</context>
<context>
    <name>InstanceCommands</name>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 복제</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 삭제</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>%1 자르기</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>%1 순서 이동</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>스테이지</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1 배치</translation>
    </message>
    <message>
        <source>There is no stage in view.</source>
        <translation>보이는 스테이지가 없습니다.</translation>
    </message>
    <message>
        <source>Align %1</source>
        <translation>%1 정렬</translation>
    </message>
</context>
<context>
    <name>Instances</name>
    <message>
        <source>Select two or more instances to align them.</source>
        <translation>정렬하려면 인스턴스를 2개 이상 선택하세요.</translation>
    </message>
    <message>
        <source>Select three or more instances to spread them evenly.</source>
        <translation>고르게 분배하려면 인스턴스를 3개 이상 선택하세요.</translation>
    </message>
    <message numerus="yes">
        <source>%n instances</source>
        <translation>
            <numerusform>인스턴스 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message>
        <source>the key &quot;%1&quot; is missing</source>
        <translation>키 &quot;%1&quot;이(가) 없습니다</translation>
    </message>
    <message>
        <source>a number from -1000000000 to 1000000000</source>
        <translation>-1000000000에서 1000000000까지의 숫자</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1에서 %2까지의 정수</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 또는 false</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>%1행, %2열</translation>
    </message>
    <message>
        <source>found %1, expected a number that fits a double</source>
        <translation>예상: double에 들어가는 숫자, 실제: %1</translation>
    </message>
    <message>
        <source>broken JSON: the file ends too early</source>
        <translation>손상된 JSON: 파일이 너무 일찍 끝납니다</translation>
    </message>
    <message>
        <source>broken JSON: the bytes are not valid UTF-8</source>
        <translation>손상된 JSON: 올바른 UTF-8이 아닙니다</translation>
    </message>
    <message>
        <source>broken JSON: %1</source>
        <translation>손상된 JSON: %1</translation>
    </message>
    <message>
        <source>found more than %1 values, which is more than can be read</source>
        <translation>값이 %1개를 넘어 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>found more than %1 levels of arrays and objects</source>
        <translation>배열과 객체가 %1단계보다 깊습니다</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; stands twice in one object</source>
        <translation>한 객체에 키 &quot;%1&quot;이(가) 두 번 있습니다</translation>
    </message>
    <message>
        <source>an empty array</source>
        <translation>빈 배열</translation>
    </message>
    <message>
        <source>an array of 1 element</source>
        <translation>요소 1개의 배열</translation>
    </message>
    <message>
        <source>an array of %1 elements</source>
        <translation>요소 %1개의 배열</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>객체</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>예상: %2, 실제: %1</translation>
    </message>
</context>
<context>
    <name>JsonFieldsWords</name>
    <message>
        <source>a pair of numbers</source>
        <translation>숫자 한 쌍</translation>
    </message>
</context>
<context>
    <name>KnifeTool</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>조각 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source> (round shapes become polygons)</source>
        <translation> (둥근 도형은 다각형이 됩니다)</translation>
    </message>
    <message>
        <source>The line crosses no shape from side to side, so nothing was cut. </source>
        <translation>선이 도형을 끝까지 가로지르지 않아 아무것도 자르지 않았습니다. </translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>%1 자르기</translation>
    </message>
    <message>
        <source>Release or click where the cut ends. Shift cuts in steps of 15°, Ctrl turns snapping off, Esc cancels.</source>
        <translation>절단이 끝나는 곳에서 놓거나 클릭하세요. Shift는 15° 단위로 자르기, Ctrl은 스냅 해제, Esc는 취소입니다.</translation>
    </message>
    <message>
        <source>Drag a line across the shapes to cut, or click both its ends.</source>
        <translation>자를 도형을 가로질러 선을 드래그하거나 양 끝을 클릭하세요.</translation>
    </message>
    <message>
        <source>Drag a line across the selected shapes to cut them, or click both its ends.</source>
        <translation>선택한 도형을 가로질러 선을 드래그하거나 양 끝을 클릭해 자르세요.</translation>
    </message>
    <message>
        <source>The line crosses no selected shape from side to side, so nothing was cut; without a selection it cuts every shape. </source>
        <translation>선이 선택한 도형을 끝에서 끝까지 가로지르지 않아 아무것도 자르지 않았습니다. 선택이 없으면 모든 도형을 자릅니다. </translation>
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
        <translation>다각형</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>원</translation>
    </message>
    <message>
        <source>box</source>
        <translation>상자</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>캡슐</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>체인</translation>
    </message>
</context>
<context>
    <name>NamesInShort</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 외 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberEdits</name>
    <message>
        <source>line %1</source>
        <translation>%1행</translation>
    </message>
    <message>
        <source>The text is longer than 1 MiB.</source>
        <translation>텍스트가 1 MiB보다 깁니다.</translation>
    </message>
    <message>
        <source>The text has no numbers.</source>
        <translation>텍스트에 숫자가 없습니다.</translation>
    </message>
    <message>
        <source>One or two numbers are wanted, as many in every line.</source>
        <translation>모든 줄에 같은 개수로 숫자 1개 또는 2개가 있어야 합니다.</translation>
    </message>
    <message>
        <source>%1 is beyond ±1000000000.</source>
        <translation>%1이(가) ±1000000000을 벗어납니다.</translation>
    </message>
</context>
<context>
    <name>OutlineDrawing</name>
    <message>
        <source>Draw %1</source>
        <translation>%1 그리기</translation>
    </message>
    <message>
        <source>Click to set the first point of one half; the other half is mirrored at the axis (M).</source>
        <translation>클릭해 반쪽의 첫 점을 찍으세요. 나머지 반쪽은 축을 기준으로 반전됩니다(M).</translation>
    </message>
    <message>
        <source>Click to set the first point.</source>
        <translation>클릭해 첫 점을 찍으세요.</translation>
    </message>
    <message>
        <source>Click to set the next point. Shift keeps to steps of 15°, Backspace takes the last point back, Esc cancels.</source>
        <translation>클릭해 다음 점을 찍으세요. Shift는 15° 단위 고정, Backspace는 마지막 점 취소, Esc는 취소입니다.</translation>
    </message>
    <message>
        <source>Click to close the polygon.</source>
        <translation>클릭하면 다각형을 닫습니다.</translation>
    </message>
    <message>
        <source>Click to set the next point, or the first one to finish; Enter and double click finish too.</source>
        <translation>클릭해 다음 점을 찍거나 첫 점을 클릭해 완료하세요. Enter나 더블 클릭으로도 완료됩니다.</translation>
    </message>
    <message>
        <source>Click to set the next point; Enter or a double click finishes.</source>
        <translation>클릭해 다음 점을 찍으세요. Enter나 더블 클릭으로 완료됩니다.</translation>
    </message>
</context>
<context>
    <name>OutlineJoins</name>
    <message>
        <source>Select two points of a polygon to split it between them.</source>
        <translation>다각형을 나누려면 점 2개를 선택하세요.</translation>
    </message>
    <message>
        <source>Select two points that are not neighbours.</source>
        <translation>서로 이웃하지 않는 점 2개를 선택하세요.</translation>
    </message>
    <message>
        <source>Select a point between the ends of a chain to split it.</source>
        <translation>체인을 나누려면 양 끝 사이의 점을 선택하세요.</translation>
    </message>
    <message>
        <source>Only polygons and chains can be split at their points.</source>
        <translation>점에서 나눌 수 있는 것은 다각형과 체인뿐입니다.</translation>
    </message>
    <message>
        <source>A polygon needs three points.</source>
        <translation>다각형에는 점이 3개 필요합니다.</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 닫기</translation>
    </message>
    <message>
        <source>Join %1</source>
        <translation>%1 연결</translation>
    </message>
    <message>
        <source>These two polygons share no edge, or enclose a hole.</source>
        <translation>두 다각형에 공유하는 변이 없거나 구멍을 둘러쌉니다.</translation>
    </message>
    <message>
        <source>Select the points to split at.</source>
        <translation>나눌 점을 선택하세요.</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>%1 나누기</translation>
    </message>
    <message>
        <source>Select two ends of chains to join them, or points of two polygons that share an edge.</source>
        <translation>연결하려면 체인의 끝 2개 또는 변을 공유하는 두 다각형의 점을 선택하세요.</translation>
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
        <translation>밀어내기가 계산되지 않음</translation>
    </message>
    <message>
        <source>%1 touches %2</source>
        <translation>%1이(가) %2에 닿음</translation>
    </message>
    <message>
        <source>%1 overlaps %2</source>
        <translation>%1이(가) %2와(과) 겹침</translation>
    </message>
    <message>
        <source>%1 contains %2</source>
        <translation>%1이(가) %2을(를) 포함함</translation>
    </message>
    <message>
        <source>%1 lies within %2</source>
        <translation>%1이(가) %2 안에 있음</translation>
    </message>
    <message>
        <source>%1 equals %2</source>
        <translation>%1이(가) %2와(과) 같음</translation>
    </message>
    <message>
        <source>%1 is apart from %2</source>
        <translation>%1이(가) %2와(과) 떨어져 있음</translation>
    </message>
    <message>
        <source>touching</source>
        <translation>접촉</translation>
    </message>
    <message>
        <source>overlapping</source>
        <translation>겹침</translation>
    </message>
    <message>
        <source>containing</source>
        <translation>포함</translation>
    </message>
    <message>
        <source>contained</source>
        <translation>포함됨</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>같음</translation>
    </message>
    <message>
        <source>separate</source>
        <translation>분리</translation>
    </message>
    <message>
        <source>%1 and %2 hit each other</source>
        <translation>%1와(과) %2이(가) 서로 타격</translation>
    </message>
    <message>
        <source>%1 hits %2</source>
        <translation>%1이(가) %2을(를) 타격</translation>
    </message>
    <message>
        <source>float32 metres</source>
        <translation>float32 미터</translation>
    </message>
    <message>
        <source>whole pixels</source>
        <translation>정수 픽셀</translation>
    </message>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>%1 here, %2 in %3</source>
        <translation>여기서는 %1, %3에서는 %2</translation>
    </message>
</context>
<context>
    <name>PastedText</name>
    <message>
        <source>the project in the text holds nothing that could be pasted</source>
        <translation>텍스트의 프로젝트에 붙여 넣을 것이 없습니다</translation>
    </message>
    <message>
        <source>there is no outline in the text</source>
        <translation>텍스트에 윤곽선이 없습니다</translation>
    </message>
    <message>
        <source>there are more than %1 outlines in the text</source>
        <translation>텍스트의 윤곽선이 %1개를 넘습니다</translation>
    </message>
    <message>
        <source>the text is longer than %1 MiB</source>
        <translation>텍스트가 %1 MiB를 넘습니다</translation>
    </message>
    <message>
        <source>there is no text</source>
        <translation>텍스트가 없습니다</translation>
    </message>
    <message>
        <source>“%1” is neither shapes, an SVG path nor coordinates</source>
        <translation>“%1”은(는) 도형도, SVG 경로도, 좌표도 아닙니다</translation>
    </message>
    <message>
        <source>the y that belongs to the x before it</source>
        <translation>앞의 x에 대응하는 y</translation>
    </message>
    <message>
        <source>a coordinate</source>
        <translation>좌표</translation>
    </message>
    <message>
        <source>the text has more than %1 points</source>
        <translation>텍스트의 점이 %1개를 넘습니다</translation>
    </message>
    <message>
        <source>at least two points before it</source>
        <translation>앞에 점 2개 이상</translation>
    </message>
    <message>
        <source>coordinates in pixels, without a unit</source>
        <translation>단위 없는 픽셀 좌표</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>the path leads to more than %1 points</source>
        <translation>경로의 점이 %1개를 넘습니다</translation>
    </message>
    <message>
        <source>a path that stays within 1000000000 pixels before it</source>
        <translation>앞에 1000000000픽셀 이내의 경로</translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation>0 또는 1</translation>
    </message>
    <message>
        <source>an SVG path that begins with M</source>
        <translation>M으로 시작하는 SVG 경로</translation>
    </message>
    <message>
        <source>a number or one of M L H V C S Q T A Z</source>
        <translation>숫자 또는 M L H V C S Q T A Z 중 하나</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1행</translation>
    </message>
    <message>
        <source>found %1=&quot;%2&quot;, expected a number of pixels</source>
        <translation>예상: 픽셀 수, 실제: %1=&quot;%2&quot;</translation>
    </message>
    <message>
        <source>the SVG has more than %1 points</source>
        <translation>SVG의 점이 %1개를 넘습니다</translation>
    </message>
    <message>
        <source>found a shape that reaches beyond %1 pixels; scale it down in the program that drew it</source>
        <translation>%1픽셀 밖까지 뻗은 도형이 있습니다. 도형을 그린 프로그램에서 축소하세요</translation>
    </message>
    <message>
        <source>the SVG has more than %1 levels</source>
        <translation>SVG가 %1단계보다 깊습니다</translation>
    </message>
    <message>
        <source>the SVG declares entities, which are not read</source>
        <translation>SVG에 엔티티 선언이 있는데, 이는 읽지 않습니다</translation>
    </message>
    <message>
        <source>the SVG is broken: %1</source>
        <translation>SVG가 손상되었습니다: %1</translation>
    </message>
    <message>
        <source>the SVG has an element with too many attributes</source>
        <translation>SVG에 특성이 너무 많은 요소가 있습니다</translation>
    </message>
    <message>
        <source>a transform such as translate(4, 8) before it</source>
        <translation>앞에 translate(4, 8) 같은 변환</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>a number between -1000000000 and 1000000000</source>
        <translation>-1000000000에서 1000000000 사이의 숫자</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>끝</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>%1행, %2열</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>예상: %2, 실제: %1</translation>
    </message>
</context>
<context>
    <name>PhaserImporterWords</name>
    <message>
        <source>a circle</source>
        <translation>원</translation>
    </message>
    <message>
        <source>a radius from 0 to 1000000000</source>
        <translation>0에서 1000000000까지의 반지름</translation>
    </message>
</context>
<context>
    <name>PivotAnchor</name>
    <message>
        <source>top left</source>
        <translation>왼쪽 위</translation>
    </message>
    <message>
        <source>top middle</source>
        <translation>위 가운데</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>오른쪽 위</translation>
    </message>
    <message>
        <source>left middle</source>
        <translation>왼쪽 가운데</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>중심</translation>
    </message>
    <message>
        <source>right middle</source>
        <translation>오른쪽 가운데</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>왼쪽 아래</translation>
    </message>
    <message>
        <source>bottom middle</source>
        <translation>아래 가운데</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>오른쪽 아래</translation>
    </message>
</context>
<context>
    <name>PivotTool</name>
    <message>
        <source>Set the pivot of all frames of %1</source>
        <translation>%1의 모든 프레임에 피벗 설정</translation>
    </message>
    <message>
        <source>Set the pivot of %1</source>
        <translation>%1의 피벗 설정</translation>
    </message>
    <message>
        <source>Nudge the pivot of %1</source>
        <translation>%1의 피벗 조금 이동</translation>
    </message>
    <message>
        <source>Click or drag to set the pivot; near corners, middles and the centre it snaps. Shift sets it in all frames, arrows nudge.</source>
        <translation>클릭하거나 드래그해 피벗을 설정하세요. 모서리, 변 가운데, 중심 근처에서 스냅됩니다. Shift는 모든 프레임에 설정, 화살표는 조금씩 이동입니다.</translation>
    </message>
</context>
<context>
    <name>PlaceTool</name>
    <message>
        <source>Nudge %1</source>
        <translation>%1 조금 이동</translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>%1 반전</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1 회전</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 삭제</translation>
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
        <translation>%1 회전</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>%1 크기 조절</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 이동</translation>
    </message>
    <message>
        <source>Turns by whole degrees; Shift by 15°, Ctrl freely. Esc cancels.</source>
        <translation>1° 단위로 회전합니다. Shift는 15° 단위, Ctrl은 자유, Esc는 취소입니다.</translation>
    </message>
    <message>
        <source>Scales by tenths; Shift by halves, Ctrl freely. Esc cancels.</source>
        <translation>0.1 단위로 크기를 조절합니다. Shift는 0.5 단위, Ctrl은 자유, Esc는 취소입니다.</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>놓으면 배치됩니다. Shift는 한 축으로 고정, Ctrl은 스냅 해제, Esc는 취소입니다.</translation>
    </message>
    <message>
        <source>Click a sprite to select it, drag over empty ground to select several.</source>
        <translation>스프라이트를 클릭해 선택하거나 빈 곳을 드래그해 여러 개를 선택하세요.</translation>
    </message>
    <message>
        <source>Drag to move; the round grip turns, the corner scales. Arrows nudge, X and Y mirror, Z turns.</source>
        <translation>드래그하면 이동, 둥근 핸들은 회전, 모서리는 크기 조절입니다. 화살표는 조금씩 이동, X와 Y는 반전, Z는 회전입니다.</translation>
    </message>
</context>
<context>
    <name>PointSteps</name>
    <message>
        <source>Delete a point of %1</source>
        <translation>%1의 점 삭제</translation>
    </message>
    <message>
        <source>Delete %n points of %1</source>
        <translation>%1의 점 %n개 삭제</translation>
    </message>
    <message>
        <source>Delete %1: too few points left</source>
        <translation>%1 삭제: 남은 점이 너무 적음</translation>
    </message>
    <message>
        <source>Nudge a point of %1</source>
        <translation>%1의 점 조금 이동</translation>
    </message>
    <message>
        <source>Nudge %n points of %1</source>
        <translation>%1의 점 %n개 조금 이동</translation>
    </message>
</context>
<context>
    <name>ProbeTool</name>
    <message>
        <source>Drag from end to end. Ctrl turns snapping off.</source>
        <translation>끝에서 끝까지 드래그하세요. Ctrl은 스냅 해제입니다.</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 변경</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 이동</translation>
    </message>
    <message>
        <source>Drop %1</source>
        <translation>%1 놓기</translation>
    </message>
    <message>
        <source>Nudge %1</source>
        <translation>%1 조금 이동</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 삭제</translation>
    </message>
    <message>
        <source>Drag to move the probe or its handle. Delete removes it.</source>
        <translation>드래그해 프로브나 핸들을 옮기세요. Delete는 제거입니다.</translation>
    </message>
    <message>
        <source>Click to drop the point here. Tab or 1 to 7 take another probe.</source>
        <translation>클릭하면 점을 여기에 놓습니다. Tab이나 1~7로 다른 프로브를 고릅니다.</translation>
    </message>
    <message>
        <source>Click to set the first point. Tab or 1 to 7 take another probe.</source>
        <translation>클릭해 첫 점을 찍으세요. Tab이나 1~7로 다른 프로브를 고릅니다.</translation>
    </message>
    <message>
        <source>Click to drop the polygon here. R makes another one, Tab or 1 to 7 take another probe.</source>
        <translation>클릭하면 다각형을 여기에 놓습니다. R은 새 다각형, Tab이나 1~7은 다른 프로브입니다.</translation>
    </message>
    <message>
        <source>Click to drop the %1 here, drag to draw another. Tab or 1 to 7 take another probe.</source>
        <translation>클릭하면 %1을(를) 여기에 놓고, 드래그하면 새로 그립니다. Tab이나 1~7로 다른 프로브를 고릅니다.</translation>
    </message>
</context>
<context>
    <name>ProbeWords</name>
    <message>
        <source>the rim</source>
        <translation>가장자리</translation>
    </message>
    <message>
        <source>edge %1</source>
        <translation>변 %1</translation>
    </message>
    <message>
        <source>touches %1</source>
        <translation>%1에 닿음</translation>
    </message>
    <message>
        <source>overlaps %1</source>
        <translation>%1와(과) 겹침</translation>
    </message>
    <message>
        <source>contains %1</source>
        <translation>%1을(를) 포함함</translation>
    </message>
    <message>
        <source>lies within %1</source>
        <translation>%1 안에 있음</translation>
    </message>
    <message>
        <source>equals %1</source>
        <translation>%1와(과) 같음</translation>
    </message>
    <message>
        <source>misses %1</source>
        <translation>%1을(를) 비껴감</translation>
    </message>
    <message>
        <source>boundary of %1, %2</source>
        <translation>%1의 경계, %2</translation>
    </message>
    <message>
        <source>inside %1 · %2 at %3 px</source>
        <translation>%1 안쪽 · %3 px 거리에 %2</translation>
    </message>
    <message>
        <source>outside: nearest is %1</source>
        <translation>바깥: 가장 가까운 것은 %1</translation>
    </message>
    <message>
        <source>outside: nearest is %1, %2 at %3 px</source>
        <translation>바깥: 가장 가까운 것은 %1, %3 px 거리에 %2</translation>
    </message>
    <message>
        <source>nothing to hit</source>
        <translation>닿는 것 없음</translation>
    </message>
    <message>
        <source>%1 · and %2 more</source>
        <translation>%1 · 외 %2개</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>1 place more</source>
        <translation>1곳 더</translation>
    </message>
    <message numerus="yes">
        <source>%n places more</source>
        <translation>
            <numerusform>%n곳 더</numerusform>
        </translation>
    </message>
    <message>
        <source>crosses %1</source>
        <translation>%1와(과) 교차</translation>
    </message>
    <message>
        <source>runs along %1</source>
        <translation>%1을(를) 따라감</translation>
    </message>
</context>
<context>
    <name>Probes</name>
    <message>
        <source>%1 probes</source>
        <translation>프로브 %1개</translation>
    </message>
    <message>
        <source>%1 probe</source>
        <translation>%1 프로브</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>스테이지</translation>
    </message>
    <message>
        <source>point</source>
        <translation>점</translation>
    </message>
    <message>
        <source>segment</source>
        <translation>선분</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>원</translation>
    </message>
    <message>
        <source>rectangle</source>
        <translation>사각형</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>캡슐</translation>
    </message>
    <message>
        <source>polygon</source>
        <translation>다각형</translation>
    </message>
    <message>
        <source>random polygon</source>
        <translation>무작위 다각형</translation>
    </message>
</context>
<context>
    <name>ProjectCommands</name>
    <message>
        <source>Nothing is selected that this could be done with.</source>
        <translation>이 작업을 할 수 있는 것이 선택되지 않았습니다.</translation>
    </message>
    <message>
        <source>Engine %1</source>
        <translation>엔진 %1</translation>
    </message>
    <message>
        <source>The image of “%1” cannot be read, so it cannot be sliced.</source>
        <translation>“%1”의 이미지를 읽을 수 없어 자를 수 없습니다.</translation>
    </message>
    <message>
        <source>Slice sheet</source>
        <translation>시트 자르기</translation>
    </message>
    <message>
        <source>A contact sheet shows the frames of a sprite, and there is none.</source>
        <translation>콘택트 시트에 표시할 스프라이트 프레임이 없습니다.</translation>
    </message>
    <message>
        <source>Remove sprite %1</source>
        <translation>스프라이트 %1 제거</translation>
    </message>
    <message>
        <source>%1. Undo brings it back.</source>
        <translation>%1. 실행 취소하면 되돌아옵니다.</translation>
    </message>
</context>
<context>
    <name>ProjectFile</name>
    <message>
        <source>found more than %1 %2, which is more than a project may have; make several projects of it</source>
        <translation>%2이(가) %1개를 넘어 프로젝트에 담을 수 없습니다. 여러 프로젝트로 나누세요</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>태그</translation>
    </message>
    <message>
        <source>points or events of frames</source>
        <translation>프레임의 점이나 이벤트</translation>
    </message>
    <message>
        <source>points</source>
        <translation>점</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>인스턴스</translation>
    </message>
    <message>
        <source>emitters</source>
        <translation>이미터</translation>
    </message>
    <message>
        <source>probes</source>
        <translation>프로브</translation>
    </message>
    <message>
        <source>categories</source>
        <translation>카테고리</translation>
    </message>
    <message>
        <source>found a coordinate or size that a project cannot hold, expected at most 1000000000</source>
        <translation>프로젝트에 담을 수 없는 좌표나 크기가 있습니다. 최대 1000000000이어야 합니다</translation>
    </message>
    <message>
        <source>found the id %1, expected one from 1 on</source>
        <translation>예상: 1 이상의 ID, 실제: %1</translation>
    </message>
    <message>
        <source>found the id %1, which %2 has already: no two shapes of a project have one</source>
        <translation>ID %1은(는) 이미 %2에 쓰였습니다. 한 프로젝트의 도형은 ID가 서로 달라야 합니다</translation>
    </message>
    <message>
        <source>found the track %1, expected one from 1 on</source>
        <translation>예상: 1 이상의 트랙, 실제: %1</translation>
    </message>
    <message>
        <source>found a frame of %1 x %2 pixels, of which %3 x %4 lie in the image, expected 1 to %5 a side</source>
        <translation>예상: 한 변이 1에서 %5픽셀, 실제: %1 x %2픽셀 프레임(이미지 안은 %3 x %4)</translation>
    </message>
    <message>
        <source>found a place or size that a project cannot hold</source>
        <translation>프로젝트에 담을 수 없는 위치나 크기가 있습니다</translation>
    </message>
    <message>
        <source>found a duration that a project cannot hold</source>
        <translation>프로젝트에 담을 수 없는 지속 시간이 있습니다</translation>
    </message>
    <message>
        <source>found a point that a project cannot hold</source>
        <translation>프로젝트에 담을 수 없는 점이 있습니다</translation>
    </message>
    <message>
        <source>found a tag that repeats %1 times, expected 0 to %2</source>
        <translation>예상: 태그 반복 0에서 %2회, 실제: %1회</translation>
    </message>
    <message>
        <source>found a place, turn, scale or speed that a project cannot hold</source>
        <translation>프로젝트에 담을 수 없는 위치, 회전, 배율 또는 속도가 있습니다</translation>
    </message>
    <message>
        <source>found a place, interval or speed that a project cannot hold</source>
        <translation>프로젝트에 담을 수 없는 위치, 간격 또는 속도가 있습니다</translation>
    </message>
    <message>
        <source>found more than %1 export profiles</source>
        <translation>내보내기 프로필이 %1개를 넘습니다</translation>
    </message>
    <message>
        <source>found a name, folder or option that is empty, too long or not one line</source>
        <translation>비어 있거나 너무 길거나 한 줄이 아닌 이름, 폴더 또는 옵션이 있습니다</translation>
    </message>
    <message>
        <source>found the name of another export profile</source>
        <translation>다른 내보내기 프로필과 같은 이름이 있습니다</translation>
    </message>
    <message>
        <source>found a field without a name, with the name of another one, or with a default that is not of its type</source>
        <translation>이름이 없거나, 다른 필드와 이름이 같거나, 기본값이 유형에 맞지 않는 필드가 있습니다</translation>
    </message>
    <message>
        <source>the file is empty, expected a Hitbox Editor project</source>
        <translation>파일이 비어 있습니다. Hitbox Editor 프로젝트여야 합니다</translation>
    </message>
    <message>
        <source>the file is %1, expected a Hitbox Editor project</source>
        <translation>파일 형식: %1. Hitbox Editor 프로젝트여야 합니다</translation>
    </message>
    <message>
        <source>no project</source>
        <translation>프로젝트 아님</translation>
    </message>
    <message>
        <source>the file has more than %1 MiB, which is more than can be read</source>
        <translation>파일이 %1 MiB를 넘어 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>not saved: %1</source>
        <translation>저장하지 않았습니다: %1</translation>
    </message>
    <message>
        <source>not saved: the file is %1, which a project would replace; give another name</source>
        <translation>저장하지 않았습니다. 프로젝트로 덮어쓰게 될 파일의 형식: %1. 다른 이름을 지정하세요</translation>
    </message>
    <message>
        <source>not saved: it was stopped</source>
        <translation>저장하지 않았습니다. 중지되었습니다</translation>
    </message>
    <message>
        <source>not saved: the file would have more than %1 MiB, which is more than can be read back</source>
        <translation>저장하지 않았습니다. 파일이 %1 MiB를 넘어 다시 읽을 수 없게 됩니다</translation>
    </message>
    <message>
        <source>a colour such as &quot;#3fa7ff&quot;</source>
        <translation>&quot;#3fa7ff&quot; 같은 색상</translation>
    </message>
    <message>
        <source>one line of at most %1 characters</source>
        <translation>%1자 이하의 한 줄</translation>
    </message>
    <message>
        <source>an object of options</source>
        <translation>옵션 객체</translation>
    </message>
    <message>
        <source>at most %1 options</source>
        <translation>옵션 최대 %1개</translation>
    </message>
    <message>
        <source>names of options of one line and at most %1 characters</source>
        <translation>%1자 이하 한 줄로 된 옵션 이름</translation>
    </message>
    <message>
        <source>an array of choices</source>
        <translation>선택 항목의 배열</translation>
    </message>
    <message>
        <source>from 1 to %1 choices</source>
        <translation>선택 항목 1에서 %1개</translation>
    </message>
    <message>
        <source>a choice that stands there once</source>
        <translation>중복되지 않는 선택 항목</translation>
    </message>
    <message>
        <source>a number, as the field&apos;s type says</source>
        <translation>필드 유형에 맞는 숫자</translation>
    </message>
    <message>
        <source>true or false, as the field&apos;s type says</source>
        <translation>필드 유형에 맞는 true 또는 false</translation>
    </message>
    <message>
        <source>one of the field&apos;s choices</source>
        <translation>필드의 선택 항목 중 하나</translation>
    </message>
    <message>
        <source>a field of a category</source>
        <translation>카테고리의 필드</translation>
    </message>
    <message>
        <source>a name that no other field of the category has</source>
        <translation>카테고리의 다른 필드에 없는 이름</translation>
    </message>
    <message>
        <source>an array of fields</source>
        <translation>필드의 배열</translation>
    </message>
    <message>
        <source>at most %1 fields</source>
        <translation>필드 최대 %1개</translation>
    </message>
    <message>
        <source>an export profile</source>
        <translation>내보내기 프로필</translation>
    </message>
    <message>
        <source>a name that no other export profile has</source>
        <translation>다른 내보내기 프로필에 없는 이름</translation>
    </message>
    <message>
        <source>an object of properties</source>
        <translation>속성 객체</translation>
    </message>
    <message>
        <source>a category</source>
        <translation>카테고리</translation>
    </message>
    <message>
        <source>a whole number from 0 to 4294967295</source>
        <translation>0에서 4294967295까지의 정수</translation>
    </message>
    <message>
        <source>an array of category names</source>
        <translation>카테고리 이름의 배열</translation>
    </message>
    <message>
        <source>an object of rules</source>
        <translation>규칙 객체</translation>
    </message>
    <message>
        <source>&quot;off&quot;, &quot;info&quot;, &quot;warning&quot; or &quot;error&quot;</source>
        <translation>&quot;off&quot;, &quot;info&quot;, &quot;warning&quot; 또는 &quot;error&quot;</translation>
    </message>
    <message>
        <source>a tag</source>
        <translation>태그</translation>
    </message>
    <message>
        <source>&quot;forward&quot;, &quot;reverse&quot;, &quot;ping-pong&quot; or &quot;ping-pong-reverse&quot;</source>
        <translation>&quot;forward&quot;, &quot;reverse&quot;, &quot;ping-pong&quot; 또는 &quot;ping-pong-reverse&quot;</translation>
    </message>
    <message>
        <source>a point of a frame</source>
        <translation>프레임의 점</translation>
    </message>
    <message>
        <source>an event of a frame</source>
        <translation>프레임의 이벤트</translation>
    </message>
    <message>
        <source>an array of export profiles</source>
        <translation>내보내기 프로필의 배열</translation>
    </message>
    <message>
        <source>at most %1 export profiles</source>
        <translation>내보내기 프로필 최대 %1개</translation>
    </message>
    <message>
        <source>an instance</source>
        <translation>인스턴스</translation>
    </message>
    <message>
        <source>a layer</source>
        <translation>레이어</translation>
    </message>
    <message>
        <source>&quot;edges&quot; or a place, [x, y]</source>
        <translation>&quot;edges&quot; 또는 위치 [x, y]</translation>
    </message>
    <message>
        <source>seconds from 0.001 to 1000000000</source>
        <translation>0.001에서 1000000000까지의 초</translation>
    </message>
    <message>
        <source>a size from 0 to 2000000000</source>
        <translation>0에서 2000000000까지의 크기</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>읽기가 중지되었습니다</translation>
    </message>
    <message>
        <source>an id that no other shape of the project has; %1 is it already</source>
        <translation>프로젝트의 다른 도형에 없는 ID(이미 %1에서 사용 중)</translation>
    </message>
    <message>
        <source>an array of points</source>
        <translation>점의 배열</translation>
    </message>
    <message>
        <source>found more than %1 points in the file, which is more than can be read</source>
        <translation>파일의 점이 %1개를 넘어 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>&quot;polygon&quot;, &quot;circle&quot;, &quot;box&quot;, &quot;capsule&quot; or &quot;chain&quot;</source>
        <translation>&quot;polygon&quot;, &quot;circle&quot;, &quot;box&quot;, &quot;capsule&quot; 또는 &quot;chain&quot;</translation>
    </message>
    <message>
        <source>a shape</source>
        <translation>도형</translation>
    </message>
    <message>
        <source>an array of the frame&apos;s points</source>
        <translation>프레임 점의 배열</translation>
    </message>
    <message>
        <source>found more than %1 points of frames in the file, which is more than can be read: take some out, or split the project</source>
        <translation>파일에 있는 프레임의 점이 %1개를 넘어 읽을 수 없습니다. 일부를 빼거나 프로젝트를 나누세요</translation>
    </message>
    <message>
        <source>an array of the frame&apos;s events</source>
        <translation>프레임 이벤트의 배열</translation>
    </message>
    <message>
        <source>found more than %1 events in the file, which is more than can be read: take some out, or split the project</source>
        <translation>파일의 이벤트가 %1개를 넘어 읽을 수 없습니다. 일부를 빼거나 프로젝트를 나누세요</translation>
    </message>
    <message>
        <source>what a frame shows</source>
        <translation>프레임이 표시하는 것</translation>
    </message>
    <message>
        <source>[x, y, width, height]</source>
        <translation>[x, y, 너비, 높이]</translation>
    </message>
    <message>
        <source>a frame</source>
        <translation>프레임</translation>
    </message>
    <message>
        <source>[width, height]</source>
        <translation>[너비, 높이]</translation>
    </message>
    <message>
        <source>a pair of whole numbers</source>
        <translation>정수 한 쌍</translation>
    </message>
    <message>
        <source>milliseconds from 0 to 1000000000</source>
        <translation>0에서 1000000000까지의 밀리초</translation>
    </message>
    <message>
        <source>an array of shapes</source>
        <translation>도형의 배열</translation>
    </message>
    <message>
        <source>a sprite</source>
        <translation>스프라이트</translation>
    </message>
    <message>
        <source>an array of frames</source>
        <translation>프레임의 배열</translation>
    </message>
    <message>
        <source>an array of tags</source>
        <translation>태그의 배열</translation>
    </message>
    <message>
        <source>a probe</source>
        <translation>프로브</translation>
    </message>
    <message>
        <source>the shape of a bullet</source>
        <translation>탄환의 도형</translation>
    </message>
    <message>
        <source>an emitter</source>
        <translation>이미터</translation>
    </message>
    <message>
        <source>pixels a second from 0 to 1000000000</source>
        <translation>0에서 1000000000까지의 초당 픽셀</translation>
    </message>
    <message>
        <source>degrees from 0 on</source>
        <translation>0 이상의 각도</translation>
    </message>
    <message>
        <source>a stage</source>
        <translation>스테이지</translation>
    </message>
    <message>
        <source>an array of instances</source>
        <translation>인스턴스의 배열</translation>
    </message>
    <message>
        <source>an array of layers</source>
        <translation>레이어의 배열</translation>
    </message>
    <message>
        <source>an array of probes</source>
        <translation>프로브의 배열</translation>
    </message>
    <message>
        <source>an array of emitters</source>
        <translation>이미터의 배열</translation>
    </message>
    <message>
        <source>a version, a whole number from 1 on</source>
        <translation>버전(1 이상의 정수)</translation>
    </message>
    <message>
        <source>made by a newer Hitbox Editor (version %1); this one reads version %2</source>
        <translation>더 새로운 Hitbox Editor(버전 %1)에서 만들었습니다. 이 프로그램은 버전 %2을(를) 읽습니다</translation>
    </message>
    <message>
        <source>a project, an object with &quot;format&quot;: &quot;hitbox-project&quot;</source>
        <translation>프로젝트(&quot;format&quot;: &quot;hitbox-project&quot;가 있는 객체)</translation>
    </message>
    <message>
        <source>an array of categories</source>
        <translation>카테고리의 배열</translation>
    </message>
    <message>
        <source>an array of sprites</source>
        <translation>스프라이트의 배열</translation>
    </message>
    <message>
        <source>an array of stages</source>
        <translation>스테이지의 배열</translation>
    </message>
    <message>
        <source>found more than %1 conflicts</source>
        <translation>충돌이 %1개를 넘습니다</translation>
    </message>
    <message>
        <source>an array of names of lists and items</source>
        <translation>목록과 항목 이름의 배열</translation>
    </message>
    <message>
        <source>an array of keys</source>
        <translation>키의 배열</translation>
    </message>
    <message>
        <source>a conflict</source>
        <translation>충돌</translation>
    </message>
    <message>
        <source>an array of conflicts</source>
        <translation>충돌의 배열</translation>
    </message>
    <message>
        <source>at most %1 conflicts</source>
        <translation>최대 %1개의 충돌</translation>
    </message>
    <message>
        <source>found a property twice, or one that is not finite or has too many levels of arrays and objects</source>
        <translation>중복되거나 유한하지 않거나 배열과 객체의 단계가 너무 많은 속성이 있습니다</translation>
    </message>
    <message>
        <source>not saved: the file could not be read back: %1</source>
        <translation>저장하지 않음: 파일을 다시 읽을 수 없습니다: %1</translation>
    </message>
</context>
<context>
    <name>ProjectOutlinesWords</name>
    <message>
        <source>a radius from 0 to 1000000000</source>
        <translation>0에서 1000000000까지의 반지름</translation>
    </message>
    <message>
        <source>[x, y, width, height]</source>
        <translation>[x, y, 너비, 높이]</translation>
    </message>
    <message>
        <source>a box that ends at 1000000000 or before</source>
        <translation>1000000000 이내에서 끝나는 상자</translation>
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
        <translation>기록한 내용을 다시 읽으니 다릅니다</translation>
    </message>
</context>
<context>
    <name>Scope</name>
    <message>
        <source>The others come to the same place and keep their size</source>
        <translation>나머지를 같은 위치로 옮기고 크기는 유지</translation>
    </message>
    <message>
        <source>The others get the same size and keep their middle</source>
        <translation>나머지를 같은 크기로 바꾸고 중심은 유지</translation>
    </message>
    <message>
        <source>The others move, turn, scale and change by as much</source>
        <translation>나머지를 같은 만큼 이동, 회전, 크기 조절 및 변경</translation>
    </message>
    <message>
        <source>&amp;Chosen frames</source>
        <translation>선택한 프레임(&amp;C)</translation>
    </message>
    <message>
        <source>Frames of the &amp;tag</source>
        <translation>태그의 프레임(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;All frames</source>
        <translation>모든 프레임(&amp;A)</translation>
    </message>
    <message>
        <source>This &amp;frame</source>
        <translation>이 프레임(&amp;F)</translation>
    </message>
    <message>
        <source>A&amp;lign</source>
        <translation>정렬(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Stretch</source>
        <translation>늘이기(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Move alike</source>
        <translation>똑같이 이동(&amp;M)</translation>
    </message>
    <message>
        <source>Edits: %1 chosen frames</source>
        <translation>편집: 선택한 프레임 %1개</translation>
    </message>
    <message>
        <source>Edits: this frame, until more are chosen</source>
        <translation>편집: 더 선택하기 전에는 이 프레임</translation>
    </message>
    <message>
        <source>Edits: %1 frames of the tag</source>
        <translation>편집: 태그의 프레임 %1개</translation>
    </message>
    <message>
        <source>Edits: this frame, which is in no tag</source>
        <translation>편집: 태그에 없는 이 프레임</translation>
    </message>
    <message>
        <source>Edits: all %1 frames</source>
        <translation>편집: 모든 프레임 %1개</translation>
    </message>
    <message>
        <source>Edits: this frame</source>
        <translation>편집: 이 프레임</translation>
    </message>
    <message>
        <source>1 shape</source>
        <translation>도형 1개</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes</source>
        <translation>
            <numerusform>도형 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>점 1개</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>점 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source> and </source>
        <translation> 및 </translation>
    </message>
    <message>
        <source>Edited %1 in this frame; in the others in scope nothing changed</source>
        <translation>이 프레임에서 %1을(를) 편집했습니다. 범위 안의 다른 프레임은 바뀌지 않았습니다</translation>
    </message>
    <message>
        <source>Edited %1 in %2 frames</source>
        <translation>프레임 %2개에서 %1을(를) 편집했습니다</translation>
    </message>
    <message>
        <source>; 1 locked one was left alone</source>
        <translation>; 잠긴 것 1개는 그대로 두었습니다</translation>
    </message>
    <message numerus="yes">
        <source>; %n locked ones were left alone</source>
        <translation>
            <numerusform>; 잠긴 것 %n개는 그대로 두었습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n would have come to lie too far away</source>
        <translation>
            <numerusform>; %n개는 너무 멀리 벗어나게 되어 제외했습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set the pivot in %n frames.</source>
        <translation>
            <numerusform>프레임 %n개에 피벗을 설정했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>; 1 of another kind or number of points was left alone</source>
        <translation>; 종류나 점 수가 다른 것 1개는 그대로 두었습니다</translation>
    </message>
    <message numerus="yes">
        <source>; %n of another kind or number of points were left alone</source>
        <translation>
            <numerusform>; 종류나 점 수가 다른 것 %n개는 그대로 두었습니다</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>too far</source>
        <translation>너무 멉니다</translation>
    </message>
    <message>
        <source> (boxes become polygons)</source>
        <translation> (상자는 다각형이 됩니다)</translation>
    </message>
    <message>
        <source>Resize %1</source>
        <translation>%1 크기 변경</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 이동</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1 회전</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>%1 크기 조절</translation>
    </message>
    <message>
        <source>Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.</source>
        <translation>놓으면 배치됩니다. Shift는 한 축으로 고정, Ctrl은 스냅 해제, Esc는 취소입니다.</translation>
    </message>
    <message>
        <source>Drag the point to move it, its handle to turn it; arrows nudge, Delete removes.</source>
        <translation>점을 드래그하면 이동, 핸들을 드래그하면 회전합니다. 화살표는 조금씩 이동, Delete는 제거입니다.</translation>
    </message>
    <message>
        <source>Click a shape to select it, drag over empty ground to select several.</source>
        <translation>도형을 클릭해 선택하거나 빈 곳을 드래그해 여러 개를 선택하세요.</translation>
    </message>
    <message>
        <source>Drag to move, the grips to scale and turn. Alt+click goes to what lies below, Alt+drag moves from afar.</source>
        <translation>드래그하면 이동, 핸들로 크기 조절 및 회전합니다. Alt+클릭은 아래에 있는 것 선택, Alt+드래그는 떨어진 곳에서 이동입니다.</translation>
    </message>
</context>
<context>
    <name>ShapeAlgebra</name>
    <message>
        <source>Merge a shape into %1</source>
        <translation>%1에 도형 병합</translation>
    </message>
    <message>
        <source>Merge %n shapes into %1</source>
        <translation>%1에 도형 %n개 병합</translation>
    </message>
    <message>
        <source>Subtract a shape from %1</source>
        <translation>%1에서 도형 빼기</translation>
    </message>
    <message>
        <source>Subtract %n shapes from %1</source>
        <translation>%1에서 도형 %n개 빼기</translation>
    </message>
    <message>
        <source>Intersect %1 with a shape</source>
        <translation>%1와(과) 도형의 교집합</translation>
    </message>
    <message>
        <source>Intersect %1 with %n shapes</source>
        <translation>%1와(과) 도형 %n개의 교집합</translation>
    </message>
    <message>
        <source>These shapes share no area.</source>
        <translation>이 도형들에 공통된 영역이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing would be left of %1, the lowest of these shapes.</source>
        <translation>맨 아래 도형인 %1에 남는 것이 없게 됩니다.</translation>
    </message>
    <message>
        <source>Select two or more shapes that are not locked.</source>
        <translation>잠기지 않은 도형을 2개 이상 선택하세요.</translation>
    </message>
    <message>
        <source>%1 is a chain and has no area.</source>
        <translation>%1은(는) 체인이라 면적이 없습니다.</translation>
    </message>
    <message>
        <source>%1 is too much of a tangle to be combined.</source>
        <translation>%1이(가) 너무 엉켜 있어 결합할 수 없습니다.</translation>
    </message>
    <message>
        <source>These shapes share no edge and no area, and stay apart.</source>
        <translation>이 도형들은 변도 면적도 공유하지 않아 따로 남습니다.</translation>
    </message>
</context>
<context>
    <name>ShapeCommands</name>
    <message>
        <source>Duplicate</source>
        <translation>복제</translation>
    </message>
    <message>
        <source>Category %1</source>
        <translation>카테고리 %1</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>%1 순서 이동</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 삭제</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>%1 자르기</translation>
    </message>
</context>
<context>
    <name>Shapes</name>
    <message>
        <source>Nudge %1</source>
        <translation>%1 조금 이동</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 삭제</translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>%1 반전</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1 회전</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes</source>
        <translation>
            <numerusform>도형 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>shape</source>
        <translation>도형</translation>
    </message>
    <message>
        <source>Mirror %1 about the pivot</source>
        <translation>%1을(를) 피벗 기준으로 반전</translation>
    </message>
</context>
<context>
    <name>Snapping</name>
    <message>
        <source>off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>pixel</source>
        <translation>픽셀</translation>
    </message>
    <message>
        <source>half pixel</source>
        <translation>반 픽셀</translation>
    </message>
    <message>
        <source>grid %1 × %2</source>
        <translation>격자 %1 × %2</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>꼭짓점</translation>
    </message>
    <message>
        <source>edges</source>
        <translation>변</translation>
    </message>
    <message>
        <source>outline</source>
        <translation>윤곽선</translation>
    </message>
    <message>
        <source>previous frame</source>
        <translation>이전 프레임</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>프레임</translation>
    </message>
    <message>
        <source>pivot</source>
        <translation>피벗</translation>
    </message>
</context>
<context>
    <name>SpanDrawing</name>
    <message>
        <source>Draw %1</source>
        <translation>%1 그리기</translation>
    </message>
</context>
<context>
    <name>SymmetryTool</name>
    <message>
        <source>Click or drag to set the axis that polygons are mirrored at; a double click puts it onto the pivot. Left and right nudge, M switches it off and on.</source>
        <translation>클릭하거나 드래그해 다각형을 반전할 축을 설정하세요. 더블 클릭하면 피벗에 놓입니다. 왼쪽/오른쪽 화살표는 조금씩 이동, M은 켜고 끄기입니다.</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Select</source>
        <translation>선택</translation>
    </message>
    <message>
        <source>Select, move and resize shapes</source>
        <translation>도형 선택, 이동 및 크기 조절</translation>
    </message>
    <message>
        <source>Edit points</source>
        <translation>점 편집</translation>
    </message>
    <message>
        <source>Move, insert and delete points of shapes</source>
        <translation>도형의 점 이동, 삽입 및 삭제</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>다각형</translation>
    </message>
    <message>
        <source>Draw a polygon point by point</source>
        <translation>점을 하나씩 찍어 다각형 그리기</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>상자</translation>
    </message>
    <message>
        <source>Draw a box from corner to corner</source>
        <translation>모서리에서 모서리까지 상자 그리기</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>원</translation>
    </message>
    <message>
        <source>Draw a circle from its centre</source>
        <translation>중심에서부터 원 그리기</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>캡슐</translation>
    </message>
    <message>
        <source>Draw a capsule into a box</source>
        <translation>상자 안에 캡슐 그리기</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>체인</translation>
    </message>
    <message>
        <source>Draw an open line point by point</source>
        <translation>점을 하나씩 찍어 열린 선 그리기</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>윤곽 추적</translation>
    </message>
    <message>
        <source>Outline what is opaque</source>
        <translation>불투명한 부분의 윤곽선 만들기</translation>
    </message>
    <message>
        <source>Knife</source>
        <translation>칼</translation>
    </message>
    <message>
        <source>Cut shapes along a line</source>
        <translation>선을 따라 도형 자르기</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>피벗</translation>
    </message>
    <message>
        <source>Set the point that a frame is placed by</source>
        <translation>프레임을 배치하는 기준점 설정</translation>
    </message>
    <message>
        <source>Frame point</source>
        <translation>프레임 점</translation>
    </message>
    <message>
        <source>Set places of the frame that the game asks for by name</source>
        <translation>게임이 이름으로 찾는 프레임의 위치 설정</translation>
    </message>
    <message>
        <source>Symmetry axis</source>
        <translation>대칭축</translation>
    </message>
    <message>
        <source>Set the axis that polygons are mirrored at while they are drawn</source>
        <translation>다각형을 그릴 때 반전할 축 설정</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>배치</translation>
    </message>
    <message>
        <source>Select, move, rotate and scale what stands on the stage</source>
        <translation>스테이지에 있는 것 선택, 이동, 회전 및 크기 조절</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>프로브</translation>
    </message>
    <message>
        <source>Ask what lies under a point, a segment or a shape, and drop it to keep asking</source>
        <translation>점, 선분 또는 도형 아래에 무엇이 있는지 알아보고, 놓아두어 계속 확인</translation>
    </message>
    <message>
        <source>Emitter</source>
        <translation>이미터</translation>
    </message>
    <message>
        <source>Draw what fires in the play test, and at what</source>
        <translation>플레이 테스트에서 쏘는 것과 표적 그리기</translation>
    </message>
</context>
<context>
    <name>TraceTool</name>
    <message>
        <source>Trace</source>
        <translation>윤곽 추적</translation>
    </message>
    <message>
        <source>There is no frame to trace.</source>
        <translation>추적할 프레임이 없습니다.</translation>
    </message>
    <message>
        <source>Cannot be traced: %1</source>
        <translation>추적할 수 없습니다: %1</translation>
    </message>
    <message>
        <source>Tracing…</source>
        <translation>추적 중…</translation>
    </message>
    <message>
        <source>The frame has these outlines already. The Trace panel changes them.</source>
        <translation>프레임에 이미 이 윤곽선이 있습니다. 윤곽 추적 패널에서 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>Click an island to take its outline; Enter takes all (%1).</source>
        <translation>섬을 클릭해 윤곽선을 가져오세요. Enter는 모두 가져옵니다(%1).</translation>
    </message>
    <message numerus="yes">
        <source>Traced 1 outline of %n points.</source>
        <translation>
            <numerusform>점 %n개로 된 윤곽선 1개를 추적했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Traced %1 outlines of %n points in all.</source>
        <translation>
            <numerusform>모두 점 %n개로 된 윤곽선 %1개를 추적했습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnderCursorMenu</name>
    <message>
        <source>No shape lies under the cursor.</source>
        <translation>커서 아래에 도형이 없습니다.</translation>
    </message>
</context>
<context>
    <name>Versions</name>
    <message>
        <source>this saved version is damaged</source>
        <translation>저장된 이 버전이 손상되었습니다</translation>
    </message>
    <message>
        <source>this saved version claims more than the %1 MiB that a project may have</source>
        <translation>저장된 이 버전의 크기가 프로젝트의 한도 %1 MiB를 넘는다고 적혀 있습니다</translation>
    </message>
    <message>
        <source>this saved version holds other bytes than were saved</source>
        <translation>저장된 이 버전의 바이트가 저장할 때와 다릅니다</translation>
    </message>
    <message>
        <source>what was written reads back differently</source>
        <translation>기록한 내용을 다시 읽으니 다릅니다</translation>
    </message>
    <message>
        <source>nothing can be written there, or another editor holds it</source>
        <translation>그곳에 쓸 수 없거나 다른 편집기가 사용 중입니다</translation>
    </message>
    <message>
        <source>the note on this saved version is damaged</source>
        <translation>저장된 이 버전의 메모가 손상되었습니다</translation>
    </message>
</context>
<context>
    <name>hitbox::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <translation>도형(&amp;S)</translation>
    </message>
    <message>
        <source>F&amp;rame</source>
        <translation>프레임(&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;tage</source>
        <translation>스테이지(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>Category &amp;%1: %2</source>
        <translation>카테고리 &amp;%1: %2</translation>
    </message>
    <message>
        <source>Category &amp;%1</source>
        <translation>카테고리 &amp;%1</translation>
    </message>
    <message>
        <source>Of the selected shapes, or of what is drawn next</source>
        <translation>선택한 도형 또는 다음에 그릴 도형의 카테고리</translation>
    </message>
    <message>
        <source>Set c&amp;ategory</source>
        <translation>카테고리 설정(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>병합(&amp;M)</translation>
    </message>
    <message>
        <source>Make one of the selected shapes; the lowest gives its name and category</source>
        <translation>선택한 도형을 하나로 만들기. 이름과 카테고리는 맨 아래 도형을 따름</translation>
    </message>
    <message>
        <source>&amp;Subtract from the lowest</source>
        <translation>맨 아래에서 빼기(&amp;S)</translation>
    </message>
    <message>
        <source>Cut what the other selected shapes cover off the lowest one</source>
        <translation>선택한 다른 도형이 덮는 부분을 맨 아래 도형에서 잘라내기</translation>
    </message>
    <message>
        <source>&amp;Intersect</source>
        <translation>교집합(&amp;I)</translation>
    </message>
    <message>
        <source>Keep what all selected shapes share; the lowest gives its name and category</source>
        <translation>선택한 모든 도형의 공통 부분 남기기. 이름과 카테고리는 맨 아래 도형을 따름</translation>
    </message>
    <message>
        <source>S&amp;plit at points</source>
        <translation>점에서 나누기(&amp;P)</translation>
    </message>
    <message>
        <source>Split a polygon between two selected points, or a chain at one</source>
        <translation>선택한 두 점 사이에서 다각형을, 또는 한 점에서 체인을 나누기</translation>
    </message>
    <message>
        <source>&amp;Join at points</source>
        <translation>점에서 연결(&amp;J)</translation>
    </message>
    <message>
        <source>Join selected ends of chains, or polygons that share an edge</source>
        <translation>선택한 체인의 끝 또는 변을 공유하는 다각형 연결</translation>
    </message>
    <message>
        <source>Shapes &amp;under the cursor…</source>
        <translation>커서 아래의 도형(&amp;U)…</translation>
    </message>
    <message>
        <source>List what lies under the cursor, covered shapes too, and select one</source>
        <translation>가려진 도형을 포함해 커서 아래에 있는 것을 나열하고 하나를 선택</translation>
    </message>
    <message>
        <source>S&amp;ymmetric drawing</source>
        <translation>대칭 그리기(&amp;Y)</translation>
    </message>
    <message>
        <source>Draw polygons and edit their points on both sides of an axis at once</source>
        <translation>축의 양쪽에서 동시에 다각형을 그리고 점을 편집</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>실행 취소(&amp;U): %1</translation>
    </message>
    <message>
        <source>%1. Redo brings it back.</source>
        <translation>%1. 다시 실행하면 되돌아옵니다.</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>다시 실행(&amp;R): %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>실행 취소됨: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>다시 실행됨: %1</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>잘라내기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>붙여넣기(&amp;P)</translation>
    </message>
    <message>
        <source>Paste shapes, frames, sprites, an SVG path or coordinates</source>
        <translation>도형, 프레임, 스프라이트, SVG 경로 또는 좌표 붙여넣기</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>복제(&amp;D)</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>이름 바꾸기(&amp;N)</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>삭제(&amp;L)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>모두 선택(&amp;A)</translation>
    </message>
    <message>
        <source>Add i&amp;mages…</source>
        <translation>이미지 추가(&amp;M)…</translation>
    </message>
    <message>
        <source>Add images, sheets and hitboxes of other tools to the project</source>
        <translation>이미지, 시트, 다른 도구의 히트박스를 프로젝트에 추가</translation>
    </message>
    <message>
        <source>&amp;Reload images</source>
        <translation>이미지 다시 불러오기(&amp;R)</translation>
    </message>
    <message>
        <source>Read all images anew, after another program changed them</source>
        <translation>다른 프로그램이 변경한 뒤 모든 이미지를 다시 읽기</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>Write collision files for an engine</source>
        <translation>엔진용 충돌 파일 쓰기</translation>
    </message>
    <message>
        <source>Export a&amp;gain</source>
        <translation>다시 내보내기(&amp;G)</translation>
    </message>
    <message>
        <source>Make the last export of the project once more, without a question</source>
        <translation>프로젝트의 마지막 내보내기를 묻지 않고 다시 실행</translation>
    </message>
    <message>
        <source>&amp;Next frame</source>
        <translation>다음 프레임(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous frame</source>
        <translation>이전 프레임(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;First frame</source>
        <translation>첫 프레임(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Last frame</source>
        <translation>마지막 프레임(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Go to frame…</source>
        <translation>프레임으로 이동(&amp;G)…</translation>
    </message>
    <message>
        <source>By its number, counted from 0</source>
        <translation>0부터 세는 번호로 이동</translation>
    </message>
    <message>
        <source>&amp;Slice sheet into frames…</source>
        <translation>시트를 프레임으로 자르기(&amp;S)…</translation>
    </message>
    <message>
        <source>Contact s&amp;heet…</source>
        <translation>콘택트 시트(&amp;H)…</translation>
    </message>
    <message>
        <source>All frames of the sprite side by side, to look at and to save as a picture</source>
        <translation>스프라이트의 모든 프레임을 나란히 보고 그림으로 저장</translation>
    </message>
    <message>
        <source>&amp;Remove sprite</source>
        <translation>스프라이트 제거(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Left sides</source>
        <translation>왼쪽 가장자리(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Centres, one above the other</source>
        <translation>가로 가운데(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Right sides</source>
        <translation>오른쪽 가장자리(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Top sides</source>
        <translation>위쪽 가장자리(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Middles, one beside the other</source>
        <translation>세로 가운데(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Bottom sides</source>
        <translation>아래쪽 가장자리(&amp;B)</translation>
    </message>
    <message>
        <source>Spread &amp;across evenly</source>
        <translation>가로로 고르게 분배(&amp;A)</translation>
    </message>
    <message>
        <source>Spread &amp;down evenly</source>
        <translation>세로로 고르게 분배(&amp;D)</translation>
    </message>
    <message>
        <source>Align the frames of the selected instances</source>
        <translation>선택한 인스턴스의 프레임 정렬</translation>
    </message>
    <message>
        <source>Align the shapes of the selected instances</source>
        <translation>선택한 인스턴스의 도형 정렬</translation>
    </message>
    <message>
        <source>&amp;Align frames</source>
        <translation>프레임 정렬(&amp;A)</translation>
    </message>
    <message>
        <source>Align s&amp;hapes</source>
        <translation>도형 정렬(&amp;H)</translation>
    </message>
    <message>
        <source>New &amp;layer</source>
        <translation>새 레이어(&amp;L)</translation>
    </message>
    <message>
        <source>On top of the other layers of the stage</source>
        <translation>스테이지의 다른 레이어 위에 추가</translation>
    </message>
    <message>
        <source>&amp;Next overlap</source>
        <translation>다음 겹침(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next pair in the list of overlaps</source>
        <translation>겹침 목록의 다음 쌍으로 이동</translation>
    </message>
    <message>
        <source>Pre&amp;vious overlap</source>
        <translation>이전 겹침(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Hits only</source>
        <translation>타격만(&amp;H)</translation>
    </message>
    <message>
        <source>Hide overlaps of categories that do not hit each other</source>
        <translation>서로 타격하지 않는 카테고리의 겹침 숨기기</translation>
    </message>
    <message>
        <source>Next numbers of the &amp;engine</source>
        <translation>다음 엔진 숫자 형식(&amp;E)</translation>
    </message>
    <message>
        <source>Mark overlaps that come out otherwise in float32 metres or in whole pixels</source>
        <translation>float32 미터나 정수 픽셀에서 결과가 달라지는 겹침 표시</translation>
    </message>
    <message>
        <source>Show this panel, or put it away</source>
        <translation>이 패널 표시 또는 숨기기</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>패널(&amp;P)</translation>
    </message>
    <message>
        <source>Play &amp;test: play or pause</source>
        <translation>플레이 테스트: 재생 또는 일시 정지(&amp;T)</translation>
    </message>
    <message>
        <source>Instances move and spin, emitters fire, hits are counted</source>
        <translation>인스턴스가 움직이고 회전하며, 이미터가 쏘고, 타격을 셉니다</translation>
    </message>
    <message>
        <source>Play test: o&amp;ne step</source>
        <translation>플레이 테스트: 한 단계(&amp;N)</translation>
    </message>
    <message>
        <source>One sixtieth of a second, then pause</source>
        <translation>60분의 1초 진행한 뒤 일시 정지</translation>
    </message>
    <message>
        <source>Play test: from the &amp;beginning</source>
        <translation>플레이 테스트: 처음부터(&amp;B)</translation>
    </message>
    <message>
        <source>Play test: st&amp;op</source>
        <translation>플레이 테스트: 중지(&amp;O)</translation>
    </message>
    <message>
        <source>Back to editing, with everything as it was</source>
        <translation>모든 것을 원래대로 되돌리고 편집으로 돌아가기</translation>
    </message>
    <message>
        <source>Play test: s&amp;wept tests</source>
        <translation>플레이 테스트: 스윕 테스트(&amp;W)</translation>
    </message>
    <message>
        <source>Look for contacts all along a bullet&apos;s way, so that none passes through</source>
        <translation>탄환의 경로 전체에서 접촉을 찾아 그냥 통과하지 않게 하기</translation>
    </message>
    <message>
        <source>Play test: at a &amp;quarter of the speed</source>
        <translation>플레이 테스트: 1/4 속도(&amp;Q)</translation>
    </message>
    <message>
        <source>Ask with a %1 that follows the cursor</source>
        <translation>커서를 따라다니는 %1(으)로 알아보기</translation>
    </message>
    <message>
        <source>P&amp;robe</source>
        <translation>프로브(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Another random polygon</source>
        <translation>다른 무작위 다각형(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Copy coordinates</source>
        <translation>좌표 복사(&amp;C)</translation>
    </message>
    <message>
        <source>Of the line pressed last in the list of probes, or of the selected ones</source>
        <translation>프로브 목록에서 마지막으로 누른 줄 또는 선택한 프로브의 좌표</translation>
    </message>
    <message>
        <source>&amp;Delete all probes</source>
        <translation>모든 프로브 삭제(&amp;D)</translation>
    </message>
    <message>
        <source>Choose an engine at the top to see what it gets</source>
        <translation>위에서 엔진을 고르면 엔진이 받는 내용을 볼 수 있습니다</translation>
    </message>
    <message>
        <source>&amp;Engine view</source>
        <translation>엔진 보기(&amp;E)</translation>
    </message>
    <message>
        <source>Show on the canvas what the engine gets</source>
        <translation>엔진이 받는 내용을 캔버스에 표시</translation>
    </message>
    <message>
        <source>&amp;Fix the problem</source>
        <translation>문제 수정(&amp;F)</translation>
    </message>
    <message>
        <source>Make the best repair of the problem that the canvas explains</source>
        <translation>캔버스에 설명된 문제를 가장 좋은 방법으로 수정</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>다음 문제(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the next problem of the list</source>
        <translation>목록의 다음 문제로 이동</translation>
    </message>
    <message>
        <source>Fix a&amp;ll problems</source>
        <translation>모든 문제 수정(&amp;A)</translation>
    </message>
    <message>
        <source>Make every repair that keeps what the shapes fill</source>
        <translation>도형의 채워진 영역을 유지하는 수정을 모두 적용</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>규칙(&amp;R)…</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project</source>
        <translation>이 프로젝트에서 각 규칙의 심각도</translation>
    </message>
    <message>
        <source>&amp;Edit in frames</source>
        <translation>프레임에서 편집(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Next scope</source>
        <translation>다음 범위(&amp;N)</translation>
    </message>
    <message>
        <source>From this frame to the chosen ones, to those of the tag, to all, and back</source>
        <translation>이 프레임 → 선택한 프레임 → 태그의 프레임 → 모든 프레임 순으로 전환</translation>
    </message>
    <message>
        <source>P&amp;lay or stop</source>
        <translation>재생 또는 중지(&amp;L)</translation>
    </message>
    <message>
        <source>Play the frames of the sprite or of the tag that is shown, or all animations on a stage</source>
        <translation>표시 중인 스프라이트나 태그의 프레임, 또는 스테이지의 모든 애니메이션 재생</translation>
    </message>
    <message>
        <source>&amp;Onion skin</source>
        <translation>어니언 스킨(&amp;O)</translation>
    </message>
    <message>
        <source>The frames beside this one, faintly, as the strip&apos;s onion menu says</source>
        <translation>앞뒤 프레임을 흐리게 표시(프레임 띠의 어니언 스킨 메뉴 설정대로)</translation>
    </message>
    <message>
        <source>&amp;Copy shapes</source>
        <translation>도형 복사(&amp;C)</translation>
    </message>
    <message>
        <source>Copy shapes to the ne&amp;xt frame</source>
        <translation>다음 프레임에 도형 복사(&amp;X)</translation>
    </message>
    <message>
        <source>Copy the selected shapes to the next frame and go there, with the copies selected</source>
        <translation>선택한 도형을 다음 프레임에 복사하고, 사본을 선택한 채 그 프레임으로 이동</translation>
    </message>
    <message>
        <source>Copy shapes to the next frame and &amp;keep both</source>
        <translation>다음 프레임에 도형 복사, 둘 다 유지(&amp;K)</translation>
    </message>
    <message>
        <source>As before, but nothing that is drawn there is replaced</source>
        <translation>위와 같지만 그 프레임에 그린 것을 바꾸지 않음</translation>
    </message>
    <message>
        <source>Copy shapes along the &amp;picture</source>
        <translation>그림을 따라 도형 복사(&amp;P)</translation>
    </message>
    <message>
        <source>To the next frame, each moved as far as the pixels that it lies on</source>
        <translation>다음 프레임에, 도형 아래의 픽셀이 움직인 만큼 옮겨서 복사</translation>
    </message>
    <message>
        <source>Copy shapes to the &amp;end of the tag</source>
        <translation>태그 끝까지 도형 복사(&amp;E)</translation>
    </message>
    <message>
        <source>Copy the selected shapes to each frame up to the last one of the tag, or of the sprite</source>
        <translation>선택한 도형을 태그 또는 스프라이트의 마지막 프레임까지 각 프레임에 복사</translation>
    </message>
    <message>
        <source>Copy shapes to &amp;all frames shown</source>
        <translation>표시된 모든 프레임에 도형 복사(&amp;A)</translation>
    </message>
    <message>
        <source>Copy shapes to the &amp;chosen frames</source>
        <translation>선택한 프레임에 도형 복사(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;hosen frames</source>
        <translation>선택한 프레임(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Insert frame without shapes</source>
        <translation>도형 없는 프레임 삽입(&amp;I)</translation>
    </message>
    <message>
        <source>Behind the chosen frames, with the picture of the last one</source>
        <translation>선택한 프레임 뒤에, 그중 마지막 프레임의 그림으로 삽입</translation>
    </message>
    <message>
        <source>&amp;Hold twice as long</source>
        <translation>두 배로 길게 유지(&amp;H)</translation>
    </message>
    <message>
        <source>Double the duration of the chosen frames</source>
        <translation>선택한 프레임의 지속 시간을 두 배로</translation>
    </message>
    <message>
        <source>&amp;Reverse frames</source>
        <translation>프레임 순서 뒤집기(&amp;R)</translation>
    </message>
    <message>
        <source>Turn round the order of the chosen frames, or of all that are shown</source>
        <translation>선택한 프레임 또는 표시된 모든 프레임의 순서 뒤집기</translation>
    </message>
    <message>
        <source>N&amp;umber frames</source>
        <translation>프레임 번호 매기기(&amp;U)</translation>
    </message>
    <message>
        <source>Name the chosen frames, or all that are shown, after the first one, counting on</source>
        <translation>선택한 프레임 또는 표시된 모든 프레임에 첫 프레임 이름부터 이어지는 번호로 이름 붙이기</translation>
    </message>
    <message>
        <source>Add &amp;tag over the chosen frames</source>
        <translation>선택한 프레임에 태그 추가(&amp;T)</translation>
    </message>
    <message>
        <source>Add e&amp;vent to the frame</source>
        <translation>프레임에 이벤트 추가(&amp;V)</translation>
    </message>
    <message>
        <source>Something that the game is told of when the frame comes up, such as a sound</source>
        <translation>프레임이 나타날 때 게임에 알리는 것(예: 소리)</translation>
    </message>
    <message>
        <source>Of the selected shapes, or of the selected instances within their layers</source>
        <translation>선택한 도형, 또는 레이어 안에서 선택한 인스턴스의 순서</translation>
    </message>
    <message>
        <source>Flip &amp;horizontally</source>
        <translation>좌우 반전(&amp;H)</translation>
    </message>
    <message>
        <source>Flip &amp;vertically</source>
        <translation>상하 반전(&amp;V)</translation>
    </message>
    <message>
        <source>Turn by &amp;90°</source>
        <translation>90° 회전(&amp;9)</translation>
    </message>
    <message>
        <source>Turn &amp;back by 90°</source>
        <translation>반대로 90° 회전(&amp;B)</translation>
    </message>
    <message>
        <source>Bring to &amp;front</source>
        <translation>맨 앞으로 가져오기(&amp;F)</translation>
    </message>
    <message>
        <source>Bring for&amp;ward</source>
        <translation>앞으로 가져오기(&amp;W)</translation>
    </message>
    <message>
        <source>Send bac&amp;kward</source>
        <translation>뒤로 보내기(&amp;K)</translation>
    </message>
    <message>
        <source>Send &amp;to back</source>
        <translation>맨 뒤로 보내기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Categories…</source>
        <translation>카테고리(&amp;C)…</translation>
    </message>
    <message>
        <source>Name, colour and match the categories of shapes</source>
        <translation>도형 카테고리의 이름, 색상, 타격 관계 설정</translation>
    </message>
    <message>
        <source>Snap &amp;to</source>
        <translation>스냅 대상(&amp;T)</translation>
    </message>
    <message>
        <source>Next &amp;snapping</source>
        <translation>다음 스냅 설정(&amp;S)</translation>
    </message>
    <message>
        <source>Snap to pixels, half pixels, or not at all</source>
        <translation>픽셀에 스냅, 반 픽셀에 스냅, 스냅 안 함</translation>
    </message>
    <message>
        <source>S&amp;napping…</source>
        <translation>스냅(&amp;N)…</translation>
    </message>
    <message>
        <source>All that points snap to, and the grid of one&apos;s own</source>
        <translation>점이 스냅되는 모든 대상과 사용자 격자</translation>
    </message>
    <message>
        <source>&amp;Loupe</source>
        <translation>돋보기(&amp;L)</translation>
    </message>
    <message>
        <source>Show the pixels around the cursor eight times as large below 400 %</source>
        <translation>400 % 미만일 때 커서 주변의 픽셀을 8배로 표시</translation>
    </message>
    <message>
        <source>Choose two sprites or more in the Sprites panel first: Ctrl or Shift and click.</source>
        <translation>먼저 스프라이트 패널에서 Ctrl이나 Shift를 누르고 클릭해 스프라이트를 2개 이상 선택하세요.</translation>
    </message>
    <message>
        <source>Join %1 sprites</source>
        <translation>스프라이트 %1개 합치기</translation>
    </message>
    <message>
        <source>%1 sprites are one animation now; undo takes them apart.</source>
        <translation>스프라이트 %1개가 하나의 애니메이션이 되었습니다. 실행 취소하면 다시 나뉩니다.</translation>
    </message>
    <message>
        <source>A sprite of one frame cannot be split.</source>
        <translation>프레임이 하나인 스프라이트는 나눌 수 없습니다.</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>%1 나누기</translation>
    </message>
    <message>
        <source>“%1” is %2 sprites now; undo brings it back.</source>
        <translation>“%1”이(가) 스프라이트 %2개로 나뉘었습니다. 실행 취소하면 되돌아옵니다.</translation>
    </message>
    <message>
        <source>Tags over several of them went: %1.</source>
        <translation>여러 스프라이트에 걸친 태그가 사라졌습니다: %1.</translation>
    </message>
    <message>
        <source>&amp;Join chosen sprites into one</source>
        <translation>선택한 스프라이트를 하나로 합치기(&amp;J)</translation>
    </message>
    <message>
        <source>The frames of the chosen sprites become one animation, in the order of their numbers</source>
        <translation>선택한 스프라이트의 프레임을 번호 순서대로 하나의 애니메이션으로 만들기</translation>
    </message>
    <message>
        <source>S&amp;plit sprite</source>
        <translation>스프라이트 나누기(&amp;P)</translation>
    </message>
    <message>
        <source>The chosen frames become a sprite of their own; with one or all chosen, each frame does</source>
        <translation>선택한 프레임을 별도의 스프라이트로 나누기. 하나 또는 모두 선택했으면 프레임마다 나눔</translation>
    </message>
    <message>
        <source>&amp;Find image…</source>
        <translation>이미지 찾기(&amp;F)…</translation>
    </message>
    <message>
        <source>Where an image is that cannot be read; others beside it are found with it</source>
        <translation>읽을 수 없는 이미지의 위치 지정. 같은 곳에 있는 다른 이미지도 함께 찾음</translation>
    </message>
    <message>
        <source>&amp;Replace image…</source>
        <translation>이미지 바꾸기(&amp;R)…</translation>
    </message>
    <message>
        <source>Another image in the place of the one in view; frames and shapes stay</source>
        <translation>보이는 이미지를 다른 이미지로 교체. 프레임과 도형은 유지됨</translation>
    </message>
    <message>
        <source>&amp;Stage on or off</source>
        <translation>스테이지 켜기/끄기(&amp;S)</translation>
    </message>
    <message>
        <source>Place frames and see what overlaps</source>
        <translation>프레임을 배치하고 무엇이 겹치는지 보기</translation>
    </message>
    <message>
        <source>&amp;Place frame</source>
        <translation>프레임 배치(&amp;P)</translation>
    </message>
    <message>
        <source>Put the frame in view on the stage</source>
        <translation>보이는 프레임을 스테이지에 놓기</translation>
    </message>
    <message>
        <source>Trace the selected f&amp;rames</source>
        <translation>선택한 프레임 윤곽 추적(&amp;R)</translation>
    </message>
    <message>
        <source>Outline what is opaque, as the Trace panel says</source>
        <translation>윤곽 추적 패널의 설정대로 불투명한 부분의 윤곽선 만들기</translation>
    </message>
    <message>
        <source>&amp;Trace</source>
        <translation>윤곽 추적(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Trace all frames of the sprite</source>
        <translation>스프라이트의 모든 프레임 윤곽 추적(&amp;T)</translation>
    </message>
    <message>
        <source>Trace all frames of the &amp;project</source>
        <translation>프로젝트의 모든 프레임 윤곽 추적(&amp;P)</translation>
    </message>
    <message>
        <source>Chosen cells of tr&amp;acks</source>
        <translation>선택한 트랙 셀(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Join into one track</source>
        <translation>하나의 트랙으로 합치기(&amp;J)</translation>
    </message>
    <message>
        <source>Make the shapes of the chosen cells one thing at different times</source>
        <translation>선택한 셀의 도형을 시간에 따라 변하는 하나의 대상으로 만들기</translation>
    </message>
    <message>
        <source>Take &amp;out of the track</source>
        <translation>트랙에서 빼기(&amp;O)</translation>
    </message>
    <message>
        <source>Make each shape of the chosen cells a thing by itself</source>
        <translation>선택한 셀의 도형을 각각 독립된 대상으로 만들기</translation>
    </message>
    <message>
        <source>&amp;Hold to here</source>
        <translation>여기까지 유지(&amp;H)</translation>
    </message>
    <message>
        <source>Keep the shape of the first chosen cell, or the last one before it, in all of them</source>
        <translation>선택한 첫 셀(없으면 그 앞의 마지막 셀)의 도형을 모든 셀에서 유지</translation>
    </message>
    <message>
        <source>Of the chosen cells that lie between two keys</source>
        <translation>두 키 사이에 있는 선택한 셀의 중간 도형</translation>
    </message>
    <message>
        <source>In-betweens: ease &amp;in</source>
        <translation>중간 도형: 이즈 인(&amp;I)</translation>
    </message>
    <message>
        <source>In-betweens: &amp;ease out</source>
        <translation>중간 도형: 이즈 아웃(&amp;E)</translation>
    </message>
    <message>
        <source>In-betweens: ease in &amp;and out</source>
        <translation>중간 도형: 이즈 인 아웃(&amp;A)</translation>
    </message>
    <message>
        <source>In-betweens: &amp;none, all keys</source>
        <translation>중간 도형: 없음, 모두 키(&amp;N)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>확대(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>축소(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>100 %(&amp;1)</translation>
    </message>
    <message>
        <source>One screen pixel for each pixel</source>
        <translation>픽셀 하나를 화면 픽셀 하나로 표시</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>맞추기(&amp;F)</translation>
    </message>
    <message>
        <source>Show the whole frame or stage</source>
        <translation>프레임이나 스테이지 전체 표시</translation>
    </message>
    <message>
        <source>&amp;New project</source>
        <translation>새 프로젝트(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>Open projects and images, each project in a tab</source>
        <translation>프로젝트와 이미지를 열기. 프로젝트마다 탭 하나</translation>
    </message>
    <message>
        <source>Reco&amp;ver…</source>
        <translation>복구(&amp;V)…</translation>
    </message>
    <message>
        <source>Open work that was closed without saving</source>
        <translation>저장하지 않고 닫은 작업 열기</translation>
    </message>
    <message>
        <source>Vers&amp;ions…</source>
        <translation>버전(&amp;I)…</translation>
    </message>
    <message>
        <source>See what the project was like when it was saved, and open that as a copy</source>
        <translation>저장 당시의 프로젝트 상태를 보고 사본으로 열기</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>프로젝트 닫기(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>끝내기(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>작업 찾기(&amp;F)…</translation>
    </message>
    <message>
        <source>Type a few letters of any action, sprite or frame</source>
        <translation>작업, 스프라이트 또는 프레임 이름의 글자를 몇 개 입력하세요</translation>
    </message>
    <message>
        <source>Ne&amp;xt project</source>
        <translation>다음 프로젝트(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious project</source>
        <translation>이전 프로젝트(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>테마(&amp;T)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>언어(&amp;G)</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>시스템 설정 따르기(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>밝게(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>어둡게(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>설명서(&amp;M)</translation>
    </message>
    <message>
        <source>Explains what has the focus, beside the work</source>
        <translation>포커스가 있는 항목을 작업 화면 옆에서 설명</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>단축키(&amp;K)</translation>
    </message>
    <message>
        <source>All keys and gestures, beside the work</source>
        <translation>모든 단축키와 제스처를 작업 화면 옆에 표시</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>단축키 변경(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;About Hitbox Editor</source>
        <translation>Hitbox Editor 정보(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;First contact</source>
        <translation>첫 접촉(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Last contact</source>
        <translation>마지막 접촉(&amp;L)</translation>
    </message>
    <message>
        <source>In the timeline</source>
        <translation>타임라인에서</translation>
    </message>
    <message>
        <source>Next pane&amp;l</source>
        <translation>다음 패널(&amp;L)</translation>
    </message>
    <message>
        <source>Go on to the next panel, or to the canvas</source>
        <translation>다음 패널 또는 캔버스로 이동</translation>
    </message>
    <message>
        <source>Previous p&amp;anel</source>
        <translation>이전 패널(&amp;A)</translation>
    </message>
    <message>
        <source>Trac&amp;ks</source>
        <translation>트랙(&amp;K)</translation>
    </message>
    <message>
        <source>What is there in which frame, in place of the strip of frames</source>
        <translation>프레임 띠 대신 어느 프레임에 무엇이 있는지 표시</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>타임라인(&amp;T)</translation>
    </message>
    <message>
        <source>Play two animations side by side and see when they connect</source>
        <translation>두 애니메이션을 나란히 재생하고 언제 맞는지 보기</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>설정(&amp;S)…</translation>
    </message>
    <message>
        <source>Language, colours, text size, durations and keys</source>
        <translation>언어, 색, 글자 크기, 지속 시간, 키</translation>
    </message>
    <message>
        <source>R&amp;un a script…</source>
        <translation>스크립트 실행(&amp;U)…</translation>
    </message>
    <message>
        <source>A rule, an export or an edit of your own, in JavaScript</source>
        <translation>JavaScript로 만든 나만의 규칙, 내보내기, 편집</translation>
    </message>
    <message>
        <source>Conflicts of a mer&amp;ge</source>
        <translation>병합 충돌(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Next conflict</source>
        <translation>다음 충돌(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next place that two people changed, each to something else</source>
        <translation>두 사람이 서로 다르게 바꾼 다음 위치로 이동합니다</translation>
    </message>
    <message>
        <source>Take &amp;ours</source>
        <translation>우리 쪽 사용(&amp;O)</translation>
    </message>
    <message>
        <source>Take &amp;theirs</source>
        <translation>상대 쪽 사용(&amp;T)</translation>
    </message>
    <message>
        <source>Keep &amp;both</source>
        <translation>둘 다 유지(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Done as it is</source>
        <translation>지금 그대로 완료(&amp;D)</translation>
    </message>
    <message>
        <source>Sam&amp;ples</source>
        <translation>예제(&amp;P)</translation>
    </message>
    <message>
        <source>%1 sprites are one now, each of them a tag; undo takes them apart.</source>
        <translation>스프라이트 %1개가 하나가 되었고 각각 태그가 되었습니다. 실행 취소하면 다시 나뉩니다.</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>도구(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>순서(&amp;O)</translation>
    </message>
    <message>
        <source>Flip horizontally about the &amp;pivot</source>
        <translation>피벗 기준으로 좌우 뒤집기(&amp;P)</translation>
    </message>
    <message>
        <source>Flip vertically about the pivot</source>
        <translation>피벗 기준으로 상하 뒤집기</translation>
    </message>
    <message>
        <source>Rename what is selected in the list at hand, or the selected shape or point, or else the sprite</source>
        <translation>현재 목록에서 선택한 것, 선택한 도형이나 점, 또는 스프라이트의 이름 바꾸기</translation>
    </message>
    <message>
        <source>What is drawn next is “%1”; %2 once more: what is selected, too.</source>
        <translation>다음에 그릴 카테고리: “%1”. %2을(를) 한 번 더 누르면 선택한 도형에도 적용됩니다.</translation>
    </message>
    <message>
        <source>The selected shapes are “%1” now.</source>
        <translation>선택한 도형의 카테고리: “%1”.</translation>
    </message>
    <message>
        <source>What is drawn next is “%1”.</source>
        <translation>다음에 그릴 카테고리: “%1”.</translation>
    </message>
    <message>
        <source>P&amp;ivots of the chosen frames</source>
        <translation>선택한 프레임의 피벗(&amp;I)</translation>
    </message>
    <message>
        <source>Pivot at the &amp;bottom middle of the picture (feet)</source>
        <translation>피벗을 그림의 아래 가운데에(발)(&amp;B)</translation>
    </message>
    <message>
        <source>Below what is opaque in each chosen frame: where a figure stands</source>
        <translation>선택한 각 프레임에서 불투명한 부분의 바로 아래: 캐릭터가 서 있는 곳</translation>
    </message>
    <message>
        <source>Pivot in the &amp;centre of the picture</source>
        <translation>피벗을 그림의 중심에(&amp;C)</translation>
    </message>
    <message>
        <source>The middle of what is opaque in each chosen frame</source>
        <translation>선택한 각 프레임에서 불투명한 부분의 가운데</translation>
    </message>
    <message>
        <source>Pivot at the bottom middle of the &amp;frame</source>
        <translation>피벗을 프레임의 아래 가운데에(&amp;F)</translation>
    </message>
    <message>
        <source>Of each chosen frame, whatever its picture shows</source>
        <translation>그림의 내용과 관계없이 선택한 각 프레임 기준</translation>
    </message>
    <message>
        <source>Pivot in the centre of the f&amp;rame</source>
        <translation>피벗을 프레임의 중심에(&amp;R)</translation>
    </message>
    <message>
        <source>In-betweens: linea&amp;r</source>
        <translation>중간 도형: 선형(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>이것은 무엇입니까?(&amp;W)</translation>
    </message>
    <message>
        <source>The next click says what something is for</source>
        <translation>다음에 클릭한 것의 용도 보기</translation>
    </message>
    <message>
        <source>Step by step, beside the work</source>
        <translation>작업 옆에서 한 단계씩</translation>
    </message>
    <message>
        <source>&amp;Tutorials</source>
        <translation>튜토리얼(&amp;T)</translation>
    </message>
</context>
<context>
    <name>hitbox::AnimationBox</name>
    <message>
        <source>all frames</source>
        <translation>모든 프레임</translation>
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
        <translation>이미지 “%1”</translation>
    </message>
    <message>
        <source>no image has the number %1; the frames follow each other without it</source>
        <translation>번호 %1의 이미지가 없어, 그것 없이 프레임이 이어집니다</translation>
    </message>
    <message>
        <source>sprite “%1”</source>
        <translation>스프라이트 “%1”</translation>
    </message>
    <message>
        <source>its images differ in size: “%1” has %2 pixels, “%3” has %4; each pivot is in the middle of its own</source>
        <translation>이미지 크기가 서로 다릅니다. “%1”은(는) %2픽셀, “%3”은(는) %4픽셀입니다. 피벗은 각 이미지의 가운데에 놓입니다</translation>
    </message>
    <message>
        <source>several images have the number %1; all of them are frames, one behind the other</source>
        <translation>번호 %1의 이미지가 여러 개이며, 모두 차례로 프레임이 됩니다</translation>
    </message>
</context>
<context>
    <name>hitbox::BitsField</name>
    <message>
        <source>Bit %1</source>
        <translation>비트 %1</translation>
    </message>
    <message>
        <source>Bit %1: layer %2, value %3</source>
        <translation>비트 %1: 레이어 %2, 값 %3</translation>
    </message>
    <message>
        <source>Bits as a number</source>
        <translation>숫자로 나타낸 비트</translation>
    </message>
    <message>
        <source>The bits as a number: decimal, or hexadecimal as 0x1f, or binary as 0b101</source>
        <translation>숫자로 나타낸 비트: 10진수, 16진수(예: 0x1f) 또는 2진수(예: 0b101)</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>비트</translation>
    </message>
</context>
<context>
    <name>hitbox::CanvasView</name>
    <message>
        <source>Let go at %1</source>
        <translation>%1에서 놓음</translation>
    </message>
    <message>
        <source>Pressed at %1</source>
        <translation>%1에서 누름</translation>
    </message>
    <message>
        <source>Clicked at %1</source>
        <translation>%1에서 클릭</translation>
    </message>
</context>
<context>
    <name>hitbox::CategoriesDialog</name>
    <message>
        <source>Categories</source>
        <translation>카테고리</translation>
    </message>
    <message>
        <source>A tick says that shapes of the row&apos;s category strike shapes of the column&apos;s. Bits become the engine&apos;s layer, the ticks its mask. Changes are made at once; Ctrl+Z takes them back.</source>
        <translation>체크하면 행 카테고리의 도형이 열 카테고리의 도형을 타격합니다. 비트는 엔진의 레이어가 되고, 체크는 마스크가 됩니다. 변경은 바로 적용되며 Ctrl+Z로 되돌립니다.</translation>
    </message>
    <message>
        <source>Categories and who hits whom</source>
        <translation>카테고리와 타격 관계</translation>
    </message>
    <message>
        <source>“%1” is no whole number from 0 to 4294967295.</source>
        <translation>“%1”은(는) 0에서 4294967295까지의 정수가 아닙니다.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>추가(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>제거(&amp;R)…</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>위로 이동(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>아래로 이동(&amp;D)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>색상</translation>
    </message>
    <message>
        <source>%1, told apart by every kind of colour vision</source>
        <translation>%1, 모든 색각 유형에서 구별 가능</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>색상 %1</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>기타…</translation>
    </message>
    <message>
        <source>Choose any colour</source>
        <translation>원하는 색상 선택</translation>
    </message>
    <message>
        <source>Who hits whom</source>
        <translation>타격 관계</translation>
    </message>
    <message>
        <source>There is a category “%1” already.</source>
        <translation>카테고리 “%1”이(가) 이미 있습니다.</translation>
    </message>
    <message>
        <source>A category needs a name.</source>
        <translation>카테고리에 이름이 필요합니다.</translation>
    </message>
    <message>
        <source>Rename category to %1</source>
        <translation>카테고리 이름을 %1(으)로 바꾸기</translation>
    </message>
    <message>
        <source>Bits of %1</source>
        <translation>%1의 비트</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>%1의 색상</translation>
    </message>
    <message>
        <source>Move category %1</source>
        <translation>카테고리 %1 이동</translation>
    </message>
    <message>
        <source>category</source>
        <translation>카테고리</translation>
    </message>
    <message>
        <source>Add category</source>
        <translation>카테고리 추가</translation>
    </message>
    <message>
        <source>Remove category %1</source>
        <translation>카테고리 %1 제거</translation>
    </message>
    <message>
        <source>Its one shape goes to</source>
        <translation>도형 1개를 옮길 카테고리</translation>
    </message>
    <message numerus="yes">
        <source>Its %n shapes go to</source>
        <translation>
            <numerusform>도형 %n개를 옮길 카테고리</numerusform>
        </translation>
    </message>
    <message>
        <source>no category</source>
        <translation>카테고리 없음</translation>
    </message>
</context>
<context>
    <name>hitbox::CategoryList</name>
    <message>
        <source>Categories</source>
        <translation>카테고리</translation>
    </message>
    <message>
        <source>No categories yet.</source>
        <translation>아직 카테고리가 없습니다.</translation>
    </message>
</context>
<context>
    <name>hitbox::CategoryTableModel</name>
    <message>
        <source>%1 hits %2</source>
        <translation>%1이(가) %2을(를) 타격</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>비트</translation>
    </message>
    <message>
        <source>hits %1</source>
        <translation>%1 타격</translation>
    </message>
</context>
<context>
    <name>hitbox::CommandPalette</name>
    <message>
        <source>Find an action</source>
        <translation>작업 찾기</translation>
    </message>
    <message>
        <source>Find an action, a sprite or a frame</source>
        <translation>작업, 스프라이트 또는 프레임 찾기</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>일치하는 항목</translation>
    </message>
</context>
<context>
    <name>hitbox::ConflictChoices</name>
    <message>
        <source>what the conflict is about is not there any more, or is there twice</source>
        <translation>충돌의 대상이 더 이상 없거나 두 개 있습니다</translation>
    </message>
    <message>
        <source>this is to be done by hand</source>
        <translation>이것은 직접 해야 합니다</translation>
    </message>
    <message>
        <source>%1 is the name of something else</source>
        <translation>%1은(는) 다른 것의 이름입니다</translation>
    </message>
</context>
<context>
    <name>hitbox::ConflictsPanel</name>
    <message>
        <source>Outline</source>
        <translation>외곽선</translation>
    </message>
    <message>
        <source>The project</source>
        <translation>프로젝트</translation>
    </message>
    <message>
        <source>%1: both changed it</source>
        <translation>%1: 양쪽 모두 바꿈</translation>
    </message>
    <message>
        <source>Ours removed it, theirs changed it</source>
        <translation>우리 쪽은 지우고 상대 쪽은 바꿈</translation>
    </message>
    <message>
        <source>Theirs removed it, ours changed it</source>
        <translation>상대 쪽은 지우고 우리 쪽은 바꿈</translation>
    </message>
    <message>
        <source>Order: both moved some of %1</source>
        <translation>순서: 양쪽 모두 %1 일부를 옮김</translation>
    </message>
    <message>
        <source>Its new name is that of something else</source>
        <translation>새 이름은 다른 것의 이름입니다</translation>
    </message>
    <message>
        <source>It went to two places, and is in both</source>
        <translation>두 곳으로 옮겨져 양쪽에 있습니다</translation>
    </message>
    <message>
        <source>All that it named was removed, and it too</source>
        <translation>가리키던 것이 모두 지워져 함께 지워졌습니다</translation>
    </message>
    <message>
        <source>A conflict that a newer version knows</source>
        <translation>새 버전이 아는 충돌</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>지움</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>충돌</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>우리 쪽</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>상대 쪽</translation>
    </message>
    <message>
        <source>Take ours</source>
        <translation>우리 쪽 사용</translation>
    </message>
    <message>
        <source>Make it as our side has it</source>
        <translation>우리 쪽과 같게 합니다</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>상대 쪽 사용</translation>
    </message>
    <message>
        <source>Make it as their side has it</source>
        <translation>상대 쪽과 같게 합니다</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>둘 다 유지</translation>
    </message>
    <message>
        <source>Keep our shape, and theirs as another one above it</source>
        <translation>우리 도형을 유지하고 상대 도형을 그 위에 더합니다</translation>
    </message>
    <message>
        <source>Leave it as it is now</source>
        <translation>지금 그대로 둡니다</translation>
    </message>
    <message>
        <source>All conflicts are settled</source>
        <translation>모든 충돌이 해결되었습니다</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>점 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>그대로 두기</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>카테고리</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>지속 시간</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>피벗</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>속성</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>타격</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>유형</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>레이어</translation>
    </message>
    <message>
        <source>Sprites</source>
        <translation>스프라이트</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>프레임</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>도형</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>점</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>이벤트</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>카테고리</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>인스턴스</translation>
    </message>
    <message>
        <source>Probes</source>
        <translation>프로브</translation>
    </message>
    <message>
        <source>Emitters</source>
        <translation>이미터</translation>
    </message>
</context>
<context>
    <name>hitbox::ContactSheet</name>
    <message>
        <source>%1 of %2 frames</source>
        <translation>프레임 %2개 중 %1개</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>프레임 1개</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>프레임 %1개</translation>
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
        <translation>%1의 콘택트 시트</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>크기(&amp;I)</translation>
    </message>
    <message>
        <source>Size of a frame in pixels</source>
        <translation>프레임의 픽셀 크기</translation>
    </message>
    <message>
        <source>Pixels for the longer side of a frame; enlarged ones take whole multiples of their pixels</source>
        <translation>프레임의 긴 변의 픽셀 수. 확대한 프레임은 픽셀의 정수배가 됩니다</translation>
    </message>
    <message>
        <source>S&amp;hapes</source>
        <translation>도형(&amp;H)</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>프레임 1개</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>프레임 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Double click on a frame goes there.</source>
        <translation>프레임을 더블 클릭하면 그 프레임으로 이동합니다.</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>그림 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>As PNG, or as a page of HTML that says what is wrong with each frame</source>
        <translation>PNG 또는 각 프레임의 문제를 적은 HTML 페이지로 저장</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>닫기(&amp;C)</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG 그림 (*.png)</translation>
    </message>
    <message>
        <source>HTML pages (*.html)</source>
        <translation>HTML 페이지 (*.html)</translation>
    </message>
    <message>
        <source>Save the contact sheet</source>
        <translation>콘택트 시트 저장</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>그리는 중…</translation>
    </message>
    <message>
        <source>Could not write the contact sheet: %1</source>
        <translation>콘택트 시트를 쓸 수 없습니다: %1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1에 썼습니다</translation>
    </message>
</context>
<context>
    <name>hitbox::ContactSheetView</name>
    <message>
        <source>Frames</source>
        <translation>프레임</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>외 %1개</translation>
    </message>
</context>
<context>
    <name>hitbox::CopyNote</name>
    <message>
        <source>Keep both</source>
        <translation>둘 다 유지</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
</context>
<context>
    <name>hitbox::CrashReportDialog</name>
    <message>
        <source>The report cannot be read: %1</source>
        <translation>보고서를 읽을 수 없습니다: %1</translation>
    </message>
    <message>
        <source>Crash Report</source>
        <translation>충돌 보고서</translation>
    </message>
    <message>
        <source>Nothing of your projects is in it, and it was sent nowhere. Whoever mends the editor can use it.
%1</source>
        <translation>프로젝트의 내용은 들어 있지 않으며 어디에도 보내지 않았습니다. 편집기를 고치는 사람에게 도움이 됩니다.
%1</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>보고서</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>Open &amp;Folder</source>
        <translation>폴더 열기(&amp;F)</translation>
    </message>
</context>
<context>
    <name>hitbox::DocumentTabs</name>
    <message>
        <source>Open projects</source>
        <translation>열린 프로젝트</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>아직 저장하지 않음</translation>
    </message>
</context>
<context>
    <name>hitbox::EmitterFields</name>
    <message>
        <source>Category of the bullets</source>
        <translation>탄환의 카테고리</translation>
    </message>
    <message>
        <source>Decides what the bullets hit</source>
        <translation>탄환이 무엇을 타격할지 결정</translation>
    </message>
    <message>
        <source>Bullet</source>
        <translation>탄환</translation>
    </message>
    <message>
        <source>point</source>
        <translation>점</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>원</translation>
    </message>
    <message>
        <source>box</source>
        <translation>상자</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>캡슐</translation>
    </message>
    <message>
        <source>drawn shape</source>
        <translation>그린 도형</translation>
    </message>
    <message>
        <source>Fires from</source>
        <translation>발사 위치</translation>
    </message>
    <message>
        <source>the edges</source>
        <translation>가장자리</translation>
    </message>
    <message>
        <source>a place</source>
        <translation>지정 위치</translation>
    </message>
    <message>
        <source>Fires at</source>
        <translation>표적</translation>
    </message>
    <message>
        <source>an instance</source>
        <translation>인스턴스</translation>
    </message>
    <message>
        <source>Copy…</source>
        <translation>복사…</translation>
    </message>
    <message>
        <source>Fire a copy of a shape of the selected instance, or of the frame below</source>
        <translation>선택한 인스턴스 또는 아래 프레임의 도형 사본을 발사</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>카테고리</translation>
    </message>
    <message>
        <source>From</source>
        <translation>출발</translation>
    </message>
    <message>
        <source>At</source>
        <translation>표적</translation>
    </message>
    <message>
        <source>Change emitter</source>
        <translation>이미터 변경</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>반지름</translation>
    </message>
    <message>
        <source>width</source>
        <translation>너비</translation>
    </message>
    <message>
        <source>height</source>
        <translation>높이</translation>
    </message>
    <message>
        <source>length</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>from x</source>
        <translation>시작 x</translation>
    </message>
    <message>
        <source>from y</source>
        <translation>시작 y</translation>
    </message>
    <message>
        <source>instance</source>
        <translation>인스턴스</translation>
    </message>
    <message>
        <source>at x</source>
        <translation>표적 x</translation>
    </message>
    <message>
        <source>at y</source>
        <translation>표적 y</translation>
    </message>
    <message>
        <source>every</source>
        <translation>간격</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 초</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>속도</translation>
    </message>
    <message>
        <source> px/s</source>
        <translation> px/s</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>퍼짐</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>The frame has no shapes</source>
        <translation>프레임에 도형이 없습니다</translation>
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
        <translation>이미터</translation>
    </message>
    <message>
        <source>Nothing fires yet. Add an emitter.</source>
        <translation>아직 쏘는 것이 없습니다. 이미터를 추가하세요.</translation>
    </message>
    <message>
        <source>Add an emitter that fires at the first instance</source>
        <translation>첫 인스턴스를 향해 쏘는 이미터 추가</translation>
    </message>
    <message>
        <source>Duplicate this emitter</source>
        <translation>이 이미터 복제</translation>
    </message>
    <message>
        <source>Remove this emitter (Delete)</source>
        <translation>이 이미터 제거 (Delete)</translation>
    </message>
    <message>
        <source>Rename emitter</source>
        <translation>이미터 이름 바꾸기</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <source>Add emitter</source>
        <translation>이미터 추가</translation>
    </message>
    <message>
        <source>Duplicate emitter</source>
        <translation>이미터 복제</translation>
    </message>
    <message>
        <source>Remove emitter</source>
        <translation>이미터 제거</translation>
    </message>
</context>
<context>
    <name>hitbox::EmittersItem</name>
    <message>
        <source>%1 of %2 emitters in view are marked: zoom in for the rest</source>
        <translation>보이는 이미터 %2개 중 %1개만 표시했습니다. 나머지는 확대해서 보세요</translation>
    </message>
</context>
<context>
    <name>hitbox::EmptyFrameBar</name>
    <message>
        <source>This frame has no shapes yet.</source>
        <translation>이 프레임에는 아직 도형이 없습니다.</translation>
    </message>
    <message>
        <source>Copy the shapes of that frame, as the same things at another time</source>
        <translation>그 프레임의 도형을 다른 시점의 같은 것으로 복사</translation>
    </message>
    <message>
        <source>Copy shapes to %1</source>
        <translation>도형을 %1에 복사</translation>
    </message>
    <message>
        <source>Shapes of %1</source>
        <translation>%1의 도형</translation>
    </message>
</context>
<context>
    <name>hitbox::EngineChooser</name>
    <message>
        <source>Engine</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>The engine that this project is made for: what it gets is shown, and exports start with it</source>
        <translation>이 프로젝트의 대상 엔진. 엔진이 받는 내용이 표시되고 내보내기의 기본값이 됩니다</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>선택…</translation>
    </message>
</context>
<context>
    <name>hitbox::EnginePanel</name>
    <message>
        <source>Engine gets</source>
        <translation>엔진이 받는 내용</translation>
    </message>
    <message>
        <source>What the engine gets</source>
        <translation>엔진이 받는 내용</translation>
    </message>
    <message>
        <source>What the engine loses</source>
        <translation>엔진에서 손실되는 내용</translation>
    </message>
    <message>
        <source>Engine view</source>
        <translation>엔진 보기</translation>
    </message>
    <message>
        <source>Show on the canvas what the engine gets</source>
        <translation>엔진이 받는 내용을 캔버스에 표시</translation>
    </message>
    <message>
        <source>%1 is not exported: %2</source>
        <translation>%1을(를) 내보내지 않습니다: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>외 %1개</translation>
    </message>
    <message>
        <source>of this frame</source>
        <translation>이 프레임</translation>
    </message>
    <message>
        <source>choose one at the top</source>
        <translation>위에서 선택</translation>
    </message>
    <message>
        <source>“%1” is not known here</source>
        <translation>“%1”은(는) 여기서 알 수 없습니다</translation>
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
        <translation>이벤트: %1</translation>
    </message>
    <message>
        <source>Events of the frame</source>
        <translation>프레임의 이벤트</translation>
    </message>
    <message>
        <source>Nothing happens in this frame.</source>
        <translation>이 프레임에는 이벤트가 없습니다.</translation>
    </message>
    <message>
        <source>Add an event</source>
        <translation>이벤트 추가</translation>
    </message>
    <message>
        <source>Duplicate this event</source>
        <translation>이 이벤트 복제</translation>
    </message>
    <message>
        <source>Remove this event (Delete)</source>
        <translation>이 이벤트 제거 (Delete)</translation>
    </message>
    <message>
        <source>Properties of the event</source>
        <translation>이벤트의 속성</translation>
    </message>
    <message>
        <source>Add a property to the event</source>
        <translation>이벤트에 속성 추가</translation>
    </message>
    <message>
        <source>event</source>
        <translation>이벤트</translation>
    </message>
    <message>
        <source>Add event %1</source>
        <translation>이벤트 %1 추가</translation>
    </message>
    <message>
        <source>Duplicate event %1</source>
        <translation>이벤트 %1 복제</translation>
    </message>
    <message>
        <source>Remove event %1</source>
        <translation>이벤트 %1 제거</translation>
    </message>
    <message>
        <source>Rename event to %1</source>
        <translation>이벤트 이름을 %1(으)로 바꾸기</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportDialog</name>
    <message>
        <source>… and %1 more</source>
        <translation>… 외 %1개</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>On every save</source>
        <translation>저장할 때마다</translation>
    </message>
    <message>
        <source>&amp;Copy text</source>
        <translation>텍스트 복사(&amp;C)</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>내보내기(&amp;X)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>This version of the editor does not know the format.</source>
        <translation>이 버전의 편집기는 이 형식을 모릅니다.</translation>
    </message>
    <message>
        <source>Export into</source>
        <translation>내보낼 위치</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>내보내는 중…</translation>
    </message>
    <message>
        <source>Choose the folder that the files are written to.</source>
        <translation>파일을 쓸 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>“%1” is a relative folder; choose one from the root on.</source>
        <translation>“%1”은(는) 상대 경로입니다. 루트부터 시작하는 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>The folder&apos;s name has more than %1 characters, or several lines; choose another one.</source>
        <translation>폴더 이름이 %1자를 넘거나 여러 줄입니다. 다른 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>Replace files?</source>
        <translation>파일을 바꾸시겠습니까?</translation>
    </message>
    <message>
        <source>The folder has other files of these names: %1</source>
        <translation>폴더에 이름이 같은 다른 파일이 있습니다: %1</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>바꾸기</translation>
    </message>
    <message>
        <source>&amp;Save as profile</source>
        <translation>프로필로 저장(&amp;S)</translation>
    </message>
    <message>
        <source>Keep this engine with its options and the folder in the project, under a name</source>
        <translation>이 엔진과 옵션, 폴더를 이름을 붙여 프로젝트에 보관</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Leave this window and go to the first shape that is wrong</source>
        <translation>이 창을 닫고 잘못된 첫 도형으로 이동</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>폴더(&amp;F)</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>선택(&amp;H)…</translation>
    </message>
    <message>
        <source>Make the export of this profile again whenever the project is saved</source>
        <translation>프로젝트를 저장할 때마다 이 프로필을 다시 내보내기</translation>
    </message>
    <message>
        <source>Put the text of the file in view on the clipboard</source>
        <translation>보이는 파일의 텍스트를 클립보드에 복사</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>The folder has another file of this name: %1</source>
        <translation>폴더에 같은 이름의 다른 파일이 있습니다: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportFlow</name>
    <message>
        <source>%1 Lost or changed: %2.</source>
        <translation>%1 손실 또는 변경: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 Lost or changed: %2, and %n more.</source>
        <translation>
            <numerusform>%1 손실 또는 변경: %2 외 %n개.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1 외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>내보내는 중…</translation>
    </message>
    <message>
        <source>The project wants to be exported at every save, into %1.</source>
        <translation>프로젝트가 저장할 때마다 %1에 내보내려고 합니다.</translation>
    </message>
    <message>
        <source>The project wants to be exported at every save, into %1, and to read %2 for it.</source>
        <translation>프로젝트가 저장할 때마다 %1에 내보내고, 이를 위해 %2을(를) 읽으려고 합니다.</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>허용</translation>
    </message>
    <message>
        <source>Not exported: %1</source>
        <translation>내보내지 않았습니다: %1</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>Saved. %1</source>
        <translation>저장했습니다. %1</translation>
    </message>
    <message>
        <source>Saved, but “%1” was not exported: %2</source>
        <translation>저장했지만 “%1”은(는) 내보내지 않았습니다: %2</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>%1 The project is made for %2 now: undo takes that back.</source>
        <translation>%1 이제 프로젝트는 %2용입니다. 실행 취소로 되돌릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>바꾸기</translation>
    </message>
    <message>
        <source>The project is made for %1, as it was exported last: undo takes that back.</source>
        <translation>프로젝트는 마지막으로 내보낸 대로 %1용입니다. 실행 취소로 되돌릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Exported %1 into %2 (%3).</source>
        <translation>%1을(를) %2(으)로 내보냈습니다(%3).</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportOptionFields</name>
    <message>
        <source>Choose…</source>
        <translation>선택…</translation>
    </message>
</context>
<context>
    <name>hitbox::ExportPreviewView</name>
    <message>
        <source>Search the text</source>
        <translation>텍스트 검색</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>The files are being made</source>
        <translation>파일을 만드는 중입니다</translation>
    </message>
    <message>
        <source>Text of the file</source>
        <translation>파일의 텍스트</translation>
    </message>
    <message>
        <source>Search the text (Ctrl+F); Return goes on, Shift+Return back</source>
        <translation>텍스트 검색(Ctrl+F). Return은 다음, Shift+Return은 이전</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Return)</source>
        <translation>이전 검색 결과 (Shift+Return)</translation>
    </message>
    <message>
        <source>Next hit (Return)</source>
        <translation>다음 검색 결과 (Return)</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 pixels</source>
        <translation>%1 × %2픽셀 그림</translation>
    </message>
    <message>
        <source>
… and 1 byte more</source>
        <translation>
… 1바이트 더 있음</translation>
    </message>
    <message numerus="yes">
        <source>
… and %n bytes more</source>
        <translation>
            <numerusform>
… %n바이트 더 있음</numerusform>
        </translation>
    </message>
    <message>
        <source>not found</source>
        <translation>찾을 수 없음</translation>
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
        <translation>%1: 도형에 따로 지정하지 않으면 %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>several</source>
        <translation>여러 값</translation>
    </message>
</context>
<context>
    <name>hitbox::FieldsTable</name>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>no</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>Fields of the category</source>
        <translation>카테고리의 필드</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>필드</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>유형</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>Choices, with commas between</source>
        <translation>선택 항목(쉼표로 구분)</translation>
    </message>
    <message>
        <source>Fields are properties that all shapes of the category have, such as damage. Shapes with the same value of a field “group” hit once together.</source>
        <translation>필드는 카테고리의 모든 도형이 갖는 속성입니다(예: 대미지). “group” 필드의 값이 같은 도형은 함께 한 번만 타격합니다.</translation>
    </message>
    <message>
        <source>Add &amp;field</source>
        <translation>필드 추가(&amp;F)</translation>
    </message>
    <message>
        <source>Remove f&amp;ield</source>
        <translation>필드 제거(&amp;I)</translation>
    </message>
    <message>
        <source>Type of %1</source>
        <translation>%1의 유형</translation>
    </message>
    <message>
        <source>number</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>yes/no</source>
        <translation>예/아니요</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>선택</translation>
    </message>
    <message>
        <source>A field needs a name.</source>
        <translation>필드에 이름이 필요합니다.</translation>
    </message>
    <message>
        <source>There is a field “%1” already.</source>
        <translation>필드 “%1”이(가) 이미 있습니다.</translation>
    </message>
    <message>
        <source>Rename field to %1</source>
        <translation>필드 이름을 %1(으)로 바꾸기</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>“%1”은(는) 숫자가 아닙니다.</translation>
    </message>
    <message>
        <source>“%1” is neither yes nor no.</source>
        <translation>“%1”은(는) 예도 아니요도 아닙니다.</translation>
    </message>
    <message>
        <source>“%1” is none of the choices.</source>
        <translation>“%1”은(는) 선택 항목에 없습니다.</translation>
    </message>
    <message>
        <source>Default of %1</source>
        <translation>%1의 기본값</translation>
    </message>
    <message>
        <source>A field of this type needs a choice.</source>
        <translation>이 유형의 필드에는 선택 항목이 필요합니다.</translation>
    </message>
    <message>
        <source>A field has at most %1 choices.</source>
        <translation>필드의 선택 항목은 최대 %1개입니다.</translation>
    </message>
    <message>
        <source>Choices of %1</source>
        <translation>%1의 선택 항목</translation>
    </message>
    <message>
        <source>A category has at most %1 fields.</source>
        <translation>카테고리의 필드는 최대 %1개입니다.</translation>
    </message>
    <message>
        <source>Add field to %1</source>
        <translation>%1에 필드 추가</translation>
    </message>
    <message>
        <source>Remove field %1</source>
        <translation>필드 %1 제거</translation>
    </message>
</context>
<context>
    <name>hitbox::FileChangeBar</name>
    <message>
        <source>Another program changed %1, which was read anew (%2). Undo shows it as it was.</source>
        <translation>다른 프로그램이 %1을(를) 변경하여 다시 읽었습니다(%2). 실행 취소하면 이전 상태를 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Another program changed %1: %2. Here is unsaved work on it.</source>
        <translation>다른 프로그램이 %1을(를) 변경했습니다: %2. 여기에 저장하지 않은 작업이 있습니다.</translation>
    </message>
    <message>
        <source>Another program changed %1: %2. Here it is as it was.</source>
        <translation>다른 프로그램이 %1을(를) 변경했습니다: %2. 여기에는 이전 상태로 있습니다.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>다시 불러오기</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>내 것 유지</translation>
    </message>
    <message>
        <source>Another program changed %1, and it cannot be read now: %2. Here it is as it was.</source>
        <translation>다른 프로그램이 %1을(를) 변경했고 지금은 읽을 수 없습니다: %2. 여기에는 이전 상태로 있습니다.</translation>
    </message>
    <message>
        <source>%1 was moved or removed. Here it still is.</source>
        <translation>%1이(가) 이동되거나 제거되었습니다. 여기에는 아직 있습니다.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>by %1 on %2, since %3</source>
        <translation>%2의 %1, %3부터</translation>
    </message>
    <message>
        <source>by somebody unknown</source>
        <translation>알 수 없는 사용자</translation>
    </message>
    <message>
        <source>%1 is also open elsewhere: %2. You are told here when it is saved there.</source>
        <translation>%1이(가) 다른 곳에서도 열려 있습니다(%2). 그곳에서 저장하면 여기에 알립니다.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>on %1, since %2</source>
        <translation>%1에서 %2부터</translation>
    </message>
    <message>
        <source>The folder of %1 was moved or removed. Here it still is.</source>
        <translation>%1의 폴더가 옮겨졌거나 삭제되었습니다. 여기에는 아직 있습니다.</translation>
    </message>
</context>
<context>
    <name>hitbox::FileFlow</name>
    <message>
        <source>Not saved: %1 is as it was</source>
        <translation>저장하지 않았습니다. %1은(는) 변경된 것이 없습니다</translation>
    </message>
    <message>
        <source>Could not open the file</source>
        <translation>파일을 열 수 없음</translation>
    </message>
    <message>
        <source>Add images as sprites</source>
        <translation>이미지를 스프라이트로 추가</translation>
    </message>
    <message>
        <source>Images and sheets (%1);;Images (%2);;All files (*)</source>
        <translation>이미지와 시트 (%1);;이미지 (%2);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>“%1” was moved or removed since it was opened here.</source>
        <translation>“%1”이(가) 여기서 연 뒤에 이동되거나 제거되었습니다.</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since it was opened here.</source>
        <translation>“%1”이(가) 여기서 연 뒤에 다른 프로그램에서 변경되었습니다.</translation>
    </message>
    <message>
        <source>File is gone</source>
        <translation>파일이 없어짐</translation>
    </message>
    <message>
        <source>File changed on disk</source>
        <translation>디스크의 파일이 변경됨</translation>
    </message>
    <message>
        <source>Your work is still open here. Saving writes the file anew.</source>
        <translation>작업은 여기에 열려 있습니다. 저장하면 파일을 새로 씁니다.</translation>
    </message>
    <message>
        <source>Saving replaces those changes with yours.</source>
        <translation>저장하면 그 변경 사항이 내 것으로 바뀝니다.</translation>
    </message>
    <message>
        <source>Write anew</source>
        <translation>새로 쓰기</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>바꾸기</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>다른 이름으로 저장…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>저장됨: %1</translation>
    </message>
    <message>
        <source>Could not save</source>
        <translation>저장할 수 없음</translation>
    </message>
    <message>
        <source>Nothing was changed on disk. Your work is still open here.</source>
        <translation>디스크에서는 아무것도 변경되지 않았습니다. 작업은 여기에 열려 있습니다.</translation>
    </message>
    <message>
        <source>What lies on the disk now is not what lay there before, and may not be all of your work. It is still open here.</source>
        <translation>지금 디스크에 있는 것은 이전의 것이 아니며 작업 전체가 아닐 수 있습니다. 작업은 여기에 열려 있습니다.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>다른 이름으로 저장</translation>
    </message>
    <message>
        <source>Projects (*.hitbox)</source>
        <translation>프로젝트 (*.hitbox)</translation>
    </message>
    <message>
        <source>What lies on the disk now cannot be read. Your work is still open here.</source>
        <translation>지금 디스크에 있는 것을 읽을 수 없습니다. 작업은 여기에 그대로 열려 있습니다.</translation>
    </message>
    <message>
        <source>The file on the disk is the new one, with your work as it was when saving began. Here it counts as unsaved until a save succeeds.</source>
        <translation>디스크의 파일은 새 파일이며 저장을 시작한 때의 작업이 들어 있습니다. 저장에 성공할 때까지 여기서는 저장되지 않은 것으로 봅니다.</translation>
    </message>
    <message>
        <source>Folder is gone</source>
        <translation>폴더가 없습니다</translation>
    </message>
    <message>
        <source>The folder of “%1” was moved or removed.</source>
        <translation>“%1”의 폴더가 옮겨졌거나 삭제되었습니다.</translation>
    </message>
    <message>
        <source>Your work is still open here. Save it in another folder.</source>
        <translation>작업은 여기에 아직 열려 있습니다. 다른 폴더에 저장하세요.</translation>
    </message>
    <message>
        <source>“%1” was moved or removed since this work on it was begun.</source>
        <translation>“%1” 파일은 이 작업을 시작한 뒤 옮겨졌거나 삭제되었습니다.</translation>
    </message>
    <message>
        <source>“%1” was changed since it was opened here, and cannot be read now: %2</source>
        <translation>“%1” 파일은 여기에서 연 뒤 변경되었고 지금은 읽을 수 없습니다: %2</translation>
    </message>
    <message>
        <source>Saving replaces it with yours.</source>
        <translation>저장하면 내 것으로 바뀝니다.</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since it was opened here: %2.</source>
        <translation>“%1” 파일을 여기에서 연 뒤 다른 프로그램이 변경했습니다: %2.</translation>
    </message>
    <message>
        <source>Saving replaces those changes with yours. Reload takes them in place of yours, which undo brings back.</source>
        <translation>저장하면 그 변경이 내 것으로 바뀝니다. 다시 불러오면 내 것 대신 그 변경을 가져오며, 실행 취소로 되돌릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>다시 불러오기</translation>
    </message>
    <message>
        <source>“%1” was written since this work on it was begun.</source>
        <translation>“%1” 파일은 이 작업을 시작한 뒤 저장되었습니다.</translation>
    </message>
    <message>
        <source>Saving replaces what is in it with yours. Undo shows it.</source>
        <translation>저장하면 그 내용이 내 것으로 바뀝니다. 실행 취소로 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>“%1” cannot be read now: %2</source>
        <translation>“%1” 파일을 지금 읽을 수 없습니다: %2</translation>
    </message>
</context>
<context>
    <name>hitbox::FindingCard</name>
    <message>
        <source>Problem</source>
        <translation>문제</translation>
    </message>
</context>
<context>
    <name>hitbox::FindingsItem</name>
    <message>
        <source>%1 of %2 problems in view are marked: zoom in for the rest</source>
        <translation>보이는 문제 %2개 중 %1개만 표시했습니다. 나머지는 확대해서 보세요</translation>
    </message>
</context>
<context>
    <name>hitbox::FixBar</name>
    <message>
        <source>Fix</source>
        <translation>수정</translation>
    </message>
    <message>
        <source>All ways to repair this</source>
        <translation>수정할 수 있는 모든 방법</translation>
    </message>
    <message>
        <source>Looking for repairs…</source>
        <translation>수정 방법을 찾는 중…</translation>
    </message>
    <message>
        <source>Other ways…</source>
        <translation>다른 방법…</translation>
    </message>
    <message>
        <source>1 in-between is a key now, and follows the others no more</source>
        <translation>중간 도형 1개가 키가 되어 더 이상 다른 키를 따르지 않습니다</translation>
    </message>
    <message numerus="yes">
        <source>%n in-betweens are keys now, and follow the others no more</source>
        <translation>
            <numerusform>중간 도형 %n개가 키가 되어 더 이상 다른 키를 따르지 않습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>Frames between the keys have the first part alone</source>
        <translation>키 사이의 프레임에는 첫 부분만 있습니다</translation>
    </message>
</context>
<context>
    <name>hitbox::FollowDialog</name>
    <message>
        <source>Add New Pictures as Frames</source>
        <translation>새 그림을 프레임으로 추가</translation>
    </message>
    <message>
        <source>Move Shapes with Their Pictures</source>
        <translation>그림과 함께 도형 이동</translation>
    </message>
    <message>
        <source>Add Frames</source>
        <translation>프레임 추가</translation>
    </message>
    <message>
        <source>Move Shapes</source>
        <translation>도형 이동</translation>
    </message>
    <message>
        <source>Frames, where their pictures were and where they are</source>
        <translation>프레임과 그 그림의 이전 위치 및 현재 위치</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>프레임</translation>
    </message>
    <message>
        <source>Was</source>
        <translation>이전</translation>
    </message>
    <message>
        <source>Is now</source>
        <translation>현재</translation>
    </message>
    <message>
        <source>New picture</source>
        <translation>새 그림</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>What becomes of %1</source>
        <translation>%1 처리 방법</translation>
    </message>
    <message>
        <source>Nowhere: keep it, listed as a problem</source>
        <translation>옮기지 않음: 유지하고 문제로 표시</translation>
    </message>
    <message>
        <source>Nowhere: delete it with its shapes</source>
        <translation>옮기지 않음: 도형과 함께 삭제</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>%1(으)로 이동</translation>
    </message>
    <message>
        <source>Move to the picture at %1, %2</source>
        <translation>%1, %2의 그림으로 이동</translation>
    </message>
    <message>
        <source>New pictures become &amp;frames</source>
        <translation>새 그림을 프레임으로 만들기(&amp;F)</translation>
    </message>
    <message>
        <source>Put the frames into the &amp;order of the files&apos; numbers</source>
        <translation>프레임을 파일 번호 순서로 놓기(&amp;O)</translation>
    </message>
    <message>
        <source>Put the frames into the &amp;order in which they lie in %1</source>
        <translation>프레임을 %1에 놓인 순서로 놓기(&amp;O)</translation>
    </message>
    <message>
        <source>The animation then plays in this order; otherwise it plays as it did</source>
        <translation>그러면 애니메이션이 이 순서로 재생됩니다. 그러지 않으면 이전 순서로 재생됩니다</translation>
    </message>
</context>
<context>
    <name>hitbox::FramePivots</name>
    <message>
        <source>Looking at the pictures…</source>
        <translation>그림을 살펴보는 중…</translation>
    </message>
    <message>
        <source>Without opaque pixels and left alone: %1.</source>
        <translation>불투명한 픽셀이 없어 그대로 둠: %1.</translation>
    </message>
    <message>
        <source>Changed meanwhile and left alone: %1.</source>
        <translation>그사이 변경되어 그대로 둠: %1.</translation>
    </message>
    <message>
        <source>Without a readable image and left alone: %1, such as %2</source>
        <translation>이미지를 읽을 수 없어 그대로 둠: %1, 예: %2</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <translation>%1(%2).</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameProperties</name>
    <message>
        <source>How long the frame is shown; for all chosen frames</source>
        <translation>프레임을 표시하는 시간. 선택한 모든 프레임에 적용</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>지속 시간</translation>
    </message>
    <message>
        <source>Pivot x</source>
        <translation>피벗 x</translation>
    </message>
    <message>
        <source>Pivot y</source>
        <translation>피벗 y</translation>
    </message>
    <message>
        <source>The point that the game places the frame by, in its pixels; for all chosen frames</source>
        <translation>게임이 프레임을 배치하는 기준점(프레임의 픽셀 단위). 선택한 모든 프레임에 적용</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>피벗</translation>
    </message>
    <message>
        <source>Rename frame to %1</source>
        <translation>프레임 이름을 %1(으)로 바꾸기</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>프레임 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Pivot of %1</source>
        <translation>피벗: %1</translation>
    </message>
    <message>
        <source>Duration of %1</source>
        <translation>지속 시간: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameRuler</name>
    <message>
        <source>Frames and tags along a line</source>
        <translation>시간 순서로 놓인 프레임과 태그</translation>
    </message>
    <message>
        <source>Frames of tag %1</source>
        <translation>태그 %1의 프레임</translation>
    </message>
    <message>
        <source>%1: frames %2 to %3. Drag an end to change it.</source>
        <translation>%1: 프레임 %2에서 %3까지. 끝을 드래그해 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>Frame %1: %2. Drag to scrub.</source>
        <translation>프레임 %1: %2. 드래그해 훑어봅니다.</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameScene</name>
    <message>
        <source>Ours</source>
        <translation>우리 쪽</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>상대 쪽</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameTimes</name>
    <message>
        <source>Ticks</source>
        <translation>틱</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>밀리초</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>1 tick</source>
        <translation>1틱</translation>
    </message>
    <message>
        <source>%1 ticks</source>
        <translation>%1틱</translation>
    </message>
</context>
<context>
    <name>hitbox::FrameTimesButton</name>
    <message>
        <source>Durations in milliseconds or in ticks of the game; the project keeps milliseconds</source>
        <translation>지속 시간을 밀리초 또는 게임의 틱으로 표시. 프로젝트에는 밀리초로 저장</translation>
    </message>
    <message>
        <source>Unit of durations</source>
        <translation>지속 시간의 단위</translation>
    </message>
    <message>
        <source>&amp;Milliseconds</source>
        <translation>밀리초(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Ticks of the game</source>
        <translation>게임의 틱(&amp;T)</translation>
    </message>
    <message>
        <source>Ticks per &amp;second</source>
        <translation>초당 틱(&amp;S)</translation>
    </message>
    <message>
        <source>Ticks per second</source>
        <translation>초당 틱</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>틱</translation>
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
        <translation>프레임</translation>
    </message>
    <message>
        <source>Rename frame to %1</source>
        <translation>프레임 이름을 %1(으)로 바꾸기</translation>
    </message>
    <message>
        <source>No frame has this in its name.</source>
        <translation>이름에 이 텍스트가 있는 프레임이 없습니다.</translation>
    </message>
    <message>
        <source>The frames of the sprite in view stand here.</source>
        <translation>보이는 스프라이트의 프레임이 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>All frames</source>
        <translation>모든 프레임</translation>
    </message>
    <message>
        <source>The tag “%1” names no frames of this sprite.</source>
        <translation>태그 “%1”에 해당하는 프레임이 이 스프라이트에 없습니다.</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>태그</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>태그 추가</translation>
    </message>
    <message>
        <source>Remove tag %1</source>
        <translation>태그 %1 제거</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>프레임 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 이동</translation>
    </message>
    <message>
        <source>A sprite keeps at least one frame. Remove the sprite instead.</source>
        <translation>스프라이트에는 프레임이 최소 하나 있어야 합니다. 대신 스프라이트를 제거하세요.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 제거</translation>
    </message>
    <message>
        <source>%1: undo brings it back.</source>
        <translation>%1: 실행 취소하면 되돌아옵니다.</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 복제</translation>
    </message>
    <message>
        <source>Insert frame without shapes</source>
        <translation>도형 없는 프레임 삽입</translation>
    </message>
    <message>
        <source>Hold %1</source>
        <translation>%1 유지</translation>
    </message>
    <message>
        <source>%1: twice as long.</source>
        <translation>%1: 두 배로 길어졌습니다.</translation>
    </message>
    <message>
        <source>Reverse %1</source>
        <translation>%1 순서 뒤집기</translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>%1 번호 매기기</translation>
    </message>
    <message>
        <source>Select the shapes that are to be copied first, or a point.</source>
        <translation>먼저 복사할 도형이나 점을 선택하세요.</translation>
    </message>
    <message>
        <source>Choose the frames to copy to with Ctrl or Shift first.</source>
        <translation>먼저 Ctrl이나 Shift로 복사할 대상 프레임을 선택하세요.</translation>
    </message>
    <message>
        <source>There is no other frame to copy to.</source>
        <translation>복사할 다른 프레임이 없습니다.</translation>
    </message>
    <message>
        <source>Looking where the picture has gone…</source>
        <translation>그림이 어디로 움직였는지 찾는 중…</translation>
    </message>
    <message>
        <source>The frame is another one by now; nothing was copied along the picture.</source>
        <translation>그사이 프레임이 바뀌어 그림을 따라 복사하지 않았습니다.</translation>
    </message>
    <message>
        <source>No pixels were found to follow, so that nothing was moved.</source>
        <translation>따라갈 픽셀이 없어 아무것도 옮기지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 not, without pixels to follow</source>
        <translation>%1은(는) 따라갈 픽셀이 없어 옮기지 않음</translation>
    </message>
    <message>
        <source>%1 not at all</source>
        <translation>%1은(는) 제자리</translation>
    </message>
    <message>
        <source>%1 by %2, %3</source>
        <translation>%1은(는) %2, %3만큼</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved along the picture: %1.</source>
        <translation>그림을 따라 이동: %1.</translation>
    </message>
    <message>
        <source>Copy shapes to %1</source>
        <translation>도형을 %1에 복사</translation>
    </message>
    <message>
        <source>Copied to %1.</source>
        <translation>%1에 복사했습니다.</translation>
    </message>
    <message>
        <source>Copied to %1; a shape drawn there was replaced. Alt keeps both.</source>
        <translation>%1에 복사하고, 거기에 그린 도형 하나를 바꾸었습니다. Alt를 누르면 둘 다 유지합니다.</translation>
    </message>
    <message>
        <source>Copied to %1; %2 shapes drawn there were replaced. Alt keeps both.</source>
        <translation>%1에 복사하고, 거기에 그린 도형 %2개를 바꾸었습니다. Alt를 누르면 둘 다 유지합니다.</translation>
    </message>
    <message>
        <source>The copy replaced “%1”, which was drawn on %2.</source>
        <translation>%2에 그린 “%1”이(가) 사본으로 바뀌었습니다.</translation>
    </message>
    <message>
        <source>Copies replaced %1 shapes that were drawn on %2.</source>
        <translation>%2에 그린 도형 %1개가 사본으로 바뀌었습니다.</translation>
    </message>
    <message>
        <source>Copy point %1 to %2</source>
        <translation>점 %1을(를) %2에 복사</translation>
    </message>
    <message>
        <source>Copied to %1; moved in %2 of them.</source>
        <translation>%1에 복사했습니다. 그중 %2개에서는 옮겨졌습니다.</translation>
    </message>
    <message>
        <source>Search frames</source>
        <translation>프레임 검색</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>재생 또는 중지</translation>
    </message>
    <message>
        <source>own times</source>
        <translation>개별 시간</translation>
    </message>
    <message>
        <source> fps</source>
        <translation> fps</translation>
    </message>
    <message>
        <source>How fast the preview plays; at 0 each frame stands for its own duration</source>
        <translation>미리 보기의 재생 속도. 0이면 각 프레임의 지속 시간대로 재생</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>초당 프레임</translation>
    </message>
    <message>
        <source>Slice sheet: cut this sprite&apos;s image into frames of equal size</source>
        <translation>시트 자르기: 이 스프라이트의 이미지를 같은 크기의 프레임으로 자르기</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>트랙</translation>
    </message>
    <message>
        <source>Tag to show and play</source>
        <translation>표시하고 재생할 태그</translation>
    </message>
    <message>
        <source>The animation tag whose frames are shown and played</source>
        <translation>프레임을 표시하고 재생할 애니메이션 태그</translation>
    </message>
    <message>
        <source>Add a tag over the chosen frames</source>
        <translation>선택한 프레임에 태그 추가</translation>
    </message>
    <message>
        <source>Remove this tag; its frames stay</source>
        <translation>이 태그 제거. 프레임은 유지됨</translation>
    </message>
    <message>
        <source>Onion skin: the frames beside this one, faintly</source>
        <translation>어니언 스킨: 앞뒤 프레임을 흐리게 표시</translation>
    </message>
    <message>
        <source>Copy to…</source>
        <translation>복사 위치…</translation>
    </message>
    <message>
        <source>Copy the selected shapes to other frames, in place of what they are copies of; with Alt held beside what is there</source>
        <translation>선택한 도형을 다른 프레임에 복사해 그 원본이나 사본을 바꿈. Alt를 누르면 기존 것과 함께 유지</translation>
    </message>
    <message>
        <source>The &amp;next frame</source>
        <translation>다음 프레임(&amp;N)</translation>
    </message>
    <message>
        <source>All to the &amp;end of the tag</source>
        <translation>태그 끝까지 모두(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;All frames shown</source>
        <translation>표시된 모든 프레임(&amp;A)</translation>
    </message>
    <message>
        <source>The &amp;chosen frames</source>
        <translation>선택한 프레임(&amp;C)</translation>
    </message>
    <message>
        <source>The grid of tracks in place of the strip: what is there when</source>
        <translation>프레임 띠 대신 트랙 격자 표시: 무엇이 언제 있는지</translation>
    </message>
    <message>
        <source>What is locked stays.</source>
        <translation>잠긴 것은 그대로 유지됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n개 선택</numerusform>
        </translation>
    </message>
    <message>
        <source>Pivots of the chosen frames where their pictures have them</source>
        <translation>선택한 프레임의 피벗을 그림에 맞춤</translation>
    </message>
</context>
<context>
    <name>hitbox::GestureTipCard</name>
    <message>
        <source>Got it</source>
        <translation>알겠습니다</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>팁 그만 보기</translation>
    </message>
</context>
<context>
    <name>hitbox::GoToFrame</name>
    <message>
        <source>Go to frame</source>
        <translation>프레임으로 이동</translation>
    </message>
    <message>
        <source>Frame number</source>
        <translation>프레임 번호</translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation>0에서 %1까지</translation>
    </message>
</context>
<context>
    <name>hitbox::HelpDesk</name>
    <message>
        <source>More…</source>
        <translation>자세히…</translation>
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
        <translation>회전</translation>
    </message>
    <message>
        <source>scale x</source>
        <translation>배율 x</translation>
    </message>
    <message>
        <source>scale y</source>
        <translation>배율 y</translation>
    </message>
    <message>
        <source>speed x</source>
        <translation>속도 x</translation>
    </message>
    <message>
        <source>In the play test: pixels a second to the right</source>
        <translation>플레이 테스트에서 초당 오른쪽으로 움직이는 픽셀 수</translation>
    </message>
    <message>
        <source>speed y</source>
        <translation>속도 y</translation>
    </message>
    <message>
        <source>In the play test: pixels a second downwards</source>
        <translation>플레이 테스트에서 초당 아래로 움직이는 픽셀 수</translation>
    </message>
    <message>
        <source>spin</source>
        <translation>스핀</translation>
    </message>
    <message>
        <source>In the play test: degrees a second, clockwise</source>
        <translation>플레이 테스트에서 초당 시계 방향으로 도는 각도</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1(없음)</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>프레임</translation>
    </message>
    <message>
        <source>What it shows while nothing is played</source>
        <translation>아무것도 재생하지 않을 때 표시하는 것</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>The animation that it plays where time runs</source>
        <translation>시간이 흐를 때 재생하는 애니메이션</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>레이어</translation>
    </message>
    <message>
        <source>The layer that it stands on</source>
        <translation>인스턴스가 놓인 레이어</translation>
    </message>
    <message>
        <source>Change frame</source>
        <translation>프레임 변경</translation>
    </message>
    <message>
        <source>Change animation</source>
        <translation>애니메이션 변경</translation>
    </message>
    <message>
        <source>Change layer</source>
        <translation>레이어 변경</translation>
    </message>
    <message>
        <source>Change placement</source>
        <translation>배치 변경</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>회전</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>크기 조절</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>속도</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>스핀</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
</context>
<context>
    <name>hitbox::InstanceList</name>
    <message>
        <source>Instances</source>
        <translation>인스턴스</translation>
    </message>
    <message>
        <source>%1 · plays %2</source>
        <translation>%1 · %2 재생</translation>
    </message>
    <message>
        <source>No layer</source>
        <translation>레이어 없음</translation>
    </message>
    <message>
        <source>below all layers</source>
        <translation>모든 레이어 아래</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>레이어</translation>
    </message>
    <message>
        <source>The stage is empty. Double-click a sprite or a frame to place it.</source>
        <translation>스테이지가 비어 있습니다. 스프라이트나 프레임을 더블 클릭해 배치하세요.</translation>
    </message>
    <message>
        <source>No instance shows a sprite, frame or tag with this in its name.</source>
        <translation>이름에 이 텍스트가 있는 스프라이트, 프레임, 태그를 표시하는 인스턴스가 없습니다.</translation>
    </message>
    <message>
        <source>Show layer %1</source>
        <translation>레이어 %1 표시</translation>
    </message>
    <message>
        <source>Hide layer %1</source>
        <translation>레이어 %1 숨기기</translation>
    </message>
    <message>
        <source>Lock layer %1</source>
        <translation>레이어 %1 잠금</translation>
    </message>
    <message>
        <source>Unlock layer %1</source>
        <translation>레이어 %1 잠금 해제</translation>
    </message>
    <message>
        <source>Rename layer to %1</source>
        <translation>레이어 이름을 %1(으)로 바꾸기</translation>
    </message>
    <message>
        <source>New layer</source>
        <translation>새 레이어</translation>
    </message>
    <message>
        <source>Remove layer %1</source>
        <translation>레이어 %1 제거</translation>
    </message>
    <message>
        <source>Move layer in the order</source>
        <translation>레이어 순서 이동</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>%1 순서 이동</translation>
    </message>
</context>
<context>
    <name>hitbox::LivePlay</name>
    <message>
        <source>There is nothing on the stage to fire at.</source>
        <translation>스테이지에 쏠 대상이 없습니다.</translation>
    </message>
    <message>
        <source>Click to fire from there at the nearest of what is selected, or of all. Esc ends the test.</source>
        <translation>클릭하면 그곳에서 선택한 것(없으면 전체) 중 가장 가까운 것을 향해 쏩니다. Esc 키로 테스트를 끝냅니다.</translation>
    </message>
    <message>
        <source>The project changed: the play test began anew.</source>
        <translation>프로젝트가 변경되어 플레이 테스트를 다시 시작했습니다.</translation>
    </message>
</context>
<context>
    <name>hitbox::LiveTrace</name>
    <message>
        <source>The image of this frame cannot be read.</source>
        <translation>이 프레임의 이미지를 읽을 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>hitbox::LossList</name>
    <message>
        <source>What the export loses</source>
        <translation>내보내기에서 손실되는 내용</translation>
    </message>
    <message>
        <source>Double click to see the place in the editor</source>
        <translation>더블 클릭하면 편집기에서 해당 위치를 봅니다</translation>
    </message>
    <message>
        <source>Nothing is lost: the format carries all that the project has.</source>
        <translation>손실이 없습니다. 이 형식은 프로젝트의 모든 내용을 담습니다.</translation>
    </message>
    <message>
        <source>Lost or changed on the way: %1</source>
        <translation>내보낼 때 손실되거나 변경됨: %1</translation>
    </message>
    <message>
        <source>the whole project</source>
        <translation>프로젝트 전체</translation>
    </message>
</context>
<context>
    <name>hitbox::Loupe</name>
    <message>
        <source>Loupe</source>
        <translation>돋보기</translation>
    </message>
</context>
<context>
    <name>hitbox::MainWindow</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>최근 항목 열기(&amp;R)</translation>
    </message>
    <message>
        <source>Finish	Enter</source>
        <translation>완료	Enter</translation>
    </message>
    <message>
        <source>Cancel	Esc</source>
        <translation>취소	Esc</translation>
    </message>
    <message>
        <source>About Hitbox Editor</source>
        <translation>Hitbox Editor 정보</translation>
    </message>
    <message>
        <source>Hitbox Editor %1

Draws hitboxes onto sprites, tells at once when a polygon crosses itself, shows what overlaps what, and writes the collision files that engines load.</source>
        <translation>Hitbox Editor %1

스프라이트에 히트박스를 그리고, 다각형이 자기 자신과 교차하면 바로 알리고, 무엇이 겹치는지 보여 주며, 엔진이 불러오는 충돌 파일을 씁니다.</translation>
    </message>
    <message>
        <source>Saving, and closed then…</source>
        <translation>저장 중이며, 끝나면 닫습니다…</translation>
    </message>
    <message>
        <source>Exporting, and closed then…</source>
        <translation>내보내는 중이며, 끝나면 닫습니다…</translation>
    </message>
    <message>
        <source>“%1” is open in another tab</source>
        <translation>“%1”이(가) 다른 탭에 열려 있습니다</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Projects, images and sheets (*.hitbox %1);;Projects (*.hitbox);;All files (*)</source>
        <translation>프로젝트, 이미지, 시트 (*.hitbox %1);;프로젝트 (*.hitbox);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>“%1”에 저장하지 않은 변경 사항이 있습니다.</translation>
    </message>
    <message>
        <source>These projects have changes that are not saved:
%1</source>
        <translation>다음 프로젝트에 저장하지 않은 변경 사항이 있습니다:
%1</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>저장하지 않은 변경 사항</translation>
    </message>
    <message>
        <source>Save them before it is closed?</source>
        <translation>닫기 전에 저장하시겠습니까?</translation>
    </message>
    <message>
        <source>Save them before they are closed?</source>
        <translation>닫기 전에 모두 저장하시겠습니까?</translation>
    </message>
    <message>
        <source>The editor crashed on %1. A report says where; nothing of it was sent.</source>
        <translation>%1에 편집기가 비정상 종료되었습니다. 보고서에서 위치를 확인할 수 있으며, 내용은 어디에도 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>Show Report</source>
        <translation>보고서 보기</translation>
    </message>
    <message>
        <source>Unsaved work on “%1” was recovered from %2.</source>
        <translation>저장하지 않은 “%1” 작업을 복구했습니다(%2 시점).</translation>
    </message>
    <message>
        <source>Nothing is kept for recovery in this run.</source>
        <translation>이번 실행에서는 복구용 데이터를 보관하지 않습니다.</translation>
    </message>
    <message>
        <source>Work on “%1” that was closed on %2 is open again.</source>
        <translation>%2에 닫은 “%1” 작업을 다시 열었습니다.</translation>
    </message>
    <message>
        <source>No versions are kept in this run.</source>
        <translation>이번 실행에서는 버전을 보관하지 않습니다.</translation>
    </message>
    <message>
        <source>There are versions of a project once it is saved.</source>
        <translation>프로젝트를 저장하면 버전이 생깁니다.</translation>
    </message>
    <message>
        <source>The version could not be opened: %1</source>
        <translation>버전을 열 수 없습니다: %1</translation>
    </message>
    <message>
        <source>A copy of “%1” is open. It is in no file until you save it.</source>
        <translation>“%1”의 사본을 열었습니다. 저장하기 전에는 파일이 없습니다.</translation>
    </message>
    <message>
        <source>Unsaved work could not be read, and stays where it is: %1</source>
        <translation>저장하지 않은 작업을 읽을 수 없어 제자리에 둡니다: %1</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>유지</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>버리기</translation>
    </message>
    <message>
        <source>The sample is not installed.</source>
        <translation>예제가 설치되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>The file was written since, by a save here or by another program: undo shows what is in it, saving asks first.</source>
        <translation>그 뒤에 여기에서 저장했거나 다른 프로그램이 파일을 저장했습니다. 실행 취소로 그 내용을 볼 수 있고, 저장하기 전에 묻습니다.</translation>
    </message>
    <message>
        <source>The file was moved or removed since: undo shows an empty project, saving asks first.</source>
        <translation>그 뒤에 파일이 옮겨졌거나 삭제되었습니다. 실행 취소하면 빈 프로젝트가 보이고, 저장하기 전에 묻습니다.</translation>
    </message>
    <message>
        <source>The file cannot be read now: undo shows an empty project. (%1)</source>
        <translation>파일을 지금 읽을 수 없습니다. 실행 취소하면 빈 프로젝트가 보입니다. (%1)</translation>
    </message>
    <message>
        <source>The unsaved work on “%1” was discarded, and its file is not there: its tab was closed.</source>
        <translation>“%1”의 저장하지 않은 작업을 버렸고 파일도 없어서 탭을 닫았습니다.</translation>
    </message>
</context>
<context>
    <name>hitbox::Manual</name>
    <message>
        <source>Keys</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>작업</translation>
    </message>
</context>
<context>
    <name>hitbox::ManualView</name>
    <message>
        <source>Page of the manual</source>
        <translation>설명서 페이지</translation>
    </message>
</context>
<context>
    <name>hitbox::ManualWindow</name>
    <message>
        <source>Search the manual</source>
        <translation>설명서 검색</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>설명서</translation>
    </message>
    <message>
        <source>Search the manual (%1)</source>
        <translation>설명서 검색 (%1)</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>페이지</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>목차</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>단축키 변경…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>앞으로</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>%1 – Manual</source>
        <translation>%1 – 설명서</translation>
    </message>
</context>
<context>
    <name>hitbox::MarksPanel</name>
    <message>
        <source>Points and events</source>
        <translation>점과 이벤트</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>점</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>이벤트</translation>
    </message>
</context>
<context>
    <name>hitbox::NewAnimationsDialog</name>
    <message>
        <source>New images</source>
        <translation>새 이미지</translation>
    </message>
    <message>
        <source>The names of these images are numbered. What are they?</source>
        <translation>이미지 이름에 번호가 붙어 있습니다. 어떤 이미지입니까?</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation>“%1” (%2)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>외 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;One animation: “%1”, %n frames</source>
        <translation>
            <numerusform>애니메이션 하나: “%1”, 프레임 %n개(&amp;O)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n images as one ani&amp;mation</source>
        <translation>
            <numerusform>이미지 %n개 모두를 하나의 애니메이션으로(&amp;M)</numerusform>
        </translation>
    </message>
    <message>
        <source>Add</source>
        <translation>추가</translation>
    </message>
    <message numerus="yes">
        <source>+ %n</source>
        <translation>
            <numerusform>+ %n</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” has no number %2.</source>
        <translation>“%1”에 번호 %2이(가) 없습니다.</translation>
    </message>
    <message>
        <source>The images of “%1” differ in size.</source>
        <translation>“%1”의 이미지 크기가 서로 다릅니다.</translation>
    </message>
    <message>
        <source>The other image becomes a sprite of its own.</source>
        <translation>다른 이미지는 별도의 스프라이트가 됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>The %n other images become sprites of their own.</source>
        <translation>
            <numerusform>다른 이미지 %n개는 각각 별도의 스프라이트가 됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Sprites with animations: %1</source>
        <translation>애니메이션이 있는 스프라이트: %1(&amp;T)</translation>
    </message>
    <message>
        <source>A sprite for &amp;each animation: %1</source>
        <translation>애니메이션마다 스프라이트 하나: %1(&amp;E)</translation>
    </message>
    <message numerus="yes">
        <source>All %n images as one sprite, with a tag for each ani&amp;mation</source>
        <translation>
            <numerusform>이미지 %n개 모두를 스프라이트 하나로, 애니메이션마다 태그를 붙여서(&amp;M)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n se&amp;parate sprites</source>
        <translation>
            <numerusform>개별 스프라이트 %n개(&amp;P)</numerusform>
        </translation>
    </message>
    <message>
        <source>One spri&amp;te “%1” with animations: %2</source>
        <translation>애니메이션이 있는 스프라이트 하나 “%1”: %2(&amp;T)</translation>
    </message>
    <message>
        <source>“%1” has the number %2 more than once.</source>
        <translation>“%1”에 번호 %2이(가) 두 번 이상 있습니다.</translation>
    </message>
</context>
<context>
    <name>hitbox::NoticeBar</name>
    <message>
        <source>How far it is</source>
        <translation>진행 상황</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>숨기기</translation>
    </message>
</context>
<context>
    <name>hitbox::NumberField</name>
    <message>
        <source>%1 is too small: at least %2.</source>
        <translation>%1은(는) 너무 작습니다. 최소 %2이어야 합니다.</translation>
    </message>
    <message>
        <source>%1 is too large: at most %2.</source>
        <translation>%1은(는) 너무 큽니다. 최대 %2이어야 합니다.</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>최소 %1이어야 합니다.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>최대 %1이어야 합니다.</translation>
    </message>
</context>
<context>
    <name>hitbox::NumbersPanel</name>
    <message>
        <source>width</source>
        <translation>너비</translation>
    </message>
    <message>
        <source>height</source>
        <translation>높이</translation>
    </message>
    <message>
        <source>centre x</source>
        <translation>중심 x</translation>
    </message>
    <message>
        <source>centre y</source>
        <translation>중심 y</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>반지름</translation>
    </message>
    <message>
        <source>from x</source>
        <translation>시작 x</translation>
    </message>
    <message>
        <source>from y</source>
        <translation>시작 y</translation>
    </message>
    <message>
        <source>to x</source>
        <translation>끝 x</translation>
    </message>
    <message>
        <source>to y</source>
        <translation>끝 y</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>Select a shape to see its numbers.</source>
        <translation>도형을 선택하면 숫자가 표시됩니다.</translation>
    </message>
    <message>
        <source>1 vertex</source>
        <translation>꼭짓점 1개</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices</source>
        <translation>
            <numerusform>꼭짓점 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a vertex of %1</source>
        <translation>%1의 꼭짓점 입력</translation>
    </message>
    <message>
        <source>Insert a point into %1</source>
        <translation>%1에 점 삽입</translation>
    </message>
    <message>
        <source>%1 would keep fewer than %2 vertices. Delete the shape instead.</source>
        <translation>%1의 꼭짓점이 %2개보다 적어집니다. 대신 도형을 삭제하세요.</translation>
    </message>
    <message>
        <source>Delete a point of %1</source>
        <translation>%1의 점 삭제</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n points of %1</source>
        <translation>
            <numerusform>%1의 점 %n개 삭제</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was pasted: %1</source>
        <translation>붙여 넣지 않았습니다: %1</translation>
    </message>
    <message>
        <source>Paste vertices into %1</source>
        <translation>%1에 꼭짓점 붙여넣기</translation>
    </message>
    <message>
        <source>Type a number of %1</source>
        <translation>%1의 숫자 입력</translation>
    </message>
    <message>
        <source>Type the bounds of %1</source>
        <translation>%1의 경계 입력</translation>
    </message>
    <message>
        <source>That would lie beyond ±%1 pixels.</source>
        <translation>±%1픽셀을 벗어나게 됩니다.</translation>
    </message>
</context>
<context>
    <name>hitbox::OnionMenu</name>
    <message>
        <source>Onion skin</source>
        <translation>어니언 스킨</translation>
    </message>
    <message>
        <source>Show &amp;onion skin</source>
        <translation>어니언 스킨 표시(&amp;O)</translation>
    </message>
    <message>
        <source>The frames beside this one, faintly</source>
        <translation>앞뒤 프레임을 흐리게 표시</translation>
    </message>
    <message>
        <source>Frames &amp;before</source>
        <translation>앞 프레임(&amp;B)</translation>
    </message>
    <message>
        <source>Frames &amp;after</source>
        <translation>뒤 프레임(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Keys only</source>
        <translation>키만(&amp;K)</translation>
    </message>
    <message>
        <source>Frames that hold a key of what is selected, or any key where nothing is</source>
        <translation>선택한 것의 키가 있는 프레임. 선택한 것이 없으면 아무 키나 있는 프레임</translation>
    </message>
    <message>
        <source>&amp;Shapes</source>
        <translation>도형(&amp;S)</translation>
    </message>
    <message>
        <source>Their outlines: dashed before, dotted after</source>
        <translation>윤곽선: 앞은 파선, 뒤는 점선</translation>
    </message>
    <message>
        <source>P&amp;ictures</source>
        <translation>그림(&amp;I)</translation>
    </message>
    <message>
        <source>Their pixels</source>
        <translation>프레임의 픽셀</translation>
    </message>
    <message>
        <source>&amp;Tint pictures</source>
        <translation>그림에 색조 입히기(&amp;T)</translation>
    </message>
    <message>
        <source>Amber before, blue after</source>
        <translation>앞은 호박색, 뒤는 파란색</translation>
    </message>
    <message>
        <source>&amp;Fade</source>
        <translation>흐려지기(&amp;F)</translation>
    </message>
    <message>
        <source>The farther a frame is, the fainter</source>
        <translation>프레임이 멀수록 흐리게</translation>
    </message>
    <message>
        <source>Pictures in f&amp;ront</source>
        <translation>그림을 앞에(&amp;R)</translation>
    </message>
    <message>
        <source>Over the pixels of this frame, not behind them</source>
        <translation>이 프레임의 픽셀 뒤가 아니라 위에 표시</translation>
    </message>
    <message>
        <source>Shows from every frame of its sprite</source>
        <translation>스프라이트의 모든 프레임에서 표시</translation>
    </message>
    <message>
        <source>&amp;Pin this frame</source>
        <translation>이 프레임 고정(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Pinned: %1</source>
        <translation>고정됨: %1(&amp;P)</translation>
    </message>
</context>
<context>
    <name>hitbox::OpeningQueue</name>
    <message>
        <source>a project</source>
        <translation>프로젝트</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 읽는 중…</translation>
    </message>
</context>
<context>
    <name>hitbox::OverlapKinds</name>
    <message>
        <source>Show pairs that are %1: %2</source>
        <translation>%1 상태인 쌍 표시: %2</translation>
    </message>
</context>
<context>
    <name>hitbox::OverlapsPanel</name>
    <message>
        <source>Overlaps</source>
        <translation>겹침</translation>
    </message>
    <message>
        <source>Search overlaps</source>
        <translation>겹침 검색</translation>
    </message>
    <message>
        <source>Show only pairs whose categories hit each other</source>
        <translation>카테고리가 서로 타격하는 쌍만 표시</translation>
    </message>
    <message>
        <source>Hits only</source>
        <translation>타격만</translation>
    </message>
    <message>
        <source>group %1: %2</source>
        <translation>그룹 %1: %2</translation>
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
        <translation>엉킴</translation>
    </message>
    <message>
        <source>%1 px²</source>
        <translation>%1 px²</translation>
    </message>
    <message>
        <source>Too much lies in a heap: overlaps are not looked for. Move instances apart, or to another stage.</source>
        <translation>너무 많이 쌓여 있어 겹침을 찾지 않습니다. 인스턴스를 떨어뜨리거나 다른 스테이지로 옮기세요.</translation>
    </message>
    <message>
        <source>Nothing meets. Drag one frame onto another.</source>
        <translation>만나는 것이 없습니다. 프레임을 다른 프레임 위로 드래그하세요.</translation>
    </message>
    <message>
        <source>No pair is as the switches and the search want it.</source>
        <translation>스위치와 검색 조건에 맞는 쌍이 없습니다.</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>타격 1회</translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>타격 %n회</numerusform>
        </translation>
    </message>
    <message>
        <source>Working out what overlaps…</source>
        <translation>겹침을 찾는 중…</translation>
    </message>
    <message>
        <source>1 overlap</source>
        <translation>겹침 1개</translation>
    </message>
    <message numerus="yes">
        <source>%n overlaps</source>
        <translation>
            <numerusform>겹침 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::PackedProject</name>
    <message>
        <source>sprite “%1”</source>
        <translation>스프라이트 “%1”</translation>
    </message>
    <message>
        <source>not written: a file is in the way that was not packed for this project; move it, or write to another folder</source>
        <translation>쓰지 않았습니다. 이 프로젝트용으로 패킹하지 않은 파일이 그 자리에 있습니다. 파일을 옮기거나 다른 폴더에 쓰세요</translation>
    </message>
    <message>
        <source>stopped: nothing was packed</source>
        <translation>중지됨: 아무것도 패킹하지 않았습니다</translation>
    </message>
    <message>
        <source>the sprite “%1”</source>
        <translation>스프라이트 “%1”</translation>
    </message>
</context>
<context>
    <name>hitbox::Packing</name>
    <message>
        <source>its frames do not fit into one sheet of %1 x %1 pixels; allow a larger one, or split the sprite</source>
        <translation>프레임이 %1 x %1픽셀 시트 하나에 들어가지 않습니다. 더 큰 시트를 허용하거나 스프라이트를 나누세요</translation>
    </message>
    <message>
        <source>there is not enough memory for its sheet</source>
        <translation>시트를 위한 메모리가 부족합니다</translation>
    </message>
</context>
<context>
    <name>hitbox::Panel</name>
    <message>
        <source>Show or hide this part</source>
        <translation>이 부분 표시 또는 숨기기</translation>
    </message>
    <message>
        <source>Fold or unfold: %1</source>
        <translation>접기 또는 펼치기: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::PictureFlow</name>
    <message>
        <source>Leave</source>
        <translation>그대로 두기</translation>
    </message>
    <message>
        <source>%1 is %2 times as large as it was.</source>
        <translation>%1이(가) 이전의 %2배 크기입니다.</translation>
    </message>
    <message>
        <source>Scale frames and shapes</source>
        <translation>프레임과 도형 크기 조절</translation>
    </message>
    <message>
        <source>Add as frames…</source>
        <translation>프레임으로 추가…</translation>
    </message>
    <message>
        <source>Move shapes with their pictures…</source>
        <translation>그림과 함께 도형 이동…</translation>
    </message>
    <message>
        <source>The image or the project changed meanwhile: nothing was moved.</source>
        <translation>그사이 이미지나 프로젝트가 변경되어 아무것도 옮기지 않았습니다.</translation>
    </message>
    <message>
        <source>Add new pictures as frames</source>
        <translation>새 그림을 프레임으로 추가</translation>
    </message>
    <message>
        <source>Move shapes with their pictures</source>
        <translation>그림과 함께 도형 이동</translation>
    </message>
    <message>
        <source>Frames of the tag “%1” do not follow each other any more; it let go: %2.</source>
        <translation>태그 “%1”의 프레임이 더 이상 연속되지 않아 다음이 태그에서 빠졌습니다: %2.</translation>
    </message>
</context>
<context>
    <name>hitbox::Pictures</name>
    <message>
        <source>Too much lies in a heap: overlaps are not looked for</source>
        <translation>너무 많이 쌓여 있어 겹침을 찾지 않습니다</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayControls</name>
    <message>
        <source>Play or pause</source>
        <translation>재생 또는 일시 정지</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>한 단계</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>처음부터</translation>
    </message>
    <message>
        <source>Stop, back to editing</source>
        <translation>중지하고 편집으로 돌아가기</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayCountsView</name>
    <message>
        <source>no category</source>
        <translation>카테고리 없음</translation>
    </message>
    <message>
        <source> + %1 through</source>
        <translation> + 통과 %1</translation>
    </message>
    <message>
        <source>Step %1 (%2 s): %3 fired, %4 hit, %5 missed, %6 flying</source>
        <translation>단계 %1(%2초): 발사 %3, 명중 %4, 빗나감 %5, 비행 중 %6</translation>
    </message>
    <message>
        <source>%1, %2 went through</source>
        <translation>%1, 통과 %2</translation>
    </message>
    <message>
        <source>%1; %2 left out, too many were flying</source>
        <translation>%1; 비행 중인 탄환이 너무 많아 %2개 제외</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Copy all counts as text with tabs, for a spreadsheet</source>
        <translation>스프레드시트용으로 모든 집계를 탭으로 구분한 텍스트로 복사</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>타격</translation>
    </message>
    <message>
        <source>No bullet has hit anything yet.</source>
        <translation>아직 명중한 탄환이 없습니다.</translation>
    </message>
    <message>
        <source>category</source>
        <translation>카테고리</translation>
    </message>
    <message>
        <source>one hit by its group</source>
        <translation>그룹당 한 번 타격</translation>
    </message>
    <message>
        <source>shape of category %1</source>
        <translation>카테고리 %1의 도형</translation>
    </message>
    <message>
        <source>The counts were copied.</source>
        <translation>집계를 복사했습니다.</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayFields</name>
    <message>
        <source>Swept tests</source>
        <translation>스윕 테스트</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>Decides where shots from the edges set out and how they spread: the same seed gives the same hits</source>
        <translation>가장자리에서 쏘는 탄환의 출발 위치와 퍼짐을 결정합니다. 시드가 같으면 타격도 같습니다</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>진행 속도</translation>
    </message>
    <message>
        <source>full speed</source>
        <translation>정상 속도</translation>
    </message>
    <message>
        <source>a quarter</source>
        <translation>1/4</translation>
    </message>
    <message>
        <source>Contacts are looked for all along a bullet&apos;s way: nothing passes through.</source>
        <translation>탄환의 경로 전체에서 접촉을 찾아 아무것도 통과하지 않습니다.</translation>
    </message>
    <message>
        <source>Contacts are looked for only where each step ends, as many games do: fast bullets pass through thin shapes (tunnelling). Where they do, their way is drawn.</source>
        <translation>많은 게임처럼 각 단계의 끝에서만 접촉을 찾습니다. 빠른 탄환은 얇은 도형을 통과하며(터널링), 그때의 경로가 그려집니다.</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayPanel</name>
    <message>
        <source>Play test</source>
        <translation>플레이 테스트</translation>
    </message>
    <message>
        <source>Emitters</source>
        <translation>이미터</translation>
    </message>
    <message>
        <source>How it runs</source>
        <translation>진행 방식</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayPicture</name>
    <message>
        <source>went through</source>
        <translation>통과함</translation>
    </message>
</context>
<context>
    <name>hitbox::PlayReport</name>
    <message>
        <source>%1 · group %2: %3</source>
        <translation>%1 · 그룹 %2: %3</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>steps</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>fired</source>
        <translation>발사</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>명중</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>빗나감</translation>
    </message>
    <message>
        <source>flying</source>
        <translation>비행 중</translation>
    </message>
    <message>
        <source>went through</source>
        <translation>통과함</translation>
    </message>
    <message>
        <source>what</source>
        <translation>대상</translation>
    </message>
    <message>
        <source>name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>category</source>
        <translation>카테고리</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>타격</translation>
    </message>
    <message>
        <source>group</source>
        <translation>그룹</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>도형</translation>
    </message>
</context>
<context>
    <name>hitbox::PointList</name>
    <message>
        <source>Points of the frame</source>
        <translation>프레임의 점</translation>
    </message>
    <message>
        <source>No points in this frame.</source>
        <translation>이 프레임에 점이 없습니다.</translation>
    </message>
    <message>
        <source>Add a point at the frame&apos;s pivot</source>
        <translation>프레임의 피벗에 점 추가</translation>
    </message>
    <message>
        <source>Remove this point (Delete)</source>
        <translation>이 점 제거 (Delete)</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>각도</translation>
    </message>
    <message>
        <source>Add point %1</source>
        <translation>점 %1 추가</translation>
    </message>
    <message>
        <source>Remove point %1</source>
        <translation>점 %1 제거</translation>
    </message>
    <message>
        <source>The frame has a point “%1” already.</source>
        <translation>프레임에 점 “%1”이(가) 이미 있습니다.</translation>
    </message>
    <message>
        <source>Rename point to %1</source>
        <translation>점 이름을 %1(으)로 바꾸기</translation>
    </message>
    <message>
        <source>Renamed in %1 frames of the sprite.</source>
        <translation>스프라이트의 프레임 %1개에서 이름을 바꾸었습니다.</translation>
    </message>
    <message>
        <source>Turn point %1</source>
        <translation>점 %1 회전</translation>
    </message>
    <message>
        <source>Move point %1</source>
        <translation>점 %1 이동</translation>
    </message>
</context>
<context>
    <name>hitbox::ProbeBar</name>
    <message>
        <source>Probe in hand</source>
        <translation>사용 중인 프로브</translation>
    </message>
</context>
<context>
    <name>hitbox::ProbesPanel</name>
    <message>
        <source>Probes</source>
        <translation>프로브</translation>
    </message>
    <message>
        <source>No probe was dropped. Take the probe, point at a shape and click.</source>
        <translation>놓아둔 프로브가 없습니다. 프로브를 골라 도형을 가리키고 클릭하세요.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Copy the coordinates of the line pressed last, or of the selected probes, with all digits</source>
        <translation>마지막으로 누른 줄 또는 선택한 프로브의 좌표를 모든 자릿수로 복사</translation>
    </message>
    <message>
        <source>Delete all probes on this stage</source>
        <translation>이 스테이지의 모든 프로브 삭제</translation>
    </message>
    <message>
        <source>Delete all probes</source>
        <translation>모든 프로브 삭제</translation>
    </message>
    <message>
        <source>the first %1</source>
        <translation>처음 %1개</translation>
    </message>
    <message>
        <source>Coordinates copied</source>
        <translation>좌표를 복사했습니다</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 삭제</translation>
    </message>
</context>
<context>
    <name>hitbox::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>List errors</source>
        <translation>오류 표시</translation>
    </message>
    <message>
        <source>List warnings</source>
        <translation>경고 표시</translation>
    </message>
    <message>
        <source>List remarks</source>
        <translation>참고 표시</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>규칙…</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project</source>
        <translation>이 프로젝트에서 각 규칙의 심각도</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>문제가 없습니다.</translation>
    </message>
    <message>
        <source>1 more is not listed: press the signs above.</source>
        <translation>1개는 표시되지 않았습니다. 위의 기호를 누르세요.</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not listed: press the signs above.</source>
        <translation>
            <numerusform>%n개는 표시되지 않았습니다. 위의 기호를 누르세요.</numerusform>
        </translation>
    </message>
    <message>
        <source>the first %1</source>
        <translation>처음 %1개</translation>
    </message>
    <message>
        <source>Find Image…</source>
        <translation>이미지 찾기…</translation>
    </message>
    <message>
        <source>Replace Image…</source>
        <translation>이미지 바꾸기…</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>규칙: %1</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>규칙 %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>모두 수정</translation>
    </message>
    <message>
        <source>Stop repairing; what was repaired so far is kept</source>
        <translation>수정 중지. 지금까지 수정한 것은 유지됩니다</translation>
    </message>
    <message>
        <source>Make every repair that keeps what the shapes fill</source>
        <translation>도형의 채워진 영역을 유지하는 수정을 모두 적용</translation>
    </message>
    <message>
        <source>The project changed meanwhile: nothing was repaired</source>
        <translation>그사이 프로젝트가 변경되어 아무것도 수정하지 않았습니다</translation>
    </message>
    <message>
        <source>Nothing here can be repaired without a look</source>
        <translation>확인 없이 수정할 수 있는 것이 없습니다</translation>
    </message>
    <message>
        <source>Stopped before anything was repaired</source>
        <translation>수정하기 전에 중지되었습니다</translation>
    </message>
    <message>
        <source>Still being checked…</source>
        <translation>아직 확인하는 중…</translation>
    </message>
    <message>
        <source>An error in this project</source>
        <translation>이 프로젝트에서 오류로 처리</translation>
    </message>
    <message>
        <source>A warning in this project</source>
        <translation>이 프로젝트에서 경고로 처리</translation>
    </message>
    <message>
        <source>A remark in this project</source>
        <translation>이 프로젝트에서 참고로 처리</translation>
    </message>
    <message>
        <source>Turn off in this project</source>
        <translation>이 프로젝트에서 끄기</translation>
    </message>
    <message>
        <source>Make 1 repair</source>
        <translation>1건 수정</translation>
    </message>
    <message numerus="yes">
        <source>Make %n repairs</source>
        <translation>
            <numerusform>%n건 수정</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped early: 1 repair made, the rest was not looked at</source>
        <translation>일찍 중지됨: 1건을 수정했고 나머지는 살펴보지 않았습니다</translation>
    </message>
    <message numerus="yes">
        <source>Stopped early: %n repairs made, the rest was not looked at</source>
        <translation>
            <numerusform>일찍 중지됨: %n건을 수정했고 나머지는 살펴보지 않았습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>1 repair made: %1</source>
        <translation>1건 수정됨: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n repairs made</source>
        <translation>
            <numerusform>%n건 수정됨</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::ProfileList</name>
    <message>
        <source>%1, on save</source>
        <translation>%1, 저장할 때</translation>
    </message>
    <message>
        <source>Profiles of this project</source>
        <translation>이 프로젝트의 프로필</translation>
    </message>
    <message>
        <source>Rename this profile (F2)</source>
        <translation>이 프로필의 이름 바꾸기 (F2)</translation>
    </message>
    <message>
        <source>Remove this profile (Delete)</source>
        <translation>이 프로필 제거 (Delete)</translation>
    </message>
    <message>
        <source>None yet. A profile keeps engine, options and folder under a name.</source>
        <translation>아직 없습니다. 프로필은 엔진, 옵션, 폴더를 이름을 붙여 보관합니다.</translation>
    </message>
    <message>
        <source>A project has at most %1 export profiles; remove one first.</source>
        <translation>프로젝트의 내보내기 프로필은 최대 %1개입니다. 먼저 하나를 제거하세요.</translation>
    </message>
    <message>
        <source>Save export profile %1</source>
        <translation>내보내기 프로필 %1 저장</translation>
    </message>
    <message>
        <source>Change export profile %1</source>
        <translation>내보내기 프로필 %1 변경</translation>
    </message>
    <message>
        <source>A profile&apos;s name is one line of at most %1 characters.</source>
        <translation>프로필 이름은 %1자 이하의 한 줄이어야 합니다.</translation>
    </message>
    <message>
        <source>There is a profile “%1” already.</source>
        <translation>프로필 “%1”이(가) 이미 있습니다.</translation>
    </message>
    <message>
        <source>Rename export profile %1</source>
        <translation>내보내기 프로필 이름을 %1(으)로 바꾸기</translation>
    </message>
    <message>
        <source>Remove export profile %1</source>
        <translation>내보내기 프로필 %1 제거</translation>
    </message>
</context>
<context>
    <name>hitbox::ProjectFiles</name>
    <message>
        <source>untitled</source>
        <translation>제목 없음</translation>
    </message>
    <message>
        <source>Recover unsaved work</source>
        <translation>저장하지 않은 작업 복구</translation>
    </message>
    <message>
        <source>Reload the changed file</source>
        <translation>변경된 파일 다시 불러오기</translation>
    </message>
    <message>
        <source>the project has no file yet, expected a name to save it under</source>
        <translation>프로젝트에 아직 파일이 없습니다. 저장할 이름이 있어야 합니다</translation>
    </message>
</context>
<context>
    <name>hitbox::PropertiesPanel</name>
    <message>
        <source>Properties</source>
        <translation>속성</translation>
    </message>
    <message>
        <source>in all frames of the track</source>
        <translation>트랙의 모든 프레임에서</translation>
    </message>
    <message>
        <source>Whose properties</source>
        <translation>어떤 것의 속성인지</translation>
    </message>
    <message>
        <source>of the selected shape</source>
        <translation>선택한 도형</translation>
    </message>
    <message>
        <source>of the frame</source>
        <translation>프레임</translation>
    </message>
    <message>
        <source>of the sprite</source>
        <translation>스프라이트</translation>
    </message>
    <message>
        <source>of the project</source>
        <translation>프로젝트</translation>
    </message>
    <message>
        <source>Add a property</source>
        <translation>속성 추가</translation>
    </message>
    <message>
        <source>Values go to the thing at all times, or else to this frame alone</source>
        <translation>값을 모든 시점의 대상에 적용. 끄면 이 프레임에만 적용</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 변경</translation>
    </message>
</context>
<context>
    <name>hitbox::PropertyForm</name>
    <message>
        <source>Type of %1</source>
        <translation>%1의 유형</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 변경</translation>
    </message>
    <message>
        <source>“%1” is no colour such as #3fa7ff.</source>
        <translation>“%1”은(는) #3fa7ff 같은 색상이 아닙니다.</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>“%1”은(는) 숫자가 아닙니다.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 제거</translation>
    </message>
    <message>
        <source>property</source>
        <translation>속성</translation>
    </message>
    <message>
        <source>Add property</source>
        <translation>속성 추가</translation>
    </message>
    <message>
        <source>A property needs a name.</source>
        <translation>속성에 이름이 필요합니다.</translation>
    </message>
    <message>
        <source>There is a property “%1” already.</source>
        <translation>속성 “%1”이(가) 이미 있습니다.</translation>
    </message>
    <message>
        <source>Rename property to %1</source>
        <translation>속성 이름을 %1(으)로 바꾸기</translation>
    </message>
</context>
<context>
    <name>hitbox::PropertyRow</name>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>색상 선택</translation>
    </message>
    <message>
        <source>Name of the property</source>
        <translation>속성의 이름</translation>
    </message>
    <message>
        <source>Type of the property</source>
        <translation>속성의 유형</translation>
    </message>
    <message>
        <source>number</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>yes/no</source>
        <translation>예/아니요</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>색상</translation>
    </message>
    <message>
        <source>other</source>
        <translation>기타</translation>
    </message>
    <message>
        <source>Value of the property</source>
        <translation>속성의 값</translation>
    </message>
    <message>
        <source>Remove this property</source>
        <translation>이 속성 제거</translation>
    </message>
</context>
<context>
    <name>hitbox::RecentEntry</name>
    <message>
        <source>Open %1</source>
        <translation>%1 열기</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Take it off this list</source>
        <translation>이 목록에서 제거</translation>
    </message>
    <message>
        <source>Take %1 off the list</source>
        <translation>%1을(를) 목록에서 제거</translation>
    </message>
    <message>
        <source>%1 is no longer there</source>
        <translation>%1이(가) 더 이상 없습니다</translation>
    </message>
</context>
<context>
    <name>hitbox::RecoverDialog</name>
    <message>
        <source>untitled</source>
        <translation>제목 없음</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>저장한 적 없음</translation>
    </message>
    <message>
        <source>%1, closed %2
%3</source>
        <translation>%1, %2에 닫음
%3</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>복구</translation>
    </message>
    <message numerus="yes">
        <source>Work that was closed without saving. It stays for %n days, the latest for longer.</source>
        <translation>
            <numerusform>저장하지 않고 닫은 작업입니다. %n일 동안 보관하며, 가장 최근 것은 더 오래 보관합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>없습니다.</translation>
    </message>
    <message>
        <source>Work that was closed without saving</source>
        <translation>저장하지 않고 닫은 작업</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>삭제(&amp;D)…</translation>
    </message>
    <message>
        <source>Delete &amp;all…</source>
        <translation>모두 삭제(&amp;A)…</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>되돌릴 수 없습니다.</translation>
    </message>
    <message>
        <source>Delete this work on “%1”?</source>
        <translation>“%1”의 이 작업을 삭제하시겠습니까?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message numerus="yes">
        <source>Delete all %n of them?</source>
        <translation>
            <numerusform>%n개를 모두 삭제하시겠습니까?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>모두 삭제</translation>
    </message>
    <message>
        <source>Work that was closed without saving. It stays for a day, the latest for longer.</source>
        <translation>저장하지 않고 닫은 작업입니다. 하루 동안 보관하며, 가장 최근 것은 더 오래 보관합니다.</translation>
    </message>
</context>
<context>
    <name>hitbox::RoundingChooser</name>
    <message>
        <source>Numbers of the engine</source>
        <translation>엔진의 숫자 형식</translation>
    </message>
    <message>
        <source>The numbers in which the engine keeps coordinates: pairs that come out otherwise in them are marked</source>
        <translation>엔진이 좌표를 저장하는 숫자 형식. 이 형식에서 결과가 달라지는 쌍을 표시합니다</translation>
    </message>
    <message>
        <source>As in %1</source>
        <translation>%1와(과) 같게</translation>
    </message>
    <message>
        <source>Pixels per metre</source>
        <translation>미터당 픽셀</translation>
    </message>
    <message>
        <source>How many pixels are a metre in the engine</source>
        <translation>엔진에서 1미터에 해당하는 픽셀 수</translation>
    </message>
    <message>
        <source> px/m</source>
        <translation> px/m</translation>
    </message>
    <message>
        <source>none differs</source>
        <translation>차이 없음</translation>
    </message>
    <message>
        <source>1 differs</source>
        <translation>1개 다름</translation>
    </message>
    <message numerus="yes">
        <source>%n differ</source>
        <translation>
            <numerusform>%n개 다름</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>How much each rule weighs in this project. It is saved with it.</source>
        <translation>이 프로젝트에서 각 규칙의 심각도. 프로젝트와 함께 저장됩니다.</translation>
    </message>
    <message>
        <source>Leave every rule to itself</source>
        <translation>모든 규칙을 기본값으로</translation>
    </message>
    <message>
        <source>Reset rules</source>
        <translation>규칙 재설정</translation>
    </message>
    <message>
        <source>As the rule says</source>
        <translation>규칙 기본값</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>경고</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>참고</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>규칙 %1</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>모두 재설정</translation>
    </message>
</context>
<context>
    <name>hitbox::SampleInfos</name>
    <message>
        <source>&amp;Ships and a fighter</source>
        <translation>우주선과 격투가(&amp;S)</translation>
    </message>
    <message>
        <source>Open a copy of a project with shapes of every kind</source>
        <translation>모든 종류의 도형이 있는 프로젝트의 사본 열기</translation>
    </message>
    <message>
        <source>A s&amp;tage</source>
        <translation>스테이지(&amp;T)</translation>
    </message>
    <message>
        <source>Open a copy of a stage with overlaps of every kind, probes and bullets</source>
        <translation>모든 종류의 겹침, 프로브, 탄환이 있는 스테이지의 사본 열기</translation>
    </message>
    <message>
        <source>A &amp;platform character</source>
        <translation>플랫폼 게임 캐릭터(&amp;P)</translation>
    </message>
    <message>
        <source>Open a copy of a figure of 24 frames, with points, events and tracks</source>
        <translation>점, 이벤트, 트랙이 있는 24프레임 캐릭터의 사본 열기</translation>
    </message>
    <message>
        <source>A s&amp;hooter</source>
        <translation>슈팅 게임(&amp;H)</translation>
    </message>
    <message>
        <source>Open a copy of an enemy that opens its shell, and a ship that fires</source>
        <translation>껍질을 여는 적과 탄환을 쏘는 우주선의 사본 열기</translation>
    </message>
    <message>
        <source>Picture of the platform &amp;character</source>
        <translation>플랫폼 게임 캐릭터 그림(&amp;C)</translation>
    </message>
    <message>
        <source>Open the sheet alone, as the tutorial begins</source>
        <translation>튜토리얼을 시작할 때처럼 시트만 열기</translation>
    </message>
    <message>
        <source>Picture of the &amp;fighter</source>
        <translation>격투가 그림(&amp;F)</translation>
    </message>
    <message>
        <source>Picture of the sh&amp;ip</source>
        <translation>우주선 그림(&amp;I)</translation>
    </message>
    <message>
        <source>Open the picture alone, as the tutorial begins</source>
        <translation>튜토리얼을 시작할 때처럼 그림만 열기</translation>
    </message>
</context>
<context>
    <name>hitbox::SavingBar</name>
    <message>
        <source>Saving %1…</source>
        <translation>%1 저장 중…</translation>
    </message>
</context>
<context>
    <name>hitbox::ScopeChip</name>
    <message>
        <source>In which frames the next edit of shapes is done to the shapes of the same tracks</source>
        <translation>다음 도형 편집을 같은 트랙의 도형에 함께 적용할 프레임</translation>
    </message>
</context>
<context>
    <name>hitbox::ScriptFlow</name>
    <message>
        <source>Run a script</source>
        <translation>스크립트 실행</translation>
    </message>
    <message>
        <source>Scripts (*.js)</source>
        <translation>스크립트 (*.js)</translation>
    </message>
    <message>
        <source>A script is running</source>
        <translation>스크립트가 실행 중입니다</translation>
    </message>
    <message>
        <source>Running %1…</source>
        <translation>%1 실행 중…</translation>
    </message>
    <message>
        <source>%1 has run</source>
        <translation>%1 실행을 마쳤습니다</translation>
    </message>
    <message>
        <source>The project was changed while %1 ran, and what that did is not taken.</source>
        <translation>%1 실행 중에 프로젝트가 바뀌어 스크립트의 변경을 적용하지 않습니다.</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>%1 실행</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>스크립트</translation>
    </message>
</context>
<context>
    <name>hitbox::ScriptResults</name>
    <message>
        <source>What %1 says</source>
        <translation>%1의 출력</translation>
    </message>
    <message>
        <source>What the script printed</source>
        <translation>스크립트가 출력한 내용</translation>
    </message>
    <message>
        <source>What the script found</source>
        <translation>스크립트가 찾은 문제</translation>
    </message>
</context>
<context>
    <name>hitbox::SearchField</name>
    <message>
        <source>Search…</source>
        <translation>검색…</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>찾기</translation>
    </message>
    <message>
        <source>Nothing fits “%1”</source>
        <translation>“%1”와(과) 일치하는 항목이 없습니다</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>검색 지우기</translation>
    </message>
</context>
<context>
    <name>hitbox::Section</name>
    <message>
        <source>Show or hide this part</source>
        <translation>이 부분 표시 또는 숨기기</translation>
    </message>
</context>
<context>
    <name>hitbox::Session</name>
    <message>
        <source>Add %1</source>
        <translation>%1 추가</translation>
    </message>
    <message numerus="yes">
        <source>Add %n sprites</source>
        <translation>
            <numerusform>스프라이트 %n개 추가</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” was not done</source>
        <translation>“%1” 작업을 하지 않았습니다</translation>
    </message>
    <message>
        <source>“%1” was not done: %2</source>
        <translation>“%1” 작업을 하지 않았습니다: %2</translation>
    </message>
    <message numerus="yes">
        <source> · in %n frames</source>
        <translation>
            <numerusform> · 프레임 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hitbox::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>데스크톱과 같게</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>테마</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Colours of crossings and overlaps</source>
        <translation>교차와 겹침의 색</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>기본</translation>
    </message>
    <message>
        <source>For eyes that tell red and green apart badly</source>
        <translation>빨강과 초록을 구별하기 어려운 눈에 맞게</translation>
    </message>
    <message>
        <source>For eyes that tell blue and yellow apart badly</source>
        <translation>파랑과 노랑을 구별하기 어려운 눈에 맞게</translation>
    </message>
    <message>
        <source>As different as can be</source>
        <translation>가능한 한 서로 다르게</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>글자 크기</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>작게</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>보통</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>크게</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>아주 크게</translation>
    </message>
    <message>
        <source>Durations of frames</source>
        <translation>프레임 지속 시간</translation>
    </message>
    <message>
        <source>Ticks a second</source>
        <translation>초당 틱</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>단축키 변경…</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1픽셀</translation>
    </message>
    <message>
        <source>Half as large again</source>
        <translation>1.5배</translation>
    </message>
    <message>
        <source>Wheel over the canvas</source>
        <translation>캔버스 위의 휠</translation>
    </message>
    <message>
        <source>Zooms</source>
        <translation>확대/축소</translation>
    </message>
    <message>
        <source>Scrolls, with Ctrl zooms</source>
        <translation>스크롤, Ctrl과 함께 확대/축소</translation>
    </message>
    <message>
        <source>Handles on the canvas</source>
        <translation>캔버스의 핸들</translation>
    </message>
    <message>
        <source>Large, for pens and fingers</source>
        <translation>크게(펜과 손가락용)</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Engine of first exports</source>
        <translation>첫 내보내기의 엔진</translation>
    </message>
    <message>
        <source>Seconds until unsaved work is kept</source>
        <translation>저장하지 않은 작업을 보관하기까지의 초</translation>
    </message>
    <message>
        <source>Days that work closed without saving stays</source>
        <translation>저장하지 않고 닫은 작업을 두는 날수</translation>
    </message>
    <message>
        <source>Newest versions of a project that stay</source>
        <translation>남겨 둘 프로젝트의 최신 버전 수</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>Editing</source>
        <translation>편집</translation>
    </message>
    <message>
        <source>Tips that show a gesture</source>
        <translation>동작을 보여 주는 팁</translation>
    </message>
    <message>
        <source>Once for each tool</source>
        <translation>도구마다 한 번</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>표시 안 함</translation>
    </message>
</context>
<context>
    <name>hitbox::ShapeFields</name>
    <message>
        <source>A number or a sum such as 12+0.5; the arrow keys step it, with Shift ten times as far, with Alt an eighth as far</source>
        <translation>숫자 또는 12+0.5 같은 수식. 화살표 키로 조정하며 Shift는 10배씩, Alt는 1/8씩</translation>
    </message>
</context>
<context>
    <name>hitbox::ShapesPanel</name>
    <message>
        <source>Shapes</source>
        <translation>도형</translation>
    </message>
    <message>
        <source>Search shapes</source>
        <translation>도형 검색</translation>
    </message>
    <message>
        <source>Show and lock by category</source>
        <translation>카테고리별로 표시 및 잠금</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>카테고리</translation>
    </message>
    <message>
        <source>Category of the selected shapes and of the next one drawn</source>
        <translation>선택한 도형과 다음에 그릴 도형의 카테고리</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>편집…</translation>
    </message>
    <message>
        <source>Categories: colours, bits and who hits whom</source>
        <translation>카테고리: 색상, 비트, 타격 관계</translation>
    </message>
    <message>
        <source>No shapes in this frame yet. Trace the sprite, or draw a polygon, a box or a circle.</source>
        <translation>이 프레임에 아직 도형이 없습니다. 스프라이트의 윤곽을 추적하거나 다각형, 상자, 원을 그리세요.</translation>
    </message>
    <message>
        <source>No shape or category has this in its name.</source>
        <translation>이름에 이 텍스트가 있는 도형이나 카테고리가 없습니다.</translation>
    </message>
    <message>
        <source>several</source>
        <translation>여러 값</translation>
    </message>
    <message>
        <source>Move %1 in the order</source>
        <translation>%1 순서 이동</translation>
    </message>
    <message>
        <source>Rename shape to %1</source>
        <translation>도형 이름을 %1(으)로 바꾸기</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 표시</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 숨기기</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>%1 잠금</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>%1 잠금 해제</translation>
    </message>
</context>
<context>
    <name>hitbox::SheetPreview</name>
    <message>
        <source>The sheet and its grid</source>
        <translation>시트와 격자</translation>
    </message>
    <message>
        <source>The wheel zooms, dragging moves, a double click shows all</source>
        <translation>휠은 확대/축소, 드래그는 이동, 더블 클릭은 전체 보기입니다</translation>
    </message>
    <message>
        <source>One line in %1 is drawn; the wheel zooms in</source>
        <translation>선을 %1개당 하나씩만 그렸습니다. 휠로 확대하세요</translation>
    </message>
    <message>
        <source>Not all lines are drawn; the wheel zooms in</source>
        <translation>일부 선만 그렸습니다. 휠로 확대하세요</translation>
    </message>
</context>
<context>
    <name>hitbox::ShortcutEditor</name>
    <message>
        <source>Search actions</source>
        <translation>작업 검색</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>할당</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>재설정</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>단축키 변경</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>새 단축키</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>모두 재설정</translation>
    </message>
    <message>
        <source>%1 belongs to the canvas and the lists.</source>
        <translation>%1은(는) 캔버스와 목록에서 사용합니다.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2” by now; “%3” would take it away from there.</source>
        <translation>%1은(는) 이미 “%2”에 쓰입니다. “%3”에 할당하면 거기서는 해제됩니다.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>대신 할당</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Keys of another program</source>
        <translation>다른 프로그램의 키</translation>
    </message>
    <message>
        <source>Those of tools are Tiled&apos;s as delivered</source>
        <translation>처음에는 도구의 키가 Tiled와 같습니다</translation>
    </message>
</context>
<context>
    <name>hitbox::SidePanels</name>
    <message>
        <source>&amp;Trace panel</source>
        <translation>윤곽 추적 패널(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Shapes panel</source>
        <translation>도형 패널(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Properties panel</source>
        <translation>속성 패널(&amp;P)</translation>
    </message>
    <message>
        <source>Points and e&amp;vents panel</source>
        <translation>점과 이벤트 패널(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Engine panel</source>
        <translation>엔진 패널(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Numbers panel</source>
        <translation>숫자 패널(&amp;N)</translation>
    </message>
    <message>
        <source>St&amp;age panel</source>
        <translation>스테이지 패널(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Overlaps, probes and play test</source>
        <translation>겹침, 프로브, 플레이 테스트(&amp;O)</translation>
    </message>
    <message>
        <source>P&amp;roblems panel</source>
        <translation>문제 패널(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Conflicts panel</source>
        <translation>충돌 패널(&amp;C)</translation>
    </message>
</context>
<context>
    <name>hitbox::SliceDialog</name>
    <message>
        <source>Cell size</source>
        <translation>셀 크기</translation>
    </message>
    <message>
        <source>Of one frame, in pixels; as many as fit are cut</source>
        <translation>프레임 하나의 픽셀 크기. 들어가는 만큼 자릅니다</translation>
    </message>
    <message>
        <source>Columns, rows</source>
        <translation>열, 행</translation>
    </message>
    <message>
        <source>How many cells; they become as large as fits</source>
        <translation>셀의 개수. 크기는 들어가는 만큼 커집니다</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>여백</translation>
    </message>
    <message>
        <source>Pixels around all cells, on both sides</source>
        <translation>모든 셀 둘레의 양쪽 픽셀 수</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>간격</translation>
    </message>
    <message>
        <source>Pixels between one cell and the next</source>
        <translation>셀과 셀 사이의 픽셀 수</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>오프셋</translation>
    </message>
    <message>
        <source>Pixels before the first cell, on top of the margin</source>
        <translation>첫 셀 앞의 픽셀 수(여백에 더함)</translation>
    </message>
    <message>
        <source>Guessed by the empty rows and columns between the cells.</source>
        <translation>셀 사이의 빈 행과 열로 추측했습니다.</translation>
    </message>
    <message>
        <source>Guessed by the numbers in the file&apos;s name.</source>
        <translation>파일 이름의 숫자로 추측했습니다.</translation>
    </message>
    <message>
        <source>Guessed by what comes again at this distance.</source>
        <translation>이 간격으로 반복되는 내용으로 추측했습니다.</translation>
    </message>
    <message>
        <source>Guessed by the lines along which the colours change.</source>
        <translation>색상이 바뀌는 선으로 추측했습니다.</translation>
    </message>
    <message>
        <source>Squares fit into this strip; nothing else tells what its cells are.</source>
        <translation>이 띠에는 정사각형이 들어맞습니다. 그 밖에는 셀을 알 수 있는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing tells how this picture is cut.</source>
        <translation>이 그림을 어떻게 자를지 알 수 있는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Slice sheet</source>
        <translation>시트 자르기</translation>
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
        <translation>빈 셀 제외(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Guess again</source>
        <translation>다시 추측(&amp;G)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>자르기</translation>
    </message>
    <message>
        <source>Looking for the grid…</source>
        <translation>격자를 찾는 중…</translation>
    </message>
    <message>
        <source>Looking for empty cells…</source>
        <translation>빈 셀을 찾는 중…</translation>
    </message>
    <message>
        <source>%1 × %2 px</source>
        <translation>%1 × %2 px</translation>
    </message>
    <message>
        <source>1 frame of %1</source>
        <translation>%1 프레임 1개</translation>
    </message>
    <message numerus="yes">
        <source>%n frames of %1</source>
        <translation>
            <numerusform>%1 프레임 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>1 empty cell stays out.</source>
        <translation>빈 셀 1개는 제외합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n empty cells stay out.</source>
        <translation>
            <numerusform>빈 셀 %n개는 제외합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 of them is empty.</source>
        <translation>그중 1개가 비어 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are empty.</source>
        <translation>
            <numerusform>그중 %n개가 비어 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 px at the right and %2 px at the bottom stay out.</source>
        <translation>오른쪽 %1 px와 아래쪽 %2 px는 제외합니다.</translation>
    </message>
    <message>
        <source>%1 px at the right stay out.</source>
        <translation>오른쪽 %1 px는 제외합니다.</translation>
    </message>
    <message>
        <source>%1 px at the bottom stay out.</source>
        <translation>아래쪽 %1 px는 제외합니다.</translation>
    </message>
    <message>
        <source>No cell fits into the sheet.</source>
        <translation>시트에 들어가는 셀이 없습니다.</translation>
    </message>
    <message>
        <source>There is no cell for frames with shapes on them: %1 frames, %2 shapes. Undo brings them back.</source>
        <translation>도형이 있는 프레임에 해당하는 셀이 없습니다: 프레임 %1개, 도형 %2개. 실행 취소하면 되돌아옵니다.</translation>
    </message>
</context>
<context>
    <name>hitbox::SnapPopup</name>
    <message>
        <source>Snap to: %1</source>
        <translation>스냅 대상: %1</translation>
    </message>
    <message>
        <source>no grid</source>
        <translation>격자 없음</translation>
    </message>
    <message>
        <source>pixel</source>
        <translation>픽셀</translation>
    </message>
    <message>
        <source>half pixel</source>
        <translation>반 픽셀</translation>
    </message>
    <message>
        <source>own grid</source>
        <translation>사용자 격자</translation>
    </message>
    <message>
        <source>vertices of other shapes</source>
        <translation>다른 도형의 꼭짓점</translation>
    </message>
    <message>
        <source>edges of other shapes</source>
        <translation>다른 도형의 변</translation>
    </message>
    <message>
        <source>outline of the sprite&apos;s pixels</source>
        <translation>스프라이트 픽셀의 윤곽선</translation>
    </message>
    <message>
        <source>the same shape in the frame before</source>
        <translation>앞 프레임의 같은 도형</translation>
    </message>
    <message>
        <source>borders and middle of the frame</source>
        <translation>프레임의 테두리와 중심</translation>
    </message>
    <message>
        <source>pivot</source>
        <translation>피벗</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>스냅</translation>
    </message>
    <message>
        <source>Points snap to</source>
        <translation>점의 스냅 대상</translation>
    </message>
    <message>
        <source>Ctrl turns all off while held.</source>
        <translation>Ctrl을 누르는 동안 모두 꺼집니다.</translation>
    </message>
    <message>
        <source>step x</source>
        <translation>간격 x</translation>
    </message>
    <message>
        <source>step y</source>
        <translation>간격 y</translation>
    </message>
    <message>
        <source>from x</source>
        <translation>시작 x</translation>
    </message>
    <message>
        <source>from y</source>
        <translation>시작 y</translation>
    </message>
</context>
<context>
    <name>hitbox::SpritesPanel</name>
    <message>
        <source>Sprites</source>
        <translation>스프라이트</translation>
    </message>
    <message>
        <source>Search sprites</source>
        <translation>스프라이트 검색</translation>
    </message>
    <message>
        <source>Add images as sprites</source>
        <translation>이미지를 스프라이트로 추가</translation>
    </message>
    <message>
        <source>No sprites yet. Drop images here.</source>
        <translation>아직 스프라이트가 없습니다. 여기에 이미지를 놓으세요.</translation>
    </message>
    <message>
        <source>Rename sprite to %1</source>
        <translation>스프라이트 이름을 %1(으)로 바꾸기</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>프레임 1개</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>프레임 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>No sprite has this in its name.</source>
        <translation>이름에 이 텍스트가 있는 스프라이트가 없습니다.</translation>
    </message>
    <message>
        <source>%1 sprites</source>
        <translation>스프라이트 %1개</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 이동</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 제거</translation>
    </message>
    <message>
        <source>%1: undo brings it back.</source>
        <translation>%1: 실행 취소하면 되돌아옵니다.</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 복제</translation>
    </message>
</context>
<context>
    <name>hitbox::StageDesk</name>
    <message>
        <source>Looking at the stage</source>
        <translation>스테이지 보는 중</translation>
    </message>
</context>
<context>
    <name>hitbox::StagePanel</name>
    <message>
        <source>Stage</source>
        <translation>스테이지</translation>
    </message>
    <message>
        <source>Search instances</source>
        <translation>인스턴스 검색</translation>
    </message>
    <message>
        <source>Place frame</source>
        <translation>프레임 배치</translation>
    </message>
    <message>
        <source>Stage in view; type to rename it</source>
        <translation>보이는 스테이지. 입력하면 이름이 바뀝니다</translation>
    </message>
    <message>
        <source>New stage</source>
        <translation>새 스테이지</translation>
    </message>
    <message>
        <source>Remove this stage</source>
        <translation>이 스테이지 제거</translation>
    </message>
    <message>
        <source>New layer on top of the others</source>
        <translation>다른 레이어 위에 새 레이어 추가</translation>
    </message>
    <message>
        <source>Play the animations of what stands here</source>
        <translation>여기에 있는 것의 애니메이션 재생</translation>
    </message>
    <message>
        <source>Put the frame chosen below on the stage</source>
        <translation>아래에서 선택한 프레임을 스테이지에 놓기</translation>
    </message>
    <message>
        <source>Rename stage</source>
        <translation>스테이지 이름 바꾸기</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>스테이지</translation>
    </message>
    <message>
        <source>Remove stage</source>
        <translation>스테이지 제거</translation>
    </message>
</context>
<context>
    <name>hitbox::StartPage</name>
    <message>
        <source>Drop a PNG, a sheet or a folder here</source>
        <translation>PNG, 시트 또는 폴더를 여기에 놓으세요</translation>
    </message>
    <message>
        <source>PNG, GIF, WebP, Aseprite, Photoshop, Krita and .hitbox files</source>
        <translation>PNG, GIF, WebP, Aseprite, Photoshop, Krita, .hitbox 파일</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>열기…</translation>
    </message>
    <message>
        <source>Open projects and images</source>
        <translation>프로젝트와 이미지 열기</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>최근 항목</translation>
    </message>
    <message>
        <source>Samples to try things out on</source>
        <translation>이것저것 시험해 볼 예제</translation>
    </message>
    <message>
        <source>PNG, GIF, Aseprite, Photoshop, Krita and .hitbox files</source>
        <translation>PNG, GIF, Aseprite, Photoshop, Krita, .hitbox 파일</translation>
    </message>
</context>
<context>
    <name>hitbox::StatusLine</name>
    <message>
        <source>engine view</source>
        <translation>엔진 보기</translation>
    </message>
    <message>
        <source>Choose what points snap to</source>
        <translation>점이 스냅될 대상 선택</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>스냅</translation>
    </message>
    <message>
        <source>snap: %1</source>
        <translation>스냅: %1</translation>
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
        <translation>태그의 첫 프레임</translation>
    </message>
    <message>
        <source>Last frame of the tag</source>
        <translation>태그의 마지막 프레임</translation>
    </message>
    <message>
        <source>The frame&apos;s number, counted from 0</source>
        <translation>0부터 세는 프레임 번호</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>정방향</translation>
    </message>
    <message>
        <source>reverse</source>
        <translation>역방향</translation>
    </message>
    <message>
        <source>ping-pong</source>
        <translation>핑퐁</translation>
    </message>
    <message>
        <source>ping-pong from the end</source>
        <translation>끝에서부터 핑퐁</translation>
    </message>
    <message>
        <source>How often it is played before the animation ends: 0 for ever</source>
        <translation>애니메이션이 끝나기까지 재생하는 횟수. 0은 무한</translation>
    </message>
    <message>
        <source>for ever</source>
        <translation>무한</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <source>Times that the tag is played</source>
        <translation>태그의 재생 횟수</translation>
    </message>
    <message>
        <source>Rename tag to %1</source>
        <translation>태그 이름을 %1(으)로 바꾸기</translation>
    </message>
    <message>
        <source>Direction of tag %1</source>
        <translation>태그 %1의 방향</translation>
    </message>
    <message>
        <source>Repeats of tag %1</source>
        <translation>태그 %1의 반복 횟수</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>태그</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>프레임</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Frames of tag %1</source>
        <translation>태그 %1의 프레임</translation>
    </message>
    <message>
        <source>Choose a tag by its bar, or in the box above, to change it.</source>
        <translation>태그를 바꾸려면 막대나 위의 상자에서 선택하세요.</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelineExport</name>
    <message>
        <source>Save the timeline as a picture</source>
        <translation>타임라인을 그림으로 저장</translation>
    </message>
    <message>
        <source>Save the timeline as CSV</source>
        <translation>타임라인을 CSV로 저장</translation>
    </message>
    <message>
        <source>Copied 1 tick as CSV</source>
        <translation>1틱을 CSV로 복사했습니다</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n ticks as CSV</source>
        <translation>
            <numerusform>%n틱을 CSV로 복사했습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1 파일 (*.%2)</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1에 썼습니다</translation>
    </message>
    <message>
        <source>Could not write the timeline: %1</source>
        <translation>타임라인을 쓸 수 없습니다: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelineFields</name>
    <message>
        <source>Who</source>
        <translation>누구</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>횟수</translation>
    </message>
    <message>
        <source>When hit</source>
        <translation>피격 시</translation>
    </message>
    <message>
        <source> ticks</source>
        <translation> 틱</translation>
    </message>
    <message>
        <source>Ticks that B starts after A</source>
        <translation>A 다음 B가 시작하기까지의 틱</translation>
    </message>
    <message>
        <source>How many ticks B starts after A; below 0, A starts after B</source>
        <translation>B가 A보다 몇 틱 늦게 시작하는지. 0보다 작으면 A가 B보다 늦게 시작</translation>
    </message>
    <message>
        <source>Take the selected two</source>
        <translation>선택한 둘 사용</translation>
    </message>
    <message>
        <source>Play the two instances that are selected on the stage</source>
        <translation>스테이지에서 선택한 두 인스턴스를 재생</translation>
    </message>
    <message>
        <source>B starts after</source>
        <translation>B 시작 지연</translation>
    </message>
    <message>
        <source>Instance that is player %1</source>
        <translation>플레이어 %1인 인스턴스</translation>
    </message>
    <message>
        <source>as placed</source>
        <translation>배치된 대로</translation>
    </message>
    <message>
        <source>What %1 plays</source>
        <translation>%1이(가) 재생할 것</translation>
    </message>
    <message>
        <source>What %1 plays; on the stage, an instance&apos;s tag is chosen in its row</source>
        <translation>%1이(가) 재생할 것. 스테이지에서는 인스턴스의 태그를 해당 행에서 선택합니다</translation>
    </message>
    <message>
        <source>Rounds of %1</source>
        <translation>%1의 재생 횟수</translation>
    </message>
    <message>
        <source>How often %1 plays it, one round after the other</source>
        <translation>%1이(가) 연달아 재생하는 횟수</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>What %1 turns to when it is hit</source>
        <translation>%1이(가) 피격 시 전환할 것</translation>
    </message>
    <message>
        <source>What %1 turns to on the tick after the first hit, such as its hit-stun</source>
        <translation>%1이(가) 첫 타격 다음 틱에 전환할 것(예: 피격 경직)</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelinePanel</name>
    <message>
        <source>Go to the first contact</source>
        <translation>첫 접촉으로 이동</translation>
    </message>
    <message>
        <source>Go to the last contact</source>
        <translation>마지막 접촉으로 이동</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>타임라인</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>그림…</translation>
    </message>
    <message>
        <source>Save the strip as a picture</source>
        <translation>띠를 그림으로 저장</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Save a line for each tick</source>
        <translation>틱마다 한 줄씩 저장</translation>
    </message>
    <message>
        <source>Copy CSV</source>
        <translation>CSV 복사</translation>
    </message>
    <message>
        <source>Copy a line for each tick</source>
        <translation>틱마다 한 줄씩 복사</translation>
    </message>
    <message>
        <source>1 tick</source>
        <translation>1틱</translation>
    </message>
    <message numerus="yes">
        <source>%n ticks</source>
        <translation>
            <numerusform>%n틱</numerusform>
        </translation>
    </message>
    <message>
        <source>The two never meet.</source>
        <translation>둘은 만나지 않습니다.</translation>
    </message>
</context>
<context>
    <name>hitbox::TimelineStrip</name>
    <message>
        <source>Ticks</source>
        <translation>틱</translation>
    </message>
    <message>
        <source>nothing meets</source>
        <translation>만나지 않음</translation>
    </message>
    <message>
        <source>each hits the other</source>
        <translation>서로 타격</translation>
    </message>
    <message>
        <source>A hits B</source>
        <translation>A가 B를 타격</translation>
    </message>
    <message>
        <source>B hits A</source>
        <translation>B가 A를 타격</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>접촉</translation>
    </message>
    <message>
        <source>tick %1: %2 | %3, %4</source>
        <translation>틱 %1: %2 | %3, %4</translation>
    </message>
    <message>
        <source>%1 in %2 px²</source>
        <translation>%1, 면적 %2 px²</translation>
    </message>
</context>
<context>
    <name>hitbox::ToolBar</name>
    <message>
        <source>Tools</source>
        <translation>도구</translation>
    </message>
</context>
<context>
    <name>hitbox::TopBar</name>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>스테이지</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>스테이지 %1</translation>
    </message>
</context>
<context>
    <name>hitbox::TracePanel</name>
    <message>
        <source>Cannot be traced: %1</source>
        <translation>추적할 수 없습니다: %1</translation>
    </message>
    <message>
        <source>Tracing…</source>
        <translation>추적 중…</translation>
    </message>
    <message>
        <source>Outlines: %1, vertices: %2</source>
        <translation>윤곽선: %1, 꼭짓점: %2</translation>
    </message>
    <message>
        <source>Missed pixels %1 %, excess pixels %2 %</source>
        <translation>빠진 픽셀 %1 %, 남는 픽셀 %2 %</translation>
    </message>
    <message>
        <source>Frames traced: %1.</source>
        <translation>추적한 프레임: %1.</translation>
    </message>
    <message>
        <source>Nothing to outline: %1.</source>
        <translation>윤곽선을 만들 것이 없음: %1.</translation>
    </message>
    <message>
        <source>Changed meanwhile and left alone: %1.</source>
        <translation>그사이 변경되어 그대로 둠: %1.</translation>
    </message>
    <message>
        <source>Could not be traced: %1, such as %2</source>
        <translation>추적할 수 없음: %1, 예: %2</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>윤곽 추적</translation>
    </message>
    <message>
        <source>Cancelled; nothing was changed.</source>
        <translation>취소됨. 아무것도 변경하지 않았습니다.</translation>
    </message>
    <message>
        <source>Tolerance in pixels</source>
        <translation>허용 오차(픽셀)</translation>
    </message>
    <message>
        <source>How far the outline may leave the pixels&apos; edges: more means fewer vertices</source>
        <translation>윤곽선이 픽셀 경계에서 벗어날 수 있는 거리. 클수록 꼭짓점이 적어집니다</translation>
    </message>
    <message>
        <source>Alpha threshold</source>
        <translation>알파 임계값</translation>
    </message>
    <message>
        <source>Pixels of at least this alpha count as opaque</source>
        <translation>알파가 이 값 이상인 픽셀을 불투명으로 취급</translation>
    </message>
    <message>
        <source>Grow or shrink in pixels</source>
        <translation>확장 또는 축소(픽셀)</translation>
    </message>
    <message>
        <source>Makes the outline larger, or smaller with a negative number</source>
        <translation>윤곽선을 크게 하거나, 음수이면 작게 합니다</translation>
    </message>
    <message>
        <source>Smallest island in pixels</source>
        <translation>최소 섬 크기(픽셀)</translation>
    </message>
    <message>
        <source>Islands and holes of fewer pixels are passed over</source>
        <translation>픽셀 수가 이보다 적은 섬과 구멍은 건너뜁니다</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>꼭짓점</translation>
    </message>
    <message>
        <source>Just so many vertices in each outline, whatever the tolerance</source>
        <translation>허용 오차와 관계없이 각 윤곽선의 꼭짓점을 정확히 이 수로 만들기</translation>
    </message>
    <message>
        <source>Number of vertices</source>
        <translation>꼭짓점 수</translation>
    </message>
    <message>
        <source>Never cut an opaque pixel</source>
        <translation>불투명 픽셀을 자르지 않기</translation>
    </message>
    <message>
        <source>Keep holes open</source>
        <translation>구멍 열어 두기</translation>
    </message>
    <message>
        <source>A polygon has no holes: the outline is cut into several that leave them open</source>
        <translation>다각형에는 구멍이 없으므로, 구멍이 열려 있도록 윤곽선을 여러 개로 나눕니다</translation>
    </message>
    <message>
        <source>Tint pixels that do not fit</source>
        <translation>맞지 않는 픽셀에 색조 입히기</translation>
    </message>
    <message>
        <source>Orange: opaque pixels that no outline holds. Violet: other pixels that one does</source>
        <translation>주황색: 어느 윤곽선에도 없는 불투명 픽셀. 보라색: 윤곽선 안에 있는 다른 픽셀</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>허용 오차</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>알파</translation>
    </message>
    <message>
        <source>Grow</source>
        <translation>확장</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>최소 크기</translation>
    </message>
    <message>
        <source>Take all outlines as shapes (Enter)</source>
        <translation>모든 윤곽선을 도형으로 가져오기 (Enter)</translation>
    </message>
    <message>
        <source>Trace many frames</source>
        <translation>여러 프레임 윤곽 추적</translation>
    </message>
    <message>
        <source>Selected frames</source>
        <translation>선택한 프레임</translation>
    </message>
    <message>
        <source>All frames of this sprite</source>
        <translation>이 스프라이트의 모든 프레임</translation>
    </message>
    <message>
        <source>All frames of the project</source>
        <translation>프로젝트의 모든 프레임</translation>
    </message>
    <message>
        <source>Replace shapes of the category</source>
        <translation>카테고리의 도형 바꾸기</translation>
    </message>
    <message>
        <source>For many frames: outlines take the place of the category&apos;s shapes there</source>
        <translation>여러 프레임일 때: 각 프레임에 있는 이 카테고리의 도형을 윤곽선으로 바꿉니다</translation>
    </message>
    <message>
        <source>Frames traced</source>
        <translation>추적한 프레임</translation>
    </message>
    <message>
        <source>%v of %m frames</source>
        <translation>프레임 %v/%m</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Frames of the tag “%1”</source>
        <translation>태그 “%1”의 프레임</translation>
    </message>
    <message>
        <source>Trace as %1</source>
        <translation>%1(으)로 추적</translation>
    </message>
    <message>
        <source>Replace shapes of “%1”</source>
        <translation>“%1”의 도형 바꾸기</translation>
    </message>
</context>
<context>
    <name>hitbox::TrackGrid</name>
    <message>
        <source>Tracks</source>
        <translation>트랙</translation>
    </message>
    <message>
        <source>shapes</source>
        <translation>도형</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>without a track</source>
        <translation>트랙 없음</translation>
    </message>
    <message numerus="yes">
        <source>%n shapes without a track</source>
        <translation>
            <numerusform>트랙 없는 도형 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>key</source>
        <translation>키</translation>
    </message>
    <message>
        <source>held, as in the frame before</source>
        <translation>앞 프레임 그대로 유지</translation>
    </message>
    <message>
        <source>in-between, worked out from keys</source>
        <translation>중간 도형, 키에서 계산됨</translation>
    </message>
    <message>
        <source>%1, frame %2: %3</source>
        <translation>%1, 프레임 %2: %3</translation>
    </message>
    <message>
        <source>%1
Double click to type another duration.</source>
        <translation>%1
더블 클릭해 다른 지속 시간을 입력하세요.</translation>
    </message>
    <message>
        <source>Show or hide on all frames; Alt: on one</source>
        <translation>모든 프레임에서 표시/숨기기. Alt: 한 프레임에서만</translation>
    </message>
    <message>
        <source>Lock or unlock on all frames; Alt: on one</source>
        <translation>모든 프레임에서 잠금/잠금 해제. Alt: 한 프레임에서만</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>지속 시간</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>프레임</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>이벤트</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>공격</translation>
    </message>
    <message>
        <source>Attack %1</source>
        <translation>공격 %1</translation>
    </message>
    <message>
        <source>No shapes in this sprite yet. What is drawn stands here, frame by frame.</source>
        <translation>이 스프라이트에 아직 도형이 없습니다. 그린 것이 프레임별로 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1, 숨김</translation>
    </message>
    <message>
        <source>%1, locked</source>
        <translation>%1, 잠김</translation>
    </message>
</context>
<context>
    <name>hitbox::TrackLanes</name>
    <message>
        <source>1 frame</source>
        <translation>프레임 1개</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>프레임 %1개</translation>
    </message>
    <message>
        <source>Startup</source>
        <translation>발생</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>지속</translation>
    </message>
    <message>
        <source>Gap, where nothing strikes</source>
        <translation>공백(타격 없음)</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>경직</translation>
    </message>
    <message>
        <source>1 tick</source>
        <translation>1틱</translation>
    </message>
    <message>
        <source>%1 ticks</source>
        <translation>%1틱</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation>%1: %2, %3, %4</translation>
    </message>
    <message>
        <source>startup %1</source>
        <translation>발생 %1</translation>
    </message>
    <message>
        <source>active %1</source>
        <translation>지속 %1</translation>
    </message>
    <message>
        <source>gap %1</source>
        <translation>공백 %1</translation>
    </message>
    <message>
        <source>recovery %1</source>
        <translation>경직 %1</translation>
    </message>
    <message>
        <source>No shape of these frames strikes another category.</source>
        <translation>이 프레임에 다른 카테고리를 타격하는 도형이 없습니다.</translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation>프레임 %1</translation>
    </message>
    <message>
        <source>Frames %1 to %2</source>
        <translation>프레임 %1에서 %2까지</translation>
    </message>
    <message>
        <source>The whole attack:</source>
        <translation>공격 전체:</translation>
    </message>
    <message>
        <source>Active counts the gaps within it.</source>
        <translation>지속에는 그 안의 공백도 포함됩니다.</translation>
    </message>
    <message>
        <source>Frame %1, %2: %3, %4</source>
        <translation>프레임 %1, %2: %3, %4</translation>
    </message>
    <message>
        <source>Frame %1 – when it comes up: %2</source>
        <translation>프레임 %1 – 나타날 때: %2</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>오류 1개</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>오류 %1개</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>경고 1개</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>경고 %1개</translation>
    </message>
    <message>
        <source>1 remark</source>
        <translation>참고 1개</translation>
    </message>
    <message>
        <source>%1 remarks</source>
        <translation>참고 %1개</translation>
    </message>
    <message>
        <source>Frame %1 – %2: %3</source>
        <translation>프레임 %1 – %2: %3</translation>
    </message>
</context>
<context>
    <name>hitbox::TracksPanel</name>
    <message>
        <source>%1 tracks</source>
        <translation>트랙 %1개</translation>
    </message>
    <message>
        <source>Begin %1 in frame %2</source>
        <translation>%1을(를) 프레임 %2에서 시작</translation>
    </message>
    <message>
        <source>End %1 in frame %2</source>
        <translation>%1을(를) 프레임 %2에서 끝내기</translation>
    </message>
    <message>
        <source>Move %1 to frame %2</source>
        <translation>%1을(를) 프레임 %2(으)로 이동</translation>
    </message>
    <message>
        <source>Copy %1 to frame %2</source>
        <translation>%1을(를) 프레임 %2에 복사</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>트랙</translation>
    </message>
    <message>
        <source>Tag to show</source>
        <translation>표시할 태그</translation>
    </message>
    <message>
        <source>The animation tag whose frames are shown</source>
        <translation>프레임을 표시할 애니메이션 태그</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>재생 또는 중지</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>프레임</translation>
    </message>
    <message>
        <source>%1 is locked; its lock beside the name lets it go.</source>
        <translation>%1이(가) 잠겨 있습니다. 이름 옆의 자물쇠로 해제할 수 있습니다.</translation>
    </message>
    <message>
        <source>All frames</source>
        <translation>모든 프레임</translation>
    </message>
    <message>
        <source>The strip of frames in place of the grid</source>
        <translation>격자 대신 프레임 띠 표시</translation>
    </message>
    <message>
        <source>The tag “%1” names no frames of this sprite.</source>
        <translation>태그 “%1”에 해당하는 프레임이 이 스프라이트에 없습니다.</translation>
    </message>
    <message>
        <source>%1 is not in the frame in view.</source>
        <translation>%1이(가) 보이는 프레임에 없습니다.</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 표시</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 숨기기</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>%1 잠금</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>%1 잠금 해제</translation>
    </message>
    <message>
        <source>What is locked stays.</source>
        <translation>잠긴 것은 그대로 유지됩니다.</translation>
    </message>
    <message>
        <source>Choose cells with something in them first.</source>
        <translation>먼저 내용이 있는 셀을 선택하세요.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 제거</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n shapes</source>
        <translation>
            <numerusform>도형 %n개 제거</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: undo brings it back.</source>
        <translation>%1: 실행 취소하면 되돌아옵니다.</translation>
    </message>
    <message>
        <source>Join into one track</source>
        <translation>하나의 트랙으로 합치기</translation>
    </message>
    <message>
        <source>Choose cells of different frames first, such as with Shift.</source>
        <translation>먼저 Shift 등으로 서로 다른 프레임의 셀을 선택하세요.</translation>
    </message>
    <message>
        <source>Take out of the track</source>
        <translation>트랙에서 빼기</translation>
    </message>
    <message>
        <source>Choose cells of a track first.</source>
        <translation>먼저 트랙의 셀을 선택하세요.</translation>
    </message>
    <message>
        <source>Hold %1</source>
        <translation>%1 유지</translation>
    </message>
    <message>
        <source>Choose cells behind a shape of the track first.</source>
        <translation>먼저 트랙의 도형 뒤에 있는 셀을 선택하세요.</translation>
    </message>
    <message>
        <source>Make keys of %1</source>
        <translation>%1을(를) 키로 만들기</translation>
    </message>
    <message>
        <source>Work in-betweens of %1 out</source>
        <translation>%1의 중간 도형 계산</translation>
    </message>
    <message>
        <source>Choose cells between two keys of a track first.</source>
        <translation>먼저 트랙의 두 키 사이에 있는 셀을 선택하세요.</translation>
    </message>
    <message numerus="yes">
        <source>%n keys are worked out from those around them now. Undo brings them back.</source>
        <translation>
            <numerusform>키 %n개가 이제 주변 키에서 계산됩니다. 실행 취소하면 되돌아옵니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shapes look like one thing: make them a track?</source>
        <translation>도형 %1개가 같은 대상으로 보입니다. 트랙으로 만드시겠습니까?</translation>
    </message>
    <message>
        <source>%1 shapes look like %2 things: make them tracks?</source>
        <translation>도형 %1개가 %2개의 대상으로 보입니다. 트랙으로 만드시겠습니까?</translation>
    </message>
    <message>
        <source>Make tracks</source>
        <translation>트랙 만들기</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>나중에</translation>
    </message>
    <message>
        <source>Make tracks of %1</source>
        <translation>%1의 트랙 만들기</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen frames last as long now.</source>
        <translation>
            <numerusform>선택한 프레임 %n개가 이제 그만큼 지속됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 key is worked out from those around it now. Undo brings it back.</source>
        <translation>키 1개가 이제 주변 키에서 계산됩니다. 실행 취소하면 되돌아옵니다.</translation>
    </message>
    <message>
        <source>%1 goes no further: the frames end there.</source>
        <translation>%1: 더 옮길 수 없습니다. 프레임이 거기서 끝납니다.</translation>
    </message>
</context>
<context>
    <name>hitbox::VersionsDialog</name>
    <message>
        <source>Saved %1</source>
        <translation>저장됨: %1</translation>
    </message>
    <message>
        <source>Saved at an unknown time</source>
        <translation>저장 시각 알 수 없음</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>버전</translation>
    </message>
    <message>
        <source>“%1” as it was saved. A copy opens in a tab of its own and changes nothing else.</source>
        <translation>“%1”의 저장 당시 상태입니다. 사본이 새 탭에서 열리며 다른 것은 변경하지 않습니다.</translation>
    </message>
    <message>
        <source>There is none yet: the next save keeps one.</source>
        <translation>아직 없습니다. 다음에 저장하면 보관됩니다.</translation>
    </message>
    <message>
        <source>Versions of the project</source>
        <translation>프로젝트의 버전</translation>
    </message>
    <message>
        <source>Open as c&amp;opy</source>
        <translation>사본으로 열기(&amp;O)</translation>
    </message>
    <message>
        <source>Cannot be opened: %1</source>
        <translation>열 수 없습니다: %1</translation>
    </message>
    <message>
        <source>As it is now</source>
        <translation>현재 상태</translation>
    </message>
    <message>
        <source>Since then: %1</source>
        <translation>그 이후: %1</translation>
    </message>
</context>
<context>
    <name>hitbox::VertexModel</name>
    <message>
        <source>Vertex %1</source>
        <translation>꼭짓점 %1</translation>
    </message>
</context>
<context>
    <name>hitbox::VertexTable</name>
    <message>
        <source>Vertices</source>
        <translation>꼭짓점</translation>
    </message>
    <message>
        <source>Type to change a coordinate; sums such as 12+0.5 work. Tab goes on, Insert adds, Delete removes, Ctrl+C and Ctrl+V copy and paste.</source>
        <translation>입력해 좌표를 바꾸세요. 12+0.5 같은 수식도 됩니다. Tab은 다음, Insert는 추가, Delete는 제거, Ctrl+C와 Ctrl+V는 복사와 붙여넣기입니다.</translation>
    </message>
</context>
<context>
    <name>hitbox::WorkBar</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>hitbox::Workspace</name>
    <message>
        <source>The project is saved. It could not be kept among its versions: %1</source>
        <translation>프로젝트를 저장했지만 버전으로 보관하지 못했습니다: %1</translation>
    </message>
    <message>
        <source>A crash would lose unsaved work, which could not be kept: %1</source>
        <translation>저장하지 않은 작업을 보관하지 못해 비정상 종료 시 잃게 됩니다: %1</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
</context>
<context>
    <name>hitbox::formats</name>
    <message>
        <source>there is no format %1; there are: %2</source>
        <translation>%1 형식이 없습니다. 사용할 수 있는 형식: %2</translation>
    </message>
    <message>
        <source>a depfile cannot hold the name %1: rename it without control characters, and with no backslash or colon at its end</source>
        <translation>depfile에는 %1 이름을 쓸 수 없습니다. 제어 문자를 없애고 끝에 백슬래시나 콜론이 없도록 이름을 바꾸세요</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>it can be: %1</source>
        <translation>가능한 값: %1</translation>
    </message>
    <message>
        <source>it takes a number from 0.000001 to 1000000</source>
        <translation>0.000001에서 1000000 사이의 숫자여야 합니다</translation>
    </message>
    <message>
        <source>it takes one line of at most 1,000 characters</source>
        <translation>1,000자 이하의 한 줄이어야 합니다</translation>
    </message>
    <message>
        <source>the format %1 has no option %2; it has: %3</source>
        <translation>%1 형식에는 %2 옵션이 없습니다. 사용할 수 있는 옵션: %3</translation>
    </message>
    <message>
        <source>the option %1 cannot be %2; %3</source>
        <translation>%1 옵션은 %2일 수 없습니다. %3</translation>
    </message>
    <message>
        <source>the project</source>
        <translation>프로젝트</translation>
    </message>
    <message>
        <source>%1 and %2 would both be written to one file; rename one: what files are called by must differ by more than case and characters that files cannot have, in the %3 bytes that are kept of it, and a stage’s file is called by its name and “_stage”</source>
        <translation>%1와(과) %2이(가) 같은 파일에 기록됩니다. 하나의 이름을 바꾸세요. 파일 이름은 보존되는 %3바이트 안에서 대소문자와 파일에 쓸 수 없는 문자 외의 차이가 있어야 하며, 스테이지의 파일은 스테이지 이름에 “_stage”를 붙인 이름을 씁니다</translation>
    </message>
    <message>
        <source>%1 and %2 would both be written to %3; rename one: what files are called by must differ by more than case and characters that files cannot have, and a stage’s file is called by its name and “_stage”</source>
        <translation>%1와(과) %2이(가) 모두 %3에 기록됩니다. 하나의 이름을 바꾸세요. 파일 이름은 대소문자와 파일에 쓸 수 없는 문자 외의 차이가 있어야 하며, 스테이지의 파일은 스테이지 이름에 “_stage”를 붙인 이름을 씁니다</translation>
    </message>
    <message>
        <source>there is nothing to export: the project has no sprites</source>
        <translation>내보낼 것이 없습니다. 프로젝트에 스프라이트가 없습니다</translation>
    </message>
    <message>
        <source>sprite %1, frame %2</source>
        <translation>스프라이트 %1, 프레임 %2</translation>
    </message>
    <message>
        <source>, shape %1 %2</source>
        <translation>, 도형 %1 %2</translation>
    </message>
    <message>
        <source>read back, the file does not hold the shapes that were exported; nothing is written</source>
        <translation>다시 읽어 보니 파일의 도형이 내보낸 도형과 다릅니다. 아무것도 쓰지 않습니다</translation>
    </message>
    <message>
        <source>it reads %1</source>
        <translation>%1을(를) 읽습니다</translation>
    </message>
    <message>
        <source>it writes to %1</source>
        <translation>%1에 씁니다</translation>
    </message>
    <message>
        <source>it writes to %1 and reads %2</source>
        <translation>%1에 쓰고 %2을(를) 읽습니다</translation>
    </message>
    <message>
        <source>it is no file of %1</source>
        <translation>%1 파일이 아닙니다</translation>
    </message>
    <message>
        <source>%1 has %2 MiB, and files of more than %3 MiB cannot be imported again: it was not read back and compared. Events, points and shapes that are cut into several sprites make smaller files</source>
        <translation>%1의 크기가 %2 MiB입니다. %3 MiB를 넘는 파일은 다시 가져올 수 없으므로 다시 읽어 비교하지 않았습니다. 이벤트, 점, 도형을 여러 스프라이트로 나누면 파일이 작아집니다</translation>
    </message>
    <message>
        <source>%1 cannot be imported again, and was not read back and compared: %2</source>
        <translation>%1은(는) 다시 가져올 수 없으므로 다시 읽어 비교하지 않았습니다: %2</translation>
    </message>
    <message>
        <source>the file could not be read back, and nothing is written: %1</source>
        <translation>파일을 다시 읽을 수 없어 아무것도 쓰지 않습니다: %1</translation>
    </message>
    <message>
        <source>sprite %1</source>
        <translation>스프라이트 %1</translation>
    </message>
    <message>
        <source>no file of the export holds the shapes; nothing is written</source>
        <translation>내보낼 파일 중 도형을 담은 파일이 없습니다. 아무것도 쓰지 않습니다</translation>
    </message>
    <message>
        <source>What is written was not read back and compared: shapes run from frame to frame, which no project can hold</source>
        <translation>기록한 내용을 다시 읽어 비교하지 않았습니다. 도형이 프레임에서 프레임으로 이어지는데, 프로젝트에는 이를 담을 수 없습니다</translation>
    </message>
    <message>
        <source>What is written was not read back and compared: there is more than can be imported</source>
        <translation>기록한 내용을 다시 읽어 비교하지 않았습니다. 가져올 수 있는 양을 넘습니다</translation>
    </message>
    <message>
        <source>not written: it is read for this; choose another name</source>
        <translation>쓰지 않았습니다. 이 작업에서 읽는 파일입니다. 다른 이름을 고르세요</translation>
    </message>
    <message>
        <source>not written: it is the image of the sprite “%1”; choose another place</source>
        <translation>쓰지 않았습니다. 스프라이트 “%1”의 이미지입니다. 다른 위치를 고르세요</translation>
    </message>
    <message>
        <source>there is nothing to export: no frame has shapes</source>
        <translation>내보낼 것이 없습니다. 도형이 있는 프레임이 없습니다</translation>
    </message>
    <message>
        <source>The name %1 gets an apostrophe in front: a spreadsheet would run it</source>
        <translation>이름 %1 앞에 작은따옴표를 붙입니다. 그대로 두면 스프레드시트가 수식으로 실행합니다</translation>
    </message>
    <message>
        <source>The project has %1 categories, and Defold takes %2 groups</source>
        <translation>프로젝트에 카테고리가 %1개 있지만 Defold는 그룹을 %2개까지 받습니다</translation>
    </message>
    <message>
        <source>The category %1 becomes the group %2: Defold lists groups with commas</source>
        <translation>카테고리 %1은(는) 그룹 %2이(가) 됩니다. Defold는 그룹을 쉼표로 나열합니다</translation>
    </message>
    <message>
        <source>All frames of %1 get the duration of the first: GDevelop has one for an animation</source>
        <translation>%1의 모든 프레임이 첫 프레임의 지속 시간을 갖습니다. GDevelop은 애니메이션마다 지속 시간이 하나입니다</translation>
    </message>
    <message>
        <source>GDevelop has no sheets: give it an image for each frame, by its name</source>
        <translation>GDevelop에는 시트가 없습니다. 프레임마다 그 이름의 이미지를 지정하세요</translation>
    </message>
    <message>
        <source>Categories are left out: GDevelop has one collision mask for a frame</source>
        <translation>카테고리는 제외됩니다. GDevelop은 프레임마다 충돌 마스크가 하나입니다</translation>
    </message>
    <message>
        <source>Godot plays animations once or for ever; these tags are played for ever: %1</source>
        <translation>Godot는 애니메이션을 한 번 또는 무한히 재생합니다. 무한히 재생되는 태그: %1</translation>
    </message>
    <message>
        <source>Godot plays animations once or for ever; these tags are played once: %1</source>
        <translation>Godot는 애니메이션을 한 번 또는 무한히 재생합니다. 한 번 재생되는 태그: %1</translation>
    </message>
    <message>
        <source>On stages, shapes that run have the size that they begin with until an animation is played</source>
        <translation>스테이지에서 움직이는 도형은 애니메이션이 재생될 때까지 처음 크기를 유지합니다</translation>
    </message>
    <message>
        <source>In-betweens stand still in each frame: with the option tween, Godot runs through them</source>
        <translation>중간 도형이 각 프레임에서 멈춰 있습니다. “중간 도형”(tween) 옵션을 켜면 Godot가 이어서 움직입니다</translation>
    </message>
    <message>
        <source>In-betweens of capsules, and of tracks whose shapes differ by more than place and size, stand still in each frame</source>
        <translation>캡슐의 중간 도형과, 위치와 크기 외의 차이가 있는 트랙의 중간 도형은 각 프레임에서 멈춰 있습니다</translation>
    </message>
    <message>
        <source>The animation of the tag %1 is named %2: the name is that of the animation that sets all back</source>
        <translation>태그 %1의 애니메이션은 %2(이)라는 이름이 됩니다. 원래 이름은 모두 초기화하는 애니메이션의 이름입니다</translation>
    </message>
    <message>
        <source>the animations would have %1 tracks, one for each tag and shape, and at most %2 are written; cut the sprite into several, or take tags out</source>
        <translation>애니메이션에 태그와 도형마다 하나씩 트랙이 %1개 생기는데, 최대 %2개까지 기록됩니다. 스프라이트를 여러 개로 나누거나 태그를 빼세요</translation>
    </message>
    <message>
        <source>The packed sheets are shown by no scene: with the option pictures, scenes show them</source>
        <translation>패킹한 시트를 보여 주는 씬이 없습니다. pictures 옵션을 켜면 씬에 표시됩니다</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>The node is named %1: a name in Godot differs from all others and has none of . : @ / &quot; %</source>
        <translation>노드의 이름은 %1이(가) 됩니다. Godot의 이름은 서로 달라야 하고 . : @ / &quot; % 문자를 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>Properties get other names, for Godot’s differ from each other and have letters, digits and _ alone: %1</source>
        <translation>속성의 이름이 바뀝니다. Godot의 이름은 서로 달라야 하고 글자, 숫자, _만 쓸 수 있습니다: %1</translation>
    </message>
    <message>
        <source>Properties are left out, since Godot keeps none that are null: %1</source>
        <translation>속성이 제외됩니다. Godot는 null인 속성을 보존하지 않습니다: %1</translation>
    </message>
    <message>
        <source>Frames without an image show no picture</source>
        <translation>이미지가 없는 프레임에는 그림이 표시되지 않습니다</translation>
    </message>
    <message>
        <source>Godot finds images only in the folder of the game; these lie elsewhere: %1</source>
        <translation>Godot는 게임 폴더에 있는 이미지만 찾습니다. 다른 곳에 있는 이미지: %1</translation>
    </message>
    <message>
        <source>Categories are left out: the loader gives every shape of a body one FixtureDef of yours</source>
        <translation>카테고리는 제외됩니다. 로더는 바디의 모든 도형에 사용자가 지정한 FixtureDef 하나를 적용합니다</translation>
    </message>
    <message>
        <source>The frame has no whole numbers as properties “group” and “image”: what it lacks of them is written as %1 and %2</source>
        <translation>프레임에 정수 속성 “group”, “image”가 모두 있지는 않습니다. 없는 것은 %1 및 %2(으)로 기록됩니다</translation>
    </message>
    <message>
        <source>The tag %1 becomes action %2: actions have numbers, and the name is a comment</source>
        <translation>태그 %1은(는) 액션 %2이(가) 됩니다. 액션은 번호로 구분하며 이름은 주석이 됩니다</translation>
    </message>
    <message>
        <source>The body is named %1: another frame is called %2, too</source>
        <translation>바디의 이름은 %1이(가) 됩니다. %2(이)라는 프레임이 또 있습니다</translation>
    </message>
    <message>
        <source>1 polygon, %1 points</source>
        <translation>다각형 1개, 점 %1개</translation>
    </message>
    <message>
        <source>%1 polygons, at most %2 points</source>
        <translation>다각형 %1개, 점 최대 %2개</translation>
    </message>
    <message>
        <source>1 circle</source>
        <translation>원 1개</translation>
    </message>
    <message>
        <source>%1 circles</source>
        <translation>원 %1개</translation>
    </message>
    <message>
        <source>1 box</source>
        <translation>상자 1개</translation>
    </message>
    <message>
        <source>%1 boxes</source>
        <translation>상자 %1개</translation>
    </message>
    <message>
        <source>1 capsule</source>
        <translation>캡슐 1개</translation>
    </message>
    <message>
        <source>%1 capsules</source>
        <translation>캡슐 %1개</translation>
    </message>
    <message>
        <source>1 chain, %1 points</source>
        <translation>체인 1개, 점 %1개</translation>
    </message>
    <message>
        <source>%1 chains, at most %2 points</source>
        <translation>체인 %1개, 점 최대 %2개</translation>
    </message>
    <message>
        <source>1 convex piece, %1 points</source>
        <translation>볼록 조각 1개, 점 %1개</translation>
    </message>
    <message>
        <source>%1 convex pieces, at most %2 points</source>
        <translation>볼록 조각 %1개, 점 최대 %2개</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>%1 itself cuts concave polygons into convex pieces when it loads them</source>
        <translation>%1은(는) 불러올 때 오목 다각형을 스스로 볼록 조각으로 나눕니다</translation>
    </message>
    <message>
        <source>Convex pieces are written beside the outline as drawn</source>
        <translation>그린 윤곽선과 함께 볼록 조각도 기록됩니다</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation> (외 %1개)</translation>
    </message>
    <message>
        <source>The name %1 has characters that XML cannot carry: pictures or numbers of them are written in their place</source>
        <translation>이름 %1에 XML에 담을 수 없는 문자가 있습니다. 대신 그 기호나 번호가 기록됩니다</translation>
    </message>
    <message>
        <source>The text of the property %1 has characters that XML cannot carry: pictures or numbers of them are written in their place</source>
        <translation>속성 %1의 텍스트에 XML에 담을 수 없는 문자가 있습니다. 대신 그 기호나 번호가 기록됩니다</translation>
    </message>
    <message>
        <source>Fields of categories are left out: %1</source>
        <translation>카테고리의 필드가 제외됩니다: %1</translation>
    </message>
    <message>
        <source>Fields of a kind that this version does not know are left out: %1</source>
        <translation>이 버전이 모르는 종류의 필드가 제외됩니다: %1</translation>
    </message>
    <message>
        <source>Shapes without a category get bit 1 and strike nothing</source>
        <translation>카테고리가 없는 도형은 비트 1을 받고 아무것도 타격하지 않습니다</translation>
    </message>
    <message>
        <source>The category %1 is not defined: its shapes get bit 1 and strike nothing</source>
        <translation>카테고리 %1이(가) 정의되지 않았습니다. 해당 도형은 비트 1을 받고 아무것도 타격하지 않습니다</translation>
    </message>
    <message>
        <source>The category %1 loses bits: the engine filters by %2 of them</source>
        <translation>카테고리 %1이(가) 비트를 잃습니다. 엔진은 비트 %2개로 필터링합니다</translation>
    </message>
    <message>
        <source>Engines do not load %1, which the export names: pack a sheet, where the format has that option, or save it as a PNG</source>
        <translation>엔진은 내보내기에 지정된 %1을(를) 불러오지 못합니다. 형식에 시트 패킹 옵션이 있으면 시트를 패킹하거나 PNG로 저장하세요</translation>
    </message>
    <message>
        <source>The shapes have several categories, and the format filters whole bodies only</source>
        <translation>도형의 카테고리가 여러 개이지만, 이 형식은 바디 전체만 필터링합니다</translation>
    </message>
    <message>
        <source>Tags and durations are left out: the format does not switch frames</source>
        <translation>태그와 지속 시간이 제외됩니다. 이 형식은 프레임을 전환하지 않습니다</translation>
    </message>
    <message>
        <source>Tracks are left out: every frame has shapes of its own in the format</source>
        <translation>트랙이 제외됩니다. 이 형식에서는 프레임마다 자체 도형을 가집니다</translation>
    </message>
    <message>
        <source>In-betweens are written as they are in each frame: the format runs through none</source>
        <translation>중간 도형은 각 프레임에서의 모습대로 기록됩니다. 이 형식은 보간을 하지 않습니다</translation>
    </message>
    <message>
        <source>In-betweens of a kind that this version does not know are written as they are in each frame, and what they are is left out</source>
        <translation>이 버전이 모르는 종류의 중간 도형은 각 프레임에서의 모습대로 기록되고 그 종류는 제외됩니다</translation>
    </message>
    <message>
        <source>How often tags are played is left out: the format does not say it</source>
        <translation>태그의 재생 횟수가 제외됩니다. 이 형식에는 해당 정보가 없습니다</translation>
    </message>
    <message>
        <source>Points of frames are left out: the format has none</source>
        <translation>프레임의 점이 제외됩니다. 이 형식에는 없습니다</translation>
    </message>
    <message>
        <source>Events of frames are left out: the format has none</source>
        <translation>프레임의 이벤트가 제외됩니다. 이 형식에는 없습니다</translation>
    </message>
    <message>
        <source>The frame is left out: no tag shows it</source>
        <translation>프레임이 제외됩니다. 이 프레임을 표시하는 태그가 없습니다</translation>
    </message>
    <message>
        <source>Stages are left out: the format has none</source>
        <translation>스테이지가 제외됩니다. 이 형식에는 없습니다</translation>
    </message>
    <message>
        <source>the sprite %1</source>
        <translation>스프라이트 %1</translation>
    </message>
    <message>
        <source>the stage %1</source>
        <translation>스테이지 %1</translation>
    </message>
    <message>
        <source>the frame %1 of the sprite %2</source>
        <translation>스프라이트 %2의 프레임 %1</translation>
    </message>
    <message>
        <source>whole pixels</source>
        <translation>정수 픽셀</translation>
    </message>
    <message>
        <source>single precision</source>
        <translation>단정밀도</translation>
    </message>
    <message>
        <source>Rounded to %1, the outline meets itself</source>
        <translation>%1(으)로 반올림하면 윤곽선이 자기 자신과 만납니다</translation>
    </message>
    <message>
        <source>Rounding to %1 moves points by up to %2 px</source>
        <translation>%1(으)로 반올림하면 점이 최대 %2 px 움직입니다</translation>
    </message>
    <message>
        <source>The shape is left out: it cannot be cut into convex pieces</source>
        <translation>도형이 제외됩니다. 볼록 조각으로 나눌 수 없습니다</translation>
    </message>
    <message>
        <source>The circle becomes a polygon with %1 corners</source>
        <translation>원이 모서리 %1개의 다각형이 됩니다</translation>
    </message>
    <message>
        <source>The capsule becomes a polygon with %1 corners</source>
        <translation>캡슐이 모서리 %1개의 다각형이 됩니다</translation>
    </message>
    <message>
        <source>The capsule becomes a rectangle and two circles</source>
        <translation>캡슐이 사각형 1개와 원 2개가 됩니다</translation>
    </message>
    <message>
        <source>The %1 becomes the box around it: the format has no other shapes</source>
        <translation>%1이(가) 이를 둘러싼 상자가 됩니다. 이 형식에는 다른 도형이 없습니다</translation>
    </message>
    <message>
        <source>The chain is left out: the format has none</source>
        <translation>체인이 제외됩니다. 이 형식에는 없습니다</translation>
    </message>
    <message>
        <source>The shape is left out: it is finer than the engine can hold</source>
        <translation>도형이 제외됩니다. 엔진이 담을 수 있는 것보다 세밀합니다</translation>
    </message>
    <message>
        <source>Convex pieces are left out that are finer than the engine can hold: %1</source>
        <translation>엔진이 담을 수 있는 것보다 세밀한 볼록 조각이 제외됩니다: %1</translation>
    </message>
    <message>
        <source>Properties are left out: %1</source>
        <translation>속성이 제외됩니다: %1</translation>
    </message>
    <message>
        <source>Points become one that are too close together for the engine</source>
        <translation>엔진에 비해 서로 너무 가까운 점은 하나로 합쳐집니다</translation>
    </message>
    <message>
        <source>The %1 becomes a polygon, since it is scaled unevenly</source>
        <translation>%1의 배율이 균일하지 않아 다각형이 됩니다</translation>
    </message>
    <message>
        <source>layers are left out, the order of bodies stays</source>
        <translation>레이어가 제외되며, 바디의 순서는 유지됩니다</translation>
    </message>
    <message>
        <source>bodies keep to their frames: the format does not switch them</source>
        <translation>바디가 현재 프레임에 고정됩니다. 이 형식은 프레임을 전환하지 않습니다</translation>
    </message>
    <message>
        <source>%1, shape %2: </source>
        <translation>%1, 도형 %2: </translation>
    </message>
    <message>
        <source>probes and emitters are left out</source>
        <translation>프로브와 이미터가 제외됩니다</translation>
    </message>
    <message>
        <source>velocities and spins of the play test are left out</source>
        <translation>플레이 테스트의 속도와 회전이 제외됩니다</translation>
    </message>
    <message>
        <source>Stage %1: %2</source>
        <translation>스테이지 %1: %2</translation>
    </message>
    <message>
        <source>instance %1 is left out: it has no frame</source>
        <translation>인스턴스 %1이(가) 제외됩니다. 프레임이 없습니다</translation>
    </message>
    <message>
        <source>instance %1 is left out: it is scaled to nothing</source>
        <translation>인스턴스 %1이(가) 제외됩니다. 배율이 0입니다</translation>
    </message>
    <message>
        <source>it has no image, and Tiled has no tile without one; give the sprite an image, or export to another format</source>
        <translation>이미지가 없습니다. Tiled에는 이미지 없는 타일이 없습니다. 스프라이트에 이미지를 지정하거나 다른 형식으로 내보내세요</translation>
    </message>
    <message>
        <source>The property %1 is written as %2: another has that name in Tiled’s file</source>
        <translation>속성 %1은(는) %2(으)로 기록됩니다. Tiled 파일에 그 이름의 속성이 이미 있습니다</translation>
    </message>
    <message>
        <source>The image cannot be read: Tiled may count its tiles otherwise</source>
        <translation>이미지를 읽을 수 없습니다. Tiled가 타일을 다르게 셀 수 있습니다</translation>
    </message>
    <message>
        <source>The frames lie on no grid: Tiled shows them from version 1.9 on, earlier ones show the whole image in every tile</source>
        <translation>프레임이 격자에 놓여 있지 않습니다. Tiled는 1.9 버전부터 이를 표시하며, 이전 버전은 모든 타일에 이미지 전체를 표시합니다</translation>
    </message>
    <message>
        <source>Trimmed frames: a tile is what the image has of its frame</source>
        <translation>잘린 프레임: 타일은 프레임 중 이미지에 남아 있는 부분입니다</translation>
    </message>
    <message>
        <source>The tag %1 is left out: a tile has one animation, and its first frame begins another</source>
        <translation>태그 %1이(가) 제외됩니다. 타일마다 애니메이션은 하나이며, 그 첫 프레임에서 다른 애니메이션이 시작됩니다</translation>
    </message>
    <message>
        <source>The duration is rounded to whole milliseconds</source>
        <translation>지속 시간이 밀리초 단위 정수로 반올림됩니다</translation>
    </message>
    <message>
        <source>Unity plays clips once or for ever; these tags are played for ever: %1</source>
        <translation>Unity는 클립을 한 번 또는 무한히 재생합니다. 무한히 재생되는 태그: %1</translation>
    </message>
    <message>
        <source>Unity calls methods by the names of events, and no method can have these: %1</source>
        <translation>Unity는 이벤트 이름의 메서드를 호출하는데, 메서드에 쓸 수 없는 이름입니다: %1</translation>
    </message>
    <message>
        <source>one sheet shows at most %1 frames: the first ones of %2</source>
        <translation>시트 하나에는 프레임이 최대 %1개 표시됩니다. %2개 중 앞의 것만 표시합니다</translation>
    </message>
    <message>
        <source>drawn with %1 pixels a frame in place of %2, to fit into one picture</source>
        <translation>그림 하나에 들어가도록 프레임당 %2픽셀 대신 %1픽셀로 그렸습니다</translation>
    </message>
    <message>
        <source>the picture cannot be made</source>
        <translation>그림을 만들 수 없습니다</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>프레임 1개</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>프레임 %1개</translation>
    </message>
    <message>
        <source>the pictures up to this one take more than %1 bytes; draw contact sheets in place of them, with --sheet</source>
        <translation>이 그림까지의 크기가 %1바이트를 넘습니다. --sheet로 콘택트 시트를 그리세요</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>접촉</translation>
    </message>
    <message>
        <source>A hits</source>
        <translation>A가 타격</translation>
    </message>
    <message>
        <source>B hits</source>
        <translation>B가 타격</translation>
    </message>
    <message>
        <source>startup</source>
        <translation>발생</translation>
    </message>
    <message>
        <source>active</source>
        <translation>지속</translation>
    </message>
    <message>
        <source>recovery</source>
        <translation>경직</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>피격 경직</translation>
    </message>
    <message>
        <source>a picture shows at most %1 ticks, and these are %2</source>
        <translation>그림에는 최대 %1틱까지 표시되는데 %2틱입니다</translation>
    </message>
    <message>
        <source>there is no template in it</source>
        <translation>템플릿이 들어 있지 않습니다</translation>
    </message>
    <message>
        <source>the template makes too much of this project: at most 64 MiB are written</source>
        <translation>템플릿이 이 프로젝트로 만드는 출력이 너무 큽니다. 최대 64 MiB까지 기록됩니다</translation>
    </message>
    <message>
        <source>this tag does not end; expected %1</source>
        <translation>태그가 닫히지 않았습니다. %1이(가) 있어야 합니다</translation>
    </message>
    <message>
        <source>the section %1 is not closed</source>
        <translation>섹션 %1이(가) 닫히지 않았습니다</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1행</translation>
    </message>
    <message>
        <source>a template cannot take in others</source>
        <translation>템플릿은 다른 템플릿을 포함할 수 없습니다</translation>
    </message>
    <message>
        <source>expected at most %1 sections within each other</source>
        <translation>섹션은 최대 %1단계까지 중첩할 수 있습니다</translation>
    </message>
    <message>
        <source>the section %1 is closed here, but %2</source>
        <translation>여기서 섹션 %1을(를) 닫지만, %2</translation>
    </message>
    <message>
        <source>none is open</source>
        <translation>열린 섹션이 없습니다</translation>
    </message>
    <message>
        <source>%1 is open</source>
        <translation>%1이(가) 열려 있습니다</translation>
    </message>
    <message>
        <source>there is nothing named %1 in the data</source>
        <translation>데이터에 %1(이)라는 것이 없습니다</translation>
    </message>
    <message>
        <source>expected two delimiters, such as {{=&lt;% %&gt;=}}</source>
        <translation>{{=&lt;% %&gt;=}}처럼 구분 기호 2개가 있어야 합니다</translation>
    </message>
    <message>
        <source>%1 is not understood; expected file=NAME, escape=%2 or y=up</source>
        <translation>%1을(를) 이해할 수 없습니다. file=NAME, escape=%2 또는 y=up이어야 합니다</translation>
    </message>
    <message>
        <source>the template has more than %1 bytes</source>
        <translation>템플릿이 %1바이트를 넘습니다</translation>
    </message>
    <message>
        <source>the template is not text in UTF-8</source>
        <translation>템플릿이 UTF-8 텍스트가 아닙니다</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>%1에서 %2까지</translation>
    </message>
    <message>
        <source>“%1”, frame “%2”</source>
        <translation>“%1”, 프레임 “%2”</translation>
    </message>
    <message>
        <source>“%1”, tag “%2”</source>
        <translation>“%1”, 태그 “%2”</translation>
    </message>
    <message>
        <source>“%1”, all frames</source>
        <translation>“%1”, 모든 프레임</translation>
    </message>
    <message>
        <source>%1: instance %2</source>
        <translation>%1: 인스턴스 %2</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation>%1회</translation>
    </message>
    <message>
        <source>when hit %1</source>
        <translation>피격 시 %1</translation>
    </message>
    <message>
        <source>%1: startup %2, active %3, recovery %4</source>
        <translation>%1: 발생 %2, 지속 %3, 경직 %4</translation>
    </message>
    <message>
        <source>%1 %2 at %3</source>
        <translation>%1 %2(%3틱)</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>외 %1개</translation>
    </message>
    <message>
        <source>hits by group: %1</source>
        <translation>그룹별 타격: %1</translation>
    </message>
    <message>
        <source>contact: %1</source>
        <translation>접촉: %1</translation>
    </message>
    <message>
        <source>A hits: %1</source>
        <translation>A의 타격: %1</translation>
    </message>
    <message>
        <source>B hits: %1</source>
        <translation>B의 타격: %1</translation>
    </message>
    <message>
        <source>frames of advantage for A: %1</source>
        <translation>A의 유리 프레임: %1</translation>
    </message>
    <message>
        <source>“%1”: %2 ticks, B starts at %3</source>
        <translation>“%1”: %2틱, B는 %3에서 시작</translation>
    </message>
    <message>
        <source>how many pixels a metre of the engine has</source>
        <translation>엔진의 1미터가 몇 픽셀인지</translation>
    </message>
    <message>
        <source>Pixels per metre</source>
        <translation>미터당 픽셀</translation>
    </message>
    <message>
        <source>whether each sprite gets SPRITE_packed.png, with its pictures trimmed and close together</source>
        <translation>스프라이트마다 여백을 자르고 촘촘히 모은 SPRITE_packed.png를 만들지</translation>
    </message>
    <message>
        <source>Pack frames into one sheet</source>
        <translation>프레임을 시트 하나로 모으기</translation>
    </message>
    <message>
        <source>by how many pixels the edges of packed pictures are repeated around them</source>
        <translation>모은 이미지의 가장자리를 둘레에 몇 픽셀 반복할지</translation>
    </message>
    <message>
        <source>Pack extrude</source>
        <translation>가장자리 반복</translation>
    </message>
    <message>
        <source>how many pixels a side of a packed sheet has at most</source>
        <translation>모은 시트 한 변의 최대 픽셀 수</translation>
    </message>
    <message>
        <source>Pack side</source>
        <translation>최대 변 길이</translation>
    </message>
    <message>
        <source>C and C++ header</source>
        <translation>C 및 C++ 헤더</translation>
    </message>
    <message>
        <source>Constant arrays for C99 and C++: outlines in frame pixels and convex pieces, frame by frame</source>
        <translation>C99와 C++용 상수 배열: 프레임 픽셀 단위의 외곽선과 볼록 조각을 프레임별로 출력</translation>
    </message>
    <message>
        <source>PhysicsEditor&apos;s property list: a body for each frame, by its name; a fixture&apos;s tag is the shape&apos;s id</source>
        <translation>PhysicsEditor의 속성 목록: 프레임마다 그 이름의 바디 하나, 픽스처의 태그는 도형의 ID</translation>
    </message>
    <message>
        <source>A table for spreadsheets and scripts: a row for each point of each shape, in frame pixels</source>
        <translation>스프레드시트와 스크립트용 표: 각 도형의 점마다 한 행, 프레임 픽셀 단위</translation>
    </message>
    <message>
        <source>what becomes of names that a spreadsheet would run: an apostrophe in front</source>
        <translation>스프레드시트가 실행할 이름의 처리: 앞에 아포스트로피</translation>
    </message>
    <message>
        <source>quote</source>
        <translation>붙이기</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>그대로</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>수식</translation>
    </message>
    <message>
        <source>A convex shape per piece, and collision objects for each frame and category, categories as groups</source>
        <translation>조각마다 볼록 도형 하나, 프레임과 카테고리마다 충돌 객체, 카테고리는 그룹으로</translation>
    </message>
    <message>
        <source>what objects are; those of sensors are triggers</source>
        <translation>객체의 종류, 센서의 객체는 trigger</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>where the files lie in the game&apos;s project</source>
        <translation>게임 프로젝트에서 파일이 있는 곳</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>A sprite object with its animations: the collision mask of every frame, in convex polygons</source>
        <translation>애니메이션이 있는 스프라이트 객체: 프레임마다 볼록 다각형으로 된 충돌 마스크</translation>
    </message>
    <message>
        <source>A scene per sprite: an Area2D per category, a node per shape, an AnimationPlayer for the frames</source>
        <translation>스프라이트마다 씬 하나: 카테고리마다 Area2D, 도형마다 노드, 프레임용 AnimationPlayer</translation>
    </message>
    <message>
        <source>whether the animations start over</source>
        <translation>애니메이션을 처음부터 반복할지</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>반복</translation>
    </message>
    <message>
        <source>whether Godot runs through in-betweens, in place of steps</source>
        <translation>단계별로 바꾸는 대신 Godot가 중간 도형을 이어 갈지</translation>
    </message>
    <message>
        <source>Tween</source>
        <translation>중간 도형</translation>
    </message>
    <message>
        <source>whether the frames’ pictures are shown, too</source>
        <translation>프레임의 이미지도 보일지</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>이미지</translation>
    </message>
    <message>
        <source>whether there is an animation RESET that sets all back</source>
        <translation>모두 되돌리는 애니메이션 RESET을 둘지</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Everything in one documented file: outlines and convex pieces, bits and masks, frame by frame</source>
        <translation>모든 것을 문서화된 파일 하나에: 외곽선과 볼록 조각, 비트와 마스크를 프레임별로 출력</translation>
    </message>
    <message>
        <source>For BodyEditorLoader: a body for each frame, by its name; lengths in widths of the frame</source>
        <translation>BodyEditorLoader용: 프레임마다 그 이름의 바디 하나, 길이는 프레임 너비 단위</translation>
    </message>
    <message>
        <source>A Lua table of frames: outlines in frame pixels, and convex pieces that love.physics takes</source>
        <translation>프레임의 Lua 테이블: 프레임 픽셀 단위의 외곽선과 love.physics가 받는 볼록 조각</translation>
    </message>
    <message>
        <source>Actions with whole-number boxes about the axis: Clsn1 strikes, Clsn2 is struck</source>
        <translation>축을 기준으로 한 정수 상자가 있는 액션: Clsn1은 타격, Clsn2는 피격</translation>
    </message>
    <message>
        <source>Matter bodies in the layout of PhysicsEditor, one for each frame, by its name</source>
        <translation>PhysicsEditor 형식의 Matter 바디, 프레임마다 그 이름으로 하나씩</translation>
    </message>
    <message>
        <source>Box2D bodies in metres, one for each frame about its pivot, for the loaders of R.U.B.E.</source>
        <translation>미터 단위의 Box2D 바디, 프레임마다 피벗을 기준으로 하나씩, R.U.B.E. 로더용</translation>
    </message>
    <message>
        <source>A Lua module with physicsData(scale): the fixtures of each frame, by its name</source>
        <translation>physicsData(scale)이 있는 Lua 모듈: 각 프레임의 픽스처를 그 이름으로</translation>
    </message>
    <message>
        <source>A drawing of each frame&apos;s shapes, in frame pixels and the colours of their categories</source>
        <translation>각 프레임의 도형 그림, 프레임 픽셀 단위와 카테고리의 색으로</translation>
    </message>
    <message>
        <source>A tileset per sprite: a tile per frame with its shapes as objects, and animations from the tags</source>
        <translation>스프라이트마다 타일셋 하나: 프레임마다 도형을 객체로 담은 타일, 태그에서 만든 애니메이션</translation>
    </message>
    <message>
        <source>An editor script and its data: outlines of sprites, prefabs of colliders, and clips that switch the frames</source>
        <translation>에디터 스크립트와 그 데이터: 스프라이트의 외곽선, 콜라이더 프리팹, 프레임을 바꾸는 클립</translation>
    </message>
    <message>
        <source>Template (Mustache)</source>
        <translation>템플릿(Mustache)</translation>
    </message>
    <message>
        <source>Any format: a Mustache template of your own, filled in with the project</source>
        <translation>어떤 형식이든: 직접 만든 Mustache 템플릿을 프로젝트로 채웁니다</translation>
    </message>
    <message>
        <source>the template</source>
        <translation>템플릿</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>템플릿</translation>
    </message>
    <message>
        <source>the language that names are escaped for</source>
        <translation>이름을 이스케이프할 대상 언어</translation>
    </message>
    <message>
        <source>as-the-template-says</source>
        <translation>템플릿대로</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>이스케이프</translation>
    </message>
    <message>
        <source>Phaser 3 and 4</source>
        <translation>Phaser 3 및 4</translation>
    </message>
    <message>
        <source>the animations would say more than %1 times how a shape lies between its keys; cut the sprite into several, or take tags out</source>
        <translation>애니메이션이 키 사이의 도형을 %1번보다 많이 기록하게 됩니다. 스프라이트를 여러 개로 나누거나 태그를 빼세요</translation>
    </message>
    <message>
        <source>not written: the file is no PNG, and a picture would replace it; give another name</source>
        <translation>기록하지 않음: 이 파일은 PNG가 아니며 그림이 대신하게 됩니다. 다른 이름을 주세요</translation>
    </message>
    <message>
        <source>Densities are left out: Defold takes the mass of the collision object</source>
        <translation>밀도는 빠집니다: Defold는 충돌 객체의 질량을 씁니다</translation>
    </message>
    <message>
        <source>Friction and restitution are those of the first shape of each frame: Matter knows them of whole bodies only</source>
        <translation>마찰과 반발은 각 프레임의 첫 도형의 것입니다: Matter는 몸체 전체의 것만 압니다</translation>
    </message>
    <message>
        <source>Densities are not set: Unity takes the mass of the rigid body</source>
        <translation>밀도는 설정되지 않습니다: Unity는 강체의 질량을 씁니다</translation>
    </message>
    <message>
        <source>The animation of the tag %1 is named %2: a name in Godot differs from all others and has none of / : , [</source>
        <translation>태그 %1의 애니메이션은 %2(이)라는 이름이 됩니다. Godot의 이름은 서로 달라야 하고 / : , [ 문자를 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>Rounding durations to whole ticks, 60 a second, changes them by up to %1 ms</source>
        <translation>지속 시간을 초당 60틱의 정수로 반올림하면 최대 %1 ms 달라집니다</translation>
    </message>
    <message>
        <source>whether HitboxImporter.cs is written, which a game has once</source>
        <translation>HitboxImporter.cs를 쓸지(게임에 하나만 둠)</translation>
    </message>
    <message>
        <source>Editor script</source>
        <translation>편집기 스크립트</translation>
    </message>
    <message>
        <source>Tags are left out: the format has none</source>
        <translation>태그가 제외됩니다. 이 형식에는 없습니다</translation>
    </message>
    <message>
        <source>Categories are left out: the format has none</source>
        <translation>카테고리가 제외됩니다. 이 형식에는 없습니다</translation>
    </message>
    <message>
        <source>not written: the file there is of another kind (%1), and the export would replace it; choose another folder, or move that file away</source>
        <translation>기록하지 않음: 그곳의 파일은 다른 종류(%1)이며 내보내기가 대신하게 됩니다. 다른 폴더를 고르거나 그 파일을 옮기세요</translation>
    </message>
    <message>
        <source>not written: the picture there is none that this program has drawn, and it would be replaced; give another name, or delete it</source>
        <translation>쓰지 않음: 거기 있는 그림은 이 프로그램이 그린 것이 아니며 덮어쓰게 됩니다. 다른 이름을 지정하거나 그 그림을 삭제하세요</translation>
    </message>
    <message>
        <source> (and at least %1 more)</source>
        <translation> (외 최소 %1개)</translation>
    </message>
    <message>
        <source>%1, sprite %2, frame %3, shape %4 %5</source>
        <translation>%1, 스프라이트 %2, 프레임 %3, 도형 %4 %5</translation>
    </message>
    <message>
        <source>the frames up to this one are too large, this one has %1 by %2 pixels; draw contact sheets in place of them, with --sheet</source>
        <translation>이 프레임까지의 프레임들이 너무 큽니다. 이 프레임은 %1×%2픽셀입니다. 대신 --sheet로 콘택트 시트를 그리세요</translation>
    </message>
    <message>
        <source>the stage has %1 shapes, and no picture has more than %2; take instances to several stages</source>
        <translation>스테이지에 도형이 %1개 있는데 그림 하나에는 최대 %2개까지 들어갑니다. 인스턴스를 여러 스테이지로 나누세요</translation>
    </message>
    <message>
        <source>A track of polygons and other shapes has a node for either; that of these is %1</source>
        <translation>다각형과 다른 도형으로 된 트랙에는 각각 노드가 있습니다. 이 도형들의 노드는 %1입니다</translation>
    </message>
    <message>
        <source>No animation goes to the frame: no tag shows it, or it lasts no time</source>
        <translation>어느 애니메이션도 이 프레임에 오지 않습니다: 어느 태그도 보여 주지 않거나 길이가 0입니다</translation>
    </message>
    <message>
        <source>The first frame of %1 lasts no time: in GDevelop no frame does</source>
        <translation>%1의 첫 프레임 길이가 0입니다. GDevelop에서는 모든 프레임이 그렇게 됩니다</translation>
    </message>
    <message>
        <source>Pivots are left out: the format has none</source>
        <translation>피벗이 제외됩니다. 이 형식에는 없습니다</translation>
    </message>
    <message>
        <source>a tile plays the tag that begins with its frame; these play another one here, or none: %1</source>
        <translation>타일은 자기 프레임으로 시작하는 태그를 재생합니다. 여기서 다른 태그를 재생하거나 재생하지 않는 것: %1</translation>
    </message>
    <message>
        <source>The duration is 0: an animation in Tiled stands still at the frame</source>
        <translation>길이가 0입니다. Tiled에서는 애니메이션이 이 프레임에서 멈춥니다</translation>
    </message>
    <message>
        <source>No clip shows the frame: no tag does, or it lasts no time</source>
        <translation>이 프레임을 표시하는 클립이 없습니다. 표시하는 태그가 없거나 길이가 0입니다</translation>
    </message>
    <message>
        <source>the events of frames that no clip shows are left out: %1</source>
        <translation>표시하는 클립이 없는 프레임의 이벤트가 제외됩니다: %1</translation>
    </message>
    <message>
        <source>Durations are left out: the format has none</source>
        <translation>지속 시간이 제외됩니다. 이 형식에는 없습니다</translation>
    </message>
</context>
<context>
    <name>hitbox::stage</name>
    <message>
        <source>the sprite “%1” has no frame “%2”</source>
        <translation>스프라이트 “%1”에 프레임 “%2”이(가) 없습니다</translation>
    </message>
    <message>
        <source>the sprite “%1” has no tag “%2”</source>
        <translation>스프라이트 “%1”에 태그 “%2”이(가) 없습니다</translation>
    </message>
    <message>
        <source>an animation of the sprite “%1” has no frames</source>
        <translation>스프라이트 “%1”의 애니메이션에 프레임이 없습니다</translation>
    </message>
    <message>
        <source>there is no sprite “%1”</source>
        <translation>스프라이트 “%1”이(가) 없습니다</translation>
    </message>
    <message>
        <source>an animation of the sprite “%1” is longer than %2 ticks; shorten its durations</source>
        <translation>스프라이트 “%1”의 애니메이션이 %2틱보다 깁니다. 지속 시간을 줄이세요</translation>
    </message>
    <message>
        <source>the timeline is longer than %1 ticks; play fewer rounds or a smaller offset</source>
        <translation>타임라인이 %1틱보다 깁니다. 재생 횟수나 오프셋을 줄이세요</translation>
    </message>
    <message>
        <source>the stage “%1” has no instance %2; it has %3</source>
        <translation>스테이지 “%1”에 인스턴스 %2이(가) 없습니다. 있는 인스턴스: %3</translation>
    </message>
    <message>
        <source>an animation is played from 1 to %1 rounds</source>
        <translation>애니메이션은 1에서 %1회까지 재생됩니다</translation>
    </message>
    <message>
        <source>the timeline was given up</source>
        <translation>타임라인 계산이 중단되었습니다</translation>
    </message>
    <message>
        <source>there is no stage; place two frames on one</source>
        <translation>스테이지가 없습니다. 스테이지에 프레임 2개를 배치하세요</translation>
    </message>
    <message>
        <source>the stage “%1” has fewer than two instances; place two</source>
        <translation>스테이지 “%1”의 인스턴스가 2개보다 적습니다. 2개를 배치하세요</translation>
    </message>
    <message>
        <source>the two players are the same instance; choose two</source>
        <translation>두 플레이어가 같은 인스턴스입니다. 서로 다른 인스턴스를 선택하세요</translation>
    </message>
</context>
<context>
    <name>hitbox::validation</name>
    <message>
        <source>The export profile %1 cannot be run: %2</source>
        <translation>내보내기 프로필 %1을(를) 실행할 수 없습니다: %2</translation>
    </message>
    <message>
        <source>Export profiles that cannot be run</source>
        <translation>실행할 수 없는 내보내기 프로필</translation>
    </message>
    <message>
        <source>The tag %1 runs from frame %2 to frame %3; the sprite has %4, counted from 0</source>
        <translation>태그 %1의 범위가 프레임 %2에서 %3까지인데, 스프라이트의 프레임은 %4개입니다(0부터 셈)</translation>
    </message>
    <message>
        <source>Let the tag run from frame %1 to frame %2</source>
        <translation>태그 범위를 프레임 %1에서 %2까지로 설정</translation>
    </message>
    <message>
        <source>Delete the tag</source>
        <translation>태그 삭제</translation>
    </message>
    <message>
        <source>Tags beyond the frames</source>
        <translation>프레임을 벗어나는 태그</translation>
    </message>
    <message>
        <source>The category %1 has no bits: in engines nothing hits it</source>
        <translation>카테고리 %1에 비트가 없습니다. 엔진에서는 아무것도 이것을 타격하지 않습니다</translation>
    </message>
    <message>
        <source>The categories %1 and %2 share bits: in engines what hits one hits both</source>
        <translation>카테고리 %1와(과) %2의 비트가 겹칩니다. 엔진에서는 하나를 타격하면 둘 다 타격합니다</translation>
    </message>
    <message>
        <source>Give %1 a bit of its own</source>
        <translation>%1에 고유한 비트 지정</translation>
    </message>
    <message>
        <source>Bits that engines cannot tell categories by</source>
        <translation>엔진이 카테고리를 구별할 수 없는 비트</translation>
    </message>
    <message>
        <source>The outline runs clockwise: %1 takes the other way only and gets it turned</source>
        <translation>윤곽선이 시계 방향입니다. %1은(는) 반대 방향만 받으므로 뒤집어 전달됩니다</translation>
    </message>
    <message>
        <source>Clockwise outlines</source>
        <translation>시계 방향 윤곽선</translation>
    </message>
    <message>
        <source>Point %1 at %2 lies straight between its neighbours and changes nothing</source>
        <translation>%2의 점 %1이(가) 이웃 점과 일직선에 있어 의미가 없습니다</translation>
    </message>
    <message>
        <source>%1 points lie straight between their neighbours and change nothing</source>
        <translation>점 %1개가 이웃 점과 일직선에 있어 의미가 없습니다</translation>
    </message>
    <message>
        <source>Remove points that lie straight on</source>
        <translation>일직선에 있는 점 제거</translation>
    </message>
    <message>
        <source>Points that lie straight on</source>
        <translation>일직선에 있는 점</translation>
    </message>
    <message>
        <source>The outline turns inward at point %1: %2 takes convex polygons only and gets it in pieces</source>
        <translation>윤곽선이 점 %1에서 안쪽으로 꺾입니다. %2은(는) 볼록 다각형만 받으므로 조각으로 전달됩니다</translation>
    </message>
    <message>
        <source>Concave shapes</source>
        <translation>오목한 도형</translation>
    </message>
    <message>
        <source>Several sprites are named %1</source>
        <translation>이름이 %1인 스프라이트가 여러 개입니다</translation>
    </message>
    <message>
        <source>Several frames of the sprite are named %1</source>
        <translation>스프라이트에 이름이 %1인 프레임이 여러 개입니다</translation>
    </message>
    <message>
        <source>Several tags of the sprite are named %1</source>
        <translation>스프라이트에 이름이 %1인 태그가 여러 개입니다</translation>
    </message>
    <message>
        <source>Several categories are named %1</source>
        <translation>이름이 %1인 카테고리가 여러 개입니다</translation>
    </message>
    <message>
        <source>Several stages are named %1</source>
        <translation>이름이 %1인 스테이지가 여러 개입니다</translation>
    </message>
    <message>
        <source>Keep the name for the first and number the others</source>
        <translation>첫 번째는 그대로 두고 나머지에 번호 붙이기</translation>
    </message>
    <message>
        <source>Names used twice</source>
        <translation>중복된 이름</translation>
    </message>
    <message>
        <source>Several points of the frame are named %1, and a game gets the first of them</source>
        <translation>프레임에 이름이 %1인 점이 여러 개이며, 게임은 그중 첫 번째를 받습니다</translation>
    </message>
    <message>
        <source>Points of one name in a frame</source>
        <translation>한 프레임에서 이름이 같은 점</translation>
    </message>
    <message>
        <source>The shapes %1 (number %2) and %3 (number %4) are of one track, and a frame has one shape of it: the lower one counts, which is number %2</source>
        <translation>도형 %1(번호 %2)와(과) %3(번호 %4)이(가) 같은 트랙에 있는데, 한 프레임에는 트랙의 도형이 하나만 있을 수 있습니다. 아래에 있는 번호 %2이(가) 쓰입니다</translation>
    </message>
    <message>
        <source>Take %1 out of the track</source>
        <translation>%1을(를) 트랙에서 빼기</translation>
    </message>
    <message>
        <source>Two shapes of one track in a frame</source>
        <translation>한 프레임에 같은 트랙의 도형 2개</translation>
    </message>
    <message>
        <source>The frame has no shapes, while %1 of the sprite&apos;s %2 frames do</source>
        <translation>스프라이트의 프레임 %2개 중 %1개에는 도형이 있는데 이 프레임에는 없습니다</translation>
    </message>
    <message>
        <source>Copy the shapes of frame %1</source>
        <translation>프레임 %1의 도형 복사</translation>
    </message>
    <message>
        <source>Empty frames among full ones</source>
        <translation>도형이 있는 프레임 사이의 빈 프레임</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>숫자가 아님</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>텍스트가 아님</translation>
    </message>
    <message>
        <source>neither true nor false</source>
        <translation>참도 거짓도 아님</translation>
    </message>
    <message>
        <source>none of the field&apos;s choices</source>
        <translation>필드의 선택 항목이 아님</translation>
    </message>
    <message>
        <source>not a finite number</source>
        <translation>유한한 숫자가 아님</translation>
    </message>
    <message>
        <source>%1 of the shape %2 is %3, which is %4</source>
        <translation>도형 %2의 %1 값 %3: %4</translation>
    </message>
    <message>
        <source>Take it as the field&apos;s type</source>
        <translation>필드 유형에 맞게 변환</translation>
    </message>
    <message>
        <source>Take the default, %1</source>
        <translation>기본값 %1 사용</translation>
    </message>
    <message>
        <source>Values that do not fit their field</source>
        <translation>필드에 맞지 않는 값</translation>
    </message>
    <message>
        <source>The frame shows nothing: its rectangle is %1 by %2 pixels</source>
        <translation>프레임이 아무것도 표시하지 않습니다. 사각형이 %1 × %2픽셀입니다</translation>
    </message>
    <message>
        <source>The frame reaches beyond its image: %1 by %2 pixels at (%3, %4), and the image has %5 by %6</source>
        <translation>프레임이 이미지를 벗어납니다. (%3, %4)에서 %1 × %2픽셀인데 이미지는 %5 × %6픽셀입니다</translation>
    </message>
    <message>
        <source>Cut the frame&apos;s rectangle to the image</source>
        <translation>프레임의 사각형을 이미지에 맞게 자르기</translation>
    </message>
    <message>
        <source>Frames beyond their image</source>
        <translation>이미지를 벗어나는 프레임</translation>
    </message>
    <message>
        <source>The image %1 has changed since shapes were drawn on it</source>
        <translation>도형을 그린 뒤 이미지 %1이(가) 변경되었습니다</translation>
    </message>
    <message>
        <source>Take the new image as it is</source>
        <translation>새 이미지를 그대로 받아들이기</translation>
    </message>
    <message>
        <source>Images that have changed</source>
        <translation>변경된 이미지</translation>
    </message>
    <message>
        <source>The image %1 lies outside the project&apos;s folder</source>
        <translation>이미지 %1이(가) 프로젝트 폴더 밖에 있습니다</translation>
    </message>
    <message>
        <source>Images outside the project&apos;s folder</source>
        <translation>프로젝트 폴더 밖의 이미지</translation>
    </message>
    <message>
        <source>The shape does not lie where it is worked out from the keys of its track</source>
        <translation>도형이 트랙의 키에서 계산된 위치에 있지 않습니다</translation>
    </message>
    <message>
        <source>Work the shape out anew</source>
        <translation>도형 다시 계산</translation>
    </message>
    <message>
        <source>In-betweens out of step with their keys</source>
        <translation>키와 어긋난 중간 도형</translation>
    </message>
    <message>
        <source>The shape lies between keys of its track, and there is none before it</source>
        <translation>도형이 트랙의 키 사이에 있어야 하는데 앞에 키가 없습니다</translation>
    </message>
    <message>
        <source>The shape lies between keys of its track, and there is none behind it</source>
        <translation>도형이 트랙의 키 사이에 있어야 하는데 뒤에 키가 없습니다</translation>
    </message>
    <message>
        <source>The shape lies between keys of its track, and the track has none</source>
        <translation>도형이 트랙의 키 사이에 있어야 하는데 트랙에 키가 없습니다</translation>
    </message>
    <message>
        <source>In-betweens without a key</source>
        <translation>키 없는 중간 도형</translation>
    </message>
    <message>
        <source>The image %1 cannot be used: %2</source>
        <translation>이미지 %1을(를) 사용할 수 없습니다: %2</translation>
    </message>
    <message>
        <source>Images that cannot be read</source>
        <translation>읽을 수 없는 이미지</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: there is no sprite %3</source>
        <translation>스테이지 %1, 인스턴스 %2: 스프라이트 %3이(가) 없습니다</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: the sprite %3 has no frame %4</source>
        <translation>스테이지 %1, 인스턴스 %2: 스프라이트 %3에 프레임 %4이(가) 없습니다</translation>
    </message>
    <message>
        <source>Take the instance off the stage</source>
        <translation>인스턴스를 스테이지에서 제거</translation>
    </message>
    <message>
        <source>Instances of what is not there</source>
        <translation>없는 것을 가리키는 인스턴스</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: the sprite %3 has no tag %4</source>
        <translation>스테이지 %1, 인스턴스 %2: 스프라이트 %3에 태그 %4이(가) 없습니다</translation>
    </message>
    <message>
        <source>Stage %1, instance %2: the stage has no layer %3</source>
        <translation>스테이지 %1, 인스턴스 %2: 스테이지에 레이어 %3이(가) 없습니다</translation>
    </message>
    <message>
        <source>Stage %1, emitter %2: there is no instance %3 to aim at</source>
        <translation>스테이지 %1, 이미터 %2: 조준할 인스턴스 %3이(가) 없습니다</translation>
    </message>
    <message>
        <source>Stage %1, emitter %2: the project has no category %3</source>
        <translation>스테이지 %1, 이미터 %2: 프로젝트에 카테고리 %3이(가) 없습니다</translation>
    </message>
    <message>
        <source>Let the instance keep to its frame</source>
        <translation>인스턴스를 현재 프레임에 고정</translation>
    </message>
    <message>
        <source>Let the instance stand on no layer</source>
        <translation>인스턴스를 레이어에 두지 않기</translation>
    </message>
    <message>
        <source>Let the emitter aim at its place</source>
        <translation>이미터가 그 위치를 조준하게 하기</translation>
    </message>
    <message>
        <source>Let the bullets hit every category</source>
        <translation>탄환이 모든 카테고리를 타격하게 하기</translation>
    </message>
    <message>
        <source>Add the category %1</source>
        <translation>카테고리 %1 추가</translation>
    </message>
    <message>
        <source>Add the layer %1</source>
        <translation>레이어 %1 추가</translation>
    </message>
    <message>
        <source>Tags, layers, targets and categories of stages that are not there</source>
        <translation>스테이지에서 쓰지만 없는 태그, 레이어, 표적, 카테고리</translation>
    </message>
    <message>
        <source>Point %1 all but repeats point %2 at %3: less than 1/256 pixel away</source>
        <translation>점 %1이(가) %3에서 점 %2와(과) 거의 겹칩니다. 거리가 1/256픽셀 미만입니다</translation>
    </message>
    <message>
        <source>Remove the point that all but repeats another</source>
        <translation>다른 점과 거의 겹치는 점 제거</translation>
    </message>
    <message>
        <source>Remove the %1 points that all but repeat others</source>
        <translation>다른 점과 거의 겹치는 점 %1개 제거</translation>
    </message>
    <message>
        <source>Points that all but repeat</source>
        <translation>거의 겹치는 점</translation>
    </message>
    <message>
        <source>The shape lies where the picture is wholly transparent</source>
        <translation>도형이 그림의 완전히 투명한 곳에 있습니다</translation>
    </message>
    <message>
        <source>Shapes over nothing</source>
        <translation>빈 곳 위의 도형</translation>
    </message>
    <message>
        <source>The shape lies outside the frame, which is %1 by %2 pixels</source>
        <translation>도형이 %1 × %2픽셀인 프레임 밖에 있습니다</translation>
    </message>
    <message>
        <source>Move the shape into the frame</source>
        <translation>도형을 프레임 안으로 이동</translation>
    </message>
    <message>
        <source>Shapes outside the frame</source>
        <translation>프레임 밖의 도형</translation>
    </message>
    <message>
        <source>The picture that the frame&apos;s shapes were drawn on is gone: it shows nothing now</source>
        <translation>프레임의 도형을 그린 그림이 사라졌습니다. 이제 아무것도 표시하지 않습니다</translation>
    </message>
    <message>
        <source>The picture that the frame&apos;s shapes were drawn on is gone: it shows another one now</source>
        <translation>프레임의 도형을 그린 그림이 사라졌습니다. 이제 다른 그림을 표시합니다</translation>
    </message>
    <message>
        <source>The picture that the frame&apos;s shapes were drawn on is gone: it shows that of frame %1 now</source>
        <translation>프레임의 도형을 그린 그림이 사라졌습니다. 이제 프레임 %1의 그림을 표시합니다</translation>
    </message>
    <message>
        <source>Take the picture that it shows</source>
        <translation>표시되는 그림을 받아들이기</translation>
    </message>
    <message>
        <source>Delete the frame with its shapes</source>
        <translation>프레임을 도형과 함께 삭제</translation>
    </message>
    <message>
        <source>Frames whose picture is gone</source>
        <translation>그림이 사라진 프레임</translation>
    </message>
    <message>
        <source>The export profile %1 leaves the project: %2; `hitbox export` does it with --allow-outside only</source>
        <translation>내보내기 프로필 %1이(가) 프로젝트를 벗어납니다: %2; `hitbox export`는 --allow-outside가 있을 때만 내보냅니다</translation>
    </message>
    <message>
        <source>Export profiles that leave the project</source>
        <translation>프로젝트를 벗어나는 내보내기 프로필</translation>
    </message>
    <message>
        <source>Delete the shape %1</source>
        <translation>도형 %1 삭제</translation>
    </message>
    <message>
        <source>Make the shape a key</source>
        <translation>도형을 키로 만들기</translation>
    </message>
    <message>
        <source>Point %1 repeats point %2 at %3: edge %2 has no length</source>
        <translation>점 %1이(가) %3에서 점 %2와(과) 겹칩니다. 변 %2의 길이가 0입니다</translation>
    </message>
    <message>
        <source>Remove the repeated point</source>
        <translation>중복된 점 제거</translation>
    </message>
    <message>
        <source>Remove the %1 repeated points</source>
        <translation>중복된 점 %1개 제거</translation>
    </message>
    <message>
        <source>Repeated points</source>
        <translation>중복된 점</translation>
    </message>
    <message>
        <source>: points %1 and %2 lie in one place</source>
        <translation>: 점 %1와(과) %2이(가) 같은 위치에 있습니다</translation>
    </message>
    <message>
        <source>: point %1 lies on edge %2</source>
        <translation>: 점 %1이(가) 변 %2 위에 있습니다</translation>
    </message>
    <message>
        <source>Edges %1 and %2 cross at %3</source>
        <translation>변 %1와(과) %2이(가) %3에서 교차합니다</translation>
    </message>
    <message>
        <source>Edges %1 and %2 touch at %3</source>
        <translation>변 %1와(과) %2이(가) %3에서 닿습니다</translation>
    </message>
    <message>
        <source>Edges %1 and %2 overlap from %3 to %4</source>
        <translation>변 %1와(과) %2이(가) %3에서 %4까지 겹칩니다</translation>
    </message>
    <message>
        <source>: the outline turns straight back at point %1</source>
        <translation>: 윤곽선이 점 %1에서 곧장 되돌아옵니다</translation>
    </message>
    <message>
        <source>More pairs of edges meet than are listed: %1 more</source>
        <translation>표시된 것 외에도 만나는 변이 %1쌍 더 있습니다</translation>
    </message>
    <message>
        <source>The outline is too much of a tangle to tell where its edges meet</source>
        <translation>윤곽선이 너무 엉켜 있어 변이 만나는 곳을 알 수 없습니다</translation>
    </message>
    <message>
        <source>More pairs of edges meet than are listed: at least %1 more</source>
        <translation>표시된 것 외에도 만나는 변이 %1쌍 이상 더 있습니다</translation>
    </message>
    <message>
        <source>Remove points that repeat, turn back or lie straight on</source>
        <translation>중복되거나 되돌아오거나 일직선에 있는 점 제거</translation>
    </message>
    <message>
        <source>Untangle, keeping what is filled</source>
        <translation>채워진 영역을 유지하며 엉킨 곳 풀기</translation>
    </message>
    <message>
        <source>Untangle into %1 shapes, keeping what is filled</source>
        <translation>채워진 영역을 유지하며 도형 %1개로 풀기</translation>
    </message>
    <message>
        <source>Untangle into %1 shapes, keeping what is filled; holes stay open, cut through to the outside: %2</source>
        <translation>채워진 영역을 유지하며 도형 %1개로 풀기. 구멍은 바깥까지 잘라 열어 둠: %2</translation>
    </message>
    <message>
        <source>Take the outer outline, filling what it winds around</source>
        <translation>바깥 윤곽선만 남기고 안쪽 채우기</translation>
    </message>
    <message>
        <source>Take the %1 outer outlines, filling what they wind around</source>
        <translation>바깥 윤곽선 %1개만 남기고 안쪽 채우기</translation>
    </message>
    <message>
        <source>Split in two at %1</source>
        <translation>%1에서 둘로 나누기</translation>
    </message>
    <message>
        <source>Keep all points, joined in an order that crosses nothing</source>
        <translation>모든 점을 유지하고 교차하지 않는 순서로 연결</translation>
    </message>
    <message>
        <source>Outlines that cross themselves</source>
        <translation>자기 교차 윤곽선</translation>
    </message>
    <message>
        <source>The outline turns straight back at point %1, %2</source>
        <translation>윤곽선이 점 %1(%2)에서 곧장 되돌아옵니다</translation>
    </message>
    <message>
        <source>Remove the spikes, and points that repeat or lie straight on</source>
        <translation>돌출부와 중복되거나 일직선에 있는 점 제거</translation>
    </message>
    <message>
        <source>Spikes</source>
        <translation>뾰족한 돌출부</translation>
    </message>
    <message>
        <source>The shape is too small to be meant: it fills less than 1/256 of a pixel</source>
        <translation>도형이 너무 작아 의도한 것이 아닌 듯합니다. 면적이 1/256픽셀 미만입니다</translation>
    </message>
    <message>
        <source>Shapes of hardly any area</source>
        <translation>면적이 거의 없는 도형</translation>
    </message>
    <message>
        <source>The polygon has %1 of the 3 points it needs at least</source>
        <translation>다각형의 점이 %1개입니다. 최소 3개가 필요합니다</translation>
    </message>
    <message>
        <source>The chain has %1 of the 2 points it needs at least</source>
        <translation>체인의 점이 %1개입니다. 최소 2개가 필요합니다</translation>
    </message>
    <message>
        <source>Too few points</source>
        <translation>너무 적은 점</translation>
    </message>
    <message>
        <source>The outline has %1 points: %2 takes at most %3 and gets it in pieces</source>
        <translation>윤곽선의 점이 %1개입니다. %2은(는) 최대 %3개를 받으므로 조각으로 전달됩니다</translation>
    </message>
    <message>
        <source>More points than the engine takes</source>
        <translation>엔진이 받는 수보다 많은 점</translation>
    </message>
    <message>
        <source>The shape is to be worked out from its keys by “%1”, which is no way known here; it counts as a key</source>
        <translation>도형을 키에서 “%1” 방식으로 계산해야 하지만 여기서는 모르는 방식이라 키로 취급합니다</translation>
    </message>
    <message>
        <source>In-betweens of an unknown kind</source>
        <translation>알 수 없는 종류의 중간 도형</translation>
    </message>
    <message>
        <source>The project has no category %1</source>
        <translation>프로젝트에 카테고리 %1이(가) 없습니다</translation>
    </message>
    <message>
        <source>Leave the shape without a category</source>
        <translation>도형을 카테고리 없이 두기</translation>
    </message>
    <message>
        <source>Unknown categories</source>
        <translation>알 수 없는 카테고리</translation>
    </message>
    <message>
        <source>The category %1 hits %2, which the project does not have</source>
        <translation>카테고리 %1이(가) 프로젝트에 없는 %2을(를) 타격합니다</translation>
    </message>
    <message>
        <source>Let it hit %1 no more</source>
        <translation>%1을(를) 더 이상 타격하지 않게 하기</translation>
    </message>
    <message>
        <source>Hits on categories that are not there</source>
        <translation>없는 카테고리에 대한 타격</translation>
    </message>
    <message>
        <source>The frame has an event without a name</source>
        <translation>프레임에 이름 없는 이벤트가 있습니다</translation>
    </message>
    <message>
        <source>The frame has a point without a name</source>
        <translation>프레임에 이름 없는 점이 있습니다</translation>
    </message>
    <message>
        <source>Give it a name that can be changed</source>
        <translation>바꿀 수 있는 이름 붙이기</translation>
    </message>
    <message>
        <source>Remove what has no name</source>
        <translation>이름 없는 것 제거</translation>
    </message>
    <message>
        <source>Events and points without a name</source>
        <translation>이름 없는 이벤트와 점</translation>
    </message>
    <message>
        <source>The polygon has no area</source>
        <translation>다각형의 면적이 없습니다</translation>
    </message>
    <message>
        <source>The circle has a radius of 0</source>
        <translation>원의 반지름이 0입니다</translation>
    </message>
    <message>
        <source>The capsule has a radius of 0</source>
        <translation>캡슐의 반지름이 0입니다</translation>
    </message>
    <message>
        <source>The box has a width of 0</source>
        <translation>상자의 너비가 0입니다</translation>
    </message>
    <message>
        <source>The box has a height of 0</source>
        <translation>상자의 높이가 0입니다</translation>
    </message>
    <message>
        <source>Shapes without area</source>
        <translation>면적이 없는 도형</translation>
    </message>
    <message>
        <source>Two versions were merged that both changed %1</source>
        <translation>양쪽 모두 %1을(를) 바꾼 두 판이 병합되었습니다</translation>
    </message>
    <message>
        <source>Two versions were merged, of which one removed %1 and the other changed it</source>
        <translation>한쪽은 %1을(를) 지우고 다른 쪽은 바꾼 두 판이 병합되었습니다</translation>
    </message>
    <message>
        <source>Two versions were merged that both moved some of %1</source>
        <translation>양쪽 모두 %1 일부를 옮긴 두 판이 병합되었습니다</translation>
    </message>
    <message>
        <source>Two versions were merged, and a name that one of them gave is that of something else</source>
        <translation>두 판이 병합되었고, 한쪽이 준 이름은 다른 것의 이름입니다</translation>
    </message>
    <message>
        <source>Two versions were merged that moved a shape to two places: it is there twice</source>
        <translation>한 도형을 두 곳으로 옮긴 두 판이 병합되어 두 개 있습니다</translation>
    </message>
    <message>
        <source>Two versions were merged, and %1 is gone with all that it named</source>
        <translation>두 판이 병합되었고, %1은(는) 가리키던 모든 것과 함께 사라졌습니다</translation>
    </message>
    <message>
        <source>Two versions were merged that do not agree</source>
        <translation>서로 맞지 않는 두 판이 병합되었습니다</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>그대로 두기</translation>
    </message>
    <message>
        <source>Conflicts of a merge</source>
        <translation>병합 충돌</translation>
    </message>
    <message numerus="yes">
        <source>%n images in %1 lie outside the project&apos;s folder</source>
        <translation>
            <numerusform>%1에 있는 이미지 %n개가 프로젝트 폴더 밖에 있습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>%1 파일이 없습니다</translation>
    </message>
    <message>
        <source>simplify the outline, or draw it anew</source>
        <translation>윤곽을 단순화하거나 새로 그리세요</translation>
    </message>
    <message>
        <source>The outline is too much of a tangle to untangle: %1</source>
        <translation>윤곽이 너무 엉켜 있어 풀 수 없습니다: %1</translation>
    </message>
    <message>
        <source>To untangle the outline makes %1 shapes of it, and %2 are the most: %3</source>
        <translation>윤곽을 풀면 도형 %1개가 되는데, 최대는 %2개입니다: %3</translation>
    </message>
</context>
<context>
    <name>images</name>
    <message>
        <source>alpha threshold</source>
        <translation>알파 임계값</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>허용 오차</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>확장</translation>
    </message>
    <message>
        <source>smallest island</source>
        <translation>최소 섬 크기</translation>
    </message>
    <message>
        <source>number of vertices</source>
        <translation>꼭짓점 수</translation>
    </message>
</context>
<context>
    <name>import</name>
    <message>
        <source>animation “%1”</source>
        <translation>애니메이션 “%1”</translation>
    </message>
    <message>
        <source>found more than %1 shapes in all frames</source>
        <translation>모든 프레임의 도형이 %1개를 넘습니다</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1행</translation>
    </message>
    <message>
        <source>found a coordinate beyond 1000000000</source>
        <translation>1000000000을 벗어난 좌표가 있습니다</translation>
    </message>
    <message>
        <source>found a value that is no number</source>
        <translation>숫자가 아닌 값이 있습니다</translation>
    </message>
    <message>
        <source>found a value that is no Vector2 of two numbers</source>
        <translation>두 숫자로 된 Vector2가 아닌 값이 있습니다</translation>
    </message>
    <message>
        <source>found a length below 0</source>
        <translation>0보다 작은 길이가 있습니다</translation>
    </message>
    <message>
        <source>found a list of points that is not all pairs of numbers</source>
        <translation>숫자 쌍으로만 이루어지지 않은 점 목록이 있습니다</translation>
    </message>
    <message>
        <source>found a transform where position, rotation and scale are read; save the scene with Godot</source>
        <translation>위치, 회전, 배율을 읽을 곳에 변환이 있습니다. Godot에서 씬을 저장하세요</translation>
    </message>
    <message>
        <source>an object with x and y</source>
        <translation>x와 y가 있는 객체</translation>
    </message>
    <message>
        <source>an array of points</source>
        <translation>점의 배열</translation>
    </message>
    <message>
        <source>a number from 0 on</source>
        <translation>0 이상의 숫자</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Draws, checks, previews and exports 2D hitboxes.</source>
        <translation>2D 히트박스를 그리고, 검사하고, 미리 보고, 내보냅니다.</translation>
    </message>
    <message>
        <source>Projects (NAME.hitbox), images and folders of images to open.</source>
        <translation>열 프로젝트(NAME.hitbox), 이미지, 이미지 폴더.</translation>
    </message>
    <message>
        <source>Open a copy of the sample project.</source>
        <translation>예제 프로젝트의 사본을 엽니다.</translation>
    </message>
</context>
<context>
    <name>project file</name>
    <message>
        <source>a PNG image</source>
        <translation>PNG 이미지</translation>
    </message>
    <message>
        <source>a JPEG image</source>
        <translation>JPEG 이미지</translation>
    </message>
    <message>
        <source>a GIF image</source>
        <translation>GIF 이미지</translation>
    </message>
    <message>
        <source>a WebP image or a sound</source>
        <translation>WebP 이미지 또는 소리</translation>
    </message>
    <message>
        <source>a BMP image</source>
        <translation>BMP 이미지</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>ZIP 아카이브</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>gzip 아카이브</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>text in UTF-16</source>
        <translation>UTF-16 텍스트</translation>
    </message>
</context>
</TS>
