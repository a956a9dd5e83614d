import { createHash } from 'node:crypto';

export const isElsewhere = (photo: string): boolean => /^https?:\/\//i.test(photo);

/** The name of a stored rendition. */
export function renditionName(photo: string, width: number): string {
  return `${createHash('sha1').update(`${width} ${photo}`).digest('hex')}.webp`;
}
