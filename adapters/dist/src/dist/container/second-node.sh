#!/bin/sh
# Runs a further node: it needs the key file of the first one, whose data folder is at /first.
set -eu
if [ ! -e /data/receipt-keys.json ]; then
  cp -p /first/receipt-keys.json /data/receipt-keys.json.part
  mv /data/receipt-keys.json.part /data/receipt-keys.json
fi
exec /opt/tercio/bin/tercio "$@"
