import { waitUntil } from '@gewerk/engines';
import { inTurns, LoadGenerator } from '../load/load-generator.js';
import { httpRequest } from '../load/load-plan.js';
import type { Measurement, Row } from '../report/measurement.js';
import { median } from '../report/statistics.js';
import { BENCH_ENV, type BenchSystem } from '../system/bench-system.js';
import { BROWSER, mostPopular, settledViews, viewsOf } from '../system/listing-views.js';
import { LoneGateway } from '../system/lone-gateway.js';
import { operatorHeaders } from '../system/operator-session.js';
import { cpuMs } from '../system/process-figures.js';

const CONNECTIONS = 16;
const REQUESTS = 20_000;
const ROUNDS = 5;
const MOST_ADDED = 0.15;
const EVENTS = 10_000;
const COUNTED_WITHIN_MS = 60_000;
const VISITOR = { 'accept-encoding': 'br', 'user-agent': BROWSER };

/** The cost of counting for a cached page, and whether a restart while counting loses anything. */
export const statistics: Measurement = {
  name: 'statistics',
  title: 'Statistics of use',
  isUsual: true,
  async run({ system, say }) {
    const running = await system();
    const { id, urlSlug } = await mostPopular(running.origin);
    const listing = { id, path: `/${urlSlug}` };
    return [await measureCpu(running, listing.path, say), await measureRestart(running, listing, say)];
  },
};

/** Two gateways in addition to the system's own, which differ only in counting, measured alternately. */
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
    say(`CPU of each request in ms without: ${textOf(rounds.first)}; with: ${textOf(rounds.second)}`);
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

/**
 * Views through two gateways, each of which is stopped while counting, as by an update; in between the
 * directory is killed.
 */
async function measureRestart(
  running: BenchSystem,
  listing: { id: string; path: string },
  say: (line: string) => void,
): Promise<Row> {
  const headers = await operatorHeaders(running.origin);
  const views = () => viewsOf(running.origin, headers, listing.id);
  const settled = () => settledViews(running.origin, headers, listing.id);
  const before = await settled();
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
    const counted = (await settled()) - before;
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

const textOf = (values: readonly number[]): string => values.map((value) => value.toFixed(4)).join(', ');
