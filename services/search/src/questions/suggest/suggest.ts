import { GewerkError } from '@gewerk/contracts';
import { findBusinessesByPrefix, type OutputOf, type ParsedInputOf, suggest } from '@gewerk/contracts/bus';
import { SUGGESTIONS } from '@gewerk/contracts/limits';
import { Answers, MessageBus, UseCase } from '@gewerk/messaging';
import { logger, withTimeLimit } from '@gewerk/service-kit';
import { foldLoose } from '@gewerk/text';
import { tradesOfNeedsBegun } from '@gewerk/trades';
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { StoredCard } from '../../document/business-document.js';
import { type EngineHit, EngineUnavailable } from '../../engine/engine-query.js';
import { SearchClient } from '../../engine/search.client.js';
import { ServingIndex } from '../../engine/serving-index.js';
import { Atlas } from '../../places/atlas.js';
import { CityDirectory } from '../../places/city-directory.js';
import { PlaceResolver } from '../../places/place.resolver.js';
import { noneOf, oneOf } from '../../engine/conditions.js';
import type { City } from '../../places/city-set.js';
import type { Place } from '../../places/place.js';
import { insideOf } from '../find/engine-queries.js';
import { readContact } from '../reader/read-contact.js';
import { readQuestion } from '../reader/read-question.js';
import { categoriesBegunBy, categoriesOfTrades, isBegunName, type NamedCategory } from './category-names.js';
import { PlaceSuggestions } from './place-suggestions.js';
import { citiesLike, readTradeInCity } from './read-suggested.js';

type Suggestions = OutputOf<typeof suggest>;
type Named = Suggestions['businesses'][number];

interface Needed {
  tradeKeys: readonly string[];
  /** Whether the text describes a need, rather than names a trade. */
  isNeed: boolean;
  /** Trades of needs that begin with the text, if a trade's name also begins with it. */
  besides: readonly string[];
}

const NOT_NEEDED: Needed = { tradeKeys: [], isNeed: false, besides: [] };

/** For a text without a letter or digit, the engine would return everything. */
const HAS_WORD = /[\p{L}\p{N}]/u;

const POSTAL_CODE = /^\d{2,5}$/;

/** Texts that use all tables: of trades, needs, cities, districts and postal codes. */
const TYPICAL = ['Fri', 'rohr verst', 'Friseur in Kö', 'Zahnarzt Bayreuht', 'Ehrenf', '8033'];

/**
 * A caller waits two seconds: the engine's queries get this time together, then the database the time below. On a busy
 * machine, the way here and back takes the rest.
 */
const ENGINE_MS = 700;
const DATABASE_MS = 500;

/** Returns suggestions for a text that is being typed: businesses from the engine, the rest from memory. */
@UseCase()
export class Suggest implements OnApplicationBootstrap {
  constructor(
    private readonly engine: SearchClient,
    private readonly bus: MessageBus,
    private readonly directory: CityDirectory,
    private readonly places: PlaceResolver,
    private readonly atlas: Atlas,
    private readonly serving: ServingIndex,
    private readonly placeSuggestions: PlaceSuggestions,
  ) {}

  /** Builds the tables, which takes a tenth of a second: on a busy machine, the first suggestions would come too late. */
  onApplicationBootstrap(): void {
    for (const text of TYPICAL) {
      this.known(text);
      this.placeSuggestions.of(text);
    }
  }

  @Answers(suggest)
  async suggest({ query, field, location }: ParsedInputOf<typeof suggest>): Promise<Suggestions> {
    if (field === 'location')
      return { businesses: [], categories: [], cities: [], places: this.placeSuggestions.of(query) };
    const { isNeed, ...known } = this.known(query);
    const contactKeys = this.serving.has('contactKeys') ? (readContact(query)?.keys ?? []) : [];
    const place = location ? this.places.resolve(location) : null;
    const folded = foldLoose(query);
    const businesses = HAS_WORD.test(folded)
      ? await this.businesses(query, folded, contactKeys, place, isNeed)
      : [];
    return { businesses, ...known };
  }

  /** What can be suggested from memory. */
  private known(query: string): Omit<Suggestions, 'businesses'> & Pick<Needed, 'isNeed'> {
    const folded = foldLoose(query);
    const inCity = readTradeInCity(query, this.directory.cities, this.atlas, SUGGESTIONS.cities);
    const begun = categoriesBegunBy(folded, SUGGESTIONS.categories);
    const needed = this.needed(query, folded, begun.length > 0);
    const tradeKeys = inCity?.tradeKeys ?? needed.tradeKeys;
    const cities = inCity?.cities ?? this.cities(query, folded);
    const searches = inCity
      ? [...inCity.cities.map(({ name }) => name), ...inCity.elsewhere]
          .slice(0, SUGGESTIONS.cities)
          .map((location) => ({ query: inCity.query, location }))
      : this.postalCode(query);
    return {
      isNeed: needed.isNeed,
      categories: inCity
        ? categoriesOfTrades(tradeKeys, SUGGESTIONS.categories)
        : firstOf(tradeKeys, [...begun, ...categoriesOfTrades(needed.besides, SUGGESTIONS.categories)]),
      cities: cities.map(({ name, businessCount }) => ({ city: name, businessCount })),
      ...(searches.length > 0 ? { searches } : {}),
    };
  }

