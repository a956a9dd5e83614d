import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseEncoding, encodeBody } from './encode-body.js';

describe('chooseEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    ['BR;q=0.5', 'br'],
    ['deflate', 'identity'],
  ])('maps %p to %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

describe('encodeBody', () => {
  const page = Buffer.from('<p>Werkstatt Müller</p>'.repeat(200));

  it('returns the same bytes after decompression', async () => {
    const brotli = await encodeBody(page, 'br', 5);
    const gzip = await encodeBody(page, 'gzip', 5);
    expect(brotli.encoding).toBe('br');
    expect(brotliDecompressSync(brotli.body).equals(page)).toBe(true);
    expect(gunzipSync(gzip.body).equals(page)).toBe(true);
  });

  it('does not compress small bodies', async () => {
    expect(await encodeBody(Buffer.from('[]'), 'br', 5)).toEqual({
      body: Buffer.from('[]'),
      encoding: 'identity',
    });
  });
});
