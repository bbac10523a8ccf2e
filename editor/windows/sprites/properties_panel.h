#pragma once

#include "document/property_edits.h"
#include "document/track_edits.h"
#include "drawing/theme.h"
#include "windows/widgets/panel.h"

class QCheckBox;
class QComboBox;

namespace hitbox {

class FieldForm;
class PropertyForm;
class RefreshOnce;
class Session;
struct Difference;

/// Custom properties of the selected shape, of the frame or sprite in view, or of the project, and the fields that the
/// categories of all selected shapes have. Each change is a step
/// of history; typing on in one field stays one.
class PropertiesPanel : public Panel
{
    Q_OBJECT

public:
    PropertiesPanel(Session &session, QWidget *parent = nullptr);

private:
    enum class Of { Shape, Frame, Sprite, Project };

    void refresh();
    void put(const Properties &properties, const QString &text, const QString &mergeKey = {});
    std::optional<PropertyOwner> owner() const;
    QString ownerKey() const;
    Properties properties() const;    ///< without those that the fields show
    QList<Shape> fieldShapes() const; ///< whose fields are shown
    void enter(const QString &field, const PropertyValue &value);
    TrackReach reach() const; ///< of what is entered for shapes

    bool isConcerned(const Difference &difference) const; ///< what is shown

    Session &m_session;
    RefreshOnce *m_refresh = nullptr;
    QComboBox *m_of = nullptr;
    QWidget *m_fields = nullptr;
    FieldForm *m_fieldForm = nullptr;
    QCheckBox *m_wholeTrack = nullptr; ///< what is entered goes to all its frames
    PropertyForm *m_form = nullptr;
};

} // namespace hitbox
