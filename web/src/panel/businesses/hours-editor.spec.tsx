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

it('a span that overlaps the previous day’s night is reported, and removing it keeps the focus in its day', async () => {
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

function OneDay({ onSaved }: { readonly onSaved: () => void }) {
  const [week, setWeek] = useState<WeekDraft | null>({
    ...closedWeek,
    wednesday: [{ from: '09:00', to: '17:00' }],
  });
  return (
    <form onSubmit={onSaved}>
      <HoursEditor week={week} onChange={setWeek} />
    </form>
  );
}

const spansOf = (day: string): (string | undefined)[] =>
  [...screen.getByRole('group', { name: day }).querySelectorAll<HTMLInputElement>('[type=time]')].map(
    ({ value }) => value,
  );

describe('the hours of a day', () => {
  it('are copied to selected days by keyboard, and the focus returns to the button', async () => {
    const onSaved = jest.fn();
    await showInPanel(<OneDay onSaved={onSaved} />, {});
    const user = userEvent.setup();
    const button = screen.getByRole('button', { name: 'Çarşamba saatlerini kopyala' });
    button.focus();
    await user.keyboard('{Enter}{Tab}{Tab}{Enter}');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Pazar' }).checked).toBe(true);
    screen.getByRole('checkbox', { name: 'Cuma' }).focus();
    await user.keyboard(' {Enter}');
    expect(['Cuma', 'Cumartesi', 'Pazar'].map(spansOf)).toEqual(Array(3).fill(['09:00', '17:00']));
    expect(spansOf('Salı')).toEqual([]);
    expect(onSaved).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(screen.getByRole('status').textContent).toBe(
      'Çarşamba saatleri kopyalandı: Cuma, Cumartesi, Pazar.',
    );
  });

  it('are not copied if the choice is left with Escape', async () => {
    await showInPanel(<OneDay onSaved={jest.fn()} />, {});
    const user = userEvent.setup();
    const button = screen.getByRole('button', { name: 'Çarşamba saatlerini kopyala' });
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Bütün hafta' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox', { name: 'Pazar' })).toBeNull();
    expect(spansOf('Pazar')).toEqual([]);
    expect(document.activeElement).toBe(button);
  });
});
