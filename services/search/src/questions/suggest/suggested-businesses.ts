import { GewerkError } from '@gewerk/contracts';
import { findBusinessesByPrefix, type OutputOf, type suggest } from '@gewerk/contracts/bus';
import { SUGGESTIONS } from '@gewerk/contracts/limits';
import { MessageBus } from '@gewerk/messaging';
import { logger, withTimeLimit } from '@gewerk/service-kit';
import { foldLoose } from '@gewerk/text';
import { Injectable } from '@nestjs/common';
import type { StoredCard } from '../../document/business-document.js';
import { noneOf, oneOf } from '../../engine/conditions.js';
import { type EngineHit, EngineUnavailable } from '../../engine/engine-query.js';
import { SearchClient } from '../../engine/search.client.js';
import { ServingIndex } from '../../engine/serving-index.js';
import type { Place } from '../../places/place.js';
import { insideOf } from '../find/engine-queries.js';
import { readContact } from '../reader/read-contact.js';
import { isBegunName } from './category-names.js';

type Named = OutputOf<typeof suggest>['businesses'][number];

interface Suggested {
  businesses: Named[];
  /** Whether the index answered; otherwise the businesses are those that the database found in time. */
  isComplete: boolean;
}

/** For a text without a letter or digit, the engine would return everything. */
const HAS_WORD = /[\p{L}\p{N}]/u;

/**
 * A caller waits two seconds: the engine's queries together get this time, then the database the time below. On a busy
 * machine, sending the request and the response takes the rest.
 */
const ENGINE_MS = 700;
const DATABASE_MS = 500;

/** Finds the businesses suggested for a text: in the index or, while that is slow or unavailable, in the database. */
@Injectable()
export class SuggestedBusinesses {
  constructor(
    private readonly engine: SearchClient,
    private readonly bus: MessageBus,
    private readonly serving: ServingIndex,
  ) {}

  /**
   * @param place businesses there come first
   * @param isNeed whether the text begins a need, or describes one
   */
  async of(query: string, place: Place | null, isNeed: boolean): Promise<Suggested> {
    const folded = foldLoose(query);
    if (!HAS_WORD.test(folded)) return { businesses: [], isComplete: true };
    const late = () => new EngineUnavailable('The search engine took too long for a suggestion.');
    try {
      const found = await withTimeLimit(this.byEngine(query, folded, place, isNeed), ENGINE_MS, late);
      // 'Hund' begins a trade, so it is not a misspelt 'Handy'.
      const isBegun = !folded.includes(' ') && (isNeed || isBegunName(folded));
      const businesses = isBegun ? found.filter(({ name }) => hasWordBegunBy(name, folded)) : found;
      return { businesses, isComplete: true };
    } catch (error) {
      if (!(error instanceof EngineUnavailable)) throw error;
      return { businesses: await this.byPrefix(query), isComplete: false };
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
      logger.warn({ err: error }, 'Suggestions have no businesses: search engine and database timed out');
      return [];
    }
  }

  private async byEngine(
    query: string,
    folded: string,
    place: Place | null,
    isNeed: boolean,
  ): Promise<Named[]> {
    const contactKeys = this.serving.has('contactKeys') ? (readContact(query)?.keys ?? []) : [];
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
}

const hasWordBegunBy = (name: string, folded: string): boolean =>
  foldLoose(name)
    .split(' ')
    .some((word) => word.startsWith(folded));

const named = ({ id, name, city, category, urlSlug }: Named): Named => ({
  id,
  name,
  city,
  category,
  urlSlug,
});
