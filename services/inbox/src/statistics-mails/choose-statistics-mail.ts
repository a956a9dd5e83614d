import { GewerkError } from '@gewerk/contracts';
import {
  businessChanged,
  chooseStatisticsMail,
  endStatisticsMail,
  getBusiness,
  type OutputOf,
  type ParsedInputOf,
  type PayloadOf,
  setStatisticsMail,
  type StatisticsMail,
} from '@gewerk/contracts/bus';
import { STATISTICS_MAIL } from '@gewerk/contracts/limits';
import { AfterGap, Answers, Consumes, MessageBus, UseCase } from '@gewerk/messaging';
import { ListingPasses } from '../claims/listing-passes.js';
import { dueMonth } from './due-month.js';
import { StatisticsReaders } from './statistics-readers.js';
import { StatisticsReadersRepository } from './statistics-readers.repository.js';

@UseCase()
export class ChooseStatisticsMail {
  constructor(
    private readonly bus: MessageBus,
    private readonly readers: StatisticsReadersRepository,
    private readonly removal: StatisticsReaders,
    private readonly passes: ListingPasses,
  ) {}

  @Answers(chooseStatisticsMail)
  async choose({ pass, ...choice }: ParsedInputOf<typeof chooseStatisticsMail>): Promise<StatisticsMail> {
    const owner = await this.passes.ownerOf(pass);
    // The claim was proved by letter or phone, so there is no address.
    if (owner.email === '')
      throw new GewerkError('conflict', 'No address has been confirmed for this listing.');
    return this.set({ ...owner, ...choice });
  }

  @Answers(setStatisticsMail)
  async set({
    businessId,
    email,
    language,
  }: ParsedInputOf<typeof setStatisticsMail>): Promise<StatisticsMail> {
    const wish = { businessId, email: email.toLowerCase() };
    if (language === null) {
      const reader = await this.readers.find(wish);
      if (reader) await this.removal.remove(reader);
      return { language };
    }
    // Fails if the listing no longer exists.
    await this.bus.request(getBusiness, { id: businessId });
    if ((await this.readers.countOthers(wish)) >= STATISTICS_MAIL.addresses) throw tooMany();
    const now = new Date();
    await this.readers.put(wish, language, dueMonth(now), now);
    return { language };
  }

  @Answers(endStatisticsMail)
  async endByLink({
    token,
  }: ParsedInputOf<typeof endStatisticsMail>): Promise<OutputOf<typeof endStatisticsMail>> {
    const reader = await this.readers.byToken(token);
    if (reader) await this.removal.remove(reader);
    return { state: 'ended' };
  }

  @Consumes(businessChanged, { durable: 'inbox-removed-listings', maxMessages: 100 })
  async endOfRemoved(events: PayloadOf<typeof businessChanged>[]): Promise<void> {
    for (const reader of await this.readers.ofBusinesses(events.flatMap(({ ids }) => ids))) {
      if (!(await this.isListed(reader.businessId))) await this.removal.remove(reader);
    }
  }

  @AfterGap('inbox-removed-listings')
  async endOfAllRemoved(): Promise<void> {
    for await (const reader of this.readers.scan()) {
      if (!(await this.isListed(reader.businessId))) await this.removal.remove(reader);
    }
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
    `${STATISTICS_MAIL.addresses} addresses already receive the statistics of this listing; remove one first.`,
  );
