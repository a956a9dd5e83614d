import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AllowedSubjects, allowedSubjects } from './allowed-subjects.js';
import { BUS_USERS } from './bus-access.js';
import { busSubjects } from './bus-subjects.js';

const RECORDED = join(__dirname, '../../recorded');

describe('the permissions of this version', () => {
  const last =
    readdirSync(RECORDED)
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      .at(-1) ?? '';
  const before = JSON.parse(readFileSync(join(RECORDED, last), 'utf8')) as AllowedSubjects;

  // The new permissions are loaded before the first process of this version starts: see docs/operations.md.
  it.each(BUS_USERS)(`do not restrict processes '%s' of the last release (${last})`, (user) => {
    const { publish, subscribe } = before[user] ?? { publish: [], subscribe: [] };
    expect(publish.length).toBeGreaterThan(5);
    const now = allowedSubjects()[user];
    expect(now?.publish).toEqual(expect.arrayContaining(publish));
    expect(now?.subscribe).toEqual(expect.arrayContaining(subscribe));
    const { deny } = busSubjects(user).publish;
    expect(publish.filter((subject) => deny.includes(subject))).toEqual([]);
  });
});
