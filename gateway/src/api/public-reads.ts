import type { PublicEndpoint } from '@gewerk/contracts/serving';
import { MessageBus } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { operationInput } from './operation-input.js';

/** Answers the public routes over the bus, for HTTP and for rendering. */
@Injectable()
export class PublicReads {
  constructor(private readonly bus: MessageBus) {}

  /** The answer's JSON as the service encoded it. Fails with the service's error. */
  bytes(route: PublicEndpoint, input: Readonly<Record<string, unknown>>): Promise<Uint8Array> {
    return this.bus.requestBytes(route.operation, input);
  }

  /** The answer, parsed. Fails like {@link input} and {@link bytes}. */
  async data(route: PublicEndpoint, params: unknown, query: unknown): Promise<unknown> {
    return this.bus.request(route.operation, this.input(route, params, query));
  }

  /** The operation's input. Fails with `invalid-input` naming the parameter. */
  input(route: PublicEndpoint, params: unknown, query: unknown): Record<string, unknown> {
    return operationInput(route, params, query);
  }
}
