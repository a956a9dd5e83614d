/** Values of the contact form's category (public specification, section 2). */
export const contactCategories = ['general', 'business', 'support', 'partnership', 'feedback'] as const;
export type ContactCategory = (typeof contactCategories)[number];

/** Messages that a list may be asked for. */
export const messageStates = ['open', 'answered', 'all'] as const;
export type MessageState = (typeof messageStates)[number];

/** 'failed' is the dead-letter list; 'not-sent' is what no server or recipient was configured for. */
export const mailStates = ['queued', 'sent', 'failed', 'not-sent'] as const;
export type MailState = (typeof mailStates)[number];

/** Mails that the panel's list shows; 'unsent' are all that have not left. */
export const mailListStates = ['unsent', ...mailStates] as const;
export type MailListState = (typeof mailListStates)[number];

/** Languages that the monthly statistics are written in. */
export const mailLanguages = ['de', 'en', 'tr'] as const;
export type MailLanguage = (typeof mailLanguages)[number];
