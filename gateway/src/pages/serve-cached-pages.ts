import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isTracing, type Readiness } from '@gewerk/service-kit';
import type { FastifyInstance } from 'fastify';
import { chooseEncoding } from '../http/answers/encode-body.js';
import { KEPT_BY_CLIENTS } from '../http/connections/leave-connections.js';
import { type Sender, senderOf } from '../http/connections/sender.js';
import { trustOf } from '../http/connections/trusted-proxies.js';
import { faultOfRequest } from '../http/guards/request-limits.js';
import { securityHeaders } from '../http/headers/security-headers.js';
import type { AliasDomains } from '../alias-redirects/alias-domains.js';
import { isServedHost } from '../alias-redirects/refuse-unknown-hosts.js';
import type { GatewayEnv } from '../env.js';
import { isPanelHost } from '../panel/apart/separate-panel.js';
import type { RequestRates } from '../rates/request-rates.js';
import type { Visits } from '../statistics/visits.js';
import type { EncodedPage, PageEntry } from './page-entry.js';
import type { PagesService } from './pages.service.js';

type Env = Pick<GatewayEnv, 'canonicalOrigin' | 'adminOrigin' | 'TRUSTED_PROXIES'>;

export interface ServedFrom {
  pages: Pick<PagesService, 'find' | 'cached'>;
  domains: Pick<AliasDomains, 'find'>;
  rates: Pick<RequestRates, 'take'>;
  visits: Pick<Visits, 'page'>;
  readiness: Pick<Readiness, 'isDraining'>;
}

const PAGE_ROUTE = { url: '/*' };
/** Headers of requests that need more than the cached bytes: a body, an answer without one, or another connection. */
const NEED_MORE = [
  'content-type',
  'content-length',
  'transfer-encoding',
  'if-none-match',
  'expect',
  'upgrade',
];

/**
 * Sends cached pages without Fastify, whose request, reply and hooks take longer than everything else (decision 217).
 * A request that is refused, redirected or traced, or that needs more than the cached bytes, is left to Fastify: what
 * its hooks check for every request must be checked here too.
 */
export function serveCachedPages(
  { server }: Pick<FastifyInstance, 'server'>,
  env: Env,
  from: ServedFrom,
): void {
  const others = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  const trust = trustOf(env.TRUSTED_PROXIES);
  const isServed = isServedHost(env);
  const headersOf = constantHeaders(securityHeaders(env));

  const isOrdinary = (request: IncomingMessage, { hostname }: Sender): boolean =>
    from.domains.find(hostname) === undefined &&
    isServed(hostname) &&
    !isPanelHost({ hostname }, env) &&
    faultOfRequest({ raw: request, headers: request.headers }) === undefined;

  /** The page to send and its sender; null if the request is left to Fastify. */
  const found = (request: IncomingMessage): Found | null => {
    const { headers, method, url = '' } = request;
    if (method !== 'GET' || from.readiness.isDraining || isTracing()) return null;
    if (NEED_MORE.some((name) => headers[name] !== undefined)) return null;
    const page = from.pages.find(url);
    const encoded = page?.encodedAs(chooseEncoding(headers['accept-encoding']));
    const sender = encoded && senderOf(request, trust);
    return page && sender && isOrdinary(request, sender) ? { page, encoded, sender } : null;
  };

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { headers, url = '' } = request;
    const asked = { method: 'GET', url, headers, params: undefined, routeOptions: PAGE_ROUTE };
    const sent = found(request);
    if (sent === null || from.rates.take({ ...asked, ip: sent.sender.ip }) > 0) {
      for (const other of others) other(request, response);
      return;
    }
    const { page, encoded, sender } = sent;
    from.pages.cached(url);
    from.visits.page({ ...asked, ip: sender.ip }, page);
    const own = ['x-request-id', randomUUID(), 'cache-control', page.cacheControl(Date.now())];
    response.writeHead(page.status, [...headersOf(page, encoded), ...own]);
    response.end(encoded.body);
  });
}

interface Found {
  page: PageEntry;
  encoded: EncodedPage;
  sender: Sender;
}

/** The headers that are the same each time a page is sent in an encoding, as names followed by values. */
function constantHeaders(
  security: Readonly<Record<string, string>>,
): (page: PageEntry, encoded: EncodedPage) => readonly string[] {
  const known = new WeakMap<EncodedPage, readonly string[]>();
  return (page, encoded) => {
    let headers = known.get(encoded);
    if (!headers) {
      headers = Object.entries({
        ...security,
        ...page.headers,
        ...(encoded.encoding === 'identity' ? {} : { 'content-encoding': encoded.encoding }),
        'content-length': String(encoded.body.byteLength),
        'keep-alive': KEPT_BY_CLIENTS,
      }).flat();
      known.set(encoded, headers);
    }
    return headers;
  };
}
