import { GewerkError, totalPages } from '@gewerk/contracts';
import { listPanelBusinesses, type OutputOf, type PanelRow } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import type { StoredCard } from '../document/business-document.js';
import { type EngineAnswer, EngineUnavailable } from '../engine/engine-query.js';
import { SearchClient } from '../engine/search.client.js';
import { COUNTED_FIELD, panelQuery, type PanelInput } from './panel-query.js';
import { sortCards } from './sort-cards.js';

/**
 * The engine ranks by text match and sorts only among equals. Up to this many matches are sorted here; of more, the
 * first pages are the best matches, sorted within each rank.
 */
const SORTED_MATCHES = 1_000;

/** Lists businesses for the panel from the index. */
@UseCase()
export class ListPanelBusinesses {
  constructor(private readonly engine: SearchClient) {}

  /** @throws GewerkError unavailable while the index is away */
  @Answers(listPanelBusinesses)
  async list(input: PanelInput): Promise<OutputOf<typeof listPanelBusinesses>> {
    const { cards, total } = await this.find(input).catch((error: unknown) => {
      if (!(error instanceof EngineUnavailable)) throw error;
      throw new GewerkError('unavailable', 'The list cannot be read while the search index is away.');
    });
    return {
      businesses: cards.map(rowOf),
      total,
      page: input.page,
      totalPages: totalPages(total, input.limit),
    };
  }

  private async find(input: PanelInput): Promise<{ cards: StoredCard[]; total: number }> {
    const query = panelQuery(input);
    if (!input.sortBy || query.q === '') return matchesOf(await this.engine.searchForPanel(query));
    const all = matchesOf(await this.engine.searchForPanel({ ...query, offset: 0, limit: SORTED_MATCHES }));
    if (all.total > SORTED_MATCHES) return matchesOf(await this.engine.searchForPanel(query));
    const sorted = sortCards(all.cards, input.sortBy, input.sortOrder);
    return { cards: sorted.slice(query.offset, query.offset + query.limit), total: all.total };
  }
}

function matchesOf(answer: EngineAnswer): { cards: StoredCard[]; total: number } {
  return {
    cards: answer.hits.map(({ card }) => JSON.parse(card) as StoredCard),
    total: Object.values(answer.facetDistribution?.[COUNTED_FIELD] ?? {}).reduce(
      (sum, count) => sum + count,
      0,
    ),
  };
}

function rowOf(card: StoredCard): PanelRow {
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
  };
}
