import { tints, type Tint } from '../../texts/text-types.js';

type Pair = readonly [light: string, dark: string];

/** Colours of backgrounds, texts and signals: paper tones, petrol for actions, amber for ratings. */
export const colorPairs: Readonly<Record<string, Pair>> = {
  paper: ['#FBFAF7', '#14181B'],
  surface: ['#FFFFFF', '#1B2024'],
  sunken: ['#F3F1EB', '#101316'],
  ink: ['#1B1F24', '#ECEAE4'],
  muted: ['#5A6168', '#A6ADB3'],
  line: ['#DDD9CF', '#31383E'],
  /** Edges of form controls, with a contrast of 3:1 with the background. */
  edge: ['#85888A', '#757D84'],
  accent: ['#0F5C63', '#6CC3CB'],
  accentStrong: ['#0A474D', '#8DD4DA'],
  onAccent: ['#FFFFFF', '#0B2426'],
  accentSoft: ['#EDF5F4', '#1B3336'],
  amber: ['#F2A900', '#F5B82E'],
  open: ['#1E7B4F', '#67C795'],
  closed: ['#B3261E', '#F2938C'],
  focus: ['#0F5C63', '#8DD4DA'],
};

/** Background and text colour of each category tint, first for the light mode, then for the dark one. */
const tintPairs: Readonly<Record<Tint, { ground: Pair; text: Pair }>> = {
  petrol: { ground: ['#DDEBEB', '#1C3739'], text: ['#0F5C63', '#9AD8DD'] },
  ochre: { ground: ['#F5EAD0', '#3A301A'], text: ['#6E4E00', '#E8C778'] },
  plum: { ground: ['#EEE3EE', '#382A3A'], text: ['#6A3570', '#DBB3E0'] },
  steel: { ground: ['#E2E9F0', '#253240'], text: ['#2F4E6E', '#AECBE8'] },
  brick: { ground: ['#F6E3DC', '#402A23'], text: ['#8A3A1F', '#F0B7A1'] },
  rose: { ground: ['#F7E2E8', '#40262F'], text: ['#8C2F4D', '#F0B0C3'] },
  indigo: { ground: ['#E5E5F4', '#2A2B45'], text: ['#3F4191', '#BFC1F2'] },
  moss: { ground: ['#E4EDDC', '#28351F'], text: ['#3D5B21', '#B9D79C'] },
  grey: { ground: ['#ECEAE4', '#2A3036'], text: ['#4A5056', '#C6CBD0'] },
};

function semantic([light, dark]: Pair) {
  return { value: { base: light, _dark: dark } };
}

/**
 * Colours as Chakra semantic tokens; style sheets use them as `--g-colors-paper`,
 * `--g-colors-tint-petrol-text` …
 */
export const colorTokens = {
  ...Object.fromEntries(Object.entries(colorPairs).map(([name, pair]) => [name, semantic(pair)])),
  tint: Object.fromEntries(
    tints.map((tint) => [
      tint,
      { ground: semantic(tintPairs[tint].ground), text: semantic(tintPairs[tint].text) },
    ]),
  ),
};

export const fontTokens = {
  heading: {
    value:
      "'Figtree Variable', 'Figtree Fallback', 'Figtree Roboto', 'Figtree DejaVu', system-ui, sans-serif",
  },
  body: {
    value:
      "'Source Sans 3 Variable', 'Source Sans 3 Fallback', 'Source Sans 3 Roboto', 'Source Sans 3 DejaVu', system-ui, sans-serif",
  },
};
