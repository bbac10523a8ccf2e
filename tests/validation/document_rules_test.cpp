#include "test_class.h"
#include "validation/validate.h"

#include <QTest>

using namespace hitbox;

namespace {

Shape box(int id, const QString &category)
{
    Shape shape;
    shape.id = {id};
    shape.name = QStringLiteral("box");
    shape.category = category;
    shape.outline = geometry::Box{{0, 0}, {4, 4}};
    return shape;
}

Frame frame(const QString &name, const QRect &rect = {0, 0, 16, 16})
{
    Frame value;
    value.name = name;
    value.rect = rect;
    value.size = rect.size();
    return value;
}

Document oneSprite(const QList<Frame> &frames)
{
    Sprite sprite;
    sprite.name = QStringLiteral("ship");
    sprite.image = QStringLiteral("ship.png");
    sprite.frames = frames;
    Document document;
    document.sprites = {sprite};
    return document;
}

ImageCatalog imageOf(QSize size)
{
    return {{QStringLiteral("ship.png"), ImageFacts{size, {}, false}}};
}

QStringList messages(const QList<Finding> &findings, const char *rule)
{
    QStringList texts;
    for (const Finding &finding : findings) {
        if (finding.rule == QLatin1String(rule))
            texts.append(finding.message);
    }
    return texts;
}

std::optional<Finding> first(const QList<Finding> &findings, const char *rule)
{
    for (const Finding &finding : findings) {
        if (finding.rule == QLatin1String(rule))
            return finding;
    }
    return std::nullopt;
}

} // namespace

class DocumentRulesTest : public QObject
{
    Q_OBJECT

private slots:
    void warnsOfCategoriesThatTheProjectDoesNotDefine()
    {
        Frame value = frame(QStringLiteral("f"));
        value.shapes = {box(1, QStringLiteral("hurt")), box(2, QStringLiteral("body")), box(3, {})};
        Document document = oneSprite({value});
        QVERIFY2(!first(validate(document, {}), "unknown-category"), "a project may do without categories");

        Category hurt;
        hurt.name = QStringLiteral("hurt");
        document.categories = {hurt};
        const QList<Finding> all = validate(document, {});
        QCOMPARE(messages(all, "unknown-category"), QStringList{QStringLiteral("The project has no category “body”")});
        const std::optional<Finding> finding = first(all, "unknown-category");
        QCOMPARE(finding->severity, Severity::Warning);
        QCOMPARE(finding->shape.value, 2);
        QCOMPARE(finding->frame, (FrameRef{0, 0}));
    }

    void saysWhyAnImageCannotBeUsed()
    {
        const Document document = oneSprite({frame(QStringLiteral("f"))});
        const ImageCatalog images{
            {QStringLiteral("ship.png"), ImageFacts{{}, QStringLiteral("it is not there"), false}}};
        const std::optional<Finding> finding = first(validateWhole(document, {images, {}}), "missing-image");
        QVERIFY(finding);
        QCOMPARE(finding->severity, Severity::Error);
        QCOMPARE(finding->frame, (FrameRef{0, -1}));
        QCOMPARE(finding->message, QStringLiteral("The image “ship.png” cannot be used: it is not there"));
    }

    void isSilentAboutImagesThatNobodyLookedAt()
    {
        QCOMPARE(validate(oneSprite({frame(QStringLiteral("f"))}), {}), QList<Finding>());
    }

    void tellsOfImagesOutsideTheFolderWithoutCallingItWrong()
    {
        const ImageCatalog images{{QStringLiteral("ship.png"), ImageFacts{{16, 16}, {}, true}}};
        const QList<Finding> all = validate(oneSprite({frame(QStringLiteral("f"))}), {images, {}});
        QCOMPARE(all.size(), 1);
        QCOMPARE(all[0].rule, QStringLiteral("image-outside-folder"));
        QCOMPARE(all[0].severity, Severity::Info);
    }

