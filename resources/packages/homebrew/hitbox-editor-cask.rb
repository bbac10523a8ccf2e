# Not proved here: that takes Homebrew. Installs what resources/packages/dmg.sh makes; `url` and `sha256` are to be
# those of a release. In a tap its file is Casks/hitbox-editor.rb.
cask "hitbox-editor" do
  version "0.1.0"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"

  url "https://hitbox-editor.invalid/hitbox-editor-#{version}-macos.dmg"
  name "Hitbox Editor"
  desc "Draw, check, preview and export 2D hitboxes"
  homepage "https://hitbox-editor.invalid/"

  app "Hitbox Editor.app"
  binary "#{appdir}/Hitbox Editor.app/Contents/MacOS/hitbox"

  zap trash: [
    "~/Library/Application Support/hitbox-editor",
    "~/Library/Preferences/com.hitbox-editor.hitbox-editor.plist",
  ]
end
