import type { LegalTexts } from '../../page-text-types.js';

/** All of this is sample data, which operators replace with their own. */
export const imprint: LegalTexts = {
  lang: 'en',
  title: 'Imprint',
  description: 'Provider of this directory: address, contact, representation and responsibility for content.',
  intro: 'Information under section 5 of the German Digital Services Act (DDG).',
  updated: null,
  contents: null,
  sections: [
    {
      id: 'anbieter',
      title: 'Provider',
      blocks: [
        ['Gewerk Verzeichnis GmbH (sample entry)', 'Musterstraße 1', '10115 Berlin', 'Germany'],
        'Represented by the managing director: Maria Mustermann.',
      ],
    },
    {
      id: 'kontakt',
      title: 'Contact',
      blocks: [
        ['Phone: +49 30 23125 000', 'Email: kontakt@gewerk.example'],
        { lang: 'en', text: 'Business hours: Mo-Fr 09-18 and Sa 10-14' },
      ],
    },
    {
      id: 'register',
      title: 'Commercial register and tax',
      blocks: [
        ['Local court (Amtsgericht) Musterstadt, HRB 000000', 'VAT identification number: DE000000000'],
      ],
    },
    {
      id: 'inhalte',
      title: 'Responsible for editorial content',
      blocks: ['Maria Mustermann, address as above (section 18(2) MStV).'],
    },
    {
      id: 'streit',
      title: 'Dispute resolution',
      blocks: [
        'We are neither obliged nor willing to take part in proceedings before a consumer arbitration board. Write to us: most matters are settled by a reply.',
      ],
    },
    {
      id: 'hinweise',
      title: 'Reporting mistakes and infringements',
      blocks: [
        'If a listing is wrong or content infringes rights, give us the address of the page and the reason. We check every report and reply to you.',
      ],
    },
  ],
};
