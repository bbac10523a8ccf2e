#pragma once

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include <functional>
#include <utility>

/// Waits for the next modal dialog and answers it as a person would; the test goes on when the dialog is closed.
namespace hitbox::bench {

class ModalAnswer
{
public:
    explicit ModalAnswer(std::function<void(QDialog &)> answer)
        : m_answer(std::move(answer))
    {
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { look(); });
        m_timer.start(5);
    }

    /// The dialog came up.
    bool asked() const { return m_asked; }
    /// What it said, when it was a message box.
    QString text() const { return m_text; }

private:
    void look()
    {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        m_timer.stop();
        m_asked = true;
        if (const auto *box = qobject_cast<QMessageBox *>(dialog))
            m_text = box->text() + QLatin1Char('\n') + box->informativeText();
        m_answer(*dialog);
        if (QApplication::activeModalWidget() == dialog) // a test that answers wrongly fails rather than hangs
            dialog->reject();
    }

    std::function<void(QDialog &)> m_answer;
    QTimer m_timer;
    bool m_asked = false;
    QString m_text;
};

/// Clicks a standard button of a message box.
inline std::function<void(QDialog &)> click(QMessageBox::StandardButton button)
{
    return [button](QDialog &dialog) {
        if (auto *box = qobject_cast<QMessageBox *>(&dialog); box && box->button(button))
            QTest::mouseClick(box->button(button), Qt::LeftButton);
    };
}

/// Clicks the button of a message box that has this text.
inline std::function<void(QDialog &)> clickText(const QString &text)
{
    return [text](QDialog &dialog) {
        for (QAbstractButton *button : dialog.findChildren<QAbstractButton *>()) {
            if (button->text().remove(QLatin1Char('&')) == text)
                return QTest::mouseClick(button, Qt::LeftButton);
        }
    };
}

} // namespace hitbox::bench
