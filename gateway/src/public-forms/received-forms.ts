import { randomUUID } from 'node:crypto';
import { type FormDelivery, GewerkError, invalidInput, publicForms } from '@gewerk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { isOwnOrigin } from '../http/own-origin.js';
import { FormTokens } from './form-tokens.js';

type Forms = typeof publicForms;
type Content<Name extends keyof Forms> = Omit<z.output<Forms[Name]['body']>, 'form_token' | 'homepage'>;

const KEY = /^[\x21-\x7e]{8,100}$/;

/** Reads what was sent to a public form and decides whether a person on this site can have sent it. */
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
      throw new GewerkError('forbidden', 'Forms of other sites are not taken.');
    }
    demandJson(request);
    const parsed = publicForms[name].body.safeParse(request.body);
    if (!parsed.success) throw invalidInput(parsed.error);
    const { form_token: token, homepage: _, ...content } = parsed.data;
    const delivery = { key: idempotencyKey(request), tokenId: this.tokens.check(name, token) };
    return { content: content as unknown as Content<Name>, delivery };
  }
}

function demandJson({ headers }: FastifyRequest): void {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'application/json') return;
  throw new GewerkError('unsupported-media-type', 'The body must be JSON, of type application/json.');
}

function idempotencyKey({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  if (key === undefined) return randomUUID();
  if (typeof key === 'string' && KEY.test(key)) return key;
  const fault = { field: 'Idempotency-Key', message: 'must have 8 to 100 visible ASCII characters' };
  throw new GewerkError('invalid-input', `${fault.field}: ${fault.message}`, [fault]);
}
