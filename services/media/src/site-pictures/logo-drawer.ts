import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { OutputOf, makeSiteLogo } from '@gewerk/contracts/bus';

/** Under the test runner this file is the source, and a process cannot run sources: it takes the built one. */
const PROCESS = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts')
      ? '../../dist/site-pictures/draw-logo.process.js'
      : './draw-logo.process.js',
    import.meta.url,
  ),
);
const TIME_LIMIT_MS = 5_000;
const MOST_ANSWERED_BYTES = 4 * 1024 * 1024;

/**
 * Draws a logo in a process that is killed after 5 s. A drawing of a few kilobytes can keep its renderer busy for minutes,
 * and nothing else ends native code: neither sharp's own time limit nor the end of a thread.
 */
export async function drawApart(sent: Buffer, isDrawing: boolean): Promise<OutputOf<typeof makeSiteLogo>> {
  const drawn = new Promise<string>((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [PROCESS, isDrawing ? 'drawing' : 'picture'],
      { timeout: TIME_LIMIT_MS, killSignal: 'SIGKILL', maxBuffer: MOST_ANSWERED_BYTES, env: {} },
      (fault, stdout) => (fault ? reject(fault) : resolve(stdout)),
    );
    // One that ends before it has read all breaks the pipe; its exit says why.
    child.stdin?.on('error', () => undefined).end(sent);
  });
  return JSON.parse(await drawn) as OutputOf<typeof makeSiteLogo>;
}
