import { PROMISED_HOURS } from '@gewerk/contracts/limits';
import type { PageTexts } from '../../catalogue-types.js';

export const help: PageTexts['help'] = {
  lang: 'en',
  title: 'Help',
  description:
    'Answers to frequent questions about searching, business listings and your data, and how to reach us.',
  heading: 'How can we help?',
  intro: 'Most questions are answered in two sentences. Search for yours, or look through the groups.',
  search: 'Search the questions',
  placeholder: 'e.g. opening hours',
  submit: 'Search',
  count: (found) => (found === 1 ? '1 answer found' : `${found} answers found`),
  none: 'No results found',
  noneHint: (text) => `There is nothing about “${text}” here. Try a shorter word.`,
  reset: 'Reset search',
  contents: 'On this page',
  anchor: 'Link to this answer',
  steps: {
    search: 'Search businesses',
    openNow: 'Businesses that are open now',
    categories: 'All categories',
    add: 'Add a business',
    checks: 'How listings are checked',
    saved: 'Saved businesses',
    cookies: 'Cookies and your choice',
    privacy: 'Privacy',
    contact: 'Write to us',
  },
  tasks: {
    title: 'What would you like to do?',
    find: {
      title: 'Find a business',
      text: 'By name, trade or place, or only those that are open now.',
    },
    add: { title: 'Add a business', text: 'Free, in three steps.' },
    correct: {
      title: 'Correct a listing',
      text: 'On the page of the business itself, or write to us.',
    },
  },
  groups: [
    {
      id: 'allgemein',
      title: 'General questions',
      entries: [
        {
          question: 'What is Gewerk?',
          answer:
            'A directory of workshops, trades and service businesses. For each business you find address, phone number, opening hours and rating on one page.',
        },
        {
          question: 'Does it cost anything to use?',
          answer: 'No. Searching, reading and calling is free and works without signing up.',
        },
        {
          question: 'Where does the information come from?',
          answer:
            'From publicly available sources, from imports by the operator and from the businesses themselves. Submitted businesses are checked before they are published.',
        },
        {
          question: 'How up to date are the opening hours?',
          answer:
            'Each time you look, we work out whether a business is open from its opening hours, its time zone and the public holidays of its federal state. Only the business knows about changes at short notice: call before you travel far.',
        },
      ],
    },
    {
      id: 'suche',
      title: 'Search & navigation',
      entries: [
        {
          question: 'What can I search for?',
          answer:
            'Names, trades and services, along with a city or postal code. Both fields may be left empty.',
        },
        {
          question: 'I made a typo. Will I find something anyway?',
          answer:
            'Yes. The search forgives typos and understands umlauts in both spellings: “Muenchen” finds München, “Autowerkstat” finds “Autowerkstatt”.',
        },
        {
          question: 'Nothing is listed in my town. What now?',
          answer: 'The search then shows the nearest businesses, with the distance to each.',
        },
        {
          question: 'How do I sort and filter?',
          answer:
            'Under “Businesses” you can choose a city and a category; category pages can be sorted by rating, name, city or number of reviews. Every choice is part of the page’s address, so you can share it.',
        },
      ],
    },
    {
      id: 'eintragen',
      title: 'Adding a business',
      entries: [
        {
          question: 'How do I add my business?',
          answer:
            'In three steps: name and trade, contact details, opening hours. You may skip the opening hours.',
        },
        {
          question: 'What does the listing cost?',
          answer: 'The basic listing is free and will stay free.',
        },
        {
          question: 'When does my listing appear?',
          answer: `Once it has been checked, usually within ${PROMISED_HOURS} hours. You will get a confirmation by email.`,
        },
        {
          question: 'How do I change or remove a listing?',
          answer:
            'Write to us with the address of the page and what should change. Removed businesses no longer appear in the search.',
        },
      ],
    },
    {
      id: 'nutzer',
      title: 'For visitors',
      entries: [
        {
          question: 'Do I need an account?',
          answer: 'No. You can use all public pages without signing in.',
        },
        {
          question: 'Where do the ratings come from?',
          answer:
            'They are imported with the listing and show the average and the number of reviews. If the source is known, we link to it.',
        },
        {
          question: 'What does the site store about me?',
          answer:
            'Without your consent, only what is technically necessary. The cookie page lists it in detail; you can also change your choice there.',
        },
        {
          question: 'I have found a mistake. How do I report it?',
          answer:
            'Write to us with the address of the page and the correct details. We check and correct them.',
        },
      ],
    },
  ],
  support: {
    title: 'How to reach us',
    channels: [
      {
        id: 'phone',
        title: 'Phone',
        times: { lang: 'en', text: 'Mon-Fri 9-18' },
        text: 'For anything that is easier to sort out by talking.',
        link: { text: '+49 30 23125 000', href: 'tel:+493023125000' },
      },
      {
        id: 'email',
        title: 'Email',
        times: { lang: 'en', text: 'within 24h' },
        text: 'We reply to every message, on working days by the next day at the latest.',
        link: { text: 'kontakt@gewerk.example', href: 'mailto:kontakt@gewerk.example' },
      },
      {
        id: 'chat',
        title: 'Live chat',
        times: { lang: 'en', text: 'when staffed' },
        text: 'When the chat is staffed, its window appears at the bottom of the page. Otherwise phone and email are faster.',
        link: null,
      },
    ],
  },
  resources: {
    title: 'Further reading',
    cards: [
      {
        title: 'Guides',
        text: 'How to recognise a good workshop, what an estimate is worth, and more. In German.',
        path: '/blog',
      },
      {
        title: 'About the directory',
        text: 'Who is behind it, and the principles by which it is run.',
        path: '/about',
      },
      {
        title: 'Cookies and consent',
        text: 'What is stored, for how long, and how to change it.',
        path: '/cookies',
      },
      {
        title: 'Terms of Service',
        text: 'Eight sections on searching, listings and liability.',
        path: '/terms',
      },
    ],
  },
};
