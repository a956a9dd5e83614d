/**
 * If the history entry is that of an overlay, when the page below the overlay was loaded. The next navigation
 * replaces such an entry.
 */
const loadedUnder = (): number | undefined => (history.state as { readonly isOver?: number } | null)?.isOver;

/**
 * Makes Back close an overlay, such as a sheet: the overlay has its own history entry, with the URL and key of the
 * page.
 * @param close called when the visitor goes back
 * @returns a function to call when the overlay is closed in another way; it removes the entry unless a navigation
 * has replaced it
 */
export function closeByBack(close: () => void): () => void {
  history.pushState({ ...history.state, isOver: performance.timeOrigin }, '');
  const goneBack = (): void => {
    stop();
    close();
  };
  const stop = (): void => window.removeEventListener('popstate', goneBack, true);
  // In the capture phase, so that it is called before the router shows the previous entry.
  window.addEventListener('popstate', goneBack, true);
  return () => {
    stop();
    if (loadedUnder() !== undefined) history.back();
  };
}

/**
 * Goes back from history entries of closed overlays, to which Forward or a reload can lead; otherwise Back would
 * seem to do nothing.
 */
export function leaveEmptyEntries(): void {
  if ((loadedUnder() ?? performance.timeOrigin) !== performance.timeOrigin) history.back();
  // A page that was just reached through the history has no overlay.
  window.addEventListener('popstate', () => {
    if (loadedUnder() !== undefined) history.back();
  });
}
