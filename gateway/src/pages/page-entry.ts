import type { Counted, Dependency, RenderedPage, RenderedRedirect } from '@gewerk/web/server';
import { contentSecurityPolicy } from '../http/headers/content-security-policy.js';
import { encodeBody, type Encoding } from '../http/answers/encode-body.js';
import { entityTag } from '../http/answers/etag.js';

/** Brotli level 4: 6% more bytes than level 5 in 60% of the time, which saves a millisecond per page. */
const BROTLI_QUALITY = 4;

const SHARED_CACHE_SECONDS = 30;
const FIRST_FAULT = 400;

export interface EncodedPage {
  body: Uint8Array;
  encoding: Encoding;
}

/** A rendered response ready to be sent many times: its headers, and its body in each encoding requested so far. */
export class PageEntry {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** Milliseconds since the epoch at which the page expires. */
  readonly validUntil: number;
  /** What the statistics count when a visitor gets this page; null for nothing. */
  readonly counted: Counted | null;
  /** Whether the page allows search engines to index it. */
  readonly isIndexed: boolean;
  /** What the response is made from: a change to any of these makes it stale. */
  readonly dependencies: readonly Dependency[];
  /** A page of the panel. */
  readonly isPrivate: boolean;
  private readonly isCacheable: boolean;
  private readonly plain: Uint8Array;
  private readonly encoded = new Map<Encoding, EncodedPage | Promise<EncodedPage>>();

  /** Copies what it needs from the response: keeping the response's text would double a page's memory. */
  constructor(answer: RenderedPage | RenderedRedirect, maxAgeMs: number) {
    this.status = answer.status;
    this.dependencies = answer.dependencies;
    this.isPrivate = answer.kind === 'page' && answer.isPrivate;
    this.isCacheable = answer.cacheable && answer.status < FIRST_FAULT;
    const page = answer.kind === 'page' && answer.status === 200 ? answer : undefined;
    this.counted = page?.counted ?? null;
    this.isIndexed = page?.noindex === false;
    this.plain = Buffer.from(answer.kind === 'page' ? answer.html : '');
    this.etag = entityTag(this.plain);
    const until = answer.kind === 'page' ? answer.validUntil?.getTime() : undefined;
    this.validUntil = Math.min(until ?? Infinity, Date.now() + maxAgeMs);
    this.headers = answer.kind === 'page' ? pageHeaders(answer, this.etag) : { location: answer.location };
  }

  /** Estimated bytes of the entry with all encodings: the plain body, its compressed forms and its headers. */
  get size(): number {
    const headers = Object.values(this.headers).reduce((total, value) => total + value.length, 0);
    return Math.ceil(this.plain.length * 1.5) + headers + 1_024;
  }

  /** The value of Cache-Control now: never beyond the next change of the page's content. */
  cacheControl(now: number): string {
    if (this.isPrivate) return 'no-store';
    if (!this.isCacheable) return 'no-cache';
    const seconds = Math.max(0, Math.min(SHARED_CACHE_SECONDS, Math.floor((this.validUntil - now) / 1_000)));
    return `public, max-age=0, s-maxage=${seconds}, must-revalidate`;
  }

  /** The page with an additional element in its head, for one request. */
  encodeWith(element: string, encoding: Encoding): Promise<EncodedPage> {
    return encodeBody(
      Buffer.from(this.plain.toString().replace('</head>', () => `${element}</head>`)),
      encoding,
      BROTLI_QUALITY,
    );
  }

  async encode(encoding: Encoding): Promise<EncodedPage> {
    const known = this.encoded.get(encoding);
    if (known) return known;
    const underWay = encodeBody(this.plain, encoding, BROTLI_QUALITY);
    this.encoded.set(encoding, underWay);
    try {
      const page = await underWay;
      this.encoded.set(encoding, page);
      return page;
    } catch (error) {
      this.encoded.delete(encoding);
      throw error;
    }
  }

  /** The body in an encoding in which it has been sent before; undefined otherwise. */
  encodedAs(encoding: Encoding): EncodedPage | undefined {
    const known = this.encoded.get(encoding);
    return known instanceof Promise ? undefined : known;
  }
}

/**
 * The panel's value differs from the site's, since documents of one origin with the same value can access each
 * other: a snippet cannot reach a panel window that it opens. If a snippet opens a window of another site, that
 * window stays in the snippet's browsing context group.
 */
const openerPolicy = (isPrivate: boolean): string => (isPrivate ? 'same-origin' : 'same-origin-allow-popups');

function pageHeaders(page: RenderedPage, etag: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-language': page.language,
    'content-security-policy': contentSecurityPolicy({
      ...page.csp,
      // No snippets run in the panel.
      hasSnippets: page.hasSnippets && !page.isPrivate,
      framesOwn: page.isPrivate,
    }),
    'cross-origin-opener-policy': openerPolicy(page.isPrivate),
    vary: 'Accept-Encoding',
    etag,
    ...(page.linkHeader ? { link: page.linkHeader } : {}),
    ...(page.noindex ? { 'x-robots-tag': 'noindex' } : {}),
  };
}
