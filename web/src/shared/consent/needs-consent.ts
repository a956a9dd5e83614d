import type { SiteSettings } from '@gewerk/contracts';

/**
 * Finds the attribute anywhere in a snippet, even in a comment: it is better to ask once too often than not at
 * all.
 */
const MARKED = /[\s/"']data-consent(?=[\s=/>])/i;

/** Whether any part of the operator's snippets waits for consent. */
export const needsConsent = (settings: SiteSettings): boolean =>
  Object.values(settings).some((snippet) => MARKED.test(snippet));
