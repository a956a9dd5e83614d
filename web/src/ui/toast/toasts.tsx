import { TOAST } from '@gewerk/contracts/limits';
import { lazy, useEffect, useRef, useSyncExternalStore } from 'react';
import { useTexts } from '../../platform/app-context.js';
import { Icon } from '../icons/icon.js';
import { Part } from '../feedback/part.js';
import { currentToast, dismissToast, reopenToast, subscribeToToasts, type Toast } from './toast-store.js';

/**
 * Loads the card of toasts. To be called once a page is idle: toasts report failures, and most failures occur when
 * the connection has been lost, so the card must be loaded before that.
 */
export const loadToastCard = async () => ({ default: (await import('./toast-card.js')).ToastCard });

const ToastCard = lazy(loadToastCard);

/**
 * The container for toasts. It exists before any toast, so that screen readers announce toasts. F8 focuses it and
 * shows the last toast again; closing the toast returns the focus.
 */
export function Toasts() {
  const { toast: texts } = useTexts();
  const viewport = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const isOpen = toast?.isOpen ?? false;

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== TOAST.hotkey || !currentToast()) return;
      event.preventDefault();
      reopenToast();
      if (document.activeElement instanceof HTMLElement && document.activeElement !== viewport.current) {
        cameFrom.current = document.activeElement;
      }
      viewport.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  useEffect(() => {
    if (isOpen || !cameFrom.current) return;
    if (document.activeElement === document.body || viewport.current?.contains(document.activeElement)) {
      cameFrom.current.focus();
    }
    cameFrom.current = null;
  }, [isOpen]);

  return (
    <div
      ref={viewport}
      className="toasts"
      role="region"
      aria-label={texts.region}
      lang={texts.lang}
      tabIndex={-1}
    >
      <div aria-live="polite" aria-atomic="true">
        {toast?.isOpen && (
          <Part key={toast.id} otherwise={<PlainToast toast={toast} />}>
            <ToastCard toast={toast} />
          </Part>
        )}
      </div>
    </div>
  );
}

/** A toast for a page that could not load the card; it stays until it is closed. */
function PlainToast({ toast }: { readonly toast: Toast }) {
  const { toast: texts } = useTexts();
  const { id, title, description, kind = 'success', lang } = toast;
  return (
    <div className={`toast toast-${kind}`} lang={lang} data-testid="toast">
      <div className="toast-text">
        <strong>{title}</strong>
        {description !== undefined && <p>{description}</p>}
      </div>
      <button
        type="button"
        className="toast-close"
        aria-label={texts.close}
        lang={texts.lang}
        onClick={() => dismissToast(id)}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
