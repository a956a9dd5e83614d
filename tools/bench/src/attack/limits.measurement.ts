import { inTurns, LoadGenerator } from '../load/load-generator.js';
import { httpRequest } from '../load/load-plan.js';
import { searchQueries } from '../measurements/search-queries.js';
import type { Measurement, Row } from '../report/measurement.js';
import { median } from '../report/statistics.js';
import { BENCH_PASSWORD } from '../system/bench-system.js';
import { LoneGateway } from '../system/lone-gateway.js';
import { cpuMs } from '../system/process-figures.js';

const ROUNDS = 15;
const SMALLEST_RATIO = 0.95;
/**
 * Number of callers, each in its own IPv6 network: none sends so many requests that it is refused, but each
 * is reported to the other gateways.
 */
const CALLERS = 400;
/**
 * Number of searches by a greedy caller; together they cost more points than a burst and the points that
 * are refilled in the meantime.
 */
const GREEDY = 3_000;
const GREEDY_AT_ONCE = 50;
/** The default limits. */
const LIMITS = { RATE_LIMIT_READS: '100', RATE_LIMIT_WRITES: '30', TRUSTED_PROXIES: '127.0.0.1' };
const WITHOUT = { NODE_OPTIONS: `--import ${new URL('without-limits.js', import.meta.url).href}` };
/** Both gateways run unbundled, since no module of a bundle can be replaced. */
const MODULES = 'dist/main.js';

interface Asked {
  what: string;
  connections: number;
  /** Number of requests in each round. */
  total: number;
  /** Whole requests of a round: the same for both gateways, or new ones for each. */
  requests: () => string[];
}

interface Turn {
  perSecond: number;
  /** The gateway's processor time per request in microseconds, which other work on the machine hardly affects. */
  processorUs: number;
}

const callers = Array.from({ length: CALLERS }, (_, n) => `2001:db8:${n.toString(16)}::1`);
const headersOf = (caller: string) => ({ 'accept-encoding': 'br', 'x-forwarded-for': caller });

const home = callers.map((caller) => httpRequest('/', headersOf(caller)));
const login = callers.map((caller) =>
  httpRequest('/api/admin/session', headersOf(caller), JSON.stringify({ password: BENCH_PASSWORD })),
);
let seed = 7_000;
const searches = (): string[] =>
  searchQueries((seed += 1), 2_000).map(({ path }, n) =>
    httpRequest(path, headersOf(callers[n % CALLERS] ?? '')),
  );

const ASKED: readonly Asked[] = [
  { what: 'the home page, cached', connections: 16, total: 20_000, requests: () => home },
  { what: 'searches, uncached', connections: 8, total: 2_000, requests: searches },
  { what: 'logins by the right password', connections: 4, total: 100, requests: () => login },
];

/**
 * Measures what counting requests and logins costs: compares, in alternating rounds, two gateways of one
 * system that differ only in the counting.
 */
export const limits: Measurement = {
  name: 'limits',
  title: 'What limits cost',
  isUsual: false,
  async run({ system, say }) {
    const { record } = (await system()).launched;
    const counting = await LoneGateway.start(record, LIMITS, MODULES);
    const without = await LoneGateway.start(record, { ...LIMITS, ...WITHOUT }, MODULES);
    const generator = new LoadGenerator();
    try {
      const rows: Row[] = [];
      for (const asked of ASKED) {
        const turn =
          ({ port, pid }: LoneGateway) =>
          async (): Promise<Turn> => {
            const { connections, total } = asked;
            const plan = { host: '127.0.0.1', port, connections, total, requests: asked.requests() };
            const before = cpuMs(pid);
            const { perSecond } = await generator.run(plan);
            return { perSecond, processorUs: ((cpuMs(pid) - before) / total) * 1_000 };
          };
        const rounds = await inTurns(ROUNDS, turn(without), turn(counting));
        rows.push(rowOf(asked, rounds.first, rounds.second, say));
      }
      // Checked last: a thousand refusals before the measurement would slow one gateway more than counting
      // does.
      if (!(await refuses(counting)) || (await refuses(without)))
        throw new Error('the gateways do not differ in whether they count requests');
      return rows;
    } finally {
      generator.close();
      await Promise.all([counting.stop(), without.stop()]);
    }
  },
};

/** Whether a gateway refuses a client that requests more than a burst. */
async function refuses({ port }: LoneGateway): Promise<boolean> {
  // A search costs several points, so that even a slow machine spends them faster than they are refilled.
  const [search] = searchQueries(1, 1);
  const url = `http://127.0.0.1:${port}${search?.path ?? ''}`;
  const ask = () => fetch(url, { headers: headersOf('2001:db8:ffff::1') });
  const answers: number[] = [];
  while (answers.length < GREEDY) {
    const some = await Promise.all(Array.from({ length: GREEDY_AT_ONCE }, ask));
    for (const { status, body } of some) {
      await body?.cancel();
      answers.push(status);
    }
  }
  return answers.includes(429);
}

function rowOf(
  { what, connections, total }: Asked,
  alone: readonly Turn[],
  counted: readonly Turn[],
  say: (line: string) => void,
): Row {
  // Adjacent rounds are compared, since other load on the machine slows both.
  const ratios = counted.map(({ perSecond }, round) => perSecond / (alone[round]?.perSecond ?? Number.NaN));
  say(`${what}, of each round with / without: ${ratios.map((ratio) => ratio.toFixed(3)).join(', ')}`);
  const ratio = median(ratios);
  const rate = (turns: readonly Turn[]): string => median(turns.map(({ perSecond }) => perSecond)).toFixed(0);
  const work = (turns: readonly Turn[]): string =>
    median(turns.map(({ processorUs }) => processorUs)).toFixed(1);
  return {
    what: `${what}: requests/s by ${connections} connections of ${CALLERS} callers, median of ${ROUNDS} pairs of ${total}; the gateway's processor a request`,
    alone: `${rate(alone)}/s, ${work(alone)} µs without`,
    gewerk: `${rate(counted)}/s, ${work(counted)} µs`,
    ratio: ratio.toFixed(3),
    target: `≥ ${SMALLEST_RATIO}`,
    met: ratio >= SMALLEST_RATIO,
  };
}
