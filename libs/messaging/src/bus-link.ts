import { GewerkError } from '@gewerk/contracts';
import type { NatsConnection } from '@nats-io/transport-node';

/**
 * A loss this long is not momentary: waits become shorter, so that a request that makes two calls fails in
 * time.
 */
const LONG_LOSS_MS = 2_000;
const WAIT_IN_LONG_LOSS_MS = 250;

/** The bus itself is unavailable; the called service may well be running. */
export class BusAway extends GewerkError {
  constructor() {
    super('unavailable', 'The message bus is unavailable; try again later.');
  }
}

/**
 * Fails requests with `unavailable` when the bus is lost: responses are lost, and new requests would only be
 * buffered.
 */
export class BusLink {
  private isThere = true;
  private lostAt = 0;
  private readonly underWay = new Set<(error: GewerkError) => void>();
  private readonly waiting = new Set<() => void>();

  constructor(connection: NatsConnection) {
    void this.watch(connection);
  }

  get isUp(): boolean {
    return this.isThere;
  }

  async during<T>(request: () => Promise<T>): Promise<T> {
    let lost: ((error: GewerkError) => void) | undefined;
    try {
      return await new Promise<T>((resolve, reject) => {
        lost = reject;
        this.underWay.add(lost);
        request().then(resolve, reject);
      });
    } finally {
      if (lost) this.underWay.delete(lost);
    }
  }

  /**
   * Resolves when the bus is connected. Fails with `unavailable` if it does not return within `limitMs`, or
   * sooner if it has been lost for long.
   */
  async up(limitMs: number): Promise<void> {
    if (this.isUp) return;
    const isLong = Date.now() - this.lostAt > LONG_LOSS_MS;
    let back: (() => void) | undefined;
    let timer: NodeJS.Timeout | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        back = resolve;
        this.waiting.add(back);
        timer = setTimeout(
          () => reject(new BusAway()),
          isLong ? Math.min(limitMs, WAIT_IN_LONG_LOSS_MS) : limitMs,
        );
      });
    } finally {
      clearTimeout(timer);
      if (back) this.waiting.delete(back);
    }
  }

  private async watch(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') {
        if (this.isThere) this.lostAt = Date.now();
        this.isThere = false;
        for (const lose of this.underWay) lose(new BusAway());
      } else if (type === 'reconnect') {
        this.isThere = true;
        for (const back of this.waiting) back();
      }
    }
  }
}
