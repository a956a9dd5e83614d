import { readdirSync, readFileSync } from 'node:fs';
import { eventually, LARGE_AVIF } from '@gewerk/testing';
import sharp from 'sharp';
import { makeRenditions } from './make-renditions.js';
import { NoPhoto } from './no-photo.js';
import { PictureDecoder } from './picture-decoder.js';

describe('pictures from others', () => {
  const decoder = new PictureDecoder();
  let photo: Buffer;

  beforeAll(async () => {
    photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#246' } })
      .jpeg()
      .toBuffer();
  });
  afterAll(() => decoder.onApplicationShutdown());

  it('are decoded in a separate process with the same result', async () => {
    expect(await decoder.makeRenditions(photo)).toEqual(await makeRenditions(photo));
    expect(await decoder.measurePhoto(photo)).toEqual({ width: 900, height: 600 });
    expect(await decoder.drawLogo(photo, false)).toMatchObject({ width: 480, height: 320 });
    await expect(decoder.measurePhoto(Buffer.from('<svg/>'))).rejects.toEqual(
      new NoPhoto('it is not a JPEG, PNG, GIF, WebP or AVIF'),
    );
  });

  it('are refused if they take too long, and the next one is decoded', async () => {
    const strict = new PictureDecoder({ makeRenditions: 100, measurePhoto: 8_000, drawLogo: 100 });
    const refused = new NoPhoto('it takes too long to decode');
    const late = [1, 2, 3].map(() => expect(strict.makeRenditions(LARGE_AVIF)).rejects.toEqual(refused));
    expect(await strict.measurePhoto(photo)).toEqual({ width: 900, height: 600 });
    await Promise.all(late);
    strict.onApplicationShutdown();
  });

  it('are decoded by the same process as the previous one', async () => {
    await decoder.measurePhoto(photo);
    // Processes killed in the previous test disappear from the list a moment after they exit.
    await eventually(() => Promise.resolve(decodersOf(process.pid).length === 1));
    const before = decodersOf(process.pid);
    await decoder.measurePhoto(photo);
    expect(decodersOf(process.pid)).toEqual(before);
  });

  it('are not reported as damaged if the service stops', async () => {
    const stopping = new PictureDecoder();
    const decoded = stopping.makeRenditions(LARGE_AVIF);
    await eventually(() => Promise.resolve(decodersOf(process.pid).length > 1));
    stopping.onApplicationShutdown();
    await expect(decoded).rejects.toThrow('The decoding process ended with SIGKILL');
  });

  it.each([
    ['SIGKILL', 'The decoding process ended with SIGKILL'],
    ['SIGSEGV', 'it is damaged'],
  ] as const)('whose decoder ends with %s are refused: %s', async (signal, fault) => {
    await decoder.measurePhoto(photo);
    const decoded = decoder.makeRenditions(LARGE_AVIF);
    const failed = expect(decoded).rejects.toThrow(fault);
    for (const child of decodersOf(process.pid)) process.kill(child, signal);
    await failed;
  });

  it('are decoded by a new process after one was killed from outside', async () => {
    await decoder.measurePhoto(photo);
    const killed = decodersOf(process.pid);
    for (const child of killed) process.kill(child, 'SIGKILL');
    await eventually(() => Promise.resolve(!childrenOf(process.pid).some((child) => killed.includes(child))));
    expect(await decoder.measurePhoto(photo)).toEqual({ width: 900, height: 600 });
  });
});

const childrenOf = (parent: number): number[] =>
  readdirSync(`/proc/${parent}/task`).flatMap((thread) =>
    readFileSync(`/proc/${parent}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );

/** The child processes that decode; a jest worker has others, which stop the servers of earlier suites. */
const decodersOf = (parent: number): number[] =>
  childrenOf(parent).filter((child) => commandOf(child).includes('decode.process'));

/** '' if the process has exited in the meantime. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