    void tellsOncePerFolderOfImagesOutside()
    {
        Document document = oneSprite({});
        ImageCatalog images;
        const auto add = [&](const QString &image) {
            document.sprites[0].frames.append(frame(image));
            document.sprites[0].frames.last().image = image;
            images.insert(image, ImageFacts{{16, 16}, {}, true});
        };
        for (const char *image : {"../walk/0.png", "../jump.png", "../walk/1.png"})
            add(QString::fromLatin1(image));
        const QList<Finding> all = validate(document, {images, {}});
        QCOMPARE(messages(all, "image-outside-folder"),
                 (QStringList{QStringLiteral("2 images in “../walk” lie outside the project's folder"),
                              QStringLiteral("The image “../jump.png” lies outside the project's folder")}));
        QCOMPARE(all[0].frame, (FrameRef{0, -1}));
        QCOMPARE(all[1].frame, (FrameRef{0, 1}));
    }

    void quotesTheNameThatTheCatalogueHas()
    {
        ImageFacts facts{{16, 16}, QStringLiteral("it is broken"), true};
        facts.hash = QStringLiteral("1");
        facts.name = QStringLiteral("../art/ship.png");
        Document document = oneSprite({frame(QStringLiteral("f"))});
        document.sprites[0].imageHash = QStringLiteral("2");
        const QList<Finding> all = validate(document, {{{QStringLiteral("ship.png"), facts}}, {}});
        QCOMPARE(all.size(), 3);
        for (const Finding &finding : all)
            QVERIFY2(finding.message.contains(QStringLiteral("“../art/ship.png”")), qPrintable(finding.message));
    }

    void measuresFramesAgainstTheirImage_data()
    {
        QTest::addColumn<QRect>("rect");
        QTest::addColumn<bool>("wrong");
        QTest::newRow("whole image") << QRect(0, 0, 32, 32) << false;
        QTest::newRow("corner") << QRect(16, 16, 16, 16) << false;
        QTest::newRow("one pixel too far right") << QRect(17, 16, 16, 16) << true;
        QTest::newRow("one pixel too far down") << QRect(16, 17, 16, 16) << true;
        QTest::newRow("left of it") << QRect(-1, 0, 16, 16) << true;
        QTest::newRow("far away") << QRect(1'000'000'000, 0, 1'000'000'000, 4) << true;
        QTest::newRow("nothing") << QRect(0, 0, 0, 16) << true;
    }
    void measuresFramesAgainstTheirImage()
    {
        QFETCH(QRect, rect);
        QFETCH(bool, wrong);
        const Document document = oneSprite({frame(QStringLiteral("f"), rect)});
        const std::optional<Finding> finding =
            first(validateFrame(document, {0, 0}, {imageOf({32, 32}), {}}), "frame-outside-image");
        QCOMPARE(finding.has_value(), wrong);
    }

    void saysByHowMuchAFrameIsOutside()
    {
        const Document document = oneSprite({frame(QStringLiteral("f"), {20, 4, 16, 16})});
        QCOMPARE(messages(validate(document, {imageOf({32, 32}), {}}), "frame-outside-image"),
                 QStringList{QStringLiteral(
                     "The frame reaches beyond its image: 16 by 16 pixels at (20, 4), and the image has 32 by 32")});
    }

    void reportsEachNameThatIsUsedTwiceOnce()
    {
        const QString a = QStringLiteral("a");
        Document document = oneSprite({frame(a), frame(QStringLiteral("b")), frame(a), frame(a)});
        document.sprites[0].tags = {Tag{a, 0, 0, TagDirection::Forward, {}}, Tag{a, 1, 1, TagDirection::Forward, {}}};
        document.sprites.append(document.sprites[0]);
        document.sprites[1].frames = {frame(QStringLiteral("A")), frame(a)};
        document.sprites[1].tags = {};
        document.stages = {Stage{a, {}, {}}, Stage{a, {}, {}}};
        Category category;
        category.name = a;
        document.categories = {category, category};

        const QStringList expected{QStringLiteral("Several sprites are named “ship”"),
                                   QStringLiteral("Several frames of the sprite are named “a”"),
                                   QStringLiteral("Several tags of the sprite are named “a”"),
                                   QStringLiteral("Several categories are named “a”"),
                                   QStringLiteral("Several stages are named “a”")};
        QCOMPARE(messages(validate(document, {}), "duplicate-name"), expected);
    }

