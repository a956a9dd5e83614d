import type { MapExtract } from '@gewerk/contracts';
import { visitorRoutes } from '@gewerk/contracts/http';
import { callRoute } from '../../platform/api/fetch-json.js';
import { type BaseMap, loadMapFile } from './base-map.js';
import { baseMapFiles } from './base-map-files.js';
import { nearMapFile } from './near-map-file.js';

let described: Promise<MapExtract | null> | undefined;

/**
 * The description of the operator's own base map, requested only once; null if there is none. A failure is not
 * cached.
 */
export function loadExtract(): Promise<MapExtract | null> {
  described ??= callRoute(visitorRoutes.baseMap, {}, {}).then(
    ({ extract }) => extract,
    (error: unknown) => {
      described = undefined;
      throw error;
    },
  );
  return described;
}

/** Small places and distant countries, which the map does not need when it is first drawn. */
export const loadMapDetails = (): Promise<BaseMap> => loadMapFile(baseMapFiles.details);

/** Names shown only at close range: small places in neighbouring countries, districts, postal codes. */
export const loadNearMap = (): Promise<BaseMap> => loadMapFile(nearMapFile);
