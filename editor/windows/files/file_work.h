#pragma once

#include "session/work/latest.h"
#include "windows/files/work_bar.h"

#include <functional>
#include <memory>
#include <utility>
#include <variant>

namespace hitbox {

/// Work on files beside the window that somebody waits for, under a WorkBar. It goes once it has answered or was
/// cancelled; nobody hears of it when its parent goes before.
class FileWork : public QObject
{
    Q_OBJECT

public:
    virtual void cancel() = 0; ///< no answer comes

signals:
    void cancelled();

protected:
    FileWork(QObject *parent, ProjectView &inView, const QString &text)
        : QObject(parent)
        , m_bar(std::make_unique<WorkBar>(
              inView, text, [this] { cancel(); }, nullptr))
    {
    }

    void show(Progress progress)
    {
        if (m_bar)
            m_bar->show(progress);
    }
    void end()
    {
        m_bar.reset();
        deleteLater();
    }

private:
    std::unique_ptr<WorkBar> m_bar; ///< none once it has come to its end
};

template <typename Answer>
class FileWorkFor final : public FileWork
{
public:
    using Work = std::function<Answer(const Run &)>;
    using Take = std::function<void(const Answer &)>;

    /// The text says what is done: "Reading ship.hitbox…".
    FileWorkFor(QObject *parent, ProjectView &inView, const QString &text, Work work, Take take)
        : FileWork(parent, inView, text)
        , m_work([work = std::move(work)](std::monostate, const Run &run) { return work(run); },
                 [this, take = std::move(take)](std::monostate, const Answer &answer) {
                     end();
                     take(answer);
                 },
                 [this](Progress progress) { show(progress); })
    {
        m_work.ask({});
    }

    void cancel() override
    {
        m_work.forget();
        end();
        emit cancelled();
    }

private:
    Latest<std::monostate, Answer> m_work;
};

} // namespace hitbox
