import { GewerkError, invalidField, refused } from '@gewerk/contracts';
import { checkWebsite, getBusiness, type ParsedInputOf, type WebsiteCheck } from '@gewerk/contracts/bus';
import { WEBSITE_CHECK } from '@gewerk/contracts/limits';
import { Answers, MessageBus, UseCase } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { announce } from './announced.js';
import { WebsiteChecker } from './website-checker.js';

const MINUTE_MS = 60_000;

/**
 * Checks one business's website now. Limits the number of concurrent checks and of checks per minute, and runs only
 * one check of a business at a time.
 */
@UseCase()
export class CheckWebsite {
  private readonly open = new Map<string, Promise<WebsiteCheck>>();
  /** Start times of the last minute's checks, oldest first. */
  private begun: number[] = [];

  constructor(
    private readonly bus: MessageBus,
    private readonly checker: WebsiteChecker,
  ) {}

  /** Concurrent calls for a business share one check. */
  @Answers(checkWebsite)
  async check({ id }: ParsedInputOf<typeof checkWebsite>): Promise<WebsiteCheck> {
    const open = this.open.get(id);
    if (open) return open;
    this.assertAllowed();
    const check = this.checkNow(id).finally(() => this.open.delete(id));
    this.open.set(id, check);
    return check;
  }

  private assertAllowed(): void {
    const now = performance.now();
    this.begun = this.begun.filter((at) => now - at < MINUTE_MS);
    const [oldest] = this.begun;
    if (oldest !== undefined && this.begun.length >= WEBSITE_CHECK.singlesAMinute) {
      const wait = Math.ceil((oldest + MINUTE_MS - now) / 1_000);
      throw refused('check-too-often', { seconds: wait });
    }
    if (this.open.size >= WEBSITE_CHECK.singlesAtOnce) {
      const message = `${this.open.size} websites are already being checked; try again when one is done.`;
      throw new GewerkError('rate-limited', message);
    }
    this.begun.push(now);
  }

  private async checkNow(id: string): Promise<WebsiteCheck> {
    const { name, website } = await this.bus.request(getBusiness, { id });
    if (!website) {
      throw invalidField('id', 'must be the id of a business that has a website');
    }
    const verdict = await this.checker.check(website, { isUrgent: true });
    const checkedAt = new Date().toISOString();
    await announce(this.bus, [{ businessId: id, website, grade: verdict.grade, checkedAt }]).catch(
      // Only logged: the operator gets the result even if the directory does not.
      (error: unknown) => logger.warn({ err: error }, 'The check could not be reported to the directory'),
    );
    return { businessId: id, name, website, ...verdict, checkedAt };
  }
}
