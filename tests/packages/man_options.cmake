# Asks whether the manual page of the editor has the options that the program has, and no others:
#
#   cmake -DPROGRAM=hitbox-editor -DPAGE=hitbox-editor.1 -P man_options.cmake
execute_process(COMMAND "${PROGRAM}" --help OUTPUT_VARIABLE help ERROR_QUIET COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "\n  -[^\n]*" lines "${help}")
string(REGEX MATCHALL "--[a-z][a-z-]*" options "${lines}")

file(READ "${PAGE}" page)
string(REGEX MATCH "\n.SH OPTIONS\n(.*)\n.SH FILES\n" section "${page}")
string(REPLACE "\\-" "-" section "${section}")
string(REGEX MATCHALL "--[a-z][a-z-]*" written "${section}")

list(SORT options)
list(SORT written)
if(NOT options OR NOT options STREQUAL written)
    message(FATAL_ERROR "The program has the options ${options}; its page has ${written}")
endif()
