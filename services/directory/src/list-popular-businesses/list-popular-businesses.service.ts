import type { BusinessCard, listPopularBusinesses, ParsedInputOf } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { toCards } from '../businesses/business-card.mapper.js';
import { BusinessesRepository } from '../businesses/businesses.repository.js';

@Injectable()
export class ListPopularBusinessesService {
  constructor(private readonly businesses: BusinessesRepository) {}

  async list({ limit }: ParsedInputOf<typeof listPopularBusinesses>): Promise<BusinessCard[]> {
    return toCards(await this.businesses.popular(limit));
  }
}
