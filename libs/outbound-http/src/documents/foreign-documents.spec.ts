import { startChild } from '@gewerk/testing';
import { allows, ForeignDocuments } from '../index.js';

const HALF_A_MEGABYTE = 512 * 1024;
const URL_OF_PAGE = 'https://werkstatt.example/';
const filled = (piece: string): string => piece.repeat(Math.ceil(HALF_A_MEGABYTE / piece.length));
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const meta = (address: string): string => `<meta property="og:image" content="${address}">`;

describe('documents of other sites', () => {
  const documents = new ForeignDocuments();
  afterAll(() => documents.close());

  it.each([
    ['open elements with text', '<b>x'],
    ['close tags that match nothing', '<i>x</u>'],
    ['forms within each other', '<div><form>'],
    ['links without an end', '<a href="x">y<a>'],
    ['comments that do not end', '<!--'],
    ['declarations that do not end', '<!['],
    ['tags that do not end', '<a '],
    ['attributes of one tag', ' b=c'],
    ['entities', '&amp'],
    ['offers', 'domain name '],
    ['white space', '\n \t<p>'],
    ['drawings', '<svg><title>'],
    ['scripts', '<script>x</script>'],
  ])('of half a megabyte are read within the time limit: %s', async (_what, piece) => {
    const page = await documents.readPage(bytes(meta('/halle.jpg') + filled(piece)), URL_OF_PAGE);
    expect(page).toEqual({ isParked: false, sharePictures: [`${URL_OF_PAGE}halle.jpg`] });
  });

  it('yield at most ten pictures per name, however many the page has', async () => {
    const many = Array.from({ length: 16_000 }, (_, index) => meta(`/${index}.jpg`)).join('');
    const { sharePictures } = await documents.readPage(bytes(many), URL_OF_PAGE);
    expect(sharePictures).toHaveLength(10);
    expect(sharePictures[9]).toBe(`${URL_OF_PAGE}9.jpg`);
  });

  it.each(['Disallow: *a\n', 'Disallow: /', 'User-agent: x\n', 'Allow: *%', ':\n', '\r'])(
    'that are a robots.txt with half a megabyte of %j are read and decide a long address',
    async (piece) => {
      const rules = await documents.readRobots(bytes(`User-agent: *\n${filled(piece)}`), 'Gewerk');
      expect(rules.rules.length).toBeLessThanOrEqual(1_001);
      expect(typeof allows(rules, URL_OF_PAGE + 'b'.repeat(2_000))).toBe('boolean');
    },
  );

  it('that take longer than their time limit fail', async () => {
    const hasty = new ForeignDocuments({ timeMs: 1 });
    const long = hasty.readPage(bytes(filled('<p>Wir reparieren alles.</p>')), URL_OF_PAGE);
    await expect(long).rejects.toMatchObject({
      fault: 'unreadable',
      message: 'The answer cannot be read: it takes more than 1 ms.',
    });
    await hasty.close();
  });

  it('are limited by processor time, however busy the machine is', async () => {
    const others = Array.from({ length: 8 }, () =>
      startChild(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
    );
    const page = bytes(filled('<p title="x">Wir reparieren alles.</p>'));
    // Each page is read in a thread that has not read one like it before.
    const readBy = async (fresh: ForeignDocuments) => {
      await fresh.readPage(bytes('<p>'), URL_OF_PAGE);
      const before = process.cpuUsage();
      const facts = await fresh.readPage(page, URL_OF_PAGE);
      await fresh.close();
      const { user, system } = process.cpuUsage(before);
      return { facts, spentMs: (user + system) / 1_000 };
    };
    try {
      const { spentMs } = await readBy(new ForeignDocuments());
      const { facts } = await readBy(new ForeignDocuments({ timeMs: Math.ceil(2 * spentMs) }));
      expect(facts).toEqual({ isParked: false, sharePictures: [] });
    } finally {
      for (const other of others) other.kill('SIGKILL');
    }
  });

  it('wait in a limited queue', async () => {
    const short = new ForeignDocuments({ threads: 1, waiting: 1 });
    const read = () => short.readPage(bytes('<title>Werkstatt</title>'), URL_OF_PAGE);
    const settled = await Promise.allSettled([read(), read(), read()]);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(settled[2]).toMatchObject({ reason: { fault: 'unreadable' } });
    await short.close();
  });

  it('are read by a new thread after one has crashed', async () => {
    const only = new ForeignDocuments({ threads: 1 });
    await expect(only.readPage(bytes('<p>'), 'no address')).rejects.toMatchObject({ fault: 'unreadable' });
    expect(await only.readPage(bytes('<title>Domain is parked</title>'), URL_OF_PAGE)).toMatchObject({
      isParked: true,
    });
    await only.close();
  });
});
