import { type BusinessDetail, getBusiness, getBusinessUsage, GewerkError } from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { logger, PeriodicLook } from '@gewerk/service-kit';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { isListingsAddress } from '../claims/is-listings-address.js';
import { INBOX_ENV, type InboxEnv } from '../env.js';
import { Mails } from '../mails/mails.js';
import { usageMail } from '../templates/usage-mail.js';
import { dueMonth } from './due-month.js';
import type { UsageReaderRecord } from './usage-reader.schema.js';
import { UsageReadersRepository } from './usage-readers.repository.js';
import { UsageReadersService } from './usage-readers.service.js';

const LOOK_EVERY_MS = 10 * 60_000;
/** Longer than the time between two looks, so that one who cannot be told does not keep others waiting. */
const LEASE_MS = 15 * 60_000;

/**
 * Writes the mails of the monthly figures. That somebody was told of a month is stored together with the mail, so that
 * it is written once, whichever replica does it and whatever is killed.
 */
@Injectable()
export class SendUsageMailsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rhythm = new PeriodicLook(LOOK_EVERY_MS, 'monthly figures that are due', () =>
    this.look(),
  );
  private isEnding = false;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(INBOX_ENV) private readonly env: InboxEnv,
    private readonly bus: MessageBus,
    private readonly mails: Mails,
    private readonly readers: UsageReadersRepository,
    private readonly wishes: UsageReadersService,
  ) {}

  onApplicationBootstrap(): void {
    this.rhythm.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    return this.rhythm.stop();
  }

  /** Writes the mails of the month that is due to all who were not told of it yet. */
  async look(now: Date = new Date()): Promise<void> {
    const month = dueMonth(now);
    while (!this.isEnding) {
      const reader = await this.readers.take(month, now, new Date(now.getTime() + LEASE_MS));
      if (!reader) return;
      await this.tell(reader, month);
    }
  }

  private async tell(reader: UsageReaderRecord, month: string): Promise<void> {
    const listing = await this.listingOf(reader);
    if (!listing) return this.wishes.end(reader);
    const { days } = await this.bus.request(getBusinessUsage, { id: reader.businessId, month });
    const draft = usageMail(reader, { listing, month, days }, this.env);
    const isFirst = await this.connection.transaction(async (session) => {
      const isToldNow = await this.readers.markTold(reader, month, session);
      if (isToldNow) await this.mails.add([draft], session);
      return isToldNow;
    });
    if (isFirst) await this.mails.announce([draft]);
  }

  /** Null where the listing is gone, or the address is its own no more, as after a sale. */
  private async listingOf({ _id, businessId, email }: UsageReaderRecord): Promise<BusinessDetail | null> {
    try {
      const listing = await this.bus.request(getBusiness, { id: businessId });
      if (isListingsAddress(email, listing)) return listing;
      logger.info({ businessId, reader: _id }, 'Monthly figures end: the address is the listing’s no more');
      return null;
    } catch (error) {
      if (error instanceof GewerkError && error.code === 'business-not-found') return null;
      throw error;
    }
  }
}
