/** The forms that anybody may send. */
export const formNames = ['contact', 'submission', 'newsletter', 'report', 'claim', 'handClaim'] as const;
export type FormName = (typeof formNames)[number];

/** Pages whose form can be sent without JavaScript: the browser posts it to the page's own address. */
export const plainFormPaths = {
  contact: '/contact',
  submission: '/add-business',
} as const satisfies Partial<Record<FormName, string>>;
export type PlainFormName = keyof typeof plainFormPaths;

/**
 * Pages that links in mails lead to, whose button works without JavaScript: the browser posts it to the page's own
 * address.
 */
export const mailLinkPaths = { newsletter: '/newsletter', statistics: '/own-listing/end-figures' } as const;

/**
 * Outcome of following a mail's link: done; not a valid link; or no response, so the button should be pressed again.
 */
export const mailLinkOutcomes = ['done', 'failed', 'again'] as const;
export type MailLinkOutcome = (typeof mailLinkOutcomes)[number];
