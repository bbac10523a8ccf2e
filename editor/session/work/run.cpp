#include "session/work/run.h"

#include <memory>
#include <mutex>

namespace hitbox {

namespace {

/// Between the threads.
struct ReachedSteps {
    std::mutex mutex;
    Progress last;
    bool isOnItsWay = false;

    Progress taken()
    {
        const std::lock_guard lock(mutex);
        isOnItsWay = false;
        return last;
    }
};

} // namespace

std::function<void(Progress)> progressTeller(Background::Call call, std::function<void(Progress)> hand)
{
    const auto steps = std::make_shared<ReachedSteps>();
    return [steps, call = std::move(call), hand = std::move(hand)](Progress progress) {
        {
            const std::lock_guard lock(steps->mutex);
            steps->last = progress;
            if (std::exchange(steps->isOnItsWay, true))
                return;
        }
        call([steps, hand] { hand(steps->taken()); });
    };
}

} // namespace hitbox
