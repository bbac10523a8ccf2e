#pragma once

#include "document/document.h"

#include <QWidget>

#include <array>
#include <functional>

class QComboBox;

namespace hitbox {

class NumberField;
class OpenProject;
class RefreshOnce;

/// Where the selected instances stand, what they show and play, and how they move in the play test. A field shows what
/// all of them have in common, or a dash, and sets it for all; those on locked layers are left alone.
class InstanceFields : public QWidget
{
    Q_OBJECT

public:
    explicit InstanceFields(OpenProject &project, QWidget *parent = nullptr);

private:
    enum Field { X, Y, Rotation, ScaleX, ScaleY, VelocityX, VelocityY, Spin, FieldCount };

    NumberField *makeNumber(Field field);
    QComboBox *makeChoice(const QString &name, const QString &title, const QString &toolTip);
    void layOut();
    void refresh();
    void refreshNumbers(const Stage &stage);
    void refreshChoices(const Stage &stage);
    QSet<Id<Instance>> selected() const;
    void edit(const QString &text, const QString &key, const std::function<void(Instance &)> &change);

    OpenProject &m_project;
    RefreshOnce *m_refresh = nullptr;
    std::array<NumberField *, FieldCount> m_numbers{};
    QComboBox *m_frame = nullptr;
    QComboBox *m_tag = nullptr;
    QComboBox *m_layer = nullptr;
};

} // namespace hitbox
