import { Attempts, type Family } from './attempts.js';
import { rawTalk, statusesOf } from './raw-talk.js';

const CLIMBS = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '%252e%252e%252f',
  '..%c0%af',
  '..;/',
  '....//',
];
const ROOTS = ['/assets/', '/', '/media/uploads/', '/demo-pictures/'];
const FILES = ['etc/passwd', 'package.json'];
/** Other spellings of a call that needs a session. */
const PANEL_ADDRESSES = [
  '/api/admin/../admin/audit',
  '/api/businesses/../admin/audit',
  '/API/ADMIN/audit',
  '/api//admin/audit',
  '//api/admin/audit',
  '/api/%61dmin/audit',
  '/api/admin%2faudit',
  '/api%2fadmin%2faudit',
  '/api/admin;x=1/audit',
  '/api/admin/audit;x',
  '/api/admin/audit/',
  '/api/admin/audit%00',
  '/api/admin/audit%20',
  '/api/admin/audit.json',
  '/api/./admin/./audit',
  '/api/admin/settings/../audit',
  '/api/admin/settings%2f..%2faudit',
  '/api/admin/session/../audit',
  '/%2e/api/admin/audit',
  '\\api\\admin\\audit',
];
const NULLS = [
  '/%00',
  '/assets/%00.js',
  '/search?query=%00',
  '/assets/index.js%00.html',
  '/%',
  '/%zz',
  '/%ff',
  '/%u0041',
];

/** Content that occurs only in the machine's files, the sources or the operator's calls. */
const LOOT = /root:[^:]*:0:|"@gewerk\/|"private": ?true|"entries":\s*\[/;

/** Targets that try to leave a folder, bypass a guard or break a decoder. */
export const paths: Family = {
  name: 'spellings of paths',
  async run({ port }) {
    const attempts = new Attempts();
    const climbs = ROOTS.flatMap((root) =>
      CLIMBS.flatMap((climb) => FILES.map((file) => `${root}${climb.repeat(8)}${file}`)),
    );
    for (const path of [...climbs, ...PANEL_ADDRESSES, ...NULLS]) {
      const heard = await rawTalk(
        port,
        `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`,
      );
      attempts.note(path, { isWon: LOOT.test(heard), status: statusesOf(heard)[0] });
    }
    return attempts;
  },
};
