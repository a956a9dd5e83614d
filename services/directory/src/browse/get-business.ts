import type { BusinessDetail } from '@gewerk/contracts';
import { getBusiness, getBusinessBySlug, type ParsedInputOf } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { BusinessesRepository, businessNotFound, type BusinessRecord, toDetail } from '../record/index.js';

@UseCase()
export class GetBusiness {
  constructor(private readonly businesses: BusinessesRepository) {}

  @Answers(getBusiness)
  async byId({ id }: ParsedInputOf<typeof getBusiness>): Promise<BusinessDetail> {
    return detailOf(await this.businesses.byId(id));
  }

  @Answers(getBusinessBySlug)
  async bySlug({ city, slug }: ParsedInputOf<typeof getBusinessBySlug>): Promise<BusinessDetail> {
    return detailOf(await this.businesses.bySlug(`${city}/${slug}`));
  }
}

function detailOf(business: BusinessRecord | null): BusinessDetail {
  if (!business) throw businessNotFound();
  return toDetail(business);
}
