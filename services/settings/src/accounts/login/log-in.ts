import { OWNER_ACCOUNT } from '@gewerk/contracts';
import {
  changeAccountPassword,
  confirmLogin,
  getActingAccount,
  logIn,
  type OutputOf,
  type ParsedInputOf,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { hash, verify } from '@node-rs/argon2';
import { SecondFactor } from '../factors/second-factor.js';
import { AccountChanges } from '../named/account-changes.js';
import { noAccount, toActing } from '../named/account.mapper.js';
import { AccountsRepository } from '../named/accounts.repository.js';
import { refuseCommon } from '../password/common-passwords.js';
import { OperatorPassword } from '../password/operator-password.js';
import { ownerOf, Rights } from './rights.js';

/**
 * Hash of a password that no account has, so that checking an unknown address takes as long as checking a known one.
 */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$j0kKIX6OaIpQDowUODmiXQ$kdB1EyHsMgwgcmCW+eVedg/AJ53qrNWQTszXlF6eek0';

/** Logins of all accounts: the owner's, for which the password gate needs only the password, and named ones. */
@UseCase()
export class LogIn {
  constructor(
    private readonly owner: OperatorPassword,
    private readonly accounts: AccountsRepository,
    private readonly changes: AccountChanges,
    private readonly rights: Rights,
    private readonly secondFactor: SecondFactor,
  ) {}

  @Answers(logIn)
  async logIn({ email, password }: ParsedInputOf<typeof logIn>): Promise<OutputOf<typeof logIn>> {
    const id = await this.withPassword(email, password);
    const account = id === null ? null : await this.rights.of(id);
    if (!account) return { account: null };
    if (await this.secondFactor.isAsked(account.id)) return { account: null, pending: account };
    await this.rights.noteLogin(account.id);
    return { account };
  }

  @Answers(confirmLogin)
  async confirm({
    id,
    version,
    code,
  }: ParsedInputOf<typeof confirmLogin>): Promise<OutputOf<typeof confirmLogin>> {
    const account = await this.rights.of(id);
    if (account?.version !== version) return { account: null, isOver: true };
    const by = await this.secondFactor.consume(id, code);
    if (!by) return { account: null };
    await this.rights.noteLogin(id);
    return { account, by };
  }

  @Answers(getActingAccount)
  async acting({ id }: ParsedInputOf<typeof getActingAccount>): Promise<OutputOf<typeof getActingAccount>> {
    return { account: await this.rights.of(id) };
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
    await this.rights.demandPassword(id, oldPassword, 'oldPassword');
    refuseCommon(newPassword, 'newPassword');
    const passwordHash = await hash(newPassword);
    const changed = await this.changes.make((session) =>
      this.accounts.setPassword(id, passwordHash, session),
    );
    if (!changed) throw noAccount();
    return { account: toActing(changed) };
  }

  /** The id of the account with this password; null if the password is wrong. */
  private async withPassword(email: string | undefined, password: string): Promise<string | null> {
    if (email === undefined) return (await this.owner.verify(password)).isRight ? OWNER_ACCOUNT : null;
    const account = await this.accounts.findByEmail(email);
    const isRight = await verify(account?.passwordHash ?? NOBODYS_HASH, password);
    return account?.passwordHash && isRight ? account._id.toHexString() : null;
  }
}
