import { paths } from '../../platform/paths.js';
import type { PageTexts } from '../../texts/catalogue-types.js';

interface Step {
  readonly label: keyof PageTexts['help']['steps'];
  readonly path: string;
}

const step = {
  search: { label: 'search', path: paths.businesses },
  openNow: { label: 'openNow', path: `${paths.businesses}?openNow=true` },
  categories: { label: 'categories', path: paths.allCategories },
  add: { label: 'add', path: paths.addBusiness },
  checks: { label: 'checks', path: `${paths.about}#checks` },
  saved: { label: 'saved', path: paths.saved },
  cookies: { label: 'cookies', path: paths.cookies },
  privacy: { label: 'privacy', path: paths.privacy },
  contact: { label: 'contact', path: paths.contact },
} as const satisfies Record<string, Step>;

/** Further links of an answer, by its id. */
const steps: Readonly<Record<string, readonly Step[]>> = {
  'allgemein-1': [step.search, step.categories],
  'allgemein-3': [step.checks],
  'allgemein-4': [step.openNow],
  'suche-1': [step.search],
  'suche-3': [step.add],
  'suche-4': [step.search, step.categories],
  'eintragen-1': [step.add],
  'eintragen-3': [step.checks],
  'eintragen-4': [step.contact],
  'nutzer-1': [step.saved],
  'nutzer-3': [step.cookies, step.privacy],
  'nutzer-4': [step.contact],
};

export const stepsAfter = (answer: string): readonly Step[] => steps[answer] ?? [];
