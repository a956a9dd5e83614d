import { spawn } from 'node:child_process';
import type { Check } from './checks.js';

const AT_ONCE = 2;

/**
 * Runs every check, two at a time, whatever the results of the others.
 * @param root the folder in which they run
 * @param say receives a line for each check, and the output of one that failed
 * @returns how many failed
 */
export async function runChecks(
  checks: readonly Check[],
  root: string,
  say: (text: string) => void,
): Promise<number> {
  const left = checks.values();
  const runWhatIsLeft = async (): Promise<number> => {
    let failed = 0;
    for (const check of left) if (!(await passes(check, root, say))) failed += 1;
    return failed;
  };
  const failures = await Promise.all(Array.from({ length: AT_ONCE }, runWhatIsLeft));
  return failures.reduce((sum, failed) => sum + failed, 0);
}

function passes({ name, args }: Check, root: string, say: (text: string) => void): Promise<boolean> {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', (error) => chunks.push(Buffer.from(error.message)));
    child.once('close', (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      say(`${code === 0 ? 'ok   ' : 'FAILS'} ${name} (${seconds} s)`);
      if (code !== 0) say(Buffer.concat(chunks).toString('utf8').trimEnd());
      resolve(code === 0);
    });
  });
}
