import { Parser } from 'htmlparser2';
import { DOCUMENT_LIMITS } from './document-limits.js';

/** The parser is fed in pieces, so that reading can stop at a limit. */
const PIECE = 8 * 1024;

export interface HtmlReader {
  onOpen?(name: string, attributes: Readonly<Record<string, string>>): void;
  onText?(piece: string): void;
  onClose?(name: string): void;
}

/**
 * Reads a page from its start to its end or a limit. htmlparser2 searches its stack of open elements for each
 * closing tag; the limit on depth keeps this cheap.
 */
export function readHtml(html: string, readers: readonly HtmlReader[]): void {
  let depth = 0;
  let elements = 0;
  let isFull = false;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      depth += 1;
      elements += 1;
      isFull ||= depth > DOCUMENT_LIMITS.depth || elements > DOCUMENT_LIMITS.elements;
      if (!isFull) for (const reader of readers) reader.onOpen?.(name, attributes);
    },
    ontext: (piece) => {
      if (!isFull) for (const reader of readers) reader.onText?.(piece);
    },
    onclosetag: (name) => {
      depth -= 1;
      if (!isFull) for (const reader of readers) reader.onClose?.(name);
    },
  });
  for (let from = 0; from < html.length && !isFull; from += PIECE) {
    parser.write(html.slice(from, from + PIECE));
  }
  if (!isFull) parser.end();
}
