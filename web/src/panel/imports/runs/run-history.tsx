import type { ImportRun } from '@gewerk/contracts/bus';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { OlderButton } from '../../kit/lists/older-button.js';
import { PanelTable } from '../../kit/lists/panel-table.js';
import { runsQuery } from '../api.js';
import { useRunColumns } from './use-run-columns.js';

/** Polling interval while an import is being undone. */
const LOOK_EVERY_MS = 1_000;

export function RunHistory() {
  const { history: texts } = usePageTexts('admin').imports;
  const columns = useRunColumns();
  const queries = useQueryClient();
  const pages = useInfiniteQuery({
    ...runsQuery,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.runs.some(isBeingUndone)) ? LOOK_EVERY_MS : false,
  });
  const runs = pages.data?.pages.flatMap((page) => page.runs) ?? [];
  const isUndoing = runs.some(isBeingUndone);
  const wasUndoing = useRef(false);
  useEffect(() => {
    // When an undo ends, counts and lists all over the panel have changed.
    if (wasUndoing.current && !isUndoing) void queries.invalidateQueries({ queryKey: ['admin'] });
    wasUndoing.current = isUndoing;
  }, [isUndoing, queries]);
  return (
    <div className="import-history">
      <h3 id="import-history-title">{texts.title}</h3>
      {pages.isError && <p role="alert">{texts.failed}</p>}
      {pages.isSuccess && runs.length === 0 && <p>{texts.empty}</p>}
      {runs.length > 0 && (
        <PanelTable
          labelledBy="import-history-title"
          stacks
          rows={runs}
          keyOf={({ id }) => id}
          columns={columns}
        />
      )}
      <OlderButton list={pages} label={texts.older} />
    </div>
  );
}

const isBeingUndone = (run: ImportRun): boolean => run.undo?.state === 'running';
