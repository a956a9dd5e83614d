import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { natsAuthorization } from '@gewerk/messaging';

/** Writes the `authorization` block for nats-server to the named file, otherwise to standard output. */
const [file] = process.argv.slice(2);
if (file)
  writeFileSync(resolve(process.env['GEWERK_INVOKED_FROM'] ?? process.cwd(), file), natsAuthorization());
else process.stdout.write(natsAuthorization());
