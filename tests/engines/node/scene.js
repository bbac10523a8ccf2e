'use strict';
/* A scene of Phaser in a browser. `input` has the exported bodies, and the frames with their probes. Each frame is a
   sprite that shows a red square in its corner; what it has as a body is drawn in green. Adds a line to the page for
   what differs, or one for what agrees. */

const square = 6;
const apart = 100;
const lines = [];
let probes = 0;
let shapes = 0;

function textureOf(scene, frame) {
  const texture = scene.textures.createCanvas(frame.name, frame.width, frame.height);
  texture.context.fillStyle = 'rgb(0 0 255)';
  texture.context.fillRect(0, 0, frame.width, frame.height);
  texture.context.fillStyle = 'rgb(255 0 0)';
  texture.context.fillRect(0, 0, square, square);
  texture.refresh();
}

function pixelAt(canvas, x, y) {
  return canvas.getContext('2d').getImageData(Math.floor(x), Math.floor(y), 1, 1).data;
}

function isRed(canvas, x, y) {
  const [red, green, blue] = pixelAt(canvas, x, y);
  return red > 200 && green < 50 && blue < 50;
}

/* Lines are a pixel wide, and antialiased. Nothing else has any green. */
function isGreenNear(canvas, x, y) {
  return [-1, 0, 1].some(right => [-1, 0, 1].some(down => pixelAt(canvas, x + right, y + down)[1] > 80));
}

function compareDrawing(sprite, frame, canvas) {
  const {x: left, y: top} = sprite.getTopLeft();
  if (!isRed(canvas, left + square / 2, top + square / 2) || isRed(canvas, left - 2, top - 2))
    lines.push(`frame ${frame.name}: expected its picture at ${left} ${top}`);
  for (const part of sprite.body.parts.slice(1)) {
    const [a, b] = part.vertices;
    if (Math.hypot(a.x - b.x, a.y - b.y) < 1)
      continue; // finer than a pixel
    const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
    if (!isGreenNear(canvas, x, y))
      lines.push(`frame ${frame.name}: expected an edge of ${part.label} at ${x} ${y}`);
  }
}

/* Bodies that the physics finds at a point, and which parts of them. */
function namesAt(scene, x, y) {
  const {Query} = Phaser.Physics.Matter.Matter;
  const bodies = scene.matter.intersectPoint(x, y);
  return bodies.flatMap(body => Query.point(body.parts.slice(1), {x, y}).map(part => part.label));
}

function compareHits(scene, sprite, frame) {
  const {x: left, y: top} = sprite.getTopLeft();
  shapes += sprite.body.parts.length - 1;
  if (sprite.body.parts.length - 1 !== frame.shapes)
    lines.push(`frame ${frame.name}: ${sprite.body.parts.length - 1} shapes loaded, expected ${frame.shapes}`);
  for (const {x, y, expected} of frame.probes) {
    const found = [...new Set(namesAt(scene, left + x, top + y))].sort();
    if (found.join() !== expected.join())
      lines.push(`frame ${frame.name} at ${x} ${y}: expected ${expected}, found ${found}`);
    probes += 1;
  }
}

function create() {
  const sprites = input.frames.map((frame, i) => {
    textureOf(this, frame);
    return this.matter.add.sprite((i + 0.5) * apart, apart, frame.name, null, {shape: input.bodies[frame.name]});
  });
  this.game.events.once(Phaser.Core.Events.POST_RENDER, () => {
    input.frames.forEach((frame, i) => {
      compareHits(this, sprites[i], frame);
      compareDrawing(sprites[i], frame, this.game.canvas);
    });
    if (lines.length === 0)
      lines.push(`Phaser ${Phaser.VERSION}: ${probes} probes in ${input.frames.length} frames agree, ${shapes} shapes loaded`);
    document.getElementById('lines').textContent = lines.join('\n');
  });
}

new Phaser.Game({
  type: Phaser.CANVAS, width: input.frames.length * apart, height: 2 * apart, audio: {noAudio: true}, banner: false,
  physics: {default: 'matter', matter: {gravity: {x: 0, y: 0}, debug: {lineColor: 0x00ff00, lineOpacity: 1, showBody: true}}},
  scene: {create},
});
