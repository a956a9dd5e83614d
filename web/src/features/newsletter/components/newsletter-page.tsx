import { Button } from '@chakra-ui/react';
import { NEWSLETTER_PATHS } from '@gewerk/contracts';
import { useState } from 'react';
import { useLink, useTexts } from '../../../app/app-context.js';
import { useHead } from '../../../app/head/use-head.js';
import { useIsHydrating } from '../../../app/hydration.js';
import { logFailure } from '../../../app/log-failure.js';
import { paths, withQuery } from '../../../app/paths.js';
import { withAddress } from '../../../app/with-address.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { MessagePage } from '../../../ui/message-page.js';
import { readNewsletterAddress, type NewsletterAddress } from '../newsletter-address.js';
import { newsletterHead } from '../newsletter-head.js';

type State = 'asking' | 'sending' | 'done' | 'failed';

/** Confirms or ends a subscription, by the link of a mail and a click. */
function Newsletter({ token, action }: NewsletterAddress) {
  const texts = useTexts();
  const { newsletter } = texts;
  const own = newsletter[action];
  const link = useLink();
  const isHydrating = useIsHydrating();
  const [state, setState] = useState<State>('asking');
  useHead(newsletterHead(texts));

  async function send() {
    setState('sending');
    try {
      const response = await fetch(withQuery(NEWSLETTER_PATHS[action], { token }), { method: 'POST' });
      setState(response.ok ? 'done' : 'failed');
    } catch (error) {
      logFailure(error);
      setState('failed');
    }
  }

  const isOver = state === 'done' || state === 'failed';
  return (
    <MessagePage title={own.title} lang={newsletter.lang}>
      <p role="status">{isOver ? (state === 'done' ? own.done : newsletter.failed) : own.text}</p>
      {isOver ? (
        <ButtonLink href={link(paths.home)}>{newsletter.home}</ButtonLink>
      ) : (
        <Button disabled={isHydrating || state === 'sending'} onClick={() => void send()}>
          {own.button}
        </Button>
      )}
    </MessagePage>
  );
}

export const NewsletterPage = withAddress(readNewsletterAddress, Newsletter);
