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

/** States of a submission; the state of a decided one is the decision. */
export const submissionStates = ['waiting', 'approved', 'rejected', 'merged'] as const;
export type SubmissionState = (typeof submissionStates)[number];
