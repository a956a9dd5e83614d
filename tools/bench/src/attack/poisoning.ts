import { Attempts, type Family, type Target } from './attempts.js';
import { publicPages } from '../measurements/public-pages.js';
import { rawTalk, statusesOf } from './raw-talk.js';

const MARK = 'evil-mark.example';

const HEADERS: readonly string[] = [
  `X-Forwarded-Host: ${MARK}`,
  `X-Host: ${MARK}`,
  `X-Forwarded-Server: ${MARK}`,
  `Forwarded: host=${MARK};proto=http`,
  'X-Forwarded-Proto: nothttps',
  'X-Forwarded-Port: 1337',
  `X-Forwarded-Prefix: /${MARK}`,
  `X-Original-URL: /${MARK}`,
  `X-Rewrite-URL: /${MARK}`,
  'X-HTTP-Method-Override: POST',
  'X-Forwarded-For: 127.0.0.1',
  `Origin: https://${MARK}`,
  `Referer: https://${MARK}/`,
  `Cookie: gewerk_session=${MARK}; lang=${MARK}`,
  `Accept-Language: ${MARK}`,
  `User-Agent: ${MARK}`,
  'Accept: application/json',
  'Accept-Encoding: gzip;q=0, br;q=0, identity;q=0',
  'Range: bytes=0-10',
  'If-None-Match: *',
  `Authorization: Bearer ${MARK}`,
  `X-Request-Id: ${MARK}`,
  'Sec-Fetch-Dest: script',
  'Purpose: prefetch',
];

/** Cached responses that are not pages; requested unchanged, since their cache keys take no other parameters. */
const ANSWERS: readonly string[] = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/cities-1.xml',
  '/manifest.webmanifest',
  '/api/cities',
  '/api/categories',
  '/api/suggestions?query=fri',
  '/api/businesses/search?query=friseur',
  '/api/businesses/popular',
  '/api/tiles/5/16/10',
];
const MORE_HEADERS: readonly string[] = [
  `X-Original-Host: ${MARK}`,
  `Authorization: Basic ${MARK}`,
  'X-Forwarded-Scheme: nothttps',
  'Accept-Encoding: *;q=0',
  'Accept-Encoding: deflate, zstd',
  'Accept-Language: tr',
  'Range: bytes=-1',
  'Range: bytes=0-0,5-9',
  'If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT',
];
/** Names that the system accepts, since nobody on the internet can own them. */
const HOSTS: readonly string[] = ['evil-mark', 'evil-mark.localhost', '203.0.113.7', '[2001:db8::7]'];

let asked = 0;

/** Parts of a request that must not appear in the page for the next visitor. */
export const poisoning: Family = {
  name: 'poisoning of kept pages',
  async run(target) {
    const attempts = new Attempts();
    const pages = (await publicPages(target.url)).slice(0, 5);
    for (const { path } of pages) {
      for (const header of HEADERS) {
        asked += 1;
        // An address that was never requested, so that the first request makes the gateway render the page.
        const fresh = `${path}${path.includes('?') ? '&' : '?'}visit=${asked}`;
        const clean = `${path}${path.includes('?') ? '&' : '?'}visit=${asked}-clean`;
        const poisoned = await get(target, fresh, header);
        const after = await get(target, fresh);
        const other = await get(target, clean);
        const isWon =
          after.includes(MARK) || poisoned.includes(MARK) || statusesOf(after)[0] !== statusesOf(other)[0];
        attempts.note(`${path} with ${header}`, { isWon, status: statusesOf(poisoned)[0] });
      }
    }
    for (const path of ANSWERS) await poisonAnswer(target, path, attempts);
    return attempts;
  },
};

/**
 * A cached response must be of the same kind before and after, whatever was sent with the request, and must name no
 * host but the site's own.
 */
async function poisonAnswer(target: Target, path: string, attempts: Attempts): Promise<void> {
  const before = kindOf(await get(target, path));
  const named = HOSTS.map((host) => [`Host: ${host}`, host] as const);
  for (const [header, host] of [...[...HEADERS, ...MORE_HEADERS].map((each) => [each] as const), ...named]) {
    const poisoned = await get(target, path, header, host);
    const isWon =
      /evil-mark|203\.0\.113\.7|2001:db8/.test(poisoned) || kindOf(await get(target, path)) !== before;
    attempts.note(`${path} with ${header}`, { isWon, status: statusesOf(poisoned)[0] });
  }
}

/** Status, type and encoding; the content may change with the time of day. */
const kindOf = (answer: string): string =>
  [statusesOf(answer)[0], ...(answer.match(/^content-(?:type|encoding): .*$/gim) ?? [])].join(' ');

const get = (
  { port }: Target,
  path: string,
  header = 'X-A: b',
  host = `127.0.0.1:${port}`,
): Promise<string> =>
  rawTalk(
    port,
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${header.startsWith('Host:') ? 'X-A: b' : header}\r\nConnection: close\r\n\r\n`,
  );
