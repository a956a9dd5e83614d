import { z } from 'zod';
import type { SiteSettings } from '../../model/site-settings.js';

const snippet = z.string().refine((text) => byteLength(text) <= 64 * 1024, 'must have at most 64 KB');

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** What the operator edits: snippets put into public pages, the site's title and description, four ad areas. */
export const siteSettingsSchema = z.object({
  head_code: snippet,
  footer_code: snippet,
  site_title: z.string().max(200, 'must have at most 200 characters'),
  site_description: z.string().max(500, 'must have at most 500 characters'),
  ad_area_1: snippet,
  ad_area_2: snippet,
  ad_area_3: snippet,
  ad_area_4: snippet,
}) satisfies z.ZodType<SiteSettings>;
