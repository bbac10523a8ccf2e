#include "formats/importers/json_sheet.h"
#include "rooted.h"
#include "test_class.h"

#include "formats/text/refusing.h"

#include <QTest>

using namespace hitbox;

namespace {

Result<JsonDocument> parsed(const QByteArray &text)
{
    return JsonDocument::parse(text, "file");
}

const QByteArray two = R"({"frames": {
 "a": {"frame": {"x": 1, "y": 2, "w": 10, "h": 20}, "rotated": true},
 "b": {"frame": {"x": 11, "y": 2, "w": 10, "h": 20}, "spriteSourceSize": {"x": 3, "y": 4, "w": 10, "h": 20},
       "sourceSize": {"w": 16, "h": 32}, "anchor": {"x": 0.5, "y": 1}, "duration": 40, "vertices": []}}})";

} // namespace

class JsonSheetTest : public QObject
{
    Q_OBJECT

private slots:
    void framesAreTrimmedAndPivotsAreShares()
    {
        const auto file = parsed(two);
        QVERIFY(file);
        const JsonSheet sheet = jsonSheetOf(*file->root().member("frames"));
        QCOMPARE(sheet.turned, (QHash<int, int>{{0, 270}}));
        QCOMPARE(sheet.frames[0].rect, QRect(1, 2, 20, 10));
        QCOMPARE(sheet.frames[0].size, QSize(10, 20));
        const Frame &frame = sheet.frames[1];
        QCOMPARE(frame.name, QStringLiteral("b"));
        QCOMPARE(frame.rect, QRect(11, 2, 10, 20));
        QCOMPARE(frame.size, QSize(16, 32));
        QCOMPARE(frame.offset, QPoint(3, 4));
        QCOMPARE(frame.pivot, (geometry::Point{8, 32}));
        QCOMPARE(sheet.stated, Stated::Layout | Stated::Pivots | Stated::Durations);
        QCOMPARE(sheet.notes.list().size(), 1);
        QVERIFY(sheet.notes.list()[0].what.contains("1 frame has a mesh"));
    }

    void aSheetIsToldByItsFirstFrame()
    {
        for (const QByteArray &text :
             {two, QByteArray("{\"frames\": []}"), QByteArray("{\"frames\": [{\"frame\": 1}]}")})
            QVERIFY2(holdsSheetFrames(parsed(text)->root()), text.constData());
        for (const char *text : {"{}", "{\"frames\": 3}", "{\"frames\": [{\"image\": 1}]}", "{\"frames\": [1]}"})
            QVERIFY2(!holdsSheetFrames(parsed(text)->root()), text);
        QCOMPARE(writingProgram(parsed("{\"meta\": {\"app\": \"https://www.Aseprite.org/\"}}")->root()),
                 QStringLiteral("https://www.aseprite.org/"));
        QCOMPARE(writingProgram(parsed("{}")->root()), QString());
    }

    void whatIsNoFrameIsRefusedByItsPlace()
    {
        const auto refused = [](QByteArray text) {
            const auto file = parsed(text);
            return refusalOf([&] { jsonSheetOf(*file->root().member("frames")); });
        };
        QVERIFY(refused(QByteArray(two).replace("\"w\": 16", "\"w\": 0")).contains("frames.b.sourceSize.w"));
        QVERIFY(refused(QByteArray(two).replace("0.5", "1e9")).contains("shares of the frame, frames.b.anchor"));
        QVERIFY(refused(QByteArray(two).replace("40", "-1")).contains("milliseconds"));
        QVERIFY(refused("{\"frames\": 3}").contains("the frames of a sheet"));
        QVERIFY(refused("{\"frames\": [{\"frame\": 3}]}").contains("\"filename\" is missing"));
        QVERIFY(refused("{\"frames\": [" + QByteArray("0,").repeated(200'000) + "0]}").contains("200000 frames"));
    }

    void aSheetWithoutAnImageOfItsNameIsRefused()
    {
        ImportNotes notes;
        ImportSource source;
        source.path = rooted("/nonexistent/ship.json");
        QVERIFY(refusalOf([&] { spriteOfSheet(source, std::nullopt, notes); }).contains("none called “ship”"));
        const auto file = parsed("{\"image\": \"art/boat.png\"}");
        const Sprite sprite = spriteOfSheet(source, file->root().member("image"), notes);
        QVERIFY(notes.list().isEmpty());
        QCOMPARE(sprite.name, QStringLiteral("boat"));
        QCOMPARE(sprite.image, rooted("/nonexistent/art/boat.png"));
    }
};

HITBOX_CORE_TEST(JsonSheetTest)
#include "json_sheet_test.moc"
