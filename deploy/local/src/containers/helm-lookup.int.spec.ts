import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseAllDocuments } from 'yaml';
import { startCluster } from './answering-cluster.js';
import { helmPath } from './chart-tools.js';

const CHART = join(__dirname, '../../../helm/gewerk');
const DEPLOYMENTS = '/apis/apps/v1/namespaces/default/deployments';
const SCALERS = '/apis/autoscaling/v2/namespaces/default/horizontalpodautoscalers';
const SECRETS = '/api/v1/namespaces/default/secrets';
const five = { apiVersion: 'apps/v1', kind: 'Deployment', spec: { replicas: 5 } };
const scaler = { apiVersion: 'autoscaling/v2', kind: 'HorizontalPodAutoscaler', spec: { minReplicas: 2 } };

interface Deployment {
  kind: string;
  metadata: { name: string };
  spec: { replicas?: number; template: { metadata: { annotations: Record<string, string> } } };
}

let helm: string;
let folder: string;
beforeAll(async () => {
  helm = await helmPath();
  folder = await mkdtemp(join(tmpdir(), 'gewerk-chart-'));
}, 300_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The Deployment of a process, rendered against a cluster that has these objects. */
async function deploymentOf(name: string, objects: Record<string, object>, autoscaling: boolean) {
  const cluster = await startCluster(folder, objects);
  try {
    const set = [
      'ingress.enabled=false',
      'networkPolicy.enabled=false',
      `autoscaling.enabled=${autoscaling}`,
    ];
    const flags = set.flatMap((value) => ['--set', value]);
    const asked = ['--dry-run=server', '--kubeconfig', cluster.kubeconfig, '--namespace', 'default'];
    const { stdout } = await promisify(execFile)(helm, ['template', 'gewerk', CHART, ...asked, ...flags], {
      maxBuffer: 16 * 1024 * 1024,
    });
    const manifests = parseAllDocuments(stdout).map((document) => document.toJS() as Deployment | null);
    return manifests.find((one) => one?.kind === 'Deployment' && one.metadata.name === `gewerk-${name}`)
      ?.spec;
  } finally {
    cluster.stop();
  }
}

it('keeps the number of running pods when autoscaling is turned on, while it is on, and when it is turned off', async () => {
  const [running, scaled] = [
    { [`${DEPLOYMENTS}/gewerk-search`]: five },
    { [`${SCALERS}/gewerk-search`]: scaler },
  ];
  const replicas = async (objects: Record<string, object>, isOn: boolean) =>
    (await deploymentOf('search', objects, isOn))?.replicas;
  expect(await replicas(running, true)).toBe(5);
  expect(await replicas({ ...running, ...scaled }, true)).toBe(5);
  expect(await replicas({ ...running, ...scaled }, false)).toBe(5);
  // Without a scaler, both before and after autoscaling, the values determine the number of pods.
  expect(await replicas(running, false)).toBe(2);
  expect(await replicas({}, true)).toBeUndefined();
});

it('rolls the pods of a process whose Secret has changed, and no others', async () => {
  const secret = (password: string) => ({
    [`${SECRETS}/gewerk-search`]: {
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: { uid: '4b0c' },
      data: { MEILI_KEY: password },
    },
  });
  const checksum = async (name: string, password: string) =>
    (await deploymentOf(name, secret(password), true))?.template.metadata.annotations['checksum/secrets'];
  const before = await checksum('search', 'b25l');
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  expect(await checksum('search', 'b25l')).toBe(before);
  expect(await checksum('search', 'dHdv')).not.toBe(before);
  expect(await checksum('directory', 'b25l')).toBeUndefined();
});
