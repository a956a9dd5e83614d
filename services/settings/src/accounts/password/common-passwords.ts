import { invalidField } from '@gewerk/contracts';
import { PASSWORD } from '@gewerk/contracts/limits';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Those of the roughly 49,000 most frequent leaked passwords that are long enough to be chosen. */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].map(String).filter(({ length }) => length >= PASSWORD.minLength),
);

/** Whether a password is common, regardless of case. */
const isCommon = (password: string): boolean => common.has(password.toLowerCase());

/** Whether a password must not be chosen; it can still be set through the environment. */
export const isWeak = (password: string): boolean =>
  password.length < PASSWORD.minLength || isCommon(password);

/** Throws `invalid-input` naming the field if the password is a common one. */
export function refuseCommon(password: string, field: string): void {
  if (isCommon(password)) throw invalidField(field, 'is one of the most common passwords; choose another');
}
