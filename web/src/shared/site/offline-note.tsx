import { useTexts } from '../../platform/app-context.js';
import { useIsOffline } from '../../platform/use-is-offline.js';

/** Says that there is no connection. Its container exists before, so that screen readers announce it. */
export function OfflineNote() {
  const { offline } = useTexts().common;
  const isOffline = useIsOffline();
  return (
    <p className="offline-note" aria-live="polite" lang={offline.lang}>
      {isOffline && offline.text}
    </p>
  );
}
