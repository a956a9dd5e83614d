/** Logs a failure that is not shown to the visitor. */
export function logFailure(...details: readonly unknown[]): void {
  // eslint-disable-next-line no-console -- the browser has no other log
  console.error(...details);
}
