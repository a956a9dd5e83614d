import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '@gewerk/engines';
import type { Settings } from '../settings.js';
import type { System } from '../system.js';

/**
 * Fills an empty directory with demo businesses, once for each DATA_DIR: if it is interrupted, it continues at the next
 * start, and a directory that the operator has emptied stays empty.
 */
export async function fillDemo(system: System, settings: Settings): Promise<void> {
  const mark = join(settings.dataDir, 'demo-data');
  const state = readMark(mark);
  if (state === 'done') return;
  writeFileSync(mark, 'begun\n');
  await system.runTask({
    name: 'demo-data',
    script: join(settings.root, 'deploy/local/dist/fill-demo/main.js'),
    args: [String(settings.demo), ...(state === 'begun' ? ['resume'] : [])],
    reads: ['NATS_URL'],
  });
  if (!system.isStopping) writeFileSync(mark, 'done\n');
}

function readMark(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return '';
    throw fault;
  }
}
