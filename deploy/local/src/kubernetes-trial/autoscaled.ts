import { setTimeout as delay } from 'node:timers/promises';
import { waitUntil } from '@gewerk/engines';
import { PROCESS_KINDS } from '../processes/processes.js';
import { upgrade } from './installation.js';
import { serveMetrics } from './metrics.js';
import { SteadyRequests, summaryOf } from './steady-requests.js';
import { type Assertion, inNamespace, rolledOut, type Trial } from './trial.js';

/**
 * Requests per second far above, and far below, what two pods of the gateway can serve at the target CPU
 * utilisation.
 */
const HIGH_RATE = 200;
const LOW_RATE = 5;
const CPU_PERCENT = 10;
const AT_LEAST = 2;
const AT_MOST = 4;
const LIMIT_MS = 240_000;
/**
 * The kubelet's figures cover the last 15 s and are updated every 15 s: after this time the autoscaler has
 * seen the load.
 */
const LOAD_SEEN_MS = 45_000;
const ASK_EVERY_MS = 500;
const GATEWAY = 'deployment/gewerk-gateway';
/** Reduced to one pod in the meantime: otherwise the node has no room for two more gateway pods. */
const GIVES_ROOM = 'media';

/**
 * Scales the gateway by its CPU time. The autoscaler is enabled, disabled and enabled again while more pods
 * are running than the minimum in the values.
 */
export const autoscaled: Assertion = async (trial) => {
  await serveMetrics(trial.cluster);
  // An upgrade by an earlier assertion left other pod templates, and replacing them later would need room that the
  // additional pods take.
  await upgrade(trial, '--wait');
  await trial.cluster.kubectl('scale', ...inNamespace, `deployment/gewerk-${GIVES_ROOM}`, '--replicas=1');
  await trial.cluster.kubectl('scale', ...inNamespace, GATEWAY, `--replicas=${AT_LEAST + 1}`);
  await rolledOut(trial);
  const high = new SteadyRequests(trial.service, HIGH_RATE);
  const fewest: number[] = [];
  let upMs: number;
  let answers;
  try {
    await delay(LOAD_SEEN_MS);
    const from = Date.now();
    fewest.push(await fewestWhile(trial, () => upgrade(trial, ...valuesOf(true))));
    upMs = (await becomes(trial, AT_MOST)) ? Date.now() - from : Infinity;
    for (const isOn of [false, true])
      fewest.push(await fewestWhile(trial, () => upgrade(trial, ...valuesOf(isOn))));
  } finally {
    answers = await high.stop();
  }
  const low = new SteadyRequests(trial.service, LOW_RATE);
  const from = Date.now();
  let downMs: number;
  try {
    downMs = (await becomes(trial, AT_LEAST)) ? Date.now() - from : Infinity;
  } finally {
    answers = [...answers, ...(await low.stop())];
  }
  await upgrade(trial, '--wait');
  const { sent, failed } = summaryOf(answers);
  const seconds = (ms: number): string => `${Math.round(ms / 1_000)} s`;
  const [on = 0, ...then] = fewest;
  return [
    {
      what: `gateway's pods by the autoscaler: 3 to ${AT_MOST} at ${HIGH_RATE} requests/s, down to ${AT_LEAST} at ${LOW_RATE}/s: failed; up within; down within`,
      gewerk: `${failed} of ${sent}; ${seconds(upMs)}; ${seconds(downMs)}`,
      target: `0 failed; each ≤ ${LIMIT_MS / 1_000} s`,
      met: failed === 0 && sent > 0 && upMs <= LIMIT_MS && downMs <= LIMIT_MS,
    },
    {
      what: `autoscaling turned on at 3 pods, off and on at ${AT_MOST}: fewest pods requested meanwhile`,
      gewerk: fewest.join(', '),
      target: `3, ${AT_MOST}, ${AT_MOST}`,
      met: on >= AT_LEAST + 1 && then.every((count) => count === AT_MOST),
    },
  ];
};

const mostOf = (name: string): number => (name === 'gateway' ? AT_MOST : name === GIVES_ROOM ? 1 : AT_LEAST);

/** Only the gateway is scaled beyond the minimum number of pods, since the machine is small. */
function valuesOf(isOn: boolean): string[] {
  const values = [
    `autoscaling.enabled=${isOn}`,
    `autoscaling.cpuPercent=${CPU_PERCENT}`,
    `processes.${GIVES_ROOM}.minReplicas=1`,
    ...PROCESS_KINDS.map(({ name }) => `processes.${name}.maxReplicas=${mostOf(name)}`),
  ];
  return [...values.flatMap((value) => ['--set', value]), '--wait'];
}

async function wanted({ cluster }: Trial): Promise<number> {
  return Number(await cluster.kubectl('get', ...inNamespace, GATEWAY, '--output=jsonpath={.spec.replicas}'));
}

function becomes(trial: Trial, pods: number): Promise<boolean> {
  return waitUntil(async () => (await wanted(trial)) === pods, {
    timeoutMs: LIMIT_MS,
    everyMs: ASK_EVERY_MS,
  });
}

/**
 * The lowest number of pods that the Deployment requested during this work, checked every half second and at
 * the end.
 */
async function fewestWhile(trial: Trial, work: () => Promise<void>): Promise<number> {
  const end = new AbortController();
  const seen: number[] = [];
  const asking = (async () => {
    while (!end.signal.aborted) {
      seen.push(await wanted(trial));
      await delay(ASK_EVERY_MS);
    }
    seen.push(await wanted(trial));
  })();
  await work().finally(() => end.abort());
  await asking;
  return Math.min(...seen);
}
