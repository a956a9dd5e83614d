import createCache from '@emotion/cache';
import { css, type CSSObject } from '@emotion/react';
import type { Plugin } from 'vite';
import { button, input, nativeSelect, system } from './src/ui/theme/system.js';

const SHEET = /[\\/]ui[\\/]styles[\\/]controls\.css$/;

type Style = Parameters<typeof system.css>[0];

/**
 * Styles by class name, in the order of the style sheet. A variant of a button contains only what it adds to the
 * base style.
 */
const styles: Readonly<Record<string, Style>> = {
  button: button.base,
  ...variants('button', button.variants?.['variant']),
  ...variants('button', button.variants?.['size']),
  input: input.base,
  select: nativeSelect.base?.['root'],
  'select-field': nativeSelect.base?.['field'],
  'select-indicator': nativeSelect.base?.['indicator'],
};

function variants(name: string, all: Readonly<Record<string, Style>> = {}): Record<string, Style> {
  return Object.fromEntries(Object.entries(all).map(([variant, style]) => [`${name}-${variant}`, style]));
}

/**
 * Writes the Chakra tokens and recipes of `src/ui/theme/system.ts` into the style sheet, so that the site's
 * pages need no script for them.
 */
export function controlStyles(): Plugin {
  return {
    name: 'control-styles',
    enforce: 'pre',
    transform: (_code, id) => (SHEET.test(id) ? writtenStyles() : undefined),
  };
}

function writtenStyles(): string {
  const cache = createCache({ key: 'controls' });
  const written = (style: CSSObject) => cache.insert('', css(style), cache.sheet, false) ?? '';
  const recipes = Object.entries(styles).map(([name, style]) =>
    written({ '@layer recipes': { [`.${name}`]: system.css(style) } } as CSSObject),
  );
  return [written(system.getTokenCss()), ...recipes].join('\n');
}
