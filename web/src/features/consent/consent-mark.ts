import { optionalCategories, type OptionalCategory } from './consent-choices.js';
import { currentConsent } from './consent-store.js';

/** Attribute by which an owner's element waits for consent: `analytics`, `marketing`, `preferences`, or several. */
export const CONSENT_MARK = 'data-consent';

const isOptional = (word: string): word is OptionalCategory =>
  optionalCategories.some((category) => category === word);

/** The categories that an element waits for; none for an unmarked one. Null for a mark that names anything else. */
export function categoriesOf(element: Element): readonly OptionalCategory[] | null {
  if (!element.hasAttribute(CONSENT_MARK)) return [];
  const words = (element.getAttribute(CONSENT_MARK) ?? '')
    .trim()
    .toLowerCase()
    .split(/[\s,]+/);
  return words.every(isOptional) ? words : null;
}

/** Whether an element may run now. A mark that is not understood never allows it. */
export function isAllowed(element: Element): boolean {
  const { choices } = currentConsent();
  return categoriesOf(element)?.every((category) => choices[category]) ?? false;
}
