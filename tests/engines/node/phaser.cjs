'use strict';
// node phaser.cjs PACKAGES PROBES phaser|phaser4: the export in what Phaser's Sprite.setBody() does with it. What a
// sprite is drawn like needs a browser; where its origin goes, and with it the body, does not.

const {compare, compareMeetings, fail, fromPackages, readJson} = require('./probes.cjs');

const [packages, probes, version] = process.argv.slice(2);
const matter = [version, 'src', 'physics', 'matter-js'];
const {setBody, setExistingBody} = fromPackages(packages, ...matter, 'components', 'SetBody.js');
const vertices = fromPackages(packages, ...matter, 'lib', 'geometry', 'Vertices.js');
const detector = fromPackages(packages, ...matter, 'lib', 'collision', 'Detector.js');
const bodies = readJson(probes, 'sample.json');
const drawnDensity = 4; // of all shapes of the project

/** All that setBody() asks of a sprite, which stands with its origin at (0, 0). */
function spriteOf(frame) {
  const {width, height} = frame;
  return {
    width, height, displayWidth: width, displayHeight: height,
    world: {has: () => false, add() {}, remove() {}},
    setBody, setExistingBody,
    setOrigin(x, y) { [this.originX, this.originY] = [x, y]; },
    _originComponent: true, _tempVec2: {x: 0, y: 0},
  };
}

compare(version, `${probes}/probes.txt`, frame => {
  const sprite = spriteOf(frame).setBody(bodies[frame.name]);
  const parts = sprite.body.parts.slice(1);
  const density = sprite.body.mass / sprite.body.area;
  if (Math.abs(density - drawnDensity / 1000) > 1e-9)
    fail(`${version}: frame ${frame.name} has the density ${density}`);
  const holds = (part, x, y) =>
      vertices.contains(part.vertices, {x: x - sprite.originX * frame.width, y: y - sprite.originY * frame.height});
  return {
    count: parts.length,
    hold: (x, y) => parts.filter(part => holds(part, x, y)).map(part => part.label),
  };
});

// Matter filters whole bodies.
compareMeetings(version, `${probes}/meetings.txt`, (a, b) =>
    detector.canCollide(bodies[a.frame].collisionFilter, bodies[b.frame].collisionFilter), 'bodies');
