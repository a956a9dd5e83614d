/** Now plus `milliseconds` in an update pipeline: leases use the database's clock, since hosts' clocks differ. */
export const inMilliseconds = (milliseconds: number) => ({ $add: ['$$NOW', milliseconds] });

/** Matches an expired, null or missing `leaseUntil`. Not for upserts, where MongoDB rejects `$expr`. */
export const LEASE_IS_OVER = { $expr: { $lt: ['$leaseUntil', '$$NOW'] } };

/** An update-pipeline stage that stores values literally: '$name' stays text. */
export const setLiterals = (values: object) => ({
  $set: Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, { $literal: value }]),
  ),
});
