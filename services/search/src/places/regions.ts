import { findRegion, isInRegion, type Region, regionLike } from '@gewerk/gazetteer';
import type { City, CitySet } from './city-set.js';
import type { Place } from './place.js';

/** 'Landkreis Bayreuth', 'Großraum Köln', 'Munich area', folded: a city with its surroundings. */
const AREA =
  /^(?:(?:die |der )?(?:region|grossraum|gross raum|landkreis|lkr|lk|kreis|bezirk|metropolregion|umland|greater)(?: von| of)? (.+)|(.+) (?:area|region|umland|bolgesi|cevresi))$/;
/** Radius of a city's surroundings. */
const AREA_KM = 25;
/** Maximum number of a region's cities that are used in a query, largest first. */
const MOST_CITIES = 2_000;

/** A region of this folded name: its listed cities and its centre. Null if there is none. */
export const regionNamed = (cities: CitySet, folded: string): Place | null => {
  const region = findRegion(folded);
  return region ? ofRegion(cities, region) : null;
};

/** A region of nearly this folded name. */
export const regionResembling = (cities: CitySet, folded: string): Place | null => {
  const region = regionLike(folded);
  return region ? { ...ofRegion(cities, region), isGuess: true } : null;
};

/** The city in a folded name of its surroundings; null for other names. */
export function cityOfArea(folded: string): string | null {
  const [, behind, before] = AREA.exec(folded) ?? [];
  return behind ?? before ?? null;
}

/** A city's surroundings, as a place with the city at its centre. Null if its position is unknown. */
export function areaAround(label: string, { latitude, longitude }: Place): Place | null {
  if (latitude === null || longitude === null) return null;
  return { ...NOWHERE, label, latitude, longitude, radiusKm: AREA_KM };
}

/** Everything within a requested radius around a place's centre. Null if its position is unknown. */
export function circleAround(place: Place, radiusKm: number): Place | null {
  const circle = areaAround(place.label, place);
  return circle && { ...circle, radiusKm, isExact: true };
}

const NOWHERE = { citySlugs: [], foldedName: null, city: null, postalCode: null } as const;

const known = new WeakMap<CitySet, Map<Region, readonly City[]>>();

function ofRegion(cities: CitySet, region: Region): Place {
  const { name, latitude, longitude, circles } = region;
  const [middle] = circles;
  const slugs = [...new Set(citiesOf(cities, region).map(({ slug }) => slug))];
  return {
    ...NOWHERE,
    label: name,
    citySlugs: slugs.slice(0, MOST_CITIES),
    latitude,
    longitude,
    ...(middle ? { radiusKm: middle.radiusKm } : {}),
  };
}

/** The directory's cities in a region, largest first. */
function citiesOf(cities: CitySet, region: Region): readonly City[] {
  let byRegion = known.get(cities);
  if (!byRegion) known.set(cities, (byRegion = new Map()));
  let found = byRegion.get(region);
  if (!found) {
    found = cities.all.filter(
      ({ latitude, longitude }) =>
        latitude !== null && longitude !== null && isInRegion(region, { latitude, longitude }),
    );
    byRegion.set(region, found);
  }
  return found;
}
