#!/bin/bash
# mongod as the only member of a replica set with users: members know each other by a key file, made of MONGO_KEY.
set -euo pipefail
key=/tmp/mongo-key
printf '%s' "$MONGO_KEY" | base64 --wrap=0 > "$key"
chmod 400 "$key"
chown mongodb:mongodb "$key"
# An import changes pages all over ten indexes: with the default bounds each of them is written again and again.
keep_dirty_pages=eviction_dirty_target=40,eviction_dirty_trigger=60,eviction_updates_target=40,eviction_updates_trigger=60
# A client that was killed leaves its transaction open, and all that meets it waits: a minute by default.
end_transactions=transactionLifetimeLimitSeconds=10
# A member that is alone has nobody to hand over to when it is asked to end.
end_at_once=shutdownTimeoutMillisForSignaledShutdown=100
exec docker-entrypoint.sh mongod \
  --bind_ip_all --replSet gewerk --keyFile "$key" --oplogSize 512 --quiet \
  --wiredTigerCacheSizeGB "${MONGO_CACHE_GB:-1}" \
  --wiredTigerEngineConfigString "$keep_dirty_pages" \
  --setParameter "$end_transactions" --setParameter "$end_at_once"
