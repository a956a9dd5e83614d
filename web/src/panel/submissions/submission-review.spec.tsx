import { weekdays } from '@gewerk/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../../../test/fake-api.js';
import { showInPanel } from '../../../test/show-in-panel.js';
import { SubmissionReview } from './submission-review.js';

const submissions = ['Maler Eins', 'Maler Zwei'].map((name, index) => ({
  id: `s${index}`,
  draft: { name },
}));

const lines = ['address', 'postal_code', 'city', 'phone', 'email', 'website', 'description'];
const wholeDraft = {
  ...Object.fromEntries(lines.map((line) => [line, ''])),
  ...{ name: 'Maler Eins', category: 'handwerker' },
  hours: Object.fromEntries(weekdays.map((day) => [day, ''])),
};

let lists: number;
let isDown: boolean;

async function review() {
  lists = 0;
  isDown = false;
  const queries = await showInPanel(<SubmissionReview onClose={() => undefined} />, {
    '/api/admin/submissions': () => {
      lists += 1;
      return isDown ? new Failure(503, '{}') : { submissions, total: 30, page: 1, totalPages: 1 };
    },
    '/api/admin/submissions/s0': { submission: { draft: wholeDraft }, duplicates: [] },
  });
  await screen.findByRole('heading', { name: 'Maler Eins' });
  return { queries, user: userEvent.setup() };
}

describe('a review', () => {
  it('continues, and can undo a decision, while further entries cannot be loaded', async () => {
    const { user, queries } = await review();
    await waitFor(() => expect(lists).toBe(2));
    isDown = true;
    await user.keyboard('a');
    await waitFor(() => expect([lists, queries.isFetching()]).toEqual([3, 0]));
    expect(await screen.findByRole('heading', { name: 'Maler Zwei' })).toBeTruthy();
    await user.keyboard('u');
    expect(await screen.findByRole('heading', { name: 'Maler Eins' })).toBeTruthy();
  });

  it('decides only one entry on a double click', async () => {
    const { user } = await review();
    await user.dblClick(screen.getByRole('button', { name: /^Onayla ve yayımla/ }));
    expect(screen.getByRole('heading', { name: 'Maler Zwei' })).toBeTruthy();
  });

  it('shows the category of an entry', async () => {
    await review();
    expect((await screen.findByText('Kategori')).nextElementSibling?.textContent).toBe('Zanaatkâr');
  });

  it('ignores decision keys while an entry is edited, and returns to the entry on Escape', async () => {
    const { user } = await review();
    await screen.findByText('Kategori');
    await user.keyboard('e');
    const name = await screen.findByRole('textbox', { name: 'İşletme adı' });
    await waitFor(() => expect(document.activeElement).toBe(name));
    await user.type(name, ' AG');
    screen.getByRole('heading', { name: 'Maler Eins' }).focus();
    await user.keyboard('ajr');
    expect(screen.queryByRole('heading', { name: 'Maler Zwei' })).toBeNull();
    name.focus();
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Maler Eins' })),
    );
  });
});
