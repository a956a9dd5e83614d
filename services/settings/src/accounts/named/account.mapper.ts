import { GewerkError } from '@gewerk/contracts';
import type { Account, ActingAccount } from '@gewerk/contracts/bus';
import type { StoredAccount } from './account.schema.js';

/** @param hasFactors whether it has active second factors, if known */
export function toAccount(stored: StoredAccount, hasFactors?: boolean, now = new Date()): Account {
  const { _id, name, email = '', role, passwordHash, createdAt, lastLoginAt, invitation } = stored;
  return {
    id: _id.toHexString(),
    name,
    email,
    role,
    isInvited: passwordHash === null,
    createdAt: createdAt.toISOString(),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    invitedUntil: invitation && invitation.until > now ? invitation.until.toISOString() : null,
    ...(hasFactors === undefined ? {} : { hasFactors }),
  };
}

export const toActing = ({ _id, name, email, role, version }: StoredAccount): ActingAccount => ({
  id: _id.toHexString(),
  name,
  ...(email === undefined ? {} : { email }),
  role,
  version,
});

export const noAccount = (): GewerkError =>
  new GewerkError('account-not-found', 'This account no longer exists.');
