import { Button } from '@chakra-ui/react';
import type { BulkRun } from '@gewerk/contracts/bus';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type Ref, useEffect, useRef } from 'react';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { useRunFailure } from '../../kit/api/use-run-failure.js';
import { usePanelAction } from '../../kit/api/use-panel-action.js';
import { refreshLists } from '../../kit/business/refresh-lists.js';
import { firstClick } from '../../kit/first-click.js';
import { OlderButton } from '../../kit/lists/older-button.js';
import { PanelTime } from '../../kit/figures/panel-time.js';
import { useMayCall } from '../../kit/session/use-may-call.js';
import { useAccountName } from '../../kit/business/use-account-name.js';
import { bulkRunsQuery, isGoingOn, stopBulk, undoBulk } from './api.js';
import { KeptBusinesses } from './kept-businesses.js';
import { useChangeText } from './use-change-text.js';
import './bulk.css';

/** Bulk changes, newest first: shows the progress of the running one, and offers to undo earlier ones. */
export function BulkRuns({ ref }: { readonly ref?: Ref<HTMLDivElement> }) {
  const { bulk: texts } = usePageTexts('admin');
  const queries = useQueryClient();
  const pages = useInfiniteQuery(bulkRunsQuery);
  const runs = pages.data?.pages.flatMap((page) => page.runs) ?? [];
  const isBusy = runs.some(isGoingOn);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) refreshLists(queries);
    wasBusy.current = isBusy;
  }, [isBusy, queries]);
  return (
    // Rendered even before the first run, since it receives the focus when a run starts.
    <div ref={ref} className="bulk-runs-place" tabIndex={-1} role="group" aria-label={texts.runs}>
      {runs.length > 0 && (
        <section className="bulk-runs" aria-labelledby="bulk-runs-title">
          <h3 id="bulk-runs-title">{texts.runs}</h3>
          <ul>
            {runs.map((run) => (
              <Run key={run.id} run={run} isBusy={isBusy} />
            ))}
          </ul>
          <OlderButton list={pages} label={texts.older} />
        </section>
      )}
    </div>
  );
}

function Run({ run, isBusy }: { readonly run: BulkRun; readonly isBusy: boolean }) {
  const { bulk: texts } = usePageTexts('admin');
  const mayCall = useMayCall();
  const touches = [bulkRunsQuery.queryKey];
  const undo = usePanelAction({
    act: () => undoBulk(run.id),
    done: () => ({ kind: 'success', title: texts.undoStarted }),
    failed: texts.undoFailed,
    touches,
  });
  const stop = usePanelAction({
    act: stopBulk,
    done: () => ({ kind: 'success', title: texts.stopped }),
    failed: texts.failed,
    touches,
  });
  const isOn = isGoingOn(run);
  const resultOf = ({ changed, unchanged, refused, undo: back }: BulkRun): string =>
    back ? texts.takenBack(back.restored, back.kept) : texts.result(changed, unchanged, refused);
  const [done, of] = run.undo && isOn ? [run.undo.processed, run.changed] : [run.processed, run.total];
  const failureText = useRunFailure();
  const changeText = useChangeText();
  const by = useAccountName()(run.account);
  return (
    <li>
      <p>
        <strong>{changeText(run)}</strong> · {texts.states[run.state]} · <PanelTime instant={run.createdAt} />
        {by !== null && ` · ${by}`}
      </p>
      {isOn && <progress className="panel-progress" aria-label={texts.progress} max={of} value={done} />}
      <p className="panel-hint" role={isOn ? 'status' : undefined}>
        {isOn ? texts.done(done, of) : resultOf(run)}
      </p>
      {!isOn && run.undo !== null && run.undo.kept > 0 && <KeptBusinesses run={run.id} />}
      {run.failure !== null && <p role="alert">{failureText(run)}</p>}
      {isOn && mayCall('stopBulkChange') && (
        <Button size="sm" variant="outline" onClick={firstClick(() => stop.mutate(undefined))}>
          {texts.stop}
        </Button>
      )}
      {run.undoUntil !== null && mayCall('undoBulkChange') && (
        <Button
          size="sm"
          variant="outline"
          disabled={isBusy || undo.isPending}
          onClick={firstClick(() => undo.mutate(undefined))}
        >
          {texts.undo}
        </Button>
      )}
    </li>
  );
}
