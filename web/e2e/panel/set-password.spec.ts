import { spawn } from 'node:child_process';
import { logIn } from '../fixtures/owner.js';
import { codeOf, setUpTotp } from '../fixtures/second-factor.js';
import { expect, test } from '../fixtures/test.js';
import { repositoryRoot } from '../system/repository.js';
import { OWNER_PASSWORD, systemDataDir } from '../system/running-system.js';

const COMMAND_WITHIN_MS = 60_000;

interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

/** Runs `npm run set-password` with a password on its standard input. */
function setPassword(password: string, ...args: readonly string[]): Promise<Outcome> {
  const command = spawn('npm', ['run', '--silent', 'set-password', '--', ...args], {
    cwd: repositoryRoot,
    env: { ...process.env, DATA_DIR: systemDataDir() },
    timeout: COMMAND_WITHIN_MS,
  });
  let output = '';
  const keep = (chunk: Buffer): void => void (output += chunk.toString());
  command.stdout.on('data', keep);
  command.stderr.on('data', keep);
  command.stdin.end(`${password}\n`);
  return new Promise((resolve, reject) => {
    command.once('error', reject);
    command.once('close', (code) => resolve({ code, output }));
  });
}

test('npm run set-password replaces a lost password and ends every session', async ({ request }) => {
  test.setTimeout(2 * COMMAND_WITHIN_MS);
  await logIn(request);
  expect((await request.get('/api/admin/session')).status()).toBe(200);
  const done = await setPassword(OWNER_PASSWORD);
  expect(done, done.output).toMatchObject({ code: 0 });
  expect(done.output).toContain('all sessions in the panel have ended');
  expect(done.output).not.toContain(OWNER_PASSWORD);
  await expect
    .poll(async () => (await request.get('/api/admin/session')).status(), { timeout: 20_000 })
    .toBe(401);
  await logIn(request);
});

test('It removes the second factor of an owner who lost app and recovery codes, on request', async ({
  request,
}) => {
  test.setTimeout(4 * COMMAND_WITHIN_MS);
  const { secret } = await setUpTotp(request, await logIn(request), OWNER_PASSWORD);
  const login = () => request.post('/api/admin/session', { data: { password: OWNER_PASSWORD } });
  const asked = await login();
  expect(asked.status()).toBe(202);
  const { ticket } = (await asked.json()) as { ticket: string };
  const data = { ticket, code: codeOf(secret, 1) };
  expect((await request.post('/api/admin/session/code', { data })).status()).toBe(200);
  const kept = await setPassword(OWNER_PASSWORD);
  expect(kept, kept.output).toMatchObject({ code: 0 });
  expect(kept.output).toContain('Logins still ask for a code');
  expect((await login()).status()).toBe(202);
  const unknown = await setPassword(OWNER_PASSWORD, '--all');
  expect(unknown).toMatchObject({ code: 1, output: expect.stringContaining('--remove-factors') });
  const removed = await setPassword(OWNER_PASSWORD, '--remove-factors');
  expect(removed, removed.output).toMatchObject({ code: 0 });
  expect(removed.output).toContain('Second factors are removed.');
  await logIn(request);
});
