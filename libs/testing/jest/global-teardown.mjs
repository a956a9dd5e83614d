/** Stops every backing server of this run. If a run is killed, the reaper of `@gewerk/engines` stops them. */
export default async function globalTeardown() {
  await globalThis.gewerkTestPool?.close();
}
