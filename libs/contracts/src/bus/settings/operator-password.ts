import { z } from 'zod';
import { PASSWORD } from '../../limits/index.js';
import { defineEvent } from '../event.js';
import { defineOperation } from '../operation.js';

/** A password as typed at a login: any text that may be a password. */
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
  /** Number of the password, from 1; sessions begun with an earlier one have ended. */
  version: z.number().int(),
});

/** Whether this is the operator's password. Fails with `unavailable` while none is set. */
export const verifyOperatorPassword = defineOperation({
  service: 'settings',
  name: 'verify-operator-password',
  input: z.strictObject({ password: givenPassword }),
  output: version.extend({ isRight: z.boolean() }),
});

/**
 * The version of the current password, 0 while none is set, and whether it is short or common, which only
 * ADMIN_PASSWORD can cause.
 */
export const getOperatorPasswordVersion = defineOperation({
  service: 'settings',
  name: 'get-operator-password-version',
  input: z.strictObject({}),
  output: version.extend({ isWeak: z.boolean().optional() }),
});

/**
 * Replaces the operator's password, given the old one. Fails with `invalid-input` naming `oldPassword` if it is
 * wrong.
 */
export const changeOperatorPassword = defineOperation({
  service: 'settings',
  name: 'change-operator-password',
  input: z.strictObject({ oldPassword: givenPassword, newPassword: chosenPassword }),
  output: version,
});

/** Replaces a lost password; for the shell command, which connects to the bus. */
export const setOperatorPassword = defineOperation({
  service: 'settings',
  name: 'set-operator-password',
  input: z.strictObject({ password: chosenPassword }),
  output: version.extend({
    /** Whether a login still requires a code. */
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
