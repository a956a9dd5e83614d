import { execFile } from 'node:child_process';

export interface CommandResult {
  ok: boolean;
  stdout: string;
  stderr: string;
}

/** Runs a program to its end, at most `timeoutMs`; returns `ok: false` if the program is missing or fails. */
export function runCommand(
  file: string,
  args: readonly string[],
  options: { timeoutMs: number; env?: NodeJS.ProcessEnv; signal?: AbortSignal },
): Promise<CommandResult> {
  return new Promise((resolve) => {
    execFile(
      file,
      [...args],
      {
        timeout: options.timeoutMs,
        killSignal: 'SIGKILL',
        signal: options.signal,
        env: options.env ?? process.env,
        maxBuffer: 1 << 20,
      },
      (fault, stdout, stderr) => {
        const why = fault !== null && stderr === '' ? fault.message : stderr;
        resolve({ ok: fault === null, stdout, stderr: why });
      },
    );
  });
}
