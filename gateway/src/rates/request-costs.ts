import {
  pictureRoutes,
  panelRoutes,
  publicRoutes,
  ownListingRoutes,
  tileRoutes,
} from '@gewerk/contracts/http';
import { IMPORT, OWN_LISTING } from '@gewerk/contracts/limits';

/** Points of a request without an entry below, from the cache or by one read: about a millisecond of processor time. */
const PLAIN = 1;

/** Additional points of a page that must be rendered: 5 ms of the gateway's time. */
export const RENDERED_PAGE = 4;

/** Number of bytes, read from disk and sent, that cost one point. */
const BYTES_A_POINT = 256 * 1_024;

/** Number of business URLs in a sitemap that cost one point: reading, writing and compressing 521,000 takes 6 s. */
const ADDRESSES_A_POINT = 200;

/** Points for the URLs in a sitemap. */
export const pointsOfAddresses = (addresses: number): number => Math.ceil(addresses / ADDRESSES_A_POINT);

/** Points for sent bytes, in addition to those of the request. */
export const pointsOfBytes = (bytes: number): number => Math.floor(bytes / BYTES_A_POINT);

type Points = number | ((params: Readonly<Record<string, unknown>>) => number);

/** At lower zoom levels, a tile scans a large part of all businesses, which takes 11 ms with 521,000 of them. */
const TOWNS_FROM = 7;
const tilePoints: Points = ({ z }) => (Number(z) < TOWNS_FROM ? 8 : PLAIN);

/** Points of requests that cost more than a plain read, from the milliseconds in tools/bench/RESULTS.md. */
const COSTS: readonly [route: { path: string }, points: Points, reason: string][] = [
  [publicRoutes.search, 4, 'takes the search engine 4 ms, and more for long texts'],
  [publicRoutes.facets, 4, 'a search with counts'],
  [publicRoutes.suggestions, 2, 'a small search, and people type fast'],
  [tileRoutes.businesses, tilePoints, 'cached, or made from memory; a view of the map needs about six'],
  [pictureRoutes.shareSite, 10, 'drawing takes 67 ms, a cached one 2 ms; few are requested twice'],
  [pictureRoutes.shareBusiness, 10, 'as above'],
  [pictureRoutes.shareCity, 10, 'as above'],
  [pictureRoutes.photo, 2, 'scaled at the first request, perhaps after being fetched from another site'],
  [pictureRoutes.ownPhoto, 2, 'scaled at the first request'],
  [
    ownListingRoutes.photo,
    50,
    `up to ${OWN_LISTING.photoBytes / 1024 ** 2} MB are received, decoded and scaled`,
  ],
  [panelRoutes.addPhoto, 50, 'as above'],
  [panelRoutes.importExcel, 50, `up to ${IMPORT.maxBytes / 1024 ** 2} MB are received and read`],
  [panelRoutes.importPreview, 50, 'as above'],
  [panelRoutes.exportBusinesses, 50, 'reads the whole directory, page by page'],
  [panelRoutes.freezeSelection, 50, 'finds up to all businesses and stores their ids'],
  [panelRoutes.makePreview, 20, 'its result is kept for ten minutes'],
];

/** By the router's pattern. */
const POINTS = new Map(
  COSTS.map(([{ path }, points]) => [path.replaceAll(/\{(\w+)\}/g, ':$1'), points] as const),
);

/** The points of a request to a route with these parameters; for a page, those of a cached one. */
export function costOf(pattern: string | undefined, params: unknown): number {
  const points = POINTS.get(pattern ?? '') ?? PLAIN;
  return typeof points === 'number' ? points : points((params ?? {}) as Readonly<Record<string, unknown>>);
}
