import {
  type BusinessCard,
  type BusinessDetail,
  businessChanged,
  getBusiness,
  getDirectoryStats,
  GewerkError,
  listCities,
  listCityBusinesses,
  type Operation,
  type OutputOf,
  type ParsedInputOf,
} from '@gewerk/contracts';
import type { MessageBus } from '@gewerk/messaging';
import { headers } from '@nats-io/transport-node';

const BERLIN = { latitude: 52.52, longitude: 13.405 };

/** A business in Berlin with the given differences. */
export function business(id: string, changes: Partial<BusinessDetail> = {}): BusinessDetail {
  const known: Partial<BusinessDetail> = {
    id,
    name: 'Werkstatt Grünwald',
    category: 'KFZ-Werkstatt',
    city: 'Berlin',
    country_code: 'DE',
    rating: '4.6',
    reviewCount: 128,
    photos: [],
    ...BERLIN,
    ...changes,
  };
  return known as BusinessDetail;
}

/** Answers what share images and photos need of the directory service, from memory. */
export class FakeDirectory {
  readonly stored = new Map<string, BusinessDetail>();
  /** Ids asked for, in order. */
  readonly asked: string[] = [];

  constructor(private readonly bus: MessageBus) {
    this.answer(getBusiness, ({ id }) => {
      this.asked.push(id);
      return this.stored.get(id) ?? new GewerkError('business-not-found', 'gone');
    });
    this.answer(listCities, () => [{ city: 'Berlin', businessCount: 12, countryCode: 'DE', ...BERLIN }]);
    this.answer(listCityBusinesses, ({ city }) => {
      const inCity = [...this.stored.values()].filter((stored) => stored.city === city);
      const businesses = inCity.slice(0, 1) as BusinessCard[];
      return { businesses, total: inCity.length, page: 1, totalPages: 1, city };
    });
    this.answer(getDirectoryStats, () => ({
      total: 1_234,
      cities: 5,
      categories: 6,
      averageRating: null,
      addedLast30Days: 0,
    }));
  }

  /** Stores a business without telling. */
  seed(stored: BusinessDetail): void {
    this.stored.set(stored.id, stored);
  }

  /** Stores a business and tells that it changed. */
  async change(changed: BusinessDetail): Promise<void> {
    this.seed(changed);
    await this.bus.publish(businessChanged, { ids: [changed.id], citySlugs: [], categorySlugs: [] });
  }

  private answer<Op extends Operation>(
    operation: Op,
    handle: (input: ParsedInputOf<Op>) => OutputOf<Op> | GewerkError,
  ): void {
    this.bus.connection.subscribe(operation.subject, {
      callback: (_error, message) => {
        const output = handle(operation.input.parse(message.json()) as ParsedInputOf<Op>);
        if (!(output instanceof GewerkError)) return void message.respond(JSON.stringify(output));
        const marked = headers();
        marked.set('gewerk-error', '1');
        message.respond(JSON.stringify({ code: output.code, detail: output.message }), { headers: marked });
      },
    });
  }
}
