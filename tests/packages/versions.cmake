# Asks whether all that repeats the project's version has the one that is in force, and whether all that names its licence
# follows resources/packages/licence.txt, whether one is chosen or not:
#
#   cmake -DROOT=FOLDER -DVERSION=1.2.3 -DOUT=SCRATCH_FOLDER -P versions.cmake
set(metainfo org.hitbox_editor.HitboxEditor.metainfo.xml)
set(winget winget/HitboxEditor.HitboxEditor)
set(wrong "")

# The manifests as that file makes them, in a folder of OUT.
function(writeManifests folder licence)
    file(REMOVE_RECURSE "${OUT}/${folder}")
    execute_process(COMMAND ${CMAKE_COMMAND} "-DOUT=${OUT}/${folder}" "-DLICENCE_FILE=${licence}"
                            -P "${ROOT}/resources/packages/manifests.cmake" COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# expect(FILE TEXT): the file has the text.
function(expect file text)
    file(READ "${OUT}/${file}" content)
    string(FIND "${content}" "${text}" place)
    if(place LESS 0)
        set(wrong "${wrong}\n  ${OUT}/${file} lacks: ${text}" PARENT_SCOPE)
    endif()
endfunction()

writeManifests(now "${ROOT}/resources/packages/licence.txt")
expect(now/${metainfo} "<release version=\"${VERSION}\"")
expect(now/homebrew/hitbox-editor.rb "hitbox-editor-${VERSION}.tar.gz\"")
expect(now/homebrew/hitbox-editor-cask.rb "version \"${VERSION}\"")
foreach(part IN ITEMS "" .installer .locale.en-US)
    expect(now/${winget}${part}.yaml "PackageVersion: ${VERSION}\n")
endforeach()
expect(now/${winget}.installer.yaml "hitbox-editor-${VERSION}-windows.exe")

file(WRITE "${OUT}/none.txt" "Copyright: see the project.\nLicence: none has been chosen yet; see the project.\n")
writeManifests(none "${OUT}/none.txt")
expect(none/${metainfo} "<project_license>LicenseRef-see-the-project</project_license>")
expect(none/homebrew/hitbox-editor.rb "license :cannot_represent\n")
expect(none/${winget}.locale.en-US.yaml "License: See the project\n")

file(WRITE "${OUT}/chosen.txt" "Copyright: 2026 Somebody\nLicence: Zlib\n\nThis software is provided 'as-is'.\n")
writeManifests(chosen "${OUT}/chosen.txt")
expect(chosen/${metainfo} "<project_license>Zlib</project_license>")
expect(chosen/homebrew/hitbox-editor.rb "license \"Zlib\"\n")
expect(chosen/${winget}.locale.en-US.yaml "License: Zlib\n")
foreach(folder IN ITEMS now none chosen)
    file(GLOB_RECURSE manifests "${OUT}/${folder}/*")
    foreach(manifest IN LISTS manifests)
        file(STRINGS "${manifest}" unfilled REGEX "@[A-Z_]+@")
        if(unfilled)
            string(APPEND wrong "\n  ${manifest}: ${unfilled}")
        endif()
    endforeach()
endforeach()
if(wrong)
    message(FATAL_ERROR "The version is ${VERSION}, but:${wrong}")
endif()
