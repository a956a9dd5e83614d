import { createHash, randomBytes, randomInt } from 'node:crypto';
import { CLAIM, HAND_CLAIM } from '@gewerk/contracts/limits';
import { Types } from 'mongoose';

const ID_BYTES = 12;

/**
 * Entirely random, because MongoDB's own ids are consecutive: someone who requests one claim just before an
 * owner's and one just after it could guess the id in between and use up its attempts.
 */
export const newClaimId = (): Types.ObjectId => new Types.ObjectId(randomBytes(ID_BYTES));

/** The characters of a code, without those that look alike on paper. */
const CODE_CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const drawn = (length: number): string =>
  Array.from({ length }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join('');

export const newCode = (): string => drawn(CLAIM.characters);

/**
 * Creates a reference, which is given in a letter or call along with the code, so that the code can be entered
 * on any device.
 */
export const newReference = (): string => drawn(HAND_CLAIM.reference);

/** The stored form of a reference that someone typed. */
export const referenceOf = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

export const hashOf = (id: Types.ObjectId, code: string): string =>
  createHash('sha256').update(`${id.toHexString()}:${code}`).digest('base64url');

/** A code in two halves, as people read it aloud. */
export const inHalves = (text: string): string => {
  const half = text.length / 2;
  return `${text.slice(0, half)} ${text.slice(half)}`;
};
