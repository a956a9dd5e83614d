import { setTimeout as delay } from 'node:timers/promises';
import { getDirectoryCounts, getIndexStatus, startReindex } from '@gewerk/contracts/bus';
import { StartError } from '../start-error.js';
import { ProgressLine } from './progress-line.js';
import { shellCommand } from './shell-command.js';

const ASK_EVERY_MS = 500;

/**
 * `npm run reindex`: builds a new search index next to the old one, shows the progress, and exits when the
 * new one is in use.
 */
shellCommand(async (bus) => {
  const { total } = await bus.request(getDirectoryCounts, {});
  await bus.request(startReindex, {});
  const progress = new ProgressLine();
  for (;;) {
    const { reindex, documents } = await bus.request(getIndexStatus, {});
    if (reindex.state === 'idle') {
      progress.end();
      console.log(`The new search index has ${documents} businesses.`);
      return;
    }
    if (reindex.state === 'failed') {
      progress.end();
      throw new StartError(`the new index was not finished: ${reindex.detail ?? 'no reason given'}`);
    }
    progress.show(reindex.indexed, total, `${reindex.indexed} of ${total} businesses`);
    await delay(ASK_EVERY_MS);
  }
});
