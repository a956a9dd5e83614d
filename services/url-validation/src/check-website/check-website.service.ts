import { getBusiness, GewerkError, WEBSITE_CHECK, type WebsiteCheck } from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { WebsiteChecker } from './website-checker.js';

const MINUTE_MS = 60_000;

/** Checks the website of one business now: so many at once and a minute, and of one business one. */
@Injectable()
export class CheckWebsiteService {
  /** Checks under way by business id. */
  private readonly open = new Map<string, Promise<WebsiteCheck>>();
  /** When the checks of the last minute began, oldest first. */
  private begun: number[] = [];

  constructor(
    private readonly bus: MessageBus,
    private readonly checker: WebsiteChecker,
  ) {}

  /** Who asks while the same business is being checked gets that check's grade. */
  async check(id: string): Promise<WebsiteCheck> {
    const open = this.open.get(id);
    if (open) return open;
    this.takeTurn();
    const check = this.checkNow(id).finally(() => this.open.delete(id));
    this.open.set(id, check);
    return check;
  }

  private takeTurn(): void {
    const now = performance.now();
    this.begun = this.begun.filter((at) => now - at < MINUTE_MS);
    const [oldest] = this.begun;
    if (oldest !== undefined && this.begun.length >= WEBSITE_CHECK.singlesAMinute) {
      const wait = Math.ceil((oldest + MINUTE_MS - now) / 1_000);
      throw new GewerkError('rate-limited', `Too many websites were checked; try again in ${wait} s.`);
    }
    if (this.open.size >= WEBSITE_CHECK.singlesAtOnce) {
      const message = `${this.open.size} websites are being checked; try again when one is done.`;
      throw new GewerkError('rate-limited', message);
    }
    this.begun.push(now);
  }

  private async checkNow(id: string): Promise<WebsiteCheck> {
    const { name, website } = await this.bus.request(getBusiness, { id });
    if (!website) {
      const message = 'must be the id of a business that has a website';
      throw new GewerkError('invalid-input', `id: ${message}`, [{ field: 'id', message }]);
    }
    const verdict = await this.checker.check(website, { isUrgent: true });
    return { businessId: id, name, website, ...verdict, checkedAt: new Date().toISOString() };
  }
}
