import type { MailLinkOutcome } from '@gewerk/contracts/http';
import { type FormEvent, useState } from 'react';
import { useLink } from '../../platform/app-context.js';
import { logFailure } from '../../platform/log-failure.js';
import { paths, withQuery } from '../../platform/paths.js';
import { Button } from '../../ui/buttons/button.js';
import { ButtonLink } from '../../ui/buttons/button-link.js';
import { MessagePage } from '../../ui/feedback/message-page.js';
import { useKeptFocus } from './use-kept-focus.js';

interface MailLinkActionProps {
  readonly lang: string;
  readonly texts: {
    readonly title: string;
    readonly text: string;
    readonly button: string;
    readonly done: string;
    /** Shown if the link is not valid. */
    readonly failed: string;
    /** Shown if there was no response, or if the action is temporarily impossible. */
    readonly again: string;
    readonly home: string;
  };
  readonly path: string;
  readonly token: string;
  /** The outcome, if the button was pressed without JavaScript and this page is the response. */
  readonly outcome: MailLinkOutcome | 'none';
}

type State = 'none' | 'sending' | MailLinkOutcome;

const SERVER_FAULT = 500;
const TOO_MANY = 429;

/**
 * The action of a link in an email. It is performed only by a click on the page, since programs such as spam filters
 * follow links but do not press buttons.
 */
export function MailLinkAction({ lang, texts, path, token, outcome }: MailLinkActionProps) {
  const link = useLink();
  const [state, setState] = useState<State>(outcome);
  useKeptFocus(state === 'sending');

  async function send(event: FormEvent) {
    event.preventDefault();
    setState('sending');
    try {
      const response = await fetch(withQuery(path, { token }), { method: 'POST' });
      setState(stateAfter(response));
    } catch (error) {
      logFailure(error);
      setState('again');
    }
  }

  const isOver = state === 'done' || state === 'failed';
  return (
    <MessagePage title={texts.title} lang={lang}>
      <p role="status">{isOver || state === 'again' ? texts[state] : texts.text}</p>
      {isOver ? (
        <ButtonLink href={link(paths.home)}>{texts.home}</ButtonLink>
      ) : (
        <form method="post" onSubmit={(event) => void send(event)}>
          <Button type="submit" disabled={state === 'sending'}>
            {texts.button}
          </Button>
        </form>
      )}
    </MessagePage>
  );
}

function stateAfter({ ok, status }: Response): State {
  if (ok) return 'done';
  return status >= SERVER_FAULT || status === TOO_MANY ? 'again' : 'failed';
}
