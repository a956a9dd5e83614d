import { timingSafeEqual } from 'node:crypto';

/**
 * Whether a caller may read the metrics: anyone if there is no token, otherwise only a caller that sends it as
 * `Authorization: Bearer TOKEN`.
 */
export function mayReadMetrics(authorization: string | undefined, token: string | undefined): boolean {
  if (token === undefined) return true;
  const [given, right] = [Buffer.from(authorization ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === right.length && timingSafeEqual(given, right);
}
