import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Reaper, startReaper } from '@gewerk/engines';
import { eventually } from '@gewerk/testing';
import { SupervisedProcess } from './supervised-process.js';

/** Writes each line that it receives; once its file exists, it fails as its variables specify. */
const SCRIPT = `
import { existsSync, rmSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
const { NAME, FAILS, FAILS_ONCE_THERE } = process.env;
console.log('named ' + NAME);
if (FAILS === 'hangs') for (;;);
const serving = setInterval(() => {
  if (!FAILS || !existsSync(FAILS_ONCE_THERE)) return;
  rmSync(FAILS_ONCE_THERE);
  if (FAILS === 'throws') throw new Error('no more of this');
  for (const all = []; ; ) all.push({ much: all.length });
}, 20);
parentPort.on('message', (signal) => {
  console.log('hears ' + signal);
  clearInterval(serving);
  parentPort.close();
});
`;

describe('a supervised thread', () => {
  let folder: string;
  let reaper: Reaper;
  const said: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gewerk-thread-'));
    await writeFile(join(folder, 'tiny.mjs'), SCRIPT);
    reaper = startReaper({ removeFolder: folder });
  });

  afterAll(async () => {
    reaper.release();
    await rm(folder, { recursive: true, force: true });
  });

  const logOf = (name: string) => readFile(join(folder, `${name}.log`), 'utf8');

  const supervised = (name: string, env: NodeJS.ProcessEnv = {}) =>
    new SupervisedProcess(
      {
        name,
        script: join(folder, 'tiny.mjs'),
        limits: { maxOldGenerationSizeMb: 24 },
        env: { NAME: name, ...env },
        isReady: async () => (await logOf(name)).includes(`named ${name}`),
        readyTimeoutMs: 10_000,
        stopTimeoutMs: 1_000,
      },
      {
        reaper,
        logFile: join(folder, `${name}.log`),
        say: (line) => void said.push(line),
        onPid: () => undefined,
      },
    );

  it('sees only its own variables, receives SIGTERM when it is stopped, and logs its last lines', async () => {
    const [one, other] = [supervised('one'), supervised('other')];
    await Promise.all([one.start(), other.start()]);
    await one.stop();
    expect(await logOf('one')).toBe('named one\nhears SIGTERM\n');
    expect(await logOf('other')).toBe('named other\n');
    await other.stop();
  });

  it.each([
    ['throws', 'Error: no more of this'],
    ['fills', 'ERR_WORKER_OUT_OF_MEMORY'],
  ])(
    'is restarted alone when it %s, and its log contains the reason',
    async (name, reason) => {
      const file = join(folder, `${name}.now`);
      const steady = supervised(`beside-${name}`);
      const failing = supervised(name, { FAILS: name, FAILS_ONCE_THERE: file });
      await Promise.all([steady.start(), failing.start()]);
      await writeFile(file, '');
      await eventually(() => said.includes(`${name} is back`));
      expect(said).toContain(`${name} ended (exit code 1); restarting in 0.25 s`);
      await failing.stop();
      expect(await logOf(name)).toContain(reason);
      expect((await logOf(`beside-${name}`)).match(/named/g)).toHaveLength(1);
      await steady.stop();
    },
    30_000,
  );

  it('is terminated if it does not respond', async () => {
    const hanging = supervised('hanging', { FAILS: 'hangs' });
    await hanging.start();
    await hanging.stop();
    expect(await logOf('hanging')).not.toContain('hears');
  });
});
