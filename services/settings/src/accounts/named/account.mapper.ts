import { GewerkError } from '@gewerk/contracts';
import type { Account, ActingAccount } from '@gewerk/contracts/bus';
import type { StoredAccount } from './account.schema.js';

export function toAccount(stored: StoredAccount, now = new Date()): Account {
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
  };
}

export const toActing = ({ _id, name, role, version }: StoredAccount): ActingAccount => ({
  id: _id.toHexString(),
  name,
  role,
  version,
});

export const noAccount = (): GewerkError => new GewerkError('account-not-found', 'This account has ended.');
