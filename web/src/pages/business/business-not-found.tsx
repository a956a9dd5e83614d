import { useApp, useLink } from '../../platform/app-context.js';
import { businessNotFoundHead } from '../../platform/head/error-heads.js';
import { useHead } from '../../shared/use-head.js';
import { paths } from '../../platform/paths.js';
import { Button } from '../../ui/buttons/button.js';
import { ButtonLink } from '../../ui/buttons/button-link.js';
import { MessagePage } from '../../ui/feedback/message-page.js';
import { reloadPage } from '../../texts/reload-page.js';
import { SiteSearch } from '../../shared/search/site-search.js';
import { useRedirectHome } from '../../shared/use-redirect-home.js';

/**
 * Redirects to the home page after `redirectAfter` milliseconds; null if the business could not be read and
 * reloading may help.
 */
export function BusinessNotFound({ redirectAfter }: { readonly redirectAfter: number | null }) {
  const { texts, language } = useApp();
  const { notFound } = texts.business;
  const link = useLink();
  useHead(businessNotFoundHead(texts));
  const stays = useRedirectHome(redirectAfter);
  return (
    <MessagePage title={notFound.title} lang={notFound.lang}>
      <p>{notFound.text}</p>
      <p role="status">{stays && notFound.stays}</p>
      <SiteSearch id="message-search" texts={notFound.search} />
      {redirectAfter === null && (
        <Button className="js-only" onClick={() => window.location.reload()}>
          {reloadPage(language)}
        </Button>
      )}
      <ButtonLink href={link(paths.home)}>{notFound.home}</ButtonLink>
    </MessagePage>
  );
}
