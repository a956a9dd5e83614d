import { publicServing, tileServing } from '@gewerk/contracts/serving';
import type { Operation } from '@gewerk/contracts/bus';

/**
 * A read without a response is sent again after each interval of this length (ms), at most three times; usual reads
 * take a fiftieth of it.
 */
const AGAIN_EVERY_MS = 500;
const MOST_TIMES = 3;
/** Additional calls allowed per read: a service that is slow for everyone does not get twice the calls. */
const SHARE = 0.05;
/** Additional calls that can be saved up: at most as many as a killed process leaves unanswered. */
const SAVED_AT_MOST = 100;

/** Operations that read for pages and visitors; calling one twice changes nothing. */
const READS: ReadonlySet<Operation> = new Set(
  [...Object.values(publicServing), ...Object.values(tileServing)].map(({ operation }) => operation),
);

/**
 * Repeats a read that has no response yet, so that another process of the service can take it: a killed or hanging
 * process keeps the calls it received. The first response counts; the first call's time limit and faults apply to
 * all.
 */
export class RepeatedReads {
  private saved = SAVED_AT_MOST;

  /** @param onAgain called for each additional call */
  constructor(private readonly onAgain: () => void = () => undefined) {}

  run<T>(operation: Operation, call: () => Promise<T>): Promise<T> {
    if (!READS.has(operation)) return call();
    this.saved = Math.min(SAVED_AT_MOST, this.saved + SHARE);
    return new Promise<T>((resolve, reject) => {
      let times = 0;
      const timer = setInterval(() => {
        if (this.saved < 1 || times >= MOST_TIMES) return;
        this.saved -= 1;
        times += 1;
        this.onAgain();
        // If the additional call fails, only the first call's failure counts.
        call().then(answered, () => undefined);
      }, AGAIN_EVERY_MS);
      const answered = (answer: T): void => {
        clearInterval(timer);
        resolve(answer);
      };
      call().then(answered, (fault: Error) => {
        clearInterval(timer);
        reject(fault);
      });
    });
  }
}
