const UNAVAILABLE = 'Unavailable Business';

/**
 * Filters out unlisted businesses. The API omits them too, but a cached answer of an older version may not.
 */
export function listed<T extends { readonly name: string }>(businesses: readonly T[]): T[] {
  return businesses.filter(({ name }) => name !== UNAVAILABLE);
}
