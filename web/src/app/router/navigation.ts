import {
  createPath,
  parsePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type NavigateOptions,
  type Navigator,
} from 'react-router-dom';
import type { ScreenSet } from '../../platform/render-contract.js';
import type { Language } from '../../texts/catalogues.js';
import { isLoaded, loadScreen } from './loaded-screens.js';
import { screenAt } from './screen-at.js';
import { readScrollPositions, storeScrollPositions } from './scroll-positions.js';
import { atRest, type Shown } from './shown.js';

interface NavigationOptions {
  /** Catalogue of the screens' own texts; null for the default one. */
  readonly language: Language | null;
  readonly screens?: ScreenSet;
  /**
   * Requests the data of a location that is being opened; resolves when it has loaded. Null if there is nothing to
   * load.
   */
  readonly ask?: (url: URL) => Promise<unknown> | null;
}

type Place = Pick<Location, 'pathname' | 'search'>;

/** Milliseconds that the previous page stays while data loads; after that the new page shows placeholders. */
const MOST_WAIT_MS = 1_000;

export interface Navigation {
  readonly navigator: Navigator;
  readonly screens: ScreenSet | undefined;
  readonly shown: () => Shown;
  /**
   * Follows the history until the returned function is called; `show` receives the new and the previous
   * location.
   */
  readonly follow: (show: (shown: Shown, before: Shown) => void) => () => void;
}

/**
 * Shows a location once its screen is loaded; until then the previous screen and URL stay. A later navigation
 * replaces one that is still loading.
 */
export function createNavigation({ language, screens, ask }: NavigationOptions): Navigation {
  const history = createBrowserHistory();
  const positions = readScrollPositions();
  let shown = atRest(history.location);
  let latest = 0;
  let show: (shown: Shown, before: Shown) => void = () => undefined;

  function become(next: Partial<Shown>): void {
    const before = shown;
    shown = { ...shown, ...next };
    show(shown, before);
  }

  function open({ pathname, search }: Place, commit: () => Shown['scroll']): void {
    const turn = ++latest;
    const { screen } = screenAt(screens, pathname);
    const data = ask?.(new URL(pathname + search, location.origin)) ?? null;
    // On the same page, a list that changes stays visible, marked as busy.
    const awaited = pathname === shown.location.pathname ? null : data;
    const finish = (failure: Shown['failure']): void => {
      if (turn !== latest) return;
      positions[shown.location.key] = window.scrollY;
      const scroll = commit();
      become({ location: history.location, failure, scroll, isLoading: false });
    };
    if (isLoaded(screen, language) && awaited === null) {
      finish(null);
      return;
    }
    become({ isLoading: true });
    const inTime = awaited && Promise.race([awaited, timeout(MOST_WAIT_MS)]);
    Promise.all([loadScreen(screen, language), inTime]).then(
      () => finish(null),
      (error: unknown) => finish({ error }),
    );
  }

  function go(replaces: boolean, ...[to, state, options]: Parameters<Navigator['push']>): void {
    const path = typeof to === 'string' ? parsePath(to) : to;
    const { pathname = shown.location.pathname, search = '' } = path;
    open({ pathname, search }, () => {
      // Overlays have their own history entry (platform/close-by-back.ts), to which a visitor must not
      // return.
      if (replaces || window.history.state?.isOver) history.replace(to, state);
      else history.push(to, state);
      return scrollOf(options);
    });
  }

  return {
    screens,
    navigator: {
      createHref: (to) => history.createHref(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (delta) => history.go(delta),
      push: (...args) => go(false, ...args),
      replace: (...args) => go(true, ...args),
    },
    shown: () => shown,
    follow: (listener) => {
      show = listener;
      const leave = (): void => {
        if (!shown.isLoading) positions[shown.location.key] = window.scrollY;
        storeScrollPositions(positions);
      };
      const unlisten = history.listen(({ location: to }) => {
        // Only an overlay was closed, which must not cancel a navigation that is still loading.
        const isHere = to.key === shown.location.key && createPath(to) === createPath(shown.location);
        if (!isHere) open(to, () => positions[to.key] ?? 'top');
      });
      window.addEventListener('pagehide', leave);
      // The screen has not been loaded yet if the server did not render the page.
      if (!isLoaded(screenAt(screens, shown.location.pathname).screen, language)) {
        open(shown.location, () => 'stay');
      }
      return () => {
        unlisten();
        window.removeEventListener('pagehide', leave);
        show = () => undefined;
        latest += 1;
      };
    },
  };
}

const scrollOf = (options: NavigateOptions | undefined): Shown['scroll'] =>
  options?.preventScrollReset === true ? 'stay' : 'top';

const timeout = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
