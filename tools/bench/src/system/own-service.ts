import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { ServiceName } from '@gewerk/contracts/bus';
import { freePort, waitUntil } from '@gewerk/engines';

const ROOT = resolve(import.meta.dirname, '../../../..');
const FROM_SOURCES = resolve(ROOT, 'libs/testing/jest/compile-sources.mjs');
const READY_WITHIN_MS = 60_000;
const STOP_LIMIT_MS = 15_000;

/** A service of the workspace in its own process, run from its sources. */
export class OwnService {
  private readonly exited: Promise<void>;
  private output = '';

  private constructor(private readonly child: ChildProcess) {
    this.exited = new Promise((done) => child.once('close', () => done()));
    const keep = (chunk: Buffer): void => void (this.output = (this.output + chunk.toString()).slice(-4_000));
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
  }

  /** @param env addresses of its servers. @throws Error with its last output if it does not become ready within 60 s */
  static async start(name: ServiceName, env: Readonly<Record<string, string>>): Promise<OwnService> {
    const port = await freePort();
    const main = resolve(ROOT, 'services', name, 'src/main.ts');
    const service = new OwnService(
      spawn(process.execPath, ['--no-warnings', '--import', FROM_SOURCES, main], {
        cwd: resolve(ROOT, 'services', name),
        env: { ...process.env, ...env, HTTP_PORT: String(port) },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
    const ended = new AbortController();
    void service.exited.then(() => ended.abort());
    const ready = await waitUntil(() => answers(`http://127.0.0.1:${port}/readyz`), {
      timeoutMs: READY_WITHIN_MS,
      everyMs: 100,
      signal: ended.signal,
    });
    if (ready) return service;
    await service.stop();
    throw new Error(`${name} did not become ready:\n${service.output}`);
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    const cut = setTimeout(() => this.child.kill('SIGKILL'), STOP_LIMIT_MS);
    await this.exited;
    clearTimeout(cut);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}
