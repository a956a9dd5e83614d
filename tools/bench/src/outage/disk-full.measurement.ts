import { execFile } from 'node:child_process';
import { mkdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ENGINE_NAMES, type EngineName } from '@gewerk/engines';
import type { Bench, Measurement, Row } from '../report/measurement.js';
import { BENCH_ENV } from '../system/bench-system.js';
import { LaunchedSystem } from '../system/launched-system.js';
import { OwnEngines } from '../system/own-engines.js';
import { figuresOf, isWell, recoveryMs } from './outage-report.js';
import { WatchedLoad } from './watched-load.js';
import { staleAfter } from './stale-change.js';

const run = promisify(execFile);
const PER_SECOND = Number(process.env['OUTAGE_RATE'] ?? 40);
const DEMO = 600;
/** Large enough for the files that each engine creates at its start. */
const DISK_MB: Record<EngineName, number> = { mongo: 1_024, nats: 192, redis: 96, meili: 512 };
const FULL_FOR_MS = 20_000;
const WATCH_MS = 30_000;
const WELL_WITHIN_MS = 30_000;
const MB = 1024 * 1024;

/** Each engine's data is on a small RAM disk, which is filled up with another file for 20 s. Needs root on Linux. */
export const diskFull: Measurement = {
  name: 'disk-full',
  title: "Each backing server's disk full for 20 s, under load",
  isUsual: false,
  async run(bench) {
    await bench.stop();
    const folder = join(bench.folder, 'disk-full');
    const disks = await mountDisks(folder);
    let engines: OwnEngines | undefined;
    let system: LaunchedSystem | undefined;
    try {
      engines = await OwnEngines.start(folder);
      system = await LaunchedSystem.start({
        dataDir: join(bench.folder, 'disk-full-data'),
        demo: DEMO,
        readyWithinMs: 240_000,
        env: { ...BENCH_ENV, RATE_LIMIT_WRITES: '1000000', ...engines.env },
      });
      return await measure(bench, engines, system, disks);
    } finally {
      await system?.stop();
      await engines?.stopAll();
      for (const disk of Object.values(disks)) await run('umount', ['-l', disk]);
    }
  },
};

async function mountDisks(folder: string): Promise<Record<EngineName, string>> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error('disk-full mounts disks in memory: it needs Linux and root');
  const disks = {} as Record<EngineName, string>;
  for (const name of ENGINE_NAMES) {
    disks[name] = join(folder, name);
    await mkdir(disks[name], { recursive: true });
    await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB[name]}m`, 'tmpfs', disks[name]]);
  }
  return disks;
}

async function measure(
  bench: Bench,
  engines: OwnEngines,
  system: LaunchedSystem,
  disks: Record<EngineName, string>,
): Promise<Row[]> {
  const origin = system.url;
  const load = await WatchedLoad.begin(bench, origin, PER_SECOND);
  const rows: Row[] = [];
  const pids = () => JSON.stringify(system.record.processes.map(({ name, pid }) => [name, pid]));
  try {
    for (const name of ENGINE_NAMES) {
      const before = pids();
      load.take();
      const ballast = await fill(disks[name]);
      await delay(FULL_FOR_MS);
      const full = figuresOf(load.take());
      await rm(ballast);
      const freeAt = Date.now();
      // An engine that exited on a full disk is restarted by its supervisor.
      await engines.revive(name);
      await delay(WATCH_MS);
      const after = load.take();
      const stale = await staleAfter(origin, load.headers, load.untouched[0] ?? '', WATCH_MS);
      load.sayOf(`${name} full`, full);
      for (const shot of after.filter((one) => !isWell(one)).slice(-4))
        bench.say(`  late: ${JSON.stringify(shot)}`);
      rows.push(
        ...rowsOf(name, full, { wellMs: recoveryMs(after, freeAt), stale, restarted: pids() !== before }),
      );
    }
  } finally {
    await load.stop();
  }
  return [...rows, await load.lostRow(engines.env['MONGO_URL'] ?? '')];
}

/** Fills a disk completely. @throws Error if space is left */
async function fill(disk: string): Promise<string> {
  const ballast = join(disk, 'ballast');
  const { bavail, bsize } = await statfs(disk);
  const megabytes = Math.ceil((bavail * bsize) / MB) + 1;
  // More space is requested than there is, so dd writes until the disk is full, and fails.
  await run('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=1M', `count=${megabytes}`]).catch(() => undefined);
  const left = await statfs(disk);
  if (left.bavail > 0) throw new Error(`${disk} has room left: ${left.bavail * left.bsize} bytes`);
  return ballast;
}

interface Afterwards {
  wellMs: number;
  stale: string[];
  restarted: boolean;
}

function rowsOf(
  name: EngineName,
  full: ReturnType<typeof figuresOf>,
  { wellMs, stale, restarted }: Afterwards,
): Row[] {
  const clear = full.wrong.filter(({ status }) => status !== 507);
  return [
    {
      what: `${name}'s disk full for ${FULL_FOR_MS / 1_000} s at ${PER_SECOND} requests/s: answers neither correct nor a clear 503 or 507; processes of Gewerk that restarted`,
      gewerk: `${clear.length} of ${full.requests}; ${restarted ? 'some' : 'none'}`,
      target: '0; none',
      met: clear.length === 0 && !restarted,
    },
    {
      what: `${name}'s disk has room again: last bad answer; where a change was not seen`,
      gewerk: `${(wellMs / 1_000).toFixed(1)} s; ${stale.join(', ') || 'nowhere'}`,
      target: `≤ ${WELL_WITHIN_MS / 1_000} s; nowhere`,
      met: wellMs <= WELL_WITHIN_MS && stale.length === 0,
    },
  ];
}
