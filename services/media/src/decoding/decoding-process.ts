import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { NoPhoto, SlowPhoto } from './no-photo.js';
import type { Answer, Made, Order, Task } from './tasks.js';

/** Under the test runner this file is TypeScript, which a plain process cannot run, so the built file is used. */
const PROCESS = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? '../../dist/decoding/decode.process.js' : './decode.process.js',
    import.meta.url,
  ),
);

/** Signals that end a decoder when a picture crashes it. */
const CRASHES: ReadonlySet<NodeJS.Signals> = new Set([
  'SIGSEGV',
  'SIGABRT',
  'SIGBUS',
  'SIGILL',
  'SIGFPE',
  'SIGTRAP',
]);

/** A process that decodes pictures and receives none of our environment variables. */
export class DecodingProcess {
  private readonly child: ChildProcess = fork(PROCESS, [], {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

  private isEnded = false;

  constructor() {
    // A process that cannot be started emits an error even while no order is in progress.
    this.child.on('error', () => this.end());
  }

  get isAlive(): boolean {
    return (
      !this.isEnded && this.child.connected && this.child.exitCode === null && this.child.signalCode === null
    );
  }

  /**
   * Carries out an order, one at a time. Fails with {@link NoPhoto} if the picture is refused or crashes the process;
   * with {@link SlowPhoto} if it takes longer than `limitMs`, in which case the process is killed; with another error
   * if the process exits for another reason.
   */
  async do<T extends Task>(order: Order<T>, limitMs: number): Promise<Made<T>> {
    const { child } = this;
    const settled = new AbortController();
    const { signal } = settled;
    const answer = await new Promise<Answer<T>>((resolve, reject) => {
      const late = setTimeout(() => {
        reject(new SlowPhoto('it takes too long to decode'));
        this.end();
      }, limitMs);
      const on = (event: string, listener: (...given: never[]) => void): void => {
        child.on(event, listener as () => void);
        signal.addEventListener('abort', () => child.off(event, listener as () => void));
      };
      signal.addEventListener('abort', () => clearTimeout(late));
      on('message', resolve);
      on('error', reject);
      // If the process exits or is killed from outside, nothing is known about the picture.
      on('exit', (code: number | null, by: NodeJS.Signals | null) =>
        reject(
          by !== null && CRASHES.has(by)
            ? new NoPhoto('it is damaged')
            : new Error(`The decoding process ended with ${code ?? by}`),
        ),
      );
      child.send(order);
    }).finally(() => settled.abort());
    if ('refused' in answer) throw new NoPhoto(answer.refused);
    return answer.made;
  }

  end(): void {
    this.isEnded = true;
    this.child.kill('SIGKILL');
  }
}
