#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string_view>

/// HITBOX_FUZZER(NAME)(const std::uint8_t *data, std::size_t size) { ... return 0; } in NAME_fuzzer.cpp: what libFuzzer
/// calls with ever new bytes, and replay.cpp, which holds all of them, with those of corpus/NAME.
#ifdef HITBOX_REPLAY
namespace hitbox::fuzz {
using Fuzzer = int (*)(const std::uint8_t *data, std::size_t size);
/// By name; each enters itself before main().
inline std::map<std::string_view, Fuzzer> &fuzzers()
{
    static std::map<std::string_view, Fuzzer> all;
    return all;
}
} // namespace hitbox::fuzz
#define HITBOX_FUZZER(name)                                                                                            \
    static int name##Fuzzer(const std::uint8_t *, std::size_t);                                                        \
    [[maybe_unused]] static const bool name##IsEntered = hitbox::fuzz::fuzzers().emplace(#name, name##Fuzzer).second;  \
    static int name##Fuzzer
#else
#define HITBOX_FUZZER(name) extern "C" int LLVMFuzzerTestOneInput
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);
#endif
