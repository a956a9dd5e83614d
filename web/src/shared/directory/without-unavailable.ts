const UNAVAILABLE = 'Unavailable Business';

/** Without businesses that no list shows. The API leaves them out too; a cached answer of an older one may not. */
export function listed<T extends { readonly name: string }>(businesses: readonly T[]): T[] {
  return businesses.filter(({ name }) => name !== UNAVAILABLE);
}
