import { isFileAddress, routableAddress } from './page-address.js';

describe('addresses of files', () => {
  it.each(['/x.png', '/sw.js', '/.env', '/.git/config', '/wp-login.php?x=1', '/a/b.webp', '/old.php/x'])(
    'include %s',
    (url) => expect(isFileAddress(url)).toBe(true),
  );

  it.each([
    '/',
    '/city/St.%20P%C3%B6lten',
    '/city/Bad.Ort',
    '/musterhofen/a-b',
    '/?query=logo.png',
    '/businesses',
  ])('do not include %s', (url) => expect(isFileAddress(url)).toBe(false));
});

describe('the address passed to the router', () => {
  it.each([
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/city/B%E4cker?query=%E4', '/city/B%25E4cker?query=%E4'],
    ['/city/100%?lang=de', '/city/100%25?lang=de'],
  ])('of the page %s, which cannot be decoded, is %s', (url, routable) =>
    expect(routableAddress(url)).toBe(routable),
  );

  it.each(['/city/N%C3%BCrnberg', '/?query=%E4', '/api/cities/%E4/businesses', '/media/%E4'])(
    'of %s is unchanged',
    (url) => expect(routableAddress(url)).toBe(url),
  );
});
