import { accentShades, type AccentShades, type SiteIdentity } from '@gewerk/contracts';

/** CSS that replaces the style sheet's accent tokens; empty if the site has chosen no accent colour. */
export function accentStyle({ accent }: Pick<SiteIdentity, 'accent'>): string {
  if (accent === undefined) return '';
  const { light, dark } = accentShades(accent);
  return `:root{${tokensOf(light, light.accent)}}@media (prefers-color-scheme:dark){:root{${tokensOf(dark, dark.accentStrong)}}}`;
}

const tokensOf = ({ accent, accentStrong, onAccent, accentSoft }: AccentShades, focus: string): string =>
  Object.entries({
    accent,
    'accent-strong': accentStrong,
    'on-accent': onAccent,
    'accent-soft': accentSoft,
    focus,
  })
    .map(([name, colour]) => `--g-colors-${name}:${colour}`)
    .join(';');
