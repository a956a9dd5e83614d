import { Button } from '@chakra-ui/react';
import type { ImportSchedule } from '@gewerk/contracts/bus';
import { IMPORT } from '@gewerk/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { Reading } from '../../kit/lists/reading.js';
import { schedulesQuery } from './api.js';
import { ScheduleForm } from './schedule-form.js';
import { ScheduleItem } from './schedule-item.js';
import { useScheduleTexts } from './use-schedule-texts.js';
import './schedules.css';

/** Schedules, which regularly fetch a file from a URL and import it. */
export function ImportSchedules() {
  const texts = useScheduleTexts();
  const loaded = useQuery(schedulesQuery);
  const { data } = loaded;
  const [open, setOpen] = useState<ImportSchedule | 'new' | null>(null);
  const schedules = data?.schedules ?? [];
  const close = () => setOpen(null);
  return (
    <div className="import-schedule-area">
      <h3 id="import-schedules-title">{texts.title}</h3>
      <p className="panel-hint">{texts.intro}</p>
      <Reading of={loaded} failed={texts.loadFailed} />
      {schedules.length > 0 && (
        <ul className="import-schedules" aria-labelledby="import-schedules-title">
          {schedules.map((schedule) => (
            <ScheduleItem key={schedule.id} schedule={schedule} onChange={() => setOpen(schedule)} />
          ))}
        </ul>
      )}
      {open === null ? (
        schedules.length < IMPORT.schedules && (
          <Button type="button" variant="outline" onClick={() => setOpen('new')}>
            <CalendarClock size={16} aria-hidden="true" /> {texts.add}
          </Button>
        )
      ) : (
        <ScheduleForm
          key={open === 'new' ? 'new' : open.id}
          schedule={open === 'new' ? null : open}
          onDone={close}
        />
      )}
    </div>
  );
}
