#include "scene/icons.h"
#include "test_class.h"
#include "tools/all_tools.h"

#include "drawing/theme.h"

#include <QDirIterator>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QPixmap>
#include <QRegularExpression>
#include <QTest>

using namespace hitbox;

namespace {

/// Every icon that the editor's sources name, tables of tools included.
QStringList namedIcons()
{
    static const QRegularExpression resource(":/icons/[a-z0-9-]+\\.svg");
    QStringList names;
    QDirIterator files(HITBOX_SOURCE_DIR "/editor", {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        auto matches = resource.globalMatch(QString::fromUtf8(file.readAll()));
        while (matches.hasNext())
            names.append(matches.next().captured());
    }
    names.removeDuplicates();
    names.sort();
    return names;
}

int inkedPixels(const QImage &image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += qAlpha(image.pixel(x, y)) > 0 ? 1 : 0;
    }
    return count;
}

/// The colour of the pixels that are fully inked; strokes may be too thin for any at small sizes.
QColor inkOf(const QPixmap &pixmap)
{
    const QImage image = pixmap.toImage();
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (qAlpha(image.pixel(x, y)) == 255)
                return image.pixelColor(x, y);
        }
    }
    return {};
}

} // namespace

class IconsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyNamedIconIsThereAndDrawsSomething_data();
    void everyNamedIconIsThereAndDrawsSomething();
    void everyToolHasAnIconOfItsOwn();
    void statesHaveTheThemesColors();
    void picturesAreSharpAtAnyScreenScale();
    void anIconThatIsAbsentIsEmpty();
};

void IconsTest::everyNamedIconIsThereAndDrawsSomething_data()
{
    QTest::addColumn<QString>("resource");
    QVERIFY(namedIcons().size() > 10);
    for (const QString &name : namedIcons())
        QTest::newRow(qPrintable(name)) << name;
}

void IconsTest::everyNamedIconIsThereAndDrawsSomething()
{
    QFETCH(QString, resource);
    QVERIFY(QFile::exists(resource));
    const QIcon icon = themedIcon(resource);
    QVERIFY(!icon.isNull());
    const int inked = inkedPixels(icon.pixmap(24, 24).toImage());
    QVERIFY(inked > 10);
    QVERIFY(inkedPixels(iconPixmap(resource, Qt::red, 24, 1).toImage()) > 10);
}

void IconsTest::everyToolHasAnIconOfItsOwn()
{
    QSet<QString> icons;
    for (const ToolInfo &info : allTools()) {
        QVERIFY2(QFile::exists(info.icon), info.icon);
        icons.insert(info.icon);
    }
    QCOMPARE(icons.size(), allTools().size());
}

void IconsTest::statesHaveTheThemesColors()
{
    const QString resource(":/icons/box.svg");
    const QIcon icon = themedIcon(resource);
    for (const ThemeChoice choice : {ThemeChoice::Dark, ThemeChoice::Light}) {
        const Theme theme = themeFor(choice);
        QGuiApplication::setPalette(paletteOf(theme));
        QCOMPARE(inkOf(icon.pixmap({96, 96}, QIcon::Normal, QIcon::Off)), theme.text);
        QCOMPARE(inkOf(icon.pixmap({96, 96}, QIcon::Normal, QIcon::On)), theme.accent);
        QCOMPARE(inkOf(icon.pixmap({96, 96}, QIcon::Disabled, QIcon::Off)), theme.dim);
    }
    QCOMPARE(inkOf(iconPixmap(resource, QColor("#123456"), 96, 1)), QColor("#123456"));
}

void IconsTest::picturesAreSharpAtAnyScreenScale()
{
    const QPixmap twice = iconPixmap(":/icons/box.svg", Qt::red, 18, 2);
    QCOMPARE(twice.size(), QSize(36, 36));
    QCOMPARE(twice.deviceIndependentSize(), QSizeF(18, 18));
    const QIcon icon = themedIcon(":/icons/box.svg");
    QCOMPARE(icon.pixmap(QSize(18, 18), 2.0).size(), QSize(36, 36));
}

void IconsTest::anIconThatIsAbsentIsEmpty()
{
    QCOMPARE(inkedPixels(iconPixmap(":/icons/no-such-icon.svg", Qt::red, 24, 1).toImage()), 0);
}

HITBOX_WINDOW_TEST(IconsTest)
#include "icons_test.moc"
