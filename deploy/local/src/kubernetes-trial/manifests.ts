import { processSecret, type Secret } from '../containers/cluster-secrets.js';
import { PROCESS_KINDS, type ProcessKind } from '../processes/processes.js';
import { DOMAIN, ENGINES_NAMESPACE, NAMES_IP, NAMESPACE, NODE_IP } from './places.js';

/** A namespace that refuses pods with more privileges than they need. */
export const restrictedNamespace = (name: string): object => ({
  apiVersion: 'v1',
  kind: 'Namespace',
  metadata: { name, labels: { 'pod-security.kubernetes.io/enforce': 'restricted' } },
});

const SERVICES: Readonly<Record<string, string>> = {
  'mongodb:': 'mongo',
  'nats:': 'nats',
  'redis:': 'valkey',
  'http:': 'meilisearch',
};

/**
 * An engine's address as pods use it: with the name of its Service and, for MongoDB, a direct connection to
 * the only server.
 */
export function asSeenByPods(url: string): string {
  const address = new URL(url);
  const service = SERVICES[address.protocol];
  if (service === undefined) throw new Error(`no engine of the trial uses ${address.protocol}`);
  address.hostname = `${service}.${ENGINES_NAMESPACE}.svc.${DOMAIN}`;
  if (address.searchParams.has('replicaSet')) {
    address.searchParams.delete('replicaSet');
    address.searchParams.set('directConnection', 'true');
  }
  return address.href;
}

/**
 * The Services of the engines, whose names resolve to the node, and the Service that pods use to resolve
 * names.
 */
export const namedServices: readonly object[] = [
  { apiVersion: 'v1', kind: 'Namespace', metadata: { name: ENGINES_NAMESPACE } },
  ...Object.values(SERVICES).flatMap((name) => {
    const metadata = { name, namespace: ENGINES_NAMESPACE };
    return [
      { apiVersion: 'v1', kind: 'Service', metadata, spec: { clusterIP: 'None' } },
      { apiVersion: 'v1', kind: 'Endpoints', metadata, subsets: [{ addresses: [{ ip: NODE_IP }] }] },
    ];
  }),
  ...namesServer(),
];

function namesServer(): object[] {
  const metadata = { name: 'names', namespace: 'kube-system' };
  const ports = ['UDP', 'TCP'].map((protocol) => ({ name: protocol.toLowerCase(), protocol, port: 53 }));
  return [
    { apiVersion: 'v1', kind: 'Service', metadata, spec: { clusterIP: NAMES_IP, ports } },
    { apiVersion: 'v1', kind: 'Endpoints', metadata, subsets: [{ addresses: [{ ip: NODE_IP }], ports }] },
  ];
}

/** The Secret of a process, with the engines' addresses as pods use them. */
export function secretOf(
  process: ProcessKind,
  addresses: Readonly<Record<string, string>>,
  own: Readonly<Record<string, string>>,
): Secret {
  const seen = Object.entries(addresses).map(([name, url]) => [name, asSeenByPods(url)]);
  return forOneImage(processSecret(process, NAMESPACE, { ...Object.fromEntries(seen), ...own }));
}

/** Adds the folder of the process to run, since all processes share one image in the trial. */
export function forOneImage(secret: Secret): Secret {
  const kind = PROCESS_KINDS.find(({ name }) => secret.metadata.name === `gewerk-${name}`);
  if (!kind) return secret;
  return { ...secret, stringData: { ...secret.stringData, WORKSPACE: kind.folder } };
}
