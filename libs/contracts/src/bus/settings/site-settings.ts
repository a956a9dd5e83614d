import { z } from 'zod';
import { SITE_SETTINGS } from '../../limits/index.js';
import type { SiteSettings } from '../../model/site/site-settings.js';

const { titleLength, descriptionLength, snippetBytes } = SITE_SETTINGS;

const snippet = z
  .string()
  .refine((text) => byteLength(text) <= snippetBytes, `must have at most ${snippetBytes / 1024} KB`);
const text = (most: number) => z.string().max(most, `must have at most ${most} characters`);

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** What the operator edits: snippets for public pages, the site's title and description, four ad areas. */
export const siteSettingsSchema = z.object({
  head_code: snippet,
  footer_code: snippet,
  site_title: text(titleLength),
  site_description: text(descriptionLength),
  ad_area_1: snippet,
  ad_area_2: snippet,
  ad_area_3: snippet,
  ad_area_4: snippet,
}) satisfies z.ZodType<SiteSettings>;
