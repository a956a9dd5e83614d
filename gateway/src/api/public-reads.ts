import type { PublicEndpoint } from '@gewerk/contracts/serving';
import { MessageBus } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { operationInput } from './operation-input.js';

/** Answers the public routes over the bus, for HTTP and for rendering. */
@Injectable()
export class PublicReads {
  /** Questions to the search that have no answer yet, by what they ask. */
  private readonly open = new Map<string, Promise<Uint8Array>>();

  constructor(private readonly bus: MessageBus) {}

  /**
   * The answer's JSON as the service encoded it. Fails with the service's error. What many ask the search at the same moment is asked
   * once: where it is slow, the same questions would keep it so. Its index follows changes within a second anyway; other services
   * answer what has just been saved, so that their reads are never shared.
   */
  bytes(route: PublicEndpoint, input: Readonly<Record<string, unknown>>): Promise<Uint8Array> {
    const ask = (): Promise<Uint8Array> => this.bus.requestBytes(route.operation, input);
    if (route.operation.service !== 'search') return ask();
    const key = JSON.stringify([route.path, input]);
    const open = this.open.get(key);
    if (open) return open;
    const answer = ask().finally(() => this.open.delete(key));
    this.open.set(key, answer);
    return answer;
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
