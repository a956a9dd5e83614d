import { GewerkError } from '@gewerk/contracts';
import {
  listPanelCategories,
  listPanelCountries,
  listPanelTypes,
  type OutputOf,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import type { panelFilterFields } from '../document/panel-fields.js';
import { EngineUnavailable } from '../engine/engine-query.js';
import { SearchClient } from '../engine/search.client.js';

interface CountedValue {
  value: string;
  count: number;
}

const countryNames = new Intl.DisplayNames(['de'], { type: 'region' });

/** The values of the panel's filters, most frequent first. */
@UseCase()
export class ListPanelValues {
  constructor(private readonly engine: SearchClient) {}

  @Answers(listPanelCategories)
  async categories(): Promise<OutputOf<typeof listPanelCategories>> {
    return (await this.valuesOf('category')).map(({ value, count }) => ({ category: value, count }));
  }

  @Answers(listPanelTypes)
  async types(): Promise<OutputOf<typeof listPanelTypes>> {
    return (await this.valuesOf('type')).map(({ value, count }) => ({ type: value, count }));
  }

  @Answers(listPanelCountries)
  async countries(): Promise<OutputOf<typeof listPanelCountries>> {
    return (await this.valuesOf('country')).map(({ value, count }) => ({
      countryCode: value,
      country: /^[A-Z]{2}$/.test(value) ? (countryNames.of(value) ?? value) : value,
      count,
    }));
  }

  /** @throws GewerkError unavailable while the index is unavailable */
  private async valuesOf(field: (typeof panelFilterFields)[number]): Promise<CountedValue[]> {
    try {
      const { facetDistribution } = await this.engine.searchForPanel({
        q: '',
        limit: 0,
        offset: 0,
        attributesToRetrieve: ['id'],
        facets: [field],
      });
      const counts = Object.entries(facetDistribution?.[field] ?? {});
      return counts.map(([value, count]) => ({ value, count })).sort((one, other) => other.count - one.count);
    } catch (error) {
      if (!(error instanceof EngineUnavailable)) throw error;
      throw new GewerkError(
        'unavailable',
        'The filter values cannot be read while the search index is unavailable.',
      );
    }
  }
}
