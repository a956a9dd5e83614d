const ADDRESS = /^\/media\/uploads\/([0-9a-f]{32})$/;

/** The address of a photo that a business owner uploaded. */
export const ownPhotoAddress = (id: string): string => `/media/uploads/${id}`;

/** The id of a photo that a business owner uploaded; null for any other address. */
export const ownPhotoId = (address: string): string | null => ADDRESS.exec(address)?.[1] ?? null;

/** Types of pictures that a business owner may send; the true type is checked when they are decoded. */
export const ownPhotoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

/** What the photo update came to for one business. */
export const photoOutcomes = [
  /** It had no photo and has its website's now. */
  'added',
  /** Photos that cannot be shown any more gave way to its website's. */
  'replaced',
  /** Its photos are fine, or could not be checked now. */
  'kept',
  /** Its website names no picture. */
  'no-picture',
  /** The picture that its website names cannot be shown. */
  'bad-picture',
  /** Its website does not let itself be read (robots.txt). */
  'disallowed',
  /** Its website gave no page. */
  'unreachable',
] as const;
export type PhotoOutcome = (typeof photoOutcomes)[number];

export const photoRunStates = ['queued', 'running', 'completed', 'stopped', 'failed'] as const;
