import type { BusinessCard } from '@gewerk/contracts';
import { listPopularBusinesses, type ParsedInputOf } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { BusinessesRepository, toCards } from '../record/index.js';

@UseCase()
export class ListPopularBusinesses {
  constructor(private readonly businesses: BusinessesRepository) {}

  @Answers(listPopularBusinesses)
  async list({ limit }: ParsedInputOf<typeof listPopularBusinesses>): Promise<BusinessCard[]> {
    return toCards(await this.businesses.popular(limit));
  }
}
