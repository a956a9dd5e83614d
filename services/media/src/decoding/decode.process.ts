import sharp from 'sharp';
import { type Answer, type Order, tasks } from './tasks.js';

// One picture at a time, so sharp's cache only costs memory.
sharp.cache(false);
sharp.concurrency(1);

/** Carries out one {@link Order} after another for the process that started this one. */
process.on('message', ({ task, given }: Order) => {
  const work = tasks[task] as (...given: unknown[]) => Promise<Extract<Answer, { made: unknown }>['made']>;
  void work(...given)
    .then(
      (made): Answer => ({ made }),
      (error: unknown): Answer => ({ refused: error instanceof Error ? error.message : String(error) }),
    )
    .then((answer) => process.send?.(answer));
});
// A normal exit would wait for a picture that is being decoded.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
