# Prints the names of a project's stages, one a line, to stderr:  cmake -DPROJECT=FILE -P stage_names.cmake
# CMake is at hand wherever the programs are built, and reads JSON; a shell does not.
file(READ "${PROJECT}" text)
string(JSON count ERROR_VARIABLE problem LENGTH "${text}" stages)
if(problem OR count EQUAL 0)
    return()
endif()
math(EXPR last "${count} - 1")
foreach(index RANGE ${last})
    string(JSON name ERROR_VARIABLE problem GET "${text}" stages ${index} name)
    if(NOT problem)
        message("${name}")
    endif()
endforeach()
