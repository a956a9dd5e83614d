import { businessChanged, listCities, type PayloadOf } from '@gewerk/contracts';
import { EventListener, MessageBus } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CitySet } from './city-set.js';

/** At most one reading in this time, however many events come. */
const QUIET_MS = 2_000;
/** Events that name only known cities (a city may have become empty) are followed up after this time. */
const SETTLE_MS = 60_000;
const RETRY_MS = 5_000;

/** Keeps the directory's cities at hand: read at the start, after a gap in the events and when a new city turns up. */
@Injectable()
export class CityDirectory implements OnApplicationBootstrap, OnApplicationShutdown {
  private set = new CitySet([]);
  private timer: NodeJS.Timeout | null = null;
  private dueAt = Infinity;
  private stopped = false;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly bus: MessageBus,
    private readonly events: EventListener,
  ) {}

  get cities(): CitySet {
    return this.set;
  }

  /** Calls back whenever the cities were read anew. */
  onRefresh(listener: () => void): void {
    this.listeners.add(listener);
  }

  onApplicationBootstrap(): void {
    const onEvent = (_subject: string, payload: unknown) => {
      const { citySlugs } = payload as PayloadOf<typeof businessChanged>;
      this.refreshIn(citySlugs.some((slug) => !this.set.has(slug)) ? QUIET_MS : SETTLE_MS);
    };
    this.events.listen([businessChanged], onEvent, () => this.refreshIn(0));
  }

  onApplicationShutdown(): void {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
  }

  private refreshIn(milliseconds: number): void {
    const dueAt = Date.now() + milliseconds;
    if (this.stopped || dueAt >= this.dueAt) return;
    if (this.timer) clearTimeout(this.timer);
    this.dueAt = dueAt;
    this.timer = setTimeout(() => void this.refresh(), milliseconds);
  }

  private async refresh(): Promise<void> {
    this.dueAt = Infinity;
    try {
      this.set = new CitySet(await this.bus.request(listCities, {}));
      for (const listener of this.listeners) listener();
    } catch (error) {
      logger.warn({ err: error }, 'The cities could not be read; trying again');
      this.refreshIn(RETRY_MS);
    }
  }
}
