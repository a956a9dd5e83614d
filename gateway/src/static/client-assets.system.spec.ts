import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as bus from '@gewerk/contracts/bus';

const ROOT = join(__dirname, '../../..');
const QUOTE = '["\'`]';

const subjects = Object.values<unknown>(bus).flatMap((value) =>
  typeof value === 'object' && value !== null && 'subject' in value ? String(value.subject) : [],
);

/** A subject, or the declaration of its operation, in a script, however the script was minified. */
function patternOf(subject: string): RegExp {
  const [service = '', ...rest] = subject.split('.');
  const quoted = (text: string): string => QUOTE + text.replaceAll('.', '\\.') + QUOTE;
  return new RegExp(
    `${quoted(subject)}|service:\\s*${quoted(service)},\\s*name:\\s*${quoted(rest.join('.'))}`,
  );
}

const patterns = subjects.map((subject) => ({ subject, pattern: patternOf(subject) }));

/** Subjects that occur in the scripts of a folder. */
function subjectsIn(folder: string): Set<string> {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  if (scripts.length === 0) throw new Error(`There are no scripts in ${folder}.`);
  return new Set(
    scripts.flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return patterns.flatMap(({ subject, pattern }) => (pattern.test(text) ? subject : []));
    }),
  );
}

it('the scripts sent to browsers contain no subject of the bus', () => {
  expect([...subjectsIn(join(ROOT, 'web/dist/client'))]).toEqual([]);
});

it('subjects are found where they exist', () => {
  const found = subjectsIn(join(ROOT, 'libs/contracts/dist/bus'));
  expect([...found]).toEqual(expect.arrayContaining(['search.suggest', 'directory.business.changed']));
  expect(found.size).toBeGreaterThan(100);
});
