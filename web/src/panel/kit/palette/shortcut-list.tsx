import { Button } from '@chakra-ui/react';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { useModal } from '../dialogs/use-modal.js';
import './palette.css';

/** The keys of each shortcut, as they are named on keyboards. */
const keys = {
  palette: ['Ctrl', 'K'],
  save: ['Ctrl', 'S'],
  next: ['J'],
  previous: ['K'],
  approve: ['A'],
  reject: ['R'],
  edit: ['E'],
  undo: ['U'],
  reason: ['1', '…', '9'],
  close: ['Esc'],
  help: ['?'],
} as const;

/** Every shortcut of the panel. */
export function ShortcutList({ onClose }: { readonly onClose: () => void }) {
  const { shortcuts: texts } = usePageTexts('admin').palette;
  const dialog = useModal();
  return (
    <dialog ref={dialog} className="panel-dialog" aria-labelledby="shortcuts-title" onClose={onClose}>
      <h2 id="shortcuts-title">{texts.title}</h2>
      <dl className="shortcuts">
        {Object.entries(keys).map(([name, pressed]) => (
          <div key={name}>
            <dt>
              {pressed.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{texts.of[name as keyof typeof keys]}</dd>
          </div>
        ))}
      </dl>
      <p className="panel-hint">{texts.mac}</p>
      <div className="panel-actions">
        <Button variant="outline" onClick={() => dialog.current?.close()}>
          {texts.close}
        </Button>
      </div>
    </dialog>
  );
}
