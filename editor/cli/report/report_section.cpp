#include "cli/report/report_section.h"
#include "cli/finding_report.h"
#include "cli/project_input.h"
#include "cli/report/html.h"
#include "document/names.h"
#include "document/numbers.h"
#include "document/playback.h"
#include "formats/all_formats.h"
#include "formats/export/export_preview.h"
#include "formats/pictures/render.h"
#include "formats/project/project_file.h"
#include "service/finding_place.h"
#include "stage/overlap_index.h"
#include "validation/validate.h"

#include <QMap>

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

/// Of one table: who has more looks with `hitbox check` and `hitbox overlaps`.
constexpr qsizetype mostRows = 1000;

QByteArray pictureUrl(const QByteArray &png)
{
    return "data:image/png;base64," + png.toBase64();
}

/// Width and height out of a PNG file's head, so that the page need not move when pictures come up.
QByteArray sizeAttributes(const QByteArray &png)
{
    const auto numberAt = [&png](qsizetype at) {
        quint32 number = 0;
        for (qsizetype i = at; i < at + 4; ++i)
            number = number << 8 | static_cast<quint8>(png.at(i));
        return QByteArray::number(number);
    };
    return png.size() < 24 ? QByteArray() : "width=\"" + numberAt(16) + "\" height=\"" + numberAt(20) + "\" ";
}

QByteArray rowsLeftOut(qsizetype count, int columns)
{
    if (count <= mostRows)
        return {};
    return "<tr><td colspan=\"" + QByteArray::number(columns) + "\">" +
           htmlOf(QStringLiteral("and %1 more").arg(count - mostRows)) + "</td></tr>\n";
}

QByteArray tableHead(const char *caption, std::initializer_list<const char *> columns)
{
    QByteArray head = QByteArray("<table><caption>") + caption + "</caption>\n<thead><tr>";
    for (const char *column : columns)
        head += QByteArray("<th scope=\"col\">") + column + "</th>";
    return head + "</tr></thead>\n<tbody>\n";
}

constexpr const char *tableEnd = "</tbody></table>\n";

class Section
{
public:
    Section(const QString &file, const Document &document, qint64 most, int jobs)
        : m_file(file)
        , m_document(document)
        , m_most(most)
        , m_jobs(jobs)
    {
    }

    Result<ReportSection> make(const QByteArray &anchor)
    {
        m_findings = validate(m_document, contextOf(m_document, m_file));
        m_section.summary = summary();
        m_section.anchor = anchor;
        m_section.html = "<section id=\"" + anchor + "\">\n" + element("h2", m_file) + '\n';
        writeFindings();
        writeStages();
        if (const Result<Done> drawn = writeSprites(); !drawn)
            return drawn.error();
        writeEngines();
        m_section.html += "</section>\n";
        if (m_section.html.size() > m_most)
            return tooLarge();
        return m_section;
    }

private:
    static Error tooLarge()
    {
        return {{}, {}, QStringLiteral("its part of the report would be too large: report on fewer projects at once")};
    }

    ReportSummary summary() const
    {
        ReportSummary summary{.file = m_file, .sprites = m_document.sprites.size()};
        const auto ofSeverity = [this](Severity severity) {
            return std::count_if(m_findings.cbegin(), m_findings.cend(),
                                 [severity](const Finding &finding) { return finding.severity == severity; });
        };
        summary.errors = ofSeverity(Severity::Error);
        summary.warnings = ofSeverity(Severity::Warning);
        for (const Sprite &sprite : m_document.sprites) {
            summary.frames += sprite.frames.size();
            for (const Frame &frame : sprite.frames)
                summary.shapes += frame.shapes.size();
        }
        return summary;
    }

    void writeFindingRow(const Finding &finding)
    {
        const QString severity = severityName(finding.severity);
        m_section.html += "<tr class=\"" + htmlOf(severity) + "\"><td class=\"word\">" + htmlOf(severity) +
                          "</td><td class=\"word\">" + htmlOf(finding.rule) + "</td><td>" +
                          htmlOf(placeText(m_document, finding)) + "</td><td>" + htmlOf(finding.message) +
                          "</td></tr>\n";
    }

    void writeFindings()
    {
        if (m_findings.isEmpty()) {
            m_section.html += "<p>Nothing is wrong.</p>\n";
            return;
        }
        m_section.html += element("p", countsText(m_findings)) + '\n';
        m_section.html += tableHead("Findings", {"Weight", "Rule", "Where", "What"});
        for (const Finding &finding : m_findings.mid(0, mostRows))
            writeFindingRow(finding);
        m_section.html += rowsLeftOut(m_findings.size(), 4) + tableEnd;
    }

