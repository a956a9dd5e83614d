import {
  type ParsedInputOf,
  type searchBusinesses,
  SEARCH_FILTER,
  type SearchFilterName,
} from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { HAS_PHONE, HAS_WEBSITE, ratedAtLeast } from '../business-index/traits.js';
import { PlaceResolver } from '../locate-place/place.resolver.js';
import { type Filter, oneOf, type Point, withinRadius } from '../search-businesses/query-builder.js';
import { invalidFilter, readCoordinates } from './circle.js';
import { OpenFilter } from './open-filter.js';

type FilterInput = Pick<ParsedInputOf<typeof searchBusinesses>, SearchFilterName | 'radius'>;

/** The circle that is searched. */
export interface Circle {
  point: Point;
  radiusKm: number;
}

/** What is asked for as a circle: none, one, or one around a place that is not known. */
export type AskedCircle = Circle | 'unknown' | null;

/** The conditions of each filter; none of a filter that is not asked for. */
export type FilterGroups = Record<SearchFilterName, Filter>;

/** Turns the filters of a search into the engine's conditions. */
@Injectable()
export class SearchFilters {
  constructor(
    private readonly places: PlaceResolver,
    private readonly openFilter: OpenFilter,
  ) {}

  /** @throws GewerkError invalid-input for a radius around nothing, and for coordinates that cannot be. */
  circle({ around, radius }: FilterInput): AskedCircle {
    if (!around) {
      if (radius === undefined) return null;
      throw invalidFilter('radius', 'needs `around`, the middle of the circle');
    }
    const point = readCoordinates(around) ?? this.pointOf(around);
    return point ? { point, radiusKm: radius ?? SEARCH_FILTER.radius } : 'unknown';
  }

  /** @throws EngineUnavailable */
  async groups(input: FilterInput, circle: AskedCircle): Promise<FilterGroups> {
    return {
      openNow: input.openNow ? [await this.openNow()] : [],
      minRating: input.minRating ? [hasTrait(ratedAtLeast(input.minRating))] : [],
      around: circle && circle !== 'unknown' ? [withinRadius(circle.point, circle.radiusKm)] : [],
      hasWebsite: input.hasWebsite ? [hasTrait(HAS_WEBSITE)] : [],
      hasPhone: input.hasPhone ? [hasTrait(HAS_PHONE)] : [],
    };
  }

  /** The condition of being open now. @throws EngineUnavailable */
  openNow(): Promise<string> {
    return this.openFilter.openAt(new Date());
  }

  private pointOf(place: string): Point | null {
    const { latitude = null, longitude = null } = this.places.resolve(place) ?? {};
    return latitude === null || longitude === null ? null : { latitude, longitude };
  }
}

const hasTrait = (trait: string): string => oneOf('traits', [trait]);
