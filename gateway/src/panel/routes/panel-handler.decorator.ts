import type { PanelEndpoint } from '@gewerk/contracts/serving';
import { applyDecorators, HttpCode, RequestMapping, RequestMethod } from '@nestjs/common';

const OK = 200;

/** Marks the handler of a panel route without an operation. The guard runs first. */
export function PanelHandler(route: PanelEndpoint): MethodDecorator {
  return applyDecorators(
    RequestMapping({
      path: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      method: RequestMethod[route.method],
    }),
    HttpCode(OK),
  );
}
