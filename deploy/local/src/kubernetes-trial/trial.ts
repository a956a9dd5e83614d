import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { ManagedProcess } from '@gewerk/engines';
import { PROCESS_KINDS } from '../processes/processes.js';
import type { EnginePlan } from '../engines/start-engines.js';
import type { Cluster } from './cluster.js';
import { NAMESPACE } from './places.js';
import { slowestOf, SteadyRequests, summaryOf } from './steady-requests.js';

export const RATE = 100;
const P99_MS = 500;
/** How long visitors send requests before the work begins. */
const CALM_MS = 3_000;
const ROLL_LIMIT = '--timeout=300s';

/** A line of the bench's table. */
export interface Finding {
  what: string;
  gewerk: string;
  target: string;
  met: boolean;
}

export interface Trial {
  cluster: Cluster;
  root: string;
  /** Address of the gateway's Service. */
  service: string;
  plan: EnginePlan;
  /** In the order of the plan; an assertion that removes an engine puts another in its place. */
  engines: ManagedProcess[];
  startEngine: (place: number) => ManagedProcess;
  /** A folder with sheets that contain the same rows, each marked with the name of its sheet. */
  sheets: string;
  say: (line: string) => void;
}

export type Assertion = (trial: Trial) => Promise<Finding[]>;

export const deployments = PROCESS_KINDS.map(({ name }) => `deployment/gewerk-${name}`);
export const inNamespace = ['--namespace', NAMESPACE];

/** Names of a process's pods. */
export async function podsOf({ cluster }: Trial, component: string): Promise<string[]> {
  const labels = ['--selector', `app.kubernetes.io/component=${component}`];
  return (await cluster.kubectl('get', 'pods', ...inNamespace, ...labels, '--output', 'name'))
    .trim()
    .split('\n');
}

export async function rolledOut({ cluster }: Trial, names: readonly string[] = deployments): Promise<void> {
  for (const name of names) await cluster.kubectl('rollout', 'status', ...inNamespace, name, ROLL_LIMIT);
}

/**
 * Does the work while visitors send requests. Returns a finding about the responses, with the load of the machine,
 * since other work on it affects the times.
 */
export async function underLoad(
  trial: Trial,
  work: () => Promise<void>,
): Promise<Pick<Finding, 'gewerk' | 'target' | 'met'>> {
  const load = new SteadyRequests(trial.service, RATE);
  const from = Date.now();
  let answers;
  try {
    await delay(CALM_MS);
    await work();
  } finally {
    answers = await load.stop();
  }
  const { sent, failed, p99Ms } = summaryOf(answers);
  for (const one of answers.filter(({ status }) => status !== 200).slice(0, 10))
    trial.say(`failed: ${JSON.stringify(one)}`);
  trial.say(`p99: ${slowestOf(answers)}`);
  const busy = loadavg()[0]?.toFixed(0) ?? '';
  return {
    gewerk: `${failed} of ${sent}; p99 ${p99Ms} ms; ${Math.round((Date.now() - from) / 1_000)} s; load ${busy}`,
    target: `0 failed; p99 ≤ ${P99_MS} ms`,
    met: failed === 0 && sent > 0 && p99Ms <= P99_MS,
  };
}
