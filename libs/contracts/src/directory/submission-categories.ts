/** Values of the wizard's category (public specification, section 2). */
export const submissionCategories = [
  'kfz-werkstatt',
  'handwerker',
  'dienstleister',
  'handel',
  'gastronomie',
  'gesundheit',
  'bildung',
  'immobilien',
  'transport',
  'sonstiges',
] as const;
export type SubmissionCategory = (typeof submissionCategories)[number];
