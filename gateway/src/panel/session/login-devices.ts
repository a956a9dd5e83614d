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
/** Of the cookies' secret, which the first gateway makes and all share. */
const SECRET_KEY = 'gewerk:login-devices:secret';
const ID_BYTES = 16;

/**
 * Browsers in which somebody has logged in to an account, by a signed cookie. It opens nothing: it only has wrong
 * passwords from this browser counted apart from those of strangers.
 */
@Injectable()
export class LoginDevices {
  constructor(
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'canonicalOrigin' | 'adminOrigin'>,
    private readonly redis: SharedRedis,
  ) {}

  /** The id of the browser that asks; undefined where it has not been used to log in to the account lately. */
  async find(request: FastifyRequest, account: string, now = this.redis.now()): Promise<string | undefined> {
    const cookie = request.cookies[cookieName(NAME, this.env)];
    if (cookie === undefined) return undefined;
    const [id, expires, signature, ...rest] = cookie.split('.');
    if (!id || !expires || !signature || rest.length > 0 || !(Number(expires) > now)) return undefined;
    const isOurs = isSignature(signature, await this.secret(), contentOf(account, id, expires));
    return isOurs ? id : undefined;
  }

  /** Knows the browser from now on. Call it after a right password only. */
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
