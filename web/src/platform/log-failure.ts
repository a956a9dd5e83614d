/** Logs a failure that the visitor need not see. */
export function logFailure(...details: readonly unknown[]): void {
  // eslint-disable-next-line no-console -- the browser has no other log
  console.error(...details);
}
