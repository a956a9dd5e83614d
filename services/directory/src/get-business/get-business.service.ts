import type { BusinessDetail, getBusiness, ParsedInputOf } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { toDetail } from '../businesses/business-detail.mapper.js';
import { businessNotFound } from '../businesses/business-not-found.js';
import { BusinessesRepository } from '../businesses/businesses.repository.js';

@Injectable()
export class GetBusinessService {
  constructor(private readonly businesses: BusinessesRepository) {}

  async get({ id }: ParsedInputOf<typeof getBusiness>): Promise<BusinessDetail> {
    const business = await this.businesses.byId(id);
    if (!business) throw businessNotFound();
    return toDetail(business);
  }
}
