/** The four categories that the overview shows in full (public specification, section 2). */
export const mainCategories = ['restaurant', 'hair-salon', 'retail', 'services'] as const;

/** The others; of two names for the same businesses, such as 'retail' and 'handel', one is omitted. */
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
