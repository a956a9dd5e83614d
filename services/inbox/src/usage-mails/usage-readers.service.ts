import {
  type endUsageMail,
  getBusiness,
  GewerkError,
  type MailLanguage,
  type OutputOf,
  type ParsedInputOf,
  type setUsageMail,
  USAGE_MAIL,
  type UsageMail,
} from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { MailsRepository } from '../mails/mails.repository.js';
import { usageMailsOf } from '../templates/usage-mail.js';
import { dueMonth } from './due-month.js';
import type { UsageReaderRecord } from './usage-reader.schema.js';
import { UsageReadersRepository } from './usage-readers.repository.js';

/** Who gets the monthly figures of which listing. */
@Injectable()
export class UsageReadersService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly bus: MessageBus,
    private readonly readers: UsageReadersRepository,
    private readonly mails: MailsRepository,
  ) {}

  /** The language that an address gets a listing's figures in; null where it does not. */
  async languageOf(businessId: string, email: string): Promise<MailLanguage | null> {
    const reader = await this.readers.find({ businessId, email: email.toLowerCase() });
    return reader?.language ?? null;
  }

  async set({ businessId, email, language }: ParsedInputOf<typeof setUsageMail>): Promise<UsageMail> {
    const wish = { businessId, email: email.toLowerCase() };
    if (language === null) {
      const reader = await this.readers.find(wish);
      if (reader) await this.end(reader);
      return { language };
    }
    // Only of a listing that is still there.
    await this.bus.request(getBusiness, { id: businessId });
    if ((await this.readers.countOthers(wish)) >= USAGE_MAIL.addresses) throw tooMany();
    const now = new Date();
    await this.readers.put(wish, language, dueMonth(now), now);
    return { language };
  }

  async endByLink({ token }: ParsedInputOf<typeof endUsageMail>): Promise<OutputOf<typeof endUsageMail>> {
    const reader = await this.readers.byToken(token);
    if (reader) await this.end(reader);
    return { state: 'ended' };
  }

  /** Ends the figures of those of the businesses that are not there any more. */
  async endOfRemoved(ids: readonly string[]): Promise<void> {
    for (const reader of await this.readers.ofBusinesses(ids)) {
      if (!(await this.isListed(reader.businessId))) await this.end(reader);
    }
  }

  /** Forgets the address, and the mails to it that were not sent. */
  async end(reader: UsageReaderRecord): Promise<void> {
    await this.connection.transaction(async (session) => {
      await this.readers.delete(reader, session);
      await this.mails.withdraw(usageMailsOf(reader._id), session);
    });
  }

  private async isListed(id: string): Promise<boolean> {
    try {
      await this.bus.request(getBusiness, { id });
      return true;
    } catch (error) {
      if (error instanceof GewerkError && error.code === 'business-not-found') return false;
      throw error;
    }
  }
}

const tooMany = (): GewerkError =>
  new GewerkError(
    'conflict',
    `${USAGE_MAIL.addresses} addresses get the figures of this listing already; one has to be taken off first.`,
  );
