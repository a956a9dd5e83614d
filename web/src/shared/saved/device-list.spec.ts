import { deviceList, idsIn } from './device-list.js';

const id = (letter: string): string => letter.repeat(24);

describe('businesses stored on the device', () => {
  beforeEach(() => localStorage.clear());

  it('are listed newest first, each once, up to a limit', () => {
    const list = deviceList('kept', 2);
    for (const letter of ['a', 'b', 'a', 'c']) list.add(id(letter));
    expect(list.read()).toEqual([id('c'), id('a')]);
    list.remove(id('c'));
    expect(localStorage.getItem('kept')).toBe(id('a'));
    list.clear();
    expect(localStorage.getItem('kept')).toBeNull();
  });

  it('are read from the device without invalid or repeated ids', () => {
    localStorage.setItem('kept', `${id('a')} <script> ${id('b')} ${id('a')}`);
    expect(deviceList('kept', 5).read()).toEqual([id('a'), id('b')]);
    expect(idsIn(`x ${id('a')} ${id('b')}`, 1)).toEqual([id('a')]);
  });

  it('are none if the browser stores nothing', () => {
    const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(deviceList('kept', 2).read()).toEqual([]);
    blocked.mockRestore();
  });
});
