import { isIPv6 } from 'node:net';
import { RecentMap } from './recent-map.js';

const GROUPS = 8;
/** Bits of one group between the colons of an IPv6 address. */
const GROUP_BITS = 16;
const IPV4_NETWORK = /^(\d+\.\d+\.\d+)\.\d+$/;

/** Parsing an IPv6 address takes a tenth of the time of sending a cached page, and callers usually return soon. */
const known = new RecentMap<Caller>(10_000);
const callerOf = (address: string): Caller => ({
  group: addressGroup(address),
  customer: customerGroup(address),
});

export interface Caller {
  /** {@link addressGroup} */
  readonly group: string;
  /** {@link customerGroup} */
  readonly customer: string | undefined;
}

/** Both groups of an address, remembered for the most recent callers. */
export const callerAt = (address: string): Caller => known.memo(address, callerOf);

/** What counts as one caller: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one customer. */
export function addressGroup(address: string): string {
  const plain = plainAddress(address);
  return isNetworked(plain) ? ipv6Network(plain, 64) : plain;
}

/** The /56 network of an IPv6 address, which may be one customer; undefined for other addresses. */
export function customerGroup(address: string): string | undefined {
  const plain = plainAddress(address);
  return isNetworked(plain) ? ipv6Network(plain, 56) : undefined;
}

/** The neighbourhood of an address: a /24 of IPv4, a /56 of IPv6. */
export function networkGroup(address: string): string {
  const network = IPV4_NETWORK.exec(plainAddress(address))?.[1];
  return network ? `${network}.0/24` : (customerGroup(address) ?? address);
}

/** Removes the zone; an IPv4 address written as IPv6 becomes IPv4. */
function plainAddress(address: string): string {
  // Most addresses are IPv4, and this runs for every request.
  if (!address.includes(':')) return address;
  const plain = address.split('%', 1)[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  return isIPv6(plain) ? plain : address;
}

const isNetworked = (plain: string): boolean => plain.includes(':') && isIPv6(plain);

function ipv6Network(address: string, bits: number): string {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : new Array<string>(GROUPS - before.length - after.length).fill('0');
  const groups = [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
  const kept = groups.slice(0, Math.ceil(bits / GROUP_BITS)).map((group, index) => {
    const cut = Math.max(0, (index + 1) * GROUP_BITS - bits);
    return ((group >> cut) << cut).toString(16);
  });
  return `${kept.join(':')}::/${bits}`;
}
