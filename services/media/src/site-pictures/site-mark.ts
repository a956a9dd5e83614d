import { accentShades } from '@gewerk/contracts';

const PETROL = { ground: '#0F5C63', dots: '#9AD8DD' } as const;

/** The site's mark, shown if it has no logo: nine dots on its accent colour. */
export function siteMark(accent: string | undefined, size: number): string {
  const { ground, dots } =
    accent === undefined ? PETROL : { ground: accent, dots: accentShades(accent).light.accentSoft };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${ground}"/><path d="M7 7h0M16 7h0M25 7h0M7 16h0M25 16h0M7 25h0M16 25h0M25 25h0" fill="none" stroke="${dots}" stroke-width="4" stroke-linecap="round"/><circle cx="16" cy="16" r="5" fill="#F2A900"/></svg>`;
}
