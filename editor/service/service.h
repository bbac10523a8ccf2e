#pragma once

#include "service/methods.h"
#include "service/served_projects.h"

#include <QList>
#include <QStringList>

#include <functional>
#include <span>

/// What other programs ask of this one: projects are opened, looked at, changed, exported and saved by messages.
namespace hitbox {

class Service
{
public:
    /// Reads and writes files on the ground alone, see groundOfFolders(); everywhere when there is none. What a project
    /// itself names, such as the template of a profile of its own, stays on that project's ground even then.
    explicit Service(QStringList ground = {});

    /// Takes the project as if it had been opened by a message; its number.
    Result<int> add(ServedProject project);
    ServedProject *find(int number) { return m_projects.find(number); }

    /// Has this asked now and then while a call takes long, which fails once it says yes. A function, as a clock may be
    /// what says it.
    void endWhen(std::function<bool()> isStopped) { m_isStopped = std::move(isStopped); }

    RpcReply call(const QString &method, std::optional<JsonValue> parameters);
    /// Whether a file or folder is on the ground.
    Result<Done> mayTouch(const QString &path) const;

    /// The open project of this number. Refuses as json_fields.h says.
    ServedProject &projectNamedBy(JsonValue value);

    bool isShutDown() const { return m_isShutDown; }

    static QList<NamedMethod> methods();

private:
    using Answer = MethodAnswer;
    static std::span<const Method<Service>> methodTable();

    Answer version(Parameters &parameters);
    Answer open(Parameters &parameters);
    Answer fresh(Parameters &parameters);
    Answer projects(Parameters &parameters);
    Answer close(Parameters &parameters);
    Answer summary(Parameters &parameters);
    Answer value(Parameters &parameters);
    Answer put(Parameters &parameters);
    Answer edit(Parameters &parameters);
    Answer undo(Parameters &parameters);
    Answer redo(Parameters &parameters);
    Answer check(Parameters &parameters);
    Answer fix(Parameters &parameters);
    Answer overlaps(Parameters &parameters);
    Answer exported(Parameters &parameters);
    Answer render(Parameters &parameters);
    Answer save(Parameters &parameters);
    Answer shutdown(Parameters &parameters);

    ServedProject &projectOf(Parameters &parameters) { return projectNamedBy(parameters.required("project")); }
    Answer opened(ServedProject project);
    Result<Done> mayReadImages(const ServedProject &project) const;
    enum class SaidBy { Caller, Project };
    Result<Done> mayReadFor(const ServedProject &project, ExportProfile profile, SaidBy who) const;

    QStringList m_ground;
    ServedProjects m_projects;
    std::function<bool()> m_isStopped;
    bool m_isShutDown = false;
};

} // namespace hitbox
