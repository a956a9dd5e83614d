/** The forms that anybody may send. */
export const formNames = ['contact', 'submission', 'newsletter', 'report', 'claim', 'handClaim'] as const;
export type FormName = (typeof formNames)[number];

/** Pages whose form can be sent without JavaScript: the browser posts it to the page's own address. */
export const plainFormPaths = {
  contact: '/contact',
  submission: '/add-business',
} as const satisfies Partial<Record<FormName, string>>;
export type PlainFormName = keyof typeof plainFormPaths;
