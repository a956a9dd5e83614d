import { FALLBACK } from '@gewerk/contracts/limits';
import type { PageTexts } from '../../catalogue-types.js';
import { english } from '../../number-format.js';

export const about: PageTexts['about'] = {
  lang: 'en',
  title: 'About us',
  description: 'Why this directory exists, how it started, who works on it and what it is built on.',
  heading: 'The directory you only need for a moment',
  intro:
    'When you need a workshop, you want a phone number, not pages of advertising. So what you need comes first here: name, number, opening hours.',
  figures: {
    label: 'The directory in numbers',
    total: (total) => (total === null ? FALLBACK.aboutTotal.replace('.', ',') : english(total)),
    totalLabel: 'businesses listed',
    cities: (cities) => `${english(cities ?? FALLBACK.cityCount)}+`,
    citiesLabel: 'cities',
    usersLang: 'en',
    users: '1M+',
    usersLabel: 'monthly users',
  },
  values: {
    title: 'What we are here for',
    intro: 'Good tradespeople should be easy to find. Four principles keep us on course.',
    items: [
      {
        title: 'Quick',
        text: 'Every page answers the most common question first. You have the number in ten seconds.',
      },
      {
        title: 'Honest',
        text: 'Figures come from the data, not from advertising. What we do not know, we leave out.',
      },
      {
        title: 'Open to everyone',
        text: 'On every device, by keyboard and with a screen reader, without an account or detours.',
      },
      {
        title: 'Private',
        text: 'No connection to third parties unless you agree. Searches are not tracked.',
      },
    ],
  },
  stock: {
    title: 'What is in the directory',
    intro: 'The largest categories, counted from today’s listings. A business may be in several.',
    count: (total, cities) =>
      `${english(total)} in ${cities === 1 ? 'one city' : `${english(cities)} cities`}`,
    all: 'See all categories',
  },
  checks: {
    title: 'How listings are checked',
    intro: 'A listing is only as good as its phone number, so we check listings in four ways.',
    steps: [
      {
        title: 'When it comes in',
        text: 'Numbers, addresses and opening hours are put into one format. What we cannot read we leave out; we never guess.',
      },
      {
        title: 'Against duplicates',
        text: 'Listings that may be of the same business are compared and merged.',
      },
      {
        title: 'Before it is published',
        text: 'A person reads every submission before the business appears.',
      },
      {
        title: 'Afterwards',
        text: 'We check whether websites still answer and read visitors’ reports, and owners correct their own listings.',
      },
    ],
    wrong: 'Is something still wrong? You can report it on the page of every business.',
    report: 'Or write to us.',
  },
  next: {
    title: 'What next?',
    search: 'Find a business',
    add: 'Add a business',
    help: 'Questions and answers',
  },
  timeline: {
    title: 'How it started',
    steps: [
      {
        year: '2020',
        lang: 'en',
        title: 'A list for the neighbourhood',
        text: 'It starts with three districts, a spreadsheet and one question: which workshop is open on Saturdays?',
      },
      {
        year: '2021',
        lang: 'en',
        title: 'The list becomes a directory',
        text: 'The first public version goes online, with a search by place and trade.',
      },
      {
        year: '2022',
        lang: 'en',
        title: 'Businesses add themselves',
        text: 'Owners submit their business for free; every submission is checked by people.',
      },
      {
        year: '2023',
        lang: 'en',
        title: '30,000+ companies in 2023',
        text: 'Workshops and trades from all over the country, and a search that forgives typos.',
      },
      {
        year: '2024',
        lang: 'en',
        title: 'Open or closed, to the minute',
        text: 'Opening hours take the business’s time zone and public holidays into account.',
      },
    ],
  },
  team: {
    title: 'The people behind it',
    introLang: 'en',
    intro: '15+ developers',
    introRest: 'and editors who read every new listing.',
    members: [
      {
        name: 'Maria Mustermann',
        role: 'Managing director',
        text: 'Founded the directory and still reads every complaint.',
      },
      {
        name: 'Jonas Beispiel',
        role: 'Technology',
        text: 'Makes sure a page is there before you have finished the thought.',
      },
      {
        name: 'Aylin Vorlage',
        role: 'Editorial',
        text: 'Checks listings, calls when something is off, and writes the guides.',
      },
      {
        name: 'Peter Probe',
        role: 'Business support',
        text: 'Answers the phone when opening hours change or a business moves.',
      },
    ],
  },
  technology: {
    title: 'What it runs on',
    items: [
      {
        title: 'Complete pages',
        text: 'The server delivers pages that can be read even without JavaScript and on a weak network.',
      },
      {
        title: 'A forgiving search',
        text: 'Umlauts, typos and postal codes lead to the same business.',
      },
      {
        title: 'Separate services',
        text: 'Search, directory and pictures work independently; if one fails, the others carry on.',
      },
      {
        title: 'Our own infrastructure',
        text: 'Fonts, maps and pictures come from our own server, not from third parties.',
      },
    ],
  },
};
