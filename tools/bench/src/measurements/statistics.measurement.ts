import { setTimeout as delay } from 'node:timers/promises';
import { dayOf, monthOf } from '@gewerk/contracts';
import { waitUntil } from '@gewerk/engines';
import { inTurns, LoadGenerator } from '../load/load-generator.js';
import { httpRequest } from '../load/load-plan.js';
import type { Measurement, Row } from '../report/measurement.js';
import { median } from '../report/statistics.js';
import { BENCH_ENV, type BenchSystem } from '../system/bench-system.js';
import { LoneGateway } from '../system/lone-gateway.js';
import { ownerHeaders } from '../system/owner-session.js';
import { cpuMs } from '../system/process-figures.js';

const CONNECTIONS = 16;
const REQUESTS = 20_000;
const ROUNDS = 5;
const MOST_ADDED = 0.15;
const EVENTS = 10_000;
const COUNTED_WITHIN_MS = 60_000;
/** What a person's browser says of itself. */
const VISITOR = {
  'accept-encoding': 'br',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
};

/** What counting adds to a cached page, and whether a restart in the middle of counting loses anything. */
export const statistics: Measurement = {
  name: 'statistics',
  title: 'Statistics of use',
  isUsual: true,
  async run({ system, say }) {
    const running = await system();
    const [first] = (await (await fetch(`${running.origin}/api/businesses/popular?limit=1`)).json()) as {
      id: string;
      urlSlug: string;
    }[];
    if (!first) throw new Error('the directory has no business');
    const listing = { id: first.id, path: `/${first.urlSlug}` };
    return [await measureCpu(running, listing.path, say), await measureRestart(running, listing, say)];
  },
};

/** Two gateways beside the system's own, alike but for counting, asked in turns. */
async function measureCpu(running: BenchSystem, path: string, say: (line: string) => void): Promise<Row> {
  const without = await LoneGateway.start(running.launched.record, { ...BENCH_ENV, STATISTICS: 'off' });
  const counting = await LoneGateway.start(running.launched.record, BENCH_ENV);
  const generator = new LoadGenerator();
  const measured = (gateway: LoneGateway) => async () => {
    const before = cpuMs(gateway.pid);
    const plan = { host: '127.0.0.1', port: gateway.port, connections: CONNECTIONS, total: REQUESTS };
    await generator.run({ ...plan, requests: [httpRequest(path, VISITOR)] });
    return (cpuMs(gateway.pid) - before) / REQUESTS;
  };
  try {
    const rounds = await inTurns(ROUNDS, measured(without), measured(counting));
    const [alone, counted] = [median(rounds.first), median(rounds.second)];
    say(`CPU of each request in ms without: ${told(rounds.first)}; with: ${told(rounds.second)}`);
    const added = counted / alone - 1;
    return {
      what: `a cached listing: the gateway's CPU with counting, median of ${ROUNDS} pairs of ${REQUESTS} requests`,
      alone: `${(alone * 1_000).toFixed(1)} µs without`,
      gewerk: `${(counted * 1_000).toFixed(1)} µs`,
      ratio: (1 + added).toFixed(2),
      target: `≤ ${1 + MOST_ADDED}`,
      met: added <= MOST_ADDED,
    };
  } finally {
    generator.close();
    await Promise.all([without.stop(), counting.stop()]);
  }
}

/** Views through a gateway that is ended in the middle as an update ends it, while the directory is away. */
async function measureRestart(
  running: BenchSystem,
  listing: { id: string; path: string },
  say: (line: string) => void,
): Promise<Row> {
  const headers = await ownerHeaders(running.origin);
  const views = () => viewsOf(running.origin, headers, listing.id);
  await settled(views);
  const before = await views();
  const generator = new LoadGenerator();
  const ask = async (total: number): Promise<void> => {
    const gateway = await LoneGateway.start(running.launched.record, BENCH_ENV);
    const plan = { host: '127.0.0.1', port: gateway.port, connections: CONNECTIONS, total };
    await generator.run({ ...plan, requests: [httpRequest(listing.path, VISITOR)] }, '200');
    await gateway.stop();
  };
  try {
    await ask(EVENTS / 2);
    running.launched.kill('directory');
    await ask(EVENTS / 2);
    const isAll = async (): Promise<boolean> => (await views().catch(() => before)) >= before + EVENTS;
    await waitUntil(isAll, { timeoutMs: COUNTED_WITHIN_MS, everyMs: 500 });
    await settled(views);
    const counted = (await views()) - before;
    say(`${EVENTS} views of ${listing.path}, ${counted} counted`);
    return {
      what: `of ${EVENTS.toLocaleString('en')} views through two gateways that end at once, the directory killed between them, counted`,
      gewerk: counted.toLocaleString('en'),
      target: 'all, once',
      met: counted === EVENTS,
    };
  } finally {
    generator.close();
  }
}

async function viewsOf(origin: string, headers: Record<string, string>, id: string): Promise<number> {
  const month = monthOf(new Date());
  const answer = await fetch(`${origin}/api/admin/usage/listings/${id}?month=${month}`, { headers });
  if (!answer.ok) throw new Error(`the usage answered ${answer.status}: ${await answer.text()}`);
  const { days } = (await answer.json()) as { days: { day: string; views: number }[] };
  return days.find(({ day }) => day === dayOf(new Date()))?.views ?? 0;
}

/** Waits until nothing more is added, for what was counted before has to be in. */
async function settled(views: () => Promise<number>): Promise<void> {
  for (let last = -1, now = await views(); now !== last;) {
    last = now;
    await delay(5_000);
    now = await views();
  }
}

const told = (values: readonly number[]): string => values.map((value) => value.toFixed(4)).join(', ');
