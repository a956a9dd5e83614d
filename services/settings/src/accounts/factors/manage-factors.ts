import { GewerkError, invalidField } from '@gewerk/contracts';
import {
  confirmTotp,
  getFactors,
  makeRecoveryCodes,
  type OutputOf,
  type ParsedInputOf,
  removeTotp,
  startTotp,
} from '@gewerk/contracts/bus';
import { FACTORS } from '@gewerk/contracts/limits';
import { Answers, UseCase } from '@gewerk/messaging';
import { Rights } from '../login/rights.js';
import { makeRecoveryCode, makeSecret, periodOf, recoveryHash, uriOf } from './codes.js';
import { FactorVault } from './factor-vault.js';
import { FactorsRepository } from './factors.repository.js';
import { PasskeysRepository } from './passkeys.repository.js';

/** Manages an app's codes as the second factor of an account, and recovery codes in case the app is lost. */
@UseCase()
export class ManageFactors {
  constructor(
    private readonly factors: FactorsRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly vault: FactorVault,
    private readonly rights: Rights,
  ) {}

  @Answers(getFactors)
  async get({ id }: ParsedInputOf<typeof getFactors>): Promise<OutputOf<typeof getFactors>> {
    const { totpSecret = null, recoveryHashes = [] } = (await this.factors.find(id)) ?? {};
    const passkeys = (await this.passkeys.of(id)).map(({ _id, name, createdAt, lastUsedAt }) => ({
      id: _id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }));
    return { hasTotp: totpSecret !== null, recoveryCodesLeft: recoveryHashes.length, passkeys };
  }

  @Answers(startTotp)
  async start({ id, password }: ParsedInputOf<typeof startTotp>): Promise<OutputOf<typeof startTotp>> {
    await this.rights.demandPassword(id, password, 'password');
    const secret = makeSecret();
    await this.factors.setNewSecret(id, this.vault.seal(secret, id));
    return { secret, uri: uriOf(secret, await this.rights.labelOf(id)) };
  }

  @Answers(confirmTotp)
  async confirm({ id, code }: ParsedInputOf<typeof confirmTotp>): Promise<OutputOf<typeof confirmTotp>> {
    const sealed = (await this.factors.find(id))?.newTotpSecret ?? null;
    const secret = sealed && this.vault.open(sealed, id);
    const period = secret && periodOf(code, secret, await this.factors.now());
    if (!sealed || !period) throw invalidField('code', 'is not the code that the app shows now');
    const { codes, hashes } = newRecoveryCodes();
    const account = await this.rights.renew(id, async (session) => {
      const taken = { period, recoveryHashes: hashes };
      const isConfirmed = await this.factors.confirm(id, sealed, taken, session);
      if (!isConfirmed) throw invalidField('code', 'is for an app that has been replaced in the meantime');
    });
    return { account, recoveryCodes: codes };
  }

  @Answers(removeTotp)
  async remove({ id, password }: ParsedInputOf<typeof removeTotp>): Promise<OutputOf<typeof removeTotp>> {
    await this.rights.demandPassword(id, password, 'password');
    return { account: await this.rights.renew(id, (session) => this.factors.removeTotp(id, session)) };
  }

  @Answers(makeRecoveryCodes)
  async recoveryCodes({
    id,
    password,
  }: ParsedInputOf<typeof makeRecoveryCodes>): Promise<OutputOf<typeof makeRecoveryCodes>> {
    await this.rights.demandPassword(id, password, 'password');
    const { codes, hashes } = newRecoveryCodes();
    const account = await this.rights.renew(id, async (session) => {
      if (await this.factors.setRecoveryHashes(id, hashes, session)) return;
      throw new GewerkError(
        'conflict',
        'Two-step login is not set up for this account; set up an app first.',
      );
    });
    return { account, recoveryCodes: codes };
  }
}

function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: FACTORS.recoveryCodes }, makeRecoveryCode);
  return { codes, hashes: codes.map(recoveryHash) };
}
