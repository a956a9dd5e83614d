import { GewerkError } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import type { panelFilterFields } from '../business-index/panel-fields.js';
import { EngineUnavailable } from '../engine/engine-query.js';
import { SearchClient } from '../engine/search.client.js';

export interface CountedValue {
  value: string;
  count: number;
}

/** Counts the values that the owner's list filters by. */
@Injectable()
export class ListPanelValuesService {
  constructor(private readonly engine: SearchClient) {}

  /** The values of a field, most businesses first. @throws GewerkError unavailable while the index is away */
  async list(field: (typeof panelFilterFields)[number]): Promise<CountedValue[]> {
    try {
      const { facetDistribution } = await this.engine.searchForOwner({
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
      throw new GewerkError('unavailable', 'The choices cannot be read while the search index is away.');
    }
  }
}
