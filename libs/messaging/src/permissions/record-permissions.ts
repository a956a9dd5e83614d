import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowedSubjects } from './allowed-subjects.js';

/**
 * `npm run record-permissions -- VERSION` records what a release's processes may do on the bus: during an update they
 * run alongside those of the next version.
 */
const [version = ''] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) {
  process.stderr.write(`the version must be three numbers as in 1.2.3, not "${version}"\n`);
  process.exit(1);
}
const file = join(import.meta.dirname, '../../recorded', `permissions-${version}.json`);
writeFileSync(file, `${JSON.stringify(allowedSubjects(), null, 2)}\n`);
process.stdout.write(`${file} is written\n`);
