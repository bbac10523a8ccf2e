#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include "fuzzer.h"

// Gives each file of a folder to one of the fuzzers that this is linked with: what once was found stays mended, with
// any compiler. An abort fails the test and leaves the file's name as the last line.
int main(int count, char **arguments)
{
    const auto fuzzer = count == 3 ? hitbox::fuzz::fuzzers().find(arguments[1]) : hitbox::fuzz::fuzzers().end();
    if (fuzzer == hitbox::fuzz::fuzzers().end() || !std::filesystem::is_directory(arguments[2])) {
        std::fputs("usage: replay FUZZER FOLDER\n", stderr);
        return 2;
    }
    std::vector<std::filesystem::path> files;
    for (const auto &entry : std::filesystem::directory_iterator(arguments[2]))
        files.push_back(entry.path());
    std::ranges::sort(files);
    for (const std::filesystem::path &file : files) {
        std::printf("%s\n", file.filename().string().c_str());
        std::fflush(stdout);
        std::ifstream stream(file, std::ios::binary);
        const std::vector<char> bytes{std::istreambuf_iterator<char>(stream), {}};
        fuzzer->second(reinterpret_cast<const std::uint8_t *>(bytes.data()), bytes.size());
    }
    if (files.empty()) {
        std::fputs("the corpus is empty\n", stderr);
        return 1;
    }
    return 0;
}
