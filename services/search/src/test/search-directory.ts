import type { BusinessCard, IndexableBusiness } from '@gewerk/contracts';
import { findBusinessesByPrefix, getBusinesses, scanBusinesses, scanCities } from '@gewerk/contracts/bus';
import type { MessageBus } from '@gewerk/messaging';
import { FakeDirectory, pageOf } from '@gewerk/testing';

/** The parts of the directory that the index needs. */
export class SearchDirectory extends FakeDirectory<IndexableBusiness> {
  /** Called before each page of a bulk read. */
  onPage: () => void | Promise<void> = () => undefined;
  /** Called before businesses are read for an update. */
  onRead: () => void | Promise<void> = () => undefined;

  constructor(bus: MessageBus) {
    super(bus);
    this.answer(getBusinesses, async ({ ids }) => {
      await this.onRead();
      return { businesses: ids.flatMap((id) => this.stored.get(id) ?? []) };
    });
    this.answer(scanBusinesses, async (page) => {
      await this.onPage();
      return pageOf([...this.stored.values()], page);
    });
    this.answer(scanCities, () => ({ items: this.cities(), next: null }));
    this.answer(findBusinessesByPrefix, ({ query = '', city, limit }) => {
      const found = [...this.stored.values()].filter(
        (business) =>
          business.name.toLowerCase().startsWith(query.toLowerCase()) && (!city || business.city === city),
      );
      return {
        businesses: found.slice(0, limit) as unknown as BusinessCard[],
        hasMore: found.length > limit,
      };
    });
  }

  private cities() {
    const counts = new Map<string, { business: IndexableBusiness; count: number }>();
    for (const business of this.stored.values()) {
      const count = (counts.get(business.city)?.count ?? 0) + 1;
      counts.set(business.city, { business, count });
    }
    return [...counts.values()]
      .sort((one, other) => other.count - one.count)
      .map(({ business, count }) => ({
        slug: business.citySlug,
        city: business.city,
        businessCount: count,
        latitude: business.latitude,
        longitude: business.longitude,
        countryCode: business.country_code,
      }));
  }
}
