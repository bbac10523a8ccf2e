'use strict';
// node planck.cjs PACKAGES PROBES: the R.U.B.E. export in planck, by what the public loaders do.

const {compare, compareMeetings, fromPackages, readJson} = require('./probes.cjs');

const [packages, probes] = process.argv.slice(2);
const planck = fromPackages(packages, 'planck', 'dist', 'planck.js');
const pixelsPerMetre = 32;

const pointsOf = ({x, y}) => x.map((_, i) => planck.Vec2(x[i], y[i]));

function shapeOf(fixture) {
  if (fixture.circle)
    return planck.Circle(planck.Vec2(fixture.circle.center.x, fixture.circle.center.y), fixture.circle.radius);
  if (fixture.chain)
    return planck.Chain(pointsOf(fixture.chain.vertices), false);
  const points = pointsOf(fixture.polygon.vertices);
  const shape = planck.Polygon(points);
  if (shape.m_count !== points.length)
    throw new Error(`a polygon of ${points.length} corners has ${shape.m_count} in planck`);
  return shape;
}

/** The bodies of a file in a world of their own; fixtures know their names. */
function bodiesOf(file) {
  const world = planck.World(planck.Vec2(0, 0));
  return readJson(probes, file).body.map(source => {
    const body = world.createBody({
      type: ['static', 'kinematic', 'dynamic'][source.type],
      position: planck.Vec2(source.position.x, source.position.y),
      angle: source.angle,
    });
    for (const fixture of source.fixture) {
      body.createFixture({
        shape: shapeOf(fixture),
        density: fixture.density,
        friction: fixture.friction,
        restitution: fixture.restitution,
        isSensor: fixture.sensor,
        filterCategoryBits: fixture['filter-categoryBits'],
        filterMaskBits: fixture['filter-maskBits'],
        filterGroupIndex: fixture['filter-groupIndex'],
        userData: fixture.name,
      });
    }
    return {name: source.name, body};
  });
}

function fixturesOf(body) {
  const fixtures = [];
  for (let fixture = body.getFixtureList(); fixture; fixture = fixture.getNext())
    fixtures.push(fixture);
  return fixtures;
}

function namesAt(body, point) {
  return fixturesOf(body).filter(fixture => fixture.testPoint(point)).map(fixture => fixture.getUserData());
}

const frames = bodiesOf('lopsided.json');
compare('planck', `${probes}/probes.txt`, frame => {
  const {body} = frames.find(({name}) => name === frame.name);
  return {
    count: fixturesOf(body).length,
    hold: (x, y) => namesAt(
        body, planck.Vec2((x - frame.pivotX) / pixelsPerMetre, (frame.pivotY - y) / pixelsPerMetre)),
  };
});

const fixtureOf = ({frame, shape}) =>
    fixturesOf(frames.find(({name}) => name === frame).body).find(fixture => fixture.getUserData() === shape);
compareMeetings('planck', `${probes}/meetings.txt`, (a, b) => fixtureOf(a).shouldCollide(fixtureOf(b)), 'shapes');

const placed = bodiesOf('duel_stage.json');
compare('planck, stage', `${probes}/stage.txt`, () => ({
  count: placed.length,
  hold: (x, y) => placed.flatMap(({name, body}) =>
      namesAt(body, planck.Vec2(x / pixelsPerMetre, -y / pixelsPerMetre)).map(shape => `${name}/${shape}`)),
}));
