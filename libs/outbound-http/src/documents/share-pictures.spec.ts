import { readPage } from './read-page.js';

const PAGE = 'https://www.werkstatt.example/de/start';
const sharePictures = (html: string, url: string) => readPage(html, url).sharePictures;
const meta = (key: string, content: string, by = 'property') => `<meta ${by}="${key}" content="${content}">`;

describe('pictures that a page names for sharing', () => {
  it('are listed with og:image before twitter:image, each once, whatever their order in the page', () => {
    const html =
      meta('twitter:image', 'https://cdn.example/t.jpg', 'name') +
      meta('og:image', '/halle.jpg?a=1&amp;b=2') +
      meta('og:image', '/zweite.jpg') +
      meta('twitter:image:src', '/halle.jpg?a=1&amp;b=2', 'name') +
      meta('OG:Image:Secure_URL', 'https://www.werkstatt.example/sicher.jpg');
    expect(sharePictures(html, PAGE)).toEqual([
      'https://www.werkstatt.example/sicher.jpg',
      'https://www.werkstatt.example/halle.jpg?a=1&b=2',
      'https://www.werkstatt.example/zweite.jpg',
      'https://cdn.example/t.jpg',
    ]);
  });

  it('are resolved against the page, or the base that it names', () => {
    expect(sharePictures(meta('og:image', 'bild.jpg'), PAGE)).toEqual([
      'https://www.werkstatt.example/de/bild.jpg',
    ]);
    const html = `<base href="//cdn.example/x/">${meta('og:image', 'bild.jpg')}`;
    expect(sharePictures(html, PAGE)).toEqual(['https://cdn.example/x/bild.jpg']);
  });

  it.each([
    '',
    ' ',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'https://',
    `/${'x'.repeat(2_000)}`,
  ])('are none if the page names %s', (address) => {
    expect(sharePictures(meta('og:image', address), PAGE)).toEqual([]);
  });

  it('are none if the page names none or forbids the use of its pictures', () => {
    expect(sharePictures('<img src="/logo.png"><meta name="description" content="/x.jpg">', PAGE)).toEqual(
      [],
    );
    const refusal = meta('robots', 'index, noimageindex', 'name');
    expect(sharePictures(refusal + meta('og:image', '/halle.jpg'), PAGE)).toEqual([]);
  });
});
