import type { Row } from '../report/measurement.js';
import { quantile } from '../report/statistics.js';
import type { Shot } from '../steady/steady-load.js';

/** Requests that are answered with 503 must be answered within this time. */
const TELL_WITHIN_MS = 1_000;
/** Everything must work again within this time after a server is back, or another member has taken over. */
const RECOVER_WITHIN_MS = 15_000;
/** Kinds of requests that the gateway answers from its cache, even during an outage. */
const CACHED = ['home'];

export interface OutageFigures {
  requests: number;
  /** How often each status occurred, by kind. */
  outcomes: Record<string, Record<string, number>>;
  /** Cached pages that were not sent. */
  cachedMissed: number;
  /** Responses that are neither successful nor 503 with Retry-After. */
  wrong: Shot[];
  /** The 99.9th percentile of the 503 responses, in milliseconds. */
  refusalMs: number;
}

export function figuresOf(shots: readonly Shot[]): OutageFigures {
  const outcomes: Record<string, Record<string, number>> = {};
  for (const { kind, status } of shots) {
    const ofKind = (outcomes[kind] ??= {});
    ofKind[status] = (ofKind[status] ?? 0) + 1;
  }
  const refused = shots.filter(({ status }) => status === 503);
  return {
    requests: shots.length,
    outcomes,
    cachedMissed: shots.filter(({ kind, status }) => CACHED.includes(kind) && status !== 200).length,
    wrong: shots.filter((shot) => !isWell(shot) && !(shot.status === 503 && shot.hasRetryAfter)),
    refusalMs:
      refused.length === 0
        ? 0
        : quantile(
            refused.map(({ tookMs }) => tookMs),
            0.999,
          ),
  };
}

/**
 * Whether a response is good. A conflict is good too: it is the response to a change that was sent again because its
 * outcome was unknown.
 */
export const isWell = ({ status }: Shot): boolean => (status >= 200 && status < 400) || status === 409;

/** Time from `from` until the last bad response arrived, in milliseconds. */
export function recoveryMs(shots: readonly Shot[], from: number): number {
  const bad = shots.filter((shot) => !isWell(shot)).map(({ sentAt, tookMs }) => sentAt + tookMs - from);
  return Math.max(0, ...bad);
}

interface Moments {
  /** Duration of the whole outage, and a description of what was sent during it. */
  readonly whole: string;
  readonly away: string;
  readonly after: string;
}

/** The rows of one outage. @param recoveredMs see {@link recoveryMs} */
export function outageRows(figures: OutageFigures, recoveredMs: number, moments: Moments): Row[] {
  const { requests, cachedMissed, wrong, refusalMs } = figures;
  return [
    {
      what: `${moments.whole}: cached pages not sent; answers neither correct nor 503 with Retry-After`,
      gewerk: `${cachedMissed}; ${wrong.length} of ${requests}`,
      target: '0; 0',
      met: cachedMissed === 0 && wrong.length === 0,
    },
    {
      what: `${moments.away}: 503 answered within (99.9%)`,
      gewerk: `${(refusalMs / 1_000).toFixed(2)} s`,
      target: `≤ ${TELL_WITHIN_MS / 1_000} s`,
      met: refusalMs <= TELL_WITHIN_MS,
    },
    {
      what: `${moments.after}: last bad answer after`,
      gewerk: `${(recoveredMs / 1_000).toFixed(1)} s`,
      target: `≤ ${RECOVER_WITHIN_MS / 1_000} s`,
      met: recoveredMs <= RECOVER_WITHIN_MS,
    },
  ];
}
