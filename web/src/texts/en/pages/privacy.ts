import { CONSENT_MONTHS, STATISTICS_DAYS, STATISTICS_PANEL } from '@gewerk/contracts/limits';
import type { LegalTexts } from '../../page-text-types.js';

export const privacy: LegalTexts = {
  lang: 'en',
  title: 'Privacy Policy',
  description:
    'Which data this directory processes, why, for how long, and which rights you have: in brief and in plain words.',
  intro:
    'This directory needs little data. This page explains which data we need, why we need it and what you can decide about it. The German text is the binding one.',
  updated: { lang: 'en', text: 'last updated 15 January 2024' },
  contents: 'Contents',
  sections: [
    {
      id: 'verantwortlich',
      title: '1. Who is responsible',
      blocks: [
        'Responsible for the processing of personal data on this website is the operator named in the imprint. There you will find the address, phone number and email address for all questions about data protection.',
      ],
      link: { text: 'See the imprint', path: '/imprint' },
    },
    {
      id: 'besuch',
      title: '2. What happens when you visit',
      blocks: [
        'When you open a page, your browser transmits technically necessary information, including your IP address. We need it to answer you and to protect the site from overload by mass requests (Art. 6(1)(f) GDPR). For that purpose it is kept briefly in memory; the application keeps no access log that records visits with addresses.',
        'Your searches are not linked to you as a person. Fonts, icons, maps and pictures are delivered by our own server: by default, no page connects to third parties.',
        `For the operator we count how often a listing is opened, how often its phone number, website or directions are used, and what is searched for: as totals per day, without cookies, without identifiers and without storing your address (Art. 6(1)(f) GDPR). So that a repeated search counts once, an irreversible hash stays in memory for at most an hour. Search words entered by only a few visitors are not shown to anyone and are deleted after ${STATISTICS_DAYS.rareWords} days, the others ${STATISTICS_DAYS.words} days after the last search; the totals are deleted after ${STATISTICS_PANEL.months} months. If your browser sends “Global Privacy Control” or “Do Not Track”, we do not count you.`,
        'The operator can add third-party programs for measurement or advertising. Those that are assigned to a consent category are loaded only after you have agreed.',
      ],
    },
    {
      id: 'cookies',
      title: '3. Cookies and storage on your device',
      blocks: [
        'Only a few entries are necessary: the cookie that records your choice, and the scroll position, so that “Back” leads to the right place. Everything else is loaded and stored only with your consent (Art. 6(1)(a) GDPR, section 25(1) TDDDG).',
        `Your choice is kept for ${CONSENT_MONTHS} months. You can change or withdraw it at any time, as easily as you made it. If your browser sends the signal “Global Privacy Control” or “Do Not Track”, this counts as a refusal, and we do not ask.`,
      ],
      link: { text: 'See and change the cookie choice', path: '/cookies' },
    },
    {
      id: 'mitteilungen',
      title: '4. What you send us',
      blocks: [
        'If you write to us or add a business, we process what you send in order to reply, or to check and publish the listing (Art. 6(1)(b) and (f) GDPR). We do not publish names and messages; only what belongs to the listing of the business is published.',
        'A newsletter is sent only once you have confirmed your subscription by the link in a confirmation email. You can unsubscribe with one click in every issue.',
        'Business owners can have the statistics of their listing sent to them each month. For that we keep the address that the code has confirmed, with the listing and the language chosen (Art. 6(1)(a) GDPR). We delete it as soon as you stop the statistics on the page of the listing or with one click in the email, and when the listing is removed or the address no longer belongs to it.',
        'We delete messages and closed matters as soon as they are no longer needed for their purpose or for statutory records.',
      ],
    },
    {
      id: 'betriebe',
      title: '5. Information about businesses',
      blocks: [
        'The directory contains business information: name, trade, address, phone, website, opening hours and ratings. It comes from publicly available sources, from imports by the operator and from the businesses themselves. Our legitimate interest, and that of visitors, is to find businesses (Art. 6(1)(f) GDPR).',
        'If something about you is wrong there, or you do not want it published, write to us. We correct or remove the listing.',
      ],
    },
    {
      id: 'rechte',
      title: '6. Your rights',
      blocks: [
        'You have the right to',
        [
          'access your data and receive a copy of it,',
          'have it rectified or erased, or its processing restricted,',
          'receive the data that you have given us in a portable form,',
          'object to processing based on legitimate interests,',
          'withdraw consent with effect for the future.',
        ],
        'We answer requests about data protection within 30 days. You can also complain to a data protection authority, for instance that of your place of residence.',
      ],
    },
  ],
};
