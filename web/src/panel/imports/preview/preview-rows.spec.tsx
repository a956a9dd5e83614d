import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInPanel } from '../../../../test/show-in-panel.js';
import { downloadCsv } from '../../kit/export/download-csv.js';
import { PreviewRows } from './preview-rows.js';

jest.mock('../../kit/export/download-csv.js', () => ({ downloadCsv: jest.fn() }));

describe('the rows of a preview', () => {
  it('with problems include those after the first rows', async () => {
    const row = { row_number: 2, values: { name: 'Maler Eins' }, error: null };
    const note = { code: 'invalid', field: 'reviewCount', value: 'zwölf', result: null } as const;
    const problem = { row_number: 4_711, values: { name: 'Maler Zwei' }, error: null, notes: [note] };
    await showInPanel(<PreviewRows rows={[row]} problems={[problem]} isStale={false} />, {});
    expect(screen.queryByText('Maler Zwei')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByRole('region', { name: 'Sorunlu ilk 1 satır' }).textContent).toContain('Maler Zwei');
    expect(screen.getByText(/zwölf/)).toBeTruthy();
    expect(screen.queryByText('Maler Eins')).toBeNull();
  });

  it('with problems are all downloaded as a report in the panel’s language, even if not all are shown', async () => {
    const note = { code: 'invalid', field: 'reviewCount', value: 'zwölf', result: null } as const;
    const problems = Array.from({ length: 150 }, (_, index) => ({
      ...{ row_number: index + 30, values: { name: `Maler ${index}` }, error: null, notes: [note] },
    }));
    const missing = { code: 'missing', field: 'name', value: null } as const;
    const row = { row_number: 2, values: {}, error: 'The name is missing.', problem: missing };
    await showInPanel(
      <PreviewRows rows={[{ ...row, outcome: 'error' }]} problems={problems} isStale={false} />,
      {},
    );
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.getAllByRole('row')).toHaveLength(101);
    await userEvent.click(screen.getByRole('button', { name: /sorunlu 151 satır/ }));
    const [text, fileName] = jest.mocked(downloadCsv).mock.lastCall ?? [];
    expect(fileName).toBe('onizleme.csv');
    expect(text?.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFSatır,İşletme adı,Sonuç,Neden',
      '2,,Hatalı,İşletme adı eksik.',
    ]);
    expect(text).toContain('179,Maler 149,,"Yorum sayısı: “zwölf” geçerli değil');
  });

  it('have numbers formatted for the panel', async () => {
    const values = { name: 'Maler Eins', rating: '4.5', reviewCount: '1407' };
    const row = { row_number: 2, values, error: null };
    await showInPanel(<PreviewRows rows={[row]} problems={[]} isStale={false} />, {});
    expect(screen.getByText('4,5')).toBeTruthy();
    expect(screen.getByText('1.407')).toBeTruthy();
  });

  it('begin with the name of the business, before outcome and notes', async () => {
    const note = { code: 'invalid', field: 'reviewCount', value: 'zwölf', result: null } as const;
    const values = { address: 'Markt 1', name: 'Maler Eins' };
    const row = { row_number: 2, values, error: null, outcome: 'created' as const, notes: [note] };
    await showInPanel(<PreviewRows rows={[row]} problems={[]} isStale={false} />, {});
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Satır', 'İşletme adı', 'Sonuç', 'Notlu', 'Adres']);
  });

  it('that the operator skipped are not problems', async () => {
    const problem = { code: 'left-out', field: 'category', value: 'parking' } as const;
    const row = {
      row_number: 2,
      values: {},
      error: 'The row was left out.',
      outcome: 'error',
      problem,
    } as const;
    await showInPanel(<PreviewRows rows={[row]} problems={[]} isStale={false} />, {});
    expect(screen.getByText(/“parking” kategorisi için atla seçildi/).dataset['outcome']).toBe('left-out');
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.queryByText(/parking/)).toBeNull();
  });

  it('show three of many notes, and the others on request', async () => {
    const notes = ['email', 'website', 'rating', 'reviewCount', 'hours'].map((field) => ({
      ...{ code: 'invalid', field, value: field, result: null },
    })) as unknown as NonNullable<Parameters<typeof PreviewRows>[0]['rows'][number]['notes']>;
    const row = { row_number: 2, values: { name: 'Maler Eins' }, error: null, notes };
    await showInPanel(<PreviewRows rows={[row]} problems={[]} isStale={false} />, {});
    const more = screen.getByText('2 not daha');
    expect(screen.getByText(/“rating”/).closest('details')).toBeNull();
    expect(screen.getByText(/“reviewCount”/).closest('details')?.open).toBe(false);
    await userEvent.click(more);
    expect(screen.getByText(/“hours”/).closest('details')?.open).toBe(true);
  });
});
