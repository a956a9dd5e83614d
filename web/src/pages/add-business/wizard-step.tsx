import type { RefObject } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import type { Faults } from '../../ui/forms/faults.js';
import { STEPS, type BusinessDraft, type TextKey } from './business-draft.js';
import { BasicsStep } from './basics-step.js';
import { ContactStep } from './contact-step.js';
import { HoursStep } from './hours-step.js';
import type { FieldPropsOf } from './field-props.js';

interface WizardStepProps {
  readonly draft: BusinessDraft;
  readonly step: number;
  readonly faults: Faults;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly onChange: (field: TextKey, value: string) => void;
}

export function WizardStep({ draft, step, faults, titleRef, onChange }: WizardStepProps) {
  const texts = usePageTexts('add-business');
  const titles = [texts.basics.title, texts.contact.title, texts.hours.title];
  const fieldProps: FieldPropsOf = (name) => ({
    id: `business-${name}`,
    name,
    value: draft[name],
    error: faults[name],
    onChange: (value) => onChange(name, value),
  });
  return (
    <>
      <h2 ref={titleRef} tabIndex={-1}>
        {titles[step - 1]}
      </h2>
      {step === 1 && <BasicsStep fieldProps={fieldProps} />}
      {step === 2 && <ContactStep draft={draft} fieldProps={fieldProps} />}
      {step === STEPS && <HoursStep draft={draft} faults={faults} onChange={onChange} />}
    </>
  );
}
