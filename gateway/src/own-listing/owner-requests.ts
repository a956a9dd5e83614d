import { randomUUID } from 'node:crypto';
import { GewerkError, invalidInput, type OutputOf, readOwnerPass } from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { idempotencyKey } from '../http/idempotency-key.js';
import { isOwnOrigin } from '../http/own-origin.js';

export type Owner = OutputOf<typeof readOwnerPass>;

const BEARER = /^Bearer ([\w-]{20,200})$/;

/** Reads what owners of listings send: whether it comes from this site, with which pass, and what it says. */
@Injectable()
export class OwnerRequests {
  constructor(
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'canonicalOrigin'>,
    private readonly bus: MessageBus,
  ) {}

  /** Fails with `forbidden` for what another site has sent. */
  demandOwnSite(request: FastifyRequest): void {
    if (!isOwnOrigin(request, this.env.canonicalOrigin)) {
      throw new GewerkError('forbidden', 'Forms of other sites are not taken.');
    }
  }

  /** The listing that the request's pass is for. Fails with `unauthenticated` without one, `forbidden` for a bad one. */
  owner(request: FastifyRequest): Promise<Owner> {
    this.demandOwnSite(request);
    const pass = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (pass === undefined) {
      throw new GewerkError('unauthenticated', "Send the pass as 'Authorization: Bearer …'.");
    }
    return this.bus.request(readOwnerPass, { pass });
  }

  /** The body by its schema. Fails with `invalid-input`, naming each field at fault. */
  body<S extends z.ZodType>(schema: S, request: FastifyRequest): z.output<S> {
    const parsed = schema.safeParse(request.body);
    if (!parsed.success) throw invalidInput(parsed.error);
    return parsed.data;
  }

  key(request: FastifyRequest): string {
    return idempotencyKey(request) ?? randomUUID();
  }
}
