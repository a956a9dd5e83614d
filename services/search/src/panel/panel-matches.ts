import { businessIdPattern, GewerkError, refused } from '@gewerk/contracts';
import { getPanelBusiness, MATCHES_A_PAGE, type PanelFilter, type PanelListRow } from '@gewerk/contracts/bus';
import { MessageBus } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { citySlug } from '@gewerk/text';
import { Injectable } from '@nestjs/common';
import type { StoredCard } from '../document/business-document.js';
import { COUNTED_WHOLE } from '../document/index-settings.js';
import { type EngineAnswer, EngineRefused, EngineUnavailable } from '../engine/engine-query.js';
import { SearchClient } from '../engine/search.client.js';
import { ServingIndex } from '../engine/serving-index.js';
import { panelConditions, panelQuery, type PanelInput } from './panel-query.js';
import { type PanelReading, readPanelSearch } from './read-panel-search.js';
import { sortCards } from './sort-cards.js';

/**
 * The engine ranks by text match and sorts only among equal ranks. Up to this many matches are sorted here;
 * if there are more, the first pages contain the best matches, sorted within each rank.
 */
const SORTED_MATCHES = 1_000;

/** A place id: one word with a digit, longer than any word of a name. */
const PLACE_ID = /^(?=.*\d)[\w:.-]{10,}$/;

interface Page {
  rows: PanelListRow[];
  total: number;
}

/** Finds the indexed matches for a filter of the panel's list. Fails with `unavailable` without the index. */
@Injectable()
export class PanelMatches {
  constructor(
    private readonly engine: SearchClient,
    private readonly index: ServingIndex,
    private readonly bus: MessageBus,
  ) {}

  async page(input: PanelInput): Promise<Page> {
    const known = await this.identified(input);
    if (known) return { rows: input.page === 1 ? [known] : [], total: 1 };
    const conditions = panelConditions(input, this.index);
    return this.firstFound(input.search, (reading) => this.pageOf(input, reading, conditions));
  }

  async ids(filter: PanelFilter, offset: number): Promise<{ ids: string[]; total: number }> {
    const known = await this.identified(filter);
    if (known) return { ids: offset === 0 ? [known.id] : [], total: 1 };
    const conditions = panelConditions(filter, this.index);
    return this.firstFound(filter.search, (reading) => this.idsOf(reading, conditions, offset));
  }

  /** The business with the requested id or place id, if it matches the rest of the filter. */
  private async identified(filter: PanelFilter): Promise<PanelListRow | null> {
    const { search: key = '', category, city, type, country, date, changedSince } = filter;
    if (!(businessIdPattern.test(key) || PLACE_ID.test(key))) return null;
    const { source, run, runPart, website, photos } = filter;
    const { business } = await this.bus.request(getPanelBusiness, {
      key,
      filter: {
        ...{ category, city, type, country, date, changedSince },
        ...{ source, run, runPart, website, photos },
      },
    });
    return business && isWithin(filter, business) ? business : null;
  }

  private async firstFound<T extends { total: number }>(
    search: string | undefined,
    find: (reading: PanelReading) => Promise<T>,
  ): Promise<T> {
    const [first, ...others] = readPanelSearch(search ?? '');
    if (!first) throw new Error('A search text was not read.');
    let found = await available(find(first));
    for (const reading of others) {
      if (found.total > 0) return found;
      found = (await available(orRefused(find(reading)))) ?? found;
    }
    return found;
  }

  private async pageOf(input: PanelInput, reading: PanelReading, conditions: string[]): Promise<Page> {
    const query = panelQuery(input, reading, conditions);
    if (!input.sortBy || query.q === '') return matchesOf(await this.engine.searchForPanel(query));
    const all = await this.engine.searchForPanel({ ...query, offset: 0, limit: SORTED_MATCHES });
    const { total } = matchesOf(all);
    if (total > SORTED_MATCHES) return matchesOf(await this.engine.searchForPanel(query));
    const sorted = sortCards(cardsOf(all), input.sortBy, input.sortOrder);
    return { rows: sorted.slice(query.offset, query.offset + query.limit).map(rowOf), total };
  }

  private async idsOf({ words, conditions }: PanelReading, others: string[], offset: number) {
    const filter = [...others, ...conditions];
    if (words === '') return this.engine.fetchIds(filter, { offset, limit: MATCHES_A_PAGE });
    const answer = await this.engine.searchForPanel({
      ...{ q: words, limit: MATCHES_A_PAGE, offset, matchingStrategy: 'all' },
      ...(filter.length > 0 ? { filter } : {}),
      attributesToRetrieve: ['id'],
    });
    const { estimatedTotalHits: total } = answer;
    const { most } = COUNTED_WHOLE;
    if (total >= most && !this.index.countsWhole()) throw refused('text-selects-too-many', { total, most });
    return { ids: answer.hits.flatMap(({ id }) => id ?? []), total };
  }
}

async function available<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof EngineUnavailable)) throw error;
    throw new GewerkError('unavailable', 'The list cannot be read while the search index is unavailable.');
  }
}

/** Null if the engine lacks a feature that a reading needs, such as `--experimental-contains-filter`. */
async function orRefused<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof EngineRefused)) throw error;
    logger.warn({ err: error }, 'The engine refused a query from the panel');
    return null;
  }
}

const isWithin = ({ category, city, type, country }: PanelFilter, row: PanelListRow): boolean =>
  (!category || category === row.category) &&
  (!city || citySlug(city) === citySlug(row.city)) &&
  (!type || type === row.type) &&
  (!country || country.toUpperCase() === row.country_code);

const cardsOf = ({ hits }: EngineAnswer): StoredCard[] =>
  hits.map(({ card }) => JSON.parse(card) as StoredCard);

const matchesOf = (answer: EngineAnswer): Page => ({
  rows: cardsOf(answer).map(rowOf),
  total: answer.estimatedTotalHits,
});

function rowOf(card: StoredCard): PanelListRow {
  return {
    id: card.id,
    name: card.name,
    address: card.address,
    category: card.category,
    city: card.city,
    rating: card.rating,
    review_count: card.review_count,
    type: card.type,
    place_id: card.place_id,
    country_code: card.country_code || 'DE',
    url_slug: card.urlSlug,
    phone: card.phone,
    verified: card.verified,
    removed_at: null,
  };
}
