"""What lies in a folder before and after a fault."""

import shutil


def contents(folder):
    """The files that are seen; hidden ones are temporary."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*"))
            if path.is_file() and not path.name.startswith(".")}


def put(folder, files):
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)


def is_torn(now, old, new):
    return any(content not in (old.get(name), new.get(name)) for name, content in now.items()) or \
        any(name not in now for name in old if name in new)
