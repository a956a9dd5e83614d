import type { OpeningHours } from '@gewerk/contracts';
import { typedWeek, weekDraft } from './hours-draft.js';

const week: OpeningHours = {
  monday: [
    [480, 720],
    [780, 1080],
  ],
  tuesday: [[0, 1440]],
  wednesday: [[1200, 1560]],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
  publicHolidays: null,
};

describe('a week while it is typed', () => {
  it('shows times of day, past midnight too, and is read back as the same week', () => {
    const draft = weekDraft(week);
    expect(draft).toMatchObject({
      monday: [
        { from: '08:00', to: '12:00' },
        { from: '13:00', to: '18:00' },
      ],
      tuesday: [{ from: '00:00', to: '00:00' }],
      wednesday: [{ from: '20:00', to: '02:00' }],
      publicHolidays: null,
    });
    expect(typedWeek(draft)).toEqual(week);
  });

  it('stays unknown where it is not known', () => {
    expect(typedWeek(weekDraft(null))).toBeNull();
  });
});
