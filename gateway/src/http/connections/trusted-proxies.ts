import proxyAddr from '@fastify/proxy-addr';
import { RecentMap } from '../../rates/recent-map.js';

type Trust = (address: string, hop: number) => boolean;

/** As many as there are peers and proxies at a time. */
const REMEMBERED = 10_000;
/** Characters of the longest address there is; what is longer is not worth the memory. */
const LONGEST_ADDRESS = 45;

/**
 * Whether the X-Forwarded-For of an address is believed. Comparing an address with networks costs as much as a twentieth of a kept
 * page, and every request asks several times: answers are remembered.
 *
 * @param list addresses or networks, comma-separated (`TRUSTED_PROXIES`)
 * @throws TypeError naming what is no address
 */
export function trustOf(list: string): Trust | false {
  if (list === '') return false;
  const compare = proxyAddr.compile(list.split(',').map((entry) => entry.trim()));
  const verdicts = new RecentMap<boolean>(REMEMBERED);
  const verdictOf = (address: string): boolean => compare(address, 0);
  // A request whose socket has gone has no address.
  return (address: string | undefined) =>
    address !== undefined && address.length <= LONGEST_ADDRESS && verdicts.memo(address, verdictOf);
}
