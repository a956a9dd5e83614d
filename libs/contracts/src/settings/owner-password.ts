import { z } from 'zod';
import { defineEvent } from '../core/event.js';
import { defineOperation } from '../core/operation.js';
import { PASSWORD } from '../limits.js';

/** A password as someone types it in to be let in: any text that a password may be. */
export const givenPassword = z
  .string({ error: 'must be a text' })
  .min(1, 'must not be empty')
  .max(PASSWORD.maxLength, `must have at most ${PASSWORD.maxLength} characters`);

/** A password that the owner chooses, 8 to 128 characters. */
export const chosenPassword = givenPassword.min(
  PASSWORD.minLength,
  `must have at least ${PASSWORD.minLength} characters`,
);

const version = z.object({
  /** Counts the passwords, from 1; sessions begun with an earlier one have ended. */
  version: z.number().int(),
});

/** Whether this is the owner's password. Fails with `unavailable` while none is set. */
export const verifyOwnerPassword = defineOperation({
  service: 'settings',
  name: 'verify-owner-password',
  input: z.strictObject({ password: givenPassword }),
  output: version.extend({ isRight: z.boolean() }),
});

/** The version of the password in force; 0 while none is set. */
export const getOwnerPasswordVersion = defineOperation({
  service: 'settings',
  name: 'get-owner-password-version',
  input: z.strictObject({}),
  output: version,
});

/** Replaces the password of an owner who knows the old one. Fails with `invalid-input` naming `oldPassword` where it is wrong. */
export const changeOwnerPassword = defineOperation({
  service: 'settings',
  name: 'change-owner-password',
  input: z.strictObject({ oldPassword: givenPassword, newPassword: chosenPassword }),
  output: version,
});

/** Replaces a lost password: for the shell, which reaches the bus. */
export const setOwnerPassword = defineOperation({
  service: 'settings',
  name: 'set-owner-password',
  input: z.strictObject({ password: chosenPassword }),
  output: version,
});

/** Makes a password where none is set yet and tells it this once; null where there is one. */
export const ensureOwnerPassword = defineOperation({
  service: 'settings',
  name: 'ensure-owner-password',
  input: z.strictObject({}),
  output: z.object({ generated: z.string().nullable() }),
});

/** The owner's password was replaced: sessions of earlier versions have ended. */
export const ownerPasswordChanged = defineEvent('settings.owner-password-changed', version);
