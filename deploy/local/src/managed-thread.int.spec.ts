import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Reaper, startReaper, waitUntil } from '@gewerk/engines';
import { SupervisedProcess } from './supervised-process.js';

/** Writes line by line what it is told by its variables, and ends by SIGTERM unless it is busy. */
const SCRIPT = `
import { parentPort } from 'node:worker_threads';
console.log('named ' + process.env.NAME);
const serving = setInterval(() => undefined, 1_000);
parentPort.on('message', (signal) => {
  console.log('hears ' + signal);
  clearInterval(serving);
  parentPort.close();
});
if (process.env.THROWS) setTimeout(() => { throw new Error('no more of this'); }, 10);
if (process.env.FILLS) setTimeout(() => { for (const all = []; ; ) all.push({ much: all.length }); }, 10);
if (process.env.HANGS) for (;;);
`;

describe('a thread that is supervised', () => {
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

  it('sees its own variables only, is asked to end, and has its last lines in its log', async () => {
    const [one, other] = [supervised('one'), supervised('other')];
    await Promise.all([one.start(), other.start()]);
    await one.stop();
    expect(await logOf('one')).toBe('named one\nhears SIGTERM\n');
    expect(await logOf('other')).toBe('named other\n');
    await other.stop();
  });

  it.each([
    ['throws', { THROWS: 'yes' }, 'Error: no more of this'],
    ['fills', { FILLS: 'yes' }, 'ERR_WORKER_OUT_OF_MEMORY'],
  ])('is restarted alone when it %s, and its log says why', async (name, env, reason) => {
    const [steady, failing] = [supervised(`beside-${name}`), supervised(name, env)];
    await Promise.all([steady.start(), failing.start()]);
    const restarted = () => said.some((line) => line.startsWith(`${name} ended (exit code 1); restarting`));
    expect(await waitUntil(restarted, { timeoutMs: 20_000 })).toBe(true);
    expect(await waitUntil(() => said.includes(`${name} is back`), { timeoutMs: 20_000 })).toBe(true);
    await failing.stop();
    expect(await logOf(name)).toContain(reason);
    expect((await logOf(`beside-${name}`)).match(/named/g)).toHaveLength(1);
    await steady.stop();
  });

  it('is ended where it hears nothing', async () => {
    const hanging = supervised('hanging', { HANGS: 'yes' });
    await hanging.start();
    await hanging.stop();
    expect(await logOf('hanging')).not.toContain('hears');
  });
});
