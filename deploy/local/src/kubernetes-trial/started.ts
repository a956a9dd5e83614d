import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { waitUntil } from '@gewerk/engines';
import { PROCESS_KINDS } from '../processes/processes.js';
import { type Assertion, inNamespace, podsOf, type Trial } from './trial.js';

const STARTING_LIMIT_MS = 2_000;
const FIND_LIMIT_MS = 60_000;
const END_LIMIT_MS = 40_000;

/**
 * Asks a pod's first process to exit in the first moments of its container. The wait before the signal
 * (`preStop`), which only gives the endpoints time to change, is left out: this measures the signal alone,
 * sent to the process directly rather than through the kubelet.
 */
export const endedWhileStarting: Assertion = async (trial) => {
  const took: number[] = [];
  for (const { name } of PROCESS_KINDS) {
    const before = new Set(await podsOf(trial, name));
    await trial.cluster.kubectl('scale', ...inNamespace, `deployment/gewerk-${name}`, '--replicas=3');
    const process_ = await firstProcessOf(trial, name, before);
    const from = performance.now();
    process.kill(process_, 'SIGTERM');
    const ended = await waitUntil(() => !existsSync(`/proc/${process_}`), {
      timeoutMs: END_LIMIT_MS,
      everyMs: 10,
    });
    took.push(ended ? performance.now() - from : Infinity);
    await trial.cluster.kubectl('scale', ...inNamespace, `deployment/gewerk-${name}`, '--replicas=2');
  }
  const slowest = Math.max(...took);
  return [
    {
      what: 'a process of each kind sent SIGTERM once its container runs: slowest until it has ended',
      gewerk: `${(slowest / 1_000).toFixed(1)} s`,
      target: `≤ ${STARTING_LIMIT_MS / 1_000} s`,
      met: slowest <= STARTING_LIMIT_MS,
    },
  ];
};

/**
 * Waits until the kubelet reports that the new pod's container is running. Returns the id of its first process.
 * @throws Error if none appears
 */
async function firstProcessOf(trial: Trial, name: string, before: ReadonlySet<string>): Promise<number> {
  let found: number | undefined;
  await waitUntil(
    async () => {
      const pod = (await podsOf(trial, name)).find((one) => !before.has(one));
      if (pod === undefined) return false;
      const state =
        '--output=jsonpath={.metadata.uid} {.status.containerStatuses[0].state.running.startedAt}';
      const [id = '', startedAt = ''] = (
        await trial.cluster.kubectl('get', ...inNamespace, pod, state)
      ).split(' ');
      if (startedAt !== '') found = processesOf(id)[0];
      return found !== undefined;
    },
    { timeoutMs: FIND_LIMIT_MS, everyMs: 50 },
  );
  if (found === undefined) throw new Error(`no further pod of ${name} came`);
  return found;
}

/**
 * The first process of each container of a pod, which no other process of the pod has started, without the
 * one that holds the pod's namespaces.
 */
function processesOf(pod: string): number[] {
  const own = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && readOf(name, 'cgroup').includes(pod),
  );
  return own
    .filter((pid) => !own.includes(/^PPid:\t(\d+)$/m.exec(readOf(pid, 'status'))?.[1] ?? ''))
    .filter((pid) => !readOf(pid, 'cmdline').startsWith('/pause'))
    .map(Number);
}

function readOf(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // The process has exited in the meantime.
    return '';
  }
}
