#include "formats/exporters/preparation/xml_losses.h"

#include "document/names.h"
#include "formats/exporters/preparation/shape_preparation.h"
#include "formats/text/xml_text.h"

#include <QCoreApplication>

#include <utility>

namespace hitbox {

namespace {

class XmlLossesWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

/// Looks through the names and texts that a format writes as XML.
class XmlCheck
{
public:
    explicit XmlCheck(const Capabilities &capabilities)
        : m_capabilities(capabilities)
    {
    }

    void checkName(XmlName kind, const QString &name, FrameRef frame = {}, ShapeId shape = {})
    {
        if (m_capabilities.xml.testFlag(kind))
            check(nameSentence(), name, name, frame, shape);
    }

    void checkProperties(PropertyHolder holder, const Properties &properties, FrameRef frame = {}, ShapeId shape = {})
    {
        if (!m_capabilities.xml || !m_capabilities.properties.testFlag(holder))
            return;
        for (const Property &property : properties) {
            check(nameSentence(), property.name, property.name, frame, shape);
            if (const QString *text = std::get_if<QString>(&property.value))
                check(XmlLossesWords::tr(
                          "The text of the property %1 has characters that XML cannot carry: pictures or numbers "
                          "of them are written in their place"),
                      property.name, *text, frame, shape);
        }
    }

    QList<Finding> losses() && { return std::move(m_losses); }

private:
    static QString nameSentence()
    {
        return XmlLossesWords::tr(
            "The name %1 has characters that XML cannot carry: pictures or numbers of them are written in their place");
    }

    void check(const QString &sentence, const QString &name, const QString &text, FrameRef frame, ShapeId shape)
    {
        if (xmlText(text) != text)
            m_losses.append(exportLoss(frame, shape, Severity::Warning, sentence.arg(quoted(name))));
    }

    const Capabilities &m_capabilities;
    QList<Finding> m_losses;
};

} // namespace

QList<Finding> namesChangedByXml(const Document &document, const Capabilities &capabilities)
{
    XmlCheck check(capabilities);
    check.checkProperties(PropertyHolder::Project, document.properties);
    for (const Category &category : document.categories)
        check.checkName(XmlName::Others, category.name);
    for (int s = 0; s < document.sprites.size(); ++s) {
        const Sprite &sprite = document.sprites[s];
        check.checkName(XmlName::Others, sprite.name, {s, -1});
        check.checkName(XmlName::Others, sprite.image, {s, -1});
        check.checkProperties(PropertyHolder::Sprites, sprite.properties, {s, -1});
        for (const Tag &tag : sprite.tags)
            check.checkName(XmlName::Others, tag.name, {s, -1});
        for (int f = 0; f < sprite.frames.size(); ++f) {
            const Frame &frame = sprite.frames[f];
            check.checkName(XmlName::Frames, frame.name, {s, f});
            check.checkName(XmlName::Others, frame.image, {s, f});
            check.checkProperties(PropertyHolder::Frames, frame.properties, {s, f});
            for (const Shape &shape : frame.shapes) {
                check.checkName(XmlName::Shapes, shape.name, {s, f}, shape.id);
                check.checkProperties(PropertyHolder::Shapes, shape.properties, {s, f}, shape.id);
            }
        }
    }
    for (const Stage &stage : capabilities.stages ? document.stages : QList<Stage>()) {
        check.checkName(XmlName::Others, stage.name);
        for (const StageLayer &layer : stage.layers)
            check.checkName(XmlName::Others, layer.name);
    }
    return std::move(check).losses();
}

} // namespace hitbox
