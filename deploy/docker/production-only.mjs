/** Removes the development dependencies from every package.json: through libs/testing npm would install them as needed. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';

for (const file of globSync('{,libs/*/,services/*/,gateway/,web/,deploy/*/}package.json')) {
  const { devDependencies, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
  if (devDependencies) writeFileSync(file, JSON.stringify(rest, null, 2));
}
