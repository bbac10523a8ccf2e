#include "test_class.h"
#include "windows/sprites/missing_image_bar.h"

#include "document/edits.h"
#include "windows/window_bench.h"

#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

#include <algorithm>

using namespace hitbox;
using namespace hitbox::bench;

/// A frame whose image is gone is empty ground: the canvas says why.
class MissingImageBarTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_bench = std::make_unique<WindowBench>();
        QVERIFY(m_bench->shown);
        QImage image(16, 16, QImage::Format_ARGB32);
        image.fill(Qt::red);
        QVERIFY(image.save(m_bench->path("there.png")));
        Document document = session().document();
        for (const char *name : {"there", "gone"}) {
            Sprite sprite{.name = QString(name), .image = m_bench->path(QString(name) + ".png")};
            sprite.frames.append(Frame{.name = QString(name), .rect = QRect(0, 0, 16, 16), .size = QSize(16, 16)});
            document = withSprite(document, sprite);
        }
        session().commit(document, "Add both");
    }
    void cleanup() { m_bench.reset(); }

    void itSaysWhichImageCannotBeUsed()
    {
        goTo("gone");
        QTRY_VERIFY(bar().isVisible());
        QVERIFY(sentence().text().contains("gone.png"));
        goTo("there");
        QTRY_VERIFY(!bar().isVisible());
        goTo("gone");
        QTRY_VERIFY(bar().isVisible());
        session().setMode(Session::Mode::Stage);
        QTRY_VERIFY(bar().isHidden());
    }

    void itSaysAllOfItInSoManyLines()
    {
        goTo("gone");
        QTRY_VERIFY(bar().isVisible());
        const QWidget &canvas = *bar().parentWidget();
        for (const int width : {1280, 1000, 1280}) {
            m_bench->window->resize(width, 720);
            QTRY_VERIFY(canvas.rect().contains(bar().geometry()));
            const QLabel &text = sentence();
            QTRY_VERIFY(text.width() >= text.fontMetrics().horizontalAdvance(text.text()) || text.wordWrap());
            QLabel alike(text.text());
            alike.setFont(text.font());
            alike.setWordWrap(text.wordWrap());
            QTRY_COMPARE(text.height(), alike.heightForWidth(text.width()));
            QVERIFY(bar().rect().contains(QRect(text.mapTo(&bar(), QPoint(0, 0)), text.size())));
            for (const QPushButton *button : bar().findChildren<QPushButton *>()) {
                QVERIFY(button->width() >= button->sizeHint().width());
                QVERIFY(bar().rect().contains(button->geometry()));
                QVERIFY(!button->geometry().intersects(text.geometry()));
            }
        }
    }

    /// A canvas is narrow before the window has laid it out.
    void aNarrowCanvasLeavesNoHeightBehind()
    {
        goTo("gone");
        QTRY_VERIFY(bar().isVisible());
        const int height = bar().height();
        auto &canvas = *bar().parentWidget();
        const QSize size = canvas.size();
        canvas.resize(100, size.height());
        QVERIFY(bar().height() > height);
        canvas.resize(size);
        QCOMPARE(bar().height(), height);
    }

    void itAsksForTheImageOfTheFrameInView()
    {
        goTo("gone");
        QTRY_VERIFY(bar().isVisible());
        for (const auto wanted : {&MissingImageBar::findWanted, &MissingImageBar::replaceWanted})
            disconnect(&bar(), wanted, nullptr, nullptr); // the window's dialogs wait for an answer
        QSignalSpy found(&bar(), &MissingImageBar::findWanted);
        QSignalSpy replaced(&bar(), &MissingImageBar::replaceWanted);
        bar().findChild<QPushButton *>("Primary")->click();
        bar().findChild<QPushButton *>("ReplaceImage")->click();
        QCOMPARE(found.size(), 1);
        QCOMPARE(replaced.size(), 1);
        QCOMPARE(found.first().first().value<FrameRef>(), session().currentFrame());
    }

private:
    Session &session() const { return m_bench->front().session(); }
    MissingImageBar &bar() const { return *m_bench->front().findChild<MissingImageBar *>(); }
    const QLabel &sentence() const
    {
        const QList<QLabel *> labels = bar().findChildren<QLabel *>();
        return **std::ranges::find_if(labels, [](const QLabel *label) { return !label->text().isEmpty(); });
    }
    void goTo(const QString &sprite)
    {
        const QList<Sprite> &sprites = session().document().sprites;
        for (int i = 0; i < sprites.size(); ++i) {
            if (sprites.at(i).name == sprite)
                session().setCurrentFrame({i, 0});
        }
    }

    std::unique_ptr<WindowBench> m_bench;
};

HITBOX_WINDOW_TEST(MissingImageBarTest)
#include "missing_image_bar_test.moc"
