// A rule of your own: whatever strikes says how much it hurts, and no blow lasts longer than a tenth of a second.
//
//   hitbox run strong-hits.js duel.hitbox other.hitbox
//
// In the editor it looks at the project that is open.

const longest = 100; // milliseconds

/** A field of the category counts where the shape says nothing itself. */
function propertyOf(shape, category, name) {
    const own = (shape.properties || {})[name];
    if (own !== undefined)
        return own;
    const field = (category.fields || []).find((candidate) => candidate.name === name);
    return field && field.default;
}

function look(project) {
    const value = project.value();
    const striking = new Map();
    for (const category of value.categories || [])
        if ((category.hits || []).length > 0)
            striking.set(category.name, category);
    for (const sprite of value.sprites) {
        let since = 0;
        for (const frame of sprite.frames) {
            const blows = (frame.shapes || []).filter((shape) => striking.has(shape.category));
            for (const shape of blows) {
                const damage = propertyOf(shape, striking.get(shape.category), "damage");
                if (damage === undefined)
                    project.finding({shape: shape.id, severity: "warning", message: "it strikes, and has no damage"});
                else if (typeof damage !== "number" || damage <= 0)
                    project.finding({shape: shape.id, message: `its damage is ${damage}, and is to be a number above 0`});
            }
            since = blows.length > 0 ? since + (frame.duration === undefined ? 100 : frame.duration) : 0;
            if (since > longest)
                project.finding({sprite: sprite.name, frame: frame.name, severity: "warning",
                                 message: `has been striking for ${since} ms, more than ${longest}`});
        }
    }
}

const projects = hitbox.arguments.map((file) => hitbox.open(file));
if (hitbox.project)
    projects.unshift(hitbox.project);
projects.forEach(look);
print(`${projects.length} looked at`);
