import { GewerkError, invalidField } from '@gewerk/contracts';
import {
  changeOperatorPassword,
  getOperatorPasswordVersion,
  type OutputOf,
  type ParsedInputOf,
  setOperatorPassword,
  verifyOperatorPassword,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { verify } from '@node-rs/argon2';
import { OperatorPassword } from './operator-password.js';
import { OperatorPasswordRepository } from './operator-password.repository.js';

/** A check takes 19 MB and 2 passes of argon2id. */
@UseCase()
export class ChangeOperatorPassword {
  constructor(
    private readonly password: OperatorPassword,
    private readonly passwords: OperatorPasswordRepository,
  ) {}

  @Answers(verifyOperatorPassword)
  async verify({
    password,
  }: ParsedInputOf<typeof verifyOperatorPassword>): Promise<OutputOf<typeof verifyOperatorPassword>> {
    const stored = await this.passwords.get();
    if (!stored) {
      throw new GewerkError(
        'unavailable',
        "No operator's password is set: set ADMIN_PASSWORD or run npm run set-password.",
      );
    }
    return { isRight: await verify(stored.hash, password), version: stored.version };
  }

  @Answers(getOperatorPasswordVersion)
  async version(): Promise<{ version: number }> {
    return { version: (await this.passwords.get())?.version ?? 0 };
  }

  @Answers(changeOperatorPassword)
  async change({
    oldPassword,
    newPassword,
  }: ParsedInputOf<typeof changeOperatorPassword>): Promise<{ version: number }> {
    const { isRight } = await this.verify({ password: oldPassword });
    if (!isRight) throw invalidField('oldPassword', 'is not the current password');
    return this.password.set(newPassword);
  }

  @Answers(setOperatorPassword)
  set({ password }: ParsedInputOf<typeof setOperatorPassword>): Promise<{ version: number }> {
    return this.password.set(password);
  }
}
