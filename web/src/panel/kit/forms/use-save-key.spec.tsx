import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { showInPanel } from '../../../../test/show-in-panel.js';
import { ExpiredDialog } from '../frame/expired-dialog.js';
import { PanelKeys } from '../palette/panel-keys.js';
import { useSaveKey } from './use-save-key.js';

const inbox = {
  id: 'inbox',
  place: 'bar',
  route: 'listMessages',
  load: () => Promise.reject(new Error()),
} as const;
let saves: number;

function Form() {
  const form = useSaveKey();
  const [isExpired, setExpired] = useState(false);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        saves += 1;
      }}
    >
      <input aria-label="Name" onKeyDown={({ key }) => key === 'F2' && setExpired(!isExpired)} />
      <button type="submit">Speichern</button>
      {isExpired && <ExpiredDialog />}
    </form>
  );
}

describe('Ctrl+S', () => {
  beforeEach(() => {
    saves = 0;
    Element.prototype.checkVisibility = () => true;
  });

  it('saves a form rendered after the panel’s keys, wherever the focus is', async () => {
    await showInPanel(
      <>
        <PanelKeys sections={[inbox]} />
        <Form />
      </>,
      {},
    );
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(saves).toBe(1);
  });

  it('saves nothing below an open dialog', async () => {
    await showInPanel(
      <>
        <PanelKeys sections={[inbox]} />
        <Form />
        <form
          onSubmit={(event) => {
            event.preventDefault();
            saves += 1;
          }}
        >
          <button type="submit">Önizle</button>
          <dialog open>
            <button type="button">Evet</button>
          </dialog>
        </form>
      </>,
      {},
    );
    screen.getByText('Evet').focus();
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(saves).toBe(0);
  });
});

describe('the end of a session', () => {
  it('closes its dialog while it is still in the document, so that the focus returns', async () => {
    const calls: string[] = [];
    HTMLDialogElement.prototype.showModal = () => void calls.push('shown');
    HTMLDialogElement.prototype.close = function close() {
      calls.push(`closed ${this.isConnected}`);
    };
    await showInPanel(<Form />, {});
    const field = screen.getByLabelText('Name');
    field.focus();
    await userEvent.keyboard('{F2}');
    field.focus();
    await userEvent.keyboard('{F2}');
    expect(calls).toEqual(['shown', 'closed true']);
  });
});
