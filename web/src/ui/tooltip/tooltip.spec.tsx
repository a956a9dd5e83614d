import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip } from './tooltip.js';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => screen.queryAllByRole('tooltip', { hidden: true }).map(({ textContent }) => textContent);
const control = (name: string) => screen.getByRole('button', { name });

describe('tooltips', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(
      <>
        <Tooltip text="Teilt die Seite">
          <button>Teilen</button>
        </Tooltip>
        <Tooltip text="Druckt die Seite">
          <button>Drucken</button>
        </Tooltip>
        <Tooltip text="Schließt die Seite">
          <button aria-label="Schließt die Seite">×</button>
        </Tooltip>
      </>,
    );
  });

  afterEach(() => {
    // Wait: for some time after a tooltip was shown, the next one opens at once.
    pass(1_000);
    jest.useRealTimers();
  });

  it('PUB-LIMIT-02 open after 700 ms under the pointer and describe their control', () => {
    fireEvent.pointerEnter(control('Teilen'));
    pass(699);
    expect(shown()).toEqual([]);
    pass(1);
    expect(shown()).toEqual(['Teilt die Seite']);
    expect(control('Teilen').getAttribute('aria-describedby')).toBe(
      screen.getByRole('tooltip', { hidden: true }).id,
    );
  });

  it.each([
    [300, ['Druckt die Seite']],
    [301, []],
  ])('PUB-LIMIT-02 %d ms after another one show %p at once', (later, expected) => {
    fireEvent.pointerEnter(control('Teilen'));
    pass(700);
    fireEvent.pointerLeave(control('Teilen'));
    expect(shown()).toEqual([]);
    pass(later);
    fireEvent.pointerEnter(control('Drucken'));
    pass(0);
    expect(shown()).toEqual(expected);
    fireEvent.pointerLeave(control('Drucken'));
  });

  it('do not describe a control whose name they show', () => {
    const close = control('Schließt die Seite');
    fireEvent.pointerEnter(close);
    pass(700);
    expect(shown()).toEqual(['Schließt die Seite']);
    expect(close.hasAttribute('aria-describedby')).toBe(false);
  });

  it('close on Escape', () => {
    fireEvent.pointerEnter(control('Teilen'));
    pass(700);
    fireEvent.keyDown(control('Teilen'), { key: 'Escape' });
    expect(shown()).toEqual([]);
  });
});
