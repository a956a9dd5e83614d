import { PHOTO_UPDATE } from '@gewerk/contracts/limits';
import {
  type ForeignDocuments,
  HostQueue,
  type OutboundAnswer,
  OutboundError,
  type OutboundHttp,
} from '@gewerk/outbound-http';
import { LRUCache } from 'lru-cache';
import { readRules, type SiteRules } from './site-rules.js';

/** The error for a request that the site's robots.txt does not allow. */
export class Disallowed extends Error {
  override readonly name = 'Disallowed';
}

/** The fields are the same as in OutboundRequest. */
export interface PoliteRequest {
  maxBytes: number;
  oversize?: 'fail' | 'truncate';
  accept: string;
}

export interface PoliteOptions {
  /** Minimum pause between requests to a host, in ms. */
  pauseMs?: number;
  /** How long a request to an address may take, in ms. */
  timeoutMs?: (url: URL) => number;
}

interface Turn<T> {
  request: PoliteRequest;
  pauseMs: number;
  signal: AbortSignal;
  read: (answer: OutboundAnswer) => Promise<T>;
}

type Step<T> = { readonly location: string } | { readonly result: T };

/** The photo update's name in robots.txt. */
const ROBOT_NAME = 'Gewerk';
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const ORIGINS_KEPT = 5_000;
const RULES_KEPT_MS = 60 * 60_000;

/**
 * Sends requests to websites politely: obeys robots.txt, and sends one request per host at a time, with
 * pauses.
 */
export class PoliteHttp {
  private readonly queue = new HostQueue(PHOTO_UPDATE.atOnce);
  private readonly rules = new LRUCache<string, Promise<SiteRules>>({
    max: ORIGINS_KEPT,
    ttl: RULES_KEPT_MS,
  });
  private readonly pauseMs: number;
  private readonly timeoutMs: (url: URL) => number;

  constructor(
    private readonly http: OutboundHttp,
    private readonly documents: ForeignDocuments,
    { pauseMs = PHOTO_UPDATE.pause, timeoutMs = () => PHOTO_UPDATE.timeout }: PoliteOptions = {},
  ) {
    this.pauseMs = pauseMs;
    this.timeoutMs = timeoutMs;
  }

  /**
   * Treats each redirect as a new request to its target. Fails with OutboundError or {@link Disallowed}, or
   * when `signal` is aborted.
   */
  get(address: string, request: PoliteRequest, signal: AbortSignal): Promise<OutboundAnswer> {
    return this.getAndRead(address, request, signal, (answer) => Promise.resolve(answer));
  }

  /**
   * Like `get`, but returns the result of `read` for the last response. The host's next request is not sent until
   * `read` has finished, which limits the number of responses that wait to be read.
   */
  getAndRead<T>(
    address: string,
    request: PoliteRequest,
    signal: AbortSignal,
    read: (answer: OutboundAnswer) => Promise<T>,
  ): Promise<T> {
    return this.follow(address, async (url) => {
      const rules = await this.rulesOf(url, signal);
      if (!rules.allows(url.href)) throw new Disallowed(`robots.txt of ${url.origin} does not allow it`);
      return this.ask(url, { request, pauseMs: rules.pauseMs, signal, read });
    });
  }

  private async follow<T>(first: string, ask: (url: URL) => Promise<Step<T>>): Promise<T> {
    let address = first;
    for (let redirects = 0; redirects <= PHOTO_UPDATE.maxRedirects; redirects += 1) {
      const url = URL.parse(address);
      if (!url) throw new OutboundError('invalid-address', `'${address}' is not an address.`);
      const step = await ask(url);
      if ('result' in step) return step.result;
      address = URL.parse(step.location, url.href)?.href ?? step.location;
    }
    throw new OutboundError(
      'too-many-redirects',
      `It redirects more than ${PHOTO_UPDATE.maxRedirects} times.`,
    );
  }

  private ask<T>(url: URL, { request, pauseMs, signal, read }: Turn<T>): Promise<Step<T>> {
    const task = async (): Promise<Step<T>> => {
      signal.throwIfAborted();
      const how = { ...request, timeoutMs: this.timeoutMs(url), maxRedirects: 0, signal };
      const answer = await this.http.request(url.href, how);
      const { location } = answer.headers;
      const isRedirect = REDIRECTS.has(answer.status) && typeof location === 'string';
      return isRedirect ? { location } : { result: await read(answer) };
    };
    return this.queue.run(url.hostname, task, { pauseMs, signal });
  }

  private rulesOf({ origin }: URL, signal: AbortSignal): Promise<SiteRules> {
    const known = this.rules.get(origin);
    if (known) return known;
    const rules = this.readRules(`${origin}/robots.txt`, signal);
    this.rules.set(origin, rules);
    // Not kept, since a site that is unreachable now may respond next time.
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
      const { pauseMs } = this;
      const read = ({ status, body }: OutboundAnswer) =>
        readRules(status, pauseMs, () => this.documents.readRobots(body, ROBOT_NAME));
      return await this.follow(address, (url) => this.ask(url, { request, pauseMs, signal, read }));
    } catch (error) {
      // A robots.txt that redirects in circles counts as missing.
      if (!(error instanceof OutboundError) || error.fault !== 'too-many-redirects') throw error;
      return { allows: () => true, pauseMs: this.pauseMs };
    }
  }
}
