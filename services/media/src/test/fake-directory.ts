import {
  type BusinessCard,
  type BusinessDetail,
  businessChanged,
  countWebsites,
  getBusiness,
  getDirectoryStats,
  GewerkError,
  listCities,
  listCityBusinesses,
  type Operation,
  type OutputOf,
  pagePhotoSites,
  type ParsedInputOf,
  replacePhotos,
} from '@gewerk/contracts';
import type { MessageBus } from '@gewerk/messaging';
import { headers, type Msg } from '@nats-io/transport-node';

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
  /** Ids of businesses that were given a photo, in order. */
  readonly replaced: string[] = [];
  /** Pages of websites after the first are answered once this is fulfilled. */
  laterPages: Promise<void> = Promise.resolve();

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
    const withWebsite = (): BusinessDetail[] => [...this.stored.values()].filter(({ website }) => website);
    this.answer(countWebsites, () => ({ count: withWebsite().length }));
    this.answer(pagePhotoSites, async ({ after, limit }) => {
      if (after !== null) await this.laterPages;
      const rest = withWebsite()
        .filter(({ id }) => after === null || id > after)
        .sort((one, other) => (one.id < other.id ? -1 : 1));
      const items = rest
        .slice(0, limit)
        .map(({ id, name, website, photos }) => ({ id, name, website: website ?? '', photos }));
      return { items, next: items.length < limit ? null : (items.at(-1)?.id ?? null) };
    });
    this.answer(replacePhotos, ({ id, photo, broken }) => {
      const known = this.stored.get(id);
      if (!known) return { isThere: false };
      if (!known.photos.includes(photo)) {
        this.replaced.push(id);
        this.seed({ ...known, photos: [photo, ...known.photos.filter((each) => !broken.includes(each))] });
      }
      return { isThere: true };
    });
  }

  /** Stores a business without telling. */
  seed(stored: BusinessDetail): void {
    this.stored.set(stored.id, stored);
  }

  /** Stores a business and tells that it changed. */
  async change(changed: BusinessDetail): Promise<void> {
    this.seed(changed);
    await this.tell(changed.id);
  }

  /** Removes a business and tells it. */
  async remove(id: string): Promise<void> {
    this.stored.delete(id);
    await this.tell(id);
  }

  private async tell(id: string): Promise<void> {
    await this.bus.publish(businessChanged, { ids: [id], citySlugs: [], categorySlugs: [] });
  }

  private answer<Op extends Operation>(
    operation: Op,
    handle: (input: ParsedInputOf<Op>) => Answered<Op> | Promise<Answered<Op>>,
  ): void {
    const respond = async (message: Msg): Promise<void> => {
      const output = await handle(operation.input.parse(message.json()) as ParsedInputOf<Op>);
      if (!(output instanceof GewerkError)) return void message.respond(JSON.stringify(output));
      const marked = headers();
      marked.set('gewerk-error', '1');
      message.respond(JSON.stringify({ code: output.code, detail: output.message }), { headers: marked });
    };
    this.bus.connection.subscribe(operation.subject, {
      callback: (_error, message) => void respond(message),
    });
  }
}

type Answered<Op extends Operation> = OutputOf<Op> | GewerkError;
