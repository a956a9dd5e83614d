import { createContext, useContext, type ReactNode } from 'react';

/**
 * Whether a page is drawn as a whole. A page opened without a page load is drawn in two steps, so that a slow
 * phone shows its first screen sooner: first its top, and one frame later the rest.
 */
const WholeContext = createContext(true);

export const WholePage = WholeContext.Provider;

export const useIsWhole = (): boolean => useContext(WholeContext);

/**
 * The part of a page below its first screen. Nothing visible may follow it: that would be pushed down one frame
 * later.
 */
export function RestOfPage({ children }: { readonly children: ReactNode }) {
  return useIsWhole() ? children : null;
}
