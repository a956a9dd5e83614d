import { runSnippet } from './run-snippet.js';

/** Runs the owner's head code, then the footer code. Their markup stands in the document already. */
export async function runSiteSnippets(head: string, footer: string): Promise<void> {
  await runSnippet(head, document.head);
  await runSnippet(footer, document.body);
}
