import type { SiteSettings } from '@gewerk/contracts';
import { SITE_SETTINGS } from '@gewerk/contracts/limits';

type SettingsField = keyof SiteSettings;

export const siteFields = ['site_title', 'site_description'] as const;
export const codeFields = ['head_code', 'footer_code'] as const;
export const adFields = ['ad_area_1', 'ad_area_2', 'ad_area_3', 'ad_area_4'] as const;
export const snippetFields = [...codeFields, ...adFields] as const;
const allFields = [...siteFields, ...snippetFields] as const;

export const MOST_CHARACTERS = {
  site_title: SITE_SETTINGS.titleLength,
  site_description: SITE_SETTINGS.descriptionLength,
} as const;

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Fields in which two settings differ. */
export const differing = (one: SiteSettings, other: SiteSettings): SettingsField[] =>
  allFields.filter((field) => one[field] !== other[field]);
