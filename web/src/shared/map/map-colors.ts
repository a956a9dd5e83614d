const names = [
  'paper',
  'surface',
  'sunken',
  'ink',
  'muted',
  'line',
  'edge',
  'accent',
  'accent-strong',
  'on-accent',
  'amber',
  'tint-steel-ground',
  'tint-steel-text',
  'tint-moss-ground',
  'tint-ochre-ground',
] as const;

/** The page's colours for the map, in the current colour mode. */
export type MapColors = Readonly<Record<(typeof names)[number], string>>;

export function readColors(): MapColors {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(
    names.map((name) => [name, style.getPropertyValue(`--g-colors-${name}`).trim()]),
  ) as MapColors;
}
