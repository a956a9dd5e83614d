import {
  findBusinessesByPrefix,
  type OutputOf,
  type ParsedInputOf,
  suggest,
  SUGGESTIONS,
} from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { foldLoose } from '@gewerk/text';
import { Injectable } from '@nestjs/common';
import type { StoredCard } from '../business-index/business-document.js';
import { type EngineHit, EngineUnavailable } from '../engine/engine-query.js';
import { SearchClient } from '../engine/search.client.js';
import { CityDirectory } from '../locate-place/city-directory.js';
import { PlaceResolver } from '../locate-place/place.resolver.js';
import { categoriesBegunBy } from './category-names.js';

type Suggestions = OutputOf<typeof suggest>;
type Named = Suggestions['businesses'][number];

/** Without a letter or digit the engine would take the text for none and answer all. */
const HAS_WORD = /[\p{L}\p{N}]/u;

/** Offers what a text still being typed may mean: one request to the engine, the rest from memory. */
@Injectable()
export class SuggestService {
  constructor(
    private readonly engine: SearchClient,
    private readonly bus: MessageBus,
    private readonly directory: CityDirectory,
    private readonly places: PlaceResolver,
  ) {}

  async suggest({ query }: ParsedInputOf<typeof suggest>): Promise<Suggestions> {
    const folded = foldLoose(query);
    return {
      businesses: !HAS_WORD.test(folded) ? [] : await this.businesses(query, folded),
      categories: categoriesBegunBy(folded, SUGGESTIONS.categories),
      cities: this.cities(folded),
    };
  }

  private async businesses(query: string, folded: string): Promise<Named[]> {
    try {
      const byName = await this.ask(folded, ['name']);
      const isSeveralWords = folded.includes(' ');
      const hits = byName.length > 0 || !isSeveralWords ? byName : await this.ask(folded, ['name', 'place']);
      return hits.map(({ card }) => named(JSON.parse(card) as StoredCard));
    } catch (error) {
      if (!(error instanceof EngineUnavailable)) throw error;
      const limit = SUGGESTIONS.businesses;
      const { businesses } = await this.bus.request(findBusinessesByPrefix, { query, limit });
      return businesses.map(named);
    }
  }

  /** Businesses with every word of the text in these attributes. */
  private async ask(q: string, attributesToSearchOn: readonly string[]): Promise<EngineHit[]> {
    const { hits } = await this.engine.search({
      q,
      limit: SUGGESTIONS.businesses,
      offset: 0,
      attributesToRetrieve: ['card'],
      attributesToSearchOn,
      matchingStrategy: 'all',
    });
    return hits;
  }

  /** Cities that begin so, else the one that the text is another name of ('Munich'). */
  private cities(folded: string): Suggestions['cities'] {
    const { cities } = this.directory;
    const begun = cities.suggested(folded, SUGGESTIONS.cities);
    const meant = begun.length > 0 ? begun : cities.named(this.places.named(folded)?.foldedName ?? '');
    return meant
      .slice(0, SUGGESTIONS.cities)
      .map(({ name, businessCount }) => ({ city: name, businessCount }));
  }
}

const named = ({ id, name, city, category, urlSlug }: Named): Named => ({
  id,
  name,
  city,
  category,
  urlSlug,
});
