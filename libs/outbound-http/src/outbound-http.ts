import { Agent, type Dispatcher } from 'undici';
import { guardedConnector, type Resolve, resolveBySystem } from './guarded-connector.js';
import { type AllowedHosts, readOutboundAddress } from './outbound-address.js';
import { OutboundError } from './outbound-error.js';
import { readBody, tooLarge } from './read-body.js';
import { toOutboundError } from './to-outbound-error.js';

export interface OutboundOptions {
  userAgent: string;
  /** `host:port` pairs allowed although not public; default none. */
  allow?: readonly string[];
  /** Connections to one origin at a time; default 2. */
  connectionsPerOrigin?: number;
  connectTimeoutMs?: number;
  resolve?: Resolve;
}

export interface OutboundRequest {
  /** Default GET. */
  method?: 'GET' | 'HEAD';
  /** For the whole exchange, redirects and body included. */
  timeoutMs: number;
  /** Limit of the body; 0 leaves it unread. */
  maxBytes: number;
  /** What to do with a larger body; default: fail with `too-large`. */
  oversize?: 'fail' | 'truncate';
  /** Redirects followed, each checked like the first address; 0 returns the redirect itself. Default 5. */
  maxRedirects?: number;
  accept?: string;
  /** Refuses http, also after a redirect; hosts that are allowed by name are exempt. */
  isHttpsOnly?: boolean;
  signal?: AbortSignal;
}

export interface OutboundAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Uint8Array;
  /** Where the response came from, after all redirects. */
  url: string;
  /** The addresses that redirected, in order. */
  redirects: readonly string[];
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const DEFAULT_REDIRECTS = 5;
const CONNECT_TIMEOUT_MS = 5_000;
const IDLE_MS = 2_000;

/** Requests to other sites: http(s), ports 80 and 443, public addresses only, with limited time and size. */
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

  /** Fails only with {@link OutboundError}. */
  async request(address: string, request: OutboundRequest): Promise<OutboundAnswer> {
    const limit = AbortSignal.timeout(request.timeoutMs);
    const signal = request.signal ? AbortSignal.any([limit, request.signal]) : limit;
    try {
      return await this.follow(address, request, signal);
    } catch (error) {
      throw toOutboundError(error, limit.aborted);
    }
  }

  /**
   * Checks whether an address may be requested at all, as far as that is known before any look-up. Throws
   * {@link OutboundError}.
   */
  check(address: string, { isHttpsOnly }: Pick<OutboundRequest, 'isHttpsOnly'> = {}): void {
    readOutboundAddress(address, undefined, this.allowed, isHttpsOnly);
  }

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
    let url = readOutboundAddress(address, undefined, this.allowed, request.isHttpsOnly);
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
      url = readOutboundAddress(location, url, this.allowed, request.isHttpsOnly);
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
        // Requested uncompressed, so that the limit counts the real bytes.
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
    if (!truncate && request.method !== 'HEAD' && announcedBytes(answer) > request.maxBytes) {
      discard(answer);
      throw tooLarge(request.maxBytes);
    }
    return readBody(answer.body, request.maxBytes, truncate);
  }
}

/** Content-Length, to reject a larger body before it arrives; 0 if missing. */
function announcedBytes({ headers }: Dispatcher.ResponseData): number {
  const announced = Number(headers['content-length'] ?? 0);
  return Number.isSafeInteger(announced) ? announced : 0;
}

/** Drops a body without reading it, and ignores its later errors. */
function discard({ body }: Dispatcher.ResponseData): void {
  body.on('error', () => undefined);
  body.destroy();
}
