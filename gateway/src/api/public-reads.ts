import type { PublicEndpoint } from '@gewerk/contracts/serving';
import { MessageBus } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { operationInput } from './operation-input.js';

/** A search response that took this long to compute is reused for as long as it took. */
const SLOW_MS = 100;
/** No response is reused for longer than this; the index is checked for changes just as often. */
const LONGEST_KEPT_MS = 1_000;

/** Answers the public routes over the bus, for HTTP and for rendering. */
@Injectable()
export class PublicReads {
  /** Search responses that are in progress or were slow, by request. */
  private readonly shared = new Map<string, Promise<Uint8Array>>();

  constructor(private readonly bus: MessageBus) {}

  /**
   * The response's JSON as the service encoded it. Fails with the service's error. Simultaneous identical searches
   * share one request, and a slow response is reused for as long as it took: otherwise the same searches would keep a
   * slow index slow. The index follows changes within a second anyway. Responses from other services include what was
   * just saved, so their reads are never shared.
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

  /** The response, parsed. Fails like {@link input} and {@link bytes}. */
  async data(route: PublicEndpoint, params: unknown, query: unknown): Promise<unknown> {
    return this.bus.request(route.operation, this.input(route, params, query));
  }

  /** The operation's input. Fails with `invalid-input` naming the parameter. */
  input(route: PublicEndpoint, params: unknown, query: unknown): Record<string, unknown> {
    return operationInput(route, params, query);
  }
}
