import type { Preparer } from '../../platform/prepared-page.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { readNewsletterAddress } from './newsletter-address.js';
import { newsletterHead } from './newsletter-head.js';

const OK = 200;

/**
 * The page only asks for a click, since programs such as spam filters follow links in emails but do not press buttons.
 */
export const prepareNewsletter: Preparer = async (preparation) => {
  readNewsletterAddress(preparation);
  const texts = await loadPageTexts('newsletter', preparation.language);
  return { status: OK, head: newsletterHead(texts), dependencies: ['directory'] };
};
