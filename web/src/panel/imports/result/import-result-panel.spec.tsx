import { screen } from '@testing-library/react';
import { showInPanel } from '../../../../test/show-in-panel.js';
import { ImportResultPanel } from './import-result-panel.js';

const result = {
  ...{ success: true, imported: 0, duplicates: 0, errors: 0, duplicateReport: [], errorReport: [] },
  ...{ noted: 0, noteReport: [] },
};
const noRows = /başlıkların altında satır yok/;

describe('the result of an import', () => {
  it.each([
    ['of headers only', result, 1],
    ['of a row', { ...result, imported: 1 }, 0],
    ['that failed', { ...result, success: false }, 0],
  ])('%s reports missing rows only if there were none', async (_, given, times) => {
    const props = { result: given, runId: null, isCancelled: false, onClear: () => undefined };
    await showInPanel(<ImportResultPanel {...props} />, {});
    expect(screen.queryAllByText(noRows)).toHaveLength(times);
  });

  it.each([
    [undefined, null],
    [2, '2'],
  ])('shows how many of the errors the operator chose to leave out: %p', async (leftOut, said) => {
    const given = { ...result, errors: 3, ...(leftOut && { leftOut }) };
    await showInPanel(
      <ImportResultPanel result={given} runId={null} isCancelled={false} onClear={() => undefined} />,
      {},
    );
    const name = screen.queryByText('Bunlardan sizin atladıklarınız');
    expect(name?.nextElementSibling?.textContent ?? null).toBe(said);
  });

  it('lists errors, and how many more there are, without the rows that the operator chose to leave out', async () => {
    const leftOut = {
      row_number: 2,
      error: 'left out',
      code: 'left-out',
      field: 'category',
      value: 'x',
    } as const;
    const missing = { row_number: 3, error: 'missing', code: 'missing', field: 'name', value: null } as const;
    const given = { ...result, imported: 1, errors: 4, leftOut: 2, errorReport: [leftOut, missing] };
    await showInPanel(
      <ImportResultPanel result={given} runId={null} isCancelled={false} onClear={() => undefined} />,
      {},
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Satır 3 İşletme adı eksik.',
    ]);
    expect(screen.getByText(/1 daha|1 satır daha|ve 1/)).toBeTruthy();
  });
});
