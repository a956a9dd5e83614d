import { setTimeout as delay } from 'node:timers/promises';
import { waitUntil } from '@gewerk/engines';
import { becomesEqual } from '../chaos/compared.js';
import { IndexedBusinesses } from '../chaos/indexed-businesses.js';
import { StoredBusinesses } from '../chaos/stored-businesses.js';
import { searchQueries } from '../measurements/search-queries.js';
import type { Bench, Measurement, Row } from '../report/measurement.js';
import { SteadyLoad } from '../steady/steady-load.js';
import type { LaunchedSystem } from '../system/launched-system.js';
import { metricsOf } from '../system/system-record.js';
import { SeveralSearchEngines } from '../system/several-search-engines.js';
import { isWell } from './outage-report.js';
import { onEngines } from './trial-system.js';
import { WatchedLoad } from './watched-load.js';

const SEARCHES_PER_SECOND = Number(process.env['OUTAGE_RATE'] ?? 100);
const OTHERS_PER_SECOND = 20;
const QUESTIONS = 6_000;
const CALM_MS = 3_000;
const AWAY_MS = 15_000;
const BACK_WITHIN_MS = 60_000;
const EQUAL_WITHIN_MS = 60_000;
const WELL = /^gewerk_search_engine_well\{engine="meilisearch-2"\} 1$/m;

export const searchEngines: Measurement = {
  name: 'search-engines',
  title: 'Two search engines, one of them killed under load',
  isUsual: false,
  run: (bench) =>
    onEngines(
      bench,
      'search-engines',
      (folder) => SeveralSearchEngines.start(folder, 2),
      (engines, system) => measure(bench, engines, system),
    ),
};

/** Sends searches that were never sent before, and counts what a visitor would notice. */
class Searches {
  degraded = 0;
  private nth = 0;
  private readonly questions = searchQueries(77, QUESTIONS);
  private readonly load: SteadyLoad;

  constructor(
    origin: string,
    private readonly say: Bench['say'],
  ) {
    const send = async (signal: AbortSignal): Promise<Response> => {
      const path = this.questions[(this.nth += 1) % QUESTIONS]?.path ?? '';
      const answer = await fetch(`${origin}${path}`, { signal });
      const text = await answer.text();
      if (text.includes('"degraded"')) this.degraded += 1;
      return new Response(text, answer);
    };
    this.load = new SteadyLoad([{ name: 'search', weight: 1, send }], SEARCHES_PER_SECOND);
  }

  /** Stops the load and returns what visitors noticed. */
  async end(): Promise<{ asked: number; failed: number; slowestMs: number }> {
    await this.load.stop();
    const shots = this.load.take();
    for (const shot of shots.filter((one) => !isWell(one)).slice(0, 12))
      this.say(`  failed: ${JSON.stringify(shot)}`);
    return {
      asked: shots.length,
      failed: shots.filter((shot) => !isWell(shot)).length,
      slowestMs: Math.max(...shots.map(({ tookMs }) => tookMs)),
    };
  }
}

async function measure(bench: Bench, engines: SeveralSearchEngines, system: LaunchedSystem): Promise<Row[]> {
  const { record, url } = system;
  const isAsked = async (): Promise<boolean> => WELL.test(await metricsOf(record, 'search'));
  if (!(await waitUntil(isAsked, { timeoutMs: BACK_WITHIN_MS })))
    throw new Error('the second engine was not asked');
  const stored = new StoredBusinesses(record);
  const others = await WatchedLoad.begin(bench, url, OTHERS_PER_SECOND);
  const searches = new Searches(url, bench.say);
  try {
    await delay(CALM_MS);
    await engines.killLast();
    await delay(AWAY_MS);
    await engines.restartLast();
    const backAt = Date.now();
    const isBack = await waitUntil(isAsked, { timeoutMs: BACK_WITHIN_MS });
    const backMs = Date.now() - backAt;
    await delay(CALM_MS);
    const figures = await searches.end();
    await others.stop();
    const equal = await Promise.all(
      engines.each.map((engine) => {
        const index = new IndexedBusinesses({ ...record, env: { ...record.env, ...engine } });
        return becomesEqual(stored, index, EQUAL_WITHIN_MS);
      }),
    );
    return [
      lossRow(figures, searches.degraded),
      {
        what: 'from its return until it is asked again; indexes equal to the database after the load',
        gewerk: `${isBack ? `${(backMs / 1_000).toFixed(1)} s` : 'not'}; ${equal.filter(Boolean).length} of 2`,
        target: `≤ ${BACK_WITHIN_MS / 1_000} s; 2 of 2`,
        met: isBack && equal.every(Boolean),
      },
      await others.lostRow(engines.env['MONGO_URL'] ?? ''),
    ];
  } finally {
    await searches.end();
    await others.stop();
    await stored.close();
  }
}

function lossRow({ asked, failed, slowestMs }: Awaited<ReturnType<Searches['end']>>, degraded: number): Row {
  return {
    what: `one killed for ${AWAY_MS / 1_000} s at ${SEARCHES_PER_SECOND} searches/s beside ${OTHERS_PER_SECOND} other requests/s: of ${asked} searches (slowest ${slowestMs.toFixed(0)} ms) degraded; failed`,
    gewerk: `${degraded}; ${failed}`,
    target: '0; 0',
    met: degraded === 0 && failed === 0,
  };
}
