import { z } from 'zod';
import { PASSWORD } from '../../limits/index.js';
import { defineEvent } from '../event.js';
import { defineOperation } from '../operation.js';

/** A password as someone types it in to be let in: any text that a password may be. */
export const givenPassword = z
  .string({ error: 'must be a string' })
  .min(1, 'must not be empty')
  .max(PASSWORD.maxLength, `must have at most ${PASSWORD.maxLength} characters`);

/** A password that the operator chooses, 8 to 128 characters. */
export const chosenPassword = givenPassword.min(
  PASSWORD.minLength,
  `must have at least ${PASSWORD.minLength} characters`,
);

const version = z.object({
  /** Counts the passwords, from 1; sessions begun with an earlier one have ended. */
  version: z.number().int(),
});

/** Whether this is the operator's password. Fails with `unavailable` while none is set. */
export const verifyOperatorPassword = defineOperation({
  service: 'settings',
  name: 'verify-operator-password',
  input: z.strictObject({ password: givenPassword }),
  output: version.extend({ isRight: z.boolean() }),
});

/** The version of the password in force, 0 while none is set, and whether it is short or common, as only ADMIN_PASSWORD can be. */
export const getOperatorPasswordVersion = defineOperation({
  service: 'settings',
  name: 'get-operator-password-version',
  input: z.strictObject({}),
  output: version.extend({ isWeak: z.boolean().optional() }),
});

/** Replaces the password of an operator who knows the old one. Fails with `invalid-input` naming `oldPassword` where it is wrong. */
export const changeOperatorPassword = defineOperation({
  service: 'settings',
  name: 'change-operator-password',
  input: z.strictObject({ oldPassword: givenPassword, newPassword: chosenPassword }),
  output: version,
});

/** Replaces a lost password: for the shell, which reaches the bus. */
export const setOperatorPassword = defineOperation({
  service: 'settings',
  name: 'set-operator-password',
  input: z.strictObject({ password: chosenPassword }),
  output: version.extend({
    /** Whether a login still asks for a code. */
    needsCode: z.boolean().optional(),
  }),
});

/** Creates a password if none is set and returns it once; null if one is set. */
export const ensureOperatorPassword = defineOperation({
  service: 'settings',
  name: 'ensure-operator-password',
  input: z.strictObject({}),
  output: z.object({ generated: z.string().nullable() }),
});

/** The operator's password was replaced: sessions of earlier versions have ended. */
export const operatorPasswordChanged = defineEvent('settings.operator-password-changed', version);
