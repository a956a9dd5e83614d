import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { KeptBodies } from './kept-bodies.js';

const QUALITY = 3;
const bytes = Buffer.from('tile '.repeat(1_000));

describe('kept bodies', () => {
  it('are compressed once for each encoding', async () => {
    const kept = new KeptBodies(100_000);
    const first = await kept.encode(bytes, '"a"', 'br', QUALITY);
    const again = await kept.encode(bytes, '"a"', 'br', QUALITY);
    expect(again.body).toBe(first.body);
    expect(brotliDecompressSync(again.body).equals(bytes)).toBe(true);
    const other = await kept.encode(bytes, '"a"', 'gzip', QUALITY);
    expect(gunzipSync(other.body).equals(bytes)).toBe(true);
  });

  it('are dropped beyond the byte limit, and small ones are not compressed', async () => {
    const kept = new KeptBodies(60);
    const first = await kept.encode(bytes, '"a"', 'br', QUALITY);
    for (const tag of ['"b"', '"c"', '"d"', '"e"'])
      await kept.encode(Buffer.from(tag.repeat(400)), tag, 'br', QUALITY);
    expect((await kept.encode(bytes, '"a"', 'br', QUALITY)).body).not.toBe(first.body);
    const small = Buffer.from('small');
    expect(await kept.encode(small, '"s"', 'br', QUALITY)).toEqual({ body: small, encoding: 'identity' });
  });
});
