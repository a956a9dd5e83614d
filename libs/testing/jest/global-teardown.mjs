/** Ends every backing server of this run. A run that is killed leaves it to the reaper of `@gewerk/engines`. */
export default async function globalTeardown() {
  await globalThis.gewerkTestPool?.close();
}
