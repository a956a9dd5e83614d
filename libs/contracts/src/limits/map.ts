/** The map. Ours: the specification has none. */
export const MAP = {
  /** Deepest zoom level of tiles; maps enlarge these when they zoom in further. */
  maxZoom: 16,
  /** Edge length of a tile in its own coordinates. */
  extent: 4_096,
} as const;
