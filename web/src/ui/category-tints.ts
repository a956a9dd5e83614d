import type { Tint } from '../texts/text-types.js';

const tintOf: Readonly<Record<string, Tint>> = {
  'KFZ-Werkstatt': 'petrol',
  Autohändler: 'indigo',
  Reifenservice: 'steel',
  Autoteile: 'ochre',
  'TÜV-Prüfstelle': 'moss',
  Autowäsche: 'plum',
};

/** The colour of a category's badge; trades without one of their own share the default. */
export const categoryTint = (category: string): Tint =>
  Object.hasOwn(tintOf, category) ? (tintOf[category] ?? 'grey') : 'grey';
