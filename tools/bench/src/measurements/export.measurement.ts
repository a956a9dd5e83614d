import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Measurement } from '../report/measurement.js';
import type { BenchSystem } from '../system/bench-system.js';
import { operatorHeaders } from '../system/operator-session.js';
import { memoryMb } from '../system/process-figures.js';
import { addressOf } from '../system/system-record.js';

const SMALLEST_RATIO = 0.7;
/**
 * How much more memory the processes may use in the second half of the rows than in the first; memory that
 * grows with the rows exceeds it.
 */
const MOST_GROWTH_MB = 30;
const SAMPLE_MS = 100;
const TURNS = 3;
const WRITER = resolve(import.meta.dirname, '../load/export-alone.js');
const DATABASE = 'gewerk_directory';
const EXPORTERS = ['gateway', 'import-export', 'directory'];

interface Turn {
  rows: number;
  rowsPerSecond: number;
  /** Rows per second of the engine alone: the mean of a run before and one after. */
  alone: number;
}

/**
 * The download of the whole directory in the panel, compared with fast-csv writing directly from a cursor of
 * the database.
 */
export const exporting: Measurement = {
  name: 'export',
  title: 'Export of the directory',
  isUsual: true,
  async run({ system, say }) {
    const running = await system();
    const pids = EXPORTERS.map((name) => running.launched.processOf(name).pid);
    const turns: Turn[] = [];
    let samples: number[][] = [];
    let before = await writeAlone(running);
    for (let turn = 0; turn < TURNS; turn += 1) {
      samples = [];
      const sampling = setInterval(() => samples.push(pids.map((pid) => memoryMb(pid, 'VmRSS'))), SAMPLE_MS);
      const downloaded = await download(running.origin);
      clearInterval(sampling);
      const after = await writeAlone(running);
      turns.push({
        ...downloaded,
        rowsPerSecond: downloaded.rows / downloaded.seconds,
        alone: (before + after) / 2,
      });
      before = after;
      say(
        `${downloaded.rows} rows in ${downloaded.seconds.toFixed(1)} s, the first bytes after ${downloaded.firstMs.toFixed(0)} ms`,
      );
    }
    turns.sort((one, other) => ratioOf(one) - ratioOf(other));
    say(`ratios: ${turns.map((turn) => ratioOf(turn).toFixed(2)).join(', ')}`);
    const middle = turns[Math.floor(turns.length / 2)] as Turn;
    const ratio = ratioOf(middle);
    const halves = [samples.slice(0, samples.length / 2), samples.slice(samples.length / 2)].map(mostOfEach);
    const growth = EXPORTERS.map((_, index) => (halves[1]?.[index] ?? 0) - (halves[0]?.[index] ?? 0));
    return [
      {
        what: `export of ${middle.rows.toLocaleString('en')} rows: rows/s (median of ${TURNS} turns)`,
        alone: middle.alone.toFixed(0),
        gewerk: middle.rowsPerSecond.toFixed(0),
        ratio: ratio.toFixed(2),
        target: `≥ ${SMALLEST_RATIO}`,
        met: ratio >= SMALLEST_RATIO,
      },
      {
        what: 'peak memory of its processes in the second half of the rows, and its increase over the first half',
        gewerk: EXPORTERS.map((name, at) => `${name} ${mb(halves[1]?.[at])} (${mb(growth[at])})`).join(', '),
        target: `each ≤ ${MOST_GROWTH_MB} MB more`,
        met: growth.every((megabytes) => megabytes <= MOST_GROWTH_MB),
      },
    ];
  },
};

const ratioOf = ({ rowsPerSecond, alone }: Turn): number => rowsPerSecond / alone;

const mb = (megabytes = 0): string => megabytes.toFixed(0);

/** The largest sample of each process. */
const mostOfEach = (samples: readonly number[][]): number[] =>
  EXPORTERS.map((_, index) => Math.max(0, ...samples.map((sample) => sample[index] ?? 0)));

/** Rows per second of the engine alone. */
async function writeAlone({ launched }: BenchSystem): Promise<number> {
  const url = addressOf(launched.record, 'MONGO_URL');
  const { stdout } = await promisify(execFile)(process.execPath, [WRITER, url, DATABASE]);
  const { rows, seconds } = JSON.parse(stdout) as { rows: number; seconds: number };
  return rows / seconds;
}

/** Reads the download as it arrives. Its lines end with CR LF, which no cell of the demo data contains. */
async function download(origin: string): Promise<{ rows: number; seconds: number; firstMs: number }> {
  const headers = await operatorHeaders(origin);
  const from = performance.now();
  const answer = await fetch(`${origin}/api/admin/export?type=all`, { headers });
  if (!answer.ok || !answer.body) throw new Error(`the export answered ${answer.status}`);
  let firstMs = 0;
  let lines = 0;
  for await (const piece of answer.body) {
    firstMs ||= performance.now() - from;
    for (let at = piece.indexOf(CARRIAGE_RETURN); at >= 0; at = piece.indexOf(CARRIAGE_RETURN, at + 1))
      lines += 1;
  }
  return { rows: lines - 1, seconds: (performance.now() - from) / 1_000, firstMs };
}

const CARRIAGE_RETURN = 0x0d;
