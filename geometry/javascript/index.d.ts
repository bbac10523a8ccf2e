/** [x, y] in pixels, y down. */
export type Point = readonly [number, number];

/** Points, or their coordinates x, y, x, y, ... one after another. */
export type Points = readonly Point[] | Float64Array;

export type Ring = [number, number][];

export interface Region {
    type: 'region';
    /** Filled where an odd number of them wind around. As an answer: outer rings counter-clockwise, holes clockwise. */
    rings: readonly Points[];
}

/** An answer's: plain points. */
export interface RegionAnswer extends Region {
    rings: Ring[];
}

/** A polygon or region is an area with all its boundary; segments and chains are lines. */
export type Shape =
    | { type: 'point'; at: Point }
    | { type: 'segment'; from: Point; to: Point }
    | { type: 'chain'; points: Points }
    | { type: 'circle'; center: Point; radius: number }
    | { type: 'box'; min: Point; max: Point }
    | { type: 'box'; rect: readonly [x: number, y: number, width: number, height: number] }
    | { type: 'capsule'; from: Point; to: Point; radius: number }
    | { type: 'polygon'; points: Points }
    | Region;

export type Location = 'outside' | 'boundary' | 'inside';

/** `containing`: b lies within a. */
export type Relation = 'separate' | 'touching' | 'overlapping' | 'containing' | 'contained' | 'equal';

export type Operation = 'intersection' | 'union' | 'difference' | 'symmetric-difference';

export type FillRule = 'even-odd' | 'non-zero';

export interface Box {
    min: Point;
    max: Point;
}

export interface Budget {
    /** Steps of 2 to 10 ns; two hundred million unless said otherwise. */
    work?: number;
    /** Bytes; 256 MiB unless said otherwise. */
    memory?: number;
}

/** Where none is given, a call ends after some two seconds whatever it is asked. */
export interface WithBudget {
    budget?: Budget;
}

/** Two edges of a ring that meet where those of a simple one may not; edge i starts at point i. */
export interface EdgeMeeting {
    edges: [number, number];
    kind: 'crossing' | 'touching' | 'overlapping';
    /** Where they meet, or where the piece that they share begins. */
    from: [number, number];
    to: [number, number];
}

export interface Placement {
    /** The point that lands on `position`, after the scale about it and the turn. [0, 0] unless given. */
    pivot?: Point;
    position?: Point;
    /** Degrees, clockwise on screen. */
    rotation?: number;
    /** A negative factor mirrors. */
    scale?: Point;
}

/** There is no answer. */
export class GeometryError extends Error {
    status: 'cut-short' | 'not-finite' | 'out-of-range' | 'not-simple';
}

/** A shape in the module's memory, for many questions. free() gives it back at once; so does, later, the collector. */
export class PreparedShape {
    free(): void;
}

type AnyShape = Shape | PreparedShape;

export class PolygonIndex {
    locate(x: number, y: number): Location;
    /** Whether the two have a point in common. */
    overlaps(other: PolygonIndex): boolean;
    free(): void;
}

export class BroadPhase {
    add(box: Box): number;
    move(id: number, box: Box): void;
    /** One box for every id that was ever given; four numbers each in an array of numbers. */
    moveAll(boxes: readonly Box[] | Float64Array): void;
    remove(id: number): void;
    /** Two ids for each pair whose boxes overlap, the less first. 'cut-short' when there are more than `most`. */
    pairs(options?: { most?: number }): Uint32Array;
    overlapping(box: Box): Uint32Array;
    free(): void;
}

export class Geometry {
    /** Positive for a ring that runs counter-clockwise as seen on screen. */
    signedArea(ring: Points): number;
    isConvex(ring: Points): boolean;
    /** Whether the ring neither crosses nor touches itself. Exact. */
    isSimple(ring: Points): boolean;
    selfIntersections(ring: Points, options?: WithBudget & { limit?: number }):
        { meetings: EdgeMeeting[]; isComplete: boolean };
    /** What the ring fills, as simple polygons on the grid of 1/256 pixel. */
    untangle(ring: Points, options?: WithBudget & { fillRule?: FillRule }): Ring[];

    locate(x: number, y: number, shape: AnyShape): Location;
    /** Null for a shape without points. */
    bounds(shape: AnyShape): Box | null;
    area(shape: AnyShape, options?: WithBudget): number;
    /** A polygon or region as the fewest convex polygons of at most `mostPoints` corners; 'not-simple' for others. */
    convexPieces(shape: AnyShape, options?: WithBudget & { mostPoints?: number }): Ring[];
    /** Three numbers of points for each triangle. */
    triangles(shape: AnyShape, options?: WithBudget): Uint32Array;
    place(shape: AnyShape, placement: Placement): Shape;

    relate(a: AnyShape, b: AnyShape, options?: WithBudget): Relation;
    /** Round shapes become polygons that stay within `tolerance` pixels, 1/256 unless given. */
    combine(a: AnyShape, b: AnyShape, operation: Operation, options?: WithBudget & { tolerance?: number }): RegionAnswer;
    /** Where two shapes are nearest to each other; null where one has no points. */
    closest(a: AnyShape, b: AnyShape, options?: WithBudget):
        { onA: [number, number]; onB: [number, number]; distance: number } | null;
    /** The shortest way by which b must move to no more than touch a; [0, 0] where it does not overlap. */
    smallestPush(a: AnyShape, b: AnyShape, options?: WithBudget): [number, number];
    /** When a shape that moves straight on by `by` first meets another, from 0 to 1; null where it does not. */
    firstContact(moving: AnyShape, by: Point, target: AnyShape, options?: WithBudget):
        { moment: number; at: [number, number] } | null;

    /** The outline of the pixels of which `alpha`, a byte each, row by row, is at least `threshold` (128). */
    trace(alpha: ArrayBufferView, width: number, height: number, options?: WithBudget & {
        threshold?: number;
        /** Pixels by which the outline may move to lose corners; 1 unless given. */
        tolerance?: number;
        /** 'outside': no pixel is cut. */
        side?: 'either' | 'outside';
    }): RegionAnswer;

    /** Writes a shape into the module's memory once, for many questions. */
    prepare(shape: Shape): PreparedShape;
    polygonIndex(shape: AnyShape, options?: { fillRule?: FillRule }): PolygonIndex;
    broadPhase(boxes?: readonly Box[] | Float64Array): BroadPhase;
}

/** The geometry, from the file beside this module, or from an address, bytes or a module of the caller's. */
export function loadGeometry(source?: string | URL | BufferSource | WebAssembly.Module): Promise<Geometry>;
