import { invalidField, readBox } from '@gewerk/contracts';
import type { ParsedInputOf, searchBusinesses, SearchFilterName } from '@gewerk/contracts/bus';
import { SEARCH_FILTER } from '@gewerk/contracts/limits';
import { Injectable } from '@nestjs/common';
import { HAS_PHONE, HAS_WEBSITE, ratedAtLeast } from '../../document/filter-traits.js';
import { OPEN_ALWAYS, openOn } from '../../document/time-traits.js';
import { PlaceResolver } from '../../places/place.resolver.js';
import { type Filter, oneOf, type Point, withinRadius } from '../../engine/conditions.js';
import { parseCoordinates } from './coordinates.js';
import { OpenFilter } from './open-filter.js';

type FilterName = SearchFilterName | 'openOn' | 'openAlways' | 'box';
type FilterInput = Pick<ParsedInputOf<typeof searchBusinesses>, FilterName | 'radius'>;

export interface Circle {
  point: Point;
  radiusKm: number;
}

/** A circle; 'unknown' for one around an unknown place; null if none was requested. */
export type AskedCircle = Circle | 'unknown' | null;

/** Conditions by filter; empty for filters that were not requested. */
export type FilterGroups = Record<FilterName, Filter>;

/** Translates a search's filters into engine conditions. */
@Injectable()
export class SearchFilters {
  constructor(
    private readonly places: PlaceResolver,
    private readonly openFilter: OpenFilter,
  ) {}

  /** @throws GewerkError invalid-input for a radius without a centre or impossible coordinates */
  circle({ around, radius }: FilterInput): AskedCircle {
    if (!around) {
      if (radius === undefined) return null;
      throw invalidField('radius', 'needs `around`, the centre of the circle');
    }
    const point = parseCoordinates(around) ?? this.pointOf(around);
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
      openOn: input.openOn ? [hasTrait(openOn(SEARCH_FILTER.openDays.indexOf(input.openOn)))] : [],
      box: withinBox(input.box),
      openAlways: input.openAlways ? [hasTrait(OPEN_ALWAYS)] : [],
    };
  }

  /** @throws EngineUnavailable */
  openNow(): Promise<string> {
    return this.openFilter.openAt(new Date());
  }

  private pointOf(place: string): Point | null {
    const { latitude = null, longitude = null } = this.places.resolve(place) ?? {};
    return latitude === null || longitude === null ? null : { latitude, longitude };
  }
}

function withinBox(box: string | undefined): Filter {
  const read = box ? readBox(box) : null;
  return read ? [`_geoBoundingBox([${read.north}, ${read.east}], [${read.south}, ${read.west}])`] : [];
}

const hasTrait = (trait: string): string => oneOf('traits', [trait]);
