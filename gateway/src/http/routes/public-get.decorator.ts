import type { PublicEndpoint } from '@gewerk/contracts/serving';
import { Get } from '@nestjs/common';

/** `@Get` of a contract's route: OpenAPI's `{id}` is the router's `:id`. */
export function PublicGet(route: Pick<PublicEndpoint, 'path'>): MethodDecorator {
  return Get(route.path.replaceAll(/\{(\w+)\}/g, ':$1'));
}
