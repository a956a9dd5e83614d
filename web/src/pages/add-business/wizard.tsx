import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { useIsHydrating } from '../../platform/hydration.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { Button } from '../../ui/buttons/button.js';
import { toast } from '../../ui/toast/toast-store.js';
import { focusFirstFault } from '../../ui/forms/faults.js';
import { Honeypot } from '../../ui/forms/honeypot.js';
import { FormActions } from '../../ui/forms/form-actions.js';
import { useFormSending } from '../../shared/forms/use-form-sending.js';
import { HiddenFields, SentNote, useSentForm } from '../../shared/forms/sent-form.js';
import { type Faults } from '../../ui/forms/faults.js';
import {
  businessDraft,
  hiddenOf,
  isComplete,
  stepFaults,
  stepOf,
  STEPS,
  submissionOf,
  type BusinessDraft,
  type TextKey,
} from './business-draft.js';
import { WizardStep } from './wizard-step.js';

interface WizardProps {
  readonly draft: BusinessDraft;
  readonly step: number;
  /** Faults of the step that was sent without JavaScript. */
  readonly initialFaults: Faults;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly onStep: (step: number) => void;
  readonly onBack: () => void;
  readonly onSubmitted: () => void;
}

/** The three steps as one form, so that Enter works like the button. */
export function Wizard({ draft, step, initialFaults, titleRef, onStep, onBack, onSubmitted }: WizardProps) {
  const texts = usePageTexts('add-business');
  const forms = usePageTexts('forms');
  const isHydrating = useIsHydrating();
  const [homepage, setHomepage] = useState('');
  const [faults, setFaults] = useState(initialFaults);
  const sent = useSentForm('submission');
  const { isSending, send } = useFormSending('submission');
  const form = useRef<HTMLFormElement>(null);
  const isLast = step === STEPS;

  function change(field: TextKey, value: string) {
    businessDraft.change({ [field]: value });
    setFaults(({ [field]: _, ...others }) => others);
  }

  function showFaults(found: Faults) {
    setFaults(found);
    if (Object.keys(found).length > 0 && stepOf(found) !== step) onStep(stepOf(found));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = stepFaults(draft, step, forms);
    setFaults(found);
    if (Object.keys(found).length > 0) return focusFirstFault(form.current, found);
    if (!isLast) return onStep(step + 1);
    if (!(await send({ ...submissionOf(draft), homepage }, showFaults))) return;
    businessDraft.clear();
    onSubmitted();
    toast({ title: texts.toast.title, description: texts.toast.text });
  }

  return (
    <form
      ref={form}
      className="form-card wizard"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <SentNote sent={sent} />
      <p className="wizard-state" aria-live="polite">
        {/* Screen readers read this as one sentence: a space keeps the figures apart. */}
        <b>{texts.step(step, STEPS)}</b> <span>{texts.percent(step, STEPS)}</span>
      </p>
      <progress max={STEPS} value={step} aria-label={texts.progress} />
      <div className="form">
        <WizardStep draft={draft} step={step} faults={faults} titleRef={titleRef} onChange={change} />
        <Honeypot value={homepage} onChange={setHomepage} />
        <p className="form-note js-only">{forms.kept}</p>
        <FormActions
          isPlain={sent !== undefined}
          plain={
            <>
              <HiddenFields sent={sent} fields={hiddenOf(draft, step)} />
              <Button type="submit">{isLast ? texts.submit : texts.next}</Button>
              {step > 1 && (
                <Button type="submit" name="go" value="back" variant="outline">
                  {texts.back}
                </Button>
              )}
            </>
          }
        >
          {step > 1 && (
            <Button type="button" variant="outline" disabled={isSending} onClick={onBack}>
              {texts.back}
            </Button>
          )}
          <Button type="submit" disabled={isHydrating || isSending || !isComplete(draft, step)}>
            {isLast ? (isSending ? texts.submitting : texts.submit) : texts.next}
          </Button>
        </FormActions>
      </div>
    </form>
  );
}
