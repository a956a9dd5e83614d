import { isAllowed } from '../consent/consent-mark.js';
import { HELD_PREFIX, markupOf } from './split-snippet.js';

export function parseMarkup(markup: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content;
}

/** The markup of a snippet as nodes of this document, without scripts and styles. */
export function markupNodes(snippet: string): DocumentFragment {
  const nodes = document.importNode(parseMarkup(markupOf(snippet)), true);
  releaseMarkup(nodes);
  return nodes;
}

export function placeMarkup(snippet: string, into: HTMLElement): void {
  into.replaceChildren(markupNodes(snippet));
}

/**
 * Sets the renamed style attributes by script, which the page's content security policy allows. Style attributes
 * of elements marked `data-consent` wait for consent, too, since a style may load pictures.
 */
function applyStyleAttributes(within: ParentNode): void {
  within.querySelectorAll<HTMLElement>('[data-style]').forEach((element) => {
    if (isAllowed(element)) element.style.cssText = element.dataset['style'] ?? '';
  });
}

/** Lets elements marked `data-consent` load if the visitor has agreed, and applies the style attributes. */
export function releaseMarkup(within: ParentNode): void {
  for (const element of within.querySelectorAll('[data-consent]')) {
    if (!isAllowed(element)) continue;
    for (const { name, value } of [...element.attributes]) {
      if (!name.startsWith(HELD_PREFIX)) continue;
      element.removeAttribute(name);
      element.setAttribute(name.slice(HELD_PREFIX.length), value);
    }
  }
  applyStyleAttributes(within);
}
