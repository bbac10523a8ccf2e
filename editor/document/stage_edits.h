#pragma once

#include "document/document.h"
#include "document/order.h"
#include "document/places.h"

#include <QSet>

#include <functional>

/// Pure edits of one stage. Instances that do not exist are passed over; layers that are named must exist. Emitters go
/// on aiming at the instance that they aimed at, wherever it comes to stand in the list.
namespace hitbox {

/// Each of the instances as `edit` makes it.
Stage withEach(Stage stage, const QSet<Id<Instance>> &instances, const std::function<Instance(const Instance &)> &edit);

/// An emitter whose target goes away aims at the place where that stood.
Stage removeInstances(Stage stage, const QSet<Id<Instance>> &instances);

/// Together and in their own order to before the instance at `before`; the count means to the end.
Stage moveInstances(Stage stage, const QSet<Id<Instance>> &instances, int before);

/// The order that restacking the instances among those of their layers gives, for withInstanceOrder().
QList<int> orderAfterRestack(const Stage &stage, const QSet<Id<Instance>> &instances, Restack step);
Stage withInstanceOrder(Stage stage, const QList<int> &order);

/// The copies stand behind all others, in the order of what they are copies of, moved by `offset`.
Stage duplicateInstances(Stage stage, const QSet<Id<Instance>> &instances, geometry::Point offset);

/// Onto the layer of that name; empty: onto none.
Stage onLayer(Stage stage, const QSet<Id<Instance>> &instances, const QString &layer);

/// The layer comes on top of all others, with a free name.
Stage addLayer(Stage stage, StageLayer layer);

/// The instances of the layer come to stand on none.
Stage removeLayer(Stage stage, int layer);

/// The layer's instances follow a new name, unless another layer has the old one too and comes first. A name that is
/// taken is numbered.
Stage withLayer(Stage stage, int layer, StageLayer value);

/// Moves the layers together and in their own order to before the one at `before`; the count means to the top.
Stage moveLayers(Stage stage, const QList<int> &layers, int before);

} // namespace hitbox
