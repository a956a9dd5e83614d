import { Button } from '@chakra-ui/react';
import { PHOTO_UPDATE } from '@gewerk/contracts/limits';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { toast } from '../../ui/toast/toast-store.js';
import { isGoingOn, photoUpdateQuery, stopUpdate } from './api.js';
import { PhotoProgress } from './photo-progress.js';
import { useStartUpdate } from './use-start-update.js';
import '../kit/progress.css';
import { useFaultText } from '../kit/api/use-fault-text.js';
import { firstClick } from '../kit/first-click.js';

export function PhotoUpdateArea() {
  const faultText = useFaultText();
  const { photoUpdate: texts } = usePageTexts('admin');
  const { data, isError } = useQuery({
    ...photoUpdateQuery,
    refetchInterval: ({ state }) => (isGoingOn(state.data?.run) ? PHOTO_UPDATE.poll : false),
  });
  const run = data?.run ?? null;
  const { start, isRecent } = useStartUpdate();
  const [stopped, setStopped] = useState<string | null>(null);
  const stop = useMutation({
    mutationFn: stopUpdate,
    onSuccess: () => setStopped(run?.id ?? null),
    onError: (error) => toast({ kind: 'error', title: texts.stopFailed, description: faultText(error) }),
  });
  const isRunning = isGoingOn(run);
  const isStarted = start.isSuccess && (isRecent || isRunning);
  const isStopping = run !== null && stopped === run.id;
  return (
    <section className="panel-section" aria-labelledby="photo-update-title">
      <h2 id="photo-update-title">{texts.title}</h2>
      <div>
        <p className="panel-hint">{texts.intro}</p>
        <div role="status">
          {isStarted && (
            <p className="panel-notice panel-banner">
              <span>
                <strong>{texts.started}</strong> {texts.startedText(start.data?.total ?? null)}
              </span>
            </p>
          )}
        </div>
      </div>
      {isError && <p role="alert">{texts.statusFailed}</p>}
      {run && <PhotoProgress run={run} />}
      <div>
        {isRunning ? (
          <Button
            variant="outline"
            size="sm"
            disabled={stop.isPending || isStopping}
            onClick={firstClick(() => stop.mutate())}
          >
            {isStopping ? texts.stopping : texts.stop}
          </Button>
        ) : (
          <Button disabled={start.isPending} onClick={firstClick(() => start.mutate())}>
            {texts.start}
          </Button>
        )}
      </div>
    </section>
  );
}
