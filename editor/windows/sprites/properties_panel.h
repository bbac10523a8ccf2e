#pragma once

#include "document/property_edits.h"
#include "drawing/theme.h"
#include "windows/widgets/panel.h"

class QComboBox;

namespace hitbox {

class PropertyForm;
class RefreshOnce;
class Session;

/// Custom properties of the selected shape, of the frame or sprite in view, or of the project. Each change is a step
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
    Properties properties() const;

    bool differs() const; ///< from what is shown

    Session &m_session;
    RefreshOnce *m_refresh = nullptr;
    QComboBox *m_of = nullptr;
    QWidget *m_fields = nullptr;
    PropertyForm *m_form = nullptr;
    std::optional<PropertyOwner> m_shownOwner;
    Properties m_shown;
};

} // namespace hitbox
