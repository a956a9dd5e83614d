import type { AdminRoute } from '@gewerk/contracts';
import { applyDecorators, HttpCode, RequestMapping, RequestMethod } from '@nestjs/common';

const OK = 200;

/** Marks the method that answers an admin route without an operation of its own. The guard has passed before it runs. */
export function AdminHandler(route: AdminRoute): MethodDecorator {
  return applyDecorators(
    RequestMapping({
      path: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      method: RequestMethod[route.method],
    }),
    HttpCode(OK),
  );
}
