import { zoomWithNames } from './zoom-with-names.js';

describe('zoomWithNames', () => {
  it('keeps the zoom if enough names are visible', () => {
    expect(zoomWithNames(11, () => 3)).toBe(11);
  });

  it('zooms out until enough names are visible', () => {
    expect(zoomWithNames(11, (zoom) => (zoom <= 9.5 ? 4 : 2))).toBe(9.5);
  });

  it('stops when a country is visible, and never zooms in', () => {
    expect(zoomWithNames(11, () => 0)).toBe(6);
    expect(zoomWithNames(5, () => 0)).toBe(5);
  });
});
