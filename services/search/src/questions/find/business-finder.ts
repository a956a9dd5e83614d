import type { SearchNotice } from '@gewerk/contracts/bus';
import { Injectable } from '@nestjs/common';
import type { Filter, Point } from '../../engine/conditions.js';
import type { EngineAnswer, EngineHit, EngineQuery } from '../../engine/engine-query.js';
import { SearchClient } from '../../engine/search.client.js';
import { NameVocabulary } from '../../names/name-vocabulary.js';
import type { Place } from '../../places/place.js';
import { engineQuery, nearestQuery, placeFilters, type Wanted } from './engine-queries.js';
import { CIRCLES_KM, NearCircles } from './near-circles.js';
import { rewriteTrades } from './rewrite-trades.js';
import { wordsMissing } from './word-match.js';

export interface Found {
  hits: EngineHit[];
  total: number;
  notice: SearchNotice | null;
  /** The query for counting within the same hits; null if nothing was found. */
  query: EngineQuery | null;
  /** How many of `total` are at the place itself; the others are around it. */
  inside?: number;
  /** Folded words of the text that the first hit does not contain. */
  missing?: readonly string[];
  /** Whether no business at the place is of the requested kind, so that others of its trade are listed. */
  isWithoutKind?: true;
  /** The search that was counted, if it is wider than the requested one. */
  wanted?: Wanted;
}

/** The engine's response together with its query. */
export interface Asked extends EngineAnswer {
  query: EngineQuery;
  /** Whether hits may lack some of the words. */
  isPartial?: boolean;
}

/** A place named in the text, and the rest of it. */
export interface PlaceInText {
  place: Place;
  /** Never ''. */
  rest: string;
}

/** With this many hits, the radius is not widened further. */
const ENOUGH = 5;

/**
 * Searches the index, more widely if nothing is found.
 * @throws EngineUnavailable
 */
@Injectable()
export class BusinessFinder {
  constructor(
    private readonly engine: SearchClient,
    private readonly circles: NearCircles,
    private readonly vocabulary: NameVocabulary,
  ) {}

  /** Hits anywhere; a place named in the text narrows the search. */
  async anywhere(wanted: Wanted, named: PlaceInText | null = null): Promise<Found> {
    const answer = await this.findAnywhere(wanted, named);
    const isDone = answer.total > 0 || (named !== null && !isLocated(named.place));
    const shorter = isDone ? null : withoutFirstWord(wanted);
    if (!shorter || (await this.isFilteredOut(wanted, []))) return answer;
    return shortened(wanted, await this.findAnywhere(shorter, named && withoutFirst(named)));
  }

  /** Hits of the words within the strictest conditions of the place; null if it has none. */
  async first(place: Place, wanted: Wanted): Promise<Asked | null> {
    const [strictest] = placeFilters(place);
    return strictest ? this.ask(engineQuery(wanted, strictest)) : null;
  }

  /**
   * Hits at the place, otherwise the nearest around it; no hits if the position of the place is unknown.
   * @param first the result of {@link first}, if it is known
   */
  async at(place: Place, wanted: Wanted, first: Asked | null = null): Promise<Found> {
    const answer = await this.findAt(place, wanted, first);
    const shorter = !isLocated(place) || answer.total > 0 ? null : withoutFirstWord(wanted);
    if (!shorter || (await this.isFilteredOut(wanted, placeFilters(place).at(-1) ?? []))) return answer;
    return shortened(wanted, await this.findAt(place, shorter));
  }

  /** Whether the whole text matches without the conditions: then a shorter text would not answer the question. */
  private async isFilteredOut(wanted: Wanted, within: Filter): Promise<boolean> {
    if (wanted.conditions.length === 0) return false;
    const { estimatedTotalHits } = await this.within(within, {
      ...wanted,
      conditions: [],
      limit: 1,
      offset: 0,
    });
    return estimatedTotalHits > 0;
  }

  private async findAnywhere(wanted: Wanted, named: PlaceInText | null): Promise<Found> {
    if (!named) return found(await this.within([], wanted), wanted);
    const { place, rest } = named;
    // 'Café Wien' may mean the business or cafés in Wien: every word must match, names come first.
    const text = foldPlaceName(rest, place, wanted.text);
    const answer = await this.ask(engineQuery({ ...wanted, text }, [], true));
    if (answer.estimatedTotalHits > 0) return found(answer, wanted);
    const there = await this.findAt(place, { ...wanted, text: rest });
    if (there.total > 0 || !isLocated(place)) return there;
    return found(await this.within([], wanted), wanted);
  }

  private async findAt(place: Place, wanted: Wanted, first: Asked | null = null): Promise<Found> {
    const filters = placeFilters(place);
    for (const [at, filter] of filters.entries()) {
      const answer = await this.within(filter, wanted, at === 0 ? first : null);
      if (answer.estimatedTotalHits > 0) return found(answer, wanted);
    }
    const { latitude, longitude } = place;
    if (latitude !== null && longitude !== null) return this.around({ latitude, longitude }, place, wanted);
    return isLocated(place) ? NO_HITS : { ...NO_HITS, notice: { kind: 'unknown-place', place: place.label } };
  }

