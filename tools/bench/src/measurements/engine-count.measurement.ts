import { setTimeout as delay } from 'node:timers/promises';
import { waitUntil } from '@gewerk/engines';
import { LoadGenerator } from '../load/load-generator.js';
import { httpRequest } from '../load/load-plan.js';
import { onEngines } from '../outage/trial-system.js';
import type { Bench, Measurement, Row } from '../report/measurement.js';
import { quantile } from '../report/statistics.js';
import type { LaunchedSystem } from '../system/launched-system.js';
import { cpuMs } from '../system/process-figures.js';
import { SeveralSearchEngines } from '../system/several-search-engines.js';
import { metricsOf } from '../system/system-record.js';
import { searchQueries } from './search-queries.js';

const COUNTS = [1, 2, 3] as const;
const BUSINESSES = 5_000;
const CLIENTS = 16;
const WARM_UP = 6_000;
const SEARCHES = 6_000;
const WELL_WITHIN_MS = 60_000;
/** The engines have nothing left to index once they used hardly any processor time for this long. */
const REST_MS = 3_000;
const AT_REST_MS = 60;
const REST_WITHIN_MS = 120_000;
/** Maximum processor time of a search, as a multiple of that with one engine. */
const MOST_MORE = 1.25;
/** How much more than its share one engine may do. */
const MOST_UNEVEN = 1.3;

interface Figures {
  perSecond: number;
  p99Ms: number;
  /** Processor time of a search in all engines together, and in the search service, in milliseconds. */
  enginesMs: number;
  serviceMs: number;
  /** The largest share of the work that one engine did. */
  largestShare: number;
  /** Processor time of all engines until every business was indexed, in seconds. */
  indexedS: number;
}

/**
 * How much work additional engines take over. On one machine they add no processors, so the processor time of a
 * search is compared.
 */
export const engineCount: Measurement = {
  name: 'engine-count',
  title: 'One, two and three search engines',
  isUsual: false,
  async run(bench) {
    const rows: Row[] = [];
    let one: Figures | undefined;
    for (const count of COUNTS) {
      const start = (folder: string) => SeveralSearchEngines.start(folder, count);
      const measured = await onEngines(
        bench,
        `engine-count-${count}`,
        start,
        async (engines, system) => {
          const figures = await measure(bench, engines, system);
          one ??= figures;
          return [rowOf(count, figures, one)];
        },
        BUSINESSES,
      );
      rows.push(...measured);
    }
    return rows;
  },
};

async function measure(
  bench: Bench,
  engines: SeveralSearchEngines,
  system: LaunchedSystem,
): Promise<Figures> {
  const { record, url } = system;
  const areAsked = async (): Promise<boolean> => {
    const well = (await metricsOf(record, 'search')).match(/^gewerk_search_engine_well\{[^}]*\} 1$/gm) ?? [];
    return well.length === engines.each.length;
  };
  if (!(await waitUntil(areAsked, { timeoutMs: WELL_WITHIN_MS })))
    throw new Error('not all engines were asked');
  await rest(engines);
  const indexedS = sum(engines.processorTimes) / 1_000;
  const generator = new LoadGenerator();
  try {
    const ask = (seed: number, count: number) =>
      generator.run({
        ...{ host: '127.0.0.1', port: Number(new URL(url).port), connections: CLIENTS, total: count },
        requests: searchQueries(seed, count).map(({ path }) =>
          httpRequest(path, { accept: 'application/json' }),
        ),
      });
    await ask(1, WARM_UP);
    const service = system.processOf('search').pid;
    const [enginesBefore, serviceBefore] = [engines.processorTimes, cpuMs(service)];
    const { perSecond, latencies } = await ask(2, SEARCHES);
    const used = engines.processorTimes.map((ms, at) => ms - (enginesBefore[at] ?? 0));
    bench.say(
      `processor time of each engine: ${used.map((ms) => `${(ms / SEARCHES).toFixed(2)} ms`).join(', ')}`,
    );
    return {
      perSecond,
      p99Ms: quantile(latencies, 0.99),
      enginesMs: sum(used) / SEARCHES,
      serviceMs: (cpuMs(service) - serviceBefore) / SEARCHES,
      largestShare: Math.max(...used) / sum(used),
      indexedS,
    };
  } finally {
    generator.close();
  }
}

/** @throws Error if they are still indexing after two minutes */
async function rest(engines: SeveralSearchEngines): Promise<void> {
  const isAtRest = async (): Promise<boolean> => {
    const before = sum(engines.processorTimes);
    await delay(REST_MS);
    return sum(engines.processorTimes) - before < AT_REST_MS * engines.each.length;
  };
  if (!(await waitUntil(isAtRest, { timeoutMs: REST_WITHIN_MS })))
    throw new Error('the engines are still indexing');
}

function rowOf(count: number, figures: Figures, one: Figures): Row {
  const { perSecond, p99Ms, enginesMs, serviceMs, largestShare, indexedS } = figures;
  const isEven = largestShare <= MOST_UNEVEN / count;
  return {
    what: `${count === 1 ? '1 engine' : `${count} engines`}, ${SEARCHES} uncached searches by ${CLIENTS} clients: searches/s (p99); processor time a search in all engines, in the service; largest share of one engine; processor time to index ${BUSINESSES} businesses in all`,
    gewerk: `${perSecond.toFixed(0)} (${p99Ms.toFixed(0)} ms); ${enginesMs.toFixed(2)} ms, ${serviceMs.toFixed(2)} ms; ${(largestShare * 100).toFixed(0)}%; ${indexedS.toFixed(1)} s`,
    target: `a search ≤ ${MOST_MORE} × that with one; share ≤ ${((MOST_UNEVEN / count) * 100).toFixed(0)}%`,
    met: enginesMs <= one.enginesMs * MOST_MORE && isEven,
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
