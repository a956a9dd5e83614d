import type { PanelEndpoint } from '@gewerk/contracts/serving';
import { applyDecorators, HttpCode, RequestMapping, RequestMethod } from '@nestjs/common';
import { routerPathOf } from '../guard/match-panel-route.js';

const OK = 200;

/** Marks the handler of a panel route without an operation. The guard runs first. */
export function PanelHandler(route: PanelEndpoint): MethodDecorator {
  return applyDecorators(
    RequestMapping({
      path: routerPathOf(route),
      method: RequestMethod[route.method],
    }),
    HttpCode(OK),
  );
}
