/**
 * Removes the development dependencies from every package.json: since libs/testing is itself a workspace, npm
 * would otherwise install them as required.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';

for (const file of globSync('{,libs/*/,services/*/,gateway/,web/,deploy/*/}package.json')) {
  const { devDependencies, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
  if (devDependencies) writeFileSync(file, JSON.stringify(rest, null, 2));
}
