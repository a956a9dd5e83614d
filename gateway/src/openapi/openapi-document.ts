import { problemSchema, type PublicRoute, publicRoutes } from '@gewerk/contracts';
import { z } from 'zod';
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';

/** The OpenAPI 3.1 document of the public API, made from the contracts. */
export function openApiDocument(origin: string): object {
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Gewerk', version: '1.0.0', description: 'Directory of repair and service businesses.' },
    servers: [{ url: origin }],
    paths: Object.fromEntries(
      Object.entries<PublicRoute>(publicRoutes).map(([name, route]) => [
        route.path,
        { get: describe(name, route) },
      ]),
    ),
  });
}

type GetOperation = NonNullable<ZodOpenApiPathsObject[string]['get']>;

function describe(name: string, route: PublicRoute): GetOperation {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const path = z.object(Object.fromEntries(names.map((parameter) => [parameter, z.string()])));
  return {
    operationId: name,
    summary: route.summary,
    requestParams: { path, query: route.query as z.ZodObject },
    responses: {
      200: { description: 'The answer', content: { 'application/json': { schema: route.operation.output } } },
      default: {
        description: 'What went wrong',
        content: { 'application/problem+json': { schema: problemSchema } },
      },
    },
  };
}
