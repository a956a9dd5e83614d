import { totalPages } from '@gewerk/contracts';
import {
  findPanelBusinesses,
  findUnlistedBusinesses,
  listPanelBusinesses,
  type OutputOf,
  type ParsedInputOf,
  scanPanelMatches,
} from '@gewerk/contracts/bus';
import { Answers, MessageBus, UseCase } from '@gewerk/messaging';
import { PanelMatches } from './panel-matches.js';
import type { PanelInput } from './panel-query.js';

/** Lists businesses for the panel: those on the site from the index, others from the directory. */
@UseCase()
export class FindPanelBusinesses {
  constructor(
    private readonly matches: PanelMatches,
    private readonly bus: MessageBus,
  ) {}

  @Answers(findPanelBusinesses)
  async find(input: PanelInput): Promise<OutputOf<typeof findPanelBusinesses>> {
    if (input.status !== 'listed') return this.bus.request(findUnlistedBusinesses, input);
    const { rows, total } = await this.matches.page(input);
    return { businesses: rows, total, page: input.page, totalPages: totalPages(total, input.limit) };
  }

  /** The operation that the previous version calls, with its columns. */
  @Answers(listPanelBusinesses)
  async list(
    input: ParsedInputOf<typeof listPanelBusinesses>,
  ): Promise<OutputOf<typeof listPanelBusinesses>> {
    const found = await this.find({ ...input, status: 'listed' });
    const businesses = found.businesses.map(({ phone: _p, verified: _v, removed_at: _r, ...row }) => row);
    return { ...found, businesses };
  }

  @Answers(scanPanelMatches)
  scan({
    offset,
    ...filter
  }: ParsedInputOf<typeof scanPanelMatches>): Promise<OutputOf<typeof scanPanelMatches>> {
    return this.matches.ids(filter, offset);
  }
}
