/** A process is usually ready within seconds, on a busy or small machine within a minute or two. */
export const READY_WITHIN_MS = 180_000;
