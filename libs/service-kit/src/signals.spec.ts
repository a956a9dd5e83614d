import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const SIGNALS = join(__dirname, 'signals.ts');
const SOURCES = join(__dirname, '../../testing/jest/run-from-source.mjs');

it.each(['SIGTERM', 'SIGINT'] as const)(
  'a process that is blocked while loading is ended by %s',
  async (signal) => {
    const code = `await import(${JSON.stringify(SIGNALS)});
    console.log('loads');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);`;
    const starting = spawn(
      process.execPath,
      ['--no-warnings', '--import', SOURCES, '--input-type=module', '--eval', code],
      { env: { PATH: process.env['PATH'] }, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const ended = once(starting, 'close');
    try {
      await once(starting.stdout, 'data');
      starting.kill(signal);
      expect(await ended).toEqual([null, signal]);
    } finally {
      starting.kill('SIGKILL');
    }
  },
  20_000,
);
