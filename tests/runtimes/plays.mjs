// node plays.mjs FOLDER_OF_THE_MODULES
// Instances that come and go in a world, and which frame a sprite of Phaser shows. Stand-ins take Phaser's place.

import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const [folder] = process.argv.slice(2);
const moduleOf = (name) => import(pathToFileURL(resolve(folder, name)));
const { HitboxFile, World } = await moduleOf('hitbox.js');
const { hitboxPlugin } = await moduleOf('hitbox-phaser.js');

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const pause = () => new Promise((done) => { setTimeout(done, 1); });

/** Whether nothing else holds what these refer to. */
async function areGone(references) {
    for (let tries = 0; tries < 20; ++tries) {
        await pause();
        collect();
        if (references.every((reference) => reference.deref() === undefined)) return true;
    }
    return false;
}

const box = (id, category) => ({ id, name: '', category, type: 'box', rect: [0, 0, 10, 10] });
const frame = (name, id, more) => ({ name, rect: [0, 0, 40, 10], size: [40, 10], offset: [0, 0], pivot: [0, 0], duration: 100, shapes: [box(id, id < 10 ? 'hit' : 'hurt')], ...more });
const data = {
    format: 'hitbox-export', version: 1,
    categories: [{ name: 'hit', hits: ['hurt'] }, { name: 'hurt', hits: [] }],
    sprites: [
        { name: 'bullet', image: 'bullet.png', tags: [], frames: [frame('b', 1)] },
        { name: 'dummy', image: 'dummy.png', tags: [], frames: [frame('d', 11)] },
        {
            name: 'walk', image: 'sheet.png', tags: [], frames: [
                frame('walk-0', 2, { image: 'art/walk_a.png' }), frame('walk-1', 3, { image: 'art/walk_b.v2.png' }),
                frame('walk-2', 4), frame('walk-3', 5, { rect: [40, 0, 40, 10] })],
        }],
};

// A world: what is gone is told of once, has no number any more and is not kept, and numbers come once.
const file = new HitboxFile(data);
const world = new World();
const told = [];
world.entered = (a, b, shapeA, shapeB) => told.push(`+${shapeA.id}/${shapeB.id}`);
world.left = (a, b, shapeA, shapeB) => told.push(`-${shapeA.id}/${shapeB.id}`);
const dummy = world.add(file.instance('dummy'));
world.add(dummy);
assert.equal(world.instances.length, 1);
function shoot() {
    const bullet = world.add(file.instance('bullet'));
    const other = world.add(file.instance('bullet'));
    other.place(500, 0);
    assert.equal(new Set(world.numbers.values()).size, 3);
    world.update();
    world.remove(bullet);
    world.update();
    world.remove(other);
    return [new WeakRef(bullet), new WeakRef(other)];
}
const bullets = [...shoot(), ...shoot()];
assert.deepEqual(told, ['+1/11', '-1/11', '+1/11', '-1/11']);
assert.deepEqual([...world.numbers.keys()], [dummy]);
assert.ok(await areGone(bullets), 'bullets that are gone');
await pause();
assert.equal(file.instances.size, 1);

// The plugin.
const Phaser = {
    Plugins: { ScenePlugin: class { constructor(scene) { this.scene = scene; } } },
    Events: { EventEmitter },
    GameObjects: { Components: { TransformMatrix: class {} } },
};
const plugin = new (hitboxPlugin(Phaser))({ cache: { json: { get: () => data } } });
const sprite = (key, name = '__BASE', cutX = 0) => Object.assign(new EventEmitter(), {
    texture: { key }, frame: { name, cutX, cutY: 0, realWidth: 40, realHeight: 10 }, flipX: false, flipY: false,
    displayOriginX: 0, displayOriginY: 0, getWorldTransformMatrix: () => ({ a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 }),
});
const heard = [];
plugin.on('entered', (a, b) => heard.push(`${a.texture.key} strikes ${b.texture.key}`));
plugin.on('left', (a, b) => heard.push(`${a.texture.key} leaves ${b.texture.key}`));
plugin.add(sprite('dummy'), 'data', 'dummy');
function shootSprite() {
    const bullet = sprite('bullet');
    const instance = plugin.add(bullet, 'data', 'bullet');
    plugin.step();
    bullet.emit('destroy');
    plugin.step();
    return [new WeakRef(bullet), new WeakRef(instance)];
}
const references = shootSprite();
assert.deepEqual(heard, ['bullet strikes dummy', 'bullet leaves dummy']);
assert.ok(await areGone(references), 'a sprite that was destroyed');

// Its frames: by name, by the image that the texture is called by, by the place in the image.
const shown = (...of) => plugin.add(sprite(...of), 'data', 'walk').frame.name;
assert.equal(shown('anything', 'walk-3'), 'walk-3');
assert.equal(shown('art/walk_b.v2.png'), 'walk-1');
assert.equal(shown('walk_b.v2.png'), 'walk-1');
assert.equal(shown('art/walk_b.v2'), 'walk-1');
assert.equal(shown('walk_b.v2'), 'walk-1');
assert.equal(shown('walk_a'), 'walk-0');
assert.equal(shown('sheet', '0'), 'walk-2');
assert.equal(shown('sheet', '1', 40), 'walk-3');
assert.equal(shown('anything', '1', 40), 'walk-3');
assert.equal(shown('anything'), 'walk-0');
console.log('instances come and go, and frames are found');
