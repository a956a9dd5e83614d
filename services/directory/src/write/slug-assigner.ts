import { citySlug, distinctNameSlug, nameSlug } from '@gewerk/text';

export interface Slugs {
  citySlug: string;
  nameSlug: string;
  urlSlug: string;
}

export interface Addressee {
  /** 24 hexadecimal digits. */
  id: string;
  name: string;
  city: string;
  placeId: string;
}

/** Current and former owners of these addresses: business id by `urlSlug`; free addresses are absent. */
export type FindOwners = (urlSlugs: string[]) => Promise<ReadonlyMap<string, string>>;

/**
 * Lengths of the suffix, a hash of the place id, that distinguishes businesses with the same name in one city; 0
 * stands for the plain name.
 */
const SUFFIX_LENGTHS = [0, 5, 10, 32] as const;

function slugsOf({ name, city, placeId }: Addressee, suffixLength: number): Slugs {
  const slugs = {
    citySlug: citySlug(city),
    nameSlug: suffixLength === 0 ? nameSlug(name, placeId) : distinctNameSlug(name, placeId, suffixLength),
  };
  return { ...slugs, urlSlug: `${slugs.citySlug}/${slugs.nameSlug}` };
}

/**
 * Assigns unique addresses, with a suffix if the plain address is taken. A former address of the business
 * counts as free for it.
 */
export async function assignSlugs(
  addressees: readonly Addressee[],
  findOwners: FindOwners,
): Promise<Map<string, Slugs>> {
  const assigned = new Map<string, Slugs>();
  const owners = new Map<string, string>();
  let open = addressees;
  for (const suffixLength of SUFFIX_LENGTHS) {
    if (open.length === 0) break;
    const wanted = open.map((addressee) => ({ addressee, slugs: slugsOf(addressee, suffixLength) }));
    for (const [urlSlug, id] of await findOwners(wanted.map(({ slugs }) => slugs.urlSlug))) {
      if (!owners.has(urlSlug)) owners.set(urlSlug, id);
    }
    for (const { addressee, slugs } of wanted) {
      if ((owners.get(slugs.urlSlug) ?? addressee.id) !== addressee.id) continue;
      owners.set(slugs.urlSlug, addressee.id);
      assigned.set(addressee.id, slugs);
    }
    open = open.filter(({ id }) => !assigned.has(id));
  }
  if (open.length > 0)
    throw new Error(`No address is free for the place ids ${open.map((each) => each.placeId).join(', ')}.`);
  return assigned;
}

/** Whether a business needs a new address for this name and city. */
export function needsNewSlugs(
  before: { name: string; city: string; placeId: string },
  after: { name: string; city: string; placeId: string },
): boolean {
  return (
    citySlug(before.city) !== citySlug(after.city) ||
    nameSlug(before.name, before.placeId) !== nameSlug(after.name, after.placeId)
  );
}
