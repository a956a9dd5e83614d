import { Button } from '@chakra-ui/react';
import type { ImportRun } from '@gewerk/contracts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { usePageTexts } from '../../../texts/page-texts.js';
import { runsQuery } from './api.js';
import { RunRow } from './run-row.js';

/** How often an undo that is on its way is looked at. */
const LOOK_EVERY_MS = 1_000;

/** Past imports with their counts and durations, and the undo of each. */
export function RunHistory() {
  const { history: texts, ...common } = usePageTexts('admin').imports;
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
    // Its end changes figures and lists all over the panel.
    if (wasUndoing.current && !isUndoing) void queries.invalidateQueries({ queryKey: ['admin'] });
    wasUndoing.current = isUndoing;
  }, [isUndoing, queries]);
  return (
    <div className="import-history">
      <h3 id="import-history-title">{texts.title}</h3>
      {pages.isError && <p role="alert">{texts.failed}</p>}
      {pages.isSuccess && runs.length === 0 && <p>{texts.empty}</p>}
      {runs.length > 0 && (
        <div className="panel-scroll" role="region" aria-labelledby="import-history-title" tabIndex={0}>
          <table className="panel-table">
            <thead>
              <tr>
                <th scope="col">{common.file}</th>
                <th scope="col">{texts.startedAt}</th>
                <th scope="col">{texts.state}</th>
                <th scope="col" className="import-number">
                  {common.imported}
                </th>
                <th scope="col" className="import-number">
                  {common.duplicate}
                </th>
                <th scope="col" className="import-number">
                  {common.errors}
                </th>
                <th scope="col" className="import-number">
                  {texts.duration}
                </th>
                <th scope="col">{texts.report}</th>
                <th scope="col">
                  <span className="visually-hidden">{texts.undo}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {runs.map((run) => (
                <RunRow key={run.id} run={run} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {pages.hasNextPage && (
        <Button
          variant="outline"
          size="sm"
          disabled={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {texts.older}
        </Button>
      )}
    </div>
  );
}

const isBeingUndone = (run: ImportRun): boolean => run.undo?.state === 'running';
