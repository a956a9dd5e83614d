import type { SiteSettings } from '@gewerk/contracts';

/**
 * Finds the mark anywhere in a snippet, even in a comment: asking once too often is better than not at all.
 */
const MARKED = /[\s/"']data-consent(?=[\s=/>])/i;

/** Whether any part of the operator's snippets waits for consent. */
export const needsConsent = (settings: SiteSettings): boolean =>
  Object.values(settings).some((snippet) => MARKED.test(snippet));
