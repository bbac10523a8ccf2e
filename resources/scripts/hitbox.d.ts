// What scripts of `hitbox run` have, for editors that complete and check code. See the manual's page on scripts.

type Name = string | number;
type Point = [number, number];

interface Shape {
    id: number;
    type: "polygon" | "circle" | "box" | "capsule" | "chain";
    name?: string;
    category?: string;
    track?: number;
    points?: Point[];
    center?: Point;
    radius?: number;
    rect?: [number, number, number, number];
    from?: Point;
    to?: Point;
    properties?: {[name: string]: unknown};
}

interface Frame {
    name: string;
    rect: [number, number, number, number];
    pivot: Point;
    duration: number;
    image?: string;
    shapes?: Shape[];
    properties?: {[name: string]: unknown};
}

interface Sprite {
    name: string;
    image: string;
    frames: Frame[];
    properties?: {[name: string]: unknown};
}

interface Category {
    name: string;
    color: string;
    bits: number;
    hits: string[];
}

/** A project as it stands in its file. */
interface ProjectValue {
    categories?: Category[];
    sprites?: Sprite[];
    [key: string]: unknown;
}

interface Finding {
    rule: string;
    severity: Severity;
    message: string;
    sprite?: string;
    frame?: string;
    shape?: number;
    edges?: number[];
    points?: Point[];
}

type Severity = "error" | "warning" | "info";

interface Place {
    sprite?: Name;
    frame?: Name;
    shape?: number;
}

interface Project {
    readonly number: number;
    readonly file: string;
    summary(): {file: string, revision: number, sprites: {name: string, image: string, tags: string[], frames: {name: string, shapes: number}[]}[],
                categories: string[], stages: string[], exports: string[]};
    value(): ProjectValue;
    put(value: ProjectValue): {revision: number};
    /** All shapes with where they are. */
    shapes(): {sprite: Sprite, frame: Frame, shape: Shape}[];
    /** One edit: a step to undo. */
    edit(name: string, members?: object): {revision: number, added: number[]};
    /** Several edits, at most 1,000, as one step. Each has its name as `edit`. */
    edits(list: {edit: string}[]): {revision: number, added: number[]};
    undo(): boolean;
    redo(): boolean;
    check(more?: {limit?: number}): Finding[];
    fix(): {revision: number, fixes: object[], findings: Finding[]};
    overlaps(stage: string): object[];
    export(what: {format?: string, profile?: string, options?: {[key: string]: string}, out?: string}):
        {files: (string | {name: string, text?: string, base64?: string})[], losses: object[], findings: object[]};
    render(what: {sprite?: Name, frame?: Name, stage?: string, out?: string}): {file?: string, png?: string};
    finding(what: string | ({message: string, severity?: Severity} & Place)): void;
    save(file?: string, more?: {force?: boolean}): {file: string, revision: number};
    close(): void;
}

declare const hitbox: {
    readonly version: string;
    readonly arguments: readonly string[];
    readonly project: Project | null;
    open(file: string): Project;
    create(): Project;
    read(file: string): string;
    write(file: string, text: string): void;
    list(folder?: string, pattern?: string): string[];
    finding(what: string | {message: string, severity?: Severity}): void;
    call(method: string, parameters?: object): any;
};

declare function print(...values: unknown[]): void;
