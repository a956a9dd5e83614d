import { isFileAddress } from './pages.controller.js';

describe('addresses of files', () => {
  it.each(['/x.png', '/sw.js', '/.env', '/.git/config', '/wp-login.php?x=1', '/a/b.webp', '/old.php/x'])(
    'has %s',
    (url) => expect(isFileAddress(url)).toBe(true),
  );

  it.each([
    '/',
    '/city/St.%20P%C3%B6lten',
    '/city/Bad.Ort',
    '/musterhofen/a-b',
    '/?query=logo.png',
    '/businesses',
  ])('has not %s', (url) => expect(isFileAddress(url)).toBe(false));
});
