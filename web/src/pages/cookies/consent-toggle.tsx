interface ConsentToggleProps {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly duration: string;
  readonly isOn: boolean;
  readonly note?: string;
  /** Omitted if the switch is locked. */
  readonly onChange?: (isOn: boolean) => void;
}

/** A category with its switch; a locked switch is always on. */
export function ConsentToggle({ id, name, text, duration, isOn, note, onChange }: ConsentToggleProps) {
  return (
    <div className="consent-toggle">
      <input
        type="checkbox"
        role="switch"
        id={`consent-${id}`}
        name={id}
        checked={isOn}
        disabled={!onChange}
        aria-describedby={`consent-${id}-text`}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <label htmlFor={`consent-${id}`}>
        {name}
        {note !== undefined && <span> ({note})</span>}
      </label>
      <p id={`consent-${id}-text`}>
        {text} <span className="consent-duration">{duration}</span>
      </p>
    </div>
  );
}
