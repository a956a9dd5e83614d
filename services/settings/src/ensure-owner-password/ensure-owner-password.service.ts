import { randomInt } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { readEnv } from '../env.js';
import { OwnerPasswordRepository } from '../owner-password/owner-password.repository.js';
import { OwnerPasswordService } from '../owner-password/owner-password.service.js';

/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** Sees to it that there is a password: the one of ADMIN_PASSWORD, or one made when asked for. */
@Injectable()
export class EnsureOwnerPasswordService implements OnModuleInit {
  constructor(
    private readonly passwords: OwnerPasswordRepository,
    private readonly service: OwnerPasswordService,
  ) {}

  /** Takes over an ADMIN_PASSWORD that was not taken over before, and ends the sessions of the old one. */
  async onModuleInit(): Promise<void> {
    const { ADMIN_PASSWORD: password } = readEnv();
    if (password === undefined) return;
    const stored = await this.passwords.read();
    if (stored?.environmentHash && (await verify(stored.environmentHash, password))) return;
    if (stored) {
      await this.service.set(password, true);
      return;
    }
    const hashed = await hash(password);
    await this.passwords.create(hashed, hashed);
  }

  /** Makes a password where none is set; null where there is one. */
  async ensure(): Promise<{ generated: string | null }> {
    if (await this.passwords.read()) return { generated: null };
    const generated = makePassword();
    return { generated: (await this.passwords.create(await hash(generated), null)) ? generated : null };
  }
}

/** 20 characters of 31, some 99 bits, in groups that can be copied by hand. */
function makePassword(): string {
  const character = (): string => ALPHABET[randomInt(ALPHABET.length)] ?? '';
  const group = (): string => Array.from({ length: GROUP_LENGTH }, character).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
