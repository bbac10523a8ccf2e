// What WebAssembly lacks of exceptions in Debian's C++ library: to throw one, and to find who catches it. The geometry
// throws where a budget or the memory ends, catches it at once in the same call, and never holds two at a time.
//
// Source: the tool conventions of WebAssembly for exception handling, and the tables of handlers that Itanium's C++ ABI
// describes ("Exception Handling Tables").
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <new>
#include <typeinfo>

namespace {

constexpr std::uint8_t noEncoding = 0xff;

const std::type_info *thrownType = nullptr;
alignas(std::max_align_t) std::byte thrownObject[64];

std::uint32_t unsignedNumber(const std::uint8_t *&next)
{
    std::uint32_t number = 0;
    for (unsigned shift = 0;; shift += 7) {
        const std::uint8_t byte = *next++;
        number |= std::uint32_t(byte & 0x7f) << shift;
        if ((byte & 0x80) == 0)
            return number;
    }
}

std::int32_t signedNumber(const std::uint8_t *&next)
{
    const std::uint8_t *end = next;
    while ((*end & 0x80) != 0)
        ++end;
    const unsigned bits = 7 * unsigned(end - next + 1);
    const std::uint32_t number = unsignedNumber(next);
    const bool isNegative = (*end & 0x40) != 0;
    return static_cast<std::int32_t>(isNegative && bits < 32 ? number | ~std::uint32_t(0) << bits : number);
}

struct Handlers {
    const std::type_info *const *types = nullptr; ///< one past the first: they are counted backwards
    const std::uint8_t *sites = nullptr;          ///< what to do at each place that can throw
    const std::uint8_t *actions = nullptr;        ///< lists of types to compare with
};

Handlers handlersIn(const std::uint8_t *table)
{
    Handlers handlers;
    if (*table++ != noEncoding) // where places begin, which a module without addresses of code has no use for
        std::abort();
    if (*table++ != noEncoding) {
        const std::uint32_t offset = unsignedNumber(table);
        handlers.types = reinterpret_cast<const std::type_info *const *>(table + offset);
    }
    ++table; // how places are written: as plain numbers
    const std::uint32_t length = unsignedNumber(table);
    handlers.sites = table;
    handlers.actions = table + length;
    return handlers;
}

/// Which clause catches what was thrown, counted from 1; 0 for none.
std::uint32_t clauseFor(const Handlers &handlers, std::uint32_t place)
{
    const std::uint8_t *site = handlers.sites;
    for (std::uint32_t i = 0; i < place; ++i) {
        unsignedNumber(site);
        unsignedNumber(site);
    }
    unsignedNumber(site);
    const std::uint32_t first = unsignedNumber(site);
    if (first == 0)
        return 0;
    for (const std::uint8_t *action = handlers.actions + first - 1;;) {
        const std::int32_t clause = signedNumber(action);
        const std::type_info *caught = clause > 0 ? handlers.types[-clause] : thrownType;
        if (clause > 0 && (caught == nullptr || caught == thrownType))
            return static_cast<std::uint32_t>(clause);
        const std::uint8_t *step = action;
        const std::int32_t offset = signedNumber(step);
        if (offset == 0)
            return 0;
        action += offset;
    }
}

} // namespace

extern "C" {

/// Filled in by what the compiler puts before each handler.
struct {
    std::uint32_t place;
    const std::uint8_t *table;
    std::uint32_t clause;
} __wasm_lpad_context;

int _Unwind_CallPersonality(void *)
{
    __wasm_lpad_context.clause =
        __wasm_lpad_context.table ? clauseFor(handlersIn(__wasm_lpad_context.table), __wasm_lpad_context.place) : 0;
    return 0;
}

void *__cxa_allocate_exception(std::size_t size) noexcept
{
    if (size > sizeof(thrownObject))
        std::abort();
    return thrownObject;
}

void __cxa_free_exception(void *) noexcept {}

[[noreturn]] void __cxa_throw(void *object, std::type_info *type, void (*)(void *))
{
    thrownType = type;
    __builtin_wasm_throw(0, object);
}

[[noreturn]] void __cxa_rethrow()
{
    __builtin_wasm_throw(0, thrownObject);
}

void *__cxa_begin_catch(void *object) noexcept
{
    return object;
}

void __cxa_end_catch() {}

// Without a word to a standard error that no browser has, and without the code that would write it.

_Noreturn void abort()
{
    __builtin_trap();
}

[[noreturn]] void abort_message(const char *, ...)
{
    __builtin_trap();
}

} // extern "C"

void *operator new(std::size_t size)
{
    if (void *memory = std::malloc(size > 0 ? size : 1))
        return memory;
    throw std::bad_alloc();
}

void operator delete(void *memory) noexcept
{
    std::free(memory);
}

void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}

_LIBCPP_BEGIN_NAMESPACE_STD

[[noreturn]] void __libcpp_verbose_abort(const char *, ...)
{
    __builtin_trap();
}

_LIBCPP_END_NAMESPACE_STD
