import { ManagedProcess, type Reaper, RotatingLog } from '@gewerk/engines';
import { StartError } from '../start-error.js';

/** Lines of a task's output with this prefix are shown to the user; all others are only logged. */
export const SAY_PREFIX = 'say ';

export interface Task {
  name: string;
  script: string;
  args: readonly string[];
  /** Variables that it reads in addition to those that every process reads. */
  reads: readonly string[];
}

/**
 * Runs a script of the workspace to its end.
 * @throws StartError if it fails, except after `signal` has stopped it
 */
export async function runTask(
  task: Task,
  options: {
    env: NodeJS.ProcessEnv;
    reaper: Reaper;
    logFile: string;
    say: (line: string) => void;
    signal: AbortSignal;
  },
): Promise<void> {
  const log = new RotatingLog(options.logFile);
  const lines = new LineSplitter((line) => {
    if (line.startsWith(SAY_PREFIX)) options.say(line.slice(SAY_PREFIX.length));
  });
  const spec = {
    name: task.name,
    command: process.execPath,
    args: ['--enable-source-maps', task.script, ...task.args],
    env: options.env,
    isReady: () => Promise.resolve(true),
    readyTimeoutMs: 0,
    stopTimeoutMs: 2_000,
  };
  const output = {
    write: (chunk: Buffer | string): void => {
      log.write(chunk);
      lines.write(String(chunk));
    },
  };
  const running = new ManagedProcess(spec, { reaper: options.reaper, log: output });
  const stop = (): void => void running.stop();
  options.signal.addEventListener('abort', stop);
  const { code } = await running.exited;
  options.signal.removeEventListener('abort', stop);
  const last = log.lastLine();
  log.close();
  if (code !== 0 && !options.signal.aborted) {
    throw new StartError(`${task.name} failed; see ${options.logFile}${last ? `: ${last}` : ''}`);
  }
}

const LONGEST_LINE = 10_000;

class LineSplitter {
  private rest = '';
  private readonly onLine: (line: string) => void;

  constructor(onLine: (line: string) => void) {
    this.onLine = onLine;
  }

  write(text: string): void {
    const lines = (this.rest + text).split('\n');
    this.rest = (lines.pop() ?? '').slice(0, LONGEST_LINE);
    for (const line of lines) this.onLine(line);
  }
}
