import { setTimeout as delay } from 'node:timers/promises';
import { ENGINE_NAMES, type EngineName, waitUntil } from '@gewerk/engines';
import { NAMESPACE } from './places.js';
import { type Answered, SteadyRequests, TIME } from './steady-requests.js';
import { type Assertion, deployments, type Finding, inNamespace, podsOf, type Trial } from './trial.js';

const RATE = 20;
const AWAY_MS = 60_000;
const SAYS_SO_WITHIN_MS = 1_000;
const WELL_WITHIN_MS = 15_000;
const WATCH_MS = 90_000;
const CALM_MS = 5_000;
const CACHED = '/';
const NAMES: Readonly<Record<EngineName, string>> = {
  mongo: 'MongoDB',
  nats: 'NATS',
  redis: 'Valkey',
  meili: 'Meilisearch',
};

/** Alternates between a cached page and searches that are in no cache. */
const PATHS = [CACHED, `/api/businesses/search?query=Werkstatt%20${TIME}`];

export const enginesAway: Assertion = async (trial) => {
  const findings: Finding[] = [];
  for (const name of ENGINE_NAMES) findings.push(await away(trial, name));
  return findings;
};

async function away(trial: Trial, name: EngineName): Promise<Finding> {
  const load = new SteadyRequests(trial.service, RATE, PATHS);
  try {
    const course = await loseAndBring(trial, name);
    return findingOf(name, await load.stop(), course);
  } catch (fault) {
    await load.stop();
    throw fault;
  }
}

async function loseAndBring(trial: Trial, name: EngineName): Promise<Course> {
  const place = trial.plan.toStart.findIndex(({ engine }) => engine === name);
  const engine = trial.engines[place];
  if (!engine) throw new Error(`${name} is not part of the trial`);
  const before = await restarts(trial);
  // During this time the requests put the page into the cache of each gateway.
  await delay(CALM_MS);
  const lost = Date.now();
  engine.kill();
  await engine.exited;
  await delay(CALM_MS);
  // The replacement pod starts while the engine is unavailable.
  const isEvicted = await evict(trial, (await podsOf(trial, 'directory'))[0] ?? '');
  await delay(Math.max(0, lost + AWAY_MS - Date.now()));
  const back = Date.now();
  if (!(await trial.startEngine(place).becomesReady())) throw new Error(`${name} did not come back`);
  await waitUntil(() => isAllReady(trial), { timeoutMs: WATCH_MS, everyMs: 250 });
  const readyMs = Date.now() - back;
  await delay(CALM_MS);
  return { lost, back, readyMs, restarted: restartedSince(before, await restarts(trial)), isEvicted };
}

interface Course {
  lost: number;
  back: number;
  readyMs: number;
  restarted: number;
  isEvicted: boolean;
}

function findingOf(name: EngineName, answers: readonly Answered[], course: Course): Finding {
  const { lost, back, readyMs, restarted, isEvicted } = course;
  const meanwhile = answers.filter(({ at }) => at >= lost && at < back);
  const cached = meanwhile.filter(({ path }) => path === CACHED);
  const notCached = meanwhile.filter(({ path }) => path !== CACHED);
  const odd = notCached.filter(({ status }) => status !== 200 && status !== 503).length;
  const served = cached.filter(({ status }) => status === 200).length;
  const refusedMs = notCached.filter(({ status }) => status === 503).map(({ tookMs }) => tookMs);
  const slowest = Math.round(Math.max(0, ...refusedMs));
  const notWell = answers.filter(({ at, status }) => at >= back && status !== 200);
  const wellMs = Math.max(readyMs, ...notWell.map(({ at, tookMs }) => at + tookMs - back), 0);
  const met = served === cached.length && cached.length > 0 && odd === 0 && slowest <= SAYS_SO_WITHIN_MS;
  return {
    what: `${NAMES[name]} down for ${AWAY_MS / 1_000} s: cached pages 200; searches neither 200 nor 503; slowest 503; directory pod evicted; restarts; all recovered after`,
    gewerk: `${served} of ${cached.length}; ${odd} of ${notCached.length}; ${slowest} ms of ${refusedMs.length}; ${isEvicted ? 'yes' : 'no'}; ${restarted}; ${(wellMs / 1_000).toFixed(1)} s`,
    target: `all; 0; ≤ 1 s; yes; 0; ≤ ${WELL_WITHIN_MS / 1_000} s`,
    met: met && isEvicted && restarted === 0 && wellMs <= WELL_WITHIN_MS,
  };
}

/** Evicts a pod as the drain of a node does; the disruption budgets may refuse it. */
async function evict({ cluster, say }: Trial, pod: string): Promise<boolean> {
  const name = pod.replace('pod/', '');
  const eviction = {
    apiVersion: 'policy/v1',
    kind: 'Eviction',
    metadata: { name, namespace: NAMESPACE },
  };
  try {
    await cluster.create(`/api/v1/namespaces/${NAMESPACE}/pods/${name}/eviction`, eviction);
    return true;
  } catch (fault) {
    say(`not evicted: ${String(fault)}`);
    return false;
  }
}

/** How often the container of each pod was restarted, by the pod's name. */
async function restarts({ cluster }: Trial): Promise<Map<string, number>> {
  const counts =
    '--output=jsonpath={range .items[*]}{.metadata.name} {.status.containerStatuses[*].restartCount}{"\\n"}{end}';
  const text = await cluster.kubectl('get', 'pods', ...inNamespace, counts);
  const lines = text.split('\n').map((line) => line.trim().split(' '));
  return new Map(
    lines.map(([pod = '', ...each]) => [pod, each.reduce((sum, count) => sum + Number(count), 0)]),
  );
}

/** Compares existing pods only: the count of an evicted pod is lost, and its successor begins with 0. */
export function restartedSince(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): number {
  return [...after].reduce((sum, [pod, count]) => sum + count - (before.get(pod) ?? 0), 0);
}

async function isAllReady({ cluster }: Trial): Promise<boolean> {
  const ready = '--output=jsonpath={.items[*].status.readyReplicas}';
  const counts = (await cluster.kubectl('get', 'deployments', ...inNamespace, ready)).split(' ').map(Number);
  return counts.length === deployments.length && counts.every((count) => count >= 2);
}
