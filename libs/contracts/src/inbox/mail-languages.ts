/** Languages that the monthly figures are written in. */
export const mailLanguages = ['de', 'en', 'tr'] as const;
export type MailLanguage = (typeof mailLanguages)[number];
