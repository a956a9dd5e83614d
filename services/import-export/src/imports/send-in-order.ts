import type { SheetBatch } from '../read-sheet/batches/batch-builder.js';

/** Batches in progress at a time: one is parsed by the directory while the other is being written. */
const IN_FLIGHT = 3;

/**
 * Sends a few batches at a time, but none before an earlier batch with a common place is stored: which row of a
 * place is the first, and so the report, never depends on timing. Throws the first failure after all batches in
 * progress have ended.
 */
export async function sendInOrder(
  batches: AsyncIterable<SheetBatch>,
  send: (batch: SheetBatch) => Promise<void>,
): Promise<void> {
  const onTheWay = new Map<number, Promise<void>>();
  const failures: unknown[] = [];
  const settleUntil = async (done: () => boolean) => {
    while (!done() && onTheWay.size > 0) await Promise.race(onTheWay.values());
  };
  try {
    for await (const batch of batches) {
      await settleUntil(
        () =>
          failures.length > 0 ||
          (onTheWay.size < IN_FLIGHT && ![...onTheWay.keys()].some((sent) => sent <= batch.after)),
      );
      if (failures.length > 0) break;
      const sending = send(batch)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => onTheWay.delete(batch.batch));
      onTheWay.set(batch.batch, sending);
    }
  } finally {
    await Promise.all(onTheWay.values());
  }
  if (failures.length > 0) throw failures[0];
}
