#pragma once

/// Built with a sanitizer that reserves far more memory than a limit on it could allow, and takes several times as
/// long.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool isSanitized = true;
#else
inline constexpr bool isSanitized = false;
#endif
