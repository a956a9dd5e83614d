import { SaxesParser } from 'saxes';
import { fileFaults } from '../file-faults.js';

/** The events that a reader of a part handles; names have no namespace prefix. */
export interface XmlHandler {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Reads the parts of a text for which no parser is needed, and passes the rest to the parser. */
export interface XmlFilter {
  add(piece: string): void;
  end(): void;
}

/**
 * Feeds a part of a workbook to a handler, chunk by chunk; yields after each chunk so that the caller can pass on
 * what was read. Entities that a document defines are never expanded. Throws the file's fault if the XML is
 * broken.
 */
export async function* parseXml(
  part: string,
  chunks: AsyncIterable<Buffer>,
  handler: XmlHandler,
  filterFor: (parse: (text: string) => void) => XmlFilter = unfiltered,
): AsyncGenerator<void> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  parser.on('error', () => {
    throw fileFaults.damaged(part);
  });
  parser.on('opentag', (tag) => handler.open(localName(tag.name), tag.attributes));
  parser.on('text', (text) => handler.text?.(text));
  parser.on('cdata', (text) => handler.text?.(text));
  parser.on('closetag', (tag) => handler.close?.(localName(tag.name)));
  const filter = filterFor((text) => parser.write(text));
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of chunks) {
    filter.add(decoder.decode(chunk, { stream: true }));
    yield;
  }
  filter.end();
  parser.close();
}

const unfiltered = (parse: (text: string) => void): XmlFilter => ({ add: parse, end: () => undefined });

/** Reads a whole part when nothing has to be passed on in between. */
export async function readXml(
  part: string,
  chunks: AsyncIterable<Buffer>,
  handler: XmlHandler,
): Promise<void> {
  const events = parseXml(part, chunks, handler);
  while (!(await events.next()).done);
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}
