import type { BusinessDetail, getBusinessBySlug, ParsedInputOf } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { toDetail } from '../businesses/business-detail.mapper.js';
import { businessNotFound } from '../businesses/business-not-found.js';
import { BusinessesRepository } from '../businesses/businesses.repository.js';

@Injectable()
export class GetBusinessBySlugService {
  constructor(private readonly businesses: BusinessesRepository) {}

  async get({ city, slug }: ParsedInputOf<typeof getBusinessBySlug>): Promise<BusinessDetail> {
    const business = await this.businesses.bySlug(`${city}/${slug}`);
    if (!business) throw businessNotFound();
    return toDetail(business);
  }
}
