import { Input } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { placeAfter, stepOf } from '../../../ui/lists/list-keys.js';
import { folded } from './folded.js';
import { useChosenInView } from './use-chosen-in-view.js';
import './picker.css';

export interface PickerOption {
  readonly value: string;
  readonly label: string;
  /** Shown next to the label, usually a number of businesses. */
  readonly hint?: string;
}

export interface PickerProps {
  readonly id: string;
  readonly name?: string;
  readonly label: string;
  /** The selected option; '' for none. */
  readonly value: string;
  /** The options for the typed text. */
  readonly options: readonly PickerOption[];
  /** Whether the options still belong to an earlier text. */
  readonly isLate?: boolean;
  /** Called at each keystroke; called with '' when the list opens. */
  readonly onText: (text: string) => void;
  readonly onChange: (value: string) => void;
  /** Whether a text that is not one of the options is also accepted. */
  readonly isFree?: boolean;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly isFaulty?: boolean;
  readonly describedBy?: string;
}

/**
 * A field that offers options for its text (ARIA combobox). Arrow keys and Enter select an option; emptying
 * the field selects none.
 */
export function Picker(props: PickerProps) {
  const { id, name, label, value, options, onText, onChange, isFree = false, isLate = false } = props;
  const { picker: texts } = usePageTexts('admin');
  const listId = useId();
  /** The typed text; null while nothing is typed. */
  const [text, setText] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  /** Which option to select once the options for the typed text have arrived. */
  const [awaited, setAwaited] = useState<'first' | 'same' | null>(null);
  const isShown = isOpen && options.length > 0 && awaited === null;
  const active = isShown ? options[at] : undefined;
  const list = useChosenInView(active);
  const open = (): void => {
    if (isOpen) return;
    onText('');
    setAt(-1);
    setOpen(true);
  };
  const take = (chosen: string): void => {
    setText(null);
    setOpen(false);
    setAt(-1);
    setAwaited(null);
    if (chosen !== value) onChange(chosen);
  };
  /** Accepts the typed text if possible; otherwise restores the previous selection. */
  const settle = (wanted: 'first' | 'same'): void => {
    const typed = text?.trim() ?? value;
    if (text === null || isFree || typed === '') return take(typed);
    if (isLate) return setAwaited(awaited ?? wanted);
    const same = options.find((option) => folded(option.value) === folded(typed));
    const taken = same ?? (wanted === 'first' ? options[0] : undefined);
    take(taken?.value ?? value);
  };
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  useEffect(() => {
    if (awaited !== null && !isLate) latest.current(awaited);
  }, [awaited, isLate]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const step = stepOf(event.nativeEvent);
    const isTyping = isOpen || text !== null;
    if (step !== 0) {
      event.preventDefault();
      if (!isShown) return open();
      setAt(placeAfter(at, step, options.length));
    }
    if (event.key === 'Escape' && isTyping) {
      event.preventDefault();
      take(value);
    }
    if (event.key === 'Enter' && isTyping) {
      // If any text is accepted, Enter may submit the form at once.
      if (isShown || !isFree) event.preventDefault();
      if (active) take(active.value);
      else settle('first');
    }
  };
  return (
    <div className="field picker">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        name={name}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={active && `${listId}-${at}`}
        aria-autocomplete="list"
        aria-invalid={props.isFaulty}
        aria-describedby={props.describedBy}
        autoComplete="off"
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        value={text ?? value}
        onClick={open}
        onKeyDown={onKeyDown}
        onBlur={() => settle('same')}
        onChange={({ target }) => {
          setText(target.value);
          setOpen(true);
          setAt(-1);
          setAwaited(null);
          onText(target.value.trim());
          if (isFree) onChange(target.value);
        }}
      />
      {isShown && (
        <ul id={listId} ref={list} role="listbox" aria-label={texts.offered}>
          {options.map((option, place) => (
            <li
              key={option.value}
              id={`${listId}-${place}`}
              role="option"
              aria-selected={option === active}
              // Keep the focus in the field: losing it would close the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(option.value)}
            >
              <span>{option.label}</span>
              {option.hint !== undefined && <span className="panel-hint">{option.hint}</span>}
            </li>
          ))}
        </ul>
      )}
      <span role="status" className="visually-hidden">
        {isShown ? texts.count(options.length) : ''}
      </span>
    </div>
  );
}
