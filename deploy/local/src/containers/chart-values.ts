/** Values that the chart requires. */
export const REQUIRED = [
  'site.trustedProxies=10.42.0.0/16',
  'networkPolicy.enginesTo[0].namespaceSelector.matchLabels.name=engines',
].flatMap((value) => ['--set', value]);

/** Values with which the chart renders all its parts. */
export const EVERYTHING = [
  ...['site.aliasHosts={b.example}', 'backup.enabled=true', 'engineCaSecret=engines'],
  ...['networkPolicy.metricsFrom[0].podSelector.matchLabels.app=prometheus'],
  ...['networkPolicy.ingressFrom[0].podSelector.matchLabels.app=ingress'],
  ...['networkPolicy.collectorTo[0].namespaceSelector.matchLabels.name=traces'],
  ...['tracing.endpoint=http://collector:4318', 'image.pullSecrets[0].name=registry'],
  ...['ingress.className=nginx', 'serviceAccount.annotations.owner=gewerk'],
].flatMap((value) => ['--set', value]);
