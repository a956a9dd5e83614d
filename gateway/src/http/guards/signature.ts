import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA-256 in base64url. */
export const signatureOf = (secret: string | Buffer, content: string): string =>
  createHmac('sha256', secret).update(content).digest('base64url');

export function isSignature(given: string, secret: string | Buffer, content: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(signatureOf(secret, content))];
  return one.length === other.length && timingSafeEqual(one, other);
}
