import { randomUUID } from 'node:crypto';
import { GewerkError, invalidInput } from '@gewerk/contracts';
import { type OutputOf, getListingPass } from '@gewerk/contracts/bus';
import { MessageBus } from '@gewerk/messaging';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { idempotencyKey } from '../http/guards/idempotency-key.js';
import { isOwnOrigin } from '../http/guards/own-origin.js';

export type Owner = OutputOf<typeof getListingPass>;

const BEARER = /^Bearer ([\w-]{20,200})$/;

/** Reads the requests of business owners: origin, pass and content. */
@Injectable()
export class OwnerRequests {
  constructor(
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'canonicalOrigin'>,
    private readonly bus: MessageBus,
  ) {}

  /** Fails with `forbidden` for requests from another site. */
  demandOwnSite(request: FastifyRequest): void {
    if (!isOwnOrigin(request, this.env.canonicalOrigin)) {
      throw new GewerkError('forbidden', 'Forms from other sites are not accepted.');
    }
  }

  /** The request's pass, unchecked. Fails with `unauthenticated` without one, `forbidden` from another site. */
  pass(request: FastifyRequest): string {
    this.demandOwnSite(request);
    const pass = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (pass !== undefined) return pass;
    throw new GewerkError(
      'unauthenticated',
      "The request has no pass; send it as 'Authorization: Bearer …'.",
    );
  }

  /**
   * The listing that the request's pass is for. Fails like {@link pass}, and with `forbidden` for an invalid
   * pass.
   */
  owner(request: FastifyRequest): Promise<Owner> {
    return this.bus.request(getListingPass, { pass: this.pass(request) });
  }

  /** The body, checked by its schema. Fails with `invalid-input`, naming each field at fault. */
  body<S extends z.ZodType>(schema: S, request: FastifyRequest): z.output<S> {
    const parsed = schema.safeParse(request.body);
    if (!parsed.success) throw invalidInput(parsed.error);
    return parsed.data;
  }

  key(request: FastifyRequest): string {
    return idempotencyKey(request) ?? randomUUID();
  }
}
