"""Disks that get full: small file systems in memory."""

import contextlib
import os
import subprocess


@contextlib.contextmanager
def small_disk(folder, size):
    """Mounted on the folder meanwhile; None where that is not allowed."""
    folder.mkdir(exist_ok=True)
    if subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "none", str(folder)],
                      stderr=subprocess.DEVNULL).returncode != 0:
        yield None
        return
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=False)


def leave_room(disk, room):
    """Fills the disk but for so many bytes."""
    (disk / "filler").unlink(missing_ok=True)
    free = os.statvfs(disk).f_bavail * os.statvfs(disk).f_frsize
    (disk / "filler").write_bytes(b"\0" * max(0, free - room))
