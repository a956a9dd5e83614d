import { cleanup } from '@testing-library/react';

// Packages are loaded once for all suites of a worker (libs/testing/jest), so the library cannot register its own
// clean-up: each suite must call it itself.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(cleanup);

/**
 * Replacements for functions that jsdom lacks, since it has no layout: no media query matches, nothing is observed
 * and nothing scrolls.
 */
window.matchMedia ??= (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});

class NoObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

window.ResizeObserver ??= NoObserver;
window.IntersectionObserver ??= NoObserver;
window.scrollTo = () => undefined;
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
