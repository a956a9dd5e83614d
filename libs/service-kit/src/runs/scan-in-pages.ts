interface PagesToScan<Item extends { id: string }> {
  /** The page after a record; null for the first one. */
  readPage: (after: string | null) => Promise<{ items: Item[]; next: string | null }>;
  /** Starts the work on a page and returns its promises; if any rejects, the scan ends. */
  workOn: (items: Item[]) => Promise<readonly Promise<unknown>[]>;
  /** Called in order with the last record of each finished page. */
  onPassed: (id: string) => void;
  /** Number of pages in progress at a time, so that a few slow records do not hold up later ones. */
  mostPages: number;
  signal: AbortSignal;
}

/**
 * Works on all records after `start`, page by page. Settles only when no page is in progress, so that a process that
 * continues the run does not conflict with writes of this one.
 */
export async function scanInPages<Item extends { id: string }>(
  start: string | null,
  { readPage, workOn, onPassed, mostPages, signal }: PagesToScan<Item>,
): Promise<void> {
  const open: { readonly last: string; readonly done: Promise<unknown> }[] = [];
  const endOldest = async (): Promise<void> => {
    const oldest = open.shift();
    if (!oldest) return;
    await oldest.done;
    onPassed(oldest.last);
  };
  try {
    for (let after = start, isLast = false; !isLast;) {
      signal.throwIfAborted();
      const { items, next } = await readPage(after);
      const done = workOn(items).then(allEnded);
      // Awaited later; must not count as unhandled until then.
      done.catch(() => undefined);
      const last = items.at(-1)?.id;
      if (last !== undefined) open.push({ last, done });
      if (open.length >= mostPages) await endOldest();
      after = next;
      isLast = next === null;
    }
    while (open.length > 0) await endOldest();
  } finally {
    await Promise.allSettled(open.map(({ done }) => done));
  }
}

/** Unlike `Promise.all`, rejects only once all promises have settled. */
async function allEnded(started: readonly Promise<unknown>[]): Promise<void> {
  const ends = await Promise.allSettled(started);
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}
