import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHead } from '../../shared/use-head.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { useDraft } from '../../shared/forms/draft-store.js';
import { useSentForm } from '../../shared/forms/sent-form.js';
import { addBusinessHead } from './add-business-head.js';
import { businessDraft, STEPS } from './business-draft.js';
import { Benefits } from './benefits.js';
import { answeredStep } from './answered-step.js';
import { SubmittedScreen } from './submitted-screen.js';
import { useStep } from './use-step.js';
import { Wizard } from './wizard.js';

export default function AddBusinessPage() {
  const texts = usePageTexts('add-business');
  const forms = usePageTexts('forms');
  const kept = useDraft(businessDraft);
  const sent = useSentForm('submission');
  const answered = sent && answeredStep(sent, kept, forms);
  const draft = answered?.draft ?? kept;
  const { key } = useLocation();
  // The success screen belongs to one history entry: other entries show the wizard for another business.
  const [submittedOn, setSubmittedOn] = useState(sent?.state === 'stored' ? key : null);
  const isSubmitted = submittedOn === key;
  const { step, goTo, goBack } = useStep(draft);
  const title = useStepFocus(isSubmitted ? STEPS + 1 : step);
  useHead(addBusinessHead(texts));
  return (
    <div className="wrap page" lang={texts.lang}>
      <h1>{texts.heading}</h1>
      <p className="page-intro">{texts.intro}</p>
      {isSubmitted ? (
        <SubmittedScreen titleRef={title} />
      ) : (
        <Wizard
          draft={draft}
          step={step}
          initialFaults={answered?.faults ?? {}}
          titleRef={title}
          onStep={goTo}
          onBack={goBack}
          onSubmitted={() => setSubmittedOn(key)}
        />
      )}
      {step === 1 && !isSubmitted && <Benefits />}
    </div>
  );
}

/** Moves the focus to the new step's title, since the pressed button was removed. */
function useStepFocus(step: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    title.current?.focus();
  }, [step]);
  return title;
}
