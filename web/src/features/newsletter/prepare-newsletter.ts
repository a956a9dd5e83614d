import type { Preparer } from '../../app/server/prepared-page.js';
import { readNewsletterAddress } from './newsletter-address.js';
import { newsletterHead } from './newsletter-head.js';

const OK = 200;

/** The page only asks; what the link does happens with a click, which programs that follow links do not make. */
export const prepareNewsletter: Preparer = async (preparation) => {
  readNewsletterAddress(preparation);
  return { status: OK, head: newsletterHead(preparation.texts), dependencies: ['directory'] };
};
