import { randomUUID } from 'node:crypto';
import { GewerkError, invalidInput } from '@gewerk/contracts';
import type { FormDelivery } from '@gewerk/contracts/bus';
import { formEndpoints } from '@gewerk/contracts/serving';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { demandJson } from '../http/bodies/demand-json.js';
import { idempotencyKey } from '../http/guards/idempotency-key.js';
import { isOwnOrigin } from '../http/guards/own-origin.js';
import { FormTokens } from './form-tokens.js';

type Forms = typeof formEndpoints;
type Content<Name extends keyof Forms> = Omit<z.output<Forms[Name]['body']>, 'form_token' | 'homepage'>;

/** Reads the body of a public form and decides whether a person on this site can have sent it. */
@Injectable()
export class ReceivedForms {
  constructor(
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'canonicalOrigin'>,
    private readonly tokens: FormTokens,
  ) {}

  /** Fails with `forbidden`, `unsupported-media-type` or `invalid-input`, naming each field at fault. */
  read<Name extends keyof Forms>(
    name: Name,
    request: FastifyRequest,
  ): { content: Content<Name>; delivery: FormDelivery } {
    if (!isOwnOrigin(request, this.env.canonicalOrigin)) {
      throw new GewerkError('forbidden', 'Forms from other sites are not accepted.');
    }
    demandJson(request);
    const parsed = formEndpoints[name].body.safeParse(request.body);
    if (!parsed.success) throw invalidInput(parsed.error);
    const { form_token: token, homepage: _, ...content } = parsed.data;
    const delivery = {
      key: idempotencyKey(request) ?? randomUUID(),
      tokenId: this.tokens.check(name, token),
    };
    return { content: content as unknown as Content<Name>, delivery };
  }
}
