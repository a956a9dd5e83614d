import { businessChanged, listCities, type PayloadOf, scanCities } from '@gewerk/contracts/bus';
import { EventListener, MessageBus, scanAllCities } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CitySet } from './city-set.js';

/** Minimum time between two reads, in milliseconds and as a multiple of the duration of the last read. */
const QUIET_MS = 2_000;
const QUIET_SHARE = 10;
/** Delay after events with only known cities, which may have become empty, or if there are too many cities. */
const SETTLE_MS = 60_000;
const RETRY_MS = 5_000;

/** Keeps the directory's cities in memory. They are read again after changes, soon if these name a new city. */
@Injectable()
export class CityDirectory implements OnApplicationBootstrap, OnApplicationShutdown {
  private set = new CitySet([]);
  private timer: NodeJS.Timeout | null = null;
  private dueAt = Infinity;
  private stopped = false;
  private quietMs = QUIET_MS;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly bus: MessageBus,
    private readonly events: EventListener,
  ) {}

  get cities(): CitySet {
    return this.set;
  }

  onRefresh(listener: () => void): void {
    this.listeners.add(listener);
  }

  onApplicationBootstrap(): void {
    const onEvent = (_subject: string, payload: unknown) => {
      const { citySlugs } = payload as PayloadOf<typeof businessChanged>;
      const isNew = !this.set.isCut && citySlugs.some((slug) => !this.set.has(slug));
      this.refreshIn(isNew ? this.quietMs : SETTLE_MS);
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
      const began = Date.now();
      this.set = new CitySet(await scanAllCities(this.bus, { scan: scanCities, list: listCities }));
      this.quietMs = Math.max(QUIET_MS, QUIET_SHARE * (Date.now() - began));
      for (const listener of this.listeners) listener();
    } catch (error) {
      logger.warn({ err: error }, 'The cities could not be read; trying again');
      this.refreshIn(RETRY_MS);
    }
  }
}
