import { Button } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { MessagePage } from '../ui/message-page.js';
import { useTexts } from './app-context.js';
import { logFailure } from './log-failure.js';

/** Shown where a screen could not be loaded or drawn, such as after a new release removed its chunk. */
export function RouteFailed() {
  const { error: texts } = useTexts().common;
  const error = useRouteError();
  useEffect(() => logFailure(error), [error]);
  return (
    <MessagePage title={texts.title} lang={texts.lang}>
      <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
    </MessagePage>
  );
}
