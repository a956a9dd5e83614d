import { join } from 'node:path';
import { NODE_IP, type Places, SERVICE_NETWORK, type TrialNode } from './places.js';

/** A program of the cluster and its arguments. */
export interface CommandLine {
  name: string;
  command: string;
  args: string[];
  /**
   * Whether it is restarted when it exits, as an init system would do: the kubelet exits if containerd is not running
   * yet.
   */
  isKept?: boolean;
}

const STORE = 'http://127.0.0.1:2379';

export function storeLine(etcd: string, { data }: Places): CommandLine {
  const peers = 'http://127.0.0.1:2380';
  return {
    name: 'etcd',
    command: etcd,
    args: flags({
      'data-dir': join(data, 'etcd'),
      'listen-client-urls': STORE,
      'advertise-client-urls': STORE,
      'listen-peer-urls': peers,
      // A trial's state is discarded anyway, so nothing is lost if the machine loses power.
      'unsafe-no-fsync': 'true',
    }),
  };
}

export function serverLine({ binaries, pki }: Places): CommandLine {
  const file = (name: string): string => join(pki, name);
  return {
    name: 'kube-apiserver',
    command: join(binaries, 'kube-apiserver'),
    args: flags({
      'etcd-servers': STORE,
      'advertise-address': NODE_IP,
      'bind-address': '0.0.0.0',
      'secure-port': '6443',
      'service-cluster-ip-range': SERVICE_NETWORK,
      'client-ca-file': file('ca.crt'),
      'tls-cert-file': file('apiserver.crt'),
      'tls-private-key-file': file('apiserver.key'),
      'kubelet-client-certificate': file('kubelet-client.crt'),
      'kubelet-client-key': file('kubelet-client.key'),
      'kubelet-certificate-authority': file('ca.crt'),
      'service-account-issuer': 'https://kubernetes.default.svc',
      'service-account-key-file': file('accounts.pub'),
      'service-account-signing-key-file': file('accounts.key'),
      'authorization-mode': 'Node,RBAC',
      'enable-admission-plugins': 'NodeRestriction',
      'kubelet-preferred-address-types': 'InternalIP',
    }),
  };
}

export function controllerLine({ binaries, pki }: Places): CommandLine {
  return {
    name: 'kube-controller-manager',
    command: join(binaries, 'kube-controller-manager'),
    args: flags({
      ...asUser(pki, 'controller-manager'),
      'cluster-signing-cert-file': join(pki, 'ca.crt'),
      'cluster-signing-key-file': join(pki, 'ca.key'),
      'root-ca-file': join(pki, 'ca.crt'),
      'service-account-private-key-file': join(pki, 'accounts.key'),
      'use-service-account-credentials': 'true',
      'horizontal-pod-autoscaler-downscale-stabilization': '30s',
    }),
  };
}

export function schedulerLine({ binaries, pki }: Places): CommandLine {
  return {
    name: 'kube-scheduler',
    command: join(binaries, 'kube-scheduler'),
    args: flags(asUser(pki, 'scheduler')),
  };
}

/** The cluster's name server. It listens on every address of the trial's network. */
export function namesLine({ coredns, data }: Places): CommandLine {
  return { name: 'coredns', command: coredns, args: ['-conf', join(data, 'Corefile')] };
}

export function kubeletLine({ binaries, data, pki }: Places, node: TrialNode): CommandLine {
  return ofNode(node, {
    name: 'kubelet',
    isKept: true,
    command: join(binaries, 'kubelet'),
    args: flags({
      config: join(data, node.name, 'kubelet.json'),
      kubeconfig: join(pki, `${node.name}.conf`),
      'hostname-override': node.name,
      'node-ip': node.ip,
      'root-dir': join(data, node.name, 'kubelet'),
      'cert-dir': join(data, node.name, 'kubelet-certificates'),
    }),
  });
}

export function proxyLine({ binaries, data }: Places, node: TrialNode): CommandLine {
  return ofNode(node, {
    name: 'kube-proxy',
    command: join(binaries, 'kube-proxy'),
    args: flags({ config: join(data, node.name, 'proxy.json') }),
  });
}

/** kube-router, which only enforces the network policies and does no routing. */
export function policiesLine({ kubeRouter, pki }: Places, node: TrialNode): CommandLine {
  return ofNode(node, {
    name: 'kube-router',
    isKept: true,
    command: kubeRouter,
    args: flags({
      kubeconfig: join(pki, 'admin.conf'),
      'hostname-override': node.name,
      'run-firewall': 'true',
      'run-router': 'false',
      'run-service-proxy': 'false',
      'service-cluster-ip-range': SERVICE_NETWORK,
      'health-port': '0',
      'metrics-port': '0',
    }),
  });
}

export function containerdLine({ data }: Places, node: TrialNode): CommandLine {
  return ofNode(node, {
    name: 'containerd',
    command: 'containerd',
    args: ['--config', join(data, node.name, 'containerd.toml')],
  });
}

/** Runs a command in a node's network namespace. */
function ofNode({ name, network }: TrialNode, line: CommandLine): CommandLine {
  const named = { ...line, name: `${line.name}-${name}` };
  if (network === undefined) return named;
  return { ...named, command: 'nsenter', args: [`--net=${network}`, line.command, ...line.args] };
}

function asUser(pki: string, name: string): Record<string, string> {
  const file = join(pki, `${name}.conf`);
  return {
    kubeconfig: file,
    'authentication-kubeconfig': file,
    'authorization-kubeconfig': file,
    'leader-elect': 'false',
    'bind-address': '127.0.0.1',
  };
}

const flags = (named: Readonly<Record<string, string>>): string[] =>
  Object.entries(named).map(([name, value]) => `--${name}=${value}`);
