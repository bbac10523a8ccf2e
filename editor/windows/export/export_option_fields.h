#pragma once

#include "formats/format.h"

#include <QMap>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QGridLayout;

namespace hitbox {

/// A field for each option of a format, fit for its kind.
class ExportOptionFields : public QWidget
{
    Q_OBJECT

public:
    /// Files are named from the project's folder, or absolutely where the project has none.
    ExportOptionFields(const QString &projectFolder, QWidget *parent);
    ~ExportOptionFields() override;

    void showOptions(const Format &format, const QMap<QString, QString> &values);
    const QMap<QString, QString> &values() const { return m_values; } ///< those that are not the format's defaults

signals:
    void edited();                     ///< by hand
    void told(const QString &problem); ///< what is wrong with what is typed; empty when nothing is any more

private:
    QWidget *makeField(const FormatOption &option);
    QCheckBox *checkOf(const FormatOption &option) const;
    void showWhileOn(QCheckBox *check, const QList<QWidget *> &parts);
    QWidget *makeChoice(const FormatOption &option);
    QWidget *makeCheck(const FormatOption &option);
    QWidget *makeNumber(const FormatOption &option);
    QWidget *makeText(const FormatOption &option);
    QWidget *makeFile(const FormatOption &option);
    void browse(QComboBox *files, const FormatOption &option);
    QString valueOf(const FormatOption &option) const;
    void take(const FormatOption &option, const QString &value);

    QString m_projectFolder;
    QMap<QString, QString> m_values;
    QWidget *m_fields = nullptr; ///< of the format in view
};

} // namespace hitbox
