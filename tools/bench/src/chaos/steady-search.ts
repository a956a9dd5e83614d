import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 100;
const TIMEOUT_MS = 8_000;
const QUERIES = ['Autowerkstatt', 'Frisör', 'Elektriker Müller', 'Bäckerei', 'Dachdeker', 'Sanitär Weiß'];
const LOCATIONS = ['', 'Köln', 'Leipzig', '95444', 'Münster'];

/** The responses to visitors' searches: how often each status occurred, and `none (why)` if there was no response. */
export type SearchOutcomes = Record<string, number>;

/** Searches through the gateway, one query after another, until it is stopped. */
export class SteadySearch {
  private readonly ending = new AbortController();
  private outcomes: SearchOutcomes = {};
  private readonly work: Promise<void>;

  constructor(private readonly origin: string) {
    this.work = this.run();
  }

  /** The responses since the last call. */
  take(): SearchOutcomes {
    const taken = this.outcomes;
    this.outcomes = {};
    return taken;
  }

  async stop(): Promise<void> {
    this.ending.abort();
    await this.work;
  }

  private async run(): Promise<void> {
    for (let turn = 0; !this.ending.signal.aborted; turn += 1) {
      const outcome = await this.ask(turn);
      if (this.ending.signal.aborted) return;
      this.outcomes[outcome] = (this.outcomes[outcome] ?? 0) + 1;
      await delay(PAUSE_MS, undefined, { signal: this.ending.signal }).catch(() => undefined);
    }
  }

  private async ask(turn: number): Promise<string> {
    const query = new URLSearchParams({ query: QUERIES[turn % QUERIES.length] ?? '' });
    const location = LOCATIONS[turn % LOCATIONS.length];
    if (location) query.set('location', location);
    try {
      const answer = await fetch(`${this.origin}/api/businesses/search?${query}`, {
        signal: AbortSignal.any([this.ending.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      const body = (await answer.json()) as { businesses?: unknown[] };
      if (answer.status === 200 && !Array.isArray(body.businesses)) return 'malformed';
      return String(answer.status);
    } catch (error) {
      return `none (${reasonOf(error)})`;
    }
  }
}

/** The system's code if the connection failed, otherwise the error's name, `TimeoutError` after {@link TIMEOUT_MS}. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as Error;
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
}
