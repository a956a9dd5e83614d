const TICK_MS = 5;
const TIMEOUT_MS = 15_000;
/** Maximum number of requests that wait for a response; with more, the load is no longer steady. */
const MOST_OPEN = 2_000;
/** Maximum number of bytes kept of a response that reports a refusal or a failure. */
const MOST_SAID = 300;

/** One kind of request that visitors or the operator make. */
export interface Kind {
  name: string;
  /** How often it is sent, relative to the other kinds of requests. */
  weight: number;
  send: (signal: AbortSignal) => Promise<Response>;
}

/** A request and its outcome. */
export interface Shot {
  kind: string;
  /** When it was sent, milliseconds since the epoch. */
  sentAt: number;
  tookMs: number;
  /** 0 if there was no response. */
  status: number;
  hasRetryAfter: boolean;
  /** Why there was no response, or the beginning of one that reports a refusal or a failure. */
  fault?: string;
}

/** Sends a fixed number of requests per second, regardless of earlier responses. */
export class SteadyLoad {
  private shots: Shot[] = [];
  private readonly open = new Set<Promise<void>>();
  private readonly timer: NodeJS.Timeout;
  private readonly turn: readonly Kind[];
  private readonly startedAt = performance.now();
  private sent = 0;

  constructor(
    kinds: readonly Kind[],
    private readonly perSecond: number,
  ) {
    this.turn = interleaved(kinds);
    this.timer = setInterval(() => this.send(), TICK_MS);
  }

  /** The responses since the last call. */
  take(): Shot[] {
    const taken = this.shots;
    this.shots = [];
    return taken;
  }

  /** Stops sending and waits for requests in progress. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.open);
  }

  private send(): void {
    const due = ((performance.now() - this.startedAt) / 1_000) * this.perSecond;
    for (; this.sent < due && this.open.size < MOST_OPEN; this.sent += 1) {
      const kind = this.turn[this.sent % this.turn.length];
      if (!kind) return;
      const shot = this.shoot(kind).finally(() => this.open.delete(shot));
      this.open.add(shot);
    }
  }

  private async shoot({ name, send }: Kind): Promise<void> {
    const sentAt = Date.now();
    const from = performance.now();
    const result: Shot = { kind: name, sentAt, tookMs: 0, status: 0, hasRetryAfter: false };
    try {
      const answer = await send(AbortSignal.timeout(TIMEOUT_MS));
      const body = await answer.arrayBuffer();
      if (answer.status >= 400) result.fault = Buffer.from(body).toString('utf8', 0, MOST_SAID);
      result.status = answer.status;
      result.hasRetryAfter = answer.headers.has('retry-after');
    } catch (fault) {
      result.fault = String(fault instanceof Error && fault.cause ? fault.cause : fault);
    }
    result.tookMs = performance.now() - from;
    this.shots.push(result);
  }
}

/** Each kind as often as its weight, well mixed. */
function interleaved(kinds: readonly Kind[]): Kind[] {
  return kinds
    .flatMap((kind, nth) =>
      Array.from({ length: kind.weight }, (_, index) => ({
        kind,
        place: (index + 0.5) / kind.weight + nth / 1_000,
      })),
    )
    .sort((one, other) => one.place - other.place)
    .map(({ kind }) => kind);
}
