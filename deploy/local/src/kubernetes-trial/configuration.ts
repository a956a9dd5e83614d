import { totalmem } from 'node:os';
import { join } from 'node:path';
import { cgroupOf, DOMAIN, NAMES_IP, type Places, POD_NETWORK, socketOf, type TrialNode } from './places.js';

/**
 * The network of a node's pods. The node routes all traffic between them, so that the network policies apply
 * to it; other nodes have a route to it.
 */
export function networkConfiguration({ data }: Places, { name, pods }: TrialNode): string {
  return JSON.stringify({
    cniVersion: '1.0.0',
    name: 'trial',
    plugins: [
      {
        type: 'ptp',
        ipam: {
          type: 'host-local',
          ranges: [[{ subnet: pods }]],
          routes: [{ dst: '0.0.0.0/0' }],
          dataDir: join(data, name, 'addresses'),
        },
      },
      { type: 'portmap', capabilities: { portMappings: true } },
    ],
  });
}

/**
 * Configures containerd without features that a virtual machine may not allow: AppArmor and a lower `oom_score_adj`.
 */
export function containerdConfiguration({ containerd, data }: Places, node: TrialNode): string {
  const socket = socketOf(node);
  const cri = 'plugins."io.containerd.grpc.v1.cri"';
  const unused = ['devmapper', 'zfs', 'btrfs', 'aufs'].map(
    (name) => `"io.containerd.snapshotter.v1.${name}"`,
  );
  return [
    'version = 2',
    `root = ${JSON.stringify(join(containerd, node.name))}`,
    `state = ${JSON.stringify(`/run/gewerk-trial/${node.name}`)}`,
    'oom_score = 0',
    `disabled_plugins = [${unused.join(', ')}]`,
    '[grpc]',
    `  address = ${JSON.stringify(socket)}`,
    '[ttrpc]',
    `  address = ${JSON.stringify(`${socket}.ttrpc`)}`,
    `[${cri}]`,
    '  sandbox_image = "localhost/pause:3"',
    '  restrict_oom_score_adj = true',
    '  disable_apparmor = true',
    `[${cri}.containerd]`,
    '  snapshotter = "overlayfs"',
    '  default_runtime_name = "runc"',
    `[${cri}.containerd.runtimes.runc]`,
    '  runtime_type = "io.containerd.runc.v2"',
    `[${cri}.containerd.runtimes.runc.options]`,
    '  SystemdCgroup = false',
    `[${cri}.cni]`,
    '  bin_dir = "/usr/lib/cni"',
    `  conf_dir = ${JSON.stringify(join(data, node.name, 'cni'))}`,
    '',
  ].join('\n');
}

/** Configures the kubelet, which leaves swap on, deletes no image and keeps its pods in the trial's control group. */
export function kubeletConfiguration({ data, pki }: Places, node: TrialNode): string {
  return JSON.stringify({
    apiVersion: 'kubelet.config.k8s.io/v1beta1',
    kind: 'KubeletConfiguration',
    address: '0.0.0.0',
    authentication: {
      anonymous: { enabled: false },
      webhook: { enabled: true },
      x509: { clientCAFile: join(pki, 'ca.crt') },
    },
    authorization: { mode: 'Webhook' },
    tlsCertFile: join(pki, `${node.name}-server.crt`),
    tlsPrivateKeyFile: join(pki, `${node.name}-server.key`),
    cgroupDriver: 'cgroupfs',
    cgroupRoot: `/${cgroupOf(node)}`,
    containerRuntimeEndpoint: `unix://${socketOf(node)}`,
    failSwapOn: false,
    oomScoreAdj: 0,
    featureGates: { KubeletInUserNamespace: true },
    clusterDNS: [NAMES_IP],
    clusterDomain: DOMAIN,
    resolvConf: '',
    maxPods: 60,
    systemReserved: { memory: `${reservedMb()}Mi` },
    enforceNodeAllocatable: [],
    imageGCHighThresholdPercent: 100,
    imageGCLowThresholdPercent: 99,
    evictionHard: { 'memory.available': '200Mi', 'nodefs.available': '3%', 'imagefs.available': '3%' },
    serializeImagePulls: false,
    podLogsDir: join(data, node.name, 'pod-logs'),
  });
}

/**
 * What a node offers its pods, in MiB, 200 of which the kubelet keeps free: enough for two pods of each process and one
 * more, of any kind. In a rollout, the other new pods therefore wait until old ones have ended, instead of all starting
 * at once on two cores.
 */
const FOR_PODS_MB = 3_920;

const reservedMb = (): number => Math.max(0, Math.floor(totalmem() / 2 ** 20) - FOR_PODS_MB);

/** Configures CoreDNS, which resolves the names of services but no outside names. */
export function namesConfiguration({ pki }: Places): string {
  return [
    '.:53 {',
    '  errors',
    '  ready 127.0.0.1:8181',
    `  kubernetes ${DOMAIN} {`,
    `    kubeconfig ${join(pki, 'admin.conf')} trial`,
    '  }',
    '  cache 5',
    '}',
    '',
  ].join('\n');
}

/** Configures kube-proxy, which does not change the size of the machine's connection table. */
export function proxyConfiguration({ pki }: Places, { name }: TrialNode): string {
  return JSON.stringify({
    apiVersion: 'kubeproxy.config.k8s.io/v1alpha1',
    kind: 'KubeProxyConfiguration',
    clientConnection: { kubeconfig: join(pki, 'proxy.conf') },
    mode: 'iptables',
    clusterCIDR: POD_NETWORK,
    conntrack: { maxPerCore: 0, min: 0, tcpEstablishedTimeout: '0s', tcpCloseWaitTimeout: '0s' },
    hostnameOverride: name,
  });
}
