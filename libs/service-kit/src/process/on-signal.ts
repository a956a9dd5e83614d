import { isMainThread, parentPort } from 'node:worker_threads';

/** Shuts the process down; called with the signal's name. */
type End = (signal: string) => void;

let end: End | undefined;

/** Sets the handler of SIGTERM and SIGINT, replacing that of an earlier call. */
export function onSignal(next: End): void {
  if (!end) listen((signal) => end?.(signal));
  end = next;
}

/** A thread does not receive its process's signals: its parent sends their names. */
function listen(hear: End): void {
  if (isMainThread) for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => hear(signal));
  else parentPort?.on('message', hear).unref();
}
