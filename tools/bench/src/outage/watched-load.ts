import type { Bench, Row } from '../report/measurement.js';
import { SteadyLoad, type Shot } from '../steady/steady-load.js';
import { lookAround, visits } from '../steady/visits.js';
import { operatorHeaders } from '../system/operator-session.js';
import type { OutageFigures } from './outage-report.js';
import { WatchedWrites } from './watched-writes.js';

/** Number of businesses that the load changes. */
const EDITED = 8;

/** Visits at a steady rate, and writes; each acknowledged write must exist at the end. */
export class WatchedLoad {
  private constructor(
    private readonly say: Bench['say'],
    /** Headers of the operator's session. */
    readonly headers: Record<string, string>,
    /** Businesses that the load does not change. */
    readonly untouched: readonly string[],
    readonly writes: WatchedWrites,
    private readonly load: SteadyLoad,
  ) {}

  static async begin({ say }: Bench, origin: string, perSecond: number): Promise<WatchedLoad> {
    const sights = await lookAround(origin);
    const headers = await operatorHeaders(origin);
    const writes = await WatchedWrites.begin(origin, headers, sights.ids.slice(0, EDITED));
    const load = new SteadyLoad([...visits(origin, sights), ...writes.kinds], perSecond);
    return new WatchedLoad(say, headers, sights.ids.slice(EDITED), writes, load);
  }

  /** Returns the requests sent and answered since the last call. */
  take(): Shot[] {
    return this.load.take();
  }

  /** Prints how often each status occurred, and some of the unexpected responses. */
  sayOf(what: string, { outcomes, wrong }: OutageFigures): void {
    this.say(`${what}: ${JSON.stringify(outcomes)}`);
    for (const shot of wrong.slice(0, 12)) this.say(`  wrong: ${JSON.stringify(shot)}`);
  }

  async stop(): Promise<void> {
    await this.load.stop();
    this.writes.stop();
  }

  /**
   * The acknowledged writes that do not exist, the first ten of them printed. Call it only after
   * {@link stop}.
   */
  async lost(mongoUrl: string): Promise<string[]> {
    const lost = await this.writes.lost(mongoUrl);
    for (const sentence of lost.slice(0, 10)) this.say(sentence);
    return lost;
  }

  async lostRow(mongoUrl: string): Promise<Row> {
    const lost = await this.lost(mongoUrl);
    const what = `of ${this.writes.acknowledged} acknowledged writes (changes of the operator, messages), lost`;
    return { what, gewerk: String(lost.length), target: '0', met: lost.length === 0 };
  }
}
