import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');

/** Licences of packages that may be used and distributed in a program, with their notices. */
const ALLOWED = new Set([
  ...[
    'MIT',
    'MIT-0',
    'MIT/X11',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
  ],
  ...['CC0-1.0', 'Unlicense', 'WTFPL', 'Zlib', 'PSF-2.0', 'Python-2.0', 'OFL-1.1', 'CC-BY-3.0', 'CC-BY-4.0'],
]);

/**
 * Allowed for single packages: libraries that are used unchanged, as separate packages that can be replaced.
 */
const ALLOWED_FOR: Readonly<Record<string, readonly string[]>> = {
  'LGPL-3.0-or-later': ['@img/'],
  'LGPL-3.0-only': ['opening_hours'],
  'MPL-2.0': ['axe-core', 'lightningcss', '@sparticuz/'],
};

/** Packages whose record names no licence, with the licence in their files. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  buildcheck: 'MIT',
  'cpu-features': 'MIT',
  ssh2: 'MIT',
  suncalc: 'BSD-2-Clause',
};

/**
 * A package that names no licence anywhere. It is a dependency of exceljs's archive reader; we use only exceljs's
 * writer.
 */
const WITHOUT = ['buffers'];

interface LockedPackage {
  version?: string;
  license?: string;
  link?: boolean;
}

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** For `A OR B` one licence must be allowed, for `A AND B` both. */
function isAllowed(name: string, expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some((one) => isAllowed(name, one));
  if (bare.includes(' AND ')) return bare.split(' AND ').every((one) => isAllowed(name, one));
  return ALLOWED.has(bare) || (ALLOWED_FOR[bare] ?? []).some((start) => name.startsWith(start));
}

it('every package used at run time or for building has an allowed licence', () => {
  const foreign = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  expect(foreign.length).toBeGreaterThan(500);
  const refused = foreign
    .map(([path, { version, license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, version, license: license ?? READ_BY_HAND[name] ?? 'none' };
    })
    .filter(({ name, license }) => !WITHOUT.includes(name) && !isAllowed(name, license));
  expect(refused).toEqual([]);
});

it('a licence that is not allowed is refused, alone and combined by AND', () => {
  expect(isAllowed('x', 'AGPL-3.0-only')).toBe(false);
  expect(isAllowed('x', '(MIT AND AGPL-3.0-only)')).toBe(false);
  expect(isAllowed('x', '(MIT OR AGPL-3.0-only)')).toBe(true);
  expect(isAllowed('x', 'LGPL-3.0-only')).toBe(false);
  expect(isAllowed('opening_hours', 'LGPL-3.0-only')).toBe(true);
});
