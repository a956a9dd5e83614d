import { logFailure } from '../../platform/log-failure.js';
import { CONSENT_MARK, isAllowed } from '../consent/consent-mark.js';
import { followConsent, onConsent } from '../consent/consent-store.js';
import { mayRunScripts } from './may-run-scripts.js';
import { parseMarkup, releaseMarkup } from './place-markup.js';
import { runScript } from './run-script.js';
import { activePartsOf } from './split-snippet.js';

// A choice made in another tab takes effect once this tab is visible again.
document.addEventListener('visibilitychange', followConsent);

/**
 * Runs a snippet's scripts, one after another, and applies its styles. Parts marked `data-consent` wait until the
 * visitor agrees, however late, and reload the page if consent is withdrawn; unmarked parts run at once. Never
 * fails: a broken script affects only itself. Where scripts {@link mayRunScripts may not run}, they are skipped.
 * @param into the parent of the script elements: some scripts insert content next to themselves
 * @param signal stops the waiting, for example when the visitor has left the page that shows an ad
 */
export async function runSnippet(snippet: string, into: Element, signal?: AbortSignal): Promise<void> {
  const waiting = [...parseMarkup(activePartsOf(snippet)).querySelectorAll('script, style')];
  const agreed = new Set<Element>();
  let running = Promise.resolve();

  async function runAllowed(): Promise<void> {
    releaseMarkup(into);
    for (const element of into.querySelectorAll(`[${CONSENT_MARK}]`))
      if (isAllowed(element)) agreed.add(element);
    for (const element of waiting.filter(isAllowed)) {
      if (signal?.aborted) return;
      waiting.splice(waiting.indexOf(element), 1);
      agreed.add(element);
      await run(element, into).catch((fault: unknown) => logFailure('A snippet could not be run', fault));
    }
  }
  const proceed = (): Promise<void> => (running = running.then(runAllowed));
  if (!signal?.aborted) {
    const stop = onConsent(() => {
      // A running script cannot be stopped, so reload the page.
      if ([...agreed].every(isAllowed)) void proceed();
      else location.reload();
    });
    signal?.addEventListener('abort', stop, { once: true });
  }
  await proceed();
}

async function run(element: Element, into: Element): Promise<void> {
  if (element instanceof HTMLScriptElement) {
    if (mayRunScripts()) await runScript(element, (script) => into.append(script));
    return;
  }
  applyStyle(element.textContent);
}

function applyStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
