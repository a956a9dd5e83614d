import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useEffect, useState } from 'react';
import { showInPanel } from '../../../test/show-in-panel.js';
import { type ListFilters, noFilters } from '../kit/business-list/list-state.js';
import { ListFilterBar } from './list-filter-bar.js';

let shown: ListFilters;

const asked: Partial<ListFilters>[] = [];

/** Shows other filters, as a link to another list does. */
let follow: (filters: ListFilters) => void;

/** Renders requested filters in a transition, as a change of the URL does. */
function Bar() {
  const [filters, setFilters] = useState<ListFilters>({ ...noFilters, city: 'Hof' });
  useEffect(() => {
    shown = filters;
    follow = setFilters;
  });
  return (
    <ListFilterBar
      filters={filters}
      onChange={(change) => {
        asked.push(change);
        startTransition(() => setFilters((before) => ({ ...before, ...change })));
      }}
      onClear={() => startTransition(() => setFilters(noFilters))}
    />
  );
}

async function bar() {
  const lists = ['cities', 'real-categories', 'types', 'countries'];
  await showInPanel(<Bar />, Object.fromEntries(lists.map((list) => [`/api/admin/${list}`, []])));
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

const valueOf = (field: HTMLElement): PropertyDescriptor =>
  Object.getOwnPropertyDescriptor(field, 'value') ?? {};

describe('the search of the list', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each(['{Enter}', '{Tab}'])('is applied at once with %s', async (key) => {
    const user = await bar();
    await user.type(screen.getByRole('searchbox'), `Maler ${key}`);
    expect(shown).toEqual({ ...noFilters, city: 'Hof', search: 'Maler' });
  });

  it('keeps typed text while the requested search is rendered', async () => {
    const user = await bar();
    const field = screen.getByRole('searchbox');
    await user.type(field, 'Mal');
    const writes: string[] = [];
    const { get, set } = valueOf(field);
    Object.defineProperty(field, 'value', {
      get,
      set: (value: string) => {
        writes.push(value);
        set?.call(field, value);
      },
    });
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect([shown.search, writes.filter((value) => value !== 'Mal')]).toEqual(['Mal', []]);
  });

  it('keeps text typed before the list of a link is rendered, and applies it to that list', async () => {
    const user = await bar();
    const field = screen.getByRole('searchbox');
    await user.type(field, 'Maler{Enter}');
    await user.clear(field);
    await user.type(field, 'Maler');
    act(() => follow({ ...noFilters, photos: 'unreachable' }));
    expect(field).toHaveProperty('value', 'Maler');
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(shown).toEqual({ ...noFilters, photos: 'unreachable', search: 'Maler' });
    expect(field).toHaveProperty('value', 'Maler');
    act(() => follow(noFilters));
    expect(field).toHaveProperty('value', '');
  });

  it('is applied again for a retyped word', async () => {
    const user = await bar();
    const field = screen.getByRole('searchbox');
    await user.type(field, 'Maler{Enter}');
    await user.clear(field);
    await user.type(field, 'Maler');
    asked.length = 0;
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    await user.tab();
    expect(asked).toEqual([{ search: 'Maler' }]);
  });

  it('is applied once for Enter and leaving the field, and not if nothing was typed', async () => {
    const user = await bar();
    asked.length = 0;
    await user.click(screen.getByRole('searchbox'));
    await user.tab();
    expect(asked).toEqual([]);
    await user.type(screen.getByRole('searchbox'), 'Maler{Enter}');
    await user.tab();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(asked).toEqual([{ search: 'Maler' }]);
  });

  it('is not applied after the filters were cleared', async () => {
    const user = await bar();
    await user.type(screen.getByRole('searchbox'), 'Maler');
    await user.click(screen.getByRole('button', { name: 'Filtreleri temizle' }));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(shown).toEqual(noFilters);
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });
});

it('the date filter applies a typed day once it is complete and not later than today', async () => {
  await bar();
  const field = screen.getByLabelText('Eklenme tarihi');
  for (const value of ['0002-05-11', '0020-05-11', '0202-05-11']) {
    fireEvent.change(field, { target: { value } });
    expect(field).toHaveProperty('value', value);
    expect(shown.date).toBe('');
  }
  fireEvent.change(field, { target: { value: '2020-05-11' } });
  expect(shown.date).toBe('2020-05-11');
  fireEvent.change(field, { target: { value: '9999-05-11' } });
  expect(field).toHaveProperty('value', '2020-05-11');
  fireEvent.change(field, { target: { value: '0002-05-11' } });
  fireEvent.blur(field);
  expect(field).toHaveProperty('value', '2020-05-11');
});
