/** Returns the next number from 0 (included) to 1 (excluded). */
export type Random = () => number;

export const pick = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;

/**
 * Texts that have broken programs before: in other scripts, too long, half encoded, or meant for a database
 * or a shell.
 */
const TEXTS: readonly string[] = [
  ...[
    '',
    ' ',
    '\u0000',
    '\u0000abc',
    '\ufeff',
    '\u202eabc',
    '\ud83d\udc68\u200d\ud83d\udc69',
    'Ä'.normalize('NFD'),
  ],
  ...[
    'true',
    'null',
    'undefined',
    'NaN',
    'Infinity',
    '-1',
    '0x10',
    '1e999',
    '9007199254740993',
    '00000001',
    '1.5.1',
  ],
  ...[
    '$where',
    '{"$ne":null}',
    '{"$gt":""}',
    '[$regex]=.*',
    '__proto__',
    'constructor',
    'toString',
    '%00',
    '%zz',
  ],
  ...[
    "' OR 1=1 --",
    '; drop table x',
    '<script>alert(1)</script>',
    '{{7*7}}',
    '${7*7}',
    '../../etc/passwd',
    '..\\..\\',
  ],
  ...[
    '\r\nSet-Cookie: a=b',
    '(a+)+$',
    '.*',
    '\\',
    '"',
    '`',
    '*',
    '>',
    'gewerk.>',
    'a'.repeat(300),
    'ß'.repeat(3_000),
  ],
  ...[
    '2026-02-30',
    '9999-99-99T99:99:99Z',
    '-0',
    '٣',
    'DE\u0000',
    'ZZ',
    'https://[::1',
    'javascript:alert(1)',
  ],
];

export function badText(random: Random): string {
  if (random() < 0.8) return pick(random, TEXTS);
  const length = Math.floor(random() * 40);
  return Array.from({ length }, () => String.fromCodePoint(Math.floor(random() * 0xd7ff))).join('');
}

/** A JSON value of any kind, sometimes nested. */
export function badValue(random: Random, depth = 0): unknown {
  const kind = Math.floor(random() * (depth > 3 ? 6 : 8));
  if (kind === 0) return pick(random, [0, -1, 1.5, 1e308, -1e308, 2 ** 53, 5e-324]);
  if (kind === 1) return pick(random, [true, false, null]);
  if (kind <= 5) return badText(random);
  if (kind === 6) return Array.from({ length: Math.floor(random() * 6) }, () => badValue(random, depth + 1));
  return Object.fromEntries(
    Array.from({ length: Math.floor(random() * 6) }, () => [
      badText(random).slice(0, 40),
      badValue(random, depth + 1),
    ]),
  );
}

/** Text that is almost JSON, or more JSON than anybody sends. */
export function badJson(random: Random, likeThis: Record<string, unknown>): string {
  const whole = JSON.stringify(likeThis);
  return pick<() => string>(random, [
    () => whole,
    () => whole,
    () => whole.slice(0, Math.floor(random() * whole.length)),
    () => `${whole}${whole}`,
    () => '['.repeat(5_000),
    () => `{"a":`.repeat(2_000) + '1' + '}'.repeat(2_000),
    () => `{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}}}`,
    () => badText(random),
    () => JSON.stringify(badValue(random)),
    () => `{"name":"\\ud800"}`,
    () => JSON.stringify({ ...likeThis, extra: 'x'.repeat(200_000) }),
  ])();
}
