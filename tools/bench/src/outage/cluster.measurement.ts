import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Bench, Measurement, Row } from '../report/measurement.js';
import { SteadyLoad } from '../steady/steady-load.js';
import { lookAround, visits } from '../steady/visits.js';
import { BENCH_ENV } from '../system/bench-system.js';
import { LaunchedSystem } from '../system/launched-system.js';
import { OwnCluster } from '../system/own-cluster.js';
import { ownerHeaders } from '../system/owner-session.js';
import { figuresOf, type OutageFigures, recoveryMs, TELL_WITHIN_MS } from './outage-report.js';
import { OwnerWrites } from './owner-writes.js';

/** CLUSTER_RATE makes it less, to try it out on a machine that is busy. */
const PER_SECOND = Number(process.env['CLUSTER_RATE'] ?? 60);
const CALM_MS = 5_000;
const AWAY_MS = 30_000;
/** How long the member that came back is watched taking its part again. */
const BACK_MS = 15_000;
const RECOVER_WITHIN_MS = 15_000;
const DEMO = 600;
const EDITED = 8;

/** The member of each cluster that has most to do is killed under load, and comes back after 30 s. */
export const cluster: Measurement = {
  name: 'cluster',
  title: 'One member killed of a MongoDB replica set of three and of a NATS cluster of three',
  isUsual: false,
  async run(bench) {
    await bench.stop();
    const engines = await OwnCluster.start(join(bench.folder, 'cluster-engines'));
    let system: LaunchedSystem | undefined;
    try {
      system = await LaunchedSystem.start({
        dataDir: join(bench.folder, 'cluster-data'),
        demo: DEMO,
        readyWithinMs: 240_000,
        env: { ...BENCH_ENV, RATE_LIMIT_WRITES: '1000000', ...engines.env },
      });
      return await measure(bench, engines, system.url);
    } finally {
      await system?.stop();
      await engines.members.stopAll();
    }
  },
};

async function measure({ say }: Bench, engines: OwnCluster, origin: string): Promise<Row[]> {
  const sights = await lookAround(origin);
  const writes = await OwnerWrites.begin(origin, await ownerHeaders(origin), sights.ids.slice(0, EDITED));
  const load = new SteadyLoad([...visits(origin, sights), ...writes.kinds], PER_SECOND);
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
      say(`${member} (${what}) killed: ${JSON.stringify(figures.outcomes)}`);
      for (const shot of figures.wrong.slice(0, 12)) say(`  not as it should be: ${JSON.stringify(shot)}`);
      rows.push(...rowsOf(what, figures, recoveryMs(shots, killedAt)));
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

function rowsOf(what: string, figures: OutageFigures, recovered: number): Row[] {
  const { requests, cachedMissed, wrong, refusalMs } = figures;
  return [
    {
      what: `${what} killed, back after ${AWAY_MS / 1_000} s, at ${PER_SECOND} requests/s: cached pages not sent; neither well answered nor 503 with Retry-After`,
      gewerk: `${cachedMissed}; ${wrong.length} of ${requests}`,
      target: '0; 0',
      met: cachedMissed === 0 && wrong.length === 0,
    },
    {
      what: `${what} killed: 503 answered within (99.9%)`,
      gewerk: `${(refusalMs / 1_000).toFixed(2)} s`,
      target: `≤ ${TELL_WITHIN_MS / 1_000} s`,
      met: refusalMs <= TELL_WITHIN_MS,
    },
    {
      what: `${what} killed: last answer that was not well after`,
      gewerk: `${(recovered / 1_000).toFixed(1)} s`,
      target: `≤ ${RECOVER_WITHIN_MS / 1_000} s`,
      met: recovered <= RECOVER_WITHIN_MS,
    },
  ];
}
