#!/bin/bash
# mongod as the only member of a replica set with users; members authenticate by a key file, made from MONGO_KEY.
set -euo pipefail
key=/tmp/mongo-key
printf '%s' "$MONGO_KEY" | base64 --wrap=0 > "$key"
chmod 400 "$key"
chown mongodb:mongodb "$key"
# An import changes pages all over ten indexes: with the default limits each page is written many times (decision 019).
keep_dirty_pages=eviction_dirty_target=40,eviction_dirty_trigger=60,eviction_updates_target=40,eviction_updates_trigger=60
# A killed client leaves its transaction open, and conflicting writes wait for it: a minute by default.
end_transactions=transactionLifetimeLimitSeconds=10
# A single member has no other member to hand over to when it is stopped.
end_at_once=shutdownTimeoutMillisForSignaledShutdown=100
# Compressed messages are unpacked before a login, and no client here sends them (decision 049).
exec docker-entrypoint.sh mongod \
  --bind_ip_all --replSet gewerk --keyFile "$key" --oplogSize 512 --quiet \
  --networkMessageCompressors disabled \
  --wiredTigerCacheSizeGB "${MONGO_CACHE_GB:-1}" \
  --wiredTigerEngineConfigString "$keep_dirty_pages" \
  --setParameter "$end_transactions" --setParameter "$end_at_once"
