/** The four categories that the overview presents whole (specification, section 2). */
export const mainCategories = ['restaurant', 'hair-salon', 'retail', 'services'] as const;

/** The others; 'handel' is left out, it has the businesses of 'retail'. */
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
