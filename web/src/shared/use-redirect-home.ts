import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLink } from '../platform/app-context.js';
import { paths } from '../platform/paths.js';

/** Events that show that someone is using the page. */
const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'focusin'] as const;

function isFocused(): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && activeElement !== document.querySelector('main');
}

/**
 * Redirects to the home page after `delay` milliseconds. The page stays if `delay` is null, or if the visitor
 * presses a key or moves the pointer or the focus (WCAG 2.2.1).
 * @returns whether the visitor has made the page stay
 */
export function useRedirectHome(delay: number | null): boolean {
  const navigate = useNavigate();
  const home = useLink()(paths.home);
  const [stays, setStays] = useState(false);
  useEffect(() => {
    if (delay === null || stays) return undefined;
    const stay = ({ type, target }: Event): void => {
      // Focusing the content is not a sign of use: the frame does so on every page that opens.
      if (type !== 'focusin' || target !== document.querySelector('main')) setStays(true);
    };
    // The focus may have moved before the scripts were loaded.
    const leave = (): void => (isFocused() ? setStays(true) : void navigate(home, { replace: true }));
    const timer = setTimeout(leave, delay);
    for (const sign of signs) document.addEventListener(sign, stay, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) document.removeEventListener(sign, stay);
    };
  }, [delay, home, navigate, stays]);
  return stays;
}
