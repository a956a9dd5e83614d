/** The four categories that the overview shows in full (public specification, section 2). */
export const mainCategories = ['restaurant', 'hair-salon', 'retail', 'services'] as const;

/**
 * The other categories. If two slugs stand for the same businesses, such as 'retail' and 'handel', one of them is
 * omitted.
 */
export const otherCategories = [
  'kfz-werkstatt',
  'handwerker',
  'dienstleister',
  'technische-dienste',
  'healthcare',
  'bildung',
  'immobilien',
  'transport',
  'sonstiges',
] as const;