  /**
   * The trades of needs that begin with the text; only as `besides` if it is one word that also begins a trade's
   * name. For other texts of several words, the trades that they name or, if nothing matches, may mean.
   */
  private needed(text: string, folded: string, isBegun: boolean): Needed {
    const ofNeeds = tradesOfNeedsBegun(folded, SUGGESTIONS.categories);
    if (!text.trim().includes(' '))
      return isBegunName(folded)
        ? { ...NOT_NEEDED, besides: ofNeeds }
        : { ...NOT_NEEDED, tradeKeys: ofNeeds, isNeed: ofNeeds.length > 0 };
    if (ofNeeds.length > 0) return { ...NOT_NEEDED, tradeKeys: ofNeeds, isNeed: true };
    const { intent, tradeKeys } = readQuestion(text, this.places.gazetteer);
    const isMeant = intent === 'need' || intent === 'trade' || !isBegun;
    return isMeant ? { ...NOT_NEEDED, tradeKeys, isNeed: intent === 'need' } : NOT_NEEDED;
  }

  /** A search by place, if the text is a postal code or its beginning. */
  private postalCode(text: string): NonNullable<Suggestions['searches']> {
    const location = text.trim();
    return POSTAL_CODE.test(location) && this.places.resolve(location) ? [{ query: '', location }] : [];
  }

  private async businesses(
    query: string,
    folded: string,
    contactKeys: readonly string[],
    place: Place | null,
    isNeed: boolean,
  ): Promise<Named[]> {
    const late = () => new EngineUnavailable('The search engine took too long for a suggestion.');
    try {
      return await withTimeLimit(this.byEngine(folded, contactKeys, place, isNeed), ENGINE_MS, late);
    } catch (error) {
      if (!(error instanceof EngineUnavailable)) throw error;
      return this.byPrefix(query);
    }
  }

  /** Businesses from the database; empty if that is slow too, since cities and categories need not wait for it. */
  private async byPrefix(query: string): Promise<Named[]> {
    try {
      const asked = { query, limit: SUGGESTIONS.businesses };
      const { businesses } = await this.bus.request(findBusinessesByPrefix, asked, {
        timeoutMs: DATABASE_MS,
      });
      return businesses.map(named);
    } catch (error) {
      if (!(error instanceof GewerkError && error.code === 'timeout')) throw error;
      logger.warn({ err: error }, 'Suggestions have no businesses: engine and database take too long');
      return [];
    }
  }

  private async byEngine(
    folded: string,
    contactKeys: readonly string[],
    place: Place | null,
    isNeed: boolean,
  ): Promise<Named[]> {
    if (contactKeys.length > 0) {
      const hits = await this.findIn('', ['name'], [oneOf('contactKeys', contactKeys)]);
      // 'Wäscherei Str' may become a street or 'Wäscherei Strauß'.
      if (hits.length > 0) return hits.map(({ card }) => named(JSON.parse(card) as StoredCard));
    }
    const inside = place ? insideOf(place) : [];
    const there = inside.length > 0 ? await this.findIn(folded, ['name'], inside) : [];
    const isFull = there.length === SUGGESTIONS.businesses;
    const outside = inside.length > 0 ? [noneOf(inside)] : [];
    const elsewhere = isFull ? [] : await this.findIn(folded, ['name'], outside);
    const byName = [...there, ...elsewhere].slice(0, SUGGESTIONS.businesses);
    // 'Rohr verst' is not a 'Versicherungsmakler' in Wetter (Ruhr).
    const mayBeAtPlace = folded.includes(' ') && !isNeed;
    const hits = byName.length > 0 || !mayBeAtPlace ? byName : await this.findIn(folded, ['name', 'place']);
    return hits.map(({ card }) => named(JSON.parse(card) as StoredCard));
  }

  private async findIn(
    q: string,
    attributesToSearchOn: readonly string[],
    filter: string[] = [],
  ): Promise<EngineHit[]> {
    const { hits } = await this.engine.search({
      q,
      limit: SUGGESTIONS.businesses,
      offset: 0,
      attributesToRetrieve: ['card'],
      attributesToSearchOn,
      matchingStrategy: 'all',
      ...(filter.length > 0 ? { filter } : {}),
    });
    return hits;
  }

  /** Cities by prefix, then by another name ('Munich') or a similar spelling. */
  private cities(text: string, folded: string): readonly City[] {
    const { cities } = this.directory;
    const begun = cities.suggested(folded, SUGGESTIONS.cities);
    const meant = cities.named(this.places.named(folded)?.foldedName ?? '');
    const others = meant.length > 0 ? meant : citiesLike(text, cities, this.atlas, SUGGESTIONS.cities);
    return [...new Set([...begun, ...others])].slice(0, SUGGESTIONS.cities);
  }
}

/** The categories of the trades, then the others. */
function firstOf(tradeKeys: readonly string[], others: readonly NamedCategory[]): NamedCategory[] {
  const first = categoriesOfTrades(tradeKeys, SUGGESTIONS.categories);
  const bySlug = new Map<string, NamedCategory>();
  for (const category of [...first, ...others])
    if (!bySlug.has(category.slug)) bySlug.set(category.slug, category);
  return [...bySlug.values()].slice(0, SUGGESTIONS.categories);
}

const named = ({ id, name, city, category, urlSlug }: Named): Named => ({
  id,
  name,
  city,
  category,
  urlSlug,
});
