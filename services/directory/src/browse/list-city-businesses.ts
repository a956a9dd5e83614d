import { GewerkError, totalPages } from '@gewerk/contracts';
import { listCityBusinesses, type OutputOf, type ParsedInputOf } from '@gewerk/contracts/bus';
import { citySlug } from '@gewerk/text';
import { Answers, UseCase } from '@gewerk/messaging';
import { BusinessesRepository, toCards, UNKNOWN_CITY_SLUG } from '../record/index.js';
import { categoriesOf, CityFinder } from '../counts/index.js';

type Input = ParsedInputOf<typeof listCityBusinesses>;

@UseCase()
export class ListCityBusinesses {
  constructor(
    private readonly businesses: BusinessesRepository,
    private readonly cities: CityFinder,
  ) {}

  @Answers(listCityBusinesses)
  async list({ city: asked, page, limit }: Input): Promise<OutputOf<typeof listCityBusinesses>> {
    if (citySlug(asked) === UNKNOWN_CITY_SLUG) throw new GewerkError('city-not-found', 'City not found.');
    const city = await this.cities.find(asked);
    if (!city) return { businesses: [], total: 0, page, totalPages: 0, city: asked };
    const businesses = await this.businesses.inCity(city.slug, { skip: (page - 1) * limit, limit });
    return {
      businesses: toCards(businesses),
      total: city.count,
      page,
      totalPages: totalPages(city.count, limit),
      city: city.name,
      ...categoriesOf(city),
    };
  }
}
