import type { PageTexts } from '../../catalogue-types.js';

export const forms: PageTexts['forms'] = {
  lang: 'en',
  optional: '(optional)',
  choose: 'Please choose',
  required: 'Please fill in this field.',
  email: 'Please enter an email address, e.g. name@example.com.',
  emailRefused: 'We cannot reply to this address. Please use a permanent email address.',
  website: 'Please enter a web address, e.g. www.example.com.',
  refused: 'This entry is not valid. Please check it.',
  phoneHint: 'This does not look like a complete phone number. Is it right?',
  postalCodeHint: 'German postal codes have five digits. Is this one right?',
  kept: 'What you enter stays on this device until you send it.',
  hours: {
    read: (hours) => `Read as ${hours} ✓`,
    unread: 'Not understood. Write it like this: 09:00-18:00.',
    copy: 'Use for Tue–Fri too',
    allDay: '24 hours',
    closed: 'closed',
  },
  homepage: 'Please leave empty',
  review: 'Please check what you wrote, then send it.',
  noScript: 'This form needs JavaScript. Without JavaScript you can reach us by email:',
  failed: 'That did not work',
  failedText: 'What you entered is still here. Please try again in a moment.',
  tooMany: 'Too many submissions from your connection. Please wait a minute.',
};
