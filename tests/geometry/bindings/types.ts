// Compiled, never run: what index.d.ts says of a program in TypeScript.
import { type Box, type Location, type Relation, GeometryError, loadGeometry } from 'hitbox-geometry';

const geometry = await loadGeometry();
const ship = { type: 'polygon', points: new Float64Array([0, 0, 0, 10, 10, 10]) } as const;
const relation: Relation = geometry.relate(ship, { type: 'circle', center: [1, 2], radius: 3 }, { budget: { work: 1 } });
const location: Location = geometry.polygonIndex(geometry.prepare(ship)).locate(1, 2);
const box: Box | null = geometry.bounds(geometry.combine(ship, ship, 'union', { tolerance: 0.5 }));
const ids: Uint32Array = geometry.broadPhase([{ min: [0, 0], max: [1, 1] }]).pairs({ most: 9 });
// @ts-expect-error: no such shape
geometry.area({ type: 'blob' });
// @ts-expect-error: no such operation
geometry.combine(ship, ship, 'intersect');
export { GeometryError, box, ids, location, relation };
