#pragma once

#include "document/document.h"

#include <QWidget>

#include <functional>

class QComboBox;
class QLineEdit;
class QMenu;

namespace hitbox {

class RefreshOnce;
class Session;
class ShapeFields;

/// What one emitter fires, from where, at what and how often. It rests while no emitter is selected.
class EmitterFields : public QWidget
{
    Q_OBJECT

public:
    explicit EmitterFields(Session &session, QWidget *parent = nullptr);

signals:
    void told(const QString &message); ///< what is wrong with what is typed

private:
    QWidget *makeChoices();
    void connectChoices();
    void connectNumbers();
    void refresh();
    void showChoices(const Emitter &emitter);
    void showNumbers(const Stage &stage, const Emitter &emitter);
    void listShapes();

    const Emitter *emitter() const; ///< the selected one; null for none
    /// One step of history; those of the same field that follow each other become one. Nothing happens when another
    /// emitter than the one that is shown is selected by now.
    void change(const QString &field, const std::function<void(Emitter &)> &edit);

    Session &m_session;
    RefreshOnce *m_refresh = nullptr;
    Id<Emitter> m_shown;
    QLineEdit *m_name = nullptr;
    QComboBox *m_category = nullptr;
    QComboBox *m_bullet = nullptr;
    QComboBox *m_source = nullptr;
    QComboBox *m_target = nullptr;
    QMenu *m_shapes = nullptr; ///< that a bullet can be copied from
    ShapeFields *m_sizes = nullptr;
    ShapeFields *m_place = nullptr;
    ShapeFields *m_aim = nullptr; ///< the number of the instance, or a place
    ShapeFields *m_firing = nullptr;
};

} // namespace hitbox
