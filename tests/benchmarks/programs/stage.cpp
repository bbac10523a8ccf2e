#include "benchmarks/contest.h"

#include "stage/overlap_index.h"

#include <memory>

namespace hitbox::benchmarks {

namespace {

const QString spriteName = QStringLiteral("s");

/// One sprite with a frame for each base, and the stage that begins with this placing.
Document documentOf(const Workload &workload, std::size_t firstPlacing)
{
    Sprite sprite;
    sprite.name = spriteName;
    for (std::size_t i = 0; i < workload.bases.size(); ++i) {
        Shape shape;
        shape.id = {static_cast<int>(i) + 1};
        shape.outline = PolygonOutline{QList<geometry::Point>(workload.bases[i].begin(), workload.bases[i].end())};
        Frame frame;
        frame.name = QString::number(i);
        frame.shapes = {shape};
        sprite.frames.append(frame);
    }
    Stage stage;
    for (std::size_t i = firstPlacing; i < firstPlacing + workload.n; ++i) {
        const Placing &placing = workload.placings[i];
        Instance instance;
        instance.sprite = spriteName;
        instance.frame = sprite.frames[static_cast<qsizetype>(placing.base)].name;
        instance.position = placing.placement.position;
        instance.rotation = placing.placement.rotation;
        stage.instances.append(instance);
    }
    Document document;
    document.sprites = {sprite};
    document.stages = {stage};
    return document;
}

Document moved(Document document, std::span<const Move> moves)
{
    for (const Move &move : moves) {
        Instance &instance = document.stages[0].instances[static_cast<qsizetype>(move.ring)];
        instance.position = instance.position + move.to;
    }
    return document;
}

Pass wholeStages(const Workload &workload)
{
    std::vector<Document> documents;
    for (std::size_t first = 0; first < workload.placings.size(); first += workload.n)
        documents.push_back(documentOf(workload, first));
    return [documents] {
        double sum = 0;
        for (const Document &document : documents) {
            OverlapIndex index;
            index.update(document, 0);
            sum += static_cast<double>(index.overlaps().size());
        }
        return sum;
    };
}

Pass movingStage(const Workload &workload)
{
    const Document still = documentOf(workload, 0);
    std::vector<Document> documents;
    for (std::size_t group = 0; group < workload.questionCount / 2; ++group) {
        documents.push_back(moved(still, moveGroup(workload, group)));
        documents.push_back(moved(still, {}));
        documents.back().stages[0].instances.detach();
    }
    const auto index = std::make_shared<OverlapIndex>();
    index->update(still, 0);
    return [documents, index] {
        double sum = 0;
        for (const Document &document : documents) {
            index->update(document, 0);
            sum += static_cast<double>(index->overlaps().size());
        }
        return sum;
    };
}

} // namespace

std::vector<Contestant> stageContestants()
{
    return {
        {"stage", "hitbox", wholeStages},
        {"stage-stirred", "hitbox", movingStage},
        {"stage-moving", "hitbox", movingStage},
    };
}

} // namespace hitbox::benchmarks
