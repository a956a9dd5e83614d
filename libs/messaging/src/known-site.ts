import { defaultSiteIdentity, type SiteIdentity } from '@gewerk/contracts';
import { getSiteIdentity, siteIdentityChanged } from '@gewerk/contracts/bus';
import { logger } from '@gewerk/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { EventListener } from './events/event-listener.js';
import { MessageBus } from './message-bus.js';
import { NobodyListens } from './nobody-listens.js';

/** Events are lost only when the connection is; this limits how long an outdated identity is then shown. */
const KEPT_MS = 30_000;

/** The site's identity, kept until it changes or for 30 s at most. */
@Injectable()
export class KnownSite implements OnApplicationBootstrap {
  private kept: { until: number; answer: Promise<SiteIdentity> } | undefined;
  private last = defaultSiteIdentity;
  /** A failure is logged once until the next success, since every page reads the identity. */
  private isFailureSaid = false;

  constructor(
    private readonly bus: MessageBus,
    private readonly listener: EventListener,
  ) {}

  onApplicationBootstrap(): void {
    this.listener.listen(
      [siteIdentityChanged],
      () => this.forget(),
      () => this.forget(),
    );
  }

  /** For caches that the same event empties: their new content must not be built from the old identity. */
  forget(): void {
    this.kept = undefined;
  }

  /** False before the first read, once the identity may have changed, and after a failed read. */
  get isKnown(): boolean {
    return this.kept !== undefined;
  }

  /** Fails with the settings service's error. */
  read(): Promise<SiteIdentity> {
    if (this.kept && this.kept.until > Date.now()) return this.kept.answer;
    const answer = this.ask();
    const kept = { until: Date.now() + KEPT_MS, answer };
    this.kept = kept;
    answer.catch(() => {
      if (this.kept === kept) this.kept = undefined;
    });
    return answer;
  }

  /**
   * The last known identity if the settings service is unavailable: a mail with an old identity is better
   * than none.
   */
  async readOrLast(): Promise<SiteIdentity> {
    try {
      return await this.read();
    } catch (error) {
      if (!this.isFailureSaid)
        logger.warn({ err: error }, "The site's name cannot be read; the last one known is used");
      this.isFailureSaid = true;
      return this.last;
    }
  }

  /** Whether no process answers the operation: the settings service runs a release without it, or is unavailable. */
  async isUnheard(): Promise<boolean> {
    try {
      await this.read();
      return false;
    } catch (error) {
      return error instanceof NobodyListens;
    }
  }

  private async ask(): Promise<SiteIdentity> {
    this.last = await this.bus.request(getSiteIdentity, {}, { waitForResponderMs: 0 });
    this.isFailureSaid = false;
    return this.last;
  }
}
