import type { WebsiteGrade } from '@gewerk/contracts';
import type { WebsiteCheck } from '@gewerk/contracts/bus';
import { WEBSITE_CHECK } from '@gewerk/contracts/limits';
import {
  ForeignDocuments,
  HostQueue,
  type OutboundAnswer,
  OutboundError,
  type OutboundFault,
  OutboundHttp,
  resolveName,
  websiteAddress,
} from '@gewerk/outbound-http';

export type Verdict = Pick<WebsiteCheck, 'grade' | 'status' | 'newAddress' | 'fault'>;

export interface CheckRequest {
  signal?: AbortSignal;
  /** Whether the check takes precedence over those of a run, because an operator is waiting. */
  isUrgent?: boolean;
}

export interface CheckerOptions {
  /** `host:port` pairs that are allowed although they are not public; for tests. */
  allow?: readonly string[];
  /** Time limit for a website; set by tests, in which certain sites never respond. */
  timeoutMs?: (website: string) => number;
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
  unreadable: 'unreachable',
};

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PERMANENT = new Set([301, 308]);
const CLIENT_ERRORS_FROM = 400;
const SERVER_ERRORS_FROM = 500;
const LONGEST_FAULT = 300;
/** Fraction of the time limit that HEAD may use, since some servers never respond to it. */
const HEAD_SHARE = 0.4;

/**
 * Grades websites with HEAD requests, then with GET requests if necessary. Limits concurrent requests, in total and
 * to one per host; the time spent waiting for a turn does not count towards a website's time limit.
 */
export class WebsiteChecker {
  private readonly http: OutboundHttp;
  private readonly documents = new ForeignDocuments();
  private readonly queue = new HostQueue(WEBSITE_CHECK.atOnce);
  private readonly timeoutMs: (website: string) => number;

  constructor(options: CheckerOptions = {}) {
    this.timeoutMs = options.timeoutMs ?? (() => WEBSITE_CHECK.timeout);
    this.http = new OutboundHttp({
      userAgent: 'GewerkLinkCheck/1.0',
      allow: options.allow ?? [],
      connectionsPerOrigin: 1,
      resolve: resolveName,
    });
  }

  async close(): Promise<void> {
    await Promise.all([this.http.close(), this.documents.close()]);
  }

  /** Fails only if `signal` is aborted. */
  async check(website: string, { signal, isUrgent = false }: CheckRequest = {}): Promise<Verdict> {
    try {
      const limit = this.timeoutMs(website);
      return await this.follow(websiteAddress(website), { limit, left: limit, signal, isUrgent });
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof OutboundError)) throw error;
      const fault = error.message.slice(0, LONGEST_FAULT);
      return { grade: gradeOfFault[error.fault], status: null, newAddress: null, fault };
    }
  }

  private async follow(first: string, visit: Visit): Promise<Verdict> {
    let address = first;
    /** The address reached by permanent redirects alone. */
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

  /**
   * Requests an address with HEAD, which is enough for redirects and for successful responses that are not pages;
   * otherwise with GET as well.
   */
  private async ask(address: string, visit: Visit): Promise<ReadAnswer> {
    try {
      const head = await this.request('HEAD', address, visit, visit.limit * HEAD_SHARE);
      const isPage = String(head.headers['content-type'] ?? 'text/html').includes('html');
      if (REDIRECTS.has(head.status) || (head.status < CLIENT_ERRORS_FROM && !isPage)) return head;
    } catch (error) {
      const mayAnswerGet = error instanceof OutboundError && ['timeout', 'unreachable'].includes(error.fault);
      if (!mayAnswerGet) throw error;
    }
    return this.request('GET', address, visit, visit.left);
  }

  private request(method: 'HEAD' | 'GET', address: string, visit: Visit, most: number): Promise<ReadAnswer> {
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
    // The page is read before the host's next request is sent: this limits how many pages wait to be read to the
    // number of concurrent requests.
    const askAndRead = async (): Promise<ReadAnswer> => this.read(await ask());
    return this.queue.run(host, askAndRead, { isUrgent: visit.isUrgent });
  }

  private async read(answer: OutboundAnswer): Promise<ReadAnswer> {
    if (answer.status >= CLIENT_ERRORS_FROM || answer.body.length === 0)
      return { ...answer, isParked: false };
    const { isParked } = await this.documents.readPage(answer.body, answer.url);
    return { ...answer, isParked };
  }
}

type ReadAnswer = OutboundAnswer & { readonly isParked: boolean };

interface Visit {
  /** Milliseconds that the visit may take in total, and those that are left. */
  readonly limit: number;
  left: number;
  readonly signal: AbortSignal | undefined;
  readonly isUrgent: boolean;
}

function graded(answer: ReadAnswer, newAddress: string | null): Verdict {
  const { status } = answer;
  const verdict = (grade: WebsiteGrade): Verdict => ({
    grade,
    status,
    newAddress: grade === 'moved' ? newAddress : null,
    fault: null,
  });
  if (status >= SERVER_ERRORS_FROM) return verdict('server-error');
  if (status >= CLIENT_ERRORS_FROM) return verdict('client-error');
  if (answer.isParked) return verdict('parked');
  return verdict(newAddress === null ? 'valid' : 'moved');
}
