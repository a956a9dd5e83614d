/** What the panel's home shows of waiting work. Ours. */
export const WORK = {
  /** Listings with unreadable hours that are counted. */
  mostCounted: 10_000,
  /** How long to wait for a service, in milliseconds. */
  patience: 2_000,
  /** Polling interval of the panel, in milliseconds. */
  poll: 60_000,
  /** How long a failed run is shown, in milliseconds. */
  failedFor: 7 * 24 * 60 * 60 * 1_000,
} as const;
