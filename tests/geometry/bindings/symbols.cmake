# What the library offers to C is what the header declares, no more and no less. Takes NM, LIBRARY and HEADER.
cmake_minimum_required(VERSION 3.22)

execute_process(COMMAND ${NM} --extern-only --defined-only ${LIBRARY} OUTPUT_VARIABLE symbols COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL " T hitbox_[a-z_]+" offered "${symbols}")
list(TRANSFORM offered REPLACE " T " "")

file(READ ${HEADER} text)
string(REGEX REPLACE "/\\*[^*]*\\*+([^/*][^*]*\\*+)*/" "" declarations "${text}")
string(REGEX MATCHALL "hitbox_[a-z_]+\\(" declared "${declarations}")
list(TRANSFORM declared REPLACE "\\(" "")

list(SORT offered)
list(SORT declared)
list(LENGTH declared count)
if(NOT offered STREQUAL declared OR count LESS 30)
    message(FATAL_ERROR "the library offers\n${offered}\nand the header declares\n${declared}")
endif()
