import { messageOf, waitUntil } from '@gewerk/engines';
import { askToRestart } from '../control-socket.js';
import { readSettings } from '../settings.js';
import { StartError } from '../start-error.js';
import { findRunningSystem } from '../data-dir/system-file.js';
import { READY_WITHIN_MS } from '../ready-within.js';

const ANSWERS_WITHIN_MS = 3_000;

/** `npm run restart -- NAME`: restarts one service (or the gateway) of the running system after it has drained. */
async function restart([name = '']: readonly string[]): Promise<void> {
  const { dataDir } = readSettings(process.env);
  const system = findRunningSystem(dataDir);
  if (!system) throw new StartError(`no system is running on DATA_DIR ${dataDir}`);
  const health = Object.entries(system.health).filter(([one]) => one.replace(/-\d+$/, '') === name);
  if (health.length === 0 || !(await askToRestart(dataDir, name))) {
    const names = Object.keys(system.health).map((one) => one.replace(/-\d+$/, ''));
    throw new StartError(`restart takes one of ${[...new Set(names)].join(', ')}`);
  }
  for (const [one, origin] of health) {
    const isReady = await waitUntil(() => answers(`${origin}/readyz`), { timeoutMs: READY_WITHIN_MS });
    if (!isReady) throw new StartError(`${one} is not ready after ${READY_WITHIN_MS / 1_000} s; see its log`);
  }
  console.log(`${name} is back.`);
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

restart(process.argv.slice(2)).catch((fault: unknown) => {
  console.error(fault instanceof StartError ? messageOf(fault) : fault);
  process.exit(1);
});
