import { PROMISED_HOURS } from '@gewerk/contracts/limits';
import type { LegalTexts } from '../../page-text-types.js';

export const terms: LegalTexts = {
  lang: 'en',
  title: 'Terms of Service',
  description: 'The conditions under which you use the directory and add businesses: eight short sections.',
  intro:
    'These terms apply between the operator of the directory and everyone who searches it or adds a business. The German text is the binding one.',
  updated: { lang: 'en', text: 'last updated 15 January 2024' },
  contents: 'Contents',
  sections: [
    {
      id: 'p1',
      title: '§1 Scope',
      blocks: [
        'These terms govern the use of the directory. Users’ own terms apply only where the operator has expressly agreed to them. Mandatory statutory rights of consumers remain unaffected.',
      ],
    },
    {
      id: 'p2',
      title: '§2 Services',
      blocks: [
        'The directory lists workshops, trades and service businesses and makes them easy to find. Searching and reading are free and possible without signing up. The basic listing of a business is free as well.',
        'Contracts for repairs and other services are made solely between you and the business. The operator does not broker orders and is not obliged to keep the website available at all times.',
      ],
    },
    {
      id: 'p3',
      title: '§3 Listing a business',
      blocks: [
        `Anyone who adds a business must be entitled to do so and must give complete and correct information. Every submission is checked, usually within ${PROMISED_HOURS} hours. There is no right to publication; the reasons for a refusal are given.`,
      ],
      link: { text: 'Questions about listings', path: '/help' },
    },
    {
      id: 'p4',
      title: '§4 Duties of users',
      blocks: [
        'In particular, it is not permitted',
        [
          'to submit false, misleading or unlawful information,',
          'to infringe the rights of others in names, texts or pictures,',
          'to scrape the directory on a large scale or to disrupt its operation,',
          'to use contact details from the directory for unsolicited advertising.',
        ],
      ],
    },
    {
      id: 'p5',
      title: '§5 Suspension',
      blocks: [
        'In the event of a breach of these terms the operator may remove listings, restrict access and suspend accounts. The operator takes the mildest measure that suffices and, where an address is known, states the reason.',
      ],
    },
    {
      id: 'p6',
      title: '§6 Content and liability',
      blocks: [
        'Information about businesses, opening hours and ratings also comes from third parties and may be out of date. The operator checks reports of mistakes promptly but cannot vouch for every detail.',
        'The operator is liable without limit for intent and gross negligence and for injury to life, body and health. For simple negligence the operator is liable only for the breach of essential duties, limited to the foreseeable, typical damage.',
      ],
    },
    {
      id: 'p7',
      title: '§7 Changes to the terms',
      blocks: [
        'The operator may change these terms with effect for the future. Changes are published here, and listed businesses are notified of them. If a business does not object within 30 days, the changes count as accepted; the notification points this out.',
      ],
    },
    {
      id: 'p8',
      title: '§8 Final provisions',
      blocks: [
        'German law applies. If individual provisions are void, the others remain in force. For merchants the place of jurisdiction is the registered office of the operator.',
      ],
    },
  ],
};
