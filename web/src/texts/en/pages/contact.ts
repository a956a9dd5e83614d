import { PROMISED_HOURS } from '@gewerk/contracts/limits';
import type { PageTexts } from '../../catalogue-types.js';

export const contact: PageTexts['contact'] = {
  lang: 'en',
  title: 'Contact',
  description: `A question about the directory or a listing, or an idea? Write to us: we reply within ${PROMISED_HOURS} hours.`,
  heading: 'Contact us',
  intro: 'A question, a mistake in a listing, a kind word? Write to us: a person reads every message.',
  form: {
    title: 'Write a message',
    name: 'Name',
    email: 'Email',
    category: 'Category',
    categories: {
      general: 'General enquiry',
      business: 'Business listing',
      support: 'Technical support',
      partnership: 'Partnership',
      feedback: 'Feedback',
    },
    subject: 'Subject',
    message: 'Message',
    submit: 'Send message',
    submitting: 'Sending...',
    sent: 'We have received your message. A confirmation is on its way to your email address.',
  },
  toast: {
    title: 'Message sent!',
    text: `Thank you. We will get back to you within ${PROMISED_HOURS} hours.`,
  },
  card: {
    title: 'By email',
    text: 'Prefer not to use a form? Write directly to:',
    address: 'kontakt@gewerk.example',
    reply: `Reply within ${PROMISED_HOURS} hours`,
    hours: { lang: 'en', label: 'Support hours:', text: 'Mon-Fri 9-18' },
  },
  faq: {
    title: 'Frequently asked questions',
    entries: [
      {
        question: 'How soon do I get a reply?',
        answer: `Within ${PROMISED_HOURS} hours; from Monday to Friday between 9 am and 6 pm usually on the same day. We confirm by email at once that we have received your message.`,
      },
      {
        question: 'Something in a listing is wrong. What can I do?',
        answer:
          'Choose “Suggest a change” or “Report this listing” below the listing. We check it and correct the listing.',
      },
      {
        question: 'What does a listing cost?',
        answer:
          'The basic listing with address, phone number, opening hours and description is free and will stay free.',
      },
      {
        question: 'What happens to my message?',
        answer: 'We use it only to reply to you, do not share it and delete it after one year at the latest.',
      },
    ],
  },
  cta: {
    title: 'Is your business not listed yet?',
    text: 'Add it in three steps. The listing is free.',
    button: 'Add your business for free',
  },
};
