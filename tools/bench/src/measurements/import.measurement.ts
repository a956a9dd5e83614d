import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { getIndexStatus } from '@gewerk/contracts/bus';
import { waitUntil } from '@gewerk/engines';
import type { MessageBus } from '@gewerk/messaging';
import { FULL_SHEET_ROWS, makeSheet } from '../make-sheet.js';
import type { Measurement, Row } from '../report/measurement.js';
import { DATA_DIR, startOn } from '../system/bench-system.js';
import { openBus } from '../system/bus.js';
import { beginImport, followImport, hasEnded } from '../system/import-sheet.js';
import type { LaunchedSystem } from '../system/launched-system.js';
import { operatorHeaders } from '../system/operator-session.js';
import { importThroughPanel, type Operator } from '../system/panel-import.js';
import { cpuMs, forgetPeak, memoryMb } from '../system/process-figures.js';

const SMALLEST_RATIO = 0.3;
const MOST_MB = 400;
const MOST_MB_OF_XLS = 1_024;
const SEARCHABLE_WITHIN_S = 60;
const MOST_GROWTH_MB = 50;
const TURNS = 3;
const IMPORT_LIMIT_MS = 20 * 60_000;
const INDEX_LIMIT_MS = 10 * 60_000;
const START_LIMIT_MS = 180_000;
const MB = 1024 * 1024;
const READER = resolve(import.meta.dirname, '../load/read-sheet-alone.js');
const SHEET_MAKER = resolve(import.meta.dirname, '../make-sheet.command.js');

/**
 * Imports full sheets into a copy of the directory through the panel's call while listening to the progress,
 * compared with exceljs reading the same sheets and doing nothing else.
 */
export const importing: Measurement = {
  name: 'import',
  title: 'Import of a spreadsheet',
  isUsual: true,
  async run({ stop, folder, say }) {
    await stop();
    const files: string[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      const file = join(folder, `full-${turn}.xlsx`);
      const bytes = await makeSheet(file, FULL_SHEET_ROWS, turn * FULL_SHEET_ROWS);
      say(`${FULL_SHEET_ROWS} rows, ${(bytes / MB).toFixed(1)} MB`);
      files.push(file);
    }
    say('the directory is copied');
    const copy = `${DATA_DIR}-import`;
    await rm(copy, { recursive: true, force: true });
    await cp(DATA_DIR, copy, { recursive: true });
    // Data of the copy that has not been written to disk yet would delay the first import's commits.
    await promisify(execFile)('sync');
    const launched = await startOn(copy, START_LIMIT_MS);
    try {
      const rows = await measureImports(launched, files, say);
      return [...rows, await measureOldSheet(launched, join(folder, 'full.xls'), say)];
    } finally {
      await launched.stop();
      await rm(copy, { recursive: true, force: true, maxRetries: 10, retryDelay: 250 });
    }
  },
};

interface Turn {
  rowsPerSecond: number;
  /** Rows per second of exceljs alone: the mean of a run before and one after. */
  alone: number;
  seconds: number;
  /** Peak growth of the gateway's memory during the import, in MB. */
  gatewayGrowth: number;
  /** Time from the import's end until no change was waiting for the index. */
  searchableAfter: number;
}

/**
 * Separate readings before and after each import, since a machine with other users is not equally fast at
 * every moment.
 */
async function measureImports(
  launched: LaunchedSystem,
  files: readonly string[],
  say: (line: string) => void,
): Promise<Row[]> {
  const bus = await openBus(launched.record);
  try {
    const turns: Turn[] = [];
    const operator = { origin: launched.record.url, headers: await operatorHeaders(launched.record.url) };
    let before = await readAlone(files[0] ?? '');
    for (const file of files) {
      const imported = await importOne(launched, operator, bus, file, say);
      const after = await readAlone(file);
      turns.push({ ...imported, alone: (before + after) / 2 });
      before = after;
    }
    turns.sort((one, other) => ratioOf(one) - ratioOf(other));
    say(`ratios: ${turns.map((turn) => ratioOf(turn).toFixed(2)).join(', ')}`);
    const middle = turns[Math.floor(turns.length / 2)] as Turn;
    const ratio = ratioOf(middle);
    const peak = memoryMb(launched.processOf('import-export').pid, 'VmHWM');
    const growth = Math.max(...turns.map(({ gatewayGrowth }) => gatewayGrowth));
    const searchable = Math.max(...turns.map(({ searchableAfter }) => searchableAfter));
    return [
      {
        what: `${FULL_SHEET_ROWS.toLocaleString('en')} rows of 25 columns through the panel's call, upload until stored: rows/s (${middle.seconds.toFixed(1)} s; median of ${TURNS} turns)`,
        alone: middle.alone.toFixed(0),
        gewerk: middle.rowsPerSecond.toFixed(0),
        ratio: ratio.toFixed(2),
        target: `≥ ${SMALLEST_RATIO}`,
        met: ratio >= SMALLEST_RATIO,
      },
      {
        what: 'most memory of the import service',
        gewerk: `${peak.toFixed(0)} MB`,
        target: `≤ ${MOST_MB} MB`,
        met: peak <= MOST_MB,
      },
      {
        what: 'growth of the gateway (most of all turns)',
        gewerk: `${growth.toFixed(0)} MB`,
        target: `≤ ${MOST_GROWTH_MB} MB`,
        met: growth <= MOST_GROWTH_MB,
      },
      {
        what: 'everything is searchable after the end of the import (slowest)',
        gewerk: `${searchable.toFixed(1)} s`,
        target: `≤ ${SEARCHABLE_WITHIN_S} s`,
        met: searchable <= SEARCHABLE_WITHIN_S,
      },
    ];
  } finally {
    await bus.connection.close();
  }
}

