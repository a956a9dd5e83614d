import { sitemapIndex, urlSet } from './sitemap-xml.js';

it('a sitemap escapes the text of an address', () => {
  const loc = `https://gewerk.example/a?b=1&c=</loc><script>alert("1")</script>'`;
  const told =
    '<loc>https://gewerk.example/a?b=1&amp;c=&lt;/loc&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&apos;</loc>';
  expect(urlSet.entry({ loc, lastmod: '2026-11-25T00:00:00.000Z' })).toBe(
    `<url>${told}<lastmod>2026-11-25T00:00:00.000Z</lastmod></url>\n`,
  );
  expect(sitemapIndex([{ loc }])).toContain(`<sitemap>${told}</sitemap>`);
});
