import type { District } from '@gewerk/gazetteer';
import type { City } from './city-set.js';
import type { Place } from './place.js';

export const isFound = (cities: readonly City[]): cities is readonly [City, ...City[]] => cities.length > 0;

/** The place that consists of these cities; the first determines its name and position. */
export function ofCities([first, ...others]: readonly [City, ...City[]]): Place {
  return {
    label: first.name,
    foldedName: first.folded,
    citySlugs: [first, ...others].map(({ slug }) => slug),
    city: first.name,
    postalCode: null,
    latitude: first.latitude,
    longitude: first.longitude,
  };
}

/** The radius of a district around its centre. */
const DISTRICT_KM = 3;

export const ofDistrict = ({ name, city, latitude, longitude }: District): Place => ({
  label: `${city}-${name}`,
  foldedName: null,
  citySlugs: [],
  city,
  postalCode: null,
  latitude,
  longitude,
  radiusKm: DISTRICT_KM,
});
