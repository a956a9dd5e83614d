import { screen, waitFor } from '@testing-library/react';
import { showInPanel } from '../../../../test/show-in-panel.js';
import { PreviewCategories } from './preview-categories.js';

describe('the categories of a file', () => {
  it('can be mapped to listed categories', async () => {
    const found = [{ value: 'Friseru', rows: 10 }];
    await showInPanel(<PreviewCategories found={found} chosen={{}} onChoose={jest.fn()} />, {
      '/api/admin/real-categories': [{ category: 'Friseur', count: 128 }],
    });
    const field = screen.getByLabelText<HTMLInputElement>('Friseru şu kategoriye');
    await waitFor(() =>
      expect(Array.from(field.list?.options ?? [], ({ value }) => value)).toEqual(['Friseur']),
    );
    expect(screen.getByText('Satır sayısı')).toBeTruthy();
  });
});
