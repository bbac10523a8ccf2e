#pragma once

#include "formats/pictures/contact_sheet_files.h"
#include "session/work/latest.h"
#include "validation/validate.h"

#include <QDialog>

#include <optional>

class QCheckBox;
class QLabel;
class QPushButton;

namespace hitbox {

class ContactSheetView;
class OpenProject;
class SliderField;

/// All frames of the sprite in view side by side, to look at, to go to one, and to save as a picture or as a page.
class ContactSheetDialog : public QDialog
{
    Q_OBJECT

public:
    /// There must be a frame in view. The project must not change meanwhile.
    explicit ContactSheetDialog(const OpenProject &project, QWidget *parent = nullptr);

    std::optional<FrameRef> chosen() const; ///< a frame to go to

    void done(int result) override; ///< ends what is being drawn or saved

private:
    struct Order {
        Document document;
        int sprite = 0;
        ValidationContext context;
        QString imageFolder;
        ContactLook look;
        QString path;
    };
    struct Written {
        Result<Done> result;
        QStringList notes;
    };

    static Written write(const Order &order, const Run &run);
    QWidget *makeHeader();
    QWidget *makeFooter();
    void followFindings();
    void savePicture();
    void order(const QString &path);
    void tell(const Order &order, const Written &written);

    const OpenProject &m_project;
    Document m_document;
    FrameRef m_frame; ///< that was in view
    ContactSheetView *m_view = nullptr;
    QLabel *m_told = nullptr;
    QPushButton *m_save = nullptr;
    std::optional<FrameRef> m_chosen;
    Latest<Order, Written> m_writing;
};

} // namespace hitbox
