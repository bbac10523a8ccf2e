#include "windows/files/remarks.h"

#include "windows/actions/project_view.h"
#include "windows/widgets/notice_bar.h"

#include <QCoreApplication>
#include <QMessageBox>

namespace hitbox {

namespace {

class RemarkWords
{
    Q_DECLARE_TR_FUNCTIONS(FileImport)
};

void showAll(QWidget &window, const QStringList &lines)
{
    constexpr qsizetype most = 1000;
    QStringList shown = lines.mid(0, most);
    if (lines.size() > most)
        shown.append(RemarkWords::tr("and %n more", nullptr, static_cast<int>(lines.size() - most)));
    QMessageBox box(QMessageBox::Information, RemarkWords::tr("What could not be carried"),
                    RemarkWords::tr("The import has %n remarks.", nullptr, static_cast<int>(lines.size())),
                    QMessageBox::Ok, &window);
    box.setTextFormat(Qt::PlainText);
    box.setDetailedText(shown.join(u'\n'));
    box.exec();
}

} // namespace

void tellRemarks(ProjectView &view, const QString &done, const QStringList &lines)
{
    constexpr qsizetype most = 3;
    if (lines.isEmpty())
        return view.tell(done);
    const QString shown = (done.isEmpty() ? QString() : done + u'\n') + lines.mid(0, most).join(u'\n');
    if (lines.size() <= most) {
        view.notice(shown, {});
        return;
    }
    const QString more = RemarkWords::tr("and %n more", nullptr, static_cast<int>(lines.size() - most));
    view.notice(shown + u'\n' + more,
                {{RemarkWords::tr("Show all…"), [&view, lines] { showAll(view.widget(), lines); }}});
}

} // namespace hitbox
