# Asks whether all that repeats the project's version has the one that is in force, and whether all that names its licence
# goes along with resources/packages/licence.txt, whether one is chosen or not:
#
#   cmake -DROOT=FOLDER -DVERSION=1.2.3 -P versions.cmake
set(packages "${ROOT}/resources/packages")
set(wrong "")

# expect(FILE TEXT): the file has the text, in which VERSION stands for the version.
function(expect file text)
    string(REPLACE "VERSION" "${VERSION}" wanted "${text}")
    file(READ "${file}" content)
    string(FIND "${content}" "${wanted}" place)
    if(place LESS 0)
        set(wrong "${wrong}\n  ${file}: ${wanted}" PARENT_SCOPE)
    endif()
endfunction()

expect("${ROOT}/resources/org.hitbox_editor.HitboxEditor.metainfo.xml" "<release version=\"VERSION\"")
expect("${packages}/homebrew/hitbox-editor.rb" "hitbox-editor-VERSION.tar.gz\"")
expect("${packages}/homebrew/hitbox-editor-cask.rb" "version \"VERSION\"")
foreach(part IN ITEMS "" .installer .locale.en-US)
    expect("${packages}/winget/HitboxEditor.HitboxEditor${part}.yaml" "PackageVersion: VERSION\n")
endforeach()
expect("${packages}/winget/HitboxEditor.HitboxEditor.installer.yaml" "hitbox-editor-VERSION-windows.exe")
if(wrong)
    message(FATAL_ERROR "The version is ${VERSION}, which these do not say:${wrong}")
endif()

file(READ "${packages}/licence.txt" licence)
string(FIND "${licence}" "none has been chosen" without)
foreach(row IN ITEMS
        "${ROOT}/resources/org.hitbox_editor.HitboxEditor.metainfo.xml=LicenseRef-see-the-project"
        "${packages}/homebrew/hitbox-editor.rb=license :cannot_represent"
        "${packages}/winget/HitboxEditor.HitboxEditor.locale.en-US.yaml=License: See the project")
    string(REGEX MATCH "^([^=]*)=(.*)$" parts "${row}")
    file(READ "${CMAKE_MATCH_1}" content)
    string(FIND "${content}" "${CMAKE_MATCH_2}" place)
    if(without LESS 0 AND NOT place LESS 0)
        message(FATAL_ERROR "A licence is chosen; ${CMAKE_MATCH_1} still has: ${CMAKE_MATCH_2}")
    elseif(place LESS 0 AND NOT without LESS 0)
        message(FATAL_ERROR "No licence is chosen; ${CMAKE_MATCH_1} lacks: ${CMAKE_MATCH_2}")
    endif()
endforeach()
