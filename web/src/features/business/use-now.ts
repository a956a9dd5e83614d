import { useSyncExternalStore } from 'react';
import { useApp } from '../../app/app-context.js';

const MINUTE = 60_000;

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE);
  return () => clearInterval(timer);
}

const thisMinute = (): number => Math.floor(Date.now() / MINUTE) * MINUTE;

/** The time in milliseconds, to the minute: at first the server's, so that both say the same, then the browser's. */
export function useNow(): number {
  const { renderedAt } = useApp();
  return useSyncExternalStore(everyMinute, thisMinute, () => renderedAt);
}
