import { isIP } from 'node:net';
import { GewerkError } from '@gewerk/contracts';
import type { GatewayEnv } from '../../env.js';

/** The site that the panel's passkeys belong to. */
export interface PasskeySite {
  readonly origin: string;
  /** Its host name. */
  readonly rpId: string;
}

const LOOPBACK = /^(?:127\.|\[::1\]$)/;

/**
 * The panel's own origin, otherwise the site's. Browsers create passkeys for host names only; on this machine,
 * the name is `localhost`. Fails with `conflict` if the site has an IP address and no name.
 */
export function passkeySite(env: Pick<GatewayEnv, 'adminOrigin' | 'canonicalOrigin'>): PasskeySite {
  const url = new URL(env.adminOrigin ?? env.canonicalOrigin);
  if (LOOPBACK.test(url.hostname)) url.hostname = 'localhost';
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) {
    const message = 'Passkeys need a host name: set CANONICAL_URL, or ADMIN_ORIGIN, to an address with one.';
    throw new GewerkError('conflict', message);
  }
  return { origin: url.origin, rpId: url.hostname };
}
