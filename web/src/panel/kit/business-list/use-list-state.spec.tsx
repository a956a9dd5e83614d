import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Navigator, Router } from 'react-router-dom';
import { filtered } from './list-state.js';
import { latestList, useListState } from './use-list-state.js';

/** Changes the browser's URL without rendering. */
const navigator: Navigator = { createHref: () => '', go: () => undefined, push: visit, replace: visit };

function list() {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Router location="/admin" navigator={navigator}>
      {children}
    </Router>
  );
  return renderHook(() => useListState(), { wrapper }).result;
}

function visit(to: Parameters<Navigator['push']>[0]): void {
  const { pathname = '/admin', search = '' } = typeof to === 'string' ? { search: to } : to;
  window.history.pushState(null, '', pathname + search);
}

describe('the state of a list', () => {
  beforeEach(() => window.history.replaceState(null, '', '/admin'));

  it('keeps a change that is not rendered yet when the next one comes', () => {
    const result = list();
    const [, change] = result.current;
    act(() => change((before) => filtered(before, { status: 'hidden' })));
    act(() => change((before) => filtered(before, { city: 'Krems' })));
    expect(new URLSearchParams(window.location.search).toString()).toBe('city=Krems&status=hidden');
  });

  it('adds nothing to the history if it does not change', () => {
    window.history.replaceState(null, '', '/admin?city=Krems&page=3');
    const result = list();
    const before = window.history.length;
    act(() => result.current[1]((shown) => filtered(shown, { city: 'Krems' })));
    expect([window.location.search, window.history.length]).toEqual(['?city=Krems&page=3', before]);
  });

  it('can be read as requested last while the previous one is still rendered', () => {
    const result = list();
    act(() => result.current[1]((before) => filtered(before, { status: 'hidden' })));
    const [drawn] = result.current;
    expect(drawn.filters.status).toBe('');
    expect(latestList(drawn).filters.status).toBe('hidden');
  });
});
