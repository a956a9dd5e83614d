import { useLink, useTexts } from '../../platform/app-context.js';
import { businessNotFoundHead } from '../../platform/head/error-heads.js';
import { useHead } from '../../shared/use-head.js';
import { paths } from '../../platform/paths.js';
import { Button } from '../../ui/button.js';
import { ButtonLink } from '../../ui/button-link.js';
import { MessagePage } from '../../ui/message-page.js';
import { SiteSearch } from '../../shared/search/site-search.js';
import { useRedirectHome } from '../../shared/use-redirect-home.js';

/** Leads home after `redirectAfter` milliseconds; null where it could not be read, and may be there when it is loaded again. */
export function BusinessNotFound({ redirectAfter }: { readonly redirectAfter: number | null }) {
  const texts = useTexts();
  const { notFound } = texts.business;
  const { error } = texts.common;
  const link = useLink();
  useHead(businessNotFoundHead(texts));
  const stays = useRedirectHome(redirectAfter);
  return (
    <MessagePage title={notFound.title} lang={notFound.lang}>
      <p>{notFound.text}</p>
      <p role="status">{stays && notFound.stays}</p>
      <SiteSearch id="message-search" texts={notFound.search} />
      {redirectAfter === null && (
        <Button className="js-only" lang={error.lang} onClick={() => window.location.reload()}>
          {error.reload}
        </Button>
      )}
      <ButtonLink href={link(paths.home)}>{notFound.home}</ButtonLink>
    </MessagePage>
  );
}
