import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** Stands for the time of the request in a path, so that no cache has its response. */
export const TIME = '{time}';
const PATHS = ['/', '/api/businesses/search?query=Autowerkstatt', '/healthz', '/api/businesses/stats'];
/** Each path on a connection that is kept and on a new one. */
const USUAL = PATHS.flatMap((path) => [path, path]);

export interface Answered {
  path: string;
  /** 0 if there was no response. */
  status: number;
  tookMs: number;
  at: number;
  fault?: string;
}

export interface Summary {
  sent: number;
  failed: number;
  p99Ms: number;
}

/**
 * The results of the visitors' requests: every status other than 200 is a failure, even one that asks to
 * retry later.
 */
export function summaryOf(answers: readonly Answered[]): Summary {
  const took = answers.map(({ tookMs }) => tookMs).sort((one, other) => one - other);
  return {
    sent: answers.length,
    failed: answers.filter(({ status }) => status !== 200).length,
    p99Ms: Math.round(took[Math.floor((took.length - 1) * 0.99)] ?? 0),
  };
}

/** The 99th percentile of each path, slowest first, in one line for the log. */
export function slowestOf(answers: readonly Answered[]): string {
  return [...new Set(answers.map(({ path }) => path))]
    .map((path) => ({ path, ...summaryOf(answers.filter((one) => one.path === path)) }))
    .sort((one, other) => other.p99Ms - one.p99Ms)
    .map(({ path, p99Ms }) => `${path} ${p99Ms} ms`)
    .join(', ');
}

/**
 * Visitors who send requests to the gateway's Service at a fixed rate, in a process with priority over the cluster,
 * so that the measured times do not include its own wait for a processor.
 */
export class SteadyRequests {
  private readonly child: ChildProcess;
  private readonly failed: Promise<never>;

  /** @param paths requested in turn; every other request uses a kept connection */
  constructor(host: string, perSecond: number, paths: readonly string[] = USUAL) {
    const args = [host, String(perSecond), ...paths];
    this.child = fork(resolve(import.meta.dirname, 'visitors.js'), args, { serialization: 'advanced' });
    this.failed = once(this.child, 'exit').then(([code]) => {
      throw new Error(`the process that sends requests ended early (${String(code)})`);
    });
    this.failed.catch(() => undefined);
  }

  /** Sends no further requests. Returns the results once all requests are answered. @throws Error if the process failed */
  async stop(): Promise<Answered[]> {
    const answered = once(this.child, 'message').then(([answers]) => answers as Answered[]);
    if (this.child.connected) this.child.send('stop');
    return Promise.race([answered, this.failed]);
  }
}
