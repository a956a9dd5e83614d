import { Button } from '@chakra-ui/react';
import { FALLBACK, WEBSITE_CHECK } from '@gewerk/contracts/limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { toast } from '../../ui/toast/toast-store.js';
import { useMayCall } from '../kit/session/use-may-call.js';
import { usePanelLocale } from '../kit/figures/panel-locale.js';
import { startCheck, stopCheck, validationStatusQuery } from './api.js';
import { ValidationProgress } from './validation-progress.js';
import { ValidationRuns } from './validation-runs.js';
import '../kit/progress.css';
import { useFaultText } from '../kit/api/use-fault-text.js';
import { firstClick } from '../kit/first-click.js';
import { Reading } from '../kit/lists/reading.js';

export default function UrlValidation() {
  const { urlValidation: texts } = usePageTexts('admin');
  const locale = usePanelLocale();
  const faultText = useFaultText();
  const queries = useQueryClient();
  const mayCall = useMayCall();
  const loaded = useQuery({ ...validationStatusQuery, refetchInterval: WEBSITE_CHECK.poll });
  const { data: status } = loaded;
  const refresh = () => queries.invalidateQueries({ queryKey: validationStatusQuery.queryKey });
  const start = useMutation({
    mutationFn: startCheck,
    // A second start would be answered with a conflict.
    retry: false,
    onSuccess: (started) => {
      const total = started?.total?.toLocaleString(locale) ?? FALLBACK.validationUrls;
      toast({ title: texts.started, description: texts.startedText(total) });
      return refresh();
    },
    onError: () => toast({ kind: 'error', title: texts.error, description: texts.startFailed }),
  });
  const stop = useMutation({
    mutationFn: stopCheck,
    onSuccess: refresh,
    onError: (error) => toast({ kind: 'error', title: texts.stopFailed, description: faultText(error) }),
  });
  const run = status?.run ?? null;
  const isRunning = run !== null && status?.isComplete === false;
  return (
    <div className="panel-stack">
      <h1>{texts.title}</h1>
      <Reading of={loaded} failed={texts.statusFailed} />
      {status && !run && <p>{texts.none}</p>}
      {status && !isRunning && mayCall('startValidation') && (
        <Button disabled={start.isPending} onClick={firstClick(() => start.mutate())}>
          {run ? texts.startAgain : texts.start}
        </Button>
      )}
      {status && run && <ValidationProgress status={status} run={run} />}
      {isRunning && mayCall('stopValidation') && (
        <Button variant="outline" disabled={stop.isPending} onClick={firstClick(() => stop.mutate())}>
          {texts.stop}
        </Button>
      )}
      {run && <ValidationRuns newest={`${run.id}:${run.state}`} running={isRunning ? run.id : null} />}
    </div>
  );
}
