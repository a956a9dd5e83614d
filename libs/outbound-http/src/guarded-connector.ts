import { type LookupAddress, promises as dns } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import type { AllowedHosts } from './outbound-address.js';
import { OutboundError } from './outbound-error.js';
import { isPublicAddress } from './public-address.js';

export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

export const resolveBySystem: Resolve = (hostname) => dns.lookup(hostname, { all: true });

/**
 * Connects to `allowed` hosts, otherwise to public addresses only: checks literals, resolved names, and finally the
 * connected socket's address.
 */
export function guardedConnector(
  connectTimeoutMs: number,
  allowed: AllowedHosts,
  resolve: Resolve,
): buildConnector.connector {
  const free = buildConnector({ timeout: connectTimeoutMs });
  const guarded = buildConnector({ timeout: connectTimeoutMs, lookup: publicLookup(resolve) });
  return (options, callback) => {
    if (allowed.has(`${options.hostname}:${options.port}`)) return free(options, callback);
    const literal = options.hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) !== 0 && !isPublicAddress(literal)) return callback(forbidden(literal), null);
    guarded(options, (...answer) => {
      const [error, socket] = answer;
      if (error !== null || !socket) return callback(...answer);
      const address = socket.remoteAddress ?? '';
      if (isPublicAddress(address)) return callback(null, socket);
      socket.destroy();
      callback(forbidden(address), null);
    });
  };
}

/** A name with any non-public address is refused, since we do not choose which address is used. */
function publicLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const fitting = addresses.filter(({ family }) => !options.family || options.family === family);
        const first = fitting[0];
        const refused = addresses.find(({ address }) => !isPublicAddress(address));
        if (refused) callback(forbidden(refused.address), '', 0);
        else if (!first) callback(notFound(hostname), '', 0);
        else if (options.all) callback(null, fitting);
        else callback(null, first.address, first.family);
      },
      (error: unknown) => callback(error as NodeJS.ErrnoException, '', 0),
    );
  };
}

const forbidden = (address: string): OutboundError =>
  new OutboundError('forbidden-address', `${address} is not on the public internet.`);

const notFound = (hostname: string): NodeJS.ErrnoException =>
  Object.assign(new Error(`${hostname} has no address`), { code: 'ENOTFOUND' });
