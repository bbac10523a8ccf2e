// Hitboxes of Hitbox Editor in Phaser 3 and 4: they follow a sprite's frame, place, turn, scale and flip by themselves.
//
//     import { hitboxPlugin } from './hitbox-phaser.js';
//     const config = { plugins: { scene: [{ key: 'hitbox', plugin: hitboxPlugin(Phaser), mapping: 'hitbox' }] }, ... };
//
//     preload() { this.load.json('duel', 'duel.json'); }                  // an export of the format "json"
//     create() {
//         const fighter = this.add.sprite(100, 80, 'fighter');
//         this.hitbox.add(fighter, 'duel', 'fighter');
//         this.hitbox.on('entered', (a, b, shapeA, shapeB) => { ... });    // sprite a's shape begins to strike b's
//         this.hitbox.debug = true;                                        // draws the shapes over the game
//         this.hitbox.watch('duel', 'duel.json');                          // shows what the editor exports, at once
//     }
//
// A sprite's frame is the one of the same name, or the one that lies at the same place in the image. Of frames that have
// images of their own it is the one whose image the texture is called by: 'art/walk-0.png', 'walk-0.png' or 'walk-0'.

import { HitboxFile, World } from './hitbox.js';

const watchPause = 500; // milliseconds

/** From the frame's pixels to what the sprite's own matrix takes: flipped within the frame, about a custom pivot if set. */
function pixelMatrix(sprite) {
    const { frame } = sprite;
    const axis = (isFlipped, origin, size) => {
        if (!isFlipped) return [1, -origin];
        return frame.customPivot ? [-1, origin] : [-1, size - origin];
    };
    const [scaleX, x] = axis(sprite.flipX, sprite.displayOriginX, frame.realWidth);
    const [scaleY, y] = axis(sprite.flipY, sprite.displayOriginY, frame.realHeight);
    return [scaleX, scaleY, x, y];
}

/** What a texture that shows the image may be called. */
function textureKeys(image) {
    const file = image.slice(image.lastIndexOf('/') + 1);
    return [image, file].flatMap((name) => [name, name.replace(/(.)\.[^./]*$/, '$1')]);
}

const framesByTexture = new WeakMap(); // by the file's sprite

/** Those on the image that the texture is called by, or all of them where it is called otherwise. */
function framesOf(texture, spriteData) {
    if (!framesByTexture.has(spriteData)) {
        const byTexture = new Map();
        for (const frame of spriteData.frames) {
            for (const key of new Set(textureKeys(frame.image ?? spriteData.image ?? '')))
                byTexture.set(key, [...(byTexture.get(key) ?? []), frame]);
        }
        framesByTexture.set(spriteData, byTexture);
    }
    return framesByTexture.get(spriteData).get(texture.key) ?? spriteData.frames;
}

function frameNumber({ frame, texture }, spriteData) {
    const named = spriteData.framesByName.get(String(frame.name));
    if (named) return named.number;
    const found = framesOf(texture, spriteData).find(({ rect }) => rect[0] === frame.cutX && rect[1] === frame.cutY);
    return found ? found.number : 0;
}

