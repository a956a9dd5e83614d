import type { Submission } from '@gewerk/contracts/bus';
import { PROMISED_HOURS } from '@gewerk/contracts/limits';
import { useSiteLink } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { PanelTime } from '../kit/figures/panel-time.js';
import { useInstant } from '../kit/figures/panel-locale.js';
import { QueueItem } from '../kit/queues/queue-item.js';
import { SubmissionDetail } from './submission-detail.js';

interface SubmissionItemProps {
  readonly submission: Submission;
  readonly onDecided: () => void;
}

export function SubmissionItem({ submission, onDecided }: SubmissionItemProps) {
  const { submissions: texts } = usePageTexts('admin');
  const { id, draft, state } = submission;
  return (
    <QueueItem
      title={draft.name}
      hint={
        <>
          {draft.postal_code} {draft.city} · {texts.categories[draft.category]} ·{' '}
          <PanelTime instant={submission.receivedAt} />
        </>
      }
      state={state === 'waiting' ? <Age hours={submission.ageHours} /> : <Outcome submission={submission} />}
      toggle={(isOpen) =>
        isOpen
          ? { text: texts.close, label: texts.closeOf(draft.name) }
          : { text: texts.open, label: texts.openOf(draft.name) }
      }
    >
      <SubmissionDetail id={id} onDecided={onDecided} />
    </QueueItem>
  );
}

function Age({ hours }: { readonly hours: number }) {
  const { submissions: texts } = usePageTexts('admin');
  const age = Math.floor(hours);
  const left = Math.ceil(PROMISED_HOURS - hours);
  const isOverdue = hours > PROMISED_HOURS;
  return (
    <p className={isOverdue ? 'panel-age is-overdue' : 'panel-age'}>
      {age < 1 ? texts.ageNew : texts.age(age)}
      <span>{isOverdue ? texts.overdue(Math.ceil(hours - PROMISED_HOURS)) : texts.left(left)}</span>
    </p>
  );
}

function Outcome({ submission }: { readonly submission: Submission }) {
  const siteLink = useSiteLink();
  const { submissions: texts } = usePageTexts('admin');
  const instant = useInstant();
  const { state, decidedAt, reason, businessId, urlSlug } = submission;
  return (
    <p className="panel-age">
      {texts.states[state]}
      {decidedAt !== null && <span>{texts.decided(instant(decidedAt))}</span>}
      {reason !== null && <span>{texts.reason(reason)}</span>}
      {businessId !== null && urlSlug !== null && (
        <a href={siteLink(paths.business({ id: businessId, urlSlug }))} target="_blank" rel="noopener">
          {texts.page}
        </a>
      )}
    </p>
  );
}
