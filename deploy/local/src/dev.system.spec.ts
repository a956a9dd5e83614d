import { type ChildProcess, execFile } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { waitUntil } from '@gewerk/engines';
import { startChild } from '@gewerk/testing';
import { CopiedCheckout } from '../test/copied-checkout.js';
import { readSystemFile, type SystemRecord } from './data-dir/system-file.js';

const START_LIMIT_MS = 240_000;
const EDIT_LIMIT_MS = 120_000;

jest.setTimeout(START_LIMIT_MS + EDIT_LIMIT_MS);

const TEXTS = 'web/src/texts/default/common.ts';
const SERVICE = 'services/settings/src/main.ts';
const MARK = 'edited by the test';

/**
 * The environment without the test runner's additions: with NODE_ENV 'test' the pages would be built
 * differently.
 */
function ownersEnv(): NodeJS.ProcessEnv {
  const { NODE_ENV: _environment, NODE_OPTIONS: _options, JEST_WORKER_ID: _worker, ...env } = process.env;
  return env;
}

describe('npm run dev', () => {
  let checkout: CopiedCheckout;
  let child: ChildProcess;
  let exitCode: Promise<number | null>;
  let output = '';

  beforeAll(async () => {
    checkout = await CopiedCheckout.make();
    child = startChild(process.execPath, [checkout.path('deploy/local/bootstrap.mjs'), 'dev'], {
      cwd: checkout.root,
      env: { ...ownersEnv(), DATA_DIR: dataDir(), PORT: '0', DEMO: '12' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => void (output += chunk.toString()));
    }
    exitCode = new Promise((done) => child.once('close', done));
    await says('watching the sources', START_LIMIT_MS);
  });

  afterAll(async () => {
    child.kill('SIGTERM');
    await exitCode;
    await checkout.remove();
  });

  const dataDir = () => join(checkout.root, '.data');

  async function says(text: string, timeoutMs = EDIT_LIMIT_MS, from = 0): Promise<void> {
    const came = await waitUntil(() => output.slice(from).includes(text) || child.exitCode !== null, {
      timeoutMs,
    });
    if (!came || child.exitCode !== null) throw new Error(`"${text}" was not said:\n${output}`);
  }

  function record(): SystemRecord {
    const found = readSystemFile(dataDir());
    if (!found) throw new Error(`there is no system.json:\n${output}`);
    return found;
  }

  const pidOf = (name: string) => record().processes.find((process) => process.name === name)?.pid;
  const home = async () => (await fetch(record().url)).text();

  /** Edits a source file and waits until the parts that use it are running again. */
  async function edit(file: string, change: (source: string) => string, started: string): Promise<void> {
    const from = output.length;
    const path = checkout.path(file);
    const source = await readFile(path, 'utf8');
    const changed = change(source);
    if (changed === source) throw new Error(`${file} is not what this test takes it for`);
    const before = pidOf(started);
    await writeFile(path, changed);
    await says(`restarting ${started}`, EDIT_LIMIT_MS, from);
    const isBack = await waitUntil(
      async () => isAnother(before, pidOf(started)) && (await isReady(started)),
      {
        timeoutMs: 60_000,
      },
    );
    if (!isBack) throw new Error(`${started} did not come back:\n${output}`);
  }

  const isAnother = (before: number | undefined, now: number | undefined) =>
    now !== undefined && now !== before;

  const isReady = async (name: string) => {
    try {
      return (await fetch(`${record().health[name]}/readyz`)).ok;
    } catch {
      return false;
    }
  };

  it('keeps its build if another command runs from the same sources', async () => {
    const built = checkout.path('services/import-export/dist/read-sheet/thread/sheet.worker.js');
    const before = (await stat(built)).ctimeMs;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [checkout.path('deploy/local/bootstrap.mjs'), 'nats-permissions'],
      { cwd: checkout.root, env: ownersEnv() },
    );
    expect(stdout).not.toContain('Building');
    expect((await stat(built)).ctimeMs).toBe(before);
  });

  it('shows an edited text of the pages', async () => {
    expect(await home()).toContain('Quick Links');
    await edit(TEXTS, (source) => source.replace("'Quick Links'", "'Quick Ways'"), 'gateway');
    expect(await home()).toContain('Quick Ways');
  });

  it('restarts the edited service, and no other', async () => {
    const others = ['directory', 'search', 'gateway', 'mongo'].map(pidOf);
    await edit(SERVICE, (source) => `${source}console.log('${MARK}');\n`, 'settings');
    // The restart is announced once the service is ready; the line is in the log a moment later.
    const log = () => readFile(join(dataDir(), 'logs/settings.log'), 'utf8');
    await waitUntil(async () => (await log()).includes(MARK), { timeoutMs: EDIT_LIMIT_MS });
    expect(await log()).toContain(MARK);
    expect(['directory', 'search', 'gateway', 'mongo'].map(pidOf)).toEqual(others);
  });

  it('reports a failed build, keeps the system running, and continues with the next edit', async () => {
    const before = pidOf('settings');
    const source = await readFile(checkout.path(SERVICE), 'utf8');
    const from = output.length;
    await writeFile(checkout.path(SERVICE), `${source}const = ;\n`);
    await says('build failed', EDIT_LIMIT_MS, from);
    expect([pidOf('settings'), await isReady('settings')]).toEqual([before, true]);
    await edit(SERVICE, () => source.replaceAll(MARK, 'mended'), 'settings');
  });

  it('stops everything that it started when it ends', async () => {
    child.kill('SIGINT');
    expect(await exitCode).toBe(0);
    expect(readSystemFile(dataDir())).toBeUndefined();
  });
});
