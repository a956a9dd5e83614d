import type { ProcessKind } from '../processes.js';
import { NAMESPACE, NODE_IP } from './places.js';

/** A namespace that refuses pods which ask for more than they need. */
export const restrictedNamespace = {
  apiVersion: 'v1',
  kind: 'Namespace',
  metadata: { name: NAMESPACE, labels: { 'pod-security.kubernetes.io/enforce': 'restricted' } },
};

/** An engine's address as pods reach it: the node's, and of MongoDB the one server that is there. */
export function asSeenByPods(url: string): string {
  const address = new URL(url);
  address.hostname = NODE_IP;
  if (address.searchParams.has('replicaSet')) {
    address.searchParams.delete('replicaSet');
    address.searchParams.set('directConnection', 'true');
  }
  return address.href;
}

/** The Secret of a process: its own user's addresses, its own keys, and which process of the image it is. */
export function secretOf(
  process: ProcessKind,
  addresses: Readonly<Record<string, string>>,
  own: Readonly<Record<string, string>>,
) {
  const read = Object.entries({ ...addresses, ...own }).filter(([name]) => process.reads.includes(name));
  const urls = read.map(([name, value]) => [name, name in addresses ? asSeenByPods(value) : value]);
  return {
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name: `gewerk-${process.name}`, namespace: NAMESPACE },
    stringData: { ...Object.fromEntries(urls), WORKSPACE: process.folder } as Record<string, string>,
  };
}
