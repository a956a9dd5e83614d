import { useSyncExternalStore } from 'react';
import { useTexts } from '../../platform/app-context.js';

/** Says plainly that there is no connection. Its place is there before, so that screen readers announce it. */
export function OfflineNote() {
  const { offline } = useTexts().common;
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  return (
    <p className="offline-note" aria-live="polite" lang={offline.lang}>
      {isOffline && offline.text}
    </p>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
