# Sourced. askBrowser FOLDER PAGE WORK: serves the folder, opens the page in Chromium without a window, and prints the line
# that it says by fetching "answer?LINE", or that it said nothing within a minute.
askBrowser() {
    local folder=$1 page=$2 work=$3 server browser port='' line=''
    mkdir -p "$work"
    python3 -u -m http.server --bind 127.0.0.1 --directory "$folder" 0 >"$work/server.log" 2>&1 &
    server=$!
    for _ in {1..100}; do
        port=$(sed -n 's/.* port \([0-9]*\) .*/\1/p' "$work/server.log")
        [[ -z $port ]] || break
        sleep 0.1
    done
    HOME=$work timeout 90 chromium --headless --no-sandbox --disable-gpu --user-data-dir="$work/browser" \
        "http://127.0.0.1:$port/$page" >"$work/browser.log" 2>&1 &
    browser=$!
    for _ in {1..600}; do
        line=$(sed -n 's/.*GET [^ ]*\/answer?\([^ ]*\) .*/\1/p' "$work/server.log" | head -n 1)
        [[ -z $line ]] || break
        sleep 0.1
    done
    kill $server $browser 2>/dev/null || true
    wait $server $browser 2>/dev/null || true
    python3 -c 'import sys, urllib.parse; print(urllib.parse.unquote(sys.argv[1]))' "${line:-failed: nothing was said}"
}
