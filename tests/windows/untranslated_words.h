#pragma once

#include "formats/all_formats.h"
#include "windows/actions/actions.h"
#include "windows/help/manual.h"
#include "windows/pseudo_language.h"
#include "windows/settings/language.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QGraphicsView>
#include <QRegularExpression>
#include <QSet>
#include <QTabBar>
#include <QTextDocument>
#include <QWidget>

#include <algorithm>

/// What a window says: on its parts, in their rows, and of them to who points at them or hears them.
namespace hitbox::bench {

namespace detail {

inline QString plainText(const QString &text)
{
    if (!Qt::mightBeRichText(text))
        return text;
    QTextDocument document;
    document.setHtml(text);
    return document.toPlainText();
}

inline void addRows(const QAbstractItemModel &model, QStringList &texts)
{
    const int most = std::min(model.rowCount(), 100); // the rest is made in the same way
    for (int row = 0; row < most; ++row) {
        for (int column = 0; column < model.columnCount(); ++column) {
            for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleDescriptionRole})
                texts << model.index(row, column).data(role).toString();
        }
    }
    for (int column = 0; column < model.columnCount(); ++column)
        texts << model.headerData(column, Qt::Horizontal).toString();
}

/// What is drawn is told in words to who does not see it.
inline void addHeard(QAccessibleInterface *heard, QStringList &texts)
{
    if (!heard)
        return;
    for (const QAccessible::Text text : {QAccessible::Name, QAccessible::Description, QAccessible::Value})
        texts << heard->text(text);
    for (int i = 0; i < std::min(heard->childCount(), 100); ++i)
        addHeard(heard->child(i), texts);
}

inline void addTexts(const QWidget &part, QStringList &texts)
{
    texts << part.toolTip() << part.statusTip() << part.whatsThis() << part.accessibleName()
          << part.accessibleDescription();
    for (const char *property :
         {"text", "placeholderText", "title", "windowTitle", "currentText", "suffix", "prefix", "specialValueText"})
        texts << part.property(property).toString();
    if (const auto *box = qobject_cast<const QComboBox *>(&part))
        addRows(*box->model(), texts);
    if (const auto *view = qobject_cast<const QAbstractItemView *>(&part); view && view->model())
        addRows(*view->model(), texts);
    if (const auto *tabs = qobject_cast<const QTabBar *>(&part)) {
        for (int i = 0; i < tabs->count(); ++i)
            texts << tabs->tabText(i) << tabs->tabToolTip(i);
    }
    for (const QAction *action : part.actions())
        texts << action->text() << action->toolTip();
}

} // namespace detail

/// Without markup, what is not shown by now too.
inline QStringList textsIn(const QWidget &window)
{
    QStringList texts;
    detail::addTexts(window, texts);
    for (const QWidget *part : window.findChildren<QWidget *>())
        detail::addTexts(*part, texts);
    for (const QGraphicsView *canvas : window.findChildren<QGraphicsView *>())
        detail::addHeard(QAccessible::queryAccessibleInterface(const_cast<QGraphicsView *>(canvas)), texts);
    for (QString &text : texts)
        text = detail::plainText(text);
    texts.removeDuplicates();
    texts.removeAll(QString());
    return texts;
}

/// Of letters alone, three of them at least: fewer are keys.
inline QStringList wordsIn(QString text)
{
    static const QRegularExpression word(QStringLiteral("\\p{L}{3,}"));
    static const QRegularExpression other(QStringLiteral("&|#[0-9a-f]{6}")); // mnemonics, colours
    text.remove(other);
    QStringList words;
    for (auto found = word.globalMatch(text); found.hasNext();)
        words.append(found.next().captured());
    return words;
}

/// While PseudoLanguage is spoken every word has accents. One that has none stands in the sources as it is shown, or is
/// a name in every language, as those of files, formats, languages and keys are.
class UntranslatedWords
{
public:
    explicit UntranslatedWords(const Actions &actions)
    {
        allow(QStringLiteral("Hitbox Editor"));
        allow(QStringLiteral("hurt hit body")); // the categories that a new project has
        allow(QStringLiteral("export tscn"));   // files that are offered
        allow(QStringLiteral("Aseprite"));      // whose keys are offered
        allow(QDir::homePath());
        for (const Format &format : allFormats())
            allow(QLatin1String(format.id) + u' ' + QLatin1String(format.title));
        for (const ManualPage &page : readManual(builtInManual).pages) // in English
            allow(page.sections.constFirst().title);
        for (const Language &language : languages())
            allow(language.name);
        for (const ActionInfo &info : actions.infos()) {
            for (const QKeySequence &keys : actions.keysOf(info.id))
                allow(keys.toString(QKeySequence::NativeText));
        }
    }

    /// Words of a project, and of where it lies.
    void allow(const QString &text)
    {
        for (const QString &word : wordsIn(text))
            m_names.insert(word);
    }

    void look(const QWidget &window, const QString &where)
    {
        for (const QString &text : textsIn(window)) {
            const QStringList words = wordsIn(text.section(u'\t', 0, 0)); // keys stand behind it
            m_looked += static_cast<int>(words.size());
            for (const QString &word : words) {
                if (PseudoLanguage::isForeign(word) && !m_names.contains(word))
                    m_found.append(QStringLiteral("%1: %2 in: %3").arg(where, word, text.left(100)));
            }
        }
    }

    int looked() const { return m_looked; } ///< words
    QStringList found() const { return m_found; }

private:
    QSet<QString> m_names;
    QStringList m_found;
    int m_looked = 0;
};

} // namespace hitbox::bench
