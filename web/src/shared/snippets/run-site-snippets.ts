import { runSnippet } from './run-snippet.js';

/** The document already contains their markup. */
export async function runSiteSnippets(head: string, footer: string): Promise<void> {
  await runSnippet(head, document.head);
  await runSnippet(footer, document.body);
}
