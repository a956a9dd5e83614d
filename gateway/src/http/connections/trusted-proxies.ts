import proxyAddr from '@fastify/proxy-addr';
import { RecentMap } from '../../rates/recent-map.js';

type Trust = (address: string, hop: number) => boolean;

/** Enough for all peers and proxies at one time. */
const REMEMBERED = 10_000;
/** Length of the longest valid address; anything longer is not worth the memory. */
const LONGEST_ADDRESS = 45;

/**
 * Whether the X-Forwarded-For of an address is trusted. Comparing an address with networks takes a twentieth
 * of the time that sending a cached page takes, and every request needs it several times, so results are
 * remembered.
 * @param list addresses or networks, comma-separated (`TRUSTED_PROXIES`)
 * @throws TypeError naming an invalid address
 */
export function trustOf(list: string): Trust | false {
  if (list === '') return false;
  const compare = proxyAddr.compile(list.split(',').map((entry) => entry.trim()));
  const verdicts = new RecentMap<boolean>(REMEMBERED);
  const verdictOf = (address: string): boolean => compare(address, 0);
  // A request whose socket is closed has no address.
  return (address: string | undefined) =>
    address !== undefined && address.length <= LONGEST_ADDRESS && verdicts.memo(address, verdictOf);
}
