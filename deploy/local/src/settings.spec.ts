import { readSettings } from './settings.js';

describe('the settings of a start', () => {
  it('has one process of each kind unless REPLICAS says otherwise', () => {
    expect(readSettings({}).replicas).toBe(1);
    expect(readSettings({ REPLICAS: '2' }).replicas).toBe(2);
  });

  it.each(['0', '9', '-1', '1.5', 'two', '0x2'])(
    'refuses REPLICAS=%s and says what would be right',
    (value) => {
      expect(() => readSettings({ REPLICAS: value })).toThrow(
        `REPLICAS is "${value}"; it must be a whole number from 1 to 8`,
      );
    },
  );
});
