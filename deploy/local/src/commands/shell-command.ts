import { messageOf } from '@gewerk/engines';
import { GewerkError } from '@gewerk/contracts';
import type { MessageBus } from '@gewerk/messaging';
import { withBus } from '../bus-client.js';
import { readSettings } from '../settings.js';
import { StartError } from '../start-error.js';
import { findRunningSystem } from '../data-dir/system-file.js';

/**
 * Runs a shell command against the running system: the one of DATA_DIR, or the one whose bus NATS_URL names.
 * If it fails, exits with 1 and prints the message of an expected error, or the whole of an unexpected one.
 */
export function shellCommand(run: (bus: MessageBus, args: readonly string[]) => Promise<void>): void {
  const work = async (): Promise<void> => {
    const { dataDir } = readSettings(process.env);
    const natsUrl = process.env['NATS_URL'] ?? findRunningSystem(dataDir)?.env['NATS_URL'];
    if (!natsUrl) {
      throw new StartError(
        `no system is running on DATA_DIR ${dataDir}; start one with "npm start" or set NATS_URL`,
      );
    }
    await withBus(natsUrl, (bus) => run(bus, process.argv.slice(2)));
  };
  work().then(
    () => process.exit(0),
    (fault: unknown) => {
      const expected = fault instanceof StartError || fault instanceof GewerkError;
      console.error(expected ? messageOf(fault) : fault);
      process.exit(1);
    },
  );
}
