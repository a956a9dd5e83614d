import { addressIn } from './remembered-language.js';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

describe('the address of a page in another language', () => {
  it('keeps path, other parameters and fragment', () => {
    expect(addressIn('tr', at('/help', '?q=a&lang=de', '#x'))).toBe('/help?q=a&lang=tr#x');
    expect(addressIn(null, at('/help', '?lang=de'))).toBe('/help');
  });

  it('stays on this site where a path begins with several slashes', () => {
    expect(addressIn('de', at('//evil.example/x'))).toBe('/evil.example/x?lang=de');
  });
});
