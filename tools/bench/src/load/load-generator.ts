import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { LoadPlan, LoadReport } from './load-plan.js';

/** Runs plans in another process. Close it at the end. */
export class LoadGenerator {
  private readonly child: ChildProcess = fork(join(import.meta.dirname, 'load-client.js'));

  /** @throws Error if a response did not arrive or had a different status */
  async run(plan: LoadPlan, expected = '200'): Promise<LoadReport> {
    const report = await this.ask(plan);
    const others = Object.keys(report.statuses).filter((status) => status !== expected);
    if (others.length > 0)
      throw new Error(`not all answers were ${expected}: ${JSON.stringify(report.statuses)}`);
    return report;
  }

  private ask(plan: LoadPlan): Promise<LoadReport> {
    return new Promise((resolve, reject) => {
      const failed = (): void => reject(new Error('the load generator failed'));
      this.child.once('exit', failed);
      this.child.once('message', (report: LoadReport) => {
        this.child.removeListener('exit', failed);
        resolve(report);
      });
      this.child.send(plan);
    });
  }

  close(): void {
    if (this.child.connected) this.child.disconnect();
  }
}

/**
 * Runs A and B alternately, after one run of each to warm up, so that disturbances of the machine affect
 * both.
 */
export async function inTurns<T>(
  rounds: number,
  first: () => Promise<T>,
  second: () => Promise<T>,
): Promise<{ first: T[]; second: T[] }> {
  await first();
  await second();
  const results: { first: T[]; second: T[] } = { first: [], second: [] };
  for (let round = 0; round < rounds; round += 1) {
    results.first.push(await first());
    results.second.push(await second());
  }
  return results;
}
