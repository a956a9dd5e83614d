/** Writes a failure that the visitor is not bothered with to the browser's log. */
export function logFailure(...details: readonly unknown[]): void {
  // eslint-disable-next-line no-console -- the browser has no other log
  console.error(...details);
}
