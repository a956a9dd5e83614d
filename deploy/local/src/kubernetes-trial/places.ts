import { join } from 'node:path';
import { cacheFolder, ENGINE_BINARIES, ENGINE_NAMES } from '@gewerk/engines';

/**
 * Versions of the Go modules that are built here. A folder's name contains its version, so that each version
 * is built separately.
 */
export const KUBERNETES = '1.34.4';
const COREDNS = '1.13.2';
const KUBE_ROUTER = '2.1.0';
const ENGINE_VERSIONS = ENGINE_NAMES.map((name) => ENGINE_BINARIES[name].pinnedVersion).join('-');
/** A node of the cluster: its address and the network of its pods. */
export interface TrialNode {
  name: string;
  ip: string;
  pods: string;
  /** The file of its network namespace; undefined if it is the trial's own. */
  network?: string;
}

/**
 * The trial's own network is that of the first node, which also runs the engines and the parts of the
 * cluster.
 */
export const FIRST_NODE: TrialNode = { name: 'trial', ip: '10.99.0.2', pods: '10.97.0.0/24' };
/** Added when a node is drained. */
export const SECOND_NODE: TrialNode = {
  name: 'second',
  ip: '10.99.0.3',
  pods: '10.97.1.0/24',
  network: '/run/netns/second',
};
export const NODES = [FIRST_NODE, SECOND_NODE];
export const NODE_IP = FIRST_NODE.ip;
export const POD_NETWORK = '10.97.0.0/16';
export const SERVICE_NETWORK = '10.96.0.0/16';
/** The address of the name server for pods, and the domain of the Services' names. */
export const NAMES_IP = '10.96.0.10';
export const DOMAIN = 'cluster.local';
/** The control group that contains all pods. */
export const CGROUP = 'gewerk-trial';
export const NAMESPACE = 'gewerk';
/** The namespace whose Services are the engines, by name. */
export const ENGINES_NAMESPACE = 'engines';

/** The folders of a trial: those kept between trials, and those that are removed at its end. */
export function placesOf(env: NodeJS.ProcessEnv, data: string) {
  const cache = cacheFolder(env);
  const kept = join(cache, 'kubernetes-trial');
  return {
    binaries: join(cache, `kubernetes-${KUBERNETES}`),
    coredns: join(cache, `coredns-${COREDNS}`, 'coredns'),
    kubeRouter: join(cache, `kube-router-${KUBE_ROUTER}`, 'kube-router'),
    source: join(kept, `source-${KUBERNETES}`),
    containerd: join(kept, 'containerd'),
    buildah: join(kept, 'buildah'),
    root: join(kept, 'rootfs'),
    image: join(kept, 'gewerk.tar'),
    enginesImage: join(kept, `engines-${ENGINE_VERSIONS}.tar`),
    pause: join(kept, 'pause.tar'),
    data,
    pki: join(data, 'pki'),
    logs: join(data, 'logs'),
  };
}

/** The socket of a node's containerd. */
export const socketOf = ({ name }: TrialNode): string => `/run/gewerk-trial/${name}.sock`;

/** The control group that contains a node's pods. */
export const cgroupOf = (node: TrialNode): string =>
  node === FIRST_NODE ? CGROUP : `${CGROUP}/${node.name}`;

export type Places = ReturnType<typeof placesOf>;
