import { hash as hashOf, randomBytes } from 'node:crypto';
import { GewerkError, type MailLanguage } from '@gewerk/contracts';
import {
  acceptInvitation,
  inviteAccount,
  inviteAgain,
  type OutputOf,
  type ParsedInputOf,
  sendInvitation,
} from '@gewerk/contracts/bus';
import { ACCOUNTS } from '@gewerk/contracts/limits';
import { Answers, MessageBus, UseCase } from '@gewerk/messaging';
import { hash } from '@node-rs/argon2';
import { SecondFactor } from '../factors/second-factor.js';
import { refuseCommon } from '../password/common-passwords.js';
import { AccountChanges } from './account-changes.js';
import { noAccount, toAccount, toActing } from './account.mapper.js';
import type { StoredAccount } from './account.schema.js';
import { AccountsRepository } from './accounts.repository.js';

type Invited = OutputOf<typeof inviteAccount>;

const TOKEN_BYTES = 32;

/**
 * Mailed links, each of which can be used once to set an account's password. Only the hash of a link's token is
 * stored.
 */
@UseCase()
export class Invitations {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly changes: AccountChanges,
    private readonly secondFactor: SecondFactor,
    private readonly bus: MessageBus,
  ) {}

  @Answers(inviteAccount)
  async invite({ language, ...person }: ParsedInputOf<typeof inviteAccount>): Promise<Invited> {
    const { token, invitation } = newInvitation();
    const account = await this.accounts.create(person, invitation);
    if (account === 'taken') throw taken();
    if (account === 'full') throw full();
    return this.send(account, token, language);
  }

  @Answers(inviteAgain)
  async again({ id, language }: ParsedInputOf<typeof inviteAgain>): Promise<Invited> {
    const { token, invitation } = newInvitation();
    const account = await this.accounts.invite(id, invitation);
    if (!account) throw noAccount();
    return this.send(account, token, language);
  }

  @Answers(acceptInvitation)
  async accept({
    token,
    password,
  }: ParsedInputOf<typeof acceptInvitation>): Promise<OutputOf<typeof acceptInvitation>> {
    // Anyone may call this, and hashing a password costs memory and time, so it is done only for a person
    // with an invitation.
    if (!(await this.accounts.isInvited(hashOfToken(token)))) throw over();
    refuseCommon(password, 'password');
    const passwordHash = await hash(password);
    const accepted = await this.changes.make((session) =>
      this.accounts.accept(hashOfToken(token), passwordHash, session),
    );
    if (!accepted) throw over();
    const account = toActing(accepted);
    // Access to the mailbox replaces a lost password, but not a second factor.
    return { account, needsCode: await this.secondFactor.isAsked(account.id) };
  }

  private async send(account: StoredAccount, token: string, language: MailLanguage): Promise<Invited> {
    const { _id, name, role, email = '' } = account;
    // The hash distinguishes invitations without revealing the token.
    const id = `${_id.toHexString()}:${hashOfToken(token).slice(0, 12)}`;
    const { link } = await this.bus.request(sendInvitation, { id, to: email, name, role, language, token });
    return { account: toAccount(account), link };
  }
}

function newInvitation(): { token: string; invitation: NonNullable<StoredAccount['invitation']> } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const until = new Date(Date.now() + ACCOUNTS.invitation);
  return { token, invitation: { hash: hashOfToken(token), until } };
}

const hashOfToken = (token: string): string => hashOf('sha256', token, 'base64url');

const over = (): GewerkError =>
  new GewerkError('forbidden', 'This invitation was used or has expired; request a new one.');

const full = (): GewerkError =>
  new GewerkError('conflict', `There are ${ACCOUNTS.most} accounts already; close one first.`);

function taken(): GewerkError {
  const message = 'already has an account';
  return new GewerkError('conflict', `email: ${message}`, [{ field: 'email', message }]);
}
