import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { showInPanel } from '../../../../test/show-in-panel.js';
import { ConfirmDialog } from './confirm-dialog.js';

const confirmed = jest.fn();

function Page() {
  const [isAsking, setAsking] = useState(false);
  const texts = { title: 'Delete?', text: 'All of it.', confirm: 'Delete', cancel: 'Cancel' };
  return (
    <>
      <button onClick={() => setAsking(true)}>Ask</button>
      {isAsking && <ConfirmDialog {...texts} onConfirm={confirmed} onClose={() => setAsking(false)} />}
    </>
  );
}

const dialog = () => screen.queryByText('Delete?');

/** Opens the dialog from a page that has a history entry before it. */
async function ask() {
  history.pushState({ key: 'before' }, '', '/admin?search=before');
  history.pushState({ key: 'list' }, '', '/admin?search=list');
  await showInPanel(<Page />, {});
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(dialog()).not.toBeNull();
}

const isAtList = (): boolean => location.search === '?search=list' && history.state.isOver === undefined;

describe('a dialog of the panel', () => {
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
  });

  it('is closed by Back, which leaves the page as it is and confirms nothing', async () => {
    await ask();
    history.back();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(isAtList()).toBe(true);
    expect(confirmed).not.toHaveBeenCalled();
  });

  it('leaves no history entry for Back once it is confirmed', async () => {
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Delete', hidden: true }));
    expect(confirmed).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(isAtList()).toBe(true));
    expect(dialog()).toBeNull();
  });
});
