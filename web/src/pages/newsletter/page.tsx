import { visitorRoutes } from '@gewerk/contracts/http';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { useHead } from '../../shared/use-head.js';
import { withAddress } from '../../shared/with-address.js';
import { MailLinkAction } from '../../shared/forms/mail-link-action.js';
import { readNewsletterAddress, type NewsletterAddress } from './newsletter-address.js';
import { newsletterHead } from './newsletter-head.js';

const routes = { confirm: visitorRoutes.confirmNewsletter, unsubscribe: visitorRoutes.endNewsletter };

function Newsletter({ token, action, outcome }: NewsletterAddress) {
  const texts = usePageTexts('newsletter');
  useHead(newsletterHead(texts));
  return (
    <MailLinkAction
      lang={texts.lang}
      texts={{ ...texts[action], again: texts.again, home: texts.home }}
      path={routes[action].path}
      token={token}
      outcome={outcome}
    />
  );
}

export default withAddress(readNewsletterAddress, Newsletter);
