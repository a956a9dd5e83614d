{{- define "gewerk.name" -}}
{{- printf "%s-%s" .root.Release.Name .name | trunc 63 | trimSuffix "-" -}}
{{- end -}}

{{- define "gewerk.selector" -}}
app.kubernetes.io/name: gewerk
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .name }}
{{- end -}}

{{- define "gewerk.labels" -}}
{{ include "gewerk.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end -}}

{{/* Egress rules that let a pod resolve names and reach the engines. */}}
{{- define "gewerk.egressToEngines" -}}
- ports:
    - { port: 53, protocol: UDP }
    - { port: 53, protocol: TCP }
- ports:
    {{- range .Values.networkPolicy.enginePorts }}
    - { port: {{ . }}, protocol: TCP }
    {{- end }}
  to: {{- toYaml .Values.networkPolicy.enginesTo | nindent 4 }}
{{- end -}}

{{/* The settings in the ConfigMap that a process reads: the common ones and its own. */}}
{{- define "gewerk.settingsOf" -}}
{{- $own := dict
  "gateway" (list "CANONICAL_URL" "ADMIN_ORIGIN" "TRUSTED_PROXIES")
  "directory" (list "LIST_PLACES")
  "import-export" (list "OUTBOUND_ALLOW")
  "media" (list "OUTBOUND_ALLOW")
  "inbox" (list "CANONICAL_URL" "ADMIN_ORIGIN" "MAIL_FROM" "OPERATOR_EMAIL")
  "redirect-tracking" (list "CANONICAL_URL" "ADMIN_ORIGIN") -}}
{{- $names := concat (list "LOG_LEVEL" "MONGO_DATABASE_PREFIX" "JETSTREAM_REPLICAS") (get $own .name | default list) -}}
{{- if .root.Values.tracing.endpoint }}{{ $names = concat $names (list "OTEL_EXPORTER_OTLP_ENDPOINT" "OTEL_TRACES_SAMPLER_ARG") }}{{ end -}}
{{- range $names }}
- name: {{ . }}
  valueFrom:
    configMapKeyRef: { name: {{ include "gewerk.name" (dict "root" $.root "name" "config") }}, key: {{ . }} }
{{- end }}
{{- end -}}

{{/* Address ranges that are not public. */}}
{{- define "gewerk.privateNetworks" -}}
[10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, 169.254.0.0/16, 100.64.0.0/10]
{{- end -}}

{{/*
Number of pods of a process. If a scaler exists or is enabled: as many as are running, at least minReplicas, so that turning it on or off
removes none; empty (the scaler alone decides) if the cluster cannot be queried or has no such Deployment yet.
*/}}
{{- define "gewerk.replicas" -}}
{{- $name := include "gewerk.name" . -}}
{{- $space := .root.Release.Namespace -}}
{{- $deployment := lookup "apps/v1" "Deployment" $space $name -}}
{{- $isScaled := or .root.Values.autoscaling.enabled (lookup "autoscaling/v2" "HorizontalPodAutoscaler" $space $name) -}}
{{- if and $isScaled $deployment -}}
{{- max (dig "spec" "replicas" 1 $deployment) .process.minReplicas -}}
{{- else if not $isScaled -}}
{{- .process.minReplicas -}}
{{- end -}}
{{- end -}}

{{/* Changes with the contents of a process's Secrets. It includes their ids, which only their readers know, so that the contents cannot be guessed. */}}
{{- define "gewerk.secretsChecksum" -}}
{{- $seen := "" -}}
{{- $names := list (printf "%s-%s" .root.Values.secretPrefix .name) -}}
{{- with .root.Values.engineCaSecret }}{{ $names = append $names . }}{{ end -}}
{{- range $names -}}
{{- with lookup "v1" "Secret" $.root.Release.Namespace . -}}
{{- $seen = print $seen .metadata.uid (toJson .data) -}}
{{- end -}}
{{- end -}}
{{- if $seen }}{{ sha256sum $seen }}{{ end -}}
{{- end -}}
