import type {
  ParsedInputOf,
  searchBusinesses,
  SearchNotice,
  SearchSort,
  Understood,
} from '@gewerk/contracts/bus';
import { foldLoose } from '@gewerk/text';
import { equivalentCategories } from '@gewerk/trades';
import { Injectable } from '@nestjs/common';
import type { FilterField } from '../../document/index-settings.js';
import { panelSortField } from '../../document/panel-fields.js';
import type { Point } from '../../engine/conditions.js';
import { ServingIndex } from '../../engine/serving-index.js';
import type { Place } from '../../places/place.js';
import { PlaceResolver } from '../../places/place.resolver.js';
import { type AskedCircle, type FilterGroups, SearchFilters } from '../filters/search-filters.js';
import { asWords } from '../reader/as-words.js';
import type { Part, Reading } from '../reader/reading.js';
import { type TradeMeant, tradesMeant, tradesOfKeys } from '../reader/trades/trades-meant.js';
import type { Found } from './business-finder.js';
import { categorySlugOf } from './category-slug.js';
import type { Paging, Wanted } from './engine-queries.js';
import { ExactNames } from './exact-names.js';
import { MisspeltPlace } from './misspelt-place.js';
import type { Answer } from './used-parts.js';
import { ReadingFinder } from './reading-finder.js';
import { Readings } from './readings.js';
import { tellingTrade } from './telling-trade.js';
import { withRadiusOf, withReach } from './with-reach.js';
import { isNamedBy } from './word-match.js';

type QuestionInput = Omit<ParsedInputOf<typeof searchBusinesses>, keyof Paging>;

/** Index fields of the sort orders, except for the default order. */
const orders: Readonly<Record<SearchSort, readonly string[]>> = {
  relevance: [],
  distance: [],
  rating: [`${panelSortField.rating}:desc`, `${panelSortField.reviewCount}:desc`],
  reviews: [`${panelSortField.reviewCount}:desc`],
  name: [`${panelSortField.name}:asc`],
};

/** A permanently closed business helps nobody, however near or well rated. */
const GONE_LAST = ['gone:asc'];

/** A parsed question, not yet searched. */
export interface SearchQuestion {
  readonly input: QuestionInput;
  readonly category: string | null;
  /** The place that is given separately from the text. */
  readonly place: Place | null;
  readonly circle: AskedCircle;
  readonly reading: Reading;
}

export interface Answered extends Found {
  readonly wanted: Wanted;
  readonly filters: FilterGroups;
  readonly understood: Understood | null;
  /** The place that distances are measured from. */
  readonly there: Point | null;
  /** Whether nothing can be found, whatever filters are set: at an unknown place, or for symbols without a word. */
  readonly isNothing?: true;
}

@Injectable()
export class SearchQuestions {
  constructor(
    private readonly places: PlaceResolver,
    private readonly readings: Readings,
    private readonly filters: SearchFilters,
    private readonly finder: ReadingFinder,
    private readonly names: ExactNames,
    private readonly misspelt: MisspeltPlace,
    private readonly serving: ServingIndex,
  ) {}

  /** @throws GewerkError invalid-input for an unknown category, a radius without a centre or impossible coordinates */
  parse(input: QuestionInput): SearchQuestion {
    const reading = this.read(input.query ?? '');
    return {
      input,
      category: categorySlugOf(input.category),
      place: input.location ? this.places.resolve(input.location) : null,
      circle: this.filters.circle(withRadiusOf(reading, input)),
      reading,
    };
  }

  private read(text: string): Reading {
    const reading = this.readings.of(text);
    return READ_FIELDS.every((field) => this.serving.has(field)) ? reading : asWords(reading);
  }

  /** @throws EngineUnavailable */
  async answer(question: SearchQuestion, paging: Paging): Promise<Answered> {
    const { input, category, place, circle } = question;
    const meant = place === null && input.query ? this.misspelt.of(input.query, question.reading) : null;
    const typed = meant?.reading ?? question.reading;
    const filters = await this.filters.groups(input, circle);
    const named = place === null && typed.place ? this.places.resolve(typed.place) : null;
    const { reading, location, inText } = withReach({ reading: typed, location: place, inText: named });
    const middle = circle && circle !== 'unknown' ? circle.point : null;
    const there = middle ?? pointOf(place) ?? pointOf(inText);
    const wanted: Wanted = {
      text: input.query ? foldLoose(input.query) : '',
      categorySlugs: category ? equivalentCategories(category) : [],
      conditions: Object.values(filters).flat(),
      from: input.sort === 'distance' ? there : middle,
      order: [...(this.serving.has('gone') ? GONE_LAST : []), ...orders[input.sort ?? 'relevance']],
      limit: paging.limit,
      offset: paging.offset,
    };
    const unknown = unknownPlace(question);
    if (unknown) {
      const nothing = this.understood(question, EMPTY);
      return {
        ...NOTHING,
        notice: unknown,
        wanted,
        filters,
        understood: nothing,
        there: null,
        isNothing: true,
      };
    }
    if (isWordless(reading)) {
      const nothing = this.understood(question, { ...EMPTY, ignored: reading.ignored });
      return { ...NOTHING, wanted, filters, understood: nothing, there, isNothing: true };
    }
    const read = { reading, location, inText };
    if (reading.isBeyond && !(await this.names.have(read, wanted))) {
      const nothing = this.understood(question, { ...EMPTY, parts: reading.parts });
      return { ...NOTHING, wanted, filters, understood: nothing, there, isNothing: true };
    }
    const found = await this.finder.find(read, wanted);
    return {
      ...found,
      wanted: found.wanted ?? wanted,
      filters,
      understood: this.understood({ ...question, reading }, found, meant?.typed),
      there,
    };
  }

