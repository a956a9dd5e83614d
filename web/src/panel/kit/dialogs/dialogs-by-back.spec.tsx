import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { showInPanel } from '../../../../test/show-in-panel.js';
import { PagePreview } from '../preview/page-preview.js';
import { CommandPalette } from '../palette/command-palette.js';
import { ShortcutList } from '../palette/shortcut-list.js';
import { SaveDialog } from './save-dialog.js';

const save = { title: 'Save?', lines: [], confirm: 'Save', cancel: 'Cancel', onConfirm: jest.fn() };
const inbox = {
  id: 'inbox',
  place: 'bar',
  route: 'listMessages',
  load: () => Promise.reject(new Error()),
} as const;
const dialogs: Readonly<Record<string, (close: () => void) => ReactNode>> = {
  'what is asked before saving': (close) => <SaveDialog {...save} onClose={close} />,
  'the palette': (close) => <CommandPalette sections={[inbox]} onClose={close} />,
  'the list of shortcuts': (close) => <ShortcutList onClose={close} />,
};

function Page({ part }: { readonly part: (close: () => void) => ReactNode }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <button onClick={() => setShown(true)}>Open</button>
      {isShown && part(() => setShown(false))}
    </>
  );
}

const dialog = () => screen.queryByRole('dialog', { hidden: true });

async function goBack() {
  await waitFor(() => expect(dialog()).not.toBeNull());
  history.back();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(location.search).toBe('?search=list');
}

describe('Back', () => {
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
  });
  beforeEach(() => {
    history.pushState({ key: 'before' }, '', '/admin?search=before');
    history.pushState({ key: 'list' }, '', '/admin?search=list');
  });

  it.each(Object.entries(dialogs))('closes %s and leaves the page as it is', async (_, part) => {
    await showInPanel(<Page part={part} />, {});
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await goBack();
    expect(save.onConfirm).not.toHaveBeenCalled();
  });

  it('closes the preview of a page and leaves the address as it is', async () => {
    await showInPanel(<PagePreview make={async () => ({ path: '/preview' })} hint="" />, {});
    await userEvent.click(screen.getByRole('button'));
    await goBack();
  });
});
