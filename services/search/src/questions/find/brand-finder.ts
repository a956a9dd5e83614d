import { Injectable } from '@nestjs/common';
import { noneOf, type Filter } from '../../engine/conditions.js';
import type { EngineQuery } from '../../engine/engine-query.js';
import { SearchClient } from '../../engine/search.client.js';
import type { AskedConditions } from './asked-conditions.js';
import type { Found } from './business-finder.js';
import { engineQuery, insideOf, nearestQuery, type Wanted } from './engine-queries.js';
import { type UsedParts, isCondition } from './used-parts.js';
import { askInOrder } from './in-order.js';
import { NearCircles } from './near-circles.js';
import type { ReadQuestion } from './read-question.js';

/** Visitors do not look for branches farther away. */
const REACH_KM = 60;
const MOST_FORMS = 3;

/** The branches of a brand: names that contain it exactly as written. */
@Injectable()
export class BrandFinder {
  constructor(
    private readonly engine: SearchClient,
    private readonly circles: NearCircles,
  ) {}

  /**
   * Branches at the place, then the nearest; null if the text names no brand or the brand has no branch.
   * @throws EngineUnavailable
   */
  async find(
    { reading, location, inText }: ReadQuestion,
    wanted: Wanted,
    asked: AskedConditions,
  ): Promise<(Found & UsedParts) | null> {
    const forms = (reading.brand ?? []).slice(0, MOST_FORMS);
    if (forms.length === 0) return null;
    const place = location ?? inText;
    const conditions = [...wanted.conditions, ...asked.required];
    const written = forms.map((form): Wanted => ({ ...wanted, text: `"${form}"`, conditions }));
    const inside = place ? insideOf(place) : [];
    const local = written.map((each) => named(engineQuery(each, inside)));
    const { latitude = null, longitude = null } = place ?? {};
    const point = latitude === null || longitude === null ? null : { latitude, longitude };
    const near: Filter =
      point && inside.length > 0 ? [this.circles.covering(point, REACH_KM), noneOf(inside)] : [];
    const around =
      point && near.length > 0 ? written.map((each) => named(nearestQuery(each, point, near))) : [];
    const { hits, counts } = await askInOrder(this.engine, [...local, ...around], wanted);
    const total = sum(counts);
    if (total === 0) return null;
    const own = sum(counts.slice(0, local.length));
    const query = own > 0 ? local[0] : around[0];
    const parts = reading.parts.filter(({ kind }) => kind === 'place' || isCondition(kind));
    const isNearest = place !== null && own === 0;
    const found: Found = {
      hits,
      total,
      notice: isNearest ? { kind: 'nearest', place: place.label } : null,
      query: query ?? null,
      ...(place ? { inside: own } : {}),
    };
    return { ...found, parts, ignored: [] };
  }
}

const named = (query: EngineQuery): EngineQuery => ({
  ...query,
  attributesToSearchOn: ['name'],
  matchingStrategy: 'all',
});

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
