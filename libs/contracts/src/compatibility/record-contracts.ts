import * as contracts from '../bus/index.js';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractSchemas } from './contract-schemas.js';

/**
 * `npm run record-contracts -- VERSION` records a release's contracts; the next version must be compatible
 * with them.
 */
const [version = ''] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) {
  process.stderr.write(`the version must be three numbers as in 1.2.3, not "${version}"\n`);
  process.exit(1);
}
const file = join(import.meta.dirname, '../../recorded', `${version}.json`);
writeFileSync(file, `${JSON.stringify(contractSchemas(contracts))}\n`);
process.stdout.write(`${file} is written\n`);
