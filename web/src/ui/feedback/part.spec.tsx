import { fireEvent, screen } from '@testing-library/react';
import { lazy, useState } from 'react';
import { Part } from './part.js';
import { showInPanel } from '../../../test/show-in-panel.js';

const Unloadable = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

function Form({ otherwise }: { readonly otherwise?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Name" />
      <button type="button" onClick={() => setOpen(true)}>
        Map
      </button>
      {isOpen && <Part otherwise={otherwise}>{<Unloadable />}</Part>}
    </>
  );
}

describe('a part of a page that cannot be loaded', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('keeps the input around it and shows an error', async () => {
    await showInPanel(<Form />, {});
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Maler Eins' } });
    fireEvent.click(screen.getByRole('button', { name: 'Map' }));
    expect((await screen.findByRole('status')).textContent).toContain('Something went wrong');
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Maler Eins');
  });

  it('may have a replacement', async () => {
    await showInPanel(<Form otherwise="Ohne Karte" />, {});
    fireEvent.click(screen.getByRole('button', { name: 'Map' }));
    expect(await screen.findByText('Ohne Karte')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
