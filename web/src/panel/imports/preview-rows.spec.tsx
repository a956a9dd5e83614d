import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInPanel } from '../../../test/show-in-panel.js';
import { PreviewRows } from './preview-rows.js';

describe('the rows of a preview', () => {
  it('with problems are also those behind the first rows', async () => {
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

  it('begin with their business, before what became of them and the notes, which a phone cuts off', async () => {
    const note = { code: 'invalid', field: 'reviewCount', value: 'zwölf', result: null } as const;
    const values = { address: 'Markt 1', name: 'Maler Eins' };
    const row = { row_number: 2, values, error: null, outcome: 'created' as const, notes: [note] };
    await showInPanel(<PreviewRows rows={[row]} problems={[]} isStale={false} />, {});
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Satır', 'İşletme adı', 'Sonuç', 'Notlu', 'Adres']);
  });
});
