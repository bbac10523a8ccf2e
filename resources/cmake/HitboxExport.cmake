# hitbox_export(TARGET name PROJECT file (PROFILE name | FORMAT id)
#               [OUT folder] [OPTIONS key=value...] [OUTPUTS file...])
#
# Exports a project of Hitbox Editor while the game is built, and again when the project or another file that the export
# reads has changed.
#
#   TARGET   what waits for the files; a target of this name that is built with ALL where there is none yet
#   PROJECT  the .hitbox file, from the current source folder
#   PROFILE  an export that the project keeps; its files go where it says, outside the project too: who writes this call
#            vouches for the project (hitbox export --allow-outside)
#   FORMAT   in place of a profile: as `hitbox formats` lists them
#   OUT      the folder to write to, from the current binary folder, which it also is without a profile
#   OPTIONS  of the format; files that they name stand in the current source folder
#   OUTPUTS  those of the written files that other rules of the build read, such as a header that is compiled; from OUT, or
#            without it from the current source folder
#
# The build fails when the export is refused, and when the project has errors that `hitbox check` finds, but
# for images and other profiles, such as a tag beyond its frames: a project may give a rule another severity.
#
# Which files an export writes is known only when it has run. So a stamp stands for them, and Ninja has to be told of those
# that matter to it while it runs. Files that would come out the same are not touched.
function(hitbox_export)
    cmake_parse_arguments(PARSE_ARGV 0 export "" "TARGET;PROJECT;PROFILE;FORMAT;OUT" "OPTIONS;OUTPUTS")
    if(DEFINED export_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "hitbox_export does not know: ${export_UNPARSED_ARGUMENTS}")
    endif()
    if(NOT DEFINED export_TARGET OR NOT DEFINED export_PROJECT)
        message(FATAL_ERROR "hitbox_export takes TARGET and PROJECT")
    endif()
    if(DEFINED export_PROFILE AND DEFINED export_FORMAT OR NOT DEFINED export_PROFILE AND NOT DEFINED export_FORMAT)
        message(FATAL_ERROR "hitbox_export takes either PROFILE or FORMAT")
    endif()

    set(source "${CMAKE_CURRENT_SOURCE_DIR}")
    cmake_path(ABSOLUTE_PATH export_PROJECT BASE_DIRECTORY "${source}" NORMALIZE)
    set(words "--profile=${export_PROFILE}" "--allow-outside")
    set(folder "${source}")
    if(DEFINED export_FORMAT)
        set(words "--format=${export_FORMAT}")
        set(folder "${CMAKE_CURRENT_BINARY_DIR}")
    endif()
    if(DEFINED export_OUT)
        cmake_path(ABSOLUTE_PATH export_OUT BASE_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}" NORMALIZE OUTPUT_VARIABLE folder)
    endif()
    if(DEFINED export_FORMAT OR DEFINED export_OUT)
        list(APPEND words "--out=${folder}")
    endif()
    foreach(option IN LISTS export_OPTIONS)
        list(APPEND words "--option=${option}")
    endforeach()
    set(outputs "")
    foreach(output IN LISTS export_OUTPUTS)
        cmake_path(ABSOLUTE_PATH output BASE_DIRECTORY "${folder}" NORMALIZE)
        list(APPEND outputs "${output}")
    endforeach()

    string(SHA256 id "${export_PROJECT};${words}")
    string(SUBSTRING ${id} 0 12 id)
    set(run "${CMAKE_CURRENT_BINARY_DIR}/hitbox_export/${export_TARGET}-${id}")
    cmake_path(GET export_PROJECT FILENAME name)
    add_custom_command(OUTPUT "${run}.stamp"
        COMMAND HitboxEditor::hitbox export "--depfile=${run}.d" "--depfile-target=${run}.stamp" ${words}
            -- "${export_PROJECT}"
        COMMAND ${CMAKE_COMMAND} -E touch "${run}.stamp"
        BYPRODUCTS ${outputs}
        DEPENDS "${export_PROJECT}" HitboxEditor::hitbox
        DEPFILE "${run}.d"
        WORKING_DIRECTORY "${source}"
        COMMENT "Exporting the hitboxes of ${name}"
        VERBATIM)
    if(TARGET ${export_TARGET})
        add_custom_target(${export_TARGET}-${id} DEPENDS "${run}.stamp")
        add_dependencies(${export_TARGET} ${export_TARGET}-${id})
    else()
        add_custom_target(${export_TARGET} ALL DEPENDS "${run}.stamp")
    endif()
endfunction()
