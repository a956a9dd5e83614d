import {
  FORM_TOKEN_PATH,
  type FormName,
  formTokenQuerySchema,
  formTokenSchema,
  type PictureRoute,
  pictureRoutes,
  problemSchema,
  type PublicForm,
  publicForms,
  type PublicRoute,
  publicRoutes,
  storedFormSchema,
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
      [FORM_TOKEN_PATH]: { get: formToken },
      ...Object.fromEntries(
        Object.entries<PublicForm>(publicForms).map(([name, form]) => [
          form.path,
          { post: describeForm(name as FormName, form) },
        ]),
      ),
    },
  });
}

type GetOperation = NonNullable<ZodOpenApiPathsObject[string]['get']>;
type PostOperation = NonNullable<ZodOpenApiPathsObject[string]['post']>;

const problem = {
  description: 'What went wrong',
  content: { 'application/problem+json': { schema: problemSchema } },
};

function pathParameters(path: string): z.ZodObject {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  return z.object(Object.fromEntries(names.map((parameter) => [parameter, z.string()])));
}

const formToken: GetOperation = {
  operationId: 'formToken',
  summary: 'Opens a public form: the token that it is sent with',
  requestParams: { query: formTokenQuerySchema },
  responses: {
    200: { description: 'The token', content: { 'application/json': { schema: formTokenSchema } } },
    default: problem,
  },
};

function describeForm(name: FormName, { summary, body }: PublicForm): PostOperation {
  return {
    operationId: `send-${name}`,
    summary,
    requestParams: { header: z.object({ 'Idempotency-Key': z.string().min(8).max(100).optional() }) },
    requestBody: { required: true, content: { 'application/json': { schema: body } } },
    responses: {
      201: { description: 'It is stored', content: { 'application/json': { schema: storedFormSchema } } },
      default: problem,
    },
  };
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
