import { Button } from '@chakra-ui/react';
import type { ImportSchedule } from '@gewerk/contracts/bus';
import { useState } from 'react';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { useRunFailure } from '../../kit/api/use-run-failure.js';
import { usePanelAction } from '../../kit/api/use-panel-action.js';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.js';
import { PanelTime } from '../../kit/figures/panel-time.js';
import { runsQuery } from '../api.js';
import { removeSchedule, runSchedule, saveSchedule, schedulesQuery } from './api.js';
import { useScheduleTexts } from './use-schedule-texts.js';

interface ScheduleItemProps {
  readonly schedule: ImportSchedule;
  readonly onChange: () => void;
}

/** One schedule: its URL and interval, the result of its last import, and its actions. */
export function ScheduleItem({ schedule, onChange }: ScheduleItemProps) {
  const texts = useScheduleTexts();
  const { imports } = usePageTexts('admin');
  const failureText = useRunFailure();
  const [asks, setAsks] = useState(false);
  const touches = [schedulesQuery.queryKey, runsQuery.queryKey] as readonly (readonly string[])[];
  const done = () => ({ kind: 'success' as const, title: texts.saved });
  const act = { failed: texts.failed, touches };
  const pause = usePanelAction({
    ...act,
    act: () => saveSchedule({ ...choiceOf(schedule), isPaused: !schedule.isPaused }),
    done,
  });
  const run = usePanelAction({
    ...act,
    act: () => runSchedule(schedule.id),
    done,
  });
  const remove = usePanelAction({
    ...act,
    act: () => removeSchedule(schedule.id),
    done,
  });
  const { address, every, isPaused, nextAt, last } = schedule;
  const isBusy = pause.isPending || run.isPending || remove.isPending;
  return (
    <li data-paused={isPaused}>
      <p className="import-schedule-address">{address}</p>
      <p className="import-figures">
        <span>{texts.intervals[every]}</span>
        <span>{imports[schedule.edited === 'overwrite' ? 'overwrite' : schedule.mode]}</span>
        {isPaused && <strong>{texts.isPaused}</strong>}
        {nextAt !== null && (
          <span>
            {texts.next} <PanelTime instant={nextAt} />
          </span>
        )}
      </p>
      {last ? (
        <p className={last.failure ? 'panel-fault' : undefined}>
          {texts.last} {last.finishedAt !== null && <PanelTime instant={last.finishedAt} />}{' '}
          {imports.history.states[last.state]}
          {last.failure
            ? `: ${failureText({ fault: last.failure })}`
            : `: ${texts.counts(last.imported, last.duplicates, last.errors)}`}
        </p>
      ) : (
        <p>{texts.none}</p>
      )}
      <div className="import-actions">
        <Button type="button" size="sm" disabled={isBusy} onClick={() => run.mutate(undefined)}>
          {texts.run}
        </Button>
        <Button
          type="button"
          size="sm"
          variant="outline"
          disabled={isBusy}
          onClick={() => pause.mutate(undefined)}
        >
          {isPaused ? texts.resume : texts.pause}
        </Button>
        <Button type="button" size="sm" variant="outline" disabled={isBusy} onClick={onChange}>
          {texts.change}
        </Button>
        <Button type="button" size="sm" variant="outline" disabled={isBusy} onClick={() => setAsks(true)}>
          {texts.remove}
        </Button>
      </div>
      {asks && (
        <ConfirmDialog
          title={texts.remove}
          text={texts.removeText(address)}
          confirm={texts.remove}
          cancel={texts.cancel}
          onConfirm={() => remove.mutate(undefined)}
          onClose={() => setAsks(false)}
        />
      )}
    </li>
  );
}

const choiceOf = ({ id, address, every, mode, edited }: ImportSchedule) => ({
  ...{ id, address, every, mode },
  ...(edited && { edited }),
});
