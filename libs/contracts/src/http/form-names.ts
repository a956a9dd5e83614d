/** The forms that anybody may send. */
export const formNames = ['contact', 'submission', 'newsletter', 'report', 'claim', 'handClaim'] as const;
export type FormName = (typeof formNames)[number];

/** Pages whose form can be sent without JavaScript: the browser posts it to the page's own address. */
export const plainFormPaths = {
  contact: '/contact',
  submission: '/add-business',
} as const satisfies Partial<Record<FormName, string>>;
export type PlainFormName = keyof typeof plainFormPaths;

/** Pages that links of mails lead to, whose button works without JavaScript: the browser posts it to the page's own address. */
export const mailLinkPaths = { newsletter: '/newsletter', statistics: '/own-listing/end-figures' } as const;

/** What came of a link of a mail: done; it is none; no answer came, so that it is to be pressed again. */
export const mailLinkOutcomes = ['done', 'failed', 'again'] as const;
export type MailLinkOutcome = (typeof mailLinkOutcomes)[number];
