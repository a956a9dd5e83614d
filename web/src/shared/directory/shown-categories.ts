/** The four categories that the overview presents whole (public specification, section 2). */
export const mainCategories = ['restaurant', 'hair-salon', 'retail', 'services'] as const;

/** The others; of two names of the same businesses, such as 'retail' and 'handel', one is left out. */
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
