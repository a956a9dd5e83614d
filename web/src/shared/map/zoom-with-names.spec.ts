import { zoomWithNames } from './zoom-with-names.js';

describe('zoomWithNames', () => {
  it('stays where enough names are seen', () => {
    expect(zoomWithNames(11, () => 3)).toBe(11);
  });

  it('goes outwards until enough names are seen', () => {
    expect(zoomWithNames(11, (zoom) => (zoom <= 9.5 ? 4 : 2))).toBe(9.5);
  });

  it('ends where a country is seen, and never goes nearer', () => {
    expect(zoomWithNames(11, () => 0)).toBe(6);
    expect(zoomWithNames(5, () => 0)).toBe(5);
  });
});
