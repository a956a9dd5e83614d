import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const BOOTSTRAP = resolve(__dirname, '../../../../deploy/local/bootstrap.mjs');
const WITHIN_MS = 60_000;

export interface CommandEnd {
  readonly code: number | null;
  readonly output: string;
}

/** Runs `npm run set-password` on the system in a DATA_DIR, with the password on its standard input. */
export function setPassword(
  dataDir: string,
  password: string,
  ...args: readonly string[]
): Promise<CommandEnd> {
  const command = spawn(process.execPath, [BOOTSTRAP, 'set-password', ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    timeout: WITHIN_MS,
  });
  let output = '';
  const keep = (chunk: Buffer): void => void (output += chunk.toString());
  command.stdout.on('data', keep);
  command.stderr.on('data', keep);
  command.stdin.end(`${password}\n`);
  return new Promise((done, fail) => {
    command.once('error', fail);
    command.once('close', (code) => done({ code, output }));
  });
}
