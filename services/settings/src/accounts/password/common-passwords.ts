import { invalidField } from '@gewerk/contracts';
import { PASSWORD } from '@gewerk/contracts/limits';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Of the 49,000 or so passwords most frequent in leaks, those that are long enough to be chosen. */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].map(String).filter(({ length }) => length >= PASSWORD.minLength),
);

/** Whatever its case. */
const isCommon = (password: string): boolean => common.has(password.toLowerCase());

/** Whether it is forbidden to choose: only the environment can set it. */
export const isWeak = (password: string): boolean =>
  password.length < PASSWORD.minLength || isCommon(password);

/** Throws `invalid-input` naming the field of a password that others try first. */
export function refuseCommon(password: string, field: string): void {
  if (isCommon(password)) throw invalidField(field, 'is one of the most common passwords; choose another');
}
