# Headers that most sources include, read by the compiler once: the build takes about half the time. Every source names
# what it needs all the same, and `-DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON` builds without.

function(hitbox_header_carrier name)
    cmake_parse_arguments(PARSE_ARGV 1 carrier "" "" "LIBRARIES;HEADERS;OPTIONS")
    set(source "${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp")
    file(CONFIGURE OUTPUT "${source}" CONTENT "// Carries the precompiled headers.\n")
    add_library(${name} OBJECT "${source}")
    set_target_properties(${name} PROPERTIES AUTOMOC OFF UNITY_BUILD OFF)
    target_link_libraries(${name} PRIVATE ${carrier_LIBRARIES} hitbox_flags)
    target_compile_options(${name} PRIVATE ${carrier_OPTIONS})
    target_precompile_headers(${name} PRIVATE ${carrier_HEADERS})
endfunction()

set(HITBOX_CORE_HEADERS
    <QByteArray> <QCoreApplication> <QDir> <QFileInfo> <QHash> <QList> <QObject> <QPoint> <QRect> <QSet> <QSize>
    <QString> <QStringList> <QVariant>
    <algorithm> <array> <cmath> <functional> <limits> <memory> <optional> <span> <string> <utility> <variant> <vector>)
set(HITBOX_WIDGET_HEADERS
    ${HITBOX_CORE_HEADERS}
    <QAction> <QApplication> <QComboBox> <QGraphicsScene> <QGraphicsView> <QHBoxLayout> <QIcon> <QImage> <QLabel>
    <QLineEdit> <QListView> <QMainWindow> <QMenu> <QMouseEvent> <QPainter> <QPainterPath> <QPixmap> <QPushButton>
    <QStyledItemDelegate> <QTimer> <QUndoStack> <QWidget>)

find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui Widgets)
hitbox_header_carrier(hitbox_core_headers LIBRARIES Qt6::Core HEADERS ${HITBOX_CORE_HEADERS})
hitbox_header_carrier(hitbox_widget_headers LIBRARIES Qt6::Widgets HEADERS ${HITBOX_WIDGET_HEADERS})

# hitbox_precompile(CARRIER target...)
function(hitbox_precompile carrier)
    foreach(target IN LISTS ARGN)
        target_precompile_headers(${target} REUSE_FROM ${carrier})
    endforeach()
endfunction()
