import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { showInPanel } from '../../../test/show-in-panel.js';
import { closedWeek, type WeekDraft } from '../kit/business-form/hours-draft.js';
import { HoursEditor } from './hours-editor.js';

function Hours() {
  const [week, setWeek] = useState<WeekDraft | null>({
    ...closedWeek,
    monday: [{ from: '20:00', to: '02:00' }],
    tuesday: [{ from: '01:00', to: '05:00' }],
  });
  return <HoursEditor week={week} onChange={setWeek} />;
}

it('a span in the night of the day before is said to overlap, and the keyboard stays with its day where it is taken out', async () => {
  await showInPanel(<Hours />, {});
  const tuesday = screen.getByRole('group', { name: 'Salı' });
  expect(tuesday.querySelector('[role=alert]')).not.toBeNull();
  expect(tuesday.querySelectorAll('[aria-invalid=true]')).toHaveLength(2);
  const user = userEvent.setup();
  tuesday.querySelector('button')?.focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(tuesday);
  expect(screen.queryByRole('alert')).toBeNull();
});
