import { ForeignDocuments } from '../index.js';
import { DOCUMENT_LIMITS } from './document-limits.js';
import { readHtml } from './read-html.js';

const { depth, elements, bytes, picturesAName } = DOCUMENT_LIMITS;
const ATTEMPTS = 3;
const URL_OF_PAGE = 'https://werkstatt.example/';
const meta = (address: string): string => `<meta property="og:image" content="${address}">`;

/** Returns how many elements of a page are passed to its readers. */
function told(html: string): number {
  let count = 0;
  readHtml(html, [{ onOpen: () => void (count += 1) }]);
  return count;
}

describe('a document of another site is read up to', () => {
  it('a maximum number of elements', () => {
    expect(told('<br>'.repeat(elements))).toBe(elements);
    expect(told('<br>'.repeat(2 * elements))).toBe(elements);
  });

  it('a maximum depth of nested elements', () => {
    expect(told('<b>'.repeat(depth))).toBe(depth);
    expect(told('<b>'.repeat(2 * depth))).toBe(depth);
  });

  describe('in its thread', () => {
    const documents = new ForeignDocuments();
    afterAll(() => documents.close());
    const picturesOf = async (html: string): Promise<number> => {
      const { sharePictures } = await documents.readPage(new TextEncoder().encode(html), URL_OF_PAGE);
      return sharePictures.length;
    };

    it('a maximum number of bytes', async () => {
      const [first, last] = [meta('/first.jpg'), meta('/last.jpg')];
      expect(await picturesOf(first + ' '.repeat(bytes - first.length - last.length) + last)).toBe(2);
      expect(await picturesOf(first + ' '.repeat(bytes - first.length) + last)).toBe(1);
    });

    it('a maximum number of pictures per name', async () => {
      const pages = Array.from({ length: 2 * picturesAName }, (_, at) => meta(`/${at}.jpg`));
      expect(await picturesOf(pages.join(''))).toBe(picturesAName);
    });
  });

  it('a maximum processor time', async () => {
    const page = new TextEncoder().encode('<p title="x">Wir reparieren alles.</p>'.repeat(26_000));
    const read = async (timeMs: number) => {
      const documents = new ForeignDocuments({ timeMs, threads: 1 });
      // The thread is started before it is measured.
      await documents.readRobots(new Uint8Array(), 'Gewerk').catch(() => undefined);
      const before = process.cpuUsage();
      const fault = await documents.readPage(page, URL_OF_PAGE).then(
        () => undefined,
        (error: { fault: string }) => error.fault,
      );
      const { user, system } = process.cpuUsage(before);
      await documents.close();
      return { fault, workMs: (user + system) / 1_000 };
    };
    const { fault, workMs } = await read(DOCUMENT_LIMITS.timeMs);
    expect(fault).toBeUndefined();
    // On a busy machine the thread may report this only after the page was read; one such report is enough.
    const faults: (string | undefined)[] = [];
    while (faults.length < ATTEMPTS && !faults.includes('unreadable'))
      faults.push((await read(Math.ceil(workMs / 4))).fault);
    expect(faults).toContain('unreadable');
  });
});
