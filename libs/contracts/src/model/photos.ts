const ADDRESS = /^\/media\/uploads\/([0-9a-f]{32})$/;

/** The address of a photo that a business owner uploaded. */
export const ownPhotoAddress = (id: string): string => `/media/uploads/${id}`;

/** The id of a photo that a business owner uploaded; null for any other address. */
export const ownPhotoId = (address: string): string | null => ADDRESS.exec(address)?.[1] ?? null;

/** Picture types that a business owner may upload; the true type is checked by decoding. */
export const ownPhotoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

/** Outcome of the photo update for one business. */
export const photoOutcomes = [
  /** The business had no photo and now has one from its website. */
  'added',
  /** Photos that can no longer be shown were replaced by one from the website. */
  'replaced',
  /** The business's photos are fine, or could not be checked now. */
  'kept',
  /** Its website names no picture. */
  'no-picture',
  /** The picture that its website names cannot be shown. */
  'bad-picture',
  /** Its website forbids reading (robots.txt). */
  'disallowed',
  /** Its website returned no page. */
  'unreachable',
] as const;
export type PhotoOutcome = (typeof photoOutcomes)[number];

export const photoRunStates = ['queued', 'running', 'completed', 'stopped', 'failed'] as const;
