const UNAVAILABLE = 'Unavailable Business';

/** Without unlisted businesses. The API omits them too; a cached answer of an older one may not. */
export function listed<T extends { readonly name: string }>(businesses: readonly T[]): T[] {
  return businesses.filter(({ name }) => name !== UNAVAILABLE);
}
