import { FALLBACK } from '@gewerk/contracts/limits';
import type { PageTexts } from '../../catalogue-types.js';
import { about as given } from '../../default/pages/about.js';
import { german } from '../../number-format.js';

const { figures, timeline, team } = given;

export const about: PageTexts['about'] = {
  ...given,
  figures: {
    ...figures,
    cities: (cities) => `über ${german(cities ?? FALLBACK.cityCount)}`,
    usersLang: 'de',
    users: 'über 1 Mio.',
    usersLabel: 'Besucher im Monat',
  },
  timeline: {
    ...timeline,
    steps: timeline.steps.map((step) =>
      step.lang === 'en' ? { ...step, lang: 'de', title: 'Über 30.000 Betriebe' } : step,
    ) as unknown as PageTexts['about']['timeline']['steps'],
  },
  team: { ...team, introLang: 'de', intro: 'Über 15 Entwickler' },
};
