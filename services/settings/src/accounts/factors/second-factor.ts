import type { OutputOf, confirmLogin } from '@gewerk/contracts/bus';
import { Injectable } from '@nestjs/common';
import { periodOf, recoveryHash } from './codes.js';
import { FactorVault } from './factor-vault.js';
import { FactorsRepository } from './factors.repository.js';

/** Checks what a login needs in addition to the correct password. */
@Injectable()
export class SecondFactor {
  constructor(
    private readonly factors: FactorsRepository,
    private readonly vault: FactorVault,
  ) {}

  /** Whether logins to an account require a code. */
  async isAsked(id: string): Promise<boolean> {
    return Boolean((await this.factors.find(id))?.totpSecret);
  }

  /** Uses up a code. Returns its kind; undefined if the code is wrong or was used before. */
  async consume(id: string, code: string): Promise<OutputOf<typeof confirmLogin>['by']> {
    const sealed = (await this.factors.find(id))?.totpSecret;
    if (!sealed) return undefined;
    const secret = this.vault.open(sealed, id);
    const period = secret === null ? null : periodOf(code, secret, await this.factors.now());
    if (period !== null) return (await this.factors.takePeriod(id, sealed, period)) ? 'app' : undefined;
    return (await this.factors.takeRecoveryCode(id, recoveryHash(code))) ? 'recovery-code' : undefined;
  }
}
