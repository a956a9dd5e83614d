import { waitFor } from '@testing-library/react';
import { about } from '../../pages/about/screen.js';
import { help } from '../../pages/help/screen.js';
import { privacy } from '../../pages/legal/screen.js';
import { closeByBack } from '../../platform/close-by-back.js';
import { createNavigation, type Navigation } from './navigation.js';
import type { Shown } from './shown.js';

let end: () => void = () => undefined;
afterEach(() => end());

function follow(path: string): { navigation: Navigation; seen: Shown[] } {
  window.history.pushState(null, '', path);
  const navigation = createNavigation({ language: null, screens: 'site' });
  const seen: Shown[] = [];
  end = navigation.follow((shown) => seen.push(shown));
  return { navigation, seen };
}

describe('a navigation', () => {
  it('keeps the shown screen and its address until the next screen is loaded', async () => {
    const { navigation, seen } = follow('/imprint');
    await waitFor(() => expect(navigation.shown().isLoading).toBe(false));
    navigation.navigator.push('/about', null);
    expect(seen.at(-1)).toMatchObject({ location: { pathname: '/imprint' }, isLoading: true });
    expect(window.location.pathname).toBe('/imprint');
    await waitFor(() => expect(window.location.pathname).toBe('/about'));
    expect(seen.at(-1)).toMatchObject({ location: { pathname: '/about' }, isLoading: false, scroll: 'top' });
  });

  it('replaces one that is still loading', async () => {
    const { navigation } = follow('/about');
    await waitFor(() => expect(navigation.shown().isLoading).toBe(false));
    let arrive: () => void = () => undefined;
    const load = jest
      .spyOn(help, 'load')
      .mockImplementation(
        async () => new Promise((resolve) => (arrive = () => resolve(import('../../pages/help/page.js')))),
      );
    navigation.navigator.push('/help', null);
    navigation.navigator.push('/privacy', null);
    await waitFor(() => expect(window.location.pathname).toBe('/privacy'));
    const [loading] = load.mock.results;
    arrive();
    await loading?.value;
    expect(navigation.shown().location.pathname).toBe('/privacy');
    expect(window.location.pathname).toBe('/privacy');
  });

  it('continues loading when an overlay of the previous page is closed', async () => {
    const { navigation } = follow('/imprint');
    await waitFor(() => expect(navigation.shown().isLoading).toBe(false));
    const leave = closeByBack(() => undefined);
    let arrive: () => void = () => undefined;
    jest
      .spyOn(about, 'load')
      .mockImplementation(
        async () => new Promise((resolve) => (arrive = () => resolve(import('../../pages/about/page.js')))),
      );
    navigation.navigator.push('/about', null);
    const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    leave();
    await left;
    arrive();
    await waitFor(() => expect(navigation.shown().location.pathname).toBe('/about'));
    expect(window.location.pathname).toBe('/about');
  });

  it('shows a failure at the requested address, and tries again the next time', async () => {
    const { navigation } = follow('/about');
    await waitFor(() => expect(navigation.shown().isLoading).toBe(false));
    const load = jest.spyOn(privacy, 'load').mockRejectedValueOnce(new Error('offline'));
    // Loaded screens are cached by their `load` function, and nothing is cached for the spied one.
    navigation.navigator.push('/privacy', null);
    await waitFor(() => expect(navigation.shown().failure).toEqual({ error: new Error('offline') }));
    expect(window.location.pathname).toBe('/privacy');
    navigation.navigator.replace('/privacy', null);
    await waitFor(() => expect(navigation.shown().failure).toBeNull());
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('scrolls back to the position of a history entry', async () => {
    const { navigation } = follow('/about');
    await waitFor(() => expect(navigation.shown().isLoading).toBe(false));
    Object.defineProperty(window, 'scrollY', { value: 700, configurable: true });
    navigation.navigator.push('/imprint', null);
    await waitFor(() => expect(window.location.pathname).toBe('/imprint'));
    navigation.navigator.go(-1);
    await waitFor(() => expect(navigation.shown().location.pathname).toBe('/about'));
    expect(navigation.shown().scroll).toBe(700);
  });
});
