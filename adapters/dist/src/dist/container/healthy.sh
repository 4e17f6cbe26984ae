#!/bin/bash
# Ends with 0 if the service of this machine at a port answers that it is well: healthy.sh PORT
set -eu
exec 3<>"/dev/tcp/127.0.0.1/$1"
printf 'GET /actuator/health HTTP/1.1\r\nHost: 127.0.0.1:%s\r\nConnection: close\r\n\r\n' "$1" >&3
read -r _ status _ <&3
[ "$status" = 200 ]
