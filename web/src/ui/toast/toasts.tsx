import { TOAST } from '@gewerk/contracts/limits';
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useTexts } from '../../platform/app-context.js';
import { currentToast, reopenToast, subscribeToToasts } from './toast-store.js';

const ToastCard = lazy(async () => ({ default: (await import('./toast-card.js')).ToastCard }));

/**
 * The place of toasts, present before any of them so that screen readers announce them. F8 focuses it and shows the
 * last toast again; closing returns the focus.
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
          <Suspense>
            <ToastCard key={toast.id} toast={toast} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
