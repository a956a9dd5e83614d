import { z } from 'zod';
import { FACTORS } from '../../limits/index.js';
import { typedLine } from '../../model/inputs/form-texts.js';
import { defineOperation } from '../operation.js';
import { accountId, accountLanguage, accountSchema, actingAccountSchema } from './accounts.js';
import { givenPassword } from './operator-password.js';

/** 'owner', or the id of a named account. */
const account = z.strictObject({ id: z.string().max(24) });
const changed = z.object({ account: actingAccountSchema });
const givenCode = z
  .string({ error: 'must be a string' })
  .min(1, 'must not be empty')
  .max(FACTORS.codeLength, `must have at most ${FACTORS.codeLength} characters`);

/** Each can be used once in place of a code. They are shown only this one time. */
const recoveryCodes = z.array(z.string().max(FACTORS.codeLength)).max(FACTORS.recoveryCodes);

const passkeyId = z
  .string({ error: 'must be a string' })
  .regex(/^[\w-]+$/, 'must be the id of a passkey')
  .max(FACTORS.passkeyIdLength, 'must be the id of a passkey');
const part = z.string({ error: 'must be a string' }).max(FACTORS.passkeyPartLength, 'is too long');

/**
 * The credential that a browser returns from a WebAuthn ceremony (`PublicKeyCredential.toJSON`); the library that
 * verifies it checks the rest.
 */
const passkeyAnswer = z.looseObject({
  id: passkeyId,
  rawId: passkeyId,
  type: z.literal('public-key', { error: 'must be public-key' }),
  response: z
    .looseObject({ clientDataJSON: part })
    .catchall(z.union([part, z.array(z.string().max(40)).max(10), z.number(), z.null()])),
  clientExtensionResults: z.record(z.string().max(40), z.unknown()),
});

/** The context of a ceremony that a browser signs. */
const ceremony = {
  /** In base64url. */
  challenge: z.string().max(200),
  /** E.g. `https://gewerk.example`. */
  origin: z.string().max(300),
  /** The host name in `origin`. */
  rpId: z.string().max(255),
};

/** Second factors of an account. */
export const getFactors = defineOperation({
  service: 'settings',
  name: 'get-factors',
  input: account,
  output: z.object({
    /** Whether logins require a code from an app. */
    hasTotp: z.boolean(),
    recoveryCodesLeft: z.number().int(),
    /** Newest first. */
    passkeys: z
      .array(
        z.object({
          id: passkeyId,
          name: z.string().max(FACTORS.passkeyNameLength),
          /** ISO instants. */
          createdAt: z.string(),
          lastUsedAt: z.string().max(30).nullable(),
        }),
      )
      .max(FACTORS.passkeys),
  }),
});

/**
 * Creates the secret of an authenticator app (TOTP, RFC 6238); codes are required once one has been confirmed.
 * Fails with `invalid-input` naming `password`.
 */
export const startTotp = defineOperation({
  service: 'settings',
  name: 'start-totp',
  input: account.extend({ password: givenPassword }),
  output: z.object({
    /** In base32, for typing in. */
    secret: z.string().max(64),
    /** For the QR code, `otpauth://totp/…`. */
    uri: z.string().max(500),
  }),
});

/** Requires codes at each login. Fails with `invalid-input` naming `code`. */
export const confirmTotp = defineOperation({
  service: 'settings',
  name: 'confirm-totp',
  input: account.extend({ code: givenCode }),
  output: changed.extend({ recoveryCodes }),
});

/** Stops requiring codes; repeats succeed. Fails with `invalid-input` naming `password`. */
export const removeTotp = defineOperation({
  service: 'settings',
  name: 'remove-totp',
  input: account.extend({ password: givenPassword }),
  output: changed,
});

/**
 * Replaces all recovery codes. Fails with `invalid-input` naming `password`, and with `conflict` if no codes are
 * required.
 */
export const makeRecoveryCodes = defineOperation({
  service: 'settings',
  name: 'make-recovery-codes',
  input: account.extend({ password: givenPassword }),
  output: changed.extend({ recoveryCodes }),
});

/** The second step of a login after the password: a code from the app, or a recovery code, which is used up. */
export const confirmLogin = defineOperation({
  service: 'settings',
  name: 'confirm-login',
  input: account.extend({
    /** Version of the account when its password was entered. */
    version: z.number().int(),
    code: givenCode,
  }),
  output: z.object({
    /** Null if the code is wrong or was used before. */
    account: actingAccountSchema.nullable(),
    by: z.enum(['app', 'recovery-code']).optional(),
    /** The account's rights changed after its password was entered: the login starts over. */
    isOver: z.boolean().optional(),
  }),
});

/**
 * Removes all second factors of an account, ends its sessions and informs the person by mail; repeats succeed.
 * Fails with `account-not-found`.
 */
export const resetFactors = defineOperation({
  service: 'settings',
  name: 'reset-factors',
  input: z.strictObject({ id: accountId, language: accountLanguage }),
  output: accountSchema,
  timeoutMs: 10_000,
});

/**
 * Removes all second factors of the owner of the password gate and ends the owner's sessions; for the shell
 * command. Repeats succeed.
 */
export const removeOwnersFactors = defineOperation({
  service: 'settings',
  name: 'remove-owners-factors',
  input: z.strictObject({}),
  output: z.object({
    /** False if there were none. */
    wereAny: z.boolean(),
  }),
});

/**
 * Options for a browser to create a passkey. Fails with `invalid-input` naming `password`, and with `conflict`
 * beyond `FACTORS.passkeys`.
 */
export const startPasskey = defineOperation({
  service: 'settings',
  name: 'start-passkey',
  input: account.extend({ password: givenPassword, challenge: ceremony.challenge, rpId: ceremony.rpId }),
  output: z.object({
    /** JSON (WebAuthn, `PublicKeyCredentialCreationOptionsJSON`). */
    options: z.string().max(FACTORS.passkeyPartLength * 2),
  }),
});

/** Stores a passkey that a browser has created. Fails with `invalid-input` naming `answer`. */
export const addPasskey = defineOperation({
  service: 'settings',
  name: 'add-passkey',
  input: account.extend({ ...ceremony, answer: passkeyAnswer, name: typedLine(FACTORS.passkeyNameLength) }),
  output: changed,
});

/** Removes a passkey of the account. Fails with `invalid-input` naming `password`, and with `passkey-not-found`. */
export const removePasskey = defineOperation({
  service: 'settings',
  name: 'remove-passkey',
  input: account.extend({ passkey: passkeyId, password: givenPassword }),
  output: changed,
});

/** The account whose passkey signed a challenge. */
export const logInByPasskey = defineOperation({
  service: 'settings',
  name: 'log-in-by-passkey',
  input: z.strictObject({ ...ceremony, answer: passkeyAnswer }),
  output: z.object({
    /** Null if the passkey is unknown or did not sign this challenge here. */
    account: actingAccountSchema.nullable(),
  }),
});
