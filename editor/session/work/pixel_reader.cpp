#include "session/work/pixel_reader.h"

#include "images/images.h"

#include <QStringList>

#include <mutex>
#include <optional>
#include <utility>

namespace hitbox {

/// Where files that are asked for and images that were read change hands.
struct PixelReader::Desk {
    std::mutex mutex; ///< of all that follows
    QStringList asked;
    Read read;
    bool isServed = false; ///< somebody reads

    /// Whether somebody has to begin to read.
    bool ask(const QString &file)
    {
        const std::lock_guard lock(mutex);
        asked.append(file);
        return !std::exchange(isServed, true);
    }

    /// The file that is to be read next; nobody reads any more when there is none.
    std::optional<QString> next()
    {
        const std::lock_guard lock(mutex);
        isServed = !asked.isEmpty();
        return isServed ? std::optional(asked.takeLast()) : std::nullopt;
    }

    /// Whether it lies there alone, and has to be told of.
    bool put(const QString &file, LevelImages images)
    {
        const std::lock_guard lock(mutex);
        read.insert(file, std::move(images));
        return read.size() == 1;
    }

    Read takeAll()
    {
        const std::lock_guard lock(mutex);
        return std::exchange(read, {});
    }

    void close()
    {
        const std::lock_guard lock(mutex);
        asked.clear();
    }
};

PixelReader::PixelReader(QObject *parent)
    : QObject(parent)
    , m_desk(std::make_shared<Desk>())
    , m_background(std::make_unique<Background>())
{
}

PixelReader::~PixelReader()
{
    m_desk->close();
}

void PixelReader::read(const QString &file)
{
    if (m_asked.contains(file))
        return;
    m_asked.insert(file);
    if (!m_desk->ask(file))
        return;
    const auto work = [this, desk = m_desk, call = m_background->call()] {
        while (const std::optional<QString> next = desk->next()) {
            const Result<QImage> image = loadImage(*next);
            if (desk->put(*next, image ? levelImages(*image) : LevelImages()))
                call([this] { take(); });
        }
        return true;
    };
    m_background->start(work, [](bool) {});
}

void PixelReader::take()
{
    const Read read = m_desk->takeAll();
    if (read.isEmpty())
        return;
    for (auto each = read.cbegin(); each != read.cend(); ++each)
        m_asked.remove(each.key());
    emit arrived(read);
}

void PixelReader::forget()
{
    if (m_asked.isEmpty())
        return;
    m_asked.clear();
    m_desk->close();
    m_desk = std::make_shared<Desk>();
    m_background = std::make_unique<Background>();
}

} // namespace hitbox
