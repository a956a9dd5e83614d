import ipaddr from 'ipaddr.js';

const { IPv4, IPv6 } = ipaddr;

/** The addresses that are given out on the public internet; all older forms of embedding lie outside. */
const GLOBAL_V6 = IPv6.parseCIDR('2000::/3');

/**
 * Whether an address may be connected to: only what is plainly public. Loopback, private, link-local (with the clouds'
 * metadata services), multicast, reserved and documentation ranges are not, nor are IPv6 forms that carry an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (IPv4.isValidFourPartDecimal(address)) return IPv4.parse(address).range() === 'unicast';
  if (!IPv6.isValid(address)) return false;
  const parsed = IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().range() === 'unicast';
  return parsed.match(GLOBAL_V6) && parsed.range() === 'unicast';
}
