import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf, urlOfUser, waitUntil } from '@gewerk/engines';
import { helmPath } from '../containers/chart-tools.js';
import type { Secret } from '../containers/cluster-secrets.js';
import { readEngineAccess } from '../engines/engine-users.js';
import { OPERATOR } from '../processes/processes.js';
import { ask } from './asked.js';
import { ENGINES_IMAGE } from './image.js';
import { reportOver } from './imported.js';
import { forOneImage, restrictedNamespace } from './manifests.js';
import { FIRST_NODE, NAMESPACE } from './places.js';
import type { Assertion, Finding, Trial } from './trial.js';

const HOST = 'gewerk.trial';
const SITE = 'small';
const ENGINES = 'small-engines';
const STATEFUL_SETS = ['mongo', 'nats', 'valkey', 'meilisearch'];
const UP_WITHIN_S = 480;
const WELL_WITHIN_MS = 60_000;
const ASK_LIMIT_MS = 5_000;
const WAIT = ['--wait', '--timeout', '8m'];
/** The user of the containers. */
const USER = 1_000;

/**
 * The steps of docs/kubernetes.md, from empty namespaces to a running site on the engines of the chart `engines`. Then
 * the pod of each engine is deleted, and comes back with its volume.
 */
export const fromNothing: Assertion = async (trial) => {
  const { cluster, root } = trial;
  const helm = await helmPath();
  const data = join(cluster.places.data, 'from-nothing');
  const given = (name: string): string => join(root, 'deploy/kubernetes-trial', name);
  await cluster.command(helm, ['uninstall', 'gewerk', '--namespace', NAMESPACE, '--wait']);
  await cluster.load(
    FIRST_NODE,
    [cluster.places.enginesImage],
    ['docker.io/gewerk/engines:trial'],
    ENGINES_IMAGE,
  );

  const began = Date.now();
  await cluster.apply(...[SITE, ENGINES].map(restrictedNamespace), ...STATEFUL_SETS.map(volumeIn(data)));
  await cluster.apply(...printedSecrets(root, data).map(forOneImage));
  const engines = [
    'upgrade',
    '--install',
    'engines',
    join(root, 'deploy/helm/engines'),
    '--namespace',
    ENGINES,
  ];
  await cluster.command(helm, [...engines, '--values', given('engines.yaml'), '--wait-for-jobs', ...WAIT]);
  const site = ['upgrade', '--install', 'gewerk', join(root, 'deploy/helm/gewerk'), '--namespace', SITE];
  const small = ['--values', join(root, 'deploy/helm/gewerk/values-small.yaml')];
  await cluster.command(helm, [...site, ...small, '--values', given('from-nothing.yaml'), ...WAIT]);
  const address = await addressOf(trial, SITE, 'gewerk-gateway');
  const home = await ask(address, HOST, '/', ASK_LIMIT_MS);
  const tookS = Math.round((Date.now() - began) / 1_000);
  const findings: Finding[] = [
    {
      what: 'from empty namespaces to a running site, with one pod of each process on the engines of the chart `engines`: its home page',
      gewerk: `${home.status} after ${tookS} s`,
      target: `200 within ${UP_WITHIN_S} s`,
      met: home.status === 200 && tookS <= UP_WITHIN_S,
    },
  ];

  const report = await imported(trial, data);
  const stored = await settled(address);
  trial.say(`imported: ${report}; ${stored} businesses`);
  for (const name of STATEFUL_SETS) {
    findings.push(
      await deleted(trial, address, name, stored).catch(async (fault: unknown) => {
        const log = ['logs', `${name}-0`, '--namespace', ENGINES, '--tail=20'];
        trial.say(await cluster.kubectl(...log).catch(messageOf));
        throw fault;
      }),
    );
  }
  return findings;
};

/** The Secrets as the command prints them, with its secret in the folder `data`. */
function printedSecrets(root: string, data: string): Secret[] {
  const command = join(root, 'deploy/local/dist/commands/kubernetes-secrets.js');
  const args = [command, '--namespace', SITE, '--engines', ENGINES];
  const env = { ...process.env, DATA_DIR: data, ADMIN_PASSWORD: 'for the trial only' };
  const printed = execFileSync(process.execPath, args, { env, encoding: 'utf8' });
  return (JSON.parse(printed) as { items: Secret[] }).items;
}

