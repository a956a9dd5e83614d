import { activePartsOf, markupOf } from './split-snippet.js';
import { logFailure } from '../../../app/log-failure.js';

/** Parses a snippet without running or loading anything of it. */
function parse(snippet: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = snippet;
  return template.content;
}

/** Puts a snippet's markup into an element. */
export function placeMarkup(snippet: string, into: HTMLElement): void {
  into.replaceChildren(document.importNode(parse(markupOf(snippet)), true));
  applyStyleAttributes(into);
}

/** Sets the style attributes that {@link markupOf} has renamed: by script, which the page's policy allows. */
export function applyStyleAttributes(within: ParentNode): void {
  within.querySelectorAll<HTMLElement>('[data-style]').forEach((element) => {
    element.style.cssText = element.dataset['style'] ?? '';
  });
}

/**
 * Runs a snippet's scripts, one after the other, and applies its styles. Scripts marked `data-consent` are left out:
 * nothing optional runs before the visitor has agreed to it.
 *
 * @param into Where the script elements are put, so that those that write beside themselves find their place.
 */
export async function runSnippet(snippet: string, into: Node): Promise<void> {
  const content = parse(activePartsOf(snippet));
  content.querySelectorAll('style').forEach(({ textContent }) => applyStyle(textContent));
  for (const script of content.querySelectorAll('script')) {
    if (!script.hasAttribute('data-consent')) await runScript(script, into);
  }
}

function applyStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function runScript(parsed: HTMLScriptElement, into: Node): Promise<void> {
  const script = document.createElement('script');
  for (const { name, value } of parsed.attributes) script.setAttribute(name, value);
  script.textContent = parsed.textContent;
  const waits = script.src !== '' && !parsed.hasAttribute('async');
  return new Promise((resolve) => {
    if (waits) {
      script.onload = () => resolve();
      script.onerror = () => {
        logFailure(`Script of a snippet could not be loaded: ${script.src}`);
        resolve();
      };
    }
    into.appendChild(script);
    if (!waits) resolve();
  });
}
