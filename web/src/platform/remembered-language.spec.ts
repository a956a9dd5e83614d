import { addressIn, LANGUAGE_KEY, leadToRememberedLanguage } from './remembered-language.js';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

describe('the address of a page in another language', () => {
  it('keeps path, other parameters and fragment', () => {
    expect(addressIn('tr', at('/help', '?q=a&lang=de', '#x'))).toBe('/help?q=a&lang=tr#x');
    expect(addressIn(null, at('/help', '?lang=de'))).toBe('/help');
  });

  it('stays on this site if a path begins with several slashes', () => {
    expect(addressIn('de', at('//evil.example/x'))).toBe('/evil.example/x?lang=de');
  });
});

describe('the remembered language at an address without one', () => {
  const cameFrom = (referrer: string) =>
    Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });

  beforeEach(() => {
    history.replaceState(null, '', '/categories?query=a');
    localStorage.setItem(LANGUAGE_KEY, 'tr');
  });

  afterEach(() => {
    cameFrom('');
    localStorage.clear();
    history.replaceState(null, '', '/');
  });

  it.each([
    ['de', 'de'],
    [null, 'as-addressed'],
  ] as const)('yields to a choice made before the scripts loaded: %j', (start, kept) => {
    cameFrom(`${location.origin}/categories?query=a&lang=tr`);
    expect(leadToRememberedLanguage(start)).toBe(false);
    expect(localStorage.getItem(LANGUAGE_KEY)).toBe(kept);
  });
});
