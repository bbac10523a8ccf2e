// An edit of many frames: every shape of a sprite is mirrored at its frame's pivot, as for a character who was drawn to
// look to the other side. It is one step to undo.
//
//   hitbox run turn-around.js --project duel.hitbox ship

const project = hitbox.project;
if (!project)
    throw new Error("name a project: hitbox run turn-around.js --project FILE.hitbox [SPRITE...]");

const wanted = new Set(hitbox.arguments);
const edits = [];
for (const sprite of project.value().sprites) {
    if (wanted.size > 0 && !wanted.has(sprite.name))
        continue;
    for (const frame of sprite.frames) {
        const shapes = (frame.shapes || []).map((shape) => shape.id);
        if (shapes.length > 0)
            edits.push({edit: "mirrorShapes", shapes: shapes, axis: "horizontal", center: frame.pivot});
    }
}
// A message holds at most a thousand edits.
for (let from = 0; from < edits.length; from += 1000)
    project.edits(edits.slice(from, from + 1000));
print(`${edits.length} frames turned around`);
