import type { BusinessDetail } from '@gewerk/contracts';
import { useRecentSearches } from '../../../shared/search/suggest/recent-searches.js';
import { routeUrl } from './route-url.js';

/**
 * Directions from the place of the last search on this device, if it had one. Nothing is requested from the map
 * provider before the click.
 */
export function useRouteUrl(business: BusinessDetail): string {
  const [last] = useRecentSearches();
  return routeUrl(business, last?.location ?? '');
}
