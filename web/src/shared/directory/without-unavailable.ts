const UNAVAILABLE = 'Unavailable Business';

/**
 * Filters out businesses that are not listed. The API omits them too, but a cached response of an older version may
 * contain them.
 */
export function listed<T extends { readonly name: string }>(businesses: readonly T[]): T[] {
  return businesses.filter(({ name }) => name !== UNAVAILABLE);
}
