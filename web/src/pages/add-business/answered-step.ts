import type { PlainForm } from '../../platform/render-contract.js';
import { sentFaults, sentFields } from '../../shared/forms/sent-form.js';
import type { PageTexts } from '../../texts/catalogue-types.js';
import type { Faults } from '../../ui/forms/faults.js';
import { type BusinessDraft, stepAfter, stepFaults, STEPS } from './business-draft.js';

interface AnsweredStep {
  readonly draft: BusinessDraft;
  readonly faults: Faults;
}

/**
 * The step to show after a step was sent without JavaScript, with the faults of the sent values; a step that the
 * visitor has not seen yet shows no faults.
 */
export function answeredStep(sent: PlainForm, empty: BusinessDraft, texts: PageTexts['forms']): AnsweredStep {
  const draft = { ...sentFields(empty, sent), step: 1 };
  const own = Object.assign({}, ...[1, 2, STEPS].map((step) => stepFaults(draft, step, texts))) as Faults;
  const faults = sent.state === 'open' ? sentFaults(sent, own, texts) : {};
  const step = stepAfter(sent, faults);
  const isNew = sent.isBack || step > Number(sent.values['step'] ?? 1);
  return { draft: { ...draft, step }, faults: isNew ? {} : faults };
}
