import type { PageTexts } from '../../catalogue-types.js';

export const newsletter: PageTexts['newsletter'] = {
  lang: 'en',
  title: 'Newsletter',
  description: 'Confirm or end your newsletter subscription.',
  confirm: {
    title: 'Confirm the newsletter',
    text: 'Click once to get the newsletter at the address that received this email.',
    button: 'Yes, I want the newsletter',
    done: 'Thank you! You will get the newsletter.',
    failed: 'This link is no longer valid. Please subscribe again.',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    text: 'Your address will be deleted, and you will no longer get the newsletter.',
    button: 'Unsubscribe',
    done: 'You have unsubscribed. Your address has been deleted.',
    failed: 'This link is incomplete. Please copy the whole link from the email.',
  },
  again: 'That did not work. Please try again in a moment.',
  home: 'Go to the homepage',
};
