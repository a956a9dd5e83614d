import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ENGINE_NAMES, type EngineName } from '@gewerk/engines';
import type { Bench, Measurement, Row } from '../report/measurement.js';
import { lookAround, visits } from '../steady/visits.js';
import { SteadyLoad } from '../steady/steady-load.js';
import { BENCH_ENV } from '../system/bench-system.js';
import { LaunchedSystem } from '../system/launched-system.js';
import { OwnEngines } from '../system/own-engines.js';
import { ownerHeaders } from '../system/owner-session.js';
import { figuresOf, recoveryMs, TELL_WITHIN_MS } from './outage-report.js';
import { OwnerWrites } from './owner-writes.js';

const AWAY_MS = 30_000;
/** OUTAGE_RATE makes it less, to try it out on a machine that is busy. */
const PER_SECOND = Number(process.env['OUTAGE_RATE'] ?? 60);
const CALM_MS = 5_000;
/** So long it may take until all is well again after a server is back. */
const RECOVER_WITHIN_MS = 15_000;
const WATCH_MS = 20_000;
const DEMO = 600;
const EDITED = 8;

/** Each backing server is stopped for 30 s under load; OUTAGE_OF names single ones (mongo,nats,redis,meili). */
export const outage: Measurement = {
  name: 'outage',
  title: 'Backing servers stopped for 30 s under load',
  isUsual: false,
  async run(bench) {
    await bench.stop();
    const engines = await OwnEngines.start(join(bench.folder, 'outage-engines'));
    let system: LaunchedSystem | undefined;
    try {
      system = await LaunchedSystem.start({
        dataDir: join(bench.folder, 'outage-data'),
        demo: DEMO,
        readyWithinMs: 240_000,
        env: { ...BENCH_ENV, RATE_LIMIT_WRITES: '1000000', ...engines.env },
      });
      return await measure(bench, engines, system.url);
    } finally {
      await system?.stop();
      await engines.stopAll();
    }
  },
};

async function measure({ say }: Bench, engines: OwnEngines, origin: string): Promise<Row[]> {
  const sights = await lookAround(origin);
  const writes = await OwnerWrites.begin(origin, await ownerHeaders(origin), sights.ids.slice(0, EDITED));
  const load = new SteadyLoad([...visits(origin, sights), ...writes.kinds], PER_SECOND);
  const rows: Row[] = [];
  try {
    for (const name of chosen()) {
      await delay(CALM_MS);
      load.take();
      await engines.stop(name);
      await delay(AWAY_MS);
      const away = figuresOf(load.take());
      await engines.start(name);
      const backAt = Date.now();
      load.take();
      await delay(WATCH_MS);
      const after = load.take();
      const recovered = recoveryMs(after, backAt);
      say(`${name} away: ${JSON.stringify(away.outcomes)}`);
      for (const shot of away.wrong.slice(0, 12)) say(`  not as it should be: ${JSON.stringify(shot)}`);
      rows.push(...rowsOf(name, away, recovered));
    }
  } finally {
    await load.stop();
    writes.stop();
  }
  const lost = await writes.lost(engines.env['MONGO_URL'] ?? '');
  for (const sentence of lost.slice(0, 10)) say(sentence);
  const what = `of ${writes.acknowledged} acknowledged writes (changes of the owner, messages), lost`;
  return [...rows, { what, gewerk: String(lost.length), target: '0', met: lost.length === 0 }];
}

function rowsOf(name: EngineName, away: ReturnType<typeof figuresOf>, recovered: number): Row[] {
  const { requests, cachedMissed, wrong, refusalMs } = away;
  return [
    {
      what: `${name} away for ${AWAY_MS / 1_000} s at ${PER_SECOND} requests/s: cached pages not sent; neither well answered nor 503 with Retry-After`,
      gewerk: `${cachedMissed}; ${wrong.length} of ${requests}`,
      target: '0; 0',
      met: cachedMissed === 0 && wrong.length === 0,
    },
    {
      what: `${name} away: 503 answered within (99.9%)`,
      gewerk: `${(refusalMs / 1_000).toFixed(2)} s`,
      target: `≤ ${TELL_WITHIN_MS / 1_000} s`,
      met: refusalMs <= TELL_WITHIN_MS,
    },
    {
      what: `${name} back: last answer that was not well after`,
      gewerk: `${(recovered / 1_000).toFixed(1)} s`,
      target: `≤ ${RECOVER_WITHIN_MS / 1_000} s`,
      met: recovered <= RECOVER_WITHIN_MS,
    },
  ];
}

function chosen(): readonly EngineName[] {
  const named = process.env['OUTAGE_OF']?.split(',');
  return named ? ENGINE_NAMES.filter((name) => named.includes(name)) : ENGINE_NAMES;
}
