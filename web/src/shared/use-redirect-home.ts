import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLink } from '../platform/app-context.js';
import { paths } from '../platform/paths.js';

/** Goes home after `delay` milliseconds; stays for null. */
export function useRedirectHome(delay: number | null): void {
  const navigate = useNavigate();
  const home = useLink()(paths.home);
  useEffect(() => {
    if (delay === null) return undefined;
    const timer = setTimeout(() => void navigate(home, { replace: true }), delay);
    return () => clearTimeout(timer);
  }, [delay, home, navigate]);
}
