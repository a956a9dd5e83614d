import { PHOTO_UPDATE } from '@gewerk/contracts';
import { HostQueue, type OutboundAnswer, OutboundError, type OutboundHttp } from '@gewerk/outbound-http';
import { BoundedStore } from '../pictures/bounded-store.js';
import { readRules, type SiteRules } from './robots-rules.js';

/** A site's robots.txt does not let this address be asked. */
export class Disallowed extends Error {
  override readonly name = 'Disallowed';
}

/** What is wanted of a site; as in OutboundRequest. */
export interface PoliteRequest {
  maxBytes: number;
  oversize?: 'fail' | 'truncate';
  accept: string;
}

export interface PoliteOptions {
  /** Shortest pause between two requests to one host, and longest time of one, in ms. */
  pauseMs?: number;
  timeoutMs?: number;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const ORIGINS_KEPT = 5_000;
const RULES_KEPT_MS = 60 * 60_000;

/** Asks websites as a polite visitor: as robots.txt says, one request a host at a time, with a pause after each. */
export class PoliteHttp {
  private readonly queue = new HostQueue(PHOTO_UPDATE.atOnce);
  private readonly rules = new BoundedStore<{ until: number; rules: Promise<SiteRules> }>(ORIGINS_KEPT);
  private readonly pauseMs: number;
  private readonly timeoutMs: number;

  constructor(
    private readonly http: OutboundHttp,
    { pauseMs = PHOTO_UPDATE.pause, timeoutMs = PHOTO_UPDATE.timeout }: PoliteOptions = {},
  ) {
    this.pauseMs = pauseMs;
    this.timeoutMs = timeoutMs;
  }

  /**
   * The answer of an address, each redirect on the way asked like an address of its own. Fails with OutboundError and
   * {@link Disallowed}; with anything where `signal` ends it.
   */
  get(address: string, request: PoliteRequest, signal: AbortSignal): Promise<OutboundAnswer> {
    return this.follow(address, async (url) => {
      const rules = await this.rulesOf(url, signal);
      if (!rules.allows(url.href)) throw new Disallowed(`robots.txt of ${url.origin} does not allow it`);
      return this.ask(url, request, rules.pauseMs, signal);
    });
  }

  private async follow(first: string, ask: (url: URL) => Promise<OutboundAnswer>): Promise<OutboundAnswer> {
    let address = first;
    for (let redirects = 0; redirects <= PHOTO_UPDATE.maxRedirects; redirects += 1) {
      const url = URL.parse(address);
      if (!url) throw new OutboundError('invalid-address', `'${address}' is no address.`);
      const answer = await ask(url);
      const { location } = answer.headers;
      if (!REDIRECTS.has(answer.status) || typeof location !== 'string') return answer;
      address = URL.parse(location, url.href)?.href ?? location;
    }
    throw new OutboundError(
      'too-many-redirects',
      `It redirects more than ${PHOTO_UPDATE.maxRedirects} times.`,
    );
  }

  private ask(
    url: URL,
    request: PoliteRequest,
    pauseMs: number,
    signal: AbortSignal,
  ): Promise<OutboundAnswer> {
    const task = (): Promise<OutboundAnswer> => {
      signal.throwIfAborted();
      return this.http.request(url.href, { ...request, timeoutMs: this.timeoutMs, maxRedirects: 0, signal });
    };
    return this.queue.run(url.hostname, task, { pauseMs, signal });
  }

  private rulesOf({ origin }: URL, signal: AbortSignal): Promise<SiteRules> {
    const known = this.rules.get(origin);
    if (known && known.until > Date.now()) return known.rules;
    const rules = this.readRules(`${origin}/robots.txt`, signal);
    this.rules.set(origin, { until: Date.now() + RULES_KEPT_MS, rules }, 1);
    // A site that cannot be reached now may be the next time.
    rules.catch(() => this.rules.delete(origin));
    return rules;
  }

  private async readRules(address: string, signal: AbortSignal): Promise<SiteRules> {
    const request = {
      maxBytes: PHOTO_UPDATE.robotsMaxBytes,
      oversize: 'truncate',
      accept: 'text/plain',
    } as const;
    try {
      const answer = await this.follow(address, (url) => this.ask(url, request, this.pauseMs, signal));
      const text = new TextDecoder().decode(answer.body);
      return readRules(address, { status: answer.status, text }, this.pauseMs);
    } catch (error) {
      // A file that only leads in circles is as good as none.
      if (!(error instanceof OutboundError) || error.fault !== 'too-many-redirects') throw error;
      return { allows: () => true, pauseMs: this.pauseMs };
    }
  }
}
