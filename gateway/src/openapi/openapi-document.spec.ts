import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openApiDocument } from './openapi-document.js';

it('the OpenAPI document has the version of the project', () => {
  const project = JSON.parse(readFileSync(resolve(__dirname, '../../../package.json'), 'utf8')) as {
    version: string;
  };
  expect(openApiDocument('https://gewerk.example')).toMatchObject({ info: { version: project.version } });
});
