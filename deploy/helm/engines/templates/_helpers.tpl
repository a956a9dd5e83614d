{{- define "engines.selector" -}}
app.kubernetes.io/name: gewerk-engines
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .name }}
{{- end -}}

{{- define "engines.labels" -}}
{{ include "engines.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end -}}

{{- define "engines.ports" -}}
mongo: 27017
nats: 4222
valkey: 6379
meilisearch: 7700
{{- end -}}

{{/* The security context of every pod, and of every container. */}}
{{- define "engines.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
seccompProfile: { type: RuntimeDefault }
{{- end -}}

{{- define "engines.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end -}}

{{/* How each engine is started. The settings are those of a single machine: libs/engines says why. */}}
{{- define "engines.run.mongo" -}}
# mongod refuses a key file that its group can read, and Kubernetes gives a mounted one to the pod's group.
command: [sh, -c]
args:
  - |
    # A member that does not find its own address under its name when it starts leaves its replica set.
    for try in $(seq 120); do
      getent hosts "$OWN_NAME" | grep -q "^$OWN_IP " && break
      [ "$try" = 120 ] && echo "$OWN_NAME does not lead to $OWN_IP" >&2 && exit 1
      sleep 1
    done
    umask 077
    cp -f /secret/mongo.key /tmp/member.key
    exec mongod --dbpath /volume --bind_ip_all --port 27017 --replSet gewerk --keyFile /tmp/member.key \
      --networkMessageCompressors disabled --oplogSize 512 --quiet --wiredTigerCacheSizeGB {{ .cacheGb }} \
      --wiredTigerEngineConfigString eviction_dirty_target=40,eviction_dirty_trigger=60,eviction_updates_target=40,eviction_updates_trigger=60 \
      --setParameter transactionLifetimeLimitSeconds=10 --setParameter shutdownTimeoutMillisForSignaledShutdown=100 \
      --setParameter diagnosticDataCollectionEnabled=false --setParameter enableLocalhostAuthBypass=false
{{- end -}}

{{- define "engines.env.mongo" -}}
env:
  - { name: OWN_NAME, value: {{ printf "mongo.%s.svc" .Release.Namespace | quote }} }
  - name: OWN_IP
    valueFrom: { fieldRef: { fieldPath: status.podIP } }
{{- end -}}

{{- define "engines.natsConfig" -}}
listen: "0.0.0.0:4222"
# For the kubelet's probes; the network policy opens this port to no other pod.
http: "0.0.0.0:8222"
server_name: "gewerk"
jetstream {
  store_dir: "/volume"
  max_memory_store: 64MB
  max_file_store: {{ .Values.engines.nats.maxFileStore }}
  # An event or upload is synced to disk before it is acknowledged.
  sync_interval: always
}
include "../secret/nats-users.conf"
{{- end -}}

{{- define "engines.run.nats" -}}
command: [nats-server, --config, /config/nats.conf]
{{- end -}}

{{- define "engines.run.valkey" -}}
command: [valkey-server]
args:
  - --dir
  - /volume
  - --appendonly
  - 'yes'
  - --appendfsync
  - everysec
  - --save
  - ''
  - --maxmemory
  - {{ .maxMemory | quote }}
  - --maxmemory-policy
  - noeviction
  - --aclfile
  - /secret/valkey-users.acl
{{- end -}}

{{- define "engines.run.meilisearch" -}}
command: [sh, -c]
args:
  - |
    export MEILI_MASTER_KEY="$(cat /secret/meilisearch.key)"
    # Temporary files of a large index exceed the limit of /tmp; those of a container that was killed are left.
    export TMPDIR=/volume/tmp
    rm -rf "$TMPDIR" && mkdir "$TMPDIR"
    exec meilisearch --http-addr 0.0.0.0:7700 --env production --no-analytics \
      --db-path /volume/data.ms --dump-dir /volume/dumps --snapshot-dir /volume/snapshots \
      --max-indexing-memory {{ .maxIndexingMemory }} --log-level WARN --experimental-contains-filter
workingDir: /volume
{{- end -}}

{{- define "engines.probes.mongo" -}}
readinessProbe:
  tcpSocket: { port: engine }
{{- end -}}

{{- define "engines.probes.nats" -}}
# Reading back large streams takes minutes on a slow disk.
startupProbe:
  httpGet: { path: '/healthz?js-enabled-only=true', port: 8222 }
  periodSeconds: 2
  timeoutSeconds: 5
  failureThreshold: 450
readinessProbe:
  httpGet: { path: '/healthz?js-enabled-only=true', port: 8222 }
# NATS turns JetStream off when its disk is full, and only a restart turns it on again.
livenessProbe:
  httpGet: { path: '/healthz?js-enabled-only=true', port: 8222 }
  failureThreshold: 6
{{- end -}}

{{- define "engines.probes.valkey" -}}
readinessProbe:
  tcpSocket: { port: engine }
{{- end -}}

{{- define "engines.probes.meilisearch" -}}
readinessProbe:
  httpGet: { path: /health, port: engine }
{{- end -}}
