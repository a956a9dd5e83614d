import { useEffect } from 'react';
import { Button } from '../ui/button.js';
import { MessagePage } from '../ui/message-page.js';
import { useTexts } from '../platform/app-context.js';
import { logFailure } from '../platform/log-failure.js';

/**
 * A module that could not be loaded is not asked for again by the page that asked: what comes next is opened whole.
 * While offline the frame stays, and the page comes by itself once the connection is back.
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
  const { error: texts } = useTexts().common;
  useEffect(() => logFailure(error), [error]);
  useWholePages();
  return (
    <MessagePage title={texts.title} lang={texts.lang}>
      <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
    </MessagePage>
  );
}
