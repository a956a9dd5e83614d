import { useTexts } from '../../app/app-context.js';
import { TextInput } from '../../ui/text-input.js';
import { useEarlyInput } from '../../ui/use-early-input.js';

interface TextFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly type?: 'text' | 'email' | 'tel' | 'url';
  /** Number of lines; one unless told. */
  readonly rows?: number;
  readonly maxLength: number;
  readonly autoComplete?: string;
  readonly placeholder?: string;
  readonly isOptional?: boolean;
  /** What is wrong with the value. */
  readonly error?: string | undefined;
  /** What to know of the field, or what is doubtful of its value. */
  readonly hint?: string | undefined;
}

/** A labelled field with its hint and its fault below, both tied to it for screen readers. */
export function TextField(props: TextFieldProps) {
  const { id, label, error, hint, rows, isOptional = false, onChange, type = 'text', ...rest } = props;
  const { forms } = useTexts();
  const field = useEarlyInput<HTMLInputElement & HTMLTextAreaElement>(props.value, onChange);
  const notes = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter((note) => note !== '');
  const control = {
    ...rest,
    id,
    'aria-invalid': error ? true : undefined,
    'aria-required': isOptional ? undefined : true,
    'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="field-optional"> {forms.optional}</span>}
      </label>
      {rows === undefined ? (
        <TextInput {...control} ref={field} type={type} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <textarea
          {...control}
          ref={field}
          className="textarea"
          rows={rows}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
