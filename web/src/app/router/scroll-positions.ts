const KEY = 'react-router-scroll-positions';

/** Scroll position of each history entry, in pixels, by its key; kept for the tab. */
export type ScrollPositions = Record<string, number>;

export function readScrollPositions(): ScrollPositions {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as ScrollPositions;
  } catch {
    // Storage is blocked, or contains something else.
    return {};
  }
}

export function storeScrollPositions(positions: ScrollPositions): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(positions));
  } catch {
    // Storage is blocked or full: after a reload, going back shows the top of the page.
  }
}
