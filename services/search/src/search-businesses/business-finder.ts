import type { SearchNotice } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import type { EngineAnswer, EngineHit, EngineQuery } from '../engine/engine-query.js';
import { SearchClient } from '../engine/search.client.js';
import type { Place } from '../locate-place/place.js';
import { PlaceResolver } from '../locate-place/place.resolver.js';
import { findPlaceInText } from './place-in-text.js';
import {
  engineQuery,
  type Filter,
  nearbyQuery,
  placeFilters,
  type Point,
  type Wanted,
} from './query-builder.js';
import { rewriteTrades } from './trade-rewrite.js';

export interface Found {
  hits: EngineHit[];
  total: number;
  notice: SearchNotice | null;
  /** What the engine was asked for it, for further questions about the same set; null where nothing was found. */
  query: EngineQuery | null;
}

interface Asked extends EngineAnswer {
  query: EngineQuery;
}

/** How far around a place is looked, step by step: sorting by distance is dear where many are in reach. */
const RADII_KM = [10, 25, 60, 150, 400];
/** So many are enough to look no further. */
const ENOUGH = 5;

/** Asks the index, and asks again more widely where nothing is found. Fails with EngineUnavailable. */
@Injectable()
export class BusinessFinder {
  constructor(
    private readonly engine: SearchClient,
    private readonly places: PlaceResolver,
  ) {}

  /** What matches the text, wherever it is; a place named in the text is heeded. */
  async anywhere(wanted: Wanted): Promise<Found> {
    const answer = await this.findAnywhere(wanted);
    const shorter = answer.total > 0 ? null : withoutFirstWord(wanted);
    if (!shorter || (await this.isFilteredOut(wanted, []))) return answer;
    return this.findAnywhere(shorter);
  }

  /** What matches at the place, else the nearest around it; null where nothing at all is known of the place. */
  async at(place: Place, wanted: Wanted): Promise<Found | null> {
    const answer = await this.findAt(place, wanted);
    const shorter = !answer || answer.total > 0 ? null : withoutFirstWord(wanted);
    if (!shorter || (await this.isFilteredOut(wanted, placeFilters(place).at(-1) ?? []))) return answer;
    return this.findAt(place, shorter);
  }

  /** Whether only the conditions keep the whole text from being found: then a shorter text would answer another question. */
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

  private async findAnywhere(wanted: Wanted): Promise<Found> {
    const named = wanted.text === '' ? null : findPlaceInText(wanted.text, (name) => this.places.named(name));
    if (!named) return found(await this.within([], wanted));
    const { place, rest } = named;
    // Both may be meant, the business 'Café Wien' and cafés in Wien: every word must be found, names come first.
    const text = foldPlaceName(rest, place, wanted.text);
    const answer = await this.ask(engineQuery({ ...wanted, text }, [], true));
    if (answer.estimatedTotalHits > 0) return found(answer);
    const there = await this.findAt(place, { ...wanted, text: rest });
    if (there && there.total > 0) return there;
    return found(await this.within([], wanted));
  }

  private async findAt(place: Place, wanted: Wanted): Promise<Found | null> {
    const filters = placeFilters(place);
    for (const filter of filters) {
      const answer = await this.within(filter, wanted);
      if (answer.estimatedTotalHits > 0) return found(answer);
    }
    const { latitude, longitude } = place;
    if (latitude !== null && longitude !== null) return this.around({ latitude, longitude }, place, wanted);
    return place.citySlugs.length > 0 ? NOTHING : null;
  }

  /** A text that finds nothing is tried once more with its trades under the words they are indexed by. */
  private async within(filter: Filter, wanted: Wanted): Promise<Asked> {
    const answer = await this.ask(engineQuery(wanted, filter));
    const rewritten = answer.estimatedTotalHits > 0 ? null : rewriteTrades(wanted.text);
    return rewritten === null ? answer : this.ask(engineQuery({ ...wanted, text: rewritten }, filter));
  }

  private async around(point: Point, place: Place, wanted: Wanted): Promise<Found> {
    const reading = await this.findableReading(wanted);
    for (const [step, radius] of reading ? RADII_KM.entries() : []) {
      const answer = await this.ask(nearbyQuery(reading ?? wanted, point, radius));
      const isLast = step === RADII_KM.length - 1;
      if (answer.estimatedTotalHits < (isLast ? 1 : ENOUGH)) continue;
      return { ...found(answer), notice: { kind: 'nearest', place: place.label } };
    }
    return NOTHING;
  }

  /** The text, or what it means in trades, whichever is found anywhere at all; null where neither is. */
  private async findableReading(wanted: Wanted): Promise<Wanted | null> {
    for (const text of [wanted.text, rewriteTrades(wanted.text)]) {
      if (text === null) continue;
      const reading = { ...wanted, text };
      const { estimatedTotalHits } = await this.ask(engineQuery({ ...reading, limit: 1, offset: 0 }));
      if (estimatedTotalHits > 0) return reading;
    }
    return null;
  }

  private async ask(query: EngineQuery): Promise<Asked> {
    return { ...(await this.engine.search(query)), query };
  }
}

const NOTHING: Found = { hits: [], total: 0, notice: null, query: null };

/**
 * For texts found nowhere: the engine leaves out last words by itself, never the first, which a typo in a short
 * word ('Rth Hair & Beauty') makes useless. Null for a single word.
 */
function withoutFirstWord(wanted: Wanted): Wanted | null {
  const space = wanted.text.indexOf(' ');
  return space < 0 ? null : { ...wanted, text: wanted.text.slice(space + 1) };
}

/** The text with the place's own name for a foreign one: 'hairdresser munich' is looked for as 'hairdresser munchen'. */
function foldPlaceName(rest: string, place: Place, text: string): string {
  const isListed = place.citySlugs.length > 0 && place.foldedName !== null;
  return isListed ? `${rest} ${place.foldedName}` : text;
}

function found({ hits, estimatedTotalHits: total, query }: Asked): Found {
  return { hits, total, notice: null, query };
}
