import { randomInt } from 'node:crypto';
import { ensureOperatorPassword } from '@gewerk/contracts/bus';
import { PASSWORD } from '@gewerk/contracts/limits';
import { Answers, UseCase } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import type { OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { readEnv } from '../../env.js';
import { isWeak } from './common-passwords.js';
import { OperatorPasswordRepository } from './operator-password.repository.js';
import { OperatorPassword } from './operator-password.js';

/** Without characters that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** Ensures that there is a password: ADMIN_PASSWORD, or one that is generated on request. */
@UseCase()
export class EnsureOperatorPassword implements OnModuleInit {
  constructor(
    private readonly passwords: OperatorPasswordRepository,
    private readonly password: OperatorPassword,
  ) {}

  /** Applies a new ADMIN_PASSWORD, which ends existing sessions. */
  async onModuleInit(): Promise<void> {
    const { ADMIN_PASSWORD: password } = readEnv();
    if (password === undefined) return;
    if (isWeak(password)) {
      logger.warn(
        `ADMIN_PASSWORD has fewer than ${PASSWORD.minLength} characters or is one of the most common passwords; choose another`,
      );
    }
    const stored = await this.passwords.get();
    if (stored?.environmentHash && (await verify(stored.environmentHash, password))) return;
    if (stored) {
      await this.password.set(password, true);
      return;
    }
    const hashed = await hash(password);
    await this.passwords.create(hashed, hashed);
  }

  /** Returns a generated password; null if a password is already set. */
  @Answers(ensureOperatorPassword)
  async ensure(): Promise<{ generated: string | null }> {
    if (await this.passwords.get()) return { generated: null };
    const generated = makePassword();
    return { generated: (await this.passwords.create(await hash(generated), null)) ? generated : null };
  }
}

/** 20 characters out of 31, about 99 bits, in groups for copying by hand. */
function makePassword(): string {
  const character = (): string => ALPHABET[randomInt(ALPHABET.length)] ?? '';
  const group = (): string => Array.from({ length: GROUP_LENGTH }, character).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
