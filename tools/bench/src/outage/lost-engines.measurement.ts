import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { waitUntil } from '@gewerk/engines';
import { becomesEqual } from '../chaos/compared.js';
import { IndexedBusinesses } from '../chaos/indexed-businesses.js';
import { StoredBusinesses } from '../chaos/stored-businesses.js';
import type { Bench, Measurement, Row } from '../report/measurement.js';
import { SteadyLoad } from '../steady/steady-load.js';
import { lookAround, visits } from '../steady/visits.js';
import { BENCH_ENV } from '../system/bench-system.js';
import { LaunchedSystem } from '../system/launched-system.js';
import { OwnEngines } from '../system/own-engines.js';
import { ownerHeaders } from '../system/owner-session.js';
import { figuresOf, recoveryMs } from './outage-report.js';
import { OwnerWrites } from './owner-writes.js';
import { staleAfter } from './stale-change.js';

const PER_SECOND = Number(process.env['OUTAGE_RATE'] ?? 40);
const DEMO = 600;
const EDITED = 8;
const CALM_MS = 3_000;
const WATCH_MS = 20_000;
const HEAL_WITHIN_MS = 60_000;
const STALE_WITHIN_MS = 60_000;

/** Each engine but MongoDB comes back without anything that it had kept. MongoDB's loss is in `cluster`. */
const LOSSES = {
  redis: 'Valkey comes back empty',
  meili: 'Meilisearch comes back without its folder',
  nats: "NATS comes back without JetStream's store",
} as const;

export const lostEngines: Measurement = {
  name: 'lost-engines',
  title: 'Backing servers that come back without their data, under load',
  isUsual: false,
  async run(bench) {
    await bench.stop();
    const folder = join(bench.folder, 'lost-engines');
    const engines = await OwnEngines.start(folder);
    let system: LaunchedSystem | undefined;
    try {
      system = await LaunchedSystem.start({
        dataDir: join(bench.folder, 'lost-engines-data'),
        demo: DEMO,
        readyWithinMs: 240_000,
        env: { ...BENCH_ENV, RATE_LIMIT_WRITES: '1000000', ...engines.env },
      });
      return await measure(bench, engines, system);
    } finally {
      await system?.stop();
      await engines.stopAll();
    }
  },
};

async function measure({ say }: Bench, engines: OwnEngines, system: LaunchedSystem): Promise<Row[]> {
  const origin = system.url;
  const stored = new StoredBusinesses(system.record);
  const sights = await lookAround(origin);
  const headers = await ownerHeaders(origin);
  const writes = await OwnerWrites.begin(origin, headers, sights.ids.slice(0, EDITED));
  const load = new SteadyLoad([...visits(origin, sights), ...writes.kinds], PER_SECOND);
  const rows: Row[] = [];
  try {
    for (const [name, what] of Object.entries(LOSSES) as [keyof typeof LOSSES, string][]) {
      await delay(CALM_MS);
      load.take();
      await engines.lose(name);
      const backAt = Date.now();
      load.take();
      // Sessions are kept in Valkey: the operator logs in again.
      if (name === 'redis') Object.assign(headers, await loggedInAgain(origin));
      const index = new IndexedBusinesses(system.record);
      const isEqual = await becomesEqual(stored, index, HEAL_WITHIN_MS);
      const equalMs = Date.now() - backAt;
      await delay(WATCH_MS);
      const stale = await staleAfter(origin, headers, sights.ids[EDITED] ?? '', STALE_WITHIN_MS);
      const shots = load.take();
      const { outcomes } = figuresOf(shots);
      say(`${what}: ${JSON.stringify(outcomes)}`);
      const wellMs = recoveryMs(shots, backAt);
      rows.push(rowOf(what, { requests: shots.length, equalMs, isEqual, wellMs, stale }));
    }
  } finally {
    await load.stop();
    writes.stop();
    await stored.close();
  }
  const lost = await writes.lost(engines.env['MONGO_URL'] ?? '');
  for (const sentence of lost.slice(0, 10)) say(sentence);
  const what = `of ${writes.acknowledged} acknowledged writes, lost`;
  return [...rows, { what, gewerk: String(lost.length), target: '0', met: lost.length === 0 }];
}

/** @throws Error where no login succeeds while the system has time to heal */
async function loggedInAgain(origin: string): Promise<Record<string, string>> {
  let headers: Record<string, string> = {};
  const isIn = async (): Promise<boolean> => {
    headers = await ownerHeaders(origin);
    return true;
  };
  if (await waitUntil(() => isIn().catch(() => false), { timeoutMs: HEAL_WITHIN_MS })) return headers;
  throw new Error(`nobody could log in for ${HEAL_WITHIN_MS / 1_000} s`);
}

interface Healing {
  requests: number;
  isEqual: boolean;
  equalMs: number;
  wellMs: number;
  stale: string[];
}

function rowOf(what: string, { requests, isEqual, equalMs, wellMs, stale }: Healing): Row {
  const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
  return {
    what: `${what}, at ${PER_SECOND} requests/s (${requests} until it had healed and 20 s more): last answer that was not well; index equal to the database; where a change was not seen after ${STALE_WITHIN_MS / 1_000} s`,
    gewerk: `${seconds(wellMs)}; ${isEqual ? seconds(equalMs) : 'not'}; ${stale.join(', ') || 'nowhere'}`,
    target: `≤ 60 s; ≤ ${HEAL_WITHIN_MS / 1_000} s; nowhere`,
    met: wellMs <= HEAL_WITHIN_MS && isEqual && stale.length === 0,
  };
}
