import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { helmPath } from '../containers/chart-tools.js';
import { engineEnv, type EnginePlan } from '../engines/start-engines.js';
import { PROCESS_KINDS } from '../processes/processes.js';
import type { Cluster } from './cluster.js';
import { restrictedNamespace, secretOf } from './manifests.js';
import { NAMESPACE, type TrialNode } from './places.js';
import type { Trial } from './trial.js';

/** The owner's password in the trial, which cannot be reached from outside. */
const OWNER_PASSWORD = randomBytes(18).toString('base64url');

export async function makeSecrets(cluster: Cluster, plan: EnginePlan, meiliKey: string): Promise<void> {
  const own = {
    MEILI_KEY: meiliKey,
    ADMIN_PASSWORD: OWNER_PASSWORD,
    // All requests of the trial come from one address.
    RATE_LIMIT_READS: '1000000',
    FORM_SECRET: randomBytes(32).toString('hex'),
  };
  const secrets = PROCESS_KINDS.map((kind) => secretOf(kind, engineEnv(plan, kind.name), own));
  await cluster.apply(restrictedNamespace(NAMESPACE));
  const authority = readFileSync(join(cluster.places.pki, 'ca.crt'), 'utf8');
  const ca = {
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name: 'engine-ca', namespace: NAMESPACE },
    stringData: { 'ca.crt': authority },
  };
  await cluster.apply(...secrets, ca);
}

/** Tags the one image with the name of each process. */
export function loadImage(cluster: Cluster, node: TrialNode): Promise<void> {
  const names = [...PROCESS_KINDS.map(({ name }) => name), 'commands'].map(
    (name) => `docker.io/gewerk/${name}:trial`,
  );
  return cluster.load(node, [cluster.places.pause, cluster.places.image], names);
}

type Installed = Pick<Trial, 'cluster' | 'root' | 'plan'>;

/**
 * Runs `helm upgrade --install` with the trial's values and the given ones on top. @throws Error with helm's
 * message if it fails
 */
export function upgrade(installed: Installed, ...more: string[]): Promise<void> {
  return installFrom(installed, join(installed.root, 'deploy/helm/gewerk'), ...more);
}

/** Like {@link upgrade}, with the chart in the folder `chart`. */
export async function installFrom(
  { cluster, root, plan }: Installed,
  chart: string,
  ...more: string[]
): Promise<void> {
  const values = join(root, 'deploy/kubernetes-trial/values.yaml');
  const ports = Object.values(plan.urls).map((url) => new URL(url).port);
  const args = ['upgrade', '--install', 'gewerk', chart, '--namespace', NAMESPACE, '--values', values];
  const toEngines = ['--set', `networkPolicy.enginePorts={${ports.join(',')}}`];
  await cluster.command(await helmPath(), [...args, ...toEngines, ...more]);
}
