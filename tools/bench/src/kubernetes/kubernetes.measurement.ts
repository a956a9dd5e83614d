import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { makeChaosSheet, markOf } from '../chaos/chaos-sheet.js';
import type { Measurement, Row } from '../report/measurement.js';

const TRIAL = resolve(import.meta.dirname, '../../../../deploy/local/dist/kubernetes-trial/main.js');
const ROWS = 20_000;
/**
 * Marks of the equal sheets that the trial imports: undisturbed, while everything restarts, and while
 * everything is upgraded.
 */
const MARKS = [0, 1, 2].map(markOf);
/** The assertions to run, if not all of them. */
const ONLY = process.env['TRIAL_ONLY'];
const FINDING = 'finding ';

/** The chart on a real Kubernetes, which this machine builds and runs in separate namespaces. */
export const kubernetes: Measurement = {
  name: 'kubernetes',
  title: `On a real Kubernetes${ONLY === undefined ? '' : `: ${ONLY}`}`,
  isUsual: false,
  async run({ folder, stop, say }) {
    await stop();
    for (const mark of MARKS) await makeChaosSheet(join(folder, `${mark}.xlsx`), mark, ROWS);
    const rows: Row[] = [];
    const trial = spawn(process.execPath, [TRIAL, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(trial, 'close');
    // Otherwise the cluster keeps running after the benchmark has been stopped.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => trial.kill('SIGTERM'));
    for await (const line of createInterface({ input: trial.stdout })) {
      say(line);
      if (line.startsWith(FINDING)) rows.push(JSON.parse(line.slice(FINDING.length)) as Row);
    }
    const [code] = (await ended) as [number | null];
    if (code === 0) return rows;
    if (rows.length === 0)
      throw new Error('the trial ended before it had shown anything; its last lines say why');
    // The findings from before the trial ended remain valid.
    return [
      ...rows,
      { what: 'all that was to be shown', gewerk: 'ended before', target: 'shown', met: false },
    ];
  },
};
