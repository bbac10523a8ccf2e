#pragma once

#include "formats/json/json_fields.h"

/// Why readers refuse, for those that do so by a Refusal.
namespace hitbox {

/// What the call leaves by, with its place; empty when it comes back.
template <typename Call>
QString refusalOf(const Call &call)
{
    try {
        call();
        return {};
    } catch (const fields::Refusal &refusal) {
        return refusal.error.text();
    }
}

} // namespace hitbox
