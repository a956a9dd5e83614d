/** Values of the contact form's category (public specification, section 2). */
export const contactCategories = ['general', 'business', 'support', 'partnership', 'feedback'] as const;
export type ContactCategory = (typeof contactCategories)[number];
