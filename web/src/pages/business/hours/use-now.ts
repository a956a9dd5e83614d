import { useSyncExternalStore } from 'react';
import { useApp } from '../../../platform/app-context.js';

const MINUTE = 60_000;

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE);
  return () => clearInterval(timer);
}

const thisMinute = (): number => Math.floor(Date.now() / MINUTE) * MINUTE;

/** The time in milliseconds, updated every minute: the server's at hydration, then the browser's. */
export function useNow(): number {
  const { renderedAt } = useApp();
  return useSyncExternalStore(everyMinute, thisMinute, () => renderedAt);
}
