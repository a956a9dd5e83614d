import { invalidInput, type PublicRoute } from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';

/** Answers the public routes over the bus, for HTTP and for rendering. */
@Injectable()
export class PublicReads {
  constructor(private readonly bus: MessageBus) {}

  /** The answer's JSON as the service encoded it. Fails with `invalid-input` naming the parameter, or the service's error. */
  bytes(route: PublicRoute, params: unknown, query: unknown): Promise<Uint8Array> {
    return this.bus.requestBytes(route.operation, this.input(route, params, query));
  }

  /** As {@link bytes}, parsed. */
  data(route: PublicRoute, params: unknown, query: unknown): Promise<unknown> {
    return this.bus.request(route.operation, this.input(route, params, query));
  }

  private input(route: PublicRoute, params: unknown, query: unknown): Record<string, unknown> {
    const parsed = route.query.safeParse(query);
    if (!parsed.success) throw invalidInput(parsed.error);
    return { ...parsed.data, ...(params as Record<string, unknown>) };
  }
}
