import { optionalCategories, type OptionalCategory } from './consent-choices.js';
import { currentConsent } from './consent-store.js';

/**
 * Attribute of an element in a snippet that waits for consent; its value consists of one or more optional
 * categories.
 */
export const CONSENT_MARK = 'data-consent';

const isOptional = (word: string): word is OptionalCategory =>
  optionalCategories.some((category) => category === word);

/** Categories for which an element waits; null if the attribute is invalid. */
function categoriesOf(element: Element): readonly OptionalCategory[] | null {
  if (!element.hasAttribute(CONSENT_MARK)) return [];
  const words = (element.getAttribute(CONSENT_MARK) ?? '')
    .trim()
    .toLowerCase()
    .split(/[\s,]+/);
  return words.every(isOptional) ? words : null;
}

/** Whether an element may run now. If its attribute is invalid, it may not. */
export function isAllowed(element: Element): boolean {
  const { choices } = currentConsent();
  return categoriesOf(element)?.every((category) => choices[category]) ?? false;
}
