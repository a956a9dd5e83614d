import { logger } from './logger.js';
import { PeriodicLook } from './periodic-look.js';

/**
 * What every long run stores, so that one process at a time works on it and none is forgotten: MongoDB owns the state,
 * the queue only says that there is something to do.
 */
export interface LeasedRun {
  _id: string;
  /** Set while the run is queued or running, then removed: its unique index lets only one run be active. */
  active?: true;
  /** When it was last put into the queue, and how often. */
  queuedAt: Date;
  queuings: number;
  /** The process that works on it, until when unless it renews. */
  owner: string | null;
  leaseUntil: Date | null;
}

/** The schema's fields of {@link LeasedRun}, for a collection with {@link ONE_ACTIVE_RUN} as index. */
export const LEASED_RUN_FIELDS = {
  _id: { type: String, required: true },
  active: { type: Boolean },
  queuedAt: { type: Date, required: true },
  queuings: { type: Number, default: 1 },
  owner: { type: String, default: null },
  leaseUntil: { type: Date, default: null },
} as const;

export const ONE_ACTIVE_RUN = [
  { active: 1 },
  { unique: true, partialFilterExpression: { active: true } },
] as const;

/** Matches the run while it has not ended and no other process has it. */
export const freeRun = (id: string, owner: string, now: Date) => ({
  _id: id,
  active: true as const,
  $or: [{ leaseUntil: null }, { leaseUntil: { $lt: now } }, { owner }],
});

/** Matches the run while this process has it. */
export const ownRun = (id: string, owner: string) => ({ _id: id, active: true as const, owner });

/** Gives a run back, so that whoever looks next may go on with it at once. */
export const givenBack = (now: Date) => ({ $set: { owner: null, leaseUntil: now } });

/** Matches runs that nobody works on: their lease is over, or their job never came. */
export const forgottenRun = (now: Date, queuedBefore: Date) => ({
  active: true as const,
  queuedAt: { $lt: queuedBefore },
  $or: [{ leaseUntil: null }, { leaseUntil: { $lte: now } }],
});

/** Notes that a run is put into the queue again. */
export const queuedAgain = (now: Date) => ({ $set: { queuedAt: now }, $inc: { queuings: 1 } });

interface ForgettingQueue {
  /** What runs in it, as the log names it: 'imports'. */
  what: string;
  /** Claims the next run that is forgotten, by {@link forgottenRun} and {@link queuedAgain}. */
  claim: (now: Date, queuedBefore: Date) => Promise<Pick<LeasedRun, '_id' | 'queuings'> | null>;
  add: (runId: string, queuing: number) => Promise<unknown>;
}

const LOOK_EVERY_MS = 3_000;
/** A run that has waited so long without anyone taking it was forgotten by the queue. */
const FORGOTTEN_AFTER_MS = 8_000;

/** Queues runs again that nobody works on, because Redis forgot them or their process died. */
export function requeueForgotten({ what, claim, add }: ForgettingQueue): PeriodicLook {
  return new PeriodicLook(LOOK_EVERY_MS, `forgotten ${what}`, async () => {
    const now = Date.now();
    const run = await claim(new Date(now), new Date(now - FORGOTTEN_AFTER_MS));
    if (!run) return;
    logger.info({ runId: run._id, queuings: run.queuings }, `forgotten ${what} are queued again`);
    await add(run._id, run.queuings);
  });
}
