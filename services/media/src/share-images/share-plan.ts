import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SHARE_IMAGE } from '@gewerk/contracts/limits';
import type { PrintPlan } from './page-printer.js';
import { cardStyle } from './card-style.js';

const fonts = [
  ['Figtree', '@fontsource-variable/figtree/files/figtree', ['latin', 'latin-ext']],
  [
    'Source Sans 3',
    '@fontsource-variable/source-sans-3/files/source-sans-3',
    ['latin', 'latin-ext', 'cyrillic', 'greek'],
  ],
] as const;

/** Unicode ranges, as in the fonts' own style sheets. */
const ranges = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191',
  'latin-ext':
    'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0',
  cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
  greek: 'U+0370-03FF',
} as const;

/** The document for cards: embedded fonts, no network. */
export function sharePlan(): PrintPlan {
  const policy = "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'";
  return {
    ...SHARE_IMAGE,
    shell: `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}"><style>${fontFaces()}${cardStyle}</style></head><body></body></html>`,
  };
}

function fontFaces(): string {
  const require = createRequire(import.meta.url);
  return fonts
    .flatMap(([family, path, subsets]) =>
      subsets.map((subset) => {
        const data = readFileSync(require.resolve(`${path}-${subset}-wght-normal.woff2`)).toString('base64');
        return `@font-face{font-family:'${family}';font-weight:200 900;unicode-range:${ranges[subset]};src:url(data:font/woff2;base64,${data})}`;
      }),
    )
    .join('');
}
