import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { freePort, waitUntil } from '@gewerk/engines';
import type { SystemRecord } from './system-record.js';

const FOLDER = resolve(import.meta.dirname, '../../../../gateway');
const READY_WITHIN_MS = 60_000;
const STOP_LIMIT_MS = 15_000;

/** An additional gateway on the bus of a running system, with its own settings. */
export class LoneGateway {
  private readonly exited: Promise<void>;

  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
  ) {
    this.exited = new Promise((done) => child.once('close', () => done()));
  }

  /**
   * @param entry the script to run: the bundle, as operators do, or the built modules, one of which can be
   * replaced
   * @throws Error if it does not answer within 60 s
   */
  static async start(
    record: SystemRecord,
    settings: Readonly<Record<string, string>> = {},
    entry: 'bundle/main.js' | 'dist/main.js' = 'bundle/main.js',
  ): Promise<LoneGateway> {
    const port = await freePort();
    const env = { ...process.env, ...record.processEnv['gateway'], LOG_LEVEL: 'error', ...settings };
    const child = spawn(process.execPath, [entry], {
      cwd: FOLDER,
      env: { ...env, PORT: String(port), HTTP_PORT: '0' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const gateway = new LoneGateway(child, port);
    const answers = (): Promise<boolean> =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    if (await waitUntil(answers, { timeoutMs: READY_WITHIN_MS, everyMs: 100 })) return gateway;
    await gateway.stop();
    throw new Error('the gateway did not become ready');
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /**
   * Stops the gateway as an update does: it answers the requests that it has accepted and hands over what it
   * has counted.
   */
  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    const cut = setTimeout(() => this.child.kill('SIGKILL'), STOP_LIMIT_MS);
    await this.exited;
    clearTimeout(cut);
  }
}
