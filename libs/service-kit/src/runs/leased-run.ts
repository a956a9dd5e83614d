/** A long run, worked on by one process at a time. MongoDB owns the state; a queue is only a hint that work exists. */
export interface LeasedRun {
  _id: string;
  /** Set while queued or running, then removed; its unique index allows one active run. */
  active?: true;
  stopRequested?: boolean;
  /** By the database's clock. */
  queuedAt: Date;
  queuings: number;
  /** The process that holds it, and the end of its lease if it is not renewed. */
  owner: string | null;
  leaseUntil: Date | null;
}

/** Schema fields of {@link LeasedRun}; add {@link ONE_ACTIVE_RUN} as index. */
export const LEASED_RUN_FIELDS = {
  _id: { type: String, required: true },
  active: { type: Boolean },
  stopRequested: { type: Boolean, default: false },
  queuedAt: { type: Date, required: true },
  queuings: { type: Number, default: 1 },
  owner: { type: String, default: null },
  leaseUntil: { type: Date, default: null },
} as const;

export const ONE_ACTIVE_RUN = [
  { active: 1 },
  { unique: true, partialFilterExpression: { active: true } },
] as const;
