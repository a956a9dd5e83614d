import type { SheetBatch } from '../read-sheet/batches/batch-builder.js';

/** Number of batches in progress at a time: the directory parses one while it writes another. */
const IN_FLIGHT = 3;

/**
 * Sends a few batches at a time, but each only after the earlier batches that have a place id in common with it
 * are stored, so that the first row of a business, and thus the report, never depends on timing. Throws the
 * first failure after all batches in progress have finished.
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
