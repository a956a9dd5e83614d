import { useEffect } from 'react';
import { Button } from '../ui/buttons/button.js';
import { MessagePage } from '../ui/feedback/message-page.js';
import { useTexts } from '../platform/app-context.js';
import { logFailure } from '../platform/log-failure.js';
import { useIsOffline } from '../platform/use-is-offline.js';

/**
 * A browser does not request a module again after failing to load it, so the next page is opened by a page load.
 * While the browser is offline, the site's frame remains, and the page is reloaded when the connection is back.
 */
function useWholePages() {
  useEffect(() => {
    const reload = () => window.location.reload();
    const openWhole = (event: MouseEvent) => {
      const isLink = event.target instanceof Element && event.target.closest('a[href]') !== null;
      if (isLink && navigator.onLine) event.stopPropagation();
    };
    window.addEventListener('online', reload);
    document.addEventListener('click', openWhole, { capture: true });
    return () => {
      window.removeEventListener('online', reload);
      document.removeEventListener('click', openWhole, { capture: true });
    };
  }, []);
}

export function RouteFailed({ error }: { readonly error: unknown }) {
  const { error: texts, offline } = useTexts().common;
  const isOffline = useIsOffline();
  useEffect(() => logFailure(error), [error]);
  useWholePages();
  const { title, lang } = isOffline ? offline : texts;
  // Show no button while offline: a reload would lose the frame too.
  return (
    <MessagePage title={title} lang={lang}>
      {isOffline ? (
        <p>{offline.text}</p>
      ) : (
        <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
      )}
    </MessagePage>
  );
}