    QString sideText(const Stage &stage, int instance, ShapeId shape) const
    {
        const Instance &shown = stage.instances.at(instance);
        const Frame *frame = findFrame(m_document, shown.sprite, shown.frame);
        const Shape *found = frame ? findShape(*frame, shape) : nullptr;
        return QStringLiteral("%1 %2, shape %3 %4")
            .arg(QString::number(instance), quoted(shown.sprite), QString::number(shape.value),
                 quoted(found ? found->name : QString()));
    }

    void writeOverlaps(const Stage &stage, const OverlapIndex &index)
    {
        if (index.isHeap() || index.overlaps().empty()) {
            m_section.html += !index.isHeap() ? "<p>Nothing overlaps.</p>\n"
                              : index.heap() == OverlapIndex::Heap::Work
                                  ? "<p>The instances lie in too much of a tangle to be compared.</p>\n"
                                  : "<p>Too many instances lie in a heap to be compared.</p>\n";
            return;
        }
        m_section.html += tableHead("What overlaps", {"Instance", "Instance", "Relation", "Hit"});
        qsizetype row = 0;
        for (const Overlap &overlap : index.overlaps()) {
            if (++row > mostRows)
                break;
            m_section.html += "<tr><td>" + htmlOf(sideText(stage, overlap.pair.instanceA, overlap.pair.shapeA)) +
                              "</td><td>" + htmlOf(sideText(stage, overlap.pair.instanceB, overlap.pair.shapeB)) +
                              "</td><td>" + htmlOf(relationName(overlap.relation)) + "</td><td>" +
                              (overlap.hit ? "yes" : "") + "</td></tr>\n";
        }
        m_section.html += rowsLeftOut(static_cast<qsizetype>(index.overlaps().size()), 4) + tableEnd;
    }

    void writeStages()
    {
        for (int s = 0; s < m_document.stages.size(); ++s) {
            const Stage &stage = m_document.stages.at(s);
            m_section.html += "<h3>" + htmlOf(QStringLiteral("Stage ") + quoted(stage.name)) + "</h3>\n";
            const Result<OutputFile> picture = renderStageFile(m_document, s, projectFolder(m_file));
            if (!picture) {
                m_section.html += element("p", picture.error().what) + '\n';
                continue;
            }
            m_section.html += "<p><img class=\"stage\" " + sizeAttributes(picture->bytes) + "alt=\"" +
                              htmlOf(QStringLiteral("the stage ") + quoted(stage.name)) + "\" src=\"" +
                              pictureUrl(picture->bytes) + "\"></p>\n";
            OverlapIndex index;
            index.update(m_document, s);
            writeOverlaps(stage, index);
        }
    }

    bool doesStrike(const Shape &shape) const
    {
        const Category *category = findCategory(m_document, shape.category);
        return category && !category->hits.isEmpty();
    }

    /// "hit 2, hurt 3"
    static QString shapesText(const Frame &frame)
    {
        QMap<QString, int> counts;
        for (const Shape &shape : frame.shapes)
            ++counts[shape.category];
        QStringList texts;
        for (const auto &[category, count] : counts.asKeyValueRange())
            texts.append(category + u' ' + QString::number(count));
        return texts.join(QStringLiteral(", "));
    }

    /// How many milliseconds pass until something strikes, while it may, and after.
    void writeTagRow(const Sprite &sprite, int tag)
    {
        double startup = 0;
        double active = 0;
        double recovery = 0;
        for (const int number : playOrder(sprite, tag)) {
            const Frame &frame = sprite.frames.at(number);
            const bool strikes = std::any_of(frame.shapes.cbegin(), frame.shapes.cend(),
                                             [this](const Shape &shape) { return doesStrike(shape); });
            if (strikes) {
                active += recovery + frame.duration;
                recovery = 0;
            } else {
                (active > 0 ? recovery : startup) += frame.duration;
            }
        }
        m_section.html += "<tr><td>" + htmlOf(sprite.tags.at(tag).name) + "</td>";
        for (const double time : {startup, active, recovery})
            m_section.html += "<td class=\"number\">" + htmlOf(readableNumber(time)) + "</td>";
        m_section.html += "</tr>\n";
    }

    void writeFrameRow(int number, const Frame &frame)
    {
        QStringList events;
        for (const FrameEvent &event : frame.events)
            events.append(event.name);
        m_section.html += "<tr><td class=\"number\">" + QByteArray::number(number) + "</td><td>" + htmlOf(frame.name) +
                          "</td><td class=\"number\">" + htmlOf(readableNumber(frame.duration)) + "</td><td>" +
                          htmlOf(shapesText(frame)) + "</td><td>" + htmlOf(events.join(QStringLiteral(", "))) +
                          "</td></tr>\n";
    }

