/**
 * Names in user agents, more specific ones first: Edge and Opera also name Chrome, and Chrome also names
 * Safari.
 */
const BROWSERS: readonly (readonly [mark: string, name: string])[] = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];
const SYSTEMS: readonly (readonly [mark: string, name: string])[] = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
];

/** 'Firefox, Linux' for a user agent; null if it names no known browser. */
export function browserName(userAgent: string): string | null {
  const named = (names: typeof BROWSERS) => names.find(([mark]) => userAgent.includes(mark))?.[1];
  const browser = named(BROWSERS);
  if (browser === undefined) return null;
  return [browser, named(SYSTEMS)].filter((name) => name !== undefined).join(', ');
}
