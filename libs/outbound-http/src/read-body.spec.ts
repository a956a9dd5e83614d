import { readBody } from './read-body.js';

/** A body in pieces of one byte, whose memory is reused for the next one: anything kept must be a copy. */
async function* byteByByte(bytes: number): AsyncGenerator<Uint8Array> {
  const piece = new Uint8Array(1);
  for (let at = 0; at < bytes; at += 1) {
    piece[0] = at % 251;
    yield piece;
  }
}

const expected = (bytes: number): number[] => Array.from({ length: bytes }, (_, at) => at % 251);

describe('the body of a response from another site', () => {
  it('is copied as it arrives, so that many small pieces take no more memory than their size', async () => {
    const body = await readBody(byteByByte(40_000), 50_000, false);
    expect([...body]).toEqual(expected(40_000));
    expect(body.buffer.byteLength).toBe(40_000);
  });

  it('is read completely up to its limit, and refused or truncated beyond it', async () => {
    expect(await readBody(byteByByte(1_000), 1_000, false)).toHaveLength(1_000);
    await expect(readBody(byteByByte(1_001), 1_000, false)).rejects.toMatchObject({ fault: 'too-large' });
    expect([...(await readBody(byteByByte(1_001), 1_000, true))]).toEqual(expected(1_000));
    expect(await readBody(byteByByte(0), 1_000, false)).toHaveLength(0);
  });
});
