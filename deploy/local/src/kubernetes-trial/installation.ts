import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { helmPath } from '../containers/chart-tools.js';
import { engineEnv, type EnginePlan } from '../start-engines.js';
import { PROCESS_KINDS } from '../processes.js';
import type { Cluster } from './cluster.js';
import { restrictedNamespace, secretOf } from './manifests.js';
import { NAMESPACE } from './places.js';

/** The owner's password of the trial, which nobody outside reaches. */
export const OWNER_PASSWORD = randomBytes(18).toString('base64url');

export async function makeSecrets(cluster: Cluster, plan: EnginePlan, meiliKey: string): Promise<void> {
  const own = {
    MEILI_KEY: meiliKey,
    ADMIN_PASSWORD: OWNER_PASSWORD,
    // All visitors of the trial come from one address.
    RATE_LIMIT_READS: '1000000',
    FORM_SECRET: randomBytes(32).toString('hex'),
  };
  const secrets = PROCESS_KINDS.map((kind) => secretOf(kind, engineEnv(plan, kind.name), own));
  await cluster.apply(restrictedNamespace);
  await cluster.apply(...secrets);
}

/** `helm upgrade --install` with the trial's values and these on top. @throws Error if it fails, with helm's own words */
export function upgrade(cluster: Cluster, root: string, ...more: string[]): Promise<void> {
  return installFrom(cluster, root, join(root, 'deploy/helm/gewerk'), ...more);
}

/** The same with the chart of this folder. */
export async function installFrom(
  cluster: Cluster,
  root: string,
  chart: string,
  ...more: string[]
): Promise<void> {
  const values = join(root, 'deploy/kubernetes-trial/values.yaml');
  const args = ['upgrade', '--install', 'gewerk', chart, '--namespace', NAMESPACE, '--values', values];
  await cluster.command(await helmPath(), [...args, ...more]);
}
