import { act } from '@testing-library/react';
import { showNext } from './show-next.js';
import { atRest, type Shown } from './shown.js';

const at = (pathname: string, hash = ''): Shown => ({
  ...atRest({ pathname, search: '', hash, state: null, key: pathname, mask: undefined }),
  scroll: 'top',
});

const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

describe('the next location', () => {
  const before: Shown = { ...at('/'), isLoading: true };

  it('is drawn in two steps if it is another page: first its top, a frame later the rest', async () => {
    const steps: boolean[] = [];
    showNext(at('/city/Bayreuth'), before, (isWhole) => steps.push(isWhole));
    expect(steps).toEqual([false]);
    await act(async () => void (await frame()));
    expect(steps).toEqual([false]);
    await act(async () => void (await frame()));
    expect(steps).toEqual([false, true]);
  });

  it.each([
    ['a fragment leads to a part of it', at('/help', '#contact')],
    ['it is the same page', at('/')],
    ['the visitor goes back', { ...at('/city/Bayreuth'), scroll: 300 }],
  ])('is drawn at once if %s', async (_, next) => {
    const steps: boolean[] = [];
    showNext(next, before, (isWhole) => steps.push(isWhole));
    await act(async () => void (await frame(), await frame()));
    expect(steps).toEqual([true]);
  });
});
