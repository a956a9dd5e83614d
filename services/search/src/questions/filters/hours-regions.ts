import { Injectable } from '@nestjs/common';
import { SearchClient } from '../../engine/search.client.js';

/** A new region is noticed within this time. */
const KEPT_MS = 30_000;
const FACET = 'hoursRegion';

/** Lists the regions of the indexed opening hours, of which there are a few dozen; reads them from a facet. */
@Injectable()
export class HoursRegions {
  private kept: { until: number; regions: Promise<readonly string[]> } | null = null;

  constructor(private readonly engine: SearchClient) {}

  /** @throws EngineUnavailable */
  list(now = Date.now()): Promise<readonly string[]> {
    if (this.kept && now < this.kept.until) return this.kept.regions;
    const regions = this.load();
    const kept = { until: now + KEPT_MS, regions };
    this.kept = kept;
    regions.catch(() => {
      if (this.kept === kept) this.kept = null;
    });
    return regions;
  }

  private async load(): Promise<readonly string[]> {
    const query = { q: '', limit: 0, offset: 0, attributesToRetrieve: [], facets: [FACET] };
    const { facetDistribution } = await this.engine.search(query);
    return Object.keys(facetDistribution?.[FACET] ?? {});
  }
}
