#pragma once

#include "images/tracing/trace_frames.h"
#include "session/work/trace_job.h"
#include "windows/widgets/panel.h"

#include <functional>

class QCheckBox;
class QFormLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace hitbox {

class OpenProject;
class RefreshOnce;
class Session;
class SliderField;

/// How the frame in view is traced, what that leads to, and tracing many frames at once.
class TracePanel : public Panel
{
    Q_OBJECT

public:
    explicit TracePanel(OpenProject &project, QWidget *parent = nullptr);

    /// Takes up the Trace tool; with it in hand, takes all outlines of the frame.
    static void trace(Session &session);
    void traceMany(const QList<FrameRef> &frames);

    bool isTracing() const { return m_job.isRunning(); } ///< many frames
    bool isNeeded() const override;                      ///< while the tool is in hand, and while frames are traced

signals:
    void chosenFramesWanted(); ///< the frames that are selected in their list are to be traced

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addFields(QFormLayout *form);
    QWidget *makeResult();
    QWidget *makeProgress();
    void connectFields();
    void refresh();
    void showCategory();
    const Tag *tagInView() const; ///< null where all frames are
    void traceTag();
    void change(const std::function<void(TraceOptions &)> &edit);
    void apply(const QList<TracedFrame> &traces);
    void showProgress(int done, int all);
    void tell(const QString &sentence);

    OpenProject &m_project;
    RefreshOnce *m_refresh = nullptr;
    SliderField *m_tolerance = nullptr;
    SliderField *m_threshold = nullptr;
    SliderField *m_grow = nullptr;
    QSpinBox *m_smallest = nullptr;
    QCheckBox *m_exact = nullptr;
    QSpinBox *m_vertices = nullptr;
    QCheckBox *m_covering = nullptr;
    QCheckBox *m_holes = nullptr;
    QCheckBox *m_fit = nullptr;
    QLabel *m_result = nullptr;
    QPushButton *m_trace = nullptr;
    QPushButton *m_many = nullptr;
    QCheckBox *m_replace = nullptr;
    QWidget *m_progress = nullptr;
    QProgressBar *m_bar = nullptr;
    QLabel *m_outcome = nullptr;
    TraceJob m_job;
};

} // namespace hitbox
