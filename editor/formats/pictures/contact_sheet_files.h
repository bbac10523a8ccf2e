#pragma once

#include "drawing/contact_sheet.h"
#include "files/file_writer.h"

/// Contact sheets as files. What they leave out or draw smaller is told in `notes`, sentences without the sprite's
/// name.
namespace hitbox {

struct ContactFile {
    QByteArray bytes;
    QStringList notes;
};

/// The bytes of a PNG file. Fails when it was stopped, and without memory for the picture.
Result<ContactFile> contactSheetPng(const Document &document, int sprite, const FindingsByFrame &findings,
                                    const StageContent::Sheets &sheets, const ContactLook &look,
                                    const std::stop_token &stop = {});

/// One page that needs nothing else: a picture for each frame, and its findings in words. Whatever the project's names
/// hold is text on it.
Result<ContactFile> contactSheetHtml(const Document &document, int sprite, const FindingsByFrame &findings,
                                     const StageContent::Sheets &sheets, const ContactLook &look,
                                     const std::stop_token &stop = {});

struct ContactSheetFiles {
    QList<OutputFile> files;  ///< one for each sprite, in their order
    QList<QStringList> notes; ///< of each of them
};

/// SPRITE.png for every sprite, names safe and different from each other. A frame whose image cannot be read is drawn
/// without it.
Result<ContactSheetFiles> renderContactSheets(const Document &document, const QString &projectFolder,
                                              const QList<Finding> &findings, const ContactLook &look);

} // namespace hitbox
