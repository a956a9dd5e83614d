interface PlaceLook {
  /** Font size of the name, in pixels. */
  readonly size: number;
  /** False for districts and postal codes. */
  readonly isTown: boolean;
}

/**
 * How places are labelled, and from which zoom, by rank: 0 for the largest places; districts and postal codes are
 * last.
 */
const looks: readonly (PlaceLook & { readonly from: number })[] = [
  { from: 4.5, size: 15, isTown: true },
  { from: 5.8, size: 14, isTown: true },
  { from: 7, size: 13, isTown: true },
  { from: 8.5, size: 13, isTown: true },
  { from: 9.6, size: 13, isTown: true },
  { from: 10.4, size: 13, isTown: true },
  { from: 11.3, size: 13, isTown: false },
  { from: 12.2, size: 12, isTown: false },
];

/** How a place's name is drawn; undefined if the map is zoomed out too far. */
export function lookOfPlace(rank: number, zoom: number): PlaceLook | undefined {
  const look = looks[rank];
  return look && zoom >= look.from ? look : undefined;
}