/** A folder of the node as the volume of a StatefulSet; a real cluster has a storage class for this. */
const volumeIn =
  (data: string) =>
  (name: string): object => {
    const path = join(data, 'volumes', name);
    mkdirSync(path, { recursive: true });
    chownSync(path, USER, USER);
    return {
      apiVersion: 'v1',
      kind: 'PersistentVolume',
      metadata: { name: `small-${name}` },
      spec: {
        capacity: { storage: '20Gi' },
        accessModes: ['ReadWriteOnce'],
        hostPath: { path },
        claimRef: { namespace: ENGINES, name: `data-${name}-0` },
      },
    };
  };

async function imported(trial: Trial, data: string): Promise<string> {
  const { usersOf } = await readEngineAccess(data, '');
  const operator = usersOf.nats?.find(({ name }) => name === OPERATOR);
  if (!operator) throw new Error('the bus has no operator');
  const nats = `nats://${await addressOf(trial, ENGINES, 'nats')}:4222`;
  const report = await reportOver(urlOfUser(nats, operator), trial.sheets, 0);
  return report.slice(0, 60);
}

const addressOf = ({ cluster }: Trial, namespace: string, service: string): Promise<string> =>
  cluster.kubectl(
    ...['get', 'service', service, '--namespace', namespace],
    ...['--output', 'jsonpath={.spec.clusterIP}'],
  );

/** How many businesses visitors see in the directory and in the index. */
interface Seen {
  businesses: number;
  found: number;
}

async function look(address: string): Promise<Seen> {
  const totalOf = async (path: string): Promise<number> => {
    const { status, body } = await ask(address, HOST, path, ASK_LIMIT_MS);
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
    return (JSON.parse(body.toString()) as { total: number }).total;
  };
  return {
    businesses: await totalOf('/api/businesses/stats'),
    // A different page of the list each time, so that no cache has the response.
    found: await totalOf(`/api/businesses/search?limit=1&offset=${Date.now() % 1_000}`),
  };
}

/** Waits until visitors find all businesses, at least one. @throws Error with the counts they saw last */
async function settled(address: string, expected?: number): Promise<number> {
  let last: Seen = { businesses: 0, found: 0 };
  let problem = '';
  const isWell = await waitUntil(
    async () => {
      try {
        last = await look(address);
        const { businesses, found } = last;
        return found > 0 && found === businesses && businesses === (expected ?? businesses);
      } catch (fault) {
        problem = messageOf(fault);
        return false;
      }
    },
    { timeoutMs: 2 * WELL_WITHIN_MS, everyMs: 500 },
  );
  if (!isWell) throw new Error(`visitors see ${JSON.stringify(last)}; ${problem}`);
  return last.businesses;
}

async function deleted(trial: Trial, address: string, name: string, stored: number): Promise<Finding> {
  const { cluster } = trial;
  const began = Date.now();
  await cluster.kubectl('delete', 'pod', `${name}-0`, '--namespace', ENGINES, '--wait');
  await cluster.kubectl('rollout', 'status', `statefulset/${name}`, '--namespace', ENGINES, '--timeout=120s');
  const ready = '--for=condition=Available';
  await cluster.kubectl('wait', ready, 'deployments', '--all', '--namespace', SITE, '--timeout=120s');
  await settled(address, stored);
  const tookMs = Date.now() - began;
  const counts = '--output=jsonpath={.items[*].status.containerStatuses[*].restartCount}';
  const restarts = (await cluster.kubectl('get', 'pods', '--namespace', SITE, counts))
    .split(' ')
    .reduce((sum, count) => sum + Number(count), 0);
  return {
    what: `the pod of ${name} deleted: all ${stored} businesses stored and found again; restarts of processes`,
    gewerk: `after ${(tookMs / 1_000).toFixed(1)} s; ${restarts}`,
    target: `within ${WELL_WITHIN_MS / 1_000} s; 0`,
    met: tookMs <= WELL_WITHIN_MS && restarts === 0,
  };
}
