import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../settings.js';
import type { System } from '../system.js';

/**
 * Fills an empty directory with demo businesses, once for each DATA_DIR: a filling that was cut short goes on at the
 * next start, and a directory that its owner has emptied stays empty.
 */
export async function fillDemo(system: System, settings: Settings): Promise<void> {
  const done = join(settings.dataDir, 'demo-filled');
  if (existsSync(done)) return;
  await system.runTask({
    name: 'demo-data',
    script: join(settings.root, 'deploy/local/dist/fill-demo/main.js'),
    args: [String(settings.demo)],
  });
  if (!system.isStopping) writeFileSync(done, `${settings.demo}\n`);
}
