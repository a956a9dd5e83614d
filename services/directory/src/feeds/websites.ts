import { countWebsites, type OutputOf, type ParsedInputOf, scanWebsites } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import type { ClientSession } from 'mongoose';
import { CountsRepository, DIRECTORY_COUNTS_ID } from '../counts/index.js';
import { Transactions } from '../record/index.js';
import { SelectedWebsites } from '../selections/index.js';
import { Settlement } from '../write/index.js';
import { WebsitesRepository } from './websites.repository.js';

/** The websites of businesses, for website checks. */
@UseCase()
export class Websites {
  constructor(
    private readonly counts: CountsRepository,
    private readonly selected: SelectedWebsites,
    private readonly websites: WebsitesRepository,
    private readonly settlement: Settlement,
    private readonly transactions: Transactions,
  ) {}

  @Answers(scanWebsites)
  async scan(input: ParsedInputOf<typeof scanWebsites>): Promise<OutputOf<typeof scanWebsites>> {
    const { found, next } = await this.websites.page(input);
    return { items: found.map(({ _id, name, website }) => ({ id: _id.toHexString(), name, website })), next };
  }

  /** The number of websites is one of the counts that the directory keeps: each change updates it. */
  @Answers(countWebsites)
  async count({ selection }: ParsedInputOf<typeof countWebsites>): Promise<OutputOf<typeof countWebsites>> {
    if (selection) return { count: await this.selected.count(selection) };
    const counts = await this.counts.directory();
    if (!counts) return { count: 0 };
    const { websites = 0, websitesBefore } = counts;
    if (websitesBefore !== undefined) return { count: websitesBefore + websites };
    return { count: await this.transactions.run((session) => this.countOnce(session)) };
  }

  /** Reads all businesses once, if the directory's counts are from before websites were counted. */
  private async countOnce(session: ClientSession): Promise<number> {
    await this.counts.claim(session);
    const counts = await this.counts.directory(session);
    const stored = await this.websites.count(session);
    const unsettled = await this.settlement.unsettledOf(DIRECTORY_COUNTS_ID, 'websites', session);
    const settled = stored - unsettled;
    await this.counts.setWebsitesBefore(settled - (counts?.websites ?? 0), session);
    return settled;
  }
}
