import { type OutputOf, type ParsedInputOf, suggest } from '@gewerk/contracts/bus';
import { SUGGESTIONS } from '@gewerk/contracts/limits';
import { Answers, UseCase } from '@gewerk/messaging';
import { foldLoose } from '@gewerk/text';
import { tradesOfNeedsBegun } from '@gewerk/trades';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { Atlas } from '../../places/atlas.js';
import { CityDirectory } from '../../places/city-directory.js';
import type { City } from '../../places/city-set.js';
import { PlaceResolver } from '../../places/place.resolver.js';
import { AnswerCache, type FreshAnswer } from '../answer-cache.js';
import { readQuestion } from '../reader/read-question.js';
import { categoriesBegunBy, categoriesOfTrades, isBegunName, type NamedCategory } from './category-names.js';
import { PlaceSuggestions } from './place-suggestions.js';
import { citiesLike, readTradeInCity } from './read-suggested.js';
import { SuggestedBusinesses } from './suggested-businesses.js';

type Input = ParsedInputOf<typeof suggest>;
type Suggestions = OutputOf<typeof suggest>;

const encoder = new TextEncoder();

interface Needed {
  tradeKeys: readonly string[];
  /** Whether the text describes a need, rather than names a trade. */
  isNeed: boolean;
  /** Trades of needs that begin with the text, if a trade's name also begins with it. */
  besides: readonly string[];
}

const NOT_NEEDED: Needed = { tradeKeys: [], isNeed: false, besides: [] };

const POSTAL_CODE = /^\d{2,5}$/;

/** Texts that use all tables: of trades, needs, cities, districts and postal codes. */
const TYPICAL = ['Fri', 'rohr verst', 'Friseur in Kö', 'Zahnarzt Bayreuht', 'Ehrenf', '8033'];

/** Returns suggestions for a text that is being typed: businesses from the index, the rest from memory. */
@UseCase()
export class Suggest implements OnApplicationBootstrap {
  constructor(
    private readonly answers: AnswerCache,
    private readonly suggested: SuggestedBusinesses,
    private readonly directory: CityDirectory,
    private readonly places: PlaceResolver,
    private readonly atlas: Atlas,
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
  async suggest(input: Input): Promise<Suggestions | Uint8Array> {
    const { query, field } = input;
    if (field === 'location')
      return { businesses: [], categories: [], cities: [], places: this.placeSuggestions.of(query) };
    return this.answers.answer(`suggest ${JSON.stringify(input)}`, () => this.make(input));
  }

  private async make({ query, location }: Input): Promise<FreshAnswer> {
    const { isNeed, ...known } = this.known(query);
    const place = location ? this.places.resolve(location) : null;
    const { businesses, isComplete } = await this.suggested.of(query, place, isNeed);
    const answer: Suggestions = { businesses, ...known };
    return { json: encoder.encode(JSON.stringify(answer)), validUntil: isComplete ? Infinity : 0 };
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
