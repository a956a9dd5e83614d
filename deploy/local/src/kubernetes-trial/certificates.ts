import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMAIN, ENGINES_NAMESPACE, NODE_IP, NODES } from './places.js';

/** A certificate of the trial's authority: its names, and whether it is for a server or for a client. */
export interface Leaf {
  name: string;
  subject: string;
  use: 'serverAuth' | 'clientAuth';
  names?: string;
}

const SERVERS: readonly Leaf[] = [
  {
    name: 'apiserver',
    subject: '/CN=kube-apiserver',
    use: 'serverAuth',
    names: `DNS:kubernetes,DNS:kubernetes.default,DNS:kubernetes.default.svc,IP:10.96.0.1,IP:${NODE_IP},IP:127.0.0.1`,
  },
  ...NODES.map(({ name, ip }): Leaf => ({
    name: `${name}-server`,
    subject: `/CN=${name}`,
    use: 'serverAuth',
    names: `DNS:${name},IP:${ip}`,
  })),
  {
    name: 'metrics',
    subject: '/CN=metrics',
    use: 'serverAuth',
    names: 'DNS:metrics.kube-system.svc',
  },
  {
    name: 'nats',
    subject: '/CN=nats',
    use: 'serverAuth',
    // Includes 'localhost', since NATS's client verifies that name for a bare address.
    names: `DNS:localhost,DNS:nats.${ENGINES_NAMESPACE}.svc.${DOMAIN},IP:${NODE_IP},IP:127.0.0.1`,
  },
];

/** Clients of the API server. Each has its own kubeconfig, except the first, which needs none. */
const CLIENTS: readonly Leaf[] = [
  { name: 'kubelet-client', subject: '/O=system:masters/CN=kubelet-client', use: 'clientAuth' },
  { name: 'admin', subject: '/O=system:masters/CN=admin', use: 'clientAuth' },
  { name: 'controller-manager', subject: '/CN=system:kube-controller-manager', use: 'clientAuth' },
  { name: 'scheduler', subject: '/CN=system:kube-scheduler', use: 'clientAuth' },
  ...NODES.map(({ name }): Leaf => ({
    name,
    subject: `/O=system:nodes/CN=system:node:${name}`,
    use: 'clientAuth',
  })),
  { name: 'proxy', subject: '/CN=system:kube-proxy', use: 'clientAuth' },
];

/** The extensions section of the OpenSSL configuration for signing a certificate. */
export function extensionsOf({ use, names }: Leaf): string {
  return [
    'keyUsage=critical,digitalSignature',
    `extendedKeyUsage=${use}`,
    ...(names ? [`subjectAltName=${names}`] : []),
    '',
  ].join('\n');
}

/** A self-contained kubeconfig. The arguments are in PEM format. */
export function kubeconfig(authority: string, certificate: string, key: string): string {
  const inOne = (pem: string): string => Buffer.from(pem).toString('base64');
  return JSON.stringify({
    apiVersion: 'v1',
    kind: 'Config',
    'current-context': 'trial',
    clusters: [
      {
        name: 'trial',
        cluster: { server: `https://${NODE_IP}:6443`, 'certificate-authority-data': inOne(authority) },
      },
    ],
    users: [
      {
        name: 'user',
        user: { 'client-certificate-data': inOne(certificate), 'client-key-data': inOne(key) },
      },
    ],
    contexts: [{ name: 'trial', context: { cluster: 'trial', user: 'user' } }],
  });
}

/** Creates a new authority, certificates and kubeconfigs for each trial. */
export function makeCertificates(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const openssl = (...args: string[]): void =>
    void execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const elliptic = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  openssl(
    ...['req', '-x509', ...elliptic, '-keyout', 'ca.key', '-out', 'ca.crt', '-days', '30'],
    ...['-subj', '/CN=gewerk-trial', '-addext', 'keyUsage=critical,keyCertSign,cRLSign'],
  );
  openssl('genrsa', '-out', 'accounts.key', '2048');
  openssl('rsa', '-in', 'accounts.key', '-pubout', '-out', 'accounts.pub');
  for (const leaf of [...SERVERS, ...CLIENTS]) {
    const { name } = leaf;
    writeFileSync(join(folder, 'extensions'), extensionsOf(leaf));
    openssl('req', ...elliptic, '-keyout', `${name}.key`, '-out', 'request', '-subj', leaf.subject);
    openssl(
      ...['x509', '-req', '-in', 'request', '-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial'],
      ...['-days', '30', '-out', `${name}.crt`, '-extfile', 'extensions'],
    );
  }
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  for (const { name } of CLIENTS) {
    const config = kubeconfig(read('ca.crt'), read(`${name}.crt`), read(`${name}.key`));
    writeFileSync(join(folder, `${name}.conf`), config, { mode: 0o600 });
  }
}
