import { citySlug } from '@gewerk/text';
import { type BusinessFields, foldedName } from '../../record/index.js';

export type Compared = Pick<BusinessFields, 'name' | 'city' | 'postalCode' | 'phoneNumber' | 'website'>;

/** Minimum similarity at which two names in one place are taken to mean the same; 1 means that they are equal. */
const ALIKE = 0.75;
/** Hosts on which many businesses have a page each. */
const SHARED_HOSTS = /(?:^|\.)(?:facebook|instagram|google|linktr|youtube|tiktok|jimdosite|business)\.\w+$/;

/**
 * How likely it is that two businesses are the same, 0 for no evidence. A similar name in the same place counts
 * most, since branches share a phone number or a website; next comes a common phone number and website, then only
 * one of the two.
 */
export function alikeness(one: Compared, other: Compared): number {
  const name = isInOnePlace(one, other) ? likeness(foldedName(one.name), foldedName(other.name)) : 0;
  return (
    (name >= ALIKE ? 2 + name : 0) +
    (isSame(one.phoneNumber, other.phoneNumber) ? 1 : 0) +
    (isSame(siteOf(one.website), siteOf(other.website)) ? 1 : 0)
  );
}

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one === other;

const isInOnePlace = (one: Compared, other: Compared): boolean =>
  isSame(one.postalCode, other.postalCode) || citySlug(one.city) === citySlug(other.city);

/** The host of a website; for shared hosts also the path. */
function siteOf(address: string | undefined): string | undefined {
  const url = URL.parse(address ?? '');
  const host = url?.hostname.replace(/^www\./, '');
  return url && host && SHARED_HOSTS.test(host) ? `${host}${url.pathname.replace(/\/+$/, '')}` : host;
}

/** The proportion of letter pairs that two texts have in common, 0 to 1 (Dice's coefficient). */
function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const left = pairsOf(one);
  const right = pairsOf(other);
  if (left.length === 0 || right.length === 0) return 0;
  const rest = [...right];
  const shared = left.filter((pair) => {
    const at = rest.indexOf(pair);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (left.length + right.length);
}

const pairsOf = (text: string): string[] =>
  [...text].slice(1).map((letter, index) => `${[...text][index]}${letter}`);
