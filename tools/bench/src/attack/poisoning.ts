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

let asked = 0;

/** What a request may bring along must not show in the page that the next visitor is given. */
export const poisoning: Family = {
  name: 'poisoning of kept pages',
  async run(target) {
    const attempts = new Attempts();
    const pages = (await publicPages(target.url)).slice(0, 5);
    for (const { path } of pages) {
      for (const header of HEADERS) {
        asked += 1;
        // An address that was never requested: the first request has it rendered.
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
    return attempts;
  },
};

const get = ({ port }: Target, path: string, header = 'X-A: b'): Promise<string> =>
  rawTalk(port, `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${header}\r\nConnection: close\r\n\r\n`);
