// An export of your own: a file boxes.ini with the smallest box around each shape, in pixels from the frame's pivot, for
// an engine that knows no other shapes.
//
//   hitbox run boxes-ini.js duel.hitbox build/boxes.ini

const [file, out = "boxes.ini"] = hitbox.arguments;
const project = file ? hitbox.open(file) : hitbox.project;
if (!project)
    throw new Error("name a project: hitbox run boxes-ini.js FILE.hitbox [OUT.ini]");

function pointsOf(shape) {
    switch (shape.type) {
    case "box": {
        const [x, y, width, height] = shape.rect;
        return [[x, y], [x + width, y + height]];
    }
    case "circle": {
        const [x, y] = shape.center;
        return [[x - shape.radius, y - shape.radius], [x + shape.radius, y + shape.radius]];
    }
    case "capsule": {
        const around = ([x, y]) => [[x - shape.radius, y - shape.radius], [x + shape.radius, y + shape.radius]];
        return around(shape.from).concat(around(shape.to));
    }
    default:
        return shape.points;
    }
}

// A name comes from a file: what would end a section or a line is left out.
const safe = (text) => text.replace(/[\[\]=;#\r\n]/g, "_");

const lines = [];
for (const {sprite, frame, shape} of project.shapes()) {
    const points = pointsOf(shape);
    const [pivotX, pivotY] = frame.pivot || [0, 0];
    const xs = points.map((point) => point[0] - pivotX);
    const ys = points.map((point) => point[1] - pivotY);
    lines.push(`[${safe(sprite.name)}/${safe(frame.name)}/${shape.id}]`,
               `name=${safe(shape.name || "")}`, `category=${safe(shape.category || "")}`,
               `left=${Math.min(...xs)}`, `top=${Math.min(...ys)}`, `right=${Math.max(...xs)}`, `bottom=${Math.max(...ys)}`, "");
}
hitbox.write(out, lines.join("\n"));
print(`${out}: ${lines.length / 8} boxes`);
