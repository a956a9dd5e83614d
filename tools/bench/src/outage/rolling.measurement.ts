import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Measurement } from '../report/measurement.js';
import { quantile } from '../report/statistics.js';
import { SteadyLoad } from '../steady/steady-load.js';
import { lookAround, visits } from '../steady/visits.js';
import { BENCH_ENV } from '../system/bench-system.js';
import { LaunchedSystem } from '../system/launched-system.js';
import { isWell } from './outage-report.js';

/** ROLLING_RATE reduces the load, for trying it out on a busy machine. */
const PER_SECOND = Number(process.env['ROLLING_RATE'] ?? 200);
const DEMO = 600;
const BACK_LIMIT_MS = 60_000;
const BETWEEN_MS = 1_500;

/** In a system with two of each process, all are stopped one after the other, as by an update, under load. */
export const rolling: Measurement = {
  name: 'rolling',
  title: 'Rolling restart of every process under load',
  isUsual: false,
  async run({ stop, folder, say }) {
    await stop();
    const system = await LaunchedSystem.start({
      dataDir: join(folder, 'rolling-data'),
      demo: DEMO,
      readyWithinMs: 300_000,
      env: { ...BENCH_ENV, REPLICAS: '2' },
    });
    const load = new SteadyLoad(visits(system.url, await lookAround(system.url)), PER_SECOND);
    let failed = 0;
    let requests = 0;
    const latencies: number[] = [];
    try {
      await delay(BETWEEN_MS);
      const names = Object.keys(system.record.health);
      for (const name of names) {
        const ended = system.end(name);
        const isBack = await system.isBack(name, ended, BACK_LIMIT_MS);
        if (!isBack) throw new Error(`${name} did not come back`);
        await delay(BETWEEN_MS);
        const shots = load.take();
        const bad = shots.filter((shot) => !isWell(shot));
        for (const shot of bad.slice(0, 8)) say(`${name} restarted: ${JSON.stringify(shot)}`);
        requests += shots.length;
        failed += bad.length;
        latencies.push(...shots.map(({ tookMs }) => tookMs));
      }
      return [
        {
          what: `${names.length} processes restarted in turn at ${PER_SECOND} requests/s (p99 ${quantile(latencies, 0.99).toFixed(0)} ms): of ${requests} requests failed`,
          gewerk: String(failed),
          target: '0',
          met: failed === 0,
        },
      ];
    } finally {
      await load.stop();
      await system.stop();
    }
  },
};
