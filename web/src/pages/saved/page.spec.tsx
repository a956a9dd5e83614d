import { fireEvent, screen, within } from '@testing-library/react';
import { detail, Failure } from '../../../test/fake-api.js';
import { openPage } from '../../../test/open-page.js';
import { savedBusinesses } from '../../shared/saved/saved-businesses.js';

const HERE = '64b7f0c2a1d3e4f506172839';
const GONE = '64b7f0c2a1d3e4f506172840';
const BROKEN = '64b7f0c2a1d3e4f506172841';
const FORMER = '64b7f0c2a1d3e4f506172842';
const answers = {
  [`/api/businesses/${HERE}`]: detail({ id: HERE, name: 'Huber Kfz' }),
  [`/api/businesses/${FORMER}`]: detail({ id: HERE, name: 'Huber Kfz' }),
  [`/api/businesses/${GONE}`]: new Failure(404, '{"code":"not-found"}'),
  [`/api/businesses/${BROKEN}`]: new Failure(503, '{"code":"unavailable"}'),
};
const list = (name: string) => screen.findByRole('region', { name });

describe('saved page', () => {
  beforeEach(() => localStorage.clear());

  it('shows how many saved businesses are no longer listed, and removes them on request', async () => {
    for (const id of [GONE, HERE]) savedBusinesses.add(id);
    openPage('/saved', answers);
    const saved = await list('Gemerkte Betriebe');
    expect(await within(saved).findByText('1 Betrieb ist nicht mehr eingetragen.')).toBeTruthy();
    expect(within(saved).getByRole('link', { name: 'Huber Kfz' })).toBeTruthy();
    fireEvent.click(within(saved).getByRole('button', { name: 'Aus der Liste nehmen' }));
    expect(savedBusinesses.read()).toEqual([HERE]);
    expect(within(saved).queryByText(/nicht mehr eingetragen/)).toBeNull();
  });

  it('saves only listed businesses from a shared list', async () => {
    openPage(`/saved#${HERE}.${GONE}`, answers);
    const shared = await list('Mit Ihnen geteilt');
    expect(await within(shared).findByText('1 Betrieb ist nicht mehr eingetragen.')).toBeTruthy();
    fireEvent.click(within(shared).getByRole('button', { name: 'Alle merken' }));
    expect(savedBusinesses.read()).toEqual([HERE]);
  });

  it('reports that some businesses could not be loaded, and keeps them', async () => {
    savedBusinesses.add(BROKEN);
    openPage('/saved', answers);
    const saved = await list('Gemerkte Betriebe');
    expect(await within(saved).findByText('Nicht alle Betriebe ließen sich laden.')).toBeTruthy();
    expect(within(saved).queryByRole('button', { name: 'Aus der Liste nehmen' })).toBeNull();
    expect(savedBusinesses.read()).toEqual([BROKEN]);
  });

  it('restores a cleared list and focuses it', async () => {
    savedBusinesses.add(HERE);
    openPage('/saved', answers);
    fireEvent.click(within(await list('Gemerkte Betriebe')).getByRole('button', { name: 'Liste leeren' }));
    expect(savedBusinesses.read()).toEqual([]);
    const undo = screen.getByRole('button', { name: 'Rückgängig machen' });
    expect(document.activeElement).toBe(undo);
    fireEvent.click(undo);
    expect(savedBusinesses.read()).toEqual([HERE]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Gemerkte Betriebe' }));
    expect(screen.queryByRole('button', { name: 'Rückgängig machen' })).toBeNull();
  });

  it('shows a merged business only once if both were saved', async () => {
    for (const id of [FORMER, HERE]) savedBusinesses.add(id);
    openPage('/saved', answers);
    const saved = await list('Gemerkte Betriebe');
    await within(saved).findByRole('link', { name: 'Huber Kfz' });
    expect(within(saved).getAllByRole('heading', { level: 3 })).toHaveLength(1);
  });
});
