import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { messageOf } from '@gewerk/engines';
import type { RunResult } from './run-result.js';

const MINUTE_MS = 60_000;

export interface Runner {
  name: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** Where it writes its report. */
  reportFile: string;
  read: (report: string) => RunResult;
  /** A runner that takes longer is killed and counts as crashed. */
  limitMs: number;
}

export interface RunOptions {
  /** Shows the output when the runner has exited, so that the outputs of parallel runners do not mix. */
  holdOutput?: boolean;
}

/** Runs a test runner with this Node, its output on this terminal, and reads its report. */
export async function runRunner(
  runner: Runner,
  signal: AbortSignal,
  { holdOutput = false }: RunOptions = {},
): Promise<RunResult> {
  const ended = await end(runner, signal, holdOutput);
  let result: RunResult;
  try {
    result = runner.read(await readFile(runner.reportFile, 'utf8'));
  } catch (fault) {
    const crash = `${runner.name} ended (${ended}) without a report: ${messageOf(fault)}`;
    return { passed: 0, failed: 0, skipped: 0, passedTitles: [], crash };
  }
  // A runner may fail for a reason other than a test, such as its set-up; then only its exit code shows it.
  const unexplained = ended !== 'exit code 0' && result.failed === 0;
  return unexplained
    ? { ...result, crash: `${runner.name} ended with ${ended} though no test failed` }
    : result;
}

function end(runner: Runner, signal: AbortSignal, holdOutput: boolean): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...runner.args], {
      cwd: runner.cwd,
      env: runner.env,
      stdio: ['ignore', ...(holdOutput ? (['pipe', 'pipe'] as const) : (['inherit', 'inherit'] as const))],
    });
    const held: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => held.push(chunk));
    const stop = (): void => void child.kill('SIGTERM');
    let isTooLong = false;
    const limit = setTimeout(() => {
      isTooLong = true;
      stop();
    }, runner.limitMs);
    signal.addEventListener('abort', stop);
    const finish = (how: string): void => {
      clearTimeout(limit);
      signal.removeEventListener('abort', stop);
      process.stdout.write(Buffer.concat(held));
      resolve(how);
    };
    child.once('error', (fault) => finish(fault.message));
    child.once('close', (code, by) => {
      if (isTooLong) finish(`after its limit of ${runner.limitMs / MINUTE_MS} minutes`);
      else finish(by ? `signal ${by}` : `exit code ${code ?? 1}`);
    });
  });
}
