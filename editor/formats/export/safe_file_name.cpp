#include "formats/export/safe_file_name.h"
#include "document/names.h"

#include <QSet>

namespace hitbox {

namespace {

bool isRefused(char32_t c)
{
    constexpr QStringView reserved = u"<>:\"/\\|?*";
    if (c < 0x20 || (c >= 0x7f && c < 0xa0) || QChar::isSurrogate(c) || isHiddenMark(c))
        return true;
    return c < 0x80 && reserved.contains(QChar(static_cast<char16_t>(c)));
}

/// Windows takes them for devices, with any ending.
bool isDevice(const QString &name)
{
    static const QSet<QString> devices{
        QStringLiteral("con"),  QStringLiteral("prn"),  QStringLiteral("aux"),  QStringLiteral("nul"),
        QStringLiteral("com1"), QStringLiteral("com2"), QStringLiteral("com3"), QStringLiteral("com4"),
        QStringLiteral("com5"), QStringLiteral("com6"), QStringLiteral("com7"), QStringLiteral("com8"),
        QStringLiteral("com9"), QStringLiteral("com¹"), QStringLiteral("com²"), QStringLiteral("com³"),
        QStringLiteral("lpt¹"), QStringLiteral("lpt²"), QStringLiteral("lpt³"), QStringLiteral("lpt1"),
        QStringLiteral("lpt2"), QStringLiteral("lpt3"), QStringLiteral("lpt4"), QStringLiteral("lpt5"),
        QStringLiteral("lpt6"), QStringLiteral("lpt7"), QStringLiteral("lpt8"), QStringLiteral("lpt9")};
    return devices.contains(name.section(QLatin1Char('.'), 0, 0).trimmed().toLower());
}

} // namespace

QString shortened(const QString &text, qsizetype mostBytes)
{
    QString kept;
    qsizetype bytes = 0;
    for (const uint code : text.toUcs4()) {
        const char32_t character = code;
        const QString one = QString::fromUcs4(&character, 1);
        bytes += one.toUtf8().size();
        if (bytes > mostBytes)
            break;
        kept += one;
    }
    return kept;
}

QString storableFileName(const QString &name)
{
    QString safe;
    for (const uint code : name.toUcs4()) {
        const char32_t kept = isRefused(code) ? U'_' : code;
        safe += QString::fromUcs4(&kept, 1);
    }
    safe = shortened(safe, mostFileNameBytes);
    for (qsizetype i = safe.size() - 1; i >= 0 && (safe[i] == QLatin1Char('.') || safe[i] == QLatin1Char(' ')); --i)
        safe[i] = QLatin1Char('_');
    for (qsizetype i = 0; i < safe.size() && (safe[i] == QLatin1Char('.') || (i == 0 && safe[i] == QLatin1Char('-')));
         ++i)
        safe[i] = QLatin1Char('_');
    if (safe.isEmpty() || isDevice(safe))
        safe.prepend(QLatin1Char('_'));
    return safe;
}

QString safeFileName(const QString &name)
{
    constexpr QStringView ofShells = u"$%`'";
    QString safe = storableFileName(name);
    for (QChar &c : safe) {
        if (ofShells.contains(c))
            c = QLatin1Char('_');
    }
    if (safe.startsWith(QLatin1Char('~')))
        safe[0] = QLatin1Char('_');
    return safe;
}

QString fileNameKey(const QString &name)
{
    return name.toCaseFolded().normalized(QString::NormalizationForm_C);
}

} // namespace hitbox
