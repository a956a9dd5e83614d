import { once } from 'node:events';
import { join } from 'node:path';
import { eventually, freePort, startChild } from '@gewerk/testing';

const COMPILED = join(__dirname, '../../../libs/testing/jest/compile-sources.mjs');
const ENDS_WITHIN_MS = 2_000;

it('a process that starts while the bus is away lives, is not ready, and ends within 2 s of SIGTERM', async () => {
  const [port, nowhere] = [await freePort(), await freePort()];
  const service = startChild(
    process.execPath,
    ['--no-warnings', '--import', COMPILED, join(__dirname, 'main.ts')],
    {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        LOG_LEVEL: 'silent',
        HTTP_HOST: '127.0.0.1',
        HTTP_PORT: String(port),
        NATS_URL: `nats://127.0.0.1:${nowhere}`,
        MONGO_URL: `mongodb://127.0.0.1:${nowhere}`,
      },
      stdio: 'ignore',
    },
  );
  const ended = once(service, 'close');
  try {
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    const lives = () =>
      ask('/healthz').then(
        ({ ok }) => ok,
        () => false,
      );
    await eventually(lives);
    const ready = await ask('/readyz');
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: 'not ready', missing: { process: 'is starting' } },
    ]);
    const asked = performance.now();
    service.kill('SIGTERM');
    expect(await ended).toEqual([null, 'SIGTERM']);
    expect(performance.now() - asked).toBeLessThan(ENDS_WITHIN_MS);
  } finally {
    service.kill('SIGKILL');
  }
});
