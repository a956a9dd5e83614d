import { join } from 'node:path';
import { quantile } from '../report/statistics.js';
import type { Measurement } from '../report/measurement.js';
import { randomNumbers } from '../sheet-rows.js';
import { BENCH_ENV } from '../system/bench-system.js';
import { LaunchedSystem } from '../system/launched-system.js';
import { operatorHeaders } from '../system/operator-session.js';
import { memoryMb } from '../system/process-figures.js';
import { badRequest } from './bad-requests.js';
import { knownCalls } from './known-calls.js';
import { type RawOutcome, sendRaw } from './send-raw.js';

const REQUESTS = 10_000;
/**
 * Requests before the measurement, so that the memory that caches and compilers take at first does not
 * count as growth.
 */
const WARM_UP = 3_000;
const AT_ONCE = 8;
const SEED = 20_261_122;
const MOST_P99_MS = 200;
const MOST_GROWTH_MB = 50;
const SHOWN = 12;
/** Engines, which are not measured: they keep the memory that they are given. */
const ENGINES = ['mongo', 'nats', 'redis', 'meili'];

/**
 * Malformed requests to the public API, to the panel's API with the operator's session and to the pages, and
 * requests that are not valid HTTP.
 */
export const fuzz: Measurement = {
  name: 'fuzz',
  title: 'Malformed requests',
  isUsual: false,
  async run({ stop, folder, say }) {
    await stop();
    const system = await LaunchedSystem.start({
      dataDir: join(folder, 'fuzz-data'),
      demo: 300,
      readyWithinMs: 240_000,
      env: { ...BENCH_ENV, RATE_LIMIT_WRITES: '1000000' },
    });
    try {
      const { url } = system;
      const calls = await knownCalls(url);
      const session = await operatorHeaders(url);
      const random = randomNumbers(Number(process.env['FUZZ_SEED'] ?? SEED));
      const next = (): Buffer => badRequest(random, calls, session);
      const port = Number(new URL(url).port);
      const tell = (bytes: Buffer, { status, tookMs }: RawOutcome): void =>
        say(`${status} after ${tookMs.toFixed(0)} ms: ${JSON.stringify(bytes.toString('latin1', 0, 900))}`);
      await shoot(WARM_UP, port, next, tell);
      const before = memoryOf(system);
      const outcomes = await shoot(REQUESTS, port, next, tell);
      const growth = memoryOf(system).map(({ name, mb }, index) => ({
        name,
        mb: mb - (before[index]?.mb ?? 0),
      }));
      const most = growth.reduce((one, other) => (other.mb > one.mb ? other : one));
      const statuses: Record<string, number> = {};
      for (const { status } of outcomes) statuses[status] = (statuses[status] ?? 0) + 1;
      say(JSON.stringify(statuses));
      const faults = outcomes.filter(({ status }) => status === 500 || status === -1).length;
      const p99 = quantile(
        outcomes.map(({ tookMs }) => tookMs),
        0.99,
      );
      return [
        {
          what: `${REQUESTS} malformed requests to ${calls.length} calls, half with the operator's session: answered 500, or not at all`,
          gewerk: String(faults),
          target: '0',
          met: faults === 0,
        },
        {
          what: `p99, ${AT_ONCE} at once`,
          gewerk: `${p99.toFixed(0)} ms`,
          target: `< ${MOST_P99_MS} ms`,
          met: p99 < MOST_P99_MS,
        },
        {
          what: `growth of memory, the process that grew most (${most.name})`,
          gewerk: `${most.mb.toFixed(0)} MB`,
          target: `< ${MOST_GROWTH_MB} MB`,
          met: most.mb < MOST_GROWTH_MB,
        },
      ];
    } finally {
      await system.stop();
    }
  },
};

async function shoot(
  total: number,
  port: number,
  next: () => Buffer,
  tell: (bytes: Buffer, outcome: RawOutcome) => void,
): Promise<RawOutcome[]> {
  const outcomes: RawOutcome[] = [];
  let sent = 0;
  let shown = 0;
  const work = async (): Promise<void> => {
    while (sent < total) {
      sent += 1;
      const bytes = next();
      const outcome = await sendRaw(port, bytes);
      outcomes.push(outcome);
      const isBad = outcome.status === 500 || outcome.status === -1;
      if (isBad && shown++ < SHOWN) tell(bytes, outcome);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcomes;
}

function memoryOf(system: LaunchedSystem): { name: string; mb: number }[] {
  return system.record.processes
    .filter(({ name }) => !ENGINES.includes(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, pid }) => ({ name, mb: memoryMb(pid, 'VmRSS') }));
}
