#include "files/job_journal.h"

namespace hitbox::writing {

namespace {

/// There is none for Windows yet: a kill between two files leaves some of them new and some old, each of them whole.
class NoJournal final : public JobJournal
{
public:
    void turnBack() override {}
    void remove() override {}
};

} // namespace

Result<std::unique_ptr<JobJournal>> JobJournal::begin(const std::vector<JournaledFolder> &)
{
    return std::unique_ptr<JobJournal>(std::make_unique<NoJournal>());
}

bool mayHaveJournal(const QString &)
{
    return false;
}

Result<Done> settleJournals(const QStringList &)
{
    return Done{};
}

} // namespace hitbox::writing
