'use strict';
// Reads what engine_probes wrote, asks an engine and compares.

const fs = require('fs');
const path = require('path');

/** The frames of a file of probes: their place, how many shapes they carry, and what is asked of them. */
function framesOf(file) {
  const frames = [];
  for (const line of fs.readFileSync(file, 'utf8').split('\n')) {
    const words = line.split(' ');
    if (words[0] === 'frame') {
      const [pivotX, pivotY, width, height, shapes] = words.slice(2).map(Number);
      frames.push({name: words[1], pivotX, pivotY, width, height, shapes, probes: []});
    } else if (words[0] === 'at') {
      const expected = words[3] === '-' ? [] : words[3].split(',').sort();
      frames.at(-1).probes.push({x: Number(words[1]), y: Number(words[2]), expected});
    }
  }
  return frames;
}

/**
 * `load(frame)` answers {count, hold}: how many shapes it made, and a function of a point in pixels of the frame that
 * answers the names of those that hold it. Prints the first difference, or as the last line how much agrees.
 */
function compare(engine, file, load) {
  const frames = framesOf(file);
  let probes = 0;
  let shapes = 0;
  for (const frame of frames) {
    const {count, hold} = load(frame);
    if (count !== frame.shapes)
      return fail(`${engine}: frame ${frame.name}: ${count} shapes loaded, expected ${frame.shapes}`);
    shapes += count;
    for (const {x, y, expected} of frame.probes) {
      const found = [...new Set(hold(x, y))].sort();
      if (found.join() !== expected.join())
        return fail(`${engine}: frame ${frame.name} at ${x} ${y}: expected ${expected}, found ${found}`);
      probes += 1;
    }
  }
  console.log(`${engine}: ${probes} probes in ${frames.length} frames agree, ${shapes} shapes loaded`);
}

/**
 * `meet(a, b)` says whether two of {frame, shape} hit each other. `filtered` is "shapes", or "bodies"
 * where an engine filters whole ones: two frames meet there when any of their shapes do.
 */
function compareMeetings(engine, file, meet, filtered) {
  const pairs = new Map();
  for (const line of fs.readFileSync(file, 'utf8').trim().split('\n')) {
    const [frame, shape, otherFrame, otherShape, answer] = line.split(' ');
    const key = filtered === 'bodies' ? `${frame} ${otherFrame}` : line;
    const expected = answer === 'yes' || (pairs.get(key)?.expected ?? false);
    pairs.set(key, {a: {frame, shape}, b: {frame: otherFrame, shape: otherShape}, expected});
  }
  for (const [key, {a, b, expected}] of pairs) {
    if (meet(a, b) !== expected)
      return fail(`${engine}, who hits whom: ${key}: expected ${expected}`);
  }
  console.log(`${engine}, who hits whom: ${pairs.size} pairs of 2 frames agree, by its own filter`);
}

function fail(message) {
  console.log(message);
  process.exitCode = 1;
}

/** A module of the build folder's packages, some of whose files are not among their exports. */
function fromPackages(packages, ...where) {
  return require(path.resolve(packages, 'node_modules', ...where));
}

function readJson(...where) {
  return JSON.parse(fs.readFileSync(path.join(...where), 'utf8'));
}

module.exports = {compare, compareMeetings, fail, framesOf, fromPackages, readJson};
