import type { countWebsites, OutputOf } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Transactions } from '../businesses/transactions.js';
import { TalliesRepository } from '../tallies/tallies.repository.js';
import { DIRECTORY_TALLY_ID } from '../tallies/tally.schema.js';
import { BatchSettlement } from '../upsert-businesses/batch-settlement.js';
import { WebsitesRepository } from './websites.repository.js';

/** How many businesses have a website: each change counts them with its other tallies. */
@Injectable()
export class CountWebsitesService {
  constructor(
    private readonly tallies: TalliesRepository,
    private readonly websites: WebsitesRepository,
    private readonly settlement: BatchSettlement,
    private readonly transactions: Transactions,
  ) {}

  async count(): Promise<OutputOf<typeof countWebsites>> {
    const tally = await this.tallies.directory();
    if (!tally) return { count: 0 };
    const { websites = 0, websitesBefore } = tally;
    if (websitesBefore !== undefined) return { count: websitesBefore + websites };
    return { count: await this.transactions.run((session) => this.countOnce(session)) };
  }

  /** Of a directory whose tallies are older than this count: businesses are read once, and never again. */
  private async countOnce(session: ClientSession): Promise<number> {
    await this.tallies.claim(session);
    const tally = await this.tallies.directory(session);
    const stored = await this.websites.count(session);
    const unsettled = await this.settlement.unsettledOf(DIRECTORY_TALLY_ID, 'websites', session);
    const settled = stored - unsettled;
    await this.tallies.noteWebsitesBefore(settled - (tally?.websites ?? 0), session);
    return settled;
  }
}
