import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/buttons/button.js';
import { useIsHydrating } from '../../platform/hydration.js';
import { type PageTexts } from '../../texts/catalogue-types.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import {
  allChoices,
  noChoices,
  optionalCategories,
  startChoices,
  type Consent,
  type ConsentChoices,
} from '../../shared/consent/consent-choices.js';
import { useConsent } from '../../shared/consent/consent-store.js';
import { changeConsent } from './withdraw-consent.js';
import { ConsentToggle } from './consent-toggle.js';

/** Accepting or refusing all categories takes one click; choosing individual ones takes two. */
export function ConsentForm() {
  const { form, categories } = usePageTexts('cookies');
  const consent = useConsent();
  const isHydrating = useIsHydrating();
  /** Switches that were moved but not saved yet. */
  const [draft, setDraft] = useState<Partial<ConsentChoices> | null>(null);
  const shown = { ...(consent.decidedBy === null ? startChoices : consent.choices), ...draft };

  function save(choices: ConsentChoices): void {
    setDraft(null);
    changeConsent(choices);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    // A switch's initial state is not consent: only moved switches count.
    save({ ...consent.choices, ...draft });
  }
  return (
    <form className="consent-form" aria-labelledby="consent-title" onSubmit={submit}>
      <h2 id="consent-title">{form.title}</h2>
      <noscript>
        <p className="notice">{form.withoutScript}</p>
      </noscript>
      <fieldset disabled={isHydrating}>
        <legend className="visually-hidden">{form.title}</legend>
        <ConsentToggle id="necessary" {...categories.necessary} isOn note={form.locked} />
        {optionalCategories.map((category) => (
          <ConsentToggle
            key={category}
            id={category}
            {...categories[category]}
            isOn={shown[category]}
            onChange={(isOn) => setDraft({ ...draft, [category]: isOn })}
          />
        ))}
        <div className="consent-buttons">
          <Button variant="outline" type="button" onClick={() => save(noChoices)}>
            {form.reject}
          </Button>
          <Button variant="outline" type="button" onClick={() => save(allChoices)}>
            {form.accept}
          </Button>
          <Button variant="outline" type="submit">
            {form.save}
          </Button>
        </div>
      </fieldset>
      <p className="consent-state" role="status">
        {draft ? form.unsaved : stateOf(consent, form)}
      </p>
    </form>
  );
}

function stateOf({ decidedBy, savedOn }: Consent, form: PageTexts['cookies']['form']): string {
  if (savedOn !== null) return form.saved(savedOn);
  return decidedBy === 'signal' ? form.signal : form.undecided;
}
