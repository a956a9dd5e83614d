import { randomBytes } from 'node:crypto';
import type { SharedRedis } from '../redis.js';

const SECRET_BYTES = 32;

/** A secret that the first gateway creates and all share, for as long as Redis keeps it. */
export const sharedSecret = (shared: SharedRedis, key: string): Promise<string> =>
  shared.run(async (redis) => {
    const known = await redis.get(key);
    if (known !== null) return known;
    const made = randomBytes(SECRET_BYTES).toString('base64url');
    // Another gateway may have been first.
    await redis.set(key, made, 'NX');
    return (await redis.get(key)) ?? made;
  });
