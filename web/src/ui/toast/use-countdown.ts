import { useEffect, useRef, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Calls `onEnd` after `duration` ms, not counting the time while `isHeld` or while the page is hidden. */
export function useCountdown(duration: number, isHeld: boolean, onEnd: () => void): void {
  const remaining = useRef(duration);
  const isHidden = useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );
  useEffect(() => {
    if (isHeld || isHidden || remaining.current === Infinity) return;
    const from = Date.now();
    const timer = setTimeout(onEnd, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(0, remaining.current - (Date.now() - from));
    };
  }, [isHeld, isHidden, onEnd]);
}
