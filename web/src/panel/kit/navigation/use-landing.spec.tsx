import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { showInPanel } from '../../../../test/show-in-panel.js';
import { landing, landsHere, useLanding } from './use-landing.js';

/** A panel that shows one screen, and a second screen whose business loads late. */
function Panel() {
  useLanding();
  const navigate = useNavigate();
  const [business, setBusiness] = useState('');
  return (
    <>
      <div className="panel-tab" hidden>
        <h1>Liste</h1>
      </div>
      <div className="panel-tab">
        <h1>Betriebe</h1>
        <input aria-label="Suche" />
        {business !== '' && <h2 {...landsHere}>{business}</h2>}
      </div>
      <button onClick={() => setBusiness('Maler')}>kommen</button>
      <button onClick={() => void navigate('/admin?business=a', landing)}>landen</button>
      <button onClick={() => void navigate('/admin?business=b')}>gehen</button>
    </>
  );
}

describe('a landing', () => {
  it("focuses the screen's heading, and that of the business once it has loaded", async () => {
    await showInPanel(<Panel />, {});
    await userEvent.click(screen.getByText('landen'));
    expect(document.activeElement).toBe(screen.getByText('Betriebe'));
    act(() => screen.getByText('kommen').click());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Maler')));
  });

  it('does not take the focus from a user who has moved on', async () => {
    await showInPanel(<Panel />, {});
    await userEvent.click(screen.getByText('landen'));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByLabelText('Suche'));
    act(() => screen.getByText('kommen').click());
    await act(async () => undefined);
    expect(document.activeElement).toBe(screen.getByLabelText('Suche'));
  });

  it('does not apply to other navigation', async () => {
    await showInPanel(<Panel />, {});
    await userEvent.click(screen.getByText('gehen'));
    expect(document.activeElement).toBe(screen.getByText('gehen'));
  });
});