    void acceptsTagsWithinTheFrames()
    {
        Document document = oneSprite({frame(QStringLiteral("a")), frame(QStringLiteral("b"))});
        document.sprites[0].tags = {Tag{QStringLiteral("t"), 0, 1, TagDirection::Forward, {}}};
        QVERIFY(!first(validate(document, {}), "bad-tag"));
    }

    void reportsTagsBeyondTheFrames()
    {
        Document document = oneSprite({frame(QStringLiteral("a"))});
        for (const auto &[from, to] : {std::pair{0, 1}, std::pair{1, 0}, std::pair{-1, 0}}) {
            document.sprites[0].tags = {Tag{QStringLiteral("run %1"), from, to, TagDirection::Forward, {}}};
            const std::optional<Finding> finding = first(validate(document, {}), "bad-tag");
            QVERIFY(finding);
            QCOMPARE(finding->message, QStringLiteral("The tag “run %1” runs from frame ") + QString::number(from) +
                                           QStringLiteral(" to frame ") + QString::number(to) +
                                           QStringLiteral("; the sprite has 1, counted from 0"));
        }
    }

    void reportsInstancesOfWhatIsNotThere()
    {
        Document document = oneSprite({frame(QStringLiteral("f"))});
        Instance good;
        good.sprite = QStringLiteral("ship");
        good.frame = QStringLiteral("f");
        Instance noFrame = good;
        noFrame.frame = QStringLiteral("g");
        Instance noSprite = good;
        noSprite.sprite = QStringLiteral("boat");
        document.stages = {Stage{QStringLiteral("duel %2"), {good, noFrame, noSprite}, {}}};
        const QStringList expected{QStringLiteral("Stage “duel %2”, instance 1: the sprite “ship” has no frame “g”"),
                                   QStringLiteral("Stage “duel %2”, instance 2: there is no sprite “boat”")};
        QCOMPARE(messages(validate(document, {}), "missing-instance"), expected);
    }

    void warnsOfTagsLayersAndTargetsThatAreNotThere()
    {
        Document document = oneSprite({frame(QStringLiteral("f"))});
        document.sprites[0].tags = {{.name = QStringLiteral("burn")}};
        Stage stage;
        stage.name = QStringLiteral("duel");
        stage.layers = {{.name = QStringLiteral("front")}};
        stage.instances = {{.sprite = "ship", .frame = "f", .layer = "front", .tag = "burn"},
                           {.sprite = "ship", .frame = "f", .layer = "back", .tag = "glow"}};
        stage.emitters = {{.name = QStringLiteral("turret"), .target = 1},
                          {.name = QStringLiteral("sky"), .target = 2}};
        document.stages = {stage};
        document.stages[0].emitters[0].category = QStringLiteral("spark");
        const QList<Finding> findings = validate(document, {});
        QCOMPARE(messages(findings, "missing-on-stage"),
                 (QStringList{QStringLiteral("Stage “duel”, instance 1: the sprite “ship” has no tag “glow”"),
                              QStringLiteral("Stage “duel”, instance 1: the stage has no layer “back”"),
                              QStringLiteral("Stage “duel”, emitter “turret”: the project has no category “spark”"),
                              QStringLiteral("Stage “duel”, emitter “sky”: there is no instance 2 to aim at")}));
        QCOMPARE(findings.last().severity, Severity::Warning);
    }

