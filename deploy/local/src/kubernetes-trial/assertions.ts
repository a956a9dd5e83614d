import { waitUntil } from '@gewerk/engines';
import { PROCESS_KINDS } from '../processes.js';
import type { Cluster } from './cluster.js';
import { upgrade } from './installation.js';
import { NAMESPACE } from './places.js';
import { SteadyRequests, summaryOf } from './steady-requests.js';

const RATE = 100;
const P99_MS = 500;
const ROLL_LIMIT = '--timeout=300s';
const STARTING_LIMIT_MS = 2_000;

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
  say: (line: string) => void;
}

type Assertion = (trial: Trial) => Promise<Finding>;

const deployments = PROCESS_KINDS.map(({ name }) => `deployment/gewerk-${name}`);
const inNamespace = ['--namespace', NAMESPACE];

/** Names of what `kubectl get` shows under this label and field. */
async function podsOf({ cluster }: Trial, component: string): Promise<string[]> {
  const labels = ['--selector', `app.kubernetes.io/component=${component}`];
  return (await cluster.kubectl('get', 'pods', ...inNamespace, ...labels, '--output', 'name'))
    .trim()
    .split('\n');
}

async function underLoad(
  trial: Trial,
  work: () => Promise<void>,
): Promise<Pick<Finding, 'gewerk' | 'target' | 'met'>> {
  const load = new SteadyRequests(trial.service, RATE);
  const from = Date.now();
  let answers;
  try {
    await work();
  } finally {
    answers = await load.stop();
  }
  const { sent, failed, p99Ms } = summaryOf(answers);
  for (const one of answers.filter(({ status }) => status === 0 || status >= 500).slice(0, 10))
    trial.say(`failed: ${JSON.stringify(one)}`);
  return {
    gewerk: `${failed} of ${sent}; p99 ${p99Ms} ms; ${Math.round((Date.now() - from) / 1_000)} s`,
    target: `0 failed; p99 ≤ ${P99_MS} ms`,
    met: failed === 0 && sent > 0 && p99Ms <= P99_MS,
  };
}

const ready: Assertion = async ({ cluster }) => {
  const text = await cluster.kubectl('get', 'deployments', ...inNamespace, '--output', 'json');
  const { items } = JSON.parse(text) as { items: { status: { readyReplicas?: number } }[] };
  const well = items.filter(({ status }) => (status.readyReplicas ?? 0) >= 2).length;
  const target = `${PROCESS_KINDS.length} of ${PROCESS_KINDS.length}`;
  const gewerk = `${well} of ${items.length}`;
  return {
    what: 'processes with 2 pods ready, in a namespace that enforces `restricted`',
    gewerk,
    target,
    met: gewerk === target,
  };
};

const scaled: Assertion = async (trial) => {
  const { cluster } = trial;
  const figures = await underLoad(trial, async () => {
    for (const deployment of deployments)
      for (const replicas of [1, 3, 1]) {
        await cluster.kubectl('scale', ...inNamespace, deployment, `--replicas=${replicas}`);
        await cluster.kubectl('rollout', 'status', ...inNamespace, deployment, ROLL_LIMIT);
      }
    for (const deployment of deployments)
      await cluster.kubectl('scale', ...inNamespace, deployment, '--replicas=2');
    for (const deployment of deployments)
      await cluster.kubectl('rollout', 'status', ...inNamespace, deployment, ROLL_LIMIT);
  });
  return { what: `each Deployment 1 → 3 → 1 at ${RATE} requests/s: failed`, ...figures };
};

const rolled: Assertion = async (trial) => {
  const { cluster } = trial;
  const figures = await underLoad(trial, async () => {
    await cluster.kubectl('rollout', 'restart', ...inNamespace, ...deployments);
    for (const deployment of deployments)
      await cluster.kubectl('rollout', 'status', ...inNamespace, deployment, ROLL_LIMIT);
  });
  return { what: `rolling restart of everything at ${RATE} requests/s: failed`, ...figures };
};

const upgraded: Assertion = async (trial) => {
  const figures = await underLoad(trial, () =>
    upgrade(trial.cluster, trial.root, '--set', 'logLevel=warn', '--wait', '--timeout', '5m'),
  );
  return { what: `\`helm upgrade\` of everything at ${RATE} requests/s: failed`, ...figures };
};

const rolledBack: Assertion = async (trial) => {
  let refused = false;
  const figures = await underLoad(trial, async () => {
    const wrong = ['--set', 'image.tag=never-built', '--atomic', '--timeout', '60s'];
    await upgrade(trial.cluster, trial.root, ...wrong).catch(() => (refused = true));
  });
  const image = ['--output', 'jsonpath={.items[*].spec.template.spec.containers[0].image}'];
  const images = await trial.cluster.kubectl('get', 'deployments', ...inNamespace, ...image);
  const isBack = refused && !images.includes('never-built');
  return {
    what: `an image that is not there, with \`--atomic\`, at ${RATE} requests/s: failed; rolled back`,
    gewerk: `${figures.gewerk}; ${isBack ? 'yes' : 'no'}`,
    target: `${figures.target}; yes`,
    met: figures.met && isBack,
  };
};

/** Asks a pod's first process to end in the first moments of its container. */
const endedWhileStarting: Assertion = async (trial) => {
  const { cluster } = trial;
  const took: number[] = [];
  for (const { name } of PROCESS_KINDS) {
    const before = new Set(await podsOf(trial, name));
    await cluster.kubectl('scale', ...inNamespace, `deployment/gewerk-${name}`, '--replicas=3');
    let pod = '';
    await waitUntil(
      async () => {
        pod = (await podsOf(trial, name)).find((one) => !before.has(one)) ?? '';
        if (pod === '') return false;
        const state = ['--output', 'jsonpath={.status.containerStatuses[0].state.running.startedAt}'];
        return (await cluster.kubectl('get', ...inNamespace, pod, ...state)) !== '';
      },
      { timeoutMs: 60_000, everyMs: 100 },
    );
    const from = Date.now();
    // Past the wait before the signal, which is there for the endpoints: the signal alone is what is measured.
    await cluster
      .kubectl('exec', ...inNamespace, pod, '--', 'sh', '-c', 'kill -TERM 1')
      .catch(() => undefined);
    const ended = await waitUntil(
      async () => {
        const state = [
          '--output',
          'jsonpath={.status.containerStatuses[0].lastState.terminated.exitCode}{.status.containerStatuses[0].state.terminated.exitCode}',
        ];
        return (await cluster.kubectl('get', ...inNamespace, pod, ...state)) !== '';
      },
      { timeoutMs: 40_000, everyMs: 100 },
    );
    took.push(ended ? Date.now() - from : Infinity);
    await cluster.kubectl('scale', ...inNamespace, `deployment/gewerk-${name}`, '--replicas=2');
  }
  const slowest = Math.max(...took);
  return {
    what: 'a pod of each process told to end while it starts: slowest until its container has ended, as the kubelet reports it',
    gewerk: `${(slowest / 1_000).toFixed(1)} s`,
    target: `≤ ${STARTING_LIMIT_MS / 1_000} s`,
    met: slowest <= STARTING_LIMIT_MS,
  };
};

export const ASSERTIONS: Readonly<Record<string, Assertion>> = {
  ready,
  rolled,
  upgraded,
  rolledBack,
  endedWhileStarting,
  scaled,
};
