import { createHash } from 'node:crypto';

/** Whether a photo stands elsewhere and must be fetched. */
export const isElsewhere = (photo: string): boolean => /^https?:\/\//i.test(photo);

/** The name under which one width of a photo is kept. */
export function renditionName(photo: string, width: number): string {
  return `${createHash('sha1').update(`${width} ${photo}`).digest('hex')}.webp`;
}
