/** The eight site settings before anything was saved. */
export const emptySiteSettings = {
  head_code: '',
  footer_code: '',
  site_title: '',
  site_description: '',
  ad_area_1: '',
  ad_area_2: '',
  ad_area_3: '',
  ad_area_4: '',
};
export type SiteSettings = typeof emptySiteSettings;
