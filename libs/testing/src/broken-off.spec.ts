import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { identify } from '@gewerk/engines';
import { eventually } from './eventually.js';

const ofJest = (file: string): string => join(__dirname, '../jest', file);
const SOURCES = ofJest('run-from-source.mjs');
const isRunning = (pid: number): boolean => identify(pid) !== undefined;
const FOREVER = 'setInterval(() => undefined, 1_000);';

/** Runs code in a separate process; returns the process and the first number it prints. */
async function run(
  code: string,
  stdio: 'pipe' | 'ipc',
): Promise<{ pid: number; owner: ReturnType<typeof spawn> }> {
  const args = ['--no-warnings', '--import', SOURCES, '--input-type=module', '--eval', code];
  const owner = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'inherit', ...(stdio === 'ipc' ? (['ipc'] as const) : [])],
  });
  const [said] = (await once(owner.stdout!, 'data')) as [Buffer];
  return { pid: Number(said.toString()), owner };
}

describe('of an aborted run', () => {
  it('no process started by a test remains', async () => {
    const startChild = JSON.stringify(join(__dirname, 'start-child.ts'));
    const { pid, owner } = await run(
      `const { startChild } = await import(${startChild});
      const child = startChild(process.execPath, ['-e', ${JSON.stringify(FOREVER)}], { stdio: 'ignore' });
      console.log(child.pid);
      ${FOREVER}`,
      'pipe',
    );
    expect(isRunning(pid)).toBe(true);
    owner.kill('SIGKILL');
    await eventually(() => !isRunning(pid));
  });

  it('no worker continues with its test', async () => {
    const { owner } = await run(
      `await import(${JSON.stringify(ofJest('node.environment.mjs'))});
      console.log(process.pid);
      ${FOREVER}`,
      'ipc',
    );
    try {
      const ended = once(owner, 'exit');
      owner.disconnect();
      expect(await ended).toEqual([1, null]);
    } finally {
      owner.kill('SIGKILL');
    }
  });
});
