import { REDIRECT_DELAY } from '@gewerk/contracts/limits';
import { useLink, useTexts } from '../../platform/app-context.js';
import { notFoundHead } from '../../platform/head/error-heads.js';
import { useHead } from '../../shared/use-head.js';
import { paths } from '../../platform/paths.js';
import { ButtonLink } from '../../ui/buttons/button-link.js';
import { MessagePage } from '../../ui/feedback/message-page.js';
import { SiteSearch } from '../../shared/search/site-search.js';
import { useRedirectHome } from '../../shared/use-redirect-home.js';

export default function NotFoundPage() {
  const texts = useTexts();
  const { notFound } = texts;
  const link = useLink();
  useHead(notFoundHead(texts));
  const stays = useRedirectHome(REDIRECT_DELAY.notFound);
  return (
    <MessagePage title={notFound.title} lang={notFound.lang}>
      <p role="status">{stays ? notFound.stays : notFound.text}</p>
      <SiteSearch id="message-search" texts={notFound.search} />
      <ButtonLink href={link(paths.home)}>{notFound.home}</ButtonLink>
    </MessagePage>
  );
}
