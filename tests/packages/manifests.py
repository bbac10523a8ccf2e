"""Reads the manifests of packages and workflows that cannot be proved on this system: that they are YAML, XML or Ruby, have
what they must have, and say that they are not proved:

    manifests.py ROOT CMAKE

Status 77 where a reader of YAML is missing."""
import pathlib
import plistlib
import re
import shutil
import subprocess
import sys
import tempfile

try:
    import yaml
except ImportError:
    print("skipped: python3-yaml is not installed")
    sys.exit(77)

root = pathlib.Path(sys.argv[1])
packages = root / "resources" / "packages"
written = tempfile.TemporaryDirectory()
subprocess.run([sys.argv[2], f"-DOUT={written.name}", "-P", packages / "manifests.cmake"], check=True)
winget = pathlib.Path(written.name) / "winget"
required = {
    winget / "HitboxEditor.HitboxEditor.yaml": ["PackageIdentifier", "PackageVersion", "DefaultLocale"],
    winget / "HitboxEditor.HitboxEditor.installer.yaml": ["PackageIdentifier", "PackageVersion", "Installers"],
    winget / "HitboxEditor.HitboxEditor.locale.en-US.yaml": [
        "PackageIdentifier", "PackageVersion", "PackageLocale", "Publisher", "PackageName", "License", "ShortDescription"],
    packages / "flatpak" / "org.hitbox_editor.HitboxEditor.yml": ["id", "runtime", "runtime-version", "sdk", "command",
                                                                  "modules"],
}
required.update({file: ["name", True, "jobs"] for file in (root / ".github" / "workflows").glob("*.yml")})  # `on` is true
wrong = []


def expect(condition, what):
    if not condition:
        wrong.append(what)


for file, keys in required.items():
    manifest = yaml.safe_load(file.read_text(encoding="utf-8"))
    expect(all(key in manifest for key in keys), f"{file}: lacks one of {keys}")
    if file.parent == winget:
        expect(manifest["ManifestType"] and re.fullmatch(r"\d+\.\d+\.\d+", manifest["ManifestVersion"]),
               f"{file}: the kind and version of manifest")
    for installer in manifest.get("Installers", []):
        expect({"Architecture", "InstallerUrl", "InstallerSha256"} <= set(installer), f"{file}: {installer}")
        expect(re.fullmatch("[0-9A-Fa-f]{64}", installer["InstallerSha256"]), f"{file}: the checksum")
for file in pathlib.Path(written.name).glob("homebrew/*.rb"):
    required[file] = []
    if shutil.which("ruby"):
        expect(subprocess.run(["ruby", "-c", file], capture_output=True, check=False).returncode == 0, f"{file}: no Ruby")
    else:
        print(f"{file.name} is not read: ruby is not installed")
plist = packages / "macos" / "Info.plist.in"
expect("CFBundleIdentifier" in plistlib.loads(plist.read_bytes()), f"{plist}: the identifier")
for file in [*required, plist, packages / "dmg.sh", packages / "appimage.sh"]:
    head = "".join(file.read_text(encoding="utf-8").splitlines(True)[:4])
    expect("Not proved here" in head or "Not proved\n" in head, f"{file}: does not say that it is not proved")

print("\n".join(wrong))
sys.exit(1 if wrong else 0)
