import { publicEndpoints } from '@gewerk/contracts/serving';
import type { FastifyRequest } from 'fastify';

const AREA = /^\/api\/admin(?:\/|$)/;

/**
 * Whether a request is a panel call by its path as written, by its decoded path or by the router's pattern,
 * so that no spelling slips through.
 */
export function isPanelCall(request: Pick<FastifyRequest, 'method' | 'url' | 'routeOptions'>): boolean {
  const path = request.url.split('?', 1)[0] ?? '';
  const isOfTheArea =
    AREA.test(path) || AREA.test(decodeURIComponent(path)) || AREA.test(request.routeOptions.url ?? '');
  return isOfTheArea && !isPublicRead(request.method, path);
}

/** The only read below `/api/admin` that public pages make. */
const isPublicRead = (method: string, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && path === publicEndpoints.settings.path;
