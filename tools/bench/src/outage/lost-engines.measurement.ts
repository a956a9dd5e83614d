import { setTimeout as delay } from 'node:timers/promises';
import { waitUntil } from '@gewerk/engines';
import { becomesEqual } from '../chaos/compared.js';
import { IndexedBusinesses } from '../chaos/indexed-businesses.js';
import { StoredBusinesses } from '../chaos/stored-businesses.js';
import type { Bench, Measurement, Row } from '../report/measurement.js';
import type { LaunchedSystem } from '../system/launched-system.js';
import { OwnEngines } from '../system/own-engines.js';
import { operatorHeaders } from '../system/operator-session.js';
import { figuresOf, recoveryMs } from './outage-report.js';
import { staleAfter } from './stale-change.js';
import { onEngines } from './trial-system.js';
import { WatchedLoad } from './watched-load.js';

const PER_SECOND = Number(process.env['OUTAGE_RATE'] ?? 40);
const CALM_MS = 3_000;
const WATCH_MS = 20_000;
const HEAL_WITHIN_MS = 60_000;
const STALE_WITHIN_MS = 60_000;

/**
 * Each engine except MongoDB is restarted without any of its data. A lost MongoDB is measured in `cluster`.
 */
const LOSSES = {
  redis: 'Valkey comes back empty',
  meili: 'Meilisearch comes back without its folder',
  nats: "NATS comes back without JetStream's store",
} as const;

export const lostEngines: Measurement = {
  name: 'lost-engines',
  title: 'Backing servers that come back without their data, under load',
  isUsual: false,
  run: (bench) =>
    onEngines(bench, 'lost-engines', OwnEngines.start, (engines, system) => measure(bench, engines, system)),
};

async function measure(bench: Bench, engines: OwnEngines, system: LaunchedSystem): Promise<Row[]> {
  const origin = system.url;
  const stored = new StoredBusinesses(system.record);
  const load = await WatchedLoad.begin(bench, origin, PER_SECOND);
  const rows: Row[] = [];
  try {
    for (const [name, what] of Object.entries(LOSSES) as [keyof typeof LOSSES, string][]) {
      await delay(CALM_MS);
      load.take();
      await engines.lose(name);
      const backAt = Date.now();
      load.take();
      // Sessions are stored in Valkey, so the operator logs in again.
      if (name === 'redis') Object.assign(load.headers, await loggedInAgain(origin));
      const index = new IndexedBusinesses(system.record);
      const isEqual = await becomesEqual(stored, index, HEAL_WITHIN_MS);
      const equalMs = Date.now() - backAt;
      await delay(WATCH_MS);
      const stale = await staleAfter(origin, load.headers, load.untouched[0] ?? '', STALE_WITHIN_MS);
      const shots = load.take();
      const { outcomes } = figuresOf(shots);
      bench.say(`${what}: ${JSON.stringify(outcomes)}`);
      const wellMs = recoveryMs(shots, backAt);
      rows.push(rowOf(what, { requests: shots.length, equalMs, isEqual, wellMs, stale }));
    }
  } finally {
    await load.stop();
    await stored.close();
  }
  return [...rows, await load.lostRow(engines.env['MONGO_URL'] ?? '')];
}

/** @throws Error if no login succeeds within the time that the system has to recover */
async function loggedInAgain(origin: string): Promise<Record<string, string>> {
  let headers: Record<string, string> = {};
  const isIn = async (): Promise<boolean> => {
    headers = await operatorHeaders(origin);
    return true;
  };
  if (await waitUntil(() => isIn().catch(() => false), { timeoutMs: HEAL_WITHIN_MS })) return headers;
  throw new Error(`no login succeeded for ${HEAL_WITHIN_MS / 1_000} s`);
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
    what: `${what}, at ${PER_SECOND} requests/s (${requests} until recovery and 20 s more): last bad answer; index equal to the database; where a change was not seen after ${STALE_WITHIN_MS / 1_000} s`,
    gewerk: `${seconds(wellMs)}; ${isEqual ? seconds(equalMs) : 'not'}; ${stale.join(', ') || 'nowhere'}`,
    target: `≤ 60 s; ≤ ${HEAL_WITHIN_MS / 1_000} s; nowhere`,
    met: wellMs <= HEAL_WITHIN_MS && isEqual && stale.length === 0,
  };
}
