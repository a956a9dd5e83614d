import { useLink, useTexts } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';

/** The dot map's motif, drawn small: nine dots of different weight. */
const DOTS = 'M4 4h0M14 4h0M24 4h0M4 14h0M24 14h0M4 24h0M14 24h0';

export function LogoMark() {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <path d={DOTS} strokeWidth="4" />
      <path d="M24 24h0" strokeWidth="4" />
      <path className="logo-lit" d="M14 14h0" strokeWidth="9" />
    </svg>
  );
}

export function Logo() {
  const { brand } = useTexts().common;
  const link = useLink();
  return (
    <a className="logo" href={link(paths.home)}>
      <LogoMark />
      <span>{brand.name}</span>
    </a>
  );
}
