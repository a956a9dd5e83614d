import { useState } from 'react';
import { useLink } from '../../platform/app-context.js';
import { useIsHydrating } from '../../platform/hydration.js';
import { logFailure } from '../../platform/log-failure.js';
import { paths, withQuery } from '../../platform/paths.js';
import { Button } from '../../ui/button.js';
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
  readonly path: string;
  readonly token: string;
}

type State = 'asking' | 'sending' | 'done' | 'failed';

/** The action of a mail's link, on a click: programs that follow links do not click. */
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