/** The class to give to Phaser. */
export function hitboxPlugin(Phaser) {
    return class HitboxPlugin extends Phaser.Plugins.ScenePlugin {
        constructor(scene, manager, key) {
            super(scene, manager, key);
            this.files = new Map();
            this.bodies = new Map();
            this.emitter = new Phaser.Events.EventEmitter();
            this.world = this.newWorld();
            this.matrix = new Phaser.GameObjects.Components.TransformMatrix();
            this.debug = false;
            this.graphics = null;
            this.timers = [];
        }

        boot() {
            const { events } = this.systems;
            events.on('postupdate', this.step, this);
            events.on('shutdown', this.clear, this);
            events.once('destroy', () => {
                this.clear();
                events.off('postupdate', this.step, this);
                events.off('shutdown', this.clear, this);
            });
        }

        newWorld() {
            const world = new World();
            const spriteOf = (instance) => this.sprites.get(instance);
            this.sprites = new WeakMap(); // those that are gone are still told of once
            world.entered = (a, b, ...shapes) => this.emitter.emit('entered', spriteOf(a), spriteOf(b), ...shapes);
            world.left = (a, b, ...shapes) => this.emitter.emit('left', spriteOf(a), spriteOf(b), ...shapes);
            return world;
        }

        /** 'entered' and 'left': with both sprites, and the shapes of each. */
        on(event, listener, context) {
            this.emitter.on(event, listener, context);
            return this;
        }

        off(event, listener, context) {
            this.emitter.off(event, listener, context);
            return this;
        }

        /** By the key it was loaded as. */
        file(key) {
            if (!this.files.has(key)) {
                const data = this.scene.cache.json.get(key);
                if (!data) throw new Error(`no JSON was loaded as “${key}”`);
                this.files.set(key, new HitboxFile(data));
            }
            return this.files.get(key);
        }

        /** From now on the sprite has the hitboxes of the file's sprite of this name. */
        add(sprite, key, name) {
            const instance = this.file(key).instance(name);
            this.bodies.set(sprite, instance);
            this.sprites.set(instance, sprite);
            this.world.add(instance);
            sprite.once('destroy', () => this.remove(sprite));
            this.follow(sprite, instance);
            return instance;
        }

        remove(sprite) {
            const instance = this.bodies.get(sprite);
            if (!instance) return;
            this.bodies.delete(sprite);
            this.world.remove(instance);
        }

        /** The shapes of a sprite that hold a point of the world. */
        shapesAt(sprite, x, y) {
            const instance = this.bodies.get(sprite);
            if (!instance) return [];
            this.follow(sprite, instance);
            return instance.shapesAt(x, y);
        }

        follow(sprite, instance) {
            instance.setFrame(frameNumber(sprite, instance.sprite));
            const { a, b, c, d, tx, ty } = sprite.getWorldTransformMatrix(this.matrix);
            const [scaleX, scaleY, x, y] = pixelMatrix(sprite);
            instance.setMatrix([a * scaleX, b * scaleX, c * scaleY, d * scaleY, a * x + c * y + tx, b * x + d * y + ty]);
        }

        step() {
            for (const [sprite, instance] of this.bodies) this.follow(sprite, instance);
            this.world.update();
            this.draw();
        }

        draw() {
            if (!this.debug) {
                this.graphics?.clear();
                return;
            }
            this.graphics ??= this.scene.add.graphics().setDepth(1e6);
            this.graphics.clear();
            for (const instance of this.bodies.values()) {
                for (const { shape, parts } of instance.placed().shapes) {
                    const color = parseInt(this.colorOf(shape.category).slice(1), 16);
                    this.graphics.lineStyle(1, color, 1).fillStyle(color, 0.2);
                    parts.forEach((part) => this.drawPart(part));
                }
            }
        }

        drawPart({ points, radius }) {
            const corners = [];
            for (let i = 0; i < points.length; i += 2) corners.push({ x: points[i], y: points[i + 1] });
            if (radius > 0) corners.forEach(({ x, y }) => this.graphics.fillCircle(x, y, radius).strokeCircle(x, y, radius));
            else if (corners.length > 2) this.graphics.fillPoints(corners, true).strokePoints(corners, true, true);
            if (corners.length === 2) this.graphics.lineBetween(corners[0].x, corners[0].y, corners[1].x, corners[1].y);
        }

        colorOf(category) {
            for (const file of this.files.values()) {
                const color = file.colorOf(category);
                if (color !== '#ffffff') return color;
            }
            return '#ffffff';
        }

        /** Live link: fetches the file again and again, and shows what it says whenever that is another. */
        watch(key, url) {
            let last = null;
            this.timers.push(setInterval(async () => {
                try {
                    const text = await (await fetch(url, { cache: 'no-store' })).text();
                    if (last !== null && text !== last) this.file(key).replace(JSON.parse(text));
                    last = text;
                } catch {
                    // Half written, or not there for a moment: the next time will do.
                }
            }, watchPause));
        }

        clear() {
            this.timers.forEach((timer) => clearInterval(timer));
            this.timers = [];
            this.bodies.clear();
            this.files.clear();
            this.world = this.newWorld();
            this.graphics = null;
            this.emitter.removeAllListeners();
        }
    };
}
