import { visitorRoutes } from '@gewerk/contracts/http';
import { useTexts } from '../../platform/app-context.js';
import { useHead } from '../../shared/use-head.js';
import { withAddress } from '../../shared/with-address.js';
import { MailLinkAction } from '../../shared/forms/mail-link-action.js';
import { readNewsletterAddress, type NewsletterAddress } from './newsletter-address.js';
import { newsletterHead } from './newsletter-head.js';

const routes = { confirm: visitorRoutes.confirmNewsletter, unsubscribe: visitorRoutes.endNewsletter };

function Newsletter({ token, action, outcome }: NewsletterAddress) {
  const texts = useTexts();
  const { newsletter } = texts;
  useHead(newsletterHead(texts));
  return (
    <MailLinkAction
      lang={newsletter.lang}
      texts={{ ...newsletter[action], again: newsletter.again, home: newsletter.home }}
      path={routes[action].path}
      token={token}
      outcome={outcome}
    />
  );
}

export default withAddress(readNewsletterAddress, Newsletter);
