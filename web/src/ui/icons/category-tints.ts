import type { Tint } from '../../texts/text-types.js';

const tintOf: Readonly<Record<string, Tint>> = {
  'KFZ-Werkstatt': 'petrol',
  Autohändler: 'indigo',
  Reifenservice: 'steel',
  Autoteile: 'ochre',
  'TÜV-Prüfstelle': 'moss',
  Autowäsche: 'plum',
};

export const categoryTint = (category: string): Tint =>
  Object.hasOwn(tintOf, category) ? (tintOf[category] ?? 'grey') : 'grey';
