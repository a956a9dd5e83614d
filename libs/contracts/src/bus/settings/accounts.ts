import { z } from 'zod';
import { ACCOUNTS } from '../../limits/index.js';
import { mailAddress, typedLine } from '../../model/inputs/form-texts.js';
import { mailLanguages } from '../../model/mails.js';
import { roles } from '../../model/panel/roles.js';
import { defineEvent } from '../event.js';
import { defineOperation } from '../operation.js';
import { chosenPassword, givenPassword } from './operator-password.js';

const role = z.enum(roles, { error: `must be one of ${roles.join(', ')}` });
export const accountId = z
  .string({ error: 'must be a string' })
  .regex(/^[0-9a-f]{24}$/, 'must be the id of an account');
/** 'owner', or the id of a named account. */
const anyAccountId = z.string().max(24);
export const accountLanguage = z
  .enum(mailLanguages, { error: `must be one of ${mailLanguages.join(', ')}` })
  .default('de');

/** Who acts in the panel, and with which rights. */
export const actingAccountSchema = z.object({
  id: anyAccountId,
  /** '' for the owner of the password gate. */
  name: z.string().max(ACCOUNTS.nameLength),
  /** Missing for the owner of the password gate. */
  email: z.string().max(254).optional(),
  role,
  /** Incremented by changes of password, role and second factors; sessions with a lower value have ended. */
  version: z.number().int(),
});
export type ActingAccount = z.infer<typeof actingAccountSchema>;

export const accountSchema = z.object({
  id: anyAccountId,
  name: z.string().max(ACCOUNTS.nameLength),
  email: z.string(),
  role,
  /** Until its first password is set. */
  isInvited: z.boolean(),
  /** ISO instants. */
  createdAt: z.string(),
  lastLoginAt: z.string().max(30).nullable(),
  /** When the link of the last invitation expires; null if there is no invitation or it has expired. */
  invitedUntil: z.string().max(30).nullable(),
  /** Whether it has an app for codes or a passkey. */
  hasFactors: z.boolean().optional(),
});
export type Account = z.infer<typeof accountSchema>;

/**
 * Checks the credentials of a login; without an address, the owner's password. An unknown address takes as long as
 * a wrong password. Fails with `unavailable` while no owner's password is set.
 */
export const logIn = defineOperation({
  service: 'settings',
  name: 'log-in',
  input: z.strictObject({
    email: mailAddress().optional(),
    password: givenPassword,
  }),
  output: z.object({
    /** Null if the address or the password is wrong, or the account requires a code. */
    account: actingAccountSchema.nullable(),
    /** Instead of `account` if the password is correct but a code is still required (`confirmLogin`). */
    pending: actingAccountSchema.optional(),
  }),
});

/** The current rights of an account; null if it has ended. */
export const getActingAccount = defineOperation({
  service: 'settings',
  name: 'get-acting-account',
  input: z.strictObject({ id: anyAccountId }),
  output: z.object({ account: actingAccountSchema.nullable() }),
});

/**
 * Replaces the password of an account, given the old one. Fails with `invalid-input` naming `oldPassword` if it is
 * wrong.
 */
export const changeAccountPassword = defineOperation({
  service: 'settings',
  name: 'change-account-password',
  input: z.strictObject({ id: anyAccountId, oldPassword: givenPassword, newPassword: chosenPassword }),
  output: z.object({ account: actingAccountSchema }),
});

/** All accounts except the owner's, by name. */
export const listAccounts = defineOperation({
  service: 'settings',
  name: 'list-accounts',
  input: z.strictObject({}),
  output: z.object({ accounts: z.array(accountSchema).max(ACCOUNTS.most) }),
});

const invitedSchema = z.object({
  account: accountSchema,
  /** The link, to be passed on by hand; null if it is mailed. */
  link: z.string().max(400).nullable(),
});

/**
 * Creates an account and mails an invitation. Fails with `conflict` if the address has an account or there are
 * `ACCOUNTS.most`.
 */
export const inviteAccount = defineOperation({
  service: 'settings',
  name: 'invite-account',
  input: z.strictObject({
    email: mailAddress(),
    name: typedLine(ACCOUNTS.nameLength),
    role,
    language: accountLanguage,
  }),
  output: invitedSchema,
  timeoutMs: 10_000,
});

/**
 * Mails a new link that replaces the last one; it also serves to replace a lost password. Fails with
 * `account-not-found`.
 */
export const inviteAgain = defineOperation({
  service: 'settings',
  name: 'invite-again',
  input: z.strictObject({ id: accountId, language: accountLanguage }),
  output: invitedSchema,
  timeoutMs: 10_000,
});

/**
 * Sets the password through an invitation's link, which is used up. Fails with `forbidden` if the link is no
 * longer valid.
 */
export const acceptInvitation = defineOperation({
  service: 'settings',
  name: 'accept-invitation',
  input: z.strictObject({
    token: z.string({ error: 'must be the token of an invitation' }).min(20).max(100),
    password: chosenPassword,
  }),
  output: z.object({
    account: actingAccountSchema,
    /** True if the account also requires a code (`confirmLogin`). */
    needsCode: z.boolean().optional(),
  }),
});

/** Changes a role and ends the account's sessions. Fails with `account-not-found`. */
export const changeRole = defineOperation({
  service: 'settings',
  name: 'change-role',
  input: z.strictObject({ id: accountId, role }),
  output: accountSchema,
});

/** Ends an account and its sessions; repeats succeed. Its name stays in the audit trail. */
export const endAccount = defineOperation({
  service: 'settings',
  name: 'end-account',
  input: z.strictObject({ id: accountId }),
  output: z.object({
    /** Null if it had already ended. */
    name: z.string().max(ACCOUNTS.nameLength).nullable(),
  }),
});

/** An account's rights, password or second factors changed, or it ended: its earlier sessions have ended. */
export const accountChanged = defineEvent('settings.account-changed', z.object({ id: z.string() }));
