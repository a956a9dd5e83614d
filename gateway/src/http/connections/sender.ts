import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { trustOf } from './trusted-proxies.js';

/** What a request says about its sender and the host that it asks, read as Fastify reads it. */
export interface Sender {
  ip: string;
  hostname: string;
}

/**
 * The sender of a request that Fastify has not read. Undefined if the connection is closed, or if a header is
 * forwarded by a peer that is not trusted, which Fastify's hooks report.
 */
export function senderOf(request: IncomingMessage, trust: ReturnType<typeof trustOf>): Sender | undefined {
  const { headers, socket } = request;
  const { remoteAddress: peer } = socket;
  if (peer === undefined) return undefined;
  if (headers['x-forwarded-for'] === undefined && headers['x-forwarded-host'] === undefined)
    return { ip: peer, hostname: hostnameOf(headers.host ?? '') };
  if (trust === false || !trust(peer, 0)) return undefined;
  const host = lastOf(headers['x-forwarded-host']) ?? headers.host ?? '';
  return { ip: proxyAddr(request, trust), hostname: hostnameOf(host) };
}

function lastOf(list: string | string[] | undefined): string | undefined {
  return typeof list === 'string' ? list.split(',').at(-1)?.trim() : undefined;
}

const hostnameOf = (host: string): string =>
  host.startsWith('[') ? host.slice(0, host.indexOf(']') + 1) : (host.split(':', 1)[0] ?? '');
