import { NEWSLETTER_PATHS } from '@gewerk/contracts';
import { useTexts } from '../../../app/app-context.js';
import { useHead } from '../../../app/head/use-head.js';
import { withAddress } from '../../../app/with-address.js';
import { MailLinkAction } from '../../forms/mail-link-action.js';
import { readNewsletterAddress, type NewsletterAddress } from '../newsletter-address.js';
import { newsletterHead } from '../newsletter-head.js';

/** Confirms or ends a subscription, by the link of a mail and a click. */
function Newsletter({ token, action }: NewsletterAddress) {
  const texts = useTexts();
  const { newsletter } = texts;
  useHead(newsletterHead(texts));
  return (
    <MailLinkAction
      lang={newsletter.lang}
      texts={{ ...newsletter[action], failed: newsletter.failed, home: newsletter.home }}
      path={NEWSLETTER_PATHS[action]}
      token={token}
    />
  );
}

export const NewsletterPage = withAddress(readNewsletterAddress, Newsletter);
