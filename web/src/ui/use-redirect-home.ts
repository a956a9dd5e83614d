import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLink } from '../app/app-context.js';
import { paths } from '../app/paths.js';

/** Leads to the home page after some milliseconds; stays where `delay` is null. */
export function useRedirectHome(delay: number | null): void {
  const navigate = useNavigate();
  const home = useLink()(paths.home);
  useEffect(() => {
    if (delay === null) return undefined;
    const timer = setTimeout(() => void navigate(home, { replace: true }), delay);
    return () => clearTimeout(timer);
  }, [delay, home, navigate]);
}
