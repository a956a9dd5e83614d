import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInPanel } from '../../../test/show-in-panel.js';
import { MessageList } from './message-list.js';

describe('the search of messages', () => {
  it('applies to the next page when the field is left by clicking its button', async () => {
    const asked: string[] = [];
    await showInPanel(<MessageList />, {
      '/api/admin/messages': ({ query, page }: Record<string, string>) => {
        asked.push(`${query} ${page}`);
        return { messages: [], total: 60, page: Number(page), totalPages: 3 };
      },
    });
    const user = userEvent.setup();
    await user.type(screen.getByRole('searchbox'), 'Maler ');
    await user.click(await screen.findByRole('button', { name: 'Sonraki' }));
    await waitFor(() => expect(asked.at(-1)).toBe('Maler 2'));
  });
});
