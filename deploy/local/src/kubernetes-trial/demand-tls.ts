import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EnginePlan } from '../engines/start-engines.js';

/**
 * Makes the NATS server of the plan accept clients only over TLS, with a certificate of the trial's
 * authority.
 */
export function demandTls({ toStart }: EnginePlan, pki: string): void {
  const file = toStart.find(({ engine }) => engine === 'nats')?.args.at(-1);
  if (file === undefined) throw new Error('the trial does not run NATS');
  const paths = ['crt', 'key'].map((ending) => JSON.stringify(join(pki, `nats.${ending}`)));
  appendFileSync(file, `tls {\n  cert_file: ${paths[0] ?? ''}\n  key_file: ${paths[1] ?? ''}\n}\n`);
}
