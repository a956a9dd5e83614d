export const formNames = ['contact', 'submission', 'newsletter', 'report', 'claim'] as const;
export type FormName = (typeof formNames)[number];

/** Where the forms that anybody may send are sent to. */
export const FORM_PATHS = {
  contact: '/api/contact',
  submission: '/api/submissions',
  newsletter: '/api/newsletter',
  report: '/api/reports',
  claim: '/api/claims',
} as const satisfies Record<FormName, string>;

/** Where the links of newsletter mails are answered: POST with the link's token in the query. */
export const NEWSLETTER_PATHS = {
  confirm: '/api/newsletter/confirm',
  unsubscribe: '/api/newsletter/unsubscribe',
} as const;

/** Where a form gets its token. */
export const FORM_TOKEN_PATH = '/api/form-token';

/** Where pages tell, by `navigator.sendBeacon`, that a visitor followed a link of a listing. Answers 204 at once. */
export const CLICK_PATH = '/api/clicks';
