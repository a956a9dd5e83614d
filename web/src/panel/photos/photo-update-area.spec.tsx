import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInPanel } from '../../../test/show-in-panel.js';
import { PhotoUpdateArea } from './photo-update-area.js';

describe('the photo update', () => {
  it('starts only once on a double click', async () => {
    let asked = 0;
    await showInPanel(<PhotoUpdateArea />, {
      '/api/admin/update-photos': () => {
        asked += 1;
        return { run: null };
      },
    });
    const start = await screen.findByRole('button', { name: 'Fotoğrafları güncelle' });
    const before = asked;
    // One call starts the update, the other reads its progress.
    await userEvent.dblClick(start);
    await screen.findByRole('button', { name: 'Fotoğrafları güncelle' });
    expect(asked - before).toBe(2);
  });
});
