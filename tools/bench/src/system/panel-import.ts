import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import type { ImportResult } from '@gewerk/contracts/bus';
import { IMPORT_FIELD } from '@gewerk/contracts/http';
import { panelEndpoints } from '@gewerk/contracts/serving';

/** The gateway's address, and the headers of the operator's calls. */
export interface Operator {
  readonly origin: string;
  readonly headers: Record<string, string>;
}

/**
 * Sends a sheet as the panel does while listening to its progress, and waits for the result.
 * @returns the seconds from the first byte sent until the answer, and the number of published progress steps
 * @throws Error if the call or the progress is refused, or no step is published
 */
export async function importThroughPanel(
  operator: Operator,
  file: string,
): Promise<{ result: ImportResult; seconds: number; steps: number }> {
  const form = new FormData();
  form.append(IMPORT_FIELD, await openAsBlob(file), basename(file));
  const progress = await listen(operator);
  try {
    const from = performance.now();
    const answer = await fetch(`${operator.origin}${panelEndpoints.importExcel.path}`, {
      method: 'POST',
      headers: operator.headers,
      body: form,
    });
    if (!answer.ok) throw new Error(`the import answered ${answer.status}: ${await answer.text()}`);
    const result = (await answer.json()) as ImportResult;
    const seconds = (performance.now() - from) / 1_000;
    const steps = progress.steps();
    if (steps < MOST_BEFORE + 1) throw new Error('no step of the import was published');
    return { result, seconds, steps };
  } finally {
    await progress.end();
  }
}

/** The progress begins with the newest run, if there is one. */
const MOST_BEFORE = 1;

/** Counts the events of runs. */
async function listen({
  origin,
  headers,
}: Operator): Promise<{ steps: () => number; end: () => Promise<void> }> {
  const stop = new AbortController();
  const { signal } = stop;
  const answer = await fetch(`${origin}${panelEndpoints.importEvents.path}`, { headers, signal });
  if (!answer.ok || !answer.body) throw new Error(`the progress answered ${answer.status}`);
  let steps = 0;
  const reading = (async (pieces: AsyncIterable<Uint8Array>) => {
    for await (const piece of pieces) steps += Buffer.from(piece).toString().split('event: run').length - 1;
  })(answer.body).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return {
    steps: () => steps,
    end: async () => {
      stop.abort();
      await reading;
    },
  };
}
