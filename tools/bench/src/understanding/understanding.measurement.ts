import type { Measurement, Row } from '../report/measurement.js';
import { quantile } from '../report/statistics.js';
import { BUSINESSES } from '../system/bench-system.js';
import type { Probe, SearchAnswer } from './probe.js';
import { probesOf } from './probes.js';
import { roundTrips } from './round-trips.js';
import { suggestionProbes } from './suggestion-probes.js';

/** BENCH_SEED sets a different seed, which results in different probes. */
const SEED = Number(process.env['BENCH_SEED'] ?? 21);
const EACH = Number(process.env['BENCH_EACH'] ?? 80);
const FIRST = 5;
const SHOWN_MISSES = 6;
/** Minimum proportion of each family's probes that must succeed, where it differs from the default. */
const TARGETS: Readonly<Record<string, number>> = {
  'names as written': 0.99,
  'names, one letter wrong': 0.99,
  'names, first letter wrong': 0.99,
  'names, letter missing': 0.99,
  'names, words joined': 0.99,
  'names, without umlauts': 0.99,
  'names, two letters wrong': 0.95,
  districts: 0.92,
  needs: 0.97,
  'needs known': 0.97,
  'needs known, with a city': 0.97,
  'needs with a city in the field': 0.97,
  times: 0.95,
  'open at the weekend': 0.95,
  'needs never seen before': 0.85,
  'needs with a city': 0.85,
  WLAN: 0.95,
  wheelchair: 0.95,
  'open on Sunday': 0.95,
  sentences: 0.95,
};
const USUAL_TARGET = 0.98;
const SUGGESTED_TARGET = 0.95;
const IN_TWO = 0.95;

/**
 * Whether the first five results answer questions in the many forms that people use; the correct answers are
 * computed from the data.
 */
export const understanding: Measurement = {
  name: 'understanding',
  title: 'Understanding of questions',
  isUsual: false,
  async run({ system, say }) {
    const { origin, launched } = await system();
    const before = await roundTrips(launched.record);
    const latencies: number[] = [];
    const results = new Map<string, { fit: number; asked: number; silent: number; misses: string[] }>();
    const of = (family: string) => {
      const known = results.get(family) ?? { fit: 0, asked: 0, silent: 0, misses: [] };
      results.set(family, known);
      return known;
    };
    const probes = probesOf(SEED, EACH);
    for (const probe of probes) {
      const startedAt = performance.now();
      const answer = await ask(origin, probe);
      latencies.push(performance.now() - startedAt);
      const result = of(probe.family);
      result.asked += 1;
      if (probe.fits(answer.businesses.slice(0, FIRST), answer)) result.fit += 1;
      else {
        result.misses.push(missOf(probe, answer));
        const isSaid = answer.notice !== null || (answer.understood?.ignored.length ?? 0) > 0;
        if (answer.total > 0 && !isSaid) result.silent += 1;
      }
    }
    const after = await roundTrips(launched.record);
    const inTwo = (after.few - before.few) / (after.all - before.all);
    for (const { family, query, field, fits } of suggestionProbes(SEED, EACH)) {
      const result = of(family);
      result.asked += 1;
      const answer = await fetch(
        `${origin}/api/suggestions?${new URLSearchParams({ query, ...(field ? { field } : {}) })}`,
      );
      if (fits((await answer.json()) as Parameters<typeof fits>[0])) result.fit += 1;
      else result.misses.push(query);
    }
    const rows = [...results].map(([family, { fit, asked, misses }]): Row => {
      for (const miss of misses.slice(0, SHOWN_MISSES)) say(`${family}: ${miss}`);
      const least = TARGETS[family] ?? (family.startsWith('suggestions') ? SUGGESTED_TARGET : USUAL_TARGET);
      return {
        what: `${family}: ${asked} probes, the first ${FIRST} relevant`,
        gewerk: percent(fit / asked),
        target: `≥ ${percent(least)}`,
        met: fit / asked >= least,
      };
    });
    const silent = [...results.values()].reduce((sum, result) => sum + result.silent, 0);
    say(`p50 ${quantile(latencies, 0.5).toFixed(0)} ms, p95 ${quantile(latencies, 0.95).toFixed(0)} ms`);
    return [
      ...rows,
      {
        what: `all: ${probes.length} searches among ${BUSINESSES} businesses, wrong without saying so`,
        gewerk: percent(silent / probes.length),
        target: '≤ 1.0%',
        met: silent / probes.length <= 0.01,
      },
      {
        what: 'answered with at most two requests to the engine, one after the other',
        gewerk: percent(inTwo),
        target: `≥ ${percent(IN_TWO)}`,
        met: inTwo >= IN_TWO,
      },
    ];
  },
};

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

async function ask(origin: string, { query, location }: Probe): Promise<SearchAnswer> {
  const parameters = new URLSearchParams({
    ...(query ? { query } : {}),
    ...(location ? { location } : {}),
    limit: '10',
  });
  const answer = await fetch(`${origin}/api/businesses/search?${parameters}`);
  if (!answer.ok) throw new Error(`a search answered ${answer.status}`);
  return (await answer.json()) as SearchAnswer;
}

function missOf({ query = '', location }: Probe, { businesses, notice }: SearchAnswer): string {
  const [first] = businesses;
  const got = first ? `${first.name} (${first.category ?? ''}, ${first.city})` : 'nothing';
  return `'${query}'${location ? ` @ ${location}` : ''} gave ${got}${notice ? `, ${notice.kind}` : ''}`;
}
