import { logFailure } from '../../platform/log-failure.js';
import { isAllowed } from '../consent/consent-mark.js';
import { captureWrites, writtenBy } from './captured-writes.js';
import { markupNodes, parseMarkup } from './place-markup.js';
import { activePartsOf } from './split-snippet.js';

/** Milliseconds after which the next script no longer waits for one that does not load. */
const LOADS_WITHIN = 10_000;
/** Maximum depth to which scripts may write further scripts. */
const MAX_GENERATIONS = 5;

/**
 * Runs a parsed script by creating a new element for it, since parsed scripts never run. Resolves once the script
 * has run or failed, or after ten seconds if it does not load; for an `async` script, resolves at once. The output
 * of `document.write` is placed after the script.
 */
export async function runScript(
  parsed: HTMLScriptElement,
  place: (script: HTMLScriptElement) => void,
  generation = 1,
): Promise<void> {
  captureWrites();
  const script = document.createElement('script');
  // Copy whole attribute nodes: a snippet may contain names that `setAttribute` refuses.
  for (const attribute of parsed.attributes) script.setAttributeNode(attribute.cloneNode() as Attr);
  script.textContent = parsed.textContent;
  if (script.getAttribute('src') === null) {
    place(script);
    return showWritten(script, generation);
  }
  const loaded = whenLoaded(script).then(() => showWritten(script, generation));
  place(script);
  if (!parsed.hasAttribute('async')) await loaded;
}

function whenLoaded(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LOADS_WITHIN);
    const done = (): void => {
      clearTimeout(timer);
      resolve();
    };
    script.onload = done;
    script.onerror = () => {
      logFailure(`Script of a snippet could not be loaded: ${script.src}`);
      done();
    };
  });
}

async function showWritten(script: HTMLScriptElement, generation: number): Promise<void> {
  const written = writtenBy(script);
  if (written === '' || !script.isConnected) return;
  script.after(markupNodes(written));
  const scripts = [...parseMarkup(activePartsOf(written)).querySelectorAll('script')].filter(isAllowed);
  if (scripts.length > 0 && generation >= MAX_GENERATIONS) {
    logFailure('A snippet writes scripts without end; the rest of them is left out.');
    return;
  }
  for (const next of scripts) await runScript(next, (element) => script.after(element), generation + 1);
}
