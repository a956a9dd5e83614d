import { Input, type InputProps } from '@chakra-ui/react';

interface PanelInputProps extends Omit<InputProps, 'onChange'> {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Shown below the field, and read out together with it. */
  readonly hint?: string;
  /** Id of the element that shows the error of the whole form. */
  readonly faultId?: string;
}

/** A required field of a short panel form, with its label and hint. */
export function PanelInput({ id, label, hint, faultId, onChange, ...input }: PanelInputProps) {
  const described = [hint === undefined ? [] : `${id}-hint`, faultId ?? []].flat();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        required
        aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        {...input}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="panel-hint">
          {hint}
        </p>
      )}
    </>
  );
}
