import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { waitUntil } from '@gewerk/testing';
import { repositoryRoot } from './repository.js';
import { OWNER_PASSWORD } from './running-system.js';

const READY_WITHIN_MS = 180_000;
const END_WITHIN_MS = 20_000;
/** Enough businesses for every list to have more than five pages. */
const DEMO_BUSINESSES = '2000';
/** The requests of all tests come from one IP address; rate-limit.spec.ts tests the limits themselves. */
const NO_LIMIT = '1000000';

export interface LaunchedSystem {
  /** Asks the system to stop and waits until it has exited; kills it and fails if it does not exit in time. */
  stop(): Promise<void>;
}

/** Starts the single-machine setup as `npm start` does once everything is built, and waits until it is ready. */
export async function launchSystem(dataDir: string): Promise<LaunchedSystem> {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: DEMO_BUSINESSES,
    ADMIN_PASSWORD: OWNER_PASSWORD,
    RATE_LIMIT_READS: NO_LIMIT,
    RATE_LIMIT_WRITES: NO_LIMIT,
  };
  let output = '';
  let exit: number | null | undefined;
  // Through its IPC channel the system notices when this process has exited.
  const child = spawn(process.execPath, [join(repositoryRoot, 'deploy/local/bundle/main.js'), 'start'], {
    cwd: repositoryRoot,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const keep = (chunk: Buffer): void => void (output += chunk.toString());
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  child.once('close', (code) => (exit = code));

  const stop = async (): Promise<void> => {
    if (exit !== undefined) return;
    child.kill('SIGTERM');
    if (await waitUntil(() => exit !== undefined, { timeoutMs: END_WITHIN_MS })) return;
    child.kill('SIGKILL');
    throw new Error(`The system did not end within ${END_WITHIN_MS} ms:\n${output}`);
  };
  const isReady = (): boolean => output.includes('Gewerk is ready at ');
  await waitUntil(() => isReady() || exit !== undefined, { timeoutMs: READY_WITHIN_MS });
  if (isReady()) return { stop };
  await stop();
  throw new Error(`The system did not become ready:\n${output}`);
}
