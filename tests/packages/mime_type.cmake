# Asks whether all that tells systems what a .hitbox file is says the same:
#
#   cmake -DROOT=FOLDER -P mime_type.cmake
set(resources "${ROOT}/resources")
file(GLOB metainfo "${resources}/org.hitbox_editor.HitboxEditor.metainfo.xml*")
set(wrong "")
foreach(file IN ITEMS
        "${resources}/hitbox-editor.xml"
        "${resources}/hitbox-editor.desktop"
        "${resources}/hitbox-editor.thumbnailer"
        "${metainfo}"
        "${resources}/packages/macos/Info.plist.in"
        "${resources}/packages/windows/installer.nsi")
    file(READ "${file}" content)
    string(REGEX MATCHALL "application/[A-Za-z0-9.+-]*hitbox[A-Za-z0-9.+-]*" types "${content}")
    list(REMOVE_DUPLICATES types)
    if(NOT types STREQUAL "application/x-hitbox+json")
        string(APPEND wrong "\n  ${file}: ${types}")
    endif()
endforeach()
if(wrong)
    message(FATAL_ERROR "A project is application/x-hitbox+json; these say:${wrong}")
endif()
