/** The map. Ours: the specification has none. */
export const MAP = {
  /** Finest level of tiles; maps enlarge these where they show more. */
  maxZoom: 16,
  /** Edge of a tile in its own coordinates. */
  extent: 4_096,
} as const;
