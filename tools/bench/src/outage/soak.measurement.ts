import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Measurement } from '../report/measurement.js';
import { median, quantile } from '../report/statistics.js';
import { SteadyLoad } from '../steady/steady-load.js';
import { lookAround, visits } from '../steady/visits.js';
import { BENCH_ENV } from '../system/bench-system.js';
import { LaunchedSystem } from '../system/launched-system.js';
import { memoryMb } from '../system/process-figures.js';
import { isWell } from './outage-report.js';

/** Half of the visits that are possible on two cores which also generate the load. */
const PER_SECOND = 100;
const MINUTES = 20;
const SAMPLE_EVERY_MS = 5_000;
const MOST_GROWTH_MB = 20;
const ENGINES = ['mongo', 'nats', 'redis', 'meili'];

/** A long steady load; SOAK_MINUTES and SOAK_RATE make it shorter or heavier. */
export const soak: Measurement = {
  name: 'soak',
  title: 'Soak',
  isUsual: false,
  async run({ stop, folder, say }) {
    await stop();
    const minutes = Number(process.env['SOAK_MINUTES'] ?? MINUTES);
    const perSecond = Number(process.env['SOAK_RATE'] ?? PER_SECOND);
    const system = await LaunchedSystem.start({
      dataDir: join(folder, 'soak-data'),
      demo: 600,
      readyWithinMs: 240_000,
      env: BENCH_ENV,
    });
    const load = new SteadyLoad(visits(system.url, await lookAround(system.url)), perSecond);
    const samples = new Map<string, number[]>();
    const latencies: number[] = [];
    let failed = 0;
    try {
      for (const until = Date.now() + minutes * 60_000; Date.now() < until;) {
        await delay(SAMPLE_EVERY_MS);
        for (const { name, pid } of system.record.processes) {
          if (!ENGINES.includes(name))
            samples.set(name, [...(samples.get(name) ?? []), memoryMb(pid, 'VmRSS')]);
        }
        const shots = load.take();
        failed += shots.filter((shot) => !isWell(shot)).length;
        latencies.push(...shots.map(({ tookMs }) => tookMs));
      }
    } finally {
      await load.stop();
      await system.stop();
    }
    const growth = [...samples].map(([name, all]) => ({ name, mb: growthOf(all) }));
    for (const { name, mb } of growth)
      say(`${name}: ${mb.toFixed(1)} MB from the second quarter to the last`);
    const most = growth.reduce((one, other) => (other.mb > one.mb ? other : one));
    return [
      {
        what: `${minutes} minutes at ${perSecond} requests/s, p99 ${quantile(latencies, 0.99).toFixed(0)} ms: of ${latencies.length} requests failed`,
        gewerk: String(failed),
        target: '0',
        met: failed === 0,
      },
      {
        what: `memory from the second quarter to the last, the process that grew most (${most.name})`,
        gewerk: `${most.mb.toFixed(0)} MB`,
        target: `≤ ${MOST_GROWTH_MB} MB`,
        met: most.mb <= MOST_GROWTH_MB,
      },
    ];
  },
};

/**
 * Growth between the medians of the second and the last quarter of the time; the first quarter is for warming
 * up.
 */
function growthOf(samples: readonly number[]): number {
  const quarter = Math.floor(samples.length / 4);
  return median(samples.slice(-quarter)) - median(samples.slice(quarter, 2 * quarter));
}
