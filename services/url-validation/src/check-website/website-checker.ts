import { WEBSITE_CHECK, type WebsiteCheck, type WebsiteGrade } from '@gewerk/contracts';
import {
  HostQueue,
  isParked,
  type OutboundAnswer,
  OutboundError,
  type OutboundFault,
  OutboundHttp,
  resolveName,
  websiteAddress,
} from '@gewerk/outbound-http';

export type Verdict = Pick<WebsiteCheck, 'grade' | 'status' | 'newAddress' | 'fault'>;

export interface CheckWish {
  signal?: AbortSignal;
  /** Somebody waits for it: it goes before the checks of a run. */
  isUrgent?: boolean;
}

export interface CheckerOptions {
  /** `host:port` pairs that may be reached although they are not public; for tests only. */
  allow?: readonly string[];
  timeoutMs?: number;
}

const gradeOfFault: Readonly<Record<OutboundFault, WebsiteGrade>> = {
  'invalid-address': 'blocked-address',
  'forbidden-address': 'blocked-address',
  'unknown-host': 'no-such-host',
  unreachable: 'unreachable',
  'bad-certificate': 'certificate-problem',
  timeout: 'time-out',
  'too-many-redirects': 'redirect-loop',
  'too-large': 'unreachable',
};

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PERMANENT = new Set([301, 308]);
const CLIENT_ERRORS_FROM = 400;
const SERVER_ERRORS_FROM = 500;
const LONGEST_FAULT = 300;
/** Some servers never answer HEAD: so much of the time is left for GET. */
const HEAD_SHARE = 0.4;

/**
 * Finds out what has become of websites: HEAD, then GET where that does not tell enough. Only so many requests run at
 * once, and one a host; waiting for a turn does not count as a website's time.
 */
export class WebsiteChecker {
  private readonly http: OutboundHttp;
  private readonly queue = new HostQueue(WEBSITE_CHECK.atOnce);
  private readonly timeoutMs: number;

  constructor(options: CheckerOptions = {}) {
    this.timeoutMs = options.timeoutMs ?? WEBSITE_CHECK.timeout;
    this.http = new OutboundHttp({
      userAgent: 'GewerkLinkCheck/1.0',
      allow: options.allow ?? [],
      connectionsPerOrigin: 1,
      resolve: resolveName,
    });
  }

  async close(): Promise<void> {
    await this.http.close();
  }

  /** Never fails but by `signal`. */
  async check(website: string, { signal, isUrgent = false }: CheckWish = {}): Promise<Verdict> {
    try {
      const visit = { left: this.timeoutMs, signal, isUrgent };
      return await this.follow(websiteAddress(website), visit);
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof OutboundError)) throw error;
      const fault = error.message.slice(0, LONGEST_FAULT);
      return { grade: gradeOfFault[error.fault], status: null, newAddress: null, fault };
    }
  }

  private async follow(first: string, visit: Visit): Promise<Verdict> {
    let address = first;
    /** Where all redirects up to here were permanent ones. */
    let moved: string | null = null;
    let allPermanent = true;
    for (let redirects = 0; ; redirects += 1) {
      const answer = await this.ask(address, visit);
      const { location } = answer.headers;
      if (!REDIRECTS.has(answer.status) || typeof location !== 'string') return graded(answer, moved);
      if (redirects === WEBSITE_CHECK.maxRedirects) {
        throw new OutboundError('too-many-redirects', `It redirects more than ${redirects} times.`);
      }
      const next = URL.parse(location, address);
      if (!next) throw new OutboundError('invalid-address', `It redirects to '${location}'.`);
      address = next.href;
      allPermanent &&= PERMANENT.has(answer.status);
      if (allPermanent) moved = address;
    }
  }

  /** HEAD tells redirects and what is no page; anything else GET has to tell. */
  private async ask(address: string, visit: Visit): Promise<OutboundAnswer> {
    try {
      const head = await this.request('HEAD', address, visit, this.timeoutMs * HEAD_SHARE);
      const isPage = String(head.headers['content-type'] ?? 'text/html').includes('html');
      if (REDIRECTS.has(head.status) || (head.status < CLIENT_ERRORS_FROM && !isPage)) return head;
    } catch (error) {
      const mayAnswerGet = error instanceof OutboundError && ['timeout', 'unreachable'].includes(error.fault);
      if (!mayAnswerGet) throw error;
    }
    return this.request('GET', address, visit, visit.left);
  }

  private request(
    method: 'HEAD' | 'GET',
    address: string,
    visit: Visit,
    most: number,
  ): Promise<OutboundAnswer> {
    const host = URL.parse(address)?.hostname ?? address;
    const ask = async (): Promise<OutboundAnswer> => {
      visit.signal?.throwIfAborted();
      const begin = performance.now();
      try {
        return await this.http.request(address, {
          method,
          timeoutMs: Math.max(1, Math.round(Math.min(most, visit.left))),
          maxBytes: method === 'HEAD' ? 0 : WEBSITE_CHECK.maxBytes,
          oversize: 'truncate',
          maxRedirects: 0,
          ...(visit.signal ? { signal: visit.signal } : {}),
        });
      } finally {
        visit.left -= performance.now() - begin;
      }
    };
    return this.queue.run(host, ask, { isUrgent: visit.isUrgent });
  }
}

interface Visit {
  /** Milliseconds that the website still has. */
  left: number;
  readonly signal: AbortSignal | undefined;
  readonly isUrgent: boolean;
}

function graded(answer: OutboundAnswer, newAddress: string | null): Verdict {
  const { status } = answer;
  const verdict = (grade: WebsiteGrade): Verdict => ({
    grade,
    status,
    newAddress: grade === 'moved' ? newAddress : null,
    fault: null,
  });
  if (status >= SERVER_ERRORS_FROM) return verdict('server-error');
  if (status >= CLIENT_ERRORS_FROM) return verdict('client-error');
  if (isParked(new TextDecoder().decode(answer.body), new URL(answer.url).hostname)) return verdict('parked');
  return verdict(newAddress === null ? 'valid' : 'moved');
}
