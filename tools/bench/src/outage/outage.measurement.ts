import { setTimeout as delay } from 'node:timers/promises';
import { ENGINE_NAMES, type EngineName } from '@gewerk/engines';
import type { Bench, Measurement, Row } from '../report/measurement.js';
import { OwnEngines } from '../system/own-engines.js';
import { figuresOf, outageRows, recoveryMs } from './outage-report.js';
import { onEngines } from './trial-system.js';
import { WatchedLoad } from './watched-load.js';

const AWAY_MS = 30_000;
/** OUTAGE_RATE reduces the load, for trying it out on a busy machine. */
const PER_SECOND = Number(process.env['OUTAGE_RATE'] ?? 60);
const CALM_MS = 5_000;
const WATCH_MS = 20_000;

/**
 * Each backing server is stopped for 30 s under load; OUTAGE_OF selects single ones (mongo,nats,redis,meili).
 */
export const outage: Measurement = {
  name: 'outage',
  title: 'Backing servers stopped for 30 s under load',
  isUsual: false,
  run: (bench) =>
    onEngines(bench, 'outage', OwnEngines.start, (engines, { url }) => measure(bench, engines, url)),
};

async function measure(bench: Bench, engines: OwnEngines, origin: string): Promise<Row[]> {
  const load = await WatchedLoad.begin(bench, origin, PER_SECOND);
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
      const recovered = recoveryMs(load.take(), backAt);
      load.sayOf(`${name} away`, away);
      rows.push(
        ...outageRows(away, recovered, {
          whole: `${name} away for ${AWAY_MS / 1_000} s at ${PER_SECOND} requests/s`,
          away: `${name} away`,
          after: `${name} back`,
        }),
      );
    }
  } finally {
    await load.stop();
  }
  return [...rows, await load.lostRow(engines.env['MONGO_URL'] ?? '')];
}

function chosen(): readonly EngineName[] {
  const named = process.env['OUTAGE_OF']?.split(',');
  return named ? ENGINE_NAMES.filter((name) => named.includes(name)) : ENGINE_NAMES;
}
