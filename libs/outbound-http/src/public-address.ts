import ipaddr from 'ipaddr.js';

const { IPv4, IPv6 } = ipaddr;

/** The range of the public internet; older forms that embed IPv4 are outside it. */
const GLOBAL_V6 = IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is clearly public: not loopback, private, link-local (cloud metadata), multicast,
 * reserved, documentation, or IPv6 that embeds IPv4, except for a mapped public IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (IPv4.isValidFourPartDecimal(address)) return IPv4.parse(address).range() === 'unicast';
  if (!IPv6.isValid(address)) return false;
  const parsed = IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().range() === 'unicast';
  return parsed.match(GLOBAL_V6) && parsed.range() === 'unicast';
}
