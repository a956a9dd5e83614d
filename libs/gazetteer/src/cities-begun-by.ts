import { keysBegunBy, placeIndex, placeKey } from './place-index.js';
import { isOfHome, type Place } from './place-table.js';

/**
 * Cities in the German-speaking countries that have a name beginning with the text, largest first: 'Vie' finds Wien.
 * @param smallest the minimum number of inhabitants
 */
export function citiesBegunBy(text: string, smallest: number, count: number): Place[] {
  const key = placeKey(text);
  if (key === '') return [];
  const found = new Set<Place>();
  for (const candidate of keysBegunBy(key)) {
    const place = placeIndex().byKey.get(candidate)?.place;
    if (place && isOfHome(place) && !place.isSection && place.population >= smallest) found.add(place);
  }
  return [...found].sort((one, other) => other.population - one.population).slice(0, count);
}
