import type { ImportRun } from '@gewerk/contracts/bus';

/** Reads the runs of an event stream as they arrive, until `isLast` or the stream's end. */
export async function readRuns(stream: Response, isLast: (run: ImportRun) => boolean): Promise<ImportRun[]> {
  if (!stream.body) throw new Error('the event stream has no body');
  const runs: ImportRun[] = [];
  let rest = '';
  for await (const chunk of stream.body.pipeThrough(new TextDecoderStream())) {
    const events = (rest + chunk).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = /^event: run\ndata: (.*)$/m.exec(event)?.[1];
      if (data === undefined) continue;
      const run = JSON.parse(data) as ImportRun;
      runs.push(run);
      if (isLast(run)) return runs;
    }
  }
  return runs;
}
