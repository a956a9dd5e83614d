import { createContext, useContext } from 'react';
import type { Location } from 'react-router-dom';

/** The state that the router shows. */
export interface Shown {
  readonly location: Location;
  /** Why the location's screen could not be loaded. */
  readonly failure: { readonly error: unknown } | null;
  /**
   * Where to scroll: a number of pixels from the top; 'top' for the location's fragment or else the top; 'stay'
   * for the fragment only.
   */
  readonly scroll: number | 'top' | 'stay';
  /** Whether another location's screen is being loaded. */
  readonly isLoading: boolean;
}

/** The state of a location that the server rendered; the browser scrolls it. */
export const atRest = (location: Location): Shown => ({
  location,
  failure: null,
  scroll: 'stay',
  isLoading: false,
});

export const ShownContext = createContext<Shown | null>(null);

export function useShown(): Shown {
  const shown = useContext(ShownContext);
  if (!shown) throw new Error('useShown needs a ShownContext above it');
  return shown;
}
