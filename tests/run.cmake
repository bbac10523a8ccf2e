# run(COMMAND ARGUMENT...): fails with what the command printed unless it ends with 0; else sets `output` to that.
function(run)
    execute_process(COMMAND ${ARGV} RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
    if(NOT status EQUAL 0)
        list(JOIN ARGV " " command)
        message(FATAL_ERROR "${command}: ended with ${status}\n${output}")
    endif()
    set(output "${output}" PARENT_SCOPE)
endfunction()
