import { Button } from '@chakra-ui/react';
import type { ImportRun } from '@gewerk/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { usePageTexts } from '../../../texts/page-texts.js';
import { useInstant, usePanelLocale } from '../panel-locale.js';
import { reportAddress, runsQuery } from './api.js';

const NONE = '–';

/** Past imports with their counts and durations. */
export function RunHistory() {
  const { history: texts, ...common } = usePageTexts('admin').imports;
  const pages = useInfiniteQuery(runsQuery);
  const runs = pages.data?.pages.flatMap((page) => page.runs) ?? [];
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

function RunRow({ run }: { readonly run: ImportRun }) {
  const { history: texts } = usePageTexts('admin').imports;
  const locale = usePanelLocale();
  const shownInstant = useInstant();
  return (
    <tr>
      <td>{run.fileName}</td>
      <td>{run.startedAt === null ? NONE : shownInstant(run.startedAt)}</td>
      <td title={run.failure?.detail}>{texts.states[run.state]}</td>
      <td className="import-number">{run.imported.toLocaleString(locale)}</td>
      <td className="import-number">{run.duplicates.toLocaleString(locale)}</td>
      <td className="import-number">{run.errors.toLocaleString(locale)}</td>
      <td className="import-number">{durationOf(run, texts)}</td>
      <td>
        {run.finishedAt !== null && run.duplicates + run.errors > 0 ? (
          <a href={reportAddress(run.id)} download target="_self" aria-label={texts.downloadOf(run.fileName)}>
            {texts.download}
          </a>
        ) : (
          NONE
        )}
      </td>
    </tr>
  );
}

function durationOf(
  { startedAt, finishedAt }: ImportRun,
  texts: { seconds: (value: number) => string; minutes: (minutes: number, seconds: number) => string },
): string {
  if (startedAt === null || finishedAt === null) return NONE;
  const seconds = Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000));
  return seconds < 60 ? texts.seconds(seconds) : texts.minutes(Math.floor(seconds / 60), seconds % 60);
}
