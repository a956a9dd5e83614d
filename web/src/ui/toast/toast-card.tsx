import { TOAST } from '@gewerk/contracts/limits';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useCallback, useState, type FocusEvent } from 'react';
import { useTexts } from '../../platform/app-context.js';
import { dismissToast, type Toast } from './toast-store.js';
import { useCountdown } from './use-countdown.js';
import { useSwipe } from './use-swipe.js';

const icons = { success: CircleCheck, error: CircleAlert, info: Info } as const;

/**
 * One toast. Its countdown is paused while the pointer is over it, while it has the focus, and while the page is
 * hidden.
 */
export function ToastCard({ toast }: { readonly toast: Toast }) {
  const { toast: texts } = useTexts();
  const { id, kind = 'success', title, description, lang, display = TOAST.display } = toast;
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const dismiss = useCallback(() => dismissToast(id), [id]);
  useCountdown(display, isHovered || hasFocus, dismiss);
  const swipe = useSwipe(TOAST.swipeThresholdPixels, dismiss);
  const Icon = icons[kind];
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void =>
    setFocus(currentTarget.contains(relatedTarget));
  return (
    <div
      className={`toast toast-${kind}`}
      lang={lang}
      data-testid="toast"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocus(true)}
      onBlur={onBlur}
      onKeyDown={({ key }) => key === 'Escape' && dismiss()}
      {...swipe}
    >
      <Icon size={22} aria-hidden="true" />
      <div className="toast-text">
        <strong>{title}</strong>
        {description !== undefined && <p>{description}</p>}
      </div>
      <button
        type="button"
        className="toast-close"
        aria-label={texts.close}
        lang={texts.lang}
        onClick={dismiss}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
