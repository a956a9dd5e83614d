/** What the panel's home shows of work that waits. Ours. */
export const WORK = {
  /** Listings with unread hours that are counted. */
  mostCounted: 10_000,
  /** How long a service is waited for, in milliseconds. */
  patience: 2_000,
  /** How often the panel asks, in milliseconds. */
  poll: 60_000,
  /** How long a failed run is shown, in milliseconds. */
  failedFor: 7 * 24 * 60 * 60 * 1_000,
} as const;
