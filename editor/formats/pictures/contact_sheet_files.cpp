#include "formats/pictures/contact_sheet_files.h"

#include "document/image_order.h"
#include "document/names.h"
#include "document/numbers.h"
#include "drawing/contrast.h"
#include "formats/export/safe_file_name.h"
#include "formats/exporters/preparation/unique_names.h"
#include "formats/pictures/render.h"
#include "formats/pictures/signature.h"
#include "formats/text/xml_text.h"

#include <QCoreApplication>

#include <optional>
#include <utility>

namespace hitbox {

namespace {

class ContactFileWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

QStringList contactNotes(const Sprite &sprite, const ContactPlan &plan, int wantedSide)
{
    QStringList notes;
    if (plan.frames < sprite.frames.size()) {
        notes.append(ContactFileWords::tr("one sheet shows at most %1 frames: the first ones of %2")
                         .arg(plan.frames)
                         .arg(sprite.frames.size()));
    }
    if (plan.side < wantedSide) {
        notes.append(ContactFileWords::tr("drawn with %1 pixels a frame in place of %2, to fit into one picture")
                         .arg(plan.side)
                         .arg(wantedSide));
    }
    return notes;
}

Error contactPictureFailed()
{
    return {{}, {}, ContactFileWords::tr("the picture cannot be made")};
}

/// Characters that HTML has no place for are told apart as in XML.
QString htmlText(const QString &text)
{
    return xmlText(text).toHtmlEscaped();
}

/// Letters that run the other way must not turn what stands beside the name.
QString htmlName(const QString &name)
{
    return QStringLiteral("<bdi>") + htmlText(name) + QStringLiteral("</bdi>");
}

QString findingItem(const Finding &finding)
{
    const QString severity = severityName(finding.severity);
    return QStringLiteral("<li class=\"%1\">%2: %3</li>\n").arg(severity, severity, htmlName(finding.message));
}

QString figureOf(const ContactCell &cell, const QList<Finding> &findings, const QByteArray &png, QSize size)
{
    // Not by arg(): what was put in would be looked at for places again.
    QString figure = QStringLiteral("<figure id=\"frame-") + QString::number(cell.number) +
                     QStringLiteral("\">\n<img alt=\"\" width=\"") + QString::number(size.width()) +
                     QStringLiteral("\" height=\"") + QString::number(size.height()) +
                     QStringLiteral("\" src=\"data:image/png;base64,") + QString::fromLatin1(png.toBase64()) +
                     QStringLiteral("\">\n<figcaption><span class=\"dim\">") + QString::number(cell.number) +
                     QStringLiteral("</span> ") + htmlName(cell.name) + QStringLiteral("<br><span class=\"dim\">") +
                     ContactFileWords::tr("%1 ms").arg(readableNumber(cell.duration)) +
                     QStringLiteral("</span></figcaption>\n");
    if (!findings.isEmpty()) {
        figure += QStringLiteral("<ul>\n");
        for (const Finding &finding : findings)
            figure += findingItem(finding);
        figure += QStringLiteral("</ul>\n");
    }
    return figure + QStringLiteral("</figure>\n");
}

QString contactStyle(const Theme &theme, int cellWidth)
{
    const auto rule = [](const char *selector, const QString &declarations) {
        return QLatin1String(selector) + QStringLiteral(" { ") + declarations + QStringLiteral(" }\n");
    };
    const auto color = [](const QColor &value) { return QStringLiteral("color: ") + value.name(); };
    const auto legible = [&](const QColor &value) { return color(standingOut(value, theme.background, textContrast)); };
    return rule("body", QStringLiteral("margin: 12px; font: 13px sans-serif; ") + color(theme.text) +
                            QStringLiteral("; background: ") + theme.background.name()) +
           rule("main", QStringLiteral("display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start")) +
           rule("figure", QStringLiteral("margin: 0; width: %1px; overflow-wrap: anywhere").arg(cellWidth)) +
           rule("img", QStringLiteral("display: block; margin: 0 auto 4px; image-rendering: pixelated")) +
           rule("ul", QStringLiteral("margin: 4px 0; padding: 0; list-style: none")) +
           rule(".dim, .info", color(theme.dim)) + rule(".error", legible(theme.crossing)) +
           rule(".warning", legible(theme.warning));
}

QString pageHead(const Sprite &sprite, const QStringList &notes, int cellWidth)
{
    QString head = QStringLiteral("<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n"
                                  "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                                  "img-src data:; style-src 'unsafe-inline'\">\n<title>") +
                   htmlText(sprite.name) + QStringLiteral("</title>\n<style>\n") +
                   contactStyle(pictureTheme(), cellWidth) + QStringLiteral("</style>\n</head>\n<body>\n<h1>") +
                   htmlName(sprite.name) + QStringLiteral("</h1>\n<p class=\"dim\">") +
                   (sprite.frames.size() == 1 ? ContactFileWords::tr("1 frame")
                                              : ContactFileWords::tr("%1 frames").arg(sprite.frames.size())) +
                   QStringLiteral("</p>\n");
    for (const QString &note : notes)
        head += QStringLiteral("<p class=\"warning\">") + htmlText(note) + QStringLiteral("</p>\n");
    return head + QStringLiteral("<main>\n");
}

} // namespace

Result<ContactFile> contactSheetPng(const Document &document, int sprite, const FindingsByFrame &findings,
                                    const StageContent::Sheets &sheets, const ContactLook &look,
                                    const std::stop_token &stop)
{
    const ContactSheet sheet = contactSheet(document, sprite, findings, sheets, look, pictureTheme(), stop);
    if (sheet.picture.isNull())
        return contactPictureFailed();
    const Result<QByteArray> png = pngOf(signedPicture(sheet.picture));
    if (!png)
        return png.error();
    return ContactFile{*png, contactNotes(document.sprites.at(sprite), sheet.plan, look.side)};
}

Result<ContactFile> contactSheetHtml(const Document &document, int sprite, const FindingsByFrame &findings,
                                     const StageContent::Sheets &sheets, const ContactLook &look,
                                     const std::stop_token &stop)
{
    const Sprite &shown = document.sprites.at(sprite);
    const ContactPlan plan = contactPlan(shown, look.side);
    const ContactLayout layout(shown, plan.side);
    const QStringList notes = contactNotes(shown, plan, look.side);
    const FrameView view = layout.view(contactParts(look.shapes, layout));
    QByteArray page = pageHead(shown, notes, layout.cell().width()).toUtf8();
    QList<QByteArray> figures(plan.frames);
    std::optional<QString> at;
    SheetLevels image;
    for (const int f : inOrderOfImages(shown, plan.frames)) {
        if (stop.stop_requested())
            return contactPictureFailed();
        const Frame &frame = shown.frames.at(f);
        if (imageOf(shown, frame) != at)
            image = sheets(imageOf(shown, frame));
        at = imageOf(shown, frame);
        const QList<Finding> own = findings.value(f);
        const Result<QByteArray> png = pngOf(framePicture(document, {sprite, f}, image, own, view, pictureTheme()));
        if (!png)
            return Error{{}, frame.name, png.error().what};
        figures[f] = figureOf(contactCell(frame, f, own), own, *png, layout.picture()).toUtf8();
    }
    for (const QByteArray &figure : std::as_const(figures))
        page += figure;
    page += "</main>\n</body>\n</html>\n";
    return ContactFile{page, notes};
}

Result<ContactSheetFiles> renderContactSheets(const Document &document, const QString &projectFolder,
                                              const QList<Finding> &findings, const ContactLook &look)
{
    const auto sheets = [&projectFolder](const QString &image) {
        return SheetLevels(projectImage(image, projectFolder));
    };
    ContactSheetFiles made;
    UniqueNames names;
    for (int s = 0; s < document.sprites.size(); ++s) {
        const Result<ContactFile> sheet = contactSheetPng(document, s, findingsByFrame(findings, s), sheets, look);
        const Sprite &sprite = document.sprites.at(s);
        if (!sheet)
            return Error{{}, QStringLiteral("sprite ") + quoted(sprite.name), sheet.error().what};
        made.files.append({uniqueFileName(names, safeFileName(sprite.name)) + QStringLiteral(".png"), sheet->bytes});
        made.notes.append(sheet->notes);
    }
    return made;
}

} // namespace hitbox
