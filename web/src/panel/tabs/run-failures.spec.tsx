import { refusals, type RunFault } from '@gewerk/contracts';
import type { BulkRun, ImportRun, PhotoRun, ValidationRun } from '@gewerk/contracts/bus';
import { panelRoutes } from '@gewerk/contracts/http';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { installFakeApi } from '../../../test/fake-api.js';
import { callRoute } from '../../platform/api/fetch-json.js';
import { createQueryClient } from '../../platform/api/query-client.js';
import { AppContext } from '../../platform/app-context.js';
import type { Language } from '../../texts/catalogues.js';
import { defaultTexts } from '../../texts/default/index.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { BulkRuns } from '../dashboard/bulk/bulk-runs.js';
import { useRowErrorText } from '../imports/use-row-error-text.js';
import { useRunColumns } from '../imports/runs/use-run-columns.js';
import { failure as unsent } from '../imports/upload/send-sheet.js';
import { loginFault } from '../kit/frame/login-fault.js';
import { PanelTable } from '../kit/lists/panel-table.js';
import { PhotoProgress } from '../photos/photo-progress.js';
import { ValidationProgress } from '../url-validation/validation-progress.js';

const at = '2026-11-24T00:00:00.000Z';
const detail = 'An English sentence of the service.';
const timeout: RunFault = { code: 'timeout' };

const photos: PhotoRun = {
  ...{ id: 'p', state: 'failed', total: 3, processed: 0, outcomes: {}, currentBusiness: null },
  ...{ createdAt: at, finishedAt: at, failure: detail, fault: timeout },
};
const check: ValidationRun = {
  ...{ id: 'c', state: 'failed', total: 3, processed: 0, valid: 0, invalid: 0, grades: {} },
  ...{ createdAt: at, finishedAt: at, reportFile: null, failure: detail, fault: timeout },
};
const bulk: BulkRun = {
  ...{ id: 'b', action: 'delete', fields: [], state: 'failed', total: 3, processed: 0, changed: 0 },
  ...{ unchanged: 0, refused: 0, undo: null, undoUntil: null, createdAt: at, finishedAt: at },
  ...{ failure: detail, fault: timeout },
};
const imported: ImportRun = {
  ...{ id: 'i', fileName: 'a.xlsx', bytes: 1, mode: 'skip', state: 'failed', processed: 0, total: 3 },
  ...{ imported: 0, duplicates: 0, errors: 0, startedAt: at, finishedAt: at, canUndo: false, undo: null },
  ...{ failure: { code: 'timeout', detail } },
};
const undone: ImportRun = {
  ...imported,
  ...{ state: 'done', failure: null },
  undo: { state: 'failed', removed: 1, restored: 0, kept: 0, failure: detail, fault: timeout },
};

function Runs({ runs }: { readonly runs: readonly ImportRun[] }) {
  return <PanelTable caption="Runs" rows={runs} keyOf={({ id }) => id} columns={useRunColumns()} />;
}

function Result({ entry }: { readonly entry: Parameters<ReturnType<typeof useRowErrorText>>[0] }) {
  return <p>{useRowErrorText()(entry)}</p>;
}

async function show(language: Language | null, what: ReactNode): Promise<void> {
  installFakeApi({ [panelRoutes.bulkChanges.path]: { runs: [bulk] } });
  await loadPageTexts('admin', language);
  const app = { api: callRoute, texts: defaultTexts, language, renderedAt: Date.now() };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AppContext value={app}>{what}</AppContext>
    </QueryClientProvider>,
  );
}

const status = { total: 3, processed: 0, valid: 0, invalid: 0, isComplete: true, currentBusiness: null };
const screens: readonly (readonly [string, ReactNode])[] = [
  ['a photo update', <PhotoProgress key="p" run={photos} />],
  [
    'a website check',
    <ValidationProgress key="c" run={check} status={{ ...status, reportFile: null, run: check }} />,
  ],
  ['a bulk change', <BulkRuns key="b" />],
  ['an import', <Runs key="i" runs={[imported]} />],
  ['the undo of an import', <Runs key="u" runs={[undone]} />],
  ['the result of an import', <Result key="r" entry={{ error: detail, errorCode: 'timeout' }} />],
  ['an upload without an answer', <Result key="l" entry={unsent(detail, timeout).errorReport[0]!} />],
];

describe.each(screens)('why %s failed', (_, what) => {
  it.each([
    ['de', /Die Antwort kam nicht rechtzeitig/],
    [null, /Yanıt zamanında gelmedi/],
  ] as const)('is given in the panel’s language (%s), not in the service’s words', async (language, said) => {
    await show(language, what);
    expect(await screen.findByText(said)).toBeTruthy();
    expect(document.body.textContent).not.toContain(detail);
  });
});

it('a run whose failure has no stored code is only shown as failed', async () => {
  const { fault: _, ...older } = photos;
  await show('de', <PhotoProgress run={older} />);
  expect(screen.getByRole('alert').textContent).toMatch(/^Ein unerwarteter Fehler ist aufgetreten/);
});

it('the reason of a failed import includes its facts', async () => {
  const reason = { name: 'import-timeout', facts: { minutes: 20 } };
  const failure = { code: refusals['import-timeout'][0], detail, reason };
  await show('de', <Runs runs={[{ ...imported, failure }]} />);
  expect(screen.getByText(/^Der Import war nach 20 Minuten nicht zu Ende/)).toBeTruthy();
});

it('a failed login shows the sentence of its code, the API’s text or that there was no response', async () => {
  const { faults, shell } = await loadPageTexts('admin', 'de');
  const failed = { kind: 'failed', status: 503, message: `503: ${detail}`, code: 'unavailable' } as const;
  expect(loginFault(failed, shell.gate, faults)).toBe(
    'Die Anmeldung ist fehlgeschlagen: Der Dienst antwortet gerade nicht; versuchen Sie es gleich noch einmal.',
  );
  expect(loginFault({ ...failed, code: 'of-a-newer-service' }, shell.gate, faults)).toContain(detail);
  expect(loginFault({ kind: 'failed', status: 0, message: '' }, shell.gate, faults)).toContain(
    faults.unreached,
  );
});
