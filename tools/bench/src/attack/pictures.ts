import { setTimeout as delay } from 'node:timers/promises';
import { deflateSync, crc32 } from 'node:zlib';
import type { BusinessForm } from '@gewerk/contracts';
import { FORM_GUARD } from '@gewerk/contracts/limits';
import { isAlive } from '@gewerk/engines';
import { avifOfOverlays, jpegOfScans, LARGE_AVIF } from '@gewerk/testing';
import { Attempts, type Family, type Target } from './attempts.js';

const CODE_WITHIN_MS = 30_000;
const MB = 1024 * 1024;
const PAYLOAD = '<script>alert(document.domain)</script>';

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
};

/** A PNG that declares this size, with these bytes as its image data. */
function png(width: number, height: number, lines: Buffer, ...more: Buffer[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    ...more,
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const SMALL = (): Buffer => png(2, 2, Buffer.alloc(14));
const GIF = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/** Malformed pictures, by their fault, each sent as the given type. */
const PICTURES: Readonly<Record<string, { type: string; make: () => Buffer }>> = {
  'a drawing with a script': {
    type: 'image/svg+xml',
    make: () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`),
  },
  'a drawing that is called a PNG': {
    type: 'image/png',
    make: () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${PAYLOAD}</svg>`),
  },
  'a page that is called a JPEG': {
    type: 'image/jpeg',
    make: () => Buffer.from(`<!doctype html>${PAYLOAD}`),
  },
  'a page after the end of a PNG': {
    type: 'image/png',
    make: () => Buffer.concat([SMALL(), Buffer.from(PAYLOAD)]),
  },
  'a page in a comment of a PNG': {
    type: 'image/png',
    make: () => png(2, 2, Buffer.alloc(14), chunk('tEXt', Buffer.from(`Comment\0${PAYLOAD}`))),
  },
  'a script that begins like a GIF': {
    type: 'image/gif',
    make: () => Buffer.from(`GIF89a/*${PAYLOAD}*/=1;`),
  },
  'a GIF with a page behind it': {
    type: 'image/webp',
    make: () => Buffer.concat([GIF, Buffer.from(PAYLOAD)]),
  },
  'a zip behind a PNG': {
    type: 'image/png',
    make: () => Buffer.concat([SMALL(), Buffer.from('PK\u0003\u0004')]),
  },
  '50,000 × 50,000 points': { type: 'image/png', make: () => png(50_000, 50_000, Buffer.alloc(20 * MB)) },
  '30,000 × 30,000 points that are there': {
    type: 'image/png',
    make: () => png(30_000, 30_000, Buffer.alloc(300 * MB)),
  },
  '2,147,483,647 points in a line': {
    type: 'image/png',
    make: () => png(2_147_483_647, 1, Buffer.alloc(10)),
  },
  'no points': { type: 'image/png', make: () => png(0, 0, Buffer.alloc(0)) },
  'a profile of 60 MB': {
    type: 'image/png',
    make: () =>
      png(
        2,
        2,
        Buffer.alloc(14),
        chunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(60 * MB))])),
      ),
  },
  'half a PNG': { type: 'image/png', make: () => SMALL().subarray(0, 40) },
  'a JPEG of two bytes': { type: 'image/jpeg', make: () => Buffer.from('ffd8', 'hex') },
  'a JPEG of 600 scans': { type: 'image/jpeg', make: () => jpegOfScans(8_000, 5_000, 600) },
  'an AVIF of 16 megapixels four times': { type: 'image/avif', make: () => avifOfOverlays(LARGE_AVIF) },
  'a JPEG of noise': {
    type: 'image/jpeg',
    make: () => Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(MB, 0xff)]),
  },
  'a WebP of noise': {
    type: 'image/webp',
    make: () => Buffer.concat([Buffer.from('RIFF\xff\xff\xff\x7fWEBPVP8L', 'latin1'), Buffer.alloc(MB, 7)]),
  },
  'an AVIF of noise': {
    type: 'image/avif',
    make: () => Buffer.concat([Buffer.from('0000001c6674797061766966', 'hex'), Buffer.alloc(MB, 7)]),
  },
  '9 MB': { type: 'image/png', make: () => Buffer.alloc(9 * MB) },
  nothing: { type: 'image/png', make: () => Buffer.alloc(0) },
};

