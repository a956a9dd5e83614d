import { Button, Input } from '@chakra-ui/react';
import { scheduleIntervals, type ScheduleInterval } from '@gewerk/contracts';
import type { ImportSchedule } from '@gewerk/contracts/bus';
import { IMPORT } from '@gewerk/contracts/limits';
import { type FormEvent, useState } from 'react';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { optionsOf, SelectField } from '../../../ui/forms/select-field.js';
import { usePanelAction } from '../../kit/api/use-panel-action.js';
import { type ImportMode, importModes } from '../import-mode.js';
import { saveSchedule, schedulesQuery } from './api.js';
import { useScheduleTexts } from './use-schedule-texts.js';

interface ScheduleFormProps {
  /** Null for a new schedule. */
  readonly schedule: ImportSchedule | null;
  readonly onDone: () => void;
}

/** A form for a schedule's URL, its interval, and what to do with existing businesses. */
export function ScheduleForm({ schedule, onDone }: ScheduleFormProps) {
  const texts = useScheduleTexts();
  const { imports } = usePageTexts('admin');
  const [address, setAddress] = useState(schedule?.address ?? '');
  const [every, setEvery] = useState<ScheduleInterval>(schedule?.every ?? 'day');
  const [mode, setMode] = useState<ImportMode>(modeOf(schedule));
  const save = usePanelAction({
    act: saveSchedule,
    done: () => ({ kind: 'success', title: texts.saved }),
    failed: texts.failed,
    touches: [schedulesQuery.queryKey],
    onDone,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate({
      ...(schedule && { id: schedule.id }),
      address: address.trim(),
      every,
      ...(mode === 'overwrite' ? { mode: 'update', edited: 'overwrite' } : { mode }),
      isPaused: schedule?.isPaused ?? false,
    });
  };
  return (
    <form className="import-schedule-form" aria-label={schedule ? texts.change : texts.add} onSubmit={submit}>
      <div className="field">
        <label htmlFor="schedule-address">{texts.address}</label>
        <Input
          id="schedule-address"
          type="url"
          required
          autoComplete="off"
          spellCheck={false}
          maxLength={IMPORT.addressLength}
          aria-describedby="schedule-address-hint"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <p id="schedule-address-hint" className="panel-hint">
          {texts.addressHint}
        </p>
      </div>
      <SelectField
        id="schedule-every"
        name="every"
        label={texts.every}
        value={every}
        options={optionsOf(scheduleIntervals, texts.intervals)}
        onChange={(value) => setEvery(value as ScheduleInterval)}
      />
      <SelectField
        id="schedule-mode"
        name="mode"
        label={imports.duplicates}
        value={mode}
        options={importModes.map((value) => ({ value, label: imports[value] }))}
        onChange={(value) => setMode(value as ImportMode)}
      />
      <div className="import-actions">
        <Button type="submit" disabled={save.isPending}>
          {texts.save}
        </Button>
        <Button type="button" variant="outline" onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

function modeOf(schedule: ImportSchedule | null): ImportMode {
  if (!schedule) return 'skip';
  return schedule.edited === 'overwrite' ? 'overwrite' : schedule.mode;
}
