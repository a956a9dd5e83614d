import { OWNER_ACCOUNT } from '@gewerk/contracts';
import {
  changeOperatorPassword,
  getOperatorPasswordVersion,
  type OutputOf,
  type ParsedInputOf,
  setOperatorPassword,
  verifyOperatorPassword,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { SecondFactor } from '../factors/second-factor.js';
import { refuseCommon } from './common-passwords.js';
import { OperatorPassword } from './operator-password.js';

/**
 * Verifies and changes the owner's password, for the operator's shell and for gateways of versions without named
 * accounts.
 */
@UseCase()
export class ChangeOperatorPassword {
  constructor(
    private readonly password: OperatorPassword,
    private readonly secondFactor: SecondFactor,
  ) {}

  @Answers(verifyOperatorPassword)
  verify({
    password,
  }: ParsedInputOf<typeof verifyOperatorPassword>): Promise<OutputOf<typeof verifyOperatorPassword>> {
    return this.password.verify(password);
  }

  @Answers(getOperatorPasswordVersion)
  async version(): Promise<OutputOf<typeof getOperatorPasswordVersion>> {
    const [version, isWeak] = await Promise.all([this.password.version(), this.password.isWeak()]);
    return { version, isWeak };
  }

  @Answers(changeOperatorPassword)
  change({
    oldPassword,
    newPassword,
  }: ParsedInputOf<typeof changeOperatorPassword>): Promise<{ version: number }> {
    return this.password.change(oldPassword, newPassword);
  }

  @Answers(setOperatorPassword)
  async set({
    password,
  }: ParsedInputOf<typeof setOperatorPassword>): Promise<OutputOf<typeof setOperatorPassword>> {
    refuseCommon(password, 'password');
    const { version } = await this.password.set(password);
    return { version, needsCode: await this.secondFactor.isAsked(OWNER_ACCOUNT) };
  }
}
