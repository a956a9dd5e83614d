import { Input } from '@chakra-ui/react';

interface PanelFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
  /** Number of lines; one unless told. */
  readonly rows?: number;
  readonly hint?: string;
  /** What is wrong with the value. */
  readonly error?: string | undefined;
}

/** A labelled text of the panel with its hint and its fault, both tied to it for screen readers. */
export function PanelField({ id, label, hint, error, rows, onChange, ...rest }: PanelFieldProps) {
  const notes = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter((note) => note !== '');
  const control = {
    ...rest,
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <Input {...control} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <textarea
          {...control}
          className="textarea"
          rows={rows}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {hint && (
        <p id={`${id}-hint`} className="panel-hint">
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
