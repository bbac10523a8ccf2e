#include "cli/report/report_page.h"
#include "cli/report/html.h"

#include <utility>

namespace hitbox {

namespace {

constexpr const char *pageHead = R"(<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="hitbox report">
<title>Hitboxes</title>
<style>
:root { color-scheme: light dark; --ink: #1c2430; --paper: #fbfcfd; --line: #d5dbe3; --error: #b3261e; --warning: #8a5a00; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e5e9f0; --paper: #1b1f27; --line: #3a4250; --error: #ff8a80; --warning: #f2c14e; }
}
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto; max-width: 72rem;
  padding: 1rem 1.5rem 4rem; }
h1, h2, h3 { line-height: 1.2; overflow-wrap: anywhere; }
h2 { border-top: 1px solid var(--line); padding-top: 1.5rem; margin-top: 2.5rem; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 1rem; }
caption { text-align: left; font-weight: 600; padding: .25rem 0; }
th, td { text-align: left; vertical-align: top; padding: .3rem .6rem; border-bottom: 1px solid var(--line);
  overflow-wrap: anywhere; }
.word { white-space: nowrap; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
tr.error td:first-child, .bad { color: var(--error); font-weight: 600; }
tr.warning td:first-child { color: var(--warning); font-weight: 600; }
.frames { display: flex; flex-wrap: wrap; gap: .75rem; }
figure { margin: 0; padding: .5rem; border: 1px solid var(--line); border-radius: .4rem; content-visibility: auto;
  contain-intrinsic-size: 12rem 14rem; width: 12rem; box-sizing: border-box; }
figure.error { border-color: var(--error); }
figure img, img.stage { max-width: 100%; height: auto; background: #8a93a3; }
img.stage { max-height: 36rem; }
figcaption { font-size: .85rem; overflow-wrap: anywhere; }
summary { cursor: pointer; padding: .25rem 0; }
:focus-visible { outline: 3px solid #3a86ff; outline-offset: 2px; }
input { font: inherit; padding: .3rem .5rem; min-width: 16rem; }
a { color: inherit; }
</style>
</head>
<body>
<header>
<h1>Hitboxes</h1>
</header>
<main>
)";

constexpr const char *pageFoot = R"(</main>
<script>
const filter = document.getElementById('filter');
const frames = document.querySelectorAll('[data-find]');
const shown = document.getElementById('shown');
filter.addEventListener('input', () => {
  const word = filter.value.toLowerCase();
  let count = 0;
  for (const frame of frames) {
    frame.hidden = !frame.dataset.find.toLowerCase().includes(word);
    count += frame.hidden ? 0 : 1;
  }
  shown.textContent = word ? `${count} of ${frames.length} frames` : '';
});
</script>
</body>
</html>
)";

QByteArray numberCell(qsizetype number, const char *look = "")
{
    return QByteArray("<td class=\"number") + (number > 0 ? look : "") + "\">" + QByteArray::number(number) + "</td>";
}

QByteArray summaryRow(const ReportSummary &summary, const QByteArray &anchor)
{
    return "<tr><td><a href=\"#" + anchor + "\">" + htmlOf(summary.file) + "</a></td>" +
           numberCell(summary.errors, " bad") + numberCell(summary.warnings) + numberCell(summary.sprites) +
           numberCell(summary.frames) + numberCell(summary.shapes) + "</tr>\n";
}

} // namespace

QByteArray reportPage(QList<ReportSection> sections, const QList<UnreadProject> &unread)
{
    QByteArray page = pageHead;
    page += "<table><caption>Projects</caption>\n<thead><tr><th scope=\"col\">File</th>";
    for (const char *column : {"Errors", "Warnings", "Sprites", "Frames", "Shapes"})
        page += QByteArray("<th scope=\"col\" class=\"number\">") + column + "</th>";
    page += "</tr></thead>\n<tbody>\n";
    for (const ReportSection &section : std::as_const(sections))
        page += summaryRow(section.summary, section.anchor);
    for (const UnreadProject &project : unread)
        page += "<tr class=\"error\">" + element("td", project.file) + "<td colspan=\"5\" class=\"bad\">" +
                htmlOf(project.why) + "</td></tr>\n";
    page += "</tbody></table>\n"
            "<p><label for=\"filter\">Show frames with</label> <input id=\"filter\" type=\"search\" "
            "placeholder=\"a name, or “error”\"> <span id=\"shown\" role=\"status\"></span></p>\n";
    qsizetype size = page.size() + QByteArrayView(pageFoot).size();
    for (const ReportSection &section : std::as_const(sections))
        size += section.html.size();
    page.reserve(size); // growing would hold it twice
    for (ReportSection &section : sections)
        page += std::exchange(section.html, {});
    page += pageFoot;
    return page;
}

bool isReportPage(const QByteArray &beginning)
{
    return beginning.startsWith("<!doctype html>") &&
           beginning.contains(R"(<meta name="generator" content="hitbox report">)"); // as in pageHead
}

} // namespace hitbox
