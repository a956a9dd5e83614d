import { invalidField, OWNER_ACCOUNT } from '@gewerk/contracts';
import {
  type ActingAccount,
  changeAccountPassword,
  getActingAccount,
  logIn,
  type OutputOf,
  type ParsedInputOf,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { hash, verify } from '@node-rs/argon2';
import { AccountChanges } from '../named/account-changes.js';
import { noAccount, toActing } from '../named/account.mapper.js';
import { AccountsRepository } from '../named/accounts.repository.js';
import { refuseCommon } from '../password/common-passwords.js';
import { OperatorPassword } from '../password/operator-password.js';

/** Of a password that no account has: an unknown address takes as long as a known one. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$j0kKIX6OaIpQDowUODmiXQ$kdB1EyHsMgwgcmCW+eVedg/AJ53qrNWQTszXlF6eek0';

/** Passwords of all accounts: the owner's, which the gate asks for alone, and those of named accounts. */
@UseCase()
export class LogIn {
  constructor(
    private readonly owner: OperatorPassword,
    private readonly accounts: AccountsRepository,
    private readonly changes: AccountChanges,
  ) {}

  @Answers(logIn)
  async logIn({ email, password }: ParsedInputOf<typeof logIn>): Promise<OutputOf<typeof logIn>> {
    if (email === undefined) {
      const { isRight, version } = await this.owner.verify(password);
      return { account: isRight ? ownerOf(version) : null };
    }
    const account = await this.accounts.findByEmail(email);
    const isRight = await verify(account?.passwordHash ?? NOBODYS_HASH, password);
    if (!account?.passwordHash || !isRight) return { account: null };
    await this.accounts.noteLogin(account._id);
    return { account: toActing(account) };
  }

  @Answers(getActingAccount)
  async acting({ id }: ParsedInputOf<typeof getActingAccount>): Promise<OutputOf<typeof getActingAccount>> {
    if (id === OWNER_ACCOUNT) return { account: ownerOf(await this.owner.version()) };
    const account = await this.accounts.find(id);
    return { account: account && toActing(account) };
  }

  @Answers(changeAccountPassword)
  async changePassword({
    id,
    oldPassword,
    newPassword,
  }: ParsedInputOf<typeof changeAccountPassword>): Promise<OutputOf<typeof changeAccountPassword>> {
    if (id === OWNER_ACCOUNT) {
      const { version } = await this.owner.change(oldPassword, newPassword);
      return { account: ownerOf(version) };
    }
    const account = await this.accounts.find(id);
    if (!account?.passwordHash) throw noAccount();
    if (!(await verify(account.passwordHash, oldPassword))) {
      throw invalidField('oldPassword', 'is not the current password');
    }
    refuseCommon(newPassword, 'newPassword');
    const passwordHash = await hash(newPassword);
    const changed = await this.changes.make((session) =>
      this.accounts.setPassword(id, passwordHash, session),
    );
    if (!changed) throw noAccount();
    return { account: toActing(changed) };
  }
}

const ownerOf = (version: number): ActingAccount => ({ id: OWNER_ACCOUNT, name: '', role: 'owner', version });
