/** Addresses of the map's tiles: `z` is the level, `x` and `y` count from the north-west. */
export const tileRoutes = {
  businesses: { path: '/api/tiles/{z}/{x}/{y}' },
} as const;
