/** When the page below an overlay was loaded; the next navigation replaces the overlay's history entry. */
const loadedUnder = (): number | undefined => (history.state as { readonly isOver?: number } | null)?.isOver;

/**
 * Makes Back close an overlay, such as a sheet: the overlay has its own history entry, with the page's
 * address and key.
 * @param close called when the visitor goes back
 * @returns a function to call when it is closed in another way; it removes the entry, unless a navigation has
 * replaced it
 */
export function closeByBack(close: () => void): () => void {
  history.pushState({ ...history.state, isOver: performance.timeOrigin }, '');
  const goneBack = (): void => {
    stop();
    close();
  };
  const stop = (): void => window.removeEventListener('popstate', goneBack, true);
  // Called before the router shows the target.
  window.addEventListener('popstate', goneBack, true);
  return () => {
    stop();
    if (loadedUnder() !== undefined) history.back();
  };
}

/**
 * Goes back from history entries of closed overlays, which Forward or a reload can lead to; otherwise Back would
 * seem to do nothing.
 */
export function leaveEmptyEntries(): void {
  if ((loadedUnder() ?? performance.timeOrigin) !== performance.timeOrigin) history.back();
  // A page just reached through the history has no overlay.
  window.addEventListener('popstate', () => {
    if (loadedUnder() !== undefined) history.back();
  });
}
