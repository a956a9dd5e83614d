import { businessIdPattern, totalPages } from '@gewerk/contracts';
import {
  findUnlistedBusinesses,
  getPanelBusiness,
  listUnlistedBusinesses,
  type OutputOf,
  type PanelListRow,
  type ParsedInputOf,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { Types } from 'mongoose';
import { panelRowOf } from './panel-rows.js';
import { UnlistedBusinesses } from './unlisted-businesses.repository.js';

type Input = ParsedInputOf<typeof findUnlistedBusinesses>;
type Answer = OutputOf<typeof findUnlistedBusinesses>;

/** Finds businesses that are not in the search index, and single businesses by an identifier. */
@UseCase()
export class FindUnlistedBusinesses {
  constructor(private readonly unlisted: UnlistedBusinesses) {}

  @Answers(findUnlistedBusinesses)
  async find(input: Input): Promise<Answer> {
    const { businesses, total } = await this.rows(input);
    return { businesses, total, page: input.page, totalPages: totalPages(total, input.limit) };
  }

  /** The operation that the previous version calls. */
  @Answers(listUnlistedBusinesses)
  list(input: ParsedInputOf<typeof listUnlistedBusinesses>): Promise<Answer> {
    return this.find({ ...input, status: 'hidden' });
  }

  @Answers(getPanelBusiness)
  async get({
    key,
    filter,
  }: ParsedInputOf<typeof getPanelBusiness>): Promise<OutputOf<typeof getPanelBusiness>> {
    const id = businessIdPattern.test(key) ? { _id: new Types.ObjectId(key) } : { placeId: key };
    const found = await this.unlisted.listedWith(id, filter ?? {});
    return { business: found && panelRowOf(found) };
  }

  private async rows(input: Input): Promise<{ businesses: PanelListRow[]; total: number }> {
    if (input.status === 'deleted') {
      const { total, found } = await this.unlisted.deleted(input);
      return { total, businesses: found.map(({ record, removedAt }) => panelRowOf(record, removedAt)) };
    }
    const { total, found } = await this.unlisted.hidden(input);
    return { total, businesses: found.map((business) => panelRowOf(business)) };
  }
}
