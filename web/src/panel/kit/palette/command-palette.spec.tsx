import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { showInPanel } from '../../../../test/show-in-panel.js';
import { landing } from '../navigation/use-landing.js';
import { logIn } from '../session/panel-session.js';
import { CommandPalette } from './command-palette.js';

const account = { id: 'owner', name: '', role: 'owner', email: null };
const inbox = {
  id: 'inbox',
  place: 'bar',
  route: 'listMessages',
  load: () => Promise.reject(new Error()),
} as const;
let answer: () => void;

function Place() {
  const { search, state } = useLocation();
  return <output title={JSON.stringify(state)}>{search}</output>;
}

/** Opens the palette with a mocked search for businesses, whose results the test releases. */
async function palette() {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
  const parts = (
    <>
      <CommandPalette sections={[inbox]} onClose={() => undefined} />
      <Place />
    </>
  );
  await showInPanel(parts, {
    '/api/admin/session': { csrfToken: 't', expiresAt: null, account },
    '/api/admin/businesses': async ({ search }: { search: string }) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return {
        businesses: [{ id: search, name: `Fund ${search}`, city: '' }],
        total: 1,
        page: 1,
        totalPages: 1,
      };
    },
  });
  await act(() => logIn({ password: 'x' }));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await user.click(screen.getByRole('combobox', { hidden: true }));
  return { user, pass };
}

describe('the palette', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('opens the result for the text entered, even if it arrives after Enter, and never that of the previous text', async () => {
    const { user, pass } = await palette();
    await user.keyboard('qqa');
    await pass(300);
    answer();
    await pass(1);
    await waitFor(() => expect(screen.getByText('Fund qqa')).toBeTruthy());
    await user.keyboard('b');
    await pass(300);
    expect(screen.queryByText('Fund qqa')).toBeNull();
    await user.keyboard('{Enter}');
    expect(document.querySelector('output')?.textContent).toBe('');
    answer();
    await pass(1);
    await waitFor(() => expect(document.querySelector('output')?.textContent).toContain('business=qqab'));
    expect(document.querySelector('output')?.title).toBe(JSON.stringify(landing.state));
  });
});
