/** Whether the history's entry is that of something over its page: the next navigation takes its place. */
const isOver = (): boolean => (history.state as { readonly isOver?: boolean } | null)?.isOver === true;

/**
 * Lets Back close what lies over the page, such as a sheet: it gets an entry of the history of its own, with the page's
 * address and key.
 *
 * @param close called when the visitor goes back
 * @returns to be called once it is closed otherwise; takes the entry away, unless a navigation has taken its place
 */
export function closeByBack(close: () => void): () => void {
  history.pushState({ ...history.state, isOver: true }, '');
  const goneBack = (): void => {
    stop();
    close();
  };
  const stop = (): void => window.removeEventListener('popstate', goneBack, true);
  // Before the router shows where that leads to.
  window.addEventListener('popstate', goneBack, true);
  return () => {
    stop();
    if (isOver()) history.back();
  };
}
