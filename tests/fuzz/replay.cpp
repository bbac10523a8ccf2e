#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include "reader.h"

// Gives each file of a folder to the fuzzer that this is linked with: what once was found stays mended, with any
// compiler. An abort fails the test and leaves the file's name as the last line.
int main(int count, char **arguments)
{
    if (count != 2 || !std::filesystem::is_directory(arguments[1])) {
        std::fputs("usage: replay FOLDER\n", stderr);
        return 2;
    }
    std::vector<std::filesystem::path> files;
    for (const auto &entry : std::filesystem::directory_iterator(arguments[1]))
        files.push_back(entry.path());
    std::ranges::sort(files);
    for (const std::filesystem::path &file : files) {
        std::printf("%s\n", file.filename().string().c_str());
        std::fflush(stdout);
        std::ifstream stream(file, std::ios::binary);
        const std::vector<char> bytes{std::istreambuf_iterator<char>(stream), {}};
        LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t *>(bytes.data()), bytes.size());
    }
    if (files.empty()) {
        std::fputs("the corpus is empty\n", stderr);
        return 1;
    }
    return 0;
}
