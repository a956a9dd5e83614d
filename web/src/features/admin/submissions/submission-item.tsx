import { Button } from '@chakra-ui/react';
import { PROMISED_HOURS, type Submission } from '@gewerk/contracts';
import { useState } from 'react';
import { paths } from '../../../app/paths.js';
import { usePageTexts } from '../../../texts/page-texts.js';
import { PanelTime } from '../components/panel-time.js';
import { useInstant } from '../panel-locale.js';
import { SubmissionDetail } from './submission-detail.js';

interface SubmissionItemProps {
  readonly submission: Submission;
  readonly onDecided: () => void;
}

/** A submission in one line, and below it all of it once it is opened. */
export function SubmissionItem({ submission, onDecided }: SubmissionItemProps) {
  const { submissions: texts } = usePageTexts('admin');
  const [isOpen, setOpen] = useState(false);
  const { id, draft, state } = submission;
  return (
    <li>
      <div className="panel-item-head">
        <div>
          <strong>{draft.name}</strong>
          <p className="panel-hint">
            {draft.postal_code} {draft.city} · {texts.categories[draft.category]} ·{' '}
            <PanelTime instant={submission.receivedAt} />
          </p>
        </div>
        {state === 'waiting' ? <Age hours={submission.ageHours} /> : <Outcome submission={submission} />}
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isOpen}
          aria-label={isOpen ? texts.closeOf(draft.name) : texts.openOf(draft.name)}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.close : texts.open}
        </Button>
      </div>
      {isOpen && <SubmissionDetail id={id} onDecided={onDecided} />}
    </li>
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
  const { submissions: texts } = usePageTexts('admin');
  const instant = useInstant();
  const { state, decidedAt, reason, businessId, urlSlug } = submission;
  return (
    <p className="panel-age">
      {texts.states[state]}
      {decidedAt !== null && <span>{texts.decided(instant(decidedAt))}</span>}
      {reason !== null && <span>{texts.reason(reason)}</span>}
      {businessId !== null && urlSlug !== null && (
        <a href={paths.business({ id: businessId, urlSlug })} target="_blank" rel="noopener">
          {texts.page}
        </a>
      )}
    </p>
  );
}
