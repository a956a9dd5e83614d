import {
  type BusinessCard,
  businessChanged,
  findBusinessesByPrefix,
  type IndexableBusiness,
  listCities,
  type Operation,
  pageBusinesses,
  readBusinesses,
} from '@gewerk/contracts';
import type { MessageBus } from '@gewerk/messaging';
import type { Subscription } from '@nats-io/transport-node';

const EVENT_IDS = 500;

/** Answers as the directory service would, from memory, and tells what changed. */
export class FakeDirectory {
  readonly stored = new Map<string, IndexableBusiness>();
  /** Called before each page of a bulk read. */
  onPage: () => void | Promise<void> = () => undefined;
  private readonly subscriptions: Subscription[] = [];

  constructor(private readonly bus: MessageBus) {
    this.answer(readBusinesses, ({ ids }) => ({
      businesses: ids.flatMap((id) => this.stored.get(id) ?? []),
    }));
    this.answer(pageBusinesses, async ({ after, limit }) => {
      await this.onPage();
      const ids = [...this.stored.keys()].sort().filter((id) => !after || id > after);
      const items = ids.slice(0, limit).flatMap((id) => this.stored.get(id) ?? []);
      return { items, next: ids.length > limit ? (items.at(-1)?.id ?? null) : null };
    });
    this.answer(listCities, () => this.cities());
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

  /** Stores businesses without telling. */
  seed(...businesses: IndexableBusiness[]): void {
    for (const business of businesses) this.stored.set(business.id, business);
  }

  /** Stores businesses and publishes that they changed. */
  async save(...businesses: IndexableBusiness[]): Promise<void> {
    this.seed(...businesses);
    await this.tell(businesses);
  }

  async remove(business: IndexableBusiness): Promise<void> {
    this.stored.delete(business.id);
    await this.tell([business]);
  }

  async tell(businesses: readonly IndexableBusiness[]): Promise<void> {
    for (let start = 0; start < businesses.length; start += EVENT_IDS) {
      const part = businesses.slice(start, start + EVENT_IDS);
      const citySlugs = [...new Set(part.map(({ citySlug }) => citySlug))];
      await this.bus.publish(businessChanged, {
        ids: part.map(({ id }) => id),
        citySlugs,
        categorySlugs: [],
      });
    }
  }

  close(): void {
    for (const subscription of this.subscriptions) subscription.unsubscribe();
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
        city: business.city,
        businessCount: count,
        latitude: business.latitude,
        longitude: business.longitude,
        countryCode: business.country_code,
      }));
  }

  private answer<Op extends Operation>(
    operation: Op,
    handle: (input: Op['input']['_zod']['output']) => unknown,
  ): void {
    const callback = (_error: Error | null, message: { json(): unknown; respond(data: string): boolean }) => {
      const input = operation.input.parse(message.json()) as Op['input']['_zod']['output'];
      void Promise.resolve(handle(input)).then((output) => message.respond(JSON.stringify(output)));
    };
    this.subscriptions.push(this.bus.connection.subscribe(operation.subject, { callback }));
  }
}
