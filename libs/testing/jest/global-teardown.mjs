/** Ends every backing server of this run. If a run is killed, the reaper of `@gewerk/engines` ends them. */
export default async function globalTeardown() {
  await globalThis.gewerkTestPool?.close();
}
