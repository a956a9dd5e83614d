import { placeAfter, stepOf } from './list-keys.js';

const walk = (step: 1 | -1, isFieldBetween: boolean): number[] => {
  const places = [-1];
  for (let steps = 0; steps < 5; steps += 1)
    places.push(placeAfter(places.at(-1) ?? -1, step, 3, isFieldBetween));
  return places;
};

describe('the arrow keys of a list below its field', () => {
  it('wrap around, with or without a stop at the field', () => {
    expect(walk(1, false)).toEqual([-1, 0, 1, 2, 0, 1]);
    expect(walk(-1, false)).toEqual([-1, 2, 1, 0, 2, 1]);
    expect(walk(1, true)).toEqual([-1, 0, 1, 2, -1, 0]);
    expect(walk(-1, true)).toEqual([-1, 2, 1, 0, -1, 2]);
  });

  it('stay on the only option, or move between it and the field', () => {
    expect([placeAfter(-1, 1, 1), placeAfter(0, 1, 1), placeAfter(0, -1, 1)]).toEqual([0, 0, 0]);
    expect([placeAfter(0, 1, 1, true), placeAfter(0, -1, 1, true)]).toEqual([-1, -1]);
  });

  it('do nothing during composition, and other keys do nothing', () => {
    expect(stepOf({ key: 'ArrowDown', isComposing: false })).toBe(1);
    expect(stepOf({ key: 'ArrowUp', isComposing: false })).toBe(-1);
    expect(stepOf({ key: 'ArrowUp', isComposing: true })).toBe(0);
    expect(stepOf({ key: 'Home', isComposing: false })).toBe(0);
  });
});
