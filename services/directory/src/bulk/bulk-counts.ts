/** Numbers of businesses in a batch or a run. */
export interface BulkCounts {
  processed: number;
  changed: number;
  refused: number;
  undone: number;
  restored: number;
  kept: number;
}

export const NO_COUNTS: BulkCounts = {
  processed: 0,
  changed: 0,
  refused: 0,
  undone: 0,
  restored: 0,
  kept: 0,
};

interface CountedBatch {
  ids: readonly unknown[];
  done?: { written: readonly unknown[]; refused: number };
  undone?: { restored: number; kept: number };
}

/** What a batch adds to the counts of its run. */
export const countsOf = ({ ids, done, undone }: CountedBatch): BulkCounts => ({
  processed: done ? ids.length : 0,
  changed: done?.written.length ?? 0,
  refused: done?.refused ?? 0,
  undone: undone ? (done?.written.length ?? 0) : 0,
  restored: undone?.restored ?? 0,
  kept: undone?.kept ?? 0,
});

export const sumOf = (all: readonly BulkCounts[]): BulkCounts =>
  all.reduce(
    (sum, each) => ({
      processed: sum.processed + each.processed,
      changed: sum.changed + each.changed,
      refused: sum.refused + each.refused,
      undone: sum.undone + each.undone,
      restored: sum.restored + each.restored,
      kept: sum.kept + each.kept,
    }),
    NO_COUNTS,
  );
