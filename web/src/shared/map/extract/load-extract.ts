import type { MapExtract } from '@gewerk/contracts';
import { visitorRoutes } from '@gewerk/contracts/http';
import { callRoute } from '../../../platform/api/fetch-json.js';

/** The operator's own base map; null where there is none. */
export async function loadExtract(): Promise<MapExtract | null> {
  const { extract } = await callRoute(visitorRoutes.baseMap, {}, {});
  return extract;
}
