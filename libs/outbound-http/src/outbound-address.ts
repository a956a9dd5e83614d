import { isIP } from 'node:net';
import { OutboundError } from './outbound-error.js';
import { isPublicAddress } from './public-address.js';

const PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** `host:port` pairs that may be reached although they are not public; for tests and for hosts of the operator's own. */
export type AllowedHosts = ReadonlySet<string>;

/** `host:port` of an address, its default port told. */
export function authorityOf({ protocol, hostname, port }: URL): string {
  return `${hostname}:${port || (PORTS[protocol] ?? '')}`;
}

/**
 * Reads an address that is to be asked, before any look-up.
 * @throws OutboundError `invalid-address`, or `forbidden-address` for a literal that is not public
 */
export function readOutboundAddress(text: string, base: URL | undefined, allowed: AllowedHosts): URL {
  const url = URL.parse(text, base?.href);
  if (!url) throw new OutboundError('invalid-address', `'${text}' is no address.`);
  if (!Object.hasOwn(PORTS, url.protocol)) {
    throw new OutboundError('invalid-address', `'${text}' must begin with http:// or https://.`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new OutboundError('invalid-address', 'The address must not hold a name or password.');
  }
  if (allowed.has(authorityOf(url))) return url;
  if (url.port !== '') {
    throw new OutboundError(
      'invalid-address',
      `The port must be 80 for http and 443 for https, not ${url.port}.`,
    );
  }
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && !isPublicAddress(literal)) {
    throw new OutboundError('forbidden-address', `${literal} is not on the public internet.`);
  }
  return url;
}
