import { messageOf } from '@gewerk/engines';
import { withBus } from '../bus-client.js';
import { SAY_PREFIX } from '../processes/run-task.js';
import { StartError } from '../start-error.js';
import { isEmpty, storeDemo } from './store-demo.js';
import { waitForIndex } from './wait-for-index.js';

const say = (line: string): void => void process.stdout.write(`${SAY_PREFIX}${line}\n`);

/**
 * `node main.js COUNT [resume]`, with NATS_URL in the environment: fills an empty directory (with `resume`,
 * also one that an earlier run has filled only in part) and waits until search finds all businesses.
 */
async function main(): Promise<void> {
  const [count, resume] = process.argv.slice(2);
  const natsUrl = process.env['NATS_URL'];
  if (!natsUrl) throw new StartError('NATS_URL must be set');
  await withBus(natsUrl, async (bus) => {
    if (resume !== 'resume' && !(await isEmpty(bus))) return;
    await storeDemo(bus, Number(count), say);
    await waitForIndex(bus, say);
  });
}

main().catch((fault: unknown) => {
  process.stderr.write(`${messageOf(fault)}\n`);
  process.exitCode = 1;
});
