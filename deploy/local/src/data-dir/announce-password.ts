import { ensureOperatorPassword } from '@gewerk/contracts/bus';
import { withBus } from '../bus-client.js';
import { retried } from '../fill-demo/retried.js';
import type { System } from '../system.js';

/**
 * At the first start without ADMIN_PASSWORD, has a password generated for the operator and prints it once.
 */
export async function announcePassword(system: System, say: (line: string) => void): Promise<void> {
  const natsUrl = system.env['NATS_URL'] ?? '';
  const { generated } = await withBus(natsUrl, (bus) =>
    retried(() => bus.request(ensureOperatorPassword, {})),
  );
  if (generated === null) return;
  say(`The operator's password for ${system.url}/admin is ${generated}`);
  say('It is shown only once; npm run set-password replaces a lost one.');
}
