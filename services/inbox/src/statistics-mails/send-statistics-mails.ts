import { type BusinessDetail, GewerkError } from '@gewerk/contracts';
import { getBusiness, getBusinessStatistics } from '@gewerk/contracts/bus';
import { MessageBus } from '@gewerk/messaging';
import { logger, PeriodicTask } from '@gewerk/service-kit';
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
import { statisticsMail } from './statistics-mail.js';
import { dueMonth } from './due-month.js';
import type { StatisticsReaderRecord } from './statistics-reader.schema.js';
import { StatisticsReadersRepository } from './statistics-readers.repository.js';
import { StatisticsReaders } from './statistics-readers.js';

const SEND_EVERY_MS = 10 * 60_000;
/** Longer than the interval, so that a failing recipient does not delay others. */
const LEASE_MS = 15 * 60_000;

/** Writes the monthly statistics mails, each once: the month is marked in the transaction that stores the mail. */
@Injectable()
export class SendStatisticsMails implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds = new PeriodicTask(
    SEND_EVERY_MS,
    'Looking for monthly statistics mails that are due',
    () => this.send(),
  );
  private isEnding = false;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(INBOX_ENV) private readonly env: InboxEnv,
    private readonly bus: MessageBus,
    private readonly mails: Mails,
    private readonly readers: StatisticsReadersRepository,
    private readonly removal: StatisticsReaders,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    return this.rounds.stop();
  }

  /** Writes the mails that are due. */
  async send(now: Date = new Date()): Promise<void> {
    const month = dueMonth(now);
    while (!this.isEnding) {
      const reader = await this.readers.acquire(month, LEASE_MS);
      if (!reader) return;
      await this.sendTo(reader, month);
    }
  }

  private async sendTo(reader: StatisticsReaderRecord, month: string): Promise<void> {
    const listing = await this.listingOf(reader);
    if (!listing) return this.removal.remove(reader);
    const { days } = await this.bus.request(getBusinessStatistics, { id: reader.businessId, month });
    const draft = statisticsMail(reader, { listing, month, days }, this.env);
    const isFirst = await this.connection.transaction(async (session) => {
      const isToldNow = await this.readers.markTold(reader, month, session);
      if (isToldNow) await this.mails.add([draft], session);
      return isToldNow;
    });
    if (isFirst) await this.mails.announce([draft]);
  }

  /** Null if the listing is gone, or the address no longer belongs to it. */
  private async listingOf({
    _id,
    businessId,
    email,
  }: StatisticsReaderRecord): Promise<BusinessDetail | null> {
    try {
      const listing = await this.bus.request(getBusiness, { id: businessId });
      if (isListingsAddress(email, listing)) return listing;
      logger.info(
        { businessId, reader: _id },
        'Monthly statistics ended: the address is no longer the listing’s',
      );
      return null;
    } catch (error) {
      if (error instanceof GewerkError && error.code === 'business-not-found') return null;
      throw error;
    }
  }
}
