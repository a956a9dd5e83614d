import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useLink } from '../../app/app-context.js';
import { useIsHydrating } from '../../app/hydration.js';
import { logFailure } from '../../app/log-failure.js';
import { paths, withQuery } from '../../app/paths.js';
import { ButtonLink } from '../../ui/button-link.js';
import { MessagePage } from '../../ui/message-page.js';

interface MailLinkActionProps {
  readonly lang: string;
  readonly texts: {
    readonly title: string;
    readonly text: string;
    readonly button: string;
    readonly done: string;
    readonly failed: string;
    readonly home: string;
  };
  /** Where the link's token is sent to. */
  readonly path: string;
  readonly token: string;
}

type State = 'asking' | 'sending' | 'done' | 'failed';

/** What a link in a mail leads to: it happens with a click, which programs that follow links do not make. */
export function MailLinkAction({ lang, texts, path, token }: MailLinkActionProps) {
  const link = useLink();
  const isHydrating = useIsHydrating();
  const [state, setState] = useState<State>('asking');

  async function send() {
    setState('sending');
    try {
      const response = await fetch(withQuery(path, { token }), { method: 'POST' });
      setState(response.ok ? 'done' : 'failed');
    } catch (error) {
      logFailure(error);
      setState('failed');
    }
  }

  const isOver = state === 'done' || state === 'failed';
  return (
    <MessagePage title={texts.title} lang={lang}>
      <p role="status">{isOver ? texts[state] : texts.text}</p>
      {isOver ? (
        <ButtonLink href={link(paths.home)}>{texts.home}</ButtonLink>
      ) : (
        <Button disabled={isHydrating || state === 'sending'} onClick={() => void send()}>
          {texts.button}
        </Button>
      )}
    </MessagePage>
  );
}
