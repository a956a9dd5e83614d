/** Values of the contact form's category (public specification, section 2). */
export const contactCategories = ['general', 'business', 'support', 'partnership', 'feedback'] as const;
export type ContactCategory = (typeof contactCategories)[number];

/** States by which messages can be listed. */
export const messageStates = ['open', 'answered', 'all'] as const;
export type MessageState = (typeof messageStates)[number];

/** 'failed' is the dead-letter list; 'not-sent' means that no server or recipient was configured. */
export const mailStates = ['queued', 'sent', 'failed', 'not-sent'] as const;
export type MailState = (typeof mailStates)[number];

/** States by which the panel lists mails; 'unsent' covers all that have not been sent. */
export const mailListStates = ['unsent', ...mailStates] as const;
export type MailListState = (typeof mailListStates)[number];

/** Languages of the monthly statistics. */
export const mailLanguages = ['de', 'en', 'tr'] as const;
export type MailLanguage = (typeof mailLanguages)[number];
