import { Agent, get } from 'node:http';

const TIMEOUT_MS = 15_000;
const PATHS = ['/', '/api/businesses/search?query=Autowerkstatt', '/healthz', '/api/businesses/stats'];
const usualPath = (nth: number): string => PATHS[(nth >> 1) % PATHS.length] ?? '/';

export interface Answered {
  path: string;
  /** 0 if no answer came. */
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
 * Sends requests to the gateway's Service at a fixed rate, whether or not earlier ones have been answered;
 * half of them on new connections, as from new visitors. No request waits for the connection of another.
 */
export class SteadyRequests {
  private readonly kept = new Agent({ keepAlive: true, maxFreeSockets: 8 });
  private readonly open = new Set<Promise<void>>();
  private readonly answers: Answered[] = [];
  private readonly timer: NodeJS.Timeout;
  private readonly startedAt = performance.now();
  private sent = 0;

  constructor(
    private readonly host: string,
    perSecond: number,
    private readonly pathOf = usualPath,
  ) {
    this.timer = setInterval(() => {
      const due = ((performance.now() - this.startedAt) / 1_000) * perSecond;
      for (; this.sent < due; this.sent += 1) this.send(this.sent);
    }, 5);
  }

  async stop(): Promise<Answered[]> {
    clearInterval(this.timer);
    await Promise.all(this.open);
    this.kept.destroy();
    return this.answers;
  }

  private send(nth: number): void {
    const answered = this.ask(this.pathOf(nth), nth % 2 === 0).finally(() => this.open.delete(answered));
    this.open.add(answered);
  }

  private ask(path: string, keepsConnection: boolean): Promise<void> {
    const from = performance.now();
    const at = Date.now();
    return new Promise((done) => {
      const end = (status: number, fault?: string): void => {
        const tookMs = performance.now() - from;
        this.answers.push({ path, status, tookMs, at, ...(fault === undefined ? {} : { fault }) });
        done();
      };
      const agent = keepsConnection ? this.kept : false;
      const request = get({
        host: this.host,
        path,
        agent,
        headers: { host: 'gewerk.trial' },
        timeout: TIMEOUT_MS,
      });
      request.once('timeout', () => request.destroy(new Error('no answer in time')));
      request.once('error', (fault) => end(0, fault.message));
      request.once('response', (answer) => {
        answer.resume();
        answer.once('error', (fault) => end(0, fault.message));
        answer.once('end', () => end(answer.statusCode ?? 0));
      });
    });
  }
}