    void warnsOfHitsOnCategoriesThatAreNotThere()
    {
        Document document = oneSprite({frame(QStringLiteral("f"))});
        document.categories = {
            Category{.name = QStringLiteral("hurt")},
            Category{.name = QStringLiteral("hit"), .hits = {QStringLiteral("hurt"), QStringLiteral("hrut\nhurt")}}};
        const QList<Finding> findings = validate(document, {});
        QCOMPARE(messages(findings, "unknown-hit"),
                 QStringList{QStringLiteral("The category “hit” hits “hrut␊hurt”, which the project does not have")});
        QCOMPARE(findings.last().severity, Severity::Warning);
    }

    void warnsOfBitsThatEnginesCannotTellApart()
    {
        Document document = oneSprite({frame(QStringLiteral("f"))});
        const QString hurt = QStringLiteral("hurt");
        document.categories = {Category{.name = hurt, .bits = 1},
                               Category{.name = QStringLiteral("hit"), .bits = 2, .hits = {hurt}},
                               Category{.name = QStringLiteral("blast"), .bits = 2, .hits = {hurt}}};
        QVERIFY2(messages(validate(document, {}), "category-bits").isEmpty(), "the same hit both: nothing");
        document.categories[0].bits = 3;
        QCOMPARE(messages(validate(document, {}), "category-bits"),
                 (QStringList{
                     QStringLiteral("The categories “hurt” and “hit” share bits: in engines what hits one hits both"),
                     QStringLiteral("The categories “hurt” and “blast” share bits: in engines what hits one hits "
                                    "both")}));
        document.categories[0].bits = 0;
        QCOMPARE(messages(validate(document, {}), "category-bits"),
                 QStringList{QStringLiteral("The category “hurt” has no bits: in engines nothing hits it")});
    }

    void findsProfilesThatCannotBeRun()
    {
        Document document = oneSprite({frame(QStringLiteral("f"))});
        document.exportProfiles = {ExportProfile{.name = QStringLiteral("game"), .format = QStringLiteral("json")},
                                   ExportProfile{.name = QStringLiteral("web"), .format = QStringLiteral("jsn")}};
        ValidationContext context;
        QVERIFY(messages(validate(document, context), "bad-profile").isEmpty());
        context.profileProblem = [](const ExportProfile &profile) {
            return profile.format == QLatin1String("jsn") ? QStringLiteral("who knows jsn") : QString();
        };
        QCOMPARE(messages(validate(document, context), "bad-profile"),
                 QStringList{QStringLiteral("The export profile “web” cannot be run: who knows jsn")});
    }

    void findsProfilesWhoseTemplateIsMissing()
    {
        Document document = oneSprite({frame(QStringLiteral("f"))});
        document.exportProfiles = {ExportProfile{.name = QStringLiteral("game"), .format = QStringLiteral("json")},
                                   ExportProfile{.name = QStringLiteral("own"), .format = QStringLiteral("template")}};
        ValidationContext context;
        context.filesMissing.insert(QStringLiteral("own"), QStringLiteral("t/own.mustache"));
        QCOMPARE(
            messages(validate(document, context), "bad-profile"),
            QStringList{QStringLiteral("The export profile “own” cannot be run: there is no file “t/own.mustache”")});
    }

    void tellsProfilesThatLeaveTheProject()
    {
        Document document = oneSprite({frame(QStringLiteral("f"))});
        document.exportProfiles = {ExportProfile{.name = QStringLiteral("game"), .format = QStringLiteral("json")},
                                   ExportProfile{.name = QStringLiteral("web"), .format = QStringLiteral("json")}};
        ValidationContext context;
        context.profilesOutside.insert(QStringLiteral("web"), QStringLiteral("it writes to “/srv”"));
        QCOMPARE(messages(validate(document, context), "profile-outside"),
                 QStringList{QStringLiteral("The export profile “web” leaves the project: it writes to “/srv”; `hitbox "
                                            "export` does it with --allow-outside only")});
    }
};

HITBOX_CORE_TEST(DocumentRulesTest)
#include "document_rules_test.moc"
