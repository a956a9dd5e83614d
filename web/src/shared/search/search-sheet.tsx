import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../../platform/app-context.js';
import { closeByBack } from '../../platform/close-by-back.js';
import { SiteSearch } from './site-search.js';
import { Icon } from '../../ui/icons/icon.js';

/** The search, covering the whole screen of a phone, in the browser's own dialog. */
export function SearchSheet({ onClose }: { readonly onClose: () => void }) {
  const { nav } = useTexts().common;
  const dialog = useRef<HTMLDialogElement>(null);
  const closed = useEffectEvent(onClose);
  useEffect(() => {
    dialog.current?.showModal();
    // Focus the field, since people type after opening the search; the browser would focus the close button.
    dialog.current?.querySelector('input')?.focus();
    const leave = closeByBack(() => dialog.current?.close());
    return () => {
      leave();
      // Close the sheet when it is left after a search, so that visitors who come back find the page instead of
      // the sheet.
      closed();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="search-sheet"
      aria-label={nav.search.label}
      lang={nav.lang}
      onClose={onClose}
    >
      <button type="button" aria-label={nav.closeSearch} onClick={() => dialog.current?.close()}>
        <Icon name="close" size={24} />
      </button>
      <SiteSearch id="sheet-search" texts={nav.search} hasPlace />
    </dialog>
  );
}
