import type { PublicEndpoint } from '@gewerk/contracts/serving';
import { MessageBus } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { operationInput } from './operation-input.js';

/** An answer of the search that took this long is given for as long again. */
const SLOW_MS = 100;
/** The index is looked at for changes once in this time, too. */
const LONGEST_KEPT_MS = 1_000;

/** Answers the public routes over the bus, for HTTP and for rendering. */
@Injectable()
export class PublicReads {
  /** Answers of the search that are on their way or were slow to come, by what was asked. */
  private readonly shared = new Map<string, Promise<Uint8Array>>();

  constructor(private readonly bus: MessageBus) {}

  /**
   * The answer's JSON as the service encoded it. Fails with the service's error. What many ask the search at the same moment is asked
   * once, and a slow answer is given for as long again as it took: where it is slow, the same questions would keep it so. Its index
   * follows changes within a second anyway; other services answer what has just been saved, so that their reads are never shared.
   */
  bytes(route: PublicEndpoint, input: Readonly<Record<string, unknown>>): Promise<Uint8Array> {
    const ask = (): Promise<Uint8Array> => this.bus.requestBytes(route.operation, input);
    if (route.operation.service !== 'search') return ask();
    const key = JSON.stringify([route.path, input]);
    const shared = this.shared.get(key);
    if (shared) return shared;
    const askedAt = performance.now();
    const forget = () => this.shared.delete(key);
    const answer = ask();
    this.shared.set(key, answer);
    answer.then(() => {
      const took = performance.now() - askedAt;
      if (took < SLOW_MS) forget();
      else setTimeout(forget, Math.min(took, LONGEST_KEPT_MS)).unref();
    }, forget);
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
