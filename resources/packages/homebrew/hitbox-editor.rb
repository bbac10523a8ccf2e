# Not proved here: that takes Homebrew. For a tap of the project; `url` and `sha256` are to be those of a release, and
# `license` waits for one to be chosen: see resources/packages/licence.txt.
class HitboxEditor < Formula
  desc "Draw, check, preview and export 2D hitboxes"
  homepage "https://hitbox-editor.invalid/"
  url "https://hitbox-editor.invalid/hitbox-editor-0.1.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license :cannot_represent

  depends_on "cmake" => :build
  depends_on "ninja" => :build
  depends_on "nlohmann-json" => :build
  depends_on "rapidjson" => :build
  depends_on "libpng"
  depends_on "qt"

  uses_from_macos "zlib"

  resource "stb" do
    url "https://github.com/nothings/stb.git", branch: "master"
  end

  resource "mustache" do
    url "https://github.com/kainjow/Mustache.git", branch: "master"
  end

  def install
    (buildpath/"headers/stb").install resource("stb")
    (buildpath/"headers/kainjow").install resource("mustache")
    system "cmake", "-S", ".", "-B", "build", "-G", "Ninja", "-DHITBOX_TESTS=OFF", "-DHITBOX_UNITY_SIZE=48",
           "-DHITBOX_STB_INCLUDE_DIR=#{buildpath}/headers", "-DHITBOX_MUSTACHE_INCLUDE_DIR=#{buildpath}/headers",
           *std_cmake_args
    system "cmake", "--build", "build"
    system "cmake", "--install", "build"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/hitbox --version")
    sample = pkgshare/"samples/duel.hitbox"
    system bin/"hitbox", "export", sample, "--format", "godot4", "--out", testpath
    assert_path_exists testpath/"fighter.tscn"
  end
end
