import { setImmediate as breathe } from 'node:timers/promises';
import type { IndexableBusiness } from '@gewerk/contracts';
import { toDocument } from '../document/business-document.js';
import type { DocumentLines } from '../engine/document-lines.js';

/** Number of documents made without a break, which takes a few milliseconds. */
const AT_ONCE = 25;

/** Adds the documents of businesses, with breaks in which searches are answered. */
export async function addDocuments(
  lines: DocumentLines,
  businesses: readonly IndexableBusiness[],
): Promise<void> {
  for (const [index, business] of businesses.entries()) {
    if (index > 0 && index % AT_ONCE === 0) await breathe();
    lines.add(toDocument(business));
  }
}
