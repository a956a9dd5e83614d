import {
  type PictureRoute,
  pictureRoutes,
  problemSchema,
  type PublicRoute,
  publicRoutes,
} from '@gewerk/contracts';
import { z } from 'zod';
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';

/** The OpenAPI 3.1 document of the public API, made from the contracts. */
export function openApiDocument(origin: string): object {
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Gewerk', version: '1.0.0', description: 'Directory of repair and service businesses.' },
    servers: [{ url: origin }],
    paths: {
      ...Object.fromEntries(
        Object.entries<PublicRoute>(publicRoutes).map(([name, route]) => [
          route.path,
          { get: describe(name, route) },
        ]),
      ),
      ...Object.fromEntries(
        Object.entries<PictureRoute>(pictureRoutes).map(([name, route]) => [
          route.path,
          { get: describePicture(name, route) },
        ]),
      ),
    },
  });
}

type GetOperation = NonNullable<ZodOpenApiPathsObject[string]['get']>;

const problem = {
  description: 'What went wrong',
  content: { 'application/problem+json': { schema: problemSchema } },
};

function pathParameters(path: string): z.ZodObject {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  return z.object(Object.fromEntries(names.map((parameter) => [parameter, z.string()])));
}

function describePicture(name: string, { path, summary, contentType }: PictureRoute): GetOperation {
  return {
    operationId: name,
    summary,
    requestParams: { path: pathParameters(path) },
    responses: {
      200: {
        description: 'The picture',
        content: { [contentType]: { schema: { type: 'string', format: 'binary' } } },
      },
      default: problem,
    },
  };
}

function describe(name: string, route: PublicRoute): GetOperation {
  return {
    operationId: name,
    summary: route.summary,
    requestParams: { path: pathParameters(route.path), query: route.query as z.ZodObject },
    responses: {
      200: { description: 'The answer', content: { 'application/json': { schema: route.operation.output } } },
      default: problem,
    },
  };
}
