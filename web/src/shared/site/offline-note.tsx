import { useTexts } from '../../platform/app-context.js';
import { useIsOffline } from '../../platform/use-is-offline.js';

/**
 * States that there is no connection. The container always exists, so that screen readers announce the text when
 * it appears.
 */
export function OfflineNote() {
  const { offline } = useTexts().common;
  const isOffline = useIsOffline();
  return (
    <p className="offline-note" aria-live="polite" lang={offline.lang}>
      {isOffline && offline.text}
    </p>
  );
}
