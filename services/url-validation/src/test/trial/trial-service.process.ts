import 'reflect-metadata';
import { startService } from '@gewerk/messaging';
import { connectTestBus, FakeDirectory } from '@gewerk/testing';
import { Module } from '@nestjs/common';
import { AppModule } from '../../app.module.js';

/**
 * The businesses that the trial's service checks, and the `host:port` pairs that it may reach although they
 * are not public.
 */
export interface Trial {
  readonly businesses: { id: string; name: string; website: string }[];
  readonly allow: string[];
}

/**
 * A separate process for measurements: the service with a directory that contains the trial's businesses. The parent
 * process sends the permitted addresses by IPC: if an environment variable set them, it could also permit addresses
 * in the real service.
 */
async function serve({ allow }: Trial): Promise<void> {
  class TrialModule {}
  Module({ imports: [AppModule.withChecker({ allow })] })(TrialModule);
  await startService('url-validation', TrialModule);
}

let serving: Promise<void> | undefined;
let directory: FakeDirectory<Trial['businesses'][number]> | undefined;

/**
 * Takes over a trial's businesses. Later trials have different businesses, but the same permitted addresses as the
 * first.
 */
async function take(trial: Trial): Promise<void> {
  directory ??= new FakeDirectory((await connectTestBus(process.env['NATS_URL'] ?? '')).bus);
  directory.stored.clear();
  directory.seed(...trial.businesses);
  await (serving ??= serve(trial));
  process.send?.('ready');
}

process.on('disconnect', () => process.exit(0));
process.on('message', (trial: Trial) => {
  take(trial).catch((fault: unknown) => {
    process.stderr.write(`${fault instanceof Error ? fault.stack : String(fault)}\n`);
    process.exit(1);
  });
});
