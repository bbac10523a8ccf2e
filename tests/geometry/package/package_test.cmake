# Builds the geometry library by itself, installs it, and builds and runs a game against what was installed. Without
# optimisation and in few units, as the rest takes the compiler several times as long and is not what is asked here.
# Takes SOURCE_DIR (the project), SCRATCH_DIR (emptied first), GENERATOR, COMPILER and, optionally, LAUNCHER.
cmake_minimum_required(VERSION 3.22)

set(example ${SOURCE_DIR}/tests/geometry/package/example)
set(prefix ${SCRATCH_DIR}/installed)

include(${SOURCE_DIR}/tests/run.cmake)

function(configure source build)
    run(${CMAKE_COMMAND} -S ${source} -B ${build} -G ${GENERATOR} -DCMAKE_BUILD_TYPE=Debug
        -DCMAKE_CXX_COMPILER=${COMPILER} -DCMAKE_CXX_COMPILER_LAUNCHER=${LAUNCHER} -DCMAKE_CXX_FLAGS_DEBUG=-O0
        -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=48 ${ARGN})
    run(${CMAKE_COMMAND} --build ${build} --config Debug)
endfunction()

file(REMOVE_RECURSE ${SCRATCH_DIR})
configure(${SOURCE_DIR}/geometry ${SCRATCH_DIR}/library)
run(${CMAKE_COMMAND} --install ${SCRATCH_DIR}/library --config Debug --prefix ${prefix})
configure(${example} ${SCRATCH_DIR}/example -DCMAKE_PREFIX_PATH=${prefix})

find_program(game my-game PATHS ${SCRATCH_DIR}/example ${SCRATCH_DIR}/example/Debug NO_DEFAULT_PATH REQUIRED)
run(${game})
set(expected "sound: true\ntouching: true\ninside: true\n")
if(NOT output STREQUAL expected)
    message(FATAL_ERROR "the example printed\n${output}\nexpected\n${expected}")
endif()

# The readme shows this very program.
file(READ ${SOURCE_DIR}/geometry/README.md readme)
foreach(file main.cpp CMakeLists.txt)
    file(READ ${example}/${file} text)
    string(FIND "${readme}" "${text}" position)
    if(position EQUAL -1)
        message(FATAL_ERROR "geometry/README.md does not show ${example}/${file} as it is")
    endif()
endforeach()
