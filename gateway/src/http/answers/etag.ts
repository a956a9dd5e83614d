import { hash } from 'node:crypto';

/** Strong entity tag of a body. */
export function entityTag(body: Uint8Array): string {
  return `"${hash('sha1', body, 'base64url')}"`;
}

/** Whether If-None-Match contains the tag; weak forms compare equal, since shared caches create them. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
}
