/** Ends the process; called with the signal's name. */
type End = (signal: string) => void;

let end: End | undefined;

/** What SIGTERM and SIGINT do from now on, in place of what an earlier call said. */
export function onSignal(next: End): void {
  if (!end) for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => end?.(signal));
  end = next;
}
