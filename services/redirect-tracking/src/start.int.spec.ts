import { once } from 'node:events';
import { join } from 'node:path';
import { eventually, freePort, startChild, startNats } from '@gewerk/testing';

const COMPILED = join(__dirname, '../../../libs/testing/jest/compile-sources.mjs');
const ENDS_WITHIN_MS = 2_000;

interface Start {
  natsUrl: string;
  mongoUrl: string;
}

/** Starts the service as a separate process, without waiting until it is ready. */
async function start({ natsUrl, mongoUrl }: Start) {
  const port = await freePort();
  const service = startChild(
    process.execPath,
    ['--no-warnings', '--import', COMPILED, join(__dirname, 'main.ts')],
    {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        LOG_LEVEL: 'warn',
        HTTP_HOST: '127.0.0.1',
        HTTP_PORT: String(port),
        NATS_URL: natsUrl,
        MONGO_URL: mongoUrl,
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  let log = '';
  service.stdout?.on('data', (text: Buffer) => (log += text.toString()));
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const lives = () =>
    ask('/healthz').then(
      ({ ok }) => ok,
      () => false,
    );
  return { service, ended: once(service, 'close'), ask, lives, log: () => log };
}

it('a process that starts while the bus is unavailable is alive but not ready, and ends within 2 s of SIGTERM', async () => {
  const nowhere = await freePort();
  const { service, ended, ask, lives } = await start({
    natsUrl: `nats://127.0.0.1:${nowhere}`,
    mongoUrl: `mongodb://127.0.0.1:${nowhere}`,
  });
  try {
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

it('a process that starts while MongoDB is unavailable waits for it, and logs each attempt', async () => {
  const { service, ended, lives, log } = await start({
    natsUrl: (await startNats()).url,
    mongoUrl: `mongodb://127.0.0.1:${await freePort()}`,
  });
  try {
    await eventually(() =>
      /Unable to connect to the database.*Unable to connect to the database/s.test(log()),
    );
    expect(await lives()).toBe(true);
  } finally {
    service.kill('SIGKILL');
    await ended;
  }
});
