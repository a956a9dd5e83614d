import { act, fireEvent, screen } from '@testing-library/react';
import { openPage } from '../../../test/open-page.js';
import { currentToast, dismissToast, toast } from './toast-store.js';

const MINUTE = 60_000;
const shown = () => screen.queryAllByTestId('toast').map((element) => element.textContent);

async function say(...messages: Parameters<typeof toast>[0][]): Promise<void> {
  await act(async () => messages.forEach((message) => toast(message)));
  await screen.findByText(messages.at(-1)?.title ?? '');
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('toasts', () => {
  beforeEach(async () => {
    openPage('/nirgendwo/nichts/hier');
    await screen.findByRole('heading', { level: 1 });
    jest.useFakeTimers();
  });

  afterEach(async () => {
    act(() => dismissToast(currentToast()?.id ?? 0));
    await pass(1_000_000);
    jest.useRealTimers();
  });

  it('PUB-TOAST-01 are shown one at a time, the newest replacing the older one', async () => {
    await say({ title: 'Erste' }, { title: 'Zweite', description: 'mit Text' });
    expect(shown()).toEqual(['Zweitemit Text']);
  });

  it('PUB-TOAST-02 are shown for 5000 ms, not counting the time under the pointer', async () => {
    await say({ title: 'Gespeichert' });
    await pass(4_000);
    fireEvent.pointerEnter(screen.getByTestId('toast'));
    await pass(MINUTE);
    fireEvent.pointerLeave(screen.getByTestId('toast'));
    await pass(999);
    expect(shown()).toEqual(['Gespeichert']);
    await pass(1);
    expect(shown()).toEqual([]);
  });

  it('PUB-TOAST-03 PUB-TOAST-05 come back with F8, which focuses them, for 1,000,000 ms after they were closed', async () => {
    await say({ title: 'Gespeichert' });
    fireEvent.click(screen.getByRole('button', { name: 'Mitteilung schließen' }));
    expect(shown()).toEqual([]);
    await pass(999_999);
    fireEvent.keyDown(document.body, { key: 'F8' });
    expect(shown()).toEqual(['Gespeichert']);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Mitteilungen (F8)' }));
    fireEvent.click(screen.getByRole('button', { name: 'Mitteilung schließen' }));
    await pass(1_000_000);
    fireEvent.keyDown(document.body, { key: 'F8' });
    expect(shown()).toEqual([]);
  });

  it.each([
    [49, ['Gespeichert']],
    [50, []],
  ])('PUB-TOAST-04 swiped by %d px leave %p', async (distance, left) => {
    await say({ title: 'Gespeichert' });
    const card = screen.getByTestId('toast');
    card.setPointerCapture = () => undefined;
    // In jsdom, pointer events have no coordinates, so they are added here.
    for (const [type, clientX] of [
      ['pointerdown', 100],
      ['pointermove', 100 + distance],
      ['pointerup', 100 + distance],
    ] as const) {
      fireEvent(card, new MouseEvent(type, { bubbles: true, button: 0, clientX }));
    }
    expect(shown()).toEqual(left);
  });

  it('return the focus to where F8 took it from', async () => {
    await say({ title: 'Gespeichert' });
    const link = screen.getAllByRole('link')[0];
    act(() => link?.focus());
    fireEvent.keyDown(document.body, { key: 'F8' });
    fireEvent.keyDown(screen.getByTestId('toast'), { key: 'Escape' });
    expect(shown()).toEqual([]);
    expect(document.activeElement).toBe(link);
  });
});
