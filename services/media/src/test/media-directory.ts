import type { BusinessCard, BusinessDetail, SiteIdentity } from '@gewerk/contracts';
import {
  getDirectoryCounts,
  getHeir,
  getSiteIdentity,
  getSiteLogo,
  listCities,
  listCityBusinesses,
  replacePhotos,
  scanPhotoSites,
} from '@gewerk/contracts/bus';
import type { MessageBus } from '@gewerk/messaging';
import { FakeDirectory, pageOf } from '@gewerk/testing';

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

/** A fake directory with the operations that share images and photos use. */
export class MediaDirectory extends FakeDirectory<BusinessDetail> {
  site: SiteIdentity = { name: 'Gewerk' };
  /** The site's logo, as base64. */
  siteLogo = '';
  /** The requested ids, in order. */
  readonly asked: string[] = [];
  /** Ids of businesses that were given a photo, in order. */
  readonly replaced: string[] = [];
  /** All pages of the list of websites after the first one wait for this promise. */
  laterPages: Promise<void> = Promise.resolve();
  /** For each merged business, the id of the business into which it was merged. */
  readonly heirs = new Map<string, string>();

  constructor(bus: MessageBus) {
    super(bus);
    this.answer(getHeir, ({ id }) => ({ id: this.heirs.get(id) ?? null }));
    this.answer(getSiteIdentity, () => this.site);
    this.answer(getSiteLogo, () => ({ contentType: 'image/png' as const, base64: this.siteLogo }));
    this.answer(listCities, () => [{ city: 'Berlin', businessCount: 12, countryCode: 'DE', ...BERLIN }]);
    this.answer(listCityBusinesses, ({ city }) => {
      const inCity = [...this.stored.values()].filter((stored) => stored.city === city);
      const businesses = inCity.slice(0, 1) as BusinessCard[];
      return { businesses, total: inCity.length, page: 1, totalPages: 1, city };
    });
    this.answer(getDirectoryCounts, () => ({
      total: 1_234,
      cities: 5,
      categories: 6,
      averageRating: null,
      addedLast30Days: 0,
    }));
    this.answer(scanPhotoSites, async (page) => {
      if (page.after !== null) await this.laterPages;
      const sites = this.chosen(page.selection).map(({ id, name, website, photos }) => ({
        id,
        name,
        website: website ?? '',
        photos,
      }));
      return pageOf(sites, page);
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

  override get(id: string): BusinessDetail {
    this.asked.push(id);
    return super.get(id);
  }
}
