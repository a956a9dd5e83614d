/** The backgrounds behind text in the accent colour; equal to the tokens of the web client. */
const LIGHT = { paper: '#FBFAF7', sunken: '#F3F1EB' } as const;
const DARK = { paper: '#14181B', surface: '#1B2024' } as const;

/** Minimum contrast of text and background (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5;
/** Step of the mixing ratio in the search for a readable shade. */
const STEP = 0.02;

/** The accent colour of an operator in the shades that the site needs, `#RRGGBB` each. */
export interface AccentShades {
  readonly accent: string;
  readonly accentStrong: string;
  readonly onAccent: string;
  readonly accentSoft: string;
}

type Channels = readonly [number, number, number];

const channels = (colour: string): Channels => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

const SMALL = 0.04045;

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((channel) => {
    const part = channel / 255;
    return part <= SMALL ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Mixes two colours; `share` is the proportion of `colour`, from 0 to 1. */
function mixed(colour: string, other: string, share: number): string {
  const others = channels(other);
  const parts = channels(colour).map((channel, index) =>
    Math.round(channel * share + (others[index] ?? 0) * (1 - share))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`.toUpperCase();
}

const softOf = (accent: string): string => mixed(accent, LIGHT.paper, 0.08);

/** The lowest contrast of an accent colour with the backgrounds behind it, and of white text on it. */
export function accentContrast(accent: string): number {
  return Math.min(...[LIGHT.paper, LIGHT.sunken, softOf(accent)].map((ground) => contrast(accent, ground)));
}

/** The colour itself, or its nearest readable darker shade. */
export function readableAccent(accent: string): string {
  for (let share = 1; share > 0; share -= STEP) {
    const shade = share === 1 ? accent.toUpperCase() : mixed(accent, '#000000', share);
    if (accentContrast(shade) >= TEXT_CONTRAST) return shade;
  }
  return '#000000';
}

/** For a readable accent: shades on light and on dark backgrounds. */
export function accentShades(accent: string): { light: AccentShades; dark: AccentShades } {
  const onDark = lightened(accent);
  return {
    light: {
      accent,
      accentStrong: mixed(accent, '#000000', 0.8),
      onAccent: '#FFFFFF',
      accentSoft: softOf(accent),
    },
    dark: {
      accent: onDark,
      accentStrong: mixed(onDark, '#FFFFFF', 0.75),
      onAccent: '#101316',
      accentSoft: mixed(onDark, DARK.surface, 0.12),
    },
  };
}

/** The nearest lighter shade that is readable on dark backgrounds, including its own soft one. */
function lightened(accent: string): string {
  for (let share = 1; share > 0; share -= STEP) {
    const shade = mixed(accent, '#FFFFFF', share);
    const grounds = [DARK.paper, DARK.surface, mixed(shade, DARK.surface, 0.12)];
    if (grounds.every((ground) => contrast(shade, ground) >= TEXT_CONTRAST + 1)) return shade;
  }
  return '#FFFFFF';
}
