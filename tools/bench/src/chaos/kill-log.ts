import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { KillReport } from './kill-trial.js';

/**
 * The kills of one matrix. With a file they outlive the process, so that a long matrix can be run in parts.
 */
export class KillLog {
  readonly reports: KillReport[];

  /** @param file JSON Lines; kills already in it count too */
  constructor(private readonly file: string | undefined) {
    const text = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : '';
    this.reports = text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as KillReport);
  }

  add(report: KillReport): void {
    this.reports.push(report);
    if (this.file !== undefined) appendFileSync(this.file, `${JSON.stringify(report)}\n`);
  }
}
