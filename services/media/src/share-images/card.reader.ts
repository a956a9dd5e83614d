import { type BusinessDetail, GewerkError, type SiteIdentity } from '@gewerk/contracts';
import {
  type CityListItem,
  getBusiness,
  getDirectoryCounts,
  listCities,
  listCityBusinesses,
  type ShareSubject,
} from '@gewerk/contracts/bus';
import { KnownSite, MessageBus } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { CardPhotoReader } from './card-photo.reader.js';
import { SiteLogoReader } from '../site-pictures/site-logo.reader.js';
import type { Card, CardSite } from './card.js';
import { germanDots, spotOnMap } from './germany.js';
import { shareTexts } from './share-texts.js';

/** How long the cities on the map are kept, since they change slowly. */
const CITIES_KEPT_MS = 10 * 60_000;
const GERMANY = 'DE';

type UnsignedCard = Omit<Card, 'site'>;

@Injectable()
export class CardReader {
  private cities: { until: number; answer: Promise<CityListItem[]> } | undefined;

  constructor(
    private readonly bus: MessageBus,
    private readonly photos: CardPhotoReader,
    private readonly site: KnownSite,
    private readonly logos: SiteLogoReader,
  ) {}

  /** Fails with `business-not-found` and `city-not-found`. */
  async read(subject: ShareSubject): Promise<{ card: Card; dots: string }> {
    const [card, cities, site] = await Promise.all([
      this.cardOf(subject),
      this.allCities(),
      this.site.readOrLast().then((identity) => this.siteOf(identity)),
    ]);
    return { card: { ...card, site }, dots: card.hasMap ? germanDots(cities) : '' };
  }

  forgetCities(): void {
    this.cities = undefined;
  }

  private async siteOf({ name, accent, logo }: SiteIdentity): Promise<CardSite> {
    if (!logo) return { name, accent };
    const png = await this.logos.read(logo.id);
    const address = `data:image/png;base64,${png.toString('base64')}`;
    return { name, accent, logo: { address, hasName: logo.hasName } };
  }

  private cardOf(subject: ShareSubject): Promise<UnsignedCard> {
    if (subject.kind === 'business') return this.businessCard(subject.id);
    return subject.kind === 'city' ? this.cityCard(subject.city) : this.siteCard();
  }

  private async businessCard(id: string): Promise<UnsignedCard> {
    const business = await this.bus.request(getBusiness, { id });
    const photo = await this.photos.readFirst(business);
    const { rating, reviewCount } = business;
    return {
      kicker: business.category ?? shareTexts.category,
      title: business.name,
      rating: rating === null ? null : shareTexts.rating(rating),
      reviews: rating === null || reviewCount === null ? null : shareTexts.reviews(reviewCount),
      line: business.city,
      photo,
      letter: photo === null ? firstLetter(business.name) : null,
      lit: spotOf(business),
      hasMap: business.country_code === GERMANY,
    };
  }

  private async cityCard(asked: string): Promise<UnsignedCard> {
    const { city, total, businesses } = await this.bus.request(listCityBusinesses, { city: asked, limit: 1 });
    if (total === 0) throw new GewerkError('city-not-found', `There is no business in '${asked}'.`);
    const [first] = businesses;
    const listed = (await this.allCities()).find((candidate) => candidate.city === city);
    return {
      ...plain,
      kicker: shareTexts.city,
      title: city,
      line: shareTexts.cityLine(total),
      lit: (listed && spotOf(listed)) ?? (first ? spotOf(first) : null),
      hasMap: (listed?.countryCode ?? first?.country_code) === GERMANY,
    };
  }

  private async siteCard(): Promise<UnsignedCard> {
    const { total, cities } = await this.bus.request(getDirectoryCounts, {});
    return {
      ...plain,
      kicker: shareTexts.site,
      title: shareTexts.siteTitle,
      line: shareTexts.siteLine(total, cities),
      lit: null,
      hasMap: true,
    };
  }

  private allCities(): Promise<CityListItem[]> {
    if (this.cities && this.cities.until > Date.now()) return this.cities.answer;
    const answer = this.bus.request(listCities, {});
    this.cities = { until: Date.now() + CITIES_KEPT_MS, answer };
    answer.catch(() => (this.cities = undefined));
    return answer;
  }
}

const plain = { rating: null, reviews: null, photo: null, letter: null } as const;

function spotOf({ latitude, longitude }: Pick<BusinessDetail, 'latitude' | 'longitude'>): Card['lit'] {
  if (latitude === null || longitude === null) return null;
  return spotOnMap({ latitude, longitude }) && { latitude, longitude };
}

/** A surrogate pair must not be cut in half. */
const firstLetter = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase('de-DE') ?? '?';
