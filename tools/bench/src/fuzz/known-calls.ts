import { panelEndpoints } from '@gewerk/contracts/serving';
import type { KnownCall } from './bad-requests.js';

interface OpenApi {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name: string; in: string }[];
        requestBody?: { content: Record<string, { schema: { properties?: object; $ref?: string } }> };
      }
    >
  >;
}

/** Calls that end this session, or all sessions: the fuzzing would continue without one. */
const SPARED = ['login', 'logout', 'changePassword', 'password'];

/**
 * Every call of the public API from its OpenAPI document, every call of the panel from the contracts, and
 * some pages.
 */
export async function knownCalls(origin: string): Promise<KnownCall[]> {
  const { paths } = (await (await fetch(`${origin}/api/openapi.json`)).json()) as OpenApi;
  const open = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      fields: Object.keys(requestBody?.content['application/json']?.schema.properties ?? {}),
    })),
  );
  const panel = Object.entries(panelEndpoints)
    .filter(
      ([name, { path }]) => !SPARED.includes(name) && !path.includes('password') && !path.endsWith('/events'),
    )
    .map(([, route]) => ({
      method: route.method,
      path: route.path,
      parameters: shapeOf('query' in route ? route.query : undefined),
      fields: shapeOf('body' in route ? route.body : undefined),
    }));
  const pages = [
    '/',
    '/listing',
    '/city/{city}',
    '/categories/{slug}',
    '/{a}/{b}',
    '/blog/{slug}',
    '/sitemaps/{name}',
  ];
  return [
    ...open,
    ...panel,
    ...pages.map((path) => ({ method: 'GET', path, parameters: ['query', 'page'], fields: [] })),
  ];
}

function shapeOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null || !('shape' in schema)) return [];
  return typeof schema.shape === 'object' && schema.shape !== null ? Object.keys(schema.shape) : [];
}
