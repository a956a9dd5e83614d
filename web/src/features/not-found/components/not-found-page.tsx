import { REDIRECT_DELAY } from '@gewerk/contracts';
import { useLink, useTexts } from '../../../app/app-context.js';
import { notFoundHead } from '../../../app/head/error-heads.js';
import { useHead } from '../../../app/head/use-head.js';
import { paths } from '../../../app/paths.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { MessagePage } from '../../../ui/message-page.js';
import { useRedirectHome } from '../../../ui/use-redirect-home.js';

/** No such page; leads home after three seconds. */
export function NotFoundPage() {
  const texts = useTexts();
  const { notFound } = texts;
  const link = useLink();
  useHead(notFoundHead(texts));
  useRedirectHome(REDIRECT_DELAY.notFound);
  return (
    <MessagePage title={notFound.title} lang={notFound.lang}>
      <p>{notFound.text}</p>
      <ButtonLink href={link(paths.home)}>{notFound.home}</ButtonLink>
    </MessagePage>
  );
}
