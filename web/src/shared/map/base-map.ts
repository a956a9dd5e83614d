import { baseMapFiles } from './base-map-files.js';

/** Name, latitude, longitude, and rank: 0 for the largest. */
export type PlaceRow = readonly [name: string, latitude: number, longitude: number, rank: number];

export interface BaseMap {
  /** TopoJSON with `countries`, `states`, `lakes` and `rivers`, or `far` countries. */
  readonly base?: object;
  readonly places: readonly PlaceRow[];
}

let asked: Promise<BaseMap> | undefined;

/**
 * The base map, loaded only once; a failure is not cached. It is requested in parallel with the map's script, so
 * its path must be known before that script has loaded.
 */
export function loadBaseMap(): Promise<BaseMap> {
  asked ??= loadMapFile(baseMapFiles.base).catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** Loads a file of the map, with low priority, since the map shows the businesses before the base map. */
export async function loadMapFile(address: string): Promise<BaseMap> {
  const answer = await fetch(address, { priority: 'low' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const map: BaseMap = await answer.json();
  return map;
}
