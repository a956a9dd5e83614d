import type { listCities, OutputOf, scanCities } from '@gewerk/contracts/bus';
import type { MessageBus } from './message-bus.js';

type ScannedCity = OutputOf<typeof listCities>[number] &
  Pick<OutputOf<typeof scanCities>['items'][number], 'categories'>;

/**
 * All cities of the directory, those with the most businesses first. If the scan fails at its first page, for example
 * because the directory runs the previous version, the result is the directory's list of cities. Fails like {@link
 * MessageBus.request}.
 */
export async function scanAllCities(
  bus: MessageBus,
  { scan, list }: { scan: typeof scanCities; list: typeof listCities },
  options: { withCategories?: true } = {},
): Promise<ScannedCity[]> {
  const cities: ScannedCity[] = [];
  let after: string | null = null;
  do {
    const page: OutputOf<typeof scanCities> | null = await bus
      .request(scan, { after, ...options })
      .catch((error: unknown) => {
        if (cities.length > 0) throw error;
        return null;
      });
    if (page === null) return bus.request(list, {});
    for (const city of page.items) cities.push(city);
    after = page.next;
  } while (after !== null);
  return cities.sort((one, other) => other.businessCount - one.businessCount);
}
