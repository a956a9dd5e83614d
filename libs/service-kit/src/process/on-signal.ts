import { isMainThread, parentPort } from 'node:worker_threads';

/** Ends the process; called with the signal's name. */
type End = (signal: string) => void;

let end: End | undefined;

/** What SIGTERM and SIGINT do from now on, in place of what an earlier call said. */
export function onSignal(next: End): void {
  if (!end) listen((signal) => end?.(signal));
  end = next;
}

/** A thread hears no signals of its process: who runs it sends their names. */
function listen(hear: End): void {
  if (isMainThread) for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => hear(signal));
  else parentPort?.on('message', hear).unref();
}
