import { LoadGenerator, inTurns } from '../load/load-generator.js';
import { httpRequest, type LoadPlan } from '../load/load-plan.js';
import type { Measurement, Row } from '../report/measurement.js';
import { median, quantile } from '../report/statistics.js';
import type { BenchSystem } from '../system/bench-system.js';
import { cpuMs } from '../system/process-figures.js';
import { type SearchQuery, searchQueries } from './search-queries.js';

const PATH = '/indexes/businesses/search';
const ROUNDS = 7;
const CLIENTS = 16;
const LARGEST_P95_RATIO = 2.5;
const SMALLEST_RATE_RATIO = 0.6;
const QUERIES = 300;
/** Some ten thousand searches pass until Node has compiled what they run: so long it works slower, and compiles beside. */
const WARM_UP_SEARCHES = 12_000;

/** Searches through the gateway against the same requests sent straight to Meilisearch. */
export const search: Measurement = {
  name: 'search',
  title: 'Search',
  isUsual: true,
  async run({ system, say }) {
    const running = await system();
    const queries = await sameRequests(running, searchQueries(), say);
    const generator = new LoadGenerator();
    try {
      await generator.run(plans(running, queries, CLIENTS, WARM_UP_SEARCHES).through);
      return [
        await latencyOfOne(running, queries, generator),
        await rateOfMany(running, queries, generator, say),
      ];
    } finally {
      generator.close();
    }
  },
};

async function latencyOfOne(
  running: BenchSystem,
  queries: readonly SearchQuery[],
  generator: LoadGenerator,
): Promise<Row> {
  const { direct, through } = plans(running, queries, 1, queries.length);
  const rounds = await inTurns(
    ROUNDS,
    () => generator.run(direct),
    () => generator.run(through),
  );
  const of = (share: number) => ({
    alone: median(rounds.first.map(({ latencies }) => quantile(latencies, share))),
    gewerk: median(rounds.second.map(({ latencies }) => quantile(latencies, share))),
  });
  const [p50, p95] = [of(0.5), of(0.95)];
  const ratio = p95.gewerk / p95.alone;
  return {
    what: 'search, 1 client: p95 (p50)',
    alone: `${p95.alone.toFixed(1)} ms (${p50.alone.toFixed(1)})`,
    gewerk: `${p95.gewerk.toFixed(1)} ms (${p50.gewerk.toFixed(1)})`,
    ratio: ratio.toFixed(2),
    target: `≤ ${LARGEST_P95_RATIO}`,
    met: ratio <= LARGEST_P95_RATIO,
  };
}

async function rateOfMany(
  running: BenchSystem,
  queries: readonly SearchQuery[],
  generator: LoadGenerator,
  say: (line: string) => void,
): Promise<Row> {
  const { direct, through } = plans(running, queries, CLIENTS, queries.length * 4);
  const before = processorTimes(running);
  const rounds = await inTurns(
    ROUNDS,
    () => generator.run(direct),
    () => generator.run(through),
  );
  const alone = median(rounds.first.map(({ perSecond }) => perSecond));
  const gewerk = median(rounds.second.map(({ perSecond }) => perSecond));
  const searches = through.total * (ROUNDS + 1);
  const perSearch = processorTimes(running).map(
    ({ name, ms }, index) => `${name} ${((ms - (before[index]?.ms ?? 0)) / searches).toFixed(2)} ms`,
  );
  const client = median(rounds.second.map(({ clientCpuMs }) => clientCpuMs));
  say(`processor time a search: ${perSearch.join(', ')} (meili: both ways), client ${client.toFixed(2)} ms`);
  const ratio = gewerk / alone;
  return {
    what: `search, ${CLIENTS} clients: requests/s`,
    alone: alone.toFixed(0),
    gewerk: gewerk.toFixed(0),
    ratio: ratio.toFixed(2),
    target: `≥ ${SMALLEST_RATE_RATIO}`,
    met: ratio >= SMALLEST_RATE_RATIO,
  };
}

function processorTimes({ launched }: BenchSystem): { name: string; ms: number }[] {
  return ['gateway', 'search', 'nats', 'meili'].map((name) => ({
    name,
    ms: cpuMs(launched.processOf(name).pid),
  }));
}

function plans(
  { origin, meili }: BenchSystem,
  queries: readonly SearchQuery[],
  connections: number,
  total: number,
): { direct: LoadPlan; through: LoadPlan } {
  const key = { authorization: `Bearer ${meili.key}` };
  const at = (address: string) => ({ host: '127.0.0.1', port: Number(new URL(address).port) });
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

/**
 * The first 300 queries that the engine answers with the same hits directly as through the gateway, and with some: what
 * finds nothing is asked again by the search service, more widely, and would compare one request with several.
 */
async function sameRequests(
  { origin, meili }: BenchSystem,
  candidates: readonly SearchQuery[],
  say: (line: string) => void,
): Promise<SearchQuery[]> {
  const same: SearchQuery[] = [];
  let asked = 0;
  for (const query of candidates) {
    if (same.length === QUERIES) break;
    asked += 1;
    const direct = await fetch(`${meili.origin}${PATH}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${meili.key}`, 'content-type': 'application/json' },
      body: query.engine,
    });
    const through = await fetch(`${origin}${query.path}`);
    const { hits } = (await direct.json()) as { hits: { card: string }[] };
    const { businesses } = (await through.json()) as { businesses: { id: string }[] };
    const ids = hits.map(({ card }) => (JSON.parse(card) as { id: string }).id);
    if (ids.length > 0 && ids.join() === businesses.map(({ id }) => id).join()) same.push(query);
  }
  say(`${same.length} of ${asked} queries are one and the same request to the engine`);
  if (same.length < QUERIES) throw new Error(`fewer than ${QUERIES} queries can be compared`);
  return same;
}
