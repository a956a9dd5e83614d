import { randomBytes } from 'node:crypto';
import { LOGIN } from '@gewerk/contracts/limits';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../../env.js';
import { isSignature, signatureOf } from '../../http/guards/signature.js';
import { SharedRedis } from '../redis.js';
import { attributesOf, cookieName } from './session-cookie.js';
import { sharedSecret } from './shared-secret.js';

const NAME = 'gewerk_device';
/** Key of the cookies' secret, which the first gateway creates and all share. */
const SECRET_KEY = 'gewerk:login-devices:secret';
const ID_BYTES = 16;

/**
 * Browsers that have been used to log in to an account, identified by a signed cookie. The cookie gives no
 * access: wrong passwords from this browser are merely counted separately from those of strangers.
 */
@Injectable()
export class LoginDevices {
  constructor(
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'canonicalOrigin' | 'adminOrigin'>,
    private readonly redis: SharedRedis,
  ) {}

  /** The id of the calling browser; undefined if it has not recently been used to log in to the account. */
  async find(request: FastifyRequest, account: string, now = this.redis.now()): Promise<string | undefined> {
    const cookie = request.cookies[cookieName(NAME, this.env)];
    if (cookie === undefined) return undefined;
    const [id, expires, signature, ...rest] = cookie.split('.');
    if (!id || !expires || !signature || rest.length > 0 || !(Number(expires) > now)) return undefined;
    const isOurs = isSignature(signature, await this.secret(), contentOf(account, id, expires));
    return isOurs ? id : undefined;
  }

  /** Makes the browser known. Call it only after a correct password. */
  async remember(reply: FastifyReply, account: string, now = this.redis.now()): Promise<void> {
    const id = randomBytes(ID_BYTES).toString('base64url');
    const expires = String(now + LOGIN.knownBrowser);
    const signature = signatureOf(await this.secret(), contentOf(account, id, expires));
    void reply.setCookie(cookieName(NAME, this.env), `${id}.${expires}.${signature}`, {
      ...attributesOf(this.env),
      maxAge: LOGIN.knownBrowser / 1_000,
    });
  }

  private secret(): Promise<string> {
    return sharedSecret(this.redis, SECRET_KEY);
  }
}

const contentOf = (account: string, id: string, expires: string): string =>
  `login-device.${account}.${id}.${expires}`;
