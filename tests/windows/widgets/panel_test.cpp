#include "test_class.h"
#include "windows/widgets/panel.h"

#include <QContextMenuEvent>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include <memory>

using namespace hitbox;

namespace {

class Numbered : public Panel
{
public:
    Numbered()
        : Panel(QStringLiteral("Numbered"))
    {
        setFoldable();
        for (const char *name : {"stays", "goes second", "goes first"}) {
            auto *part = new QWidget(this);
            part->setObjectName(QString::fromLatin1(name));
            part->setFixedSize(60, 10);
            addToHeader(part);
        }
        letGiveWay(findChild<QWidget *>(QStringLiteral("goes first")));
        letGiveWay(findChild<QWidget *>(QStringLiteral("goes second")));
        auto *line = new QWidget(this);
        line->setMinimumHeight(200);
        body()->addWidget(line);
    }
};

} // namespace

class PanelTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_panel.reset();
        m_window = std::make_unique<QWidget>(); // which lets it be narrower than its header would have it
        m_window->resize(600, 400);
        m_panel = std::make_unique<Numbered>();
        m_panel->setParent(m_window.get());
        m_panel->resize(300, 300);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    void itFoldsByItsArrow()
    {
        QSignalSpy told(m_panel.get(), &Panel::foldChanged);
        QTest::mouseClick(arrow(), Qt::LeftButton);
        QVERIFY(!m_panel->isOpen());
        QVERIFY(!m_panel->content()->isVisible());
        QCOMPARE(told.size(), 1);
        QTest::mouseClick(arrow(), Qt::LeftButton);
        QVERIFY(m_panel->isOpen() && m_panel->content()->isVisible());
        m_panel->setFold(Section::Fold::Open);
        QCOMPARE(told.size(), 2);
    }

    void whatGivesWayGoesInItsTurnAndComesBack()
    {
        const auto hidden = [this] {
            QStringList names;
            for (const char *name : {"stays", "goes second", "goes first"}) {
                if (m_panel->findChild<QWidget *>(QString::fromLatin1(name))->isHidden())
                    names.append(QString::fromLatin1(name));
            }
            return names;
        };
        m_panel->resize(500, 300);
        QCOMPARE(hidden(), QStringList());
        int width = 500;
        const auto narrowUntil = [&](qsizetype count) {
            while (hidden().size() < count && width > 100)
                m_panel->resize(--width, 300);
        };
        narrowUntil(1);
        QCOMPARE(hidden(), QStringList{"goes first"});
        narrowUntil(2);
        QCOMPARE(hidden(), (QStringList{"goes second", "goes first"}));
        m_panel->resize(100, 300);
        QCOMPARE(hidden(), (QStringList{"goes second", "goes first"}));
        m_panel->resize(width + 1, 300);
        QCOMPARE(hidden(), QStringList{"goes first"});
        m_panel->resize(500, 300);
        QCOMPARE(hidden(), QStringList());
    }

    void itFoldsByItsTitle()
    {
        QTest::mouseClick(m_panel->findChild<QLabel *>(QStringLiteral("PanelTitle")), Qt::LeftButton);
        QVERIFY(!m_panel->isOpen());
        QTest::mouseClick(m_panel.get(), Qt::LeftButton, {}, {150, 15});
        QVERIFY(m_panel->isOpen());
        QTest::mouseClick(m_panel.get(), Qt::LeftButton, {}, {150, 250});
        QVERIFY(m_panel->isOpen());
    }

    void foldedItTakesNoMoreThanItsHeader()
    {
        const QSizePolicy::Policy open = m_panel->sizePolicy().verticalPolicy();
        m_panel->setFold(Section::Fold::Closed);
        QCOMPARE(m_panel->sizePolicy().verticalPolicy(), QSizePolicy::Fixed);
        QVERIFY(m_panel->sizeHint().height() < 60);
        m_panel->setFold(Section::Fold::Open);
        QCOMPARE(m_panel->sizePolicy().verticalPolicy(), open);
        QVERIFY(m_panel->sizeHint().height() > 200);
    }

    void itsHeaderAsksForAMenu()
    {
        QSignalSpy asked(m_panel.get(), &Panel::headerMenuWanted);
        for (const QPoint place : {QPoint(150, 15), QPoint(150, 250)}) {
            QContextMenuEvent event(QContextMenuEvent::Mouse, place, m_panel->mapToGlobal(place));
            QApplication::sendEvent(m_panel.get(), &event);
        }
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.first().first().toPoint(), m_panel->mapToGlobal(QPoint(150, 15)));
    }

    void aPanelThatDoesNotFoldIsAlwaysOpen()
    {
        Panel fixed(QStringLiteral("Fixed"));
        fixed.resize(200, 100);
        QTest::mouseClick(&fixed, Qt::LeftButton, {}, {100, 15});
        QVERIFY(fixed.isOpen());
        QVERIFY(fixed.findChild<QToolButton *>(QStringLiteral("Fold"))->isHidden());
    }

private:
    QToolButton *arrow() const { return m_panel->findChild<QToolButton *>(QStringLiteral("Fold")); }

    std::unique_ptr<QWidget> m_window;
    std::unique_ptr<Panel> m_panel;
};

HITBOX_WINDOW_TEST(PanelTest)
#include "panel_test.moc"
