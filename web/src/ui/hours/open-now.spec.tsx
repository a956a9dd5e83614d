import { act, render, screen } from '@testing-library/react';
import { card } from '../../../test/fake-api.js';
import { AppContext } from '../../platform/app-context.js';
import { defaultTexts } from '../../texts/default/index.js';
import { BusinessCards } from '../cards/business-cards.js';

const START = Date.parse('2026-11-21T17:59:30Z');

describe('open or closed on a page that stays open', () => {
  beforeEach(() => jest.useFakeTimers({ now: START }));
  afterEach(() => jest.useRealTimers());

  it('changes automatically at the opening and closing times', () => {
    const businesses = [
      card({ id: '1', name: 'Eins', isOpen: true, openChangesAt: '2026-11-21T18:00:00Z' }),
      card({ id: '2', name: 'Zwei', isOpen: false, openChangesAt: '2026-11-21T18:30:00Z' }),
      card({ id: '3', name: 'Drei', isOpen: true, openChangesAt: null }),
    ];
    const api = () => Promise.reject(new Error('not asked'));
    const app = { api, texts: defaultTexts, language: null, renderedAt: START };
    render(
      <AppContext.Provider value={app}>
        <BusinessCards businesses={businesses} />
      </AppContext.Provider>,
    );
    const states = () =>
      screen.getAllByRole('listitem').map(({ textContent }) => /Open|Closed/.exec(textContent ?? '')?.[0]);
    expect(states()).toEqual(['Open', 'Closed', 'Open']);
    act(() => jest.advanceTimersByTime(29_000));
    expect(states()).toEqual(['Open', 'Closed', 'Open']);
    act(() => jest.advanceTimersByTime(1_001));
    expect(states()).toEqual(['Closed', 'Closed', 'Open']);
    act(() => jest.advanceTimersByTime(30 * 60_000));
    expect(states()).toEqual(['Closed', 'Open', 'Open']);
  });
});
