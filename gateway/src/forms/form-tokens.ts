import { randomBytes } from 'node:crypto';
import { GewerkError } from '@gewerk/contracts';
import type { FormName } from '@gewerk/contracts/http';
import { FORM_GUARD } from '@gewerk/contracts/limits';
import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { isSignature, signatureOf } from '../http/guards/signature.js';
import { SharedRedis } from '../panel/redis.js';

const ID_BYTES = 16;

export interface FormToken {
  token: string;
  earliest: Date;
  expires: Date;
}

/** Signed tokens that prove which form was opened here and when. The storing service accepts each id only once. */
@Injectable()
export class FormTokens {
  private readonly secret: string | Buffer;

  constructor(
    @Inject(GATEWAY_ENV) env: Pick<GatewayEnv, 'FORM_SECRET'>,
    @Inject(SharedRedis) private readonly clock: Pick<SharedRedis, 'now'>,
  ) {
    this.secret = env.FORM_SECRET ?? randomBytes(32);
  }

  /** A token for a form that is opened at `now`, in milliseconds since the epoch. */
  issue(form: FormName, now: number = this.clock.now()): FormToken {
    const content = `${form}.${now}.${randomBytes(ID_BYTES).toString('base64url')}`;
    return {
      token: `${content}.${signatureOf(this.secret, content)}`,
      earliest: new Date(now + FORM_GUARD.minimumAge),
      expires: new Date(now + FORM_GUARD.maximumAge),
    };
  }

  /** The id of a token. Fails with `forbidden` if it is forged, for another form, too young or too old. */
  check(form: FormName, token: string, now: number = this.clock.now()): string {
    const [named, issuedAt, id, signature, ...rest] = token.split('.');
    const isOurs =
      rest.length === 0 &&
      id !== undefined &&
      signature !== undefined &&
      isSignature(signature, this.secret, `${named}.${issuedAt}.${id}`);
    if (!isOurs || named !== form) throw refused('is not valid for this form; open the form again');
    const age = now - Number(issuedAt);
    if (age > FORM_GUARD.maximumAge) throw refused('has expired; open the form again');
    if (age < FORM_GUARD.minimumAge) {
      throw refused(`was sent too soon; wait ${FORM_GUARD.minimumAge / 1_000} s after opening the form`);
    }
    return id;
  }
}

function refused(message: string): GewerkError {
  return new GewerkError('forbidden', `form_token: ${message}`, [{ field: 'form_token', message }]);
}
