import { usePageTexts } from '../../platform/use-page-texts.js';

interface HoneypotProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field that is invisible to people; the server refuses a form in which it is filled in. */
export function Honeypot({ value, onChange }: HoneypotProps) {
  const forms = usePageTexts('forms');
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        {forms.homepage}
        <input
          name="homepage"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  );
}
