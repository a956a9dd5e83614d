import { runSnippet } from './run-snippet.js';

/** Runs the operator's head and footer code, whose markup is already part of the document. */
export async function runSiteSnippets(head: string, footer: string): Promise<void> {
  await runSnippet(head, document.head);
  await runSnippet(footer, document.body);
}
