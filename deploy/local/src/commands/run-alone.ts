import { resolve } from 'node:path';
import { EngineError, messageOf } from '@gewerk/engines';
import { StartError } from '../start-error.js';

/** Runs a shell command on the named file; if it fails, prints one line and exits with 1. */
export function runOnFile(usage: string, run: (file: string) => Promise<void>): void {
  const [name, ...rest] = process.argv.slice(2);
  const work = async (): Promise<void> => {
    if (!name || rest.length > 0) throw new StartError(`usage: ${usage}`);
    await run(resolve(process.env['GEWERK_INVOKED_FROM'] ?? process.cwd(), name));
  };
  work().then(
    () => process.exit(0),
    (fault: unknown) => {
      const expected = fault instanceof StartError || fault instanceof EngineError;
      console.error(expected ? messageOf(fault) : fault);
      process.exit(1);
    },
  );
}
