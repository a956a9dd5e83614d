import {
  type CityListItem,
  listCities,
  type OutputOf,
  type ParsedInputOf,
  scanCities,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { categoriesOf, CountsRepository, KeptCounts, type LargeCity } from '../counts/index.js';

@UseCase()
export class ListCities {
  constructor(
    private readonly counts: KeptCounts,
    private readonly stored: CountsRepository,
  ) {}

  @Answers(listCities)
  async list(): Promise<CityListItem[]> {
    const cities = await this.counts.largestCities();
    return cities.map(toItem);
  }

  /** `next` is null only on the last page, which may be empty. */
  @Answers(scanCities)
  async scan({
    after,
    limit,
    withCategories = false,
  }: ParsedInputOf<typeof scanCities>): Promise<OutputOf<typeof scanCities>> {
    const page = await this.stored.citiesAfter(after, limit);
    const items = page.map((city) => ({
      slug: city.slug,
      ...toItem(city),
      ...(withCategories ? categoriesOf(city) : {}),
    }));
    return { items, next: page.length < limit ? null : (page.at(-1)?.slug ?? null) };
  }
}

const toItem = (city: LargeCity): CityListItem => ({
  city: city.name,
  businessCount: city.count,
  latitude: city.latitude ?? null,
  longitude: city.longitude ?? null,
  countryCode: city.countryCode,
});
