import { createRequire } from 'node:module';
import { ownPhotoTypes, problemSchema } from '@gewerk/contracts';
import type { FormName } from '@gewerk/contracts/http';
import {
  type FormEndpoint,
  formEndpoints,
  type OwnListingEndpoint,
  ownListingEndpoints,
  type PictureEndpoint,
  pictureEndpoints,
  type PublicEndpoint,
  publicEndpoints,
  type TileEndpoint,
  tileEndpoints,
  visitorEndpoints,
} from '@gewerk/contracts/serving';
import { z } from 'zod';
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';

/** The version of this package, which is that of the release. */
const { version } = createRequire(import.meta.url)('../../package.json') as { version: string };

/** The OpenAPI 3.1 document of the public API, made from the contracts. */
export function openApiDocument(origin: string): object {
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Gewerk', version, description: 'Directory of repair and service businesses.' },
    servers: [{ url: origin }],
    paths: {
      ...Object.fromEntries(
        Object.entries<PublicEndpoint>(publicEndpoints).map(([name, route]) => [
          route.path,
          { get: describe(name, route) },
        ]),
      ),
      ...Object.fromEntries(
        Object.entries<PictureEndpoint>(pictureEndpoints).map(([name, route]) => [
          route.path,
          { get: describePicture(name, route) },
        ]),
      ),
      ...Object.fromEntries(
        Object.entries<TileEndpoint>(tileEndpoints).map(([name, route]) => [
          route.path,
          { get: describeTile(name, route) },
        ]),
      ),
      [visitorEndpoints.contactCard.path]: { get: contactCard },
      [visitorEndpoints.formToken.path]: { get: formToken },
      [visitorEndpoints.baseMap.path]: { get: baseMap },
      [visitorEndpoints.baseMapFile.path]: { get: baseMapFile },
      ...Object.fromEntries(
        Object.entries<FormEndpoint>(formEndpoints).map(([name, form]) => [
          form.path,
          { post: describeForm(name as FormName, form) },
        ]),
      ),
      [visitorEndpoints.click.path]: { post: click },
      ...Object.fromEntries(
        Object.entries<OwnListingEndpoint>(ownListingEndpoints).map(([name, route]) => [
          route.path,
          { post: describeOwnersCall(name, route) },
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

const contactCard: GetOperation = {
  operationId: 'contactCard',
  summary: 'One business as a vCard for an address book',
  requestParams: {
    path: pathParameters(visitorEndpoints.contactCard.path),
    query: visitorEndpoints.contactCard.query,
  },
  responses: {
    200: { description: 'The vCard', content: { 'text/vcard': { schema: { type: 'string' } } } },
    default: problem,
  },
};

const formToken: GetOperation = {
  operationId: 'formToken',
  summary: 'Opens a public form: returns the token to send with the form',
  requestParams: { query: visitorEndpoints.formToken.query },
  responses: {
    200: {
      description: 'The token',
      content: { 'application/json': { schema: visitorEndpoints.formToken.answer } },
    },
    default: problem,
  },
};

const baseMap: GetOperation = {
  operationId: 'baseMap',
  summary: "The operator's own base map; null if there is only the embedded one",
  responses: {
    200: {
      description: 'Its description, or null',
      content: { 'application/json': { schema: visitorEndpoints.baseMap.answer } },
    },
    default: problem,
  },
};

const baseMapFile: GetOperation = {
  operationId: 'baseMapFile',
  summary: "A range of the bytes of the operator's own base map, a PMTiles archive",
  requestParams: {
    path: pathParameters(visitorEndpoints.baseMapFile.path),
    header: z.object({ range: z.string() }),
  },
  responses: {
    206: {
      description: 'The bytes',
      content: { 'application/vnd.pmtiles': { schema: { type: 'string', format: 'binary' } } },
    },
    default: problem,
  },
};

const click: PostOperation = {
  operationId: 'click',
  summary: 'Counts a click on a link of a listing; nothing about the visitor is stored',
  requestBody: { required: true, content: { 'application/json': { schema: visitorEndpoints.click.body } } },
  responses: { 204: { description: 'Accepted' }, default: problem },
};

function describeForm(name: FormName, { summary, body }: FormEndpoint): PostOperation {
  return {
    operationId: `send-${name}`,
    summary,
    requestParams: { header: z.object({ 'Idempotency-Key': z.string().min(8).max(100).optional() }) },
    requestBody: { required: true, content: { 'application/json': { schema: body } } },
    responses: {
      201: {
        description: 'Stored',
        content: { 'application/json': { schema: formEndpoints.contact.answer } },
      },
      default: problem,
    },
  };
}

function describeOwnersCall(name: string, route: OwnListingEndpoint): PostOperation {
  const picture = { schema: { type: 'string', format: 'binary' } } as const;
  return {
    operationId: `own-listing-${name}`,
    summary: route.summary,
    ...(route.needsPass ? { requestParams: { header: z.object({ authorization: z.string() }) } } : {}),
    requestBody: {
      required: true,
      content: route.body
        ? { 'application/json': { schema: route.body } }
        : Object.fromEntries(ownPhotoTypes.map((type) => [type, picture])),
    },
    responses: {
      201: { description: 'Done', content: { 'application/json': { schema: route.answer } } },
      default: problem,
    },
  };
}

const describePicture = (name: string, { path, ...picture }: PictureEndpoint): GetOperation =>
  describeBytes(name, { ...picture, parameters: { path: pathParameters(path) } });

const describeTile = (name: string, { path, query, ...tile }: TileEndpoint): GetOperation =>
  describeBytes(`${name}-tile`, {
    ...tile,
    parameters: { path: pathParameters(path), query: query as z.ZodObject },
  });

interface Bytes {
  readonly summary: string;
  readonly contentType: string;
  readonly parameters: NonNullable<GetOperation['requestParams']>;
}

function describeBytes(name: string, { summary, contentType, parameters }: Bytes): GetOperation {
  return {
    operationId: name,
    summary,
    requestParams: parameters,
    responses: {
      200: {
        description: 'The bytes',
        content: { [contentType]: { schema: { type: 'string', format: 'binary' } } },
      },
      default: problem,
    },
  };
}

function describe(name: string, route: PublicEndpoint): GetOperation {
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
