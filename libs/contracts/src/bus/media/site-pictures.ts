import { z } from 'zod';
import { SITE_SETTINGS } from '../../limits/index.js';
import { defineOperation } from '../operation.js';

/** The sizes of the site's icons, in pixels. */
export const SITE_ICON_SIZES = [32, 180, 192, 512] as const;

const sizes: readonly number[] = SITE_ICON_SIZES;
const base64Length = Math.ceil(SITE_SETTINGS.logoBytes / 3) * 4;

/** A picture as the operator sends it, as base64. */
export const sentLogo = z
  .base64({ error: 'must be a picture as base64' })
  .max(base64Length, `must have at most ${SITE_SETTINGS.logoBytes / 1024} KB`);

/**
 * Redraws a logo as PNG of at most 960 × 320 pixels, which drops everything but the picture; an SVG is rendered.
 * Fails with `invalid-input` if it cannot be shown, with `unavailable` while too many are being processed.
 */
export const makeSiteLogo = defineOperation({
  service: 'media',
  name: 'make-site-logo',
  input: z.object({ file: sentLogo }),
  output: z.object({ base64: z.base64(), width: z.number().int(), height: z.number().int() }),
  timeoutMs: 20_000,
});

/** The site's icon as PNG, made from its logo and accent colour; null while it has neither. */
export const getSiteIcon = defineOperation({
  service: 'media',
  name: 'get-site-icon',
  input: z.object({
    size: z.number().refine((size) => sizes.includes(size), `must be one of ${sizes.join(', ')}`),
  }),
  output: z.object({ base64: z.base64().nullable() }),
});
