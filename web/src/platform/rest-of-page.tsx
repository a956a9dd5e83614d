import { createContext, useContext, type ReactNode } from 'react';

/**
 * Whether a page is drawn whole. A page opened without a page load is drawn in two steps, so that a slow phone shows
 * its first screen sooner: what is at its top, and a frame later the rest.
 */
const WholeContext = createContext(true);

export const WholePage = WholeContext.Provider;

export const useIsWhole = (): boolean => useContext(WholeContext);

/** What lies below a page's first screen. Nothing visible may follow it, since that would move a frame later. */
export function RestOfPage({ children }: { readonly children: ReactNode }) {
  return useIsWhole() ? children : null;
}
