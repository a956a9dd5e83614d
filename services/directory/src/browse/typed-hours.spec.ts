import { readTypedHours as read } from './typed-hours.js';

describe('typed hours', () => {
  it('are returned day by day as they would be stored', () => {
    expect(read({ monday: '9 bis 18 Uhr', friday: '8-12 und 13-17', saturday: 'geschlossen' })).toEqual({
      monday: '09:00-18:00',
      friday: '08:00-12:00, 13:00-17:00',
      saturday: 'Closed',
    });
  });

  it('that cannot be read are returned as null', () => {
    expect(read({ monday: 'morgens bis abends', tuesday: '9-18' })).toEqual({
      monday: null,
      tuesday: '09:00-18:00',
    });
  });

  it('omit days that are not mentioned', () => {
    expect(read({ monday: ' ', sunday: '' })).toEqual({});
  });
});
