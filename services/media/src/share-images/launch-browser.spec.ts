import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from './launch-browser.js';

let folder: string;
const before = process.env;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gewerk-browser-'));
});
afterEach(() => {
  process.env = before;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('the browser is started in its sandbox, and without it only if that fails', async () => {
  const [browser, log] = [join(folder, 'browser'), join(folder, 'log')];
  await writeFile(browser, `#!/bin/sh\necho "$@" >> ${log}\nexit 1\n`, { mode: 0o700 });
  await expect(launchBrowser(browser)).rejects.toThrow();
  const starts = (await readFile(log, 'utf8')).trim().split('\n');
  expect(starts.map((options) => options.includes('--no-sandbox'))).toEqual([false, true]);
  for (const options of starts) expect(options).toContain('--host-resolver-rules=MAP * ~NOTFOUND');
});

it('the browser gets only the environment variables that it reads', async () => {
  const [browser, log] = [join(folder, 'asked'), join(folder, 'environment')];
  await writeFile(browser, `#!/bin/sh\nenv >> ${log}\nexit 1\n`, { mode: 0o700 });
  const secrets = ['MONGO_URL', 'NATS_URL', 'OF_ANOTHER'].map((name) => [name, `hidden-${name}`]);
  process.env = { ...before, HOME: folder, ...Object.fromEntries(secrets) };
  await expect(launchBrowser(browser)).rejects.toThrow();
  const environment = await readFile(log, 'utf8');
  expect(environment).toContain(`HOME=${folder}`);
  expect(environment).not.toContain('hidden-');
});
