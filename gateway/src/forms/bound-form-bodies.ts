import { type FormName, mailLinkPaths, plainFormPaths } from '@gewerk/contracts/http';
import { formEndpoints, visitorEndpoints } from '@gewerk/contracts/serving';
import { CLICK_MAX_BYTES, FORM_MAX_BYTES } from '@gewerk/contracts/limits';
import type { FastifyInstance } from 'fastify';

const limits = new Map<string, number>([
  ...(Object.keys(formEndpoints) as FormName[]).map(
    (name) => [formEndpoints[name].path, FORM_MAX_BYTES] as const,
  ),
  ...[...Object.values(plainFormPaths), ...Object.values(mailLinkPaths)].map(
    (path) => [path, FORM_MAX_BYTES] as const,
  ),
  [visitorEndpoints.click.path, CLICK_MAX_BYTES],
]);

/** Bounds the bodies of public forms and clicks by their routes, whatever their headers say of them. Call it before the routes are added. */
export function boundFormBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const limit = limits.get(route.url);
    if (limit !== undefined) route.bodyLimit = limit;
  });
}
