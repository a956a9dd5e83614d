import { Agent, type Dispatcher } from 'undici';
import { guardedConnector, type Resolve, resolveBySystem } from './guarded-connector.js';
import { type AllowedHosts, readOutboundAddress } from './outbound-address.js';
import { OutboundError } from './outbound-error.js';
import { readBody, tooLarge } from './read-body.js';
import { toOutboundError } from './to-outbound-error.js';

export interface OutboundOptions {
  /** Told to the sites asked. */
  userAgent: string;
  /** `host:port` pairs that may be reached although they are not public; none unless told. */
  allow?: readonly string[];
  /** Most connections to one origin at a time; 2 unless told. */
  connectionsPerOrigin?: number;
  connectTimeoutMs?: number;
  resolve?: Resolve;
}

export interface OutboundRequest {
  /** GET unless told. */
  method?: 'GET' | 'HEAD';
  /** For the whole exchange, redirects and body included. */
  timeoutMs: number;
  /** Of the body; 0 leaves it unread. */
  maxBytes: number;
  /** What to do with a larger body: fail with `too-large` unless told. */
  oversize?: 'fail' | 'truncate';
  /** Redirects that are followed, each checked like the first address; 0 answers the redirect itself. 5 unless told. */
  maxRedirects?: number;
  accept?: string;
  signal?: AbortSignal;
}

export interface OutboundAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Uint8Array;
  /** Where the answer came from, after all redirects. */
  url: string;
  /** The addresses that redirected, in order. */
  redirects: readonly string[];
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const DEFAULT_REDIRECTS = 5;
const CONNECT_TIMEOUT_MS = 5_000;
const IDLE_MS = 2_000;

/** Asks other sites over http and https, ports 80 and 443, public addresses only; every wait and size is bounded. */
export class OutboundHttp {
  private readonly allowed: AllowedHosts;
  private readonly agent: Agent;

  constructor(private readonly options: OutboundOptions) {
    this.allowed = new Set(options.allow);
    this.agent = new Agent({
      connect: guardedConnector(
        options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
        this.allowed,
        options.resolve ?? resolveBySystem,
      ),
      connections: options.connectionsPerOrigin ?? 2,
      keepAliveTimeout: IDLE_MS,
      maxHeaderSize: 32 * 1024,
    });
  }

  /** The answer of an address. Fails with {@link OutboundError} only. */
  async request(address: string, request: OutboundRequest): Promise<OutboundAnswer> {
    const limit = AbortSignal.timeout(request.timeoutMs);
    const signal = request.signal ? AbortSignal.any([limit, request.signal]) : limit;
    try {
      return await this.follow(address, request, signal);
    } catch (error) {
      throw toOutboundError(error, limit.aborted);
    }
  }

  /** Ends all connections. */
  async close(): Promise<void> {
    await this.agent.destroy();
  }

  private async follow(
    address: string,
    request: OutboundRequest,
    signal: AbortSignal,
  ): Promise<OutboundAnswer> {
    const most = request.maxRedirects ?? DEFAULT_REDIRECTS;
    const redirects: string[] = [];
    let url = readOutboundAddress(address, undefined, this.allowed);
    for (;;) {
      const answer = await this.ask(url, request, signal);
      const { location } = answer.headers;
      if (!REDIRECTS.has(answer.statusCode) || typeof location !== 'string' || most === 0) {
        const body = await this.bodyOf(answer, request);
        return { status: answer.statusCode, headers: answer.headers, body, url: url.href, redirects };
      }
      discard(answer);
      if (redirects.length >= most) {
        throw new OutboundError('too-many-redirects', `The address redirects more than ${most} times.`);
      }
      redirects.push(url.href);
      url = readOutboundAddress(location, url, this.allowed);
    }
  }

  private ask(url: URL, request: OutboundRequest, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    return this.agent.request({
      origin: url.origin,
      path: `${url.pathname}${url.search}`,
      method: request.method ?? 'GET',
      headers: {
        'user-agent': this.options.userAgent,
        accept: request.accept ?? '*/*',
        // What comes is counted in the bytes that it really has.
        'accept-encoding': 'identity',
      },
      headersTimeout: request.timeoutMs,
      bodyTimeout: request.timeoutMs,
      signal,
    });
  }

  private async bodyOf(answer: Dispatcher.ResponseData, request: OutboundRequest): Promise<Uint8Array> {
    if (request.maxBytes === 0) {
      discard(answer);
      return new Uint8Array();
    }
    const truncate = request.oversize === 'truncate';
    // A HEAD's answer announces a body that does not come.
    if (!truncate && request.method !== 'HEAD' && announcedBytes(answer) > request.maxBytes) {
      discard(answer);
      throw tooLarge(request.maxBytes);
    }
    return readBody(answer.body, request.maxBytes, truncate);
  }
}

/** What an answer says that its body will have, so that a larger one need not come; 0 where it does not say. */
function announcedBytes({ headers }: Dispatcher.ResponseData): number {
  const announced = Number(headers['content-length'] ?? 0);
  return Number.isSafeInteger(announced) ? announced : 0;
}

/** Leaves a body unread; what still comes of it, or its breaking off, concerns nobody. */
function discard({ body }: Dispatcher.ResponseData): void {
  body.on('error', () => undefined);
  body.destroy();
}
