'use strict';
// node matter.cjs PACKAGES PROBES: the convex pieces of the documented JSON in plain matter-js.

const {compare, fromPackages, readJson} = require('./probes.cjs');

const [packages, probes] = process.argv.slice(2);
const {Bodies, Query, Vertices} = fromPackages(packages, 'matter-js');
const frames = readJson(probes, 'sample.json').sprites[0].frames;

// Matter puts the centre of mass of what it makes at the place that it is told.
const polygon = (points, label) => {
  const vertices = points.map(([x, y]) => ({x, y}));
  const {x, y} = Vertices.centre(vertices);
  return Bodies.fromVertices(x, y, [vertices], {label});
};

/** What a game makes of a shape; Matter has no capsules, so two circles and a rectangle stand for them. */
function partsOf(shape) {
  const label = shape.name;
  if (shape.type === 'polygon')
    return shape.pieces.map(piece => polygon(piece, label));
  if (shape.type === 'circle')
    return [Bodies.circle(...shape.center, shape.radius, {label})];
  if (shape.type === 'box') {
    const [x, y, width, height] = shape.rect;
    return [Bodies.rectangle(x + width / 2, y + height / 2, width, height, {label})];
  }
  if (shape.type !== 'capsule')
    return [];
  const {from, to, radius} = shape;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const ends = [from, to].map(center => Bodies.circle(...center, radius, {label}));
  if (length === 0)
    return ends;
  const [x, y] = [(to[1] - from[1]) * radius / length, (from[0] - to[0]) * radius / length];
  const corners = [[from[0] + x, from[1] + y], [to[0] + x, to[1] + y], [to[0] - x, to[1] - y], [from[0] - x, from[1] - y]];
  return [...ends, polygon(corners, label)];
}

compare('matter-js', `${probes}/probes.txt`, frame => {
  const {shapes} = frames.find(({name}) => name === frame.name);
  const parts = shapes.map(partsOf);
  return {
    count: parts.filter((list, i) => shapes[i].type === 'chain' || list.every(part => part.area > 0)).length,
    hold: (x, y) => Query.point(parts.flat(), {x, y}).map(part => part.label),
  };
});
