import { getBusinessNames, type OutputOf, type ParsedInputOf } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { BusinessesRepository } from '../record/index.js';
import { RemovedBusinessesRepository } from '../write/index.js';

/** Names of businesses that exist or can be restored. */
@UseCase()
export class GetBusinessNames {
  constructor(
    private readonly businesses: BusinessesRepository,
    private readonly removed: RemovedBusinessesRepository,
  ) {}

  @Answers(getBusinessNames)
  async get({ ids }: ParsedInputOf<typeof getBusinessNames>): Promise<OutputOf<typeof getBusinessNames>> {
    const [present, removed] = await Promise.all([this.businesses.names(ids), this.removed.names(ids)]);
    return { businesses: [...present, ...removed] };
  }
}
