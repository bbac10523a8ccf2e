#include "cli/stop_request.h"

#include <QCoreApplication>

#include <atomic>

#include <windows.h>

namespace hitbox {

namespace {

/// The system calls this in a thread of its own.
BOOL WINAPI ask(DWORD)
{
    static std::atomic_bool wasAsked = false;
    if (wasAsked.exchange(true))
        return FALSE;
    QMetaObject::invokeMethod(QCoreApplication::instance(), &QCoreApplication::quit, Qt::QueuedConnection);
    return TRUE;
}

} // namespace

void quitWhenAskedTo()
{
    SetConsoleCtrlHandler(ask, TRUE);
}

} // namespace hitbox
