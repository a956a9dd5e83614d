import { Button, Input } from '@chakra-ui/react';
import { SEARCH_WORD } from '@gewerk/contracts/limits';
import { useState, type FormEvent } from 'react';
import { isBlank } from '../../ui/forms/check-fields.js';
import { useSynonymAddition } from './use-synonym-addition.js';
import { useStatisticsTexts } from './use-statistics-texts.js';

const NOTHING = { word: '', means: '' };
const fields = ['word', 'means'] as const;

export function SynonymForm() {
  const { synonyms: texts } = useStatisticsTexts();
  const [draft, setDraft] = useState(NOTHING);
  const [fault, setFault] = useState<(typeof fields)[number] | null>(null);
  const addition = useSynonymAddition(() => setDraft(NOTHING));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = fields.find((field) => isBlank(draft[field])) ?? null;
    setFault(wrong);
    if (wrong === null) addition.mutate(draft);
  };
  return (
    <form
      className="panel-filters panel-synonym-form"
      aria-label={texts.formLabel}
      noValidate
      onSubmit={submit}
    >
      {fields.map((field) => (
        <div key={field} className="field">
          <label htmlFor={`synonym-${field}`}>{texts[field]}</label>
          <Input
            id={`synonym-${field}`}
            autoComplete="off"
            maxLength={SEARCH_WORD.maxLength}
            value={draft[field]}
            aria-invalid={fault === field}
            aria-describedby="synonym-fault"
            onChange={({ target }) => setDraft((now) => ({ ...now, [field]: target.value }))}
          />
        </div>
      ))}
      <Button type="submit" disabled={addition.isPending}>
        {texts.add}
      </Button>
      <p id="synonym-fault" role="alert" className="panel-fault">
        {fault !== null && texts.fault}
      </p>
    </form>
  );
}
