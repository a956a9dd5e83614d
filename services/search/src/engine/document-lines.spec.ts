import { DocumentLines } from './document-lines.js';

const textOf = (lines: DocumentLines): string => Buffer.concat([...lines.bytes()]).toString();
const lineOf = (document: object): string => `${JSON.stringify(document)}\n`;

describe('lines of documents', () => {
  it('contain the JSON of each document, in order, in any script and number', () => {
    const documents = Array.from({ length: 20_000 }, (_, id) => ({
      id,
      name: `Bäckerei 東亭 👋 ${'x'.repeat(id % 200)}`,
    }));
    const lines = DocumentLines.of(...documents);
    expect(lines.size).toBe(documents.length);
    expect(textOf(lines)).toBe(documents.map(lineOf).join(''));
    expect(lines.byteLength).toBe(Buffer.byteLength(textOf(lines)));
  });

  it('hold a document of several megabytes between small ones', () => {
    const documents = [{ id: 1 }, { id: 2, text: 'ö'.repeat(3_000_000) }, { id: 3 }];
    expect(textOf(DocumentLines.of(...documents))).toBe(documents.map(lineOf).join(''));
  });

  it('are written into the same buffers once they are cleared', () => {
    const large = { text: 'a'.repeat(800_000) };
    const lines = DocumentLines.of(large, large, large);
    const buffers = [...lines.bytes()].map(({ buffer }) => buffer);
    lines.clear();
    expect([lines.size, lines.byteLength, textOf(lines)]).toEqual([0, 0, '']);
    for (let id = 0; id < 3; id += 1) lines.add({ ...large, id });
    expect([...lines.bytes()].map(({ buffer }) => buffer)).toEqual(buffers);
    expect(textOf(lines)).toBe([0, 1, 2].map((id) => lineOf({ ...large, id })).join(''));
  });
});
