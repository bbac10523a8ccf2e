# Writes the manifests that repeat the version and the licence of the project, as `resources/packages/build.sh manifests
# [FOLDER]` says:
#
#   cmake -DOUT=FOLDER [-DLICENCE_FILE=FILE] -P manifests.cmake
set(root "${CMAKE_CURRENT_LIST_DIR}/../..")
include("${CMAKE_CURRENT_LIST_DIR}/licence.cmake")
file(STRINGS "${root}/CMakeLists.txt" project REGEX "^project\\(.* VERSION [0-9.]+")
string(REGEX REPLACE ".* VERSION ([0-9.]+).*" "\\1" VERSION "${project}")

file(GLOB manifests RELATIVE "${CMAKE_CURRENT_LIST_DIR}" "${CMAKE_CURRENT_LIST_DIR}/homebrew/*.in"
     "${CMAKE_CURRENT_LIST_DIR}/winget/*.in")
foreach(manifest IN LISTS manifests)
    string(REGEX REPLACE "\\.in$" "" name "${manifest}")
    configure_file("${CMAKE_CURRENT_LIST_DIR}/${manifest}" "${OUT}/${name}" @ONLY)
endforeach()
set(metainfo org.hitbox_editor.HitboxEditor.metainfo.xml)
configure_file("${root}/resources/${metainfo}.in" "${OUT}/${metainfo}" @ONLY)
