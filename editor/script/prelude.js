// What a script finds when it starts: `hitbox`, `print` and `console`. All of it comes down to one thing that a script
// can do: send a message, and wait for the answer.
(function (channel, order) {
    "use strict";

    const write = JSON.stringify;
    const read = JSON.parse;
    let asked = 0;

    function call(method, parameters) {
        const id = ++asked;
        const message = {jsonrpc: "2.0", id: id, method: String(method), params: parameters};
        const answer = read(channel.ask(write(message)));
        if (answer.error) {
            const error = new Error(answer.error.message);
            error.code = answer.error.code;
            error.data = answer.error.data;
            throw error;
        }
        return answer.result;
    }

    function words(values) {
        return Array.prototype.map.call(values, (value) => {
            if (typeof value === "string")
                return value;
            const text = typeof value === "object" && value !== null && !(value instanceof Error) ? write(value) : undefined;
            return text === undefined ? String(value) : text;
        }).join(" ");
    }

    function print() {
        call("print", {text: words(arguments)});
    }

    function remark() {
        call("remark", {text: words(arguments)});
    }

    function withProject(number, more) {
        return Object.assign({project: number}, more);
    }

    class Project {
        constructor(number) {
            Object.defineProperty(this, "number", {value: number, enumerable: true});
        }

        get file() { return this.summary().file; }
        summary() { return call("summary", withProject(this.number)); }
        value() { return call("value", withProject(this.number)).value; }
        put(value) { return call("put", withProject(this.number, {value: value})); }

        edit(name, members) {
            return this.edits([Object.assign({edit: name}, members)]);
        }
        edits(list) { return call("edit", withProject(this.number, {edits: list})); }
        undo() { return call("undo", withProject(this.number)).done; }
        redo() { return call("redo", withProject(this.number)).done; }

        /** Every shape with where it is: `{sprite, frame, shape}`, as they stand in the project's value. */
        shapes() {
            const list = [];
            for (const sprite of this.value().sprites || [])
                for (const frame of sprite.frames)
                    for (const shape of frame.shapes || [])
                        list.push({sprite: sprite, frame: frame, shape: shape});
            return list;
        }

        check(more) { return call("check", withProject(this.number, more)).findings; }
        fix() { return call("fix", withProject(this.number)); }
        overlaps(stage) { return call("overlaps", withProject(this.number, {stage: stage})).overlaps; }
        export(what) { return call("export", withProject(this.number, what)); }
        render(what) { return call("render", withProject(this.number, what)); }
        save(file, more) {
            return call("save", withProject(this.number, Object.assign(file === undefined ? {} : {file: file}, more)));
        }
        close() { call("close", withProject(this.number)); }

        /** Tells of something that is wrong. One of severity "error", the usual one, makes the run fail. */
        finding(what) {
            call("finding", withProject(this.number, typeof what === "string" ? {message: what} : what));
        }
    }

    const hitbox = {
        version: order.version,
        arguments: Object.freeze(Array.from(order.arguments)),
        project: order.project ? new Project(order.project) : null,
        open: (file) => new Project(call("open", {file: file}).project),
        create: () => new Project(call("new").project),
        read: (file) => call("read", {file: file}).text,
        write: (file, text) => { call("write", {file: file, text: String(text)}); },
        list: (folder, pattern) => {
            const what = {folder: folder === undefined ? "." : folder};
            if (pattern !== undefined)
                what.pattern = pattern;
            return call("list", what).names;
        },
        finding: (what) => { call("finding", typeof what === "string" ? {message: what} : what); },
        call: call,
    };

    const everywhere = {hitbox: Object.freeze(hitbox), print: print, console: Object.freeze({log: remark, info: remark, warn: remark, error: remark})};
    for (const name of Object.keys(everywhere))
        Object.defineProperty(order.global, name, {value: everywhere[name]});
})
