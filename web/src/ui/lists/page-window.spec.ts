import fc from 'fast-check';
import { pageWindow } from './page-window.js';

describe('page window', () => {
  it.each([
    [1, 9, [1, 2, 3, 4, 5]],
    [5, 9, [3, 4, 5, 6, 7]],
    [9, 9, [5, 6, 7, 8, 9]],
    [2, 3, [1, 2, 3]],
    [400, 416, [398, 399, 400, 401, 402]],
  ])('PUB-PAGING-01 on page %i of %i offers %j', (page, total, expected) => {
    expect(pageWindow(page, total)).toEqual(expected);
  });

  it('PUB-PAGING-01 offers at most five neighbouring pages that exist, the current one among them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [page, total] = [Math.min(a, b), Math.max(a, b)];
        const pages = pageWindow(page, total);
        expect(pages).toHaveLength(Math.min(5, total));
        expect(pages).toContain(page);
        expect(pages[0]).toBeGreaterThanOrEqual(1);
        expect(pages.at(-1)).toBeLessThanOrEqual(total);
      }),
    );
  });
});
