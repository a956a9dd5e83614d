import type { ImportResult, ImportRun } from '@gewerk/contracts/bus';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { PanelError } from '../kit/api/fault-text.js';
import type { ImportMode } from './import-mode.js';
import { resultOf } from './api.js';
import { failure, sendSheet, type SheetReading } from './upload/send-sheet.js';
import { useNewestRun } from './runs/use-newest-run.js';

/** The phase of an import in this tab (admin specification, section 4). */
type ImportPhase =
  | { readonly kind: 'empty' }
  | { readonly kind: 'chosen'; readonly files: readonly File[] }
  | { readonly kind: 'uploading'; readonly files: readonly File[]; readonly loaded: number }
  | { readonly kind: 'running'; readonly run: ImportRun; readonly at: number }
  | {
      readonly kind: 'result';
      readonly result: ImportResult;
      readonly runId: string | null;
      readonly isCancelled: boolean;
    };

type LocalPhase = Exclude<ImportPhase, { readonly kind: 'running' }>;

interface ImportControl {
  readonly phase: ImportPhase;
  readonly choose: (files: readonly File[]) => void;
  readonly clear: () => void;
  readonly start: (mode: ImportMode, reading?: SheetReading) => void;
  readonly abort: () => void;
}

const isActive = (run: ImportRun): boolean => run.finishedAt === null;

/** The import of this tab, or one that is already running, started in another tab or before a reload. */
export function useImport(): ImportControl {
  const [local, setLocal] = useState<LocalPhase>({ kind: 'empty' });
  const heard = useNewestRun();
  const sending = useRef<AbortController | null>(null);
  const [isSending, setSending] = useState(false);
  const [following, setFollowing] = useState<string | null>(null);
  const followed = useRef(following);
  const queries = useQueryClient();
  const run = heard?.run;
  const isShown = local.kind === 'result' && local.runId === run?.id;
  if (run && isActive(run) && run.id !== following && !isShown) {
    setFollowing(run.id);
    // Another import has started elsewhere (in another tab, by another account or on schedule), so this result is outdated.
    if (local.kind === 'result') setLocal({ kind: 'empty' });
  }
  // The result of an import that this tab sent comes from the response to the upload.
  const ended = run && !isActive(run) && run.id === following && !isSending ? run.id : null;
  const isCancelled = run?.state === 'cancelled';

  useEffect(() => {
    followed.current = following;
  }, [following]);

  useEffect(() => {
    if (ended === null) return;
    void resultOf(ended)
      .catch((error: unknown) => failure(String(error), error instanceof PanelError ? error.fault : {}))
      .then((result) => {
        setLocal({ kind: 'result', result, runId: ended, isCancelled });
        setFollowing(null);
        return queries.invalidateQueries({ queryKey: ['admin'] });
      });
  }, [ended, isCancelled, queries]);

  const start = async (files: readonly File[], mode: ImportMode, reading: SheetReading): Promise<void> => {
    const { signal } = (sending.current = new AbortController());
    setSending(true);
    setLocal({ kind: 'uploading', files, loaded: 0 });
    const onLoaded = (loaded: number) => setLocal({ kind: 'uploading', files, loaded });
    const outcome = await sendSheet({ files, mode, reading, signal, onLoaded });
    const runId = followed.current;
    sending.current = null;
    setSending(false);
    if (outcome.kind === 'aborted') return setLocal({ kind: 'chosen', files });
    // Only the response was lost: read the outcome of the import from its run.
    if (outcome.kind === 'lost' && runId !== null) return setLocal({ kind: 'empty' });
    setFollowing(null);
    const result = outcome.kind === 'lost' ? failure(outcome.message, outcome) : outcome.result;
    setLocal({
      kind: 'result',
      result,
      runId,
      isCancelled: outcome.kind === 'answered' && outcome.isCancelled,
    });
    await queries.invalidateQueries({ queryKey: ['admin'] });
  };

  return {
    // Until the result of a finished import has loaded, the import is shown in its last known state.
    phase:
      heard && heard.run.id === following && local.kind !== 'result' ? { kind: 'running', ...heard } : local,
    choose: (files) => setLocal({ kind: 'chosen', files }),
    clear: () => setLocal({ kind: 'empty' }),
    start: (mode, reading = {}) => {
      if (local.kind === 'chosen') void start(local.files, mode, reading);
    },
    abort: () => sending.current?.abort(),
  };
}
