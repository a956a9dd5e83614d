/** When the page was loaded over which something lay; the next navigation takes the place of its entry of the history. */
const loadedUnder = (): number | undefined => (history.state as { readonly isOver?: number } | null)?.isOver;

/**
 * Lets Back close what lies over the page, such as a sheet: it gets its own history entry, with the page's
 * address and key.
 *
 * @param close called when the visitor goes back
 * @returns to be called once it is closed otherwise; takes the entry away, unless a navigation has taken its place
 */
export function closeByBack(close: () => void): () => void {
  history.pushState({ ...history.state, isOver: performance.timeOrigin }, '');
  const goneBack = (): void => {
    stop();
    close();
  };
  const stop = (): void => window.removeEventListener('popstate', goneBack, true);
  // Before the router shows where that leads to.
  window.addEventListener('popstate', goneBack, true);
  return () => {
    stop();
    if (loadedUnder() !== undefined) history.back();
  };
}

/**
 * Leaves each entry of what no longer lies over the page, to which Forward leads, or loading the page again: Back would only
 * seem to do nothing.
 */
export function leaveEmptyEntries(): void {
  if ((loadedUnder() ?? performance.timeOrigin) !== performance.timeOrigin) history.back();
  // Nothing lies over a page that has just been come to within the history.
  window.addEventListener('popstate', () => {
    if (loadedUnder() !== undefined) history.back();
  });
}
