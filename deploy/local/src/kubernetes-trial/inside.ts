import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ManagedProcess, messageOf, startReaper } from '@gewerk/engines';
import { planEngines, searchKey } from '../engines/start-engines.js';
import { assertionsOf } from './assertions.js';
import { Cluster } from './cluster.js';
import { loadImage, makeSecrets, upgrade } from './installation.js';
import { demandTls } from './demand-tls.js';
import { FIRST_NODE, NAMESPACE, placesOf } from './places.js';
import { amongEngines, furnish, joinPrograms, openToPods } from './space.js';
import type { Finding, Trial } from './trial.js';

const ROOT = resolve(import.meta.dirname, '../../../..');
const say = (line: string): void => console.log(line);

/** The trial itself, in separate namespaces: `inside.js DATA ETCD SHEETS`. Prints each finding as a line of JSON. */
async function main(data: string, etcd: string, sheets: string): Promise<void> {
  const places = placesOf(process.env, data);
  const assertions = assertionsOf(process.env);
  const began = Date.now();
  const stage = (name: string): void => say(`[${Math.round((Date.now() - began) / 1_000)} s] ${name}`);
  mkdirSync(join(data, 'engines'), { recursive: true });
  joinPrograms();
  furnish(places.data);

  stage('engines, each process with a separate user');
  const plan = await planEngines(
    { dataDir: join(data, 'engines'), compact: false },
    process.env,
    say,
    new AbortController().signal,
  );
  demandTls(plan, places.pki);
  const reaper = startReaper();
  const log = { write: (): void => undefined };
  const engines = amongEngines(() => plan.toStart.map((spec) => new ManagedProcess(spec, { reaper, log })));
  const startEngine: Trial['startEngine'] = (place) => {
    const spec = plan.toStart[place];
    if (!spec) throw new Error(`the trial runs no engine ${place}`);
    return (engines[place] = amongEngines(() => new ManagedProcess(spec, { reaper, log })));
  };
  const isUp = await Promise.all(engines.map((engine) => engine.becomesReady()));
  if (isUp.includes(false)) throw new Error('an engine did not become ready');
  openToPods(Object.values(plan.urls).map((url) => Number(new URL(url).port)));

  stage('Kubernetes');
  const cluster = new Cluster(places, say);
  await cluster.start(etcd);

  stage('the image');
  await loadImage(cluster, FIRST_NODE);

  stage('the chart');
  await makeSecrets(cluster, plan, await searchKey(plan, process.env));
  await upgrade({ cluster, root: ROOT, plan }, '--wait', '--timeout', '8m').catch(async (fault: unknown) => {
    say(await cluster.kubectl('get', 'pods', '--namespace', NAMESPACE, '--output', 'wide'));
    say(await cluster.kubectl('get', 'events', '--namespace', NAMESPACE));
    throw fault;
  });
  const address = ['--output', 'jsonpath={.spec.clusterIP}'];
  const service = await cluster.kubectl(
    'get',
    'service',
    'gewerk-gateway',
    '--namespace',
    NAMESPACE,
    ...address,
  );
  const took = Math.round((Date.now() - began) / 1_000);
  report({
    what: 'from cached parts to an installed chart with all pods ready',
    gewerk: `${took} s`,
    target: '≤ 480 s',
    met: took <= 480,
  });
  const trial: Trial = { cluster, root: ROOT, service, plan, engines, startEngine, sheets, say };
  for (const [name, assertion] of assertions) {
    stage(name);
    for (const finding of await assertion(trial).catch((fault: unknown) => [notShown(name, fault)]))
      report(finding);
  }
}

/**
 * The finding for an aborted assertion: its line reports the abort instead of a result, and the remaining assertions
 * still run.
 */
function notShown(name: string, fault: unknown): Finding {
  say(`${name} was aborted: ${messageOf(fault)}`);
  return { what: name, gewerk: 'broke off', target: 'shown', met: false };
}

function report(finding: Finding): void {
  say(`finding ${JSON.stringify(finding)}`);
}

const [data = '', etcd = '', sheets = ''] = process.argv.slice(2);
main(data, etcd, sheets).then(
  () => process.exit(0),
  (fault: unknown) => {
    console.error(messageOf(fault));
    process.exit(1);
  },
);
