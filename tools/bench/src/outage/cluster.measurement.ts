import { setTimeout as delay } from 'node:timers/promises';
import type { Bench, Measurement, Row } from '../report/measurement.js';
import { OwnCluster } from '../system/own-cluster.js';
import { figuresOf, outageRows, recoveryMs } from './outage-report.js';
import { onEngines } from './trial-system.js';
import { WatchedLoad } from './watched-load.js';

/** CLUSTER_RATE reduces the load, for trying it out on a busy machine. */
const PER_SECOND = Number(process.env['CLUSTER_RATE'] ?? 60);
const CALM_MS = 5_000;
const AWAY_MS = 30_000;
/** How long the restarted member is observed while it catches up. */
const BACK_MS = 15_000;

/** In each cluster the member with the most work is killed under load, and restarted after 30 s. */
export const cluster: Measurement = {
  name: 'cluster',
  title: 'One member killed of a MongoDB replica set of three and of a NATS cluster of three',
  isUsual: false,
  run: (bench) =>
    onEngines(bench, 'cluster', OwnCluster.start, (engines, { url }) => measure(bench, engines, url)),
};

async function measure(bench: Bench, engines: OwnCluster, origin: string): Promise<Row[]> {
  const load = await WatchedLoad.begin(bench, origin, PER_SECOND);
  const rows: Row[] = [];
  try {
    const kinds = {
      "MongoDB's primary": () => engines.mongoPrimary(),
      "the leader of NATS's stream": () => engines.streamLeader(),
    };
    for (const [what, find] of Object.entries(kinds)) {
      await delay(CALM_MS);
      const member = await find();
      load.take();
      const killedAt = Date.now();
      await engines.members.kill(member);
      await delay(AWAY_MS);
      await engines.members.start(member);
      await delay(BACK_MS);
      const shots = load.take();
      const figures = figuresOf(shots);
      load.sayOf(`${member} (${what}) killed`, figures);
      rows.push(
        ...outageRows(figures, recoveryMs(shots, killedAt), {
          whole: `${what} killed, back after ${AWAY_MS / 1_000} s, at ${PER_SECOND} requests/s`,
          away: `${what} killed`,
          after: `${what} killed`,
        }),
      );
    }
  } finally {
    await load.stop();
  }
  return [...rows, await load.lostRow(engines.env['MONGO_URL'] ?? '')];
}