  /** The understood parts of a text; null if it has only words, all of which are used. */
  private understood(
    question: SearchQuestion,
    { parts, ignored, inside, total, hits, wanted }: UnderstoodFrom,
    misspelt: string | null = null,
  ): Understood | null {
    const { reading, input } = question;
    const unknown = unknownPlace(question);
    const isAsking = unknown !== null || question.place?.isGuess === true;
    const asked = misspelt ?? (isAsking ? (input.location ?? input.around ?? '') : null);
    const candidates = asked === null ? [] : this.places.candidates(asked);
    const isPoor =
      unknown === null &&
      !reading.isBeyond &&
      reading.intent === 'name' &&
      (total === 0 || ignored.length > 0);
    // 'Rosen' finds the pharmacies of that name, and may mean a florist.
    const isNamed =
      reading.intent === 'need' &&
      !reading.rest.includes(' ') &&
      hits.length > 0 &&
      !hits.some(({ tradeKey }) => tradeKey && reading.tradeKeys.includes(tradeKey));
    const guessed = isPoor ? tradesMeant(reading.rest) : isNamed ? tradesOfKeys(reading.tradeKeys) : [];
    // For a text that is nearly a name, the answer is the business of that name, and no trades are offered.
    const doubtful = hits.length > 0 && wanted?.text === '' ? (reading.doubt ?? []) : [];
    const taken = [...corrected(reading, hits), ...doubtful];
    const meant = reading.mayMean ?? (guessed.length > 0 ? guessed : taken);
    const isPlain = [...parts, ...ignored, ...candidates, ...meant].length === 0;
    const isMixed = inside !== undefined && inside > 0 && inside < total;
    if (isPlain && !isMixed) return null;
    return {
      intent: reading.intent,
      parts: parts.map((part) => asUnderstood(part, ignored.includes(part.text) ? [] : hits)),
      ignored: [...ignored],
      ...(total > 0 ? lackingOf(parts, ignored) : {}),
      ...(inside === undefined ? {} : { inside }),
      ...(candidates.length > 0 ? { candidates } : {}),
      ...(meant.length > 0 ? { tradesMeant: [...meant] } : {}),
    };
  }
}

/**
 * The trade that a misspelt word was taken to mean, so that the answer can state it: 'Friesör' finds hairdressers. If
 * a name resembles the word, the name was meant.
 */
function corrected({ intent, tradeKeys, unknown, rest }: Reading, hits: Answer['hits']): TradeMeant[] {
  const [first] = hits;
  const isGuess = intent === 'name' && unknown.length === 0 && first !== undefined;
  if (!isGuess || !first.tradeKey || isNamedBy(rest, first)) return [];
  return tradeKeys.includes(first.tradeKey) ? tradesOfKeys([first.tradeKey]) : [];
}

/** Index fields without which a text can only be searched by its words. */
const READ_FIELDS: readonly FilterField[] = ['tradeKey', 'nameKey', 'contactKeys'];

type UnderstoodFrom = Pick<Answer, 'parts' | 'ignored' | 'inside' | 'total' | 'hits' | 'wanted'>;

const EMPTY: UnderstoodFrom = { parts: [], ignored: [], total: 0, hits: [] };
const NOTHING: Found = { hits: [], total: 0, notice: null, query: null };

function unknownPlace({ input, place, circle }: SearchQuestion): SearchNotice | null {
  if (input.location && !place) return { kind: 'unknown-place', place: input.location };
  return circle === 'unknown' ? { kind: 'unknown-place', place: input.around ?? '' } : null;
}

/** Whether the text has only symbols, for which the engine would return everything, as it does for an empty text. */
const isWordless = ({ whole, ignored }: Reading): boolean => whole === '' && ignored.length > 0;

function pointOf(place: Place | null): Point | null {
  const { latitude = null, longitude = null } = place ?? {};
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Returns a radius as the place that it surrounds, because gateways of 0.1.0 reject unknown kinds of parts. */
const asUnderstood = (
  { kind, text, value, without }: Part,
  hits: Answer['hits'],
): Understood['parts'][number] => ({
  kind: kind === 'radius' ? 'place' : kind,
  text,
  value,
  without,
  trade: tellingTrade(text, listedTrade({ kind, value }, hits)),
});

/** The trade of a part whose businesses are listed: for a need, the one that is listed first. */
function listedTrade({ kind, value }: Pick<Part, 'kind' | 'value'>, hits: Answer['hits']): string | null {
  if (kind !== 'trade' && kind !== 'need') return null;
  if (kind === 'need') return hits[0]?.tradeKey ?? null;
  return hits.some(({ tradeKey }) => tradeKey === value) ? value : null;
}

/** The trades and needs among the ignored words. */
function lackingOf(parts: readonly Part[], ignored: readonly string[]): Pick<Understood, 'lacking'> {
  const lacking = parts
    .filter(({ kind, text }) => (kind === 'trade' || kind === 'need') && ignored.includes(text))
    .map(({ text }) => text);
  return lacking.length > 0 ? { lacking } : {};
}
