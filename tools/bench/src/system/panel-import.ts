import type { ImportResult } from '@gewerk/contracts/bus';
import { IMPORT_FIELD } from '@gewerk/contracts/http';
import { panelEndpoints } from '@gewerk/contracts/serving';
import { sendForm } from './send-form.js';

/** The gateway's address, and the headers of the operator's calls. */
export interface Operator {
  readonly origin: string;
  readonly headers: Record<string, string>;
}

/**
 * Sends sheets for one run as the panel does while listening to its progress, and waits for the result.
 * @returns the seconds from the first byte sent until the response, and the number of published progress steps
 * @throws Error if the call or the progress is refused, or no step is published
 */
export async function importThroughPanel(
  operator: Operator,
  files: readonly string[],
): Promise<{ result: ImportResult; seconds: number; steps: number }> {
  const progress = await listen(operator);
  try {
    const from = performance.now();
    const several = files.length > 1 ? `?files=${files.length}` : '';
    const url = `${operator.origin}${panelEndpoints.importExcel.path}${several}`;
    const answer = await sendForm(url, operator.headers, IMPORT_FIELD, files);
    if (answer.status !== 200) throw new Error(`the import answered ${answer.status}: ${answer.text}`);
    const result = JSON.parse(answer.text) as ImportResult;
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
