#include "test_class.h"

#include <cstdio>
#include <map>
#include <string>

namespace hitbox::tests {

namespace {

/// By the names of the files, without folder and ending.
std::map<std::string, Run> &registeredClasses()
{
    static std::map<std::string, Run> classes;
    return classes;
}

std::string stemOf(const std::string &file)
{
    const std::size_t folder = file.find_last_of("/\\");
    const std::size_t start = folder == std::string::npos ? 0 : folder + 1;
    return file.substr(start, file.find_last_of('.') - start);
}

int runNamed(int argc, char *argv[])
{
    const auto found = argc < 2 ? registeredClasses().end() : registeredClasses().find(argv[1]);
    // What follows the name is for Qt Test. The name stands for the program's: whatever Qt keeps under it is apart.
    if (found != registeredClasses().end())
        return found->second(argc - 1, argv + 1);
    std::fputs("Name the tests to run, one of:\n", stderr);
    for (const auto &[name, run] : registeredClasses())
        std::fprintf(stderr, "  %s\n", name.c_str());
    return 2;
}

} // namespace

Registered::Registered(const char *file, Run run)
{
    const bool isNew = registeredClasses().emplace(stemOf(file), run).second;
    Q_ASSERT_X(isNew, "HITBOX_TEST", file); // two files of one name cannot be told apart
    Q_UNUSED(isNew);
}

} // namespace hitbox::tests

int main(int argc, char *argv[])
{
    return hitbox::tests::runNamed(argc, argv);
}
