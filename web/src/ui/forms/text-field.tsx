import { usePageTexts } from '../../platform/use-page-texts.js';
import { TextInput } from './text-input.js';
import { useEarlyInput } from './use-early-input.js';

interface TextFieldProps {
  readonly id: string;
  readonly name?: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly type?: 'text' | 'email' | 'tel' | 'url';
  /** Number of lines; defaults to 1. */
  readonly rows?: number;
  readonly maxLength: number;
  readonly autoComplete?: string;
  readonly placeholder?: string;
  readonly readOnly?: boolean;
  readonly isOptional?: boolean;
  /** Announced by screen readers; defaults to the opposite of `isOptional`. */
  readonly isRequired?: boolean;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** The appearance of the hint; inconspicuous by default. */
  readonly hintTone?: 'warning' | undefined;
}

/**
 * A labelled field with its hint and its error below, both of which are linked to the field for screen readers.
 */
export function TextField(props: TextFieldProps) {
  const { id, label, error, hint, hintTone, rows, onChange, type = 'text', ...others } = props;
  const { isOptional = false, isRequired = !isOptional, ...rest } = others;
  const field = useEarlyInput<HTMLInputElement & HTMLTextAreaElement>(props.value, onChange);
  const notes = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter((note) => note !== '');
  const control = {
    ...rest,
    id,
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired ? true : undefined,
    'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {isOptional && <OptionalMark />}
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
        <p id={`${id}-hint`} className={hintTone ? `field-hint is-${hintTone}` : 'field-hint'}>
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

/**
 * Marks an optional field. It is a separate component because it needs the texts of forms, which pages without
 * such fields do not load.
 */
function OptionalMark() {
  return <span className="field-optional"> {usePageTexts('forms').optional}</span>;
}
