import { Agent, get } from 'node:http';
import { joinVisitors } from './space.js';
import { type Answered, TIME } from './steady-requests.js';

const TIMEOUT_MS = 15_000;
const SEND_EVERY_MS = 5;

/**
 * Sends requests to the gateway's Service at a fixed rate, whether or not earlier ones have been answered;
 * half of them on new connections, as from new visitors. No request waits for the connection of another.
 */
class Visitors {
  private readonly kept = new Agent({ keepAlive: true, maxFreeSockets: 8 });
  private readonly open = new Set<Promise<void>>();
  private readonly answers: Answered[] = [];
  private readonly timer: NodeJS.Timeout;
  private readonly startedAt = performance.now();
  private sent = 0;

  constructor(
    private readonly host: string,
    perSecond: number,
    private readonly paths: readonly string[],
  ) {
    this.timer = setInterval(() => {
      const due = ((performance.now() - this.startedAt) / 1_000) * perSecond;
      for (; this.sent < due; this.sent += 1) this.send(this.sent);
    }, SEND_EVERY_MS);
  }

  async stop(): Promise<Answered[]> {
    clearInterval(this.timer);
    await Promise.all(this.open);
    this.kept.destroy();
    return this.answers;
  }

  private send(nth: number): void {
    const path = (this.paths[nth % this.paths.length] ?? '/').replace(TIME, String(Date.now()));
    const answered = this.ask(path, nth % 2 === 0).finally(() => this.open.delete(answered));
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

const [host = '', perSecond = '', ...paths] = process.argv.slice(2);
joinVisitors();
const visitors = new Visitors(host, Number(perSecond), paths);
process.once('message', () => {
  visitors.stop().then(
    (answers) => process.send?.(answers, () => process.disconnect()),
    (fault: unknown) => {
      throw fault;
    },
  );
});
