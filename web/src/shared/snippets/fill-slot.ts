import { placeMarkup } from './place-markup.js';
import { runSnippet } from './run-snippet.js';

/** Shows the snippet of an ad area, unless the visitor has left the page in the meantime. */
export async function fillSlot(snippet: string, into: HTMLElement, left: AbortSignal): Promise<void> {
  if (left.aborted) return;
  placeMarkup(snippet, into);
  await runSnippet(snippet, into, left);
}
