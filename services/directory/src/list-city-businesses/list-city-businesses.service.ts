import {
  GewerkError,
  type listCityBusinesses,
  type OutputOf,
  type ParsedInputOf,
  totalPages,
} from '@gewerk/contracts';
import { citySlug } from '@gewerk/text';
import { Injectable } from '@nestjs/common';
import { toCards } from '../businesses/business-card.mapper.js';
import { BusinessesRepository } from '../businesses/businesses.repository.js';
import { CityFinder } from '../businesses/city-finder.js';
import { UNKNOWN_CITY_SLUG } from '../businesses/unknown-city.js';

type Input = ParsedInputOf<typeof listCityBusinesses>;

@Injectable()
export class ListCityBusinessesService {
  constructor(
    private readonly businesses: BusinessesRepository,
    private readonly cities: CityFinder,
  ) {}

  async list({ city: asked, page, limit }: Input): Promise<OutputOf<typeof listCityBusinesses>> {
    if (citySlug(asked) === UNKNOWN_CITY_SLUG)
      throw new GewerkError('city-not-found', 'There is no such city.');
    const city = await this.cities.find(asked);
    if (!city) return { businesses: [], total: 0, page, totalPages: 0, city: asked };
    const businesses = await this.businesses.inCity(city.slug, { skip: (page - 1) * limit, limit });
    return {
      businesses: toCards(businesses),
      total: city.count,
      page,
      totalPages: totalPages(city.count, limit),
      city: city.name,
    };
  }
}
