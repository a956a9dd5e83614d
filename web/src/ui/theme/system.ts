import {
  createSystem,
  defaultBaseConfig,
  defineConfig,
  defineRecipe,
  defineSlotRecipe,
  type SystemContext,
} from '@chakra-ui/react';
import { colorTokens, fontTokens } from './tokens.js';

const control = {
  width: '100%',
  height: '3rem',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'edge',
  borderRadius: 'control',
  background: 'surface',
  color: 'ink',
  paddingInline: '0.875rem',
  fontSize: '1.0625rem',
  _placeholder: { color: 'muted', opacity: 1 },
} as const;

export const button = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5rem',
    height: '3rem',
    paddingInline: '1.25rem',
    borderRadius: 'control',
    borderWidth: '1px',
    borderStyle: 'solid',
    fontFamily: 'heading',
    fontWeight: '600',
    fontSize: '1rem',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      solid: {
        background: 'accent',
        borderColor: 'accent',
        color: 'onAccent',
        _hover: { background: 'accentStrong', borderColor: 'accentStrong' },
      },
      outline: {
        background: 'transparent',
        borderColor: 'edge',
        color: 'ink',
        _hover: { background: 'accentSoft', borderColor: 'accent' },
      },
    },
    size: { md: {}, sm: { height: '2.5rem', paddingInline: '1rem', fontSize: '0.9375rem' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

export const input = defineRecipe({ base: control });

export const nativeSelect = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', width: '100%' },
    field: { ...control, appearance: 'none', paddingInlineEnd: '2.5rem', textOverflow: 'ellipsis' },
    indicator: {
      position: 'absolute',
      insetInlineEnd: '0.75rem',
      top: '50%',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
      width: '1rem',
      color: 'muted',
    },
  },
});

const chakra = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: false,
    cssVarsPrefix: 'g',
    conditions: { dark: '@media (prefers-color-scheme: dark)' },
    theme: {
      tokens: { fonts: fontTokens, radii: { control: { value: '10px' } } },
      semanticTokens: { colors: colorTokens },
      recipes: { button, input },
      slotRecipes: { nativeSelect },
    },
  }),
);

/**
 * Chakra with our tokens and the recipes in use: the only source for the appearance of controls. The build writes
 * tokens and recipes into the static style sheet that every page has (`web/control-styles.ts`); only the panel
 * runs Chakra. There are no global styles: the empty reset and base layers would be written without a block, so
 * that browsers would ignore everything after them.
 */
export const system: SystemContext = { ...chakra, _global: [] };