/** Photos sent by a confirmed business owner: whatever they contain, only a redrawn picture may be served. */
export const pictures: Family = {
  name: 'pictures',
  async run(target) {
    const attempts = new Attempts();
    const pass = await passOfListing(target);
    for (const [name, { type, make }] of Object.entries(PICTURES)) {
      const media = target.system.processOf('media');
      const answer = await fetch(`${target.url}/api/own-listing/photos`, {
        method: 'POST',
        headers: { authorization: `Bearer ${pass}`, 'content-type': type },
        body: new Uint8Array(make()),
      });
      const text = await answer.text();
      const isOdd = answer.status === 201 && (await isServedOddly(target, text));
      const isWon = isOdd || !isAlive(media) || answer.status > 500;
      target.say(`${name}: ${answer.status}${isWon ? ` WON ${text.slice(0, 200)}` : ''}`);
      attempts.note(name, { isWon, status: answer.status });
    }
    return attempts;
  },
};

/** Whether an accepted photo is served as anything but a WebP without the hidden content. */
async function isServedOddly({ url }: Target, taken: string): Promise<boolean> {
  const { photo } = JSON.parse(taken) as { photo: string };
  const served = await fetch(`${url}${photo}/400`);
  const bytes = Buffer.from(await served.arrayBuffer());
  const isPicture =
    served.headers.get('content-type') === 'image/webp' && bytes.subarray(8, 12).toString() === 'WEBP';
  return served.status === 200 && (!isPicture || bytes.includes(PAYLOAD));
}

/**
 * The pass of a business owner, obtained in the usual way: with the code that is mailed to the listing's
 * address.
 */
async function passOfListing({ url, headers }: Target): Promise<string> {
  const key = `attack-${Date.now()}`;
  const email = `${key}@pictures.example`;
  const form: BusinessForm = {
    ...{ name: 'Bildwerk', category: 'Fotograf', type: '', subtypes: [], description: '' },
    ...{ address: '', fullAddress: '', postalCode: '', city: 'Bayreuth', state: '', countryCode: 'DE' },
    ...{ latitude: null, longitude: null, phone: '', email, website: '', rating: null, reviewCount: null },
    ...{ reviewsLink: '', photos: [], priceLevel: null, businessStatus: null, verified: false, hours: null },
  };
  const json = { ...headers, 'content-type': 'application/json' };
  const made = await fetch(`${url}/api/admin/businesses`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ key, form }),
  });
  if (!made.ok) throw new Error(`creating a business answered ${made.status}: ${await made.text()}`);
  const { id: businessId } = (await made.json()) as { id: string };
  const { token } = (await (await fetch(`${url}/api/form-token?form=claim`)).json()) as { token: string };
  await delay(FORM_GUARD.minimumAge);
  const send = async <T>(path: string, body: object): Promise<T> => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { id } = await send<{ id: string }>('/api/claims', {
    business_id: businessId,
    email,
    form_token: token,
  });
  const code = await mailedCode({ url, headers }, email);
  return (
    await send<{ pass: string }>('/api/own-listing/pass', { business_id: businessId, claim: { id, code } })
  ).pass;
}

async function mailedCode(
  { url, headers }: Pick<Target, 'url' | 'headers'>,
  address: string,
): Promise<string> {
  for (const end = Date.now() + CODE_WITHIN_MS; Date.now() < end; await delay(250)) {
    const answer = await fetch(`${url}/api/admin/mails?state=not-sent&limit=100`, { headers });
    const { mails } = (await answer.json()) as { mails: { to: string | null; text: string }[] };
    const code = /^> (\w{8})$/m.exec(mails.find(({ to }) => to === address)?.text ?? '')?.[1];
    if (code !== undefined) return code;
  }
  throw new Error(`no code came to ${address}`);
}
