import type { MapExtract } from '@gewerk/contracts';
import { visitorRoutes } from '@gewerk/contracts/http';
import { callRoute } from '../../platform/api/fetch-json.js';
import { baseMapFiles } from './base-map-files.js';
import { nearMapFile } from './near-map-file.js';

/** Name, latitude, longitude, and rank: 0 for the largest. */
export type PlaceRow = readonly [name: string, latitude: number, longitude: number, rank: number];

export interface BaseMap {
  /** TopoJSON with `countries`, `states`, `lakes` and `rivers`, or `far` countries. */
  readonly base?: object;
  readonly places: readonly PlaceRow[];
}

let asked: Promise<BaseMap> | undefined;

/** What lies below the businesses, loaded once; a failure is not kept. */
export function loadBaseMap(): Promise<BaseMap> {
  asked ??= load(baseMapFiles.base).catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

let described: Promise<MapExtract | null> | undefined;

/** The operator's own base map, asked for once; null where there is none. A failure is not kept. */
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

/** What the first picture does not need: small places and far countries. */
export const loadMapDetails = (): Promise<BaseMap> => load(baseMapFiles.details);

/** What is named only to who has come near: small places of the neighbours, districts, postal codes. */
export const loadNearMap = (): Promise<BaseMap> => load(nearMapFile);

/** With low priority: the map's script shows the businesses before there is a ground below them. */
async function load(address: string): Promise<BaseMap> {
  const answer = await fetch(address, { priority: 'low' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const map: BaseMap = await answer.json();
  return map;
}
