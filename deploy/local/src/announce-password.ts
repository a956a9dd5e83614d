import { ensureOwnerPassword } from '@gewerk/contracts';
import { withBus } from './bus-client.js';
import { retried } from './fill-demo/retried.js';
import type { System } from './system.js';

/** Has the owner's password made at the first start without ADMIN_PASSWORD, and shows it this once. */
export async function announcePassword(system: System, say: (line: string) => void): Promise<void> {
  const natsUrl = system.env['NATS_URL'] ?? '';
  const { generated } = await withBus(natsUrl, (bus) => retried(() => bus.request(ensureOwnerPassword, {})));
  if (generated === null) return;
  say(`The owner's password for ${system.url}/admin is ${generated}`);
  say('It is shown this once; npm run set-password replaces a lost one.');
}
