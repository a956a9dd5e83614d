import { isWell } from '../outage/outage-report.js';
import { quantile } from '../report/statistics.js';
import type { Shot } from '../steady/steady-load.js';

const MOST_SHOWN = 12;

/** A part of a trial, which lasts until the next one; `from` is in milliseconds since the epoch. */
export interface Phase {
  what: string;
  from: number;
}

/**
 * One line for each phase with its times, followed by what failed in it, by kind, status and reason, most
 * frequent first.
 */
export function describeLoad(shots: readonly Shot[], phases: readonly Phase[]): string[] {
  return [{ what: 'before', from: -Infinity }, ...phases].flatMap(({ what, from }, nth) => {
    const until = phases[nth]?.from ?? Infinity;
    const meanwhile = shots.filter(({ sentAt }) => sentAt >= from && sentAt < until);
    if (meanwhile.length === 0) return [];
    const tookMs = meanwhile.map((shot) => shot.tookMs);
    const [usual, slow] = [0.5, 0.99].map((share) => quantile(tookMs, share).toFixed(0));
    return [
      `${what}: ${meanwhile.length} requests, p50 ${usual} ms, p99 ${slow} ms`,
      ...failuresOf(meanwhile),
    ];
  });
}

function failuresOf(shots: readonly Shot[]): string[] {
  const bad = Map.groupBy(
    shots.filter((shot) => !isWell(shot)),
    ({ kind, status, fault = '' }) => `${kind} ${status} ${fault.replace(/"requestId":"[^"]*"/, '')}`,
  );
  return [...bad]
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, MOST_SHOWN)
    .map(([reason, { length }]) => `  failed ${length}: ${reason}`);
}
