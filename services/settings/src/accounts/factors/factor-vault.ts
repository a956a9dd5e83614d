import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto';
import { logger } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { readEnv } from '../../env.js';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const PURPOSE = 'gewerk:second-factors:1';
const KEY_NAME_LENGTH = 8;

/**
 * Encrypts secrets of second factors before they are stored, so that a copy of the database or a backup
 * reveals none. The key is derived from the password with which this service connects to MongoDB, which
 * neither the database nor a backup contains (decision 055).
 */
@Injectable()
export class FactorVault {
  private readonly key: Buffer;
  /** Identifies the key without revealing anything about it. */
  private readonly keyName: string;

  constructor() {
    this.key = Buffer.from(hkdfSync('sha256', passwordIn(readEnv().MONGO_URL), '', PURPOSE, KEY_BYTES));
    this.keyName = hash('sha256', this.key, 'base64url').slice(0, KEY_NAME_LENGTH);
  }

  /** @param account the account that the secret belongs to; no other account can use the encrypted value */
  seal(secret: string, account: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, iv).setAAD(Buffer.from(account));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return [
      this.keyName,
      ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')),
    ].join('.');
  }

  /**
   * Decrypts a secret. Null, with a log entry, if it was encrypted while the database had another password. Throws if
   * it was altered.
   */
  open(sealed: string, account: string): string | null {
    const [keyName, ...parts] = sealed.split('.');
    if (keyName !== this.keyName) {
      logger.warn({ account }, 'A second factor was sealed under another MongoDB password; set it up again');
      return null;
    }
    const [iv, tag, content] = parts.map((part) => Buffer.from(part, 'base64url'));
    if (!iv || !tag || !content) throw new Error(`The sealed second factor of ${account} is incomplete`);
    const decipher = createDecipheriv(CIPHER, this.key, iv).setAAD(Buffer.from(account)).setAuthTag(tag);
    return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
  }
}

/** The password in a URL; '' if it has none. A URL may name several hosts, which `URL` cannot parse. */
const passwordIn = (url: string): string =>
  decodeURIComponent(/^mongodb(?:\+srv)?:\/\/[^:@/]+:([^@/]*)@/.exec(url)?.[1] ?? '');