    void writeFrameData(const Sprite &sprite)
    {
        m_section.html += "<details><summary>Frame data</summary>\n";
        if (!sprite.tags.isEmpty()) {
            m_section.html += tableHead("Animations, in milliseconds", {"Tag", "Startup", "Active", "Recovery"});
            for (int tag = 0; tag < sprite.tags.size(); ++tag)
                writeTagRow(sprite, tag);
            m_section.html += tableEnd;
        }
        m_section.html += tableHead("Frames", {"Number", "Frame", "Milliseconds", "Shapes", "Events"});
        for (int f = 0; f < std::min(sprite.frames.size(), mostRows); ++f)
            writeFrameRow(f, sprite.frames.at(f));
        m_section.html += rowsLeftOut(sprite.frames.size(), 5) + tableEnd + QByteArray("</details>\n");
    }

    qsizetype errorsIn(FrameRef place) const
    {
        return std::count_if(m_findings.cbegin(), m_findings.cend(), [place](const Finding &finding) {
            return finding.severity == Severity::Error && finding.frame == place;
        });
    }

    void writePicture(FrameRef place, const QByteArray &png)
    {
        const Frame &frame = *findFrame(m_document, place);
        const qsizetype errors = errorsIn(place);
        QString text = frame.name + QStringLiteral(": ") + counted(frame.shapes.size(), QStringLiteral("shape"));
        if (errors > 0)
            text += QStringLiteral(", ") + counted(errors, QStringLiteral("error"));
        m_section.html += QByteArray("<figure") + (errors > 0 ? " class=\"error\"" : "") + " data-find=\"" +
                          htmlOf(m_document.sprites.at(place.sprite).name + u' ' + text) +
                          "\"><img loading=\"lazy\" decoding=\"async\" " + sizeAttributes(png) + "alt=\"\" src=\"" +
                          pictureUrl(png) + "\">" + element("figcaption", text) + "</figure>\n";
    }

    Result<Done> writeSprites()
    {
        Result<QList<OutputFile>> pictures =
            renderAll(m_document, projectFolder(m_file), m_most / 2, m_jobs, PngEffort::Quick);
        if (!pictures)
            return pictures.error();
        auto picture = pictures->begin();
        for (int s = 0; s < m_document.sprites.size(); ++s) {
            const Sprite &sprite = m_document.sprites.at(s);
            m_section.html += "<h3>" + htmlOf(QStringLiteral("Sprite ") + quoted(sprite.name)) + "</h3>\n";
            writeFrameData(sprite);
            m_section.html += "<div class=\"frames\">\n";
            for (int f = 0; f < sprite.frames.size(); ++f)
                writePicture({s, f}, std::exchange((picture++)->bytes, {})); // not kept besides the page
            m_section.html += "</div>\n";
        }
        return Done();
    }

    void writeEngine(const Format &format)
    {
        const Result<ExportPreview> preview = previewExport(m_document, projectName(m_file), format, {});
        m_section.html += "<tr><td class=\"word\">" + htmlOf(QString::fromUtf8(format.title)) + "</td><td>";
        if (!preview) {
            m_section.html += "cannot be written: " + htmlOf(preview.error().text());
        } else if (preview->losses.isEmpty()) {
            m_section.html += "nothing";
        } else {
            m_section.html += "<details><summary>" + htmlOf(counted(preview->losses.size(), QStringLiteral("note"))) +
                              "</summary><ul>\n";
            for (const Finding &loss : preview->losses.mid(0, mostRows)) {
                const QString place = placeText(m_document, loss);
                m_section.html +=
                    element("li", place.isEmpty() ? loss.message : place + QStringLiteral(": ") + loss.message) + '\n';
            }
            m_section.html += "</ul></details>";
        }
        m_section.html += "</td></tr>\n";
    }

    void writeEngines()
    {
        m_section.html += "<h3>Engines</h3>\n" + tableHead("What each loses or changes", {"Engine", "What"});
        for (const Format &format : allFormats()) {
            if (!asksForMore(format))
                writeEngine(format);
        }
        m_section.html += tableEnd;
    }

    /// An option without which there is nothing to write.
    static bool asksForMore(const Format &format)
    {
        return std::any_of(format.options.cbegin(), format.options.cend(),
                           [](const FormatOption &option) { return option.kind == OptionKind::File; });
    }

    const QString &m_file;
    const Document &m_document;
    qint64 m_most = 0;
    int m_jobs = 1;
    QList<Finding> m_findings;
    ReportSection m_section;
};

} // namespace

Result<ReportSection> reportSection(const QString &file, const QByteArray &anchor, qint64 most, int jobs)
{
    const Result<Document> document = readProject(file);
    if (!document)
        return document.error();
    return Section(file, *document, most, jobs).make(anchor);
}

} // namespace hitbox
