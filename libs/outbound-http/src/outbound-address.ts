import { isIP } from 'node:net';
import { OutboundError } from './outbound-error.js';
import { isPublicAddress } from './public-address.js';

const PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** `host:port` pairs allowed although not public, for tests and the operator's own hosts. */
export type AllowedHosts = ReadonlySet<string>;

/** `host:port` of an address, including the default port. */
export function authorityOf({ protocol, hostname, port }: URL): string {
  return `${hostname}:${port || (PORTS[protocol] ?? '')}`;
}

/**
 * Parses an address before any look-up; `isHttpsOnly` refuses http to hosts that are not allowed by name.
 * @throws OutboundError `invalid-address` or `forbidden-address`
 */
export function readOutboundAddress(
  text: string,
  base: URL | undefined,
  allowed: AllowedHosts,
  isHttpsOnly = false,
): URL {
  const url = URL.parse(text, base?.href);
  if (!url) throw new OutboundError('invalid-address', `'${text}' is not an address.`);
  if (!Object.hasOwn(PORTS, url.protocol)) {
    throw new OutboundError('invalid-address', `'${text}' must begin with http:// or https://.`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new OutboundError('invalid-address', 'The address must not contain a name or password.');
  }
  if (allowed.has(authorityOf(url))) return url;
  if (isHttpsOnly && url.protocol !== 'https:') {
    throw new OutboundError('invalid-address', `'${text}' must begin with https://.`);
  }
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
