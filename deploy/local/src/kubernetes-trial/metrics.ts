import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { messageOf } from '@gewerk/engines';
import type { Cluster } from './cluster.js';
import { FIRST_NODE, NODE_IP } from './places.js';

const GROUP = 'metrics.k8s.io';
const VERSION = `${GROUP}/v1beta1`;
const PORT = 4443;
const WINDOW = '15s';
const PODS = /^\/apis\/metrics\.k8s\.io\/v1beta1\/namespaces\/([a-z0-9-]+)\/pods$/;
/** The name under which the API server calls this API. */
const SERVICE = { name: 'metrics', namespace: 'kube-system' };

/** The kubelet's figures for its pods (`/stats/summary`). */
export interface KubeletSummary {
  pods: {
    podRef: { name: string; namespace: string };
    containers?: {
      name: string;
      cpu?: { time: string; usageNanoCores?: number };
      memory?: { workingSetBytes?: number };
    }[];
  }[];
}

/**
 * The kubelet's figures in the form that the autoscaler reads: only for the requested pods, and only for
 * containers that have been observed long enough.
 */
export function podMetricsOf(summary: KubeletSummary, namespace: string, names: ReadonlySet<string>) {
  const items = summary.pods
    .filter(({ podRef }) => podRef.namespace === namespace && names.has(podRef.name))
    .map(({ podRef, containers = [] }) => ({
      metadata: podRef,
      timestamp: containers[0]?.cpu?.time,
      window: WINDOW,
      containers: containers
        .filter(({ cpu }) => cpu?.usageNanoCores !== undefined)
        .map(({ name, cpu, memory }) => ({
          name,
          usage: { cpu: `${cpu?.usageNanoCores ?? 0}n`, memory: String(memory?.workingSetBytes ?? 0) },
        })),
    }))
    .filter(({ containers }) => containers.length > 0);
  return { kind: 'PodMetricsList', apiVersion: VERSION, metadata: {}, items };
}

/**
 * Serves the metrics of the first node's pods to the autoscaler until the trial ends. It replaces
 * metrics-server, for which another hundred packages would have to be built.
 */
export async function serveMetrics(cluster: Cluster): Promise<void> {
  const file = (name: string): string => readFileSync(join(cluster.places.pki, name), 'utf8');
  const answer = async (url: URL): Promise<object | undefined> => {
    if (url.pathname === `/apis/${VERSION}`) return RESOURCES;
    const namespace = PODS.exec(url.pathname)?.[1];
    if (namespace === undefined) return undefined;
    const selector = url.searchParams.get('labelSelector') ?? '';
    const args = ['get', 'pods', '--namespace', namespace, '--selector', selector, '--output', 'name'];
    const names = (await cluster.kubectl(...args)).trim().split('\n');
    const path = `/api/v1/nodes/${FIRST_NODE.name}/proxy/stats/summary`;
    const summary = JSON.parse(await cluster.kubectl('get', '--raw', path)) as KubeletSummary;
    return podMetricsOf(summary, namespace, new Set(names.map((name) => name.replace('pod/', ''))));
  };
  const server = createServer(
    { cert: file('metrics.crt'), key: file('metrics.key') },
    (request, response) => {
      const send = (status: number, body: object): void =>
        void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      answer(new URL(request.url ?? '/', 'https://metrics')).then(
        (found) => (found ? send(200, found) : send(404, failure(404, 'there is no such resource'))),
        (fault: unknown) => send(500, failure(500, messageOf(fault))),
      );
    },
  );
  await new Promise<void>((done, fail) =>
    server
      .once('error', fail)
      .listen(PORT, NODE_IP, () => done())
      .unref(),
  );
  await cluster.apply(...manifestsOf(file('ca.crt')));
  // Waits for this API, since helm requests all APIs and fails while one of them is unavailable.
  await cluster.kubectl('wait', `apiservice/v1beta1.${GROUP}`, '--for=condition=Available', '--timeout=60s');
}

const RESOURCES = {
  kind: 'APIResourceList',
  apiVersion: 'v1',
  groupVersion: VERSION,
  resources: [
    { name: 'pods', singularName: '', namespaced: true, kind: 'PodMetrics', verbs: ['get', 'list'] },
  ],
};

const failure = (code: number, message: string): object => ({
  kind: 'Status',
  apiVersion: 'v1',
  status: 'Failure',
  code,
  message,
});

/** A Service that points to this process, and the registration of the API that this process serves. */
function manifestsOf(authority: string): object[] {
  return [
    {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: SERVICE,
      spec: { ports: [{ name: 'https', port: 443, targetPort: PORT }] },
    },
    {
      apiVersion: 'v1',
      kind: 'Endpoints',
      metadata: SERVICE,
      subsets: [{ addresses: [{ ip: NODE_IP }], ports: [{ name: 'https', port: PORT }] }],
    },
    {
      apiVersion: 'apiregistration.k8s.io/v1',
      kind: 'APIService',
      metadata: { name: `v1beta1.${GROUP}` },
      spec: {
        group: GROUP,
        version: 'v1beta1',
        service: SERVICE,
        caBundle: Buffer.from(authority).toString('base64'),
        groupPriorityMinimum: 100,
        versionPriority: 100,
      },
    },
  ];
}
