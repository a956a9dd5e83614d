import { PROMISED_HOURS } from '@gewerk/contracts/limits';
import type { PageTexts } from '../../catalogue-types.js';
import { help as given } from '../../default/pages/help.js';

const [general, search, adding, users] = given.groups;
const [what, mistyped, nothing, sorting] = search.entries;
const [phone, email, chat] = given.support.channels;

export const help: PageTexts['help'] = {
  ...given,
  groups: [
    general,
    {
      ...search,
      entries: [
        what,
        mistyped,
        nothing,
        // The default catalogue's menu names this page in English.
        { ...sorting, answer: sorting.answer.replace('„Businesses“', '„Betriebe“') },
      ],
    },
    adding,
    users,
  ],
  support: {
    ...given.support,
    channels: [
      { ...phone, times: { lang: 'de', text: 'Mo-Fr 9-18 Uhr' } },
      { ...email, times: { lang: 'de', text: `innerhalb von ${PROMISED_HOURS} Stunden` } },
      chat,
    ],
  },
};