  /** Searches for the text; if it has no hits, again with each trade in it replaced by the trade's indexed word. */
  private async within(filter: Filter, wanted: Wanted, known: Asked | null = null): Promise<Asked> {
    const answer = await this.askAll(wanted, filter, known);
    const rewritten = answer.estimatedTotalHits > 0 ? null : rewriteTrades(wanted.text);
    return rewritten === null ? answer : this.askAll({ ...wanted, text: rewritten }, filter, null);
  }

  /** The nearest hits of the text, or of its trades if the text has none. */
  private async around(point: Point, place: Place, wanted: Wanted): Promise<Found> {
    const texts = [wanted.text, rewriteTrades(wanted.text)].filter((text) => text !== null);
    const circles = texts.map((text) =>
      CIRCLES_KM.map((km) => ({ ...this.near({ ...wanted, text }, point, km), limit: 0, offset: 0 })),
    );
    // Counting is cheap, but each request makes the visitor wait: all circles of all texts are counted at once.
    const answers = await this.engine.searchMany(circles.flat());
    const counts = texts.map((_, at) => answers.slice(at * CIRCLES_KM.length, (at + 1) * CIRCLES_KM.length));
    const meant = counts.findIndex((own) => (own.at(-1)?.estimatedTotalHits ?? 0) > 0);
    const [text, counted] = [texts[meant], counts[meant]];
    if (text === undefined || !counted) return NO_HITS;
    const enough = counted.findIndex(({ estimatedTotalHits }) => estimatedTotalHits >= ENOUGH);
    const km = CIRCLES_KM[enough >= 0 ? enough : CIRCLES_KM.length - 1] ?? 0;
    const answer = await this.ask(this.near({ ...wanted, text }, point, km));
    const isPartial = wanted.text.includes(' ');
    return { ...found({ ...answer, isPartial }, wanted), notice: { kind: 'nearest', place: place.label } };
  }

  private near(wanted: Wanted, point: Point, km: number): EngineQuery {
    return nearestQuery(wanted, point, [this.circles.covering(point, km)]);
  }

  /**
   * Also determines whether no hit has every word: hits with every word are counted, but only if the first hit's card
   * lacks some.
   */
  private async askAll(wanted: Wanted, filter: Filter, known: Asked | null): Promise<Asked> {
    const isMultiple = wanted.text.includes(' ');
    const whole = engineQuery({ ...wanted, limit: 0, offset: 0 }, filter, true);
    // The first hit likely lacks a misspelt word, so the hits with every word are counted in the same request.
    const isMisspelt = isMultiple && known === null && this.vocabulary.lacksWordOf(wanted.text);
    const query = engineQuery(wanted, filter);
    const [asked, counted] = isMisspelt ? await this.engine.searchMany([query, whole]) : [];
    const answer = known ?? (asked ? { ...asked, query } : await this.ask(query));
    const [first] = answer.hits;
    if (!first || !isMultiple || wordsMissing(wanted.text, first).length === 0) return answer;
    const { estimatedTotalHits } = counted ?? (await this.engine.search(whole));
    return { ...answer, isPartial: estimatedTotalHits === 0 };
  }

  private async ask(query: EngineQuery): Promise<Asked> {
    return { ...(await this.engine.search(query)), query };
  }
}

/** Whether a place can be searched; false for an unknown postal code. */
const isLocated = ({ citySlugs, isWhole, latitude }: Place): boolean =>
  citySlugs.length > 0 || isWhole === true || latitude !== null;

export const NO_HITS: Found = { hits: [], total: 0, notice: null, query: null };

/**
 * The search without its first word, which may be a typo: the engine only drops words from the end ('Rth Hair
 * & Beauty').
 */
function withoutFirstWord(wanted: Wanted): Wanted | null {
  const space = wanted.text.indexOf(' ');
  return space < 0 ? null : { ...wanted, text: wanted.text.slice(space + 1) };
}

/** Replaces a foreign place name: 'hairdresser munich' becomes 'hairdresser munchen'. */
function foldPlaceName(rest: string, place: Place, text: string): string {
  const isListed = place.citySlugs.length > 0 && place.foldedName !== null;
  return isListed ? `${rest} ${place.foldedName}` : text;
}

function found({ hits, estimatedTotalHits: total, query, isPartial }: Asked, { text }: Wanted): Found {
  const [first] = hits;
  const missing = isPartial && first ? wordsMissing(text, first) : [];
  return { hits, total, notice: null, query, ...(missing.length > 0 ? { missing } : {}) };
}

/** The result for a text without its first word. */
function shortened({ text }: Wanted, answer: Found): Found {
  const [first = ''] = text.split(' ');
  return answer.total === 0 ? answer : { ...answer, missing: [first, ...(answer.missing ?? [])] };
}

function withoutFirst({ place, rest }: PlaceInText): PlaceInText | null {
  const space = rest.indexOf(' ');
  return space < 0 ? null : { place, rest: rest.slice(space + 1) };
}
