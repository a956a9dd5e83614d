import 'reflect-metadata';
import { startService } from '@gewerk/messaging';
import { Module } from '@nestjs/common';
import { AppModule } from '../../app.module.js';
import { FakeDirectory, heldBusinesses } from '../fake-directory.js';

/** What the trial's service is to check, and the `host:port` pairs that it may reach although they are not public. */
export interface Trial {
  readonly businesses: { id: string; name: string; website: string }[];
  readonly allow: string[];
}

/**
 * A process of its own for measurements: the service with a directory that holds the trial's businesses. What may be
 * reached comes over IPC from whoever forked it, so that no environment can widen what the real service reaches.
 */
async function serve({ allow }: Trial): Promise<void> {
  class TrialModule {}
  Module({ imports: [AppModule.withChecker({ allow })] })(TrialModule);
  await startService('directory', FakeDirectory);
  await startService('url-validation', TrialModule);
}

let serving: Promise<void> | undefined;

/** A later trial has other businesses; what may be reached stays as the first one told. */
async function take(trial: Trial): Promise<void> {
  heldBusinesses.splice(0, heldBusinesses.length, ...trial.businesses);
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
