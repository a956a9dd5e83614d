import { Input } from '@chakra-ui/react';
import { MAX_TEXT_LENGTH } from '@gewerk/contracts/limits';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLink } from '../../../platform/app-context.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { placeAfter, stepOf } from '../../../ui/lists/list-keys.js';
import type { PanelSections } from '../frame/panel-section.js';
import { useChosenInView } from '../pickers/use-chosen-in-view.js';
import { type Command, useCommands } from './use-commands.js';
import { landing } from '../navigation/use-landing.js';
import { useModal } from '../dialogs/use-modal.js';
import './palette.css';

interface CommandPaletteProps {
  readonly sections: PanelSections;
  /** Also called on Escape and Back. */
  readonly onClose: () => void;
}

/** Finds screens, actions and businesses by a typed name; arrow keys select, Enter opens. */
export function CommandPalette({ sections, onClose }: CommandPaletteProps) {
  const { palette: texts } = usePageTexts('admin');
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  /**
   * Whether Enter was pressed before there were results; the first result is then opened as soon as it arrives.
   */
  const [isAwaited, setAwaited] = useState(false);
  const { commands, isSearching } = useCommands(sections, text);
  const dialog = useModal();
  const id = useId();
  const link = useLink();
  const navigate = useNavigate();
  const chosen = commands[Math.min(at, commands.length - 1)];
  const list = useChosenInView(chosen?.id);
  const open = (command: Command | undefined): void => {
    if (!command) return;
    dialog.current?.close();
    void navigate(link(command.path), landing);
  };
  const openFirst = useRef(() => open(chosen));
  useEffect(() => {
    openFirst.current = () => open(chosen);
  });
  const isThere = chosen !== undefined;
  useEffect(() => {
    if (isAwaited && isThere) openFirst.current();
  }, [isAwaited, isThere]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = stepOf(event.nativeEvent);
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (chosen) open(chosen);
      else setAwaited(isSearching);
    }
    if (step === 0 || commands.length === 0) return;
    event.preventDefault();
    setAt(placeAfter(Math.min(at, commands.length - 1), step, commands.length));
  };
  return (
    <dialog ref={dialog} className="panel-dialog palette" aria-label={texts.title} onClose={onClose}>
      <Input
        type="text"
        role="combobox"
        aria-label={texts.search}
        aria-expanded={commands.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen && `${id}-${chosen.id}`}
        aria-autocomplete="list"
        autoComplete="off"
        autoFocus
        maxLength={MAX_TEXT_LENGTH}
        placeholder={texts.placeholder}
        value={text}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
          setAwaited(false);
        }}
      />
      <ul ref={list} id={`${id}-list`} role="listbox" aria-label={texts.results}>
        {commands.map((command) => (
          <li
            key={command.id}
            id={`${id}-${command.id}`}
            role="option"
            aria-selected={command === chosen}
            onClick={() => open(command)}
          >
            <span>{command.label}</span>
            <span className="panel-hint">{command.hint}</span>
          </li>
        ))}
      </ul>
      <p role="status" className="panel-hint">
        {isSearching ? texts.searching : commands.length === 0 ? texts.none : texts.keys}
      </p>
    </dialog>
  );
}