/** @throws Error if not every row was imported */
async function importOne(
  launched: LaunchedSystem,
  operator: Operator,
  bus: MessageBus,
  file: string,
  say: (line: string) => void,
): Promise<Omit<Turn, 'alone'>> {
  const before = processorTimes(launched);
  const gateway = launched.processOf('gateway').pid;
  const gatewayBefore = memoryMb(gateway, 'VmRSS');
  forgetPeak(gateway);
  const { result, seconds, steps } = await importThroughPanel(operator, [file]);
  const gatewayGrowth = memoryMb(gateway, 'VmHWM') - gatewayBefore;
  const each = processorTimes(launched).map(
    ([name, ms], index) =>
      `${name} ${(((ms - (before[index]?.[1] ?? 0)) / FULL_SHEET_ROWS) * 1_000).toFixed(0)}`,
  );
  say(
    `${seconds.toFixed(1)} s, published in ${steps} steps; processor time until stored, µs a row: ${each.join(', ')}`,
  );
  if (result.imported !== FULL_SHEET_ROWS)
    throw new Error(`${result.imported} rows are imported, ${result.errors} have errors`);
  const searchableAfter = await secondsUntilSearchable(bus);
  return { rowsPerSecond: result.imported / seconds, seconds, gatewayGrowth, searchableAfter };
}

const ratioOf = ({ rowsPerSecond, alone }: Turn): number => rowsPerSecond / alone;

/** An .xls cannot be read in parts: a thread of the service holds all of it in memory, and then exits. */
async function measureOldSheet(
  launched: LaunchedSystem,
  file: string,
  say: (line: string) => void,
): Promise<Row> {
  const { stdout } = await promisify(execFile)(process.execPath, [SHEET_MAKER, file]);
  say(stdout.trim());
  const { pid } = launched.processOf('import-export');
  const bus = await openBus(launched.record);
  try {
    forgetPeak(pid);
    const runId = await beginImport(bus, file);
    const run = await followImport(bus, runId, IMPORT_LIMIT_MS, hasEnded);
    const peak = memoryMb(pid, 'VmHWM');
    return {
      what: `an .xls of 20 MB (${run.processed.toLocaleString('en')} rows): most memory of the import service with its thread`,
      gewerk: `${peak.toFixed(0)} MB`,
      target: `≤ ${MOST_MB_OF_XLS} MB`,
      met: run.state === 'done' && peak <= MOST_MB_OF_XLS,
    };
  } finally {
    await bus.connection.close();
  }
}

/** Processor time that each process involved has used so far, in milliseconds. */
function processorTimes(launched: LaunchedSystem): [string, number][] {
  const names = ['gateway', 'import-export', 'directory', 'mongo', 'nats', 'search', 'meili'];
  return names.map((name) => [name, cpuMs(launched.processOf(name).pid)]);
}

/** Waits until no change is waiting for the index. */
async function secondsUntilSearchable(bus: MessageBus): Promise<number> {
  const from = Date.now();
  const isDone = async () => (await bus.request(getIndexStatus, {})).pendingEvents === 0;
  const done = await waitUntil(isDone, { timeoutMs: INDEX_LIMIT_MS, everyMs: 200 });
  if (!done) throw new Error('the index did not follow the import within 10 minutes');
  return (Date.now() - from) / 1_000;
}

/** Rows per second of exceljs's reader in another process. */
async function readAlone(file: string): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [READER, file]);
  const { rows, seconds } = JSON.parse(stdout) as { rows: number; seconds: number };
  return rows / seconds;
}
