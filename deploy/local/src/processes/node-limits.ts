import type { ResourceLimits } from 'node:worker_threads';
import type { ProcessKind } from './processes.js';

/**
 * Heap limit of the gateway. The larger it is, the later V8 collects garbage: with 4 GB the gateway kept 500
 * MB of pages already sent.
 */
const GATEWAY_HEAP_MB = 384;

/**
 * Young generation of the gateway. With Node's default of 32 MB a sitemap takes three times as much memory as
 * with 16 MB, which is just as fast.
 */
const GATEWAY_YOUNG_MB = 16;

/** Young generation of a service: see {@link nodeFlags}. */
const SMALL_YOUNG_MB = 4;

/**
 * An idle service keeps the part of the young generation that its start filled: 4 MB instead of 32 saves
 * about 35 MB per service. The gateway gets more, since rendering pages allocates much memory.
 */
export function nodeFlags(kind: ProcessKind): string[] {
  if (kind.isPublic) {
    return [`--max-old-space-size=${GATEWAY_HEAP_MB}`, `--max-semi-space-size=${GATEWAY_YOUNG_MB}`];
  }
  const heap = kind.heapMb === undefined ? [] : [`--max-old-space-size=${kind.heapMb}`];
  const growth =
    kind.heapGrowthPercent === undefined ? [] : [`--heap-growing-percent=${kind.heapGrowthPercent}`];
  return [...heap, ...growth, `--max-semi-space-size=${kind.youngGenerationMb ?? SMALL_YOUNG_MB}`];
}

/** V8's young generation is three semi-spaces. */
const SEMI_SPACES = 3;

/** Heap limit for kinds of processes that specify none. */
const THREAD_HEAP_MB = 192;

/**
 * The limits of a kind that runs as a thread; every thread of the process has its own heap limit. A thread
 * whose heap is full is terminated and restarted; the others continue.
 */
export function threadLimits(kind: ProcessKind): ResourceLimits {
  const heapMb = kind.isPublic ? GATEWAY_HEAP_MB : (kind.heapMb ?? THREAD_HEAP_MB);
  const semiSpaceMb = kind.isPublic ? GATEWAY_YOUNG_MB : (kind.youngGenerationMb ?? SMALL_YOUNG_MB);
  return { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: semiSpaceMb * SEMI_SPACES };
}
