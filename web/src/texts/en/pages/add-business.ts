import { PROMISED_HOURS } from '@gewerk/contracts/limits';
import type { PageTexts } from '../../catalogue-types.js';
import { addBusiness as given } from '../../default/pages/add-business.js';

export const addBusiness: PageTexts['add-business'] = {
  lang: 'en',
  title: 'Add your business',
  description: `List your business in the directory for free: three steps, checked and visible within ${PROMISED_HOURS} hours.`,
  heading: 'Add your business',
  intro: `Three short steps, free of charge. Once checked, your listing goes live within ${PROMISED_HOURS} hours.`,
  step: (step, steps) => `Step ${step} of ${steps}`,
  percent: given.percent,
  progress: 'Progress',
  next: 'Continue',
  back: 'Back',
  submit: 'Submit listing',
  submitting: 'Submitting...',
  basics: {
    title: 'Basic information',
    name: 'Name of the business',
    category: 'Category',
    categories: {
      'kfz-werkstatt': 'Car repair',
      handwerker: 'Trades',
      dienstleister: 'Service providers',
      handel: 'Retail',
      gastronomie: 'Food and drink',
      gesundheit: 'Healthcare',
      bildung: 'Education',
      immobilien: 'Real estate',
      transport: 'Transport & logistics',
      sonstiges: 'Other',
    },
    description: 'Description',
    descriptionHint: 'What do you offer, and what should customers know beforehand?',
  },
  contact: {
    title: 'Contact details',
    address: 'Street and number',
    city: 'City',
    postal_code: 'Postal code',
    phone: 'Phone',
    email: 'Email',
    emailHint: 'We will send the confirmation here.',
    website: 'Website',
  },
  hours: {
    title: 'Opening hours',
    text: 'All of this is optional. Days left empty are not shown.',
    hint: 'e.g. 09:00-18:00 or Closed',
    days: {
      monday: 'Monday',
      tuesday: 'Tuesday',
      wednesday: 'Wednesday',
      thursday: 'Thursday',
      friday: 'Friday',
      saturday: 'Saturday',
      sunday: 'Sunday',
    },
  },
  duplicates: {
    title: 'Is your business in the directory already?',
    text: 'These listings look similar. You can still submit yours.',
  },
  benefits: {
    title: 'What your listing does for you',
    items: [
      { title: 'Free', text: 'The basic listing costs nothing, today or later.' },
      {
        title: 'Be found',
        text: 'Customers in your city find you by trade, place and postal code.',
      },
      { title: 'Reachable in ten seconds', text: 'Phone number and opening hours are at the top.' },
    ],
  },
  success: {
    title: 'Submitted!',
    text: 'Thank you. This is what happens next:',
    steps: [
      'You will shortly get an email confirming that we have received your listing.',
      `We check your details within ${PROMISED_HOURS} hours.`,
      'Once checked, your listing goes live, and you get the link to it by email.',
    ],
    home: 'Go to the homepage',
  },
  toast: {
    title: 'Submitted!',
    text: `Your business has been submitted for review. You will get a confirmation by email within ${PROMISED_HOURS} hours.`,
  },
};
