/** The forms that anybody may send. */
export const formNames = ['contact', 'submission', 'newsletter', 'report', 'claim'] as const;
export type FormName = (typeof formNames)[number];
