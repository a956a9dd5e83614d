import { Button } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import type { PanelSections } from '../frame/panel-section.js';
import { CommandPalette } from './command-palette.js';
import { ShortcutList } from './shortcut-list.js';

type Shown = 'palette' | 'shortcuts' | null;

/**
 * Handles Ctrl+K, '?' and Ctrl+S in the whole panel, and shows a button that opens the palette without a keyboard.
 */
export function PanelKeys({ sections }: { readonly sections: PanelSections }) {
  const { palette: texts } = usePageTexts('admin');
  const [shown, setShown] = useState<Shown>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey) return;
      const withControl = event.ctrlKey || event.metaKey;
      if (withControl && event.key.toLowerCase() === 's') return saveFocused(event);
      if (document.querySelector('dialog:modal')) return;
      const wish: Shown =
        withControl && event.key.toLowerCase() === 'k'
          ? 'palette'
          : !withControl && event.key === '?' && !isTyping(event.target)
            ? 'shortcuts'
            : null;
      if (wish === null) return;
      event.preventDefault();
      setShown(wish);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const close = (): void => setShown(null);
  return (
    <>
      <Button variant="outline" size="sm" aria-keyshortcuts="Control+K" onClick={() => setShown('palette')}>
        <Search size={16} aria-hidden="true" />
        <span className="palette-label">{texts.open}</span>
      </Button>
      {shown === 'palette' && <CommandPalette sections={sections} onClose={close} />}
      {shown === 'shortcuts' && <ShortcutList onClose={close} />}
    </>
  );
}

/**
 * Submits the form that has the focus, but not a form that contains the focused dialog. In any case it prevents
 * the browser from saving the page, which is never useful in the panel.
 */
function saveFocused(event: KeyboardEvent): void {
  event.preventDefault();
  const form = document.activeElement?.closest<HTMLElement>('form, dialog');
  if (form?.querySelector('[type=submit]:not(:disabled)')) (form as HTMLFormElement).requestSubmit?.();
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
