import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { waitUntil } from '@gewerk/engines';
import { startChild } from '@gewerk/testing';

const root = resolve(__dirname, '../../..');

/**
 * A single-machine setup in a separate process, as a user would start it, with tiny services unless `main` names
 * the whole system.
 */
export class Launch {
  output = '';
  readonly child: ChildProcess;
  readonly exitCode: Promise<number | null>;

  /** @param mostFileBlocks the largest size of a file in blocks of 512 bytes, as on a disk that fills up */
  constructor(
    env: NodeJS.ProcessEnv,
    { mostFileBlocks, main = 'test/main.ts' }: { mostFileBlocks?: number; main?: string } = {},
  ) {
    const compiled = resolve(root, 'libs/testing/jest/compile-sources.mjs');
    const node = [process.execPath, '--no-warnings', '--import', compiled];
    const command = [...node, resolve(root, 'deploy/local', main)];
    const limited = ['/bin/sh', '-c', `ulimit -f ${mostFileBlocks} && exec "$@"`, 'sh', ...command];
    const [file = '', ...args] = mostFileBlocks === undefined ? command : limited;
    this.child = startChild(file, args, {
      env: { ...process.env, PORT: '0', DEMO: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer): void => void (this.output += chunk.toString());
    this.child.stdout?.on('data', keep);
    this.child.stderr?.on('data', keep);
    this.exitCode = new Promise((done) => this.child.once('close', (code) => done(code)));
  }

  get lines(): string[] {
    return this.output.trimEnd().split('\n');
  }

  /** Waits for a text in the output. Fails with the output if it does not appear. */
  async says(text: string, timeoutMs = 50_000): Promise<void> {
    const came = await waitUntil(() => this.output.includes(text), { timeoutMs });
    if (!came) throw new Error(`"${text}" was not said:\n${this.output}`);
  }
}
