import {
  formEndpoints,
  ownListingEndpoints,
  type PictureEndpoint,
  pictureEndpoints,
  publicEndpoints,
  type TileEndpoint,
  tileEndpoints,
  visitorEndpoints,
} from '@gewerk/contracts/serving';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from '../fixtures/api-test.js';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
  }[];
  readonly responses: Readonly<Record<string, { readonly content: object }>>;
}
interface Document {
  readonly openapi: string;
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, { readonly get: Operation; readonly post?: Operation }>>;
}

test('The OpenAPI document is valid and describes every public call', async ({ request, baseURL }) => {
  const response = await request.get('/api/openapi.json');
  expect(response.status()).toBe(200);
  const text = await response.text();
  const { valid, errors } = await new Validator().validate(JSON.parse(text) as Record<string, unknown>);
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);

  const document = JSON.parse(text) as Document;
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.servers.map(({ url }) => url)).toEqual([baseURL]);
  const forms = [...Object.values(formEndpoints), ...Object.values(ownListingEndpoints)].map(
    ({ path }) => path as string,
  );
  const reads = [publicEndpoints, pictureEndpoints, tileEndpoints].flatMap((routes) =>
    Object.values<{ path: string }>(routes).map(({ path }) => path),
  );
  expect(Object.keys(document.paths).sort()).toEqual(
    [
      ...reads,
      visitorEndpoints.contactCard.path,
      visitorEndpoints.formToken.path,
      visitorEndpoints.baseMap.path,
      visitorEndpoints.baseMapFile.path,
      ...forms,
      visitorEndpoints.click.path,
    ].sort(),
  );
  expect(Object.keys(document.paths[visitorEndpoints.click.path]?.post?.responses ?? {}).sort()).toEqual([
    '204',
    'default',
  ]);
  for (const form of forms) {
    const { post } = document.paths[form] ?? {};
    expect(post?.responses['201']?.content, form).toHaveProperty('application/json');
    expect(post?.responses['default']?.content, form).toHaveProperty('application/problem+json');
  }
  const files = new Map<string, string>([
    ...[
      ...Object.values<PictureEndpoint>(pictureEndpoints),
      ...Object.values<TileEndpoint>(tileEndpoints),
    ].map(({ path, contentType }) => [path, contentType] as const),
    [visitorEndpoints.contactCard.path, 'text/vcard'],
    [visitorEndpoints.baseMapFile.path, 'application/vnd.pmtiles'],
  ]);
  for (const [path, { get }] of Object.entries(document.paths)) {
    if (forms.includes(path) || path === visitorEndpoints.click.path) continue;
    const inPath = (get.parameters ?? []).filter((parameter) => parameter.in === 'path');
    expect(
      inPath.map(({ name }) => `{${name}}`),
      path,
    ).toEqual(path.match(/\{\w+\}/g) ?? []);
    const status = path === visitorEndpoints.baseMapFile.path ? '206' : '200';
    expect(get.responses[status]?.content, path).toHaveProperty([files.get(path) ?? 'application/json']);
    expect(get.responses['default']?.content, path).toHaveProperty('application/problem+json');
  }
});

test('The OpenAPI document names the query parameters of searches and lists', async ({ request }) => {
  const document = (await (await request.get('/api/openapi.json')).json()) as Document;
  const names = (path: string): string[] =>
    (document.paths[path]?.get.parameters ?? [])
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => name)
      .sort();
  const filters = [
    'around',
    'box',
    'category',
    'hasPhone',
    'hasWebsite',
    'location',
    'minRating',
    'openAlways',
    'openNow',
    'openOn',
    'query',
    'radius',
  ];
  expect(names('/api/businesses/search')).toEqual([...filters, 'limit', 'offset', 'sort'].sort());
  expect(names('/api/businesses/facets')).toEqual(filters);
  expect(names('/api/suggestions')).toEqual(['field', 'location', 'query']);
  expect(names('/api/cities/{city}/businesses')).toEqual(['limit', 'page']);
  expect(names('/api/categories/{category}/businesses')).toEqual(['limit', 'page', 'sortBy']);
});
