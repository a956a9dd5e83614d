import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { GewerkError } from '@gewerk/contracts';
import { FACTORS } from '@gewerk/contracts/limits';
import { Injectable } from '@nestjs/common';
import { SharedRedis } from '../redis.js';
import { sharedSecret } from './shared-secret.js';

const SECRET_KEY = 'gewerk:passkey-challenges:secret';
const NONCE_BYTES = 16;
const TIME_BYTES = 8;

const usedKey = (challenge: string): string =>
  `gewerk:passkey-challenge-used:${hash('sha256', challenge, 'base64url')}`;

/**
 * Challenges for passkeys to sign. They contain their expiry and a signature, so that requesting them, which anyone
 * may do, stores nothing. Used ones are kept in Redis at least until they expire, so that no gateway accepts one
 * twice.
 */
@Injectable()
export class PasskeyChallenges {
  constructor(private readonly redis: SharedRedis) {}

  /**
   * Issues a challenge, in base64url.
   * @param purpose what the challenge can be used for, and by whom
   */
  async issue(purpose: string, now = this.redis.now()): Promise<string> {
    const until = Buffer.alloc(TIME_BYTES);
    until.writeBigUInt64BE(BigInt(now + FACTORS.ceremony));
    const content = Buffer.concat([randomBytes(NONCE_BYTES), until]);
    return Buffer.concat([content, await this.signature(purpose, content)]).toString('base64url');
  }

  /**
   * The challenge that a browser claims to have signed. Fails with `forbidden` if it is not one of ours for this
   * purpose, or has expired.
   */
  async read(purpose: string, clientDataJson: string, now = this.redis.now()): Promise<string> {
    const challenge = challengeIn(clientDataJson);
    const bytes = Buffer.from(challenge, 'base64url');
    const content = bytes.subarray(0, NONCE_BYTES + TIME_BYTES);
    const [given, right] = [bytes.subarray(content.length), await this.signature(purpose, content)];
    const isOurs = given.length === right.length && timingSafeEqual(given, right);
    if (!isOurs || endOf(content) < now) throw tooLate();
    return challenge;
  }

  /** Marks a challenge as used. Fails with `forbidden` if it was used before. */
  async use(challenge: string, now = this.redis.now()): Promise<void> {
    // Kept longer than it is valid, since the gateways' estimates of the common time differ: a gateway that is behind
    // could otherwise accept it again.
    const keptMs = Math.max(endOf(Buffer.from(challenge, 'base64url')) - now, 0) + FACTORS.ceremony;
    const first = await this.redis.run((redis) => redis.set(usedKey(challenge), '1', 'PX', keptMs, 'NX'));
    if (first === null) throw tooLate();
  }

  private async signature(purpose: string, content: Buffer): Promise<Buffer> {
    const secret = await sharedSecret(this.redis, SECRET_KEY);
    return createHmac('sha256', secret).update(`passkey.${purpose}.`).update(content).digest();
  }
}

const endOf = (content: Buffer): number => Number(content.readBigUInt64BE(NONCE_BYTES));

/** '' if there is none. */
function challengeIn(clientDataJson: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString()) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

const tooLate = (): GewerkError =>
  new GewerkError('forbidden', 'This took too long or was already used; start again.');
