import { LoadGenerator } from '../load/load-generator.js';
import { httpRequest, type LoadPlan, type LoadReport } from '../load/load-plan.js';
import type { Measurement, Row } from '../report/measurement.js';
import { median, quantile } from '../report/statistics.js';
import type { BenchSystem } from '../system/bench-system.js';
import { cpuMs, memoryMb } from '../system/process-figures.js';
import { searchLog, type SearchQuery, searchQueries } from './search-queries.js';

const PATH = '/indexes/businesses/search';
const CLIENTS = 16;
const ROUNDS = 5;
const FRESH = 400;
const LOG_ROUNDS = 3;
const LOG_LENGTH = 10_000;
const LARGEST_P95_RATIO = 2.5;
const SMALLEST_FRESH_RATIO = 0.5;
const SMALLEST_LOG_RATIO = 1;
/**
 * Number of searches before the measurement: Node is slower until it has compiled the code for them, which
 * takes about ten thousand.
 */
const WARM_UP_SEARCHES = 12_000;

/**
 * Searches through the gateway, each compared with one bare request to Meilisearch: uncached, and with the
 * repetitions of real use.
 */
export const search: Measurement = {
  name: 'search',
  title: 'Search',
  isUsual: true,
  async run({ system, say }) {
    const running = await system();
    const generator = new LoadGenerator();
    let seed = 4_242;
    const fresh = (): SearchQuery[] => searchQueries((seed += 1), FRESH);
    const turns = (rounds: number, queries: () => SearchQuery[], clients: number) =>
      inTurns(running, generator, rounds, queries, clients);
    try {
      const warmUp = searchQueries(seed, WARM_UP_SEARCHES);
      await generator.run(plans(running, warmUp, CLIENTS).through);
      const one = await turns(ROUNDS, fresh, 1);
      const before = processorTimes(running);
      const many = await turns(ROUNDS, () => [...fresh(), ...fresh(), ...fresh()], CLIENTS);
      tellProcessorTimes(running, before, many, say);
      const log = await turns(LOG_ROUNDS, () => searchLog((seed += 1), LOG_LENGTH), CLIENTS);
      return [
        latencyRow(one),
        rateRow(`search, uncached, ${CLIENTS} clients`, many, SMALLEST_FRESH_RATIO),
        rateRow(`search, a log of ${LOG_LENGTH} (Zipf), ${CLIENTS} clients`, log, SMALLEST_LOG_RATIO),
        memoryRow(running),
      ];
    } finally {
      generator.close();
    }
  },
};

interface Turns {
  alone: LoadReport[];
  gewerk: LoadReport[];
}

/** Measures the engine alone and through the gateway alternately, with different questions in each round. */
async function inTurns(
  running: BenchSystem,
  generator: LoadGenerator,
  rounds: number,
  queries: () => SearchQuery[],
  clients: number,
): Promise<Turns> {
  const turns: Turns = { alone: [], gewerk: [] };
  for (let round = 0; round < rounds; round += 1) {
    const { direct, through } = plans(running, queries(), clients);
    turns.alone.push(await generator.run(direct));
    turns.gewerk.push(await generator.run(through));
  }
  return turns;
}

/** Median over the rounds of a quantile of their latencies. */
const latency = (rounds: readonly LoadReport[], share: number): number =>
  median(rounds.map(({ latencies }) => quantile(latencies, share)));

const p = (rounds: readonly LoadReport[]): string =>
  `${latency(rounds, 0.95).toFixed(1)} ms (${latency(rounds, 0.5).toFixed(1)}, ${latency(rounds, 0.99).toFixed(1)})`;

function latencyRow({ alone, gewerk }: Turns): Row {
  const ratio = latency(gewerk, 0.95) / latency(alone, 0.95);
  return {
    what: 'search, uncached, 1 client: p95 (p50, p99)',
    alone: p(alone),
    gewerk: p(gewerk),
    ratio: ratio.toFixed(2),
    target: `≤ ${LARGEST_P95_RATIO}`,
    met: ratio <= LARGEST_P95_RATIO,
  };
}

function rateRow(what: string, { alone, gewerk }: Turns, smallest: number): Row {
  const rate = (rounds: readonly LoadReport[]) => median(rounds.map(({ perSecond }) => perSecond));
  const tail = (rounds: readonly LoadReport[]) => `${latency(rounds, 0.99).toFixed(0)} ms`;
  const ratio = rate(gewerk) / rate(alone);
  return {
    what: `${what}: requests/s (p99)`,
    alone: `${rate(alone).toFixed(0)} (${tail(alone)})`,
    gewerk: `${rate(gewerk).toFixed(0)} (${tail(gewerk)})`,
    ratio: ratio.toFixed(2),
    target: `≥ ${smallest}`,
    met: ratio >= smallest,
  };
}

function memoryRow({ launched }: BenchSystem): Row {
  const { pid } = launched.processOf('search');
  const [now, most] = [memoryMb(pid, 'VmRSS'), memoryMb(pid, 'VmHWM')];
  return {
    what: 'memory of the search service after it (most)',
    gewerk: `${now.toFixed(0)} MB (${most.toFixed(0)})`,
    target: `≤ ${LARGEST_MEMORY_MB} MB`,
    met: now <= LARGEST_MEMORY_MB,
  };
}

/** Largest memory allowed: twice what the process uses when idle. */
const LARGEST_MEMORY_MB = 340;

const PROCESSES = ['gateway', 'search', 'nats', 'meili'] as const;

const processorTimes = ({ launched }: BenchSystem): number[] =>
  PROCESSES.map((name) => cpuMs(launched.processOf(name).pid));

function tellProcessorTimes(
  running: BenchSystem,
  before: readonly number[],
  { gewerk }: Turns,
  say: (line: string) => void,
): void {
  const searches = gewerk.reduce((sum, { latencies }) => sum + latencies.length, 0);
  const after = processorTimes(running);
  const each = PROCESSES.map(
    (name, at) => `${name} ${(((after[at] ?? 0) - (before[at] ?? 0)) / searches).toFixed(2)} ms`,
  );
  const client = median(gewerk.map(({ clientCpuMs }) => clientCpuMs));
  say(`processor time a search: ${each.join(', ')} (meili: both ways), client ${client.toFixed(2)} ms`);
}

function plans(
  { origin, meili }: BenchSystem,
  queries: readonly SearchQuery[],
  connections: number,
): { direct: LoadPlan; through: LoadPlan } {
  const key = { authorization: `Bearer ${meili.key}` };
  const at = (address: string) => ({ host: '127.0.0.1', port: Number(new URL(address).port) });
  const total = queries.length;
  return {
    direct: {
      ...at(meili.origin),
      requests: queries.map(({ engine }) => httpRequest(PATH, key, engine)),
      connections,
      total,
    },
    through: {
      ...at(origin),
      requests: queries.map(({ path }) => httpRequest(path, { accept: 'application/json' })),
      connections,
      total,
    },
  };
}
